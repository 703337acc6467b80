// RUN: winnow-opt %s --pass-pipeline=plan-sweep | FileCheck %s --check-prefixes=CHECK,CUDA90
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=cuda:80}' \
// RUN:   | FileCheck %s --check-prefix=CUDA80
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=cuda:100}' \
// RUN:   | FileCheck %s --check-prefix=CUDA100
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=cuda:120}' \
// RUN:   | FileCheck %s --check-prefix=CUDA120
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=hip:gfx942}' \
// RUN:   | FileCheck %s --check-prefix=HIP
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{tile-keys=16}' \
// RUN:   | FileCheck %s --check-prefix=ONE-GIVEN
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{tile-rows=16 tile-keys=64 program-keys=192 \
// RUN:   num-warps=2 num-stages=1 helpers=5 polls=3}' | FileCheck %s --check-prefix=ALL-GIVEN

// Keys of 1 KiB: less shared memory takes fewer keys or a shorter pipeline; and wgmma and tcgen05
// take the queries from shared memory too. A shorter tile leaves room for a deeper pipeline.
// CHECK-LABEL: func.func @target(
// CHECK-SAME:    attributes {winnow.plan = {
// CUDA90-SAME:     helpers = 132 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 1024 : i32, target = "cuda:90", tile_keys = 32 : i32, tile_rows = 128 : i32}} {
// CUDA80:          num_stages = 3 : i32, {{.+}}, target = "cuda:80", tile_keys = 32 : i32, tile_rows = 128 : i32}} {
// CUDA100:         num_stages = 2 : i32, {{.+}}, target = "cuda:100", tile_keys = 32 : i32, tile_rows = 128 : i32}} {
// CUDA120:         num_stages = 2 : i32, {{.+}}, target = "cuda:120", tile_keys = 32 : i32, tile_rows = 128 : i32}} {
// HIP:             num_stages = 3 : i32, num_warps = 4 : i32, {{.+}}, target = "hip:gfx942", tile_keys = 16 : i32, tile_rows = 128 : i32}} {
// ONE-GIVEN:       num_stages = 3 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 1024 : i32, target = "cuda:90", tile_keys = 16 : i32, tile_rows = 128 : i32}} {
// ALL-GIVEN:       helpers = 5 : i32, num_stages = 1 : i32, num_warps = 2 : i32, polls = 3 : i32, program_keys = 192 : i32, target = "cuda:90", tile_keys = 64 : i32, tile_rows = 16 : i32}} {
func.func @target(
    %cache: memref<?x8x512xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x512xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x512xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// Keys of 32 bytes: no limit shows. 256 rows of a request are two tiles.
// CHECK-LABEL: func.func @many_rows(
// CHECK-SAME:    helpers = 132 : i32, num_stages = 3 : i32, num_warps = 8 : i32, {{.+}}, tile_keys = 32 : i32, tile_rows = 128 : i32}} {
func.func @many_rows(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 256 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// CHECK-LABEL: func.func @rows_64(
// CHECK-SAME:    num_warps = 4 : i32, {{.+}}, tile_rows = 64 : i32}} {
func.func @rows_64(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 64 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// A tile is a power of two: 96 rows are three tiles.
// CHECK-LABEL: func.func @rows_96(
// CHECK-SAME:    num_warps = 4 : i32, {{.+}}, tile_rows = 32 : i32}} {
func.func @rows_96(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 96 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// A tile's rows share a request in each set of keys.
// CHECK-LABEL: func.func @rows_32_and_16(
// CHECK-SAME:    num_warps = 4 : i32, {{.+}}, tile_rows = 16 : i32}} {
func.func @rows_32_and_16(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 32 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %l = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 16 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// Packed keys take less room than BF16 ones of the dim in @target, and the tile that is converted
// some more. Targets that can multiply them as they are do.
// CHECK-LABEL: func.func @nvfp4(
// CHECK-SAME:    attributes {winnow.plan = {
// CUDA90-SAME:     dequantize = "convert", {{.+}}, num_stages = 3 : i32, {{.+}}, tile_keys = 32 : i32, tile_rows = 128 : i32}} {
// CUDA80:          dequantize = "convert", {{.+}}, num_stages = 3 : i32, {{.+}}, tile_keys = 32 : i32, tile_rows = 128 : i32}} {
// CUDA100:         dequantize = "scaled-dot", {{.+}}, num_stages = 3 : i32, {{.+}}, tile_keys = 32 : i32, tile_rows = 128 : i32}} {
// CUDA120:         dequantize = "scaled-dot", {{.+}}, num_stages = 3 : i32, {{.+}}, tile_keys = 32 : i32, tile_rows = 128 : i32}} {
// HIP:             dequantize = "convert", {{.+}}, num_stages = 3 : i32, {{.+}}, tile_keys = 16 : i32, tile_rows = 128 : i32}} {
func.func @nvfp4(
    %cache: memref<?x8x256xi8>, %scales: memref<?x8x32xi8>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x256xi8>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x256xi8>
    %ks = "winnow.paged_keys"(%scales, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x32xi8>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x32xi8>
    %keys = "winnow.dequantize_nvfp4"(%k, %ks)
        : (tensor<?x?x256xi8>, tensor<?x?x32xi8>) -> tensor<?x?x512xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// One block is too little for an MMA of NVFP4.
// CHECK-LABEL: func.func @nvfp4_of_one_block(
// CHECK-SAME:    dequantize = "convert", {{.+}}, tile_rows = 128 : i32}} {
// CUDA100:         dequantize = "convert",
func.func @nvfp4_of_one_block(
    %cache: memref<?x8x8xi8>, %scales: memref<?x8x1xi8>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x8xi8>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x8xi8>
    %ks = "winnow.paged_keys"(%scales, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x1xi8>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x1xi8>
    %keys = "winnow.dequantize_nvfp4"(%k, %ks)
        : (tensor<?x?x8xi8>, tensor<?x?x1xi8>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// A selection that is not fused yet is not planned.
// CHECK-LABEL: func.func @not_fused(
// CHECK-SAME:    i32) {
// CHECK-NEXT:    "winnow.splat"
func.func @not_fused(
    %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
  "winnow.threshold_select"(%s, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

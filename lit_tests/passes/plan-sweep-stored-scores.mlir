// RUN: winnow-opt %s --pass-pipeline=plan-sweep | FileCheck %s --check-prefixes=CHECK,CUDA90
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=cuda:80}' \
// RUN:   | FileCheck %s --check-prefix=CUDA80
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=hip:gfx942}' \
// RUN:   | FileCheck %s --check-prefix=HIP
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{tile-rows=64 tile-keys=256 program-keys=768 \
// RUN:   num-warps=2 num-stages=1}' | FileCheck %s --check-prefix=GIVEN

// A tile whose scores are only stored may have more keys than one of a selection. How many there is
// room for shows with keys of 1 KiB.
// CHECK-LABEL: func.func @keys_of_1_kib(
// CHECK-SAME:    attributes {winnow.plan = {
// CUDA90-SAME:     helpers = 132 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 1024 : i32, target = "cuda:90", tile_keys = 32 : i32, tile_rows = 128 : i32}} {
// CUDA80:          num_stages = 3 : i32, {{.+}}, target = "cuda:80", tile_keys = 32 : i32, tile_rows = 128 : i32}} {
// HIP:             num_stages = 3 : i32, {{.+}}, target = "hip:gfx942", tile_keys = 16 : i32, tile_rows = 128 : i32}} {
// GIVEN:           num_stages = 1 : i32, num_warps = 2 : i32, polls = 1024 : i32, program_keys = 768 : i32, target = "cuda:90", tile_keys = 256 : i32, tile_rows = 64 : i32}} {
func.func @keys_of_1_kib(
    %cache: memref<?x8x512xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x512xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x512xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 128 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// With small keys, the most.
// CHECK-LABEL: func.func @keys_of_32_bytes(
// CHECK-SAME:    num_stages = 3 : i32, num_warps = 8 : i32, {{.+}}, tile_keys = 128 : i32, tile_rows = 128 : i32}} {
func.func @keys_of_32_bytes(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 128 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// Groups of a few rows get the smallest tile, which has more rows than that.
// CHECK-LABEL: func.func @one_row(
// CHECK-SAME:    num_stages = 3 : i32, num_warps = 4 : i32, {{.+}}, tile_keys = 128 : i32, tile_rows = 16 : i32}} {
func.func @one_row(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 1 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 1 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @rows_8(
// CHECK-SAME:    num_stages = 3 : i32, num_warps = 4 : i32, {{.+}}, tile_keys = 128 : i32, tile_rows = 16 : i32}} {
func.func @rows_8(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 8 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 8 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// The largest power of two in 24 is less than the smallest tile.
// CHECK-LABEL: func.func @rows_24(
// CHECK-SAME:    num_stages = 3 : i32, num_warps = 4 : i32, {{.+}}, tile_keys = 128 : i32, tile_rows = 16 : i32}} {
func.func @rows_24(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 24 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 24 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// Rows that share their keys are those of a group and of a request.
// CHECK-LABEL: func.func @groups_32_of_a_request(
// CHECK-SAME:    num_stages = 3 : i32, num_warps = 4 : i32, {{.+}}, tile_keys = 128 : i32, tile_rows = 32 : i32}} {
func.func @groups_32_of_a_request(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 32 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @requests_64_of_a_group(
// CHECK-SAME:    num_stages = 3 : i32, num_warps = 4 : i32, {{.+}}, tile_keys = 128 : i32, tile_rows = 64 : i32}} {
func.func @requests_64_of_a_group(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 64 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 128 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// Sampled keys are like any others.
// CHECK-LABEL: func.func @sampled_keys(
// CHECK-SAME:    num_stages = 3 : i32, num_warps = 8 : i32, {{.+}}, tile_keys = 128 : i32, tile_rows = 128 : i32}} {
func.func @sampled_keys(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %k = "winnow.sampled_keys"(%cache, %table, %requests, %requests) {request_rows = 256 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>, memref<?xi32>)
        -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 256 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

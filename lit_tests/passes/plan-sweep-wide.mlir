// RUN: winnow-opt %s --pass-pipeline=plan-sweep | FileCheck %s --check-prefixes=CHECK,CUDA90
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=cuda:80}' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,OTHERS
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=cuda:120}' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,OTHERS

// On Hopper tiles are of 128 keys where they are whole pages, or pages hold whole tiles. Programs
// are of more keys then, and two of 128 registers a thread run at a time on a multiprocessor.
// CHECK-LABEL: func.func @pages_of_64(
// CUDA90-SAME:    winnow.plan = {helpers = 264 : i32, max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 4096 : i32, scatter = "hits", target = "cuda:90", tile_keys = 128 : i32, tile_rows = 128 : i32}} {
// OTHERS-SAME:    program_keys = 1024 : i32, scatter = "hits", {{.+}}, tile_keys = 64 : i32, tile_rows = 128 : i32}} {
func.func @pages_of_64(
    %query: memref<?x128xbf16>, %cache: memref<?x64x128xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x128xbf16>) -> tensor<?x128xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x64x128xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x128xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x128xbf16>, tensor<?x?x128xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// CHECK-LABEL: func.func @pages_of_128(
// CUDA90-SAME:    winnow.plan = {helpers = 264 : i32, max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 4096 : i32, scatter = "hits", target = "cuda:90", tile_keys = 128 : i32, tile_rows = 128 : i32}} {
// OTHERS-SAME:    program_keys = 1024 : i32, scatter = "hits", {{.+}}, tile_keys = 64 : i32, tile_rows = 128 : i32}} {
func.func @pages_of_128(
    %query: memref<?x128xbf16>, %cache: memref<?x128x128xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x128xbf16>) -> tensor<?x128xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x128x128xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x128xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x128xbf16>, tensor<?x?x128xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// CHECK-LABEL: func.func @pages_of_256(
// CUDA90-SAME:    winnow.plan = {helpers = 264 : i32, max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 4096 : i32, scatter = "hits", target = "cuda:90", tile_keys = 128 : i32, tile_rows = 128 : i32}} {
// OTHERS-SAME:    program_keys = 1024 : i32, scatter = "hits", {{.+}}, tile_keys = 64 : i32, tile_rows = 128 : i32}} {
func.func @pages_of_256(
    %query: memref<?x128xbf16>, %cache: memref<?x256x128xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x128xbf16>) -> tensor<?x128xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x256x128xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x128xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x128xbf16>, tensor<?x?x128xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// CHECK-LABEL: func.func @pages_of_32(
// CUDA90-SAME:    winnow.plan = {helpers = 264 : i32, max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 4096 : i32, scatter = "hits", target = "cuda:90", tile_keys = 128 : i32, tile_rows = 128 : i32}} {
// OTHERS-SAME:    program_keys = 1024 : i32, scatter = "hits", {{.+}}, tile_keys = 64 : i32, tile_rows = 128 : i32}} {
func.func @pages_of_32(
    %query: memref<?x128xbf16>, %cache: memref<?x32x128xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x128xbf16>) -> tensor<?x128xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x32x128xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x128xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x128xbf16>, tensor<?x?x128xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// A tile of more than 8 pages would look up each of them.
// CHECK-LABEL: func.func @pages_of_8(
// CHECK-SAME:     program_keys = 1024 : i32, scatter = "hits", {{.+}}, tile_keys = 64 : i32, tile_rows = 128 : i32}} {
func.func @pages_of_8(
    %query: memref<?x128xbf16>, %cache: memref<?x8x128xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x128xbf16>) -> tensor<?x128xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x128xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x128xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x128xbf16>, tensor<?x?x128xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// Some tiles would begin or end within one of these pages.
// CHECK-LABEL: func.func @pages_of_48(
// CUDA90-SAME:    winnow.plan = {helpers = 396 : i32, max_registers = 80 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 1024 : i32, scatter = "hits", target = "cuda:90", tile_keys = 64 : i32, tile_rows = 128 : i32}} {
// OTHERS-SAME:    program_keys = 1024 : i32, scatter = "hits", {{.+}}, tile_keys = 64 : i32, tile_rows = 128 : i32}} {
func.func @pages_of_48(
    %query: memref<?x128xbf16>, %cache: memref<?x48x128xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x128xbf16>) -> tensor<?x128xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x48x128xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x128xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x128xbf16>, tensor<?x?x128xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// CHECK-LABEL: func.func @pages_of_192(
// CUDA90-SAME:    winnow.plan = {helpers = 396 : i32, max_registers = 80 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 1024 : i32, scatter = "hits", target = "cuda:90", tile_keys = 64 : i32, tile_rows = 128 : i32}} {
// OTHERS-SAME:    program_keys = 1024 : i32, scatter = "hits", {{.+}}, tile_keys = 64 : i32, tile_rows = 128 : i32}} {
func.func @pages_of_192(
    %query: memref<?x128xbf16>, %cache: memref<?x192x128xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x128xbf16>) -> tensor<?x128xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x192x128xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x128xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x128xbf16>, tensor<?x?x128xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// Fewer rows do with fewer keys, as does E4M3 that is converted.
// CHECK-LABEL: func.func @rows_64(
// CUDA90-SAME:    winnow.plan = {helpers = 528 : i32, max_registers = 80 : i32, num_stages = 2 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 1024 : i32, scatter = "hits", target = "cuda:90", tile_keys = 64 : i32, tile_rows = 64 : i32}} {
// OTHERS-SAME:    program_keys = 1024 : i32, scatter = "hits", {{.+}}, tile_keys = 64 : i32, tile_rows = 64 : i32}} {
func.func @rows_64(
    %query: memref<?x128xbf16>, %cache: memref<?x64x128xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x128xbf16>) -> tensor<?x128xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 64 : i32}
        : (memref<?x64x128xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x128xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x128xbf16>, tensor<?x?x128xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// CHECK-LABEL: func.func @fp8(
// CUDA90-SAME:    winnow.plan = {fp8 = "convert", helpers = 396 : i32, max_registers = 80 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 1024 : i32, scatter = "hits", target = "cuda:90", tile_keys = 64 : i32, tile_rows = 128 : i32}} {
// OTHERS-SAME:    program_keys = 1024 : i32, scatter = "hits", {{.+}}, tile_keys = 64 : i32, tile_rows = 128 : i32}} {
func.func @fp8(
    %query: memref<?x128xf8E4M3FN>, %cache: memref<?x64x128xf8E4M3FN>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x128xf8E4M3FN>) -> tensor<?x128xf8E4M3FN>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x64x128xf8E4M3FN>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x128xf8E4M3FN>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x128xf8E4M3FN>, tensor<?x?x128xf8E4M3FN>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// CHECK-LABEL: func.func @nvfp4(
// CUDA90-SAME:    winnow.plan = {dequantize = "convert", helpers = 264 : i32, max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 4096 : i32, scatter = "hits", target = "cuda:90", tile_keys = 128 : i32, tile_rows = 128 : i32}} {
// OTHERS-SAME:    program_keys = 1024 : i32, scatter = "hits", {{.+}}, tile_keys = 64 : i32, tile_rows = 128 : i32}} {
func.func @nvfp4(
    %query: memref<?x128xbf16>, %cache: memref<?x64x64xi8>, %scales: memref<?x64x8xi8>,
    %table: memref<?x?xi32>, %requests: memref<?xi32>, %ends: memref<?xi32>,
    %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32> {winnow.alignment = 8 : i64}, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x128xbf16>) -> tensor<?x128xbf16>
    %v = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x64x64xi8>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x64xi8>
    %f = "winnow.paged_keys"(%scales, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x64x8xi8>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x8xi8>
    %k = "winnow.dequantize_nvfp4"(%v, %f)
        : (tensor<?x?x64xi8>, tensor<?x?x8xi8>) -> tensor<?x?x128xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x128xbf16>, tensor<?x?x128xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// One program of so large keys fills a multiprocessor. Tiles of yet larger ones do not fit, and
// programs are of fewer keys again.
// CHECK-LABEL: func.func @dims_256(
// CUDA90-SAME:    winnow.plan = {helpers = 132 : i32, max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 4096 : i32, scatter = "hits", target = "cuda:90", tile_keys = 128 : i32, tile_rows = 128 : i32}} {
func.func @dims_256(
    %query: memref<?x256xbf16>, %cache: memref<?x64x256xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x256xbf16>) -> tensor<?x256xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x64x256xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x256xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x256xbf16>, tensor<?x?x256xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// CHECK-LABEL: func.func @dims_512(
// CUDA90-SAME:    winnow.plan = {helpers = 132 : i32, max_registers = 80 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 1024 : i32, scatter = "hits", target = "cuda:90", tile_keys = 32 : i32, tile_rows = 128 : i32}} {
// OTHERS-SAME:    program_keys = 1024 : i32, scatter = "hits", {{.+}}, tile_keys = 16 : i32, tile_rows = 128 : i32}} {
func.func @dims_512(
    %query: memref<?x512xbf16>, %cache: memref<?x64x512xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x512xbf16>) -> tensor<?x512xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x64x512xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x512xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x512xbf16>, tensor<?x?x512xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

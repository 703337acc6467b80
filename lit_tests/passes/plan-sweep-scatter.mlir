// RUN: winnow-opt %s --pass-pipeline=plan-sweep \
// RUN:   | FileCheck %s --check-prefixes=CHECK,HITS,DEFAULT
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=cuda:80}' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,HITS,CUDA80
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{tile-keys=128}' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,WIDE
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=hip:gfx942}' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,NO-HITS
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{keys-operand=lhs}' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,NO-HITS
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{num-warps=16}' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,NO-HITS
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{tile-keys=256}' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,TOO-WIDE
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{scatter=scan}' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,SCAN
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{scatter=scan max-registers=24 register-usage=1}' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,LEAST
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{scatter=scan max-registers=255 register-usage=10}' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,MOST

// Threads store their own hits where each warp has rows of its own; that takes less room.
// CHECK-LABEL: func.func @whole_slots(
// DEFAULT-SAME:  scatter = "hits", {{.+}}, tile_keys = 64 : i32, tile_rows = 128 : i32}} {
// CUDA80-SAME:   scatter = "hits", {{.+}}, tile_keys = 64 : i32, tile_rows = 128 : i32}} {
// WIDE-SAME:     scatter = "hits", {{.+}}, tile_keys = 128 : i32, tile_rows = 128 : i32}} {
// NO-HITS-NOT:   scatter
// NO-HITS-SAME:  tile_keys = 32 : i32, tile_rows = 128 : i32}} {
// TOO-WIDE-NOT:  scatter
// TOO-WIDE-SAME: tile_keys = 256 : i32, tile_rows = 128 : i32}} {
// SCAN-NOT:      max_registers
// SCAN-NOT:      register_usage
// SCAN-SAME:     scatter = "scan", {{.+}}, tile_keys = 32 : i32, tile_rows = 128 : i32}} {
// LEAST-SAME:    max_registers = 24 : i32, {{.+}}, register_usage = 1 : i32
// MOST-SAME:     max_registers = 255 : i32, {{.+}}, register_usage = 10 : i32
func.func @whole_slots(
    %query: memref<?x16xbf16>, %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32, strided<[?, 2, 1]>> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32, strided<[?, 2, 1]>>, i32)
      -> ()
  return
}

// 64 rows have 16 for each of 4 warps, and 32 rows have not.
// CHECK-LABEL: func.func @rows_64(
// HITS-SAME:     scatter = "hits"
func.func @rows_64(
    %query: memref<?x16xbf16>, %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 64 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32)
      -> ()
  return
}

// DEFAULT-LABEL: func.func @rows_32(
// DEFAULT-NOT:     scatter
func.func @rows_32(
    %query: memref<?x16xbf16>, %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 32 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32)
      -> ()
  return
}

// DEFAULT-LABEL: func.func @slots_unaligned(
// DEFAULT-NOT:     scatter
func.func @slots_unaligned(
    %query: memref<?x16xbf16>, %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>,
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32)
      -> ()
  return
}

// DEFAULT-LABEL: func.func @slots_apart(
// DEFAULT-NOT:     scatter
func.func @slots_apart(
    %query: memref<?x16xbf16>, %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32, strided<[?, 4, 1]>> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32, strided<[?, 4, 1]>>, i32)
      -> ()
  return
}

// Scores of no product may be in any layout.
// DEFAULT-LABEL: func.func @scores_of_no_product(
// DEFAULT-NOT:     scatter
func.func @scores_of_no_product(
    %query: memref<?x16xbf16>, %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32)
      -> ()
  return
}

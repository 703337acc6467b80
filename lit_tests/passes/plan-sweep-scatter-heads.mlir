// RUN: winnow-opt %s --pass-pipeline=plan-sweep \
// RUN:   | FileCheck %s --check-prefixes=CHECK,HITS,DEFAULT
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=cuda:80}' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,HITS
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{tile-keys=128 num-stages=3}' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,WIDE
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=hip:gfx942}' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,NO-HITS
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{keys-operand=rhs}' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,NO-HITS
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{num-warps=8}' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,NO-HITS
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{tile-keys=256}' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,NO-HITS
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{scatter=atomics}' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,NO-HITS
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{scatter=scan}' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,SCAN

// Eight rows for each warp are enough, once their scores are moved; 32 rows do for 4 warps.
// CHECK-LABEL:  func.func @heads_4(
// HITS-SAME:    keys_operand = "lhs", {{.*}}num_stages = 2 : i32, num_warps = 4 : i32, {{.+}}, scatter = "hits", {{.+}}, tile_keys = 64 : i32, tile_rows = 32 : i32}} {
// WIDE-SAME:    num_stages = 3 : i32, {{.+}}, scatter = "hits", {{.+}}, tile_keys = 128 : i32, tile_rows = 32 : i32}} {
// NO-HITS-SAME: scatter = "atomics"
// SCAN-SAME:    scatter = "scan"
func.func @heads_4(
    %query: memref<?x4x32xbf16>, %cache: memref<?x8x32xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x4x32xbf16>) -> tensor<?x4x32xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x32xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x32xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x4x32xbf16>, tensor<?x?x32xbf16>) -> tensor<?x4x?xf32>
    %r = "winnow.reduce_heads"(%s) {kind = "max"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
    "winnow.yield"(%r) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// Where a thread has few scores, or slots are not whole, each selected key has an atomic.
// CHECK-LABEL:  func.func @heads_8(
// DEFAULT-SAME: helpers = 396 : i32, keys_operand = "lhs", max_registers = 168 : i32, num_stages = 3 : i32, num_warps = 4 : i32, {{.+}}, scatter = "atomics", {{.+}}, tile_keys = 64 : i32, tile_rows = 16 : i32}} {
func.func @heads_8(
    %query: memref<?x8x32xbf16>, %cache: memref<?x8x32xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x8x32xbf16>) -> tensor<?x8x32xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x32xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x32xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x8x32xbf16>, tensor<?x?x32xbf16>) -> tensor<?x8x?xf32>
    %r = "winnow.reduce_heads"(%s) {kind = "max"} : (tensor<?x8x?xf32>) -> tensor<?x?xf32>
    "winnow.yield"(%r) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// DEFAULT-LABEL: func.func @slots_unaligned(
// DEFAULT-SAME:  scatter = "atomics"
func.func @slots_unaligned(
    %query: memref<?x4x32xbf16>, %cache: memref<?x8x32xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>,
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x4x32xbf16>) -> tensor<?x4x32xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x32xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x32xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x4x32xbf16>, tensor<?x?x32xbf16>) -> tensor<?x4x?xf32>
    %r = "winnow.reduce_heads"(%s) {kind = "max"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
    "winnow.yield"(%r) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// DEFAULT-LABEL: func.func @few_rows(
// DEFAULT-SAME:  scatter = "atomics", {{.+}}, tile_rows = 16 : i32}} {
func.func @few_rows(
    %query: memref<?x4x32xbf16>, %cache: memref<?x8x32xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x4x32xbf16>) -> tensor<?x4x32xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 16 : i32}
        : (memref<?x8x32xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x32xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x4x32xbf16>, tensor<?x?x32xbf16>) -> tensor<?x4x?xf32>
    %r = "winnow.reduce_heads"(%s) {kind = "max"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
    "winnow.yield"(%r) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// Heads of weights count as well.
// DEFAULT-LABEL: func.func @no_product(
// DEFAULT-SAME:  scatter = "hits", {{.+}}, tile_rows = 32 : i32}} {
func.func @no_product(
    %weights: memref<?x4xf32>, %cache: memref<?x8x1xf32>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32> {winnow.alignment = 8 : i64},
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x1xf32>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x1xf32>
    %s = "winnow.per_key"(%k) : (tensor<?x?x1xf32>) -> tensor<?x?xf32>
    %e = "winnow.spread_heads"(%s) : (tensor<?x?xf32>) -> tensor<?x4x?xf32>
    %w = "winnow.per_row"(%weights) : (memref<?x4xf32>) -> tensor<?x4x?xf32>
    %p = arith.mulf %e, %w : tensor<?x4x?xf32>
    %r = "winnow.reduce_heads"(%p) {kind = "add"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
    "winnow.yield"(%r) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

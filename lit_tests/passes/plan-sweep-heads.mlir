// RUN: winnow-opt %s --pass-pipeline=plan-sweep | FileCheck %s
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{keys-operand=rhs}' \
// RUN:   | FileCheck %s --check-prefix=RHS

// 128 products to a tile, of which the heads make some. Keys are the left operand.
// CHECK-LABEL: func.func @heads_4(
// CHECK-SAME:    helpers = 396 : i32, keys_operand = "lhs", max_registers = 168 : i32, num_stages = 3 : i32, num_warps = 4 : i32, {{.+}}, tile_keys = 64 : i32, tile_rows = 32 : i32}} {
// RHS-LABEL:   func.func @heads_4(
// RHS-SAME:      keys_operand = "rhs", {{.+}}, tile_keys = 64 : i32, tile_rows = 32 : i32}} {
func.func @heads_4(
    %query: memref<?x4x32xbf16>, %cache: memref<?x8x32xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x4x32xbf16>) -> tensor<?x4x32xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x32xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x32xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x4x32xbf16>, tensor<?x?x32xbf16>) -> tensor<?x4x?xf32>
    %r = "winnow.reduce_heads"(%s) {kind = "max"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
    "winnow.yield"(%r) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// Four rows that share a request, of four heads each, are the fewest.
// CHECK-LABEL: func.func @rows_12(
// CHECK-SAME:    keys_operand = "lhs", {{.+}}, tile_keys = 64 : i32, tile_rows = 4 : i32}} {
func.func @rows_12(
    %query: memref<?x4x32xbf16>, %cache: memref<?x8x32xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x4x32xbf16>) -> tensor<?x4x32xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 12 : i32}
        : (memref<?x8x32xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x32xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x4x32xbf16>, tensor<?x?x32xbf16>) -> tensor<?x4x?xf32>
    %r = "winnow.reduce_heads"(%s) {kind = "max"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
    "winnow.yield"(%r) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// More heads than a tile has products, as a rule: a row to each tile.
// CHECK-LABEL: func.func @heads_256(
// CHECK-SAME:    tile_keys = 64 : i32, tile_rows = 1 : i32}} {
func.func @heads_256(
    %query: memref<?x256x32xbf16>, %cache: memref<?x8x32xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x256x32xbf16>) -> tensor<?x256x32xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x32xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x32xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x256x32xbf16>, tensor<?x?x32xbf16>) -> tensor<?x256x?xf32>
    %r = "winnow.reduce_heads"(%s) {kind = "max"} : (tensor<?x256x?xf32>) -> tensor<?x?xf32>
    "winnow.yield"(%r) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// One head is as none, but for its axis.
// CHECK-LABEL: func.func @one_head(
// CHECK-SAME:    attributes {winnow.plan = {helpers = 132 : i32, num_stages = 3 : i32, num_warps = 8 : i32, {{.+}}, tile_keys = 32 : i32, tile_rows = 128 : i32}} {
func.func @one_head(
    %query: memref<?x1x32xbf16>, %cache: memref<?x8x32xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x1x32xbf16>) -> tensor<?x1x32xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x32xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x32xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x1x32xbf16>, tensor<?x?x32xbf16>) -> tensor<?x1x?xf32>
    %r = "winnow.reduce_heads"(%s) {kind = "max"} : (tensor<?x1x?xf32>) -> tensor<?x?xf32>
    "winnow.yield"(%r) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// Where some product is of rows without heads, a tile has enough of these, and fewer keys.
// CHECK-LABEL: func.func @heads_beside_none(
// CHECK-SAME:    keys_operand = "lhs", {{.+}}, tile_keys = 32 : i32, tile_rows = 16 : i32}} {
func.func @heads_beside_none(
    %query: memref<?x32x16xbf16>, %plain: memref<?x16xbf16>, %cache: memref<?x8x16xbf16>,
    %table: memref<?x?xi32>, %requests: memref<?xi32>, %ends: memref<?xi32>,
    %thresholds: memref<?xf32>, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>,
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x32x16xbf16>) -> tensor<?x32x16xbf16>
    %p = "winnow.queries"(%plain) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x32x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x32x?xf32>
    %t = "winnow.score"(%p, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    %r = "winnow.reduce_heads"(%s) {kind = "max"} : (tensor<?x32x?xf32>) -> tensor<?x?xf32>
    %x = arith.addf %r, %t : tensor<?x?xf32>
    "winnow.yield"(%x) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// Heads that only weights have count likewise, for all but the rows of a product.
// CHECK-LABEL: func.func @heads_of_weights(
// CHECK-SAME:    keys_operand = "lhs", {{.+}}, tile_keys = 64 : i32, tile_rows = 16 : i32}} {
func.func @heads_of_weights(
    %query: memref<?x16xbf16>, %weights: memref<?x8xf32>, %cache: memref<?x8x16xbf16>,
    %table: memref<?x?xi32>, %requests: memref<?xi32>, %ends: memref<?xi32>,
    %thresholds: memref<?xf32>, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>,
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    %e = "winnow.spread_heads"(%s) : (tensor<?x?xf32>) -> tensor<?x8x?xf32>
    %w = "winnow.per_row"(%weights) : (memref<?x8xf32>) -> tensor<?x8x?xf32>
    %p = arith.mulf %e, %w : tensor<?x8x?xf32>
    %r = "winnow.reduce_heads"(%p) {kind = "add"} : (tensor<?x8x?xf32>) -> tensor<?x?xf32>
    "winnow.yield"(%r) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// A store's tile may have rows of others: it has enough for a product.
// CHECK-LABEL: func.func @store(
// CHECK-SAME:    keys_operand = "lhs", {{.+}}, tile_keys = 128 : i32, tile_rows = 4 : i32}} {
func.func @store(
    %query: memref<?x4x32xbf16>, %cache: memref<?x8x32xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %q = "winnow.queries"(%query) : (memref<?x4x32xbf16>) -> tensor<?x4x32xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 2 : i32}
        : (memref<?x8x32xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x32xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x4x32xbf16>, tensor<?x?x32xbf16>) -> tensor<?x4x?xf32>
    %r = "winnow.reduce_heads"(%s) {kind = "max"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
    "winnow.yield"(%r) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 6 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

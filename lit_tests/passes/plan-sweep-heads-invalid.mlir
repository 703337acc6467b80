// RUN: winnow-opt %s --split-input-file --verify-diagnostics --pass-pipeline=plan-sweep

func.func @heads_3(
    %query: memref<?x3x16xbf16>, %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %q = "winnow.queries"(%query) : (memref<?x3x16xbf16>) -> tensor<?x3x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 16 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    // expected-error@below {{the heads must be a power of two, and the same for all scores of heads, but are 3}}
    %s = "winnow.score"(%q, %k) : (tensor<?x3x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x3x?xf32>
    %r = "winnow.reduce_heads"(%s) {kind = "max"} : (tensor<?x3x?xf32>) -> tensor<?x?xf32>
    "winnow.yield"(%r) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 16 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @heads_6_of_weights(
    %weights: memref<?x6xf32>, %cache: memref<?x8x1xf32>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 16 : i32}
        : (memref<?x8x1xf32>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x1xf32>
    // expected-error@below {{the heads must be a power of two, and the same for all scores of heads, but are 6}}
    %w = "winnow.per_row"(%weights) : (memref<?x6xf32>) -> tensor<?x6x?xf32>
    %r = "winnow.reduce_heads"(%w) {kind = "max"} : (tensor<?x6x?xf32>) -> tensor<?x?xf32>
    "winnow.yield"(%r) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 16 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @heads_4_and_8(
    %some: memref<?x4xf32>, %more: memref<?x8xf32>, %cache: memref<?x8x1xf32>,
    %table: memref<?x?xi32>, %requests: memref<?xi32>, %lengths: memref<?xi32>,
    %output: memref<?x?xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 16 : i32}
        : (memref<?x8x1xf32>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x1xf32>
    // expected-error@below {{the heads must be a power of two, and the same for all scores of heads, but are 4}}
    %s = "winnow.per_row"(%some) : (memref<?x4xf32>) -> tensor<?x4x?xf32>
    %m = "winnow.per_row"(%more) : (memref<?x8xf32>) -> tensor<?x8x?xf32>
    %r = "winnow.reduce_heads"(%s) {kind = "max"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
    %t = "winnow.reduce_heads"(%m) {kind = "max"} : (tensor<?x8x?xf32>) -> tensor<?x?xf32>
    %x = arith.addf %r, %t : tensor<?x?xf32>
    "winnow.yield"(%x) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 16 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @rows_2_of_4_heads(
    %query: memref<?x4x16xbf16>, %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x4x16xbf16>) -> tensor<?x4x16xbf16>
    // expected-error@below {{the rows that share a request must come in multiples of 4}}
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 2 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x4x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x4x?xf32>
    %r = "winnow.reduce_heads"(%s) {kind = "max"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
    "winnow.yield"(%r) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @rows_2_of_none_beside_heads(
    %query: memref<?x32x16xbf16>, %plain: memref<?x16xbf16>, %cache: memref<?x8x16xbf16>,
    %table: memref<?x?xi32>, %requests: memref<?xi32>, %ends: memref<?xi32>,
    %thresholds: memref<?xf32>, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>,
    %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x32x16xbf16>) -> tensor<?x32x16xbf16>
    %p = "winnow.queries"(%plain) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    // expected-error@below {{the rows that share a request must come in multiples of 16}}
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 2 : i32}
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

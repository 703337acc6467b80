// RUN: winnow-opt %s | winnow-opt | FileCheck %s

// CHECK-LABEL: func.func @heads(
// CHECK-SAME:    %[[QUERY:[^:]+]]: memref<?x4x32xf8E4M3FN>, %[[CACHE:[^:]+]]: memref<?x8x32xf8E4M3FN>
// CHECK-SAME:    %[[WEIGHTS:[^:]+]]: memref<?x4xf32>, %[[RATES:[^:]+]]: memref<?xf32>
func.func @heads(
    %query: memref<?x4x32xf8E4M3FN>, %cache: memref<?x8x32xf8E4M3FN>, %weights: memref<?x4xf32>,
    %rates: memref<?xf32>, %table: memref<?x?xi32>, %requests: memref<?xi32>) {
  // CHECK: %[[Q:.+]] = "winnow.queries"(%[[QUERY]]) : (memref<?x4x32xf8E4M3FN>) -> tensor<?x4x32xf8E4M3FN>
  %q = "winnow.queries"(%query) : (memref<?x4x32xf8E4M3FN>) -> tensor<?x4x32xf8E4M3FN>
  // CHECK: %[[K:.+]] = "winnow.paged_keys"(%[[CACHE]], {{.+}}) -> tensor<?x?x32xf8E4M3FN>
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 4 : i32}
      : (memref<?x8x32xf8E4M3FN>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x32xf8E4M3FN>
  // CHECK: %[[S:.+]] = "winnow.score"(%[[Q]], %[[K]]) : (tensor<?x4x32xf8E4M3FN>, tensor<?x?x32xf8E4M3FN>) -> tensor<?x4x?xf32>
  %s = "winnow.score"(%q, %k)
      : (tensor<?x4x32xf8E4M3FN>, tensor<?x?x32xf8E4M3FN>) -> tensor<?x4x?xf32>
  // CHECK: %[[W:.+]] = "winnow.per_row"(%[[WEIGHTS]]) : (memref<?x4xf32>) -> tensor<?x4x?xf32>
  %w = "winnow.per_row"(%weights) : (memref<?x4xf32>) -> tensor<?x4x?xf32>
  // CHECK: %[[P:.+]] = arith.mulf %[[S]], %[[W]] : tensor<?x4x?xf32>
  %p = arith.mulf %s, %w : tensor<?x4x?xf32>
  // CHECK: "winnow.reduce_heads"(%[[P]]) {kind = "add"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
  %sum = "winnow.reduce_heads"(%p) {kind = "add"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
  // CHECK: "winnow.reduce_heads"(%[[P]]) {kind = "max"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
  %max = "winnow.reduce_heads"(%p) {kind = "max"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
  // CHECK: %[[R:.+]] = "winnow.per_row"(%[[RATES]]) : (memref<?xf32>) -> tensor<?x?xf32>
  %r = "winnow.per_row"(%rates) : (memref<?xf32>) -> tensor<?x?xf32>
  // CHECK: "winnow.spread_heads"(%[[R]]) : (tensor<?x?xf32>) -> tensor<?x4x?xf32>
  %each = "winnow.spread_heads"(%r) : (tensor<?x?xf32>) -> tensor<?x4x?xf32>
  return
}

// One head is not the same as no head axis.
// CHECK-LABEL: func.func @one_head(
// CHECK-SAME:    %[[Q:[^:]+]]: tensor<?x1x16xf16>, %[[K:[^:]+]]: tensor<?x?x16xf16>
func.func @one_head(%q: tensor<?x1x16xf16>, %k: tensor<?x?x16xf16>) {
  // CHECK: "winnow.score"(%[[Q]], %[[K]]) : (tensor<?x1x16xf16>, tensor<?x?x16xf16>) -> tensor<?x1x?xf32>
  %s = "winnow.score"(%q, %k) : (tensor<?x1x16xf16>, tensor<?x?x16xf16>) -> tensor<?x1x?xf32>
  return
}

// CHECK-LABEL: func.func @keys_and_scores(
// CHECK-SAME:    %[[SCALES:[^:]+]]: memref<?x8x1xf32>, %[[BIAS:[^:]+]]: memref<?x?xf32>
// CHECK-SAME:    %[[MASK:[^:]+]]: memref<?x?xi8, strided<[?, 1]>>
// CHECK-SAME:    %[[TABLE:[^:]+]]: memref<?x?xi32>, %[[REQUESTS:[^:]+]]: memref<?xi32>
// CHECK-SAME:    %[[POSITIONS:[^:]+]]: memref<?xi32>
func.func @keys_and_scores(
    %scales: memref<?x8x1xf32>, %bias: memref<?x?xf32>, %mask: memref<?x?xi8, strided<[?, 1]>>,
    %table: memref<?x?xi32>, %requests: memref<?xi32>, %positions: memref<?xi32>) {
  // CHECK: %[[K:.+]] = "winnow.paged_keys"(%[[SCALES]], %[[TABLE]], %[[REQUESTS]]) {{.+}} -> tensor<?x?x1xf32>
  %k = "winnow.paged_keys"(%scales, %table, %requests) {request_rows = 4 : i32}
      : (memref<?x8x1xf32>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x1xf32>
  // CHECK: "winnow.per_key"(%[[K]]) : (tensor<?x?x1xf32>) -> tensor<?x?xf32>
  %s = "winnow.per_key"(%k) : (tensor<?x?x1xf32>) -> tensor<?x?xf32>
  // CHECK: "winnow.per_score"(%[[BIAS]]) {operandSegmentSizes = array<i32: 1, 0>} : (memref<?x?xf32>) -> tensor<?x?xf32>
  %b = "winnow.per_score"(%bias) {operandSegmentSizes = array<i32: 1, 0>}
      : (memref<?x?xf32>) -> tensor<?x?xf32>
  // CHECK: %[[M:.+]] = "winnow.per_score"(%[[MASK]], %[[POSITIONS]]) {operandSegmentSizes = array<i32: 1, 1>} : (memref<?x?xi8, strided<[?, 1]>>, memref<?xi32>) -> tensor<?x?xi8>
  %m = "winnow.per_score"(%mask, %positions) {operandSegmentSizes = array<i32: 1, 1>}
      : (memref<?x?xi8, strided<[?, 1]>>, memref<?xi32>) -> tensor<?x?xi8>
  // CHECK: "winnow.spread_heads"(%[[M]]) : (tensor<?x?xi8>) -> tensor<?x2x?xi8>
  %each = "winnow.spread_heads"(%m) : (tensor<?x?xi8>) -> tensor<?x2x?xi8>
  return
}

// All of them may stand in a fused op, and element-wise ops on scores of heads.
// CHECK-LABEL: func.func @fused(
// CHECK:         "winnow.fused_store_scores"({{.+}}) ({
// CHECK-NEXT:      %[[M:.+]] = "winnow.per_score"
// CHECK-NEXT:      %[[E:.+]] = "winnow.spread_heads"(%[[M]])
// CHECK-NEXT:      %[[F:.+]] = arith.sitofp %[[E]] : tensor<?x2x?xi8> to tensor<?x2x?xf32>
// CHECK-NEXT:      %[[W:.+]] = "winnow.per_row"
// CHECK-NEXT:      %[[K:.+]] = "winnow.paged_keys"
// CHECK-NEXT:      %[[S:.+]] = "winnow.per_key"(%[[K]])
// CHECK-NEXT:      %[[P:.+]] = arith.addf %[[F]], %[[W]]
// CHECK-NEXT:      %[[R:.+]] = "winnow.reduce_heads"(%[[P]])
// CHECK-NEXT:      %[[X:.+]] = arith.mulf %[[R]], %[[S]]
// CHECK-NEXT:      "winnow.yield"(%[[X]])
func.func @fused(
    %scales: memref<?x8x1xf32>, %weights: memref<?x2xf32>, %mask: memref<?x?xi8>,
    %table: memref<?x?xi32>, %requests: memref<?xi32>, %lengths: memref<?xi32>,
    %output: memref<?x?xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %m = "winnow.per_score"(%mask) {operandSegmentSizes = array<i32: 1, 0>}
        : (memref<?x?xi8>) -> tensor<?x?xi8>
    %e = "winnow.spread_heads"(%m) : (tensor<?x?xi8>) -> tensor<?x2x?xi8>
    %f = arith.sitofp %e : tensor<?x2x?xi8> to tensor<?x2x?xf32>
    %w = "winnow.per_row"(%weights) : (memref<?x2xf32>) -> tensor<?x2x?xf32>
    %k = "winnow.paged_keys"(%scales, %table, %requests) {request_rows = 4 : i32}
        : (memref<?x8x1xf32>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x1xf32>
    %s = "winnow.per_key"(%k) : (tensor<?x?x1xf32>) -> tensor<?x?xf32>
    %p = arith.addf %f, %w : tensor<?x2x?xf32>
    %r = "winnow.reduce_heads"(%p) {kind = "max"} : (tensor<?x2x?xf32>) -> tensor<?x?xf32>
    %x = arith.mulf %r, %s : tensor<?x?xf32>
    "winnow.yield"(%x) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 4 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

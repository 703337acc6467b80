// RUN: winnow-opt %s --pass-pipeline=fuse-scores | FileCheck %s

// CHECK-LABEL: func.func @weighed(
// CHECK-SAME:    %[[QUERY:[^:]+]]: memref<?x4x16xbf16>, %[[CACHE:[^:]+]]: memref<?x8x16xbf16>
// CHECK-SAME:    %[[SCALES:[^:]+]]: memref<?x8x1xf32>, %[[WEIGHTS:[^:]+]]: memref<?x4xf32>
// CHECK-NEXT:    "winnow.fused_select"
// CHECK-NEXT:      %[[Q:.+]] = "winnow.queries"(%[[QUERY]])
// CHECK-NEXT:      %[[K:.+]] = "winnow.paged_keys"(%[[CACHE]],
// CHECK-NEXT:      %[[S:.+]] = "winnow.score"(%[[Q]], %[[K]])
// CHECK-NEXT:      %[[W:.+]] = "winnow.per_row"(%[[WEIGHTS]])
// CHECK-NEXT:      %[[P:.+]] = arith.mulf %[[S]], %[[W]] : tensor<?x4x?xf32>
// CHECK-NEXT:      %[[SUM:.+]] = "winnow.reduce_heads"(%[[P]]) {kind = "add"}
// CHECK-NEXT:      %[[X:.+]] = "winnow.paged_keys"(%[[SCALES]],
// CHECK-NEXT:      %[[F:.+]] = "winnow.per_key"(%[[X]])
// CHECK-NEXT:      %[[T:.+]] = arith.mulf %[[SUM]], %[[F]]
// CHECK-NEXT:      "winnow.yield"(%[[T]])
// CHECK-NEXT:    })
// CHECK-NEXT:    return
func.func @weighed(
    %query: memref<?x4x16xbf16>, %cache: memref<?x8x16xbf16>, %scales: memref<?x8x1xf32>,
    %weights: memref<?x4xf32>, %table: memref<?x?xi32>, %requests: memref<?xi32>,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  %f = "winnow.paged_keys"(%scales, %table, %requests) {request_rows = 4 : i32}
      : (memref<?x8x1xf32>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x1xf32>
  %scale = "winnow.per_key"(%f) : (tensor<?x?x1xf32>) -> tensor<?x?xf32>
  %w = "winnow.per_row"(%weights) : (memref<?x4xf32>) -> tensor<?x4x?xf32>
  %q = "winnow.queries"(%query) : (memref<?x4x16xbf16>) -> tensor<?x4x16xbf16>
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 4 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  %s = "winnow.score"(%q, %k) : (tensor<?x4x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x4x?xf32>
  %p = arith.mulf %s, %w : tensor<?x4x?xf32>
  %sum = "winnow.reduce_heads"(%p) {kind = "add"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
  %t = arith.mulf %sum, %scale : tensor<?x?xf32>
  "winnow.threshold_select"(%t, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// What has an optional operand keeps it.
// CHECK-LABEL: func.func @masked(
// CHECK-SAME:    %[[MASK:[^:]+]]: memref<?x?xi8>, %[[POSITIONS:[^:]+]]: memref<?xi32>
// CHECK-NEXT:    "winnow.fused_store_scores"
// CHECK-NEXT:      %[[M:.+]] = "winnow.per_score"(%[[MASK]], %[[POSITIONS]]) {operandSegmentSizes = array<i32: 1, 1>}
// CHECK-NEXT:      %[[E:.+]] = "winnow.spread_heads"(%[[M]])
// CHECK-NEXT:      %[[F:.+]] = arith.sitofp %[[E]]
// CHECK-NEXT:      %[[R:.+]] = "winnow.reduce_heads"(%[[F]]) {kind = "max"}
// CHECK-NEXT:      "winnow.yield"(%[[R]])
func.func @masked(
    %mask: memref<?x?xi8>, %positions: memref<?xi32>, %lengths: memref<?xi32>,
    %output: memref<?x?xf32>) {
  %m = "winnow.per_score"(%mask, %positions) {operandSegmentSizes = array<i32: 1, 1>}
      : (memref<?x?xi8>, memref<?xi32>) -> tensor<?x?xi8>
  %e = "winnow.spread_heads"(%m) : (tensor<?x?xi8>) -> tensor<?x2x?xi8>
  %f = arith.sitofp %e : tensor<?x2x?xi8> to tensor<?x2x?xf32>
  %r = "winnow.reduce_heads"(%f) {kind = "max"} : (tensor<?x2x?xf32>) -> tensor<?x?xf32>
  "winnow.store_scores"(%r, %lengths, %output) {group_rows = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// RUN: winnow-opt %s --pass-pipeline=sample-scores | FileCheck %s

// CHECK-LABEL: func.func @select_sample(
// CHECK-SAME:    %[[QUERY:[^:]+]]: memref<?x16xbf16> {winnow.name = "query"}
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x8x16xbf16> {winnow.name = "cache"}
// CHECK-SAME:    %[[TABLE:[^:]+]]: memref<?x?xi32> {winnow.name = "table"}
// CHECK-SAME:    %[[REQUESTS:[^:]+]]: memref<?xi32> {winnow.name = "requests"}
// CHECK-SAME:    %[[POSITIONS:[^:]+]]: memref<?xi32> {winnow.name = "positions"}
// CHECK-SAME:    %[[LENGTHS:[^:]+]]: memref<?xi32> {winnow.name = "sample_lengths"}
// CHECK-SAME:    %[[SCORES:[^:]+]]: memref<?x?xf32, strided<[?, 1]>> {winnow.name = "sample_scores"}) {
// CHECK-NEXT:    %[[Q:.+]] = "winnow.queries"(%[[QUERY]])
// CHECK-NEXT:    %[[K:.+]] = "winnow.sampled_keys"(%[[CACHE]], %[[TABLE]], %[[REQUESTS]], %[[POSITIONS]]) {request_rows = 32 : i32}
// CHECK-NEXT:    %[[S:.+]] = "winnow.score"(%[[Q]], %[[K]])
// CHECK-NEXT:    %[[A:.+]] = math.absf %[[S]]
// CHECK-NEXT:    "winnow.store_scores"(%[[A]], %[[LENGTHS]], %[[SCORES]]) {group_rows = 32 : i32}
// CHECK-NEXT:    return
func.func @select(
    %query: memref<?x16xbf16> {winnow.name = "query"}, %cache: memref<?x8x16xbf16> {winnow.name = "cache"},
    %table: memref<?x?xi32> {winnow.name = "table"}, %requests: memref<?xi32> {winnow.name = "requests"},
    %ends: memref<?xi32> {winnow.name = "row_ends"}, %thresholds: memref<?xf32> {winnow.name = "thresholds"},
    %counters: memref<?x2xi32> {winnow.name = "counters"}, %candidates: memref<?x?x2xi32> {winnow.name = "candidates"},
    %context: i32 {winnow.name = "max_context"}) {
  %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 32 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
  %a = math.absf %s : tensor<?x?xf32>
  "winnow.threshold_select"(%a, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// Rows that share keys of one cache may differ from those of another: a group shares both.
// CHECK-LABEL: func.func @two_caches_sample(
// CHECK-COUNT-2: "winnow.sampled_keys"
// CHECK:         "winnow.store_scores"({{.+}}) {group_rows = 16 : i32}
func.func @two_caches(
    %query: memref<?x16xbf16>, %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 32 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  %l = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 48 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
  %r = "winnow.score"(%q, %l) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
  %sum = arith.addf %s, %r : tensor<?x?xf32>
  "winnow.threshold_select"(%sum, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// CHECK-LABEL: func.func @no_selection(
// CHECK-NEXT:    %[[X:.+]] = math.absf
// CHECK-NEXT:    return %[[X]]
func.func @no_selection(%x: f32) -> f32 {
  %y = math.absf %x : f32
  return %y : f32
}

// RUN: winnow-opt %s | winnow-opt | FileCheck %s

// CHECK-LABEL: func.func @selection(
// CHECK-SAME:    %[[QUERY:[^:]+]]: memref<?x128xbf16, strided<[?, 1]>> {winnow.alignment = 16 : i64, winnow.name = "query"}
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x64x128xbf16>
// CHECK-SAME:    %[[TABLE:[^:]+]]: memref<?x?xi32>
// CHECK-SAME:    %[[REQUESTS:[^:]+]]: memref<?xi32>
// CHECK-SAME:    %[[SCALE:[^:]+]]: f32
// CHECK-SAME:    %[[ENDS:[^:]+]]: memref<?xi32>
// CHECK-SAME:    %[[THRESHOLDS:[^:]+]]: memref<?xf32>
// CHECK-SAME:    %[[COUNTERS:[^:]+]]: memref<?x2xi32>
// CHECK-SAME:    %[[CANDIDATES:[^:]+]]: memref<?x?x2xi32>
// CHECK-SAME:    %[[CONTEXT:[^:]+]]: i32
func.func @selection(
    %query: memref<?x128xbf16, strided<[?, 1]>> {winnow.name = "query", winnow.alignment = 16 : i64},
    %cache: memref<?x64x128xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %scale: f32,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  // CHECK: %[[Q:.+]] = "winnow.queries"(%[[QUERY]]) : (memref<?x128xbf16, strided<[?, 1]>>) -> tensor<?x128xbf16>
  %q = "winnow.queries"(%query) : (memref<?x128xbf16, strided<[?, 1]>>) -> tensor<?x128xbf16>
  // CHECK: %[[K:.+]] = "winnow.paged_keys"(%[[CACHE]], %[[TABLE]], %[[REQUESTS]]) {request_rows = 128 : i32} : (memref<?x64x128xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x128xbf16>
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
      : (memref<?x64x128xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x128xbf16>
  // CHECK: %[[S:.+]] = "winnow.score"(%[[Q]], %[[K]]) : (tensor<?x128xbf16>, tensor<?x?x128xbf16>) -> tensor<?x?xf32>
  %s = "winnow.score"(%q, %k) : (tensor<?x128xbf16>, tensor<?x?x128xbf16>) -> tensor<?x?xf32>
  // CHECK: %[[F:.+]] = "winnow.splat"(%[[SCALE]]) : (f32) -> tensor<?x?xf32>
  %f = "winnow.splat"(%scale) : (f32) -> tensor<?x?xf32>
  // CHECK: %[[P:.+]] = arith.mulf %[[S]], %[[F]]
  %p = arith.mulf %s, %f : tensor<?x?xf32>
  // CHECK: "winnow.threshold_select"(%[[P]], %[[ENDS]], %[[THRESHOLDS]], %[[COUNTERS]], %[[CANDIDATES]], %[[CONTEXT]]) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 0 : i32} : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  "winnow.threshold_select"(%p, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 0 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// CHECK-LABEL: func.func @fused(
// CHECK-SAME:    %[[QUERY:[^:]+]]: memref<?x16xf16>
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x1x16xf16>
func.func @fused(
    %query: memref<?x16xf16>, %cache: memref<?x1x16xf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  // CHECK:      "winnow.fused_select"({{.+}}) ({
  // CHECK-NEXT:   %[[Q:.+]] = "winnow.queries"(%[[QUERY]])
  // CHECK-NEXT:   %[[K:.+]] = "winnow.paged_keys"(%[[CACHE]], {{.+}}) {request_rows = 1 : i32}
  // CHECK-NEXT:   %[[S:.+]] = "winnow.score"(%[[Q]], %[[K]])
  // CHECK-NEXT:   %[[A:.+]] = math.absf %[[S]] : tensor<?x?xf32>
  // CHECK-NEXT:   "winnow.yield"(%[[A]]) : (tensor<?x?xf32>) -> ()
  // CHECK-NEXT: }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 2147483647 : i32} : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x16xf16>) -> tensor<?x16xf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 1 : i32}
        : (memref<?x1x16xf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x16xf16>, tensor<?x?x16xf16>) -> tensor<?x?xf32>
    %a = math.absf %s : tensor<?x?xf32>
    "winnow.yield"(%a) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 2147483647 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// CHECK-LABEL: func.func @repair(
// CHECK-SAME:    %[[ARRIVALS:[^:]+]]: memref<?xi32>, %[[RANGES:[^:]+]]: memref<2x?xi32, strided<[?, ?]>>
func.func @repair(
    %scores: tensor<?x?xf32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32, %x: f32,
    %arrivals: memref<?xi32>, %ranges: memref<2x?xi32, strided<[?, ?]>>) {
  // CHECK: "winnow.threshold_select"({{.+}}, %[[ARRIVALS]], %[[RANGES]]) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>, top_k = 1 : i32}
  "winnow.threshold_select"(
      %scores, %ends, %thresholds, %counters, %candidates, %context, %arrivals, %ranges)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>, top_k = 1 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32,
         memref<?xi32>, memref<2x?xi32, strided<[?, ?]>>) -> ()
  // CHECK:      "winnow.fused_select"({{.+}}, %[[ARRIVALS]], %[[RANGES]]) ({
  // CHECK-NEXT:   %[[S:.+]] = "winnow.splat"
  // CHECK-NEXT:   "winnow.yield"(%[[S]])
  // CHECK-NEXT: }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>, top_k = 1 : i32}
  "winnow.fused_select"(
      %ends, %thresholds, %counters, %candidates, %context, %arrivals, %ranges) ({
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>, top_k = 1 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32, memref<?xi32>,
         memref<2x?xi32, strided<[?, ?]>>) -> ()
  return
}

// CHECK-LABEL: func.func @dequantize(
// CHECK-SAME:    %[[Q:[^:]+]]: tensor<?x8xi8>, %[[QS:[^:]+]]: tensor<?x1xi8>
// CHECK-SAME:    %[[K:[^:]+]]: tensor<?x?x64xi8>, %[[KS:[^:]+]]: tensor<?x?x8xi8>
func.func @dequantize(
    %q: tensor<?x8xi8>, %qs: tensor<?x1xi8>, %k: tensor<?x?x64xi8>, %ks: tensor<?x?x8xi8>) {
  // CHECK: "winnow.dequantize_nvfp4"(%[[Q]], %[[QS]]) : (tensor<?x8xi8>, tensor<?x1xi8>) -> tensor<?x16xbf16>
  %rows = "winnow.dequantize_nvfp4"(%q, %qs) : (tensor<?x8xi8>, tensor<?x1xi8>) -> tensor<?x16xbf16>
  // CHECK: "winnow.dequantize_nvfp4"(%[[K]], %[[KS]]) : (tensor<?x?x64xi8>, tensor<?x?x8xi8>) -> tensor<?x?x128xbf16>
  %keys = "winnow.dequantize_nvfp4"(%k, %ks)
      : (tensor<?x?x64xi8>, tensor<?x?x8xi8>) -> tensor<?x?x128xbf16>
  return
}

// CHECK-LABEL: func.func @stored_scores(
// CHECK-SAME:    %[[SCORES:[^:]+]]: tensor<?x?xf32>, %[[X:[^:]+]]: f32
// CHECK-SAME:    %[[LENGTHS:[^:]+]]: memref<?xi32>, %[[OUTPUT:[^:]+]]: memref<?x?xf32, strided<[?, 1]>>
func.func @stored_scores(
    %scores: tensor<?x?xf32>, %x: f32, %lengths: memref<?xi32>,
    %output: memref<?x?xf32, strided<[?, 1]>>) {
  // CHECK: "winnow.store_scores"(%[[SCORES]], %[[LENGTHS]], %[[OUTPUT]]) {group_rows = 1 : i32} : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32, strided<[?, 1]>>) -> ()
  "winnow.store_scores"(%scores, %lengths, %output) {group_rows = 1 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32, strided<[?, 1]>>) -> ()
  // CHECK:      "winnow.fused_store_scores"(%[[LENGTHS]], %[[OUTPUT]]) ({
  // CHECK-NEXT:   %[[S:.+]] = "winnow.splat"(%[[X]])
  // CHECK-NEXT:   "winnow.yield"(%[[S]])
  // CHECK-NEXT: }) {group_rows = 2147483647 : i32} : (memref<?xi32>, memref<?x?xf32, strided<[?, 1]>>) -> ()
  "winnow.fused_store_scores"(%lengths, %output) ({
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 2147483647 : i32} : (memref<?xi32>, memref<?x?xf32, strided<[?, 1]>>) -> ()
  return
}

// CHECK-LABEL: func.func @sampled_keys(
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x8x16xbf16>, %[[TABLE:[^:]+]]: memref<?x?xi32>
// CHECK-SAME:    %[[REQUESTS:[^:]+]]: memref<?xi32>, %[[POSITIONS:[^:]+]]: memref<?xi32>
func.func @sampled_keys(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>,
    %positions: memref<?xi32>) {
  // CHECK: "winnow.sampled_keys"(%[[CACHE]], %[[TABLE]], %[[REQUESTS]], %[[POSITIONS]]) {request_rows = 8 : i32} : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions) {request_rows = 8 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  return
}

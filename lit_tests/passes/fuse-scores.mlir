// RUN: winnow-opt %s --pass-pipeline=fuse-scores | FileCheck %s

// CHECK-LABEL: func.func @plain(
// CHECK-SAME:    %[[QUERY:[^:]+]]: memref<?x16xbf16>, %[[CACHE:[^:]+]]: memref<?x8x16xbf16>
// CHECK-SAME:    %[[TABLE:[^:]+]]: memref<?x?xi32>, %[[REQUESTS:[^:]+]]: memref<?xi32>
// CHECK-SAME:    %[[ENDS:[^:]+]]: memref<?xi32>, %[[THRESHOLDS:[^:]+]]: memref<?xf32>
// CHECK-SAME:    %[[COUNTERS:[^:]+]]: memref<?x2xi32>, %[[CANDIDATES:[^:]+]]: memref<?x?x2xi32>
// CHECK-SAME:    %[[CONTEXT:[^:]+]]: i32) {
// CHECK-NEXT:    "winnow.fused_select"(%[[ENDS]], %[[THRESHOLDS]], %[[COUNTERS]], %[[CANDIDATES]], %[[CONTEXT]]) ({
// CHECK-NEXT:      %[[Q:.+]] = "winnow.queries"(%[[QUERY]])
// CHECK-NEXT:      %[[K:.+]] = "winnow.paged_keys"(%[[CACHE]], %[[TABLE]], %[[REQUESTS]]) {request_rows = 32 : i32}
// CHECK-NEXT:      %[[S:.+]] = "winnow.score"(%[[Q]], %[[K]])
// CHECK-NEXT:      "winnow.yield"(%[[S]])
// CHECK-NEXT:    }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
// CHECK-NEXT:    return
func.func @plain(
    %query: memref<?x16xbf16>, %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 32 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
  "winnow.threshold_select"(%s, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// What makes scalars stays outside; a value that is used twice is made once.
// CHECK-LABEL: func.func @elementwise(
// CHECK-SAME:    %[[SCALE:[^:]+]]: f32
// CHECK-NEXT:    %[[TWICE:.+]] = arith.addf %[[SCALE]], %[[SCALE]] : f32
// CHECK-NEXT:    "winnow.fused_select"
// CHECK-NEXT:      %[[Q0:.+]] = "winnow.queries"
// CHECK-NEXT:      %[[K0:.+]] = "winnow.paged_keys"
// CHECK-NEXT:      %[[S0:.+]] = "winnow.score"(%[[Q0]], %[[K0]])
// CHECK-NEXT:      %[[F:.+]] = "winnow.splat"(%[[TWICE]])
// CHECK-NEXT:      %[[P:.+]] = arith.mulf %[[S0]], %[[F]] fastmath<contract>
// CHECK-NEXT:      %[[Q1:.+]] = "winnow.queries"
// CHECK-NEXT:      %[[S1:.+]] = "winnow.score"(%[[Q1]], %[[K0]])
// CHECK-NEXT:      %[[E:.+]] = math.exp %[[S1]]
// CHECK-NEXT:      %[[C:.+]] = arith.cmpf olt, %[[P]], %[[E]]
// CHECK-NEXT:      %[[M:.+]] = arith.select %[[C]], %[[P]], %[[E]]
// CHECK-NEXT:      "winnow.yield"(%[[M]])
// CHECK-NEXT:    })
// CHECK-NEXT:    return
func.func @elementwise(
    %scale: f32, %query: memref<?x16xbf16>, %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  %q0 = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
  %q1 = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 32 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  %s0 = "winnow.score"(%q0, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
  %s1 = "winnow.score"(%q1, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
  %twice = arith.addf %scale, %scale : f32
  %f = "winnow.splat"(%twice) : (f32) -> tensor<?x?xf32>
  %p = arith.mulf %s0, %f fastmath<contract> : tensor<?x?xf32>
  %e = math.exp %s1 : tensor<?x?xf32>
  %c = arith.cmpf olt, %p, %e : tensor<?x?xf32>
  %m = arith.select %c, %p, %e : tensor<?x?xi1>, tensor<?x?xf32>
  "winnow.threshold_select"(%m, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// The score stays for its other user, and with it what it is made of; what only the selection used
// goes. An op that no selection uses is left alone.
// CHECK-LABEL: func.func @other_users(
// CHECK:         %[[Q:.+]] = "winnow.queries"
// CHECK-NEXT:    %[[K:.+]] = "winnow.paged_keys"
// CHECK-NEXT:    %[[S:.+]] = "winnow.score"(%[[Q]], %[[K]])
// CHECK-NEXT:    "winnow.fused_select"
// CHECK:           %[[INNER:.+]] = "winnow.score"
// CHECK-NEXT:      %[[A:.+]] = math.absf %[[INNER]]
// CHECK-NEXT:      "winnow.yield"(%[[A]])
// CHECK:         %[[N:.+]] = math.sqrt %[[S]]
// CHECK-NEXT:    return %[[N]]
func.func @other_users(
    %query: memref<?x16xbf16>, %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) -> tensor<?x?xf32> {
  %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 32 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
  %a = math.absf %s : tensor<?x?xf32>
  "winnow.threshold_select"(%a, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  %n = math.sqrt %s : tensor<?x?xf32>
  return %n : tensor<?x?xf32>
}

// Two selections of one score each make it for themselves.
// CHECK-LABEL: func.func @two_selections(
// CHECK-SAME:    i32) {
// CHECK-NEXT:    "winnow.fused_select"
// CHECK:           %[[FIRST:.+]] = "winnow.score"
// CHECK-NEXT:      "winnow.yield"(%[[FIRST]])
// CHECK-NEXT:    }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
// CHECK-NEXT:    "winnow.fused_select"
// CHECK:           %[[SECOND:.+]] = "winnow.score"
// CHECK-NEXT:      "winnow.yield"(%[[SECOND]])
// CHECK-NEXT:    }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 8 : i32}
// CHECK-NEXT:    return
func.func @two_selections(
    %query: memref<?x16xbf16>, %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 32 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
  "winnow.threshold_select"(%s, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  "winnow.threshold_select"(%s, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 8 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// The repair of rows stays with the selection.
// CHECK-LABEL: func.func @repair(
// CHECK-SAME:    %[[ARRIVALS:[^:]+]]: memref<?xi32>, %[[RANGES:[^:]+]]: memref<2x?xi32>
// CHECK-NEXT:    "winnow.fused_select"({{.+}}, %[[ARRIVALS]], %[[RANGES]]) ({
// CHECK-NEXT:      %[[S:.+]] = "winnow.splat"
// CHECK-NEXT:      "winnow.yield"(%[[S]])
// CHECK-NEXT:    }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>, top_k = 4 : i32}
// CHECK-NEXT:    return
func.func @repair(
    %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32, %arrivals: memref<?xi32>,
    %ranges: memref<2x?xi32>) {
  %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
  "winnow.threshold_select"(
      %s, %ends, %thresholds, %counters, %candidates, %context, %arrivals, %ranges)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>, top_k = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32,
         memref<?xi32>, memref<2x?xi32>) -> ()
  return
}

// A store of scores is fused as a selection is, with keys of any kind.
// CHECK-LABEL: func.func @store(
// CHECK-SAME:    %[[QUERY:[^:]+]]: memref<?x16xbf16>, %[[CACHE:[^:]+]]: memref<?x8x16xbf16>
// CHECK-SAME:    %[[TABLE:[^:]+]]: memref<?x?xi32>, %[[REQUESTS:[^:]+]]: memref<?xi32>
// CHECK-SAME:    %[[POSITIONS:[^:]+]]: memref<?xi32>, %[[LENGTHS:[^:]+]]: memref<?xi32>
// CHECK-SAME:    %[[OUTPUT:[^:]+]]: memref<?x?xf32>) {
// CHECK-NEXT:    "winnow.fused_store_scores"(%[[LENGTHS]], %[[OUTPUT]]) ({
// CHECK-NEXT:      %[[Q:.+]] = "winnow.queries"(%[[QUERY]])
// CHECK-NEXT:      %[[K:.+]] = "winnow.sampled_keys"(%[[CACHE]], %[[TABLE]], %[[REQUESTS]], %[[POSITIONS]]) {request_rows = 8 : i32}
// CHECK-NEXT:      %[[S:.+]] = "winnow.score"(%[[Q]], %[[K]])
// CHECK-NEXT:      %[[A:.+]] = math.absf %[[S]]
// CHECK-NEXT:      "winnow.yield"(%[[A]])
// CHECK-NEXT:    }) {group_rows = 4 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
// CHECK-NEXT:    return
func.func @store(
    %query: memref<?x16xbf16>, %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %positions: memref<?xi32>, %lengths: memref<?xi32>,
    %output: memref<?x?xf32>) {
  %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
  %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions) {request_rows = 8 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
  %a = math.absf %s : tensor<?x?xf32>
  "winnow.store_scores"(%a, %lengths, %output) {group_rows = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// A store and a selection each make their scores.
// CHECK-LABEL: func.func @store_and_selection(
// CHECK-SAME:    i32) {
// CHECK-NEXT:    "winnow.fused_store_scores"
// CHECK-NEXT:      %[[FIRST:.+]] = "winnow.splat"
// CHECK-NEXT:      "winnow.yield"(%[[FIRST]])
// CHECK-NEXT:    })
// CHECK-NEXT:    "winnow.fused_select"
// CHECK-NEXT:      %[[SECOND:.+]] = "winnow.splat"
// CHECK-NEXT:      "winnow.yield"(%[[SECOND]])
// CHECK-NEXT:    })
// CHECK-NEXT:    return
func.func @store_and_selection(
    %x: f32, %lengths: memref<?xi32>, %output: memref<?x?xf32>, %ends: memref<?xi32>,
    %thresholds: memref<?xf32>, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>,
    %context: i32) {
  %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
  "winnow.store_scores"(%s, %lengths, %output) {group_rows = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32>) -> ()
  "winnow.threshold_select"(%s, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// CHECK-LABEL: func.func @no_selection(
// CHECK-SAME:    %[[QUERY:[^:]+]]: memref<?x16xbf16>
// CHECK-NEXT:    %[[Q:.+]] = "winnow.queries"(%[[QUERY]])
// CHECK-NEXT:    return %[[Q]]
func.func @no_selection(%query: memref<?x16xbf16>) -> tensor<?x16xbf16> {
  %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
  return %q : tensor<?x16xbf16>
}

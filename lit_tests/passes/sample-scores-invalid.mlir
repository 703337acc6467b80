// RUN: winnow-opt %s --split-input-file --verify-diagnostics --pass-pipeline=sample-scores

func.func @a_sample(
    %query: memref<?x16xbf16>, %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %positions: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
  // expected-error@below {{the keys are a sample already}}
  %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions) {request_rows = 32 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
  "winnow.threshold_select"(%s, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @two_selections(
    %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
  "winnow.threshold_select"(%s, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  // expected-error@below {{the function has another selection}}
  "winnow.threshold_select"(%s, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @no_keys(
    %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
  // expected-error@below {{the scores come from no paged keys}}
  "winnow.threshold_select"(%s, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

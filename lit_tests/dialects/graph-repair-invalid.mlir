// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @arrivals_alone(
    %scores: tensor<?x?xf32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32,
    %arrivals: memref<?xi32>) {
  // expected-error@below {{'winnow.threshold_select' op arrivals come with ranges, which are missing}}
  "winnow.threshold_select"(
      %scores, %ends, %thresholds, %counters, %candidates, %context, %arrivals)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0>, top_k = 1 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32,
         memref<?xi32>) -> ()
  return
}

// -----

func.func @ranges_alone(
    %scores: tensor<?x?xf32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32,
    %ranges: memref<2x?xi32>) {
  // expected-error@below {{'winnow.threshold_select' op ranges come with arrivals, which are missing}}
  "winnow.threshold_select"(
      %scores, %ends, %thresholds, %counters, %candidates, %context, %ranges)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 1>, top_k = 1 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32,
         memref<2x?xi32>) -> ()
  return
}

// -----

func.func @arrivals_of_i64(
    %scores: tensor<?x?xf32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32,
    %arrivals: memref<?xi64>, %ranges: memref<2x?xi32>) {
  // expected-error@below {{arrivals must be memref<?xi32>, but is memref<?xi64>}}
  "winnow.threshold_select"(
      %scores, %ends, %thresholds, %counters, %candidates, %context, %arrivals, %ranges)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>, top_k = 1 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32,
         memref<?xi64>, memref<2x?xi32>) -> ()
  return
}

// -----

func.func @ranges_by_row(
    %scores: tensor<?x?xf32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32,
    %arrivals: memref<?xi32>, %ranges: memref<?x2xi32>) {
  // expected-error@below {{ranges must be memref<2x?xi32>, but is memref<?x2xi32>}}
  "winnow.threshold_select"(
      %scores, %ends, %thresholds, %counters, %candidates, %context, %arrivals, %ranges)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>, top_k = 1 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32,
         memref<?xi32>, memref<?x2xi32>) -> ()
  return
}

// -----

func.func @ranges_of_f32(
    %scores: tensor<?x?xf32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32,
    %arrivals: memref<?xi32>, %ranges: memref<2x?xf32>) {
  // expected-error@below {{ranges must be memref<2x?xi32>, but is memref<2x?xf32>}}
  "winnow.threshold_select"(
      %scores, %ends, %thresholds, %counters, %candidates, %context, %arrivals, %ranges)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>, top_k = 1 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32,
         memref<?xi32>, memref<2x?xf32>) -> ()
  return
}

// -----

func.func @repair_of_no_ties(
    %scores: tensor<?x?xf32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32,
    %arrivals: memref<?xi32>, %ranges: memref<2x?xi32>) {
  // expected-error@below {{top_k must be positive with arrivals and ranges, but is 0}}
  "winnow.threshold_select"(
      %scores, %ends, %thresholds, %counters, %candidates, %context, %arrivals, %ranges)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>, top_k = 0 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32,
         memref<?xi32>, memref<2x?xi32>) -> ()
  return
}

// -----

func.func @fused_with_arrivals_alone(
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32, %arrivals: memref<?xi32>) {
  // expected-error@below {{'winnow.fused_select' op arrivals come with ranges, which are missing}}
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context, %arrivals) ({
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0>, top_k = 1 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32,
         memref<?xi32>) -> ()
  return
}

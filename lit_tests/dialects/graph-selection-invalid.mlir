// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @scores_of_one_row(
    %scores: tensor<1x?xf32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  // expected-error@below {{'winnow.threshold_select' op the scores must be tensor<?x?xf32>, but is tensor<1x?xf32>}}
  "winnow.threshold_select"(%scores, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 1 : i32}
      : (tensor<1x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>,
         i32) -> ()
  return
}

// -----

func.func @ends_of_f32(
    %scores: tensor<?x?xf32>, %ends: memref<?xf32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  // expected-error@below {{row_ends must be memref<?xi32>, but is memref<?xf32>}}
  "winnow.threshold_select"(%scores, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 1 : i32}
      : (tensor<?x?xf32>, memref<?xf32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>,
         i32) -> ()
  return
}

// -----

func.func @thresholds_of_two_axes(
    %scores: tensor<?x?xf32>, %ends: memref<?xi32>, %thresholds: memref<?x1xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  // expected-error@below {{thresholds must be memref<?xf32>, but is memref<?x1xf32>}}
  "winnow.threshold_select"(%scores, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 1 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?x1xf32>, memref<?x2xi32>, memref<?x?x2xi32>,
         i32) -> ()
  return
}

// -----

func.func @one_counter(
    %scores: tensor<?x?xf32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x1xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  // expected-error@below {{counters must be memref<?x2xi32>, but is memref<?x1xi32>}}
  "winnow.threshold_select"(%scores, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 1 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x1xi32>, memref<?x?x2xi32>,
         i32) -> ()
  return
}

// -----

func.func @candidates_without_scores(
    %scores: tensor<?x?xf32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?xi32>, %context: i32) {
  // expected-error@below {{candidates must be memref<?x?x2xi32>, but is memref<?x?xi32>}}
  "winnow.threshold_select"(%scores, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 1 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?xi32>, i32) -> ()
  return
}

// -----

func.func @context_an_index(
    %scores: tensor<?x?xf32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: index) {
  // expected-error@below {{max_context must be i32, but is index}}
  "winnow.threshold_select"(%scores, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 1 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>,
         index) -> ()
  return
}

// -----

func.func @top_k_negative(
    %scores: tensor<?x?xf32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  // expected-error@below {{top_k must not be negative, but is -1}}
  "winnow.threshold_select"(%scores, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = -1 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>,
         i32) -> ()
  return
}

// -----

func.func @segments_missing(
    %scores: tensor<?x?xf32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  // expected-error@below {{'operandSegmentSizes' attribute is expected but not provided}}
  "winnow.threshold_select"(%scores, %ends, %thresholds, %counters, %candidates, %context)
      {top_k = 1 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>,
         i32) -> ()
  return
}

// -----

func.func @fused_with_one_counter(
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  // expected-error@below {{'winnow.fused_select' op counters must be memref<?x2xi32>, but is memref<?xi32>}}
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 1 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @region_missing(
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  // expected-error@below {{unexpected number of regions: expected 1 but got 0}}
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 1 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @region_empty(
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  // expected-error@below {{the region must have one block, but has 0}}
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 1 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @region_of_two_blocks(
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32, %scores: tensor<?x?xf32>) {
  // expected-error@below {{the region must have one block, but has 2}}
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    "winnow.yield"(%scores) : (tensor<?x?xf32>) -> ()
  ^bb1:
    "winnow.yield"(%scores) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 1 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @region_with_an_argument(
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  // expected-error@below {{the region must take no arguments}}
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
  ^bb0(%scores: tensor<?x?xf32>):
    "winnow.yield"(%scores) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 1 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @region_without_end(
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  // expected-error@below {{the region must end with 'winnow.yield'}}
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
  ^bb0:
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 1 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @region_with_another_end(
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32, %scores: tensor<?x?xf32>) {
  // expected-error@below {{the region must end with 'winnow.yield'}}
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    scf.yield %scores : tensor<?x?xf32>
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 1 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @region_with_scalars(
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32, %x: f32) {
  // expected-error@below {{the region can't compute scores by 'arith.addf'}}
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %sum = arith.addf %x, %x : f32
    %scores = "winnow.splat"(%sum) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%scores) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 1 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @region_with_control_flow(
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32, %scores: tensor<?x?xf32>, %condition: i1) {
  // expected-error@below {{the region can't compute scores by 'scf.if'}}
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    scf.if %condition {
    }
    "winnow.yield"(%scores) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 1 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @yield_of_known_size(
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32, %scores: tensor<4x4xf32>) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    // expected-error@below {{'winnow.yield' op the scores must be tensor<?x?xf32>, but is tensor<4x4xf32>}}
    "winnow.yield"(%scores) : (tensor<4x4xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 1 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @yield_of_a_function(%scores: tensor<?x?xf32>) {
  // expected-error@below {{must stand in a region of 'winnow.fused_select' or 'winnow.fused_store_scores'}}
  "winnow.yield"(%scores) : (tensor<?x?xf32>) -> ()
}

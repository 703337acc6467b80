// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @scores_of_one_row(
    %scores: tensor<1x?xf32>, %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  // expected-error@below {{'winnow.store_scores' op the scores must be tensor<?x?xf32>, but is tensor<1x?xf32>}}
  "winnow.store_scores"(%scores, %lengths, %output) {group_rows = 1 : i32}
      : (tensor<1x?xf32>, memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @scores_of_f64(
    %scores: tensor<?x?xf64>, %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  // expected-error@below {{the scores must be tensor<?x?xf32>, but is tensor<?x?xf64>}}
  "winnow.store_scores"(%scores, %lengths, %output) {group_rows = 1 : i32}
      : (tensor<?x?xf64>, memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @lengths_of_f32(
    %scores: tensor<?x?xf32>, %lengths: memref<?xf32>, %output: memref<?x?xf32>) {
  // expected-error@below {{lengths must be memref<?xi32>, but is memref<?xf32>}}
  "winnow.store_scores"(%scores, %lengths, %output) {group_rows = 1 : i32}
      : (tensor<?x?xf32>, memref<?xf32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @lengths_of_rows_and_keys(
    %scores: tensor<?x?xf32>, %lengths: memref<?x?xi32>, %output: memref<?x?xf32>) {
  // expected-error@below {{lengths must be memref<?xi32>, but is memref<?x?xi32>}}
  "winnow.store_scores"(%scores, %lengths, %output) {group_rows = 1 : i32}
      : (tensor<?x?xf32>, memref<?x?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @output_of_bf16(
    %scores: tensor<?x?xf32>, %lengths: memref<?xi32>, %output: memref<?x?xbf16>) {
  // expected-error@below {{the output must be memref<?x?xf32>, but is memref<?x?xbf16>}}
  "winnow.store_scores"(%scores, %lengths, %output) {group_rows = 1 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xbf16>) -> ()
  return
}

// -----

func.func @output_of_known_size(
    %scores: tensor<?x?xf32>, %lengths: memref<?xi32>, %output: memref<?x64xf32>) {
  // expected-error@below {{the output must be memref<?x?xf32>, but is memref<?x64xf32>}}
  "winnow.store_scores"(%scores, %lengths, %output) {group_rows = 1 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?x64xf32>) -> ()
  return
}

// -----

func.func @group_missing(
    %scores: tensor<?x?xf32>, %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  // expected-error@below {{attribute "group_rows" is expected but not provided}}
  "winnow.store_scores"(%scores, %lengths, %output)
      : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @group_without_rows(
    %scores: tensor<?x?xf32>, %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  // expected-error@below {{group_rows must be positive, but is 0}}
  "winnow.store_scores"(%scores, %lengths, %output) {group_rows = 0 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @group_of_negative_rows(
    %scores: tensor<?x?xf32>, %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  // expected-error@below {{group_rows must be positive, but is -4}}
  "winnow.store_scores"(%scores, %lengths, %output) {group_rows = -4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @group_too_wide(
    %scores: tensor<?x?xf32>, %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  // expected-error@below {{group_rows must be an i32, but is 1 : i64}}
  "winnow.store_scores"(%scores, %lengths, %output) {group_rows = 1 : i64}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @fused_lengths_of_i64(%lengths: memref<?xi64>, %output: memref<?x?xf32>, %s: tensor<?x?xf32>) {
  // expected-error@below {{'winnow.fused_store_scores' op lengths must be memref<?xi32>, but is memref<?xi64>}}
  "winnow.fused_store_scores"(%lengths, %output) ({
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 1 : i32} : (memref<?xi64>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @fused_output_of_i32(%lengths: memref<?xi32>, %output: memref<?x?xi32>, %s: tensor<?x?xf32>) {
  // expected-error@below {{the output must be memref<?x?xf32>, but is memref<?x?xi32>}}
  "winnow.fused_store_scores"(%lengths, %output) ({
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 1 : i32} : (memref<?xi32>, memref<?x?xi32>) -> ()
  return
}

// -----

func.func @fused_group_without_rows(%lengths: memref<?xi32>, %output: memref<?x?xf32>, %s: tensor<?x?xf32>) {
  // expected-error@below {{group_rows must be positive, but is 0}}
  "winnow.fused_store_scores"(%lengths, %output) ({
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 0 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @region_without_blocks(%lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  // expected-error@below {{the region must have one block, but has 0}}
  "winnow.fused_store_scores"(%lengths, %output) ({
  }) {group_rows = 1 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @region_with_arguments(%lengths: memref<?xi32>, %output: memref<?x?xf32>, %s: tensor<?x?xf32>) {
  // expected-error@below {{the region must take no arguments}}
  "winnow.fused_store_scores"(%lengths, %output) ({
  ^bb0(%i: i32):
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 1 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @region_without_end(%lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  // expected-error@below {{the region must end with 'winnow.yield'}}
  "winnow.fused_store_scores"(%lengths, %output) ({
  ^bb0:
  }) {group_rows = 1 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @region_with_scalars(%lengths: memref<?xi32>, %output: memref<?x?xf32>, %x: f32) {
  // expected-error@below {{the region can't compute scores by 'arith.addf'}}
  "winnow.fused_store_scores"(%lengths, %output) ({
    %sum = arith.addf %x, %x : f32
    %s = "winnow.splat"(%sum) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 1 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @region_that_stores(%lengths: memref<?xi32>, %output: memref<?x?xf32>, %s: tensor<?x?xf32>) {
  // expected-error@below {{the region can't compute scores by 'winnow.store_scores'}}
  "winnow.fused_store_scores"(%lengths, %output) ({
    "winnow.store_scores"(%s, %lengths, %output) {group_rows = 1 : i32}
        : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32>) -> ()
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 1 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @yield_of_known_size(
    %lengths: memref<?xi32>, %output: memref<?x?xf32>, %s: tensor<4x4xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    // expected-error@below {{'winnow.yield' op the scores must be tensor<?x?xf32>, but is tensor<4x4xf32>}}
    "winnow.yield"(%s) : (tensor<4x4xf32>) -> ()
  }) {group_rows = 1 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

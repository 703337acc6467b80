// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @queries_of_unknown_heads(%buffer: memref<?x?x16xbf16>) {
  // expected-error@below {{'winnow.queries' op the buffer must be memref<?xNxNx*>, but is memref<?x?x16xbf16>}}
  %q = "winnow.queries"(%buffer) : (memref<?x?x16xbf16>) -> tensor<?x?x16xbf16>
  return
}

// -----

func.func @queries_of_no_heads(%buffer: memref<?x0x16xbf16>) {
  // expected-error@below {{the buffer must be memref<?xNxNx*>, but is memref<?x0x16xbf16>}}
  %q = "winnow.queries"(%buffer) : (memref<?x0x16xbf16>) -> tensor<?x0x16xbf16>
  return
}

// -----

func.func @queries_of_four_axes(%buffer: memref<?x2x2x16xbf16>) {
  // expected-error@below {{the buffer must be memref<?xNx*>, but is memref<?x2x2x16xbf16>}}
  %q = "winnow.queries"(%buffer) : (memref<?x2x2x16xbf16>) -> tensor<?x2x2x16xbf16>
  return
}

// -----

func.func @queries_without_their_heads(%buffer: memref<?x4x16xbf16>) {
  // expected-error@below {{the result must be tensor<?x4x16xbf16>, but is tensor<?x16xbf16>}}
  %q = "winnow.queries"(%buffer) : (memref<?x4x16xbf16>) -> tensor<?x16xbf16>
  return
}

// -----

func.func @score_of_unknown_heads(%q: tensor<?x?x16xbf16>, %k: tensor<?x?x16xbf16>) {
  // expected-error@below {{'winnow.score' op the queries must be tensor<?xNxNx*>, but is tensor<?x?x16xbf16>}}
  %s = "winnow.score"(%q, %k) : (tensor<?x?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?x?xf32>
  return
}

// -----

func.func @score_of_other_heads(%q: tensor<?x4x16xbf16>, %k: tensor<?x?x16xbf16>) {
  // expected-error@below {{the result must be tensor<?x4x?xf32>, but is tensor<?x8x?xf32>}}
  %s = "winnow.score"(%q, %k) : (tensor<?x4x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x8x?xf32>
  return
}

// -----

func.func @score_without_its_heads(%q: tensor<?x4x16xbf16>, %k: tensor<?x?x16xbf16>) {
  // expected-error@below {{the result must be tensor<?x4x?xf32>, but is tensor<?x?xf32>}}
  %s = "winnow.score"(%q, %k) : (tensor<?x4x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
  return
}

// -----

func.func @score_of_keys_of_heads(%q: tensor<?x4x16xbf16>, %k: tensor<?x4x16xbf16>) {
  // expected-error@below {{the keys must be tensor<?x?x16xbf16>, but is tensor<?x4x16xbf16>}}
  %s = "winnow.score"(%q, %k) : (tensor<?x4x16xbf16>, tensor<?x4x16xbf16>) -> tensor<?x4x?xf32>
  return
}

// -----

func.func @score_of_another_fp8(%q: tensor<?x16xf8E5M2>, %k: tensor<?x?x16xf8E5M2>) {
  // expected-error@below {{queries and keys must be bf16 or f16 or f8E4M3FN, but are f8E5M2}}
  %s = "winnow.score"(%q, %k) : (tensor<?x16xf8E5M2>, tensor<?x?x16xf8E5M2>) -> tensor<?x?xf32>
  return
}

// -----

func.func @nvfp4_of_heads(%values: tensor<?x4x8xi8>, %scales: tensor<?x4x1xi8>) {
  // expected-error@below {{the values must be tensor<?x?xNxi8>, but is tensor<?x4x8xi8>}}
  %x = "winnow.dequantize_nvfp4"(%values, %scales)
      : (tensor<?x4x8xi8>, tensor<?x4x1xi8>) -> tensor<?x4x16xbf16>
  return
}

// -----

func.func @per_row_of_a_tensor(%x: tensor<?xf32>) {
  // expected-error@below {{'winnow.per_row' op the buffer must be a memref, but is tensor<?xf32>}}
  %s = "winnow.per_row"(%x) : (tensor<?xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @per_row_of_bf16(%x: memref<?xbf16>) {
  // expected-error@below {{the buffer must be memref<?xf32>, but is memref<?xbf16>}}
  %s = "winnow.per_row"(%x) : (memref<?xbf16>) -> tensor<?x?xf32>
  return
}

// -----

func.func @per_row_of_known_rows(%x: memref<8xf32>) {
  // expected-error@below {{the buffer must be memref<?xf32>, but is memref<8xf32>}}
  %s = "winnow.per_row"(%x) : (memref<8xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @per_row_of_unknown_heads(%x: memref<?x?xf32>) {
  // expected-error@below {{the buffer must be memref<?xNxf32>, but is memref<?x?xf32>}}
  %s = "winnow.per_row"(%x) : (memref<?x?xf32>) -> tensor<?x?x?xf32>
  return
}

// -----

func.func @per_row_of_three_axes(%x: memref<?x4x4xf32>) {
  // expected-error@below {{the buffer must be memref<?xf32>, but is memref<?x4x4xf32>}}
  %s = "winnow.per_row"(%x) : (memref<?x4x4xf32>) -> tensor<?x4x?xf32>
  return
}

// -----

func.func @per_row_without_its_heads(%x: memref<?x4xf32>) {
  // expected-error@below {{the result must be tensor<?x4x?xf32>, but is tensor<?x?xf32>}}
  %s = "winnow.per_row"(%x) : (memref<?x4xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @per_key_of_two_numbers(%x: tensor<?x?x2xf32>) {
  // expected-error@below {{'winnow.per_key' op the values must be tensor<?x?x1xf32>, but is tensor<?x?x2xf32>}}
  %s = "winnow.per_key"(%x) : (tensor<?x?x2xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @per_key_of_bf16(%x: tensor<?x?x1xbf16>) {
  // expected-error@below {{the values must be tensor<?x?x1xf32>, but is tensor<?x?x1xbf16>}}
  %s = "winnow.per_key"(%x) : (tensor<?x?x1xbf16>) -> tensor<?x?xf32>
  return
}

// -----

func.func @per_key_with_its_axis(%x: tensor<?x?x1xf32>) {
  // expected-error@below {{the result must be tensor<?x?xf32>, but is tensor<?x?x1xf32>}}
  %s = "winnow.per_key"(%x) : (tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
  return
}

// -----

func.func @per_score_of_known_keys(%x: memref<?x64xf32>) {
  // expected-error@below {{'winnow.per_score' op the buffer must be memref<?x?x*>, but is memref<?x64xf32>}}
  %s = "winnow.per_score"(%x) {operandSegmentSizes = array<i32: 1, 0>}
      : (memref<?x64xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @per_score_of_bf16(%x: memref<?x?xbf16>) {
  // expected-error@below {{the buffer must hold f32 or i8, but holds bf16}}
  %s = "winnow.per_score"(%x) {operandSegmentSizes = array<i32: 1, 0>}
      : (memref<?x?xbf16>) -> tensor<?x?xbf16>
  return
}

// -----

func.func @per_score_as_another_type(%x: memref<?x?xi8>) {
  // expected-error@below {{the result must be tensor<?x?xi8>, but is tensor<?x?xf32>}}
  %s = "winnow.per_score"(%x) {operandSegmentSizes = array<i32: 1, 0>}
      : (memref<?x?xi8>) -> tensor<?x?xf32>
  return
}

// -----

func.func @per_score_at_no_positions(%x: memref<?x?xf32>, %positions: memref<?xi64>) {
  // expected-error@below {{the positions must be memref<?xi32>, but is memref<?xi64>}}
  %s = "winnow.per_score"(%x, %positions) {operandSegmentSizes = array<i32: 1, 1>}
      : (memref<?x?xf32>, memref<?xi64>) -> tensor<?x?xf32>
  return
}

// -----

func.func @spread_of_heads(%x: tensor<?x4x?xf32>) {
  // expected-error@below {{'winnow.spread_heads' op the scores must be tensor<?x?x*>, but is tensor<?x4x?xf32>}}
  %s = "winnow.spread_heads"(%x) : (tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
  return
}

// -----

func.func @spread_to_no_heads(%x: tensor<?x?xf32>) {
  // expected-error@below {{the result must be tensor<?xNx?xf32>, but is tensor<?x?xf32>}}
  %s = "winnow.spread_heads"(%x) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @spread_as_another_type(%x: tensor<?x?xi8>) {
  // expected-error@below {{the result must be tensor<?xNx?xi8>, but is tensor<?x4x?xf32>}}
  %s = "winnow.spread_heads"(%x) : (tensor<?x?xi8>) -> tensor<?x4x?xf32>
  return
}

// -----

func.func @reduction_of_no_heads(%x: tensor<?x?xf32>) {
  // expected-error@below {{'winnow.reduce_heads' op the scores must be tensor<?xNx?xf32>, but is tensor<?x?xf32>}}
  %s = "winnow.reduce_heads"(%x) {kind = "add"} : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @reduction_of_integers(%x: tensor<?x4x?xi8>) {
  // expected-error@below {{the scores must be tensor<?xNx?xf32>, but is tensor<?x4x?xi8>}}
  %s = "winnow.reduce_heads"(%x) {kind = "add"} : (tensor<?x4x?xi8>) -> tensor<?x?xi8>
  return
}

// -----

func.func @reduction_that_keeps_heads(%x: tensor<?x4x?xf32>) {
  // expected-error@below {{the result must be tensor<?x?xf32>, but is tensor<?x4x?xf32>}}
  %s = "winnow.reduce_heads"(%x) {kind = "add"} : (tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
  return
}

// -----

func.func @reduction_of_another_kind(%x: tensor<?x4x?xf32>) {
  // expected-error@below {{kind must be add or max, but is min}}
  %s = "winnow.reduce_heads"(%x) {kind = "min"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @reduction_of_no_kind(%x: tensor<?x4x?xf32>) {
  // expected-error@below {{attribute "kind" is expected but not provided}}
  %s = "winnow.reduce_heads"(%x) : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @selection_by_heads(
    %s: tensor<?x4x?xf32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  // expected-error@below {{'winnow.threshold_select' op the scores must be tensor<?x?xf32>, but is tensor<?x4x?xf32>}}
  "winnow.threshold_select"(%s, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (tensor<?x4x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @store_of_heads(
    %s: tensor<?x4x?xf32>, %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  // expected-error@below {{'winnow.store_scores' op the scores must be tensor<?x?xf32>, but is tensor<?x4x?xf32>}}
  "winnow.store_scores"(%s, %lengths, %output) {group_rows = 1 : i32}
      : (tensor<?x4x?xf32>, memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @yield_of_heads(
    %weights: memref<?x4xf32>, %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %w = "winnow.per_row"(%weights) : (memref<?x4xf32>) -> tensor<?x4x?xf32>
    // expected-error@below {{'winnow.yield' op the scores must be tensor<?x?xf32>, but is tensor<?x4x?xf32>}}
    "winnow.yield"(%w) : (tensor<?x4x?xf32>) -> ()
  }) {group_rows = 1 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

// No score is such a tensor, so that nothing with it can be fused.
func.func @heads_of_unknown_number(
    %x: tensor<?x?x?xf32>, %s: f32, %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  // expected-error@below {{the region can't compute scores by 'math.exp'}}
  "winnow.fused_store_scores"(%lengths, %output) ({
    %e = math.exp %x : tensor<?x?x?xf32>
    %k = "winnow.splat"(%s) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%k) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 1 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

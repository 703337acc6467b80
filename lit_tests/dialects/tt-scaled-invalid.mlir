// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @lhs_of_bf16(%a: tensor<4x16xbf16>, %b: tensor<16x2xi8>, %c: tensor<4x2xf32>, %as: tensor<4x2xf8E4M3FN>, %bs: tensor<2x2xf8E4M3FN>) {
  // expected-error@below {{'tt.dot_scaled' op lhs must be tensor<NxNxi8>, but is tensor<4x16xbf16>}}
  %d = "tt.dot_scaled"(%a, %b, %c, %as, %bs)
      {a_elem_type = 4 : i32, b_elem_type = 4 : i32, fastMath = false, lhs_k_pack = true, rhs_k_pack = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}
      : (tensor<4x16xbf16>, tensor<16x2xi8>, tensor<4x2xf32>, tensor<4x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> tensor<4x2xf32>
  return
}

// -----

func.func @rhs_of_other_dims(%a: tensor<4x16xi8>, %b: tensor<8x2xi8>, %c: tensor<4x2xf32>, %as: tensor<4x2xf8E4M3FN>, %bs: tensor<2x2xf8E4M3FN>) {
  // expected-error@below {{rhs must be tensor<16xNxi8>, but is tensor<8x2xi8>}}
  %d = "tt.dot_scaled"(%a, %b, %c, %as, %bs)
      {a_elem_type = 4 : i32, b_elem_type = 4 : i32, fastMath = false, lhs_k_pack = true, rhs_k_pack = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}
      : (tensor<4x16xi8>, tensor<8x2xi8>, tensor<4x2xf32>, tensor<4x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> tensor<4x2xf32>
  return
}

// -----

func.func @scales_of_i8(%a: tensor<4x16xi8>, %b: tensor<16x2xi8>, %c: tensor<4x2xf32>, %as: tensor<4x2xi8>, %bs: tensor<2x2xf8E4M3FN>) {
  // expected-error@below {{lhs_scale must be tensor<4x2xf8E4M3FN>, but is tensor<4x2xi8>}}
  %d = "tt.dot_scaled"(%a, %b, %c, %as, %bs)
      {a_elem_type = 4 : i32, b_elem_type = 4 : i32, fastMath = false, lhs_k_pack = true, rhs_k_pack = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}
      : (tensor<4x16xi8>, tensor<16x2xi8>, tensor<4x2xf32>, tensor<4x2xi8>, tensor<2x2xf8E4M3FN>) -> tensor<4x2xf32>
  return
}

// -----

func.func @scales_along_k(%a: tensor<4x16xi8>, %b: tensor<16x2xi8>, %c: tensor<4x2xf32>, %as: tensor<4x2xf8E4M3FN>, %bs: tensor<2x4xf8E4M3FN>) {
  // expected-error@below {{rhs_scale must be tensor<2x2xf8E4M3FN>, but is tensor<2x4xf8E4M3FN>}}
  %d = "tt.dot_scaled"(%a, %b, %c, %as, %bs)
      {a_elem_type = 4 : i32, b_elem_type = 4 : i32, fastMath = false, lhs_k_pack = true, rhs_k_pack = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}
      : (tensor<4x16xi8>, tensor<16x2xi8>, tensor<4x2xf32>, tensor<4x2xf8E4M3FN>, tensor<2x4xf8E4M3FN>) -> tensor<4x2xf32>
  return
}

// -----

func.func @a_scale_missing(%a: tensor<4x16xi8>, %b: tensor<16x2xi8>, %c: tensor<4x2xf32>, %as: tensor<4x2xf8E4M3FN>, %bs: tensor<2x2xf8E4M3FN>) {
  // expected-error@below {{rhs_scale is missing}}
  %d = "tt.dot_scaled"(%a, %b, %c, %as)
      {a_elem_type = 4 : i32, b_elem_type = 4 : i32, fastMath = false, lhs_k_pack = true, rhs_k_pack = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}
      : (tensor<4x16xi8>, tensor<16x2xi8>, tensor<4x2xf32>, tensor<4x2xf8E4M3FN>) -> tensor<4x2xf32>
  return
}

// -----

func.func @accumulator_of_f16(%a: tensor<4x16xi8>, %b: tensor<16x2xi8>, %c: tensor<4x2xf16>, %as: tensor<4x2xf8E4M3FN>, %bs: tensor<2x2xf8E4M3FN>) {
  // expected-error@below {{the accumulator must be tensor<4x2xf32>, but is tensor<4x2xf16>}}
  %d = "tt.dot_scaled"(%a, %b, %c, %as, %bs)
      {a_elem_type = 4 : i32, b_elem_type = 4 : i32, fastMath = false, lhs_k_pack = true, rhs_k_pack = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}
      : (tensor<4x16xi8>, tensor<16x2xi8>, tensor<4x2xf16>, tensor<4x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> tensor<4x2xf16>
  return
}

// -----

func.func @result_of_another_type(%a: tensor<4x16xi8>, %b: tensor<16x2xi8>, %c: tensor<4x2xf32>, %as: tensor<4x2xf8E4M3FN>, %bs: tensor<2x2xf8E4M3FN>) {
  // expected-error@below {{the result must have the accumulator's type}}
  %d = "tt.dot_scaled"(%a, %b, %c, %as, %bs)
      {a_elem_type = 4 : i32, b_elem_type = 4 : i32, fastMath = false, lhs_k_pack = true, rhs_k_pack = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}
      : (tensor<4x16xi8>, tensor<16x2xi8>, tensor<4x2xf32>, tensor<4x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> tensor<4x2xf16>
  return
}

// -----

func.func @of_e4m3(%a: tensor<4x16xi8>, %b: tensor<16x2xi8>, %c: tensor<4x2xf32>, %as: tensor<4x2xf8E4M3FN>, %bs: tensor<2x2xf8E4M3FN>) {
  // expected-error@below {{a_elem_type must be 4, which is E2M1, but is 0}}
  %d = "tt.dot_scaled"(%a, %b, %c, %as, %bs)
      {a_elem_type = 0 : i32, b_elem_type = 4 : i32, fastMath = false, lhs_k_pack = true, rhs_k_pack = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}
      : (tensor<4x16xi8>, tensor<16x2xi8>, tensor<4x2xf32>, tensor<4x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> tensor<4x2xf32>
  return
}

// -----

func.func @packed_as_often_as_1(%a: tensor<4x16xi8>, %b: tensor<16x2xi8>, %c: tensor<4x2xf32>, %as: tensor<4x2xf8E4M3FN>, %bs: tensor<2x2xf8E4M3FN>) {
  // expected-error@below {{lhs_k_pack must be a bool, but is 1 : i32}}
  %d = "tt.dot_scaled"(%a, %b, %c, %as, %bs)
      {a_elem_type = 4 : i32, b_elem_type = 4 : i32, fastMath = false, lhs_k_pack = 1 : i32, rhs_k_pack = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}
      : (tensor<4x16xi8>, tensor<16x2xi8>, tensor<4x2xf32>, tensor<4x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> tensor<4x2xf32>
  return
}

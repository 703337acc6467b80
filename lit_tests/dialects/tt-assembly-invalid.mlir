// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @split_in_three(%x: tensor<4x3xf32>) {
  // expected-error@below {{'tt.split' op expected a last axis of size 2, and others, but got tensor<4x3xf32>}}
  %0:2 = "tt.split"(%x) : (tensor<4x3xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @split_to_scalars(%x: tensor<2xf32>) {
  // expected-error@below {{expected a last axis of size 2, and others, but got tensor<2xf32>}}
  %0:2 = "tt.split"(%x) : (tensor<2xf32>) -> (f32, f32)
  return
}

// -----

func.func @split_to_a_wide_half(%x: tensor<4x2xf32>) {
  // expected-error@below {{lhs must be tensor<4xf32>, but is tensor<4x1xf32>}}
  %0:2 = "tt.split"(%x) : (tensor<4x2xf32>) -> (tensor<4x1xf32>, tensor<4xf32>)
  return
}

// -----

func.func @split_to_another_type(%x: tensor<4x2xf32>) {
  // expected-error@below {{rhs must be tensor<4xf32>, but is tensor<4xi32>}}
  %0:2 = "tt.split"(%x) : (tensor<4x2xf32>) -> (tensor<4xf32>, tensor<4xi32>)
  return
}

// -----

func.func @assembly_on_a_scalar(%p: !tt.ptr<i32>, %i: tensor<8xi32>, %f: tensor<8xf32>) {
  // expected-error@below {{'tt.elementwise_inline_asm' op expected a tensor of static shape, but got !tt.ptr<i32>}}
  %r = "tt.elementwise_inline_asm"(%p, %i, %f)
      {asm_string = "", constraints = "=&r,l,r,f", packed_element = 1 : i32, pure = false,
       operandSegmentSizes = array<i32: 1, 1, 1>}
      : (!tt.ptr<i32>, tensor<8xi32>, tensor<8xf32>) -> tensor<8xi32>
  return
}

// -----

func.func @assembly_without_pointers(%p: tensor<8xi64>, %i: tensor<8xi32>, %f: tensor<8xf32>) {
  // expected-error@below {{expected pointers of shape [8], but got tensor<8xi64>}}
  %r = "tt.elementwise_inline_asm"(%p, %i, %f)
      {asm_string = "", constraints = "=&r,l,r,f", packed_element = 1 : i32, pure = false,
       operandSegmentSizes = array<i32: 1, 1, 1>}
      : (tensor<8xi64>, tensor<8xi32>, tensor<8xf32>) -> tensor<8xi32>
  return
}

// -----

func.func @assembly_on_wide_integers(%p: tensor<8x!tt.ptr<i32>>, %i: tensor<8xi64>, %f: tensor<8xf32>) {
  // expected-error@below {{an integer operand must be tensor<8xi32>, but is tensor<8xi64>}}
  %r = "tt.elementwise_inline_asm"(%p, %i, %f)
      {asm_string = "", constraints = "=&r,l,r,f", packed_element = 1 : i32, pure = false,
       operandSegmentSizes = array<i32: 1, 1, 1>}
      : (tensor<8x!tt.ptr<i32>>, tensor<8xi64>, tensor<8xf32>) -> tensor<8xi32>
  return
}

// -----

func.func @assembly_on_other_shapes(%p: tensor<8x!tt.ptr<i32>>, %i: tensor<4xi32>, %f: tensor<8xf32>) {
  // expected-error@below {{an integer operand must be tensor<8xi32>, but is tensor<4xi32>}}
  %r = "tt.elementwise_inline_asm"(%p, %i, %f)
      {asm_string = "", constraints = "=&r,l,r,f", packed_element = 1 : i32, pure = false,
       operandSegmentSizes = array<i32: 1, 1, 1>}
      : (tensor<8x!tt.ptr<i32>>, tensor<4xi32>, tensor<8xf32>) -> tensor<8xi32>
  return
}

// -----

func.func @assembly_on_wide_floats(%p: tensor<8x!tt.ptr<i32>>, %i: tensor<8xi32>, %f: tensor<8xf64>) {
  // expected-error@below {{a float operand must be tensor<8xf32>, but is tensor<8xf64>}}
  %r = "tt.elementwise_inline_asm"(%p, %i, %f)
      {asm_string = "", constraints = "=&r,l,r,f", packed_element = 1 : i32, pure = false,
       operandSegmentSizes = array<i32: 1, 1, 1>}
      : (tensor<8x!tt.ptr<i32>>, tensor<8xi32>, tensor<8xf64>) -> tensor<8xi32>
  return
}

// -----

func.func @assembly_on_one_narrow_float(%p: tensor<8x!tt.ptr<i32>>, %i: tensor<8xi32>, %f: tensor<8xf16>) {
  // expected-error@below {{packed_element = 1 does not fill registers of 32 bits with each of i32, !tt.ptr<i32>, i32, f16}}
  %r = "tt.elementwise_inline_asm"(%p, %i, %f)
      {asm_string = "", constraints = "=&r,l,r,f", packed_element = 1 : i32, pure = false,
       operandSegmentSizes = array<i32: 1, 1, 1>}
      : (tensor<8x!tt.ptr<i32>>, tensor<8xi32>, tensor<8xf16>) -> tensor<8xi32>
  return
}

// -----

func.func @assembly_of_a_float(%p: tensor<8x!tt.ptr<i32>>, %i: tensor<8xi32>, %f: tensor<8xf32>) {
  // expected-error@below {{the result must be tensor<8xi32>, but is tensor<8xf32>}}
  %r = "tt.elementwise_inline_asm"(%p, %i, %f)
      {asm_string = "", constraints = "=&r,l,r,f", packed_element = 1 : i32, pure = false,
       operandSegmentSizes = array<i32: 1, 1, 1>}
      : (tensor<8x!tt.ptr<i32>>, tensor<8xi32>, tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @assembly_with_too_few_constraints(%p: tensor<8x!tt.ptr<i32>>, %i: tensor<8xi32>, %f: tensor<8xf32>) {
  // expected-error@below {{constraints must be =&r,l,r,f, but are =&r,l,r}}
  %r = "tt.elementwise_inline_asm"(%p, %i, %f)
      {asm_string = "", constraints = "=&r,l,r", packed_element = 1 : i32, pure = false,
       operandSegmentSizes = array<i32: 1, 1, 1>}
      : (tensor<8x!tt.ptr<i32>>, tensor<8xi32>, tensor<8xf32>) -> tensor<8xi32>
  return
}

// -----

func.func @assembly_on_triples(%p: tensor<8x!tt.ptr<i32>>, %i: tensor<8xi32>, %f: tensor<8xf32>) {
  // expected-error@below {{packed_element must be 1, 2 or 4, but is 3}}
  %r = "tt.elementwise_inline_asm"(%p, %i, %f)
      {asm_string = "", constraints = "=&r,l,r,f", packed_element = 3 : i32, pure = false,
       operandSegmentSizes = array<i32: 1, 1, 1>}
      : (tensor<8x!tt.ptr<i32>>, tensor<8xi32>, tensor<8xf32>) -> tensor<8xi32>
  return
}

// -----

func.func @assembly_on_pairs_of_one(%p: tensor<8x!tt.ptr<i32>>, %i: tensor<8xi32>, %f: tensor<8xf32>) {
  // expected-error@below {{constraints must be =&r,=&r,l,l,r,r,f,f, but are =&r,l,r,f}}
  %r = "tt.elementwise_inline_asm"(%p, %i, %f)
      {asm_string = "", constraints = "=&r,l,r,f", packed_element = 2 : i32, pure = false,
       operandSegmentSizes = array<i32: 1, 1, 1>}
      : (tensor<8x!tt.ptr<i32>>, tensor<8xi32>, tensor<8xf32>) -> tensor<8xi32>
  return
}

// -----

func.func @assembly_of_a_purity_unknown(%p: tensor<8x!tt.ptr<i32>>, %i: tensor<8xi32>, %f: tensor<8xf32>) {
  // expected-error@below {{pure must be a bool, but is 0 : i32}}
  %r = "tt.elementwise_inline_asm"(%p, %i, %f)
      {asm_string = "", constraints = "=&r,l,r,f", packed_element = 1 : i32, pure = 0 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1>}
      : (tensor<8x!tt.ptr<i32>>, tensor<8xi32>, tensor<8xf32>) -> tensor<8xi32>
  return
}

// -----

func.func @assembly_said_to_be_pure(%p: tensor<8x!tt.ptr<i32>>, %i: tensor<8xi32>, %f: tensor<8xf32>) {
  // expected-error@below {{pure must be false with pointers}}
  %r = "tt.elementwise_inline_asm"(%p, %i, %f)
      {asm_string = "", constraints = "=&r,l,r,f", packed_element = 1 : i32, pure = true,
       operandSegmentSizes = array<i32: 1, 1, 1>}
      : (tensor<8x!tt.ptr<i32>>, tensor<8xi32>, tensor<8xf32>) -> tensor<8xi32>
  return
}

// -----

func.func @assembly_through_fewer_pointers(%p: tensor<4x!tt.ptr<i32>>, %i: tensor<8xi32>, %f: tensor<8xf32>) {
  // expected-error@below {{expected pointers of shape [8], but got tensor<4x!tt.ptr<i32>>}}
  %r = "tt.elementwise_inline_asm"(%p, %i, %f)
      {asm_string = "", constraints = "=&r,l,r,f", packed_element = 1 : i32, pure = false,
       operandSegmentSizes = array<i32: 1, 1, 1>}
      : (tensor<4x!tt.ptr<i32>>, tensor<8xi32>, tensor<8xf32>) -> tensor<8xi32>
  return
}

// -----

func.func @pointers_as_integers(%p: tensor<8x!tt.ptr<i32>>, %f: tensor<8xf32>) {
  // expected-error@below {{an integer operand must be tensor<8xi32>, but is tensor<8x!tt.ptr<i32>>}}
  %r = "tt.elementwise_inline_asm"(%p, %f)
      {asm_string = "", constraints = "=&r,r,f", packed_element = 1 : i32, pure = true,
       operandSegmentSizes = array<i32: 0, 1, 1>}
      : (tensor<8x!tt.ptr<i32>>, tensor<8xf32>) -> tensor<8xi32>
  return
}

// -----

func.func @assembly_to_a_scalar(%f: tensor<8xf32>) {
  // expected-error@below {{expected a tensor of static shape, but got i32}}
  %r = "tt.elementwise_inline_asm"(%f)
      {asm_string = "", constraints = "=&r,f", packed_element = 1 : i32, pure = true,
       operandSegmentSizes = array<i32: 0, 0, 1>} : (tensor<8xf32>) -> i32
  return
}

// -----

func.func @assembly_of_no_such_register(%f: tensor<8xf32>) {
  // expected-error@below {{asm_string must name registers from $0 to $1, but has $2}}
  %r = "tt.elementwise_inline_asm"(%f)
      {asm_string = "mov.b32 $0, $2;", constraints = "=&r,f", packed_element = 1 : i32, pure = true,
       operandSegmentSizes = array<i32: 0, 0, 1>}
      : (tensor<8xf32>) -> tensor<8xi32>
  return
}

// -----

func.func @assembly_of_a_dollar(%f: tensor<8xf32>) {
  // expected-error@below {{asm_string must name registers from $0 to $1, but has $}}
  %r = "tt.elementwise_inline_asm"(%f)
      {asm_string = "mov.b32 $0, $1; // $", constraints = "=&r,f", packed_element = 1 : i32, pure = true,
       operandSegmentSizes = array<i32: 0, 0, 1>}
      : (tensor<8xf32>) -> tensor<8xi32>
  return
}

// -----

func.func @assembly_of_a_huge_number(%f: tensor<8xf32>) {
  // expected-error@below {{asm_string must name registers from $0 to $1, but has $999999999999999999999999999999}}
  %r = "tt.elementwise_inline_asm"(%f)
      {asm_string = "mov.b32 $0, $999999999999999999999999999999;", constraints = "=&r,f", packed_element = 1 : i32, pure = true,
       operandSegmentSizes = array<i32: 0, 0, 1>}
      : (tensor<8xf32>) -> tensor<8xi32>
  return
}

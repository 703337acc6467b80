// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @add_to_an_integer(%x: i64, %i: i32) {
  // expected-error@below {{'tt.addptr' op expected pointers, but got i64}}
  %a = "tt.addptr"(%x, %i) : (i64, i32) -> i64
  return
}

// -----

func.func @add_a_float(%x: !tt.ptr<f32>, %i: f32) {
  // expected-error@below {{offsets must be integers, not f32}}
  %a = "tt.addptr"(%x, %i) : (!tt.ptr<f32>, f32) -> !tt.ptr<f32>
  return
}

// -----

func.func @add_to_one_pointer(%x: !tt.ptr<f32>, %i: tensor<4xi32>) {
  // expected-error@below {{!tt.ptr<f32> and tensor<4xi32> differ in shape}}
  %a = "tt.addptr"(%x, %i) : (!tt.ptr<f32>, tensor<4xi32>) -> tensor<4x!tt.ptr<f32>>
  return
}

// -----

func.func @add_to_another_pointer(%x: !tt.ptr<f32>, %i: i32) {
  // expected-error@below {{the result must be !tt.ptr<f32>, but is !tt.ptr<i32>}}
  %a = "tt.addptr"(%x, %i) : (!tt.ptr<f32>, i32) -> !tt.ptr<i32>
  return
}

// -----

func.func @load_of_another_shape(%p: !tt.ptr<f32>) {
  // expected-error@below {{'tt.load' op !tt.ptr<f32> and tensor<4xf32> differ in shape}}
  %v = "tt.load"(%p)
      {cache = 1 : i32, evict = 1 : i32, isVolatile = false,
       operandSegmentSizes = array<i32: 1, 0, 0>}
      : (!tt.ptr<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @load_of_another_type(%p: !tt.ptr<f32>) {
  // expected-error@below {{!tt.ptr<f32> does not point at i32}}
  %v = "tt.load"(%p)
      {cache = 1 : i32, evict = 1 : i32, isVolatile = false,
       operandSegmentSizes = array<i32: 1, 0, 0>}
      : (!tt.ptr<f32>) -> i32
  return
}

// -----

func.func @load_through_no_pointer(%p: i64) {
  // expected-error@below {{i64 does not point at i32}}
  %v = "tt.load"(%p)
      {cache = 1 : i32, evict = 1 : i32, isVolatile = false,
       operandSegmentSizes = array<i32: 1, 0, 0>}
      : (i64) -> i32
  return
}

// -----

func.func @load_with_mask_of_i32(%p: !tt.ptr<f32>, %m: i32) {
  // expected-error@below {{i32 does not mask f32}}
  %v = "tt.load"(%p, %m)
      {cache = 1 : i32, evict = 1 : i32, isVolatile = false,
       operandSegmentSizes = array<i32: 1, 1, 0>}
      : (!tt.ptr<f32>, i32) -> f32
  return
}

// -----

func.func @load_or_another_type(%p: !tt.ptr<f32>, %m: i1, %other: i32) {
  // expected-error@below {{other must be f32, but is i32}}
  %v = "tt.load"(%p, %m, %other)
      {cache = 1 : i32, evict = 1 : i32, isVolatile = false,
       operandSegmentSizes = array<i32: 1, 1, 1>}
      : (!tt.ptr<f32>, i1, i32) -> f32
  return
}

// -----

func.func @load_with_flag_of_another_type(%p: !tt.ptr<f32>) {
  // expected-error@below {{isVolatile must be a bool, but is 0 : i32}}
  %v = "tt.load"(%p)
      {cache = 1 : i32, evict = 1 : i32, isVolatile = 0 : i32,
       operandSegmentSizes = array<i32: 1, 0, 0>}
      : (!tt.ptr<f32>) -> f32
  return
}

// -----

func.func @cache_missing(%p: !tt.ptr<f32>) {
  // expected-error@below {{attribute "cache" is expected but not provided}}
  %v = "tt.load"(%p)
      {evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>}
      : (!tt.ptr<f32>) -> f32
  return
}

// -----

func.func @store_of_another_type(%p: !tt.ptr<f32>, %v: i32) {
  // expected-error@below {{'tt.store' op !tt.ptr<f32> does not point at i32}}
  "tt.store"(%p, %v) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>}
      : (!tt.ptr<f32>, i32) -> ()
  return
}

// -----

func.func @store_with_mask_of_another_size(
    %p: tensor<4x!tt.ptr<f32>>, %v: tensor<4xf32>, %m: tensor<8xi1>) {
  // expected-error@below {{tensor<8xi1> does not mask tensor<4xf32>}}
  "tt.store"(%p, %v, %m)
      {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>}
      : (tensor<4x!tt.ptr<f32>>, tensor<4xf32>, tensor<8xi1>) -> ()
  return
}

// -----

func.func @atomic_of_another_type(%p: !tt.ptr<i32>, %v: i64) {
  // expected-error@below {{'tt.atomic_rmw' op !tt.ptr<i32> does not point at i64}}
  %old = "tt.atomic_rmw"(%p, %v)
      {atomic_rmw_op = 4 : i32, scope = 1 : i32, sem = 1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 0>}
      : (!tt.ptr<i32>, i64) -> i32
  return
}

// -----

func.func @atomic_giving_another_type(%p: !tt.ptr<i32>, %v: i32) {
  // expected-error@below {{!tt.ptr<i32> does not point at i64}}
  %old = "tt.atomic_rmw"(%p, %v)
      {atomic_rmw_op = 4 : i32, scope = 1 : i32, sem = 1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 0>}
      : (!tt.ptr<i32>, i32) -> i64
  return
}

// -----

func.func @atomic_with_mask_of_a_tensor(%p: !tt.ptr<i32>, %v: i32, %m: tensor<1xi1>) {
  // expected-error@below {{tensor<1xi1> does not mask i32}}
  %old = "tt.atomic_rmw"(%p, %v, %m)
      {atomic_rmw_op = 4 : i32, scope = 1 : i32, sem = 1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1>}
      : (!tt.ptr<i32>, i32, tensor<1xi1>) -> i32
  return
}

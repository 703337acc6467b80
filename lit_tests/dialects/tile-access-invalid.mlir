// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @segments_missing(%x: memref<?xf32>, %i: i32) {
  // expected-error@below {{'operandSegmentSizes' attribute is expected but not provided}}
  %v = "tile.load"(%x, %i) : (memref<?xf32>, i32) -> f32
  return
}

// -----

func.func @segments_of_another_type(%x: memref<?xf32>, %i: i32) {
  // expected-error@below {{'operandSegmentSizes' attribute is expected to be a dense i32 array}}
  %v = "tile.load"(%x, %i) {operandSegmentSizes = [1, 1, 0, 0, 0]} : (memref<?xf32>, i32) -> f32
  return
}

// -----

func.func @segments_too_few(%x: memref<?xf32>, %i: i32) {
  // expected-error@below {{must have 5 elements, but got 4}}
  %v = "tile.load"(%x, %i) {operandSegmentSizes = array<i32: 1, 1, 0, 0>}
      : (memref<?xf32>, i32) -> f32
  return
}

// -----

func.func @segments_of_more_operands(%x: memref<?xf32>, %i: i32) {
  // expected-error@below {{sum of elements in 'operandSegmentSizes' attribute must be equal to the number of operands}}
  %v = "tile.load"(%x, %i) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}
      : (memref<?xf32>, i32) -> f32
  return
}

// -----

func.func @segment_of_two(%x: memref<?xf32>, %i: i32) {
  // expected-error@below {{element 0 in 'operandSegmentSizes' attribute must be equal to 1}}
  %v = "tile.load"(%x, %i) {operandSegmentSizes = array<i32: 2, 0, 0, 0, 0>}
      : (memref<?xf32>, i32) -> f32
  return
}

// -----

func.func @load_from_a_tensor(%x: tensor<4xf32>, %i: i32) {
  // expected-error@below {{'tile.load' op the buffer must be a memref, but is tensor<4xf32>}}
  %v = "tile.load"(%x, %i) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}
      : (tensor<4xf32>, i32) -> f32
  return
}

// -----

func.func @too_few_indices(%x: memref<?x2xf32>, %i: i32) {
  // expected-error@below {{memref<?x2xf32> takes 2 indices, but 1 are given}}
  %v = "tile.load"(%x, %i) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}
      : (memref<?x2xf32>, i32) -> f32
  return
}

// -----

func.func @too_many_indices(%x: memref<?xf32>, %i: i32) {
  // expected-error@below {{memref<?xf32> takes 1 indices, but 2 are given}}
  %v = "tile.load"(%x, %i, %i) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}
      : (memref<?xf32>, i32, i32) -> f32
  return
}

// -----

func.func @load_of_another_type(%x: memref<?xf32>, %i: i32) {
  // expected-error@below {{i32 does not fit elements of memref<?xf32>}}
  %v = "tile.load"(%x, %i) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}
      : (memref<?xf32>, i32) -> i32
  return
}

// -----

func.func @load_of_rank_0(%x: memref<?xf32>, %i: tensor<i32>) {
  // expected-error@below {{expected a scalar or a tensor with axes, but got tensor<f32>}}
  %v = "tile.load"(%x, %i) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}
      : (memref<?xf32>, tensor<i32>) -> tensor<f32>
  return
}

// -----

func.func @load_of_unknown_size(%x: memref<?xf32>, %i: tensor<?xi32>) {
  // expected-error@below {{index 0 must be tensor<Nxi32>, but is tensor<?xi32>}}
  %v = "tile.load"(%x, %i) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}
      : (memref<?xf32>, tensor<?xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @scalar_at_index_of_i64(%x: memref<?xf32>, %i: i64) {
  // expected-error@below {{index 0 must be i32, but is i64}}
  %v = "tile.load"(%x, %i) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}
      : (memref<?xf32>, i64) -> f32
  return
}

// -----

func.func @index_of_another_rank(%x: memref<?x2xf32>, %i: tensor<4x1xi32>, %j: tensor<2xi32>) {
  // expected-error@below {{index 1 must be tensor<NxNxi32>, but is tensor<2xi32>}}
  %v = "tile.load"(%x, %i, %j) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}
      : (memref<?x2xf32>, tensor<4x1xi32>, tensor<2xi32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @index_of_another_size(%x: memref<?xf32>, %i: tensor<8xi32>) {
  // expected-error@below {{index 0 must have sizes of [4] or 1, but is tensor<8xi32>}}
  %v = "tile.load"(%x, %i) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}
      : (memref<?xf32>, tensor<8xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @mask_of_a_scalar(%x: memref<?xf32>, %i: i32, %m: i8) {
  // expected-error@below {{the mask must be i1, but is i8}}
  %v = "tile.load"(%x, %i, %m) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}
      : (memref<?xf32>, i32, i8) -> f32
  return
}

// -----

func.func @mask_of_another_size(%x: memref<?xf32>, %i: tensor<4xi32>, %m: tensor<1xi1>) {
  // expected-error@below {{the mask must be tensor<4xi1>, but is tensor<1xi1>}}
  %v = "tile.load"(%x, %i, %m) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}
      : (memref<?xf32>, tensor<4xi32>, tensor<1xi1>) -> tensor<4xf32>
  return
}

// -----

func.func @store_of_another_type(%x: memref<?xf32>, %i: i32, %v: f64) {
  // expected-error@below {{'tile.store' op f64 does not fit elements of memref<?xf32>}}
  "tile.store"(%x, %v, %i) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>}
      : (memref<?xf32>, f64, i32) -> ()
  return
}

// -----

func.func @atomic_of_another_type(%x: memref<?xi32>, %i: i32, %v: i64) {
  // expected-error@below {{'tile.atomic' op i64 does not fit elements of memref<?xi32>}}
  %old = "tile.atomic"(%x, %v, %i) {kind = "add", order = "relaxed", operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>}
      : (memref<?xi32>, i64, i32) -> i64
  return
}

// -----

func.func @atomic_of_f32(%x: memref<?xf32>, %i: i32, %v: f32) {
  // expected-error@below {{the buffer must hold i32, but holds f32}}
  %old = "tile.atomic"(%x, %v, %i) {kind = "add", order = "relaxed", operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>}
      : (memref<?xf32>, f32, i32) -> f32
  return
}

// -----

func.func @atomic_giving_another_type(%x: memref<?xi32>, %i: i32, %v: i32) {
  // expected-error@below {{the result must be i32, but is i1}}
  %old = "tile.atomic"(%x, %v, %i) {kind = "add", order = "relaxed", operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>}
      : (memref<?xi32>, i32, i32) -> i1
  return
}

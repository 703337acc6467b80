// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @reduce_of_a_scalar(%x: f32) {
  // expected-error@below {{'tile.reduce' op the source must be a tensor of static shape, but is f32}}
  %r = "tile.reduce"(%x) {axis = 0 : i32, kind = "add"} : (f32) -> f32
  return
}

// -----

func.func @reduce_of_unknown_size(%x: tensor<?xf32>) {
  // expected-error@below {{the source must be a tensor of static shape, but is tensor<?xf32>}}
  %r = "tile.reduce"(%x) {axis = 0 : i32, kind = "add"} : (tensor<?xf32>) -> f32
  return
}

// -----

func.func @reduce_of_indices(%x: tensor<4xindex>) {
  // expected-error@below {{the source must hold signless integers or floats, but holds index}}
  %r = "tile.reduce"(%x) {axis = 0 : i32, kind = "add"} : (tensor<4xindex>) -> index
  return
}

// -----

func.func @reduce_of_unsigned(%x: tensor<4xui32>) {
  // expected-error@below {{the source must hold signless integers or floats, but holds ui32}}
  %r = "tile.reduce"(%x) {axis = 0 : i32, kind = "add"} : (tensor<4xui32>) -> ui32
  return
}

// -----

func.func @reduce_along_no_axis(%x: tensor<4xf32>) {
  // expected-error@below {{axis must be in [0, 1), but is 1}}
  %r = "tile.reduce"(%x) {axis = 1 : i32, kind = "add"} : (tensor<4xf32>) -> f32
  return
}

// -----

func.func @reduce_of_unknown_kind(%x: tensor<4xf32>) {
  // expected-error@below {{kind must be one of add, max, min, but is mul}}
  %r = "tile.reduce"(%x) {axis = 0 : i32, kind = "mul"} : (tensor<4xf32>) -> f32
  return
}

// -----

func.func @reduce_to_rank_0(%x: tensor<4xf32>) {
  // expected-error@below {{the result must be f32, but is tensor<f32>}}
  %r = "tile.reduce"(%x) {axis = 0 : i32, kind = "add"} : (tensor<4xf32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_of_the_other_axis(%x: tensor<4x8xf32>) {
  // expected-error@below {{the result must be tensor<4xf32>, but is tensor<8xf32>}}
  %r = "tile.reduce"(%x) {axis = 1 : i32, kind = "add"} : (tensor<4x8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @scan_of_unknown_kind(%x: tensor<4xf32>) {
  // expected-error@below {{'tile.scan' op kind must be one of add, max, min, but is mul}}
  %r = "tile.scan"(%x) {axis = 0 : i32, kind = "mul"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @scan_that_reduces(%x: tensor<4xf32>) {
  // expected-error@below {{the result must be tensor<4xf32>, but is f32}}
  %r = "tile.scan"(%x) {axis = 0 : i32, kind = "add"} : (tensor<4xf32>) -> f32
  return
}

// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @dot_of_a_vector(%a: tensor<16xbf16>, %b: tensor<16x8xbf16>, %c: tensor<4x8xf32>) {
  // expected-error@below {{'tt.dot' op lhs must be tensor<NxNx*>, but is tensor<16xbf16>}}
  %d = "tt.dot"(%a, %b, %c) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}
      : (tensor<16xbf16>, tensor<16x8xbf16>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @dot_of_rows(%a: tensor<4x16xbf16>, %b: tensor<8x16xbf16>, %c: tensor<4x8xf32>) {
  // expected-error@below {{rhs must be tensor<16xNxbf16>, but is tensor<8x16xbf16>}}
  %d = "tt.dot"(%a, %b, %c) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}
      : (tensor<4x16xbf16>, tensor<8x16xbf16>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @dot_onto_another_shape(
    %a: tensor<4x16xbf16>, %b: tensor<16x8xbf16>, %c: tensor<8x4xf32>) {
  // expected-error@below {{the accumulator must be tensor<4x8x*>, but is tensor<8x4xf32>}}
  %d = "tt.dot"(%a, %b, %c) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}
      : (tensor<4x16xbf16>, tensor<16x8xbf16>, tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @dot_giving_another_type(
    %a: tensor<4x16xbf16>, %b: tensor<16x8xbf16>, %c: tensor<4x8xf32>) {
  // expected-error@below {{the result must have the accumulator's type}}
  %d = "tt.dot"(%a, %b, %c) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}
      : (tensor<4x16xbf16>, tensor<16x8xbf16>, tensor<4x8xf32>) -> tensor<4x8xbf16>
  return
}

// -----

func.func @reduce_of_a_scalar(%x: f32) {
  // expected-error@below {{'tt.reduce' op expected a tensor of static shape, but got f32}}
  %r = "tt.reduce"(%x) ({
  ^bb0(%l: f32, %n: f32):
    "tt.reduce_return"(%l) : (f32) -> ()
  }) {axis = 0 : i32} : (f32) -> f32
  return
}

// -----

func.func @reduce_along_no_axis(%x: tensor<4xf32>) {
  // expected-error@below {{axis must be in [0, 1), but is -1}}
  %r = "tt.reduce"(%x) ({
  ^bb0(%l: f32, %n: f32):
    "tt.reduce_return"(%l) : (f32) -> ()
  }) {axis = -1 : i32} : (tensor<4xf32>) -> f32
  return
}

// -----

func.func @reduce_without_a_block(%x: tensor<4xf32>) {
  // expected-error@below {{the region must take two f32}}
  %r = "tt.reduce"(%x) ({
  }) {axis = 0 : i32} : (tensor<4xf32>) -> f32
  return
}

// -----

func.func @reduce_of_one(%x: tensor<4xf32>) {
  // expected-error@below {{the region must take two f32}}
  %r = "tt.reduce"(%x) ({
  ^bb0(%l: f32):
    "tt.reduce_return"(%l) : (f32) -> ()
  }) {axis = 0 : i32} : (tensor<4xf32>) -> f32
  return
}

// -----

func.func @reduce_with_another_end(%x: tensor<4xf32>) {
  // expected-error@below {{the region must end with 'tt.reduce_return' of f32}}
  %r = "tt.reduce"(%x) ({
  ^bb0(%l: f32, %n: f32):
    "tt.scan_return"(%l) : (f32) -> ()
  }) {axis = 0 : i32} : (tensor<4xf32>) -> f32
  return
}

// -----

func.func @reduce_returning_another_type(%x: tensor<4xf32>, %i: i32) {
  // expected-error@below {{the region must end with 'tt.reduce_return' of f32}}
  %r = "tt.reduce"(%x) ({
  ^bb0(%l: f32, %n: f32):
    "tt.reduce_return"(%i) : (i32) -> ()
  }) {axis = 0 : i32} : (tensor<4xf32>) -> f32
  return
}

// -----

func.func @reduce_to_rank_0(%x: tensor<4xf32>) {
  // expected-error@below {{the result must be f32, but is tensor<f32>}}
  %r = "tt.reduce"(%x) ({
  ^bb0(%l: f32, %n: f32):
    "tt.reduce_return"(%l) : (f32) -> ()
  }) {axis = 0 : i32} : (tensor<4xf32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_return_alone(%x: f32) {
  // expected-error@below {{'tt.reduce_return' op must stand in a region of 'tt.reduce'}}
  "tt.reduce_return"(%x) : (f32) -> ()
}

// -----

func.func @scan_with_another_end(%x: tensor<4xf32>) {
  // expected-error@below {{'tt.scan' op the region must end with 'tt.scan_return' of f32}}
  %r = "tt.scan"(%x) ({
  ^bb0(%l: f32, %n: f32):
    "tt.reduce_return"(%l) : (f32) -> ()
  }) {axis = 0 : i32, reverse = false} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @scan_that_reduces(%x: tensor<4xf32>) {
  // expected-error@below {{the result must be tensor<4xf32>, but is f32}}
  %r = "tt.scan"(%x) ({
  ^bb0(%l: f32, %n: f32):
    "tt.scan_return"(%l) : (f32) -> ()
  }) {axis = 0 : i32, reverse = false} : (tensor<4xf32>) -> f32
  return
}

// -----

func.func @scan_with_flag_of_another_type(%x: tensor<4xf32>) {
  // expected-error@below {{reverse must be a bool, but is "no"}}
  %r = "tt.scan"(%x) ({
  ^bb0(%l: f32, %n: f32):
    "tt.scan_return"(%l) : (f32) -> ()
  }) {axis = 0 : i32, reverse = "no"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @scan_return_alone(%x: f32) {
  // expected-error@below {{'tt.scan_return' op must stand in a region of 'tt.scan'}}
  "tt.scan_return"(%x) : (f32) -> ()
}

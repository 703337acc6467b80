// RUN: winnow-opt %s --split-input-file --verify-diagnostics

// expected-error@below {{expected base attribute 'builtin.type' but got 'builtin.integer'}}
func.func @pointer_to_a_number(%p: !tt.ptr<1>) {
  return
}

// -----

// expected-error@below {{attribute "function_type" is expected but not provided}}
"tt.func"() ({
  "tt.return"() : () -> ()
}) {sym_name = "type_missing"} : () -> ()

// -----

// expected-error@below {{a kernel's name must be of letters, digits and underscores, but is "a b"}}
"tt.func"() ({
  "tt.return"() : () -> ()
}) {sym_name = "a b", function_type = () -> ()} : () -> ()

// -----

// expected-error@below {{'tt.func' op function_type must be a function type, but is i32}}
"tt.func"() ({
  "tt.return"() : () -> ()
}) {sym_name = "type_of_a_value", function_type = i32} : () -> ()

// -----

// expected-error@below {{a kernel must return nothing, but is a () -> i32}}
"tt.func"() ({
  "tt.return"() : () -> ()
}) {sym_name = "result", function_type = () -> i32} : () -> ()

// -----

// expected-error@below {{the body must not be empty}}
"tt.func"() ({
}) {sym_name = "body_empty", function_type = () -> ()} : () -> ()

// -----

// expected-error@below {{the entry block's arguments must have the types of (i32) -> ()}}
"tt.func"() ({
^bb0(%x: i64):
  "tt.return"() : () -> ()
}) {sym_name = "arguments_of_another_type", function_type = (i32) -> ()} : () -> ()

// -----

func.func @return_of_another_function() {
  // expected-error@below {{'tt.return' op must stand in a region of 'tt.func'}}
  "tt.return"() : () -> ()
}

// -----

func.func @program_id_of_i64() {
  // expected-error@below {{'tt.get_program_id' op the result must be i32, but is i64}}
  %p = "tt.get_program_id"() {axis = 0 : i32} : () -> i64
  return
}

// -----

func.func @program_id_of_no_axis() {
  // expected-error@below {{axis must be 0, 1 or 2, but is 3}}
  %p = "tt.get_program_id"() {axis = 3 : i32} : () -> i32
  return
}

// -----

func.func @range_backwards() {
  // expected-error@below {{'tt.make_range' op start must be below end, but they are 4 and 0}}
  %r = "tt.make_range"() {start = 4 : i32, end = 0 : i32} : () -> tensor<4xi32>
  return
}

// -----

func.func @range_of_nothing() {
  // expected-error@below {{start must be below end, but they are 4 and 4}}
  %r = "tt.make_range"() {start = 4 : i32, end = 4 : i32} : () -> tensor<0xi32>
  return
}

// -----

func.func @range_of_another_size() {
  // expected-error@below {{the result must be tensor<4xi32>, but is tensor<8xi32>}}
  %r = "tt.make_range"() {start = 4 : i32, end = 8 : i32} : () -> tensor<8xi32>
  return
}

// -----

func.func @splat_to_a_scalar(%x: i32) {
  // expected-error@below {{'tt.splat' op expected a tensor of static shape, but got i32}}
  %s = "tt.splat"(%x) : (i32) -> i32
  return
}

// -----

func.func @splat_to_unknown_size(%x: i32) {
  // expected-error@below {{expected a tensor of static shape, but got tensor<?xi32>}}
  %s = "tt.splat"(%x) : (i32) -> tensor<?xi32>
  return
}

// -----

func.func @splat_of_another_type(%x: !tt.ptr<i32>) {
  // expected-error@below {{can't fill tensor<4x!tt.ptr<f32>> with !tt.ptr<i32>}}
  %s = "tt.splat"(%x) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<f32>>
  return
}

// -----

func.func @expand_a_scalar(%x: i32) {
  // expected-error@below {{'tt.expand_dims' op expected a tensor of static shape, but got i32}}
  %e = "tt.expand_dims"(%x) {axis = 0 : i32} : (i32) -> tensor<1xi32>
  return
}

// -----

func.func @expand_past_the_end(%x: tensor<4xi32>) {
  // expected-error@below {{axis must be in [0, 2), but is 2}}
  %e = "tt.expand_dims"(%x) {axis = 2 : i32} : (tensor<4xi32>) -> tensor<4x1xi32>
  return
}

// -----

func.func @expand_from_the_end(%x: tensor<4xi32>) {
  // expected-error@below {{axis must be in [0, 2), but is -1}}
  %e = "tt.expand_dims"(%x) {axis = -1 : i32} : (tensor<4xi32>) -> tensor<4x1xi32>
  return
}

// -----

func.func @expand_at_another_axis(%x: tensor<4xi32>) {
  // expected-error@below {{the result must be tensor<1x4xi32>, but is tensor<4x1xi32>}}
  %e = "tt.expand_dims"(%x) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<4x1xi32>
  return
}

// -----

func.func @broadcast_a_scalar(%x: i32) {
  // expected-error@below {{'tt.broadcast' op expected a tensor of static shape, but got i32}}
  %b = "tt.broadcast"(%x) : (i32) -> tensor<4xi32>
  return
}

// -----

func.func @broadcast_of_two(%x: tensor<2x4xi32>) {
  // expected-error@below {{can't broadcast tensor<2x4xi32> to tensor<8x4xi32>}}
  %b = "tt.broadcast"(%x) : (tensor<2x4xi32>) -> tensor<8x4xi32>
  return
}

// -----

func.func @broadcast_to_another_rank(%x: tensor<4xi32>) {
  // expected-error@below {{can't broadcast tensor<4xi32> to tensor<8x4xi32>}}
  %b = "tt.broadcast"(%x) : (tensor<4xi32>) -> tensor<8x4xi32>
  return
}

// -----

func.func @broadcast_to_another_type(%x: tensor<1xi32>) {
  // expected-error@below {{can't broadcast tensor<1xi32> to tensor<4xf32>}}
  %b = "tt.broadcast"(%x) : (tensor<1xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @order_missing(%x: tensor<4x8xi32>) {
  // expected-error@below {{attribute "order" is expected but not provided}}
  %t = "tt.trans"(%x) : (tensor<4x8xi32>) -> tensor<8x4xi32>
  return
}

// -----

func.func @order_of_another_type(%x: tensor<4x8xi32>) {
  // expected-error@below {{'tt.trans' op order must be an array<i32>, but is array<i64: 1, 0>}}
  %t = "tt.trans"(%x) {order = array<i64: 1, 0>} : (tensor<4x8xi32>) -> tensor<8x4xi32>
  return
}

// -----

func.func @order_of_one_axis_twice(%x: tensor<4x8xi32>) {
  // expected-error@below {{order must permute 2 axes, but is [1, 1]}}
  %t = "tt.trans"(%x) {order = array<i32: 1, 1>} : (tensor<4x8xi32>) -> tensor<8x4xi32>
  return
}

// -----

func.func @trans_of_a_scalar(%x: i32) {
  // expected-error@below {{expected a tensor of static shape, but got i32}}
  %t = "tt.trans"(%x) {order = array<i32: 0>} : (i32) -> i32
  return
}

// -----

func.func @trans_that_keeps(%x: tensor<4x8xi32>) {
  // expected-error@below {{the result must be tensor<8x4xi32>, but is tensor<4x8xi32>}}
  %t = "tt.trans"(%x) {order = array<i32: 1, 0>} : (tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}

// -----

func.func @reshape_to_fewer(%x: tensor<4x8xi32>) {
  // expected-error@below {{'tt.reshape' op can't reshape tensor<4x8xi32> to tensor<16xi32>}}
  %r = "tt.reshape"(%x) : (tensor<4x8xi32>) -> tensor<16xi32>
  return
}

// -----

func.func @reshape_to_f32(%x: tensor<4x8xi32>) {
  // expected-error@below {{can't reshape tensor<4x8xi32> to tensor<32xf32>}}
  %r = "tt.reshape"(%x) : (tensor<4x8xi32>) -> tensor<32xf32>
  return
}

// -----

func.func @reshape_to_a_scalar(%x: tensor<1xi32>) {
  // expected-error@below {{expected a tensor of static shape, but got i32}}
  %r = "tt.reshape"(%x) : (tensor<1xi32>) -> i32
  return
}

// -----

func.func @join_of_scalars(%x: i32) {
  // expected-error@below {{'tt.join' op expected a tensor of static shape, but got i32}}
  %j = "tt.join"(%x, %x) : (i32, i32) -> tensor<2xi32>
  return
}

// -----

func.func @join_of_two_types(%x: tensor<4xi32>, %y: tensor<4xf32>) {
  // expected-error@below {{can't join tensor<4xi32> with tensor<4xf32>}}
  %j = "tt.join"(%x, %y) : (tensor<4xi32>, tensor<4xf32>) -> tensor<4x2xi32>
  return
}

// -----

func.func @join_along_the_first_axis(%x: tensor<4xi32>) {
  // expected-error@below {{the result must be tensor<4x2xi32>, but is tensor<2x4xi32>}}
  %j = "tt.join"(%x, %x) : (tensor<4xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  return
}

// -----

func.func @bitcast_to_another_shape(%x: tensor<4xf32>) {
  // expected-error@below {{'tt.bitcast' op tensor<4xf32> and tensor<8xi16> differ in shape}}
  %b = "tt.bitcast"(%x) : (tensor<4xf32>) -> tensor<8xi16>
  return
}

// -----

func.func @bitcast_to_another_width(%x: tensor<4xf32>) {
  // expected-error@below {{tensor<4xf32> and tensor<4xi16> differ in width}}
  %b = "tt.bitcast"(%x) : (tensor<4xf32>) -> tensor<4xi16>
  return
}

// -----

func.func @bitcast_of_a_pointer(%x: !tt.ptr<f32>) {
  // expected-error@below {{expected integers or floats, but got !tt.ptr<f32>}}
  %b = "tt.bitcast"(%x) : (!tt.ptr<f32>) -> i64
  return
}

// -----

func.func @conversion_of_another_format(%x: tensor<4xf8E5M2>) {
  // expected-error@below {{'tt.fp_to_fp' op the source must be tensor<4xf8E4M3FN>, but is tensor<4xf8E5M2>}}
  %y = "tt.fp_to_fp"(%x) : (tensor<4xf8E5M2>) -> tensor<4xf16>
  return
}

// -----

func.func @conversion_to_another_format(%x: tensor<4xf8E4M3FN>) {
  // expected-error@below {{the result must be tensor<4xf16>, but is tensor<4xbf16>}}
  %y = "tt.fp_to_fp"(%x) : (tensor<4xf8E4M3FN>) -> tensor<4xbf16>
  return
}

// -----

func.func @conversion_to_another_shape(%x: tensor<4xf8E4M3FN>) {
  // expected-error@below {{the result must be tensor<4xf16>, but is tensor<8xf16>}}
  %y = "tt.fp_to_fp"(%x) : (tensor<4xf8E4M3FN>) -> tensor<8xf16>
  return
}

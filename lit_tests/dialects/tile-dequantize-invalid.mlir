// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @values_of_unknown_number(%values: tensor<?x8xi8>, %scales: tensor<?x1xi8>) {
  // expected-error@below {{'tile.dequantize_nvfp4' op the values must be tensor<NxNxi8>, but is tensor<?x8xi8>}}
  %x = "tile.dequantize_nvfp4"(%values, %scales) {order = "values"}
      : (tensor<?x8xi8>, tensor<?x1xi8>) -> tensor<?x16xbf16>
  return
}

// -----

func.func @half_a_block(%values: tensor<4x4xi8>, %scales: tensor<4x1xi8>) {
  // expected-error@below {{a row must be of a multiple of 16 values, but is of 8}}
  %x = "tile.dequantize_nvfp4"(%values, %scales) {order = "values"}
      : (tensor<4x4xi8>, tensor<4x1xi8>) -> tensor<4x8xbf16>
  return
}

// -----

func.func @scales_of_other_rows(%values: tensor<4x8xi8>, %scales: tensor<8x1xi8>) {
  // expected-error@below {{the scales must be tensor<4x1xi8>, but is tensor<8x1xi8>}}
  %x = "tile.dequantize_nvfp4"(%values, %scales) {order = "values"}
      : (tensor<4x8xi8>, tensor<8x1xi8>) -> tensor<4x16xbf16>
  return
}

// -----

func.func @as_f32(%values: tensor<4x8xi8>, %scales: tensor<4x1xi8>) {
  // expected-error@below {{the result must be tensor<4x16xbf16>, but is tensor<4x16xf32>}}
  %x = "tile.dequantize_nvfp4"(%values, %scales) {order = "values"}
      : (tensor<4x8xi8>, tensor<4x1xi8>) -> tensor<4x16xf32>
  return
}

// -----

func.func @in_another_order(%values: tensor<4x8xi8>, %scales: tensor<4x1xi8>) {
  // expected-error@below {{order must be values or halves, but is bytes}}
  %x = "tile.dequantize_nvfp4"(%values, %scales) {order = "bytes"}
      : (tensor<4x8xi8>, tensor<4x1xi8>) -> tensor<4x16xbf16>
  return
}

// -----

func.func @scaled_dot_of_bf16(%l: tensor<4x8xbf16>, %ls: tensor<4x1xi8>, %r: tensor<2x8xi8>, %rs: tensor<2x1xi8>) {
  // expected-error@below {{'tile.scaled_dot' op lhs must be tensor<NxNxi8>, but is tensor<4x8xbf16>}}
  %d = "tile.scaled_dot"(%l, %ls, %r, %rs) : (tensor<4x8xbf16>, tensor<4x1xi8>, tensor<2x8xi8>, tensor<2x1xi8>) -> tensor<4x2xf32>
  return
}

// -----

func.func @scaled_dot_with_too_few_scales(%l: tensor<4x8xi8>, %ls: tensor<2x1xi8>, %r: tensor<2x8xi8>, %rs: tensor<2x1xi8>) {
  // expected-error@below {{lhs_scales must be tensor<4x1xi8>, but is tensor<2x1xi8>}}
  %d = "tile.scaled_dot"(%l, %ls, %r, %rs) : (tensor<4x8xi8>, tensor<2x1xi8>, tensor<2x8xi8>, tensor<2x1xi8>) -> tensor<4x2xf32>
  return
}

// -----

func.func @scaled_dot_of_two_dims(%l: tensor<4x8xi8>, %ls: tensor<4x1xi8>, %r: tensor<2x16xi8>, %rs: tensor<2x2xi8>) {
  // expected-error@below {{rhs must be tensor<Nx8xi8>, but is tensor<2x16xi8>}}
  %d = "tile.scaled_dot"(%l, %ls, %r, %rs) : (tensor<4x8xi8>, tensor<4x1xi8>, tensor<2x16xi8>, tensor<2x2xi8>) -> tensor<4x2xf32>
  return
}

// -----

func.func @scaled_dot_with_scales_of_f8(%l: tensor<4x8xi8>, %ls: tensor<4x1xi8>, %r: tensor<2x8xi8>, %rs: tensor<2x1xf8E4M3FN>) {
  // expected-error@below {{rhs_scales must be tensor<2x1xi8>, but is tensor<2x1xf8E4M3FN>}}
  %d = "tile.scaled_dot"(%l, %ls, %r, %rs) : (tensor<4x8xi8>, tensor<4x1xi8>, tensor<2x8xi8>, tensor<2x1xf8E4M3FN>) -> tensor<4x2xf32>
  return
}

// -----

func.func @scaled_dot_transposed(%l: tensor<4x8xi8>, %ls: tensor<4x1xi8>, %r: tensor<2x8xi8>, %rs: tensor<2x1xi8>) {
  // expected-error@below {{the result must be tensor<4x2xf32>, but is tensor<2x4xf32>}}
  %d = "tile.scaled_dot"(%l, %ls, %r, %rs) : (tensor<4x8xi8>, tensor<4x1xi8>, tensor<2x8xi8>, tensor<2x1xi8>) -> tensor<2x4xf32>
  return
}

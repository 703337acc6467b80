// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @extension_of_unknown_rows(%x: tensor<?x16xf8E4M3FN>) {
  // expected-error@below {{'tile.extend_fp8' op the values must be tensor<NxNxf8E4M3FN>, but is tensor<?x16xf8E4M3FN>}}
  %y = "tile.extend_fp8"(%x) : (tensor<?x16xf8E4M3FN>) -> tensor<?x16xf16>
  return
}

// -----

func.func @extension_of_another_format(%x: tensor<4x16xf8E5M2>) {
  // expected-error@below {{the values must be tensor<NxNxf8E4M3FN>, but is tensor<4x16xf8E5M2>}}
  %y = "tile.extend_fp8"(%x) : (tensor<4x16xf8E5M2>) -> tensor<4x16xf16>
  return
}

// -----

func.func @extension_to_bf16(%x: tensor<4x16xf8E4M3FN>) {
  // expected-error@below {{the result must be tensor<4x16xf16>, but is tensor<4x16xbf16>}}
  %y = "tile.extend_fp8"(%x) : (tensor<4x16xf8E4M3FN>) -> tensor<4x16xbf16>
  return
}

// -----

func.func @extension_to_another_shape(%x: tensor<4x16xf8E4M3FN>) {
  // expected-error@below {{the result must be tensor<4x16xf16>, but is tensor<16x4xf16>}}
  %y = "tile.extend_fp8"(%x) : (tensor<4x16xf8E4M3FN>) -> tensor<16x4xf16>
  return
}

// -----

func.func @dot_of_two_formats(%x: tensor<4x16xf8E4M3FN>, %y: tensor<8x16xbf16>) {
  // expected-error@below {{'tile.dot' op rhs must be tensor<Nx16xf8E4M3FN>, but is tensor<8x16xbf16>}}
  %d = "tile.dot"(%x, %y) : (tensor<4x16xf8E4M3FN>, tensor<8x16xbf16>) -> tensor<4x8xf32>
  return
}

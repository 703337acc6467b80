// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @one_vector(%values: tensor<8xi8>, %scales: tensor<1xi8>) {
  // expected-error@below {{'winnow.dequantize_nvfp4' op the values must be of query rows or of keys, but are tensor<8xi8>}}
  %x = "winnow.dequantize_nvfp4"(%values, %scales) : (tensor<8xi8>, tensor<1xi8>) -> tensor<16xbf16>
  return
}

// -----

func.func @a_buffer(%values: memref<?x8xi8>, %scales: tensor<?x1xi8>) {
  // expected-error@below {{the values must be of query rows or of keys, but are memref<?x8xi8>}}
  %x = "winnow.dequantize_nvfp4"(%values, %scales)
      : (memref<?x8xi8>, tensor<?x1xi8>) -> tensor<?x16xbf16>
  return
}

// -----

func.func @rows_of_known_number(%values: tensor<4x8xi8>, %scales: tensor<4x1xi8>) {
  // expected-error@below {{the values must be tensor<?xNxi8>, but is tensor<4x8xi8>}}
  %x = "winnow.dequantize_nvfp4"(%values, %scales)
      : (tensor<4x8xi8>, tensor<4x1xi8>) -> tensor<4x16xbf16>
  return
}

// -----

func.func @values_of_i4(%values: tensor<?x16xi4>, %scales: tensor<?x1xi8>) {
  // expected-error@below {{the values must be tensor<?xNxi8>, but is tensor<?x16xi4>}}
  %x = "winnow.dequantize_nvfp4"(%values, %scales)
      : (tensor<?x16xi4>, tensor<?x1xi8>) -> tensor<?x16xbf16>
  return
}

// -----

func.func @half_a_block(%values: tensor<?x12xi8>, %scales: tensor<?x1xi8>) {
  // expected-error@below {{a row must be of a multiple of 16 values, but is of 24}}
  %x = "winnow.dequantize_nvfp4"(%values, %scales)
      : (tensor<?x12xi8>, tensor<?x1xi8>) -> tensor<?x24xbf16>
  return
}

// -----

func.func @scales_of_fewer_blocks(%values: tensor<?x16xi8>, %scales: tensor<?x1xi8>) {
  // expected-error@below {{the scales must be tensor<?x2xi8>, but is tensor<?x1xi8>}}
  %x = "winnow.dequantize_nvfp4"(%values, %scales)
      : (tensor<?x16xi8>, tensor<?x1xi8>) -> tensor<?x32xbf16>
  return
}

// -----

func.func @scales_of_f8(%values: tensor<?x8xi8>, %scales: tensor<?x1xf8E4M3FN>) {
  // expected-error@below {{the scales must be tensor<?x1xi8>, but is tensor<?x1xf8E4M3FN>}}
  %x = "winnow.dequantize_nvfp4"(%values, %scales)
      : (tensor<?x8xi8>, tensor<?x1xf8E4M3FN>) -> tensor<?x16xbf16>
  return
}

// -----

func.func @scales_of_rows_for_keys(%values: tensor<?x?x8xi8>, %scales: tensor<?x1xi8>) {
  // expected-error@below {{the scales must be tensor<?x?x1xi8>, but is tensor<?x1xi8>}}
  %x = "winnow.dequantize_nvfp4"(%values, %scales)
      : (tensor<?x?x8xi8>, tensor<?x1xi8>) -> tensor<?x?x16xbf16>
  return
}

// -----

func.func @as_many_results_as_bytes(%values: tensor<?x8xi8>, %scales: tensor<?x1xi8>) {
  // expected-error@below {{the result must be tensor<?x16xbf16>, but is tensor<?x8xbf16>}}
  %x = "winnow.dequantize_nvfp4"(%values, %scales)
      : (tensor<?x8xi8>, tensor<?x1xi8>) -> tensor<?x8xbf16>
  return
}

// -----

func.func @as_f16(%values: tensor<?x8xi8>, %scales: tensor<?x1xi8>) {
  // expected-error@below {{the result must be tensor<?x16xbf16>, but is tensor<?x16xf16>}}
  %x = "winnow.dequantize_nvfp4"(%values, %scales)
      : (tensor<?x8xi8>, tensor<?x1xi8>) -> tensor<?x16xf16>
  return
}

// -----

func.func @score_of_what_is_not_dequantized(%q: tensor<?x8xi8>, %k: tensor<?x?x8xi8>) {
  // expected-error@below {{queries and keys must be bf16 or f16 or f8E4M3FN, but are i8}}
  %s = "winnow.score"(%q, %k) : (tensor<?x8xi8>, tensor<?x?x8xi8>) -> tensor<?x?xf32>
  return
}

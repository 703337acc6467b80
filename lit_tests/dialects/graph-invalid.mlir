// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @unknown_op(%buffer: memref<?x16xbf16>) {
  // expected-error@below {{unregistered operation 'winnow.query'}}
  %q = "winnow.query"(%buffer) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
  return
}

// -----

func.func @operand_missing() {
  // expected-error@below {{expects exactly 1 operands, but got 0}}
  %q = "winnow.queries"() : () -> tensor<?x16xbf16>
  return
}

// -----

func.func @result_missing(%buffer: memref<?x16xbf16>) {
  // expected-error@below {{expects exactly 1 results, but got 0}}
  "winnow.queries"(%buffer) : (memref<?x16xbf16>) -> ()
  return
}

// -----

func.func @queries_unranked(%buffer: memref<*xbf16>) {
  // expected-error@below {{'winnow.queries' op the buffer must be a memref, but is memref<*xbf16>}}
  %q = "winnow.queries"(%buffer) : (memref<*xbf16>) -> tensor<?x16xbf16>
  return
}

// -----

func.func @queries_of_unknown_dim(%buffer: memref<?x?xbf16>) {
  // expected-error@below {{the buffer must be memref<?xNx*>, but is memref<?x?xbf16>}}
  %q = "winnow.queries"(%buffer) : (memref<?x?xbf16>) -> tensor<?x?xbf16>
  return
}

// -----

func.func @queries_without_dim(%buffer: memref<?x0xbf16>) {
  // expected-error@below {{the buffer must be memref<?xNx*>, but is memref<?x0xbf16>}}
  %q = "winnow.queries"(%buffer) : (memref<?x0xbf16>) -> tensor<?x0xbf16>
  return
}

// -----

func.func @queries_as_others(%buffer: memref<?x16xbf16>) {
  // expected-error@below {{the result must be tensor<?x16xbf16>, but is tensor<?x16xf16>}}
  %q = "winnow.queries"(%buffer) : (memref<?x16xbf16>) -> tensor<?x16xf16>
  return
}

// -----

func.func @rows_missing(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>) {
  // expected-error@below {{attribute "request_rows" is expected but not provided}}
  %k = "winnow.paged_keys"(%cache, %table, %requests)
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  return
}

// -----

func.func @rows_no_integer(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>) {
  // expected-error@below {{expected base attribute 'builtin.integer' but got 'builtin.float'}}
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 1.0 : f32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  return
}

// -----

func.func @rows_too_wide(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>) {
  // expected-error@below {{'winnow.paged_keys' op request_rows must be an i32, but is 4294967296 : i64}}
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 4294967296 : i64}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  return
}

// -----

func.func @rows_a_bool(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>) {
  // expected-error@below {{request_rows must be an i32, but is true}}
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = true}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  return
}

// -----

func.func @rows_zero(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>) {
  // expected-error@below {{request_rows must be positive, but is 0}}
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 0 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  return
}

// -----

func.func @pages_larger_than_an_index(
    %cache: memref<?x4294967296x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>) {
  // expected-error@below {{the cache must be memref<?xNxNx*>, but is memref<?x4294967296x16xbf16>}}
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 1 : i32}
      : (memref<?x4294967296x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  return
}

// -----

func.func @pages_of_unknown_size(
    %cache: memref<?x?x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>) {
  // expected-error@below {{the cache must be memref<?xNxNx*>, but is memref<?x?x16xbf16>}}
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 1 : i32}
      : (memref<?x?x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  return
}

// -----

func.func @keys_of_complex_numbers(
    %cache: memref<?x8x16xcomplex<f32>>, %table: memref<?x?xi32>, %requests: memref<?xi32>) {
  // expected-error@below {{keys must be signless integers or floats, not complex<f32>}}
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 1 : i32}
      : (memref<?x8x16xcomplex<f32>>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xcomplex<f32>>
  return
}

// -----

func.func @table_of_i64(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi64>, %requests: memref<?xi32>) {
  // expected-error@below {{the block table must be memref<?x?xi32>, but is memref<?x?xi64>}}
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 1 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi64>, memref<?xi32>) -> tensor<?x?x16xbf16>
  return
}

// -----

func.func @requests_of_known_size(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<4xi32>) {
  // expected-error@below {{the requests must be memref<?xi32>, but is memref<4xi32>}}
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 1 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<4xi32>) -> tensor<?x?x16xbf16>
  return
}

// -----

func.func @keys_of_another_dim(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>) {
  // expected-error@below {{the result must be tensor<?x?x16xbf16>, but is tensor<?x?x32xbf16>}}
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 1 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x32xbf16>
  return
}

// -----

func.func @score_of_a_vector(%q: tensor<?xbf16>, %k: tensor<?x?x16xbf16>) {
  // expected-error@below {{'winnow.score' op the queries must be tensor<?xNx*>, but is tensor<?xbf16>}}
  %s = "winnow.score"(%q, %k) : (tensor<?xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
  return
}

// -----

func.func @score_of_two_types(%q: tensor<?x16xbf16>, %k: tensor<?x?x16xf16>) {
  // expected-error@below {{the keys must be tensor<?x?x16xbf16>, but is tensor<?x?x16xf16>}}
  %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xf16>) -> tensor<?x?xf32>
  return
}

// -----

func.func @score_of_f32(%q: tensor<?x16xf32>, %k: tensor<?x?x16xf32>) {
  // expected-error@below {{queries and keys must be bf16 or f16 or f8E4M3FN, but are f32}}
  %s = "winnow.score"(%q, %k) : (tensor<?x16xf32>, tensor<?x?x16xf32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @score_in_bf16(%q: tensor<?x16xbf16>, %k: tensor<?x?x16xbf16>) {
  // expected-error@below {{the result must be tensor<?x?xf32>, but is tensor<?x?xbf16>}}
  %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xbf16>
  return
}

// -----

func.func @splat_of_f64(%x: f64) {
  // expected-error@below {{'winnow.splat' op the value must be f32, but is f64}}
  %s = "winnow.splat"(%x) : (f64) -> tensor<?x?xf32>
  return
}

// -----

func.func @splat_to_known_size(%x: f32) {
  // expected-error@below {{the result must be tensor<?x?xf32>, but is tensor<4x4xf32>}}
  %s = "winnow.splat"(%x) : (f32) -> tensor<4x4xf32>
  return
}

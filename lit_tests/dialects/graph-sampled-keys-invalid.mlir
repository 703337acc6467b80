// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @cache_of_unknown_pages(
    %cache: memref<?x?x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>,
    %positions: memref<?xi32>) {
  // expected-error@below {{'winnow.sampled_keys' op the cache must be memref<?xNxNx*>, but is memref<?x?x16xbf16>}}
  %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions) {request_rows = 1 : i32}
      : (memref<?x?x16xbf16>, memref<?x?xi32>, memref<?xi32>, memref<?xi32>)
      -> tensor<?x?x16xbf16>
  return
}

// -----

func.func @table_of_one_axis(
    %cache: memref<?x8x16xbf16>, %table: memref<?xi32>, %requests: memref<?xi32>,
    %positions: memref<?xi32>) {
  // expected-error@below {{the block table must be memref<?x?xi32>, but is memref<?xi32>}}
  %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions) {request_rows = 1 : i32}
      : (memref<?x8x16xbf16>, memref<?xi32>, memref<?xi32>, memref<?xi32>)
      -> tensor<?x?x16xbf16>
  return
}

// -----

func.func @requests_of_i64(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi64>,
    %positions: memref<?xi32>) {
  // expected-error@below {{the requests must be memref<?xi32>, but is memref<?xi64>}}
  %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions) {request_rows = 1 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi64>, memref<?xi32>)
      -> tensor<?x?x16xbf16>
  return
}

// -----

func.func @keys_of_complex_numbers(
    %cache: memref<?x8x16xcomplex<f32>>, %table: memref<?x?xi32>, %requests: memref<?xi32>,
    %positions: memref<?xi32>) {
  // expected-error@below {{keys must be signless integers or floats, not complex<f32>}}
  %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions) {request_rows = 1 : i32}
      : (memref<?x8x16xcomplex<f32>>, memref<?x?xi32>, memref<?xi32>, memref<?xi32>)
      -> tensor<?x?x16xcomplex<f32>>
  return
}

// -----

func.func @keys_of_another_dim(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>,
    %positions: memref<?xi32>) {
  // expected-error@below {{the result must be tensor<?x?x16xbf16>, but is tensor<?x?x32xbf16>}}
  %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions) {request_rows = 1 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>, memref<?xi32>)
      -> tensor<?x?x32xbf16>
  return
}

// -----

func.func @keys_of_one_request(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>,
    %positions: memref<?xi32>) {
  // expected-error@below {{the result must be tensor<?x?x16xbf16>, but is tensor<?x16xbf16>}}
  %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions) {request_rows = 1 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>, memref<?xi32>)
      -> tensor<?x16xbf16>
  return
}

// -----

func.func @rows_zero(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>,
    %positions: memref<?xi32>) {
  // expected-error@below {{request_rows must be positive, but is 0}}
  %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions) {request_rows = 0 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>, memref<?xi32>)
      -> tensor<?x?x16xbf16>
  return
}

// -----

func.func @rows_missing(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>,
    %positions: memref<?xi32>) {
  // expected-error@below {{attribute "request_rows" is expected but not provided}}
  %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions)
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>, memref<?xi32>)
      -> tensor<?x?x16xbf16>
  return
}

// -----

func.func @positions_of_each_request(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>,
    %positions: memref<?x?xi32>) {
  // expected-error@below {{the positions must be memref<?xi32>, but is memref<?x?xi32>}}
  %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions) {request_rows = 1 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>, memref<?x?xi32>)
      -> tensor<?x?x16xbf16>
  return
}

// -----

func.func @positions_of_i64(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>,
    %positions: memref<?xi64>) {
  // expected-error@below {{the positions must be memref<?xi32>, but is memref<?xi64>}}
  %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions) {request_rows = 1 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>, memref<?xi64>)
      -> tensor<?x?x16xbf16>
  return
}

// -----

func.func @positions_of_known_size(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>,
    %positions: memref<4xi32>) {
  // expected-error@below {{the positions must be memref<?xi32>, but is memref<4xi32>}}
  %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions) {request_rows = 1 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>, memref<4xi32>)
      -> tensor<?x?x16xbf16>
  return
}

// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @axis_missing() {
  // expected-error@below {{attribute "axis" is expected but not provided}}
  %p = "tile.program_id"() : () -> i32
  return
}

// -----

func.func @axis_of_another_type() {
  // expected-error@below {{expected base attribute 'builtin.integer' but got 'builtin.string'}}
  %p = "tile.program_id"() {axis = "x"} : () -> i32
  return
}

// -----

func.func @axis_too_wide() {
  // expected-error@below {{'tile.program_id' op axis must be an i32, but is 0 : i64}}
  %p = "tile.program_id"() {axis = 0 : i64} : () -> i32
  return
}

// -----

func.func @axis_of_no_grid() {
  // expected-error@below {{axis must be 0, 1 or 2, but is 3}}
  %p = "tile.program_id"() {axis = 3 : i32} : () -> i32
  return
}

// -----

func.func @axis_negative() {
  // expected-error@below {{axis must be 0, 1 or 2, but is -1}}
  %p = "tile.program_id"() {axis = -1 : i32} : () -> i32
  return
}

// -----

func.func @program_id_of_i64() {
  // expected-error@below {{the result must be i32, but is i64}}
  %p = "tile.program_id"() {axis = 0 : i32} : () -> i64
  return
}

// -----

func.func @dim_of_a_tensor(%x: tensor<4xf32>) {
  // expected-error@below {{'tile.dim' op the buffer must be a memref, but is tensor<4xf32>}}
  %n = "tile.dim"(%x) {axis = 0 : i32} : (tensor<4xf32>) -> i32
  return
}

// -----

func.func @dim_of_no_axis(%x: memref<f32>) {
  // expected-error@below {{axis must be in [0, 0), but is 0}}
  %n = "tile.dim"(%x) {axis = 0 : i32} : (memref<f32>) -> i32
  return
}

// -----

func.func @dim_negative(%x: memref<?xf32>) {
  // expected-error@below {{axis must be in [0, 1), but is -1}}
  %n = "tile.dim"(%x) {axis = -1 : i32} : (memref<?xf32>) -> i32
  return
}

// -----

func.func @dim_an_index(%x: memref<?xf32>) {
  // expected-error@below {{the result must be i32, but is index}}
  %n = "tile.dim"(%x) {axis = 0 : i32} : (memref<?xf32>) -> index
  return
}

// -----

func.func @rows_of_a_tensor(%x: tensor<?xf32>, %row: i32) {
  // expected-error@below {{'tile.load_rows' op the buffer must be a memref, but is tensor<?xf32>}}
  %r = "tile.load_rows"(%x, %row) : (tensor<?xf32>, i32) -> tensor<4xf32>
  return
}

// -----

func.func @rows_without_axes(%x: memref<f32>, %row: i32) {
  // expected-error@below {{the buffer must have 1 to 3 axes, but has 0}}
  %r = "tile.load_rows"(%x, %row) : (memref<f32>, i32) -> tensor<4xf32>
  return
}

// -----

func.func @rows_of_four_axes(%x: memref<?x2x2x2xf32>, %row: i32) {
  // expected-error@below {{the buffer must have 1 to 3 axes, but has 4}}
  %r = "tile.load_rows"(%x, %row) : (memref<?x2x2x2xf32>, i32) -> tensor<4x2x2x2xf32>
  return
}

// -----

func.func @rows_of_unknown_size(%x: memref<?x?xf32>, %row: i32) {
  // expected-error@below {{the buffer must be memref<?xNx*>, but is memref<?x?xf32>}}
  %r = "tile.load_rows"(%x, %row) : (memref<?x?xf32>, i32) -> tensor<4x?xf32>
  return
}

// -----

func.func @rows_from_i64(%x: memref<?xf32>, %row: i64) {
  // expected-error@below {{first_row must be i32, but is i64}}
  %r = "tile.load_rows"(%x, %row) : (memref<?xf32>, i64) -> tensor<4xf32>
  return
}

// -----

func.func @rows_as_others(%x: memref<?x2xf32>, %row: i32) {
  // expected-error@below {{the result must be tensor<Nx2xf32>, but is tensor<4x3xf32>}}
  %r = "tile.load_rows"(%x, %row) : (memref<?x2xf32>, i32) -> tensor<4x3xf32>
  return
}

// -----

func.func @rows_of_unknown_number(%x: memref<?xf32>, %row: i32) {
  // expected-error@below {{the result must be tensor<Nxf32>, but is tensor<?xf32>}}
  %r = "tile.load_rows"(%x, %row) : (memref<?xf32>, i32) -> tensor<?xf32>
  return
}

// -----

func.func @no_rows(%x: memref<?xf32>, %row: i32) {
  // expected-error@below {{the result must be tensor<Nxf32>, but is tensor<0xf32>}}
  %r = "tile.load_rows"(%x, %row) : (memref<?xf32>, i32) -> tensor<0xf32>
  return
}

// -----

func.func @keys_on_pages_of_unknown_size(
    %cache: memref<?x?x16xbf16>, %table: memref<?x?xi32>, %i: i32) {
  // expected-error@below {{'tile.load_keys' op the cache must be memref<?xNxNx*>, but is memref<?x?x16xbf16>}}
  %k:2 = "tile.load_keys"(%cache, %table, %i, %i, %i)
      : (memref<?x?x16xbf16>, memref<?x?xi32>, i32, i32, i32) -> (tensor<4x16xbf16>, tensor<4xi1>)
  return
}

// -----

func.func @keys_through_a_list(%cache: memref<?x8x16xbf16>, %table: memref<?xi32>, %i: i32) {
  // expected-error@below {{the block table must be memref<?x?xi32>, but is memref<?xi32>}}
  %k:2 = "tile.load_keys"(%cache, %table, %i, %i, %i)
      : (memref<?x8x16xbf16>, memref<?xi32>, i32, i32, i32) -> (tensor<4x16xbf16>, tensor<4xi1>)
  return
}

// -----

func.func @keys_of_requests(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %i: i32, %t: tensor<4xi32>) {
  // expected-error@below {{request must be i32, but is tensor<4xi32>}}
  %k:2 = "tile.load_keys"(%cache, %table, %t, %i, %i)
      : (memref<?x8x16xbf16>, memref<?x?xi32>, tensor<4xi32>, i32, i32)
      -> (tensor<4x16xbf16>, tensor<4xi1>)
  return
}

// -----

func.func @keys_from_i64(%cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %i: i32, %j: i64) {
  // expected-error@below {{first_key must be i32, but is i64}}
  %k:2 = "tile.load_keys"(%cache, %table, %i, %j, %i)
      : (memref<?x8x16xbf16>, memref<?x?xi32>, i32, i64, i32) -> (tensor<4x16xbf16>, tensor<4xi1>)
  return
}

// -----

func.func @keys_to_i64(%cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %i: i32, %j: i64) {
  // expected-error@below {{end must be i32, but is i64}}
  %k:2 = "tile.load_keys"(%cache, %table, %i, %i, %j)
      : (memref<?x8x16xbf16>, memref<?x?xi32>, i32, i32, i64) -> (tensor<4x16xbf16>, tensor<4xi1>)
  return
}

// -----

func.func @keys_as_others(%cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %i: i32) {
  // expected-error@below {{the keys must be tensor<Nx16xbf16>, but is tensor<4x16xf16>}}
  %k:2 = "tile.load_keys"(%cache, %table, %i, %i, %i)
      : (memref<?x8x16xbf16>, memref<?x?xi32>, i32, i32, i32) -> (tensor<4x16xf16>, tensor<4xi1>)
  return
}

// -----

func.func @seen_of_more_keys(%cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %i: i32) {
  // expected-error@below {{the seen mask must be tensor<4xi1>, but is tensor<8xi1>}}
  %k:2 = "tile.load_keys"(%cache, %table, %i, %i, %i)
      : (memref<?x8x16xbf16>, memref<?x?xi32>, i32, i32, i32) -> (tensor<4x16xbf16>, tensor<8xi1>)
  return
}

// -----

func.func @dot_of_a_vector(%x: tensor<16xbf16>, %y: tensor<8x16xbf16>) {
  // expected-error@below {{'tile.dot' op lhs must be tensor<NxNx*>, but is tensor<16xbf16>}}
  %d = "tile.dot"(%x, %y) : (tensor<16xbf16>, tensor<8x16xbf16>) -> tensor<8xf32>
  return
}

// -----

func.func @dot_of_integers(%x: tensor<4x16xi32>, %y: tensor<8x16xi32>) {
  // expected-error@below {{lhs and rhs must be bf16 or f16 or f8E4M3FN, but are i32}}
  %d = "tile.dot"(%x, %y) : (tensor<4x16xi32>, tensor<8x16xi32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @dot_of_two_dims(%x: tensor<4x16xbf16>, %y: tensor<8x32xbf16>) {
  // expected-error@below {{rhs must be tensor<Nx16xbf16>, but is tensor<8x32xbf16>}}
  %d = "tile.dot"(%x, %y) : (tensor<4x16xbf16>, tensor<8x32xbf16>) -> tensor<4x8xf32>
  return
}

// -----

func.func @dot_in_bf16(%x: tensor<4x16xbf16>, %y: tensor<8x16xbf16>) {
  // expected-error@below {{the result must be tensor<4x8xf32>, but is tensor<4x8xbf16>}}
  %d = "tile.dot"(%x, %y) : (tensor<4x16xbf16>, tensor<8x16xbf16>) -> tensor<4x8xbf16>
  return
}

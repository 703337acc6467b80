// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @cache_of_rows(
    %cache: memref<?x16xbf16>, %table: memref<?x?xi32>, %request: i32,
    %positions: tensor<4xi32>, %present: tensor<4xi1>) {
  // expected-error@below {{'tile.gather_keys' op the cache must be memref<?xNxNx*>, but is memref<?x16xbf16>}}
  %k:2 = "tile.gather_keys"(%cache, %table, %request, %positions, %present)
      : (memref<?x16xbf16>, memref<?x?xi32>, i32, tensor<4xi32>, tensor<4xi1>)
      -> (tensor<4x16xbf16>, tensor<4xi1>)
  return
}

// -----

func.func @table_of_one_request(
    %cache: memref<?x8x16xbf16>, %table: memref<?xi32>, %request: i32,
    %positions: tensor<4xi32>, %present: tensor<4xi1>) {
  // expected-error@below {{the block table must be memref<?x?xi32>, but is memref<?xi32>}}
  %k:2 = "tile.gather_keys"(%cache, %table, %request, %positions, %present)
      : (memref<?x8x16xbf16>, memref<?xi32>, i32, tensor<4xi32>, tensor<4xi1>)
      -> (tensor<4x16xbf16>, tensor<4xi1>)
  return
}

// -----

func.func @requests_of_keys(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %request: tensor<4xi32>,
    %positions: tensor<4xi32>, %present: tensor<4xi1>) {
  // expected-error@below {{request must be i32, but is tensor<4xi32>}}
  %k:2 = "tile.gather_keys"(%cache, %table, %request, %positions, %present)
      : (memref<?x8x16xbf16>, memref<?x?xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi1>)
      -> (tensor<4x16xbf16>, tensor<4xi1>)
  return
}

// -----

func.func @keys_of_another_type(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %request: i32,
    %positions: tensor<4xi32>, %present: tensor<4xi1>) {
  // expected-error@below {{the keys must be tensor<Nx16xbf16>, but is tensor<4x16xf16>}}
  %k:2 = "tile.gather_keys"(%cache, %table, %request, %positions, %present)
      : (memref<?x8x16xbf16>, memref<?x?xi32>, i32, tensor<4xi32>, tensor<4xi1>)
      -> (tensor<4x16xf16>, tensor<4xi1>)
  return
}

// -----

func.func @keys_of_another_dim(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %request: i32,
    %positions: tensor<4xi32>, %present: tensor<4xi1>) {
  // expected-error@below {{the keys must be tensor<Nx16xbf16>, but is tensor<4x8xbf16>}}
  %k:2 = "tile.gather_keys"(%cache, %table, %request, %positions, %present)
      : (memref<?x8x16xbf16>, memref<?x?xi32>, i32, tensor<4xi32>, tensor<4xi1>)
      -> (tensor<4x8xbf16>, tensor<4xi1>)
  return
}

// -----

func.func @seen_of_another_size(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %request: i32,
    %positions: tensor<4xi32>, %present: tensor<4xi1>) {
  // expected-error@below {{the seen mask must be tensor<4xi1>, but is tensor<8xi1>}}
  %k:2 = "tile.gather_keys"(%cache, %table, %request, %positions, %present)
      : (memref<?x8x16xbf16>, memref<?x?xi32>, i32, tensor<4xi32>, tensor<4xi1>)
      -> (tensor<4x16xbf16>, tensor<8xi1>)
  return
}

// -----

func.func @positions_of_another_size(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %request: i32,
    %positions: tensor<8xi32>, %present: tensor<4xi1>) {
  // expected-error@below {{the positions must be tensor<4xi32>, but is tensor<8xi32>}}
  %k:2 = "tile.gather_keys"(%cache, %table, %request, %positions, %present)
      : (memref<?x8x16xbf16>, memref<?x?xi32>, i32, tensor<8xi32>, tensor<4xi1>)
      -> (tensor<4x16xbf16>, tensor<4xi1>)
  return
}

// -----

func.func @positions_of_i64(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %request: i32,
    %positions: tensor<4xi64>, %present: tensor<4xi1>) {
  // expected-error@below {{the positions must be tensor<4xi32>, but is tensor<4xi64>}}
  %k:2 = "tile.gather_keys"(%cache, %table, %request, %positions, %present)
      : (memref<?x8x16xbf16>, memref<?x?xi32>, i32, tensor<4xi64>, tensor<4xi1>)
      -> (tensor<4x16xbf16>, tensor<4xi1>)
  return
}

// -----

func.func @present_for_all(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %request: i32,
    %positions: tensor<4xi32>, %present: i1) {
  // expected-error@below {{the present mask must be tensor<4xi1>, but is i1}}
  %k:2 = "tile.gather_keys"(%cache, %table, %request, %positions, %present)
      : (memref<?x8x16xbf16>, memref<?x?xi32>, i32, tensor<4xi32>, i1)
      -> (tensor<4x16xbf16>, tensor<4xi1>)
  return
}

// -----

func.func @present_as_i32(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %request: i32,
    %positions: tensor<4xi32>, %present: tensor<4xi32>) {
  // expected-error@below {{the present mask must be tensor<4xi1>, but is tensor<4xi32>}}
  %k:2 = "tile.gather_keys"(%cache, %table, %request, %positions, %present)
      : (memref<?x8x16xbf16>, memref<?x?xi32>, i32, tensor<4xi32>, tensor<4xi32>)
      -> (tensor<4x16xbf16>, tensor<4xi1>)
  return
}

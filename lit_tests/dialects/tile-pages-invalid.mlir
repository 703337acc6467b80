// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @page_through_a_list(%t: memref<?xi32>, %r: i32, %k: i32, %e: i32) {
  // expected-error@below {{'tile.find_page' op the block table must be memref<?x?xi32>, but is memref<?xi32>}}
  %p = "tile.find_page"(%t, %r, %k, %e) {page_keys = 8 : i32}
      : (memref<?xi32>, i32, i32, i32) -> i32
  return
}

// -----

func.func @page_in_a_wide_table(%t: memref<?x?xi64>, %r: i32, %k: i32, %e: i32) {
  // expected-error@below {{the block table must be memref<?x?xi32>, but is memref<?x?xi64>}}
  %p = "tile.find_page"(%t, %r, %k, %e) {page_keys = 8 : i32}
      : (memref<?x?xi64>, i32, i32, i32) -> i32
  return
}

// -----

func.func @page_of_requests(%t: memref<?x?xi32>, %r: tensor<4xi32>, %k: i32, %e: i32) {
  // expected-error@below {{request must be i32, but is tensor<4xi32>}}
  %p = "tile.find_page"(%t, %r, %k, %e) {page_keys = 8 : i32}
      : (memref<?x?xi32>, tensor<4xi32>, i32, i32) -> i32
  return
}

// -----

func.func @page_of_keys(%t: memref<?x?xi32>, %r: i32, %k: tensor<4xi32>, %e: i32) {
  // expected-error@below {{first_key must be i32, but is tensor<4xi32>}}
  %p = "tile.find_page"(%t, %r, %k, %e) {page_keys = 8 : i32}
      : (memref<?x?xi32>, i32, tensor<4xi32>, i32) -> i32
  return
}

// -----

func.func @page_before_i64(%t: memref<?x?xi32>, %r: i32, %k: i32, %e: i64) {
  // expected-error@below {{end must be i32, but is i64}}
  %p = "tile.find_page"(%t, %r, %k, %e) {page_keys = 8 : i32}
      : (memref<?x?xi32>, i32, i32, i64) -> i32
  return
}

// -----

func.func @page_as_i64(%t: memref<?x?xi32>, %r: i32, %k: i32, %e: i32) {
  // expected-error@below {{the result must be i32, but is i64}}
  %p = "tile.find_page"(%t, %r, %k, %e) {page_keys = 8 : i32}
      : (memref<?x?xi32>, i32, i32, i32) -> i64
  return
}

// -----

func.func @page_of_no_keys(%t: memref<?x?xi32>, %r: i32, %k: i32, %e: i32) {
  // expected-error@below {{page_keys must be positive, but is 0}}
  %p = "tile.find_page"(%t, %r, %k, %e) {page_keys = 0 : i32}
      : (memref<?x?xi32>, i32, i32, i32) -> i32
  return
}

// -----

func.func @page_of_wide_keys(%t: memref<?x?xi32>, %r: i32, %k: i32, %e: i32) {
  // expected-error@below {{page_keys must be an i32, but is 8 : i64}}
  %p = "tile.find_page"(%t, %r, %k, %e) {page_keys = 8 : i64}
      : (memref<?x?xi32>, i32, i32, i32) -> i32
  return
}

// -----

func.func @keys_of_flat_cache(%c: memref<?x16xbf16>, %p: i32, %k: i32) {
  // expected-error@below {{'tile.load_page' op the cache must be memref<?xNxNx*>, but is memref<?x16xbf16>}}
  %l:2 = "tile.load_page"(%c, %p, %k)
      : (memref<?x16xbf16>, i32, i32) -> (tensor<4x16xbf16>, i1)
  return
}

// -----

func.func @keys_of_pages(%c: memref<?x8x16xbf16>, %p: tensor<4xi32>, %k: i32) {
  // expected-error@below {{page must be i32, but is tensor<4xi32>}}
  %l:2 = "tile.load_page"(%c, %p, %k)
      : (memref<?x8x16xbf16>, tensor<4xi32>, i32) -> (tensor<4x16xbf16>, i1)
  return
}

// -----

func.func @keys_from_i64(%c: memref<?x8x16xbf16>, %p: i32, %k: i64) {
  // expected-error@below {{first_key must be i32, but is i64}}
  %l:2 = "tile.load_page"(%c, %p, %k)
      : (memref<?x8x16xbf16>, i32, i64) -> (tensor<4x16xbf16>, i1)
  return
}

// -----

func.func @keys_as_others(%c: memref<?x8x16xbf16>, %p: i32, %k: i32) {
  // expected-error@below {{the keys must be tensor<Nx16xbf16>, but is tensor<4x16xf16>}}
  %l:2 = "tile.load_page"(%c, %p, %k)
      : (memref<?x8x16xbf16>, i32, i32) -> (tensor<4x16xf16>, i1)
  return
}

// -----

func.func @each_key_present(%c: memref<?x8x16xbf16>, %p: i32, %k: i32) {
  // expected-error@below {{present must be i1, but is tensor<4xi1>}}
  %l:2 = "tile.load_page"(%c, %p, %k)
      : (memref<?x8x16xbf16>, i32, i32) -> (tensor<4x16xbf16>, tensor<4xi1>)
  return
}

// -----

func.func @tile_of_two_pages(%c: memref<?x8x16xbf16>, %p: i32, %k: i32) {
  // expected-error@below {{a page must hold whole tiles of 16 keys, but has 8}}
  %l:2 = "tile.load_page"(%c, %p, %k)
      : (memref<?x8x16xbf16>, i32, i32) -> (tensor<16x16xbf16>, i1)
  return
}

// -----

func.func @tile_of_odd_size(%c: memref<?x8x16xbf16>, %p: i32, %k: i32) {
  // expected-error@below {{a page must hold whole tiles of 3 keys, but has 8}}
  %l:2 = "tile.load_page"(%c, %p, %k)
      : (memref<?x8x16xbf16>, i32, i32) -> (tensor<3x16xbf16>, i1)
  return
}

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

func.func @keys_of_flat_cache(%c: memref<?x16xbf16>, %k: i32, %p: i32) {
  // expected-error@below {{'tile.load_pages' op the cache must be memref<?xNxNx*>, but is memref<?x16xbf16>}}
  %l = "tile.load_pages"(%c, %k, %p) {operandSegmentSizes = array<i32: 1, 1, 1>}
      : (memref<?x16xbf16>, i32, i32) -> tensor<4x16xbf16>
  return
}

// -----

func.func @keys_of_one_page_of_many(%c: memref<?x8x16xbf16>, %k: i32, %p: tensor<4xi32>) {
  // expected-error@below {{a page must be i32, but is tensor<4xi32>}}
  %l = "tile.load_pages"(%c, %k, %p) {operandSegmentSizes = array<i32: 1, 1, 1>}
      : (memref<?x8x16xbf16>, i32, tensor<4xi32>) -> tensor<4x16xbf16>
  return
}

// -----

func.func @keys_of_another_page_in_i64(%c: memref<?x8x16xbf16>, %k: i32, %p: i32, %q: i64) {
  // expected-error@below {{a page must be i32, but is i64}}
  %l = "tile.load_pages"(%c, %k, %p, %q) {operandSegmentSizes = array<i32: 1, 1, 2>}
      : (memref<?x8x16xbf16>, i32, i32, i64) -> tensor<16x16xbf16>
  return
}

// -----

func.func @keys_from_i64(%c: memref<?x8x16xbf16>, %k: i64, %p: i32) {
  // expected-error@below {{first_key must be i32, but is i64}}
  %l = "tile.load_pages"(%c, %k, %p) {operandSegmentSizes = array<i32: 1, 1, 1>}
      : (memref<?x8x16xbf16>, i64, i32) -> tensor<4x16xbf16>
  return
}

// -----

func.func @keys_as_others(%c: memref<?x8x16xbf16>, %k: i32, %p: i32) {
  // expected-error@below {{the keys must be tensor<Nx16xbf16>, but is tensor<4x16xf16>}}
  %l = "tile.load_pages"(%c, %k, %p) {operandSegmentSizes = array<i32: 1, 1, 1>}
      : (memref<?x8x16xbf16>, i32, i32) -> tensor<4x16xf16>
  return
}

// -----

func.func @keys_of_no_page(%c: memref<?x8x16xbf16>, %k: i32) {
  // expected-error@below {{0 pages of 8 keys must hold the tile's 8}}
  %l = "tile.load_pages"(%c, %k) {operandSegmentSizes = array<i32: 1, 1, 0>}
      : (memref<?x8x16xbf16>, i32) -> tensor<8x16xbf16>
  return
}

// -----

func.func @tile_of_two_pages_on_one(%c: memref<?x8x16xbf16>, %k: i32, %p: i32) {
  // expected-error@below {{a page must hold whole tiles of 16 keys, but has 8}}
  %l = "tile.load_pages"(%c, %k, %p) {operandSegmentSizes = array<i32: 1, 1, 1>}
      : (memref<?x8x16xbf16>, i32, i32) -> tensor<16x16xbf16>
  return
}

// -----

func.func @tile_of_odd_size(%c: memref<?x8x16xbf16>, %k: i32, %p: i32) {
  // expected-error@below {{a page must hold whole tiles of 3 keys, but has 8}}
  %l = "tile.load_pages"(%c, %k, %p) {operandSegmentSizes = array<i32: 1, 1, 1>}
      : (memref<?x8x16xbf16>, i32, i32) -> tensor<3x16xbf16>
  return
}

// -----

func.func @tile_of_a_page_on_two(%c: memref<?x8x16xbf16>, %k: i32, %p: i32, %q: i32) {
  // expected-error@below {{2 pages of 8 keys must hold the tile's 8}}
  %l = "tile.load_pages"(%c, %k, %p, %q) {operandSegmentSizes = array<i32: 1, 1, 2>}
      : (memref<?x8x16xbf16>, i32, i32, i32) -> tensor<8x16xbf16>
  return
}

// -----

func.func @tile_of_four_pages_on_three(%c: memref<?x8x16xbf16>, %k: i32, %p: i32, %q: i32) {
  // expected-error@below {{3 pages of 8 keys must hold the tile's 32}}
  %l = "tile.load_pages"(%c, %k, %p, %q, %p) {operandSegmentSizes = array<i32: 1, 1, 3>}
      : (memref<?x8x16xbf16>, i32, i32, i32, i32) -> tensor<32x16xbf16>
  return
}

// -----

func.func @page_of_another_size(%c: memref<?x64x16xbf16>, %t: memref<?x?xi32>, %r: i32, %k: i32,
                                %e: i32) {
  %p = "tile.find_page"(%t, %r, %k, %e) {page_keys = 48 : i32}
      : (memref<?x?xi32>, i32, i32, i32) -> i32
  // expected-error@below {{'tile.load_pages' op page_keys of a page's 'tile.find_page' must be 64, as the cache's pages have, but is 48}}
  %l = "tile.load_pages"(%c, %k, %p) {operandSegmentSizes = array<i32: 1, 1, 1>}
      : (memref<?x64x16xbf16>, i32, i32) -> tensor<64x16xbf16>
  return
}

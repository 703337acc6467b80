// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @reserve_of_one_counter(
    %c: memref<?x1xi32>, %rows: tensor<16xi32>, %hits: tensor<16x4xi32>) {
  // expected-error@below {{'tile.reserve' op counters must be memref<?x2xi32>, but is memref<?x1xi32>}}
  %first = "tile.reserve"(%c, %rows, %hits) {column = 0 : i32}
      : (memref<?x1xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
  return
}

// -----

func.func @reserve_for_whole_rows(
    %c: memref<?x2xi32>, %rows: tensor<16xi32>, %hits: tensor<16xi32>) {
  // expected-error@below {{the hits must be tensor<Nx4xi32>, but is tensor<16xi32>}}
  %first = "tile.reserve"(%c, %rows, %hits) {column = 0 : i32}
      : (memref<?x2xi32>, tensor<16xi32>, tensor<16xi32>) -> tensor<16x4xi32>
  return
}

// -----

func.func @reserve_for_wide_columns(
    %c: memref<?x2xi32>, %rows: tensor<16xi32>, %hits: tensor<16x8xi32>) {
  // expected-error@below {{the hits must be tensor<Nx4xi32>, but is tensor<16x8xi32>}}
  %first = "tile.reserve"(%c, %rows, %hits) {column = 0 : i32}
      : (memref<?x2xi32>, tensor<16xi32>, tensor<16x8xi32>) -> tensor<16x4xi32>
  return
}

// -----

func.func @reserve_for_other_rows(
    %c: memref<?x2xi32>, %rows: tensor<8xi32>, %hits: tensor<16x4xi32>) {
  // expected-error@below {{the rows must be tensor<16xi32>, but is tensor<8xi32>}}
  %first = "tile.reserve"(%c, %rows, %hits) {column = 0 : i32}
      : (memref<?x2xi32>, tensor<8xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
  return
}

// -----

func.func @reserve_wide_numbers(
    %c: memref<?x2xi32>, %rows: tensor<16xi32>, %hits: tensor<16x4xi32>) {
  // expected-error@below {{the result must be tensor<16x4xi32>, but is tensor<16x4xi64>}}
  %first = "tile.reserve"(%c, %rows, %hits) {column = 0 : i32}
      : (memref<?x2xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi64>
  return
}

// -----

func.func @reserve_in_a_third_column(
    %c: memref<?x2xi32>, %rows: tensor<16xi32>, %hits: tensor<16x4xi32>) {
  // expected-error@below {{column must be 0 or 1, but is 2}}
  %first = "tile.reserve"(%c, %rows, %hits) {column = 2 : i32}
      : (memref<?x2xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
  return
}

// -----

func.func @store_keys_alone(
    %c: memref<?x?xi32>, %rows: tensor<16xi32>, %hits: tensor<16x4xi32>,
    %first: tensor<16x4xi32>, %limit: i32, %keys: tensor<4xi32>,
    %t: tensor<16xf32>, %s: tensor<16x4xf32>) {
  // expected-error@below {{'tile.store_hits' op candidates must be memref<?x?x2xi32>, but is memref<?x?xi32>}}
  "tile.store_hits"(%c, %rows, %hits, %first, %limit, %keys, %t, %s, %s, %s, %s)
      {first_slot = 0 : i32, numbers = false, step = 1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 4>}
      : (memref<?x?xi32>, tensor<16xi32>, tensor<16x4xi32>, tensor<16x4xi32>, i32, tensor<4xi32>,
         tensor<16xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>,
         tensor<16x4xf32>) -> ()
  return
}

// -----

func.func @store_masks(
    %c: memref<?x?x2xi32>, %rows: tensor<16xi32>, %hits: tensor<16x4xi1>,
    %first: tensor<16x4xi32>, %limit: i32, %keys: tensor<4xi32>,
    %t: tensor<16xf32>, %s: tensor<16x4xf32>) {
  // expected-error@below {{the hits must be tensor<Nx4xi32>, but is tensor<16x4xi1>}}
  "tile.store_hits"(%c, %rows, %hits, %first, %limit, %keys, %t, %s, %s, %s, %s)
      {first_slot = 0 : i32, numbers = false, step = 1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 4>}
      : (memref<?x?x2xi32>, tensor<16xi32>, tensor<16x4xi1>, tensor<16x4xi32>, i32, tensor<4xi32>,
         tensor<16xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>,
         tensor<16x4xf32>) -> ()
  return
}

// -----

func.func @store_at_other_rows(
    %c: memref<?x?x2xi32>, %rows: tensor<4xi32>, %hits: tensor<16x4xi32>,
    %first: tensor<16x4xi32>, %limit: i32, %keys: tensor<4xi32>,
    %t: tensor<16xf32>, %s: tensor<16x4xf32>) {
  // expected-error@below {{the rows must be tensor<16xi32>, but is tensor<4xi32>}}
  "tile.store_hits"(%c, %rows, %hits, %first, %limit, %keys, %t, %s, %s, %s, %s)
      {first_slot = 0 : i32, numbers = false, step = 1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 4>}
      : (memref<?x?x2xi32>, tensor<4xi32>, tensor<16x4xi32>, tensor<16x4xi32>, i32, tensor<4xi32>,
         tensor<16xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>,
         tensor<16x4xf32>) -> ()
  return
}

// -----

func.func @store_from_a_row_number(
    %c: memref<?x?x2xi32>, %rows: tensor<16xi32>, %hits: tensor<16x4xi32>,
    %first: tensor<16xi32>, %limit: i32, %keys: tensor<4xi32>,
    %t: tensor<16xf32>, %s: tensor<16x4xf32>) {
  // expected-error@below {{the first numbers must be tensor<16x4xi32>, but is tensor<16xi32>}}
  "tile.store_hits"(%c, %rows, %hits, %first, %limit, %keys, %t, %s, %s, %s, %s)
      {first_slot = 0 : i32, numbers = false, step = 1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 4>}
      : (memref<?x?x2xi32>, tensor<16xi32>, tensor<16x4xi32>, tensor<16xi32>, i32, tensor<4xi32>,
         tensor<16xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>,
         tensor<16x4xf32>) -> ()
  return
}

// -----

func.func @store_up_to_limits(
    %c: memref<?x?x2xi32>, %rows: tensor<16xi32>, %hits: tensor<16x4xi32>,
    %first: tensor<16x4xi32>, %limit: tensor<16xi32>, %keys: tensor<4xi32>,
    %t: tensor<16xf32>, %s: tensor<16x4xf32>) {
  // expected-error@below {{the limit must be i32, but is tensor<16xi32>}}
  "tile.store_hits"(%c, %rows, %hits, %first, %limit, %keys, %t, %s, %s, %s, %s)
      {first_slot = 0 : i32, numbers = false, step = 1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 4>}
      : (memref<?x?x2xi32>, tensor<16xi32>, tensor<16x4xi32>, tensor<16x4xi32>, tensor<16xi32>,
         tensor<4xi32>, tensor<16xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>,
         tensor<16x4xf32>) -> ()
  return
}

// -----

func.func @store_keys_of_rows(
    %c: memref<?x?x2xi32>, %rows: tensor<16xi32>, %hits: tensor<16x4xi32>,
    %first: tensor<16x4xi32>, %limit: i32, %keys: tensor<16xi32>,
    %t: tensor<16xf32>, %s: tensor<16x4xf32>) {
  // expected-error@below {{the keys must be tensor<4xi32>, but is tensor<16xi32>}}
  "tile.store_hits"(%c, %rows, %hits, %first, %limit, %keys, %t, %s, %s, %s, %s)
      {first_slot = 0 : i32, numbers = false, step = 1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 4>}
      : (memref<?x?x2xi32>, tensor<16xi32>, tensor<16x4xi32>, tensor<16x4xi32>, i32, tensor<16xi32>,
         tensor<16xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>,
         tensor<16x4xf32>) -> ()
  return
}

// -----

func.func @store_at_ordered_thresholds(
    %c: memref<?x?x2xi32>, %rows: tensor<16xi32>, %hits: tensor<16x4xi32>,
    %first: tensor<16x4xi32>, %limit: i32, %keys: tensor<4xi32>,
    %t: tensor<16xi32>, %s: tensor<16x4xf32>) {
  // expected-error@below {{the thresholds must be tensor<16xf32>, but is tensor<16xi32>}}
  "tile.store_hits"(%c, %rows, %hits, %first, %limit, %keys, %t, %s, %s, %s, %s)
      {first_slot = 0 : i32, numbers = false, step = 1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 4>}
      : (memref<?x?x2xi32>, tensor<16xi32>, tensor<16x4xi32>, tensor<16x4xi32>, i32, tensor<4xi32>,
         tensor<16xi32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>,
         tensor<16x4xf32>) -> ()
  return
}

// -----

func.func @store_of_narrow_scores(
    %c: memref<?x?x2xi32>, %rows: tensor<16xi32>, %hits: tensor<16x4xi32>,
    %first: tensor<16x4xi32>, %limit: i32, %keys: tensor<4xi32>,
    %t: tensor<16xf32>, %s: tensor<16x4xf16>) {
  // expected-error@below {{a leaf must be tensor<16x4xf32>, but is tensor<16x4xf16>}}
  "tile.store_hits"(%c, %rows, %hits, %first, %limit, %keys, %t, %s, %s, %s, %s)
      {first_slot = 0 : i32, numbers = false, step = 1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 4>}
      : (memref<?x?x2xi32>, tensor<16xi32>, tensor<16x4xi32>, tensor<16x4xi32>, i32, tensor<4xi32>,
         tensor<16xf32>, tensor<16x4xf16>, tensor<16x4xf16>, tensor<16x4xf16>,
         tensor<16x4xf16>) -> ()
  return
}

// -----

func.func @store_of_two_leaves(
    %c: memref<?x?x2xi32>, %rows: tensor<16xi32>, %hits: tensor<16x4xi32>,
    %first: tensor<16x4xi32>, %limit: i32, %keys: tensor<4xi32>,
    %t: tensor<16xf32>, %s: tensor<16x4xf32>) {
  // expected-error@below {{there must be 4, 8, 16 or 32 leaves, but there are 2}}
  "tile.store_hits"(%c, %rows, %hits, %first, %limit, %keys, %t, %s, %s)
      {first_slot = 0 : i32, numbers = false, step = 1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 2>}
      : (memref<?x?x2xi32>, tensor<16xi32>, tensor<16x4xi32>, tensor<16x4xi32>, i32, tensor<4xi32>,
         tensor<16xf32>, tensor<16x4xf32>, tensor<16x4xf32>) -> ()
  return
}

// -----

func.func @store_every_other_slot(
    %c: memref<?x?x2xi32>, %rows: tensor<16xi32>, %hits: tensor<16x4xi32>,
    %first: tensor<16x4xi32>, %limit: i32, %keys: tensor<4xi32>,
    %t: tensor<16xf32>, %s: tensor<16x4xf32>) {
  // expected-error@below {{step must be 1 or -1, but is 2}}
  "tile.store_hits"(%c, %rows, %hits, %first, %limit, %keys, %t, %s, %s, %s, %s)
      {first_slot = 0 : i32, numbers = false, step = 2 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 4>}
      : (memref<?x?x2xi32>, tensor<16xi32>, tensor<16x4xi32>, tensor<16x4xi32>, i32, tensor<4xi32>,
         tensor<16xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>,
         tensor<16x4xf32>) -> ()
  return
}

// -----

func.func @store_of_segments_unknown(
    %c: memref<?x?x2xi32>, %rows: tensor<16xi32>, %hits: tensor<16x4xi32>,
    %first: tensor<16x4xi32>, %limit: i32, %keys: tensor<4xi32>,
    %t: tensor<16xf32>, %s: tensor<16x4xf32>) {
  // expected-error@below {{'operandSegmentSizes' attribute is expected but not provided}}
  "tile.store_hits"(%c, %rows, %hits, %first, %limit, %keys, %t, %s, %s, %s, %s)
      {first_slot = 0 : i32, numbers = false, step = 1 : i32}
      : (memref<?x?x2xi32>, tensor<16xi32>, tensor<16x4xi32>, tensor<16x4xi32>, i32, tensor<4xi32>,
         tensor<16xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>,
         tensor<16x4xf32>) -> ()
  return
}

// -----

func.func @store_of_numbers_unknown(
    %c: memref<?x?x2xi32>, %rows: tensor<16xi32>, %hits: tensor<16x4xi32>,
    %first: tensor<16x4xi32>, %limit: i32, %keys: tensor<4xi32>,
    %t: tensor<16xf32>, %s: tensor<16x4xf32>) {
  // expected-error@below {{numbers must be a bool, but is 1 : i32}}
  "tile.store_hits"(%c, %rows, %hits, %first, %limit, %keys, %t, %s, %s, %s, %s)
      {first_slot = 0 : i32, numbers = 1 : i32, step = 1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 4>}
      : (memref<?x?x2xi32>, tensor<16xi32>, tensor<16x4xi32>, tensor<16x4xi32>, i32, tensor<4xi32>,
         tensor<16xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>,
         tensor<16x4xf32>) -> ()
  return
}

// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @coordinate(%i: i32) {
  // expected-error@below {{'tile.num_programs' op axis must be 0, 1 or 2, but is 3}}
  %n = "tile.num_programs"() {axis = 3 : i32} : () -> i32
  return
}

// -----

func.func @arrive_at_rows(%a: memref<?xi32>, %rows: tensor<4xi32>, %n: i32) {
  // expected-error@below {{'tile.arrive' op tile must be i32, but is tensor<4xi32>}}
  %last = "tile.arrive"(%a, %rows, %n) : (memref<?xi32>, tensor<4xi32>, i32) -> i1
  return
}

// -----

func.func @arrival_counts(%a: memref<?xi32>, %i: i32) {
  // expected-error@below {{the result must be i1, but is i32}}
  %last = "tile.arrive"(%a, %i, %i) : (memref<?xi32>, i32, i32) -> i32
  return
}

// -----

func.func @post_wide(%a: memref<?xi64>, %i: i32) {
  // expected-error@below {{'tile.post' op arrivals must be memref<?xi32>, but is memref<?xi64>}}
  "tile.post"(%a, %i, %i, %i) : (memref<?xi64>, i32, i32, i32) -> ()
  return
}

// -----

func.func @claim_a_number(%a: memref<?xi32>, %i: i32) {
  // expected-error@below {{'tile.claim' op claimed must be i1, but is i32}}
  %c:5 = "tile.claim"(%a, %i, %i) : (memref<?xi32>, i32, i32) -> (i32, i32, i32, i32, i1)
  return
}

// -----

func.func @claim_a_flag(%a: memref<?xi32>, %i: i32) {
  // expected-error@below {{unit must be i32, but is i1}}
  %c:5 = "tile.claim"(%a, %i, %i) : (memref<?xi32>, i32, i32) -> (i1, i32, i32, i1, i1)
  return
}

// -----

func.func @busy_tiles(%a: memref<?xi32>, %i: i32) {
  // expected-error@below {{busy must be i1, but is i32}}
  %c:5 = "tile.claim"(%a, %i, %i) : (memref<?xi32>, i32, i32) -> (i1, i32, i32, i32, i32)
  return
}

// -----

func.func @complete_units(%a: memref<?xi32>, %i: i32) {
  // expected-error@below {{'tile.complete' op the result must be i1, but is i32}}
  %last = "tile.complete"(%a, %i) : (memref<?xi32>, i32) -> i32
  return
}

// -----

func.func @atomic_maximum(%x: memref<?xi32>, %i: i32) {
  // expected-error@below {{'tile.atomic' op kind must be one of add, exchange, but is max}}
  %v = "tile.atomic"(%x, %i, %i)
      {kind = "max", order = "relaxed", operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>}
      : (memref<?xi32>, i32, i32) -> i32
  return
}

// -----

func.func @atomic_in_no_known_order(%x: memref<?xi32>, %i: i32) {
  // expected-error@below {{order must be one of relaxed, acq_rel, but is seq_cst}}
  %v = "tile.atomic"(%x, %i, %i)
      {kind = "add", order = "seq_cst", operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>}
      : (memref<?xi32>, i32, i32) -> i32
  return
}

// -----

func.func @compare_rows(%x: memref<?xi32>, %i: i32, %rows: tensor<4xi32>) {
  // expected-error@below {{'tile.compare_exchange' op expected must be i32, but is tensor<4xi32>}}
  %v = "tile.compare_exchange"(%x, %rows, %i, %i)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}
      : (memref<?xi32>, tensor<4xi32>, i32, i32) -> i32
  return
}

// -----

func.func @compare_without_index(%x: memref<?x?xi32>, %i: i32) {
  // expected-error@below {{memref<?x?xi32> takes 2 indices, but 1 are given}}
  %v = "tile.compare_exchange"(%x, %i, %i, %i)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}
      : (memref<?x?xi32>, i32, i32, i32) -> i32
  return
}

// -----

func.func @poll_a_float(%x: memref<?xf32>, %i: i32) {
  // expected-error@below {{'tile.poll' op i32 does not fit elements of memref<?xf32>}}
  %v = "tile.poll"(%x, %i) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}
      : (memref<?xf32>, i32) -> i32
  return
}

// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @ranges_of_each_row(%t: memref<?xf32>, %c: memref<?x2xi32>, %s: memref<?x?x2xi32>,
                              %r: memref<?x2xi32>, %i: i32, %b: i1) {
  // expected-error@below {{'tile.settle' op ranges must be memref<2x?xi32>, but is memref<?x2xi32>}}
  "tile.settle"(%t, %c, %s, %r, %i, %i, %i, %b) {top_k = 4 : i32}
      : (memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, memref<?x2xi32>, i32, i32, i32, i1)
      -> ()
  return
}

// -----

func.func @settle_without_top_k(%t: memref<?xf32>, %c: memref<?x2xi32>, %s: memref<?x?x2xi32>,
                                %r: memref<2x?xi32>, %i: i32, %b: i1) {
  // expected-error@below {{top_k must be positive, but is 0}}
  "tile.settle"(%t, %c, %s, %r, %i, %i, %i, %b) {top_k = 0 : i32}
      : (memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, memref<2x?xi32>, i32, i32, i32, i1)
      -> ()
  return
}

// -----

func.func @settle_pairs_alone(%t: memref<?xf32>, %c: memref<?x2xi32>, %s: memref<?x2xi32>,
                              %r: memref<2x?xi32>, %i: i32, %b: i1) {
  // expected-error@below {{candidates must be memref<?x?x2xi32>, but is memref<?x2xi32>}}
  "tile.settle"(%t, %c, %s, %r, %i, %i, %i, %b) {top_k = 4 : i32}
      : (memref<?xf32>, memref<?x2xi32>, memref<?x2xi32>, memref<2x?xi32>, i32, i32, i32, i1) -> ()
  return
}

// -----

func.func @settle_rows(%t: memref<?xf32>, %c: memref<?x2xi32>, %s: memref<?x?x2xi32>,
                       %r: memref<2x?xi32>, %i: i32, %rows: tensor<4xi32>, %b: i1) {
  // expected-error@below {{row must be i32, but is tensor<4xi32>}}
  "tile.settle"(%t, %c, %s, %r, %rows, %i, %i, %b) {top_k = 4 : i32}
      : (memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, memref<2x?xi32>, tensor<4xi32>, i32,
         i32, i1) -> ()
  return
}

// -----

func.func @settle_halves(%t: memref<?xf32>, %c: memref<?x2xi32>, %s: memref<?x?x2xi32>,
                         %r: memref<2x?xi32>, %i: i32) {
  // expected-error@below {{halve must be i1, but is i32}}
  "tile.settle"(%t, %c, %s, %r, %i, %i, %i, %i) {top_k = 4 : i32}
      : (memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, memref<2x?xi32>, i32, i32, i32, i32)
      -> ()
  return
}

// -----

func.func @triage_more_rows(%t: memref<?xf32>, %c: memref<?x2xi32>, %r: memref<2x?xi32>, %i: i32,
                            %e: tensor<4xi32>, %p: tensor<8xi1>) {
  // expected-error@below {{'tile.triage' op the present mask must be tensor<4xi1>, but is tensor<8xi1>}}
  %any = "tile.triage"(%t, %c, %r, %i, %e, %p, %i) {top_k = 4 : i32}
      : (memref<?xf32>, memref<?x2xi32>, memref<2x?xi32>, i32, tensor<4xi32>, tensor<8xi1>, i32)
      -> i1
  return
}

// -----

func.func @triage_counts(%t: memref<?xf32>, %c: memref<?x2xi32>, %r: memref<2x?xi32>, %i: i32,
                         %e: tensor<4xi32>, %p: tensor<4xi1>) {
  // expected-error@below {{the result must be i1, but is i32}}
  %any = "tile.triage"(%t, %c, %r, %i, %e, %p, %i) {top_k = 4 : i32}
      : (memref<?xf32>, memref<?x2xi32>, memref<2x?xi32>, i32, tensor<4xi32>, tensor<4xi1>, i32)
      -> i32
  return
}

// -----

func.func @visit_on_its_own(%s: tensor<4x8xf32>, %seen: tensor<8xi1>, %key: i32) {
  // expected-error@below {{'tile.visit' op must stand within 'tile.repair'}}
  "tile.visit"(%s, %seen, %key) : (tensor<4x8xf32>, tensor<8xi1>, i32) -> ()
  return
}

// -----

func.func @visit_seen_rows(%s: tensor<4x8xf32>, %seen: tensor<4xi1>, %key: i32) {
  // expected-error@below {{the seen mask must be tensor<8xi1>, but is tensor<4xi1>}}
  "tile.visit"(%s, %seen, %key) : (tensor<4x8xf32>, tensor<4xi1>, i32) -> ()
  return
}

// -----

func.func @rows_yield_nothing(%t: memref<?xf32>, %c: memref<?x2xi32>, %s: memref<?x?x2xi32>,
                              %a: memref<?xi32>, %r: memref<2x?xi32>) {
  // expected-error@below {{'tile.repair' op rows must yield ends and whether rows are there}}
  "tile.repair"(%t, %c, %s, %a, %r) ({
  ^bb0(%first_row: i32):
    "tile.yield"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
  }, {
  ^bb0(%first_row: i32, %from: i32, %to: i32, %step: i32):
    "tile.yield"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
  }) {top_k = 4 : i32}
      : (memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, memref<?xi32>, memref<2x?xi32>) -> ()
  return
}

// -----

func.func @sweep_yields_rows(%t: memref<?xf32>, %c: memref<?x2xi32>, %s: memref<?x?x2xi32>,
                             %a: memref<?xi32>, %r: memref<2x?xi32>, %e: tensor<4xi32>,
                             %p: tensor<4xi1>) {
  // expected-error@below {{sweep must yield nothing}}
  "tile.repair"(%t, %c, %s, %a, %r) ({
  ^bb0(%first_row: i32):
    "tile.yield"(%e, %p) {operandSegmentSizes = array<i32: 1, 1>}
        : (tensor<4xi32>, tensor<4xi1>) -> ()
  }, {
  ^bb0(%first_row: i32, %from: i32, %to: i32, %step: i32):
    "tile.yield"(%e, %p) {operandSegmentSizes = array<i32: 1, 1>}
        : (tensor<4xi32>, tensor<4xi1>) -> ()
  }) {top_k = 4 : i32}
      : (memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, memref<?xi32>, memref<2x?xi32>) -> ()
  return
}

// -----

func.func @sweep_of_all_keys(%t: memref<?xf32>, %c: memref<?x2xi32>, %s: memref<?x?x2xi32>,
                             %a: memref<?xi32>, %r: memref<2x?xi32>, %e: tensor<4xi32>,
                             %p: tensor<4xi1>) {
  // expected-error@below {{sweep must take i32, i32, i32, i32, but takes i32}}
  "tile.repair"(%t, %c, %s, %a, %r) ({
  ^bb0(%first_row: i32):
    "tile.yield"(%e, %p) {operandSegmentSizes = array<i32: 1, 1>}
        : (tensor<4xi32>, tensor<4xi1>) -> ()
  }, {
  ^bb0(%first_row: i32):
    "tile.yield"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
  }) {top_k = 4 : i32}
      : (memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, memref<?xi32>, memref<2x?xi32>) -> ()
  return
}

// -----

func.func @rows_without_end(%t: memref<?xf32>, %c: memref<?x2xi32>, %s: memref<?x?x2xi32>,
                            %a: memref<?xi32>, %r: memref<2x?xi32>) {
  // expected-error@below {{rows must end with 'tile.yield'}}
  "tile.repair"(%t, %c, %s, %a, %r) ({
  ^bb0(%first_row: i32):
    "tile.barrier"() : () -> ()
  }, {
  ^bb0(%first_row: i32, %from: i32, %to: i32, %step: i32):
    "tile.yield"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
  }) {top_k = 4 : i32}
      : (memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, memref<?xi32>, memref<2x?xi32>) -> ()
  return
}

// -----

func.func @arrivals_of_rows(%t: memref<?xf32>, %c: memref<?x2xi32>, %s: memref<?x?x2xi32>,
                            %a: memref<?x2xi32>, %r: memref<2x?xi32>) {
  // expected-error@below {{arrivals must be memref<?xi32>, but is memref<?x2xi32>}}
  "tile.repair"(%t, %c, %s, %a, %r) ({}, {}) {top_k = 4 : i32}
      : (memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, memref<?x2xi32>, memref<2x?xi32>) -> ()
  return
}

// -----

func.func @repair_without_blocks(%t: memref<?xf32>, %c: memref<?x2xi32>, %s: memref<?x?x2xi32>,
                                 %a: memref<?xi32>, %r: memref<2x?xi32>) {
  // expected-error@below {{rows must have one block, but has 0}}
  "tile.repair"(%t, %c, %s, %a, %r) ({}, {}) {top_k = 4 : i32}
      : (memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, memref<?xi32>, memref<2x?xi32>) -> ()
  return
}

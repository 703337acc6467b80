// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @search_of_keys_alone(%s: memref<?x?xi32>, %i: i32, %t: f32) {
  // expected-error@below {{'tile.nth_score' op candidates must be memref<?x?x2xi32>, but is memref<?x?xi32>}}
  %score = "tile.nth_score"(%s, %i, %i, %t, %i) {top_k = 4 : i32}
      : (memref<?x?xi32>, i32, i32, f32, i32) -> i32
  return
}

// -----

func.func @search_of_rows(%s: memref<?x?x2xi32>, %rows: tensor<4xi32>, %i: i32, %t: f32) {
  // expected-error@below {{row must be i32, but is tensor<4xi32>}}
  %score = "tile.nth_score"(%s, %rows, %i, %t, %i) {top_k = 4 : i32}
      : (memref<?x?x2xi32>, tensor<4xi32>, i32, f32, i32) -> i32
  return
}

// -----

func.func @search_of_many(%s: memref<?x?x2xi32>, %i: i32, %n: i64, %t: f32) {
  // expected-error@below {{count must be i32, but is i64}}
  %score = "tile.nth_score"(%s, %i, %n, %t, %i) {top_k = 4 : i32}
      : (memref<?x?x2xi32>, i32, i64, f32, i32) -> i32
  return
}

// -----

func.func @search_at_an_ordered_threshold(%s: memref<?x?x2xi32>, %i: i32) {
  // expected-error@below {{the threshold must be f32, but is i32}}
  %score = "tile.nth_score"(%s, %i, %i, %i, %i) {top_k = 4 : i32}
      : (memref<?x?x2xi32>, i32, i32, i32, i32) -> i32
  return
}

// -----

func.func @search_without_top_k(%s: memref<?x?x2xi32>, %i: i32, %t: f32) {
  // expected-error@below {{top_k must be positive, but is 0}}
  %score = "tile.nth_score"(%s, %i, %i, %t, %i) {top_k = 0 : i32}
      : (memref<?x?x2xi32>, i32, i32, f32, i32) -> i32
  return
}

// -----

func.func @search_of_a_score(%s: memref<?x?x2xi32>, %i: i32, %t: f32) {
  // expected-error@below {{n must be i32, but is f32}}
  %score = "tile.nth_score"(%s, %i, %i, %t, %t) {top_k = 4 : i32}
      : (memref<?x?x2xi32>, i32, i32, f32, f32) -> i32
  return
}

// -----

func.func @search_for_a_float(%s: memref<?x?x2xi32>, %i: i32, %t: f32) {
  // expected-error@below {{the result must be i32, but is f32}}
  %score = "tile.nth_score"(%s, %i, %i, %t, %i) {top_k = 4 : i32}
      : (memref<?x?x2xi32>, i32, i32, f32, i32) -> f32
  return
}

// -----

func.func @narrow_keys_alone(%s: memref<?x?xi32>, %i: i32, %t: f32) {
  // expected-error@below {{'tile.narrow' op candidates must be memref<?x?x2xi32>, but is memref<?x?xi32>}}
  %above, %tie = "tile.narrow"(%s, %i, %i, %t, %t, %i) {top_k = 4 : i32}
      : (memref<?x?xi32>, i32, i32, f32, f32, i32) -> (i32, i32)
  return
}

// -----

func.func @narrow_to_an_ordered_cutoff(%s: memref<?x?x2xi32>, %i: i32, %t: f32) {
  // expected-error@below {{the cutoff must be f32, but is i32}}
  %above, %tie = "tile.narrow"(%s, %i, %i, %t, %i, %i) {top_k = 4 : i32}
      : (memref<?x?x2xi32>, i32, i32, f32, i32, i32) -> (i32, i32)
  return
}

// -----

func.func @narrow_after_tie(%s: memref<?x?x2xi32>, %i: i32, %t: f32, %tie: i1) {
  // expected-error@below {{ties must be i32, but is i1}}
  %0, %1 = "tile.narrow"(%s, %i, %i, %t, %t, %tie) {top_k = 4 : i32}
      : (memref<?x?x2xi32>, i32, i32, f32, f32, i1) -> (i32, i32)
  return
}

// -----

func.func @narrow_to_any_above(%s: memref<?x?x2xi32>, %i: i32, %t: f32) {
  // expected-error@below {{above_count must be i32, but is i1}}
  %above, %tie = "tile.narrow"(%s, %i, %i, %t, %t, %i) {top_k = 4 : i32}
      : (memref<?x?x2xi32>, i32, i32, f32, f32, i32) -> (i1, i32)
  return
}

// -----

func.func @narrow_to_any_tie(%s: memref<?x?x2xi32>, %i: i32, %t: f32) {
  // expected-error@below {{tie_count must be i32, but is i1}}
  %above, %tie = "tile.narrow"(%s, %i, %i, %t, %t, %i) {top_k = 4 : i32}
      : (memref<?x?x2xi32>, i32, i32, f32, f32, i32) -> (i32, i1)
  return
}

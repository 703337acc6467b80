// RUN: winnow-opt %s --split-input-file --verify-diagnostics

func.func @classify_f64(
    %s: tensor<4x8xf64>, %t: tensor<4xf32>, %e: tensor<4xi32>, %m: tensor<8xi1>, %i: i32) {
  // expected-error@below {{'tile.classify' op the scores must be tensor<NxNxf32>, but is tensor<4x8xf64>}}
  %c:2 = "tile.classify"(%s, %t, %e, %m, %i)
      : (tensor<4x8xf64>, tensor<4xf32>, tensor<4xi32>, tensor<8xi1>, i32) -> (tensor<4x8xi1>,
         tensor<4x8xi1>)
  return
}

// -----

func.func @threshold_of_a_key(
    %s: tensor<4x8xf32>, %t: tensor<8xf32>, %e: tensor<4xi32>, %m: tensor<8xi1>, %i: i32) {
  // expected-error@below {{the thresholds must be tensor<4xf32>, but is tensor<8xf32>}}
  %c:2 = "tile.classify"(%s, %t, %e, %m, %i)
      : (tensor<4x8xf32>, tensor<8xf32>, tensor<4xi32>, tensor<8xi1>, i32) -> (tensor<4x8xi1>,
         tensor<4x8xi1>)
  return
}

// -----

func.func @end_of_all_rows(
    %s: tensor<4x8xf32>, %t: tensor<4xf32>, %e: i32, %m: tensor<8xi1>, %i: i32) {
  // expected-error@below {{the row ends must be tensor<4xi32>, but is i32}}
  %c:2 = "tile.classify"(%s, %t, %e, %m, %i)
      : (tensor<4x8xf32>, tensor<4xf32>, i32, tensor<8xi1>, i32) -> (tensor<4x8xi1>, tensor<4x8xi1>)
  return
}

// -----

func.func @seen_by_rows(
    %s: tensor<4x8xf32>, %t: tensor<4xf32>, %e: tensor<4xi32>, %m: tensor<4xi1>, %i: i32) {
  // expected-error@below {{the seen mask must be tensor<8xi1>, but is tensor<4xi1>}}
  %c:2 = "tile.classify"(%s, %t, %e, %m, %i)
      : (tensor<4x8xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xi1>, i32) -> (tensor<4x8xi1>,
         tensor<4x8xi1>)
  return
}

// -----

func.func @classify_from_index(
    %s: tensor<4x8xf32>, %t: tensor<4xf32>, %e: tensor<4xi32>, %m: tensor<8xi1>, %i: index) {
  // expected-error@below {{first_key must be i32, but is index}}
  %c:2 = "tile.classify"(%s, %t, %e, %m, %i)
      : (tensor<4x8xf32>, tensor<4xf32>, tensor<4xi32>, tensor<8xi1>, index) -> (tensor<4x8xi1>,
         tensor<4x8xi1>)
  return
}

// -----

func.func @above_as_i32(
    %s: tensor<4x8xf32>, %t: tensor<4xf32>, %e: tensor<4xi32>, %m: tensor<8xi1>, %i: i32) {
  // expected-error@below {{the above mask must be tensor<4x8xi1>, but is tensor<4x8xi32>}}
  %c:2 = "tile.classify"(%s, %t, %e, %m, %i)
      : (tensor<4x8xf32>, tensor<4xf32>, tensor<4xi32>, tensor<8xi1>, i32) -> (tensor<4x8xi32>,
         tensor<4x8xi1>)
  return
}

// -----

func.func @tie_transposed(
    %s: tensor<4x8xf32>, %t: tensor<4xf32>, %e: tensor<4xi32>, %m: tensor<8xi1>, %i: i32) {
  // expected-error@below {{the tie mask must be tensor<4x8xi1>, but is tensor<8x4xi1>}}
  %c:2 = "tile.classify"(%s, %t, %e, %m, %i)
      : (tensor<4x8xf32>, tensor<4xf32>, tensor<4xi32>, tensor<8xi1>, i32) -> (tensor<4x8xi1>,
         tensor<8x4xi1>)
  return
}

// -----

func.func @scatter_bf16(
    %s: tensor<4x8xbf16>, %m: tensor<4x8xi1>, %t: tensor<4xf32>, %i: i32, %n: memref<?x2xi32>,
    %c: memref<?x?x2xi32>) {
  // expected-error@below {{'tile.scatter' op the scores must be tensor<NxNxf32>, but is tensor<4x8xbf16>}}
  "tile.scatter"(%s, %m, %m, %t, %i, %i, %n, %c) {top_k = 1 : i32}
      : (tensor<4x8xbf16>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4xf32>, i32, i32, memref<?x2xi32>,
         memref<?x?x2xi32>) -> ()
  return
}

// -----

func.func @above_in_a_row(
    %s: tensor<4x8xf32>, %m: tensor<4x8xi1>, %t: tensor<4xf32>, %i: i32, %n: memref<?x2xi32>,
    %c: memref<?x?x2xi32>, %other: tensor<8xi1>) {
  // expected-error@below {{the above mask must be tensor<4x8xi1>, but is tensor<8xi1>}}
  "tile.scatter"(%s, %other, %m, %t, %i, %i, %n, %c) {top_k = 1 : i32}
      : (tensor<4x8xf32>, tensor<8xi1>, tensor<4x8xi1>, tensor<4xf32>, i32, i32, memref<?x2xi32>,
         memref<?x?x2xi32>) -> ()
  return
}

// -----

func.func @tie_in_a_row(
    %s: tensor<4x8xf32>, %m: tensor<4x8xi1>, %t: tensor<4xf32>, %i: i32, %n: memref<?x2xi32>,
    %c: memref<?x?x2xi32>, %other: tensor<8xi1>) {
  // expected-error@below {{the tie mask must be tensor<4x8xi1>, but is tensor<8xi1>}}
  "tile.scatter"(%s, %m, %other, %t, %i, %i, %n, %c) {top_k = 1 : i32}
      : (tensor<4x8xf32>, tensor<4x8xi1>, tensor<8xi1>, tensor<4xf32>, i32, i32, memref<?x2xi32>,
         memref<?x?x2xi32>) -> ()
  return
}

// -----

func.func @scatter_by_keys(
    %s: tensor<4x8xf32>, %m: tensor<4x8xi1>, %t: tensor<8xf32>, %i: i32, %n: memref<?x2xi32>,
    %c: memref<?x?x2xi32>) {
  // expected-error@below {{the thresholds must be tensor<4xf32>, but is tensor<8xf32>}}
  "tile.scatter"(%s, %m, %m, %t, %i, %i, %n, %c) {top_k = 1 : i32}
      : (tensor<4x8xf32>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<8xf32>, i32, i32, memref<?x2xi32>,
         memref<?x?x2xi32>) -> ()
  return
}

// -----

func.func @scatter_from_row_of_i64(
    %s: tensor<4x8xf32>, %m: tensor<4x8xi1>, %t: tensor<4xf32>, %i: i32, %n: memref<?x2xi32>,
    %c: memref<?x?x2xi32>, %other: i64) {
  // expected-error@below {{first_row must be i32, but is i64}}
  "tile.scatter"(%s, %m, %m, %t, %other, %i, %n, %c) {top_k = 1 : i32}
      : (tensor<4x8xf32>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4xf32>, i64, i32, memref<?x2xi32>,
         memref<?x?x2xi32>) -> ()
  return
}

// -----

func.func @scatter_from_key_of_i64(
    %s: tensor<4x8xf32>, %m: tensor<4x8xi1>, %t: tensor<4xf32>, %i: i32, %n: memref<?x2xi32>,
    %c: memref<?x?x2xi32>, %other: i64) {
  // expected-error@below {{first_key must be i32, but is i64}}
  "tile.scatter"(%s, %m, %m, %t, %i, %other, %n, %c) {top_k = 1 : i32}
      : (tensor<4x8xf32>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4xf32>, i32, i64, memref<?x2xi32>,
         memref<?x?x2xi32>) -> ()
  return
}

// -----

func.func @scatter_with_one_counter(
    %s: tensor<4x8xf32>, %m: tensor<4x8xi1>, %t: tensor<4xf32>, %i: i32, %n: memref<?xi32>,
    %c: memref<?x?x2xi32>) {
  // expected-error@below {{counters must be memref<?x2xi32>, but is memref<?xi32>}}
  "tile.scatter"(%s, %m, %m, %t, %i, %i, %n, %c) {top_k = 1 : i32}
      : (tensor<4x8xf32>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4xf32>, i32, i32, memref<?xi32>,
         memref<?x?x2xi32>) -> ()
  return
}

// -----

func.func @scatter_of_keys_alone(
    %s: tensor<4x8xf32>, %m: tensor<4x8xi1>, %t: tensor<4xf32>, %i: i32, %n: memref<?x2xi32>,
    %c: memref<?x?xi32>) {
  // expected-error@below {{candidates must be memref<?x?x2xi32>, but is memref<?x?xi32>}}
  "tile.scatter"(%s, %m, %m, %t, %i, %i, %n, %c) {top_k = 1 : i32}
      : (tensor<4x8xf32>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4xf32>, i32, i32, memref<?x2xi32>,
         memref<?x?xi32>) -> ()
  return
}

// -----

func.func @scatter_of_fewer_than_none(
    %s: tensor<4x8xf32>, %m: tensor<4x8xi1>, %t: tensor<4xf32>, %i: i32, %n: memref<?x2xi32>,
    %c: memref<?x?x2xi32>) {
  // expected-error@below {{top_k must not be negative, but is -1}}
  "tile.scatter"(%s, %m, %m, %t, %i, %i, %n, %c) {top_k = -1 : i32}
      : (tensor<4x8xf32>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4xf32>, i32, i32, memref<?x2xi32>,
         memref<?x?x2xi32>) -> ()
  return
}

// -----

func.func @stored_score_of_bf16(%s: tensor<4x8xbf16>, %t: tensor<4xf32>) {
  // expected-error@below {{'tile.stored_score' op the scores must be tensor<NxNxf32>, but is tensor<4x8xbf16>}}
  %bits = "tile.stored_score"(%s, %t) : (tensor<4x8xbf16>, tensor<4xf32>) -> tensor<4x8xi32>
  return
}

// -----

func.func @stored_score_by_keys(%s: tensor<4x8xf32>, %t: tensor<8xf32>) {
  // expected-error@below {{the thresholds must be tensor<4xf32>, but is tensor<8xf32>}}
  %bits = "tile.stored_score"(%s, %t) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xi32>
  return
}

// -----

func.func @stored_score_as_float(%s: tensor<4x8xf32>, %t: tensor<4xf32>) {
  // expected-error@below {{the result must be tensor<4x8xi32>, but is tensor<4x8xf32>}}
  %bits = "tile.stored_score"(%s, %t) : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4x8xf32>
  return
}

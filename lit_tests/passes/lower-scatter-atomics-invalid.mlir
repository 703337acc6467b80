// RUN: winnow-opt %s --verify-diagnostics --pass-pipeline=lower-scatter-atomics

// expected-error@below {{winnow.plan must hold target, a string, and tile_rows, }}
func.func @no_whole_plan(
    %above: tensor<4x8xi1>, %tie: tensor<4x8xi1>, %s: tensor<4x8xf32>, %t: tensor<4xf32>,
    %row: i32, %key: i32, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>)
    attributes {winnow.plan = {scatter = "atomics"}} {
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<4x8xf32>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// RUN: winnow-opt %s | winnow-opt | FileCheck %s

// CHECK-LABEL: func.func @hits(
// CHECK-SAME:    %[[COUNTERS:[^:]+]]: memref<?x2xi32>, %[[CANDIDATES:[^:]+]]: memref<?x?x2xi32>
// CHECK-SAME:    %[[ROWS:[^:]+]]: tensor<16xi32>, %[[HITS:[^:]+]]: tensor<16x4xi32>, %[[LIMIT:[^:]+]]: i32
// CHECK-SAME:    %[[KEYS:[^:]+]]: tensor<4xi32>, %[[T:[^:]+]]: tensor<16xf32>, %[[S:[^:]+]]: tensor<16x4xf32>
func.func @hits(
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %rows: tensor<16xi32>,
    %hits: tensor<16x4xi32>, %limit: i32, %keys: tensor<4xi32>, %t: tensor<16xf32>,
    %s: tensor<16x4xf32>) {
  // CHECK-NEXT: %[[FIRST:.+]] = "tile.reserve"(%[[COUNTERS]], %[[ROWS]], %[[HITS]]) {column = 1 : i32} : (memref<?x2xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
  %first = "tile.reserve"(%counters, %rows, %hits) {column = 1 : i32}
      : (memref<?x2xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
  // CHECK-NEXT: "tile.store_hits"(%[[CANDIDATES]], %[[ROWS]], %[[HITS]], %[[FIRST]], %[[LIMIT]], %[[KEYS]], %[[T]], %[[S]], %[[S]], %[[S]], %[[S]]) {first_slot = 3 : i32, numbers = false, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 4>, step = -1 : i32} : (memref<?x?x2xi32>, tensor<16xi32>, tensor<16x4xi32>, tensor<16x4xi32>, i32, tensor<4xi32>, tensor<16xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>) -> ()
  "tile.store_hits"(%candidates, %rows, %hits, %first, %limit, %keys, %t, %s, %s, %s, %s)
      {first_slot = 3 : i32, numbers = false, step = -1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 4>}
      : (memref<?x?x2xi32>, tensor<16xi32>, tensor<16x4xi32>, tensor<16x4xi32>, i32, tensor<4xi32>,
         tensor<16xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>)
      -> ()
  return
}

// RUN: winnow-opt %s --pass-pipeline='lower-scatter-hits,canonicalize,cse' | FileCheck %s

// Where keys come first, heads may have left each score in several threads. All uses of the scores
// are of a scan's of single elements: each row's columns in four lanes, with all of their leaves.
// CHECK-LABEL: func.func @keys_first(
// CHECK-SAME:    %[[PRODUCT:[^:]+]]: tensor<32x16xf32>, %[[T:[^:]+]]: tensor<16xf32>
// CHECK:         %[[S:.+]] = "tt.trans"(%[[PRODUCT]])
// CHECK-NEXT:    %[[GROUPED:.+]] = "tt.reshape"(%[[S]]) : (tensor<16x32xf32>) -> tensor<16x4x4x2xf32>
// CHECK-NEXT:    %[[BY_LEAF:.+]] = "tt.trans"(%[[GROUPED]]) {order = array<i32: 1, 3, 0, 2>} : {{.+}} -> tensor<4x2x16x4xf32>
// CHECK-NEXT:    %[[ALONE:.+]] = "tt.reshape"(%[[BY_LEAF]]) : {{.+}} -> tensor<8x16x4x1xf32>
// CHECK-NEXT:    %[[SAME:.+]] = "tile.scan"(%[[ALONE]]) {axis = 3 : i32, kind = "add"}
// CHECK-NEXT:    %[[SPLIT:.+]] = "tt.reshape"(%[[SAME]]) : {{.+}} -> tensor<4x2x16x4xf32>
// CHECK-NEXT:    %[[BACK:.+]] = "tt.trans"(%[[SPLIT]]) {order = array<i32: 2, 0, 3, 1>} : {{.+}} -> tensor<16x4x4x2xf32>
// CHECK-NEXT:    %[[APART:.+]] = "tt.reshape"(%[[BACK]]) : {{.+}} -> tensor<16x32xf32>
// CHECK-NOT:     %[[S]]{{[,)]}}
// CHECK:         "tt.reshape"(%[[APART]]) : (tensor<16x32xf32>) -> tensor<16x2x2x4x2xf32>
// CHECK-NOT:     %[[S]]{{[,)]}}
// CHECK-COUNT-2: "tile.reserve"
// CHECK:         "tile.store_hits"({{.+}}) {first_slot = 4 : i32, {{.+}}, step = 1 : i32}
// CHECK:         "tile.store_hits"({{.+}}) {first_slot = 3 : i32, {{.+}}, step = -1 : i32}
func.func @keys_first(
    %product: tensor<32x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %seen: tensor<32xi1>,
    %row: i32, %key: i32, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 32 : i32, program_keys = 32 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      keys_operand = "lhs", scatter = "hits"}} {
  %s = "tt.trans"(%product) {order = array<i32: 1, 0>} : (tensor<32x16xf32>) -> tensor<16x32xf32>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x32xf32>, tensor<16xf32>, tensor<16xi32>, tensor<32xi1>, i32)
      -> (tensor<16x32xi1>, tensor<16x32xi1>)
  %nan = arith.cmpf uno, %s, %s : tensor<16x32xf32>
  %rises = arith.andi %tie, %nan : tensor<16x32xi1>
  %higher = arith.ori %above, %rises : tensor<16x32xi1>
  "tile.scatter"(%s, %higher, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x32xf32>, tensor<16x32xi1>, tensor<16x32xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// Where they come last, the scores stay where their product left them.
// CHECK-LABEL: func.func @keys_last(
// CHECK-NOT:     "tile.scan"
// CHECK:         return
func.func @keys_last(
    %s: tensor<16x32xf32>, %above: tensor<16x32xi1>, %tie: tensor<16x32xi1>, %t: tensor<16xf32>,
    %row: i32, %key: i32, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 32 : i32, program_keys = 32 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      keys_operand = "rhs", scatter = "hits"}} {
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x32xf32>, tensor<16x32xi1>, tensor<16x32xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

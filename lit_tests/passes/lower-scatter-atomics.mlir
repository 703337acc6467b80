// RUN: winnow-opt %s --pass-pipeline='lower-scatter-atomics,canonicalize,cse' | FileCheck %s

// CHECK-LABEL: func.func @both_classes(
// CHECK-SAME:    %[[PRODUCT:[^:]+]]: tensor<8x4xf32>, %[[T:[^:]+]]: tensor<4xf32>, %[[ENDS:[^:]+]]: tensor<4xi32>, %[[SEEN:[^:]+]]: tensor<8xi1>
// CHECK-SAME:    %[[ROW:[^:]+]]: i32, %[[KEY:[^:]+]]: i32, %[[COUNTERS:[^:]+]]: memref<?x2xi32>, %[[CANDIDATES:[^:]+]]: memref<?x?x2xi32>
// CHECK-DAG:     %[[ALL_0:.+]] = arith.constant dense<0> : tensor<4x8xi32>
// CHECK-DAG:     %[[ALL_1:.+]] = arith.constant dense<1> : tensor<4x8xi32>
// CHECK-DAG:     %[[ALL_15:.+]] = arith.constant dense<15> : tensor<4x8xi32>
// CHECK-DAG:     %[[ALL_16:.+]] = arith.constant dense<16> : tensor<4x8xi32>
// CHECK-DAG:     %[[C0:.+]] = arith.constant 0 : i32
// CHECK-DAG:     %[[C16:.+]] = arith.constant 16 : i32
//
// Scores are taken to threads of their own before anything is made of them.
// CHECK:         %[[S:.+]] = "tt.trans"(%[[PRODUCT]])
// CHECK-NEXT:    %[[ALONE:.+]] = "tt.expand_dims"(%[[S]]) {axis = 2 : i32} : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
// CHECK-NEXT:    %[[SAME:.+]] = "tile.scan"(%[[ALONE]]) {axis = 2 : i32, kind = "add"}
// CHECK-NEXT:    %[[APART:.+]] = "tt.reshape"(%[[SAME]]) : (tensor<4x8x1xf32>) -> tensor<4x8xf32>
// CHECK-NOT:     %[[S]]
// CHECK:         %[[CLASS:.+]]:2 = "tile.classify"(%[[APART]], %[[T]], %[[ENDS]], %[[SEEN]], %[[KEY]])
//
// Above keys have the slots from 16 on, ties the 16 before, if there are as many.
// CHECK:         %[[SLOTS:.+]] = "tile.dim"(%[[CANDIDATES]]) {axis = 1 : i32}
// CHECK:         %[[MORE:.+]] = arith.subi %[[SLOTS]], %[[C16]]
// CHECK:         %[[ABOVE_SLOTS:.+]] = arith.maxsi %[[MORE]], %[[C0]]
// CHECK:         %[[ENOUGH:.+]] = arith.cmpi sge, %[[SLOTS]], %[[C16]]
// CHECK:         %[[TIE_SLOTS:.+]] = arith.select %[[ENOUGH]], %[[C16]], %[[C0]]
//
// Each key of either kind counts itself, by one atomic for both.
// CHECK:         %[[R:.+]] = "tt.splat"(%[[ROW]])
// CHECK:         %[[I:.+]] = "tt.make_range"() {end = 4 : i32, start = 0 : i32}
// CHECK:         %[[ROWS:.+]] = arith.addi %[[R]], %[[I]]
// CHECK:         %[[SELECTED:.+]] = arith.ori %[[CLASS]]#0, %[[CLASS]]#1
// CHECK:         %[[COUNTER:.+]] = arith.select %[[CLASS]]#1, %[[ALL_1]], %[[ALL_0]]
// CHECK:         %[[ROWS1:.+]] = "tt.expand_dims"(%[[ROWS]]) {axis = 1 : i32}
// CHECK:         %[[N:.+]] = "tile.atomic"(%[[COUNTERS]], %[[ALL_1]], %[[ROWS1]], %[[COUNTER]], %[[SELECTED]]) {kind = "add", {{.+}}, order = "relaxed"}
// CHECK:         %[[TIE_LIMIT:.+]] = "tt.splat"(%[[TIE_SLOTS]])
// CHECK:         %[[ABOVE_LIMIT:.+]] = "tt.splat"(%[[ABOVE_SLOTS]])
// CHECK:         %[[LIMIT:.+]] = arith.select %[[CLASS]]#1, %[[TIE_LIMIT]], %[[ABOVE_LIMIT]]
// CHECK:         %[[FITS:.+]] = arith.cmpi ult, %[[N]], %[[LIMIT]]
// CHECK:         %[[TIE_SLOT:.+]] = arith.subi %[[ALL_15]], %[[N]]
// CHECK:         %[[ABOVE_SLOT:.+]] = arith.addi %[[N]], %[[ALL_16]]
// CHECK:         %[[SLOT:.+]] = arith.select %[[CLASS]]#1, %[[TIE_SLOT]], %[[ABOVE_SLOT]]
// CHECK:         %[[STORED:.+]] = arith.andi %[[SELECTED]], %[[FITS]]
//
// Pairs of key and score go to [row, slot].
// CHECK:         %[[K:.+]] = "tt.splat"(%[[KEY]])
// CHECK:         %[[J:.+]] = "tt.make_range"() {end = 8 : i32, start = 0 : i32}
// CHECK:         %[[KEYS:.+]] = arith.addi %[[K]], %[[J]]
// CHECK:         %[[KX:.+]] = "tt.expand_dims"(%[[KEYS]]) {axis = 0 : i32}
// CHECK:         %[[KB:.+]] = "tt.broadcast"(%[[KX]])
// CHECK:         %[[BITS:.+]] = "tile.stored_score"(%[[APART]], %[[T]])
// CHECK:         %[[PAIRS:.+]] = "tt.join"(%[[KB]], %[[BITS]]) : {{.+}} -> tensor<4x8x2xi32>
// CHECK:         %[[ROWS2:.+]] = "tt.expand_dims"(%[[ROWS1]]) {axis = 2 : i32}
// CHECK:         %[[SLOT2:.+]] = "tt.expand_dims"(%[[SLOT]]) {axis = 2 : i32}
// CHECK:         %[[P:.+]] = "tt.make_range"() {end = 2 : i32, start = 0 : i32}
// CHECK:         %[[P1:.+]] = "tt.expand_dims"(%[[P]]) {axis = 0 : i32}
// CHECK:         %[[P2:.+]] = "tt.expand_dims"(%[[P1]]) {axis = 0 : i32}
// CHECK:         %[[M:.+]] = "tt.expand_dims"(%[[STORED]]) {axis = 2 : i32}
// CHECK:         %[[MASK:.+]] = "tt.broadcast"(%[[M]])
// CHECK-NEXT:    "tile.store"(%[[CANDIDATES]], %[[PAIRS]], %[[ROWS2]], %[[SLOT2]], %[[P2]], %[[MASK]])
// CHECK-NEXT:    return
func.func @both_classes(
    %product: tensor<8x4xf32>, %t: tensor<4xf32>, %ends: tensor<4xi32>, %seen: tensor<8xi1>,
    %row: i32, %key: i32, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 4 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "atomics"}} {
  %s = "tt.trans"(%product) {order = array<i32: 1, 0>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<4x8xf32>, tensor<4xf32>, tensor<4xi32>, tensor<8xi1>, i32)
      -> (tensor<4x8xi1>, tensor<4x8xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 16 : i32}
      : (tensor<4x8xf32>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// With top_k = 0 the slot of a tie would be the one before the row: its limit is 0.
// CHECK-LABEL: func.func @plain_filter(
// CHECK-SAME:    %{{[^:]+}}: tensor<4x8xi1>, %[[TIE:[^:]+]]: tensor<4x8xi1>
// CHECK-DAG:     %[[C0:.+]] = arith.constant 0 : i32
// CHECK-DAG:     %[[BEFORE:.+]] = arith.constant dense<-1> : tensor<4x8xi32>
// CHECK:         %[[N:.+]] = "tile.atomic"
// CHECK:         %[[NONE:.+]] = "tt.splat"(%[[C0]])
// CHECK:         arith.select %[[TIE]], %[[NONE]], %{{.+}}
// CHECK:         %[[TIE_SLOT:.+]] = arith.subi %[[BEFORE]], %[[N]]
// CHECK:         arith.select %[[TIE]], %[[TIE_SLOT]], %[[N]]
func.func @plain_filter(
    %above: tensor<4x8xi1>, %tie: tensor<4x8xi1>, %s: tensor<4x8xf32>, %t: tensor<4xf32>,
    %row: i32, %key: i32, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 4 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "atomics"}} {
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 0 : i32}
      : (tensor<4x8xf32>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// A scatter is left alone where the plan wants another, and where there is no plan.
// CHECK-LABEL: func.func @planned_otherwise(
// CHECK-NOT:     "tt.
// CHECK:         "tile.scatter"
func.func @planned_otherwise(
    %above: tensor<4x8xi1>, %tie: tensor<4x8xi1>, %s: tensor<4x8xf32>, %t: tensor<4xf32>,
    %row: i32, %key: i32, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 4 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 0 : i32}
      : (tensor<4x8xf32>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// CHECK-LABEL: func.func @unplanned(
// CHECK-NOT:     "tt.
// CHECK:         "tile.scatter"
func.func @unplanned(
    %above: tensor<4x8xi1>, %tie: tensor<4x8xi1>, %s: tensor<4x8xf32>, %t: tensor<4xf32>,
    %row: i32, %key: i32, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>) {
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 0 : i32}
      : (tensor<4x8xf32>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// RUN: winnow-opt %s --pass-pipeline='lower-scatter,canonicalize' | FileCheck %s

// CHECK-LABEL: func.func @both_classes(
// CHECK-SAME:    %[[S:[^:]+]]: tensor<4x8xf32>, %[[ABOVE:[^:]+]]: tensor<4x8xi1>, %[[TIE:[^:]+]]: tensor<4x8xi1>
// CHECK-SAME:    %[[T:[^:]+]]: tensor<4xf32>, %[[ROW:[^:]+]]: i32, %[[KEY:[^:]+]]: i32
// CHECK-SAME:    %[[COUNTERS:[^:]+]]: memref<?x2xi32>, %[[CANDIDATES:[^:]+]]: memref<?x?x2xi32>
// CHECK-DAG:     %[[C0:.+]] = arith.constant 0 : i32
// CHECK-DAG:     %[[C16:.+]] = arith.constant 16 : i32
// CHECK-DAG:     %[[ROW_0:.+]] = arith.constant dense<0> : tensor<4xi32>
// CHECK-DAG:     %[[ROW_1:.+]] = arith.constant dense<1> : tensor<4xi32>
// CHECK-DAG:     %[[ALL_1:.+]] = arith.constant dense<1> : tensor<4x8xi32>
// CHECK-DAG:     %[[ALL_15:.+]] = arith.constant dense<15> : tensor<4x8xi32>
// CHECK-DAG:     %[[ALL_16:.+]] = arith.constant dense<16> : tensor<4x8xi32>
//
// Above keys have the slots from 16 on, ties the 16 before, if there are as many.
// CHECK:         %[[SLOTS:.+]] = "tile.dim"(%[[CANDIDATES]]) {axis = 1 : i32}
// CHECK:         %[[MORE:.+]] = arith.subi %[[SLOTS]], %[[C16]]
// CHECK:         %[[ABOVE_SLOTS:.+]] = arith.maxsi %[[MORE]], %[[C0]]
// CHECK:         %[[ENOUGH:.+]] = arith.cmpi sge, %[[SLOTS]], %[[C16]]
// CHECK:         %[[TIE_SLOTS:.+]] = arith.select %[[ENOUGH]], %[[C16]], %[[C0]]
//
// A row's above keys are counted by one atomic, and numbered by a scan.
// CHECK:         %[[HITS:.+]] = arith.extui %[[ABOVE]]
// CHECK:         %[[COUNTS:.+]] = "tile.reduce"(%[[HITS]]) {axis = 1 : i32, kind = "add"} : (tensor<4x8xi32>) -> tensor<4xi32>
// CHECK:         %[[MOST:.+]] = "tile.reduce"(%[[COUNTS]]) {axis = 0 : i32, kind = "max"} : (tensor<4xi32>) -> i32
// CHECK:         %[[ANY:.+]] = arith.cmpi sgt, %[[MOST]], %[[C0]]
// CHECK:         scf.if %[[ANY]] {
// CHECK:           %[[R:.+]] = "tt.splat"(%[[ROW]])
// CHECK:           %[[I:.+]] = "tt.make_range"() {end = 4 : i32, start = 0 : i32}
// CHECK:           %[[ROWS:.+]] = arith.addi %[[R]], %[[I]]
// CHECK:           %[[SOME:.+]] = arith.cmpi sgt, %[[COUNTS]], %[[ROW_0]]
// CHECK:           %[[FIRST:.+]] = "tile.atomic"(%[[COUNTERS]], %[[COUNTS]], %[[ROWS]], %[[ROW_0]], %[[SOME]])
// CHECK:           %[[RANK:.+]] = "tile.scan"(%[[HITS]]) {axis = 1 : i32, kind = "add"}
// CHECK:           %[[FX:.+]] = "tt.expand_dims"(%[[FIRST]]) {axis = 1 : i32}
// CHECK:           %[[FB:.+]] = "tt.broadcast"(%[[FX]])
// CHECK:           %[[N1:.+]] = arith.addi %[[FB]], %[[RANK]]
// CHECK:           %[[N:.+]] = arith.subi %[[N1]], %[[ALL_1]]
// CHECK:           %[[LIMIT:.+]] = "tt.splat"(%[[ABOVE_SLOTS]])
// CHECK:           %[[FITS:.+]] = arith.cmpi ult, %[[N]], %[[LIMIT]]
// CHECK:           %[[SLOT:.+]] = arith.addi %[[N]], %[[ALL_16]]
// CHECK:           %[[STORED:.+]] = arith.andi %[[ABOVE]], %[[FITS]]
// CHECK:           %[[K:.+]] = "tt.splat"(%[[KEY]])
// CHECK:           %[[J:.+]] = "tt.make_range"() {end = 8 : i32, start = 0 : i32}
// CHECK:           %[[KEYS:.+]] = arith.addi %[[K]], %[[J]]
// CHECK:           %[[KX:.+]] = "tt.expand_dims"(%[[KEYS]]) {axis = 0 : i32}
// CHECK:           %[[KB:.+]] = "tt.broadcast"(%[[KX]])
// CHECK:           %[[BITS:.+]] = "tile.stored_score"(%[[S]], %[[T]])
//
// Pairs of key and score go to [row, slot].
// CHECK:           %[[PAIRS:.+]] = "tt.join"(%[[KB]], %[[BITS]]) : {{.+}} -> tensor<4x8x2xi32>
// CHECK:           %[[ROWS1:.+]] = "tt.expand_dims"(%[[ROWS]]) {axis = 1 : i32}
// CHECK:           %[[ROWS2:.+]] = "tt.expand_dims"(%[[ROWS1]]) {axis = 2 : i32}
// CHECK:           %[[SLOT2:.+]] = "tt.expand_dims"(%[[SLOT]]) {axis = 2 : i32}
// CHECK:           %[[P:.+]] = "tt.make_range"() {end = 2 : i32, start = 0 : i32}
// CHECK:           %[[P1:.+]] = "tt.expand_dims"(%[[P]]) {axis = 0 : i32}
// CHECK:           %[[P2:.+]] = "tt.expand_dims"(%[[P1]]) {axis = 0 : i32}
// CHECK:           %[[M:.+]] = "tt.expand_dims"(%[[STORED]]) {axis = 2 : i32}
// CHECK:           %[[MASK:.+]] = "tt.broadcast"(%[[M]])
// CHECK:           "tile.store"(%[[CANDIDATES]], %[[PAIRS]], %[[ROWS2]], %[[SLOT2]], %[[P2]], %[[MASK]])
// CHECK-NEXT:    {{^ +}$}}
//
// Ties do the same with the other counter, downwards.
// CHECK:         %[[TIE_HITS:.+]] = arith.extui %[[TIE]]
// CHECK:         %[[TIE_COUNTS:.+]] = "tile.reduce"(%[[TIE_HITS]]) {axis = 1 : i32, kind = "add"}
// CHECK:         scf.if
// CHECK:           %[[TIE_FIRST:.+]] = "tile.atomic"(%[[COUNTERS]], %[[TIE_COUNTS]], %{{.+}}, %[[ROW_1]], %{{.+}})
// CHECK:           %[[TIE_RANK:.+]] = "tile.scan"(%[[TIE_HITS]])
// CHECK:           %[[TIE_N1:.+]] = arith.addi %{{.+}}, %[[TIE_RANK]]
// CHECK:           %[[TIE_N:.+]] = arith.subi %[[TIE_N1]], %[[ALL_1]]
// CHECK:           %[[TIE_LIMIT:.+]] = "tt.splat"(%[[TIE_SLOTS]])
// CHECK:           %[[TIE_FITS:.+]] = arith.cmpi ult, %[[TIE_N]], %[[TIE_LIMIT]]
// CHECK:           %[[TIE_SLOT:.+]] = arith.subi %[[ALL_15]], %[[TIE_N]]
// CHECK:           %[[TIE_STORED:.+]] = arith.andi %[[TIE]], %[[TIE_FITS]]
// CHECK:           %[[TIE_SLOT2:.+]] = "tt.expand_dims"(%[[TIE_SLOT]]) {axis = 2 : i32}
// CHECK:           %[[TIE_M:.+]] = "tt.expand_dims"(%[[TIE_STORED]]) {axis = 2 : i32}
// CHECK:           %[[TIE_MASK:.+]] = "tt.broadcast"(%[[TIE_M]])
// CHECK:           "tile.store"(%[[CANDIDATES]], %{{.+}}, %{{.+}}, %[[TIE_SLOT2]], %{{.+}}, %[[TIE_MASK]])
// CHECK-NEXT:    {{^ +}$}}
// CHECK-NEXT:    return
func.func @both_classes(
    %s: tensor<4x8xf32>, %above: tensor<4x8xi1>, %tie: tensor<4x8xi1>, %t: tensor<4xf32>,
    %row: i32, %key: i32, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>) {
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 16 : i32}
      : (tensor<4x8xf32>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4xf32>, i32, i32, memref<?x2xi32>,
         memref<?x?x2xi32>) -> ()
  return
}

// With top_k = 0 all slots are for above keys; ties are counted, but no slot is theirs.
// CHECK-LABEL: func.func @plain_filter(
// CHECK-SAME:    %[[CANDIDATES:[^:]+]]: memref<?x?x2xi32>
// CHECK-DAG:     %[[C0:.+]] = arith.constant 0 : i32
// CHECK:         %[[SLOTS:.+]] = "tile.dim"(%[[CANDIDATES]]) {axis = 1 : i32}
// CHECK:         %[[ABOVE_SLOTS:.+]] = arith.maxsi %[[SLOTS]], %[[C0]]
// CHECK:         scf.if
// CHECK:           "tile.atomic"
// CHECK:           %[[N:.+]] = arith.subi
// CHECK:           %[[LIMIT:.+]] = "tt.splat"(%[[ABOVE_SLOTS]])
// CHECK:           arith.cmpi ult, %[[N]], %[[LIMIT]]
// CHECK:           "tt.expand_dims"(%[[N]]) {axis = 2 : i32}
// CHECK:           "tile.store"
// CHECK:         scf.if
// CHECK:           "tile.atomic"
// CHECK:           %[[TIE_N:.+]] = arith.subi
// CHECK:           %[[NONE:.+]] = "tt.splat"(%[[C0]])
// CHECK:           arith.cmpi ult, %[[TIE_N]], %[[NONE]]
func.func @plain_filter(
    %candidates: memref<?x?x2xi32>, %s: tensor<4x8xf32>, %above: tensor<4x8xi1>,
    %tie: tensor<4x8xi1>, %t: tensor<4xf32>, %row: i32, %key: i32, %counters: memref<?x2xi32>) {
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 0 : i32}
      : (tensor<4x8xf32>, tensor<4x8xi1>, tensor<4x8xi1>, tensor<4xf32>, i32, i32, memref<?x2xi32>,
         memref<?x?x2xi32>) -> ()
  return
}

// Indexed accesses that are there already stay.
// CHECK-LABEL: func.func @others(
// CHECK-SAME:    %[[X:[^:]+]]: memref<?xi32>, %[[V:[^:]+]]: i32, %[[I:[^:]+]]: i32
// CHECK-NEXT:    "tile.store"(%[[X]], %[[V]], %[[I]])
// CHECK-NEXT:    return
func.func @others(%x: memref<?xi32>, %v: i32, %i: i32) {
  "tile.store"(%x, %v, %i) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>}
      : (memref<?xi32>, i32, i32) -> ()
  return
}

// RUN: winnow-opt %s --pass-pipeline=lower-classify | FileCheck %s

// CHECK-LABEL: func.func @classify(
// CHECK-SAME:    %[[S:[^:]+]]: tensor<4x8xf32>, %[[T:[^:]+]]: tensor<4xf32>, %[[E:[^:]+]]: tensor<4xi32>
// CHECK-SAME:    %[[SEEN:[^:]+]]: tensor<8xi1>, %[[FIRST:[^:]+]]: i32
//
// The key is before the row's end, and seen.
// CHECK-NEXT:    %[[F:.+]] = "tt.splat"(%[[FIRST]]) : (i32) -> tensor<8xi32>
// CHECK-NEXT:    %[[I:.+]] = "tt.make_range"() {end = 8 : i32, start = 0 : i32}
// CHECK-NEXT:    %[[K:.+]] = arith.addi %[[F]], %[[I]] : tensor<8xi32>
// CHECK-NEXT:    %[[KX:.+]] = "tt.expand_dims"(%[[K]]) {axis = 0 : i32}
// CHECK-NEXT:    %[[KEY:.+]] = "tt.broadcast"(%[[KX]]) : (tensor<1x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT:    %[[EX:.+]] = "tt.expand_dims"(%[[E]]) {axis = 1 : i32}
// CHECK-NEXT:    %[[END:.+]] = "tt.broadcast"(%[[EX]]) : (tensor<4x1xi32>) -> tensor<4x8xi32>
// CHECK-NEXT:    %[[BEFORE:.+]] = arith.cmpi slt, %[[KEY]], %[[END]]
// CHECK-NEXT:    %[[SX:.+]] = "tt.expand_dims"(%[[SEEN]]) {axis = 0 : i32}
// CHECK-NEXT:    %[[SB:.+]] = "tt.broadcast"(%[[SX]]) : (tensor<1x8xi1>) -> tensor<4x8xi1>
// CHECK-NEXT:    %[[VISIBLE:.+]] = arith.andi %[[BEFORE]], %[[SB]]
//
// Both comparisons are ordered: a NaN is neither greater nor less.
// CHECK-NEXT:    %[[TX:.+]] = "tt.expand_dims"(%[[T]]) {axis = 1 : i32}
// CHECK-NEXT:    %[[THRESHOLD:.+]] = "tt.broadcast"(%[[TX]]) : (tensor<4x1xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:    %[[GREATER:.+]] = arith.cmpf olt, %[[THRESHOLD]], %[[S]]
// CHECK-NEXT:    %[[LESS:.+]] = arith.cmpf olt, %[[S]], %[[THRESHOLD]]
// CHECK-NEXT:    %[[ABOVE:.+]] = arith.andi %[[GREATER]], %[[VISIBLE]]
// CHECK-NEXT:    %[[EITHER:.+]] = arith.ori %[[GREATER]], %[[LESS]]
// CHECK-NEXT:    %[[TRUE:.+]] = arith.constant dense<true> : tensor<4x8xi1>
// CHECK-NEXT:    %[[NEITHER:.+]] = arith.xori %[[EITHER]], %[[TRUE]]
// CHECK-NEXT:    %[[TIE:.+]] = arith.andi %[[NEITHER]], %[[VISIBLE]]
// CHECK-NEXT:    return %[[ABOVE]], %[[TIE]]
func.func @classify(
    %s: tensor<4x8xf32>, %t: tensor<4xf32>, %e: tensor<4xi32>, %seen: tensor<8xi1>, %first: i32)
    -> (tensor<4x8xi1>, tensor<4x8xi1>) {
  %above, %tie = "tile.classify"(%s, %t, %e, %seen, %first)
      : (tensor<4x8xf32>, tensor<4xf32>, tensor<4xi32>, tensor<8xi1>, i32)
      -> (tensor<4x8xi1>, tensor<4x8xi1>)
  return %above, %tie : tensor<4x8xi1>, tensor<4x8xi1>
}

// CHECK-LABEL: func.func @in_a_loop(
// CHECK-SAME:    %[[S:[^:]+]]: tensor<4x8xf32>
// CHECK:         scf.for
// CHECK:           arith.cmpf olt, %{{.+}}, %[[S]]
// CHECK:           %[[NEITHER:.+]] = arith.xori
// CHECK-NEXT:      %[[TIE:.+]] = arith.andi %[[NEITHER]]
// CHECK-NEXT:      scf.yield %[[TIE]]
func.func @in_a_loop(
    %s: tensor<4x8xf32>, %t: tensor<4xf32>, %e: tensor<4xi32>, %seen: tensor<8xi1>, %n: i32)
    -> tensor<4x8xi1> {
  %init = arith.constant dense<false> : tensor<4x8xi1>
  %last = scf.for %first = %n to %n step %n iter_args(%arg = %init) -> tensor<4x8xi1> : i32 {
    %above, %tie = "tile.classify"(%s, %t, %e, %seen, %first)
        : (tensor<4x8xf32>, tensor<4xf32>, tensor<4xi32>, tensor<8xi1>, i32)
        -> (tensor<4x8xi1>, tensor<4x8xi1>)
    scf.yield %tie : tensor<4x8xi1>
  }
  return %last : tensor<4x8xi1>
}

// The other ops of a tile stay.
// CHECK-LABEL: func.func @others(
// CHECK-NEXT:    %[[D:.+]] = "tile.dot"
// CHECK-NEXT:    %[[C:.+]] = arith.cmpf ole, %[[D]]
// CHECK-NEXT:    return %[[C]]
func.func @others(%q: tensor<4x16xbf16>, %k: tensor<8x16xbf16>, %t: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %d = "tile.dot"(%q, %k) : (tensor<4x16xbf16>, tensor<8x16xbf16>) -> tensor<4x8xf32>
  %c = arith.cmpf ole, %d, %t : tensor<4x8xf32>
  return %c : tensor<4x8xi1>
}

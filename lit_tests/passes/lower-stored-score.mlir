// RUN: winnow-opt %s --pass-pipeline='lower-stored-score' | FileCheck %s

// The difference is taken where the score is at most twice the threshold, and both are finite.
// CHECK-LABEL: func.func @stored(
// CHECK-SAME:    %[[S:[^:]+]]: tensor<4x8xf32>, %[[T:[^:]+]]: tensor<4xf32>
// CHECK:         %[[TWO:.+]] = arith.constant dense<2.000000e+00> : tensor<4xf32>
// CHECK:         %[[TWICE:.+]] = arith.mulf %[[T]], %[[TWO]]
// CHECK:         %[[TA:.+]] = math.absf %[[T]]
// CHECK:         %[[INF:.+]] = arith.constant dense<0x7F800000> : tensor<4xf32>
// CHECK:         %[[TF:.+]] = arith.cmpf olt, %[[TA]], %[[INF]]
// CHECK:         %[[NAN:.+]] = arith.constant dense<0x7FC00000> : tensor<4xf32>
// CHECK:         %[[LIMIT:.+]] = arith.select %[[TF]], %[[TWICE]], %[[NAN]]
// CHECK:         %[[LX:.+]] = "tt.expand_dims"(%[[LIMIT]]) {axis = 1 : i32}
// CHECK:         %[[LB:.+]] = "tt.broadcast"(%[[LX]])
// CHECK:         %[[CLOSE:.+]] = arith.cmpf ole, %[[S]], %[[LB]]
// CHECK:         %[[TX:.+]] = "tt.expand_dims"(%[[T]]) {axis = 1 : i32}
// CHECK:         %[[TB:.+]] = "tt.broadcast"(%[[TX]])
// CHECK:         %[[LESS:.+]] = arith.subf %[[S]], %[[TB]]
// CHECK:         %[[SA:.+]] = math.absf %[[S]]
// CHECK:         %[[INFS:.+]] = arith.constant dense<0x7F800000> : tensor<4x8xf32>
// CHECK:         %[[SF:.+]] = arith.cmpf olt, %[[SA]], %[[INFS]]
// CHECK:         %[[EXACT:.+]] = arith.andi %[[CLOSE]], %[[SF]]
// CHECK:         %[[STORED:.+]] = arith.select %[[EXACT]], %[[LESS]], %[[S]]
//
// Every NaN is the canonical one.
// CHECK:         %[[RAW:.+]] = "tt.bitcast"(%[[STORED]]) : (tensor<4x8xf32>) -> tensor<4x8xi32>
// CHECK:         %[[IS_NAN:.+]] = arith.cmpf uno, %[[STORED]], %[[STORED]]
// CHECK:         %[[NAN_BITS:.+]] = arith.constant dense<2143289344> : tensor<4x8xi32>
// CHECK:         %[[BITS:.+]] = arith.select %[[IS_NAN]], %[[NAN_BITS]], %[[RAW]]
// CHECK-NEXT:    return %[[BITS]]
func.func @stored(%s: tensor<4x8xf32>, %t: tensor<4xf32>) -> tensor<4x8xi32> {
  %bits = "tile.stored_score"(%s, %t) : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4x8xi32>
  return %bits : tensor<4x8xi32>
}

// Bits that are taken as they are stay so.
// CHECK-LABEL: func.func @others(
// CHECK-NEXT:    "tt.bitcast"
// CHECK-NEXT:    return
func.func @others(%s: tensor<4x8xf32>) -> tensor<4x8xi32> {
  %bits = "tt.bitcast"(%s) : (tensor<4x8xf32>) -> tensor<4x8xi32>
  return %bits : tensor<4x8xi32>
}

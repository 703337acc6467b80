// RUN: winnow-opt %s --pass-pipeline='lower-triage,canonicalize,cse' | FileCheck %s

// CHECK-LABEL: func.func @triage(
// CHECK-SAME:    %[[T:[^:]+]]: memref<?xf32>, %[[C:[^:]+]]: memref<?x2xi32>, %[[R:[^:]+]]: memref<2x?xi32>
// CHECK-SAME:    %[[FIRST:[^:]+]]: i32, %[[ENDS:[^:]+]]: tensor<8xi32>, %[[PRESENT:[^:]+]]: tensor<8xi1>
// CHECK-SAME:    %[[CAPACITY:[^:]+]]: i32
// CHECK-DAG:     %[[ZERO:.+]] = arith.constant dense<0> : tensor<8xi32>
// CHECK-DAG:     %[[ONE:.+]] = arith.constant dense<1> : tensor<8xi32>
// CHECK-DAG:     %[[K:.+]] = arith.constant dense<4> : tensor<8xi32>
// CHECK-DAG:     %[[BOTTOM:.+]] = arith.constant dense<-2139095041> : tensor<8xi32>
// CHECK-DAG:     %[[TOP:.+]] = arith.constant dense<2139095041> : tensor<8xi32>
// CHECK:         %[[THRESHOLD:.+]] = "tile.load"(%[[T]], %[[ROW:.+]], %[[PRESENT]])
// CHECK:         %[[ABOVE:.+]] = "tile.load"(%[[C]], %[[ROW]], %[[ZERO]], %[[PRESENT]])
// CHECK:         %[[TIES:.+]] = "tile.load"(%[[C]], %[[ROW]], %[[ONE]], %[[PRESENT]])
// CHECK:         %[[STORED:.+]] = arith.minsi %[[TIES]], %[[K]]
//
// A row is open if it has too many keys, too few, or a NaN for a threshold.
// CHECK:         %[[SLOTS:.+]] = "tt.splat"(%[[CAPACITY]])
// CHECK:         %[[LOW:.+]] = arith.cmpi slt, %[[SLOTS]], %[[ABOVE]]
// CHECK:         %[[HELD:.+]] = arith.addi %[[ABOVE]], %[[STORED]]
// CHECK:         %[[RANK:.+]] = arith.minsi %[[ENDS]], %[[K]]
// CHECK:         %[[SHORT:.+]] = arith.cmpi slt, %[[HELD]], %[[RANK]]
// CHECK:         %[[NAN:.+]] = arith.cmpf uno, %[[THRESHOLD]], %[[THRESHOLD]]
// CHECK:         %[[LOW_OR_SHORT:.+]] = arith.ori %[[LOW]], %[[SHORT]]
// CHECK:         %[[ANY:.+]] = arith.ori %[[LOW_OR_SHORT]], %{{.+}}
// CHECK:         %[[OPEN:.+]] = arith.andi %[[ANY]], %[[PRESENT]]
//
// An open row's probe is just above its floor; another's ranges are what they will be.
// CHECK:         %[[FLOOR:.+]] = arith.select %[[LOW]], %{{.+}}, %[[BOTTOM]]
// CHECK:         %[[PROBE:.+]] = arith.addi %[[FLOOR]], %[[ONE]]
// CHECK:         %[[BEGIN:.+]] = arith.subi %[[K]], %[[STORED]]
// CHECK:         %[[RANGE_0:.+]] = arith.select %[[OPEN]], %[[PROBE]], %[[BEGIN]]
// CHECK:         %[[END:.+]] = arith.addi %[[ABOVE]], %[[K]]
// CHECK:         %[[RANGE_1:.+]] = arith.select %[[OPEN]], %[[FLOOR]], %[[END]]
//
// Every row is loaded before any is written.
// CHECK-NOT:     "tile.store"
// CHECK:         "tile.barrier"()
// CHECK-NOT:     "tile.load"
// CHECK:         "tile.store"(%[[R]], %[[RANGE_0]], %[[ZERO]], %[[ROW]], %[[PRESENT]])
// CHECK:         "tile.store"(%[[R]], %[[RANGE_1]], %[[ONE]], %[[ROW]], %[[PRESENT]])
// CHECK:         %[[CEILING:.+]] = "tt.bitcast"(%[[TOP]])
// CHECK:         %[[OPEN_LOW:.+]] = arith.andi %[[OPEN]], %[[LOW]]
// CHECK:         "tile.store"(%[[T]], %[[CEILING]], %[[ROW]], %[[OPEN_LOW]])
// CHECK:         "tile.store"(%[[C]], %[[ZERO]], %[[ROW]], %[[ZERO]], %[[OPEN]])
// CHECK:         "tile.store"(%[[C]], %[[ZERO]], %[[ROW]], %[[ONE]], %[[OPEN]])
func.func @triage(
    %t: memref<?xf32>, %c: memref<?x2xi32>, %r: memref<2x?xi32>, %first: i32,
    %ends: tensor<8xi32>, %present: tensor<8xi1>, %capacity: i32) -> i1 {
  %any = "tile.triage"(%t, %c, %r, %first, %ends, %present, %capacity) {top_k = 4 : i32}
      : (memref<?xf32>, memref<?x2xi32>, memref<2x?xi32>, i32, tensor<8xi32>, tensor<8xi1>, i32)
      -> i1
  return %any : i1
}

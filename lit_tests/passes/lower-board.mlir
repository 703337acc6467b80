// RUN: winnow-opt %s --pass-pipeline='lower-board,canonicalize,cse' | FileCheck %s

// The barrier comes before the arrival, which is counted at device scope. No tile that lacks an
// entry has a last program.
// CHECK-LABEL: func.func @arrive(
// CHECK-SAME:    %[[A:[^:]+]]: memref<?xi32>, %[[TILE:[^:]+]]: i32, %[[N:[^:]+]]: i32
// CHECK-DAG:     %[[ONE:.+]] = arith.constant 1 : i32
// CHECK:         %[[LISTED:.+]] = arith.cmpi slt, %[[TILE]], %{{.+}}
// CHECK-NEXT:    "tile.barrier"()
// CHECK-NEXT:    %[[OLD:.+]] = "tile.atomic"(%[[A]], %[[ONE]], %[[TILE]], %[[LISTED]]) {kind = "add", {{.+}}, order = "acq_rel"}
// CHECK-NEXT:    %[[BEFORE:.+]] = arith.subi %[[N]], %[[ONE]]
// CHECK-NEXT:    %[[ALL:.+]] = arith.cmpi eq, %[[OLD]], %[[BEFORE]]
// CHECK-NEXT:    %[[LAST:.+]] = arith.andi %[[LISTED]], %[[ALL]]
// CHECK-NEXT:    return %[[LAST]]
func.func @arrive(%a: memref<?xi32>, %tile: i32, %n: i32) -> i1 {
  %last = "tile.arrive"(%a, %tile, %n) : (memref<?xi32>, i32, i32) -> i1
  return %last : i1
}

// A word has the phase, the units to claim and those to complete; none at all if there are no units.
// CHECK-LABEL: func.func @post(
// CHECK-SAME:    %[[A:[^:]+]]: memref<?xi32>, %[[TILE:[^:]+]]: i32, %[[PHASE:[^:]+]]: i32, %[[UNITS:[^:]+]]: i32
// CHECK-DAG:     %[[ZERO:.+]] = arith.constant 0 : i32
// CHECK-DAG:     %[[C11:.+]] = arith.constant 11 : i32
// CHECK-DAG:     %[[C22:.+]] = arith.constant 22 : i32
// CHECK:         %[[P:.+]] = arith.shli %[[PHASE]], %[[C22]]
// CHECK-NEXT:    %[[U:.+]] = arith.shli %[[UNITS]], %[[C11]]
// CHECK-NEXT:    %[[PU:.+]] = arith.ori %[[P]], %[[U]]
// CHECK-NEXT:    %[[W:.+]] = arith.ori %[[PU]], %[[UNITS]]
// CHECK-NEXT:    %[[NONE:.+]] = arith.cmpi eq, %[[UNITS]], %[[ZERO]]
// CHECK-NEXT:    %[[WORD:.+]] = arith.select %[[NONE]], %[[ZERO]], %[[W]]
// CHECK-NEXT:    "tile.barrier"()
// CHECK-NEXT:    "tile.atomic"(%[[A]], %[[WORD]], %[[TILE]]) {kind = "exchange", {{.+}}, order = "acq_rel"}
func.func @post(%a: memref<?xi32>, %tile: i32, %phase: i32, %units: i32) {
  "tile.post"(%a, %tile, %phase, %units) : (memref<?xi32>, i32, i32, i32) -> ()
  return
}

// The search reads what is in memory now. A claim takes the word as it was seen, or not at all.
// CHECK-LABEL: func.func @claim(
// CHECK-SAME:    %[[A:[^:]+]]: memref<?xi32>, %[[TILES:[^:]+]]: i32
// CHECK-DAG:     %[[UNIT:.+]] = arith.constant 2048 : i32
// CHECK-DAG:     %[[PHASE_1:.+]] = arith.constant 4194304 : i32
// CHECK:         %[[SIZE:.+]] = "tile.dim"(%[[A]]) {axis = 0 : i32}
// CHECK:         %[[LISTED:.+]] = arith.minsi %[[TILES]], %[[SIZE]]
// CHECK:         %[[SEEN:.+]] = scf.for %{{.+}} = %{{.+}} to %[[LISTED]] step
// CHECK:           "tile.poll"(%[[A]],
// CHECK:           "tile.reduce"(%{{.+}}) {axis = 0 : i32, kind = "min"}
//
// Threads agree on what they have seen, and take the word from one of them.
// CHECK:         %[[ALL_SEEN:.+]] = "tt.splat"(%[[SEEN]]) : (i32) -> tensor<4096xi32>
// CHECK:         %[[NEAREST:.+]] = "tile.reduce"(%[[ALL_SEEN]]) {axis = 0 : i32, kind = "min"}
// CHECK:         %[[FOUND:.+]] = arith.cmpi slt, %[[NEAREST]], %[[LISTED]]
// CHECK:         scf.if %[[FOUND]]
// CHECK:           %[[WORD:.+]] = "tile.atomic"(%[[A]], %{{.+}}, %[[T:.+]]) {kind = "add", {{.+}}, order = "relaxed"}
// CHECK:           %[[IN_PHASE:.+]] = arith.cmpi sge, %[[WORD]], %[[PHASE_1]]
// CHECK:           %[[OPEN:.+]] = arith.andi %[[IN_PHASE]], %{{.+}}
// CHECK:           %[[LESS:.+]] = arith.subi %[[WORD]], %[[UNIT]]
// CHECK:           %[[REST:.+]] = arith.select %[[OPEN]], %[[LESS]], %[[WORD]]
// CHECK:           %[[HELD:.+]] = "tile.compare_exchange"(%[[A]], %[[WORD]], %[[REST]], %[[T]])
// CHECK:           %[[SAME:.+]] = arith.cmpi eq, %[[HELD]], %[[WORD]]
// CHECK:           %[[CLAIMED:.+]] = arith.andi %[[OPEN]], %[[SAME]]
// CHECK:           scf.yield %[[CLAIMED]], %[[T]],
func.func @claim(%a: memref<?xi32>, %tiles: i32, %home: i32) -> (i1, i32, i32, i32, i1) {
  %c:5 = "tile.claim"(%a, %tiles, %home) : (memref<?xi32>, i32, i32) -> (i1, i32, i32, i32, i1)
  return %c#0, %c#1, %c#2, %c#3, %c#4 : i1, i32, i32, i32, i1
}

// CHECK-LABEL: func.func @complete(
// CHECK-SAME:    %[[A:[^:]+]]: memref<?xi32>, %[[TILE:[^:]+]]: i32
// CHECK-DAG:     %[[ONE:.+]] = arith.constant 1 : i32
// CHECK-DAG:     %[[LESS_ONE:.+]] = arith.constant -1 : i32
// CHECK-DAG:     %[[COUNT:.+]] = arith.constant 2047 : i32
// CHECK:         "tile.barrier"()
// CHECK-NEXT:    %[[WORD:.+]] = "tile.atomic"(%[[A]], %[[LESS_ONE]], %[[TILE]]) {kind = "add", {{.+}}, order = "acq_rel"}
// CHECK-NEXT:    %[[LEFT:.+]] = arith.andi %[[WORD]], %[[COUNT]]
// CHECK-NEXT:    %[[LAST:.+]] = arith.cmpi eq, %[[LEFT]], %[[ONE]]
// CHECK-NEXT:    return %[[LAST]]
func.func @complete(%a: memref<?xi32>, %tile: i32) -> i1 {
  %last = "tile.complete"(%a, %tile) : (memref<?xi32>, i32) -> i1
  return %last : i1
}

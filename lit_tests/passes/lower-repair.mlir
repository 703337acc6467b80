// RUN: winnow-opt %s --pass-pipeline='lower-repair,canonicalize,cse' | FileCheck %s

// The last program to arrive opens its tile's rows, and posts the sweep of a sample.
// CHECK-LABEL: func.func @repair(
// CHECK-SAME:    %[[T:[^:]+]]: memref<?xf32>, %[[C:[^:]+]]: memref<?x2xi32>
// CHECK-SAME:    %[[S:[^:]+]]: memref<?x?x2xi32>, %[[A:[^:]+]]: memref<?xi32>
// CHECK-SAME:    %[[R:[^:]+]]: memref<2x?xi32>
// CHECK-DAG:     %[[ZERO:.+]] = arith.constant 0 : i32
// CHECK-DAG:     %[[ONE:.+]] = arith.constant 1 : i32
// CHECK-DAG:     %[[POLLS:.+]] = arith.constant 9 : i32
// CHECK:         %[[OWN:.+]] = "tile.program_id"() {axis = 0 : i32}
// CHECK:         %[[LAST:.+]] = "tile.arrive"(%[[A]], %[[OWN]],
// CHECK:         %[[OPENED:.+]] = scf.if %[[LAST]]
// CHECK:           %[[OPEN:.+]] = "tile.triage"(%[[T]], %[[C]], %[[R]],
// CHECK:           %[[UNITS:.+]] = arith.select %[[OPEN]], %{{.+}}, %[[ZERO]]
// CHECK:           "tile.post"(%[[A]], %[[OWN]], %[[ONE]], %[[UNITS]])
// CHECK:           scf.yield %[[OPEN]]
//
// That program, and the last of the grid, look for work for a while.
// CHECK:         %[[STAYS:.+]] = arith.ori %[[OPENED]], %{{.+}}
// CHECK:         %[[FIRST_POLLS:.+]] = arith.select %[[STAYS]], %[[POLLS]], %[[ZERO]]
// CHECK:         scf.while (%{{.+}} = %[[FIRST_POLLS]])
// CHECK:           arith.cmpi sgt
// CHECK:           scf.condition
// CHECK:         ^bb0(%[[LEFT:.+]]: i32):
// CHECK:           %[[UNIT:.+]]:5 = "tile.claim"(%[[A]], %{{.+}}, %[[OWN]])
// CHECK:           %[[FEWER:.+]] = arith.subi %[[LEFT]], %[[ONE]]
// CHECK:           arith.select %[[UNIT]]#4, %[[FEWER]], %[[ZERO]]
//
// A unit settles rows, or sweeps keys at the open rows' probes. A NaN is above any finite probe.
// CHECK:           scf.if %[[UNIT]]#0
// CHECK:             %[[ODD:.+]] = arith.andi %[[UNIT]]#2, %[[ONE]]
// CHECK:             %[[SETTLES:.+]] = arith.cmpi eq, %[[ODD]], %[[ZERO]]
// CHECK:             scf.if %[[SETTLES]]
// CHECK:               scf.for
// CHECK:                 "tile.settle"(%[[T]], %[[C]], %[[S]], %[[R]],
// CHECK:             } else {
// CHECK:               %[[PROBE:.+]] = "tile.load"(%[[R]],
// CHECK:               %[[FLOOR:.+]] = "tile.load"(%[[R]],
// CHECK:               %[[ABOVE_FLOOR:.+]] = arith.cmpi slt, %[[FLOOR]], %[[PROBE]]
// CHECK:               %[[THRESHOLD:.+]] = "tt.bitcast"
// CHECK:               scf.for
// CHECK:                 %[[CLASS:.+]]:2 = "tile.classify"(%[[SCORES:.+]], %[[THRESHOLD]],
// CHECK:                 arith.cmpf uno, %[[SCORES]], %[[SCORES]]
// CHECK:                 %[[RISES:.+]] = arith.andi %[[CLASS]]#1,
// CHECK:                 %[[ABOVE:.+]] = arith.ori %[[CLASS]]#0, %[[RISES]]
// CHECK:                 %[[TIES:.+]] = arith.xori %[[CLASS]]#1, %[[RISES]]
// CHECK:                 "tile.scatter"(%[[SCORES]], %[[ABOVE]], %[[TIES]], %[[THRESHOLD]],
//
// Whoever completes the last unit of a phase posts the next.
// CHECK:             %[[LAST_UNIT:.+]] = "tile.complete"(%[[A]], %[[UNIT]]#1)
// CHECK:             scf.if %[[LAST_UNIT]]
// CHECK:               %[[NEXT:.+]] = arith.addi %[[UNIT]]#2, %[[ONE]]
// CHECK:               "tile.post"(%[[A]], %[[UNIT]]#1, %[[NEXT]],
// CHECK-NOT:     tile.visit
// CHECK-NOT:     tile.repair
// CHECK:         return
func.func @repair(
    %t: memref<?xf32>, %c: memref<?x2xi32>, %s: memref<?x?x2xi32>, %a: memref<?xi32>,
    %r: memref<2x?xi32>, %ends: memref<?xi32>, %scores: tensor<64x16xf32>, %seen: tensor<16xi1>,
    %present: tensor<64xi1>)
    attributes {winnow.plan = {helpers = 3 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 64 : i32, target = "cuda:90",
                               tile_keys = 16 : i32, tile_rows = 64 : i32}} {
  "tile.repair"(%t, %c, %s, %a, %r) ({
  ^bb0(%first_row: i32):
    %e = "tile.load_rows"(%ends, %first_row) : (memref<?xi32>, i32) -> tensor<64xi32>
    "tile.yield"(%e, %present) {operandSegmentSizes = array<i32: 1, 1>}
        : (tensor<64xi32>, tensor<64xi1>) -> ()
  }, {
  ^bb0(%first_row: i32, %from: i32, %to: i32, %step: i32):
    scf.for %key = %from to %to step %step : i32 {
      "tile.visit"(%scores, %seen, %key) : (tensor<64x16xf32>, tensor<16xi1>, i32) -> ()
    }
    "tile.yield"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
  }) {top_k = 4 : i32}
      : (memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, memref<?xi32>, memref<2x?xi32>) -> ()
  return
}

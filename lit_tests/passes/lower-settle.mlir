// RUN: winnow-opt %s --pass-pipeline='lower-settle,canonicalize,cse' | FileCheck %s

// CHECK-LABEL: func.func @settle(
// CHECK-SAME:    %[[T:[^:]+]]: memref<?xf32>, %[[C:[^:]+]]: memref<?x2xi32>
// CHECK-SAME:    %[[S:[^:]+]]: memref<?x?x2xi32>, %[[R:[^:]+]]: memref<2x?xi32>
// CHECK-SAME:    %[[ROW:[^:]+]]: i32, %[[END:[^:]+]]: i32, %[[STRIDE:[^:]+]]: i32, %[[HALVE:[^:]+]]: i1
// CHECK-DAG:     %[[C0:.+]] = arith.constant 0 : i32
// CHECK-DAG:     %[[C1:.+]] = arith.constant 1 : i32
// CHECK-DAG:     %[[C2:.+]] = arith.constant 2 : i32
// CHECK-DAG:     %[[C8:.+]] = arith.constant 8 : i32
// CHECK-DAG:     %[[C16:.+]] = arith.constant 16 : i32
// CHECK-DAG:     %[[MOST_REACH:.+]] = arith.constant 4.000000e+00 : f32
// CHECK-DAG:     %[[LOWEST:.+]] = arith.constant -2139095040 : i32
// CHECK-DAG:     %[[BOTTOM:.+]] = arith.constant -2139095041 : i32
//
// A row is open if its probe is above its floor; neither is read past the end of any buffer.
// CHECK:         "tile.dim"(%[[R]]) {axis = 1 : i32}
// CHECK:         %[[PRESENT:.+]] = arith.cmpi ult, %[[ROW]], %{{.+}}
// CHECK:         %[[PROBE:.+]] = "tile.load"(%[[R]], %[[C0]], %[[ROW]], %[[PRESENT]])
// CHECK:         %[[FLOOR:.+]] = "tile.load"(%[[R]], %[[C1]], %[[ROW]], %[[PRESENT]])
// CHECK:         %[[OPEN:.+]] = arith.cmpi sgt, %[[PROBE]], %[[FLOOR]]
// CHECK-NEXT:    scf.if %[[OPEN]] {
// CHECK:           %[[OWN:.+]] = "tile.load"(%[[T]], %[[ROW]])
// CHECK:           %[[ABOVE:.+]] = "tile.load"(%[[C]], %[[ROW]], %[[C0]])
// CHECK:           %[[TIES:.+]] = "tile.load"(%[[C]], %[[ROW]], %[[C1]])
// CHECK:           %[[SLOTS:.+]] = "tile.dim"(%[[S]]) {axis = 1 : i32}
// CHECK:           %[[CAPACITY:.+]] = arith.maxsi
// CHECK:           %[[FILLED:.+]] = arith.minsi %[[ABOVE]], %[[CAPACITY]]
// CHECK:           %[[STORED:.+]] = arith.maxsi %[[FILLED]], %[[C0]]
//
// Nothing of the row is stored before all threads have read it.
// CHECK-NOT:       "tile.store"
// CHECK:           "tile.barrier"()
// CHECK:           %[[SEES_ALL:.+]] = arith.andi
// CHECK:           %[[KEYS:.+]] = arith.addi %[[ABOVE]], %[[TIES]]
// CHECK:           %[[COUNTED:.+]] = arith.select %[[SEES_ALL]], %[[KEYS]], %[[END]]
// CHECK:           %[[RANK:.+]] = arith.minsi %[[COUNTED]], %[[C16]]
// CHECK:           %[[TOO_LOW:.+]] = arith.cmpi sgt, %[[ABOVE]], %[[CAPACITY]]
// CHECK:           %[[ENOUGH:.+]] = arith.ori
// CHECK:           %[[FITS:.+]] = arith.andi %[[ENOUGH]]
//
// Too few, but some, with nothing known below: the upper half of them tells how far down to look.
// CHECK:           %[[SOME:.+]] = arith.cmpi sge, %[[ABOVE]], %[[C8]]
// CHECK:           %[[NO_FLOOR:.+]] = arith.cmpi eq, %[[FLOOR]], %[[BOTTOM]]
// CHECK:           %[[NOT_HALVED:.+]] = arith.xori %[[HALVE]]
// CHECK:           %[[FEW:.+]] = arith.andi %{{.+}}, %[[SOME]]
// CHECK:           %[[OPEN_BELOW:.+]] = arith.andi %[[FEW]], %[[NO_FLOOR]]
// CHECK:           %[[REACHES:.+]] = arith.andi %[[OPEN_BELOW]], %[[NOT_HALVED]]
// CHECK:           %[[HALF:.+]] = arith.divui %[[ABOVE]], %[[C2]]
// CHECK:           %[[TARGET:.+]] = arith.addf
// CHECK:           %[[ESTIMATE:.+]] = arith.fptosi
// CHECK:           %[[GUESSED:.+]] = arith.select %[[REACHES]], %[[HALF]], %[[ESTIMATE]]
// CHECK:           %[[WANTED:.+]] = arith.select %[[FITS]], %[[RANK]], %[[GUESSED]]
// CHECK:           %[[SCORE:.+]] = scf.if %{{.+}} -> (i32) {
// CHECK:             %[[P:.+]] = "tt.bitcast"
// CHECK:             %[[NTH:.+]] = "tile.nth_score"(%[[S]], %[[ROW]], %[[STORED]], %[[P]], %[[WANTED]]) {top_k = 16 : i32}
// CHECK:             scf.yield %[[NTH]]
// CHECK:           } else {
// CHECK:             scf.yield %[[PROBE]]
// CHECK:           }
//
// A row that fits gets its cutoff, or keeps its threshold.
// CHECK:           scf.if %[[FITS]] {
// CHECK:             %[[CUTOFF:.+]] = "tt.bitcast"
// CHECK:             %[[NEW:.+]] = arith.select %{{.+}}, %[[OWN]], %[[CUTOFF]]
// CHECK:             %[[FIRST_TIE:.+]] = arith.select %{{.+}}, %[[TIES]], %[[C0]]
// CHECK:             %[[LEFT:.+]]:2 = "tile.narrow"(%[[S]], %[[ROW]], %[[STORED]], %{{.+}}, %[[NEW]], %[[FIRST_TIE]]) {top_k = 16 : i32}
// CHECK:             "tile.store"(%[[T]], %[[NEW]], %[[ROW]])
// CHECK:             %[[HELD:.+]] = arith.minui %[[LEFT]]#1, %[[C16]]
// CHECK:             %[[BEGIN:.+]] = arith.subi %[[C16]], %[[HELD]]
// CHECK:             %[[PAST:.+]] = arith.addi %[[LEFT]]#0, %[[C16]]
// CHECK:             "tile.store"(%[[C]], %[[LEFT]]#0, %[[ROW]], %[[C0]])
// CHECK:             "tile.store"(%[[C]], %[[LEFT]]#1, %[[ROW]], %[[C1]])
// CHECK:             "tile.store"(%[[R]], %[[BEGIN]], %[[C0]], %[[ROW]])
// CHECK:             "tile.store"(%[[R]], %[[PAST]], %[[C1]], %[[ROW]])
// CHECK:           } else {
//
// Any other gets another probe, within its bracket; the threshold is stored as a ceiling only.
// CHECK:             %[[HAS_FLOOR:.+]] = arith.cmpi ne, %[[FLOOR]], %[[BOTTOM]]
// CHECK:             %[[LOWERS:.+]] = arith.andi %{{.+}}, %[[HAS_FLOOR]]
// CHECK:             %[[NEW_FLOOR:.+]] = arith.select %{{.+}}, %[[PROBE]], %[[FLOOR]]
// CHECK:             %[[CEILING:.+]] = arith.select %[[LOWERS]], %[[PROBE]], %{{.+}}
// CHECK:             %[[MISSING:.+]] = arith.subf %[[TARGET]], %[[COUNT:.+]] : f32
// CHECK:             %[[QUOTIENT:.+]] = arith.divf %[[MISSING]], %[[COUNT]]
// CHECK:             %[[SHARE:.+]] = arith.minimumf %[[QUOTIENT]], %[[MOST_REACH]]
// CHECK:             %[[GAP:.+]] = arith.subf %[[MIDDLE:.+]], %[[AT:.+]] : f32
// CHECK:             %[[REACH:.+]] = arith.mulf %[[GAP]], %[[SHARE]]
// CHECK:             arith.subf %[[AT]], %[[REACH]]
// CHECK:             %[[PREVIOUS:.+]] = arith.subi %[[PROBE]], %[[C1]]
// CHECK:             %[[LOWER:.+]] = arith.minsi %{{.+}}, %[[PREVIOUS]]
// CHECK:             %[[BELOW:.+]] = arith.select %[[REACHES]], %[[LOWER]], %[[LOWEST]]
// CHECK:             %[[GUESS:.+]] = arith.select %{{.+}}, %[[BELOW]], %[[SCORE]]
// CHECK:             %[[DIFFERENCE:.+]] = arith.xori %[[NEW_FLOOR]], %[[CEILING]]
// CHECK:             arith.shrsi %[[DIFFERENCE]], %[[C1]]
// CHECK:             %[[MOST:.+]] = arith.subi %[[CEILING]], %[[C1]]
// CHECK:             %[[BOUNDED:.+]] = arith.minsi %{{.+}}, %[[MOST]]
// CHECK:             %[[LEAST:.+]] = arith.addi %[[NEW_FLOOR]], %[[C1]]
// CHECK:             %[[NEXT:.+]] = arith.maxsi %[[BOUNDED]], %[[LEAST]]
// CHECK:             %[[NONE:.+]] = arith.cmpi sge, %[[LEAST]], %[[CEILING]]
// CHECK-NEXT:        %[[KNOWN:.+]] = arith.ori %{{.+}}, %[[HAS_FLOOR]]
// CHECK-NEXT:        %[[LOST:.+]] = arith.andi %[[NONE]], %[[KNOWN]]
// CHECK:             "tile.store"(%[[T]], %{{.+}}, %[[ROW]], %[[LOWERS]])
// CHECK:             "tile.store"(%[[C]], %[[C0]], %[[ROW]], %[[C0]])
// CHECK:             "tile.store"(%[[C]], %[[C0]], %[[ROW]], %[[C1]])
// CHECK:             %[[RANGE_0:.+]] = arith.select %[[LOST]], %[[TOP_K:.+]], %[[NEXT]]
// CHECK:             %[[RANGE_1:.+]] = arith.select %[[LOST]], %[[TOP_K]], %[[NEW_FLOOR]]
// CHECK:             "tile.store"(%[[R]], %[[RANGE_0]], %[[C0]], %[[ROW]])
// CHECK:             "tile.store"(%[[R]], %[[RANGE_1]], %[[C1]], %[[ROW]])
func.func @settle(
    %t: memref<?xf32>, %c: memref<?x2xi32>, %s: memref<?x?x2xi32>, %r: memref<2x?xi32>, %row: i32,
    %end: i32, %stride: i32, %halve: i1) {
  "tile.settle"(%t, %c, %s, %r, %row, %end, %stride, %halve) {top_k = 16 : i32}
      : (memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, memref<2x?xi32>, i32, i32, i32, i1)
      -> ()
  return
}

// A search by itself is left to `lower-nth-score`.
// CHECK-LABEL: func.func @others(
// CHECK-NEXT:    "tile.nth_score"
// CHECK-NEXT:    return
func.func @others(%s: memref<?x?x2xi32>, %i: i32, %t: f32) -> i32 {
  %score = "tile.nth_score"(%s, %i, %i, %t, %i) {top_k = 16 : i32}
      : (memref<?x?x2xi32>, i32, i32, f32, i32) -> i32
  return %score : i32
}

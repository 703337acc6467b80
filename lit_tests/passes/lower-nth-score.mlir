// RUN: winnow-opt %s --pass-pipeline='lower-nth-score{chunk=8},canonicalize,cse,loop-invariant-code-motion' \
// RUN:   | FileCheck %s
// RUN: winnow-opt %s --pass-pipeline='lower-nth-score' | FileCheck %s --check-prefix=DEFAULT

// DEFAULT: "tt.make_range"() {end = {{[1-9][0-9][0-9][0-9]+}} : i32, start = 0 : i32}

// CHECK-LABEL: func.func @search(
// CHECK-SAME:    %[[S:[^:]+]]: memref<?x?x2xi32>, %[[ROW:[^:]+]]: i32, %[[COUNT:[^:]+]]: i32
// CHECK-SAME:    %[[T:[^:]+]]: f32, %[[N:[^:]+]]: i32
// CHECK-DAG:     %[[C0:.+]] = arith.constant 0 : i32
// CHECK-DAG:     %[[C1:.+]] = arith.constant 1 : i32
// CHECK-DAG:     %[[C7:.+]] = arith.constant 7 : i32
// CHECK-DAG:     %[[C8:.+]] = arith.constant 8 : i32
// CHECK-DAG:     %[[INFINITY:.+]] = arith.constant 2139095040 : i32
// CHECK-DAG:     %[[NONE:.+]] = arith.constant dense<0> : tensor<8xi32>
// CHECK-DAG:     %[[TOP:.+]] = arith.constant dense<2139095041> : tensor<8xi32>
// CHECK-DAG:     %[[BOTTOM:.+]] = arith.constant dense<-2139095041> : tensor<8xi32>
// CHECK-DAG:     %[[FIRST:.+]] = arith.constant dense<16> : tensor<8xi32>
// CHECK-DAG:     %[[BITS:.+]] = arith.constant dense<1> : tensor<1xi32>
//
// The threshold is below all scores, and the largest is not below any.
// CHECK:         %[[LOW:.+]] = arith.select %{{.+}}, %[[INFINITY]], %{{.+}} : i32
// CHECK:         %[[UP:.+]] = arith.addi %[[COUNT]], %[[C7]]
// CHECK:         %[[CHUNKS:.+]] = arith.divui %[[UP]], %[[C8]]
// CHECK:         scf.for %[[I:.+]] = %[[C0]] to %[[CHUNKS]] step %[[C1]] iter_args(%[[MAX:.+]] = %[[BOTTOM]])
// CHECK:           %[[AT:.+]] = arith.muli %[[I]], %[[C8]]
// CHECK:           %[[SPLAT:.+]] = "tt.splat"(%[[AT]])
// CHECK:           %[[PAIR:.+]] = arith.addi %[[SPLAT]], %{{.+}}
// CHECK:           %[[PRESENT:.+]] = arith.cmpi ult, %[[PAIR]], %{{.+}}
// CHECK:           %[[SLOT:.+]] = arith.addi %[[PAIR]], %[[FIRST]]
// CHECK:           %[[LOADED:.+]] = "tile.load"(%[[S]], %{{.+}}, %[[SLOT]], %[[BITS]], %[[PRESENT]])
//
// A stored score that is at most the threshold is a difference.
// CHECK:           %[[STORED:.+]] = "tt.bitcast"(%[[LOADED]])
// CHECK:           %[[DIFFERENCE:.+]] = arith.cmpf ole, %[[STORED]], %{{.+}}
// CHECK:           %[[SUM:.+]] = arith.addf %[[STORED]], %{{.+}}
// CHECK:           arith.select %[[DIFFERENCE]], %[[SUM]], %[[STORED]]
// CHECK:           %[[MORE:.+]] = arith.maxsi %[[MAX]], %{{.+}}
// CHECK:           arith.select %[[PRESENT]], %[[MORE]], %[[MAX]]
// CHECK:         %[[HIGH:.+]] = "tile.reduce"(%{{.+}}) {axis = 0 : i32, kind = "max"}
//
// The middle of two integers more than 2**31 apart is that of what they share and half the rest.
// CHECK:         %[[FOUND:.+]]:3 = scf.while (%[[L:.+]] = %[[LOW]], %[[H:.+]] = %[[HIGH]], %[[K:.+]] = %[[COUNT]])
// CHECK:           %[[XOR:.+]] = arith.xori %[[L]], %[[H]]
// CHECK:           %[[HALF:.+]] = arith.shrsi %[[XOR]], %[[C1]]
// CHECK:           %[[AND:.+]] = arith.andi %[[L]], %[[H]]
// CHECK:           %[[MIDDLE:.+]] = arith.addi %[[AND]], %[[HALF]]
// CHECK:           %[[APART:.+]] = arith.cmpi sgt, %[[MIDDLE]], %[[L]]
// CHECK:           %[[OTHER:.+]] = arith.cmpi ne, %[[K]], %[[N]]
// CHECK:           %[[GOES_ON:.+]] = arith.andi %[[APART]], %[[OTHER]]
// CHECK:           scf.condition(%[[GOES_ON]]) %[[L]], %[[H]], %[[MIDDLE]]
// CHECK:         ^bb0(%[[L2:.+]]: i32, %[[H2:.+]]: i32, %[[M2:.+]]: i32):
// CHECK:           %[[MIDDLES:.+]] = "tt.splat"(%[[M2]])
// CHECK:           scf.for {{.+}} iter_args(%[[HITS:.+]] = %[[NONE]])
// CHECK:             %[[ABOVE:.+]] = arith.cmpi sgt, %{{.+}}, %[[MIDDLES]]
// CHECK:             %[[HIT:.+]] = arith.andi %[[ABOVE]], %{{.+}}
// CHECK:             %[[ONE:.+]] = arith.extui %[[HIT]]
// CHECK:             arith.addi %[[HITS]], %[[ONE]]
// CHECK:           %[[K2:.+]] = "tile.reduce"(%{{.+}}) {axis = 0 : i32, kind = "add"}
// CHECK:           %[[ENOUGH:.+]] = arith.cmpi sge, %[[K2]], %[[N]]
// CHECK:           %[[L3:.+]] = arith.select %[[ENOUGH]], %[[M2]], %[[L2]]
// CHECK:           %[[H3:.+]] = arith.select %[[ENOUGH]], %[[H2]], %[[M2]]
// CHECK:           scf.yield %[[L3]], %[[H3]], %[[K2]]
//
// CHECK:         %[[BOUND:.+]] = "tt.splat"(%[[FOUND]]#0)
// CHECK:         scf.for {{.+}} iter_args(%[[MIN:.+]] = %[[TOP]])
// CHECK:           %[[OVER:.+]] = arith.cmpi sgt, %{{.+}}, %[[BOUND]]
// CHECK:           %[[TAKEN:.+]] = arith.andi %[[OVER]], %{{.+}}
// CHECK:           %[[LESS:.+]] = arith.minsi %[[MIN]], %{{.+}}
// CHECK:           arith.select %[[TAKEN]], %[[LESS]], %[[MIN]]
// CHECK:         %[[SCORE:.+]] = "tile.reduce"(%{{.+}}) {axis = 0 : i32, kind = "min"}
// CHECK-NEXT:    return %[[SCORE]]
func.func @search(
    %s: memref<?x?x2xi32>, %row: i32, %count: i32, %threshold: f32, %n: i32) -> i32 {
  %score = "tile.nth_score"(%s, %row, %count, %threshold, %n) {top_k = 16 : i32}
      : (memref<?x?x2xi32>, i32, i32, f32, i32) -> i32
  return %score : i32
}

// A largest element by itself is no search.
// CHECK-LABEL: func.func @others(
// CHECK-NEXT:    "tile.reduce"
// CHECK-NEXT:    return
func.func @others(%scores: tensor<8xi32>) -> i32 {
  %score = "tile.reduce"(%scores) {axis = 0 : i32, kind = "max"} : (tensor<8xi32>) -> i32
  return %score : i32
}

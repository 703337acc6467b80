// RUN: winnow-opt %s --pass-pipeline='lower-nth-score{chunk=8},canonicalize,cse,loop-invariant-code-motion' \
// RUN:   | FileCheck %s
// RUN: winnow-opt %s --pass-pipeline='lower-nth-score' | FileCheck %s --check-prefix=DEFAULT

// Of a function without a plan, one warp takes them.
// DEFAULT: "tt.make_range"() {end = 512 : i32, start = 0 : i32}

// CHECK-LABEL: func.func @search(
// CHECK-SAME:    %[[S:[^:]+]]: memref<?x?x2xi32>, %[[ROW:[^:]+]]: i32, %[[COUNT:[^:]+]]: i32
// CHECK-SAME:    %[[T:[^:]+]]: f32, %[[N:[^:]+]]: i32
// CHECK-DAG:     %[[C0:.+]] = arith.constant 0 : i32
// CHECK-DAG:     %[[C1:.+]] = arith.constant 1 : i32
// CHECK-DAG:     %[[C2:.+]] = arith.constant 2 : i32
// CHECK-DAG:     %[[C3:.+]] = arith.constant 3 : i32
// CHECK-DAG:     %[[C4:.+]] = arith.constant 4 : i32
// CHECK-DAG:     %[[C6:.+]] = arith.constant 6 : i32
// CHECK-DAG:     %[[C7:.+]] = arith.constant 7 : i32
// CHECK-DAG:     %[[C8:.+]] = arith.constant 8 : i32
// CHECK-DAG:     %[[REACH:.+]] = arith.constant 3.000000e-01 : f32
// CHECK-DAG:     %[[GROWTH:.+]] = arith.constant 4.000000e+00 : f32
// CHECK-DAG:     %[[QUARTER:.+]] = arith.constant 2.500000e-01 : f32
// CHECK-DAG:     %[[HALF:.+]] = arith.constant 5.000000e-01 : f32
// CHECK-DAG:     %[[INFINITY:.+]] = arith.constant 2139095040 : i32
// CHECK-DAG:     %[[TOP:.+]] = arith.constant dense<2139095041> : tensor<8xi32>
// CHECK-DAG:     %[[BOTTOM:.+]] = arith.constant dense<-2139095041> : tensor<8xi32>
// CHECK-DAG:     %[[FIRST:.+]] = arith.constant dense<16> : tensor<8xi32>
// CHECK-DAG:     %[[BITS:.+]] = arith.constant dense<1> : tensor<1xi32>
//
// The first chunk is held. A stored score that is at most the threshold is a difference.
// CHECK:         %[[PRESENT:.+]] = arith.cmpi ult, %[[PAIR:.+]], %[[COUNTS:.+]] : tensor<8xi32>
// CHECK:         %[[SLOT:.+]] = arith.addi %[[PAIR]], %[[FIRST]]
// CHECK:         %[[LOADED:.+]] = "tile.load"(%[[S]], %{{.+}}, %[[SLOT]], %[[BITS]], %[[PRESENT]])
// CHECK:         %[[STORED:.+]] = "tt.bitcast"(%[[LOADED]])
// CHECK:         %[[DIFFERENCE:.+]] = arith.cmpf ole, %[[STORED]], %{{.+}}
// CHECK:         %[[SUM:.+]] = arith.addf %[[STORED]], %{{.+}}
// CHECK:         arith.select %[[DIFFERENCE]], %[[SUM]], %[[STORED]]
// CHECK:         %[[HELD:.+]] = arith.select %[[PRESENT]], %{{.+}}, %[[BOTTOM]]
//
// Others are loaded each time, here for the largest score.
// CHECK:         %[[UP:.+]] = arith.addi %[[COUNT]], %[[C7]]
// CHECK:         %[[CHUNKS:.+]] = arith.divui %[[UP]], %[[C8]]
// CHECK:         scf.for %[[CHUNK:.+]] = %[[C1]] to %[[CHUNKS]] step %[[C1]] iter_args(%[[MAX:.+]] = %[[HELD]])
// CHECK:           %[[AT:.+]] = arith.muli %[[CHUNK]], %[[C8]]
// CHECK:           %[[SPLAT:.+]] = "tt.splat"(%[[AT]])
// CHECK:           %[[OTHER:.+]] = arith.addi %[[SPLAT]], %[[PAIR]]
// CHECK:           arith.cmpi ult, %[[OTHER]], %[[COUNTS]]
// CHECK:           "tile.load"
// CHECK:           arith.select %{{.+}}, %{{.+}}, %[[BOTTOM]]
// CHECK:           arith.maxsi %[[MAX]], %{{.+}}
// CHECK:         %[[HIGH:.+]] = "tile.reduce"(%{{.+}}) {axis = 0 : i32, kind = "max"}
//
// The threshold is below all scores, and the largest is not below any.
// CHECK:         %[[LOW:.+]] = arith.select %{{.+}}, %[[INFINITY]], %{{.+}} : i32
//
// Where to count first, below and above where the score would be if it is of a tail, in which counts
// fall by as large a factor everywhere, or else if all were spread evenly.
// CHECK:         %[[BETWEEN:.+]] = arith.sitofp %[[COUNT]]
// CHECK:         %[[RSQRT:.+]] = math.rsqrt %[[BETWEEN]] : f32
// CHECK:         %[[FOURTH:.+]] = arith.divui %[[COUNT]], %[[C4]]
// CHECK:         %[[IS_TAIL:.+]] = arith.cmpi slt, %[[N]], %[[FOURTH]]
// CHECK:         %[[RANK:.+]] = arith.sitofp %[[N]]
// CHECK:         %[[MOST:.+]] = math.log2 %[[BETWEEN]]
// CHECK:         %[[FACTOR:.+]] = arith.subf %[[MOST]], %{{.+}}
// CHECK:         %[[INSIDE:.+]] = arith.subf %[[RANK]], %[[HALF]]
// CHECK:         %[[LOG:.+]] = math.log2 %[[INSIDE]]
// CHECK:         %[[LEFT:.+]] = arith.subf %[[MOST]], %[[LOG]]
// CHECK:         %[[OF_TAIL:.+]] = arith.divf %[[LEFT]], %[[FACTOR]]
// CHECK:         %[[HALFWAY:.+]] = arith.addf %{{.+}}, %[[HALF]]
// CHECK:         %[[OF_EVEN:.+]] = arith.divf %[[HALFWAY]], %[[BETWEEN]]
// CHECK:         %[[SHARE:.+]] = arith.select %[[IS_TAIL]], %[[OF_TAIL]], %[[OF_EVEN]]
// CHECK:         arith.mulf %[[RSQRT]], %[[REACH]]
// CHECK:         arith.mulf %{{.+}}, %[[SHARE]]
// CHECK:         %[[BEFORE:.+]] = arith.subf
// CHECK:         %[[BEHIND:.+]] = arith.addf
// CHECK:         "tt.bitcast"(%[[BEFORE]])
// CHECK:         "tt.bitcast"(%[[BEHIND]])
// CHECK:         %[[NEAR:.+]] = arith.cmpf olt, %{{.+}}, %[[QUARTER]]
// CHECK:         %[[GUESSES:.+]] = arith.andi %{{.+}}, %[[NEAR]]
// CHECK:         %[[FIRST_PROBES:.+]]:2 = scf.if %[[GUESSES]]
//
// It goes on until just as many as wanted are above the lower bound, or the bounds are neighbours.
// CHECK:         %[[FOUND:.+]]:8 = scf.while (%[[L:.+]] = %[[LOW]], %[[H:.+]] = %[[HIGH]],
// CHECK-SAME:        %[[NL:.+]] = %[[COUNT]], %[[NH:.+]] = %[[C0]], %[[P1:.+]] = %[[FIRST_PROBES]]#0,
// CHECK-SAME:        %[[P2:.+]] = %[[FIRST_PROBES]]#1, %[[R:.+]] = %[[REACH]], %[[I:.+]] = %[[C0]])
// CHECK:           %[[NEXT:.+]] = arith.addi %[[L]], %[[C1]]
// CHECK:           %[[APART:.+]] = arith.cmpi slt, %[[NEXT]], %[[H]]
// CHECK:           %[[OTHER:.+]] = arith.cmpi ne, %[[NL]], %[[N]]
// CHECK:           %[[GOES_ON:.+]] = arith.andi %[[APART]], %[[OTHER]]
// CHECK:           scf.condition(%[[GOES_ON]])
//
// One reduction counts the scores above each, in the halves of an i64.
// CHECK:         ^bb0(%[[L2:[^:]+]]: i32, %[[H2:[^:]+]]: i32, %[[NL2:[^:]+]]: i32, %[[NH2:[^:]+]]: i32,
// CHECK-SAME:        %[[M1:[^:]+]]: i32, %[[M2:[^:]+]]: i32, %[[R2:[^:]+]]: f32, %[[I2:[^:]+]]: i32):
// CHECK:           %[[FIRSTS:.+]] = "tt.splat"(%[[M1]])
// CHECK:           %[[ABOVE1:.+]] = arith.cmpi sgt, %[[HELD]], %[[FIRSTS]]
// CHECK:           %[[SECONDS:.+]] = "tt.splat"(%[[M2]])
// CHECK:           %[[ABOVE2:.+]] = arith.cmpi sgt, %[[HELD]], %[[SECONDS]]
// CHECK:           %[[LOW_WORD:.+]] = arith.extui %[[ABOVE1]] : tensor<8xi1> to tensor<8xi64>
// CHECK:           %[[WIDE2:.+]] = arith.extui %[[ABOVE2]] : tensor<8xi1> to tensor<8xi64>
// CHECK:           %[[HIGH_WORD:.+]] = arith.shli %[[WIDE2]], %[[WORD:.+]] : tensor<8xi64>
// CHECK:           %[[BOTH:.+]] = arith.ori %[[LOW_WORD]], %[[HIGH_WORD]]
// CHECK:           %[[HITS:.+]] = scf.for %{{.+}} = %[[C1]] to %[[CHUNKS]]
// CHECK-SAME:          iter_args(%[[SO_FAR:.+]] = %[[BOTH]])
// CHECK:             arith.cmpi sgt, %{{.+}}, %[[FIRSTS]]
// CHECK:             arith.cmpi sgt, %{{.+}}, %[[SECONDS]]
// CHECK:             arith.addi %[[SO_FAR]], %{{.+}} : tensor<8xi64>
// CHECK:           %[[SUM2:.+]] = "tile.reduce"(%[[HITS]]) {axis = 0 : i32, kind = "add"}
// CHECK:           %[[SHIFTED:.+]] = arith.shrui %[[SUM2]], %{{.+}} : i64
// CHECK:           %[[K1:.+]] = arith.trunci %[[SUM2]] : i64 to i32
// CHECK:           %[[K2:.+]] = arith.trunci %[[SHIFTED]] : i64 to i32
//
// The part that holds the score.
// CHECK:           %[[OVER1:.+]] = arith.cmpi sge, %[[K1]], %[[N]]
// CHECK:           %[[OVER2:.+]] = arith.cmpi sge, %[[K2]], %[[N]]
// CHECK:           %[[L3:.+]] = arith.select %[[OVER1]], %[[M1]], %[[L2]]
// CHECK:           %[[L4:.+]] = arith.select %[[OVER2]], %[[M2]], %[[L3]]
// CHECK:           %[[H3:.+]] = arith.select %[[OVER1]], %[[M2]], %[[M1]]
// CHECK:           %[[H4:.+]] = arith.select %[[OVER2]], %[[H2]], %[[H3]]
// CHECK:           %[[NL3:.+]] = arith.select %[[OVER1]], %[[K1]], %[[NL2]]
// CHECK:           %[[NL4:.+]] = arith.select %[[OVER2]], %[[K2]], %[[NL3]]
// CHECK:           %[[NH3:.+]] = arith.select %[[OVER1]], %[[K2]], %[[K1]]
// CHECK:           %[[NH4:.+]] = arith.select %[[OVER2]], %[[NH2]], %[[NH3]]
//
// After a miss it counts farther from the next guess.
// CHECK:           %[[FARTHER:.+]] = arith.mulf %[[R2]], %[[GROWTH]]
// CHECK:           %[[R3:.+]] = arith.select %[[OVER1]], %[[REACH]], %[[FARTHER]]
// CHECK:           %[[R4:.+]] = arith.select %[[OVER2]], %[[FARTHER]], %[[R3]]
// CHECK:           %[[I4:.+]] = arith.addi %[[I2]], %[[C1]]
// CHECK:           arith.cmpi slt, %[[N]], %{{.+}}
// CHECK:           %[[IN_REACH:.+]] = arith.cmpf olt, %[[R4]], %{{.+}}
// CHECK:           arith.andi %{{.+}}, %[[IN_REACH]]
// CHECK:           %[[LEAST:.+]] = arith.addi %[[L4]], %[[C1]]
// CHECK:           %[[MOST:.+]] = arith.subi %[[H4]], %[[C1]]
// CHECK:           %[[AT_MOST1:.+]] = arith.minsi %{{.+}}, %[[MOST]]
// CHECK:           %[[GUESS1:.+]] = arith.maxsi %[[AT_MOST1]], %[[LEAST]]
// CHECK:           %[[AT_MOST2:.+]] = arith.minsi %{{.+}}, %[[MOST]]
// CHECK:           %[[GUESS2:.+]] = arith.maxsi %[[AT_MOST2]], %[[LEAST]]
// CHECK:           %[[IS_FINITE:.+]] = arith.cmpf olt,
// CHECK:           %[[IS_NEAR:.+]] = arith.cmpf olt,
// CHECK:           %[[IS_EARLY:.+]] = arith.cmpi slt, %[[I4]], %[[C8]]
// CHECK:           %[[IS_ROUND:.+]] = arith.cmpi eq, %[[I4]], %[[C6]]
// CHECK:           %[[NOT_ROUND:.+]] = arith.cmpi ne, %[[I4]], %[[C6]]
// CHECK:           %[[UNBROKEN:.+]] = arith.andi %[[IS_EARLY]], %[[NOT_ROUND]]
// CHECK:           %[[FINITE:.+]] = arith.andi %[[UNBROKEN]], %[[IS_FINITE]]
// CHECK:           %[[GUESS:.+]] = arith.andi %[[FINITE]], %[[IS_NEAR]]
// CHECK:           %[[PROBES:.+]]:2 = scf.if %[[GUESS]]
// CHECK-NEXT:        scf.yield %[[GUESS1]], %[[GUESS2]]
// CHECK-NEXT:      } else {
//
// Once it counts at the number up to the higher bound that has most zeros at its end.
// CHECK:             %[[DIFFERING:.+]] = arith.xori %[[L4]], %[[H4]]
// CHECK:             arith.shrui %[[DIFFERING]], %[[C1]]
// CHECK:             %[[ENDING:.+]] = arith.shrui %{{.+}}, %[[C1]]
// CHECK:             %[[OTHERS:.+]] = arith.xori %[[ENDING]], %{{.+}}
// CHECK:             %[[ROUND:.+]] = arith.andi %[[H4]], %[[OTHERS]]
// CHECK:             %[[BELOW_IT:.+]] = arith.subi %[[ROUND]], %[[C1]]
//
// Else, after the guesses, at integers that part those between the bounds, which may be 2**31 or
// more, in three.
// CHECK:             %[[WIDTH:.+]] = arith.subi %[[H4]], %[[L4]]
// CHECK:             %[[WIDTH_UP:.+]] = arith.addi %[[WIDTH]], %[[C2]]
// CHECK:             %[[THIRD:.+]] = arith.divui %[[WIDTH_UP]], %[[C3]]
// CHECK:             %[[THIRD1:.+]] = arith.addi %[[L4]], %[[THIRD]]
// CHECK:             %[[THIRD2:.+]] = arith.addi %[[THIRD1]], %[[THIRD]]
// CHECK:             %[[P3:.+]] = arith.select %[[IS_ROUND]], %[[BELOW_IT]], %[[THIRD1]]
// CHECK:             %[[P4:.+]] = arith.select %[[IS_ROUND]], %[[ROUND]], %[[THIRD2]]
// CHECK:             scf.yield %[[P3]], %[[P4]]
// CHECK:           scf.yield %[[L4]], %[[H4]], %[[NL4]], %[[NH4]], %[[PROBES]]#0, %[[PROBES]]#1, %[[R4]], %[[I4]]
//
// CHECK:         %[[BOUND:.+]] = "tt.splat"(%[[FOUND]]#0)
// CHECK:         %[[OVER:.+]] = arith.cmpi sgt, %[[HELD]], %[[BOUND]]
// CHECK:         %[[TAKEN:.+]] = arith.select %[[OVER]], %[[HELD]], %[[TOP]]
// CHECK:         scf.for {{.+}} iter_args(%[[MIN:.+]] = %[[TAKEN]])
// CHECK:           arith.cmpi sgt, %{{.+}}, %[[BOUND]]
// CHECK:           arith.minsi %[[MIN]], %{{.+}}
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

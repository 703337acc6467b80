// RUN: winnow-opt %s --pass-pipeline='lower-narrow{chunk=8},canonicalize,cse' | FileCheck %s
// RUN: winnow-opt %s --pass-pipeline='lower-narrow' | FileCheck %s --check-prefix=DEFAULT

// DEFAULT: "tt.make_range"() {end = {{[1-9][0-9][0-9][0-9]+}} : i32, start = 0 : i32}

// CHECK-LABEL: func.func @narrow(
// CHECK-SAME:    %[[S:[^:]+]]: memref<?x?x2xi32>, %[[ROW:[^:]+]]: i32, %[[COUNT:[^:]+]]: i32
// CHECK-SAME:    %[[T:[^:]+]]: f32, %[[CUTOFF:[^:]+]]: f32, %[[TIES:[^:]+]]: i32
// CHECK-DAG:     %[[C0:.+]] = arith.constant 0 : i32
// CHECK-DAG:     %[[KEY:.+]] = arith.constant dense<0> : tensor<1xi32>
// CHECK-DAG:     %[[BITS:.+]] = arith.constant dense<1> : tensor<1xi32>
// CHECK-DAG:     %[[ALL_15:.+]] = arith.constant dense<15> : tensor<8xi32>
// CHECK-DAG:     %[[ALL_16:.+]] = arith.constant dense<16> : tensor<8xi32>
// CHECK:         %[[COUNTS:.+]]:2 = scf.for {{.+}} iter_args(%[[M:.+]] = %[[C0]], %[[N:.+]] = %[[TIES]])
//
// All of a chunk is read before any thread stores pairs, which may be where it was.
// CHECK-NOT:       "tile.store"
// CHECK:           %[[PRESENT:.+]] = arith.cmpi ult
// CHECK:           %[[KEYS:.+]] = "tile.load"(%[[S]], %{{.+}}, %[[SLOT:.+]], %[[KEY]], %[[PRESENT]])
// CHECK:           "tile.load"(%[[S]], %{{.+}}, %[[SLOT]], %[[BITS]], %[[PRESENT]])
// CHECK:           %[[SCORES:.+]] = arith.select {{.+}} : tensor<8xi1>, tensor<8xf32>
// CHECK-NEXT:      "tile.barrier"()
// CHECK:           %[[CUT:.+]] = "tt.splat"(%[[CUTOFF]])
// CHECK:           %[[GREATER:.+]] = arith.cmpf ogt, %[[SCORES]], %[[CUT]]
// CHECK:           %[[ABOVE:.+]] = arith.andi %[[GREATER]], %[[PRESENT]]
// CHECK:           %[[EQUAL:.+]] = arith.cmpf ueq, %[[SCORES]], %[[CUT]]
// CHECK:           %[[TIE:.+]] = arith.andi %[[EQUAL]], %[[PRESENT]]
//
// Each pair's number is how many of its kind come before it: those above are counted in the low
// halves of sums, ties in the high ones.
// CHECK:           %[[ABOVE1:.+]] = arith.extui %[[ABOVE]]
// CHECK-NEXT:      %[[TIE1:.+]] = arith.extui %[[TIE]]
// CHECK-NEXT:      %[[HIGH:.+]] = arith.shli %[[TIE1]], %[[ALL_16]]
// CHECK-NEXT:      %[[HITS:.+]] = arith.addi %[[ABOVE1]], %[[HIGH]]
// CHECK-NEXT:      %[[RANK:.+]] = "tile.scan"(%[[HITS]]) {axis = 0 : i32, kind = "add"}
// CHECK-NEXT:      %[[BEFORE:.+]] = arith.subi %[[RANK]], %[[HITS]]
// CHECK-NEXT:      %[[ABOVE_RANK:.+]] = arith.andi %[[BEFORE]], %{{.+}}
// CHECK-NEXT:      %[[TIE_RANK:.+]] = arith.shrui %[[BEFORE]], %[[ALL_16]]
// CHECK-NEXT:      %[[FIRST:.+]] = "tt.splat"(%[[M]])
// CHECK-NEXT:      %[[NUMBER:.+]] = arith.addi %[[ABOVE_RANK]], %[[FIRST]]
// CHECK-NEXT:      %[[TIE_FIRST:.+]] = "tt.splat"(%[[N]])
// CHECK-NEXT:      %[[TIE_NUMBER:.+]] = arith.addi %[[TIE_RANK]], %[[TIE_FIRST]]
// CHECK:           %[[UP:.+]] = arith.addi %[[NUMBER]], %[[ALL_16]]
// CHECK:           %[[DOWN:.+]] = arith.subi %[[ALL_15]], %[[TIE_NUMBER]]
// CHECK:           %[[FITS:.+]] = arith.cmpi ult, %[[TIE_NUMBER]], %[[ALL_16]]
// CHECK:           %[[TO:.+]] = arith.select %[[ABOVE]], %[[UP]], %[[DOWN]]
// CHECK:           %[[TIE_FITS:.+]] = arith.andi %[[TIE]], %[[FITS]]
// CHECK:           %[[KEPT:.+]] = arith.ori %[[ABOVE]], %[[TIE_FITS]]
// CHECK:           %[[STORED:.+]] = "tile.stored_score"
// CHECK:           %[[PAIRS:.+]] = "tt.join"(%{{.+}}, %[[STORED]])
// CHECK:           "tt.expand_dims"(%[[TO]])
// CHECK:           "tt.expand_dims"(%[[KEPT]])
// CHECK:           "tile.store"(%[[S]], %[[PAIRS]]
// CHECK-NEXT:      %[[SUMS:.+]] = "tile.reduce"(%[[HITS]]) {axis = 0 : i32, kind = "add"}
// CHECK-NEXT:      %[[SUM:.+]] = arith.andi %[[SUMS]], %{{.+}}
// CHECK-NEXT:      %[[TIE_SUM:.+]] = arith.shrui %[[SUMS]], %{{.+}}
// CHECK-NEXT:      %[[NEXT_M:.+]] = arith.addi %[[M]], %[[SUM]]
// CHECK-NEXT:      %[[NEXT_N:.+]] = arith.addi %[[N]], %[[TIE_SUM]]
// CHECK-NEXT:      scf.yield %[[NEXT_M]], %[[NEXT_N]]
// CHECK:         return %[[COUNTS]]#0, %[[COUNTS]]#1
func.func @narrow(
    %s: memref<?x?x2xi32>, %row: i32, %count: i32, %threshold: f32, %cutoff: f32, %ties: i32)
    -> (i32, i32) {
  %above, %tie = "tile.narrow"(%s, %row, %count, %threshold, %cutoff, %ties) {top_k = 16 : i32}
      : (memref<?x?x2xi32>, i32, i32, f32, f32, i32) -> (i32, i32)
  return %above, %tie : i32, i32
}

// Pairs that are only searched stay where they are.
// CHECK-LABEL: func.func @others(
// CHECK-NEXT:    "tile.nth_score"
// CHECK-NEXT:    return
func.func @others(%s: memref<?x?x2xi32>, %i: i32, %t: f32) -> i32 {
  %score = "tile.nth_score"(%s, %i, %i, %t, %i) {top_k = 16 : i32}
      : (memref<?x?x2xi32>, i32, i32, f32, i32) -> i32
  return %score : i32
}

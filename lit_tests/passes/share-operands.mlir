// RUN: winnow-opt %s --pass-pipeline=share-operands | FileCheck %s

// A computed operand becomes an argument of a loop of one turn, around the sweep.
// CHECK-LABEL: func.func @computed(
// CHECK-SAME:    %[[V:[^:]+]]: tensor<64x16xi8>, %[[S:[^:]+]]: tensor<64x2xi8>, %[[CACHE:[^:]+]]: memref<?x64x32xf16>
// CHECK:         %[[Q:.+]] = "tile.dequantize_nvfp4"(%[[V]], %[[S]])
// CHECK-NEXT:    %[[HAS:.+]] = arith.cmpi slt, %[[START:.+]], %[[END:.+]] : i32
// CHECK-NEXT:    %[[TURNS:.+]] = arith.extui %[[HAS]] : i1 to i32
// CHECK-NEXT:    %[[ZERO:.+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[ONE:.+]] = arith.constant 1 : i32
// CHECK-NEXT:    scf.for %{{.+}} = %[[ZERO]] to %[[TURNS]] step %[[ONE]] iter_args(%[[SHARED:.+]] = %[[Q]]) -> (tensor<64x32xf16>)
// CHECK-NEXT:      %[[ZEROS:.+]] = arith.constant dense<0.000000e+00> : tensor<64x32xf16>
// CHECK-NEXT:      scf.for %{{.+}} = %[[START]] to %[[END]] step
// CHECK-NEXT:        %[[K:.+]] = "tile.load_pages"(%[[CACHE]]
// CHECK-NEXT:        "tile.dot"(%[[SHARED]], %[[K]])
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %[[ZEROS]]
func.func @computed(%v: tensor<64x16xi8>, %s: tensor<64x2xi8>, %cache: memref<?x64x32xf16>, %start: i32, %end: i32, %page: i32)
    attributes {winnow.plan = {num_stages = 2 : i32, num_warps = 4 : i32, target = "cuda:90"}} {
  %step = arith.constant 64 : i32
  %q = "tile.dequantize_nvfp4"(%v, %s) {order = "values"} : (tensor<64x16xi8>, tensor<64x2xi8>) -> tensor<64x32xf16>
  scf.for %first = %start to %end step %step : i32 {
    %k = "tile.load_pages"(%cache, %first, %page) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x32xf16>, i32, i32) -> tensor<64x32xf16>
    %d = "tile.dot"(%q, %k) : (tensor<64x32xf16>, tensor<64x32xf16>) -> tensor<64x64xf32>
  }
  return
}

// One that was loaded stays, and so does one that each turn computes.
// CHECK-LABEL: func.func @loaded(
// CHECK:         %[[Q:.+]] = "tile.load_rows"
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      %[[K:.+]] = "tile.load_pages"
// CHECK-NEXT:      "tile.dot"(%[[Q]], %[[K]])
// CHECK-NEXT:      %[[K2:.+]] = arith.addf
// CHECK-NEXT:      "tile.dot"(%[[K2]], %[[K]])
func.func @loaded(%query: memref<?x32xf16>, %cache: memref<?x64x32xf16>, %start: i32, %end: i32, %page: i32)
    attributes {winnow.plan = {num_stages = 2 : i32, num_warps = 4 : i32, target = "cuda:90"}} {
  %step = arith.constant 64 : i32
  %q = "tile.load_rows"(%query, %start) : (memref<?x32xf16>, i32) -> tensor<64x32xf16>
  scf.for %first = %start to %end step %step : i32 {
    %k = "tile.load_pages"(%cache, %first, %page) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x32xf16>, i32, i32) -> tensor<64x32xf16>
    %d = "tile.dot"(%q, %k) : (tensor<64x32xf16>, tensor<64x32xf16>) -> tensor<64x64xf32>
    %k2 = arith.addf %k, %k : tensor<64x32xf16>
    %e = "tile.dot"(%k2, %k) : (tensor<64x32xf16>, tensor<64x32xf16>) -> tensor<64x64xf32>
  }
  return
}

// Results that are used would be lost.
// CHECK-LABEL: func.func @with_results(
// CHECK:         %[[Q:.+]] = arith.addf
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      "tile.dot"(%[[Q]]
func.func @with_results(%x: tensor<64x32xf16>, %k: tensor<64x32xf16>, %start: i32, %end: i32, %zeros: tensor<64x64xf32>) -> tensor<64x64xf32>
    attributes {winnow.plan = {num_stages = 2 : i32, num_warps = 4 : i32, target = "cuda:90"}} {
  %step = arith.constant 64 : i32
  %q = arith.addf %x, %x : tensor<64x32xf16>
  %sum = scf.for %first = %start to %end step %step iter_args(%before = %zeros) -> (tensor<64x64xf32>) : i32 {
    %d = "tile.dot"(%q, %k) : (tensor<64x32xf16>, tensor<64x32xf16>) -> tensor<64x64xf32>
    %after = arith.addf %before, %d : tensor<64x64xf32>
    scf.yield %after : tensor<64x64xf32>
  }
  return %sum : tensor<64x64xf32>
}

// Products of one operand share it; those of another one have a loop of their own around.
// CHECK-LABEL: func.func @several(
// CHECK:         %[[Q:.+]] = arith.addf
// CHECK-NEXT:    %[[R:.+]] = arith.mulf
// CHECK:         scf.for {{.+}} iter_args(%[[SHARED_Q:.+]] = %[[Q]])
// CHECK:           scf.for {{.+}} iter_args(%[[SHARED_R:.+]] = %[[R]])
// CHECK-NOT:         iter_args
// CHECK:             scf.for
// CHECK-NEXT:          "tile.dot"(%[[SHARED_Q]]
// CHECK-NEXT:          "tile.dot"(%[[SHARED_R]]
// CHECK-NEXT:          "tile.dot"(%[[SHARED_Q]]
// CHECK-NEXT:        }
func.func @several(%x: tensor<64x32xf16>, %k: tensor<64x32xf16>, %start: i32, %end: i32)
    attributes {winnow.plan = {num_stages = 2 : i32, num_warps = 4 : i32, target = "cuda:90"}} {
  %step = arith.constant 64 : i32
  %q = arith.addf %x, %x : tensor<64x32xf16>
  %r = arith.mulf %x, %x : tensor<64x32xf16>
  scf.for %first = %start to %end step %step : i32 {
    %c = "tile.dot"(%q, %k) : (tensor<64x32xf16>, tensor<64x32xf16>) -> tensor<64x64xf32>
    %d = "tile.dot"(%r, %k) : (tensor<64x32xf16>, tensor<64x32xf16>) -> tensor<64x64xf32>
    %e = "tile.dot"(%q, %x) : (tensor<64x32xf16>, tensor<64x32xf16>) -> tensor<64x64xf32>
  }
  return
}

// Whether there are turns is told by the comparison that the loop makes.
// CHECK-LABEL: func.func @unsigned(
// CHECK-SAME:    %[[START:[^:]+]]: i32, %[[END:[^:]+]]: i32)
// CHECK:         arith.cmpi ult, %[[START]], %[[END]] : i32
// CHECK:         scf.for unsigned %{{.+}} = %[[START]] to %[[END]]
func.func @unsigned(%x: tensor<64x32xf16>, %k: tensor<64x32xf16>, %start: i32, %end: i32)
    attributes {winnow.plan = {num_stages = 2 : i32, num_warps = 4 : i32, target = "cuda:90"}} {
  %step = arith.constant 64 : i32
  %q = arith.addf %x, %x : tensor<64x32xf16>
  scf.for unsigned %first = %start to %end step %step : i32 {
    %d = "tile.dot"(%q, %k) : (tensor<64x32xf16>, tensor<64x32xf16>) -> tensor<64x64xf32>
  }
  return
}

// Other targets take operands from registers anyway, or not at all.
// CHECK-LABEL: func.func @of_another_target(
// CHECK:         %[[Q:.+]] = arith.addf
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      "tile.dot"(%[[Q]]
func.func @of_another_target(%x: tensor<64x32xf16>, %k: tensor<64x32xf16>, %start: i32, %end: i32)
    attributes {winnow.plan = {num_stages = 2 : i32, num_warps = 4 : i32, target = "cuda:80"}} {
  %step = arith.constant 64 : i32
  %q = arith.addf %x, %x : tensor<64x32xf16>
  scf.for %first = %start to %end step %step : i32 {
    %d = "tile.dot"(%q, %k) : (tensor<64x32xf16>, tensor<64x32xf16>) -> tensor<64x64xf32>
  }
  return
}

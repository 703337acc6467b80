// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=cuda:80}' | FileCheck %s -DFP8=convert
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=cuda:86}' | FileCheck %s -DFP8=convert
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=cuda:87}' | FileCheck %s -DFP8=convert
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=cuda:89}' | FileCheck %s -DFP8=dot
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=cuda:90}' | FileCheck %s -DFP8=convert
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=cuda:100}' | FileCheck %s -DFP8=dot
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=cuda:120}' | FileCheck %s -DFP8=dot
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=hip:gfx942}' | FileCheck %s -DFP8=convert
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{target=hip:gfx950}' | FileCheck %s -DFP8=dot
// RUN: winnow-opt %s --pass-pipeline='plan-sweep{fp8=convert}' | FileCheck %s -DFP8=convert

// E4M3 keys are multiplied as they are where the target can, and sums their products in FP32.
// CHECK:      func.func @dim_32(
// CHECK-SAME: attributes {winnow.plan = {fp8 = "[[FP8]]", helpers
func.func @dim_32(
    %query: memref<?x32xf8E4M3FN>, %cache: memref<?x8x32xf8E4M3FN>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %q = "winnow.queries"(%query) : (memref<?x32xf8E4M3FN>) -> tensor<?x32xf8E4M3FN>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x32xf8E4M3FN>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x32xf8E4M3FN>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x32xf8E4M3FN>, tensor<?x?x32xf8E4M3FN>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 128 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// So few dims make no MMA.
// CHECK:      func.func @dim_16(
// CHECK-SAME: attributes {winnow.plan = {fp8 = "convert", helpers
func.func @dim_16(
    %query: memref<?x16xf8E4M3FN>, %cache: memref<?x8x16xf8E4M3FN>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %q = "winnow.queries"(%query) : (memref<?x16xf8E4M3FN>) -> tensor<?x16xf8E4M3FN>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x16xf8E4M3FN>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xf8E4M3FN>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x16xf8E4M3FN>, tensor<?x?x16xf8E4M3FN>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 128 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

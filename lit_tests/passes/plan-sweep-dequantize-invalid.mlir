// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{dequantize=scaled-dot}' \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{target=cuda:100 dequantize=scaled-dot}' \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=DIM
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{dequantize=some}' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=CHOICE

// CHOICE: option `dequantize`
func.func @f(
    %cache: memref<?x8x16xi8>, %scales: memref<?x8x2xi8>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    // TARGET: :[[# @LINE + 2]]:10: error: dequantize must be convert on cuda:90, but is scaled-dot
    // DIM:    :[[# @LINE + 1]]:10: error: dequantize must be convert for less than 64 dims, or other queries than NVFP4, but is scaled-dot
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x16xi8>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xi8>
    %ks = "winnow.paged_keys"(%scales, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x2xi8>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x2xi8>
    %keys = "winnow.dequantize_nvfp4"(%k, %ks)
        : (tensor<?x?x16xi8>, tensor<?x?x2xi8>) -> tensor<?x?x32xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

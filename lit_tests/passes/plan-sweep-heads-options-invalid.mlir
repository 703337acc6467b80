// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{target=cuda:80 fp8=dot}' \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{target=hip:gfx942 fp8=dot}' \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=HIP
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{fp8=dot}' --reproducer %t.mlir 2>&1 \
// RUN:   | FileCheck %s --check-prefix=DIM
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{tile-rows=2}' --reproducer %t.mlir 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ROWS
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{tile-keys=16384 program-keys=16384}' \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=SCORES
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{dequantize=convert}' \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=NVFP4
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{fp8=some}' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FORMAT
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{keys-operand=both}' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=OPERAND

// FORMAT: option `fp8`
// OPERAND: option `keys-operand`
func.func @f(
    %query: memref<?x4x16xf8E4M3FN>, %cache: memref<?x8x16xf8E4M3FN>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %q = "winnow.queries"(%query) : (memref<?x4x16xf8E4M3FN>) -> tensor<?x4x16xf8E4M3FN>
    // TARGET: :[[# @LINE + 6]]:10: error: fp8 must be convert on cuda:80, but is dot
    // HIP:    :[[# @LINE + 5]]:10: error: fp8 must be convert on hip:gfx942, but is dot
    // DIM:    :[[# @LINE + 4]]:10: error: fp8 must be convert for less than 32 dims, but is dot
    // ROWS:   :[[# @LINE + 3]]:10: error: tile-rows must be a power of two, at least 4, but is 2
    // SCORES: :[[# @LINE + 2]]:10: error: tile-keys must be at most 1048576 / tile-rows=32 x 4 heads, but is 16384
    // NVFP4:  :[[# @LINE + 1]]:10: error: dequantize must be left out where no keys are NVFP4, but is convert
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 32 : i32}
        : (memref<?x8x16xf8E4M3FN>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xf8E4M3FN>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x4x16xf8E4M3FN>, tensor<?x?x16xf8E4M3FN>) -> tensor<?x4x?xf32>
    %r = "winnow.reduce_heads"(%s) {kind = "add"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
    "winnow.yield"(%r) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 32 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

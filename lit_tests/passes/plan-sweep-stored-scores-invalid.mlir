// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{tile-rows=8}' --reproducer %t.mlir 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ROWS
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{tile-keys=48}' --reproducer %t.mlir 2>&1 \
// RUN:   | FileCheck %s --check-prefix=KEYS
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{program-keys=320}' --reproducer %t.mlir \
// RUN:   2>&1 | FileCheck %s --check-prefix=PROGRAM
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{dequantize=convert}' \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=DEQUANTIZE
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{scatter=hits}' \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=SCATTER
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{target=cuda:0}' --reproducer %t.mlir 2>&1 \
// RUN:   | FileCheck %s --check-prefix=TARGET

func.func @f(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  // TARGET:  :[[# @LINE + 1]]:3: error: unknown target 'cuda:0'
  "winnow.fused_store_scores"(%lengths, %output) ({
    // SCATTER: :[[# @LINE + 5]]:10: error: scatter must be left out where nothing is selected, but is hits
    // ROWS:    :[[# @LINE + 4]]:10: error: tile-rows must be a power of two, at least 16, but is 8
    // KEYS:    :[[# @LINE + 3]]:10: error: tile-keys must be a power of two, at least 16, but is 48
    // PROGRAM: :[[# @LINE + 2]]:10: error: program-keys must be a multiple of tile-keys=128, but is 320
    // DEQUANTIZE: :[[# @LINE + 1]]:10: error: dequantize must be left out where no keys are NVFP4, but is convert
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 8 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 8 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

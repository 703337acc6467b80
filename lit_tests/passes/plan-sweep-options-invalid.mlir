// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{target=H100}' --reproducer %t.mlir 2>&1 \
// RUN:   | FileCheck %s --check-prefix=TARGET
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{tile-rows=24}' --reproducer %t.mlir 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ROWS
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{tile-keys=8}' --reproducer %t.mlir 2>&1 \
// RUN:   | FileCheck %s --check-prefix=KEYS
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{num-warps=0}' --reproducer %t.mlir 2>&1 \
// RUN:   | FileCheck %s --check-prefix=WARPS
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{tile-keys=32 program-keys=80}' \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=PROGRAM
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{num-stages=0}' --reproducer %t.mlir 2>&1 \
// RUN:   | FileCheck %s --check-prefix=STAGES
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{num-warps=64}' --reproducer %t.mlir 2>&1 \
// RUN:   | FileCheck %s --check-prefix=THREADS
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{target=hip:gfx942 num-warps=32}' \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=HIP-THREADS
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{program-keys=4294968320}' \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=WIDTH
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{tile-rows=128 tile-keys=16384 \
// RUN:   program-keys=16384}' --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=SCORES
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{dequantize=convert}' \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=DEQUANTIZE
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{fp8=convert}' --reproducer %t.mlir 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FP8
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{max-registers=23}' \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=FEW-REGISTERS
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{max-registers=256}' \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=MANY-REGISTERS
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{target=hip:gfx942 max-registers=128}' \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=HIP-REGISTERS
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{register-usage=0}' \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=LEAST-USAGE
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{register-usage=11}' \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=MOST-USAGE
// RUN: not winnow-opt %s --pass-pipeline='plan-sweep{target=hip:gfx942 register-usage=3}' \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=HIP-USAGE

func.func @f(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  // TARGET:  :[[# @LINE + 1]]:3: error: unknown target 'H100'; did you mean 'cuda:90'?
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    // LEAST-USAGE: :[[# @LINE + 17]]:10: error: register-usage must be 1 to 10, but is 0
    // MOST-USAGE: :[[# @LINE + 16]]:10: error: register-usage must be 1 to 10, but is 11
    // HIP-USAGE: :[[# @LINE + 15]]:10: error: register-usage must be left out on hip:gfx942, but is 3
    // FEW-REGISTERS: :[[# @LINE + 14]]:10: error: max-registers must be 24 to 255, but is 23
    // MANY-REGISTERS: :[[# @LINE + 13]]:10: error: max-registers must be 24 to 255, but is 256
    // HIP-REGISTERS: :[[# @LINE + 12]]:10: error: max-registers must be left out on hip:gfx942, but is 128
    // FP8: :[[# @LINE + 11]]:10: error: fp8 must be left out where no keys are E4M3, but is convert
    // DEQUANTIZE: :[[# @LINE + 10]]:10: error: dequantize must be left out where no keys are NVFP4, but is convert
    // THREADS:     :[[# @LINE + 9]]:10: error: num-warps must be at most 32 on cuda:90, but is 64
    // SCORES:  :[[# @LINE + 8]]:10: error: tile-keys must be at most 1048576 / tile-rows=128, but is 16384
    // HIP-THREADS: :[[# @LINE + 7]]:10: error: num-warps must be at most 16 on hip:gfx942, but is 32
    // WIDTH:   :[[# @LINE + 6]]:10: error: program-keys must be at most 268435456, but is 4294968320
    // ROWS:    :[[# @LINE + 5]]:10: error: tile-rows must be a power of two, at least 16, but is 24
    // KEYS:    :[[# @LINE + 4]]:10: error: tile-keys must be a power of two, at least 16, but is 8
    // WARPS:   :[[# @LINE + 3]]:10: error: num-warps must be a power of two, at least 1, but is 0
    // PROGRAM: :[[# @LINE + 2]]:10: error: program-keys must be a multiple of tile-keys=32, but is 80
    // STAGES:  :[[# @LINE + 1]]:10: error: num-stages must be positive, but is 0
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 32 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

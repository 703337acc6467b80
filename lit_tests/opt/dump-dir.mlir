// RUN: rm -rf %t
// RUN: winnow-opt %s --pass-pipeline='func.func(cse),canonicalize' --dump-dir %t/new
// RUN: ls %t/new | FileCheck %s --check-prefix=FILES
// RUN: FileCheck %s --check-prefix=INPUT < %t/new/00-input.mlir
// RUN: FileCheck %s --check-prefix=LAST < %t/new/02-canonicalize.mlir

// FILES:      00-input.mlir
// FILES-NEXT: 01-func.func-cse.mlir
// FILES-NEXT: 02-canonicalize.mlir
// FILES-NOT:  {{.}}

// The input of a pass that fails is the last file.
// RUN: not env PYTHONPATH=%S/inputs winnow-opt %s --load toy --dump-dir %t/failing \
// RUN:   --pass-pipeline='cse,toy-break' --reproducer %t.mlir
// RUN: ls %t/failing | FileCheck %s --check-prefix=FAILING
// FAILING:      00-input.mlir
// FAILING-NEXT: 01-cse.mlir
// FAILING-NOT:  {{.}}

// INPUT-LABEL: func.func @unused
// INPUT:         arith.constant
// LAST-LABEL:  func.func @unused
// LAST-NEXT:     return
func.func @unused() {
  %0 = arith.constant 0 : i32
  return
}

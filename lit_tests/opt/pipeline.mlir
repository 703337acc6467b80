// RUN: winnow-opt %s | FileCheck %s --check-prefixes=CHECK,KEEP
// RUN: winnow-opt %s --pass-pipeline='builtin.module(cse)' | FileCheck %s --check-prefixes=CHECK,CSE
// RUN: winnow-opt %s --pass-pipeline='cse' | FileCheck %s --check-prefixes=CHECK,CSE
// RUN: winnow-opt %s --pass-pipeline=' func.func( cse, canonicalize{max-iterations=4} ) ' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,FOLD
// RUN: winnow-opt %s --pass-pipeline='cse,canonicalize' | FileCheck %s --check-prefixes=CHECK,FOLD
// RUN: winnow-opt --pass-pipeline='cse,canonicalize' < %s | FileCheck %s --check-prefixes=CHECK,FOLD

// CHECK-LABEL: func.func @twice(
// CHECK-SAME:    %[[X:.+]]: i32)
// KEEP-COUNT-2:  arith.addi %[[X]]
// CSE:           %[[ZERO:.+]] = arith.constant 0
// CSE:           %[[SUM:.+]] = arith.addi %[[X]], %[[ZERO]]
// CSE-NEXT:      return %[[SUM]], %[[SUM]]
// FOLD-NEXT:     return %[[X]], %[[X]]
func.func @twice(%x: i32) -> (i32, i32) {
  %zero = arith.constant 0 : i32
  %0 = arith.addi %x, %zero : i32
  %1 = arith.addi %x, %zero : i32
  return %0, %1 : i32, i32
}

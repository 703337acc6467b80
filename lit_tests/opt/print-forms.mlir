// RUN: winnow-opt %s --emit-generic | FileCheck %s --check-prefix=GENERIC
// RUN: winnow-opt %s --mlir-print-debuginfo | FileCheck %s --check-prefix=LOC
// RUN: winnow-opt %s -o %t
// RUN: FileCheck %s < %t

// CHECK-LABEL: func.func @f
// GENERIC:     "func.func"() <{{.*}}sym_name = "f"
// LOC:         print-forms.mlir":[[# @LINE + 1]]:1
func.func @f() {
  return
}

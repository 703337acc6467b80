// RUN: not winnow-opt %s --split-input-file --mlir-print-debuginfo 2> %t | FileCheck %s
// RUN: FileCheck %s --check-prefix=ERROR < %t

// Parts are parsed by themselves, with the line numbers of the file.

// CHECK-LABEL: func.func @same_name
// CHECK:       loc("{{.*}}split-input-file.mlir":[[# @LINE + 1]]:1)
func.func @same_name() {
  return
}

// CHECK:       {{^}}// -----{{$}}
// -----

// CHECK-LABEL: func.func @same_name
// CHECK:       loc("{{.*}}split-input-file.mlir":[[# @LINE + 1]]:1)
func.func @same_name() {
  return
}

// CHECK-NOT:   // -----
// -----

func.func @bad() {
  // ERROR:      split-input-file.mlir:[[# @LINE + 3]]:19: error: {{.*}} undeclared SSA value
  // ERROR-NEXT:   %0 = arith.negf %missing
  // ERROR-NEXT:  {{^  +\^$}}
  %0 = arith.negf %missing : f32
  return
}

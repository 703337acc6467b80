// RUN: not winnow-opt %s --split-input-file --verify-diagnostics 2>&1 | FileCheck %s

// CHECK: verify-diagnostics-fails.mlir:[[# @LINE + 4]]:3: error: unexpected error: custom op 'first_op'
// CHECK: verify-diagnostics-fails.mlir:[[# @LINE + 2]]:6: error: expected error was not produced: first op
func.func @other_text() {
  // expected-error@+1 {{first op}}
  first_op
}

// -----

// CHECK: :[[# @LINE + 4]]:3: error: unexpected error: custom op 'second_op'
// CHECK: :[[# @LINE + 2]]:6: error: expected error was not produced: second_op
func.func @other_line() {
  // expected-error {{second_op}}
  second_op
}

// -----

// CHECK: :[[# @LINE + 4]]:3: error: unexpected error: custom op 'third_op'
// CHECK: :[[# @LINE + 2]]:6: error: expected warning was not produced: third_op
func.func @other_severity() {
  // expected-warning@+1 {{third_op}}
  third_op
}

// -----

// CHECK: :[[# @LINE + 1]]:4: error: expected error was not produced: never
// expected-error {{never}}

// -----

// CHECK-NOT: error:
// CHECK: :[[# @LINE + 1]]:4: error: not an expectation
// expected-error {fourth_op}

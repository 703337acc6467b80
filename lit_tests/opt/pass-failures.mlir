// RUN: not env PYTHONPATH=%S/inputs winnow-opt %s --load toy --pass-pipeline=toy-break \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=BREAK
// RUN: not env PYTHONPATH=%S/inputs winnow-opt %s --load toy --pass-pipeline=toy-crash \
// RUN:   --reproducer %t.mlir 2>&1 | FileCheck %s --check-prefix=CRASH

// What a pass leaves is verified.
// BREAK:      pass-failures.mlir:[[# @LINE + 11]]:1: error: empty block: expect at least a terminator
// BREAK:        in pass `toy-break`
// BREAK-NOT:  Traceback

// A bug in a pass is shown as one.
// CRASH:      error: ZeroDivisionError: {{.+}}
// CRASH-NEXT:   in pass `toy-crash`
// CRASH-NEXT:   reproducer:
// CRASH-NEXT:   run again:
// CRASH-NEXT: this is a bug in the pass:
// CRASH-NEXT: Traceback
func.func @f() {
  return
}

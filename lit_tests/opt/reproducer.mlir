// RUN: rm -f %t.mlir
// RUN: not env PYTHONPATH=%S/inputs winnow-opt %s --load toy --reproducer %t.mlir \
// RUN:   --pass-pipeline='cse,toy-refuse,canonicalize' 2>&1 | FileCheck %s --check-prefix=MESSAGE
// RUN: FileCheck %s --check-prefix=FILE < %t.mlir

// MESSAGE:      reproducer.mlir:[[# @LINE + 18]]:1: error: this function is refused
// MESSAGE-NEXT:   func.func @refused
// MESSAGE-NEXT:   ^
// MESSAGE-NEXT:   in pass `toy-refuse`
// MESSAGE-NEXT:   reproducer: [[PATH:.*]]
// MESSAGE-NEXT:   run again: winnow-opt [[PATH]] --load toy --pass-pipeline 'builtin.module(toy-refuse,canonicalize)'
// MESSAGE-NOT:  {{.}}

// FILE:         // Pass `toy-refuse` fails on this module.
// FILE-NEXT:    // winnow-opt {{.*}} --load toy --pass-pipeline 'builtin.module(toy-refuse,canonicalize)'
// FILE-NEXT:    // Pipeline: builtin.module(toy-refuse,canonicalize)
// FILE-NEXT:    module {

// The command fails as the pass did, at the same place.
// RUN: sed -n 's,^// *\(winnow-opt\),\1,p' %t.mlir > %t.sh
// RUN: not env PYTHONPATH=%S/inputs sh %t.sh 2>&1 | FileCheck %s --check-prefix=AGAIN
// AGAIN: reproducer.mlir:[[# @LINE + 2]]:1: error: this function is refused

func.func @refused() attributes {refused} {
  return
}

// RUN: env PYTHONPATH=%S/inputs winnow-opt %s --load toy --pass-pipeline='toy-rename{to="a b"}' \
// RUN:   | FileCheck %s
// RUN: not winnow-opt %s --load missing_module 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: cd %S/inputs && winnow-opt %s --load toy --pass-pipeline='toy-rename{to="a b"}' | FileCheck %s

// CHECK-LABEL: func.func @"a b"
func.func @f() {
  return
}

// MISSING: winnow-opt: error: can't load `missing_module`: ModuleNotFoundError

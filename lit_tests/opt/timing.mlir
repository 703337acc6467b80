// RUN: winnow-opt %s --pass-pipeline='cse,func.func(canonicalize)' --timing -o %t 2>&1 | FileCheck %s

// CHECK:      seconds share pass
// CHECK-NEXT: {{[0-9.]+ +[0-9.]+%}} cse
// CHECK-NEXT: {{[0-9.]+ +[0-9.]+%}} func.func(canonicalize)
// CHECK-NEXT: {{[0-9.]+}} 100.0% total
func.func @f() {
  return
}

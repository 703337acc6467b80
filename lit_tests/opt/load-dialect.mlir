// RUN: env PYTHONPATH=%S/inputs winnow-opt %s --load toy --split-input-file --verify-diagnostics \
// RUN:   | FileCheck %s

// CHECK-LABEL: func.func @doubled
// CHECK: "toy.double"(%{{.*}}) : (i32) -> i32
func.func @doubled(%x: i32) -> i32 {
  %y = "toy.double"(%x) : (i32) -> i32
  return %y : i32
}

// -----

func.func @wrong(%x: i64) -> i64 {
  // expected-error @below {{the value must be i32, but is i64}}
  %y = "toy.double"(%x) : (i64) -> i64
  return %y : i64
}

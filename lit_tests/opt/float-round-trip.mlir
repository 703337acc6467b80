// RUN: winnow-opt %s > %t.once
// RUN: winnow-opt %t.once > %t.twice
// RUN: cmp %t.once %t.twice
// RUN: FileCheck %s < %t.once

// CHECK-LABEL: func.func @scalars
// CHECK-NEXT:    arith.constant 0x7F800000 : f32
// CHECK-NEXT:    arith.constant 0xFF800000 : f32
// CHECK-NEXT:    arith.constant 0x7FC00000 : f32
// CHECK-NEXT:    arith.constant 0xFFC00001 : f32
// CHECK-NEXT:    arith.constant -0.000000e+00 : f32
// CHECK-NEXT:    arith.constant 1.401300e-45 : f32
// CHECK-NEXT:    arith.constant 1.000000e-01 : f32
func.func @scalars() {
  %inf = arith.constant 0x7F800000 : f32
  %negative_inf = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %signalling_nan = arith.constant 0xFFC00001 : f32
  %negative_zero = arith.constant -0.0 : f32
  %subnormal = arith.constant 1.0e-45 : f32
  %tenth = arith.constant 0.1 : f32
  return
}

// CHECK-LABEL: func.func @array
// CHECK-NEXT:    dense<[0x7F800000, 0xFF800000, 0x7FC00000, -0.000000e+00, 1.401300e-45, 1.000000e-01]>
func.func @array() -> tensor<6xf32> {
  %0 = arith.constant
      dense<[0x7F800000, 0xFF800000, 0x7FC00000, -0.0, 1.0e-45, 0.1]> : tensor<6xf32>
  return %0 : tensor<6xf32>
}

// RUN: winnow-opt %s --pass-pipeline=lower-buffers | FileCheck %s

// CHECK-LABEL: func.func @reserve(
// CHECK-SAME:    %[[X:[^:]+]]: !tt.ptr<i32>
// CHECK:         %[[ROWS:.+]] = "tt.make_range"() {end = 16
// CHECK:         %[[HITS:.+]] = arith.constant dense<5>
// CHECK:         %[[ROWS1:.+]] = "tt.expand_dims"(%[[ROWS]]) {axis = 1 : i32}
// CHECK:         %[[COLUMN:.+]] = arith.constant dense<1> : tensor<16x1xi32>
// CHECK:         %[[ROW:.+]] = arith.muli {{.+}} : tensor<16x1xi64>
// CHECK:         %[[COLUMN64:.+]] = arith.extsi %[[COLUMN]]
// CHECK:         %[[OFFSET:.+]] = arith.addi %[[ROW]], %[[COLUMN64]]
// CHECK:         %[[XS:.+]] = "tt.splat"(%[[X]]) : (!tt.ptr<i32>) -> tensor<16x1x!tt.ptr<i32>>
// CHECK:         %[[COUNTER:.+]] = "tt.addptr"(%[[XS]], %[[OFFSET]])
// CHECK:         %[[P:.+]] = "tt.broadcast"(%[[COUNTER]]) : {{.+}} -> tensor<16x4x!tt.ptr<i32>>
// CHECK:         %[[FIRST:.+]] = "tt.elementwise_inline_asm"(%[[P]], %[[HITS]])
// CHECK-SAME:      atom.global.gpu.relaxed.add.u32 $0, [$1], count;
// CHECK-SAME:      constraints = "=&r,l,r", operandSegmentSizes = array<i32: 1, 1, 0>
// CHECK:         arith.addi %[[FIRST]], %[[FIRST]]
func.func @reserve(%x: memref<?x2xi32> {winnow.name = "x"}) {
  %rows = "tt.make_range"() {start = 0 : i32, end = 16 : i32} : () -> tensor<16xi32>
  %hits = arith.constant dense<5> : tensor<16x4xi32>
  %first = "tile.reserve"(%x, %rows, %hits) {column = 1 : i32}
      : (memref<?x2xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
  %0 = arith.addi %first, %first : tensor<16x4xi32>
  return
}

// The pointers are those of the slots of number 0; from there on, the assembly steps by 8 bytes.
// CHECK-LABEL: func.func @store_hits(
// CHECK-SAME:    %[[X:[^:]+]]: !tt.ptr<i32> {tt.divisibility = 8 : i32, {{.+}}, %[[STRIDE:[^:]+]]: i64 {tt.divisibility = 2 : i32, {{.+}}, %[[LIMIT:[^:]+]]: i32
// CHECK-DAG:     %[[KEYS:.+]] = "tt.make_range"() {end = 4
// CHECK-DAG:     %[[HITS:.+]] = arith.constant dense<5>
// CHECK-DAG:     %[[T:.+]] = arith.constant dense<2.000000e+00>
// CHECK-DAG:     %[[S:.+]] = arith.constant dense<3.000000e+00>
// CHECK:         %[[SLOT:.+]] = arith.constant dense<7> : tensor<16x1xi32>
// CHECK:         "tt.splat"(%[[STRIDE]]) : (i64) -> tensor<16x1xi64>
// CHECK:         arith.extsi %[[SLOT]]
// CHECK:         %[[P:.+]] = "tt.broadcast"(%{{.+}}) : {{.+}} -> tensor<16x4x!tt.ptr<i32>>
// CHECK:         %[[LIMITS:.+]] = "tt.splat"(%[[LIMIT]]) : (i32) -> tensor<16x4xi32>
// CHECK:         %[[KEYS1:.+]] = "tt.expand_dims"(%[[KEYS]]) {axis = 0 : i32}
// CHECK:         %[[KEYSB:.+]] = "tt.broadcast"(%[[KEYS1]])
// CHECK:         %[[T1:.+]] = "tt.expand_dims"(%[[T]]) {axis = 1 : i32}
// CHECK:         %[[TB:.+]] = "tt.broadcast"(%[[T1]])
// CHECK:         "tt.elementwise_inline_asm"(%[[P]], %[[HITS]], %[[HITS]], %[[LIMITS]], %[[KEYSB]], %[[TB]], %[[S]], %[[S]], %[[S]], %[[S]])
// CHECK-SAME:      mad.wide.s32 slot, bit, -8, $1;
// CHECK-SAME:      constraints = "=&r,l,r,r,r,r,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 5>
// CHECK-NEXT:    return
func.func @store_hits(
    %x: memref<?x?x2xi32, strided<[?, 2, 1]>> {winnow.name = "x", winnow.alignment = 8 : i64},
    %limit: i32 {winnow.name = "limit"}) {
  %rows = "tt.make_range"() {start = 0 : i32, end = 16 : i32} : () -> tensor<16xi32>
  %keys = "tt.make_range"() {start = 0 : i32, end = 4 : i32} : () -> tensor<4xi32>
  %hits = arith.constant dense<5> : tensor<16x4xi32>
  %t = arith.constant dense<2.0> : tensor<16xf32>
  %s = arith.constant dense<3.0> : tensor<16x4xf32>
  "tile.store_hits"(%x, %rows, %hits, %hits, %limit, %keys, %t, %s, %s, %s, %s)
      {first_slot = 7 : i32, numbers = false, step = -1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 4>}
      : (memref<?x?x2xi32, strided<[?, 2, 1]>>, tensor<16xi32>, tensor<16x4xi32>,
         tensor<16x4xi32>, i32, tensor<4xi32>, tensor<16xf32>, tensor<16x4xf32>,
         tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>) -> ()
  return
}

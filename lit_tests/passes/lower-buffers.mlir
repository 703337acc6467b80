// RUN: winnow-opt %s --pass-pipeline=lower-buffers | FileCheck %s

// CHECK-LABEL: func.func @scalars(
// CHECK-SAME:    %[[X:[^:]+]]: !tt.ptr<f32> {tt.divisibility = 4 : i32, winnow.arg = "x", winnow.type = memref<?xf32>}
// CHECK-SAME:    %[[I:[^:]+]]: i32 {winnow.arg = "i"}, %[[P:[^:]+]]: i1 {winnow.arg = "arg2"}) {
// CHECK-NEXT:    %[[I0:.+]] = arith.extsi %[[I]] : i32 to i64
// CHECK-NEXT:    %[[X0:.+]] = "tt.addptr"(%[[X]], %[[I0]]) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
// CHECK-NEXT:    %[[V:.+]] = "tt.load"(%[[X0]]) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>}
// CHECK-NEXT:    %[[ZERO:.+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[I1:.+]] = arith.extsi %[[I]]
// CHECK-NEXT:    %[[X1:.+]] = "tt.addptr"(%[[X]], %[[I1]])
// CHECK-NEXT:    %[[W:.+]] = "tt.load"(%[[X1]], %[[P]], %[[ZERO]]) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}
// CHECK-NEXT:    %[[I2:.+]] = arith.extsi %[[I]]
// CHECK-NEXT:    %[[X2:.+]] = "tt.addptr"(%[[X]], %[[I2]])
// CHECK-NEXT:    "tt.store"(%[[X2]], %[[W]]) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>}
// CHECK-NEXT:    %[[I3:.+]] = arith.extsi %[[I]]
// CHECK-NEXT:    %[[X3:.+]] = "tt.addptr"(%[[X]], %[[I3]])
// CHECK-NEXT:    "tt.store"(%[[X3]], %[[V]], %[[P]]) {{.+}} : (!tt.ptr<f32>, f32, i1) -> ()
// CHECK-NEXT:    return
func.func @scalars(
    %x: memref<?xf32> {winnow.name = "x"}, %i: i32 {winnow.name = "i"}, %p: i1) {
  %v = "tile.load"(%x, %i) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}
      : (memref<?xf32>, i32) -> f32
  %w = "tile.load"(%x, %i, %p) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}
      : (memref<?xf32>, i32, i1) -> f32
  "tile.store"(%x, %w, %i) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>}
      : (memref<?xf32>, f32, i32) -> ()
  "tile.store"(%x, %v, %i, %p) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1>}
      : (memref<?xf32>, f32, i32, i1) -> ()
  return
}

// CHECK-LABEL: func.func @atomic_in_a_branch(
// CHECK-SAME:    %[[X:[^:]+]]: !tt.ptr<i32> {{.+}}, %[[I:[^:]+]]: i32 {{.+}}, %[[P:[^:]+]]: i1
// CHECK-NEXT:    scf.if %[[P]] {
// CHECK-NEXT:      %[[I64:.+]] = arith.extsi %[[I]] : i32 to i64
// CHECK-NEXT:      %[[STRIDE:.+]] = arith.constant 2 : i64
// CHECK-NEXT:      %[[OFFSET:.+]] = arith.muli %[[I64]], %[[STRIDE]]
// CHECK-NEXT:      %[[COLUMN:.+]] = arith.extsi %[[I]] : i32 to i64
// CHECK-NEXT:      %[[SUM:.+]] = arith.addi %[[OFFSET]], %[[COLUMN]]
// CHECK-NEXT:      %[[ELEMENT:.+]] = "tt.addptr"(%[[X]], %[[SUM]])
// CHECK-NEXT:      "tt.atomic_rmw"(%[[ELEMENT]], %[[I]], %[[P]]) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32}
func.func @atomic_in_a_branch(%x: memref<?x2xi32>, %i: i32, %p: i1) {
  scf.if %p {
    %old = "tile.atomic"(%x, %i, %i, %i, %p)
        {kind = "add", order = "relaxed", operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>}
        : (memref<?x2xi32>, i32, i32, i32, i1) -> i32
  }
  return
}

// Sizes that are used become arguments, in order; strides do where there is an access.
// CHECK-LABEL: func.func @sizes(
// CHECK-SAME:    %{{[^:]+}}: !tt.ptr<bf16> {tt.divisibility = 2 : i32, winnow.arg = "arg0", winnow.type = memref<?x?xbf16>},
// CHECK-SAME:    %{{[^:]+}}: !tt.ptr<i8> {winnow.arg = "arg1", winnow.type = memref<?x?x?xi8, strided<[?, ?, 1]>>},
// CHECK-SAME:    %[[N0:[^:]+]]: i32 {winnow.arg = "arg1.size0"}, %[[N2:[^:]+]]: i32 {winnow.arg = "arg1.size2"}) -> i32 {
// CHECK-NEXT:    %[[N:.+]] = arith.addi %[[N2]], %[[N0]]
// CHECK-NEXT:    %[[M:.+]] = arith.addi %[[N]], %[[N0]]
// CHECK-NEXT:    return %[[M]]
func.func @sizes(
    %unused: memref<?x?xbf16>, %measured: memref<?x?x?xi8, strided<[?, ?, 1]>>) -> i32 {
  %n2 = "tile.dim"(%measured) {axis = 2 : i32} : (memref<?x?x?xi8, strided<[?, ?, 1]>>) -> i32
  %n0 = "tile.dim"(%measured) {axis = 0 : i32} : (memref<?x?x?xi8, strided<[?, ?, 1]>>) -> i32
  %again = "tile.dim"(%measured) {axis = 0 : i32} : (memref<?x?x?xi8, strided<[?, ?, 1]>>) -> i32
  %n = arith.addi %n2, %n0 : i32
  %m = arith.addi %n, %again : i32
  return %m : i32
}

// The alignment, in bytes, holds for pointer and strides. A static axis has 32-bit offsets, of which
// 64-bit ones come where they are added to those of a dynamic axis. The sum moves the pointers.
// CHECK-LABEL: func.func @strides(
// CHECK-SAME:    %[[X:[^:]+]]: !tt.ptr<bf16> {tt.divisibility = 16 : i32, winnow.arg = "x", winnow.type = memref<?x8x4xbf16, strided<[?, 4, 1]>>},
// CHECK-SAME:    %[[STRIDE:[^:]+]]: i64 {tt.divisibility = 8 : i32, winnow.arg = "x.stride0"}) {
// CHECK:         %[[I:.+]] = "tt.expand_dims"({{.+}} -> tensor<2x1x1xi32>
// CHECK:         %[[J:.+]] = "tt.expand_dims"({{.+}} -> tensor<1x8x1xi32>
// CHECK:         %[[K:.+]] = "tt.expand_dims"({{.+}} -> tensor<1x1x4xi32>
// CHECK:         %[[I64:.+]] = arith.extsi %[[I]] : tensor<2x1x1xi32> to tensor<2x1x1xi64>
// CHECK-NEXT:    %[[S:.+]] = "tt.splat"(%[[STRIDE]]) : (i64) -> tensor<2x1x1xi64>
// CHECK-NEXT:    %[[IS:.+]] = arith.muli %[[I64]], %[[S]]
// CHECK-NEXT:    %[[C4:.+]] = arith.constant dense<4> : tensor<1x8x1xi32>
// CHECK-NEXT:    %[[JS:.+]] = arith.muli %[[J]], %[[C4]]
// CHECK-NEXT:    %[[J64:.+]] = arith.extsi %[[JS]]
// CHECK-NEXT:    %[[IB:.+]] = "tt.broadcast"(%[[IS]]) : {{.+}} -> tensor<2x8x1xi64>
// CHECK-NEXT:    %[[JB:.+]] = "tt.broadcast"(%[[J64]]) : {{.+}} -> tensor<2x8x1xi64>
// CHECK-NEXT:    %[[IJ:.+]] = arith.addi %[[IB]], %[[JB]]
// CHECK-NEXT:    %[[K64:.+]] = arith.extsi %[[K]]
// CHECK-NEXT:    %[[IJB:.+]] = "tt.broadcast"(%[[IJ]]) : {{.+}} -> tensor<2x8x4xi64>
// CHECK-NEXT:    %[[KB:.+]] = "tt.broadcast"(%[[K64]]) : {{.+}} -> tensor<2x8x4xi64>
// CHECK-NEXT:    %[[IJK:.+]] = arith.addi %[[IJB]], %[[KB]]
// CHECK-NEXT:    %[[XS:.+]] = "tt.splat"(%[[X]]) : {{.+}} -> tensor<2x8x4x!tt.ptr<bf16>>
// CHECK-NEXT:    %[[XK:.+]] = "tt.addptr"(%[[XS]], %[[IJK]])
// CHECK-NEXT:    "tt.load"(%[[XK]])
func.func @strides(
    %x: memref<?x8x4xbf16, strided<[?, 4, 1]>> {winnow.name = "x", winnow.alignment = 16 : i64}) {
  %i0 = "tt.make_range"() {start = 0 : i32, end = 2 : i32} : () -> tensor<2xi32>
  %i1 = "tt.expand_dims"(%i0) {axis = 1 : i32} : (tensor<2xi32>) -> tensor<2x1xi32>
  %i = "tt.expand_dims"(%i1) {axis = 2 : i32} : (tensor<2x1xi32>) -> tensor<2x1x1xi32>
  %j0 = "tt.make_range"() {start = 0 : i32, end = 8 : i32} : () -> tensor<8xi32>
  %j1 = "tt.expand_dims"(%j0) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
  %j = "tt.expand_dims"(%j1) {axis = 2 : i32} : (tensor<1x8xi32>) -> tensor<1x8x1xi32>
  %k0 = "tt.make_range"() {start = 0 : i32, end = 4 : i32} : () -> tensor<4xi32>
  %k1 = "tt.expand_dims"(%k0) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
  %k = "tt.expand_dims"(%k1) {axis = 0 : i32} : (tensor<1x4xi32>) -> tensor<1x1x4xi32>
  %v = "tile.load"(%x, %i, %j, %k) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}
      : (memref<?x8x4xbf16, strided<[?, 4, 1]>>, tensor<2x1x1xi32>, tensor<1x8x1xi32>,
         tensor<1x1x4xi32>) -> tensor<2x8x4xbf16>
  return
}

// Rows that all lanes share are moved to once, and all lanes' pointers are made at the end.
// CHECK-LABEL: func.func @one_row(
// CHECK-SAME:    %[[X:[^:]+]]: !tt.ptr<f32> {{.+}}, %[[STRIDE:[^:]+]]: i64 {winnow.arg = "arg0.stride0"}
// CHECK:         %[[I:.+]] = "tt.splat"({{.+}} -> tensor<1x1xi32>
// CHECK:         %[[IJ:.+]] = arith.addi {{.+}} : tensor<1x1xi64>
// CHECK:         %[[X0:.+]] = "tt.splat"(%[[X]]) : {{.+}} -> tensor<1x1x!tt.ptr<f32>>
// CHECK:         %[[XJ:.+]] = "tt.addptr"(%[[X0]], %[[IJ]])
// CHECK:         %[[ALL:.+]] = "tt.broadcast"(%[[XJ]]) : {{.+}} -> tensor<2x4x!tt.ptr<f32>>
// CHECK:         "tt.load"(%[[ALL]])
func.func @one_row(%x: memref<?x8xf32, strided<[?, 1]>>, %row: i32) {
  %i = "tt.splat"(%row) : (i32) -> tensor<1x1xi32>
  %v = "tile.load"(%x, %i, %i) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}
      : (memref<?x8xf32, strided<[?, 1]>>, tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<2x4xf32>
  return
}

// A static axis has 64-bit offsets too where, with those before it, it can reach past an i32.
// CHECK-LABEL: func.func @far(
// CHECK-SAME:    %[[X:[^:]+]]: !tt.ptr<i8> {winnow.arg = "arg0", winnow.type = memref<8x268435455xi8, strided<[1, 8]>>}, %[[I:[^:]+]]: i32
// CHECK-NEXT:    %[[I64:.+]] = arith.extsi %[[I]]
// CHECK-NEXT:    %[[STRIDE:.+]] = arith.constant 8 : i64
// CHECK-NEXT:    %[[OFFSET:.+]] = arith.muli %[[I64]], %[[STRIDE]]
// CHECK-NEXT:    %[[NEAR:.+]] = arith.extsi %[[I]]
// CHECK-NEXT:    %[[SUM:.+]] = arith.addi %[[NEAR]], %[[OFFSET]]
// CHECK-NEXT:    "tt.addptr"(%[[X]], %[[SUM]]) : (!tt.ptr<i8>, i64)
func.func @far(%x: memref<8x268435455xi8, strided<[1, 8]>>, %i: i32) {
  %v = "tile.load"(%x, %i, %i) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}
      : (memref<8x268435455xi8, strided<[1, 8]>>, i32, i32) -> i8
  return
}

// CHECK-LABEL: func.func @less_far(
// CHECK-SAME:    %{{[^:]+}}: !tt.ptr<i8> {winnow.arg = "arg0", winnow.type = memref<8x268435454xi8, strided<[1, 8]>>}, %[[I:[^:]+]]: i32
// CHECK:         %[[STRIDE:.+]] = arith.constant 8 : i32
// CHECK-NEXT:    %[[OFFSET:.+]] = arith.muli %[[I]], %[[STRIDE]] : i32
// CHECK-NEXT:    arith.addi %[[I]], %[[OFFSET]] : i32
func.func @less_far(%x: memref<8x268435454xi8, strided<[1, 8]>>, %i: i32) {
  %v = "tile.load"(%x, %i, %i) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}
      : (memref<8x268435454xi8, strided<[1, 8]>>, i32, i32) -> i8
  return
}

// Every dynamic stride is passed, that of the last axis as well.
// CHECK-LABEL: func.func @no_unit_stride(
// CHECK-SAME:    %{{[^:]+}}: !tt.ptr<f32> {{.+}}, %{{[^:]+}}: i64 {winnow.arg = "arg0.stride0"}, %[[S1:[^:]+]]: i64 {winnow.arg = "arg0.stride1"}, %[[I:[^:]+]]: i32
// CHECK:         %[[ROW:.+]] = arith.muli
// CHECK-NEXT:    %[[J:.+]] = arith.extsi %[[I]]
// CHECK-NEXT:    %[[OFFSET:.+]] = arith.muli %[[J]], %[[S1]]
// CHECK-NEXT:    %[[SUM:.+]] = arith.addi %[[ROW]], %[[OFFSET]]
// CHECK-NEXT:    "tt.addptr"(%{{.+}}, %[[SUM]])
func.func @no_unit_stride(%x: memref<4x4xf32, strided<[?, ?]>>, %i: i32) {
  %v = "tile.load"(%x, %i, %i) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}
      : (memref<4x4xf32, strided<[?, ?]>>, i32, i32) -> f32
  return
}

// CHECK-LABEL: func.func private @declaration(memref<?xf32>)
func.func private @declaration(memref<?xf32>)

// RUN: winnow-opt %s | winnow-opt | FileCheck %s

// CHECK:      "tt.func"() ({
// CHECK-NEXT: ^bb0(%[[X:.+]]: !tt.ptr<i32>, %[[N:.+]]: i32):
"tt.func"() ({
^bb0(%x: !tt.ptr<i32>, %n: i32):
  // CHECK-NEXT: %[[P:.+]] = "tt.get_program_id"() {axis = 0 : i32} : () -> i32
  %p = "tt.get_program_id"() {axis = 0 : i32} : () -> i32
  // CHECK-NEXT: %[[R:.+]] = "tt.make_range"() {end = 12 : i32, start = 4 : i32} : () -> tensor<8xi32>
  %r = "tt.make_range"() {start = 4 : i32, end = 12 : i32} : () -> tensor<8xi32>
  // CHECK-NEXT: %[[S:.+]] = "tt.splat"(%[[P]]) : (i32) -> tensor<8xi32>
  %s = "tt.splat"(%p) : (i32) -> tensor<8xi32>
  // CHECK-NEXT: %[[XS:.+]] = "tt.splat"(%[[X]]) : (!tt.ptr<i32>) -> tensor<8x!tt.ptr<i32>>
  %xs = "tt.splat"(%x) : (!tt.ptr<i32>) -> tensor<8x!tt.ptr<i32>>
  // CHECK-NEXT: %[[XP:.+]] = "tt.addptr"(%[[XS]], %[[R]]) : (tensor<8x!tt.ptr<i32>>, tensor<8xi32>) -> tensor<8x!tt.ptr<i32>>
  %xp = "tt.addptr"(%xs, %r) : (tensor<8x!tt.ptr<i32>>, tensor<8xi32>) -> tensor<8x!tt.ptr<i32>>
  // CHECK-NEXT: %[[M:.+]] = arith.cmpi slt, %[[R]], %[[S]]
  %m = arith.cmpi slt, %r, %s : tensor<8xi32>
  // CHECK-NEXT: %[[V:.+]] = "tt.load"(%[[XP]], %[[M]], %[[S]]) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<8x!tt.ptr<i32>>, tensor<8xi1>, tensor<8xi32>) -> tensor<8xi32>
  %v = "tt.load"(%xp, %m, %s) {cache = 1 : i32, evict = 1 : i32, isVolatile = false,
                               operandSegmentSizes = array<i32: 1, 1, 1>}
      : (tensor<8x!tt.ptr<i32>>, tensor<8xi1>, tensor<8xi32>) -> tensor<8xi32>
  // CHECK-NEXT: %[[OLD:.+]] = "tt.atomic_rmw"(%[[XP]], %[[V]], %[[M]]) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (tensor<8x!tt.ptr<i32>>, tensor<8xi32>, tensor<8xi1>) -> tensor<8xi32>
  %old = "tt.atomic_rmw"(%xp, %v, %m) {atomic_rmw_op = 4 : i32, scope = 1 : i32, sem = 4 : i32,
                                       operandSegmentSizes = array<i32: 1, 1, 1>}
      : (tensor<8x!tt.ptr<i32>>, tensor<8xi32>, tensor<8xi1>) -> tensor<8xi32>
  // CHECK-NEXT: "tt.store"(%[[XP]], %[[OLD]], %[[M]]) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<8x!tt.ptr<i32>>, tensor<8xi32>, tensor<8xi1>) -> ()
  "tt.store"(%xp, %old, %m) {cache = 1 : i32, evict = 1 : i32,
                             operandSegmentSizes = array<i32: 1, 1, 1>}
      : (tensor<8x!tt.ptr<i32>>, tensor<8xi32>, tensor<8xi1>) -> ()
  // CHECK-NEXT: "tt.store"(%[[X]], %[[N]]) {{.+}} : (!tt.ptr<i32>, i32) -> ()
  "tt.store"(%x, %n) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>}
      : (!tt.ptr<i32>, i32) -> ()
  // CHECK-NEXT: "tt.return"() : () -> ()
  "tt.return"() : () -> ()
// CHECK-NEXT: }) {function_type = (!tt.ptr<i32>, i32) -> (), sym_name = "kernel"} : () -> ()
}) {function_type = (!tt.ptr<i32>, i32) -> (), sym_name = "kernel"} : () -> ()

// CHECK:      "tt.func"() ({
// CHECK-NEXT: ^bb0(%[[X:.+]]: !tt.ptr<i32>, %[[V:.+]]: i32):
"tt.func"() ({
^bb0(%x: !tt.ptr<i32>, %v: i32):
  // CHECK-NEXT: %[[N:.+]] = "tt.get_num_programs"() {axis = 2 : i32} : () -> i32
  %n = "tt.get_num_programs"() {axis = 2 : i32} : () -> i32
  // CHECK-NEXT: "tt.atomic_cas"(%[[X]], %[[N]], %[[V]]) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
  %old = "tt.atomic_cas"(%x, %n, %v) {scope = 1 : i32, sem = 4 : i32}
      : (!tt.ptr<i32>, i32, i32) -> i32
  // CHECK-NEXT: "tt.return"() : () -> ()
  "tt.return"() : () -> ()
// CHECK-NEXT: }) {function_type = (!tt.ptr<i32>, i32) -> (), sym_name = "exchange"} : () -> ()
}) {function_type = (!tt.ptr<i32>, i32) -> (), sym_name = "exchange"} : () -> ()

// CHECK-LABEL: func.func @shapes(
// CHECK-SAME:    %[[X:[^:]+]]: tensor<4x8xf32>
func.func @shapes(%x: tensor<4x8xf32>) {
  // CHECK-NEXT: %[[E:.+]] = "tt.expand_dims"(%[[X]]) {axis = 2 : i32} : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
  %e = "tt.expand_dims"(%x) {axis = 2 : i32} : (tensor<4x8xf32>) -> tensor<4x8x1xf32>
  // CHECK-NEXT: "tt.broadcast"(%[[E]]) : (tensor<4x8x1xf32>) -> tensor<4x8x2xf32>
  %b = "tt.broadcast"(%e) : (tensor<4x8x1xf32>) -> tensor<4x8x2xf32>
  // CHECK-NEXT: "tt.reshape"(%[[X]]) : (tensor<4x8xf32>) -> tensor<2x1x16xf32>
  %r = "tt.reshape"(%x) : (tensor<4x8xf32>) -> tensor<2x1x16xf32>
  // CHECK-NEXT: %[[T:.+]] = "tt.trans"(%[[X]]) {order = array<i32: 1, 0>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
  %t = "tt.trans"(%x) {order = array<i32: 1, 0>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
  // CHECK-NEXT: "tt.join"(%[[T]], %[[T]]) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4x2xf32>
  %j = "tt.join"(%t, %t) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4x2xf32>
  // CHECK-NEXT: "tt.bitcast"(%[[X]]) : (tensor<4x8xf32>) -> tensor<4x8xi32>
  %i = "tt.bitcast"(%x) : (tensor<4x8xf32>) -> tensor<4x8xi32>
  return
}

// CHECK-LABEL: func.func @arithmetic(
// CHECK-SAME:    %[[A:[^:]+]]: tensor<4x16xbf16>, %[[B:[^:]+]]: tensor<16x8xbf16>
// CHECK-SAME:    %[[C:[^:]+]]: tensor<4x8xf32>
func.func @arithmetic(%a: tensor<4x16xbf16>, %b: tensor<16x8xbf16>, %c: tensor<4x8xf32>) {
  // CHECK-NEXT: %[[D:.+]] = "tt.dot"(%[[A]], %[[B]], %[[C]]) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<4x16xbf16>, tensor<16x8xbf16>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %d = "tt.dot"(%a, %b, %c) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}
      : (tensor<4x16xbf16>, tensor<16x8xbf16>, tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK-NEXT: %[[R:.+]] = "tt.reduce"(%[[D]]) ({
  // CHECK-NEXT: ^bb0(%[[L:.+]]: f32, %{{.+}}: f32):
  // CHECK-NEXT:   "tt.reduce_return"(%[[L]]) : (f32) -> ()
  // CHECK-NEXT: }) {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4xf32>
  %r = "tt.reduce"(%d) ({
  ^bb0(%x: f32, %y: f32):
    "tt.reduce_return"(%x) : (f32) -> ()
  }) {axis = 1 : i32} : (tensor<4x8xf32>) -> tensor<4xf32>
  // CHECK-NEXT: "tt.scan"(%[[R]]) ({
  // CHECK-NEXT: ^bb0(%{{.+}}: f32, %[[N:.+]]: f32):
  // CHECK-NEXT:   "tt.scan_return"(%[[N]]) : (f32) -> ()
  // CHECK-NEXT: }) {axis = 0 : i32, reverse = true} : (tensor<4xf32>) -> tensor<4xf32>
  %s = "tt.scan"(%r) ({
  ^bb0(%x: f32, %y: f32):
    "tt.scan_return"(%y) : (f32) -> ()
  }) {axis = 0 : i32, reverse = true} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @scaled(
// CHECK-SAME:    %[[A:[^:]+]]: tensor<4x16xi8>, %[[B:[^:]+]]: tensor<16x2xi8>, %[[C:[^:]+]]: tensor<4x2xf32>
// CHECK-SAME:    %[[AS:[^:]+]]: tensor<4x2xf8E4M3FN>, %[[BS:[^:]+]]: tensor<2x2xf8E4M3FN>
func.func @scaled(
    %a: tensor<4x16xi8>, %b: tensor<16x2xi8>, %c: tensor<4x2xf32>, %as: tensor<4x2xf8E4M3FN>,
    %bs: tensor<2x2xf8E4M3FN>) {
  // CHECK-NEXT: "tt.dot_scaled"(%[[A]], %[[B]], %[[C]], %[[AS]], %[[BS]]) {a_elem_type = 4 : i32, b_elem_type = 4 : i32, fastMath = false, lhs_k_pack = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, rhs_k_pack = true} : (tensor<4x16xi8>, tensor<16x2xi8>, tensor<4x2xf32>, tensor<4x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> tensor<4x2xf32>
  %d = "tt.dot_scaled"(%a, %b, %c, %as, %bs)
      {a_elem_type = 4 : i32, b_elem_type = 4 : i32, fastMath = false, lhs_k_pack = true,
       rhs_k_pack = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}
      : (tensor<4x16xi8>, tensor<16x2xi8>, tensor<4x2xf32>, tensor<4x2xf8E4M3FN>,
         tensor<2x2xf8E4M3FN>) -> tensor<4x2xf32>
  return
}

// CHECK-LABEL: func.func @split(
// CHECK-SAME:    %[[X:[^:]+]]: tensor<4x8x2xi1>
func.func @split(%x: tensor<4x8x2xi1>) {
  // CHECK-NEXT: "tt.split"(%[[X]]) : (tensor<4x8x2xi1>) -> (tensor<4x8xi1>, tensor<4x8xi1>)
  %0:2 = "tt.split"(%x) : (tensor<4x8x2xi1>) -> (tensor<4x8xi1>, tensor<4x8xi1>)
  return
}

// CHECK-LABEL: func.func @assembly(
// CHECK-SAME:    %[[P:[^:]+]]: tensor<8x!tt.ptr<i32>>, %[[I:[^:]+]]: tensor<8xi32>, %[[F:[^:]+]]: tensor<8xf32>
func.func @assembly(%p: tensor<8x!tt.ptr<i32>>, %i: tensor<8xi32>, %f: tensor<8xf32>) {
  // CHECK-NEXT: "tt.elementwise_inline_asm"(%[[P]], %[[I]], %[[I]], %[[F]]) {asm_string = "mov.b32 $0, 0;", constraints = "=&r,l,r,r,f", operandSegmentSizes = array<i32: 1, 2, 1>, packed_element = 1 : i32, pure = false} : (tensor<8x!tt.ptr<i32>>, tensor<8xi32>, tensor<8xi32>, tensor<8xf32>) -> tensor<8xi32>
  %r = "tt.elementwise_inline_asm"(%p, %i, %i, %f)
      {asm_string = "mov.b32 $0, 0;", constraints = "=&r,l,r,r,f", packed_element = 1 : i32,
       pure = false, operandSegmentSizes = array<i32: 1, 2, 1>}
      : (tensor<8x!tt.ptr<i32>>, tensor<8xi32>, tensor<8xi32>, tensor<8xf32>) -> tensor<8xi32>
  return
}

// CHECK-LABEL: func.func @pure_assembly(
// CHECK-SAME:    %[[F:[^:]+]]: tensor<8xf32>
func.func @pure_assembly(%f: tensor<8xf32>) {
  // CHECK-NEXT: "tt.elementwise_inline_asm"(%[[F]]) {asm_string = "mov.b32 $0, $1;", constraints = "=&r,f", operandSegmentSizes = array<i32: 0, 0, 1>, packed_element = 1 : i32, pure = true} : (tensor<8xf32>) -> tensor<8xi32>
  %r = "tt.elementwise_inline_asm"(%f)
      {asm_string = "mov.b32 $0, $1;", constraints = "=&r,f", packed_element = 1 : i32, pure = true,
       operandSegmentSizes = array<i32: 0, 0, 1>} : (tensor<8xf32>) -> tensor<8xi32>
  return
}

// Narrow elements, as many at a time as fill registers.
// CHECK-LABEL: func.func @packed_assembly(
// CHECK-SAME:    %[[I:[^:]+]]: tensor<8xi8>, %[[F:[^:]+]]: tensor<8xf16>
func.func @packed_assembly(%i: tensor<8xi8>, %f: tensor<8xf16>) {
  // CHECK-NEXT: "tt.elementwise_inline_asm"(%[[I]], %[[F]]) {asm_string = "mov.b32 $0, $3;", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<8xi8>, tensor<8xf16>) -> tensor<8xf16>
  %r = "tt.elementwise_inline_asm"(%i, %f)
      {asm_string = "mov.b32 $0, $3;", constraints = "=&r,=&r,r,r,r", packed_element = 4 : i32,
       pure = true, operandSegmentSizes = array<i32: 0, 1, 1>}
      : (tensor<8xi8>, tensor<8xf16>) -> tensor<8xf16>
  return
}

// CHECK-LABEL: func.func @conversion(
// CHECK-SAME:    %[[X:[^:]+]]: tensor<4x8xf8E4M3FN>
func.func @conversion(%x: tensor<4x8xf8E4M3FN>) -> tensor<4x8xf16> {
  // CHECK-NEXT: "tt.fp_to_fp"(%[[X]]) : (tensor<4x8xf8E4M3FN>) -> tensor<4x8xf16>
  %y = "tt.fp_to_fp"(%x) : (tensor<4x8xf8E4M3FN>) -> tensor<4x8xf16>
  return %y : tensor<4x8xf16>
}

// RUN: winnow-opt %s --pass-pipeline=convert-to-tt | FileCheck %s

// CHECK-DAG: #[[$GRID:.+]] = affine_map<()[s0] -> (s0 ceildiv 4)>

// Attributes, whatever they are, go along; a kernel is public.
// CHECK:      "tt.func"() ({
// CHECK-NEXT: ^bb0(%[[X:.+]]: !tt.ptr<i32>, %[[V:.+]]: i32):
// CHECK-NEXT:   %[[I:.+]] = "tt.get_program_id"() {axis = 1 : i32} : () -> i32
// CHECK-NEXT:   %[[P:.+]] = "tt.addptr"(%[[X]], %[[I]])
// CHECK-NEXT:   "tt.store"(%[[P]], %[[V]])
// CHECK-NEXT:   "tt.return"() : () -> ()
// CHECK-NEXT: }) {arg_attrs = [{tt.divisibility = 4 : i32, winnow.arg = "x"}, {winnow.arg = "v"}], function_type = (!tt.ptr<i32>, i32) -> (), sym_name = "attributes", sym_visibility = "public", unknown = [unit], winnow.grid = #[[$GRID]], winnow.grid_args = ["v"]} : () -> ()
func.func private @attributes(
    %x: !tt.ptr<i32> {winnow.arg = "x", tt.divisibility = 4 : i32}, %v: i32 {winnow.arg = "v"})
    attributes {winnow.grid = affine_map<()[s0] -> (s0 ceildiv 4)>, winnow.grid_args = ["v"],
                unknown = [unit]} {
  %i = "tile.program_id"() {axis = 1 : i32} : () -> i32
  %p = "tt.addptr"(%x, %i) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
  "tt.store"(%p, %v) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>}
      : (!tt.ptr<i32>, i32) -> ()
  return
}

// CHECK:      "tt.func"() ({
// CHECK-NEXT:   "tt.return"() : () -> ()
// CHECK-NEXT: }) {function_type = () -> (), sym_name = "empty", sym_visibility = "public"} : () -> ()
func.func @empty() {
  return
}

// CHECK:        %[[Q:.+]] = arith.constant dense<1.{{.+}}> : tensor<4x16xbf16>
// CHECK-NEXT:   %[[K:.+]] = arith.constant dense<2.{{.+}}> : tensor<8x16xbf16>
// CHECK-NEXT:   %[[T:.+]] = "tt.trans"(%[[K]]) {order = array<i32: 1, 0>} : (tensor<8x16xbf16>) -> tensor<16x8xbf16>
// CHECK-NEXT:   %[[Z:.+]] = arith.constant dense<0.000000e+00> : tensor<4x8xf32>
// CHECK-NEXT:   "tt.dot"(%[[Q]], %[[T]], %[[Z]]) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32}
// CHECK:        sym_name = "dot"
func.func @dot() {
  %q = arith.constant dense<1.0> : tensor<4x16xbf16>
  %k = arith.constant dense<2.0> : tensor<8x16xbf16>
  %d = "tile.dot"(%q, %k) : (tensor<4x16xbf16>, tensor<8x16xbf16>) -> tensor<4x8xf32>
  return
}

// CHECK:        %[[Q:.+]] = arith.constant dense<1> : tensor<4x16xi8>
// CHECK-NEXT:   %[[QS:.+]] = arith.constant dense<56> : tensor<4x2xi8>
// CHECK-NEXT:   %[[K:.+]] = arith.constant dense<2> : tensor<8x16xi8>
// CHECK-NEXT:   %[[KS:.+]] = arith.constant dense<48> : tensor<8x2xi8>
// CHECK-NEXT:   %[[T:.+]] = "tt.trans"(%[[K]]) {order = array<i32: 1, 0>} : (tensor<8x16xi8>) -> tensor<16x8xi8>
// CHECK-NEXT:   %[[QF:.+]] = "tt.bitcast"(%[[QS]]) : (tensor<4x2xi8>) -> tensor<4x2xf8E4M3FN>
// CHECK-NEXT:   %[[KF:.+]] = "tt.bitcast"(%[[KS]]) : (tensor<8x2xi8>) -> tensor<8x2xf8E4M3FN>
// CHECK-NEXT:   %[[Z:.+]] = arith.constant dense<0.000000e+00> : tensor<4x8xf32>
// CHECK-NEXT:   "tt.dot_scaled"(%[[Q]], %[[T]], %[[Z]], %[[QF]], %[[KF]]) {a_elem_type = 4 : i32, b_elem_type = 4 : i32, fastMath = false, lhs_k_pack = true, {{.+}}, rhs_k_pack = true}
// CHECK:        sym_name = "scaled_dot"
func.func @scaled_dot() {
  %q = arith.constant dense<1> : tensor<4x16xi8>
  %qs = arith.constant dense<56> : tensor<4x2xi8>
  %k = arith.constant dense<2> : tensor<8x16xi8>
  %ks = arith.constant dense<48> : tensor<8x2xi8>
  %d = "tile.scaled_dot"(%q, %qs, %k, %ks)
      : (tensor<4x16xi8>, tensor<4x2xi8>, tensor<8x16xi8>, tensor<8x2xi8>) -> tensor<4x8xf32>
  return
}

// CHECK:        %[[I:.+]] = arith.constant dense<1> : tensor<4x8xi32>
// CHECK:        %[[F:.+]] = arith.constant dense<1.000000e+00> : tensor<8xf32>
//
// CHECK:        "tt.reduce"(%[[I]]) ({
// CHECK-NEXT:   ^bb0(%[[A:.+]]: i32, %[[B:.+]]: i32):
// CHECK-NEXT:     %[[AB:.+]] = arith.addi %[[A]], %[[B]] : i32
// CHECK-NEXT:     "tt.reduce_return"(%[[AB]]) : (i32) -> ()
// CHECK-NEXT:   }) {axis = 1 : i32} : (tensor<4x8xi32>) -> tensor<4xi32>
//
// CHECK:        "tt.reduce"(%[[I]]) ({
// CHECK-NEXT:   ^bb0(%[[A:.+]]: i32, %[[B:.+]]: i32):
// CHECK-NEXT:     %[[AB:.+]] = arith.maxsi %[[A]], %[[B]] : i32
// CHECK-NEXT:     "tt.reduce_return"(%[[AB]]) : (i32) -> ()
// CHECK-NEXT:   }) {axis = 0 : i32} : (tensor<4x8xi32>) -> tensor<8xi32>
//
// CHECK:        "tt.reduce"(%[[F]]) ({
// CHECK-NEXT:   ^bb0(%[[A:.+]]: f32, %[[B:.+]]: f32):
// CHECK-NEXT:     %[[AB:.+]] = arith.addf %[[A]], %[[B]] : f32
// CHECK-NEXT:     "tt.reduce_return"(%[[AB]]) : (f32) -> ()
// CHECK-NEXT:   }) {axis = 0 : i32} : (tensor<8xf32>) -> f32
//
// CHECK:        "tt.reduce"(%[[F]]) ({
// CHECK-NEXT:   ^bb0(%[[A:.+]]: f32, %[[B:.+]]: f32):
// CHECK-NEXT:     %[[AB:.+]] = arith.maximumf %[[A]], %[[B]] : f32
// CHECK-NEXT:     "tt.reduce_return"(%[[AB]]) : (f32) -> ()
// CHECK-NEXT:   }) {axis = 0 : i32} : (tensor<8xf32>) -> f32
//
// CHECK:        sym_name = "reduce"
func.func @reduce() {
  %i = arith.constant dense<1> : tensor<4x8xi32>
  %f = arith.constant dense<1.0> : tensor<8xf32>
  %0 = "tile.reduce"(%i) {axis = 1 : i32, kind = "add"} : (tensor<4x8xi32>) -> tensor<4xi32>
  %1 = "tile.reduce"(%i) {axis = 0 : i32, kind = "max"} : (tensor<4x8xi32>) -> tensor<8xi32>
  %2 = "tile.reduce"(%f) {axis = 0 : i32, kind = "add"} : (tensor<8xf32>) -> f32
  %3 = "tile.reduce"(%f) {axis = 0 : i32, kind = "max"} : (tensor<8xf32>) -> f32
  return
}

// CHECK:        %[[I:.+]] = arith.constant dense<1> : tensor<4x8xi32>
// CHECK:        "tt.scan"(%[[I]]) ({
// CHECK-NEXT:   ^bb0(%[[A:.+]]: i32, %[[B:.+]]: i32):
// CHECK-NEXT:     %[[AB:.+]] = arith.addi %[[A]], %[[B]] : i32
// CHECK-NEXT:     "tt.scan_return"(%[[AB]]) : (i32) -> ()
// CHECK-NEXT:   }) {axis = 1 : i32, reverse = false} : (tensor<4x8xi32>) -> tensor<4x8xi32>
// CHECK:        sym_name = "scan"
func.func @scan() {
  %i = arith.constant dense<1> : tensor<4x8xi32>
  %0 = "tile.scan"(%i) {axis = 1 : i32, kind = "add"} : (tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}

// Negation flips the sign bit. Loops and the ops within them stay.
// CHECK:      ^bb0(%[[X:.+]]: f32, %[[N:.+]]: i32):
// CHECK-NEXT:   %[[R:.+]] = scf.for {{.+}} = %[[N]] to %[[N]] step %[[N]] iter_args(%[[LAST:.+]] = %[[X]]) -> (f32) : i32 {
// CHECK-NEXT:     %[[BITS:.+]] = "tt.bitcast"(%[[LAST]]) : (f32) -> i32
// CHECK-NEXT:     %[[SIGN:.+]] = arith.constant -2147483648 : i32
// CHECK-NEXT:     %[[FLIPPED:.+]] = arith.xori %[[BITS]], %[[SIGN]]
// CHECK-NEXT:     %[[NEGATED:.+]] = "tt.bitcast"(%[[FLIPPED]]) : (i32) -> f32
// CHECK-NEXT:     %[[ROOT:.+]] = math.sqrt %[[NEGATED]] : f32
// CHECK-NEXT:     scf.yield %[[ROOT]]
// CHECK:        %[[T:.+]] = arith.constant dense<1.{{.+}}> : tensor<4xbf16>
// CHECK-NEXT:   %[[ALL_BITS:.+]] = "tt.bitcast"(%[[T]]) : (tensor<4xbf16>) -> tensor<4xi16>
// CHECK-NEXT:   %[[SIGNS:.+]] = arith.constant dense<-32768> : tensor<4xi16>
// CHECK-NEXT:   %[[ALL_FLIPPED:.+]] = arith.xori %[[ALL_BITS]], %[[SIGNS]]
// CHECK-NEXT:   "tt.bitcast"(%[[ALL_FLIPPED]]) : (tensor<4xi16>) -> tensor<4xbf16>
// CHECK:        sym_name = "negation"
func.func @negation(%x: f32, %n: i32) {
  %r = scf.for %i = %n to %n step %n iter_args(%last = %x) -> f32 : i32 {
    %negated = arith.negf %last : f32
    %root = math.sqrt %negated : f32
    scf.yield %root : f32
  }
  %t = arith.constant dense<1.0> : tensor<4xbf16>
  %negated = arith.negf %t : tensor<4xbf16>
  return
}

// Floats of 8 bits are moved but not computed with, and some casts take a detour.
// CHECK:        arith.extf %{{.+}} : bf16 to f32
// CHECK:        arith.divf %{{.+}} : f32
// CHECK:        arith.divf %{{.+}} : tensor<4xf64>
// CHECK:        arith.select %{{.+}} : f8E4M3FN
// CHECK:        sym_name = "float_types"
func.func @float_types(%x: f32, %y: tensor<4xf64>, %z: f8E4M3FN, %p: i1, %b: bf16) {
  %wide = arith.extf %b : bf16 to f32
  %0 = arith.divf %x, %x : f32
  %1 = arith.divf %y, %y : tensor<4xf64>
  %zero = arith.constant 0.0 : f8E4M3FN
  %2 = arith.select %p, %z, %zero : f8E4M3FN
  return
}

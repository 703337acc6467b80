// RUN: winnow-opt %s --split-input-file --verify-diagnostics --pass-pipeline=convert-to-tt

// expected-error@below {{a kernel must have a body}}
func.func private @declaration(i32)

// -----

// expected-error@below {{a kernel must return nothing}}
func.func @result(%x: i32) -> i32 {
  return %x : i32
}

// -----

func.func @not_lowered(%x: memref<?xi32>, %row: i32) {
  // expected-error@below {{'tile.load_rows' is left here: no pass has lowered it}}
  %v = "tile.load_rows"(%x, %row) : (memref<?xi32>, i32) -> tensor<4xi32>
  return
}

// -----

// expected-error@below {{a kernel's name must be of letters, digits and underscores, but is "a-b"}}
func.func @"a-b"() {
  return
}

// -----

func.func @illegal_math(%x: f32) {
  // expected-error@below {{'math.tanh' has no form that every supported Triton can lower}}
  %y = math.tanh %x : f32
  return
}

// -----

func.func @illegal_arith(%x: f32) {
  // expected-error@below {{'arith.bitcast' has no form that every supported Triton can lower}}
  %y = arith.bitcast %x : f32 to i32
  return
}

// -----

func.func @rounding(%x: f32) {
  // expected-error@below {{'arith.addf' with this rounding mode has no form that every supported}}
  %y = arith.addf %x, %x toward_zero : f32
  %z = arith.addf %x, %x to_nearest_even : f32
  return
}

// -----

func.func @illegal_type(%x: f32) {
  // expected-error@below {{'arith.fptosi' of i128 has no form that every supported Triton can lower}}
  %y = arith.fptosi %x : f32 to i128
  return
}

// -----

func.func @division_of_bf16(%x: bf16) {
  // expected-error@below {{'arith.divf' of bf16 has no form that every supported Triton can lower}}
  %y = arith.divf %x, %x : bf16
  return
}

// -----

func.func @division_of_f16(%x: tensor<4x4xf16>) {
  // expected-error@below {{'arith.divf' of tensor<4x4xf16> has no form that every supported Triton}}
  %y = arith.divf %x, %x : tensor<4x4xf16>
  return
}

// -----

func.func @double_of_bf16(%x: bf16) {
  // expected-error@below {{'arith.extf' from bf16 to f64 has no form that every supported Triton}}
  %y = arith.extf %x : bf16 to f64
  return
}

// -----

func.func @bit_of_bf16(%x: bf16) {
  // expected-error@below {{'arith.fptoui' from bf16 to i1 has no form that every supported Triton}}
  %y = arith.fptoui %x : bf16 to i1
  return
}

// -----

func.func @sum_of_bytes(%x: f8E5M2) {
  // expected-error@below {{'arith.addf' of f8E5M2 has no form that every supported Triton can lower}}
  %y = arith.addf %x, %x : f8E5M2
  return
}

// -----

func.func @root_of_a_byte(%x: f8E4M3FN) {
  // expected-error@below {{'math.sqrt' of f8E4M3FN has no form that every supported Triton}}
  %y = math.sqrt %x : f8E4M3FN
  return
}

// -----

func.func @wider_byte(%x: f8E4M3FN) {
  // expected-error@below {{'arith.extf' of f8E4M3FN has no form that every supported Triton}}
  %y = arith.extf %x : f8E4M3FN to f32
  return
}

// -----

func.func @narrower_than_f32(%x: f32) {
  // expected-error@below {{'arith.truncf' of f8E4M3FN has no form that every supported Triton}}
  %y = arith.truncf %x : f32 to f8E4M3FN
  return
}

// -----

func.func @pointer_to_bits(%x: !tt.ptr<i1>, %i: i32) {
  // expected-error@below {{'tt.addptr' of !tt.ptr<i1> has no form that every supported Triton}}
  %p = "tt.addptr"(%x, %i) : (!tt.ptr<i1>, i32) -> !tt.ptr<i1>
  return
}

// -----

func.func @illegal_control_flow() {
  // expected-error@below {{'scf.execute_region' has no form that every supported Triton can lower}}
  scf.execute_region {
    scf.yield
  }
  return
}

// -----

func.func @call() {
  // expected-error@below {{'func.call' has no form that every supported Triton can lower}}
  func.call @call() : () -> ()
  return
}

// -----

func.func @in_a_branch(%x: f32, %p: i1) {
  scf.if %p {
    // expected-error@below {{'math.tanh' has no form that every supported Triton can lower}}
    %y = math.tanh %x : f32
  }
  return
}

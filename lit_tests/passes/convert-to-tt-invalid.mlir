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

// RUN: env PYTHONPATH=%S/inputs winnow-opt %s --split-input-file --verify-diagnostics --load toy \
// RUN:   --pass-pipeline=toy-refuse

// Of the parser.
func.func @parser() {
  unknown_op // expected-error {{custom op 'unknown_op' is unknown}}
}

// -----

// Of a verifier, with a note.
// expected-note@below {{prior use here}}
func.func @verifier(%x: f32) {
  // expected-error@+1 {{expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = arith.addi %x, %x : i32
  return
}

// -----

func.func @returns() -> i32 {
  return
  // expected-error-re@above {{has 0 operands, but enclosing function (@{{[a-z]+}}) returns 1}}
}

// -----

// Of a pass.
// expected-error@below {{this function is refused}}
func.func @pass() attributes {refused} {
  return
}

// -----

// At no place in the file.
// expected-error@unknown {{this function is refused}}
func.func @nowhere() attributes {refused} {
  return
} loc(unknown)

// -----

// None.
func.func @fine() {
  return
}

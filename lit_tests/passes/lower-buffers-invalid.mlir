// RUN: winnow-opt %s --split-input-file --verify-diagnostics --pass-pipeline=lower-buffers

// expected-error@below {{arg0 must be strided, without offset or memory space, and of signless integers or floats, but is memref<?xf32, strided<[1], offset: 4>>}}
func.func @offset(%x: memref<?xf32, strided<[1], offset: 4>>) {
  return
}

// -----

// expected-error@below {{but is memref<?xf32, strided<[1], offset: ?>>}}
func.func @dynamic_offset(%x: memref<?xf32, strided<[1], offset: ?>>) {
  return
}

// -----

// expected-error@below {{but is memref<?x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>}}
func.func @no_strides(%x: memref<?x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>) {
  return
}

// -----

// expected-error@below {{but is memref<?xf32, 3>}}
func.func @memory_space(%x: memref<?xf32, 3>) {
  return
}

// -----

// expected-error@below {{but is memref<?xcomplex<f32>>}}
func.func @complex(%x: memref<?xcomplex<f32>>) {
  return
}

// -----

// expected-error@below {{x must be a buffer, a signless integer or a float, but is memref<*xf32>}}
func.func @unranked(%x: memref<*xf32> {winnow.name = "x"}) {
  return
}

// -----

// expected-error@below {{arg0 must be a buffer, a signless integer or a float, but is tensor<4xf32>}}
func.func @tensor(%x: tensor<4xf32>) {
  return
}

// -----

func.func @same_name(
    %x: i32 {winnow.name = "arg1"},
    // expected-error@below {{another argument is named arg1 too}}
    %y: i32) {
  return
}

// -----

// expected-error@below {{winnow.name must be a string without dots, but is 1 : i32}}
func.func @name_a_number(%x: i32 {winnow.name = 1 : i32}) {
  return
}

// -----

// expected-error@below {{winnow.name must be a string without dots, but is "x.size0"}}
func.func @name_of_a_size(%x: i32 {winnow.name = "x.size0"}) {
  return
}

// -----

// expected-error@below {{winnow.name must be a string without dots, but is ""}}
func.func @name_empty(%x: i32 {winnow.name = ""}) {
  return
}

// -----

func.func @name_not_text(
    %x: i32,
    // expected-error@below {{winnow.name must be text in UTF-8, but is "a\FF"}}
    %y: i32 {winnow.name = "a\ff"}) {
  return
}

// -----

// expected-error@below {{winnow.alignment must be a power of two below 2**31, but is 12 : i64}}
func.func @alignment_of_three_words(%x: memref<?xi32> {winnow.alignment = 12 : i64}) {
  return
}

// -----

// expected-error@below {{winnow.alignment must be a power of two below 2**31, but is 0 : i64}}
func.func @alignment_of_nothing(%x: memref<?xi32> {winnow.alignment = 0 : i64}) {
  return
}

// -----

// expected-error@below {{winnow.alignment must be a power of two below 2**31, but is 2147483648 : i64}}
func.func @alignment_of_all_memory(%x: memref<?xi32> {winnow.alignment = 2147483648 : i64}) {
  return
}

// -----

// expected-error@below {{winnow.alignment must be a power of two below 2**31, but is "16"}}
func.func @alignment_a_string(%x: memref<?xi32> {winnow.alignment = "16"}) {
  return
}

// -----

func.func @buffer_of_its_own(%i: i32) {
  %x = memref.alloc() : memref<4xi32>
  // expected-error@below {{the buffer must be an argument of the function}}
  %v = "tile.load"(%x, %i) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}
      : (memref<4xi32>, i32) -> i32
  return
}

// -----

func.func @size_of_its_own() {
  %x = memref.alloc() : memref<4xi32>
  // expected-error@below {{the buffer must be an argument of the function}}
  %n = "tile.dim"(%x) {axis = 0 : i32} : (memref<4xi32>) -> i32
  return
}

// -----

func.func @other_use(%x: memref<?xi32>) {
  %i = arith.constant 0 : index
  // expected-error@below {{'memref.load' is no access to its buffer}}
  %v = memref.load %x[%i] : memref<?xi32>
  return
}

// -----

func.func @rows_not_lowered(%x: memref<?xi32>, %row: i32) {
  // expected-error@below {{'tile.load_rows' is left here: no pass has lowered it}}
  %v = "tile.load_rows"(%x, %row) : (memref<?xi32>, i32) -> tensor<4xi32>
  return
}

// RUN: winnow-opt %s --split-input-file --verify-diagnostics --pass-pipeline=lower-buffers

func.func @slots_unaligned(%x: memref<?x?x2xi32>, %limit: i32) {
  %i = arith.constant dense<0> : tensor<16xi32>
  %keys = arith.constant dense<0> : tensor<4xi32>
  %hits = arith.constant dense<5> : tensor<16x4xi32>
  %t = arith.constant dense<2.0> : tensor<16xf32>
  %s = arith.constant dense<3.0> : tensor<16x4xf32>
  // expected-error@below {{slots must be packed and aligned to 8 bytes, but are of memref<?x?x2xi32>, aligned to 4: plan scatter=scan}}
  "tile.store_hits"(%x, %i, %hits, %hits, %limit, %keys, %t, %s, %s, %s, %s)
      {first_slot = 7 : i32, numbers = false, step = -1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 4>}
      : (memref<?x?x2xi32>, tensor<16xi32>, tensor<16x4xi32>, tensor<16x4xi32>, i32,
         tensor<4xi32>, tensor<16xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>,
         tensor<16x4xf32>) -> ()
  return
}

// -----

func.func @slots_apart(%x: memref<?x?x2xi32, strided<[?, 4, 1]>> {winnow.alignment = 8 : i64}, %limit: i32) {
  %i = arith.constant dense<0> : tensor<16xi32>
  %keys = arith.constant dense<0> : tensor<4xi32>
  %hits = arith.constant dense<5> : tensor<16x4xi32>
  %t = arith.constant dense<2.0> : tensor<16xf32>
  %s = arith.constant dense<3.0> : tensor<16x4xf32>
  // expected-error@below {{slots must be packed and aligned to 8 bytes, but are of memref<?x?x2xi32, strided<[?, 4, 1]>>, aligned to 8}}
  "tile.store_hits"(%x, %i, %hits, %hits, %limit, %keys, %t, %s, %s, %s, %s)
      {first_slot = 7 : i32, numbers = false, step = -1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 4>}
      : (memref<?x?x2xi32, strided<[?, 4, 1]>>, tensor<16xi32>, tensor<16x4xi32>, tensor<16x4xi32>, i32,
         tensor<4xi32>, tensor<16xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>,
         tensor<16x4xf32>) -> ()
  return
}

// -----

func.func @slots_at_any_distance(%x: memref<?x?x2xi32, strided<[?, ?, 1]>> {winnow.alignment = 8 : i64}, %limit: i32) {
  %i = arith.constant dense<0> : tensor<16xi32>
  %keys = arith.constant dense<0> : tensor<4xi32>
  %hits = arith.constant dense<5> : tensor<16x4xi32>
  %t = arith.constant dense<2.0> : tensor<16xf32>
  %s = arith.constant dense<3.0> : tensor<16x4xf32>
  // expected-error@below {{slots must be packed}}
  "tile.store_hits"(%x, %i, %hits, %hits, %limit, %keys, %t, %s, %s, %s, %s)
      {first_slot = 7 : i32, numbers = false, step = -1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 4>}
      : (memref<?x?x2xi32, strided<[?, ?, 1]>>, tensor<16xi32>, tensor<16x4xi32>, tensor<16x4xi32>, i32,
         tensor<4xi32>, tensor<16xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>,
         tensor<16x4xf32>) -> ()
  return
}

// -----

func.func @pairs_apart(%x: memref<?x?x2xi32, strided<[?, 2, 2]>> {winnow.alignment = 8 : i64}, %limit: i32) {
  %i = arith.constant dense<0> : tensor<16xi32>
  %keys = arith.constant dense<0> : tensor<4xi32>
  %hits = arith.constant dense<5> : tensor<16x4xi32>
  %t = arith.constant dense<2.0> : tensor<16xf32>
  %s = arith.constant dense<3.0> : tensor<16x4xf32>
  // expected-error@below {{slots must be packed}}
  "tile.store_hits"(%x, %i, %hits, %hits, %limit, %keys, %t, %s, %s, %s, %s)
      {first_slot = 7 : i32, numbers = false, step = -1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 4>}
      : (memref<?x?x2xi32, strided<[?, 2, 2]>>, tensor<16xi32>, tensor<16x4xi32>, tensor<16x4xi32>, i32,
         tensor<4xi32>, tensor<16xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>,
         tensor<16x4xf32>) -> ()
  return
}

// -----

func.func @rows_odd(%x: memref<?x?x2xi32, strided<[9, 2, 1]>> {winnow.alignment = 8 : i64}, %limit: i32) {
  %i = arith.constant dense<0> : tensor<16xi32>
  %keys = arith.constant dense<0> : tensor<4xi32>
  %hits = arith.constant dense<5> : tensor<16x4xi32>
  %t = arith.constant dense<2.0> : tensor<16xf32>
  %s = arith.constant dense<3.0> : tensor<16x4xf32>
  // expected-error@below {{slots must be packed}}
  "tile.store_hits"(%x, %i, %hits, %hits, %limit, %keys, %t, %s, %s, %s, %s)
      {first_slot = 7 : i32, numbers = false, step = -1 : i32,
       operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 4>}
      : (memref<?x?x2xi32, strided<[9, 2, 1]>>, tensor<16xi32>, tensor<16x4xi32>, tensor<16x4xi32>, i32,
         tensor<4xi32>, tensor<16xf32>, tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>,
         tensor<16x4xf32>) -> ()
  return
}

// -----

func.func @counters_of_no_argument(%x: memref<?x2xi32>) {
  %y = memref.cast %x : memref<?x2xi32> to memref<?x2xi32>
  %i = arith.constant dense<0> : tensor<16xi32>
  %hits = arith.constant dense<5> : tensor<16x4xi32>
  // expected-error@below {{the buffer must be an argument of the function}}
  %first = "tile.reserve"(%y, %i, %hits) {column = 1 : i32}
      : (memref<?x2xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
  return
}

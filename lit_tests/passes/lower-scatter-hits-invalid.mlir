// RUN: winnow-opt %s --split-input-file --verify-diagnostics --pass-pipeline=lower-scatter-hits

func.func @keys_8(
    %above: tensor<16x8xi1>, %tie: tensor<16x8xi1>, %s: tensor<16x8xf32>, %t: tensor<16xf32>,
    %row: i32, %key: i32, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  // expected-error@below {{hits are of 16, 32, 64 or 128 keys, but there are 8: plan scatter=scan}}
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x8xf32>, tensor<16x8xi1>, tensor<16x8xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// -----

func.func @keys_256(
    %above: tensor<16x256xi1>, %tie: tensor<16x256xi1>, %s: tensor<16x256xf32>, %t: tensor<16xf32>,
    %row: i32, %key: i32, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  // expected-error@below {{hits are of 16, 32, 64 or 128 keys, but there are 256: plan scatter=scan}}
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x256xf32>, tensor<16x256xi1>, tensor<16x256xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// -----

func.func @keys_48(
    %above: tensor<16x48xi1>, %tie: tensor<16x48xi1>, %s: tensor<16x48xf32>, %t: tensor<16xf32>,
    %row: i32, %key: i32, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  // expected-error@below {{hits are of 16, 32, 64 or 128 keys, but there are 48: plan scatter=scan}}
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x48xf32>, tensor<16x48xi1>, tensor<16x48xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// -----

// expected-error@below {{winnow.plan must hold target, a string, and tile_rows, }}
func.func @no_whole_plan(
    %above: tensor<16x16xi1>, %tie: tensor<16x16xi1>, %s: tensor<16x16xf32>, %t: tensor<16xf32>,
    %row: i32, %key: i32, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>)
    attributes {winnow.plan = {scatter = "hits"}} {
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

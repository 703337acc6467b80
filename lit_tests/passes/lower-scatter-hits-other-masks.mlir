// RUN: winnow-opt %s --pass-pipeline=lower-scatter-hits | FileCheck %s

// Masks that are none of scalars, though much like those that are, are cut into leaves.

// Other comparisons take in the key at the end, or those past it.
// CHECK-LABEL: func.func @up_to_an_end(
// CHECK:         %[[SEEN:.+]] = arith.cmpi
// CHECK:         "tt.reshape"(%[[SEEN]]) : (tensor<16xi1>) -> tensor<2x4x2xi1>
func.func @up_to_an_end(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %stop: i32)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %first = "tt.splat"(%key) : (i32) -> tensor<16xi32>
  %number = "tt.make_range"() {start = 0 : i32, end = 16 : i32} : () -> tensor<16xi32>
  %keys = arith.addi %first, %number : tensor<16xi32>
  %stops = "tt.splat"(%stop) : (i32) -> tensor<16xi32>
  %seen = arith.cmpi sle, %keys, %stops : tensor<16xi32>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// CHECK-LABEL: func.func @unsigned(
// CHECK:         %[[SEEN:.+]] = arith.cmpi
// CHECK:         "tt.reshape"(%[[SEEN]]) : (tensor<16xi1>) -> tensor<2x4x2xi1>
func.func @unsigned(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %stop: i32)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %first = "tt.splat"(%key) : (i32) -> tensor<16xi32>
  %number = "tt.make_range"() {start = 0 : i32, end = 16 : i32} : () -> tensor<16xi32>
  %keys = arith.addi %first, %number : tensor<16xi32>
  %stops = "tt.splat"(%stop) : (i32) -> tensor<16xi32>
  %seen = arith.cmpi ult, %keys, %stops : tensor<16xi32>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// CHECK-LABEL: func.func @past_an_end(
// CHECK:         %[[SEEN:.+]] = arith.cmpi
// CHECK:         "tt.reshape"(%[[SEEN]]) : (tensor<16xi1>) -> tensor<2x4x2xi1>
func.func @past_an_end(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %stop: i32)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %first = "tt.splat"(%key) : (i32) -> tensor<16xi32>
  %number = "tt.make_range"() {start = 0 : i32, end = 16 : i32} : () -> tensor<16xi32>
  %keys = arith.addi %first, %number : tensor<16xi32>
  %stops = "tt.splat"(%stop) : (i32) -> tensor<16xi32>
  %seen = arith.cmpi slt, %stops, %keys : tensor<16xi32>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// Keys that are not those of the tile.
// CHECK-LABEL: func.func @other_keys(
// CHECK:         %[[SEEN:.+]] = arith.cmpi
// CHECK:         "tt.reshape"(%[[SEEN]]) : (tensor<16xi1>) -> tensor<2x4x2xi1>
func.func @other_keys(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %stop: i32)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %first = "tt.splat"(%row) : (i32) -> tensor<16xi32>
  %number = "tt.make_range"() {start = 0 : i32, end = 16 : i32} : () -> tensor<16xi32>
  %keys = arith.addi %first, %number : tensor<16xi32>
  %stops = "tt.splat"(%stop) : (i32) -> tensor<16xi32>
  %seen = arith.cmpi slt, %keys, %stops : tensor<16xi32>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// CHECK-LABEL: func.func @later_keys(
// CHECK:         %[[SEEN:.+]] = arith.cmpi
// CHECK:         "tt.reshape"(%[[SEEN]]) : (tensor<16xi1>) -> tensor<2x4x2xi1>
func.func @later_keys(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %stop: i32)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %first = "tt.splat"(%key) : (i32) -> tensor<16xi32>
  %number = "tt.make_range"() {start = 1 : i32, end = 17 : i32} : () -> tensor<16xi32>
  %keys = arith.addi %first, %number : tensor<16xi32>
  %stops = "tt.splat"(%stop) : (i32) -> tensor<16xi32>
  %seen = arith.cmpi slt, %keys, %stops : tensor<16xi32>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// CHECK-LABEL: func.func @end_of_each_key(
// CHECK:         %[[SEEN:.+]] = arith.cmpi
// CHECK:         "tt.reshape"(%[[SEEN]]) : (tensor<16xi1>) -> tensor<2x4x2xi1>
func.func @end_of_each_key(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %stop: i32)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %first = "tt.splat"(%key) : (i32) -> tensor<16xi32>
  %number = "tt.make_range"() {start = 0 : i32, end = 16 : i32} : () -> tensor<16xi32>
  %keys = arith.addi %first, %number : tensor<16xi32>
  %stops = arith.addi %ends, %first : tensor<16xi32>
  %seen = arith.cmpi slt, %keys, %stops : tensor<16xi32>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// CHECK-LABEL: func.func @numbers_alone(
// CHECK:         %[[SEEN:.+]] = arith.cmpi
// CHECK:         "tt.reshape"(%[[SEEN]]) : (tensor<16xi1>) -> tensor<2x4x2xi1>
func.func @numbers_alone(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %stop: i32)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %first = "tt.splat"(%key) : (i32) -> tensor<16xi32>
  %number = "tt.make_range"() {start = 0 : i32, end = 16 : i32} : () -> tensor<16xi32>
  %keys = arith.addi %first, %number : tensor<16xi32>
  %stops = "tt.splat"(%stop) : (i32) -> tensor<16xi32>
  %seen = arith.cmpi slt, %number, %stops : tensor<16xi32>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// CHECK-LABEL: func.func @twice_the_numbers(
// CHECK:         %[[SEEN:.+]] = arith.cmpi
// CHECK:         "tt.reshape"(%[[SEEN]]) : (tensor<16xi1>) -> tensor<2x4x2xi1>
func.func @twice_the_numbers(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %stop: i32)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %first = "tt.splat"(%key) : (i32) -> tensor<16xi32>
  %number = "tt.make_range"() {start = 0 : i32, end = 16 : i32} : () -> tensor<16xi32>
  %keys = arith.addi %number, %number : tensor<16xi32>
  %stops = "tt.splat"(%stop) : (i32) -> tensor<16xi32>
  %seen = arith.cmpi slt, %keys, %stops : tensor<16xi32>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// CHECK-LABEL: func.func @times_the_numbers(
// CHECK:         %[[SEEN:.+]] = arith.cmpi
// CHECK:         "tt.reshape"(%[[SEEN]]) : (tensor<16xi1>) -> tensor<2x4x2xi1>
func.func @times_the_numbers(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %stop: i32)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %first = "tt.splat"(%key) : (i32) -> tensor<16xi32>
  %number = "tt.make_range"() {start = 0 : i32, end = 16 : i32} : () -> tensor<16xi32>
  %keys = arith.muli %first, %number : tensor<16xi32>
  %stops = "tt.splat"(%stop) : (i32) -> tensor<16xi32>
  %seen = arith.cmpi slt, %keys, %stops : tensor<16xi32>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// Nor is it enough that one of two conditions holds.
// CHECK-LABEL: func.func @either(
// CHECK:         %[[SEEN:.+]] = arith.ori
// CHECK:         "tt.reshape"(%[[SEEN]]) : (tensor<16xi1>) -> tensor<2x4x2xi1>
func.func @either(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %stop: i32, %p: i1)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %first = "tt.splat"(%key) : (i32) -> tensor<16xi32>
  %number = "tt.make_range"() {start = 0 : i32, end = 16 : i32} : () -> tensor<16xi32>
  %keys = arith.addi %first, %number : tensor<16xi32>
  %stops = "tt.splat"(%stop) : (i32) -> tensor<16xi32>
  %before = arith.cmpi slt, %keys, %stops : tensor<16xi32>
  %on_page = "tt.splat"(%p) : (i1) -> tensor<16xi1>
  %seen = arith.ori %on_page, %before : tensor<16xi1>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

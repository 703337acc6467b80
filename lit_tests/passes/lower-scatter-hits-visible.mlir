// RUN: winnow-opt %s --pass-pipeline=lower-scatter-hits | FileCheck %s

// What can be told of a tile in scalars is whether its page is there, and where its keys end.
// CHECK-LABEL: func.func @page(
// CHECK-SAME:    %{{[^:]+}}: tensor<16x16xf32>, %{{[^:]+}}: tensor<16xf32>, %[[ENDS:[^:]+]]: tensor<16xi32>, %{{[^:]+}}: i32, %[[KEY:[^:]+]]: i32
// CHECK-SAME:    %[[STOP:[^:]+]]: i32, %[[PRESENT:[^:]+]]: i1
// CHECK-NEXT:    %[[LEAST:.+]] = "tile.reduce"(%[[ENDS]]) {axis = 0 : i32, kind = "min"}
// CHECK:         %[[FIRST_END:.+]] = arith.minsi %[[LEAST]], %[[STOP]]
// CHECK-NEXT:    %[[FARTHEST:.+]] = arith.maxsi %[[FIRST_END]], %[[KEY]]
// CHECK-NEXT:    %[[LEFT:.+]] = arith.subi %[[FARTHEST]], %[[KEY]]
// CHECK-NEXT:    %[[C15:.+]] = arith.constant 15 : i32
// CHECK-NEXT:    %[[WHOLE:.+]] = arith.cmpi slt, %[[C15]], %[[LEFT]]
// CHECK-NEXT:    %[[THERE:.+]] = arith.andi %[[WHOLE]], %[[PRESENT]]
// CHECK-NEXT:    %[[BEFORE:.+]] = scf.if %[[THERE]] -> (tensor<16x4xi32>) {
// CHECK-NEXT:      %[[EVERY:.+]] = arith.constant dense<15>
// CHECK-NEXT:      scf.yield %[[EVERY]]
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %[[STOPS:.+]] = "tt.splat"(%[[STOP]]) : (i32) -> tensor<16xi32>
// CHECK-NEXT:      %[[STOPPED:.+]] = arith.minsi %[[ENDS]], %[[STOPS]]
// CHECK-NEXT:      %[[ON_PAGE:.+]] = "tt.splat"(%[[PRESENT]]) : (i1) -> tensor<16xi1>
// CHECK-NEXT:      %[[NOWHERE:.+]] = arith.constant dense<0>
// CHECK-NEXT:      %[[OWN_ENDS:.+]] = arith.select %[[ON_PAGE]], %[[STOPPED]], %[[NOWHERE]]
// CHECK-NEXT:      %[[KEYS:.+]] = "tt.splat"(%[[KEY]])
// CHECK-NEXT:      arith.maxsi %[[OWN_ENDS]], %[[KEYS]]
// CHECK:           scf.yield
// CHECK-NEXT:    }
// CHECK:         %[[ABOVE:.+]] = arith.andi %{{.+}}, %[[BEFORE]]
// CHECK:         "tile.reserve"(%{{.+}}, %{{.+}}, %[[ABOVE]])
// CHECK:         %[[TIES:.+]] = arith.andi %{{.+}}, %[[BEFORE]]
// CHECK:         "tile.reserve"(%{{.+}}, %{{.+}}, %[[TIES]])
func.func @page(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %stop: i32, %present: i1)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %first = "tt.splat"(%key) : (i32) -> tensor<16xi32>
  %number = "tt.make_range"() {start = 0 : i32, end = 16 : i32} : () -> tensor<16xi32>
  %keys = arith.addi %first, %number : tensor<16xi32>
  %stops = "tt.splat"(%stop) : (i32) -> tensor<16xi32>
  %before = arith.cmpi slt, %keys, %stops : tensor<16xi32>
  %on_page = "tt.splat"(%present) : (i1) -> tensor<16xi1>
  %seen = arith.andi %on_page, %before : tensor<16xi1>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// Several pages and ends, and a mask that says more of the keys.
// CHECK-LABEL: func.func @two_pages(
// CHECK-SAME:    %{{[^:]+}}: tensor<16x16xf32>, %{{[^:]+}}: tensor<16xf32>, %[[ENDS:[^:]+]]: tensor<16xi32>, %{{[^:]+}}: i32, %[[KEY:[^:]+]]: i32
// CHECK-SAME:    %[[STOP:[^:]+]]: i32, %[[P:[^:]+]]: i1, %[[Q:[^:]+]]: i1, %[[MORE:[^:]+]]: tensor<16xi1>
// CHECK:         %[[END:.+]] = arith.minsi %{{.+}}, %[[STOP]]
// CHECK-NEXT:    arith.minsi %[[END]], %[[KEY]]
// CHECK:         %[[ON0:.+]] = arith.andi %{{.+}}, %[[P]]
// CHECK-NEXT:    %[[ON:.+]] = arith.andi %[[ON0]], %[[Q]]
// CHECK-NEXT:    %[[BEFORE:.+]] = scf.if %[[ON]]
// CHECK:         "tt.reshape"(%[[MORE]]) : (tensor<16xi1>) -> tensor<2x4x2xi1>
// CHECK:         %[[MORE_HITS:.+]] = "tt.broadcast"(%{{.+}}) : (tensor<1x4xi32>) -> tensor<16x4xi32>
// CHECK-NEXT:    %[[VISIBLE:.+]] = arith.andi %[[BEFORE]], %[[MORE_HITS]]
// CHECK:         arith.andi %{{.+}}, %[[VISIBLE]]
func.func @two_pages(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %stop: i32, %p: i1, %q: i1,
    %more: tensor<16xi1>)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %first = "tt.splat"(%key) : (i32) -> tensor<16xi32>
  %number = "tt.make_range"() {start = 0 : i32, end = 16 : i32} : () -> tensor<16xi32>
  %keys = arith.addi %first, %number : tensor<16xi32>
  %stops = "tt.splat"(%stop) : (i32) -> tensor<16xi32>
  %before = arith.cmpi slt, %keys, %stops : tensor<16xi32>
  %to_key = arith.cmpi slt, %keys, %first : tensor<16xi32>
  %on_p = "tt.splat"(%p) : (i1) -> tensor<16xi1>
  %on_q = "tt.splat"(%q) : (i1) -> tensor<16xi1>
  %a = arith.andi %on_p, %before : tensor<16xi1>
  %b = arith.andi %on_q, %to_key : tensor<16xi1>
  %c = arith.andi %a, %more : tensor<16xi1>
  %seen = arith.andi %c, %b : tensor<16xi1>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// A page of a part of the tile: its mask counts where the page is missing, so that all of a tile
// whose pages are there is seen without a look at it.
// CHECK-LABEL: func.func @page_of_a_part(
// CHECK-SAME:    %[[KEY:[^:]+]]: i32, %{{[^:]+}}: memref<?x2xi32>, %{{[^:]+}}: memref<?x?x2xi32>, %[[P:[^:]+]]: i1, %[[Q:[^:]+]]: i1, %[[ELSEWHERE:[^:]+]]: tensor<16xi1>
// CHECK-DAG:     %[[Q_ALL:.+]] = "tt.splat"(%[[Q]]) : (i1) -> tensor<16xi1>
// CHECK-DAG:     %[[PART:.+]] = arith.ori %[[Q_ALL]], %[[ELSEWHERE]]
// CHECK:         %[[ON0:.+]] = arith.andi %{{.+}}, %[[P]]
// CHECK-NEXT:    %[[ON:.+]] = arith.andi %[[ON0]], %[[Q]]
// CHECK-NEXT:    %[[BEFORE:.+]] = scf.if %[[ON]] -> (tensor<16x4xi32>) {
// CHECK-NEXT:      %[[EVERY:.+]] = arith.constant dense<15>
// CHECK-NEXT:      scf.yield %[[EVERY]]
// CHECK-NEXT:    } else {
// CHECK:           "tt.splat"(%[[P]])
// CHECK:           "tt.reshape"(%[[PART]]) : (tensor<16xi1>) -> tensor<2x4x2xi1>
// CHECK:           %[[PART_HITS:.+]] = "tt.broadcast"(%{{.+}}) : (tensor<1x4xi32>) -> tensor<16x4xi32>
// CHECK-NEXT:      %[[VISIBLE:.+]] = arith.andi %{{.+}}, %[[PART_HITS]]
// CHECK-NEXT:      scf.yield %[[VISIBLE]]
// CHECK-NEXT:    }
// CHECK:         arith.andi %{{.+}}, %[[BEFORE]]
// CHECK:         arith.andi %{{.+}}, %[[BEFORE]]
func.func @page_of_a_part(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %p: i1, %q: i1,
    %elsewhere: tensor<16xi1>)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %on_p = "tt.splat"(%p) : (i1) -> tensor<16xi1>
  %on_q = "tt.splat"(%q) : (i1) -> tensor<16xi1>
  %part = arith.ori %on_q, %elsewhere : tensor<16xi1>
  %seen = arith.andi %on_p, %part : tensor<16xi1>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// Where the part is a page's keys, and these are whole groups of eight, all columns have as many.
// CHECK-LABEL: func.func @page_of_a_half(
// CHECK-SAME:    %[[P:[^:]+]]: i1)
// CHECK:         scf.if
// CHECK:         } else {
// CHECK:           %[[EVERY:.+]] = arith.constant 15 : i32
// CHECK-NEXT:      %[[REST:.+]] = arith.constant 3 : i32
// CHECK-NEXT:      %[[SEEN:.+]] = arith.select %[[P]], %[[EVERY]], %[[REST]] : i32
// CHECK-NEXT:      %[[HITS:.+]] = "tt.splat"(%[[SEEN]]) : (i32) -> tensor<16x4xi32>
// CHECK-NEXT:      %[[VISIBLE:.+]] = arith.andi %{{.+}}, %[[HITS]]
// CHECK-NEXT:      scf.yield %[[VISIBLE]]
func.func @page_of_a_half(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %p: i1)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %key_number = "tt.make_range"() {start = 0 : i32, end = 16 : i32} : () -> tensor<16xi32>
  %page_keys = arith.constant dense<8> : tensor<16xi32>
  %one = arith.constant dense<1> : tensor<16xi32>
  %page = arith.divui %key_number, %page_keys : tensor<16xi32>
  %elsewhere = arith.cmpi ne, %page, %one : tensor<16xi32>
  %there = "tt.splat"(%p) : (i1) -> tensor<16xi1>
  %seen = arith.ori %there, %elsewhere : tensor<16xi1>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// A page past the tile has none of its keys, wherever it begins.
// CHECK-LABEL: func.func @page_past_the_tile(
// CHECK:         scf.if
// CHECK:         } else {
// CHECK:           %[[EVERY:.+]] = arith.constant 15 : i32
// CHECK-NEXT:      %[[REST:.+]] = arith.constant 15 : i32
// CHECK-NEXT:      arith.select %{{.+}}, %[[EVERY]], %[[REST]] : i32
func.func @page_past_the_tile(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %p: i1)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %key_number = "tt.make_range"() {start = 0 : i32, end = 16 : i32} : () -> tensor<16xi32>
  %page_keys = arith.constant dense<1073741824> : tensor<16xi32>
  %number = arith.constant dense<1073741824> : tensor<16xi32>
  %page = arith.divui %key_number, %page_keys : tensor<16xi32>
  %elsewhere = arith.cmpi ne, %page, %number : tensor<16xi32>
  %there = "tt.splat"(%p) : (i1) -> tensor<16xi1>
  %seen = arith.ori %there, %elsewhere : tensor<16xi1>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// Neither of these is a page's: unsigned, the numbers are large.
// CHECK-LABEL: func.func @number_with_a_sign(
// CHECK:         "tt.reshape"(%{{.+}}) : (tensor<16xi1>) -> tensor<2x4x2xi1>
func.func @number_with_a_sign(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %p: i1)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %key_number = "tt.make_range"() {start = 0 : i32, end = 16 : i32} : () -> tensor<16xi32>
  %page_keys = arith.constant dense<8> : tensor<16xi32>
  %number = arith.constant dense<-1> : tensor<16xi32>
  %page = arith.divui %key_number, %page_keys : tensor<16xi32>
  %elsewhere = arith.cmpi ne, %page, %number : tensor<16xi32>
  %there = "tt.splat"(%p) : (i1) -> tensor<16xi1>
  %seen = arith.ori %there, %elsewhere : tensor<16xi1>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// CHECK-LABEL: func.func @size_with_a_sign(
// CHECK:         "tt.reshape"(%{{.+}}) : (tensor<16xi1>) -> tensor<2x4x2xi1>
func.func @size_with_a_sign(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %p: i1)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %key_number = "tt.make_range"() {start = 0 : i32, end = 16 : i32} : () -> tensor<16xi32>
  %page_keys = arith.constant dense<-8> : tensor<16xi32>
  %number = arith.constant dense<-1> : tensor<16xi32>
  %page = arith.divui %key_number, %page_keys : tensor<16xi32>
  %elsewhere = arith.cmpi ne, %page, %number : tensor<16xi32>
  %there = "tt.splat"(%p) : (i1) -> tensor<16xi1>
  %seen = arith.ori %there, %elsewhere : tensor<16xi1>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// A page of four keys is in two of the columns.
// CHECK-LABEL: func.func @page_of_four(
// CHECK:         scf.if
// CHECK:         } else {
// CHECK:           "tt.reshape"(%{{.+}}) : (tensor<16xi1>) -> tensor<2x4x2xi1>
func.func @page_of_four(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %p: i1)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %key_number = "tt.make_range"() {start = 0 : i32, end = 16 : i32} : () -> tensor<16xi32>
  %page_keys = arith.constant dense<4> : tensor<16xi32>
  %one = arith.constant dense<1> : tensor<16xi32>
  %page = arith.divui %key_number, %page_keys : tensor<16xi32>
  %elsewhere = arith.cmpi ne, %page, %one : tensor<16xi32>
  %there = "tt.splat"(%p) : (i1) -> tensor<16xi1>
  %seen = arith.ori %there, %elsewhere : tensor<16xi1>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// What is or-ed otherwise is just a mask.
// CHECK-LABEL: func.func @either_of_two_masks(
// CHECK-SAME:    %[[A:[^:]+]]: tensor<16xi1>, %[[B:[^:]+]]: tensor<16xi1>
// CHECK:         %[[EITHER:.+]] = arith.ori %[[A]], %[[B]]
// CHECK:         %[[BEFORE:.+]] = scf.if
// CHECK:         "tt.reshape"(%[[EITHER]])
// CHECK:         %[[HITS:.+]] = "tt.broadcast"
// CHECK-NEXT:    arith.andi %[[BEFORE]], %[[HITS]]
func.func @either_of_two_masks(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %a: tensor<16xi1>,
    %b: tensor<16xi1>)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %seen = arith.ori %a, %b : tensor<16xi1>
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// Rows' ends are combined where they are made, which may be in a loop.
// CHECK-LABEL: func.func @ends_of_a_loop(
// CHECK:         %[[OWN:.+]] = arith.addi
// CHECK-NEXT:    "tile.reduce"(%[[OWN]]) {axis = 0 : i32, kind = "min"}
// CHECK-NEXT:    "tt.splat"
func.func @ends_of_a_loop(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %row: i32, %key: i32,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %on: i1)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %own = arith.addi %ends, %ends : tensor<16xi32>
  %seen = "tt.splat"(%on) : (i1) -> tensor<16xi1>
  %above, %tie = "tile.classify"(%s, %t, %own, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

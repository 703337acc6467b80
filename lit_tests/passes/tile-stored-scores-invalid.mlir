// RUN: winnow-opt %s --split-input-file --verify-diagnostics --pass-pipeline=tile-stored-scores

// expected-error@below {{the function has no winnow.plan: run plan-sweep first}}
func.func @no_plan(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 16 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 16 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

// expected-error@below {{winnow.plan must hold target, a string,}}
func.func @plan_in_part(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %lengths: memref<?xi32>, %output: memref<?x?xf32>)
    attributes {winnow.plan = {target = "cuda:90"}} {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 16 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 16 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @no_paged_keys(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %lengths: memref<?xi32>, %output: memref<?x?xf32>)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 16 : i32}} {
  // expected-error@below {{the scores come from no paged keys}}
  "winnow.fused_store_scores"(%lengths, %output) ({
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 16 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @scores_from_outside(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %lengths: memref<?xi32>, %output: memref<?x?xf32>)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 16 : i32}} {
  %t = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
  "winnow.fused_store_scores"(%lengths, %output) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 16 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    // expected-error@below {{the scores come from a tensor made outside the fused op}}
    %s = math.exp %t : tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 16 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @two_stores(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %lengths: memref<?xi32>, %output: memref<?x?xf32>)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 16 : i32}} {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 16 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 16 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  // expected-error@below {{the function holds another fused op; one is the most}}
  "winnow.fused_store_scores"(%lengths, %output) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 16 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 16 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @store_in_a_branch(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %lengths: memref<?xi32>, %output: memref<?x?xf32>, %p: i1)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 16 : i32}} {
  scf.if %p {
    // expected-error@below {{a fused op must stand in the body of a func.func}}
    "winnow.fused_store_scores"(%lengths, %output) ({
      %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 16 : i32}
          : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
      %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
      "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
    }) {group_rows = 16 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  }
  return
}

// -----

func.func @output_of_another_op(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %lengths: memref<?xi32>, %n: index)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 16 : i32}} {
  // expected-error@below {{this value must be an argument of the function, for callers to bind}}
  %output = memref.alloc(%n, %n) : memref<?x?xf32>
  "winnow.fused_store_scores"(%lengths, %output) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 16 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 16 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// RUN: winnow-opt %s --split-input-file --verify-diagnostics --pass-pipeline=tile-selection

func.func @in_a_branch(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32, %condition: i1) {
  scf.if %condition {
    // expected-error@below {{a fused op must stand in the body of a func.func}}
    "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
      %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 32 : i32}
          : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
      %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
      "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
    }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
        : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  }
  return
}

// -----

func.func @two_selections(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 32 : i32, tile_rows = 16 : i32}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 32 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  // expected-error@below {{the function holds another fused op; one is the most}}
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 32 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

// expected-error@below {{the function has no winnow.plan: run plan-sweep first}}
func.func @no_plan(
    %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

// expected-error@below {{winnow.plan must hold target, a string, and tile_rows, tile_keys, program_keys, num_warps, num_stages, helpers, polls, positive integers, and may hold dequantize, convert or scaled-dot, and may hold fp8, convert or dot, and may hold keys_operand, lhs or rhs, and may hold scatter, scan or hits or atomics, and may hold max_registers and register_usage, positive integers, but is 4 : i32}}
func.func @plan_of_another_type(
    %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) attributes {winnow.plan = 4 : i32} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

// expected-error@below {{positive integers, and may hold dequantize, convert or scaled-dot, and may hold fp8, convert or dot, and may hold keys_operand, lhs or rhs, and may hold scatter, scan or hits or atomics, and may hold max_registers and register_usage, positive integers, but is {target = "cuda:90"}}}
func.func @plan_in_part(
    %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) attributes {winnow.plan = {target = "cuda:90"}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

// expected-error@below {{and may hold scatter, scan or hits or atomics, and may hold max_registers and register_usage, positive integers, but is {helpers = 8 : i32, max_registers = 0 : i32,}}
func.func @plan_of_no_registers(
    %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32)
    attributes {winnow.plan = {helpers = 8 : i32, max_registers = 0 : i32, num_stages = 2 : i32,
                               num_warps = 4 : i32, polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 32 : i32}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

// expected-error@below {{and may hold scatter, scan or hits or atomics, and may hold max_registers and register_usage, positive integers, but is {helpers = 8 : i32, max_registers = "all",}}
func.func @plan_of_all_registers(
    %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32)
    attributes {winnow.plan = {helpers = 8 : i32, max_registers = "all", num_stages = 2 : i32,
                               num_warps = 4 : i32, polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 32 : i32}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

// expected-error@below {{and may hold dequantize, convert or scaled-dot, and may hold fp8, convert or dot, and may hold keys_operand, lhs or rhs, and may hold scatter, scan or hits or atomics, and may hold max_registers and register_usage, positive integers, but is {dequantize = "half",}}
func.func @plan_of_another_conversion(
    %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32)
    attributes {winnow.plan = {dequantize = "half", helpers = 8 : i32, num_stages = 2 : i32,
                               num_warps = 4 : i32, polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 32 : i32}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

// expected-error@below {{winnow.plan must hold target, a string,}}
func.func @plan_without_rows(
    %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 32 : i32, tile_rows = 0 : i32}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

// expected-error@below {{winnow.plan must hold target, a string,}}
func.func @plan_for_a_number(
    %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = 90 : i32, tile_keys = 32 : i32, tile_rows = 16 : i32}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @no_paged_keys(
    %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 32 : i32, tile_rows = 16 : i32}} {
  // expected-error@below {{the scores come from no paged keys}}
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @scores_from_outside(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 32 : i32, tile_rows = 16 : i32}} {
  %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 32 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    // expected-error@below {{the scores come from a tensor made outside the fused op}}
    %e = math.exp %s : tensor<?x?xf32>
    "winnow.yield"(%e) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @tile_of_two_requests(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 32 : i32, tile_rows = 32 : i32}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    // expected-error@below {{tiles of 32 rows do not divide the 48 rows that share a request}}
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 48 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @computed_context(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 32 : i32, tile_rows = 32 : i32}} {
  // expected-error@below {{this value must be an argument of the function, for callers to bind}}
  %twice = arith.addi %context, %context : i32
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %twice) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 32 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

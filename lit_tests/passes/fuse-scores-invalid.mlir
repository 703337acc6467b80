// RUN: winnow-opt %s --split-input-file --verify-diagnostics --pass-pipeline=fuse-scores

func.func @scores_of_a_caller(
    %scores: tensor<?x?xf32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  %a = math.absf %scores : tensor<?x?xf32>
  // expected-error@below {{scores must be made by ops of this function, but come from a block's argument}}
  "winnow.threshold_select"(%a, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @scores_of_a_loop(
    %x: f32, %n: index, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  %init = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
  // expected-error@below {{can't fuse 'scf.for' into what uses its result}}
  %s = scf.for %i = %n to %n step %n iter_args(%last = %init) -> tensor<?x?xf32> {
    %next = math.exp %last : tensor<?x?xf32>
    scf.yield %next : tensor<?x?xf32>
  }
  "winnow.threshold_select"(%s, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @scores_chosen_as_a_whole(
    %x: f32, %chosen: i1, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
  %e = math.exp %s : tensor<?x?xf32>
  // expected-error@below {{can't fuse 'arith.select' into what uses its result}}
  %c = arith.select %chosen, %s, %e : tensor<?x?xf32>
  "winnow.threshold_select"(%c, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @arithmetic_on_queries(
    %query: memref<?x16xbf16>, %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
  // expected-error@below {{can't fuse 'arith.negf' into what uses its result}}
  %n = arith.negf %q : tensor<?x16xbf16>
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 32 : i32}
      : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
  %s = "winnow.score"(%n, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
  "winnow.threshold_select"(%s, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @stored_scores_of_a_caller(
    %scores: tensor<?x?xf32>, %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  // expected-error@below {{scores must be made by ops of this function, but come from a block's argument}}
  "winnow.store_scores"(%scores, %lengths, %output) {group_rows = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// RUN: winnow-opt %s --split-input-file --verify-diagnostics --pass-pipeline=plan-sweep

func.func @no_paged_keys(
    %x: f32, %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  // expected-error@below {{the scores come from no paged keys}}
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @rows_8(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    // expected-error@below {{the rows that share a request must come in multiples of 16}}
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 8 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @dim_96(
    %cache: memref<?x8x96xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>,
    %query: memref<?x96xbf16>,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    // expected-error@below {{the keys' dim must be a power of two, at least 16, but is 96}}
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 16 : i32}
        : (memref<?x8x96xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x96xbf16>
    %q = "winnow.queries"(%query) : (memref<?x96xbf16>) -> tensor<?x96xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x96xbf16>, tensor<?x?x96xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @dim_8(
    %cache: memref<?x8x8xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>,
    %query: memref<?x8xbf16>,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    // expected-error@below {{the keys' dim must be a power of two, at least 16, but is 8}}
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 16 : i32}
        : (memref<?x8x8xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x8xbf16>
    %q = "winnow.queries"(%query) : (memref<?x8xbf16>) -> tensor<?x8xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x8xbf16>, tensor<?x?x8xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

// Keys that are not multiplied may be short: what is left is that a tile of them is a tensor.
func.func @dim_24_of_other_keys(
    %cache: memref<?x8x24xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    // expected-error@below {{the keys' dim must be a power of two, at least 1, but is 24}}
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 16 : i32}
        : (memref<?x8x24xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x24xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @nvfp4_of_dim_96(
    %cache: memref<?x8x48xi8>, %scales: memref<?x8x6xi8>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>,
    %query: memref<?x96xbf16>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x48xi8>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x48xi8>
    %ks = "winnow.paged_keys"(%scales, %table, %requests) {request_rows = 128 : i32}
        : (memref<?x8x6xi8>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x6xi8>
    // expected-error@below {{the keys' dim must be a power of two, at least 16, but is 96}}
    %keys = "winnow.dequantize_nvfp4"(%k, %ks)
        : (tensor<?x?x48xi8>, tensor<?x?x6xi8>) -> tensor<?x?x96xbf16>
    %q = "winnow.queries"(%query) : (memref<?x96xbf16>) -> tensor<?x96xbf16>
    %s = "winnow.score"(%q, %keys)
        : (tensor<?x96xbf16>, tensor<?x?x96xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// -----

func.func @stored_scores_of_no_keys(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  // expected-error@below {{the scores come from no paged keys}}
  "winnow.fused_store_scores"(%lengths, %output) ({
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 8 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @stored_scores_of_dim_24(
    %cache: memref<?x8x24xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>,
    %query: memref<?x24xbf16>, %lengths: memref<?xi32>, %output: memref<?x?xf32>) {
  "winnow.fused_store_scores"(%lengths, %output) ({
    // expected-error@below {{the keys' dim must be a power of two, at least 16, but is 24}}
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 8 : i32}
        : (memref<?x8x24xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x24xbf16>
    %q = "winnow.queries"(%query) : (memref<?x24xbf16>) -> tensor<?x24xbf16>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x24xbf16>, tensor<?x?x24xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 8 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// -----

func.func @few_rows_of_sampled_keys(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %requests: memref<?xi32>, %x: f32,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32) {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    // expected-error@below {{the rows that share a request must come in multiples of 16}}
    %k = "winnow.sampled_keys"(%cache, %table, %requests, %requests) {request_rows = 8 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>, memref<?xi32>)
        -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

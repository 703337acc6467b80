// RUN: winnow-opt %s --pass-pipeline='tile-selection,canonicalize,cse' | FileCheck %s

// Queries are dequantized before the sweep, keys within. A key is seen if its values are and its
// scales are.
// CHECK-LABEL: func.func @nvfp4(
// CHECK-SAME:    %[[QUERY:[^:]+]]: memref<?x8xi8>, %[[CACHE:[^:]+]]: memref<?x48x8xi8>
// CHECK-SAME:    %[[QUERY_SCALES:[^:]+]]: memref<?x1xi8>, %[[SCALES:[^:]+]]: memref<?x48x1xi8>
// CHECK:         %[[Q:.+]] = "tile.load_rows"(%[[QUERY]], %[[ROW:.+]]) : (memref<?x8xi8>, i32) -> tensor<32x8xi8>
// CHECK-NEXT:    %[[QS:.+]] = "tile.load_rows"(%[[QUERY_SCALES]], %[[ROW]]) : (memref<?x1xi8>, i32) -> tensor<32x1xi8>
// CHECK-NEXT:    %[[ROWS:.+]] = "tile.dequantize_nvfp4"(%[[Q]], %[[QS]]) {order = "halves"} : (tensor<32x8xi8>, tensor<32x1xi8>) -> tensor<32x16xf16>
// CHECK-NOT:     dequantize
// CHECK:         scf.for
// CHECK-NEXT:      %[[K:.+]]:2 = "tile.load_keys"(%[[CACHE]], {{.+}}) : {{.+}} -> (tensor<64x8xi8>, tensor<64xi1>)
// CHECK-NEXT:      %[[KS:.+]]:2 = "tile.load_keys"(%[[SCALES]], {{.+}}) : {{.+}} -> (tensor<64x1xi8>, tensor<64xi1>)
// CHECK-NEXT:      %[[KEYS:.+]] = "tile.dequantize_nvfp4"(%[[K]]#0, %[[KS]]#0) {order = "halves"} : (tensor<64x8xi8>, tensor<64x1xi8>) -> tensor<64x16xf16>
// CHECK-NEXT:      %[[S:.+]] = "tile.dot"(%[[ROWS]], %[[KEYS]])
// CHECK-NEXT:      %[[SEEN:.+]] = arith.andi %[[K]]#1, %[[KS]]#1
// CHECK-NEXT:      "tile.classify"(%[[S]], %{{.+}}, %{{.+}}, %[[SEEN]], %{{.+}})
// CHECK-NOT:     dequantize
// CHECK:         return
func.func @nvfp4(
    %query: memref<?x8xi8>, %cache: memref<?x48x8xi8>, %query_scales: memref<?x1xi8>,
    %scales: memref<?x48x1xi8>, %table: memref<?x?xi32>, %requests: memref<?xi32>,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 32 : i32}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x8xi8>) -> tensor<?x8xi8>
    %qs = "winnow.queries"(%query_scales) : (memref<?x1xi8>) -> tensor<?x1xi8>
    %rows = "winnow.dequantize_nvfp4"(%q, %qs) : (tensor<?x8xi8>, tensor<?x1xi8>) -> tensor<?x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 32 : i32}
        : (memref<?x48x8xi8>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x8xi8>
    %ks = "winnow.paged_keys"(%scales, %table, %requests) {request_rows = 32 : i32}
        : (memref<?x48x1xi8>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x1xi8>
    %keys = "winnow.dequantize_nvfp4"(%k, %ks)
        : (tensor<?x?x8xi8>, tensor<?x?x1xi8>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%rows, %keys)
        : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// Multiplied as it is, by a plan that says so.
// CHECK-LABEL: func.func @scaled_dot(
// CHECK:         %[[Q:.+]] = "tile.load_rows"({{.+}}) : {{.+}} -> tensor<32x8xi8>
// CHECK-NEXT:    %[[QS:.+]] = "tile.load_rows"({{.+}}) : {{.+}} -> tensor<32x1xi8>
// CHECK-NOT:     dequantize
// CHECK:           %[[K:.+]]:2 = "tile.load_keys"({{.+}}) : {{.+}} -> (tensor<64x8xi8>, tensor<64xi1>)
// CHECK-NEXT:      %[[KS:.+]]:2 = "tile.load_keys"({{.+}}) : {{.+}} -> (tensor<64x1xi8>, tensor<64xi1>)
// CHECK-NEXT:      "tile.scaled_dot"(%[[Q]], %[[QS]], %[[K]]#0, %[[KS]]#0) : (tensor<32x8xi8>, tensor<32x1xi8>, tensor<64x8xi8>, tensor<64x1xi8>) -> tensor<32x64xf32>
// CHECK-NOT:     dequantize
// CHECK:         return
func.func @scaled_dot(
    %query: memref<?x8xi8>, %cache: memref<?x48x8xi8>, %query_scales: memref<?x1xi8>,
    %scales: memref<?x48x1xi8>, %table: memref<?x?xi32>, %requests: memref<?xi32>,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32)
    attributes {winnow.plan = {dequantize = "scaled-dot", helpers = 8 : i32, num_stages = 2 : i32,
                               num_warps = 4 : i32, polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 32 : i32}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x8xi8>) -> tensor<?x8xi8>
    %qs = "winnow.queries"(%query_scales) : (memref<?x1xi8>) -> tensor<?x1xi8>
    %rows = "winnow.dequantize_nvfp4"(%q, %qs) : (tensor<?x8xi8>, tensor<?x1xi8>) -> tensor<?x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 32 : i32}
        : (memref<?x48x8xi8>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x8xi8>
    %ks = "winnow.paged_keys"(%scales, %table, %requests) {request_rows = 32 : i32}
        : (memref<?x48x1xi8>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x1xi8>
    %keys = "winnow.dequantize_nvfp4"(%k, %ks)
        : (tensor<?x?x8xi8>, tensor<?x?x1xi8>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%rows, %keys)
        : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// Queries of BF16 can only be multiplied by keys of BF16, in the order of their own.
// CHECK-LABEL: func.func @queries_of_bf16(
// CHECK:           %[[KEYS:.+]] = "tile.dequantize_nvfp4"({{.+}}) {order = "values"} : {{.+}} -> tensor<64x16xbf16>
// CHECK-NEXT:      "tile.dot"(%{{.+}}, %[[KEYS]])
func.func @queries_of_bf16(
    %query: memref<?x16xbf16>, %cache: memref<?x48x8xi8>,
    %scales: memref<?x48x1xi8>, %table: memref<?x?xi32>, %requests: memref<?xi32>,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32)
    attributes {winnow.plan = {dequantize = "scaled-dot", helpers = 8 : i32, num_stages = 2 : i32,
                               num_warps = 4 : i32, polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 32 : i32}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %rows = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 32 : i32}
        : (memref<?x48x8xi8>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x8xi8>
    %ks = "winnow.paged_keys"(%scales, %table, %requests) {request_rows = 32 : i32}
        : (memref<?x48x1xi8>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x1xi8>
    %keys = "winnow.dequantize_nvfp4"(%k, %ks)
        : (tensor<?x?x8xi8>, tensor<?x?x1xi8>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%rows, %keys)
        : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// RUN: sed 's/FORMAT/dot/' %s | winnow-opt --pass-pipeline='tile-stored-scores,canonicalize,cse' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,DOT
// RUN: sed 's/FORMAT/convert/' %s \
// RUN:   | winnow-opt --pass-pipeline='tile-stored-scores,canonicalize,cse' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,CONVERT

// E4M3 is multiplied as it is, or extended just before the product.
// CHECK-LABEL:  func.func @fp8(
// CHECK:          %[[Q:.+]] = "tt.reshape"(%{{.+}}) : (tensor<8x4x32xf8E4M3FN>) -> tensor<32x32xf8E4M3FN>
// CHECK:          scf.for
// CHECK-NEXT:       %[[K:.+]]:2 = "tile.load_keys"({{.+}} -> (tensor<64x32xf8E4M3FN>, tensor<64xi1>)
// DOT-NEXT:         "tile.dot"(%[[K]]#0, %[[Q]])
// CONVERT-NEXT:     %[[KX:.+]] = "tile.extend_fp8"(%[[K]]#0) : (tensor<64x32xf8E4M3FN>) -> tensor<64x32xf16>
// CONVERT-NEXT:     %[[QX:.+]] = "tile.extend_fp8"(%[[Q]]) : (tensor<32x32xf8E4M3FN>) -> tensor<32x32xf16>
// CONVERT-NEXT:     "tile.dot"(%[[KX]], %[[QX]])
func.func @fp8(
    %query: memref<?x4x32xf8E4M3FN>, %cache: memref<?x48x32xf8E4M3FN>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %lengths: memref<?xi32>, %output: memref<?x?xf32>)
    attributes {winnow.plan = {fp8 = "FORMAT", helpers = 8 : i32, keys_operand = "lhs",
                               num_stages = 2 : i32, num_warps = 4 : i32, polls = 9 : i32,
                               program_keys = 256 : i32, target = "cuda:90", tile_keys = 64 : i32,
                               tile_rows = 8 : i32}} {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %q = "winnow.queries"(%query) : (memref<?x4x32xf8E4M3FN>) -> tensor<?x4x32xf8E4M3FN>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 8 : i32}
        : (memref<?x48x32xf8E4M3FN>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x32xf8E4M3FN>
    %s = "winnow.score"(%q, %k)
        : (tensor<?x4x32xf8E4M3FN>, tensor<?x?x32xf8E4M3FN>) -> tensor<?x4x?xf32>
    %r = "winnow.reduce_heads"(%s) {kind = "add"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
    "winnow.yield"(%r) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 8 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

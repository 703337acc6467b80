// Each op of a kernel that stores scores of a sample is located at the op of the graph that it comes
// from. Constants are hoisted and merged, so that they come from no op.

// RUN: winnow-opt %s --mlir-print-debuginfo -o %t --pass-pipeline='fuse-scores,plan-sweep, \
// RUN:   tile-stored-scores,canonicalize,cse,lower-paging,lower-buffers,convert-to-tt, \
// RUN:   canonicalize,cse,loop-invariant-code-motion'
// RUN: FileCheck %s < %t

// The lines in reverse: the names of locations come before the ops.
// RUN: tac %t | grep -v arith.constant | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN:     #[[LOC:loc[0-9]*]] = loc(unknown)
// UNKNOWN-NOT: loc(#[[LOC]])
// UNKNOWN-NOT: loc(unknown)
// UNKNOWN:     "tt.func"() ({
func.func @stored_scores(
    %query: memref<?x64xbf16>, %cache: memref<?x8x64xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %positions: memref<?xi32>, %lengths: memref<?xi32>,
    %output: memref<?x?xf32, strided<[?, 1]>>) {
  // CHECK-DAG: "tt.load"({{.+}} -> tensor<16x64xbf16> loc(#[[Q:loc[0-9]*]])
  // CHECK-DAG: #[[Q]] = loc("{{.*}}locations.mlir":[[# @LINE + 1]]:8)
  %q = "winnow.queries"(%query) : (memref<?x64xbf16>) -> tensor<?x64xbf16>

  // CHECK-DAG: "tt.load"({{.+}} -> tensor<128x64xbf16> loc(#[[K:loc[0-9]*]])
  // CHECK-DAG: "tt.load"({{.+}} -> tensor<128xi32> loc(#[[K]])
  // CHECK-DAG: #[[K]] = loc("{{.*}}locations.mlir":[[# @LINE + 1]]:8)
  %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions) {request_rows = 16 : i32}
      : (memref<?x8x64xbf16>, memref<?x?xi32>, memref<?xi32>, memref<?xi32>)
      -> tensor<?x?x64xbf16>

  // CHECK-DAG: "tt.dot"({{.+}} loc(#[[S:loc[0-9]*]])
  // CHECK-DAG: #[[S]] = loc("{{.*}}locations.mlir":[[# @LINE + 1]]:8)
  %s = "winnow.score"(%q, %k) : (tensor<?x64xbf16>, tensor<?x?x64xbf16>) -> tensor<?x?xf32>

  // CHECK-DAG: arith.select {{.+}} : tensor<16x128xi1>, tensor<16x128xf32> loc(#[[T:loc[0-9]*]])
  // CHECK-DAG: "tt.store"({{.+}} loc(#[[T]])
  // CHECK-DAG: #[[T]] = loc("{{.*}}locations.mlir":[[# @LINE + 1]]:3)
  "winnow.store_scores"(%s, %lengths, %output) {group_rows = 16 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32, strided<[?, 1]>>) -> ()
  return
}

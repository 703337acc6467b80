// Each op of a kernel is located at the op of the graph that it comes from, and each argument at
// the argument. Constants are hoisted and merged, so that they come from no op.

// RUN: winnow-opt %s --mlir-print-debuginfo -o %t --pass-pipeline='fuse-scores, \
// RUN:   plan-sweep{tile-keys=32},tile-selection,canonicalize,cse,lower-classify, \
// RUN:   lower-scatter,lower-stored-score,lower-paging,lower-buffers, \
// RUN:   convert-to-tt,canonicalize,cse, \
// RUN:   loop-invariant-code-motion'
// RUN: FileCheck %s < %t

// The lines in reverse: the names of locations come before the ops.
// RUN: tac %t | grep -v arith.constant | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN:     #[[LOC:loc[0-9]*]] = loc(unknown)
// UNKNOWN-NOT: loc(#[[LOC]])
// UNKNOWN-NOT: loc(unknown)
// UNKNOWN:     "tt.func"() ({
// CHECK-DAG: ^bb0(%{{.+}}: !tt.ptr<bf16> loc("{{.*}}locations.mlir":[[# @LINE + 2]]:5)
func.func @selection(
    %query: memref<?x64xbf16>, %cache: memref<?x8x64xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32) {
  // CHECK-DAG: "tt.load"({{.+}} -> tensor<16x64xbf16> loc(#[[Q:loc[0-9]*]])
  // CHECK-DAG: #[[Q]] = loc("{{.*}}locations.mlir":[[# @LINE + 1]]:8)
  %q = "winnow.queries"(%query) : (memref<?x64xbf16>) -> tensor<?x64xbf16>

  // CHECK-DAG: "tt.load"({{.+}} -> tensor<32x64xbf16> loc(#[[K:loc[0-9]*]])
  // CHECK-DAG: #[[K]] = loc("{{.*}}locations.mlir":[[# @LINE + 1]]:8)
  %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 16 : i32}
      : (memref<?x8x64xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x64xbf16>

  // CHECK-DAG: "tt.dot"({{.+}} loc(#[[S:loc[0-9]*]])
  // CHECK-DAG: #[[S]] = loc("{{.*}}locations.mlir":[[# @LINE + 1]]:8)
  %s = "winnow.score"(%q, %k) : (tensor<?x64xbf16>, tensor<?x?x64xbf16>) -> tensor<?x?xf32>

  // CHECK-DAG: math.exp {{.+}} loc(#[[E:loc[0-9]*]])
  // CHECK-DAG: #[[E]] = loc("{{.*}}locations.mlir":[[# @LINE + 1]]:8)
  %e = math.exp %s : tensor<?x?xf32>

  // CHECK-DAG: arith.cmpf olt, {{.+}} loc(#[[T:loc[0-9]*]])
  // CHECK-DAG: "tt.atomic_rmw"({{.+}} loc(#[[T]])
  // CHECK-DAG: "tt.store"({{.+}} loc(#[[T]])
  // CHECK-DAG: #[[T]] = loc("{{.*}}locations.mlir":[[# @LINE + 1]]:3)
  "winnow.threshold_select"(%e, %ends, %thresholds, %counters, %candidates, %context)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()

  // CHECK-DAG: "tt.return"() : () -> () loc(#[[R:loc[0-9]*]])
  // CHECK-DAG: #[[R]] = loc("{{.*}}locations.mlir":[[# @LINE + 1]]:3)
  return
}

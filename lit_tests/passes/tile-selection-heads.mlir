// RUN: winnow-opt %s --pass-pipeline='tile-selection,canonicalize,cse' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,LHS
// RUN: sed 's/keys_operand = "lhs"/keys_operand = "rhs"/' %s \
// RUN:   | winnow-opt --pass-pipeline='tile-selection,canonicalize,cse' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,RHS

// The rows of all heads are those of one operand; scores take their heads apart. What is left of
// them once heads are combined goes to the selection as rows by keys, whatever the operands are.
// CHECK-LABEL: func.func @weighed(
// CHECK-SAME:    %[[QUERY:[^:]+]]: memref<?x4x16xbf16>, %[[WEIGHTS:[^:]+]]: memref<?x4xf32>
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x48x16xbf16>, %[[SCALES:[^:]+]]: memref<?x48x1xf32>
// CHECK:         %[[ROW:.+]] = arith.muli
// CHECK:         %[[LAST0:.+]] = "tile.dim"(%[[QUERY]]) {axis = 0 : i32}
// CHECK-NEXT:    %[[LAST1:.+]] = "tile.dim"(%[[WEIGHTS]]) {axis = 0 : i32}
// CHECK:         %[[LEAST:.+]] = arith.minsi %{{.+}}, %[[LAST0]]
// CHECK-NEXT:    %[[MOST:.+]] = arith.minsi %[[LEAST]], %[[LAST1]]
// CHECK:         "tt.splat"(%[[MOST]])
// CHECK:         %[[R:.+]] = "tile.load_rows"(%[[QUERY]], %[[ROW]]) : (memref<?x4x16xbf16>, i32) -> tensor<8x4x16xbf16>
// CHECK-NEXT:    %[[Q:.+]] = "tt.reshape"(%[[R]]) : (tensor<8x4x16xbf16>) -> tensor<32x16xbf16>
// CHECK:         %[[W:.+]] = "tile.load_rows"(%[[WEIGHTS]], %[[ROW]]) : (memref<?x4xf32>, i32) -> tensor<8x4xf32>
// LHS-NEXT:      %[[X:.+]] = "tt.expand_dims"(%[[W]]) {axis = 0 : i32}
// LHS-NEXT:      %[[WS:.+]] = "tt.broadcast"(%[[X]]) : (tensor<1x8x4xf32>) -> tensor<64x8x4xf32>
// RHS-NEXT:      %[[X:.+]] = "tt.expand_dims"(%[[W]]) {axis = 2 : i32}
// RHS-NEXT:      %[[WS:.+]] = "tt.broadcast"(%[[X]]) : (tensor<8x4x1xf32>) -> tensor<8x4x64xf32>
// CHECK:         scf.for
// CHECK-NEXT:      %[[K:.+]]:2 = "tile.load_keys"(%[[CACHE]],
// LHS-NEXT:        %[[DOT:.+]] = "tile.dot"(%[[K]]#0, %[[Q]]) : {{.+}} -> tensor<64x32xf32>
// LHS-NEXT:        %[[S:.+]] = "tt.reshape"(%[[DOT]]) : (tensor<64x32xf32>) -> tensor<64x8x4xf32>
// RHS-NEXT:        %[[DOT:.+]] = "tile.dot"(%[[Q]], %[[K]]#0) : {{.+}} -> tensor<32x64xf32>
// RHS-NEXT:        %[[S:.+]] = "tt.reshape"(%[[DOT]]) : (tensor<32x64xf32>) -> tensor<8x4x64xf32>
// CHECK-NEXT:      %[[P:.+]] = arith.mulf %[[S]], %[[WS]]
// LHS-NEXT:        %[[SUM:.+]] = "tile.reduce"(%[[P]]) {axis = 2 : i32, kind = "add"} : {{.+}} -> tensor<64x8xf32>
// RHS-NEXT:        %[[SUM:.+]] = "tile.reduce"(%[[P]]) {axis = 1 : i32, kind = "add"} : {{.+}} -> tensor<8x64xf32>
// CHECK-NEXT:      %[[F:.+]]:2 = "tile.load_keys"(%[[SCALES]], {{.+}} -> (tensor<64x1xf32>, tensor<64xi1>)
// CHECK-NEXT:      %[[FS:.+]] = "tt.reshape"(%[[F]]#0) : (tensor<64x1xf32>) -> tensor<64xf32>
// LHS-NEXT:        %[[FX:.+]] = "tt.expand_dims"(%[[FS]]) {axis = 1 : i32}
// LHS-NEXT:        %[[EACH:.+]] = "tt.broadcast"(%[[FX]]) : (tensor<64x1xf32>) -> tensor<64x8xf32>
// RHS-NEXT:        %[[FX:.+]] = "tt.expand_dims"(%[[FS]]) {axis = 0 : i32}
// RHS-NEXT:        %[[T:.+]] = "tt.broadcast"(%[[FX]]) : (tensor<1x64xf32>) -> tensor<8x64xf32>
// LHS-NEXT:        %[[TURNED:.+]] = arith.mulf %[[SUM]], %[[EACH]]
// RHS-NEXT:        %[[SCORES:.+]] = arith.mulf %[[SUM]], %[[T]]
// CHECK-NEXT:      %[[SEEN:.+]] = arith.andi %[[K]]#1, %[[F]]#1
// LHS-NEXT:        %[[SCORES:.+]] = "tt.trans"(%[[TURNED]]) {order = array<i32: 1, 0>} : (tensor<64x8xf32>) -> tensor<8x64xf32>
// CHECK-NEXT:      %[[C:.+]]:2 = "tile.classify"(%[[SCORES]], %{{.+}}, %{{.+}}, %[[SEEN]],
// CHECK-NEXT:      "tile.scatter"(%[[SCORES]], %[[C]]#0, %[[C]]#1,
func.func @weighed(
    %query: memref<?x4x16xbf16>, %weights: memref<?x4xf32>, %cache: memref<?x48x16xbf16>,
    %scales: memref<?x48x1xf32>, %table: memref<?x?xi32>, %requests: memref<?xi32>,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32)
    attributes {winnow.plan = {helpers = 8 : i32, keys_operand = "lhs", num_stages = 2 : i32,
                               num_warps = 4 : i32, polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 8 : i32}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x4x16xbf16>) -> tensor<?x4x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 8 : i32}
        : (memref<?x48x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x4x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x4x?xf32>
    %w = "winnow.per_row"(%weights) : (memref<?x4xf32>) -> tensor<?x4x?xf32>
    %p = arith.mulf %s, %w : tensor<?x4x?xf32>
    %sum = "winnow.reduce_heads"(%p) {kind = "add"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
    %x = "winnow.paged_keys"(%scales, %table, %requests) {request_rows = 8 : i32}
        : (memref<?x48x1xf32>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x1xf32>
    %f = "winnow.per_key"(%x) : (tensor<?x?x1xf32>) -> tensor<?x?xf32>
    %t = arith.mulf %sum, %f : tensor<?x?xf32>
    "winnow.yield"(%t) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

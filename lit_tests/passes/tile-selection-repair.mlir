// RUN: winnow-opt %s --pass-pipeline='tile-selection,canonicalize,cse' | FileCheck %s

// One program along y where there are no keys, as ranges are written all the same.
// CHECK-DAG: #[[$GRID:.+]] = affine_map<()[s0, s1] -> (s0 ceildiv 32, ((((s0 ceildiv 32) * (s1 ceildiv 256)) ceildiv 8) * 8) floordiv (s0 ceildiv 32) - ((((((s0 ceildiv 32) * (s1 ceildiv 256)) ceildiv 8) * 8) floordiv (s0 ceildiv 32) - s1 ceildiv 64) ceildiv 2147483648) * (((((s0 ceildiv 32) * (s1 ceildiv 256)) ceildiv 8) * 8) floordiv (s0 ceildiv 32) - s1 ceildiv 64) - ((((((s0 ceildiv 32) * (s1 ceildiv 256)) ceildiv 8) * 8) floordiv (s0 ceildiv 32) - ((((((s0 ceildiv 32) * (s1 ceildiv 256)) ceildiv 8) * 8) floordiv (s0 ceildiv 32) - s1 ceildiv 64) ceildiv 2147483648) * (((((s0 ceildiv 32) * (s1 ceildiv 256)) ceildiv 8) * 8) floordiv (s0 ceildiv 32) - s1 ceildiv 64) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 32) * (s1 ceildiv 256)) ceildiv 8) * 8) floordiv (s0 ceildiv 32) - ((((((s0 ceildiv 32) * (s1 ceildiv 256)) ceildiv 8) * 8) floordiv (s0 ceildiv 32) - s1 ceildiv 64) ceildiv 2147483648) * (((((s0 ceildiv 32) * (s1 ceildiv 256)) ceildiv 8) * 8) floordiv (s0 ceildiv 32) - s1 ceildiv 64) - 65535) - s1 ceildiv 2147483648 + 1)>
// CHECK-DAG: #[[$SLOTS:.+]] = affine_map<()[s0, s1] -> (7)>
// CHECK-DAG: #[[$ENTRIES:.+]] = affine_map<()[s0, s1] -> (s0 ceildiv 32)>

// The repair follows the sweep, and has the means to sweep any keys of any rows: the same ops, with
// a visit in the place of the selection.
// CHECK-LABEL: func.func @repair(
// CHECK-SAME:    %[[QUERY:[^:]+]]: memref<?x16xbf16>, %[[CACHE:[^:]+]]: memref<?x48x16xbf16>
// CHECK-SAME:    %[[TABLE:[^:]+]]: memref<?x?xi32>, %[[REQUESTS:[^:]+]]: memref<?xi32>
// CHECK-SAME:    %[[ENDS:[^:]+]]: memref<?xi32> {winnow.name = "ends"}
// CHECK-SAME:    %[[THRESHOLDS:[^:]+]]: memref<?xf32>, %[[COUNTERS:[^:]+]]: memref<?x2xi32>
// CHECK-SAME:    %[[CANDIDATES:[^:]+]]: memref<?x?x2xi32>, %[[ARRIVALS:[^:]+]]: memref<?xi32>
// CHECK-SAME:    %[[RANGES:[^:]+]]: memref<2x?xi32>
// CHECK-SAME:    winnow.grid = #[[$GRID]], winnow.grid_args = ["ends.size0", "arg10"]
// CHECK-SAME:    winnow.least_sizes = {arg7.size1 = #[[$SLOTS]], arg8.size0 = #[[$ENTRIES]]}
// CHECK:         "tile.dim"(%[[RANGES]]) {axis = 1 : i32}
// CHECK:         scf.for
// CHECK:           "tile.scatter"
// CHECK:         "tile.repair"(%[[THRESHOLDS]], %[[COUNTERS]], %[[CANDIDATES]], %[[ARRIVALS]], %[[RANGES]]) ({
// CHECK:         ^bb0(%[[ROW:.+]]: i32):
// CHECK:           "tile.load_rows"(%[[ENDS]], %[[ROW]])
// CHECK:           %[[PRESENT:.+]] = arith.cmpi slt,
// CHECK:           %[[END:.+]] = arith.select %[[PRESENT]],
// CHECK:           "tile.yield"(%[[END]], %[[PRESENT]])
// CHECK:         }, {
// CHECK:         ^bb0(%[[OTHER:.+]]: i32, %[[START:.+]]: i32, %[[STOP:.+]]: i32, %[[STEP:.+]]: i32):
// CHECK-NEXT:      %[[Q:.+]] = "tile.load_rows"(%[[QUERY]], %[[OTHER]])
// CHECK:           "tile.load"(%[[REQUESTS]],
// CHECK:           scf.for %[[KEY:.+]] = %[[START]] to %[[STOP]] step %[[STEP]] : i32 {
// CHECK-NEXT:        %[[K:.+]]:2 = "tile.load_keys"(%[[CACHE]], %[[TABLE]], %{{.+}}, %[[KEY]], %[[STOP]])
// CHECK-NEXT:        %[[S:.+]] = "tile.dot"(%[[Q]], %[[K]]#0)
// CHECK-NEXT:        "tile.visit"(%[[S]], %[[K]]#1, %[[KEY]])
// CHECK-NEXT:      }
// CHECK-NEXT:      "tile.yield"()
// CHECK-NEXT:    }) {top_k = 4 : i32}
// CHECK-NEXT:    return
func.func @repair(
    %query: memref<?x16xbf16>, %cache: memref<?x48x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32> {winnow.name = "ends"},
    %thresholds: memref<?xf32>, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>,
    %arrivals: memref<?xi32>, %ranges: memref<2x?xi32>, %context: i32)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32, target = "cuda:90",
                               tile_keys = 64 : i32, tile_rows = 32 : i32}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context, %arrivals, %ranges) ({
    %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 64 : i32}
        : (memref<?x48x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {top_k = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32, memref<?xi32>,
         memref<2x?xi32>) -> ()
  return
}

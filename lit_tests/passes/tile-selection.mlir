// RUN: winnow-opt %s --pass-pipeline='tile-selection,canonicalize,cse' | FileCheck %s

// Programs for each 256 keys of a row tile, and more to make whole waves of 8, but none of less
// than 64 keys, and no more than a grid has room for.
// CHECK-DAG: #[[$GRID:.+]] = affine_map<()[s0, s1] -> (s0 ceildiv 32, ((((s0 ceildiv 32) * (s1 ceildiv 256)) ceildiv 8) * 8) floordiv (s0 ceildiv 32) - ((((((s0 ceildiv 32) * (s1 ceildiv 256)) ceildiv 8) * 8) floordiv (s0 ceildiv 32) - s1 ceildiv 64) ceildiv 2147483648) * (((((s0 ceildiv 32) * (s1 ceildiv 256)) ceildiv 8) * 8) floordiv (s0 ceildiv 32) - s1 ceildiv 64) - ((((((s0 ceildiv 32) * (s1 ceildiv 256)) ceildiv 8) * 8) floordiv (s0 ceildiv 32) - ((((((s0 ceildiv 32) * (s1 ceildiv 256)) ceildiv 8) * 8) floordiv (s0 ceildiv 32) - s1 ceildiv 64) ceildiv 2147483648) * (((((s0 ceildiv 32) * (s1 ceildiv 256)) ceildiv 8) * 8) floordiv (s0 ceildiv 32) - s1 ceildiv 64) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 32) * (s1 ceildiv 256)) ceildiv 8) * 8) floordiv (s0 ceildiv 32) - ((((((s0 ceildiv 32) * (s1 ceildiv 256)) ceildiv 8) * 8) floordiv (s0 ceildiv 32) - s1 ceildiv 64) ceildiv 2147483648) * (((((s0 ceildiv 32) * (s1 ceildiv 256)) ceildiv 8) * 8) floordiv (s0 ceildiv 32) - s1 ceildiv 64) - 65535))>

// CHECK-LABEL: func.func @structure(
// CHECK-SAME:    %[[QUERY:[^:]+]]: memref<?x16xbf16>, %[[CACHE:[^:]+]]: memref<?x48x16xbf16>
// CHECK-SAME:    %[[TABLE:[^:]+]]: memref<?x?xi32>, %[[REQUESTS:[^:]+]]: memref<?xi32>
// CHECK-SAME:    %[[ENDS:[^:]+]]: memref<?xi32> {winnow.name = "ends"}
// CHECK-SAME:    %[[THRESHOLDS:[^:]+]]: memref<?xf32>, %[[COUNTERS:[^:]+]]: memref<?x2xi32>
// CHECK-SAME:    %[[CANDIDATES:[^:]+]]: memref<?x?x2xi32>, %[[CONTEXT:[^:]+]]: i32
// CHECK-SAME:    winnow.grid = #[[$GRID]], winnow.grid_args = ["ends.size0", "arg8"], winnow.plan =
// CHECK-DAG:     %[[C0:.+]] = arith.constant dense<0> : tensor<32xi32>
// CHECK-DAG:     %[[C_1:.+]] = arith.constant -1 : i32
// CHECK-DAG:     %[[C32:.+]] = arith.constant 32 : i32
// CHECK-DAG:     %[[C64:.+]] = arith.constant 64 : i32
// CHECK-DAG:     %[[C63:.+]] = arith.constant 63 : i32
// CHECK-DAG:     %[[C1:.+]] = arith.constant 1 : i32
// CHECK-DAG:     %[[LATEST:.+]] = arith.constant 2147417599 : i32
// CHECK:         %[[TILE:.+]] = "tile.program_id"() {axis = 0 : i32}
// CHECK:         %[[CHUNK:.+]] = "tile.program_id"() {axis = 1 : i32}
// CHECK:         %[[ROW:.+]] = arith.muli %[[TILE]], %[[C32]]
//
// A row's end lies in [0, max_context], and is 0 unless all buffers of rows have the row. No key
// comes so late that there are no i32s for the tiles past it.
// CHECK:         %[[E0:.+]] = "tile.load_rows"(%[[ENDS]], %[[ROW]]) : (memref<?xi32>, i32) -> tensor<32xi32>
// CHECK:         %[[LAST:.+]] = arith.minsi %[[CONTEXT]], %[[LATEST]]
// CHECK:         %[[LIMIT:.+]] = "tt.splat"(%[[LAST]])
// CHECK:         %[[E1:.+]] = arith.minsi %[[E0]], %[[LIMIT]]
// CHECK:         %[[E2:.+]] = arith.maxsi %[[E1]], %[[C0]]
// CHECK:         %[[N0:.+]] = "tile.dim"(%[[ENDS]]) {axis = 0 : i32}
// CHECK:         %[[N1:.+]] = "tile.dim"(%[[THRESHOLDS]]) {axis = 0 : i32}
// CHECK:         %[[N2:.+]] = "tile.dim"(%[[COUNTERS]]) {axis = 0 : i32}
// CHECK:         %[[N3:.+]] = "tile.dim"(%[[CANDIDATES]]) {axis = 0 : i32}
// CHECK:         %[[N4:.+]] = "tile.dim"(%[[QUERY]]) {axis = 0 : i32}
// CHECK:         %[[M1:.+]] = arith.minsi %[[N0]], %[[N1]]
// CHECK:         %[[M2:.+]] = arith.minsi %[[M1]], %[[N2]]
// CHECK:         %[[M3:.+]] = arith.minsi %[[M2]], %[[N3]]
// CHECK:         %[[M4:.+]] = arith.minsi %[[M3]], %[[N4]]
// CHECK:         %[[RANGE:.+]] = "tt.make_range"() {end = 32 : i32, start = 0 : i32}
// CHECK:         %[[ROWS:.+]] = arith.addi %{{.+}}, %[[RANGE]]
// CHECK:         %[[MOST:.+]] = "tt.splat"(%[[M4]])
// CHECK:         %[[PRESENT:.+]] = arith.cmpi slt, %[[ROWS]], %[[MOST]]
// CHECK:         %[[END:.+]] = arith.select %[[PRESENT]], %[[E2]], %[[C0]]
// CHECK:         %[[T:.+]] = "tile.load_rows"(%[[THRESHOLDS]], %[[ROW]])
// CHECK:         %[[Q:.+]] = "tile.load_rows"(%[[QUERY]], %[[ROW]]) : (memref<?x16xbf16>, i32) -> tensor<32x16xbf16>
//
// The program's rows share a request.
// CHECK:         %[[I:.+]] = arith.divui %[[ROW]], %[[C64]]
// CHECK:         %[[COUNTED:.+]] = "tile.dim"(%[[REQUESTS]]) {axis = 0 : i32}
// CHECK:         %[[GIVEN:.+]] = arith.cmpi slt, %[[I]], %[[COUNTED]]
// CHECK:         %[[R:.+]] = "tile.load"(%[[REQUESTS]], %[[I]], %[[GIVEN]])
// CHECK:         %[[REQUEST:.+]] = arith.select %[[GIVEN]], %[[R]], %[[C_1]]
//
// The tiles before the end of the longest row are shared out: each run has as many, and the first
// ones have one more.
// CHECK:         %[[LONGEST:.+]] = "tile.reduce"(%[[END]]) {axis = 0 : i32, kind = "max"}
// CHECK:         %[[RUNS:.+]] = "tile.num_programs"() {axis = 1 : i32}
// CHECK:         %[[KEYS:.+]] = arith.addi %[[LONGEST]], %[[C63]]
// CHECK:         %[[TILES:.+]] = arith.divui %[[KEYS]], %[[C64]]
// CHECK:         %[[SHARE:.+]] = arith.divui %[[TILES]], %[[RUNS]]
// CHECK:         %[[LEFT:.+]] = arith.remui %[[TILES]], %[[RUNS]]
// CHECK:         %[[BEFORE:.+]] = arith.muli %[[CHUNK]], %[[SHARE]]
// CHECK:         %[[MORE:.+]] = arith.minsi %[[CHUNK]], %[[LEFT]]
// CHECK:         %[[FIRST:.+]] = arith.addi %[[BEFORE]], %[[MORE]]
// CHECK:         %[[NEXT:.+]] = arith.addi %[[CHUNK]], %[[C1]]
// CHECK:         %[[UP_TO:.+]] = arith.muli %[[NEXT]], %[[SHARE]]
// CHECK:         %[[MORE_UP_TO:.+]] = arith.minsi %[[NEXT]], %[[LEFT]]
// CHECK:         %[[AFTER:.+]] = arith.addi %[[UP_TO]], %[[MORE_UP_TO]]
// CHECK:         %[[END_KEY:.+]] = arith.muli %[[AFTER]], %[[C64]]
// CHECK:         %[[STOP:.+]] = arith.minsi %[[END_KEY]], %[[LONGEST]]
// CHECK:         %[[START:.+]] = arith.muli %[[FIRST]], %[[C64]]
// CHECK-NEXT:    scf.for %[[KEY:.+]] = %[[START]] to %[[STOP]] step %[[C64]] : i32 {
// CHECK-NEXT:      %[[K:.+]]:2 = "tile.load_keys"(%[[CACHE]], %[[TABLE]], %[[REQUEST]], %[[KEY]], %[[STOP]]) : {{.+}} -> (tensor<64x16xbf16>, tensor<64xi1>)
// CHECK-NEXT:      %[[S:.+]] = "tile.dot"(%[[Q]], %[[K]]#0) : {{.+}} -> tensor<32x64xf32>
// CHECK-NEXT:      %[[C:.+]]:2 = "tile.classify"(%[[S]], %[[T]], %[[END]], %[[K]]#1, %[[KEY]])
// CHECK-NEXT:      "tile.scatter"(%[[S]], %[[C]]#0, %[[C]]#1, %[[T]], %[[ROW]], %[[KEY]], %[[COUNTERS]], %[[CANDIDATES]]) {top_k = 4 : i32}
// CHECK-NEXT:    }
// CHECK-NEXT:    return
func.func @structure(
    %query: memref<?x16xbf16>, %cache: memref<?x48x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32> {winnow.name = "ends"},
    %thresholds: memref<?xf32>, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>,
    %context: i32)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 32 : i32}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 64 : i32}
        : (memref<?x48x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// Element-wise ops act on tiles, whatever their elements, and keep their attributes; a scalar is
// spread before the sweep.
// CHECK-LABEL: func.func @elementwise(
// CHECK-SAME:    %[[SCALE:[^:]+]]: f32
// CHECK:         %[[F:.+]] = "tt.splat"(%[[SCALE]]) : (f32) -> tensor<16x32xf32>
// CHECK:         scf.for
// CHECK:           %[[S:.+]] = "tile.dot"
// CHECK-NEXT:      %[[P:.+]] = arith.mulf %[[S]], %[[F]] fastmath<nnan> : tensor<16x32xf32>
// CHECK-NEXT:      %[[E:.+]] = math.exp %[[P]] : tensor<16x32xf32>
// CHECK-NEXT:      %[[L:.+]] = arith.cmpf ult, %[[E]], %[[S]] : tensor<16x32xf32>
// CHECK-NEXT:      %[[M:.+]] = arith.select %[[L]], %[[E]], %[[S]] : tensor<16x32xi1>, tensor<16x32xf32>
// CHECK-NEXT:      %[[C:.+]]:2 = "tile.classify"(%[[M]],
// CHECK-NEXT:      "tile.scatter"(%[[M]], %[[C]]#0, %[[C]]#1,
func.func @elementwise(
    %scale: f32, %query: memref<?x16xbf16>, %cache: memref<?x48x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 32 : i32, tile_rows = 16 : i32}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 16 : i32}
        : (memref<?x48x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    %f = "winnow.splat"(%scale) : (f32) -> tensor<?x?xf32>
    %p = arith.mulf %s, %f fastmath<nnan> : tensor<?x?xf32>
    %e = math.exp %p : tensor<?x?xf32>
    %l = arith.cmpf ult, %e, %s : tensor<?x?xf32>
    %m = arith.select %l, %e, %s : tensor<?x?xi1>, tensor<?x?xf32>
    "winnow.yield"(%m) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// A key is seen if each set of keys has it. Sets may differ in their requests and in their dims.
// CHECK-LABEL: func.func @two_sets_of_keys(
// CHECK-SAME:    %[[REQUESTS0:[^:]+]]: memref<?xi32>, %[[REQUESTS1:[^:]+]]: memref<?xi32>
// CHECK-DAG:     %[[C16:.+]] = arith.constant 16 : i32
// CHECK-DAG:     %[[C32:.+]] = arith.constant 32 : i32
// CHECK:         %[[ROW:.+]] = arith.muli %{{.+}}, %[[C16]]
// CHECK:         %[[I0:.+]] = arith.divui %[[ROW]], %[[C16]]
// CHECK:         %[[R0:.+]] = "tile.load"(%[[REQUESTS0]], %[[I0]],
// CHECK:         %[[REQUEST0:.+]] = arith.select %{{.+}}, %[[R0]]
// CHECK:         %[[I1:.+]] = arith.divui %[[ROW]], %[[C32]]
// CHECK:         %[[R1:.+]] = "tile.load"(%[[REQUESTS1]], %[[I1]],
// CHECK:         %[[REQUEST1:.+]] = arith.select %{{.+}}, %[[R1]]
// CHECK:         scf.for
// CHECK-NEXT:      %[[K0:.+]]:2 = "tile.load_keys"(%{{.+}}, %{{.+}}, %[[REQUEST0]], {{.+}} -> (tensor<32x16xbf16>, tensor<32xi1>)
// CHECK-NEXT:      %[[S0:.+]] = "tile.dot"(%{{.+}}, %[[K0]]#0)
// CHECK-NEXT:      %[[K1:.+]]:2 = "tile.load_keys"(%{{.+}}, %{{.+}}, %[[REQUEST1]], {{.+}} -> (tensor<32x64xf16>, tensor<32xi1>)
// CHECK-NEXT:      %[[S1:.+]] = "tile.dot"(%{{.+}}, %[[K1]]#0)
// CHECK-NEXT:      %[[SUM:.+]] = arith.addf %[[S0]], %[[S1]]
// CHECK-NEXT:      %[[SEEN:.+]] = arith.andi %[[K0]]#1, %[[K1]]#1
// CHECK-NEXT:      "tile.classify"(%[[SUM]], %{{.+}}, %{{.+}}, %[[SEEN]],
func.func @two_sets_of_keys(
    %requests0: memref<?xi32>, %requests1: memref<?xi32>, %query0: memref<?x16xbf16>,
    %query1: memref<?x64xf16>, %cache0: memref<?x48x16xbf16>, %cache1: memref<?x48x64xf16>,
    %table: memref<?x?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 32 : i32, tile_rows = 16 : i32}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q0 = "winnow.queries"(%query0) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k0 = "winnow.paged_keys"(%cache0, %table, %requests0) {request_rows = 16 : i32}
        : (memref<?x48x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s0 = "winnow.score"(%q0, %k0) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    %q1 = "winnow.queries"(%query1) : (memref<?x64xf16>) -> tensor<?x64xf16>
    %k1 = "winnow.paged_keys"(%cache1, %table, %requests1) {request_rows = 32 : i32}
        : (memref<?x48x64xf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x64xf16>
    %s1 = "winnow.score"(%q1, %k1) : (tensor<?x64xf16>, tensor<?x?x64xf16>) -> tensor<?x?xf32>
    %sum = arith.addf %s0, %s1 : tensor<?x?xf32>
    "winnow.yield"(%sum) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// A plan alone changes nothing.
// CHECK-LABEL: func.func @no_selection(
// CHECK-SAME:    ) attributes {winnow.plan =
// CHECK-NEXT:    return
func.func @no_selection()
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 32 : i32, tile_rows = 16 : i32}} {
  return
}

// Keys of a sample go by their numbers in it, in rows' ends as in slots.
// CHECK-LABEL: func.func @sampled_keys(
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x48x16xbf16>, %[[TABLE:[^:]+]]: memref<?x?xi32>
// CHECK-SAME:    %[[REQUESTS:[^:]+]]: memref<?xi32>, %[[POSITIONS:[^:]+]]: memref<?xi32>
// CHECK:         scf.for %[[FIRST:.+]] = %{{.+}} to %[[STOP:.+]] step %{{.+}} : i32 {
// CHECK:           %[[NUMBER:.+]] = arith.addi
// CHECK:           %[[LISTED:.+]] = "tile.dim"(%[[POSITIONS]]) {axis = 0 : i32}
// CHECK:           %[[END:.+]] = arith.minsi %[[STOP]], %[[LISTED]]
// CHECK:           %[[ENDS:.+]] = "tt.splat"(%[[END]])
// CHECK:           %[[PRESENT:.+]] = arith.cmpi slt, %[[NUMBER]], %[[ENDS]]
// CHECK-NEXT:      %[[KEY:.+]] = "tile.load"(%[[POSITIONS]], %[[NUMBER]], %[[PRESENT]])
// CHECK-NEXT:      %[[K:.+]]:2 = "tile.gather_keys"(%[[CACHE]], %[[TABLE]], %{{.+}}, %[[KEY]], %[[PRESENT]])
// CHECK-NEXT:      %[[S:.+]] = "tile.dot"(%{{.+}}, %[[K]]#0)
// CHECK-NEXT:      %[[C:.+]]:2 = "tile.classify"(%[[S]], %{{.+}}, %{{.+}}, %[[K]]#1, %[[FIRST]])
// CHECK-NEXT:      "tile.scatter"(%[[S]], %[[C]]#0, %[[C]]#1, %{{.+}}, %{{.+}}, %[[FIRST]], %{{.+}}, %{{.+}})
func.func @sampled_keys(
    %query: memref<?x16xbf16>, %cache: memref<?x48x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %positions: memref<?xi32>, %ends: memref<?xi32>,
    %thresholds: memref<?xf32>, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>,
    %context: i32)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 32 : i32}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions) {request_rows = 64 : i32}
        : (memref<?x48x16xbf16>, memref<?x?xi32>, memref<?xi32>, memref<?xi32>)
        -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

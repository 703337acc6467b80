// RUN: winnow-opt %s --pass-pipeline='tile-stored-scores,canonicalize,cse' | FileCheck %s

// CHECK-DAG: #[[$GRID_4:.+]] = affine_map<()[s0, s1] -> ((s0 ceildiv 4) * (s1 ceildiv 256))>
// CHECK-DAG: #[[$GRID_12:.+]] = affine_map<()[s0, s1] -> ((s0 ceildiv 12) * (s1 ceildiv 256))>
// CHECK-DAG: #[[$GRID_16:.+]] = affine_map<()[s0, s1] -> ((s0 ceildiv 16) * (s1 ceildiv 256))>

// CHECK-LABEL: func.func @structure(
// CHECK-SAME:    %[[QUERY:[^:]+]]: memref<?x16xbf16>, %[[CACHE:[^:]+]]: memref<?x48x16xbf16>
// CHECK-SAME:    %[[TABLE:[^:]+]]: memref<?x?xi32>, %[[REQUESTS:[^:]+]]: memref<?xi32>
// CHECK-SAME:    %[[LENGTHS:[^:]+]]: memref<?xi32>
// CHECK-SAME:    %[[OUTPUT:[^:]+]]: memref<?x?xf32> {winnow.name = "output"}
// CHECK-SAME:    winnow.grid = #[[$GRID_4]], winnow.grid_args = ["output.size0", "output.size1"], winnow.plan =
// CHECK-DAG:     %[[INFINITY:.+]] = arith.constant dense<0xFF800000> : tensor<16x64xf32>
// CHECK-DAG:     %[[C0:.+]] = arith.constant 0 : i32
// CHECK-DAG:     %[[C1:.+]] = arith.constant 1 : i32
// CHECK-DAG:     %[[C_1:.+]] = arith.constant -1 : i32
// CHECK-DAG:     %[[C4:.+]] = arith.constant 4 : i32
// CHECK-DAG:     %[[C12:.+]] = arith.constant 12 : i32
// CHECK-DAG:     %[[C64:.+]] = arith.constant 64 : i32
// CHECK-DAG:     %[[C256:.+]] = arith.constant 256 : i32
// CHECK-DAG:     %[[LATEST:.+]] = arith.constant 2147417599 : i32
//
// Programs along the one axis are runs of keys within tiles of rows, 4 rows apart: as many as share
// keys and where these end.
// CHECK:         %[[PROGRAM:.+]] = "tile.program_id"() {axis = 0 : i32}
// CHECK:         %[[CONTEXT:.+]] = "tile.dim"(%[[OUTPUT]]) {axis = 1 : i32}
// CHECK:         %[[LAST:.+]] = arith.subi %[[CONTEXT]], %[[C1]]
// CHECK:         %[[LAST_CHUNK:.+]] = arith.divui %[[LAST]], %[[C256]]
// CHECK:         %[[CHUNKS:.+]] = arith.addi %[[LAST_CHUNK]], %[[C1]]
// CHECK:         %[[TILE:.+]] = arith.divui %[[PROGRAM]], %[[CHUNKS]]
// CHECK:         %[[ROW:.+]] = arith.muli %[[TILE]], %[[C4]]
//
// A group's keys end within the output, and a group without length has none.
// CHECK:         %[[GROUP:.+]] = arith.divui %[[ROW]], %[[C4]]
// CHECK:         %[[GROUPS:.+]] = "tile.dim"(%[[LENGTHS]]) {axis = 0 : i32}
// CHECK:         %[[COUNTED:.+]] = arith.cmpi slt, %[[GROUP]], %[[GROUPS]]
// CHECK:         %[[LENGTH:.+]] = "tile.load"(%[[LENGTHS]], %[[GROUP]], %[[COUNTED]])
// CHECK:         %[[LIMIT:.+]] = arith.minsi %[[CONTEXT]], %[[LATEST]]
// CHECK:         %[[SHORTER:.+]] = arith.minsi %[[LENGTH]], %[[LIMIT]]
// CHECK:         %[[END:.+]] = arith.maxsi %[[SHORTER]], %[[C0]]
// CHECK:         %[[Q:.+]] = "tile.load_rows"(%[[QUERY]], %[[ROW]]) : (memref<?x16xbf16>, i32) -> tensor<16x16xbf16>
// CHECK:         %[[I:.+]] = arith.divui %[[ROW]], %[[C12]]
// CHECK:         %[[GIVEN:.+]] = arith.cmpi slt, %[[I]], %{{.+}}
// CHECK:         %[[R:.+]] = "tile.load"(%[[REQUESTS]], %[[I]], %[[GIVEN]])
// CHECK:         %[[REQUEST:.+]] = arith.select %[[GIVEN]], %[[R]], %[[C_1]]
// CHECK:         %[[CHUNK:.+]] = arith.remui %[[PROGRAM]], %[[CHUNKS]]
// CHECK:         %[[START:.+]] = arith.muli %[[CHUNK]], %[[C256]]
// CHECK:         %[[LEFT:.+]] = arith.subi %[[END]], %[[START]]
// CHECK:         %[[COUNT:.+]] = arith.minsi %[[LEFT]], %[[C256]]
// CHECK:         %[[STOP:.+]] = arith.addi %[[START]], %[[COUNT]]
//
// Of the tile's 16 rows, the first 4 are the program's own, if the buffers have them.
// CHECK:         %[[N0:.+]] = "tile.dim"(%[[OUTPUT]]) {axis = 0 : i32}
// CHECK:         %[[N1:.+]] = "tile.dim"(%[[QUERY]]) {axis = 0 : i32}
// CHECK:         %[[N:.+]] = arith.minsi %[[N0]], %[[N1]]
// CHECK:         %[[REST:.+]] = arith.subi %[[N]], %[[ROW]]
// CHECK:         %[[MOST:.+]] = arith.minsi %[[REST]], %[[C4]]
// CHECK:         %[[NUMBER:.+]] = "tt.make_range"() {end = 16 : i32, start = 0 : i32}
// CHECK:         %[[OWN_ROWS:.+]] = "tt.splat"(%[[MOST]])
// CHECK:         %[[OWN:.+]] = arith.cmpi slt, %[[NUMBER]], %[[OWN_ROWS]]
//
// CHECK:         scf.for %[[KEY:.+]] = %[[START]] to %[[STOP]] step %[[C64]] : i32 {
// CHECK-NEXT:      %[[K:.+]]:2 = "tile.load_keys"(%[[CACHE]], %[[TABLE]], %[[REQUEST]], %[[KEY]], %[[STOP]])
// CHECK-NEXT:      %[[S:.+]] = "tile.dot"(%[[Q]], %[[K]]#0)
// CHECK-NEXT:      %[[SEEN_ROW:.+]] = "tt.expand_dims"(%[[K]]#1) {axis = 0 : i32}
// CHECK-NEXT:      %[[SEEN:.+]] = "tt.broadcast"(%[[SEEN_ROW]])
// CHECK-NEXT:      %[[STORED:.+]] = arith.select %[[SEEN]], %[[S]], %[[INFINITY]]
// CHECK:           %[[ROWS:.+]] = arith.addi %{{.+}}, %[[NUMBER]]
// CHECK:           %[[KEYS:.+]] = arith.addi
// CHECK:           %[[STOPS:.+]] = "tt.splat"(%[[STOP]])
// CHECK:           %[[BEFORE:.+]] = arith.cmpi slt, %[[KEYS]], %[[STOPS]]
// CHECK:           %[[OWN_COLUMN:.+]] = "tt.expand_dims"(%[[OWN]]) {axis = 1 : i32}
// CHECK:           %[[OWNED:.+]] = "tt.broadcast"(%[[OWN_COLUMN]])
// CHECK:           %[[BEFORE_ROW:.+]] = "tt.expand_dims"(%[[BEFORE]]) {axis = 0 : i32}
// CHECK:           %[[WITHIN:.+]] = "tt.broadcast"(%[[BEFORE_ROW]])
// CHECK:           %[[MASK:.+]] = arith.andi %[[OWNED]], %[[WITHIN]]
// CHECK:           %[[ROW_INDEX:.+]] = "tt.expand_dims"(%[[ROWS]]) {axis = 1 : i32}
// CHECK:           %[[KEY_INDEX:.+]] = "tt.expand_dims"(%[[KEYS]]) {axis = 0 : i32}
// CHECK-NEXT:      "tile.store"(%[[OUTPUT]], %[[STORED]], %[[ROW_INDEX]], %[[KEY_INDEX]], %[[MASK]]) {{.+}} -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
func.func @structure(
    %query: memref<?x16xbf16>, %cache: memref<?x48x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %lengths: memref<?xi32>, %output: memref<?x?xf32> {winnow.name = "output"})
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 16 : i32}} {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 12 : i32}
        : (memref<?x48x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 4 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// Tiles follow one another by the most rows, up to a tile, that are a part of each group and request.
// CHECK-LABEL: func.func @rows_24(
// CHECK-SAME:    winnow.grid = #[[$GRID_12]]
func.func @rows_24(
    %query: memref<?x16xbf16>, %cache: memref<?x48x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %lengths: memref<?xi32>, %output: memref<?x?xf32>)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 16 : i32}} {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 24 : i32}
        : (memref<?x48x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 48 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @rows_64(
// CHECK-SAME:    winnow.grid = #[[$GRID_16]], winnow.grid_args = ["arg5.size0", "arg5.size1"]
func.func @rows_64(
    %query: memref<?x16xbf16>, %cache: memref<?x48x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %lengths: memref<?xi32>, %output: memref<?x?xf32>)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 16 : i32}} {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 64 : i32}
        : (memref<?x48x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 64 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// Samples are keys of their own numbers, at positions that are read where they are listed.
// CHECK-LABEL: func.func @sampled_keys(
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x48x16xbf16>, %[[TABLE:[^:]+]]: memref<?x?xi32>
// CHECK-SAME:    %[[POSITIONS:[^:]+]]: memref<?xi32> {winnow.name = "positions"}
// CHECK-SAME:    %[[OUTPUT:[^:]+]]: memref<?x?xf32> {winnow.name = "output"}
// CHECK:         scf.for %[[FIRST:.+]] = %{{.+}} to %[[STOP:.+]] step %{{.+}} : i32 {
// CHECK:           %[[ALL_FIRST:.+]] = "tt.splat"(%[[FIRST]])
// CHECK:           %[[NUMBER:.+]] = arith.addi %[[ALL_FIRST]], %{{.+}}
// CHECK:           %[[LISTED:.+]] = "tile.dim"(%[[POSITIONS]]) {axis = 0 : i32}
// CHECK:           %[[END:.+]] = arith.minsi %[[STOP]], %[[LISTED]]
// CHECK:           %[[ENDS:.+]] = "tt.splat"(%[[END]])
// CHECK:           %[[PRESENT:.+]] = arith.cmpi slt, %[[NUMBER]], %[[ENDS]]
// CHECK-NEXT:      %[[KEY:.+]] = "tile.load"(%[[POSITIONS]], %[[NUMBER]], %[[PRESENT]])
// CHECK-NEXT:      %[[K:.+]]:2 = "tile.gather_keys"(%[[CACHE]], %[[TABLE]], %{{.+}}, %[[KEY]], %[[PRESENT]])
// CHECK-NEXT:      %[[S:.+]] = "tile.dot"(%{{.+}}, %[[K]]#0)
// CHECK-NEXT:      %[[SEEN_ROW:.+]] = "tt.expand_dims"(%[[K]]#1)
// CHECK-NEXT:      %[[SEEN:.+]] = "tt.broadcast"(%[[SEEN_ROW]])
// CHECK-NEXT:      %[[STORED:.+]] = arith.select %[[SEEN]], %[[S]], %{{.+}}
// CHECK:           %[[ALL_STOP:.+]] = "tt.splat"(%[[STOP]])
// CHECK:           arith.cmpi slt, %[[NUMBER]], %[[ALL_STOP]]
// CHECK:           "tile.store"(%[[OUTPUT]], %[[STORED]], {{.+}})
func.func @sampled_keys(
    %query: memref<?x16xbf16>, %cache: memref<?x48x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %positions: memref<?xi32> {winnow.name = "positions"},
    %lengths: memref<?xi32>, %output: memref<?x?xf32> {winnow.name = "output"})
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 16 : i32}} {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions) {request_rows = 16 : i32}
        : (memref<?x48x16xbf16>, memref<?x?xi32>, memref<?xi32>, memref<?xi32>)
        -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 16 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// A key is absent where any of its parts is.
// CHECK-LABEL: func.func @two_caches(
// CHECK:         scf.for
// CHECK:           %[[K:.+]]:2 = "tile.load_keys"
// CHECK:           %[[L:.+]]:2 = "tile.load_keys"
// CHECK:           %[[BOTH:.+]] = arith.andi %[[K]]#1, %[[L]]#1
// CHECK-NEXT:      %[[SEEN_ROW:.+]] = "tt.expand_dims"(%[[BOTH]])
// CHECK-NEXT:      %[[SEEN:.+]] = "tt.broadcast"(%[[SEEN_ROW]])
// CHECK-NEXT:      arith.select %[[SEEN]], %{{.+}}, %{{.+}}
func.func @two_caches(
    %cache: memref<?x48x16xbf16>, %other: memref<?x48x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %x: f32, %lengths: memref<?xi32>, %output: memref<?x?xf32>)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 16 : i32}} {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 16 : i32}
        : (memref<?x48x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %l = "winnow.paged_keys"(%other, %table, %requests) {request_rows = 16 : i32}
        : (memref<?x48x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 16 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// Stores that are not fused, and selections, are left alone.
// CHECK-LABEL: func.func @others(
// CHECK-SAME:    %[[X:[^:]+]]: f32
// CHECK-NEXT:    %[[S:.+]] = "winnow.splat"(%[[X]])
// CHECK-NEXT:    "winnow.store_scores"(%[[S]], {{.+}}) {group_rows = 4 : i32}
// CHECK-NEXT:    "winnow.fused_select"
func.func @others(
    %x: f32, %lengths: memref<?xi32>, %output: memref<?x?xf32>, %ends: memref<?xi32>,
    %thresholds: memref<?xf32>, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>,
    %context: i32) {
  %s = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
  "winnow.store_scores"(%s, %lengths, %output) {group_rows = 4 : i32}
      : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32>) -> ()
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %t = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
    "winnow.yield"(%t) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// RUN: winnow-opt %s --pass-pipeline='tile-stored-scores,canonicalize,cse' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,LHS
// RUN: sed 's/keys_operand = "lhs"/keys_operand = "rhs"/' %s \
// RUN:   | winnow-opt --pass-pipeline='tile-stored-scores,canonicalize,cse' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,RHS

// A number of each row and key is loaded as rows by keys, at the positions of sampled keys; its
// buffer may lack rows, and columns.
// CHECK-LABEL: func.func @masked(
// CHECK-SAME:    %[[QUERY:[^:]+]]: memref<?x4x16xbf16>, %[[RATES:[^:]+]]: memref<?xf32>
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x8x16xbf16>, %[[MASK:[^:]+]]: memref<?x?xi8>
// CHECK-SAME:    %[[POSITIONS:[^:]+]]: memref<?xi32>
// CHECK-SAME:    %[[OUTPUT:[^:]+]]: memref<?x?xf32>)
// CHECK:         %[[R:.+]] = "tile.load_rows"(%[[RATES]], %[[ROW:.+]]) : (memref<?xf32>, i32) -> tensor<8xf32>
// LHS-NEXT:      %[[X:.+]] = "tt.expand_dims"(%[[R]]) {axis = 0 : i32}
// LHS-NEXT:      %[[RATE:.+]] = "tt.broadcast"(%[[X]]) : (tensor<1x8xf32>) -> tensor<64x8xf32>
// RHS-NEXT:      %[[X:.+]] = "tt.expand_dims"(%[[R]]) {axis = 1 : i32}
// RHS-NEXT:      %[[RATE:.+]] = "tt.broadcast"(%[[X]]) : (tensor<8x1xf32>) -> tensor<8x64xf32>
// CHECK:         %[[LAST0:.+]] = "tile.dim"(%[[OUTPUT]]) {axis = 0 : i32}
// CHECK-NEXT:    %[[LAST1:.+]] = "tile.dim"(%[[QUERY]]) {axis = 0 : i32}
// CHECK-NEXT:    %[[LAST2:.+]] = "tile.dim"(%[[MASK]]) {axis = 0 : i32}
// CHECK-NEXT:    %[[LAST3:.+]] = "tile.dim"(%[[RATES]]) {axis = 0 : i32}
// CHECK-NEXT:    %[[M1:.+]] = arith.minsi %[[LAST0]], %[[LAST1]]
// CHECK-NEXT:    %[[M2:.+]] = arith.minsi %[[M1]], %[[LAST2]]
// CHECK-NEXT:    %[[M3:.+]] = arith.minsi %[[M2]], %[[LAST3]]
// CHECK:         scf.for %[[FIRST:.+]] =
// CHECK:           %[[NUMBER:.+]] = arith.addi
// CHECK:           %[[PRESENT:.+]] = arith.cmpi slt, %[[NUMBER]],
// CHECK:           %[[K:.+]]:2 = "tile.gather_keys"(%[[CACHE]], {{.+}}, %[[PRESENT]])
// LHS:             %[[S:.+]] = "tt.reshape"(%{{.+}}) : (tensor<64x32xf32>) -> tensor<64x8x4xf32>
// RHS:             %[[S:.+]] = "tt.reshape"(%{{.+}}) : (tensor<32x64xf32>) -> tensor<8x4x64xf32>
// CHECK-NEXT:      %[[COLUMN:.+]] = "tile.load"(%[[POSITIONS]], %[[NUMBER]], %[[PRESENT]])
// CHECK-NEXT:      %[[COLUMNS:.+]] = "tile.dim"(%[[MASK]]) {axis = 1 : i32}
// CHECK-NEXT:      %[[END:.+]] = "tt.splat"(%[[COLUMNS]])
// CHECK-NEXT:      %[[INSIDE:.+]] = arith.cmpi ult, %[[COLUMN]], %[[END]]
// CHECK-NEXT:      %[[IS_COLUMN:.+]] = arith.andi %[[INSIDE]], %[[PRESENT]]
// CHECK:           %[[ROWS:.+]] = "tt.splat"(%[[LAST2]])
// CHECK-NEXT:      %[[IS_ROW:.+]] = arith.cmpi slt, %[[NUMBERS:.+]], %[[ROWS]]
// CHECK:           %[[I:.+]] = "tt.broadcast"(%{{.+}}) : (tensor<8x1xi1>) -> tensor<8x64xi1>
// CHECK:           %[[J:.+]] = "tt.broadcast"(%{{.+}}) : (tensor<1x64xi1>) -> tensor<8x64xi1>
// CHECK-NEXT:      %[[THERE:.+]] = arith.andi %[[I]], %[[J]]
// CHECK-NEXT:      %[[ROW_OF:.+]] = "tt.expand_dims"(%[[NUMBERS]]) {axis = 1 : i32}
// CHECK-NEXT:      %[[COLUMN_OF:.+]] = "tt.expand_dims"(%[[COLUMN]]) {axis = 0 : i32}
// CHECK-NEXT:      %[[BYTES:.+]] = "tile.load"(%[[MASK]], %[[ROW_OF]], %[[COLUMN_OF]], %[[THERE]]) {{.+}} -> tensor<8x64xi8>
// LHS-NEXT:        %[[TURNED:.+]] = "tt.trans"(%[[BYTES]]) {order = array<i32: 1, 0>}
// LHS-NEXT:        %[[N:.+]] = arith.sitofp %[[TURNED]] : tensor<64x8xi8> to tensor<64x8xf32>
// RHS-NEXT:        %[[N:.+]] = arith.sitofp %[[BYTES]] : tensor<8x64xi8> to tensor<8x64xf32>
// CHECK-NEXT:      %[[P:.+]] = arith.mulf %[[N]], %[[RATE]]
// LHS-NEXT:        %[[PX:.+]] = "tt.expand_dims"(%[[P]]) {axis = 2 : i32}
// LHS-NEXT:        %[[EACH:.+]] = "tt.broadcast"(%[[PX]]) : (tensor<64x8x1xf32>) -> tensor<64x8x4xf32>
// RHS-NEXT:        %[[PX:.+]] = "tt.expand_dims"(%[[P]]) {axis = 1 : i32}
// RHS-NEXT:        %[[EACH:.+]] = "tt.broadcast"(%[[PX]]) : (tensor<8x1x64xf32>) -> tensor<8x4x64xf32>
// CHECK-NEXT:      %[[A:.+]] = arith.addf %[[S]], %[[EACH]]
// LHS-NEXT:        %[[MAX:.+]] = "tile.reduce"(%[[A]]) {axis = 2 : i32, kind = "max"}
// RHS-NEXT:        %[[SCORES:.+]] = "tile.reduce"(%[[A]]) {axis = 1 : i32, kind = "max"}
// CHECK-NEXT:      %[[SEEN:.+]] = arith.andi %[[K]]#1, %[[IS_COLUMN]]
// LHS-NEXT:        %[[SCORES:.+]] = "tt.trans"(%[[MAX]]) {order = array<i32: 1, 0>}
// CHECK:           %[[STORED:.+]] = arith.select %{{.+}}, %[[SCORES]], %{{.+}}
// CHECK:           "tile.store"(%[[OUTPUT]], %[[STORED]],
func.func @masked(
    %query: memref<?x4x16xbf16>, %rates: memref<?xf32>, %cache: memref<?x8x16xbf16>,
    %mask: memref<?x?xi8>, %positions: memref<?xi32>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %lengths: memref<?xi32>, %output: memref<?x?xf32>)
    attributes {winnow.plan = {helpers = 8 : i32, keys_operand = "lhs", num_stages = 2 : i32,
                               num_warps = 4 : i32, polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 8 : i32}} {
  "winnow.fused_store_scores"(%lengths, %output) ({
    %q = "winnow.queries"(%query) : (memref<?x4x16xbf16>) -> tensor<?x4x16xbf16>
    %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions) {request_rows = 8 : i32}
        : (memref<?x8x16xbf16>, memref<?x?xi32>, memref<?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x4x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x4x?xf32>
    %m = "winnow.per_score"(%mask, %positions) {operandSegmentSizes = array<i32: 1, 1>}
        : (memref<?x?xi8>, memref<?xi32>) -> tensor<?x?xi8>
    %n = arith.sitofp %m : tensor<?x?xi8> to tensor<?x?xf32>
    %r = "winnow.per_row"(%rates) : (memref<?xf32>) -> tensor<?x?xf32>
    %p = arith.mulf %n, %r : tensor<?x?xf32>
    %e = "winnow.spread_heads"(%p) : (tensor<?x?xf32>) -> tensor<?x4x?xf32>
    %a = arith.addf %s, %e : tensor<?x4x?xf32>
    %max = "winnow.reduce_heads"(%a) {kind = "max"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
    "winnow.yield"(%max) : (tensor<?x?xf32>) -> ()
  }) {group_rows = 8 : i32} : (memref<?xi32>, memref<?x?xf32>) -> ()
  return
}

// RUN: winnow-opt %s --pass-pipeline='lower-scatter-hits,canonicalize,cse' | FileCheck %s

// 16 keys are 4 leaves of 4 columns: those of keys 0, 2, 4, 6; of 1, 3, 5, 7; of 8 ...; of 9 ...
// CHECK-LABEL: func.func @classified(
// CHECK-SAME:    %[[S:[^:]+]]: tensor<16x16xf32>, %[[T:[^:]+]]: tensor<16xf32>, %[[ENDS:[^:]+]]: tensor<16xi32>, %[[SEEN:[^:]+]]: tensor<16xi1>
// CHECK-SAME:    %[[ROW:[^:]+]]: i32, %[[KEY:[^:]+]]: i32, %[[COUNTERS:[^:]+]]: memref<?x2xi32>, %[[CANDIDATES:[^:]+]]: memref<?x?x2xi32>
// CHECK-DAG:     %[[C0:.+]] = arith.constant 0 : i32
// CHECK-DAG:     %[[C4:.+]] = arith.constant 4 : i32
// CHECK-DAG:     %[[TWO:.+]] = arith.constant dense<2> : tensor<4xi32>
// CHECK-DAG:     %[[NONE:.+]] = arith.constant dense<0> : tensor<16x4xi32>
// CHECK-DAG:     %[[FOUR:.+]] = arith.constant dense<4> : tensor<16x4xi32>
// CHECK-DAG:     %[[EVERY:.+]] = arith.constant dense<15> : tensor<16x4xi32>
// CHECK-DAG:     %[[SIX:.+]] = arith.constant dense<6> : tensor<16x4xi32>
// CHECK-DAG:     %[[SEVEN:.+]] = arith.constant dense<7> : tensor<16x4xi32>
// CHECK-DAG:     %[[THREE:.+]] = arith.constant dense<3> : tensor<16x4xi32>
// CHECK-DAG:     %[[C16:.+]] = arith.constant dense<16> : tensor<16xi32>
// CHECK-DAG:     %[[C15:.+]] = arith.constant 15 : i32
// CHECK:         %[[LEAST_END:.+]] = "tile.reduce"(%[[ENDS]]) {axis = 0 : i32, kind = "min"}
// CHECK:         %[[ROWS:.+]] = arith.addi
// CHECK:         %[[COLUMN:.+]] = "tt.make_range"() {end = 4 : i32, start = 0 : i32}
// CHECK:         %[[OFFSETS:.+]] = arith.muli %[[COLUMN]], %[[TWO]]
// CHECK:         %[[KEYS:.+]] = arith.addi %{{.+}}, %[[OFFSETS]]
// CHECK:         %[[SLOTS:.+]] = "tile.dim"(%[[CANDIDATES]]) {axis = 1 : i32}
// CHECK:         %[[MORE:.+]] = arith.subi %[[SLOTS]], %[[C4]]
// CHECK:         %[[ABOVE_SLOTS:.+]] = arith.maxsi %[[MORE]], %[[C0]]
// CHECK:         %[[ENOUGH:.+]] = arith.cmpi sge, %[[SLOTS]], %[[C4]]
// CHECK:         %[[TIE_SLOTS:.+]] = arith.select %[[ENOUGH]], %[[C4]], %[[C0]]
//
// CHECK:         %[[CUT:.+]] = "tt.reshape"(%[[S]]) : (tensor<16x16xf32>) -> tensor<16x2x4x2xf32>
// CHECK:         %[[LAST:.+]] = "tt.trans"(%[[CUT]]) {order = array<i32: 0, 2, 3, 1>}
// CHECK:         %[[HALF:.+]]:2 = "tt.split"(%[[LAST]])
// CHECK:         %[[LOW:.+]]:2 = "tt.split"(%[[HALF]]#0) : {{.+}} -> (tensor<16x4xf32>, tensor<16x4xf32>)
// CHECK:         %[[HIGH:.+]]:2 = "tt.split"(%[[HALF]]#1)
//
// A tile that all rows see whole has every leaf to look at.
// CHECK:         %[[FARTHEST:.+]] = arith.maxsi %[[LEAST_END]], %[[KEY]]
// CHECK-NEXT:    %[[LEAST_LEFT:.+]] = arith.subi %[[FARTHEST]], %[[KEY]]
// CHECK-NEXT:    %[[WHOLE:.+]] = arith.cmpi sgt, %[[LEAST_LEFT]], %[[C15]]
// CHECK-NEXT:    %[[BEFORE:.+]] = scf.if %[[WHOLE]] -> (tensor<16x4xi32>) {
// CHECK-NEXT:      scf.yield %[[EVERY]]
// CHECK-NEXT:    } else {
//
// Of another tile, as many leaves as the row has keys left, 0 to 16.
// CHECK-NEXT:      %[[FIRST_KEY:.+]] = "tt.splat"(%[[KEY]])
// CHECK-NEXT:      %[[END:.+]] = arith.maxsi %[[ENDS]], %[[FIRST_KEY]]
// CHECK-NEXT:      %[[N:.+]] = arith.subi %[[END]], %[[FIRST_KEY]]
// CHECK-NEXT:      %[[LEFT:.+]] = arith.minsi %[[N]], %[[C16]]
// CHECK-NEXT:      %[[LEFT1:.+]] = "tt.expand_dims"(%[[LEFT]])
// CHECK-NEXT:      %[[LEFTB:.+]] = "tt.broadcast"(%[[LEFT1]])
// CHECK-NEXT:      %[[OFFSETS1:.+]] = "tt.expand_dims"(%[[OFFSETS]])
// CHECK-NEXT:      %[[OFFSET:.+]] = "tt.broadcast"(%[[OFFSETS1]]) : (tensor<1x4xi32>) -> tensor<16x4xi32>
// CHECK-NEXT:      %[[D:.+]] = arith.subi %[[LEFTB]], %[[OFFSET]]
// CHECK-NEXT:      %[[EVEN8:.+]] = arith.addi %[[D]], %[[SEVEN]]
// CHECK-NEXT:      %[[EVEN:.+]] = arith.shrsi %[[EVEN8]], %[[THREE]]
// CHECK-NEXT:      %[[ODD8:.+]] = arith.addi %[[D]], %[[SIX]]
// CHECK-NEXT:      %[[ODD:.+]] = arith.shrsi %[[ODD8]], %[[THREE]]
// CHECK-NEXT:      %[[COUNT:.+]] = arith.addi %[[EVEN]], %[[ODD]]
// CHECK-NEXT:      %[[REST:.+]] = arith.subi %[[FOUR]], %[[COUNT]]
// CHECK-NEXT:      %[[LOWEST:.+]] = arith.shrui %[[EVERY]], %[[REST]]
// CHECK-NEXT:      %[[SOME:.+]] = arith.cmpi sgt, %[[COUNT]], %[[NONE]]
// CHECK-NEXT:      %[[PART:.+]] = arith.select %[[SOME]], %[[LOWEST]], %[[NONE]]
// CHECK-NEXT:      scf.yield %[[PART]]
// CHECK-NEXT:    }
// CHECK:         "tt.reshape"(%[[SEEN]]) : (tensor<16xi1>) -> tensor<2x4x2xi1>
// CHECK:         %[[SEEN_HITS:.+]] = "tt.broadcast"(%{{.+}}) : (tensor<1x4xi32>) -> tensor<16x4xi32>
// CHECK-NEXT:    %[[VISIBLE:.+]] = arith.andi %[[BEFORE]], %[[SEEN_HITS]]
//
// Slots for those above are reserved before ties are looked for, and nothing is stored before both.
// CHECK:         %[[T1:.+]] = "tt.expand_dims"(%[[T]])
// CHECK:         %[[TB:.+]] = "tt.broadcast"(%[[T1]])
// CHECK-NEXT:    %[[GREATER:.+]] = "tt.elementwise_inline_asm"(%[[TB]], %[[LOW]]#0, %[[LOW]]#1, %[[HIGH]]#0, %[[HIGH]]#1)
// CHECK-SAME:      mov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0A
// CHECK-SAME:      constraints = "=&r,f,f,f,f,f", {{.+}}, pure = true
// CHECK-NEXT:    %[[ABOVE:.+]] = arith.andi %[[GREATER]], %[[VISIBLE]]
// CHECK-NEXT:    %[[FIRST:.+]] = "tile.reserve"(%[[COUNTERS]], %[[ROWS]], %[[ABOVE]]) {column = 0 : i32}
// CHECK-NEXT:    %[[EQUAL:.+]] = "tt.elementwise_inline_asm"(%[[TB]], %[[LOW]]#0, %[[LOW]]#1, %[[HIGH]]#0, %[[HIGH]]#1)
// CHECK-SAME:      @holds or.b32 $0, $0, 0x8;\0ADONE:
// CHECK-NEXT:    %[[TIES:.+]] = arith.andi %[[EQUAL]], %[[VISIBLE]]
// CHECK-NEXT:    %[[FIRST_TIE:.+]] = "tile.reserve"(%[[COUNTERS]], %[[ROWS]], %[[TIES]]) {column = 1 : i32}
// CHECK-NEXT:    "tile.store_hits"(%[[CANDIDATES]], %[[ROWS]], %[[ABOVE]], %[[FIRST]], %[[ABOVE_SLOTS]], %[[KEYS]], %[[T]], %[[LOW]]#0, %[[LOW]]#1, %[[HIGH]]#0, %[[HIGH]]#1) {first_slot = 4 : i32, numbers = true, {{.+}}, step = 1 : i32}
// CHECK-NEXT:    "tile.store_hits"(%[[CANDIDATES]], %[[ROWS]], %[[TIES]], %[[FIRST_TIE]], %[[TIE_SLOTS]], %[[KEYS]], %[[T]], %[[LOW]]#0, %[[LOW]]#1, %[[HIGH]]#0, %[[HIGH]]#1) {first_slot = 3 : i32, numbers = false, {{.+}}, step = -1 : i32}
// CHECK-NEXT:    return
func.func @classified(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %seen: tensor<16xi1>,
    %row: i32, %key: i32, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// With top_k = 0 the slot of a tie would be the one before the row: its limit is 0.
// CHECK-LABEL: func.func @plain_filter(
// CHECK-DAG:     %[[C0:.+]] = arith.constant 0 : i32
// CHECK:         %[[FIRST_TIE:.+]] = "tile.reserve"({{.+}}) {column = 1 : i32}
// CHECK-NEXT:    "tile.store_hits"({{.+}}) {first_slot = 0 : i32, {{.+}}, step = 1 : i32}
// CHECK-NEXT:    "tile.store_hits"(%{{.+}}, %{{.+}}, %{{.+}}, %[[FIRST_TIE]], %[[C0]], {{.+}}) {first_slot = -1 : i32, {{.+}}, step = -1 : i32}
func.func @plain_filter(
    %s: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>, %seen: tensor<16xi1>,
    %row: i32, %key: i32, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %above, %tie = "tile.classify"(%s, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 0 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// Other masks are cut into leaves as scores are; masks that are made of masks, of their bits.
// CHECK-LABEL: func.func @masks_of_masks(
// CHECK-SAME:    %[[P:[^:]+]]: tensor<16x16xi1>, %[[Q:[^:]+]]: tensor<16x16xi1>
// CHECK:         "tt.reshape"(%[[P]]) : (tensor<16x16xi1>) -> tensor<16x2x4x2xi1>
// CHECK:         %[[P_LOW:.+]]:2 = "tt.split"(%{{.+}}) : (tensor<16x4x2xi1>)
// CHECK:         %[[P_HIGH:.+]]:2 = "tt.split"(%{{.+}}) : (tensor<16x4x2xi1>)
// CHECK:         %[[P0:.+]] = arith.select %[[P_LOW]]#0
// CHECK:         %[[P1:.+]] = arith.select %[[P_LOW]]#1
// CHECK:         %[[P2:.+]] = arith.select %[[P_HIGH]]#0
// CHECK:         %[[P3:.+]] = arith.select %[[P_HIGH]]#1
// CHECK:         %[[P01:.+]] = arith.ori %[[P0]], %[[P1]]
// CHECK:         %[[P23:.+]] = arith.ori %[[P2]], %[[P3]]
// CHECK:         %[[P_BITS:.+]] = arith.ori %[[P01]], %[[P23]]
// CHECK:         "tt.reshape"(%[[Q]])
// CHECK-COUNT-2: arith.ori
// CHECK-NEXT:    %[[Q_BITS:.+]] = arith.ori
// CHECK-NEXT:    %[[ABOVE:.+]] = arith.ori %[[P_BITS]], %[[Q_BITS]] : tensor<16x4xi32>
// CHECK-NEXT:    "tile.reserve"(%{{.+}}, %{{.+}}, %[[ABOVE]])
// CHECK-NOT:     tensor<16x16xi1>
// CHECK:         %[[TIE:.+]] = arith.xori %[[P_BITS]], %[[Q_BITS]]
// CHECK-NEXT:    "tile.reserve"(%{{.+}}, %{{.+}}, %[[TIE]])
func.func @masks_of_masks(
    %p: tensor<16x16xi1>, %q: tensor<16x16xi1>, %s: tensor<16x16xf32>, %t: tensor<16xf32>,
    %row: i32, %key: i32, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %above = arith.ori %p, %q : tensor<16x16xi1>
  %tie = arith.xori %p, %q : tensor<16x16xi1>
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// A mask of rows has all leaves of a row or none; that of NaNs is looked for among the leaves.
// CHECK-LABEL: func.func @masks_of_rows_and_nans(
// CHECK-SAME:    %[[ROWS:[^:]+]]: tensor<16xi1>, %[[S:[^:]+]]: tensor<16x16xf32>
// CHECK-DAG:     %[[EVERY:.+]] = arith.constant dense<15> : tensor<16x4xi32>
// CHECK-DAG:     %[[NONE:.+]] = arith.constant dense<0> : tensor<16x4xi32>
// CHECK-NOT:     xi1>) -> tensor<16x2
// CHECK:         %[[ROW:.+]] = "tt.expand_dims"(%[[ROWS]]) {axis = 1 : i32} : (tensor<16xi1>) -> tensor<16x1xi1>
// CHECK:         %[[COLUMNS:.+]] = "tt.broadcast"(%[[ROW]]) : (tensor<16x1xi1>) -> tensor<16x4xi1>
// CHECK:         %[[ABOVE:.+]] = arith.select %[[COLUMNS]], %[[EVERY]], %[[NONE]]
// CHECK:         "tile.reserve"(%{{.+}}, %{{.+}}, %[[ABOVE]])
// CHECK-NOT:     arith.cmpf
// CHECK:         %[[NANS:.+]] = "tt.elementwise_inline_asm"(%{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}) {{.+}}setp.nan.f32 any0, $1, $2;\0Asetp.nan.f32 any1, $3, $4;\0Aor.pred any0, any0, any1;
// CHECK:         "tile.reserve"(%{{.+}}, %{{.+}}, %[[NANS]])
func.func @masks_of_rows_and_nans(
    %rows: tensor<16xi1>, %s: tensor<16x16xf32>, %t: tensor<16xf32>,
    %row: i32, %key: i32, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %each = "tt.expand_dims"(%rows) {axis = 1 : i32} : (tensor<16xi1>) -> tensor<16x1xi1>
  %above = "tt.broadcast"(%each) : (tensor<16x1xi1>) -> tensor<16x16xi1>
  %tie = arith.cmpf uno, %s, %s : tensor<16x16xf32>
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// Scores that others are above for may be NaN.
// CHECK-LABEL: func.func @above_for_other_scores(
// CHECK:         "tile.store_hits"({{.+}}) {first_slot = 4 : i32, numbers = false, {{.+}}, step = 1 : i32}
func.func @above_for_other_scores(
    %s: tensor<16x16xf32>, %u: tensor<16x16xf32>, %t: tensor<16xf32>, %ends: tensor<16xi32>,
    %seen: tensor<16xi1>, %row: i32, %key: i32, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  %above, %tie = "tile.classify"(%u, %t, %ends, %seen, %key)
      : (tensor<16x16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<16xi1>, i32)
      -> (tensor<16x16xi1>, tensor<16x16xi1>)
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x16xf32>, tensor<16x16xi1>, tensor<16x16xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// All of the 32 bits are in use for 128 keys.
// CHECK-LABEL: func.func @most_keys(
// CHECK:         arith.constant dense<-2147483648> : tensor<16x4xi32>
// CHECK-COUNT-31: "tt.split"(%{{.+}}) : {{.+}}xi1>
// CHECK-NOT:     "tt.split"(%{{.+}}) : {{.+}}xi1>
// CHECK:         "tile.reserve"
// CHECK:         "tile.store_hits"({{.+}}) {{.+}} 1, 1, 1, 1, 1, 1, 1, 32>
func.func @most_keys(
    %above: tensor<16x128xi1>, %tie: tensor<16x128xi1>, %s: tensor<16x128xf32>, %t: tensor<16xf32>,
    %row: i32, %key: i32, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "hits"}} {
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x128xf32>, tensor<16x128xi1>, tensor<16x128xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// A scatter is left alone where the plan wants a scan, and where there is no plan.
// CHECK-LABEL: func.func @planned_otherwise(
// CHECK-NOT:     "tt.
// CHECK:         "tile.scatter"
func.func @planned_otherwise(
    %above: tensor<16x8xi1>, %tie: tensor<16x8xi1>, %s: tensor<16x8xf32>, %t: tensor<16xf32>,
    %row: i32, %key: i32, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>)
    attributes {winnow.plan = {
      target = "cuda:90", tile_rows = 16 : i32, tile_keys = 16 : i32, program_keys = 16 : i32,
      num_warps = 1 : i32, num_stages = 1 : i32, helpers = 1 : i32, polls = 1 : i32,
      scatter = "scan"}} {
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x8xf32>, tensor<16x8xi1>, tensor<16x8xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

// CHECK-LABEL: func.func @unplanned(
// CHECK-NOT:     "tt.
// CHECK:         "tile.scatter"
func.func @unplanned(
    %above: tensor<16x8xi1>, %tie: tensor<16x8xi1>, %s: tensor<16x8xf32>, %t: tensor<16xf32>,
    %row: i32, %key: i32, %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>) {
  "tile.scatter"(%s, %above, %tie, %t, %row, %key, %counters, %candidates) {top_k = 4 : i32}
      : (tensor<16x8xf32>, tensor<16x8xi1>, tensor<16x8xi1>, tensor<16xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  return
}

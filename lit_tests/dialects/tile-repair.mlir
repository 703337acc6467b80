// RUN: winnow-opt %s | winnow-opt | FileCheck %s

// CHECK-LABEL: func.func @repair(
// CHECK-SAME:    %[[T:[^:]+]]: memref<?xf32>, %[[C:[^:]+]]: memref<?x2xi32>
// CHECK-SAME:    %[[S:[^:]+]]: memref<?x?x2xi32>, %[[A:[^:]+]]: memref<?xi32>
// CHECK-SAME:    %[[R:[^:]+]]: memref<2x?xi32>, %[[E:[^:]+]]: tensor<4xi32>
// CHECK-SAME:    %[[P:[^:]+]]: tensor<4xi1>, %[[SCORES:[^:]+]]: tensor<4x8xf32>
// CHECK-SAME:    %[[SEEN:[^:]+]]: tensor<8xi1>, %[[I:[^:]+]]: i32, %[[B:[^:]+]]: i1
func.func @repair(
    %t: memref<?xf32>, %c: memref<?x2xi32>, %s: memref<?x?x2xi32>, %a: memref<?xi32>,
    %r: memref<2x?xi32>, %e: tensor<4xi32>, %p: tensor<4xi1>, %scores: tensor<4x8xf32>,
    %seen: tensor<8xi1>, %i: i32, %b: i1) {
  // CHECK:      "tile.repair"(%[[T]], %[[C]], %[[S]], %[[A]], %[[R]]) ({
  // CHECK-NEXT: ^bb0(%{{.+}}: i32):
  // CHECK-NEXT:   "tile.yield"(%[[E]], %[[P]]) {operandSegmentSizes = array<i32: 1, 1>}
  // CHECK-NEXT: }, {
  // CHECK-NEXT: ^bb0(%{{.+}}: i32, %[[FROM:.+]]: i32, %[[TO:.+]]: i32, %[[STEP:.+]]: i32):
  // CHECK-NEXT:   scf.for %[[KEY:.+]] = %[[FROM]] to %[[TO]] step %[[STEP]] : i32 {
  // CHECK-NEXT:     "tile.visit"(%[[SCORES]], %[[SEEN]], %[[KEY]]) : (tensor<4x8xf32>, tensor<8xi1>, i32) -> ()
  // CHECK-NEXT:   }
  // CHECK-NEXT:   "tile.yield"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
  // CHECK-NEXT: }) {top_k = 4 : i32}
  "tile.repair"(%t, %c, %s, %a, %r) ({
  ^bb0(%first_row: i32):
    "tile.yield"(%e, %p) {operandSegmentSizes = array<i32: 1, 1>}
        : (tensor<4xi32>, tensor<4xi1>) -> ()
  }, {
  ^bb0(%first_row: i32, %from: i32, %to: i32, %step: i32):
    scf.for %key = %from to %to step %step : i32 {
      "tile.visit"(%scores, %seen, %key) : (tensor<4x8xf32>, tensor<8xi1>, i32) -> ()
    }
    "tile.yield"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
  }) {top_k = 4 : i32}
      : (memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, memref<?xi32>, memref<2x?xi32>) -> ()
  // CHECK: "tile.triage"(%[[T]], %[[C]], %[[R]], %[[I]], %[[E]], %[[P]], %[[I]]) {top_k = 4 : i32} : ({{.+}}) -> i1
  %any = "tile.triage"(%t, %c, %r, %i, %e, %p, %i) {top_k = 4 : i32}
      : (memref<?xf32>, memref<?x2xi32>, memref<2x?xi32>, i32, tensor<4xi32>, tensor<4xi1>, i32)
      -> i1
  // CHECK: "tile.settle"(%[[T]], %[[C]], %[[S]], %[[R]], %[[I]], %[[I]], %[[I]], %[[B]]) {top_k = 4 : i32}
  "tile.settle"(%t, %c, %s, %r, %i, %i, %i, %b) {top_k = 4 : i32}
      : (memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, memref<2x?xi32>, i32, i32, i32, i1)
      -> ()
  return
}

// CHECK-LABEL: func.func @pairs(
// CHECK-SAME:    %[[S:[^:]+]]: memref<?x?x2xi32>, %[[I:[^:]+]]: i32, %[[T:[^:]+]]: f32
func.func @pairs(%s: memref<?x?x2xi32>, %i: i32, %t: f32) {
  // CHECK: "tile.nth_score"(%[[S]], %[[I]], %[[I]], %[[T]], %[[I]]) {top_k = 4 : i32} : (memref<?x?x2xi32>, i32, i32, f32, i32) -> i32
  %score = "tile.nth_score"(%s, %i, %i, %t, %i) {top_k = 4 : i32}
      : (memref<?x?x2xi32>, i32, i32, f32, i32) -> i32
  // CHECK: "tile.narrow"(%[[S]], %[[I]], %[[I]], %[[T]], %[[T]], %[[I]]) {top_k = 4 : i32} : (memref<?x?x2xi32>, i32, i32, f32, f32, i32) -> (i32, i32)
  %above, %tie = "tile.narrow"(%s, %i, %i, %t, %t, %i) {top_k = 4 : i32}
      : (memref<?x?x2xi32>, i32, i32, f32, f32, i32) -> (i32, i32)
  return
}

// CHECK-LABEL: func.func @board(
// CHECK-SAME:    %[[A:[^:]+]]: memref<?xi32>, %[[I:[^:]+]]: i32
func.func @board(%a: memref<?xi32>, %i: i32) {
  // CHECK: "tile.num_programs"() {axis = 1 : i32} : () -> i32
  %n = "tile.num_programs"() {axis = 1 : i32} : () -> i32
  // CHECK: "tile.arrive"(%[[A]], %[[I]], %{{.+}}) : (memref<?xi32>, i32, i32) -> i1
  %last = "tile.arrive"(%a, %i, %n) : (memref<?xi32>, i32, i32) -> i1
  // CHECK: "tile.post"(%[[A]], %[[I]], %[[I]], %[[I]]) : (memref<?xi32>, i32, i32, i32) -> ()
  "tile.post"(%a, %i, %i, %i) : (memref<?xi32>, i32, i32, i32) -> ()
  // CHECK: "tile.claim"(%[[A]], %[[I]], %[[I]]) : (memref<?xi32>, i32, i32) -> (i1, i32, i32, i32, i1)
  %claim:5 = "tile.claim"(%a, %i, %i) : (memref<?xi32>, i32, i32) -> (i1, i32, i32, i32, i1)
  // CHECK: "tile.complete"(%[[A]], %[[I]]) : (memref<?xi32>, i32) -> i1
  %done = "tile.complete"(%a, %i) : (memref<?xi32>, i32) -> i1
  return
}

// CHECK-LABEL: func.func @memory(
// CHECK-SAME:    %[[X:[^:]+]]: memref<?xi32>, %[[I:[^:]+]]: i32, %[[P:[^:]+]]: i1
func.func @memory(%x: memref<?xi32>, %i: i32, %p: i1) {
  // CHECK: "tile.barrier"() : () -> ()
  "tile.barrier"() : () -> ()
  // CHECK: "tile.poll"(%[[X]], %[[I]], %[[P]]) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
  %v = "tile.poll"(%x, %i, %p) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}
      : (memref<?xi32>, i32, i1) -> i32
  // CHECK: "tile.atomic"(%[[X]], %{{.+}}, %[[I]]) {kind = "exchange", operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>, order = "acq_rel"}
  %old = "tile.atomic"(%x, %v, %i)
      {kind = "exchange", order = "acq_rel", operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>}
      : (memref<?xi32>, i32, i32) -> i32
  // CHECK: "tile.compare_exchange"(%[[X]], %{{.+}}, %[[I]], %[[I]]) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>} : (memref<?xi32>, i32, i32, i32) -> i32
  %held = "tile.compare_exchange"(%x, %v, %i, %i)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}
      : (memref<?xi32>, i32, i32, i32) -> i32
  return
}

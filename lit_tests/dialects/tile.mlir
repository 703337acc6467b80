// RUN: winnow-opt %s | winnow-opt | FileCheck %s

// CHECK-LABEL: func.func @sweep(
// CHECK-SAME:    %[[QUERY:[^:]+]]: memref<?x16xbf16>
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x8x16xbf16>
// CHECK-SAME:    %[[TABLE:[^:]+]]: memref<?x?xi32>
// CHECK-SAME:    %[[COUNTERS:[^:]+]]: memref<?x2xi32>
// CHECK-SAME:    %[[CANDIDATES:[^:]+]]: memref<?x?x2xi32>
// CHECK-SAME:    %[[THRESHOLDS:[^:]+]]: tensor<32xf32>
// CHECK-SAME:    %[[ENDS:[^:]+]]: tensor<32xi32>
// CHECK-SAME:    %[[KEY:[^:]+]]: i32
func.func @sweep(
    %query: memref<?x16xbf16>, %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %thresholds: tensor<32xf32>,
    %ends: tensor<32xi32>, %key: i32) {
  // CHECK: %[[ROW:.+]] = "tile.program_id"() {axis = 2 : i32} : () -> i32
  %row = "tile.program_id"() {axis = 2 : i32} : () -> i32
  // CHECK: %[[END:.+]] = "tile.dim"(%[[TABLE]]) {axis = 1 : i32} : (memref<?x?xi32>) -> i32
  %end = "tile.dim"(%table) {axis = 1 : i32} : (memref<?x?xi32>) -> i32
  // CHECK: %[[Q:.+]] = "tile.load_rows"(%[[QUERY]], %[[ROW]]) : (memref<?x16xbf16>, i32) -> tensor<32x16xbf16>
  %q = "tile.load_rows"(%query, %row) : (memref<?x16xbf16>, i32) -> tensor<32x16xbf16>
  // CHECK: %[[K:.+]]:2 = "tile.load_keys"(%[[CACHE]], %[[TABLE]], %[[ROW]], %[[KEY]], %[[END]]) : (memref<?x8x16xbf16>, memref<?x?xi32>, i32, i32, i32) -> (tensor<64x16xbf16>, tensor<64xi1>)
  %k, %seen = "tile.load_keys"(%cache, %table, %row, %key, %end)
      : (memref<?x8x16xbf16>, memref<?x?xi32>, i32, i32, i32) -> (tensor<64x16xbf16>, tensor<64xi1>)
  // CHECK: %[[S:.+]] = "tile.dot"(%[[Q]], %[[K]]#0) : (tensor<32x16xbf16>, tensor<64x16xbf16>) -> tensor<32x64xf32>
  %s = "tile.dot"(%q, %k) : (tensor<32x16xbf16>, tensor<64x16xbf16>) -> tensor<32x64xf32>
  // CHECK: %[[C:.+]]:2 = "tile.classify"(%[[S]], %[[THRESHOLDS]], %[[ENDS]], %[[K]]#1, %[[KEY]]) : (tensor<32x64xf32>, tensor<32xf32>, tensor<32xi32>, tensor<64xi1>, i32) -> (tensor<32x64xi1>, tensor<32x64xi1>)
  %above, %tie = "tile.classify"(%s, %thresholds, %ends, %seen, %key)
      : (tensor<32x64xf32>, tensor<32xf32>, tensor<32xi32>, tensor<64xi1>, i32)
      -> (tensor<32x64xi1>, tensor<32x64xi1>)
  // CHECK: "tile.scatter"(%[[S]], %[[C]]#0, %[[C]]#1, %[[THRESHOLDS]], %[[ROW]], %[[KEY]], %[[COUNTERS]], %[[CANDIDATES]]) {top_k = 4 : i32} : (tensor<32x64xf32>, tensor<32x64xi1>, tensor<32x64xi1>, tensor<32xf32>, i32, i32, memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  "tile.scatter"(%s, %above, %tie, %thresholds, %row, %key, %counters, %candidates)
      {top_k = 4 : i32}
      : (tensor<32x64xf32>, tensor<32x64xi1>, tensor<32x64xi1>, tensor<32xf32>, i32, i32,
         memref<?x2xi32>, memref<?x?x2xi32>) -> ()
  // CHECK: "tile.stored_score"(%[[S]], %[[THRESHOLDS]]) : (tensor<32x64xf32>, tensor<32xf32>) -> tensor<32x64xi32>
  %bits = "tile.stored_score"(%s, %thresholds)
      : (tensor<32x64xf32>, tensor<32xf32>) -> tensor<32x64xi32>
  return
}

// A tile may be a whole page, a part of one, or several.
// CHECK-LABEL: func.func @pages(
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x64x16xbf16>, %[[TABLE:[^:]+]]: memref<?x?xi32>
// CHECK-SAME:    %[[REQUEST:[^:]+]]: i32, %[[KEY:[^:]+]]: i32, %[[END:[^:]+]]: i32
func.func @pages(
    %cache: memref<?x64x16xbf16>, %table: memref<?x?xi32>, %request: i32, %key: i32, %end: i32) {
  // CHECK: %[[PAGE:.+]] = "tile.find_page"(%[[TABLE]], %[[REQUEST]], %[[KEY]], %[[END]]) {page_keys = 64 : i32} : (memref<?x?xi32>, i32, i32, i32) -> i32
  %page = "tile.find_page"(%table, %request, %key, %end) {page_keys = 64 : i32}
      : (memref<?x?xi32>, i32, i32, i32) -> i32
  // CHECK: "tile.load_pages"(%[[CACHE]], %[[KEY]], %[[PAGE]]) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x16xbf16>, i32, i32) -> tensor<64x16xbf16>
  %k = "tile.load_pages"(%cache, %key, %page) {operandSegmentSizes = array<i32: 1, 1, 1>}
      : (memref<?x64x16xbf16>, i32, i32) -> tensor<64x16xbf16>
  // CHECK: "tile.load_pages"(%[[CACHE]], %[[KEY]], %[[PAGE]]) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x16xbf16>, i32, i32) -> tensor<16x16xbf16>
  %l = "tile.load_pages"(%cache, %key, %page) {operandSegmentSizes = array<i32: 1, 1, 1>}
      : (memref<?x64x16xbf16>, i32, i32) -> tensor<16x16xbf16>
  // CHECK: "tile.load_pages"(%[[CACHE]], %[[KEY]], %[[PAGE]], %[[REQUEST]]) {operandSegmentSizes = array<i32: 1, 1, 2>} : (memref<?x64x16xbf16>, i32, i32, i32) -> tensor<128x16xbf16>
  %m = "tile.load_pages"(%cache, %key, %page, %request) {operandSegmentSizes = array<i32: 1, 1, 2>}
      : (memref<?x64x16xbf16>, i32, i32, i32) -> tensor<128x16xbf16>
  return
}

// CHECK-LABEL: func.func @gather(
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x8x16xbf16>, %[[TABLE:[^:]+]]: memref<?x?xi32>
// CHECK-SAME:    %[[REQUEST:[^:]+]]: i32, %[[POSITIONS:[^:]+]]: tensor<64xi32>, %[[PRESENT:[^:]+]]: tensor<64xi1>
func.func @gather(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %request: i32,
    %positions: tensor<64xi32>, %present: tensor<64xi1>) {
  // CHECK: "tile.gather_keys"(%[[CACHE]], %[[TABLE]], %[[REQUEST]], %[[POSITIONS]], %[[PRESENT]]) : (memref<?x8x16xbf16>, memref<?x?xi32>, i32, tensor<64xi32>, tensor<64xi1>) -> (tensor<64x16xbf16>, tensor<64xi1>)
  %k, %seen = "tile.gather_keys"(%cache, %table, %request, %positions, %present)
      : (memref<?x8x16xbf16>, memref<?x?xi32>, i32, tensor<64xi32>, tensor<64xi1>)
      -> (tensor<64x16xbf16>, tensor<64xi1>)
  return
}

// CHECK-LABEL: func.func @rows_of_any_rank(
// CHECK-SAME:    %[[X:[^:]+]]: memref<?xf32>, %[[Y:[^:]+]]: memref<?x2x4xi8>, %[[ROW:[^:]+]]: i32
func.func @rows_of_any_rank(%x: memref<?xf32>, %y: memref<?x2x4xi8>, %row: i32) {
  // CHECK: "tile.load_rows"(%[[X]], %[[ROW]]) : (memref<?xf32>, i32) -> tensor<1xf32>
  %0 = "tile.load_rows"(%x, %row) : (memref<?xf32>, i32) -> tensor<1xf32>
  // CHECK: "tile.load_rows"(%[[Y]], %[[ROW]]) : (memref<?x2x4xi8>, i32) -> tensor<8x2x4xi8>
  %1 = "tile.load_rows"(%y, %row) : (memref<?x2x4xi8>, i32) -> tensor<8x2x4xi8>
  return
}

// CHECK-LABEL: func.func @accesses(
// CHECK-SAME:    %[[X:[^:]+]]: memref<?xi32>, %[[Y:[^:]+]]: memref<?x?x2xi32>
// CHECK-SAME:    %[[I:[^:]+]]: i32, %[[P:[^:]+]]: i1
// CHECK-SAME:    %[[ROWS:[^:]+]]: tensor<4x1x1xi32>, %[[SLOTS:[^:]+]]: tensor<4x8x1xi32>
// CHECK-SAME:    %[[PARTS:[^:]+]]: tensor<1x1x2xi32>, %[[MASK:[^:]+]]: tensor<4x8x2xi1>
func.func @accesses(
    %x: memref<?xi32>, %y: memref<?x?x2xi32>, %i: i32, %p: i1, %rows: tensor<4x1x1xi32>,
    %slots: tensor<4x8x1xi32>, %parts: tensor<1x1x2xi32>, %mask: tensor<4x8x2xi1>) {
  // CHECK: %[[V:.+]] = "tile.load"(%[[X]], %[[I]]) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>} : (memref<?xi32>, i32) -> i32
  %v = "tile.load"(%x, %i) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}
      : (memref<?xi32>, i32) -> i32
  // CHECK: "tile.store"(%[[X]], %[[V]], %[[I]], %[[P]]) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i32, i1) -> ()
  "tile.store"(%x, %v, %i, %p) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1>}
      : (memref<?xi32>, i32, i32, i1) -> ()
  // CHECK: %[[T:.+]] = "tile.load"(%[[Y]], %[[ROWS]], %[[SLOTS]], %[[PARTS]], %[[MASK]]) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}
  %t = "tile.load"(%y, %rows, %slots, %parts, %mask)
      {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}
      : (memref<?x?x2xi32>, tensor<4x1x1xi32>, tensor<4x8x1xi32>, tensor<1x1x2xi32>,
         tensor<4x8x2xi1>) -> tensor<4x8x2xi32>
  // CHECK: "tile.atomic"(%[[Y]], %[[T]], %[[ROWS]], %[[SLOTS]], %[[PARTS]]) {kind = "add", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>, order = "relaxed"} : ({{.+}}) -> tensor<4x8x2xi32>
  %old = "tile.atomic"(%y, %t, %rows, %slots, %parts)
      {kind = "add", order = "relaxed", operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}
      : (memref<?x?x2xi32>, tensor<4x8x2xi32>, tensor<4x1x1xi32>, tensor<4x8x1xi32>,
         tensor<1x1x2xi32>) -> tensor<4x8x2xi32>
  return
}

// CHECK-LABEL: func.func @combinations(
// CHECK-SAME:    %[[X:[^:]+]]: tensor<4x8xi32>, %[[Y:[^:]+]]: tensor<8xf32>
func.func @combinations(%x: tensor<4x8xi32>, %y: tensor<8xf32>) {
  // CHECK: "tile.reduce"(%[[X]]) {axis = 0 : i32, kind = "add"} : (tensor<4x8xi32>) -> tensor<8xi32>
  %0 = "tile.reduce"(%x) {axis = 0 : i32, kind = "add"} : (tensor<4x8xi32>) -> tensor<8xi32>
  // CHECK: "tile.reduce"(%[[Y]]) {axis = 0 : i32, kind = "max"} : (tensor<8xf32>) -> f32
  %1 = "tile.reduce"(%y) {axis = 0 : i32, kind = "max"} : (tensor<8xf32>) -> f32
  // CHECK: "tile.scan"(%[[X]]) {axis = 1 : i32, kind = "max"} : (tensor<4x8xi32>) -> tensor<4x8xi32>
  %2 = "tile.scan"(%x) {axis = 1 : i32, kind = "max"} : (tensor<4x8xi32>) -> tensor<4x8xi32>
  return
}

// CHECK-LABEL: func.func @dequantize(
// CHECK-SAME:    %[[V:[^:]+]]: tensor<4x16xi8>, %[[S:[^:]+]]: tensor<4x2xi8>
func.func @dequantize(%v: tensor<4x16xi8>, %s: tensor<4x2xi8>) {
  // CHECK: "tile.dequantize_nvfp4"(%[[V]], %[[S]]) {order = "values"} : (tensor<4x16xi8>, tensor<4x2xi8>) -> tensor<4x32xbf16>
  %x = "tile.dequantize_nvfp4"(%v, %s) {order = "values"}
      : (tensor<4x16xi8>, tensor<4x2xi8>) -> tensor<4x32xbf16>
  // CHECK: "tile.dequantize_nvfp4"(%[[V]], %[[S]]) {order = "halves"} : (tensor<4x16xi8>, tensor<4x2xi8>) -> tensor<4x32xf16>
  %y = "tile.dequantize_nvfp4"(%v, %s) {order = "halves"}
      : (tensor<4x16xi8>, tensor<4x2xi8>) -> tensor<4x32xf16>
  // CHECK: "tile.scaled_dot"(%[[V]], %[[S]], %[[V]], %[[S]]) : (tensor<4x16xi8>, tensor<4x2xi8>, tensor<4x16xi8>, tensor<4x2xi8>) -> tensor<4x4xf32>
  %d = "tile.scaled_dot"(%v, %s, %v, %s)
      : (tensor<4x16xi8>, tensor<4x2xi8>, tensor<4x16xi8>, tensor<4x2xi8>) -> tensor<4x4xf32>
  return
}

// CHECK-LABEL: func.func @fp8(
// CHECK-SAME:    %[[X:[^:]+]]: tensor<4x16xf8E4M3FN>, %[[Y:[^:]+]]: tensor<8x16xf8E4M3FN>
func.func @fp8(%x: tensor<4x16xf8E4M3FN>, %y: tensor<8x16xf8E4M3FN>) {
  // CHECK: "tile.extend_fp8"(%[[X]]) : (tensor<4x16xf8E4M3FN>) -> tensor<4x16xf16>
  %e = "tile.extend_fp8"(%x) : (tensor<4x16xf8E4M3FN>) -> tensor<4x16xf16>
  // CHECK: "tile.dot"(%[[X]], %[[Y]]) : (tensor<4x16xf8E4M3FN>, tensor<8x16xf8E4M3FN>) -> tensor<4x8xf32>
  %d = "tile.dot"(%x, %y) : (tensor<4x16xf8E4M3FN>, tensor<8x16xf8E4M3FN>) -> tensor<4x8xf32>
  return
}

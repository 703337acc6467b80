// RUN: winnow-opt %s --pass-pipeline='tile-selection,canonicalize,cse' | FileCheck %s

// Where a page has whole tiles of keys, one entry of the block table says where a tile lies.
// CHECK-LABEL: func.func @a_page_a_tile(
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x64x16xbf16>, %[[TABLE:[^:]+]]: memref<?x?xi32>
// CHECK:         %[[REQUEST:.+]] = arith.select %{{.+}}, %{{.+}}, %{{.+}} : i32
// CHECK:         "tile.num_programs"() {axis = 1 : i32}
// CHECK:         arith.minsi
// CHECK:         arith.minsi
// CHECK:         %[[STOP:.+]] = arith.minsi
// CHECK-NEXT:    arith.muli
// CHECK-NEXT:    scf.for %[[KEY:.+]] = %{{.+}} to %[[STOP]] step %{{.+}} : i32 {
// CHECK-NEXT:      %[[PAGE:.+]] = "tile.find_page"(%[[TABLE]], %[[REQUEST]], %[[KEY]], %[[STOP]]) {page_keys = 64 : i32}
// CHECK-NEXT:      %[[K:.+]] = "tile.load_pages"(%[[CACHE]], %[[KEY]], %[[PAGE]]) {{.+}} -> tensor<64x16xbf16>
// CHECK-NEXT:      %[[PAGES:.+]] = "tile.dim"(%[[CACHE]]) {axis = 0 : i32}
// CHECK-NEXT:      %[[EXISTS:.+]] = arith.cmpi ult, %[[PAGE]], %[[PAGES]] : i32
// CHECK-NEXT:      %[[PRESENT:.+]] = "tt.splat"(%[[EXISTS]]) : (i1) -> tensor<64xi1>
// CHECK-NEXT:      %[[FIRST:.+]] = "tt.splat"(%[[KEY]]) : (i32) -> tensor<64xi32>
// CHECK-NEXT:      %[[NUMBER:.+]] = "tt.make_range"() {end = 64 : i32, start = 0 : i32}
// CHECK-NEXT:      %[[KEYS:.+]] = arith.addi %[[FIRST]], %[[NUMBER]]
// CHECK-NEXT:      %[[STOPS:.+]] = "tt.splat"(%[[STOP]]) : (i32) -> tensor<64xi32>
// CHECK-NEXT:      %[[BEFORE:.+]] = arith.cmpi slt, %[[KEYS]], %[[STOPS]]
// CHECK-NEXT:      %[[S:.+]] = "tile.dot"(%{{.+}}, %[[K]])
// CHECK-NEXT:      %[[SEEN:.+]] = arith.andi %[[PRESENT]], %[[BEFORE]]
// CHECK-NEXT:      "tile.classify"(%[[S]], %{{.+}}, %{{.+}}, %[[SEEN]], %[[KEY]])
func.func @a_page_a_tile(
    %query: memref<?x16xbf16>, %cache: memref<?x64x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 32 : i32}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 64 : i32}
        : (memref<?x64x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// A tile of two pages finds both. A key is seen unless the page that it is on is missing: each
// page's mask holds for all keys on the other one.
// CHECK-LABEL: func.func @two_pages_a_tile(
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x32x16xbf16>, %[[TABLE:[^:]+]]: memref<?x?xi32>
// CHECK-DAG:     %[[C0:.+]] = arith.constant dense<0> : tensor<64xi32>
// CHECK-DAG:     %[[C1:.+]] = arith.constant dense<1> : tensor<64xi32>
// CHECK-DAG:     %[[C32S:.+]] = arith.constant dense<32> : tensor<64xi32>
// CHECK-DAG:     %[[C32:.+]] = arith.constant 32 : i32
// CHECK:         scf.for %[[KEY:.+]] = %{{.+}} to %[[STOP:.+]] step %{{.+}} : i32 {
// CHECK-NEXT:      %[[LATER:.+]] = arith.addi %[[KEY]], %[[C32]]
// CHECK-NEXT:      %[[PAGE0:.+]] = "tile.find_page"(%[[TABLE]], %[[REQUEST:.+]], %[[KEY]], %[[STOP]]) {page_keys = 32 : i32}
// CHECK-NEXT:      %[[PAGE1:.+]] = "tile.find_page"(%[[TABLE]], %[[REQUEST]], %[[LATER]], %[[STOP]]) {page_keys = 32 : i32}
// CHECK-NEXT:      %[[K:.+]] = "tile.load_pages"(%[[CACHE]], %[[KEY]], %[[PAGE0]], %[[PAGE1]]) {{.+}} -> tensor<64x16xbf16>
// CHECK-NEXT:      %[[PAGES:.+]] = "tile.dim"(%[[CACHE]]) {axis = 0 : i32}
// CHECK-NEXT:      %[[EXISTS0:.+]] = arith.cmpi ult, %[[PAGE0]], %[[PAGES]] : i32
// CHECK-NEXT:      %[[PRESENT0:.+]] = "tt.splat"(%[[EXISTS0]]) : (i1) -> tensor<64xi1>
// CHECK-NEXT:      %[[NUMBER:.+]] = "tt.make_range"() {end = 64 : i32, start = 0 : i32}
// CHECK-NEXT:      %[[ON:.+]] = arith.divui %[[NUMBER]], %[[C32S]]
// CHECK-NEXT:      %[[NOT_0:.+]] = arith.cmpi ne, %[[ON]], %[[C0]]
// CHECK-NEXT:      %[[SEEN0:.+]] = arith.ori %[[PRESENT0]], %[[NOT_0]]
// CHECK-NEXT:      %[[EXISTS1:.+]] = arith.cmpi ult, %[[PAGE1]], %[[PAGES]] : i32
// CHECK-NEXT:      %[[PRESENT1:.+]] = "tt.splat"(%[[EXISTS1]]) : (i1) -> tensor<64xi1>
// CHECK-NEXT:      %[[NOT_1:.+]] = arith.cmpi ne, %[[ON]], %[[C1]]
// CHECK-NEXT:      %[[SEEN1:.+]] = arith.ori %[[PRESENT1]], %[[NOT_1]]
// CHECK:           %[[BEFORE:.+]] = arith.cmpi slt
// CHECK-NEXT:      %[[S:.+]] = "tile.dot"(%{{.+}}, %[[K]])
// CHECK-NEXT:      %[[BOTH:.+]] = arith.andi %[[SEEN0]], %[[SEEN1]]
// CHECK-NEXT:      %[[SEEN:.+]] = arith.andi %[[BOTH]], %[[BEFORE]]
// CHECK-NEXT:      "tile.classify"(%[[S]], %{{.+}}, %{{.+}}, %[[SEEN]], %[[KEY]])
func.func @two_pages_a_tile(
    %query: memref<?x16xbf16>, %cache: memref<?x32x16xbf16>, %table: memref<?x?xi32>,
    %requests: memref<?xi32>, %ends: memref<?xi32>, %thresholds: memref<?xf32>,
    %counters: memref<?x2xi32>, %candidates: memref<?x?x2xi32>, %context: i32)
    attributes {winnow.plan = {helpers = 8 : i32, num_stages = 2 : i32, num_warps = 4 : i32,
                               polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 32 : i32}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 64 : i32}
        : (memref<?x32x16xbf16>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

// Keys and their scales may be of tables, and of pages, of their own: here a tile
// of scales may begin and end within pages.
// CHECK-LABEL: func.func @tiles_of_some_pages(
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x64x8xi8>, %[[SCALES:[^:]+]]: memref<?x24x1xi8>
// CHECK-SAME:    %[[TABLE0:[^:]+]]: memref<?x?xi32>, %[[TABLE1:[^:]+]]: memref<?x?xi32>
// CHECK:         scf.for %[[KEY:.+]] = %{{.+}} to %[[STOP:.+]] step %{{.+}} : i32 {
// CHECK-NEXT:      %[[PAGE:.+]] = "tile.find_page"(%[[TABLE0]], %{{.+}}, %[[KEY]], %[[STOP]]) {page_keys = 64 : i32}
// CHECK-NEXT:      %[[K:.+]] = "tile.load_pages"(%[[CACHE]], %[[KEY]], %[[PAGE]]) {{.+}} -> tensor<16x8xi8>
// CHECK-NEXT:      %[[PAGES:.+]] = "tile.dim"(%[[CACHE]]) {axis = 0 : i32}
// CHECK-NEXT:      %[[EXISTS:.+]] = arith.cmpi ult, %[[PAGE]], %[[PAGES]]
// CHECK-NEXT:      %[[PRESENT:.+]] = "tt.splat"(%[[EXISTS]]) : (i1) -> tensor<16xi1>
// CHECK:           %[[BEFORE:.+]] = arith.cmpi slt
// CHECK-NEXT:      %[[F:.+]]:2 = "tile.load_keys"(%[[SCALES]], %[[TABLE1]], %{{.+}}, %[[KEY]], %[[STOP]]) : {{.+}} -> (tensor<16x1xi8>, tensor<16xi1>)
// CHECK:           %[[OWN:.+]] = arith.andi %[[PRESENT]], %[[BEFORE]]
// CHECK-NEXT:      %[[SEEN:.+]] = arith.andi %[[OWN]], %[[F]]#1
// CHECK-NEXT:      "tile.classify"(%{{.+}}, %{{.+}}, %{{.+}}, %[[SEEN]], %[[KEY]])
func.func @tiles_of_some_pages(
    %cache: memref<?x64x8xi8>, %scales: memref<?x24x1xi8>, %table0: memref<?x?xi32>,
    %table1: memref<?x?xi32>, %query: memref<?x16xbf16>, %requests: memref<?xi32>,
    %ends: memref<?xi32>, %thresholds: memref<?xf32>, %counters: memref<?x2xi32>,
    %candidates: memref<?x?x2xi32>, %context: i32)
    attributes {winnow.plan = {dequantize = "convert", helpers = 8 : i32, num_stages = 2 : i32,
                               num_warps = 4 : i32, polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 16 : i32, tile_rows = 32 : i32}} {
  "winnow.fused_select"(%ends, %thresholds, %counters, %candidates, %context) ({
    %q = "winnow.queries"(%query) : (memref<?x16xbf16>) -> tensor<?x16xbf16>
    %v = "winnow.paged_keys"(%cache, %table0, %requests) {request_rows = 64 : i32}
        : (memref<?x64x8xi8>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x8xi8>
    %f = "winnow.paged_keys"(%scales, %table1, %requests) {request_rows = 64 : i32}
        : (memref<?x24x1xi8>, memref<?x?xi32>, memref<?xi32>) -> tensor<?x?x1xi8>
    %k = "winnow.dequantize_nvfp4"(%v, %f)
        : (tensor<?x?x8xi8>, tensor<?x?x1xi8>) -> tensor<?x?x16xbf16>
    %s = "winnow.score"(%q, %k) : (tensor<?x16xbf16>, tensor<?x?x16xbf16>) -> tensor<?x?xf32>
    "winnow.yield"(%s) : (tensor<?x?xf32>) -> ()
  }) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
      : (memref<?xi32>, memref<?xf32>, memref<?x2xi32>, memref<?x?x2xi32>, i32) -> ()
  return
}

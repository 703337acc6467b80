// RUN: winnow-opt %s --pass-pipeline=lower-paging | FileCheck %s

// Rows past the last that an i32 counts wrap, to numbers that are large unsigned.
// CHECK-LABEL: func.func @rows_of_one_axis(
// CHECK-SAME:    %[[X:[^:]+]]: memref<?xf32>, %[[FIRST:[^:]+]]: i32
// CHECK-NEXT:    %[[F:.+]] = "tt.splat"(%[[FIRST]]) : (i32) -> tensor<4xi32>
// CHECK-NEXT:    %[[I:.+]] = "tt.make_range"() {end = 4 : i32, start = 0 : i32}
// CHECK-NEXT:    %[[ROWS:.+]] = arith.addi %[[F]], %[[I]]
// CHECK-NEXT:    %[[N:.+]] = "tile.dim"(%[[X]]) {axis = 0 : i32}
// CHECK-NEXT:    %[[COUNT:.+]] = "tt.splat"(%[[N]])
// CHECK-NEXT:    %[[PRESENT:.+]] = arith.cmpi ult, %[[ROWS]], %[[COUNT]]
// CHECK-NEXT:    %[[V:.+]] = "tile.load"(%[[X]], %[[ROWS]], %[[PRESENT]]) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}
// CHECK-NEXT:    return %[[V]]
func.func @rows_of_one_axis(%x: memref<?xf32>, %first: i32) -> tensor<4xf32> {
  %0 = "tile.load_rows"(%x, %first) : (memref<?xf32>, i32) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @rows_of_two_axes(
// CHECK-SAME:    %[[X:[^:]+]]: memref<?x8xbf16>
// CHECK:         %[[ROWS:.+]] = arith.addi
// CHECK:         %[[PRESENT:.+]] = arith.cmpi ult, %[[ROWS]]
// CHECK-NEXT:    %[[ROW:.+]] = "tt.expand_dims"(%[[ROWS]]) {axis = 1 : i32} : (tensor<4xi32>) -> tensor<4x1xi32>
// CHECK-NEXT:    %[[D:.+]] = "tt.make_range"() {end = 8 : i32, start = 0 : i32}
// CHECK-NEXT:    %[[DIM:.+]] = "tt.expand_dims"(%[[D]]) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
// CHECK-NEXT:    %[[M:.+]] = "tt.expand_dims"(%[[PRESENT]]) {axis = 1 : i32}
// CHECK-NEXT:    %[[MASK:.+]] = "tt.broadcast"(%[[M]]) : (tensor<4x1xi1>) -> tensor<4x8xi1>
// CHECK-NEXT:    %[[V:.+]] = "tile.load"(%[[X]], %[[ROW]], %[[DIM]], %[[MASK]]) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}
// CHECK-NEXT:    return %[[V]]
func.func @rows_of_two_axes(%x: memref<?x8xbf16>, %first: i32) -> tensor<4x8xbf16> {
  %0 = "tile.load_rows"(%x, %first) : (memref<?x8xbf16>, i32) -> tensor<4x8xbf16>
  return %0 : tensor<4x8xbf16>
}

// CHECK-LABEL: func.func @rows_of_three_axes(
// CHECK-SAME:    %[[X:[^:]+]]: memref<?x2x8xi8>
// CHECK:         "tile.load"(%[[X]], {{.+}}) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>} : (memref<?x2x8xi8>, tensor<4x1x1xi32>, tensor<1x2x1xi32>, tensor<1x1x8xi32>, tensor<4x2x8xi1>) -> tensor<4x2x8xi8>
func.func @rows_of_three_axes(%x: memref<?x2x8xi8>, %first: i32) -> tensor<4x2x8xi8> {
  %0 = "tile.load_rows"(%x, %first) : (memref<?x2x8xi8>, i32) -> tensor<4x2x8xi8>
  return %0 : tensor<4x2x8xi8>
}

// CHECK-LABEL: func.func @keys(
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x8x16xbf16>, %[[TABLE:[^:]+]]: memref<?x?xi32>
// CHECK-SAME:    %[[REQUEST:[^:]+]]: i32, %[[FIRST:[^:]+]]: i32, %[[END:[^:]+]]: i32
// CHECK-NEXT:    %[[F:.+]] = "tt.splat"(%[[FIRST]]) : (i32) -> tensor<4xi32>
// CHECK-NEXT:    %[[I:.+]] = "tt.make_range"() {end = 4 : i32, start = 0 : i32}
// CHECK-NEXT:    %[[KEY:.+]] = arith.addi %[[F]], %[[I]]
// CHECK-NEXT:    %[[E:.+]] = "tt.splat"(%[[END]])
// CHECK-NEXT:    %[[BEFORE:.+]] = arith.cmpi slt, %[[KEY]], %[[E]]
// CHECK-NEXT:    %[[P0:.+]] = arith.constant dense<8> : tensor<4xi32>
// CHECK-NEXT:    %[[COLUMN:.+]] = arith.divui %[[KEY]], %[[P0]]
//
// The table is read for keys before the end, in columns and of a request that it has.
// CHECK-NEXT:    %[[N1:.+]] = "tile.dim"(%[[TABLE]]) {axis = 1 : i32}
// CHECK-NEXT:    %[[COLUMNS:.+]] = "tt.splat"(%[[N1]])
// CHECK-NEXT:    %[[IN_ROW:.+]] = arith.cmpi ult, %[[COLUMN]], %[[COLUMNS]]
// CHECK-NEXT:    %[[N0:.+]] = "tile.dim"(%[[TABLE]]) {axis = 0 : i32}
// CHECK-NEXT:    %[[KNOWN:.+]] = arith.cmpi ult, %[[REQUEST]], %[[N0]] : i32
// CHECK-NEXT:    %[[KNOWN_TO_ALL:.+]] = "tt.splat"(%[[KNOWN]])
// CHECK-NEXT:    %[[BOTH:.+]] = arith.andi %[[BEFORE]], %[[IN_ROW]]
// CHECK-NEXT:    %[[READABLE:.+]] = arith.andi %[[BOTH]], %[[KNOWN_TO_ALL]]
// CHECK-NEXT:    %[[R:.+]] = "tt.splat"(%[[REQUEST]])
// CHECK-NEXT:    %[[PAGE:.+]] = "tile.load"(%[[TABLE]], %[[R]], %[[COLUMN]], %[[READABLE]])
//
// The cache is read on pages that it has.
// CHECK-NEXT:    %[[N:.+]] = "tile.dim"(%[[CACHE]]) {axis = 0 : i32}
// CHECK-NEXT:    %[[PAGES:.+]] = "tt.splat"(%[[N]])
// CHECK-NEXT:    %[[EXISTS:.+]] = arith.cmpi ult, %[[PAGE]], %[[PAGES]]
// CHECK-NEXT:    %[[SEEN:.+]] = arith.andi %[[READABLE]], %[[EXISTS]]
// CHECK-NEXT:    %[[P1:.+]] = arith.constant dense<8> : tensor<4xi32>
// CHECK-NEXT:    %[[ROW:.+]] = arith.remui %[[KEY]], %[[P1]]
// CHECK-NEXT:    %[[PX:.+]] = "tt.expand_dims"(%[[PAGE]]) {axis = 1 : i32}
// CHECK-NEXT:    %[[RX:.+]] = "tt.expand_dims"(%[[ROW]]) {axis = 1 : i32}
// CHECK-NEXT:    %[[D:.+]] = "tt.make_range"() {end = 16 : i32, start = 0 : i32}
// CHECK-NEXT:    %[[DX:.+]] = "tt.expand_dims"(%[[D]]) {axis = 0 : i32}
// CHECK-NEXT:    %[[SX:.+]] = "tt.expand_dims"(%[[SEEN]]) {axis = 1 : i32}
// CHECK-NEXT:    %[[MASK:.+]] = "tt.broadcast"(%[[SX]]) : (tensor<4x1xi1>) -> tensor<4x16xi1>
// CHECK-NEXT:    %[[KEYS:.+]] = "tile.load"(%[[CACHE]], %[[PX]], %[[RX]], %[[DX]], %[[MASK]])
// CHECK-NEXT:    return %[[KEYS]], %[[SEEN]]
func.func @keys(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %request: i32, %first: i32, %end: i32)
    -> (tensor<4x16xbf16>, tensor<4xi1>) {
  %keys, %seen = "tile.load_keys"(%cache, %table, %request, %first, %end)
      : (memref<?x8x16xbf16>, memref<?x?xi32>, i32, i32, i32) -> (tensor<4x16xbf16>, tensor<4xi1>)
  return %keys, %seen : tensor<4x16xbf16>, tensor<4xi1>
}

// One entry of the table for all of a tile: -1 where it must not be read.
// CHECK-LABEL: func.func @find_page(
// CHECK-SAME:    %[[TABLE:[^:]+]]: memref<?x?xi32>
// CHECK-SAME:    %[[REQUEST:[^:]+]]: i32, %[[FIRST:[^:]+]]: i32, %[[END:[^:]+]]: i32
// CHECK-NEXT:    %[[P:.+]] = arith.constant 8 : i32
// CHECK-NEXT:    %[[COLUMN:.+]] = arith.divui %[[FIRST]], %[[P]]
// CHECK-NEXT:    %[[COLUMNS:.+]] = "tile.dim"(%[[TABLE]]) {axis = 1 : i32}
// CHECK-NEXT:    %[[IN_ROW:.+]] = arith.cmpi ult, %[[COLUMN]], %[[COLUMNS]]
// CHECK-NEXT:    %[[ROWS:.+]] = "tile.dim"(%[[TABLE]]) {axis = 0 : i32}
// CHECK-NEXT:    %[[KNOWN:.+]] = arith.cmpi ult, %[[REQUEST]], %[[ROWS]]
// CHECK-NEXT:    %[[BEFORE:.+]] = arith.cmpi slt, %[[FIRST]], %[[END]]
// CHECK-NEXT:    %[[BOTH:.+]] = arith.andi %[[BEFORE]], %[[IN_ROW]]
// CHECK-NEXT:    %[[READABLE:.+]] = arith.andi %[[BOTH]], %[[KNOWN]]
// CHECK-NEXT:    %[[LISTED:.+]] = "tile.load"(%[[TABLE]], %[[REQUEST]], %[[COLUMN]], %[[READABLE]])
// CHECK-NEXT:    %[[NONE:.+]] = arith.constant -1 : i32
// CHECK-NEXT:    %[[PAGE:.+]] = arith.select %[[READABLE]], %[[LISTED]], %[[NONE]]
// CHECK-NEXT:    return %[[PAGE]]
func.func @find_page(%table: memref<?x?xi32>, %request: i32, %first: i32, %end: i32) -> i32 {
  %page = "tile.find_page"(%table, %request, %first, %end) {page_keys = 8 : i32}
      : (memref<?x?xi32>, i32, i32, i32) -> i32
  return %page : i32
}

// A whole page is at the same offsets in every tile.
// CHECK-LABEL: func.func @whole_page(
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x8x16xbf16>, %[[PAGE:[^:]+]]: i32
// CHECK-NEXT:    %[[ROW:.+]] = "tt.make_range"() {end = 8 : i32, start = 0 : i32}
// CHECK-NEXT:    %[[P:.+]] = "tt.splat"(%[[PAGE]]) : (i32) -> tensor<1xi32>
// CHECK-NEXT:    %[[PX:.+]] = "tt.expand_dims"(%[[P]]) {axis = 1 : i32}
// CHECK-NEXT:    %[[N:.+]] = "tile.dim"(%[[CACHE]]) {axis = 0 : i32}
// CHECK-NEXT:    %[[PAGES:.+]] = "tt.splat"(%[[N]]) : (i32) -> tensor<1x1xi32>
// CHECK-NEXT:    %[[EXISTS:.+]] = arith.cmpi ult, %[[PX]], %[[PAGES]]
// CHECK-NEXT:    %[[RX:.+]] = "tt.expand_dims"(%[[ROW]]) {axis = 1 : i32}
// CHECK-NEXT:    %[[D:.+]] = "tt.make_range"() {end = 16 : i32, start = 0 : i32}
// CHECK-NEXT:    %[[DX:.+]] = "tt.expand_dims"(%[[D]]) {axis = 0 : i32}
// CHECK-NEXT:    %[[MASK:.+]] = "tt.broadcast"(%[[EXISTS]]) : (tensor<1x1xi1>) -> tensor<8x16xi1>
// CHECK-NEXT:    %[[KEYS:.+]] = "tile.load"(%[[CACHE]], %[[PX]], %[[RX]], %[[DX]], %[[MASK]])
// CHECK-NEXT:    return %[[KEYS]]
func.func @whole_page(%cache: memref<?x8x16xbf16>, %page: i32, %first: i32) -> tensor<8x16xbf16> {
  %keys = "tile.load_pages"(%cache, %first, %page) {operandSegmentSizes = array<i32: 1, 1, 1>}
      : (memref<?x8x16xbf16>, i32, i32) -> tensor<8x16xbf16>
  return %keys : tensor<8x16xbf16>
}

// CHECK-LABEL: func.func @part_of_a_page(
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x8x16xbf16>, %[[PAGE:[^:]+]]: i32, %[[FIRST:[^:]+]]: i32
// CHECK:         %[[P:.+]] = "tt.splat"(%[[PAGE]]) : (i32) -> tensor<1xi32>
// CHECK-NEXT:    %[[PX:.+]] = "tt.expand_dims"(%[[P]]) {axis = 1 : i32}
// CHECK-NEXT:    %[[C8:.+]] = arith.constant 8 : i32
// CHECK-NEXT:    %[[START:.+]] = arith.remui %[[FIRST]], %[[C8]]
// CHECK-NEXT:    %[[S:.+]] = "tt.splat"(%[[START]]) : (i32) -> tensor<4xi32>
// CHECK-NEXT:    %[[I:.+]] = "tt.make_range"() {end = 4 : i32, start = 0 : i32}
// CHECK-NEXT:    %[[ROW:.+]] = arith.addi %[[S]], %[[I]]
// CHECK:         %[[EXISTS:.+]] = arith.cmpi ult, %[[PX]],
// CHECK-NEXT:    %[[RX:.+]] = "tt.expand_dims"(%[[ROW]]) {axis = 1 : i32}
// CHECK:         %[[MASK:.+]] = "tt.broadcast"(%[[EXISTS]]) : (tensor<1x1xi1>) -> tensor<4x16xi1>
// CHECK-NEXT:    "tile.load"(%[[CACHE]], %[[PX]], %[[RX]], %{{.+}}, %[[MASK]])
func.func @part_of_a_page(%cache: memref<?x8x16xbf16>, %page: i32, %first: i32)
    -> tensor<4x16xbf16> {
  %keys = "tile.load_pages"(%cache, %first, %page) {operandSegmentSizes = array<i32: 1, 1, 1>}
      : (memref<?x8x16xbf16>, i32, i32) -> tensor<4x16xbf16>
  return %keys : tensor<4x16xbf16>
}

// Each key has the page, and the place on it, that its number in the tile says, whatever the first
// key is. Of two pages either may be missing.
// CHECK-LABEL: func.func @two_pages(
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x8x16xbf16>, %[[PAGE0:[^:]+]]: i32, %[[PAGE1:[^:]+]]: i32, %[[FIRST:[^:]+]]: i32
// CHECK-NEXT:    %[[I:.+]] = "tt.make_range"() {end = 16 : i32, start = 0 : i32}
// CHECK-NEXT:    %[[P1:.+]] = "tt.splat"(%[[PAGE1]]) : (i32) -> tensor<16xi32>
// CHECK-NEXT:    %[[C8:.+]] = arith.constant dense<8> : tensor<16xi32>
// CHECK-NEXT:    %[[ON_0:.+]] = arith.cmpi slt, %[[I]], %[[C8]]
// CHECK-NEXT:    %[[P0:.+]] = "tt.splat"(%[[PAGE0]]) : (i32) -> tensor<16xi32>
// CHECK-NEXT:    %[[PAGE:.+]] = arith.select %[[ON_0]], %[[P0]], %[[P1]]
// CHECK-NEXT:    %[[PX:.+]] = "tt.expand_dims"(%[[PAGE]]) {axis = 1 : i32}
// CHECK-NEXT:    %[[KEYS_OF_ONE:.+]] = arith.constant dense<8> : tensor<16xi32>
// CHECK-NEXT:    %[[ROW:.+]] = arith.remui %[[I]], %[[KEYS_OF_ONE]]
// CHECK-NEXT:    %[[N:.+]] = "tile.dim"(%[[CACHE]]) {axis = 0 : i32}
// CHECK-NEXT:    %[[PAGES:.+]] = "tt.splat"(%[[N]]) : (i32) -> tensor<16x1xi32>
// CHECK-NEXT:    %[[EXISTS:.+]] = arith.cmpi ult, %[[PX]], %[[PAGES]]
// CHECK-NEXT:    %[[RX:.+]] = "tt.expand_dims"(%[[ROW]]) {axis = 1 : i32}
// CHECK-NEXT:    %[[D:.+]] = "tt.make_range"() {end = 16 : i32, start = 0 : i32}
// CHECK-NEXT:    %[[DX:.+]] = "tt.expand_dims"(%[[D]]) {axis = 0 : i32}
// CHECK-NEXT:    %[[MASK:.+]] = "tt.broadcast"(%[[EXISTS]]) : (tensor<16x1xi1>) -> tensor<16x16xi1>
// CHECK-NEXT:    %[[KEYS:.+]] = "tile.load"(%[[CACHE]], %[[PX]], %[[RX]], %[[DX]], %[[MASK]])
// CHECK-NEXT:    return %[[KEYS]]
func.func @two_pages(%cache: memref<?x8x16xbf16>, %page0: i32, %page1: i32, %first: i32)
    -> tensor<16x16xbf16> {
  %keys = "tile.load_pages"(%cache, %first, %page0, %page1)
      {operandSegmentSizes = array<i32: 1, 1, 2>}
      : (memref<?x8x16xbf16>, i32, i32, i32) -> tensor<16x16xbf16>
  return %keys : tensor<16x16xbf16>
}

// CHECK-LABEL: func.func @four_pages(
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x8x16xbf16>
// CHECK-SAME:    %[[PAGE0:[^:]+]]: i32, %[[PAGE1:[^:]+]]: i32, %[[PAGE2:[^:]+]]: i32, %[[PAGE3:[^:]+]]: i32
// CHECK-NEXT:    %[[I:.+]] = "tt.make_range"() {end = 32 : i32, start = 0 : i32}
// CHECK-NEXT:    %[[P3:.+]] = "tt.splat"(%[[PAGE3]]) : (i32) -> tensor<32xi32>
// CHECK-NEXT:    %[[C24:.+]] = arith.constant dense<24> : tensor<32xi32>
// CHECK-NEXT:    %[[TO_2:.+]] = arith.cmpi slt, %[[I]], %[[C24]]
// CHECK-NEXT:    %[[P2:.+]] = "tt.splat"(%[[PAGE2]]) : (i32) -> tensor<32xi32>
// CHECK-NEXT:    %[[FROM_2:.+]] = arith.select %[[TO_2]], %[[P2]], %[[P3]]
// CHECK-NEXT:    %[[C16:.+]] = arith.constant dense<16> : tensor<32xi32>
// CHECK-NEXT:    %[[TO_1:.+]] = arith.cmpi slt, %[[I]], %[[C16]]
// CHECK-NEXT:    %[[P1:.+]] = "tt.splat"(%[[PAGE1]]) : (i32) -> tensor<32xi32>
// CHECK-NEXT:    %[[FROM_1:.+]] = arith.select %[[TO_1]], %[[P1]], %[[FROM_2]]
// CHECK-NEXT:    %[[C8:.+]] = arith.constant dense<8> : tensor<32xi32>
// CHECK-NEXT:    %[[TO_0:.+]] = arith.cmpi slt, %[[I]], %[[C8]]
// CHECK-NEXT:    %[[P0:.+]] = "tt.splat"(%[[PAGE0]]) : (i32) -> tensor<32xi32>
// CHECK-NEXT:    %[[PAGE:.+]] = arith.select %[[TO_0]], %[[P0]], %[[FROM_1]]
// CHECK-NEXT:    %[[PX:.+]] = "tt.expand_dims"(%[[PAGE]]) {axis = 1 : i32}
// CHECK:         %[[C8S:.+]] = arith.constant dense<8> : tensor<32xi32>
// CHECK-NEXT:    %[[ROW:.+]] = arith.remui %{{.+}}, %[[C8S]]
// CHECK:         %[[EXISTS:.+]] = arith.cmpi ult, %[[PX]],
// CHECK-NEXT:    %[[RX:.+]] = "tt.expand_dims"(%[[ROW]]) {axis = 1 : i32}
// CHECK:         %[[MASK:.+]] = "tt.broadcast"(%[[EXISTS]]) : (tensor<32x1xi1>) -> tensor<32x16xi1>
// CHECK-NEXT:    "tile.load"(%[[CACHE]], %[[PX]], %[[RX]], %{{.+}}, %[[MASK]])
func.func @four_pages(
    %cache: memref<?x8x16xbf16>, %page0: i32, %page1: i32, %page2: i32, %page3: i32, %first: i32)
    -> tensor<32x16xbf16> {
  %keys = "tile.load_pages"(%cache, %first, %page0, %page1, %page2, %page3)
      {operandSegmentSizes = array<i32: 1, 1, 4>}
      : (memref<?x8x16xbf16>, i32, i32, i32, i32, i32) -> tensor<32x16xbf16>
  return %keys : tensor<32x16xbf16>
}

// Positions take the place of consecutive keys. They come from memory, so they may be negative,
// which as unsigned numbers lie past the middle of a long table.
// CHECK-LABEL: func.func @gathered_keys(
// CHECK-SAME:    %[[CACHE:[^:]+]]: memref<?x8x16xbf16>, %[[TABLE:[^:]+]]: memref<?x?xi32>
// CHECK-SAME:    %[[REQUEST:[^:]+]]: i32, %[[KEY:[^:]+]]: tensor<4xi32>, %[[GIVEN:[^:]+]]: tensor<4xi1>
// CHECK-NEXT:    %[[C_1:.+]] = arith.constant dense<-1> : tensor<4xi32>
// CHECK-NEXT:    %[[IS_KEY:.+]] = arith.cmpi slt, %[[C_1]], %[[KEY]]
// CHECK-NEXT:    %[[PRESENT:.+]] = arith.andi %[[GIVEN]], %[[IS_KEY]]
// CHECK:         %[[COLUMN:.+]] = arith.divui %[[KEY]], %{{.+}}
// CHECK:         %[[IN_ROW:.+]] = arith.cmpi ult, %[[COLUMN]], %{{.+}}
// CHECK:         %[[KNOWN:.+]] = arith.cmpi ult, %[[REQUEST]], %{{.+}}
// CHECK-NEXT:    %[[KNOWN_TO_ALL:.+]] = "tt.splat"(%[[KNOWN]])
// CHECK-NEXT:    %[[BOTH:.+]] = arith.andi %[[PRESENT]], %[[IN_ROW]]
// CHECK-NEXT:    %[[READABLE:.+]] = arith.andi %[[BOTH]], %[[KNOWN_TO_ALL]]
// CHECK:         %[[PAGE:.+]] = "tile.load"(%[[TABLE]], %{{.+}}, %[[COLUMN]], %[[READABLE]])
// CHECK:         %[[EXISTS:.+]] = arith.cmpi ult, %[[PAGE]], %{{.+}}
// CHECK-NEXT:    %[[SEEN:.+]] = arith.andi %[[READABLE]], %[[EXISTS]]
// CHECK:         %[[ROW:.+]] = arith.remui %[[KEY]], %{{.+}}
// CHECK:         %[[RX:.+]] = "tt.expand_dims"(%[[ROW]])
// CHECK:         %[[SX:.+]] = "tt.expand_dims"(%[[SEEN]])
// CHECK-NEXT:    %[[MASK:.+]] = "tt.broadcast"(%[[SX]])
// CHECK-NEXT:    %[[KEYS:.+]] = "tile.load"(%[[CACHE]], %{{.+}}, %[[RX]], %{{.+}}, %[[MASK]])
// CHECK-NEXT:    return %[[KEYS]], %[[SEEN]]
func.func @gathered_keys(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %request: i32,
    %positions: tensor<4xi32>, %present: tensor<4xi1>) -> (tensor<4x16xbf16>, tensor<4xi1>) {
  %keys, %seen = "tile.gather_keys"(%cache, %table, %request, %positions, %present)
      : (memref<?x8x16xbf16>, memref<?x?xi32>, i32, tensor<4xi32>, tensor<4xi1>)
      -> (tensor<4x16xbf16>, tensor<4xi1>)
  return %keys, %seen : tensor<4x16xbf16>, tensor<4xi1>
}

// An access at an index stays.
// CHECK-LABEL: func.func @others(
// CHECK-SAME:    %[[X:[^:]+]]: memref<?xf32>, %[[I:[^:]+]]: i32
// CHECK-NEXT:    %[[V:.+]] = "tile.load"(%[[X]], %[[I]])
// CHECK-NEXT:    return %[[V]]
func.func @others(%x: memref<?xf32>, %i: i32) -> f32 {
  %v = "tile.load"(%x, %i) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}
      : (memref<?xf32>, i32) -> f32
  return %v : f32
}

// RUN: winnow-opt %s --pass-pipeline=prefetch-pages | FileCheck %s

// CHECK-LABEL: func.func @one_page(
// CHECK-SAME:    %[[TABLE:[^:]+]]: memref<?x?xi32>, %[[REQUEST:[^:]+]]: i32, %[[START:[^:]+]]: i32, %[[END:[^:]+]]: i32, %[[STEP:[^:]+]]: i32, %[[CACHE:[^:]+]]: memref<?x8x16xbf16>, %[[ON:[^:]+]]: i1
// CHECK-NEXT:    %[[FIRST:.+]] = "tile.find_page"(%[[TABLE]], %[[REQUEST]], %[[START]], %[[END]]) {page_keys = 8 : i32}
// CHECK-NEXT:    %{{.+}} = scf.for %[[KEY:.+]] = %[[START]] to %[[END]] step %[[STEP]] iter_args(%[[PAGE:.+]] = %[[FIRST]]) -> (i32) : i32 {
// CHECK-NEXT:      %[[NEXT_KEY:.+]] = arith.addi %[[KEY]], %[[STEP]]
// CHECK-NEXT:      %[[NEXT:.+]] = "tile.find_page"(%[[TABLE]], %[[REQUEST]], %[[NEXT_KEY]], %[[END]]) {page_keys = 8 : i32}
// CHECK-NEXT:      "tile.load_pages"(%[[CACHE]], %[[KEY]], %[[PAGE]])
// CHECK-NEXT:      scf.if %[[ON]] {
// CHECK-NEXT:        "tile.load_pages"(%[[CACHE]], %[[KEY]], %[[PAGE]]){{.+}}
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %[[NEXT]] : i32
// CHECK-NEXT:    } {winnow.of = 3 : i32}
// CHECK-NEXT:    return
func.func @one_page(
    %table: memref<?x?xi32>, %request: i32, %start: i32, %end: i32, %step: i32,
    %cache: memref<?x8x16xbf16>, %on: i1) {
  scf.for %key = %start to %end step %step : i32 {
    %page = "tile.find_page"(%table, %request, %key, %end) {page_keys = 8 : i32}
        : (memref<?x?xi32>, i32, i32, i32) -> i32
    %k = "tile.load_pages"(%cache, %key, %page) {operandSegmentSizes = array<i32: 1, 1, 1>}
        : (memref<?x8x16xbf16>, i32, i32) -> tensor<8x16xbf16>
    scf.if %on {
      %l = "tile.load_pages"(%cache, %key, %page) {operandSegmentSizes = array<i32: 1, 1, 1>}
          : (memref<?x8x16xbf16>, i32, i32) -> tensor<4x16xbf16>
    }
  } {winnow.of = 3 : i32}
  return
}

// So are the other pages of a tile, which come a constant number of keys later.
// CHECK-LABEL: func.func @page_a_constant_later(
// CHECK-SAME:    %[[TABLE:[^:]+]]: memref<?x?xi32>, %[[REQUEST:[^:]+]]: i32, %[[START:[^:]+]]: i32, %[[END:[^:]+]]: i32, %[[STEP:[^:]+]]: i32, %[[CACHE:[^:]+]]: memref<?x8x16xbf16>
// CHECK:         %[[FIRST0:.+]] = "tile.find_page"(%[[TABLE]], %[[REQUEST]], %[[START]], %[[END]]) {page_keys = 8 : i32}
// CHECK-NEXT:    %[[FAR:.+]] = arith.constant 8 : i32
// CHECK-NEXT:    %[[START1:.+]] = arith.addi %[[START]], %[[FAR]]
// CHECK-NEXT:    %[[FIRST1:.+]] = "tile.find_page"(%[[TABLE]], %[[REQUEST]], %[[START1]], %[[END]]) {page_keys = 8 : i32}
// CHECK-NEXT:    %{{.+}}:2 = scf.for %[[KEY:.+]] = %[[START]] to %[[END]] step %[[STEP]] iter_args(%[[PAGE0:.+]] = %[[FIRST0]], %[[PAGE1:.+]] = %[[FIRST1]]) -> (i32, i32) : i32 {
// CHECK-NEXT:      %[[NEXT_KEY:.+]] = arith.addi %[[KEY]], %[[STEP]]
// CHECK-NEXT:      %[[NEXT0:.+]] = "tile.find_page"(%[[TABLE]], %[[REQUEST]], %[[NEXT_KEY]], %[[END]]) {page_keys = 8 : i32}
// CHECK-NEXT:      %[[LATER:.+]] = arith.constant 8 : i32
// CHECK-NEXT:      %[[NEXT_KEY1:.+]] = arith.addi %[[NEXT_KEY]], %[[LATER]]
// CHECK-NEXT:      %[[NEXT1:.+]] = "tile.find_page"(%[[TABLE]], %[[REQUEST]], %[[NEXT_KEY1]], %[[END]]) {page_keys = 8 : i32}
// CHECK-NOT:       "tile.find_page"
// CHECK:           "tile.load_pages"(%[[CACHE]], %[[KEY]], %[[PAGE0]], %[[PAGE1]])
// CHECK-NEXT:      scf.yield %[[NEXT0]], %[[NEXT1]] : i32, i32
func.func @page_a_constant_later(
    %table: memref<?x?xi32>, %request: i32, %start: i32, %end: i32, %step: i32,
    %cache: memref<?x8x16xbf16>) {
  scf.for %key = %start to %end step %step : i32 {
    %c8 = arith.constant 8 : i32
    %later = arith.addi %key, %c8 : i32
    %page0 = "tile.find_page"(%table, %request, %key, %end) {page_keys = 8 : i32}
        : (memref<?x?xi32>, i32, i32, i32) -> i32
    %page1 = "tile.find_page"(%table, %request, %later, %end) {page_keys = 8 : i32}
        : (memref<?x?xi32>, i32, i32, i32) -> i32
    %k = "tile.load_pages"(%cache, %key, %page0, %page1)
        {operandSegmentSizes = array<i32: 1, 1, 2>}
        : (memref<?x8x16xbf16>, i32, i32, i32) -> tensor<16x16xbf16>
  }
  return
}

// Pages may differ in their tables, requests, ends and sizes.
// CHECK-LABEL: func.func @two_pages(
// CHECK-SAME:    %[[TABLE0:[^:]+]]: memref<?x?xi32>, %[[TABLE1:[^:]+]]: memref<?x?xi32>, %[[REQUEST0:[^:]+]]: i32, %[[REQUEST1:[^:]+]]: i32, %[[START:[^:]+]]: i32, %[[END:[^:]+]]: i32, %[[STEP:[^:]+]]: i32
// CHECK-NEXT:    %[[FIRST0:.+]] = "tile.find_page"(%[[TABLE0]], %[[REQUEST0]], %[[START]], %[[END]]) {page_keys = 8 : i32}
// CHECK-NEXT:    %[[FIRST1:.+]] = "tile.find_page"(%[[TABLE1]], %[[REQUEST1]], %[[START]], %[[STEP]]) {page_keys = 4 : i32}
// CHECK-NEXT:    %{{.+}}:2 = scf.for %[[KEY:.+]] = %[[START]] to %[[END]] step %[[STEP]] iter_args(%[[PAGE0:.+]] = %[[FIRST0]], %[[PAGE1:.+]] = %[[FIRST1]]) -> (i32, i32) : i32 {
// CHECK-NEXT:      %[[NEXT_KEY:.+]] = arith.addi %[[KEY]], %[[STEP]]
// CHECK-NEXT:      %[[NEXT0:.+]] = "tile.find_page"(%[[TABLE0]], %[[REQUEST0]], %[[NEXT_KEY]], %[[END]]) {page_keys = 8 : i32}
// CHECK-NEXT:      %[[NEXT1:.+]] = "tile.find_page"(%[[TABLE1]], %[[REQUEST1]], %[[NEXT_KEY]], %[[STEP]]) {page_keys = 4 : i32}
// CHECK-NEXT:      %{{.+}} = arith.addi %[[PAGE0]], %[[PAGE1]]
// CHECK-NEXT:      scf.yield %[[NEXT0]], %[[NEXT1]] : i32, i32
func.func @two_pages(
    %table0: memref<?x?xi32>, %table1: memref<?x?xi32>, %request0: i32, %request1: i32,
    %start: i32, %end: i32, %step: i32) {
  scf.for %key = %start to %end step %step : i32 {
    %page0 = "tile.find_page"(%table0, %request0, %key, %end) {page_keys = 8 : i32}
        : (memref<?x?xi32>, i32, i32, i32) -> i32
    %page1 = "tile.find_page"(%table1, %request1, %key, %step) {page_keys = 4 : i32}
        : (memref<?x?xi32>, i32, i32, i32) -> i32
    %sum = arith.addi %page0, %page1 : i32
  }
  return
}

// A loop in a loop looks pages up ahead of its own keys.
// CHECK-LABEL: func.func @inner_loop(
// CHECK:         scf.for %[[OUTER:.+]] = %{{.+}} to %[[END:.+]] step %{{.+}} : i32 {
// CHECK-NEXT:      %[[FIRST:.+]] = "tile.find_page"(%{{.+}}, %[[OUTER]], %[[OUTER]], %[[END]])
// CHECK-NEXT:      %{{.+}} = scf.for %{{.+}} = %[[OUTER]] to {{.+}} iter_args(%{{.+}} = %[[FIRST]])
func.func @inner_loop(%table: memref<?x?xi32>, %start: i32, %end: i32, %step: i32) {
  scf.for %outer = %start to %end step %step : i32 {
    scf.for %key = %outer to %end step %step : i32 {
      %page = "tile.find_page"(%table, %outer, %key, %end) {page_keys = 8 : i32}
          : (memref<?x?xi32>, i32, i32, i32) -> i32
    }
  }
  return
}

// A page that is found next to one ahead stays where it is: see below why.
// CHECK-LABEL: func.func @one_of_two(
// CHECK:         scf.for %[[KEY:.+]] = {{.+}} iter_args(%[[PAGE:.+]] = %{{.+}})
// CHECK-NEXT:      arith.addi
// CHECK-NEXT:      %[[NEXT:.+]] = "tile.find_page"
// CHECK-NEXT:      "tile.find_page"(%{{.+}}, %[[PAGE]], %[[KEY]], %{{.+}})
// CHECK-NEXT:      scf.yield %[[NEXT]]
func.func @one_of_two(
    %table: memref<?x?xi32>, %request: i32, %start: i32, %end: i32, %step: i32) {
  scf.for %key = %start to %end step %step : i32 {
    %page = "tile.find_page"(%table, %request, %key, %end) {page_keys = 8 : i32}
        : (memref<?x?xi32>, i32, i32, i32) -> i32
    %other = "tile.find_page"(%table, %page, %key, %end) {page_keys = 8 : i32}
        : (memref<?x?xi32>, i32, i32, i32) -> i32
  }
  return
}

// Nothing is known before the loop of a request from inside of it.
// CHECK-LABEL: func.func @request_of_the_loop(
// CHECK-NEXT:    scf.for
// CHECK-NOT:     iter_args
// CHECK-NEXT:      arith.addi
// CHECK-NEXT:      "tile.find_page"{{.+}}
// CHECK-NEXT:    }
func.func @request_of_the_loop(
    %table: memref<?x?xi32>, %request: i32, %start: i32, %end: i32, %step: i32) {
  scf.for %key = %start to %end step %step : i32 {
    %own = arith.addi %request, %step : i32
    %page = "tile.find_page"(%table, %own, %key, %end) {page_keys = 8 : i32}
        : (memref<?x?xi32>, i32, i32, i32) -> i32
  }
  return
}

// CHECK-LABEL: func.func @end_of_the_loop(
// CHECK-NEXT:    scf.for
// CHECK-NOT:     iter_args
// CHECK-NEXT:      "tile.find_page"{{.+}}
// CHECK-NEXT:    }
func.func @end_of_the_loop(
    %table: memref<?x?xi32>, %request: i32, %start: i32, %end: i32, %step: i32) {
  scf.for %key = %start to %end step %step : i32 {
    %page = "tile.find_page"(%table, %request, %key, %key) {page_keys = 8 : i32}
        : (memref<?x?xi32>, i32, i32, i32) -> i32
  }
  return
}

// A key is not ahead by what is no constant, nor by a constant that is taken away, nor of another.
// CHECK-LABEL: func.func @another_key(
// CHECK-NEXT:    scf.for
// CHECK-NOT:     iter_args
// CHECK-NEXT:      %[[OTHER:.+]] = arith.addi
// CHECK-NEXT:      "tile.find_page"(%{{.+}}, %{{.+}}, %[[OTHER]], %{{.+}})
// CHECK-NEXT:      "tile.find_page"(%{{.+}}, %{{.+}}, %[[START:.+]], %{{.+}}){{.+}}
// CHECK-NEXT:    }
func.func @another_key(
    %table: memref<?x?xi32>, %request: i32, %start: i32, %end: i32, %step: i32) {
  scf.for %key = %start to %end step %step : i32 {
    %other = arith.addi %key, %step : i32
    %page0 = "tile.find_page"(%table, %request, %other, %end) {page_keys = 8 : i32}
        : (memref<?x?xi32>, i32, i32, i32) -> i32
    %page1 = "tile.find_page"(%table, %request, %start, %end) {page_keys = 8 : i32}
        : (memref<?x?xi32>, i32, i32, i32) -> i32
  }
  return
}

// CHECK-LABEL: func.func @a_constant_before(
// CHECK-NEXT:    %[[C8:.+]] = arith.constant 8 : i32
// CHECK-NEXT:    scf.for
// CHECK-NOT:     iter_args
// CHECK-NEXT:      %[[OTHER:.+]] = arith.subi %{{.+}}, %[[C8]]
// CHECK-NEXT:      "tile.find_page"(%{{.+}}, %{{.+}}, %[[OTHER]], %{{.+}}){{.+}}
// CHECK-NEXT:    }
func.func @a_constant_before(
    %table: memref<?x?xi32>, %request: i32, %start: i32, %end: i32, %step: i32) {
  %c8 = arith.constant 8 : i32
  scf.for %key = %start to %end step %step : i32 {
    %other = arith.subi %key, %c8 : i32
    %page = "tile.find_page"(%table, %request, %other, %end) {page_keys = 8 : i32}
        : (memref<?x?xi32>, i32, i32, i32) -> i32
  }
  return
}

// CHECK-LABEL: func.func @a_constant_past_another_key(
// CHECK-NEXT:    %[[C8:.+]] = arith.constant 8 : i32
// CHECK-NEXT:    scf.for
// CHECK-NOT:     iter_args
// CHECK-NEXT:      %[[OTHER:.+]] = arith.addi %{{.+}}, %[[C8]]
// CHECK-NEXT:      "tile.find_page"(%{{.+}}, %{{.+}}, %[[OTHER]], %{{.+}}){{.+}}
// CHECK-NEXT:    }
func.func @a_constant_past_another_key(
    %table: memref<?x?xi32>, %request: i32, %start: i32, %end: i32, %step: i32) {
  %c8 = arith.constant 8 : i32
  scf.for %key = %start to %end step %step : i32 {
    %other = arith.addi %start, %c8 : i32
    %page = "tile.find_page"(%table, %request, %other, %end) {page_keys = 8 : i32}
        : (memref<?x?xi32>, i32, i32, i32) -> i32
  }
  return
}

// CHECK-LABEL: func.func @found_under_a_condition(
// CHECK-NEXT:    scf.for
// CHECK-NOT:     iter_args
// CHECK-NEXT:      scf.if
// CHECK-NEXT:        "tile.find_page"
func.func @found_under_a_condition(
    %table: memref<?x?xi32>, %request: i32, %start: i32, %end: i32, %step: i32, %on: i1) {
  scf.for %key = %start to %end step %step : i32 {
    scf.if %on {
      %page = "tile.find_page"(%table, %request, %key, %end) {page_keys = 8 : i32}
          : (memref<?x?xi32>, i32, i32, i32) -> i32
    }
  }
  return
}

// CHECK-LABEL: func.func @loop_with_results(
// CHECK-NEXT:    %[[SUM:.+]] = scf.for {{.+}} iter_args(%[[OLD:.+]] = %{{.+}}) -> (i32) : i32 {
// CHECK-NEXT:      %[[PAGE:.+]] = "tile.find_page"
// CHECK-NEXT:      %[[NEW:.+]] = arith.addi %[[OLD]], %[[PAGE]]
// CHECK-NEXT:      scf.yield %[[NEW]]
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[SUM]]
func.func @loop_with_results(
    %table: memref<?x?xi32>, %request: i32, %start: i32, %end: i32, %step: i32) -> i32 {
  %sum = scf.for %key = %start to %end step %step iter_args(%old = %start) -> (i32) : i32 {
    %page = "tile.find_page"(%table, %request, %key, %end) {page_keys = 8 : i32}
        : (memref<?x?xi32>, i32, i32, i32) -> i32
    %new = arith.addi %old, %page : i32
    scf.yield %new : i32
  }
  return %sum : i32
}

// CHECK-LABEL: func.func @keys_of_any_pages(
// CHECK-NEXT:    scf.for
// CHECK-NOT:     iter_args
// CHECK-NEXT:      "tile.load_keys"
func.func @keys_of_any_pages(
    %table: memref<?x?xi32>, %request: i32, %start: i32, %end: i32, %step: i32,
    %cache: memref<?x8x16xbf16>) {
  scf.for %key = %start to %end step %step : i32 {
    %k:2 = "tile.load_keys"(%cache, %table, %request, %key, %end)
        : (memref<?x8x16xbf16>, memref<?x?xi32>, i32, i32, i32)
        -> (tensor<16x16xbf16>, tensor<16xi1>)
  }
  return
}

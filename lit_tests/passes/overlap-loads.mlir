// RUN: winnow-opt %s --pass-pipeline=overlap-loads | FileCheck %s

// From the first reservation on, all is put into a branch, and what only that needs, in the order
// it had. The product, and what is made of it as a whole, stay outside.
// CHECK-LABEL: func.func @stored(
// CHECK-SAME:    %[[Q:[^:]+]]: tensor<16x16xbf16>, %[[CACHE:[^:]+]]: memref<?x16x16xbf16>, %[[TABLE:[^:]+]]: memref<?x?xi32>, %[[COUNTERS:[^:]+]]: memref<?x2xi32>, %[[ROWS:[^:]+]]: tensor<16xi32>, %[[START:[^:]+]]: i32, %[[END:[^:]+]]: i32, %[[STEP:[^:]+]]: i32
// CHECK-NEXT:    scf.for %[[KEY:.+]] = %[[START]] to %[[END]] step %[[STEP]] : i32 {
// CHECK-NEXT:      %[[PAGE:.+]] = "tile.find_page"
// CHECK-NEXT:      %[[K:.+]] = "tile.load_pages"(%[[CACHE]], %[[KEY]], %[[PAGE]])
// CHECK-NEXT:      %[[S:.+]] = "tile.dot"(%[[Q]], %[[K]])
// CHECK-NEXT:      %[[SCALED:.+]] = arith.addf %[[S]], %[[S]]
// CHECK-NEXT:      %[[BITS:.+]] = arith.bitcast %[[SCALED]]
// CHECK-NEXT:      %[[HITS:.+]] = "tile.reduce"(%[[BITS]])
// CHECK-NEXT:      %[[ALL:.+]] = "tt.expand_dims"(%[[HITS]])
// CHECK-NEXT:      %[[FOUR:.+]] = "tt.broadcast"(%[[ALL]])
// CHECK-NEXT:      %[[ALWAYS:.+]] = arith.cmpi sge, %[[KEY]], %[[START]] : i32
// CHECK-NEXT:      scf.if %[[ALWAYS]] {
// CHECK-NEXT:        %[[NEXT:.+]] = arith.addi %[[KEY]], %[[STEP]]
// CHECK-NEXT:        %[[MORE:.+]] = "tt.splat"(%[[NEXT]])
// CHECK-NEXT:        %[[FIRST:.+]] = "tile.reserve"(%[[COUNTERS]], %[[ROWS]], %[[FOUR]])
// CHECK-NEXT:        %[[SUM:.+]] = arith.addi %[[FIRST]], %[[MORE]]
// CHECK-NEXT:        "tile.reserve"(%[[COUNTERS]], %[[ROWS]], %[[SUM]]){{.+}}
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
func.func @stored(
    %q: tensor<16x16xbf16>, %cache: memref<?x16x16xbf16>, %table: memref<?x?xi32>,
    %counters: memref<?x2xi32>, %rows: tensor<16xi32>, %start: i32, %end: i32, %step: i32) {
  scf.for %key = %start to %end step %step : i32 {
    %page = "tile.find_page"(%table, %key, %key, %end) {page_keys = 16 : i32}
        : (memref<?x?xi32>, i32, i32, i32) -> i32
    %k = "tile.load_pages"(%cache, %key, %page) {operandSegmentSizes = array<i32: 1, 1, 1>}
        : (memref<?x16x16xbf16>, i32, i32) -> tensor<16x16xbf16>
    %s = "tile.dot"(%q, %k) : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xf32>
    %next = arith.addi %key, %step : i32
    %more = "tt.splat"(%next) : (i32) -> tensor<16x4xi32>
    %scaled = arith.addf %s, %s : tensor<16x16xf32>
    %bits = arith.bitcast %scaled : tensor<16x16xf32> to tensor<16x16xi32>
    %hits = "tile.reduce"(%bits) {axis = 1 : i32, kind = "max"}
        : (tensor<16x16xi32>) -> tensor<16xi32>
    %all = "tt.expand_dims"(%hits) {axis = 1 : i32} : (tensor<16xi32>) -> tensor<16x1xi32>
    %four = "tt.broadcast"(%all) : (tensor<16x1xi32>) -> tensor<16x4xi32>
    %first = "tile.reserve"(%counters, %rows, %four) {column = 0 : i32}
        : (memref<?x2xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
    %sum = arith.addi %first, %more : tensor<16x4xi32>
    %tie = "tile.reserve"(%counters, %rows, %sum) {column = 1 : i32}
        : (memref<?x2xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
  }
  return
}

// What others need, or the next turn does, stays, and so do reads and what nothing needs: it may
// write. Loops that carry pages do so still.
// CHECK-LABEL: func.func @needed_elsewhere(
// CHECK:         %{{.+}} = scf.for %[[KEY:.+]] = %{{.+}} iter_args(%[[PAGE:.+]] = %{{.+}}) -> (i32) : i32 {
// CHECK-NEXT:      "tile.load_keys"
// CHECK-NEXT:      %[[NEXT:.+]] = arith.addi %[[PAGE]], %{{.+}}
// CHECK-NEXT:      %[[FOUND:.+]] = "tile.find_page"
// CHECK-NEXT:      %[[BASE:.+]] = "tile.load_rows"
// CHECK-NEXT:      %[[ENTRY:.+]] = "tile.load"
// CHECK-NEXT:      %[[POLLED:.+]] = "tile.poll"
// CHECK-NEXT:      %[[USED:.+]] = arith.addi %[[PAGE]], %[[PAGE]]
// CHECK-NEXT:      "tile.store"(%{{.+}}, %[[USED]],
// CHECK-NEXT:      %{{.+}} = arith.cmpi sge, %[[KEY]],
// CHECK-NEXT:      scf.if %{{.+}} {
// CHECK-NEXT:        %[[ONLY:.+]] = arith.addi %[[USED]], %[[NEXT]]
// CHECK-NEXT:        %[[A:.+]] = arith.addi %[[ONLY]], %[[FOUND]]
// CHECK-NEXT:        %[[B:.+]] = arith.addi %[[A]], %[[ENTRY]]
// CHECK-NEXT:        %[[C:.+]] = arith.addi %[[B]], %[[POLLED]]
// CHECK-NEXT:        %[[D:.+]] = "tt.splat"(%[[C]])
// CHECK-NEXT:        "tile.reserve"(%{{.+}}, %[[BASE]], %[[D]]){{.+}}
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %[[NEXT]] : i32
func.func @needed_elsewhere(
    %cache: memref<?x8x16xbf16>, %table: memref<?x?xi32>, %counters: memref<?x2xi32>,
    %list: memref<?xi32>, %start: i32, %end: i32, %step: i32) {
  %last = scf.for %key = %start to %end step %step iter_args(%page = %start) -> (i32) : i32 {
    %k, %seen = "tile.load_keys"(%cache, %table, %page, %key, %end)
        : (memref<?x8x16xbf16>, memref<?x?xi32>, i32, i32, i32)
        -> (tensor<16x16xbf16>, tensor<16xi1>)
    %next = arith.addi %page, %step : i32
    %found = "tile.find_page"(%table, %page, %key, %end) {page_keys = 16 : i32}
        : (memref<?x?xi32>, i32, i32, i32) -> i32
    %base = "tile.load_rows"(%list, %page) : (memref<?xi32>, i32) -> tensor<16xi32>
    %entry = "tile.load"(%list, %page) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}
        : (memref<?xi32>, i32) -> i32
    %polled = "tile.poll"(%list, %page) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}
        : (memref<?xi32>, i32) -> i32
    %used = arith.addi %page, %page : i32
    "tile.store"(%list, %used, %page) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>}
        : (memref<?xi32>, i32, i32) -> ()
    %only = arith.addi %used, %next : i32
    %a = arith.addi %only, %found : i32
    %b = arith.addi %a, %entry : i32
    %c = arith.addi %b, %polled : i32
    %d = "tt.splat"(%c) : (i32) -> tensor<16x4xi32>
    %first = "tile.reserve"(%counters, %base, %d) {column = 0 : i32}
        : (memref<?x2xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
    scf.yield %next : i32
  }
  return
}

// CHECK-LABEL: func.func @gathered(
// CHECK:           "tile.gather_keys"
// CHECK-NEXT:      arith.cmpi sge
// CHECK-NEXT:      scf.if
// CHECK-NEXT:        "tile.reserve"
func.func @gathered(
    %cache: memref<?x16x16xbf16>, %table: memref<?x?xi32>, %positions: tensor<16xi32>,
    %given: tensor<16xi1>, %counters: memref<?x2xi32>,
    %rows: tensor<16xi32>, %hits: tensor<16x4xi32>, %start: i32, %end: i32, %step: i32) {
  scf.for %key = %start to %end step %step : i32 {
    %k, %seen = "tile.gather_keys"(%cache, %table, %key, %positions, %given)
        : (memref<?x16x16xbf16>, memref<?x?xi32>, i32, tensor<16xi32>, tensor<16xi1>)
        -> (tensor<16x16xbf16>, tensor<16xi1>)
    %first = "tile.reserve"(%counters, %rows, %hits) {column = 0 : i32}
        : (memref<?x2xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
  }
  return
}

// Ops that take a product apart stay outside, however many there are; what is made of the parts
// need not.
// CHECK-LABEL: func.func @product_taken_apart(
// CHECK:           %[[S:.+]] = "tile.dot"
// CHECK-NEXT:      %[[CUT:.+]] = "tt.reshape"(%[[S]])
// CHECK-NEXT:      %[[TURNED:.+]] = "tt.trans"(%[[CUT]])
// CHECK-NEXT:      %[[PART:.+]]:2 = "tt.split"(%[[TURNED]])
// CHECK-NEXT:      %[[ALWAYS:.+]] = arith.cmpi sge
// CHECK-NEXT:      scf.if %[[ALWAYS]] {
// CHECK-NEXT:        %[[SUM:.+]] = arith.addf %[[PART]]#0, %[[PART]]#1
// CHECK-NEXT:        %[[MOST:.+]] = "tile.reduce"(%[[SUM]])
// CHECK-NEXT:        %[[NUMBER:.+]] = arith.bitcast %[[MOST]]
// CHECK-NEXT:        "tile.reserve"(%{{.+}}, %[[NUMBER]],
func.func @product_taken_apart(
    %cache: memref<?x16x16xbf16>, %q: tensor<32x16xbf16>, %counters: memref<?x2xi32>,
    %rows: tensor<16xi32>, %hits: tensor<16x4xi32>, %start: i32, %end: i32, %step: i32) {
  scf.for %key = %start to %end step %step : i32 {
    %k = "tile.load_pages"(%cache, %key, %key) {operandSegmentSizes = array<i32: 1, 1, 1>}
        : (memref<?x16x16xbf16>, i32, i32) -> tensor<16x16xbf16>
    %s = "tile.dot"(%q, %k) : (tensor<32x16xbf16>, tensor<16x16xbf16>) -> tensor<32x16xf32>
    %cut = "tt.reshape"(%s) : (tensor<32x16xf32>) -> tensor<16x16x2xf32>
    %turned = "tt.trans"(%cut) {order = array<i32: 1, 0, 2>}
        : (tensor<16x16x2xf32>) -> tensor<16x16x2xf32>
    %part:2 = "tt.split"(%turned) : (tensor<16x16x2xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>)
    %sum = arith.addf %part#0, %part#1 : tensor<16x16xf32>
    %most = "tile.reduce"(%sum) {axis = 1 : i32, kind = "max"}
        : (tensor<16x16xf32>) -> tensor<16xf32>
    %number = arith.bitcast %most : tensor<16xf32> to tensor<16xi32>
    %first = "tile.reserve"(%counters, %number, %hits) {column = 0 : i32}
        : (memref<?x2xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
  }
  return
}

// A branch that reads stays where it is, though only the slots need what it gives.
// CHECK-LABEL: func.func @read_in_a_region(
// CHECK:           "tile.load_pages"
// CHECK-NEXT:      %[[ROWS:.+]] = scf.if
// CHECK:           arith.cmpi sge
// CHECK-NEXT:      scf.if
// CHECK-NEXT:        "tile.reserve"(%{{.+}}, %[[ROWS]],
func.func @read_in_a_region(
    %cache: memref<?x16x16xbf16>, %on: i1, %counters: memref<?x2xi32>, %list: memref<?xi32>,
    %rows: tensor<16xi32>, %hits: tensor<16x4xi32>, %start: i32, %end: i32, %step: i32) {
  scf.for %key = %start to %end step %step : i32 {
    %k = "tile.load_pages"(%cache, %key, %key) {operandSegmentSizes = array<i32: 1, 1, 1>}
        : (memref<?x16x16xbf16>, i32, i32) -> tensor<16x16xbf16>
    %own = scf.if %on -> (tensor<16xi32>) {
      %listed = "tile.load_rows"(%list, %key) : (memref<?xi32>, i32) -> tensor<16xi32>
      scf.yield %listed : tensor<16xi32>
    } else {
      scf.yield %rows : tensor<16xi32>
    }
    %first = "tile.reserve"(%counters, %own, %hits) {column = 0 : i32}
        : (memref<?x2xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
  }
  return
}

// What writes memory stays before what reads it.
// CHECK-LABEL: func.func @written_and_read(
// CHECK:           "tile.load_pages"
// CHECK:           %[[OLD:.+]] = "tile.atomic"
// CHECK:           %[[NEW:.+]] = "tile.load"
// CHECK:           arith.cmpi sge
// CHECK-NEXT:      scf.if
// CHECK-NEXT:        arith.addi %[[OLD]], %[[NEW]]
func.func @written_and_read(
    %cache: memref<?x16x16xbf16>, %counters: memref<?x2xi32>, %list: memref<?xi32>,
    %rows: tensor<16xi32>, %start: i32, %end: i32, %step: i32) {
  scf.for %key = %start to %end step %step : i32 {
    %k = "tile.load_pages"(%cache, %key, %key) {operandSegmentSizes = array<i32: 1, 1, 1>}
        : (memref<?x16x16xbf16>, i32, i32) -> tensor<16x16xbf16>
    %old = "tile.atomic"(%list, %step, %end)
        {kind = "add", order = "relaxed", operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>}
        : (memref<?xi32>, i32, i32) -> i32
    %new = "tile.load"(%list, %end) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}
        : (memref<?xi32>, i32) -> i32
    %both = arith.addi %old, %new : i32
    %hits = "tt.splat"(%both) : (i32) -> tensor<16x4xi32>
    %first = "tile.reserve"(%counters, %rows, %hits) {column = 0 : i32}
        : (memref<?x2xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
  }
  return
}

// What a later branch needs goes along with it.
// CHECK-LABEL: func.func @used_in_a_region(
// CHECK:           "tile.load_pages"
// CHECK-NEXT:      arith.cmpi sge
// CHECK-NEXT:      scf.if
// CHECK-NEXT:        %[[USED:.+]] = arith.addi
// CHECK-NEXT:        "tile.reserve"
// CHECK-NEXT:        scf.if
// CHECK-NEXT:          "tt.splat"(%[[USED]])
func.func @used_in_a_region(
    %cache: memref<?x16x16xbf16>, %on: i1, %counters: memref<?x2xi32>,
    %rows: tensor<16xi32>, %hits: tensor<16x4xi32>, %start: i32, %end: i32, %step: i32) {
  scf.for %key = %start to %end step %step : i32 {
    %k = "tile.load_pages"(%cache, %key, %key) {operandSegmentSizes = array<i32: 1, 1, 1>}
        : (memref<?x16x16xbf16>, i32, i32) -> tensor<16x16xbf16>
    %used = arith.addi %key, %step : i32
    %first = "tile.reserve"(%counters, %rows, %hits) {column = 0 : i32}
        : (memref<?x2xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
    scf.if %on {
      %more = "tt.splat"(%used) : (i32) -> tensor<16xi32>
      %other = "tile.reserve"(%counters, %more, %hits) {column = 0 : i32}
          : (memref<?x2xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
    }
  }
  return
}

// Loops that load no keys, or reserve no slots, have nothing to overlap.
// CHECK-LABEL: func.func @no_keys(
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      "tile.reserve"{{.+}}
// CHECK-NEXT:    }
func.func @no_keys(
    %counters: memref<?x2xi32>, %rows: tensor<16xi32>, %hits: tensor<16x4xi32>,
    %start: i32, %end: i32, %step: i32) {
  scf.for %key = %start to %end step %step : i32 {
    %first = "tile.reserve"(%counters, %rows, %hits) {column = 0 : i32}
        : (memref<?x2xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
  }
  return
}

// CHECK-LABEL: func.func @no_slots(
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      "tile.load_pages"
// CHECK-NEXT:      arith.addi
// CHECK-NEXT:    }
func.func @no_slots(
    %cache: memref<?x16x16xbf16>, %counters: memref<?x2xi32>,
    %rows: tensor<16xi32>, %hits: tensor<16x4xi32>, %start: i32, %end: i32, %step: i32) {
  scf.for %key = %start to %end step %step : i32 {
    %k = "tile.load_pages"(%cache, %key, %key) {operandSegmentSizes = array<i32: 1, 1, 1>}
        : (memref<?x16x16xbf16>, i32, i32) -> tensor<16x16xbf16>
    %next = arith.addi %key, %step : i32
  }
  return
}

// CHECK-LABEL: func.func @slots_of_a_branch(
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      "tile.load_pages"
// CHECK-NEXT:      scf.if
// CHECK-NEXT:        "tile.reserve"{{.+}}
// CHECK-NEXT:      }
// CHECK-NEXT:    }
func.func @slots_of_a_branch(
    %cache: memref<?x16x16xbf16>, %on: i1, %counters: memref<?x2xi32>,
    %rows: tensor<16xi32>, %hits: tensor<16x4xi32>, %start: i32, %end: i32, %step: i32) {
  scf.for %key = %start to %end step %step : i32 {
    %k = "tile.load_pages"(%cache, %key, %key) {operandSegmentSizes = array<i32: 1, 1, 1>}
        : (memref<?x16x16xbf16>, i32, i32) -> tensor<16x16xbf16>
    scf.if %on {
    %first = "tile.reserve"(%counters, %rows, %hits) {column = 0 : i32}
        : (memref<?x2xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
    }
  }
  return
}

// A load of keys would be in the branch too.
// CHECK-LABEL: func.func @keys_after_slots(
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      "tile.reserve"
// CHECK-NEXT:      "tile.load_pages"{{.+}}
// CHECK-NEXT:    }
func.func @keys_after_slots(
    %cache: memref<?x16x16xbf16>, %counters: memref<?x2xi32>,
    %rows: tensor<16xi32>, %hits: tensor<16x4xi32>, %start: i32, %end: i32, %step: i32) {
  scf.for %key = %start to %end step %step : i32 {
    %first = "tile.reserve"(%counters, %rows, %hits) {column = 0 : i32}
        : (memref<?x2xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
    %k = "tile.load_pages"(%cache, %key, %key) {operandSegmentSizes = array<i32: 1, 1, 1>}
        : (memref<?x16x16xbf16>, i32, i32) -> tensor<16x16xbf16>
  }
  return
}

// The next turn needs what is reserved in this one.
// CHECK-LABEL: func.func @needed_by_the_next_turn(
// CHECK-NEXT:    %{{.+}} = scf.for
// CHECK-NEXT:      "tile.load_pages"
// CHECK-NEXT:      arith.addi
// CHECK-NEXT:      %[[FIRST:.+]] = "tile.reserve"
// CHECK-NEXT:      scf.yield %[[FIRST]]
func.func @needed_by_the_next_turn(
    %cache: memref<?x16x16xbf16>, %counters: memref<?x2xi32>,
    %rows: tensor<16xi32>, %hits: tensor<16x4xi32>, %start: i32, %end: i32, %step: i32) {
  %last = scf.for %key = %start to %end step %step iter_args(%old = %hits)
      -> (tensor<16x4xi32>) : i32 {
    %k = "tile.load_pages"(%cache, %key, %key) {operandSegmentSizes = array<i32: 1, 1, 1>}
        : (memref<?x16x16xbf16>, i32, i32) -> tensor<16x16xbf16>
    %sum = arith.addi %old, %hits : tensor<16x4xi32>
    %first = "tile.reserve"(%counters, %rows, %hits) {column = 0 : i32}
        : (memref<?x2xi32>, tensor<16xi32>, tensor<16x4xi32>) -> tensor<16x4xi32>
    scf.yield %first : tensor<16x4xi32>
  }
  return
}

// Hopper waits for a product in the branch, if it is all that uses it; the loop carries the product.
// CHECK-LABEL: func.func @waited_for_late(
// CHECK:           %[[ZEROS:.+]] = arith.constant dense<0.000000e+00> : tensor<64x16xf32>
// CHECK-NEXT:      %[[LAST:.+]]:2 = scf.for %[[KEY:.+]] = %{{.+}} iter_args(%[[PAGE:.+]] = %{{.+}}, %{{.+}} = %[[ZEROS]]) -> (i32, tensor<64x16xf32>) : i32 {
// CHECK-NEXT:        %[[K:.+]] = "tile.load_pages"(%{{.+}}, %[[KEY]], %[[PAGE]])
// CHECK-NEXT:        %[[NEXT:.+]] = arith.addi %[[PAGE]], %{{.+}}
// CHECK-NEXT:        %[[TURNED:.+]] = "tt.trans"(%[[K]])
// CHECK-NEXT:        %[[BACK:.+]] = "tt.trans"(%[[TURNED]])
// CHECK-NEXT:        %[[S:.+]] = "tile.dot"(%{{.+}}, %[[BACK]])
// CHECK-NEXT:        %[[ALWAYS:.+]] = arith.cmpi sge
// CHECK-NEXT:        scf.if %[[ALWAYS]] {
// CHECK-NEXT:          %[[MOST:.+]] = "tile.reduce"(%[[S]])
// CHECK-NEXT:          %[[NUMBER:.+]] = arith.bitcast %[[MOST]]
// CHECK-NEXT:          "tile.reserve"(%{{.+}}, %[[NUMBER]],{{.+}}
// CHECK-NEXT:        }
// CHECK-NEXT:        scf.yield %[[NEXT]], %[[S]] : i32, tensor<64x16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      "tt.elementwise_inline_asm"(%[[LAST]]#1) {asm_string = "mov.b32 $0, $1;",{{.*}} pure = false}
func.func @waited_for_late(
    %cache: memref<?x16x16xbf16>, %q: tensor<64x16xbf16>, %counters: memref<?x2xi32>,
    %hits: tensor<64x4xi32>, %start: i32, %end: i32, %step: i32)
    attributes {winnow.plan = {target = "cuda:90"}} {
  %last = scf.for %key = %start to %end step %step iter_args(%page = %start) -> (i32) : i32 {
    %k = "tile.load_pages"(%cache, %key, %page) {operandSegmentSizes = array<i32: 1, 1, 1>}
        : (memref<?x16x16xbf16>, i32, i32) -> tensor<16x16xbf16>
    %next = arith.addi %page, %step : i32
    %turned = "tt.trans"(%k) {order = array<i32: 1, 0>} : (tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %back = "tt.trans"(%turned) {order = array<i32: 1, 0>}
        : (tensor<16x16xbf16>) -> tensor<16x16xbf16>
    %s = "tile.dot"(%q, %back) : (tensor<64x16xbf16>, tensor<16x16xbf16>) -> tensor<64x16xf32>
    %most = "tile.reduce"(%s) {axis = 1 : i32, kind = "max"} : (tensor<64x16xf32>) -> tensor<64xf32>
    %number = arith.bitcast %most : tensor<64xf32> to tensor<64xi32>
    %first = "tile.reserve"(%counters, %number, %hits) {column = 0 : i32}
        : (memref<?x2xi32>, tensor<64xi32>, tensor<64x4xi32>) -> tensor<64x4xi32>
    scf.yield %next : i32
  }
  return
}

// Of two products, both are carried, or neither.
// CHECK-LABEL: func.func @two_products(
// CHECK:           %[[LAST:.+]]:2 = scf.for
// CHECK:             %[[A:.+]] = "tile.dot"
// CHECK-NEXT:        %[[B:.+]] = "tile.dot"
// CHECK-NEXT:        arith.cmpi sge
// CHECK:             scf.yield %[[A]], %[[B]]
// CHECK:           "tt.elementwise_inline_asm"(%[[LAST]]#0)
// CHECK-NEXT:      = "tt.elementwise_inline_asm"(%[[LAST]]#1)
func.func @two_products(
    %cache: memref<?x16x16xbf16>, %q: tensor<64x16xbf16>, %counters: memref<?x2xi32>,
    %hits: tensor<64x4xi32>, %start: i32, %end: i32, %step: i32)
    attributes {winnow.plan = {target = "cuda:90"}} {
  scf.for %key = %start to %end step %step : i32 {
    %k = "tile.load_pages"(%cache, %key, %key) {operandSegmentSizes = array<i32: 1, 1, 1>}
        : (memref<?x16x16xbf16>, i32, i32) -> tensor<16x16xbf16>
    %a = "tile.dot"(%q, %k) : (tensor<64x16xbf16>, tensor<16x16xbf16>) -> tensor<64x16xf32>
    %b = "tile.dot"(%q, %k) : (tensor<64x16xbf16>, tensor<16x16xbf16>) -> tensor<64x16xf32>
    %s = arith.addf %a, %b : tensor<64x16xf32>
    %most = "tile.reduce"(%s) {axis = 1 : i32, kind = "max"} : (tensor<64x16xf32>) -> tensor<64xf32>
    %number = arith.bitcast %most : tensor<64xf32> to tensor<64xi32>
    %first = "tile.reserve"(%counters, %number, %hits) {column = 0 : i32}
        : (memref<?x2xi32>, tensor<64xi32>, tensor<64x4xi32>) -> tensor<64x4xi32>
  }
  return
}

// Others are waited for at once: of keys that are computed, in a loop inside of others, or of
// another target.
// CHECK-LABEL: func.func @computed_keys(
// CHECK:           "tile.dot"
// CHECK-NEXT:      arith.addf
// CHECK-NEXT:      "tile.reduce"
// CHECK-NEXT:      arith.bitcast
// CHECK-NEXT:      arith.cmpi sge
// CHECK-NOT:       scf.yield
// CHECK-NOT:       elementwise_inline_asm
func.func @computed_keys(
    %cache: memref<?x16x16xbf16>, %q: tensor<64x16xbf16>, %counters: memref<?x2xi32>,
    %hits: tensor<64x4xi32>, %start: i32, %end: i32, %step: i32)
    attributes {winnow.plan = {target = "cuda:90"}} {
  scf.for %key = %start to %end step %step : i32 {
    %k = "tile.load_pages"(%cache, %key, %key) {operandSegmentSizes = array<i32: 1, 1, 1>}
        : (memref<?x16x16xbf16>, i32, i32) -> tensor<16x16xbf16>
    %twice = arith.addf %k, %k : tensor<16x16xbf16>
    %s = "tile.dot"(%q, %twice) : (tensor<64x16xbf16>, tensor<16x16xbf16>) -> tensor<64x16xf32>
    %scaled = arith.addf %s, %s : tensor<64x16xf32>
    %most = "tile.reduce"(%scaled) {axis = 1 : i32, kind = "max"}
        : (tensor<64x16xf32>) -> tensor<64xf32>
    %number = arith.bitcast %most : tensor<64xf32> to tensor<64xi32>
    %first = "tile.reserve"(%counters, %number, %hits) {column = 0 : i32}
        : (memref<?x2xi32>, tensor<64xi32>, tensor<64x4xi32>) -> tensor<64x4xi32>
  }
  return
}

// CHECK-LABEL: func.func @loop_inside(
// CHECK:           "tile.dot"
// CHECK-NEXT:      arith.addf
// CHECK-NEXT:      "tile.reduce"
// CHECK-NEXT:      arith.bitcast
// CHECK-NEXT:      arith.cmpi sge
// CHECK-NOT:       elementwise_inline_asm
func.func @loop_inside(
    %on: i1, %cache: memref<?x16x16xbf16>, %q: tensor<64x16xbf16>, %counters: memref<?x2xi32>,
    %hits: tensor<64x4xi32>, %start: i32, %end: i32, %step: i32)
    attributes {winnow.plan = {target = "cuda:90"}} {
  scf.if %on {
    scf.for %key = %start to %end step %step : i32 {
      %k = "tile.load_pages"(%cache, %key, %key) {operandSegmentSizes = array<i32: 1, 1, 1>}
          : (memref<?x16x16xbf16>, i32, i32) -> tensor<16x16xbf16>
      %s = "tile.dot"(%q, %k) : (tensor<64x16xbf16>, tensor<16x16xbf16>) -> tensor<64x16xf32>
      %scaled = arith.addf %s, %s : tensor<64x16xf32>
      %most = "tile.reduce"(%scaled) {axis = 1 : i32, kind = "max"}
          : (tensor<64x16xf32>) -> tensor<64xf32>
      %number = arith.bitcast %most : tensor<64xf32> to tensor<64xi32>
      %first = "tile.reserve"(%counters, %number, %hits) {column = 0 : i32}
          : (memref<?x2xi32>, tensor<64xi32>, tensor<64x4xi32>) -> tensor<64x4xi32>
    }
  }
  return
}

// CHECK-LABEL: func.func @of_another_target(
// CHECK:           "tile.dot"
// CHECK-NEXT:      arith.addf
// CHECK-NEXT:      "tile.reduce"
// CHECK-NEXT:      arith.bitcast
// CHECK-NEXT:      arith.cmpi sge
// CHECK-NOT:       elementwise_inline_asm
// CHECK:         return
func.func @of_another_target(
    %cache: memref<?x16x16xbf16>, %q: tensor<64x16xbf16>, %counters: memref<?x2xi32>,
    %hits: tensor<64x4xi32>, %start: i32, %end: i32, %step: i32)
    attributes {winnow.plan = {target = "cuda:80"}} {
  scf.for %key = %start to %end step %step : i32 {
    %k = "tile.load_pages"(%cache, %key, %key) {operandSegmentSizes = array<i32: 1, 1, 1>}
        : (memref<?x16x16xbf16>, i32, i32) -> tensor<16x16xbf16>
    %s = "tile.dot"(%q, %k) : (tensor<64x16xbf16>, tensor<16x16xbf16>) -> tensor<64x16xf32>
    %scaled = arith.addf %s, %s : tensor<64x16xf32>
    %most = "tile.reduce"(%scaled) {axis = 1 : i32, kind = "max"}
        : (tensor<64x16xf32>) -> tensor<64xf32>
    %number = arith.bitcast %most : tensor<64xf32> to tensor<64xi32>
    %first = "tile.reserve"(%counters, %number, %hits) {column = 0 : i32}
        : (memref<?x2xi32>, tensor<64xi32>, tensor<64x4xi32>) -> tensor<64x4xi32>
  }
  return
}

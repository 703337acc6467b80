#map = affine_map<()[s0, s1] -> (s0 ceildiv 128, ((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - 65535) - s1 ceildiv 2147483648 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 ceildiv 128)>
#map2 = affine_map<()[s0, s1] -> (4095)>
module {
  func.func @sdsa_nvfp4(%arg0: memref<?x64xi8, strided<[?, 1]>> {winnow.alignment = 16 : i64, winnow.name = "query"}, %arg1: memref<?x64x64xi8, strided<[?, 64, 1]>> {winnow.alignment = 16 : i64, winnow.name = "key_cache"}, %arg2: memref<?xi32> {winnow.name = "row_ends"}, %arg3: memref<?xi32> {winnow.name = "tile_requests"}, %arg4: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "block_table"}, %arg5: memref<?xf32> {winnow.name = "thresholds"}, %arg6: memref<?x2xi32, strided<[?, 1]>> {winnow.name = "counters"}, %arg7: memref<?x?x2xi32, strided<[?, 2, 1]>> {winnow.alignment = 8 : i64, winnow.name = "candidates"}, %arg8: memref<?x8xi8, strided<[?, 1]>> {winnow.alignment = 8 : i64, winnow.name = "query_scales"}, %arg9: memref<?x64x8xi8, strided<[?, 8, 1]>> {winnow.alignment = 8 : i64, winnow.name = "key_scales"}, %arg10: memref<?xi32> {winnow.name = "arrivals"}, %arg11: memref<2x?xi32, strided<[?, 1]>> {winnow.name = "ranges"}, %arg12: i32 {winnow.name = "max_context"}) attributes {winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {dequantize = "convert", helpers = 264 : i32, max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 4096 : i32, scatter = "hits", target = "cuda:90", tile_keys = 128 : i32, tile_rows = 128 : i32}} {
    %c127_i32 = arith.constant 127 : i32
    %cst = arith.constant dense<1> : tensor<128xi32>
    %cst_0 = arith.constant dense<64> : tensor<128xi32>
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c2147344383_i32 = arith.constant 2147344383 : i32
    %cst_1 = arith.constant dense<0> : tensor<128xi32>
    %c128_i32 = arith.constant 128 : i32
    %0 = "tile.program_id"() {axis = 0 : i32} : () -> i32
    %1 = "tile.program_id"() {axis = 1 : i32} : () -> i32
    %2 = arith.muli %0, %c128_i32 : i32
    %3 = "tile.load_rows"(%arg2, %2) : (memref<?xi32>, i32) -> tensor<128xi32>
    %4 = arith.minsi %arg12, %c2147344383_i32 : i32
    %5 = "tt.splat"(%4) : (i32) -> tensor<128xi32>
    %6 = arith.minsi %3, %5 : tensor<128xi32>
    %7 = arith.maxsi %6, %cst_1 : tensor<128xi32>
    %8 = "tile.dim"(%arg2) {axis = 0 : i32} : (memref<?xi32>) -> i32
    %9 = "tile.dim"(%arg5) {axis = 0 : i32} : (memref<?xf32>) -> i32
    %10 = "tile.dim"(%arg6) {axis = 0 : i32} : (memref<?x2xi32, strided<[?, 1]>>) -> i32
    %11 = "tile.dim"(%arg7) {axis = 0 : i32} : (memref<?x?x2xi32, strided<[?, 2, 1]>>) -> i32
    %12 = "tile.dim"(%arg0) {axis = 0 : i32} : (memref<?x64xi8, strided<[?, 1]>>) -> i32
    %13 = "tile.dim"(%arg8) {axis = 0 : i32} : (memref<?x8xi8, strided<[?, 1]>>) -> i32
    %14 = "tile.dim"(%arg11) {axis = 1 : i32} : (memref<2x?xi32, strided<[?, 1]>>) -> i32
    %15 = arith.minsi %8, %9 : i32
    %16 = arith.minsi %15, %10 : i32
    %17 = arith.minsi %16, %11 : i32
    %18 = arith.minsi %17, %12 : i32
    %19 = arith.minsi %18, %13 : i32
    %20 = arith.minsi %19, %14 : i32
    %21 = "tt.splat"(%2) : (i32) -> tensor<128xi32>
    %22 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
    %23 = arith.addi %21, %22 : tensor<128xi32>
    %24 = "tt.splat"(%20) : (i32) -> tensor<128xi32>
    %25 = arith.cmpi slt, %23, %24 : tensor<128xi32>
    %26 = arith.select %25, %7, %cst_1 : tensor<128xi1>, tensor<128xi32>
    %27 = "tile.load_rows"(%arg5, %2) : (memref<?xf32>, i32) -> tensor<128xf32>
    %28 = "tile.load_rows"(%arg0, %2) : (memref<?x64xi8, strided<[?, 1]>>, i32) -> tensor<128x64xi8>
    %29 = "tile.load_rows"(%arg8, %2) : (memref<?x8xi8, strided<[?, 1]>>, i32) -> tensor<128x8xi8>
    %30 = "tile.dequantize_nvfp4"(%28, %29) {order = "halves"} : (tensor<128x64xi8>, tensor<128x8xi8>) -> tensor<128x128xf16>
    %31 = arith.divui %2, %c128_i32 : i32
    %32 = "tile.dim"(%arg3) {axis = 0 : i32} : (memref<?xi32>) -> i32
    %33 = arith.cmpi slt, %31, %32 : i32
    %34 = "tile.load"(%arg3, %31, %33) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %35 = arith.select %33, %34, %c-1_i32 : i32
    %36 = "tile.load"(%arg3, %31, %33) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %37 = arith.select %33, %36, %c-1_i32 : i32
    %38 = "tile.reduce"(%26) {axis = 0 : i32, kind = "max"} : (tensor<128xi32>) -> i32
    %39 = "tile.num_programs"() {axis = 1 : i32} : () -> i32
    %40 = arith.addi %38, %c127_i32 : i32
    %41 = arith.divui %40, %c128_i32 : i32
    %42 = arith.divui %41, %39 : i32
    %43 = arith.remui %41, %39 : i32
    %44 = arith.muli %1, %42 : i32
    %45 = arith.minsi %1, %43 : i32
    %46 = arith.addi %44, %45 : i32
    %47 = arith.addi %1, %c1_i32 : i32
    %48 = arith.muli %47, %42 : i32
    %49 = arith.minsi %47, %43 : i32
    %50 = arith.addi %48, %49 : i32
    %51 = arith.muli %50, %c128_i32 : i32
    %52 = arith.minsi %51, %38 : i32
    %53 = arith.muli %46, %c128_i32 : i32
    scf.for %arg13 = %53 to %52 step %c128_i32  : i32 {
      %54 = arith.addi %arg13, %c64_i32 : i32
      %55 = "tile.find_page"(%arg4, %35, %arg13, %52) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %56 = "tile.find_page"(%arg4, %35, %54, %52) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %57 = "tile.load_pages"(%arg1, %arg13, %55, %56) {operandSegmentSizes = array<i32: 1, 1, 2>} : (memref<?x64x64xi8, strided<[?, 64, 1]>>, i32, i32, i32) -> tensor<128x64xi8>
      %58 = "tile.dim"(%arg1) {axis = 0 : i32} : (memref<?x64x64xi8, strided<[?, 64, 1]>>) -> i32
      %59 = arith.cmpi ult, %55, %58 : i32
      %60 = "tt.splat"(%59) : (i1) -> tensor<128xi1>
      %61 = arith.divui %22, %cst_0 : tensor<128xi32>
      %62 = arith.cmpi ne, %61, %cst_1 : tensor<128xi32>
      %63 = arith.ori %60, %62 : tensor<128xi1>
      %64 = arith.cmpi ult, %56, %58 : i32
      %65 = "tt.splat"(%64) : (i1) -> tensor<128xi1>
      %66 = arith.cmpi ne, %61, %cst : tensor<128xi32>
      %67 = arith.ori %65, %66 : tensor<128xi1>
      %68 = "tt.splat"(%arg13) : (i32) -> tensor<128xi32>
      %69 = arith.addi %68, %22 : tensor<128xi32>
      %70 = "tt.splat"(%52) : (i32) -> tensor<128xi32>
      %71 = arith.cmpi slt, %69, %70 : tensor<128xi32>
      %72 = "tile.find_page"(%arg4, %37, %arg13, %52) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %73 = "tile.find_page"(%arg4, %37, %54, %52) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %74 = "tile.load_pages"(%arg9, %arg13, %72, %73) {operandSegmentSizes = array<i32: 1, 1, 2>} : (memref<?x64x8xi8, strided<[?, 8, 1]>>, i32, i32, i32) -> tensor<128x8xi8>
      %75 = "tile.dim"(%arg9) {axis = 0 : i32} : (memref<?x64x8xi8, strided<[?, 8, 1]>>) -> i32
      %76 = arith.cmpi ult, %72, %75 : i32
      %77 = "tt.splat"(%76) : (i1) -> tensor<128xi1>
      %78 = arith.ori %77, %62 : tensor<128xi1>
      %79 = arith.cmpi ult, %73, %75 : i32
      %80 = "tt.splat"(%79) : (i1) -> tensor<128xi1>
      %81 = arith.ori %80, %66 : tensor<128xi1>
      %82 = "tile.dequantize_nvfp4"(%57, %74) {order = "halves"} : (tensor<128x64xi8>, tensor<128x8xi8>) -> tensor<128x128xf16>
      %83 = "tile.dot"(%30, %82) : (tensor<128x128xf16>, tensor<128x128xf16>) -> tensor<128x128xf32>
      %84 = arith.andi %63, %67 : tensor<128xi1>
      %85 = arith.andi %84, %71 : tensor<128xi1>
      %86 = arith.andi %85, %78 : tensor<128xi1>
      %87 = arith.andi %86, %81 : tensor<128xi1>
      %88 = arith.andi %87, %71 : tensor<128xi1>
      %89:2 = "tile.classify"(%83, %27, %26, %88, %arg13) : (tensor<128x128xf32>, tensor<128xf32>, tensor<128xi32>, tensor<128xi1>, i32) -> (tensor<128x128xi1>, tensor<128x128xi1>)
      "tile.scatter"(%83, %89#0, %89#1, %27, %2, %arg13, %arg6, %arg7) {top_k = 2048 : i32} : (tensor<128x128xf32>, tensor<128x128xi1>, tensor<128x128xi1>, tensor<128xf32>, i32, i32, memref<?x2xi32, strided<[?, 1]>>, memref<?x?x2xi32, strided<[?, 2, 1]>>) -> ()
    }
    "tile.repair"(%arg5, %arg6, %arg7, %arg10, %arg11) ({
    ^bb0(%arg13: i32):
      %54 = "tile.load_rows"(%arg2, %arg13) : (memref<?xi32>, i32) -> tensor<128xi32>
      %55 = arith.minsi %54, %5 : tensor<128xi32>
      %56 = arith.maxsi %55, %cst_1 : tensor<128xi32>
      %57 = "tt.splat"(%arg13) : (i32) -> tensor<128xi32>
      %58 = arith.addi %57, %22 : tensor<128xi32>
      %59 = arith.cmpi slt, %58, %24 : tensor<128xi32>
      %60 = arith.select %59, %56, %cst_1 : tensor<128xi1>, tensor<128xi32>
      "tile.yield"(%60, %59) {operandSegmentSizes = array<i32: 1, 1>} : (tensor<128xi32>, tensor<128xi1>) -> ()
    }, {
    ^bb0(%arg13: i32, %arg14: i32, %arg15: i32, %arg16: i32):
      %54 = "tile.load_rows"(%arg0, %arg13) : (memref<?x64xi8, strided<[?, 1]>>, i32) -> tensor<128x64xi8>
      %55 = "tile.load_rows"(%arg8, %arg13) : (memref<?x8xi8, strided<[?, 1]>>, i32) -> tensor<128x8xi8>
      %56 = "tile.dequantize_nvfp4"(%54, %55) {order = "halves"} : (tensor<128x64xi8>, tensor<128x8xi8>) -> tensor<128x128xf16>
      %57 = arith.divui %arg13, %c128_i32 : i32
      %58 = arith.cmpi slt, %57, %32 : i32
      %59 = "tile.load"(%arg3, %57, %58) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
      %60 = arith.select %58, %59, %c-1_i32 : i32
      %61 = "tile.load"(%arg3, %57, %58) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
      %62 = arith.select %58, %61, %c-1_i32 : i32
      scf.for %arg17 = %arg14 to %arg15 step %arg16  : i32 {
        %63 = arith.addi %arg17, %c64_i32 : i32
        %64 = "tile.find_page"(%arg4, %60, %arg17, %arg15) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
        %65 = "tile.find_page"(%arg4, %60, %63, %arg15) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
        %66 = "tile.load_pages"(%arg1, %arg17, %64, %65) {operandSegmentSizes = array<i32: 1, 1, 2>} : (memref<?x64x64xi8, strided<[?, 64, 1]>>, i32, i32, i32) -> tensor<128x64xi8>
        %67 = "tile.dim"(%arg1) {axis = 0 : i32} : (memref<?x64x64xi8, strided<[?, 64, 1]>>) -> i32
        %68 = arith.cmpi ult, %64, %67 : i32
        %69 = "tt.splat"(%68) : (i1) -> tensor<128xi1>
        %70 = arith.divui %22, %cst_0 : tensor<128xi32>
        %71 = arith.cmpi ne, %70, %cst_1 : tensor<128xi32>
        %72 = arith.ori %69, %71 : tensor<128xi1>
        %73 = arith.cmpi ult, %65, %67 : i32
        %74 = "tt.splat"(%73) : (i1) -> tensor<128xi1>
        %75 = arith.cmpi ne, %70, %cst : tensor<128xi32>
        %76 = arith.ori %74, %75 : tensor<128xi1>
        %77 = "tt.splat"(%arg17) : (i32) -> tensor<128xi32>
        %78 = arith.addi %77, %22 : tensor<128xi32>
        %79 = "tt.splat"(%arg15) : (i32) -> tensor<128xi32>
        %80 = arith.cmpi slt, %78, %79 : tensor<128xi32>
        %81 = "tile.find_page"(%arg4, %62, %arg17, %arg15) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
        %82 = "tile.find_page"(%arg4, %62, %63, %arg15) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
        %83 = "tile.load_pages"(%arg9, %arg17, %81, %82) {operandSegmentSizes = array<i32: 1, 1, 2>} : (memref<?x64x8xi8, strided<[?, 8, 1]>>, i32, i32, i32) -> tensor<128x8xi8>
        %84 = "tile.dim"(%arg9) {axis = 0 : i32} : (memref<?x64x8xi8, strided<[?, 8, 1]>>) -> i32
        %85 = arith.cmpi ult, %81, %84 : i32
        %86 = "tt.splat"(%85) : (i1) -> tensor<128xi1>
        %87 = arith.ori %86, %71 : tensor<128xi1>
        %88 = arith.cmpi ult, %82, %84 : i32
        %89 = "tt.splat"(%88) : (i1) -> tensor<128xi1>
        %90 = arith.ori %89, %75 : tensor<128xi1>
        %91 = "tile.dequantize_nvfp4"(%66, %83) {order = "halves"} : (tensor<128x64xi8>, tensor<128x8xi8>) -> tensor<128x128xf16>
        %92 = "tile.dot"(%56, %91) : (tensor<128x128xf16>, tensor<128x128xf16>) -> tensor<128x128xf32>
        %93 = arith.andi %72, %76 : tensor<128xi1>
        %94 = arith.andi %93, %80 : tensor<128xi1>
        %95 = arith.andi %94, %87 : tensor<128xi1>
        %96 = arith.andi %95, %90 : tensor<128xi1>
        %97 = arith.andi %96, %80 : tensor<128xi1>
        "tile.visit"(%92, %97, %arg17) : (tensor<128x128xf32>, tensor<128xi1>, i32) -> ()
      }
      "tile.yield"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
    }) {top_k = 2048 : i32} : (memref<?xf32>, memref<?x2xi32, strided<[?, 1]>>, memref<?x?x2xi32, strided<[?, 2, 1]>>, memref<?xi32>, memref<2x?xi32, strided<[?, 1]>>) -> ()
    return
  }
}

#map = affine_map<()[s0, s1] -> (s0 ceildiv 128, ((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - 65535) - s1 ceildiv 2147483648 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 ceildiv 128)>
#map2 = affine_map<()[s0, s1] -> (4095)>
module {
  func.func @sdsa(%arg0: memref<?x128xbf16, strided<[?, 1]>> {winnow.alignment = 16 : i64, winnow.name = "query"}, %arg1: memref<?x64x128xbf16, strided<[?, 128, 1]>> {winnow.alignment = 16 : i64, winnow.name = "key_cache"}, %arg2: memref<?xi32> {winnow.name = "row_ends"}, %arg3: memref<?xi32> {winnow.name = "tile_requests"}, %arg4: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "block_table"}, %arg5: memref<?xf32> {winnow.name = "thresholds"}, %arg6: memref<?x2xi32, strided<[?, 1]>> {winnow.name = "counters"}, %arg7: memref<?x?x2xi32, strided<[?, 2, 1]>> {winnow.alignment = 8 : i64, winnow.name = "candidates"}, %arg8: memref<?xi32> {winnow.name = "arrivals"}, %arg9: memref<2x?xi32, strided<[?, 1]>> {winnow.name = "ranges"}, %arg10: i32 {winnow.name = "max_context"}) attributes {winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {helpers = 264 : i32, max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 4096 : i32, scatter = "hits", target = "cuda:90", tile_keys = 128 : i32, tile_rows = 128 : i32}} {
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
    %4 = arith.minsi %arg10, %c2147344383_i32 : i32
    %5 = "tt.splat"(%4) : (i32) -> tensor<128xi32>
    %6 = arith.minsi %3, %5 : tensor<128xi32>
    %7 = arith.maxsi %6, %cst_1 : tensor<128xi32>
    %8 = "tile.dim"(%arg2) {axis = 0 : i32} : (memref<?xi32>) -> i32
    %9 = "tile.dim"(%arg5) {axis = 0 : i32} : (memref<?xf32>) -> i32
    %10 = "tile.dim"(%arg6) {axis = 0 : i32} : (memref<?x2xi32, strided<[?, 1]>>) -> i32
    %11 = "tile.dim"(%arg7) {axis = 0 : i32} : (memref<?x?x2xi32, strided<[?, 2, 1]>>) -> i32
    %12 = "tile.dim"(%arg0) {axis = 0 : i32} : (memref<?x128xbf16, strided<[?, 1]>>) -> i32
    %13 = "tile.dim"(%arg9) {axis = 1 : i32} : (memref<2x?xi32, strided<[?, 1]>>) -> i32
    %14 = arith.minsi %8, %9 : i32
    %15 = arith.minsi %14, %10 : i32
    %16 = arith.minsi %15, %11 : i32
    %17 = arith.minsi %16, %12 : i32
    %18 = arith.minsi %17, %13 : i32
    %19 = "tt.splat"(%2) : (i32) -> tensor<128xi32>
    %20 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
    %21 = arith.addi %19, %20 : tensor<128xi32>
    %22 = "tt.splat"(%18) : (i32) -> tensor<128xi32>
    %23 = arith.cmpi slt, %21, %22 : tensor<128xi32>
    %24 = arith.select %23, %7, %cst_1 : tensor<128xi1>, tensor<128xi32>
    %25 = "tile.load_rows"(%arg5, %2) : (memref<?xf32>, i32) -> tensor<128xf32>
    %26 = "tile.load_rows"(%arg0, %2) : (memref<?x128xbf16, strided<[?, 1]>>, i32) -> tensor<128x128xbf16>
    %27 = arith.divui %2, %c128_i32 : i32
    %28 = "tile.dim"(%arg3) {axis = 0 : i32} : (memref<?xi32>) -> i32
    %29 = arith.cmpi slt, %27, %28 : i32
    %30 = "tile.load"(%arg3, %27, %29) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %31 = arith.select %29, %30, %c-1_i32 : i32
    %32 = "tile.reduce"(%24) {axis = 0 : i32, kind = "max"} : (tensor<128xi32>) -> i32
    %33 = "tile.num_programs"() {axis = 1 : i32} : () -> i32
    %34 = arith.addi %32, %c127_i32 : i32
    %35 = arith.divui %34, %c128_i32 : i32
    %36 = arith.divui %35, %33 : i32
    %37 = arith.remui %35, %33 : i32
    %38 = arith.muli %1, %36 : i32
    %39 = arith.minsi %1, %37 : i32
    %40 = arith.addi %38, %39 : i32
    %41 = arith.addi %1, %c1_i32 : i32
    %42 = arith.muli %41, %36 : i32
    %43 = arith.minsi %41, %37 : i32
    %44 = arith.addi %42, %43 : i32
    %45 = arith.muli %44, %c128_i32 : i32
    %46 = arith.minsi %45, %32 : i32
    %47 = arith.muli %40, %c128_i32 : i32
    scf.for %arg11 = %47 to %46 step %c128_i32  : i32 {
      %48 = arith.addi %arg11, %c64_i32 : i32
      %49 = "tile.find_page"(%arg4, %31, %arg11, %46) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %50 = "tile.find_page"(%arg4, %31, %48, %46) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %51 = "tile.load_pages"(%arg1, %arg11, %49, %50) {operandSegmentSizes = array<i32: 1, 1, 2>} : (memref<?x64x128xbf16, strided<[?, 128, 1]>>, i32, i32, i32) -> tensor<128x128xbf16>
      %52 = "tile.dim"(%arg1) {axis = 0 : i32} : (memref<?x64x128xbf16, strided<[?, 128, 1]>>) -> i32
      %53 = arith.cmpi ult, %49, %52 : i32
      %54 = "tt.splat"(%53) : (i1) -> tensor<128xi1>
      %55 = arith.divui %20, %cst_0 : tensor<128xi32>
      %56 = arith.cmpi ne, %55, %cst_1 : tensor<128xi32>
      %57 = arith.ori %54, %56 : tensor<128xi1>
      %58 = arith.cmpi ult, %50, %52 : i32
      %59 = "tt.splat"(%58) : (i1) -> tensor<128xi1>
      %60 = arith.cmpi ne, %55, %cst : tensor<128xi32>
      %61 = arith.ori %59, %60 : tensor<128xi1>
      %62 = "tt.splat"(%arg11) : (i32) -> tensor<128xi32>
      %63 = arith.addi %62, %20 : tensor<128xi32>
      %64 = "tt.splat"(%46) : (i32) -> tensor<128xi32>
      %65 = arith.cmpi slt, %63, %64 : tensor<128xi32>
      %66 = "tile.dot"(%26, %51) : (tensor<128x128xbf16>, tensor<128x128xbf16>) -> tensor<128x128xf32>
      %67 = arith.andi %57, %61 : tensor<128xi1>
      %68 = arith.andi %67, %65 : tensor<128xi1>
      %69:2 = "tile.classify"(%66, %25, %24, %68, %arg11) : (tensor<128x128xf32>, tensor<128xf32>, tensor<128xi32>, tensor<128xi1>, i32) -> (tensor<128x128xi1>, tensor<128x128xi1>)
      "tile.scatter"(%66, %69#0, %69#1, %25, %2, %arg11, %arg6, %arg7) {top_k = 2048 : i32} : (tensor<128x128xf32>, tensor<128x128xi1>, tensor<128x128xi1>, tensor<128xf32>, i32, i32, memref<?x2xi32, strided<[?, 1]>>, memref<?x?x2xi32, strided<[?, 2, 1]>>) -> ()
    }
    "tile.repair"(%arg5, %arg6, %arg7, %arg8, %arg9) ({
    ^bb0(%arg11: i32):
      %48 = "tile.load_rows"(%arg2, %arg11) : (memref<?xi32>, i32) -> tensor<128xi32>
      %49 = arith.minsi %48, %5 : tensor<128xi32>
      %50 = arith.maxsi %49, %cst_1 : tensor<128xi32>
      %51 = "tt.splat"(%arg11) : (i32) -> tensor<128xi32>
      %52 = arith.addi %51, %20 : tensor<128xi32>
      %53 = arith.cmpi slt, %52, %22 : tensor<128xi32>
      %54 = arith.select %53, %50, %cst_1 : tensor<128xi1>, tensor<128xi32>
      "tile.yield"(%54, %53) {operandSegmentSizes = array<i32: 1, 1>} : (tensor<128xi32>, tensor<128xi1>) -> ()
    }, {
    ^bb0(%arg11: i32, %arg12: i32, %arg13: i32, %arg14: i32):
      %48 = "tile.load_rows"(%arg0, %arg11) : (memref<?x128xbf16, strided<[?, 1]>>, i32) -> tensor<128x128xbf16>
      %49 = arith.divui %arg11, %c128_i32 : i32
      %50 = arith.cmpi slt, %49, %28 : i32
      %51 = "tile.load"(%arg3, %49, %50) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
      %52 = arith.select %50, %51, %c-1_i32 : i32
      scf.for %arg15 = %arg12 to %arg13 step %arg14  : i32 {
        %53 = arith.addi %arg15, %c64_i32 : i32
        %54 = "tile.find_page"(%arg4, %52, %arg15, %arg13) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
        %55 = "tile.find_page"(%arg4, %52, %53, %arg13) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
        %56 = "tile.load_pages"(%arg1, %arg15, %54, %55) {operandSegmentSizes = array<i32: 1, 1, 2>} : (memref<?x64x128xbf16, strided<[?, 128, 1]>>, i32, i32, i32) -> tensor<128x128xbf16>
        %57 = "tile.dim"(%arg1) {axis = 0 : i32} : (memref<?x64x128xbf16, strided<[?, 128, 1]>>) -> i32
        %58 = arith.cmpi ult, %54, %57 : i32
        %59 = "tt.splat"(%58) : (i1) -> tensor<128xi1>
        %60 = arith.divui %20, %cst_0 : tensor<128xi32>
        %61 = arith.cmpi ne, %60, %cst_1 : tensor<128xi32>
        %62 = arith.ori %59, %61 : tensor<128xi1>
        %63 = arith.cmpi ult, %55, %57 : i32
        %64 = "tt.splat"(%63) : (i1) -> tensor<128xi1>
        %65 = arith.cmpi ne, %60, %cst : tensor<128xi32>
        %66 = arith.ori %64, %65 : tensor<128xi1>
        %67 = "tt.splat"(%arg15) : (i32) -> tensor<128xi32>
        %68 = arith.addi %67, %20 : tensor<128xi32>
        %69 = "tt.splat"(%arg13) : (i32) -> tensor<128xi32>
        %70 = arith.cmpi slt, %68, %69 : tensor<128xi32>
        %71 = "tile.dot"(%48, %56) : (tensor<128x128xbf16>, tensor<128x128xbf16>) -> tensor<128x128xf32>
        %72 = arith.andi %62, %66 : tensor<128xi1>
        %73 = arith.andi %72, %70 : tensor<128xi1>
        "tile.visit"(%71, %73, %arg15) : (tensor<128x128xf32>, tensor<128xi1>, i32) -> ()
      }
      "tile.yield"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
    }) {top_k = 2048 : i32} : (memref<?xf32>, memref<?x2xi32, strided<[?, 1]>>, memref<?x?x2xi32, strided<[?, 2, 1]>>, memref<?xi32>, memref<2x?xi32, strided<[?, 1]>>) -> ()
    return
  }
}

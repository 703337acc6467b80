#map = affine_map<()[s0, s1] -> (s0 ceildiv 64, ((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) - 65535) - s1 ceildiv 2147483648 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 ceildiv 64)>
#map2 = affine_map<()[s0, s1] -> (1023)>
module {
  func.func @qsa(%arg0: memref<?x4x128xbf16, strided<[?, 128, 1]>> {winnow.alignment = 16 : i64, winnow.name = "query"}, %arg1: memref<?x64x128xbf16, strided<[?, 128, 1]>> {winnow.alignment = 16 : i64, winnow.name = "key_cache"}, %arg2: memref<?xi32> {winnow.name = "row_ends"}, %arg3: memref<?xi32> {winnow.name = "requests"}, %arg4: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "block_table"}, %arg5: memref<?xf32> {winnow.name = "thresholds"}, %arg6: memref<?x2xi32, strided<[?, 1]>> {winnow.name = "counters"}, %arg7: memref<?x?x2xi32, strided<[?, 2, 1]>> {winnow.alignment = 8 : i64, winnow.name = "candidates"}, %arg8: memref<?xi32> {winnow.name = "arrivals"}, %arg9: memref<2x?xi32, strided<[?, 1]>> {winnow.name = "ranges"}, %arg10: i32 {winnow.name = "max_context"}) attributes {winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {helpers = 264 : i32, keys_operand = "lhs", max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 1024 : i32, register_usage = 3 : i32, scatter = "hits", target = "cuda:90", tile_keys = 64 : i32, tile_rows = 64 : i32}} {
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c128_i32 = arith.constant 128 : i32
    %c2147416063_i32 = arith.constant 2147416063 : i32
    %cst = arith.constant dense<0> : tensor<64xi32>
    %c64_i32 = arith.constant 64 : i32
    %0 = "tile.program_id"() {axis = 0 : i32} : () -> i32
    %1 = "tile.program_id"() {axis = 1 : i32} : () -> i32
    %2 = arith.muli %0, %c64_i32 : i32
    %3 = "tile.load_rows"(%arg2, %2) : (memref<?xi32>, i32) -> tensor<64xi32>
    %4 = arith.minsi %arg10, %c2147416063_i32 : i32
    %5 = "tt.splat"(%4) : (i32) -> tensor<64xi32>
    %6 = arith.minsi %3, %5 : tensor<64xi32>
    %7 = arith.maxsi %6, %cst : tensor<64xi32>
    %8 = "tile.dim"(%arg2) {axis = 0 : i32} : (memref<?xi32>) -> i32
    %9 = "tile.dim"(%arg5) {axis = 0 : i32} : (memref<?xf32>) -> i32
    %10 = "tile.dim"(%arg6) {axis = 0 : i32} : (memref<?x2xi32, strided<[?, 1]>>) -> i32
    %11 = "tile.dim"(%arg7) {axis = 0 : i32} : (memref<?x?x2xi32, strided<[?, 2, 1]>>) -> i32
    %12 = "tile.dim"(%arg0) {axis = 0 : i32} : (memref<?x4x128xbf16, strided<[?, 128, 1]>>) -> i32
    %13 = "tile.dim"(%arg9) {axis = 1 : i32} : (memref<2x?xi32, strided<[?, 1]>>) -> i32
    %14 = arith.minsi %8, %9 : i32
    %15 = arith.minsi %14, %10 : i32
    %16 = arith.minsi %15, %11 : i32
    %17 = arith.minsi %16, %12 : i32
    %18 = arith.minsi %17, %13 : i32
    %19 = "tt.splat"(%2) : (i32) -> tensor<64xi32>
    %20 = "tt.make_range"() {end = 64 : i32, start = 0 : i32} : () -> tensor<64xi32>
    %21 = arith.addi %19, %20 : tensor<64xi32>
    %22 = "tt.splat"(%18) : (i32) -> tensor<64xi32>
    %23 = arith.cmpi slt, %21, %22 : tensor<64xi32>
    %24 = arith.select %23, %7, %cst : tensor<64xi1>, tensor<64xi32>
    %25 = "tile.load_rows"(%arg5, %2) : (memref<?xf32>, i32) -> tensor<64xf32>
    %26 = "tile.load_rows"(%arg0, %2) : (memref<?x4x128xbf16, strided<[?, 128, 1]>>, i32) -> tensor<64x4x128xbf16>
    %27 = "tt.reshape"(%26) : (tensor<64x4x128xbf16>) -> tensor<256x128xbf16>
    %28 = arith.divui %2, %c128_i32 : i32
    %29 = "tile.dim"(%arg3) {axis = 0 : i32} : (memref<?xi32>) -> i32
    %30 = arith.cmpi slt, %28, %29 : i32
    %31 = "tile.load"(%arg3, %28, %30) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %32 = arith.select %30, %31, %c-1_i32 : i32
    %33 = "tile.reduce"(%24) {axis = 0 : i32, kind = "max"} : (tensor<64xi32>) -> i32
    %34 = "tile.num_programs"() {axis = 1 : i32} : () -> i32
    %35 = arith.addi %33, %c63_i32 : i32
    %36 = arith.divui %35, %c64_i32 : i32
    %37 = arith.divui %36, %34 : i32
    %38 = arith.remui %36, %34 : i32
    %39 = arith.muli %1, %37 : i32
    %40 = arith.minsi %1, %38 : i32
    %41 = arith.addi %39, %40 : i32
    %42 = arith.addi %1, %c1_i32 : i32
    %43 = arith.muli %42, %37 : i32
    %44 = arith.minsi %42, %38 : i32
    %45 = arith.addi %43, %44 : i32
    %46 = arith.muli %45, %c64_i32 : i32
    %47 = arith.minsi %46, %33 : i32
    %48 = arith.muli %41, %c64_i32 : i32
    scf.for %arg11 = %48 to %47 step %c64_i32  : i32 {
      %49 = "tile.find_page"(%arg4, %32, %arg11, %47) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %50 = "tile.load_pages"(%arg1, %arg11, %49) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x128xbf16, strided<[?, 128, 1]>>, i32, i32) -> tensor<64x128xbf16>
      %51 = "tile.dim"(%arg1) {axis = 0 : i32} : (memref<?x64x128xbf16, strided<[?, 128, 1]>>) -> i32
      %52 = arith.cmpi ult, %49, %51 : i32
      %53 = "tt.splat"(%52) : (i1) -> tensor<64xi1>
      %54 = "tt.splat"(%arg11) : (i32) -> tensor<64xi32>
      %55 = arith.addi %54, %20 : tensor<64xi32>
      %56 = "tt.splat"(%47) : (i32) -> tensor<64xi32>
      %57 = arith.cmpi slt, %55, %56 : tensor<64xi32>
      %58 = "tile.dot"(%50, %27) : (tensor<64x128xbf16>, tensor<256x128xbf16>) -> tensor<64x256xf32>
      %59 = "tt.reshape"(%58) : (tensor<64x256xf32>) -> tensor<64x64x4xf32>
      %60 = "tile.reduce"(%59) {axis = 2 : i32, kind = "max"} : (tensor<64x64x4xf32>) -> tensor<64x64xf32>
      %61 = arith.andi %53, %57 : tensor<64xi1>
      %62 = "tt.trans"(%60) {order = array<i32: 1, 0>} : (tensor<64x64xf32>) -> tensor<64x64xf32>
      %63:2 = "tile.classify"(%62, %25, %24, %61, %arg11) : (tensor<64x64xf32>, tensor<64xf32>, tensor<64xi32>, tensor<64xi1>, i32) -> (tensor<64x64xi1>, tensor<64x64xi1>)
      "tile.scatter"(%62, %63#0, %63#1, %25, %2, %arg11, %arg6, %arg7) {top_k = 512 : i32} : (tensor<64x64xf32>, tensor<64x64xi1>, tensor<64x64xi1>, tensor<64xf32>, i32, i32, memref<?x2xi32, strided<[?, 1]>>, memref<?x?x2xi32, strided<[?, 2, 1]>>) -> ()
    }
    "tile.repair"(%arg5, %arg6, %arg7, %arg8, %arg9) ({
    ^bb0(%arg11: i32):
      %49 = "tile.load_rows"(%arg2, %arg11) : (memref<?xi32>, i32) -> tensor<64xi32>
      %50 = arith.minsi %49, %5 : tensor<64xi32>
      %51 = arith.maxsi %50, %cst : tensor<64xi32>
      %52 = "tt.splat"(%arg11) : (i32) -> tensor<64xi32>
      %53 = arith.addi %52, %20 : tensor<64xi32>
      %54 = arith.cmpi slt, %53, %22 : tensor<64xi32>
      %55 = arith.select %54, %51, %cst : tensor<64xi1>, tensor<64xi32>
      "tile.yield"(%55, %54) {operandSegmentSizes = array<i32: 1, 1>} : (tensor<64xi32>, tensor<64xi1>) -> ()
    }, {
    ^bb0(%arg11: i32, %arg12: i32, %arg13: i32, %arg14: i32):
      %49 = "tile.load_rows"(%arg0, %arg11) : (memref<?x4x128xbf16, strided<[?, 128, 1]>>, i32) -> tensor<64x4x128xbf16>
      %50 = "tt.reshape"(%49) : (tensor<64x4x128xbf16>) -> tensor<256x128xbf16>
      %51 = arith.divui %arg11, %c128_i32 : i32
      %52 = arith.cmpi slt, %51, %29 : i32
      %53 = "tile.load"(%arg3, %51, %52) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
      %54 = arith.select %52, %53, %c-1_i32 : i32
      scf.for %arg15 = %arg12 to %arg13 step %arg14  : i32 {
        %55 = "tile.find_page"(%arg4, %54, %arg15, %arg13) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
        %56 = "tile.load_pages"(%arg1, %arg15, %55) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x128xbf16, strided<[?, 128, 1]>>, i32, i32) -> tensor<64x128xbf16>
        %57 = "tile.dim"(%arg1) {axis = 0 : i32} : (memref<?x64x128xbf16, strided<[?, 128, 1]>>) -> i32
        %58 = arith.cmpi ult, %55, %57 : i32
        %59 = "tt.splat"(%58) : (i1) -> tensor<64xi1>
        %60 = "tt.splat"(%arg15) : (i32) -> tensor<64xi32>
        %61 = arith.addi %60, %20 : tensor<64xi32>
        %62 = "tt.splat"(%arg13) : (i32) -> tensor<64xi32>
        %63 = arith.cmpi slt, %61, %62 : tensor<64xi32>
        %64 = "tile.dot"(%56, %50) : (tensor<64x128xbf16>, tensor<256x128xbf16>) -> tensor<64x256xf32>
        %65 = "tt.reshape"(%64) : (tensor<64x256xf32>) -> tensor<64x64x4xf32>
        %66 = "tile.reduce"(%65) {axis = 2 : i32, kind = "max"} : (tensor<64x64x4xf32>) -> tensor<64x64xf32>
        %67 = arith.andi %59, %63 : tensor<64xi1>
        %68 = "tt.trans"(%66) {order = array<i32: 1, 0>} : (tensor<64x64xf32>) -> tensor<64x64xf32>
        "tile.visit"(%68, %67, %arg15) : (tensor<64x64xf32>, tensor<64xi1>, i32) -> ()
      }
      "tile.yield"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
    }) {top_k = 512 : i32} : (memref<?xf32>, memref<?x2xi32, strided<[?, 1]>>, memref<?x?x2xi32, strided<[?, 2, 1]>>, memref<?xi32>, memref<2x?xi32, strided<[?, 1]>>) -> ()
    return
  }
}

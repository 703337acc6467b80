#map = affine_map<()[s0, s1] -> (s0 ceildiv 64, ((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) - 65535) - s1 ceildiv 2147483648 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 ceildiv 64)>
#map2 = affine_map<()[s0, s1] -> (1023)>
module {
  func.func @qsa(%arg0: memref<?x4x128xbf16, strided<[?, 128, 1]>> {winnow.alignment = 16 : i64, winnow.name = "query"}, %arg1: memref<?x64x128xbf16, strided<[?, 128, 1]>> {winnow.alignment = 16 : i64, winnow.name = "key_cache"}, %arg2: memref<?xi32> {winnow.name = "row_ends"}, %arg3: memref<?xi32> {winnow.name = "requests"}, %arg4: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "block_table"}, %arg5: memref<?xf32> {winnow.name = "thresholds"}, %arg6: memref<?x2xi32, strided<[?, 1]>> {winnow.name = "counters"}, %arg7: memref<?x?x2xi32, strided<[?, 2, 1]>> {winnow.alignment = 8 : i64, winnow.name = "candidates"}, %arg8: memref<?xi32> {winnow.name = "arrivals"}, %arg9: memref<2x?xi32, strided<[?, 1]>> {winnow.name = "ranges"}, %arg10: i32 {winnow.name = "max_context"}) attributes {winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {helpers = 264 : i32, keys_operand = "lhs", max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 1024 : i32, scatter = "hits", target = "cuda:90", tile_keys = 64 : i32, tile_rows = 64 : i32}} {
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
    %28 = arith.divsi %2, %c128_i32 : i32
    %29 = "tile.dim"(%arg3) {axis = 0 : i32} : (memref<?xi32>) -> i32
    %30 = arith.cmpi slt, %28, %29 : i32
    %31 = "tile.load"(%arg3, %28, %30) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %32 = arith.select %30, %31, %c-1_i32 : i32
    %33 = "tile.reduce"(%24) {axis = 0 : i32, kind = "max"} : (tensor<64xi32>) -> i32
    %34 = "tile.num_programs"() {axis = 1 : i32} : () -> i32
    %35 = arith.addi %33, %c63_i32 : i32
    %36 = arith.divsi %35, %c64_i32 : i32
    %37 = arith.subi %34, %c1_i32 : i32
    %38 = arith.addi %37, %36 : i32
    %39 = arith.divsi %38, %34 : i32
    %40 = arith.muli %1, %39 : i32
    %41 = arith.minsi %40, %36 : i32
    %42 = arith.addi %41, %39 : i32
    %43 = arith.minsi %42, %36 : i32
    %44 = arith.muli %43, %c64_i32 : i32
    %45 = arith.minsi %44, %33 : i32
    %46 = arith.muli %41, %c64_i32 : i32
    scf.for %arg11 = %46 to %45 step %c64_i32  : i32 {
      %47 = "tile.find_page"(%arg4, %32, %arg11, %45) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %48 = "tile.load_pages"(%arg1, %arg11, %47) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x128xbf16, strided<[?, 128, 1]>>, i32, i32) -> tensor<64x128xbf16>
      %49 = "tile.dim"(%arg1) {axis = 0 : i32} : (memref<?x64x128xbf16, strided<[?, 128, 1]>>) -> i32
      %50 = arith.cmpi ult, %47, %49 : i32
      %51 = "tt.splat"(%50) : (i1) -> tensor<64xi1>
      %52 = "tt.splat"(%arg11) : (i32) -> tensor<64xi32>
      %53 = arith.addi %52, %20 : tensor<64xi32>
      %54 = "tt.splat"(%45) : (i32) -> tensor<64xi32>
      %55 = arith.cmpi slt, %53, %54 : tensor<64xi32>
      %56 = "tile.dot"(%48, %27) : (tensor<64x128xbf16>, tensor<256x128xbf16>) -> tensor<64x256xf32>
      %57 = "tt.reshape"(%56) : (tensor<64x256xf32>) -> tensor<64x64x4xf32>
      %58 = "tile.reduce"(%57) {axis = 2 : i32, kind = "max"} : (tensor<64x64x4xf32>) -> tensor<64x64xf32>
      %59 = arith.andi %51, %55 : tensor<64xi1>
      %60 = "tt.trans"(%58) {order = array<i32: 1, 0>} : (tensor<64x64xf32>) -> tensor<64x64xf32>
      %61:2 = "tile.classify"(%60, %25, %24, %59, %arg11) : (tensor<64x64xf32>, tensor<64xf32>, tensor<64xi32>, tensor<64xi1>, i32) -> (tensor<64x64xi1>, tensor<64x64xi1>)
      "tile.scatter"(%60, %61#0, %61#1, %25, %2, %arg11, %arg6, %arg7) {top_k = 512 : i32} : (tensor<64x64xf32>, tensor<64x64xi1>, tensor<64x64xi1>, tensor<64xf32>, i32, i32, memref<?x2xi32, strided<[?, 1]>>, memref<?x?x2xi32, strided<[?, 2, 1]>>) -> ()
    }
    "tile.repair"(%arg5, %arg6, %arg7, %arg8, %arg9) ({
    ^bb0(%arg11: i32):
      %47 = "tile.load_rows"(%arg2, %arg11) : (memref<?xi32>, i32) -> tensor<64xi32>
      %48 = arith.minsi %47, %5 : tensor<64xi32>
      %49 = arith.maxsi %48, %cst : tensor<64xi32>
      %50 = "tt.splat"(%arg11) : (i32) -> tensor<64xi32>
      %51 = arith.addi %50, %20 : tensor<64xi32>
      %52 = arith.cmpi slt, %51, %22 : tensor<64xi32>
      %53 = arith.select %52, %49, %cst : tensor<64xi1>, tensor<64xi32>
      "tile.yield"(%53, %52) {operandSegmentSizes = array<i32: 1, 1>} : (tensor<64xi32>, tensor<64xi1>) -> ()
    }, {
    ^bb0(%arg11: i32, %arg12: i32, %arg13: i32, %arg14: i32):
      %47 = "tile.load_rows"(%arg0, %arg11) : (memref<?x4x128xbf16, strided<[?, 128, 1]>>, i32) -> tensor<64x4x128xbf16>
      %48 = "tt.reshape"(%47) : (tensor<64x4x128xbf16>) -> tensor<256x128xbf16>
      %49 = arith.divsi %arg11, %c128_i32 : i32
      %50 = arith.cmpi slt, %49, %29 : i32
      %51 = "tile.load"(%arg3, %49, %50) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
      %52 = arith.select %50, %51, %c-1_i32 : i32
      scf.for %arg15 = %arg12 to %arg13 step %arg14  : i32 {
        %53 = "tile.find_page"(%arg4, %52, %arg15, %arg13) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
        %54 = "tile.load_pages"(%arg1, %arg15, %53) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x128xbf16, strided<[?, 128, 1]>>, i32, i32) -> tensor<64x128xbf16>
        %55 = "tile.dim"(%arg1) {axis = 0 : i32} : (memref<?x64x128xbf16, strided<[?, 128, 1]>>) -> i32
        %56 = arith.cmpi ult, %53, %55 : i32
        %57 = "tt.splat"(%56) : (i1) -> tensor<64xi1>
        %58 = "tt.splat"(%arg15) : (i32) -> tensor<64xi32>
        %59 = arith.addi %58, %20 : tensor<64xi32>
        %60 = "tt.splat"(%arg13) : (i32) -> tensor<64xi32>
        %61 = arith.cmpi slt, %59, %60 : tensor<64xi32>
        %62 = "tile.dot"(%54, %48) : (tensor<64x128xbf16>, tensor<256x128xbf16>) -> tensor<64x256xf32>
        %63 = "tt.reshape"(%62) : (tensor<64x256xf32>) -> tensor<64x64x4xf32>
        %64 = "tile.reduce"(%63) {axis = 2 : i32, kind = "max"} : (tensor<64x64x4xf32>) -> tensor<64x64xf32>
        %65 = arith.andi %57, %61 : tensor<64xi1>
        %66 = "tt.trans"(%64) {order = array<i32: 1, 0>} : (tensor<64x64xf32>) -> tensor<64x64xf32>
        "tile.visit"(%66, %65, %arg15) : (tensor<64x64xf32>, tensor<64xi1>, i32) -> ()
      }
      "tile.yield"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
    }) {top_k = 512 : i32} : (memref<?xf32>, memref<?x2xi32, strided<[?, 1]>>, memref<?x?x2xi32, strided<[?, 2, 1]>>, memref<?xi32>, memref<2x?xi32, strided<[?, 1]>>) -> ()
    return
  }
}

#map = affine_map<()[s0, s1] -> (s0 ceildiv 128, ((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 148) * 148) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 148) * 148) floordiv (s0 ceildiv 128) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 148) * 148) floordiv (s0 ceildiv 128) - s1 ceildiv 256) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 148) * 148) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 148) * 148) floordiv (s0 ceildiv 128) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 148) * 148) floordiv (s0 ceildiv 128) - s1 ceildiv 256) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 148) * 148) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 148) * 148) floordiv (s0 ceildiv 128) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 148) * 148) floordiv (s0 ceildiv 128) - s1 ceildiv 256) - 65535) - s1 ceildiv 2147483648 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 ceildiv 128)>
#map2 = affine_map<()[s0, s1] -> (4095)>
module {
  func.func @sdsa_nvfp4(%arg0: memref<?x64xi8, strided<[?, 1]>> {winnow.alignment = 16 : i64, winnow.name = "query"}, %arg1: memref<?x64x64xi8, strided<[?, 64, 1]>> {winnow.alignment = 16 : i64, winnow.name = "key_cache"}, %arg2: memref<?xi32> {winnow.name = "row_ends"}, %arg3: memref<?xi32> {winnow.name = "tile_requests"}, %arg4: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "block_table"}, %arg5: memref<?xf32> {winnow.name = "thresholds"}, %arg6: memref<?x2xi32, strided<[?, 1]>> {winnow.name = "counters"}, %arg7: memref<?x?x2xi32, strided<[?, 2, 1]>> {winnow.alignment = 8 : i64, winnow.name = "candidates"}, %arg8: memref<?x8xi8, strided<[?, 1]>> {winnow.alignment = 8 : i64, winnow.name = "query_scales"}, %arg9: memref<?x64x8xi8, strided<[?, 8, 1]>> {winnow.alignment = 8 : i64, winnow.name = "key_scales"}, %arg10: memref<?xi32> {winnow.name = "arrivals"}, %arg11: memref<2x?xi32, strided<[?, 1]>> {winnow.name = "ranges"}, %arg12: i32 {winnow.name = "max_context"}) attributes {winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {dequantize = "scaled-dot", helpers = 148 : i32, num_stages = 3 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 1024 : i32, scatter = "hits", target = "cuda:100", tile_keys = 64 : i32, tile_rows = 128 : i32}} {
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c2147416063_i32 = arith.constant 2147416063 : i32
    %cst = arith.constant dense<0> : tensor<128xi32>
    %c128_i32 = arith.constant 128 : i32
    %0 = "tile.program_id"() {axis = 0 : i32} : () -> i32
    %1 = "tile.program_id"() {axis = 1 : i32} : () -> i32
    %2 = arith.muli %0, %c128_i32 : i32
    %3 = "tile.load_rows"(%arg2, %2) : (memref<?xi32>, i32) -> tensor<128xi32>
    %4 = arith.minsi %arg12, %c2147416063_i32 : i32
    %5 = "tt.splat"(%4) : (i32) -> tensor<128xi32>
    %6 = arith.minsi %3, %5 : tensor<128xi32>
    %7 = arith.maxsi %6, %cst : tensor<128xi32>
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
    %26 = arith.select %25, %7, %cst : tensor<128xi1>, tensor<128xi32>
    %27 = "tile.load_rows"(%arg5, %2) : (memref<?xf32>, i32) -> tensor<128xf32>
    %28 = "tile.load_rows"(%arg0, %2) : (memref<?x64xi8, strided<[?, 1]>>, i32) -> tensor<128x64xi8>
    %29 = "tile.load_rows"(%arg8, %2) : (memref<?x8xi8, strided<[?, 1]>>, i32) -> tensor<128x8xi8>
    %30 = arith.divui %2, %c128_i32 : i32
    %31 = "tile.dim"(%arg3) {axis = 0 : i32} : (memref<?xi32>) -> i32
    %32 = arith.cmpi slt, %30, %31 : i32
    %33 = "tile.load"(%arg3, %30, %32) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %34 = arith.select %32, %33, %c-1_i32 : i32
    %35 = "tile.load"(%arg3, %30, %32) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %36 = arith.select %32, %35, %c-1_i32 : i32
    %37 = "tile.reduce"(%26) {axis = 0 : i32, kind = "max"} : (tensor<128xi32>) -> i32
    %38 = "tile.num_programs"() {axis = 1 : i32} : () -> i32
    %39 = arith.addi %37, %c63_i32 : i32
    %40 = arith.divui %39, %c64_i32 : i32
    %41 = arith.divui %40, %38 : i32
    %42 = arith.remui %40, %38 : i32
    %43 = arith.muli %1, %41 : i32
    %44 = arith.minsi %1, %42 : i32
    %45 = arith.addi %43, %44 : i32
    %46 = arith.addi %1, %c1_i32 : i32
    %47 = arith.muli %46, %41 : i32
    %48 = arith.minsi %46, %42 : i32
    %49 = arith.addi %47, %48 : i32
    %50 = arith.muli %49, %c64_i32 : i32
    %51 = arith.minsi %50, %37 : i32
    %52 = arith.muli %45, %c64_i32 : i32
    scf.for %arg13 = %52 to %51 step %c64_i32  : i32 {
      %53 = "tile.find_page"(%arg4, %34, %arg13, %51) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %54 = "tile.load_pages"(%arg1, %arg13, %53) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x64xi8, strided<[?, 64, 1]>>, i32, i32) -> tensor<64x64xi8>
      %55 = "tile.dim"(%arg1) {axis = 0 : i32} : (memref<?x64x64xi8, strided<[?, 64, 1]>>) -> i32
      %56 = arith.cmpi ult, %53, %55 : i32
      %57 = "tt.splat"(%56) : (i1) -> tensor<64xi1>
      %58 = "tt.splat"(%arg13) : (i32) -> tensor<64xi32>
      %59 = "tt.make_range"() {end = 64 : i32, start = 0 : i32} : () -> tensor<64xi32>
      %60 = arith.addi %58, %59 : tensor<64xi32>
      %61 = "tt.splat"(%51) : (i32) -> tensor<64xi32>
      %62 = arith.cmpi slt, %60, %61 : tensor<64xi32>
      %63 = "tile.find_page"(%arg4, %36, %arg13, %51) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %64 = "tile.load_pages"(%arg9, %arg13, %63) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x8xi8, strided<[?, 8, 1]>>, i32, i32) -> tensor<64x8xi8>
      %65 = "tile.dim"(%arg9) {axis = 0 : i32} : (memref<?x64x8xi8, strided<[?, 8, 1]>>) -> i32
      %66 = arith.cmpi ult, %63, %65 : i32
      %67 = "tt.splat"(%66) : (i1) -> tensor<64xi1>
      %68 = "tile.scaled_dot"(%28, %29, %54, %64) : (tensor<128x64xi8>, tensor<128x8xi8>, tensor<64x64xi8>, tensor<64x8xi8>) -> tensor<128x64xf32>
      %69 = arith.andi %57, %62 : tensor<64xi1>
      %70 = arith.andi %69, %67 : tensor<64xi1>
      %71 = arith.andi %70, %62 : tensor<64xi1>
      %72:2 = "tile.classify"(%68, %27, %26, %71, %arg13) : (tensor<128x64xf32>, tensor<128xf32>, tensor<128xi32>, tensor<64xi1>, i32) -> (tensor<128x64xi1>, tensor<128x64xi1>)
      "tile.scatter"(%68, %72#0, %72#1, %27, %2, %arg13, %arg6, %arg7) {top_k = 2048 : i32} : (tensor<128x64xf32>, tensor<128x64xi1>, tensor<128x64xi1>, tensor<128xf32>, i32, i32, memref<?x2xi32, strided<[?, 1]>>, memref<?x?x2xi32, strided<[?, 2, 1]>>) -> ()
    }
    "tile.repair"(%arg5, %arg6, %arg7, %arg10, %arg11) ({
    ^bb0(%arg13: i32):
      %53 = "tile.load_rows"(%arg2, %arg13) : (memref<?xi32>, i32) -> tensor<128xi32>
      %54 = arith.minsi %53, %5 : tensor<128xi32>
      %55 = arith.maxsi %54, %cst : tensor<128xi32>
      %56 = "tt.splat"(%arg13) : (i32) -> tensor<128xi32>
      %57 = arith.addi %56, %22 : tensor<128xi32>
      %58 = arith.cmpi slt, %57, %24 : tensor<128xi32>
      %59 = arith.select %58, %55, %cst : tensor<128xi1>, tensor<128xi32>
      "tile.yield"(%59, %58) {operandSegmentSizes = array<i32: 1, 1>} : (tensor<128xi32>, tensor<128xi1>) -> ()
    }, {
    ^bb0(%arg13: i32, %arg14: i32, %arg15: i32, %arg16: i32):
      %53 = "tile.load_rows"(%arg0, %arg13) : (memref<?x64xi8, strided<[?, 1]>>, i32) -> tensor<128x64xi8>
      %54 = "tile.load_rows"(%arg8, %arg13) : (memref<?x8xi8, strided<[?, 1]>>, i32) -> tensor<128x8xi8>
      %55 = arith.divui %arg13, %c128_i32 : i32
      %56 = arith.cmpi slt, %55, %31 : i32
      %57 = "tile.load"(%arg3, %55, %56) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
      %58 = arith.select %56, %57, %c-1_i32 : i32
      %59 = "tile.load"(%arg3, %55, %56) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
      %60 = arith.select %56, %59, %c-1_i32 : i32
      scf.for %arg17 = %arg14 to %arg15 step %arg16  : i32 {
        %61 = "tile.find_page"(%arg4, %58, %arg17, %arg15) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
        %62 = "tile.load_pages"(%arg1, %arg17, %61) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x64xi8, strided<[?, 64, 1]>>, i32, i32) -> tensor<64x64xi8>
        %63 = "tile.dim"(%arg1) {axis = 0 : i32} : (memref<?x64x64xi8, strided<[?, 64, 1]>>) -> i32
        %64 = arith.cmpi ult, %61, %63 : i32
        %65 = "tt.splat"(%64) : (i1) -> tensor<64xi1>
        %66 = "tt.splat"(%arg17) : (i32) -> tensor<64xi32>
        %67 = "tt.make_range"() {end = 64 : i32, start = 0 : i32} : () -> tensor<64xi32>
        %68 = arith.addi %66, %67 : tensor<64xi32>
        %69 = "tt.splat"(%arg15) : (i32) -> tensor<64xi32>
        %70 = arith.cmpi slt, %68, %69 : tensor<64xi32>
        %71 = "tile.find_page"(%arg4, %60, %arg17, %arg15) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
        %72 = "tile.load_pages"(%arg9, %arg17, %71) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x8xi8, strided<[?, 8, 1]>>, i32, i32) -> tensor<64x8xi8>
        %73 = "tile.dim"(%arg9) {axis = 0 : i32} : (memref<?x64x8xi8, strided<[?, 8, 1]>>) -> i32
        %74 = arith.cmpi ult, %71, %73 : i32
        %75 = "tt.splat"(%74) : (i1) -> tensor<64xi1>
        %76 = "tile.scaled_dot"(%53, %54, %62, %72) : (tensor<128x64xi8>, tensor<128x8xi8>, tensor<64x64xi8>, tensor<64x8xi8>) -> tensor<128x64xf32>
        %77 = arith.andi %65, %70 : tensor<64xi1>
        %78 = arith.andi %77, %75 : tensor<64xi1>
        %79 = arith.andi %78, %70 : tensor<64xi1>
        "tile.visit"(%76, %79, %arg17) : (tensor<128x64xf32>, tensor<64xi1>, i32) -> ()
      }
      "tile.yield"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
    }) {top_k = 2048 : i32} : (memref<?xf32>, memref<?x2xi32, strided<[?, 1]>>, memref<?x?x2xi32, strided<[?, 2, 1]>>, memref<?xi32>, memref<2x?xi32, strided<[?, 1]>>) -> ()
    return
  }
}

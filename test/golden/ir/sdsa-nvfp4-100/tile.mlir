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
    %30 = arith.divsi %2, %c128_i32 : i32
    %31 = "tile.dim"(%arg3) {axis = 0 : i32} : (memref<?xi32>) -> i32
    %32 = arith.cmpi slt, %30, %31 : i32
    %33 = "tile.load"(%arg3, %30, %32) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %34 = arith.select %32, %33, %c-1_i32 : i32
    %35 = "tile.load"(%arg3, %30, %32) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %36 = arith.select %32, %35, %c-1_i32 : i32
    %37 = "tile.reduce"(%26) {axis = 0 : i32, kind = "max"} : (tensor<128xi32>) -> i32
    %38 = "tile.num_programs"() {axis = 1 : i32} : () -> i32
    %39 = arith.addi %37, %c63_i32 : i32
    %40 = arith.divsi %39, %c64_i32 : i32
    %41 = arith.subi %38, %c1_i32 : i32
    %42 = arith.addi %41, %40 : i32
    %43 = arith.divsi %42, %38 : i32
    %44 = arith.muli %1, %43 : i32
    %45 = arith.minsi %44, %40 : i32
    %46 = arith.addi %45, %43 : i32
    %47 = arith.minsi %46, %40 : i32
    %48 = arith.muli %47, %c64_i32 : i32
    %49 = arith.minsi %48, %37 : i32
    %50 = arith.muli %45, %c64_i32 : i32
    scf.for %arg13 = %50 to %49 step %c64_i32  : i32 {
      %51 = "tile.find_page"(%arg4, %34, %arg13, %49) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %52 = "tile.load_pages"(%arg1, %arg13, %51) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x64xi8, strided<[?, 64, 1]>>, i32, i32) -> tensor<64x64xi8>
      %53 = "tile.dim"(%arg1) {axis = 0 : i32} : (memref<?x64x64xi8, strided<[?, 64, 1]>>) -> i32
      %54 = arith.cmpi ult, %51, %53 : i32
      %55 = "tt.splat"(%54) : (i1) -> tensor<64xi1>
      %56 = "tt.splat"(%arg13) : (i32) -> tensor<64xi32>
      %57 = "tt.make_range"() {end = 64 : i32, start = 0 : i32} : () -> tensor<64xi32>
      %58 = arith.addi %56, %57 : tensor<64xi32>
      %59 = "tt.splat"(%49) : (i32) -> tensor<64xi32>
      %60 = arith.cmpi slt, %58, %59 : tensor<64xi32>
      %61 = "tile.find_page"(%arg4, %36, %arg13, %49) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %62 = "tile.load_pages"(%arg9, %arg13, %61) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x8xi8, strided<[?, 8, 1]>>, i32, i32) -> tensor<64x8xi8>
      %63 = "tile.dim"(%arg9) {axis = 0 : i32} : (memref<?x64x8xi8, strided<[?, 8, 1]>>) -> i32
      %64 = arith.cmpi ult, %61, %63 : i32
      %65 = "tt.splat"(%64) : (i1) -> tensor<64xi1>
      %66 = "tile.scaled_dot"(%28, %29, %52, %62) : (tensor<128x64xi8>, tensor<128x8xi8>, tensor<64x64xi8>, tensor<64x8xi8>) -> tensor<128x64xf32>
      %67 = arith.andi %55, %60 : tensor<64xi1>
      %68 = arith.andi %67, %65 : tensor<64xi1>
      %69 = arith.andi %68, %60 : tensor<64xi1>
      %70:2 = "tile.classify"(%66, %27, %26, %69, %arg13) : (tensor<128x64xf32>, tensor<128xf32>, tensor<128xi32>, tensor<64xi1>, i32) -> (tensor<128x64xi1>, tensor<128x64xi1>)
      "tile.scatter"(%66, %70#0, %70#1, %27, %2, %arg13, %arg6, %arg7) {top_k = 2048 : i32} : (tensor<128x64xf32>, tensor<128x64xi1>, tensor<128x64xi1>, tensor<128xf32>, i32, i32, memref<?x2xi32, strided<[?, 1]>>, memref<?x?x2xi32, strided<[?, 2, 1]>>) -> ()
    }
    "tile.repair"(%arg5, %arg6, %arg7, %arg10, %arg11) ({
    ^bb0(%arg13: i32):
      %51 = "tile.load_rows"(%arg2, %arg13) : (memref<?xi32>, i32) -> tensor<128xi32>
      %52 = arith.minsi %51, %5 : tensor<128xi32>
      %53 = arith.maxsi %52, %cst : tensor<128xi32>
      %54 = "tt.splat"(%arg13) : (i32) -> tensor<128xi32>
      %55 = arith.addi %54, %22 : tensor<128xi32>
      %56 = arith.cmpi slt, %55, %24 : tensor<128xi32>
      %57 = arith.select %56, %53, %cst : tensor<128xi1>, tensor<128xi32>
      "tile.yield"(%57, %56) {operandSegmentSizes = array<i32: 1, 1>} : (tensor<128xi32>, tensor<128xi1>) -> ()
    }, {
    ^bb0(%arg13: i32, %arg14: i32, %arg15: i32, %arg16: i32):
      %51 = "tile.load_rows"(%arg0, %arg13) : (memref<?x64xi8, strided<[?, 1]>>, i32) -> tensor<128x64xi8>
      %52 = "tile.load_rows"(%arg8, %arg13) : (memref<?x8xi8, strided<[?, 1]>>, i32) -> tensor<128x8xi8>
      %53 = arith.divsi %arg13, %c128_i32 : i32
      %54 = arith.cmpi slt, %53, %31 : i32
      %55 = "tile.load"(%arg3, %53, %54) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
      %56 = arith.select %54, %55, %c-1_i32 : i32
      %57 = "tile.load"(%arg3, %53, %54) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
      %58 = arith.select %54, %57, %c-1_i32 : i32
      scf.for %arg17 = %arg14 to %arg15 step %arg16  : i32 {
        %59 = "tile.find_page"(%arg4, %56, %arg17, %arg15) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
        %60 = "tile.load_pages"(%arg1, %arg17, %59) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x64xi8, strided<[?, 64, 1]>>, i32, i32) -> tensor<64x64xi8>
        %61 = "tile.dim"(%arg1) {axis = 0 : i32} : (memref<?x64x64xi8, strided<[?, 64, 1]>>) -> i32
        %62 = arith.cmpi ult, %59, %61 : i32
        %63 = "tt.splat"(%62) : (i1) -> tensor<64xi1>
        %64 = "tt.splat"(%arg17) : (i32) -> tensor<64xi32>
        %65 = "tt.make_range"() {end = 64 : i32, start = 0 : i32} : () -> tensor<64xi32>
        %66 = arith.addi %64, %65 : tensor<64xi32>
        %67 = "tt.splat"(%arg15) : (i32) -> tensor<64xi32>
        %68 = arith.cmpi slt, %66, %67 : tensor<64xi32>
        %69 = "tile.find_page"(%arg4, %58, %arg17, %arg15) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
        %70 = "tile.load_pages"(%arg9, %arg17, %69) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x8xi8, strided<[?, 8, 1]>>, i32, i32) -> tensor<64x8xi8>
        %71 = "tile.dim"(%arg9) {axis = 0 : i32} : (memref<?x64x8xi8, strided<[?, 8, 1]>>) -> i32
        %72 = arith.cmpi ult, %69, %71 : i32
        %73 = "tt.splat"(%72) : (i1) -> tensor<64xi1>
        %74 = "tile.scaled_dot"(%51, %52, %60, %70) : (tensor<128x64xi8>, tensor<128x8xi8>, tensor<64x64xi8>, tensor<64x8xi8>) -> tensor<128x64xf32>
        %75 = arith.andi %63, %68 : tensor<64xi1>
        %76 = arith.andi %75, %73 : tensor<64xi1>
        %77 = arith.andi %76, %68 : tensor<64xi1>
        "tile.visit"(%74, %77, %arg17) : (tensor<128x64xf32>, tensor<64xi1>, i32) -> ()
      }
      "tile.yield"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
    }) {top_k = 2048 : i32} : (memref<?xf32>, memref<?x2xi32, strided<[?, 1]>>, memref<?x?x2xi32, strided<[?, 2, 1]>>, memref<?xi32>, memref<2x?xi32, strided<[?, 1]>>) -> ()
    return
  }
}

#map = affine_map<()[s0, s1] -> (s0 ceildiv 4, ((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - ((((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - s1 ceildiv 256) - ((((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - ((((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - s1 ceildiv 256) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - ((((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - s1 ceildiv 256) - 65535) - s1 ceildiv 2147483648 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 ceildiv 4)>
#map2 = affine_map<()[s0, s1] -> (4095)>
module {
  func.func @glm5(%arg0: memref<?x32x128xf8E4M3FN, strided<[?, 128, 1]>> {winnow.alignment = 16 : i64, winnow.name = "query"}, %arg1: memref<?x32xf32, strided<[?, 1]>> {winnow.name = "weights"}, %arg2: memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>> {winnow.alignment = 16 : i64, winnow.name = "key_cache"}, %arg3: memref<?x64x1xf32, strided<[?, 1, 1]>> {winnow.name = "key_scales"}, %arg4: memref<?xi32> {winnow.name = "row_ends"}, %arg5: memref<?xi32> {winnow.name = "requests"}, %arg6: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "block_table"}, %arg7: memref<?xf32> {winnow.name = "thresholds"}, %arg8: memref<?x2xi32, strided<[?, 1]>> {winnow.name = "counters"}, %arg9: memref<?x?x2xi32, strided<[?, 2, 1]>> {winnow.alignment = 8 : i64, winnow.name = "candidates"}, %arg10: memref<?xi32> {winnow.name = "arrivals"}, %arg11: memref<2x?xi32, strided<[?, 1]>> {winnow.name = "ranges"}, %arg12: i32 {winnow.name = "max_context"}) attributes {winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {fp8 = "convert", helpers = 396 : i32, keys_operand = "lhs", max_registers = 168 : i32, num_stages = 3 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 1024 : i32, scatter = "atomics", target = "cuda:90", tile_keys = 64 : i32, tile_rows = 4 : i32}} {
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c128_i32 = arith.constant 128 : i32
    %c2147416063_i32 = arith.constant 2147416063 : i32
    %cst = arith.constant dense<0> : tensor<4xi32>
    %c4_i32 = arith.constant 4 : i32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = "tile.program_id"() {axis = 0 : i32} : () -> i32
    %1 = "tile.program_id"() {axis = 1 : i32} : () -> i32
    %2 = arith.muli %0, %c4_i32 : i32
    %3 = "tile.load_rows"(%arg4, %2) : (memref<?xi32>, i32) -> tensor<4xi32>
    %4 = arith.minsi %arg12, %c2147416063_i32 : i32
    %5 = "tt.splat"(%4) : (i32) -> tensor<4xi32>
    %6 = arith.minsi %3, %5 : tensor<4xi32>
    %7 = arith.maxsi %6, %cst : tensor<4xi32>
    %8 = "tile.dim"(%arg4) {axis = 0 : i32} : (memref<?xi32>) -> i32
    %9 = "tile.dim"(%arg7) {axis = 0 : i32} : (memref<?xf32>) -> i32
    %10 = "tile.dim"(%arg8) {axis = 0 : i32} : (memref<?x2xi32, strided<[?, 1]>>) -> i32
    %11 = "tile.dim"(%arg9) {axis = 0 : i32} : (memref<?x?x2xi32, strided<[?, 2, 1]>>) -> i32
    %12 = "tile.dim"(%arg0) {axis = 0 : i32} : (memref<?x32x128xf8E4M3FN, strided<[?, 128, 1]>>) -> i32
    %13 = "tile.dim"(%arg1) {axis = 0 : i32} : (memref<?x32xf32, strided<[?, 1]>>) -> i32
    %14 = "tile.dim"(%arg11) {axis = 1 : i32} : (memref<2x?xi32, strided<[?, 1]>>) -> i32
    %15 = arith.minsi %8, %9 : i32
    %16 = arith.minsi %15, %10 : i32
    %17 = arith.minsi %16, %11 : i32
    %18 = arith.minsi %17, %12 : i32
    %19 = arith.minsi %18, %13 : i32
    %20 = arith.minsi %19, %14 : i32
    %21 = "tt.splat"(%2) : (i32) -> tensor<4xi32>
    %22 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
    %23 = arith.addi %21, %22 : tensor<4xi32>
    %24 = "tt.splat"(%20) : (i32) -> tensor<4xi32>
    %25 = arith.cmpi slt, %23, %24 : tensor<4xi32>
    %26 = arith.select %25, %7, %cst : tensor<4xi1>, tensor<4xi32>
    %27 = "tile.load_rows"(%arg7, %2) : (memref<?xf32>, i32) -> tensor<4xf32>
    %28 = "tile.load_rows"(%arg0, %2) : (memref<?x32x128xf8E4M3FN, strided<[?, 128, 1]>>, i32) -> tensor<4x32x128xf8E4M3FN>
    %29 = "tt.reshape"(%28) : (tensor<4x32x128xf8E4M3FN>) -> tensor<128x128xf8E4M3FN>
    %30 = arith.divui %2, %c128_i32 : i32
    %31 = "tile.dim"(%arg5) {axis = 0 : i32} : (memref<?xi32>) -> i32
    %32 = arith.cmpi slt, %30, %31 : i32
    %33 = "tile.load"(%arg5, %30, %32) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %34 = arith.select %32, %33, %c-1_i32 : i32
    %35 = "tt.splat"(%cst_0) : (f32) -> tensor<64x4xf32>
    %36 = "tile.load_rows"(%arg1, %2) : (memref<?x32xf32, strided<[?, 1]>>, i32) -> tensor<4x32xf32>
    %37 = "tt.expand_dims"(%36) {axis = 0 : i32} : (tensor<4x32xf32>) -> tensor<1x4x32xf32>
    %38 = "tt.broadcast"(%37) : (tensor<1x4x32xf32>) -> tensor<64x4x32xf32>
    %39 = "tile.load"(%arg5, %30, %32) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %40 = arith.select %32, %39, %c-1_i32 : i32
    %41 = "tile.reduce"(%26) {axis = 0 : i32, kind = "max"} : (tensor<4xi32>) -> i32
    %42 = "tile.num_programs"() {axis = 1 : i32} : () -> i32
    %43 = arith.addi %41, %c63_i32 : i32
    %44 = arith.divui %43, %c64_i32 : i32
    %45 = arith.divui %44, %42 : i32
    %46 = arith.remui %44, %42 : i32
    %47 = arith.muli %1, %45 : i32
    %48 = arith.minsi %1, %46 : i32
    %49 = arith.addi %47, %48 : i32
    %50 = arith.addi %1, %c1_i32 : i32
    %51 = arith.muli %50, %45 : i32
    %52 = arith.minsi %50, %46 : i32
    %53 = arith.addi %51, %52 : i32
    %54 = arith.muli %53, %c64_i32 : i32
    %55 = arith.minsi %54, %41 : i32
    %56 = arith.muli %49, %c64_i32 : i32
    scf.for %arg13 = %56 to %55 step %c64_i32  : i32 {
      %57 = "tile.find_page"(%arg6, %34, %arg13, %55) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %58 = "tile.load_pages"(%arg2, %arg13, %57) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>, i32, i32) -> tensor<64x128xf8E4M3FN>
      %59 = "tile.dim"(%arg2) {axis = 0 : i32} : (memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>) -> i32
      %60 = arith.cmpi ult, %57, %59 : i32
      %61 = "tt.splat"(%60) : (i1) -> tensor<64xi1>
      %62 = "tt.splat"(%arg13) : (i32) -> tensor<64xi32>
      %63 = "tt.make_range"() {end = 64 : i32, start = 0 : i32} : () -> tensor<64xi32>
      %64 = arith.addi %62, %63 : tensor<64xi32>
      %65 = "tt.splat"(%55) : (i32) -> tensor<64xi32>
      %66 = arith.cmpi slt, %64, %65 : tensor<64xi32>
      %67 = "tile.extend_fp8"(%58) : (tensor<64x128xf8E4M3FN>) -> tensor<64x128xf16>
      %68 = "tile.extend_fp8"(%29) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
      %69 = "tile.dot"(%67, %68) : (tensor<64x128xf16>, tensor<128x128xf16>) -> tensor<64x128xf32>
      %70 = "tt.reshape"(%69) : (tensor<64x128xf32>) -> tensor<64x4x32xf32>
      %71 = "tt.expand_dims"(%35) {axis = 2 : i32} : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
      %72 = "tt.broadcast"(%71) : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
      %73 = arith.maximumf %70, %72 : tensor<64x4x32xf32>
      %74 = arith.mulf %73, %38 : tensor<64x4x32xf32>
      %75 = "tile.reduce"(%74) {axis = 2 : i32, kind = "add"} : (tensor<64x4x32xf32>) -> tensor<64x4xf32>
      %76 = "tile.find_page"(%arg6, %40, %arg13, %55) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %77 = "tile.load_pages"(%arg3, %arg13, %76) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x1xf32, strided<[?, 1, 1]>>, i32, i32) -> tensor<64x1xf32>
      %78 = "tile.dim"(%arg3) {axis = 0 : i32} : (memref<?x64x1xf32, strided<[?, 1, 1]>>) -> i32
      %79 = arith.cmpi ult, %76, %78 : i32
      %80 = "tt.splat"(%79) : (i1) -> tensor<64xi1>
      %81 = "tt.reshape"(%77) : (tensor<64x1xf32>) -> tensor<64xf32>
      %82 = "tt.expand_dims"(%81) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
      %83 = "tt.broadcast"(%82) : (tensor<64x1xf32>) -> tensor<64x4xf32>
      %84 = arith.mulf %75, %83 : tensor<64x4xf32>
      %85 = arith.andi %61, %66 : tensor<64xi1>
      %86 = arith.andi %85, %80 : tensor<64xi1>
      %87 = arith.andi %86, %66 : tensor<64xi1>
      %88 = "tt.trans"(%84) {order = array<i32: 1, 0>} : (tensor<64x4xf32>) -> tensor<4x64xf32>
      %89:2 = "tile.classify"(%88, %27, %26, %87, %arg13) : (tensor<4x64xf32>, tensor<4xf32>, tensor<4xi32>, tensor<64xi1>, i32) -> (tensor<4x64xi1>, tensor<4x64xi1>)
      "tile.scatter"(%88, %89#0, %89#1, %27, %2, %arg13, %arg8, %arg9) {top_k = 2048 : i32} : (tensor<4x64xf32>, tensor<4x64xi1>, tensor<4x64xi1>, tensor<4xf32>, i32, i32, memref<?x2xi32, strided<[?, 1]>>, memref<?x?x2xi32, strided<[?, 2, 1]>>) -> ()
    }
    "tile.repair"(%arg7, %arg8, %arg9, %arg10, %arg11) ({
    ^bb0(%arg13: i32):
      %57 = "tile.load_rows"(%arg4, %arg13) : (memref<?xi32>, i32) -> tensor<4xi32>
      %58 = arith.minsi %57, %5 : tensor<4xi32>
      %59 = arith.maxsi %58, %cst : tensor<4xi32>
      %60 = "tt.splat"(%arg13) : (i32) -> tensor<4xi32>
      %61 = arith.addi %60, %22 : tensor<4xi32>
      %62 = arith.cmpi slt, %61, %24 : tensor<4xi32>
      %63 = arith.select %62, %59, %cst : tensor<4xi1>, tensor<4xi32>
      "tile.yield"(%63, %62) {operandSegmentSizes = array<i32: 1, 1>} : (tensor<4xi32>, tensor<4xi1>) -> ()
    }, {
    ^bb0(%arg13: i32, %arg14: i32, %arg15: i32, %arg16: i32):
      %57 = "tile.load_rows"(%arg0, %arg13) : (memref<?x32x128xf8E4M3FN, strided<[?, 128, 1]>>, i32) -> tensor<4x32x128xf8E4M3FN>
      %58 = "tt.reshape"(%57) : (tensor<4x32x128xf8E4M3FN>) -> tensor<128x128xf8E4M3FN>
      %59 = arith.divui %arg13, %c128_i32 : i32
      %60 = arith.cmpi slt, %59, %31 : i32
      %61 = "tile.load"(%arg5, %59, %60) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
      %62 = arith.select %60, %61, %c-1_i32 : i32
      %63 = "tile.load_rows"(%arg1, %arg13) : (memref<?x32xf32, strided<[?, 1]>>, i32) -> tensor<4x32xf32>
      %64 = "tt.expand_dims"(%63) {axis = 0 : i32} : (tensor<4x32xf32>) -> tensor<1x4x32xf32>
      %65 = "tt.broadcast"(%64) : (tensor<1x4x32xf32>) -> tensor<64x4x32xf32>
      %66 = "tile.load"(%arg5, %59, %60) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
      %67 = arith.select %60, %66, %c-1_i32 : i32
      scf.for %arg17 = %arg14 to %arg15 step %arg16  : i32 {
        %68 = "tile.find_page"(%arg6, %62, %arg17, %arg15) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
        %69 = "tile.load_pages"(%arg2, %arg17, %68) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>, i32, i32) -> tensor<64x128xf8E4M3FN>
        %70 = "tile.dim"(%arg2) {axis = 0 : i32} : (memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>) -> i32
        %71 = arith.cmpi ult, %68, %70 : i32
        %72 = "tt.splat"(%71) : (i1) -> tensor<64xi1>
        %73 = "tt.splat"(%arg17) : (i32) -> tensor<64xi32>
        %74 = "tt.make_range"() {end = 64 : i32, start = 0 : i32} : () -> tensor<64xi32>
        %75 = arith.addi %73, %74 : tensor<64xi32>
        %76 = "tt.splat"(%arg15) : (i32) -> tensor<64xi32>
        %77 = arith.cmpi slt, %75, %76 : tensor<64xi32>
        %78 = "tile.extend_fp8"(%69) : (tensor<64x128xf8E4M3FN>) -> tensor<64x128xf16>
        %79 = "tile.extend_fp8"(%58) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
        %80 = "tile.dot"(%78, %79) : (tensor<64x128xf16>, tensor<128x128xf16>) -> tensor<64x128xf32>
        %81 = "tt.reshape"(%80) : (tensor<64x128xf32>) -> tensor<64x4x32xf32>
        %82 = "tt.expand_dims"(%35) {axis = 2 : i32} : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
        %83 = "tt.broadcast"(%82) : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
        %84 = arith.maximumf %81, %83 : tensor<64x4x32xf32>
        %85 = arith.mulf %84, %65 : tensor<64x4x32xf32>
        %86 = "tile.reduce"(%85) {axis = 2 : i32, kind = "add"} : (tensor<64x4x32xf32>) -> tensor<64x4xf32>
        %87 = "tile.find_page"(%arg6, %67, %arg17, %arg15) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
        %88 = "tile.load_pages"(%arg3, %arg17, %87) {operandSegmentSizes = array<i32: 1, 1, 1>} : (memref<?x64x1xf32, strided<[?, 1, 1]>>, i32, i32) -> tensor<64x1xf32>
        %89 = "tile.dim"(%arg3) {axis = 0 : i32} : (memref<?x64x1xf32, strided<[?, 1, 1]>>) -> i32
        %90 = arith.cmpi ult, %87, %89 : i32
        %91 = "tt.splat"(%90) : (i1) -> tensor<64xi1>
        %92 = "tt.reshape"(%88) : (tensor<64x1xf32>) -> tensor<64xf32>
        %93 = "tt.expand_dims"(%92) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
        %94 = "tt.broadcast"(%93) : (tensor<64x1xf32>) -> tensor<64x4xf32>
        %95 = arith.mulf %86, %94 : tensor<64x4xf32>
        %96 = arith.andi %72, %77 : tensor<64xi1>
        %97 = arith.andi %96, %91 : tensor<64xi1>
        %98 = arith.andi %97, %77 : tensor<64xi1>
        %99 = "tt.trans"(%95) {order = array<i32: 1, 0>} : (tensor<64x4xf32>) -> tensor<4x64xf32>
        "tile.visit"(%99, %98, %arg17) : (tensor<4x64xf32>, tensor<64xi1>, i32) -> ()
      }
      "tile.yield"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
    }) {top_k = 2048 : i32} : (memref<?xf32>, memref<?x2xi32, strided<[?, 1]>>, memref<?x?x2xi32, strided<[?, 2, 1]>>, memref<?xi32>, memref<2x?xi32, strided<[?, 1]>>) -> ()
    return
  }
}

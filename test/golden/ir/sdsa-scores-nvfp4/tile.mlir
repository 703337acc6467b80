#map = affine_map<()[s0, s1] -> (s0 * (s1 ceildiv 4096))>
module {
  func.func @sdsa_scores_nvfp4(%arg0: memref<?x64xi8, strided<[?, 1]>> {winnow.name = "query"}, %arg1: memref<?x64x64xi8, strided<[?, 64, 1]>> {winnow.alignment = 16 : i64, winnow.name = "key_cache"}, %arg2: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "block_table"}, %arg3: memref<?xi32> {winnow.name = "context_lengths"}, %arg4: memref<?xi32> {winnow.name = "requests"}, %arg5: memref<?x?xf32, strided<[?, 1]>> {winnow.name = "scores"}, %arg6: memref<?x8xi8, strided<[?, 1]>> {winnow.alignment = 8 : i64, winnow.name = "query_scales"}, %arg7: memref<?x64x8xi8, strided<[?, 8, 1]>> {winnow.alignment = 8 : i64, winnow.name = "key_scales"}) attributes {winnow.grid = #map, winnow.grid_args = ["scores.size0", "scores.size1"], winnow.plan = {dequantize = "convert", helpers = 132 : i32, num_stages = 3 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 4096 : i32, target = "cuda:90", tile_keys = 128 : i32, tile_rows = 16 : i32}} {
    %cst = arith.constant dense<0xFF800000> : tensor<16x128xf32>
    %cst_0 = arith.constant dense<1> : tensor<128xi32>
    %cst_1 = arith.constant dense<0> : tensor<128xi32>
    %cst_2 = arith.constant dense<64> : tensor<128xi32>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c2147344383_i32 = arith.constant 2147344383 : i32
    %c4096_i32 = arith.constant 4096 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = "tile.program_id"() {axis = 0 : i32} : () -> i32
    %1 = "tile.dim"(%arg5) {axis = 1 : i32} : (memref<?x?xf32, strided<[?, 1]>>) -> i32
    %2 = arith.subi %1, %c1_i32 : i32
    %3 = arith.divui %2, %c4096_i32 : i32
    %4 = arith.addi %3, %c1_i32 : i32
    %5 = arith.divui %0, %4 : i32
    %6 = "tile.dim"(%arg3) {axis = 0 : i32} : (memref<?xi32>) -> i32
    %7 = arith.cmpi slt, %5, %6 : i32
    %8 = "tile.load"(%arg3, %5, %7) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %9 = arith.minsi %1, %c2147344383_i32 : i32
    %10 = arith.minsi %8, %9 : i32
    %11 = arith.maxsi %10, %c0_i32 : i32
    %12 = "tile.load_rows"(%arg0, %5) : (memref<?x64xi8, strided<[?, 1]>>, i32) -> tensor<16x64xi8>
    %13 = "tile.load_rows"(%arg6, %5) : (memref<?x8xi8, strided<[?, 1]>>, i32) -> tensor<16x8xi8>
    %14 = "tile.dequantize_nvfp4"(%12, %13) {order = "halves"} : (tensor<16x64xi8>, tensor<16x8xi8>) -> tensor<16x128xf16>
    %15 = "tile.dim"(%arg4) {axis = 0 : i32} : (memref<?xi32>) -> i32
    %16 = arith.cmpi slt, %5, %15 : i32
    %17 = "tile.load"(%arg4, %5, %16) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %18 = arith.select %16, %17, %c-1_i32 : i32
    %19 = "tile.load"(%arg4, %5, %16) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %20 = arith.select %16, %19, %c-1_i32 : i32
    %21 = arith.remui %0, %4 : i32
    %22 = arith.muli %21, %c4096_i32 : i32
    %23 = arith.subi %11, %22 : i32
    %24 = arith.minsi %23, %c4096_i32 : i32
    %25 = arith.addi %22, %24 : i32
    %26 = "tile.dim"(%arg5) {axis = 0 : i32} : (memref<?x?xf32, strided<[?, 1]>>) -> i32
    %27 = "tile.dim"(%arg0) {axis = 0 : i32} : (memref<?x64xi8, strided<[?, 1]>>) -> i32
    %28 = "tile.dim"(%arg6) {axis = 0 : i32} : (memref<?x8xi8, strided<[?, 1]>>) -> i32
    %29 = arith.minsi %26, %27 : i32
    %30 = arith.minsi %29, %28 : i32
    %31 = arith.subi %30, %5 : i32
    %32 = arith.minsi %31, %c1_i32 : i32
    %33 = "tt.make_range"() {end = 16 : i32, start = 0 : i32} : () -> tensor<16xi32>
    %34 = "tt.splat"(%32) : (i32) -> tensor<16xi32>
    %35 = arith.cmpi slt, %33, %34 : tensor<16xi32>
    scf.for %arg8 = %22 to %25 step %c128_i32  : i32 {
      %36 = arith.addi %arg8, %c64_i32 : i32
      %37 = "tile.find_page"(%arg2, %18, %arg8, %25) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %38 = "tile.find_page"(%arg2, %18, %36, %25) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %39 = "tile.load_pages"(%arg1, %arg8, %37, %38) {operandSegmentSizes = array<i32: 1, 1, 2>} : (memref<?x64x64xi8, strided<[?, 64, 1]>>, i32, i32, i32) -> tensor<128x64xi8>
      %40 = "tile.dim"(%arg1) {axis = 0 : i32} : (memref<?x64x64xi8, strided<[?, 64, 1]>>) -> i32
      %41 = arith.cmpi ult, %37, %40 : i32
      %42 = "tt.splat"(%41) : (i1) -> tensor<128xi1>
      %43 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %44 = arith.divui %43, %cst_2 : tensor<128xi32>
      %45 = arith.cmpi ne, %44, %cst_1 : tensor<128xi32>
      %46 = arith.ori %42, %45 : tensor<128xi1>
      %47 = arith.cmpi ult, %38, %40 : i32
      %48 = "tt.splat"(%47) : (i1) -> tensor<128xi1>
      %49 = arith.cmpi ne, %44, %cst_0 : tensor<128xi32>
      %50 = arith.ori %48, %49 : tensor<128xi1>
      %51 = "tt.splat"(%arg8) : (i32) -> tensor<128xi32>
      %52 = arith.addi %51, %43 : tensor<128xi32>
      %53 = "tt.splat"(%25) : (i32) -> tensor<128xi32>
      %54 = arith.cmpi slt, %52, %53 : tensor<128xi32>
      %55 = "tile.find_page"(%arg2, %20, %arg8, %25) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %56 = "tile.find_page"(%arg2, %20, %36, %25) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %57 = "tile.load_pages"(%arg7, %arg8, %55, %56) {operandSegmentSizes = array<i32: 1, 1, 2>} : (memref<?x64x8xi8, strided<[?, 8, 1]>>, i32, i32, i32) -> tensor<128x8xi8>
      %58 = "tile.dim"(%arg7) {axis = 0 : i32} : (memref<?x64x8xi8, strided<[?, 8, 1]>>) -> i32
      %59 = arith.cmpi ult, %55, %58 : i32
      %60 = "tt.splat"(%59) : (i1) -> tensor<128xi1>
      %61 = arith.ori %60, %45 : tensor<128xi1>
      %62 = arith.cmpi ult, %56, %58 : i32
      %63 = "tt.splat"(%62) : (i1) -> tensor<128xi1>
      %64 = arith.ori %63, %49 : tensor<128xi1>
      %65 = "tile.dequantize_nvfp4"(%39, %57) {order = "halves"} : (tensor<128x64xi8>, tensor<128x8xi8>) -> tensor<128x128xf16>
      %66 = "tile.dot"(%14, %65) : (tensor<16x128xf16>, tensor<128x128xf16>) -> tensor<16x128xf32>
      %67 = arith.andi %46, %50 : tensor<128xi1>
      %68 = arith.andi %67, %54 : tensor<128xi1>
      %69 = arith.andi %68, %61 : tensor<128xi1>
      %70 = arith.andi %69, %64 : tensor<128xi1>
      %71 = arith.andi %70, %54 : tensor<128xi1>
      %72 = "tt.expand_dims"(%71) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
      %73 = "tt.broadcast"(%72) : (tensor<1x128xi1>) -> tensor<16x128xi1>
      %74 = arith.select %73, %66, %cst : tensor<16x128xi1>, tensor<16x128xf32>
      %75 = "tt.splat"(%5) : (i32) -> tensor<16xi32>
      %76 = arith.addi %75, %33 : tensor<16xi32>
      %77 = "tt.expand_dims"(%35) {axis = 1 : i32} : (tensor<16xi1>) -> tensor<16x1xi1>
      %78 = "tt.broadcast"(%77) : (tensor<16x1xi1>) -> tensor<16x128xi1>
      %79 = "tt.expand_dims"(%54) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
      %80 = "tt.broadcast"(%79) : (tensor<1x128xi1>) -> tensor<16x128xi1>
      %81 = arith.andi %78, %80 : tensor<16x128xi1>
      %82 = "tt.expand_dims"(%76) {axis = 1 : i32} : (tensor<16xi32>) -> tensor<16x1xi32>
      %83 = "tt.expand_dims"(%52) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
      "tile.store"(%arg5, %74, %82, %83, %81) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>} : (memref<?x?xf32, strided<[?, 1]>>, tensor<16x128xf32>, tensor<16x1xi32>, tensor<1x128xi32>, tensor<16x128xi1>) -> ()
    }
    return
  }
}

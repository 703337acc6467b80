#map = affine_map<()[s0, s1] -> (s0 * (s1 ceildiv 4096))>
module {
  func.func @sdsa_scores(%arg0: memref<?x128xbf16, strided<[?, 1]>> {winnow.name = "query"}, %arg1: memref<?x64x128xbf16, strided<[?, 128, 1]>> {winnow.alignment = 16 : i64, winnow.name = "key_cache"}, %arg2: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "block_table"}, %arg3: memref<?xi32> {winnow.name = "context_lengths"}, %arg4: memref<?xi32> {winnow.name = "requests"}, %arg5: memref<?x?xf32, strided<[?, 1]>> {winnow.name = "scores"}) attributes {winnow.grid = #map, winnow.grid_args = ["scores.size0", "scores.size1"], winnow.plan = {helpers = 132 : i32, num_stages = 3 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 4096 : i32, target = "cuda:90", tile_keys = 128 : i32, tile_rows = 16 : i32}} {
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
    %12 = "tile.load_rows"(%arg0, %5) : (memref<?x128xbf16, strided<[?, 1]>>, i32) -> tensor<16x128xbf16>
    %13 = "tile.dim"(%arg4) {axis = 0 : i32} : (memref<?xi32>) -> i32
    %14 = arith.cmpi slt, %5, %13 : i32
    %15 = "tile.load"(%arg4, %5, %14) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %16 = arith.select %14, %15, %c-1_i32 : i32
    %17 = arith.remui %0, %4 : i32
    %18 = arith.muli %17, %c4096_i32 : i32
    %19 = arith.subi %11, %18 : i32
    %20 = arith.minsi %19, %c4096_i32 : i32
    %21 = arith.addi %18, %20 : i32
    %22 = "tile.dim"(%arg5) {axis = 0 : i32} : (memref<?x?xf32, strided<[?, 1]>>) -> i32
    %23 = "tile.dim"(%arg0) {axis = 0 : i32} : (memref<?x128xbf16, strided<[?, 1]>>) -> i32
    %24 = arith.minsi %22, %23 : i32
    %25 = arith.subi %24, %5 : i32
    %26 = arith.minsi %25, %c1_i32 : i32
    %27 = "tt.make_range"() {end = 16 : i32, start = 0 : i32} : () -> tensor<16xi32>
    %28 = "tt.splat"(%26) : (i32) -> tensor<16xi32>
    %29 = arith.cmpi slt, %27, %28 : tensor<16xi32>
    scf.for %arg6 = %18 to %21 step %c128_i32  : i32 {
      %30 = arith.addi %arg6, %c64_i32 : i32
      %31 = "tile.find_page"(%arg2, %16, %arg6, %21) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %32 = "tile.find_page"(%arg2, %16, %30, %21) {page_keys = 64 : i32} : (memref<?x?xi32, strided<[?, 1]>>, i32, i32, i32) -> i32
      %33 = "tile.load_pages"(%arg1, %arg6, %31, %32) {operandSegmentSizes = array<i32: 1, 1, 2>} : (memref<?x64x128xbf16, strided<[?, 128, 1]>>, i32, i32, i32) -> tensor<128x128xbf16>
      %34 = "tile.dim"(%arg1) {axis = 0 : i32} : (memref<?x64x128xbf16, strided<[?, 128, 1]>>) -> i32
      %35 = arith.cmpi ult, %31, %34 : i32
      %36 = "tt.splat"(%35) : (i1) -> tensor<128xi1>
      %37 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %38 = arith.divui %37, %cst_2 : tensor<128xi32>
      %39 = arith.cmpi ne, %38, %cst_1 : tensor<128xi32>
      %40 = arith.ori %36, %39 : tensor<128xi1>
      %41 = arith.cmpi ult, %32, %34 : i32
      %42 = "tt.splat"(%41) : (i1) -> tensor<128xi1>
      %43 = arith.cmpi ne, %38, %cst_0 : tensor<128xi32>
      %44 = arith.ori %42, %43 : tensor<128xi1>
      %45 = "tt.splat"(%arg6) : (i32) -> tensor<128xi32>
      %46 = arith.addi %45, %37 : tensor<128xi32>
      %47 = "tt.splat"(%21) : (i32) -> tensor<128xi32>
      %48 = arith.cmpi slt, %46, %47 : tensor<128xi32>
      %49 = "tile.dot"(%12, %33) : (tensor<16x128xbf16>, tensor<128x128xbf16>) -> tensor<16x128xf32>
      %50 = arith.andi %40, %44 : tensor<128xi1>
      %51 = arith.andi %50, %48 : tensor<128xi1>
      %52 = "tt.expand_dims"(%51) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
      %53 = "tt.broadcast"(%52) : (tensor<1x128xi1>) -> tensor<16x128xi1>
      %54 = arith.select %53, %49, %cst : tensor<16x128xi1>, tensor<16x128xf32>
      %55 = "tt.splat"(%5) : (i32) -> tensor<16xi32>
      %56 = arith.addi %55, %27 : tensor<16xi32>
      %57 = "tt.expand_dims"(%29) {axis = 1 : i32} : (tensor<16xi1>) -> tensor<16x1xi1>
      %58 = "tt.broadcast"(%57) : (tensor<16x1xi1>) -> tensor<16x128xi1>
      %59 = "tt.expand_dims"(%48) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
      %60 = "tt.broadcast"(%59) : (tensor<1x128xi1>) -> tensor<16x128xi1>
      %61 = arith.andi %58, %60 : tensor<16x128xi1>
      %62 = "tt.expand_dims"(%56) {axis = 1 : i32} : (tensor<16xi32>) -> tensor<16x1xi32>
      %63 = "tt.expand_dims"(%46) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
      "tile.store"(%arg5, %54, %62, %63, %61) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>} : (memref<?x?xf32, strided<[?, 1]>>, tensor<16x128xf32>, tensor<16x1xi32>, tensor<1x128xi32>, tensor<16x128xi1>) -> ()
    }
    return
  }
}

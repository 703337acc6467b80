#map = affine_map<()[s0, s1] -> (s0, s1 ceildiv 64)>
module {
  func.func @gather_key_sample_nvfp4(%arg0: memref<?x64x64xi8, strided<[?, 64, 1]>> {winnow.alignment = 16 : i64, winnow.name = "key_cache"}, %arg1: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "block_table"}, %arg2: memref<?xi8> {winnow.name = "offsets"}, %arg3: memref<?xi32> {winnow.name = "sample_ends"}, %arg4: memref<?x?x64xi8, strided<[?, 64, 1]>> {winnow.alignment = 16 : i64, winnow.name = "sample_keys"}, %arg5: memref<?x64x8xi8, strided<[?, 8, 1]>> {winnow.alignment = 8 : i64, winnow.name = "key_scales"}, %arg6: memref<?x?x8xi8, strided<[?, 8, 1]>> {winnow.alignment = 8 : i64, winnow.name = "sample_scales"}, %arg7: i32 {winnow.name = "samples_per_run"}, %arg8: i32 {winnow.name = "pages_per_run"}) attributes {winnow.grid = #map, winnow.grid_args = ["sample_keys.size0", "sample_keys.size1"], winnow.plan = {num_stages = 1 : i32, num_warps = 4 : i32, target = "cuda:90"}} {
    %0 = "tile.program_id"() {axis = 0 : i32} : () -> i32
    %1 = "tile.program_id"() {axis = 1 : i32} : () -> i32
    %c64_i32 = arith.constant 64 : i32
    %2 = arith.muli %1, %c64_i32 : i32
    %3 = "tt.splat"(%2) : (i32) -> tensor<64xi32>
    %4 = "tt.make_range"() {end = 64 : i32, start = 0 : i32} : () -> tensor<64xi32>
    %5 = arith.addi %3, %4 : tensor<64xi32>
    %6 = "tile.load"(%arg3, %0) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>} : (memref<?xi32>, i32) -> i32
    %7 = "tile.dim"(%arg2) {axis = 0 : i32} : (memref<?xi8>) -> i32
    %8 = arith.minsi %6, %7 : i32
    %9 = "tt.splat"(%8) : (i32) -> tensor<64xi32>
    %10 = arith.cmpi slt, %5, %9 : tensor<64xi32>
    %11 = "tile.load"(%arg2, %5, %10) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi8>, tensor<64xi32>, tensor<64xi1>) -> tensor<64xi8>
    %12 = arith.extui %11 : tensor<64xi8> to tensor<64xi32>
    %13 = "tt.splat"(%arg7) : (i32) -> tensor<64xi32>
    %14 = arith.divui %5, %13 : tensor<64xi32>
    %15 = "tt.splat"(%arg8) : (i32) -> tensor<64xi32>
    %16 = arith.extsi %15 : tensor<64xi32> to tensor<64xi64>
    %17 = arith.extsi %14 : tensor<64xi32> to tensor<64xi64>
    %18 = arith.muli %17, %16 : tensor<64xi64>
    %cst = arith.constant dense<64> : tensor<64xi32>
    %19 = arith.divui %12, %cst : tensor<64xi32>
    %20 = arith.extsi %19 : tensor<64xi32> to tensor<64xi64>
    %21 = arith.addi %18, %20 : tensor<64xi64>
    %22 = "tile.dim"(%arg1) {axis = 1 : i32} : (memref<?x?xi32, strided<[?, 1]>>) -> i32
    %23 = arith.extsi %22 : i32 to i64
    %24 = "tt.splat"(%23) : (i64) -> tensor<64xi64>
    %25 = arith.cmpi ult, %21, %24 : tensor<64xi64>
    %26 = arith.andi %25, %10 : tensor<64xi1>
    %27 = "tt.splat"(%0) : (i32) -> tensor<64xi32>
    %28 = arith.trunci %21 : tensor<64xi64> to tensor<64xi32>
    %29 = "tile.load"(%arg1, %27, %28, %26) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>} : (memref<?x?xi32, strided<[?, 1]>>, tensor<64xi32>, tensor<64xi32>, tensor<64xi1>) -> tensor<64xi32>
    %cst_0 = arith.constant dense<64> : tensor<64xi32>
    %30 = arith.remui %12, %cst_0 : tensor<64xi32>
    %31 = "tile.dim"(%arg0) {axis = 0 : i32} : (memref<?x64x64xi8, strided<[?, 64, 1]>>) -> i32
    %32 = "tt.splat"(%31) : (i32) -> tensor<64xi32>
    %33 = arith.cmpi ult, %29, %32 : tensor<64xi32>
    %34 = arith.andi %26, %33 : tensor<64xi1>
    %35 = "tt.make_range"() {end = 64 : i32, start = 0 : i32} : () -> tensor<64xi32>
    %36 = "tt.expand_dims"(%35) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
    %37 = "tt.expand_dims"(%34) {axis = 1 : i32} : (tensor<64xi1>) -> tensor<64x1xi1>
    %38 = "tt.broadcast"(%37) : (tensor<64x1xi1>) -> tensor<64x64xi1>
    %39 = "tt.expand_dims"(%29) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %40 = "tt.expand_dims"(%30) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %41 = "tile.load"(%arg0, %39, %40, %36, %38) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>} : (memref<?x64x64xi8, strided<[?, 64, 1]>>, tensor<64x1xi32>, tensor<64x1xi32>, tensor<1x64xi32>, tensor<64x64xi1>) -> tensor<64x64xi8>
    %42 = "tt.expand_dims"(%27) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %43 = "tt.expand_dims"(%5) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    "tile.store"(%arg4, %41, %42, %43, %36, %38) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>} : (memref<?x?x64xi8, strided<[?, 64, 1]>>, tensor<64x64xi8>, tensor<64x1xi32>, tensor<64x1xi32>, tensor<1x64xi32>, tensor<64x64xi1>) -> ()
    %44 = "tile.dim"(%arg5) {axis = 0 : i32} : (memref<?x64x8xi8, strided<[?, 8, 1]>>) -> i32
    %45 = "tt.splat"(%44) : (i32) -> tensor<64xi32>
    %46 = arith.cmpi ult, %29, %45 : tensor<64xi32>
    %47 = arith.andi %26, %46 : tensor<64xi1>
    %48 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
    %49 = "tt.expand_dims"(%48) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
    %50 = "tt.expand_dims"(%47) {axis = 1 : i32} : (tensor<64xi1>) -> tensor<64x1xi1>
    %51 = "tt.broadcast"(%50) : (tensor<64x1xi1>) -> tensor<64x8xi1>
    %52 = "tt.expand_dims"(%29) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %53 = "tt.expand_dims"(%30) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %54 = "tile.load"(%arg5, %52, %53, %49, %51) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>} : (memref<?x64x8xi8, strided<[?, 8, 1]>>, tensor<64x1xi32>, tensor<64x1xi32>, tensor<1x8xi32>, tensor<64x8xi1>) -> tensor<64x8xi8>
    %55 = "tt.expand_dims"(%27) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %56 = "tt.expand_dims"(%5) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    "tile.store"(%arg6, %54, %55, %56, %49, %51) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>} : (memref<?x?x8xi8, strided<[?, 8, 1]>>, tensor<64x8xi8>, tensor<64x1xi32>, tensor<64x1xi32>, tensor<1x8xi32>, tensor<64x8xi1>) -> ()
    return
  }
}

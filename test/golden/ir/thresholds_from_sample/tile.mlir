#map = affine_map<()[s0] -> (s0 ceildiv 8)>
module {
  func.func @thresholds_from_sample(%arg0: memref<?x?xf32, strided<[?, 1]>> {winnow.name = "sample_scores"}, %arg1: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "sample_top"}, %arg2: memref<?xf32> {winnow.name = "thresholds"}, %arg3: memref<?x2xi32, strided<[?, 1]>> {winnow.name = "counters"}) attributes {winnow.grid = #map, winnow.grid_args = ["thresholds.size0"], winnow.plan = {num_stages = 1 : i32, num_warps = 4 : i32, target = "cuda:90"}} {
    %0 = "tile.program_id"() {axis = 0 : i32} : () -> i32
    %c8_i32 = arith.constant 8 : i32
    %1 = arith.muli %0, %c8_i32 : i32
    %2 = "tt.splat"(%1) : (i32) -> tensor<8xi32>
    %3 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
    %4 = arith.addi %2, %3 : tensor<8xi32>
    %5 = "tile.dim"(%arg2) {axis = 0 : i32} : (memref<?xf32>) -> i32
    %6 = "tt.splat"(%5) : (i32) -> tensor<8xi32>
    %7 = arith.cmpi slt, %4, %6 : tensor<8xi32>
    %8 = "tile.dim"(%arg1) {axis = 1 : i32} : (memref<?x?xi32, strided<[?, 1]>>) -> i32
    %cst = arith.constant dense<0x7F800000> : tensor<8x128xf32>
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %9 = scf.for %arg4 = %c0_i32 to %8 step %c128_i32 iter_args(%arg5 = %cst) -> (tensor<8x128xf32>)  : i32 {
      %16 = "tt.splat"(%arg4) : (i32) -> tensor<128xi32>
      %17 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %18 = arith.addi %16, %17 : tensor<128xi32>
      %19 = "tt.expand_dims"(%18) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
      %20 = "tt.splat"(%8) : (i32) -> tensor<1x128xi32>
      %21 = arith.cmpi ult, %19, %20 : tensor<1x128xi32>
      %22 = "tt.broadcast"(%21) : (tensor<1x128xi1>) -> tensor<8x128xi1>
      %23 = "tt.expand_dims"(%7) {axis = 1 : i32} : (tensor<8xi1>) -> tensor<8x1xi1>
      %24 = "tt.broadcast"(%23) : (tensor<8x1xi1>) -> tensor<8x128xi1>
      %25 = arith.andi %22, %24 : tensor<8x128xi1>
      %26 = "tt.expand_dims"(%4) {axis = 1 : i32} : (tensor<8xi32>) -> tensor<8x1xi32>
      %27 = "tile.load"(%arg1, %26, %19, %25) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>} : (memref<?x?xi32, strided<[?, 1]>>, tensor<8x1xi32>, tensor<1x128xi32>, tensor<8x128xi1>) -> tensor<8x128xi32>
      %28 = "tile.dim"(%arg0) {axis = 1 : i32} : (memref<?x?xf32, strided<[?, 1]>>) -> i32
      %29 = "tt.splat"(%28) : (i32) -> tensor<8x128xi32>
      %30 = arith.cmpi ult, %27, %29 : tensor<8x128xi32>
      %31 = arith.andi %30, %25 : tensor<8x128xi1>
      %32 = "tile.load"(%arg0, %26, %27, %31) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>} : (memref<?x?xf32, strided<[?, 1]>>, tensor<8x1xi32>, tensor<8x128xi32>, tensor<8x128xi1>) -> tensor<8x128xf32>
      %33 = arith.cmpf ord, %32, %32 : tensor<8x128xf32>
      %cst_1 = arith.constant dense<0xFF800000> : tensor<8x128xf32>
      %34 = arith.andi %31, %33 : tensor<8x128xi1>
      %35 = arith.select %34, %32, %cst_1 : tensor<8x128xi1>, tensor<8x128xf32>
      %36 = arith.minimumf %arg5, %35 : tensor<8x128xf32>
      %37 = arith.select %25, %36, %arg5 : tensor<8x128xi1>, tensor<8x128xf32>
      scf.yield %37 : tensor<8x128xf32>
    }
    %10 = "tile.reduce"(%9) {axis = 1 : i32, kind = "min"} : (tensor<8x128xf32>) -> tensor<8xf32>
    "tile.store"(%arg2, %10, %4, %7) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1>} : (memref<?xf32>, tensor<8xf32>, tensor<8xi32>, tensor<8xi1>) -> ()
    %cst_0 = arith.constant dense<0> : tensor<8x2xi32>
    %11 = "tt.expand_dims"(%7) {axis = 1 : i32} : (tensor<8xi1>) -> tensor<8x1xi1>
    %12 = "tt.broadcast"(%11) : (tensor<8x1xi1>) -> tensor<8x2xi1>
    %13 = "tt.expand_dims"(%4) {axis = 1 : i32} : (tensor<8xi32>) -> tensor<8x1xi32>
    %14 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
    %15 = "tt.expand_dims"(%14) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
    "tile.store"(%arg3, %cst_0, %13, %15, %12) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>} : (memref<?x2xi32, strided<[?, 1]>>, tensor<8x2xi32>, tensor<8x1xi32>, tensor<1x2xi32>, tensor<8x2xi1>) -> ()
    return
  }
}

#map = affine_map<()[s0, s1] -> ((s0 ceildiv 2) * (s1 ceildiv 4096))>
module {
  func.func @deepseek_v32_sample(%arg0: memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>> {winnow.alignment = 16 : i64, winnow.name = "query"}, %arg1: memref<?x64xf32, strided<[?, 1]>> {winnow.name = "weights"}, %arg2: memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>> {winnow.alignment = 16 : i64, winnow.name = "key_cache"}, %arg3: memref<?x64x1xf32, strided<[?, 1, 1]>> {winnow.name = "key_scales"}, %arg4: memref<?xi32> {winnow.name = "requests"}, %arg5: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "block_table"}, %arg6: memref<?xi32> {winnow.name = "positions"}, %arg7: memref<?xi32> {winnow.name = "sample_lengths"}, %arg8: memref<?x?xf32, strided<[?, 1]>> {winnow.name = "sample_scores"}) attributes {winnow.grid = #map, winnow.grid_args = ["sample_scores.size0", "sample_scores.size1"], winnow.plan = {fp8 = "convert", helpers = 132 : i32, keys_operand = "lhs", num_stages = 3 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 4096 : i32, target = "cuda:90", tile_keys = 128 : i32, tile_rows = 2 : i32}} {
    %cst = arith.constant dense<0xFF800000> : tensor<2x128xf32>
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c2147344383_i32 = arith.constant 2147344383 : i32
    %c128_i32 = arith.constant 128 : i32
    %c2_i32 = arith.constant 2 : i32
    %c4096_i32 = arith.constant 4096 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = "tile.program_id"() {axis = 0 : i32} : () -> i32
    %1 = "tile.dim"(%arg8) {axis = 1 : i32} : (memref<?x?xf32, strided<[?, 1]>>) -> i32
    %2 = arith.subi %1, %c1_i32 : i32
    %3 = arith.divui %2, %c4096_i32 : i32
    %4 = arith.addi %3, %c1_i32 : i32
    %5 = arith.divui %0, %4 : i32
    %6 = arith.muli %5, %c2_i32 : i32
    %7 = arith.divui %6, %c128_i32 : i32
    %8 = "tile.dim"(%arg7) {axis = 0 : i32} : (memref<?xi32>) -> i32
    %9 = arith.cmpi slt, %7, %8 : i32
    %10 = "tile.load"(%arg7, %7, %9) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %11 = arith.minsi %1, %c2147344383_i32 : i32
    %12 = arith.minsi %10, %11 : i32
    %13 = arith.maxsi %12, %c0_i32 : i32
    %14 = "tile.load_rows"(%arg0, %6) : (memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>, i32) -> tensor<2x64x128xf8E4M3FN>
    %15 = "tt.reshape"(%14) : (tensor<2x64x128xf8E4M3FN>) -> tensor<128x128xf8E4M3FN>
    %16 = "tile.dim"(%arg4) {axis = 0 : i32} : (memref<?xi32>) -> i32
    %17 = arith.cmpi slt, %7, %16 : i32
    %18 = "tile.load"(%arg4, %7, %17) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %19 = arith.select %17, %18, %c-1_i32 : i32
    %20 = "tt.splat"(%cst_0) : (f32) -> tensor<128x2xf32>
    %21 = "tile.load_rows"(%arg1, %6) : (memref<?x64xf32, strided<[?, 1]>>, i32) -> tensor<2x64xf32>
    %22 = "tt.expand_dims"(%21) {axis = 0 : i32} : (tensor<2x64xf32>) -> tensor<1x2x64xf32>
    %23 = "tt.broadcast"(%22) : (tensor<1x2x64xf32>) -> tensor<128x2x64xf32>
    %24 = "tile.load"(%arg4, %7, %17) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %25 = arith.select %17, %24, %c-1_i32 : i32
    %26 = arith.remui %0, %4 : i32
    %27 = arith.muli %26, %c4096_i32 : i32
    %28 = arith.subi %13, %27 : i32
    %29 = arith.minsi %28, %c4096_i32 : i32
    %30 = arith.addi %27, %29 : i32
    %31 = "tile.dim"(%arg8) {axis = 0 : i32} : (memref<?x?xf32, strided<[?, 1]>>) -> i32
    %32 = "tile.dim"(%arg0) {axis = 0 : i32} : (memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>) -> i32
    %33 = "tile.dim"(%arg1) {axis = 0 : i32} : (memref<?x64xf32, strided<[?, 1]>>) -> i32
    %34 = arith.minsi %31, %32 : i32
    %35 = arith.minsi %34, %33 : i32
    %36 = arith.subi %35, %6 : i32
    %37 = arith.minsi %36, %c2_i32 : i32
    %38 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
    %39 = "tt.splat"(%37) : (i32) -> tensor<2xi32>
    %40 = arith.cmpi slt, %38, %39 : tensor<2xi32>
    scf.for %arg9 = %27 to %30 step %c128_i32  : i32 {
      %41 = "tt.splat"(%arg9) : (i32) -> tensor<128xi32>
      %42 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %43 = arith.addi %41, %42 : tensor<128xi32>
      %44 = "tile.dim"(%arg6) {axis = 0 : i32} : (memref<?xi32>) -> i32
      %45 = arith.minsi %30, %44 : i32
      %46 = "tt.splat"(%45) : (i32) -> tensor<128xi32>
      %47 = arith.cmpi slt, %43, %46 : tensor<128xi32>
      %48 = "tile.load"(%arg6, %43, %47) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
      %49:2 = "tile.gather_keys"(%arg2, %arg5, %19, %48, %47) : (memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>, memref<?x?xi32, strided<[?, 1]>>, i32, tensor<128xi32>, tensor<128xi1>) -> (tensor<128x128xf8E4M3FN>, tensor<128xi1>)
      %50 = "tile.extend_fp8"(%49#0) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
      %51 = "tile.extend_fp8"(%15) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
      %52 = "tile.dot"(%50, %51) : (tensor<128x128xf16>, tensor<128x128xf16>) -> tensor<128x128xf32>
      %53 = "tt.reshape"(%52) : (tensor<128x128xf32>) -> tensor<128x2x64xf32>
      %54 = "tt.expand_dims"(%20) {axis = 2 : i32} : (tensor<128x2xf32>) -> tensor<128x2x1xf32>
      %55 = "tt.broadcast"(%54) : (tensor<128x2x1xf32>) -> tensor<128x2x64xf32>
      %56 = arith.maximumf %53, %55 : tensor<128x2x64xf32>
      %57 = arith.mulf %56, %23 : tensor<128x2x64xf32>
      %58 = "tile.reduce"(%57) {axis = 2 : i32, kind = "add"} : (tensor<128x2x64xf32>) -> tensor<128x2xf32>
      %59 = "tile.load"(%arg6, %43, %47) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
      %60:2 = "tile.gather_keys"(%arg3, %arg5, %25, %59, %47) : (memref<?x64x1xf32, strided<[?, 1, 1]>>, memref<?x?xi32, strided<[?, 1]>>, i32, tensor<128xi32>, tensor<128xi1>) -> (tensor<128x1xf32>, tensor<128xi1>)
      %61 = "tt.reshape"(%60#0) : (tensor<128x1xf32>) -> tensor<128xf32>
      %62 = "tt.expand_dims"(%61) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
      %63 = "tt.broadcast"(%62) : (tensor<128x1xf32>) -> tensor<128x2xf32>
      %64 = arith.mulf %58, %63 : tensor<128x2xf32>
      %65 = arith.andi %49#1, %60#1 : tensor<128xi1>
      %66 = "tt.trans"(%64) {order = array<i32: 1, 0>} : (tensor<128x2xf32>) -> tensor<2x128xf32>
      %67 = "tt.expand_dims"(%65) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
      %68 = "tt.broadcast"(%67) : (tensor<1x128xi1>) -> tensor<2x128xi1>
      %69 = arith.select %68, %66, %cst : tensor<2x128xi1>, tensor<2x128xf32>
      %70 = "tt.splat"(%6) : (i32) -> tensor<2xi32>
      %71 = arith.addi %70, %38 : tensor<2xi32>
      %72 = "tt.splat"(%30) : (i32) -> tensor<128xi32>
      %73 = arith.cmpi slt, %43, %72 : tensor<128xi32>
      %74 = "tt.expand_dims"(%40) {axis = 1 : i32} : (tensor<2xi1>) -> tensor<2x1xi1>
      %75 = "tt.broadcast"(%74) : (tensor<2x1xi1>) -> tensor<2x128xi1>
      %76 = "tt.expand_dims"(%73) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
      %77 = "tt.broadcast"(%76) : (tensor<1x128xi1>) -> tensor<2x128xi1>
      %78 = arith.andi %75, %77 : tensor<2x128xi1>
      %79 = "tt.expand_dims"(%71) {axis = 1 : i32} : (tensor<2xi32>) -> tensor<2x1xi32>
      %80 = "tt.expand_dims"(%43) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
      "tile.store"(%arg8, %69, %79, %80, %78) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>} : (memref<?x?xf32, strided<[?, 1]>>, tensor<2x128xf32>, tensor<2x1xi32>, tensor<1x128xi32>, tensor<2x128xi1>) -> ()
    }
    return
  }
}

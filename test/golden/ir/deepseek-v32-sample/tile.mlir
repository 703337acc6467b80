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
    %16 = arith.divsi %6, %c128_i32 : i32
    %17 = "tile.dim"(%arg4) {axis = 0 : i32} : (memref<?xi32>) -> i32
    %18 = arith.cmpi slt, %16, %17 : i32
    %19 = "tile.load"(%arg4, %16, %18) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %20 = arith.select %18, %19, %c-1_i32 : i32
    %21 = "tt.splat"(%cst_0) : (f32) -> tensor<128x2xf32>
    %22 = "tile.load_rows"(%arg1, %6) : (memref<?x64xf32, strided<[?, 1]>>, i32) -> tensor<2x64xf32>
    %23 = "tt.expand_dims"(%22) {axis = 0 : i32} : (tensor<2x64xf32>) -> tensor<1x2x64xf32>
    %24 = "tt.broadcast"(%23) : (tensor<1x2x64xf32>) -> tensor<128x2x64xf32>
    %25 = "tile.load"(%arg4, %16, %18) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, i32, i1) -> i32
    %26 = arith.select %18, %25, %c-1_i32 : i32
    %27 = arith.remui %0, %4 : i32
    %28 = arith.muli %27, %c4096_i32 : i32
    %29 = arith.subi %13, %28 : i32
    %30 = arith.minsi %29, %c4096_i32 : i32
    %31 = arith.addi %28, %30 : i32
    %32 = "tile.dim"(%arg8) {axis = 0 : i32} : (memref<?x?xf32, strided<[?, 1]>>) -> i32
    %33 = "tile.dim"(%arg0) {axis = 0 : i32} : (memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>) -> i32
    %34 = "tile.dim"(%arg1) {axis = 0 : i32} : (memref<?x64xf32, strided<[?, 1]>>) -> i32
    %35 = arith.minsi %32, %33 : i32
    %36 = arith.minsi %35, %34 : i32
    %37 = arith.subi %36, %6 : i32
    %38 = arith.minsi %37, %c2_i32 : i32
    %39 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
    %40 = "tt.splat"(%38) : (i32) -> tensor<2xi32>
    %41 = arith.cmpi slt, %39, %40 : tensor<2xi32>
    scf.for %arg9 = %28 to %31 step %c128_i32  : i32 {
      %42 = "tt.splat"(%arg9) : (i32) -> tensor<128xi32>
      %43 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %44 = arith.addi %42, %43 : tensor<128xi32>
      %45 = "tile.dim"(%arg6) {axis = 0 : i32} : (memref<?xi32>) -> i32
      %46 = arith.minsi %31, %45 : i32
      %47 = "tt.splat"(%46) : (i32) -> tensor<128xi32>
      %48 = arith.cmpi slt, %44, %47 : tensor<128xi32>
      %49 = "tile.load"(%arg6, %44, %48) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
      %50:2 = "tile.gather_keys"(%arg2, %arg5, %20, %49, %48) : (memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>, memref<?x?xi32, strided<[?, 1]>>, i32, tensor<128xi32>, tensor<128xi1>) -> (tensor<128x128xf8E4M3FN>, tensor<128xi1>)
      %51 = "tile.extend_fp8"(%50#0) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
      %52 = "tile.extend_fp8"(%15) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
      %53 = "tile.dot"(%51, %52) : (tensor<128x128xf16>, tensor<128x128xf16>) -> tensor<128x128xf32>
      %54 = "tt.reshape"(%53) : (tensor<128x128xf32>) -> tensor<128x2x64xf32>
      %55 = "tt.expand_dims"(%21) {axis = 2 : i32} : (tensor<128x2xf32>) -> tensor<128x2x1xf32>
      %56 = "tt.broadcast"(%55) : (tensor<128x2x1xf32>) -> tensor<128x2x64xf32>
      %57 = arith.maximumf %54, %56 : tensor<128x2x64xf32>
      %58 = arith.mulf %57, %24 : tensor<128x2x64xf32>
      %59 = "tile.reduce"(%58) {axis = 2 : i32, kind = "add"} : (tensor<128x2x64xf32>) -> tensor<128x2xf32>
      %60 = "tile.load"(%arg6, %44, %48) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi32>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
      %61:2 = "tile.gather_keys"(%arg3, %arg5, %26, %60, %48) : (memref<?x64x1xf32, strided<[?, 1, 1]>>, memref<?x?xi32, strided<[?, 1]>>, i32, tensor<128xi32>, tensor<128xi1>) -> (tensor<128x1xf32>, tensor<128xi1>)
      %62 = "tt.reshape"(%61#0) : (tensor<128x1xf32>) -> tensor<128xf32>
      %63 = "tt.expand_dims"(%62) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
      %64 = "tt.broadcast"(%63) : (tensor<128x1xf32>) -> tensor<128x2xf32>
      %65 = arith.mulf %59, %64 : tensor<128x2xf32>
      %66 = arith.andi %50#1, %61#1 : tensor<128xi1>
      %67 = "tt.trans"(%65) {order = array<i32: 1, 0>} : (tensor<128x2xf32>) -> tensor<2x128xf32>
      %68 = "tt.expand_dims"(%66) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
      %69 = "tt.broadcast"(%68) : (tensor<1x128xi1>) -> tensor<2x128xi1>
      %70 = arith.select %69, %67, %cst : tensor<2x128xi1>, tensor<2x128xf32>
      %71 = "tt.splat"(%6) : (i32) -> tensor<2xi32>
      %72 = arith.addi %71, %39 : tensor<2xi32>
      %73 = "tt.splat"(%31) : (i32) -> tensor<128xi32>
      %74 = arith.cmpi slt, %44, %73 : tensor<128xi32>
      %75 = "tt.expand_dims"(%41) {axis = 1 : i32} : (tensor<2xi1>) -> tensor<2x1xi1>
      %76 = "tt.broadcast"(%75) : (tensor<2x1xi1>) -> tensor<2x128xi1>
      %77 = "tt.expand_dims"(%74) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
      %78 = "tt.broadcast"(%77) : (tensor<1x128xi1>) -> tensor<2x128xi1>
      %79 = arith.andi %76, %78 : tensor<2x128xi1>
      %80 = "tt.expand_dims"(%72) {axis = 1 : i32} : (tensor<2xi32>) -> tensor<2x1xi32>
      %81 = "tt.expand_dims"(%44) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
      "tile.store"(%arg8, %70, %80, %81, %79) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>} : (memref<?x?xf32, strided<[?, 1]>>, tensor<2x128xf32>, tensor<2x1xi32>, tensor<1x128xi32>, tensor<2x128xi1>) -> ()
    }
    return
  }
}

#map = affine_map<()[s0] -> (s0 ceildiv 8)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<f32>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<i32>, %arg4: i32, %arg5: i64, %arg6: !tt.ptr<f32>, %arg7: i32, %arg8: !tt.ptr<i32>, %arg9: i64):
    %cst = arith.constant dense<0> : tensor<8x2xi32>
    %cst_0 = arith.constant dense<0xFF800000> : tensor<8x128xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<8x128xf32>
    %cst_2 = arith.constant dense<0> : tensor<8x128xi32>
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant dense<0x7F800000> : tensor<8x128xf32>
    %c8_i32 = arith.constant 8 : i32
    %0 = "tt.get_program_id"() {axis = 0 : i32} : () -> i32
    %1 = arith.muli %0, %c8_i32 : i32
    %2 = "tt.splat"(%1) : (i32) -> tensor<8xi32>
    %3 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
    %4 = arith.addi %2, %3 : tensor<8xi32>
    %5 = "tt.splat"(%arg7) : (i32) -> tensor<8xi32>
    %6 = arith.cmpi slt, %4, %5 : tensor<8xi32>
    %7 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
    %8 = "tt.splat"(%arg4) : (i32) -> tensor<1x128xi32>
    %9 = "tt.expand_dims"(%6) {axis = 1 : i32} : (tensor<8xi1>) -> tensor<8x1xi1>
    %10 = "tt.broadcast"(%9) : (tensor<8x1xi1>) -> tensor<8x128xi1>
    %11 = "tt.expand_dims"(%4) {axis = 1 : i32} : (tensor<8xi32>) -> tensor<8x1xi32>
    %12 = arith.extsi %11 : tensor<8x1xi32> to tensor<8x1xi64>
    %13 = "tt.splat"(%arg5) : (i64) -> tensor<8x1xi64>
    %14 = arith.muli %12, %13 : tensor<8x1xi64>
    %15 = "tt.broadcast"(%14) : (tensor<8x1xi64>) -> tensor<8x128xi64>
    %16 = "tt.splat"(%arg3) : (!tt.ptr<i32>) -> tensor<8x128x!tt.ptr<i32>>
    %17 = "tt.splat"(%arg1) : (i32) -> tensor<8x128xi32>
    %18 = "tt.splat"(%arg2) : (i64) -> tensor<8x1xi64>
    %19 = arith.muli %12, %18 : tensor<8x1xi64>
    %20 = "tt.broadcast"(%19) : (tensor<8x1xi64>) -> tensor<8x128xi64>
    %21 = "tt.splat"(%arg0) : (!tt.ptr<f32>) -> tensor<8x128x!tt.ptr<f32>>
    %22 = scf.for %arg10 = %c0_i32 to %arg4 step %c128_i32 iter_args(%arg11 = %cst_3) -> (tensor<8x128xf32>)  : i32 {
      %41 = "tt.splat"(%arg10) : (i32) -> tensor<128xi32>
      %42 = arith.addi %41, %7 : tensor<128xi32>
      %43 = "tt.expand_dims"(%42) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
      %44 = arith.cmpi ult, %43, %8 : tensor<1x128xi32>
      %45 = "tt.broadcast"(%44) : (tensor<1x128xi1>) -> tensor<8x128xi1>
      %46 = arith.andi %45, %10 : tensor<8x128xi1>
      %47 = arith.extsi %43 : tensor<1x128xi32> to tensor<1x128xi64>
      %48 = "tt.broadcast"(%47) : (tensor<1x128xi64>) -> tensor<8x128xi64>
      %49 = arith.addi %15, %48 : tensor<8x128xi64>
      %50 = "tt.addptr"(%16, %49) : (tensor<8x128x!tt.ptr<i32>>, tensor<8x128xi64>) -> tensor<8x128x!tt.ptr<i32>>
      %51 = "tt.load"(%50, %46, %cst_2) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<8x128x!tt.ptr<i32>>, tensor<8x128xi1>, tensor<8x128xi32>) -> tensor<8x128xi32>
      %52 = arith.cmpi ult, %51, %17 : tensor<8x128xi32>
      %53 = arith.andi %52, %46 : tensor<8x128xi1>
      %54 = arith.extsi %51 : tensor<8x128xi32> to tensor<8x128xi64>
      %55 = arith.addi %20, %54 : tensor<8x128xi64>
      %56 = "tt.addptr"(%21, %55) : (tensor<8x128x!tt.ptr<f32>>, tensor<8x128xi64>) -> tensor<8x128x!tt.ptr<f32>>
      %57 = "tt.load"(%56, %53, %cst_1) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<8x128x!tt.ptr<f32>>, tensor<8x128xi1>, tensor<8x128xf32>) -> tensor<8x128xf32>
      %58 = arith.cmpf ord, %57, %57 : tensor<8x128xf32>
      %59 = arith.andi %53, %58 : tensor<8x128xi1>
      %60 = arith.select %59, %57, %cst_0 : tensor<8x128xi1>, tensor<8x128xf32>
      %61 = arith.minimumf %arg11, %60 : tensor<8x128xf32>
      %62 = arith.select %46, %61, %arg11 : tensor<8x128xi1>, tensor<8x128xf32>
      scf.yield %62 : tensor<8x128xf32>
    }
    %23 = "tt.reduce"(%22) ({
    ^bb0(%arg10: f32, %arg11: f32):
      %41 = arith.minimumf %arg10, %arg11 : f32
      "tt.reduce_return"(%41) : (f32) -> ()
    }) {axis = 1 : i32} : (tensor<8x128xf32>) -> tensor<8xf32>
    %24 = arith.extsi %4 : tensor<8xi32> to tensor<8xi64>
    %25 = "tt.splat"(%arg6) : (!tt.ptr<f32>) -> tensor<8x!tt.ptr<f32>>
    %26 = "tt.addptr"(%25, %24) : (tensor<8x!tt.ptr<f32>>, tensor<8xi64>) -> tensor<8x!tt.ptr<f32>>
    "tt.store"(%26, %23, %6) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<8x!tt.ptr<f32>>, tensor<8xf32>, tensor<8xi1>) -> ()
    %27 = "tt.expand_dims"(%6) {axis = 1 : i32} : (tensor<8xi1>) -> tensor<8x1xi1>
    %28 = "tt.broadcast"(%27) : (tensor<8x1xi1>) -> tensor<8x2xi1>
    %29 = "tt.expand_dims"(%4) {axis = 1 : i32} : (tensor<8xi32>) -> tensor<8x1xi32>
    %30 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
    %31 = "tt.expand_dims"(%30) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
    %32 = arith.extsi %29 : tensor<8x1xi32> to tensor<8x1xi64>
    %33 = "tt.splat"(%arg9) : (i64) -> tensor<8x1xi64>
    %34 = arith.muli %32, %33 : tensor<8x1xi64>
    %35 = arith.extsi %31 : tensor<1x2xi32> to tensor<1x2xi64>
    %36 = "tt.broadcast"(%34) : (tensor<8x1xi64>) -> tensor<8x2xi64>
    %37 = "tt.broadcast"(%35) : (tensor<1x2xi64>) -> tensor<8x2xi64>
    %38 = arith.addi %36, %37 : tensor<8x2xi64>
    %39 = "tt.splat"(%arg8) : (!tt.ptr<i32>) -> tensor<8x2x!tt.ptr<i32>>
    %40 = "tt.addptr"(%39, %38) : (tensor<8x2x!tt.ptr<i32>>, tensor<8x2xi64>) -> tensor<8x2x!tt.ptr<i32>>
    "tt.store"(%40, %cst, %28) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<8x2x!tt.ptr<i32>>, tensor<8x2xi32>, tensor<8x2xi1>) -> ()
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 4 : i32, winnow.arg = "sample_scores", winnow.type = memref<?x?xf32, strided<[?, 1]>>}, {winnow.arg = "sample_scores.size1"}, {winnow.arg = "sample_scores.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "sample_top", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "sample_top.size1"}, {winnow.arg = "sample_top.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.stride0"}], function_type = (!tt.ptr<f32>, i32, i64, !tt.ptr<i32>, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i64) -> (), sym_name = "thresholds_from_sample", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["thresholds.size0"], winnow.plan = {num_stages = 1 : i32, num_warps = 4 : i32, target = "cuda:90"}} : () -> ()
}

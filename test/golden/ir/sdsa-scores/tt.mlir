#map = affine_map<()[s0, s1] -> (s0 * (s1 ceildiv 4096))>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<bf16>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<bf16>, %arg4: i32, %arg5: i64, %arg6: !tt.ptr<i32>, %arg7: i32, %arg8: i32, %arg9: i64, %arg10: !tt.ptr<i32>, %arg11: i32, %arg12: !tt.ptr<i32>, %arg13: i32, %arg14: !tt.ptr<f32>, %arg15: i32, %arg16: i32, %arg17: i64):
    %c192_i32 = arith.constant 192 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<16x128xf32>
    %cst_0 = arith.constant dense<128> : tensor<128x1xi32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x128xbf16>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<16x128xbf16>
    %cst_3 = arith.constant dense<0xFF800000> : tensor<16x128xf32>
    %cst_4 = arith.constant dense<1> : tensor<128xi32>
    %cst_5 = arith.constant dense<0> : tensor<128xi32>
    %cst_6 = arith.constant dense<64> : tensor<128xi32>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c2147344383_i32 = arith.constant 2147344383 : i32
    %c4096_i32 = arith.constant 4096 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = "tt.get_program_id"() {axis = 0 : i32} : () -> i32
    %1 = arith.subi %arg16, %c1_i32 : i32
    %2 = arith.divui %1, %c4096_i32 : i32
    %3 = arith.addi %2, %c1_i32 : i32
    %4 = arith.divui %0, %3 : i32
    %5 = arith.cmpi slt, %4, %arg11 : i32
    %6 = arith.extsi %4 : i32 to i64
    %7 = "tt.addptr"(%arg10, %6) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %8 = "tt.load"(%7, %5, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %9 = arith.minsi %arg16, %c2147344383_i32 : i32
    %10 = arith.minsi %8, %9 : i32
    %11 = arith.maxsi %10, %c0_i32 : i32
    %12 = "tt.splat"(%4) : (i32) -> tensor<16xi32>
    %13 = "tt.make_range"() {end = 16 : i32, start = 0 : i32} : () -> tensor<16xi32>
    %14 = arith.addi %12, %13 : tensor<16xi32>
    %15 = "tt.splat"(%arg1) : (i32) -> tensor<16xi32>
    %16 = arith.cmpi ult, %14, %15 : tensor<16xi32>
    %17 = "tt.expand_dims"(%14) {axis = 1 : i32} : (tensor<16xi32>) -> tensor<16x1xi32>
    %18 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
    %19 = "tt.expand_dims"(%18) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
    %20 = "tt.expand_dims"(%16) {axis = 1 : i32} : (tensor<16xi1>) -> tensor<16x1xi1>
    %21 = "tt.broadcast"(%20) : (tensor<16x1xi1>) -> tensor<16x128xi1>
    %22 = arith.extsi %17 : tensor<16x1xi32> to tensor<16x1xi64>
    %23 = "tt.splat"(%arg2) : (i64) -> tensor<16x1xi64>
    %24 = arith.muli %22, %23 : tensor<16x1xi64>
    %25 = arith.extsi %19 : tensor<1x128xi32> to tensor<1x128xi64>
    %26 = "tt.broadcast"(%24) : (tensor<16x1xi64>) -> tensor<16x128xi64>
    %27 = "tt.broadcast"(%25) : (tensor<1x128xi64>) -> tensor<16x128xi64>
    %28 = arith.addi %26, %27 : tensor<16x128xi64>
    %29 = "tt.splat"(%arg0) : (!tt.ptr<bf16>) -> tensor<16x128x!tt.ptr<bf16>>
    %30 = "tt.addptr"(%29, %28) : (tensor<16x128x!tt.ptr<bf16>>, tensor<16x128xi64>) -> tensor<16x128x!tt.ptr<bf16>>
    %31 = "tt.load"(%30, %21, %cst_2) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<16x128x!tt.ptr<bf16>>, tensor<16x128xi1>, tensor<16x128xbf16>) -> tensor<16x128xbf16>
    %32 = arith.cmpi slt, %4, %arg13 : i32
    %33 = "tt.addptr"(%arg12, %6) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %34 = "tt.load"(%33, %32, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %35 = arith.select %32, %34, %c-1_i32 : i32
    %36 = arith.remui %0, %3 : i32
    %37 = arith.muli %36, %c4096_i32 : i32
    %38 = arith.subi %11, %37 : i32
    %39 = arith.minsi %38, %c4096_i32 : i32
    %40 = arith.addi %37, %39 : i32
    %41 = arith.minsi %arg15, %arg1 : i32
    %42 = arith.subi %41, %4 : i32
    %43 = arith.minsi %42, %c1_i32 : i32
    %44 = "tt.splat"(%43) : (i32) -> tensor<16xi32>
    %45 = arith.cmpi slt, %13, %44 : tensor<16xi32>
    %46 = arith.divui %37, %c64_i32 : i32
    %47 = arith.cmpi ult, %46, %arg8 : i32
    %48 = arith.cmpi ult, %35, %arg7 : i32
    %49 = arith.cmpi slt, %37, %40 : i32
    %50 = arith.andi %49, %47 : i1
    %51 = arith.andi %50, %48 : i1
    %52 = arith.extsi %35 : i32 to i64
    %53 = arith.muli %52, %arg9 : i64
    %54 = arith.extsi %46 : i32 to i64
    %55 = arith.addi %53, %54 : i64
    %56 = "tt.addptr"(%arg6, %55) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %57 = "tt.load"(%56, %51, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %58 = arith.select %51, %57, %c-1_i32 : i32
    %59 = arith.addi %37, %c64_i32 : i32
    %60 = arith.divui %59, %c64_i32 : i32
    %61 = arith.cmpi ult, %60, %arg8 : i32
    %62 = arith.cmpi slt, %59, %40 : i32
    %63 = arith.andi %62, %61 : i1
    %64 = arith.andi %63, %48 : i1
    %65 = arith.extsi %60 : i32 to i64
    %66 = arith.addi %53, %65 : i64
    %67 = "tt.addptr"(%arg6, %66) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %68 = "tt.load"(%67, %64, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %69 = arith.select %64, %68, %c-1_i32 : i32
    %70 = arith.cmpi slt, %18, %cst_6 : tensor<128xi32>
    %71 = arith.remui %18, %cst_6 : tensor<128xi32>
    %72 = "tt.splat"(%arg4) : (i32) -> tensor<128x1xi32>
    %73 = "tt.expand_dims"(%71) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %74 = "tt.splat"(%arg5) : (i64) -> tensor<128x1xi64>
    %75 = arith.muli %73, %cst_0 : tensor<128x1xi32>
    %76 = arith.extsi %75 : tensor<128x1xi32> to tensor<128x1xi64>
    %77 = "tt.broadcast"(%25) : (tensor<1x128xi64>) -> tensor<128x128xi64>
    %78 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<128x128x!tt.ptr<bf16>>
    %79 = arith.divui %18, %cst_6 : tensor<128xi32>
    %80 = arith.cmpi ne, %79, %cst_5 : tensor<128xi32>
    %81 = arith.cmpi ne, %79, %cst_4 : tensor<128xi32>
    %82 = "tt.splat"(%40) : (i32) -> tensor<128xi32>
    %83 = "tt.expand_dims"(%45) {axis = 1 : i32} : (tensor<16xi1>) -> tensor<16x1xi1>
    %84 = "tt.broadcast"(%83) : (tensor<16x1xi1>) -> tensor<16x128xi1>
    %85 = "tt.splat"(%arg17) : (i64) -> tensor<16x1xi64>
    %86 = arith.muli %22, %85 : tensor<16x1xi64>
    %87 = "tt.broadcast"(%86) : (tensor<16x1xi64>) -> tensor<16x128xi64>
    %88 = "tt.splat"(%arg14) : (!tt.ptr<f32>) -> tensor<16x128x!tt.ptr<f32>>
    %89:2 = scf.for %arg18 = %37 to %40 step %c128_i32 iter_args(%arg19 = %58, %arg20 = %69) -> (i32, i32)  : i32 {
      %90 = arith.addi %arg18, %c128_i32 : i32
      %91 = arith.divui %90, %c64_i32 : i32
      %92 = arith.cmpi ult, %91, %arg8 : i32
      %93 = arith.cmpi slt, %90, %40 : i32
      %94 = arith.andi %93, %92 : i1
      %95 = arith.andi %94, %48 : i1
      %96 = arith.extsi %91 : i32 to i64
      %97 = arith.addi %53, %96 : i64
      %98 = "tt.addptr"(%arg6, %97) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %99 = "tt.load"(%98, %95, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %100 = arith.select %95, %99, %c-1_i32 : i32
      %101 = arith.addi %arg18, %c192_i32 : i32
      %102 = arith.divui %101, %c64_i32 : i32
      %103 = arith.cmpi ult, %102, %arg8 : i32
      %104 = arith.cmpi slt, %101, %40 : i32
      %105 = arith.andi %104, %103 : i1
      %106 = arith.andi %105, %48 : i1
      %107 = arith.extsi %102 : i32 to i64
      %108 = arith.addi %53, %107 : i64
      %109 = "tt.addptr"(%arg6, %108) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %110 = "tt.load"(%109, %106, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %111 = arith.select %106, %110, %c-1_i32 : i32
      %112 = "tt.splat"(%arg20) : (i32) -> tensor<128xi32>
      %113 = "tt.splat"(%arg19) : (i32) -> tensor<128xi32>
      %114 = arith.select %70, %113, %112 : tensor<128xi1>, tensor<128xi32>
      %115 = "tt.expand_dims"(%114) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %116 = arith.cmpi ult, %115, %72 : tensor<128x1xi32>
      %117 = "tt.broadcast"(%116) : (tensor<128x1xi1>) -> tensor<128x128xi1>
      %118 = arith.extsi %115 : tensor<128x1xi32> to tensor<128x1xi64>
      %119 = arith.muli %118, %74 : tensor<128x1xi64>
      %120 = arith.addi %119, %76 : tensor<128x1xi64>
      %121 = "tt.broadcast"(%120) : (tensor<128x1xi64>) -> tensor<128x128xi64>
      %122 = arith.addi %121, %77 : tensor<128x128xi64>
      %123 = "tt.addptr"(%78, %122) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi64>) -> tensor<128x128x!tt.ptr<bf16>>
      %124 = "tt.load"(%123, %117, %cst_1) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
      %125 = arith.cmpi ult, %arg19, %arg4 : i32
      %126 = "tt.splat"(%125) : (i1) -> tensor<128xi1>
      %127 = arith.ori %126, %80 : tensor<128xi1>
      %128 = arith.cmpi ult, %arg20, %arg4 : i32
      %129 = "tt.splat"(%128) : (i1) -> tensor<128xi1>
      %130 = arith.ori %129, %81 : tensor<128xi1>
      %131 = "tt.splat"(%arg18) : (i32) -> tensor<128xi32>
      %132 = arith.addi %131, %18 : tensor<128xi32>
      %133 = arith.cmpi slt, %132, %82 : tensor<128xi32>
      %134 = "tt.trans"(%124) {order = array<i32: 1, 0>} : (tensor<128x128xbf16>) -> tensor<128x128xbf16>
      %135 = "tt.dot"(%31, %134, %cst) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<16x128xbf16>, tensor<128x128xbf16>, tensor<16x128xf32>) -> tensor<16x128xf32>
      %136 = arith.andi %127, %130 : tensor<128xi1>
      %137 = arith.andi %136, %133 : tensor<128xi1>
      %138 = "tt.expand_dims"(%137) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
      %139 = "tt.broadcast"(%138) : (tensor<1x128xi1>) -> tensor<16x128xi1>
      %140 = arith.select %139, %135, %cst_3 : tensor<16x128xi1>, tensor<16x128xf32>
      %141 = "tt.expand_dims"(%133) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
      %142 = "tt.broadcast"(%141) : (tensor<1x128xi1>) -> tensor<16x128xi1>
      %143 = arith.andi %84, %142 : tensor<16x128xi1>
      %144 = "tt.expand_dims"(%132) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
      %145 = arith.extsi %144 : tensor<1x128xi32> to tensor<1x128xi64>
      %146 = "tt.broadcast"(%145) : (tensor<1x128xi64>) -> tensor<16x128xi64>
      %147 = arith.addi %87, %146 : tensor<16x128xi64>
      %148 = "tt.addptr"(%88, %147) : (tensor<16x128x!tt.ptr<f32>>, tensor<16x128xi64>) -> tensor<16x128x!tt.ptr<f32>>
      "tt.store"(%148, %140, %143) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<16x128x!tt.ptr<f32>>, tensor<16x128xf32>, tensor<16x128xi1>) -> ()
      scf.yield %100, %111 : i32, i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 2 : i32, winnow.arg = "query", winnow.type = memref<?x128xbf16, strided<[?, 1]>>}, {winnow.arg = "query.size0"}, {winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "context_lengths", winnow.type = memref<?xi32>}, {winnow.arg = "context_lengths.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "requests", winnow.type = memref<?xi32>}, {winnow.arg = "requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "scores", winnow.type = memref<?x?xf32, strided<[?, 1]>>}, {winnow.arg = "scores.size0"}, {winnow.arg = "scores.size1"}, {winnow.arg = "scores.stride0"}], function_type = (!tt.ptr<bf16>, i32, i64, !tt.ptr<bf16>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<f32>, i32, i32, i64) -> (), sym_name = "sdsa_scores", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["scores.size0", "scores.size1"], winnow.plan = {helpers = 132 : i32, num_stages = 3 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 4096 : i32, target = "cuda:90", tile_keys = 128 : i32, tile_rows = 16 : i32}} : () -> ()
}

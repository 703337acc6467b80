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
    %25 = "tt.splat"(%arg0) : (!tt.ptr<bf16>) -> tensor<16x1x!tt.ptr<bf16>>
    %26 = "tt.addptr"(%25, %24) : (tensor<16x1x!tt.ptr<bf16>>, tensor<16x1xi64>) -> tensor<16x1x!tt.ptr<bf16>>
    %27 = "tt.broadcast"(%26) : (tensor<16x1x!tt.ptr<bf16>>) -> tensor<16x128x!tt.ptr<bf16>>
    %28 = "tt.broadcast"(%19) : (tensor<1x128xi32>) -> tensor<16x128xi32>
    %29 = "tt.addptr"(%27, %28) : (tensor<16x128x!tt.ptr<bf16>>, tensor<16x128xi32>) -> tensor<16x128x!tt.ptr<bf16>>
    %30 = "tt.load"(%29, %21, %cst_2) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<16x128x!tt.ptr<bf16>>, tensor<16x128xi1>, tensor<16x128xbf16>) -> tensor<16x128xbf16>
    %31 = arith.cmpi slt, %4, %arg13 : i32
    %32 = "tt.addptr"(%arg12, %6) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %33 = "tt.load"(%32, %31, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %34 = arith.select %31, %33, %c-1_i32 : i32
    %35 = arith.remui %0, %3 : i32
    %36 = arith.muli %35, %c4096_i32 : i32
    %37 = arith.subi %11, %36 : i32
    %38 = arith.minsi %37, %c4096_i32 : i32
    %39 = arith.addi %36, %38 : i32
    %40 = arith.minsi %arg15, %arg1 : i32
    %41 = arith.subi %40, %4 : i32
    %42 = arith.minsi %41, %c1_i32 : i32
    %43 = "tt.splat"(%42) : (i32) -> tensor<16xi32>
    %44 = arith.cmpi slt, %13, %43 : tensor<16xi32>
    %45 = arith.divui %36, %c64_i32 : i32
    %46 = arith.cmpi ult, %45, %arg8 : i32
    %47 = arith.cmpi ult, %34, %arg7 : i32
    %48 = arith.cmpi slt, %36, %39 : i32
    %49 = arith.andi %48, %46 : i1
    %50 = arith.andi %49, %47 : i1
    %51 = arith.extsi %34 : i32 to i64
    %52 = arith.muli %51, %arg9 : i64
    %53 = "tt.addptr"(%arg6, %52) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %54 = arith.extsi %45 : i32 to i64
    %55 = "tt.addptr"(%53, %54) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %56 = "tt.load"(%55, %50, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %57 = arith.select %50, %56, %c-1_i32 : i32
    %58 = arith.addi %36, %c64_i32 : i32
    %59 = arith.divui %58, %c64_i32 : i32
    %60 = arith.cmpi ult, %59, %arg8 : i32
    %61 = arith.cmpi slt, %58, %39 : i32
    %62 = arith.andi %61, %60 : i1
    %63 = arith.andi %62, %47 : i1
    %64 = arith.extsi %59 : i32 to i64
    %65 = "tt.addptr"(%53, %64) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %66 = "tt.load"(%65, %63, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %67 = arith.select %63, %66, %c-1_i32 : i32
    %68 = arith.cmpi slt, %18, %cst_6 : tensor<128xi32>
    %69 = arith.remui %18, %cst_6 : tensor<128xi32>
    %70 = "tt.splat"(%arg4) : (i32) -> tensor<128x1xi32>
    %71 = "tt.expand_dims"(%69) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %72 = "tt.splat"(%arg5) : (i64) -> tensor<128x1xi64>
    %73 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<128x1x!tt.ptr<bf16>>
    %74 = arith.muli %71, %cst_0 : tensor<128x1xi32>
    %75 = "tt.broadcast"(%19) : (tensor<1x128xi32>) -> tensor<128x128xi32>
    %76 = arith.divui %18, %cst_6 : tensor<128xi32>
    %77 = arith.cmpi ne, %76, %cst_5 : tensor<128xi32>
    %78 = arith.cmpi ne, %76, %cst_4 : tensor<128xi32>
    %79 = "tt.splat"(%39) : (i32) -> tensor<128xi32>
    %80 = "tt.expand_dims"(%44) {axis = 1 : i32} : (tensor<16xi1>) -> tensor<16x1xi1>
    %81 = "tt.broadcast"(%80) : (tensor<16x1xi1>) -> tensor<16x128xi1>
    %82 = "tt.splat"(%arg17) : (i64) -> tensor<16x1xi64>
    %83 = arith.muli %22, %82 : tensor<16x1xi64>
    %84 = "tt.splat"(%arg14) : (!tt.ptr<f32>) -> tensor<16x1x!tt.ptr<f32>>
    %85 = "tt.addptr"(%84, %83) : (tensor<16x1x!tt.ptr<f32>>, tensor<16x1xi64>) -> tensor<16x1x!tt.ptr<f32>>
    %86 = "tt.broadcast"(%85) : (tensor<16x1x!tt.ptr<f32>>) -> tensor<16x128x!tt.ptr<f32>>
    %87:2 = scf.for %arg18 = %36 to %39 step %c128_i32 iter_args(%arg19 = %57, %arg20 = %67) -> (i32, i32)  : i32 {
      %88 = arith.addi %arg18, %c128_i32 : i32
      %89 = arith.divui %88, %c64_i32 : i32
      %90 = arith.cmpi ult, %89, %arg8 : i32
      %91 = arith.cmpi slt, %88, %39 : i32
      %92 = arith.andi %91, %90 : i1
      %93 = arith.andi %92, %47 : i1
      %94 = arith.extsi %89 : i32 to i64
      %95 = "tt.addptr"(%53, %94) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %96 = "tt.load"(%95, %93, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %97 = arith.select %93, %96, %c-1_i32 : i32
      %98 = arith.addi %arg18, %c192_i32 : i32
      %99 = arith.divui %98, %c64_i32 : i32
      %100 = arith.cmpi ult, %99, %arg8 : i32
      %101 = arith.cmpi slt, %98, %39 : i32
      %102 = arith.andi %101, %100 : i1
      %103 = arith.andi %102, %47 : i1
      %104 = arith.extsi %99 : i32 to i64
      %105 = "tt.addptr"(%53, %104) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %106 = "tt.load"(%105, %103, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %107 = arith.select %103, %106, %c-1_i32 : i32
      %108 = "tt.splat"(%arg20) : (i32) -> tensor<128xi32>
      %109 = "tt.splat"(%arg19) : (i32) -> tensor<128xi32>
      %110 = arith.select %68, %109, %108 : tensor<128xi1>, tensor<128xi32>
      %111 = "tt.expand_dims"(%110) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %112 = arith.cmpi ult, %111, %70 : tensor<128x1xi32>
      %113 = "tt.broadcast"(%112) : (tensor<128x1xi1>) -> tensor<128x128xi1>
      %114 = arith.extsi %111 : tensor<128x1xi32> to tensor<128x1xi64>
      %115 = arith.muli %114, %72 : tensor<128x1xi64>
      %116 = "tt.addptr"(%73, %115) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<bf16>>
      %117 = "tt.addptr"(%116, %74) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<bf16>>
      %118 = "tt.broadcast"(%117) : (tensor<128x1x!tt.ptr<bf16>>) -> tensor<128x128x!tt.ptr<bf16>>
      %119 = "tt.addptr"(%118, %75) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi32>) -> tensor<128x128x!tt.ptr<bf16>>
      %120 = "tt.load"(%119, %113, %cst_1) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
      %121 = arith.cmpi ult, %arg19, %arg4 : i32
      %122 = "tt.splat"(%121) : (i1) -> tensor<128xi1>
      %123 = arith.ori %122, %77 : tensor<128xi1>
      %124 = arith.cmpi ult, %arg20, %arg4 : i32
      %125 = "tt.splat"(%124) : (i1) -> tensor<128xi1>
      %126 = arith.ori %125, %78 : tensor<128xi1>
      %127 = "tt.splat"(%arg18) : (i32) -> tensor<128xi32>
      %128 = arith.addi %127, %18 : tensor<128xi32>
      %129 = arith.cmpi slt, %128, %79 : tensor<128xi32>
      %130 = "tt.trans"(%120) {order = array<i32: 1, 0>} : (tensor<128x128xbf16>) -> tensor<128x128xbf16>
      %131 = "tt.dot"(%30, %130, %cst) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<16x128xbf16>, tensor<128x128xbf16>, tensor<16x128xf32>) -> tensor<16x128xf32>
      %132 = arith.andi %123, %126 : tensor<128xi1>
      %133 = arith.andi %132, %129 : tensor<128xi1>
      %134 = "tt.expand_dims"(%133) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
      %135 = "tt.broadcast"(%134) : (tensor<1x128xi1>) -> tensor<16x128xi1>
      %136 = arith.select %135, %131, %cst_3 : tensor<16x128xi1>, tensor<16x128xf32>
      %137 = "tt.expand_dims"(%129) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
      %138 = "tt.broadcast"(%137) : (tensor<1x128xi1>) -> tensor<16x128xi1>
      %139 = arith.andi %81, %138 : tensor<16x128xi1>
      %140 = "tt.expand_dims"(%128) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
      %141 = arith.extsi %140 : tensor<1x128xi32> to tensor<1x128xi64>
      %142 = "tt.broadcast"(%141) : (tensor<1x128xi64>) -> tensor<16x128xi64>
      %143 = "tt.addptr"(%86, %142) : (tensor<16x128x!tt.ptr<f32>>, tensor<16x128xi64>) -> tensor<16x128x!tt.ptr<f32>>
      "tt.store"(%143, %136, %139) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<16x128x!tt.ptr<f32>>, tensor<16x128xf32>, tensor<16x128xi1>) -> ()
      scf.yield %97, %107 : i32, i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 2 : i32, winnow.arg = "query", winnow.type = memref<?x128xbf16, strided<[?, 1]>>}, {winnow.arg = "query.size0"}, {winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "context_lengths", winnow.type = memref<?xi32>}, {winnow.arg = "context_lengths.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "requests", winnow.type = memref<?xi32>}, {winnow.arg = "requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "scores", winnow.type = memref<?x?xf32, strided<[?, 1]>>}, {winnow.arg = "scores.size0"}, {winnow.arg = "scores.size1"}, {winnow.arg = "scores.stride0"}], function_type = (!tt.ptr<bf16>, i32, i64, !tt.ptr<bf16>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<f32>, i32, i32, i64) -> (), sym_name = "sdsa_scores", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["scores.size0", "scores.size1"], winnow.plan = {helpers = 132 : i32, num_stages = 3 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 4096 : i32, target = "cuda:90", tile_keys = 128 : i32, tile_rows = 16 : i32}} : () -> ()
}

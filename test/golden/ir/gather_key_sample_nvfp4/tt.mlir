#map = affine_map<()[s0, s1] -> (s0, s1 ceildiv 64)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<i8>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<i32>, %arg4: i32, %arg5: i64, %arg6: !tt.ptr<i8>, %arg7: i32, %arg8: !tt.ptr<i32>, %arg9: !tt.ptr<i8>, %arg10: i64, %arg11: !tt.ptr<i8>, %arg12: i32, %arg13: i64, %arg14: !tt.ptr<i8>, %arg15: i64, %arg16: i32, %arg17: i32):
    %cst = arith.constant dense<8> : tensor<64x1xi64>
    %cst_0 = arith.constant dense<8> : tensor<64x1xi32>
    %cst_1 = arith.constant dense<0> : tensor<64x8xi8>
    %cst_2 = arith.constant dense<64> : tensor<64x1xi64>
    %cst_3 = arith.constant dense<64> : tensor<64x1xi32>
    %cst_4 = arith.constant dense<0> : tensor<64x64xi8>
    %cst_5 = arith.constant dense<0> : tensor<64xi32>
    %cst_6 = arith.constant dense<64> : tensor<64xi32>
    %cst_7 = arith.constant dense<0> : tensor<64xi8>
    %c64_i32 = arith.constant 64 : i32
    %0 = "tt.get_program_id"() {axis = 0 : i32} : () -> i32
    %1 = "tt.get_program_id"() {axis = 1 : i32} : () -> i32
    %2 = arith.muli %1, %c64_i32 : i32
    %3 = "tt.splat"(%2) : (i32) -> tensor<64xi32>
    %4 = "tt.make_range"() {end = 64 : i32, start = 0 : i32} : () -> tensor<64xi32>
    %5 = arith.addi %3, %4 : tensor<64xi32>
    %6 = arith.extsi %0 : i32 to i64
    %7 = "tt.addptr"(%arg8, %6) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %8 = "tt.load"(%7) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
    %9 = arith.minsi %8, %arg7 : i32
    %10 = "tt.splat"(%9) : (i32) -> tensor<64xi32>
    %11 = arith.cmpi slt, %5, %10 : tensor<64xi32>
    %12 = arith.extsi %5 : tensor<64xi32> to tensor<64xi64>
    %13 = "tt.splat"(%arg6) : (!tt.ptr<i8>) -> tensor<64x!tt.ptr<i8>>
    %14 = "tt.addptr"(%13, %12) : (tensor<64x!tt.ptr<i8>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i8>>
    %15 = "tt.load"(%14, %11, %cst_7) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i8>>, tensor<64xi1>, tensor<64xi8>) -> tensor<64xi8>
    %16 = arith.extui %15 : tensor<64xi8> to tensor<64xi32>
    %17 = "tt.splat"(%arg16) : (i32) -> tensor<64xi32>
    %18 = arith.divui %5, %17 : tensor<64xi32>
    %19 = "tt.splat"(%arg17) : (i32) -> tensor<64xi32>
    %20 = arith.extsi %19 : tensor<64xi32> to tensor<64xi64>
    %21 = arith.extsi %18 : tensor<64xi32> to tensor<64xi64>
    %22 = arith.muli %21, %20 : tensor<64xi64>
    %23 = arith.divui %16, %cst_6 : tensor<64xi32>
    %24 = arith.extsi %23 : tensor<64xi32> to tensor<64xi64>
    %25 = arith.addi %22, %24 : tensor<64xi64>
    %26 = arith.extsi %arg4 : i32 to i64
    %27 = "tt.splat"(%26) : (i64) -> tensor<64xi64>
    %28 = arith.cmpi ult, %25, %27 : tensor<64xi64>
    %29 = arith.andi %28, %11 : tensor<64xi1>
    %30 = "tt.splat"(%0) : (i32) -> tensor<64xi32>
    %31 = arith.trunci %25 : tensor<64xi64> to tensor<64xi32>
    %32 = arith.extsi %30 : tensor<64xi32> to tensor<64xi64>
    %33 = "tt.splat"(%arg5) : (i64) -> tensor<64xi64>
    %34 = arith.muli %32, %33 : tensor<64xi64>
    %35 = arith.extsi %31 : tensor<64xi32> to tensor<64xi64>
    %36 = arith.addi %34, %35 : tensor<64xi64>
    %37 = "tt.splat"(%arg3) : (!tt.ptr<i32>) -> tensor<64x!tt.ptr<i32>>
    %38 = "tt.addptr"(%37, %36) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
    %39 = "tt.load"(%38, %29, %cst_5) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
    %40 = arith.remui %16, %cst_6 : tensor<64xi32>
    %41 = "tt.splat"(%arg1) : (i32) -> tensor<64xi32>
    %42 = arith.cmpi ult, %39, %41 : tensor<64xi32>
    %43 = arith.andi %29, %42 : tensor<64xi1>
    %44 = "tt.expand_dims"(%4) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
    %45 = "tt.expand_dims"(%43) {axis = 1 : i32} : (tensor<64xi1>) -> tensor<64x1xi1>
    %46 = "tt.broadcast"(%45) : (tensor<64x1xi1>) -> tensor<64x64xi1>
    %47 = "tt.expand_dims"(%39) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %48 = "tt.expand_dims"(%40) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %49 = arith.extsi %47 : tensor<64x1xi32> to tensor<64x1xi64>
    %50 = "tt.splat"(%arg2) : (i64) -> tensor<64x1xi64>
    %51 = arith.muli %49, %50 : tensor<64x1xi64>
    %52 = arith.muli %48, %cst_3 : tensor<64x1xi32>
    %53 = arith.extsi %52 : tensor<64x1xi32> to tensor<64x1xi64>
    %54 = arith.addi %51, %53 : tensor<64x1xi64>
    %55 = arith.extsi %44 : tensor<1x64xi32> to tensor<1x64xi64>
    %56 = "tt.broadcast"(%54) : (tensor<64x1xi64>) -> tensor<64x64xi64>
    %57 = "tt.broadcast"(%55) : (tensor<1x64xi64>) -> tensor<64x64xi64>
    %58 = arith.addi %56, %57 : tensor<64x64xi64>
    %59 = "tt.splat"(%arg0) : (!tt.ptr<i8>) -> tensor<64x64x!tt.ptr<i8>>
    %60 = "tt.addptr"(%59, %58) : (tensor<64x64x!tt.ptr<i8>>, tensor<64x64xi64>) -> tensor<64x64x!tt.ptr<i8>>
    %61 = "tt.load"(%60, %46, %cst_4) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x64x!tt.ptr<i8>>, tensor<64x64xi1>, tensor<64x64xi8>) -> tensor<64x64xi8>
    %62 = "tt.expand_dims"(%30) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %63 = "tt.expand_dims"(%5) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %64 = arith.extsi %62 : tensor<64x1xi32> to tensor<64x1xi64>
    %65 = "tt.splat"(%arg10) : (i64) -> tensor<64x1xi64>
    %66 = arith.muli %64, %65 : tensor<64x1xi64>
    %67 = arith.extsi %63 : tensor<64x1xi32> to tensor<64x1xi64>
    %68 = arith.muli %67, %cst_2 : tensor<64x1xi64>
    %69 = arith.addi %66, %68 : tensor<64x1xi64>
    %70 = "tt.broadcast"(%69) : (tensor<64x1xi64>) -> tensor<64x64xi64>
    %71 = arith.addi %70, %57 : tensor<64x64xi64>
    %72 = "tt.splat"(%arg9) : (!tt.ptr<i8>) -> tensor<64x64x!tt.ptr<i8>>
    %73 = "tt.addptr"(%72, %71) : (tensor<64x64x!tt.ptr<i8>>, tensor<64x64xi64>) -> tensor<64x64x!tt.ptr<i8>>
    "tt.store"(%73, %61, %46) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x64x!tt.ptr<i8>>, tensor<64x64xi8>, tensor<64x64xi1>) -> ()
    %74 = "tt.splat"(%arg12) : (i32) -> tensor<64xi32>
    %75 = arith.cmpi ult, %39, %74 : tensor<64xi32>
    %76 = arith.andi %29, %75 : tensor<64xi1>
    %77 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
    %78 = "tt.expand_dims"(%77) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
    %79 = "tt.expand_dims"(%76) {axis = 1 : i32} : (tensor<64xi1>) -> tensor<64x1xi1>
    %80 = "tt.broadcast"(%79) : (tensor<64x1xi1>) -> tensor<64x8xi1>
    %81 = "tt.splat"(%arg13) : (i64) -> tensor<64x1xi64>
    %82 = arith.muli %49, %81 : tensor<64x1xi64>
    %83 = arith.muli %48, %cst_0 : tensor<64x1xi32>
    %84 = arith.extsi %83 : tensor<64x1xi32> to tensor<64x1xi64>
    %85 = arith.addi %82, %84 : tensor<64x1xi64>
    %86 = arith.extsi %78 : tensor<1x8xi32> to tensor<1x8xi64>
    %87 = "tt.broadcast"(%85) : (tensor<64x1xi64>) -> tensor<64x8xi64>
    %88 = "tt.broadcast"(%86) : (tensor<1x8xi64>) -> tensor<64x8xi64>
    %89 = arith.addi %87, %88 : tensor<64x8xi64>
    %90 = "tt.splat"(%arg11) : (!tt.ptr<i8>) -> tensor<64x8x!tt.ptr<i8>>
    %91 = "tt.addptr"(%90, %89) : (tensor<64x8x!tt.ptr<i8>>, tensor<64x8xi64>) -> tensor<64x8x!tt.ptr<i8>>
    %92 = "tt.load"(%91, %80, %cst_1) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x8x!tt.ptr<i8>>, tensor<64x8xi1>, tensor<64x8xi8>) -> tensor<64x8xi8>
    %93 = "tt.splat"(%arg15) : (i64) -> tensor<64x1xi64>
    %94 = arith.muli %64, %93 : tensor<64x1xi64>
    %95 = arith.muli %67, %cst : tensor<64x1xi64>
    %96 = arith.addi %94, %95 : tensor<64x1xi64>
    %97 = "tt.broadcast"(%96) : (tensor<64x1xi64>) -> tensor<64x8xi64>
    %98 = arith.addi %97, %88 : tensor<64x8xi64>
    %99 = "tt.splat"(%arg14) : (!tt.ptr<i8>) -> tensor<64x8x!tt.ptr<i8>>
    %100 = "tt.addptr"(%99, %98) : (tensor<64x8x!tt.ptr<i8>>, tensor<64x8xi64>) -> tensor<64x8x!tt.ptr<i8>>
    "tt.store"(%100, %92, %80) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x8x!tt.ptr<i8>>, tensor<64x8xi8>, tensor<64x8xi1>) -> ()
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x64xi8, strided<[?, 64, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {winnow.arg = "offsets", winnow.type = memref<?xi8>}, {winnow.arg = "offsets.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "sample_ends", winnow.type = memref<?xi32>}, {tt.divisibility = 16 : i32, winnow.arg = "sample_keys", winnow.type = memref<?x?x64xi8, strided<[?, 64, 1]>>}, {tt.divisibility = 16 : i32, winnow.arg = "sample_keys.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_scales", winnow.type = memref<?x64x8xi8, strided<[?, 8, 1]>>}, {winnow.arg = "key_scales.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_scales.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "sample_scales", winnow.type = memref<?x?x8xi8, strided<[?, 8, 1]>>}, {tt.divisibility = 8 : i32, winnow.arg = "sample_scales.stride0"}, {winnow.arg = "samples_per_run"}, {winnow.arg = "pages_per_run"}], function_type = (!tt.ptr<i8>, i32, i64, !tt.ptr<i32>, i32, i64, !tt.ptr<i8>, i32, !tt.ptr<i32>, !tt.ptr<i8>, i64, !tt.ptr<i8>, i32, i64, !tt.ptr<i8>, i64, i32, i32) -> (), sym_name = "gather_key_sample_nvfp4", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["sample_keys.size0", "sample_keys.size1"], winnow.plan = {num_stages = 1 : i32, num_warps = 4 : i32, target = "cuda:90"}} : () -> ()
}

#map = affine_map<()[s0, s1] -> (s0 ceildiv 4, ((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - ((((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - s1 ceildiv 256) - ((((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - ((((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - s1 ceildiv 256) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - ((((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - s1 ceildiv 256) - 65535) - s1 ceildiv 2147483648 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 ceildiv 4)>
#map2 = affine_map<()[s0, s1] -> (4095)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<f8E4M3FN>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<f32>, %arg4: i32, %arg5: i64, %arg6: !tt.ptr<f8E4M3FN>, %arg7: i32, %arg8: i64, %arg9: !tt.ptr<f32>, %arg10: i32, %arg11: i64, %arg12: !tt.ptr<i32>, %arg13: i32, %arg14: !tt.ptr<i32>, %arg15: i32, %arg16: !tt.ptr<i32>, %arg17: i32, %arg18: i32, %arg19: i64, %arg20: !tt.ptr<f32>, %arg21: i32, %arg22: !tt.ptr<i32>, %arg23: i32, %arg24: i64, %arg25: !tt.ptr<i32>, %arg26: i32, %arg27: i32, %arg28: i64, %arg29: !tt.ptr<i32>, %arg30: i32, %arg31: !tt.ptr<i32>, %arg32: i32, %arg33: i64, %arg34: i32):
    %cst = arith.constant -1.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant dense<0> : tensor<4xi64>
    %c500_i32 = arith.constant 500 : i32
    %c65535_i32 = arith.constant 65535 : i32
    %cst_1 = arith.constant dense<2> : tensor<1x1024x1xi64>
    %cst_2 = arith.constant dense<2143289344> : tensor<1x1024xi32>
    %cst_3 = arith.constant dense<0x7F800000> : tensor<1x1024xf32>
    %cst_4 = arith.constant dense<0x7FC00000> : tensor<1xf32>
    %cst_5 = arith.constant dense<0x7F800000> : tensor<1xf32>
    %cst_6 = arith.constant dense<2.000000e+00> : tensor<1xf32>
    %cst_7 = arith.constant dense<2047> : tensor<1024xi32>
    %cst_8 = arith.constant dense<65535> : tensor<1024xi32>
    %cst_9 = arith.constant dense<16> : tensor<1024xi32>
    %cst_10 = arith.constant dense<2> : tensor<1024xi64>
    %cst_11 = arith.constant dense<0> : tensor<1024xi32>
    %cst_12 = arith.constant dense<0> : tensor<1xi32>
    %cst_13 = arith.constant dense<2048> : tensor<1024xi32>
    %c1023_i32 = arith.constant 1023 : i32
    %cst_14 = arith.constant dense<2139095041> : tensor<2048xi32>
    %cst_15 = arith.constant 4.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %cst_16 = arith.constant dense<32> : tensor<2048xi64>
    %c6_i32 = arith.constant 6 : i32
    %cst_17 = arith.constant 2.500000e-01 : f32
    %cst_18 = arith.constant 1.800000e+00 : f32
    %cst_19 = arith.constant 3.000000e-01 : f32
    %cst_20 = arith.constant dense<-2139095041> : tensor<2048xi32>
    %cst_21 = arith.constant dense<2139095040> : tensor<2048xi32>
    %cst_22 = arith.constant dense<2147483647> : tensor<2048xi32>
    %cst_23 = arith.constant 0x7FC00000 : f32
    %cst_24 = arith.constant 0x7F800000 : f32
    %cst_25 = arith.constant dense<2> : tensor<2048xi64>
    %cst_26 = arith.constant dense<0> : tensor<2048xi32>
    %cst_27 = arith.constant dense<1> : tensor<1xi32>
    %cst_28 = arith.constant dense<2048> : tensor<2048xi32>
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst_29 = arith.constant 2.14748352E+9 : f32
    %cst_30 = arith.constant 5.000000e-01 : f32
    %cst_31 = arith.constant 1.000000e+00 : f32
    %cst_32 = arith.constant 4.500000e-01 : f32
    %c-2139095041_i32 = arith.constant -2139095041 : i32
    %c8_i32 = arith.constant 8 : i32
    %c-2139095040_i32 = arith.constant -2139095040 : i32
    %c2139095041_i32 = arith.constant 2139095041 : i32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c2047_i32 = arith.constant 2047 : i32
    %c4194304_i32 = arith.constant 4194304 : i32
    %cst_33 = arith.constant dense<2047> : tensor<128xi32>
    %cst_34 = arith.constant dense<11> : tensor<128xi32>
    %cst_35 = arith.constant dense<4194304> : tensor<128xi32>
    %cst_36 = arith.constant dense<2147483646> : tensor<128xi32>
    %cst_37 = arith.constant dense<2147483647> : tensor<128xi32>
    %cst_38 = arith.constant dense<0> : tensor<128xi32>
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c396_i32 = arith.constant 396 : i32
    %false = arith.constant false
    %c11_i32 = arith.constant 11 : i32
    %c22_i32 = arith.constant 22 : i32
    %c1024_i32 = arith.constant 1024 : i32
    %c16_i32 = arith.constant 16 : i32
    %true = arith.constant true
    %cst_39 = arith.constant dense<-2147483648> : tensor<4xi32>
    %cst_40 = arith.constant dense<2139095041> : tensor<4xi32>
    %cst_41 = arith.constant dense<-2139095041> : tensor<4xi32>
    %cst_42 = arith.constant dense<2139095040> : tensor<4xi32>
    %cst_43 = arith.constant dense<2147483647> : tensor<4xi32>
    %cst_44 = arith.constant dense<2048> : tensor<4xi32>
    %cst_45 = arith.constant dense<1> : tensor<4xi32>
    %cst_46 = arith.constant dense<2> : tensor<4x64x1xi64>
    %cst_47 = arith.constant dense<2143289344> : tensor<4x64xi32>
    %cst_48 = arith.constant dense<0x7F800000> : tensor<4x64xf32>
    %cst_49 = arith.constant dense<0x7FC00000> : tensor<4xf32>
    %cst_50 = arith.constant dense<0x7F800000> : tensor<4xf32>
    %cst_51 = arith.constant dense<2.000000e+00> : tensor<4xf32>
    %cst_52 = arith.constant dense<2048> : tensor<4x64xi32>
    %cst_53 = arith.constant dense<2047> : tensor<4x64xi32>
    %cst_54 = arith.constant dense<0> : tensor<4x64xi32>
    %cst_55 = arith.constant dense<1> : tensor<4x64xi32>
    %c2048_i32 = arith.constant 2048 : i32
    %cst_56 = arith.constant dense<true> : tensor<4x64xi1>
    %cst_57 = arith.constant dense<0.000000e+00> : tensor<64x128xf32>
    %cst_58 = arith.constant dense<128> : tensor<64x1xi32>
    %cst_59 = arith.constant dense<0.000000e+00> : tensor<64x128xf8E4M3FN>
    %cst_60 = arith.constant dense<0.000000e+00> : tensor<64x1xf32>
    %cst_61 = arith.constant dense<0.000000e+00> : tensor<4x32xf32>
    %c0_i32 = arith.constant 0 : i32
    %cst_62 = arith.constant dense<128> : tensor<1x32x1xi32>
    %cst_63 = arith.constant dense<0.000000e+00> : tensor<4x32x128xf8E4M3FN>
    %cst_64 = arith.constant dense<0.000000e+00> : tensor<4xf32>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c128_i32 = arith.constant 128 : i32
    %c2147416063_i32 = arith.constant 2147416063 : i32
    %cst_65 = arith.constant dense<0> : tensor<4xi32>
    %c4_i32 = arith.constant 4 : i32
    %cst_66 = arith.constant 0.000000e+00 : f32
    %0 = "tt.get_program_id"() {axis = 0 : i32} : () -> i32
    %1 = "tt.get_program_id"() {axis = 1 : i32} : () -> i32
    %2 = arith.muli %0, %c4_i32 : i32
    %3 = "tt.splat"(%2) : (i32) -> tensor<4xi32>
    %4 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
    %5 = arith.addi %3, %4 : tensor<4xi32>
    %6 = "tt.splat"(%arg13) : (i32) -> tensor<4xi32>
    %7 = arith.cmpi ult, %5, %6 : tensor<4xi32>
    %8 = arith.extsi %5 : tensor<4xi32> to tensor<4xi64>
    %9 = "tt.splat"(%arg12) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>>
    %10 = "tt.addptr"(%9, %8) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
    %11 = "tt.load"(%10, %7, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
    %12 = arith.minsi %arg34, %c2147416063_i32 : i32
    %13 = "tt.splat"(%12) : (i32) -> tensor<4xi32>
    %14 = arith.minsi %11, %13 : tensor<4xi32>
    %15 = arith.maxsi %14, %cst_65 : tensor<4xi32>
    %16 = arith.minsi %arg13, %arg21 : i32
    %17 = arith.minsi %16, %arg23 : i32
    %18 = arith.minsi %17, %arg26 : i32
    %19 = arith.minsi %18, %arg1 : i32
    %20 = arith.minsi %19, %arg4 : i32
    %21 = arith.minsi %20, %arg32 : i32
    %22 = "tt.splat"(%21) : (i32) -> tensor<4xi32>
    %23 = arith.cmpi slt, %5, %22 : tensor<4xi32>
    %24 = arith.select %23, %15, %cst_65 : tensor<4xi1>, tensor<4xi32>
    %25 = "tt.splat"(%arg21) : (i32) -> tensor<4xi32>
    %26 = arith.cmpi ult, %5, %25 : tensor<4xi32>
    %27 = "tt.splat"(%arg20) : (!tt.ptr<f32>) -> tensor<4x!tt.ptr<f32>>
    %28 = "tt.addptr"(%27, %8) : (tensor<4x!tt.ptr<f32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<f32>>
    %29 = "tt.load"(%28, %26, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<f32>>, tensor<4xi1>, tensor<4xf32>) -> tensor<4xf32>
    %30 = "tt.splat"(%arg1) : (i32) -> tensor<4xi32>
    %31 = arith.cmpi ult, %5, %30 : tensor<4xi32>
    %32 = "tt.expand_dims"(%5) {axis = 1 : i32} : (tensor<4xi32>) -> tensor<4x1xi32>
    %33 = "tt.expand_dims"(%32) {axis = 2 : i32} : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
    %34 = "tt.make_range"() {end = 32 : i32, start = 0 : i32} : () -> tensor<32xi32>
    %35 = "tt.expand_dims"(%34) {axis = 0 : i32} : (tensor<32xi32>) -> tensor<1x32xi32>
    %36 = "tt.expand_dims"(%35) {axis = 2 : i32} : (tensor<1x32xi32>) -> tensor<1x32x1xi32>
    %37 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
    %38 = "tt.expand_dims"(%37) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
    %39 = "tt.expand_dims"(%38) {axis = 1 : i32} : (tensor<1x128xi32>) -> tensor<1x1x128xi32>
    %40 = "tt.expand_dims"(%31) {axis = 1 : i32} : (tensor<4xi1>) -> tensor<4x1xi1>
    %41 = "tt.expand_dims"(%40) {axis = 2 : i32} : (tensor<4x1xi1>) -> tensor<4x1x1xi1>
    %42 = "tt.broadcast"(%41) : (tensor<4x1x1xi1>) -> tensor<4x32x128xi1>
    %43 = arith.extsi %33 : tensor<4x1x1xi32> to tensor<4x1x1xi64>
    %44 = "tt.splat"(%arg2) : (i64) -> tensor<4x1x1xi64>
    %45 = arith.muli %43, %44 : tensor<4x1x1xi64>
    %46 = "tt.splat"(%arg0) : (!tt.ptr<f8E4M3FN>) -> tensor<4x1x1x!tt.ptr<f8E4M3FN>>
    %47 = "tt.addptr"(%46, %45) : (tensor<4x1x1x!tt.ptr<f8E4M3FN>>, tensor<4x1x1xi64>) -> tensor<4x1x1x!tt.ptr<f8E4M3FN>>
    %48 = arith.muli %36, %cst_62 : tensor<1x32x1xi32>
    %49 = "tt.broadcast"(%47) : (tensor<4x1x1x!tt.ptr<f8E4M3FN>>) -> tensor<4x32x1x!tt.ptr<f8E4M3FN>>
    %50 = "tt.broadcast"(%48) : (tensor<1x32x1xi32>) -> tensor<4x32x1xi32>
    %51 = "tt.addptr"(%49, %50) : (tensor<4x32x1x!tt.ptr<f8E4M3FN>>, tensor<4x32x1xi32>) -> tensor<4x32x1x!tt.ptr<f8E4M3FN>>
    %52 = "tt.broadcast"(%51) : (tensor<4x32x1x!tt.ptr<f8E4M3FN>>) -> tensor<4x32x128x!tt.ptr<f8E4M3FN>>
    %53 = "tt.broadcast"(%39) : (tensor<1x1x128xi32>) -> tensor<4x32x128xi32>
    %54 = "tt.addptr"(%52, %53) : (tensor<4x32x128x!tt.ptr<f8E4M3FN>>, tensor<4x32x128xi32>) -> tensor<4x32x128x!tt.ptr<f8E4M3FN>>
    %55 = "tt.load"(%54, %42, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x32x128x!tt.ptr<f8E4M3FN>>, tensor<4x32x128xi1>, tensor<4x32x128xf8E4M3FN>) -> tensor<4x32x128xf8E4M3FN>
    %56 = "tt.reshape"(%55) : (tensor<4x32x128xf8E4M3FN>) -> tensor<128x128xf8E4M3FN>
    %57 = arith.divsi %2, %c128_i32 : i32
    %58 = arith.cmpi slt, %57, %arg15 : i32
    %59 = arith.extsi %57 : i32 to i64
    %60 = "tt.addptr"(%arg14, %59) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %61 = "tt.load"(%60, %58, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %62 = arith.select %58, %61, %c-1_i32 : i32
    %63 = "tt.splat"(%cst_66) : (f32) -> tensor<64x4xf32>
    %64 = "tt.splat"(%arg4) : (i32) -> tensor<4xi32>
    %65 = arith.cmpi ult, %5, %64 : tensor<4xi32>
    %66 = "tt.expand_dims"(%65) {axis = 1 : i32} : (tensor<4xi1>) -> tensor<4x1xi1>
    %67 = "tt.broadcast"(%66) : (tensor<4x1xi1>) -> tensor<4x32xi1>
    %68 = arith.extsi %32 : tensor<4x1xi32> to tensor<4x1xi64>
    %69 = "tt.splat"(%arg5) : (i64) -> tensor<4x1xi64>
    %70 = arith.muli %68, %69 : tensor<4x1xi64>
    %71 = "tt.splat"(%arg3) : (!tt.ptr<f32>) -> tensor<4x1x!tt.ptr<f32>>
    %72 = "tt.addptr"(%71, %70) : (tensor<4x1x!tt.ptr<f32>>, tensor<4x1xi64>) -> tensor<4x1x!tt.ptr<f32>>
    %73 = "tt.broadcast"(%72) : (tensor<4x1x!tt.ptr<f32>>) -> tensor<4x32x!tt.ptr<f32>>
    %74 = "tt.broadcast"(%35) : (tensor<1x32xi32>) -> tensor<4x32xi32>
    %75 = "tt.addptr"(%73, %74) : (tensor<4x32x!tt.ptr<f32>>, tensor<4x32xi32>) -> tensor<4x32x!tt.ptr<f32>>
    %76 = "tt.load"(%75, %67, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x32x!tt.ptr<f32>>, tensor<4x32xi1>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %77 = "tt.expand_dims"(%76) {axis = 0 : i32} : (tensor<4x32xf32>) -> tensor<1x4x32xf32>
    %78 = "tt.broadcast"(%77) : (tensor<1x4x32xf32>) -> tensor<64x4x32xf32>
    %79 = "tt.load"(%60, %58, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %80 = arith.select %58, %79, %c-1_i32 : i32
    %81 = "tt.reduce"(%24) ({
    ^bb0(%arg35: i32, %arg36: i32):
      %201 = arith.maxsi %arg35, %arg36 : i32
      "tt.reduce_return"(%201) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
    %82 = "tt.get_num_programs"() {axis = 1 : i32} : () -> i32
    %83 = arith.addi %81, %c63_i32 : i32
    %84 = arith.divsi %83, %c64_i32 : i32
    %85 = arith.divsi %84, %82 : i32
    %86 = arith.remsi %84, %82 : i32
    %87 = arith.muli %1, %85 : i32
    %88 = arith.minsi %1, %86 : i32
    %89 = arith.addi %87, %88 : i32
    %90 = arith.addi %1, %c1_i32 : i32
    %91 = arith.muli %90, %85 : i32
    %92 = arith.minsi %90, %86 : i32
    %93 = arith.addi %91, %92 : i32
    %94 = arith.muli %93, %c64_i32 : i32
    %95 = arith.minsi %94, %81 : i32
    %96 = arith.muli %89, %c64_i32 : i32
    %97 = arith.divui %96, %c64_i32 : i32
    %98 = arith.cmpi ult, %97, %arg18 : i32
    %99 = arith.cmpi ult, %62, %arg17 : i32
    %100 = arith.cmpi slt, %96, %95 : i32
    %101 = arith.andi %100, %98 : i1
    %102 = arith.andi %101, %99 : i1
    %103 = arith.extsi %62 : i32 to i64
    %104 = arith.muli %103, %arg19 : i64
    %105 = "tt.addptr"(%arg16, %104) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %106 = arith.extsi %97 : i32 to i64
    %107 = "tt.addptr"(%105, %106) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %108 = "tt.load"(%107, %102, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %109 = arith.select %102, %108, %c-1_i32 : i32
    %110 = arith.cmpi ult, %80, %arg17 : i32
    %111 = arith.andi %101, %110 : i1
    %112 = arith.extsi %80 : i32 to i64
    %113 = arith.muli %112, %arg19 : i64
    %114 = "tt.addptr"(%arg16, %113) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %115 = "tt.addptr"(%114, %106) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %116 = "tt.load"(%115, %111, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %117 = arith.select %111, %116, %c-1_i32 : i32
    %118 = "tt.make_range"() {end = 64 : i32, start = 0 : i32} : () -> tensor<64xi32>
    %119 = "tt.splat"(%117) : (i32) -> tensor<1xi32>
    %120 = "tt.expand_dims"(%119) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
    %121 = "tt.splat"(%arg10) : (i32) -> tensor<1x1xi32>
    %122 = arith.cmpi ult, %120, %121 : tensor<1x1xi32>
    %123 = "tt.expand_dims"(%118) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %124 = "tt.make_range"() {end = 1 : i32, start = 0 : i32} : () -> tensor<1xi32>
    %125 = "tt.expand_dims"(%124) {axis = 0 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
    %126 = "tt.broadcast"(%122) : (tensor<1x1xi1>) -> tensor<64x1xi1>
    %127 = arith.extsi %120 : tensor<1x1xi32> to tensor<1x1xi64>
    %128 = "tt.splat"(%arg11) : (i64) -> tensor<1x1xi64>
    %129 = arith.muli %127, %128 : tensor<1x1xi64>
    %130 = "tt.splat"(%arg9) : (!tt.ptr<f32>) -> tensor<1x1x!tt.ptr<f32>>
    %131 = "tt.addptr"(%130, %129) : (tensor<1x1x!tt.ptr<f32>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f32>>
    %132 = "tt.broadcast"(%131) : (tensor<1x1x!tt.ptr<f32>>) -> tensor<64x1x!tt.ptr<f32>>
    %133 = "tt.addptr"(%132, %123) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
    %134 = "tt.broadcast"(%125) : (tensor<1x1xi32>) -> tensor<64x1xi32>
    %135 = "tt.addptr"(%133, %134) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
    %136 = "tt.load"(%135, %126, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
    %137 = "tt.splat"(%arg7) : (i32) -> tensor<1x1xi32>
    %138 = "tt.splat"(%arg8) : (i64) -> tensor<1x1xi64>
    %139 = "tt.splat"(%arg6) : (!tt.ptr<f8E4M3FN>) -> tensor<1x1x!tt.ptr<f8E4M3FN>>
    %140 = arith.muli %123, %cst_58 : tensor<64x1xi32>
    %141 = "tt.broadcast"(%38) : (tensor<1x128xi32>) -> tensor<64x128xi32>
    %142 = "tt.splat"(%95) : (i32) -> tensor<64xi32>
    %143 = "tt.fp_to_fp"(%56) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
    %144 = "tt.trans"(%143) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
    %145 = "tt.expand_dims"(%63) {axis = 2 : i32} : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
    %146 = "tt.broadcast"(%145) : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
    %147 = "tt.expand_dims"(%24) {axis = 1 : i32} : (tensor<4xi32>) -> tensor<4x1xi32>
    %148 = "tt.broadcast"(%147) : (tensor<4x1xi32>) -> tensor<4x64xi32>
    %149 = "tt.expand_dims"(%29) {axis = 1 : i32} : (tensor<4xf32>) -> tensor<4x1xf32>
    %150 = "tt.broadcast"(%149) : (tensor<4x1xf32>) -> tensor<4x64xf32>
    %151 = arith.subi %arg27, %c2048_i32 : i32
    %152 = arith.maxsi %151, %c0_i32 : i32
    %153 = arith.cmpi sge, %arg27, %c2048_i32 : i32
    %154 = arith.select %153, %c2048_i32, %c0_i32 : i32
    %155 = "tt.splat"(%arg24) : (i64) -> tensor<4x1xi64>
    %156 = arith.muli %68, %155 : tensor<4x1xi64>
    %157 = "tt.splat"(%arg22) : (!tt.ptr<i32>) -> tensor<4x1x!tt.ptr<i32>>
    %158 = "tt.addptr"(%157, %156) : (tensor<4x1x!tt.ptr<i32>>, tensor<4x1xi64>) -> tensor<4x1x!tt.ptr<i32>>
    %159 = "tt.broadcast"(%158) : (tensor<4x1x!tt.ptr<i32>>) -> tensor<4x64x!tt.ptr<i32>>
    %160 = "tt.splat"(%154) : (i32) -> tensor<4x64xi32>
    %161 = "tt.splat"(%152) : (i32) -> tensor<4x64xi32>
    %162 = arith.mulf %29, %cst_51 : tensor<4xf32>
    %163 = math.absf %29 : tensor<4xf32>
    %164 = arith.cmpf olt, %163, %cst_50 : tensor<4xf32>
    %165 = arith.select %164, %162, %cst_49 : tensor<4xi1>, tensor<4xf32>
    %166 = "tt.expand_dims"(%165) {axis = 1 : i32} : (tensor<4xf32>) -> tensor<4x1xf32>
    %167 = "tt.broadcast"(%166) : (tensor<4x1xf32>) -> tensor<4x64xf32>
    %168 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
    %169 = "tt.expand_dims"(%168) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
    %170 = "tt.expand_dims"(%169) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
    %171 = "tt.splat"(%arg28) : (i64) -> tensor<4x1x1xi64>
    %172 = arith.muli %43, %171 : tensor<4x1x1xi64>
    %173 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<4x1x1x!tt.ptr<i32>>
    %174 = "tt.addptr"(%173, %172) : (tensor<4x1x1x!tt.ptr<i32>>, tensor<4x1x1xi64>) -> tensor<4x1x1x!tt.ptr<i32>>
    %175 = "tt.broadcast"(%174) : (tensor<4x1x1x!tt.ptr<i32>>) -> tensor<4x64x1x!tt.ptr<i32>>
    %176 = "tt.broadcast"(%170) : (tensor<1x1x2xi32>) -> tensor<4x64x2xi32>
    %177:3 = scf.for %arg35 = %96 to %95 step %c64_i32 iter_args(%arg36 = %109, %arg37 = %117, %arg38 = %136) -> (i32, i32, tensor<64x1xf32>)  : i32 {
      %201 = arith.addi %arg35, %c64_i32 : i32
      %202 = arith.divui %201, %c64_i32 : i32
      %203 = arith.cmpi ult, %202, %arg18 : i32
      %204 = arith.cmpi slt, %201, %95 : i32
      %205 = arith.andi %204, %203 : i1
      %206 = arith.andi %205, %99 : i1
      %207 = arith.extsi %202 : i32 to i64
      %208 = "tt.addptr"(%105, %207) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %209 = "tt.load"(%208, %206, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %210 = arith.select %206, %209, %c-1_i32 : i32
      %211 = arith.andi %205, %110 : i1
      %212 = "tt.addptr"(%114, %207) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %213 = "tt.load"(%212, %211, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %214 = arith.select %211, %213, %c-1_i32 : i32
      %215 = "tt.splat"(%214) : (i32) -> tensor<1xi32>
      %216 = "tt.expand_dims"(%215) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %217 = arith.cmpi ult, %216, %121 : tensor<1x1xi32>
      %218 = "tt.broadcast"(%217) : (tensor<1x1xi1>) -> tensor<64x1xi1>
      %219 = arith.extsi %216 : tensor<1x1xi32> to tensor<1x1xi64>
      %220 = arith.muli %219, %128 : tensor<1x1xi64>
      %221 = "tt.addptr"(%130, %220) : (tensor<1x1x!tt.ptr<f32>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f32>>
      %222 = "tt.broadcast"(%221) : (tensor<1x1x!tt.ptr<f32>>) -> tensor<64x1x!tt.ptr<f32>>
      %223 = "tt.addptr"(%222, %123) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
      %224 = "tt.addptr"(%223, %134) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
      %225 = "tt.load"(%224, %218, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
      %226 = "tt.splat"(%arg36) : (i32) -> tensor<1xi32>
      %227 = "tt.expand_dims"(%226) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %228 = arith.cmpi ult, %227, %137 : tensor<1x1xi32>
      %229 = "tt.broadcast"(%228) : (tensor<1x1xi1>) -> tensor<64x128xi1>
      %230 = arith.extsi %227 : tensor<1x1xi32> to tensor<1x1xi64>
      %231 = arith.muli %230, %138 : tensor<1x1xi64>
      %232 = "tt.addptr"(%139, %231) : (tensor<1x1x!tt.ptr<f8E4M3FN>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f8E4M3FN>>
      %233 = "tt.broadcast"(%232) : (tensor<1x1x!tt.ptr<f8E4M3FN>>) -> tensor<64x1x!tt.ptr<f8E4M3FN>>
      %234 = "tt.addptr"(%233, %140) : (tensor<64x1x!tt.ptr<f8E4M3FN>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f8E4M3FN>>
      %235 = "tt.broadcast"(%234) : (tensor<64x1x!tt.ptr<f8E4M3FN>>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
      %236 = "tt.addptr"(%235, %141) : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi32>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
      %237 = "tt.load"(%236, %229, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi1>, tensor<64x128xf8E4M3FN>) -> tensor<64x128xf8E4M3FN>
      %238 = arith.cmpi ult, %arg36, %arg7 : i32
      %239 = "tt.splat"(%238) : (i1) -> tensor<64xi1>
      %240 = "tt.splat"(%arg35) : (i32) -> tensor<64xi32>
      %241 = arith.addi %240, %118 : tensor<64xi32>
      %242 = arith.cmpi slt, %241, %142 : tensor<64xi32>
      %243 = "tt.fp_to_fp"(%237) : (tensor<64x128xf8E4M3FN>) -> tensor<64x128xf16>
      %244 = "tt.dot"(%243, %144, %cst_57) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xf16>, tensor<128x128xf16>, tensor<64x128xf32>) -> tensor<64x128xf32>
      %245 = "tt.reshape"(%244) : (tensor<64x128xf32>) -> tensor<64x4x32xf32>
      %246 = arith.maximumf %245, %146 : tensor<64x4x32xf32>
      %247 = arith.mulf %246, %78 : tensor<64x4x32xf32>
      %248 = "tt.reduce"(%247) ({
      ^bb0(%arg39: f32, %arg40: f32):
        %302 = arith.addf %arg39, %arg40 : f32
        "tt.reduce_return"(%302) : (f32) -> ()
      }) {axis = 2 : i32} : (tensor<64x4x32xf32>) -> tensor<64x4xf32>
      %249 = arith.cmpi ult, %arg37, %arg10 : i32
      %250 = "tt.splat"(%249) : (i1) -> tensor<64xi1>
      %251 = "tt.reshape"(%arg38) : (tensor<64x1xf32>) -> tensor<64xf32>
      %252 = "tt.expand_dims"(%251) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
      %253 = "tt.broadcast"(%252) : (tensor<64x1xf32>) -> tensor<64x4xf32>
      %254 = arith.mulf %248, %253 : tensor<64x4xf32>
      %255 = arith.andi %239, %242 : tensor<64xi1>
      %256 = arith.andi %255, %250 : tensor<64xi1>
      %257 = arith.andi %256, %242 : tensor<64xi1>
      %258 = "tt.trans"(%254) {order = array<i32: 1, 0>} : (tensor<64x4xf32>) -> tensor<4x64xf32>
      %259 = "tt.expand_dims"(%258) {axis = 2 : i32} : (tensor<4x64xf32>) -> tensor<4x64x1xf32>
      %260 = "tt.scan"(%259) ({
      ^bb0(%arg39: f32, %arg40: f32):
        %302 = arith.addf %arg39, %arg40 : f32
        "tt.scan_return"(%302) : (f32) -> ()
      }) {axis = 2 : i32, reverse = false} : (tensor<4x64x1xf32>) -> tensor<4x64x1xf32>
      %261 = "tt.reshape"(%260) : (tensor<4x64x1xf32>) -> tensor<4x64xf32>
      %262 = "tt.expand_dims"(%241) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
      %263 = "tt.broadcast"(%262) : (tensor<1x64xi32>) -> tensor<4x64xi32>
      %264 = arith.cmpi slt, %263, %148 : tensor<4x64xi32>
      %265 = "tt.expand_dims"(%257) {axis = 0 : i32} : (tensor<64xi1>) -> tensor<1x64xi1>
      %266 = "tt.broadcast"(%265) : (tensor<1x64xi1>) -> tensor<4x64xi1>
      %267 = arith.andi %264, %266 : tensor<4x64xi1>
      %268 = arith.cmpf olt, %150, %261 : tensor<4x64xf32>
      %269 = arith.cmpf olt, %261, %150 : tensor<4x64xf32>
      %270 = arith.andi %268, %267 : tensor<4x64xi1>
      %271 = arith.ori %268, %269 : tensor<4x64xi1>
      %272 = arith.xori %271, %cst_56 : tensor<4x64xi1>
      %273 = arith.andi %272, %267 : tensor<4x64xi1>
      %274 = arith.ori %270, %273 : tensor<4x64xi1>
      %275 = arith.select %273, %cst_55, %cst_54 : tensor<4x64xi1>, tensor<4x64xi32>
      %276 = "tt.addptr"(%159, %275) : (tensor<4x64x!tt.ptr<i32>>, tensor<4x64xi32>) -> tensor<4x64x!tt.ptr<i32>>
      %277 = "tt.atomic_rmw"(%276, %cst_55, %274) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<4x64x!tt.ptr<i32>>, tensor<4x64xi32>, tensor<4x64xi1>) -> tensor<4x64xi32>
      %278 = arith.select %273, %160, %161 : tensor<4x64xi1>, tensor<4x64xi32>
      %279 = arith.cmpi ult, %277, %278 : tensor<4x64xi32>
      %280 = arith.subi %cst_53, %277 : tensor<4x64xi32>
      %281 = arith.addi %277, %cst_52 : tensor<4x64xi32>
      %282 = arith.select %273, %280, %281 : tensor<4x64xi1>, tensor<4x64xi32>
      %283 = arith.andi %274, %279 : tensor<4x64xi1>
      %284 = arith.cmpf ole, %261, %167 : tensor<4x64xf32>
      %285 = arith.subf %261, %150 : tensor<4x64xf32>
      %286 = math.absf %261 : tensor<4x64xf32>
      %287 = arith.cmpf olt, %286, %cst_48 : tensor<4x64xf32>
      %288 = arith.andi %284, %287 : tensor<4x64xi1>
      %289 = arith.select %288, %285, %261 : tensor<4x64xi1>, tensor<4x64xf32>
      %290 = "tt.bitcast"(%289) : (tensor<4x64xf32>) -> tensor<4x64xi32>
      %291 = arith.cmpf uno, %289, %289 : tensor<4x64xf32>
      %292 = arith.select %291, %cst_47, %290 : tensor<4x64xi1>, tensor<4x64xi32>
      %293 = "tt.join"(%263, %292) : (tensor<4x64xi32>, tensor<4x64xi32>) -> tensor<4x64x2xi32>
      %294 = "tt.expand_dims"(%282) {axis = 2 : i32} : (tensor<4x64xi32>) -> tensor<4x64x1xi32>
      %295 = "tt.expand_dims"(%283) {axis = 2 : i32} : (tensor<4x64xi1>) -> tensor<4x64x1xi1>
      %296 = "tt.broadcast"(%295) : (tensor<4x64x1xi1>) -> tensor<4x64x2xi1>
      %297 = arith.extsi %294 : tensor<4x64x1xi32> to tensor<4x64x1xi64>
      %298 = arith.muli %297, %cst_46 : tensor<4x64x1xi64>
      %299 = "tt.addptr"(%175, %298) : (tensor<4x64x1x!tt.ptr<i32>>, tensor<4x64x1xi64>) -> tensor<4x64x1x!tt.ptr<i32>>
      %300 = "tt.broadcast"(%299) : (tensor<4x64x1x!tt.ptr<i32>>) -> tensor<4x64x2x!tt.ptr<i32>>
      %301 = "tt.addptr"(%300, %176) : (tensor<4x64x2x!tt.ptr<i32>>, tensor<4x64x2xi32>) -> tensor<4x64x2x!tt.ptr<i32>>
      "tt.store"(%301, %293, %296) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x64x2x!tt.ptr<i32>>, tensor<4x64x2xi32>, tensor<4x64x2xi1>) -> ()
      scf.yield %210, %214, %225 : i32, i32, tensor<64x1xf32>
    }
    %178 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %179 = arith.cmpi slt, %0, %arg30 : i32
    gpu.barrier
    %180 = arith.extsi %0 : i32 to i64
    %181 = "tt.addptr"(%arg29, %180) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %182 = "tt.atomic_rmw"(%181, %c1_i32, %179) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %183 = arith.subi %82, %c1_i32 : i32
    %184 = arith.cmpi eq, %182, %183 : i32
    %185 = arith.andi %179, %184 : i1
    %186 = scf.if %185 -> (i1) {
      %201 = "tt.load"(%10, %7, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
      %202 = arith.minsi %201, %13 : tensor<4xi32>
      %203 = arith.maxsi %202, %cst_65 : tensor<4xi32>
      %204 = arith.select %23, %203, %cst_65 : tensor<4xi1>, tensor<4xi32>
      %205 = arith.subi %arg27, %c2048_i32 : i32
      %206 = "tt.load"(%28, %23, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<f32>>, tensor<4xi1>, tensor<4xf32>) -> tensor<4xf32>
      %207 = "tt.splat"(%arg24) : (i64) -> tensor<4xi64>
      %208 = arith.muli %8, %207 : tensor<4xi64>
      %209 = "tt.splat"(%arg22) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>>
      %210 = "tt.addptr"(%209, %208) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
      %211 = "tt.addptr"(%210, %cst_65) : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>) -> tensor<4x!tt.ptr<i32>>
      %212 = "tt.load"(%211, %23, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
      %213 = "tt.addptr"(%210, %cst_45) : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>) -> tensor<4x!tt.ptr<i32>>
      %214 = "tt.load"(%213, %23, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
      %215 = arith.minsi %214, %cst_44 : tensor<4xi32>
      %216 = "tt.splat"(%205) : (i32) -> tensor<4xi32>
      %217 = arith.cmpi slt, %216, %212 : tensor<4xi32>
      %218 = arith.addi %212, %215 : tensor<4xi32>
      %219 = arith.minsi %204, %cst_44 : tensor<4xi32>
      %220 = arith.cmpi slt, %218, %219 : tensor<4xi32>
      %221 = arith.cmpf uno, %206, %206 : tensor<4xf32>
      %222 = arith.cmpi sgt, %214, %cst_65 : tensor<4xi32>
      %223 = arith.andi %221, %222 : tensor<4xi1>
      %224 = arith.ori %217, %220 : tensor<4xi1>
      %225 = arith.ori %224, %223 : tensor<4xi1>
      %226 = arith.andi %225, %23 : tensor<4xi1>
      %227 = "tt.bitcast"(%206) : (tensor<4xf32>) -> tensor<4xi32>
      %228 = arith.cmpi slt, %227, %cst_65 : tensor<4xi32>
      %229 = arith.andi %227, %cst_43 : tensor<4xi32>
      %230 = arith.subi %cst_65, %229 : tensor<4xi32>
      %231 = arith.cmpi sgt, %229, %cst_42 : tensor<4xi32>
      %232 = arith.select %228, %230, %227 : tensor<4xi1>, tensor<4xi32>
      %233 = arith.select %231, %cst_42, %232 : tensor<4xi1>, tensor<4xi32>
      %234 = arith.select %217, %233, %cst_41 : tensor<4xi1>, tensor<4xi32>
      %235 = arith.addi %234, %cst_45 : tensor<4xi32>
      %236 = arith.subi %cst_44, %215 : tensor<4xi32>
      %237 = arith.select %226, %235, %236 : tensor<4xi1>, tensor<4xi32>
      %238 = arith.addi %212, %cst_44 : tensor<4xi32>
      %239 = arith.select %226, %234, %238 : tensor<4xi1>, tensor<4xi32>
      gpu.barrier
      %240 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>>
      %241 = "tt.addptr"(%240, %cst_0) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
      %242 = "tt.addptr"(%241, %8) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
      "tt.store"(%242, %237, %23) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>, tensor<4xi1>) -> ()
      %243 = "tt.splat"(%arg33) : (i64) -> tensor<4xi64>
      %244 = "tt.addptr"(%240, %243) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
      %245 = "tt.addptr"(%244, %8) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
      "tt.store"(%245, %239, %23) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>, tensor<4xi1>) -> ()
      %246 = "tt.bitcast"(%cst_40) : (tensor<4xi32>) -> tensor<4xf32>
      %247 = arith.andi %226, %217 : tensor<4xi1>
      "tt.store"(%28, %246, %247) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<f32>>, tensor<4xf32>, tensor<4xi1>) -> ()
      "tt.store"(%211, %cst_65, %226) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>, tensor<4xi1>) -> ()
      "tt.store"(%213, %cst_65, %226) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>, tensor<4xi1>) -> ()
      %248 = arith.extui %226 : tensor<4xi1> to tensor<4xi32>
      %249 = "tt.reduce"(%248) ({
      ^bb0(%arg35: i32, %arg36: i32):
        %273 = arith.maxsi %arg35, %arg36 : i32
        "tt.reduce_return"(%273) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
      %250 = arith.cmpi ne, %249, %c0_i32 : i32
      %251 = "tt.reduce"(%204) ({
      ^bb0(%arg35: i32, %arg36: i32):
        %273 = arith.maxsi %arg35, %arg36 : i32
        "tt.reduce_return"(%273) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
      %252 = arith.subi %251, %c1_i32 : i32
      %253 = arith.divsi %252, %c64_i32 : i32
      %254 = arith.divsi %205, %c64_i32 : i32
      %255 = arith.maxsi %254, %c16_i32 : i32
      %256 = arith.divsi %253, %255 : i32
      %257 = arith.addi %256, %c1_i32 : i32
      %258 = arith.minsi %257, %c1024_i32 : i32
      %259 = arith.muli %258, %c128_i32 : i32
      %260 = arith.divsi %252, %259 : i32
      %261 = arith.divsi %260, %c1024_i32 : i32
      %262 = arith.addi %261, %c1_i32 : i32
      %263 = arith.muli %259, %262 : i32
      %264 = arith.divsi %252, %263 : i32
      %265 = arith.addi %264, %c1_i32 : i32
      %266 = arith.select %250, %265, %c0_i32 : i32
      %267 = arith.shli %266, %c11_i32 : i32
      %268 = arith.ori %267, %c4194304_i32 : i32
      %269 = arith.ori %268, %266 : i32
      %270 = arith.cmpi eq, %266, %c0_i32 : i32
      %271 = arith.select %270, %c0_i32, %269 : i32
      gpu.barrier
      %272 = "tt.atomic_rmw"(%181, %271) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %250 : i1
    } else {
      scf.yield %false : i1
    }
    %187 = arith.muli %1, %178 : i32
    %188 = arith.addi %187, %0 : i32
    %189 = arith.muli %82, %178 : i32
    %190 = arith.subi %189, %c396_i32 : i32
    %191 = arith.cmpi sge, %188, %190 : i32
    %192 = arith.ori %186, %191 : i1
    %193 = arith.select %192, %c1024_i32, %c0_i32 : i32
    %194 = arith.minsi %178, %arg30 : i32
    %195 = arith.cmpi slt, %0, %194 : i32
    %196 = arith.select %195, %0, %c0_i32 : i32
    %197 = "tt.splat"(%194) : (i32) -> tensor<128xi32>
    %198 = "tt.splat"(%arg29) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %199 = "tt.splat"(%196) : (i32) -> tensor<128xi32>
    %200 = scf.while (%arg35 = %193) : (i32) -> i32 {
      %201 = arith.cmpi sgt, %arg35, %c0_i32 : i32
      scf.condition(%201) %arg35 : i32
    } do {
    ^bb0(%arg35: i32):
      %201 = scf.for %arg36 = %c0_i32 to %194 step %c128_i32 iter_args(%arg37 = %c2147483647_i32) -> (i32)  : i32 {
        %210 = "tt.splat"(%arg36) : (i32) -> tensor<128xi32>
        %211 = arith.addi %210, %37 : tensor<128xi32>
        %212 = arith.cmpi slt, %211, %197 : tensor<128xi32>
        %213 = arith.extsi %211 : tensor<128xi32> to tensor<128xi64>
        %214 = "tt.addptr"(%198, %213) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %215 = "tt.load"(%214, %212, %cst_38) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %216 = arith.subi %211, %199 : tensor<128xi32>
        %217 = arith.cmpi slt, %216, %cst_38 : tensor<128xi32>
        %218 = arith.addi %216, %197 : tensor<128xi32>
        %219 = arith.select %217, %218, %216 : tensor<128xi1>, tensor<128xi32>
        %220 = arith.cmpi eq, %215, %cst_38 : tensor<128xi32>
        %221 = arith.select %220, %cst_37, %cst_36 : tensor<128xi1>, tensor<128xi32>
        %222 = arith.cmpi sge, %215, %cst_35 : tensor<128xi32>
        %223 = arith.shrsi %215, %cst_34 : tensor<128xi32>
        %224 = arith.andi %223, %cst_33 : tensor<128xi32>
        %225 = arith.cmpi ne, %224, %cst_38 : tensor<128xi32>
        %226 = arith.andi %222, %225 : tensor<128xi1>
        %227 = arith.select %226, %219, %221 : tensor<128xi1>, tensor<128xi32>
        %228 = "tt.reduce"(%227) ({
        ^bb0(%arg38: i32, %arg39: i32):
          %230 = arith.minsi %arg38, %arg39 : i32
          "tt.reduce_return"(%230) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %229 = arith.minsi %arg37, %228 : i32
        scf.yield %229 : i32
      }
      %202 = "tt.splat"(%201) : (i32) -> tensor<4096xi32>
      %203 = "tt.reduce"(%202) ({
      ^bb0(%arg36: i32, %arg37: i32):
        %210 = arith.minsi %arg36, %arg37 : i32
        "tt.reduce_return"(%210) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %204 = arith.cmpi slt, %203, %194 : i32
      %205:4 = scf.if %204 -> (i1, i32, i32, i32) {
        %210 = arith.addi %196, %203 : i32
        %211 = arith.cmpi sge, %210, %194 : i32
        %212 = arith.subi %210, %194 : i32
        %213 = arith.select %211, %212, %210 : i32
        %214 = arith.extsi %213 : i32 to i64
        %215 = "tt.addptr"(%arg29, %214) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %216 = "tt.atomic_rmw"(%215, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %217 = arith.cmpi sge, %216, %c4194304_i32 : i32
        %218 = arith.shrsi %216, %c11_i32 : i32
        %219 = arith.andi %218, %c2047_i32 : i32
        %220 = arith.cmpi ne, %219, %c0_i32 : i32
        %221 = arith.andi %217, %220 : i1
        %222 = arith.subi %216, %c2048_i32 : i32
        %223 = arith.select %221, %222, %216 : i32
        %224 = "tt.atomic_cas"(%215, %216, %223) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %225 = arith.cmpi eq, %224, %216 : i32
        %226 = arith.andi %221, %225 : i1
        %227 = arith.subi %219, %c1_i32 : i32
        %228 = arith.shrsi %216, %c22_i32 : i32
        scf.yield %226, %213, %228, %227 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %206 = arith.cmpi slt, %203, %c2147483647_i32 : i32
      %207 = arith.subi %arg35, %c1_i32 : i32
      %208 = arith.select %206, %207, %c0_i32 : i32
      %209 = arith.select %205#0, %c1024_i32, %208 : i32
      scf.if %205#0 {
        %210 = arith.andi %205#2, %c1_i32 : i32
        %211 = arith.cmpi eq, %210, %c0_i32 : i32
        %212 = arith.cmpi sle, %205#2, %c2_i32 : i32
        %213 = arith.muli %205#1, %c4_i32 : i32
        %214 = "tt.splat"(%213) : (i32) -> tensor<4xi32>
        %215 = arith.addi %214, %4 : tensor<4xi32>
        %216 = arith.cmpi ult, %215, %6 : tensor<4xi32>
        %217 = arith.extsi %215 : tensor<4xi32> to tensor<4xi64>
        %218 = "tt.addptr"(%9, %217) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
        %219 = "tt.load"(%218, %216, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
        %220 = arith.minsi %219, %13 : tensor<4xi32>
        %221 = arith.maxsi %220, %cst_65 : tensor<4xi32>
        %222 = arith.cmpi slt, %215, %22 : tensor<4xi32>
        %223 = arith.select %222, %221, %cst_65 : tensor<4xi1>, tensor<4xi32>
        %224 = arith.subi %arg27, %c2048_i32 : i32
        %225 = "tt.reduce"(%223) ({
        ^bb0(%arg36: i32, %arg37: i32):
          %247 = arith.maxsi %arg36, %arg37 : i32
          "tt.reduce_return"(%247) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
        %226 = arith.subi %225, %c1_i32 : i32
        %227 = arith.divsi %226, %c64_i32 : i32
        %228 = arith.divsi %224, %c64_i32 : i32
        %229 = arith.maxsi %228, %c16_i32 : i32
        %230 = arith.divsi %227, %229 : i32
        %231 = arith.addi %230, %c1_i32 : i32
        %232 = arith.minsi %231, %c1024_i32 : i32
        %233 = arith.select %212, %232, %c1_i32 : i32
        %234 = arith.select %212, %c128_i32, %c1024_i32 : i32
        %235 = arith.muli %233, %234 : i32
        %236 = arith.divsi %226, %235 : i32
        %237 = arith.divsi %236, %c1024_i32 : i32
        %238 = arith.addi %237, %c1_i32 : i32
        %239 = arith.muli %235, %238 : i32
        %240 = arith.divsi %226, %239 : i32
        %241 = arith.addi %240, %c1_i32 : i32
        scf.if %211 {
          %247 = arith.shrsi %205#2, %c1_i32 : i32
          %248 = arith.remui %247, %c3_i32 : i32
          %249 = arith.cmpi eq, %248, %c0_i32 : i32
          %250 = "tt.splat"(%c0_i32) : (i32) -> tensor<4xi32>
          %251 = arith.addi %250, %4 : tensor<4xi32>
          %252 = "tt.splat"(%205#3) : (i32) -> tensor<4xi32>
          %253 = arith.cmpi eq, %251, %252 : tensor<4xi32>
          %254 = arith.select %253, %223, %cst_65 : tensor<4xi1>, tensor<4xi32>
          %255 = "tt.reduce"(%254) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %261 = arith.maxsi %arg36, %arg37 : i32
            "tt.reduce_return"(%261) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
          %256 = arith.andi %253, %222 : tensor<4xi1>
          %257 = arith.extui %256 : tensor<4xi1> to tensor<4xi32>
          %258 = "tt.reduce"(%257) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %261 = arith.maxsi %arg36, %arg37 : i32
            "tt.reduce_return"(%261) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
          %259 = arith.addi %213, %205#3 : i32
          %260 = arith.cmpi eq, %258, %c1_i32 : i32
          scf.if %260 {
            %261 = arith.minsi %arg21, %arg23 : i32
            %262 = arith.minsi %261, %arg26 : i32
            %263 = arith.minsi %262, %arg32 : i32
            %264 = arith.cmpi ult, %259, %263 : i32
            %265 = "tt.addptr"(%arg31, %c0_i64) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %266 = arith.extsi %259 : i32 to i64
            %267 = "tt.addptr"(%265, %266) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %268 = "tt.load"(%267, %264, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %269 = "tt.addptr"(%arg31, %arg33) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %270 = "tt.addptr"(%269, %266) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %271 = "tt.load"(%270, %264, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %272 = arith.cmpi sgt, %268, %271 : i32
            scf.if %272 {
              %273 = "tt.addptr"(%arg20, %266) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
              %274 = "tt.load"(%273) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
              %275 = arith.muli %266, %arg24 : i64
              %276 = "tt.addptr"(%arg22, %275) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %277 = "tt.addptr"(%276, %c0_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
              %278 = "tt.load"(%277) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
              %279 = "tt.addptr"(%276, %c1_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
              %280 = "tt.load"(%279) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
              %281 = arith.maxsi %224, %c0_i32 : i32
              %282 = arith.minsi %278, %281 : i32
              %283 = arith.maxsi %282, %c0_i32 : i32
              %284 = "tt.bitcast"(%274) : (f32) -> i32
              %285 = arith.cmpi slt, %284, %c0_i32 : i32
              %286 = arith.andi %284, %c2147483647_i32 : i32
              %287 = arith.subi %c0_i32, %286 : i32
              %288 = arith.cmpi sgt, %286, %c2139095040_i32 : i32
              %289 = arith.select %285, %287, %284 : i32
              %290 = arith.select %288, %c2139095041_i32, %289 : i32
              gpu.barrier
              %291 = arith.cmpi ne, %233, %c1_i32 : i32
              %292 = arith.cmpi eq, %268, %c-2139095040_i32 : i32
              %293 = arith.cmpi eq, %233, %c1_i32 : i32
              %294 = arith.andi %292, %293 : i1
              %295 = arith.addi %278, %280 : i32
              %296 = arith.select %294, %295, %255 : i32
              %297 = arith.minsi %296, %c2048_i32 : i32
              %298 = arith.cmpi sgt, %278, %281 : i32
              %299 = arith.minsi %280, %c2048_i32 : i32
              %300 = arith.addi %278, %299 : i32
              %301 = arith.cmpi sge, %300, %297 : i32
              %302 = arith.ori %301, %294 : i1
              %303 = arith.ori %298, %291 : i1
              %304 = arith.xori %303, %true : i1
              %305 = arith.andi %302, %304 : i1
              %306 = arith.ori %305, %298 : i1
              %307 = arith.ori %306, %291 : i1
              %308 = arith.xori %307, %true : i1
              %309 = arith.cmpi sge, %278, %c8_i32 : i32
              %310 = arith.cmpi eq, %271, %c-2139095041_i32 : i32
              %311 = arith.cmpi ne, %248, %c0_i32 : i32
              %312 = arith.andi %308, %309 : i1
              %313 = arith.andi %312, %310 : i1
              %314 = arith.andi %313, %311 : i1
              %315 = arith.divui %278, %c2_i32 : i32
              %316 = arith.subi %281, %297 : i32
              %317 = arith.maxsi %316, %c0_i32 : i32
              %318 = arith.sitofp %297 : i32 to f32
              %319 = arith.sitofp %317 : i32 to f32
              %320 = arith.mulf %319, %cst_32 : f32
              %321 = arith.addf %318, %320 : f32
              %322 = arith.sitofp %283 : i32 to f32
              %323 = arith.sitofp %233 : i32 to f32
              %324 = arith.sitofp %278 : i32 to f32
              %325 = arith.maximumf %324, %cst_31 : f32
              %326 = arith.mulf %325, %323 : f32
              %327 = arith.mulf %321, %322 : f32
              %328 = arith.divf %327, %326 : f32
              %329 = arith.addf %328, %cst_30 : f32
              %330 = arith.maximumf %329, %cst_31 : f32
              %331 = arith.minimumf %330, %cst_29 : f32
              %332 = arith.fptosi %331 : f32 to i32
              %333 = arith.select %314, %315, %332 : i32
              %334 = arith.select %305, %297, %333 : i32
              %335 = arith.andi %298, %311 : i1
              %336 = arith.ori %291, %335 : i1
              %337 = arith.ori %336, %314 : i1
              %338 = arith.cmpi sle, %334, %283 : i32
              %339 = arith.cmpi sge, %334, %c1_i32 : i32
              %340 = arith.andi %338, %339 : i1
              %341 = arith.ori %305, %337 : i1
              %342 = arith.andi %340, %341 : i1
              %343 = scf.if %342 -> (i32) {
                %344 = arith.cmpi slt, %268, %c0_i32 : i32
                %345 = arith.subi %c-2147483648_i32, %268 : i32
                %346 = arith.select %344, %345, %268 : i32
                %347 = "tt.bitcast"(%346) : (i32) -> f32
                %348 = "tt.make_range"() {end = 2048 : i32, start = 0 : i32} : () -> tensor<2048xi32>
                %349 = "tt.splat"(%283) : (i32) -> tensor<2048xi32>
                %350 = arith.cmpi ult, %348, %349 : tensor<2048xi32>
                %351 = arith.addi %348, %cst_28 : tensor<2048xi32>
                %352 = "tt.splat"(%259) : (i32) -> tensor<1xi32>
                %353 = arith.extsi %352 : tensor<1xi32> to tensor<1xi64>
                %354 = "tt.splat"(%arg28) : (i64) -> tensor<1xi64>
                %355 = arith.muli %353, %354 : tensor<1xi64>
                %356 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                %357 = "tt.addptr"(%356, %355) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                %358 = arith.extsi %351 : tensor<2048xi32> to tensor<2048xi64>
                %359 = arith.muli %358, %cst_25 : tensor<2048xi64>
                %360 = "tt.broadcast"(%357) : (tensor<1x!tt.ptr<i32>>) -> tensor<2048x!tt.ptr<i32>>
                %361 = "tt.addptr"(%360, %359) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                %362 = "tt.broadcast"(%cst_27) : (tensor<1xi32>) -> tensor<2048xi32>
                %363 = "tt.addptr"(%361, %362) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                %364 = "tt.load"(%363, %350, %cst_26) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                %365 = "tt.bitcast"(%364) : (tensor<2048xi32>) -> tensor<2048xf32>
                %366 = arith.cmpf oge, %347, %cst_66 : f32
                %367 = arith.cmpf olt, %347, %cst_24 : f32
                %368 = arith.andi %366, %367 : i1
                %369 = arith.select %368, %347, %cst_23 : f32
                %370 = "tt.splat"(%369) : (f32) -> tensor<2048xf32>
                %371 = arith.cmpf ole, %365, %370 : tensor<2048xf32>
                %372 = "tt.splat"(%347) : (f32) -> tensor<2048xf32>
                %373 = arith.addf %365, %372 : tensor<2048xf32>
                %374 = arith.select %371, %373, %365 : tensor<2048xi1>, tensor<2048xf32>
                %375 = "tt.bitcast"(%374) : (tensor<2048xf32>) -> tensor<2048xi32>
                %376 = arith.cmpi slt, %375, %cst_26 : tensor<2048xi32>
                %377 = arith.andi %375, %cst_22 : tensor<2048xi32>
                %378 = arith.subi %cst_26, %377 : tensor<2048xi32>
                %379 = arith.cmpi sgt, %377, %cst_21 : tensor<2048xi32>
                %380 = arith.select %376, %378, %375 : tensor<2048xi1>, tensor<2048xi32>
                %381 = arith.select %379, %cst_21, %380 : tensor<2048xi1>, tensor<2048xi32>
                %382 = arith.select %350, %381, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                %383 = arith.addi %283, %c2047_i32 : i32
                %384 = arith.divui %383, %c2048_i32 : i32
                %385 = scf.for %arg36 = %c1_i32 to %384 step %c1_i32 iter_args(%arg37 = %382) -> (tensor<2048xi32>)  : i32 {
                  %454 = arith.muli %arg36, %c2048_i32 : i32
                  %455 = "tt.splat"(%454) : (i32) -> tensor<2048xi32>
                  %456 = arith.addi %455, %348 : tensor<2048xi32>
                  %457 = arith.cmpi ult, %456, %349 : tensor<2048xi32>
                  %458 = arith.addi %456, %cst_28 : tensor<2048xi32>
                  %459 = arith.extsi %458 : tensor<2048xi32> to tensor<2048xi64>
                  %460 = arith.muli %459, %cst_25 : tensor<2048xi64>
                  %461 = "tt.addptr"(%360, %460) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                  %462 = "tt.addptr"(%461, %362) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                  %463 = "tt.load"(%462, %457, %cst_26) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                  %464 = "tt.bitcast"(%463) : (tensor<2048xi32>) -> tensor<2048xf32>
                  %465 = arith.cmpf ole, %464, %370 : tensor<2048xf32>
                  %466 = arith.addf %464, %372 : tensor<2048xf32>
                  %467 = arith.select %465, %466, %464 : tensor<2048xi1>, tensor<2048xf32>
                  %468 = "tt.bitcast"(%467) : (tensor<2048xf32>) -> tensor<2048xi32>
                  %469 = arith.cmpi slt, %468, %cst_26 : tensor<2048xi32>
                  %470 = arith.andi %468, %cst_22 : tensor<2048xi32>
                  %471 = arith.subi %cst_26, %470 : tensor<2048xi32>
                  %472 = arith.cmpi sgt, %470, %cst_21 : tensor<2048xi32>
                  %473 = arith.select %469, %471, %468 : tensor<2048xi1>, tensor<2048xi32>
                  %474 = arith.select %472, %cst_21, %473 : tensor<2048xi1>, tensor<2048xi32>
                  %475 = arith.select %457, %474, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                  %476 = arith.maxsi %arg37, %475 : tensor<2048xi32>
                  scf.yield %476 : tensor<2048xi32>
                }
                %386 = "tt.reduce"(%385) ({
                ^bb0(%arg36: i32, %arg37: i32):
                  %454 = arith.maxsi %arg36, %arg37 : i32
                  "tt.reduce_return"(%454) : (i32) -> ()
                }) {axis = 0 : i32} : (tensor<2048xi32>) -> i32
                %387 = "tt.bitcast"(%347) : (f32) -> i32
                %388 = arith.cmpi slt, %387, %c0_i32 : i32
                %389 = arith.andi %387, %c2147483647_i32 : i32
                %390 = arith.subi %c0_i32, %389 : i32
                %391 = arith.cmpi sgt, %389, %c2139095040_i32 : i32
                %392 = arith.select %388, %390, %387 : i32
                %393 = arith.select %391, %c2139095040_i32, %392 : i32
                %394 = arith.cmpi slt, %393, %c0_i32 : i32
                %395 = arith.subi %c-2147483648_i32, %393 : i32
                %396 = arith.select %394, %395, %393 : i32
                %397 = "tt.bitcast"(%396) : (i32) -> f32
                %398 = arith.cmpi slt, %386, %c0_i32 : i32
                %399 = arith.subi %c-2147483648_i32, %386 : i32
                %400 = arith.select %398, %399, %386 : i32
                %401 = "tt.bitcast"(%400) : (i32) -> f32
                %402 = arith.subf %401, %397 : f32
                %403 = math.rsqrt %322 : f32
                %404 = arith.divui %283, %c4_i32 : i32
                %405 = arith.cmpi slt, %334, %404 : i32
                %406 = arith.sitofp %334 : i32 to f32
                %407 = math.log2 %322 : f32
                %408 = arith.subf %407, %cst : f32
                %409 = arith.subf %406, %cst_30 : f32
                %410 = math.log2 %409 : f32
                %411 = arith.subf %407, %410 : f32
                %412 = arith.divf %411, %408 : f32
                %413 = arith.subi %283, %334 : i32
                %414 = arith.sitofp %413 : i32 to f32
                %415 = arith.addf %414, %cst_30 : f32
                %416 = arith.divf %415, %322 : f32
                %417 = arith.select %405, %412, %416 : f32
                %418 = arith.mulf %403, %cst_19 : f32
                %419 = arith.mulf %402, %417 : f32
                %420 = arith.addf %397, %419 : f32
                %421 = arith.mulf %402, %418 : f32
                %422 = arith.addi %393, %c1_i32 : i32
                %423 = arith.subi %386, %c1_i32 : i32
                %424 = arith.subf %420, %421 : f32
                %425 = arith.addf %420, %421 : f32
                %426 = "tt.bitcast"(%424) : (f32) -> i32
                %427 = arith.cmpi slt, %426, %c0_i32 : i32
                %428 = arith.andi %426, %c2147483647_i32 : i32
                %429 = arith.subi %c0_i32, %428 : i32
                %430 = arith.cmpi sgt, %428, %c2139095040_i32 : i32
                %431 = arith.select %427, %429, %426 : i32
                %432 = arith.select %430, %c2139095040_i32, %431 : i32
                %433 = arith.minsi %432, %423 : i32
                %434 = arith.maxsi %433, %422 : i32
                %435 = "tt.bitcast"(%425) : (f32) -> i32
                %436 = arith.cmpi slt, %435, %c0_i32 : i32
                %437 = arith.andi %435, %c2147483647_i32 : i32
                %438 = arith.subi %c0_i32, %437 : i32
                %439 = arith.cmpi sgt, %437, %c2139095040_i32 : i32
                %440 = arith.select %436, %438, %435 : i32
                %441 = arith.select %439, %c2139095040_i32, %440 : i32
                %442 = arith.minsi %441, %423 : i32
                %443 = arith.maxsi %442, %422 : i32
                %444 = arith.cmpf olt, %402, %cst_24 : f32
                %445 = arith.cmpf olt, %418, %cst_17 : f32
                %446 = arith.andi %444, %445 : i1
                %447:2 = scf.if %446 -> (i32, i32) {
                  scf.yield %434, %443 : i32, i32
                } else {
                  %454 = arith.subi %386, %393 : i32
                  %455 = arith.addi %454, %c2_i32 : i32
                  %456 = arith.divui %455, %c3_i32 : i32
                  %457 = arith.addi %393, %456 : i32
                  %458 = arith.addi %457, %456 : i32
                  scf.yield %457, %458 : i32, i32
                }
                %448:8 = scf.while (%arg36 = %393, %arg37 = %386, %arg38 = %283, %arg39 = %c0_i32, %arg40 = %447#0, %arg41 = %447#1, %arg42 = %cst_19, %arg43 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                  %454 = arith.addi %arg36, %c1_i32 : i32
                  %455 = arith.cmpi slt, %454, %arg37 : i32
                  %456 = arith.cmpi ne, %arg38, %334 : i32
                  %457 = arith.andi %455, %456 : i1
                  scf.condition(%457) %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43 : i32, i32, i32, i32, i32, i32, f32, i32
                } do {
                ^bb0(%arg36: i32, %arg37: i32, %arg38: i32, %arg39: i32, %arg40: i32, %arg41: i32, %arg42: f32, %arg43: i32):
                  %454 = "tt.splat"(%arg40) : (i32) -> tensor<2048xi32>
                  %455 = arith.cmpi sgt, %382, %454 : tensor<2048xi32>
                  %456 = "tt.splat"(%arg41) : (i32) -> tensor<2048xi32>
                  %457 = arith.cmpi sgt, %382, %456 : tensor<2048xi32>
                  %458 = arith.extui %455 : tensor<2048xi1> to tensor<2048xi64>
                  %459 = arith.extui %457 : tensor<2048xi1> to tensor<2048xi64>
                  %460 = arith.shli %459, %cst_16 : tensor<2048xi64>
                  %461 = arith.ori %458, %460 : tensor<2048xi64>
                  %462 = scf.for %arg44 = %c1_i32 to %384 step %c1_i32 iter_args(%arg45 = %461) -> (tensor<2048xi64>)  : i32 {
                    %545 = arith.muli %arg44, %c2048_i32 : i32
                    %546 = "tt.splat"(%545) : (i32) -> tensor<2048xi32>
                    %547 = arith.addi %546, %348 : tensor<2048xi32>
                    %548 = arith.cmpi ult, %547, %349 : tensor<2048xi32>
                    %549 = arith.addi %547, %cst_28 : tensor<2048xi32>
                    %550 = arith.extsi %549 : tensor<2048xi32> to tensor<2048xi64>
                    %551 = arith.muli %550, %cst_25 : tensor<2048xi64>
                    %552 = "tt.addptr"(%360, %551) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                    %553 = "tt.addptr"(%552, %362) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                    %554 = "tt.load"(%553, %548, %cst_26) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                    %555 = "tt.bitcast"(%554) : (tensor<2048xi32>) -> tensor<2048xf32>
                    %556 = arith.cmpf ole, %555, %370 : tensor<2048xf32>
                    %557 = arith.addf %555, %372 : tensor<2048xf32>
                    %558 = arith.select %556, %557, %555 : tensor<2048xi1>, tensor<2048xf32>
                    %559 = "tt.bitcast"(%558) : (tensor<2048xf32>) -> tensor<2048xi32>
                    %560 = arith.cmpi slt, %559, %cst_26 : tensor<2048xi32>
                    %561 = arith.andi %559, %cst_22 : tensor<2048xi32>
                    %562 = arith.subi %cst_26, %561 : tensor<2048xi32>
                    %563 = arith.cmpi sgt, %561, %cst_21 : tensor<2048xi32>
                    %564 = arith.select %560, %562, %559 : tensor<2048xi1>, tensor<2048xi32>
                    %565 = arith.select %563, %cst_21, %564 : tensor<2048xi1>, tensor<2048xi32>
                    %566 = arith.select %548, %565, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                    %567 = arith.cmpi sgt, %566, %454 : tensor<2048xi32>
                    %568 = arith.cmpi sgt, %566, %456 : tensor<2048xi32>
                    %569 = arith.extui %567 : tensor<2048xi1> to tensor<2048xi64>
                    %570 = arith.extui %568 : tensor<2048xi1> to tensor<2048xi64>
                    %571 = arith.shli %570, %cst_16 : tensor<2048xi64>
                    %572 = arith.ori %569, %571 : tensor<2048xi64>
                    %573 = arith.addi %arg45, %572 : tensor<2048xi64>
                    scf.yield %573 : tensor<2048xi64>
                  }
                  %463 = "tt.reduce"(%462) ({
                  ^bb0(%arg44: i64, %arg45: i64):
                    %545 = arith.addi %arg44, %arg45 : i64
                    "tt.reduce_return"(%545) : (i64) -> ()
                  }) {axis = 0 : i32} : (tensor<2048xi64>) -> i64
                  %464 = arith.shrui %463, %c32_i64 : i64
                  %465 = arith.trunci %463 : i64 to i32
                  %466 = arith.trunci %464 : i64 to i32
                  %467 = arith.cmpi sge, %465, %334 : i32
                  %468 = arith.cmpi sge, %466, %334 : i32
                  %469 = arith.select %467, %arg40, %arg36 : i32
                  %470 = arith.select %468, %arg41, %469 : i32
                  %471 = arith.select %467, %arg41, %arg40 : i32
                  %472 = arith.select %468, %arg37, %471 : i32
                  %473 = arith.select %467, %465, %arg38 : i32
                  %474 = arith.select %468, %466, %473 : i32
                  %475 = arith.select %467, %466, %465 : i32
                  %476 = arith.select %468, %arg39, %475 : i32
                  %477 = arith.mulf %arg42, %cst_15 : f32
                  %478 = arith.select %467, %cst_19, %477 : f32
                  %479 = arith.select %468, %477, %478 : f32
                  %480 = arith.addi %arg43, %c1_i32 : i32
                  %481 = arith.cmpi slt, %470, %c0_i32 : i32
                  %482 = arith.subi %c-2147483648_i32, %470 : i32
                  %483 = arith.select %481, %482, %470 : i32
                  %484 = "tt.bitcast"(%483) : (i32) -> f32
                  %485 = arith.cmpi slt, %472, %c0_i32 : i32
                  %486 = arith.subi %c-2147483648_i32, %472 : i32
                  %487 = arith.select %485, %486, %472 : i32
                  %488 = "tt.bitcast"(%487) : (i32) -> f32
                  %489 = arith.subf %488, %484 : f32
                  %490 = arith.subi %474, %476 : i32
                  %491 = arith.sitofp %490 : i32 to f32
                  %492 = math.rsqrt %491 : f32
                  %493 = arith.divui %474, %c4_i32 : i32
                  %494 = arith.cmpi slt, %334, %493 : i32
                  %495 = arith.cmpf olt, %479, %cst_18 : f32
                  %496 = arith.andi %494, %495 : i1
                  %497 = arith.sitofp %474 : i32 to f32
                  %498 = arith.sitofp %476 : i32 to f32
                  %499 = math.log2 %497 : f32
                  %500 = arith.addf %498, %cst_30 : f32
                  %501 = math.log2 %500 : f32
                  %502 = arith.subf %499, %501 : f32
                  %503 = arith.subf %499, %410 : f32
                  %504 = arith.divf %503, %502 : f32
                  %505 = arith.subi %474, %334 : i32
                  %506 = arith.sitofp %505 : i32 to f32
                  %507 = arith.addf %506, %cst_30 : f32
                  %508 = arith.divf %507, %491 : f32
                  %509 = arith.select %496, %504, %508 : f32
                  %510 = arith.mulf %479, %492 : f32
                  %511 = arith.mulf %489, %509 : f32
                  %512 = arith.addf %484, %511 : f32
                  %513 = arith.mulf %489, %510 : f32
                  %514 = arith.addi %470, %c1_i32 : i32
                  %515 = arith.subi %472, %c1_i32 : i32
                  %516 = arith.subf %512, %513 : f32
                  %517 = arith.addf %512, %513 : f32
                  %518 = "tt.bitcast"(%516) : (f32) -> i32
                  %519 = arith.cmpi slt, %518, %c0_i32 : i32
                  %520 = arith.andi %518, %c2147483647_i32 : i32
                  %521 = arith.subi %c0_i32, %520 : i32
                  %522 = arith.cmpi sgt, %520, %c2139095040_i32 : i32
                  %523 = arith.select %519, %521, %518 : i32
                  %524 = arith.select %522, %c2139095040_i32, %523 : i32
                  %525 = arith.minsi %524, %515 : i32
                  %526 = arith.maxsi %525, %514 : i32
                  %527 = "tt.bitcast"(%517) : (f32) -> i32
                  %528 = arith.cmpi slt, %527, %c0_i32 : i32
                  %529 = arith.andi %527, %c2147483647_i32 : i32
                  %530 = arith.subi %c0_i32, %529 : i32
                  %531 = arith.cmpi sgt, %529, %c2139095040_i32 : i32
                  %532 = arith.select %528, %530, %527 : i32
                  %533 = arith.select %531, %c2139095040_i32, %532 : i32
                  %534 = arith.minsi %533, %515 : i32
                  %535 = arith.maxsi %534, %514 : i32
                  %536 = arith.cmpf olt, %489, %cst_24 : f32
                  %537 = arith.cmpf olt, %510, %cst_17 : f32
                  %538 = arith.cmpi slt, %480, %c8_i32 : i32
                  %539 = arith.cmpi eq, %480, %c6_i32 : i32
                  %540 = arith.cmpi ne, %480, %c6_i32 : i32
                  %541 = arith.andi %538, %540 : i1
                  %542 = arith.andi %536, %537 : i1
                  %543 = arith.andi %541, %542 : i1
                  %544:2 = scf.if %543 -> (i32, i32) {
                    scf.yield %526, %535 : i32, i32
                  } else {
                    %545 = arith.xori %470, %472 : i32
                    %546 = arith.shrui %545, %c1_i32 : i32
                    %547 = arith.ori %545, %546 : i32
                    %548 = arith.shrui %547, %c2_i32 : i32
                    %549 = arith.ori %547, %548 : i32
                    %550 = arith.shrui %549, %c4_i32 : i32
                    %551 = arith.ori %549, %550 : i32
                    %552 = arith.shrui %551, %c8_i32 : i32
                    %553 = arith.ori %551, %552 : i32
                    %554 = arith.shrui %553, %c16_i32 : i32
                    %555 = arith.ori %553, %554 : i32
                    %556 = arith.shrui %555, %c1_i32 : i32
                    %557 = arith.xori %556, %c-1_i32 : i32
                    %558 = arith.andi %472, %557 : i32
                    %559 = arith.subi %558, %c1_i32 : i32
                    %560 = arith.subi %472, %470 : i32
                    %561 = arith.addi %560, %c2_i32 : i32
                    %562 = arith.divui %561, %c3_i32 : i32
                    %563 = arith.addi %470, %562 : i32
                    %564 = arith.addi %563, %562 : i32
                    %565 = arith.select %539, %559, %563 : i32
                    %566 = arith.select %539, %558, %564 : i32
                    scf.yield %565, %566 : i32, i32
                  }
                  scf.yield %470, %472, %474, %476, %544#0, %544#1, %479, %480 : i32, i32, i32, i32, i32, i32, f32, i32
                }
                %449 = "tt.splat"(%448#0) : (i32) -> tensor<2048xi32>
                %450 = arith.cmpi sgt, %382, %449 : tensor<2048xi32>
                %451 = arith.select %450, %382, %cst_14 : tensor<2048xi1>, tensor<2048xi32>
                %452 = scf.for %arg36 = %c1_i32 to %384 step %c1_i32 iter_args(%arg37 = %451) -> (tensor<2048xi32>)  : i32 {
                  %454 = arith.muli %arg36, %c2048_i32 : i32
                  %455 = "tt.splat"(%454) : (i32) -> tensor<2048xi32>
                  %456 = arith.addi %455, %348 : tensor<2048xi32>
                  %457 = arith.cmpi ult, %456, %349 : tensor<2048xi32>
                  %458 = arith.addi %456, %cst_28 : tensor<2048xi32>
                  %459 = arith.extsi %458 : tensor<2048xi32> to tensor<2048xi64>
                  %460 = arith.muli %459, %cst_25 : tensor<2048xi64>
                  %461 = "tt.addptr"(%360, %460) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                  %462 = "tt.addptr"(%461, %362) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                  %463 = "tt.load"(%462, %457, %cst_26) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                  %464 = "tt.bitcast"(%463) : (tensor<2048xi32>) -> tensor<2048xf32>
                  %465 = arith.cmpf ole, %464, %370 : tensor<2048xf32>
                  %466 = arith.addf %464, %372 : tensor<2048xf32>
                  %467 = arith.select %465, %466, %464 : tensor<2048xi1>, tensor<2048xf32>
                  %468 = "tt.bitcast"(%467) : (tensor<2048xf32>) -> tensor<2048xi32>
                  %469 = arith.cmpi slt, %468, %cst_26 : tensor<2048xi32>
                  %470 = arith.andi %468, %cst_22 : tensor<2048xi32>
                  %471 = arith.subi %cst_26, %470 : tensor<2048xi32>
                  %472 = arith.cmpi sgt, %470, %cst_21 : tensor<2048xi32>
                  %473 = arith.select %469, %471, %468 : tensor<2048xi1>, tensor<2048xi32>
                  %474 = arith.select %472, %cst_21, %473 : tensor<2048xi1>, tensor<2048xi32>
                  %475 = arith.select %457, %474, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                  %476 = arith.cmpi sgt, %475, %449 : tensor<2048xi32>
                  %477 = arith.select %476, %475, %cst_14 : tensor<2048xi1>, tensor<2048xi32>
                  %478 = arith.minsi %arg37, %477 : tensor<2048xi32>
                  scf.yield %478 : tensor<2048xi32>
                }
                %453 = "tt.reduce"(%452) ({
                ^bb0(%arg36: i32, %arg37: i32):
                  %454 = arith.minsi %arg36, %arg37 : i32
                  "tt.reduce_return"(%454) : (i32) -> ()
                }) {axis = 0 : i32} : (tensor<2048xi32>) -> i32
                scf.yield %453 : i32
              } else {
                scf.yield %268 : i32
              }
              scf.if %305 {
                %344 = arith.cmpi slt, %295, %c2048_i32 : i32
                %345 = arith.cmpi sge, %343, %290 : i32
                %346 = arith.andi %294, %344 : i1
                %347 = arith.andi %346, %345 : i1
                %348 = arith.cmpi slt, %297, %c1_i32 : i32
                %349 = arith.ori %347, %348 : i1
                %350 = arith.cmpi slt, %343, %c0_i32 : i32
                %351 = arith.subi %c-2147483648_i32, %343 : i32
                %352 = arith.select %350, %351, %343 : i32
                %353 = "tt.bitcast"(%352) : (i32) -> f32
                %354 = arith.select %349, %274, %353 : f32
                %355 = arith.select %349, %290, %343 : i32
                %356 = arith.cmpi eq, %355, %268 : i32
                %357 = arith.select %356, %280, %c0_i32 : i32
                %358 = arith.cmpi slt, %268, %c0_i32 : i32
                %359 = arith.subi %c-2147483648_i32, %268 : i32
                %360 = arith.select %358, %359, %268 : i32
                %361 = "tt.bitcast"(%360) : (i32) -> f32
                %362 = arith.addi %283, %c1023_i32 : i32
                %363 = arith.divui %362, %c1024_i32 : i32
                %364 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                %365 = "tt.splat"(%283) : (i32) -> tensor<1024xi32>
                %366 = "tt.splat"(%259) : (i32) -> tensor<1xi32>
                %367 = arith.extsi %366 : tensor<1xi32> to tensor<1xi64>
                %368 = "tt.splat"(%arg28) : (i64) -> tensor<1xi64>
                %369 = arith.muli %367, %368 : tensor<1xi64>
                %370 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                %371 = "tt.addptr"(%370, %369) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                %372 = "tt.broadcast"(%371) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
                %373 = "tt.broadcast"(%cst_12) : (tensor<1xi32>) -> tensor<1024xi32>
                %374 = "tt.broadcast"(%cst_27) : (tensor<1xi32>) -> tensor<1024xi32>
                %375 = arith.cmpf oge, %361, %cst_66 : f32
                %376 = arith.cmpf olt, %361, %cst_24 : f32
                %377 = arith.andi %375, %376 : i1
                %378 = arith.select %377, %361, %cst_23 : f32
                %379 = "tt.splat"(%378) : (f32) -> tensor<1024xf32>
                %380 = "tt.splat"(%361) : (f32) -> tensor<1024xf32>
                %381 = "tt.splat"(%354) : (f32) -> tensor<1024xf32>
                %382 = "tt.splat"(%354) : (f32) -> tensor<1xf32>
                %383 = arith.mulf %382, %cst_6 : tensor<1xf32>
                %384 = math.absf %382 : tensor<1xf32>
                %385 = arith.cmpf olt, %384, %cst_5 : tensor<1xf32>
                %386 = arith.select %385, %383, %cst_4 : tensor<1xi1>, tensor<1xf32>
                %387 = "tt.expand_dims"(%386) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                %388 = "tt.broadcast"(%387) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                %389 = "tt.expand_dims"(%382) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                %390 = "tt.broadcast"(%389) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                %391 = "tt.splat"(%259) : (i32) -> tensor<1x1x1xi32>
                %392 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                %393 = "tt.expand_dims"(%392) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                %394 = "tt.expand_dims"(%393) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                %395 = arith.extsi %391 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                %396 = "tt.splat"(%arg28) : (i64) -> tensor<1x1x1xi64>
                %397 = arith.muli %395, %396 : tensor<1x1x1xi64>
                %398 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<1x1x1x!tt.ptr<i32>>
                %399 = "tt.addptr"(%398, %397) : (tensor<1x1x1x!tt.ptr<i32>>, tensor<1x1x1xi64>) -> tensor<1x1x1x!tt.ptr<i32>>
                %400 = "tt.broadcast"(%399) : (tensor<1x1x1x!tt.ptr<i32>>) -> tensor<1x1024x1x!tt.ptr<i32>>
                %401 = "tt.broadcast"(%394) : (tensor<1x1x2xi32>) -> tensor<1x1024x2xi32>
                %402:2 = scf.for %arg36 = %c0_i32 to %363 step %c1_i32 iter_args(%arg37 = %c0_i32, %arg38 = %357) -> (i32, i32)  : i32 {
                  %406 = arith.muli %arg36, %c1024_i32 : i32
                  %407 = "tt.splat"(%406) : (i32) -> tensor<1024xi32>
                  %408 = arith.addi %407, %364 : tensor<1024xi32>
                  %409 = arith.cmpi ult, %408, %365 : tensor<1024xi32>
                  %410 = arith.addi %408, %cst_13 : tensor<1024xi32>
                  %411 = arith.extsi %410 : tensor<1024xi32> to tensor<1024xi64>
                  %412 = arith.muli %411, %cst_10 : tensor<1024xi64>
                  %413 = "tt.addptr"(%372, %412) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                  %414 = "tt.addptr"(%413, %373) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                  %415 = "tt.load"(%414, %409, %cst_11) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                  %416 = "tt.addptr"(%413, %374) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                  %417 = "tt.load"(%416, %409, %cst_11) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                  %418 = "tt.bitcast"(%417) : (tensor<1024xi32>) -> tensor<1024xf32>
                  %419 = arith.cmpf ole, %418, %379 : tensor<1024xf32>
                  %420 = arith.addf %418, %380 : tensor<1024xf32>
                  %421 = arith.select %419, %420, %418 : tensor<1024xi1>, tensor<1024xf32>
                  gpu.barrier
                  %422 = arith.cmpf ogt, %421, %381 : tensor<1024xf32>
                  %423 = arith.andi %422, %409 : tensor<1024xi1>
                  %424 = arith.cmpf ueq, %421, %381 : tensor<1024xf32>
                  %425 = arith.andi %424, %409 : tensor<1024xi1>
                  %426 = arith.extui %423 : tensor<1024xi1> to tensor<1024xi32>
                  %427 = arith.extui %425 : tensor<1024xi1> to tensor<1024xi32>
                  %428 = arith.shli %427, %cst_9 : tensor<1024xi32>
                  %429 = arith.addi %426, %428 : tensor<1024xi32>
                  %430 = "tt.scan"(%429) ({
                  ^bb0(%arg39: i32, %arg40: i32):
                    %471 = arith.addi %arg39, %arg40 : i32
                    "tt.scan_return"(%471) : (i32) -> ()
                  }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                  %431 = arith.subi %430, %429 : tensor<1024xi32>
                  %432 = arith.andi %431, %cst_8 : tensor<1024xi32>
                  %433 = arith.shrui %431, %cst_9 : tensor<1024xi32>
                  %434 = "tt.splat"(%arg37) : (i32) -> tensor<1024xi32>
                  %435 = arith.addi %432, %434 : tensor<1024xi32>
                  %436 = "tt.splat"(%arg38) : (i32) -> tensor<1024xi32>
                  %437 = arith.addi %433, %436 : tensor<1024xi32>
                  %438 = arith.addi %435, %cst_13 : tensor<1024xi32>
                  %439 = arith.subi %cst_7, %437 : tensor<1024xi32>
                  %440 = arith.cmpi ult, %437, %cst_13 : tensor<1024xi32>
                  %441 = arith.select %423, %438, %439 : tensor<1024xi1>, tensor<1024xi32>
                  %442 = arith.andi %425, %440 : tensor<1024xi1>
                  %443 = arith.ori %423, %442 : tensor<1024xi1>
                  %444 = "tt.expand_dims"(%415) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                  %445 = "tt.expand_dims"(%421) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                  %446 = arith.cmpf ole, %445, %388 : tensor<1x1024xf32>
                  %447 = arith.subf %445, %390 : tensor<1x1024xf32>
                  %448 = math.absf %445 : tensor<1x1024xf32>
                  %449 = arith.cmpf olt, %448, %cst_3 : tensor<1x1024xf32>
                  %450 = arith.andi %446, %449 : tensor<1x1024xi1>
                  %451 = arith.select %450, %447, %445 : tensor<1x1024xi1>, tensor<1x1024xf32>
                  %452 = "tt.bitcast"(%451) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                  %453 = arith.cmpf uno, %451, %451 : tensor<1x1024xf32>
                  %454 = arith.select %453, %cst_2, %452 : tensor<1x1024xi1>, tensor<1x1024xi32>
                  %455 = "tt.join"(%444, %454) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                  %456 = "tt.expand_dims"(%441) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                  %457 = "tt.expand_dims"(%456) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                  %458 = "tt.expand_dims"(%443) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                  %459 = "tt.expand_dims"(%458) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                  %460 = "tt.broadcast"(%459) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                  %461 = arith.extsi %457 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                  %462 = arith.muli %461, %cst_1 : tensor<1x1024x1xi64>
                  %463 = "tt.addptr"(%400, %462) : (tensor<1x1024x1x!tt.ptr<i32>>, tensor<1x1024x1xi64>) -> tensor<1x1024x1x!tt.ptr<i32>>
                  %464 = "tt.broadcast"(%463) : (tensor<1x1024x1x!tt.ptr<i32>>) -> tensor<1x1024x2x!tt.ptr<i32>>
                  %465 = "tt.addptr"(%464, %401) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                  "tt.store"(%465, %455, %460) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                  %466 = "tt.reduce"(%429) ({
                  ^bb0(%arg39: i32, %arg40: i32):
                    %471 = arith.addi %arg39, %arg40 : i32
                    "tt.reduce_return"(%471) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                  %467 = arith.andi %466, %c65535_i32 : i32
                  %468 = arith.shrui %466, %c16_i32 : i32
                  %469 = arith.addi %arg37, %467 : i32
                  %470 = arith.addi %arg38, %468 : i32
                  scf.yield %469, %470 : i32, i32
                }
                "tt.store"(%273, %354) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                %403 = arith.minui %402#1, %c2048_i32 : i32
                %404 = arith.subi %c2048_i32, %403 : i32
                %405 = arith.addi %402#0, %c2048_i32 : i32
                "tt.store"(%277, %402#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%279, %402#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%267, %404) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%270, %405) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
              } else {
                %344 = arith.andi %293, %298 : i1
                %345 = arith.cmpi sle, %278, %281 : i32
                %346 = arith.andi %293, %345 : i1
                %347 = arith.cmpi ne, %271, %c-2139095041_i32 : i32
                %348 = arith.andi %346, %347 : i1
                %349 = arith.select %344, %268, %271 : i32
                %350 = arith.select %348, %268, %290 : i32
                %351 = arith.andi %344, %249 : i1
                %352 = arith.ori %348, %351 : i1
                %353 = arith.cmpi slt, %268, %c0_i32 : i32
                %354 = arith.subi %c-2147483648_i32, %268 : i32
                %355 = arith.select %353, %354, %268 : i32
                %356 = "tt.bitcast"(%355) : (i32) -> f32
                %357 = arith.cmpi slt, %343, %c0_i32 : i32
                %358 = arith.subi %c-2147483648_i32, %343 : i32
                %359 = arith.select %357, %358, %343 : i32
                %360 = "tt.bitcast"(%359) : (i32) -> f32
                %361 = arith.subf %321, %324 : f32
                %362 = arith.divf %361, %324 : f32
                %363 = arith.minimumf %362, %cst_15 : f32
                %364 = arith.subf %360, %356 : f32
                %365 = arith.mulf %364, %363 : f32
                %366 = arith.subf %356, %365 : f32
                %367 = "tt.bitcast"(%366) : (f32) -> i32
                %368 = arith.cmpi slt, %367, %c0_i32 : i32
                %369 = arith.andi %367, %c2147483647_i32 : i32
                %370 = arith.subi %c0_i32, %369 : i32
                %371 = arith.cmpi sgt, %369, %c2139095040_i32 : i32
                %372 = arith.select %368, %370, %367 : i32
                %373 = arith.select %371, %c2139095040_i32, %372 : i32
                %374 = arith.subi %268, %c1_i32 : i32
                %375 = arith.minsi %373, %374 : i32
                %376 = arith.select %314, %375, %c-2139095040_i32 : i32
                %377 = arith.select %346, %376, %343 : i32
                %378 = arith.xori %349, %350 : i32
                %379 = arith.shrsi %378, %c1_i32 : i32
                %380 = arith.andi %349, %350 : i32
                %381 = arith.addi %380, %379 : i32
                %382 = arith.select %352, %381, %377 : i32
                %383 = arith.subi %350, %c1_i32 : i32
                %384 = arith.minsi %382, %383 : i32
                %385 = arith.addi %349, %c1_i32 : i32
                %386 = arith.maxsi %384, %385 : i32
                %387 = arith.cmpi sge, %385, %350 : i32
                %388 = arith.ori %293, %347 : i1
                %389 = arith.andi %387, %388 : i1
                "tt.store"(%273, %356, %348) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                "tt.store"(%277, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%279, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                %390 = arith.select %389, %c2048_i32, %386 : i32
                %391 = arith.select %389, %c2048_i32, %349 : i32
                "tt.store"(%267, %390) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%270, %391) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
              }
            }
          }
        } else {
          %247 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>>
          %248 = "tt.addptr"(%247, %cst_0) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %249 = "tt.addptr"(%248, %217) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %250 = "tt.load"(%249, %222, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
          %251 = "tt.splat"(%arg33) : (i64) -> tensor<4xi64>
          %252 = "tt.addptr"(%247, %251) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %253 = "tt.addptr"(%252, %217) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %254 = "tt.load"(%253, %222, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
          %255 = arith.cmpi slt, %254, %250 : tensor<4xi32>
          %256 = arith.andi %255, %222 : tensor<4xi1>
          %257 = arith.cmpi slt, %250, %cst_65 : tensor<4xi32>
          %258 = arith.subi %cst_39, %250 : tensor<4xi32>
          %259 = arith.select %257, %258, %250 : tensor<4xi1>, tensor<4xi32>
          %260 = "tt.bitcast"(%259) : (tensor<4xi32>) -> tensor<4xf32>
          %261 = arith.select %256, %223, %cst_65 : tensor<4xi1>, tensor<4xi32>
          %262 = arith.cmpi ult, %205#3, %241 : i32
          %263 = arith.muli %205#3, %239 : i32
          %264 = arith.select %262, %263, %225 : i32
          %265 = arith.subi %225, %264 : i32
          %266 = arith.minsi %265, %239 : i32
          %267 = arith.addi %264, %266 : i32
          %268 = arith.muli %233, %c64_i32 : i32
          %269 = arith.cmpi ult, %215, %30 : tensor<4xi32>
          %270 = "tt.expand_dims"(%215) {axis = 1 : i32} : (tensor<4xi32>) -> tensor<4x1xi32>
          %271 = "tt.expand_dims"(%270) {axis = 2 : i32} : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
          %272 = "tt.expand_dims"(%269) {axis = 1 : i32} : (tensor<4xi1>) -> tensor<4x1xi1>
          %273 = "tt.expand_dims"(%272) {axis = 2 : i32} : (tensor<4x1xi1>) -> tensor<4x1x1xi1>
          %274 = "tt.broadcast"(%273) : (tensor<4x1x1xi1>) -> tensor<4x32x128xi1>
          %275 = arith.extsi %271 : tensor<4x1x1xi32> to tensor<4x1x1xi64>
          %276 = arith.muli %275, %44 : tensor<4x1x1xi64>
          %277 = "tt.addptr"(%46, %276) : (tensor<4x1x1x!tt.ptr<f8E4M3FN>>, tensor<4x1x1xi64>) -> tensor<4x1x1x!tt.ptr<f8E4M3FN>>
          %278 = "tt.broadcast"(%277) : (tensor<4x1x1x!tt.ptr<f8E4M3FN>>) -> tensor<4x32x1x!tt.ptr<f8E4M3FN>>
          %279 = "tt.addptr"(%278, %50) : (tensor<4x32x1x!tt.ptr<f8E4M3FN>>, tensor<4x32x1xi32>) -> tensor<4x32x1x!tt.ptr<f8E4M3FN>>
          %280 = "tt.broadcast"(%279) : (tensor<4x32x1x!tt.ptr<f8E4M3FN>>) -> tensor<4x32x128x!tt.ptr<f8E4M3FN>>
          %281 = "tt.addptr"(%280, %53) : (tensor<4x32x128x!tt.ptr<f8E4M3FN>>, tensor<4x32x128xi32>) -> tensor<4x32x128x!tt.ptr<f8E4M3FN>>
          %282 = "tt.load"(%281, %274, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x32x128x!tt.ptr<f8E4M3FN>>, tensor<4x32x128xi1>, tensor<4x32x128xf8E4M3FN>) -> tensor<4x32x128xf8E4M3FN>
          %283 = "tt.reshape"(%282) : (tensor<4x32x128xf8E4M3FN>) -> tensor<128x128xf8E4M3FN>
          %284 = arith.divsi %213, %c128_i32 : i32
          %285 = arith.cmpi slt, %284, %arg15 : i32
          %286 = arith.extsi %284 : i32 to i64
          %287 = "tt.addptr"(%arg14, %286) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %288 = "tt.load"(%287, %285, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %289 = arith.select %285, %288, %c-1_i32 : i32
          %290 = arith.cmpi ult, %215, %64 : tensor<4xi32>
          %291 = "tt.expand_dims"(%290) {axis = 1 : i32} : (tensor<4xi1>) -> tensor<4x1xi1>
          %292 = "tt.broadcast"(%291) : (tensor<4x1xi1>) -> tensor<4x32xi1>
          %293 = arith.extsi %270 : tensor<4x1xi32> to tensor<4x1xi64>
          %294 = arith.muli %293, %69 : tensor<4x1xi64>
          %295 = "tt.addptr"(%71, %294) : (tensor<4x1x!tt.ptr<f32>>, tensor<4x1xi64>) -> tensor<4x1x!tt.ptr<f32>>
          %296 = "tt.broadcast"(%295) : (tensor<4x1x!tt.ptr<f32>>) -> tensor<4x32x!tt.ptr<f32>>
          %297 = "tt.addptr"(%296, %74) : (tensor<4x32x!tt.ptr<f32>>, tensor<4x32xi32>) -> tensor<4x32x!tt.ptr<f32>>
          %298 = "tt.load"(%297, %292, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x32x!tt.ptr<f32>>, tensor<4x32xi1>, tensor<4x32xf32>) -> tensor<4x32xf32>
          %299 = "tt.expand_dims"(%298) {axis = 0 : i32} : (tensor<4x32xf32>) -> tensor<1x4x32xf32>
          %300 = "tt.broadcast"(%299) : (tensor<1x4x32xf32>) -> tensor<64x4x32xf32>
          %301 = "tt.load"(%287, %285, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %302 = arith.select %285, %301, %c-1_i32 : i32
          %303 = arith.divui %264, %c64_i32 : i32
          %304 = arith.cmpi ult, %303, %arg18 : i32
          %305 = arith.cmpi ult, %289, %arg17 : i32
          %306 = arith.cmpi slt, %264, %267 : i32
          %307 = arith.andi %306, %304 : i1
          %308 = arith.andi %307, %305 : i1
          %309 = arith.extsi %289 : i32 to i64
          %310 = arith.muli %309, %arg19 : i64
          %311 = "tt.addptr"(%arg16, %310) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %312 = arith.extsi %303 : i32 to i64
          %313 = "tt.addptr"(%311, %312) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %314 = "tt.load"(%313, %308, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %315 = arith.select %308, %314, %c-1_i32 : i32
          %316 = arith.cmpi ult, %302, %arg17 : i32
          %317 = arith.andi %307, %316 : i1
          %318 = arith.extsi %302 : i32 to i64
          %319 = arith.muli %318, %arg19 : i64
          %320 = "tt.addptr"(%arg16, %319) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %321 = "tt.addptr"(%320, %312) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %322 = "tt.load"(%321, %317, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %323 = arith.select %317, %322, %c-1_i32 : i32
          %324 = "tt.splat"(%323) : (i32) -> tensor<1xi32>
          %325 = "tt.expand_dims"(%324) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
          %326 = arith.cmpi ult, %325, %121 : tensor<1x1xi32>
          %327 = "tt.broadcast"(%326) : (tensor<1x1xi1>) -> tensor<64x1xi1>
          %328 = arith.extsi %325 : tensor<1x1xi32> to tensor<1x1xi64>
          %329 = arith.muli %328, %128 : tensor<1x1xi64>
          %330 = "tt.addptr"(%130, %329) : (tensor<1x1x!tt.ptr<f32>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f32>>
          %331 = "tt.broadcast"(%330) : (tensor<1x1x!tt.ptr<f32>>) -> tensor<64x1x!tt.ptr<f32>>
          %332 = "tt.addptr"(%331, %123) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
          %333 = "tt.addptr"(%332, %134) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
          %334 = "tt.load"(%333, %327, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
          %335 = "tt.splat"(%arg7) : (i32) -> tensor<1x1xi32>
          %336 = "tt.splat"(%arg8) : (i64) -> tensor<1x1xi64>
          %337 = "tt.splat"(%arg6) : (!tt.ptr<f8E4M3FN>) -> tensor<1x1x!tt.ptr<f8E4M3FN>>
          %338 = arith.muli %123, %cst_58 : tensor<64x1xi32>
          %339 = "tt.broadcast"(%38) : (tensor<1x128xi32>) -> tensor<64x128xi32>
          %340 = "tt.splat"(%267) : (i32) -> tensor<64xi32>
          %341 = "tt.fp_to_fp"(%283) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
          %342 = "tt.trans"(%341) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
          %343 = "tt.expand_dims"(%63) {axis = 2 : i32} : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
          %344 = "tt.broadcast"(%343) : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
          %345 = "tt.expand_dims"(%261) {axis = 1 : i32} : (tensor<4xi32>) -> tensor<4x1xi32>
          %346 = "tt.broadcast"(%345) : (tensor<4x1xi32>) -> tensor<4x64xi32>
          %347 = "tt.expand_dims"(%260) {axis = 1 : i32} : (tensor<4xf32>) -> tensor<4x1xf32>
          %348 = "tt.broadcast"(%347) : (tensor<4x1xf32>) -> tensor<4x64xf32>
          %349 = arith.cmpf olt, %260, %cst_50 : tensor<4xf32>
          %350 = "tt.expand_dims"(%349) {axis = 1 : i32} : (tensor<4xi1>) -> tensor<4x1xi1>
          %351 = "tt.broadcast"(%350) : (tensor<4x1xi1>) -> tensor<4x64xi1>
          %352 = arith.maxsi %224, %c0_i32 : i32
          %353 = arith.cmpi sge, %arg27, %c2048_i32 : i32
          %354 = arith.select %353, %c2048_i32, %c0_i32 : i32
          %355 = "tt.splat"(%arg24) : (i64) -> tensor<4x1xi64>
          %356 = arith.muli %293, %355 : tensor<4x1xi64>
          %357 = "tt.splat"(%arg22) : (!tt.ptr<i32>) -> tensor<4x1x!tt.ptr<i32>>
          %358 = "tt.addptr"(%357, %356) : (tensor<4x1x!tt.ptr<i32>>, tensor<4x1xi64>) -> tensor<4x1x!tt.ptr<i32>>
          %359 = "tt.broadcast"(%358) : (tensor<4x1x!tt.ptr<i32>>) -> tensor<4x64x!tt.ptr<i32>>
          %360 = "tt.splat"(%354) : (i32) -> tensor<4x64xi32>
          %361 = "tt.splat"(%352) : (i32) -> tensor<4x64xi32>
          %362 = arith.mulf %260, %cst_51 : tensor<4xf32>
          %363 = math.absf %260 : tensor<4xf32>
          %364 = arith.cmpf olt, %363, %cst_50 : tensor<4xf32>
          %365 = arith.select %364, %362, %cst_49 : tensor<4xi1>, tensor<4xf32>
          %366 = "tt.expand_dims"(%365) {axis = 1 : i32} : (tensor<4xf32>) -> tensor<4x1xf32>
          %367 = "tt.broadcast"(%366) : (tensor<4x1xf32>) -> tensor<4x64xf32>
          %368 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
          %369 = "tt.expand_dims"(%368) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
          %370 = "tt.expand_dims"(%369) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
          %371 = "tt.splat"(%arg28) : (i64) -> tensor<4x1x1xi64>
          %372 = arith.muli %275, %371 : tensor<4x1x1xi64>
          %373 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<4x1x1x!tt.ptr<i32>>
          %374 = "tt.addptr"(%373, %372) : (tensor<4x1x1x!tt.ptr<i32>>, tensor<4x1x1xi64>) -> tensor<4x1x1x!tt.ptr<i32>>
          %375 = "tt.broadcast"(%374) : (tensor<4x1x1x!tt.ptr<i32>>) -> tensor<4x64x1x!tt.ptr<i32>>
          %376 = "tt.broadcast"(%370) : (tensor<1x1x2xi32>) -> tensor<4x64x2xi32>
          %377:3 = scf.for %arg36 = %264 to %267 step %268 iter_args(%arg37 = %315, %arg38 = %323, %arg39 = %334) -> (i32, i32, tensor<64x1xf32>)  : i32 {
            %378 = arith.addi %arg36, %268 : i32
            %379 = arith.divui %378, %c64_i32 : i32
            %380 = arith.cmpi ult, %379, %arg18 : i32
            %381 = arith.cmpi slt, %378, %267 : i32
            %382 = arith.andi %381, %380 : i1
            %383 = arith.andi %382, %305 : i1
            %384 = arith.extsi %379 : i32 to i64
            %385 = "tt.addptr"(%311, %384) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %386 = "tt.load"(%385, %383, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %387 = arith.select %383, %386, %c-1_i32 : i32
            %388 = arith.andi %382, %316 : i1
            %389 = "tt.addptr"(%320, %384) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %390 = "tt.load"(%389, %388, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %391 = arith.select %388, %390, %c-1_i32 : i32
            %392 = "tt.splat"(%391) : (i32) -> tensor<1xi32>
            %393 = "tt.expand_dims"(%392) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %394 = arith.cmpi ult, %393, %121 : tensor<1x1xi32>
            %395 = "tt.broadcast"(%394) : (tensor<1x1xi1>) -> tensor<64x1xi1>
            %396 = arith.extsi %393 : tensor<1x1xi32> to tensor<1x1xi64>
            %397 = arith.muli %396, %128 : tensor<1x1xi64>
            %398 = "tt.addptr"(%130, %397) : (tensor<1x1x!tt.ptr<f32>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f32>>
            %399 = "tt.broadcast"(%398) : (tensor<1x1x!tt.ptr<f32>>) -> tensor<64x1x!tt.ptr<f32>>
            %400 = "tt.addptr"(%399, %123) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
            %401 = "tt.addptr"(%400, %134) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
            %402 = "tt.load"(%401, %395, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
            %403 = "tt.splat"(%arg37) : (i32) -> tensor<1xi32>
            %404 = "tt.expand_dims"(%403) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %405 = arith.cmpi ult, %404, %335 : tensor<1x1xi32>
            %406 = "tt.broadcast"(%405) : (tensor<1x1xi1>) -> tensor<64x128xi1>
            %407 = arith.extsi %404 : tensor<1x1xi32> to tensor<1x1xi64>
            %408 = arith.muli %407, %336 : tensor<1x1xi64>
            %409 = "tt.addptr"(%337, %408) : (tensor<1x1x!tt.ptr<f8E4M3FN>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f8E4M3FN>>
            %410 = "tt.broadcast"(%409) : (tensor<1x1x!tt.ptr<f8E4M3FN>>) -> tensor<64x1x!tt.ptr<f8E4M3FN>>
            %411 = "tt.addptr"(%410, %338) : (tensor<64x1x!tt.ptr<f8E4M3FN>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f8E4M3FN>>
            %412 = "tt.broadcast"(%411) : (tensor<64x1x!tt.ptr<f8E4M3FN>>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
            %413 = "tt.addptr"(%412, %339) : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi32>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
            %414 = "tt.load"(%413, %406, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi1>, tensor<64x128xf8E4M3FN>) -> tensor<64x128xf8E4M3FN>
            %415 = arith.cmpi ult, %arg37, %arg7 : i32
            %416 = "tt.splat"(%415) : (i1) -> tensor<64xi1>
            %417 = "tt.splat"(%arg36) : (i32) -> tensor<64xi32>
            %418 = arith.addi %417, %118 : tensor<64xi32>
            %419 = arith.cmpi slt, %418, %340 : tensor<64xi32>
            %420 = "tt.fp_to_fp"(%414) : (tensor<64x128xf8E4M3FN>) -> tensor<64x128xf16>
            %421 = "tt.dot"(%420, %342, %cst_57) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xf16>, tensor<128x128xf16>, tensor<64x128xf32>) -> tensor<64x128xf32>
            %422 = "tt.reshape"(%421) : (tensor<64x128xf32>) -> tensor<64x4x32xf32>
            %423 = arith.maximumf %422, %344 : tensor<64x4x32xf32>
            %424 = arith.mulf %423, %300 : tensor<64x4x32xf32>
            %425 = "tt.reduce"(%424) ({
            ^bb0(%arg40: f32, %arg41: f32):
              %484 = arith.addf %arg40, %arg41 : f32
              "tt.reduce_return"(%484) : (f32) -> ()
            }) {axis = 2 : i32} : (tensor<64x4x32xf32>) -> tensor<64x4xf32>
            %426 = arith.cmpi ult, %arg38, %arg10 : i32
            %427 = "tt.splat"(%426) : (i1) -> tensor<64xi1>
            %428 = "tt.reshape"(%arg39) : (tensor<64x1xf32>) -> tensor<64xf32>
            %429 = "tt.expand_dims"(%428) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
            %430 = "tt.broadcast"(%429) : (tensor<64x1xf32>) -> tensor<64x4xf32>
            %431 = arith.mulf %425, %430 : tensor<64x4xf32>
            %432 = arith.andi %416, %419 : tensor<64xi1>
            %433 = arith.andi %432, %427 : tensor<64xi1>
            %434 = arith.andi %433, %419 : tensor<64xi1>
            %435 = "tt.trans"(%431) {order = array<i32: 1, 0>} : (tensor<64x4xf32>) -> tensor<4x64xf32>
            %436 = "tt.expand_dims"(%435) {axis = 2 : i32} : (tensor<4x64xf32>) -> tensor<4x64x1xf32>
            %437 = "tt.scan"(%436) ({
            ^bb0(%arg40: f32, %arg41: f32):
              %484 = arith.addf %arg40, %arg41 : f32
              "tt.scan_return"(%484) : (f32) -> ()
            }) {axis = 2 : i32, reverse = false} : (tensor<4x64x1xf32>) -> tensor<4x64x1xf32>
            %438 = "tt.reshape"(%437) : (tensor<4x64x1xf32>) -> tensor<4x64xf32>
            %439 = "tt.expand_dims"(%418) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
            %440 = "tt.broadcast"(%439) : (tensor<1x64xi32>) -> tensor<4x64xi32>
            %441 = arith.cmpi slt, %440, %346 : tensor<4x64xi32>
            %442 = "tt.expand_dims"(%434) {axis = 0 : i32} : (tensor<64xi1>) -> tensor<1x64xi1>
            %443 = "tt.broadcast"(%442) : (tensor<1x64xi1>) -> tensor<4x64xi1>
            %444 = arith.andi %441, %443 : tensor<4x64xi1>
            %445 = arith.cmpf olt, %348, %438 : tensor<4x64xf32>
            %446 = arith.cmpf olt, %438, %348 : tensor<4x64xf32>
            %447 = arith.andi %445, %444 : tensor<4x64xi1>
            %448 = arith.ori %445, %446 : tensor<4x64xi1>
            %449 = arith.xori %448, %cst_56 : tensor<4x64xi1>
            %450 = arith.andi %449, %444 : tensor<4x64xi1>
            %451 = arith.cmpf uno, %438, %438 : tensor<4x64xf32>
            %452 = arith.andi %451, %351 : tensor<4x64xi1>
            %453 = arith.andi %450, %452 : tensor<4x64xi1>
            %454 = arith.ori %447, %453 : tensor<4x64xi1>
            %455 = arith.xori %450, %453 : tensor<4x64xi1>
            %456 = arith.ori %454, %455 : tensor<4x64xi1>
            %457 = arith.select %455, %cst_55, %cst_54 : tensor<4x64xi1>, tensor<4x64xi32>
            %458 = "tt.addptr"(%359, %457) : (tensor<4x64x!tt.ptr<i32>>, tensor<4x64xi32>) -> tensor<4x64x!tt.ptr<i32>>
            %459 = "tt.atomic_rmw"(%458, %cst_55, %456) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<4x64x!tt.ptr<i32>>, tensor<4x64xi32>, tensor<4x64xi1>) -> tensor<4x64xi32>
            %460 = arith.select %455, %360, %361 : tensor<4x64xi1>, tensor<4x64xi32>
            %461 = arith.cmpi ult, %459, %460 : tensor<4x64xi32>
            %462 = arith.subi %cst_53, %459 : tensor<4x64xi32>
            %463 = arith.addi %459, %cst_52 : tensor<4x64xi32>
            %464 = arith.select %455, %462, %463 : tensor<4x64xi1>, tensor<4x64xi32>
            %465 = arith.andi %456, %461 : tensor<4x64xi1>
            %466 = arith.cmpf ole, %438, %367 : tensor<4x64xf32>
            %467 = arith.subf %438, %348 : tensor<4x64xf32>
            %468 = math.absf %438 : tensor<4x64xf32>
            %469 = arith.cmpf olt, %468, %cst_48 : tensor<4x64xf32>
            %470 = arith.andi %466, %469 : tensor<4x64xi1>
            %471 = arith.select %470, %467, %438 : tensor<4x64xi1>, tensor<4x64xf32>
            %472 = "tt.bitcast"(%471) : (tensor<4x64xf32>) -> tensor<4x64xi32>
            %473 = arith.cmpf uno, %471, %471 : tensor<4x64xf32>
            %474 = arith.select %473, %cst_47, %472 : tensor<4x64xi1>, tensor<4x64xi32>
            %475 = "tt.join"(%440, %474) : (tensor<4x64xi32>, tensor<4x64xi32>) -> tensor<4x64x2xi32>
            %476 = "tt.expand_dims"(%464) {axis = 2 : i32} : (tensor<4x64xi32>) -> tensor<4x64x1xi32>
            %477 = "tt.expand_dims"(%465) {axis = 2 : i32} : (tensor<4x64xi1>) -> tensor<4x64x1xi1>
            %478 = "tt.broadcast"(%477) : (tensor<4x64x1xi1>) -> tensor<4x64x2xi1>
            %479 = arith.extsi %476 : tensor<4x64x1xi32> to tensor<4x64x1xi64>
            %480 = arith.muli %479, %cst_46 : tensor<4x64x1xi64>
            %481 = "tt.addptr"(%375, %480) : (tensor<4x64x1x!tt.ptr<i32>>, tensor<4x64x1xi64>) -> tensor<4x64x1x!tt.ptr<i32>>
            %482 = "tt.broadcast"(%481) : (tensor<4x64x1x!tt.ptr<i32>>) -> tensor<4x64x2x!tt.ptr<i32>>
            %483 = "tt.addptr"(%482, %376) : (tensor<4x64x2x!tt.ptr<i32>>, tensor<4x64x2xi32>) -> tensor<4x64x2x!tt.ptr<i32>>
            "tt.store"(%483, %475, %478) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x64x2x!tt.ptr<i32>>, tensor<4x64x2xi32>, tensor<4x64x2xi1>) -> ()
            scf.yield %387, %391, %402 : i32, i32, tensor<64x1xf32>
          }
        }
        gpu.barrier
        %242 = arith.extsi %205#1 : i32 to i64
        %243 = "tt.addptr"(%arg29, %242) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %244 = "tt.atomic_rmw"(%243, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %245 = arith.andi %244, %c2047_i32 : i32
        %246 = arith.cmpi eq, %245, %c1_i32 : i32
        scf.if %246 {
          %247 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>>
          %248 = "tt.addptr"(%247, %cst_0) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %249 = "tt.addptr"(%248, %217) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %250 = "tt.load"(%249, %222, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
          %251 = "tt.splat"(%arg33) : (i64) -> tensor<4xi64>
          %252 = "tt.addptr"(%247, %251) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %253 = "tt.addptr"(%252, %217) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %254 = "tt.load"(%253, %222, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
          %255 = arith.cmpi slt, %254, %250 : tensor<4xi32>
          %256 = arith.andi %255, %222 : tensor<4xi1>
          %257 = arith.extui %256 : tensor<4xi1> to tensor<4xi32>
          %258 = "tt.reduce"(%257) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %278 = arith.maxsi %arg36, %arg37 : i32
            "tt.reduce_return"(%278) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
          %259 = arith.cmpi ne, %258, %c0_i32 : i32
          %260 = arith.cmpi slt, %205#2, %c500_i32 : i32
          %261 = arith.andi %259, %260 : i1
          %262 = arith.divsi %226, %c1024_i32 : i32
          %263 = arith.divsi %262, %c1024_i32 : i32
          %264 = arith.addi %263, %c1_i32 : i32
          %265 = arith.muli %264, %c1024_i32 : i32
          %266 = arith.divsi %226, %265 : i32
          %267 = arith.addi %266, %c1_i32 : i32
          %268 = arith.select %261, %267, %c0_i32 : i32
          %269 = arith.select %211, %268, %c4_i32 : i32
          %270 = arith.addi %205#2, %c1_i32 : i32
          %271 = arith.shli %270, %c22_i32 : i32
          %272 = arith.shli %269, %c11_i32 : i32
          %273 = arith.ori %271, %272 : i32
          %274 = arith.ori %273, %269 : i32
          %275 = arith.cmpi eq, %269, %c0_i32 : i32
          %276 = arith.select %275, %c0_i32, %274 : i32
          gpu.barrier
          %277 = "tt.atomic_rmw"(%243, %276) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %209 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x32x128xf8E4M3FN, strided<[?, 128, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "weights", winnow.type = memref<?x32xf32, strided<[?, 1]>>}, {winnow.arg = "weights.size0"}, {winnow.arg = "weights.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "key_scales", winnow.type = memref<?x64x1xf32, strided<[?, 1, 1]>>}, {winnow.arg = "key_scales.size0"}, {winnow.arg = "key_scales.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "requests", winnow.type = memref<?xi32>}, {winnow.arg = "requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<f8E4M3FN>, i32, i64, !tt.ptr<f32>, i32, i64, !tt.ptr<f8E4M3FN>, i32, i64, !tt.ptr<f32>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "glm5", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {fp8 = "convert", helpers = 396 : i32, keys_operand = "lhs", max_registers = 168 : i32, num_stages = 3 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 1024 : i32, scatter = "atomics", target = "cuda:90", tile_keys = 64 : i32, tile_rows = 4 : i32}} : () -> ()
}

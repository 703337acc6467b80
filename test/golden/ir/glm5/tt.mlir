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
      %198 = arith.maxsi %arg35, %arg36 : i32
      "tt.reduce_return"(%198) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
    %82 = "tt.get_num_programs"() {axis = 1 : i32} : () -> i32
    %83 = arith.addi %81, %c63_i32 : i32
    %84 = arith.divsi %83, %c64_i32 : i32
    %85 = arith.subi %82, %c1_i32 : i32
    %86 = arith.addi %85, %84 : i32
    %87 = arith.divsi %86, %82 : i32
    %88 = arith.muli %1, %87 : i32
    %89 = arith.minsi %88, %84 : i32
    %90 = arith.addi %89, %87 : i32
    %91 = arith.minsi %90, %84 : i32
    %92 = arith.muli %91, %c64_i32 : i32
    %93 = arith.minsi %92, %81 : i32
    %94 = arith.muli %89, %c64_i32 : i32
    %95 = arith.divui %94, %c64_i32 : i32
    %96 = arith.cmpi ult, %95, %arg18 : i32
    %97 = arith.cmpi ult, %62, %arg17 : i32
    %98 = arith.cmpi slt, %94, %93 : i32
    %99 = arith.andi %98, %96 : i1
    %100 = arith.andi %99, %97 : i1
    %101 = arith.extsi %62 : i32 to i64
    %102 = arith.muli %101, %arg19 : i64
    %103 = "tt.addptr"(%arg16, %102) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %104 = arith.extsi %95 : i32 to i64
    %105 = "tt.addptr"(%103, %104) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %106 = "tt.load"(%105, %100, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %107 = arith.select %100, %106, %c-1_i32 : i32
    %108 = arith.cmpi ult, %80, %arg17 : i32
    %109 = arith.andi %99, %108 : i1
    %110 = arith.extsi %80 : i32 to i64
    %111 = arith.muli %110, %arg19 : i64
    %112 = "tt.addptr"(%arg16, %111) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %113 = "tt.addptr"(%112, %104) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %114 = "tt.load"(%113, %109, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %115 = arith.select %109, %114, %c-1_i32 : i32
    %116 = "tt.make_range"() {end = 64 : i32, start = 0 : i32} : () -> tensor<64xi32>
    %117 = "tt.splat"(%115) : (i32) -> tensor<1xi32>
    %118 = "tt.expand_dims"(%117) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
    %119 = "tt.splat"(%arg10) : (i32) -> tensor<1x1xi32>
    %120 = arith.cmpi ult, %118, %119 : tensor<1x1xi32>
    %121 = "tt.expand_dims"(%116) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %122 = "tt.make_range"() {end = 1 : i32, start = 0 : i32} : () -> tensor<1xi32>
    %123 = "tt.expand_dims"(%122) {axis = 0 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
    %124 = "tt.broadcast"(%120) : (tensor<1x1xi1>) -> tensor<64x1xi1>
    %125 = arith.extsi %118 : tensor<1x1xi32> to tensor<1x1xi64>
    %126 = "tt.splat"(%arg11) : (i64) -> tensor<1x1xi64>
    %127 = arith.muli %125, %126 : tensor<1x1xi64>
    %128 = "tt.splat"(%arg9) : (!tt.ptr<f32>) -> tensor<1x1x!tt.ptr<f32>>
    %129 = "tt.addptr"(%128, %127) : (tensor<1x1x!tt.ptr<f32>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f32>>
    %130 = "tt.broadcast"(%129) : (tensor<1x1x!tt.ptr<f32>>) -> tensor<64x1x!tt.ptr<f32>>
    %131 = "tt.addptr"(%130, %121) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
    %132 = "tt.broadcast"(%123) : (tensor<1x1xi32>) -> tensor<64x1xi32>
    %133 = "tt.addptr"(%131, %132) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
    %134 = "tt.load"(%133, %124, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
    %135 = "tt.splat"(%arg7) : (i32) -> tensor<1x1xi32>
    %136 = "tt.splat"(%arg8) : (i64) -> tensor<1x1xi64>
    %137 = "tt.splat"(%arg6) : (!tt.ptr<f8E4M3FN>) -> tensor<1x1x!tt.ptr<f8E4M3FN>>
    %138 = arith.muli %121, %cst_58 : tensor<64x1xi32>
    %139 = "tt.broadcast"(%38) : (tensor<1x128xi32>) -> tensor<64x128xi32>
    %140 = "tt.splat"(%93) : (i32) -> tensor<64xi32>
    %141 = "tt.fp_to_fp"(%56) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
    %142 = "tt.trans"(%141) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
    %143 = "tt.expand_dims"(%63) {axis = 2 : i32} : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
    %144 = "tt.broadcast"(%143) : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
    %145 = "tt.expand_dims"(%24) {axis = 1 : i32} : (tensor<4xi32>) -> tensor<4x1xi32>
    %146 = "tt.broadcast"(%145) : (tensor<4x1xi32>) -> tensor<4x64xi32>
    %147 = "tt.expand_dims"(%29) {axis = 1 : i32} : (tensor<4xf32>) -> tensor<4x1xf32>
    %148 = "tt.broadcast"(%147) : (tensor<4x1xf32>) -> tensor<4x64xf32>
    %149 = arith.subi %arg27, %c2048_i32 : i32
    %150 = arith.maxsi %149, %c0_i32 : i32
    %151 = arith.cmpi sge, %arg27, %c2048_i32 : i32
    %152 = arith.select %151, %c2048_i32, %c0_i32 : i32
    %153 = "tt.splat"(%arg24) : (i64) -> tensor<4x1xi64>
    %154 = arith.muli %68, %153 : tensor<4x1xi64>
    %155 = "tt.splat"(%arg22) : (!tt.ptr<i32>) -> tensor<4x1x!tt.ptr<i32>>
    %156 = "tt.addptr"(%155, %154) : (tensor<4x1x!tt.ptr<i32>>, tensor<4x1xi64>) -> tensor<4x1x!tt.ptr<i32>>
    %157 = "tt.broadcast"(%156) : (tensor<4x1x!tt.ptr<i32>>) -> tensor<4x64x!tt.ptr<i32>>
    %158 = "tt.splat"(%152) : (i32) -> tensor<4x64xi32>
    %159 = "tt.splat"(%150) : (i32) -> tensor<4x64xi32>
    %160 = arith.mulf %29, %cst_51 : tensor<4xf32>
    %161 = math.absf %29 : tensor<4xf32>
    %162 = arith.cmpf olt, %161, %cst_50 : tensor<4xf32>
    %163 = arith.select %162, %160, %cst_49 : tensor<4xi1>, tensor<4xf32>
    %164 = "tt.expand_dims"(%163) {axis = 1 : i32} : (tensor<4xf32>) -> tensor<4x1xf32>
    %165 = "tt.broadcast"(%164) : (tensor<4x1xf32>) -> tensor<4x64xf32>
    %166 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
    %167 = "tt.expand_dims"(%166) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
    %168 = "tt.expand_dims"(%167) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
    %169 = "tt.splat"(%arg28) : (i64) -> tensor<4x1x1xi64>
    %170 = arith.muli %43, %169 : tensor<4x1x1xi64>
    %171 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<4x1x1x!tt.ptr<i32>>
    %172 = "tt.addptr"(%171, %170) : (tensor<4x1x1x!tt.ptr<i32>>, tensor<4x1x1xi64>) -> tensor<4x1x1x!tt.ptr<i32>>
    %173 = "tt.broadcast"(%172) : (tensor<4x1x1x!tt.ptr<i32>>) -> tensor<4x64x1x!tt.ptr<i32>>
    %174 = "tt.broadcast"(%168) : (tensor<1x1x2xi32>) -> tensor<4x64x2xi32>
    %175:3 = scf.for %arg35 = %94 to %93 step %c64_i32 iter_args(%arg36 = %107, %arg37 = %115, %arg38 = %134) -> (i32, i32, tensor<64x1xf32>)  : i32 {
      %198 = arith.addi %arg35, %c64_i32 : i32
      %199 = arith.divui %198, %c64_i32 : i32
      %200 = arith.cmpi ult, %199, %arg18 : i32
      %201 = arith.cmpi slt, %198, %93 : i32
      %202 = arith.andi %201, %200 : i1
      %203 = arith.andi %202, %97 : i1
      %204 = arith.extsi %199 : i32 to i64
      %205 = "tt.addptr"(%103, %204) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %206 = "tt.load"(%205, %203, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %207 = arith.select %203, %206, %c-1_i32 : i32
      %208 = arith.andi %202, %108 : i1
      %209 = "tt.addptr"(%112, %204) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %210 = "tt.load"(%209, %208, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %211 = arith.select %208, %210, %c-1_i32 : i32
      %212 = "tt.splat"(%211) : (i32) -> tensor<1xi32>
      %213 = "tt.expand_dims"(%212) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %214 = arith.cmpi ult, %213, %119 : tensor<1x1xi32>
      %215 = "tt.broadcast"(%214) : (tensor<1x1xi1>) -> tensor<64x1xi1>
      %216 = arith.extsi %213 : tensor<1x1xi32> to tensor<1x1xi64>
      %217 = arith.muli %216, %126 : tensor<1x1xi64>
      %218 = "tt.addptr"(%128, %217) : (tensor<1x1x!tt.ptr<f32>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f32>>
      %219 = "tt.broadcast"(%218) : (tensor<1x1x!tt.ptr<f32>>) -> tensor<64x1x!tt.ptr<f32>>
      %220 = "tt.addptr"(%219, %121) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
      %221 = "tt.addptr"(%220, %132) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
      %222 = "tt.load"(%221, %215, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
      %223 = "tt.splat"(%arg36) : (i32) -> tensor<1xi32>
      %224 = "tt.expand_dims"(%223) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %225 = arith.cmpi ult, %224, %135 : tensor<1x1xi32>
      %226 = "tt.broadcast"(%225) : (tensor<1x1xi1>) -> tensor<64x128xi1>
      %227 = arith.extsi %224 : tensor<1x1xi32> to tensor<1x1xi64>
      %228 = arith.muli %227, %136 : tensor<1x1xi64>
      %229 = "tt.addptr"(%137, %228) : (tensor<1x1x!tt.ptr<f8E4M3FN>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f8E4M3FN>>
      %230 = "tt.broadcast"(%229) : (tensor<1x1x!tt.ptr<f8E4M3FN>>) -> tensor<64x1x!tt.ptr<f8E4M3FN>>
      %231 = "tt.addptr"(%230, %138) : (tensor<64x1x!tt.ptr<f8E4M3FN>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f8E4M3FN>>
      %232 = "tt.broadcast"(%231) : (tensor<64x1x!tt.ptr<f8E4M3FN>>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
      %233 = "tt.addptr"(%232, %139) : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi32>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
      %234 = "tt.load"(%233, %226, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi1>, tensor<64x128xf8E4M3FN>) -> tensor<64x128xf8E4M3FN>
      %235 = arith.cmpi ult, %arg36, %arg7 : i32
      %236 = "tt.splat"(%235) : (i1) -> tensor<64xi1>
      %237 = "tt.splat"(%arg35) : (i32) -> tensor<64xi32>
      %238 = arith.addi %237, %116 : tensor<64xi32>
      %239 = arith.cmpi slt, %238, %140 : tensor<64xi32>
      %240 = "tt.fp_to_fp"(%234) : (tensor<64x128xf8E4M3FN>) -> tensor<64x128xf16>
      %241 = "tt.dot"(%240, %142, %cst_57) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xf16>, tensor<128x128xf16>, tensor<64x128xf32>) -> tensor<64x128xf32>
      %242 = "tt.reshape"(%241) : (tensor<64x128xf32>) -> tensor<64x4x32xf32>
      %243 = arith.maximumf %242, %144 : tensor<64x4x32xf32>
      %244 = arith.mulf %243, %78 : tensor<64x4x32xf32>
      %245 = "tt.reduce"(%244) ({
      ^bb0(%arg39: f32, %arg40: f32):
        %299 = arith.addf %arg39, %arg40 : f32
        "tt.reduce_return"(%299) : (f32) -> ()
      }) {axis = 2 : i32} : (tensor<64x4x32xf32>) -> tensor<64x4xf32>
      %246 = arith.cmpi ult, %arg37, %arg10 : i32
      %247 = "tt.splat"(%246) : (i1) -> tensor<64xi1>
      %248 = "tt.reshape"(%arg38) : (tensor<64x1xf32>) -> tensor<64xf32>
      %249 = "tt.expand_dims"(%248) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
      %250 = "tt.broadcast"(%249) : (tensor<64x1xf32>) -> tensor<64x4xf32>
      %251 = arith.mulf %245, %250 : tensor<64x4xf32>
      %252 = arith.andi %236, %239 : tensor<64xi1>
      %253 = arith.andi %252, %247 : tensor<64xi1>
      %254 = arith.andi %253, %239 : tensor<64xi1>
      %255 = "tt.trans"(%251) {order = array<i32: 1, 0>} : (tensor<64x4xf32>) -> tensor<4x64xf32>
      %256 = "tt.expand_dims"(%255) {axis = 2 : i32} : (tensor<4x64xf32>) -> tensor<4x64x1xf32>
      %257 = "tt.scan"(%256) ({
      ^bb0(%arg39: f32, %arg40: f32):
        %299 = arith.addf %arg39, %arg40 : f32
        "tt.scan_return"(%299) : (f32) -> ()
      }) {axis = 2 : i32, reverse = false} : (tensor<4x64x1xf32>) -> tensor<4x64x1xf32>
      %258 = "tt.reshape"(%257) : (tensor<4x64x1xf32>) -> tensor<4x64xf32>
      %259 = "tt.expand_dims"(%238) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
      %260 = "tt.broadcast"(%259) : (tensor<1x64xi32>) -> tensor<4x64xi32>
      %261 = arith.cmpi slt, %260, %146 : tensor<4x64xi32>
      %262 = "tt.expand_dims"(%254) {axis = 0 : i32} : (tensor<64xi1>) -> tensor<1x64xi1>
      %263 = "tt.broadcast"(%262) : (tensor<1x64xi1>) -> tensor<4x64xi1>
      %264 = arith.andi %261, %263 : tensor<4x64xi1>
      %265 = arith.cmpf olt, %148, %258 : tensor<4x64xf32>
      %266 = arith.cmpf olt, %258, %148 : tensor<4x64xf32>
      %267 = arith.andi %265, %264 : tensor<4x64xi1>
      %268 = arith.ori %265, %266 : tensor<4x64xi1>
      %269 = arith.xori %268, %cst_56 : tensor<4x64xi1>
      %270 = arith.andi %269, %264 : tensor<4x64xi1>
      %271 = arith.ori %267, %270 : tensor<4x64xi1>
      %272 = arith.select %270, %cst_55, %cst_54 : tensor<4x64xi1>, tensor<4x64xi32>
      %273 = "tt.addptr"(%157, %272) : (tensor<4x64x!tt.ptr<i32>>, tensor<4x64xi32>) -> tensor<4x64x!tt.ptr<i32>>
      %274 = "tt.atomic_rmw"(%273, %cst_55, %271) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<4x64x!tt.ptr<i32>>, tensor<4x64xi32>, tensor<4x64xi1>) -> tensor<4x64xi32>
      %275 = arith.select %270, %158, %159 : tensor<4x64xi1>, tensor<4x64xi32>
      %276 = arith.cmpi ult, %274, %275 : tensor<4x64xi32>
      %277 = arith.subi %cst_53, %274 : tensor<4x64xi32>
      %278 = arith.addi %274, %cst_52 : tensor<4x64xi32>
      %279 = arith.select %270, %277, %278 : tensor<4x64xi1>, tensor<4x64xi32>
      %280 = arith.andi %271, %276 : tensor<4x64xi1>
      %281 = arith.cmpf ole, %258, %165 : tensor<4x64xf32>
      %282 = arith.subf %258, %148 : tensor<4x64xf32>
      %283 = math.absf %258 : tensor<4x64xf32>
      %284 = arith.cmpf olt, %283, %cst_48 : tensor<4x64xf32>
      %285 = arith.andi %281, %284 : tensor<4x64xi1>
      %286 = arith.select %285, %282, %258 : tensor<4x64xi1>, tensor<4x64xf32>
      %287 = "tt.bitcast"(%286) : (tensor<4x64xf32>) -> tensor<4x64xi32>
      %288 = arith.cmpf uno, %286, %286 : tensor<4x64xf32>
      %289 = arith.select %288, %cst_47, %287 : tensor<4x64xi1>, tensor<4x64xi32>
      %290 = "tt.join"(%260, %289) : (tensor<4x64xi32>, tensor<4x64xi32>) -> tensor<4x64x2xi32>
      %291 = "tt.expand_dims"(%279) {axis = 2 : i32} : (tensor<4x64xi32>) -> tensor<4x64x1xi32>
      %292 = "tt.expand_dims"(%280) {axis = 2 : i32} : (tensor<4x64xi1>) -> tensor<4x64x1xi1>
      %293 = "tt.broadcast"(%292) : (tensor<4x64x1xi1>) -> tensor<4x64x2xi1>
      %294 = arith.extsi %291 : tensor<4x64x1xi32> to tensor<4x64x1xi64>
      %295 = arith.muli %294, %cst_46 : tensor<4x64x1xi64>
      %296 = "tt.addptr"(%173, %295) : (tensor<4x64x1x!tt.ptr<i32>>, tensor<4x64x1xi64>) -> tensor<4x64x1x!tt.ptr<i32>>
      %297 = "tt.broadcast"(%296) : (tensor<4x64x1x!tt.ptr<i32>>) -> tensor<4x64x2x!tt.ptr<i32>>
      %298 = "tt.addptr"(%297, %174) : (tensor<4x64x2x!tt.ptr<i32>>, tensor<4x64x2xi32>) -> tensor<4x64x2x!tt.ptr<i32>>
      "tt.store"(%298, %290, %293) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x64x2x!tt.ptr<i32>>, tensor<4x64x2xi32>, tensor<4x64x2xi1>) -> ()
      scf.yield %207, %211, %222 : i32, i32, tensor<64x1xf32>
    }
    %176 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %177 = arith.cmpi slt, %0, %arg30 : i32
    gpu.barrier
    %178 = arith.extsi %0 : i32 to i64
    %179 = "tt.addptr"(%arg29, %178) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %180 = "tt.atomic_rmw"(%179, %c1_i32, %177) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %181 = arith.cmpi eq, %180, %85 : i32
    %182 = arith.andi %177, %181 : i1
    %183 = scf.if %182 -> (i1) {
      %198 = "tt.load"(%10, %7, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
      %199 = arith.minsi %198, %13 : tensor<4xi32>
      %200 = arith.maxsi %199, %cst_65 : tensor<4xi32>
      %201 = arith.select %23, %200, %cst_65 : tensor<4xi1>, tensor<4xi32>
      %202 = arith.subi %arg27, %c2048_i32 : i32
      %203 = "tt.load"(%28, %23, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<f32>>, tensor<4xi1>, tensor<4xf32>) -> tensor<4xf32>
      %204 = "tt.splat"(%arg24) : (i64) -> tensor<4xi64>
      %205 = arith.muli %8, %204 : tensor<4xi64>
      %206 = "tt.splat"(%arg22) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>>
      %207 = "tt.addptr"(%206, %205) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
      %208 = "tt.addptr"(%207, %cst_65) : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>) -> tensor<4x!tt.ptr<i32>>
      %209 = "tt.load"(%208, %23, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
      %210 = "tt.addptr"(%207, %cst_45) : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>) -> tensor<4x!tt.ptr<i32>>
      %211 = "tt.load"(%210, %23, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
      %212 = arith.minsi %211, %cst_44 : tensor<4xi32>
      %213 = "tt.splat"(%202) : (i32) -> tensor<4xi32>
      %214 = arith.cmpi slt, %213, %209 : tensor<4xi32>
      %215 = arith.addi %209, %212 : tensor<4xi32>
      %216 = arith.minsi %201, %cst_44 : tensor<4xi32>
      %217 = arith.cmpi slt, %215, %216 : tensor<4xi32>
      %218 = arith.cmpf uno, %203, %203 : tensor<4xf32>
      %219 = arith.cmpi sgt, %211, %cst_65 : tensor<4xi32>
      %220 = arith.andi %218, %219 : tensor<4xi1>
      %221 = arith.ori %214, %217 : tensor<4xi1>
      %222 = arith.ori %221, %220 : tensor<4xi1>
      %223 = arith.andi %222, %23 : tensor<4xi1>
      %224 = "tt.bitcast"(%203) : (tensor<4xf32>) -> tensor<4xi32>
      %225 = arith.cmpi slt, %224, %cst_65 : tensor<4xi32>
      %226 = arith.andi %224, %cst_43 : tensor<4xi32>
      %227 = arith.subi %cst_65, %226 : tensor<4xi32>
      %228 = arith.cmpi sgt, %226, %cst_42 : tensor<4xi32>
      %229 = arith.select %225, %227, %224 : tensor<4xi1>, tensor<4xi32>
      %230 = arith.select %228, %cst_42, %229 : tensor<4xi1>, tensor<4xi32>
      %231 = arith.select %214, %230, %cst_41 : tensor<4xi1>, tensor<4xi32>
      %232 = arith.addi %231, %cst_45 : tensor<4xi32>
      %233 = arith.subi %cst_44, %212 : tensor<4xi32>
      %234 = arith.select %223, %232, %233 : tensor<4xi1>, tensor<4xi32>
      %235 = arith.addi %209, %cst_44 : tensor<4xi32>
      %236 = arith.select %223, %231, %235 : tensor<4xi1>, tensor<4xi32>
      gpu.barrier
      %237 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>>
      %238 = "tt.addptr"(%237, %cst_0) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
      %239 = "tt.addptr"(%238, %8) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
      "tt.store"(%239, %234, %23) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>, tensor<4xi1>) -> ()
      %240 = "tt.splat"(%arg33) : (i64) -> tensor<4xi64>
      %241 = "tt.addptr"(%237, %240) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
      %242 = "tt.addptr"(%241, %8) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
      "tt.store"(%242, %236, %23) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>, tensor<4xi1>) -> ()
      %243 = "tt.bitcast"(%cst_40) : (tensor<4xi32>) -> tensor<4xf32>
      %244 = arith.andi %223, %214 : tensor<4xi1>
      "tt.store"(%28, %243, %244) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<f32>>, tensor<4xf32>, tensor<4xi1>) -> ()
      "tt.store"(%208, %cst_65, %223) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>, tensor<4xi1>) -> ()
      "tt.store"(%210, %cst_65, %223) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>, tensor<4xi1>) -> ()
      %245 = arith.extui %223 : tensor<4xi1> to tensor<4xi32>
      %246 = "tt.reduce"(%245) ({
      ^bb0(%arg35: i32, %arg36: i32):
        %270 = arith.maxsi %arg35, %arg36 : i32
        "tt.reduce_return"(%270) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
      %247 = arith.cmpi ne, %246, %c0_i32 : i32
      %248 = "tt.reduce"(%201) ({
      ^bb0(%arg35: i32, %arg36: i32):
        %270 = arith.maxsi %arg35, %arg36 : i32
        "tt.reduce_return"(%270) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
      %249 = arith.subi %248, %c1_i32 : i32
      %250 = arith.divsi %249, %c64_i32 : i32
      %251 = arith.divsi %202, %c64_i32 : i32
      %252 = arith.maxsi %251, %c16_i32 : i32
      %253 = arith.divsi %250, %252 : i32
      %254 = arith.addi %253, %c1_i32 : i32
      %255 = arith.minsi %254, %c1024_i32 : i32
      %256 = arith.muli %255, %c128_i32 : i32
      %257 = arith.divsi %249, %256 : i32
      %258 = arith.divsi %257, %c1024_i32 : i32
      %259 = arith.addi %258, %c1_i32 : i32
      %260 = arith.muli %256, %259 : i32
      %261 = arith.divsi %249, %260 : i32
      %262 = arith.addi %261, %c1_i32 : i32
      %263 = arith.select %247, %262, %c0_i32 : i32
      %264 = arith.shli %263, %c11_i32 : i32
      %265 = arith.ori %264, %c4194304_i32 : i32
      %266 = arith.ori %265, %263 : i32
      %267 = arith.cmpi eq, %263, %c0_i32 : i32
      %268 = arith.select %267, %c0_i32, %266 : i32
      gpu.barrier
      %269 = "tt.atomic_rmw"(%179, %268) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %247 : i1
    } else {
      scf.yield %false : i1
    }
    %184 = arith.muli %1, %176 : i32
    %185 = arith.addi %184, %0 : i32
    %186 = arith.muli %82, %176 : i32
    %187 = arith.subi %186, %c396_i32 : i32
    %188 = arith.cmpi sge, %185, %187 : i32
    %189 = arith.ori %183, %188 : i1
    %190 = arith.select %189, %c1024_i32, %c0_i32 : i32
    %191 = arith.minsi %176, %arg30 : i32
    %192 = arith.cmpi slt, %0, %191 : i32
    %193 = arith.select %192, %0, %c0_i32 : i32
    %194 = "tt.splat"(%191) : (i32) -> tensor<128xi32>
    %195 = "tt.splat"(%arg29) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %196 = "tt.splat"(%193) : (i32) -> tensor<128xi32>
    %197 = scf.while (%arg35 = %190) : (i32) -> i32 {
      %198 = arith.cmpi sgt, %arg35, %c0_i32 : i32
      scf.condition(%198) %arg35 : i32
    } do {
    ^bb0(%arg35: i32):
      %198 = scf.for %arg36 = %c0_i32 to %191 step %c128_i32 iter_args(%arg37 = %c2147483647_i32) -> (i32)  : i32 {
        %207 = "tt.splat"(%arg36) : (i32) -> tensor<128xi32>
        %208 = arith.addi %207, %37 : tensor<128xi32>
        %209 = arith.cmpi slt, %208, %194 : tensor<128xi32>
        %210 = arith.extsi %208 : tensor<128xi32> to tensor<128xi64>
        %211 = "tt.addptr"(%195, %210) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %212 = "tt.load"(%211, %209, %cst_38) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %213 = arith.subi %208, %196 : tensor<128xi32>
        %214 = arith.cmpi slt, %213, %cst_38 : tensor<128xi32>
        %215 = arith.addi %213, %194 : tensor<128xi32>
        %216 = arith.select %214, %215, %213 : tensor<128xi1>, tensor<128xi32>
        %217 = arith.cmpi eq, %212, %cst_38 : tensor<128xi32>
        %218 = arith.select %217, %cst_37, %cst_36 : tensor<128xi1>, tensor<128xi32>
        %219 = arith.cmpi sge, %212, %cst_35 : tensor<128xi32>
        %220 = arith.shrsi %212, %cst_34 : tensor<128xi32>
        %221 = arith.andi %220, %cst_33 : tensor<128xi32>
        %222 = arith.cmpi ne, %221, %cst_38 : tensor<128xi32>
        %223 = arith.andi %219, %222 : tensor<128xi1>
        %224 = arith.select %223, %216, %218 : tensor<128xi1>, tensor<128xi32>
        %225 = "tt.reduce"(%224) ({
        ^bb0(%arg38: i32, %arg39: i32):
          %227 = arith.minsi %arg38, %arg39 : i32
          "tt.reduce_return"(%227) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %226 = arith.minsi %arg37, %225 : i32
        scf.yield %226 : i32
      }
      %199 = "tt.splat"(%198) : (i32) -> tensor<4096xi32>
      %200 = "tt.reduce"(%199) ({
      ^bb0(%arg36: i32, %arg37: i32):
        %207 = arith.minsi %arg36, %arg37 : i32
        "tt.reduce_return"(%207) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %201 = arith.cmpi slt, %200, %191 : i32
      %202:4 = scf.if %201 -> (i1, i32, i32, i32) {
        %207 = arith.addi %193, %200 : i32
        %208 = arith.cmpi sge, %207, %191 : i32
        %209 = arith.subi %207, %191 : i32
        %210 = arith.select %208, %209, %207 : i32
        %211 = arith.extsi %210 : i32 to i64
        %212 = "tt.addptr"(%arg29, %211) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %213 = "tt.atomic_rmw"(%212, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %214 = arith.cmpi sge, %213, %c4194304_i32 : i32
        %215 = arith.shrsi %213, %c11_i32 : i32
        %216 = arith.andi %215, %c2047_i32 : i32
        %217 = arith.cmpi ne, %216, %c0_i32 : i32
        %218 = arith.andi %214, %217 : i1
        %219 = arith.subi %213, %c2048_i32 : i32
        %220 = arith.select %218, %219, %213 : i32
        %221 = "tt.atomic_cas"(%212, %213, %220) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %222 = arith.cmpi eq, %221, %213 : i32
        %223 = arith.andi %218, %222 : i1
        %224 = arith.subi %216, %c1_i32 : i32
        %225 = arith.shrsi %213, %c22_i32 : i32
        scf.yield %223, %210, %225, %224 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %203 = arith.cmpi slt, %200, %c2147483647_i32 : i32
      %204 = arith.subi %arg35, %c1_i32 : i32
      %205 = arith.select %203, %204, %c0_i32 : i32
      %206 = arith.select %202#0, %c1024_i32, %205 : i32
      scf.if %202#0 {
        %207 = arith.andi %202#2, %c1_i32 : i32
        %208 = arith.cmpi eq, %207, %c0_i32 : i32
        %209 = arith.cmpi sle, %202#2, %c2_i32 : i32
        %210 = arith.muli %202#1, %c4_i32 : i32
        %211 = "tt.splat"(%210) : (i32) -> tensor<4xi32>
        %212 = arith.addi %211, %4 : tensor<4xi32>
        %213 = arith.cmpi ult, %212, %6 : tensor<4xi32>
        %214 = arith.extsi %212 : tensor<4xi32> to tensor<4xi64>
        %215 = "tt.addptr"(%9, %214) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
        %216 = "tt.load"(%215, %213, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
        %217 = arith.minsi %216, %13 : tensor<4xi32>
        %218 = arith.maxsi %217, %cst_65 : tensor<4xi32>
        %219 = arith.cmpi slt, %212, %22 : tensor<4xi32>
        %220 = arith.select %219, %218, %cst_65 : tensor<4xi1>, tensor<4xi32>
        %221 = arith.subi %arg27, %c2048_i32 : i32
        %222 = "tt.reduce"(%220) ({
        ^bb0(%arg36: i32, %arg37: i32):
          %244 = arith.maxsi %arg36, %arg37 : i32
          "tt.reduce_return"(%244) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
        %223 = arith.subi %222, %c1_i32 : i32
        %224 = arith.divsi %223, %c64_i32 : i32
        %225 = arith.divsi %221, %c64_i32 : i32
        %226 = arith.maxsi %225, %c16_i32 : i32
        %227 = arith.divsi %224, %226 : i32
        %228 = arith.addi %227, %c1_i32 : i32
        %229 = arith.minsi %228, %c1024_i32 : i32
        %230 = arith.select %209, %229, %c1_i32 : i32
        %231 = arith.select %209, %c128_i32, %c1024_i32 : i32
        %232 = arith.muli %230, %231 : i32
        %233 = arith.divsi %223, %232 : i32
        %234 = arith.divsi %233, %c1024_i32 : i32
        %235 = arith.addi %234, %c1_i32 : i32
        %236 = arith.muli %232, %235 : i32
        %237 = arith.divsi %223, %236 : i32
        %238 = arith.addi %237, %c1_i32 : i32
        scf.if %208 {
          %244 = arith.shrsi %202#2, %c1_i32 : i32
          %245 = arith.remui %244, %c3_i32 : i32
          %246 = arith.cmpi eq, %245, %c0_i32 : i32
          %247 = "tt.splat"(%c0_i32) : (i32) -> tensor<4xi32>
          %248 = arith.addi %247, %4 : tensor<4xi32>
          %249 = "tt.splat"(%202#3) : (i32) -> tensor<4xi32>
          %250 = arith.cmpi eq, %248, %249 : tensor<4xi32>
          %251 = arith.select %250, %220, %cst_65 : tensor<4xi1>, tensor<4xi32>
          %252 = "tt.reduce"(%251) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %258 = arith.maxsi %arg36, %arg37 : i32
            "tt.reduce_return"(%258) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
          %253 = arith.andi %250, %219 : tensor<4xi1>
          %254 = arith.extui %253 : tensor<4xi1> to tensor<4xi32>
          %255 = "tt.reduce"(%254) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %258 = arith.maxsi %arg36, %arg37 : i32
            "tt.reduce_return"(%258) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
          %256 = arith.addi %210, %202#3 : i32
          %257 = arith.cmpi eq, %255, %c1_i32 : i32
          scf.if %257 {
            %258 = arith.minsi %arg21, %arg23 : i32
            %259 = arith.minsi %258, %arg26 : i32
            %260 = arith.minsi %259, %arg32 : i32
            %261 = arith.cmpi ult, %256, %260 : i32
            %262 = "tt.addptr"(%arg31, %c0_i64) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %263 = arith.extsi %256 : i32 to i64
            %264 = "tt.addptr"(%262, %263) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %265 = "tt.load"(%264, %261, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %266 = "tt.addptr"(%arg31, %arg33) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %267 = "tt.addptr"(%266, %263) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %268 = "tt.load"(%267, %261, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %269 = arith.cmpi sgt, %265, %268 : i32
            scf.if %269 {
              %270 = "tt.addptr"(%arg20, %263) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
              %271 = "tt.load"(%270) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
              %272 = arith.muli %263, %arg24 : i64
              %273 = "tt.addptr"(%arg22, %272) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %274 = "tt.addptr"(%273, %c0_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
              %275 = "tt.load"(%274) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
              %276 = "tt.addptr"(%273, %c1_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
              %277 = "tt.load"(%276) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
              %278 = arith.maxsi %221, %c0_i32 : i32
              %279 = arith.minsi %275, %278 : i32
              %280 = arith.maxsi %279, %c0_i32 : i32
              %281 = "tt.bitcast"(%271) : (f32) -> i32
              %282 = arith.cmpi slt, %281, %c0_i32 : i32
              %283 = arith.andi %281, %c2147483647_i32 : i32
              %284 = arith.subi %c0_i32, %283 : i32
              %285 = arith.cmpi sgt, %283, %c2139095040_i32 : i32
              %286 = arith.select %282, %284, %281 : i32
              %287 = arith.select %285, %c2139095041_i32, %286 : i32
              gpu.barrier
              %288 = arith.cmpi ne, %230, %c1_i32 : i32
              %289 = arith.cmpi eq, %265, %c-2139095040_i32 : i32
              %290 = arith.cmpi eq, %230, %c1_i32 : i32
              %291 = arith.andi %289, %290 : i1
              %292 = arith.addi %275, %277 : i32
              %293 = arith.select %291, %292, %252 : i32
              %294 = arith.minsi %293, %c2048_i32 : i32
              %295 = arith.cmpi sgt, %275, %278 : i32
              %296 = arith.minsi %277, %c2048_i32 : i32
              %297 = arith.addi %275, %296 : i32
              %298 = arith.cmpi sge, %297, %294 : i32
              %299 = arith.ori %298, %291 : i1
              %300 = arith.ori %295, %288 : i1
              %301 = arith.xori %300, %true : i1
              %302 = arith.andi %299, %301 : i1
              %303 = arith.ori %302, %295 : i1
              %304 = arith.ori %303, %288 : i1
              %305 = arith.xori %304, %true : i1
              %306 = arith.cmpi sge, %275, %c8_i32 : i32
              %307 = arith.cmpi eq, %268, %c-2139095041_i32 : i32
              %308 = arith.cmpi ne, %245, %c0_i32 : i32
              %309 = arith.andi %305, %306 : i1
              %310 = arith.andi %309, %307 : i1
              %311 = arith.andi %310, %308 : i1
              %312 = arith.divui %275, %c2_i32 : i32
              %313 = arith.subi %278, %294 : i32
              %314 = arith.maxsi %313, %c0_i32 : i32
              %315 = arith.sitofp %294 : i32 to f32
              %316 = arith.sitofp %314 : i32 to f32
              %317 = arith.mulf %316, %cst_32 : f32
              %318 = arith.addf %315, %317 : f32
              %319 = arith.sitofp %280 : i32 to f32
              %320 = arith.sitofp %230 : i32 to f32
              %321 = arith.sitofp %275 : i32 to f32
              %322 = arith.maximumf %321, %cst_31 : f32
              %323 = arith.mulf %322, %320 : f32
              %324 = arith.mulf %318, %319 : f32
              %325 = arith.divf %324, %323 : f32
              %326 = arith.addf %325, %cst_30 : f32
              %327 = arith.maximumf %326, %cst_31 : f32
              %328 = arith.minimumf %327, %cst_29 : f32
              %329 = arith.fptosi %328 : f32 to i32
              %330 = arith.select %311, %312, %329 : i32
              %331 = arith.select %302, %294, %330 : i32
              %332 = arith.andi %295, %308 : i1
              %333 = arith.ori %288, %332 : i1
              %334 = arith.ori %333, %311 : i1
              %335 = arith.cmpi sle, %331, %280 : i32
              %336 = arith.cmpi sge, %331, %c1_i32 : i32
              %337 = arith.andi %335, %336 : i1
              %338 = arith.ori %302, %334 : i1
              %339 = arith.andi %337, %338 : i1
              %340 = scf.if %339 -> (i32) {
                %341 = arith.cmpi slt, %265, %c0_i32 : i32
                %342 = arith.subi %c-2147483648_i32, %265 : i32
                %343 = arith.select %341, %342, %265 : i32
                %344 = "tt.bitcast"(%343) : (i32) -> f32
                %345 = "tt.make_range"() {end = 2048 : i32, start = 0 : i32} : () -> tensor<2048xi32>
                %346 = "tt.splat"(%280) : (i32) -> tensor<2048xi32>
                %347 = arith.cmpi ult, %345, %346 : tensor<2048xi32>
                %348 = arith.addi %345, %cst_28 : tensor<2048xi32>
                %349 = "tt.splat"(%256) : (i32) -> tensor<1xi32>
                %350 = arith.extsi %349 : tensor<1xi32> to tensor<1xi64>
                %351 = "tt.splat"(%arg28) : (i64) -> tensor<1xi64>
                %352 = arith.muli %350, %351 : tensor<1xi64>
                %353 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                %354 = "tt.addptr"(%353, %352) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                %355 = arith.extsi %348 : tensor<2048xi32> to tensor<2048xi64>
                %356 = arith.muli %355, %cst_25 : tensor<2048xi64>
                %357 = "tt.broadcast"(%354) : (tensor<1x!tt.ptr<i32>>) -> tensor<2048x!tt.ptr<i32>>
                %358 = "tt.addptr"(%357, %356) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                %359 = "tt.broadcast"(%cst_27) : (tensor<1xi32>) -> tensor<2048xi32>
                %360 = "tt.addptr"(%358, %359) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                %361 = "tt.load"(%360, %347, %cst_26) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                %362 = "tt.bitcast"(%361) : (tensor<2048xi32>) -> tensor<2048xf32>
                %363 = arith.cmpf oge, %344, %cst_66 : f32
                %364 = arith.cmpf olt, %344, %cst_24 : f32
                %365 = arith.andi %363, %364 : i1
                %366 = arith.select %365, %344, %cst_23 : f32
                %367 = "tt.splat"(%366) : (f32) -> tensor<2048xf32>
                %368 = arith.cmpf ole, %362, %367 : tensor<2048xf32>
                %369 = "tt.splat"(%344) : (f32) -> tensor<2048xf32>
                %370 = arith.addf %362, %369 : tensor<2048xf32>
                %371 = arith.select %368, %370, %362 : tensor<2048xi1>, tensor<2048xf32>
                %372 = "tt.bitcast"(%371) : (tensor<2048xf32>) -> tensor<2048xi32>
                %373 = arith.cmpi slt, %372, %cst_26 : tensor<2048xi32>
                %374 = arith.andi %372, %cst_22 : tensor<2048xi32>
                %375 = arith.subi %cst_26, %374 : tensor<2048xi32>
                %376 = arith.cmpi sgt, %374, %cst_21 : tensor<2048xi32>
                %377 = arith.select %373, %375, %372 : tensor<2048xi1>, tensor<2048xi32>
                %378 = arith.select %376, %cst_21, %377 : tensor<2048xi1>, tensor<2048xi32>
                %379 = arith.select %347, %378, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                %380 = arith.addi %280, %c2047_i32 : i32
                %381 = arith.divui %380, %c2048_i32 : i32
                %382 = scf.for %arg36 = %c1_i32 to %381 step %c1_i32 iter_args(%arg37 = %379) -> (tensor<2048xi32>)  : i32 {
                  %457 = arith.muli %arg36, %c2048_i32 : i32
                  %458 = "tt.splat"(%457) : (i32) -> tensor<2048xi32>
                  %459 = arith.addi %458, %345 : tensor<2048xi32>
                  %460 = arith.cmpi ult, %459, %346 : tensor<2048xi32>
                  %461 = arith.addi %459, %cst_28 : tensor<2048xi32>
                  %462 = arith.extsi %461 : tensor<2048xi32> to tensor<2048xi64>
                  %463 = arith.muli %462, %cst_25 : tensor<2048xi64>
                  %464 = "tt.addptr"(%357, %463) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                  %465 = "tt.addptr"(%464, %359) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                  %466 = "tt.load"(%465, %460, %cst_26) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                  %467 = "tt.bitcast"(%466) : (tensor<2048xi32>) -> tensor<2048xf32>
                  %468 = arith.cmpf ole, %467, %367 : tensor<2048xf32>
                  %469 = arith.addf %467, %369 : tensor<2048xf32>
                  %470 = arith.select %468, %469, %467 : tensor<2048xi1>, tensor<2048xf32>
                  %471 = "tt.bitcast"(%470) : (tensor<2048xf32>) -> tensor<2048xi32>
                  %472 = arith.cmpi slt, %471, %cst_26 : tensor<2048xi32>
                  %473 = arith.andi %471, %cst_22 : tensor<2048xi32>
                  %474 = arith.subi %cst_26, %473 : tensor<2048xi32>
                  %475 = arith.cmpi sgt, %473, %cst_21 : tensor<2048xi32>
                  %476 = arith.select %472, %474, %471 : tensor<2048xi1>, tensor<2048xi32>
                  %477 = arith.select %475, %cst_21, %476 : tensor<2048xi1>, tensor<2048xi32>
                  %478 = arith.select %460, %477, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                  %479 = arith.maxsi %arg37, %478 : tensor<2048xi32>
                  scf.yield %479 : tensor<2048xi32>
                }
                %383 = "tt.reduce"(%382) ({
                ^bb0(%arg36: i32, %arg37: i32):
                  %457 = arith.maxsi %arg36, %arg37 : i32
                  "tt.reduce_return"(%457) : (i32) -> ()
                }) {axis = 0 : i32} : (tensor<2048xi32>) -> i32
                %384 = "tt.bitcast"(%344) : (f32) -> i32
                %385 = arith.cmpi slt, %384, %c0_i32 : i32
                %386 = arith.andi %384, %c2147483647_i32 : i32
                %387 = arith.subi %c0_i32, %386 : i32
                %388 = arith.cmpi sgt, %386, %c2139095040_i32 : i32
                %389 = arith.select %385, %387, %384 : i32
                %390 = arith.select %388, %c2139095040_i32, %389 : i32
                %391 = arith.cmpi slt, %390, %c0_i32 : i32
                %392 = arith.subi %c-2147483648_i32, %390 : i32
                %393 = arith.select %391, %392, %390 : i32
                %394 = "tt.bitcast"(%393) : (i32) -> f32
                %395 = arith.cmpi slt, %383, %c0_i32 : i32
                %396 = arith.subi %c-2147483648_i32, %383 : i32
                %397 = arith.select %395, %396, %383 : i32
                %398 = "tt.bitcast"(%397) : (i32) -> f32
                %399 = arith.subf %398, %394 : f32
                %400 = math.rsqrt %319 : f32
                %401 = arith.divui %280, %c4_i32 : i32
                %402 = arith.cmpi slt, %331, %401 : i32
                %403 = arith.sitofp %331 : i32 to f32
                %404 = math.log2 %319 : f32
                %405 = arith.subf %404, %cst : f32
                %406 = arith.subf %403, %cst_30 : f32
                %407 = math.log2 %406 : f32
                %408 = arith.subf %404, %407 : f32
                %409 = arith.divf %408, %405 : f32
                %410 = arith.subi %280, %331 : i32
                %411 = arith.sitofp %410 : i32 to f32
                %412 = arith.addf %411, %cst_30 : f32
                %413 = arith.divf %412, %319 : f32
                %414 = arith.select %402, %409, %413 : f32
                %415 = arith.mulf %400, %cst_19 : f32
                %416 = arith.mulf %399, %414 : f32
                %417 = arith.addf %394, %416 : f32
                %418 = arith.mulf %399, %415 : f32
                %419 = arith.addi %390, %c1_i32 : i32
                %420 = arith.subi %383, %c1_i32 : i32
                %421 = arith.subf %417, %418 : f32
                %422 = arith.addf %417, %418 : f32
                %423 = "tt.bitcast"(%421) : (f32) -> i32
                %424 = arith.cmpi slt, %423, %c0_i32 : i32
                %425 = arith.andi %423, %c2147483647_i32 : i32
                %426 = arith.subi %c0_i32, %425 : i32
                %427 = arith.cmpi sgt, %425, %c2139095040_i32 : i32
                %428 = arith.select %424, %426, %423 : i32
                %429 = arith.select %427, %c2139095040_i32, %428 : i32
                %430 = arith.minsi %429, %420 : i32
                %431 = arith.maxsi %430, %419 : i32
                %432 = "tt.bitcast"(%422) : (f32) -> i32
                %433 = arith.cmpi slt, %432, %c0_i32 : i32
                %434 = arith.andi %432, %c2147483647_i32 : i32
                %435 = arith.subi %c0_i32, %434 : i32
                %436 = arith.cmpi sgt, %434, %c2139095040_i32 : i32
                %437 = arith.select %433, %435, %432 : i32
                %438 = arith.select %436, %c2139095040_i32, %437 : i32
                %439 = arith.minsi %438, %420 : i32
                %440 = arith.maxsi %439, %419 : i32
                %441 = arith.cmpf olt, %399, %cst_24 : f32
                %442 = arith.cmpf olt, %415, %cst_17 : f32
                %443 = arith.andi %441, %442 : i1
                %444 = arith.subi %383, %390 : i32
                %445 = arith.addi %444, %c2_i32 : i32
                %446 = arith.divui %445, %c3_i32 : i32
                %447 = arith.addi %390, %446 : i32
                %448 = arith.addi %447, %446 : i32
                %449 = arith.select %443, %431, %447 : i32
                %450 = arith.select %443, %440, %448 : i32
                %451:8 = scf.while (%arg36 = %390, %arg37 = %383, %arg38 = %280, %arg39 = %c0_i32, %arg40 = %449, %arg41 = %450, %arg42 = %cst_19, %arg43 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                  %457 = arith.addi %arg36, %c1_i32 : i32
                  %458 = arith.cmpi slt, %457, %arg37 : i32
                  %459 = arith.cmpi ne, %arg38, %331 : i32
                  %460 = arith.andi %458, %459 : i1
                  scf.condition(%460) %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43 : i32, i32, i32, i32, i32, i32, f32, i32
                } do {
                ^bb0(%arg36: i32, %arg37: i32, %arg38: i32, %arg39: i32, %arg40: i32, %arg41: i32, %arg42: f32, %arg43: i32):
                  %457 = "tt.splat"(%arg40) : (i32) -> tensor<2048xi32>
                  %458 = arith.cmpi sgt, %379, %457 : tensor<2048xi32>
                  %459 = "tt.splat"(%arg41) : (i32) -> tensor<2048xi32>
                  %460 = arith.cmpi sgt, %379, %459 : tensor<2048xi32>
                  %461 = arith.extui %458 : tensor<2048xi1> to tensor<2048xi64>
                  %462 = arith.extui %460 : tensor<2048xi1> to tensor<2048xi64>
                  %463 = arith.shli %462, %cst_16 : tensor<2048xi64>
                  %464 = arith.ori %461, %463 : tensor<2048xi64>
                  %465 = scf.for %arg44 = %c1_i32 to %381 step %c1_i32 iter_args(%arg45 = %464) -> (tensor<2048xi64>)  : i32 {
                    %571 = arith.muli %arg44, %c2048_i32 : i32
                    %572 = "tt.splat"(%571) : (i32) -> tensor<2048xi32>
                    %573 = arith.addi %572, %345 : tensor<2048xi32>
                    %574 = arith.cmpi ult, %573, %346 : tensor<2048xi32>
                    %575 = arith.addi %573, %cst_28 : tensor<2048xi32>
                    %576 = arith.extsi %575 : tensor<2048xi32> to tensor<2048xi64>
                    %577 = arith.muli %576, %cst_25 : tensor<2048xi64>
                    %578 = "tt.addptr"(%357, %577) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                    %579 = "tt.addptr"(%578, %359) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                    %580 = "tt.load"(%579, %574, %cst_26) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                    %581 = "tt.bitcast"(%580) : (tensor<2048xi32>) -> tensor<2048xf32>
                    %582 = arith.cmpf ole, %581, %367 : tensor<2048xf32>
                    %583 = arith.addf %581, %369 : tensor<2048xf32>
                    %584 = arith.select %582, %583, %581 : tensor<2048xi1>, tensor<2048xf32>
                    %585 = "tt.bitcast"(%584) : (tensor<2048xf32>) -> tensor<2048xi32>
                    %586 = arith.cmpi slt, %585, %cst_26 : tensor<2048xi32>
                    %587 = arith.andi %585, %cst_22 : tensor<2048xi32>
                    %588 = arith.subi %cst_26, %587 : tensor<2048xi32>
                    %589 = arith.cmpi sgt, %587, %cst_21 : tensor<2048xi32>
                    %590 = arith.select %586, %588, %585 : tensor<2048xi1>, tensor<2048xi32>
                    %591 = arith.select %589, %cst_21, %590 : tensor<2048xi1>, tensor<2048xi32>
                    %592 = arith.select %574, %591, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                    %593 = arith.cmpi sgt, %592, %457 : tensor<2048xi32>
                    %594 = arith.cmpi sgt, %592, %459 : tensor<2048xi32>
                    %595 = arith.extui %593 : tensor<2048xi1> to tensor<2048xi64>
                    %596 = arith.extui %594 : tensor<2048xi1> to tensor<2048xi64>
                    %597 = arith.shli %596, %cst_16 : tensor<2048xi64>
                    %598 = arith.ori %595, %597 : tensor<2048xi64>
                    %599 = arith.addi %arg45, %598 : tensor<2048xi64>
                    scf.yield %599 : tensor<2048xi64>
                  }
                  %466 = "tt.reduce"(%465) ({
                  ^bb0(%arg44: i64, %arg45: i64):
                    %571 = arith.addi %arg44, %arg45 : i64
                    "tt.reduce_return"(%571) : (i64) -> ()
                  }) {axis = 0 : i32} : (tensor<2048xi64>) -> i64
                  %467 = arith.shrui %466, %c32_i64 : i64
                  %468 = arith.trunci %466 : i64 to i32
                  %469 = arith.trunci %467 : i64 to i32
                  %470 = arith.cmpi sge, %468, %331 : i32
                  %471 = arith.cmpi sge, %469, %331 : i32
                  %472 = arith.select %470, %arg40, %arg36 : i32
                  %473 = arith.select %471, %arg41, %472 : i32
                  %474 = arith.select %470, %arg41, %arg40 : i32
                  %475 = arith.select %471, %arg37, %474 : i32
                  %476 = arith.select %470, %468, %arg38 : i32
                  %477 = arith.select %471, %469, %476 : i32
                  %478 = arith.select %470, %469, %468 : i32
                  %479 = arith.select %471, %arg39, %478 : i32
                  %480 = arith.mulf %arg42, %cst_15 : f32
                  %481 = arith.select %470, %cst_19, %480 : f32
                  %482 = arith.select %471, %480, %481 : f32
                  %483 = arith.addi %arg43, %c1_i32 : i32
                  %484 = arith.cmpi slt, %473, %c0_i32 : i32
                  %485 = arith.subi %c-2147483648_i32, %473 : i32
                  %486 = arith.select %484, %485, %473 : i32
                  %487 = "tt.bitcast"(%486) : (i32) -> f32
                  %488 = arith.cmpi slt, %475, %c0_i32 : i32
                  %489 = arith.subi %c-2147483648_i32, %475 : i32
                  %490 = arith.select %488, %489, %475 : i32
                  %491 = "tt.bitcast"(%490) : (i32) -> f32
                  %492 = arith.subf %491, %487 : f32
                  %493 = arith.subi %477, %479 : i32
                  %494 = arith.sitofp %493 : i32 to f32
                  %495 = math.rsqrt %494 : f32
                  %496 = arith.divui %477, %c4_i32 : i32
                  %497 = arith.cmpi slt, %331, %496 : i32
                  %498 = arith.cmpf olt, %482, %cst_18 : f32
                  %499 = arith.andi %497, %498 : i1
                  %500 = arith.sitofp %477 : i32 to f32
                  %501 = arith.sitofp %479 : i32 to f32
                  %502 = math.log2 %500 : f32
                  %503 = arith.addf %501, %cst_30 : f32
                  %504 = math.log2 %503 : f32
                  %505 = arith.subf %502, %504 : f32
                  %506 = arith.subf %502, %407 : f32
                  %507 = arith.divf %506, %505 : f32
                  %508 = arith.subi %477, %331 : i32
                  %509 = arith.sitofp %508 : i32 to f32
                  %510 = arith.addf %509, %cst_30 : f32
                  %511 = arith.divf %510, %494 : f32
                  %512 = arith.select %499, %507, %511 : f32
                  %513 = arith.mulf %482, %495 : f32
                  %514 = arith.mulf %492, %512 : f32
                  %515 = arith.addf %487, %514 : f32
                  %516 = arith.mulf %492, %513 : f32
                  %517 = arith.addi %473, %c1_i32 : i32
                  %518 = arith.subi %475, %c1_i32 : i32
                  %519 = arith.subf %515, %516 : f32
                  %520 = arith.addf %515, %516 : f32
                  %521 = "tt.bitcast"(%519) : (f32) -> i32
                  %522 = arith.cmpi slt, %521, %c0_i32 : i32
                  %523 = arith.andi %521, %c2147483647_i32 : i32
                  %524 = arith.subi %c0_i32, %523 : i32
                  %525 = arith.cmpi sgt, %523, %c2139095040_i32 : i32
                  %526 = arith.select %522, %524, %521 : i32
                  %527 = arith.select %525, %c2139095040_i32, %526 : i32
                  %528 = arith.minsi %527, %518 : i32
                  %529 = arith.maxsi %528, %517 : i32
                  %530 = "tt.bitcast"(%520) : (f32) -> i32
                  %531 = arith.cmpi slt, %530, %c0_i32 : i32
                  %532 = arith.andi %530, %c2147483647_i32 : i32
                  %533 = arith.subi %c0_i32, %532 : i32
                  %534 = arith.cmpi sgt, %532, %c2139095040_i32 : i32
                  %535 = arith.select %531, %533, %530 : i32
                  %536 = arith.select %534, %c2139095040_i32, %535 : i32
                  %537 = arith.minsi %536, %518 : i32
                  %538 = arith.maxsi %537, %517 : i32
                  %539 = arith.cmpf olt, %492, %cst_24 : f32
                  %540 = arith.cmpf olt, %513, %cst_17 : f32
                  %541 = arith.cmpi slt, %483, %c8_i32 : i32
                  %542 = arith.cmpi eq, %483, %c6_i32 : i32
                  %543 = arith.cmpi ne, %483, %c6_i32 : i32
                  %544 = arith.andi %541, %543 : i1
                  %545 = arith.andi %539, %540 : i1
                  %546 = arith.andi %544, %545 : i1
                  %547 = arith.xori %473, %475 : i32
                  %548 = arith.shrui %547, %c1_i32 : i32
                  %549 = arith.ori %547, %548 : i32
                  %550 = arith.shrui %549, %c2_i32 : i32
                  %551 = arith.ori %549, %550 : i32
                  %552 = arith.shrui %551, %c4_i32 : i32
                  %553 = arith.ori %551, %552 : i32
                  %554 = arith.shrui %553, %c8_i32 : i32
                  %555 = arith.ori %553, %554 : i32
                  %556 = arith.shrui %555, %c16_i32 : i32
                  %557 = arith.ori %555, %556 : i32
                  %558 = arith.shrui %557, %c1_i32 : i32
                  %559 = arith.xori %558, %c-1_i32 : i32
                  %560 = arith.andi %475, %559 : i32
                  %561 = arith.subi %560, %c1_i32 : i32
                  %562 = arith.subi %475, %473 : i32
                  %563 = arith.addi %562, %c2_i32 : i32
                  %564 = arith.divui %563, %c3_i32 : i32
                  %565 = arith.addi %473, %564 : i32
                  %566 = arith.addi %565, %564 : i32
                  %567 = arith.select %542, %561, %565 : i32
                  %568 = arith.select %542, %560, %566 : i32
                  %569 = arith.select %546, %529, %567 : i32
                  %570 = arith.select %546, %538, %568 : i32
                  scf.yield %473, %475, %477, %479, %569, %570, %482, %483 : i32, i32, i32, i32, i32, i32, f32, i32
                }
                %452 = "tt.splat"(%451#0) : (i32) -> tensor<2048xi32>
                %453 = arith.cmpi sgt, %379, %452 : tensor<2048xi32>
                %454 = arith.select %453, %379, %cst_14 : tensor<2048xi1>, tensor<2048xi32>
                %455 = scf.for %arg36 = %c1_i32 to %381 step %c1_i32 iter_args(%arg37 = %454) -> (tensor<2048xi32>)  : i32 {
                  %457 = arith.muli %arg36, %c2048_i32 : i32
                  %458 = "tt.splat"(%457) : (i32) -> tensor<2048xi32>
                  %459 = arith.addi %458, %345 : tensor<2048xi32>
                  %460 = arith.cmpi ult, %459, %346 : tensor<2048xi32>
                  %461 = arith.addi %459, %cst_28 : tensor<2048xi32>
                  %462 = arith.extsi %461 : tensor<2048xi32> to tensor<2048xi64>
                  %463 = arith.muli %462, %cst_25 : tensor<2048xi64>
                  %464 = "tt.addptr"(%357, %463) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                  %465 = "tt.addptr"(%464, %359) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                  %466 = "tt.load"(%465, %460, %cst_26) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                  %467 = "tt.bitcast"(%466) : (tensor<2048xi32>) -> tensor<2048xf32>
                  %468 = arith.cmpf ole, %467, %367 : tensor<2048xf32>
                  %469 = arith.addf %467, %369 : tensor<2048xf32>
                  %470 = arith.select %468, %469, %467 : tensor<2048xi1>, tensor<2048xf32>
                  %471 = "tt.bitcast"(%470) : (tensor<2048xf32>) -> tensor<2048xi32>
                  %472 = arith.cmpi slt, %471, %cst_26 : tensor<2048xi32>
                  %473 = arith.andi %471, %cst_22 : tensor<2048xi32>
                  %474 = arith.subi %cst_26, %473 : tensor<2048xi32>
                  %475 = arith.cmpi sgt, %473, %cst_21 : tensor<2048xi32>
                  %476 = arith.select %472, %474, %471 : tensor<2048xi1>, tensor<2048xi32>
                  %477 = arith.select %475, %cst_21, %476 : tensor<2048xi1>, tensor<2048xi32>
                  %478 = arith.select %460, %477, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                  %479 = arith.cmpi sgt, %478, %452 : tensor<2048xi32>
                  %480 = arith.select %479, %478, %cst_14 : tensor<2048xi1>, tensor<2048xi32>
                  %481 = arith.minsi %arg37, %480 : tensor<2048xi32>
                  scf.yield %481 : tensor<2048xi32>
                }
                %456 = "tt.reduce"(%455) ({
                ^bb0(%arg36: i32, %arg37: i32):
                  %457 = arith.minsi %arg36, %arg37 : i32
                  "tt.reduce_return"(%457) : (i32) -> ()
                }) {axis = 0 : i32} : (tensor<2048xi32>) -> i32
                scf.yield %456 : i32
              } else {
                scf.yield %265 : i32
              }
              scf.if %302 {
                %341 = arith.cmpi slt, %292, %c2048_i32 : i32
                %342 = arith.cmpi sge, %340, %287 : i32
                %343 = arith.andi %291, %341 : i1
                %344 = arith.andi %343, %342 : i1
                %345 = arith.cmpi slt, %294, %c1_i32 : i32
                %346 = arith.ori %344, %345 : i1
                %347 = arith.cmpi slt, %340, %c0_i32 : i32
                %348 = arith.subi %c-2147483648_i32, %340 : i32
                %349 = arith.select %347, %348, %340 : i32
                %350 = "tt.bitcast"(%349) : (i32) -> f32
                %351 = arith.select %346, %271, %350 : f32
                %352 = arith.select %346, %287, %340 : i32
                %353 = arith.cmpi eq, %352, %265 : i32
                %354 = arith.select %353, %277, %c0_i32 : i32
                %355 = arith.cmpi slt, %265, %c0_i32 : i32
                %356 = arith.subi %c-2147483648_i32, %265 : i32
                %357 = arith.select %355, %356, %265 : i32
                %358 = "tt.bitcast"(%357) : (i32) -> f32
                %359 = arith.addi %280, %c1023_i32 : i32
                %360 = arith.divui %359, %c1024_i32 : i32
                %361 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                %362 = "tt.splat"(%280) : (i32) -> tensor<1024xi32>
                %363 = "tt.splat"(%256) : (i32) -> tensor<1xi32>
                %364 = arith.extsi %363 : tensor<1xi32> to tensor<1xi64>
                %365 = "tt.splat"(%arg28) : (i64) -> tensor<1xi64>
                %366 = arith.muli %364, %365 : tensor<1xi64>
                %367 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                %368 = "tt.addptr"(%367, %366) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                %369 = "tt.broadcast"(%368) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
                %370 = "tt.broadcast"(%cst_12) : (tensor<1xi32>) -> tensor<1024xi32>
                %371 = "tt.broadcast"(%cst_27) : (tensor<1xi32>) -> tensor<1024xi32>
                %372 = arith.cmpf oge, %358, %cst_66 : f32
                %373 = arith.cmpf olt, %358, %cst_24 : f32
                %374 = arith.andi %372, %373 : i1
                %375 = arith.select %374, %358, %cst_23 : f32
                %376 = "tt.splat"(%375) : (f32) -> tensor<1024xf32>
                %377 = "tt.splat"(%358) : (f32) -> tensor<1024xf32>
                %378 = "tt.splat"(%351) : (f32) -> tensor<1024xf32>
                %379 = "tt.splat"(%351) : (f32) -> tensor<1xf32>
                %380 = arith.mulf %379, %cst_6 : tensor<1xf32>
                %381 = math.absf %379 : tensor<1xf32>
                %382 = arith.cmpf olt, %381, %cst_5 : tensor<1xf32>
                %383 = arith.select %382, %380, %cst_4 : tensor<1xi1>, tensor<1xf32>
                %384 = "tt.expand_dims"(%383) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                %385 = "tt.broadcast"(%384) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                %386 = "tt.expand_dims"(%379) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                %387 = "tt.broadcast"(%386) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                %388 = "tt.splat"(%256) : (i32) -> tensor<1x1x1xi32>
                %389 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                %390 = "tt.expand_dims"(%389) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                %391 = "tt.expand_dims"(%390) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                %392 = arith.extsi %388 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                %393 = "tt.splat"(%arg28) : (i64) -> tensor<1x1x1xi64>
                %394 = arith.muli %392, %393 : tensor<1x1x1xi64>
                %395 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<1x1x1x!tt.ptr<i32>>
                %396 = "tt.addptr"(%395, %394) : (tensor<1x1x1x!tt.ptr<i32>>, tensor<1x1x1xi64>) -> tensor<1x1x1x!tt.ptr<i32>>
                %397 = "tt.broadcast"(%396) : (tensor<1x1x1x!tt.ptr<i32>>) -> tensor<1x1024x1x!tt.ptr<i32>>
                %398 = "tt.broadcast"(%391) : (tensor<1x1x2xi32>) -> tensor<1x1024x2xi32>
                %399:2 = scf.for %arg36 = %c0_i32 to %360 step %c1_i32 iter_args(%arg37 = %c0_i32, %arg38 = %354) -> (i32, i32)  : i32 {
                  %403 = arith.muli %arg36, %c1024_i32 : i32
                  %404 = "tt.splat"(%403) : (i32) -> tensor<1024xi32>
                  %405 = arith.addi %404, %361 : tensor<1024xi32>
                  %406 = arith.cmpi ult, %405, %362 : tensor<1024xi32>
                  %407 = arith.addi %405, %cst_13 : tensor<1024xi32>
                  %408 = arith.extsi %407 : tensor<1024xi32> to tensor<1024xi64>
                  %409 = arith.muli %408, %cst_10 : tensor<1024xi64>
                  %410 = "tt.addptr"(%369, %409) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                  %411 = "tt.addptr"(%410, %370) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                  %412 = "tt.load"(%411, %406, %cst_11) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                  %413 = "tt.addptr"(%410, %371) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                  %414 = "tt.load"(%413, %406, %cst_11) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                  %415 = "tt.bitcast"(%414) : (tensor<1024xi32>) -> tensor<1024xf32>
                  %416 = arith.cmpf ole, %415, %376 : tensor<1024xf32>
                  %417 = arith.addf %415, %377 : tensor<1024xf32>
                  %418 = arith.select %416, %417, %415 : tensor<1024xi1>, tensor<1024xf32>
                  gpu.barrier
                  %419 = arith.cmpf ogt, %418, %378 : tensor<1024xf32>
                  %420 = arith.andi %419, %406 : tensor<1024xi1>
                  %421 = arith.cmpf ueq, %418, %378 : tensor<1024xf32>
                  %422 = arith.andi %421, %406 : tensor<1024xi1>
                  %423 = arith.extui %420 : tensor<1024xi1> to tensor<1024xi32>
                  %424 = arith.extui %422 : tensor<1024xi1> to tensor<1024xi32>
                  %425 = arith.shli %424, %cst_9 : tensor<1024xi32>
                  %426 = arith.addi %423, %425 : tensor<1024xi32>
                  %427 = "tt.scan"(%426) ({
                  ^bb0(%arg39: i32, %arg40: i32):
                    %468 = arith.addi %arg39, %arg40 : i32
                    "tt.scan_return"(%468) : (i32) -> ()
                  }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                  %428 = arith.subi %427, %426 : tensor<1024xi32>
                  %429 = arith.andi %428, %cst_8 : tensor<1024xi32>
                  %430 = arith.shrui %428, %cst_9 : tensor<1024xi32>
                  %431 = "tt.splat"(%arg37) : (i32) -> tensor<1024xi32>
                  %432 = arith.addi %429, %431 : tensor<1024xi32>
                  %433 = "tt.splat"(%arg38) : (i32) -> tensor<1024xi32>
                  %434 = arith.addi %430, %433 : tensor<1024xi32>
                  %435 = arith.addi %432, %cst_13 : tensor<1024xi32>
                  %436 = arith.subi %cst_7, %434 : tensor<1024xi32>
                  %437 = arith.cmpi ult, %434, %cst_13 : tensor<1024xi32>
                  %438 = arith.select %420, %435, %436 : tensor<1024xi1>, tensor<1024xi32>
                  %439 = arith.andi %422, %437 : tensor<1024xi1>
                  %440 = arith.ori %420, %439 : tensor<1024xi1>
                  %441 = "tt.expand_dims"(%412) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                  %442 = "tt.expand_dims"(%418) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                  %443 = arith.cmpf ole, %442, %385 : tensor<1x1024xf32>
                  %444 = arith.subf %442, %387 : tensor<1x1024xf32>
                  %445 = math.absf %442 : tensor<1x1024xf32>
                  %446 = arith.cmpf olt, %445, %cst_3 : tensor<1x1024xf32>
                  %447 = arith.andi %443, %446 : tensor<1x1024xi1>
                  %448 = arith.select %447, %444, %442 : tensor<1x1024xi1>, tensor<1x1024xf32>
                  %449 = "tt.bitcast"(%448) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                  %450 = arith.cmpf uno, %448, %448 : tensor<1x1024xf32>
                  %451 = arith.select %450, %cst_2, %449 : tensor<1x1024xi1>, tensor<1x1024xi32>
                  %452 = "tt.join"(%441, %451) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                  %453 = "tt.expand_dims"(%438) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                  %454 = "tt.expand_dims"(%453) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                  %455 = "tt.expand_dims"(%440) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                  %456 = "tt.expand_dims"(%455) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                  %457 = "tt.broadcast"(%456) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                  %458 = arith.extsi %454 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                  %459 = arith.muli %458, %cst_1 : tensor<1x1024x1xi64>
                  %460 = "tt.addptr"(%397, %459) : (tensor<1x1024x1x!tt.ptr<i32>>, tensor<1x1024x1xi64>) -> tensor<1x1024x1x!tt.ptr<i32>>
                  %461 = "tt.broadcast"(%460) : (tensor<1x1024x1x!tt.ptr<i32>>) -> tensor<1x1024x2x!tt.ptr<i32>>
                  %462 = "tt.addptr"(%461, %398) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                  "tt.store"(%462, %452, %457) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                  %463 = "tt.reduce"(%426) ({
                  ^bb0(%arg39: i32, %arg40: i32):
                    %468 = arith.addi %arg39, %arg40 : i32
                    "tt.reduce_return"(%468) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                  %464 = arith.andi %463, %c65535_i32 : i32
                  %465 = arith.shrui %463, %c16_i32 : i32
                  %466 = arith.addi %arg37, %464 : i32
                  %467 = arith.addi %arg38, %465 : i32
                  scf.yield %466, %467 : i32, i32
                }
                "tt.store"(%270, %351) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                %400 = arith.minui %399#1, %c2048_i32 : i32
                %401 = arith.subi %c2048_i32, %400 : i32
                %402 = arith.addi %399#0, %c2048_i32 : i32
                "tt.store"(%274, %399#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%276, %399#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%264, %401) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%267, %402) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
              } else {
                %341 = arith.andi %290, %295 : i1
                %342 = arith.cmpi sle, %275, %278 : i32
                %343 = arith.andi %290, %342 : i1
                %344 = arith.cmpi ne, %268, %c-2139095041_i32 : i32
                %345 = arith.andi %343, %344 : i1
                %346 = arith.select %341, %265, %268 : i32
                %347 = arith.select %345, %265, %287 : i32
                %348 = arith.andi %341, %246 : i1
                %349 = arith.ori %345, %348 : i1
                %350 = arith.cmpi slt, %265, %c0_i32 : i32
                %351 = arith.subi %c-2147483648_i32, %265 : i32
                %352 = arith.select %350, %351, %265 : i32
                %353 = "tt.bitcast"(%352) : (i32) -> f32
                %354 = arith.cmpi slt, %340, %c0_i32 : i32
                %355 = arith.subi %c-2147483648_i32, %340 : i32
                %356 = arith.select %354, %355, %340 : i32
                %357 = "tt.bitcast"(%356) : (i32) -> f32
                %358 = arith.subf %318, %321 : f32
                %359 = arith.divf %358, %321 : f32
                %360 = arith.minimumf %359, %cst_15 : f32
                %361 = arith.subf %357, %353 : f32
                %362 = arith.mulf %361, %360 : f32
                %363 = arith.subf %353, %362 : f32
                %364 = "tt.bitcast"(%363) : (f32) -> i32
                %365 = arith.cmpi slt, %364, %c0_i32 : i32
                %366 = arith.andi %364, %c2147483647_i32 : i32
                %367 = arith.subi %c0_i32, %366 : i32
                %368 = arith.cmpi sgt, %366, %c2139095040_i32 : i32
                %369 = arith.select %365, %367, %364 : i32
                %370 = arith.select %368, %c2139095040_i32, %369 : i32
                %371 = arith.subi %265, %c1_i32 : i32
                %372 = arith.minsi %370, %371 : i32
                %373 = arith.select %311, %372, %c-2139095040_i32 : i32
                %374 = arith.select %343, %373, %340 : i32
                %375 = arith.xori %346, %347 : i32
                %376 = arith.shrsi %375, %c1_i32 : i32
                %377 = arith.andi %346, %347 : i32
                %378 = arith.addi %377, %376 : i32
                %379 = arith.select %349, %378, %374 : i32
                %380 = arith.subi %347, %c1_i32 : i32
                %381 = arith.minsi %379, %380 : i32
                %382 = arith.addi %346, %c1_i32 : i32
                %383 = arith.maxsi %381, %382 : i32
                %384 = arith.cmpi sge, %382, %347 : i32
                %385 = arith.ori %290, %344 : i1
                %386 = arith.andi %384, %385 : i1
                "tt.store"(%270, %353, %345) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                "tt.store"(%274, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%276, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                %387 = arith.select %386, %c2048_i32, %383 : i32
                %388 = arith.select %386, %c2048_i32, %346 : i32
                "tt.store"(%264, %387) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%267, %388) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
              }
            }
          }
        } else {
          %244 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>>
          %245 = "tt.addptr"(%244, %cst_0) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %246 = "tt.addptr"(%245, %214) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %247 = "tt.load"(%246, %219, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
          %248 = "tt.splat"(%arg33) : (i64) -> tensor<4xi64>
          %249 = "tt.addptr"(%244, %248) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %250 = "tt.addptr"(%249, %214) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %251 = "tt.load"(%250, %219, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
          %252 = arith.cmpi slt, %251, %247 : tensor<4xi32>
          %253 = arith.andi %252, %219 : tensor<4xi1>
          %254 = arith.cmpi slt, %247, %cst_65 : tensor<4xi32>
          %255 = arith.subi %cst_39, %247 : tensor<4xi32>
          %256 = arith.select %254, %255, %247 : tensor<4xi1>, tensor<4xi32>
          %257 = "tt.bitcast"(%256) : (tensor<4xi32>) -> tensor<4xf32>
          %258 = arith.select %253, %220, %cst_65 : tensor<4xi1>, tensor<4xi32>
          %259 = arith.cmpi ult, %202#3, %238 : i32
          %260 = arith.muli %202#3, %236 : i32
          %261 = arith.select %259, %260, %222 : i32
          %262 = arith.subi %222, %261 : i32
          %263 = arith.minsi %262, %236 : i32
          %264 = arith.addi %261, %263 : i32
          %265 = arith.muli %230, %c64_i32 : i32
          %266 = arith.cmpi ult, %212, %30 : tensor<4xi32>
          %267 = "tt.expand_dims"(%212) {axis = 1 : i32} : (tensor<4xi32>) -> tensor<4x1xi32>
          %268 = "tt.expand_dims"(%267) {axis = 2 : i32} : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
          %269 = "tt.expand_dims"(%266) {axis = 1 : i32} : (tensor<4xi1>) -> tensor<4x1xi1>
          %270 = "tt.expand_dims"(%269) {axis = 2 : i32} : (tensor<4x1xi1>) -> tensor<4x1x1xi1>
          %271 = "tt.broadcast"(%270) : (tensor<4x1x1xi1>) -> tensor<4x32x128xi1>
          %272 = arith.extsi %268 : tensor<4x1x1xi32> to tensor<4x1x1xi64>
          %273 = arith.muli %272, %44 : tensor<4x1x1xi64>
          %274 = "tt.addptr"(%46, %273) : (tensor<4x1x1x!tt.ptr<f8E4M3FN>>, tensor<4x1x1xi64>) -> tensor<4x1x1x!tt.ptr<f8E4M3FN>>
          %275 = "tt.broadcast"(%274) : (tensor<4x1x1x!tt.ptr<f8E4M3FN>>) -> tensor<4x32x1x!tt.ptr<f8E4M3FN>>
          %276 = "tt.addptr"(%275, %50) : (tensor<4x32x1x!tt.ptr<f8E4M3FN>>, tensor<4x32x1xi32>) -> tensor<4x32x1x!tt.ptr<f8E4M3FN>>
          %277 = "tt.broadcast"(%276) : (tensor<4x32x1x!tt.ptr<f8E4M3FN>>) -> tensor<4x32x128x!tt.ptr<f8E4M3FN>>
          %278 = "tt.addptr"(%277, %53) : (tensor<4x32x128x!tt.ptr<f8E4M3FN>>, tensor<4x32x128xi32>) -> tensor<4x32x128x!tt.ptr<f8E4M3FN>>
          %279 = "tt.load"(%278, %271, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x32x128x!tt.ptr<f8E4M3FN>>, tensor<4x32x128xi1>, tensor<4x32x128xf8E4M3FN>) -> tensor<4x32x128xf8E4M3FN>
          %280 = "tt.reshape"(%279) : (tensor<4x32x128xf8E4M3FN>) -> tensor<128x128xf8E4M3FN>
          %281 = arith.divsi %210, %c128_i32 : i32
          %282 = arith.cmpi slt, %281, %arg15 : i32
          %283 = arith.extsi %281 : i32 to i64
          %284 = "tt.addptr"(%arg14, %283) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %285 = "tt.load"(%284, %282, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %286 = arith.select %282, %285, %c-1_i32 : i32
          %287 = arith.cmpi ult, %212, %64 : tensor<4xi32>
          %288 = "tt.expand_dims"(%287) {axis = 1 : i32} : (tensor<4xi1>) -> tensor<4x1xi1>
          %289 = "tt.broadcast"(%288) : (tensor<4x1xi1>) -> tensor<4x32xi1>
          %290 = arith.extsi %267 : tensor<4x1xi32> to tensor<4x1xi64>
          %291 = arith.muli %290, %69 : tensor<4x1xi64>
          %292 = "tt.addptr"(%71, %291) : (tensor<4x1x!tt.ptr<f32>>, tensor<4x1xi64>) -> tensor<4x1x!tt.ptr<f32>>
          %293 = "tt.broadcast"(%292) : (tensor<4x1x!tt.ptr<f32>>) -> tensor<4x32x!tt.ptr<f32>>
          %294 = "tt.addptr"(%293, %74) : (tensor<4x32x!tt.ptr<f32>>, tensor<4x32xi32>) -> tensor<4x32x!tt.ptr<f32>>
          %295 = "tt.load"(%294, %289, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x32x!tt.ptr<f32>>, tensor<4x32xi1>, tensor<4x32xf32>) -> tensor<4x32xf32>
          %296 = "tt.expand_dims"(%295) {axis = 0 : i32} : (tensor<4x32xf32>) -> tensor<1x4x32xf32>
          %297 = "tt.broadcast"(%296) : (tensor<1x4x32xf32>) -> tensor<64x4x32xf32>
          %298 = "tt.load"(%284, %282, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %299 = arith.select %282, %298, %c-1_i32 : i32
          %300 = arith.divui %261, %c64_i32 : i32
          %301 = arith.cmpi ult, %300, %arg18 : i32
          %302 = arith.cmpi ult, %286, %arg17 : i32
          %303 = arith.cmpi slt, %261, %264 : i32
          %304 = arith.andi %303, %301 : i1
          %305 = arith.andi %304, %302 : i1
          %306 = arith.extsi %286 : i32 to i64
          %307 = arith.muli %306, %arg19 : i64
          %308 = "tt.addptr"(%arg16, %307) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %309 = arith.extsi %300 : i32 to i64
          %310 = "tt.addptr"(%308, %309) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %311 = "tt.load"(%310, %305, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %312 = arith.select %305, %311, %c-1_i32 : i32
          %313 = arith.cmpi ult, %299, %arg17 : i32
          %314 = arith.andi %304, %313 : i1
          %315 = arith.extsi %299 : i32 to i64
          %316 = arith.muli %315, %arg19 : i64
          %317 = "tt.addptr"(%arg16, %316) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %318 = "tt.addptr"(%317, %309) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %319 = "tt.load"(%318, %314, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %320 = arith.select %314, %319, %c-1_i32 : i32
          %321 = "tt.splat"(%320) : (i32) -> tensor<1xi32>
          %322 = "tt.expand_dims"(%321) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
          %323 = arith.cmpi ult, %322, %119 : tensor<1x1xi32>
          %324 = "tt.broadcast"(%323) : (tensor<1x1xi1>) -> tensor<64x1xi1>
          %325 = arith.extsi %322 : tensor<1x1xi32> to tensor<1x1xi64>
          %326 = arith.muli %325, %126 : tensor<1x1xi64>
          %327 = "tt.addptr"(%128, %326) : (tensor<1x1x!tt.ptr<f32>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f32>>
          %328 = "tt.broadcast"(%327) : (tensor<1x1x!tt.ptr<f32>>) -> tensor<64x1x!tt.ptr<f32>>
          %329 = "tt.addptr"(%328, %121) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
          %330 = "tt.addptr"(%329, %132) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
          %331 = "tt.load"(%330, %324, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
          %332 = "tt.splat"(%arg7) : (i32) -> tensor<1x1xi32>
          %333 = "tt.splat"(%arg8) : (i64) -> tensor<1x1xi64>
          %334 = "tt.splat"(%arg6) : (!tt.ptr<f8E4M3FN>) -> tensor<1x1x!tt.ptr<f8E4M3FN>>
          %335 = arith.muli %121, %cst_58 : tensor<64x1xi32>
          %336 = "tt.broadcast"(%38) : (tensor<1x128xi32>) -> tensor<64x128xi32>
          %337 = "tt.splat"(%264) : (i32) -> tensor<64xi32>
          %338 = "tt.fp_to_fp"(%280) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
          %339 = "tt.trans"(%338) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
          %340 = "tt.expand_dims"(%63) {axis = 2 : i32} : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
          %341 = "tt.broadcast"(%340) : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
          %342 = "tt.expand_dims"(%258) {axis = 1 : i32} : (tensor<4xi32>) -> tensor<4x1xi32>
          %343 = "tt.broadcast"(%342) : (tensor<4x1xi32>) -> tensor<4x64xi32>
          %344 = "tt.expand_dims"(%257) {axis = 1 : i32} : (tensor<4xf32>) -> tensor<4x1xf32>
          %345 = "tt.broadcast"(%344) : (tensor<4x1xf32>) -> tensor<4x64xf32>
          %346 = arith.cmpf olt, %257, %cst_50 : tensor<4xf32>
          %347 = "tt.expand_dims"(%346) {axis = 1 : i32} : (tensor<4xi1>) -> tensor<4x1xi1>
          %348 = "tt.broadcast"(%347) : (tensor<4x1xi1>) -> tensor<4x64xi1>
          %349 = arith.maxsi %221, %c0_i32 : i32
          %350 = arith.cmpi sge, %arg27, %c2048_i32 : i32
          %351 = arith.select %350, %c2048_i32, %c0_i32 : i32
          %352 = "tt.splat"(%arg24) : (i64) -> tensor<4x1xi64>
          %353 = arith.muli %290, %352 : tensor<4x1xi64>
          %354 = "tt.splat"(%arg22) : (!tt.ptr<i32>) -> tensor<4x1x!tt.ptr<i32>>
          %355 = "tt.addptr"(%354, %353) : (tensor<4x1x!tt.ptr<i32>>, tensor<4x1xi64>) -> tensor<4x1x!tt.ptr<i32>>
          %356 = "tt.broadcast"(%355) : (tensor<4x1x!tt.ptr<i32>>) -> tensor<4x64x!tt.ptr<i32>>
          %357 = "tt.splat"(%351) : (i32) -> tensor<4x64xi32>
          %358 = "tt.splat"(%349) : (i32) -> tensor<4x64xi32>
          %359 = arith.mulf %257, %cst_51 : tensor<4xf32>
          %360 = math.absf %257 : tensor<4xf32>
          %361 = arith.cmpf olt, %360, %cst_50 : tensor<4xf32>
          %362 = arith.select %361, %359, %cst_49 : tensor<4xi1>, tensor<4xf32>
          %363 = "tt.expand_dims"(%362) {axis = 1 : i32} : (tensor<4xf32>) -> tensor<4x1xf32>
          %364 = "tt.broadcast"(%363) : (tensor<4x1xf32>) -> tensor<4x64xf32>
          %365 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
          %366 = "tt.expand_dims"(%365) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
          %367 = "tt.expand_dims"(%366) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
          %368 = "tt.splat"(%arg28) : (i64) -> tensor<4x1x1xi64>
          %369 = arith.muli %272, %368 : tensor<4x1x1xi64>
          %370 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<4x1x1x!tt.ptr<i32>>
          %371 = "tt.addptr"(%370, %369) : (tensor<4x1x1x!tt.ptr<i32>>, tensor<4x1x1xi64>) -> tensor<4x1x1x!tt.ptr<i32>>
          %372 = "tt.broadcast"(%371) : (tensor<4x1x1x!tt.ptr<i32>>) -> tensor<4x64x1x!tt.ptr<i32>>
          %373 = "tt.broadcast"(%367) : (tensor<1x1x2xi32>) -> tensor<4x64x2xi32>
          %374:3 = scf.for %arg36 = %261 to %264 step %265 iter_args(%arg37 = %312, %arg38 = %320, %arg39 = %331) -> (i32, i32, tensor<64x1xf32>)  : i32 {
            %375 = arith.addi %arg36, %265 : i32
            %376 = arith.divui %375, %c64_i32 : i32
            %377 = arith.cmpi ult, %376, %arg18 : i32
            %378 = arith.cmpi slt, %375, %264 : i32
            %379 = arith.andi %378, %377 : i1
            %380 = arith.andi %379, %302 : i1
            %381 = arith.extsi %376 : i32 to i64
            %382 = "tt.addptr"(%308, %381) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %383 = "tt.load"(%382, %380, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %384 = arith.select %380, %383, %c-1_i32 : i32
            %385 = arith.andi %379, %313 : i1
            %386 = "tt.addptr"(%317, %381) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %387 = "tt.load"(%386, %385, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %388 = arith.select %385, %387, %c-1_i32 : i32
            %389 = "tt.splat"(%388) : (i32) -> tensor<1xi32>
            %390 = "tt.expand_dims"(%389) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %391 = arith.cmpi ult, %390, %119 : tensor<1x1xi32>
            %392 = "tt.broadcast"(%391) : (tensor<1x1xi1>) -> tensor<64x1xi1>
            %393 = arith.extsi %390 : tensor<1x1xi32> to tensor<1x1xi64>
            %394 = arith.muli %393, %126 : tensor<1x1xi64>
            %395 = "tt.addptr"(%128, %394) : (tensor<1x1x!tt.ptr<f32>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f32>>
            %396 = "tt.broadcast"(%395) : (tensor<1x1x!tt.ptr<f32>>) -> tensor<64x1x!tt.ptr<f32>>
            %397 = "tt.addptr"(%396, %121) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
            %398 = "tt.addptr"(%397, %132) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
            %399 = "tt.load"(%398, %392, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
            %400 = "tt.splat"(%arg37) : (i32) -> tensor<1xi32>
            %401 = "tt.expand_dims"(%400) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %402 = arith.cmpi ult, %401, %332 : tensor<1x1xi32>
            %403 = "tt.broadcast"(%402) : (tensor<1x1xi1>) -> tensor<64x128xi1>
            %404 = arith.extsi %401 : tensor<1x1xi32> to tensor<1x1xi64>
            %405 = arith.muli %404, %333 : tensor<1x1xi64>
            %406 = "tt.addptr"(%334, %405) : (tensor<1x1x!tt.ptr<f8E4M3FN>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f8E4M3FN>>
            %407 = "tt.broadcast"(%406) : (tensor<1x1x!tt.ptr<f8E4M3FN>>) -> tensor<64x1x!tt.ptr<f8E4M3FN>>
            %408 = "tt.addptr"(%407, %335) : (tensor<64x1x!tt.ptr<f8E4M3FN>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f8E4M3FN>>
            %409 = "tt.broadcast"(%408) : (tensor<64x1x!tt.ptr<f8E4M3FN>>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
            %410 = "tt.addptr"(%409, %336) : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi32>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
            %411 = "tt.load"(%410, %403, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi1>, tensor<64x128xf8E4M3FN>) -> tensor<64x128xf8E4M3FN>
            %412 = arith.cmpi ult, %arg37, %arg7 : i32
            %413 = "tt.splat"(%412) : (i1) -> tensor<64xi1>
            %414 = "tt.splat"(%arg36) : (i32) -> tensor<64xi32>
            %415 = arith.addi %414, %116 : tensor<64xi32>
            %416 = arith.cmpi slt, %415, %337 : tensor<64xi32>
            %417 = "tt.fp_to_fp"(%411) : (tensor<64x128xf8E4M3FN>) -> tensor<64x128xf16>
            %418 = "tt.dot"(%417, %339, %cst_57) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xf16>, tensor<128x128xf16>, tensor<64x128xf32>) -> tensor<64x128xf32>
            %419 = "tt.reshape"(%418) : (tensor<64x128xf32>) -> tensor<64x4x32xf32>
            %420 = arith.maximumf %419, %341 : tensor<64x4x32xf32>
            %421 = arith.mulf %420, %297 : tensor<64x4x32xf32>
            %422 = "tt.reduce"(%421) ({
            ^bb0(%arg40: f32, %arg41: f32):
              %481 = arith.addf %arg40, %arg41 : f32
              "tt.reduce_return"(%481) : (f32) -> ()
            }) {axis = 2 : i32} : (tensor<64x4x32xf32>) -> tensor<64x4xf32>
            %423 = arith.cmpi ult, %arg38, %arg10 : i32
            %424 = "tt.splat"(%423) : (i1) -> tensor<64xi1>
            %425 = "tt.reshape"(%arg39) : (tensor<64x1xf32>) -> tensor<64xf32>
            %426 = "tt.expand_dims"(%425) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
            %427 = "tt.broadcast"(%426) : (tensor<64x1xf32>) -> tensor<64x4xf32>
            %428 = arith.mulf %422, %427 : tensor<64x4xf32>
            %429 = arith.andi %413, %416 : tensor<64xi1>
            %430 = arith.andi %429, %424 : tensor<64xi1>
            %431 = arith.andi %430, %416 : tensor<64xi1>
            %432 = "tt.trans"(%428) {order = array<i32: 1, 0>} : (tensor<64x4xf32>) -> tensor<4x64xf32>
            %433 = "tt.expand_dims"(%432) {axis = 2 : i32} : (tensor<4x64xf32>) -> tensor<4x64x1xf32>
            %434 = "tt.scan"(%433) ({
            ^bb0(%arg40: f32, %arg41: f32):
              %481 = arith.addf %arg40, %arg41 : f32
              "tt.scan_return"(%481) : (f32) -> ()
            }) {axis = 2 : i32, reverse = false} : (tensor<4x64x1xf32>) -> tensor<4x64x1xf32>
            %435 = "tt.reshape"(%434) : (tensor<4x64x1xf32>) -> tensor<4x64xf32>
            %436 = "tt.expand_dims"(%415) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
            %437 = "tt.broadcast"(%436) : (tensor<1x64xi32>) -> tensor<4x64xi32>
            %438 = arith.cmpi slt, %437, %343 : tensor<4x64xi32>
            %439 = "tt.expand_dims"(%431) {axis = 0 : i32} : (tensor<64xi1>) -> tensor<1x64xi1>
            %440 = "tt.broadcast"(%439) : (tensor<1x64xi1>) -> tensor<4x64xi1>
            %441 = arith.andi %438, %440 : tensor<4x64xi1>
            %442 = arith.cmpf olt, %345, %435 : tensor<4x64xf32>
            %443 = arith.cmpf olt, %435, %345 : tensor<4x64xf32>
            %444 = arith.andi %442, %441 : tensor<4x64xi1>
            %445 = arith.ori %442, %443 : tensor<4x64xi1>
            %446 = arith.xori %445, %cst_56 : tensor<4x64xi1>
            %447 = arith.andi %446, %441 : tensor<4x64xi1>
            %448 = arith.cmpf uno, %435, %435 : tensor<4x64xf32>
            %449 = arith.andi %448, %348 : tensor<4x64xi1>
            %450 = arith.andi %447, %449 : tensor<4x64xi1>
            %451 = arith.ori %444, %450 : tensor<4x64xi1>
            %452 = arith.xori %447, %450 : tensor<4x64xi1>
            %453 = arith.ori %451, %452 : tensor<4x64xi1>
            %454 = arith.select %452, %cst_55, %cst_54 : tensor<4x64xi1>, tensor<4x64xi32>
            %455 = "tt.addptr"(%356, %454) : (tensor<4x64x!tt.ptr<i32>>, tensor<4x64xi32>) -> tensor<4x64x!tt.ptr<i32>>
            %456 = "tt.atomic_rmw"(%455, %cst_55, %453) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<4x64x!tt.ptr<i32>>, tensor<4x64xi32>, tensor<4x64xi1>) -> tensor<4x64xi32>
            %457 = arith.select %452, %357, %358 : tensor<4x64xi1>, tensor<4x64xi32>
            %458 = arith.cmpi ult, %456, %457 : tensor<4x64xi32>
            %459 = arith.subi %cst_53, %456 : tensor<4x64xi32>
            %460 = arith.addi %456, %cst_52 : tensor<4x64xi32>
            %461 = arith.select %452, %459, %460 : tensor<4x64xi1>, tensor<4x64xi32>
            %462 = arith.andi %453, %458 : tensor<4x64xi1>
            %463 = arith.cmpf ole, %435, %364 : tensor<4x64xf32>
            %464 = arith.subf %435, %345 : tensor<4x64xf32>
            %465 = math.absf %435 : tensor<4x64xf32>
            %466 = arith.cmpf olt, %465, %cst_48 : tensor<4x64xf32>
            %467 = arith.andi %463, %466 : tensor<4x64xi1>
            %468 = arith.select %467, %464, %435 : tensor<4x64xi1>, tensor<4x64xf32>
            %469 = "tt.bitcast"(%468) : (tensor<4x64xf32>) -> tensor<4x64xi32>
            %470 = arith.cmpf uno, %468, %468 : tensor<4x64xf32>
            %471 = arith.select %470, %cst_47, %469 : tensor<4x64xi1>, tensor<4x64xi32>
            %472 = "tt.join"(%437, %471) : (tensor<4x64xi32>, tensor<4x64xi32>) -> tensor<4x64x2xi32>
            %473 = "tt.expand_dims"(%461) {axis = 2 : i32} : (tensor<4x64xi32>) -> tensor<4x64x1xi32>
            %474 = "tt.expand_dims"(%462) {axis = 2 : i32} : (tensor<4x64xi1>) -> tensor<4x64x1xi1>
            %475 = "tt.broadcast"(%474) : (tensor<4x64x1xi1>) -> tensor<4x64x2xi1>
            %476 = arith.extsi %473 : tensor<4x64x1xi32> to tensor<4x64x1xi64>
            %477 = arith.muli %476, %cst_46 : tensor<4x64x1xi64>
            %478 = "tt.addptr"(%372, %477) : (tensor<4x64x1x!tt.ptr<i32>>, tensor<4x64x1xi64>) -> tensor<4x64x1x!tt.ptr<i32>>
            %479 = "tt.broadcast"(%478) : (tensor<4x64x1x!tt.ptr<i32>>) -> tensor<4x64x2x!tt.ptr<i32>>
            %480 = "tt.addptr"(%479, %373) : (tensor<4x64x2x!tt.ptr<i32>>, tensor<4x64x2xi32>) -> tensor<4x64x2x!tt.ptr<i32>>
            "tt.store"(%480, %472, %475) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x64x2x!tt.ptr<i32>>, tensor<4x64x2xi32>, tensor<4x64x2xi1>) -> ()
            scf.yield %384, %388, %399 : i32, i32, tensor<64x1xf32>
          }
        }
        gpu.barrier
        %239 = arith.extsi %202#1 : i32 to i64
        %240 = "tt.addptr"(%arg29, %239) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %241 = "tt.atomic_rmw"(%240, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %242 = arith.andi %241, %c2047_i32 : i32
        %243 = arith.cmpi eq, %242, %c1_i32 : i32
        scf.if %243 {
          %244 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>>
          %245 = "tt.addptr"(%244, %cst_0) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %246 = "tt.addptr"(%245, %214) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %247 = "tt.load"(%246, %219, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
          %248 = "tt.splat"(%arg33) : (i64) -> tensor<4xi64>
          %249 = "tt.addptr"(%244, %248) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %250 = "tt.addptr"(%249, %214) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %251 = "tt.load"(%250, %219, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
          %252 = arith.cmpi slt, %251, %247 : tensor<4xi32>
          %253 = arith.andi %252, %219 : tensor<4xi1>
          %254 = arith.extui %253 : tensor<4xi1> to tensor<4xi32>
          %255 = "tt.reduce"(%254) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %275 = arith.maxsi %arg36, %arg37 : i32
            "tt.reduce_return"(%275) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
          %256 = arith.cmpi ne, %255, %c0_i32 : i32
          %257 = arith.cmpi slt, %202#2, %c500_i32 : i32
          %258 = arith.andi %256, %257 : i1
          %259 = arith.divsi %223, %c1024_i32 : i32
          %260 = arith.divsi %259, %c1024_i32 : i32
          %261 = arith.addi %260, %c1_i32 : i32
          %262 = arith.muli %261, %c1024_i32 : i32
          %263 = arith.divsi %223, %262 : i32
          %264 = arith.addi %263, %c1_i32 : i32
          %265 = arith.select %258, %264, %c0_i32 : i32
          %266 = arith.select %208, %265, %c4_i32 : i32
          %267 = arith.addi %202#2, %c1_i32 : i32
          %268 = arith.shli %267, %c22_i32 : i32
          %269 = arith.shli %266, %c11_i32 : i32
          %270 = arith.ori %268, %269 : i32
          %271 = arith.ori %270, %266 : i32
          %272 = arith.cmpi eq, %266, %c0_i32 : i32
          %273 = arith.select %272, %c0_i32, %271 : i32
          gpu.barrier
          %274 = "tt.atomic_rmw"(%240, %273) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %206 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x32x128xf8E4M3FN, strided<[?, 128, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "weights", winnow.type = memref<?x32xf32, strided<[?, 1]>>}, {winnow.arg = "weights.size0"}, {winnow.arg = "weights.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "key_scales", winnow.type = memref<?x64x1xf32, strided<[?, 1, 1]>>}, {winnow.arg = "key_scales.size0"}, {winnow.arg = "key_scales.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "requests", winnow.type = memref<?xi32>}, {winnow.arg = "requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<f8E4M3FN>, i32, i64, !tt.ptr<f32>, i32, i64, !tt.ptr<f8E4M3FN>, i32, i64, !tt.ptr<f32>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "glm5", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {fp8 = "convert", helpers = 396 : i32, keys_operand = "lhs", max_registers = 168 : i32, num_stages = 3 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 1024 : i32, scatter = "atomics", target = "cuda:90", tile_keys = 64 : i32, tile_rows = 4 : i32}} : () -> ()
}

#map = affine_map<()[s0, s1] -> (s0 ceildiv 2, ((((s0 ceildiv 2) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 2) - ((((((s0 ceildiv 2) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 2) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 2) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 2) - s1 ceildiv 256) - ((((((s0 ceildiv 2) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 2) - ((((((s0 ceildiv 2) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 2) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 2) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 2) - s1 ceildiv 256) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 2) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 2) - ((((((s0 ceildiv 2) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 2) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 2) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 2) - s1 ceildiv 256) - 65535) - s1 ceildiv 2147483648 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 ceildiv 2)>
#map2 = affine_map<()[s0, s1] -> (4095)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<f8E4M3FN>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<f32>, %arg4: i32, %arg5: i64, %arg6: !tt.ptr<f8E4M3FN>, %arg7: i32, %arg8: i64, %arg9: !tt.ptr<f32>, %arg10: i32, %arg11: i64, %arg12: !tt.ptr<i32>, %arg13: i32, %arg14: !tt.ptr<i32>, %arg15: i32, %arg16: !tt.ptr<i32>, %arg17: i32, %arg18: i32, %arg19: i64, %arg20: !tt.ptr<f32>, %arg21: i32, %arg22: !tt.ptr<i32>, %arg23: i32, %arg24: i64, %arg25: !tt.ptr<i32>, %arg26: i32, %arg27: i32, %arg28: i64, %arg29: !tt.ptr<i32>, %arg30: i32, %arg31: !tt.ptr<i32>, %arg32: i32, %arg33: i64, %arg34: i32):
    %cst = arith.constant -1.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant dense<0> : tensor<2xi64>
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
    %c4_i32 = arith.constant 4 : i32
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
    %cst_39 = arith.constant dense<-2147483648> : tensor<2xi32>
    %cst_40 = arith.constant dense<2139095041> : tensor<2xi32>
    %cst_41 = arith.constant dense<-2139095041> : tensor<2xi32>
    %cst_42 = arith.constant dense<2139095040> : tensor<2xi32>
    %cst_43 = arith.constant dense<2147483647> : tensor<2xi32>
    %cst_44 = arith.constant dense<2048> : tensor<2xi32>
    %cst_45 = arith.constant dense<1> : tensor<2xi32>
    %cst_46 = arith.constant dense<2> : tensor<2x64x1xi64>
    %cst_47 = arith.constant dense<2143289344> : tensor<2x64xi32>
    %cst_48 = arith.constant dense<0x7F800000> : tensor<2x64xf32>
    %cst_49 = arith.constant dense<0x7FC00000> : tensor<2xf32>
    %cst_50 = arith.constant dense<0x7F800000> : tensor<2xf32>
    %cst_51 = arith.constant dense<2.000000e+00> : tensor<2xf32>
    %cst_52 = arith.constant dense<2048> : tensor<2x64xi32>
    %cst_53 = arith.constant dense<2047> : tensor<2x64xi32>
    %cst_54 = arith.constant dense<0> : tensor<2x64xi32>
    %cst_55 = arith.constant dense<1> : tensor<2x64xi32>
    %c2048_i32 = arith.constant 2048 : i32
    %cst_56 = arith.constant dense<true> : tensor<2x64xi1>
    %cst_57 = arith.constant dense<0.000000e+00> : tensor<64x128xf32>
    %cst_58 = arith.constant dense<128> : tensor<64x1xi32>
    %cst_59 = arith.constant dense<0.000000e+00> : tensor<64x128xf8E4M3FN>
    %cst_60 = arith.constant dense<0.000000e+00> : tensor<64x1xf32>
    %cst_61 = arith.constant dense<0.000000e+00> : tensor<2x64xf32>
    %c0_i32 = arith.constant 0 : i32
    %cst_62 = arith.constant dense<128> : tensor<1x64x1xi32>
    %cst_63 = arith.constant dense<0.000000e+00> : tensor<2x64x128xf8E4M3FN>
    %cst_64 = arith.constant dense<0.000000e+00> : tensor<2xf32>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c128_i32 = arith.constant 128 : i32
    %c2147416063_i32 = arith.constant 2147416063 : i32
    %cst_65 = arith.constant dense<0> : tensor<2xi32>
    %c2_i32 = arith.constant 2 : i32
    %cst_66 = arith.constant 0.000000e+00 : f32
    %0 = "tt.get_program_id"() {axis = 0 : i32} : () -> i32
    %1 = "tt.get_program_id"() {axis = 1 : i32} : () -> i32
    %2 = arith.muli %0, %c2_i32 : i32
    %3 = "tt.splat"(%2) : (i32) -> tensor<2xi32>
    %4 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
    %5 = arith.addi %3, %4 : tensor<2xi32>
    %6 = "tt.splat"(%arg13) : (i32) -> tensor<2xi32>
    %7 = arith.cmpi ult, %5, %6 : tensor<2xi32>
    %8 = arith.extsi %5 : tensor<2xi32> to tensor<2xi64>
    %9 = "tt.splat"(%arg12) : (!tt.ptr<i32>) -> tensor<2x!tt.ptr<i32>>
    %10 = "tt.addptr"(%9, %8) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
    %11 = "tt.load"(%10, %7, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
    %12 = arith.minsi %arg34, %c2147416063_i32 : i32
    %13 = "tt.splat"(%12) : (i32) -> tensor<2xi32>
    %14 = arith.minsi %11, %13 : tensor<2xi32>
    %15 = arith.maxsi %14, %cst_65 : tensor<2xi32>
    %16 = arith.minsi %arg13, %arg21 : i32
    %17 = arith.minsi %16, %arg23 : i32
    %18 = arith.minsi %17, %arg26 : i32
    %19 = arith.minsi %18, %arg1 : i32
    %20 = arith.minsi %19, %arg4 : i32
    %21 = arith.minsi %20, %arg32 : i32
    %22 = "tt.splat"(%21) : (i32) -> tensor<2xi32>
    %23 = arith.cmpi slt, %5, %22 : tensor<2xi32>
    %24 = arith.select %23, %15, %cst_65 : tensor<2xi1>, tensor<2xi32>
    %25 = "tt.splat"(%arg21) : (i32) -> tensor<2xi32>
    %26 = arith.cmpi ult, %5, %25 : tensor<2xi32>
    %27 = "tt.splat"(%arg20) : (!tt.ptr<f32>) -> tensor<2x!tt.ptr<f32>>
    %28 = "tt.addptr"(%27, %8) : (tensor<2x!tt.ptr<f32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<f32>>
    %29 = "tt.load"(%28, %26, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<f32>>, tensor<2xi1>, tensor<2xf32>) -> tensor<2xf32>
    %30 = "tt.splat"(%arg1) : (i32) -> tensor<2xi32>
    %31 = arith.cmpi ult, %5, %30 : tensor<2xi32>
    %32 = "tt.expand_dims"(%5) {axis = 1 : i32} : (tensor<2xi32>) -> tensor<2x1xi32>
    %33 = "tt.expand_dims"(%32) {axis = 2 : i32} : (tensor<2x1xi32>) -> tensor<2x1x1xi32>
    %34 = "tt.make_range"() {end = 64 : i32, start = 0 : i32} : () -> tensor<64xi32>
    %35 = "tt.expand_dims"(%34) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
    %36 = "tt.expand_dims"(%35) {axis = 2 : i32} : (tensor<1x64xi32>) -> tensor<1x64x1xi32>
    %37 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
    %38 = "tt.expand_dims"(%37) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
    %39 = "tt.expand_dims"(%38) {axis = 1 : i32} : (tensor<1x128xi32>) -> tensor<1x1x128xi32>
    %40 = "tt.expand_dims"(%31) {axis = 1 : i32} : (tensor<2xi1>) -> tensor<2x1xi1>
    %41 = "tt.expand_dims"(%40) {axis = 2 : i32} : (tensor<2x1xi1>) -> tensor<2x1x1xi1>
    %42 = "tt.broadcast"(%41) : (tensor<2x1x1xi1>) -> tensor<2x64x128xi1>
    %43 = arith.extsi %33 : tensor<2x1x1xi32> to tensor<2x1x1xi64>
    %44 = "tt.splat"(%arg2) : (i64) -> tensor<2x1x1xi64>
    %45 = arith.muli %43, %44 : tensor<2x1x1xi64>
    %46 = "tt.splat"(%arg0) : (!tt.ptr<f8E4M3FN>) -> tensor<2x1x1x!tt.ptr<f8E4M3FN>>
    %47 = "tt.addptr"(%46, %45) : (tensor<2x1x1x!tt.ptr<f8E4M3FN>>, tensor<2x1x1xi64>) -> tensor<2x1x1x!tt.ptr<f8E4M3FN>>
    %48 = arith.muli %36, %cst_62 : tensor<1x64x1xi32>
    %49 = "tt.broadcast"(%47) : (tensor<2x1x1x!tt.ptr<f8E4M3FN>>) -> tensor<2x64x1x!tt.ptr<f8E4M3FN>>
    %50 = "tt.broadcast"(%48) : (tensor<1x64x1xi32>) -> tensor<2x64x1xi32>
    %51 = "tt.addptr"(%49, %50) : (tensor<2x64x1x!tt.ptr<f8E4M3FN>>, tensor<2x64x1xi32>) -> tensor<2x64x1x!tt.ptr<f8E4M3FN>>
    %52 = "tt.broadcast"(%51) : (tensor<2x64x1x!tt.ptr<f8E4M3FN>>) -> tensor<2x64x128x!tt.ptr<f8E4M3FN>>
    %53 = "tt.broadcast"(%39) : (tensor<1x1x128xi32>) -> tensor<2x64x128xi32>
    %54 = "tt.addptr"(%52, %53) : (tensor<2x64x128x!tt.ptr<f8E4M3FN>>, tensor<2x64x128xi32>) -> tensor<2x64x128x!tt.ptr<f8E4M3FN>>
    %55 = "tt.load"(%54, %42, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x128x!tt.ptr<f8E4M3FN>>, tensor<2x64x128xi1>, tensor<2x64x128xf8E4M3FN>) -> tensor<2x64x128xf8E4M3FN>
    %56 = "tt.reshape"(%55) : (tensor<2x64x128xf8E4M3FN>) -> tensor<128x128xf8E4M3FN>
    %57 = arith.divsi %2, %c128_i32 : i32
    %58 = arith.cmpi slt, %57, %arg15 : i32
    %59 = arith.extsi %57 : i32 to i64
    %60 = "tt.addptr"(%arg14, %59) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %61 = "tt.load"(%60, %58, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %62 = arith.select %58, %61, %c-1_i32 : i32
    %63 = "tt.splat"(%cst_66) : (f32) -> tensor<64x2xf32>
    %64 = "tt.splat"(%arg4) : (i32) -> tensor<2xi32>
    %65 = arith.cmpi ult, %5, %64 : tensor<2xi32>
    %66 = "tt.expand_dims"(%65) {axis = 1 : i32} : (tensor<2xi1>) -> tensor<2x1xi1>
    %67 = "tt.broadcast"(%66) : (tensor<2x1xi1>) -> tensor<2x64xi1>
    %68 = arith.extsi %32 : tensor<2x1xi32> to tensor<2x1xi64>
    %69 = "tt.splat"(%arg5) : (i64) -> tensor<2x1xi64>
    %70 = arith.muli %68, %69 : tensor<2x1xi64>
    %71 = "tt.splat"(%arg3) : (!tt.ptr<f32>) -> tensor<2x1x!tt.ptr<f32>>
    %72 = "tt.addptr"(%71, %70) : (tensor<2x1x!tt.ptr<f32>>, tensor<2x1xi64>) -> tensor<2x1x!tt.ptr<f32>>
    %73 = "tt.broadcast"(%72) : (tensor<2x1x!tt.ptr<f32>>) -> tensor<2x64x!tt.ptr<f32>>
    %74 = "tt.broadcast"(%35) : (tensor<1x64xi32>) -> tensor<2x64xi32>
    %75 = "tt.addptr"(%73, %74) : (tensor<2x64x!tt.ptr<f32>>, tensor<2x64xi32>) -> tensor<2x64x!tt.ptr<f32>>
    %76 = "tt.load"(%75, %67, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x!tt.ptr<f32>>, tensor<2x64xi1>, tensor<2x64xf32>) -> tensor<2x64xf32>
    %77 = "tt.expand_dims"(%76) {axis = 0 : i32} : (tensor<2x64xf32>) -> tensor<1x2x64xf32>
    %78 = "tt.broadcast"(%77) : (tensor<1x2x64xf32>) -> tensor<64x2x64xf32>
    %79 = "tt.load"(%60, %58, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %80 = arith.select %58, %79, %c-1_i32 : i32
    %81 = "tt.reduce"(%24) ({
    ^bb0(%arg35: i32, %arg36: i32):
      %196 = arith.maxsi %arg35, %arg36 : i32
      "tt.reduce_return"(%196) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
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
    %116 = "tt.splat"(%115) : (i32) -> tensor<1xi32>
    %117 = "tt.expand_dims"(%116) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
    %118 = "tt.splat"(%arg10) : (i32) -> tensor<1x1xi32>
    %119 = arith.cmpi ult, %117, %118 : tensor<1x1xi32>
    %120 = "tt.expand_dims"(%34) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %121 = "tt.make_range"() {end = 1 : i32, start = 0 : i32} : () -> tensor<1xi32>
    %122 = "tt.expand_dims"(%121) {axis = 0 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
    %123 = "tt.broadcast"(%119) : (tensor<1x1xi1>) -> tensor<64x1xi1>
    %124 = arith.extsi %117 : tensor<1x1xi32> to tensor<1x1xi64>
    %125 = "tt.splat"(%arg11) : (i64) -> tensor<1x1xi64>
    %126 = arith.muli %124, %125 : tensor<1x1xi64>
    %127 = "tt.splat"(%arg9) : (!tt.ptr<f32>) -> tensor<1x1x!tt.ptr<f32>>
    %128 = "tt.addptr"(%127, %126) : (tensor<1x1x!tt.ptr<f32>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f32>>
    %129 = "tt.broadcast"(%128) : (tensor<1x1x!tt.ptr<f32>>) -> tensor<64x1x!tt.ptr<f32>>
    %130 = "tt.addptr"(%129, %120) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
    %131 = "tt.broadcast"(%122) : (tensor<1x1xi32>) -> tensor<64x1xi32>
    %132 = "tt.addptr"(%130, %131) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
    %133 = "tt.load"(%132, %123, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
    %134 = "tt.splat"(%arg7) : (i32) -> tensor<1x1xi32>
    %135 = "tt.splat"(%arg8) : (i64) -> tensor<1x1xi64>
    %136 = "tt.splat"(%arg6) : (!tt.ptr<f8E4M3FN>) -> tensor<1x1x!tt.ptr<f8E4M3FN>>
    %137 = arith.muli %120, %cst_58 : tensor<64x1xi32>
    %138 = "tt.broadcast"(%38) : (tensor<1x128xi32>) -> tensor<64x128xi32>
    %139 = "tt.splat"(%93) : (i32) -> tensor<64xi32>
    %140 = "tt.fp_to_fp"(%56) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
    %141 = "tt.trans"(%140) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
    %142 = "tt.expand_dims"(%63) {axis = 2 : i32} : (tensor<64x2xf32>) -> tensor<64x2x1xf32>
    %143 = "tt.broadcast"(%142) : (tensor<64x2x1xf32>) -> tensor<64x2x64xf32>
    %144 = "tt.expand_dims"(%24) {axis = 1 : i32} : (tensor<2xi32>) -> tensor<2x1xi32>
    %145 = "tt.broadcast"(%144) : (tensor<2x1xi32>) -> tensor<2x64xi32>
    %146 = "tt.expand_dims"(%29) {axis = 1 : i32} : (tensor<2xf32>) -> tensor<2x1xf32>
    %147 = "tt.broadcast"(%146) : (tensor<2x1xf32>) -> tensor<2x64xf32>
    %148 = arith.subi %arg27, %c2048_i32 : i32
    %149 = arith.maxsi %148, %c0_i32 : i32
    %150 = arith.cmpi sge, %arg27, %c2048_i32 : i32
    %151 = arith.select %150, %c2048_i32, %c0_i32 : i32
    %152 = "tt.splat"(%arg24) : (i64) -> tensor<2x1xi64>
    %153 = arith.muli %68, %152 : tensor<2x1xi64>
    %154 = "tt.splat"(%arg22) : (!tt.ptr<i32>) -> tensor<2x1x!tt.ptr<i32>>
    %155 = "tt.addptr"(%154, %153) : (tensor<2x1x!tt.ptr<i32>>, tensor<2x1xi64>) -> tensor<2x1x!tt.ptr<i32>>
    %156 = "tt.broadcast"(%155) : (tensor<2x1x!tt.ptr<i32>>) -> tensor<2x64x!tt.ptr<i32>>
    %157 = "tt.splat"(%151) : (i32) -> tensor<2x64xi32>
    %158 = "tt.splat"(%149) : (i32) -> tensor<2x64xi32>
    %159 = arith.mulf %29, %cst_51 : tensor<2xf32>
    %160 = math.absf %29 : tensor<2xf32>
    %161 = arith.cmpf olt, %160, %cst_50 : tensor<2xf32>
    %162 = arith.select %161, %159, %cst_49 : tensor<2xi1>, tensor<2xf32>
    %163 = "tt.expand_dims"(%162) {axis = 1 : i32} : (tensor<2xf32>) -> tensor<2x1xf32>
    %164 = "tt.broadcast"(%163) : (tensor<2x1xf32>) -> tensor<2x64xf32>
    %165 = "tt.expand_dims"(%4) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
    %166 = "tt.expand_dims"(%165) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
    %167 = "tt.splat"(%arg28) : (i64) -> tensor<2x1x1xi64>
    %168 = arith.muli %43, %167 : tensor<2x1x1xi64>
    %169 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<2x1x1x!tt.ptr<i32>>
    %170 = "tt.addptr"(%169, %168) : (tensor<2x1x1x!tt.ptr<i32>>, tensor<2x1x1xi64>) -> tensor<2x1x1x!tt.ptr<i32>>
    %171 = "tt.broadcast"(%170) : (tensor<2x1x1x!tt.ptr<i32>>) -> tensor<2x64x1x!tt.ptr<i32>>
    %172 = "tt.broadcast"(%166) : (tensor<1x1x2xi32>) -> tensor<2x64x2xi32>
    %173:3 = scf.for %arg35 = %94 to %93 step %c64_i32 iter_args(%arg36 = %107, %arg37 = %115, %arg38 = %133) -> (i32, i32, tensor<64x1xf32>)  : i32 {
      %196 = arith.addi %arg35, %c64_i32 : i32
      %197 = arith.divui %196, %c64_i32 : i32
      %198 = arith.cmpi ult, %197, %arg18 : i32
      %199 = arith.cmpi slt, %196, %93 : i32
      %200 = arith.andi %199, %198 : i1
      %201 = arith.andi %200, %97 : i1
      %202 = arith.extsi %197 : i32 to i64
      %203 = "tt.addptr"(%103, %202) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %204 = "tt.load"(%203, %201, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %205 = arith.select %201, %204, %c-1_i32 : i32
      %206 = arith.andi %200, %108 : i1
      %207 = "tt.addptr"(%112, %202) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %208 = "tt.load"(%207, %206, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %209 = arith.select %206, %208, %c-1_i32 : i32
      %210 = "tt.splat"(%209) : (i32) -> tensor<1xi32>
      %211 = "tt.expand_dims"(%210) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %212 = arith.cmpi ult, %211, %118 : tensor<1x1xi32>
      %213 = "tt.broadcast"(%212) : (tensor<1x1xi1>) -> tensor<64x1xi1>
      %214 = arith.extsi %211 : tensor<1x1xi32> to tensor<1x1xi64>
      %215 = arith.muli %214, %125 : tensor<1x1xi64>
      %216 = "tt.addptr"(%127, %215) : (tensor<1x1x!tt.ptr<f32>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f32>>
      %217 = "tt.broadcast"(%216) : (tensor<1x1x!tt.ptr<f32>>) -> tensor<64x1x!tt.ptr<f32>>
      %218 = "tt.addptr"(%217, %120) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
      %219 = "tt.addptr"(%218, %131) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
      %220 = "tt.load"(%219, %213, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
      %221 = "tt.splat"(%arg36) : (i32) -> tensor<1xi32>
      %222 = "tt.expand_dims"(%221) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %223 = arith.cmpi ult, %222, %134 : tensor<1x1xi32>
      %224 = "tt.broadcast"(%223) : (tensor<1x1xi1>) -> tensor<64x128xi1>
      %225 = arith.extsi %222 : tensor<1x1xi32> to tensor<1x1xi64>
      %226 = arith.muli %225, %135 : tensor<1x1xi64>
      %227 = "tt.addptr"(%136, %226) : (tensor<1x1x!tt.ptr<f8E4M3FN>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f8E4M3FN>>
      %228 = "tt.broadcast"(%227) : (tensor<1x1x!tt.ptr<f8E4M3FN>>) -> tensor<64x1x!tt.ptr<f8E4M3FN>>
      %229 = "tt.addptr"(%228, %137) : (tensor<64x1x!tt.ptr<f8E4M3FN>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f8E4M3FN>>
      %230 = "tt.broadcast"(%229) : (tensor<64x1x!tt.ptr<f8E4M3FN>>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
      %231 = "tt.addptr"(%230, %138) : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi32>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
      %232 = "tt.load"(%231, %224, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi1>, tensor<64x128xf8E4M3FN>) -> tensor<64x128xf8E4M3FN>
      %233 = arith.cmpi ult, %arg36, %arg7 : i32
      %234 = "tt.splat"(%233) : (i1) -> tensor<64xi1>
      %235 = "tt.splat"(%arg35) : (i32) -> tensor<64xi32>
      %236 = arith.addi %235, %34 : tensor<64xi32>
      %237 = arith.cmpi slt, %236, %139 : tensor<64xi32>
      %238 = "tt.fp_to_fp"(%232) : (tensor<64x128xf8E4M3FN>) -> tensor<64x128xf16>
      %239 = "tt.dot"(%238, %141, %cst_57) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xf16>, tensor<128x128xf16>, tensor<64x128xf32>) -> tensor<64x128xf32>
      %240 = "tt.reshape"(%239) : (tensor<64x128xf32>) -> tensor<64x2x64xf32>
      %241 = arith.maximumf %240, %143 : tensor<64x2x64xf32>
      %242 = arith.mulf %241, %78 : tensor<64x2x64xf32>
      %243 = "tt.reduce"(%242) ({
      ^bb0(%arg39: f32, %arg40: f32):
        %297 = arith.addf %arg39, %arg40 : f32
        "tt.reduce_return"(%297) : (f32) -> ()
      }) {axis = 2 : i32} : (tensor<64x2x64xf32>) -> tensor<64x2xf32>
      %244 = arith.cmpi ult, %arg37, %arg10 : i32
      %245 = "tt.splat"(%244) : (i1) -> tensor<64xi1>
      %246 = "tt.reshape"(%arg38) : (tensor<64x1xf32>) -> tensor<64xf32>
      %247 = "tt.expand_dims"(%246) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
      %248 = "tt.broadcast"(%247) : (tensor<64x1xf32>) -> tensor<64x2xf32>
      %249 = arith.mulf %243, %248 : tensor<64x2xf32>
      %250 = arith.andi %234, %237 : tensor<64xi1>
      %251 = arith.andi %250, %245 : tensor<64xi1>
      %252 = arith.andi %251, %237 : tensor<64xi1>
      %253 = "tt.trans"(%249) {order = array<i32: 1, 0>} : (tensor<64x2xf32>) -> tensor<2x64xf32>
      %254 = "tt.expand_dims"(%253) {axis = 2 : i32} : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
      %255 = "tt.scan"(%254) ({
      ^bb0(%arg39: f32, %arg40: f32):
        %297 = arith.addf %arg39, %arg40 : f32
        "tt.scan_return"(%297) : (f32) -> ()
      }) {axis = 2 : i32, reverse = false} : (tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
      %256 = "tt.reshape"(%255) : (tensor<2x64x1xf32>) -> tensor<2x64xf32>
      %257 = "tt.expand_dims"(%236) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
      %258 = "tt.broadcast"(%257) : (tensor<1x64xi32>) -> tensor<2x64xi32>
      %259 = arith.cmpi slt, %258, %145 : tensor<2x64xi32>
      %260 = "tt.expand_dims"(%252) {axis = 0 : i32} : (tensor<64xi1>) -> tensor<1x64xi1>
      %261 = "tt.broadcast"(%260) : (tensor<1x64xi1>) -> tensor<2x64xi1>
      %262 = arith.andi %259, %261 : tensor<2x64xi1>
      %263 = arith.cmpf olt, %147, %256 : tensor<2x64xf32>
      %264 = arith.cmpf olt, %256, %147 : tensor<2x64xf32>
      %265 = arith.andi %263, %262 : tensor<2x64xi1>
      %266 = arith.ori %263, %264 : tensor<2x64xi1>
      %267 = arith.xori %266, %cst_56 : tensor<2x64xi1>
      %268 = arith.andi %267, %262 : tensor<2x64xi1>
      %269 = arith.ori %265, %268 : tensor<2x64xi1>
      %270 = arith.select %268, %cst_55, %cst_54 : tensor<2x64xi1>, tensor<2x64xi32>
      %271 = "tt.addptr"(%156, %270) : (tensor<2x64x!tt.ptr<i32>>, tensor<2x64xi32>) -> tensor<2x64x!tt.ptr<i32>>
      %272 = "tt.atomic_rmw"(%271, %cst_55, %269) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<2x64x!tt.ptr<i32>>, tensor<2x64xi32>, tensor<2x64xi1>) -> tensor<2x64xi32>
      %273 = arith.select %268, %157, %158 : tensor<2x64xi1>, tensor<2x64xi32>
      %274 = arith.cmpi ult, %272, %273 : tensor<2x64xi32>
      %275 = arith.subi %cst_53, %272 : tensor<2x64xi32>
      %276 = arith.addi %272, %cst_52 : tensor<2x64xi32>
      %277 = arith.select %268, %275, %276 : tensor<2x64xi1>, tensor<2x64xi32>
      %278 = arith.andi %269, %274 : tensor<2x64xi1>
      %279 = arith.cmpf ole, %256, %164 : tensor<2x64xf32>
      %280 = arith.subf %256, %147 : tensor<2x64xf32>
      %281 = math.absf %256 : tensor<2x64xf32>
      %282 = arith.cmpf olt, %281, %cst_48 : tensor<2x64xf32>
      %283 = arith.andi %279, %282 : tensor<2x64xi1>
      %284 = arith.select %283, %280, %256 : tensor<2x64xi1>, tensor<2x64xf32>
      %285 = "tt.bitcast"(%284) : (tensor<2x64xf32>) -> tensor<2x64xi32>
      %286 = arith.cmpf uno, %284, %284 : tensor<2x64xf32>
      %287 = arith.select %286, %cst_47, %285 : tensor<2x64xi1>, tensor<2x64xi32>
      %288 = "tt.join"(%258, %287) : (tensor<2x64xi32>, tensor<2x64xi32>) -> tensor<2x64x2xi32>
      %289 = "tt.expand_dims"(%277) {axis = 2 : i32} : (tensor<2x64xi32>) -> tensor<2x64x1xi32>
      %290 = "tt.expand_dims"(%278) {axis = 2 : i32} : (tensor<2x64xi1>) -> tensor<2x64x1xi1>
      %291 = "tt.broadcast"(%290) : (tensor<2x64x1xi1>) -> tensor<2x64x2xi1>
      %292 = arith.extsi %289 : tensor<2x64x1xi32> to tensor<2x64x1xi64>
      %293 = arith.muli %292, %cst_46 : tensor<2x64x1xi64>
      %294 = "tt.addptr"(%171, %293) : (tensor<2x64x1x!tt.ptr<i32>>, tensor<2x64x1xi64>) -> tensor<2x64x1x!tt.ptr<i32>>
      %295 = "tt.broadcast"(%294) : (tensor<2x64x1x!tt.ptr<i32>>) -> tensor<2x64x2x!tt.ptr<i32>>
      %296 = "tt.addptr"(%295, %172) : (tensor<2x64x2x!tt.ptr<i32>>, tensor<2x64x2xi32>) -> tensor<2x64x2x!tt.ptr<i32>>
      "tt.store"(%296, %288, %291) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x2x!tt.ptr<i32>>, tensor<2x64x2xi32>, tensor<2x64x2xi1>) -> ()
      scf.yield %205, %209, %220 : i32, i32, tensor<64x1xf32>
    }
    %174 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %175 = arith.cmpi slt, %0, %arg30 : i32
    gpu.barrier
    %176 = arith.extsi %0 : i32 to i64
    %177 = "tt.addptr"(%arg29, %176) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %178 = "tt.atomic_rmw"(%177, %c1_i32, %175) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %179 = arith.cmpi eq, %178, %85 : i32
    %180 = arith.andi %175, %179 : i1
    %181 = scf.if %180 -> (i1) {
      %196 = "tt.load"(%10, %7, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
      %197 = arith.minsi %196, %13 : tensor<2xi32>
      %198 = arith.maxsi %197, %cst_65 : tensor<2xi32>
      %199 = arith.select %23, %198, %cst_65 : tensor<2xi1>, tensor<2xi32>
      %200 = arith.subi %arg27, %c2048_i32 : i32
      %201 = "tt.load"(%28, %23, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<f32>>, tensor<2xi1>, tensor<2xf32>) -> tensor<2xf32>
      %202 = "tt.splat"(%arg24) : (i64) -> tensor<2xi64>
      %203 = arith.muli %8, %202 : tensor<2xi64>
      %204 = "tt.splat"(%arg22) : (!tt.ptr<i32>) -> tensor<2x!tt.ptr<i32>>
      %205 = "tt.addptr"(%204, %203) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
      %206 = "tt.addptr"(%205, %cst_65) : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>) -> tensor<2x!tt.ptr<i32>>
      %207 = "tt.load"(%206, %23, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
      %208 = "tt.addptr"(%205, %cst_45) : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>) -> tensor<2x!tt.ptr<i32>>
      %209 = "tt.load"(%208, %23, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
      %210 = arith.minsi %209, %cst_44 : tensor<2xi32>
      %211 = "tt.splat"(%200) : (i32) -> tensor<2xi32>
      %212 = arith.cmpi slt, %211, %207 : tensor<2xi32>
      %213 = arith.addi %207, %210 : tensor<2xi32>
      %214 = arith.minsi %199, %cst_44 : tensor<2xi32>
      %215 = arith.cmpi slt, %213, %214 : tensor<2xi32>
      %216 = arith.cmpf uno, %201, %201 : tensor<2xf32>
      %217 = arith.cmpi sgt, %209, %cst_65 : tensor<2xi32>
      %218 = arith.andi %216, %217 : tensor<2xi1>
      %219 = arith.ori %212, %215 : tensor<2xi1>
      %220 = arith.ori %219, %218 : tensor<2xi1>
      %221 = arith.andi %220, %23 : tensor<2xi1>
      %222 = "tt.bitcast"(%201) : (tensor<2xf32>) -> tensor<2xi32>
      %223 = arith.cmpi slt, %222, %cst_65 : tensor<2xi32>
      %224 = arith.andi %222, %cst_43 : tensor<2xi32>
      %225 = arith.subi %cst_65, %224 : tensor<2xi32>
      %226 = arith.cmpi sgt, %224, %cst_42 : tensor<2xi32>
      %227 = arith.select %223, %225, %222 : tensor<2xi1>, tensor<2xi32>
      %228 = arith.select %226, %cst_42, %227 : tensor<2xi1>, tensor<2xi32>
      %229 = arith.select %212, %228, %cst_41 : tensor<2xi1>, tensor<2xi32>
      %230 = arith.addi %229, %cst_45 : tensor<2xi32>
      %231 = arith.subi %cst_44, %210 : tensor<2xi32>
      %232 = arith.select %221, %230, %231 : tensor<2xi1>, tensor<2xi32>
      %233 = arith.addi %207, %cst_44 : tensor<2xi32>
      %234 = arith.select %221, %229, %233 : tensor<2xi1>, tensor<2xi32>
      gpu.barrier
      %235 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<2x!tt.ptr<i32>>
      %236 = "tt.addptr"(%235, %cst_0) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
      %237 = "tt.addptr"(%236, %8) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
      "tt.store"(%237, %232, %23) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>, tensor<2xi1>) -> ()
      %238 = "tt.splat"(%arg33) : (i64) -> tensor<2xi64>
      %239 = "tt.addptr"(%235, %238) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
      %240 = "tt.addptr"(%239, %8) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
      "tt.store"(%240, %234, %23) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>, tensor<2xi1>) -> ()
      %241 = "tt.bitcast"(%cst_40) : (tensor<2xi32>) -> tensor<2xf32>
      %242 = arith.andi %221, %212 : tensor<2xi1>
      "tt.store"(%28, %241, %242) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<f32>>, tensor<2xf32>, tensor<2xi1>) -> ()
      "tt.store"(%206, %cst_65, %221) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>, tensor<2xi1>) -> ()
      "tt.store"(%208, %cst_65, %221) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>, tensor<2xi1>) -> ()
      %243 = arith.extui %221 : tensor<2xi1> to tensor<2xi32>
      %244 = "tt.reduce"(%243) ({
      ^bb0(%arg35: i32, %arg36: i32):
        %268 = arith.maxsi %arg35, %arg36 : i32
        "tt.reduce_return"(%268) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
      %245 = arith.cmpi ne, %244, %c0_i32 : i32
      %246 = "tt.reduce"(%199) ({
      ^bb0(%arg35: i32, %arg36: i32):
        %268 = arith.maxsi %arg35, %arg36 : i32
        "tt.reduce_return"(%268) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
      %247 = arith.subi %246, %c1_i32 : i32
      %248 = arith.divsi %247, %c64_i32 : i32
      %249 = arith.divsi %200, %c64_i32 : i32
      %250 = arith.maxsi %249, %c16_i32 : i32
      %251 = arith.divsi %248, %250 : i32
      %252 = arith.addi %251, %c1_i32 : i32
      %253 = arith.minsi %252, %c1024_i32 : i32
      %254 = arith.muli %253, %c128_i32 : i32
      %255 = arith.divsi %247, %254 : i32
      %256 = arith.divsi %255, %c1024_i32 : i32
      %257 = arith.addi %256, %c1_i32 : i32
      %258 = arith.muli %254, %257 : i32
      %259 = arith.divsi %247, %258 : i32
      %260 = arith.addi %259, %c1_i32 : i32
      %261 = arith.select %245, %260, %c0_i32 : i32
      %262 = arith.shli %261, %c11_i32 : i32
      %263 = arith.ori %262, %c4194304_i32 : i32
      %264 = arith.ori %263, %261 : i32
      %265 = arith.cmpi eq, %261, %c0_i32 : i32
      %266 = arith.select %265, %c0_i32, %264 : i32
      gpu.barrier
      %267 = "tt.atomic_rmw"(%177, %266) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %245 : i1
    } else {
      scf.yield %false : i1
    }
    %182 = arith.muli %1, %174 : i32
    %183 = arith.addi %182, %0 : i32
    %184 = arith.muli %82, %174 : i32
    %185 = arith.subi %184, %c396_i32 : i32
    %186 = arith.cmpi sge, %183, %185 : i32
    %187 = arith.ori %181, %186 : i1
    %188 = arith.select %187, %c1024_i32, %c0_i32 : i32
    %189 = arith.minsi %174, %arg30 : i32
    %190 = arith.cmpi slt, %0, %189 : i32
    %191 = arith.select %190, %0, %c0_i32 : i32
    %192 = "tt.splat"(%189) : (i32) -> tensor<128xi32>
    %193 = "tt.splat"(%arg29) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %194 = "tt.splat"(%191) : (i32) -> tensor<128xi32>
    %195 = scf.while (%arg35 = %188) : (i32) -> i32 {
      %196 = arith.cmpi sgt, %arg35, %c0_i32 : i32
      scf.condition(%196) %arg35 : i32
    } do {
    ^bb0(%arg35: i32):
      %196 = scf.for %arg36 = %c0_i32 to %189 step %c128_i32 iter_args(%arg37 = %c2147483647_i32) -> (i32)  : i32 {
        %205 = "tt.splat"(%arg36) : (i32) -> tensor<128xi32>
        %206 = arith.addi %205, %37 : tensor<128xi32>
        %207 = arith.cmpi slt, %206, %192 : tensor<128xi32>
        %208 = arith.extsi %206 : tensor<128xi32> to tensor<128xi64>
        %209 = "tt.addptr"(%193, %208) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %210 = "tt.load"(%209, %207, %cst_38) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %211 = arith.subi %206, %194 : tensor<128xi32>
        %212 = arith.cmpi slt, %211, %cst_38 : tensor<128xi32>
        %213 = arith.addi %211, %192 : tensor<128xi32>
        %214 = arith.select %212, %213, %211 : tensor<128xi1>, tensor<128xi32>
        %215 = arith.cmpi eq, %210, %cst_38 : tensor<128xi32>
        %216 = arith.select %215, %cst_37, %cst_36 : tensor<128xi1>, tensor<128xi32>
        %217 = arith.cmpi sge, %210, %cst_35 : tensor<128xi32>
        %218 = arith.shrsi %210, %cst_34 : tensor<128xi32>
        %219 = arith.andi %218, %cst_33 : tensor<128xi32>
        %220 = arith.cmpi ne, %219, %cst_38 : tensor<128xi32>
        %221 = arith.andi %217, %220 : tensor<128xi1>
        %222 = arith.select %221, %214, %216 : tensor<128xi1>, tensor<128xi32>
        %223 = "tt.reduce"(%222) ({
        ^bb0(%arg38: i32, %arg39: i32):
          %225 = arith.minsi %arg38, %arg39 : i32
          "tt.reduce_return"(%225) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %224 = arith.minsi %arg37, %223 : i32
        scf.yield %224 : i32
      }
      %197 = "tt.splat"(%196) : (i32) -> tensor<4096xi32>
      %198 = "tt.reduce"(%197) ({
      ^bb0(%arg36: i32, %arg37: i32):
        %205 = arith.minsi %arg36, %arg37 : i32
        "tt.reduce_return"(%205) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %199 = arith.cmpi slt, %198, %189 : i32
      %200:4 = scf.if %199 -> (i1, i32, i32, i32) {
        %205 = arith.addi %191, %198 : i32
        %206 = arith.cmpi sge, %205, %189 : i32
        %207 = arith.subi %205, %189 : i32
        %208 = arith.select %206, %207, %205 : i32
        %209 = arith.extsi %208 : i32 to i64
        %210 = "tt.addptr"(%arg29, %209) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %211 = "tt.atomic_rmw"(%210, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %212 = arith.cmpi sge, %211, %c4194304_i32 : i32
        %213 = arith.shrsi %211, %c11_i32 : i32
        %214 = arith.andi %213, %c2047_i32 : i32
        %215 = arith.cmpi ne, %214, %c0_i32 : i32
        %216 = arith.andi %212, %215 : i1
        %217 = arith.subi %211, %c2048_i32 : i32
        %218 = arith.select %216, %217, %211 : i32
        %219 = "tt.atomic_cas"(%210, %211, %218) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %220 = arith.cmpi eq, %219, %211 : i32
        %221 = arith.andi %216, %220 : i1
        %222 = arith.subi %214, %c1_i32 : i32
        %223 = arith.shrsi %211, %c22_i32 : i32
        scf.yield %221, %208, %223, %222 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %201 = arith.cmpi slt, %198, %c2147483647_i32 : i32
      %202 = arith.subi %arg35, %c1_i32 : i32
      %203 = arith.select %201, %202, %c0_i32 : i32
      %204 = arith.select %200#0, %c1024_i32, %203 : i32
      scf.if %200#0 {
        %205 = arith.andi %200#2, %c1_i32 : i32
        %206 = arith.cmpi eq, %205, %c0_i32 : i32
        %207 = arith.cmpi sle, %200#2, %c2_i32 : i32
        %208 = arith.muli %200#1, %c2_i32 : i32
        %209 = "tt.splat"(%208) : (i32) -> tensor<2xi32>
        %210 = arith.addi %209, %4 : tensor<2xi32>
        %211 = arith.cmpi ult, %210, %6 : tensor<2xi32>
        %212 = arith.extsi %210 : tensor<2xi32> to tensor<2xi64>
        %213 = "tt.addptr"(%9, %212) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
        %214 = "tt.load"(%213, %211, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
        %215 = arith.minsi %214, %13 : tensor<2xi32>
        %216 = arith.maxsi %215, %cst_65 : tensor<2xi32>
        %217 = arith.cmpi slt, %210, %22 : tensor<2xi32>
        %218 = arith.select %217, %216, %cst_65 : tensor<2xi1>, tensor<2xi32>
        %219 = arith.subi %arg27, %c2048_i32 : i32
        %220 = "tt.reduce"(%218) ({
        ^bb0(%arg36: i32, %arg37: i32):
          %242 = arith.maxsi %arg36, %arg37 : i32
          "tt.reduce_return"(%242) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
        %221 = arith.subi %220, %c1_i32 : i32
        %222 = arith.divsi %221, %c64_i32 : i32
        %223 = arith.divsi %219, %c64_i32 : i32
        %224 = arith.maxsi %223, %c16_i32 : i32
        %225 = arith.divsi %222, %224 : i32
        %226 = arith.addi %225, %c1_i32 : i32
        %227 = arith.minsi %226, %c1024_i32 : i32
        %228 = arith.select %207, %227, %c1_i32 : i32
        %229 = arith.select %207, %c128_i32, %c1024_i32 : i32
        %230 = arith.muli %228, %229 : i32
        %231 = arith.divsi %221, %230 : i32
        %232 = arith.divsi %231, %c1024_i32 : i32
        %233 = arith.addi %232, %c1_i32 : i32
        %234 = arith.muli %230, %233 : i32
        %235 = arith.divsi %221, %234 : i32
        %236 = arith.addi %235, %c1_i32 : i32
        scf.if %206 {
          %242 = arith.shrsi %200#2, %c1_i32 : i32
          %243 = arith.remui %242, %c3_i32 : i32
          %244 = arith.cmpi eq, %243, %c0_i32 : i32
          %245 = "tt.splat"(%c0_i32) : (i32) -> tensor<2xi32>
          %246 = arith.addi %245, %4 : tensor<2xi32>
          %247 = "tt.splat"(%200#3) : (i32) -> tensor<2xi32>
          %248 = arith.cmpi eq, %246, %247 : tensor<2xi32>
          %249 = arith.select %248, %218, %cst_65 : tensor<2xi1>, tensor<2xi32>
          %250 = "tt.reduce"(%249) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %256 = arith.maxsi %arg36, %arg37 : i32
            "tt.reduce_return"(%256) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
          %251 = arith.andi %248, %217 : tensor<2xi1>
          %252 = arith.extui %251 : tensor<2xi1> to tensor<2xi32>
          %253 = "tt.reduce"(%252) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %256 = arith.maxsi %arg36, %arg37 : i32
            "tt.reduce_return"(%256) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
          %254 = arith.addi %208, %200#3 : i32
          %255 = arith.cmpi eq, %253, %c1_i32 : i32
          scf.if %255 {
            %256 = arith.minsi %arg21, %arg23 : i32
            %257 = arith.minsi %256, %arg26 : i32
            %258 = arith.minsi %257, %arg32 : i32
            %259 = arith.cmpi ult, %254, %258 : i32
            %260 = "tt.addptr"(%arg31, %c0_i64) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %261 = arith.extsi %254 : i32 to i64
            %262 = "tt.addptr"(%260, %261) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %263 = "tt.load"(%262, %259, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %264 = "tt.addptr"(%arg31, %arg33) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %265 = "tt.addptr"(%264, %261) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %266 = "tt.load"(%265, %259, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %267 = arith.cmpi sgt, %263, %266 : i32
            scf.if %267 {
              %268 = "tt.addptr"(%arg20, %261) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
              %269 = "tt.load"(%268) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
              %270 = arith.muli %261, %arg24 : i64
              %271 = "tt.addptr"(%arg22, %270) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %272 = "tt.addptr"(%271, %c0_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
              %273 = "tt.load"(%272) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
              %274 = "tt.addptr"(%271, %c1_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
              %275 = "tt.load"(%274) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
              %276 = arith.maxsi %219, %c0_i32 : i32
              %277 = arith.minsi %273, %276 : i32
              %278 = arith.maxsi %277, %c0_i32 : i32
              %279 = "tt.bitcast"(%269) : (f32) -> i32
              %280 = arith.cmpi slt, %279, %c0_i32 : i32
              %281 = arith.andi %279, %c2147483647_i32 : i32
              %282 = arith.subi %c0_i32, %281 : i32
              %283 = arith.cmpi sgt, %281, %c2139095040_i32 : i32
              %284 = arith.select %280, %282, %279 : i32
              %285 = arith.select %283, %c2139095041_i32, %284 : i32
              gpu.barrier
              %286 = arith.cmpi ne, %228, %c1_i32 : i32
              %287 = arith.cmpi eq, %263, %c-2139095040_i32 : i32
              %288 = arith.cmpi eq, %228, %c1_i32 : i32
              %289 = arith.andi %287, %288 : i1
              %290 = arith.addi %273, %275 : i32
              %291 = arith.select %289, %290, %250 : i32
              %292 = arith.minsi %291, %c2048_i32 : i32
              %293 = arith.cmpi sgt, %273, %276 : i32
              %294 = arith.minsi %275, %c2048_i32 : i32
              %295 = arith.addi %273, %294 : i32
              %296 = arith.cmpi sge, %295, %292 : i32
              %297 = arith.ori %296, %289 : i1
              %298 = arith.ori %293, %286 : i1
              %299 = arith.xori %298, %true : i1
              %300 = arith.andi %297, %299 : i1
              %301 = arith.ori %300, %293 : i1
              %302 = arith.ori %301, %286 : i1
              %303 = arith.xori %302, %true : i1
              %304 = arith.cmpi sge, %273, %c8_i32 : i32
              %305 = arith.cmpi eq, %266, %c-2139095041_i32 : i32
              %306 = arith.cmpi ne, %243, %c0_i32 : i32
              %307 = arith.andi %303, %304 : i1
              %308 = arith.andi %307, %305 : i1
              %309 = arith.andi %308, %306 : i1
              %310 = arith.divui %273, %c2_i32 : i32
              %311 = arith.subi %276, %292 : i32
              %312 = arith.maxsi %311, %c0_i32 : i32
              %313 = arith.sitofp %292 : i32 to f32
              %314 = arith.sitofp %312 : i32 to f32
              %315 = arith.mulf %314, %cst_32 : f32
              %316 = arith.addf %313, %315 : f32
              %317 = arith.sitofp %278 : i32 to f32
              %318 = arith.sitofp %228 : i32 to f32
              %319 = arith.sitofp %273 : i32 to f32
              %320 = arith.maximumf %319, %cst_31 : f32
              %321 = arith.mulf %320, %318 : f32
              %322 = arith.mulf %316, %317 : f32
              %323 = arith.divf %322, %321 : f32
              %324 = arith.addf %323, %cst_30 : f32
              %325 = arith.maximumf %324, %cst_31 : f32
              %326 = arith.minimumf %325, %cst_29 : f32
              %327 = arith.fptosi %326 : f32 to i32
              %328 = arith.select %309, %310, %327 : i32
              %329 = arith.select %300, %292, %328 : i32
              %330 = arith.andi %293, %306 : i1
              %331 = arith.ori %286, %330 : i1
              %332 = arith.ori %331, %309 : i1
              %333 = arith.cmpi sle, %329, %278 : i32
              %334 = arith.cmpi sge, %329, %c1_i32 : i32
              %335 = arith.andi %333, %334 : i1
              %336 = arith.ori %300, %332 : i1
              %337 = arith.andi %335, %336 : i1
              %338 = scf.if %337 -> (i32) {
                %339 = arith.cmpi slt, %263, %c0_i32 : i32
                %340 = arith.subi %c-2147483648_i32, %263 : i32
                %341 = arith.select %339, %340, %263 : i32
                %342 = "tt.bitcast"(%341) : (i32) -> f32
                %343 = "tt.make_range"() {end = 2048 : i32, start = 0 : i32} : () -> tensor<2048xi32>
                %344 = "tt.splat"(%278) : (i32) -> tensor<2048xi32>
                %345 = arith.cmpi ult, %343, %344 : tensor<2048xi32>
                %346 = arith.addi %343, %cst_28 : tensor<2048xi32>
                %347 = "tt.splat"(%254) : (i32) -> tensor<1xi32>
                %348 = arith.extsi %347 : tensor<1xi32> to tensor<1xi64>
                %349 = "tt.splat"(%arg28) : (i64) -> tensor<1xi64>
                %350 = arith.muli %348, %349 : tensor<1xi64>
                %351 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                %352 = "tt.addptr"(%351, %350) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                %353 = arith.extsi %346 : tensor<2048xi32> to tensor<2048xi64>
                %354 = arith.muli %353, %cst_25 : tensor<2048xi64>
                %355 = "tt.broadcast"(%352) : (tensor<1x!tt.ptr<i32>>) -> tensor<2048x!tt.ptr<i32>>
                %356 = "tt.addptr"(%355, %354) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                %357 = "tt.broadcast"(%cst_27) : (tensor<1xi32>) -> tensor<2048xi32>
                %358 = "tt.addptr"(%356, %357) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                %359 = "tt.load"(%358, %345, %cst_26) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                %360 = "tt.bitcast"(%359) : (tensor<2048xi32>) -> tensor<2048xf32>
                %361 = arith.cmpf oge, %342, %cst_66 : f32
                %362 = arith.cmpf olt, %342, %cst_24 : f32
                %363 = arith.andi %361, %362 : i1
                %364 = arith.select %363, %342, %cst_23 : f32
                %365 = "tt.splat"(%364) : (f32) -> tensor<2048xf32>
                %366 = arith.cmpf ole, %360, %365 : tensor<2048xf32>
                %367 = "tt.splat"(%342) : (f32) -> tensor<2048xf32>
                %368 = arith.addf %360, %367 : tensor<2048xf32>
                %369 = arith.select %366, %368, %360 : tensor<2048xi1>, tensor<2048xf32>
                %370 = "tt.bitcast"(%369) : (tensor<2048xf32>) -> tensor<2048xi32>
                %371 = arith.cmpi slt, %370, %cst_26 : tensor<2048xi32>
                %372 = arith.andi %370, %cst_22 : tensor<2048xi32>
                %373 = arith.subi %cst_26, %372 : tensor<2048xi32>
                %374 = arith.cmpi sgt, %372, %cst_21 : tensor<2048xi32>
                %375 = arith.select %371, %373, %370 : tensor<2048xi1>, tensor<2048xi32>
                %376 = arith.select %374, %cst_21, %375 : tensor<2048xi1>, tensor<2048xi32>
                %377 = arith.select %345, %376, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                %378 = arith.addi %278, %c2047_i32 : i32
                %379 = arith.divui %378, %c2048_i32 : i32
                %380 = scf.for %arg36 = %c1_i32 to %379 step %c1_i32 iter_args(%arg37 = %377) -> (tensor<2048xi32>)  : i32 {
                  %455 = arith.muli %arg36, %c2048_i32 : i32
                  %456 = "tt.splat"(%455) : (i32) -> tensor<2048xi32>
                  %457 = arith.addi %456, %343 : tensor<2048xi32>
                  %458 = arith.cmpi ult, %457, %344 : tensor<2048xi32>
                  %459 = arith.addi %457, %cst_28 : tensor<2048xi32>
                  %460 = arith.extsi %459 : tensor<2048xi32> to tensor<2048xi64>
                  %461 = arith.muli %460, %cst_25 : tensor<2048xi64>
                  %462 = "tt.addptr"(%355, %461) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                  %463 = "tt.addptr"(%462, %357) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                  %464 = "tt.load"(%463, %458, %cst_26) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                  %465 = "tt.bitcast"(%464) : (tensor<2048xi32>) -> tensor<2048xf32>
                  %466 = arith.cmpf ole, %465, %365 : tensor<2048xf32>
                  %467 = arith.addf %465, %367 : tensor<2048xf32>
                  %468 = arith.select %466, %467, %465 : tensor<2048xi1>, tensor<2048xf32>
                  %469 = "tt.bitcast"(%468) : (tensor<2048xf32>) -> tensor<2048xi32>
                  %470 = arith.cmpi slt, %469, %cst_26 : tensor<2048xi32>
                  %471 = arith.andi %469, %cst_22 : tensor<2048xi32>
                  %472 = arith.subi %cst_26, %471 : tensor<2048xi32>
                  %473 = arith.cmpi sgt, %471, %cst_21 : tensor<2048xi32>
                  %474 = arith.select %470, %472, %469 : tensor<2048xi1>, tensor<2048xi32>
                  %475 = arith.select %473, %cst_21, %474 : tensor<2048xi1>, tensor<2048xi32>
                  %476 = arith.select %458, %475, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                  %477 = arith.maxsi %arg37, %476 : tensor<2048xi32>
                  scf.yield %477 : tensor<2048xi32>
                }
                %381 = "tt.reduce"(%380) ({
                ^bb0(%arg36: i32, %arg37: i32):
                  %455 = arith.maxsi %arg36, %arg37 : i32
                  "tt.reduce_return"(%455) : (i32) -> ()
                }) {axis = 0 : i32} : (tensor<2048xi32>) -> i32
                %382 = "tt.bitcast"(%342) : (f32) -> i32
                %383 = arith.cmpi slt, %382, %c0_i32 : i32
                %384 = arith.andi %382, %c2147483647_i32 : i32
                %385 = arith.subi %c0_i32, %384 : i32
                %386 = arith.cmpi sgt, %384, %c2139095040_i32 : i32
                %387 = arith.select %383, %385, %382 : i32
                %388 = arith.select %386, %c2139095040_i32, %387 : i32
                %389 = arith.cmpi slt, %388, %c0_i32 : i32
                %390 = arith.subi %c-2147483648_i32, %388 : i32
                %391 = arith.select %389, %390, %388 : i32
                %392 = "tt.bitcast"(%391) : (i32) -> f32
                %393 = arith.cmpi slt, %381, %c0_i32 : i32
                %394 = arith.subi %c-2147483648_i32, %381 : i32
                %395 = arith.select %393, %394, %381 : i32
                %396 = "tt.bitcast"(%395) : (i32) -> f32
                %397 = arith.subf %396, %392 : f32
                %398 = math.rsqrt %317 : f32
                %399 = arith.divui %278, %c4_i32 : i32
                %400 = arith.cmpi slt, %329, %399 : i32
                %401 = arith.sitofp %329 : i32 to f32
                %402 = math.log2 %317 : f32
                %403 = arith.subf %402, %cst : f32
                %404 = arith.subf %401, %cst_30 : f32
                %405 = math.log2 %404 : f32
                %406 = arith.subf %402, %405 : f32
                %407 = arith.divf %406, %403 : f32
                %408 = arith.subi %278, %329 : i32
                %409 = arith.sitofp %408 : i32 to f32
                %410 = arith.addf %409, %cst_30 : f32
                %411 = arith.divf %410, %317 : f32
                %412 = arith.select %400, %407, %411 : f32
                %413 = arith.mulf %398, %cst_19 : f32
                %414 = arith.mulf %397, %412 : f32
                %415 = arith.addf %392, %414 : f32
                %416 = arith.mulf %397, %413 : f32
                %417 = arith.addi %388, %c1_i32 : i32
                %418 = arith.subi %381, %c1_i32 : i32
                %419 = arith.subf %415, %416 : f32
                %420 = arith.addf %415, %416 : f32
                %421 = "tt.bitcast"(%419) : (f32) -> i32
                %422 = arith.cmpi slt, %421, %c0_i32 : i32
                %423 = arith.andi %421, %c2147483647_i32 : i32
                %424 = arith.subi %c0_i32, %423 : i32
                %425 = arith.cmpi sgt, %423, %c2139095040_i32 : i32
                %426 = arith.select %422, %424, %421 : i32
                %427 = arith.select %425, %c2139095040_i32, %426 : i32
                %428 = arith.minsi %427, %418 : i32
                %429 = arith.maxsi %428, %417 : i32
                %430 = "tt.bitcast"(%420) : (f32) -> i32
                %431 = arith.cmpi slt, %430, %c0_i32 : i32
                %432 = arith.andi %430, %c2147483647_i32 : i32
                %433 = arith.subi %c0_i32, %432 : i32
                %434 = arith.cmpi sgt, %432, %c2139095040_i32 : i32
                %435 = arith.select %431, %433, %430 : i32
                %436 = arith.select %434, %c2139095040_i32, %435 : i32
                %437 = arith.minsi %436, %418 : i32
                %438 = arith.maxsi %437, %417 : i32
                %439 = arith.cmpf olt, %397, %cst_24 : f32
                %440 = arith.cmpf olt, %413, %cst_17 : f32
                %441 = arith.andi %439, %440 : i1
                %442 = arith.subi %381, %388 : i32
                %443 = arith.addi %442, %c2_i32 : i32
                %444 = arith.divui %443, %c3_i32 : i32
                %445 = arith.addi %388, %444 : i32
                %446 = arith.addi %445, %444 : i32
                %447 = arith.select %441, %429, %445 : i32
                %448 = arith.select %441, %438, %446 : i32
                %449:8 = scf.while (%arg36 = %388, %arg37 = %381, %arg38 = %278, %arg39 = %c0_i32, %arg40 = %447, %arg41 = %448, %arg42 = %cst_19, %arg43 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                  %455 = arith.addi %arg36, %c1_i32 : i32
                  %456 = arith.cmpi slt, %455, %arg37 : i32
                  %457 = arith.cmpi ne, %arg38, %329 : i32
                  %458 = arith.andi %456, %457 : i1
                  scf.condition(%458) %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43 : i32, i32, i32, i32, i32, i32, f32, i32
                } do {
                ^bb0(%arg36: i32, %arg37: i32, %arg38: i32, %arg39: i32, %arg40: i32, %arg41: i32, %arg42: f32, %arg43: i32):
                  %455 = "tt.splat"(%arg40) : (i32) -> tensor<2048xi32>
                  %456 = arith.cmpi sgt, %377, %455 : tensor<2048xi32>
                  %457 = "tt.splat"(%arg41) : (i32) -> tensor<2048xi32>
                  %458 = arith.cmpi sgt, %377, %457 : tensor<2048xi32>
                  %459 = arith.extui %456 : tensor<2048xi1> to tensor<2048xi64>
                  %460 = arith.extui %458 : tensor<2048xi1> to tensor<2048xi64>
                  %461 = arith.shli %460, %cst_16 : tensor<2048xi64>
                  %462 = arith.ori %459, %461 : tensor<2048xi64>
                  %463 = scf.for %arg44 = %c1_i32 to %379 step %c1_i32 iter_args(%arg45 = %462) -> (tensor<2048xi64>)  : i32 {
                    %569 = arith.muli %arg44, %c2048_i32 : i32
                    %570 = "tt.splat"(%569) : (i32) -> tensor<2048xi32>
                    %571 = arith.addi %570, %343 : tensor<2048xi32>
                    %572 = arith.cmpi ult, %571, %344 : tensor<2048xi32>
                    %573 = arith.addi %571, %cst_28 : tensor<2048xi32>
                    %574 = arith.extsi %573 : tensor<2048xi32> to tensor<2048xi64>
                    %575 = arith.muli %574, %cst_25 : tensor<2048xi64>
                    %576 = "tt.addptr"(%355, %575) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                    %577 = "tt.addptr"(%576, %357) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                    %578 = "tt.load"(%577, %572, %cst_26) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                    %579 = "tt.bitcast"(%578) : (tensor<2048xi32>) -> tensor<2048xf32>
                    %580 = arith.cmpf ole, %579, %365 : tensor<2048xf32>
                    %581 = arith.addf %579, %367 : tensor<2048xf32>
                    %582 = arith.select %580, %581, %579 : tensor<2048xi1>, tensor<2048xf32>
                    %583 = "tt.bitcast"(%582) : (tensor<2048xf32>) -> tensor<2048xi32>
                    %584 = arith.cmpi slt, %583, %cst_26 : tensor<2048xi32>
                    %585 = arith.andi %583, %cst_22 : tensor<2048xi32>
                    %586 = arith.subi %cst_26, %585 : tensor<2048xi32>
                    %587 = arith.cmpi sgt, %585, %cst_21 : tensor<2048xi32>
                    %588 = arith.select %584, %586, %583 : tensor<2048xi1>, tensor<2048xi32>
                    %589 = arith.select %587, %cst_21, %588 : tensor<2048xi1>, tensor<2048xi32>
                    %590 = arith.select %572, %589, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                    %591 = arith.cmpi sgt, %590, %455 : tensor<2048xi32>
                    %592 = arith.cmpi sgt, %590, %457 : tensor<2048xi32>
                    %593 = arith.extui %591 : tensor<2048xi1> to tensor<2048xi64>
                    %594 = arith.extui %592 : tensor<2048xi1> to tensor<2048xi64>
                    %595 = arith.shli %594, %cst_16 : tensor<2048xi64>
                    %596 = arith.ori %593, %595 : tensor<2048xi64>
                    %597 = arith.addi %arg45, %596 : tensor<2048xi64>
                    scf.yield %597 : tensor<2048xi64>
                  }
                  %464 = "tt.reduce"(%463) ({
                  ^bb0(%arg44: i64, %arg45: i64):
                    %569 = arith.addi %arg44, %arg45 : i64
                    "tt.reduce_return"(%569) : (i64) -> ()
                  }) {axis = 0 : i32} : (tensor<2048xi64>) -> i64
                  %465 = arith.shrui %464, %c32_i64 : i64
                  %466 = arith.trunci %464 : i64 to i32
                  %467 = arith.trunci %465 : i64 to i32
                  %468 = arith.cmpi sge, %466, %329 : i32
                  %469 = arith.cmpi sge, %467, %329 : i32
                  %470 = arith.select %468, %arg40, %arg36 : i32
                  %471 = arith.select %469, %arg41, %470 : i32
                  %472 = arith.select %468, %arg41, %arg40 : i32
                  %473 = arith.select %469, %arg37, %472 : i32
                  %474 = arith.select %468, %466, %arg38 : i32
                  %475 = arith.select %469, %467, %474 : i32
                  %476 = arith.select %468, %467, %466 : i32
                  %477 = arith.select %469, %arg39, %476 : i32
                  %478 = arith.mulf %arg42, %cst_15 : f32
                  %479 = arith.select %468, %cst_19, %478 : f32
                  %480 = arith.select %469, %478, %479 : f32
                  %481 = arith.addi %arg43, %c1_i32 : i32
                  %482 = arith.cmpi slt, %471, %c0_i32 : i32
                  %483 = arith.subi %c-2147483648_i32, %471 : i32
                  %484 = arith.select %482, %483, %471 : i32
                  %485 = "tt.bitcast"(%484) : (i32) -> f32
                  %486 = arith.cmpi slt, %473, %c0_i32 : i32
                  %487 = arith.subi %c-2147483648_i32, %473 : i32
                  %488 = arith.select %486, %487, %473 : i32
                  %489 = "tt.bitcast"(%488) : (i32) -> f32
                  %490 = arith.subf %489, %485 : f32
                  %491 = arith.subi %475, %477 : i32
                  %492 = arith.sitofp %491 : i32 to f32
                  %493 = math.rsqrt %492 : f32
                  %494 = arith.divui %475, %c4_i32 : i32
                  %495 = arith.cmpi slt, %329, %494 : i32
                  %496 = arith.cmpf olt, %480, %cst_18 : f32
                  %497 = arith.andi %495, %496 : i1
                  %498 = arith.sitofp %475 : i32 to f32
                  %499 = arith.sitofp %477 : i32 to f32
                  %500 = math.log2 %498 : f32
                  %501 = arith.addf %499, %cst_30 : f32
                  %502 = math.log2 %501 : f32
                  %503 = arith.subf %500, %502 : f32
                  %504 = arith.subf %500, %405 : f32
                  %505 = arith.divf %504, %503 : f32
                  %506 = arith.subi %475, %329 : i32
                  %507 = arith.sitofp %506 : i32 to f32
                  %508 = arith.addf %507, %cst_30 : f32
                  %509 = arith.divf %508, %492 : f32
                  %510 = arith.select %497, %505, %509 : f32
                  %511 = arith.mulf %480, %493 : f32
                  %512 = arith.mulf %490, %510 : f32
                  %513 = arith.addf %485, %512 : f32
                  %514 = arith.mulf %490, %511 : f32
                  %515 = arith.addi %471, %c1_i32 : i32
                  %516 = arith.subi %473, %c1_i32 : i32
                  %517 = arith.subf %513, %514 : f32
                  %518 = arith.addf %513, %514 : f32
                  %519 = "tt.bitcast"(%517) : (f32) -> i32
                  %520 = arith.cmpi slt, %519, %c0_i32 : i32
                  %521 = arith.andi %519, %c2147483647_i32 : i32
                  %522 = arith.subi %c0_i32, %521 : i32
                  %523 = arith.cmpi sgt, %521, %c2139095040_i32 : i32
                  %524 = arith.select %520, %522, %519 : i32
                  %525 = arith.select %523, %c2139095040_i32, %524 : i32
                  %526 = arith.minsi %525, %516 : i32
                  %527 = arith.maxsi %526, %515 : i32
                  %528 = "tt.bitcast"(%518) : (f32) -> i32
                  %529 = arith.cmpi slt, %528, %c0_i32 : i32
                  %530 = arith.andi %528, %c2147483647_i32 : i32
                  %531 = arith.subi %c0_i32, %530 : i32
                  %532 = arith.cmpi sgt, %530, %c2139095040_i32 : i32
                  %533 = arith.select %529, %531, %528 : i32
                  %534 = arith.select %532, %c2139095040_i32, %533 : i32
                  %535 = arith.minsi %534, %516 : i32
                  %536 = arith.maxsi %535, %515 : i32
                  %537 = arith.cmpf olt, %490, %cst_24 : f32
                  %538 = arith.cmpf olt, %511, %cst_17 : f32
                  %539 = arith.cmpi slt, %481, %c8_i32 : i32
                  %540 = arith.cmpi eq, %481, %c6_i32 : i32
                  %541 = arith.cmpi ne, %481, %c6_i32 : i32
                  %542 = arith.andi %539, %541 : i1
                  %543 = arith.andi %537, %538 : i1
                  %544 = arith.andi %542, %543 : i1
                  %545 = arith.xori %471, %473 : i32
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
                  %558 = arith.andi %473, %557 : i32
                  %559 = arith.subi %558, %c1_i32 : i32
                  %560 = arith.subi %473, %471 : i32
                  %561 = arith.addi %560, %c2_i32 : i32
                  %562 = arith.divui %561, %c3_i32 : i32
                  %563 = arith.addi %471, %562 : i32
                  %564 = arith.addi %563, %562 : i32
                  %565 = arith.select %540, %559, %563 : i32
                  %566 = arith.select %540, %558, %564 : i32
                  %567 = arith.select %544, %527, %565 : i32
                  %568 = arith.select %544, %536, %566 : i32
                  scf.yield %471, %473, %475, %477, %567, %568, %480, %481 : i32, i32, i32, i32, i32, i32, f32, i32
                }
                %450 = "tt.splat"(%449#0) : (i32) -> tensor<2048xi32>
                %451 = arith.cmpi sgt, %377, %450 : tensor<2048xi32>
                %452 = arith.select %451, %377, %cst_14 : tensor<2048xi1>, tensor<2048xi32>
                %453 = scf.for %arg36 = %c1_i32 to %379 step %c1_i32 iter_args(%arg37 = %452) -> (tensor<2048xi32>)  : i32 {
                  %455 = arith.muli %arg36, %c2048_i32 : i32
                  %456 = "tt.splat"(%455) : (i32) -> tensor<2048xi32>
                  %457 = arith.addi %456, %343 : tensor<2048xi32>
                  %458 = arith.cmpi ult, %457, %344 : tensor<2048xi32>
                  %459 = arith.addi %457, %cst_28 : tensor<2048xi32>
                  %460 = arith.extsi %459 : tensor<2048xi32> to tensor<2048xi64>
                  %461 = arith.muli %460, %cst_25 : tensor<2048xi64>
                  %462 = "tt.addptr"(%355, %461) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                  %463 = "tt.addptr"(%462, %357) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                  %464 = "tt.load"(%463, %458, %cst_26) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                  %465 = "tt.bitcast"(%464) : (tensor<2048xi32>) -> tensor<2048xf32>
                  %466 = arith.cmpf ole, %465, %365 : tensor<2048xf32>
                  %467 = arith.addf %465, %367 : tensor<2048xf32>
                  %468 = arith.select %466, %467, %465 : tensor<2048xi1>, tensor<2048xf32>
                  %469 = "tt.bitcast"(%468) : (tensor<2048xf32>) -> tensor<2048xi32>
                  %470 = arith.cmpi slt, %469, %cst_26 : tensor<2048xi32>
                  %471 = arith.andi %469, %cst_22 : tensor<2048xi32>
                  %472 = arith.subi %cst_26, %471 : tensor<2048xi32>
                  %473 = arith.cmpi sgt, %471, %cst_21 : tensor<2048xi32>
                  %474 = arith.select %470, %472, %469 : tensor<2048xi1>, tensor<2048xi32>
                  %475 = arith.select %473, %cst_21, %474 : tensor<2048xi1>, tensor<2048xi32>
                  %476 = arith.select %458, %475, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                  %477 = arith.cmpi sgt, %476, %450 : tensor<2048xi32>
                  %478 = arith.select %477, %476, %cst_14 : tensor<2048xi1>, tensor<2048xi32>
                  %479 = arith.minsi %arg37, %478 : tensor<2048xi32>
                  scf.yield %479 : tensor<2048xi32>
                }
                %454 = "tt.reduce"(%453) ({
                ^bb0(%arg36: i32, %arg37: i32):
                  %455 = arith.minsi %arg36, %arg37 : i32
                  "tt.reduce_return"(%455) : (i32) -> ()
                }) {axis = 0 : i32} : (tensor<2048xi32>) -> i32
                scf.yield %454 : i32
              } else {
                scf.yield %263 : i32
              }
              scf.if %300 {
                %339 = arith.cmpi slt, %290, %c2048_i32 : i32
                %340 = arith.cmpi sge, %338, %285 : i32
                %341 = arith.andi %289, %339 : i1
                %342 = arith.andi %341, %340 : i1
                %343 = arith.cmpi slt, %292, %c1_i32 : i32
                %344 = arith.ori %342, %343 : i1
                %345 = arith.cmpi slt, %338, %c0_i32 : i32
                %346 = arith.subi %c-2147483648_i32, %338 : i32
                %347 = arith.select %345, %346, %338 : i32
                %348 = "tt.bitcast"(%347) : (i32) -> f32
                %349 = arith.select %344, %269, %348 : f32
                %350 = arith.select %344, %285, %338 : i32
                %351 = arith.cmpi eq, %350, %263 : i32
                %352 = arith.select %351, %275, %c0_i32 : i32
                %353 = arith.cmpi slt, %263, %c0_i32 : i32
                %354 = arith.subi %c-2147483648_i32, %263 : i32
                %355 = arith.select %353, %354, %263 : i32
                %356 = "tt.bitcast"(%355) : (i32) -> f32
                %357 = arith.addi %278, %c1023_i32 : i32
                %358 = arith.divui %357, %c1024_i32 : i32
                %359 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                %360 = "tt.splat"(%278) : (i32) -> tensor<1024xi32>
                %361 = "tt.splat"(%254) : (i32) -> tensor<1xi32>
                %362 = arith.extsi %361 : tensor<1xi32> to tensor<1xi64>
                %363 = "tt.splat"(%arg28) : (i64) -> tensor<1xi64>
                %364 = arith.muli %362, %363 : tensor<1xi64>
                %365 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                %366 = "tt.addptr"(%365, %364) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                %367 = "tt.broadcast"(%366) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
                %368 = "tt.broadcast"(%cst_12) : (tensor<1xi32>) -> tensor<1024xi32>
                %369 = "tt.broadcast"(%cst_27) : (tensor<1xi32>) -> tensor<1024xi32>
                %370 = arith.cmpf oge, %356, %cst_66 : f32
                %371 = arith.cmpf olt, %356, %cst_24 : f32
                %372 = arith.andi %370, %371 : i1
                %373 = arith.select %372, %356, %cst_23 : f32
                %374 = "tt.splat"(%373) : (f32) -> tensor<1024xf32>
                %375 = "tt.splat"(%356) : (f32) -> tensor<1024xf32>
                %376 = "tt.splat"(%349) : (f32) -> tensor<1024xf32>
                %377 = "tt.splat"(%349) : (f32) -> tensor<1xf32>
                %378 = arith.mulf %377, %cst_6 : tensor<1xf32>
                %379 = math.absf %377 : tensor<1xf32>
                %380 = arith.cmpf olt, %379, %cst_5 : tensor<1xf32>
                %381 = arith.select %380, %378, %cst_4 : tensor<1xi1>, tensor<1xf32>
                %382 = "tt.expand_dims"(%381) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                %383 = "tt.broadcast"(%382) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                %384 = "tt.expand_dims"(%377) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                %385 = "tt.broadcast"(%384) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                %386 = "tt.splat"(%254) : (i32) -> tensor<1x1x1xi32>
                %387 = "tt.expand_dims"(%4) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                %388 = "tt.expand_dims"(%387) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                %389 = arith.extsi %386 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                %390 = "tt.splat"(%arg28) : (i64) -> tensor<1x1x1xi64>
                %391 = arith.muli %389, %390 : tensor<1x1x1xi64>
                %392 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<1x1x1x!tt.ptr<i32>>
                %393 = "tt.addptr"(%392, %391) : (tensor<1x1x1x!tt.ptr<i32>>, tensor<1x1x1xi64>) -> tensor<1x1x1x!tt.ptr<i32>>
                %394 = "tt.broadcast"(%393) : (tensor<1x1x1x!tt.ptr<i32>>) -> tensor<1x1024x1x!tt.ptr<i32>>
                %395 = "tt.broadcast"(%388) : (tensor<1x1x2xi32>) -> tensor<1x1024x2xi32>
                %396:2 = scf.for %arg36 = %c0_i32 to %358 step %c1_i32 iter_args(%arg37 = %c0_i32, %arg38 = %352) -> (i32, i32)  : i32 {
                  %400 = arith.muli %arg36, %c1024_i32 : i32
                  %401 = "tt.splat"(%400) : (i32) -> tensor<1024xi32>
                  %402 = arith.addi %401, %359 : tensor<1024xi32>
                  %403 = arith.cmpi ult, %402, %360 : tensor<1024xi32>
                  %404 = arith.addi %402, %cst_13 : tensor<1024xi32>
                  %405 = arith.extsi %404 : tensor<1024xi32> to tensor<1024xi64>
                  %406 = arith.muli %405, %cst_10 : tensor<1024xi64>
                  %407 = "tt.addptr"(%367, %406) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                  %408 = "tt.addptr"(%407, %368) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                  %409 = "tt.load"(%408, %403, %cst_11) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                  %410 = "tt.addptr"(%407, %369) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                  %411 = "tt.load"(%410, %403, %cst_11) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                  %412 = "tt.bitcast"(%411) : (tensor<1024xi32>) -> tensor<1024xf32>
                  %413 = arith.cmpf ole, %412, %374 : tensor<1024xf32>
                  %414 = arith.addf %412, %375 : tensor<1024xf32>
                  %415 = arith.select %413, %414, %412 : tensor<1024xi1>, tensor<1024xf32>
                  gpu.barrier
                  %416 = arith.cmpf ogt, %415, %376 : tensor<1024xf32>
                  %417 = arith.andi %416, %403 : tensor<1024xi1>
                  %418 = arith.cmpf ueq, %415, %376 : tensor<1024xf32>
                  %419 = arith.andi %418, %403 : tensor<1024xi1>
                  %420 = arith.extui %417 : tensor<1024xi1> to tensor<1024xi32>
                  %421 = arith.extui %419 : tensor<1024xi1> to tensor<1024xi32>
                  %422 = arith.shli %421, %cst_9 : tensor<1024xi32>
                  %423 = arith.addi %420, %422 : tensor<1024xi32>
                  %424 = "tt.scan"(%423) ({
                  ^bb0(%arg39: i32, %arg40: i32):
                    %465 = arith.addi %arg39, %arg40 : i32
                    "tt.scan_return"(%465) : (i32) -> ()
                  }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                  %425 = arith.subi %424, %423 : tensor<1024xi32>
                  %426 = arith.andi %425, %cst_8 : tensor<1024xi32>
                  %427 = arith.shrui %425, %cst_9 : tensor<1024xi32>
                  %428 = "tt.splat"(%arg37) : (i32) -> tensor<1024xi32>
                  %429 = arith.addi %426, %428 : tensor<1024xi32>
                  %430 = "tt.splat"(%arg38) : (i32) -> tensor<1024xi32>
                  %431 = arith.addi %427, %430 : tensor<1024xi32>
                  %432 = arith.addi %429, %cst_13 : tensor<1024xi32>
                  %433 = arith.subi %cst_7, %431 : tensor<1024xi32>
                  %434 = arith.cmpi ult, %431, %cst_13 : tensor<1024xi32>
                  %435 = arith.select %417, %432, %433 : tensor<1024xi1>, tensor<1024xi32>
                  %436 = arith.andi %419, %434 : tensor<1024xi1>
                  %437 = arith.ori %417, %436 : tensor<1024xi1>
                  %438 = "tt.expand_dims"(%409) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                  %439 = "tt.expand_dims"(%415) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                  %440 = arith.cmpf ole, %439, %383 : tensor<1x1024xf32>
                  %441 = arith.subf %439, %385 : tensor<1x1024xf32>
                  %442 = math.absf %439 : tensor<1x1024xf32>
                  %443 = arith.cmpf olt, %442, %cst_3 : tensor<1x1024xf32>
                  %444 = arith.andi %440, %443 : tensor<1x1024xi1>
                  %445 = arith.select %444, %441, %439 : tensor<1x1024xi1>, tensor<1x1024xf32>
                  %446 = "tt.bitcast"(%445) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                  %447 = arith.cmpf uno, %445, %445 : tensor<1x1024xf32>
                  %448 = arith.select %447, %cst_2, %446 : tensor<1x1024xi1>, tensor<1x1024xi32>
                  %449 = "tt.join"(%438, %448) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                  %450 = "tt.expand_dims"(%435) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                  %451 = "tt.expand_dims"(%450) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                  %452 = "tt.expand_dims"(%437) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                  %453 = "tt.expand_dims"(%452) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                  %454 = "tt.broadcast"(%453) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                  %455 = arith.extsi %451 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                  %456 = arith.muli %455, %cst_1 : tensor<1x1024x1xi64>
                  %457 = "tt.addptr"(%394, %456) : (tensor<1x1024x1x!tt.ptr<i32>>, tensor<1x1024x1xi64>) -> tensor<1x1024x1x!tt.ptr<i32>>
                  %458 = "tt.broadcast"(%457) : (tensor<1x1024x1x!tt.ptr<i32>>) -> tensor<1x1024x2x!tt.ptr<i32>>
                  %459 = "tt.addptr"(%458, %395) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                  "tt.store"(%459, %449, %454) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                  %460 = "tt.reduce"(%423) ({
                  ^bb0(%arg39: i32, %arg40: i32):
                    %465 = arith.addi %arg39, %arg40 : i32
                    "tt.reduce_return"(%465) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                  %461 = arith.andi %460, %c65535_i32 : i32
                  %462 = arith.shrui %460, %c16_i32 : i32
                  %463 = arith.addi %arg37, %461 : i32
                  %464 = arith.addi %arg38, %462 : i32
                  scf.yield %463, %464 : i32, i32
                }
                "tt.store"(%268, %349) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                %397 = arith.minui %396#1, %c2048_i32 : i32
                %398 = arith.subi %c2048_i32, %397 : i32
                %399 = arith.addi %396#0, %c2048_i32 : i32
                "tt.store"(%272, %396#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%274, %396#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%262, %398) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%265, %399) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
              } else {
                %339 = arith.andi %288, %293 : i1
                %340 = arith.cmpi sle, %273, %276 : i32
                %341 = arith.andi %288, %340 : i1
                %342 = arith.cmpi ne, %266, %c-2139095041_i32 : i32
                %343 = arith.andi %341, %342 : i1
                %344 = arith.select %339, %263, %266 : i32
                %345 = arith.select %343, %263, %285 : i32
                %346 = arith.andi %339, %244 : i1
                %347 = arith.ori %343, %346 : i1
                %348 = arith.cmpi slt, %263, %c0_i32 : i32
                %349 = arith.subi %c-2147483648_i32, %263 : i32
                %350 = arith.select %348, %349, %263 : i32
                %351 = "tt.bitcast"(%350) : (i32) -> f32
                %352 = arith.cmpi slt, %338, %c0_i32 : i32
                %353 = arith.subi %c-2147483648_i32, %338 : i32
                %354 = arith.select %352, %353, %338 : i32
                %355 = "tt.bitcast"(%354) : (i32) -> f32
                %356 = arith.subf %316, %319 : f32
                %357 = arith.divf %356, %319 : f32
                %358 = arith.minimumf %357, %cst_15 : f32
                %359 = arith.subf %355, %351 : f32
                %360 = arith.mulf %359, %358 : f32
                %361 = arith.subf %351, %360 : f32
                %362 = "tt.bitcast"(%361) : (f32) -> i32
                %363 = arith.cmpi slt, %362, %c0_i32 : i32
                %364 = arith.andi %362, %c2147483647_i32 : i32
                %365 = arith.subi %c0_i32, %364 : i32
                %366 = arith.cmpi sgt, %364, %c2139095040_i32 : i32
                %367 = arith.select %363, %365, %362 : i32
                %368 = arith.select %366, %c2139095040_i32, %367 : i32
                %369 = arith.subi %263, %c1_i32 : i32
                %370 = arith.minsi %368, %369 : i32
                %371 = arith.select %309, %370, %c-2139095040_i32 : i32
                %372 = arith.select %341, %371, %338 : i32
                %373 = arith.xori %344, %345 : i32
                %374 = arith.shrsi %373, %c1_i32 : i32
                %375 = arith.andi %344, %345 : i32
                %376 = arith.addi %375, %374 : i32
                %377 = arith.select %347, %376, %372 : i32
                %378 = arith.subi %345, %c1_i32 : i32
                %379 = arith.minsi %377, %378 : i32
                %380 = arith.addi %344, %c1_i32 : i32
                %381 = arith.maxsi %379, %380 : i32
                %382 = arith.cmpi sge, %380, %345 : i32
                %383 = arith.ori %288, %342 : i1
                %384 = arith.andi %382, %383 : i1
                "tt.store"(%268, %351, %343) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                "tt.store"(%272, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%274, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                %385 = arith.select %384, %c2048_i32, %381 : i32
                %386 = arith.select %384, %c2048_i32, %344 : i32
                "tt.store"(%262, %385) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%265, %386) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
              }
            }
          }
        } else {
          %242 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<2x!tt.ptr<i32>>
          %243 = "tt.addptr"(%242, %cst_0) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %244 = "tt.addptr"(%243, %212) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %245 = "tt.load"(%244, %217, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
          %246 = "tt.splat"(%arg33) : (i64) -> tensor<2xi64>
          %247 = "tt.addptr"(%242, %246) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %248 = "tt.addptr"(%247, %212) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %249 = "tt.load"(%248, %217, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
          %250 = arith.cmpi slt, %249, %245 : tensor<2xi32>
          %251 = arith.andi %250, %217 : tensor<2xi1>
          %252 = arith.cmpi slt, %245, %cst_65 : tensor<2xi32>
          %253 = arith.subi %cst_39, %245 : tensor<2xi32>
          %254 = arith.select %252, %253, %245 : tensor<2xi1>, tensor<2xi32>
          %255 = "tt.bitcast"(%254) : (tensor<2xi32>) -> tensor<2xf32>
          %256 = arith.select %251, %218, %cst_65 : tensor<2xi1>, tensor<2xi32>
          %257 = arith.cmpi ult, %200#3, %236 : i32
          %258 = arith.muli %200#3, %234 : i32
          %259 = arith.select %257, %258, %220 : i32
          %260 = arith.subi %220, %259 : i32
          %261 = arith.minsi %260, %234 : i32
          %262 = arith.addi %259, %261 : i32
          %263 = arith.muli %228, %c64_i32 : i32
          %264 = arith.cmpi ult, %210, %30 : tensor<2xi32>
          %265 = "tt.expand_dims"(%210) {axis = 1 : i32} : (tensor<2xi32>) -> tensor<2x1xi32>
          %266 = "tt.expand_dims"(%265) {axis = 2 : i32} : (tensor<2x1xi32>) -> tensor<2x1x1xi32>
          %267 = "tt.expand_dims"(%264) {axis = 1 : i32} : (tensor<2xi1>) -> tensor<2x1xi1>
          %268 = "tt.expand_dims"(%267) {axis = 2 : i32} : (tensor<2x1xi1>) -> tensor<2x1x1xi1>
          %269 = "tt.broadcast"(%268) : (tensor<2x1x1xi1>) -> tensor<2x64x128xi1>
          %270 = arith.extsi %266 : tensor<2x1x1xi32> to tensor<2x1x1xi64>
          %271 = arith.muli %270, %44 : tensor<2x1x1xi64>
          %272 = "tt.addptr"(%46, %271) : (tensor<2x1x1x!tt.ptr<f8E4M3FN>>, tensor<2x1x1xi64>) -> tensor<2x1x1x!tt.ptr<f8E4M3FN>>
          %273 = "tt.broadcast"(%272) : (tensor<2x1x1x!tt.ptr<f8E4M3FN>>) -> tensor<2x64x1x!tt.ptr<f8E4M3FN>>
          %274 = "tt.addptr"(%273, %50) : (tensor<2x64x1x!tt.ptr<f8E4M3FN>>, tensor<2x64x1xi32>) -> tensor<2x64x1x!tt.ptr<f8E4M3FN>>
          %275 = "tt.broadcast"(%274) : (tensor<2x64x1x!tt.ptr<f8E4M3FN>>) -> tensor<2x64x128x!tt.ptr<f8E4M3FN>>
          %276 = "tt.addptr"(%275, %53) : (tensor<2x64x128x!tt.ptr<f8E4M3FN>>, tensor<2x64x128xi32>) -> tensor<2x64x128x!tt.ptr<f8E4M3FN>>
          %277 = "tt.load"(%276, %269, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x128x!tt.ptr<f8E4M3FN>>, tensor<2x64x128xi1>, tensor<2x64x128xf8E4M3FN>) -> tensor<2x64x128xf8E4M3FN>
          %278 = "tt.reshape"(%277) : (tensor<2x64x128xf8E4M3FN>) -> tensor<128x128xf8E4M3FN>
          %279 = arith.divsi %208, %c128_i32 : i32
          %280 = arith.cmpi slt, %279, %arg15 : i32
          %281 = arith.extsi %279 : i32 to i64
          %282 = "tt.addptr"(%arg14, %281) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %283 = "tt.load"(%282, %280, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %284 = arith.select %280, %283, %c-1_i32 : i32
          %285 = arith.cmpi ult, %210, %64 : tensor<2xi32>
          %286 = "tt.expand_dims"(%285) {axis = 1 : i32} : (tensor<2xi1>) -> tensor<2x1xi1>
          %287 = "tt.broadcast"(%286) : (tensor<2x1xi1>) -> tensor<2x64xi1>
          %288 = arith.extsi %265 : tensor<2x1xi32> to tensor<2x1xi64>
          %289 = arith.muli %288, %69 : tensor<2x1xi64>
          %290 = "tt.addptr"(%71, %289) : (tensor<2x1x!tt.ptr<f32>>, tensor<2x1xi64>) -> tensor<2x1x!tt.ptr<f32>>
          %291 = "tt.broadcast"(%290) : (tensor<2x1x!tt.ptr<f32>>) -> tensor<2x64x!tt.ptr<f32>>
          %292 = "tt.addptr"(%291, %74) : (tensor<2x64x!tt.ptr<f32>>, tensor<2x64xi32>) -> tensor<2x64x!tt.ptr<f32>>
          %293 = "tt.load"(%292, %287, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x!tt.ptr<f32>>, tensor<2x64xi1>, tensor<2x64xf32>) -> tensor<2x64xf32>
          %294 = "tt.expand_dims"(%293) {axis = 0 : i32} : (tensor<2x64xf32>) -> tensor<1x2x64xf32>
          %295 = "tt.broadcast"(%294) : (tensor<1x2x64xf32>) -> tensor<64x2x64xf32>
          %296 = "tt.load"(%282, %280, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %297 = arith.select %280, %296, %c-1_i32 : i32
          %298 = arith.divui %259, %c64_i32 : i32
          %299 = arith.cmpi ult, %298, %arg18 : i32
          %300 = arith.cmpi ult, %284, %arg17 : i32
          %301 = arith.cmpi slt, %259, %262 : i32
          %302 = arith.andi %301, %299 : i1
          %303 = arith.andi %302, %300 : i1
          %304 = arith.extsi %284 : i32 to i64
          %305 = arith.muli %304, %arg19 : i64
          %306 = "tt.addptr"(%arg16, %305) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %307 = arith.extsi %298 : i32 to i64
          %308 = "tt.addptr"(%306, %307) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %309 = "tt.load"(%308, %303, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %310 = arith.select %303, %309, %c-1_i32 : i32
          %311 = arith.cmpi ult, %297, %arg17 : i32
          %312 = arith.andi %302, %311 : i1
          %313 = arith.extsi %297 : i32 to i64
          %314 = arith.muli %313, %arg19 : i64
          %315 = "tt.addptr"(%arg16, %314) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %316 = "tt.addptr"(%315, %307) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %317 = "tt.load"(%316, %312, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %318 = arith.select %312, %317, %c-1_i32 : i32
          %319 = "tt.splat"(%318) : (i32) -> tensor<1xi32>
          %320 = "tt.expand_dims"(%319) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
          %321 = arith.cmpi ult, %320, %118 : tensor<1x1xi32>
          %322 = "tt.broadcast"(%321) : (tensor<1x1xi1>) -> tensor<64x1xi1>
          %323 = arith.extsi %320 : tensor<1x1xi32> to tensor<1x1xi64>
          %324 = arith.muli %323, %125 : tensor<1x1xi64>
          %325 = "tt.addptr"(%127, %324) : (tensor<1x1x!tt.ptr<f32>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f32>>
          %326 = "tt.broadcast"(%325) : (tensor<1x1x!tt.ptr<f32>>) -> tensor<64x1x!tt.ptr<f32>>
          %327 = "tt.addptr"(%326, %120) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
          %328 = "tt.addptr"(%327, %131) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
          %329 = "tt.load"(%328, %322, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
          %330 = "tt.splat"(%arg7) : (i32) -> tensor<1x1xi32>
          %331 = "tt.splat"(%arg8) : (i64) -> tensor<1x1xi64>
          %332 = "tt.splat"(%arg6) : (!tt.ptr<f8E4M3FN>) -> tensor<1x1x!tt.ptr<f8E4M3FN>>
          %333 = arith.muli %120, %cst_58 : tensor<64x1xi32>
          %334 = "tt.broadcast"(%38) : (tensor<1x128xi32>) -> tensor<64x128xi32>
          %335 = "tt.splat"(%262) : (i32) -> tensor<64xi32>
          %336 = "tt.fp_to_fp"(%278) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
          %337 = "tt.trans"(%336) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
          %338 = "tt.expand_dims"(%63) {axis = 2 : i32} : (tensor<64x2xf32>) -> tensor<64x2x1xf32>
          %339 = "tt.broadcast"(%338) : (tensor<64x2x1xf32>) -> tensor<64x2x64xf32>
          %340 = "tt.expand_dims"(%256) {axis = 1 : i32} : (tensor<2xi32>) -> tensor<2x1xi32>
          %341 = "tt.broadcast"(%340) : (tensor<2x1xi32>) -> tensor<2x64xi32>
          %342 = "tt.expand_dims"(%255) {axis = 1 : i32} : (tensor<2xf32>) -> tensor<2x1xf32>
          %343 = "tt.broadcast"(%342) : (tensor<2x1xf32>) -> tensor<2x64xf32>
          %344 = arith.cmpf olt, %255, %cst_50 : tensor<2xf32>
          %345 = "tt.expand_dims"(%344) {axis = 1 : i32} : (tensor<2xi1>) -> tensor<2x1xi1>
          %346 = "tt.broadcast"(%345) : (tensor<2x1xi1>) -> tensor<2x64xi1>
          %347 = arith.maxsi %219, %c0_i32 : i32
          %348 = arith.cmpi sge, %arg27, %c2048_i32 : i32
          %349 = arith.select %348, %c2048_i32, %c0_i32 : i32
          %350 = "tt.splat"(%arg24) : (i64) -> tensor<2x1xi64>
          %351 = arith.muli %288, %350 : tensor<2x1xi64>
          %352 = "tt.splat"(%arg22) : (!tt.ptr<i32>) -> tensor<2x1x!tt.ptr<i32>>
          %353 = "tt.addptr"(%352, %351) : (tensor<2x1x!tt.ptr<i32>>, tensor<2x1xi64>) -> tensor<2x1x!tt.ptr<i32>>
          %354 = "tt.broadcast"(%353) : (tensor<2x1x!tt.ptr<i32>>) -> tensor<2x64x!tt.ptr<i32>>
          %355 = "tt.splat"(%349) : (i32) -> tensor<2x64xi32>
          %356 = "tt.splat"(%347) : (i32) -> tensor<2x64xi32>
          %357 = arith.mulf %255, %cst_51 : tensor<2xf32>
          %358 = math.absf %255 : tensor<2xf32>
          %359 = arith.cmpf olt, %358, %cst_50 : tensor<2xf32>
          %360 = arith.select %359, %357, %cst_49 : tensor<2xi1>, tensor<2xf32>
          %361 = "tt.expand_dims"(%360) {axis = 1 : i32} : (tensor<2xf32>) -> tensor<2x1xf32>
          %362 = "tt.broadcast"(%361) : (tensor<2x1xf32>) -> tensor<2x64xf32>
          %363 = "tt.expand_dims"(%4) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
          %364 = "tt.expand_dims"(%363) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
          %365 = "tt.splat"(%arg28) : (i64) -> tensor<2x1x1xi64>
          %366 = arith.muli %270, %365 : tensor<2x1x1xi64>
          %367 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<2x1x1x!tt.ptr<i32>>
          %368 = "tt.addptr"(%367, %366) : (tensor<2x1x1x!tt.ptr<i32>>, tensor<2x1x1xi64>) -> tensor<2x1x1x!tt.ptr<i32>>
          %369 = "tt.broadcast"(%368) : (tensor<2x1x1x!tt.ptr<i32>>) -> tensor<2x64x1x!tt.ptr<i32>>
          %370 = "tt.broadcast"(%364) : (tensor<1x1x2xi32>) -> tensor<2x64x2xi32>
          %371:3 = scf.for %arg36 = %259 to %262 step %263 iter_args(%arg37 = %310, %arg38 = %318, %arg39 = %329) -> (i32, i32, tensor<64x1xf32>)  : i32 {
            %372 = arith.addi %arg36, %263 : i32
            %373 = arith.divui %372, %c64_i32 : i32
            %374 = arith.cmpi ult, %373, %arg18 : i32
            %375 = arith.cmpi slt, %372, %262 : i32
            %376 = arith.andi %375, %374 : i1
            %377 = arith.andi %376, %300 : i1
            %378 = arith.extsi %373 : i32 to i64
            %379 = "tt.addptr"(%306, %378) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %380 = "tt.load"(%379, %377, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %381 = arith.select %377, %380, %c-1_i32 : i32
            %382 = arith.andi %376, %311 : i1
            %383 = "tt.addptr"(%315, %378) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %384 = "tt.load"(%383, %382, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %385 = arith.select %382, %384, %c-1_i32 : i32
            %386 = "tt.splat"(%385) : (i32) -> tensor<1xi32>
            %387 = "tt.expand_dims"(%386) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %388 = arith.cmpi ult, %387, %118 : tensor<1x1xi32>
            %389 = "tt.broadcast"(%388) : (tensor<1x1xi1>) -> tensor<64x1xi1>
            %390 = arith.extsi %387 : tensor<1x1xi32> to tensor<1x1xi64>
            %391 = arith.muli %390, %125 : tensor<1x1xi64>
            %392 = "tt.addptr"(%127, %391) : (tensor<1x1x!tt.ptr<f32>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f32>>
            %393 = "tt.broadcast"(%392) : (tensor<1x1x!tt.ptr<f32>>) -> tensor<64x1x!tt.ptr<f32>>
            %394 = "tt.addptr"(%393, %120) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
            %395 = "tt.addptr"(%394, %131) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
            %396 = "tt.load"(%395, %389, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
            %397 = "tt.splat"(%arg37) : (i32) -> tensor<1xi32>
            %398 = "tt.expand_dims"(%397) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %399 = arith.cmpi ult, %398, %330 : tensor<1x1xi32>
            %400 = "tt.broadcast"(%399) : (tensor<1x1xi1>) -> tensor<64x128xi1>
            %401 = arith.extsi %398 : tensor<1x1xi32> to tensor<1x1xi64>
            %402 = arith.muli %401, %331 : tensor<1x1xi64>
            %403 = "tt.addptr"(%332, %402) : (tensor<1x1x!tt.ptr<f8E4M3FN>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f8E4M3FN>>
            %404 = "tt.broadcast"(%403) : (tensor<1x1x!tt.ptr<f8E4M3FN>>) -> tensor<64x1x!tt.ptr<f8E4M3FN>>
            %405 = "tt.addptr"(%404, %333) : (tensor<64x1x!tt.ptr<f8E4M3FN>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f8E4M3FN>>
            %406 = "tt.broadcast"(%405) : (tensor<64x1x!tt.ptr<f8E4M3FN>>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
            %407 = "tt.addptr"(%406, %334) : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi32>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
            %408 = "tt.load"(%407, %400, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi1>, tensor<64x128xf8E4M3FN>) -> tensor<64x128xf8E4M3FN>
            %409 = arith.cmpi ult, %arg37, %arg7 : i32
            %410 = "tt.splat"(%409) : (i1) -> tensor<64xi1>
            %411 = "tt.splat"(%arg36) : (i32) -> tensor<64xi32>
            %412 = arith.addi %411, %34 : tensor<64xi32>
            %413 = arith.cmpi slt, %412, %335 : tensor<64xi32>
            %414 = "tt.fp_to_fp"(%408) : (tensor<64x128xf8E4M3FN>) -> tensor<64x128xf16>
            %415 = "tt.dot"(%414, %337, %cst_57) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xf16>, tensor<128x128xf16>, tensor<64x128xf32>) -> tensor<64x128xf32>
            %416 = "tt.reshape"(%415) : (tensor<64x128xf32>) -> tensor<64x2x64xf32>
            %417 = arith.maximumf %416, %339 : tensor<64x2x64xf32>
            %418 = arith.mulf %417, %295 : tensor<64x2x64xf32>
            %419 = "tt.reduce"(%418) ({
            ^bb0(%arg40: f32, %arg41: f32):
              %478 = arith.addf %arg40, %arg41 : f32
              "tt.reduce_return"(%478) : (f32) -> ()
            }) {axis = 2 : i32} : (tensor<64x2x64xf32>) -> tensor<64x2xf32>
            %420 = arith.cmpi ult, %arg38, %arg10 : i32
            %421 = "tt.splat"(%420) : (i1) -> tensor<64xi1>
            %422 = "tt.reshape"(%arg39) : (tensor<64x1xf32>) -> tensor<64xf32>
            %423 = "tt.expand_dims"(%422) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
            %424 = "tt.broadcast"(%423) : (tensor<64x1xf32>) -> tensor<64x2xf32>
            %425 = arith.mulf %419, %424 : tensor<64x2xf32>
            %426 = arith.andi %410, %413 : tensor<64xi1>
            %427 = arith.andi %426, %421 : tensor<64xi1>
            %428 = arith.andi %427, %413 : tensor<64xi1>
            %429 = "tt.trans"(%425) {order = array<i32: 1, 0>} : (tensor<64x2xf32>) -> tensor<2x64xf32>
            %430 = "tt.expand_dims"(%429) {axis = 2 : i32} : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
            %431 = "tt.scan"(%430) ({
            ^bb0(%arg40: f32, %arg41: f32):
              %478 = arith.addf %arg40, %arg41 : f32
              "tt.scan_return"(%478) : (f32) -> ()
            }) {axis = 2 : i32, reverse = false} : (tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
            %432 = "tt.reshape"(%431) : (tensor<2x64x1xf32>) -> tensor<2x64xf32>
            %433 = "tt.expand_dims"(%412) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
            %434 = "tt.broadcast"(%433) : (tensor<1x64xi32>) -> tensor<2x64xi32>
            %435 = arith.cmpi slt, %434, %341 : tensor<2x64xi32>
            %436 = "tt.expand_dims"(%428) {axis = 0 : i32} : (tensor<64xi1>) -> tensor<1x64xi1>
            %437 = "tt.broadcast"(%436) : (tensor<1x64xi1>) -> tensor<2x64xi1>
            %438 = arith.andi %435, %437 : tensor<2x64xi1>
            %439 = arith.cmpf olt, %343, %432 : tensor<2x64xf32>
            %440 = arith.cmpf olt, %432, %343 : tensor<2x64xf32>
            %441 = arith.andi %439, %438 : tensor<2x64xi1>
            %442 = arith.ori %439, %440 : tensor<2x64xi1>
            %443 = arith.xori %442, %cst_56 : tensor<2x64xi1>
            %444 = arith.andi %443, %438 : tensor<2x64xi1>
            %445 = arith.cmpf uno, %432, %432 : tensor<2x64xf32>
            %446 = arith.andi %445, %346 : tensor<2x64xi1>
            %447 = arith.andi %444, %446 : tensor<2x64xi1>
            %448 = arith.ori %441, %447 : tensor<2x64xi1>
            %449 = arith.xori %444, %447 : tensor<2x64xi1>
            %450 = arith.ori %448, %449 : tensor<2x64xi1>
            %451 = arith.select %449, %cst_55, %cst_54 : tensor<2x64xi1>, tensor<2x64xi32>
            %452 = "tt.addptr"(%354, %451) : (tensor<2x64x!tt.ptr<i32>>, tensor<2x64xi32>) -> tensor<2x64x!tt.ptr<i32>>
            %453 = "tt.atomic_rmw"(%452, %cst_55, %450) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<2x64x!tt.ptr<i32>>, tensor<2x64xi32>, tensor<2x64xi1>) -> tensor<2x64xi32>
            %454 = arith.select %449, %355, %356 : tensor<2x64xi1>, tensor<2x64xi32>
            %455 = arith.cmpi ult, %453, %454 : tensor<2x64xi32>
            %456 = arith.subi %cst_53, %453 : tensor<2x64xi32>
            %457 = arith.addi %453, %cst_52 : tensor<2x64xi32>
            %458 = arith.select %449, %456, %457 : tensor<2x64xi1>, tensor<2x64xi32>
            %459 = arith.andi %450, %455 : tensor<2x64xi1>
            %460 = arith.cmpf ole, %432, %362 : tensor<2x64xf32>
            %461 = arith.subf %432, %343 : tensor<2x64xf32>
            %462 = math.absf %432 : tensor<2x64xf32>
            %463 = arith.cmpf olt, %462, %cst_48 : tensor<2x64xf32>
            %464 = arith.andi %460, %463 : tensor<2x64xi1>
            %465 = arith.select %464, %461, %432 : tensor<2x64xi1>, tensor<2x64xf32>
            %466 = "tt.bitcast"(%465) : (tensor<2x64xf32>) -> tensor<2x64xi32>
            %467 = arith.cmpf uno, %465, %465 : tensor<2x64xf32>
            %468 = arith.select %467, %cst_47, %466 : tensor<2x64xi1>, tensor<2x64xi32>
            %469 = "tt.join"(%434, %468) : (tensor<2x64xi32>, tensor<2x64xi32>) -> tensor<2x64x2xi32>
            %470 = "tt.expand_dims"(%458) {axis = 2 : i32} : (tensor<2x64xi32>) -> tensor<2x64x1xi32>
            %471 = "tt.expand_dims"(%459) {axis = 2 : i32} : (tensor<2x64xi1>) -> tensor<2x64x1xi1>
            %472 = "tt.broadcast"(%471) : (tensor<2x64x1xi1>) -> tensor<2x64x2xi1>
            %473 = arith.extsi %470 : tensor<2x64x1xi32> to tensor<2x64x1xi64>
            %474 = arith.muli %473, %cst_46 : tensor<2x64x1xi64>
            %475 = "tt.addptr"(%369, %474) : (tensor<2x64x1x!tt.ptr<i32>>, tensor<2x64x1xi64>) -> tensor<2x64x1x!tt.ptr<i32>>
            %476 = "tt.broadcast"(%475) : (tensor<2x64x1x!tt.ptr<i32>>) -> tensor<2x64x2x!tt.ptr<i32>>
            %477 = "tt.addptr"(%476, %370) : (tensor<2x64x2x!tt.ptr<i32>>, tensor<2x64x2xi32>) -> tensor<2x64x2x!tt.ptr<i32>>
            "tt.store"(%477, %469, %472) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x2x!tt.ptr<i32>>, tensor<2x64x2xi32>, tensor<2x64x2xi1>) -> ()
            scf.yield %381, %385, %396 : i32, i32, tensor<64x1xf32>
          }
        }
        gpu.barrier
        %237 = arith.extsi %200#1 : i32 to i64
        %238 = "tt.addptr"(%arg29, %237) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %239 = "tt.atomic_rmw"(%238, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %240 = arith.andi %239, %c2047_i32 : i32
        %241 = arith.cmpi eq, %240, %c1_i32 : i32
        scf.if %241 {
          %242 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<2x!tt.ptr<i32>>
          %243 = "tt.addptr"(%242, %cst_0) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %244 = "tt.addptr"(%243, %212) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %245 = "tt.load"(%244, %217, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
          %246 = "tt.splat"(%arg33) : (i64) -> tensor<2xi64>
          %247 = "tt.addptr"(%242, %246) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %248 = "tt.addptr"(%247, %212) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %249 = "tt.load"(%248, %217, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
          %250 = arith.cmpi slt, %249, %245 : tensor<2xi32>
          %251 = arith.andi %250, %217 : tensor<2xi1>
          %252 = arith.extui %251 : tensor<2xi1> to tensor<2xi32>
          %253 = "tt.reduce"(%252) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %273 = arith.maxsi %arg36, %arg37 : i32
            "tt.reduce_return"(%273) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
          %254 = arith.cmpi ne, %253, %c0_i32 : i32
          %255 = arith.cmpi slt, %200#2, %c500_i32 : i32
          %256 = arith.andi %254, %255 : i1
          %257 = arith.divsi %221, %c1024_i32 : i32
          %258 = arith.divsi %257, %c1024_i32 : i32
          %259 = arith.addi %258, %c1_i32 : i32
          %260 = arith.muli %259, %c1024_i32 : i32
          %261 = arith.divsi %221, %260 : i32
          %262 = arith.addi %261, %c1_i32 : i32
          %263 = arith.select %256, %262, %c0_i32 : i32
          %264 = arith.select %206, %263, %c2_i32 : i32
          %265 = arith.addi %200#2, %c1_i32 : i32
          %266 = arith.shli %265, %c22_i32 : i32
          %267 = arith.shli %264, %c11_i32 : i32
          %268 = arith.ori %266, %267 : i32
          %269 = arith.ori %268, %264 : i32
          %270 = arith.cmpi eq, %264, %c0_i32 : i32
          %271 = arith.select %270, %c0_i32, %269 : i32
          gpu.barrier
          %272 = "tt.atomic_rmw"(%238, %271) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %204 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "weights", winnow.type = memref<?x64xf32, strided<[?, 1]>>}, {winnow.arg = "weights.size0"}, {winnow.arg = "weights.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "key_scales", winnow.type = memref<?x64x1xf32, strided<[?, 1, 1]>>}, {winnow.arg = "key_scales.size0"}, {winnow.arg = "key_scales.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "requests", winnow.type = memref<?xi32>}, {winnow.arg = "requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<f8E4M3FN>, i32, i64, !tt.ptr<f32>, i32, i64, !tt.ptr<f8E4M3FN>, i32, i64, !tt.ptr<f32>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "deepseek_v32", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {fp8 = "convert", helpers = 396 : i32, keys_operand = "lhs", max_registers = 168 : i32, num_stages = 3 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 1024 : i32, scatter = "atomics", target = "cuda:90", tile_keys = 64 : i32, tile_rows = 2 : i32}} : () -> ()
}

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
      %199 = arith.maxsi %arg35, %arg36 : i32
      "tt.reduce_return"(%199) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
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
    %118 = "tt.splat"(%117) : (i32) -> tensor<1xi32>
    %119 = "tt.expand_dims"(%118) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
    %120 = "tt.splat"(%arg10) : (i32) -> tensor<1x1xi32>
    %121 = arith.cmpi ult, %119, %120 : tensor<1x1xi32>
    %122 = "tt.expand_dims"(%34) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %123 = "tt.make_range"() {end = 1 : i32, start = 0 : i32} : () -> tensor<1xi32>
    %124 = "tt.expand_dims"(%123) {axis = 0 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
    %125 = "tt.broadcast"(%121) : (tensor<1x1xi1>) -> tensor<64x1xi1>
    %126 = arith.extsi %119 : tensor<1x1xi32> to tensor<1x1xi64>
    %127 = "tt.splat"(%arg11) : (i64) -> tensor<1x1xi64>
    %128 = arith.muli %126, %127 : tensor<1x1xi64>
    %129 = "tt.splat"(%arg9) : (!tt.ptr<f32>) -> tensor<1x1x!tt.ptr<f32>>
    %130 = "tt.addptr"(%129, %128) : (tensor<1x1x!tt.ptr<f32>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f32>>
    %131 = "tt.broadcast"(%130) : (tensor<1x1x!tt.ptr<f32>>) -> tensor<64x1x!tt.ptr<f32>>
    %132 = "tt.addptr"(%131, %122) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
    %133 = "tt.broadcast"(%124) : (tensor<1x1xi32>) -> tensor<64x1xi32>
    %134 = "tt.addptr"(%132, %133) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
    %135 = "tt.load"(%134, %125, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
    %136 = "tt.splat"(%arg7) : (i32) -> tensor<1x1xi32>
    %137 = "tt.splat"(%arg8) : (i64) -> tensor<1x1xi64>
    %138 = "tt.splat"(%arg6) : (!tt.ptr<f8E4M3FN>) -> tensor<1x1x!tt.ptr<f8E4M3FN>>
    %139 = arith.muli %122, %cst_58 : tensor<64x1xi32>
    %140 = "tt.broadcast"(%38) : (tensor<1x128xi32>) -> tensor<64x128xi32>
    %141 = "tt.splat"(%95) : (i32) -> tensor<64xi32>
    %142 = "tt.fp_to_fp"(%56) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
    %143 = "tt.trans"(%142) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
    %144 = "tt.expand_dims"(%63) {axis = 2 : i32} : (tensor<64x2xf32>) -> tensor<64x2x1xf32>
    %145 = "tt.broadcast"(%144) : (tensor<64x2x1xf32>) -> tensor<64x2x64xf32>
    %146 = "tt.expand_dims"(%24) {axis = 1 : i32} : (tensor<2xi32>) -> tensor<2x1xi32>
    %147 = "tt.broadcast"(%146) : (tensor<2x1xi32>) -> tensor<2x64xi32>
    %148 = "tt.expand_dims"(%29) {axis = 1 : i32} : (tensor<2xf32>) -> tensor<2x1xf32>
    %149 = "tt.broadcast"(%148) : (tensor<2x1xf32>) -> tensor<2x64xf32>
    %150 = arith.subi %arg27, %c2048_i32 : i32
    %151 = arith.maxsi %150, %c0_i32 : i32
    %152 = arith.cmpi sge, %arg27, %c2048_i32 : i32
    %153 = arith.select %152, %c2048_i32, %c0_i32 : i32
    %154 = "tt.splat"(%arg24) : (i64) -> tensor<2x1xi64>
    %155 = arith.muli %68, %154 : tensor<2x1xi64>
    %156 = "tt.splat"(%arg22) : (!tt.ptr<i32>) -> tensor<2x1x!tt.ptr<i32>>
    %157 = "tt.addptr"(%156, %155) : (tensor<2x1x!tt.ptr<i32>>, tensor<2x1xi64>) -> tensor<2x1x!tt.ptr<i32>>
    %158 = "tt.broadcast"(%157) : (tensor<2x1x!tt.ptr<i32>>) -> tensor<2x64x!tt.ptr<i32>>
    %159 = "tt.splat"(%153) : (i32) -> tensor<2x64xi32>
    %160 = "tt.splat"(%151) : (i32) -> tensor<2x64xi32>
    %161 = arith.mulf %29, %cst_51 : tensor<2xf32>
    %162 = math.absf %29 : tensor<2xf32>
    %163 = arith.cmpf olt, %162, %cst_50 : tensor<2xf32>
    %164 = arith.select %163, %161, %cst_49 : tensor<2xi1>, tensor<2xf32>
    %165 = "tt.expand_dims"(%164) {axis = 1 : i32} : (tensor<2xf32>) -> tensor<2x1xf32>
    %166 = "tt.broadcast"(%165) : (tensor<2x1xf32>) -> tensor<2x64xf32>
    %167 = "tt.expand_dims"(%4) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
    %168 = "tt.expand_dims"(%167) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
    %169 = "tt.splat"(%arg28) : (i64) -> tensor<2x1x1xi64>
    %170 = arith.muli %43, %169 : tensor<2x1x1xi64>
    %171 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<2x1x1x!tt.ptr<i32>>
    %172 = "tt.addptr"(%171, %170) : (tensor<2x1x1x!tt.ptr<i32>>, tensor<2x1x1xi64>) -> tensor<2x1x1x!tt.ptr<i32>>
    %173 = "tt.broadcast"(%172) : (tensor<2x1x1x!tt.ptr<i32>>) -> tensor<2x64x1x!tt.ptr<i32>>
    %174 = "tt.broadcast"(%168) : (tensor<1x1x2xi32>) -> tensor<2x64x2xi32>
    %175:3 = scf.for %arg35 = %96 to %95 step %c64_i32 iter_args(%arg36 = %109, %arg37 = %117, %arg38 = %135) -> (i32, i32, tensor<64x1xf32>)  : i32 {
      %199 = arith.addi %arg35, %c64_i32 : i32
      %200 = arith.divui %199, %c64_i32 : i32
      %201 = arith.cmpi ult, %200, %arg18 : i32
      %202 = arith.cmpi slt, %199, %95 : i32
      %203 = arith.andi %202, %201 : i1
      %204 = arith.andi %203, %99 : i1
      %205 = arith.extsi %200 : i32 to i64
      %206 = "tt.addptr"(%105, %205) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %207 = "tt.load"(%206, %204, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %208 = arith.select %204, %207, %c-1_i32 : i32
      %209 = arith.andi %203, %110 : i1
      %210 = "tt.addptr"(%114, %205) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %211 = "tt.load"(%210, %209, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %212 = arith.select %209, %211, %c-1_i32 : i32
      %213 = "tt.splat"(%212) : (i32) -> tensor<1xi32>
      %214 = "tt.expand_dims"(%213) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %215 = arith.cmpi ult, %214, %120 : tensor<1x1xi32>
      %216 = "tt.broadcast"(%215) : (tensor<1x1xi1>) -> tensor<64x1xi1>
      %217 = arith.extsi %214 : tensor<1x1xi32> to tensor<1x1xi64>
      %218 = arith.muli %217, %127 : tensor<1x1xi64>
      %219 = "tt.addptr"(%129, %218) : (tensor<1x1x!tt.ptr<f32>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f32>>
      %220 = "tt.broadcast"(%219) : (tensor<1x1x!tt.ptr<f32>>) -> tensor<64x1x!tt.ptr<f32>>
      %221 = "tt.addptr"(%220, %122) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
      %222 = "tt.addptr"(%221, %133) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
      %223 = "tt.load"(%222, %216, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
      %224 = "tt.splat"(%arg36) : (i32) -> tensor<1xi32>
      %225 = "tt.expand_dims"(%224) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %226 = arith.cmpi ult, %225, %136 : tensor<1x1xi32>
      %227 = "tt.broadcast"(%226) : (tensor<1x1xi1>) -> tensor<64x128xi1>
      %228 = arith.extsi %225 : tensor<1x1xi32> to tensor<1x1xi64>
      %229 = arith.muli %228, %137 : tensor<1x1xi64>
      %230 = "tt.addptr"(%138, %229) : (tensor<1x1x!tt.ptr<f8E4M3FN>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f8E4M3FN>>
      %231 = "tt.broadcast"(%230) : (tensor<1x1x!tt.ptr<f8E4M3FN>>) -> tensor<64x1x!tt.ptr<f8E4M3FN>>
      %232 = "tt.addptr"(%231, %139) : (tensor<64x1x!tt.ptr<f8E4M3FN>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f8E4M3FN>>
      %233 = "tt.broadcast"(%232) : (tensor<64x1x!tt.ptr<f8E4M3FN>>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
      %234 = "tt.addptr"(%233, %140) : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi32>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
      %235 = "tt.load"(%234, %227, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi1>, tensor<64x128xf8E4M3FN>) -> tensor<64x128xf8E4M3FN>
      %236 = arith.cmpi ult, %arg36, %arg7 : i32
      %237 = "tt.splat"(%236) : (i1) -> tensor<64xi1>
      %238 = "tt.splat"(%arg35) : (i32) -> tensor<64xi32>
      %239 = arith.addi %238, %34 : tensor<64xi32>
      %240 = arith.cmpi slt, %239, %141 : tensor<64xi32>
      %241 = "tt.fp_to_fp"(%235) : (tensor<64x128xf8E4M3FN>) -> tensor<64x128xf16>
      %242 = "tt.dot"(%241, %143, %cst_57) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xf16>, tensor<128x128xf16>, tensor<64x128xf32>) -> tensor<64x128xf32>
      %243 = "tt.reshape"(%242) : (tensor<64x128xf32>) -> tensor<64x2x64xf32>
      %244 = arith.maximumf %243, %145 : tensor<64x2x64xf32>
      %245 = arith.mulf %244, %78 : tensor<64x2x64xf32>
      %246 = "tt.reduce"(%245) ({
      ^bb0(%arg39: f32, %arg40: f32):
        %300 = arith.addf %arg39, %arg40 : f32
        "tt.reduce_return"(%300) : (f32) -> ()
      }) {axis = 2 : i32} : (tensor<64x2x64xf32>) -> tensor<64x2xf32>
      %247 = arith.cmpi ult, %arg37, %arg10 : i32
      %248 = "tt.splat"(%247) : (i1) -> tensor<64xi1>
      %249 = "tt.reshape"(%arg38) : (tensor<64x1xf32>) -> tensor<64xf32>
      %250 = "tt.expand_dims"(%249) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
      %251 = "tt.broadcast"(%250) : (tensor<64x1xf32>) -> tensor<64x2xf32>
      %252 = arith.mulf %246, %251 : tensor<64x2xf32>
      %253 = arith.andi %237, %240 : tensor<64xi1>
      %254 = arith.andi %253, %248 : tensor<64xi1>
      %255 = arith.andi %254, %240 : tensor<64xi1>
      %256 = "tt.trans"(%252) {order = array<i32: 1, 0>} : (tensor<64x2xf32>) -> tensor<2x64xf32>
      %257 = "tt.expand_dims"(%256) {axis = 2 : i32} : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
      %258 = "tt.scan"(%257) ({
      ^bb0(%arg39: f32, %arg40: f32):
        %300 = arith.addf %arg39, %arg40 : f32
        "tt.scan_return"(%300) : (f32) -> ()
      }) {axis = 2 : i32, reverse = false} : (tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
      %259 = "tt.reshape"(%258) : (tensor<2x64x1xf32>) -> tensor<2x64xf32>
      %260 = "tt.expand_dims"(%239) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
      %261 = "tt.broadcast"(%260) : (tensor<1x64xi32>) -> tensor<2x64xi32>
      %262 = arith.cmpi slt, %261, %147 : tensor<2x64xi32>
      %263 = "tt.expand_dims"(%255) {axis = 0 : i32} : (tensor<64xi1>) -> tensor<1x64xi1>
      %264 = "tt.broadcast"(%263) : (tensor<1x64xi1>) -> tensor<2x64xi1>
      %265 = arith.andi %262, %264 : tensor<2x64xi1>
      %266 = arith.cmpf olt, %149, %259 : tensor<2x64xf32>
      %267 = arith.cmpf olt, %259, %149 : tensor<2x64xf32>
      %268 = arith.andi %266, %265 : tensor<2x64xi1>
      %269 = arith.ori %266, %267 : tensor<2x64xi1>
      %270 = arith.xori %269, %cst_56 : tensor<2x64xi1>
      %271 = arith.andi %270, %265 : tensor<2x64xi1>
      %272 = arith.ori %268, %271 : tensor<2x64xi1>
      %273 = arith.select %271, %cst_55, %cst_54 : tensor<2x64xi1>, tensor<2x64xi32>
      %274 = "tt.addptr"(%158, %273) : (tensor<2x64x!tt.ptr<i32>>, tensor<2x64xi32>) -> tensor<2x64x!tt.ptr<i32>>
      %275 = "tt.atomic_rmw"(%274, %cst_55, %272) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<2x64x!tt.ptr<i32>>, tensor<2x64xi32>, tensor<2x64xi1>) -> tensor<2x64xi32>
      %276 = arith.select %271, %159, %160 : tensor<2x64xi1>, tensor<2x64xi32>
      %277 = arith.cmpi ult, %275, %276 : tensor<2x64xi32>
      %278 = arith.subi %cst_53, %275 : tensor<2x64xi32>
      %279 = arith.addi %275, %cst_52 : tensor<2x64xi32>
      %280 = arith.select %271, %278, %279 : tensor<2x64xi1>, tensor<2x64xi32>
      %281 = arith.andi %272, %277 : tensor<2x64xi1>
      %282 = arith.cmpf ole, %259, %166 : tensor<2x64xf32>
      %283 = arith.subf %259, %149 : tensor<2x64xf32>
      %284 = math.absf %259 : tensor<2x64xf32>
      %285 = arith.cmpf olt, %284, %cst_48 : tensor<2x64xf32>
      %286 = arith.andi %282, %285 : tensor<2x64xi1>
      %287 = arith.select %286, %283, %259 : tensor<2x64xi1>, tensor<2x64xf32>
      %288 = "tt.bitcast"(%287) : (tensor<2x64xf32>) -> tensor<2x64xi32>
      %289 = arith.cmpf uno, %287, %287 : tensor<2x64xf32>
      %290 = arith.select %289, %cst_47, %288 : tensor<2x64xi1>, tensor<2x64xi32>
      %291 = "tt.join"(%261, %290) : (tensor<2x64xi32>, tensor<2x64xi32>) -> tensor<2x64x2xi32>
      %292 = "tt.expand_dims"(%280) {axis = 2 : i32} : (tensor<2x64xi32>) -> tensor<2x64x1xi32>
      %293 = "tt.expand_dims"(%281) {axis = 2 : i32} : (tensor<2x64xi1>) -> tensor<2x64x1xi1>
      %294 = "tt.broadcast"(%293) : (tensor<2x64x1xi1>) -> tensor<2x64x2xi1>
      %295 = arith.extsi %292 : tensor<2x64x1xi32> to tensor<2x64x1xi64>
      %296 = arith.muli %295, %cst_46 : tensor<2x64x1xi64>
      %297 = "tt.addptr"(%173, %296) : (tensor<2x64x1x!tt.ptr<i32>>, tensor<2x64x1xi64>) -> tensor<2x64x1x!tt.ptr<i32>>
      %298 = "tt.broadcast"(%297) : (tensor<2x64x1x!tt.ptr<i32>>) -> tensor<2x64x2x!tt.ptr<i32>>
      %299 = "tt.addptr"(%298, %174) : (tensor<2x64x2x!tt.ptr<i32>>, tensor<2x64x2xi32>) -> tensor<2x64x2x!tt.ptr<i32>>
      "tt.store"(%299, %291, %294) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x2x!tt.ptr<i32>>, tensor<2x64x2xi32>, tensor<2x64x2xi1>) -> ()
      scf.yield %208, %212, %223 : i32, i32, tensor<64x1xf32>
    }
    %176 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %177 = arith.cmpi slt, %0, %arg30 : i32
    gpu.barrier
    %178 = arith.extsi %0 : i32 to i64
    %179 = "tt.addptr"(%arg29, %178) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %180 = "tt.atomic_rmw"(%179, %c1_i32, %177) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %181 = arith.subi %82, %c1_i32 : i32
    %182 = arith.cmpi eq, %180, %181 : i32
    %183 = arith.andi %177, %182 : i1
    %184 = scf.if %183 -> (i1) {
      %199 = "tt.load"(%10, %7, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
      %200 = arith.minsi %199, %13 : tensor<2xi32>
      %201 = arith.maxsi %200, %cst_65 : tensor<2xi32>
      %202 = arith.select %23, %201, %cst_65 : tensor<2xi1>, tensor<2xi32>
      %203 = arith.subi %arg27, %c2048_i32 : i32
      %204 = "tt.load"(%28, %23, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<f32>>, tensor<2xi1>, tensor<2xf32>) -> tensor<2xf32>
      %205 = "tt.splat"(%arg24) : (i64) -> tensor<2xi64>
      %206 = arith.muli %8, %205 : tensor<2xi64>
      %207 = "tt.splat"(%arg22) : (!tt.ptr<i32>) -> tensor<2x!tt.ptr<i32>>
      %208 = "tt.addptr"(%207, %206) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
      %209 = "tt.addptr"(%208, %cst_65) : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>) -> tensor<2x!tt.ptr<i32>>
      %210 = "tt.load"(%209, %23, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
      %211 = "tt.addptr"(%208, %cst_45) : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>) -> tensor<2x!tt.ptr<i32>>
      %212 = "tt.load"(%211, %23, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
      %213 = arith.minsi %212, %cst_44 : tensor<2xi32>
      %214 = "tt.splat"(%203) : (i32) -> tensor<2xi32>
      %215 = arith.cmpi slt, %214, %210 : tensor<2xi32>
      %216 = arith.addi %210, %213 : tensor<2xi32>
      %217 = arith.minsi %202, %cst_44 : tensor<2xi32>
      %218 = arith.cmpi slt, %216, %217 : tensor<2xi32>
      %219 = arith.cmpf uno, %204, %204 : tensor<2xf32>
      %220 = arith.cmpi sgt, %212, %cst_65 : tensor<2xi32>
      %221 = arith.andi %219, %220 : tensor<2xi1>
      %222 = arith.ori %215, %218 : tensor<2xi1>
      %223 = arith.ori %222, %221 : tensor<2xi1>
      %224 = arith.andi %223, %23 : tensor<2xi1>
      %225 = "tt.bitcast"(%204) : (tensor<2xf32>) -> tensor<2xi32>
      %226 = arith.cmpi slt, %225, %cst_65 : tensor<2xi32>
      %227 = arith.andi %225, %cst_43 : tensor<2xi32>
      %228 = arith.subi %cst_65, %227 : tensor<2xi32>
      %229 = arith.cmpi sgt, %227, %cst_42 : tensor<2xi32>
      %230 = arith.select %226, %228, %225 : tensor<2xi1>, tensor<2xi32>
      %231 = arith.select %229, %cst_42, %230 : tensor<2xi1>, tensor<2xi32>
      %232 = arith.select %215, %231, %cst_41 : tensor<2xi1>, tensor<2xi32>
      %233 = arith.addi %232, %cst_45 : tensor<2xi32>
      %234 = arith.subi %cst_44, %213 : tensor<2xi32>
      %235 = arith.select %224, %233, %234 : tensor<2xi1>, tensor<2xi32>
      %236 = arith.addi %210, %cst_44 : tensor<2xi32>
      %237 = arith.select %224, %232, %236 : tensor<2xi1>, tensor<2xi32>
      gpu.barrier
      %238 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<2x!tt.ptr<i32>>
      %239 = "tt.addptr"(%238, %cst_0) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
      %240 = "tt.addptr"(%239, %8) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
      "tt.store"(%240, %235, %23) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>, tensor<2xi1>) -> ()
      %241 = "tt.splat"(%arg33) : (i64) -> tensor<2xi64>
      %242 = "tt.addptr"(%238, %241) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
      %243 = "tt.addptr"(%242, %8) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
      "tt.store"(%243, %237, %23) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>, tensor<2xi1>) -> ()
      %244 = "tt.bitcast"(%cst_40) : (tensor<2xi32>) -> tensor<2xf32>
      %245 = arith.andi %224, %215 : tensor<2xi1>
      "tt.store"(%28, %244, %245) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<f32>>, tensor<2xf32>, tensor<2xi1>) -> ()
      "tt.store"(%209, %cst_65, %224) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>, tensor<2xi1>) -> ()
      "tt.store"(%211, %cst_65, %224) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>, tensor<2xi1>) -> ()
      %246 = arith.extui %224 : tensor<2xi1> to tensor<2xi32>
      %247 = "tt.reduce"(%246) ({
      ^bb0(%arg35: i32, %arg36: i32):
        %271 = arith.maxsi %arg35, %arg36 : i32
        "tt.reduce_return"(%271) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
      %248 = arith.cmpi ne, %247, %c0_i32 : i32
      %249 = "tt.reduce"(%202) ({
      ^bb0(%arg35: i32, %arg36: i32):
        %271 = arith.maxsi %arg35, %arg36 : i32
        "tt.reduce_return"(%271) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
      %250 = arith.subi %249, %c1_i32 : i32
      %251 = arith.divsi %250, %c64_i32 : i32
      %252 = arith.divsi %203, %c64_i32 : i32
      %253 = arith.maxsi %252, %c16_i32 : i32
      %254 = arith.divsi %251, %253 : i32
      %255 = arith.addi %254, %c1_i32 : i32
      %256 = arith.minsi %255, %c1024_i32 : i32
      %257 = arith.muli %256, %c128_i32 : i32
      %258 = arith.divsi %250, %257 : i32
      %259 = arith.divsi %258, %c1024_i32 : i32
      %260 = arith.addi %259, %c1_i32 : i32
      %261 = arith.muli %257, %260 : i32
      %262 = arith.divsi %250, %261 : i32
      %263 = arith.addi %262, %c1_i32 : i32
      %264 = arith.select %248, %263, %c0_i32 : i32
      %265 = arith.shli %264, %c11_i32 : i32
      %266 = arith.ori %265, %c4194304_i32 : i32
      %267 = arith.ori %266, %264 : i32
      %268 = arith.cmpi eq, %264, %c0_i32 : i32
      %269 = arith.select %268, %c0_i32, %267 : i32
      gpu.barrier
      %270 = "tt.atomic_rmw"(%179, %269) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %248 : i1
    } else {
      scf.yield %false : i1
    }
    %185 = arith.muli %1, %176 : i32
    %186 = arith.addi %185, %0 : i32
    %187 = arith.muli %82, %176 : i32
    %188 = arith.subi %187, %c396_i32 : i32
    %189 = arith.cmpi sge, %186, %188 : i32
    %190 = arith.ori %184, %189 : i1
    %191 = arith.select %190, %c1024_i32, %c0_i32 : i32
    %192 = arith.minsi %176, %arg30 : i32
    %193 = arith.cmpi slt, %0, %192 : i32
    %194 = arith.select %193, %0, %c0_i32 : i32
    %195 = "tt.splat"(%192) : (i32) -> tensor<128xi32>
    %196 = "tt.splat"(%arg29) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %197 = "tt.splat"(%194) : (i32) -> tensor<128xi32>
    %198 = scf.while (%arg35 = %191) : (i32) -> i32 {
      %199 = arith.cmpi sgt, %arg35, %c0_i32 : i32
      scf.condition(%199) %arg35 : i32
    } do {
    ^bb0(%arg35: i32):
      %199 = scf.for %arg36 = %c0_i32 to %192 step %c128_i32 iter_args(%arg37 = %c2147483647_i32) -> (i32)  : i32 {
        %208 = "tt.splat"(%arg36) : (i32) -> tensor<128xi32>
        %209 = arith.addi %208, %37 : tensor<128xi32>
        %210 = arith.cmpi slt, %209, %195 : tensor<128xi32>
        %211 = arith.extsi %209 : tensor<128xi32> to tensor<128xi64>
        %212 = "tt.addptr"(%196, %211) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %213 = "tt.load"(%212, %210, %cst_38) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %214 = arith.subi %209, %197 : tensor<128xi32>
        %215 = arith.cmpi slt, %214, %cst_38 : tensor<128xi32>
        %216 = arith.addi %214, %195 : tensor<128xi32>
        %217 = arith.select %215, %216, %214 : tensor<128xi1>, tensor<128xi32>
        %218 = arith.cmpi eq, %213, %cst_38 : tensor<128xi32>
        %219 = arith.select %218, %cst_37, %cst_36 : tensor<128xi1>, tensor<128xi32>
        %220 = arith.cmpi sge, %213, %cst_35 : tensor<128xi32>
        %221 = arith.shrsi %213, %cst_34 : tensor<128xi32>
        %222 = arith.andi %221, %cst_33 : tensor<128xi32>
        %223 = arith.cmpi ne, %222, %cst_38 : tensor<128xi32>
        %224 = arith.andi %220, %223 : tensor<128xi1>
        %225 = arith.select %224, %217, %219 : tensor<128xi1>, tensor<128xi32>
        %226 = "tt.reduce"(%225) ({
        ^bb0(%arg38: i32, %arg39: i32):
          %228 = arith.minsi %arg38, %arg39 : i32
          "tt.reduce_return"(%228) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %227 = arith.minsi %arg37, %226 : i32
        scf.yield %227 : i32
      }
      %200 = "tt.splat"(%199) : (i32) -> tensor<4096xi32>
      %201 = "tt.reduce"(%200) ({
      ^bb0(%arg36: i32, %arg37: i32):
        %208 = arith.minsi %arg36, %arg37 : i32
        "tt.reduce_return"(%208) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %202 = arith.cmpi slt, %201, %192 : i32
      %203:4 = scf.if %202 -> (i1, i32, i32, i32) {
        %208 = arith.addi %194, %201 : i32
        %209 = arith.cmpi sge, %208, %192 : i32
        %210 = arith.subi %208, %192 : i32
        %211 = arith.select %209, %210, %208 : i32
        %212 = arith.extsi %211 : i32 to i64
        %213 = "tt.addptr"(%arg29, %212) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %214 = "tt.atomic_rmw"(%213, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %215 = arith.cmpi sge, %214, %c4194304_i32 : i32
        %216 = arith.shrsi %214, %c11_i32 : i32
        %217 = arith.andi %216, %c2047_i32 : i32
        %218 = arith.cmpi ne, %217, %c0_i32 : i32
        %219 = arith.andi %215, %218 : i1
        %220 = arith.subi %214, %c2048_i32 : i32
        %221 = arith.select %219, %220, %214 : i32
        %222 = "tt.atomic_cas"(%213, %214, %221) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %223 = arith.cmpi eq, %222, %214 : i32
        %224 = arith.andi %219, %223 : i1
        %225 = arith.subi %217, %c1_i32 : i32
        %226 = arith.shrsi %214, %c22_i32 : i32
        scf.yield %224, %211, %226, %225 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %204 = arith.cmpi slt, %201, %c2147483647_i32 : i32
      %205 = arith.subi %arg35, %c1_i32 : i32
      %206 = arith.select %204, %205, %c0_i32 : i32
      %207 = arith.select %203#0, %c1024_i32, %206 : i32
      scf.if %203#0 {
        %208 = arith.andi %203#2, %c1_i32 : i32
        %209 = arith.cmpi eq, %208, %c0_i32 : i32
        %210 = arith.cmpi sle, %203#2, %c2_i32 : i32
        %211 = arith.muli %203#1, %c2_i32 : i32
        %212 = "tt.splat"(%211) : (i32) -> tensor<2xi32>
        %213 = arith.addi %212, %4 : tensor<2xi32>
        %214 = arith.cmpi ult, %213, %6 : tensor<2xi32>
        %215 = arith.extsi %213 : tensor<2xi32> to tensor<2xi64>
        %216 = "tt.addptr"(%9, %215) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
        %217 = "tt.load"(%216, %214, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
        %218 = arith.minsi %217, %13 : tensor<2xi32>
        %219 = arith.maxsi %218, %cst_65 : tensor<2xi32>
        %220 = arith.cmpi slt, %213, %22 : tensor<2xi32>
        %221 = arith.select %220, %219, %cst_65 : tensor<2xi1>, tensor<2xi32>
        %222 = arith.subi %arg27, %c2048_i32 : i32
        %223 = "tt.reduce"(%221) ({
        ^bb0(%arg36: i32, %arg37: i32):
          %245 = arith.maxsi %arg36, %arg37 : i32
          "tt.reduce_return"(%245) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
        %224 = arith.subi %223, %c1_i32 : i32
        %225 = arith.divsi %224, %c64_i32 : i32
        %226 = arith.divsi %222, %c64_i32 : i32
        %227 = arith.maxsi %226, %c16_i32 : i32
        %228 = arith.divsi %225, %227 : i32
        %229 = arith.addi %228, %c1_i32 : i32
        %230 = arith.minsi %229, %c1024_i32 : i32
        %231 = arith.select %210, %230, %c1_i32 : i32
        %232 = arith.select %210, %c128_i32, %c1024_i32 : i32
        %233 = arith.muli %231, %232 : i32
        %234 = arith.divsi %224, %233 : i32
        %235 = arith.divsi %234, %c1024_i32 : i32
        %236 = arith.addi %235, %c1_i32 : i32
        %237 = arith.muli %233, %236 : i32
        %238 = arith.divsi %224, %237 : i32
        %239 = arith.addi %238, %c1_i32 : i32
        scf.if %209 {
          %245 = arith.shrsi %203#2, %c1_i32 : i32
          %246 = arith.remui %245, %c3_i32 : i32
          %247 = arith.cmpi eq, %246, %c0_i32 : i32
          %248 = "tt.splat"(%c0_i32) : (i32) -> tensor<2xi32>
          %249 = arith.addi %248, %4 : tensor<2xi32>
          %250 = "tt.splat"(%203#3) : (i32) -> tensor<2xi32>
          %251 = arith.cmpi eq, %249, %250 : tensor<2xi32>
          %252 = arith.select %251, %221, %cst_65 : tensor<2xi1>, tensor<2xi32>
          %253 = "tt.reduce"(%252) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %259 = arith.maxsi %arg36, %arg37 : i32
            "tt.reduce_return"(%259) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
          %254 = arith.andi %251, %220 : tensor<2xi1>
          %255 = arith.extui %254 : tensor<2xi1> to tensor<2xi32>
          %256 = "tt.reduce"(%255) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %259 = arith.maxsi %arg36, %arg37 : i32
            "tt.reduce_return"(%259) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
          %257 = arith.addi %211, %203#3 : i32
          %258 = arith.cmpi eq, %256, %c1_i32 : i32
          scf.if %258 {
            %259 = arith.minsi %arg21, %arg23 : i32
            %260 = arith.minsi %259, %arg26 : i32
            %261 = arith.minsi %260, %arg32 : i32
            %262 = arith.cmpi ult, %257, %261 : i32
            %263 = "tt.addptr"(%arg31, %c0_i64) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %264 = arith.extsi %257 : i32 to i64
            %265 = "tt.addptr"(%263, %264) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %266 = "tt.load"(%265, %262, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %267 = "tt.addptr"(%arg31, %arg33) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %268 = "tt.addptr"(%267, %264) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %269 = "tt.load"(%268, %262, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %270 = arith.cmpi sgt, %266, %269 : i32
            scf.if %270 {
              %271 = "tt.addptr"(%arg20, %264) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
              %272 = "tt.load"(%271) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
              %273 = arith.muli %264, %arg24 : i64
              %274 = "tt.addptr"(%arg22, %273) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %275 = "tt.addptr"(%274, %c0_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
              %276 = "tt.load"(%275) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
              %277 = "tt.addptr"(%274, %c1_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
              %278 = "tt.load"(%277) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
              %279 = arith.maxsi %222, %c0_i32 : i32
              %280 = arith.minsi %276, %279 : i32
              %281 = arith.maxsi %280, %c0_i32 : i32
              %282 = "tt.bitcast"(%272) : (f32) -> i32
              %283 = arith.cmpi slt, %282, %c0_i32 : i32
              %284 = arith.andi %282, %c2147483647_i32 : i32
              %285 = arith.subi %c0_i32, %284 : i32
              %286 = arith.cmpi sgt, %284, %c2139095040_i32 : i32
              %287 = arith.select %283, %285, %282 : i32
              %288 = arith.select %286, %c2139095041_i32, %287 : i32
              gpu.barrier
              %289 = arith.cmpi ne, %231, %c1_i32 : i32
              %290 = arith.cmpi eq, %266, %c-2139095040_i32 : i32
              %291 = arith.cmpi eq, %231, %c1_i32 : i32
              %292 = arith.andi %290, %291 : i1
              %293 = arith.addi %276, %278 : i32
              %294 = arith.select %292, %293, %253 : i32
              %295 = arith.minsi %294, %c2048_i32 : i32
              %296 = arith.cmpi sgt, %276, %279 : i32
              %297 = arith.minsi %278, %c2048_i32 : i32
              %298 = arith.addi %276, %297 : i32
              %299 = arith.cmpi sge, %298, %295 : i32
              %300 = arith.ori %299, %292 : i1
              %301 = arith.ori %296, %289 : i1
              %302 = arith.xori %301, %true : i1
              %303 = arith.andi %300, %302 : i1
              %304 = arith.ori %303, %296 : i1
              %305 = arith.ori %304, %289 : i1
              %306 = arith.xori %305, %true : i1
              %307 = arith.cmpi sge, %276, %c8_i32 : i32
              %308 = arith.cmpi eq, %269, %c-2139095041_i32 : i32
              %309 = arith.cmpi ne, %246, %c0_i32 : i32
              %310 = arith.andi %306, %307 : i1
              %311 = arith.andi %310, %308 : i1
              %312 = arith.andi %311, %309 : i1
              %313 = arith.divui %276, %c2_i32 : i32
              %314 = arith.subi %279, %295 : i32
              %315 = arith.maxsi %314, %c0_i32 : i32
              %316 = arith.sitofp %295 : i32 to f32
              %317 = arith.sitofp %315 : i32 to f32
              %318 = arith.mulf %317, %cst_32 : f32
              %319 = arith.addf %316, %318 : f32
              %320 = arith.sitofp %281 : i32 to f32
              %321 = arith.sitofp %231 : i32 to f32
              %322 = arith.sitofp %276 : i32 to f32
              %323 = arith.maximumf %322, %cst_31 : f32
              %324 = arith.mulf %323, %321 : f32
              %325 = arith.mulf %319, %320 : f32
              %326 = arith.divf %325, %324 : f32
              %327 = arith.addf %326, %cst_30 : f32
              %328 = arith.maximumf %327, %cst_31 : f32
              %329 = arith.minimumf %328, %cst_29 : f32
              %330 = arith.fptosi %329 : f32 to i32
              %331 = arith.select %312, %313, %330 : i32
              %332 = arith.select %303, %295, %331 : i32
              %333 = arith.andi %296, %309 : i1
              %334 = arith.ori %289, %333 : i1
              %335 = arith.ori %334, %312 : i1
              %336 = arith.cmpi sle, %332, %281 : i32
              %337 = arith.cmpi sge, %332, %c1_i32 : i32
              %338 = arith.andi %336, %337 : i1
              %339 = arith.ori %303, %335 : i1
              %340 = arith.andi %338, %339 : i1
              %341 = scf.if %340 -> (i32) {
                %342 = arith.cmpi slt, %266, %c0_i32 : i32
                %343 = arith.subi %c-2147483648_i32, %266 : i32
                %344 = arith.select %342, %343, %266 : i32
                %345 = "tt.bitcast"(%344) : (i32) -> f32
                %346 = "tt.make_range"() {end = 2048 : i32, start = 0 : i32} : () -> tensor<2048xi32>
                %347 = "tt.splat"(%281) : (i32) -> tensor<2048xi32>
                %348 = arith.cmpi ult, %346, %347 : tensor<2048xi32>
                %349 = arith.addi %346, %cst_28 : tensor<2048xi32>
                %350 = "tt.splat"(%257) : (i32) -> tensor<1xi32>
                %351 = arith.extsi %350 : tensor<1xi32> to tensor<1xi64>
                %352 = "tt.splat"(%arg28) : (i64) -> tensor<1xi64>
                %353 = arith.muli %351, %352 : tensor<1xi64>
                %354 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                %355 = "tt.addptr"(%354, %353) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                %356 = arith.extsi %349 : tensor<2048xi32> to tensor<2048xi64>
                %357 = arith.muli %356, %cst_25 : tensor<2048xi64>
                %358 = "tt.broadcast"(%355) : (tensor<1x!tt.ptr<i32>>) -> tensor<2048x!tt.ptr<i32>>
                %359 = "tt.addptr"(%358, %357) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                %360 = "tt.broadcast"(%cst_27) : (tensor<1xi32>) -> tensor<2048xi32>
                %361 = "tt.addptr"(%359, %360) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                %362 = "tt.load"(%361, %348, %cst_26) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                %363 = "tt.bitcast"(%362) : (tensor<2048xi32>) -> tensor<2048xf32>
                %364 = arith.cmpf oge, %345, %cst_66 : f32
                %365 = arith.cmpf olt, %345, %cst_24 : f32
                %366 = arith.andi %364, %365 : i1
                %367 = arith.select %366, %345, %cst_23 : f32
                %368 = "tt.splat"(%367) : (f32) -> tensor<2048xf32>
                %369 = arith.cmpf ole, %363, %368 : tensor<2048xf32>
                %370 = "tt.splat"(%345) : (f32) -> tensor<2048xf32>
                %371 = arith.addf %363, %370 : tensor<2048xf32>
                %372 = arith.select %369, %371, %363 : tensor<2048xi1>, tensor<2048xf32>
                %373 = "tt.bitcast"(%372) : (tensor<2048xf32>) -> tensor<2048xi32>
                %374 = arith.cmpi slt, %373, %cst_26 : tensor<2048xi32>
                %375 = arith.andi %373, %cst_22 : tensor<2048xi32>
                %376 = arith.subi %cst_26, %375 : tensor<2048xi32>
                %377 = arith.cmpi sgt, %375, %cst_21 : tensor<2048xi32>
                %378 = arith.select %374, %376, %373 : tensor<2048xi1>, tensor<2048xi32>
                %379 = arith.select %377, %cst_21, %378 : tensor<2048xi1>, tensor<2048xi32>
                %380 = arith.select %348, %379, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                %381 = arith.addi %281, %c2047_i32 : i32
                %382 = arith.divui %381, %c2048_i32 : i32
                %383 = scf.for %arg36 = %c1_i32 to %382 step %c1_i32 iter_args(%arg37 = %380) -> (tensor<2048xi32>)  : i32 {
                  %452 = arith.muli %arg36, %c2048_i32 : i32
                  %453 = "tt.splat"(%452) : (i32) -> tensor<2048xi32>
                  %454 = arith.addi %453, %346 : tensor<2048xi32>
                  %455 = arith.cmpi ult, %454, %347 : tensor<2048xi32>
                  %456 = arith.addi %454, %cst_28 : tensor<2048xi32>
                  %457 = arith.extsi %456 : tensor<2048xi32> to tensor<2048xi64>
                  %458 = arith.muli %457, %cst_25 : tensor<2048xi64>
                  %459 = "tt.addptr"(%358, %458) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                  %460 = "tt.addptr"(%459, %360) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                  %461 = "tt.load"(%460, %455, %cst_26) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                  %462 = "tt.bitcast"(%461) : (tensor<2048xi32>) -> tensor<2048xf32>
                  %463 = arith.cmpf ole, %462, %368 : tensor<2048xf32>
                  %464 = arith.addf %462, %370 : tensor<2048xf32>
                  %465 = arith.select %463, %464, %462 : tensor<2048xi1>, tensor<2048xf32>
                  %466 = "tt.bitcast"(%465) : (tensor<2048xf32>) -> tensor<2048xi32>
                  %467 = arith.cmpi slt, %466, %cst_26 : tensor<2048xi32>
                  %468 = arith.andi %466, %cst_22 : tensor<2048xi32>
                  %469 = arith.subi %cst_26, %468 : tensor<2048xi32>
                  %470 = arith.cmpi sgt, %468, %cst_21 : tensor<2048xi32>
                  %471 = arith.select %467, %469, %466 : tensor<2048xi1>, tensor<2048xi32>
                  %472 = arith.select %470, %cst_21, %471 : tensor<2048xi1>, tensor<2048xi32>
                  %473 = arith.select %455, %472, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                  %474 = arith.maxsi %arg37, %473 : tensor<2048xi32>
                  scf.yield %474 : tensor<2048xi32>
                }
                %384 = "tt.reduce"(%383) ({
                ^bb0(%arg36: i32, %arg37: i32):
                  %452 = arith.maxsi %arg36, %arg37 : i32
                  "tt.reduce_return"(%452) : (i32) -> ()
                }) {axis = 0 : i32} : (tensor<2048xi32>) -> i32
                %385 = "tt.bitcast"(%345) : (f32) -> i32
                %386 = arith.cmpi slt, %385, %c0_i32 : i32
                %387 = arith.andi %385, %c2147483647_i32 : i32
                %388 = arith.subi %c0_i32, %387 : i32
                %389 = arith.cmpi sgt, %387, %c2139095040_i32 : i32
                %390 = arith.select %386, %388, %385 : i32
                %391 = arith.select %389, %c2139095040_i32, %390 : i32
                %392 = arith.cmpi slt, %391, %c0_i32 : i32
                %393 = arith.subi %c-2147483648_i32, %391 : i32
                %394 = arith.select %392, %393, %391 : i32
                %395 = "tt.bitcast"(%394) : (i32) -> f32
                %396 = arith.cmpi slt, %384, %c0_i32 : i32
                %397 = arith.subi %c-2147483648_i32, %384 : i32
                %398 = arith.select %396, %397, %384 : i32
                %399 = "tt.bitcast"(%398) : (i32) -> f32
                %400 = arith.subf %399, %395 : f32
                %401 = math.rsqrt %320 : f32
                %402 = arith.divui %281, %c4_i32 : i32
                %403 = arith.cmpi slt, %332, %402 : i32
                %404 = arith.sitofp %332 : i32 to f32
                %405 = math.log2 %320 : f32
                %406 = arith.subf %405, %cst : f32
                %407 = arith.subf %404, %cst_30 : f32
                %408 = math.log2 %407 : f32
                %409 = arith.subf %405, %408 : f32
                %410 = arith.divf %409, %406 : f32
                %411 = arith.subi %281, %332 : i32
                %412 = arith.sitofp %411 : i32 to f32
                %413 = arith.addf %412, %cst_30 : f32
                %414 = arith.divf %413, %320 : f32
                %415 = arith.select %403, %410, %414 : f32
                %416 = arith.mulf %401, %cst_19 : f32
                %417 = arith.mulf %400, %415 : f32
                %418 = arith.addf %395, %417 : f32
                %419 = arith.mulf %400, %416 : f32
                %420 = arith.addi %391, %c1_i32 : i32
                %421 = arith.subi %384, %c1_i32 : i32
                %422 = arith.subf %418, %419 : f32
                %423 = arith.addf %418, %419 : f32
                %424 = "tt.bitcast"(%422) : (f32) -> i32
                %425 = arith.cmpi slt, %424, %c0_i32 : i32
                %426 = arith.andi %424, %c2147483647_i32 : i32
                %427 = arith.subi %c0_i32, %426 : i32
                %428 = arith.cmpi sgt, %426, %c2139095040_i32 : i32
                %429 = arith.select %425, %427, %424 : i32
                %430 = arith.select %428, %c2139095040_i32, %429 : i32
                %431 = arith.minsi %430, %421 : i32
                %432 = arith.maxsi %431, %420 : i32
                %433 = "tt.bitcast"(%423) : (f32) -> i32
                %434 = arith.cmpi slt, %433, %c0_i32 : i32
                %435 = arith.andi %433, %c2147483647_i32 : i32
                %436 = arith.subi %c0_i32, %435 : i32
                %437 = arith.cmpi sgt, %435, %c2139095040_i32 : i32
                %438 = arith.select %434, %436, %433 : i32
                %439 = arith.select %437, %c2139095040_i32, %438 : i32
                %440 = arith.minsi %439, %421 : i32
                %441 = arith.maxsi %440, %420 : i32
                %442 = arith.cmpf olt, %400, %cst_24 : f32
                %443 = arith.cmpf olt, %416, %cst_17 : f32
                %444 = arith.andi %442, %443 : i1
                %445:2 = scf.if %444 -> (i32, i32) {
                  scf.yield %432, %441 : i32, i32
                } else {
                  %452 = arith.subi %384, %391 : i32
                  %453 = arith.addi %452, %c2_i32 : i32
                  %454 = arith.divui %453, %c3_i32 : i32
                  %455 = arith.addi %391, %454 : i32
                  %456 = arith.addi %455, %454 : i32
                  scf.yield %455, %456 : i32, i32
                }
                %446:8 = scf.while (%arg36 = %391, %arg37 = %384, %arg38 = %281, %arg39 = %c0_i32, %arg40 = %445#0, %arg41 = %445#1, %arg42 = %cst_19, %arg43 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                  %452 = arith.addi %arg36, %c1_i32 : i32
                  %453 = arith.cmpi slt, %452, %arg37 : i32
                  %454 = arith.cmpi ne, %arg38, %332 : i32
                  %455 = arith.andi %453, %454 : i1
                  scf.condition(%455) %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43 : i32, i32, i32, i32, i32, i32, f32, i32
                } do {
                ^bb0(%arg36: i32, %arg37: i32, %arg38: i32, %arg39: i32, %arg40: i32, %arg41: i32, %arg42: f32, %arg43: i32):
                  %452 = "tt.splat"(%arg40) : (i32) -> tensor<2048xi32>
                  %453 = arith.cmpi sgt, %380, %452 : tensor<2048xi32>
                  %454 = "tt.splat"(%arg41) : (i32) -> tensor<2048xi32>
                  %455 = arith.cmpi sgt, %380, %454 : tensor<2048xi32>
                  %456 = arith.extui %453 : tensor<2048xi1> to tensor<2048xi64>
                  %457 = arith.extui %455 : tensor<2048xi1> to tensor<2048xi64>
                  %458 = arith.shli %457, %cst_16 : tensor<2048xi64>
                  %459 = arith.ori %456, %458 : tensor<2048xi64>
                  %460 = scf.for %arg44 = %c1_i32 to %382 step %c1_i32 iter_args(%arg45 = %459) -> (tensor<2048xi64>)  : i32 {
                    %543 = arith.muli %arg44, %c2048_i32 : i32
                    %544 = "tt.splat"(%543) : (i32) -> tensor<2048xi32>
                    %545 = arith.addi %544, %346 : tensor<2048xi32>
                    %546 = arith.cmpi ult, %545, %347 : tensor<2048xi32>
                    %547 = arith.addi %545, %cst_28 : tensor<2048xi32>
                    %548 = arith.extsi %547 : tensor<2048xi32> to tensor<2048xi64>
                    %549 = arith.muli %548, %cst_25 : tensor<2048xi64>
                    %550 = "tt.addptr"(%358, %549) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                    %551 = "tt.addptr"(%550, %360) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                    %552 = "tt.load"(%551, %546, %cst_26) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                    %553 = "tt.bitcast"(%552) : (tensor<2048xi32>) -> tensor<2048xf32>
                    %554 = arith.cmpf ole, %553, %368 : tensor<2048xf32>
                    %555 = arith.addf %553, %370 : tensor<2048xf32>
                    %556 = arith.select %554, %555, %553 : tensor<2048xi1>, tensor<2048xf32>
                    %557 = "tt.bitcast"(%556) : (tensor<2048xf32>) -> tensor<2048xi32>
                    %558 = arith.cmpi slt, %557, %cst_26 : tensor<2048xi32>
                    %559 = arith.andi %557, %cst_22 : tensor<2048xi32>
                    %560 = arith.subi %cst_26, %559 : tensor<2048xi32>
                    %561 = arith.cmpi sgt, %559, %cst_21 : tensor<2048xi32>
                    %562 = arith.select %558, %560, %557 : tensor<2048xi1>, tensor<2048xi32>
                    %563 = arith.select %561, %cst_21, %562 : tensor<2048xi1>, tensor<2048xi32>
                    %564 = arith.select %546, %563, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                    %565 = arith.cmpi sgt, %564, %452 : tensor<2048xi32>
                    %566 = arith.cmpi sgt, %564, %454 : tensor<2048xi32>
                    %567 = arith.extui %565 : tensor<2048xi1> to tensor<2048xi64>
                    %568 = arith.extui %566 : tensor<2048xi1> to tensor<2048xi64>
                    %569 = arith.shli %568, %cst_16 : tensor<2048xi64>
                    %570 = arith.ori %567, %569 : tensor<2048xi64>
                    %571 = arith.addi %arg45, %570 : tensor<2048xi64>
                    scf.yield %571 : tensor<2048xi64>
                  }
                  %461 = "tt.reduce"(%460) ({
                  ^bb0(%arg44: i64, %arg45: i64):
                    %543 = arith.addi %arg44, %arg45 : i64
                    "tt.reduce_return"(%543) : (i64) -> ()
                  }) {axis = 0 : i32} : (tensor<2048xi64>) -> i64
                  %462 = arith.shrui %461, %c32_i64 : i64
                  %463 = arith.trunci %461 : i64 to i32
                  %464 = arith.trunci %462 : i64 to i32
                  %465 = arith.cmpi sge, %463, %332 : i32
                  %466 = arith.cmpi sge, %464, %332 : i32
                  %467 = arith.select %465, %arg40, %arg36 : i32
                  %468 = arith.select %466, %arg41, %467 : i32
                  %469 = arith.select %465, %arg41, %arg40 : i32
                  %470 = arith.select %466, %arg37, %469 : i32
                  %471 = arith.select %465, %463, %arg38 : i32
                  %472 = arith.select %466, %464, %471 : i32
                  %473 = arith.select %465, %464, %463 : i32
                  %474 = arith.select %466, %arg39, %473 : i32
                  %475 = arith.mulf %arg42, %cst_15 : f32
                  %476 = arith.select %465, %cst_19, %475 : f32
                  %477 = arith.select %466, %475, %476 : f32
                  %478 = arith.addi %arg43, %c1_i32 : i32
                  %479 = arith.cmpi slt, %468, %c0_i32 : i32
                  %480 = arith.subi %c-2147483648_i32, %468 : i32
                  %481 = arith.select %479, %480, %468 : i32
                  %482 = "tt.bitcast"(%481) : (i32) -> f32
                  %483 = arith.cmpi slt, %470, %c0_i32 : i32
                  %484 = arith.subi %c-2147483648_i32, %470 : i32
                  %485 = arith.select %483, %484, %470 : i32
                  %486 = "tt.bitcast"(%485) : (i32) -> f32
                  %487 = arith.subf %486, %482 : f32
                  %488 = arith.subi %472, %474 : i32
                  %489 = arith.sitofp %488 : i32 to f32
                  %490 = math.rsqrt %489 : f32
                  %491 = arith.divui %472, %c4_i32 : i32
                  %492 = arith.cmpi slt, %332, %491 : i32
                  %493 = arith.cmpf olt, %477, %cst_18 : f32
                  %494 = arith.andi %492, %493 : i1
                  %495 = arith.sitofp %472 : i32 to f32
                  %496 = arith.sitofp %474 : i32 to f32
                  %497 = math.log2 %495 : f32
                  %498 = arith.addf %496, %cst_30 : f32
                  %499 = math.log2 %498 : f32
                  %500 = arith.subf %497, %499 : f32
                  %501 = arith.subf %497, %408 : f32
                  %502 = arith.divf %501, %500 : f32
                  %503 = arith.subi %472, %332 : i32
                  %504 = arith.sitofp %503 : i32 to f32
                  %505 = arith.addf %504, %cst_30 : f32
                  %506 = arith.divf %505, %489 : f32
                  %507 = arith.select %494, %502, %506 : f32
                  %508 = arith.mulf %477, %490 : f32
                  %509 = arith.mulf %487, %507 : f32
                  %510 = arith.addf %482, %509 : f32
                  %511 = arith.mulf %487, %508 : f32
                  %512 = arith.addi %468, %c1_i32 : i32
                  %513 = arith.subi %470, %c1_i32 : i32
                  %514 = arith.subf %510, %511 : f32
                  %515 = arith.addf %510, %511 : f32
                  %516 = "tt.bitcast"(%514) : (f32) -> i32
                  %517 = arith.cmpi slt, %516, %c0_i32 : i32
                  %518 = arith.andi %516, %c2147483647_i32 : i32
                  %519 = arith.subi %c0_i32, %518 : i32
                  %520 = arith.cmpi sgt, %518, %c2139095040_i32 : i32
                  %521 = arith.select %517, %519, %516 : i32
                  %522 = arith.select %520, %c2139095040_i32, %521 : i32
                  %523 = arith.minsi %522, %513 : i32
                  %524 = arith.maxsi %523, %512 : i32
                  %525 = "tt.bitcast"(%515) : (f32) -> i32
                  %526 = arith.cmpi slt, %525, %c0_i32 : i32
                  %527 = arith.andi %525, %c2147483647_i32 : i32
                  %528 = arith.subi %c0_i32, %527 : i32
                  %529 = arith.cmpi sgt, %527, %c2139095040_i32 : i32
                  %530 = arith.select %526, %528, %525 : i32
                  %531 = arith.select %529, %c2139095040_i32, %530 : i32
                  %532 = arith.minsi %531, %513 : i32
                  %533 = arith.maxsi %532, %512 : i32
                  %534 = arith.cmpf olt, %487, %cst_24 : f32
                  %535 = arith.cmpf olt, %508, %cst_17 : f32
                  %536 = arith.cmpi slt, %478, %c8_i32 : i32
                  %537 = arith.cmpi eq, %478, %c6_i32 : i32
                  %538 = arith.cmpi ne, %478, %c6_i32 : i32
                  %539 = arith.andi %536, %538 : i1
                  %540 = arith.andi %534, %535 : i1
                  %541 = arith.andi %539, %540 : i1
                  %542:2 = scf.if %541 -> (i32, i32) {
                    scf.yield %524, %533 : i32, i32
                  } else {
                    %543 = arith.xori %468, %470 : i32
                    %544 = arith.shrui %543, %c1_i32 : i32
                    %545 = arith.ori %543, %544 : i32
                    %546 = arith.shrui %545, %c2_i32 : i32
                    %547 = arith.ori %545, %546 : i32
                    %548 = arith.shrui %547, %c4_i32 : i32
                    %549 = arith.ori %547, %548 : i32
                    %550 = arith.shrui %549, %c8_i32 : i32
                    %551 = arith.ori %549, %550 : i32
                    %552 = arith.shrui %551, %c16_i32 : i32
                    %553 = arith.ori %551, %552 : i32
                    %554 = arith.shrui %553, %c1_i32 : i32
                    %555 = arith.xori %554, %c-1_i32 : i32
                    %556 = arith.andi %470, %555 : i32
                    %557 = arith.subi %556, %c1_i32 : i32
                    %558 = arith.subi %470, %468 : i32
                    %559 = arith.addi %558, %c2_i32 : i32
                    %560 = arith.divui %559, %c3_i32 : i32
                    %561 = arith.addi %468, %560 : i32
                    %562 = arith.addi %561, %560 : i32
                    %563 = arith.select %537, %557, %561 : i32
                    %564 = arith.select %537, %556, %562 : i32
                    scf.yield %563, %564 : i32, i32
                  }
                  scf.yield %468, %470, %472, %474, %542#0, %542#1, %477, %478 : i32, i32, i32, i32, i32, i32, f32, i32
                }
                %447 = "tt.splat"(%446#0) : (i32) -> tensor<2048xi32>
                %448 = arith.cmpi sgt, %380, %447 : tensor<2048xi32>
                %449 = arith.select %448, %380, %cst_14 : tensor<2048xi1>, tensor<2048xi32>
                %450 = scf.for %arg36 = %c1_i32 to %382 step %c1_i32 iter_args(%arg37 = %449) -> (tensor<2048xi32>)  : i32 {
                  %452 = arith.muli %arg36, %c2048_i32 : i32
                  %453 = "tt.splat"(%452) : (i32) -> tensor<2048xi32>
                  %454 = arith.addi %453, %346 : tensor<2048xi32>
                  %455 = arith.cmpi ult, %454, %347 : tensor<2048xi32>
                  %456 = arith.addi %454, %cst_28 : tensor<2048xi32>
                  %457 = arith.extsi %456 : tensor<2048xi32> to tensor<2048xi64>
                  %458 = arith.muli %457, %cst_25 : tensor<2048xi64>
                  %459 = "tt.addptr"(%358, %458) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                  %460 = "tt.addptr"(%459, %360) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                  %461 = "tt.load"(%460, %455, %cst_26) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                  %462 = "tt.bitcast"(%461) : (tensor<2048xi32>) -> tensor<2048xf32>
                  %463 = arith.cmpf ole, %462, %368 : tensor<2048xf32>
                  %464 = arith.addf %462, %370 : tensor<2048xf32>
                  %465 = arith.select %463, %464, %462 : tensor<2048xi1>, tensor<2048xf32>
                  %466 = "tt.bitcast"(%465) : (tensor<2048xf32>) -> tensor<2048xi32>
                  %467 = arith.cmpi slt, %466, %cst_26 : tensor<2048xi32>
                  %468 = arith.andi %466, %cst_22 : tensor<2048xi32>
                  %469 = arith.subi %cst_26, %468 : tensor<2048xi32>
                  %470 = arith.cmpi sgt, %468, %cst_21 : tensor<2048xi32>
                  %471 = arith.select %467, %469, %466 : tensor<2048xi1>, tensor<2048xi32>
                  %472 = arith.select %470, %cst_21, %471 : tensor<2048xi1>, tensor<2048xi32>
                  %473 = arith.select %455, %472, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                  %474 = arith.cmpi sgt, %473, %447 : tensor<2048xi32>
                  %475 = arith.select %474, %473, %cst_14 : tensor<2048xi1>, tensor<2048xi32>
                  %476 = arith.minsi %arg37, %475 : tensor<2048xi32>
                  scf.yield %476 : tensor<2048xi32>
                }
                %451 = "tt.reduce"(%450) ({
                ^bb0(%arg36: i32, %arg37: i32):
                  %452 = arith.minsi %arg36, %arg37 : i32
                  "tt.reduce_return"(%452) : (i32) -> ()
                }) {axis = 0 : i32} : (tensor<2048xi32>) -> i32
                scf.yield %451 : i32
              } else {
                scf.yield %266 : i32
              }
              scf.if %303 {
                %342 = arith.cmpi slt, %293, %c2048_i32 : i32
                %343 = arith.cmpi sge, %341, %288 : i32
                %344 = arith.andi %292, %342 : i1
                %345 = arith.andi %344, %343 : i1
                %346 = arith.cmpi slt, %295, %c1_i32 : i32
                %347 = arith.ori %345, %346 : i1
                %348 = arith.cmpi slt, %341, %c0_i32 : i32
                %349 = arith.subi %c-2147483648_i32, %341 : i32
                %350 = arith.select %348, %349, %341 : i32
                %351 = "tt.bitcast"(%350) : (i32) -> f32
                %352 = arith.select %347, %272, %351 : f32
                %353 = arith.select %347, %288, %341 : i32
                %354 = arith.cmpi eq, %353, %266 : i32
                %355 = arith.select %354, %278, %c0_i32 : i32
                %356 = arith.cmpi slt, %266, %c0_i32 : i32
                %357 = arith.subi %c-2147483648_i32, %266 : i32
                %358 = arith.select %356, %357, %266 : i32
                %359 = "tt.bitcast"(%358) : (i32) -> f32
                %360 = arith.addi %281, %c1023_i32 : i32
                %361 = arith.divui %360, %c1024_i32 : i32
                %362 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                %363 = "tt.splat"(%281) : (i32) -> tensor<1024xi32>
                %364 = "tt.splat"(%257) : (i32) -> tensor<1xi32>
                %365 = arith.extsi %364 : tensor<1xi32> to tensor<1xi64>
                %366 = "tt.splat"(%arg28) : (i64) -> tensor<1xi64>
                %367 = arith.muli %365, %366 : tensor<1xi64>
                %368 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                %369 = "tt.addptr"(%368, %367) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                %370 = "tt.broadcast"(%369) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
                %371 = "tt.broadcast"(%cst_12) : (tensor<1xi32>) -> tensor<1024xi32>
                %372 = "tt.broadcast"(%cst_27) : (tensor<1xi32>) -> tensor<1024xi32>
                %373 = arith.cmpf oge, %359, %cst_66 : f32
                %374 = arith.cmpf olt, %359, %cst_24 : f32
                %375 = arith.andi %373, %374 : i1
                %376 = arith.select %375, %359, %cst_23 : f32
                %377 = "tt.splat"(%376) : (f32) -> tensor<1024xf32>
                %378 = "tt.splat"(%359) : (f32) -> tensor<1024xf32>
                %379 = "tt.splat"(%352) : (f32) -> tensor<1024xf32>
                %380 = "tt.splat"(%352) : (f32) -> tensor<1xf32>
                %381 = arith.mulf %380, %cst_6 : tensor<1xf32>
                %382 = math.absf %380 : tensor<1xf32>
                %383 = arith.cmpf olt, %382, %cst_5 : tensor<1xf32>
                %384 = arith.select %383, %381, %cst_4 : tensor<1xi1>, tensor<1xf32>
                %385 = "tt.expand_dims"(%384) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                %386 = "tt.broadcast"(%385) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                %387 = "tt.expand_dims"(%380) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                %388 = "tt.broadcast"(%387) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                %389 = "tt.splat"(%257) : (i32) -> tensor<1x1x1xi32>
                %390 = "tt.expand_dims"(%4) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                %391 = "tt.expand_dims"(%390) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                %392 = arith.extsi %389 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                %393 = "tt.splat"(%arg28) : (i64) -> tensor<1x1x1xi64>
                %394 = arith.muli %392, %393 : tensor<1x1x1xi64>
                %395 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<1x1x1x!tt.ptr<i32>>
                %396 = "tt.addptr"(%395, %394) : (tensor<1x1x1x!tt.ptr<i32>>, tensor<1x1x1xi64>) -> tensor<1x1x1x!tt.ptr<i32>>
                %397 = "tt.broadcast"(%396) : (tensor<1x1x1x!tt.ptr<i32>>) -> tensor<1x1024x1x!tt.ptr<i32>>
                %398 = "tt.broadcast"(%391) : (tensor<1x1x2xi32>) -> tensor<1x1024x2xi32>
                %399:2 = scf.for %arg36 = %c0_i32 to %361 step %c1_i32 iter_args(%arg37 = %c0_i32, %arg38 = %355) -> (i32, i32)  : i32 {
                  %403 = arith.muli %arg36, %c1024_i32 : i32
                  %404 = "tt.splat"(%403) : (i32) -> tensor<1024xi32>
                  %405 = arith.addi %404, %362 : tensor<1024xi32>
                  %406 = arith.cmpi ult, %405, %363 : tensor<1024xi32>
                  %407 = arith.addi %405, %cst_13 : tensor<1024xi32>
                  %408 = arith.extsi %407 : tensor<1024xi32> to tensor<1024xi64>
                  %409 = arith.muli %408, %cst_10 : tensor<1024xi64>
                  %410 = "tt.addptr"(%370, %409) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                  %411 = "tt.addptr"(%410, %371) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                  %412 = "tt.load"(%411, %406, %cst_11) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                  %413 = "tt.addptr"(%410, %372) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                  %414 = "tt.load"(%413, %406, %cst_11) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                  %415 = "tt.bitcast"(%414) : (tensor<1024xi32>) -> tensor<1024xf32>
                  %416 = arith.cmpf ole, %415, %377 : tensor<1024xf32>
                  %417 = arith.addf %415, %378 : tensor<1024xf32>
                  %418 = arith.select %416, %417, %415 : tensor<1024xi1>, tensor<1024xf32>
                  gpu.barrier
                  %419 = arith.cmpf ogt, %418, %379 : tensor<1024xf32>
                  %420 = arith.andi %419, %406 : tensor<1024xi1>
                  %421 = arith.cmpf ueq, %418, %379 : tensor<1024xf32>
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
                  %443 = arith.cmpf ole, %442, %386 : tensor<1x1024xf32>
                  %444 = arith.subf %442, %388 : tensor<1x1024xf32>
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
                "tt.store"(%271, %352) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                %400 = arith.minui %399#1, %c2048_i32 : i32
                %401 = arith.subi %c2048_i32, %400 : i32
                %402 = arith.addi %399#0, %c2048_i32 : i32
                "tt.store"(%275, %399#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%277, %399#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%265, %401) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%268, %402) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
              } else {
                %342 = arith.andi %291, %296 : i1
                %343 = arith.cmpi sle, %276, %279 : i32
                %344 = arith.andi %291, %343 : i1
                %345 = arith.cmpi ne, %269, %c-2139095041_i32 : i32
                %346 = arith.andi %344, %345 : i1
                %347 = arith.select %342, %266, %269 : i32
                %348 = arith.select %346, %266, %288 : i32
                %349 = arith.andi %342, %247 : i1
                %350 = arith.ori %346, %349 : i1
                %351 = arith.cmpi slt, %266, %c0_i32 : i32
                %352 = arith.subi %c-2147483648_i32, %266 : i32
                %353 = arith.select %351, %352, %266 : i32
                %354 = "tt.bitcast"(%353) : (i32) -> f32
                %355 = arith.cmpi slt, %341, %c0_i32 : i32
                %356 = arith.subi %c-2147483648_i32, %341 : i32
                %357 = arith.select %355, %356, %341 : i32
                %358 = "tt.bitcast"(%357) : (i32) -> f32
                %359 = arith.subf %319, %322 : f32
                %360 = arith.divf %359, %322 : f32
                %361 = arith.minimumf %360, %cst_15 : f32
                %362 = arith.subf %358, %354 : f32
                %363 = arith.mulf %362, %361 : f32
                %364 = arith.subf %354, %363 : f32
                %365 = "tt.bitcast"(%364) : (f32) -> i32
                %366 = arith.cmpi slt, %365, %c0_i32 : i32
                %367 = arith.andi %365, %c2147483647_i32 : i32
                %368 = arith.subi %c0_i32, %367 : i32
                %369 = arith.cmpi sgt, %367, %c2139095040_i32 : i32
                %370 = arith.select %366, %368, %365 : i32
                %371 = arith.select %369, %c2139095040_i32, %370 : i32
                %372 = arith.subi %266, %c1_i32 : i32
                %373 = arith.minsi %371, %372 : i32
                %374 = arith.select %312, %373, %c-2139095040_i32 : i32
                %375 = arith.select %344, %374, %341 : i32
                %376 = arith.xori %347, %348 : i32
                %377 = arith.shrsi %376, %c1_i32 : i32
                %378 = arith.andi %347, %348 : i32
                %379 = arith.addi %378, %377 : i32
                %380 = arith.select %350, %379, %375 : i32
                %381 = arith.subi %348, %c1_i32 : i32
                %382 = arith.minsi %380, %381 : i32
                %383 = arith.addi %347, %c1_i32 : i32
                %384 = arith.maxsi %382, %383 : i32
                %385 = arith.cmpi sge, %383, %348 : i32
                %386 = arith.ori %291, %345 : i1
                %387 = arith.andi %385, %386 : i1
                "tt.store"(%271, %354, %346) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                "tt.store"(%275, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%277, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                %388 = arith.select %387, %c2048_i32, %384 : i32
                %389 = arith.select %387, %c2048_i32, %347 : i32
                "tt.store"(%265, %388) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%268, %389) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
              }
            }
          }
        } else {
          %245 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<2x!tt.ptr<i32>>
          %246 = "tt.addptr"(%245, %cst_0) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %247 = "tt.addptr"(%246, %215) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %248 = "tt.load"(%247, %220, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
          %249 = "tt.splat"(%arg33) : (i64) -> tensor<2xi64>
          %250 = "tt.addptr"(%245, %249) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %251 = "tt.addptr"(%250, %215) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %252 = "tt.load"(%251, %220, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
          %253 = arith.cmpi slt, %252, %248 : tensor<2xi32>
          %254 = arith.andi %253, %220 : tensor<2xi1>
          %255 = arith.cmpi slt, %248, %cst_65 : tensor<2xi32>
          %256 = arith.subi %cst_39, %248 : tensor<2xi32>
          %257 = arith.select %255, %256, %248 : tensor<2xi1>, tensor<2xi32>
          %258 = "tt.bitcast"(%257) : (tensor<2xi32>) -> tensor<2xf32>
          %259 = arith.select %254, %221, %cst_65 : tensor<2xi1>, tensor<2xi32>
          %260 = arith.cmpi ult, %203#3, %239 : i32
          %261 = arith.muli %203#3, %237 : i32
          %262 = arith.select %260, %261, %223 : i32
          %263 = arith.subi %223, %262 : i32
          %264 = arith.minsi %263, %237 : i32
          %265 = arith.addi %262, %264 : i32
          %266 = arith.muli %231, %c64_i32 : i32
          %267 = arith.cmpi ult, %213, %30 : tensor<2xi32>
          %268 = "tt.expand_dims"(%213) {axis = 1 : i32} : (tensor<2xi32>) -> tensor<2x1xi32>
          %269 = "tt.expand_dims"(%268) {axis = 2 : i32} : (tensor<2x1xi32>) -> tensor<2x1x1xi32>
          %270 = "tt.expand_dims"(%267) {axis = 1 : i32} : (tensor<2xi1>) -> tensor<2x1xi1>
          %271 = "tt.expand_dims"(%270) {axis = 2 : i32} : (tensor<2x1xi1>) -> tensor<2x1x1xi1>
          %272 = "tt.broadcast"(%271) : (tensor<2x1x1xi1>) -> tensor<2x64x128xi1>
          %273 = arith.extsi %269 : tensor<2x1x1xi32> to tensor<2x1x1xi64>
          %274 = arith.muli %273, %44 : tensor<2x1x1xi64>
          %275 = "tt.addptr"(%46, %274) : (tensor<2x1x1x!tt.ptr<f8E4M3FN>>, tensor<2x1x1xi64>) -> tensor<2x1x1x!tt.ptr<f8E4M3FN>>
          %276 = "tt.broadcast"(%275) : (tensor<2x1x1x!tt.ptr<f8E4M3FN>>) -> tensor<2x64x1x!tt.ptr<f8E4M3FN>>
          %277 = "tt.addptr"(%276, %50) : (tensor<2x64x1x!tt.ptr<f8E4M3FN>>, tensor<2x64x1xi32>) -> tensor<2x64x1x!tt.ptr<f8E4M3FN>>
          %278 = "tt.broadcast"(%277) : (tensor<2x64x1x!tt.ptr<f8E4M3FN>>) -> tensor<2x64x128x!tt.ptr<f8E4M3FN>>
          %279 = "tt.addptr"(%278, %53) : (tensor<2x64x128x!tt.ptr<f8E4M3FN>>, tensor<2x64x128xi32>) -> tensor<2x64x128x!tt.ptr<f8E4M3FN>>
          %280 = "tt.load"(%279, %272, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x128x!tt.ptr<f8E4M3FN>>, tensor<2x64x128xi1>, tensor<2x64x128xf8E4M3FN>) -> tensor<2x64x128xf8E4M3FN>
          %281 = "tt.reshape"(%280) : (tensor<2x64x128xf8E4M3FN>) -> tensor<128x128xf8E4M3FN>
          %282 = arith.divsi %211, %c128_i32 : i32
          %283 = arith.cmpi slt, %282, %arg15 : i32
          %284 = arith.extsi %282 : i32 to i64
          %285 = "tt.addptr"(%arg14, %284) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %286 = "tt.load"(%285, %283, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %287 = arith.select %283, %286, %c-1_i32 : i32
          %288 = arith.cmpi ult, %213, %64 : tensor<2xi32>
          %289 = "tt.expand_dims"(%288) {axis = 1 : i32} : (tensor<2xi1>) -> tensor<2x1xi1>
          %290 = "tt.broadcast"(%289) : (tensor<2x1xi1>) -> tensor<2x64xi1>
          %291 = arith.extsi %268 : tensor<2x1xi32> to tensor<2x1xi64>
          %292 = arith.muli %291, %69 : tensor<2x1xi64>
          %293 = "tt.addptr"(%71, %292) : (tensor<2x1x!tt.ptr<f32>>, tensor<2x1xi64>) -> tensor<2x1x!tt.ptr<f32>>
          %294 = "tt.broadcast"(%293) : (tensor<2x1x!tt.ptr<f32>>) -> tensor<2x64x!tt.ptr<f32>>
          %295 = "tt.addptr"(%294, %74) : (tensor<2x64x!tt.ptr<f32>>, tensor<2x64xi32>) -> tensor<2x64x!tt.ptr<f32>>
          %296 = "tt.load"(%295, %290, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x!tt.ptr<f32>>, tensor<2x64xi1>, tensor<2x64xf32>) -> tensor<2x64xf32>
          %297 = "tt.expand_dims"(%296) {axis = 0 : i32} : (tensor<2x64xf32>) -> tensor<1x2x64xf32>
          %298 = "tt.broadcast"(%297) : (tensor<1x2x64xf32>) -> tensor<64x2x64xf32>
          %299 = "tt.load"(%285, %283, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %300 = arith.select %283, %299, %c-1_i32 : i32
          %301 = arith.divui %262, %c64_i32 : i32
          %302 = arith.cmpi ult, %301, %arg18 : i32
          %303 = arith.cmpi ult, %287, %arg17 : i32
          %304 = arith.cmpi slt, %262, %265 : i32
          %305 = arith.andi %304, %302 : i1
          %306 = arith.andi %305, %303 : i1
          %307 = arith.extsi %287 : i32 to i64
          %308 = arith.muli %307, %arg19 : i64
          %309 = "tt.addptr"(%arg16, %308) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %310 = arith.extsi %301 : i32 to i64
          %311 = "tt.addptr"(%309, %310) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %312 = "tt.load"(%311, %306, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %313 = arith.select %306, %312, %c-1_i32 : i32
          %314 = arith.cmpi ult, %300, %arg17 : i32
          %315 = arith.andi %305, %314 : i1
          %316 = arith.extsi %300 : i32 to i64
          %317 = arith.muli %316, %arg19 : i64
          %318 = "tt.addptr"(%arg16, %317) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %319 = "tt.addptr"(%318, %310) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %320 = "tt.load"(%319, %315, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %321 = arith.select %315, %320, %c-1_i32 : i32
          %322 = "tt.splat"(%321) : (i32) -> tensor<1xi32>
          %323 = "tt.expand_dims"(%322) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
          %324 = arith.cmpi ult, %323, %120 : tensor<1x1xi32>
          %325 = "tt.broadcast"(%324) : (tensor<1x1xi1>) -> tensor<64x1xi1>
          %326 = arith.extsi %323 : tensor<1x1xi32> to tensor<1x1xi64>
          %327 = arith.muli %326, %127 : tensor<1x1xi64>
          %328 = "tt.addptr"(%129, %327) : (tensor<1x1x!tt.ptr<f32>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f32>>
          %329 = "tt.broadcast"(%328) : (tensor<1x1x!tt.ptr<f32>>) -> tensor<64x1x!tt.ptr<f32>>
          %330 = "tt.addptr"(%329, %122) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
          %331 = "tt.addptr"(%330, %133) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
          %332 = "tt.load"(%331, %325, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
          %333 = "tt.splat"(%arg7) : (i32) -> tensor<1x1xi32>
          %334 = "tt.splat"(%arg8) : (i64) -> tensor<1x1xi64>
          %335 = "tt.splat"(%arg6) : (!tt.ptr<f8E4M3FN>) -> tensor<1x1x!tt.ptr<f8E4M3FN>>
          %336 = arith.muli %122, %cst_58 : tensor<64x1xi32>
          %337 = "tt.broadcast"(%38) : (tensor<1x128xi32>) -> tensor<64x128xi32>
          %338 = "tt.splat"(%265) : (i32) -> tensor<64xi32>
          %339 = "tt.fp_to_fp"(%281) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
          %340 = "tt.trans"(%339) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
          %341 = "tt.expand_dims"(%63) {axis = 2 : i32} : (tensor<64x2xf32>) -> tensor<64x2x1xf32>
          %342 = "tt.broadcast"(%341) : (tensor<64x2x1xf32>) -> tensor<64x2x64xf32>
          %343 = "tt.expand_dims"(%259) {axis = 1 : i32} : (tensor<2xi32>) -> tensor<2x1xi32>
          %344 = "tt.broadcast"(%343) : (tensor<2x1xi32>) -> tensor<2x64xi32>
          %345 = "tt.expand_dims"(%258) {axis = 1 : i32} : (tensor<2xf32>) -> tensor<2x1xf32>
          %346 = "tt.broadcast"(%345) : (tensor<2x1xf32>) -> tensor<2x64xf32>
          %347 = arith.cmpf olt, %258, %cst_50 : tensor<2xf32>
          %348 = "tt.expand_dims"(%347) {axis = 1 : i32} : (tensor<2xi1>) -> tensor<2x1xi1>
          %349 = "tt.broadcast"(%348) : (tensor<2x1xi1>) -> tensor<2x64xi1>
          %350 = arith.maxsi %222, %c0_i32 : i32
          %351 = arith.cmpi sge, %arg27, %c2048_i32 : i32
          %352 = arith.select %351, %c2048_i32, %c0_i32 : i32
          %353 = "tt.splat"(%arg24) : (i64) -> tensor<2x1xi64>
          %354 = arith.muli %291, %353 : tensor<2x1xi64>
          %355 = "tt.splat"(%arg22) : (!tt.ptr<i32>) -> tensor<2x1x!tt.ptr<i32>>
          %356 = "tt.addptr"(%355, %354) : (tensor<2x1x!tt.ptr<i32>>, tensor<2x1xi64>) -> tensor<2x1x!tt.ptr<i32>>
          %357 = "tt.broadcast"(%356) : (tensor<2x1x!tt.ptr<i32>>) -> tensor<2x64x!tt.ptr<i32>>
          %358 = "tt.splat"(%352) : (i32) -> tensor<2x64xi32>
          %359 = "tt.splat"(%350) : (i32) -> tensor<2x64xi32>
          %360 = arith.mulf %258, %cst_51 : tensor<2xf32>
          %361 = math.absf %258 : tensor<2xf32>
          %362 = arith.cmpf olt, %361, %cst_50 : tensor<2xf32>
          %363 = arith.select %362, %360, %cst_49 : tensor<2xi1>, tensor<2xf32>
          %364 = "tt.expand_dims"(%363) {axis = 1 : i32} : (tensor<2xf32>) -> tensor<2x1xf32>
          %365 = "tt.broadcast"(%364) : (tensor<2x1xf32>) -> tensor<2x64xf32>
          %366 = "tt.expand_dims"(%4) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
          %367 = "tt.expand_dims"(%366) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
          %368 = "tt.splat"(%arg28) : (i64) -> tensor<2x1x1xi64>
          %369 = arith.muli %273, %368 : tensor<2x1x1xi64>
          %370 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<2x1x1x!tt.ptr<i32>>
          %371 = "tt.addptr"(%370, %369) : (tensor<2x1x1x!tt.ptr<i32>>, tensor<2x1x1xi64>) -> tensor<2x1x1x!tt.ptr<i32>>
          %372 = "tt.broadcast"(%371) : (tensor<2x1x1x!tt.ptr<i32>>) -> tensor<2x64x1x!tt.ptr<i32>>
          %373 = "tt.broadcast"(%367) : (tensor<1x1x2xi32>) -> tensor<2x64x2xi32>
          %374:3 = scf.for %arg36 = %262 to %265 step %266 iter_args(%arg37 = %313, %arg38 = %321, %arg39 = %332) -> (i32, i32, tensor<64x1xf32>)  : i32 {
            %375 = arith.addi %arg36, %266 : i32
            %376 = arith.divui %375, %c64_i32 : i32
            %377 = arith.cmpi ult, %376, %arg18 : i32
            %378 = arith.cmpi slt, %375, %265 : i32
            %379 = arith.andi %378, %377 : i1
            %380 = arith.andi %379, %303 : i1
            %381 = arith.extsi %376 : i32 to i64
            %382 = "tt.addptr"(%309, %381) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %383 = "tt.load"(%382, %380, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %384 = arith.select %380, %383, %c-1_i32 : i32
            %385 = arith.andi %379, %314 : i1
            %386 = "tt.addptr"(%318, %381) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %387 = "tt.load"(%386, %385, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %388 = arith.select %385, %387, %c-1_i32 : i32
            %389 = "tt.splat"(%388) : (i32) -> tensor<1xi32>
            %390 = "tt.expand_dims"(%389) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %391 = arith.cmpi ult, %390, %120 : tensor<1x1xi32>
            %392 = "tt.broadcast"(%391) : (tensor<1x1xi1>) -> tensor<64x1xi1>
            %393 = arith.extsi %390 : tensor<1x1xi32> to tensor<1x1xi64>
            %394 = arith.muli %393, %127 : tensor<1x1xi64>
            %395 = "tt.addptr"(%129, %394) : (tensor<1x1x!tt.ptr<f32>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f32>>
            %396 = "tt.broadcast"(%395) : (tensor<1x1x!tt.ptr<f32>>) -> tensor<64x1x!tt.ptr<f32>>
            %397 = "tt.addptr"(%396, %122) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
            %398 = "tt.addptr"(%397, %133) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f32>>
            %399 = "tt.load"(%398, %392, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
            %400 = "tt.splat"(%arg37) : (i32) -> tensor<1xi32>
            %401 = "tt.expand_dims"(%400) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %402 = arith.cmpi ult, %401, %333 : tensor<1x1xi32>
            %403 = "tt.broadcast"(%402) : (tensor<1x1xi1>) -> tensor<64x128xi1>
            %404 = arith.extsi %401 : tensor<1x1xi32> to tensor<1x1xi64>
            %405 = arith.muli %404, %334 : tensor<1x1xi64>
            %406 = "tt.addptr"(%335, %405) : (tensor<1x1x!tt.ptr<f8E4M3FN>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<f8E4M3FN>>
            %407 = "tt.broadcast"(%406) : (tensor<1x1x!tt.ptr<f8E4M3FN>>) -> tensor<64x1x!tt.ptr<f8E4M3FN>>
            %408 = "tt.addptr"(%407, %336) : (tensor<64x1x!tt.ptr<f8E4M3FN>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<f8E4M3FN>>
            %409 = "tt.broadcast"(%408) : (tensor<64x1x!tt.ptr<f8E4M3FN>>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
            %410 = "tt.addptr"(%409, %337) : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi32>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
            %411 = "tt.load"(%410, %403, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi1>, tensor<64x128xf8E4M3FN>) -> tensor<64x128xf8E4M3FN>
            %412 = arith.cmpi ult, %arg37, %arg7 : i32
            %413 = "tt.splat"(%412) : (i1) -> tensor<64xi1>
            %414 = "tt.splat"(%arg36) : (i32) -> tensor<64xi32>
            %415 = arith.addi %414, %34 : tensor<64xi32>
            %416 = arith.cmpi slt, %415, %338 : tensor<64xi32>
            %417 = "tt.fp_to_fp"(%411) : (tensor<64x128xf8E4M3FN>) -> tensor<64x128xf16>
            %418 = "tt.dot"(%417, %340, %cst_57) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xf16>, tensor<128x128xf16>, tensor<64x128xf32>) -> tensor<64x128xf32>
            %419 = "tt.reshape"(%418) : (tensor<64x128xf32>) -> tensor<64x2x64xf32>
            %420 = arith.maximumf %419, %342 : tensor<64x2x64xf32>
            %421 = arith.mulf %420, %298 : tensor<64x2x64xf32>
            %422 = "tt.reduce"(%421) ({
            ^bb0(%arg40: f32, %arg41: f32):
              %481 = arith.addf %arg40, %arg41 : f32
              "tt.reduce_return"(%481) : (f32) -> ()
            }) {axis = 2 : i32} : (tensor<64x2x64xf32>) -> tensor<64x2xf32>
            %423 = arith.cmpi ult, %arg38, %arg10 : i32
            %424 = "tt.splat"(%423) : (i1) -> tensor<64xi1>
            %425 = "tt.reshape"(%arg39) : (tensor<64x1xf32>) -> tensor<64xf32>
            %426 = "tt.expand_dims"(%425) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
            %427 = "tt.broadcast"(%426) : (tensor<64x1xf32>) -> tensor<64x2xf32>
            %428 = arith.mulf %422, %427 : tensor<64x2xf32>
            %429 = arith.andi %413, %416 : tensor<64xi1>
            %430 = arith.andi %429, %424 : tensor<64xi1>
            %431 = arith.andi %430, %416 : tensor<64xi1>
            %432 = "tt.trans"(%428) {order = array<i32: 1, 0>} : (tensor<64x2xf32>) -> tensor<2x64xf32>
            %433 = "tt.expand_dims"(%432) {axis = 2 : i32} : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
            %434 = "tt.scan"(%433) ({
            ^bb0(%arg40: f32, %arg41: f32):
              %481 = arith.addf %arg40, %arg41 : f32
              "tt.scan_return"(%481) : (f32) -> ()
            }) {axis = 2 : i32, reverse = false} : (tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
            %435 = "tt.reshape"(%434) : (tensor<2x64x1xf32>) -> tensor<2x64xf32>
            %436 = "tt.expand_dims"(%415) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
            %437 = "tt.broadcast"(%436) : (tensor<1x64xi32>) -> tensor<2x64xi32>
            %438 = arith.cmpi slt, %437, %344 : tensor<2x64xi32>
            %439 = "tt.expand_dims"(%431) {axis = 0 : i32} : (tensor<64xi1>) -> tensor<1x64xi1>
            %440 = "tt.broadcast"(%439) : (tensor<1x64xi1>) -> tensor<2x64xi1>
            %441 = arith.andi %438, %440 : tensor<2x64xi1>
            %442 = arith.cmpf olt, %346, %435 : tensor<2x64xf32>
            %443 = arith.cmpf olt, %435, %346 : tensor<2x64xf32>
            %444 = arith.andi %442, %441 : tensor<2x64xi1>
            %445 = arith.ori %442, %443 : tensor<2x64xi1>
            %446 = arith.xori %445, %cst_56 : tensor<2x64xi1>
            %447 = arith.andi %446, %441 : tensor<2x64xi1>
            %448 = arith.cmpf uno, %435, %435 : tensor<2x64xf32>
            %449 = arith.andi %448, %349 : tensor<2x64xi1>
            %450 = arith.andi %447, %449 : tensor<2x64xi1>
            %451 = arith.ori %444, %450 : tensor<2x64xi1>
            %452 = arith.xori %447, %450 : tensor<2x64xi1>
            %453 = arith.ori %451, %452 : tensor<2x64xi1>
            %454 = arith.select %452, %cst_55, %cst_54 : tensor<2x64xi1>, tensor<2x64xi32>
            %455 = "tt.addptr"(%357, %454) : (tensor<2x64x!tt.ptr<i32>>, tensor<2x64xi32>) -> tensor<2x64x!tt.ptr<i32>>
            %456 = "tt.atomic_rmw"(%455, %cst_55, %453) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<2x64x!tt.ptr<i32>>, tensor<2x64xi32>, tensor<2x64xi1>) -> tensor<2x64xi32>
            %457 = arith.select %452, %358, %359 : tensor<2x64xi1>, tensor<2x64xi32>
            %458 = arith.cmpi ult, %456, %457 : tensor<2x64xi32>
            %459 = arith.subi %cst_53, %456 : tensor<2x64xi32>
            %460 = arith.addi %456, %cst_52 : tensor<2x64xi32>
            %461 = arith.select %452, %459, %460 : tensor<2x64xi1>, tensor<2x64xi32>
            %462 = arith.andi %453, %458 : tensor<2x64xi1>
            %463 = arith.cmpf ole, %435, %365 : tensor<2x64xf32>
            %464 = arith.subf %435, %346 : tensor<2x64xf32>
            %465 = math.absf %435 : tensor<2x64xf32>
            %466 = arith.cmpf olt, %465, %cst_48 : tensor<2x64xf32>
            %467 = arith.andi %463, %466 : tensor<2x64xi1>
            %468 = arith.select %467, %464, %435 : tensor<2x64xi1>, tensor<2x64xf32>
            %469 = "tt.bitcast"(%468) : (tensor<2x64xf32>) -> tensor<2x64xi32>
            %470 = arith.cmpf uno, %468, %468 : tensor<2x64xf32>
            %471 = arith.select %470, %cst_47, %469 : tensor<2x64xi1>, tensor<2x64xi32>
            %472 = "tt.join"(%437, %471) : (tensor<2x64xi32>, tensor<2x64xi32>) -> tensor<2x64x2xi32>
            %473 = "tt.expand_dims"(%461) {axis = 2 : i32} : (tensor<2x64xi32>) -> tensor<2x64x1xi32>
            %474 = "tt.expand_dims"(%462) {axis = 2 : i32} : (tensor<2x64xi1>) -> tensor<2x64x1xi1>
            %475 = "tt.broadcast"(%474) : (tensor<2x64x1xi1>) -> tensor<2x64x2xi1>
            %476 = arith.extsi %473 : tensor<2x64x1xi32> to tensor<2x64x1xi64>
            %477 = arith.muli %476, %cst_46 : tensor<2x64x1xi64>
            %478 = "tt.addptr"(%372, %477) : (tensor<2x64x1x!tt.ptr<i32>>, tensor<2x64x1xi64>) -> tensor<2x64x1x!tt.ptr<i32>>
            %479 = "tt.broadcast"(%478) : (tensor<2x64x1x!tt.ptr<i32>>) -> tensor<2x64x2x!tt.ptr<i32>>
            %480 = "tt.addptr"(%479, %373) : (tensor<2x64x2x!tt.ptr<i32>>, tensor<2x64x2xi32>) -> tensor<2x64x2x!tt.ptr<i32>>
            "tt.store"(%480, %472, %475) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x2x!tt.ptr<i32>>, tensor<2x64x2xi32>, tensor<2x64x2xi1>) -> ()
            scf.yield %384, %388, %399 : i32, i32, tensor<64x1xf32>
          }
        }
        gpu.barrier
        %240 = arith.extsi %203#1 : i32 to i64
        %241 = "tt.addptr"(%arg29, %240) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %242 = "tt.atomic_rmw"(%241, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %243 = arith.andi %242, %c2047_i32 : i32
        %244 = arith.cmpi eq, %243, %c1_i32 : i32
        scf.if %244 {
          %245 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<2x!tt.ptr<i32>>
          %246 = "tt.addptr"(%245, %cst_0) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %247 = "tt.addptr"(%246, %215) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %248 = "tt.load"(%247, %220, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
          %249 = "tt.splat"(%arg33) : (i64) -> tensor<2xi64>
          %250 = "tt.addptr"(%245, %249) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %251 = "tt.addptr"(%250, %215) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %252 = "tt.load"(%251, %220, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
          %253 = arith.cmpi slt, %252, %248 : tensor<2xi32>
          %254 = arith.andi %253, %220 : tensor<2xi1>
          %255 = arith.extui %254 : tensor<2xi1> to tensor<2xi32>
          %256 = "tt.reduce"(%255) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %276 = arith.maxsi %arg36, %arg37 : i32
            "tt.reduce_return"(%276) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
          %257 = arith.cmpi ne, %256, %c0_i32 : i32
          %258 = arith.cmpi slt, %203#2, %c500_i32 : i32
          %259 = arith.andi %257, %258 : i1
          %260 = arith.divsi %224, %c1024_i32 : i32
          %261 = arith.divsi %260, %c1024_i32 : i32
          %262 = arith.addi %261, %c1_i32 : i32
          %263 = arith.muli %262, %c1024_i32 : i32
          %264 = arith.divsi %224, %263 : i32
          %265 = arith.addi %264, %c1_i32 : i32
          %266 = arith.select %259, %265, %c0_i32 : i32
          %267 = arith.select %209, %266, %c2_i32 : i32
          %268 = arith.addi %203#2, %c1_i32 : i32
          %269 = arith.shli %268, %c22_i32 : i32
          %270 = arith.shli %267, %c11_i32 : i32
          %271 = arith.ori %269, %270 : i32
          %272 = arith.ori %271, %267 : i32
          %273 = arith.cmpi eq, %267, %c0_i32 : i32
          %274 = arith.select %273, %c0_i32, %272 : i32
          gpu.barrier
          %275 = "tt.atomic_rmw"(%241, %274) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %207 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "weights", winnow.type = memref<?x64xf32, strided<[?, 1]>>}, {winnow.arg = "weights.size0"}, {winnow.arg = "weights.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "key_scales", winnow.type = memref<?x64x1xf32, strided<[?, 1, 1]>>}, {winnow.arg = "key_scales.size0"}, {winnow.arg = "key_scales.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "requests", winnow.type = memref<?xi32>}, {winnow.arg = "requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<f8E4M3FN>, i32, i64, !tt.ptr<f32>, i32, i64, !tt.ptr<f8E4M3FN>, i32, i64, !tt.ptr<f32>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "deepseek_v32", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {fp8 = "convert", helpers = 396 : i32, keys_operand = "lhs", max_registers = 168 : i32, num_stages = 3 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 1024 : i32, scatter = "atomics", target = "cuda:90", tile_keys = 64 : i32, tile_rows = 2 : i32}} : () -> ()
}

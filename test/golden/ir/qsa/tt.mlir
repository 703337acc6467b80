#map = affine_map<()[s0, s1] -> (s0 ceildiv 64, ((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) - 65535) - s1 ceildiv 2147483648 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 ceildiv 64)>
#map2 = affine_map<()[s0, s1] -> (1023)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<bf16>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<bf16>, %arg4: i32, %arg5: i64, %arg6: !tt.ptr<i32>, %arg7: i32, %arg8: !tt.ptr<i32>, %arg9: i32, %arg10: !tt.ptr<i32>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: !tt.ptr<f32>, %arg15: i32, %arg16: !tt.ptr<i32>, %arg17: i32, %arg18: i64, %arg19: !tt.ptr<i32>, %arg20: i32, %arg21: i32, %arg22: i64, %arg23: !tt.ptr<i32>, %arg24: i32, %arg25: !tt.ptr<i32>, %arg26: i32, %arg27: i64, %arg28: i32):
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant dense<0> : tensor<64xi64>
    %cst_0 = arith.constant dense<1022> : tensor<64x1xi64>
    %cst_1 = arith.constant dense<1024> : tensor<64x1xi64>
    %c32_i32 = arith.constant 32 : i32
    %c500_i32 = arith.constant 500 : i32
    %cst_2 = arith.constant dense<0x7F800000> : tensor<64xf32>
    %c65535_i32 = arith.constant 65535 : i32
    %cst_3 = arith.constant dense<2> : tensor<1x1024x1xi64>
    %cst_4 = arith.constant dense<2143289344> : tensor<1x1024xi32>
    %cst_5 = arith.constant dense<0x7F800000> : tensor<1x1024xf32>
    %cst_6 = arith.constant dense<0x7FC00000> : tensor<1xf32>
    %cst_7 = arith.constant dense<0x7F800000> : tensor<1xf32>
    %cst_8 = arith.constant dense<2.000000e+00> : tensor<1xf32>
    %cst_9 = arith.constant dense<511> : tensor<1024xi32>
    %cst_10 = arith.constant dense<65535> : tensor<1024xi32>
    %cst_11 = arith.constant dense<16> : tensor<1024xi32>
    %cst_12 = arith.constant dense<2> : tensor<1024xi64>
    %cst_13 = arith.constant dense<0> : tensor<1024xi32>
    %cst_14 = arith.constant dense<0> : tensor<1xi32>
    %cst_15 = arith.constant dense<512> : tensor<1024xi32>
    %c1023_i32 = arith.constant 1023 : i32
    %cst_16 = arith.constant dense<2139095041> : tensor<4096xi32>
    %cst_17 = arith.constant 4.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %cst_18 = arith.constant dense<32> : tensor<4096xi64>
    %cst_19 = arith.constant 2.500000e-01 : f32
    %cst_20 = arith.constant 3.000000e-01 : f32
    %c4096_i32 = arith.constant 4096 : i32
    %c4095_i32 = arith.constant 4095 : i32
    %cst_21 = arith.constant dense<-2139095041> : tensor<4096xi32>
    %cst_22 = arith.constant dense<2139095040> : tensor<4096xi32>
    %cst_23 = arith.constant dense<2147483647> : tensor<4096xi32>
    %cst_24 = arith.constant 0x7FC00000 : f32
    %cst_25 = arith.constant 0x7F800000 : f32
    %cst_26 = arith.constant 0.000000e+00 : f32
    %cst_27 = arith.constant dense<2> : tensor<4096xi64>
    %cst_28 = arith.constant dense<0> : tensor<4096xi32>
    %cst_29 = arith.constant dense<1> : tensor<1xi32>
    %cst_30 = arith.constant dense<512> : tensor<4096xi32>
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst_31 = arith.constant 2.14748352E+9 : f32
    %cst_32 = arith.constant 5.000000e-01 : f32
    %cst_33 = arith.constant 1.000000e+00 : f32
    %cst_34 = arith.constant 4.500000e-01 : f32
    %c-2139095041_i32 = arith.constant -2139095041 : i32
    %c8_i32 = arith.constant 8 : i32
    %c-2139095040_i32 = arith.constant -2139095040 : i32
    %c2139095041_i32 = arith.constant 2139095041 : i32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c2048_i32 = arith.constant 2048 : i32
    %c2047_i32 = arith.constant 2047 : i32
    %c4194304_i32 = arith.constant 4194304 : i32
    %cst_35 = arith.constant dense<2047> : tensor<128xi32>
    %cst_36 = arith.constant dense<11> : tensor<128xi32>
    %cst_37 = arith.constant dense<4194304> : tensor<128xi32>
    %cst_38 = arith.constant dense<2147483646> : tensor<128xi32>
    %cst_39 = arith.constant dense<2147483647> : tensor<128xi32>
    %cst_40 = arith.constant dense<0> : tensor<128xi32>
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c264_i32 = arith.constant 264 : i32
    %false = arith.constant false
    %c11_i32 = arith.constant 11 : i32
    %c22_i32 = arith.constant 22 : i32
    %c1024_i32 = arith.constant 1024 : i32
    %c16_i32 = arith.constant 16 : i32
    %true = arith.constant true
    %cst_41 = arith.constant dense<-2147483648> : tensor<64xi32>
    %cst_42 = arith.constant dense<2139095041> : tensor<64xi32>
    %cst_43 = arith.constant dense<-2139095041> : tensor<64xi32>
    %cst_44 = arith.constant dense<2139095040> : tensor<64xi32>
    %cst_45 = arith.constant dense<2147483647> : tensor<64xi32>
    %cst_46 = arith.constant dense<512> : tensor<64xi32>
    %cst_47 = arith.constant dense<1> : tensor<64xi32>
    %cst_48 = arith.constant dense<1> : tensor<64x1xi32>
    %cst_49 = arith.constant dense<0> : tensor<64x1xi32>
    %cst_50 = arith.constant dense<0> : tensor<64x4xi32>
    %cst_51 = arith.constant dense<16> : tensor<64x4xi32>
    %cst_52 = arith.constant dense<6> : tensor<64x4xi32>
    %cst_53 = arith.constant dense<7> : tensor<64x4xi32>
    %cst_54 = arith.constant dense<3> : tensor<64x4xi32>
    %cst_55 = arith.constant dense<64> : tensor<64xi32>
    %cst_56 = arith.constant dense<65535> : tensor<64x4xi32>
    %c512_i32 = arith.constant 512 : i32
    %cst_57 = arith.constant dense<2> : tensor<4xi32>
    %cst_58 = arith.constant dense<0.000000e+00> : tensor<64x256xf32>
    %cst_59 = arith.constant dense<128> : tensor<64x1xi32>
    %cst_60 = arith.constant dense<0.000000e+00> : tensor<64x128xbf16>
    %c0_i32 = arith.constant 0 : i32
    %cst_61 = arith.constant dense<128> : tensor<1x4x1xi32>
    %cst_62 = arith.constant dense<0.000000e+00> : tensor<64x4x128xbf16>
    %cst_63 = arith.constant dense<0.000000e+00> : tensor<64xf32>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c128_i32 = arith.constant 128 : i32
    %c2147416063_i32 = arith.constant 2147416063 : i32
    %cst_64 = arith.constant dense<0> : tensor<64xi32>
    %c64_i32 = arith.constant 64 : i32
    %0 = "tt.get_program_id"() {axis = 0 : i32} : () -> i32
    %1 = "tt.get_program_id"() {axis = 1 : i32} : () -> i32
    %2 = arith.muli %0, %c64_i32 : i32
    %3 = "tt.splat"(%2) : (i32) -> tensor<64xi32>
    %4 = "tt.make_range"() {end = 64 : i32, start = 0 : i32} : () -> tensor<64xi32>
    %5 = arith.addi %3, %4 : tensor<64xi32>
    %6 = "tt.splat"(%arg7) : (i32) -> tensor<64xi32>
    %7 = arith.cmpi ult, %5, %6 : tensor<64xi32>
    %8 = arith.extsi %5 : tensor<64xi32> to tensor<64xi64>
    %9 = "tt.splat"(%arg6) : (!tt.ptr<i32>) -> tensor<64x!tt.ptr<i32>>
    %10 = "tt.addptr"(%9, %8) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
    %11 = "tt.load"(%10, %7, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
    %12 = arith.minsi %arg28, %c2147416063_i32 : i32
    %13 = "tt.splat"(%12) : (i32) -> tensor<64xi32>
    %14 = arith.minsi %11, %13 : tensor<64xi32>
    %15 = arith.maxsi %14, %cst_64 : tensor<64xi32>
    %16 = arith.minsi %arg7, %arg15 : i32
    %17 = arith.minsi %16, %arg17 : i32
    %18 = arith.minsi %17, %arg20 : i32
    %19 = arith.minsi %18, %arg1 : i32
    %20 = arith.minsi %19, %arg26 : i32
    %21 = "tt.splat"(%20) : (i32) -> tensor<64xi32>
    %22 = arith.cmpi slt, %5, %21 : tensor<64xi32>
    %23 = arith.select %22, %15, %cst_64 : tensor<64xi1>, tensor<64xi32>
    %24 = "tt.reduce"(%23) ({
    ^bb0(%arg29: i32, %arg30: i32):
      %120 = arith.minsi %arg29, %arg30 : i32
      "tt.reduce_return"(%120) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
    %25 = "tt.splat"(%arg15) : (i32) -> tensor<64xi32>
    %26 = arith.cmpi ult, %5, %25 : tensor<64xi32>
    %27 = "tt.splat"(%arg14) : (!tt.ptr<f32>) -> tensor<64x!tt.ptr<f32>>
    %28 = "tt.addptr"(%27, %8) : (tensor<64x!tt.ptr<f32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<f32>>
    %29 = "tt.load"(%28, %26, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<f32>>, tensor<64xi1>, tensor<64xf32>) -> tensor<64xf32>
    %30 = "tt.splat"(%arg1) : (i32) -> tensor<64xi32>
    %31 = arith.cmpi ult, %5, %30 : tensor<64xi32>
    %32 = "tt.expand_dims"(%5) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %33 = "tt.expand_dims"(%32) {axis = 2 : i32} : (tensor<64x1xi32>) -> tensor<64x1x1xi32>
    %34 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
    %35 = "tt.expand_dims"(%34) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
    %36 = "tt.expand_dims"(%35) {axis = 2 : i32} : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %37 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
    %38 = "tt.expand_dims"(%37) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
    %39 = "tt.expand_dims"(%38) {axis = 1 : i32} : (tensor<1x128xi32>) -> tensor<1x1x128xi32>
    %40 = "tt.expand_dims"(%31) {axis = 1 : i32} : (tensor<64xi1>) -> tensor<64x1xi1>
    %41 = "tt.expand_dims"(%40) {axis = 2 : i32} : (tensor<64x1xi1>) -> tensor<64x1x1xi1>
    %42 = "tt.broadcast"(%41) : (tensor<64x1x1xi1>) -> tensor<64x4x128xi1>
    %43 = arith.extsi %33 : tensor<64x1x1xi32> to tensor<64x1x1xi64>
    %44 = "tt.splat"(%arg2) : (i64) -> tensor<64x1x1xi64>
    %45 = arith.muli %43, %44 : tensor<64x1x1xi64>
    %46 = "tt.splat"(%arg0) : (!tt.ptr<bf16>) -> tensor<64x1x1x!tt.ptr<bf16>>
    %47 = "tt.addptr"(%46, %45) : (tensor<64x1x1x!tt.ptr<bf16>>, tensor<64x1x1xi64>) -> tensor<64x1x1x!tt.ptr<bf16>>
    %48 = arith.muli %36, %cst_61 : tensor<1x4x1xi32>
    %49 = "tt.broadcast"(%47) : (tensor<64x1x1x!tt.ptr<bf16>>) -> tensor<64x4x1x!tt.ptr<bf16>>
    %50 = "tt.broadcast"(%48) : (tensor<1x4x1xi32>) -> tensor<64x4x1xi32>
    %51 = "tt.addptr"(%49, %50) : (tensor<64x4x1x!tt.ptr<bf16>>, tensor<64x4x1xi32>) -> tensor<64x4x1x!tt.ptr<bf16>>
    %52 = "tt.broadcast"(%51) : (tensor<64x4x1x!tt.ptr<bf16>>) -> tensor<64x4x128x!tt.ptr<bf16>>
    %53 = "tt.broadcast"(%39) : (tensor<1x1x128xi32>) -> tensor<64x4x128xi32>
    %54 = "tt.addptr"(%52, %53) : (tensor<64x4x128x!tt.ptr<bf16>>, tensor<64x4x128xi32>) -> tensor<64x4x128x!tt.ptr<bf16>>
    %55 = "tt.load"(%54, %42, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x4x128x!tt.ptr<bf16>>, tensor<64x4x128xi1>, tensor<64x4x128xbf16>) -> tensor<64x4x128xbf16>
    %56 = "tt.reshape"(%55) : (tensor<64x4x128xbf16>) -> tensor<256x128xbf16>
    %57 = arith.divsi %2, %c128_i32 : i32
    %58 = arith.cmpi slt, %57, %arg9 : i32
    %59 = arith.extsi %57 : i32 to i64
    %60 = "tt.addptr"(%arg8, %59) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %61 = "tt.load"(%60, %58, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %62 = arith.select %58, %61, %c-1_i32 : i32
    %63 = "tt.reduce"(%23) ({
    ^bb0(%arg29: i32, %arg30: i32):
      %120 = arith.maxsi %arg29, %arg30 : i32
      "tt.reduce_return"(%120) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
    %64 = "tt.get_num_programs"() {axis = 1 : i32} : () -> i32
    %65 = arith.addi %63, %c63_i32 : i32
    %66 = arith.divsi %65, %c64_i32 : i32
    %67 = arith.subi %64, %c1_i32 : i32
    %68 = arith.addi %67, %66 : i32
    %69 = arith.divsi %68, %64 : i32
    %70 = arith.muli %1, %69 : i32
    %71 = arith.minsi %70, %66 : i32
    %72 = arith.addi %71, %69 : i32
    %73 = arith.minsi %72, %66 : i32
    %74 = arith.muli %73, %c64_i32 : i32
    %75 = arith.minsi %74, %63 : i32
    %76 = arith.muli %71, %c64_i32 : i32
    %77 = arith.divui %76, %c64_i32 : i32
    %78 = arith.cmpi ult, %77, %arg12 : i32
    %79 = arith.cmpi ult, %62, %arg11 : i32
    %80 = arith.cmpi slt, %76, %75 : i32
    %81 = arith.andi %80, %78 : i1
    %82 = arith.andi %81, %79 : i1
    %83 = arith.extsi %62 : i32 to i64
    %84 = arith.muli %83, %arg13 : i64
    %85 = "tt.addptr"(%arg10, %84) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %86 = arith.extsi %77 : i32 to i64
    %87 = "tt.addptr"(%85, %86) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %88 = "tt.load"(%87, %82, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %89 = arith.select %82, %88, %c-1_i32 : i32
    %90 = "tt.splat"(%arg4) : (i32) -> tensor<1x1xi32>
    %91 = "tt.expand_dims"(%4) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %92 = "tt.splat"(%arg5) : (i64) -> tensor<1x1xi64>
    %93 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<1x1x!tt.ptr<bf16>>
    %94 = arith.muli %91, %cst_59 : tensor<64x1xi32>
    %95 = "tt.broadcast"(%38) : (tensor<1x128xi32>) -> tensor<64x128xi32>
    %96 = "tt.trans"(%56) {order = array<i32: 1, 0>} : (tensor<256x128xbf16>) -> tensor<128x256xbf16>
    %97 = scf.for %arg29 = %76 to %75 step %c64_i32 iter_args(%arg30 = %89) -> (i32)  : i32 {
      %120 = arith.addi %arg29, %c64_i32 : i32
      %121 = arith.divui %120, %c64_i32 : i32
      %122 = arith.cmpi ult, %121, %arg12 : i32
      %123 = arith.cmpi slt, %120, %75 : i32
      %124 = arith.andi %123, %122 : i1
      %125 = arith.andi %124, %79 : i1
      %126 = arith.extsi %121 : i32 to i64
      %127 = "tt.addptr"(%85, %126) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %128 = "tt.load"(%127, %125, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %129 = arith.select %125, %128, %c-1_i32 : i32
      %130 = "tt.splat"(%arg30) : (i32) -> tensor<1xi32>
      %131 = "tt.expand_dims"(%130) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %132 = arith.cmpi ult, %131, %90 : tensor<1x1xi32>
      %133 = "tt.broadcast"(%132) : (tensor<1x1xi1>) -> tensor<64x128xi1>
      %134 = arith.extsi %131 : tensor<1x1xi32> to tensor<1x1xi64>
      %135 = arith.muli %134, %92 : tensor<1x1xi64>
      %136 = "tt.addptr"(%93, %135) : (tensor<1x1x!tt.ptr<bf16>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<bf16>>
      %137 = "tt.broadcast"(%136) : (tensor<1x1x!tt.ptr<bf16>>) -> tensor<64x1x!tt.ptr<bf16>>
      %138 = "tt.addptr"(%137, %94) : (tensor<64x1x!tt.ptr<bf16>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<bf16>>
      %139 = "tt.broadcast"(%138) : (tensor<64x1x!tt.ptr<bf16>>) -> tensor<64x128x!tt.ptr<bf16>>
      %140 = "tt.addptr"(%139, %95) : (tensor<64x128x!tt.ptr<bf16>>, tensor<64x128xi32>) -> tensor<64x128x!tt.ptr<bf16>>
      %141 = "tt.load"(%140, %133, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<bf16>>, tensor<64x128xi1>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
      %142 = arith.cmpi ult, %arg30, %arg4 : i32
      %143 = "tt.dot"(%141, %96, %cst_58) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xbf16>, tensor<128x256xbf16>, tensor<64x256xf32>) -> tensor<64x256xf32>
      %144 = "tt.reshape"(%143) : (tensor<64x256xf32>) -> tensor<64x64x4xf32>
      %145 = "tt.reduce"(%144) ({
      ^bb0(%arg31: f32, %arg32: f32):
        %172 = arith.maximumf %arg31, %arg32 : f32
        "tt.reduce_return"(%172) : (f32) -> ()
      }) {axis = 2 : i32} : (tensor<64x64x4xf32>) -> tensor<64x64xf32>
      %146 = "tt.trans"(%145) {order = array<i32: 1, 0>} : (tensor<64x64xf32>) -> tensor<64x64xf32>
      %147 = "tt.reshape"(%146) : (tensor<64x64xf32>) -> tensor<64x8x4x2xf32>
      %148 = "tt.trans"(%147) {order = array<i32: 1, 3, 0, 2>} : (tensor<64x8x4x2xf32>) -> tensor<8x2x64x4xf32>
      %149 = "tt.reshape"(%148) : (tensor<8x2x64x4xf32>) -> tensor<16x64x4x1xf32>
      %150 = "tt.scan"(%149) ({
      ^bb0(%arg31: f32, %arg32: f32):
        %172 = arith.addf %arg31, %arg32 : f32
        "tt.scan_return"(%172) : (f32) -> ()
      }) {axis = 3 : i32, reverse = false} : (tensor<16x64x4x1xf32>) -> tensor<16x64x4x1xf32>
      %151 = "tt.reshape"(%150) : (tensor<16x64x4x1xf32>) -> tensor<8x2x64x4xf32>
      %152 = "tt.trans"(%151) {order = array<i32: 2, 0, 3, 1>} : (tensor<8x2x64x4xf32>) -> tensor<64x8x4x2xf32>
      %153 = "tt.reshape"(%152) : (tensor<64x8x4x2xf32>) -> tensor<64x64xf32>
      %154 = "tt.reshape"(%153) : (tensor<64x64xf32>) -> tensor<64x2x2x2x4x2xf32>
      %155 = "tt.trans"(%154) {order = array<i32: 0, 4, 5, 3, 2, 1>} : (tensor<64x2x2x2x4x2xf32>) -> tensor<64x4x2x2x2x2xf32>
      %156:2 = "tt.split"(%155) : (tensor<64x4x2x2x2x2xf32>) -> (tensor<64x4x2x2x2xf32>, tensor<64x4x2x2x2xf32>)
      %157:2 = "tt.split"(%156#0) : (tensor<64x4x2x2x2xf32>) -> (tensor<64x4x2x2xf32>, tensor<64x4x2x2xf32>)
      %158:2 = "tt.split"(%156#1) : (tensor<64x4x2x2x2xf32>) -> (tensor<64x4x2x2xf32>, tensor<64x4x2x2xf32>)
      %159:2 = "tt.split"(%157#0) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
      %160:2 = "tt.split"(%157#1) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
      %161:2 = "tt.split"(%158#0) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
      %162:2 = "tt.split"(%158#1) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
      %163:2 = "tt.split"(%159#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
      %164:2 = "tt.split"(%159#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
      %165:2 = "tt.split"(%160#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
      %166:2 = "tt.split"(%160#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
      %167:2 = "tt.split"(%161#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
      %168:2 = "tt.split"(%161#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
      %169:2 = "tt.split"(%162#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
      %170:2 = "tt.split"(%162#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
      %171 = arith.cmpi sge, %arg29, %76 : i32
      scf.if %171 {
        %172 = "tt.splat"(%arg29) : (i32) -> tensor<4xi32>
        %173 = arith.muli %34, %cst_57 : tensor<4xi32>
        %174 = arith.addi %172, %173 : tensor<4xi32>
        %175 = arith.subi %arg21, %c512_i32 : i32
        %176 = arith.maxsi %175, %c0_i32 : i32
        %177 = arith.cmpi sge, %arg21, %c512_i32 : i32
        %178 = arith.select %177, %c512_i32, %c0_i32 : i32
        %179 = arith.minsi %24, %75 : i32
        %180 = arith.maxsi %179, %arg29 : i32
        %181 = arith.subi %180, %arg29 : i32
        %182 = arith.cmpi sgt, %181, %c63_i32 : i32
        %183 = arith.andi %182, %142 : i1
        %184 = scf.if %183 -> (tensor<64x4xi32>) {
          scf.yield %cst_56 : tensor<64x4xi32>
        } else {
          %218 = "tt.splat"(%75) : (i32) -> tensor<64xi32>
          %219 = arith.minsi %23, %218 : tensor<64xi32>
          %220 = "tt.splat"(%142) : (i1) -> tensor<64xi1>
          %221 = arith.select %220, %219, %cst_64 : tensor<64xi1>, tensor<64xi32>
          %222 = "tt.splat"(%arg29) : (i32) -> tensor<64xi32>
          %223 = arith.maxsi %221, %222 : tensor<64xi32>
          %224 = arith.subi %223, %222 : tensor<64xi32>
          %225 = arith.minsi %224, %cst_55 : tensor<64xi32>
          %226 = "tt.expand_dims"(%225) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
          %227 = "tt.broadcast"(%226) : (tensor<64x1xi32>) -> tensor<64x4xi32>
          %228 = "tt.expand_dims"(%173) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
          %229 = "tt.broadcast"(%228) : (tensor<1x4xi32>) -> tensor<64x4xi32>
          %230 = arith.subi %227, %229 : tensor<64x4xi32>
          %231 = arith.addi %230, %cst_53 : tensor<64x4xi32>
          %232 = arith.shrsi %231, %cst_54 : tensor<64x4xi32>
          %233 = arith.addi %230, %cst_52 : tensor<64x4xi32>
          %234 = arith.shrsi %233, %cst_54 : tensor<64x4xi32>
          %235 = arith.addi %232, %234 : tensor<64x4xi32>
          %236 = arith.subi %cst_51, %235 : tensor<64x4xi32>
          %237 = arith.shrui %cst_56, %236 : tensor<64x4xi32>
          %238 = arith.cmpi sgt, %235, %cst_50 : tensor<64x4xi32>
          %239 = arith.select %238, %237, %cst_50 : tensor<64x4xi1>, tensor<64x4xi32>
          scf.yield %239 : tensor<64x4xi32>
        }
        %185 = "tt.expand_dims"(%29) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
        %186 = "tt.broadcast"(%185) : (tensor<64x1xf32>) -> tensor<64x4xf32>
        %187 = "tt.elementwise_inline_asm"(%186, %163#0, %163#1, %164#0, %164#1, %165#0, %165#1, %166#0, %166#1, %167#0, %167#1, %168#0, %168#1, %169#0, %169#1, %170#0, %170#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 17>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
        %188 = arith.andi %187, %184 : tensor<64x4xi32>
        %189 = arith.extsi %32 : tensor<64x1xi32> to tensor<64x1xi64>
        %190 = "tt.splat"(%arg18) : (i64) -> tensor<64x1xi64>
        %191 = arith.muli %189, %190 : tensor<64x1xi64>
        %192 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<64x1x!tt.ptr<i32>>
        %193 = "tt.addptr"(%192, %191) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
        %194 = "tt.addptr"(%193, %cst_49) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
        %195 = "tt.broadcast"(%194) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
        %196 = "tt.elementwise_inline_asm"(%195, %188) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Apopc.b32 count, hits;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Asetp.ne.and.b32 leads, count, 0, leads;\0A@leads atom.global.gpu.relaxed.add.u32 $0, [$1], count;\0ADONE:\0A}", constraints = "=&r,l,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>) -> tensor<64x4xi32>
        %197 = "tt.elementwise_inline_asm"(%186, %163#0, %163#1, %164#0, %164#1, %165#0, %165#1, %166#0, %166#1, %167#0, %167#1, %168#0, %168#1, %169#0, %169#1, %170#0, %170#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 17>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
        %198 = arith.andi %197, %184 : tensor<64x4xi32>
        %199 = "tt.addptr"(%193, %cst_48) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
        %200 = "tt.broadcast"(%199) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
        %201 = "tt.elementwise_inline_asm"(%200, %198) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Apopc.b32 count, hits;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Asetp.ne.and.b32 leads, count, 0, leads;\0A@leads atom.global.gpu.relaxed.add.u32 $0, [$1], count;\0ADONE:\0A}", constraints = "=&r,l,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>) -> tensor<64x4xi32>
        %202 = "tt.splat"(%arg22) : (i64) -> tensor<64x1xi64>
        %203 = arith.muli %189, %202 : tensor<64x1xi64>
        %204 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<64x1x!tt.ptr<i32>>
        %205 = "tt.addptr"(%204, %203) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
        %206 = "tt.addptr"(%205, %cst_1) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
        %207 = "tt.addptr"(%206, %cst_49) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
        %208 = "tt.broadcast"(%207) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
        %209 = "tt.splat"(%176) : (i32) -> tensor<64x4xi32>
        %210 = "tt.expand_dims"(%174) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
        %211 = "tt.broadcast"(%210) : (tensor<1x4xi32>) -> tensor<64x4xi32>
        %212 = "tt.elementwise_inline_asm"(%208, %188, %196, %209, %211, %186, %163#0, %163#1, %164#0, %164#1, %165#0, %165#1, %166#0, %166#1, %167#0, %167#1, %168#0, %168#1, %169#0, %169#1, %170#0, %170#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<4>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<1>;\0A.reg .b32 active<1>;\0A.reg .f32 pick<16>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $3, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $4;\0Asetp.ge.and.s32 more, $4, 0, more;\0Aselp.b32 hits0, 0, $2, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $6, $6;\0Amin.f32 twice, twice, 0f7F7FFFFF;\0Aabs.f32 size, $6;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aselp.f32 pick0, $8, $7, odd0;\0Aselp.f32 pick1, $10, $9, odd0;\0Aselp.f32 pick2, $12, $11, odd0;\0Aselp.f32 pick3, $14, $13, odd0;\0Aselp.f32 pick4, $16, $15, odd0;\0Aselp.f32 pick5, $18, $17, odd0;\0Aselp.f32 pick6, $20, $19, odd0;\0Aselp.f32 pick7, $22, $21, odd0;\0Aselp.f32 pick8, pick1, pick0, odd1;\0Aselp.f32 pick9, pick3, pick2, odd1;\0Aselp.f32 pick10, pick5, pick4, odd1;\0Aselp.f32 pick11, pick7, pick6, odd1;\0Aselp.f32 pick12, pick9, pick8, odd2;\0Aselp.f32 pick13, pick11, pick10, odd2;\0Aselp.f32 pick14, pick13, pick12, odd3;\0Amov.f32 score, pick14;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $6;\0Amov.b32 bits, score;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $5;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $1;\0Asetp.lt.and.u32 fits, bit, $4, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0ADONE:\0A}", constraints = "=&r,l,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 17>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
        %213 = "tt.addptr"(%205, %cst_0) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
        %214 = "tt.addptr"(%213, %cst_49) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
        %215 = "tt.broadcast"(%214) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
        %216 = "tt.splat"(%178) : (i32) -> tensor<64x4xi32>
        %217 = "tt.elementwise_inline_asm"(%215, %198, %201, %216, %211, %186, %163#0, %163#1, %164#0, %164#1, %165#0, %165#1, %166#0, %166#1, %167#0, %167#1, %168#0, %168#1, %169#0, %169#1, %170#0, %170#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<4>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<1>;\0A.reg .b32 active<1>;\0A.reg .f32 pick<16>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $3, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $4;\0Asetp.ge.and.s32 more, $4, 0, more;\0Aselp.b32 hits0, 0, $2, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $6, $6;\0Amin.f32 twice, twice, 0f7F7FFFFF;\0Aabs.f32 size, $6;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aselp.f32 pick0, $8, $7, odd0;\0Aselp.f32 pick1, $10, $9, odd0;\0Aselp.f32 pick2, $12, $11, odd0;\0Aselp.f32 pick3, $14, $13, odd0;\0Aselp.f32 pick4, $16, $15, odd0;\0Aselp.f32 pick5, $18, $17, odd0;\0Aselp.f32 pick6, $20, $19, odd0;\0Aselp.f32 pick7, $22, $21, odd0;\0Aselp.f32 pick8, pick1, pick0, odd1;\0Aselp.f32 pick9, pick3, pick2, odd1;\0Aselp.f32 pick10, pick5, pick4, odd1;\0Aselp.f32 pick11, pick7, pick6, odd1;\0Aselp.f32 pick12, pick9, pick8, odd2;\0Aselp.f32 pick13, pick11, pick10, odd2;\0Aselp.f32 pick14, pick13, pick12, odd3;\0Amov.f32 score, pick14;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $6;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $5;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $1;\0Asetp.lt.and.u32 fits, bit, $4, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0ADONE:\0A}", constraints = "=&r,l,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 17>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
      }
      scf.yield %129 : i32
    }
    %98 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %99 = arith.cmpi slt, %0, %arg24 : i32
    gpu.barrier
    %100 = arith.extsi %0 : i32 to i64
    %101 = "tt.addptr"(%arg23, %100) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %102 = "tt.atomic_rmw"(%101, %c1_i32, %99) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %103 = arith.cmpi eq, %102, %67 : i32
    %104 = arith.andi %99, %103 : i1
    %105 = scf.if %104 -> (i1) {
      %120 = "tt.load"(%10, %7, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
      %121 = arith.minsi %120, %13 : tensor<64xi32>
      %122 = arith.maxsi %121, %cst_64 : tensor<64xi32>
      %123 = arith.select %22, %122, %cst_64 : tensor<64xi1>, tensor<64xi32>
      %124 = arith.subi %arg21, %c512_i32 : i32
      %125 = "tt.load"(%28, %22, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<f32>>, tensor<64xi1>, tensor<64xf32>) -> tensor<64xf32>
      %126 = "tt.splat"(%arg18) : (i64) -> tensor<64xi64>
      %127 = arith.muli %8, %126 : tensor<64xi64>
      %128 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<64x!tt.ptr<i32>>
      %129 = "tt.addptr"(%128, %127) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      %130 = "tt.addptr"(%129, %cst_64) : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>) -> tensor<64x!tt.ptr<i32>>
      %131 = "tt.load"(%130, %22, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
      %132 = "tt.addptr"(%129, %cst_47) : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>) -> tensor<64x!tt.ptr<i32>>
      %133 = "tt.load"(%132, %22, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
      %134 = arith.minsi %133, %cst_46 : tensor<64xi32>
      %135 = "tt.splat"(%124) : (i32) -> tensor<64xi32>
      %136 = arith.cmpi slt, %135, %131 : tensor<64xi32>
      %137 = arith.addi %131, %134 : tensor<64xi32>
      %138 = arith.minsi %123, %cst_46 : tensor<64xi32>
      %139 = arith.cmpi slt, %137, %138 : tensor<64xi32>
      %140 = arith.cmpf uno, %125, %125 : tensor<64xf32>
      %141 = arith.cmpi sgt, %133, %cst_64 : tensor<64xi32>
      %142 = arith.andi %140, %141 : tensor<64xi1>
      %143 = arith.ori %136, %139 : tensor<64xi1>
      %144 = arith.ori %143, %142 : tensor<64xi1>
      %145 = arith.andi %144, %22 : tensor<64xi1>
      %146 = "tt.bitcast"(%125) : (tensor<64xf32>) -> tensor<64xi32>
      %147 = arith.cmpi slt, %146, %cst_64 : tensor<64xi32>
      %148 = arith.andi %146, %cst_45 : tensor<64xi32>
      %149 = arith.subi %cst_64, %148 : tensor<64xi32>
      %150 = arith.cmpi sgt, %148, %cst_44 : tensor<64xi32>
      %151 = arith.select %147, %149, %146 : tensor<64xi1>, tensor<64xi32>
      %152 = arith.select %150, %cst_44, %151 : tensor<64xi1>, tensor<64xi32>
      %153 = arith.select %136, %152, %cst_43 : tensor<64xi1>, tensor<64xi32>
      %154 = arith.addi %153, %cst_47 : tensor<64xi32>
      %155 = arith.subi %cst_46, %134 : tensor<64xi32>
      %156 = arith.select %145, %154, %155 : tensor<64xi1>, tensor<64xi32>
      %157 = arith.addi %131, %cst_46 : tensor<64xi32>
      %158 = arith.select %145, %153, %157 : tensor<64xi1>, tensor<64xi32>
      gpu.barrier
      %159 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<64x!tt.ptr<i32>>
      %160 = "tt.addptr"(%159, %cst) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      %161 = "tt.addptr"(%160, %8) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      "tt.store"(%161, %156, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> ()
      %162 = "tt.splat"(%arg27) : (i64) -> tensor<64xi64>
      %163 = "tt.addptr"(%159, %162) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      %164 = "tt.addptr"(%163, %8) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      "tt.store"(%164, %158, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> ()
      %165 = "tt.bitcast"(%cst_42) : (tensor<64xi32>) -> tensor<64xf32>
      %166 = arith.andi %145, %136 : tensor<64xi1>
      "tt.store"(%28, %165, %166) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<f32>>, tensor<64xf32>, tensor<64xi1>) -> ()
      "tt.store"(%130, %cst_64, %145) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> ()
      "tt.store"(%132, %cst_64, %145) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> ()
      %167 = arith.extui %145 : tensor<64xi1> to tensor<64xi32>
      %168 = "tt.reduce"(%167) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %192 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%192) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
      %169 = arith.cmpi ne, %168, %c0_i32 : i32
      %170 = "tt.reduce"(%123) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %192 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%192) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
      %171 = arith.subi %170, %c1_i32 : i32
      %172 = arith.divsi %171, %c64_i32 : i32
      %173 = arith.divsi %124, %c64_i32 : i32
      %174 = arith.maxsi %173, %c16_i32 : i32
      %175 = arith.divsi %172, %174 : i32
      %176 = arith.addi %175, %c1_i32 : i32
      %177 = arith.minsi %176, %c1024_i32 : i32
      %178 = arith.muli %177, %c128_i32 : i32
      %179 = arith.divsi %171, %178 : i32
      %180 = arith.divsi %179, %c1024_i32 : i32
      %181 = arith.addi %180, %c1_i32 : i32
      %182 = arith.muli %178, %181 : i32
      %183 = arith.divsi %171, %182 : i32
      %184 = arith.addi %183, %c1_i32 : i32
      %185 = arith.select %169, %184, %c0_i32 : i32
      %186 = arith.shli %185, %c11_i32 : i32
      %187 = arith.ori %186, %c4194304_i32 : i32
      %188 = arith.ori %187, %185 : i32
      %189 = arith.cmpi eq, %185, %c0_i32 : i32
      %190 = arith.select %189, %c0_i32, %188 : i32
      gpu.barrier
      %191 = "tt.atomic_rmw"(%101, %190) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %169 : i1
    } else {
      scf.yield %false : i1
    }
    %106 = arith.muli %1, %98 : i32
    %107 = arith.addi %106, %0 : i32
    %108 = arith.muli %64, %98 : i32
    %109 = arith.subi %108, %c264_i32 : i32
    %110 = arith.cmpi sge, %107, %109 : i32
    %111 = arith.ori %105, %110 : i1
    %112 = arith.select %111, %c1024_i32, %c0_i32 : i32
    %113 = arith.minsi %98, %arg24 : i32
    %114 = arith.cmpi slt, %0, %113 : i32
    %115 = arith.select %114, %0, %c0_i32 : i32
    %116 = "tt.splat"(%113) : (i32) -> tensor<128xi32>
    %117 = "tt.splat"(%arg23) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %118 = "tt.splat"(%115) : (i32) -> tensor<128xi32>
    %119 = scf.while (%arg29 = %112) : (i32) -> i32 {
      %120 = arith.cmpi sgt, %arg29, %c0_i32 : i32
      scf.condition(%120) %arg29 : i32
    } do {
    ^bb0(%arg29: i32):
      %120 = scf.for %arg30 = %c0_i32 to %113 step %c128_i32 iter_args(%arg31 = %c2147483647_i32) -> (i32)  : i32 {
        %129 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
        %130 = arith.addi %129, %37 : tensor<128xi32>
        %131 = arith.cmpi slt, %130, %116 : tensor<128xi32>
        %132 = arith.extsi %130 : tensor<128xi32> to tensor<128xi64>
        %133 = "tt.addptr"(%117, %132) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %134 = "tt.load"(%133, %131, %cst_40) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %135 = arith.subi %130, %118 : tensor<128xi32>
        %136 = arith.cmpi slt, %135, %cst_40 : tensor<128xi32>
        %137 = arith.addi %135, %116 : tensor<128xi32>
        %138 = arith.select %136, %137, %135 : tensor<128xi1>, tensor<128xi32>
        %139 = arith.cmpi eq, %134, %cst_40 : tensor<128xi32>
        %140 = arith.select %139, %cst_39, %cst_38 : tensor<128xi1>, tensor<128xi32>
        %141 = arith.cmpi sge, %134, %cst_37 : tensor<128xi32>
        %142 = arith.shrsi %134, %cst_36 : tensor<128xi32>
        %143 = arith.andi %142, %cst_35 : tensor<128xi32>
        %144 = arith.cmpi ne, %143, %cst_40 : tensor<128xi32>
        %145 = arith.andi %141, %144 : tensor<128xi1>
        %146 = arith.select %145, %138, %140 : tensor<128xi1>, tensor<128xi32>
        %147 = "tt.reduce"(%146) ({
        ^bb0(%arg32: i32, %arg33: i32):
          %149 = arith.minsi %arg32, %arg33 : i32
          "tt.reduce_return"(%149) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %148 = arith.minsi %arg31, %147 : i32
        scf.yield %148 : i32
      }
      %121 = "tt.splat"(%120) : (i32) -> tensor<4096xi32>
      %122 = "tt.reduce"(%121) ({
      ^bb0(%arg30: i32, %arg31: i32):
        %129 = arith.minsi %arg30, %arg31 : i32
        "tt.reduce_return"(%129) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %123 = arith.cmpi slt, %122, %113 : i32
      %124:4 = scf.if %123 -> (i1, i32, i32, i32) {
        %129 = arith.addi %115, %122 : i32
        %130 = arith.cmpi sge, %129, %113 : i32
        %131 = arith.subi %129, %113 : i32
        %132 = arith.select %130, %131, %129 : i32
        %133 = arith.extsi %132 : i32 to i64
        %134 = "tt.addptr"(%arg23, %133) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %135 = "tt.atomic_rmw"(%134, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %136 = arith.cmpi sge, %135, %c4194304_i32 : i32
        %137 = arith.shrsi %135, %c11_i32 : i32
        %138 = arith.andi %137, %c2047_i32 : i32
        %139 = arith.cmpi ne, %138, %c0_i32 : i32
        %140 = arith.andi %136, %139 : i1
        %141 = arith.subi %135, %c2048_i32 : i32
        %142 = arith.select %140, %141, %135 : i32
        %143 = "tt.atomic_cas"(%134, %135, %142) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %144 = arith.cmpi eq, %143, %135 : i32
        %145 = arith.andi %140, %144 : i1
        %146 = arith.subi %138, %c1_i32 : i32
        %147 = arith.shrsi %135, %c22_i32 : i32
        scf.yield %145, %132, %147, %146 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %125 = arith.cmpi slt, %122, %c2147483647_i32 : i32
      %126 = arith.subi %arg29, %c1_i32 : i32
      %127 = arith.select %125, %126, %c0_i32 : i32
      %128 = arith.select %124#0, %c1024_i32, %127 : i32
      scf.if %124#0 {
        %129 = arith.andi %124#2, %c1_i32 : i32
        %130 = arith.cmpi eq, %129, %c0_i32 : i32
        %131 = arith.cmpi sle, %124#2, %c2_i32 : i32
        %132 = arith.muli %124#1, %c64_i32 : i32
        %133 = "tt.splat"(%132) : (i32) -> tensor<64xi32>
        %134 = arith.addi %133, %4 : tensor<64xi32>
        %135 = arith.cmpi ult, %134, %6 : tensor<64xi32>
        %136 = arith.extsi %134 : tensor<64xi32> to tensor<64xi64>
        %137 = "tt.addptr"(%9, %136) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
        %138 = "tt.load"(%137, %135, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
        %139 = arith.minsi %138, %13 : tensor<64xi32>
        %140 = arith.maxsi %139, %cst_64 : tensor<64xi32>
        %141 = arith.cmpi slt, %134, %21 : tensor<64xi32>
        %142 = arith.select %141, %140, %cst_64 : tensor<64xi1>, tensor<64xi32>
        %143 = arith.subi %arg21, %c512_i32 : i32
        %144 = "tt.reduce"(%142) ({
        ^bb0(%arg30: i32, %arg31: i32):
          %166 = arith.maxsi %arg30, %arg31 : i32
          "tt.reduce_return"(%166) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
        %145 = arith.subi %144, %c1_i32 : i32
        %146 = arith.divsi %145, %c64_i32 : i32
        %147 = arith.divsi %143, %c64_i32 : i32
        %148 = arith.maxsi %147, %c16_i32 : i32
        %149 = arith.divsi %146, %148 : i32
        %150 = arith.addi %149, %c1_i32 : i32
        %151 = arith.minsi %150, %c1024_i32 : i32
        %152 = arith.select %131, %151, %c1_i32 : i32
        %153 = arith.select %131, %c128_i32, %c1024_i32 : i32
        %154 = arith.muli %152, %153 : i32
        %155 = arith.divsi %145, %154 : i32
        %156 = arith.divsi %155, %c1024_i32 : i32
        %157 = arith.addi %156, %c1_i32 : i32
        %158 = arith.muli %154, %157 : i32
        %159 = arith.divsi %145, %158 : i32
        %160 = arith.addi %159, %c1_i32 : i32
        scf.if %130 {
          %166 = arith.muli %124#3, %c2_i32 : i32
          %167 = arith.shrsi %124#2, %c1_i32 : i32
          %168 = arith.remui %167, %c3_i32 : i32
          %169 = arith.cmpi eq, %168, %c0_i32 : i32
          %170 = "tt.splat"(%c0_i32) : (i32) -> tensor<64xi32>
          %171 = arith.addi %170, %4 : tensor<64xi32>
          scf.for %arg30 = %c0_i32 to %c2_i32 step %c1_i32  : i32 {
            %172 = arith.addi %166, %arg30 : i32
            %173 = "tt.splat"(%172) : (i32) -> tensor<64xi32>
            %174 = arith.cmpi eq, %171, %173 : tensor<64xi32>
            %175 = arith.select %174, %142, %cst_64 : tensor<64xi1>, tensor<64xi32>
            %176 = "tt.reduce"(%175) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %182 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%182) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
            %177 = arith.andi %174, %141 : tensor<64xi1>
            %178 = arith.extui %177 : tensor<64xi1> to tensor<64xi32>
            %179 = "tt.reduce"(%178) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %182 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%182) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
            %180 = arith.addi %132, %172 : i32
            %181 = arith.cmpi eq, %179, %c1_i32 : i32
            scf.if %181 {
              %182 = arith.minsi %arg15, %arg17 : i32
              %183 = arith.minsi %182, %arg20 : i32
              %184 = arith.minsi %183, %arg26 : i32
              %185 = arith.cmpi ult, %180, %184 : i32
              %186 = "tt.addptr"(%arg25, %c0_i64) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %187 = arith.extsi %180 : i32 to i64
              %188 = "tt.addptr"(%186, %187) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %189 = "tt.load"(%188, %185, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %190 = "tt.addptr"(%arg25, %arg27) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %191 = "tt.addptr"(%190, %187) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %192 = "tt.load"(%191, %185, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %193 = arith.cmpi sgt, %189, %192 : i32
              scf.if %193 {
                %194 = "tt.addptr"(%arg14, %187) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
                %195 = "tt.load"(%194) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
                %196 = arith.muli %187, %arg18 : i64
                %197 = "tt.addptr"(%arg16, %196) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %198 = "tt.addptr"(%197, %c0_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %199 = "tt.load"(%198) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %200 = "tt.addptr"(%197, %c1_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %201 = "tt.load"(%200) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %202 = arith.maxsi %143, %c0_i32 : i32
                %203 = arith.minsi %199, %202 : i32
                %204 = arith.maxsi %203, %c0_i32 : i32
                %205 = "tt.bitcast"(%195) : (f32) -> i32
                %206 = arith.cmpi slt, %205, %c0_i32 : i32
                %207 = arith.andi %205, %c2147483647_i32 : i32
                %208 = arith.subi %c0_i32, %207 : i32
                %209 = arith.cmpi sgt, %207, %c2139095040_i32 : i32
                %210 = arith.select %206, %208, %205 : i32
                %211 = arith.select %209, %c2139095041_i32, %210 : i32
                gpu.barrier
                %212 = arith.cmpi ne, %152, %c1_i32 : i32
                %213 = arith.cmpi eq, %189, %c-2139095040_i32 : i32
                %214 = arith.cmpi eq, %152, %c1_i32 : i32
                %215 = arith.andi %213, %214 : i1
                %216 = arith.addi %199, %201 : i32
                %217 = arith.select %215, %216, %176 : i32
                %218 = arith.minsi %217, %c512_i32 : i32
                %219 = arith.cmpi sgt, %199, %202 : i32
                %220 = arith.minsi %201, %c512_i32 : i32
                %221 = arith.addi %199, %220 : i32
                %222 = arith.cmpi sge, %221, %218 : i32
                %223 = arith.ori %222, %215 : i1
                %224 = arith.ori %219, %212 : i1
                %225 = arith.xori %224, %true : i1
                %226 = arith.andi %223, %225 : i1
                %227 = arith.ori %226, %219 : i1
                %228 = arith.ori %227, %212 : i1
                %229 = arith.xori %228, %true : i1
                %230 = arith.cmpi sge, %199, %c8_i32 : i32
                %231 = arith.cmpi eq, %192, %c-2139095041_i32 : i32
                %232 = arith.cmpi ne, %168, %c0_i32 : i32
                %233 = arith.andi %229, %230 : i1
                %234 = arith.andi %233, %231 : i1
                %235 = arith.andi %234, %232 : i1
                %236 = arith.divui %199, %c2_i32 : i32
                %237 = arith.subi %202, %218 : i32
                %238 = arith.maxsi %237, %c0_i32 : i32
                %239 = arith.sitofp %218 : i32 to f32
                %240 = arith.sitofp %238 : i32 to f32
                %241 = arith.mulf %240, %cst_34 : f32
                %242 = arith.addf %239, %241 : f32
                %243 = arith.sitofp %204 : i32 to f32
                %244 = arith.sitofp %152 : i32 to f32
                %245 = arith.sitofp %199 : i32 to f32
                %246 = arith.maximumf %245, %cst_33 : f32
                %247 = arith.mulf %246, %244 : f32
                %248 = arith.mulf %242, %243 : f32
                %249 = arith.divf %248, %247 : f32
                %250 = arith.addf %249, %cst_32 : f32
                %251 = arith.maximumf %250, %cst_33 : f32
                %252 = arith.minimumf %251, %cst_31 : f32
                %253 = arith.fptosi %252 : f32 to i32
                %254 = arith.select %235, %236, %253 : i32
                %255 = arith.select %226, %218, %254 : i32
                %256 = arith.andi %219, %232 : i1
                %257 = arith.ori %212, %256 : i1
                %258 = arith.ori %257, %235 : i1
                %259 = arith.cmpi sle, %255, %204 : i32
                %260 = arith.cmpi sge, %255, %c1_i32 : i32
                %261 = arith.andi %259, %260 : i1
                %262 = arith.ori %226, %258 : i1
                %263 = arith.andi %261, %262 : i1
                %264 = scf.if %263 -> (i32) {
                  %265 = arith.cmpi slt, %189, %c0_i32 : i32
                  %266 = arith.subi %c-2147483648_i32, %189 : i32
                  %267 = arith.select %265, %266, %189 : i32
                  %268 = "tt.bitcast"(%267) : (i32) -> f32
                  %269 = "tt.make_range"() {end = 4096 : i32, start = 0 : i32} : () -> tensor<4096xi32>
                  %270 = "tt.splat"(%204) : (i32) -> tensor<4096xi32>
                  %271 = arith.cmpi ult, %269, %270 : tensor<4096xi32>
                  %272 = arith.addi %269, %cst_30 : tensor<4096xi32>
                  %273 = "tt.splat"(%180) : (i32) -> tensor<1xi32>
                  %274 = arith.extsi %273 : tensor<1xi32> to tensor<1xi64>
                  %275 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %276 = arith.muli %274, %275 : tensor<1xi64>
                  %277 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %278 = "tt.addptr"(%277, %276) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %279 = arith.extsi %272 : tensor<4096xi32> to tensor<4096xi64>
                  %280 = arith.muli %279, %cst_27 : tensor<4096xi64>
                  %281 = "tt.broadcast"(%278) : (tensor<1x!tt.ptr<i32>>) -> tensor<4096x!tt.ptr<i32>>
                  %282 = "tt.addptr"(%281, %280) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                  %283 = "tt.broadcast"(%cst_29) : (tensor<1xi32>) -> tensor<4096xi32>
                  %284 = "tt.addptr"(%282, %283) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                  %285 = "tt.load"(%284, %271, %cst_28) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                  %286 = "tt.bitcast"(%285) : (tensor<4096xi32>) -> tensor<4096xf32>
                  %287 = arith.cmpf oge, %268, %cst_26 : f32
                  %288 = arith.cmpf olt, %268, %cst_25 : f32
                  %289 = arith.andi %287, %288 : i1
                  %290 = arith.select %289, %268, %cst_24 : f32
                  %291 = "tt.splat"(%290) : (f32) -> tensor<4096xf32>
                  %292 = arith.cmpf ole, %286, %291 : tensor<4096xf32>
                  %293 = "tt.splat"(%268) : (f32) -> tensor<4096xf32>
                  %294 = arith.addf %286, %293 : tensor<4096xf32>
                  %295 = arith.select %292, %294, %286 : tensor<4096xi1>, tensor<4096xf32>
                  %296 = "tt.bitcast"(%295) : (tensor<4096xf32>) -> tensor<4096xi32>
                  %297 = arith.cmpi slt, %296, %cst_28 : tensor<4096xi32>
                  %298 = arith.andi %296, %cst_23 : tensor<4096xi32>
                  %299 = arith.subi %cst_28, %298 : tensor<4096xi32>
                  %300 = arith.cmpi sgt, %298, %cst_22 : tensor<4096xi32>
                  %301 = arith.select %297, %299, %296 : tensor<4096xi1>, tensor<4096xi32>
                  %302 = arith.select %300, %cst_22, %301 : tensor<4096xi1>, tensor<4096xi32>
                  %303 = arith.select %271, %302, %cst_21 : tensor<4096xi1>, tensor<4096xi32>
                  %304 = arith.addi %204, %c4095_i32 : i32
                  %305 = arith.divui %304, %c4096_i32 : i32
                  %306 = scf.for %arg31 = %c1_i32 to %305 step %c1_i32 iter_args(%arg32 = %303) -> (tensor<4096xi32>)  : i32 {
                    %372 = arith.muli %arg31, %c4096_i32 : i32
                    %373 = "tt.splat"(%372) : (i32) -> tensor<4096xi32>
                    %374 = arith.addi %373, %269 : tensor<4096xi32>
                    %375 = arith.cmpi ult, %374, %270 : tensor<4096xi32>
                    %376 = arith.addi %374, %cst_30 : tensor<4096xi32>
                    %377 = arith.extsi %376 : tensor<4096xi32> to tensor<4096xi64>
                    %378 = arith.muli %377, %cst_27 : tensor<4096xi64>
                    %379 = "tt.addptr"(%281, %378) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %380 = "tt.addptr"(%379, %283) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %381 = "tt.load"(%380, %375, %cst_28) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %382 = "tt.bitcast"(%381) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %383 = arith.cmpf ole, %382, %291 : tensor<4096xf32>
                    %384 = arith.addf %382, %293 : tensor<4096xf32>
                    %385 = arith.select %383, %384, %382 : tensor<4096xi1>, tensor<4096xf32>
                    %386 = "tt.bitcast"(%385) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %387 = arith.cmpi slt, %386, %cst_28 : tensor<4096xi32>
                    %388 = arith.andi %386, %cst_23 : tensor<4096xi32>
                    %389 = arith.subi %cst_28, %388 : tensor<4096xi32>
                    %390 = arith.cmpi sgt, %388, %cst_22 : tensor<4096xi32>
                    %391 = arith.select %387, %389, %386 : tensor<4096xi1>, tensor<4096xi32>
                    %392 = arith.select %390, %cst_22, %391 : tensor<4096xi1>, tensor<4096xi32>
                    %393 = arith.select %375, %392, %cst_21 : tensor<4096xi1>, tensor<4096xi32>
                    %394 = arith.maxsi %arg32, %393 : tensor<4096xi32>
                    scf.yield %394 : tensor<4096xi32>
                  }
                  %307 = "tt.reduce"(%306) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %372 = arith.maxsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%372) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  %308 = "tt.bitcast"(%268) : (f32) -> i32
                  %309 = arith.cmpi slt, %308, %c0_i32 : i32
                  %310 = arith.andi %308, %c2147483647_i32 : i32
                  %311 = arith.subi %c0_i32, %310 : i32
                  %312 = arith.cmpi sgt, %310, %c2139095040_i32 : i32
                  %313 = arith.select %309, %311, %308 : i32
                  %314 = arith.select %312, %c2139095040_i32, %313 : i32
                  %315 = arith.cmpi slt, %314, %c0_i32 : i32
                  %316 = arith.subi %c-2147483648_i32, %314 : i32
                  %317 = arith.select %315, %316, %314 : i32
                  %318 = "tt.bitcast"(%317) : (i32) -> f32
                  %319 = arith.cmpi slt, %307, %c0_i32 : i32
                  %320 = arith.subi %c-2147483648_i32, %307 : i32
                  %321 = arith.select %319, %320, %307 : i32
                  %322 = "tt.bitcast"(%321) : (i32) -> f32
                  %323 = arith.subf %322, %318 : f32
                  %324 = arith.subi %204, %255 : i32
                  %325 = arith.sitofp %324 : i32 to f32
                  %326 = math.rsqrt %243 : f32
                  %327 = arith.addf %325, %cst_32 : f32
                  %328 = arith.mulf %327, %326 : f32
                  %329 = arith.mulf %328, %326 : f32
                  %330 = arith.mulf %326, %cst_20 : f32
                  %331 = arith.mulf %323, %329 : f32
                  %332 = arith.addf %318, %331 : f32
                  %333 = arith.mulf %323, %330 : f32
                  %334 = arith.addi %314, %c1_i32 : i32
                  %335 = arith.subi %307, %c1_i32 : i32
                  %336 = arith.subf %332, %333 : f32
                  %337 = arith.addf %332, %333 : f32
                  %338 = "tt.bitcast"(%336) : (f32) -> i32
                  %339 = arith.cmpi slt, %338, %c0_i32 : i32
                  %340 = arith.andi %338, %c2147483647_i32 : i32
                  %341 = arith.subi %c0_i32, %340 : i32
                  %342 = arith.cmpi sgt, %340, %c2139095040_i32 : i32
                  %343 = arith.select %339, %341, %338 : i32
                  %344 = arith.select %342, %c2139095040_i32, %343 : i32
                  %345 = arith.minsi %344, %335 : i32
                  %346 = arith.maxsi %345, %334 : i32
                  %347 = "tt.bitcast"(%337) : (f32) -> i32
                  %348 = arith.cmpi slt, %347, %c0_i32 : i32
                  %349 = arith.andi %347, %c2147483647_i32 : i32
                  %350 = arith.subi %c0_i32, %349 : i32
                  %351 = arith.cmpi sgt, %349, %c2139095040_i32 : i32
                  %352 = arith.select %348, %350, %347 : i32
                  %353 = arith.select %351, %c2139095040_i32, %352 : i32
                  %354 = arith.minsi %353, %335 : i32
                  %355 = arith.maxsi %354, %334 : i32
                  %356 = arith.cmpf olt, %323, %cst_25 : f32
                  %357 = arith.cmpf olt, %330, %cst_19 : f32
                  %358 = arith.andi %356, %357 : i1
                  %359 = arith.subi %307, %314 : i32
                  %360 = arith.addi %359, %c2_i32 : i32
                  %361 = arith.divui %360, %c3_i32 : i32
                  %362 = arith.addi %314, %361 : i32
                  %363 = arith.addi %362, %361 : i32
                  %364 = arith.select %358, %346, %362 : i32
                  %365 = arith.select %358, %355, %363 : i32
                  %366:8 = scf.while (%arg31 = %314, %arg32 = %307, %arg33 = %204, %arg34 = %c0_i32, %arg35 = %364, %arg36 = %365, %arg37 = %cst_20, %arg38 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                    %372 = arith.addi %arg31, %c1_i32 : i32
                    %373 = arith.cmpi slt, %372, %arg32 : i32
                    %374 = arith.cmpi ne, %arg33, %255 : i32
                    %375 = arith.andi %373, %374 : i1
                    scf.condition(%375) %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38 : i32, i32, i32, i32, i32, i32, f32, i32
                  } do {
                  ^bb0(%arg31: i32, %arg32: i32, %arg33: i32, %arg34: i32, %arg35: i32, %arg36: i32, %arg37: f32, %arg38: i32):
                    %372 = "tt.splat"(%arg35) : (i32) -> tensor<4096xi32>
                    %373 = arith.cmpi sgt, %303, %372 : tensor<4096xi32>
                    %374 = "tt.splat"(%arg36) : (i32) -> tensor<4096xi32>
                    %375 = arith.cmpi sgt, %303, %374 : tensor<4096xi32>
                    %376 = arith.extui %373 : tensor<4096xi1> to tensor<4096xi64>
                    %377 = arith.extui %375 : tensor<4096xi1> to tensor<4096xi64>
                    %378 = arith.shli %377, %cst_18 : tensor<4096xi64>
                    %379 = arith.ori %376, %378 : tensor<4096xi64>
                    %380 = scf.for %arg39 = %c1_i32 to %305 step %c1_i32 iter_args(%arg40 = %379) -> (tensor<4096xi64>)  : i32 {
                      %454 = arith.muli %arg39, %c4096_i32 : i32
                      %455 = "tt.splat"(%454) : (i32) -> tensor<4096xi32>
                      %456 = arith.addi %455, %269 : tensor<4096xi32>
                      %457 = arith.cmpi ult, %456, %270 : tensor<4096xi32>
                      %458 = arith.addi %456, %cst_30 : tensor<4096xi32>
                      %459 = arith.extsi %458 : tensor<4096xi32> to tensor<4096xi64>
                      %460 = arith.muli %459, %cst_27 : tensor<4096xi64>
                      %461 = "tt.addptr"(%281, %460) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                      %462 = "tt.addptr"(%461, %283) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                      %463 = "tt.load"(%462, %457, %cst_28) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                      %464 = "tt.bitcast"(%463) : (tensor<4096xi32>) -> tensor<4096xf32>
                      %465 = arith.cmpf ole, %464, %291 : tensor<4096xf32>
                      %466 = arith.addf %464, %293 : tensor<4096xf32>
                      %467 = arith.select %465, %466, %464 : tensor<4096xi1>, tensor<4096xf32>
                      %468 = "tt.bitcast"(%467) : (tensor<4096xf32>) -> tensor<4096xi32>
                      %469 = arith.cmpi slt, %468, %cst_28 : tensor<4096xi32>
                      %470 = arith.andi %468, %cst_23 : tensor<4096xi32>
                      %471 = arith.subi %cst_28, %470 : tensor<4096xi32>
                      %472 = arith.cmpi sgt, %470, %cst_22 : tensor<4096xi32>
                      %473 = arith.select %469, %471, %468 : tensor<4096xi1>, tensor<4096xi32>
                      %474 = arith.select %472, %cst_22, %473 : tensor<4096xi1>, tensor<4096xi32>
                      %475 = arith.select %457, %474, %cst_21 : tensor<4096xi1>, tensor<4096xi32>
                      %476 = arith.cmpi sgt, %475, %372 : tensor<4096xi32>
                      %477 = arith.cmpi sgt, %475, %374 : tensor<4096xi32>
                      %478 = arith.extui %476 : tensor<4096xi1> to tensor<4096xi64>
                      %479 = arith.extui %477 : tensor<4096xi1> to tensor<4096xi64>
                      %480 = arith.shli %479, %cst_18 : tensor<4096xi64>
                      %481 = arith.ori %478, %480 : tensor<4096xi64>
                      %482 = arith.addi %arg40, %481 : tensor<4096xi64>
                      scf.yield %482 : tensor<4096xi64>
                    }
                    %381 = "tt.reduce"(%380) ({
                    ^bb0(%arg39: i64, %arg40: i64):
                      %454 = arith.addi %arg39, %arg40 : i64
                      "tt.reduce_return"(%454) : (i64) -> ()
                    }) {axis = 0 : i32} : (tensor<4096xi64>) -> i64
                    %382 = arith.shrui %381, %c32_i64 : i64
                    %383 = arith.trunci %381 : i64 to i32
                    %384 = arith.trunci %382 : i64 to i32
                    %385 = arith.cmpi sge, %383, %255 : i32
                    %386 = arith.cmpi sge, %384, %255 : i32
                    %387 = arith.select %385, %arg35, %arg31 : i32
                    %388 = arith.select %386, %arg36, %387 : i32
                    %389 = arith.select %385, %arg36, %arg35 : i32
                    %390 = arith.select %386, %arg32, %389 : i32
                    %391 = arith.select %385, %383, %arg33 : i32
                    %392 = arith.select %386, %384, %391 : i32
                    %393 = arith.select %385, %384, %383 : i32
                    %394 = arith.select %386, %arg34, %393 : i32
                    %395 = arith.mulf %arg37, %cst_17 : f32
                    %396 = arith.select %385, %cst_20, %395 : f32
                    %397 = arith.select %386, %395, %396 : f32
                    %398 = arith.addi %arg38, %c1_i32 : i32
                    %399 = arith.cmpi slt, %388, %c0_i32 : i32
                    %400 = arith.subi %c-2147483648_i32, %388 : i32
                    %401 = arith.select %399, %400, %388 : i32
                    %402 = "tt.bitcast"(%401) : (i32) -> f32
                    %403 = arith.cmpi slt, %390, %c0_i32 : i32
                    %404 = arith.subi %c-2147483648_i32, %390 : i32
                    %405 = arith.select %403, %404, %390 : i32
                    %406 = "tt.bitcast"(%405) : (i32) -> f32
                    %407 = arith.subf %406, %402 : f32
                    %408 = arith.subi %392, %394 : i32
                    %409 = arith.sitofp %408 : i32 to f32
                    %410 = arith.subi %392, %255 : i32
                    %411 = arith.sitofp %410 : i32 to f32
                    %412 = math.rsqrt %409 : f32
                    %413 = arith.addf %411, %cst_32 : f32
                    %414 = arith.mulf %413, %412 : f32
                    %415 = arith.mulf %414, %412 : f32
                    %416 = arith.mulf %397, %412 : f32
                    %417 = arith.mulf %407, %415 : f32
                    %418 = arith.addf %402, %417 : f32
                    %419 = arith.mulf %407, %416 : f32
                    %420 = arith.addi %388, %c1_i32 : i32
                    %421 = arith.subi %390, %c1_i32 : i32
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
                    %442 = arith.cmpf olt, %407, %cst_25 : f32
                    %443 = arith.cmpf olt, %416, %cst_19 : f32
                    %444 = arith.cmpi slt, %398, %c8_i32 : i32
                    %445 = arith.andi %442, %443 : i1
                    %446 = arith.andi %444, %445 : i1
                    %447 = arith.subi %390, %388 : i32
                    %448 = arith.addi %447, %c2_i32 : i32
                    %449 = arith.divui %448, %c3_i32 : i32
                    %450 = arith.addi %388, %449 : i32
                    %451 = arith.addi %450, %449 : i32
                    %452 = arith.select %446, %432, %450 : i32
                    %453 = arith.select %446, %441, %451 : i32
                    scf.yield %388, %390, %392, %394, %452, %453, %397, %398 : i32, i32, i32, i32, i32, i32, f32, i32
                  }
                  %367 = "tt.splat"(%366#0) : (i32) -> tensor<4096xi32>
                  %368 = arith.cmpi sgt, %303, %367 : tensor<4096xi32>
                  %369 = arith.select %368, %303, %cst_16 : tensor<4096xi1>, tensor<4096xi32>
                  %370 = scf.for %arg31 = %c1_i32 to %305 step %c1_i32 iter_args(%arg32 = %369) -> (tensor<4096xi32>)  : i32 {
                    %372 = arith.muli %arg31, %c4096_i32 : i32
                    %373 = "tt.splat"(%372) : (i32) -> tensor<4096xi32>
                    %374 = arith.addi %373, %269 : tensor<4096xi32>
                    %375 = arith.cmpi ult, %374, %270 : tensor<4096xi32>
                    %376 = arith.addi %374, %cst_30 : tensor<4096xi32>
                    %377 = arith.extsi %376 : tensor<4096xi32> to tensor<4096xi64>
                    %378 = arith.muli %377, %cst_27 : tensor<4096xi64>
                    %379 = "tt.addptr"(%281, %378) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %380 = "tt.addptr"(%379, %283) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %381 = "tt.load"(%380, %375, %cst_28) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %382 = "tt.bitcast"(%381) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %383 = arith.cmpf ole, %382, %291 : tensor<4096xf32>
                    %384 = arith.addf %382, %293 : tensor<4096xf32>
                    %385 = arith.select %383, %384, %382 : tensor<4096xi1>, tensor<4096xf32>
                    %386 = "tt.bitcast"(%385) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %387 = arith.cmpi slt, %386, %cst_28 : tensor<4096xi32>
                    %388 = arith.andi %386, %cst_23 : tensor<4096xi32>
                    %389 = arith.subi %cst_28, %388 : tensor<4096xi32>
                    %390 = arith.cmpi sgt, %388, %cst_22 : tensor<4096xi32>
                    %391 = arith.select %387, %389, %386 : tensor<4096xi1>, tensor<4096xi32>
                    %392 = arith.select %390, %cst_22, %391 : tensor<4096xi1>, tensor<4096xi32>
                    %393 = arith.select %375, %392, %cst_21 : tensor<4096xi1>, tensor<4096xi32>
                    %394 = arith.cmpi sgt, %393, %367 : tensor<4096xi32>
                    %395 = arith.select %394, %393, %cst_16 : tensor<4096xi1>, tensor<4096xi32>
                    %396 = arith.minsi %arg32, %395 : tensor<4096xi32>
                    scf.yield %396 : tensor<4096xi32>
                  }
                  %371 = "tt.reduce"(%370) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %372 = arith.minsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%372) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  scf.yield %371 : i32
                } else {
                  scf.yield %189 : i32
                }
                scf.if %226 {
                  %265 = arith.cmpi slt, %216, %c512_i32 : i32
                  %266 = arith.cmpi sge, %264, %211 : i32
                  %267 = arith.andi %215, %265 : i1
                  %268 = arith.andi %267, %266 : i1
                  %269 = arith.cmpi slt, %218, %c1_i32 : i32
                  %270 = arith.ori %268, %269 : i1
                  %271 = arith.cmpi slt, %264, %c0_i32 : i32
                  %272 = arith.subi %c-2147483648_i32, %264 : i32
                  %273 = arith.select %271, %272, %264 : i32
                  %274 = "tt.bitcast"(%273) : (i32) -> f32
                  %275 = arith.select %270, %195, %274 : f32
                  %276 = arith.select %270, %211, %264 : i32
                  %277 = arith.cmpi eq, %276, %189 : i32
                  %278 = arith.select %277, %201, %c0_i32 : i32
                  %279 = arith.cmpi slt, %189, %c0_i32 : i32
                  %280 = arith.subi %c-2147483648_i32, %189 : i32
                  %281 = arith.select %279, %280, %189 : i32
                  %282 = "tt.bitcast"(%281) : (i32) -> f32
                  %283 = arith.addi %204, %c1023_i32 : i32
                  %284 = arith.divui %283, %c1024_i32 : i32
                  %285 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                  %286 = "tt.splat"(%204) : (i32) -> tensor<1024xi32>
                  %287 = "tt.splat"(%180) : (i32) -> tensor<1xi32>
                  %288 = arith.extsi %287 : tensor<1xi32> to tensor<1xi64>
                  %289 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %290 = arith.muli %288, %289 : tensor<1xi64>
                  %291 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %292 = "tt.addptr"(%291, %290) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %293 = "tt.broadcast"(%292) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
                  %294 = "tt.broadcast"(%cst_14) : (tensor<1xi32>) -> tensor<1024xi32>
                  %295 = "tt.broadcast"(%cst_29) : (tensor<1xi32>) -> tensor<1024xi32>
                  %296 = arith.cmpf oge, %282, %cst_26 : f32
                  %297 = arith.cmpf olt, %282, %cst_25 : f32
                  %298 = arith.andi %296, %297 : i1
                  %299 = arith.select %298, %282, %cst_24 : f32
                  %300 = "tt.splat"(%299) : (f32) -> tensor<1024xf32>
                  %301 = "tt.splat"(%282) : (f32) -> tensor<1024xf32>
                  %302 = "tt.splat"(%275) : (f32) -> tensor<1024xf32>
                  %303 = "tt.splat"(%275) : (f32) -> tensor<1xf32>
                  %304 = arith.mulf %303, %cst_8 : tensor<1xf32>
                  %305 = math.absf %303 : tensor<1xf32>
                  %306 = arith.cmpf olt, %305, %cst_7 : tensor<1xf32>
                  %307 = arith.select %306, %304, %cst_6 : tensor<1xi1>, tensor<1xf32>
                  %308 = "tt.expand_dims"(%307) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %309 = "tt.broadcast"(%308) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %310 = "tt.expand_dims"(%303) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %311 = "tt.broadcast"(%310) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %312 = "tt.splat"(%180) : (i32) -> tensor<1x1x1xi32>
                  %313 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                  %314 = "tt.expand_dims"(%313) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                  %315 = "tt.expand_dims"(%314) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                  %316 = arith.extsi %312 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                  %317 = "tt.splat"(%arg22) : (i64) -> tensor<1x1x1xi64>
                  %318 = arith.muli %316, %317 : tensor<1x1x1xi64>
                  %319 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %320 = "tt.addptr"(%319, %318) : (tensor<1x1x1x!tt.ptr<i32>>, tensor<1x1x1xi64>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %321 = "tt.broadcast"(%320) : (tensor<1x1x1x!tt.ptr<i32>>) -> tensor<1x1024x1x!tt.ptr<i32>>
                  %322 = "tt.broadcast"(%315) : (tensor<1x1x2xi32>) -> tensor<1x1024x2xi32>
                  %323:2 = scf.for %arg31 = %c0_i32 to %284 step %c1_i32 iter_args(%arg32 = %c0_i32, %arg33 = %278) -> (i32, i32)  : i32 {
                    %327 = arith.muli %arg31, %c1024_i32 : i32
                    %328 = "tt.splat"(%327) : (i32) -> tensor<1024xi32>
                    %329 = arith.addi %328, %285 : tensor<1024xi32>
                    %330 = arith.cmpi ult, %329, %286 : tensor<1024xi32>
                    %331 = arith.addi %329, %cst_15 : tensor<1024xi32>
                    %332 = arith.extsi %331 : tensor<1024xi32> to tensor<1024xi64>
                    %333 = arith.muli %332, %cst_12 : tensor<1024xi64>
                    %334 = "tt.addptr"(%293, %333) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %335 = "tt.addptr"(%334, %294) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %336 = "tt.load"(%335, %330, %cst_13) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %337 = "tt.addptr"(%334, %295) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %338 = "tt.load"(%337, %330, %cst_13) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %339 = "tt.bitcast"(%338) : (tensor<1024xi32>) -> tensor<1024xf32>
                    %340 = arith.cmpf ole, %339, %300 : tensor<1024xf32>
                    %341 = arith.addf %339, %301 : tensor<1024xf32>
                    %342 = arith.select %340, %341, %339 : tensor<1024xi1>, tensor<1024xf32>
                    gpu.barrier
                    %343 = arith.cmpf ogt, %342, %302 : tensor<1024xf32>
                    %344 = arith.andi %343, %330 : tensor<1024xi1>
                    %345 = arith.cmpf ueq, %342, %302 : tensor<1024xf32>
                    %346 = arith.andi %345, %330 : tensor<1024xi1>
                    %347 = arith.extui %344 : tensor<1024xi1> to tensor<1024xi32>
                    %348 = arith.extui %346 : tensor<1024xi1> to tensor<1024xi32>
                    %349 = arith.shli %348, %cst_11 : tensor<1024xi32>
                    %350 = arith.addi %347, %349 : tensor<1024xi32>
                    %351 = "tt.scan"(%350) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %392 = arith.addi %arg34, %arg35 : i32
                      "tt.scan_return"(%392) : (i32) -> ()
                    }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                    %352 = arith.subi %351, %350 : tensor<1024xi32>
                    %353 = arith.andi %352, %cst_10 : tensor<1024xi32>
                    %354 = arith.shrui %352, %cst_11 : tensor<1024xi32>
                    %355 = "tt.splat"(%arg32) : (i32) -> tensor<1024xi32>
                    %356 = arith.addi %353, %355 : tensor<1024xi32>
                    %357 = "tt.splat"(%arg33) : (i32) -> tensor<1024xi32>
                    %358 = arith.addi %354, %357 : tensor<1024xi32>
                    %359 = arith.addi %356, %cst_15 : tensor<1024xi32>
                    %360 = arith.subi %cst_9, %358 : tensor<1024xi32>
                    %361 = arith.cmpi ult, %358, %cst_15 : tensor<1024xi32>
                    %362 = arith.select %344, %359, %360 : tensor<1024xi1>, tensor<1024xi32>
                    %363 = arith.andi %346, %361 : tensor<1024xi1>
                    %364 = arith.ori %344, %363 : tensor<1024xi1>
                    %365 = "tt.expand_dims"(%336) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %366 = "tt.expand_dims"(%342) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                    %367 = arith.cmpf ole, %366, %309 : tensor<1x1024xf32>
                    %368 = arith.subf %366, %311 : tensor<1x1024xf32>
                    %369 = math.absf %366 : tensor<1x1024xf32>
                    %370 = arith.cmpf olt, %369, %cst_5 : tensor<1x1024xf32>
                    %371 = arith.andi %367, %370 : tensor<1x1024xi1>
                    %372 = arith.select %371, %368, %366 : tensor<1x1024xi1>, tensor<1x1024xf32>
                    %373 = "tt.bitcast"(%372) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                    %374 = arith.cmpf uno, %372, %372 : tensor<1x1024xf32>
                    %375 = arith.select %374, %cst_4, %373 : tensor<1x1024xi1>, tensor<1x1024xi32>
                    %376 = "tt.join"(%365, %375) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                    %377 = "tt.expand_dims"(%362) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %378 = "tt.expand_dims"(%377) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                    %379 = "tt.expand_dims"(%364) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                    %380 = "tt.expand_dims"(%379) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                    %381 = "tt.broadcast"(%380) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                    %382 = arith.extsi %378 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                    %383 = arith.muli %382, %cst_3 : tensor<1x1024x1xi64>
                    %384 = "tt.addptr"(%321, %383) : (tensor<1x1024x1x!tt.ptr<i32>>, tensor<1x1024x1xi64>) -> tensor<1x1024x1x!tt.ptr<i32>>
                    %385 = "tt.broadcast"(%384) : (tensor<1x1024x1x!tt.ptr<i32>>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    %386 = "tt.addptr"(%385, %322) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    "tt.store"(%386, %376, %381) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                    %387 = "tt.reduce"(%350) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %392 = arith.addi %arg34, %arg35 : i32
                      "tt.reduce_return"(%392) : (i32) -> ()
                    }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                    %388 = arith.andi %387, %c65535_i32 : i32
                    %389 = arith.shrui %387, %c16_i32 : i32
                    %390 = arith.addi %arg32, %388 : i32
                    %391 = arith.addi %arg33, %389 : i32
                    scf.yield %390, %391 : i32, i32
                  }
                  "tt.store"(%194, %275) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                  %324 = arith.minui %323#1, %c512_i32 : i32
                  %325 = arith.subi %c512_i32, %324 : i32
                  %326 = arith.addi %323#0, %c512_i32 : i32
                  "tt.store"(%198, %323#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%200, %323#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%188, %325) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%191, %326) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                } else {
                  %265 = arith.andi %214, %219 : i1
                  %266 = arith.cmpi sle, %199, %202 : i32
                  %267 = arith.andi %214, %266 : i1
                  %268 = arith.cmpi ne, %192, %c-2139095041_i32 : i32
                  %269 = arith.andi %267, %268 : i1
                  %270 = arith.select %265, %189, %192 : i32
                  %271 = arith.select %269, %189, %211 : i32
                  %272 = arith.andi %265, %169 : i1
                  %273 = arith.ori %269, %272 : i1
                  %274 = arith.cmpi slt, %189, %c0_i32 : i32
                  %275 = arith.subi %c-2147483648_i32, %189 : i32
                  %276 = arith.select %274, %275, %189 : i32
                  %277 = "tt.bitcast"(%276) : (i32) -> f32
                  %278 = arith.cmpi slt, %264, %c0_i32 : i32
                  %279 = arith.subi %c-2147483648_i32, %264 : i32
                  %280 = arith.select %278, %279, %264 : i32
                  %281 = "tt.bitcast"(%280) : (i32) -> f32
                  %282 = arith.subf %242, %245 : f32
                  %283 = arith.divf %282, %245 : f32
                  %284 = arith.minimumf %283, %cst_17 : f32
                  %285 = arith.subf %281, %277 : f32
                  %286 = arith.mulf %285, %284 : f32
                  %287 = arith.subf %277, %286 : f32
                  %288 = "tt.bitcast"(%287) : (f32) -> i32
                  %289 = arith.cmpi slt, %288, %c0_i32 : i32
                  %290 = arith.andi %288, %c2147483647_i32 : i32
                  %291 = arith.subi %c0_i32, %290 : i32
                  %292 = arith.cmpi sgt, %290, %c2139095040_i32 : i32
                  %293 = arith.select %289, %291, %288 : i32
                  %294 = arith.select %292, %c2139095040_i32, %293 : i32
                  %295 = arith.subi %189, %c1_i32 : i32
                  %296 = arith.minsi %294, %295 : i32
                  %297 = arith.select %235, %296, %c-2139095040_i32 : i32
                  %298 = arith.select %267, %297, %264 : i32
                  %299 = arith.xori %270, %271 : i32
                  %300 = arith.shrsi %299, %c1_i32 : i32
                  %301 = arith.andi %270, %271 : i32
                  %302 = arith.addi %301, %300 : i32
                  %303 = arith.select %273, %302, %298 : i32
                  %304 = arith.subi %271, %c1_i32 : i32
                  %305 = arith.minsi %303, %304 : i32
                  %306 = arith.addi %270, %c1_i32 : i32
                  %307 = arith.maxsi %305, %306 : i32
                  %308 = arith.cmpi sge, %306, %271 : i32
                  %309 = arith.ori %214, %268 : i1
                  %310 = arith.andi %308, %309 : i1
                  "tt.store"(%194, %277, %269) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                  "tt.store"(%198, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%200, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  %311 = arith.select %310, %c512_i32, %307 : i32
                  %312 = arith.select %310, %c512_i32, %270 : i32
                  "tt.store"(%188, %311) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%191, %312) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                }
              }
            }
          }
        } else {
          %166 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<64x!tt.ptr<i32>>
          %167 = "tt.addptr"(%166, %cst) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %168 = "tt.addptr"(%167, %136) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %169 = "tt.load"(%168, %141, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
          %170 = "tt.splat"(%arg27) : (i64) -> tensor<64xi64>
          %171 = "tt.addptr"(%166, %170) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %172 = "tt.addptr"(%171, %136) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %173 = "tt.load"(%172, %141, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
          %174 = arith.cmpi slt, %173, %169 : tensor<64xi32>
          %175 = arith.andi %174, %141 : tensor<64xi1>
          %176 = arith.cmpi slt, %169, %cst_64 : tensor<64xi32>
          %177 = arith.subi %cst_41, %169 : tensor<64xi32>
          %178 = arith.select %176, %177, %169 : tensor<64xi1>, tensor<64xi32>
          %179 = "tt.bitcast"(%178) : (tensor<64xi32>) -> tensor<64xf32>
          %180 = arith.select %175, %142, %cst_64 : tensor<64xi1>, tensor<64xi32>
          %181 = "tt.reduce"(%180) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %233 = arith.minsi %arg30, %arg31 : i32
            "tt.reduce_return"(%233) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
          %182 = arith.cmpi ult, %124#3, %160 : i32
          %183 = arith.muli %124#3, %158 : i32
          %184 = arith.select %182, %183, %144 : i32
          %185 = arith.subi %144, %184 : i32
          %186 = arith.minsi %185, %158 : i32
          %187 = arith.addi %184, %186 : i32
          %188 = arith.muli %152, %c64_i32 : i32
          %189 = arith.cmpi ult, %134, %30 : tensor<64xi32>
          %190 = "tt.expand_dims"(%134) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
          %191 = "tt.expand_dims"(%190) {axis = 2 : i32} : (tensor<64x1xi32>) -> tensor<64x1x1xi32>
          %192 = "tt.expand_dims"(%189) {axis = 1 : i32} : (tensor<64xi1>) -> tensor<64x1xi1>
          %193 = "tt.expand_dims"(%192) {axis = 2 : i32} : (tensor<64x1xi1>) -> tensor<64x1x1xi1>
          %194 = "tt.broadcast"(%193) : (tensor<64x1x1xi1>) -> tensor<64x4x128xi1>
          %195 = arith.extsi %191 : tensor<64x1x1xi32> to tensor<64x1x1xi64>
          %196 = arith.muli %195, %44 : tensor<64x1x1xi64>
          %197 = "tt.addptr"(%46, %196) : (tensor<64x1x1x!tt.ptr<bf16>>, tensor<64x1x1xi64>) -> tensor<64x1x1x!tt.ptr<bf16>>
          %198 = "tt.broadcast"(%197) : (tensor<64x1x1x!tt.ptr<bf16>>) -> tensor<64x4x1x!tt.ptr<bf16>>
          %199 = "tt.addptr"(%198, %50) : (tensor<64x4x1x!tt.ptr<bf16>>, tensor<64x4x1xi32>) -> tensor<64x4x1x!tt.ptr<bf16>>
          %200 = "tt.broadcast"(%199) : (tensor<64x4x1x!tt.ptr<bf16>>) -> tensor<64x4x128x!tt.ptr<bf16>>
          %201 = "tt.addptr"(%200, %53) : (tensor<64x4x128x!tt.ptr<bf16>>, tensor<64x4x128xi32>) -> tensor<64x4x128x!tt.ptr<bf16>>
          %202 = "tt.load"(%201, %194, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x4x128x!tt.ptr<bf16>>, tensor<64x4x128xi1>, tensor<64x4x128xbf16>) -> tensor<64x4x128xbf16>
          %203 = "tt.reshape"(%202) : (tensor<64x4x128xbf16>) -> tensor<256x128xbf16>
          %204 = arith.divsi %132, %c128_i32 : i32
          %205 = arith.cmpi slt, %204, %arg9 : i32
          %206 = arith.extsi %204 : i32 to i64
          %207 = "tt.addptr"(%arg8, %206) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %208 = "tt.load"(%207, %205, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %209 = arith.select %205, %208, %c-1_i32 : i32
          %210 = arith.divui %184, %c64_i32 : i32
          %211 = arith.cmpi ult, %210, %arg12 : i32
          %212 = arith.cmpi ult, %209, %arg11 : i32
          %213 = arith.cmpi slt, %184, %187 : i32
          %214 = arith.andi %213, %211 : i1
          %215 = arith.andi %214, %212 : i1
          %216 = arith.extsi %209 : i32 to i64
          %217 = arith.muli %216, %arg13 : i64
          %218 = "tt.addptr"(%arg10, %217) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %219 = arith.extsi %210 : i32 to i64
          %220 = "tt.addptr"(%218, %219) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %221 = "tt.load"(%220, %215, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %222 = arith.select %215, %221, %c-1_i32 : i32
          %223 = "tt.splat"(%arg4) : (i32) -> tensor<1x1xi32>
          %224 = "tt.expand_dims"(%4) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
          %225 = "tt.splat"(%arg5) : (i64) -> tensor<1x1xi64>
          %226 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<1x1x!tt.ptr<bf16>>
          %227 = arith.muli %224, %cst_59 : tensor<64x1xi32>
          %228 = "tt.broadcast"(%38) : (tensor<1x128xi32>) -> tensor<64x128xi32>
          %229 = "tt.trans"(%203) {order = array<i32: 1, 0>} : (tensor<256x128xbf16>) -> tensor<128x256xbf16>
          %230 = arith.cmpf olt, %179, %cst_2 : tensor<64xf32>
          %231 = "tt.expand_dims"(%230) {axis = 1 : i32} : (tensor<64xi1>) -> tensor<64x1xi1>
          %232 = scf.for %arg30 = %184 to %187 step %188 iter_args(%arg31 = %222) -> (i32)  : i32 {
            %233 = arith.addi %arg30, %188 : i32
            %234 = arith.divui %233, %c64_i32 : i32
            %235 = arith.cmpi ult, %234, %arg12 : i32
            %236 = arith.cmpi slt, %233, %187 : i32
            %237 = arith.andi %236, %235 : i1
            %238 = arith.andi %237, %212 : i1
            %239 = arith.extsi %234 : i32 to i64
            %240 = "tt.addptr"(%218, %239) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %241 = "tt.load"(%240, %238, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %242 = arith.select %238, %241, %c-1_i32 : i32
            %243 = "tt.splat"(%arg31) : (i32) -> tensor<1xi32>
            %244 = "tt.expand_dims"(%243) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %245 = arith.cmpi ult, %244, %223 : tensor<1x1xi32>
            %246 = "tt.broadcast"(%245) : (tensor<1x1xi1>) -> tensor<64x128xi1>
            %247 = arith.extsi %244 : tensor<1x1xi32> to tensor<1x1xi64>
            %248 = arith.muli %247, %225 : tensor<1x1xi64>
            %249 = "tt.addptr"(%226, %248) : (tensor<1x1x!tt.ptr<bf16>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<bf16>>
            %250 = "tt.broadcast"(%249) : (tensor<1x1x!tt.ptr<bf16>>) -> tensor<64x1x!tt.ptr<bf16>>
            %251 = "tt.addptr"(%250, %227) : (tensor<64x1x!tt.ptr<bf16>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<bf16>>
            %252 = "tt.broadcast"(%251) : (tensor<64x1x!tt.ptr<bf16>>) -> tensor<64x128x!tt.ptr<bf16>>
            %253 = "tt.addptr"(%252, %228) : (tensor<64x128x!tt.ptr<bf16>>, tensor<64x128xi32>) -> tensor<64x128x!tt.ptr<bf16>>
            %254 = "tt.load"(%253, %246, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<bf16>>, tensor<64x128xi1>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
            %255 = arith.cmpi ult, %arg31, %arg4 : i32
            %256 = "tt.dot"(%254, %229, %cst_58) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xbf16>, tensor<128x256xbf16>, tensor<64x256xf32>) -> tensor<64x256xf32>
            %257 = "tt.reshape"(%256) : (tensor<64x256xf32>) -> tensor<64x64x4xf32>
            %258 = "tt.reduce"(%257) ({
            ^bb0(%arg32: f32, %arg33: f32):
              %285 = arith.maximumf %arg32, %arg33 : f32
              "tt.reduce_return"(%285) : (f32) -> ()
            }) {axis = 2 : i32} : (tensor<64x64x4xf32>) -> tensor<64x64xf32>
            %259 = "tt.trans"(%258) {order = array<i32: 1, 0>} : (tensor<64x64xf32>) -> tensor<64x64xf32>
            %260 = "tt.reshape"(%259) : (tensor<64x64xf32>) -> tensor<64x8x4x2xf32>
            %261 = "tt.trans"(%260) {order = array<i32: 1, 3, 0, 2>} : (tensor<64x8x4x2xf32>) -> tensor<8x2x64x4xf32>
            %262 = "tt.reshape"(%261) : (tensor<8x2x64x4xf32>) -> tensor<16x64x4x1xf32>
            %263 = "tt.scan"(%262) ({
            ^bb0(%arg32: f32, %arg33: f32):
              %285 = arith.addf %arg32, %arg33 : f32
              "tt.scan_return"(%285) : (f32) -> ()
            }) {axis = 3 : i32, reverse = false} : (tensor<16x64x4x1xf32>) -> tensor<16x64x4x1xf32>
            %264 = "tt.reshape"(%263) : (tensor<16x64x4x1xf32>) -> tensor<8x2x64x4xf32>
            %265 = "tt.trans"(%264) {order = array<i32: 2, 0, 3, 1>} : (tensor<8x2x64x4xf32>) -> tensor<64x8x4x2xf32>
            %266 = "tt.reshape"(%265) : (tensor<64x8x4x2xf32>) -> tensor<64x64xf32>
            %267 = "tt.reshape"(%266) : (tensor<64x64xf32>) -> tensor<64x2x2x2x4x2xf32>
            %268 = "tt.trans"(%267) {order = array<i32: 0, 4, 5, 3, 2, 1>} : (tensor<64x2x2x2x4x2xf32>) -> tensor<64x4x2x2x2x2xf32>
            %269:2 = "tt.split"(%268) : (tensor<64x4x2x2x2x2xf32>) -> (tensor<64x4x2x2x2xf32>, tensor<64x4x2x2x2xf32>)
            %270:2 = "tt.split"(%269#0) : (tensor<64x4x2x2x2xf32>) -> (tensor<64x4x2x2xf32>, tensor<64x4x2x2xf32>)
            %271:2 = "tt.split"(%269#1) : (tensor<64x4x2x2x2xf32>) -> (tensor<64x4x2x2xf32>, tensor<64x4x2x2xf32>)
            %272:2 = "tt.split"(%270#0) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
            %273:2 = "tt.split"(%270#1) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
            %274:2 = "tt.split"(%271#0) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
            %275:2 = "tt.split"(%271#1) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
            %276:2 = "tt.split"(%272#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %277:2 = "tt.split"(%272#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %278:2 = "tt.split"(%273#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %279:2 = "tt.split"(%273#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %280:2 = "tt.split"(%274#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %281:2 = "tt.split"(%274#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %282:2 = "tt.split"(%275#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %283:2 = "tt.split"(%275#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %284 = arith.cmpi sge, %arg30, %184 : i32
            scf.if %284 {
              %285 = "tt.splat"(%arg30) : (i32) -> tensor<4xi32>
              %286 = arith.muli %34, %cst_57 : tensor<4xi32>
              %287 = arith.addi %285, %286 : tensor<4xi32>
              %288 = arith.maxsi %143, %c0_i32 : i32
              %289 = arith.cmpi sge, %arg21, %c512_i32 : i32
              %290 = arith.select %289, %c512_i32, %c0_i32 : i32
              %291 = arith.minsi %181, %187 : i32
              %292 = arith.maxsi %291, %arg30 : i32
              %293 = arith.subi %292, %arg30 : i32
              %294 = arith.cmpi sgt, %293, %c63_i32 : i32
              %295 = arith.andi %294, %255 : i1
              %296 = scf.if %295 -> (tensor<64x4xi32>) {
                scf.yield %cst_56 : tensor<64x4xi32>
              } else {
                %337 = "tt.splat"(%187) : (i32) -> tensor<64xi32>
                %338 = arith.minsi %180, %337 : tensor<64xi32>
                %339 = "tt.splat"(%255) : (i1) -> tensor<64xi1>
                %340 = arith.select %339, %338, %cst_64 : tensor<64xi1>, tensor<64xi32>
                %341 = "tt.splat"(%arg30) : (i32) -> tensor<64xi32>
                %342 = arith.maxsi %340, %341 : tensor<64xi32>
                %343 = arith.subi %342, %341 : tensor<64xi32>
                %344 = arith.minsi %343, %cst_55 : tensor<64xi32>
                %345 = "tt.expand_dims"(%344) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
                %346 = "tt.broadcast"(%345) : (tensor<64x1xi32>) -> tensor<64x4xi32>
                %347 = "tt.expand_dims"(%286) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
                %348 = "tt.broadcast"(%347) : (tensor<1x4xi32>) -> tensor<64x4xi32>
                %349 = arith.subi %346, %348 : tensor<64x4xi32>
                %350 = arith.addi %349, %cst_53 : tensor<64x4xi32>
                %351 = arith.shrsi %350, %cst_54 : tensor<64x4xi32>
                %352 = arith.addi %349, %cst_52 : tensor<64x4xi32>
                %353 = arith.shrsi %352, %cst_54 : tensor<64x4xi32>
                %354 = arith.addi %351, %353 : tensor<64x4xi32>
                %355 = arith.subi %cst_51, %354 : tensor<64x4xi32>
                %356 = arith.shrui %cst_56, %355 : tensor<64x4xi32>
                %357 = arith.cmpi sgt, %354, %cst_50 : tensor<64x4xi32>
                %358 = arith.select %357, %356, %cst_50 : tensor<64x4xi1>, tensor<64x4xi32>
                scf.yield %358 : tensor<64x4xi32>
              }
              %297 = "tt.expand_dims"(%179) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
              %298 = "tt.broadcast"(%297) : (tensor<64x1xf32>) -> tensor<64x4xf32>
              %299 = "tt.elementwise_inline_asm"(%298, %276#0, %276#1, %277#0, %277#1, %278#0, %278#1, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 17>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
              %300 = arith.andi %299, %296 : tensor<64x4xi32>
              %301 = "tt.elementwise_inline_asm"(%298, %276#0, %276#1, %277#0, %277#1, %278#0, %278#1, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 17>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
              %302 = arith.andi %301, %296 : tensor<64x4xi32>
              %303 = "tt.elementwise_inline_asm"(%276#0, %276#1, %277#0, %277#1, %278#0, %278#1, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.nan.f32 any0, $1, $2;\0Asetp.nan.f32 any1, $3, $4;\0Asetp.nan.f32 any2, $5, $6;\0Asetp.nan.f32 any3, $7, $8;\0Asetp.nan.or.f32 any0, $9, $10, any0;\0Asetp.nan.or.f32 any1, $11, $12, any1;\0Asetp.nan.or.f32 any2, $13, $14, any2;\0Asetp.nan.or.f32 any3, $15, $16, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.nan.f32 holds, $1, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.nan.f32 holds, $2, $2;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.nan.f32 holds, $3, $3;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.nan.f32 holds, $4, $4;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.nan.f32 holds, $5, $5;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.nan.f32 holds, $6, $6;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.nan.f32 holds, $7, $7;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.nan.f32 holds, $8, $8;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.nan.f32 holds, $9, $9;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.nan.f32 holds, $10, $10;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.nan.f32 holds, $11, $11;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.nan.f32 holds, $12, $12;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.nan.f32 holds, $13, $13;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.nan.f32 holds, $14, $14;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.nan.f32 holds, $15, $15;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.nan.f32 holds, $16, $16;\0A@holds or.b32 $0, $0, 0x8000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 16>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
              %304 = "tt.broadcast"(%231) : (tensor<64x1xi1>) -> tensor<64x4xi1>
              %305 = arith.select %304, %cst_56, %cst_50 : tensor<64x4xi1>, tensor<64x4xi32>
              %306 = arith.andi %303, %305 : tensor<64x4xi32>
              %307 = arith.andi %302, %306 : tensor<64x4xi32>
              %308 = arith.ori %300, %307 : tensor<64x4xi32>
              %309 = arith.extsi %190 : tensor<64x1xi32> to tensor<64x1xi64>
              %310 = "tt.splat"(%arg18) : (i64) -> tensor<64x1xi64>
              %311 = arith.muli %309, %310 : tensor<64x1xi64>
              %312 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<64x1x!tt.ptr<i32>>
              %313 = "tt.addptr"(%312, %311) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
              %314 = "tt.addptr"(%313, %cst_49) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
              %315 = "tt.broadcast"(%314) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
              %316 = "tt.elementwise_inline_asm"(%315, %308) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Apopc.b32 count, hits;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Asetp.ne.and.b32 leads, count, 0, leads;\0A@leads atom.global.gpu.relaxed.add.u32 $0, [$1], count;\0ADONE:\0A}", constraints = "=&r,l,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>) -> tensor<64x4xi32>
              %317 = arith.xori %302, %307 : tensor<64x4xi32>
              %318 = "tt.addptr"(%313, %cst_48) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
              %319 = "tt.broadcast"(%318) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
              %320 = "tt.elementwise_inline_asm"(%319, %317) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Apopc.b32 count, hits;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Asetp.ne.and.b32 leads, count, 0, leads;\0A@leads atom.global.gpu.relaxed.add.u32 $0, [$1], count;\0ADONE:\0A}", constraints = "=&r,l,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>) -> tensor<64x4xi32>
              %321 = "tt.splat"(%arg22) : (i64) -> tensor<64x1xi64>
              %322 = arith.muli %309, %321 : tensor<64x1xi64>
              %323 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<64x1x!tt.ptr<i32>>
              %324 = "tt.addptr"(%323, %322) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
              %325 = "tt.addptr"(%324, %cst_1) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
              %326 = "tt.addptr"(%325, %cst_49) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
              %327 = "tt.broadcast"(%326) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
              %328 = "tt.splat"(%288) : (i32) -> tensor<64x4xi32>
              %329 = "tt.expand_dims"(%287) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
              %330 = "tt.broadcast"(%329) : (tensor<1x4xi32>) -> tensor<64x4xi32>
              %331 = "tt.elementwise_inline_asm"(%327, %308, %316, %328, %330, %298, %276#0, %276#1, %277#0, %277#1, %278#0, %278#1, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<4>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<1>;\0A.reg .b32 active<1>;\0A.reg .f32 pick<16>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $3, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $4;\0Asetp.ge.and.s32 more, $4, 0, more;\0Aselp.b32 hits0, 0, $2, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $6, $6;\0Amin.f32 twice, twice, 0f7F7FFFFF;\0Aabs.f32 size, $6;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aselp.f32 pick0, $8, $7, odd0;\0Aselp.f32 pick1, $10, $9, odd0;\0Aselp.f32 pick2, $12, $11, odd0;\0Aselp.f32 pick3, $14, $13, odd0;\0Aselp.f32 pick4, $16, $15, odd0;\0Aselp.f32 pick5, $18, $17, odd0;\0Aselp.f32 pick6, $20, $19, odd0;\0Aselp.f32 pick7, $22, $21, odd0;\0Aselp.f32 pick8, pick1, pick0, odd1;\0Aselp.f32 pick9, pick3, pick2, odd1;\0Aselp.f32 pick10, pick5, pick4, odd1;\0Aselp.f32 pick11, pick7, pick6, odd1;\0Aselp.f32 pick12, pick9, pick8, odd2;\0Aselp.f32 pick13, pick11, pick10, odd2;\0Aselp.f32 pick14, pick13, pick12, odd3;\0Amov.f32 score, pick14;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $6;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $5;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $1;\0Asetp.lt.and.u32 fits, bit, $4, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0ADONE:\0A}", constraints = "=&r,l,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 17>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
              %332 = "tt.addptr"(%324, %cst_0) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
              %333 = "tt.addptr"(%332, %cst_49) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
              %334 = "tt.broadcast"(%333) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
              %335 = "tt.splat"(%290) : (i32) -> tensor<64x4xi32>
              %336 = "tt.elementwise_inline_asm"(%334, %317, %320, %335, %330, %298, %276#0, %276#1, %277#0, %277#1, %278#0, %278#1, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<4>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<1>;\0A.reg .b32 active<1>;\0A.reg .f32 pick<16>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $3, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $4;\0Asetp.ge.and.s32 more, $4, 0, more;\0Aselp.b32 hits0, 0, $2, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $6, $6;\0Amin.f32 twice, twice, 0f7F7FFFFF;\0Aabs.f32 size, $6;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aselp.f32 pick0, $8, $7, odd0;\0Aselp.f32 pick1, $10, $9, odd0;\0Aselp.f32 pick2, $12, $11, odd0;\0Aselp.f32 pick3, $14, $13, odd0;\0Aselp.f32 pick4, $16, $15, odd0;\0Aselp.f32 pick5, $18, $17, odd0;\0Aselp.f32 pick6, $20, $19, odd0;\0Aselp.f32 pick7, $22, $21, odd0;\0Aselp.f32 pick8, pick1, pick0, odd1;\0Aselp.f32 pick9, pick3, pick2, odd1;\0Aselp.f32 pick10, pick5, pick4, odd1;\0Aselp.f32 pick11, pick7, pick6, odd1;\0Aselp.f32 pick12, pick9, pick8, odd2;\0Aselp.f32 pick13, pick11, pick10, odd2;\0Aselp.f32 pick14, pick13, pick12, odd3;\0Amov.f32 score, pick14;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $6;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $5;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $1;\0Asetp.lt.and.u32 fits, bit, $4, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0ADONE:\0A}", constraints = "=&r,l,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 17>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
            }
            scf.yield %242 : i32
          }
        }
        gpu.barrier
        %161 = arith.extsi %124#1 : i32 to i64
        %162 = "tt.addptr"(%arg23, %161) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %163 = "tt.atomic_rmw"(%162, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %164 = arith.andi %163, %c2047_i32 : i32
        %165 = arith.cmpi eq, %164, %c1_i32 : i32
        scf.if %165 {
          %166 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<64x!tt.ptr<i32>>
          %167 = "tt.addptr"(%166, %cst) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %168 = "tt.addptr"(%167, %136) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %169 = "tt.load"(%168, %141, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
          %170 = "tt.splat"(%arg27) : (i64) -> tensor<64xi64>
          %171 = "tt.addptr"(%166, %170) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %172 = "tt.addptr"(%171, %136) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %173 = "tt.load"(%172, %141, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
          %174 = arith.cmpi slt, %173, %169 : tensor<64xi32>
          %175 = arith.andi %174, %141 : tensor<64xi1>
          %176 = arith.extui %175 : tensor<64xi1> to tensor<64xi32>
          %177 = "tt.reduce"(%176) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %197 = arith.maxsi %arg30, %arg31 : i32
            "tt.reduce_return"(%197) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
          %178 = arith.cmpi ne, %177, %c0_i32 : i32
          %179 = arith.cmpi slt, %124#2, %c500_i32 : i32
          %180 = arith.andi %178, %179 : i1
          %181 = arith.divsi %145, %c1024_i32 : i32
          %182 = arith.divsi %181, %c1024_i32 : i32
          %183 = arith.addi %182, %c1_i32 : i32
          %184 = arith.muli %183, %c1024_i32 : i32
          %185 = arith.divsi %145, %184 : i32
          %186 = arith.addi %185, %c1_i32 : i32
          %187 = arith.select %180, %186, %c0_i32 : i32
          %188 = arith.select %130, %187, %c32_i32 : i32
          %189 = arith.addi %124#2, %c1_i32 : i32
          %190 = arith.shli %189, %c22_i32 : i32
          %191 = arith.shli %188, %c11_i32 : i32
          %192 = arith.ori %190, %191 : i32
          %193 = arith.ori %192, %188 : i32
          %194 = arith.cmpi eq, %188, %c0_i32 : i32
          %195 = arith.select %194, %c0_i32, %193 : i32
          gpu.barrier
          %196 = "tt.atomic_rmw"(%162, %195) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %128 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x4x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "requests", winnow.type = memref<?xi32>}, {winnow.arg = "requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<bf16>, i32, i64, !tt.ptr<bf16>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "qsa", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {helpers = 264 : i32, keys_operand = "lhs", max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 1024 : i32, scatter = "hits", target = "cuda:90", tile_keys = 64 : i32, tile_rows = 64 : i32}} : () -> ()
}

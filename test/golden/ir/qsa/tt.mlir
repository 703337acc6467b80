#map = affine_map<()[s0, s1] -> (s0 ceildiv 64, ((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) - 65535) - s1 ceildiv 2147483648 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 ceildiv 64)>
#map2 = affine_map<()[s0, s1] -> (1023)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<bf16>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<bf16>, %arg4: i32, %arg5: i64, %arg6: !tt.ptr<i32>, %arg7: i32, %arg8: !tt.ptr<i32>, %arg9: i32, %arg10: !tt.ptr<i32>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: !tt.ptr<f32>, %arg15: i32, %arg16: !tt.ptr<i32>, %arg17: i32, %arg18: i64, %arg19: !tt.ptr<i32>, %arg20: i32, %arg21: i32, %arg22: i64, %arg23: !tt.ptr<i32>, %arg24: i32, %arg25: !tt.ptr<i32>, %arg26: i32, %arg27: i64, %arg28: i32):
    %cst = arith.constant -1.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant dense<0> : tensor<64xi64>
    %cst_1 = arith.constant dense<1022> : tensor<64x1xi64>
    %cst_2 = arith.constant dense<1024> : tensor<64x1xi64>
    %c500_i32 = arith.constant 500 : i32
    %cst_3 = arith.constant dense<0x7F800000> : tensor<64xf32>
    %c65535_i32 = arith.constant 65535 : i32
    %cst_4 = arith.constant dense<2> : tensor<1x1024x1xi64>
    %cst_5 = arith.constant dense<2143289344> : tensor<1x1024xi32>
    %cst_6 = arith.constant dense<0x7F800000> : tensor<1x1024xf32>
    %cst_7 = arith.constant dense<0x7FC00000> : tensor<1xf32>
    %cst_8 = arith.constant dense<0x7F800000> : tensor<1xf32>
    %cst_9 = arith.constant dense<2.000000e+00> : tensor<1xf32>
    %cst_10 = arith.constant dense<511> : tensor<1024xi32>
    %cst_11 = arith.constant dense<65535> : tensor<1024xi32>
    %cst_12 = arith.constant dense<16> : tensor<1024xi32>
    %cst_13 = arith.constant dense<2> : tensor<1024xi64>
    %cst_14 = arith.constant dense<0> : tensor<1024xi32>
    %cst_15 = arith.constant dense<0> : tensor<1xi32>
    %cst_16 = arith.constant dense<512> : tensor<1024xi32>
    %c1023_i32 = arith.constant 1023 : i32
    %cst_17 = arith.constant dense<2139095041> : tensor<4096xi32>
    %cst_18 = arith.constant 4.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %cst_19 = arith.constant dense<32> : tensor<4096xi64>
    %c6_i32 = arith.constant 6 : i32
    %cst_20 = arith.constant 2.500000e-01 : f32
    %cst_21 = arith.constant 1.800000e+00 : f32
    %cst_22 = arith.constant 3.000000e-01 : f32
    %c4096_i32 = arith.constant 4096 : i32
    %c4095_i32 = arith.constant 4095 : i32
    %cst_23 = arith.constant dense<-2139095041> : tensor<4096xi32>
    %cst_24 = arith.constant dense<2139095040> : tensor<4096xi32>
    %cst_25 = arith.constant dense<2147483647> : tensor<4096xi32>
    %cst_26 = arith.constant 0x7FC00000 : f32
    %cst_27 = arith.constant 0x7F800000 : f32
    %cst_28 = arith.constant 0.000000e+00 : f32
    %cst_29 = arith.constant dense<2> : tensor<4096xi64>
    %cst_30 = arith.constant dense<0> : tensor<4096xi32>
    %cst_31 = arith.constant dense<1> : tensor<1xi32>
    %cst_32 = arith.constant dense<512> : tensor<4096xi32>
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst_33 = arith.constant 2.14748352E+9 : f32
    %cst_34 = arith.constant 5.000000e-01 : f32
    %cst_35 = arith.constant 1.000000e+00 : f32
    %cst_36 = arith.constant 4.500000e-01 : f32
    %c-2139095041_i32 = arith.constant -2139095041 : i32
    %c8_i32 = arith.constant 8 : i32
    %c-2139095040_i32 = arith.constant -2139095040 : i32
    %c2139095041_i32 = arith.constant 2139095041 : i32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c3_i32 = arith.constant 3 : i32
    %c4_i32 = arith.constant 4 : i32
    %c2_i32 = arith.constant 2 : i32
    %c2048_i32 = arith.constant 2048 : i32
    %c2047_i32 = arith.constant 2047 : i32
    %c4194304_i32 = arith.constant 4194304 : i32
    %cst_37 = arith.constant dense<2047> : tensor<128xi32>
    %cst_38 = arith.constant dense<11> : tensor<128xi32>
    %cst_39 = arith.constant dense<4194304> : tensor<128xi32>
    %cst_40 = arith.constant dense<2147483646> : tensor<128xi32>
    %cst_41 = arith.constant dense<2147483647> : tensor<128xi32>
    %cst_42 = arith.constant dense<0> : tensor<128xi32>
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c264_i32 = arith.constant 264 : i32
    %false = arith.constant false
    %c11_i32 = arith.constant 11 : i32
    %c22_i32 = arith.constant 22 : i32
    %c1024_i32 = arith.constant 1024 : i32
    %c16_i32 = arith.constant 16 : i32
    %true = arith.constant true
    %cst_43 = arith.constant dense<-2147483648> : tensor<64xi32>
    %cst_44 = arith.constant dense<2139095041> : tensor<64xi32>
    %cst_45 = arith.constant dense<-2139095041> : tensor<64xi32>
    %cst_46 = arith.constant dense<2139095040> : tensor<64xi32>
    %cst_47 = arith.constant dense<2147483647> : tensor<64xi32>
    %cst_48 = arith.constant dense<512> : tensor<64xi32>
    %cst_49 = arith.constant dense<1> : tensor<64xi32>
    %cst_50 = arith.constant dense<1> : tensor<64x1xi32>
    %cst_51 = arith.constant dense<0> : tensor<64x1xi32>
    %cst_52 = arith.constant dense<0> : tensor<64x4xi32>
    %cst_53 = arith.constant dense<16> : tensor<64x4xi32>
    %cst_54 = arith.constant dense<6> : tensor<64x4xi32>
    %cst_55 = arith.constant dense<7> : tensor<64x4xi32>
    %cst_56 = arith.constant dense<3> : tensor<64x4xi32>
    %cst_57 = arith.constant dense<64> : tensor<64xi32>
    %cst_58 = arith.constant dense<65535> : tensor<64x4xi32>
    %c512_i32 = arith.constant 512 : i32
    %cst_59 = arith.constant dense<2> : tensor<4xi32>
    %cst_60 = arith.constant dense<128> : tensor<64x1xi32>
    %cst_61 = arith.constant dense<0.000000e+00> : tensor<64x128xbf16>
    %cst_62 = arith.constant dense<0.000000e+00> : tensor<64x256xf32>
    %c0_i32 = arith.constant 0 : i32
    %cst_63 = arith.constant dense<128> : tensor<1x4x1xi32>
    %cst_64 = arith.constant dense<0.000000e+00> : tensor<64x4x128xbf16>
    %cst_65 = arith.constant dense<0.000000e+00> : tensor<64xf32>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c128_i32 = arith.constant 128 : i32
    %c2147416063_i32 = arith.constant 2147416063 : i32
    %cst_66 = arith.constant dense<0> : tensor<64xi32>
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
    %11 = "tt.load"(%10, %7, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
    %12 = arith.minsi %arg28, %c2147416063_i32 : i32
    %13 = "tt.splat"(%12) : (i32) -> tensor<64xi32>
    %14 = arith.minsi %11, %13 : tensor<64xi32>
    %15 = arith.maxsi %14, %cst_66 : tensor<64xi32>
    %16 = arith.minsi %arg7, %arg15 : i32
    %17 = arith.minsi %16, %arg17 : i32
    %18 = arith.minsi %17, %arg20 : i32
    %19 = arith.minsi %18, %arg1 : i32
    %20 = arith.minsi %19, %arg26 : i32
    %21 = "tt.splat"(%20) : (i32) -> tensor<64xi32>
    %22 = arith.cmpi slt, %5, %21 : tensor<64xi32>
    %23 = arith.select %22, %15, %cst_66 : tensor<64xi1>, tensor<64xi32>
    %24 = "tt.reduce"(%23) ({
    ^bb0(%arg29: i32, %arg30: i32):
      %124 = arith.minsi %arg29, %arg30 : i32
      "tt.reduce_return"(%124) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
    %25 = "tt.splat"(%arg15) : (i32) -> tensor<64xi32>
    %26 = arith.cmpi ult, %5, %25 : tensor<64xi32>
    %27 = "tt.splat"(%arg14) : (!tt.ptr<f32>) -> tensor<64x!tt.ptr<f32>>
    %28 = "tt.addptr"(%27, %8) : (tensor<64x!tt.ptr<f32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<f32>>
    %29 = "tt.load"(%28, %26, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<f32>>, tensor<64xi1>, tensor<64xf32>) -> tensor<64xf32>
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
    %48 = arith.muli %36, %cst_63 : tensor<1x4x1xi32>
    %49 = "tt.broadcast"(%47) : (tensor<64x1x1x!tt.ptr<bf16>>) -> tensor<64x4x1x!tt.ptr<bf16>>
    %50 = "tt.broadcast"(%48) : (tensor<1x4x1xi32>) -> tensor<64x4x1xi32>
    %51 = "tt.addptr"(%49, %50) : (tensor<64x4x1x!tt.ptr<bf16>>, tensor<64x4x1xi32>) -> tensor<64x4x1x!tt.ptr<bf16>>
    %52 = "tt.broadcast"(%51) : (tensor<64x4x1x!tt.ptr<bf16>>) -> tensor<64x4x128x!tt.ptr<bf16>>
    %53 = "tt.broadcast"(%39) : (tensor<1x1x128xi32>) -> tensor<64x4x128xi32>
    %54 = "tt.addptr"(%52, %53) : (tensor<64x4x128x!tt.ptr<bf16>>, tensor<64x4x128xi32>) -> tensor<64x4x128x!tt.ptr<bf16>>
    %55 = "tt.load"(%54, %42, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x4x128x!tt.ptr<bf16>>, tensor<64x4x128xi1>, tensor<64x4x128xbf16>) -> tensor<64x4x128xbf16>
    %56 = "tt.reshape"(%55) : (tensor<64x4x128xbf16>) -> tensor<256x128xbf16>
    %57 = arith.divsi %2, %c128_i32 : i32
    %58 = arith.cmpi slt, %57, %arg9 : i32
    %59 = arith.extsi %57 : i32 to i64
    %60 = "tt.addptr"(%arg8, %59) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %61 = "tt.load"(%60, %58, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %62 = arith.select %58, %61, %c-1_i32 : i32
    %63 = "tt.reduce"(%23) ({
    ^bb0(%arg29: i32, %arg30: i32):
      %124 = arith.maxsi %arg29, %arg30 : i32
      "tt.reduce_return"(%124) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
    %64 = "tt.get_num_programs"() {axis = 1 : i32} : () -> i32
    %65 = arith.addi %63, %c63_i32 : i32
    %66 = arith.divsi %65, %c64_i32 : i32
    %67 = arith.divsi %66, %64 : i32
    %68 = arith.remsi %66, %64 : i32
    %69 = arith.muli %1, %67 : i32
    %70 = arith.minsi %1, %68 : i32
    %71 = arith.addi %69, %70 : i32
    %72 = arith.addi %1, %c1_i32 : i32
    %73 = arith.muli %72, %67 : i32
    %74 = arith.minsi %72, %68 : i32
    %75 = arith.addi %73, %74 : i32
    %76 = arith.muli %75, %c64_i32 : i32
    %77 = arith.minsi %76, %63 : i32
    %78 = arith.muli %71, %c64_i32 : i32
    %79 = arith.divui %78, %c64_i32 : i32
    %80 = arith.cmpi ult, %79, %arg12 : i32
    %81 = arith.cmpi ult, %62, %arg11 : i32
    %82 = arith.cmpi slt, %78, %77 : i32
    %83 = arith.andi %82, %80 : i1
    %84 = arith.andi %83, %81 : i1
    %85 = arith.extsi %62 : i32 to i64
    %86 = arith.muli %85, %arg13 : i64
    %87 = "tt.addptr"(%arg10, %86) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %88 = arith.extsi %79 : i32 to i64
    %89 = "tt.addptr"(%87, %88) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %90 = "tt.load"(%89, %84, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %91 = arith.select %84, %90, %c-1_i32 : i32
    %92 = "tt.splat"(%arg4) : (i32) -> tensor<1x1xi32>
    %93 = "tt.expand_dims"(%4) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %94 = "tt.splat"(%arg5) : (i64) -> tensor<1x1xi64>
    %95 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<1x1x!tt.ptr<bf16>>
    %96 = arith.muli %93, %cst_60 : tensor<64x1xi32>
    %97 = "tt.broadcast"(%38) : (tensor<1x128xi32>) -> tensor<64x128xi32>
    %98 = "tt.trans"(%56) {order = array<i32: 1, 0>} : (tensor<256x128xbf16>) -> tensor<128x256xbf16>
    %99:2 = scf.for %arg29 = %78 to %77 step %c64_i32 iter_args(%arg30 = %91, %arg31 = %cst_62) -> (i32, tensor<64x256xf32>)  : i32 {
      %124 = arith.addi %arg29, %c64_i32 : i32
      %125 = arith.divui %124, %c64_i32 : i32
      %126 = arith.cmpi ult, %125, %arg12 : i32
      %127 = arith.cmpi slt, %124, %77 : i32
      %128 = arith.andi %127, %126 : i1
      %129 = arith.andi %128, %81 : i1
      %130 = arith.extsi %125 : i32 to i64
      %131 = "tt.addptr"(%87, %130) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %132 = "tt.load"(%131, %129, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %133 = arith.select %129, %132, %c-1_i32 : i32
      %134 = "tt.splat"(%arg30) : (i32) -> tensor<1xi32>
      %135 = "tt.expand_dims"(%134) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %136 = arith.cmpi ult, %135, %92 : tensor<1x1xi32>
      %137 = "tt.broadcast"(%136) : (tensor<1x1xi1>) -> tensor<64x128xi1>
      %138 = arith.extsi %135 : tensor<1x1xi32> to tensor<1x1xi64>
      %139 = arith.muli %138, %94 : tensor<1x1xi64>
      %140 = "tt.addptr"(%95, %139) : (tensor<1x1x!tt.ptr<bf16>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<bf16>>
      %141 = "tt.broadcast"(%140) : (tensor<1x1x!tt.ptr<bf16>>) -> tensor<64x1x!tt.ptr<bf16>>
      %142 = "tt.addptr"(%141, %96) : (tensor<64x1x!tt.ptr<bf16>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<bf16>>
      %143 = "tt.broadcast"(%142) : (tensor<64x1x!tt.ptr<bf16>>) -> tensor<64x128x!tt.ptr<bf16>>
      %144 = "tt.addptr"(%143, %97) : (tensor<64x128x!tt.ptr<bf16>>, tensor<64x128xi32>) -> tensor<64x128x!tt.ptr<bf16>>
      %145 = "tt.load"(%144, %137, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<bf16>>, tensor<64x128xi1>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
      %146 = "tt.dot"(%145, %98, %cst_62) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xbf16>, tensor<128x256xbf16>, tensor<64x256xf32>) -> tensor<64x256xf32>
      %147 = arith.cmpi sge, %arg29, %78 : i32
      scf.if %147 {
        %148 = arith.cmpi ult, %arg30, %arg4 : i32
        %149 = "tt.reshape"(%146) : (tensor<64x256xf32>) -> tensor<64x64x4xf32>
        %150 = "tt.reduce"(%149) ({
        ^bb0(%arg32: f32, %arg33: f32):
          %222 = arith.maximumf %arg32, %arg33 : f32
          "tt.reduce_return"(%222) : (f32) -> ()
        }) {axis = 2 : i32} : (tensor<64x64x4xf32>) -> tensor<64x64xf32>
        %151 = "tt.trans"(%150) {order = array<i32: 1, 0>} : (tensor<64x64xf32>) -> tensor<64x64xf32>
        %152 = "tt.reshape"(%151) : (tensor<64x64xf32>) -> tensor<64x8x4x2xf32>
        %153 = "tt.trans"(%152) {order = array<i32: 1, 3, 0, 2>} : (tensor<64x8x4x2xf32>) -> tensor<8x2x64x4xf32>
        %154 = "tt.reshape"(%153) : (tensor<8x2x64x4xf32>) -> tensor<16x64x4x1xf32>
        %155 = "tt.scan"(%154) ({
        ^bb0(%arg32: f32, %arg33: f32):
          %222 = arith.addf %arg32, %arg33 : f32
          "tt.scan_return"(%222) : (f32) -> ()
        }) {axis = 3 : i32, reverse = false} : (tensor<16x64x4x1xf32>) -> tensor<16x64x4x1xf32>
        %156 = "tt.reshape"(%155) : (tensor<16x64x4x1xf32>) -> tensor<8x2x64x4xf32>
        %157 = "tt.trans"(%156) {order = array<i32: 2, 0, 3, 1>} : (tensor<8x2x64x4xf32>) -> tensor<64x8x4x2xf32>
        %158 = "tt.reshape"(%157) : (tensor<64x8x4x2xf32>) -> tensor<64x64xf32>
        %159 = "tt.splat"(%arg29) : (i32) -> tensor<4xi32>
        %160 = arith.muli %34, %cst_59 : tensor<4xi32>
        %161 = arith.addi %159, %160 : tensor<4xi32>
        %162 = arith.subi %arg21, %c512_i32 : i32
        %163 = arith.maxsi %162, %c0_i32 : i32
        %164 = arith.cmpi sge, %arg21, %c512_i32 : i32
        %165 = arith.select %164, %c512_i32, %c0_i32 : i32
        %166 = "tt.reshape"(%158) : (tensor<64x64xf32>) -> tensor<64x2x2x2x4x2xf32>
        %167 = "tt.trans"(%166) {order = array<i32: 0, 4, 5, 3, 2, 1>} : (tensor<64x2x2x2x4x2xf32>) -> tensor<64x4x2x2x2x2xf32>
        %168:2 = "tt.split"(%167) : (tensor<64x4x2x2x2x2xf32>) -> (tensor<64x4x2x2x2xf32>, tensor<64x4x2x2x2xf32>)
        %169:2 = "tt.split"(%168#0) : (tensor<64x4x2x2x2xf32>) -> (tensor<64x4x2x2xf32>, tensor<64x4x2x2xf32>)
        %170:2 = "tt.split"(%168#1) : (tensor<64x4x2x2x2xf32>) -> (tensor<64x4x2x2xf32>, tensor<64x4x2x2xf32>)
        %171:2 = "tt.split"(%169#0) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
        %172:2 = "tt.split"(%169#1) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
        %173:2 = "tt.split"(%170#0) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
        %174:2 = "tt.split"(%170#1) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
        %175:2 = "tt.split"(%171#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %176:2 = "tt.split"(%171#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %177:2 = "tt.split"(%172#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %178:2 = "tt.split"(%172#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %179:2 = "tt.split"(%173#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %180:2 = "tt.split"(%173#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %181:2 = "tt.split"(%174#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %182:2 = "tt.split"(%174#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %183 = arith.minsi %24, %77 : i32
        %184 = arith.maxsi %183, %arg29 : i32
        %185 = arith.subi %184, %arg29 : i32
        %186 = arith.cmpi sgt, %185, %c63_i32 : i32
        %187 = arith.andi %186, %148 : i1
        %188 = scf.if %187 -> (tensor<64x4xi32>) {
          scf.yield %cst_58 : tensor<64x4xi32>
        } else {
          %222 = "tt.splat"(%77) : (i32) -> tensor<64xi32>
          %223 = arith.minsi %23, %222 : tensor<64xi32>
          %224 = "tt.splat"(%148) : (i1) -> tensor<64xi1>
          %225 = arith.select %224, %223, %cst_66 : tensor<64xi1>, tensor<64xi32>
          %226 = "tt.splat"(%arg29) : (i32) -> tensor<64xi32>
          %227 = arith.maxsi %225, %226 : tensor<64xi32>
          %228 = arith.subi %227, %226 : tensor<64xi32>
          %229 = arith.minsi %228, %cst_57 : tensor<64xi32>
          %230 = "tt.expand_dims"(%229) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
          %231 = "tt.broadcast"(%230) : (tensor<64x1xi32>) -> tensor<64x4xi32>
          %232 = "tt.expand_dims"(%160) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
          %233 = "tt.broadcast"(%232) : (tensor<1x4xi32>) -> tensor<64x4xi32>
          %234 = arith.subi %231, %233 : tensor<64x4xi32>
          %235 = arith.addi %234, %cst_55 : tensor<64x4xi32>
          %236 = arith.shrsi %235, %cst_56 : tensor<64x4xi32>
          %237 = arith.addi %234, %cst_54 : tensor<64x4xi32>
          %238 = arith.shrsi %237, %cst_56 : tensor<64x4xi32>
          %239 = arith.addi %236, %238 : tensor<64x4xi32>
          %240 = arith.subi %cst_53, %239 : tensor<64x4xi32>
          %241 = arith.shrui %cst_58, %240 : tensor<64x4xi32>
          %242 = arith.cmpi sgt, %239, %cst_52 : tensor<64x4xi32>
          %243 = arith.select %242, %241, %cst_52 : tensor<64x4xi1>, tensor<64x4xi32>
          scf.yield %243 : tensor<64x4xi32>
        }
        %189 = "tt.expand_dims"(%29) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
        %190 = "tt.broadcast"(%189) : (tensor<64x1xf32>) -> tensor<64x4xf32>
        %191 = "tt.elementwise_inline_asm"(%190, %175#0, %175#1, %176#0, %176#1, %177#0, %177#1, %178#0, %178#1, %179#0, %179#1, %180#0, %180#1, %181#0, %181#1, %182#0, %182#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 17>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
        %192 = arith.andi %191, %188 : tensor<64x4xi32>
        %193 = arith.extsi %32 : tensor<64x1xi32> to tensor<64x1xi64>
        %194 = "tt.splat"(%arg18) : (i64) -> tensor<64x1xi64>
        %195 = arith.muli %193, %194 : tensor<64x1xi64>
        %196 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<64x1x!tt.ptr<i32>>
        %197 = "tt.addptr"(%196, %195) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
        %198 = "tt.addptr"(%197, %cst_51) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
        %199 = "tt.broadcast"(%198) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
        %200 = "tt.elementwise_inline_asm"(%199, %192) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Apopc.b32 count, hits;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Asetp.ne.and.b32 leads, count, 0, leads;\0A@leads atom.global.gpu.relaxed.add.u32 $0, [$1], count;\0ADONE:\0A}", constraints = "=&r,l,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>) -> tensor<64x4xi32>
        %201 = "tt.elementwise_inline_asm"(%190, %175#0, %175#1, %176#0, %176#1, %177#0, %177#1, %178#0, %178#1, %179#0, %179#1, %180#0, %180#1, %181#0, %181#1, %182#0, %182#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 17>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
        %202 = arith.andi %201, %188 : tensor<64x4xi32>
        %203 = "tt.addptr"(%197, %cst_50) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
        %204 = "tt.broadcast"(%203) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
        %205 = "tt.elementwise_inline_asm"(%204, %202) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Apopc.b32 count, hits;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Asetp.ne.and.b32 leads, count, 0, leads;\0A@leads atom.global.gpu.relaxed.add.u32 $0, [$1], count;\0ADONE:\0A}", constraints = "=&r,l,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>) -> tensor<64x4xi32>
        %206 = "tt.splat"(%arg22) : (i64) -> tensor<64x1xi64>
        %207 = arith.muli %193, %206 : tensor<64x1xi64>
        %208 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<64x1x!tt.ptr<i32>>
        %209 = "tt.addptr"(%208, %207) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
        %210 = "tt.addptr"(%209, %cst_2) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
        %211 = "tt.addptr"(%210, %cst_51) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
        %212 = "tt.broadcast"(%211) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
        %213 = "tt.splat"(%163) : (i32) -> tensor<64x4xi32>
        %214 = "tt.expand_dims"(%161) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
        %215 = "tt.broadcast"(%214) : (tensor<1x4xi32>) -> tensor<64x4xi32>
        %216 = "tt.elementwise_inline_asm"(%212, %192, %200, %213, %215, %190, %175#0, %175#1, %176#0, %176#1, %177#0, %177#1, %178#0, %178#1, %179#0, %179#1, %180#0, %180#1, %181#0, %181#1, %182#0, %182#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<4>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<1>;\0A.reg .b32 active<1>;\0A.reg .f32 pick<16>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $3, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $4;\0Asetp.ge.and.s32 more, $4, 0, more;\0Aselp.b32 hits0, 0, $2, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $6, $6;\0Aabs.f32 size, $6;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Aszext.clamp.u32 hits, hits, leaf;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aselp.f32 pick0, $8, $7, odd0;\0Aselp.f32 pick1, $10, $9, odd0;\0Aselp.f32 pick2, $12, $11, odd0;\0Aselp.f32 pick3, $14, $13, odd0;\0Aselp.f32 pick4, $16, $15, odd0;\0Aselp.f32 pick5, $18, $17, odd0;\0Aselp.f32 pick6, $20, $19, odd0;\0Aselp.f32 pick7, $22, $21, odd0;\0Aselp.f32 pick8, pick1, pick0, odd1;\0Aselp.f32 pick9, pick3, pick2, odd1;\0Aselp.f32 pick10, pick5, pick4, odd1;\0Aselp.f32 pick11, pick7, pick6, odd1;\0Aselp.f32 pick12, pick9, pick8, odd2;\0Aselp.f32 pick13, pick11, pick10, odd2;\0Aselp.f32 pick14, pick13, pick12, odd3;\0Amov.f32 score, pick14;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $6;\0Amov.b32 bits, score;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $5;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $1;\0Asetp.lt.and.u32 fits, bit, $4, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0ADONE:\0A}", constraints = "=&r,l,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 17>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
        %217 = "tt.addptr"(%209, %cst_1) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
        %218 = "tt.addptr"(%217, %cst_51) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
        %219 = "tt.broadcast"(%218) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
        %220 = "tt.splat"(%165) : (i32) -> tensor<64x4xi32>
        %221 = "tt.elementwise_inline_asm"(%219, %202, %205, %220, %215, %190, %175#0, %175#1, %176#0, %176#1, %177#0, %177#1, %178#0, %178#1, %179#0, %179#1, %180#0, %180#1, %181#0, %181#1, %182#0, %182#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<4>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<1>;\0A.reg .b32 active<1>;\0A.reg .f32 pick<16>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $3, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $4;\0Asetp.ge.and.s32 more, $4, 0, more;\0Aselp.b32 hits0, 0, $2, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $6, $6;\0Aabs.f32 size, $6;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aselp.f32 pick0, $8, $7, odd0;\0Aselp.f32 pick1, $10, $9, odd0;\0Aselp.f32 pick2, $12, $11, odd0;\0Aselp.f32 pick3, $14, $13, odd0;\0Aselp.f32 pick4, $16, $15, odd0;\0Aselp.f32 pick5, $18, $17, odd0;\0Aselp.f32 pick6, $20, $19, odd0;\0Aselp.f32 pick7, $22, $21, odd0;\0Aselp.f32 pick8, pick1, pick0, odd1;\0Aselp.f32 pick9, pick3, pick2, odd1;\0Aselp.f32 pick10, pick5, pick4, odd1;\0Aselp.f32 pick11, pick7, pick6, odd1;\0Aselp.f32 pick12, pick9, pick8, odd2;\0Aselp.f32 pick13, pick11, pick10, odd2;\0Aselp.f32 pick14, pick13, pick12, odd3;\0Amov.f32 score, pick14;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $6;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $5;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $1;\0Asetp.lt.and.u32 fits, bit, $4, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0ADONE:\0A}", constraints = "=&r,l,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 17>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
      }
      scf.yield %133, %146 : i32, tensor<64x256xf32>
    }
    %100 = "tt.elementwise_inline_asm"(%99#1) {asm_string = "mov.b32 $0, $1;", constraints = "=&r,f", operandSegmentSizes = array<i32: 0, 0, 1>, packed_element = 1 : i32, pure = false} : (tensor<64x256xf32>) -> tensor<64x256xi32>
    %101 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %102 = arith.cmpi slt, %0, %arg24 : i32
    gpu.barrier
    %103 = arith.extsi %0 : i32 to i64
    %104 = "tt.addptr"(%arg23, %103) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %105 = "tt.atomic_rmw"(%104, %c1_i32, %102) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %106 = arith.subi %64, %c1_i32 : i32
    %107 = arith.cmpi eq, %105, %106 : i32
    %108 = arith.andi %102, %107 : i1
    %109 = scf.if %108 -> (i1) {
      %124 = "tt.load"(%10, %7, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
      %125 = arith.minsi %124, %13 : tensor<64xi32>
      %126 = arith.maxsi %125, %cst_66 : tensor<64xi32>
      %127 = arith.select %22, %126, %cst_66 : tensor<64xi1>, tensor<64xi32>
      %128 = arith.subi %arg21, %c512_i32 : i32
      %129 = "tt.load"(%28, %22, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<f32>>, tensor<64xi1>, tensor<64xf32>) -> tensor<64xf32>
      %130 = "tt.splat"(%arg18) : (i64) -> tensor<64xi64>
      %131 = arith.muli %8, %130 : tensor<64xi64>
      %132 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<64x!tt.ptr<i32>>
      %133 = "tt.addptr"(%132, %131) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      %134 = "tt.addptr"(%133, %cst_66) : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>) -> tensor<64x!tt.ptr<i32>>
      %135 = "tt.load"(%134, %22, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
      %136 = "tt.addptr"(%133, %cst_49) : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>) -> tensor<64x!tt.ptr<i32>>
      %137 = "tt.load"(%136, %22, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
      %138 = arith.minsi %137, %cst_48 : tensor<64xi32>
      %139 = "tt.splat"(%128) : (i32) -> tensor<64xi32>
      %140 = arith.cmpi slt, %139, %135 : tensor<64xi32>
      %141 = arith.addi %135, %138 : tensor<64xi32>
      %142 = arith.minsi %127, %cst_48 : tensor<64xi32>
      %143 = arith.cmpi slt, %141, %142 : tensor<64xi32>
      %144 = arith.cmpf uno, %129, %129 : tensor<64xf32>
      %145 = arith.cmpi sgt, %137, %cst_66 : tensor<64xi32>
      %146 = arith.andi %144, %145 : tensor<64xi1>
      %147 = arith.ori %140, %143 : tensor<64xi1>
      %148 = arith.ori %147, %146 : tensor<64xi1>
      %149 = arith.andi %148, %22 : tensor<64xi1>
      %150 = "tt.bitcast"(%129) : (tensor<64xf32>) -> tensor<64xi32>
      %151 = arith.cmpi slt, %150, %cst_66 : tensor<64xi32>
      %152 = arith.andi %150, %cst_47 : tensor<64xi32>
      %153 = arith.subi %cst_66, %152 : tensor<64xi32>
      %154 = arith.cmpi sgt, %152, %cst_46 : tensor<64xi32>
      %155 = arith.select %151, %153, %150 : tensor<64xi1>, tensor<64xi32>
      %156 = arith.select %154, %cst_46, %155 : tensor<64xi1>, tensor<64xi32>
      %157 = arith.select %140, %156, %cst_45 : tensor<64xi1>, tensor<64xi32>
      %158 = arith.addi %157, %cst_49 : tensor<64xi32>
      %159 = arith.subi %cst_48, %138 : tensor<64xi32>
      %160 = arith.select %149, %158, %159 : tensor<64xi1>, tensor<64xi32>
      %161 = arith.addi %135, %cst_48 : tensor<64xi32>
      %162 = arith.select %149, %157, %161 : tensor<64xi1>, tensor<64xi32>
      gpu.barrier
      %163 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<64x!tt.ptr<i32>>
      %164 = "tt.addptr"(%163, %cst_0) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      %165 = "tt.addptr"(%164, %8) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      "tt.store"(%165, %160, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> ()
      %166 = "tt.splat"(%arg27) : (i64) -> tensor<64xi64>
      %167 = "tt.addptr"(%163, %166) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      %168 = "tt.addptr"(%167, %8) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      "tt.store"(%168, %162, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> ()
      %169 = "tt.bitcast"(%cst_44) : (tensor<64xi32>) -> tensor<64xf32>
      %170 = arith.andi %149, %140 : tensor<64xi1>
      "tt.store"(%28, %169, %170) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<f32>>, tensor<64xf32>, tensor<64xi1>) -> ()
      "tt.store"(%134, %cst_66, %149) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> ()
      "tt.store"(%136, %cst_66, %149) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> ()
      %171 = arith.extui %149 : tensor<64xi1> to tensor<64xi32>
      %172 = "tt.reduce"(%171) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %196 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%196) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
      %173 = arith.cmpi ne, %172, %c0_i32 : i32
      %174 = "tt.reduce"(%127) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %196 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%196) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
      %175 = arith.subi %174, %c1_i32 : i32
      %176 = arith.divsi %175, %c64_i32 : i32
      %177 = arith.divsi %128, %c64_i32 : i32
      %178 = arith.maxsi %177, %c16_i32 : i32
      %179 = arith.divsi %176, %178 : i32
      %180 = arith.addi %179, %c1_i32 : i32
      %181 = arith.minsi %180, %c1024_i32 : i32
      %182 = arith.muli %181, %c128_i32 : i32
      %183 = arith.divsi %175, %182 : i32
      %184 = arith.divsi %183, %c1024_i32 : i32
      %185 = arith.addi %184, %c1_i32 : i32
      %186 = arith.muli %182, %185 : i32
      %187 = arith.divsi %175, %186 : i32
      %188 = arith.addi %187, %c1_i32 : i32
      %189 = arith.select %173, %188, %c0_i32 : i32
      %190 = arith.shli %189, %c11_i32 : i32
      %191 = arith.ori %190, %c4194304_i32 : i32
      %192 = arith.ori %191, %189 : i32
      %193 = arith.cmpi eq, %189, %c0_i32 : i32
      %194 = arith.select %193, %c0_i32, %192 : i32
      gpu.barrier
      %195 = "tt.atomic_rmw"(%104, %194) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %173 : i1
    } else {
      scf.yield %false : i1
    }
    %110 = arith.muli %1, %101 : i32
    %111 = arith.addi %110, %0 : i32
    %112 = arith.muli %64, %101 : i32
    %113 = arith.subi %112, %c264_i32 : i32
    %114 = arith.cmpi sge, %111, %113 : i32
    %115 = arith.ori %109, %114 : i1
    %116 = arith.select %115, %c1024_i32, %c0_i32 : i32
    %117 = arith.minsi %101, %arg24 : i32
    %118 = arith.cmpi slt, %0, %117 : i32
    %119 = arith.select %118, %0, %c0_i32 : i32
    %120 = "tt.splat"(%117) : (i32) -> tensor<128xi32>
    %121 = "tt.splat"(%arg23) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %122 = "tt.splat"(%119) : (i32) -> tensor<128xi32>
    %123 = scf.while (%arg29 = %116) : (i32) -> i32 {
      %124 = arith.cmpi sgt, %arg29, %c0_i32 : i32
      scf.condition(%124) %arg29 : i32
    } do {
    ^bb0(%arg29: i32):
      %124 = scf.for %arg30 = %c0_i32 to %117 step %c128_i32 iter_args(%arg31 = %c2147483647_i32) -> (i32)  : i32 {
        %133 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
        %134 = arith.addi %133, %37 : tensor<128xi32>
        %135 = arith.cmpi slt, %134, %120 : tensor<128xi32>
        %136 = arith.extsi %134 : tensor<128xi32> to tensor<128xi64>
        %137 = "tt.addptr"(%121, %136) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %138 = "tt.load"(%137, %135, %cst_42) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %139 = arith.subi %134, %122 : tensor<128xi32>
        %140 = arith.cmpi slt, %139, %cst_42 : tensor<128xi32>
        %141 = arith.addi %139, %120 : tensor<128xi32>
        %142 = arith.select %140, %141, %139 : tensor<128xi1>, tensor<128xi32>
        %143 = arith.cmpi eq, %138, %cst_42 : tensor<128xi32>
        %144 = arith.select %143, %cst_41, %cst_40 : tensor<128xi1>, tensor<128xi32>
        %145 = arith.cmpi sge, %138, %cst_39 : tensor<128xi32>
        %146 = arith.shrsi %138, %cst_38 : tensor<128xi32>
        %147 = arith.andi %146, %cst_37 : tensor<128xi32>
        %148 = arith.cmpi ne, %147, %cst_42 : tensor<128xi32>
        %149 = arith.andi %145, %148 : tensor<128xi1>
        %150 = arith.select %149, %142, %144 : tensor<128xi1>, tensor<128xi32>
        %151 = "tt.reduce"(%150) ({
        ^bb0(%arg32: i32, %arg33: i32):
          %153 = arith.minsi %arg32, %arg33 : i32
          "tt.reduce_return"(%153) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %152 = arith.minsi %arg31, %151 : i32
        scf.yield %152 : i32
      }
      %125 = "tt.splat"(%124) : (i32) -> tensor<4096xi32>
      %126 = "tt.reduce"(%125) ({
      ^bb0(%arg30: i32, %arg31: i32):
        %133 = arith.minsi %arg30, %arg31 : i32
        "tt.reduce_return"(%133) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %127 = arith.cmpi slt, %126, %117 : i32
      %128:4 = scf.if %127 -> (i1, i32, i32, i32) {
        %133 = arith.addi %119, %126 : i32
        %134 = arith.cmpi sge, %133, %117 : i32
        %135 = arith.subi %133, %117 : i32
        %136 = arith.select %134, %135, %133 : i32
        %137 = arith.extsi %136 : i32 to i64
        %138 = "tt.addptr"(%arg23, %137) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %139 = "tt.atomic_rmw"(%138, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %140 = arith.cmpi sge, %139, %c4194304_i32 : i32
        %141 = arith.shrsi %139, %c11_i32 : i32
        %142 = arith.andi %141, %c2047_i32 : i32
        %143 = arith.cmpi ne, %142, %c0_i32 : i32
        %144 = arith.andi %140, %143 : i1
        %145 = arith.subi %139, %c2048_i32 : i32
        %146 = arith.select %144, %145, %139 : i32
        %147 = "tt.atomic_cas"(%138, %139, %146) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %148 = arith.cmpi eq, %147, %139 : i32
        %149 = arith.andi %144, %148 : i1
        %150 = arith.subi %142, %c1_i32 : i32
        %151 = arith.shrsi %139, %c22_i32 : i32
        scf.yield %149, %136, %151, %150 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %129 = arith.cmpi slt, %126, %c2147483647_i32 : i32
      %130 = arith.subi %arg29, %c1_i32 : i32
      %131 = arith.select %129, %130, %c0_i32 : i32
      %132 = arith.select %128#0, %c1024_i32, %131 : i32
      scf.if %128#0 {
        %133 = arith.andi %128#2, %c1_i32 : i32
        %134 = arith.cmpi eq, %133, %c0_i32 : i32
        %135 = arith.cmpi sle, %128#2, %c2_i32 : i32
        %136 = arith.muli %128#1, %c64_i32 : i32
        %137 = "tt.splat"(%136) : (i32) -> tensor<64xi32>
        %138 = arith.addi %137, %4 : tensor<64xi32>
        %139 = arith.cmpi ult, %138, %6 : tensor<64xi32>
        %140 = arith.extsi %138 : tensor<64xi32> to tensor<64xi64>
        %141 = "tt.addptr"(%9, %140) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
        %142 = "tt.load"(%141, %139, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
        %143 = arith.minsi %142, %13 : tensor<64xi32>
        %144 = arith.maxsi %143, %cst_66 : tensor<64xi32>
        %145 = arith.cmpi slt, %138, %21 : tensor<64xi32>
        %146 = arith.select %145, %144, %cst_66 : tensor<64xi1>, tensor<64xi32>
        %147 = arith.subi %arg21, %c512_i32 : i32
        %148 = "tt.reduce"(%146) ({
        ^bb0(%arg30: i32, %arg31: i32):
          %170 = arith.maxsi %arg30, %arg31 : i32
          "tt.reduce_return"(%170) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
        %149 = arith.subi %148, %c1_i32 : i32
        %150 = arith.divsi %149, %c64_i32 : i32
        %151 = arith.divsi %147, %c64_i32 : i32
        %152 = arith.maxsi %151, %c16_i32 : i32
        %153 = arith.divsi %150, %152 : i32
        %154 = arith.addi %153, %c1_i32 : i32
        %155 = arith.minsi %154, %c1024_i32 : i32
        %156 = arith.select %135, %155, %c1_i32 : i32
        %157 = arith.select %135, %c128_i32, %c1024_i32 : i32
        %158 = arith.muli %156, %157 : i32
        %159 = arith.divsi %149, %158 : i32
        %160 = arith.divsi %159, %c1024_i32 : i32
        %161 = arith.addi %160, %c1_i32 : i32
        %162 = arith.muli %158, %161 : i32
        %163 = arith.divsi %149, %162 : i32
        %164 = arith.addi %163, %c1_i32 : i32
        scf.if %134 {
          %170 = arith.muli %128#3, %c4_i32 : i32
          %171 = arith.shrsi %128#2, %c1_i32 : i32
          %172 = arith.remui %171, %c3_i32 : i32
          %173 = arith.cmpi eq, %172, %c0_i32 : i32
          %174 = "tt.splat"(%c0_i32) : (i32) -> tensor<64xi32>
          %175 = arith.addi %174, %4 : tensor<64xi32>
          scf.for %arg30 = %c0_i32 to %c4_i32 step %c1_i32  : i32 {
            %176 = arith.addi %170, %arg30 : i32
            %177 = "tt.splat"(%176) : (i32) -> tensor<64xi32>
            %178 = arith.cmpi eq, %175, %177 : tensor<64xi32>
            %179 = arith.select %178, %146, %cst_66 : tensor<64xi1>, tensor<64xi32>
            %180 = "tt.reduce"(%179) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %186 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%186) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
            %181 = arith.andi %178, %145 : tensor<64xi1>
            %182 = arith.extui %181 : tensor<64xi1> to tensor<64xi32>
            %183 = "tt.reduce"(%182) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %186 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%186) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
            %184 = arith.addi %136, %176 : i32
            %185 = arith.cmpi eq, %183, %c1_i32 : i32
            scf.if %185 {
              %186 = arith.minsi %arg15, %arg17 : i32
              %187 = arith.minsi %186, %arg20 : i32
              %188 = arith.minsi %187, %arg26 : i32
              %189 = arith.cmpi ult, %184, %188 : i32
              %190 = "tt.addptr"(%arg25, %c0_i64) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %191 = arith.extsi %184 : i32 to i64
              %192 = "tt.addptr"(%190, %191) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %193 = "tt.load"(%192, %189, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %194 = "tt.addptr"(%arg25, %arg27) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %195 = "tt.addptr"(%194, %191) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %196 = "tt.load"(%195, %189, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %197 = arith.cmpi sgt, %193, %196 : i32
              scf.if %197 {
                %198 = "tt.addptr"(%arg14, %191) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
                %199 = "tt.load"(%198) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
                %200 = arith.muli %191, %arg18 : i64
                %201 = "tt.addptr"(%arg16, %200) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %202 = "tt.addptr"(%201, %c0_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %203 = "tt.load"(%202) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %204 = "tt.addptr"(%201, %c1_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %205 = "tt.load"(%204) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %206 = arith.maxsi %147, %c0_i32 : i32
                %207 = arith.minsi %203, %206 : i32
                %208 = arith.maxsi %207, %c0_i32 : i32
                %209 = "tt.bitcast"(%199) : (f32) -> i32
                %210 = arith.cmpi slt, %209, %c0_i32 : i32
                %211 = arith.andi %209, %c2147483647_i32 : i32
                %212 = arith.subi %c0_i32, %211 : i32
                %213 = arith.cmpi sgt, %211, %c2139095040_i32 : i32
                %214 = arith.select %210, %212, %209 : i32
                %215 = arith.select %213, %c2139095041_i32, %214 : i32
                gpu.barrier
                %216 = arith.cmpi ne, %156, %c1_i32 : i32
                %217 = arith.cmpi eq, %193, %c-2139095040_i32 : i32
                %218 = arith.cmpi eq, %156, %c1_i32 : i32
                %219 = arith.andi %217, %218 : i1
                %220 = arith.addi %203, %205 : i32
                %221 = arith.select %219, %220, %180 : i32
                %222 = arith.minsi %221, %c512_i32 : i32
                %223 = arith.cmpi sgt, %203, %206 : i32
                %224 = arith.minsi %205, %c512_i32 : i32
                %225 = arith.addi %203, %224 : i32
                %226 = arith.cmpi sge, %225, %222 : i32
                %227 = arith.ori %226, %219 : i1
                %228 = arith.ori %223, %216 : i1
                %229 = arith.xori %228, %true : i1
                %230 = arith.andi %227, %229 : i1
                %231 = arith.ori %230, %223 : i1
                %232 = arith.ori %231, %216 : i1
                %233 = arith.xori %232, %true : i1
                %234 = arith.cmpi sge, %203, %c8_i32 : i32
                %235 = arith.cmpi eq, %196, %c-2139095041_i32 : i32
                %236 = arith.cmpi ne, %172, %c0_i32 : i32
                %237 = arith.andi %233, %234 : i1
                %238 = arith.andi %237, %235 : i1
                %239 = arith.andi %238, %236 : i1
                %240 = arith.divui %203, %c2_i32 : i32
                %241 = arith.subi %206, %222 : i32
                %242 = arith.maxsi %241, %c0_i32 : i32
                %243 = arith.sitofp %222 : i32 to f32
                %244 = arith.sitofp %242 : i32 to f32
                %245 = arith.mulf %244, %cst_36 : f32
                %246 = arith.addf %243, %245 : f32
                %247 = arith.sitofp %208 : i32 to f32
                %248 = arith.sitofp %156 : i32 to f32
                %249 = arith.sitofp %203 : i32 to f32
                %250 = arith.maximumf %249, %cst_35 : f32
                %251 = arith.mulf %250, %248 : f32
                %252 = arith.mulf %246, %247 : f32
                %253 = arith.divf %252, %251 : f32
                %254 = arith.addf %253, %cst_34 : f32
                %255 = arith.maximumf %254, %cst_35 : f32
                %256 = arith.minimumf %255, %cst_33 : f32
                %257 = arith.fptosi %256 : f32 to i32
                %258 = arith.select %239, %240, %257 : i32
                %259 = arith.select %230, %222, %258 : i32
                %260 = arith.andi %223, %236 : i1
                %261 = arith.ori %216, %260 : i1
                %262 = arith.ori %261, %239 : i1
                %263 = arith.cmpi sle, %259, %208 : i32
                %264 = arith.cmpi sge, %259, %c1_i32 : i32
                %265 = arith.andi %263, %264 : i1
                %266 = arith.ori %230, %262 : i1
                %267 = arith.andi %265, %266 : i1
                %268 = scf.if %267 -> (i32) {
                  %269 = arith.cmpi slt, %193, %c0_i32 : i32
                  %270 = arith.subi %c-2147483648_i32, %193 : i32
                  %271 = arith.select %269, %270, %193 : i32
                  %272 = "tt.bitcast"(%271) : (i32) -> f32
                  %273 = "tt.make_range"() {end = 4096 : i32, start = 0 : i32} : () -> tensor<4096xi32>
                  %274 = "tt.splat"(%208) : (i32) -> tensor<4096xi32>
                  %275 = arith.cmpi ult, %273, %274 : tensor<4096xi32>
                  %276 = arith.addi %273, %cst_32 : tensor<4096xi32>
                  %277 = "tt.splat"(%184) : (i32) -> tensor<1xi32>
                  %278 = arith.extsi %277 : tensor<1xi32> to tensor<1xi64>
                  %279 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %280 = arith.muli %278, %279 : tensor<1xi64>
                  %281 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %282 = "tt.addptr"(%281, %280) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %283 = arith.extsi %276 : tensor<4096xi32> to tensor<4096xi64>
                  %284 = arith.muli %283, %cst_29 : tensor<4096xi64>
                  %285 = "tt.broadcast"(%282) : (tensor<1x!tt.ptr<i32>>) -> tensor<4096x!tt.ptr<i32>>
                  %286 = "tt.addptr"(%285, %284) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                  %287 = "tt.broadcast"(%cst_31) : (tensor<1xi32>) -> tensor<4096xi32>
                  %288 = "tt.addptr"(%286, %287) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                  %289 = "tt.load"(%288, %275, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                  %290 = "tt.bitcast"(%289) : (tensor<4096xi32>) -> tensor<4096xf32>
                  %291 = arith.cmpf oge, %272, %cst_28 : f32
                  %292 = arith.cmpf olt, %272, %cst_27 : f32
                  %293 = arith.andi %291, %292 : i1
                  %294 = arith.select %293, %272, %cst_26 : f32
                  %295 = "tt.splat"(%294) : (f32) -> tensor<4096xf32>
                  %296 = arith.cmpf ole, %290, %295 : tensor<4096xf32>
                  %297 = "tt.splat"(%272) : (f32) -> tensor<4096xf32>
                  %298 = arith.addf %290, %297 : tensor<4096xf32>
                  %299 = arith.select %296, %298, %290 : tensor<4096xi1>, tensor<4096xf32>
                  %300 = "tt.bitcast"(%299) : (tensor<4096xf32>) -> tensor<4096xi32>
                  %301 = arith.cmpi slt, %300, %cst_30 : tensor<4096xi32>
                  %302 = arith.andi %300, %cst_25 : tensor<4096xi32>
                  %303 = arith.subi %cst_30, %302 : tensor<4096xi32>
                  %304 = arith.cmpi sgt, %302, %cst_24 : tensor<4096xi32>
                  %305 = arith.select %301, %303, %300 : tensor<4096xi1>, tensor<4096xi32>
                  %306 = arith.select %304, %cst_24, %305 : tensor<4096xi1>, tensor<4096xi32>
                  %307 = arith.select %275, %306, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                  %308 = arith.addi %208, %c4095_i32 : i32
                  %309 = arith.divui %308, %c4096_i32 : i32
                  %310 = scf.for %arg31 = %c1_i32 to %309 step %c1_i32 iter_args(%arg32 = %307) -> (tensor<4096xi32>)  : i32 {
                    %379 = arith.muli %arg31, %c4096_i32 : i32
                    %380 = "tt.splat"(%379) : (i32) -> tensor<4096xi32>
                    %381 = arith.addi %380, %273 : tensor<4096xi32>
                    %382 = arith.cmpi ult, %381, %274 : tensor<4096xi32>
                    %383 = arith.addi %381, %cst_32 : tensor<4096xi32>
                    %384 = arith.extsi %383 : tensor<4096xi32> to tensor<4096xi64>
                    %385 = arith.muli %384, %cst_29 : tensor<4096xi64>
                    %386 = "tt.addptr"(%285, %385) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %387 = "tt.addptr"(%386, %287) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %388 = "tt.load"(%387, %382, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %389 = "tt.bitcast"(%388) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %390 = arith.cmpf ole, %389, %295 : tensor<4096xf32>
                    %391 = arith.addf %389, %297 : tensor<4096xf32>
                    %392 = arith.select %390, %391, %389 : tensor<4096xi1>, tensor<4096xf32>
                    %393 = "tt.bitcast"(%392) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %394 = arith.cmpi slt, %393, %cst_30 : tensor<4096xi32>
                    %395 = arith.andi %393, %cst_25 : tensor<4096xi32>
                    %396 = arith.subi %cst_30, %395 : tensor<4096xi32>
                    %397 = arith.cmpi sgt, %395, %cst_24 : tensor<4096xi32>
                    %398 = arith.select %394, %396, %393 : tensor<4096xi1>, tensor<4096xi32>
                    %399 = arith.select %397, %cst_24, %398 : tensor<4096xi1>, tensor<4096xi32>
                    %400 = arith.select %382, %399, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                    %401 = arith.maxsi %arg32, %400 : tensor<4096xi32>
                    scf.yield %401 : tensor<4096xi32>
                  }
                  %311 = "tt.reduce"(%310) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %379 = arith.maxsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%379) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  %312 = "tt.bitcast"(%272) : (f32) -> i32
                  %313 = arith.cmpi slt, %312, %c0_i32 : i32
                  %314 = arith.andi %312, %c2147483647_i32 : i32
                  %315 = arith.subi %c0_i32, %314 : i32
                  %316 = arith.cmpi sgt, %314, %c2139095040_i32 : i32
                  %317 = arith.select %313, %315, %312 : i32
                  %318 = arith.select %316, %c2139095040_i32, %317 : i32
                  %319 = arith.cmpi slt, %318, %c0_i32 : i32
                  %320 = arith.subi %c-2147483648_i32, %318 : i32
                  %321 = arith.select %319, %320, %318 : i32
                  %322 = "tt.bitcast"(%321) : (i32) -> f32
                  %323 = arith.cmpi slt, %311, %c0_i32 : i32
                  %324 = arith.subi %c-2147483648_i32, %311 : i32
                  %325 = arith.select %323, %324, %311 : i32
                  %326 = "tt.bitcast"(%325) : (i32) -> f32
                  %327 = arith.subf %326, %322 : f32
                  %328 = math.rsqrt %247 : f32
                  %329 = arith.divui %208, %c4_i32 : i32
                  %330 = arith.cmpi slt, %259, %329 : i32
                  %331 = arith.sitofp %259 : i32 to f32
                  %332 = math.log2 %247 : f32
                  %333 = arith.subf %332, %cst : f32
                  %334 = arith.subf %331, %cst_34 : f32
                  %335 = math.log2 %334 : f32
                  %336 = arith.subf %332, %335 : f32
                  %337 = arith.divf %336, %333 : f32
                  %338 = arith.subi %208, %259 : i32
                  %339 = arith.sitofp %338 : i32 to f32
                  %340 = arith.addf %339, %cst_34 : f32
                  %341 = arith.divf %340, %247 : f32
                  %342 = arith.select %330, %337, %341 : f32
                  %343 = arith.mulf %328, %cst_22 : f32
                  %344 = arith.mulf %327, %342 : f32
                  %345 = arith.addf %322, %344 : f32
                  %346 = arith.mulf %327, %343 : f32
                  %347 = arith.addi %318, %c1_i32 : i32
                  %348 = arith.subi %311, %c1_i32 : i32
                  %349 = arith.subf %345, %346 : f32
                  %350 = arith.addf %345, %346 : f32
                  %351 = "tt.bitcast"(%349) : (f32) -> i32
                  %352 = arith.cmpi slt, %351, %c0_i32 : i32
                  %353 = arith.andi %351, %c2147483647_i32 : i32
                  %354 = arith.subi %c0_i32, %353 : i32
                  %355 = arith.cmpi sgt, %353, %c2139095040_i32 : i32
                  %356 = arith.select %352, %354, %351 : i32
                  %357 = arith.select %355, %c2139095040_i32, %356 : i32
                  %358 = arith.minsi %357, %348 : i32
                  %359 = arith.maxsi %358, %347 : i32
                  %360 = "tt.bitcast"(%350) : (f32) -> i32
                  %361 = arith.cmpi slt, %360, %c0_i32 : i32
                  %362 = arith.andi %360, %c2147483647_i32 : i32
                  %363 = arith.subi %c0_i32, %362 : i32
                  %364 = arith.cmpi sgt, %362, %c2139095040_i32 : i32
                  %365 = arith.select %361, %363, %360 : i32
                  %366 = arith.select %364, %c2139095040_i32, %365 : i32
                  %367 = arith.minsi %366, %348 : i32
                  %368 = arith.maxsi %367, %347 : i32
                  %369 = arith.cmpf olt, %327, %cst_27 : f32
                  %370 = arith.cmpf olt, %343, %cst_20 : f32
                  %371 = arith.andi %369, %370 : i1
                  %372:2 = scf.if %371 -> (i32, i32) {
                    scf.yield %359, %368 : i32, i32
                  } else {
                    %379 = arith.subi %311, %318 : i32
                    %380 = arith.addi %379, %c2_i32 : i32
                    %381 = arith.divui %380, %c3_i32 : i32
                    %382 = arith.addi %318, %381 : i32
                    %383 = arith.addi %382, %381 : i32
                    scf.yield %382, %383 : i32, i32
                  }
                  %373:8 = scf.while (%arg31 = %318, %arg32 = %311, %arg33 = %208, %arg34 = %c0_i32, %arg35 = %372#0, %arg36 = %372#1, %arg37 = %cst_22, %arg38 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                    %379 = arith.addi %arg31, %c1_i32 : i32
                    %380 = arith.cmpi slt, %379, %arg32 : i32
                    %381 = arith.cmpi ne, %arg33, %259 : i32
                    %382 = arith.andi %380, %381 : i1
                    scf.condition(%382) %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38 : i32, i32, i32, i32, i32, i32, f32, i32
                  } do {
                  ^bb0(%arg31: i32, %arg32: i32, %arg33: i32, %arg34: i32, %arg35: i32, %arg36: i32, %arg37: f32, %arg38: i32):
                    %379 = "tt.splat"(%arg35) : (i32) -> tensor<4096xi32>
                    %380 = arith.cmpi sgt, %307, %379 : tensor<4096xi32>
                    %381 = "tt.splat"(%arg36) : (i32) -> tensor<4096xi32>
                    %382 = arith.cmpi sgt, %307, %381 : tensor<4096xi32>
                    %383 = arith.extui %380 : tensor<4096xi1> to tensor<4096xi64>
                    %384 = arith.extui %382 : tensor<4096xi1> to tensor<4096xi64>
                    %385 = arith.shli %384, %cst_19 : tensor<4096xi64>
                    %386 = arith.ori %383, %385 : tensor<4096xi64>
                    %387 = scf.for %arg39 = %c1_i32 to %309 step %c1_i32 iter_args(%arg40 = %386) -> (tensor<4096xi64>)  : i32 {
                      %470 = arith.muli %arg39, %c4096_i32 : i32
                      %471 = "tt.splat"(%470) : (i32) -> tensor<4096xi32>
                      %472 = arith.addi %471, %273 : tensor<4096xi32>
                      %473 = arith.cmpi ult, %472, %274 : tensor<4096xi32>
                      %474 = arith.addi %472, %cst_32 : tensor<4096xi32>
                      %475 = arith.extsi %474 : tensor<4096xi32> to tensor<4096xi64>
                      %476 = arith.muli %475, %cst_29 : tensor<4096xi64>
                      %477 = "tt.addptr"(%285, %476) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                      %478 = "tt.addptr"(%477, %287) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                      %479 = "tt.load"(%478, %473, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                      %480 = "tt.bitcast"(%479) : (tensor<4096xi32>) -> tensor<4096xf32>
                      %481 = arith.cmpf ole, %480, %295 : tensor<4096xf32>
                      %482 = arith.addf %480, %297 : tensor<4096xf32>
                      %483 = arith.select %481, %482, %480 : tensor<4096xi1>, tensor<4096xf32>
                      %484 = "tt.bitcast"(%483) : (tensor<4096xf32>) -> tensor<4096xi32>
                      %485 = arith.cmpi slt, %484, %cst_30 : tensor<4096xi32>
                      %486 = arith.andi %484, %cst_25 : tensor<4096xi32>
                      %487 = arith.subi %cst_30, %486 : tensor<4096xi32>
                      %488 = arith.cmpi sgt, %486, %cst_24 : tensor<4096xi32>
                      %489 = arith.select %485, %487, %484 : tensor<4096xi1>, tensor<4096xi32>
                      %490 = arith.select %488, %cst_24, %489 : tensor<4096xi1>, tensor<4096xi32>
                      %491 = arith.select %473, %490, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                      %492 = arith.cmpi sgt, %491, %379 : tensor<4096xi32>
                      %493 = arith.cmpi sgt, %491, %381 : tensor<4096xi32>
                      %494 = arith.extui %492 : tensor<4096xi1> to tensor<4096xi64>
                      %495 = arith.extui %493 : tensor<4096xi1> to tensor<4096xi64>
                      %496 = arith.shli %495, %cst_19 : tensor<4096xi64>
                      %497 = arith.ori %494, %496 : tensor<4096xi64>
                      %498 = arith.addi %arg40, %497 : tensor<4096xi64>
                      scf.yield %498 : tensor<4096xi64>
                    }
                    %388 = "tt.reduce"(%387) ({
                    ^bb0(%arg39: i64, %arg40: i64):
                      %470 = arith.addi %arg39, %arg40 : i64
                      "tt.reduce_return"(%470) : (i64) -> ()
                    }) {axis = 0 : i32} : (tensor<4096xi64>) -> i64
                    %389 = arith.shrui %388, %c32_i64 : i64
                    %390 = arith.trunci %388 : i64 to i32
                    %391 = arith.trunci %389 : i64 to i32
                    %392 = arith.cmpi sge, %390, %259 : i32
                    %393 = arith.cmpi sge, %391, %259 : i32
                    %394 = arith.select %392, %arg35, %arg31 : i32
                    %395 = arith.select %393, %arg36, %394 : i32
                    %396 = arith.select %392, %arg36, %arg35 : i32
                    %397 = arith.select %393, %arg32, %396 : i32
                    %398 = arith.select %392, %390, %arg33 : i32
                    %399 = arith.select %393, %391, %398 : i32
                    %400 = arith.select %392, %391, %390 : i32
                    %401 = arith.select %393, %arg34, %400 : i32
                    %402 = arith.mulf %arg37, %cst_18 : f32
                    %403 = arith.select %392, %cst_22, %402 : f32
                    %404 = arith.select %393, %402, %403 : f32
                    %405 = arith.addi %arg38, %c1_i32 : i32
                    %406 = arith.cmpi slt, %395, %c0_i32 : i32
                    %407 = arith.subi %c-2147483648_i32, %395 : i32
                    %408 = arith.select %406, %407, %395 : i32
                    %409 = "tt.bitcast"(%408) : (i32) -> f32
                    %410 = arith.cmpi slt, %397, %c0_i32 : i32
                    %411 = arith.subi %c-2147483648_i32, %397 : i32
                    %412 = arith.select %410, %411, %397 : i32
                    %413 = "tt.bitcast"(%412) : (i32) -> f32
                    %414 = arith.subf %413, %409 : f32
                    %415 = arith.subi %399, %401 : i32
                    %416 = arith.sitofp %415 : i32 to f32
                    %417 = math.rsqrt %416 : f32
                    %418 = arith.divui %399, %c4_i32 : i32
                    %419 = arith.cmpi slt, %259, %418 : i32
                    %420 = arith.cmpf olt, %404, %cst_21 : f32
                    %421 = arith.andi %419, %420 : i1
                    %422 = arith.sitofp %399 : i32 to f32
                    %423 = arith.sitofp %401 : i32 to f32
                    %424 = math.log2 %422 : f32
                    %425 = arith.addf %423, %cst_34 : f32
                    %426 = math.log2 %425 : f32
                    %427 = arith.subf %424, %426 : f32
                    %428 = arith.subf %424, %335 : f32
                    %429 = arith.divf %428, %427 : f32
                    %430 = arith.subi %399, %259 : i32
                    %431 = arith.sitofp %430 : i32 to f32
                    %432 = arith.addf %431, %cst_34 : f32
                    %433 = arith.divf %432, %416 : f32
                    %434 = arith.select %421, %429, %433 : f32
                    %435 = arith.mulf %404, %417 : f32
                    %436 = arith.mulf %414, %434 : f32
                    %437 = arith.addf %409, %436 : f32
                    %438 = arith.mulf %414, %435 : f32
                    %439 = arith.addi %395, %c1_i32 : i32
                    %440 = arith.subi %397, %c1_i32 : i32
                    %441 = arith.subf %437, %438 : f32
                    %442 = arith.addf %437, %438 : f32
                    %443 = "tt.bitcast"(%441) : (f32) -> i32
                    %444 = arith.cmpi slt, %443, %c0_i32 : i32
                    %445 = arith.andi %443, %c2147483647_i32 : i32
                    %446 = arith.subi %c0_i32, %445 : i32
                    %447 = arith.cmpi sgt, %445, %c2139095040_i32 : i32
                    %448 = arith.select %444, %446, %443 : i32
                    %449 = arith.select %447, %c2139095040_i32, %448 : i32
                    %450 = arith.minsi %449, %440 : i32
                    %451 = arith.maxsi %450, %439 : i32
                    %452 = "tt.bitcast"(%442) : (f32) -> i32
                    %453 = arith.cmpi slt, %452, %c0_i32 : i32
                    %454 = arith.andi %452, %c2147483647_i32 : i32
                    %455 = arith.subi %c0_i32, %454 : i32
                    %456 = arith.cmpi sgt, %454, %c2139095040_i32 : i32
                    %457 = arith.select %453, %455, %452 : i32
                    %458 = arith.select %456, %c2139095040_i32, %457 : i32
                    %459 = arith.minsi %458, %440 : i32
                    %460 = arith.maxsi %459, %439 : i32
                    %461 = arith.cmpf olt, %414, %cst_27 : f32
                    %462 = arith.cmpf olt, %435, %cst_20 : f32
                    %463 = arith.cmpi slt, %405, %c8_i32 : i32
                    %464 = arith.cmpi eq, %405, %c6_i32 : i32
                    %465 = arith.cmpi ne, %405, %c6_i32 : i32
                    %466 = arith.andi %463, %465 : i1
                    %467 = arith.andi %461, %462 : i1
                    %468 = arith.andi %466, %467 : i1
                    %469:2 = scf.if %468 -> (i32, i32) {
                      scf.yield %451, %460 : i32, i32
                    } else {
                      %470 = arith.xori %395, %397 : i32
                      %471 = arith.shrui %470, %c1_i32 : i32
                      %472 = arith.ori %470, %471 : i32
                      %473 = arith.shrui %472, %c2_i32 : i32
                      %474 = arith.ori %472, %473 : i32
                      %475 = arith.shrui %474, %c4_i32 : i32
                      %476 = arith.ori %474, %475 : i32
                      %477 = arith.shrui %476, %c8_i32 : i32
                      %478 = arith.ori %476, %477 : i32
                      %479 = arith.shrui %478, %c16_i32 : i32
                      %480 = arith.ori %478, %479 : i32
                      %481 = arith.shrui %480, %c1_i32 : i32
                      %482 = arith.xori %481, %c-1_i32 : i32
                      %483 = arith.andi %397, %482 : i32
                      %484 = arith.subi %483, %c1_i32 : i32
                      %485 = arith.subi %397, %395 : i32
                      %486 = arith.addi %485, %c2_i32 : i32
                      %487 = arith.divui %486, %c3_i32 : i32
                      %488 = arith.addi %395, %487 : i32
                      %489 = arith.addi %488, %487 : i32
                      %490 = arith.select %464, %484, %488 : i32
                      %491 = arith.select %464, %483, %489 : i32
                      scf.yield %490, %491 : i32, i32
                    }
                    scf.yield %395, %397, %399, %401, %469#0, %469#1, %404, %405 : i32, i32, i32, i32, i32, i32, f32, i32
                  }
                  %374 = "tt.splat"(%373#0) : (i32) -> tensor<4096xi32>
                  %375 = arith.cmpi sgt, %307, %374 : tensor<4096xi32>
                  %376 = arith.select %375, %307, %cst_17 : tensor<4096xi1>, tensor<4096xi32>
                  %377 = scf.for %arg31 = %c1_i32 to %309 step %c1_i32 iter_args(%arg32 = %376) -> (tensor<4096xi32>)  : i32 {
                    %379 = arith.muli %arg31, %c4096_i32 : i32
                    %380 = "tt.splat"(%379) : (i32) -> tensor<4096xi32>
                    %381 = arith.addi %380, %273 : tensor<4096xi32>
                    %382 = arith.cmpi ult, %381, %274 : tensor<4096xi32>
                    %383 = arith.addi %381, %cst_32 : tensor<4096xi32>
                    %384 = arith.extsi %383 : tensor<4096xi32> to tensor<4096xi64>
                    %385 = arith.muli %384, %cst_29 : tensor<4096xi64>
                    %386 = "tt.addptr"(%285, %385) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %387 = "tt.addptr"(%386, %287) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %388 = "tt.load"(%387, %382, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %389 = "tt.bitcast"(%388) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %390 = arith.cmpf ole, %389, %295 : tensor<4096xf32>
                    %391 = arith.addf %389, %297 : tensor<4096xf32>
                    %392 = arith.select %390, %391, %389 : tensor<4096xi1>, tensor<4096xf32>
                    %393 = "tt.bitcast"(%392) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %394 = arith.cmpi slt, %393, %cst_30 : tensor<4096xi32>
                    %395 = arith.andi %393, %cst_25 : tensor<4096xi32>
                    %396 = arith.subi %cst_30, %395 : tensor<4096xi32>
                    %397 = arith.cmpi sgt, %395, %cst_24 : tensor<4096xi32>
                    %398 = arith.select %394, %396, %393 : tensor<4096xi1>, tensor<4096xi32>
                    %399 = arith.select %397, %cst_24, %398 : tensor<4096xi1>, tensor<4096xi32>
                    %400 = arith.select %382, %399, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                    %401 = arith.cmpi sgt, %400, %374 : tensor<4096xi32>
                    %402 = arith.select %401, %400, %cst_17 : tensor<4096xi1>, tensor<4096xi32>
                    %403 = arith.minsi %arg32, %402 : tensor<4096xi32>
                    scf.yield %403 : tensor<4096xi32>
                  }
                  %378 = "tt.reduce"(%377) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %379 = arith.minsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%379) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  scf.yield %378 : i32
                } else {
                  scf.yield %193 : i32
                }
                scf.if %230 {
                  %269 = arith.cmpi slt, %220, %c512_i32 : i32
                  %270 = arith.cmpi sge, %268, %215 : i32
                  %271 = arith.andi %219, %269 : i1
                  %272 = arith.andi %271, %270 : i1
                  %273 = arith.cmpi slt, %222, %c1_i32 : i32
                  %274 = arith.ori %272, %273 : i1
                  %275 = arith.cmpi slt, %268, %c0_i32 : i32
                  %276 = arith.subi %c-2147483648_i32, %268 : i32
                  %277 = arith.select %275, %276, %268 : i32
                  %278 = "tt.bitcast"(%277) : (i32) -> f32
                  %279 = arith.select %274, %199, %278 : f32
                  %280 = arith.select %274, %215, %268 : i32
                  %281 = arith.cmpi eq, %280, %193 : i32
                  %282 = arith.select %281, %205, %c0_i32 : i32
                  %283 = arith.cmpi slt, %193, %c0_i32 : i32
                  %284 = arith.subi %c-2147483648_i32, %193 : i32
                  %285 = arith.select %283, %284, %193 : i32
                  %286 = "tt.bitcast"(%285) : (i32) -> f32
                  %287 = arith.addi %208, %c1023_i32 : i32
                  %288 = arith.divui %287, %c1024_i32 : i32
                  %289 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                  %290 = "tt.splat"(%208) : (i32) -> tensor<1024xi32>
                  %291 = "tt.splat"(%184) : (i32) -> tensor<1xi32>
                  %292 = arith.extsi %291 : tensor<1xi32> to tensor<1xi64>
                  %293 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %294 = arith.muli %292, %293 : tensor<1xi64>
                  %295 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %296 = "tt.addptr"(%295, %294) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %297 = "tt.broadcast"(%296) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
                  %298 = "tt.broadcast"(%cst_15) : (tensor<1xi32>) -> tensor<1024xi32>
                  %299 = "tt.broadcast"(%cst_31) : (tensor<1xi32>) -> tensor<1024xi32>
                  %300 = arith.cmpf oge, %286, %cst_28 : f32
                  %301 = arith.cmpf olt, %286, %cst_27 : f32
                  %302 = arith.andi %300, %301 : i1
                  %303 = arith.select %302, %286, %cst_26 : f32
                  %304 = "tt.splat"(%303) : (f32) -> tensor<1024xf32>
                  %305 = "tt.splat"(%286) : (f32) -> tensor<1024xf32>
                  %306 = "tt.splat"(%279) : (f32) -> tensor<1024xf32>
                  %307 = "tt.splat"(%279) : (f32) -> tensor<1xf32>
                  %308 = arith.mulf %307, %cst_9 : tensor<1xf32>
                  %309 = math.absf %307 : tensor<1xf32>
                  %310 = arith.cmpf olt, %309, %cst_8 : tensor<1xf32>
                  %311 = arith.select %310, %308, %cst_7 : tensor<1xi1>, tensor<1xf32>
                  %312 = "tt.expand_dims"(%311) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %313 = "tt.broadcast"(%312) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %314 = "tt.expand_dims"(%307) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %315 = "tt.broadcast"(%314) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %316 = "tt.splat"(%184) : (i32) -> tensor<1x1x1xi32>
                  %317 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                  %318 = "tt.expand_dims"(%317) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                  %319 = "tt.expand_dims"(%318) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                  %320 = arith.extsi %316 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                  %321 = "tt.splat"(%arg22) : (i64) -> tensor<1x1x1xi64>
                  %322 = arith.muli %320, %321 : tensor<1x1x1xi64>
                  %323 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %324 = "tt.addptr"(%323, %322) : (tensor<1x1x1x!tt.ptr<i32>>, tensor<1x1x1xi64>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %325 = "tt.broadcast"(%324) : (tensor<1x1x1x!tt.ptr<i32>>) -> tensor<1x1024x1x!tt.ptr<i32>>
                  %326 = "tt.broadcast"(%319) : (tensor<1x1x2xi32>) -> tensor<1x1024x2xi32>
                  %327:2 = scf.for %arg31 = %c0_i32 to %288 step %c1_i32 iter_args(%arg32 = %c0_i32, %arg33 = %282) -> (i32, i32)  : i32 {
                    %331 = arith.muli %arg31, %c1024_i32 : i32
                    %332 = "tt.splat"(%331) : (i32) -> tensor<1024xi32>
                    %333 = arith.addi %332, %289 : tensor<1024xi32>
                    %334 = arith.cmpi ult, %333, %290 : tensor<1024xi32>
                    %335 = arith.addi %333, %cst_16 : tensor<1024xi32>
                    %336 = arith.extsi %335 : tensor<1024xi32> to tensor<1024xi64>
                    %337 = arith.muli %336, %cst_13 : tensor<1024xi64>
                    %338 = "tt.addptr"(%297, %337) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %339 = "tt.addptr"(%338, %298) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %340 = "tt.load"(%339, %334, %cst_14) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %341 = "tt.addptr"(%338, %299) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %342 = "tt.load"(%341, %334, %cst_14) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %343 = "tt.bitcast"(%342) : (tensor<1024xi32>) -> tensor<1024xf32>
                    %344 = arith.cmpf ole, %343, %304 : tensor<1024xf32>
                    %345 = arith.addf %343, %305 : tensor<1024xf32>
                    %346 = arith.select %344, %345, %343 : tensor<1024xi1>, tensor<1024xf32>
                    gpu.barrier
                    %347 = arith.cmpf ogt, %346, %306 : tensor<1024xf32>
                    %348 = arith.andi %347, %334 : tensor<1024xi1>
                    %349 = arith.cmpf ueq, %346, %306 : tensor<1024xf32>
                    %350 = arith.andi %349, %334 : tensor<1024xi1>
                    %351 = arith.extui %348 : tensor<1024xi1> to tensor<1024xi32>
                    %352 = arith.extui %350 : tensor<1024xi1> to tensor<1024xi32>
                    %353 = arith.shli %352, %cst_12 : tensor<1024xi32>
                    %354 = arith.addi %351, %353 : tensor<1024xi32>
                    %355 = "tt.scan"(%354) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %396 = arith.addi %arg34, %arg35 : i32
                      "tt.scan_return"(%396) : (i32) -> ()
                    }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                    %356 = arith.subi %355, %354 : tensor<1024xi32>
                    %357 = arith.andi %356, %cst_11 : tensor<1024xi32>
                    %358 = arith.shrui %356, %cst_12 : tensor<1024xi32>
                    %359 = "tt.splat"(%arg32) : (i32) -> tensor<1024xi32>
                    %360 = arith.addi %357, %359 : tensor<1024xi32>
                    %361 = "tt.splat"(%arg33) : (i32) -> tensor<1024xi32>
                    %362 = arith.addi %358, %361 : tensor<1024xi32>
                    %363 = arith.addi %360, %cst_16 : tensor<1024xi32>
                    %364 = arith.subi %cst_10, %362 : tensor<1024xi32>
                    %365 = arith.cmpi ult, %362, %cst_16 : tensor<1024xi32>
                    %366 = arith.select %348, %363, %364 : tensor<1024xi1>, tensor<1024xi32>
                    %367 = arith.andi %350, %365 : tensor<1024xi1>
                    %368 = arith.ori %348, %367 : tensor<1024xi1>
                    %369 = "tt.expand_dims"(%340) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %370 = "tt.expand_dims"(%346) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                    %371 = arith.cmpf ole, %370, %313 : tensor<1x1024xf32>
                    %372 = arith.subf %370, %315 : tensor<1x1024xf32>
                    %373 = math.absf %370 : tensor<1x1024xf32>
                    %374 = arith.cmpf olt, %373, %cst_6 : tensor<1x1024xf32>
                    %375 = arith.andi %371, %374 : tensor<1x1024xi1>
                    %376 = arith.select %375, %372, %370 : tensor<1x1024xi1>, tensor<1x1024xf32>
                    %377 = "tt.bitcast"(%376) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                    %378 = arith.cmpf uno, %376, %376 : tensor<1x1024xf32>
                    %379 = arith.select %378, %cst_5, %377 : tensor<1x1024xi1>, tensor<1x1024xi32>
                    %380 = "tt.join"(%369, %379) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                    %381 = "tt.expand_dims"(%366) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %382 = "tt.expand_dims"(%381) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                    %383 = "tt.expand_dims"(%368) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                    %384 = "tt.expand_dims"(%383) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                    %385 = "tt.broadcast"(%384) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                    %386 = arith.extsi %382 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                    %387 = arith.muli %386, %cst_4 : tensor<1x1024x1xi64>
                    %388 = "tt.addptr"(%325, %387) : (tensor<1x1024x1x!tt.ptr<i32>>, tensor<1x1024x1xi64>) -> tensor<1x1024x1x!tt.ptr<i32>>
                    %389 = "tt.broadcast"(%388) : (tensor<1x1024x1x!tt.ptr<i32>>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    %390 = "tt.addptr"(%389, %326) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    "tt.store"(%390, %380, %385) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                    %391 = "tt.reduce"(%354) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %396 = arith.addi %arg34, %arg35 : i32
                      "tt.reduce_return"(%396) : (i32) -> ()
                    }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                    %392 = arith.andi %391, %c65535_i32 : i32
                    %393 = arith.shrui %391, %c16_i32 : i32
                    %394 = arith.addi %arg32, %392 : i32
                    %395 = arith.addi %arg33, %393 : i32
                    scf.yield %394, %395 : i32, i32
                  }
                  "tt.store"(%198, %279) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                  %328 = arith.minui %327#1, %c512_i32 : i32
                  %329 = arith.subi %c512_i32, %328 : i32
                  %330 = arith.addi %327#0, %c512_i32 : i32
                  "tt.store"(%202, %327#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%204, %327#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%192, %329) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%195, %330) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                } else {
                  %269 = arith.andi %218, %223 : i1
                  %270 = arith.cmpi sle, %203, %206 : i32
                  %271 = arith.andi %218, %270 : i1
                  %272 = arith.cmpi ne, %196, %c-2139095041_i32 : i32
                  %273 = arith.andi %271, %272 : i1
                  %274 = arith.select %269, %193, %196 : i32
                  %275 = arith.select %273, %193, %215 : i32
                  %276 = arith.andi %269, %173 : i1
                  %277 = arith.ori %273, %276 : i1
                  %278 = arith.cmpi slt, %193, %c0_i32 : i32
                  %279 = arith.subi %c-2147483648_i32, %193 : i32
                  %280 = arith.select %278, %279, %193 : i32
                  %281 = "tt.bitcast"(%280) : (i32) -> f32
                  %282 = arith.cmpi slt, %268, %c0_i32 : i32
                  %283 = arith.subi %c-2147483648_i32, %268 : i32
                  %284 = arith.select %282, %283, %268 : i32
                  %285 = "tt.bitcast"(%284) : (i32) -> f32
                  %286 = arith.subf %246, %249 : f32
                  %287 = arith.divf %286, %249 : f32
                  %288 = arith.minimumf %287, %cst_18 : f32
                  %289 = arith.subf %285, %281 : f32
                  %290 = arith.mulf %289, %288 : f32
                  %291 = arith.subf %281, %290 : f32
                  %292 = "tt.bitcast"(%291) : (f32) -> i32
                  %293 = arith.cmpi slt, %292, %c0_i32 : i32
                  %294 = arith.andi %292, %c2147483647_i32 : i32
                  %295 = arith.subi %c0_i32, %294 : i32
                  %296 = arith.cmpi sgt, %294, %c2139095040_i32 : i32
                  %297 = arith.select %293, %295, %292 : i32
                  %298 = arith.select %296, %c2139095040_i32, %297 : i32
                  %299 = arith.subi %193, %c1_i32 : i32
                  %300 = arith.minsi %298, %299 : i32
                  %301 = arith.select %239, %300, %c-2139095040_i32 : i32
                  %302 = arith.select %271, %301, %268 : i32
                  %303 = arith.xori %274, %275 : i32
                  %304 = arith.shrsi %303, %c1_i32 : i32
                  %305 = arith.andi %274, %275 : i32
                  %306 = arith.addi %305, %304 : i32
                  %307 = arith.select %277, %306, %302 : i32
                  %308 = arith.subi %275, %c1_i32 : i32
                  %309 = arith.minsi %307, %308 : i32
                  %310 = arith.addi %274, %c1_i32 : i32
                  %311 = arith.maxsi %309, %310 : i32
                  %312 = arith.cmpi sge, %310, %275 : i32
                  %313 = arith.ori %218, %272 : i1
                  %314 = arith.andi %312, %313 : i1
                  "tt.store"(%198, %281, %273) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                  "tt.store"(%202, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%204, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  %315 = arith.select %314, %c512_i32, %311 : i32
                  %316 = arith.select %314, %c512_i32, %274 : i32
                  "tt.store"(%192, %315) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%195, %316) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                }
              }
            }
          }
        } else {
          %170 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<64x!tt.ptr<i32>>
          %171 = "tt.addptr"(%170, %cst_0) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %172 = "tt.addptr"(%171, %140) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %173 = "tt.load"(%172, %145, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
          %174 = "tt.splat"(%arg27) : (i64) -> tensor<64xi64>
          %175 = "tt.addptr"(%170, %174) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %176 = "tt.addptr"(%175, %140) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %177 = "tt.load"(%176, %145, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
          %178 = arith.cmpi slt, %177, %173 : tensor<64xi32>
          %179 = arith.andi %178, %145 : tensor<64xi1>
          %180 = arith.cmpi slt, %173, %cst_66 : tensor<64xi32>
          %181 = arith.subi %cst_43, %173 : tensor<64xi32>
          %182 = arith.select %180, %181, %173 : tensor<64xi1>, tensor<64xi32>
          %183 = "tt.bitcast"(%182) : (tensor<64xi32>) -> tensor<64xf32>
          %184 = arith.select %179, %146, %cst_66 : tensor<64xi1>, tensor<64xi32>
          %185 = "tt.reduce"(%184) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %237 = arith.minsi %arg30, %arg31 : i32
            "tt.reduce_return"(%237) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
          %186 = arith.cmpi ult, %128#3, %164 : i32
          %187 = arith.muli %128#3, %162 : i32
          %188 = arith.select %186, %187, %148 : i32
          %189 = arith.subi %148, %188 : i32
          %190 = arith.minsi %189, %162 : i32
          %191 = arith.addi %188, %190 : i32
          %192 = arith.muli %156, %c64_i32 : i32
          %193 = arith.cmpi ult, %138, %30 : tensor<64xi32>
          %194 = "tt.expand_dims"(%138) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
          %195 = "tt.expand_dims"(%194) {axis = 2 : i32} : (tensor<64x1xi32>) -> tensor<64x1x1xi32>
          %196 = "tt.expand_dims"(%193) {axis = 1 : i32} : (tensor<64xi1>) -> tensor<64x1xi1>
          %197 = "tt.expand_dims"(%196) {axis = 2 : i32} : (tensor<64x1xi1>) -> tensor<64x1x1xi1>
          %198 = "tt.broadcast"(%197) : (tensor<64x1x1xi1>) -> tensor<64x4x128xi1>
          %199 = arith.extsi %195 : tensor<64x1x1xi32> to tensor<64x1x1xi64>
          %200 = arith.muli %199, %44 : tensor<64x1x1xi64>
          %201 = "tt.addptr"(%46, %200) : (tensor<64x1x1x!tt.ptr<bf16>>, tensor<64x1x1xi64>) -> tensor<64x1x1x!tt.ptr<bf16>>
          %202 = "tt.broadcast"(%201) : (tensor<64x1x1x!tt.ptr<bf16>>) -> tensor<64x4x1x!tt.ptr<bf16>>
          %203 = "tt.addptr"(%202, %50) : (tensor<64x4x1x!tt.ptr<bf16>>, tensor<64x4x1xi32>) -> tensor<64x4x1x!tt.ptr<bf16>>
          %204 = "tt.broadcast"(%203) : (tensor<64x4x1x!tt.ptr<bf16>>) -> tensor<64x4x128x!tt.ptr<bf16>>
          %205 = "tt.addptr"(%204, %53) : (tensor<64x4x128x!tt.ptr<bf16>>, tensor<64x4x128xi32>) -> tensor<64x4x128x!tt.ptr<bf16>>
          %206 = "tt.load"(%205, %198, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x4x128x!tt.ptr<bf16>>, tensor<64x4x128xi1>, tensor<64x4x128xbf16>) -> tensor<64x4x128xbf16>
          %207 = "tt.reshape"(%206) : (tensor<64x4x128xbf16>) -> tensor<256x128xbf16>
          %208 = arith.divsi %136, %c128_i32 : i32
          %209 = arith.cmpi slt, %208, %arg9 : i32
          %210 = arith.extsi %208 : i32 to i64
          %211 = "tt.addptr"(%arg8, %210) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %212 = "tt.load"(%211, %209, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %213 = arith.select %209, %212, %c-1_i32 : i32
          %214 = arith.divui %188, %c64_i32 : i32
          %215 = arith.cmpi ult, %214, %arg12 : i32
          %216 = arith.cmpi ult, %213, %arg11 : i32
          %217 = arith.cmpi slt, %188, %191 : i32
          %218 = arith.andi %217, %215 : i1
          %219 = arith.andi %218, %216 : i1
          %220 = arith.extsi %213 : i32 to i64
          %221 = arith.muli %220, %arg13 : i64
          %222 = "tt.addptr"(%arg10, %221) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %223 = arith.extsi %214 : i32 to i64
          %224 = "tt.addptr"(%222, %223) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %225 = "tt.load"(%224, %219, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %226 = arith.select %219, %225, %c-1_i32 : i32
          %227 = "tt.splat"(%arg4) : (i32) -> tensor<1x1xi32>
          %228 = "tt.expand_dims"(%4) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
          %229 = "tt.splat"(%arg5) : (i64) -> tensor<1x1xi64>
          %230 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<1x1x!tt.ptr<bf16>>
          %231 = arith.muli %228, %cst_60 : tensor<64x1xi32>
          %232 = "tt.broadcast"(%38) : (tensor<1x128xi32>) -> tensor<64x128xi32>
          %233 = "tt.trans"(%207) {order = array<i32: 1, 0>} : (tensor<256x128xbf16>) -> tensor<128x256xbf16>
          %234 = arith.cmpf olt, %183, %cst_3 : tensor<64xf32>
          %235 = "tt.expand_dims"(%234) {axis = 1 : i32} : (tensor<64xi1>) -> tensor<64x1xi1>
          %236 = scf.for %arg30 = %188 to %191 step %192 iter_args(%arg31 = %226) -> (i32)  : i32 {
            %237 = arith.addi %arg30, %192 : i32
            %238 = arith.divui %237, %c64_i32 : i32
            %239 = arith.cmpi ult, %238, %arg12 : i32
            %240 = arith.cmpi slt, %237, %191 : i32
            %241 = arith.andi %240, %239 : i1
            %242 = arith.andi %241, %216 : i1
            %243 = arith.extsi %238 : i32 to i64
            %244 = "tt.addptr"(%222, %243) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %245 = "tt.load"(%244, %242, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %246 = arith.select %242, %245, %c-1_i32 : i32
            %247 = "tt.splat"(%arg31) : (i32) -> tensor<1xi32>
            %248 = "tt.expand_dims"(%247) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %249 = arith.cmpi ult, %248, %227 : tensor<1x1xi32>
            %250 = "tt.broadcast"(%249) : (tensor<1x1xi1>) -> tensor<64x128xi1>
            %251 = arith.extsi %248 : tensor<1x1xi32> to tensor<1x1xi64>
            %252 = arith.muli %251, %229 : tensor<1x1xi64>
            %253 = "tt.addptr"(%230, %252) : (tensor<1x1x!tt.ptr<bf16>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<bf16>>
            %254 = "tt.broadcast"(%253) : (tensor<1x1x!tt.ptr<bf16>>) -> tensor<64x1x!tt.ptr<bf16>>
            %255 = "tt.addptr"(%254, %231) : (tensor<64x1x!tt.ptr<bf16>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<bf16>>
            %256 = "tt.broadcast"(%255) : (tensor<64x1x!tt.ptr<bf16>>) -> tensor<64x128x!tt.ptr<bf16>>
            %257 = "tt.addptr"(%256, %232) : (tensor<64x128x!tt.ptr<bf16>>, tensor<64x128xi32>) -> tensor<64x128x!tt.ptr<bf16>>
            %258 = "tt.load"(%257, %250, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<bf16>>, tensor<64x128xi1>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
            %259 = arith.cmpi ult, %arg31, %arg4 : i32
            %260 = "tt.dot"(%258, %233, %cst_62) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xbf16>, tensor<128x256xbf16>, tensor<64x256xf32>) -> tensor<64x256xf32>
            %261 = "tt.reshape"(%260) : (tensor<64x256xf32>) -> tensor<64x64x4xf32>
            %262 = "tt.reduce"(%261) ({
            ^bb0(%arg32: f32, %arg33: f32):
              %289 = arith.maximumf %arg32, %arg33 : f32
              "tt.reduce_return"(%289) : (f32) -> ()
            }) {axis = 2 : i32} : (tensor<64x64x4xf32>) -> tensor<64x64xf32>
            %263 = "tt.trans"(%262) {order = array<i32: 1, 0>} : (tensor<64x64xf32>) -> tensor<64x64xf32>
            %264 = "tt.reshape"(%263) : (tensor<64x64xf32>) -> tensor<64x8x4x2xf32>
            %265 = "tt.trans"(%264) {order = array<i32: 1, 3, 0, 2>} : (tensor<64x8x4x2xf32>) -> tensor<8x2x64x4xf32>
            %266 = "tt.reshape"(%265) : (tensor<8x2x64x4xf32>) -> tensor<16x64x4x1xf32>
            %267 = "tt.scan"(%266) ({
            ^bb0(%arg32: f32, %arg33: f32):
              %289 = arith.addf %arg32, %arg33 : f32
              "tt.scan_return"(%289) : (f32) -> ()
            }) {axis = 3 : i32, reverse = false} : (tensor<16x64x4x1xf32>) -> tensor<16x64x4x1xf32>
            %268 = "tt.reshape"(%267) : (tensor<16x64x4x1xf32>) -> tensor<8x2x64x4xf32>
            %269 = "tt.trans"(%268) {order = array<i32: 2, 0, 3, 1>} : (tensor<8x2x64x4xf32>) -> tensor<64x8x4x2xf32>
            %270 = "tt.reshape"(%269) : (tensor<64x8x4x2xf32>) -> tensor<64x64xf32>
            %271 = "tt.reshape"(%270) : (tensor<64x64xf32>) -> tensor<64x2x2x2x4x2xf32>
            %272 = "tt.trans"(%271) {order = array<i32: 0, 4, 5, 3, 2, 1>} : (tensor<64x2x2x2x4x2xf32>) -> tensor<64x4x2x2x2x2xf32>
            %273:2 = "tt.split"(%272) : (tensor<64x4x2x2x2x2xf32>) -> (tensor<64x4x2x2x2xf32>, tensor<64x4x2x2x2xf32>)
            %274:2 = "tt.split"(%273#0) : (tensor<64x4x2x2x2xf32>) -> (tensor<64x4x2x2xf32>, tensor<64x4x2x2xf32>)
            %275:2 = "tt.split"(%273#1) : (tensor<64x4x2x2x2xf32>) -> (tensor<64x4x2x2xf32>, tensor<64x4x2x2xf32>)
            %276:2 = "tt.split"(%274#0) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
            %277:2 = "tt.split"(%274#1) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
            %278:2 = "tt.split"(%275#0) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
            %279:2 = "tt.split"(%275#1) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
            %280:2 = "tt.split"(%276#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %281:2 = "tt.split"(%276#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %282:2 = "tt.split"(%277#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %283:2 = "tt.split"(%277#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %284:2 = "tt.split"(%278#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %285:2 = "tt.split"(%278#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %286:2 = "tt.split"(%279#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %287:2 = "tt.split"(%279#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %288 = arith.cmpi sge, %arg30, %188 : i32
            scf.if %288 {
              %289 = "tt.splat"(%arg30) : (i32) -> tensor<4xi32>
              %290 = arith.muli %34, %cst_59 : tensor<4xi32>
              %291 = arith.addi %289, %290 : tensor<4xi32>
              %292 = arith.maxsi %147, %c0_i32 : i32
              %293 = arith.cmpi sge, %arg21, %c512_i32 : i32
              %294 = arith.select %293, %c512_i32, %c0_i32 : i32
              %295 = arith.minsi %185, %191 : i32
              %296 = arith.maxsi %295, %arg30 : i32
              %297 = arith.subi %296, %arg30 : i32
              %298 = arith.cmpi sgt, %297, %c63_i32 : i32
              %299 = arith.andi %298, %259 : i1
              %300 = scf.if %299 -> (tensor<64x4xi32>) {
                scf.yield %cst_58 : tensor<64x4xi32>
              } else {
                %341 = "tt.splat"(%191) : (i32) -> tensor<64xi32>
                %342 = arith.minsi %184, %341 : tensor<64xi32>
                %343 = "tt.splat"(%259) : (i1) -> tensor<64xi1>
                %344 = arith.select %343, %342, %cst_66 : tensor<64xi1>, tensor<64xi32>
                %345 = "tt.splat"(%arg30) : (i32) -> tensor<64xi32>
                %346 = arith.maxsi %344, %345 : tensor<64xi32>
                %347 = arith.subi %346, %345 : tensor<64xi32>
                %348 = arith.minsi %347, %cst_57 : tensor<64xi32>
                %349 = "tt.expand_dims"(%348) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
                %350 = "tt.broadcast"(%349) : (tensor<64x1xi32>) -> tensor<64x4xi32>
                %351 = "tt.expand_dims"(%290) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
                %352 = "tt.broadcast"(%351) : (tensor<1x4xi32>) -> tensor<64x4xi32>
                %353 = arith.subi %350, %352 : tensor<64x4xi32>
                %354 = arith.addi %353, %cst_55 : tensor<64x4xi32>
                %355 = arith.shrsi %354, %cst_56 : tensor<64x4xi32>
                %356 = arith.addi %353, %cst_54 : tensor<64x4xi32>
                %357 = arith.shrsi %356, %cst_56 : tensor<64x4xi32>
                %358 = arith.addi %355, %357 : tensor<64x4xi32>
                %359 = arith.subi %cst_53, %358 : tensor<64x4xi32>
                %360 = arith.shrui %cst_58, %359 : tensor<64x4xi32>
                %361 = arith.cmpi sgt, %358, %cst_52 : tensor<64x4xi32>
                %362 = arith.select %361, %360, %cst_52 : tensor<64x4xi1>, tensor<64x4xi32>
                scf.yield %362 : tensor<64x4xi32>
              }
              %301 = "tt.expand_dims"(%183) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
              %302 = "tt.broadcast"(%301) : (tensor<64x1xf32>) -> tensor<64x4xf32>
              %303 = "tt.elementwise_inline_asm"(%302, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1, %284#0, %284#1, %285#0, %285#1, %286#0, %286#1, %287#0, %287#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 17>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
              %304 = arith.andi %303, %300 : tensor<64x4xi32>
              %305 = "tt.elementwise_inline_asm"(%302, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1, %284#0, %284#1, %285#0, %285#1, %286#0, %286#1, %287#0, %287#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 17>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
              %306 = arith.andi %305, %300 : tensor<64x4xi32>
              %307 = "tt.elementwise_inline_asm"(%280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1, %284#0, %284#1, %285#0, %285#1, %286#0, %286#1, %287#0, %287#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.nan.f32 any0, $1, $2;\0Asetp.nan.f32 any1, $3, $4;\0Asetp.nan.f32 any2, $5, $6;\0Asetp.nan.f32 any3, $7, $8;\0Asetp.nan.or.f32 any0, $9, $10, any0;\0Asetp.nan.or.f32 any1, $11, $12, any1;\0Asetp.nan.or.f32 any2, $13, $14, any2;\0Asetp.nan.or.f32 any3, $15, $16, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.nan.f32 holds, $1, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.nan.f32 holds, $2, $2;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.nan.f32 holds, $3, $3;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.nan.f32 holds, $4, $4;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.nan.f32 holds, $5, $5;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.nan.f32 holds, $6, $6;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.nan.f32 holds, $7, $7;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.nan.f32 holds, $8, $8;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.nan.f32 holds, $9, $9;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.nan.f32 holds, $10, $10;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.nan.f32 holds, $11, $11;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.nan.f32 holds, $12, $12;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.nan.f32 holds, $13, $13;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.nan.f32 holds, $14, $14;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.nan.f32 holds, $15, $15;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.nan.f32 holds, $16, $16;\0A@holds or.b32 $0, $0, 0x8000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 16>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
              %308 = "tt.broadcast"(%235) : (tensor<64x1xi1>) -> tensor<64x4xi1>
              %309 = arith.select %308, %cst_58, %cst_52 : tensor<64x4xi1>, tensor<64x4xi32>
              %310 = arith.andi %307, %309 : tensor<64x4xi32>
              %311 = arith.andi %306, %310 : tensor<64x4xi32>
              %312 = arith.ori %304, %311 : tensor<64x4xi32>
              %313 = arith.extsi %194 : tensor<64x1xi32> to tensor<64x1xi64>
              %314 = "tt.splat"(%arg18) : (i64) -> tensor<64x1xi64>
              %315 = arith.muli %313, %314 : tensor<64x1xi64>
              %316 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<64x1x!tt.ptr<i32>>
              %317 = "tt.addptr"(%316, %315) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
              %318 = "tt.addptr"(%317, %cst_51) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
              %319 = "tt.broadcast"(%318) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
              %320 = "tt.elementwise_inline_asm"(%319, %312) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Apopc.b32 count, hits;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Asetp.ne.and.b32 leads, count, 0, leads;\0A@leads atom.global.gpu.relaxed.add.u32 $0, [$1], count;\0ADONE:\0A}", constraints = "=&r,l,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>) -> tensor<64x4xi32>
              %321 = arith.xori %306, %311 : tensor<64x4xi32>
              %322 = "tt.addptr"(%317, %cst_50) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
              %323 = "tt.broadcast"(%322) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
              %324 = "tt.elementwise_inline_asm"(%323, %321) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Apopc.b32 count, hits;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Asetp.ne.and.b32 leads, count, 0, leads;\0A@leads atom.global.gpu.relaxed.add.u32 $0, [$1], count;\0ADONE:\0A}", constraints = "=&r,l,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>) -> tensor<64x4xi32>
              %325 = "tt.splat"(%arg22) : (i64) -> tensor<64x1xi64>
              %326 = arith.muli %313, %325 : tensor<64x1xi64>
              %327 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<64x1x!tt.ptr<i32>>
              %328 = "tt.addptr"(%327, %326) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
              %329 = "tt.addptr"(%328, %cst_2) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
              %330 = "tt.addptr"(%329, %cst_51) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
              %331 = "tt.broadcast"(%330) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
              %332 = "tt.splat"(%292) : (i32) -> tensor<64x4xi32>
              %333 = "tt.expand_dims"(%291) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
              %334 = "tt.broadcast"(%333) : (tensor<1x4xi32>) -> tensor<64x4xi32>
              %335 = "tt.elementwise_inline_asm"(%331, %312, %320, %332, %334, %302, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1, %284#0, %284#1, %285#0, %285#1, %286#0, %286#1, %287#0, %287#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<4>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<1>;\0A.reg .b32 active<1>;\0A.reg .f32 pick<16>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $3, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $4;\0Asetp.ge.and.s32 more, $4, 0, more;\0Aselp.b32 hits0, 0, $2, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $6, $6;\0Aabs.f32 size, $6;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aselp.f32 pick0, $8, $7, odd0;\0Aselp.f32 pick1, $10, $9, odd0;\0Aselp.f32 pick2, $12, $11, odd0;\0Aselp.f32 pick3, $14, $13, odd0;\0Aselp.f32 pick4, $16, $15, odd0;\0Aselp.f32 pick5, $18, $17, odd0;\0Aselp.f32 pick6, $20, $19, odd0;\0Aselp.f32 pick7, $22, $21, odd0;\0Aselp.f32 pick8, pick1, pick0, odd1;\0Aselp.f32 pick9, pick3, pick2, odd1;\0Aselp.f32 pick10, pick5, pick4, odd1;\0Aselp.f32 pick11, pick7, pick6, odd1;\0Aselp.f32 pick12, pick9, pick8, odd2;\0Aselp.f32 pick13, pick11, pick10, odd2;\0Aselp.f32 pick14, pick13, pick12, odd3;\0Amov.f32 score, pick14;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $6;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $5;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $1;\0Asetp.lt.and.u32 fits, bit, $4, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0ADONE:\0A}", constraints = "=&r,l,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 17>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
              %336 = "tt.addptr"(%328, %cst_1) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
              %337 = "tt.addptr"(%336, %cst_51) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
              %338 = "tt.broadcast"(%337) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
              %339 = "tt.splat"(%294) : (i32) -> tensor<64x4xi32>
              %340 = "tt.elementwise_inline_asm"(%338, %321, %324, %339, %334, %302, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1, %284#0, %284#1, %285#0, %285#1, %286#0, %286#1, %287#0, %287#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<4>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<1>;\0A.reg .b32 active<1>;\0A.reg .f32 pick<16>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $3, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $4;\0Asetp.ge.and.s32 more, $4, 0, more;\0Aselp.b32 hits0, 0, $2, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $6, $6;\0Aabs.f32 size, $6;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aselp.f32 pick0, $8, $7, odd0;\0Aselp.f32 pick1, $10, $9, odd0;\0Aselp.f32 pick2, $12, $11, odd0;\0Aselp.f32 pick3, $14, $13, odd0;\0Aselp.f32 pick4, $16, $15, odd0;\0Aselp.f32 pick5, $18, $17, odd0;\0Aselp.f32 pick6, $20, $19, odd0;\0Aselp.f32 pick7, $22, $21, odd0;\0Aselp.f32 pick8, pick1, pick0, odd1;\0Aselp.f32 pick9, pick3, pick2, odd1;\0Aselp.f32 pick10, pick5, pick4, odd1;\0Aselp.f32 pick11, pick7, pick6, odd1;\0Aselp.f32 pick12, pick9, pick8, odd2;\0Aselp.f32 pick13, pick11, pick10, odd2;\0Aselp.f32 pick14, pick13, pick12, odd3;\0Amov.f32 score, pick14;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $6;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $5;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $1;\0Asetp.lt.and.u32 fits, bit, $4, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0ADONE:\0A}", constraints = "=&r,l,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 17>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
            }
            scf.yield %246 : i32
          }
        }
        gpu.barrier
        %165 = arith.extsi %128#1 : i32 to i64
        %166 = "tt.addptr"(%arg23, %165) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %167 = "tt.atomic_rmw"(%166, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %168 = arith.andi %167, %c2047_i32 : i32
        %169 = arith.cmpi eq, %168, %c1_i32 : i32
        scf.if %169 {
          %170 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<64x!tt.ptr<i32>>
          %171 = "tt.addptr"(%170, %cst_0) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %172 = "tt.addptr"(%171, %140) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %173 = "tt.load"(%172, %145, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
          %174 = "tt.splat"(%arg27) : (i64) -> tensor<64xi64>
          %175 = "tt.addptr"(%170, %174) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %176 = "tt.addptr"(%175, %140) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %177 = "tt.load"(%176, %145, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
          %178 = arith.cmpi slt, %177, %173 : tensor<64xi32>
          %179 = arith.andi %178, %145 : tensor<64xi1>
          %180 = arith.extui %179 : tensor<64xi1> to tensor<64xi32>
          %181 = "tt.reduce"(%180) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %201 = arith.maxsi %arg30, %arg31 : i32
            "tt.reduce_return"(%201) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
          %182 = arith.cmpi ne, %181, %c0_i32 : i32
          %183 = arith.cmpi slt, %128#2, %c500_i32 : i32
          %184 = arith.andi %182, %183 : i1
          %185 = arith.divsi %149, %c1024_i32 : i32
          %186 = arith.divsi %185, %c1024_i32 : i32
          %187 = arith.addi %186, %c1_i32 : i32
          %188 = arith.muli %187, %c1024_i32 : i32
          %189 = arith.divsi %149, %188 : i32
          %190 = arith.addi %189, %c1_i32 : i32
          %191 = arith.select %184, %190, %c0_i32 : i32
          %192 = arith.select %134, %191, %c16_i32 : i32
          %193 = arith.addi %128#2, %c1_i32 : i32
          %194 = arith.shli %193, %c22_i32 : i32
          %195 = arith.shli %192, %c11_i32 : i32
          %196 = arith.ori %194, %195 : i32
          %197 = arith.ori %196, %192 : i32
          %198 = arith.cmpi eq, %192, %c0_i32 : i32
          %199 = arith.select %198, %c0_i32, %197 : i32
          gpu.barrier
          %200 = "tt.atomic_rmw"(%166, %199) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %132 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x4x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "requests", winnow.type = memref<?xi32>}, {winnow.arg = "requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<bf16>, i32, i64, !tt.ptr<bf16>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "qsa", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {helpers = 264 : i32, keys_operand = "lhs", max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 1024 : i32, scatter = "hits", target = "cuda:90", tile_keys = 64 : i32, tile_rows = 64 : i32}} : () -> ()
}

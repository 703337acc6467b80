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
    %c32_i32 = arith.constant 32 : i32
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
    %c4_i32 = arith.constant 4 : i32
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
      %121 = arith.minsi %arg29, %arg30 : i32
      "tt.reduce_return"(%121) : (i32) -> ()
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
      %121 = arith.maxsi %arg29, %arg30 : i32
      "tt.reduce_return"(%121) : (i32) -> ()
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
    %94 = arith.muli %91, %cst_60 : tensor<64x1xi32>
    %95 = "tt.broadcast"(%38) : (tensor<1x128xi32>) -> tensor<64x128xi32>
    %96 = "tt.trans"(%56) {order = array<i32: 1, 0>} : (tensor<256x128xbf16>) -> tensor<128x256xbf16>
    %97:2 = scf.for %arg29 = %76 to %75 step %c64_i32 iter_args(%arg30 = %89, %arg31 = %cst_62) -> (i32, tensor<64x256xf32>)  : i32 {
      %121 = arith.addi %arg29, %c64_i32 : i32
      %122 = arith.divui %121, %c64_i32 : i32
      %123 = arith.cmpi ult, %122, %arg12 : i32
      %124 = arith.cmpi slt, %121, %75 : i32
      %125 = arith.andi %124, %123 : i1
      %126 = arith.andi %125, %79 : i1
      %127 = arith.extsi %122 : i32 to i64
      %128 = "tt.addptr"(%85, %127) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %129 = "tt.load"(%128, %126, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %130 = arith.select %126, %129, %c-1_i32 : i32
      %131 = "tt.splat"(%arg30) : (i32) -> tensor<1xi32>
      %132 = "tt.expand_dims"(%131) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %133 = arith.cmpi ult, %132, %90 : tensor<1x1xi32>
      %134 = "tt.broadcast"(%133) : (tensor<1x1xi1>) -> tensor<64x128xi1>
      %135 = arith.extsi %132 : tensor<1x1xi32> to tensor<1x1xi64>
      %136 = arith.muli %135, %92 : tensor<1x1xi64>
      %137 = "tt.addptr"(%93, %136) : (tensor<1x1x!tt.ptr<bf16>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<bf16>>
      %138 = "tt.broadcast"(%137) : (tensor<1x1x!tt.ptr<bf16>>) -> tensor<64x1x!tt.ptr<bf16>>
      %139 = "tt.addptr"(%138, %94) : (tensor<64x1x!tt.ptr<bf16>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<bf16>>
      %140 = "tt.broadcast"(%139) : (tensor<64x1x!tt.ptr<bf16>>) -> tensor<64x128x!tt.ptr<bf16>>
      %141 = "tt.addptr"(%140, %95) : (tensor<64x128x!tt.ptr<bf16>>, tensor<64x128xi32>) -> tensor<64x128x!tt.ptr<bf16>>
      %142 = "tt.load"(%141, %134, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<bf16>>, tensor<64x128xi1>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
      %143 = "tt.dot"(%142, %96, %cst_62) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xbf16>, tensor<128x256xbf16>, tensor<64x256xf32>) -> tensor<64x256xf32>
      %144 = arith.cmpi sge, %arg29, %76 : i32
      scf.if %144 {
        %145 = arith.cmpi ult, %arg30, %arg4 : i32
        %146 = "tt.reshape"(%143) : (tensor<64x256xf32>) -> tensor<64x64x4xf32>
        %147 = "tt.reduce"(%146) ({
        ^bb0(%arg32: f32, %arg33: f32):
          %219 = arith.maximumf %arg32, %arg33 : f32
          "tt.reduce_return"(%219) : (f32) -> ()
        }) {axis = 2 : i32} : (tensor<64x64x4xf32>) -> tensor<64x64xf32>
        %148 = "tt.trans"(%147) {order = array<i32: 1, 0>} : (tensor<64x64xf32>) -> tensor<64x64xf32>
        %149 = "tt.reshape"(%148) : (tensor<64x64xf32>) -> tensor<64x8x4x2xf32>
        %150 = "tt.trans"(%149) {order = array<i32: 1, 3, 0, 2>} : (tensor<64x8x4x2xf32>) -> tensor<8x2x64x4xf32>
        %151 = "tt.reshape"(%150) : (tensor<8x2x64x4xf32>) -> tensor<16x64x4x1xf32>
        %152 = "tt.scan"(%151) ({
        ^bb0(%arg32: f32, %arg33: f32):
          %219 = arith.addf %arg32, %arg33 : f32
          "tt.scan_return"(%219) : (f32) -> ()
        }) {axis = 3 : i32, reverse = false} : (tensor<16x64x4x1xf32>) -> tensor<16x64x4x1xf32>
        %153 = "tt.reshape"(%152) : (tensor<16x64x4x1xf32>) -> tensor<8x2x64x4xf32>
        %154 = "tt.trans"(%153) {order = array<i32: 2, 0, 3, 1>} : (tensor<8x2x64x4xf32>) -> tensor<64x8x4x2xf32>
        %155 = "tt.reshape"(%154) : (tensor<64x8x4x2xf32>) -> tensor<64x64xf32>
        %156 = "tt.splat"(%arg29) : (i32) -> tensor<4xi32>
        %157 = arith.muli %34, %cst_59 : tensor<4xi32>
        %158 = arith.addi %156, %157 : tensor<4xi32>
        %159 = arith.subi %arg21, %c512_i32 : i32
        %160 = arith.maxsi %159, %c0_i32 : i32
        %161 = arith.cmpi sge, %arg21, %c512_i32 : i32
        %162 = arith.select %161, %c512_i32, %c0_i32 : i32
        %163 = "tt.reshape"(%155) : (tensor<64x64xf32>) -> tensor<64x2x2x2x4x2xf32>
        %164 = "tt.trans"(%163) {order = array<i32: 0, 4, 5, 3, 2, 1>} : (tensor<64x2x2x2x4x2xf32>) -> tensor<64x4x2x2x2x2xf32>
        %165:2 = "tt.split"(%164) : (tensor<64x4x2x2x2x2xf32>) -> (tensor<64x4x2x2x2xf32>, tensor<64x4x2x2x2xf32>)
        %166:2 = "tt.split"(%165#0) : (tensor<64x4x2x2x2xf32>) -> (tensor<64x4x2x2xf32>, tensor<64x4x2x2xf32>)
        %167:2 = "tt.split"(%165#1) : (tensor<64x4x2x2x2xf32>) -> (tensor<64x4x2x2xf32>, tensor<64x4x2x2xf32>)
        %168:2 = "tt.split"(%166#0) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
        %169:2 = "tt.split"(%166#1) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
        %170:2 = "tt.split"(%167#0) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
        %171:2 = "tt.split"(%167#1) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
        %172:2 = "tt.split"(%168#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %173:2 = "tt.split"(%168#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %174:2 = "tt.split"(%169#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %175:2 = "tt.split"(%169#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %176:2 = "tt.split"(%170#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %177:2 = "tt.split"(%170#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %178:2 = "tt.split"(%171#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %179:2 = "tt.split"(%171#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %180 = arith.minsi %24, %75 : i32
        %181 = arith.maxsi %180, %arg29 : i32
        %182 = arith.subi %181, %arg29 : i32
        %183 = arith.cmpi sgt, %182, %c63_i32 : i32
        %184 = arith.andi %183, %145 : i1
        %185 = scf.if %184 -> (tensor<64x4xi32>) {
          scf.yield %cst_58 : tensor<64x4xi32>
        } else {
          %219 = "tt.splat"(%75) : (i32) -> tensor<64xi32>
          %220 = arith.minsi %23, %219 : tensor<64xi32>
          %221 = "tt.splat"(%145) : (i1) -> tensor<64xi1>
          %222 = arith.select %221, %220, %cst_66 : tensor<64xi1>, tensor<64xi32>
          %223 = "tt.splat"(%arg29) : (i32) -> tensor<64xi32>
          %224 = arith.maxsi %222, %223 : tensor<64xi32>
          %225 = arith.subi %224, %223 : tensor<64xi32>
          %226 = arith.minsi %225, %cst_57 : tensor<64xi32>
          %227 = "tt.expand_dims"(%226) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
          %228 = "tt.broadcast"(%227) : (tensor<64x1xi32>) -> tensor<64x4xi32>
          %229 = "tt.expand_dims"(%157) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
          %230 = "tt.broadcast"(%229) : (tensor<1x4xi32>) -> tensor<64x4xi32>
          %231 = arith.subi %228, %230 : tensor<64x4xi32>
          %232 = arith.addi %231, %cst_55 : tensor<64x4xi32>
          %233 = arith.shrsi %232, %cst_56 : tensor<64x4xi32>
          %234 = arith.addi %231, %cst_54 : tensor<64x4xi32>
          %235 = arith.shrsi %234, %cst_56 : tensor<64x4xi32>
          %236 = arith.addi %233, %235 : tensor<64x4xi32>
          %237 = arith.subi %cst_53, %236 : tensor<64x4xi32>
          %238 = arith.shrui %cst_58, %237 : tensor<64x4xi32>
          %239 = arith.cmpi sgt, %236, %cst_52 : tensor<64x4xi32>
          %240 = arith.select %239, %238, %cst_52 : tensor<64x4xi1>, tensor<64x4xi32>
          scf.yield %240 : tensor<64x4xi32>
        }
        %186 = "tt.expand_dims"(%29) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
        %187 = "tt.broadcast"(%186) : (tensor<64x1xf32>) -> tensor<64x4xf32>
        %188 = "tt.elementwise_inline_asm"(%187, %172#0, %172#1, %173#0, %173#1, %174#0, %174#1, %175#0, %175#1, %176#0, %176#1, %177#0, %177#1, %178#0, %178#1, %179#0, %179#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 17>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
        %189 = arith.andi %188, %185 : tensor<64x4xi32>
        %190 = arith.extsi %32 : tensor<64x1xi32> to tensor<64x1xi64>
        %191 = "tt.splat"(%arg18) : (i64) -> tensor<64x1xi64>
        %192 = arith.muli %190, %191 : tensor<64x1xi64>
        %193 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<64x1x!tt.ptr<i32>>
        %194 = "tt.addptr"(%193, %192) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
        %195 = "tt.addptr"(%194, %cst_51) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
        %196 = "tt.broadcast"(%195) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
        %197 = "tt.elementwise_inline_asm"(%196, %189) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Apopc.b32 count, hits;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Asetp.ne.and.b32 leads, count, 0, leads;\0A@leads atom.global.gpu.relaxed.add.u32 $0, [$1], count;\0ADONE:\0A}", constraints = "=&r,l,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>) -> tensor<64x4xi32>
        %198 = "tt.elementwise_inline_asm"(%187, %172#0, %172#1, %173#0, %173#1, %174#0, %174#1, %175#0, %175#1, %176#0, %176#1, %177#0, %177#1, %178#0, %178#1, %179#0, %179#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 17>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
        %199 = arith.andi %198, %185 : tensor<64x4xi32>
        %200 = "tt.addptr"(%194, %cst_50) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
        %201 = "tt.broadcast"(%200) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
        %202 = "tt.elementwise_inline_asm"(%201, %199) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Apopc.b32 count, hits;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Asetp.ne.and.b32 leads, count, 0, leads;\0A@leads atom.global.gpu.relaxed.add.u32 $0, [$1], count;\0ADONE:\0A}", constraints = "=&r,l,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>) -> tensor<64x4xi32>
        %203 = "tt.splat"(%arg22) : (i64) -> tensor<64x1xi64>
        %204 = arith.muli %190, %203 : tensor<64x1xi64>
        %205 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<64x1x!tt.ptr<i32>>
        %206 = "tt.addptr"(%205, %204) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
        %207 = "tt.addptr"(%206, %cst_2) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
        %208 = "tt.addptr"(%207, %cst_51) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
        %209 = "tt.broadcast"(%208) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
        %210 = "tt.splat"(%160) : (i32) -> tensor<64x4xi32>
        %211 = "tt.expand_dims"(%158) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
        %212 = "tt.broadcast"(%211) : (tensor<1x4xi32>) -> tensor<64x4xi32>
        %213 = "tt.elementwise_inline_asm"(%209, %189, %197, %210, %212, %187, %172#0, %172#1, %173#0, %173#1, %174#0, %174#1, %175#0, %175#1, %176#0, %176#1, %177#0, %177#1, %178#0, %178#1, %179#0, %179#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<4>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<1>;\0A.reg .b32 active<1>;\0A.reg .f32 pick<16>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $3, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $4;\0Asetp.ge.and.s32 more, $4, 0, more;\0Aselp.b32 hits0, 0, $2, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $6, $6;\0Aabs.f32 size, $6;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aselp.f32 pick0, $8, $7, odd0;\0Aselp.f32 pick1, $10, $9, odd0;\0Aselp.f32 pick2, $12, $11, odd0;\0Aselp.f32 pick3, $14, $13, odd0;\0Aselp.f32 pick4, $16, $15, odd0;\0Aselp.f32 pick5, $18, $17, odd0;\0Aselp.f32 pick6, $20, $19, odd0;\0Aselp.f32 pick7, $22, $21, odd0;\0Aselp.f32 pick8, pick1, pick0, odd1;\0Aselp.f32 pick9, pick3, pick2, odd1;\0Aselp.f32 pick10, pick5, pick4, odd1;\0Aselp.f32 pick11, pick7, pick6, odd1;\0Aselp.f32 pick12, pick9, pick8, odd2;\0Aselp.f32 pick13, pick11, pick10, odd2;\0Aselp.f32 pick14, pick13, pick12, odd3;\0Amov.f32 score, pick14;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $6;\0Amov.b32 bits, score;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $5;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $1;\0Asetp.lt.and.u32 fits, bit, $4, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0ADONE:\0A}", constraints = "=&r,l,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 17>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
        %214 = "tt.addptr"(%206, %cst_1) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
        %215 = "tt.addptr"(%214, %cst_51) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
        %216 = "tt.broadcast"(%215) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
        %217 = "tt.splat"(%162) : (i32) -> tensor<64x4xi32>
        %218 = "tt.elementwise_inline_asm"(%216, %199, %202, %217, %212, %187, %172#0, %172#1, %173#0, %173#1, %174#0, %174#1, %175#0, %175#1, %176#0, %176#1, %177#0, %177#1, %178#0, %178#1, %179#0, %179#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<4>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<1>;\0A.reg .b32 active<1>;\0A.reg .f32 pick<16>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $3, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $4;\0Asetp.ge.and.s32 more, $4, 0, more;\0Aselp.b32 hits0, 0, $2, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $6, $6;\0Aabs.f32 size, $6;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aselp.f32 pick0, $8, $7, odd0;\0Aselp.f32 pick1, $10, $9, odd0;\0Aselp.f32 pick2, $12, $11, odd0;\0Aselp.f32 pick3, $14, $13, odd0;\0Aselp.f32 pick4, $16, $15, odd0;\0Aselp.f32 pick5, $18, $17, odd0;\0Aselp.f32 pick6, $20, $19, odd0;\0Aselp.f32 pick7, $22, $21, odd0;\0Aselp.f32 pick8, pick1, pick0, odd1;\0Aselp.f32 pick9, pick3, pick2, odd1;\0Aselp.f32 pick10, pick5, pick4, odd1;\0Aselp.f32 pick11, pick7, pick6, odd1;\0Aselp.f32 pick12, pick9, pick8, odd2;\0Aselp.f32 pick13, pick11, pick10, odd2;\0Aselp.f32 pick14, pick13, pick12, odd3;\0Amov.f32 score, pick14;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $6;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $5;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $1;\0Asetp.lt.and.u32 fits, bit, $4, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0ADONE:\0A}", constraints = "=&r,l,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 17>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
      }
      scf.yield %130, %143 : i32, tensor<64x256xf32>
    }
    %98 = "tt.elementwise_inline_asm"(%97#1) {asm_string = "mov.b32 $0, $1;", constraints = "=&r,f", operandSegmentSizes = array<i32: 0, 0, 1>, packed_element = 1 : i32, pure = false} : (tensor<64x256xf32>) -> tensor<64x256xi32>
    %99 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %100 = arith.cmpi slt, %0, %arg24 : i32
    gpu.barrier
    %101 = arith.extsi %0 : i32 to i64
    %102 = "tt.addptr"(%arg23, %101) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %103 = "tt.atomic_rmw"(%102, %c1_i32, %100) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %104 = arith.cmpi eq, %103, %67 : i32
    %105 = arith.andi %100, %104 : i1
    %106 = scf.if %105 -> (i1) {
      %121 = "tt.load"(%10, %7, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
      %122 = arith.minsi %121, %13 : tensor<64xi32>
      %123 = arith.maxsi %122, %cst_66 : tensor<64xi32>
      %124 = arith.select %22, %123, %cst_66 : tensor<64xi1>, tensor<64xi32>
      %125 = arith.subi %arg21, %c512_i32 : i32
      %126 = "tt.load"(%28, %22, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<f32>>, tensor<64xi1>, tensor<64xf32>) -> tensor<64xf32>
      %127 = "tt.splat"(%arg18) : (i64) -> tensor<64xi64>
      %128 = arith.muli %8, %127 : tensor<64xi64>
      %129 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<64x!tt.ptr<i32>>
      %130 = "tt.addptr"(%129, %128) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      %131 = "tt.addptr"(%130, %cst_66) : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>) -> tensor<64x!tt.ptr<i32>>
      %132 = "tt.load"(%131, %22, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
      %133 = "tt.addptr"(%130, %cst_49) : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>) -> tensor<64x!tt.ptr<i32>>
      %134 = "tt.load"(%133, %22, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
      %135 = arith.minsi %134, %cst_48 : tensor<64xi32>
      %136 = "tt.splat"(%125) : (i32) -> tensor<64xi32>
      %137 = arith.cmpi slt, %136, %132 : tensor<64xi32>
      %138 = arith.addi %132, %135 : tensor<64xi32>
      %139 = arith.minsi %124, %cst_48 : tensor<64xi32>
      %140 = arith.cmpi slt, %138, %139 : tensor<64xi32>
      %141 = arith.cmpf uno, %126, %126 : tensor<64xf32>
      %142 = arith.cmpi sgt, %134, %cst_66 : tensor<64xi32>
      %143 = arith.andi %141, %142 : tensor<64xi1>
      %144 = arith.ori %137, %140 : tensor<64xi1>
      %145 = arith.ori %144, %143 : tensor<64xi1>
      %146 = arith.andi %145, %22 : tensor<64xi1>
      %147 = "tt.bitcast"(%126) : (tensor<64xf32>) -> tensor<64xi32>
      %148 = arith.cmpi slt, %147, %cst_66 : tensor<64xi32>
      %149 = arith.andi %147, %cst_47 : tensor<64xi32>
      %150 = arith.subi %cst_66, %149 : tensor<64xi32>
      %151 = arith.cmpi sgt, %149, %cst_46 : tensor<64xi32>
      %152 = arith.select %148, %150, %147 : tensor<64xi1>, tensor<64xi32>
      %153 = arith.select %151, %cst_46, %152 : tensor<64xi1>, tensor<64xi32>
      %154 = arith.select %137, %153, %cst_45 : tensor<64xi1>, tensor<64xi32>
      %155 = arith.addi %154, %cst_49 : tensor<64xi32>
      %156 = arith.subi %cst_48, %135 : tensor<64xi32>
      %157 = arith.select %146, %155, %156 : tensor<64xi1>, tensor<64xi32>
      %158 = arith.addi %132, %cst_48 : tensor<64xi32>
      %159 = arith.select %146, %154, %158 : tensor<64xi1>, tensor<64xi32>
      gpu.barrier
      %160 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<64x!tt.ptr<i32>>
      %161 = "tt.addptr"(%160, %cst_0) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      %162 = "tt.addptr"(%161, %8) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      "tt.store"(%162, %157, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> ()
      %163 = "tt.splat"(%arg27) : (i64) -> tensor<64xi64>
      %164 = "tt.addptr"(%160, %163) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      %165 = "tt.addptr"(%164, %8) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      "tt.store"(%165, %159, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> ()
      %166 = "tt.bitcast"(%cst_44) : (tensor<64xi32>) -> tensor<64xf32>
      %167 = arith.andi %146, %137 : tensor<64xi1>
      "tt.store"(%28, %166, %167) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<f32>>, tensor<64xf32>, tensor<64xi1>) -> ()
      "tt.store"(%131, %cst_66, %146) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> ()
      "tt.store"(%133, %cst_66, %146) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> ()
      %168 = arith.extui %146 : tensor<64xi1> to tensor<64xi32>
      %169 = "tt.reduce"(%168) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %193 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%193) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
      %170 = arith.cmpi ne, %169, %c0_i32 : i32
      %171 = "tt.reduce"(%124) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %193 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%193) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
      %172 = arith.subi %171, %c1_i32 : i32
      %173 = arith.divsi %172, %c64_i32 : i32
      %174 = arith.divsi %125, %c64_i32 : i32
      %175 = arith.maxsi %174, %c16_i32 : i32
      %176 = arith.divsi %173, %175 : i32
      %177 = arith.addi %176, %c1_i32 : i32
      %178 = arith.minsi %177, %c1024_i32 : i32
      %179 = arith.muli %178, %c128_i32 : i32
      %180 = arith.divsi %172, %179 : i32
      %181 = arith.divsi %180, %c1024_i32 : i32
      %182 = arith.addi %181, %c1_i32 : i32
      %183 = arith.muli %179, %182 : i32
      %184 = arith.divsi %172, %183 : i32
      %185 = arith.addi %184, %c1_i32 : i32
      %186 = arith.select %170, %185, %c0_i32 : i32
      %187 = arith.shli %186, %c11_i32 : i32
      %188 = arith.ori %187, %c4194304_i32 : i32
      %189 = arith.ori %188, %186 : i32
      %190 = arith.cmpi eq, %186, %c0_i32 : i32
      %191 = arith.select %190, %c0_i32, %189 : i32
      gpu.barrier
      %192 = "tt.atomic_rmw"(%102, %191) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %170 : i1
    } else {
      scf.yield %false : i1
    }
    %107 = arith.muli %1, %99 : i32
    %108 = arith.addi %107, %0 : i32
    %109 = arith.muli %64, %99 : i32
    %110 = arith.subi %109, %c264_i32 : i32
    %111 = arith.cmpi sge, %108, %110 : i32
    %112 = arith.ori %106, %111 : i1
    %113 = arith.select %112, %c1024_i32, %c0_i32 : i32
    %114 = arith.minsi %99, %arg24 : i32
    %115 = arith.cmpi slt, %0, %114 : i32
    %116 = arith.select %115, %0, %c0_i32 : i32
    %117 = "tt.splat"(%114) : (i32) -> tensor<128xi32>
    %118 = "tt.splat"(%arg23) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %119 = "tt.splat"(%116) : (i32) -> tensor<128xi32>
    %120 = scf.while (%arg29 = %113) : (i32) -> i32 {
      %121 = arith.cmpi sgt, %arg29, %c0_i32 : i32
      scf.condition(%121) %arg29 : i32
    } do {
    ^bb0(%arg29: i32):
      %121 = scf.for %arg30 = %c0_i32 to %114 step %c128_i32 iter_args(%arg31 = %c2147483647_i32) -> (i32)  : i32 {
        %130 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
        %131 = arith.addi %130, %37 : tensor<128xi32>
        %132 = arith.cmpi slt, %131, %117 : tensor<128xi32>
        %133 = arith.extsi %131 : tensor<128xi32> to tensor<128xi64>
        %134 = "tt.addptr"(%118, %133) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %135 = "tt.load"(%134, %132, %cst_42) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %136 = arith.subi %131, %119 : tensor<128xi32>
        %137 = arith.cmpi slt, %136, %cst_42 : tensor<128xi32>
        %138 = arith.addi %136, %117 : tensor<128xi32>
        %139 = arith.select %137, %138, %136 : tensor<128xi1>, tensor<128xi32>
        %140 = arith.cmpi eq, %135, %cst_42 : tensor<128xi32>
        %141 = arith.select %140, %cst_41, %cst_40 : tensor<128xi1>, tensor<128xi32>
        %142 = arith.cmpi sge, %135, %cst_39 : tensor<128xi32>
        %143 = arith.shrsi %135, %cst_38 : tensor<128xi32>
        %144 = arith.andi %143, %cst_37 : tensor<128xi32>
        %145 = arith.cmpi ne, %144, %cst_42 : tensor<128xi32>
        %146 = arith.andi %142, %145 : tensor<128xi1>
        %147 = arith.select %146, %139, %141 : tensor<128xi1>, tensor<128xi32>
        %148 = "tt.reduce"(%147) ({
        ^bb0(%arg32: i32, %arg33: i32):
          %150 = arith.minsi %arg32, %arg33 : i32
          "tt.reduce_return"(%150) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %149 = arith.minsi %arg31, %148 : i32
        scf.yield %149 : i32
      }
      %122 = "tt.splat"(%121) : (i32) -> tensor<4096xi32>
      %123 = "tt.reduce"(%122) ({
      ^bb0(%arg30: i32, %arg31: i32):
        %130 = arith.minsi %arg30, %arg31 : i32
        "tt.reduce_return"(%130) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %124 = arith.cmpi slt, %123, %114 : i32
      %125:4 = scf.if %124 -> (i1, i32, i32, i32) {
        %130 = arith.addi %116, %123 : i32
        %131 = arith.cmpi sge, %130, %114 : i32
        %132 = arith.subi %130, %114 : i32
        %133 = arith.select %131, %132, %130 : i32
        %134 = arith.extsi %133 : i32 to i64
        %135 = "tt.addptr"(%arg23, %134) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %136 = "tt.atomic_rmw"(%135, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %137 = arith.cmpi sge, %136, %c4194304_i32 : i32
        %138 = arith.shrsi %136, %c11_i32 : i32
        %139 = arith.andi %138, %c2047_i32 : i32
        %140 = arith.cmpi ne, %139, %c0_i32 : i32
        %141 = arith.andi %137, %140 : i1
        %142 = arith.subi %136, %c2048_i32 : i32
        %143 = arith.select %141, %142, %136 : i32
        %144 = "tt.atomic_cas"(%135, %136, %143) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %145 = arith.cmpi eq, %144, %136 : i32
        %146 = arith.andi %141, %145 : i1
        %147 = arith.subi %139, %c1_i32 : i32
        %148 = arith.shrsi %136, %c22_i32 : i32
        scf.yield %146, %133, %148, %147 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %126 = arith.cmpi slt, %123, %c2147483647_i32 : i32
      %127 = arith.subi %arg29, %c1_i32 : i32
      %128 = arith.select %126, %127, %c0_i32 : i32
      %129 = arith.select %125#0, %c1024_i32, %128 : i32
      scf.if %125#0 {
        %130 = arith.andi %125#2, %c1_i32 : i32
        %131 = arith.cmpi eq, %130, %c0_i32 : i32
        %132 = arith.cmpi sle, %125#2, %c2_i32 : i32
        %133 = arith.muli %125#1, %c64_i32 : i32
        %134 = "tt.splat"(%133) : (i32) -> tensor<64xi32>
        %135 = arith.addi %134, %4 : tensor<64xi32>
        %136 = arith.cmpi ult, %135, %6 : tensor<64xi32>
        %137 = arith.extsi %135 : tensor<64xi32> to tensor<64xi64>
        %138 = "tt.addptr"(%9, %137) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
        %139 = "tt.load"(%138, %136, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
        %140 = arith.minsi %139, %13 : tensor<64xi32>
        %141 = arith.maxsi %140, %cst_66 : tensor<64xi32>
        %142 = arith.cmpi slt, %135, %21 : tensor<64xi32>
        %143 = arith.select %142, %141, %cst_66 : tensor<64xi1>, tensor<64xi32>
        %144 = arith.subi %arg21, %c512_i32 : i32
        %145 = "tt.reduce"(%143) ({
        ^bb0(%arg30: i32, %arg31: i32):
          %167 = arith.maxsi %arg30, %arg31 : i32
          "tt.reduce_return"(%167) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
        %146 = arith.subi %145, %c1_i32 : i32
        %147 = arith.divsi %146, %c64_i32 : i32
        %148 = arith.divsi %144, %c64_i32 : i32
        %149 = arith.maxsi %148, %c16_i32 : i32
        %150 = arith.divsi %147, %149 : i32
        %151 = arith.addi %150, %c1_i32 : i32
        %152 = arith.minsi %151, %c1024_i32 : i32
        %153 = arith.select %132, %152, %c1_i32 : i32
        %154 = arith.select %132, %c128_i32, %c1024_i32 : i32
        %155 = arith.muli %153, %154 : i32
        %156 = arith.divsi %146, %155 : i32
        %157 = arith.divsi %156, %c1024_i32 : i32
        %158 = arith.addi %157, %c1_i32 : i32
        %159 = arith.muli %155, %158 : i32
        %160 = arith.divsi %146, %159 : i32
        %161 = arith.addi %160, %c1_i32 : i32
        scf.if %131 {
          %167 = arith.muli %125#3, %c2_i32 : i32
          %168 = arith.shrsi %125#2, %c1_i32 : i32
          %169 = arith.remui %168, %c3_i32 : i32
          %170 = arith.cmpi eq, %169, %c0_i32 : i32
          %171 = "tt.splat"(%c0_i32) : (i32) -> tensor<64xi32>
          %172 = arith.addi %171, %4 : tensor<64xi32>
          scf.for %arg30 = %c0_i32 to %c2_i32 step %c1_i32  : i32 {
            %173 = arith.addi %167, %arg30 : i32
            %174 = "tt.splat"(%173) : (i32) -> tensor<64xi32>
            %175 = arith.cmpi eq, %172, %174 : tensor<64xi32>
            %176 = arith.select %175, %143, %cst_66 : tensor<64xi1>, tensor<64xi32>
            %177 = "tt.reduce"(%176) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %183 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%183) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
            %178 = arith.andi %175, %142 : tensor<64xi1>
            %179 = arith.extui %178 : tensor<64xi1> to tensor<64xi32>
            %180 = "tt.reduce"(%179) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %183 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%183) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
            %181 = arith.addi %133, %173 : i32
            %182 = arith.cmpi eq, %180, %c1_i32 : i32
            scf.if %182 {
              %183 = arith.minsi %arg15, %arg17 : i32
              %184 = arith.minsi %183, %arg20 : i32
              %185 = arith.minsi %184, %arg26 : i32
              %186 = arith.cmpi ult, %181, %185 : i32
              %187 = "tt.addptr"(%arg25, %c0_i64) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %188 = arith.extsi %181 : i32 to i64
              %189 = "tt.addptr"(%187, %188) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %190 = "tt.load"(%189, %186, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %191 = "tt.addptr"(%arg25, %arg27) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %192 = "tt.addptr"(%191, %188) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %193 = "tt.load"(%192, %186, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %194 = arith.cmpi sgt, %190, %193 : i32
              scf.if %194 {
                %195 = "tt.addptr"(%arg14, %188) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
                %196 = "tt.load"(%195) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
                %197 = arith.muli %188, %arg18 : i64
                %198 = "tt.addptr"(%arg16, %197) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %199 = "tt.addptr"(%198, %c0_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %200 = "tt.load"(%199) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %201 = "tt.addptr"(%198, %c1_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %202 = "tt.load"(%201) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %203 = arith.maxsi %144, %c0_i32 : i32
                %204 = arith.minsi %200, %203 : i32
                %205 = arith.maxsi %204, %c0_i32 : i32
                %206 = "tt.bitcast"(%196) : (f32) -> i32
                %207 = arith.cmpi slt, %206, %c0_i32 : i32
                %208 = arith.andi %206, %c2147483647_i32 : i32
                %209 = arith.subi %c0_i32, %208 : i32
                %210 = arith.cmpi sgt, %208, %c2139095040_i32 : i32
                %211 = arith.select %207, %209, %206 : i32
                %212 = arith.select %210, %c2139095041_i32, %211 : i32
                gpu.barrier
                %213 = arith.cmpi ne, %153, %c1_i32 : i32
                %214 = arith.cmpi eq, %190, %c-2139095040_i32 : i32
                %215 = arith.cmpi eq, %153, %c1_i32 : i32
                %216 = arith.andi %214, %215 : i1
                %217 = arith.addi %200, %202 : i32
                %218 = arith.select %216, %217, %177 : i32
                %219 = arith.minsi %218, %c512_i32 : i32
                %220 = arith.cmpi sgt, %200, %203 : i32
                %221 = arith.minsi %202, %c512_i32 : i32
                %222 = arith.addi %200, %221 : i32
                %223 = arith.cmpi sge, %222, %219 : i32
                %224 = arith.ori %223, %216 : i1
                %225 = arith.ori %220, %213 : i1
                %226 = arith.xori %225, %true : i1
                %227 = arith.andi %224, %226 : i1
                %228 = arith.ori %227, %220 : i1
                %229 = arith.ori %228, %213 : i1
                %230 = arith.xori %229, %true : i1
                %231 = arith.cmpi sge, %200, %c8_i32 : i32
                %232 = arith.cmpi eq, %193, %c-2139095041_i32 : i32
                %233 = arith.cmpi ne, %169, %c0_i32 : i32
                %234 = arith.andi %230, %231 : i1
                %235 = arith.andi %234, %232 : i1
                %236 = arith.andi %235, %233 : i1
                %237 = arith.divui %200, %c2_i32 : i32
                %238 = arith.subi %203, %219 : i32
                %239 = arith.maxsi %238, %c0_i32 : i32
                %240 = arith.sitofp %219 : i32 to f32
                %241 = arith.sitofp %239 : i32 to f32
                %242 = arith.mulf %241, %cst_36 : f32
                %243 = arith.addf %240, %242 : f32
                %244 = arith.sitofp %205 : i32 to f32
                %245 = arith.sitofp %153 : i32 to f32
                %246 = arith.sitofp %200 : i32 to f32
                %247 = arith.maximumf %246, %cst_35 : f32
                %248 = arith.mulf %247, %245 : f32
                %249 = arith.mulf %243, %244 : f32
                %250 = arith.divf %249, %248 : f32
                %251 = arith.addf %250, %cst_34 : f32
                %252 = arith.maximumf %251, %cst_35 : f32
                %253 = arith.minimumf %252, %cst_33 : f32
                %254 = arith.fptosi %253 : f32 to i32
                %255 = arith.select %236, %237, %254 : i32
                %256 = arith.select %227, %219, %255 : i32
                %257 = arith.andi %220, %233 : i1
                %258 = arith.ori %213, %257 : i1
                %259 = arith.ori %258, %236 : i1
                %260 = arith.cmpi sle, %256, %205 : i32
                %261 = arith.cmpi sge, %256, %c1_i32 : i32
                %262 = arith.andi %260, %261 : i1
                %263 = arith.ori %227, %259 : i1
                %264 = arith.andi %262, %263 : i1
                %265 = scf.if %264 -> (i32) {
                  %266 = arith.cmpi slt, %190, %c0_i32 : i32
                  %267 = arith.subi %c-2147483648_i32, %190 : i32
                  %268 = arith.select %266, %267, %190 : i32
                  %269 = "tt.bitcast"(%268) : (i32) -> f32
                  %270 = "tt.make_range"() {end = 4096 : i32, start = 0 : i32} : () -> tensor<4096xi32>
                  %271 = "tt.splat"(%205) : (i32) -> tensor<4096xi32>
                  %272 = arith.cmpi ult, %270, %271 : tensor<4096xi32>
                  %273 = arith.addi %270, %cst_32 : tensor<4096xi32>
                  %274 = "tt.splat"(%181) : (i32) -> tensor<1xi32>
                  %275 = arith.extsi %274 : tensor<1xi32> to tensor<1xi64>
                  %276 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %277 = arith.muli %275, %276 : tensor<1xi64>
                  %278 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %279 = "tt.addptr"(%278, %277) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %280 = arith.extsi %273 : tensor<4096xi32> to tensor<4096xi64>
                  %281 = arith.muli %280, %cst_29 : tensor<4096xi64>
                  %282 = "tt.broadcast"(%279) : (tensor<1x!tt.ptr<i32>>) -> tensor<4096x!tt.ptr<i32>>
                  %283 = "tt.addptr"(%282, %281) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                  %284 = "tt.broadcast"(%cst_31) : (tensor<1xi32>) -> tensor<4096xi32>
                  %285 = "tt.addptr"(%283, %284) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                  %286 = "tt.load"(%285, %272, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                  %287 = "tt.bitcast"(%286) : (tensor<4096xi32>) -> tensor<4096xf32>
                  %288 = arith.cmpf oge, %269, %cst_28 : f32
                  %289 = arith.cmpf olt, %269, %cst_27 : f32
                  %290 = arith.andi %288, %289 : i1
                  %291 = arith.select %290, %269, %cst_26 : f32
                  %292 = "tt.splat"(%291) : (f32) -> tensor<4096xf32>
                  %293 = arith.cmpf ole, %287, %292 : tensor<4096xf32>
                  %294 = "tt.splat"(%269) : (f32) -> tensor<4096xf32>
                  %295 = arith.addf %287, %294 : tensor<4096xf32>
                  %296 = arith.select %293, %295, %287 : tensor<4096xi1>, tensor<4096xf32>
                  %297 = "tt.bitcast"(%296) : (tensor<4096xf32>) -> tensor<4096xi32>
                  %298 = arith.cmpi slt, %297, %cst_30 : tensor<4096xi32>
                  %299 = arith.andi %297, %cst_25 : tensor<4096xi32>
                  %300 = arith.subi %cst_30, %299 : tensor<4096xi32>
                  %301 = arith.cmpi sgt, %299, %cst_24 : tensor<4096xi32>
                  %302 = arith.select %298, %300, %297 : tensor<4096xi1>, tensor<4096xi32>
                  %303 = arith.select %301, %cst_24, %302 : tensor<4096xi1>, tensor<4096xi32>
                  %304 = arith.select %272, %303, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                  %305 = arith.addi %205, %c4095_i32 : i32
                  %306 = arith.divui %305, %c4096_i32 : i32
                  %307 = scf.for %arg31 = %c1_i32 to %306 step %c1_i32 iter_args(%arg32 = %304) -> (tensor<4096xi32>)  : i32 {
                    %382 = arith.muli %arg31, %c4096_i32 : i32
                    %383 = "tt.splat"(%382) : (i32) -> tensor<4096xi32>
                    %384 = arith.addi %383, %270 : tensor<4096xi32>
                    %385 = arith.cmpi ult, %384, %271 : tensor<4096xi32>
                    %386 = arith.addi %384, %cst_32 : tensor<4096xi32>
                    %387 = arith.extsi %386 : tensor<4096xi32> to tensor<4096xi64>
                    %388 = arith.muli %387, %cst_29 : tensor<4096xi64>
                    %389 = "tt.addptr"(%282, %388) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %390 = "tt.addptr"(%389, %284) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %391 = "tt.load"(%390, %385, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %392 = "tt.bitcast"(%391) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %393 = arith.cmpf ole, %392, %292 : tensor<4096xf32>
                    %394 = arith.addf %392, %294 : tensor<4096xf32>
                    %395 = arith.select %393, %394, %392 : tensor<4096xi1>, tensor<4096xf32>
                    %396 = "tt.bitcast"(%395) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %397 = arith.cmpi slt, %396, %cst_30 : tensor<4096xi32>
                    %398 = arith.andi %396, %cst_25 : tensor<4096xi32>
                    %399 = arith.subi %cst_30, %398 : tensor<4096xi32>
                    %400 = arith.cmpi sgt, %398, %cst_24 : tensor<4096xi32>
                    %401 = arith.select %397, %399, %396 : tensor<4096xi1>, tensor<4096xi32>
                    %402 = arith.select %400, %cst_24, %401 : tensor<4096xi1>, tensor<4096xi32>
                    %403 = arith.select %385, %402, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                    %404 = arith.maxsi %arg32, %403 : tensor<4096xi32>
                    scf.yield %404 : tensor<4096xi32>
                  }
                  %308 = "tt.reduce"(%307) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %382 = arith.maxsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%382) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  %309 = "tt.bitcast"(%269) : (f32) -> i32
                  %310 = arith.cmpi slt, %309, %c0_i32 : i32
                  %311 = arith.andi %309, %c2147483647_i32 : i32
                  %312 = arith.subi %c0_i32, %311 : i32
                  %313 = arith.cmpi sgt, %311, %c2139095040_i32 : i32
                  %314 = arith.select %310, %312, %309 : i32
                  %315 = arith.select %313, %c2139095040_i32, %314 : i32
                  %316 = arith.cmpi slt, %315, %c0_i32 : i32
                  %317 = arith.subi %c-2147483648_i32, %315 : i32
                  %318 = arith.select %316, %317, %315 : i32
                  %319 = "tt.bitcast"(%318) : (i32) -> f32
                  %320 = arith.cmpi slt, %308, %c0_i32 : i32
                  %321 = arith.subi %c-2147483648_i32, %308 : i32
                  %322 = arith.select %320, %321, %308 : i32
                  %323 = "tt.bitcast"(%322) : (i32) -> f32
                  %324 = arith.subf %323, %319 : f32
                  %325 = math.rsqrt %244 : f32
                  %326 = arith.divui %205, %c4_i32 : i32
                  %327 = arith.cmpi slt, %256, %326 : i32
                  %328 = arith.sitofp %256 : i32 to f32
                  %329 = math.log2 %244 : f32
                  %330 = arith.subf %329, %cst : f32
                  %331 = arith.subf %328, %cst_34 : f32
                  %332 = math.log2 %331 : f32
                  %333 = arith.subf %329, %332 : f32
                  %334 = arith.divf %333, %330 : f32
                  %335 = arith.subi %205, %256 : i32
                  %336 = arith.sitofp %335 : i32 to f32
                  %337 = arith.addf %336, %cst_34 : f32
                  %338 = arith.divf %337, %244 : f32
                  %339 = arith.select %327, %334, %338 : f32
                  %340 = arith.mulf %325, %cst_22 : f32
                  %341 = arith.mulf %324, %339 : f32
                  %342 = arith.addf %319, %341 : f32
                  %343 = arith.mulf %324, %340 : f32
                  %344 = arith.addi %315, %c1_i32 : i32
                  %345 = arith.subi %308, %c1_i32 : i32
                  %346 = arith.subf %342, %343 : f32
                  %347 = arith.addf %342, %343 : f32
                  %348 = "tt.bitcast"(%346) : (f32) -> i32
                  %349 = arith.cmpi slt, %348, %c0_i32 : i32
                  %350 = arith.andi %348, %c2147483647_i32 : i32
                  %351 = arith.subi %c0_i32, %350 : i32
                  %352 = arith.cmpi sgt, %350, %c2139095040_i32 : i32
                  %353 = arith.select %349, %351, %348 : i32
                  %354 = arith.select %352, %c2139095040_i32, %353 : i32
                  %355 = arith.minsi %354, %345 : i32
                  %356 = arith.maxsi %355, %344 : i32
                  %357 = "tt.bitcast"(%347) : (f32) -> i32
                  %358 = arith.cmpi slt, %357, %c0_i32 : i32
                  %359 = arith.andi %357, %c2147483647_i32 : i32
                  %360 = arith.subi %c0_i32, %359 : i32
                  %361 = arith.cmpi sgt, %359, %c2139095040_i32 : i32
                  %362 = arith.select %358, %360, %357 : i32
                  %363 = arith.select %361, %c2139095040_i32, %362 : i32
                  %364 = arith.minsi %363, %345 : i32
                  %365 = arith.maxsi %364, %344 : i32
                  %366 = arith.cmpf olt, %324, %cst_27 : f32
                  %367 = arith.cmpf olt, %340, %cst_20 : f32
                  %368 = arith.andi %366, %367 : i1
                  %369 = arith.subi %308, %315 : i32
                  %370 = arith.addi %369, %c2_i32 : i32
                  %371 = arith.divui %370, %c3_i32 : i32
                  %372 = arith.addi %315, %371 : i32
                  %373 = arith.addi %372, %371 : i32
                  %374 = arith.select %368, %356, %372 : i32
                  %375 = arith.select %368, %365, %373 : i32
                  %376:8 = scf.while (%arg31 = %315, %arg32 = %308, %arg33 = %205, %arg34 = %c0_i32, %arg35 = %374, %arg36 = %375, %arg37 = %cst_22, %arg38 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                    %382 = arith.addi %arg31, %c1_i32 : i32
                    %383 = arith.cmpi slt, %382, %arg32 : i32
                    %384 = arith.cmpi ne, %arg33, %256 : i32
                    %385 = arith.andi %383, %384 : i1
                    scf.condition(%385) %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38 : i32, i32, i32, i32, i32, i32, f32, i32
                  } do {
                  ^bb0(%arg31: i32, %arg32: i32, %arg33: i32, %arg34: i32, %arg35: i32, %arg36: i32, %arg37: f32, %arg38: i32):
                    %382 = "tt.splat"(%arg35) : (i32) -> tensor<4096xi32>
                    %383 = arith.cmpi sgt, %304, %382 : tensor<4096xi32>
                    %384 = "tt.splat"(%arg36) : (i32) -> tensor<4096xi32>
                    %385 = arith.cmpi sgt, %304, %384 : tensor<4096xi32>
                    %386 = arith.extui %383 : tensor<4096xi1> to tensor<4096xi64>
                    %387 = arith.extui %385 : tensor<4096xi1> to tensor<4096xi64>
                    %388 = arith.shli %387, %cst_19 : tensor<4096xi64>
                    %389 = arith.ori %386, %388 : tensor<4096xi64>
                    %390 = scf.for %arg39 = %c1_i32 to %306 step %c1_i32 iter_args(%arg40 = %389) -> (tensor<4096xi64>)  : i32 {
                      %496 = arith.muli %arg39, %c4096_i32 : i32
                      %497 = "tt.splat"(%496) : (i32) -> tensor<4096xi32>
                      %498 = arith.addi %497, %270 : tensor<4096xi32>
                      %499 = arith.cmpi ult, %498, %271 : tensor<4096xi32>
                      %500 = arith.addi %498, %cst_32 : tensor<4096xi32>
                      %501 = arith.extsi %500 : tensor<4096xi32> to tensor<4096xi64>
                      %502 = arith.muli %501, %cst_29 : tensor<4096xi64>
                      %503 = "tt.addptr"(%282, %502) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                      %504 = "tt.addptr"(%503, %284) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                      %505 = "tt.load"(%504, %499, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                      %506 = "tt.bitcast"(%505) : (tensor<4096xi32>) -> tensor<4096xf32>
                      %507 = arith.cmpf ole, %506, %292 : tensor<4096xf32>
                      %508 = arith.addf %506, %294 : tensor<4096xf32>
                      %509 = arith.select %507, %508, %506 : tensor<4096xi1>, tensor<4096xf32>
                      %510 = "tt.bitcast"(%509) : (tensor<4096xf32>) -> tensor<4096xi32>
                      %511 = arith.cmpi slt, %510, %cst_30 : tensor<4096xi32>
                      %512 = arith.andi %510, %cst_25 : tensor<4096xi32>
                      %513 = arith.subi %cst_30, %512 : tensor<4096xi32>
                      %514 = arith.cmpi sgt, %512, %cst_24 : tensor<4096xi32>
                      %515 = arith.select %511, %513, %510 : tensor<4096xi1>, tensor<4096xi32>
                      %516 = arith.select %514, %cst_24, %515 : tensor<4096xi1>, tensor<4096xi32>
                      %517 = arith.select %499, %516, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                      %518 = arith.cmpi sgt, %517, %382 : tensor<4096xi32>
                      %519 = arith.cmpi sgt, %517, %384 : tensor<4096xi32>
                      %520 = arith.extui %518 : tensor<4096xi1> to tensor<4096xi64>
                      %521 = arith.extui %519 : tensor<4096xi1> to tensor<4096xi64>
                      %522 = arith.shli %521, %cst_19 : tensor<4096xi64>
                      %523 = arith.ori %520, %522 : tensor<4096xi64>
                      %524 = arith.addi %arg40, %523 : tensor<4096xi64>
                      scf.yield %524 : tensor<4096xi64>
                    }
                    %391 = "tt.reduce"(%390) ({
                    ^bb0(%arg39: i64, %arg40: i64):
                      %496 = arith.addi %arg39, %arg40 : i64
                      "tt.reduce_return"(%496) : (i64) -> ()
                    }) {axis = 0 : i32} : (tensor<4096xi64>) -> i64
                    %392 = arith.shrui %391, %c32_i64 : i64
                    %393 = arith.trunci %391 : i64 to i32
                    %394 = arith.trunci %392 : i64 to i32
                    %395 = arith.cmpi sge, %393, %256 : i32
                    %396 = arith.cmpi sge, %394, %256 : i32
                    %397 = arith.select %395, %arg35, %arg31 : i32
                    %398 = arith.select %396, %arg36, %397 : i32
                    %399 = arith.select %395, %arg36, %arg35 : i32
                    %400 = arith.select %396, %arg32, %399 : i32
                    %401 = arith.select %395, %393, %arg33 : i32
                    %402 = arith.select %396, %394, %401 : i32
                    %403 = arith.select %395, %394, %393 : i32
                    %404 = arith.select %396, %arg34, %403 : i32
                    %405 = arith.mulf %arg37, %cst_18 : f32
                    %406 = arith.select %395, %cst_22, %405 : f32
                    %407 = arith.select %396, %405, %406 : f32
                    %408 = arith.addi %arg38, %c1_i32 : i32
                    %409 = arith.cmpi slt, %398, %c0_i32 : i32
                    %410 = arith.subi %c-2147483648_i32, %398 : i32
                    %411 = arith.select %409, %410, %398 : i32
                    %412 = "tt.bitcast"(%411) : (i32) -> f32
                    %413 = arith.cmpi slt, %400, %c0_i32 : i32
                    %414 = arith.subi %c-2147483648_i32, %400 : i32
                    %415 = arith.select %413, %414, %400 : i32
                    %416 = "tt.bitcast"(%415) : (i32) -> f32
                    %417 = arith.subf %416, %412 : f32
                    %418 = arith.subi %402, %404 : i32
                    %419 = arith.sitofp %418 : i32 to f32
                    %420 = math.rsqrt %419 : f32
                    %421 = arith.divui %402, %c4_i32 : i32
                    %422 = arith.cmpi slt, %256, %421 : i32
                    %423 = arith.cmpf olt, %407, %cst_21 : f32
                    %424 = arith.andi %422, %423 : i1
                    %425 = arith.sitofp %402 : i32 to f32
                    %426 = arith.sitofp %404 : i32 to f32
                    %427 = math.log2 %425 : f32
                    %428 = arith.addf %426, %cst_34 : f32
                    %429 = math.log2 %428 : f32
                    %430 = arith.subf %427, %429 : f32
                    %431 = arith.subf %427, %332 : f32
                    %432 = arith.divf %431, %430 : f32
                    %433 = arith.subi %402, %256 : i32
                    %434 = arith.sitofp %433 : i32 to f32
                    %435 = arith.addf %434, %cst_34 : f32
                    %436 = arith.divf %435, %419 : f32
                    %437 = arith.select %424, %432, %436 : f32
                    %438 = arith.mulf %407, %420 : f32
                    %439 = arith.mulf %417, %437 : f32
                    %440 = arith.addf %412, %439 : f32
                    %441 = arith.mulf %417, %438 : f32
                    %442 = arith.addi %398, %c1_i32 : i32
                    %443 = arith.subi %400, %c1_i32 : i32
                    %444 = arith.subf %440, %441 : f32
                    %445 = arith.addf %440, %441 : f32
                    %446 = "tt.bitcast"(%444) : (f32) -> i32
                    %447 = arith.cmpi slt, %446, %c0_i32 : i32
                    %448 = arith.andi %446, %c2147483647_i32 : i32
                    %449 = arith.subi %c0_i32, %448 : i32
                    %450 = arith.cmpi sgt, %448, %c2139095040_i32 : i32
                    %451 = arith.select %447, %449, %446 : i32
                    %452 = arith.select %450, %c2139095040_i32, %451 : i32
                    %453 = arith.minsi %452, %443 : i32
                    %454 = arith.maxsi %453, %442 : i32
                    %455 = "tt.bitcast"(%445) : (f32) -> i32
                    %456 = arith.cmpi slt, %455, %c0_i32 : i32
                    %457 = arith.andi %455, %c2147483647_i32 : i32
                    %458 = arith.subi %c0_i32, %457 : i32
                    %459 = arith.cmpi sgt, %457, %c2139095040_i32 : i32
                    %460 = arith.select %456, %458, %455 : i32
                    %461 = arith.select %459, %c2139095040_i32, %460 : i32
                    %462 = arith.minsi %461, %443 : i32
                    %463 = arith.maxsi %462, %442 : i32
                    %464 = arith.cmpf olt, %417, %cst_27 : f32
                    %465 = arith.cmpf olt, %438, %cst_20 : f32
                    %466 = arith.cmpi slt, %408, %c8_i32 : i32
                    %467 = arith.cmpi eq, %408, %c6_i32 : i32
                    %468 = arith.cmpi ne, %408, %c6_i32 : i32
                    %469 = arith.andi %466, %468 : i1
                    %470 = arith.andi %464, %465 : i1
                    %471 = arith.andi %469, %470 : i1
                    %472 = arith.xori %398, %400 : i32
                    %473 = arith.shrui %472, %c1_i32 : i32
                    %474 = arith.ori %472, %473 : i32
                    %475 = arith.shrui %474, %c2_i32 : i32
                    %476 = arith.ori %474, %475 : i32
                    %477 = arith.shrui %476, %c4_i32 : i32
                    %478 = arith.ori %476, %477 : i32
                    %479 = arith.shrui %478, %c8_i32 : i32
                    %480 = arith.ori %478, %479 : i32
                    %481 = arith.shrui %480, %c16_i32 : i32
                    %482 = arith.ori %480, %481 : i32
                    %483 = arith.shrui %482, %c1_i32 : i32
                    %484 = arith.xori %483, %c-1_i32 : i32
                    %485 = arith.andi %400, %484 : i32
                    %486 = arith.subi %485, %c1_i32 : i32
                    %487 = arith.subi %400, %398 : i32
                    %488 = arith.addi %487, %c2_i32 : i32
                    %489 = arith.divui %488, %c3_i32 : i32
                    %490 = arith.addi %398, %489 : i32
                    %491 = arith.addi %490, %489 : i32
                    %492 = arith.select %467, %486, %490 : i32
                    %493 = arith.select %467, %485, %491 : i32
                    %494 = arith.select %471, %454, %492 : i32
                    %495 = arith.select %471, %463, %493 : i32
                    scf.yield %398, %400, %402, %404, %494, %495, %407, %408 : i32, i32, i32, i32, i32, i32, f32, i32
                  }
                  %377 = "tt.splat"(%376#0) : (i32) -> tensor<4096xi32>
                  %378 = arith.cmpi sgt, %304, %377 : tensor<4096xi32>
                  %379 = arith.select %378, %304, %cst_17 : tensor<4096xi1>, tensor<4096xi32>
                  %380 = scf.for %arg31 = %c1_i32 to %306 step %c1_i32 iter_args(%arg32 = %379) -> (tensor<4096xi32>)  : i32 {
                    %382 = arith.muli %arg31, %c4096_i32 : i32
                    %383 = "tt.splat"(%382) : (i32) -> tensor<4096xi32>
                    %384 = arith.addi %383, %270 : tensor<4096xi32>
                    %385 = arith.cmpi ult, %384, %271 : tensor<4096xi32>
                    %386 = arith.addi %384, %cst_32 : tensor<4096xi32>
                    %387 = arith.extsi %386 : tensor<4096xi32> to tensor<4096xi64>
                    %388 = arith.muli %387, %cst_29 : tensor<4096xi64>
                    %389 = "tt.addptr"(%282, %388) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %390 = "tt.addptr"(%389, %284) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %391 = "tt.load"(%390, %385, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %392 = "tt.bitcast"(%391) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %393 = arith.cmpf ole, %392, %292 : tensor<4096xf32>
                    %394 = arith.addf %392, %294 : tensor<4096xf32>
                    %395 = arith.select %393, %394, %392 : tensor<4096xi1>, tensor<4096xf32>
                    %396 = "tt.bitcast"(%395) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %397 = arith.cmpi slt, %396, %cst_30 : tensor<4096xi32>
                    %398 = arith.andi %396, %cst_25 : tensor<4096xi32>
                    %399 = arith.subi %cst_30, %398 : tensor<4096xi32>
                    %400 = arith.cmpi sgt, %398, %cst_24 : tensor<4096xi32>
                    %401 = arith.select %397, %399, %396 : tensor<4096xi1>, tensor<4096xi32>
                    %402 = arith.select %400, %cst_24, %401 : tensor<4096xi1>, tensor<4096xi32>
                    %403 = arith.select %385, %402, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                    %404 = arith.cmpi sgt, %403, %377 : tensor<4096xi32>
                    %405 = arith.select %404, %403, %cst_17 : tensor<4096xi1>, tensor<4096xi32>
                    %406 = arith.minsi %arg32, %405 : tensor<4096xi32>
                    scf.yield %406 : tensor<4096xi32>
                  }
                  %381 = "tt.reduce"(%380) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %382 = arith.minsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%382) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  scf.yield %381 : i32
                } else {
                  scf.yield %190 : i32
                }
                scf.if %227 {
                  %266 = arith.cmpi slt, %217, %c512_i32 : i32
                  %267 = arith.cmpi sge, %265, %212 : i32
                  %268 = arith.andi %216, %266 : i1
                  %269 = arith.andi %268, %267 : i1
                  %270 = arith.cmpi slt, %219, %c1_i32 : i32
                  %271 = arith.ori %269, %270 : i1
                  %272 = arith.cmpi slt, %265, %c0_i32 : i32
                  %273 = arith.subi %c-2147483648_i32, %265 : i32
                  %274 = arith.select %272, %273, %265 : i32
                  %275 = "tt.bitcast"(%274) : (i32) -> f32
                  %276 = arith.select %271, %196, %275 : f32
                  %277 = arith.select %271, %212, %265 : i32
                  %278 = arith.cmpi eq, %277, %190 : i32
                  %279 = arith.select %278, %202, %c0_i32 : i32
                  %280 = arith.cmpi slt, %190, %c0_i32 : i32
                  %281 = arith.subi %c-2147483648_i32, %190 : i32
                  %282 = arith.select %280, %281, %190 : i32
                  %283 = "tt.bitcast"(%282) : (i32) -> f32
                  %284 = arith.addi %205, %c1023_i32 : i32
                  %285 = arith.divui %284, %c1024_i32 : i32
                  %286 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                  %287 = "tt.splat"(%205) : (i32) -> tensor<1024xi32>
                  %288 = "tt.splat"(%181) : (i32) -> tensor<1xi32>
                  %289 = arith.extsi %288 : tensor<1xi32> to tensor<1xi64>
                  %290 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %291 = arith.muli %289, %290 : tensor<1xi64>
                  %292 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %293 = "tt.addptr"(%292, %291) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %294 = "tt.broadcast"(%293) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
                  %295 = "tt.broadcast"(%cst_15) : (tensor<1xi32>) -> tensor<1024xi32>
                  %296 = "tt.broadcast"(%cst_31) : (tensor<1xi32>) -> tensor<1024xi32>
                  %297 = arith.cmpf oge, %283, %cst_28 : f32
                  %298 = arith.cmpf olt, %283, %cst_27 : f32
                  %299 = arith.andi %297, %298 : i1
                  %300 = arith.select %299, %283, %cst_26 : f32
                  %301 = "tt.splat"(%300) : (f32) -> tensor<1024xf32>
                  %302 = "tt.splat"(%283) : (f32) -> tensor<1024xf32>
                  %303 = "tt.splat"(%276) : (f32) -> tensor<1024xf32>
                  %304 = "tt.splat"(%276) : (f32) -> tensor<1xf32>
                  %305 = arith.mulf %304, %cst_9 : tensor<1xf32>
                  %306 = math.absf %304 : tensor<1xf32>
                  %307 = arith.cmpf olt, %306, %cst_8 : tensor<1xf32>
                  %308 = arith.select %307, %305, %cst_7 : tensor<1xi1>, tensor<1xf32>
                  %309 = "tt.expand_dims"(%308) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %310 = "tt.broadcast"(%309) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %311 = "tt.expand_dims"(%304) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %312 = "tt.broadcast"(%311) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %313 = "tt.splat"(%181) : (i32) -> tensor<1x1x1xi32>
                  %314 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                  %315 = "tt.expand_dims"(%314) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                  %316 = "tt.expand_dims"(%315) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                  %317 = arith.extsi %313 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                  %318 = "tt.splat"(%arg22) : (i64) -> tensor<1x1x1xi64>
                  %319 = arith.muli %317, %318 : tensor<1x1x1xi64>
                  %320 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %321 = "tt.addptr"(%320, %319) : (tensor<1x1x1x!tt.ptr<i32>>, tensor<1x1x1xi64>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %322 = "tt.broadcast"(%321) : (tensor<1x1x1x!tt.ptr<i32>>) -> tensor<1x1024x1x!tt.ptr<i32>>
                  %323 = "tt.broadcast"(%316) : (tensor<1x1x2xi32>) -> tensor<1x1024x2xi32>
                  %324:2 = scf.for %arg31 = %c0_i32 to %285 step %c1_i32 iter_args(%arg32 = %c0_i32, %arg33 = %279) -> (i32, i32)  : i32 {
                    %328 = arith.muli %arg31, %c1024_i32 : i32
                    %329 = "tt.splat"(%328) : (i32) -> tensor<1024xi32>
                    %330 = arith.addi %329, %286 : tensor<1024xi32>
                    %331 = arith.cmpi ult, %330, %287 : tensor<1024xi32>
                    %332 = arith.addi %330, %cst_16 : tensor<1024xi32>
                    %333 = arith.extsi %332 : tensor<1024xi32> to tensor<1024xi64>
                    %334 = arith.muli %333, %cst_13 : tensor<1024xi64>
                    %335 = "tt.addptr"(%294, %334) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %336 = "tt.addptr"(%335, %295) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %337 = "tt.load"(%336, %331, %cst_14) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %338 = "tt.addptr"(%335, %296) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %339 = "tt.load"(%338, %331, %cst_14) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %340 = "tt.bitcast"(%339) : (tensor<1024xi32>) -> tensor<1024xf32>
                    %341 = arith.cmpf ole, %340, %301 : tensor<1024xf32>
                    %342 = arith.addf %340, %302 : tensor<1024xf32>
                    %343 = arith.select %341, %342, %340 : tensor<1024xi1>, tensor<1024xf32>
                    gpu.barrier
                    %344 = arith.cmpf ogt, %343, %303 : tensor<1024xf32>
                    %345 = arith.andi %344, %331 : tensor<1024xi1>
                    %346 = arith.cmpf ueq, %343, %303 : tensor<1024xf32>
                    %347 = arith.andi %346, %331 : tensor<1024xi1>
                    %348 = arith.extui %345 : tensor<1024xi1> to tensor<1024xi32>
                    %349 = arith.extui %347 : tensor<1024xi1> to tensor<1024xi32>
                    %350 = arith.shli %349, %cst_12 : tensor<1024xi32>
                    %351 = arith.addi %348, %350 : tensor<1024xi32>
                    %352 = "tt.scan"(%351) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %393 = arith.addi %arg34, %arg35 : i32
                      "tt.scan_return"(%393) : (i32) -> ()
                    }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                    %353 = arith.subi %352, %351 : tensor<1024xi32>
                    %354 = arith.andi %353, %cst_11 : tensor<1024xi32>
                    %355 = arith.shrui %353, %cst_12 : tensor<1024xi32>
                    %356 = "tt.splat"(%arg32) : (i32) -> tensor<1024xi32>
                    %357 = arith.addi %354, %356 : tensor<1024xi32>
                    %358 = "tt.splat"(%arg33) : (i32) -> tensor<1024xi32>
                    %359 = arith.addi %355, %358 : tensor<1024xi32>
                    %360 = arith.addi %357, %cst_16 : tensor<1024xi32>
                    %361 = arith.subi %cst_10, %359 : tensor<1024xi32>
                    %362 = arith.cmpi ult, %359, %cst_16 : tensor<1024xi32>
                    %363 = arith.select %345, %360, %361 : tensor<1024xi1>, tensor<1024xi32>
                    %364 = arith.andi %347, %362 : tensor<1024xi1>
                    %365 = arith.ori %345, %364 : tensor<1024xi1>
                    %366 = "tt.expand_dims"(%337) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %367 = "tt.expand_dims"(%343) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                    %368 = arith.cmpf ole, %367, %310 : tensor<1x1024xf32>
                    %369 = arith.subf %367, %312 : tensor<1x1024xf32>
                    %370 = math.absf %367 : tensor<1x1024xf32>
                    %371 = arith.cmpf olt, %370, %cst_6 : tensor<1x1024xf32>
                    %372 = arith.andi %368, %371 : tensor<1x1024xi1>
                    %373 = arith.select %372, %369, %367 : tensor<1x1024xi1>, tensor<1x1024xf32>
                    %374 = "tt.bitcast"(%373) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                    %375 = arith.cmpf uno, %373, %373 : tensor<1x1024xf32>
                    %376 = arith.select %375, %cst_5, %374 : tensor<1x1024xi1>, tensor<1x1024xi32>
                    %377 = "tt.join"(%366, %376) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                    %378 = "tt.expand_dims"(%363) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %379 = "tt.expand_dims"(%378) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                    %380 = "tt.expand_dims"(%365) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                    %381 = "tt.expand_dims"(%380) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                    %382 = "tt.broadcast"(%381) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                    %383 = arith.extsi %379 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                    %384 = arith.muli %383, %cst_4 : tensor<1x1024x1xi64>
                    %385 = "tt.addptr"(%322, %384) : (tensor<1x1024x1x!tt.ptr<i32>>, tensor<1x1024x1xi64>) -> tensor<1x1024x1x!tt.ptr<i32>>
                    %386 = "tt.broadcast"(%385) : (tensor<1x1024x1x!tt.ptr<i32>>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    %387 = "tt.addptr"(%386, %323) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    "tt.store"(%387, %377, %382) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                    %388 = "tt.reduce"(%351) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %393 = arith.addi %arg34, %arg35 : i32
                      "tt.reduce_return"(%393) : (i32) -> ()
                    }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                    %389 = arith.andi %388, %c65535_i32 : i32
                    %390 = arith.shrui %388, %c16_i32 : i32
                    %391 = arith.addi %arg32, %389 : i32
                    %392 = arith.addi %arg33, %390 : i32
                    scf.yield %391, %392 : i32, i32
                  }
                  "tt.store"(%195, %276) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                  %325 = arith.minui %324#1, %c512_i32 : i32
                  %326 = arith.subi %c512_i32, %325 : i32
                  %327 = arith.addi %324#0, %c512_i32 : i32
                  "tt.store"(%199, %324#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%201, %324#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%189, %326) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%192, %327) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                } else {
                  %266 = arith.andi %215, %220 : i1
                  %267 = arith.cmpi sle, %200, %203 : i32
                  %268 = arith.andi %215, %267 : i1
                  %269 = arith.cmpi ne, %193, %c-2139095041_i32 : i32
                  %270 = arith.andi %268, %269 : i1
                  %271 = arith.select %266, %190, %193 : i32
                  %272 = arith.select %270, %190, %212 : i32
                  %273 = arith.andi %266, %170 : i1
                  %274 = arith.ori %270, %273 : i1
                  %275 = arith.cmpi slt, %190, %c0_i32 : i32
                  %276 = arith.subi %c-2147483648_i32, %190 : i32
                  %277 = arith.select %275, %276, %190 : i32
                  %278 = "tt.bitcast"(%277) : (i32) -> f32
                  %279 = arith.cmpi slt, %265, %c0_i32 : i32
                  %280 = arith.subi %c-2147483648_i32, %265 : i32
                  %281 = arith.select %279, %280, %265 : i32
                  %282 = "tt.bitcast"(%281) : (i32) -> f32
                  %283 = arith.subf %243, %246 : f32
                  %284 = arith.divf %283, %246 : f32
                  %285 = arith.minimumf %284, %cst_18 : f32
                  %286 = arith.subf %282, %278 : f32
                  %287 = arith.mulf %286, %285 : f32
                  %288 = arith.subf %278, %287 : f32
                  %289 = "tt.bitcast"(%288) : (f32) -> i32
                  %290 = arith.cmpi slt, %289, %c0_i32 : i32
                  %291 = arith.andi %289, %c2147483647_i32 : i32
                  %292 = arith.subi %c0_i32, %291 : i32
                  %293 = arith.cmpi sgt, %291, %c2139095040_i32 : i32
                  %294 = arith.select %290, %292, %289 : i32
                  %295 = arith.select %293, %c2139095040_i32, %294 : i32
                  %296 = arith.subi %190, %c1_i32 : i32
                  %297 = arith.minsi %295, %296 : i32
                  %298 = arith.select %236, %297, %c-2139095040_i32 : i32
                  %299 = arith.select %268, %298, %265 : i32
                  %300 = arith.xori %271, %272 : i32
                  %301 = arith.shrsi %300, %c1_i32 : i32
                  %302 = arith.andi %271, %272 : i32
                  %303 = arith.addi %302, %301 : i32
                  %304 = arith.select %274, %303, %299 : i32
                  %305 = arith.subi %272, %c1_i32 : i32
                  %306 = arith.minsi %304, %305 : i32
                  %307 = arith.addi %271, %c1_i32 : i32
                  %308 = arith.maxsi %306, %307 : i32
                  %309 = arith.cmpi sge, %307, %272 : i32
                  %310 = arith.ori %215, %269 : i1
                  %311 = arith.andi %309, %310 : i1
                  "tt.store"(%195, %278, %270) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                  "tt.store"(%199, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%201, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  %312 = arith.select %311, %c512_i32, %308 : i32
                  %313 = arith.select %311, %c512_i32, %271 : i32
                  "tt.store"(%189, %312) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%192, %313) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                }
              }
            }
          }
        } else {
          %167 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<64x!tt.ptr<i32>>
          %168 = "tt.addptr"(%167, %cst_0) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %169 = "tt.addptr"(%168, %137) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %170 = "tt.load"(%169, %142, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
          %171 = "tt.splat"(%arg27) : (i64) -> tensor<64xi64>
          %172 = "tt.addptr"(%167, %171) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %173 = "tt.addptr"(%172, %137) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %174 = "tt.load"(%173, %142, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
          %175 = arith.cmpi slt, %174, %170 : tensor<64xi32>
          %176 = arith.andi %175, %142 : tensor<64xi1>
          %177 = arith.cmpi slt, %170, %cst_66 : tensor<64xi32>
          %178 = arith.subi %cst_43, %170 : tensor<64xi32>
          %179 = arith.select %177, %178, %170 : tensor<64xi1>, tensor<64xi32>
          %180 = "tt.bitcast"(%179) : (tensor<64xi32>) -> tensor<64xf32>
          %181 = arith.select %176, %143, %cst_66 : tensor<64xi1>, tensor<64xi32>
          %182 = "tt.reduce"(%181) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %234 = arith.minsi %arg30, %arg31 : i32
            "tt.reduce_return"(%234) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
          %183 = arith.cmpi ult, %125#3, %161 : i32
          %184 = arith.muli %125#3, %159 : i32
          %185 = arith.select %183, %184, %145 : i32
          %186 = arith.subi %145, %185 : i32
          %187 = arith.minsi %186, %159 : i32
          %188 = arith.addi %185, %187 : i32
          %189 = arith.muli %153, %c64_i32 : i32
          %190 = arith.cmpi ult, %135, %30 : tensor<64xi32>
          %191 = "tt.expand_dims"(%135) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
          %192 = "tt.expand_dims"(%191) {axis = 2 : i32} : (tensor<64x1xi32>) -> tensor<64x1x1xi32>
          %193 = "tt.expand_dims"(%190) {axis = 1 : i32} : (tensor<64xi1>) -> tensor<64x1xi1>
          %194 = "tt.expand_dims"(%193) {axis = 2 : i32} : (tensor<64x1xi1>) -> tensor<64x1x1xi1>
          %195 = "tt.broadcast"(%194) : (tensor<64x1x1xi1>) -> tensor<64x4x128xi1>
          %196 = arith.extsi %192 : tensor<64x1x1xi32> to tensor<64x1x1xi64>
          %197 = arith.muli %196, %44 : tensor<64x1x1xi64>
          %198 = "tt.addptr"(%46, %197) : (tensor<64x1x1x!tt.ptr<bf16>>, tensor<64x1x1xi64>) -> tensor<64x1x1x!tt.ptr<bf16>>
          %199 = "tt.broadcast"(%198) : (tensor<64x1x1x!tt.ptr<bf16>>) -> tensor<64x4x1x!tt.ptr<bf16>>
          %200 = "tt.addptr"(%199, %50) : (tensor<64x4x1x!tt.ptr<bf16>>, tensor<64x4x1xi32>) -> tensor<64x4x1x!tt.ptr<bf16>>
          %201 = "tt.broadcast"(%200) : (tensor<64x4x1x!tt.ptr<bf16>>) -> tensor<64x4x128x!tt.ptr<bf16>>
          %202 = "tt.addptr"(%201, %53) : (tensor<64x4x128x!tt.ptr<bf16>>, tensor<64x4x128xi32>) -> tensor<64x4x128x!tt.ptr<bf16>>
          %203 = "tt.load"(%202, %195, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x4x128x!tt.ptr<bf16>>, tensor<64x4x128xi1>, tensor<64x4x128xbf16>) -> tensor<64x4x128xbf16>
          %204 = "tt.reshape"(%203) : (tensor<64x4x128xbf16>) -> tensor<256x128xbf16>
          %205 = arith.divsi %133, %c128_i32 : i32
          %206 = arith.cmpi slt, %205, %arg9 : i32
          %207 = arith.extsi %205 : i32 to i64
          %208 = "tt.addptr"(%arg8, %207) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %209 = "tt.load"(%208, %206, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %210 = arith.select %206, %209, %c-1_i32 : i32
          %211 = arith.divui %185, %c64_i32 : i32
          %212 = arith.cmpi ult, %211, %arg12 : i32
          %213 = arith.cmpi ult, %210, %arg11 : i32
          %214 = arith.cmpi slt, %185, %188 : i32
          %215 = arith.andi %214, %212 : i1
          %216 = arith.andi %215, %213 : i1
          %217 = arith.extsi %210 : i32 to i64
          %218 = arith.muli %217, %arg13 : i64
          %219 = "tt.addptr"(%arg10, %218) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %220 = arith.extsi %211 : i32 to i64
          %221 = "tt.addptr"(%219, %220) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %222 = "tt.load"(%221, %216, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %223 = arith.select %216, %222, %c-1_i32 : i32
          %224 = "tt.splat"(%arg4) : (i32) -> tensor<1x1xi32>
          %225 = "tt.expand_dims"(%4) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
          %226 = "tt.splat"(%arg5) : (i64) -> tensor<1x1xi64>
          %227 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<1x1x!tt.ptr<bf16>>
          %228 = arith.muli %225, %cst_60 : tensor<64x1xi32>
          %229 = "tt.broadcast"(%38) : (tensor<1x128xi32>) -> tensor<64x128xi32>
          %230 = "tt.trans"(%204) {order = array<i32: 1, 0>} : (tensor<256x128xbf16>) -> tensor<128x256xbf16>
          %231 = arith.cmpf olt, %180, %cst_3 : tensor<64xf32>
          %232 = "tt.expand_dims"(%231) {axis = 1 : i32} : (tensor<64xi1>) -> tensor<64x1xi1>
          %233 = scf.for %arg30 = %185 to %188 step %189 iter_args(%arg31 = %223) -> (i32)  : i32 {
            %234 = arith.addi %arg30, %189 : i32
            %235 = arith.divui %234, %c64_i32 : i32
            %236 = arith.cmpi ult, %235, %arg12 : i32
            %237 = arith.cmpi slt, %234, %188 : i32
            %238 = arith.andi %237, %236 : i1
            %239 = arith.andi %238, %213 : i1
            %240 = arith.extsi %235 : i32 to i64
            %241 = "tt.addptr"(%219, %240) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %242 = "tt.load"(%241, %239, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %243 = arith.select %239, %242, %c-1_i32 : i32
            %244 = "tt.splat"(%arg31) : (i32) -> tensor<1xi32>
            %245 = "tt.expand_dims"(%244) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %246 = arith.cmpi ult, %245, %224 : tensor<1x1xi32>
            %247 = "tt.broadcast"(%246) : (tensor<1x1xi1>) -> tensor<64x128xi1>
            %248 = arith.extsi %245 : tensor<1x1xi32> to tensor<1x1xi64>
            %249 = arith.muli %248, %226 : tensor<1x1xi64>
            %250 = "tt.addptr"(%227, %249) : (tensor<1x1x!tt.ptr<bf16>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<bf16>>
            %251 = "tt.broadcast"(%250) : (tensor<1x1x!tt.ptr<bf16>>) -> tensor<64x1x!tt.ptr<bf16>>
            %252 = "tt.addptr"(%251, %228) : (tensor<64x1x!tt.ptr<bf16>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<bf16>>
            %253 = "tt.broadcast"(%252) : (tensor<64x1x!tt.ptr<bf16>>) -> tensor<64x128x!tt.ptr<bf16>>
            %254 = "tt.addptr"(%253, %229) : (tensor<64x128x!tt.ptr<bf16>>, tensor<64x128xi32>) -> tensor<64x128x!tt.ptr<bf16>>
            %255 = "tt.load"(%254, %247, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<bf16>>, tensor<64x128xi1>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
            %256 = arith.cmpi ult, %arg31, %arg4 : i32
            %257 = "tt.dot"(%255, %230, %cst_62) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xbf16>, tensor<128x256xbf16>, tensor<64x256xf32>) -> tensor<64x256xf32>
            %258 = "tt.reshape"(%257) : (tensor<64x256xf32>) -> tensor<64x64x4xf32>
            %259 = "tt.reduce"(%258) ({
            ^bb0(%arg32: f32, %arg33: f32):
              %286 = arith.maximumf %arg32, %arg33 : f32
              "tt.reduce_return"(%286) : (f32) -> ()
            }) {axis = 2 : i32} : (tensor<64x64x4xf32>) -> tensor<64x64xf32>
            %260 = "tt.trans"(%259) {order = array<i32: 1, 0>} : (tensor<64x64xf32>) -> tensor<64x64xf32>
            %261 = "tt.reshape"(%260) : (tensor<64x64xf32>) -> tensor<64x8x4x2xf32>
            %262 = "tt.trans"(%261) {order = array<i32: 1, 3, 0, 2>} : (tensor<64x8x4x2xf32>) -> tensor<8x2x64x4xf32>
            %263 = "tt.reshape"(%262) : (tensor<8x2x64x4xf32>) -> tensor<16x64x4x1xf32>
            %264 = "tt.scan"(%263) ({
            ^bb0(%arg32: f32, %arg33: f32):
              %286 = arith.addf %arg32, %arg33 : f32
              "tt.scan_return"(%286) : (f32) -> ()
            }) {axis = 3 : i32, reverse = false} : (tensor<16x64x4x1xf32>) -> tensor<16x64x4x1xf32>
            %265 = "tt.reshape"(%264) : (tensor<16x64x4x1xf32>) -> tensor<8x2x64x4xf32>
            %266 = "tt.trans"(%265) {order = array<i32: 2, 0, 3, 1>} : (tensor<8x2x64x4xf32>) -> tensor<64x8x4x2xf32>
            %267 = "tt.reshape"(%266) : (tensor<64x8x4x2xf32>) -> tensor<64x64xf32>
            %268 = "tt.reshape"(%267) : (tensor<64x64xf32>) -> tensor<64x2x2x2x4x2xf32>
            %269 = "tt.trans"(%268) {order = array<i32: 0, 4, 5, 3, 2, 1>} : (tensor<64x2x2x2x4x2xf32>) -> tensor<64x4x2x2x2x2xf32>
            %270:2 = "tt.split"(%269) : (tensor<64x4x2x2x2x2xf32>) -> (tensor<64x4x2x2x2xf32>, tensor<64x4x2x2x2xf32>)
            %271:2 = "tt.split"(%270#0) : (tensor<64x4x2x2x2xf32>) -> (tensor<64x4x2x2xf32>, tensor<64x4x2x2xf32>)
            %272:2 = "tt.split"(%270#1) : (tensor<64x4x2x2x2xf32>) -> (tensor<64x4x2x2xf32>, tensor<64x4x2x2xf32>)
            %273:2 = "tt.split"(%271#0) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
            %274:2 = "tt.split"(%271#1) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
            %275:2 = "tt.split"(%272#0) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
            %276:2 = "tt.split"(%272#1) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
            %277:2 = "tt.split"(%273#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %278:2 = "tt.split"(%273#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %279:2 = "tt.split"(%274#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %280:2 = "tt.split"(%274#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %281:2 = "tt.split"(%275#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %282:2 = "tt.split"(%275#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %283:2 = "tt.split"(%276#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %284:2 = "tt.split"(%276#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %285 = arith.cmpi sge, %arg30, %185 : i32
            scf.if %285 {
              %286 = "tt.splat"(%arg30) : (i32) -> tensor<4xi32>
              %287 = arith.muli %34, %cst_59 : tensor<4xi32>
              %288 = arith.addi %286, %287 : tensor<4xi32>
              %289 = arith.maxsi %144, %c0_i32 : i32
              %290 = arith.cmpi sge, %arg21, %c512_i32 : i32
              %291 = arith.select %290, %c512_i32, %c0_i32 : i32
              %292 = arith.minsi %182, %188 : i32
              %293 = arith.maxsi %292, %arg30 : i32
              %294 = arith.subi %293, %arg30 : i32
              %295 = arith.cmpi sgt, %294, %c63_i32 : i32
              %296 = arith.andi %295, %256 : i1
              %297 = scf.if %296 -> (tensor<64x4xi32>) {
                scf.yield %cst_58 : tensor<64x4xi32>
              } else {
                %338 = "tt.splat"(%188) : (i32) -> tensor<64xi32>
                %339 = arith.minsi %181, %338 : tensor<64xi32>
                %340 = "tt.splat"(%256) : (i1) -> tensor<64xi1>
                %341 = arith.select %340, %339, %cst_66 : tensor<64xi1>, tensor<64xi32>
                %342 = "tt.splat"(%arg30) : (i32) -> tensor<64xi32>
                %343 = arith.maxsi %341, %342 : tensor<64xi32>
                %344 = arith.subi %343, %342 : tensor<64xi32>
                %345 = arith.minsi %344, %cst_57 : tensor<64xi32>
                %346 = "tt.expand_dims"(%345) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
                %347 = "tt.broadcast"(%346) : (tensor<64x1xi32>) -> tensor<64x4xi32>
                %348 = "tt.expand_dims"(%287) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
                %349 = "tt.broadcast"(%348) : (tensor<1x4xi32>) -> tensor<64x4xi32>
                %350 = arith.subi %347, %349 : tensor<64x4xi32>
                %351 = arith.addi %350, %cst_55 : tensor<64x4xi32>
                %352 = arith.shrsi %351, %cst_56 : tensor<64x4xi32>
                %353 = arith.addi %350, %cst_54 : tensor<64x4xi32>
                %354 = arith.shrsi %353, %cst_56 : tensor<64x4xi32>
                %355 = arith.addi %352, %354 : tensor<64x4xi32>
                %356 = arith.subi %cst_53, %355 : tensor<64x4xi32>
                %357 = arith.shrui %cst_58, %356 : tensor<64x4xi32>
                %358 = arith.cmpi sgt, %355, %cst_52 : tensor<64x4xi32>
                %359 = arith.select %358, %357, %cst_52 : tensor<64x4xi1>, tensor<64x4xi32>
                scf.yield %359 : tensor<64x4xi32>
              }
              %298 = "tt.expand_dims"(%180) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
              %299 = "tt.broadcast"(%298) : (tensor<64x1xf32>) -> tensor<64x4xf32>
              %300 = "tt.elementwise_inline_asm"(%299, %277#0, %277#1, %278#0, %278#1, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1, %284#0, %284#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 17>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
              %301 = arith.andi %300, %297 : tensor<64x4xi32>
              %302 = "tt.elementwise_inline_asm"(%299, %277#0, %277#1, %278#0, %278#1, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1, %284#0, %284#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 17>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
              %303 = arith.andi %302, %297 : tensor<64x4xi32>
              %304 = "tt.elementwise_inline_asm"(%277#0, %277#1, %278#0, %278#1, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1, %284#0, %284#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.nan.f32 any0, $1, $2;\0Asetp.nan.f32 any1, $3, $4;\0Asetp.nan.f32 any2, $5, $6;\0Asetp.nan.f32 any3, $7, $8;\0Asetp.nan.or.f32 any0, $9, $10, any0;\0Asetp.nan.or.f32 any1, $11, $12, any1;\0Asetp.nan.or.f32 any2, $13, $14, any2;\0Asetp.nan.or.f32 any3, $15, $16, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.nan.f32 holds, $1, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.nan.f32 holds, $2, $2;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.nan.f32 holds, $3, $3;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.nan.f32 holds, $4, $4;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.nan.f32 holds, $5, $5;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.nan.f32 holds, $6, $6;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.nan.f32 holds, $7, $7;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.nan.f32 holds, $8, $8;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.nan.f32 holds, $9, $9;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.nan.f32 holds, $10, $10;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.nan.f32 holds, $11, $11;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.nan.f32 holds, $12, $12;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.nan.f32 holds, $13, $13;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.nan.f32 holds, $14, $14;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.nan.f32 holds, $15, $15;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.nan.f32 holds, $16, $16;\0A@holds or.b32 $0, $0, 0x8000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 16>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
              %305 = "tt.broadcast"(%232) : (tensor<64x1xi1>) -> tensor<64x4xi1>
              %306 = arith.select %305, %cst_58, %cst_52 : tensor<64x4xi1>, tensor<64x4xi32>
              %307 = arith.andi %304, %306 : tensor<64x4xi32>
              %308 = arith.andi %303, %307 : tensor<64x4xi32>
              %309 = arith.ori %301, %308 : tensor<64x4xi32>
              %310 = arith.extsi %191 : tensor<64x1xi32> to tensor<64x1xi64>
              %311 = "tt.splat"(%arg18) : (i64) -> tensor<64x1xi64>
              %312 = arith.muli %310, %311 : tensor<64x1xi64>
              %313 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<64x1x!tt.ptr<i32>>
              %314 = "tt.addptr"(%313, %312) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
              %315 = "tt.addptr"(%314, %cst_51) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
              %316 = "tt.broadcast"(%315) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
              %317 = "tt.elementwise_inline_asm"(%316, %309) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Apopc.b32 count, hits;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Asetp.ne.and.b32 leads, count, 0, leads;\0A@leads atom.global.gpu.relaxed.add.u32 $0, [$1], count;\0ADONE:\0A}", constraints = "=&r,l,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>) -> tensor<64x4xi32>
              %318 = arith.xori %303, %308 : tensor<64x4xi32>
              %319 = "tt.addptr"(%314, %cst_50) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
              %320 = "tt.broadcast"(%319) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
              %321 = "tt.elementwise_inline_asm"(%320, %318) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Apopc.b32 count, hits;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Asetp.ne.and.b32 leads, count, 0, leads;\0A@leads atom.global.gpu.relaxed.add.u32 $0, [$1], count;\0ADONE:\0A}", constraints = "=&r,l,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>) -> tensor<64x4xi32>
              %322 = "tt.splat"(%arg22) : (i64) -> tensor<64x1xi64>
              %323 = arith.muli %310, %322 : tensor<64x1xi64>
              %324 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<64x1x!tt.ptr<i32>>
              %325 = "tt.addptr"(%324, %323) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
              %326 = "tt.addptr"(%325, %cst_2) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
              %327 = "tt.addptr"(%326, %cst_51) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
              %328 = "tt.broadcast"(%327) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
              %329 = "tt.splat"(%289) : (i32) -> tensor<64x4xi32>
              %330 = "tt.expand_dims"(%288) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
              %331 = "tt.broadcast"(%330) : (tensor<1x4xi32>) -> tensor<64x4xi32>
              %332 = "tt.elementwise_inline_asm"(%328, %309, %317, %329, %331, %299, %277#0, %277#1, %278#0, %278#1, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1, %284#0, %284#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<4>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<1>;\0A.reg .b32 active<1>;\0A.reg .f32 pick<16>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $3, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $4;\0Asetp.ge.and.s32 more, $4, 0, more;\0Aselp.b32 hits0, 0, $2, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $6, $6;\0Aabs.f32 size, $6;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aselp.f32 pick0, $8, $7, odd0;\0Aselp.f32 pick1, $10, $9, odd0;\0Aselp.f32 pick2, $12, $11, odd0;\0Aselp.f32 pick3, $14, $13, odd0;\0Aselp.f32 pick4, $16, $15, odd0;\0Aselp.f32 pick5, $18, $17, odd0;\0Aselp.f32 pick6, $20, $19, odd0;\0Aselp.f32 pick7, $22, $21, odd0;\0Aselp.f32 pick8, pick1, pick0, odd1;\0Aselp.f32 pick9, pick3, pick2, odd1;\0Aselp.f32 pick10, pick5, pick4, odd1;\0Aselp.f32 pick11, pick7, pick6, odd1;\0Aselp.f32 pick12, pick9, pick8, odd2;\0Aselp.f32 pick13, pick11, pick10, odd2;\0Aselp.f32 pick14, pick13, pick12, odd3;\0Amov.f32 score, pick14;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $6;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $5;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $1;\0Asetp.lt.and.u32 fits, bit, $4, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0ADONE:\0A}", constraints = "=&r,l,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 17>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
              %333 = "tt.addptr"(%325, %cst_1) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
              %334 = "tt.addptr"(%333, %cst_51) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi32>) -> tensor<64x1x!tt.ptr<i32>>
              %335 = "tt.broadcast"(%334) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
              %336 = "tt.splat"(%291) : (i32) -> tensor<64x4xi32>
              %337 = "tt.elementwise_inline_asm"(%335, %318, %321, %336, %331, %299, %277#0, %277#1, %278#0, %278#1, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1, %284#0, %284#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<4>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<1>;\0A.reg .b32 active<1>;\0A.reg .f32 pick<16>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $3, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $4;\0Asetp.ge.and.s32 more, $4, 0, more;\0Aselp.b32 hits0, 0, $2, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $6, $6;\0Aabs.f32 size, $6;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aselp.f32 pick0, $8, $7, odd0;\0Aselp.f32 pick1, $10, $9, odd0;\0Aselp.f32 pick2, $12, $11, odd0;\0Aselp.f32 pick3, $14, $13, odd0;\0Aselp.f32 pick4, $16, $15, odd0;\0Aselp.f32 pick5, $18, $17, odd0;\0Aselp.f32 pick6, $20, $19, odd0;\0Aselp.f32 pick7, $22, $21, odd0;\0Aselp.f32 pick8, pick1, pick0, odd1;\0Aselp.f32 pick9, pick3, pick2, odd1;\0Aselp.f32 pick10, pick5, pick4, odd1;\0Aselp.f32 pick11, pick7, pick6, odd1;\0Aselp.f32 pick12, pick9, pick8, odd2;\0Aselp.f32 pick13, pick11, pick10, odd2;\0Aselp.f32 pick14, pick13, pick12, odd3;\0Amov.f32 score, pick14;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $6;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $5;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $1;\0Asetp.lt.and.u32 fits, bit, $4, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0ADONE:\0A}", constraints = "=&r,l,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 17>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
            }
            scf.yield %243 : i32
          }
        }
        gpu.barrier
        %162 = arith.extsi %125#1 : i32 to i64
        %163 = "tt.addptr"(%arg23, %162) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %164 = "tt.atomic_rmw"(%163, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %165 = arith.andi %164, %c2047_i32 : i32
        %166 = arith.cmpi eq, %165, %c1_i32 : i32
        scf.if %166 {
          %167 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<64x!tt.ptr<i32>>
          %168 = "tt.addptr"(%167, %cst_0) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %169 = "tt.addptr"(%168, %137) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %170 = "tt.load"(%169, %142, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
          %171 = "tt.splat"(%arg27) : (i64) -> tensor<64xi64>
          %172 = "tt.addptr"(%167, %171) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %173 = "tt.addptr"(%172, %137) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %174 = "tt.load"(%173, %142, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
          %175 = arith.cmpi slt, %174, %170 : tensor<64xi32>
          %176 = arith.andi %175, %142 : tensor<64xi1>
          %177 = arith.extui %176 : tensor<64xi1> to tensor<64xi32>
          %178 = "tt.reduce"(%177) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %198 = arith.maxsi %arg30, %arg31 : i32
            "tt.reduce_return"(%198) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
          %179 = arith.cmpi ne, %178, %c0_i32 : i32
          %180 = arith.cmpi slt, %125#2, %c500_i32 : i32
          %181 = arith.andi %179, %180 : i1
          %182 = arith.divsi %146, %c1024_i32 : i32
          %183 = arith.divsi %182, %c1024_i32 : i32
          %184 = arith.addi %183, %c1_i32 : i32
          %185 = arith.muli %184, %c1024_i32 : i32
          %186 = arith.divsi %146, %185 : i32
          %187 = arith.addi %186, %c1_i32 : i32
          %188 = arith.select %181, %187, %c0_i32 : i32
          %189 = arith.select %131, %188, %c32_i32 : i32
          %190 = arith.addi %125#2, %c1_i32 : i32
          %191 = arith.shli %190, %c22_i32 : i32
          %192 = arith.shli %189, %c11_i32 : i32
          %193 = arith.ori %191, %192 : i32
          %194 = arith.ori %193, %189 : i32
          %195 = arith.cmpi eq, %189, %c0_i32 : i32
          %196 = arith.select %195, %c0_i32, %194 : i32
          gpu.barrier
          %197 = "tt.atomic_rmw"(%163, %196) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %129 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x4x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "requests", winnow.type = memref<?xi32>}, {winnow.arg = "requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<bf16>, i32, i64, !tt.ptr<bf16>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "qsa", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {helpers = 264 : i32, keys_operand = "lhs", max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 1024 : i32, scatter = "hits", target = "cuda:90", tile_keys = 64 : i32, tile_rows = 64 : i32}} : () -> ()
}

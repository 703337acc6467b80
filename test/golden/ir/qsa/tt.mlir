#map = affine_map<()[s0, s1] -> (s0 ceildiv 64, ((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - ((((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 64) * (s1 ceildiv 1024)) ceildiv 264) * 264) floordiv (s0 ceildiv 64) - s1 ceildiv 256) - 65535) - s1 ceildiv 2147483648 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 ceildiv 64)>
#map2 = affine_map<()[s0, s1] -> (1023)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<bf16>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<bf16>, %arg4: i32, %arg5: i64, %arg6: !tt.ptr<i32>, %arg7: i32, %arg8: !tt.ptr<i32>, %arg9: i32, %arg10: !tt.ptr<i32>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: !tt.ptr<f32>, %arg15: i32, %arg16: !tt.ptr<i32>, %arg17: i32, %arg18: i64, %arg19: !tt.ptr<i32>, %arg20: i32, %arg21: i32, %arg22: i64, %arg23: !tt.ptr<i32>, %arg24: i32, %arg25: !tt.ptr<i32>, %arg26: i32, %arg27: i64, %arg28: i32):
    %cst = arith.constant dense<0> : tensor<1xi64>
    %cst_0 = arith.constant -1.000000e+00 : f32
    %cst_1 = arith.constant dense<1> : tensor<1xi64>
    %c1_i64 = arith.constant 1 : i64
    %cst_2 = arith.constant dense<1> : tensor<64xi64>
    %cst_3 = arith.constant dense<1022> : tensor<64x1xi64>
    %cst_4 = arith.constant dense<1024> : tensor<64x1xi64>
    %cst_5 = arith.constant dense<1> : tensor<64x1xi64>
    %c500_i32 = arith.constant 500 : i32
    %cst_6 = arith.constant dense<0x7F800000> : tensor<64xf32>
    %c65535_i32 = arith.constant 65535 : i32
    %cst_7 = arith.constant dense<2> : tensor<1x1024x1xi64>
    %cst_8 = arith.constant dense<2143289344> : tensor<1x1024xi32>
    %cst_9 = arith.constant dense<0x7F800000> : tensor<1x1024xf32>
    %cst_10 = arith.constant dense<0x7FC00000> : tensor<1xf32>
    %cst_11 = arith.constant dense<0x7F800000> : tensor<1xf32>
    %cst_12 = arith.constant dense<2.000000e+00> : tensor<1xf32>
    %cst_13 = arith.constant dense<511> : tensor<1024xi32>
    %cst_14 = arith.constant dense<65535> : tensor<1024xi32>
    %cst_15 = arith.constant dense<16> : tensor<1024xi32>
    %cst_16 = arith.constant dense<2> : tensor<1024xi64>
    %cst_17 = arith.constant dense<0> : tensor<1024xi32>
    %cst_18 = arith.constant dense<512> : tensor<1024xi32>
    %c1023_i32 = arith.constant 1023 : i32
    %cst_19 = arith.constant dense<2139095041> : tensor<4096xi32>
    %cst_20 = arith.constant 4.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %cst_21 = arith.constant dense<32> : tensor<4096xi64>
    %c6_i32 = arith.constant 6 : i32
    %cst_22 = arith.constant 2.500000e-01 : f32
    %cst_23 = arith.constant 1.800000e+00 : f32
    %cst_24 = arith.constant 3.000000e-01 : f32
    %c4096_i32 = arith.constant 4096 : i32
    %c4095_i32 = arith.constant 4095 : i32
    %cst_25 = arith.constant dense<-2139095041> : tensor<4096xi32>
    %cst_26 = arith.constant dense<2139095040> : tensor<4096xi32>
    %cst_27 = arith.constant dense<2147483647> : tensor<4096xi32>
    %cst_28 = arith.constant 0x7FC00000 : f32
    %cst_29 = arith.constant 0x7F800000 : f32
    %cst_30 = arith.constant 0.000000e+00 : f32
    %cst_31 = arith.constant dense<2> : tensor<4096xi64>
    %cst_32 = arith.constant dense<0> : tensor<4096xi32>
    %cst_33 = arith.constant dense<512> : tensor<4096xi32>
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst_34 = arith.constant 2.14748352E+9 : f32
    %cst_35 = arith.constant 5.000000e-01 : f32
    %cst_36 = arith.constant 1.000000e+00 : f32
    %cst_37 = arith.constant 4.500000e-01 : f32
    %c-2139095041_i32 = arith.constant -2139095041 : i32
    %c8_i32 = arith.constant 8 : i32
    %c-2139095040_i32 = arith.constant -2139095040 : i32
    %c2139095041_i32 = arith.constant 2139095041 : i32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %cst_38 = arith.constant dense<-1> : tensor<64xi32>
    %c3_i32 = arith.constant 3 : i32
    %c4_i32 = arith.constant 4 : i32
    %c2_i32 = arith.constant 2 : i32
    %c2048_i32 = arith.constant 2048 : i32
    %c2047_i32 = arith.constant 2047 : i32
    %c4194304_i32 = arith.constant 4194304 : i32
    %cst_39 = arith.constant dense<2047> : tensor<128xi32>
    %cst_40 = arith.constant dense<11> : tensor<128xi32>
    %cst_41 = arith.constant dense<4194304> : tensor<128xi32>
    %cst_42 = arith.constant dense<2147483646> : tensor<128xi32>
    %cst_43 = arith.constant dense<2147483647> : tensor<128xi32>
    %cst_44 = arith.constant dense<0> : tensor<128xi32>
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c264_i32 = arith.constant 264 : i32
    %false = arith.constant false
    %c11_i32 = arith.constant 11 : i32
    %c22_i32 = arith.constant 22 : i32
    %c1024_i32 = arith.constant 1024 : i32
    %c16_i32 = arith.constant 16 : i32
    %true = arith.constant true
    %cst_45 = arith.constant dense<-2147483648> : tensor<64xi32>
    %cst_46 = arith.constant dense<2139095041> : tensor<64xi32>
    %cst_47 = arith.constant dense<-2139095041> : tensor<64xi32>
    %cst_48 = arith.constant dense<2139095040> : tensor<64xi32>
    %cst_49 = arith.constant dense<2147483647> : tensor<64xi32>
    %cst_50 = arith.constant dense<512> : tensor<64xi32>
    %cst_51 = arith.constant dense<1> : tensor<64xi32>
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
      %128 = arith.minsi %arg29, %arg30 : i32
      "tt.reduce_return"(%128) : (i32) -> ()
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
    %46 = arith.muli %36, %cst_63 : tensor<1x4x1xi32>
    %47 = arith.extsi %46 : tensor<1x4x1xi32> to tensor<1x4x1xi64>
    %48 = "tt.broadcast"(%45) : (tensor<64x1x1xi64>) -> tensor<64x4x1xi64>
    %49 = "tt.broadcast"(%47) : (tensor<1x4x1xi64>) -> tensor<64x4x1xi64>
    %50 = arith.addi %48, %49 : tensor<64x4x1xi64>
    %51 = arith.extsi %39 : tensor<1x1x128xi32> to tensor<1x1x128xi64>
    %52 = "tt.broadcast"(%50) : (tensor<64x4x1xi64>) -> tensor<64x4x128xi64>
    %53 = "tt.broadcast"(%51) : (tensor<1x1x128xi64>) -> tensor<64x4x128xi64>
    %54 = arith.addi %52, %53 : tensor<64x4x128xi64>
    %55 = "tt.splat"(%arg0) : (!tt.ptr<bf16>) -> tensor<64x4x128x!tt.ptr<bf16>>
    %56 = "tt.addptr"(%55, %54) : (tensor<64x4x128x!tt.ptr<bf16>>, tensor<64x4x128xi64>) -> tensor<64x4x128x!tt.ptr<bf16>>
    %57 = "tt.load"(%56, %42, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x4x128x!tt.ptr<bf16>>, tensor<64x4x128xi1>, tensor<64x4x128xbf16>) -> tensor<64x4x128xbf16>
    %58 = "tt.reshape"(%57) : (tensor<64x4x128xbf16>) -> tensor<256x128xbf16>
    %59 = arith.divui %2, %c128_i32 : i32
    %60 = arith.cmpi slt, %59, %arg9 : i32
    %61 = arith.extsi %59 : i32 to i64
    %62 = "tt.addptr"(%arg8, %61) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %63 = "tt.load"(%62, %60, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %64 = arith.select %60, %63, %c-1_i32 : i32
    %65 = "tt.reduce"(%23) ({
    ^bb0(%arg29: i32, %arg30: i32):
      %128 = arith.maxsi %arg29, %arg30 : i32
      "tt.reduce_return"(%128) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
    %66 = "tt.get_num_programs"() {axis = 1 : i32} : () -> i32
    %67 = arith.addi %65, %c63_i32 : i32
    %68 = arith.divui %67, %c64_i32 : i32
    %69 = arith.divui %68, %66 : i32
    %70 = arith.remui %68, %66 : i32
    %71 = arith.muli %1, %69 : i32
    %72 = arith.minsi %1, %70 : i32
    %73 = arith.addi %71, %72 : i32
    %74 = arith.addi %1, %c1_i32 : i32
    %75 = arith.muli %74, %69 : i32
    %76 = arith.minsi %74, %70 : i32
    %77 = arith.addi %75, %76 : i32
    %78 = arith.muli %77, %c64_i32 : i32
    %79 = arith.minsi %78, %65 : i32
    %80 = arith.muli %73, %c64_i32 : i32
    %81 = arith.divui %80, %c64_i32 : i32
    %82 = arith.cmpi ult, %81, %arg12 : i32
    %83 = arith.cmpi ult, %64, %arg11 : i32
    %84 = arith.cmpi slt, %80, %79 : i32
    %85 = arith.andi %84, %82 : i1
    %86 = arith.andi %85, %83 : i1
    %87 = arith.extsi %64 : i32 to i64
    %88 = arith.muli %87, %arg13 : i64
    %89 = arith.extsi %81 : i32 to i64
    %90 = arith.addi %88, %89 : i64
    %91 = "tt.addptr"(%arg10, %90) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %92 = "tt.load"(%91, %86, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %93 = arith.select %86, %92, %c-1_i32 : i32
    %94 = "tt.splat"(%arg4) : (i32) -> tensor<1x1xi32>
    %95 = "tt.expand_dims"(%4) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %96 = "tt.splat"(%arg5) : (i64) -> tensor<1x1xi64>
    %97 = arith.muli %95, %cst_60 : tensor<64x1xi32>
    %98 = arith.extsi %97 : tensor<64x1xi32> to tensor<64x1xi64>
    %99 = arith.extsi %38 : tensor<1x128xi32> to tensor<1x128xi64>
    %100 = "tt.broadcast"(%99) : (tensor<1x128xi64>) -> tensor<64x128xi64>
    %101 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<64x128x!tt.ptr<bf16>>
    %102 = "tt.trans"(%58) {order = array<i32: 1, 0>} : (tensor<256x128xbf16>) -> tensor<128x256xbf16>
    %103:2 = scf.for %arg29 = %80 to %79 step %c64_i32 iter_args(%arg30 = %93, %arg31 = %cst_62) -> (i32, tensor<64x256xf32>)  : i32 {
      %128 = arith.addi %arg29, %c64_i32 : i32
      %129 = arith.divui %128, %c64_i32 : i32
      %130 = arith.cmpi ult, %129, %arg12 : i32
      %131 = arith.cmpi slt, %128, %79 : i32
      %132 = arith.andi %131, %130 : i1
      %133 = arith.andi %132, %83 : i1
      %134 = arith.extsi %129 : i32 to i64
      %135 = arith.addi %88, %134 : i64
      %136 = "tt.addptr"(%arg10, %135) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %137 = "tt.load"(%136, %133, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %138 = arith.select %133, %137, %c-1_i32 : i32
      %139 = "tt.splat"(%arg30) : (i32) -> tensor<1xi32>
      %140 = "tt.expand_dims"(%139) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %141 = arith.cmpi ult, %140, %94 : tensor<1x1xi32>
      %142 = "tt.broadcast"(%141) : (tensor<1x1xi1>) -> tensor<64x128xi1>
      %143 = arith.extsi %140 : tensor<1x1xi32> to tensor<1x1xi64>
      %144 = arith.muli %143, %96 : tensor<1x1xi64>
      %145 = "tt.broadcast"(%144) : (tensor<1x1xi64>) -> tensor<64x1xi64>
      %146 = arith.addi %145, %98 : tensor<64x1xi64>
      %147 = "tt.broadcast"(%146) : (tensor<64x1xi64>) -> tensor<64x128xi64>
      %148 = arith.addi %147, %100 : tensor<64x128xi64>
      %149 = "tt.addptr"(%101, %148) : (tensor<64x128x!tt.ptr<bf16>>, tensor<64x128xi64>) -> tensor<64x128x!tt.ptr<bf16>>
      %150 = "tt.load"(%149, %142, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<bf16>>, tensor<64x128xi1>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
      %151 = "tt.dot"(%150, %102, %cst_62) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xbf16>, tensor<128x256xbf16>, tensor<64x256xf32>) -> tensor<64x256xf32>
      %152 = arith.cmpi sge, %arg29, %80 : i32
      scf.if %152 {
        %153 = arith.cmpi ult, %arg30, %arg4 : i32
        %154 = "tt.reshape"(%151) : (tensor<64x256xf32>) -> tensor<64x64x4xf32>
        %155 = "tt.reduce"(%154) ({
        ^bb0(%arg32: f32, %arg33: f32):
          %226 = arith.maximumf %arg32, %arg33 : f32
          "tt.reduce_return"(%226) : (f32) -> ()
        }) {axis = 2 : i32} : (tensor<64x64x4xf32>) -> tensor<64x64xf32>
        %156 = "tt.trans"(%155) {order = array<i32: 1, 0>} : (tensor<64x64xf32>) -> tensor<64x64xf32>
        %157 = "tt.reshape"(%156) : (tensor<64x64xf32>) -> tensor<64x8x4x2xf32>
        %158 = "tt.trans"(%157) {order = array<i32: 1, 3, 0, 2>} : (tensor<64x8x4x2xf32>) -> tensor<8x2x64x4xf32>
        %159 = "tt.reshape"(%158) : (tensor<8x2x64x4xf32>) -> tensor<16x64x4x1xf32>
        %160 = "tt.scan"(%159) ({
        ^bb0(%arg32: f32, %arg33: f32):
          %226 = arith.addf %arg32, %arg33 : f32
          "tt.scan_return"(%226) : (f32) -> ()
        }) {axis = 3 : i32, reverse = false} : (tensor<16x64x4x1xf32>) -> tensor<16x64x4x1xf32>
        %161 = "tt.reshape"(%160) : (tensor<16x64x4x1xf32>) -> tensor<8x2x64x4xf32>
        %162 = "tt.trans"(%161) {order = array<i32: 2, 0, 3, 1>} : (tensor<8x2x64x4xf32>) -> tensor<64x8x4x2xf32>
        %163 = "tt.reshape"(%162) : (tensor<64x8x4x2xf32>) -> tensor<64x64xf32>
        %164 = "tt.splat"(%arg29) : (i32) -> tensor<4xi32>
        %165 = arith.muli %34, %cst_59 : tensor<4xi32>
        %166 = arith.addi %164, %165 : tensor<4xi32>
        %167 = arith.subi %arg21, %c512_i32 : i32
        %168 = arith.maxsi %167, %c0_i32 : i32
        %169 = arith.cmpi sge, %arg21, %c512_i32 : i32
        %170 = arith.select %169, %c512_i32, %c0_i32 : i32
        %171 = "tt.reshape"(%163) : (tensor<64x64xf32>) -> tensor<64x2x2x2x4x2xf32>
        %172 = "tt.trans"(%171) {order = array<i32: 0, 4, 5, 3, 2, 1>} : (tensor<64x2x2x2x4x2xf32>) -> tensor<64x4x2x2x2x2xf32>
        %173:2 = "tt.split"(%172) : (tensor<64x4x2x2x2x2xf32>) -> (tensor<64x4x2x2x2xf32>, tensor<64x4x2x2x2xf32>)
        %174:2 = "tt.split"(%173#0) : (tensor<64x4x2x2x2xf32>) -> (tensor<64x4x2x2xf32>, tensor<64x4x2x2xf32>)
        %175:2 = "tt.split"(%173#1) : (tensor<64x4x2x2x2xf32>) -> (tensor<64x4x2x2xf32>, tensor<64x4x2x2xf32>)
        %176:2 = "tt.split"(%174#0) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
        %177:2 = "tt.split"(%174#1) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
        %178:2 = "tt.split"(%175#0) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
        %179:2 = "tt.split"(%175#1) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
        %180:2 = "tt.split"(%176#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %181:2 = "tt.split"(%176#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %182:2 = "tt.split"(%177#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %183:2 = "tt.split"(%177#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %184:2 = "tt.split"(%178#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %185:2 = "tt.split"(%178#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %186:2 = "tt.split"(%179#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %187:2 = "tt.split"(%179#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
        %188 = arith.minsi %24, %79 : i32
        %189 = arith.maxsi %188, %arg29 : i32
        %190 = arith.subi %189, %arg29 : i32
        %191 = arith.cmpi sgt, %190, %c63_i32 : i32
        %192 = arith.andi %191, %153 : i1
        %193 = scf.if %192 -> (tensor<64x4xi32>) {
          scf.yield %cst_58 : tensor<64x4xi32>
        } else {
          %226 = "tt.splat"(%79) : (i32) -> tensor<64xi32>
          %227 = arith.minsi %23, %226 : tensor<64xi32>
          %228 = "tt.splat"(%153) : (i1) -> tensor<64xi1>
          %229 = arith.select %228, %227, %cst_66 : tensor<64xi1>, tensor<64xi32>
          %230 = "tt.splat"(%arg29) : (i32) -> tensor<64xi32>
          %231 = arith.maxsi %229, %230 : tensor<64xi32>
          %232 = arith.subi %231, %230 : tensor<64xi32>
          %233 = arith.minsi %232, %cst_57 : tensor<64xi32>
          %234 = "tt.expand_dims"(%233) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
          %235 = "tt.broadcast"(%234) : (tensor<64x1xi32>) -> tensor<64x4xi32>
          %236 = "tt.expand_dims"(%165) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
          %237 = "tt.broadcast"(%236) : (tensor<1x4xi32>) -> tensor<64x4xi32>
          %238 = arith.subi %235, %237 : tensor<64x4xi32>
          %239 = arith.addi %238, %cst_55 : tensor<64x4xi32>
          %240 = arith.shrsi %239, %cst_56 : tensor<64x4xi32>
          %241 = arith.addi %238, %cst_54 : tensor<64x4xi32>
          %242 = arith.shrsi %241, %cst_56 : tensor<64x4xi32>
          %243 = arith.addi %240, %242 : tensor<64x4xi32>
          %244 = arith.subi %cst_53, %243 : tensor<64x4xi32>
          %245 = arith.shrui %cst_58, %244 : tensor<64x4xi32>
          %246 = arith.cmpi sgt, %243, %cst_52 : tensor<64x4xi32>
          %247 = arith.select %246, %245, %cst_52 : tensor<64x4xi1>, tensor<64x4xi32>
          scf.yield %247 : tensor<64x4xi32>
        }
        %194 = "tt.expand_dims"(%29) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
        %195 = "tt.broadcast"(%194) : (tensor<64x1xf32>) -> tensor<64x4xf32>
        %196 = "tt.elementwise_inline_asm"(%195, %180#0, %180#1, %181#0, %181#1, %182#0, %182#1, %183#0, %183#1, %184#0, %184#1, %185#0, %185#1, %186#0, %186#1, %187#0, %187#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 17>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
        %197 = arith.andi %196, %193 : tensor<64x4xi32>
        %198 = arith.extsi %32 : tensor<64x1xi32> to tensor<64x1xi64>
        %199 = "tt.splat"(%arg18) : (i64) -> tensor<64x1xi64>
        %200 = arith.muli %198, %199 : tensor<64x1xi64>
        %201 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<64x1x!tt.ptr<i32>>
        %202 = "tt.addptr"(%201, %200) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
        %203 = "tt.broadcast"(%202) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
        %204 = "tt.elementwise_inline_asm"(%203, %197) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Apopc.b32 count, hits;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Asetp.ne.and.b32 leads, count, 0, leads;\0A@leads atom.global.gpu.relaxed.add.u32 $0, [$1], count;\0ADONE:\0A}", constraints = "=&r,l,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>) -> tensor<64x4xi32>
        %205 = "tt.elementwise_inline_asm"(%195, %180#0, %180#1, %181#0, %181#1, %182#0, %182#1, %183#0, %183#1, %184#0, %184#1, %185#0, %185#1, %186#0, %186#1, %187#0, %187#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 17>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
        %206 = arith.andi %205, %193 : tensor<64x4xi32>
        %207 = arith.addi %200, %cst_5 : tensor<64x1xi64>
        %208 = "tt.addptr"(%201, %207) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
        %209 = "tt.broadcast"(%208) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
        %210 = "tt.elementwise_inline_asm"(%209, %206) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Apopc.b32 count, hits;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Asetp.ne.and.b32 leads, count, 0, leads;\0A@leads atom.global.gpu.relaxed.add.u32 $0, [$1], count;\0ADONE:\0A}", constraints = "=&r,l,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>) -> tensor<64x4xi32>
        %211 = "tt.splat"(%arg22) : (i64) -> tensor<64x1xi64>
        %212 = arith.muli %198, %211 : tensor<64x1xi64>
        %213 = arith.addi %212, %cst_4 : tensor<64x1xi64>
        %214 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<64x1x!tt.ptr<i32>>
        %215 = "tt.addptr"(%214, %213) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
        %216 = "tt.broadcast"(%215) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
        %217 = "tt.splat"(%168) : (i32) -> tensor<64x4xi32>
        %218 = "tt.expand_dims"(%166) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
        %219 = "tt.broadcast"(%218) : (tensor<1x4xi32>) -> tensor<64x4xi32>
        %220 = "tt.elementwise_inline_asm"(%216, %197, %204, %217, %219, %195, %180#0, %180#1, %181#0, %181#1, %182#0, %182#1, %183#0, %183#1, %184#0, %184#1, %185#0, %185#1, %186#0, %186#1, %187#0, %187#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<4>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<1>;\0A.reg .b32 active<1>;\0A.reg .f32 pick<16>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $3, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $4;\0Asetp.ge.and.s32 more, $4, 0, more;\0Aselp.b32 hits0, 0, $2, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $6, $6;\0Aabs.f32 size, $6;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Aszext.clamp.u32 hits, hits, leaf;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aselp.f32 pick0, $8, $7, odd0;\0Aselp.f32 pick1, $10, $9, odd0;\0Aselp.f32 pick2, $12, $11, odd0;\0Aselp.f32 pick3, $14, $13, odd0;\0Aselp.f32 pick4, $16, $15, odd0;\0Aselp.f32 pick5, $18, $17, odd0;\0Aselp.f32 pick6, $20, $19, odd0;\0Aselp.f32 pick7, $22, $21, odd0;\0Aselp.f32 pick8, pick1, pick0, odd1;\0Aselp.f32 pick9, pick3, pick2, odd1;\0Aselp.f32 pick10, pick5, pick4, odd1;\0Aselp.f32 pick11, pick7, pick6, odd1;\0Aselp.f32 pick12, pick9, pick8, odd2;\0Aselp.f32 pick13, pick11, pick10, odd2;\0Aselp.f32 pick14, pick13, pick12, odd3;\0Amov.f32 score, pick14;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $6;\0Amov.b32 bits, score;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $5;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $1;\0Asetp.lt.and.u32 fits, bit, $4, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0ADONE:\0A}", constraints = "=&r,l,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 17>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
        %221 = arith.addi %212, %cst_3 : tensor<64x1xi64>
        %222 = "tt.addptr"(%214, %221) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
        %223 = "tt.broadcast"(%222) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
        %224 = "tt.splat"(%170) : (i32) -> tensor<64x4xi32>
        %225 = "tt.elementwise_inline_asm"(%223, %206, %210, %224, %219, %195, %180#0, %180#1, %181#0, %181#1, %182#0, %182#1, %183#0, %183#1, %184#0, %184#1, %185#0, %185#1, %186#0, %186#1, %187#0, %187#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<4>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<1>;\0A.reg .b32 active<1>;\0A.reg .f32 pick<16>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $3, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $4;\0Asetp.ge.and.s32 more, $4, 0, more;\0Aselp.b32 hits0, 0, $2, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $6, $6;\0Aabs.f32 size, $6;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aselp.f32 pick0, $8, $7, odd0;\0Aselp.f32 pick1, $10, $9, odd0;\0Aselp.f32 pick2, $12, $11, odd0;\0Aselp.f32 pick3, $14, $13, odd0;\0Aselp.f32 pick4, $16, $15, odd0;\0Aselp.f32 pick5, $18, $17, odd0;\0Aselp.f32 pick6, $20, $19, odd0;\0Aselp.f32 pick7, $22, $21, odd0;\0Aselp.f32 pick8, pick1, pick0, odd1;\0Aselp.f32 pick9, pick3, pick2, odd1;\0Aselp.f32 pick10, pick5, pick4, odd1;\0Aselp.f32 pick11, pick7, pick6, odd1;\0Aselp.f32 pick12, pick9, pick8, odd2;\0Aselp.f32 pick13, pick11, pick10, odd2;\0Aselp.f32 pick14, pick13, pick12, odd3;\0Amov.f32 score, pick14;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $6;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $5;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $1;\0Asetp.lt.and.u32 fits, bit, $4, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0ADONE:\0A}", constraints = "=&r,l,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 17>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
      }
      scf.yield %138, %151 : i32, tensor<64x256xf32>
    }
    %104 = "tt.elementwise_inline_asm"(%103#1) {asm_string = "mov.b32 $0, $1;", constraints = "=&r,f", operandSegmentSizes = array<i32: 0, 0, 1>, packed_element = 1 : i32, pure = false} : (tensor<64x256xf32>) -> tensor<64x256xi32>
    %105 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %106 = arith.cmpi slt, %0, %arg24 : i32
    gpu.barrier
    %107 = arith.extsi %0 : i32 to i64
    %108 = "tt.addptr"(%arg23, %107) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %109 = "tt.atomic_rmw"(%108, %c1_i32, %106) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %110 = arith.subi %66, %c1_i32 : i32
    %111 = arith.cmpi eq, %109, %110 : i32
    %112 = arith.andi %106, %111 : i1
    %113 = scf.if %112 -> (i1) {
      %128 = arith.subi %105, %c1_i32 : i32
      %129 = arith.minui %0, %128 : i32
      %130 = arith.muli %129, %c64_i32 : i32
      %131 = "tt.splat"(%130) : (i32) -> tensor<64xi32>
      %132 = arith.addi %131, %4 : tensor<64xi32>
      %133 = arith.cmpi ult, %132, %6 : tensor<64xi32>
      %134 = arith.extsi %132 : tensor<64xi32> to tensor<64xi64>
      %135 = "tt.addptr"(%9, %134) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      %136 = "tt.load"(%135, %133, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
      %137 = arith.minsi %136, %13 : tensor<64xi32>
      %138 = arith.maxsi %137, %cst_66 : tensor<64xi32>
      %139 = arith.cmpi slt, %132, %21 : tensor<64xi32>
      %140 = arith.select %139, %138, %cst_66 : tensor<64xi1>, tensor<64xi32>
      %141 = arith.subi %arg21, %c512_i32 : i32
      %142 = "tt.addptr"(%27, %134) : (tensor<64x!tt.ptr<f32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<f32>>
      %143 = "tt.load"(%142, %139, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<f32>>, tensor<64xi1>, tensor<64xf32>) -> tensor<64xf32>
      %144 = "tt.splat"(%arg18) : (i64) -> tensor<64xi64>
      %145 = arith.muli %134, %144 : tensor<64xi64>
      %146 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<64x!tt.ptr<i32>>
      %147 = "tt.addptr"(%146, %145) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      %148 = "tt.load"(%147, %139, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
      %149 = arith.addi %145, %cst_2 : tensor<64xi64>
      %150 = "tt.addptr"(%146, %149) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      %151 = "tt.load"(%150, %139, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
      %152 = arith.minsi %151, %cst_50 : tensor<64xi32>
      %153 = "tt.splat"(%141) : (i32) -> tensor<64xi32>
      %154 = arith.cmpi slt, %153, %148 : tensor<64xi32>
      %155 = arith.addi %148, %152 : tensor<64xi32>
      %156 = arith.minsi %140, %cst_50 : tensor<64xi32>
      %157 = arith.cmpi slt, %155, %156 : tensor<64xi32>
      %158 = arith.cmpf uno, %143, %143 : tensor<64xf32>
      %159 = arith.cmpi sgt, %151, %cst_66 : tensor<64xi32>
      %160 = arith.andi %158, %159 : tensor<64xi1>
      %161 = arith.ori %154, %157 : tensor<64xi1>
      %162 = arith.ori %161, %160 : tensor<64xi1>
      %163 = arith.andi %162, %139 : tensor<64xi1>
      %164 = "tt.bitcast"(%143) : (tensor<64xf32>) -> tensor<64xi32>
      %165 = arith.cmpi slt, %164, %cst_66 : tensor<64xi32>
      %166 = arith.andi %164, %cst_49 : tensor<64xi32>
      %167 = arith.subi %cst_66, %166 : tensor<64xi32>
      %168 = arith.cmpi sgt, %166, %cst_48 : tensor<64xi32>
      %169 = arith.select %165, %167, %164 : tensor<64xi1>, tensor<64xi32>
      %170 = arith.select %168, %cst_48, %169 : tensor<64xi1>, tensor<64xi32>
      %171 = arith.select %154, %170, %cst_47 : tensor<64xi1>, tensor<64xi32>
      %172 = arith.addi %171, %cst_51 : tensor<64xi32>
      %173 = arith.subi %cst_50, %152 : tensor<64xi32>
      %174 = arith.select %163, %172, %173 : tensor<64xi1>, tensor<64xi32>
      %175 = arith.addi %148, %cst_50 : tensor<64xi32>
      %176 = arith.select %163, %171, %175 : tensor<64xi1>, tensor<64xi32>
      gpu.barrier
      %177 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<64x!tt.ptr<i32>>
      %178 = "tt.addptr"(%177, %134) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      "tt.store"(%178, %174, %139) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> ()
      %179 = "tt.splat"(%arg27) : (i64) -> tensor<64xi64>
      %180 = arith.addi %179, %134 : tensor<64xi64>
      %181 = "tt.addptr"(%177, %180) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
      "tt.store"(%181, %176, %139) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> ()
      %182 = "tt.bitcast"(%cst_46) : (tensor<64xi32>) -> tensor<64xf32>
      %183 = arith.andi %163, %154 : tensor<64xi1>
      "tt.store"(%142, %182, %183) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<f32>>, tensor<64xf32>, tensor<64xi1>) -> ()
      "tt.store"(%147, %cst_66, %163) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> ()
      "tt.store"(%150, %cst_66, %163) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> ()
      %184 = arith.extui %163 : tensor<64xi1> to tensor<64xi32>
      %185 = "tt.reduce"(%184) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %210 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%210) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
      %186 = arith.cmpi ne, %185, %c0_i32 : i32
      %187 = "tt.reduce"(%140) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %210 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%210) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
      %188 = arith.maxsi %187, %c1_i32 : i32
      %189 = arith.subi %188, %c1_i32 : i32
      %190 = arith.divui %189, %c64_i32 : i32
      %191 = arith.divui %141, %c64_i32 : i32
      %192 = arith.maxsi %191, %c16_i32 : i32
      %193 = arith.divui %190, %192 : i32
      %194 = arith.addi %193, %c1_i32 : i32
      %195 = arith.minsi %194, %c1024_i32 : i32
      %196 = arith.muli %195, %c128_i32 : i32
      %197 = arith.divui %189, %196 : i32
      %198 = arith.divui %197, %c1024_i32 : i32
      %199 = arith.addi %198, %c1_i32 : i32
      %200 = arith.muli %196, %199 : i32
      %201 = arith.divui %189, %200 : i32
      %202 = arith.addi %201, %c1_i32 : i32
      %203 = arith.select %186, %202, %c0_i32 : i32
      %204 = arith.shli %203, %c11_i32 : i32
      %205 = arith.ori %204, %c4194304_i32 : i32
      %206 = arith.ori %205, %203 : i32
      %207 = arith.cmpi eq, %203, %c0_i32 : i32
      %208 = arith.select %207, %c0_i32, %206 : i32
      gpu.barrier
      %209 = "tt.atomic_rmw"(%108, %208) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %186 : i1
    } else {
      scf.yield %false : i1
    }
    %114 = arith.muli %1, %105 : i32
    %115 = arith.addi %114, %0 : i32
    %116 = arith.muli %66, %105 : i32
    %117 = arith.subi %116, %c264_i32 : i32
    %118 = arith.cmpi sge, %115, %117 : i32
    %119 = arith.ori %113, %118 : i1
    %120 = arith.select %119, %c1024_i32, %c0_i32 : i32
    %121 = arith.minsi %105, %arg24 : i32
    %122 = arith.cmpi slt, %0, %121 : i32
    %123 = arith.select %122, %0, %c0_i32 : i32
    %124 = "tt.splat"(%121) : (i32) -> tensor<128xi32>
    %125 = "tt.splat"(%arg23) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %126 = "tt.splat"(%123) : (i32) -> tensor<128xi32>
    %127 = scf.while (%arg29 = %120) : (i32) -> i32 {
      %128 = arith.cmpi sgt, %arg29, %c0_i32 : i32
      scf.condition(%128) %arg29 : i32
    } do {
    ^bb0(%arg29: i32):
      %128 = scf.for %arg30 = %c0_i32 to %121 step %c128_i32 iter_args(%arg31 = %c2147483647_i32) -> (i32)  : i32 {
        %137 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
        %138 = arith.addi %137, %37 : tensor<128xi32>
        %139 = arith.cmpi slt, %138, %124 : tensor<128xi32>
        %140 = arith.extsi %138 : tensor<128xi32> to tensor<128xi64>
        %141 = "tt.addptr"(%125, %140) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %142 = "tt.load"(%141, %139, %cst_44) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %143 = arith.subi %138, %126 : tensor<128xi32>
        %144 = arith.cmpi slt, %143, %cst_44 : tensor<128xi32>
        %145 = arith.addi %143, %124 : tensor<128xi32>
        %146 = arith.select %144, %145, %143 : tensor<128xi1>, tensor<128xi32>
        %147 = arith.cmpi eq, %142, %cst_44 : tensor<128xi32>
        %148 = arith.select %147, %cst_43, %cst_42 : tensor<128xi1>, tensor<128xi32>
        %149 = arith.cmpi sge, %142, %cst_41 : tensor<128xi32>
        %150 = arith.shrsi %142, %cst_40 : tensor<128xi32>
        %151 = arith.andi %150, %cst_39 : tensor<128xi32>
        %152 = arith.cmpi ne, %151, %cst_44 : tensor<128xi32>
        %153 = arith.andi %149, %152 : tensor<128xi1>
        %154 = arith.select %153, %146, %148 : tensor<128xi1>, tensor<128xi32>
        %155 = "tt.reduce"(%154) ({
        ^bb0(%arg32: i32, %arg33: i32):
          %157 = arith.minsi %arg32, %arg33 : i32
          "tt.reduce_return"(%157) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %156 = arith.minsi %arg31, %155 : i32
        scf.yield %156 : i32
      }
      %129 = "tt.splat"(%128) : (i32) -> tensor<4096xi32>
      %130 = "tt.reduce"(%129) ({
      ^bb0(%arg30: i32, %arg31: i32):
        %137 = arith.minsi %arg30, %arg31 : i32
        "tt.reduce_return"(%137) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %131 = arith.cmpi slt, %130, %121 : i32
      %132:4 = scf.if %131 -> (i1, i32, i32, i32) {
        %137 = arith.addi %123, %130 : i32
        %138 = arith.remui %137, %121 : i32
        %139 = arith.extsi %138 : i32 to i64
        %140 = "tt.addptr"(%arg23, %139) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %141 = "tt.atomic_rmw"(%140, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %142 = arith.cmpi sge, %141, %c4194304_i32 : i32
        %143 = arith.shrsi %141, %c11_i32 : i32
        %144 = arith.andi %143, %c2047_i32 : i32
        %145 = arith.cmpi ne, %144, %c0_i32 : i32
        %146 = arith.andi %142, %145 : i1
        %147 = arith.subi %141, %c2048_i32 : i32
        %148 = arith.select %146, %147, %141 : i32
        %149 = "tt.atomic_cas"(%140, %141, %148) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %150 = arith.cmpi eq, %149, %141 : i32
        %151 = arith.andi %146, %150 : i1
        %152 = arith.subi %144, %c1_i32 : i32
        %153 = arith.shrsi %141, %c22_i32 : i32
        scf.yield %151, %138, %153, %152 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %133 = arith.cmpi slt, %130, %c2147483647_i32 : i32
      %134 = arith.subi %arg29, %c1_i32 : i32
      %135 = arith.select %133, %134, %c0_i32 : i32
      %136 = arith.select %132#0, %c1024_i32, %135 : i32
      scf.if %132#0 {
        %137 = arith.andi %132#2, %c1_i32 : i32
        %138 = arith.cmpi eq, %137, %c0_i32 : i32
        %139 = arith.cmpi sle, %132#2, %c2_i32 : i32
        %140 = arith.muli %132#1, %c64_i32 : i32
        %141 = "tt.splat"(%140) : (i32) -> tensor<64xi32>
        %142 = arith.addi %141, %4 : tensor<64xi32>
        %143 = arith.cmpi ult, %142, %6 : tensor<64xi32>
        %144 = arith.extsi %142 : tensor<64xi32> to tensor<64xi64>
        %145 = "tt.addptr"(%9, %144) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
        %146 = "tt.load"(%145, %143, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
        %147 = arith.minsi %146, %13 : tensor<64xi32>
        %148 = arith.maxsi %147, %cst_66 : tensor<64xi32>
        %149 = arith.cmpi slt, %142, %21 : tensor<64xi32>
        %150 = arith.select %149, %148, %cst_66 : tensor<64xi1>, tensor<64xi32>
        %151 = arith.subi %arg21, %c512_i32 : i32
        %152 = "tt.reduce"(%150) ({
        ^bb0(%arg30: i32, %arg31: i32):
          %175 = arith.maxsi %arg30, %arg31 : i32
          "tt.reduce_return"(%175) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
        %153 = arith.maxsi %152, %c1_i32 : i32
        %154 = arith.subi %153, %c1_i32 : i32
        %155 = arith.divui %154, %c64_i32 : i32
        %156 = arith.divui %151, %c64_i32 : i32
        %157 = arith.maxsi %156, %c16_i32 : i32
        %158 = arith.divui %155, %157 : i32
        %159 = arith.addi %158, %c1_i32 : i32
        %160 = arith.minsi %159, %c1024_i32 : i32
        %161 = arith.select %139, %160, %c1_i32 : i32
        %162 = arith.select %139, %c128_i32, %c1024_i32 : i32
        %163 = arith.muli %161, %162 : i32
        %164 = arith.divui %154, %163 : i32
        %165 = arith.divui %164, %c1024_i32 : i32
        %166 = arith.addi %165, %c1_i32 : i32
        %167 = arith.muli %163, %166 : i32
        %168 = arith.divui %154, %167 : i32
        %169 = arith.addi %168, %c1_i32 : i32
        scf.if %138 {
          %175 = arith.muli %132#3, %c4_i32 : i32
          %176 = arith.shrsi %132#2, %c1_i32 : i32
          %177 = arith.remui %176, %c3_i32 : i32
          %178 = arith.cmpi eq, %177, %c0_i32 : i32
          %179 = "tt.splat"(%c0_i32) : (i32) -> tensor<64xi32>
          %180 = arith.addi %179, %4 : tensor<64xi32>
          scf.for %arg30 = %c0_i32 to %c4_i32 step %c1_i32  : i32 {
            %181 = arith.addi %175, %arg30 : i32
            %182 = "tt.splat"(%181) : (i32) -> tensor<64xi32>
            %183 = arith.cmpi eq, %180, %182 : tensor<64xi32>
            %184 = arith.andi %183, %149 : tensor<64xi1>
            %185 = arith.select %184, %150, %cst_38 : tensor<64xi1>, tensor<64xi32>
            %186 = "tt.reduce"(%185) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %189 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%189) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
            %187 = arith.addi %140, %181 : i32
            %188 = arith.cmpi sgt, %186, %c-1_i32 : i32
            scf.if %188 {
              %189 = arith.minsi %arg15, %arg17 : i32
              %190 = arith.minsi %189, %arg20 : i32
              %191 = arith.minsi %190, %arg26 : i32
              %192 = arith.cmpi ult, %187, %191 : i32
              %193 = arith.extsi %187 : i32 to i64
              %194 = "tt.addptr"(%arg25, %193) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %195 = "tt.load"(%194, %192, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %196 = arith.addi %arg27, %193 : i64
              %197 = "tt.addptr"(%arg25, %196) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %198 = "tt.load"(%197, %192, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %199 = arith.cmpi sgt, %195, %198 : i32
              scf.if %199 {
                %200 = "tt.addptr"(%arg14, %193) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
                %201 = "tt.load"(%200) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
                %202 = arith.muli %193, %arg18 : i64
                %203 = "tt.addptr"(%arg16, %202) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %204 = "tt.load"(%203) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %205 = arith.addi %202, %c1_i64 : i64
                %206 = "tt.addptr"(%arg16, %205) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %207 = "tt.load"(%206) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %208 = arith.maxsi %151, %c0_i32 : i32
                %209 = arith.minsi %204, %208 : i32
                %210 = arith.maxsi %209, %c0_i32 : i32
                %211 = "tt.bitcast"(%201) : (f32) -> i32
                %212 = arith.cmpi slt, %211, %c0_i32 : i32
                %213 = arith.andi %211, %c2147483647_i32 : i32
                %214 = arith.subi %c0_i32, %213 : i32
                %215 = arith.cmpi sgt, %213, %c2139095040_i32 : i32
                %216 = arith.select %212, %214, %211 : i32
                %217 = arith.select %215, %c2139095041_i32, %216 : i32
                gpu.barrier
                %218 = arith.cmpi ne, %161, %c1_i32 : i32
                %219 = arith.cmpi eq, %195, %c-2139095040_i32 : i32
                %220 = arith.cmpi eq, %161, %c1_i32 : i32
                %221 = arith.andi %219, %220 : i1
                %222 = arith.addi %204, %207 : i32
                %223 = arith.select %221, %222, %186 : i32
                %224 = arith.minsi %223, %c512_i32 : i32
                %225 = arith.cmpi sgt, %204, %208 : i32
                %226 = arith.minsi %207, %c512_i32 : i32
                %227 = arith.addi %204, %226 : i32
                %228 = arith.cmpi sge, %227, %224 : i32
                %229 = arith.ori %228, %221 : i1
                %230 = arith.ori %225, %218 : i1
                %231 = arith.xori %230, %true : i1
                %232 = arith.andi %229, %231 : i1
                %233 = arith.ori %232, %225 : i1
                %234 = arith.ori %233, %218 : i1
                %235 = arith.xori %234, %true : i1
                %236 = arith.cmpi sge, %204, %c8_i32 : i32
                %237 = arith.cmpi eq, %198, %c-2139095041_i32 : i32
                %238 = arith.cmpi ne, %177, %c0_i32 : i32
                %239 = arith.andi %235, %236 : i1
                %240 = arith.andi %239, %237 : i1
                %241 = arith.andi %240, %238 : i1
                %242 = arith.divui %204, %c2_i32 : i32
                %243 = arith.subi %208, %224 : i32
                %244 = arith.maxsi %243, %c0_i32 : i32
                %245 = arith.sitofp %224 : i32 to f32
                %246 = arith.sitofp %244 : i32 to f32
                %247 = arith.mulf %246, %cst_37 : f32
                %248 = arith.addf %245, %247 : f32
                %249 = arith.sitofp %210 : i32 to f32
                %250 = arith.sitofp %161 : i32 to f32
                %251 = arith.sitofp %204 : i32 to f32
                %252 = arith.maximumf %251, %cst_36 : f32
                %253 = arith.mulf %252, %250 : f32
                %254 = arith.mulf %248, %249 : f32
                %255 = arith.divf %254, %253 : f32
                %256 = arith.addf %255, %cst_35 : f32
                %257 = arith.maximumf %256, %cst_36 : f32
                %258 = arith.minimumf %257, %cst_34 : f32
                %259 = arith.fptosi %258 : f32 to i32
                %260 = arith.select %241, %242, %259 : i32
                %261 = arith.select %232, %224, %260 : i32
                %262 = arith.andi %225, %238 : i1
                %263 = arith.ori %218, %262 : i1
                %264 = arith.ori %263, %241 : i1
                %265 = arith.cmpi sle, %261, %210 : i32
                %266 = arith.cmpi sge, %261, %c1_i32 : i32
                %267 = arith.andi %265, %266 : i1
                %268 = arith.ori %232, %264 : i1
                %269 = arith.andi %267, %268 : i1
                %270 = scf.if %269 -> (i32) {
                  %271 = arith.cmpi slt, %195, %c0_i32 : i32
                  %272 = arith.subi %c-2147483648_i32, %195 : i32
                  %273 = arith.select %271, %272, %195 : i32
                  %274 = "tt.bitcast"(%273) : (i32) -> f32
                  %275 = "tt.make_range"() {end = 4096 : i32, start = 0 : i32} : () -> tensor<4096xi32>
                  %276 = "tt.splat"(%210) : (i32) -> tensor<4096xi32>
                  %277 = arith.cmpi ult, %275, %276 : tensor<4096xi32>
                  %278 = arith.addi %275, %cst_33 : tensor<4096xi32>
                  %279 = "tt.splat"(%187) : (i32) -> tensor<1xi32>
                  %280 = arith.extsi %279 : tensor<1xi32> to tensor<1xi64>
                  %281 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %282 = arith.muli %280, %281 : tensor<1xi64>
                  %283 = arith.extsi %278 : tensor<4096xi32> to tensor<4096xi64>
                  %284 = arith.muli %283, %cst_31 : tensor<4096xi64>
                  %285 = "tt.broadcast"(%282) : (tensor<1xi64>) -> tensor<4096xi64>
                  %286 = arith.addi %285, %284 : tensor<4096xi64>
                  %287 = "tt.broadcast"(%cst_1) : (tensor<1xi64>) -> tensor<4096xi64>
                  %288 = arith.addi %286, %287 : tensor<4096xi64>
                  %289 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<4096x!tt.ptr<i32>>
                  %290 = "tt.addptr"(%289, %288) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                  %291 = "tt.load"(%290, %277, %cst_32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                  %292 = "tt.bitcast"(%291) : (tensor<4096xi32>) -> tensor<4096xf32>
                  %293 = arith.cmpf oge, %274, %cst_30 : f32
                  %294 = arith.cmpf olt, %274, %cst_29 : f32
                  %295 = arith.andi %293, %294 : i1
                  %296 = arith.select %295, %274, %cst_28 : f32
                  %297 = "tt.splat"(%296) : (f32) -> tensor<4096xf32>
                  %298 = arith.cmpf ole, %292, %297 : tensor<4096xf32>
                  %299 = "tt.splat"(%274) : (f32) -> tensor<4096xf32>
                  %300 = arith.addf %292, %299 : tensor<4096xf32>
                  %301 = arith.select %298, %300, %292 : tensor<4096xi1>, tensor<4096xf32>
                  %302 = "tt.bitcast"(%301) : (tensor<4096xf32>) -> tensor<4096xi32>
                  %303 = arith.cmpi slt, %302, %cst_32 : tensor<4096xi32>
                  %304 = arith.andi %302, %cst_27 : tensor<4096xi32>
                  %305 = arith.subi %cst_32, %304 : tensor<4096xi32>
                  %306 = arith.cmpi sgt, %304, %cst_26 : tensor<4096xi32>
                  %307 = arith.select %303, %305, %302 : tensor<4096xi1>, tensor<4096xi32>
                  %308 = arith.select %306, %cst_26, %307 : tensor<4096xi1>, tensor<4096xi32>
                  %309 = arith.select %277, %308, %cst_25 : tensor<4096xi1>, tensor<4096xi32>
                  %310 = arith.addi %210, %c4095_i32 : i32
                  %311 = arith.divui %310, %c4096_i32 : i32
                  %312 = scf.for %arg31 = %c1_i32 to %311 step %c1_i32 iter_args(%arg32 = %309) -> (tensor<4096xi32>)  : i32 {
                    %381 = arith.muli %arg31, %c4096_i32 : i32
                    %382 = "tt.splat"(%381) : (i32) -> tensor<4096xi32>
                    %383 = arith.addi %382, %275 : tensor<4096xi32>
                    %384 = arith.cmpi ult, %383, %276 : tensor<4096xi32>
                    %385 = arith.addi %383, %cst_33 : tensor<4096xi32>
                    %386 = arith.extsi %385 : tensor<4096xi32> to tensor<4096xi64>
                    %387 = arith.muli %386, %cst_31 : tensor<4096xi64>
                    %388 = arith.addi %285, %387 : tensor<4096xi64>
                    %389 = arith.addi %388, %287 : tensor<4096xi64>
                    %390 = "tt.addptr"(%289, %389) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %391 = "tt.load"(%390, %384, %cst_32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %392 = "tt.bitcast"(%391) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %393 = arith.cmpf ole, %392, %297 : tensor<4096xf32>
                    %394 = arith.addf %392, %299 : tensor<4096xf32>
                    %395 = arith.select %393, %394, %392 : tensor<4096xi1>, tensor<4096xf32>
                    %396 = "tt.bitcast"(%395) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %397 = arith.cmpi slt, %396, %cst_32 : tensor<4096xi32>
                    %398 = arith.andi %396, %cst_27 : tensor<4096xi32>
                    %399 = arith.subi %cst_32, %398 : tensor<4096xi32>
                    %400 = arith.cmpi sgt, %398, %cst_26 : tensor<4096xi32>
                    %401 = arith.select %397, %399, %396 : tensor<4096xi1>, tensor<4096xi32>
                    %402 = arith.select %400, %cst_26, %401 : tensor<4096xi1>, tensor<4096xi32>
                    %403 = arith.select %384, %402, %cst_25 : tensor<4096xi1>, tensor<4096xi32>
                    %404 = arith.maxsi %arg32, %403 : tensor<4096xi32>
                    scf.yield %404 : tensor<4096xi32>
                  }
                  %313 = "tt.reduce"(%312) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %381 = arith.maxsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%381) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  %314 = "tt.bitcast"(%274) : (f32) -> i32
                  %315 = arith.cmpi slt, %314, %c0_i32 : i32
                  %316 = arith.andi %314, %c2147483647_i32 : i32
                  %317 = arith.subi %c0_i32, %316 : i32
                  %318 = arith.cmpi sgt, %316, %c2139095040_i32 : i32
                  %319 = arith.select %315, %317, %314 : i32
                  %320 = arith.select %318, %c2139095040_i32, %319 : i32
                  %321 = arith.cmpi slt, %320, %c0_i32 : i32
                  %322 = arith.subi %c-2147483648_i32, %320 : i32
                  %323 = arith.select %321, %322, %320 : i32
                  %324 = "tt.bitcast"(%323) : (i32) -> f32
                  %325 = arith.cmpi slt, %313, %c0_i32 : i32
                  %326 = arith.subi %c-2147483648_i32, %313 : i32
                  %327 = arith.select %325, %326, %313 : i32
                  %328 = "tt.bitcast"(%327) : (i32) -> f32
                  %329 = arith.subf %328, %324 : f32
                  %330 = math.rsqrt %249 : f32
                  %331 = arith.divui %210, %c4_i32 : i32
                  %332 = arith.cmpi slt, %261, %331 : i32
                  %333 = arith.sitofp %261 : i32 to f32
                  %334 = math.log2 %249 : f32
                  %335 = arith.subf %334, %cst_0 : f32
                  %336 = arith.subf %333, %cst_35 : f32
                  %337 = math.log2 %336 : f32
                  %338 = arith.subf %334, %337 : f32
                  %339 = arith.divf %338, %335 : f32
                  %340 = arith.subi %210, %261 : i32
                  %341 = arith.sitofp %340 : i32 to f32
                  %342 = arith.addf %341, %cst_35 : f32
                  %343 = arith.divf %342, %249 : f32
                  %344 = arith.select %332, %339, %343 : f32
                  %345 = arith.mulf %330, %cst_24 : f32
                  %346 = arith.mulf %329, %344 : f32
                  %347 = arith.addf %324, %346 : f32
                  %348 = arith.mulf %329, %345 : f32
                  %349 = arith.addi %320, %c1_i32 : i32
                  %350 = arith.subi %313, %c1_i32 : i32
                  %351 = arith.subf %347, %348 : f32
                  %352 = arith.addf %347, %348 : f32
                  %353 = "tt.bitcast"(%351) : (f32) -> i32
                  %354 = arith.cmpi slt, %353, %c0_i32 : i32
                  %355 = arith.andi %353, %c2147483647_i32 : i32
                  %356 = arith.subi %c0_i32, %355 : i32
                  %357 = arith.cmpi sgt, %355, %c2139095040_i32 : i32
                  %358 = arith.select %354, %356, %353 : i32
                  %359 = arith.select %357, %c2139095040_i32, %358 : i32
                  %360 = arith.minsi %359, %350 : i32
                  %361 = arith.maxsi %360, %349 : i32
                  %362 = "tt.bitcast"(%352) : (f32) -> i32
                  %363 = arith.cmpi slt, %362, %c0_i32 : i32
                  %364 = arith.andi %362, %c2147483647_i32 : i32
                  %365 = arith.subi %c0_i32, %364 : i32
                  %366 = arith.cmpi sgt, %364, %c2139095040_i32 : i32
                  %367 = arith.select %363, %365, %362 : i32
                  %368 = arith.select %366, %c2139095040_i32, %367 : i32
                  %369 = arith.minsi %368, %350 : i32
                  %370 = arith.maxsi %369, %349 : i32
                  %371 = arith.cmpf olt, %329, %cst_29 : f32
                  %372 = arith.cmpf olt, %345, %cst_22 : f32
                  %373 = arith.andi %371, %372 : i1
                  %374:2 = scf.if %373 -> (i32, i32) {
                    scf.yield %361, %370 : i32, i32
                  } else {
                    %381 = arith.subi %313, %320 : i32
                    %382 = arith.addi %381, %c2_i32 : i32
                    %383 = arith.divui %382, %c3_i32 : i32
                    %384 = arith.addi %320, %383 : i32
                    %385 = arith.addi %384, %383 : i32
                    scf.yield %384, %385 : i32, i32
                  }
                  %375:8 = scf.while (%arg31 = %320, %arg32 = %313, %arg33 = %210, %arg34 = %c0_i32, %arg35 = %374#0, %arg36 = %374#1, %arg37 = %cst_24, %arg38 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                    %381 = arith.addi %arg31, %c1_i32 : i32
                    %382 = arith.cmpi slt, %381, %arg32 : i32
                    %383 = arith.cmpi ne, %arg33, %261 : i32
                    %384 = arith.andi %382, %383 : i1
                    scf.condition(%384) %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38 : i32, i32, i32, i32, i32, i32, f32, i32
                  } do {
                  ^bb0(%arg31: i32, %arg32: i32, %arg33: i32, %arg34: i32, %arg35: i32, %arg36: i32, %arg37: f32, %arg38: i32):
                    %381 = "tt.splat"(%arg35) : (i32) -> tensor<4096xi32>
                    %382 = arith.cmpi sgt, %309, %381 : tensor<4096xi32>
                    %383 = "tt.splat"(%arg36) : (i32) -> tensor<4096xi32>
                    %384 = arith.cmpi sgt, %309, %383 : tensor<4096xi32>
                    %385 = arith.extui %382 : tensor<4096xi1> to tensor<4096xi64>
                    %386 = arith.extui %384 : tensor<4096xi1> to tensor<4096xi64>
                    %387 = arith.shli %386, %cst_21 : tensor<4096xi64>
                    %388 = arith.ori %385, %387 : tensor<4096xi64>
                    %389 = scf.for %arg39 = %c1_i32 to %311 step %c1_i32 iter_args(%arg40 = %388) -> (tensor<4096xi64>)  : i32 {
                      %472 = arith.muli %arg39, %c4096_i32 : i32
                      %473 = "tt.splat"(%472) : (i32) -> tensor<4096xi32>
                      %474 = arith.addi %473, %275 : tensor<4096xi32>
                      %475 = arith.cmpi ult, %474, %276 : tensor<4096xi32>
                      %476 = arith.addi %474, %cst_33 : tensor<4096xi32>
                      %477 = arith.extsi %476 : tensor<4096xi32> to tensor<4096xi64>
                      %478 = arith.muli %477, %cst_31 : tensor<4096xi64>
                      %479 = arith.addi %285, %478 : tensor<4096xi64>
                      %480 = arith.addi %479, %287 : tensor<4096xi64>
                      %481 = "tt.addptr"(%289, %480) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                      %482 = "tt.load"(%481, %475, %cst_32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                      %483 = "tt.bitcast"(%482) : (tensor<4096xi32>) -> tensor<4096xf32>
                      %484 = arith.cmpf ole, %483, %297 : tensor<4096xf32>
                      %485 = arith.addf %483, %299 : tensor<4096xf32>
                      %486 = arith.select %484, %485, %483 : tensor<4096xi1>, tensor<4096xf32>
                      %487 = "tt.bitcast"(%486) : (tensor<4096xf32>) -> tensor<4096xi32>
                      %488 = arith.cmpi slt, %487, %cst_32 : tensor<4096xi32>
                      %489 = arith.andi %487, %cst_27 : tensor<4096xi32>
                      %490 = arith.subi %cst_32, %489 : tensor<4096xi32>
                      %491 = arith.cmpi sgt, %489, %cst_26 : tensor<4096xi32>
                      %492 = arith.select %488, %490, %487 : tensor<4096xi1>, tensor<4096xi32>
                      %493 = arith.select %491, %cst_26, %492 : tensor<4096xi1>, tensor<4096xi32>
                      %494 = arith.select %475, %493, %cst_25 : tensor<4096xi1>, tensor<4096xi32>
                      %495 = arith.cmpi sgt, %494, %381 : tensor<4096xi32>
                      %496 = arith.cmpi sgt, %494, %383 : tensor<4096xi32>
                      %497 = arith.extui %495 : tensor<4096xi1> to tensor<4096xi64>
                      %498 = arith.extui %496 : tensor<4096xi1> to tensor<4096xi64>
                      %499 = arith.shli %498, %cst_21 : tensor<4096xi64>
                      %500 = arith.ori %497, %499 : tensor<4096xi64>
                      %501 = arith.addi %arg40, %500 : tensor<4096xi64>
                      scf.yield %501 : tensor<4096xi64>
                    }
                    %390 = "tt.reduce"(%389) ({
                    ^bb0(%arg39: i64, %arg40: i64):
                      %472 = arith.addi %arg39, %arg40 : i64
                      "tt.reduce_return"(%472) : (i64) -> ()
                    }) {axis = 0 : i32} : (tensor<4096xi64>) -> i64
                    %391 = arith.shrui %390, %c32_i64 : i64
                    %392 = arith.trunci %390 : i64 to i32
                    %393 = arith.trunci %391 : i64 to i32
                    %394 = arith.cmpi sge, %392, %261 : i32
                    %395 = arith.cmpi sge, %393, %261 : i32
                    %396 = arith.select %394, %arg35, %arg31 : i32
                    %397 = arith.select %395, %arg36, %396 : i32
                    %398 = arith.select %394, %arg36, %arg35 : i32
                    %399 = arith.select %395, %arg32, %398 : i32
                    %400 = arith.select %394, %392, %arg33 : i32
                    %401 = arith.select %395, %393, %400 : i32
                    %402 = arith.select %394, %393, %392 : i32
                    %403 = arith.select %395, %arg34, %402 : i32
                    %404 = arith.mulf %arg37, %cst_20 : f32
                    %405 = arith.select %394, %cst_24, %404 : f32
                    %406 = arith.select %395, %404, %405 : f32
                    %407 = arith.addi %arg38, %c1_i32 : i32
                    %408 = arith.cmpi slt, %397, %c0_i32 : i32
                    %409 = arith.subi %c-2147483648_i32, %397 : i32
                    %410 = arith.select %408, %409, %397 : i32
                    %411 = "tt.bitcast"(%410) : (i32) -> f32
                    %412 = arith.cmpi slt, %399, %c0_i32 : i32
                    %413 = arith.subi %c-2147483648_i32, %399 : i32
                    %414 = arith.select %412, %413, %399 : i32
                    %415 = "tt.bitcast"(%414) : (i32) -> f32
                    %416 = arith.subf %415, %411 : f32
                    %417 = arith.subi %401, %403 : i32
                    %418 = arith.sitofp %417 : i32 to f32
                    %419 = math.rsqrt %418 : f32
                    %420 = arith.divui %401, %c4_i32 : i32
                    %421 = arith.cmpi slt, %261, %420 : i32
                    %422 = arith.cmpf olt, %406, %cst_23 : f32
                    %423 = arith.andi %421, %422 : i1
                    %424 = arith.sitofp %401 : i32 to f32
                    %425 = arith.sitofp %403 : i32 to f32
                    %426 = math.log2 %424 : f32
                    %427 = arith.addf %425, %cst_35 : f32
                    %428 = math.log2 %427 : f32
                    %429 = arith.subf %426, %428 : f32
                    %430 = arith.subf %426, %337 : f32
                    %431 = arith.divf %430, %429 : f32
                    %432 = arith.subi %401, %261 : i32
                    %433 = arith.sitofp %432 : i32 to f32
                    %434 = arith.addf %433, %cst_35 : f32
                    %435 = arith.divf %434, %418 : f32
                    %436 = arith.select %423, %431, %435 : f32
                    %437 = arith.mulf %406, %419 : f32
                    %438 = arith.mulf %416, %436 : f32
                    %439 = arith.addf %411, %438 : f32
                    %440 = arith.mulf %416, %437 : f32
                    %441 = arith.addi %397, %c1_i32 : i32
                    %442 = arith.subi %399, %c1_i32 : i32
                    %443 = arith.subf %439, %440 : f32
                    %444 = arith.addf %439, %440 : f32
                    %445 = "tt.bitcast"(%443) : (f32) -> i32
                    %446 = arith.cmpi slt, %445, %c0_i32 : i32
                    %447 = arith.andi %445, %c2147483647_i32 : i32
                    %448 = arith.subi %c0_i32, %447 : i32
                    %449 = arith.cmpi sgt, %447, %c2139095040_i32 : i32
                    %450 = arith.select %446, %448, %445 : i32
                    %451 = arith.select %449, %c2139095040_i32, %450 : i32
                    %452 = arith.minsi %451, %442 : i32
                    %453 = arith.maxsi %452, %441 : i32
                    %454 = "tt.bitcast"(%444) : (f32) -> i32
                    %455 = arith.cmpi slt, %454, %c0_i32 : i32
                    %456 = arith.andi %454, %c2147483647_i32 : i32
                    %457 = arith.subi %c0_i32, %456 : i32
                    %458 = arith.cmpi sgt, %456, %c2139095040_i32 : i32
                    %459 = arith.select %455, %457, %454 : i32
                    %460 = arith.select %458, %c2139095040_i32, %459 : i32
                    %461 = arith.minsi %460, %442 : i32
                    %462 = arith.maxsi %461, %441 : i32
                    %463 = arith.cmpf olt, %416, %cst_29 : f32
                    %464 = arith.cmpf olt, %437, %cst_22 : f32
                    %465 = arith.cmpi slt, %407, %c8_i32 : i32
                    %466 = arith.cmpi eq, %407, %c6_i32 : i32
                    %467 = arith.cmpi ne, %407, %c6_i32 : i32
                    %468 = arith.andi %465, %467 : i1
                    %469 = arith.andi %468, %463 : i1
                    %470 = arith.andi %469, %464 : i1
                    %471:2 = scf.if %470 -> (i32, i32) {
                      scf.yield %453, %462 : i32, i32
                    } else {
                      %472 = arith.xori %397, %399 : i32
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
                      %485 = arith.andi %399, %484 : i32
                      %486 = arith.subi %485, %c1_i32 : i32
                      %487 = arith.subi %399, %397 : i32
                      %488 = arith.addi %487, %c2_i32 : i32
                      %489 = arith.divui %488, %c3_i32 : i32
                      %490 = arith.addi %397, %489 : i32
                      %491 = arith.addi %490, %489 : i32
                      %492 = arith.select %466, %486, %490 : i32
                      %493 = arith.select %466, %485, %491 : i32
                      scf.yield %492, %493 : i32, i32
                    }
                    scf.yield %397, %399, %401, %403, %471#0, %471#1, %406, %407 : i32, i32, i32, i32, i32, i32, f32, i32
                  }
                  %376 = "tt.splat"(%375#0) : (i32) -> tensor<4096xi32>
                  %377 = arith.cmpi sgt, %309, %376 : tensor<4096xi32>
                  %378 = arith.select %377, %309, %cst_19 : tensor<4096xi1>, tensor<4096xi32>
                  %379 = scf.for %arg31 = %c1_i32 to %311 step %c1_i32 iter_args(%arg32 = %378) -> (tensor<4096xi32>)  : i32 {
                    %381 = arith.muli %arg31, %c4096_i32 : i32
                    %382 = "tt.splat"(%381) : (i32) -> tensor<4096xi32>
                    %383 = arith.addi %382, %275 : tensor<4096xi32>
                    %384 = arith.cmpi ult, %383, %276 : tensor<4096xi32>
                    %385 = arith.addi %383, %cst_33 : tensor<4096xi32>
                    %386 = arith.extsi %385 : tensor<4096xi32> to tensor<4096xi64>
                    %387 = arith.muli %386, %cst_31 : tensor<4096xi64>
                    %388 = arith.addi %285, %387 : tensor<4096xi64>
                    %389 = arith.addi %388, %287 : tensor<4096xi64>
                    %390 = "tt.addptr"(%289, %389) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %391 = "tt.load"(%390, %384, %cst_32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %392 = "tt.bitcast"(%391) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %393 = arith.cmpf ole, %392, %297 : tensor<4096xf32>
                    %394 = arith.addf %392, %299 : tensor<4096xf32>
                    %395 = arith.select %393, %394, %392 : tensor<4096xi1>, tensor<4096xf32>
                    %396 = "tt.bitcast"(%395) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %397 = arith.cmpi slt, %396, %cst_32 : tensor<4096xi32>
                    %398 = arith.andi %396, %cst_27 : tensor<4096xi32>
                    %399 = arith.subi %cst_32, %398 : tensor<4096xi32>
                    %400 = arith.cmpi sgt, %398, %cst_26 : tensor<4096xi32>
                    %401 = arith.select %397, %399, %396 : tensor<4096xi1>, tensor<4096xi32>
                    %402 = arith.select %400, %cst_26, %401 : tensor<4096xi1>, tensor<4096xi32>
                    %403 = arith.select %384, %402, %cst_25 : tensor<4096xi1>, tensor<4096xi32>
                    %404 = arith.cmpi sgt, %403, %376 : tensor<4096xi32>
                    %405 = arith.select %404, %403, %cst_19 : tensor<4096xi1>, tensor<4096xi32>
                    %406 = arith.minsi %arg32, %405 : tensor<4096xi32>
                    scf.yield %406 : tensor<4096xi32>
                  }
                  %380 = "tt.reduce"(%379) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %381 = arith.minsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%381) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  scf.yield %380 : i32
                } else {
                  scf.yield %195 : i32
                }
                scf.if %232 {
                  %271 = arith.cmpi slt, %222, %c512_i32 : i32
                  %272 = arith.cmpi sge, %270, %217 : i32
                  %273 = arith.andi %221, %271 : i1
                  %274 = arith.andi %273, %272 : i1
                  %275 = arith.cmpi slt, %224, %c1_i32 : i32
                  %276 = arith.ori %274, %275 : i1
                  %277 = arith.cmpi slt, %270, %c0_i32 : i32
                  %278 = arith.subi %c-2147483648_i32, %270 : i32
                  %279 = arith.select %277, %278, %270 : i32
                  %280 = "tt.bitcast"(%279) : (i32) -> f32
                  %281 = arith.select %276, %201, %280 : f32
                  %282 = arith.select %276, %217, %270 : i32
                  %283 = arith.cmpi eq, %282, %195 : i32
                  %284 = arith.select %283, %207, %c0_i32 : i32
                  %285 = arith.cmpi slt, %195, %c0_i32 : i32
                  %286 = arith.subi %c-2147483648_i32, %195 : i32
                  %287 = arith.select %285, %286, %195 : i32
                  %288 = "tt.bitcast"(%287) : (i32) -> f32
                  %289 = arith.addi %210, %c1023_i32 : i32
                  %290 = arith.divui %289, %c1024_i32 : i32
                  %291 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                  %292 = "tt.splat"(%210) : (i32) -> tensor<1024xi32>
                  %293 = "tt.splat"(%187) : (i32) -> tensor<1xi32>
                  %294 = arith.extsi %293 : tensor<1xi32> to tensor<1xi64>
                  %295 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %296 = arith.muli %294, %295 : tensor<1xi64>
                  %297 = "tt.broadcast"(%296) : (tensor<1xi64>) -> tensor<1024xi64>
                  %298 = "tt.broadcast"(%cst) : (tensor<1xi64>) -> tensor<1024xi64>
                  %299 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1024x!tt.ptr<i32>>
                  %300 = "tt.broadcast"(%cst_1) : (tensor<1xi64>) -> tensor<1024xi64>
                  %301 = arith.cmpf oge, %288, %cst_30 : f32
                  %302 = arith.cmpf olt, %288, %cst_29 : f32
                  %303 = arith.andi %301, %302 : i1
                  %304 = arith.select %303, %288, %cst_28 : f32
                  %305 = "tt.splat"(%304) : (f32) -> tensor<1024xf32>
                  %306 = "tt.splat"(%288) : (f32) -> tensor<1024xf32>
                  %307 = "tt.splat"(%281) : (f32) -> tensor<1024xf32>
                  %308 = "tt.splat"(%281) : (f32) -> tensor<1xf32>
                  %309 = arith.mulf %308, %cst_12 : tensor<1xf32>
                  %310 = math.absf %308 : tensor<1xf32>
                  %311 = arith.cmpf olt, %310, %cst_11 : tensor<1xf32>
                  %312 = arith.select %311, %309, %cst_10 : tensor<1xi1>, tensor<1xf32>
                  %313 = "tt.expand_dims"(%312) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %314 = "tt.broadcast"(%313) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %315 = "tt.expand_dims"(%308) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %316 = "tt.broadcast"(%315) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %317 = "tt.splat"(%187) : (i32) -> tensor<1x1x1xi32>
                  %318 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                  %319 = "tt.expand_dims"(%318) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                  %320 = "tt.expand_dims"(%319) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                  %321 = arith.extsi %317 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                  %322 = "tt.splat"(%arg22) : (i64) -> tensor<1x1x1xi64>
                  %323 = arith.muli %321, %322 : tensor<1x1x1xi64>
                  %324 = "tt.broadcast"(%323) : (tensor<1x1x1xi64>) -> tensor<1x1024x1xi64>
                  %325 = arith.extsi %320 : tensor<1x1x2xi32> to tensor<1x1x2xi64>
                  %326 = "tt.broadcast"(%325) : (tensor<1x1x2xi64>) -> tensor<1x1024x2xi64>
                  %327 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                  %328:2 = scf.for %arg31 = %c0_i32 to %290 step %c1_i32 iter_args(%arg32 = %c0_i32, %arg33 = %284) -> (i32, i32)  : i32 {
                    %332 = arith.muli %arg31, %c1024_i32 : i32
                    %333 = "tt.splat"(%332) : (i32) -> tensor<1024xi32>
                    %334 = arith.addi %333, %291 : tensor<1024xi32>
                    %335 = arith.cmpi ult, %334, %292 : tensor<1024xi32>
                    %336 = arith.addi %334, %cst_18 : tensor<1024xi32>
                    %337 = arith.extsi %336 : tensor<1024xi32> to tensor<1024xi64>
                    %338 = arith.muli %337, %cst_16 : tensor<1024xi64>
                    %339 = arith.addi %297, %338 : tensor<1024xi64>
                    %340 = arith.addi %339, %298 : tensor<1024xi64>
                    %341 = "tt.addptr"(%299, %340) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %342 = "tt.load"(%341, %335, %cst_17) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %343 = arith.addi %339, %300 : tensor<1024xi64>
                    %344 = "tt.addptr"(%299, %343) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %345 = "tt.load"(%344, %335, %cst_17) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %346 = "tt.bitcast"(%345) : (tensor<1024xi32>) -> tensor<1024xf32>
                    %347 = arith.cmpf ole, %346, %305 : tensor<1024xf32>
                    %348 = arith.addf %346, %306 : tensor<1024xf32>
                    %349 = arith.select %347, %348, %346 : tensor<1024xi1>, tensor<1024xf32>
                    gpu.barrier
                    %350 = arith.cmpf ogt, %349, %307 : tensor<1024xf32>
                    %351 = arith.andi %350, %335 : tensor<1024xi1>
                    %352 = arith.cmpf ueq, %349, %307 : tensor<1024xf32>
                    %353 = arith.andi %352, %335 : tensor<1024xi1>
                    %354 = arith.extui %351 : tensor<1024xi1> to tensor<1024xi32>
                    %355 = arith.extui %353 : tensor<1024xi1> to tensor<1024xi32>
                    %356 = arith.shli %355, %cst_15 : tensor<1024xi32>
                    %357 = arith.addi %354, %356 : tensor<1024xi32>
                    %358 = "tt.scan"(%357) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %400 = arith.addi %arg34, %arg35 : i32
                      "tt.scan_return"(%400) : (i32) -> ()
                    }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                    %359 = arith.subi %358, %357 : tensor<1024xi32>
                    %360 = arith.andi %359, %cst_14 : tensor<1024xi32>
                    %361 = arith.shrui %359, %cst_15 : tensor<1024xi32>
                    %362 = "tt.splat"(%arg32) : (i32) -> tensor<1024xi32>
                    %363 = arith.addi %360, %362 : tensor<1024xi32>
                    %364 = "tt.splat"(%arg33) : (i32) -> tensor<1024xi32>
                    %365 = arith.addi %361, %364 : tensor<1024xi32>
                    %366 = arith.addi %363, %cst_18 : tensor<1024xi32>
                    %367 = arith.subi %cst_13, %365 : tensor<1024xi32>
                    %368 = arith.cmpi ult, %365, %cst_18 : tensor<1024xi32>
                    %369 = arith.select %351, %366, %367 : tensor<1024xi1>, tensor<1024xi32>
                    %370 = arith.andi %353, %368 : tensor<1024xi1>
                    %371 = arith.ori %351, %370 : tensor<1024xi1>
                    %372 = "tt.expand_dims"(%342) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %373 = "tt.expand_dims"(%349) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                    %374 = arith.cmpf ole, %373, %314 : tensor<1x1024xf32>
                    %375 = arith.subf %373, %316 : tensor<1x1024xf32>
                    %376 = math.absf %373 : tensor<1x1024xf32>
                    %377 = arith.cmpf olt, %376, %cst_9 : tensor<1x1024xf32>
                    %378 = arith.andi %374, %377 : tensor<1x1024xi1>
                    %379 = arith.select %378, %375, %373 : tensor<1x1024xi1>, tensor<1x1024xf32>
                    %380 = "tt.bitcast"(%379) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                    %381 = arith.cmpf uno, %379, %379 : tensor<1x1024xf32>
                    %382 = arith.select %381, %cst_8, %380 : tensor<1x1024xi1>, tensor<1x1024xi32>
                    %383 = "tt.join"(%372, %382) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                    %384 = "tt.expand_dims"(%369) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %385 = "tt.expand_dims"(%384) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                    %386 = "tt.expand_dims"(%371) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                    %387 = "tt.expand_dims"(%386) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                    %388 = "tt.broadcast"(%387) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                    %389 = arith.extsi %385 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                    %390 = arith.muli %389, %cst_7 : tensor<1x1024x1xi64>
                    %391 = arith.addi %324, %390 : tensor<1x1024x1xi64>
                    %392 = "tt.broadcast"(%391) : (tensor<1x1024x1xi64>) -> tensor<1x1024x2xi64>
                    %393 = arith.addi %392, %326 : tensor<1x1024x2xi64>
                    %394 = "tt.addptr"(%327, %393) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi64>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    "tt.store"(%394, %383, %388) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                    %395 = "tt.reduce"(%357) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %400 = arith.addi %arg34, %arg35 : i32
                      "tt.reduce_return"(%400) : (i32) -> ()
                    }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                    %396 = arith.andi %395, %c65535_i32 : i32
                    %397 = arith.shrui %395, %c16_i32 : i32
                    %398 = arith.addi %arg32, %396 : i32
                    %399 = arith.addi %arg33, %397 : i32
                    scf.yield %398, %399 : i32, i32
                  }
                  "tt.store"(%200, %281) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                  %329 = arith.minui %328#1, %c512_i32 : i32
                  %330 = arith.subi %c512_i32, %329 : i32
                  %331 = arith.addi %328#0, %c512_i32 : i32
                  "tt.store"(%203, %328#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%206, %328#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%194, %330) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%197, %331) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                } else {
                  %271 = arith.andi %220, %225 : i1
                  %272 = arith.cmpi sle, %204, %208 : i32
                  %273 = arith.andi %220, %272 : i1
                  %274 = arith.cmpi ne, %198, %c-2139095041_i32 : i32
                  %275 = arith.andi %273, %274 : i1
                  %276 = arith.select %271, %195, %198 : i32
                  %277 = arith.select %275, %195, %217 : i32
                  %278 = arith.andi %271, %178 : i1
                  %279 = arith.ori %275, %278 : i1
                  %280 = arith.cmpi slt, %195, %c0_i32 : i32
                  %281 = arith.subi %c-2147483648_i32, %195 : i32
                  %282 = arith.select %280, %281, %195 : i32
                  %283 = "tt.bitcast"(%282) : (i32) -> f32
                  %284 = arith.cmpi slt, %270, %c0_i32 : i32
                  %285 = arith.subi %c-2147483648_i32, %270 : i32
                  %286 = arith.select %284, %285, %270 : i32
                  %287 = "tt.bitcast"(%286) : (i32) -> f32
                  %288 = arith.subf %248, %251 : f32
                  %289 = arith.divf %288, %251 : f32
                  %290 = arith.minimumf %289, %cst_20 : f32
                  %291 = arith.subf %287, %283 : f32
                  %292 = arith.mulf %291, %290 : f32
                  %293 = arith.subf %283, %292 : f32
                  %294 = "tt.bitcast"(%293) : (f32) -> i32
                  %295 = arith.cmpi slt, %294, %c0_i32 : i32
                  %296 = arith.andi %294, %c2147483647_i32 : i32
                  %297 = arith.subi %c0_i32, %296 : i32
                  %298 = arith.cmpi sgt, %296, %c2139095040_i32 : i32
                  %299 = arith.select %295, %297, %294 : i32
                  %300 = arith.select %298, %c2139095040_i32, %299 : i32
                  %301 = arith.subi %195, %c1_i32 : i32
                  %302 = arith.minsi %300, %301 : i32
                  %303 = arith.select %241, %302, %c-2139095040_i32 : i32
                  %304 = arith.select %273, %303, %270 : i32
                  %305 = arith.xori %276, %277 : i32
                  %306 = arith.shrsi %305, %c1_i32 : i32
                  %307 = arith.andi %276, %277 : i32
                  %308 = arith.addi %307, %306 : i32
                  %309 = arith.select %279, %308, %304 : i32
                  %310 = arith.subi %277, %c1_i32 : i32
                  %311 = arith.minsi %309, %310 : i32
                  %312 = arith.addi %276, %c1_i32 : i32
                  %313 = arith.maxsi %311, %312 : i32
                  %314 = arith.cmpi sge, %312, %277 : i32
                  %315 = arith.ori %220, %274 : i1
                  %316 = arith.andi %314, %315 : i1
                  "tt.store"(%200, %283, %275) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                  "tt.store"(%203, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%206, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  %317 = arith.select %316, %c512_i32, %313 : i32
                  %318 = arith.select %316, %c512_i32, %276 : i32
                  "tt.store"(%194, %317) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%197, %318) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                }
              }
            }
          }
        } else {
          %175 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<64x!tt.ptr<i32>>
          %176 = "tt.addptr"(%175, %144) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %177 = "tt.load"(%176, %149, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
          %178 = "tt.splat"(%arg27) : (i64) -> tensor<64xi64>
          %179 = arith.addi %178, %144 : tensor<64xi64>
          %180 = "tt.addptr"(%175, %179) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %181 = "tt.load"(%180, %149, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
          %182 = arith.cmpi slt, %181, %177 : tensor<64xi32>
          %183 = arith.andi %182, %149 : tensor<64xi1>
          %184 = arith.cmpi slt, %177, %cst_66 : tensor<64xi32>
          %185 = arith.subi %cst_45, %177 : tensor<64xi32>
          %186 = arith.select %184, %185, %177 : tensor<64xi1>, tensor<64xi32>
          %187 = "tt.bitcast"(%186) : (tensor<64xi32>) -> tensor<64xf32>
          %188 = arith.select %183, %150, %cst_66 : tensor<64xi1>, tensor<64xi32>
          %189 = "tt.reduce"(%188) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %243 = arith.minsi %arg30, %arg31 : i32
            "tt.reduce_return"(%243) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
          %190 = arith.cmpi ult, %132#3, %169 : i32
          %191 = arith.muli %132#3, %167 : i32
          %192 = arith.select %190, %191, %152 : i32
          %193 = arith.subi %152, %192 : i32
          %194 = arith.minsi %193, %167 : i32
          %195 = arith.addi %192, %194 : i32
          %196 = arith.muli %161, %c64_i32 : i32
          %197 = arith.cmpi ult, %142, %30 : tensor<64xi32>
          %198 = "tt.expand_dims"(%142) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
          %199 = "tt.expand_dims"(%198) {axis = 2 : i32} : (tensor<64x1xi32>) -> tensor<64x1x1xi32>
          %200 = "tt.expand_dims"(%197) {axis = 1 : i32} : (tensor<64xi1>) -> tensor<64x1xi1>
          %201 = "tt.expand_dims"(%200) {axis = 2 : i32} : (tensor<64x1xi1>) -> tensor<64x1x1xi1>
          %202 = "tt.broadcast"(%201) : (tensor<64x1x1xi1>) -> tensor<64x4x128xi1>
          %203 = arith.extsi %199 : tensor<64x1x1xi32> to tensor<64x1x1xi64>
          %204 = arith.muli %203, %44 : tensor<64x1x1xi64>
          %205 = "tt.broadcast"(%204) : (tensor<64x1x1xi64>) -> tensor<64x4x1xi64>
          %206 = arith.addi %205, %49 : tensor<64x4x1xi64>
          %207 = "tt.broadcast"(%206) : (tensor<64x4x1xi64>) -> tensor<64x4x128xi64>
          %208 = arith.addi %207, %53 : tensor<64x4x128xi64>
          %209 = "tt.addptr"(%55, %208) : (tensor<64x4x128x!tt.ptr<bf16>>, tensor<64x4x128xi64>) -> tensor<64x4x128x!tt.ptr<bf16>>
          %210 = "tt.load"(%209, %202, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x4x128x!tt.ptr<bf16>>, tensor<64x4x128xi1>, tensor<64x4x128xbf16>) -> tensor<64x4x128xbf16>
          %211 = "tt.reshape"(%210) : (tensor<64x4x128xbf16>) -> tensor<256x128xbf16>
          %212 = arith.divui %140, %c128_i32 : i32
          %213 = arith.cmpi slt, %212, %arg9 : i32
          %214 = arith.extsi %212 : i32 to i64
          %215 = "tt.addptr"(%arg8, %214) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %216 = "tt.load"(%215, %213, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %217 = arith.select %213, %216, %c-1_i32 : i32
          %218 = arith.divui %192, %c64_i32 : i32
          %219 = arith.cmpi ult, %218, %arg12 : i32
          %220 = arith.cmpi ult, %217, %arg11 : i32
          %221 = arith.cmpi slt, %192, %195 : i32
          %222 = arith.andi %221, %219 : i1
          %223 = arith.andi %222, %220 : i1
          %224 = arith.extsi %217 : i32 to i64
          %225 = arith.muli %224, %arg13 : i64
          %226 = arith.extsi %218 : i32 to i64
          %227 = arith.addi %225, %226 : i64
          %228 = "tt.addptr"(%arg10, %227) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %229 = "tt.load"(%228, %223, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %230 = arith.select %223, %229, %c-1_i32 : i32
          %231 = "tt.splat"(%arg4) : (i32) -> tensor<1x1xi32>
          %232 = "tt.expand_dims"(%4) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
          %233 = "tt.splat"(%arg5) : (i64) -> tensor<1x1xi64>
          %234 = arith.muli %232, %cst_60 : tensor<64x1xi32>
          %235 = arith.extsi %234 : tensor<64x1xi32> to tensor<64x1xi64>
          %236 = arith.extsi %38 : tensor<1x128xi32> to tensor<1x128xi64>
          %237 = "tt.broadcast"(%236) : (tensor<1x128xi64>) -> tensor<64x128xi64>
          %238 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<64x128x!tt.ptr<bf16>>
          %239 = "tt.trans"(%211) {order = array<i32: 1, 0>} : (tensor<256x128xbf16>) -> tensor<128x256xbf16>
          %240 = arith.cmpf olt, %187, %cst_6 : tensor<64xf32>
          %241 = "tt.expand_dims"(%240) {axis = 1 : i32} : (tensor<64xi1>) -> tensor<64x1xi1>
          %242 = scf.for %arg30 = %192 to %195 step %196 iter_args(%arg31 = %230) -> (i32)  : i32 {
            %243 = arith.addi %arg30, %196 : i32
            %244 = arith.divui %243, %c64_i32 : i32
            %245 = arith.cmpi ult, %244, %arg12 : i32
            %246 = arith.cmpi slt, %243, %195 : i32
            %247 = arith.andi %246, %245 : i1
            %248 = arith.andi %247, %220 : i1
            %249 = arith.extsi %244 : i32 to i64
            %250 = arith.addi %225, %249 : i64
            %251 = "tt.addptr"(%arg10, %250) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %252 = "tt.load"(%251, %248, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %253 = arith.select %248, %252, %c-1_i32 : i32
            %254 = "tt.splat"(%arg31) : (i32) -> tensor<1xi32>
            %255 = "tt.expand_dims"(%254) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %256 = arith.cmpi ult, %255, %231 : tensor<1x1xi32>
            %257 = "tt.broadcast"(%256) : (tensor<1x1xi1>) -> tensor<64x128xi1>
            %258 = arith.extsi %255 : tensor<1x1xi32> to tensor<1x1xi64>
            %259 = arith.muli %258, %233 : tensor<1x1xi64>
            %260 = "tt.broadcast"(%259) : (tensor<1x1xi64>) -> tensor<64x1xi64>
            %261 = arith.addi %260, %235 : tensor<64x1xi64>
            %262 = "tt.broadcast"(%261) : (tensor<64x1xi64>) -> tensor<64x128xi64>
            %263 = arith.addi %262, %237 : tensor<64x128xi64>
            %264 = "tt.addptr"(%238, %263) : (tensor<64x128x!tt.ptr<bf16>>, tensor<64x128xi64>) -> tensor<64x128x!tt.ptr<bf16>>
            %265 = "tt.load"(%264, %257, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<bf16>>, tensor<64x128xi1>, tensor<64x128xbf16>) -> tensor<64x128xbf16>
            %266 = arith.cmpi ult, %arg31, %arg4 : i32
            %267 = "tt.dot"(%265, %239, %cst_62) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xbf16>, tensor<128x256xbf16>, tensor<64x256xf32>) -> tensor<64x256xf32>
            %268 = "tt.reshape"(%267) : (tensor<64x256xf32>) -> tensor<64x64x4xf32>
            %269 = "tt.reduce"(%268) ({
            ^bb0(%arg32: f32, %arg33: f32):
              %296 = arith.maximumf %arg32, %arg33 : f32
              "tt.reduce_return"(%296) : (f32) -> ()
            }) {axis = 2 : i32} : (tensor<64x64x4xf32>) -> tensor<64x64xf32>
            %270 = "tt.trans"(%269) {order = array<i32: 1, 0>} : (tensor<64x64xf32>) -> tensor<64x64xf32>
            %271 = "tt.reshape"(%270) : (tensor<64x64xf32>) -> tensor<64x8x4x2xf32>
            %272 = "tt.trans"(%271) {order = array<i32: 1, 3, 0, 2>} : (tensor<64x8x4x2xf32>) -> tensor<8x2x64x4xf32>
            %273 = "tt.reshape"(%272) : (tensor<8x2x64x4xf32>) -> tensor<16x64x4x1xf32>
            %274 = "tt.scan"(%273) ({
            ^bb0(%arg32: f32, %arg33: f32):
              %296 = arith.addf %arg32, %arg33 : f32
              "tt.scan_return"(%296) : (f32) -> ()
            }) {axis = 3 : i32, reverse = false} : (tensor<16x64x4x1xf32>) -> tensor<16x64x4x1xf32>
            %275 = "tt.reshape"(%274) : (tensor<16x64x4x1xf32>) -> tensor<8x2x64x4xf32>
            %276 = "tt.trans"(%275) {order = array<i32: 2, 0, 3, 1>} : (tensor<8x2x64x4xf32>) -> tensor<64x8x4x2xf32>
            %277 = "tt.reshape"(%276) : (tensor<64x8x4x2xf32>) -> tensor<64x64xf32>
            %278 = "tt.reshape"(%277) : (tensor<64x64xf32>) -> tensor<64x2x2x2x4x2xf32>
            %279 = "tt.trans"(%278) {order = array<i32: 0, 4, 5, 3, 2, 1>} : (tensor<64x2x2x2x4x2xf32>) -> tensor<64x4x2x2x2x2xf32>
            %280:2 = "tt.split"(%279) : (tensor<64x4x2x2x2x2xf32>) -> (tensor<64x4x2x2x2xf32>, tensor<64x4x2x2x2xf32>)
            %281:2 = "tt.split"(%280#0) : (tensor<64x4x2x2x2xf32>) -> (tensor<64x4x2x2xf32>, tensor<64x4x2x2xf32>)
            %282:2 = "tt.split"(%280#1) : (tensor<64x4x2x2x2xf32>) -> (tensor<64x4x2x2xf32>, tensor<64x4x2x2xf32>)
            %283:2 = "tt.split"(%281#0) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
            %284:2 = "tt.split"(%281#1) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
            %285:2 = "tt.split"(%282#0) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
            %286:2 = "tt.split"(%282#1) : (tensor<64x4x2x2xf32>) -> (tensor<64x4x2xf32>, tensor<64x4x2xf32>)
            %287:2 = "tt.split"(%283#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %288:2 = "tt.split"(%283#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %289:2 = "tt.split"(%284#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %290:2 = "tt.split"(%284#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %291:2 = "tt.split"(%285#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %292:2 = "tt.split"(%285#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %293:2 = "tt.split"(%286#0) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %294:2 = "tt.split"(%286#1) : (tensor<64x4x2xf32>) -> (tensor<64x4xf32>, tensor<64x4xf32>)
            %295 = arith.cmpi sge, %arg30, %192 : i32
            scf.if %295 {
              %296 = "tt.splat"(%arg30) : (i32) -> tensor<4xi32>
              %297 = arith.muli %34, %cst_59 : tensor<4xi32>
              %298 = arith.addi %296, %297 : tensor<4xi32>
              %299 = arith.maxsi %151, %c0_i32 : i32
              %300 = arith.cmpi sge, %arg21, %c512_i32 : i32
              %301 = arith.select %300, %c512_i32, %c0_i32 : i32
              %302 = arith.minsi %189, %195 : i32
              %303 = arith.maxsi %302, %arg30 : i32
              %304 = arith.subi %303, %arg30 : i32
              %305 = arith.cmpi sgt, %304, %c63_i32 : i32
              %306 = arith.andi %305, %266 : i1
              %307 = scf.if %306 -> (tensor<64x4xi32>) {
                scf.yield %cst_58 : tensor<64x4xi32>
              } else {
                %347 = "tt.splat"(%195) : (i32) -> tensor<64xi32>
                %348 = arith.minsi %188, %347 : tensor<64xi32>
                %349 = "tt.splat"(%266) : (i1) -> tensor<64xi1>
                %350 = arith.select %349, %348, %cst_66 : tensor<64xi1>, tensor<64xi32>
                %351 = "tt.splat"(%arg30) : (i32) -> tensor<64xi32>
                %352 = arith.maxsi %350, %351 : tensor<64xi32>
                %353 = arith.subi %352, %351 : tensor<64xi32>
                %354 = arith.minsi %353, %cst_57 : tensor<64xi32>
                %355 = "tt.expand_dims"(%354) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
                %356 = "tt.broadcast"(%355) : (tensor<64x1xi32>) -> tensor<64x4xi32>
                %357 = "tt.expand_dims"(%297) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
                %358 = "tt.broadcast"(%357) : (tensor<1x4xi32>) -> tensor<64x4xi32>
                %359 = arith.subi %356, %358 : tensor<64x4xi32>
                %360 = arith.addi %359, %cst_55 : tensor<64x4xi32>
                %361 = arith.shrsi %360, %cst_56 : tensor<64x4xi32>
                %362 = arith.addi %359, %cst_54 : tensor<64x4xi32>
                %363 = arith.shrsi %362, %cst_56 : tensor<64x4xi32>
                %364 = arith.addi %361, %363 : tensor<64x4xi32>
                %365 = arith.subi %cst_53, %364 : tensor<64x4xi32>
                %366 = arith.shrui %cst_58, %365 : tensor<64x4xi32>
                %367 = arith.cmpi sgt, %364, %cst_52 : tensor<64x4xi32>
                %368 = arith.select %367, %366, %cst_52 : tensor<64x4xi1>, tensor<64x4xi32>
                scf.yield %368 : tensor<64x4xi32>
              }
              %308 = "tt.expand_dims"(%187) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
              %309 = "tt.broadcast"(%308) : (tensor<64x1xf32>) -> tensor<64x4xf32>
              %310 = "tt.elementwise_inline_asm"(%309, %287#0, %287#1, %288#0, %288#1, %289#0, %289#1, %290#0, %290#1, %291#0, %291#1, %292#0, %292#1, %293#0, %293#1, %294#0, %294#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 17>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
              %311 = arith.andi %310, %307 : tensor<64x4xi32>
              %312 = "tt.elementwise_inline_asm"(%309, %287#0, %287#1, %288#0, %288#1, %289#0, %289#1, %290#0, %290#1, %291#0, %291#1, %292#0, %292#1, %293#0, %293#1, %294#0, %294#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 17>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
              %313 = arith.andi %312, %307 : tensor<64x4xi32>
              %314 = "tt.elementwise_inline_asm"(%287#0, %287#1, %288#0, %288#1, %289#0, %289#1, %290#0, %290#1, %291#0, %291#1, %292#0, %292#1, %293#0, %293#1, %294#0, %294#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.nan.f32 any0, $1, $2;\0Asetp.nan.f32 any1, $3, $4;\0Asetp.nan.f32 any2, $5, $6;\0Asetp.nan.f32 any3, $7, $8;\0Asetp.nan.or.f32 any0, $9, $10, any0;\0Asetp.nan.or.f32 any1, $11, $12, any1;\0Asetp.nan.or.f32 any2, $13, $14, any2;\0Asetp.nan.or.f32 any3, $15, $16, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.nan.f32 holds, $1, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.nan.f32 holds, $2, $2;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.nan.f32 holds, $3, $3;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.nan.f32 holds, $4, $4;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.nan.f32 holds, $5, $5;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.nan.f32 holds, $6, $6;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.nan.f32 holds, $7, $7;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.nan.f32 holds, $8, $8;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.nan.f32 holds, $9, $9;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.nan.f32 holds, $10, $10;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.nan.f32 holds, $11, $11;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.nan.f32 holds, $12, $12;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.nan.f32 holds, $13, $13;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.nan.f32 holds, $14, $14;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.nan.f32 holds, $15, $15;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.nan.f32 holds, $16, $16;\0A@holds or.b32 $0, $0, 0x8000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 16>, packed_element = 1 : i32, pure = true} : (tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
              %315 = "tt.broadcast"(%241) : (tensor<64x1xi1>) -> tensor<64x4xi1>
              %316 = arith.select %315, %cst_58, %cst_52 : tensor<64x4xi1>, tensor<64x4xi32>
              %317 = arith.andi %314, %316 : tensor<64x4xi32>
              %318 = arith.andi %313, %317 : tensor<64x4xi32>
              %319 = arith.ori %311, %318 : tensor<64x4xi32>
              %320 = arith.extsi %198 : tensor<64x1xi32> to tensor<64x1xi64>
              %321 = "tt.splat"(%arg18) : (i64) -> tensor<64x1xi64>
              %322 = arith.muli %320, %321 : tensor<64x1xi64>
              %323 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<64x1x!tt.ptr<i32>>
              %324 = "tt.addptr"(%323, %322) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
              %325 = "tt.broadcast"(%324) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
              %326 = "tt.elementwise_inline_asm"(%325, %319) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Apopc.b32 count, hits;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Asetp.ne.and.b32 leads, count, 0, leads;\0A@leads atom.global.gpu.relaxed.add.u32 $0, [$1], count;\0ADONE:\0A}", constraints = "=&r,l,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>) -> tensor<64x4xi32>
              %327 = arith.xori %313, %318 : tensor<64x4xi32>
              %328 = arith.addi %322, %cst_5 : tensor<64x1xi64>
              %329 = "tt.addptr"(%323, %328) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
              %330 = "tt.broadcast"(%329) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
              %331 = "tt.elementwise_inline_asm"(%330, %327) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Apopc.b32 count, hits;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Asetp.ne.and.b32 leads, count, 0, leads;\0A@leads atom.global.gpu.relaxed.add.u32 $0, [$1], count;\0ADONE:\0A}", constraints = "=&r,l,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>) -> tensor<64x4xi32>
              %332 = "tt.splat"(%arg22) : (i64) -> tensor<64x1xi64>
              %333 = arith.muli %320, %332 : tensor<64x1xi64>
              %334 = arith.addi %333, %cst_4 : tensor<64x1xi64>
              %335 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<64x1x!tt.ptr<i32>>
              %336 = "tt.addptr"(%335, %334) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
              %337 = "tt.broadcast"(%336) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
              %338 = "tt.splat"(%299) : (i32) -> tensor<64x4xi32>
              %339 = "tt.expand_dims"(%298) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
              %340 = "tt.broadcast"(%339) : (tensor<1x4xi32>) -> tensor<64x4xi32>
              %341 = "tt.elementwise_inline_asm"(%337, %319, %326, %338, %340, %309, %287#0, %287#1, %288#0, %288#1, %289#0, %289#1, %290#0, %290#1, %291#0, %291#1, %292#0, %292#1, %293#0, %293#1, %294#0, %294#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<4>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<1>;\0A.reg .b32 active<1>;\0A.reg .f32 pick<16>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $3, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $4;\0Asetp.ge.and.s32 more, $4, 0, more;\0Aselp.b32 hits0, 0, $2, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $6, $6;\0Aabs.f32 size, $6;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aselp.f32 pick0, $8, $7, odd0;\0Aselp.f32 pick1, $10, $9, odd0;\0Aselp.f32 pick2, $12, $11, odd0;\0Aselp.f32 pick3, $14, $13, odd0;\0Aselp.f32 pick4, $16, $15, odd0;\0Aselp.f32 pick5, $18, $17, odd0;\0Aselp.f32 pick6, $20, $19, odd0;\0Aselp.f32 pick7, $22, $21, odd0;\0Aselp.f32 pick8, pick1, pick0, odd1;\0Aselp.f32 pick9, pick3, pick2, odd1;\0Aselp.f32 pick10, pick5, pick4, odd1;\0Aselp.f32 pick11, pick7, pick6, odd1;\0Aselp.f32 pick12, pick9, pick8, odd2;\0Aselp.f32 pick13, pick11, pick10, odd2;\0Aselp.f32 pick14, pick13, pick12, odd3;\0Amov.f32 score, pick14;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $6;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $5;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $1;\0Asetp.lt.and.u32 fits, bit, $4, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0ADONE:\0A}", constraints = "=&r,l,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 17>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
              %342 = arith.addi %333, %cst_3 : tensor<64x1xi64>
              %343 = "tt.addptr"(%335, %342) : (tensor<64x1x!tt.ptr<i32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<i32>>
              %344 = "tt.broadcast"(%343) : (tensor<64x1x!tt.ptr<i32>>) -> tensor<64x4x!tt.ptr<i32>>
              %345 = "tt.splat"(%301) : (i32) -> tensor<64x4xi32>
              %346 = "tt.elementwise_inline_asm"(%344, %327, %331, %345, %340, %309, %287#0, %287#1, %288#0, %288#1, %289#0, %289#1, %290#0, %290#1, %291#0, %291#1, %292#0, %292#1, %293#0, %293#1, %294#0, %294#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<4>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<1>;\0A.reg .b32 active<1>;\0A.reg .f32 pick<16>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 hits, $2;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $3, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $4;\0Asetp.ge.and.s32 more, $4, 0, more;\0Aselp.b32 hits0, 0, $2, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $6, $6;\0Aabs.f32 size, $6;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aselp.f32 pick0, $8, $7, odd0;\0Aselp.f32 pick1, $10, $9, odd0;\0Aselp.f32 pick2, $12, $11, odd0;\0Aselp.f32 pick3, $14, $13, odd0;\0Aselp.f32 pick4, $16, $15, odd0;\0Aselp.f32 pick5, $18, $17, odd0;\0Aselp.f32 pick6, $20, $19, odd0;\0Aselp.f32 pick7, $22, $21, odd0;\0Aselp.f32 pick8, pick1, pick0, odd1;\0Aselp.f32 pick9, pick3, pick2, odd1;\0Aselp.f32 pick10, pick5, pick4, odd1;\0Aselp.f32 pick11, pick7, pick6, odd1;\0Aselp.f32 pick12, pick9, pick8, odd2;\0Aselp.f32 pick13, pick11, pick10, odd2;\0Aselp.f32 pick14, pick13, pick12, odd3;\0Amov.f32 score, pick14;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $6;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $5;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $1;\0Asetp.lt.and.u32 fits, bit, $4, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0ADONE:\0A}", constraints = "=&r,l,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 17>, packed_element = 1 : i32, pure = false} : (tensor<64x4x!tt.ptr<i32>>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xi32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>, tensor<64x4xf32>) -> tensor<64x4xi32>
            }
            scf.yield %253 : i32
          }
        }
        gpu.barrier
        %170 = arith.extsi %132#1 : i32 to i64
        %171 = "tt.addptr"(%arg23, %170) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %172 = "tt.atomic_rmw"(%171, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %173 = arith.andi %172, %c2047_i32 : i32
        %174 = arith.cmpi eq, %173, %c1_i32 : i32
        scf.if %174 {
          %175 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<64x!tt.ptr<i32>>
          %176 = "tt.addptr"(%175, %144) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %177 = "tt.load"(%176, %149, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
          %178 = "tt.splat"(%arg27) : (i64) -> tensor<64xi64>
          %179 = arith.addi %178, %144 : tensor<64xi64>
          %180 = "tt.addptr"(%175, %179) : (tensor<64x!tt.ptr<i32>>, tensor<64xi64>) -> tensor<64x!tt.ptr<i32>>
          %181 = "tt.load"(%180, %149, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x!tt.ptr<i32>>, tensor<64xi1>, tensor<64xi32>) -> tensor<64xi32>
          %182 = arith.cmpi slt, %181, %177 : tensor<64xi32>
          %183 = arith.andi %182, %149 : tensor<64xi1>
          %184 = arith.extui %183 : tensor<64xi1> to tensor<64xi32>
          %185 = "tt.reduce"(%184) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %205 = arith.maxsi %arg30, %arg31 : i32
            "tt.reduce_return"(%205) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<64xi32>) -> i32
          %186 = arith.cmpi ne, %185, %c0_i32 : i32
          %187 = arith.cmpi slt, %132#2, %c500_i32 : i32
          %188 = arith.andi %186, %187 : i1
          %189 = arith.divui %154, %c1024_i32 : i32
          %190 = arith.divui %189, %c1024_i32 : i32
          %191 = arith.addi %190, %c1_i32 : i32
          %192 = arith.muli %191, %c1024_i32 : i32
          %193 = arith.divui %154, %192 : i32
          %194 = arith.addi %193, %c1_i32 : i32
          %195 = arith.select %188, %194, %c0_i32 : i32
          %196 = arith.select %138, %195, %c16_i32 : i32
          %197 = arith.addi %132#2, %c1_i32 : i32
          %198 = arith.shli %197, %c22_i32 : i32
          %199 = arith.shli %196, %c11_i32 : i32
          %200 = arith.ori %198, %199 : i32
          %201 = arith.ori %200, %196 : i32
          %202 = arith.cmpi eq, %196, %c0_i32 : i32
          %203 = arith.select %202, %c0_i32, %201 : i32
          gpu.barrier
          %204 = "tt.atomic_rmw"(%171, %203) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %136 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x4x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "requests", winnow.type = memref<?xi32>}, {winnow.arg = "requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<bf16>, i32, i64, !tt.ptr<bf16>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "qsa", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {helpers = 264 : i32, keys_operand = "lhs", max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 1024 : i32, register_usage = 3 : i32, scatter = "hits", target = "cuda:90", tile_keys = 64 : i32, tile_rows = 64 : i32}} : () -> ()
}

#map = affine_map<()[s0, s1] -> (s0 ceildiv 128, ((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - 65535) - s1 ceildiv 2147483648 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 ceildiv 128)>
#map2 = affine_map<()[s0, s1] -> (4095)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<i8>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<i8>, %arg4: i32, %arg5: i64, %arg6: !tt.ptr<i32>, %arg7: i32, %arg8: !tt.ptr<i32>, %arg9: i32, %arg10: !tt.ptr<i32>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: !tt.ptr<f32>, %arg15: i32, %arg16: !tt.ptr<i32>, %arg17: i32, %arg18: i64, %arg19: !tt.ptr<i32>, %arg20: i32, %arg21: i32, %arg22: i64, %arg23: !tt.ptr<i8>, %arg24: i32, %arg25: i64, %arg26: !tt.ptr<i8>, %arg27: i32, %arg28: i64, %arg29: !tt.ptr<i32>, %arg30: i32, %arg31: !tt.ptr<i32>, %arg32: i32, %arg33: i64, %arg34: i32):
    %cst = arith.constant -1.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant dense<0> : tensor<128xi64>
    %cst_1 = arith.constant dense<4094> : tensor<128x1xi64>
    %cst_2 = arith.constant dense<4096> : tensor<128x1xi64>
    %c192_i32 = arith.constant 192 : i32
    %c500_i32 = arith.constant 500 : i32
    %cst_3 = arith.constant dense<0x7F800000> : tensor<128xf32>
    %cst_4 = arith.constant dense<2> : tensor<1x1024x1xi64>
    %cst_5 = arith.constant dense<2143289344> : tensor<1x1024xi32>
    %cst_6 = arith.constant dense<0x7F800000> : tensor<1x1024xf32>
    %cst_7 = arith.constant dense<0x7FC00000> : tensor<1xf32>
    %cst_8 = arith.constant dense<0x7F800000> : tensor<1xf32>
    %cst_9 = arith.constant dense<2.000000e+00> : tensor<1xf32>
    %cst_10 = arith.constant dense<2047> : tensor<1024xi32>
    %cst_11 = arith.constant dense<65535> : tensor<1024xi32>
    %cst_12 = arith.constant dense<16> : tensor<1024xi32>
    %cst_13 = arith.constant dense<2> : tensor<1024xi64>
    %cst_14 = arith.constant dense<0> : tensor<1024xi32>
    %cst_15 = arith.constant dense<0> : tensor<1xi32>
    %cst_16 = arith.constant dense<2048> : tensor<1024xi32>
    %c1023_i32 = arith.constant 1023 : i32
    %cst_17 = arith.constant dense<2139095041> : tensor<4096xi32>
    %cst_18 = arith.constant 4.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %cst_19 = arith.constant dense<32> : tensor<4096xi64>
    %c16_i32 = arith.constant 16 : i32
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
    %cst_32 = arith.constant dense<2048> : tensor<4096xi32>
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst_33 = arith.constant 2.14748352E+9 : f32
    %cst_34 = arith.constant 5.000000e-01 : f32
    %cst_35 = arith.constant 1.000000e+00 : f32
    %cst_36 = arith.constant 4.500000e-01 : f32
    %c-2139095041_i32 = arith.constant -2139095041 : i32
    %c-2139095040_i32 = arith.constant -2139095040 : i32
    %c2139095041_i32 = arith.constant 2139095041 : i32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c2047_i32 = arith.constant 2047 : i32
    %c4194304_i32 = arith.constant 4194304 : i32
    %cst_37 = arith.constant dense<2047> : tensor<128xi32>
    %cst_38 = arith.constant dense<11> : tensor<128xi32>
    %cst_39 = arith.constant dense<4194304> : tensor<128xi32>
    %cst_40 = arith.constant dense<2147483646> : tensor<128xi32>
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c264_i32 = arith.constant 264 : i32
    %false = arith.constant false
    %c11_i32 = arith.constant 11 : i32
    %c22_i32 = arith.constant 22 : i32
    %c256_i32 = arith.constant 256 : i32
    %c1024_i32 = arith.constant 1024 : i32
    %c8_i32 = arith.constant 8 : i32
    %true = arith.constant true
    %cst_41 = arith.constant dense<-2147483648> : tensor<128xi32>
    %cst_42 = arith.constant dense<2139095041> : tensor<128xi32>
    %cst_43 = arith.constant dense<-2139095041> : tensor<128xi32>
    %cst_44 = arith.constant dense<2139095040> : tensor<128xi32>
    %cst_45 = arith.constant dense<2147483647> : tensor<128xi32>
    %cst_46 = arith.constant dense<2048> : tensor<128xi32>
    %cst_47 = arith.constant dense<1> : tensor<128x1xi32>
    %cst_48 = arith.constant dense<0> : tensor<128x1xi32>
    %c65535_i32 = arith.constant 65535 : i32
    %c-65536_i32 = arith.constant -65536 : i32
    %cst_49 = arith.constant dense<0> : tensor<128x4xi32>
    %cst_50 = arith.constant dense<32> : tensor<128x4xi32>
    %cst_51 = arith.constant dense<6> : tensor<128x4xi32>
    %cst_52 = arith.constant dense<7> : tensor<128x4xi32>
    %cst_53 = arith.constant dense<3> : tensor<128x4xi32>
    %cst_54 = arith.constant dense<128> : tensor<128xi32>
    %cst_55 = arith.constant dense<-1> : tensor<128x4xi32>
    %c2048_i32 = arith.constant 2048 : i32
    %cst_56 = arith.constant dense<2> : tensor<4xi32>
    %cst_57 = arith.constant dense<0.000000e+00> : tensor<128x128xf32>
    %cst_58 = arith.constant dense<64> : tensor<128x1xi32>
    %cst_59 = arith.constant dense<0.000000e+00> : tensor<128x128xf16>
    %cst_60 = arith.constant dense<8> : tensor<128x1xi32>
    %c0_i32 = arith.constant 0 : i32
    %cst_61 = arith.constant dense<6.400000e+01> : tensor<128x8xf16>
    %cst_62 = arith.constant dense<0> : tensor<128x8xi8>
    %cst_63 = arith.constant dense<0> : tensor<128x64xi8>
    %cst_64 = arith.constant dense<0.000000e+00> : tensor<128xf32>
    %c127_i32 = arith.constant 127 : i32
    %cst_65 = arith.constant dense<1> : tensor<128xi32>
    %cst_66 = arith.constant dense<64> : tensor<128xi32>
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c2147344383_i32 = arith.constant 2147344383 : i32
    %cst_67 = arith.constant dense<0> : tensor<128xi32>
    %c128_i32 = arith.constant 128 : i32
    %0 = "tt.get_program_id"() {axis = 0 : i32} : () -> i32
    %1 = "tt.get_program_id"() {axis = 1 : i32} : () -> i32
    %2 = arith.muli %0, %c128_i32 : i32
    %3 = "tt.splat"(%2) : (i32) -> tensor<128xi32>
    %4 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
    %5 = arith.addi %3, %4 : tensor<128xi32>
    %6 = "tt.splat"(%arg7) : (i32) -> tensor<128xi32>
    %7 = arith.cmpi ult, %5, %6 : tensor<128xi32>
    %8 = arith.extsi %5 : tensor<128xi32> to tensor<128xi64>
    %9 = "tt.splat"(%arg6) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %10 = "tt.addptr"(%9, %8) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
    %11 = "tt.load"(%10, %7, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
    %12 = arith.minsi %arg34, %c2147344383_i32 : i32
    %13 = "tt.splat"(%12) : (i32) -> tensor<128xi32>
    %14 = arith.minsi %11, %13 : tensor<128xi32>
    %15 = arith.maxsi %14, %cst_67 : tensor<128xi32>
    %16 = arith.minsi %arg7, %arg15 : i32
    %17 = arith.minsi %16, %arg17 : i32
    %18 = arith.minsi %17, %arg20 : i32
    %19 = arith.minsi %18, %arg1 : i32
    %20 = arith.minsi %19, %arg24 : i32
    %21 = arith.minsi %20, %arg32 : i32
    %22 = "tt.splat"(%21) : (i32) -> tensor<128xi32>
    %23 = arith.cmpi slt, %5, %22 : tensor<128xi32>
    %24 = arith.select %23, %15, %cst_67 : tensor<128xi1>, tensor<128xi32>
    %25 = "tt.reduce"(%24) ({
    ^bb0(%arg35: i32, %arg36: i32):
      %180 = arith.minsi %arg35, %arg36 : i32
      "tt.reduce_return"(%180) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
    %26 = "tt.splat"(%arg15) : (i32) -> tensor<128xi32>
    %27 = arith.cmpi ult, %5, %26 : tensor<128xi32>
    %28 = "tt.splat"(%arg14) : (!tt.ptr<f32>) -> tensor<128x!tt.ptr<f32>>
    %29 = "tt.addptr"(%28, %8) : (tensor<128x!tt.ptr<f32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<f32>>
    %30 = "tt.load"(%29, %27, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>, tensor<128xf32>) -> tensor<128xf32>
    %31 = "tt.splat"(%arg1) : (i32) -> tensor<128xi32>
    %32 = arith.cmpi ult, %5, %31 : tensor<128xi32>
    %33 = "tt.expand_dims"(%5) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %34 = "tt.make_range"() {end = 64 : i32, start = 0 : i32} : () -> tensor<64xi32>
    %35 = "tt.expand_dims"(%34) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
    %36 = "tt.expand_dims"(%32) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
    %37 = "tt.broadcast"(%36) : (tensor<128x1xi1>) -> tensor<128x64xi1>
    %38 = arith.extsi %33 : tensor<128x1xi32> to tensor<128x1xi64>
    %39 = "tt.splat"(%arg2) : (i64) -> tensor<128x1xi64>
    %40 = arith.muli %38, %39 : tensor<128x1xi64>
    %41 = "tt.splat"(%arg0) : (!tt.ptr<i8>) -> tensor<128x1x!tt.ptr<i8>>
    %42 = "tt.addptr"(%41, %40) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
    %43 = "tt.broadcast"(%42) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x64x!tt.ptr<i8>>
    %44 = "tt.broadcast"(%35) : (tensor<1x64xi32>) -> tensor<128x64xi32>
    %45 = "tt.addptr"(%43, %44) : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi32>) -> tensor<128x64x!tt.ptr<i8>>
    %46 = "tt.load"(%45, %37, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi1>, tensor<128x64xi8>) -> tensor<128x64xi8>
    %47 = "tt.splat"(%arg24) : (i32) -> tensor<128xi32>
    %48 = arith.cmpi ult, %5, %47 : tensor<128xi32>
    %49 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
    %50 = "tt.expand_dims"(%49) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
    %51 = "tt.expand_dims"(%48) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
    %52 = "tt.broadcast"(%51) : (tensor<128x1xi1>) -> tensor<128x8xi1>
    %53 = "tt.splat"(%arg25) : (i64) -> tensor<128x1xi64>
    %54 = arith.muli %38, %53 : tensor<128x1xi64>
    %55 = "tt.splat"(%arg23) : (!tt.ptr<i8>) -> tensor<128x1x!tt.ptr<i8>>
    %56 = "tt.addptr"(%55, %54) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
    %57 = "tt.broadcast"(%56) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x8x!tt.ptr<i8>>
    %58 = "tt.broadcast"(%50) : (tensor<1x8xi32>) -> tensor<128x8xi32>
    %59 = "tt.addptr"(%57, %58) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi32>) -> tensor<128x8x!tt.ptr<i8>>
    %60 = "tt.load"(%59, %52, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
    %61 = "tt.bitcast"(%60) : (tensor<128x8xi8>) -> tensor<128x8xf8E4M3FN>
    %62 = "tt.fp_to_fp"(%61) : (tensor<128x8xf8E4M3FN>) -> tensor<128x8xf16>
    %63 = arith.mulf %62, %cst_61 : tensor<128x8xf16>
    %64 = "tt.expand_dims"(%63) {axis = 2 : i32} : (tensor<128x8xf16>) -> tensor<128x8x1xf16>
    %65 = "tt.broadcast"(%64) : (tensor<128x8x1xf16>) -> tensor<128x8x8xf16>
    %66 = "tt.reshape"(%46) : (tensor<128x64xi8>) -> tensor<128x8x8xi8>
    %67 = "tt.elementwise_inline_asm"(%66, %65) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashl.b32 codes, $2, 2;\0Ashl.b32 signs, $2, 4;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
    %68 = "tt.elementwise_inline_asm"(%66, %65) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashr.u32 codes, $2, 2;\0Amov.b32 signs, $2;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
    %69 = "tt.join"(%67, %68) : (tensor<128x8x8xf16>, tensor<128x8x8xf16>) -> tensor<128x8x8x2xf16>
    %70 = "tt.trans"(%69) {order = array<i32: 0, 3, 1, 2>} : (tensor<128x8x8x2xf16>) -> tensor<128x2x8x8xf16>
    %71 = "tt.reshape"(%70) : (tensor<128x2x8x8xf16>) -> tensor<128x128xf16>
    %72 = arith.divsi %2, %c128_i32 : i32
    %73 = arith.cmpi slt, %72, %arg9 : i32
    %74 = arith.extsi %72 : i32 to i64
    %75 = "tt.addptr"(%arg8, %74) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %76 = "tt.load"(%75, %73, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %77 = arith.select %73, %76, %c-1_i32 : i32
    %78 = "tt.load"(%75, %73, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %79 = arith.select %73, %78, %c-1_i32 : i32
    %80 = "tt.reduce"(%24) ({
    ^bb0(%arg35: i32, %arg36: i32):
      %180 = arith.maxsi %arg35, %arg36 : i32
      "tt.reduce_return"(%180) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
    %81 = "tt.get_num_programs"() {axis = 1 : i32} : () -> i32
    %82 = arith.addi %80, %c127_i32 : i32
    %83 = arith.divsi %82, %c128_i32 : i32
    %84 = arith.divsi %83, %81 : i32
    %85 = arith.remsi %83, %81 : i32
    %86 = arith.muli %1, %84 : i32
    %87 = arith.minsi %1, %85 : i32
    %88 = arith.addi %86, %87 : i32
    %89 = arith.addi %1, %c1_i32 : i32
    %90 = arith.muli %89, %84 : i32
    %91 = arith.minsi %89, %85 : i32
    %92 = arith.addi %90, %91 : i32
    %93 = arith.muli %92, %c128_i32 : i32
    %94 = arith.minsi %93, %80 : i32
    %95 = arith.muli %88, %c128_i32 : i32
    %96 = arith.divui %95, %c64_i32 : i32
    %97 = arith.cmpi ult, %96, %arg12 : i32
    %98 = arith.cmpi ult, %77, %arg11 : i32
    %99 = arith.cmpi slt, %95, %94 : i32
    %100 = arith.andi %99, %97 : i1
    %101 = arith.andi %100, %98 : i1
    %102 = arith.extsi %77 : i32 to i64
    %103 = arith.muli %102, %arg13 : i64
    %104 = "tt.addptr"(%arg10, %103) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %105 = arith.extsi %96 : i32 to i64
    %106 = "tt.addptr"(%104, %105) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %107 = "tt.load"(%106, %101, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %108 = arith.select %101, %107, %c-1_i32 : i32
    %109 = arith.addi %95, %c64_i32 : i32
    %110 = arith.divui %109, %c64_i32 : i32
    %111 = arith.cmpi ult, %110, %arg12 : i32
    %112 = arith.cmpi slt, %109, %94 : i32
    %113 = arith.andi %112, %111 : i1
    %114 = arith.andi %113, %98 : i1
    %115 = arith.extsi %110 : i32 to i64
    %116 = "tt.addptr"(%104, %115) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %117 = "tt.load"(%116, %114, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %118 = arith.select %114, %117, %c-1_i32 : i32
    %119 = arith.cmpi ult, %79, %arg11 : i32
    %120 = arith.andi %100, %119 : i1
    %121 = arith.extsi %79 : i32 to i64
    %122 = arith.muli %121, %arg13 : i64
    %123 = "tt.addptr"(%arg10, %122) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %124 = "tt.addptr"(%123, %105) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %125 = "tt.load"(%124, %120, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %126 = arith.select %120, %125, %c-1_i32 : i32
    %127 = arith.andi %113, %119 : i1
    %128 = "tt.addptr"(%123, %115) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %129 = "tt.load"(%128, %127, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %130 = arith.select %127, %129, %c-1_i32 : i32
    %131 = "tt.splat"(%130) : (i32) -> tensor<128xi32>
    %132 = arith.cmpi slt, %4, %cst_66 : tensor<128xi32>
    %133 = "tt.splat"(%126) : (i32) -> tensor<128xi32>
    %134 = arith.select %132, %133, %131 : tensor<128xi1>, tensor<128xi32>
    %135 = "tt.expand_dims"(%134) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %136 = arith.remui %4, %cst_66 : tensor<128xi32>
    %137 = "tt.splat"(%arg27) : (i32) -> tensor<128x1xi32>
    %138 = arith.cmpi ult, %135, %137 : tensor<128x1xi32>
    %139 = "tt.expand_dims"(%136) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %140 = "tt.broadcast"(%138) : (tensor<128x1xi1>) -> tensor<128x8xi1>
    %141 = arith.extsi %135 : tensor<128x1xi32> to tensor<128x1xi64>
    %142 = "tt.splat"(%arg28) : (i64) -> tensor<128x1xi64>
    %143 = arith.muli %141, %142 : tensor<128x1xi64>
    %144 = "tt.splat"(%arg26) : (!tt.ptr<i8>) -> tensor<128x1x!tt.ptr<i8>>
    %145 = "tt.addptr"(%144, %143) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
    %146 = arith.muli %139, %cst_60 : tensor<128x1xi32>
    %147 = "tt.addptr"(%145, %146) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i8>>
    %148 = "tt.broadcast"(%147) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x8x!tt.ptr<i8>>
    %149 = "tt.addptr"(%148, %58) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi32>) -> tensor<128x8x!tt.ptr<i8>>
    %150 = "tt.load"(%149, %140, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
    %151 = arith.extui %99 : i1 to i32
    %152 = "tt.splat"(%arg4) : (i32) -> tensor<128x1xi32>
    %153 = "tt.splat"(%arg5) : (i64) -> tensor<128x1xi64>
    %154 = "tt.splat"(%arg3) : (!tt.ptr<i8>) -> tensor<128x1x!tt.ptr<i8>>
    %155 = arith.muli %139, %cst_58 : tensor<128x1xi32>
    %156 = scf.for %arg35 = %c0_i32 to %151 step %c1_i32 iter_args(%arg36 = %71) -> (tensor<128x128xf16>)  : i32 {
      %180:5 = scf.for %arg37 = %95 to %94 step %c128_i32 iter_args(%arg38 = %108, %arg39 = %118, %arg40 = %126, %arg41 = %130, %arg42 = %150) -> (i32, i32, i32, i32, tensor<128x8xi8>)  : i32 {
        %181 = arith.addi %arg37, %c128_i32 : i32
        %182 = arith.divui %181, %c64_i32 : i32
        %183 = arith.cmpi ult, %182, %arg12 : i32
        %184 = arith.cmpi slt, %181, %94 : i32
        %185 = arith.andi %184, %183 : i1
        %186 = arith.andi %185, %98 : i1
        %187 = arith.extsi %182 : i32 to i64
        %188 = "tt.addptr"(%104, %187) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %189 = "tt.load"(%188, %186, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %190 = arith.select %186, %189, %c-1_i32 : i32
        %191 = arith.addi %arg37, %c192_i32 : i32
        %192 = arith.divui %191, %c64_i32 : i32
        %193 = arith.cmpi ult, %192, %arg12 : i32
        %194 = arith.cmpi slt, %191, %94 : i32
        %195 = arith.andi %194, %193 : i1
        %196 = arith.andi %195, %98 : i1
        %197 = arith.extsi %192 : i32 to i64
        %198 = "tt.addptr"(%104, %197) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %199 = "tt.load"(%198, %196, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %200 = arith.select %196, %199, %c-1_i32 : i32
        %201 = arith.andi %185, %119 : i1
        %202 = "tt.addptr"(%123, %187) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %203 = "tt.load"(%202, %201, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %204 = arith.select %201, %203, %c-1_i32 : i32
        %205 = arith.andi %195, %119 : i1
        %206 = "tt.addptr"(%123, %197) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %207 = "tt.load"(%206, %205, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %208 = arith.select %205, %207, %c-1_i32 : i32
        %209 = "tt.splat"(%208) : (i32) -> tensor<128xi32>
        %210 = "tt.splat"(%204) : (i32) -> tensor<128xi32>
        %211 = arith.select %132, %210, %209 : tensor<128xi1>, tensor<128xi32>
        %212 = "tt.expand_dims"(%211) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
        %213 = arith.cmpi ult, %212, %137 : tensor<128x1xi32>
        %214 = "tt.broadcast"(%213) : (tensor<128x1xi1>) -> tensor<128x8xi1>
        %215 = arith.extsi %212 : tensor<128x1xi32> to tensor<128x1xi64>
        %216 = arith.muli %215, %142 : tensor<128x1xi64>
        %217 = "tt.addptr"(%144, %216) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
        %218 = "tt.addptr"(%217, %146) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i8>>
        %219 = "tt.broadcast"(%218) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x8x!tt.ptr<i8>>
        %220 = "tt.addptr"(%219, %58) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi32>) -> tensor<128x8x!tt.ptr<i8>>
        %221 = "tt.load"(%220, %214, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
        %222 = "tt.splat"(%arg39) : (i32) -> tensor<128xi32>
        %223 = "tt.splat"(%arg38) : (i32) -> tensor<128xi32>
        %224 = arith.select %132, %223, %222 : tensor<128xi1>, tensor<128xi32>
        %225 = "tt.expand_dims"(%224) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
        %226 = arith.cmpi ult, %225, %152 : tensor<128x1xi32>
        %227 = "tt.broadcast"(%226) : (tensor<128x1xi1>) -> tensor<128x64xi1>
        %228 = arith.extsi %225 : tensor<128x1xi32> to tensor<128x1xi64>
        %229 = arith.muli %228, %153 : tensor<128x1xi64>
        %230 = "tt.addptr"(%154, %229) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
        %231 = "tt.addptr"(%230, %155) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i8>>
        %232 = "tt.broadcast"(%231) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x64x!tt.ptr<i8>>
        %233 = "tt.addptr"(%232, %44) : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi32>) -> tensor<128x64x!tt.ptr<i8>>
        %234 = "tt.load"(%233, %227, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi1>, tensor<128x64xi8>) -> tensor<128x64xi8>
        %235 = arith.cmpi ult, %arg38, %arg4 : i32
        %236 = arith.cmpi ult, %arg39, %arg4 : i32
        %237 = arith.cmpi ult, %arg40, %arg27 : i32
        %238 = arith.cmpi ult, %arg41, %arg27 : i32
        %239 = "tt.bitcast"(%arg42) : (tensor<128x8xi8>) -> tensor<128x8xf8E4M3FN>
        %240 = "tt.fp_to_fp"(%239) : (tensor<128x8xf8E4M3FN>) -> tensor<128x8xf16>
        %241 = arith.mulf %240, %cst_61 : tensor<128x8xf16>
        %242 = "tt.expand_dims"(%241) {axis = 2 : i32} : (tensor<128x8xf16>) -> tensor<128x8x1xf16>
        %243 = "tt.broadcast"(%242) : (tensor<128x8x1xf16>) -> tensor<128x8x8xf16>
        %244 = "tt.reshape"(%234) : (tensor<128x64xi8>) -> tensor<128x8x8xi8>
        %245 = "tt.elementwise_inline_asm"(%244, %243) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashl.b32 codes, $2, 2;\0Ashl.b32 signs, $2, 4;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
        %246 = "tt.elementwise_inline_asm"(%244, %243) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashr.u32 codes, $2, 2;\0Amov.b32 signs, $2;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
        %247 = "tt.join"(%245, %246) : (tensor<128x8x8xf16>, tensor<128x8x8xf16>) -> tensor<128x8x8x2xf16>
        %248 = "tt.trans"(%247) {order = array<i32: 0, 3, 1, 2>} : (tensor<128x8x8x2xf16>) -> tensor<128x2x8x8xf16>
        %249 = "tt.reshape"(%248) : (tensor<128x2x8x8xf16>) -> tensor<128x128xf16>
        %250 = "tt.trans"(%249) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
        %251 = "tt.dot"(%arg36, %250, %cst_57) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xf16>, tensor<128x128xf16>, tensor<128x128xf32>) -> tensor<128x128xf32>
        %252 = "tt.reshape"(%251) : (tensor<128x128xf32>) -> tensor<128x2x2x2x2x4x2xf32>
        %253 = "tt.trans"(%252) {order = array<i32: 0, 5, 6, 4, 3, 2, 1>} : (tensor<128x2x2x2x2x4x2xf32>) -> tensor<128x4x2x2x2x2x2xf32>
        %254:2 = "tt.split"(%253) : (tensor<128x4x2x2x2x2x2xf32>) -> (tensor<128x4x2x2x2x2xf32>, tensor<128x4x2x2x2x2xf32>)
        %255:2 = "tt.split"(%254#0) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
        %256:2 = "tt.split"(%254#1) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
        %257:2 = "tt.split"(%255#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %258:2 = "tt.split"(%255#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %259:2 = "tt.split"(%256#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %260:2 = "tt.split"(%256#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %261:2 = "tt.split"(%257#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %262:2 = "tt.split"(%257#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %263:2 = "tt.split"(%258#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %264:2 = "tt.split"(%258#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %265:2 = "tt.split"(%259#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %266:2 = "tt.split"(%259#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %267:2 = "tt.split"(%260#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %268:2 = "tt.split"(%260#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %269:2 = "tt.split"(%261#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %270:2 = "tt.split"(%261#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %271:2 = "tt.split"(%262#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %272:2 = "tt.split"(%262#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %273:2 = "tt.split"(%263#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %274:2 = "tt.split"(%263#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %275:2 = "tt.split"(%264#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %276:2 = "tt.split"(%264#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %277:2 = "tt.split"(%265#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %278:2 = "tt.split"(%265#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %279:2 = "tt.split"(%266#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %280:2 = "tt.split"(%266#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %281:2 = "tt.split"(%267#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %282:2 = "tt.split"(%267#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %283:2 = "tt.split"(%268#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %284:2 = "tt.split"(%268#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %285 = arith.cmpi sge, %arg37, %95 : i32
        scf.if %285 {
          %286 = "tt.splat"(%arg37) : (i32) -> tensor<4xi32>
          %287 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
          %288 = arith.muli %287, %cst_56 : tensor<4xi32>
          %289 = arith.addi %286, %288 : tensor<4xi32>
          %290 = arith.subi %arg21, %c2048_i32 : i32
          %291 = arith.maxsi %290, %c0_i32 : i32
          %292 = arith.cmpi sge, %arg21, %c2048_i32 : i32
          %293 = arith.select %292, %c2048_i32, %c0_i32 : i32
          %294 = arith.minsi %25, %94 : i32
          %295 = arith.minsi %294, %94 : i32
          %296 = arith.maxsi %295, %arg37 : i32
          %297 = arith.subi %296, %arg37 : i32
          %298 = arith.cmpi sgt, %297, %c127_i32 : i32
          %299 = arith.andi %298, %235 : i1
          %300 = arith.andi %299, %236 : i1
          %301 = arith.andi %300, %237 : i1
          %302 = arith.andi %301, %238 : i1
          %303 = scf.if %302 -> (tensor<128x4xi32>) {
            scf.yield %cst_55 : tensor<128x4xi32>
          } else {
            %336 = "tt.splat"(%94) : (i32) -> tensor<128xi32>
            %337 = arith.minsi %24, %336 : tensor<128xi32>
            %338 = arith.minsi %337, %336 : tensor<128xi32>
            %339 = "tt.splat"(%arg37) : (i32) -> tensor<128xi32>
            %340 = arith.maxsi %338, %339 : tensor<128xi32>
            %341 = arith.subi %340, %339 : tensor<128xi32>
            %342 = arith.minsi %341, %cst_54 : tensor<128xi32>
            %343 = "tt.expand_dims"(%342) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
            %344 = "tt.broadcast"(%343) : (tensor<128x1xi32>) -> tensor<128x4xi32>
            %345 = "tt.expand_dims"(%288) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
            %346 = "tt.broadcast"(%345) : (tensor<1x4xi32>) -> tensor<128x4xi32>
            %347 = arith.subi %344, %346 : tensor<128x4xi32>
            %348 = arith.addi %347, %cst_52 : tensor<128x4xi32>
            %349 = arith.shrsi %348, %cst_53 : tensor<128x4xi32>
            %350 = arith.addi %347, %cst_51 : tensor<128x4xi32>
            %351 = arith.shrsi %350, %cst_53 : tensor<128x4xi32>
            %352 = arith.addi %349, %351 : tensor<128x4xi32>
            %353 = arith.subi %cst_50, %352 : tensor<128x4xi32>
            %354 = arith.shrui %cst_55, %353 : tensor<128x4xi32>
            %355 = arith.cmpi sgt, %352, %cst_49 : tensor<128x4xi32>
            %356 = arith.select %355, %354, %cst_49 : tensor<128x4xi1>, tensor<128x4xi32>
            %357 = arith.select %235, %c-1_i32, %c-65536_i32 : i32
            %358 = "tt.splat"(%357) : (i32) -> tensor<128x4xi32>
            %359 = arith.select %236, %c-1_i32, %c65535_i32 : i32
            %360 = "tt.splat"(%359) : (i32) -> tensor<128x4xi32>
            %361 = arith.select %237, %c-1_i32, %c-65536_i32 : i32
            %362 = "tt.splat"(%361) : (i32) -> tensor<128x4xi32>
            %363 = arith.select %238, %c-1_i32, %c65535_i32 : i32
            %364 = "tt.splat"(%363) : (i32) -> tensor<128x4xi32>
            %365 = arith.andi %356, %358 : tensor<128x4xi32>
            %366 = arith.andi %365, %360 : tensor<128x4xi32>
            %367 = arith.andi %366, %362 : tensor<128x4xi32>
            %368 = arith.andi %367, %364 : tensor<128x4xi32>
            scf.yield %368 : tensor<128x4xi32>
          }
          %304 = "tt.expand_dims"(%30) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
          %305 = "tt.broadcast"(%304) : (tensor<128x1xf32>) -> tensor<128x4xf32>
          %306 = "tt.elementwise_inline_asm"(%305, %269#0, %269#1, %270#0, %270#1, %271#0, %271#1, %272#0, %272#1, %273#0, %273#1, %274#0, %274#1, %275#0, %275#1, %276#0, %276#1, %277#0, %277#1, %278#0, %278#1, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1, %284#0, %284#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.gt.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.gt.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.gt.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.gt.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.gt.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.gt.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.gt.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.gt.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.gt.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.gt.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.gt.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.gt.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.gt.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.gt.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.gt.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.gt.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
          %307 = arith.andi %306, %303 : tensor<128x4xi32>
          %308 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
          %309 = arith.muli %38, %308 : tensor<128x1xi64>
          %310 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
          %311 = "tt.addptr"(%310, %309) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
          %312 = "tt.addptr"(%311, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
          %313 = "tt.broadcast"(%312) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
          %314 = "tt.elementwise_inline_asm"(%313, %307) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
          %315 = "tt.elementwise_inline_asm"(%305, %269#0, %269#1, %270#0, %270#1, %271#0, %271#1, %272#0, %272#1, %273#0, %273#1, %274#0, %274#1, %275#0, %275#1, %276#0, %276#1, %277#0, %277#1, %278#0, %278#1, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1, %284#0, %284#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Asetp.equ.or.f32 any0, $18, $1, any0;\0Asetp.equ.or.f32 any1, $19, $1, any1;\0Asetp.equ.or.f32 any2, $20, $1, any2;\0Asetp.equ.or.f32 any3, $21, $1, any3;\0Asetp.equ.or.f32 any0, $22, $1, any0;\0Asetp.equ.or.f32 any1, $23, $1, any1;\0Asetp.equ.or.f32 any2, $24, $1, any2;\0Asetp.equ.or.f32 any3, $25, $1, any3;\0Asetp.equ.or.f32 any0, $26, $1, any0;\0Asetp.equ.or.f32 any1, $27, $1, any1;\0Asetp.equ.or.f32 any2, $28, $1, any2;\0Asetp.equ.or.f32 any3, $29, $1, any3;\0Asetp.equ.or.f32 any0, $30, $1, any0;\0Asetp.equ.or.f32 any1, $31, $1, any1;\0Asetp.equ.or.f32 any2, $32, $1, any2;\0Asetp.equ.or.f32 any3, $33, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.equ.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.equ.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.equ.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.equ.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.equ.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.equ.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.equ.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.equ.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.equ.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.equ.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.equ.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.equ.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.equ.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.equ.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.equ.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.equ.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
          %316 = arith.andi %315, %303 : tensor<128x4xi32>
          %317 = "tt.addptr"(%311, %cst_47) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
          %318 = "tt.broadcast"(%317) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
          %319 = "tt.elementwise_inline_asm"(%318, %316) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
          %320 = "tt.splat"(%arg22) : (i64) -> tensor<128x1xi64>
          %321 = arith.muli %38, %320 : tensor<128x1xi64>
          %322 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
          %323 = "tt.addptr"(%322, %321) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
          %324 = "tt.addptr"(%323, %cst_2) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
          %325 = "tt.addptr"(%324, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
          %326 = "tt.broadcast"(%325) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
          %327 = "tt.splat"(%291) : (i32) -> tensor<128x4xi32>
          %328 = "tt.expand_dims"(%289) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
          %329 = "tt.broadcast"(%328) : (tensor<1x4xi32>) -> tensor<128x4xi32>
          %330 = "tt.elementwise_inline_asm"(%326, %307, %314, %327, %329, %305, %269#0, %269#1, %270#0, %270#1, %271#0, %271#1, %272#0, %272#1, %273#0, %273#1, %274#0, %274#1, %275#0, %275#1, %276#0, %276#1, %277#0, %277#1, %278#0, %278#1, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1, %284#0, %284#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Aszext.clamp.u32 hits, hits, leaf;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Aszext.clamp.u32 hits, hits, leaf;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, 8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
          %331 = "tt.addptr"(%323, %cst_1) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
          %332 = "tt.addptr"(%331, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
          %333 = "tt.broadcast"(%332) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
          %334 = "tt.splat"(%293) : (i32) -> tensor<128x4xi32>
          %335 = "tt.elementwise_inline_asm"(%333, %316, %319, %334, %329, %305, %269#0, %269#1, %270#0, %270#1, %271#0, %271#1, %272#0, %272#1, %273#0, %273#1, %274#0, %274#1, %275#0, %275#1, %276#0, %276#1, %277#0, %277#1, %278#0, %278#1, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1, %284#0, %284#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, -8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
        }
        scf.yield %190, %200, %204, %208, %221 : i32, i32, i32, i32, tensor<128x8xi8>
      }
      scf.yield %cst_59 : tensor<128x128xf16>
    }
    %157 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %158 = arith.cmpi slt, %0, %arg30 : i32
    gpu.barrier
    %159 = arith.extsi %0 : i32 to i64
    %160 = "tt.addptr"(%arg29, %159) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %161 = "tt.atomic_rmw"(%160, %c1_i32, %158) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %162 = arith.subi %81, %c1_i32 : i32
    %163 = arith.cmpi eq, %161, %162 : i32
    %164 = arith.andi %158, %163 : i1
    %165 = scf.if %164 -> (i1) {
      %180 = "tt.load"(%10, %7, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %181 = arith.minsi %180, %13 : tensor<128xi32>
      %182 = arith.maxsi %181, %cst_67 : tensor<128xi32>
      %183 = arith.select %23, %182, %cst_67 : tensor<128xi1>, tensor<128xi32>
      %184 = arith.subi %arg21, %c2048_i32 : i32
      %185 = "tt.load"(%29, %23, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>, tensor<128xf32>) -> tensor<128xf32>
      %186 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
      %187 = arith.muli %8, %186 : tensor<128xi64>
      %188 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %189 = "tt.addptr"(%188, %187) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %190 = "tt.addptr"(%189, %cst_67) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
      %191 = "tt.load"(%190, %23, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %192 = "tt.addptr"(%189, %cst_65) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
      %193 = "tt.load"(%192, %23, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %194 = arith.minsi %193, %cst_46 : tensor<128xi32>
      %195 = "tt.splat"(%184) : (i32) -> tensor<128xi32>
      %196 = arith.cmpi slt, %195, %191 : tensor<128xi32>
      %197 = arith.addi %191, %194 : tensor<128xi32>
      %198 = arith.minsi %183, %cst_46 : tensor<128xi32>
      %199 = arith.cmpi slt, %197, %198 : tensor<128xi32>
      %200 = arith.cmpf uno, %185, %185 : tensor<128xf32>
      %201 = arith.cmpi sgt, %193, %cst_67 : tensor<128xi32>
      %202 = arith.andi %200, %201 : tensor<128xi1>
      %203 = arith.ori %196, %199 : tensor<128xi1>
      %204 = arith.ori %203, %202 : tensor<128xi1>
      %205 = arith.andi %204, %23 : tensor<128xi1>
      %206 = "tt.bitcast"(%185) : (tensor<128xf32>) -> tensor<128xi32>
      %207 = arith.cmpi slt, %206, %cst_67 : tensor<128xi32>
      %208 = arith.andi %206, %cst_45 : tensor<128xi32>
      %209 = arith.subi %cst_67, %208 : tensor<128xi32>
      %210 = arith.cmpi sgt, %208, %cst_44 : tensor<128xi32>
      %211 = arith.select %207, %209, %206 : tensor<128xi1>, tensor<128xi32>
      %212 = arith.select %210, %cst_44, %211 : tensor<128xi1>, tensor<128xi32>
      %213 = arith.select %196, %212, %cst_43 : tensor<128xi1>, tensor<128xi32>
      %214 = arith.addi %213, %cst_65 : tensor<128xi32>
      %215 = arith.subi %cst_46, %194 : tensor<128xi32>
      %216 = arith.select %205, %214, %215 : tensor<128xi1>, tensor<128xi32>
      %217 = arith.addi %191, %cst_46 : tensor<128xi32>
      %218 = arith.select %205, %213, %217 : tensor<128xi1>, tensor<128xi32>
      gpu.barrier
      %219 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %220 = "tt.addptr"(%219, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %221 = "tt.addptr"(%220, %8) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%221, %216, %23) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %222 = "tt.splat"(%arg33) : (i64) -> tensor<128xi64>
      %223 = "tt.addptr"(%219, %222) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %224 = "tt.addptr"(%223, %8) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%224, %218, %23) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %225 = "tt.bitcast"(%cst_42) : (tensor<128xi32>) -> tensor<128xf32>
      %226 = arith.andi %205, %196 : tensor<128xi1>
      "tt.store"(%29, %225, %226) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xf32>, tensor<128xi1>) -> ()
      "tt.store"(%190, %cst_67, %205) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      "tt.store"(%192, %cst_67, %205) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %227 = arith.extui %205 : tensor<128xi1> to tensor<128xi32>
      %228 = "tt.reduce"(%227) ({
      ^bb0(%arg35: i32, %arg36: i32):
        %252 = arith.maxsi %arg35, %arg36 : i32
        "tt.reduce_return"(%252) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %229 = arith.cmpi ne, %228, %c0_i32 : i32
      %230 = "tt.reduce"(%183) ({
      ^bb0(%arg35: i32, %arg36: i32):
        %252 = arith.maxsi %arg35, %arg36 : i32
        "tt.reduce_return"(%252) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %231 = arith.subi %230, %c1_i32 : i32
      %232 = arith.divsi %231, %c128_i32 : i32
      %233 = arith.divsi %184, %c128_i32 : i32
      %234 = arith.maxsi %233, %c8_i32 : i32
      %235 = arith.divsi %232, %234 : i32
      %236 = arith.addi %235, %c1_i32 : i32
      %237 = arith.minsi %236, %c1024_i32 : i32
      %238 = arith.muli %237, %c256_i32 : i32
      %239 = arith.divsi %231, %238 : i32
      %240 = arith.divsi %239, %c1024_i32 : i32
      %241 = arith.addi %240, %c1_i32 : i32
      %242 = arith.muli %238, %241 : i32
      %243 = arith.divsi %231, %242 : i32
      %244 = arith.addi %243, %c1_i32 : i32
      %245 = arith.select %229, %244, %c0_i32 : i32
      %246 = arith.shli %245, %c11_i32 : i32
      %247 = arith.ori %246, %c4194304_i32 : i32
      %248 = arith.ori %247, %245 : i32
      %249 = arith.cmpi eq, %245, %c0_i32 : i32
      %250 = arith.select %249, %c0_i32, %248 : i32
      gpu.barrier
      %251 = "tt.atomic_rmw"(%160, %250) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %229 : i1
    } else {
      scf.yield %false : i1
    }
    %166 = arith.muli %1, %157 : i32
    %167 = arith.addi %166, %0 : i32
    %168 = arith.muli %81, %157 : i32
    %169 = arith.subi %168, %c264_i32 : i32
    %170 = arith.cmpi sge, %167, %169 : i32
    %171 = arith.ori %165, %170 : i1
    %172 = arith.select %171, %c1024_i32, %c0_i32 : i32
    %173 = arith.minsi %157, %arg30 : i32
    %174 = arith.cmpi slt, %0, %173 : i32
    %175 = arith.select %174, %0, %c0_i32 : i32
    %176 = "tt.splat"(%173) : (i32) -> tensor<128xi32>
    %177 = "tt.splat"(%arg29) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %178 = "tt.splat"(%175) : (i32) -> tensor<128xi32>
    %179 = scf.while (%arg35 = %172) : (i32) -> i32 {
      %180 = arith.cmpi sgt, %arg35, %c0_i32 : i32
      scf.condition(%180) %arg35 : i32
    } do {
    ^bb0(%arg35: i32):
      %180 = scf.for %arg36 = %c0_i32 to %173 step %c128_i32 iter_args(%arg37 = %c2147483647_i32) -> (i32)  : i32 {
        %189 = "tt.splat"(%arg36) : (i32) -> tensor<128xi32>
        %190 = arith.addi %189, %4 : tensor<128xi32>
        %191 = arith.cmpi slt, %190, %176 : tensor<128xi32>
        %192 = arith.extsi %190 : tensor<128xi32> to tensor<128xi64>
        %193 = "tt.addptr"(%177, %192) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %194 = "tt.load"(%193, %191, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %195 = arith.subi %190, %178 : tensor<128xi32>
        %196 = arith.cmpi slt, %195, %cst_67 : tensor<128xi32>
        %197 = arith.addi %195, %176 : tensor<128xi32>
        %198 = arith.select %196, %197, %195 : tensor<128xi1>, tensor<128xi32>
        %199 = arith.cmpi eq, %194, %cst_67 : tensor<128xi32>
        %200 = arith.select %199, %cst_45, %cst_40 : tensor<128xi1>, tensor<128xi32>
        %201 = arith.cmpi sge, %194, %cst_39 : tensor<128xi32>
        %202 = arith.shrsi %194, %cst_38 : tensor<128xi32>
        %203 = arith.andi %202, %cst_37 : tensor<128xi32>
        %204 = arith.cmpi ne, %203, %cst_67 : tensor<128xi32>
        %205 = arith.andi %201, %204 : tensor<128xi1>
        %206 = arith.select %205, %198, %200 : tensor<128xi1>, tensor<128xi32>
        %207 = "tt.reduce"(%206) ({
        ^bb0(%arg38: i32, %arg39: i32):
          %209 = arith.minsi %arg38, %arg39 : i32
          "tt.reduce_return"(%209) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %208 = arith.minsi %arg37, %207 : i32
        scf.yield %208 : i32
      }
      %181 = "tt.splat"(%180) : (i32) -> tensor<4096xi32>
      %182 = "tt.reduce"(%181) ({
      ^bb0(%arg36: i32, %arg37: i32):
        %189 = arith.minsi %arg36, %arg37 : i32
        "tt.reduce_return"(%189) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %183 = arith.cmpi slt, %182, %173 : i32
      %184:4 = scf.if %183 -> (i1, i32, i32, i32) {
        %189 = arith.addi %175, %182 : i32
        %190 = arith.cmpi sge, %189, %173 : i32
        %191 = arith.subi %189, %173 : i32
        %192 = arith.select %190, %191, %189 : i32
        %193 = arith.extsi %192 : i32 to i64
        %194 = "tt.addptr"(%arg29, %193) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %195 = "tt.atomic_rmw"(%194, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %196 = arith.cmpi sge, %195, %c4194304_i32 : i32
        %197 = arith.shrsi %195, %c11_i32 : i32
        %198 = arith.andi %197, %c2047_i32 : i32
        %199 = arith.cmpi ne, %198, %c0_i32 : i32
        %200 = arith.andi %196, %199 : i1
        %201 = arith.subi %195, %c2048_i32 : i32
        %202 = arith.select %200, %201, %195 : i32
        %203 = "tt.atomic_cas"(%194, %195, %202) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %204 = arith.cmpi eq, %203, %195 : i32
        %205 = arith.andi %200, %204 : i1
        %206 = arith.subi %198, %c1_i32 : i32
        %207 = arith.shrsi %195, %c22_i32 : i32
        scf.yield %205, %192, %207, %206 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %185 = arith.cmpi slt, %182, %c2147483647_i32 : i32
      %186 = arith.subi %arg35, %c1_i32 : i32
      %187 = arith.select %185, %186, %c0_i32 : i32
      %188 = arith.select %184#0, %c1024_i32, %187 : i32
      scf.if %184#0 {
        %189 = arith.andi %184#2, %c1_i32 : i32
        %190 = arith.cmpi eq, %189, %c0_i32 : i32
        %191 = arith.cmpi sle, %184#2, %c2_i32 : i32
        %192 = arith.muli %184#1, %c128_i32 : i32
        %193 = "tt.splat"(%192) : (i32) -> tensor<128xi32>
        %194 = arith.addi %193, %4 : tensor<128xi32>
        %195 = arith.cmpi ult, %194, %6 : tensor<128xi32>
        %196 = arith.extsi %194 : tensor<128xi32> to tensor<128xi64>
        %197 = "tt.addptr"(%9, %196) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %198 = "tt.load"(%197, %195, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %199 = arith.minsi %198, %13 : tensor<128xi32>
        %200 = arith.maxsi %199, %cst_67 : tensor<128xi32>
        %201 = arith.cmpi slt, %194, %22 : tensor<128xi32>
        %202 = arith.select %201, %200, %cst_67 : tensor<128xi1>, tensor<128xi32>
        %203 = arith.subi %arg21, %c2048_i32 : i32
        %204 = "tt.reduce"(%202) ({
        ^bb0(%arg36: i32, %arg37: i32):
          %226 = arith.maxsi %arg36, %arg37 : i32
          "tt.reduce_return"(%226) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %205 = arith.subi %204, %c1_i32 : i32
        %206 = arith.divsi %205, %c128_i32 : i32
        %207 = arith.divsi %203, %c128_i32 : i32
        %208 = arith.maxsi %207, %c8_i32 : i32
        %209 = arith.divsi %206, %208 : i32
        %210 = arith.addi %209, %c1_i32 : i32
        %211 = arith.minsi %210, %c1024_i32 : i32
        %212 = arith.select %191, %211, %c1_i32 : i32
        %213 = arith.select %191, %c256_i32, %c2048_i32 : i32
        %214 = arith.muli %212, %213 : i32
        %215 = arith.divsi %205, %214 : i32
        %216 = arith.divsi %215, %c1024_i32 : i32
        %217 = arith.addi %216, %c1_i32 : i32
        %218 = arith.muli %214, %217 : i32
        %219 = arith.divsi %205, %218 : i32
        %220 = arith.addi %219, %c1_i32 : i32
        scf.if %190 {
          %226 = arith.muli %184#3, %c8_i32 : i32
          %227 = arith.shrsi %184#2, %c1_i32 : i32
          %228 = arith.remui %227, %c3_i32 : i32
          %229 = arith.cmpi eq, %228, %c0_i32 : i32
          %230 = "tt.splat"(%c0_i32) : (i32) -> tensor<128xi32>
          %231 = arith.addi %230, %4 : tensor<128xi32>
          scf.for %arg36 = %c0_i32 to %c8_i32 step %c1_i32  : i32 {
            %232 = arith.addi %226, %arg36 : i32
            %233 = "tt.splat"(%232) : (i32) -> tensor<128xi32>
            %234 = arith.cmpi eq, %231, %233 : tensor<128xi32>
            %235 = arith.select %234, %202, %cst_67 : tensor<128xi1>, tensor<128xi32>
            %236 = "tt.reduce"(%235) ({
            ^bb0(%arg37: i32, %arg38: i32):
              %242 = arith.maxsi %arg37, %arg38 : i32
              "tt.reduce_return"(%242) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %237 = arith.andi %234, %201 : tensor<128xi1>
            %238 = arith.extui %237 : tensor<128xi1> to tensor<128xi32>
            %239 = "tt.reduce"(%238) ({
            ^bb0(%arg37: i32, %arg38: i32):
              %242 = arith.maxsi %arg37, %arg38 : i32
              "tt.reduce_return"(%242) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %240 = arith.addi %192, %232 : i32
            %241 = arith.cmpi eq, %239, %c1_i32 : i32
            scf.if %241 {
              %242 = arith.minsi %arg15, %arg17 : i32
              %243 = arith.minsi %242, %arg20 : i32
              %244 = arith.minsi %243, %arg32 : i32
              %245 = arith.cmpi ult, %240, %244 : i32
              %246 = "tt.addptr"(%arg31, %c0_i64) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %247 = arith.extsi %240 : i32 to i64
              %248 = "tt.addptr"(%246, %247) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %249 = "tt.load"(%248, %245, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %250 = "tt.addptr"(%arg31, %arg33) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %251 = "tt.addptr"(%250, %247) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %252 = "tt.load"(%251, %245, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %253 = arith.cmpi sgt, %249, %252 : i32
              scf.if %253 {
                %254 = "tt.addptr"(%arg14, %247) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
                %255 = "tt.load"(%254) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
                %256 = arith.muli %247, %arg18 : i64
                %257 = "tt.addptr"(%arg16, %256) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %258 = "tt.addptr"(%257, %c0_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %259 = "tt.load"(%258) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %260 = "tt.addptr"(%257, %c1_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %261 = "tt.load"(%260) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %262 = arith.maxsi %203, %c0_i32 : i32
                %263 = arith.minsi %259, %262 : i32
                %264 = arith.maxsi %263, %c0_i32 : i32
                %265 = "tt.bitcast"(%255) : (f32) -> i32
                %266 = arith.cmpi slt, %265, %c0_i32 : i32
                %267 = arith.andi %265, %c2147483647_i32 : i32
                %268 = arith.subi %c0_i32, %267 : i32
                %269 = arith.cmpi sgt, %267, %c2139095040_i32 : i32
                %270 = arith.select %266, %268, %265 : i32
                %271 = arith.select %269, %c2139095041_i32, %270 : i32
                gpu.barrier
                %272 = arith.cmpi ne, %212, %c1_i32 : i32
                %273 = arith.cmpi eq, %249, %c-2139095040_i32 : i32
                %274 = arith.cmpi eq, %212, %c1_i32 : i32
                %275 = arith.andi %273, %274 : i1
                %276 = arith.addi %259, %261 : i32
                %277 = arith.select %275, %276, %236 : i32
                %278 = arith.minsi %277, %c2048_i32 : i32
                %279 = arith.cmpi sgt, %259, %262 : i32
                %280 = arith.minsi %261, %c2048_i32 : i32
                %281 = arith.addi %259, %280 : i32
                %282 = arith.cmpi sge, %281, %278 : i32
                %283 = arith.ori %282, %275 : i1
                %284 = arith.ori %279, %272 : i1
                %285 = arith.xori %284, %true : i1
                %286 = arith.andi %283, %285 : i1
                %287 = arith.ori %286, %279 : i1
                %288 = arith.ori %287, %272 : i1
                %289 = arith.xori %288, %true : i1
                %290 = arith.cmpi sge, %259, %c8_i32 : i32
                %291 = arith.cmpi eq, %252, %c-2139095041_i32 : i32
                %292 = arith.cmpi ne, %228, %c0_i32 : i32
                %293 = arith.andi %289, %290 : i1
                %294 = arith.andi %293, %291 : i1
                %295 = arith.andi %294, %292 : i1
                %296 = arith.divui %259, %c2_i32 : i32
                %297 = arith.subi %262, %278 : i32
                %298 = arith.maxsi %297, %c0_i32 : i32
                %299 = arith.sitofp %278 : i32 to f32
                %300 = arith.sitofp %298 : i32 to f32
                %301 = arith.mulf %300, %cst_36 : f32
                %302 = arith.addf %299, %301 : f32
                %303 = arith.sitofp %264 : i32 to f32
                %304 = arith.sitofp %212 : i32 to f32
                %305 = arith.sitofp %259 : i32 to f32
                %306 = arith.maximumf %305, %cst_35 : f32
                %307 = arith.mulf %306, %304 : f32
                %308 = arith.mulf %302, %303 : f32
                %309 = arith.divf %308, %307 : f32
                %310 = arith.addf %309, %cst_34 : f32
                %311 = arith.maximumf %310, %cst_35 : f32
                %312 = arith.minimumf %311, %cst_33 : f32
                %313 = arith.fptosi %312 : f32 to i32
                %314 = arith.select %295, %296, %313 : i32
                %315 = arith.select %286, %278, %314 : i32
                %316 = arith.andi %279, %292 : i1
                %317 = arith.ori %272, %316 : i1
                %318 = arith.ori %317, %295 : i1
                %319 = arith.cmpi sle, %315, %264 : i32
                %320 = arith.cmpi sge, %315, %c1_i32 : i32
                %321 = arith.andi %319, %320 : i1
                %322 = arith.ori %286, %318 : i1
                %323 = arith.andi %321, %322 : i1
                %324 = scf.if %323 -> (i32) {
                  %325 = arith.cmpi slt, %249, %c0_i32 : i32
                  %326 = arith.subi %c-2147483648_i32, %249 : i32
                  %327 = arith.select %325, %326, %249 : i32
                  %328 = "tt.bitcast"(%327) : (i32) -> f32
                  %329 = "tt.make_range"() {end = 4096 : i32, start = 0 : i32} : () -> tensor<4096xi32>
                  %330 = "tt.splat"(%264) : (i32) -> tensor<4096xi32>
                  %331 = arith.cmpi ult, %329, %330 : tensor<4096xi32>
                  %332 = arith.addi %329, %cst_32 : tensor<4096xi32>
                  %333 = "tt.splat"(%240) : (i32) -> tensor<1xi32>
                  %334 = arith.extsi %333 : tensor<1xi32> to tensor<1xi64>
                  %335 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %336 = arith.muli %334, %335 : tensor<1xi64>
                  %337 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %338 = "tt.addptr"(%337, %336) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %339 = arith.extsi %332 : tensor<4096xi32> to tensor<4096xi64>
                  %340 = arith.muli %339, %cst_29 : tensor<4096xi64>
                  %341 = "tt.broadcast"(%338) : (tensor<1x!tt.ptr<i32>>) -> tensor<4096x!tt.ptr<i32>>
                  %342 = "tt.addptr"(%341, %340) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                  %343 = "tt.broadcast"(%cst_31) : (tensor<1xi32>) -> tensor<4096xi32>
                  %344 = "tt.addptr"(%342, %343) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                  %345 = "tt.load"(%344, %331, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                  %346 = "tt.bitcast"(%345) : (tensor<4096xi32>) -> tensor<4096xf32>
                  %347 = arith.cmpf oge, %328, %cst_28 : f32
                  %348 = arith.cmpf olt, %328, %cst_27 : f32
                  %349 = arith.andi %347, %348 : i1
                  %350 = arith.select %349, %328, %cst_26 : f32
                  %351 = "tt.splat"(%350) : (f32) -> tensor<4096xf32>
                  %352 = arith.cmpf ole, %346, %351 : tensor<4096xf32>
                  %353 = "tt.splat"(%328) : (f32) -> tensor<4096xf32>
                  %354 = arith.addf %346, %353 : tensor<4096xf32>
                  %355 = arith.select %352, %354, %346 : tensor<4096xi1>, tensor<4096xf32>
                  %356 = "tt.bitcast"(%355) : (tensor<4096xf32>) -> tensor<4096xi32>
                  %357 = arith.cmpi slt, %356, %cst_30 : tensor<4096xi32>
                  %358 = arith.andi %356, %cst_25 : tensor<4096xi32>
                  %359 = arith.subi %cst_30, %358 : tensor<4096xi32>
                  %360 = arith.cmpi sgt, %358, %cst_24 : tensor<4096xi32>
                  %361 = arith.select %357, %359, %356 : tensor<4096xi1>, tensor<4096xi32>
                  %362 = arith.select %360, %cst_24, %361 : tensor<4096xi1>, tensor<4096xi32>
                  %363 = arith.select %331, %362, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                  %364 = arith.addi %264, %c4095_i32 : i32
                  %365 = arith.divui %364, %c4096_i32 : i32
                  %366 = scf.for %arg37 = %c1_i32 to %365 step %c1_i32 iter_args(%arg38 = %363) -> (tensor<4096xi32>)  : i32 {
                    %435 = arith.muli %arg37, %c4096_i32 : i32
                    %436 = "tt.splat"(%435) : (i32) -> tensor<4096xi32>
                    %437 = arith.addi %436, %329 : tensor<4096xi32>
                    %438 = arith.cmpi ult, %437, %330 : tensor<4096xi32>
                    %439 = arith.addi %437, %cst_32 : tensor<4096xi32>
                    %440 = arith.extsi %439 : tensor<4096xi32> to tensor<4096xi64>
                    %441 = arith.muli %440, %cst_29 : tensor<4096xi64>
                    %442 = "tt.addptr"(%341, %441) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %443 = "tt.addptr"(%442, %343) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %444 = "tt.load"(%443, %438, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %445 = "tt.bitcast"(%444) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %446 = arith.cmpf ole, %445, %351 : tensor<4096xf32>
                    %447 = arith.addf %445, %353 : tensor<4096xf32>
                    %448 = arith.select %446, %447, %445 : tensor<4096xi1>, tensor<4096xf32>
                    %449 = "tt.bitcast"(%448) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %450 = arith.cmpi slt, %449, %cst_30 : tensor<4096xi32>
                    %451 = arith.andi %449, %cst_25 : tensor<4096xi32>
                    %452 = arith.subi %cst_30, %451 : tensor<4096xi32>
                    %453 = arith.cmpi sgt, %451, %cst_24 : tensor<4096xi32>
                    %454 = arith.select %450, %452, %449 : tensor<4096xi1>, tensor<4096xi32>
                    %455 = arith.select %453, %cst_24, %454 : tensor<4096xi1>, tensor<4096xi32>
                    %456 = arith.select %438, %455, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                    %457 = arith.maxsi %arg38, %456 : tensor<4096xi32>
                    scf.yield %457 : tensor<4096xi32>
                  }
                  %367 = "tt.reduce"(%366) ({
                  ^bb0(%arg37: i32, %arg38: i32):
                    %435 = arith.maxsi %arg37, %arg38 : i32
                    "tt.reduce_return"(%435) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  %368 = "tt.bitcast"(%328) : (f32) -> i32
                  %369 = arith.cmpi slt, %368, %c0_i32 : i32
                  %370 = arith.andi %368, %c2147483647_i32 : i32
                  %371 = arith.subi %c0_i32, %370 : i32
                  %372 = arith.cmpi sgt, %370, %c2139095040_i32 : i32
                  %373 = arith.select %369, %371, %368 : i32
                  %374 = arith.select %372, %c2139095040_i32, %373 : i32
                  %375 = arith.cmpi slt, %374, %c0_i32 : i32
                  %376 = arith.subi %c-2147483648_i32, %374 : i32
                  %377 = arith.select %375, %376, %374 : i32
                  %378 = "tt.bitcast"(%377) : (i32) -> f32
                  %379 = arith.cmpi slt, %367, %c0_i32 : i32
                  %380 = arith.subi %c-2147483648_i32, %367 : i32
                  %381 = arith.select %379, %380, %367 : i32
                  %382 = "tt.bitcast"(%381) : (i32) -> f32
                  %383 = arith.subf %382, %378 : f32
                  %384 = math.rsqrt %303 : f32
                  %385 = arith.divui %264, %c4_i32 : i32
                  %386 = arith.cmpi slt, %315, %385 : i32
                  %387 = arith.sitofp %315 : i32 to f32
                  %388 = math.log2 %303 : f32
                  %389 = arith.subf %388, %cst : f32
                  %390 = arith.subf %387, %cst_34 : f32
                  %391 = math.log2 %390 : f32
                  %392 = arith.subf %388, %391 : f32
                  %393 = arith.divf %392, %389 : f32
                  %394 = arith.subi %264, %315 : i32
                  %395 = arith.sitofp %394 : i32 to f32
                  %396 = arith.addf %395, %cst_34 : f32
                  %397 = arith.divf %396, %303 : f32
                  %398 = arith.select %386, %393, %397 : f32
                  %399 = arith.mulf %384, %cst_22 : f32
                  %400 = arith.mulf %383, %398 : f32
                  %401 = arith.addf %378, %400 : f32
                  %402 = arith.mulf %383, %399 : f32
                  %403 = arith.addi %374, %c1_i32 : i32
                  %404 = arith.subi %367, %c1_i32 : i32
                  %405 = arith.subf %401, %402 : f32
                  %406 = arith.addf %401, %402 : f32
                  %407 = "tt.bitcast"(%405) : (f32) -> i32
                  %408 = arith.cmpi slt, %407, %c0_i32 : i32
                  %409 = arith.andi %407, %c2147483647_i32 : i32
                  %410 = arith.subi %c0_i32, %409 : i32
                  %411 = arith.cmpi sgt, %409, %c2139095040_i32 : i32
                  %412 = arith.select %408, %410, %407 : i32
                  %413 = arith.select %411, %c2139095040_i32, %412 : i32
                  %414 = arith.minsi %413, %404 : i32
                  %415 = arith.maxsi %414, %403 : i32
                  %416 = "tt.bitcast"(%406) : (f32) -> i32
                  %417 = arith.cmpi slt, %416, %c0_i32 : i32
                  %418 = arith.andi %416, %c2147483647_i32 : i32
                  %419 = arith.subi %c0_i32, %418 : i32
                  %420 = arith.cmpi sgt, %418, %c2139095040_i32 : i32
                  %421 = arith.select %417, %419, %416 : i32
                  %422 = arith.select %420, %c2139095040_i32, %421 : i32
                  %423 = arith.minsi %422, %404 : i32
                  %424 = arith.maxsi %423, %403 : i32
                  %425 = arith.cmpf olt, %383, %cst_27 : f32
                  %426 = arith.cmpf olt, %399, %cst_20 : f32
                  %427 = arith.andi %425, %426 : i1
                  %428:2 = scf.if %427 -> (i32, i32) {
                    scf.yield %415, %424 : i32, i32
                  } else {
                    %435 = arith.subi %367, %374 : i32
                    %436 = arith.addi %435, %c2_i32 : i32
                    %437 = arith.divui %436, %c3_i32 : i32
                    %438 = arith.addi %374, %437 : i32
                    %439 = arith.addi %438, %437 : i32
                    scf.yield %438, %439 : i32, i32
                  }
                  %429:8 = scf.while (%arg37 = %374, %arg38 = %367, %arg39 = %264, %arg40 = %c0_i32, %arg41 = %428#0, %arg42 = %428#1, %arg43 = %cst_22, %arg44 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                    %435 = arith.addi %arg37, %c1_i32 : i32
                    %436 = arith.cmpi slt, %435, %arg38 : i32
                    %437 = arith.cmpi ne, %arg39, %315 : i32
                    %438 = arith.andi %436, %437 : i1
                    scf.condition(%438) %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44 : i32, i32, i32, i32, i32, i32, f32, i32
                  } do {
                  ^bb0(%arg37: i32, %arg38: i32, %arg39: i32, %arg40: i32, %arg41: i32, %arg42: i32, %arg43: f32, %arg44: i32):
                    %435 = "tt.splat"(%arg41) : (i32) -> tensor<4096xi32>
                    %436 = arith.cmpi sgt, %363, %435 : tensor<4096xi32>
                    %437 = "tt.splat"(%arg42) : (i32) -> tensor<4096xi32>
                    %438 = arith.cmpi sgt, %363, %437 : tensor<4096xi32>
                    %439 = arith.extui %436 : tensor<4096xi1> to tensor<4096xi64>
                    %440 = arith.extui %438 : tensor<4096xi1> to tensor<4096xi64>
                    %441 = arith.shli %440, %cst_19 : tensor<4096xi64>
                    %442 = arith.ori %439, %441 : tensor<4096xi64>
                    %443 = scf.for %arg45 = %c1_i32 to %365 step %c1_i32 iter_args(%arg46 = %442) -> (tensor<4096xi64>)  : i32 {
                      %526 = arith.muli %arg45, %c4096_i32 : i32
                      %527 = "tt.splat"(%526) : (i32) -> tensor<4096xi32>
                      %528 = arith.addi %527, %329 : tensor<4096xi32>
                      %529 = arith.cmpi ult, %528, %330 : tensor<4096xi32>
                      %530 = arith.addi %528, %cst_32 : tensor<4096xi32>
                      %531 = arith.extsi %530 : tensor<4096xi32> to tensor<4096xi64>
                      %532 = arith.muli %531, %cst_29 : tensor<4096xi64>
                      %533 = "tt.addptr"(%341, %532) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                      %534 = "tt.addptr"(%533, %343) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                      %535 = "tt.load"(%534, %529, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                      %536 = "tt.bitcast"(%535) : (tensor<4096xi32>) -> tensor<4096xf32>
                      %537 = arith.cmpf ole, %536, %351 : tensor<4096xf32>
                      %538 = arith.addf %536, %353 : tensor<4096xf32>
                      %539 = arith.select %537, %538, %536 : tensor<4096xi1>, tensor<4096xf32>
                      %540 = "tt.bitcast"(%539) : (tensor<4096xf32>) -> tensor<4096xi32>
                      %541 = arith.cmpi slt, %540, %cst_30 : tensor<4096xi32>
                      %542 = arith.andi %540, %cst_25 : tensor<4096xi32>
                      %543 = arith.subi %cst_30, %542 : tensor<4096xi32>
                      %544 = arith.cmpi sgt, %542, %cst_24 : tensor<4096xi32>
                      %545 = arith.select %541, %543, %540 : tensor<4096xi1>, tensor<4096xi32>
                      %546 = arith.select %544, %cst_24, %545 : tensor<4096xi1>, tensor<4096xi32>
                      %547 = arith.select %529, %546, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                      %548 = arith.cmpi sgt, %547, %435 : tensor<4096xi32>
                      %549 = arith.cmpi sgt, %547, %437 : tensor<4096xi32>
                      %550 = arith.extui %548 : tensor<4096xi1> to tensor<4096xi64>
                      %551 = arith.extui %549 : tensor<4096xi1> to tensor<4096xi64>
                      %552 = arith.shli %551, %cst_19 : tensor<4096xi64>
                      %553 = arith.ori %550, %552 : tensor<4096xi64>
                      %554 = arith.addi %arg46, %553 : tensor<4096xi64>
                      scf.yield %554 : tensor<4096xi64>
                    }
                    %444 = "tt.reduce"(%443) ({
                    ^bb0(%arg45: i64, %arg46: i64):
                      %526 = arith.addi %arg45, %arg46 : i64
                      "tt.reduce_return"(%526) : (i64) -> ()
                    }) {axis = 0 : i32} : (tensor<4096xi64>) -> i64
                    %445 = arith.shrui %444, %c32_i64 : i64
                    %446 = arith.trunci %444 : i64 to i32
                    %447 = arith.trunci %445 : i64 to i32
                    %448 = arith.cmpi sge, %446, %315 : i32
                    %449 = arith.cmpi sge, %447, %315 : i32
                    %450 = arith.select %448, %arg41, %arg37 : i32
                    %451 = arith.select %449, %arg42, %450 : i32
                    %452 = arith.select %448, %arg42, %arg41 : i32
                    %453 = arith.select %449, %arg38, %452 : i32
                    %454 = arith.select %448, %446, %arg39 : i32
                    %455 = arith.select %449, %447, %454 : i32
                    %456 = arith.select %448, %447, %446 : i32
                    %457 = arith.select %449, %arg40, %456 : i32
                    %458 = arith.mulf %arg43, %cst_18 : f32
                    %459 = arith.select %448, %cst_22, %458 : f32
                    %460 = arith.select %449, %458, %459 : f32
                    %461 = arith.addi %arg44, %c1_i32 : i32
                    %462 = arith.cmpi slt, %451, %c0_i32 : i32
                    %463 = arith.subi %c-2147483648_i32, %451 : i32
                    %464 = arith.select %462, %463, %451 : i32
                    %465 = "tt.bitcast"(%464) : (i32) -> f32
                    %466 = arith.cmpi slt, %453, %c0_i32 : i32
                    %467 = arith.subi %c-2147483648_i32, %453 : i32
                    %468 = arith.select %466, %467, %453 : i32
                    %469 = "tt.bitcast"(%468) : (i32) -> f32
                    %470 = arith.subf %469, %465 : f32
                    %471 = arith.subi %455, %457 : i32
                    %472 = arith.sitofp %471 : i32 to f32
                    %473 = math.rsqrt %472 : f32
                    %474 = arith.divui %455, %c4_i32 : i32
                    %475 = arith.cmpi slt, %315, %474 : i32
                    %476 = arith.cmpf olt, %460, %cst_21 : f32
                    %477 = arith.andi %475, %476 : i1
                    %478 = arith.sitofp %455 : i32 to f32
                    %479 = arith.sitofp %457 : i32 to f32
                    %480 = math.log2 %478 : f32
                    %481 = arith.addf %479, %cst_34 : f32
                    %482 = math.log2 %481 : f32
                    %483 = arith.subf %480, %482 : f32
                    %484 = arith.subf %480, %391 : f32
                    %485 = arith.divf %484, %483 : f32
                    %486 = arith.subi %455, %315 : i32
                    %487 = arith.sitofp %486 : i32 to f32
                    %488 = arith.addf %487, %cst_34 : f32
                    %489 = arith.divf %488, %472 : f32
                    %490 = arith.select %477, %485, %489 : f32
                    %491 = arith.mulf %460, %473 : f32
                    %492 = arith.mulf %470, %490 : f32
                    %493 = arith.addf %465, %492 : f32
                    %494 = arith.mulf %470, %491 : f32
                    %495 = arith.addi %451, %c1_i32 : i32
                    %496 = arith.subi %453, %c1_i32 : i32
                    %497 = arith.subf %493, %494 : f32
                    %498 = arith.addf %493, %494 : f32
                    %499 = "tt.bitcast"(%497) : (f32) -> i32
                    %500 = arith.cmpi slt, %499, %c0_i32 : i32
                    %501 = arith.andi %499, %c2147483647_i32 : i32
                    %502 = arith.subi %c0_i32, %501 : i32
                    %503 = arith.cmpi sgt, %501, %c2139095040_i32 : i32
                    %504 = arith.select %500, %502, %499 : i32
                    %505 = arith.select %503, %c2139095040_i32, %504 : i32
                    %506 = arith.minsi %505, %496 : i32
                    %507 = arith.maxsi %506, %495 : i32
                    %508 = "tt.bitcast"(%498) : (f32) -> i32
                    %509 = arith.cmpi slt, %508, %c0_i32 : i32
                    %510 = arith.andi %508, %c2147483647_i32 : i32
                    %511 = arith.subi %c0_i32, %510 : i32
                    %512 = arith.cmpi sgt, %510, %c2139095040_i32 : i32
                    %513 = arith.select %509, %511, %508 : i32
                    %514 = arith.select %512, %c2139095040_i32, %513 : i32
                    %515 = arith.minsi %514, %496 : i32
                    %516 = arith.maxsi %515, %495 : i32
                    %517 = arith.cmpf olt, %470, %cst_27 : f32
                    %518 = arith.cmpf olt, %491, %cst_20 : f32
                    %519 = arith.cmpi slt, %461, %c8_i32 : i32
                    %520 = arith.cmpi eq, %461, %c6_i32 : i32
                    %521 = arith.cmpi ne, %461, %c6_i32 : i32
                    %522 = arith.andi %519, %521 : i1
                    %523 = arith.andi %517, %518 : i1
                    %524 = arith.andi %522, %523 : i1
                    %525:2 = scf.if %524 -> (i32, i32) {
                      scf.yield %507, %516 : i32, i32
                    } else {
                      %526 = arith.xori %451, %453 : i32
                      %527 = arith.shrui %526, %c1_i32 : i32
                      %528 = arith.ori %526, %527 : i32
                      %529 = arith.shrui %528, %c2_i32 : i32
                      %530 = arith.ori %528, %529 : i32
                      %531 = arith.shrui %530, %c4_i32 : i32
                      %532 = arith.ori %530, %531 : i32
                      %533 = arith.shrui %532, %c8_i32 : i32
                      %534 = arith.ori %532, %533 : i32
                      %535 = arith.shrui %534, %c16_i32 : i32
                      %536 = arith.ori %534, %535 : i32
                      %537 = arith.shrui %536, %c1_i32 : i32
                      %538 = arith.xori %537, %c-1_i32 : i32
                      %539 = arith.andi %453, %538 : i32
                      %540 = arith.subi %539, %c1_i32 : i32
                      %541 = arith.subi %453, %451 : i32
                      %542 = arith.addi %541, %c2_i32 : i32
                      %543 = arith.divui %542, %c3_i32 : i32
                      %544 = arith.addi %451, %543 : i32
                      %545 = arith.addi %544, %543 : i32
                      %546 = arith.select %520, %540, %544 : i32
                      %547 = arith.select %520, %539, %545 : i32
                      scf.yield %546, %547 : i32, i32
                    }
                    scf.yield %451, %453, %455, %457, %525#0, %525#1, %460, %461 : i32, i32, i32, i32, i32, i32, f32, i32
                  }
                  %430 = "tt.splat"(%429#0) : (i32) -> tensor<4096xi32>
                  %431 = arith.cmpi sgt, %363, %430 : tensor<4096xi32>
                  %432 = arith.select %431, %363, %cst_17 : tensor<4096xi1>, tensor<4096xi32>
                  %433 = scf.for %arg37 = %c1_i32 to %365 step %c1_i32 iter_args(%arg38 = %432) -> (tensor<4096xi32>)  : i32 {
                    %435 = arith.muli %arg37, %c4096_i32 : i32
                    %436 = "tt.splat"(%435) : (i32) -> tensor<4096xi32>
                    %437 = arith.addi %436, %329 : tensor<4096xi32>
                    %438 = arith.cmpi ult, %437, %330 : tensor<4096xi32>
                    %439 = arith.addi %437, %cst_32 : tensor<4096xi32>
                    %440 = arith.extsi %439 : tensor<4096xi32> to tensor<4096xi64>
                    %441 = arith.muli %440, %cst_29 : tensor<4096xi64>
                    %442 = "tt.addptr"(%341, %441) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %443 = "tt.addptr"(%442, %343) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %444 = "tt.load"(%443, %438, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %445 = "tt.bitcast"(%444) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %446 = arith.cmpf ole, %445, %351 : tensor<4096xf32>
                    %447 = arith.addf %445, %353 : tensor<4096xf32>
                    %448 = arith.select %446, %447, %445 : tensor<4096xi1>, tensor<4096xf32>
                    %449 = "tt.bitcast"(%448) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %450 = arith.cmpi slt, %449, %cst_30 : tensor<4096xi32>
                    %451 = arith.andi %449, %cst_25 : tensor<4096xi32>
                    %452 = arith.subi %cst_30, %451 : tensor<4096xi32>
                    %453 = arith.cmpi sgt, %451, %cst_24 : tensor<4096xi32>
                    %454 = arith.select %450, %452, %449 : tensor<4096xi1>, tensor<4096xi32>
                    %455 = arith.select %453, %cst_24, %454 : tensor<4096xi1>, tensor<4096xi32>
                    %456 = arith.select %438, %455, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                    %457 = arith.cmpi sgt, %456, %430 : tensor<4096xi32>
                    %458 = arith.select %457, %456, %cst_17 : tensor<4096xi1>, tensor<4096xi32>
                    %459 = arith.minsi %arg38, %458 : tensor<4096xi32>
                    scf.yield %459 : tensor<4096xi32>
                  }
                  %434 = "tt.reduce"(%433) ({
                  ^bb0(%arg37: i32, %arg38: i32):
                    %435 = arith.minsi %arg37, %arg38 : i32
                    "tt.reduce_return"(%435) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  scf.yield %434 : i32
                } else {
                  scf.yield %249 : i32
                }
                scf.if %286 {
                  %325 = arith.cmpi slt, %276, %c2048_i32 : i32
                  %326 = arith.cmpi sge, %324, %271 : i32
                  %327 = arith.andi %275, %325 : i1
                  %328 = arith.andi %327, %326 : i1
                  %329 = arith.cmpi slt, %278, %c1_i32 : i32
                  %330 = arith.ori %328, %329 : i1
                  %331 = arith.cmpi slt, %324, %c0_i32 : i32
                  %332 = arith.subi %c-2147483648_i32, %324 : i32
                  %333 = arith.select %331, %332, %324 : i32
                  %334 = "tt.bitcast"(%333) : (i32) -> f32
                  %335 = arith.select %330, %255, %334 : f32
                  %336 = arith.select %330, %271, %324 : i32
                  %337 = arith.cmpi eq, %336, %249 : i32
                  %338 = arith.select %337, %261, %c0_i32 : i32
                  %339 = arith.cmpi slt, %249, %c0_i32 : i32
                  %340 = arith.subi %c-2147483648_i32, %249 : i32
                  %341 = arith.select %339, %340, %249 : i32
                  %342 = "tt.bitcast"(%341) : (i32) -> f32
                  %343 = arith.addi %264, %c1023_i32 : i32
                  %344 = arith.divui %343, %c1024_i32 : i32
                  %345 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                  %346 = "tt.splat"(%264) : (i32) -> tensor<1024xi32>
                  %347 = "tt.splat"(%240) : (i32) -> tensor<1xi32>
                  %348 = arith.extsi %347 : tensor<1xi32> to tensor<1xi64>
                  %349 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %350 = arith.muli %348, %349 : tensor<1xi64>
                  %351 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %352 = "tt.addptr"(%351, %350) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %353 = "tt.broadcast"(%352) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
                  %354 = "tt.broadcast"(%cst_15) : (tensor<1xi32>) -> tensor<1024xi32>
                  %355 = "tt.broadcast"(%cst_31) : (tensor<1xi32>) -> tensor<1024xi32>
                  %356 = arith.cmpf oge, %342, %cst_28 : f32
                  %357 = arith.cmpf olt, %342, %cst_27 : f32
                  %358 = arith.andi %356, %357 : i1
                  %359 = arith.select %358, %342, %cst_26 : f32
                  %360 = "tt.splat"(%359) : (f32) -> tensor<1024xf32>
                  %361 = "tt.splat"(%342) : (f32) -> tensor<1024xf32>
                  %362 = "tt.splat"(%335) : (f32) -> tensor<1024xf32>
                  %363 = "tt.splat"(%335) : (f32) -> tensor<1xf32>
                  %364 = arith.mulf %363, %cst_9 : tensor<1xf32>
                  %365 = math.absf %363 : tensor<1xf32>
                  %366 = arith.cmpf olt, %365, %cst_8 : tensor<1xf32>
                  %367 = arith.select %366, %364, %cst_7 : tensor<1xi1>, tensor<1xf32>
                  %368 = "tt.expand_dims"(%367) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %369 = "tt.broadcast"(%368) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %370 = "tt.expand_dims"(%363) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %371 = "tt.broadcast"(%370) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %372 = "tt.splat"(%240) : (i32) -> tensor<1x1x1xi32>
                  %373 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                  %374 = "tt.expand_dims"(%373) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                  %375 = "tt.expand_dims"(%374) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                  %376 = arith.extsi %372 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                  %377 = "tt.splat"(%arg22) : (i64) -> tensor<1x1x1xi64>
                  %378 = arith.muli %376, %377 : tensor<1x1x1xi64>
                  %379 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %380 = "tt.addptr"(%379, %378) : (tensor<1x1x1x!tt.ptr<i32>>, tensor<1x1x1xi64>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %381 = "tt.broadcast"(%380) : (tensor<1x1x1x!tt.ptr<i32>>) -> tensor<1x1024x1x!tt.ptr<i32>>
                  %382 = "tt.broadcast"(%375) : (tensor<1x1x2xi32>) -> tensor<1x1024x2xi32>
                  %383:2 = scf.for %arg37 = %c0_i32 to %344 step %c1_i32 iter_args(%arg38 = %c0_i32, %arg39 = %338) -> (i32, i32)  : i32 {
                    %387 = arith.muli %arg37, %c1024_i32 : i32
                    %388 = "tt.splat"(%387) : (i32) -> tensor<1024xi32>
                    %389 = arith.addi %388, %345 : tensor<1024xi32>
                    %390 = arith.cmpi ult, %389, %346 : tensor<1024xi32>
                    %391 = arith.addi %389, %cst_16 : tensor<1024xi32>
                    %392 = arith.extsi %391 : tensor<1024xi32> to tensor<1024xi64>
                    %393 = arith.muli %392, %cst_13 : tensor<1024xi64>
                    %394 = "tt.addptr"(%353, %393) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %395 = "tt.addptr"(%394, %354) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %396 = "tt.load"(%395, %390, %cst_14) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %397 = "tt.addptr"(%394, %355) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %398 = "tt.load"(%397, %390, %cst_14) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %399 = "tt.bitcast"(%398) : (tensor<1024xi32>) -> tensor<1024xf32>
                    %400 = arith.cmpf ole, %399, %360 : tensor<1024xf32>
                    %401 = arith.addf %399, %361 : tensor<1024xf32>
                    %402 = arith.select %400, %401, %399 : tensor<1024xi1>, tensor<1024xf32>
                    gpu.barrier
                    %403 = arith.cmpf ogt, %402, %362 : tensor<1024xf32>
                    %404 = arith.andi %403, %390 : tensor<1024xi1>
                    %405 = arith.cmpf ueq, %402, %362 : tensor<1024xf32>
                    %406 = arith.andi %405, %390 : tensor<1024xi1>
                    %407 = arith.extui %404 : tensor<1024xi1> to tensor<1024xi32>
                    %408 = arith.extui %406 : tensor<1024xi1> to tensor<1024xi32>
                    %409 = arith.shli %408, %cst_12 : tensor<1024xi32>
                    %410 = arith.addi %407, %409 : tensor<1024xi32>
                    %411 = "tt.scan"(%410) ({
                    ^bb0(%arg40: i32, %arg41: i32):
                      %452 = arith.addi %arg40, %arg41 : i32
                      "tt.scan_return"(%452) : (i32) -> ()
                    }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                    %412 = arith.subi %411, %410 : tensor<1024xi32>
                    %413 = arith.andi %412, %cst_11 : tensor<1024xi32>
                    %414 = arith.shrui %412, %cst_12 : tensor<1024xi32>
                    %415 = "tt.splat"(%arg38) : (i32) -> tensor<1024xi32>
                    %416 = arith.addi %413, %415 : tensor<1024xi32>
                    %417 = "tt.splat"(%arg39) : (i32) -> tensor<1024xi32>
                    %418 = arith.addi %414, %417 : tensor<1024xi32>
                    %419 = arith.addi %416, %cst_16 : tensor<1024xi32>
                    %420 = arith.subi %cst_10, %418 : tensor<1024xi32>
                    %421 = arith.cmpi ult, %418, %cst_16 : tensor<1024xi32>
                    %422 = arith.select %404, %419, %420 : tensor<1024xi1>, tensor<1024xi32>
                    %423 = arith.andi %406, %421 : tensor<1024xi1>
                    %424 = arith.ori %404, %423 : tensor<1024xi1>
                    %425 = "tt.expand_dims"(%396) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %426 = "tt.expand_dims"(%402) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                    %427 = arith.cmpf ole, %426, %369 : tensor<1x1024xf32>
                    %428 = arith.subf %426, %371 : tensor<1x1024xf32>
                    %429 = math.absf %426 : tensor<1x1024xf32>
                    %430 = arith.cmpf olt, %429, %cst_6 : tensor<1x1024xf32>
                    %431 = arith.andi %427, %430 : tensor<1x1024xi1>
                    %432 = arith.select %431, %428, %426 : tensor<1x1024xi1>, tensor<1x1024xf32>
                    %433 = "tt.bitcast"(%432) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                    %434 = arith.cmpf uno, %432, %432 : tensor<1x1024xf32>
                    %435 = arith.select %434, %cst_5, %433 : tensor<1x1024xi1>, tensor<1x1024xi32>
                    %436 = "tt.join"(%425, %435) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                    %437 = "tt.expand_dims"(%422) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %438 = "tt.expand_dims"(%437) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                    %439 = "tt.expand_dims"(%424) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                    %440 = "tt.expand_dims"(%439) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                    %441 = "tt.broadcast"(%440) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                    %442 = arith.extsi %438 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                    %443 = arith.muli %442, %cst_4 : tensor<1x1024x1xi64>
                    %444 = "tt.addptr"(%381, %443) : (tensor<1x1024x1x!tt.ptr<i32>>, tensor<1x1024x1xi64>) -> tensor<1x1024x1x!tt.ptr<i32>>
                    %445 = "tt.broadcast"(%444) : (tensor<1x1024x1x!tt.ptr<i32>>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    %446 = "tt.addptr"(%445, %382) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    "tt.store"(%446, %436, %441) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                    %447 = "tt.reduce"(%410) ({
                    ^bb0(%arg40: i32, %arg41: i32):
                      %452 = arith.addi %arg40, %arg41 : i32
                      "tt.reduce_return"(%452) : (i32) -> ()
                    }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                    %448 = arith.andi %447, %c65535_i32 : i32
                    %449 = arith.shrui %447, %c16_i32 : i32
                    %450 = arith.addi %arg38, %448 : i32
                    %451 = arith.addi %arg39, %449 : i32
                    scf.yield %450, %451 : i32, i32
                  }
                  "tt.store"(%254, %335) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                  %384 = arith.minui %383#1, %c2048_i32 : i32
                  %385 = arith.subi %c2048_i32, %384 : i32
                  %386 = arith.addi %383#0, %c2048_i32 : i32
                  "tt.store"(%258, %383#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%260, %383#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%248, %385) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%251, %386) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                } else {
                  %325 = arith.andi %274, %279 : i1
                  %326 = arith.cmpi sle, %259, %262 : i32
                  %327 = arith.andi %274, %326 : i1
                  %328 = arith.cmpi ne, %252, %c-2139095041_i32 : i32
                  %329 = arith.andi %327, %328 : i1
                  %330 = arith.select %325, %249, %252 : i32
                  %331 = arith.select %329, %249, %271 : i32
                  %332 = arith.andi %325, %229 : i1
                  %333 = arith.ori %329, %332 : i1
                  %334 = arith.cmpi slt, %249, %c0_i32 : i32
                  %335 = arith.subi %c-2147483648_i32, %249 : i32
                  %336 = arith.select %334, %335, %249 : i32
                  %337 = "tt.bitcast"(%336) : (i32) -> f32
                  %338 = arith.cmpi slt, %324, %c0_i32 : i32
                  %339 = arith.subi %c-2147483648_i32, %324 : i32
                  %340 = arith.select %338, %339, %324 : i32
                  %341 = "tt.bitcast"(%340) : (i32) -> f32
                  %342 = arith.subf %302, %305 : f32
                  %343 = arith.divf %342, %305 : f32
                  %344 = arith.minimumf %343, %cst_18 : f32
                  %345 = arith.subf %341, %337 : f32
                  %346 = arith.mulf %345, %344 : f32
                  %347 = arith.subf %337, %346 : f32
                  %348 = "tt.bitcast"(%347) : (f32) -> i32
                  %349 = arith.cmpi slt, %348, %c0_i32 : i32
                  %350 = arith.andi %348, %c2147483647_i32 : i32
                  %351 = arith.subi %c0_i32, %350 : i32
                  %352 = arith.cmpi sgt, %350, %c2139095040_i32 : i32
                  %353 = arith.select %349, %351, %348 : i32
                  %354 = arith.select %352, %c2139095040_i32, %353 : i32
                  %355 = arith.subi %249, %c1_i32 : i32
                  %356 = arith.minsi %354, %355 : i32
                  %357 = arith.select %295, %356, %c-2139095040_i32 : i32
                  %358 = arith.select %327, %357, %324 : i32
                  %359 = arith.xori %330, %331 : i32
                  %360 = arith.shrsi %359, %c1_i32 : i32
                  %361 = arith.andi %330, %331 : i32
                  %362 = arith.addi %361, %360 : i32
                  %363 = arith.select %333, %362, %358 : i32
                  %364 = arith.subi %331, %c1_i32 : i32
                  %365 = arith.minsi %363, %364 : i32
                  %366 = arith.addi %330, %c1_i32 : i32
                  %367 = arith.maxsi %365, %366 : i32
                  %368 = arith.cmpi sge, %366, %331 : i32
                  %369 = arith.ori %274, %328 : i1
                  %370 = arith.andi %368, %369 : i1
                  "tt.store"(%254, %337, %329) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                  "tt.store"(%258, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%260, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  %371 = arith.select %370, %c2048_i32, %367 : i32
                  %372 = arith.select %370, %c2048_i32, %330 : i32
                  "tt.store"(%248, %371) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%251, %372) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                }
              }
            }
          }
        } else {
          %226 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %227 = "tt.addptr"(%226, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %228 = "tt.addptr"(%227, %196) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %229 = "tt.load"(%228, %201, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %230 = "tt.splat"(%arg33) : (i64) -> tensor<128xi64>
          %231 = "tt.addptr"(%226, %230) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %232 = "tt.addptr"(%231, %196) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %233 = "tt.load"(%232, %201, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %234 = arith.cmpi slt, %233, %229 : tensor<128xi32>
          %235 = arith.andi %234, %201 : tensor<128xi1>
          %236 = arith.cmpi slt, %229, %cst_67 : tensor<128xi32>
          %237 = arith.subi %cst_41, %229 : tensor<128xi32>
          %238 = arith.select %236, %237, %229 : tensor<128xi1>, tensor<128xi32>
          %239 = "tt.bitcast"(%238) : (tensor<128xi32>) -> tensor<128xf32>
          %240 = arith.select %235, %202, %cst_67 : tensor<128xi1>, tensor<128xi32>
          %241 = "tt.reduce"(%240) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %342 = arith.minsi %arg36, %arg37 : i32
            "tt.reduce_return"(%342) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %242 = arith.cmpi ult, %184#3, %220 : i32
          %243 = arith.muli %184#3, %218 : i32
          %244 = arith.select %242, %243, %204 : i32
          %245 = arith.subi %204, %244 : i32
          %246 = arith.minsi %245, %218 : i32
          %247 = arith.addi %244, %246 : i32
          %248 = arith.muli %212, %c128_i32 : i32
          %249 = arith.cmpi ult, %194, %31 : tensor<128xi32>
          %250 = "tt.expand_dims"(%194) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %251 = "tt.expand_dims"(%249) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %252 = "tt.broadcast"(%251) : (tensor<128x1xi1>) -> tensor<128x64xi1>
          %253 = arith.extsi %250 : tensor<128x1xi32> to tensor<128x1xi64>
          %254 = arith.muli %253, %39 : tensor<128x1xi64>
          %255 = "tt.addptr"(%41, %254) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
          %256 = "tt.broadcast"(%255) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x64x!tt.ptr<i8>>
          %257 = "tt.addptr"(%256, %44) : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi32>) -> tensor<128x64x!tt.ptr<i8>>
          %258 = "tt.load"(%257, %252, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi1>, tensor<128x64xi8>) -> tensor<128x64xi8>
          %259 = arith.cmpi ult, %194, %47 : tensor<128xi32>
          %260 = "tt.expand_dims"(%259) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %261 = "tt.broadcast"(%260) : (tensor<128x1xi1>) -> tensor<128x8xi1>
          %262 = arith.muli %253, %53 : tensor<128x1xi64>
          %263 = "tt.addptr"(%55, %262) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
          %264 = "tt.broadcast"(%263) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x8x!tt.ptr<i8>>
          %265 = "tt.addptr"(%264, %58) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi32>) -> tensor<128x8x!tt.ptr<i8>>
          %266 = "tt.load"(%265, %261, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
          %267 = "tt.bitcast"(%266) : (tensor<128x8xi8>) -> tensor<128x8xf8E4M3FN>
          %268 = "tt.fp_to_fp"(%267) : (tensor<128x8xf8E4M3FN>) -> tensor<128x8xf16>
          %269 = arith.mulf %268, %cst_61 : tensor<128x8xf16>
          %270 = "tt.expand_dims"(%269) {axis = 2 : i32} : (tensor<128x8xf16>) -> tensor<128x8x1xf16>
          %271 = "tt.broadcast"(%270) : (tensor<128x8x1xf16>) -> tensor<128x8x8xf16>
          %272 = "tt.reshape"(%258) : (tensor<128x64xi8>) -> tensor<128x8x8xi8>
          %273 = "tt.elementwise_inline_asm"(%272, %271) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashl.b32 codes, $2, 2;\0Ashl.b32 signs, $2, 4;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
          %274 = "tt.elementwise_inline_asm"(%272, %271) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashr.u32 codes, $2, 2;\0Amov.b32 signs, $2;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
          %275 = "tt.join"(%273, %274) : (tensor<128x8x8xf16>, tensor<128x8x8xf16>) -> tensor<128x8x8x2xf16>
          %276 = "tt.trans"(%275) {order = array<i32: 0, 3, 1, 2>} : (tensor<128x8x8x2xf16>) -> tensor<128x2x8x8xf16>
          %277 = "tt.reshape"(%276) : (tensor<128x2x8x8xf16>) -> tensor<128x128xf16>
          %278 = arith.divsi %192, %c128_i32 : i32
          %279 = arith.cmpi slt, %278, %arg9 : i32
          %280 = arith.extsi %278 : i32 to i64
          %281 = "tt.addptr"(%arg8, %280) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %282 = "tt.load"(%281, %279, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %283 = arith.select %279, %282, %c-1_i32 : i32
          %284 = "tt.load"(%281, %279, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %285 = arith.select %279, %284, %c-1_i32 : i32
          %286 = arith.divui %244, %c64_i32 : i32
          %287 = arith.cmpi ult, %286, %arg12 : i32
          %288 = arith.cmpi ult, %283, %arg11 : i32
          %289 = arith.cmpi slt, %244, %247 : i32
          %290 = arith.andi %289, %287 : i1
          %291 = arith.andi %290, %288 : i1
          %292 = arith.extsi %283 : i32 to i64
          %293 = arith.muli %292, %arg13 : i64
          %294 = "tt.addptr"(%arg10, %293) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %295 = arith.extsi %286 : i32 to i64
          %296 = "tt.addptr"(%294, %295) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %297 = "tt.load"(%296, %291, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %298 = arith.select %291, %297, %c-1_i32 : i32
          %299 = arith.addi %244, %c64_i32 : i32
          %300 = arith.divui %299, %c64_i32 : i32
          %301 = arith.cmpi ult, %300, %arg12 : i32
          %302 = arith.cmpi slt, %299, %247 : i32
          %303 = arith.andi %302, %301 : i1
          %304 = arith.andi %303, %288 : i1
          %305 = arith.extsi %300 : i32 to i64
          %306 = "tt.addptr"(%294, %305) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %307 = "tt.load"(%306, %304, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %308 = arith.select %304, %307, %c-1_i32 : i32
          %309 = arith.cmpi ult, %285, %arg11 : i32
          %310 = arith.andi %290, %309 : i1
          %311 = arith.extsi %285 : i32 to i64
          %312 = arith.muli %311, %arg13 : i64
          %313 = "tt.addptr"(%arg10, %312) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %314 = "tt.addptr"(%313, %295) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %315 = "tt.load"(%314, %310, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %316 = arith.select %310, %315, %c-1_i32 : i32
          %317 = arith.andi %303, %309 : i1
          %318 = "tt.addptr"(%313, %305) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %319 = "tt.load"(%318, %317, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %320 = arith.select %317, %319, %c-1_i32 : i32
          %321 = "tt.splat"(%320) : (i32) -> tensor<128xi32>
          %322 = "tt.splat"(%316) : (i32) -> tensor<128xi32>
          %323 = arith.select %132, %322, %321 : tensor<128xi1>, tensor<128xi32>
          %324 = "tt.expand_dims"(%323) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %325 = arith.cmpi ult, %324, %137 : tensor<128x1xi32>
          %326 = "tt.broadcast"(%325) : (tensor<128x1xi1>) -> tensor<128x8xi1>
          %327 = arith.extsi %324 : tensor<128x1xi32> to tensor<128x1xi64>
          %328 = arith.muli %327, %142 : tensor<128x1xi64>
          %329 = "tt.addptr"(%144, %328) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
          %330 = "tt.addptr"(%329, %146) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i8>>
          %331 = "tt.broadcast"(%330) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x8x!tt.ptr<i8>>
          %332 = "tt.addptr"(%331, %58) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi32>) -> tensor<128x8x!tt.ptr<i8>>
          %333 = "tt.load"(%332, %326, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
          %334 = arith.extui %289 : i1 to i32
          %335 = "tt.splat"(%arg4) : (i32) -> tensor<128x1xi32>
          %336 = "tt.splat"(%arg5) : (i64) -> tensor<128x1xi64>
          %337 = "tt.splat"(%arg3) : (!tt.ptr<i8>) -> tensor<128x1x!tt.ptr<i8>>
          %338 = arith.muli %139, %cst_58 : tensor<128x1xi32>
          %339 = arith.cmpf olt, %239, %cst_3 : tensor<128xf32>
          %340 = "tt.expand_dims"(%339) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %341 = scf.for %arg36 = %c0_i32 to %334 step %c1_i32 iter_args(%arg37 = %277) -> (tensor<128x128xf16>)  : i32 {
            %342:5 = scf.for %arg38 = %244 to %247 step %248 iter_args(%arg39 = %298, %arg40 = %308, %arg41 = %316, %arg42 = %320, %arg43 = %333) -> (i32, i32, i32, i32, tensor<128x8xi8>)  : i32 {
              %343 = arith.addi %arg38, %248 : i32
              %344 = arith.divui %343, %c64_i32 : i32
              %345 = arith.cmpi ult, %344, %arg12 : i32
              %346 = arith.cmpi slt, %343, %247 : i32
              %347 = arith.andi %346, %345 : i1
              %348 = arith.andi %347, %288 : i1
              %349 = arith.extsi %344 : i32 to i64
              %350 = "tt.addptr"(%294, %349) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %351 = "tt.load"(%350, %348, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %352 = arith.select %348, %351, %c-1_i32 : i32
              %353 = arith.addi %343, %c64_i32 : i32
              %354 = arith.divui %353, %c64_i32 : i32
              %355 = arith.cmpi ult, %354, %arg12 : i32
              %356 = arith.cmpi slt, %353, %247 : i32
              %357 = arith.andi %356, %355 : i1
              %358 = arith.andi %357, %288 : i1
              %359 = arith.extsi %354 : i32 to i64
              %360 = "tt.addptr"(%294, %359) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %361 = "tt.load"(%360, %358, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %362 = arith.select %358, %361, %c-1_i32 : i32
              %363 = arith.andi %347, %309 : i1
              %364 = "tt.addptr"(%313, %349) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %365 = "tt.load"(%364, %363, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %366 = arith.select %363, %365, %c-1_i32 : i32
              %367 = arith.andi %357, %309 : i1
              %368 = "tt.addptr"(%313, %359) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %369 = "tt.load"(%368, %367, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %370 = arith.select %367, %369, %c-1_i32 : i32
              %371 = "tt.splat"(%370) : (i32) -> tensor<128xi32>
              %372 = "tt.splat"(%366) : (i32) -> tensor<128xi32>
              %373 = arith.select %132, %372, %371 : tensor<128xi1>, tensor<128xi32>
              %374 = "tt.expand_dims"(%373) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
              %375 = arith.cmpi ult, %374, %137 : tensor<128x1xi32>
              %376 = "tt.broadcast"(%375) : (tensor<128x1xi1>) -> tensor<128x8xi1>
              %377 = arith.extsi %374 : tensor<128x1xi32> to tensor<128x1xi64>
              %378 = arith.muli %377, %142 : tensor<128x1xi64>
              %379 = "tt.addptr"(%144, %378) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
              %380 = "tt.addptr"(%379, %146) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i8>>
              %381 = "tt.broadcast"(%380) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x8x!tt.ptr<i8>>
              %382 = "tt.addptr"(%381, %58) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi32>) -> tensor<128x8x!tt.ptr<i8>>
              %383 = "tt.load"(%382, %376, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
              %384 = "tt.splat"(%arg40) : (i32) -> tensor<128xi32>
              %385 = "tt.splat"(%arg39) : (i32) -> tensor<128xi32>
              %386 = arith.select %132, %385, %384 : tensor<128xi1>, tensor<128xi32>
              %387 = "tt.expand_dims"(%386) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
              %388 = arith.cmpi ult, %387, %335 : tensor<128x1xi32>
              %389 = "tt.broadcast"(%388) : (tensor<128x1xi1>) -> tensor<128x64xi1>
              %390 = arith.extsi %387 : tensor<128x1xi32> to tensor<128x1xi64>
              %391 = arith.muli %390, %336 : tensor<128x1xi64>
              %392 = "tt.addptr"(%337, %391) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
              %393 = "tt.addptr"(%392, %338) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i8>>
              %394 = "tt.broadcast"(%393) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x64x!tt.ptr<i8>>
              %395 = "tt.addptr"(%394, %44) : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi32>) -> tensor<128x64x!tt.ptr<i8>>
              %396 = "tt.load"(%395, %389, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi1>, tensor<128x64xi8>) -> tensor<128x64xi8>
              %397 = arith.cmpi ult, %arg39, %arg4 : i32
              %398 = arith.cmpi ult, %arg40, %arg4 : i32
              %399 = arith.cmpi ult, %arg41, %arg27 : i32
              %400 = arith.cmpi ult, %arg42, %arg27 : i32
              %401 = "tt.bitcast"(%arg43) : (tensor<128x8xi8>) -> tensor<128x8xf8E4M3FN>
              %402 = "tt.fp_to_fp"(%401) : (tensor<128x8xf8E4M3FN>) -> tensor<128x8xf16>
              %403 = arith.mulf %402, %cst_61 : tensor<128x8xf16>
              %404 = "tt.expand_dims"(%403) {axis = 2 : i32} : (tensor<128x8xf16>) -> tensor<128x8x1xf16>
              %405 = "tt.broadcast"(%404) : (tensor<128x8x1xf16>) -> tensor<128x8x8xf16>
              %406 = "tt.reshape"(%396) : (tensor<128x64xi8>) -> tensor<128x8x8xi8>
              %407 = "tt.elementwise_inline_asm"(%406, %405) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashl.b32 codes, $2, 2;\0Ashl.b32 signs, $2, 4;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
              %408 = "tt.elementwise_inline_asm"(%406, %405) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashr.u32 codes, $2, 2;\0Amov.b32 signs, $2;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
              %409 = "tt.join"(%407, %408) : (tensor<128x8x8xf16>, tensor<128x8x8xf16>) -> tensor<128x8x8x2xf16>
              %410 = "tt.trans"(%409) {order = array<i32: 0, 3, 1, 2>} : (tensor<128x8x8x2xf16>) -> tensor<128x2x8x8xf16>
              %411 = "tt.reshape"(%410) : (tensor<128x2x8x8xf16>) -> tensor<128x128xf16>
              %412 = "tt.trans"(%411) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
              %413 = "tt.dot"(%arg37, %412, %cst_57) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xf16>, tensor<128x128xf16>, tensor<128x128xf32>) -> tensor<128x128xf32>
              %414 = "tt.reshape"(%413) : (tensor<128x128xf32>) -> tensor<128x2x2x2x2x4x2xf32>
              %415 = "tt.trans"(%414) {order = array<i32: 0, 5, 6, 4, 3, 2, 1>} : (tensor<128x2x2x2x2x4x2xf32>) -> tensor<128x4x2x2x2x2x2xf32>
              %416:2 = "tt.split"(%415) : (tensor<128x4x2x2x2x2x2xf32>) -> (tensor<128x4x2x2x2x2xf32>, tensor<128x4x2x2x2x2xf32>)
              %417:2 = "tt.split"(%416#0) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
              %418:2 = "tt.split"(%416#1) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
              %419:2 = "tt.split"(%417#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
              %420:2 = "tt.split"(%417#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
              %421:2 = "tt.split"(%418#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
              %422:2 = "tt.split"(%418#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
              %423:2 = "tt.split"(%419#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %424:2 = "tt.split"(%419#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %425:2 = "tt.split"(%420#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %426:2 = "tt.split"(%420#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %427:2 = "tt.split"(%421#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %428:2 = "tt.split"(%421#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %429:2 = "tt.split"(%422#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %430:2 = "tt.split"(%422#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %431:2 = "tt.split"(%423#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %432:2 = "tt.split"(%423#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %433:2 = "tt.split"(%424#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %434:2 = "tt.split"(%424#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %435:2 = "tt.split"(%425#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %436:2 = "tt.split"(%425#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %437:2 = "tt.split"(%426#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %438:2 = "tt.split"(%426#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %439:2 = "tt.split"(%427#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %440:2 = "tt.split"(%427#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %441:2 = "tt.split"(%428#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %442:2 = "tt.split"(%428#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %443:2 = "tt.split"(%429#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %444:2 = "tt.split"(%429#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %445:2 = "tt.split"(%430#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %446:2 = "tt.split"(%430#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %447 = arith.cmpi sge, %arg38, %244 : i32
              scf.if %447 {
                %448 = "tt.splat"(%arg38) : (i32) -> tensor<4xi32>
                %449 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
                %450 = arith.muli %449, %cst_56 : tensor<4xi32>
                %451 = arith.addi %448, %450 : tensor<4xi32>
                %452 = arith.maxsi %203, %c0_i32 : i32
                %453 = arith.cmpi sge, %arg21, %c2048_i32 : i32
                %454 = arith.select %453, %c2048_i32, %c0_i32 : i32
                %455 = arith.minsi %241, %247 : i32
                %456 = arith.minsi %455, %247 : i32
                %457 = arith.maxsi %456, %arg38 : i32
                %458 = arith.subi %457, %arg38 : i32
                %459 = arith.cmpi sgt, %458, %c127_i32 : i32
                %460 = arith.andi %459, %397 : i1
                %461 = arith.andi %460, %398 : i1
                %462 = arith.andi %461, %399 : i1
                %463 = arith.andi %462, %400 : i1
                %464 = scf.if %463 -> (tensor<128x4xi32>) {
                  scf.yield %cst_55 : tensor<128x4xi32>
                } else {
                  %504 = "tt.splat"(%247) : (i32) -> tensor<128xi32>
                  %505 = arith.minsi %240, %504 : tensor<128xi32>
                  %506 = arith.minsi %505, %504 : tensor<128xi32>
                  %507 = "tt.splat"(%arg38) : (i32) -> tensor<128xi32>
                  %508 = arith.maxsi %506, %507 : tensor<128xi32>
                  %509 = arith.subi %508, %507 : tensor<128xi32>
                  %510 = arith.minsi %509, %cst_54 : tensor<128xi32>
                  %511 = "tt.expand_dims"(%510) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
                  %512 = "tt.broadcast"(%511) : (tensor<128x1xi32>) -> tensor<128x4xi32>
                  %513 = "tt.expand_dims"(%450) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
                  %514 = "tt.broadcast"(%513) : (tensor<1x4xi32>) -> tensor<128x4xi32>
                  %515 = arith.subi %512, %514 : tensor<128x4xi32>
                  %516 = arith.addi %515, %cst_52 : tensor<128x4xi32>
                  %517 = arith.shrsi %516, %cst_53 : tensor<128x4xi32>
                  %518 = arith.addi %515, %cst_51 : tensor<128x4xi32>
                  %519 = arith.shrsi %518, %cst_53 : tensor<128x4xi32>
                  %520 = arith.addi %517, %519 : tensor<128x4xi32>
                  %521 = arith.subi %cst_50, %520 : tensor<128x4xi32>
                  %522 = arith.shrui %cst_55, %521 : tensor<128x4xi32>
                  %523 = arith.cmpi sgt, %520, %cst_49 : tensor<128x4xi32>
                  %524 = arith.select %523, %522, %cst_49 : tensor<128x4xi1>, tensor<128x4xi32>
                  %525 = arith.select %397, %c-1_i32, %c-65536_i32 : i32
                  %526 = "tt.splat"(%525) : (i32) -> tensor<128x4xi32>
                  %527 = arith.select %398, %c-1_i32, %c65535_i32 : i32
                  %528 = "tt.splat"(%527) : (i32) -> tensor<128x4xi32>
                  %529 = arith.select %399, %c-1_i32, %c-65536_i32 : i32
                  %530 = "tt.splat"(%529) : (i32) -> tensor<128x4xi32>
                  %531 = arith.select %400, %c-1_i32, %c65535_i32 : i32
                  %532 = "tt.splat"(%531) : (i32) -> tensor<128x4xi32>
                  %533 = arith.andi %524, %526 : tensor<128x4xi32>
                  %534 = arith.andi %533, %528 : tensor<128x4xi32>
                  %535 = arith.andi %534, %530 : tensor<128x4xi32>
                  %536 = arith.andi %535, %532 : tensor<128x4xi32>
                  scf.yield %536 : tensor<128x4xi32>
                }
                %465 = "tt.expand_dims"(%239) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
                %466 = "tt.broadcast"(%465) : (tensor<128x1xf32>) -> tensor<128x4xf32>
                %467 = "tt.elementwise_inline_asm"(%466, %431#0, %431#1, %432#0, %432#1, %433#0, %433#1, %434#0, %434#1, %435#0, %435#1, %436#0, %436#1, %437#0, %437#1, %438#0, %438#1, %439#0, %439#1, %440#0, %440#1, %441#0, %441#1, %442#0, %442#1, %443#0, %443#1, %444#0, %444#1, %445#0, %445#1, %446#0, %446#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.gt.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.gt.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.gt.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.gt.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.gt.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.gt.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.gt.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.gt.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.gt.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.gt.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.gt.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.gt.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.gt.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.gt.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.gt.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.gt.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
                %468 = arith.andi %467, %464 : tensor<128x4xi32>
                %469 = "tt.elementwise_inline_asm"(%466, %431#0, %431#1, %432#0, %432#1, %433#0, %433#1, %434#0, %434#1, %435#0, %435#1, %436#0, %436#1, %437#0, %437#1, %438#0, %438#1, %439#0, %439#1, %440#0, %440#1, %441#0, %441#1, %442#0, %442#1, %443#0, %443#1, %444#0, %444#1, %445#0, %445#1, %446#0, %446#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Asetp.equ.or.f32 any0, $18, $1, any0;\0Asetp.equ.or.f32 any1, $19, $1, any1;\0Asetp.equ.or.f32 any2, $20, $1, any2;\0Asetp.equ.or.f32 any3, $21, $1, any3;\0Asetp.equ.or.f32 any0, $22, $1, any0;\0Asetp.equ.or.f32 any1, $23, $1, any1;\0Asetp.equ.or.f32 any2, $24, $1, any2;\0Asetp.equ.or.f32 any3, $25, $1, any3;\0Asetp.equ.or.f32 any0, $26, $1, any0;\0Asetp.equ.or.f32 any1, $27, $1, any1;\0Asetp.equ.or.f32 any2, $28, $1, any2;\0Asetp.equ.or.f32 any3, $29, $1, any3;\0Asetp.equ.or.f32 any0, $30, $1, any0;\0Asetp.equ.or.f32 any1, $31, $1, any1;\0Asetp.equ.or.f32 any2, $32, $1, any2;\0Asetp.equ.or.f32 any3, $33, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.equ.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.equ.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.equ.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.equ.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.equ.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.equ.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.equ.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.equ.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.equ.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.equ.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.equ.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.equ.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.equ.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.equ.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.equ.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.equ.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
                %470 = arith.andi %469, %464 : tensor<128x4xi32>
                %471 = "tt.elementwise_inline_asm"(%431#0, %431#1, %432#0, %432#1, %433#0, %433#1, %434#0, %434#1, %435#0, %435#1, %436#0, %436#1, %437#0, %437#1, %438#0, %438#1, %439#0, %439#1, %440#0, %440#1, %441#0, %441#1, %442#0, %442#1, %443#0, %443#1, %444#0, %444#1, %445#0, %445#1, %446#0, %446#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.nan.f32 any0, $1, $2;\0Asetp.nan.f32 any1, $3, $4;\0Asetp.nan.f32 any2, $5, $6;\0Asetp.nan.f32 any3, $7, $8;\0Asetp.nan.or.f32 any0, $9, $10, any0;\0Asetp.nan.or.f32 any1, $11, $12, any1;\0Asetp.nan.or.f32 any2, $13, $14, any2;\0Asetp.nan.or.f32 any3, $15, $16, any3;\0Asetp.nan.or.f32 any0, $17, $18, any0;\0Asetp.nan.or.f32 any1, $19, $20, any1;\0Asetp.nan.or.f32 any2, $21, $22, any2;\0Asetp.nan.or.f32 any3, $23, $24, any3;\0Asetp.nan.or.f32 any0, $25, $26, any0;\0Asetp.nan.or.f32 any1, $27, $28, any1;\0Asetp.nan.or.f32 any2, $29, $30, any2;\0Asetp.nan.or.f32 any3, $31, $32, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.nan.f32 holds, $1, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.nan.f32 holds, $2, $2;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.nan.f32 holds, $3, $3;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.nan.f32 holds, $4, $4;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.nan.f32 holds, $5, $5;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.nan.f32 holds, $6, $6;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.nan.f32 holds, $7, $7;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.nan.f32 holds, $8, $8;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.nan.f32 holds, $9, $9;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.nan.f32 holds, $10, $10;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.nan.f32 holds, $11, $11;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.nan.f32 holds, $12, $12;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.nan.f32 holds, $13, $13;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.nan.f32 holds, $14, $14;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.nan.f32 holds, $15, $15;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.nan.f32 holds, $16, $16;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.nan.f32 holds, $17, $17;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.nan.f32 holds, $18, $18;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.nan.f32 holds, $19, $19;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.nan.f32 holds, $20, $20;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.nan.f32 holds, $21, $21;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.nan.f32 holds, $22, $22;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.nan.f32 holds, $23, $23;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.nan.f32 holds, $24, $24;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.nan.f32 holds, $25, $25;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.nan.f32 holds, $26, $26;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.nan.f32 holds, $27, $27;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.nan.f32 holds, $28, $28;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.nan.f32 holds, $29, $29;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.nan.f32 holds, $30, $30;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.nan.f32 holds, $31, $31;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.nan.f32 holds, $32, $32;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 32>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
                %472 = "tt.broadcast"(%340) : (tensor<128x1xi1>) -> tensor<128x4xi1>
                %473 = arith.select %472, %cst_55, %cst_49 : tensor<128x4xi1>, tensor<128x4xi32>
                %474 = arith.andi %471, %473 : tensor<128x4xi32>
                %475 = arith.andi %470, %474 : tensor<128x4xi32>
                %476 = arith.ori %468, %475 : tensor<128x4xi32>
                %477 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
                %478 = arith.muli %253, %477 : tensor<128x1xi64>
                %479 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
                %480 = "tt.addptr"(%479, %478) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
                %481 = "tt.addptr"(%480, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
                %482 = "tt.broadcast"(%481) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
                %483 = "tt.elementwise_inline_asm"(%482, %476) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
                %484 = arith.xori %470, %475 : tensor<128x4xi32>
                %485 = "tt.addptr"(%480, %cst_47) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
                %486 = "tt.broadcast"(%485) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
                %487 = "tt.elementwise_inline_asm"(%486, %484) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
                %488 = "tt.splat"(%arg22) : (i64) -> tensor<128x1xi64>
                %489 = arith.muli %253, %488 : tensor<128x1xi64>
                %490 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
                %491 = "tt.addptr"(%490, %489) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
                %492 = "tt.addptr"(%491, %cst_2) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
                %493 = "tt.addptr"(%492, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
                %494 = "tt.broadcast"(%493) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
                %495 = "tt.splat"(%452) : (i32) -> tensor<128x4xi32>
                %496 = "tt.expand_dims"(%451) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
                %497 = "tt.broadcast"(%496) : (tensor<1x4xi32>) -> tensor<128x4xi32>
                %498 = "tt.elementwise_inline_asm"(%494, %476, %483, %495, %497, %466, %431#0, %431#1, %432#0, %432#1, %433#0, %433#1, %434#0, %434#1, %435#0, %435#1, %436#0, %436#1, %437#0, %437#1, %438#0, %438#1, %439#0, %439#1, %440#0, %440#1, %441#0, %441#1, %442#0, %442#1, %443#0, %443#1, %444#0, %444#1, %445#0, %445#1, %446#0, %446#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, 8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
                %499 = "tt.addptr"(%491, %cst_1) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
                %500 = "tt.addptr"(%499, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
                %501 = "tt.broadcast"(%500) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
                %502 = "tt.splat"(%454) : (i32) -> tensor<128x4xi32>
                %503 = "tt.elementwise_inline_asm"(%501, %484, %487, %502, %497, %466, %431#0, %431#1, %432#0, %432#1, %433#0, %433#1, %434#0, %434#1, %435#0, %435#1, %436#0, %436#1, %437#0, %437#1, %438#0, %438#1, %439#0, %439#1, %440#0, %440#1, %441#0, %441#1, %442#0, %442#1, %443#0, %443#1, %444#0, %444#1, %445#0, %445#1, %446#0, %446#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, -8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
              }
              scf.yield %352, %362, %366, %370, %383 : i32, i32, i32, i32, tensor<128x8xi8>
            }
            scf.yield %cst_59 : tensor<128x128xf16>
          }
        }
        gpu.barrier
        %221 = arith.extsi %184#1 : i32 to i64
        %222 = "tt.addptr"(%arg29, %221) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %223 = "tt.atomic_rmw"(%222, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %224 = arith.andi %223, %c2047_i32 : i32
        %225 = arith.cmpi eq, %224, %c1_i32 : i32
        scf.if %225 {
          %226 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %227 = "tt.addptr"(%226, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %228 = "tt.addptr"(%227, %196) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %229 = "tt.load"(%228, %201, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %230 = "tt.splat"(%arg33) : (i64) -> tensor<128xi64>
          %231 = "tt.addptr"(%226, %230) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %232 = "tt.addptr"(%231, %196) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %233 = "tt.load"(%232, %201, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %234 = arith.cmpi slt, %233, %229 : tensor<128xi32>
          %235 = arith.andi %234, %201 : tensor<128xi1>
          %236 = arith.extui %235 : tensor<128xi1> to tensor<128xi32>
          %237 = "tt.reduce"(%236) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %257 = arith.maxsi %arg36, %arg37 : i32
            "tt.reduce_return"(%257) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %238 = arith.cmpi ne, %237, %c0_i32 : i32
          %239 = arith.cmpi slt, %184#2, %c500_i32 : i32
          %240 = arith.andi %238, %239 : i1
          %241 = arith.divsi %205, %c2048_i32 : i32
          %242 = arith.divsi %241, %c1024_i32 : i32
          %243 = arith.addi %242, %c1_i32 : i32
          %244 = arith.muli %243, %c2048_i32 : i32
          %245 = arith.divsi %205, %244 : i32
          %246 = arith.addi %245, %c1_i32 : i32
          %247 = arith.select %240, %246, %c0_i32 : i32
          %248 = arith.select %190, %247, %c16_i32 : i32
          %249 = arith.addi %184#2, %c1_i32 : i32
          %250 = arith.shli %249, %c22_i32 : i32
          %251 = arith.shli %248, %c11_i32 : i32
          %252 = arith.ori %250, %251 : i32
          %253 = arith.ori %252, %248 : i32
          %254 = arith.cmpi eq, %248, %c0_i32 : i32
          %255 = arith.select %254, %c0_i32, %253 : i32
          gpu.barrier
          %256 = "tt.atomic_rmw"(%222, %255) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %188 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x64xi8, strided<[?, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x64xi8, strided<[?, 64, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "tile_requests", winnow.type = memref<?xi32>}, {winnow.arg = "tile_requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "query_scales", winnow.type = memref<?x8xi8, strided<[?, 1]>>}, {winnow.arg = "query_scales.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "query_scales.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_scales", winnow.type = memref<?x64x8xi8, strided<[?, 8, 1]>>}, {winnow.arg = "key_scales.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_scales.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<i8>, i32, i64, !tt.ptr<i8>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i8>, i32, i64, !tt.ptr<i8>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "sdsa_nvfp4", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {dequantize = "convert", helpers = 264 : i32, max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 4096 : i32, scatter = "hits", target = "cuda:90", tile_keys = 128 : i32, tile_rows = 128 : i32}} : () -> ()
}

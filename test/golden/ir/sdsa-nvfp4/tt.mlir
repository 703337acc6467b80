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
    %c32_i32 = arith.constant 32 : i32
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
    %c4_i32 = arith.constant 4 : i32
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
      %177 = arith.minsi %arg35, %arg36 : i32
      "tt.reduce_return"(%177) : (i32) -> ()
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
      %177 = arith.maxsi %arg35, %arg36 : i32
      "tt.reduce_return"(%177) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
    %81 = "tt.get_num_programs"() {axis = 1 : i32} : () -> i32
    %82 = arith.addi %80, %c127_i32 : i32
    %83 = arith.divsi %82, %c128_i32 : i32
    %84 = arith.subi %81, %c1_i32 : i32
    %85 = arith.addi %84, %83 : i32
    %86 = arith.divsi %85, %81 : i32
    %87 = arith.muli %1, %86 : i32
    %88 = arith.minsi %87, %83 : i32
    %89 = arith.addi %88, %86 : i32
    %90 = arith.minsi %89, %83 : i32
    %91 = arith.muli %90, %c128_i32 : i32
    %92 = arith.minsi %91, %80 : i32
    %93 = arith.muli %88, %c128_i32 : i32
    %94 = arith.divui %93, %c64_i32 : i32
    %95 = arith.cmpi ult, %94, %arg12 : i32
    %96 = arith.cmpi ult, %77, %arg11 : i32
    %97 = arith.cmpi slt, %93, %92 : i32
    %98 = arith.andi %97, %95 : i1
    %99 = arith.andi %98, %96 : i1
    %100 = arith.extsi %77 : i32 to i64
    %101 = arith.muli %100, %arg13 : i64
    %102 = "tt.addptr"(%arg10, %101) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %103 = arith.extsi %94 : i32 to i64
    %104 = "tt.addptr"(%102, %103) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %105 = "tt.load"(%104, %99, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %106 = arith.select %99, %105, %c-1_i32 : i32
    %107 = arith.addi %93, %c64_i32 : i32
    %108 = arith.divui %107, %c64_i32 : i32
    %109 = arith.cmpi ult, %108, %arg12 : i32
    %110 = arith.cmpi slt, %107, %92 : i32
    %111 = arith.andi %110, %109 : i1
    %112 = arith.andi %111, %96 : i1
    %113 = arith.extsi %108 : i32 to i64
    %114 = "tt.addptr"(%102, %113) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %115 = "tt.load"(%114, %112, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %116 = arith.select %112, %115, %c-1_i32 : i32
    %117 = arith.cmpi ult, %79, %arg11 : i32
    %118 = arith.andi %98, %117 : i1
    %119 = arith.extsi %79 : i32 to i64
    %120 = arith.muli %119, %arg13 : i64
    %121 = "tt.addptr"(%arg10, %120) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %122 = "tt.addptr"(%121, %103) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %123 = "tt.load"(%122, %118, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %124 = arith.select %118, %123, %c-1_i32 : i32
    %125 = arith.andi %111, %117 : i1
    %126 = "tt.addptr"(%121, %113) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %127 = "tt.load"(%126, %125, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %128 = arith.select %125, %127, %c-1_i32 : i32
    %129 = "tt.splat"(%128) : (i32) -> tensor<128xi32>
    %130 = arith.cmpi slt, %4, %cst_66 : tensor<128xi32>
    %131 = "tt.splat"(%124) : (i32) -> tensor<128xi32>
    %132 = arith.select %130, %131, %129 : tensor<128xi1>, tensor<128xi32>
    %133 = "tt.expand_dims"(%132) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %134 = arith.remui %4, %cst_66 : tensor<128xi32>
    %135 = "tt.splat"(%arg27) : (i32) -> tensor<128x1xi32>
    %136 = arith.cmpi ult, %133, %135 : tensor<128x1xi32>
    %137 = "tt.expand_dims"(%134) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %138 = "tt.broadcast"(%136) : (tensor<128x1xi1>) -> tensor<128x8xi1>
    %139 = arith.extsi %133 : tensor<128x1xi32> to tensor<128x1xi64>
    %140 = "tt.splat"(%arg28) : (i64) -> tensor<128x1xi64>
    %141 = arith.muli %139, %140 : tensor<128x1xi64>
    %142 = "tt.splat"(%arg26) : (!tt.ptr<i8>) -> tensor<128x1x!tt.ptr<i8>>
    %143 = "tt.addptr"(%142, %141) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
    %144 = arith.muli %137, %cst_60 : tensor<128x1xi32>
    %145 = "tt.addptr"(%143, %144) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i8>>
    %146 = "tt.broadcast"(%145) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x8x!tt.ptr<i8>>
    %147 = "tt.addptr"(%146, %58) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi32>) -> tensor<128x8x!tt.ptr<i8>>
    %148 = "tt.load"(%147, %138, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
    %149 = arith.extui %97 : i1 to i32
    %150 = "tt.splat"(%arg4) : (i32) -> tensor<128x1xi32>
    %151 = "tt.splat"(%arg5) : (i64) -> tensor<128x1xi64>
    %152 = "tt.splat"(%arg3) : (!tt.ptr<i8>) -> tensor<128x1x!tt.ptr<i8>>
    %153 = arith.muli %137, %cst_58 : tensor<128x1xi32>
    %154 = scf.for %arg35 = %c0_i32 to %149 step %c1_i32 iter_args(%arg36 = %71) -> (tensor<128x128xf16>)  : i32 {
      %177:5 = scf.for %arg37 = %93 to %92 step %c128_i32 iter_args(%arg38 = %106, %arg39 = %116, %arg40 = %124, %arg41 = %128, %arg42 = %148) -> (i32, i32, i32, i32, tensor<128x8xi8>)  : i32 {
        %178 = arith.addi %arg37, %c128_i32 : i32
        %179 = arith.divui %178, %c64_i32 : i32
        %180 = arith.cmpi ult, %179, %arg12 : i32
        %181 = arith.cmpi slt, %178, %92 : i32
        %182 = arith.andi %181, %180 : i1
        %183 = arith.andi %182, %96 : i1
        %184 = arith.extsi %179 : i32 to i64
        %185 = "tt.addptr"(%102, %184) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %186 = "tt.load"(%185, %183, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %187 = arith.select %183, %186, %c-1_i32 : i32
        %188 = arith.addi %arg37, %c192_i32 : i32
        %189 = arith.divui %188, %c64_i32 : i32
        %190 = arith.cmpi ult, %189, %arg12 : i32
        %191 = arith.cmpi slt, %188, %92 : i32
        %192 = arith.andi %191, %190 : i1
        %193 = arith.andi %192, %96 : i1
        %194 = arith.extsi %189 : i32 to i64
        %195 = "tt.addptr"(%102, %194) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %196 = "tt.load"(%195, %193, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %197 = arith.select %193, %196, %c-1_i32 : i32
        %198 = arith.andi %182, %117 : i1
        %199 = "tt.addptr"(%121, %184) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %200 = "tt.load"(%199, %198, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %201 = arith.select %198, %200, %c-1_i32 : i32
        %202 = arith.andi %192, %117 : i1
        %203 = "tt.addptr"(%121, %194) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %204 = "tt.load"(%203, %202, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %205 = arith.select %202, %204, %c-1_i32 : i32
        %206 = "tt.splat"(%205) : (i32) -> tensor<128xi32>
        %207 = "tt.splat"(%201) : (i32) -> tensor<128xi32>
        %208 = arith.select %130, %207, %206 : tensor<128xi1>, tensor<128xi32>
        %209 = "tt.expand_dims"(%208) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
        %210 = arith.cmpi ult, %209, %135 : tensor<128x1xi32>
        %211 = "tt.broadcast"(%210) : (tensor<128x1xi1>) -> tensor<128x8xi1>
        %212 = arith.extsi %209 : tensor<128x1xi32> to tensor<128x1xi64>
        %213 = arith.muli %212, %140 : tensor<128x1xi64>
        %214 = "tt.addptr"(%142, %213) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
        %215 = "tt.addptr"(%214, %144) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i8>>
        %216 = "tt.broadcast"(%215) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x8x!tt.ptr<i8>>
        %217 = "tt.addptr"(%216, %58) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi32>) -> tensor<128x8x!tt.ptr<i8>>
        %218 = "tt.load"(%217, %211, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
        %219 = "tt.splat"(%arg39) : (i32) -> tensor<128xi32>
        %220 = "tt.splat"(%arg38) : (i32) -> tensor<128xi32>
        %221 = arith.select %130, %220, %219 : tensor<128xi1>, tensor<128xi32>
        %222 = "tt.expand_dims"(%221) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
        %223 = arith.cmpi ult, %222, %150 : tensor<128x1xi32>
        %224 = "tt.broadcast"(%223) : (tensor<128x1xi1>) -> tensor<128x64xi1>
        %225 = arith.extsi %222 : tensor<128x1xi32> to tensor<128x1xi64>
        %226 = arith.muli %225, %151 : tensor<128x1xi64>
        %227 = "tt.addptr"(%152, %226) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
        %228 = "tt.addptr"(%227, %153) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i8>>
        %229 = "tt.broadcast"(%228) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x64x!tt.ptr<i8>>
        %230 = "tt.addptr"(%229, %44) : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi32>) -> tensor<128x64x!tt.ptr<i8>>
        %231 = "tt.load"(%230, %224, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi1>, tensor<128x64xi8>) -> tensor<128x64xi8>
        %232 = arith.cmpi ult, %arg38, %arg4 : i32
        %233 = arith.cmpi ult, %arg39, %arg4 : i32
        %234 = arith.cmpi ult, %arg40, %arg27 : i32
        %235 = arith.cmpi ult, %arg41, %arg27 : i32
        %236 = "tt.bitcast"(%arg42) : (tensor<128x8xi8>) -> tensor<128x8xf8E4M3FN>
        %237 = "tt.fp_to_fp"(%236) : (tensor<128x8xf8E4M3FN>) -> tensor<128x8xf16>
        %238 = arith.mulf %237, %cst_61 : tensor<128x8xf16>
        %239 = "tt.expand_dims"(%238) {axis = 2 : i32} : (tensor<128x8xf16>) -> tensor<128x8x1xf16>
        %240 = "tt.broadcast"(%239) : (tensor<128x8x1xf16>) -> tensor<128x8x8xf16>
        %241 = "tt.reshape"(%231) : (tensor<128x64xi8>) -> tensor<128x8x8xi8>
        %242 = "tt.elementwise_inline_asm"(%241, %240) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashl.b32 codes, $2, 2;\0Ashl.b32 signs, $2, 4;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
        %243 = "tt.elementwise_inline_asm"(%241, %240) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashr.u32 codes, $2, 2;\0Amov.b32 signs, $2;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
        %244 = "tt.join"(%242, %243) : (tensor<128x8x8xf16>, tensor<128x8x8xf16>) -> tensor<128x8x8x2xf16>
        %245 = "tt.trans"(%244) {order = array<i32: 0, 3, 1, 2>} : (tensor<128x8x8x2xf16>) -> tensor<128x2x8x8xf16>
        %246 = "tt.reshape"(%245) : (tensor<128x2x8x8xf16>) -> tensor<128x128xf16>
        %247 = "tt.trans"(%246) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
        %248 = "tt.dot"(%arg36, %247, %cst_57) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xf16>, tensor<128x128xf16>, tensor<128x128xf32>) -> tensor<128x128xf32>
        %249 = "tt.reshape"(%248) : (tensor<128x128xf32>) -> tensor<128x2x2x2x2x4x2xf32>
        %250 = "tt.trans"(%249) {order = array<i32: 0, 5, 6, 4, 3, 2, 1>} : (tensor<128x2x2x2x2x4x2xf32>) -> tensor<128x4x2x2x2x2x2xf32>
        %251:2 = "tt.split"(%250) : (tensor<128x4x2x2x2x2x2xf32>) -> (tensor<128x4x2x2x2x2xf32>, tensor<128x4x2x2x2x2xf32>)
        %252:2 = "tt.split"(%251#0) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
        %253:2 = "tt.split"(%251#1) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
        %254:2 = "tt.split"(%252#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %255:2 = "tt.split"(%252#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %256:2 = "tt.split"(%253#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %257:2 = "tt.split"(%253#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %258:2 = "tt.split"(%254#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %259:2 = "tt.split"(%254#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %260:2 = "tt.split"(%255#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %261:2 = "tt.split"(%255#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %262:2 = "tt.split"(%256#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %263:2 = "tt.split"(%256#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %264:2 = "tt.split"(%257#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %265:2 = "tt.split"(%257#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %266:2 = "tt.split"(%258#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %267:2 = "tt.split"(%258#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %268:2 = "tt.split"(%259#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %269:2 = "tt.split"(%259#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %270:2 = "tt.split"(%260#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %271:2 = "tt.split"(%260#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %272:2 = "tt.split"(%261#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %273:2 = "tt.split"(%261#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %274:2 = "tt.split"(%262#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %275:2 = "tt.split"(%262#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %276:2 = "tt.split"(%263#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %277:2 = "tt.split"(%263#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %278:2 = "tt.split"(%264#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %279:2 = "tt.split"(%264#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %280:2 = "tt.split"(%265#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %281:2 = "tt.split"(%265#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %282 = arith.cmpi sge, %arg37, %93 : i32
        scf.if %282 {
          %283 = "tt.splat"(%arg37) : (i32) -> tensor<4xi32>
          %284 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
          %285 = arith.muli %284, %cst_56 : tensor<4xi32>
          %286 = arith.addi %283, %285 : tensor<4xi32>
          %287 = arith.subi %arg21, %c2048_i32 : i32
          %288 = arith.maxsi %287, %c0_i32 : i32
          %289 = arith.cmpi sge, %arg21, %c2048_i32 : i32
          %290 = arith.select %289, %c2048_i32, %c0_i32 : i32
          %291 = arith.minsi %25, %92 : i32
          %292 = arith.minsi %291, %92 : i32
          %293 = arith.maxsi %292, %arg37 : i32
          %294 = arith.subi %293, %arg37 : i32
          %295 = arith.cmpi sgt, %294, %c127_i32 : i32
          %296 = arith.andi %295, %232 : i1
          %297 = arith.andi %296, %233 : i1
          %298 = arith.andi %297, %234 : i1
          %299 = arith.andi %298, %235 : i1
          %300 = scf.if %299 -> (tensor<128x4xi32>) {
            scf.yield %cst_55 : tensor<128x4xi32>
          } else {
            %333 = "tt.splat"(%92) : (i32) -> tensor<128xi32>
            %334 = arith.minsi %24, %333 : tensor<128xi32>
            %335 = arith.minsi %334, %333 : tensor<128xi32>
            %336 = "tt.splat"(%arg37) : (i32) -> tensor<128xi32>
            %337 = arith.maxsi %335, %336 : tensor<128xi32>
            %338 = arith.subi %337, %336 : tensor<128xi32>
            %339 = arith.minsi %338, %cst_54 : tensor<128xi32>
            %340 = "tt.expand_dims"(%339) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
            %341 = "tt.broadcast"(%340) : (tensor<128x1xi32>) -> tensor<128x4xi32>
            %342 = "tt.expand_dims"(%285) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
            %343 = "tt.broadcast"(%342) : (tensor<1x4xi32>) -> tensor<128x4xi32>
            %344 = arith.subi %341, %343 : tensor<128x4xi32>
            %345 = arith.addi %344, %cst_52 : tensor<128x4xi32>
            %346 = arith.shrsi %345, %cst_53 : tensor<128x4xi32>
            %347 = arith.addi %344, %cst_51 : tensor<128x4xi32>
            %348 = arith.shrsi %347, %cst_53 : tensor<128x4xi32>
            %349 = arith.addi %346, %348 : tensor<128x4xi32>
            %350 = arith.subi %cst_50, %349 : tensor<128x4xi32>
            %351 = arith.shrui %cst_55, %350 : tensor<128x4xi32>
            %352 = arith.cmpi sgt, %349, %cst_49 : tensor<128x4xi32>
            %353 = arith.select %352, %351, %cst_49 : tensor<128x4xi1>, tensor<128x4xi32>
            %354 = arith.select %232, %c-1_i32, %c-65536_i32 : i32
            %355 = "tt.splat"(%354) : (i32) -> tensor<128x4xi32>
            %356 = arith.select %233, %c-1_i32, %c65535_i32 : i32
            %357 = "tt.splat"(%356) : (i32) -> tensor<128x4xi32>
            %358 = arith.select %234, %c-1_i32, %c-65536_i32 : i32
            %359 = "tt.splat"(%358) : (i32) -> tensor<128x4xi32>
            %360 = arith.select %235, %c-1_i32, %c65535_i32 : i32
            %361 = "tt.splat"(%360) : (i32) -> tensor<128x4xi32>
            %362 = arith.andi %353, %355 : tensor<128x4xi32>
            %363 = arith.andi %362, %357 : tensor<128x4xi32>
            %364 = arith.andi %363, %359 : tensor<128x4xi32>
            %365 = arith.andi %364, %361 : tensor<128x4xi32>
            scf.yield %365 : tensor<128x4xi32>
          }
          %301 = "tt.expand_dims"(%30) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
          %302 = "tt.broadcast"(%301) : (tensor<128x1xf32>) -> tensor<128x4xf32>
          %303 = "tt.elementwise_inline_asm"(%302, %266#0, %266#1, %267#0, %267#1, %268#0, %268#1, %269#0, %269#1, %270#0, %270#1, %271#0, %271#1, %272#0, %272#1, %273#0, %273#1, %274#0, %274#1, %275#0, %275#1, %276#0, %276#1, %277#0, %277#1, %278#0, %278#1, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.gt.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.gt.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.gt.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.gt.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.gt.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.gt.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.gt.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.gt.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.gt.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.gt.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.gt.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.gt.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.gt.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.gt.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.gt.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.gt.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
          %304 = arith.andi %303, %300 : tensor<128x4xi32>
          %305 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
          %306 = arith.muli %38, %305 : tensor<128x1xi64>
          %307 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
          %308 = "tt.addptr"(%307, %306) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
          %309 = "tt.addptr"(%308, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
          %310 = "tt.broadcast"(%309) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
          %311 = "tt.elementwise_inline_asm"(%310, %304) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
          %312 = "tt.elementwise_inline_asm"(%302, %266#0, %266#1, %267#0, %267#1, %268#0, %268#1, %269#0, %269#1, %270#0, %270#1, %271#0, %271#1, %272#0, %272#1, %273#0, %273#1, %274#0, %274#1, %275#0, %275#1, %276#0, %276#1, %277#0, %277#1, %278#0, %278#1, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Asetp.equ.or.f32 any0, $18, $1, any0;\0Asetp.equ.or.f32 any1, $19, $1, any1;\0Asetp.equ.or.f32 any2, $20, $1, any2;\0Asetp.equ.or.f32 any3, $21, $1, any3;\0Asetp.equ.or.f32 any0, $22, $1, any0;\0Asetp.equ.or.f32 any1, $23, $1, any1;\0Asetp.equ.or.f32 any2, $24, $1, any2;\0Asetp.equ.or.f32 any3, $25, $1, any3;\0Asetp.equ.or.f32 any0, $26, $1, any0;\0Asetp.equ.or.f32 any1, $27, $1, any1;\0Asetp.equ.or.f32 any2, $28, $1, any2;\0Asetp.equ.or.f32 any3, $29, $1, any3;\0Asetp.equ.or.f32 any0, $30, $1, any0;\0Asetp.equ.or.f32 any1, $31, $1, any1;\0Asetp.equ.or.f32 any2, $32, $1, any2;\0Asetp.equ.or.f32 any3, $33, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.equ.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.equ.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.equ.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.equ.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.equ.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.equ.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.equ.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.equ.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.equ.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.equ.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.equ.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.equ.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.equ.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.equ.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.equ.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.equ.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
          %313 = arith.andi %312, %300 : tensor<128x4xi32>
          %314 = "tt.addptr"(%308, %cst_47) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
          %315 = "tt.broadcast"(%314) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
          %316 = "tt.elementwise_inline_asm"(%315, %313) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
          %317 = "tt.splat"(%arg22) : (i64) -> tensor<128x1xi64>
          %318 = arith.muli %38, %317 : tensor<128x1xi64>
          %319 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
          %320 = "tt.addptr"(%319, %318) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
          %321 = "tt.addptr"(%320, %cst_2) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
          %322 = "tt.addptr"(%321, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
          %323 = "tt.broadcast"(%322) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
          %324 = "tt.splat"(%288) : (i32) -> tensor<128x4xi32>
          %325 = "tt.expand_dims"(%286) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
          %326 = "tt.broadcast"(%325) : (tensor<1x4xi32>) -> tensor<128x4xi32>
          %327 = "tt.elementwise_inline_asm"(%323, %304, %311, %324, %326, %302, %266#0, %266#1, %267#0, %267#1, %268#0, %268#1, %269#0, %269#1, %270#0, %270#1, %271#0, %271#1, %272#0, %272#1, %273#0, %273#1, %274#0, %274#1, %275#0, %275#1, %276#0, %276#1, %277#0, %277#1, %278#0, %278#1, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, 8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
          %328 = "tt.addptr"(%320, %cst_1) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
          %329 = "tt.addptr"(%328, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
          %330 = "tt.broadcast"(%329) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
          %331 = "tt.splat"(%290) : (i32) -> tensor<128x4xi32>
          %332 = "tt.elementwise_inline_asm"(%330, %313, %316, %331, %326, %302, %266#0, %266#1, %267#0, %267#1, %268#0, %268#1, %269#0, %269#1, %270#0, %270#1, %271#0, %271#1, %272#0, %272#1, %273#0, %273#1, %274#0, %274#1, %275#0, %275#1, %276#0, %276#1, %277#0, %277#1, %278#0, %278#1, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, -8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
        }
        scf.yield %187, %197, %201, %205, %218 : i32, i32, i32, i32, tensor<128x8xi8>
      }
      scf.yield %cst_59 : tensor<128x128xf16>
    }
    %155 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %156 = arith.cmpi slt, %0, %arg30 : i32
    gpu.barrier
    %157 = arith.extsi %0 : i32 to i64
    %158 = "tt.addptr"(%arg29, %157) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %159 = "tt.atomic_rmw"(%158, %c1_i32, %156) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %160 = arith.cmpi eq, %159, %84 : i32
    %161 = arith.andi %156, %160 : i1
    %162 = scf.if %161 -> (i1) {
      %177 = "tt.load"(%10, %7, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %178 = arith.minsi %177, %13 : tensor<128xi32>
      %179 = arith.maxsi %178, %cst_67 : tensor<128xi32>
      %180 = arith.select %23, %179, %cst_67 : tensor<128xi1>, tensor<128xi32>
      %181 = arith.subi %arg21, %c2048_i32 : i32
      %182 = "tt.load"(%29, %23, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>, tensor<128xf32>) -> tensor<128xf32>
      %183 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
      %184 = arith.muli %8, %183 : tensor<128xi64>
      %185 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %186 = "tt.addptr"(%185, %184) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %187 = "tt.addptr"(%186, %cst_67) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
      %188 = "tt.load"(%187, %23, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %189 = "tt.addptr"(%186, %cst_65) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
      %190 = "tt.load"(%189, %23, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %191 = arith.minsi %190, %cst_46 : tensor<128xi32>
      %192 = "tt.splat"(%181) : (i32) -> tensor<128xi32>
      %193 = arith.cmpi slt, %192, %188 : tensor<128xi32>
      %194 = arith.addi %188, %191 : tensor<128xi32>
      %195 = arith.minsi %180, %cst_46 : tensor<128xi32>
      %196 = arith.cmpi slt, %194, %195 : tensor<128xi32>
      %197 = arith.cmpf uno, %182, %182 : tensor<128xf32>
      %198 = arith.cmpi sgt, %190, %cst_67 : tensor<128xi32>
      %199 = arith.andi %197, %198 : tensor<128xi1>
      %200 = arith.ori %193, %196 : tensor<128xi1>
      %201 = arith.ori %200, %199 : tensor<128xi1>
      %202 = arith.andi %201, %23 : tensor<128xi1>
      %203 = "tt.bitcast"(%182) : (tensor<128xf32>) -> tensor<128xi32>
      %204 = arith.cmpi slt, %203, %cst_67 : tensor<128xi32>
      %205 = arith.andi %203, %cst_45 : tensor<128xi32>
      %206 = arith.subi %cst_67, %205 : tensor<128xi32>
      %207 = arith.cmpi sgt, %205, %cst_44 : tensor<128xi32>
      %208 = arith.select %204, %206, %203 : tensor<128xi1>, tensor<128xi32>
      %209 = arith.select %207, %cst_44, %208 : tensor<128xi1>, tensor<128xi32>
      %210 = arith.select %193, %209, %cst_43 : tensor<128xi1>, tensor<128xi32>
      %211 = arith.addi %210, %cst_65 : tensor<128xi32>
      %212 = arith.subi %cst_46, %191 : tensor<128xi32>
      %213 = arith.select %202, %211, %212 : tensor<128xi1>, tensor<128xi32>
      %214 = arith.addi %188, %cst_46 : tensor<128xi32>
      %215 = arith.select %202, %210, %214 : tensor<128xi1>, tensor<128xi32>
      gpu.barrier
      %216 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %217 = "tt.addptr"(%216, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %218 = "tt.addptr"(%217, %8) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%218, %213, %23) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %219 = "tt.splat"(%arg33) : (i64) -> tensor<128xi64>
      %220 = "tt.addptr"(%216, %219) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %221 = "tt.addptr"(%220, %8) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%221, %215, %23) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %222 = "tt.bitcast"(%cst_42) : (tensor<128xi32>) -> tensor<128xf32>
      %223 = arith.andi %202, %193 : tensor<128xi1>
      "tt.store"(%29, %222, %223) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xf32>, tensor<128xi1>) -> ()
      "tt.store"(%187, %cst_67, %202) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      "tt.store"(%189, %cst_67, %202) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %224 = arith.extui %202 : tensor<128xi1> to tensor<128xi32>
      %225 = "tt.reduce"(%224) ({
      ^bb0(%arg35: i32, %arg36: i32):
        %249 = arith.maxsi %arg35, %arg36 : i32
        "tt.reduce_return"(%249) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %226 = arith.cmpi ne, %225, %c0_i32 : i32
      %227 = "tt.reduce"(%180) ({
      ^bb0(%arg35: i32, %arg36: i32):
        %249 = arith.maxsi %arg35, %arg36 : i32
        "tt.reduce_return"(%249) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %228 = arith.subi %227, %c1_i32 : i32
      %229 = arith.divsi %228, %c128_i32 : i32
      %230 = arith.divsi %181, %c128_i32 : i32
      %231 = arith.maxsi %230, %c8_i32 : i32
      %232 = arith.divsi %229, %231 : i32
      %233 = arith.addi %232, %c1_i32 : i32
      %234 = arith.minsi %233, %c1024_i32 : i32
      %235 = arith.muli %234, %c256_i32 : i32
      %236 = arith.divsi %228, %235 : i32
      %237 = arith.divsi %236, %c1024_i32 : i32
      %238 = arith.addi %237, %c1_i32 : i32
      %239 = arith.muli %235, %238 : i32
      %240 = arith.divsi %228, %239 : i32
      %241 = arith.addi %240, %c1_i32 : i32
      %242 = arith.select %226, %241, %c0_i32 : i32
      %243 = arith.shli %242, %c11_i32 : i32
      %244 = arith.ori %243, %c4194304_i32 : i32
      %245 = arith.ori %244, %242 : i32
      %246 = arith.cmpi eq, %242, %c0_i32 : i32
      %247 = arith.select %246, %c0_i32, %245 : i32
      gpu.barrier
      %248 = "tt.atomic_rmw"(%158, %247) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %226 : i1
    } else {
      scf.yield %false : i1
    }
    %163 = arith.muli %1, %155 : i32
    %164 = arith.addi %163, %0 : i32
    %165 = arith.muli %81, %155 : i32
    %166 = arith.subi %165, %c264_i32 : i32
    %167 = arith.cmpi sge, %164, %166 : i32
    %168 = arith.ori %162, %167 : i1
    %169 = arith.select %168, %c1024_i32, %c0_i32 : i32
    %170 = arith.minsi %155, %arg30 : i32
    %171 = arith.cmpi slt, %0, %170 : i32
    %172 = arith.select %171, %0, %c0_i32 : i32
    %173 = "tt.splat"(%170) : (i32) -> tensor<128xi32>
    %174 = "tt.splat"(%arg29) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %175 = "tt.splat"(%172) : (i32) -> tensor<128xi32>
    %176 = scf.while (%arg35 = %169) : (i32) -> i32 {
      %177 = arith.cmpi sgt, %arg35, %c0_i32 : i32
      scf.condition(%177) %arg35 : i32
    } do {
    ^bb0(%arg35: i32):
      %177 = scf.for %arg36 = %c0_i32 to %170 step %c128_i32 iter_args(%arg37 = %c2147483647_i32) -> (i32)  : i32 {
        %186 = "tt.splat"(%arg36) : (i32) -> tensor<128xi32>
        %187 = arith.addi %186, %4 : tensor<128xi32>
        %188 = arith.cmpi slt, %187, %173 : tensor<128xi32>
        %189 = arith.extsi %187 : tensor<128xi32> to tensor<128xi64>
        %190 = "tt.addptr"(%174, %189) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %191 = "tt.load"(%190, %188, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %192 = arith.subi %187, %175 : tensor<128xi32>
        %193 = arith.cmpi slt, %192, %cst_67 : tensor<128xi32>
        %194 = arith.addi %192, %173 : tensor<128xi32>
        %195 = arith.select %193, %194, %192 : tensor<128xi1>, tensor<128xi32>
        %196 = arith.cmpi eq, %191, %cst_67 : tensor<128xi32>
        %197 = arith.select %196, %cst_45, %cst_40 : tensor<128xi1>, tensor<128xi32>
        %198 = arith.cmpi sge, %191, %cst_39 : tensor<128xi32>
        %199 = arith.shrsi %191, %cst_38 : tensor<128xi32>
        %200 = arith.andi %199, %cst_37 : tensor<128xi32>
        %201 = arith.cmpi ne, %200, %cst_67 : tensor<128xi32>
        %202 = arith.andi %198, %201 : tensor<128xi1>
        %203 = arith.select %202, %195, %197 : tensor<128xi1>, tensor<128xi32>
        %204 = "tt.reduce"(%203) ({
        ^bb0(%arg38: i32, %arg39: i32):
          %206 = arith.minsi %arg38, %arg39 : i32
          "tt.reduce_return"(%206) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %205 = arith.minsi %arg37, %204 : i32
        scf.yield %205 : i32
      }
      %178 = "tt.splat"(%177) : (i32) -> tensor<4096xi32>
      %179 = "tt.reduce"(%178) ({
      ^bb0(%arg36: i32, %arg37: i32):
        %186 = arith.minsi %arg36, %arg37 : i32
        "tt.reduce_return"(%186) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %180 = arith.cmpi slt, %179, %170 : i32
      %181:4 = scf.if %180 -> (i1, i32, i32, i32) {
        %186 = arith.addi %172, %179 : i32
        %187 = arith.cmpi sge, %186, %170 : i32
        %188 = arith.subi %186, %170 : i32
        %189 = arith.select %187, %188, %186 : i32
        %190 = arith.extsi %189 : i32 to i64
        %191 = "tt.addptr"(%arg29, %190) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %192 = "tt.atomic_rmw"(%191, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %193 = arith.cmpi sge, %192, %c4194304_i32 : i32
        %194 = arith.shrsi %192, %c11_i32 : i32
        %195 = arith.andi %194, %c2047_i32 : i32
        %196 = arith.cmpi ne, %195, %c0_i32 : i32
        %197 = arith.andi %193, %196 : i1
        %198 = arith.subi %192, %c2048_i32 : i32
        %199 = arith.select %197, %198, %192 : i32
        %200 = "tt.atomic_cas"(%191, %192, %199) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %201 = arith.cmpi eq, %200, %192 : i32
        %202 = arith.andi %197, %201 : i1
        %203 = arith.subi %195, %c1_i32 : i32
        %204 = arith.shrsi %192, %c22_i32 : i32
        scf.yield %202, %189, %204, %203 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %182 = arith.cmpi slt, %179, %c2147483647_i32 : i32
      %183 = arith.subi %arg35, %c1_i32 : i32
      %184 = arith.select %182, %183, %c0_i32 : i32
      %185 = arith.select %181#0, %c1024_i32, %184 : i32
      scf.if %181#0 {
        %186 = arith.andi %181#2, %c1_i32 : i32
        %187 = arith.cmpi eq, %186, %c0_i32 : i32
        %188 = arith.cmpi sle, %181#2, %c2_i32 : i32
        %189 = arith.muli %181#1, %c128_i32 : i32
        %190 = "tt.splat"(%189) : (i32) -> tensor<128xi32>
        %191 = arith.addi %190, %4 : tensor<128xi32>
        %192 = arith.cmpi ult, %191, %6 : tensor<128xi32>
        %193 = arith.extsi %191 : tensor<128xi32> to tensor<128xi64>
        %194 = "tt.addptr"(%9, %193) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %195 = "tt.load"(%194, %192, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %196 = arith.minsi %195, %13 : tensor<128xi32>
        %197 = arith.maxsi %196, %cst_67 : tensor<128xi32>
        %198 = arith.cmpi slt, %191, %22 : tensor<128xi32>
        %199 = arith.select %198, %197, %cst_67 : tensor<128xi1>, tensor<128xi32>
        %200 = arith.subi %arg21, %c2048_i32 : i32
        %201 = "tt.reduce"(%199) ({
        ^bb0(%arg36: i32, %arg37: i32):
          %223 = arith.maxsi %arg36, %arg37 : i32
          "tt.reduce_return"(%223) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %202 = arith.subi %201, %c1_i32 : i32
        %203 = arith.divsi %202, %c128_i32 : i32
        %204 = arith.divsi %200, %c128_i32 : i32
        %205 = arith.maxsi %204, %c8_i32 : i32
        %206 = arith.divsi %203, %205 : i32
        %207 = arith.addi %206, %c1_i32 : i32
        %208 = arith.minsi %207, %c1024_i32 : i32
        %209 = arith.select %188, %208, %c1_i32 : i32
        %210 = arith.select %188, %c256_i32, %c2048_i32 : i32
        %211 = arith.muli %209, %210 : i32
        %212 = arith.divsi %202, %211 : i32
        %213 = arith.divsi %212, %c1024_i32 : i32
        %214 = arith.addi %213, %c1_i32 : i32
        %215 = arith.muli %211, %214 : i32
        %216 = arith.divsi %202, %215 : i32
        %217 = arith.addi %216, %c1_i32 : i32
        scf.if %187 {
          %223 = arith.muli %181#3, %c4_i32 : i32
          %224 = arith.shrsi %181#2, %c1_i32 : i32
          %225 = arith.remui %224, %c3_i32 : i32
          %226 = arith.cmpi eq, %225, %c0_i32 : i32
          %227 = "tt.splat"(%c0_i32) : (i32) -> tensor<128xi32>
          %228 = arith.addi %227, %4 : tensor<128xi32>
          scf.for %arg36 = %c0_i32 to %c4_i32 step %c1_i32  : i32 {
            %229 = arith.addi %223, %arg36 : i32
            %230 = "tt.splat"(%229) : (i32) -> tensor<128xi32>
            %231 = arith.cmpi eq, %228, %230 : tensor<128xi32>
            %232 = arith.select %231, %199, %cst_67 : tensor<128xi1>, tensor<128xi32>
            %233 = "tt.reduce"(%232) ({
            ^bb0(%arg37: i32, %arg38: i32):
              %239 = arith.maxsi %arg37, %arg38 : i32
              "tt.reduce_return"(%239) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %234 = arith.andi %231, %198 : tensor<128xi1>
            %235 = arith.extui %234 : tensor<128xi1> to tensor<128xi32>
            %236 = "tt.reduce"(%235) ({
            ^bb0(%arg37: i32, %arg38: i32):
              %239 = arith.maxsi %arg37, %arg38 : i32
              "tt.reduce_return"(%239) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %237 = arith.addi %189, %229 : i32
            %238 = arith.cmpi eq, %236, %c1_i32 : i32
            scf.if %238 {
              %239 = arith.minsi %arg15, %arg17 : i32
              %240 = arith.minsi %239, %arg20 : i32
              %241 = arith.minsi %240, %arg32 : i32
              %242 = arith.cmpi ult, %237, %241 : i32
              %243 = "tt.addptr"(%arg31, %c0_i64) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %244 = arith.extsi %237 : i32 to i64
              %245 = "tt.addptr"(%243, %244) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %246 = "tt.load"(%245, %242, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %247 = "tt.addptr"(%arg31, %arg33) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %248 = "tt.addptr"(%247, %244) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %249 = "tt.load"(%248, %242, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %250 = arith.cmpi sgt, %246, %249 : i32
              scf.if %250 {
                %251 = "tt.addptr"(%arg14, %244) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
                %252 = "tt.load"(%251) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
                %253 = arith.muli %244, %arg18 : i64
                %254 = "tt.addptr"(%arg16, %253) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %255 = "tt.addptr"(%254, %c0_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %256 = "tt.load"(%255) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %257 = "tt.addptr"(%254, %c1_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %258 = "tt.load"(%257) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %259 = arith.maxsi %200, %c0_i32 : i32
                %260 = arith.minsi %256, %259 : i32
                %261 = arith.maxsi %260, %c0_i32 : i32
                %262 = "tt.bitcast"(%252) : (f32) -> i32
                %263 = arith.cmpi slt, %262, %c0_i32 : i32
                %264 = arith.andi %262, %c2147483647_i32 : i32
                %265 = arith.subi %c0_i32, %264 : i32
                %266 = arith.cmpi sgt, %264, %c2139095040_i32 : i32
                %267 = arith.select %263, %265, %262 : i32
                %268 = arith.select %266, %c2139095041_i32, %267 : i32
                gpu.barrier
                %269 = arith.cmpi ne, %209, %c1_i32 : i32
                %270 = arith.cmpi eq, %246, %c-2139095040_i32 : i32
                %271 = arith.cmpi eq, %209, %c1_i32 : i32
                %272 = arith.andi %270, %271 : i1
                %273 = arith.addi %256, %258 : i32
                %274 = arith.select %272, %273, %233 : i32
                %275 = arith.minsi %274, %c2048_i32 : i32
                %276 = arith.cmpi sgt, %256, %259 : i32
                %277 = arith.minsi %258, %c2048_i32 : i32
                %278 = arith.addi %256, %277 : i32
                %279 = arith.cmpi sge, %278, %275 : i32
                %280 = arith.ori %279, %272 : i1
                %281 = arith.ori %276, %269 : i1
                %282 = arith.xori %281, %true : i1
                %283 = arith.andi %280, %282 : i1
                %284 = arith.ori %283, %276 : i1
                %285 = arith.ori %284, %269 : i1
                %286 = arith.xori %285, %true : i1
                %287 = arith.cmpi sge, %256, %c8_i32 : i32
                %288 = arith.cmpi eq, %249, %c-2139095041_i32 : i32
                %289 = arith.cmpi ne, %225, %c0_i32 : i32
                %290 = arith.andi %286, %287 : i1
                %291 = arith.andi %290, %288 : i1
                %292 = arith.andi %291, %289 : i1
                %293 = arith.divui %256, %c2_i32 : i32
                %294 = arith.subi %259, %275 : i32
                %295 = arith.maxsi %294, %c0_i32 : i32
                %296 = arith.sitofp %275 : i32 to f32
                %297 = arith.sitofp %295 : i32 to f32
                %298 = arith.mulf %297, %cst_36 : f32
                %299 = arith.addf %296, %298 : f32
                %300 = arith.sitofp %261 : i32 to f32
                %301 = arith.sitofp %209 : i32 to f32
                %302 = arith.sitofp %256 : i32 to f32
                %303 = arith.maximumf %302, %cst_35 : f32
                %304 = arith.mulf %303, %301 : f32
                %305 = arith.mulf %299, %300 : f32
                %306 = arith.divf %305, %304 : f32
                %307 = arith.addf %306, %cst_34 : f32
                %308 = arith.maximumf %307, %cst_35 : f32
                %309 = arith.minimumf %308, %cst_33 : f32
                %310 = arith.fptosi %309 : f32 to i32
                %311 = arith.select %292, %293, %310 : i32
                %312 = arith.select %283, %275, %311 : i32
                %313 = arith.andi %276, %289 : i1
                %314 = arith.ori %269, %313 : i1
                %315 = arith.ori %314, %292 : i1
                %316 = arith.cmpi sle, %312, %261 : i32
                %317 = arith.cmpi sge, %312, %c1_i32 : i32
                %318 = arith.andi %316, %317 : i1
                %319 = arith.ori %283, %315 : i1
                %320 = arith.andi %318, %319 : i1
                %321 = scf.if %320 -> (i32) {
                  %322 = arith.cmpi slt, %246, %c0_i32 : i32
                  %323 = arith.subi %c-2147483648_i32, %246 : i32
                  %324 = arith.select %322, %323, %246 : i32
                  %325 = "tt.bitcast"(%324) : (i32) -> f32
                  %326 = "tt.make_range"() {end = 4096 : i32, start = 0 : i32} : () -> tensor<4096xi32>
                  %327 = "tt.splat"(%261) : (i32) -> tensor<4096xi32>
                  %328 = arith.cmpi ult, %326, %327 : tensor<4096xi32>
                  %329 = arith.addi %326, %cst_32 : tensor<4096xi32>
                  %330 = "tt.splat"(%237) : (i32) -> tensor<1xi32>
                  %331 = arith.extsi %330 : tensor<1xi32> to tensor<1xi64>
                  %332 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %333 = arith.muli %331, %332 : tensor<1xi64>
                  %334 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %335 = "tt.addptr"(%334, %333) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %336 = arith.extsi %329 : tensor<4096xi32> to tensor<4096xi64>
                  %337 = arith.muli %336, %cst_29 : tensor<4096xi64>
                  %338 = "tt.broadcast"(%335) : (tensor<1x!tt.ptr<i32>>) -> tensor<4096x!tt.ptr<i32>>
                  %339 = "tt.addptr"(%338, %337) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                  %340 = "tt.broadcast"(%cst_31) : (tensor<1xi32>) -> tensor<4096xi32>
                  %341 = "tt.addptr"(%339, %340) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                  %342 = "tt.load"(%341, %328, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                  %343 = "tt.bitcast"(%342) : (tensor<4096xi32>) -> tensor<4096xf32>
                  %344 = arith.cmpf oge, %325, %cst_28 : f32
                  %345 = arith.cmpf olt, %325, %cst_27 : f32
                  %346 = arith.andi %344, %345 : i1
                  %347 = arith.select %346, %325, %cst_26 : f32
                  %348 = "tt.splat"(%347) : (f32) -> tensor<4096xf32>
                  %349 = arith.cmpf ole, %343, %348 : tensor<4096xf32>
                  %350 = "tt.splat"(%325) : (f32) -> tensor<4096xf32>
                  %351 = arith.addf %343, %350 : tensor<4096xf32>
                  %352 = arith.select %349, %351, %343 : tensor<4096xi1>, tensor<4096xf32>
                  %353 = "tt.bitcast"(%352) : (tensor<4096xf32>) -> tensor<4096xi32>
                  %354 = arith.cmpi slt, %353, %cst_30 : tensor<4096xi32>
                  %355 = arith.andi %353, %cst_25 : tensor<4096xi32>
                  %356 = arith.subi %cst_30, %355 : tensor<4096xi32>
                  %357 = arith.cmpi sgt, %355, %cst_24 : tensor<4096xi32>
                  %358 = arith.select %354, %356, %353 : tensor<4096xi1>, tensor<4096xi32>
                  %359 = arith.select %357, %cst_24, %358 : tensor<4096xi1>, tensor<4096xi32>
                  %360 = arith.select %328, %359, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                  %361 = arith.addi %261, %c4095_i32 : i32
                  %362 = arith.divui %361, %c4096_i32 : i32
                  %363 = scf.for %arg37 = %c1_i32 to %362 step %c1_i32 iter_args(%arg38 = %360) -> (tensor<4096xi32>)  : i32 {
                    %438 = arith.muli %arg37, %c4096_i32 : i32
                    %439 = "tt.splat"(%438) : (i32) -> tensor<4096xi32>
                    %440 = arith.addi %439, %326 : tensor<4096xi32>
                    %441 = arith.cmpi ult, %440, %327 : tensor<4096xi32>
                    %442 = arith.addi %440, %cst_32 : tensor<4096xi32>
                    %443 = arith.extsi %442 : tensor<4096xi32> to tensor<4096xi64>
                    %444 = arith.muli %443, %cst_29 : tensor<4096xi64>
                    %445 = "tt.addptr"(%338, %444) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %446 = "tt.addptr"(%445, %340) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %447 = "tt.load"(%446, %441, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %448 = "tt.bitcast"(%447) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %449 = arith.cmpf ole, %448, %348 : tensor<4096xf32>
                    %450 = arith.addf %448, %350 : tensor<4096xf32>
                    %451 = arith.select %449, %450, %448 : tensor<4096xi1>, tensor<4096xf32>
                    %452 = "tt.bitcast"(%451) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %453 = arith.cmpi slt, %452, %cst_30 : tensor<4096xi32>
                    %454 = arith.andi %452, %cst_25 : tensor<4096xi32>
                    %455 = arith.subi %cst_30, %454 : tensor<4096xi32>
                    %456 = arith.cmpi sgt, %454, %cst_24 : tensor<4096xi32>
                    %457 = arith.select %453, %455, %452 : tensor<4096xi1>, tensor<4096xi32>
                    %458 = arith.select %456, %cst_24, %457 : tensor<4096xi1>, tensor<4096xi32>
                    %459 = arith.select %441, %458, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                    %460 = arith.maxsi %arg38, %459 : tensor<4096xi32>
                    scf.yield %460 : tensor<4096xi32>
                  }
                  %364 = "tt.reduce"(%363) ({
                  ^bb0(%arg37: i32, %arg38: i32):
                    %438 = arith.maxsi %arg37, %arg38 : i32
                    "tt.reduce_return"(%438) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  %365 = "tt.bitcast"(%325) : (f32) -> i32
                  %366 = arith.cmpi slt, %365, %c0_i32 : i32
                  %367 = arith.andi %365, %c2147483647_i32 : i32
                  %368 = arith.subi %c0_i32, %367 : i32
                  %369 = arith.cmpi sgt, %367, %c2139095040_i32 : i32
                  %370 = arith.select %366, %368, %365 : i32
                  %371 = arith.select %369, %c2139095040_i32, %370 : i32
                  %372 = arith.cmpi slt, %371, %c0_i32 : i32
                  %373 = arith.subi %c-2147483648_i32, %371 : i32
                  %374 = arith.select %372, %373, %371 : i32
                  %375 = "tt.bitcast"(%374) : (i32) -> f32
                  %376 = arith.cmpi slt, %364, %c0_i32 : i32
                  %377 = arith.subi %c-2147483648_i32, %364 : i32
                  %378 = arith.select %376, %377, %364 : i32
                  %379 = "tt.bitcast"(%378) : (i32) -> f32
                  %380 = arith.subf %379, %375 : f32
                  %381 = math.rsqrt %300 : f32
                  %382 = arith.divui %261, %c4_i32 : i32
                  %383 = arith.cmpi slt, %312, %382 : i32
                  %384 = arith.sitofp %312 : i32 to f32
                  %385 = math.log2 %300 : f32
                  %386 = arith.subf %385, %cst : f32
                  %387 = arith.subf %384, %cst_34 : f32
                  %388 = math.log2 %387 : f32
                  %389 = arith.subf %385, %388 : f32
                  %390 = arith.divf %389, %386 : f32
                  %391 = arith.subi %261, %312 : i32
                  %392 = arith.sitofp %391 : i32 to f32
                  %393 = arith.addf %392, %cst_34 : f32
                  %394 = arith.divf %393, %300 : f32
                  %395 = arith.select %383, %390, %394 : f32
                  %396 = arith.mulf %381, %cst_22 : f32
                  %397 = arith.mulf %380, %395 : f32
                  %398 = arith.addf %375, %397 : f32
                  %399 = arith.mulf %380, %396 : f32
                  %400 = arith.addi %371, %c1_i32 : i32
                  %401 = arith.subi %364, %c1_i32 : i32
                  %402 = arith.subf %398, %399 : f32
                  %403 = arith.addf %398, %399 : f32
                  %404 = "tt.bitcast"(%402) : (f32) -> i32
                  %405 = arith.cmpi slt, %404, %c0_i32 : i32
                  %406 = arith.andi %404, %c2147483647_i32 : i32
                  %407 = arith.subi %c0_i32, %406 : i32
                  %408 = arith.cmpi sgt, %406, %c2139095040_i32 : i32
                  %409 = arith.select %405, %407, %404 : i32
                  %410 = arith.select %408, %c2139095040_i32, %409 : i32
                  %411 = arith.minsi %410, %401 : i32
                  %412 = arith.maxsi %411, %400 : i32
                  %413 = "tt.bitcast"(%403) : (f32) -> i32
                  %414 = arith.cmpi slt, %413, %c0_i32 : i32
                  %415 = arith.andi %413, %c2147483647_i32 : i32
                  %416 = arith.subi %c0_i32, %415 : i32
                  %417 = arith.cmpi sgt, %415, %c2139095040_i32 : i32
                  %418 = arith.select %414, %416, %413 : i32
                  %419 = arith.select %417, %c2139095040_i32, %418 : i32
                  %420 = arith.minsi %419, %401 : i32
                  %421 = arith.maxsi %420, %400 : i32
                  %422 = arith.cmpf olt, %380, %cst_27 : f32
                  %423 = arith.cmpf olt, %396, %cst_20 : f32
                  %424 = arith.andi %422, %423 : i1
                  %425 = arith.subi %364, %371 : i32
                  %426 = arith.addi %425, %c2_i32 : i32
                  %427 = arith.divui %426, %c3_i32 : i32
                  %428 = arith.addi %371, %427 : i32
                  %429 = arith.addi %428, %427 : i32
                  %430 = arith.select %424, %412, %428 : i32
                  %431 = arith.select %424, %421, %429 : i32
                  %432:8 = scf.while (%arg37 = %371, %arg38 = %364, %arg39 = %261, %arg40 = %c0_i32, %arg41 = %430, %arg42 = %431, %arg43 = %cst_22, %arg44 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                    %438 = arith.addi %arg37, %c1_i32 : i32
                    %439 = arith.cmpi slt, %438, %arg38 : i32
                    %440 = arith.cmpi ne, %arg39, %312 : i32
                    %441 = arith.andi %439, %440 : i1
                    scf.condition(%441) %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44 : i32, i32, i32, i32, i32, i32, f32, i32
                  } do {
                  ^bb0(%arg37: i32, %arg38: i32, %arg39: i32, %arg40: i32, %arg41: i32, %arg42: i32, %arg43: f32, %arg44: i32):
                    %438 = "tt.splat"(%arg41) : (i32) -> tensor<4096xi32>
                    %439 = arith.cmpi sgt, %360, %438 : tensor<4096xi32>
                    %440 = "tt.splat"(%arg42) : (i32) -> tensor<4096xi32>
                    %441 = arith.cmpi sgt, %360, %440 : tensor<4096xi32>
                    %442 = arith.extui %439 : tensor<4096xi1> to tensor<4096xi64>
                    %443 = arith.extui %441 : tensor<4096xi1> to tensor<4096xi64>
                    %444 = arith.shli %443, %cst_19 : tensor<4096xi64>
                    %445 = arith.ori %442, %444 : tensor<4096xi64>
                    %446 = scf.for %arg45 = %c1_i32 to %362 step %c1_i32 iter_args(%arg46 = %445) -> (tensor<4096xi64>)  : i32 {
                      %552 = arith.muli %arg45, %c4096_i32 : i32
                      %553 = "tt.splat"(%552) : (i32) -> tensor<4096xi32>
                      %554 = arith.addi %553, %326 : tensor<4096xi32>
                      %555 = arith.cmpi ult, %554, %327 : tensor<4096xi32>
                      %556 = arith.addi %554, %cst_32 : tensor<4096xi32>
                      %557 = arith.extsi %556 : tensor<4096xi32> to tensor<4096xi64>
                      %558 = arith.muli %557, %cst_29 : tensor<4096xi64>
                      %559 = "tt.addptr"(%338, %558) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                      %560 = "tt.addptr"(%559, %340) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                      %561 = "tt.load"(%560, %555, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                      %562 = "tt.bitcast"(%561) : (tensor<4096xi32>) -> tensor<4096xf32>
                      %563 = arith.cmpf ole, %562, %348 : tensor<4096xf32>
                      %564 = arith.addf %562, %350 : tensor<4096xf32>
                      %565 = arith.select %563, %564, %562 : tensor<4096xi1>, tensor<4096xf32>
                      %566 = "tt.bitcast"(%565) : (tensor<4096xf32>) -> tensor<4096xi32>
                      %567 = arith.cmpi slt, %566, %cst_30 : tensor<4096xi32>
                      %568 = arith.andi %566, %cst_25 : tensor<4096xi32>
                      %569 = arith.subi %cst_30, %568 : tensor<4096xi32>
                      %570 = arith.cmpi sgt, %568, %cst_24 : tensor<4096xi32>
                      %571 = arith.select %567, %569, %566 : tensor<4096xi1>, tensor<4096xi32>
                      %572 = arith.select %570, %cst_24, %571 : tensor<4096xi1>, tensor<4096xi32>
                      %573 = arith.select %555, %572, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                      %574 = arith.cmpi sgt, %573, %438 : tensor<4096xi32>
                      %575 = arith.cmpi sgt, %573, %440 : tensor<4096xi32>
                      %576 = arith.extui %574 : tensor<4096xi1> to tensor<4096xi64>
                      %577 = arith.extui %575 : tensor<4096xi1> to tensor<4096xi64>
                      %578 = arith.shli %577, %cst_19 : tensor<4096xi64>
                      %579 = arith.ori %576, %578 : tensor<4096xi64>
                      %580 = arith.addi %arg46, %579 : tensor<4096xi64>
                      scf.yield %580 : tensor<4096xi64>
                    }
                    %447 = "tt.reduce"(%446) ({
                    ^bb0(%arg45: i64, %arg46: i64):
                      %552 = arith.addi %arg45, %arg46 : i64
                      "tt.reduce_return"(%552) : (i64) -> ()
                    }) {axis = 0 : i32} : (tensor<4096xi64>) -> i64
                    %448 = arith.shrui %447, %c32_i64 : i64
                    %449 = arith.trunci %447 : i64 to i32
                    %450 = arith.trunci %448 : i64 to i32
                    %451 = arith.cmpi sge, %449, %312 : i32
                    %452 = arith.cmpi sge, %450, %312 : i32
                    %453 = arith.select %451, %arg41, %arg37 : i32
                    %454 = arith.select %452, %arg42, %453 : i32
                    %455 = arith.select %451, %arg42, %arg41 : i32
                    %456 = arith.select %452, %arg38, %455 : i32
                    %457 = arith.select %451, %449, %arg39 : i32
                    %458 = arith.select %452, %450, %457 : i32
                    %459 = arith.select %451, %450, %449 : i32
                    %460 = arith.select %452, %arg40, %459 : i32
                    %461 = arith.mulf %arg43, %cst_18 : f32
                    %462 = arith.select %451, %cst_22, %461 : f32
                    %463 = arith.select %452, %461, %462 : f32
                    %464 = arith.addi %arg44, %c1_i32 : i32
                    %465 = arith.cmpi slt, %454, %c0_i32 : i32
                    %466 = arith.subi %c-2147483648_i32, %454 : i32
                    %467 = arith.select %465, %466, %454 : i32
                    %468 = "tt.bitcast"(%467) : (i32) -> f32
                    %469 = arith.cmpi slt, %456, %c0_i32 : i32
                    %470 = arith.subi %c-2147483648_i32, %456 : i32
                    %471 = arith.select %469, %470, %456 : i32
                    %472 = "tt.bitcast"(%471) : (i32) -> f32
                    %473 = arith.subf %472, %468 : f32
                    %474 = arith.subi %458, %460 : i32
                    %475 = arith.sitofp %474 : i32 to f32
                    %476 = math.rsqrt %475 : f32
                    %477 = arith.divui %458, %c4_i32 : i32
                    %478 = arith.cmpi slt, %312, %477 : i32
                    %479 = arith.cmpf olt, %463, %cst_21 : f32
                    %480 = arith.andi %478, %479 : i1
                    %481 = arith.sitofp %458 : i32 to f32
                    %482 = arith.sitofp %460 : i32 to f32
                    %483 = math.log2 %481 : f32
                    %484 = arith.addf %482, %cst_34 : f32
                    %485 = math.log2 %484 : f32
                    %486 = arith.subf %483, %485 : f32
                    %487 = arith.subf %483, %388 : f32
                    %488 = arith.divf %487, %486 : f32
                    %489 = arith.subi %458, %312 : i32
                    %490 = arith.sitofp %489 : i32 to f32
                    %491 = arith.addf %490, %cst_34 : f32
                    %492 = arith.divf %491, %475 : f32
                    %493 = arith.select %480, %488, %492 : f32
                    %494 = arith.mulf %463, %476 : f32
                    %495 = arith.mulf %473, %493 : f32
                    %496 = arith.addf %468, %495 : f32
                    %497 = arith.mulf %473, %494 : f32
                    %498 = arith.addi %454, %c1_i32 : i32
                    %499 = arith.subi %456, %c1_i32 : i32
                    %500 = arith.subf %496, %497 : f32
                    %501 = arith.addf %496, %497 : f32
                    %502 = "tt.bitcast"(%500) : (f32) -> i32
                    %503 = arith.cmpi slt, %502, %c0_i32 : i32
                    %504 = arith.andi %502, %c2147483647_i32 : i32
                    %505 = arith.subi %c0_i32, %504 : i32
                    %506 = arith.cmpi sgt, %504, %c2139095040_i32 : i32
                    %507 = arith.select %503, %505, %502 : i32
                    %508 = arith.select %506, %c2139095040_i32, %507 : i32
                    %509 = arith.minsi %508, %499 : i32
                    %510 = arith.maxsi %509, %498 : i32
                    %511 = "tt.bitcast"(%501) : (f32) -> i32
                    %512 = arith.cmpi slt, %511, %c0_i32 : i32
                    %513 = arith.andi %511, %c2147483647_i32 : i32
                    %514 = arith.subi %c0_i32, %513 : i32
                    %515 = arith.cmpi sgt, %513, %c2139095040_i32 : i32
                    %516 = arith.select %512, %514, %511 : i32
                    %517 = arith.select %515, %c2139095040_i32, %516 : i32
                    %518 = arith.minsi %517, %499 : i32
                    %519 = arith.maxsi %518, %498 : i32
                    %520 = arith.cmpf olt, %473, %cst_27 : f32
                    %521 = arith.cmpf olt, %494, %cst_20 : f32
                    %522 = arith.cmpi slt, %464, %c8_i32 : i32
                    %523 = arith.cmpi eq, %464, %c6_i32 : i32
                    %524 = arith.cmpi ne, %464, %c6_i32 : i32
                    %525 = arith.andi %522, %524 : i1
                    %526 = arith.andi %520, %521 : i1
                    %527 = arith.andi %525, %526 : i1
                    %528 = arith.xori %454, %456 : i32
                    %529 = arith.shrui %528, %c1_i32 : i32
                    %530 = arith.ori %528, %529 : i32
                    %531 = arith.shrui %530, %c2_i32 : i32
                    %532 = arith.ori %530, %531 : i32
                    %533 = arith.shrui %532, %c4_i32 : i32
                    %534 = arith.ori %532, %533 : i32
                    %535 = arith.shrui %534, %c8_i32 : i32
                    %536 = arith.ori %534, %535 : i32
                    %537 = arith.shrui %536, %c16_i32 : i32
                    %538 = arith.ori %536, %537 : i32
                    %539 = arith.shrui %538, %c1_i32 : i32
                    %540 = arith.xori %539, %c-1_i32 : i32
                    %541 = arith.andi %456, %540 : i32
                    %542 = arith.subi %541, %c1_i32 : i32
                    %543 = arith.subi %456, %454 : i32
                    %544 = arith.addi %543, %c2_i32 : i32
                    %545 = arith.divui %544, %c3_i32 : i32
                    %546 = arith.addi %454, %545 : i32
                    %547 = arith.addi %546, %545 : i32
                    %548 = arith.select %523, %542, %546 : i32
                    %549 = arith.select %523, %541, %547 : i32
                    %550 = arith.select %527, %510, %548 : i32
                    %551 = arith.select %527, %519, %549 : i32
                    scf.yield %454, %456, %458, %460, %550, %551, %463, %464 : i32, i32, i32, i32, i32, i32, f32, i32
                  }
                  %433 = "tt.splat"(%432#0) : (i32) -> tensor<4096xi32>
                  %434 = arith.cmpi sgt, %360, %433 : tensor<4096xi32>
                  %435 = arith.select %434, %360, %cst_17 : tensor<4096xi1>, tensor<4096xi32>
                  %436 = scf.for %arg37 = %c1_i32 to %362 step %c1_i32 iter_args(%arg38 = %435) -> (tensor<4096xi32>)  : i32 {
                    %438 = arith.muli %arg37, %c4096_i32 : i32
                    %439 = "tt.splat"(%438) : (i32) -> tensor<4096xi32>
                    %440 = arith.addi %439, %326 : tensor<4096xi32>
                    %441 = arith.cmpi ult, %440, %327 : tensor<4096xi32>
                    %442 = arith.addi %440, %cst_32 : tensor<4096xi32>
                    %443 = arith.extsi %442 : tensor<4096xi32> to tensor<4096xi64>
                    %444 = arith.muli %443, %cst_29 : tensor<4096xi64>
                    %445 = "tt.addptr"(%338, %444) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %446 = "tt.addptr"(%445, %340) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %447 = "tt.load"(%446, %441, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %448 = "tt.bitcast"(%447) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %449 = arith.cmpf ole, %448, %348 : tensor<4096xf32>
                    %450 = arith.addf %448, %350 : tensor<4096xf32>
                    %451 = arith.select %449, %450, %448 : tensor<4096xi1>, tensor<4096xf32>
                    %452 = "tt.bitcast"(%451) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %453 = arith.cmpi slt, %452, %cst_30 : tensor<4096xi32>
                    %454 = arith.andi %452, %cst_25 : tensor<4096xi32>
                    %455 = arith.subi %cst_30, %454 : tensor<4096xi32>
                    %456 = arith.cmpi sgt, %454, %cst_24 : tensor<4096xi32>
                    %457 = arith.select %453, %455, %452 : tensor<4096xi1>, tensor<4096xi32>
                    %458 = arith.select %456, %cst_24, %457 : tensor<4096xi1>, tensor<4096xi32>
                    %459 = arith.select %441, %458, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                    %460 = arith.cmpi sgt, %459, %433 : tensor<4096xi32>
                    %461 = arith.select %460, %459, %cst_17 : tensor<4096xi1>, tensor<4096xi32>
                    %462 = arith.minsi %arg38, %461 : tensor<4096xi32>
                    scf.yield %462 : tensor<4096xi32>
                  }
                  %437 = "tt.reduce"(%436) ({
                  ^bb0(%arg37: i32, %arg38: i32):
                    %438 = arith.minsi %arg37, %arg38 : i32
                    "tt.reduce_return"(%438) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  scf.yield %437 : i32
                } else {
                  scf.yield %246 : i32
                }
                scf.if %283 {
                  %322 = arith.cmpi slt, %273, %c2048_i32 : i32
                  %323 = arith.cmpi sge, %321, %268 : i32
                  %324 = arith.andi %272, %322 : i1
                  %325 = arith.andi %324, %323 : i1
                  %326 = arith.cmpi slt, %275, %c1_i32 : i32
                  %327 = arith.ori %325, %326 : i1
                  %328 = arith.cmpi slt, %321, %c0_i32 : i32
                  %329 = arith.subi %c-2147483648_i32, %321 : i32
                  %330 = arith.select %328, %329, %321 : i32
                  %331 = "tt.bitcast"(%330) : (i32) -> f32
                  %332 = arith.select %327, %252, %331 : f32
                  %333 = arith.select %327, %268, %321 : i32
                  %334 = arith.cmpi eq, %333, %246 : i32
                  %335 = arith.select %334, %258, %c0_i32 : i32
                  %336 = arith.cmpi slt, %246, %c0_i32 : i32
                  %337 = arith.subi %c-2147483648_i32, %246 : i32
                  %338 = arith.select %336, %337, %246 : i32
                  %339 = "tt.bitcast"(%338) : (i32) -> f32
                  %340 = arith.addi %261, %c1023_i32 : i32
                  %341 = arith.divui %340, %c1024_i32 : i32
                  %342 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                  %343 = "tt.splat"(%261) : (i32) -> tensor<1024xi32>
                  %344 = "tt.splat"(%237) : (i32) -> tensor<1xi32>
                  %345 = arith.extsi %344 : tensor<1xi32> to tensor<1xi64>
                  %346 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %347 = arith.muli %345, %346 : tensor<1xi64>
                  %348 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %349 = "tt.addptr"(%348, %347) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %350 = "tt.broadcast"(%349) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
                  %351 = "tt.broadcast"(%cst_15) : (tensor<1xi32>) -> tensor<1024xi32>
                  %352 = "tt.broadcast"(%cst_31) : (tensor<1xi32>) -> tensor<1024xi32>
                  %353 = arith.cmpf oge, %339, %cst_28 : f32
                  %354 = arith.cmpf olt, %339, %cst_27 : f32
                  %355 = arith.andi %353, %354 : i1
                  %356 = arith.select %355, %339, %cst_26 : f32
                  %357 = "tt.splat"(%356) : (f32) -> tensor<1024xf32>
                  %358 = "tt.splat"(%339) : (f32) -> tensor<1024xf32>
                  %359 = "tt.splat"(%332) : (f32) -> tensor<1024xf32>
                  %360 = "tt.splat"(%332) : (f32) -> tensor<1xf32>
                  %361 = arith.mulf %360, %cst_9 : tensor<1xf32>
                  %362 = math.absf %360 : tensor<1xf32>
                  %363 = arith.cmpf olt, %362, %cst_8 : tensor<1xf32>
                  %364 = arith.select %363, %361, %cst_7 : tensor<1xi1>, tensor<1xf32>
                  %365 = "tt.expand_dims"(%364) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %366 = "tt.broadcast"(%365) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %367 = "tt.expand_dims"(%360) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %368 = "tt.broadcast"(%367) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %369 = "tt.splat"(%237) : (i32) -> tensor<1x1x1xi32>
                  %370 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                  %371 = "tt.expand_dims"(%370) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                  %372 = "tt.expand_dims"(%371) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                  %373 = arith.extsi %369 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                  %374 = "tt.splat"(%arg22) : (i64) -> tensor<1x1x1xi64>
                  %375 = arith.muli %373, %374 : tensor<1x1x1xi64>
                  %376 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %377 = "tt.addptr"(%376, %375) : (tensor<1x1x1x!tt.ptr<i32>>, tensor<1x1x1xi64>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %378 = "tt.broadcast"(%377) : (tensor<1x1x1x!tt.ptr<i32>>) -> tensor<1x1024x1x!tt.ptr<i32>>
                  %379 = "tt.broadcast"(%372) : (tensor<1x1x2xi32>) -> tensor<1x1024x2xi32>
                  %380:2 = scf.for %arg37 = %c0_i32 to %341 step %c1_i32 iter_args(%arg38 = %c0_i32, %arg39 = %335) -> (i32, i32)  : i32 {
                    %384 = arith.muli %arg37, %c1024_i32 : i32
                    %385 = "tt.splat"(%384) : (i32) -> tensor<1024xi32>
                    %386 = arith.addi %385, %342 : tensor<1024xi32>
                    %387 = arith.cmpi ult, %386, %343 : tensor<1024xi32>
                    %388 = arith.addi %386, %cst_16 : tensor<1024xi32>
                    %389 = arith.extsi %388 : tensor<1024xi32> to tensor<1024xi64>
                    %390 = arith.muli %389, %cst_13 : tensor<1024xi64>
                    %391 = "tt.addptr"(%350, %390) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %392 = "tt.addptr"(%391, %351) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %393 = "tt.load"(%392, %387, %cst_14) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %394 = "tt.addptr"(%391, %352) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %395 = "tt.load"(%394, %387, %cst_14) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %396 = "tt.bitcast"(%395) : (tensor<1024xi32>) -> tensor<1024xf32>
                    %397 = arith.cmpf ole, %396, %357 : tensor<1024xf32>
                    %398 = arith.addf %396, %358 : tensor<1024xf32>
                    %399 = arith.select %397, %398, %396 : tensor<1024xi1>, tensor<1024xf32>
                    gpu.barrier
                    %400 = arith.cmpf ogt, %399, %359 : tensor<1024xf32>
                    %401 = arith.andi %400, %387 : tensor<1024xi1>
                    %402 = arith.cmpf ueq, %399, %359 : tensor<1024xf32>
                    %403 = arith.andi %402, %387 : tensor<1024xi1>
                    %404 = arith.extui %401 : tensor<1024xi1> to tensor<1024xi32>
                    %405 = arith.extui %403 : tensor<1024xi1> to tensor<1024xi32>
                    %406 = arith.shli %405, %cst_12 : tensor<1024xi32>
                    %407 = arith.addi %404, %406 : tensor<1024xi32>
                    %408 = "tt.scan"(%407) ({
                    ^bb0(%arg40: i32, %arg41: i32):
                      %449 = arith.addi %arg40, %arg41 : i32
                      "tt.scan_return"(%449) : (i32) -> ()
                    }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                    %409 = arith.subi %408, %407 : tensor<1024xi32>
                    %410 = arith.andi %409, %cst_11 : tensor<1024xi32>
                    %411 = arith.shrui %409, %cst_12 : tensor<1024xi32>
                    %412 = "tt.splat"(%arg38) : (i32) -> tensor<1024xi32>
                    %413 = arith.addi %410, %412 : tensor<1024xi32>
                    %414 = "tt.splat"(%arg39) : (i32) -> tensor<1024xi32>
                    %415 = arith.addi %411, %414 : tensor<1024xi32>
                    %416 = arith.addi %413, %cst_16 : tensor<1024xi32>
                    %417 = arith.subi %cst_10, %415 : tensor<1024xi32>
                    %418 = arith.cmpi ult, %415, %cst_16 : tensor<1024xi32>
                    %419 = arith.select %401, %416, %417 : tensor<1024xi1>, tensor<1024xi32>
                    %420 = arith.andi %403, %418 : tensor<1024xi1>
                    %421 = arith.ori %401, %420 : tensor<1024xi1>
                    %422 = "tt.expand_dims"(%393) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %423 = "tt.expand_dims"(%399) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                    %424 = arith.cmpf ole, %423, %366 : tensor<1x1024xf32>
                    %425 = arith.subf %423, %368 : tensor<1x1024xf32>
                    %426 = math.absf %423 : tensor<1x1024xf32>
                    %427 = arith.cmpf olt, %426, %cst_6 : tensor<1x1024xf32>
                    %428 = arith.andi %424, %427 : tensor<1x1024xi1>
                    %429 = arith.select %428, %425, %423 : tensor<1x1024xi1>, tensor<1x1024xf32>
                    %430 = "tt.bitcast"(%429) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                    %431 = arith.cmpf uno, %429, %429 : tensor<1x1024xf32>
                    %432 = arith.select %431, %cst_5, %430 : tensor<1x1024xi1>, tensor<1x1024xi32>
                    %433 = "tt.join"(%422, %432) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                    %434 = "tt.expand_dims"(%419) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %435 = "tt.expand_dims"(%434) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                    %436 = "tt.expand_dims"(%421) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                    %437 = "tt.expand_dims"(%436) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                    %438 = "tt.broadcast"(%437) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                    %439 = arith.extsi %435 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                    %440 = arith.muli %439, %cst_4 : tensor<1x1024x1xi64>
                    %441 = "tt.addptr"(%378, %440) : (tensor<1x1024x1x!tt.ptr<i32>>, tensor<1x1024x1xi64>) -> tensor<1x1024x1x!tt.ptr<i32>>
                    %442 = "tt.broadcast"(%441) : (tensor<1x1024x1x!tt.ptr<i32>>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    %443 = "tt.addptr"(%442, %379) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    "tt.store"(%443, %433, %438) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                    %444 = "tt.reduce"(%407) ({
                    ^bb0(%arg40: i32, %arg41: i32):
                      %449 = arith.addi %arg40, %arg41 : i32
                      "tt.reduce_return"(%449) : (i32) -> ()
                    }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                    %445 = arith.andi %444, %c65535_i32 : i32
                    %446 = arith.shrui %444, %c16_i32 : i32
                    %447 = arith.addi %arg38, %445 : i32
                    %448 = arith.addi %arg39, %446 : i32
                    scf.yield %447, %448 : i32, i32
                  }
                  "tt.store"(%251, %332) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                  %381 = arith.minui %380#1, %c2048_i32 : i32
                  %382 = arith.subi %c2048_i32, %381 : i32
                  %383 = arith.addi %380#0, %c2048_i32 : i32
                  "tt.store"(%255, %380#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%257, %380#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%245, %382) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%248, %383) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                } else {
                  %322 = arith.andi %271, %276 : i1
                  %323 = arith.cmpi sle, %256, %259 : i32
                  %324 = arith.andi %271, %323 : i1
                  %325 = arith.cmpi ne, %249, %c-2139095041_i32 : i32
                  %326 = arith.andi %324, %325 : i1
                  %327 = arith.select %322, %246, %249 : i32
                  %328 = arith.select %326, %246, %268 : i32
                  %329 = arith.andi %322, %226 : i1
                  %330 = arith.ori %326, %329 : i1
                  %331 = arith.cmpi slt, %246, %c0_i32 : i32
                  %332 = arith.subi %c-2147483648_i32, %246 : i32
                  %333 = arith.select %331, %332, %246 : i32
                  %334 = "tt.bitcast"(%333) : (i32) -> f32
                  %335 = arith.cmpi slt, %321, %c0_i32 : i32
                  %336 = arith.subi %c-2147483648_i32, %321 : i32
                  %337 = arith.select %335, %336, %321 : i32
                  %338 = "tt.bitcast"(%337) : (i32) -> f32
                  %339 = arith.subf %299, %302 : f32
                  %340 = arith.divf %339, %302 : f32
                  %341 = arith.minimumf %340, %cst_18 : f32
                  %342 = arith.subf %338, %334 : f32
                  %343 = arith.mulf %342, %341 : f32
                  %344 = arith.subf %334, %343 : f32
                  %345 = "tt.bitcast"(%344) : (f32) -> i32
                  %346 = arith.cmpi slt, %345, %c0_i32 : i32
                  %347 = arith.andi %345, %c2147483647_i32 : i32
                  %348 = arith.subi %c0_i32, %347 : i32
                  %349 = arith.cmpi sgt, %347, %c2139095040_i32 : i32
                  %350 = arith.select %346, %348, %345 : i32
                  %351 = arith.select %349, %c2139095040_i32, %350 : i32
                  %352 = arith.subi %246, %c1_i32 : i32
                  %353 = arith.minsi %351, %352 : i32
                  %354 = arith.select %292, %353, %c-2139095040_i32 : i32
                  %355 = arith.select %324, %354, %321 : i32
                  %356 = arith.xori %327, %328 : i32
                  %357 = arith.shrsi %356, %c1_i32 : i32
                  %358 = arith.andi %327, %328 : i32
                  %359 = arith.addi %358, %357 : i32
                  %360 = arith.select %330, %359, %355 : i32
                  %361 = arith.subi %328, %c1_i32 : i32
                  %362 = arith.minsi %360, %361 : i32
                  %363 = arith.addi %327, %c1_i32 : i32
                  %364 = arith.maxsi %362, %363 : i32
                  %365 = arith.cmpi sge, %363, %328 : i32
                  %366 = arith.ori %271, %325 : i1
                  %367 = arith.andi %365, %366 : i1
                  "tt.store"(%251, %334, %326) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                  "tt.store"(%255, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%257, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  %368 = arith.select %367, %c2048_i32, %364 : i32
                  %369 = arith.select %367, %c2048_i32, %327 : i32
                  "tt.store"(%245, %368) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%248, %369) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                }
              }
            }
          }
        } else {
          %223 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %224 = "tt.addptr"(%223, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %225 = "tt.addptr"(%224, %193) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %226 = "tt.load"(%225, %198, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %227 = "tt.splat"(%arg33) : (i64) -> tensor<128xi64>
          %228 = "tt.addptr"(%223, %227) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %229 = "tt.addptr"(%228, %193) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %230 = "tt.load"(%229, %198, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %231 = arith.cmpi slt, %230, %226 : tensor<128xi32>
          %232 = arith.andi %231, %198 : tensor<128xi1>
          %233 = arith.cmpi slt, %226, %cst_67 : tensor<128xi32>
          %234 = arith.subi %cst_41, %226 : tensor<128xi32>
          %235 = arith.select %233, %234, %226 : tensor<128xi1>, tensor<128xi32>
          %236 = "tt.bitcast"(%235) : (tensor<128xi32>) -> tensor<128xf32>
          %237 = arith.select %232, %199, %cst_67 : tensor<128xi1>, tensor<128xi32>
          %238 = "tt.reduce"(%237) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %339 = arith.minsi %arg36, %arg37 : i32
            "tt.reduce_return"(%339) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %239 = arith.cmpi ult, %181#3, %217 : i32
          %240 = arith.muli %181#3, %215 : i32
          %241 = arith.select %239, %240, %201 : i32
          %242 = arith.subi %201, %241 : i32
          %243 = arith.minsi %242, %215 : i32
          %244 = arith.addi %241, %243 : i32
          %245 = arith.muli %209, %c128_i32 : i32
          %246 = arith.cmpi ult, %191, %31 : tensor<128xi32>
          %247 = "tt.expand_dims"(%191) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %248 = "tt.expand_dims"(%246) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %249 = "tt.broadcast"(%248) : (tensor<128x1xi1>) -> tensor<128x64xi1>
          %250 = arith.extsi %247 : tensor<128x1xi32> to tensor<128x1xi64>
          %251 = arith.muli %250, %39 : tensor<128x1xi64>
          %252 = "tt.addptr"(%41, %251) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
          %253 = "tt.broadcast"(%252) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x64x!tt.ptr<i8>>
          %254 = "tt.addptr"(%253, %44) : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi32>) -> tensor<128x64x!tt.ptr<i8>>
          %255 = "tt.load"(%254, %249, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi1>, tensor<128x64xi8>) -> tensor<128x64xi8>
          %256 = arith.cmpi ult, %191, %47 : tensor<128xi32>
          %257 = "tt.expand_dims"(%256) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %258 = "tt.broadcast"(%257) : (tensor<128x1xi1>) -> tensor<128x8xi1>
          %259 = arith.muli %250, %53 : tensor<128x1xi64>
          %260 = "tt.addptr"(%55, %259) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
          %261 = "tt.broadcast"(%260) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x8x!tt.ptr<i8>>
          %262 = "tt.addptr"(%261, %58) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi32>) -> tensor<128x8x!tt.ptr<i8>>
          %263 = "tt.load"(%262, %258, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
          %264 = "tt.bitcast"(%263) : (tensor<128x8xi8>) -> tensor<128x8xf8E4M3FN>
          %265 = "tt.fp_to_fp"(%264) : (tensor<128x8xf8E4M3FN>) -> tensor<128x8xf16>
          %266 = arith.mulf %265, %cst_61 : tensor<128x8xf16>
          %267 = "tt.expand_dims"(%266) {axis = 2 : i32} : (tensor<128x8xf16>) -> tensor<128x8x1xf16>
          %268 = "tt.broadcast"(%267) : (tensor<128x8x1xf16>) -> tensor<128x8x8xf16>
          %269 = "tt.reshape"(%255) : (tensor<128x64xi8>) -> tensor<128x8x8xi8>
          %270 = "tt.elementwise_inline_asm"(%269, %268) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashl.b32 codes, $2, 2;\0Ashl.b32 signs, $2, 4;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
          %271 = "tt.elementwise_inline_asm"(%269, %268) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashr.u32 codes, $2, 2;\0Amov.b32 signs, $2;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
          %272 = "tt.join"(%270, %271) : (tensor<128x8x8xf16>, tensor<128x8x8xf16>) -> tensor<128x8x8x2xf16>
          %273 = "tt.trans"(%272) {order = array<i32: 0, 3, 1, 2>} : (tensor<128x8x8x2xf16>) -> tensor<128x2x8x8xf16>
          %274 = "tt.reshape"(%273) : (tensor<128x2x8x8xf16>) -> tensor<128x128xf16>
          %275 = arith.divsi %189, %c128_i32 : i32
          %276 = arith.cmpi slt, %275, %arg9 : i32
          %277 = arith.extsi %275 : i32 to i64
          %278 = "tt.addptr"(%arg8, %277) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %279 = "tt.load"(%278, %276, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %280 = arith.select %276, %279, %c-1_i32 : i32
          %281 = "tt.load"(%278, %276, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %282 = arith.select %276, %281, %c-1_i32 : i32
          %283 = arith.divui %241, %c64_i32 : i32
          %284 = arith.cmpi ult, %283, %arg12 : i32
          %285 = arith.cmpi ult, %280, %arg11 : i32
          %286 = arith.cmpi slt, %241, %244 : i32
          %287 = arith.andi %286, %284 : i1
          %288 = arith.andi %287, %285 : i1
          %289 = arith.extsi %280 : i32 to i64
          %290 = arith.muli %289, %arg13 : i64
          %291 = "tt.addptr"(%arg10, %290) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %292 = arith.extsi %283 : i32 to i64
          %293 = "tt.addptr"(%291, %292) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %294 = "tt.load"(%293, %288, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %295 = arith.select %288, %294, %c-1_i32 : i32
          %296 = arith.addi %241, %c64_i32 : i32
          %297 = arith.divui %296, %c64_i32 : i32
          %298 = arith.cmpi ult, %297, %arg12 : i32
          %299 = arith.cmpi slt, %296, %244 : i32
          %300 = arith.andi %299, %298 : i1
          %301 = arith.andi %300, %285 : i1
          %302 = arith.extsi %297 : i32 to i64
          %303 = "tt.addptr"(%291, %302) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %304 = "tt.load"(%303, %301, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %305 = arith.select %301, %304, %c-1_i32 : i32
          %306 = arith.cmpi ult, %282, %arg11 : i32
          %307 = arith.andi %287, %306 : i1
          %308 = arith.extsi %282 : i32 to i64
          %309 = arith.muli %308, %arg13 : i64
          %310 = "tt.addptr"(%arg10, %309) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %311 = "tt.addptr"(%310, %292) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %312 = "tt.load"(%311, %307, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %313 = arith.select %307, %312, %c-1_i32 : i32
          %314 = arith.andi %300, %306 : i1
          %315 = "tt.addptr"(%310, %302) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %316 = "tt.load"(%315, %314, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %317 = arith.select %314, %316, %c-1_i32 : i32
          %318 = "tt.splat"(%317) : (i32) -> tensor<128xi32>
          %319 = "tt.splat"(%313) : (i32) -> tensor<128xi32>
          %320 = arith.select %130, %319, %318 : tensor<128xi1>, tensor<128xi32>
          %321 = "tt.expand_dims"(%320) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %322 = arith.cmpi ult, %321, %135 : tensor<128x1xi32>
          %323 = "tt.broadcast"(%322) : (tensor<128x1xi1>) -> tensor<128x8xi1>
          %324 = arith.extsi %321 : tensor<128x1xi32> to tensor<128x1xi64>
          %325 = arith.muli %324, %140 : tensor<128x1xi64>
          %326 = "tt.addptr"(%142, %325) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
          %327 = "tt.addptr"(%326, %144) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i8>>
          %328 = "tt.broadcast"(%327) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x8x!tt.ptr<i8>>
          %329 = "tt.addptr"(%328, %58) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi32>) -> tensor<128x8x!tt.ptr<i8>>
          %330 = "tt.load"(%329, %323, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
          %331 = arith.extui %286 : i1 to i32
          %332 = "tt.splat"(%arg4) : (i32) -> tensor<128x1xi32>
          %333 = "tt.splat"(%arg5) : (i64) -> tensor<128x1xi64>
          %334 = "tt.splat"(%arg3) : (!tt.ptr<i8>) -> tensor<128x1x!tt.ptr<i8>>
          %335 = arith.muli %137, %cst_58 : tensor<128x1xi32>
          %336 = arith.cmpf olt, %236, %cst_3 : tensor<128xf32>
          %337 = "tt.expand_dims"(%336) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %338 = scf.for %arg36 = %c0_i32 to %331 step %c1_i32 iter_args(%arg37 = %274) -> (tensor<128x128xf16>)  : i32 {
            %339:5 = scf.for %arg38 = %241 to %244 step %245 iter_args(%arg39 = %295, %arg40 = %305, %arg41 = %313, %arg42 = %317, %arg43 = %330) -> (i32, i32, i32, i32, tensor<128x8xi8>)  : i32 {
              %340 = arith.addi %arg38, %245 : i32
              %341 = arith.divui %340, %c64_i32 : i32
              %342 = arith.cmpi ult, %341, %arg12 : i32
              %343 = arith.cmpi slt, %340, %244 : i32
              %344 = arith.andi %343, %342 : i1
              %345 = arith.andi %344, %285 : i1
              %346 = arith.extsi %341 : i32 to i64
              %347 = "tt.addptr"(%291, %346) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %348 = "tt.load"(%347, %345, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %349 = arith.select %345, %348, %c-1_i32 : i32
              %350 = arith.addi %340, %c64_i32 : i32
              %351 = arith.divui %350, %c64_i32 : i32
              %352 = arith.cmpi ult, %351, %arg12 : i32
              %353 = arith.cmpi slt, %350, %244 : i32
              %354 = arith.andi %353, %352 : i1
              %355 = arith.andi %354, %285 : i1
              %356 = arith.extsi %351 : i32 to i64
              %357 = "tt.addptr"(%291, %356) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %358 = "tt.load"(%357, %355, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %359 = arith.select %355, %358, %c-1_i32 : i32
              %360 = arith.andi %344, %306 : i1
              %361 = "tt.addptr"(%310, %346) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %362 = "tt.load"(%361, %360, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %363 = arith.select %360, %362, %c-1_i32 : i32
              %364 = arith.andi %354, %306 : i1
              %365 = "tt.addptr"(%310, %356) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %366 = "tt.load"(%365, %364, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %367 = arith.select %364, %366, %c-1_i32 : i32
              %368 = "tt.splat"(%367) : (i32) -> tensor<128xi32>
              %369 = "tt.splat"(%363) : (i32) -> tensor<128xi32>
              %370 = arith.select %130, %369, %368 : tensor<128xi1>, tensor<128xi32>
              %371 = "tt.expand_dims"(%370) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
              %372 = arith.cmpi ult, %371, %135 : tensor<128x1xi32>
              %373 = "tt.broadcast"(%372) : (tensor<128x1xi1>) -> tensor<128x8xi1>
              %374 = arith.extsi %371 : tensor<128x1xi32> to tensor<128x1xi64>
              %375 = arith.muli %374, %140 : tensor<128x1xi64>
              %376 = "tt.addptr"(%142, %375) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
              %377 = "tt.addptr"(%376, %144) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i8>>
              %378 = "tt.broadcast"(%377) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x8x!tt.ptr<i8>>
              %379 = "tt.addptr"(%378, %58) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi32>) -> tensor<128x8x!tt.ptr<i8>>
              %380 = "tt.load"(%379, %373, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
              %381 = "tt.splat"(%arg40) : (i32) -> tensor<128xi32>
              %382 = "tt.splat"(%arg39) : (i32) -> tensor<128xi32>
              %383 = arith.select %130, %382, %381 : tensor<128xi1>, tensor<128xi32>
              %384 = "tt.expand_dims"(%383) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
              %385 = arith.cmpi ult, %384, %332 : tensor<128x1xi32>
              %386 = "tt.broadcast"(%385) : (tensor<128x1xi1>) -> tensor<128x64xi1>
              %387 = arith.extsi %384 : tensor<128x1xi32> to tensor<128x1xi64>
              %388 = arith.muli %387, %333 : tensor<128x1xi64>
              %389 = "tt.addptr"(%334, %388) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
              %390 = "tt.addptr"(%389, %335) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i8>>
              %391 = "tt.broadcast"(%390) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x64x!tt.ptr<i8>>
              %392 = "tt.addptr"(%391, %44) : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi32>) -> tensor<128x64x!tt.ptr<i8>>
              %393 = "tt.load"(%392, %386, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi1>, tensor<128x64xi8>) -> tensor<128x64xi8>
              %394 = arith.cmpi ult, %arg39, %arg4 : i32
              %395 = arith.cmpi ult, %arg40, %arg4 : i32
              %396 = arith.cmpi ult, %arg41, %arg27 : i32
              %397 = arith.cmpi ult, %arg42, %arg27 : i32
              %398 = "tt.bitcast"(%arg43) : (tensor<128x8xi8>) -> tensor<128x8xf8E4M3FN>
              %399 = "tt.fp_to_fp"(%398) : (tensor<128x8xf8E4M3FN>) -> tensor<128x8xf16>
              %400 = arith.mulf %399, %cst_61 : tensor<128x8xf16>
              %401 = "tt.expand_dims"(%400) {axis = 2 : i32} : (tensor<128x8xf16>) -> tensor<128x8x1xf16>
              %402 = "tt.broadcast"(%401) : (tensor<128x8x1xf16>) -> tensor<128x8x8xf16>
              %403 = "tt.reshape"(%393) : (tensor<128x64xi8>) -> tensor<128x8x8xi8>
              %404 = "tt.elementwise_inline_asm"(%403, %402) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashl.b32 codes, $2, 2;\0Ashl.b32 signs, $2, 4;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
              %405 = "tt.elementwise_inline_asm"(%403, %402) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashr.u32 codes, $2, 2;\0Amov.b32 signs, $2;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
              %406 = "tt.join"(%404, %405) : (tensor<128x8x8xf16>, tensor<128x8x8xf16>) -> tensor<128x8x8x2xf16>
              %407 = "tt.trans"(%406) {order = array<i32: 0, 3, 1, 2>} : (tensor<128x8x8x2xf16>) -> tensor<128x2x8x8xf16>
              %408 = "tt.reshape"(%407) : (tensor<128x2x8x8xf16>) -> tensor<128x128xf16>
              %409 = "tt.trans"(%408) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
              %410 = "tt.dot"(%arg37, %409, %cst_57) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xf16>, tensor<128x128xf16>, tensor<128x128xf32>) -> tensor<128x128xf32>
              %411 = "tt.reshape"(%410) : (tensor<128x128xf32>) -> tensor<128x2x2x2x2x4x2xf32>
              %412 = "tt.trans"(%411) {order = array<i32: 0, 5, 6, 4, 3, 2, 1>} : (tensor<128x2x2x2x2x4x2xf32>) -> tensor<128x4x2x2x2x2x2xf32>
              %413:2 = "tt.split"(%412) : (tensor<128x4x2x2x2x2x2xf32>) -> (tensor<128x4x2x2x2x2xf32>, tensor<128x4x2x2x2x2xf32>)
              %414:2 = "tt.split"(%413#0) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
              %415:2 = "tt.split"(%413#1) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
              %416:2 = "tt.split"(%414#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
              %417:2 = "tt.split"(%414#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
              %418:2 = "tt.split"(%415#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
              %419:2 = "tt.split"(%415#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
              %420:2 = "tt.split"(%416#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %421:2 = "tt.split"(%416#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %422:2 = "tt.split"(%417#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %423:2 = "tt.split"(%417#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %424:2 = "tt.split"(%418#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %425:2 = "tt.split"(%418#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %426:2 = "tt.split"(%419#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %427:2 = "tt.split"(%419#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %428:2 = "tt.split"(%420#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %429:2 = "tt.split"(%420#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %430:2 = "tt.split"(%421#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %431:2 = "tt.split"(%421#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %432:2 = "tt.split"(%422#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %433:2 = "tt.split"(%422#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %434:2 = "tt.split"(%423#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %435:2 = "tt.split"(%423#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %436:2 = "tt.split"(%424#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %437:2 = "tt.split"(%424#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %438:2 = "tt.split"(%425#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %439:2 = "tt.split"(%425#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %440:2 = "tt.split"(%426#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %441:2 = "tt.split"(%426#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %442:2 = "tt.split"(%427#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %443:2 = "tt.split"(%427#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %444 = arith.cmpi sge, %arg38, %241 : i32
              scf.if %444 {
                %445 = "tt.splat"(%arg38) : (i32) -> tensor<4xi32>
                %446 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
                %447 = arith.muli %446, %cst_56 : tensor<4xi32>
                %448 = arith.addi %445, %447 : tensor<4xi32>
                %449 = arith.maxsi %200, %c0_i32 : i32
                %450 = arith.cmpi sge, %arg21, %c2048_i32 : i32
                %451 = arith.select %450, %c2048_i32, %c0_i32 : i32
                %452 = arith.minsi %238, %244 : i32
                %453 = arith.minsi %452, %244 : i32
                %454 = arith.maxsi %453, %arg38 : i32
                %455 = arith.subi %454, %arg38 : i32
                %456 = arith.cmpi sgt, %455, %c127_i32 : i32
                %457 = arith.andi %456, %394 : i1
                %458 = arith.andi %457, %395 : i1
                %459 = arith.andi %458, %396 : i1
                %460 = arith.andi %459, %397 : i1
                %461 = scf.if %460 -> (tensor<128x4xi32>) {
                  scf.yield %cst_55 : tensor<128x4xi32>
                } else {
                  %501 = "tt.splat"(%244) : (i32) -> tensor<128xi32>
                  %502 = arith.minsi %237, %501 : tensor<128xi32>
                  %503 = arith.minsi %502, %501 : tensor<128xi32>
                  %504 = "tt.splat"(%arg38) : (i32) -> tensor<128xi32>
                  %505 = arith.maxsi %503, %504 : tensor<128xi32>
                  %506 = arith.subi %505, %504 : tensor<128xi32>
                  %507 = arith.minsi %506, %cst_54 : tensor<128xi32>
                  %508 = "tt.expand_dims"(%507) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
                  %509 = "tt.broadcast"(%508) : (tensor<128x1xi32>) -> tensor<128x4xi32>
                  %510 = "tt.expand_dims"(%447) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
                  %511 = "tt.broadcast"(%510) : (tensor<1x4xi32>) -> tensor<128x4xi32>
                  %512 = arith.subi %509, %511 : tensor<128x4xi32>
                  %513 = arith.addi %512, %cst_52 : tensor<128x4xi32>
                  %514 = arith.shrsi %513, %cst_53 : tensor<128x4xi32>
                  %515 = arith.addi %512, %cst_51 : tensor<128x4xi32>
                  %516 = arith.shrsi %515, %cst_53 : tensor<128x4xi32>
                  %517 = arith.addi %514, %516 : tensor<128x4xi32>
                  %518 = arith.subi %cst_50, %517 : tensor<128x4xi32>
                  %519 = arith.shrui %cst_55, %518 : tensor<128x4xi32>
                  %520 = arith.cmpi sgt, %517, %cst_49 : tensor<128x4xi32>
                  %521 = arith.select %520, %519, %cst_49 : tensor<128x4xi1>, tensor<128x4xi32>
                  %522 = arith.select %394, %c-1_i32, %c-65536_i32 : i32
                  %523 = "tt.splat"(%522) : (i32) -> tensor<128x4xi32>
                  %524 = arith.select %395, %c-1_i32, %c65535_i32 : i32
                  %525 = "tt.splat"(%524) : (i32) -> tensor<128x4xi32>
                  %526 = arith.select %396, %c-1_i32, %c-65536_i32 : i32
                  %527 = "tt.splat"(%526) : (i32) -> tensor<128x4xi32>
                  %528 = arith.select %397, %c-1_i32, %c65535_i32 : i32
                  %529 = "tt.splat"(%528) : (i32) -> tensor<128x4xi32>
                  %530 = arith.andi %521, %523 : tensor<128x4xi32>
                  %531 = arith.andi %530, %525 : tensor<128x4xi32>
                  %532 = arith.andi %531, %527 : tensor<128x4xi32>
                  %533 = arith.andi %532, %529 : tensor<128x4xi32>
                  scf.yield %533 : tensor<128x4xi32>
                }
                %462 = "tt.expand_dims"(%236) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
                %463 = "tt.broadcast"(%462) : (tensor<128x1xf32>) -> tensor<128x4xf32>
                %464 = "tt.elementwise_inline_asm"(%463, %428#0, %428#1, %429#0, %429#1, %430#0, %430#1, %431#0, %431#1, %432#0, %432#1, %433#0, %433#1, %434#0, %434#1, %435#0, %435#1, %436#0, %436#1, %437#0, %437#1, %438#0, %438#1, %439#0, %439#1, %440#0, %440#1, %441#0, %441#1, %442#0, %442#1, %443#0, %443#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.gt.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.gt.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.gt.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.gt.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.gt.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.gt.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.gt.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.gt.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.gt.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.gt.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.gt.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.gt.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.gt.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.gt.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.gt.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.gt.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
                %465 = arith.andi %464, %461 : tensor<128x4xi32>
                %466 = "tt.elementwise_inline_asm"(%463, %428#0, %428#1, %429#0, %429#1, %430#0, %430#1, %431#0, %431#1, %432#0, %432#1, %433#0, %433#1, %434#0, %434#1, %435#0, %435#1, %436#0, %436#1, %437#0, %437#1, %438#0, %438#1, %439#0, %439#1, %440#0, %440#1, %441#0, %441#1, %442#0, %442#1, %443#0, %443#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Asetp.equ.or.f32 any0, $18, $1, any0;\0Asetp.equ.or.f32 any1, $19, $1, any1;\0Asetp.equ.or.f32 any2, $20, $1, any2;\0Asetp.equ.or.f32 any3, $21, $1, any3;\0Asetp.equ.or.f32 any0, $22, $1, any0;\0Asetp.equ.or.f32 any1, $23, $1, any1;\0Asetp.equ.or.f32 any2, $24, $1, any2;\0Asetp.equ.or.f32 any3, $25, $1, any3;\0Asetp.equ.or.f32 any0, $26, $1, any0;\0Asetp.equ.or.f32 any1, $27, $1, any1;\0Asetp.equ.or.f32 any2, $28, $1, any2;\0Asetp.equ.or.f32 any3, $29, $1, any3;\0Asetp.equ.or.f32 any0, $30, $1, any0;\0Asetp.equ.or.f32 any1, $31, $1, any1;\0Asetp.equ.or.f32 any2, $32, $1, any2;\0Asetp.equ.or.f32 any3, $33, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.equ.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.equ.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.equ.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.equ.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.equ.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.equ.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.equ.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.equ.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.equ.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.equ.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.equ.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.equ.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.equ.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.equ.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.equ.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.equ.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
                %467 = arith.andi %466, %461 : tensor<128x4xi32>
                %468 = "tt.elementwise_inline_asm"(%428#0, %428#1, %429#0, %429#1, %430#0, %430#1, %431#0, %431#1, %432#0, %432#1, %433#0, %433#1, %434#0, %434#1, %435#0, %435#1, %436#0, %436#1, %437#0, %437#1, %438#0, %438#1, %439#0, %439#1, %440#0, %440#1, %441#0, %441#1, %442#0, %442#1, %443#0, %443#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.nan.f32 any0, $1, $2;\0Asetp.nan.f32 any1, $3, $4;\0Asetp.nan.f32 any2, $5, $6;\0Asetp.nan.f32 any3, $7, $8;\0Asetp.nan.or.f32 any0, $9, $10, any0;\0Asetp.nan.or.f32 any1, $11, $12, any1;\0Asetp.nan.or.f32 any2, $13, $14, any2;\0Asetp.nan.or.f32 any3, $15, $16, any3;\0Asetp.nan.or.f32 any0, $17, $18, any0;\0Asetp.nan.or.f32 any1, $19, $20, any1;\0Asetp.nan.or.f32 any2, $21, $22, any2;\0Asetp.nan.or.f32 any3, $23, $24, any3;\0Asetp.nan.or.f32 any0, $25, $26, any0;\0Asetp.nan.or.f32 any1, $27, $28, any1;\0Asetp.nan.or.f32 any2, $29, $30, any2;\0Asetp.nan.or.f32 any3, $31, $32, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.nan.f32 holds, $1, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.nan.f32 holds, $2, $2;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.nan.f32 holds, $3, $3;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.nan.f32 holds, $4, $4;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.nan.f32 holds, $5, $5;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.nan.f32 holds, $6, $6;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.nan.f32 holds, $7, $7;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.nan.f32 holds, $8, $8;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.nan.f32 holds, $9, $9;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.nan.f32 holds, $10, $10;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.nan.f32 holds, $11, $11;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.nan.f32 holds, $12, $12;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.nan.f32 holds, $13, $13;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.nan.f32 holds, $14, $14;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.nan.f32 holds, $15, $15;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.nan.f32 holds, $16, $16;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.nan.f32 holds, $17, $17;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.nan.f32 holds, $18, $18;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.nan.f32 holds, $19, $19;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.nan.f32 holds, $20, $20;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.nan.f32 holds, $21, $21;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.nan.f32 holds, $22, $22;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.nan.f32 holds, $23, $23;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.nan.f32 holds, $24, $24;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.nan.f32 holds, $25, $25;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.nan.f32 holds, $26, $26;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.nan.f32 holds, $27, $27;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.nan.f32 holds, $28, $28;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.nan.f32 holds, $29, $29;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.nan.f32 holds, $30, $30;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.nan.f32 holds, $31, $31;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.nan.f32 holds, $32, $32;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 32>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
                %469 = "tt.broadcast"(%337) : (tensor<128x1xi1>) -> tensor<128x4xi1>
                %470 = arith.select %469, %cst_55, %cst_49 : tensor<128x4xi1>, tensor<128x4xi32>
                %471 = arith.andi %468, %470 : tensor<128x4xi32>
                %472 = arith.andi %467, %471 : tensor<128x4xi32>
                %473 = arith.ori %465, %472 : tensor<128x4xi32>
                %474 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
                %475 = arith.muli %250, %474 : tensor<128x1xi64>
                %476 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
                %477 = "tt.addptr"(%476, %475) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
                %478 = "tt.addptr"(%477, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
                %479 = "tt.broadcast"(%478) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
                %480 = "tt.elementwise_inline_asm"(%479, %473) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
                %481 = arith.xori %467, %472 : tensor<128x4xi32>
                %482 = "tt.addptr"(%477, %cst_47) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
                %483 = "tt.broadcast"(%482) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
                %484 = "tt.elementwise_inline_asm"(%483, %481) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
                %485 = "tt.splat"(%arg22) : (i64) -> tensor<128x1xi64>
                %486 = arith.muli %250, %485 : tensor<128x1xi64>
                %487 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
                %488 = "tt.addptr"(%487, %486) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
                %489 = "tt.addptr"(%488, %cst_2) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
                %490 = "tt.addptr"(%489, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
                %491 = "tt.broadcast"(%490) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
                %492 = "tt.splat"(%449) : (i32) -> tensor<128x4xi32>
                %493 = "tt.expand_dims"(%448) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
                %494 = "tt.broadcast"(%493) : (tensor<1x4xi32>) -> tensor<128x4xi32>
                %495 = "tt.elementwise_inline_asm"(%491, %473, %480, %492, %494, %463, %428#0, %428#1, %429#0, %429#1, %430#0, %430#1, %431#0, %431#1, %432#0, %432#1, %433#0, %433#1, %434#0, %434#1, %435#0, %435#1, %436#0, %436#1, %437#0, %437#1, %438#0, %438#1, %439#0, %439#1, %440#0, %440#1, %441#0, %441#1, %442#0, %442#1, %443#0, %443#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, 8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
                %496 = "tt.addptr"(%488, %cst_1) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
                %497 = "tt.addptr"(%496, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
                %498 = "tt.broadcast"(%497) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
                %499 = "tt.splat"(%451) : (i32) -> tensor<128x4xi32>
                %500 = "tt.elementwise_inline_asm"(%498, %481, %484, %499, %494, %463, %428#0, %428#1, %429#0, %429#1, %430#0, %430#1, %431#0, %431#1, %432#0, %432#1, %433#0, %433#1, %434#0, %434#1, %435#0, %435#1, %436#0, %436#1, %437#0, %437#1, %438#0, %438#1, %439#0, %439#1, %440#0, %440#1, %441#0, %441#1, %442#0, %442#1, %443#0, %443#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, -8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
              }
              scf.yield %349, %359, %363, %367, %380 : i32, i32, i32, i32, tensor<128x8xi8>
            }
            scf.yield %cst_59 : tensor<128x128xf16>
          }
        }
        gpu.barrier
        %218 = arith.extsi %181#1 : i32 to i64
        %219 = "tt.addptr"(%arg29, %218) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %220 = "tt.atomic_rmw"(%219, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %221 = arith.andi %220, %c2047_i32 : i32
        %222 = arith.cmpi eq, %221, %c1_i32 : i32
        scf.if %222 {
          %223 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %224 = "tt.addptr"(%223, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %225 = "tt.addptr"(%224, %193) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %226 = "tt.load"(%225, %198, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %227 = "tt.splat"(%arg33) : (i64) -> tensor<128xi64>
          %228 = "tt.addptr"(%223, %227) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %229 = "tt.addptr"(%228, %193) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %230 = "tt.load"(%229, %198, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %231 = arith.cmpi slt, %230, %226 : tensor<128xi32>
          %232 = arith.andi %231, %198 : tensor<128xi1>
          %233 = arith.extui %232 : tensor<128xi1> to tensor<128xi32>
          %234 = "tt.reduce"(%233) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %254 = arith.maxsi %arg36, %arg37 : i32
            "tt.reduce_return"(%254) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %235 = arith.cmpi ne, %234, %c0_i32 : i32
          %236 = arith.cmpi slt, %181#2, %c500_i32 : i32
          %237 = arith.andi %235, %236 : i1
          %238 = arith.divsi %202, %c2048_i32 : i32
          %239 = arith.divsi %238, %c1024_i32 : i32
          %240 = arith.addi %239, %c1_i32 : i32
          %241 = arith.muli %240, %c2048_i32 : i32
          %242 = arith.divsi %202, %241 : i32
          %243 = arith.addi %242, %c1_i32 : i32
          %244 = arith.select %237, %243, %c0_i32 : i32
          %245 = arith.select %187, %244, %c32_i32 : i32
          %246 = arith.addi %181#2, %c1_i32 : i32
          %247 = arith.shli %246, %c22_i32 : i32
          %248 = arith.shli %245, %c11_i32 : i32
          %249 = arith.ori %247, %248 : i32
          %250 = arith.ori %249, %245 : i32
          %251 = arith.cmpi eq, %245, %c0_i32 : i32
          %252 = arith.select %251, %c0_i32, %250 : i32
          gpu.barrier
          %253 = "tt.atomic_rmw"(%219, %252) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %185 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x64xi8, strided<[?, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x64xi8, strided<[?, 64, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "tile_requests", winnow.type = memref<?xi32>}, {winnow.arg = "tile_requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "query_scales", winnow.type = memref<?x8xi8, strided<[?, 1]>>}, {winnow.arg = "query_scales.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "query_scales.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_scales", winnow.type = memref<?x64x8xi8, strided<[?, 8, 1]>>}, {winnow.arg = "key_scales.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_scales.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<i8>, i32, i64, !tt.ptr<i8>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i8>, i32, i64, !tt.ptr<i8>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "sdsa_nvfp4", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {dequantize = "convert", helpers = 264 : i32, max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 4096 : i32, scatter = "hits", target = "cuda:90", tile_keys = 128 : i32, tile_rows = 128 : i32}} : () -> ()
}

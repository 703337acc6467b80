#map = affine_map<()[s0, s1] -> (s0 ceildiv 128, ((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - 65535) - s1 ceildiv 2147483648 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 ceildiv 128)>
#map2 = affine_map<()[s0, s1] -> (4095)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<i8>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<i8>, %arg4: i32, %arg5: i64, %arg6: !tt.ptr<i32>, %arg7: i32, %arg8: !tt.ptr<i32>, %arg9: i32, %arg10: !tt.ptr<i32>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: !tt.ptr<f32>, %arg15: i32, %arg16: !tt.ptr<i32>, %arg17: i32, %arg18: i64, %arg19: !tt.ptr<i32>, %arg20: i32, %arg21: i32, %arg22: i64, %arg23: !tt.ptr<i8>, %arg24: i32, %arg25: i64, %arg26: !tt.ptr<i8>, %arg27: i32, %arg28: i64, %arg29: !tt.ptr<i32>, %arg30: i32, %arg31: !tt.ptr<i32>, %arg32: i32, %arg33: i64, %arg34: i32):
    %cst = arith.constant dense<0> : tensor<1xi64>
    %cst_0 = arith.constant -1.000000e+00 : f32
    %cst_1 = arith.constant dense<1> : tensor<1xi64>
    %c1_i64 = arith.constant 1 : i64
    %cst_2 = arith.constant dense<1> : tensor<128xi64>
    %cst_3 = arith.constant dense<4094> : tensor<128x1xi64>
    %cst_4 = arith.constant dense<4096> : tensor<128x1xi64>
    %cst_5 = arith.constant dense<1> : tensor<128x1xi64>
    %c192_i32 = arith.constant 192 : i32
    %c500_i32 = arith.constant 500 : i32
    %cst_6 = arith.constant dense<0x7F800000> : tensor<128xf32>
    %cst_7 = arith.constant dense<2> : tensor<1x1024x1xi64>
    %cst_8 = arith.constant dense<2143289344> : tensor<1x1024xi32>
    %cst_9 = arith.constant dense<0x7F800000> : tensor<1x1024xf32>
    %cst_10 = arith.constant dense<0x7FC00000> : tensor<1xf32>
    %cst_11 = arith.constant dense<0x7F800000> : tensor<1xf32>
    %cst_12 = arith.constant dense<2.000000e+00> : tensor<1xf32>
    %cst_13 = arith.constant dense<2047> : tensor<1024xi32>
    %cst_14 = arith.constant dense<65535> : tensor<1024xi32>
    %cst_15 = arith.constant dense<16> : tensor<1024xi32>
    %cst_16 = arith.constant dense<2> : tensor<1024xi64>
    %cst_17 = arith.constant dense<0> : tensor<1024xi32>
    %cst_18 = arith.constant dense<2048> : tensor<1024xi32>
    %c1023_i32 = arith.constant 1023 : i32
    %cst_19 = arith.constant dense<2139095041> : tensor<4096xi32>
    %cst_20 = arith.constant 4.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %cst_21 = arith.constant dense<32> : tensor<4096xi64>
    %c16_i32 = arith.constant 16 : i32
    %c6_i32 = arith.constant 6 : i32
    %cst_22 = arith.constant 2.500000e-01 : f32
    %cst_23 = arith.constant 1.800000e+00 : f32
    %c4_i32 = arith.constant 4 : i32
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
    %cst_33 = arith.constant dense<2048> : tensor<4096xi32>
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst_34 = arith.constant 2.14748352E+9 : f32
    %cst_35 = arith.constant 5.000000e-01 : f32
    %cst_36 = arith.constant 1.000000e+00 : f32
    %cst_37 = arith.constant 4.500000e-01 : f32
    %c-2139095041_i32 = arith.constant -2139095041 : i32
    %c-2139095040_i32 = arith.constant -2139095040 : i32
    %c2139095041_i32 = arith.constant 2139095041 : i32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %cst_38 = arith.constant dense<-1> : tensor<128xi32>
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c2047_i32 = arith.constant 2047 : i32
    %c4194304_i32 = arith.constant 4194304 : i32
    %cst_39 = arith.constant dense<2047> : tensor<128xi32>
    %cst_40 = arith.constant dense<11> : tensor<128xi32>
    %cst_41 = arith.constant dense<4194304> : tensor<128xi32>
    %cst_42 = arith.constant dense<2147483646> : tensor<128xi32>
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c264_i32 = arith.constant 264 : i32
    %false = arith.constant false
    %c11_i32 = arith.constant 11 : i32
    %c22_i32 = arith.constant 22 : i32
    %c256_i32 = arith.constant 256 : i32
    %c1024_i32 = arith.constant 1024 : i32
    %c8_i32 = arith.constant 8 : i32
    %true = arith.constant true
    %cst_43 = arith.constant dense<-2147483648> : tensor<128xi32>
    %cst_44 = arith.constant dense<2139095041> : tensor<128xi32>
    %cst_45 = arith.constant dense<-2139095041> : tensor<128xi32>
    %cst_46 = arith.constant dense<2139095040> : tensor<128xi32>
    %cst_47 = arith.constant dense<2147483647> : tensor<128xi32>
    %cst_48 = arith.constant dense<2048> : tensor<128xi32>
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
      %186 = arith.minsi %arg35, %arg36 : i32
      "tt.reduce_return"(%186) : (i32) -> ()
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
    %41 = arith.extsi %35 : tensor<1x64xi32> to tensor<1x64xi64>
    %42 = "tt.broadcast"(%40) : (tensor<128x1xi64>) -> tensor<128x64xi64>
    %43 = "tt.broadcast"(%41) : (tensor<1x64xi64>) -> tensor<128x64xi64>
    %44 = arith.addi %42, %43 : tensor<128x64xi64>
    %45 = "tt.splat"(%arg0) : (!tt.ptr<i8>) -> tensor<128x64x!tt.ptr<i8>>
    %46 = "tt.addptr"(%45, %44) : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi64>) -> tensor<128x64x!tt.ptr<i8>>
    %47 = "tt.load"(%46, %37, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi1>, tensor<128x64xi8>) -> tensor<128x64xi8>
    %48 = "tt.splat"(%arg24) : (i32) -> tensor<128xi32>
    %49 = arith.cmpi ult, %5, %48 : tensor<128xi32>
    %50 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
    %51 = "tt.expand_dims"(%50) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
    %52 = "tt.expand_dims"(%49) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
    %53 = "tt.broadcast"(%52) : (tensor<128x1xi1>) -> tensor<128x8xi1>
    %54 = "tt.splat"(%arg25) : (i64) -> tensor<128x1xi64>
    %55 = arith.muli %38, %54 : tensor<128x1xi64>
    %56 = arith.extsi %51 : tensor<1x8xi32> to tensor<1x8xi64>
    %57 = "tt.broadcast"(%55) : (tensor<128x1xi64>) -> tensor<128x8xi64>
    %58 = "tt.broadcast"(%56) : (tensor<1x8xi64>) -> tensor<128x8xi64>
    %59 = arith.addi %57, %58 : tensor<128x8xi64>
    %60 = "tt.splat"(%arg23) : (!tt.ptr<i8>) -> tensor<128x8x!tt.ptr<i8>>
    %61 = "tt.addptr"(%60, %59) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi64>) -> tensor<128x8x!tt.ptr<i8>>
    %62 = "tt.load"(%61, %53, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
    %63 = "tt.bitcast"(%62) : (tensor<128x8xi8>) -> tensor<128x8xf8E4M3FN>
    %64 = "tt.fp_to_fp"(%63) : (tensor<128x8xf8E4M3FN>) -> tensor<128x8xf16>
    %65 = arith.mulf %64, %cst_61 : tensor<128x8xf16>
    %66 = "tt.expand_dims"(%65) {axis = 2 : i32} : (tensor<128x8xf16>) -> tensor<128x8x1xf16>
    %67 = "tt.broadcast"(%66) : (tensor<128x8x1xf16>) -> tensor<128x8x8xf16>
    %68 = "tt.reshape"(%47) : (tensor<128x64xi8>) -> tensor<128x8x8xi8>
    %69 = "tt.elementwise_inline_asm"(%68, %67) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashl.b32 codes, $2, 2;\0Ashl.b32 signs, $2, 4;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
    %70 = "tt.elementwise_inline_asm"(%68, %67) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashr.u32 codes, $2, 2;\0Amov.b32 signs, $2;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
    %71 = "tt.join"(%69, %70) : (tensor<128x8x8xf16>, tensor<128x8x8xf16>) -> tensor<128x8x8x2xf16>
    %72 = "tt.trans"(%71) {order = array<i32: 0, 3, 1, 2>} : (tensor<128x8x8x2xf16>) -> tensor<128x2x8x8xf16>
    %73 = "tt.reshape"(%72) : (tensor<128x2x8x8xf16>) -> tensor<128x128xf16>
    %74 = arith.divui %2, %c128_i32 : i32
    %75 = arith.cmpi slt, %74, %arg9 : i32
    %76 = arith.extsi %74 : i32 to i64
    %77 = "tt.addptr"(%arg8, %76) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %78 = "tt.load"(%77, %75, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %79 = arith.select %75, %78, %c-1_i32 : i32
    %80 = "tt.load"(%77, %75, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %81 = arith.select %75, %80, %c-1_i32 : i32
    %82 = "tt.reduce"(%24) ({
    ^bb0(%arg35: i32, %arg36: i32):
      %186 = arith.maxsi %arg35, %arg36 : i32
      "tt.reduce_return"(%186) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
    %83 = "tt.get_num_programs"() {axis = 1 : i32} : () -> i32
    %84 = arith.addi %82, %c127_i32 : i32
    %85 = arith.divui %84, %c128_i32 : i32
    %86 = arith.divui %85, %83 : i32
    %87 = arith.remui %85, %83 : i32
    %88 = arith.muli %1, %86 : i32
    %89 = arith.minsi %1, %87 : i32
    %90 = arith.addi %88, %89 : i32
    %91 = arith.addi %1, %c1_i32 : i32
    %92 = arith.muli %91, %86 : i32
    %93 = arith.minsi %91, %87 : i32
    %94 = arith.addi %92, %93 : i32
    %95 = arith.muli %94, %c128_i32 : i32
    %96 = arith.minsi %95, %82 : i32
    %97 = arith.muli %90, %c128_i32 : i32
    %98 = arith.divui %97, %c64_i32 : i32
    %99 = arith.cmpi ult, %98, %arg12 : i32
    %100 = arith.cmpi ult, %79, %arg11 : i32
    %101 = arith.cmpi slt, %97, %96 : i32
    %102 = arith.andi %101, %99 : i1
    %103 = arith.andi %102, %100 : i1
    %104 = arith.extsi %79 : i32 to i64
    %105 = arith.muli %104, %arg13 : i64
    %106 = arith.extsi %98 : i32 to i64
    %107 = arith.addi %105, %106 : i64
    %108 = "tt.addptr"(%arg10, %107) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %109 = "tt.load"(%108, %103, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %110 = arith.select %103, %109, %c-1_i32 : i32
    %111 = arith.addi %97, %c64_i32 : i32
    %112 = arith.divui %111, %c64_i32 : i32
    %113 = arith.cmpi ult, %112, %arg12 : i32
    %114 = arith.cmpi slt, %111, %96 : i32
    %115 = arith.andi %114, %113 : i1
    %116 = arith.andi %115, %100 : i1
    %117 = arith.extsi %112 : i32 to i64
    %118 = arith.addi %105, %117 : i64
    %119 = "tt.addptr"(%arg10, %118) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %120 = "tt.load"(%119, %116, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %121 = arith.select %116, %120, %c-1_i32 : i32
    %122 = arith.cmpi ult, %81, %arg11 : i32
    %123 = arith.andi %102, %122 : i1
    %124 = arith.extsi %81 : i32 to i64
    %125 = arith.muli %124, %arg13 : i64
    %126 = arith.addi %125, %106 : i64
    %127 = "tt.addptr"(%arg10, %126) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %128 = "tt.load"(%127, %123, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %129 = arith.select %123, %128, %c-1_i32 : i32
    %130 = arith.andi %115, %122 : i1
    %131 = arith.addi %125, %117 : i64
    %132 = "tt.addptr"(%arg10, %131) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %133 = "tt.load"(%132, %130, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %134 = arith.select %130, %133, %c-1_i32 : i32
    %135 = "tt.splat"(%134) : (i32) -> tensor<128xi32>
    %136 = arith.cmpi slt, %4, %cst_66 : tensor<128xi32>
    %137 = "tt.splat"(%129) : (i32) -> tensor<128xi32>
    %138 = arith.select %136, %137, %135 : tensor<128xi1>, tensor<128xi32>
    %139 = "tt.expand_dims"(%138) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %140 = arith.remui %4, %cst_66 : tensor<128xi32>
    %141 = "tt.splat"(%arg27) : (i32) -> tensor<128x1xi32>
    %142 = arith.cmpi ult, %139, %141 : tensor<128x1xi32>
    %143 = "tt.expand_dims"(%140) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %144 = "tt.broadcast"(%142) : (tensor<128x1xi1>) -> tensor<128x8xi1>
    %145 = arith.extsi %139 : tensor<128x1xi32> to tensor<128x1xi64>
    %146 = "tt.splat"(%arg28) : (i64) -> tensor<128x1xi64>
    %147 = arith.muli %145, %146 : tensor<128x1xi64>
    %148 = arith.muli %143, %cst_60 : tensor<128x1xi32>
    %149 = arith.extsi %148 : tensor<128x1xi32> to tensor<128x1xi64>
    %150 = arith.addi %147, %149 : tensor<128x1xi64>
    %151 = "tt.broadcast"(%150) : (tensor<128x1xi64>) -> tensor<128x8xi64>
    %152 = arith.addi %151, %58 : tensor<128x8xi64>
    %153 = "tt.splat"(%arg26) : (!tt.ptr<i8>) -> tensor<128x8x!tt.ptr<i8>>
    %154 = "tt.addptr"(%153, %152) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi64>) -> tensor<128x8x!tt.ptr<i8>>
    %155 = "tt.load"(%154, %144, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
    %156 = arith.extui %101 : i1 to i32
    %157 = "tt.splat"(%arg4) : (i32) -> tensor<128x1xi32>
    %158 = "tt.splat"(%arg5) : (i64) -> tensor<128x1xi64>
    %159 = arith.muli %143, %cst_58 : tensor<128x1xi32>
    %160 = arith.extsi %159 : tensor<128x1xi32> to tensor<128x1xi64>
    %161 = "tt.splat"(%arg3) : (!tt.ptr<i8>) -> tensor<128x64x!tt.ptr<i8>>
    %162 = scf.for %arg35 = %c0_i32 to %156 step %c1_i32 iter_args(%arg36 = %73) -> (tensor<128x128xf16>)  : i32 {
      %186:5 = scf.for %arg37 = %97 to %96 step %c128_i32 iter_args(%arg38 = %110, %arg39 = %121, %arg40 = %129, %arg41 = %134, %arg42 = %155) -> (i32, i32, i32, i32, tensor<128x8xi8>)  : i32 {
        %187 = arith.addi %arg37, %c128_i32 : i32
        %188 = arith.divui %187, %c64_i32 : i32
        %189 = arith.cmpi ult, %188, %arg12 : i32
        %190 = arith.cmpi slt, %187, %96 : i32
        %191 = arith.andi %190, %189 : i1
        %192 = arith.andi %191, %100 : i1
        %193 = arith.extsi %188 : i32 to i64
        %194 = arith.addi %105, %193 : i64
        %195 = "tt.addptr"(%arg10, %194) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %196 = "tt.load"(%195, %192, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %197 = arith.select %192, %196, %c-1_i32 : i32
        %198 = arith.addi %arg37, %c192_i32 : i32
        %199 = arith.divui %198, %c64_i32 : i32
        %200 = arith.cmpi ult, %199, %arg12 : i32
        %201 = arith.cmpi slt, %198, %96 : i32
        %202 = arith.andi %201, %200 : i1
        %203 = arith.andi %202, %100 : i1
        %204 = arith.extsi %199 : i32 to i64
        %205 = arith.addi %105, %204 : i64
        %206 = "tt.addptr"(%arg10, %205) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %207 = "tt.load"(%206, %203, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %208 = arith.select %203, %207, %c-1_i32 : i32
        %209 = arith.andi %191, %122 : i1
        %210 = arith.addi %125, %193 : i64
        %211 = "tt.addptr"(%arg10, %210) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %212 = "tt.load"(%211, %209, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %213 = arith.select %209, %212, %c-1_i32 : i32
        %214 = arith.andi %202, %122 : i1
        %215 = arith.addi %125, %204 : i64
        %216 = "tt.addptr"(%arg10, %215) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %217 = "tt.load"(%216, %214, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %218 = arith.select %214, %217, %c-1_i32 : i32
        %219 = "tt.splat"(%218) : (i32) -> tensor<128xi32>
        %220 = "tt.splat"(%213) : (i32) -> tensor<128xi32>
        %221 = arith.select %136, %220, %219 : tensor<128xi1>, tensor<128xi32>
        %222 = "tt.expand_dims"(%221) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
        %223 = arith.cmpi ult, %222, %141 : tensor<128x1xi32>
        %224 = "tt.broadcast"(%223) : (tensor<128x1xi1>) -> tensor<128x8xi1>
        %225 = arith.extsi %222 : tensor<128x1xi32> to tensor<128x1xi64>
        %226 = arith.muli %225, %146 : tensor<128x1xi64>
        %227 = arith.addi %226, %149 : tensor<128x1xi64>
        %228 = "tt.broadcast"(%227) : (tensor<128x1xi64>) -> tensor<128x8xi64>
        %229 = arith.addi %228, %58 : tensor<128x8xi64>
        %230 = "tt.addptr"(%153, %229) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi64>) -> tensor<128x8x!tt.ptr<i8>>
        %231 = "tt.load"(%230, %224, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
        %232 = "tt.splat"(%arg39) : (i32) -> tensor<128xi32>
        %233 = "tt.splat"(%arg38) : (i32) -> tensor<128xi32>
        %234 = arith.select %136, %233, %232 : tensor<128xi1>, tensor<128xi32>
        %235 = "tt.expand_dims"(%234) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
        %236 = arith.cmpi ult, %235, %157 : tensor<128x1xi32>
        %237 = "tt.broadcast"(%236) : (tensor<128x1xi1>) -> tensor<128x64xi1>
        %238 = arith.extsi %235 : tensor<128x1xi32> to tensor<128x1xi64>
        %239 = arith.muli %238, %158 : tensor<128x1xi64>
        %240 = arith.addi %239, %160 : tensor<128x1xi64>
        %241 = "tt.broadcast"(%240) : (tensor<128x1xi64>) -> tensor<128x64xi64>
        %242 = arith.addi %241, %43 : tensor<128x64xi64>
        %243 = "tt.addptr"(%161, %242) : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi64>) -> tensor<128x64x!tt.ptr<i8>>
        %244 = "tt.load"(%243, %237, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi1>, tensor<128x64xi8>) -> tensor<128x64xi8>
        %245 = arith.cmpi ult, %arg38, %arg4 : i32
        %246 = arith.cmpi ult, %arg39, %arg4 : i32
        %247 = arith.cmpi ult, %arg40, %arg27 : i32
        %248 = arith.cmpi ult, %arg41, %arg27 : i32
        %249 = "tt.bitcast"(%arg42) : (tensor<128x8xi8>) -> tensor<128x8xf8E4M3FN>
        %250 = "tt.fp_to_fp"(%249) : (tensor<128x8xf8E4M3FN>) -> tensor<128x8xf16>
        %251 = arith.mulf %250, %cst_61 : tensor<128x8xf16>
        %252 = "tt.expand_dims"(%251) {axis = 2 : i32} : (tensor<128x8xf16>) -> tensor<128x8x1xf16>
        %253 = "tt.broadcast"(%252) : (tensor<128x8x1xf16>) -> tensor<128x8x8xf16>
        %254 = "tt.reshape"(%244) : (tensor<128x64xi8>) -> tensor<128x8x8xi8>
        %255 = "tt.elementwise_inline_asm"(%254, %253) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashl.b32 codes, $2, 2;\0Ashl.b32 signs, $2, 4;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
        %256 = "tt.elementwise_inline_asm"(%254, %253) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashr.u32 codes, $2, 2;\0Amov.b32 signs, $2;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
        %257 = "tt.join"(%255, %256) : (tensor<128x8x8xf16>, tensor<128x8x8xf16>) -> tensor<128x8x8x2xf16>
        %258 = "tt.trans"(%257) {order = array<i32: 0, 3, 1, 2>} : (tensor<128x8x8x2xf16>) -> tensor<128x2x8x8xf16>
        %259 = "tt.reshape"(%258) : (tensor<128x2x8x8xf16>) -> tensor<128x128xf16>
        %260 = "tt.trans"(%259) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
        %261 = "tt.dot"(%arg36, %260, %cst_57) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xf16>, tensor<128x128xf16>, tensor<128x128xf32>) -> tensor<128x128xf32>
        %262 = "tt.reshape"(%261) : (tensor<128x128xf32>) -> tensor<128x2x2x2x2x4x2xf32>
        %263 = "tt.trans"(%262) {order = array<i32: 0, 5, 6, 4, 3, 2, 1>} : (tensor<128x2x2x2x2x4x2xf32>) -> tensor<128x4x2x2x2x2x2xf32>
        %264:2 = "tt.split"(%263) : (tensor<128x4x2x2x2x2x2xf32>) -> (tensor<128x4x2x2x2x2xf32>, tensor<128x4x2x2x2x2xf32>)
        %265:2 = "tt.split"(%264#0) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
        %266:2 = "tt.split"(%264#1) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
        %267:2 = "tt.split"(%265#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %268:2 = "tt.split"(%265#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %269:2 = "tt.split"(%266#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %270:2 = "tt.split"(%266#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %271:2 = "tt.split"(%267#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %272:2 = "tt.split"(%267#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %273:2 = "tt.split"(%268#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %274:2 = "tt.split"(%268#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %275:2 = "tt.split"(%269#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %276:2 = "tt.split"(%269#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %277:2 = "tt.split"(%270#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %278:2 = "tt.split"(%270#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %279:2 = "tt.split"(%271#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %280:2 = "tt.split"(%271#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %281:2 = "tt.split"(%272#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %282:2 = "tt.split"(%272#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %283:2 = "tt.split"(%273#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %284:2 = "tt.split"(%273#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %285:2 = "tt.split"(%274#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %286:2 = "tt.split"(%274#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %287:2 = "tt.split"(%275#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %288:2 = "tt.split"(%275#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %289:2 = "tt.split"(%276#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %290:2 = "tt.split"(%276#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %291:2 = "tt.split"(%277#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %292:2 = "tt.split"(%277#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %293:2 = "tt.split"(%278#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %294:2 = "tt.split"(%278#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %295 = arith.cmpi sge, %arg37, %97 : i32
        scf.if %295 {
          %296 = "tt.splat"(%arg37) : (i32) -> tensor<4xi32>
          %297 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
          %298 = arith.muli %297, %cst_56 : tensor<4xi32>
          %299 = arith.addi %296, %298 : tensor<4xi32>
          %300 = arith.subi %arg21, %c2048_i32 : i32
          %301 = arith.maxsi %300, %c0_i32 : i32
          %302 = arith.cmpi sge, %arg21, %c2048_i32 : i32
          %303 = arith.select %302, %c2048_i32, %c0_i32 : i32
          %304 = arith.minsi %25, %96 : i32
          %305 = arith.minsi %304, %96 : i32
          %306 = arith.maxsi %305, %arg37 : i32
          %307 = arith.subi %306, %arg37 : i32
          %308 = arith.cmpi sgt, %307, %c127_i32 : i32
          %309 = arith.andi %308, %245 : i1
          %310 = arith.andi %309, %246 : i1
          %311 = arith.andi %310, %247 : i1
          %312 = arith.andi %311, %248 : i1
          %313 = scf.if %312 -> (tensor<128x4xi32>) {
            scf.yield %cst_55 : tensor<128x4xi32>
          } else {
            %345 = "tt.splat"(%96) : (i32) -> tensor<128xi32>
            %346 = arith.minsi %24, %345 : tensor<128xi32>
            %347 = arith.minsi %346, %345 : tensor<128xi32>
            %348 = "tt.splat"(%arg37) : (i32) -> tensor<128xi32>
            %349 = arith.maxsi %347, %348 : tensor<128xi32>
            %350 = arith.subi %349, %348 : tensor<128xi32>
            %351 = arith.minsi %350, %cst_54 : tensor<128xi32>
            %352 = "tt.expand_dims"(%351) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
            %353 = "tt.broadcast"(%352) : (tensor<128x1xi32>) -> tensor<128x4xi32>
            %354 = "tt.expand_dims"(%298) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
            %355 = "tt.broadcast"(%354) : (tensor<1x4xi32>) -> tensor<128x4xi32>
            %356 = arith.subi %353, %355 : tensor<128x4xi32>
            %357 = arith.addi %356, %cst_52 : tensor<128x4xi32>
            %358 = arith.shrsi %357, %cst_53 : tensor<128x4xi32>
            %359 = arith.addi %356, %cst_51 : tensor<128x4xi32>
            %360 = arith.shrsi %359, %cst_53 : tensor<128x4xi32>
            %361 = arith.addi %358, %360 : tensor<128x4xi32>
            %362 = arith.subi %cst_50, %361 : tensor<128x4xi32>
            %363 = arith.shrui %cst_55, %362 : tensor<128x4xi32>
            %364 = arith.cmpi sgt, %361, %cst_49 : tensor<128x4xi32>
            %365 = arith.select %364, %363, %cst_49 : tensor<128x4xi1>, tensor<128x4xi32>
            %366 = arith.select %245, %c-1_i32, %c-65536_i32 : i32
            %367 = "tt.splat"(%366) : (i32) -> tensor<128x4xi32>
            %368 = arith.select %246, %c-1_i32, %c65535_i32 : i32
            %369 = "tt.splat"(%368) : (i32) -> tensor<128x4xi32>
            %370 = arith.select %247, %c-1_i32, %c-65536_i32 : i32
            %371 = "tt.splat"(%370) : (i32) -> tensor<128x4xi32>
            %372 = arith.select %248, %c-1_i32, %c65535_i32 : i32
            %373 = "tt.splat"(%372) : (i32) -> tensor<128x4xi32>
            %374 = arith.andi %365, %367 : tensor<128x4xi32>
            %375 = arith.andi %374, %369 : tensor<128x4xi32>
            %376 = arith.andi %375, %371 : tensor<128x4xi32>
            %377 = arith.andi %376, %373 : tensor<128x4xi32>
            scf.yield %377 : tensor<128x4xi32>
          }
          %314 = "tt.expand_dims"(%30) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
          %315 = "tt.broadcast"(%314) : (tensor<128x1xf32>) -> tensor<128x4xf32>
          %316 = "tt.elementwise_inline_asm"(%315, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1, %284#0, %284#1, %285#0, %285#1, %286#0, %286#1, %287#0, %287#1, %288#0, %288#1, %289#0, %289#1, %290#0, %290#1, %291#0, %291#1, %292#0, %292#1, %293#0, %293#1, %294#0, %294#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.gt.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.gt.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.gt.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.gt.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.gt.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.gt.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.gt.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.gt.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.gt.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.gt.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.gt.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.gt.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.gt.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.gt.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.gt.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.gt.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
          %317 = arith.andi %316, %313 : tensor<128x4xi32>
          %318 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
          %319 = arith.muli %38, %318 : tensor<128x1xi64>
          %320 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
          %321 = "tt.addptr"(%320, %319) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
          %322 = "tt.broadcast"(%321) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
          %323 = "tt.elementwise_inline_asm"(%322, %317) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
          %324 = "tt.elementwise_inline_asm"(%315, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1, %284#0, %284#1, %285#0, %285#1, %286#0, %286#1, %287#0, %287#1, %288#0, %288#1, %289#0, %289#1, %290#0, %290#1, %291#0, %291#1, %292#0, %292#1, %293#0, %293#1, %294#0, %294#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Asetp.equ.or.f32 any0, $18, $1, any0;\0Asetp.equ.or.f32 any1, $19, $1, any1;\0Asetp.equ.or.f32 any2, $20, $1, any2;\0Asetp.equ.or.f32 any3, $21, $1, any3;\0Asetp.equ.or.f32 any0, $22, $1, any0;\0Asetp.equ.or.f32 any1, $23, $1, any1;\0Asetp.equ.or.f32 any2, $24, $1, any2;\0Asetp.equ.or.f32 any3, $25, $1, any3;\0Asetp.equ.or.f32 any0, $26, $1, any0;\0Asetp.equ.or.f32 any1, $27, $1, any1;\0Asetp.equ.or.f32 any2, $28, $1, any2;\0Asetp.equ.or.f32 any3, $29, $1, any3;\0Asetp.equ.or.f32 any0, $30, $1, any0;\0Asetp.equ.or.f32 any1, $31, $1, any1;\0Asetp.equ.or.f32 any2, $32, $1, any2;\0Asetp.equ.or.f32 any3, $33, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.equ.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.equ.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.equ.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.equ.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.equ.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.equ.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.equ.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.equ.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.equ.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.equ.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.equ.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.equ.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.equ.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.equ.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.equ.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.equ.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
          %325 = arith.andi %324, %313 : tensor<128x4xi32>
          %326 = arith.addi %319, %cst_5 : tensor<128x1xi64>
          %327 = "tt.addptr"(%320, %326) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
          %328 = "tt.broadcast"(%327) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
          %329 = "tt.elementwise_inline_asm"(%328, %325) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
          %330 = "tt.splat"(%arg22) : (i64) -> tensor<128x1xi64>
          %331 = arith.muli %38, %330 : tensor<128x1xi64>
          %332 = arith.addi %331, %cst_4 : tensor<128x1xi64>
          %333 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
          %334 = "tt.addptr"(%333, %332) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
          %335 = "tt.broadcast"(%334) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
          %336 = "tt.splat"(%301) : (i32) -> tensor<128x4xi32>
          %337 = "tt.expand_dims"(%299) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
          %338 = "tt.broadcast"(%337) : (tensor<1x4xi32>) -> tensor<128x4xi32>
          %339 = "tt.elementwise_inline_asm"(%335, %317, %323, %336, %338, %315, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1, %284#0, %284#1, %285#0, %285#1, %286#0, %286#1, %287#0, %287#1, %288#0, %288#1, %289#0, %289#1, %290#0, %290#1, %291#0, %291#1, %292#0, %292#1, %293#0, %293#1, %294#0, %294#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Aszext.clamp.u32 hits, hits, leaf;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Aszext.clamp.u32 hits, hits, leaf;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, 8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
          %340 = arith.addi %331, %cst_3 : tensor<128x1xi64>
          %341 = "tt.addptr"(%333, %340) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
          %342 = "tt.broadcast"(%341) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
          %343 = "tt.splat"(%303) : (i32) -> tensor<128x4xi32>
          %344 = "tt.elementwise_inline_asm"(%342, %325, %329, %343, %338, %315, %279#0, %279#1, %280#0, %280#1, %281#0, %281#1, %282#0, %282#1, %283#0, %283#1, %284#0, %284#1, %285#0, %285#1, %286#0, %286#1, %287#0, %287#1, %288#0, %288#1, %289#0, %289#1, %290#0, %290#1, %291#0, %291#1, %292#0, %292#1, %293#0, %293#1, %294#0, %294#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, -8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
        }
        scf.yield %197, %208, %213, %218, %231 : i32, i32, i32, i32, tensor<128x8xi8>
      }
      scf.yield %cst_59 : tensor<128x128xf16>
    }
    %163 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %164 = arith.cmpi slt, %0, %arg30 : i32
    gpu.barrier
    %165 = arith.extsi %0 : i32 to i64
    %166 = "tt.addptr"(%arg29, %165) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %167 = "tt.atomic_rmw"(%166, %c1_i32, %164) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %168 = arith.subi %83, %c1_i32 : i32
    %169 = arith.cmpi eq, %167, %168 : i32
    %170 = arith.andi %164, %169 : i1
    %171 = scf.if %170 -> (i1) {
      %186 = arith.subi %163, %c1_i32 : i32
      %187 = arith.minui %0, %186 : i32
      %188 = arith.muli %187, %c128_i32 : i32
      %189 = "tt.splat"(%188) : (i32) -> tensor<128xi32>
      %190 = arith.addi %189, %4 : tensor<128xi32>
      %191 = arith.cmpi ult, %190, %6 : tensor<128xi32>
      %192 = arith.extsi %190 : tensor<128xi32> to tensor<128xi64>
      %193 = "tt.addptr"(%9, %192) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %194 = "tt.load"(%193, %191, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %195 = arith.minsi %194, %13 : tensor<128xi32>
      %196 = arith.maxsi %195, %cst_67 : tensor<128xi32>
      %197 = arith.cmpi slt, %190, %22 : tensor<128xi32>
      %198 = arith.select %197, %196, %cst_67 : tensor<128xi1>, tensor<128xi32>
      %199 = arith.subi %arg21, %c2048_i32 : i32
      %200 = "tt.addptr"(%28, %192) : (tensor<128x!tt.ptr<f32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<f32>>
      %201 = "tt.load"(%200, %197, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>, tensor<128xf32>) -> tensor<128xf32>
      %202 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
      %203 = arith.muli %192, %202 : tensor<128xi64>
      %204 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %205 = "tt.addptr"(%204, %203) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %206 = "tt.load"(%205, %197, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %207 = arith.addi %203, %cst_2 : tensor<128xi64>
      %208 = "tt.addptr"(%204, %207) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %209 = "tt.load"(%208, %197, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %210 = arith.minsi %209, %cst_48 : tensor<128xi32>
      %211 = "tt.splat"(%199) : (i32) -> tensor<128xi32>
      %212 = arith.cmpi slt, %211, %206 : tensor<128xi32>
      %213 = arith.addi %206, %210 : tensor<128xi32>
      %214 = arith.minsi %198, %cst_48 : tensor<128xi32>
      %215 = arith.cmpi slt, %213, %214 : tensor<128xi32>
      %216 = arith.cmpf uno, %201, %201 : tensor<128xf32>
      %217 = arith.cmpi sgt, %209, %cst_67 : tensor<128xi32>
      %218 = arith.andi %216, %217 : tensor<128xi1>
      %219 = arith.ori %212, %215 : tensor<128xi1>
      %220 = arith.ori %219, %218 : tensor<128xi1>
      %221 = arith.andi %220, %197 : tensor<128xi1>
      %222 = "tt.bitcast"(%201) : (tensor<128xf32>) -> tensor<128xi32>
      %223 = arith.cmpi slt, %222, %cst_67 : tensor<128xi32>
      %224 = arith.andi %222, %cst_47 : tensor<128xi32>
      %225 = arith.subi %cst_67, %224 : tensor<128xi32>
      %226 = arith.cmpi sgt, %224, %cst_46 : tensor<128xi32>
      %227 = arith.select %223, %225, %222 : tensor<128xi1>, tensor<128xi32>
      %228 = arith.select %226, %cst_46, %227 : tensor<128xi1>, tensor<128xi32>
      %229 = arith.select %212, %228, %cst_45 : tensor<128xi1>, tensor<128xi32>
      %230 = arith.addi %229, %cst_65 : tensor<128xi32>
      %231 = arith.subi %cst_48, %210 : tensor<128xi32>
      %232 = arith.select %221, %230, %231 : tensor<128xi1>, tensor<128xi32>
      %233 = arith.addi %206, %cst_48 : tensor<128xi32>
      %234 = arith.select %221, %229, %233 : tensor<128xi1>, tensor<128xi32>
      gpu.barrier
      %235 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %236 = "tt.addptr"(%235, %192) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%236, %232, %197) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %237 = "tt.splat"(%arg33) : (i64) -> tensor<128xi64>
      %238 = arith.addi %237, %192 : tensor<128xi64>
      %239 = "tt.addptr"(%235, %238) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%239, %234, %197) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %240 = "tt.bitcast"(%cst_44) : (tensor<128xi32>) -> tensor<128xf32>
      %241 = arith.andi %221, %212 : tensor<128xi1>
      "tt.store"(%200, %240, %241) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xf32>, tensor<128xi1>) -> ()
      "tt.store"(%205, %cst_67, %221) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      "tt.store"(%208, %cst_67, %221) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %242 = arith.extui %221 : tensor<128xi1> to tensor<128xi32>
      %243 = "tt.reduce"(%242) ({
      ^bb0(%arg35: i32, %arg36: i32):
        %268 = arith.maxsi %arg35, %arg36 : i32
        "tt.reduce_return"(%268) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %244 = arith.cmpi ne, %243, %c0_i32 : i32
      %245 = "tt.reduce"(%198) ({
      ^bb0(%arg35: i32, %arg36: i32):
        %268 = arith.maxsi %arg35, %arg36 : i32
        "tt.reduce_return"(%268) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %246 = arith.maxsi %245, %c1_i32 : i32
      %247 = arith.subi %246, %c1_i32 : i32
      %248 = arith.divui %247, %c128_i32 : i32
      %249 = arith.divui %199, %c128_i32 : i32
      %250 = arith.maxsi %249, %c8_i32 : i32
      %251 = arith.divui %248, %250 : i32
      %252 = arith.addi %251, %c1_i32 : i32
      %253 = arith.minsi %252, %c1024_i32 : i32
      %254 = arith.muli %253, %c256_i32 : i32
      %255 = arith.divui %247, %254 : i32
      %256 = arith.divui %255, %c1024_i32 : i32
      %257 = arith.addi %256, %c1_i32 : i32
      %258 = arith.muli %254, %257 : i32
      %259 = arith.divui %247, %258 : i32
      %260 = arith.addi %259, %c1_i32 : i32
      %261 = arith.select %244, %260, %c0_i32 : i32
      %262 = arith.shli %261, %c11_i32 : i32
      %263 = arith.ori %262, %c4194304_i32 : i32
      %264 = arith.ori %263, %261 : i32
      %265 = arith.cmpi eq, %261, %c0_i32 : i32
      %266 = arith.select %265, %c0_i32, %264 : i32
      gpu.barrier
      %267 = "tt.atomic_rmw"(%166, %266) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %244 : i1
    } else {
      scf.yield %false : i1
    }
    %172 = arith.muli %1, %163 : i32
    %173 = arith.addi %172, %0 : i32
    %174 = arith.muli %83, %163 : i32
    %175 = arith.subi %174, %c264_i32 : i32
    %176 = arith.cmpi sge, %173, %175 : i32
    %177 = arith.ori %171, %176 : i1
    %178 = arith.select %177, %c1024_i32, %c0_i32 : i32
    %179 = arith.minsi %163, %arg30 : i32
    %180 = arith.cmpi slt, %0, %179 : i32
    %181 = arith.select %180, %0, %c0_i32 : i32
    %182 = "tt.splat"(%179) : (i32) -> tensor<128xi32>
    %183 = "tt.splat"(%arg29) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %184 = "tt.splat"(%181) : (i32) -> tensor<128xi32>
    %185 = scf.while (%arg35 = %178) : (i32) -> i32 {
      %186 = arith.cmpi sgt, %arg35, %c0_i32 : i32
      scf.condition(%186) %arg35 : i32
    } do {
    ^bb0(%arg35: i32):
      %186 = scf.for %arg36 = %c0_i32 to %179 step %c128_i32 iter_args(%arg37 = %c2147483647_i32) -> (i32)  : i32 {
        %195 = "tt.splat"(%arg36) : (i32) -> tensor<128xi32>
        %196 = arith.addi %195, %4 : tensor<128xi32>
        %197 = arith.cmpi slt, %196, %182 : tensor<128xi32>
        %198 = arith.extsi %196 : tensor<128xi32> to tensor<128xi64>
        %199 = "tt.addptr"(%183, %198) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %200 = "tt.load"(%199, %197, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %201 = arith.subi %196, %184 : tensor<128xi32>
        %202 = arith.cmpi slt, %201, %cst_67 : tensor<128xi32>
        %203 = arith.addi %201, %182 : tensor<128xi32>
        %204 = arith.select %202, %203, %201 : tensor<128xi1>, tensor<128xi32>
        %205 = arith.cmpi eq, %200, %cst_67 : tensor<128xi32>
        %206 = arith.select %205, %cst_47, %cst_42 : tensor<128xi1>, tensor<128xi32>
        %207 = arith.cmpi sge, %200, %cst_41 : tensor<128xi32>
        %208 = arith.shrsi %200, %cst_40 : tensor<128xi32>
        %209 = arith.andi %208, %cst_39 : tensor<128xi32>
        %210 = arith.cmpi ne, %209, %cst_67 : tensor<128xi32>
        %211 = arith.andi %207, %210 : tensor<128xi1>
        %212 = arith.select %211, %204, %206 : tensor<128xi1>, tensor<128xi32>
        %213 = "tt.reduce"(%212) ({
        ^bb0(%arg38: i32, %arg39: i32):
          %215 = arith.minsi %arg38, %arg39 : i32
          "tt.reduce_return"(%215) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %214 = arith.minsi %arg37, %213 : i32
        scf.yield %214 : i32
      }
      %187 = "tt.splat"(%186) : (i32) -> tensor<4096xi32>
      %188 = "tt.reduce"(%187) ({
      ^bb0(%arg36: i32, %arg37: i32):
        %195 = arith.minsi %arg36, %arg37 : i32
        "tt.reduce_return"(%195) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %189 = arith.cmpi slt, %188, %179 : i32
      %190:4 = scf.if %189 -> (i1, i32, i32, i32) {
        %195 = arith.addi %181, %188 : i32
        %196 = arith.remui %195, %179 : i32
        %197 = arith.extsi %196 : i32 to i64
        %198 = "tt.addptr"(%arg29, %197) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %199 = "tt.atomic_rmw"(%198, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %200 = arith.cmpi sge, %199, %c4194304_i32 : i32
        %201 = arith.shrsi %199, %c11_i32 : i32
        %202 = arith.andi %201, %c2047_i32 : i32
        %203 = arith.cmpi ne, %202, %c0_i32 : i32
        %204 = arith.andi %200, %203 : i1
        %205 = arith.subi %199, %c2048_i32 : i32
        %206 = arith.select %204, %205, %199 : i32
        %207 = "tt.atomic_cas"(%198, %199, %206) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %208 = arith.cmpi eq, %207, %199 : i32
        %209 = arith.andi %204, %208 : i1
        %210 = arith.subi %202, %c1_i32 : i32
        %211 = arith.shrsi %199, %c22_i32 : i32
        scf.yield %209, %196, %211, %210 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %191 = arith.cmpi slt, %188, %c2147483647_i32 : i32
      %192 = arith.subi %arg35, %c1_i32 : i32
      %193 = arith.select %191, %192, %c0_i32 : i32
      %194 = arith.select %190#0, %c1024_i32, %193 : i32
      scf.if %190#0 {
        %195 = arith.andi %190#2, %c1_i32 : i32
        %196 = arith.cmpi eq, %195, %c0_i32 : i32
        %197 = arith.cmpi sle, %190#2, %c2_i32 : i32
        %198 = arith.muli %190#1, %c128_i32 : i32
        %199 = "tt.splat"(%198) : (i32) -> tensor<128xi32>
        %200 = arith.addi %199, %4 : tensor<128xi32>
        %201 = arith.cmpi ult, %200, %6 : tensor<128xi32>
        %202 = arith.extsi %200 : tensor<128xi32> to tensor<128xi64>
        %203 = "tt.addptr"(%9, %202) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %204 = "tt.load"(%203, %201, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %205 = arith.minsi %204, %13 : tensor<128xi32>
        %206 = arith.maxsi %205, %cst_67 : tensor<128xi32>
        %207 = arith.cmpi slt, %200, %22 : tensor<128xi32>
        %208 = arith.select %207, %206, %cst_67 : tensor<128xi1>, tensor<128xi32>
        %209 = arith.subi %arg21, %c2048_i32 : i32
        %210 = "tt.reduce"(%208) ({
        ^bb0(%arg36: i32, %arg37: i32):
          %233 = arith.maxsi %arg36, %arg37 : i32
          "tt.reduce_return"(%233) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %211 = arith.maxsi %210, %c1_i32 : i32
        %212 = arith.subi %211, %c1_i32 : i32
        %213 = arith.divui %212, %c128_i32 : i32
        %214 = arith.divui %209, %c128_i32 : i32
        %215 = arith.maxsi %214, %c8_i32 : i32
        %216 = arith.divui %213, %215 : i32
        %217 = arith.addi %216, %c1_i32 : i32
        %218 = arith.minsi %217, %c1024_i32 : i32
        %219 = arith.select %197, %218, %c1_i32 : i32
        %220 = arith.select %197, %c256_i32, %c2048_i32 : i32
        %221 = arith.muli %219, %220 : i32
        %222 = arith.divui %212, %221 : i32
        %223 = arith.divui %222, %c1024_i32 : i32
        %224 = arith.addi %223, %c1_i32 : i32
        %225 = arith.muli %221, %224 : i32
        %226 = arith.divui %212, %225 : i32
        %227 = arith.addi %226, %c1_i32 : i32
        scf.if %196 {
          %233 = arith.muli %190#3, %c8_i32 : i32
          %234 = arith.shrsi %190#2, %c1_i32 : i32
          %235 = arith.remui %234, %c3_i32 : i32
          %236 = arith.cmpi eq, %235, %c0_i32 : i32
          %237 = "tt.splat"(%c0_i32) : (i32) -> tensor<128xi32>
          %238 = arith.addi %237, %4 : tensor<128xi32>
          scf.for %arg36 = %c0_i32 to %c8_i32 step %c1_i32  : i32 {
            %239 = arith.addi %233, %arg36 : i32
            %240 = "tt.splat"(%239) : (i32) -> tensor<128xi32>
            %241 = arith.cmpi eq, %238, %240 : tensor<128xi32>
            %242 = arith.andi %241, %207 : tensor<128xi1>
            %243 = arith.select %242, %208, %cst_38 : tensor<128xi1>, tensor<128xi32>
            %244 = "tt.reduce"(%243) ({
            ^bb0(%arg37: i32, %arg38: i32):
              %247 = arith.maxsi %arg37, %arg38 : i32
              "tt.reduce_return"(%247) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %245 = arith.addi %198, %239 : i32
            %246 = arith.cmpi sgt, %244, %c-1_i32 : i32
            scf.if %246 {
              %247 = arith.minsi %arg15, %arg17 : i32
              %248 = arith.minsi %247, %arg20 : i32
              %249 = arith.minsi %248, %arg32 : i32
              %250 = arith.cmpi ult, %245, %249 : i32
              %251 = arith.extsi %245 : i32 to i64
              %252 = "tt.addptr"(%arg31, %251) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %253 = "tt.load"(%252, %250, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %254 = arith.addi %arg33, %251 : i64
              %255 = "tt.addptr"(%arg31, %254) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %256 = "tt.load"(%255, %250, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %257 = arith.cmpi sgt, %253, %256 : i32
              scf.if %257 {
                %258 = "tt.addptr"(%arg14, %251) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
                %259 = "tt.load"(%258) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
                %260 = arith.muli %251, %arg18 : i64
                %261 = "tt.addptr"(%arg16, %260) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %262 = "tt.load"(%261) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %263 = arith.addi %260, %c1_i64 : i64
                %264 = "tt.addptr"(%arg16, %263) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %265 = "tt.load"(%264) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %266 = arith.maxsi %209, %c0_i32 : i32
                %267 = arith.minsi %262, %266 : i32
                %268 = arith.maxsi %267, %c0_i32 : i32
                %269 = "tt.bitcast"(%259) : (f32) -> i32
                %270 = arith.cmpi slt, %269, %c0_i32 : i32
                %271 = arith.andi %269, %c2147483647_i32 : i32
                %272 = arith.subi %c0_i32, %271 : i32
                %273 = arith.cmpi sgt, %271, %c2139095040_i32 : i32
                %274 = arith.select %270, %272, %269 : i32
                %275 = arith.select %273, %c2139095041_i32, %274 : i32
                gpu.barrier
                %276 = arith.cmpi ne, %219, %c1_i32 : i32
                %277 = arith.cmpi eq, %253, %c-2139095040_i32 : i32
                %278 = arith.cmpi eq, %219, %c1_i32 : i32
                %279 = arith.andi %277, %278 : i1
                %280 = arith.addi %262, %265 : i32
                %281 = arith.select %279, %280, %244 : i32
                %282 = arith.minsi %281, %c2048_i32 : i32
                %283 = arith.cmpi sgt, %262, %266 : i32
                %284 = arith.minsi %265, %c2048_i32 : i32
                %285 = arith.addi %262, %284 : i32
                %286 = arith.cmpi sge, %285, %282 : i32
                %287 = arith.ori %286, %279 : i1
                %288 = arith.ori %283, %276 : i1
                %289 = arith.xori %288, %true : i1
                %290 = arith.andi %287, %289 : i1
                %291 = arith.ori %290, %283 : i1
                %292 = arith.ori %291, %276 : i1
                %293 = arith.xori %292, %true : i1
                %294 = arith.cmpi sge, %262, %c8_i32 : i32
                %295 = arith.cmpi eq, %256, %c-2139095041_i32 : i32
                %296 = arith.cmpi ne, %235, %c0_i32 : i32
                %297 = arith.andi %293, %294 : i1
                %298 = arith.andi %297, %295 : i1
                %299 = arith.andi %298, %296 : i1
                %300 = arith.divui %262, %c2_i32 : i32
                %301 = arith.subi %266, %282 : i32
                %302 = arith.maxsi %301, %c0_i32 : i32
                %303 = arith.sitofp %282 : i32 to f32
                %304 = arith.sitofp %302 : i32 to f32
                %305 = arith.mulf %304, %cst_37 : f32
                %306 = arith.addf %303, %305 : f32
                %307 = arith.sitofp %268 : i32 to f32
                %308 = arith.sitofp %219 : i32 to f32
                %309 = arith.sitofp %262 : i32 to f32
                %310 = arith.maximumf %309, %cst_36 : f32
                %311 = arith.mulf %310, %308 : f32
                %312 = arith.mulf %306, %307 : f32
                %313 = arith.divf %312, %311 : f32
                %314 = arith.addf %313, %cst_35 : f32
                %315 = arith.maximumf %314, %cst_36 : f32
                %316 = arith.minimumf %315, %cst_34 : f32
                %317 = arith.fptosi %316 : f32 to i32
                %318 = arith.select %299, %300, %317 : i32
                %319 = arith.select %290, %282, %318 : i32
                %320 = arith.andi %283, %296 : i1
                %321 = arith.ori %276, %320 : i1
                %322 = arith.ori %321, %299 : i1
                %323 = arith.cmpi sle, %319, %268 : i32
                %324 = arith.cmpi sge, %319, %c1_i32 : i32
                %325 = arith.andi %323, %324 : i1
                %326 = arith.ori %290, %322 : i1
                %327 = arith.andi %325, %326 : i1
                %328 = scf.if %327 -> (i32) {
                  %329 = arith.cmpi slt, %253, %c0_i32 : i32
                  %330 = arith.subi %c-2147483648_i32, %253 : i32
                  %331 = arith.select %329, %330, %253 : i32
                  %332 = "tt.bitcast"(%331) : (i32) -> f32
                  %333 = "tt.make_range"() {end = 4096 : i32, start = 0 : i32} : () -> tensor<4096xi32>
                  %334 = "tt.splat"(%268) : (i32) -> tensor<4096xi32>
                  %335 = arith.cmpi ult, %333, %334 : tensor<4096xi32>
                  %336 = arith.addi %333, %cst_33 : tensor<4096xi32>
                  %337 = "tt.splat"(%245) : (i32) -> tensor<1xi32>
                  %338 = arith.extsi %337 : tensor<1xi32> to tensor<1xi64>
                  %339 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %340 = arith.muli %338, %339 : tensor<1xi64>
                  %341 = arith.extsi %336 : tensor<4096xi32> to tensor<4096xi64>
                  %342 = arith.muli %341, %cst_31 : tensor<4096xi64>
                  %343 = "tt.broadcast"(%340) : (tensor<1xi64>) -> tensor<4096xi64>
                  %344 = arith.addi %343, %342 : tensor<4096xi64>
                  %345 = "tt.broadcast"(%cst_1) : (tensor<1xi64>) -> tensor<4096xi64>
                  %346 = arith.addi %344, %345 : tensor<4096xi64>
                  %347 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<4096x!tt.ptr<i32>>
                  %348 = "tt.addptr"(%347, %346) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                  %349 = "tt.load"(%348, %335, %cst_32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                  %350 = "tt.bitcast"(%349) : (tensor<4096xi32>) -> tensor<4096xf32>
                  %351 = arith.cmpf oge, %332, %cst_30 : f32
                  %352 = arith.cmpf olt, %332, %cst_29 : f32
                  %353 = arith.andi %351, %352 : i1
                  %354 = arith.select %353, %332, %cst_28 : f32
                  %355 = "tt.splat"(%354) : (f32) -> tensor<4096xf32>
                  %356 = arith.cmpf ole, %350, %355 : tensor<4096xf32>
                  %357 = "tt.splat"(%332) : (f32) -> tensor<4096xf32>
                  %358 = arith.addf %350, %357 : tensor<4096xf32>
                  %359 = arith.select %356, %358, %350 : tensor<4096xi1>, tensor<4096xf32>
                  %360 = "tt.bitcast"(%359) : (tensor<4096xf32>) -> tensor<4096xi32>
                  %361 = arith.cmpi slt, %360, %cst_32 : tensor<4096xi32>
                  %362 = arith.andi %360, %cst_27 : tensor<4096xi32>
                  %363 = arith.subi %cst_32, %362 : tensor<4096xi32>
                  %364 = arith.cmpi sgt, %362, %cst_26 : tensor<4096xi32>
                  %365 = arith.select %361, %363, %360 : tensor<4096xi1>, tensor<4096xi32>
                  %366 = arith.select %364, %cst_26, %365 : tensor<4096xi1>, tensor<4096xi32>
                  %367 = arith.select %335, %366, %cst_25 : tensor<4096xi1>, tensor<4096xi32>
                  %368 = arith.addi %268, %c4095_i32 : i32
                  %369 = arith.divui %368, %c4096_i32 : i32
                  %370 = scf.for %arg37 = %c1_i32 to %369 step %c1_i32 iter_args(%arg38 = %367) -> (tensor<4096xi32>)  : i32 {
                    %439 = arith.muli %arg37, %c4096_i32 : i32
                    %440 = "tt.splat"(%439) : (i32) -> tensor<4096xi32>
                    %441 = arith.addi %440, %333 : tensor<4096xi32>
                    %442 = arith.cmpi ult, %441, %334 : tensor<4096xi32>
                    %443 = arith.addi %441, %cst_33 : tensor<4096xi32>
                    %444 = arith.extsi %443 : tensor<4096xi32> to tensor<4096xi64>
                    %445 = arith.muli %444, %cst_31 : tensor<4096xi64>
                    %446 = arith.addi %343, %445 : tensor<4096xi64>
                    %447 = arith.addi %446, %345 : tensor<4096xi64>
                    %448 = "tt.addptr"(%347, %447) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %449 = "tt.load"(%448, %442, %cst_32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %450 = "tt.bitcast"(%449) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %451 = arith.cmpf ole, %450, %355 : tensor<4096xf32>
                    %452 = arith.addf %450, %357 : tensor<4096xf32>
                    %453 = arith.select %451, %452, %450 : tensor<4096xi1>, tensor<4096xf32>
                    %454 = "tt.bitcast"(%453) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %455 = arith.cmpi slt, %454, %cst_32 : tensor<4096xi32>
                    %456 = arith.andi %454, %cst_27 : tensor<4096xi32>
                    %457 = arith.subi %cst_32, %456 : tensor<4096xi32>
                    %458 = arith.cmpi sgt, %456, %cst_26 : tensor<4096xi32>
                    %459 = arith.select %455, %457, %454 : tensor<4096xi1>, tensor<4096xi32>
                    %460 = arith.select %458, %cst_26, %459 : tensor<4096xi1>, tensor<4096xi32>
                    %461 = arith.select %442, %460, %cst_25 : tensor<4096xi1>, tensor<4096xi32>
                    %462 = arith.maxsi %arg38, %461 : tensor<4096xi32>
                    scf.yield %462 : tensor<4096xi32>
                  }
                  %371 = "tt.reduce"(%370) ({
                  ^bb0(%arg37: i32, %arg38: i32):
                    %439 = arith.maxsi %arg37, %arg38 : i32
                    "tt.reduce_return"(%439) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  %372 = "tt.bitcast"(%332) : (f32) -> i32
                  %373 = arith.cmpi slt, %372, %c0_i32 : i32
                  %374 = arith.andi %372, %c2147483647_i32 : i32
                  %375 = arith.subi %c0_i32, %374 : i32
                  %376 = arith.cmpi sgt, %374, %c2139095040_i32 : i32
                  %377 = arith.select %373, %375, %372 : i32
                  %378 = arith.select %376, %c2139095040_i32, %377 : i32
                  %379 = arith.cmpi slt, %378, %c0_i32 : i32
                  %380 = arith.subi %c-2147483648_i32, %378 : i32
                  %381 = arith.select %379, %380, %378 : i32
                  %382 = "tt.bitcast"(%381) : (i32) -> f32
                  %383 = arith.cmpi slt, %371, %c0_i32 : i32
                  %384 = arith.subi %c-2147483648_i32, %371 : i32
                  %385 = arith.select %383, %384, %371 : i32
                  %386 = "tt.bitcast"(%385) : (i32) -> f32
                  %387 = arith.subf %386, %382 : f32
                  %388 = math.rsqrt %307 : f32
                  %389 = arith.divui %268, %c4_i32 : i32
                  %390 = arith.cmpi slt, %319, %389 : i32
                  %391 = arith.sitofp %319 : i32 to f32
                  %392 = math.log2 %307 : f32
                  %393 = arith.subf %392, %cst_0 : f32
                  %394 = arith.subf %391, %cst_35 : f32
                  %395 = math.log2 %394 : f32
                  %396 = arith.subf %392, %395 : f32
                  %397 = arith.divf %396, %393 : f32
                  %398 = arith.subi %268, %319 : i32
                  %399 = arith.sitofp %398 : i32 to f32
                  %400 = arith.addf %399, %cst_35 : f32
                  %401 = arith.divf %400, %307 : f32
                  %402 = arith.select %390, %397, %401 : f32
                  %403 = arith.mulf %388, %cst_24 : f32
                  %404 = arith.mulf %387, %402 : f32
                  %405 = arith.addf %382, %404 : f32
                  %406 = arith.mulf %387, %403 : f32
                  %407 = arith.addi %378, %c1_i32 : i32
                  %408 = arith.subi %371, %c1_i32 : i32
                  %409 = arith.subf %405, %406 : f32
                  %410 = arith.addf %405, %406 : f32
                  %411 = "tt.bitcast"(%409) : (f32) -> i32
                  %412 = arith.cmpi slt, %411, %c0_i32 : i32
                  %413 = arith.andi %411, %c2147483647_i32 : i32
                  %414 = arith.subi %c0_i32, %413 : i32
                  %415 = arith.cmpi sgt, %413, %c2139095040_i32 : i32
                  %416 = arith.select %412, %414, %411 : i32
                  %417 = arith.select %415, %c2139095040_i32, %416 : i32
                  %418 = arith.minsi %417, %408 : i32
                  %419 = arith.maxsi %418, %407 : i32
                  %420 = "tt.bitcast"(%410) : (f32) -> i32
                  %421 = arith.cmpi slt, %420, %c0_i32 : i32
                  %422 = arith.andi %420, %c2147483647_i32 : i32
                  %423 = arith.subi %c0_i32, %422 : i32
                  %424 = arith.cmpi sgt, %422, %c2139095040_i32 : i32
                  %425 = arith.select %421, %423, %420 : i32
                  %426 = arith.select %424, %c2139095040_i32, %425 : i32
                  %427 = arith.minsi %426, %408 : i32
                  %428 = arith.maxsi %427, %407 : i32
                  %429 = arith.cmpf olt, %387, %cst_29 : f32
                  %430 = arith.cmpf olt, %403, %cst_22 : f32
                  %431 = arith.andi %429, %430 : i1
                  %432:2 = scf.if %431 -> (i32, i32) {
                    scf.yield %419, %428 : i32, i32
                  } else {
                    %439 = arith.subi %371, %378 : i32
                    %440 = arith.addi %439, %c2_i32 : i32
                    %441 = arith.divui %440, %c3_i32 : i32
                    %442 = arith.addi %378, %441 : i32
                    %443 = arith.addi %442, %441 : i32
                    scf.yield %442, %443 : i32, i32
                  }
                  %433:8 = scf.while (%arg37 = %378, %arg38 = %371, %arg39 = %268, %arg40 = %c0_i32, %arg41 = %432#0, %arg42 = %432#1, %arg43 = %cst_24, %arg44 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                    %439 = arith.addi %arg37, %c1_i32 : i32
                    %440 = arith.cmpi slt, %439, %arg38 : i32
                    %441 = arith.cmpi ne, %arg39, %319 : i32
                    %442 = arith.andi %440, %441 : i1
                    scf.condition(%442) %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44 : i32, i32, i32, i32, i32, i32, f32, i32
                  } do {
                  ^bb0(%arg37: i32, %arg38: i32, %arg39: i32, %arg40: i32, %arg41: i32, %arg42: i32, %arg43: f32, %arg44: i32):
                    %439 = "tt.splat"(%arg41) : (i32) -> tensor<4096xi32>
                    %440 = arith.cmpi sgt, %367, %439 : tensor<4096xi32>
                    %441 = "tt.splat"(%arg42) : (i32) -> tensor<4096xi32>
                    %442 = arith.cmpi sgt, %367, %441 : tensor<4096xi32>
                    %443 = arith.extui %440 : tensor<4096xi1> to tensor<4096xi64>
                    %444 = arith.extui %442 : tensor<4096xi1> to tensor<4096xi64>
                    %445 = arith.shli %444, %cst_21 : tensor<4096xi64>
                    %446 = arith.ori %443, %445 : tensor<4096xi64>
                    %447 = scf.for %arg45 = %c1_i32 to %369 step %c1_i32 iter_args(%arg46 = %446) -> (tensor<4096xi64>)  : i32 {
                      %530 = arith.muli %arg45, %c4096_i32 : i32
                      %531 = "tt.splat"(%530) : (i32) -> tensor<4096xi32>
                      %532 = arith.addi %531, %333 : tensor<4096xi32>
                      %533 = arith.cmpi ult, %532, %334 : tensor<4096xi32>
                      %534 = arith.addi %532, %cst_33 : tensor<4096xi32>
                      %535 = arith.extsi %534 : tensor<4096xi32> to tensor<4096xi64>
                      %536 = arith.muli %535, %cst_31 : tensor<4096xi64>
                      %537 = arith.addi %343, %536 : tensor<4096xi64>
                      %538 = arith.addi %537, %345 : tensor<4096xi64>
                      %539 = "tt.addptr"(%347, %538) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                      %540 = "tt.load"(%539, %533, %cst_32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                      %541 = "tt.bitcast"(%540) : (tensor<4096xi32>) -> tensor<4096xf32>
                      %542 = arith.cmpf ole, %541, %355 : tensor<4096xf32>
                      %543 = arith.addf %541, %357 : tensor<4096xf32>
                      %544 = arith.select %542, %543, %541 : tensor<4096xi1>, tensor<4096xf32>
                      %545 = "tt.bitcast"(%544) : (tensor<4096xf32>) -> tensor<4096xi32>
                      %546 = arith.cmpi slt, %545, %cst_32 : tensor<4096xi32>
                      %547 = arith.andi %545, %cst_27 : tensor<4096xi32>
                      %548 = arith.subi %cst_32, %547 : tensor<4096xi32>
                      %549 = arith.cmpi sgt, %547, %cst_26 : tensor<4096xi32>
                      %550 = arith.select %546, %548, %545 : tensor<4096xi1>, tensor<4096xi32>
                      %551 = arith.select %549, %cst_26, %550 : tensor<4096xi1>, tensor<4096xi32>
                      %552 = arith.select %533, %551, %cst_25 : tensor<4096xi1>, tensor<4096xi32>
                      %553 = arith.cmpi sgt, %552, %439 : tensor<4096xi32>
                      %554 = arith.cmpi sgt, %552, %441 : tensor<4096xi32>
                      %555 = arith.extui %553 : tensor<4096xi1> to tensor<4096xi64>
                      %556 = arith.extui %554 : tensor<4096xi1> to tensor<4096xi64>
                      %557 = arith.shli %556, %cst_21 : tensor<4096xi64>
                      %558 = arith.ori %555, %557 : tensor<4096xi64>
                      %559 = arith.addi %arg46, %558 : tensor<4096xi64>
                      scf.yield %559 : tensor<4096xi64>
                    }
                    %448 = "tt.reduce"(%447) ({
                    ^bb0(%arg45: i64, %arg46: i64):
                      %530 = arith.addi %arg45, %arg46 : i64
                      "tt.reduce_return"(%530) : (i64) -> ()
                    }) {axis = 0 : i32} : (tensor<4096xi64>) -> i64
                    %449 = arith.shrui %448, %c32_i64 : i64
                    %450 = arith.trunci %448 : i64 to i32
                    %451 = arith.trunci %449 : i64 to i32
                    %452 = arith.cmpi sge, %450, %319 : i32
                    %453 = arith.cmpi sge, %451, %319 : i32
                    %454 = arith.select %452, %arg41, %arg37 : i32
                    %455 = arith.select %453, %arg42, %454 : i32
                    %456 = arith.select %452, %arg42, %arg41 : i32
                    %457 = arith.select %453, %arg38, %456 : i32
                    %458 = arith.select %452, %450, %arg39 : i32
                    %459 = arith.select %453, %451, %458 : i32
                    %460 = arith.select %452, %451, %450 : i32
                    %461 = arith.select %453, %arg40, %460 : i32
                    %462 = arith.mulf %arg43, %cst_20 : f32
                    %463 = arith.select %452, %cst_24, %462 : f32
                    %464 = arith.select %453, %462, %463 : f32
                    %465 = arith.addi %arg44, %c1_i32 : i32
                    %466 = arith.cmpi slt, %455, %c0_i32 : i32
                    %467 = arith.subi %c-2147483648_i32, %455 : i32
                    %468 = arith.select %466, %467, %455 : i32
                    %469 = "tt.bitcast"(%468) : (i32) -> f32
                    %470 = arith.cmpi slt, %457, %c0_i32 : i32
                    %471 = arith.subi %c-2147483648_i32, %457 : i32
                    %472 = arith.select %470, %471, %457 : i32
                    %473 = "tt.bitcast"(%472) : (i32) -> f32
                    %474 = arith.subf %473, %469 : f32
                    %475 = arith.subi %459, %461 : i32
                    %476 = arith.sitofp %475 : i32 to f32
                    %477 = math.rsqrt %476 : f32
                    %478 = arith.divui %459, %c4_i32 : i32
                    %479 = arith.cmpi slt, %319, %478 : i32
                    %480 = arith.cmpf olt, %464, %cst_23 : f32
                    %481 = arith.andi %479, %480 : i1
                    %482 = arith.sitofp %459 : i32 to f32
                    %483 = arith.sitofp %461 : i32 to f32
                    %484 = math.log2 %482 : f32
                    %485 = arith.addf %483, %cst_35 : f32
                    %486 = math.log2 %485 : f32
                    %487 = arith.subf %484, %486 : f32
                    %488 = arith.subf %484, %395 : f32
                    %489 = arith.divf %488, %487 : f32
                    %490 = arith.subi %459, %319 : i32
                    %491 = arith.sitofp %490 : i32 to f32
                    %492 = arith.addf %491, %cst_35 : f32
                    %493 = arith.divf %492, %476 : f32
                    %494 = arith.select %481, %489, %493 : f32
                    %495 = arith.mulf %464, %477 : f32
                    %496 = arith.mulf %474, %494 : f32
                    %497 = arith.addf %469, %496 : f32
                    %498 = arith.mulf %474, %495 : f32
                    %499 = arith.addi %455, %c1_i32 : i32
                    %500 = arith.subi %457, %c1_i32 : i32
                    %501 = arith.subf %497, %498 : f32
                    %502 = arith.addf %497, %498 : f32
                    %503 = "tt.bitcast"(%501) : (f32) -> i32
                    %504 = arith.cmpi slt, %503, %c0_i32 : i32
                    %505 = arith.andi %503, %c2147483647_i32 : i32
                    %506 = arith.subi %c0_i32, %505 : i32
                    %507 = arith.cmpi sgt, %505, %c2139095040_i32 : i32
                    %508 = arith.select %504, %506, %503 : i32
                    %509 = arith.select %507, %c2139095040_i32, %508 : i32
                    %510 = arith.minsi %509, %500 : i32
                    %511 = arith.maxsi %510, %499 : i32
                    %512 = "tt.bitcast"(%502) : (f32) -> i32
                    %513 = arith.cmpi slt, %512, %c0_i32 : i32
                    %514 = arith.andi %512, %c2147483647_i32 : i32
                    %515 = arith.subi %c0_i32, %514 : i32
                    %516 = arith.cmpi sgt, %514, %c2139095040_i32 : i32
                    %517 = arith.select %513, %515, %512 : i32
                    %518 = arith.select %516, %c2139095040_i32, %517 : i32
                    %519 = arith.minsi %518, %500 : i32
                    %520 = arith.maxsi %519, %499 : i32
                    %521 = arith.cmpf olt, %474, %cst_29 : f32
                    %522 = arith.cmpf olt, %495, %cst_22 : f32
                    %523 = arith.cmpi slt, %465, %c8_i32 : i32
                    %524 = arith.cmpi eq, %465, %c6_i32 : i32
                    %525 = arith.cmpi ne, %465, %c6_i32 : i32
                    %526 = arith.andi %523, %525 : i1
                    %527 = arith.andi %526, %521 : i1
                    %528 = arith.andi %527, %522 : i1
                    %529:2 = scf.if %528 -> (i32, i32) {
                      scf.yield %511, %520 : i32, i32
                    } else {
                      %530 = arith.xori %455, %457 : i32
                      %531 = arith.shrui %530, %c1_i32 : i32
                      %532 = arith.ori %530, %531 : i32
                      %533 = arith.shrui %532, %c2_i32 : i32
                      %534 = arith.ori %532, %533 : i32
                      %535 = arith.shrui %534, %c4_i32 : i32
                      %536 = arith.ori %534, %535 : i32
                      %537 = arith.shrui %536, %c8_i32 : i32
                      %538 = arith.ori %536, %537 : i32
                      %539 = arith.shrui %538, %c16_i32 : i32
                      %540 = arith.ori %538, %539 : i32
                      %541 = arith.shrui %540, %c1_i32 : i32
                      %542 = arith.xori %541, %c-1_i32 : i32
                      %543 = arith.andi %457, %542 : i32
                      %544 = arith.subi %543, %c1_i32 : i32
                      %545 = arith.subi %457, %455 : i32
                      %546 = arith.addi %545, %c2_i32 : i32
                      %547 = arith.divui %546, %c3_i32 : i32
                      %548 = arith.addi %455, %547 : i32
                      %549 = arith.addi %548, %547 : i32
                      %550 = arith.select %524, %544, %548 : i32
                      %551 = arith.select %524, %543, %549 : i32
                      scf.yield %550, %551 : i32, i32
                    }
                    scf.yield %455, %457, %459, %461, %529#0, %529#1, %464, %465 : i32, i32, i32, i32, i32, i32, f32, i32
                  }
                  %434 = "tt.splat"(%433#0) : (i32) -> tensor<4096xi32>
                  %435 = arith.cmpi sgt, %367, %434 : tensor<4096xi32>
                  %436 = arith.select %435, %367, %cst_19 : tensor<4096xi1>, tensor<4096xi32>
                  %437 = scf.for %arg37 = %c1_i32 to %369 step %c1_i32 iter_args(%arg38 = %436) -> (tensor<4096xi32>)  : i32 {
                    %439 = arith.muli %arg37, %c4096_i32 : i32
                    %440 = "tt.splat"(%439) : (i32) -> tensor<4096xi32>
                    %441 = arith.addi %440, %333 : tensor<4096xi32>
                    %442 = arith.cmpi ult, %441, %334 : tensor<4096xi32>
                    %443 = arith.addi %441, %cst_33 : tensor<4096xi32>
                    %444 = arith.extsi %443 : tensor<4096xi32> to tensor<4096xi64>
                    %445 = arith.muli %444, %cst_31 : tensor<4096xi64>
                    %446 = arith.addi %343, %445 : tensor<4096xi64>
                    %447 = arith.addi %446, %345 : tensor<4096xi64>
                    %448 = "tt.addptr"(%347, %447) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %449 = "tt.load"(%448, %442, %cst_32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %450 = "tt.bitcast"(%449) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %451 = arith.cmpf ole, %450, %355 : tensor<4096xf32>
                    %452 = arith.addf %450, %357 : tensor<4096xf32>
                    %453 = arith.select %451, %452, %450 : tensor<4096xi1>, tensor<4096xf32>
                    %454 = "tt.bitcast"(%453) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %455 = arith.cmpi slt, %454, %cst_32 : tensor<4096xi32>
                    %456 = arith.andi %454, %cst_27 : tensor<4096xi32>
                    %457 = arith.subi %cst_32, %456 : tensor<4096xi32>
                    %458 = arith.cmpi sgt, %456, %cst_26 : tensor<4096xi32>
                    %459 = arith.select %455, %457, %454 : tensor<4096xi1>, tensor<4096xi32>
                    %460 = arith.select %458, %cst_26, %459 : tensor<4096xi1>, tensor<4096xi32>
                    %461 = arith.select %442, %460, %cst_25 : tensor<4096xi1>, tensor<4096xi32>
                    %462 = arith.cmpi sgt, %461, %434 : tensor<4096xi32>
                    %463 = arith.select %462, %461, %cst_19 : tensor<4096xi1>, tensor<4096xi32>
                    %464 = arith.minsi %arg38, %463 : tensor<4096xi32>
                    scf.yield %464 : tensor<4096xi32>
                  }
                  %438 = "tt.reduce"(%437) ({
                  ^bb0(%arg37: i32, %arg38: i32):
                    %439 = arith.minsi %arg37, %arg38 : i32
                    "tt.reduce_return"(%439) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  scf.yield %438 : i32
                } else {
                  scf.yield %253 : i32
                }
                scf.if %290 {
                  %329 = arith.cmpi slt, %280, %c2048_i32 : i32
                  %330 = arith.cmpi sge, %328, %275 : i32
                  %331 = arith.andi %279, %329 : i1
                  %332 = arith.andi %331, %330 : i1
                  %333 = arith.cmpi slt, %282, %c1_i32 : i32
                  %334 = arith.ori %332, %333 : i1
                  %335 = arith.cmpi slt, %328, %c0_i32 : i32
                  %336 = arith.subi %c-2147483648_i32, %328 : i32
                  %337 = arith.select %335, %336, %328 : i32
                  %338 = "tt.bitcast"(%337) : (i32) -> f32
                  %339 = arith.select %334, %259, %338 : f32
                  %340 = arith.select %334, %275, %328 : i32
                  %341 = arith.cmpi eq, %340, %253 : i32
                  %342 = arith.select %341, %265, %c0_i32 : i32
                  %343 = arith.cmpi slt, %253, %c0_i32 : i32
                  %344 = arith.subi %c-2147483648_i32, %253 : i32
                  %345 = arith.select %343, %344, %253 : i32
                  %346 = "tt.bitcast"(%345) : (i32) -> f32
                  %347 = arith.addi %268, %c1023_i32 : i32
                  %348 = arith.divui %347, %c1024_i32 : i32
                  %349 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                  %350 = "tt.splat"(%268) : (i32) -> tensor<1024xi32>
                  %351 = "tt.splat"(%245) : (i32) -> tensor<1xi32>
                  %352 = arith.extsi %351 : tensor<1xi32> to tensor<1xi64>
                  %353 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %354 = arith.muli %352, %353 : tensor<1xi64>
                  %355 = "tt.broadcast"(%354) : (tensor<1xi64>) -> tensor<1024xi64>
                  %356 = "tt.broadcast"(%cst) : (tensor<1xi64>) -> tensor<1024xi64>
                  %357 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1024x!tt.ptr<i32>>
                  %358 = "tt.broadcast"(%cst_1) : (tensor<1xi64>) -> tensor<1024xi64>
                  %359 = arith.cmpf oge, %346, %cst_30 : f32
                  %360 = arith.cmpf olt, %346, %cst_29 : f32
                  %361 = arith.andi %359, %360 : i1
                  %362 = arith.select %361, %346, %cst_28 : f32
                  %363 = "tt.splat"(%362) : (f32) -> tensor<1024xf32>
                  %364 = "tt.splat"(%346) : (f32) -> tensor<1024xf32>
                  %365 = "tt.splat"(%339) : (f32) -> tensor<1024xf32>
                  %366 = "tt.splat"(%339) : (f32) -> tensor<1xf32>
                  %367 = arith.mulf %366, %cst_12 : tensor<1xf32>
                  %368 = math.absf %366 : tensor<1xf32>
                  %369 = arith.cmpf olt, %368, %cst_11 : tensor<1xf32>
                  %370 = arith.select %369, %367, %cst_10 : tensor<1xi1>, tensor<1xf32>
                  %371 = "tt.expand_dims"(%370) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %372 = "tt.broadcast"(%371) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %373 = "tt.expand_dims"(%366) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %374 = "tt.broadcast"(%373) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %375 = "tt.splat"(%245) : (i32) -> tensor<1x1x1xi32>
                  %376 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                  %377 = "tt.expand_dims"(%376) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                  %378 = "tt.expand_dims"(%377) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                  %379 = arith.extsi %375 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                  %380 = "tt.splat"(%arg22) : (i64) -> tensor<1x1x1xi64>
                  %381 = arith.muli %379, %380 : tensor<1x1x1xi64>
                  %382 = "tt.broadcast"(%381) : (tensor<1x1x1xi64>) -> tensor<1x1024x1xi64>
                  %383 = arith.extsi %378 : tensor<1x1x2xi32> to tensor<1x1x2xi64>
                  %384 = "tt.broadcast"(%383) : (tensor<1x1x2xi64>) -> tensor<1x1024x2xi64>
                  %385 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                  %386:2 = scf.for %arg37 = %c0_i32 to %348 step %c1_i32 iter_args(%arg38 = %c0_i32, %arg39 = %342) -> (i32, i32)  : i32 {
                    %390 = arith.muli %arg37, %c1024_i32 : i32
                    %391 = "tt.splat"(%390) : (i32) -> tensor<1024xi32>
                    %392 = arith.addi %391, %349 : tensor<1024xi32>
                    %393 = arith.cmpi ult, %392, %350 : tensor<1024xi32>
                    %394 = arith.addi %392, %cst_18 : tensor<1024xi32>
                    %395 = arith.extsi %394 : tensor<1024xi32> to tensor<1024xi64>
                    %396 = arith.muli %395, %cst_16 : tensor<1024xi64>
                    %397 = arith.addi %355, %396 : tensor<1024xi64>
                    %398 = arith.addi %397, %356 : tensor<1024xi64>
                    %399 = "tt.addptr"(%357, %398) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %400 = "tt.load"(%399, %393, %cst_17) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %401 = arith.addi %397, %358 : tensor<1024xi64>
                    %402 = "tt.addptr"(%357, %401) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %403 = "tt.load"(%402, %393, %cst_17) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %404 = "tt.bitcast"(%403) : (tensor<1024xi32>) -> tensor<1024xf32>
                    %405 = arith.cmpf ole, %404, %363 : tensor<1024xf32>
                    %406 = arith.addf %404, %364 : tensor<1024xf32>
                    %407 = arith.select %405, %406, %404 : tensor<1024xi1>, tensor<1024xf32>
                    gpu.barrier
                    %408 = arith.cmpf ogt, %407, %365 : tensor<1024xf32>
                    %409 = arith.andi %408, %393 : tensor<1024xi1>
                    %410 = arith.cmpf ueq, %407, %365 : tensor<1024xf32>
                    %411 = arith.andi %410, %393 : tensor<1024xi1>
                    %412 = arith.extui %409 : tensor<1024xi1> to tensor<1024xi32>
                    %413 = arith.extui %411 : tensor<1024xi1> to tensor<1024xi32>
                    %414 = arith.shli %413, %cst_15 : tensor<1024xi32>
                    %415 = arith.addi %412, %414 : tensor<1024xi32>
                    %416 = "tt.scan"(%415) ({
                    ^bb0(%arg40: i32, %arg41: i32):
                      %458 = arith.addi %arg40, %arg41 : i32
                      "tt.scan_return"(%458) : (i32) -> ()
                    }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                    %417 = arith.subi %416, %415 : tensor<1024xi32>
                    %418 = arith.andi %417, %cst_14 : tensor<1024xi32>
                    %419 = arith.shrui %417, %cst_15 : tensor<1024xi32>
                    %420 = "tt.splat"(%arg38) : (i32) -> tensor<1024xi32>
                    %421 = arith.addi %418, %420 : tensor<1024xi32>
                    %422 = "tt.splat"(%arg39) : (i32) -> tensor<1024xi32>
                    %423 = arith.addi %419, %422 : tensor<1024xi32>
                    %424 = arith.addi %421, %cst_18 : tensor<1024xi32>
                    %425 = arith.subi %cst_13, %423 : tensor<1024xi32>
                    %426 = arith.cmpi ult, %423, %cst_18 : tensor<1024xi32>
                    %427 = arith.select %409, %424, %425 : tensor<1024xi1>, tensor<1024xi32>
                    %428 = arith.andi %411, %426 : tensor<1024xi1>
                    %429 = arith.ori %409, %428 : tensor<1024xi1>
                    %430 = "tt.expand_dims"(%400) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %431 = "tt.expand_dims"(%407) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                    %432 = arith.cmpf ole, %431, %372 : tensor<1x1024xf32>
                    %433 = arith.subf %431, %374 : tensor<1x1024xf32>
                    %434 = math.absf %431 : tensor<1x1024xf32>
                    %435 = arith.cmpf olt, %434, %cst_9 : tensor<1x1024xf32>
                    %436 = arith.andi %432, %435 : tensor<1x1024xi1>
                    %437 = arith.select %436, %433, %431 : tensor<1x1024xi1>, tensor<1x1024xf32>
                    %438 = "tt.bitcast"(%437) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                    %439 = arith.cmpf uno, %437, %437 : tensor<1x1024xf32>
                    %440 = arith.select %439, %cst_8, %438 : tensor<1x1024xi1>, tensor<1x1024xi32>
                    %441 = "tt.join"(%430, %440) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                    %442 = "tt.expand_dims"(%427) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %443 = "tt.expand_dims"(%442) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                    %444 = "tt.expand_dims"(%429) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                    %445 = "tt.expand_dims"(%444) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                    %446 = "tt.broadcast"(%445) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                    %447 = arith.extsi %443 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                    %448 = arith.muli %447, %cst_7 : tensor<1x1024x1xi64>
                    %449 = arith.addi %382, %448 : tensor<1x1024x1xi64>
                    %450 = "tt.broadcast"(%449) : (tensor<1x1024x1xi64>) -> tensor<1x1024x2xi64>
                    %451 = arith.addi %450, %384 : tensor<1x1024x2xi64>
                    %452 = "tt.addptr"(%385, %451) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi64>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    "tt.store"(%452, %441, %446) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                    %453 = "tt.reduce"(%415) ({
                    ^bb0(%arg40: i32, %arg41: i32):
                      %458 = arith.addi %arg40, %arg41 : i32
                      "tt.reduce_return"(%458) : (i32) -> ()
                    }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                    %454 = arith.andi %453, %c65535_i32 : i32
                    %455 = arith.shrui %453, %c16_i32 : i32
                    %456 = arith.addi %arg38, %454 : i32
                    %457 = arith.addi %arg39, %455 : i32
                    scf.yield %456, %457 : i32, i32
                  }
                  "tt.store"(%258, %339) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                  %387 = arith.minui %386#1, %c2048_i32 : i32
                  %388 = arith.subi %c2048_i32, %387 : i32
                  %389 = arith.addi %386#0, %c2048_i32 : i32
                  "tt.store"(%261, %386#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%264, %386#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%252, %388) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%255, %389) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                } else {
                  %329 = arith.andi %278, %283 : i1
                  %330 = arith.cmpi sle, %262, %266 : i32
                  %331 = arith.andi %278, %330 : i1
                  %332 = arith.cmpi ne, %256, %c-2139095041_i32 : i32
                  %333 = arith.andi %331, %332 : i1
                  %334 = arith.select %329, %253, %256 : i32
                  %335 = arith.select %333, %253, %275 : i32
                  %336 = arith.andi %329, %236 : i1
                  %337 = arith.ori %333, %336 : i1
                  %338 = arith.cmpi slt, %253, %c0_i32 : i32
                  %339 = arith.subi %c-2147483648_i32, %253 : i32
                  %340 = arith.select %338, %339, %253 : i32
                  %341 = "tt.bitcast"(%340) : (i32) -> f32
                  %342 = arith.cmpi slt, %328, %c0_i32 : i32
                  %343 = arith.subi %c-2147483648_i32, %328 : i32
                  %344 = arith.select %342, %343, %328 : i32
                  %345 = "tt.bitcast"(%344) : (i32) -> f32
                  %346 = arith.subf %306, %309 : f32
                  %347 = arith.divf %346, %309 : f32
                  %348 = arith.minimumf %347, %cst_20 : f32
                  %349 = arith.subf %345, %341 : f32
                  %350 = arith.mulf %349, %348 : f32
                  %351 = arith.subf %341, %350 : f32
                  %352 = "tt.bitcast"(%351) : (f32) -> i32
                  %353 = arith.cmpi slt, %352, %c0_i32 : i32
                  %354 = arith.andi %352, %c2147483647_i32 : i32
                  %355 = arith.subi %c0_i32, %354 : i32
                  %356 = arith.cmpi sgt, %354, %c2139095040_i32 : i32
                  %357 = arith.select %353, %355, %352 : i32
                  %358 = arith.select %356, %c2139095040_i32, %357 : i32
                  %359 = arith.subi %253, %c1_i32 : i32
                  %360 = arith.minsi %358, %359 : i32
                  %361 = arith.select %299, %360, %c-2139095040_i32 : i32
                  %362 = arith.select %331, %361, %328 : i32
                  %363 = arith.xori %334, %335 : i32
                  %364 = arith.shrsi %363, %c1_i32 : i32
                  %365 = arith.andi %334, %335 : i32
                  %366 = arith.addi %365, %364 : i32
                  %367 = arith.select %337, %366, %362 : i32
                  %368 = arith.subi %335, %c1_i32 : i32
                  %369 = arith.minsi %367, %368 : i32
                  %370 = arith.addi %334, %c1_i32 : i32
                  %371 = arith.maxsi %369, %370 : i32
                  %372 = arith.cmpi sge, %370, %335 : i32
                  %373 = arith.ori %278, %332 : i1
                  %374 = arith.andi %372, %373 : i1
                  "tt.store"(%258, %341, %333) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                  "tt.store"(%261, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%264, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  %375 = arith.select %374, %c2048_i32, %371 : i32
                  %376 = arith.select %374, %c2048_i32, %334 : i32
                  "tt.store"(%252, %375) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%255, %376) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                }
              }
            }
          }
        } else {
          %233 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %234 = "tt.addptr"(%233, %202) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %235 = "tt.load"(%234, %207, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %236 = "tt.splat"(%arg33) : (i64) -> tensor<128xi64>
          %237 = arith.addi %236, %202 : tensor<128xi64>
          %238 = "tt.addptr"(%233, %237) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %239 = "tt.load"(%238, %207, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %240 = arith.cmpi slt, %239, %235 : tensor<128xi32>
          %241 = arith.andi %240, %207 : tensor<128xi1>
          %242 = arith.cmpi slt, %235, %cst_67 : tensor<128xi32>
          %243 = arith.subi %cst_43, %235 : tensor<128xi32>
          %244 = arith.select %242, %243, %235 : tensor<128xi1>, tensor<128xi32>
          %245 = "tt.bitcast"(%244) : (tensor<128xi32>) -> tensor<128xf32>
          %246 = arith.select %241, %208, %cst_67 : tensor<128xi1>, tensor<128xi32>
          %247 = "tt.reduce"(%246) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %351 = arith.minsi %arg36, %arg37 : i32
            "tt.reduce_return"(%351) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %248 = arith.cmpi ult, %190#3, %227 : i32
          %249 = arith.muli %190#3, %225 : i32
          %250 = arith.select %248, %249, %210 : i32
          %251 = arith.subi %210, %250 : i32
          %252 = arith.minsi %251, %225 : i32
          %253 = arith.addi %250, %252 : i32
          %254 = arith.muli %219, %c128_i32 : i32
          %255 = arith.cmpi ult, %200, %31 : tensor<128xi32>
          %256 = "tt.expand_dims"(%200) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %257 = "tt.expand_dims"(%255) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %258 = "tt.broadcast"(%257) : (tensor<128x1xi1>) -> tensor<128x64xi1>
          %259 = arith.extsi %256 : tensor<128x1xi32> to tensor<128x1xi64>
          %260 = arith.muli %259, %39 : tensor<128x1xi64>
          %261 = "tt.broadcast"(%260) : (tensor<128x1xi64>) -> tensor<128x64xi64>
          %262 = arith.addi %261, %43 : tensor<128x64xi64>
          %263 = "tt.addptr"(%45, %262) : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi64>) -> tensor<128x64x!tt.ptr<i8>>
          %264 = "tt.load"(%263, %258, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi1>, tensor<128x64xi8>) -> tensor<128x64xi8>
          %265 = arith.cmpi ult, %200, %48 : tensor<128xi32>
          %266 = "tt.expand_dims"(%265) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %267 = "tt.broadcast"(%266) : (tensor<128x1xi1>) -> tensor<128x8xi1>
          %268 = arith.muli %259, %54 : tensor<128x1xi64>
          %269 = "tt.broadcast"(%268) : (tensor<128x1xi64>) -> tensor<128x8xi64>
          %270 = arith.addi %269, %58 : tensor<128x8xi64>
          %271 = "tt.addptr"(%60, %270) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi64>) -> tensor<128x8x!tt.ptr<i8>>
          %272 = "tt.load"(%271, %267, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
          %273 = "tt.bitcast"(%272) : (tensor<128x8xi8>) -> tensor<128x8xf8E4M3FN>
          %274 = "tt.fp_to_fp"(%273) : (tensor<128x8xf8E4M3FN>) -> tensor<128x8xf16>
          %275 = arith.mulf %274, %cst_61 : tensor<128x8xf16>
          %276 = "tt.expand_dims"(%275) {axis = 2 : i32} : (tensor<128x8xf16>) -> tensor<128x8x1xf16>
          %277 = "tt.broadcast"(%276) : (tensor<128x8x1xf16>) -> tensor<128x8x8xf16>
          %278 = "tt.reshape"(%264) : (tensor<128x64xi8>) -> tensor<128x8x8xi8>
          %279 = "tt.elementwise_inline_asm"(%278, %277) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashl.b32 codes, $2, 2;\0Ashl.b32 signs, $2, 4;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
          %280 = "tt.elementwise_inline_asm"(%278, %277) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashr.u32 codes, $2, 2;\0Amov.b32 signs, $2;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
          %281 = "tt.join"(%279, %280) : (tensor<128x8x8xf16>, tensor<128x8x8xf16>) -> tensor<128x8x8x2xf16>
          %282 = "tt.trans"(%281) {order = array<i32: 0, 3, 1, 2>} : (tensor<128x8x8x2xf16>) -> tensor<128x2x8x8xf16>
          %283 = "tt.reshape"(%282) : (tensor<128x2x8x8xf16>) -> tensor<128x128xf16>
          %284 = arith.divui %198, %c128_i32 : i32
          %285 = arith.cmpi slt, %284, %arg9 : i32
          %286 = arith.extsi %284 : i32 to i64
          %287 = "tt.addptr"(%arg8, %286) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %288 = "tt.load"(%287, %285, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %289 = arith.select %285, %288, %c-1_i32 : i32
          %290 = "tt.load"(%287, %285, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %291 = arith.select %285, %290, %c-1_i32 : i32
          %292 = arith.divui %250, %c64_i32 : i32
          %293 = arith.cmpi ult, %292, %arg12 : i32
          %294 = arith.cmpi ult, %289, %arg11 : i32
          %295 = arith.cmpi slt, %250, %253 : i32
          %296 = arith.andi %295, %293 : i1
          %297 = arith.andi %296, %294 : i1
          %298 = arith.extsi %289 : i32 to i64
          %299 = arith.muli %298, %arg13 : i64
          %300 = arith.extsi %292 : i32 to i64
          %301 = arith.addi %299, %300 : i64
          %302 = "tt.addptr"(%arg10, %301) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %303 = "tt.load"(%302, %297, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %304 = arith.select %297, %303, %c-1_i32 : i32
          %305 = arith.addi %250, %c64_i32 : i32
          %306 = arith.divui %305, %c64_i32 : i32
          %307 = arith.cmpi ult, %306, %arg12 : i32
          %308 = arith.cmpi slt, %305, %253 : i32
          %309 = arith.andi %308, %307 : i1
          %310 = arith.andi %309, %294 : i1
          %311 = arith.extsi %306 : i32 to i64
          %312 = arith.addi %299, %311 : i64
          %313 = "tt.addptr"(%arg10, %312) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %314 = "tt.load"(%313, %310, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %315 = arith.select %310, %314, %c-1_i32 : i32
          %316 = arith.cmpi ult, %291, %arg11 : i32
          %317 = arith.andi %296, %316 : i1
          %318 = arith.extsi %291 : i32 to i64
          %319 = arith.muli %318, %arg13 : i64
          %320 = arith.addi %319, %300 : i64
          %321 = "tt.addptr"(%arg10, %320) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %322 = "tt.load"(%321, %317, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %323 = arith.select %317, %322, %c-1_i32 : i32
          %324 = arith.andi %309, %316 : i1
          %325 = arith.addi %319, %311 : i64
          %326 = "tt.addptr"(%arg10, %325) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %327 = "tt.load"(%326, %324, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %328 = arith.select %324, %327, %c-1_i32 : i32
          %329 = "tt.splat"(%328) : (i32) -> tensor<128xi32>
          %330 = "tt.splat"(%323) : (i32) -> tensor<128xi32>
          %331 = arith.select %136, %330, %329 : tensor<128xi1>, tensor<128xi32>
          %332 = "tt.expand_dims"(%331) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %333 = arith.cmpi ult, %332, %141 : tensor<128x1xi32>
          %334 = "tt.broadcast"(%333) : (tensor<128x1xi1>) -> tensor<128x8xi1>
          %335 = arith.extsi %332 : tensor<128x1xi32> to tensor<128x1xi64>
          %336 = arith.muli %335, %146 : tensor<128x1xi64>
          %337 = arith.addi %336, %149 : tensor<128x1xi64>
          %338 = "tt.broadcast"(%337) : (tensor<128x1xi64>) -> tensor<128x8xi64>
          %339 = arith.addi %338, %58 : tensor<128x8xi64>
          %340 = "tt.addptr"(%153, %339) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi64>) -> tensor<128x8x!tt.ptr<i8>>
          %341 = "tt.load"(%340, %334, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
          %342 = arith.extui %295 : i1 to i32
          %343 = "tt.splat"(%arg4) : (i32) -> tensor<128x1xi32>
          %344 = "tt.splat"(%arg5) : (i64) -> tensor<128x1xi64>
          %345 = arith.muli %143, %cst_58 : tensor<128x1xi32>
          %346 = arith.extsi %345 : tensor<128x1xi32> to tensor<128x1xi64>
          %347 = "tt.splat"(%arg3) : (!tt.ptr<i8>) -> tensor<128x64x!tt.ptr<i8>>
          %348 = arith.cmpf olt, %245, %cst_6 : tensor<128xf32>
          %349 = "tt.expand_dims"(%348) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %350 = scf.for %arg36 = %c0_i32 to %342 step %c1_i32 iter_args(%arg37 = %283) -> (tensor<128x128xf16>)  : i32 {
            %351:5 = scf.for %arg38 = %250 to %253 step %254 iter_args(%arg39 = %304, %arg40 = %315, %arg41 = %323, %arg42 = %328, %arg43 = %341) -> (i32, i32, i32, i32, tensor<128x8xi8>)  : i32 {
              %352 = arith.addi %arg38, %254 : i32
              %353 = arith.divui %352, %c64_i32 : i32
              %354 = arith.cmpi ult, %353, %arg12 : i32
              %355 = arith.cmpi slt, %352, %253 : i32
              %356 = arith.andi %355, %354 : i1
              %357 = arith.andi %356, %294 : i1
              %358 = arith.extsi %353 : i32 to i64
              %359 = arith.addi %299, %358 : i64
              %360 = "tt.addptr"(%arg10, %359) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %361 = "tt.load"(%360, %357, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %362 = arith.select %357, %361, %c-1_i32 : i32
              %363 = arith.addi %352, %c64_i32 : i32
              %364 = arith.divui %363, %c64_i32 : i32
              %365 = arith.cmpi ult, %364, %arg12 : i32
              %366 = arith.cmpi slt, %363, %253 : i32
              %367 = arith.andi %366, %365 : i1
              %368 = arith.andi %367, %294 : i1
              %369 = arith.extsi %364 : i32 to i64
              %370 = arith.addi %299, %369 : i64
              %371 = "tt.addptr"(%arg10, %370) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %372 = "tt.load"(%371, %368, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %373 = arith.select %368, %372, %c-1_i32 : i32
              %374 = arith.andi %356, %316 : i1
              %375 = arith.addi %319, %358 : i64
              %376 = "tt.addptr"(%arg10, %375) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %377 = "tt.load"(%376, %374, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %378 = arith.select %374, %377, %c-1_i32 : i32
              %379 = arith.andi %367, %316 : i1
              %380 = arith.addi %319, %369 : i64
              %381 = "tt.addptr"(%arg10, %380) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %382 = "tt.load"(%381, %379, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %383 = arith.select %379, %382, %c-1_i32 : i32
              %384 = "tt.splat"(%383) : (i32) -> tensor<128xi32>
              %385 = "tt.splat"(%378) : (i32) -> tensor<128xi32>
              %386 = arith.select %136, %385, %384 : tensor<128xi1>, tensor<128xi32>
              %387 = "tt.expand_dims"(%386) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
              %388 = arith.cmpi ult, %387, %141 : tensor<128x1xi32>
              %389 = "tt.broadcast"(%388) : (tensor<128x1xi1>) -> tensor<128x8xi1>
              %390 = arith.extsi %387 : tensor<128x1xi32> to tensor<128x1xi64>
              %391 = arith.muli %390, %146 : tensor<128x1xi64>
              %392 = arith.addi %391, %149 : tensor<128x1xi64>
              %393 = "tt.broadcast"(%392) : (tensor<128x1xi64>) -> tensor<128x8xi64>
              %394 = arith.addi %393, %58 : tensor<128x8xi64>
              %395 = "tt.addptr"(%153, %394) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi64>) -> tensor<128x8x!tt.ptr<i8>>
              %396 = "tt.load"(%395, %389, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
              %397 = "tt.splat"(%arg40) : (i32) -> tensor<128xi32>
              %398 = "tt.splat"(%arg39) : (i32) -> tensor<128xi32>
              %399 = arith.select %136, %398, %397 : tensor<128xi1>, tensor<128xi32>
              %400 = "tt.expand_dims"(%399) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
              %401 = arith.cmpi ult, %400, %343 : tensor<128x1xi32>
              %402 = "tt.broadcast"(%401) : (tensor<128x1xi1>) -> tensor<128x64xi1>
              %403 = arith.extsi %400 : tensor<128x1xi32> to tensor<128x1xi64>
              %404 = arith.muli %403, %344 : tensor<128x1xi64>
              %405 = arith.addi %404, %346 : tensor<128x1xi64>
              %406 = "tt.broadcast"(%405) : (tensor<128x1xi64>) -> tensor<128x64xi64>
              %407 = arith.addi %406, %43 : tensor<128x64xi64>
              %408 = "tt.addptr"(%347, %407) : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi64>) -> tensor<128x64x!tt.ptr<i8>>
              %409 = "tt.load"(%408, %402, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi1>, tensor<128x64xi8>) -> tensor<128x64xi8>
              %410 = arith.cmpi ult, %arg39, %arg4 : i32
              %411 = arith.cmpi ult, %arg40, %arg4 : i32
              %412 = arith.cmpi ult, %arg41, %arg27 : i32
              %413 = arith.cmpi ult, %arg42, %arg27 : i32
              %414 = "tt.bitcast"(%arg43) : (tensor<128x8xi8>) -> tensor<128x8xf8E4M3FN>
              %415 = "tt.fp_to_fp"(%414) : (tensor<128x8xf8E4M3FN>) -> tensor<128x8xf16>
              %416 = arith.mulf %415, %cst_61 : tensor<128x8xf16>
              %417 = "tt.expand_dims"(%416) {axis = 2 : i32} : (tensor<128x8xf16>) -> tensor<128x8x1xf16>
              %418 = "tt.broadcast"(%417) : (tensor<128x8x1xf16>) -> tensor<128x8x8xf16>
              %419 = "tt.reshape"(%409) : (tensor<128x64xi8>) -> tensor<128x8x8xi8>
              %420 = "tt.elementwise_inline_asm"(%419, %418) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashl.b32 codes, $2, 2;\0Ashl.b32 signs, $2, 4;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
              %421 = "tt.elementwise_inline_asm"(%419, %418) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashr.u32 codes, $2, 2;\0Amov.b32 signs, $2;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
              %422 = "tt.join"(%420, %421) : (tensor<128x8x8xf16>, tensor<128x8x8xf16>) -> tensor<128x8x8x2xf16>
              %423 = "tt.trans"(%422) {order = array<i32: 0, 3, 1, 2>} : (tensor<128x8x8x2xf16>) -> tensor<128x2x8x8xf16>
              %424 = "tt.reshape"(%423) : (tensor<128x2x8x8xf16>) -> tensor<128x128xf16>
              %425 = "tt.trans"(%424) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
              %426 = "tt.dot"(%arg37, %425, %cst_57) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xf16>, tensor<128x128xf16>, tensor<128x128xf32>) -> tensor<128x128xf32>
              %427 = "tt.reshape"(%426) : (tensor<128x128xf32>) -> tensor<128x2x2x2x2x4x2xf32>
              %428 = "tt.trans"(%427) {order = array<i32: 0, 5, 6, 4, 3, 2, 1>} : (tensor<128x2x2x2x2x4x2xf32>) -> tensor<128x4x2x2x2x2x2xf32>
              %429:2 = "tt.split"(%428) : (tensor<128x4x2x2x2x2x2xf32>) -> (tensor<128x4x2x2x2x2xf32>, tensor<128x4x2x2x2x2xf32>)
              %430:2 = "tt.split"(%429#0) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
              %431:2 = "tt.split"(%429#1) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
              %432:2 = "tt.split"(%430#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
              %433:2 = "tt.split"(%430#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
              %434:2 = "tt.split"(%431#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
              %435:2 = "tt.split"(%431#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
              %436:2 = "tt.split"(%432#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %437:2 = "tt.split"(%432#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %438:2 = "tt.split"(%433#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %439:2 = "tt.split"(%433#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %440:2 = "tt.split"(%434#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %441:2 = "tt.split"(%434#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %442:2 = "tt.split"(%435#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %443:2 = "tt.split"(%435#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
              %444:2 = "tt.split"(%436#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %445:2 = "tt.split"(%436#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %446:2 = "tt.split"(%437#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %447:2 = "tt.split"(%437#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %448:2 = "tt.split"(%438#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %449:2 = "tt.split"(%438#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %450:2 = "tt.split"(%439#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %451:2 = "tt.split"(%439#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %452:2 = "tt.split"(%440#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %453:2 = "tt.split"(%440#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %454:2 = "tt.split"(%441#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %455:2 = "tt.split"(%441#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %456:2 = "tt.split"(%442#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %457:2 = "tt.split"(%442#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %458:2 = "tt.split"(%443#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %459:2 = "tt.split"(%443#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
              %460 = arith.cmpi sge, %arg38, %250 : i32
              scf.if %460 {
                %461 = "tt.splat"(%arg38) : (i32) -> tensor<4xi32>
                %462 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
                %463 = arith.muli %462, %cst_56 : tensor<4xi32>
                %464 = arith.addi %461, %463 : tensor<4xi32>
                %465 = arith.maxsi %209, %c0_i32 : i32
                %466 = arith.cmpi sge, %arg21, %c2048_i32 : i32
                %467 = arith.select %466, %c2048_i32, %c0_i32 : i32
                %468 = arith.minsi %247, %253 : i32
                %469 = arith.minsi %468, %253 : i32
                %470 = arith.maxsi %469, %arg38 : i32
                %471 = arith.subi %470, %arg38 : i32
                %472 = arith.cmpi sgt, %471, %c127_i32 : i32
                %473 = arith.andi %472, %410 : i1
                %474 = arith.andi %473, %411 : i1
                %475 = arith.andi %474, %412 : i1
                %476 = arith.andi %475, %413 : i1
                %477 = scf.if %476 -> (tensor<128x4xi32>) {
                  scf.yield %cst_55 : tensor<128x4xi32>
                } else {
                  %516 = "tt.splat"(%253) : (i32) -> tensor<128xi32>
                  %517 = arith.minsi %246, %516 : tensor<128xi32>
                  %518 = arith.minsi %517, %516 : tensor<128xi32>
                  %519 = "tt.splat"(%arg38) : (i32) -> tensor<128xi32>
                  %520 = arith.maxsi %518, %519 : tensor<128xi32>
                  %521 = arith.subi %520, %519 : tensor<128xi32>
                  %522 = arith.minsi %521, %cst_54 : tensor<128xi32>
                  %523 = "tt.expand_dims"(%522) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
                  %524 = "tt.broadcast"(%523) : (tensor<128x1xi32>) -> tensor<128x4xi32>
                  %525 = "tt.expand_dims"(%463) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
                  %526 = "tt.broadcast"(%525) : (tensor<1x4xi32>) -> tensor<128x4xi32>
                  %527 = arith.subi %524, %526 : tensor<128x4xi32>
                  %528 = arith.addi %527, %cst_52 : tensor<128x4xi32>
                  %529 = arith.shrsi %528, %cst_53 : tensor<128x4xi32>
                  %530 = arith.addi %527, %cst_51 : tensor<128x4xi32>
                  %531 = arith.shrsi %530, %cst_53 : tensor<128x4xi32>
                  %532 = arith.addi %529, %531 : tensor<128x4xi32>
                  %533 = arith.subi %cst_50, %532 : tensor<128x4xi32>
                  %534 = arith.shrui %cst_55, %533 : tensor<128x4xi32>
                  %535 = arith.cmpi sgt, %532, %cst_49 : tensor<128x4xi32>
                  %536 = arith.select %535, %534, %cst_49 : tensor<128x4xi1>, tensor<128x4xi32>
                  %537 = arith.select %410, %c-1_i32, %c-65536_i32 : i32
                  %538 = "tt.splat"(%537) : (i32) -> tensor<128x4xi32>
                  %539 = arith.select %411, %c-1_i32, %c65535_i32 : i32
                  %540 = "tt.splat"(%539) : (i32) -> tensor<128x4xi32>
                  %541 = arith.select %412, %c-1_i32, %c-65536_i32 : i32
                  %542 = "tt.splat"(%541) : (i32) -> tensor<128x4xi32>
                  %543 = arith.select %413, %c-1_i32, %c65535_i32 : i32
                  %544 = "tt.splat"(%543) : (i32) -> tensor<128x4xi32>
                  %545 = arith.andi %536, %538 : tensor<128x4xi32>
                  %546 = arith.andi %545, %540 : tensor<128x4xi32>
                  %547 = arith.andi %546, %542 : tensor<128x4xi32>
                  %548 = arith.andi %547, %544 : tensor<128x4xi32>
                  scf.yield %548 : tensor<128x4xi32>
                }
                %478 = "tt.expand_dims"(%245) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
                %479 = "tt.broadcast"(%478) : (tensor<128x1xf32>) -> tensor<128x4xf32>
                %480 = "tt.elementwise_inline_asm"(%479, %444#0, %444#1, %445#0, %445#1, %446#0, %446#1, %447#0, %447#1, %448#0, %448#1, %449#0, %449#1, %450#0, %450#1, %451#0, %451#1, %452#0, %452#1, %453#0, %453#1, %454#0, %454#1, %455#0, %455#1, %456#0, %456#1, %457#0, %457#1, %458#0, %458#1, %459#0, %459#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.gt.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.gt.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.gt.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.gt.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.gt.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.gt.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.gt.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.gt.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.gt.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.gt.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.gt.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.gt.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.gt.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.gt.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.gt.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.gt.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
                %481 = arith.andi %480, %477 : tensor<128x4xi32>
                %482 = "tt.elementwise_inline_asm"(%479, %444#0, %444#1, %445#0, %445#1, %446#0, %446#1, %447#0, %447#1, %448#0, %448#1, %449#0, %449#1, %450#0, %450#1, %451#0, %451#1, %452#0, %452#1, %453#0, %453#1, %454#0, %454#1, %455#0, %455#1, %456#0, %456#1, %457#0, %457#1, %458#0, %458#1, %459#0, %459#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Asetp.equ.or.f32 any0, $18, $1, any0;\0Asetp.equ.or.f32 any1, $19, $1, any1;\0Asetp.equ.or.f32 any2, $20, $1, any2;\0Asetp.equ.or.f32 any3, $21, $1, any3;\0Asetp.equ.or.f32 any0, $22, $1, any0;\0Asetp.equ.or.f32 any1, $23, $1, any1;\0Asetp.equ.or.f32 any2, $24, $1, any2;\0Asetp.equ.or.f32 any3, $25, $1, any3;\0Asetp.equ.or.f32 any0, $26, $1, any0;\0Asetp.equ.or.f32 any1, $27, $1, any1;\0Asetp.equ.or.f32 any2, $28, $1, any2;\0Asetp.equ.or.f32 any3, $29, $1, any3;\0Asetp.equ.or.f32 any0, $30, $1, any0;\0Asetp.equ.or.f32 any1, $31, $1, any1;\0Asetp.equ.or.f32 any2, $32, $1, any2;\0Asetp.equ.or.f32 any3, $33, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.equ.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.equ.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.equ.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.equ.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.equ.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.equ.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.equ.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.equ.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.equ.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.equ.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.equ.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.equ.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.equ.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.equ.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.equ.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.equ.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
                %483 = arith.andi %482, %477 : tensor<128x4xi32>
                %484 = "tt.elementwise_inline_asm"(%444#0, %444#1, %445#0, %445#1, %446#0, %446#1, %447#0, %447#1, %448#0, %448#1, %449#0, %449#1, %450#0, %450#1, %451#0, %451#1, %452#0, %452#1, %453#0, %453#1, %454#0, %454#1, %455#0, %455#1, %456#0, %456#1, %457#0, %457#1, %458#0, %458#1, %459#0, %459#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.nan.f32 any0, $1, $2;\0Asetp.nan.f32 any1, $3, $4;\0Asetp.nan.f32 any2, $5, $6;\0Asetp.nan.f32 any3, $7, $8;\0Asetp.nan.or.f32 any0, $9, $10, any0;\0Asetp.nan.or.f32 any1, $11, $12, any1;\0Asetp.nan.or.f32 any2, $13, $14, any2;\0Asetp.nan.or.f32 any3, $15, $16, any3;\0Asetp.nan.or.f32 any0, $17, $18, any0;\0Asetp.nan.or.f32 any1, $19, $20, any1;\0Asetp.nan.or.f32 any2, $21, $22, any2;\0Asetp.nan.or.f32 any3, $23, $24, any3;\0Asetp.nan.or.f32 any0, $25, $26, any0;\0Asetp.nan.or.f32 any1, $27, $28, any1;\0Asetp.nan.or.f32 any2, $29, $30, any2;\0Asetp.nan.or.f32 any3, $31, $32, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.nan.f32 holds, $1, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.nan.f32 holds, $2, $2;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.nan.f32 holds, $3, $3;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.nan.f32 holds, $4, $4;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.nan.f32 holds, $5, $5;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.nan.f32 holds, $6, $6;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.nan.f32 holds, $7, $7;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.nan.f32 holds, $8, $8;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.nan.f32 holds, $9, $9;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.nan.f32 holds, $10, $10;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.nan.f32 holds, $11, $11;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.nan.f32 holds, $12, $12;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.nan.f32 holds, $13, $13;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.nan.f32 holds, $14, $14;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.nan.f32 holds, $15, $15;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.nan.f32 holds, $16, $16;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.nan.f32 holds, $17, $17;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.nan.f32 holds, $18, $18;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.nan.f32 holds, $19, $19;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.nan.f32 holds, $20, $20;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.nan.f32 holds, $21, $21;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.nan.f32 holds, $22, $22;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.nan.f32 holds, $23, $23;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.nan.f32 holds, $24, $24;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.nan.f32 holds, $25, $25;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.nan.f32 holds, $26, $26;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.nan.f32 holds, $27, $27;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.nan.f32 holds, $28, $28;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.nan.f32 holds, $29, $29;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.nan.f32 holds, $30, $30;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.nan.f32 holds, $31, $31;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.nan.f32 holds, $32, $32;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 32>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
                %485 = "tt.broadcast"(%349) : (tensor<128x1xi1>) -> tensor<128x4xi1>
                %486 = arith.select %485, %cst_55, %cst_49 : tensor<128x4xi1>, tensor<128x4xi32>
                %487 = arith.andi %484, %486 : tensor<128x4xi32>
                %488 = arith.andi %483, %487 : tensor<128x4xi32>
                %489 = arith.ori %481, %488 : tensor<128x4xi32>
                %490 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
                %491 = arith.muli %259, %490 : tensor<128x1xi64>
                %492 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
                %493 = "tt.addptr"(%492, %491) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
                %494 = "tt.broadcast"(%493) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
                %495 = "tt.elementwise_inline_asm"(%494, %489) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
                %496 = arith.xori %483, %488 : tensor<128x4xi32>
                %497 = arith.addi %491, %cst_5 : tensor<128x1xi64>
                %498 = "tt.addptr"(%492, %497) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
                %499 = "tt.broadcast"(%498) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
                %500 = "tt.elementwise_inline_asm"(%499, %496) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
                %501 = "tt.splat"(%arg22) : (i64) -> tensor<128x1xi64>
                %502 = arith.muli %259, %501 : tensor<128x1xi64>
                %503 = arith.addi %502, %cst_4 : tensor<128x1xi64>
                %504 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
                %505 = "tt.addptr"(%504, %503) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
                %506 = "tt.broadcast"(%505) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
                %507 = "tt.splat"(%465) : (i32) -> tensor<128x4xi32>
                %508 = "tt.expand_dims"(%464) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
                %509 = "tt.broadcast"(%508) : (tensor<1x4xi32>) -> tensor<128x4xi32>
                %510 = "tt.elementwise_inline_asm"(%506, %489, %495, %507, %509, %479, %444#0, %444#1, %445#0, %445#1, %446#0, %446#1, %447#0, %447#1, %448#0, %448#1, %449#0, %449#1, %450#0, %450#1, %451#0, %451#1, %452#0, %452#1, %453#0, %453#1, %454#0, %454#1, %455#0, %455#1, %456#0, %456#1, %457#0, %457#1, %458#0, %458#1, %459#0, %459#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, 8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
                %511 = arith.addi %502, %cst_3 : tensor<128x1xi64>
                %512 = "tt.addptr"(%504, %511) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
                %513 = "tt.broadcast"(%512) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
                %514 = "tt.splat"(%467) : (i32) -> tensor<128x4xi32>
                %515 = "tt.elementwise_inline_asm"(%513, %496, %500, %514, %509, %479, %444#0, %444#1, %445#0, %445#1, %446#0, %446#1, %447#0, %447#1, %448#0, %448#1, %449#0, %449#1, %450#0, %450#1, %451#0, %451#1, %452#0, %452#1, %453#0, %453#1, %454#0, %454#1, %455#0, %455#1, %456#0, %456#1, %457#0, %457#1, %458#0, %458#1, %459#0, %459#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, -8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
              }
              scf.yield %362, %373, %378, %383, %396 : i32, i32, i32, i32, tensor<128x8xi8>
            }
            scf.yield %cst_59 : tensor<128x128xf16>
          }
        }
        gpu.barrier
        %228 = arith.extsi %190#1 : i32 to i64
        %229 = "tt.addptr"(%arg29, %228) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %230 = "tt.atomic_rmw"(%229, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %231 = arith.andi %230, %c2047_i32 : i32
        %232 = arith.cmpi eq, %231, %c1_i32 : i32
        scf.if %232 {
          %233 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %234 = "tt.addptr"(%233, %202) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %235 = "tt.load"(%234, %207, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %236 = "tt.splat"(%arg33) : (i64) -> tensor<128xi64>
          %237 = arith.addi %236, %202 : tensor<128xi64>
          %238 = "tt.addptr"(%233, %237) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %239 = "tt.load"(%238, %207, %cst_67) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %240 = arith.cmpi slt, %239, %235 : tensor<128xi32>
          %241 = arith.andi %240, %207 : tensor<128xi1>
          %242 = arith.extui %241 : tensor<128xi1> to tensor<128xi32>
          %243 = "tt.reduce"(%242) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %263 = arith.maxsi %arg36, %arg37 : i32
            "tt.reduce_return"(%263) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %244 = arith.cmpi ne, %243, %c0_i32 : i32
          %245 = arith.cmpi slt, %190#2, %c500_i32 : i32
          %246 = arith.andi %244, %245 : i1
          %247 = arith.divui %212, %c2048_i32 : i32
          %248 = arith.divui %247, %c1024_i32 : i32
          %249 = arith.addi %248, %c1_i32 : i32
          %250 = arith.muli %249, %c2048_i32 : i32
          %251 = arith.divui %212, %250 : i32
          %252 = arith.addi %251, %c1_i32 : i32
          %253 = arith.select %246, %252, %c0_i32 : i32
          %254 = arith.select %196, %253, %c16_i32 : i32
          %255 = arith.addi %190#2, %c1_i32 : i32
          %256 = arith.shli %255, %c22_i32 : i32
          %257 = arith.shli %254, %c11_i32 : i32
          %258 = arith.ori %256, %257 : i32
          %259 = arith.ori %258, %254 : i32
          %260 = arith.cmpi eq, %254, %c0_i32 : i32
          %261 = arith.select %260, %c0_i32, %259 : i32
          gpu.barrier
          %262 = "tt.atomic_rmw"(%229, %261) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %194 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x64xi8, strided<[?, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x64xi8, strided<[?, 64, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "tile_requests", winnow.type = memref<?xi32>}, {winnow.arg = "tile_requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "query_scales", winnow.type = memref<?x8xi8, strided<[?, 1]>>}, {winnow.arg = "query_scales.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "query_scales.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_scales", winnow.type = memref<?x64x8xi8, strided<[?, 8, 1]>>}, {winnow.arg = "key_scales.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_scales.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<i8>, i32, i64, !tt.ptr<i8>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i8>, i32, i64, !tt.ptr<i8>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "sdsa_nvfp4", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {dequantize = "convert", helpers = 264 : i32, max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 4096 : i32, scatter = "hits", target = "cuda:90", tile_keys = 128 : i32, tile_rows = 128 : i32}} : () -> ()
}

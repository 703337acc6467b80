#map = affine_map<()[s0, s1] -> (s0 ceildiv 4, ((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - ((((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - s1 ceildiv 256) - ((((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - ((((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - s1 ceildiv 256) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - ((((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 4) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 4) - s1 ceildiv 256) - 65535) - s1 ceildiv 2147483648 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 ceildiv 4)>
#map2 = affine_map<()[s0, s1] -> (4095)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<f8E4M3FN>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<f32>, %arg4: i32, %arg5: i64, %arg6: !tt.ptr<f8E4M3FN>, %arg7: i32, %arg8: i64, %arg9: !tt.ptr<f32>, %arg10: i32, %arg11: i64, %arg12: !tt.ptr<i32>, %arg13: i32, %arg14: !tt.ptr<i32>, %arg15: i32, %arg16: !tt.ptr<i32>, %arg17: i32, %arg18: i32, %arg19: i64, %arg20: !tt.ptr<f32>, %arg21: i32, %arg22: !tt.ptr<i32>, %arg23: i32, %arg24: i64, %arg25: !tt.ptr<i32>, %arg26: i32, %arg27: i32, %arg28: i64, %arg29: !tt.ptr<i32>, %arg30: i32, %arg31: !tt.ptr<i32>, %arg32: i32, %arg33: i64, %arg34: i32):
    %cst = arith.constant dense<0> : tensor<1xi64>
    %cst_0 = arith.constant -1.000000e+00 : f32
    %cst_1 = arith.constant dense<1> : tensor<1xi64>
    %c1_i64 = arith.constant 1 : i64
    %cst_2 = arith.constant dense<1> : tensor<4xi64>
    %c500_i32 = arith.constant 500 : i32
    %c65535_i32 = arith.constant 65535 : i32
    %cst_3 = arith.constant dense<2> : tensor<1x1024x1xi64>
    %cst_4 = arith.constant dense<2143289344> : tensor<1x1024xi32>
    %cst_5 = arith.constant dense<0x7F800000> : tensor<1x1024xf32>
    %cst_6 = arith.constant dense<0x7FC00000> : tensor<1xf32>
    %cst_7 = arith.constant dense<0x7F800000> : tensor<1xf32>
    %cst_8 = arith.constant dense<2.000000e+00> : tensor<1xf32>
    %cst_9 = arith.constant dense<2047> : tensor<1024xi32>
    %cst_10 = arith.constant dense<65535> : tensor<1024xi32>
    %cst_11 = arith.constant dense<16> : tensor<1024xi32>
    %cst_12 = arith.constant dense<2> : tensor<1024xi64>
    %cst_13 = arith.constant dense<0> : tensor<1024xi32>
    %cst_14 = arith.constant dense<2048> : tensor<1024xi32>
    %c1023_i32 = arith.constant 1023 : i32
    %cst_15 = arith.constant dense<2139095041> : tensor<2048xi32>
    %cst_16 = arith.constant 4.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %cst_17 = arith.constant dense<32> : tensor<2048xi64>
    %c6_i32 = arith.constant 6 : i32
    %cst_18 = arith.constant 2.500000e-01 : f32
    %cst_19 = arith.constant 1.800000e+00 : f32
    %cst_20 = arith.constant 3.000000e-01 : f32
    %cst_21 = arith.constant dense<-2139095041> : tensor<2048xi32>
    %cst_22 = arith.constant dense<2139095040> : tensor<2048xi32>
    %cst_23 = arith.constant dense<2147483647> : tensor<2048xi32>
    %cst_24 = arith.constant 0x7FC00000 : f32
    %cst_25 = arith.constant 0x7F800000 : f32
    %cst_26 = arith.constant dense<2> : tensor<2048xi64>
    %cst_27 = arith.constant dense<0> : tensor<2048xi32>
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
    %cst_33 = arith.constant dense<-1> : tensor<4xi32>
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c2047_i32 = arith.constant 2047 : i32
    %c4194304_i32 = arith.constant 4194304 : i32
    %cst_34 = arith.constant dense<2047> : tensor<128xi32>
    %cst_35 = arith.constant dense<11> : tensor<128xi32>
    %cst_36 = arith.constant dense<4194304> : tensor<128xi32>
    %cst_37 = arith.constant dense<2147483646> : tensor<128xi32>
    %cst_38 = arith.constant dense<2147483647> : tensor<128xi32>
    %cst_39 = arith.constant dense<0> : tensor<128xi32>
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c396_i32 = arith.constant 396 : i32
    %false = arith.constant false
    %c11_i32 = arith.constant 11 : i32
    %c22_i32 = arith.constant 22 : i32
    %c1024_i32 = arith.constant 1024 : i32
    %c16_i32 = arith.constant 16 : i32
    %true = arith.constant true
    %cst_40 = arith.constant dense<-2147483648> : tensor<4xi32>
    %cst_41 = arith.constant dense<2139095041> : tensor<4xi32>
    %cst_42 = arith.constant dense<-2139095041> : tensor<4xi32>
    %cst_43 = arith.constant dense<2139095040> : tensor<4xi32>
    %cst_44 = arith.constant dense<2147483647> : tensor<4xi32>
    %cst_45 = arith.constant dense<2048> : tensor<4xi32>
    %cst_46 = arith.constant dense<1> : tensor<4xi32>
    %cst_47 = arith.constant dense<2> : tensor<4x64x1xi64>
    %cst_48 = arith.constant dense<2143289344> : tensor<4x64xi32>
    %cst_49 = arith.constant dense<0x7F800000> : tensor<4x64xf32>
    %cst_50 = arith.constant dense<0x7FC00000> : tensor<4xf32>
    %cst_51 = arith.constant dense<0x7F800000> : tensor<4xf32>
    %cst_52 = arith.constant dense<2.000000e+00> : tensor<4xf32>
    %cst_53 = arith.constant dense<2048> : tensor<4x64xi32>
    %cst_54 = arith.constant dense<2047> : tensor<4x64xi32>
    %cst_55 = arith.constant dense<0> : tensor<4x64xi32>
    %cst_56 = arith.constant dense<1> : tensor<4x64xi32>
    %c2048_i32 = arith.constant 2048 : i32
    %cst_57 = arith.constant dense<true> : tensor<4x64xi1>
    %cst_58 = arith.constant dense<0.000000e+00> : tensor<64x128xf32>
    %cst_59 = arith.constant dense<128> : tensor<64x1xi32>
    %cst_60 = arith.constant dense<0.000000e+00> : tensor<64x128xf8E4M3FN>
    %cst_61 = arith.constant dense<0.000000e+00> : tensor<64x1xf32>
    %cst_62 = arith.constant dense<0.000000e+00> : tensor<4x32xf32>
    %c0_i32 = arith.constant 0 : i32
    %cst_63 = arith.constant dense<128> : tensor<1x32x1xi32>
    %cst_64 = arith.constant dense<0.000000e+00> : tensor<4x32x128xf8E4M3FN>
    %cst_65 = arith.constant dense<0.000000e+00> : tensor<4xf32>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c128_i32 = arith.constant 128 : i32
    %c2147416063_i32 = arith.constant 2147416063 : i32
    %cst_66 = arith.constant dense<0> : tensor<4xi32>
    %c4_i32 = arith.constant 4 : i32
    %cst_67 = arith.constant 0.000000e+00 : f32
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
    %11 = "tt.load"(%10, %7, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
    %12 = arith.minsi %arg34, %c2147416063_i32 : i32
    %13 = "tt.splat"(%12) : (i32) -> tensor<4xi32>
    %14 = arith.minsi %11, %13 : tensor<4xi32>
    %15 = arith.maxsi %14, %cst_66 : tensor<4xi32>
    %16 = arith.minsi %arg13, %arg21 : i32
    %17 = arith.minsi %16, %arg23 : i32
    %18 = arith.minsi %17, %arg26 : i32
    %19 = arith.minsi %18, %arg1 : i32
    %20 = arith.minsi %19, %arg4 : i32
    %21 = arith.minsi %20, %arg32 : i32
    %22 = "tt.splat"(%21) : (i32) -> tensor<4xi32>
    %23 = arith.cmpi slt, %5, %22 : tensor<4xi32>
    %24 = arith.select %23, %15, %cst_66 : tensor<4xi1>, tensor<4xi32>
    %25 = "tt.splat"(%arg21) : (i32) -> tensor<4xi32>
    %26 = arith.cmpi ult, %5, %25 : tensor<4xi32>
    %27 = "tt.splat"(%arg20) : (!tt.ptr<f32>) -> tensor<4x!tt.ptr<f32>>
    %28 = "tt.addptr"(%27, %8) : (tensor<4x!tt.ptr<f32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<f32>>
    %29 = "tt.load"(%28, %26, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<f32>>, tensor<4xi1>, tensor<4xf32>) -> tensor<4xf32>
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
    %46 = arith.muli %36, %cst_63 : tensor<1x32x1xi32>
    %47 = arith.extsi %46 : tensor<1x32x1xi32> to tensor<1x32x1xi64>
    %48 = "tt.broadcast"(%45) : (tensor<4x1x1xi64>) -> tensor<4x32x1xi64>
    %49 = "tt.broadcast"(%47) : (tensor<1x32x1xi64>) -> tensor<4x32x1xi64>
    %50 = arith.addi %48, %49 : tensor<4x32x1xi64>
    %51 = arith.extsi %39 : tensor<1x1x128xi32> to tensor<1x1x128xi64>
    %52 = "tt.broadcast"(%50) : (tensor<4x32x1xi64>) -> tensor<4x32x128xi64>
    %53 = "tt.broadcast"(%51) : (tensor<1x1x128xi64>) -> tensor<4x32x128xi64>
    %54 = arith.addi %52, %53 : tensor<4x32x128xi64>
    %55 = "tt.splat"(%arg0) : (!tt.ptr<f8E4M3FN>) -> tensor<4x32x128x!tt.ptr<f8E4M3FN>>
    %56 = "tt.addptr"(%55, %54) : (tensor<4x32x128x!tt.ptr<f8E4M3FN>>, tensor<4x32x128xi64>) -> tensor<4x32x128x!tt.ptr<f8E4M3FN>>
    %57 = "tt.load"(%56, %42, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x32x128x!tt.ptr<f8E4M3FN>>, tensor<4x32x128xi1>, tensor<4x32x128xf8E4M3FN>) -> tensor<4x32x128xf8E4M3FN>
    %58 = "tt.reshape"(%57) : (tensor<4x32x128xf8E4M3FN>) -> tensor<128x128xf8E4M3FN>
    %59 = arith.divui %2, %c128_i32 : i32
    %60 = arith.cmpi slt, %59, %arg15 : i32
    %61 = arith.extsi %59 : i32 to i64
    %62 = "tt.addptr"(%arg14, %61) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %63 = "tt.load"(%62, %60, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %64 = arith.select %60, %63, %c-1_i32 : i32
    %65 = "tt.splat"(%cst_67) : (f32) -> tensor<64x4xf32>
    %66 = "tt.splat"(%arg4) : (i32) -> tensor<4xi32>
    %67 = arith.cmpi ult, %5, %66 : tensor<4xi32>
    %68 = "tt.expand_dims"(%67) {axis = 1 : i32} : (tensor<4xi1>) -> tensor<4x1xi1>
    %69 = "tt.broadcast"(%68) : (tensor<4x1xi1>) -> tensor<4x32xi1>
    %70 = arith.extsi %32 : tensor<4x1xi32> to tensor<4x1xi64>
    %71 = "tt.splat"(%arg5) : (i64) -> tensor<4x1xi64>
    %72 = arith.muli %70, %71 : tensor<4x1xi64>
    %73 = arith.extsi %35 : tensor<1x32xi32> to tensor<1x32xi64>
    %74 = "tt.broadcast"(%72) : (tensor<4x1xi64>) -> tensor<4x32xi64>
    %75 = "tt.broadcast"(%73) : (tensor<1x32xi64>) -> tensor<4x32xi64>
    %76 = arith.addi %74, %75 : tensor<4x32xi64>
    %77 = "tt.splat"(%arg3) : (!tt.ptr<f32>) -> tensor<4x32x!tt.ptr<f32>>
    %78 = "tt.addptr"(%77, %76) : (tensor<4x32x!tt.ptr<f32>>, tensor<4x32xi64>) -> tensor<4x32x!tt.ptr<f32>>
    %79 = "tt.load"(%78, %69, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x32x!tt.ptr<f32>>, tensor<4x32xi1>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %80 = "tt.expand_dims"(%79) {axis = 0 : i32} : (tensor<4x32xf32>) -> tensor<1x4x32xf32>
    %81 = "tt.broadcast"(%80) : (tensor<1x4x32xf32>) -> tensor<64x4x32xf32>
    %82 = "tt.load"(%62, %60, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %83 = arith.select %60, %82, %c-1_i32 : i32
    %84 = "tt.reduce"(%24) ({
    ^bb0(%arg35: i32, %arg36: i32):
      %207 = arith.maxsi %arg35, %arg36 : i32
      "tt.reduce_return"(%207) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
    %85 = "tt.get_num_programs"() {axis = 1 : i32} : () -> i32
    %86 = arith.addi %84, %c63_i32 : i32
    %87 = arith.divui %86, %c64_i32 : i32
    %88 = arith.divui %87, %85 : i32
    %89 = arith.remui %87, %85 : i32
    %90 = arith.muli %1, %88 : i32
    %91 = arith.minsi %1, %89 : i32
    %92 = arith.addi %90, %91 : i32
    %93 = arith.addi %1, %c1_i32 : i32
    %94 = arith.muli %93, %88 : i32
    %95 = arith.minsi %93, %89 : i32
    %96 = arith.addi %94, %95 : i32
    %97 = arith.muli %96, %c64_i32 : i32
    %98 = arith.minsi %97, %84 : i32
    %99 = arith.muli %92, %c64_i32 : i32
    %100 = arith.divui %99, %c64_i32 : i32
    %101 = arith.cmpi ult, %100, %arg18 : i32
    %102 = arith.cmpi ult, %64, %arg17 : i32
    %103 = arith.cmpi slt, %99, %98 : i32
    %104 = arith.andi %103, %101 : i1
    %105 = arith.andi %104, %102 : i1
    %106 = arith.extsi %64 : i32 to i64
    %107 = arith.muli %106, %arg19 : i64
    %108 = arith.extsi %100 : i32 to i64
    %109 = arith.addi %107, %108 : i64
    %110 = "tt.addptr"(%arg16, %109) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %111 = "tt.load"(%110, %105, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %112 = arith.select %105, %111, %c-1_i32 : i32
    %113 = arith.cmpi ult, %83, %arg17 : i32
    %114 = arith.andi %104, %113 : i1
    %115 = arith.extsi %83 : i32 to i64
    %116 = arith.muli %115, %arg19 : i64
    %117 = arith.addi %116, %108 : i64
    %118 = "tt.addptr"(%arg16, %117) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %119 = "tt.load"(%118, %114, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %120 = arith.select %114, %119, %c-1_i32 : i32
    %121 = "tt.make_range"() {end = 64 : i32, start = 0 : i32} : () -> tensor<64xi32>
    %122 = "tt.splat"(%120) : (i32) -> tensor<1xi32>
    %123 = "tt.expand_dims"(%122) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
    %124 = "tt.splat"(%arg10) : (i32) -> tensor<1x1xi32>
    %125 = arith.cmpi ult, %123, %124 : tensor<1x1xi32>
    %126 = "tt.expand_dims"(%121) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %127 = "tt.make_range"() {end = 1 : i32, start = 0 : i32} : () -> tensor<1xi32>
    %128 = "tt.expand_dims"(%127) {axis = 0 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
    %129 = "tt.broadcast"(%125) : (tensor<1x1xi1>) -> tensor<64x1xi1>
    %130 = arith.extsi %123 : tensor<1x1xi32> to tensor<1x1xi64>
    %131 = "tt.splat"(%arg11) : (i64) -> tensor<1x1xi64>
    %132 = arith.muli %130, %131 : tensor<1x1xi64>
    %133 = arith.extsi %126 : tensor<64x1xi32> to tensor<64x1xi64>
    %134 = "tt.broadcast"(%132) : (tensor<1x1xi64>) -> tensor<64x1xi64>
    %135 = arith.addi %134, %133 : tensor<64x1xi64>
    %136 = arith.extsi %128 : tensor<1x1xi32> to tensor<1x1xi64>
    %137 = "tt.broadcast"(%136) : (tensor<1x1xi64>) -> tensor<64x1xi64>
    %138 = arith.addi %135, %137 : tensor<64x1xi64>
    %139 = "tt.splat"(%arg9) : (!tt.ptr<f32>) -> tensor<64x1x!tt.ptr<f32>>
    %140 = "tt.addptr"(%139, %138) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<f32>>
    %141 = "tt.load"(%140, %129, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
    %142 = "tt.splat"(%arg7) : (i32) -> tensor<1x1xi32>
    %143 = "tt.splat"(%arg8) : (i64) -> tensor<1x1xi64>
    %144 = arith.muli %126, %cst_59 : tensor<64x1xi32>
    %145 = arith.extsi %144 : tensor<64x1xi32> to tensor<64x1xi64>
    %146 = arith.extsi %38 : tensor<1x128xi32> to tensor<1x128xi64>
    %147 = "tt.broadcast"(%146) : (tensor<1x128xi64>) -> tensor<64x128xi64>
    %148 = "tt.splat"(%arg6) : (!tt.ptr<f8E4M3FN>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
    %149 = "tt.splat"(%98) : (i32) -> tensor<64xi32>
    %150 = "tt.fp_to_fp"(%58) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
    %151 = "tt.trans"(%150) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
    %152 = "tt.expand_dims"(%65) {axis = 2 : i32} : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
    %153 = "tt.broadcast"(%152) : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
    %154 = "tt.expand_dims"(%24) {axis = 1 : i32} : (tensor<4xi32>) -> tensor<4x1xi32>
    %155 = "tt.broadcast"(%154) : (tensor<4x1xi32>) -> tensor<4x64xi32>
    %156 = "tt.expand_dims"(%29) {axis = 1 : i32} : (tensor<4xf32>) -> tensor<4x1xf32>
    %157 = "tt.broadcast"(%156) : (tensor<4x1xf32>) -> tensor<4x64xf32>
    %158 = arith.subi %arg27, %c2048_i32 : i32
    %159 = arith.maxsi %158, %c0_i32 : i32
    %160 = arith.cmpi sge, %arg27, %c2048_i32 : i32
    %161 = arith.select %160, %c2048_i32, %c0_i32 : i32
    %162 = "tt.splat"(%arg24) : (i64) -> tensor<4x1xi64>
    %163 = arith.muli %70, %162 : tensor<4x1xi64>
    %164 = "tt.broadcast"(%163) : (tensor<4x1xi64>) -> tensor<4x64xi64>
    %165 = "tt.splat"(%arg22) : (!tt.ptr<i32>) -> tensor<4x64x!tt.ptr<i32>>
    %166 = "tt.splat"(%161) : (i32) -> tensor<4x64xi32>
    %167 = "tt.splat"(%159) : (i32) -> tensor<4x64xi32>
    %168 = arith.mulf %29, %cst_52 : tensor<4xf32>
    %169 = math.absf %29 : tensor<4xf32>
    %170 = arith.cmpf olt, %169, %cst_51 : tensor<4xf32>
    %171 = arith.select %170, %168, %cst_50 : tensor<4xi1>, tensor<4xf32>
    %172 = "tt.expand_dims"(%171) {axis = 1 : i32} : (tensor<4xf32>) -> tensor<4x1xf32>
    %173 = "tt.broadcast"(%172) : (tensor<4x1xf32>) -> tensor<4x64xf32>
    %174 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
    %175 = "tt.expand_dims"(%174) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
    %176 = "tt.expand_dims"(%175) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
    %177 = "tt.splat"(%arg28) : (i64) -> tensor<4x1x1xi64>
    %178 = arith.muli %43, %177 : tensor<4x1x1xi64>
    %179 = "tt.broadcast"(%178) : (tensor<4x1x1xi64>) -> tensor<4x64x1xi64>
    %180 = arith.extsi %176 : tensor<1x1x2xi32> to tensor<1x1x2xi64>
    %181 = "tt.broadcast"(%180) : (tensor<1x1x2xi64>) -> tensor<4x64x2xi64>
    %182 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<4x64x2x!tt.ptr<i32>>
    %183:3 = scf.for %arg35 = %99 to %98 step %c64_i32 iter_args(%arg36 = %112, %arg37 = %120, %arg38 = %141) -> (i32, i32, tensor<64x1xf32>)  : i32 {
      %207 = arith.addi %arg35, %c64_i32 : i32
      %208 = arith.divui %207, %c64_i32 : i32
      %209 = arith.cmpi ult, %208, %arg18 : i32
      %210 = arith.cmpi slt, %207, %98 : i32
      %211 = arith.andi %210, %209 : i1
      %212 = arith.andi %211, %102 : i1
      %213 = arith.extsi %208 : i32 to i64
      %214 = arith.addi %107, %213 : i64
      %215 = "tt.addptr"(%arg16, %214) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %216 = "tt.load"(%215, %212, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %217 = arith.select %212, %216, %c-1_i32 : i32
      %218 = arith.andi %211, %113 : i1
      %219 = arith.addi %116, %213 : i64
      %220 = "tt.addptr"(%arg16, %219) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %221 = "tt.load"(%220, %218, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %222 = arith.select %218, %221, %c-1_i32 : i32
      %223 = "tt.splat"(%222) : (i32) -> tensor<1xi32>
      %224 = "tt.expand_dims"(%223) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %225 = arith.cmpi ult, %224, %124 : tensor<1x1xi32>
      %226 = "tt.broadcast"(%225) : (tensor<1x1xi1>) -> tensor<64x1xi1>
      %227 = arith.extsi %224 : tensor<1x1xi32> to tensor<1x1xi64>
      %228 = arith.muli %227, %131 : tensor<1x1xi64>
      %229 = "tt.broadcast"(%228) : (tensor<1x1xi64>) -> tensor<64x1xi64>
      %230 = arith.addi %229, %133 : tensor<64x1xi64>
      %231 = arith.addi %230, %137 : tensor<64x1xi64>
      %232 = "tt.addptr"(%139, %231) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<f32>>
      %233 = "tt.load"(%232, %226, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
      %234 = "tt.splat"(%arg36) : (i32) -> tensor<1xi32>
      %235 = "tt.expand_dims"(%234) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %236 = arith.cmpi ult, %235, %142 : tensor<1x1xi32>
      %237 = "tt.broadcast"(%236) : (tensor<1x1xi1>) -> tensor<64x128xi1>
      %238 = arith.extsi %235 : tensor<1x1xi32> to tensor<1x1xi64>
      %239 = arith.muli %238, %143 : tensor<1x1xi64>
      %240 = "tt.broadcast"(%239) : (tensor<1x1xi64>) -> tensor<64x1xi64>
      %241 = arith.addi %240, %145 : tensor<64x1xi64>
      %242 = "tt.broadcast"(%241) : (tensor<64x1xi64>) -> tensor<64x128xi64>
      %243 = arith.addi %242, %147 : tensor<64x128xi64>
      %244 = "tt.addptr"(%148, %243) : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi64>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
      %245 = "tt.load"(%244, %237, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi1>, tensor<64x128xf8E4M3FN>) -> tensor<64x128xf8E4M3FN>
      %246 = arith.cmpi ult, %arg36, %arg7 : i32
      %247 = "tt.splat"(%246) : (i1) -> tensor<64xi1>
      %248 = "tt.splat"(%arg35) : (i32) -> tensor<64xi32>
      %249 = arith.addi %248, %121 : tensor<64xi32>
      %250 = arith.cmpi slt, %249, %149 : tensor<64xi32>
      %251 = "tt.fp_to_fp"(%245) : (tensor<64x128xf8E4M3FN>) -> tensor<64x128xf16>
      %252 = "tt.dot"(%251, %151, %cst_58) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xf16>, tensor<128x128xf16>, tensor<64x128xf32>) -> tensor<64x128xf32>
      %253 = "tt.reshape"(%252) : (tensor<64x128xf32>) -> tensor<64x4x32xf32>
      %254 = arith.maximumf %253, %153 : tensor<64x4x32xf32>
      %255 = arith.mulf %254, %81 : tensor<64x4x32xf32>
      %256 = "tt.reduce"(%255) ({
      ^bb0(%arg39: f32, %arg40: f32):
        %313 = arith.addf %arg39, %arg40 : f32
        "tt.reduce_return"(%313) : (f32) -> ()
      }) {axis = 2 : i32} : (tensor<64x4x32xf32>) -> tensor<64x4xf32>
      %257 = arith.cmpi ult, %arg37, %arg10 : i32
      %258 = "tt.splat"(%257) : (i1) -> tensor<64xi1>
      %259 = "tt.reshape"(%arg38) : (tensor<64x1xf32>) -> tensor<64xf32>
      %260 = "tt.expand_dims"(%259) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
      %261 = "tt.broadcast"(%260) : (tensor<64x1xf32>) -> tensor<64x4xf32>
      %262 = arith.mulf %256, %261 : tensor<64x4xf32>
      %263 = arith.andi %247, %250 : tensor<64xi1>
      %264 = arith.andi %263, %258 : tensor<64xi1>
      %265 = arith.andi %264, %250 : tensor<64xi1>
      %266 = "tt.trans"(%262) {order = array<i32: 1, 0>} : (tensor<64x4xf32>) -> tensor<4x64xf32>
      %267 = "tt.expand_dims"(%266) {axis = 2 : i32} : (tensor<4x64xf32>) -> tensor<4x64x1xf32>
      %268 = "tt.scan"(%267) ({
      ^bb0(%arg39: f32, %arg40: f32):
        %313 = arith.addf %arg39, %arg40 : f32
        "tt.scan_return"(%313) : (f32) -> ()
      }) {axis = 2 : i32, reverse = false} : (tensor<4x64x1xf32>) -> tensor<4x64x1xf32>
      %269 = "tt.reshape"(%268) : (tensor<4x64x1xf32>) -> tensor<4x64xf32>
      %270 = "tt.expand_dims"(%249) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
      %271 = "tt.broadcast"(%270) : (tensor<1x64xi32>) -> tensor<4x64xi32>
      %272 = arith.cmpi slt, %271, %155 : tensor<4x64xi32>
      %273 = "tt.expand_dims"(%265) {axis = 0 : i32} : (tensor<64xi1>) -> tensor<1x64xi1>
      %274 = "tt.broadcast"(%273) : (tensor<1x64xi1>) -> tensor<4x64xi1>
      %275 = arith.andi %272, %274 : tensor<4x64xi1>
      %276 = arith.cmpf olt, %157, %269 : tensor<4x64xf32>
      %277 = arith.cmpf olt, %269, %157 : tensor<4x64xf32>
      %278 = arith.andi %276, %275 : tensor<4x64xi1>
      %279 = arith.ori %276, %277 : tensor<4x64xi1>
      %280 = arith.xori %279, %cst_57 : tensor<4x64xi1>
      %281 = arith.andi %280, %275 : tensor<4x64xi1>
      %282 = arith.ori %278, %281 : tensor<4x64xi1>
      %283 = arith.select %281, %cst_56, %cst_55 : tensor<4x64xi1>, tensor<4x64xi32>
      %284 = arith.extsi %283 : tensor<4x64xi32> to tensor<4x64xi64>
      %285 = arith.addi %164, %284 : tensor<4x64xi64>
      %286 = "tt.addptr"(%165, %285) : (tensor<4x64x!tt.ptr<i32>>, tensor<4x64xi64>) -> tensor<4x64x!tt.ptr<i32>>
      %287 = "tt.atomic_rmw"(%286, %cst_56, %282) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<4x64x!tt.ptr<i32>>, tensor<4x64xi32>, tensor<4x64xi1>) -> tensor<4x64xi32>
      %288 = arith.select %281, %166, %167 : tensor<4x64xi1>, tensor<4x64xi32>
      %289 = arith.cmpi ult, %287, %288 : tensor<4x64xi32>
      %290 = arith.subi %cst_54, %287 : tensor<4x64xi32>
      %291 = arith.addi %287, %cst_53 : tensor<4x64xi32>
      %292 = arith.select %281, %290, %291 : tensor<4x64xi1>, tensor<4x64xi32>
      %293 = arith.andi %282, %289 : tensor<4x64xi1>
      %294 = arith.cmpf ole, %269, %173 : tensor<4x64xf32>
      %295 = arith.subf %269, %157 : tensor<4x64xf32>
      %296 = math.absf %269 : tensor<4x64xf32>
      %297 = arith.cmpf olt, %296, %cst_49 : tensor<4x64xf32>
      %298 = arith.andi %294, %297 : tensor<4x64xi1>
      %299 = arith.select %298, %295, %269 : tensor<4x64xi1>, tensor<4x64xf32>
      %300 = "tt.bitcast"(%299) : (tensor<4x64xf32>) -> tensor<4x64xi32>
      %301 = arith.cmpf uno, %299, %299 : tensor<4x64xf32>
      %302 = arith.select %301, %cst_48, %300 : tensor<4x64xi1>, tensor<4x64xi32>
      %303 = "tt.join"(%271, %302) : (tensor<4x64xi32>, tensor<4x64xi32>) -> tensor<4x64x2xi32>
      %304 = "tt.expand_dims"(%292) {axis = 2 : i32} : (tensor<4x64xi32>) -> tensor<4x64x1xi32>
      %305 = "tt.expand_dims"(%293) {axis = 2 : i32} : (tensor<4x64xi1>) -> tensor<4x64x1xi1>
      %306 = "tt.broadcast"(%305) : (tensor<4x64x1xi1>) -> tensor<4x64x2xi1>
      %307 = arith.extsi %304 : tensor<4x64x1xi32> to tensor<4x64x1xi64>
      %308 = arith.muli %307, %cst_47 : tensor<4x64x1xi64>
      %309 = arith.addi %179, %308 : tensor<4x64x1xi64>
      %310 = "tt.broadcast"(%309) : (tensor<4x64x1xi64>) -> tensor<4x64x2xi64>
      %311 = arith.addi %310, %181 : tensor<4x64x2xi64>
      %312 = "tt.addptr"(%182, %311) : (tensor<4x64x2x!tt.ptr<i32>>, tensor<4x64x2xi64>) -> tensor<4x64x2x!tt.ptr<i32>>
      "tt.store"(%312, %303, %306) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x64x2x!tt.ptr<i32>>, tensor<4x64x2xi32>, tensor<4x64x2xi1>) -> ()
      scf.yield %217, %222, %233 : i32, i32, tensor<64x1xf32>
    }
    %184 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %185 = arith.cmpi slt, %0, %arg30 : i32
    gpu.barrier
    %186 = arith.extsi %0 : i32 to i64
    %187 = "tt.addptr"(%arg29, %186) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %188 = "tt.atomic_rmw"(%187, %c1_i32, %185) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %189 = arith.subi %85, %c1_i32 : i32
    %190 = arith.cmpi eq, %188, %189 : i32
    %191 = arith.andi %185, %190 : i1
    %192 = scf.if %191 -> (i1) {
      %207 = arith.subi %184, %c1_i32 : i32
      %208 = arith.minui %0, %207 : i32
      %209 = arith.muli %208, %c4_i32 : i32
      %210 = "tt.splat"(%209) : (i32) -> tensor<4xi32>
      %211 = arith.addi %210, %4 : tensor<4xi32>
      %212 = arith.cmpi ult, %211, %6 : tensor<4xi32>
      %213 = arith.extsi %211 : tensor<4xi32> to tensor<4xi64>
      %214 = "tt.addptr"(%9, %213) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
      %215 = "tt.load"(%214, %212, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
      %216 = arith.minsi %215, %13 : tensor<4xi32>
      %217 = arith.maxsi %216, %cst_66 : tensor<4xi32>
      %218 = arith.cmpi slt, %211, %22 : tensor<4xi32>
      %219 = arith.select %218, %217, %cst_66 : tensor<4xi1>, tensor<4xi32>
      %220 = arith.subi %arg27, %c2048_i32 : i32
      %221 = "tt.addptr"(%27, %213) : (tensor<4x!tt.ptr<f32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<f32>>
      %222 = "tt.load"(%221, %218, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<f32>>, tensor<4xi1>, tensor<4xf32>) -> tensor<4xf32>
      %223 = "tt.splat"(%arg24) : (i64) -> tensor<4xi64>
      %224 = arith.muli %213, %223 : tensor<4xi64>
      %225 = "tt.splat"(%arg22) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>>
      %226 = "tt.addptr"(%225, %224) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
      %227 = "tt.load"(%226, %218, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
      %228 = arith.addi %224, %cst_2 : tensor<4xi64>
      %229 = "tt.addptr"(%225, %228) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
      %230 = "tt.load"(%229, %218, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
      %231 = arith.minsi %230, %cst_45 : tensor<4xi32>
      %232 = "tt.splat"(%220) : (i32) -> tensor<4xi32>
      %233 = arith.cmpi slt, %232, %227 : tensor<4xi32>
      %234 = arith.addi %227, %231 : tensor<4xi32>
      %235 = arith.minsi %219, %cst_45 : tensor<4xi32>
      %236 = arith.cmpi slt, %234, %235 : tensor<4xi32>
      %237 = arith.cmpf uno, %222, %222 : tensor<4xf32>
      %238 = arith.cmpi sgt, %230, %cst_66 : tensor<4xi32>
      %239 = arith.andi %237, %238 : tensor<4xi1>
      %240 = arith.ori %233, %236 : tensor<4xi1>
      %241 = arith.ori %240, %239 : tensor<4xi1>
      %242 = arith.andi %241, %218 : tensor<4xi1>
      %243 = "tt.bitcast"(%222) : (tensor<4xf32>) -> tensor<4xi32>
      %244 = arith.cmpi slt, %243, %cst_66 : tensor<4xi32>
      %245 = arith.andi %243, %cst_44 : tensor<4xi32>
      %246 = arith.subi %cst_66, %245 : tensor<4xi32>
      %247 = arith.cmpi sgt, %245, %cst_43 : tensor<4xi32>
      %248 = arith.select %244, %246, %243 : tensor<4xi1>, tensor<4xi32>
      %249 = arith.select %247, %cst_43, %248 : tensor<4xi1>, tensor<4xi32>
      %250 = arith.select %233, %249, %cst_42 : tensor<4xi1>, tensor<4xi32>
      %251 = arith.addi %250, %cst_46 : tensor<4xi32>
      %252 = arith.subi %cst_45, %231 : tensor<4xi32>
      %253 = arith.select %242, %251, %252 : tensor<4xi1>, tensor<4xi32>
      %254 = arith.addi %227, %cst_45 : tensor<4xi32>
      %255 = arith.select %242, %250, %254 : tensor<4xi1>, tensor<4xi32>
      gpu.barrier
      %256 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>>
      %257 = "tt.addptr"(%256, %213) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
      "tt.store"(%257, %253, %218) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>, tensor<4xi1>) -> ()
      %258 = "tt.splat"(%arg33) : (i64) -> tensor<4xi64>
      %259 = arith.addi %258, %213 : tensor<4xi64>
      %260 = "tt.addptr"(%256, %259) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
      "tt.store"(%260, %255, %218) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>, tensor<4xi1>) -> ()
      %261 = "tt.bitcast"(%cst_41) : (tensor<4xi32>) -> tensor<4xf32>
      %262 = arith.andi %242, %233 : tensor<4xi1>
      "tt.store"(%221, %261, %262) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<f32>>, tensor<4xf32>, tensor<4xi1>) -> ()
      "tt.store"(%226, %cst_66, %242) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>, tensor<4xi1>) -> ()
      "tt.store"(%229, %cst_66, %242) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi32>, tensor<4xi1>) -> ()
      %263 = arith.extui %242 : tensor<4xi1> to tensor<4xi32>
      %264 = "tt.reduce"(%263) ({
      ^bb0(%arg35: i32, %arg36: i32):
        %289 = arith.maxsi %arg35, %arg36 : i32
        "tt.reduce_return"(%289) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
      %265 = arith.cmpi ne, %264, %c0_i32 : i32
      %266 = "tt.reduce"(%219) ({
      ^bb0(%arg35: i32, %arg36: i32):
        %289 = arith.maxsi %arg35, %arg36 : i32
        "tt.reduce_return"(%289) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
      %267 = arith.maxsi %266, %c1_i32 : i32
      %268 = arith.subi %267, %c1_i32 : i32
      %269 = arith.divui %268, %c64_i32 : i32
      %270 = arith.divui %220, %c64_i32 : i32
      %271 = arith.maxsi %270, %c16_i32 : i32
      %272 = arith.divui %269, %271 : i32
      %273 = arith.addi %272, %c1_i32 : i32
      %274 = arith.minsi %273, %c1024_i32 : i32
      %275 = arith.muli %274, %c128_i32 : i32
      %276 = arith.divui %268, %275 : i32
      %277 = arith.divui %276, %c1024_i32 : i32
      %278 = arith.addi %277, %c1_i32 : i32
      %279 = arith.muli %275, %278 : i32
      %280 = arith.divui %268, %279 : i32
      %281 = arith.addi %280, %c1_i32 : i32
      %282 = arith.select %265, %281, %c0_i32 : i32
      %283 = arith.shli %282, %c11_i32 : i32
      %284 = arith.ori %283, %c4194304_i32 : i32
      %285 = arith.ori %284, %282 : i32
      %286 = arith.cmpi eq, %282, %c0_i32 : i32
      %287 = arith.select %286, %c0_i32, %285 : i32
      gpu.barrier
      %288 = "tt.atomic_rmw"(%187, %287) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %265 : i1
    } else {
      scf.yield %false : i1
    }
    %193 = arith.muli %1, %184 : i32
    %194 = arith.addi %193, %0 : i32
    %195 = arith.muli %85, %184 : i32
    %196 = arith.subi %195, %c396_i32 : i32
    %197 = arith.cmpi sge, %194, %196 : i32
    %198 = arith.ori %192, %197 : i1
    %199 = arith.select %198, %c1024_i32, %c0_i32 : i32
    %200 = arith.minsi %184, %arg30 : i32
    %201 = arith.cmpi slt, %0, %200 : i32
    %202 = arith.select %201, %0, %c0_i32 : i32
    %203 = "tt.splat"(%200) : (i32) -> tensor<128xi32>
    %204 = "tt.splat"(%arg29) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %205 = "tt.splat"(%202) : (i32) -> tensor<128xi32>
    %206 = scf.while (%arg35 = %199) : (i32) -> i32 {
      %207 = arith.cmpi sgt, %arg35, %c0_i32 : i32
      scf.condition(%207) %arg35 : i32
    } do {
    ^bb0(%arg35: i32):
      %207 = scf.for %arg36 = %c0_i32 to %200 step %c128_i32 iter_args(%arg37 = %c2147483647_i32) -> (i32)  : i32 {
        %216 = "tt.splat"(%arg36) : (i32) -> tensor<128xi32>
        %217 = arith.addi %216, %37 : tensor<128xi32>
        %218 = arith.cmpi slt, %217, %203 : tensor<128xi32>
        %219 = arith.extsi %217 : tensor<128xi32> to tensor<128xi64>
        %220 = "tt.addptr"(%204, %219) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %221 = "tt.load"(%220, %218, %cst_39) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %222 = arith.subi %217, %205 : tensor<128xi32>
        %223 = arith.cmpi slt, %222, %cst_39 : tensor<128xi32>
        %224 = arith.addi %222, %203 : tensor<128xi32>
        %225 = arith.select %223, %224, %222 : tensor<128xi1>, tensor<128xi32>
        %226 = arith.cmpi eq, %221, %cst_39 : tensor<128xi32>
        %227 = arith.select %226, %cst_38, %cst_37 : tensor<128xi1>, tensor<128xi32>
        %228 = arith.cmpi sge, %221, %cst_36 : tensor<128xi32>
        %229 = arith.shrsi %221, %cst_35 : tensor<128xi32>
        %230 = arith.andi %229, %cst_34 : tensor<128xi32>
        %231 = arith.cmpi ne, %230, %cst_39 : tensor<128xi32>
        %232 = arith.andi %228, %231 : tensor<128xi1>
        %233 = arith.select %232, %225, %227 : tensor<128xi1>, tensor<128xi32>
        %234 = "tt.reduce"(%233) ({
        ^bb0(%arg38: i32, %arg39: i32):
          %236 = arith.minsi %arg38, %arg39 : i32
          "tt.reduce_return"(%236) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %235 = arith.minsi %arg37, %234 : i32
        scf.yield %235 : i32
      }
      %208 = "tt.splat"(%207) : (i32) -> tensor<4096xi32>
      %209 = "tt.reduce"(%208) ({
      ^bb0(%arg36: i32, %arg37: i32):
        %216 = arith.minsi %arg36, %arg37 : i32
        "tt.reduce_return"(%216) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %210 = arith.cmpi slt, %209, %200 : i32
      %211:4 = scf.if %210 -> (i1, i32, i32, i32) {
        %216 = arith.addi %202, %209 : i32
        %217 = arith.remui %216, %200 : i32
        %218 = arith.extsi %217 : i32 to i64
        %219 = "tt.addptr"(%arg29, %218) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %220 = "tt.atomic_rmw"(%219, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %221 = arith.cmpi sge, %220, %c4194304_i32 : i32
        %222 = arith.shrsi %220, %c11_i32 : i32
        %223 = arith.andi %222, %c2047_i32 : i32
        %224 = arith.cmpi ne, %223, %c0_i32 : i32
        %225 = arith.andi %221, %224 : i1
        %226 = arith.subi %220, %c2048_i32 : i32
        %227 = arith.select %225, %226, %220 : i32
        %228 = "tt.atomic_cas"(%219, %220, %227) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %229 = arith.cmpi eq, %228, %220 : i32
        %230 = arith.andi %225, %229 : i1
        %231 = arith.subi %223, %c1_i32 : i32
        %232 = arith.shrsi %220, %c22_i32 : i32
        scf.yield %230, %217, %232, %231 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %212 = arith.cmpi slt, %209, %c2147483647_i32 : i32
      %213 = arith.subi %arg35, %c1_i32 : i32
      %214 = arith.select %212, %213, %c0_i32 : i32
      %215 = arith.select %211#0, %c1024_i32, %214 : i32
      scf.if %211#0 {
        %216 = arith.andi %211#2, %c1_i32 : i32
        %217 = arith.cmpi eq, %216, %c0_i32 : i32
        %218 = arith.cmpi sle, %211#2, %c2_i32 : i32
        %219 = arith.muli %211#1, %c4_i32 : i32
        %220 = "tt.splat"(%219) : (i32) -> tensor<4xi32>
        %221 = arith.addi %220, %4 : tensor<4xi32>
        %222 = arith.cmpi ult, %221, %6 : tensor<4xi32>
        %223 = arith.extsi %221 : tensor<4xi32> to tensor<4xi64>
        %224 = "tt.addptr"(%9, %223) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
        %225 = "tt.load"(%224, %222, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
        %226 = arith.minsi %225, %13 : tensor<4xi32>
        %227 = arith.maxsi %226, %cst_66 : tensor<4xi32>
        %228 = arith.cmpi slt, %221, %22 : tensor<4xi32>
        %229 = arith.select %228, %227, %cst_66 : tensor<4xi1>, tensor<4xi32>
        %230 = arith.subi %arg27, %c2048_i32 : i32
        %231 = "tt.reduce"(%229) ({
        ^bb0(%arg36: i32, %arg37: i32):
          %254 = arith.maxsi %arg36, %arg37 : i32
          "tt.reduce_return"(%254) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
        %232 = arith.maxsi %231, %c1_i32 : i32
        %233 = arith.subi %232, %c1_i32 : i32
        %234 = arith.divui %233, %c64_i32 : i32
        %235 = arith.divui %230, %c64_i32 : i32
        %236 = arith.maxsi %235, %c16_i32 : i32
        %237 = arith.divui %234, %236 : i32
        %238 = arith.addi %237, %c1_i32 : i32
        %239 = arith.minsi %238, %c1024_i32 : i32
        %240 = arith.select %218, %239, %c1_i32 : i32
        %241 = arith.select %218, %c128_i32, %c1024_i32 : i32
        %242 = arith.muli %240, %241 : i32
        %243 = arith.divui %233, %242 : i32
        %244 = arith.divui %243, %c1024_i32 : i32
        %245 = arith.addi %244, %c1_i32 : i32
        %246 = arith.muli %242, %245 : i32
        %247 = arith.divui %233, %246 : i32
        %248 = arith.addi %247, %c1_i32 : i32
        scf.if %217 {
          %254 = arith.shrsi %211#2, %c1_i32 : i32
          %255 = arith.remui %254, %c3_i32 : i32
          %256 = arith.cmpi eq, %255, %c0_i32 : i32
          %257 = "tt.splat"(%c0_i32) : (i32) -> tensor<4xi32>
          %258 = arith.addi %257, %4 : tensor<4xi32>
          %259 = "tt.splat"(%211#3) : (i32) -> tensor<4xi32>
          %260 = arith.cmpi eq, %258, %259 : tensor<4xi32>
          %261 = arith.andi %260, %228 : tensor<4xi1>
          %262 = arith.select %261, %229, %cst_33 : tensor<4xi1>, tensor<4xi32>
          %263 = "tt.reduce"(%262) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %266 = arith.maxsi %arg36, %arg37 : i32
            "tt.reduce_return"(%266) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
          %264 = arith.addi %219, %211#3 : i32
          %265 = arith.cmpi sgt, %263, %c-1_i32 : i32
          scf.if %265 {
            %266 = arith.minsi %arg21, %arg23 : i32
            %267 = arith.minsi %266, %arg26 : i32
            %268 = arith.minsi %267, %arg32 : i32
            %269 = arith.cmpi ult, %264, %268 : i32
            %270 = arith.extsi %264 : i32 to i64
            %271 = "tt.addptr"(%arg31, %270) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %272 = "tt.load"(%271, %269, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %273 = arith.addi %arg33, %270 : i64
            %274 = "tt.addptr"(%arg31, %273) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %275 = "tt.load"(%274, %269, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %276 = arith.cmpi sgt, %272, %275 : i32
            scf.if %276 {
              %277 = "tt.addptr"(%arg20, %270) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
              %278 = "tt.load"(%277) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
              %279 = arith.muli %270, %arg24 : i64
              %280 = "tt.addptr"(%arg22, %279) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %281 = "tt.load"(%280) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
              %282 = arith.addi %279, %c1_i64 : i64
              %283 = "tt.addptr"(%arg22, %282) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %284 = "tt.load"(%283) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
              %285 = arith.maxsi %230, %c0_i32 : i32
              %286 = arith.minsi %281, %285 : i32
              %287 = arith.maxsi %286, %c0_i32 : i32
              %288 = "tt.bitcast"(%278) : (f32) -> i32
              %289 = arith.cmpi slt, %288, %c0_i32 : i32
              %290 = arith.andi %288, %c2147483647_i32 : i32
              %291 = arith.subi %c0_i32, %290 : i32
              %292 = arith.cmpi sgt, %290, %c2139095040_i32 : i32
              %293 = arith.select %289, %291, %288 : i32
              %294 = arith.select %292, %c2139095041_i32, %293 : i32
              gpu.barrier
              %295 = arith.cmpi ne, %240, %c1_i32 : i32
              %296 = arith.cmpi eq, %272, %c-2139095040_i32 : i32
              %297 = arith.cmpi eq, %240, %c1_i32 : i32
              %298 = arith.andi %296, %297 : i1
              %299 = arith.addi %281, %284 : i32
              %300 = arith.select %298, %299, %263 : i32
              %301 = arith.minsi %300, %c2048_i32 : i32
              %302 = arith.cmpi sgt, %281, %285 : i32
              %303 = arith.minsi %284, %c2048_i32 : i32
              %304 = arith.addi %281, %303 : i32
              %305 = arith.cmpi sge, %304, %301 : i32
              %306 = arith.ori %305, %298 : i1
              %307 = arith.ori %302, %295 : i1
              %308 = arith.xori %307, %true : i1
              %309 = arith.andi %306, %308 : i1
              %310 = arith.ori %309, %302 : i1
              %311 = arith.ori %310, %295 : i1
              %312 = arith.xori %311, %true : i1
              %313 = arith.cmpi sge, %281, %c8_i32 : i32
              %314 = arith.cmpi eq, %275, %c-2139095041_i32 : i32
              %315 = arith.cmpi ne, %255, %c0_i32 : i32
              %316 = arith.andi %312, %313 : i1
              %317 = arith.andi %316, %314 : i1
              %318 = arith.andi %317, %315 : i1
              %319 = arith.divui %281, %c2_i32 : i32
              %320 = arith.subi %285, %301 : i32
              %321 = arith.maxsi %320, %c0_i32 : i32
              %322 = arith.sitofp %301 : i32 to f32
              %323 = arith.sitofp %321 : i32 to f32
              %324 = arith.mulf %323, %cst_32 : f32
              %325 = arith.addf %322, %324 : f32
              %326 = arith.sitofp %287 : i32 to f32
              %327 = arith.sitofp %240 : i32 to f32
              %328 = arith.sitofp %281 : i32 to f32
              %329 = arith.maximumf %328, %cst_31 : f32
              %330 = arith.mulf %329, %327 : f32
              %331 = arith.mulf %325, %326 : f32
              %332 = arith.divf %331, %330 : f32
              %333 = arith.addf %332, %cst_30 : f32
              %334 = arith.maximumf %333, %cst_31 : f32
              %335 = arith.minimumf %334, %cst_29 : f32
              %336 = arith.fptosi %335 : f32 to i32
              %337 = arith.select %318, %319, %336 : i32
              %338 = arith.select %309, %301, %337 : i32
              %339 = arith.andi %302, %315 : i1
              %340 = arith.ori %295, %339 : i1
              %341 = arith.ori %340, %318 : i1
              %342 = arith.cmpi sle, %338, %287 : i32
              %343 = arith.cmpi sge, %338, %c1_i32 : i32
              %344 = arith.andi %342, %343 : i1
              %345 = arith.ori %309, %341 : i1
              %346 = arith.andi %344, %345 : i1
              %347 = scf.if %346 -> (i32) {
                %348 = arith.cmpi slt, %272, %c0_i32 : i32
                %349 = arith.subi %c-2147483648_i32, %272 : i32
                %350 = arith.select %348, %349, %272 : i32
                %351 = "tt.bitcast"(%350) : (i32) -> f32
                %352 = "tt.make_range"() {end = 2048 : i32, start = 0 : i32} : () -> tensor<2048xi32>
                %353 = "tt.splat"(%287) : (i32) -> tensor<2048xi32>
                %354 = arith.cmpi ult, %352, %353 : tensor<2048xi32>
                %355 = arith.addi %352, %cst_28 : tensor<2048xi32>
                %356 = "tt.splat"(%264) : (i32) -> tensor<1xi32>
                %357 = arith.extsi %356 : tensor<1xi32> to tensor<1xi64>
                %358 = "tt.splat"(%arg28) : (i64) -> tensor<1xi64>
                %359 = arith.muli %357, %358 : tensor<1xi64>
                %360 = arith.extsi %355 : tensor<2048xi32> to tensor<2048xi64>
                %361 = arith.muli %360, %cst_26 : tensor<2048xi64>
                %362 = "tt.broadcast"(%359) : (tensor<1xi64>) -> tensor<2048xi64>
                %363 = arith.addi %362, %361 : tensor<2048xi64>
                %364 = "tt.broadcast"(%cst_1) : (tensor<1xi64>) -> tensor<2048xi64>
                %365 = arith.addi %363, %364 : tensor<2048xi64>
                %366 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<2048x!tt.ptr<i32>>
                %367 = "tt.addptr"(%366, %365) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                %368 = "tt.load"(%367, %354, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                %369 = "tt.bitcast"(%368) : (tensor<2048xi32>) -> tensor<2048xf32>
                %370 = arith.cmpf oge, %351, %cst_67 : f32
                %371 = arith.cmpf olt, %351, %cst_25 : f32
                %372 = arith.andi %370, %371 : i1
                %373 = arith.select %372, %351, %cst_24 : f32
                %374 = "tt.splat"(%373) : (f32) -> tensor<2048xf32>
                %375 = arith.cmpf ole, %369, %374 : tensor<2048xf32>
                %376 = "tt.splat"(%351) : (f32) -> tensor<2048xf32>
                %377 = arith.addf %369, %376 : tensor<2048xf32>
                %378 = arith.select %375, %377, %369 : tensor<2048xi1>, tensor<2048xf32>
                %379 = "tt.bitcast"(%378) : (tensor<2048xf32>) -> tensor<2048xi32>
                %380 = arith.cmpi slt, %379, %cst_27 : tensor<2048xi32>
                %381 = arith.andi %379, %cst_23 : tensor<2048xi32>
                %382 = arith.subi %cst_27, %381 : tensor<2048xi32>
                %383 = arith.cmpi sgt, %381, %cst_22 : tensor<2048xi32>
                %384 = arith.select %380, %382, %379 : tensor<2048xi1>, tensor<2048xi32>
                %385 = arith.select %383, %cst_22, %384 : tensor<2048xi1>, tensor<2048xi32>
                %386 = arith.select %354, %385, %cst_21 : tensor<2048xi1>, tensor<2048xi32>
                %387 = arith.addi %287, %c2047_i32 : i32
                %388 = arith.divui %387, %c2048_i32 : i32
                %389 = scf.for %arg36 = %c1_i32 to %388 step %c1_i32 iter_args(%arg37 = %386) -> (tensor<2048xi32>)  : i32 {
                  %458 = arith.muli %arg36, %c2048_i32 : i32
                  %459 = "tt.splat"(%458) : (i32) -> tensor<2048xi32>
                  %460 = arith.addi %459, %352 : tensor<2048xi32>
                  %461 = arith.cmpi ult, %460, %353 : tensor<2048xi32>
                  %462 = arith.addi %460, %cst_28 : tensor<2048xi32>
                  %463 = arith.extsi %462 : tensor<2048xi32> to tensor<2048xi64>
                  %464 = arith.muli %463, %cst_26 : tensor<2048xi64>
                  %465 = arith.addi %362, %464 : tensor<2048xi64>
                  %466 = arith.addi %465, %364 : tensor<2048xi64>
                  %467 = "tt.addptr"(%366, %466) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                  %468 = "tt.load"(%467, %461, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                  %469 = "tt.bitcast"(%468) : (tensor<2048xi32>) -> tensor<2048xf32>
                  %470 = arith.cmpf ole, %469, %374 : tensor<2048xf32>
                  %471 = arith.addf %469, %376 : tensor<2048xf32>
                  %472 = arith.select %470, %471, %469 : tensor<2048xi1>, tensor<2048xf32>
                  %473 = "tt.bitcast"(%472) : (tensor<2048xf32>) -> tensor<2048xi32>
                  %474 = arith.cmpi slt, %473, %cst_27 : tensor<2048xi32>
                  %475 = arith.andi %473, %cst_23 : tensor<2048xi32>
                  %476 = arith.subi %cst_27, %475 : tensor<2048xi32>
                  %477 = arith.cmpi sgt, %475, %cst_22 : tensor<2048xi32>
                  %478 = arith.select %474, %476, %473 : tensor<2048xi1>, tensor<2048xi32>
                  %479 = arith.select %477, %cst_22, %478 : tensor<2048xi1>, tensor<2048xi32>
                  %480 = arith.select %461, %479, %cst_21 : tensor<2048xi1>, tensor<2048xi32>
                  %481 = arith.maxsi %arg37, %480 : tensor<2048xi32>
                  scf.yield %481 : tensor<2048xi32>
                }
                %390 = "tt.reduce"(%389) ({
                ^bb0(%arg36: i32, %arg37: i32):
                  %458 = arith.maxsi %arg36, %arg37 : i32
                  "tt.reduce_return"(%458) : (i32) -> ()
                }) {axis = 0 : i32} : (tensor<2048xi32>) -> i32
                %391 = "tt.bitcast"(%351) : (f32) -> i32
                %392 = arith.cmpi slt, %391, %c0_i32 : i32
                %393 = arith.andi %391, %c2147483647_i32 : i32
                %394 = arith.subi %c0_i32, %393 : i32
                %395 = arith.cmpi sgt, %393, %c2139095040_i32 : i32
                %396 = arith.select %392, %394, %391 : i32
                %397 = arith.select %395, %c2139095040_i32, %396 : i32
                %398 = arith.cmpi slt, %397, %c0_i32 : i32
                %399 = arith.subi %c-2147483648_i32, %397 : i32
                %400 = arith.select %398, %399, %397 : i32
                %401 = "tt.bitcast"(%400) : (i32) -> f32
                %402 = arith.cmpi slt, %390, %c0_i32 : i32
                %403 = arith.subi %c-2147483648_i32, %390 : i32
                %404 = arith.select %402, %403, %390 : i32
                %405 = "tt.bitcast"(%404) : (i32) -> f32
                %406 = arith.subf %405, %401 : f32
                %407 = math.rsqrt %326 : f32
                %408 = arith.divui %287, %c4_i32 : i32
                %409 = arith.cmpi slt, %338, %408 : i32
                %410 = arith.sitofp %338 : i32 to f32
                %411 = math.log2 %326 : f32
                %412 = arith.subf %411, %cst_0 : f32
                %413 = arith.subf %410, %cst_30 : f32
                %414 = math.log2 %413 : f32
                %415 = arith.subf %411, %414 : f32
                %416 = arith.divf %415, %412 : f32
                %417 = arith.subi %287, %338 : i32
                %418 = arith.sitofp %417 : i32 to f32
                %419 = arith.addf %418, %cst_30 : f32
                %420 = arith.divf %419, %326 : f32
                %421 = arith.select %409, %416, %420 : f32
                %422 = arith.mulf %407, %cst_20 : f32
                %423 = arith.mulf %406, %421 : f32
                %424 = arith.addf %401, %423 : f32
                %425 = arith.mulf %406, %422 : f32
                %426 = arith.addi %397, %c1_i32 : i32
                %427 = arith.subi %390, %c1_i32 : i32
                %428 = arith.subf %424, %425 : f32
                %429 = arith.addf %424, %425 : f32
                %430 = "tt.bitcast"(%428) : (f32) -> i32
                %431 = arith.cmpi slt, %430, %c0_i32 : i32
                %432 = arith.andi %430, %c2147483647_i32 : i32
                %433 = arith.subi %c0_i32, %432 : i32
                %434 = arith.cmpi sgt, %432, %c2139095040_i32 : i32
                %435 = arith.select %431, %433, %430 : i32
                %436 = arith.select %434, %c2139095040_i32, %435 : i32
                %437 = arith.minsi %436, %427 : i32
                %438 = arith.maxsi %437, %426 : i32
                %439 = "tt.bitcast"(%429) : (f32) -> i32
                %440 = arith.cmpi slt, %439, %c0_i32 : i32
                %441 = arith.andi %439, %c2147483647_i32 : i32
                %442 = arith.subi %c0_i32, %441 : i32
                %443 = arith.cmpi sgt, %441, %c2139095040_i32 : i32
                %444 = arith.select %440, %442, %439 : i32
                %445 = arith.select %443, %c2139095040_i32, %444 : i32
                %446 = arith.minsi %445, %427 : i32
                %447 = arith.maxsi %446, %426 : i32
                %448 = arith.cmpf olt, %406, %cst_25 : f32
                %449 = arith.cmpf olt, %422, %cst_18 : f32
                %450 = arith.andi %448, %449 : i1
                %451:2 = scf.if %450 -> (i32, i32) {
                  scf.yield %438, %447 : i32, i32
                } else {
                  %458 = arith.subi %390, %397 : i32
                  %459 = arith.addi %458, %c2_i32 : i32
                  %460 = arith.divui %459, %c3_i32 : i32
                  %461 = arith.addi %397, %460 : i32
                  %462 = arith.addi %461, %460 : i32
                  scf.yield %461, %462 : i32, i32
                }
                %452:8 = scf.while (%arg36 = %397, %arg37 = %390, %arg38 = %287, %arg39 = %c0_i32, %arg40 = %451#0, %arg41 = %451#1, %arg42 = %cst_20, %arg43 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                  %458 = arith.addi %arg36, %c1_i32 : i32
                  %459 = arith.cmpi slt, %458, %arg37 : i32
                  %460 = arith.cmpi ne, %arg38, %338 : i32
                  %461 = arith.andi %459, %460 : i1
                  scf.condition(%461) %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43 : i32, i32, i32, i32, i32, i32, f32, i32
                } do {
                ^bb0(%arg36: i32, %arg37: i32, %arg38: i32, %arg39: i32, %arg40: i32, %arg41: i32, %arg42: f32, %arg43: i32):
                  %458 = "tt.splat"(%arg40) : (i32) -> tensor<2048xi32>
                  %459 = arith.cmpi sgt, %386, %458 : tensor<2048xi32>
                  %460 = "tt.splat"(%arg41) : (i32) -> tensor<2048xi32>
                  %461 = arith.cmpi sgt, %386, %460 : tensor<2048xi32>
                  %462 = arith.extui %459 : tensor<2048xi1> to tensor<2048xi64>
                  %463 = arith.extui %461 : tensor<2048xi1> to tensor<2048xi64>
                  %464 = arith.shli %463, %cst_17 : tensor<2048xi64>
                  %465 = arith.ori %462, %464 : tensor<2048xi64>
                  %466 = scf.for %arg44 = %c1_i32 to %388 step %c1_i32 iter_args(%arg45 = %465) -> (tensor<2048xi64>)  : i32 {
                    %549 = arith.muli %arg44, %c2048_i32 : i32
                    %550 = "tt.splat"(%549) : (i32) -> tensor<2048xi32>
                    %551 = arith.addi %550, %352 : tensor<2048xi32>
                    %552 = arith.cmpi ult, %551, %353 : tensor<2048xi32>
                    %553 = arith.addi %551, %cst_28 : tensor<2048xi32>
                    %554 = arith.extsi %553 : tensor<2048xi32> to tensor<2048xi64>
                    %555 = arith.muli %554, %cst_26 : tensor<2048xi64>
                    %556 = arith.addi %362, %555 : tensor<2048xi64>
                    %557 = arith.addi %556, %364 : tensor<2048xi64>
                    %558 = "tt.addptr"(%366, %557) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                    %559 = "tt.load"(%558, %552, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                    %560 = "tt.bitcast"(%559) : (tensor<2048xi32>) -> tensor<2048xf32>
                    %561 = arith.cmpf ole, %560, %374 : tensor<2048xf32>
                    %562 = arith.addf %560, %376 : tensor<2048xf32>
                    %563 = arith.select %561, %562, %560 : tensor<2048xi1>, tensor<2048xf32>
                    %564 = "tt.bitcast"(%563) : (tensor<2048xf32>) -> tensor<2048xi32>
                    %565 = arith.cmpi slt, %564, %cst_27 : tensor<2048xi32>
                    %566 = arith.andi %564, %cst_23 : tensor<2048xi32>
                    %567 = arith.subi %cst_27, %566 : tensor<2048xi32>
                    %568 = arith.cmpi sgt, %566, %cst_22 : tensor<2048xi32>
                    %569 = arith.select %565, %567, %564 : tensor<2048xi1>, tensor<2048xi32>
                    %570 = arith.select %568, %cst_22, %569 : tensor<2048xi1>, tensor<2048xi32>
                    %571 = arith.select %552, %570, %cst_21 : tensor<2048xi1>, tensor<2048xi32>
                    %572 = arith.cmpi sgt, %571, %458 : tensor<2048xi32>
                    %573 = arith.cmpi sgt, %571, %460 : tensor<2048xi32>
                    %574 = arith.extui %572 : tensor<2048xi1> to tensor<2048xi64>
                    %575 = arith.extui %573 : tensor<2048xi1> to tensor<2048xi64>
                    %576 = arith.shli %575, %cst_17 : tensor<2048xi64>
                    %577 = arith.ori %574, %576 : tensor<2048xi64>
                    %578 = arith.addi %arg45, %577 : tensor<2048xi64>
                    scf.yield %578 : tensor<2048xi64>
                  }
                  %467 = "tt.reduce"(%466) ({
                  ^bb0(%arg44: i64, %arg45: i64):
                    %549 = arith.addi %arg44, %arg45 : i64
                    "tt.reduce_return"(%549) : (i64) -> ()
                  }) {axis = 0 : i32} : (tensor<2048xi64>) -> i64
                  %468 = arith.shrui %467, %c32_i64 : i64
                  %469 = arith.trunci %467 : i64 to i32
                  %470 = arith.trunci %468 : i64 to i32
                  %471 = arith.cmpi sge, %469, %338 : i32
                  %472 = arith.cmpi sge, %470, %338 : i32
                  %473 = arith.select %471, %arg40, %arg36 : i32
                  %474 = arith.select %472, %arg41, %473 : i32
                  %475 = arith.select %471, %arg41, %arg40 : i32
                  %476 = arith.select %472, %arg37, %475 : i32
                  %477 = arith.select %471, %469, %arg38 : i32
                  %478 = arith.select %472, %470, %477 : i32
                  %479 = arith.select %471, %470, %469 : i32
                  %480 = arith.select %472, %arg39, %479 : i32
                  %481 = arith.mulf %arg42, %cst_16 : f32
                  %482 = arith.select %471, %cst_20, %481 : f32
                  %483 = arith.select %472, %481, %482 : f32
                  %484 = arith.addi %arg43, %c1_i32 : i32
                  %485 = arith.cmpi slt, %474, %c0_i32 : i32
                  %486 = arith.subi %c-2147483648_i32, %474 : i32
                  %487 = arith.select %485, %486, %474 : i32
                  %488 = "tt.bitcast"(%487) : (i32) -> f32
                  %489 = arith.cmpi slt, %476, %c0_i32 : i32
                  %490 = arith.subi %c-2147483648_i32, %476 : i32
                  %491 = arith.select %489, %490, %476 : i32
                  %492 = "tt.bitcast"(%491) : (i32) -> f32
                  %493 = arith.subf %492, %488 : f32
                  %494 = arith.subi %478, %480 : i32
                  %495 = arith.sitofp %494 : i32 to f32
                  %496 = math.rsqrt %495 : f32
                  %497 = arith.divui %478, %c4_i32 : i32
                  %498 = arith.cmpi slt, %338, %497 : i32
                  %499 = arith.cmpf olt, %483, %cst_19 : f32
                  %500 = arith.andi %498, %499 : i1
                  %501 = arith.sitofp %478 : i32 to f32
                  %502 = arith.sitofp %480 : i32 to f32
                  %503 = math.log2 %501 : f32
                  %504 = arith.addf %502, %cst_30 : f32
                  %505 = math.log2 %504 : f32
                  %506 = arith.subf %503, %505 : f32
                  %507 = arith.subf %503, %414 : f32
                  %508 = arith.divf %507, %506 : f32
                  %509 = arith.subi %478, %338 : i32
                  %510 = arith.sitofp %509 : i32 to f32
                  %511 = arith.addf %510, %cst_30 : f32
                  %512 = arith.divf %511, %495 : f32
                  %513 = arith.select %500, %508, %512 : f32
                  %514 = arith.mulf %483, %496 : f32
                  %515 = arith.mulf %493, %513 : f32
                  %516 = arith.addf %488, %515 : f32
                  %517 = arith.mulf %493, %514 : f32
                  %518 = arith.addi %474, %c1_i32 : i32
                  %519 = arith.subi %476, %c1_i32 : i32
                  %520 = arith.subf %516, %517 : f32
                  %521 = arith.addf %516, %517 : f32
                  %522 = "tt.bitcast"(%520) : (f32) -> i32
                  %523 = arith.cmpi slt, %522, %c0_i32 : i32
                  %524 = arith.andi %522, %c2147483647_i32 : i32
                  %525 = arith.subi %c0_i32, %524 : i32
                  %526 = arith.cmpi sgt, %524, %c2139095040_i32 : i32
                  %527 = arith.select %523, %525, %522 : i32
                  %528 = arith.select %526, %c2139095040_i32, %527 : i32
                  %529 = arith.minsi %528, %519 : i32
                  %530 = arith.maxsi %529, %518 : i32
                  %531 = "tt.bitcast"(%521) : (f32) -> i32
                  %532 = arith.cmpi slt, %531, %c0_i32 : i32
                  %533 = arith.andi %531, %c2147483647_i32 : i32
                  %534 = arith.subi %c0_i32, %533 : i32
                  %535 = arith.cmpi sgt, %533, %c2139095040_i32 : i32
                  %536 = arith.select %532, %534, %531 : i32
                  %537 = arith.select %535, %c2139095040_i32, %536 : i32
                  %538 = arith.minsi %537, %519 : i32
                  %539 = arith.maxsi %538, %518 : i32
                  %540 = arith.cmpf olt, %493, %cst_25 : f32
                  %541 = arith.cmpf olt, %514, %cst_18 : f32
                  %542 = arith.cmpi slt, %484, %c8_i32 : i32
                  %543 = arith.cmpi eq, %484, %c6_i32 : i32
                  %544 = arith.cmpi ne, %484, %c6_i32 : i32
                  %545 = arith.andi %542, %544 : i1
                  %546 = arith.andi %545, %540 : i1
                  %547 = arith.andi %546, %541 : i1
                  %548:2 = scf.if %547 -> (i32, i32) {
                    scf.yield %530, %539 : i32, i32
                  } else {
                    %549 = arith.xori %474, %476 : i32
                    %550 = arith.shrui %549, %c1_i32 : i32
                    %551 = arith.ori %549, %550 : i32
                    %552 = arith.shrui %551, %c2_i32 : i32
                    %553 = arith.ori %551, %552 : i32
                    %554 = arith.shrui %553, %c4_i32 : i32
                    %555 = arith.ori %553, %554 : i32
                    %556 = arith.shrui %555, %c8_i32 : i32
                    %557 = arith.ori %555, %556 : i32
                    %558 = arith.shrui %557, %c16_i32 : i32
                    %559 = arith.ori %557, %558 : i32
                    %560 = arith.shrui %559, %c1_i32 : i32
                    %561 = arith.xori %560, %c-1_i32 : i32
                    %562 = arith.andi %476, %561 : i32
                    %563 = arith.subi %562, %c1_i32 : i32
                    %564 = arith.subi %476, %474 : i32
                    %565 = arith.addi %564, %c2_i32 : i32
                    %566 = arith.divui %565, %c3_i32 : i32
                    %567 = arith.addi %474, %566 : i32
                    %568 = arith.addi %567, %566 : i32
                    %569 = arith.select %543, %563, %567 : i32
                    %570 = arith.select %543, %562, %568 : i32
                    scf.yield %569, %570 : i32, i32
                  }
                  scf.yield %474, %476, %478, %480, %548#0, %548#1, %483, %484 : i32, i32, i32, i32, i32, i32, f32, i32
                }
                %453 = "tt.splat"(%452#0) : (i32) -> tensor<2048xi32>
                %454 = arith.cmpi sgt, %386, %453 : tensor<2048xi32>
                %455 = arith.select %454, %386, %cst_15 : tensor<2048xi1>, tensor<2048xi32>
                %456 = scf.for %arg36 = %c1_i32 to %388 step %c1_i32 iter_args(%arg37 = %455) -> (tensor<2048xi32>)  : i32 {
                  %458 = arith.muli %arg36, %c2048_i32 : i32
                  %459 = "tt.splat"(%458) : (i32) -> tensor<2048xi32>
                  %460 = arith.addi %459, %352 : tensor<2048xi32>
                  %461 = arith.cmpi ult, %460, %353 : tensor<2048xi32>
                  %462 = arith.addi %460, %cst_28 : tensor<2048xi32>
                  %463 = arith.extsi %462 : tensor<2048xi32> to tensor<2048xi64>
                  %464 = arith.muli %463, %cst_26 : tensor<2048xi64>
                  %465 = arith.addi %362, %464 : tensor<2048xi64>
                  %466 = arith.addi %465, %364 : tensor<2048xi64>
                  %467 = "tt.addptr"(%366, %466) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                  %468 = "tt.load"(%467, %461, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                  %469 = "tt.bitcast"(%468) : (tensor<2048xi32>) -> tensor<2048xf32>
                  %470 = arith.cmpf ole, %469, %374 : tensor<2048xf32>
                  %471 = arith.addf %469, %376 : tensor<2048xf32>
                  %472 = arith.select %470, %471, %469 : tensor<2048xi1>, tensor<2048xf32>
                  %473 = "tt.bitcast"(%472) : (tensor<2048xf32>) -> tensor<2048xi32>
                  %474 = arith.cmpi slt, %473, %cst_27 : tensor<2048xi32>
                  %475 = arith.andi %473, %cst_23 : tensor<2048xi32>
                  %476 = arith.subi %cst_27, %475 : tensor<2048xi32>
                  %477 = arith.cmpi sgt, %475, %cst_22 : tensor<2048xi32>
                  %478 = arith.select %474, %476, %473 : tensor<2048xi1>, tensor<2048xi32>
                  %479 = arith.select %477, %cst_22, %478 : tensor<2048xi1>, tensor<2048xi32>
                  %480 = arith.select %461, %479, %cst_21 : tensor<2048xi1>, tensor<2048xi32>
                  %481 = arith.cmpi sgt, %480, %453 : tensor<2048xi32>
                  %482 = arith.select %481, %480, %cst_15 : tensor<2048xi1>, tensor<2048xi32>
                  %483 = arith.minsi %arg37, %482 : tensor<2048xi32>
                  scf.yield %483 : tensor<2048xi32>
                }
                %457 = "tt.reduce"(%456) ({
                ^bb0(%arg36: i32, %arg37: i32):
                  %458 = arith.minsi %arg36, %arg37 : i32
                  "tt.reduce_return"(%458) : (i32) -> ()
                }) {axis = 0 : i32} : (tensor<2048xi32>) -> i32
                scf.yield %457 : i32
              } else {
                scf.yield %272 : i32
              }
              scf.if %309 {
                %348 = arith.cmpi slt, %299, %c2048_i32 : i32
                %349 = arith.cmpi sge, %347, %294 : i32
                %350 = arith.andi %298, %348 : i1
                %351 = arith.andi %350, %349 : i1
                %352 = arith.cmpi slt, %301, %c1_i32 : i32
                %353 = arith.ori %351, %352 : i1
                %354 = arith.cmpi slt, %347, %c0_i32 : i32
                %355 = arith.subi %c-2147483648_i32, %347 : i32
                %356 = arith.select %354, %355, %347 : i32
                %357 = "tt.bitcast"(%356) : (i32) -> f32
                %358 = arith.select %353, %278, %357 : f32
                %359 = arith.select %353, %294, %347 : i32
                %360 = arith.cmpi eq, %359, %272 : i32
                %361 = arith.select %360, %284, %c0_i32 : i32
                %362 = arith.cmpi slt, %272, %c0_i32 : i32
                %363 = arith.subi %c-2147483648_i32, %272 : i32
                %364 = arith.select %362, %363, %272 : i32
                %365 = "tt.bitcast"(%364) : (i32) -> f32
                %366 = arith.addi %287, %c1023_i32 : i32
                %367 = arith.divui %366, %c1024_i32 : i32
                %368 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                %369 = "tt.splat"(%287) : (i32) -> tensor<1024xi32>
                %370 = "tt.splat"(%264) : (i32) -> tensor<1xi32>
                %371 = arith.extsi %370 : tensor<1xi32> to tensor<1xi64>
                %372 = "tt.splat"(%arg28) : (i64) -> tensor<1xi64>
                %373 = arith.muli %371, %372 : tensor<1xi64>
                %374 = "tt.broadcast"(%373) : (tensor<1xi64>) -> tensor<1024xi64>
                %375 = "tt.broadcast"(%cst) : (tensor<1xi64>) -> tensor<1024xi64>
                %376 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<1024x!tt.ptr<i32>>
                %377 = "tt.broadcast"(%cst_1) : (tensor<1xi64>) -> tensor<1024xi64>
                %378 = arith.cmpf oge, %365, %cst_67 : f32
                %379 = arith.cmpf olt, %365, %cst_25 : f32
                %380 = arith.andi %378, %379 : i1
                %381 = arith.select %380, %365, %cst_24 : f32
                %382 = "tt.splat"(%381) : (f32) -> tensor<1024xf32>
                %383 = "tt.splat"(%365) : (f32) -> tensor<1024xf32>
                %384 = "tt.splat"(%358) : (f32) -> tensor<1024xf32>
                %385 = "tt.splat"(%358) : (f32) -> tensor<1xf32>
                %386 = arith.mulf %385, %cst_8 : tensor<1xf32>
                %387 = math.absf %385 : tensor<1xf32>
                %388 = arith.cmpf olt, %387, %cst_7 : tensor<1xf32>
                %389 = arith.select %388, %386, %cst_6 : tensor<1xi1>, tensor<1xf32>
                %390 = "tt.expand_dims"(%389) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                %391 = "tt.broadcast"(%390) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                %392 = "tt.expand_dims"(%385) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                %393 = "tt.broadcast"(%392) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                %394 = "tt.splat"(%264) : (i32) -> tensor<1x1x1xi32>
                %395 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                %396 = "tt.expand_dims"(%395) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                %397 = "tt.expand_dims"(%396) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                %398 = arith.extsi %394 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                %399 = "tt.splat"(%arg28) : (i64) -> tensor<1x1x1xi64>
                %400 = arith.muli %398, %399 : tensor<1x1x1xi64>
                %401 = "tt.broadcast"(%400) : (tensor<1x1x1xi64>) -> tensor<1x1024x1xi64>
                %402 = arith.extsi %397 : tensor<1x1x2xi32> to tensor<1x1x2xi64>
                %403 = "tt.broadcast"(%402) : (tensor<1x1x2xi64>) -> tensor<1x1024x2xi64>
                %404 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                %405:2 = scf.for %arg36 = %c0_i32 to %367 step %c1_i32 iter_args(%arg37 = %c0_i32, %arg38 = %361) -> (i32, i32)  : i32 {
                  %409 = arith.muli %arg36, %c1024_i32 : i32
                  %410 = "tt.splat"(%409) : (i32) -> tensor<1024xi32>
                  %411 = arith.addi %410, %368 : tensor<1024xi32>
                  %412 = arith.cmpi ult, %411, %369 : tensor<1024xi32>
                  %413 = arith.addi %411, %cst_14 : tensor<1024xi32>
                  %414 = arith.extsi %413 : tensor<1024xi32> to tensor<1024xi64>
                  %415 = arith.muli %414, %cst_12 : tensor<1024xi64>
                  %416 = arith.addi %374, %415 : tensor<1024xi64>
                  %417 = arith.addi %416, %375 : tensor<1024xi64>
                  %418 = "tt.addptr"(%376, %417) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                  %419 = "tt.load"(%418, %412, %cst_13) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                  %420 = arith.addi %416, %377 : tensor<1024xi64>
                  %421 = "tt.addptr"(%376, %420) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                  %422 = "tt.load"(%421, %412, %cst_13) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                  %423 = "tt.bitcast"(%422) : (tensor<1024xi32>) -> tensor<1024xf32>
                  %424 = arith.cmpf ole, %423, %382 : tensor<1024xf32>
                  %425 = arith.addf %423, %383 : tensor<1024xf32>
                  %426 = arith.select %424, %425, %423 : tensor<1024xi1>, tensor<1024xf32>
                  gpu.barrier
                  %427 = arith.cmpf ogt, %426, %384 : tensor<1024xf32>
                  %428 = arith.andi %427, %412 : tensor<1024xi1>
                  %429 = arith.cmpf ueq, %426, %384 : tensor<1024xf32>
                  %430 = arith.andi %429, %412 : tensor<1024xi1>
                  %431 = arith.extui %428 : tensor<1024xi1> to tensor<1024xi32>
                  %432 = arith.extui %430 : tensor<1024xi1> to tensor<1024xi32>
                  %433 = arith.shli %432, %cst_11 : tensor<1024xi32>
                  %434 = arith.addi %431, %433 : tensor<1024xi32>
                  %435 = "tt.scan"(%434) ({
                  ^bb0(%arg39: i32, %arg40: i32):
                    %477 = arith.addi %arg39, %arg40 : i32
                    "tt.scan_return"(%477) : (i32) -> ()
                  }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                  %436 = arith.subi %435, %434 : tensor<1024xi32>
                  %437 = arith.andi %436, %cst_10 : tensor<1024xi32>
                  %438 = arith.shrui %436, %cst_11 : tensor<1024xi32>
                  %439 = "tt.splat"(%arg37) : (i32) -> tensor<1024xi32>
                  %440 = arith.addi %437, %439 : tensor<1024xi32>
                  %441 = "tt.splat"(%arg38) : (i32) -> tensor<1024xi32>
                  %442 = arith.addi %438, %441 : tensor<1024xi32>
                  %443 = arith.addi %440, %cst_14 : tensor<1024xi32>
                  %444 = arith.subi %cst_9, %442 : tensor<1024xi32>
                  %445 = arith.cmpi ult, %442, %cst_14 : tensor<1024xi32>
                  %446 = arith.select %428, %443, %444 : tensor<1024xi1>, tensor<1024xi32>
                  %447 = arith.andi %430, %445 : tensor<1024xi1>
                  %448 = arith.ori %428, %447 : tensor<1024xi1>
                  %449 = "tt.expand_dims"(%419) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                  %450 = "tt.expand_dims"(%426) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                  %451 = arith.cmpf ole, %450, %391 : tensor<1x1024xf32>
                  %452 = arith.subf %450, %393 : tensor<1x1024xf32>
                  %453 = math.absf %450 : tensor<1x1024xf32>
                  %454 = arith.cmpf olt, %453, %cst_5 : tensor<1x1024xf32>
                  %455 = arith.andi %451, %454 : tensor<1x1024xi1>
                  %456 = arith.select %455, %452, %450 : tensor<1x1024xi1>, tensor<1x1024xf32>
                  %457 = "tt.bitcast"(%456) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                  %458 = arith.cmpf uno, %456, %456 : tensor<1x1024xf32>
                  %459 = arith.select %458, %cst_4, %457 : tensor<1x1024xi1>, tensor<1x1024xi32>
                  %460 = "tt.join"(%449, %459) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                  %461 = "tt.expand_dims"(%446) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                  %462 = "tt.expand_dims"(%461) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                  %463 = "tt.expand_dims"(%448) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                  %464 = "tt.expand_dims"(%463) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                  %465 = "tt.broadcast"(%464) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                  %466 = arith.extsi %462 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                  %467 = arith.muli %466, %cst_3 : tensor<1x1024x1xi64>
                  %468 = arith.addi %401, %467 : tensor<1x1024x1xi64>
                  %469 = "tt.broadcast"(%468) : (tensor<1x1024x1xi64>) -> tensor<1x1024x2xi64>
                  %470 = arith.addi %469, %403 : tensor<1x1024x2xi64>
                  %471 = "tt.addptr"(%404, %470) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi64>) -> tensor<1x1024x2x!tt.ptr<i32>>
                  "tt.store"(%471, %460, %465) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                  %472 = "tt.reduce"(%434) ({
                  ^bb0(%arg39: i32, %arg40: i32):
                    %477 = arith.addi %arg39, %arg40 : i32
                    "tt.reduce_return"(%477) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                  %473 = arith.andi %472, %c65535_i32 : i32
                  %474 = arith.shrui %472, %c16_i32 : i32
                  %475 = arith.addi %arg37, %473 : i32
                  %476 = arith.addi %arg38, %474 : i32
                  scf.yield %475, %476 : i32, i32
                }
                "tt.store"(%277, %358) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                %406 = arith.minui %405#1, %c2048_i32 : i32
                %407 = arith.subi %c2048_i32, %406 : i32
                %408 = arith.addi %405#0, %c2048_i32 : i32
                "tt.store"(%280, %405#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%283, %405#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%271, %407) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%274, %408) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
              } else {
                %348 = arith.andi %297, %302 : i1
                %349 = arith.cmpi sle, %281, %285 : i32
                %350 = arith.andi %297, %349 : i1
                %351 = arith.cmpi ne, %275, %c-2139095041_i32 : i32
                %352 = arith.andi %350, %351 : i1
                %353 = arith.select %348, %272, %275 : i32
                %354 = arith.select %352, %272, %294 : i32
                %355 = arith.andi %348, %256 : i1
                %356 = arith.ori %352, %355 : i1
                %357 = arith.cmpi slt, %272, %c0_i32 : i32
                %358 = arith.subi %c-2147483648_i32, %272 : i32
                %359 = arith.select %357, %358, %272 : i32
                %360 = "tt.bitcast"(%359) : (i32) -> f32
                %361 = arith.cmpi slt, %347, %c0_i32 : i32
                %362 = arith.subi %c-2147483648_i32, %347 : i32
                %363 = arith.select %361, %362, %347 : i32
                %364 = "tt.bitcast"(%363) : (i32) -> f32
                %365 = arith.subf %325, %328 : f32
                %366 = arith.divf %365, %328 : f32
                %367 = arith.minimumf %366, %cst_16 : f32
                %368 = arith.subf %364, %360 : f32
                %369 = arith.mulf %368, %367 : f32
                %370 = arith.subf %360, %369 : f32
                %371 = "tt.bitcast"(%370) : (f32) -> i32
                %372 = arith.cmpi slt, %371, %c0_i32 : i32
                %373 = arith.andi %371, %c2147483647_i32 : i32
                %374 = arith.subi %c0_i32, %373 : i32
                %375 = arith.cmpi sgt, %373, %c2139095040_i32 : i32
                %376 = arith.select %372, %374, %371 : i32
                %377 = arith.select %375, %c2139095040_i32, %376 : i32
                %378 = arith.subi %272, %c1_i32 : i32
                %379 = arith.minsi %377, %378 : i32
                %380 = arith.select %318, %379, %c-2139095040_i32 : i32
                %381 = arith.select %350, %380, %347 : i32
                %382 = arith.xori %353, %354 : i32
                %383 = arith.shrsi %382, %c1_i32 : i32
                %384 = arith.andi %353, %354 : i32
                %385 = arith.addi %384, %383 : i32
                %386 = arith.select %356, %385, %381 : i32
                %387 = arith.subi %354, %c1_i32 : i32
                %388 = arith.minsi %386, %387 : i32
                %389 = arith.addi %353, %c1_i32 : i32
                %390 = arith.maxsi %388, %389 : i32
                %391 = arith.cmpi sge, %389, %354 : i32
                %392 = arith.ori %297, %351 : i1
                %393 = arith.andi %391, %392 : i1
                "tt.store"(%277, %360, %352) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                "tt.store"(%280, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%283, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                %394 = arith.select %393, %c2048_i32, %390 : i32
                %395 = arith.select %393, %c2048_i32, %353 : i32
                "tt.store"(%271, %394) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%274, %395) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
              }
            }
          }
        } else {
          %254 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>>
          %255 = "tt.addptr"(%254, %223) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %256 = "tt.load"(%255, %228, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
          %257 = "tt.splat"(%arg33) : (i64) -> tensor<4xi64>
          %258 = arith.addi %257, %223 : tensor<4xi64>
          %259 = "tt.addptr"(%254, %258) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %260 = "tt.load"(%259, %228, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
          %261 = arith.cmpi slt, %260, %256 : tensor<4xi32>
          %262 = arith.andi %261, %228 : tensor<4xi1>
          %263 = arith.cmpi slt, %256, %cst_66 : tensor<4xi32>
          %264 = arith.subi %cst_40, %256 : tensor<4xi32>
          %265 = arith.select %263, %264, %256 : tensor<4xi1>, tensor<4xi32>
          %266 = "tt.bitcast"(%265) : (tensor<4xi32>) -> tensor<4xf32>
          %267 = arith.select %262, %229, %cst_66 : tensor<4xi1>, tensor<4xi32>
          %268 = arith.cmpi ult, %211#3, %248 : i32
          %269 = arith.muli %211#3, %246 : i32
          %270 = arith.select %268, %269, %231 : i32
          %271 = arith.subi %231, %270 : i32
          %272 = arith.minsi %271, %246 : i32
          %273 = arith.addi %270, %272 : i32
          %274 = arith.muli %240, %c64_i32 : i32
          %275 = arith.cmpi ult, %221, %30 : tensor<4xi32>
          %276 = "tt.expand_dims"(%221) {axis = 1 : i32} : (tensor<4xi32>) -> tensor<4x1xi32>
          %277 = "tt.expand_dims"(%276) {axis = 2 : i32} : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
          %278 = "tt.expand_dims"(%275) {axis = 1 : i32} : (tensor<4xi1>) -> tensor<4x1xi1>
          %279 = "tt.expand_dims"(%278) {axis = 2 : i32} : (tensor<4x1xi1>) -> tensor<4x1x1xi1>
          %280 = "tt.broadcast"(%279) : (tensor<4x1x1xi1>) -> tensor<4x32x128xi1>
          %281 = arith.extsi %277 : tensor<4x1x1xi32> to tensor<4x1x1xi64>
          %282 = arith.muli %281, %44 : tensor<4x1x1xi64>
          %283 = "tt.broadcast"(%282) : (tensor<4x1x1xi64>) -> tensor<4x32x1xi64>
          %284 = arith.addi %283, %49 : tensor<4x32x1xi64>
          %285 = "tt.broadcast"(%284) : (tensor<4x32x1xi64>) -> tensor<4x32x128xi64>
          %286 = arith.addi %285, %53 : tensor<4x32x128xi64>
          %287 = "tt.addptr"(%55, %286) : (tensor<4x32x128x!tt.ptr<f8E4M3FN>>, tensor<4x32x128xi64>) -> tensor<4x32x128x!tt.ptr<f8E4M3FN>>
          %288 = "tt.load"(%287, %280, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x32x128x!tt.ptr<f8E4M3FN>>, tensor<4x32x128xi1>, tensor<4x32x128xf8E4M3FN>) -> tensor<4x32x128xf8E4M3FN>
          %289 = "tt.reshape"(%288) : (tensor<4x32x128xf8E4M3FN>) -> tensor<128x128xf8E4M3FN>
          %290 = arith.divui %219, %c128_i32 : i32
          %291 = arith.cmpi slt, %290, %arg15 : i32
          %292 = arith.extsi %290 : i32 to i64
          %293 = "tt.addptr"(%arg14, %292) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %294 = "tt.load"(%293, %291, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %295 = arith.select %291, %294, %c-1_i32 : i32
          %296 = arith.cmpi ult, %221, %66 : tensor<4xi32>
          %297 = "tt.expand_dims"(%296) {axis = 1 : i32} : (tensor<4xi1>) -> tensor<4x1xi1>
          %298 = "tt.broadcast"(%297) : (tensor<4x1xi1>) -> tensor<4x32xi1>
          %299 = arith.extsi %276 : tensor<4x1xi32> to tensor<4x1xi64>
          %300 = arith.muli %299, %71 : tensor<4x1xi64>
          %301 = "tt.broadcast"(%300) : (tensor<4x1xi64>) -> tensor<4x32xi64>
          %302 = arith.addi %301, %75 : tensor<4x32xi64>
          %303 = "tt.addptr"(%77, %302) : (tensor<4x32x!tt.ptr<f32>>, tensor<4x32xi64>) -> tensor<4x32x!tt.ptr<f32>>
          %304 = "tt.load"(%303, %298, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x32x!tt.ptr<f32>>, tensor<4x32xi1>, tensor<4x32xf32>) -> tensor<4x32xf32>
          %305 = "tt.expand_dims"(%304) {axis = 0 : i32} : (tensor<4x32xf32>) -> tensor<1x4x32xf32>
          %306 = "tt.broadcast"(%305) : (tensor<1x4x32xf32>) -> tensor<64x4x32xf32>
          %307 = "tt.load"(%293, %291, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %308 = arith.select %291, %307, %c-1_i32 : i32
          %309 = arith.divui %270, %c64_i32 : i32
          %310 = arith.cmpi ult, %309, %arg18 : i32
          %311 = arith.cmpi ult, %295, %arg17 : i32
          %312 = arith.cmpi slt, %270, %273 : i32
          %313 = arith.andi %312, %310 : i1
          %314 = arith.andi %313, %311 : i1
          %315 = arith.extsi %295 : i32 to i64
          %316 = arith.muli %315, %arg19 : i64
          %317 = arith.extsi %309 : i32 to i64
          %318 = arith.addi %316, %317 : i64
          %319 = "tt.addptr"(%arg16, %318) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %320 = "tt.load"(%319, %314, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %321 = arith.select %314, %320, %c-1_i32 : i32
          %322 = arith.cmpi ult, %308, %arg17 : i32
          %323 = arith.andi %313, %322 : i1
          %324 = arith.extsi %308 : i32 to i64
          %325 = arith.muli %324, %arg19 : i64
          %326 = arith.addi %325, %317 : i64
          %327 = "tt.addptr"(%arg16, %326) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %328 = "tt.load"(%327, %323, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %329 = arith.select %323, %328, %c-1_i32 : i32
          %330 = "tt.splat"(%329) : (i32) -> tensor<1xi32>
          %331 = "tt.expand_dims"(%330) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
          %332 = arith.cmpi ult, %331, %124 : tensor<1x1xi32>
          %333 = "tt.broadcast"(%332) : (tensor<1x1xi1>) -> tensor<64x1xi1>
          %334 = arith.extsi %331 : tensor<1x1xi32> to tensor<1x1xi64>
          %335 = arith.muli %334, %131 : tensor<1x1xi64>
          %336 = "tt.broadcast"(%335) : (tensor<1x1xi64>) -> tensor<64x1xi64>
          %337 = arith.addi %336, %133 : tensor<64x1xi64>
          %338 = arith.addi %337, %137 : tensor<64x1xi64>
          %339 = "tt.addptr"(%139, %338) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<f32>>
          %340 = "tt.load"(%339, %333, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
          %341 = "tt.splat"(%arg7) : (i32) -> tensor<1x1xi32>
          %342 = "tt.splat"(%arg8) : (i64) -> tensor<1x1xi64>
          %343 = arith.muli %126, %cst_59 : tensor<64x1xi32>
          %344 = arith.extsi %343 : tensor<64x1xi32> to tensor<64x1xi64>
          %345 = arith.extsi %38 : tensor<1x128xi32> to tensor<1x128xi64>
          %346 = "tt.broadcast"(%345) : (tensor<1x128xi64>) -> tensor<64x128xi64>
          %347 = "tt.splat"(%arg6) : (!tt.ptr<f8E4M3FN>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
          %348 = "tt.splat"(%273) : (i32) -> tensor<64xi32>
          %349 = "tt.fp_to_fp"(%289) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
          %350 = "tt.trans"(%349) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
          %351 = "tt.expand_dims"(%65) {axis = 2 : i32} : (tensor<64x4xf32>) -> tensor<64x4x1xf32>
          %352 = "tt.broadcast"(%351) : (tensor<64x4x1xf32>) -> tensor<64x4x32xf32>
          %353 = "tt.expand_dims"(%267) {axis = 1 : i32} : (tensor<4xi32>) -> tensor<4x1xi32>
          %354 = "tt.broadcast"(%353) : (tensor<4x1xi32>) -> tensor<4x64xi32>
          %355 = "tt.expand_dims"(%266) {axis = 1 : i32} : (tensor<4xf32>) -> tensor<4x1xf32>
          %356 = "tt.broadcast"(%355) : (tensor<4x1xf32>) -> tensor<4x64xf32>
          %357 = arith.cmpf olt, %266, %cst_51 : tensor<4xf32>
          %358 = "tt.expand_dims"(%357) {axis = 1 : i32} : (tensor<4xi1>) -> tensor<4x1xi1>
          %359 = "tt.broadcast"(%358) : (tensor<4x1xi1>) -> tensor<4x64xi1>
          %360 = arith.maxsi %230, %c0_i32 : i32
          %361 = arith.cmpi sge, %arg27, %c2048_i32 : i32
          %362 = arith.select %361, %c2048_i32, %c0_i32 : i32
          %363 = "tt.splat"(%arg24) : (i64) -> tensor<4x1xi64>
          %364 = arith.muli %299, %363 : tensor<4x1xi64>
          %365 = "tt.broadcast"(%364) : (tensor<4x1xi64>) -> tensor<4x64xi64>
          %366 = "tt.splat"(%arg22) : (!tt.ptr<i32>) -> tensor<4x64x!tt.ptr<i32>>
          %367 = "tt.splat"(%362) : (i32) -> tensor<4x64xi32>
          %368 = "tt.splat"(%360) : (i32) -> tensor<4x64xi32>
          %369 = arith.mulf %266, %cst_52 : tensor<4xf32>
          %370 = math.absf %266 : tensor<4xf32>
          %371 = arith.cmpf olt, %370, %cst_51 : tensor<4xf32>
          %372 = arith.select %371, %369, %cst_50 : tensor<4xi1>, tensor<4xf32>
          %373 = "tt.expand_dims"(%372) {axis = 1 : i32} : (tensor<4xf32>) -> tensor<4x1xf32>
          %374 = "tt.broadcast"(%373) : (tensor<4x1xf32>) -> tensor<4x64xf32>
          %375 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
          %376 = "tt.expand_dims"(%375) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
          %377 = "tt.expand_dims"(%376) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
          %378 = "tt.splat"(%arg28) : (i64) -> tensor<4x1x1xi64>
          %379 = arith.muli %281, %378 : tensor<4x1x1xi64>
          %380 = "tt.broadcast"(%379) : (tensor<4x1x1xi64>) -> tensor<4x64x1xi64>
          %381 = arith.extsi %377 : tensor<1x1x2xi32> to tensor<1x1x2xi64>
          %382 = "tt.broadcast"(%381) : (tensor<1x1x2xi64>) -> tensor<4x64x2xi64>
          %383 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<4x64x2x!tt.ptr<i32>>
          %384:3 = scf.for %arg36 = %270 to %273 step %274 iter_args(%arg37 = %321, %arg38 = %329, %arg39 = %340) -> (i32, i32, tensor<64x1xf32>)  : i32 {
            %385 = arith.addi %arg36, %274 : i32
            %386 = arith.divui %385, %c64_i32 : i32
            %387 = arith.cmpi ult, %386, %arg18 : i32
            %388 = arith.cmpi slt, %385, %273 : i32
            %389 = arith.andi %388, %387 : i1
            %390 = arith.andi %389, %311 : i1
            %391 = arith.extsi %386 : i32 to i64
            %392 = arith.addi %316, %391 : i64
            %393 = "tt.addptr"(%arg16, %392) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %394 = "tt.load"(%393, %390, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %395 = arith.select %390, %394, %c-1_i32 : i32
            %396 = arith.andi %389, %322 : i1
            %397 = arith.addi %325, %391 : i64
            %398 = "tt.addptr"(%arg16, %397) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %399 = "tt.load"(%398, %396, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %400 = arith.select %396, %399, %c-1_i32 : i32
            %401 = "tt.splat"(%400) : (i32) -> tensor<1xi32>
            %402 = "tt.expand_dims"(%401) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %403 = arith.cmpi ult, %402, %124 : tensor<1x1xi32>
            %404 = "tt.broadcast"(%403) : (tensor<1x1xi1>) -> tensor<64x1xi1>
            %405 = arith.extsi %402 : tensor<1x1xi32> to tensor<1x1xi64>
            %406 = arith.muli %405, %131 : tensor<1x1xi64>
            %407 = "tt.broadcast"(%406) : (tensor<1x1xi64>) -> tensor<64x1xi64>
            %408 = arith.addi %407, %133 : tensor<64x1xi64>
            %409 = arith.addi %408, %137 : tensor<64x1xi64>
            %410 = "tt.addptr"(%139, %409) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<f32>>
            %411 = "tt.load"(%410, %404, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
            %412 = "tt.splat"(%arg37) : (i32) -> tensor<1xi32>
            %413 = "tt.expand_dims"(%412) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %414 = arith.cmpi ult, %413, %341 : tensor<1x1xi32>
            %415 = "tt.broadcast"(%414) : (tensor<1x1xi1>) -> tensor<64x128xi1>
            %416 = arith.extsi %413 : tensor<1x1xi32> to tensor<1x1xi64>
            %417 = arith.muli %416, %342 : tensor<1x1xi64>
            %418 = "tt.broadcast"(%417) : (tensor<1x1xi64>) -> tensor<64x1xi64>
            %419 = arith.addi %418, %344 : tensor<64x1xi64>
            %420 = "tt.broadcast"(%419) : (tensor<64x1xi64>) -> tensor<64x128xi64>
            %421 = arith.addi %420, %346 : tensor<64x128xi64>
            %422 = "tt.addptr"(%347, %421) : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi64>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
            %423 = "tt.load"(%422, %415, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi1>, tensor<64x128xf8E4M3FN>) -> tensor<64x128xf8E4M3FN>
            %424 = arith.cmpi ult, %arg37, %arg7 : i32
            %425 = "tt.splat"(%424) : (i1) -> tensor<64xi1>
            %426 = "tt.splat"(%arg36) : (i32) -> tensor<64xi32>
            %427 = arith.addi %426, %121 : tensor<64xi32>
            %428 = arith.cmpi slt, %427, %348 : tensor<64xi32>
            %429 = "tt.fp_to_fp"(%423) : (tensor<64x128xf8E4M3FN>) -> tensor<64x128xf16>
            %430 = "tt.dot"(%429, %350, %cst_58) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xf16>, tensor<128x128xf16>, tensor<64x128xf32>) -> tensor<64x128xf32>
            %431 = "tt.reshape"(%430) : (tensor<64x128xf32>) -> tensor<64x4x32xf32>
            %432 = arith.maximumf %431, %352 : tensor<64x4x32xf32>
            %433 = arith.mulf %432, %306 : tensor<64x4x32xf32>
            %434 = "tt.reduce"(%433) ({
            ^bb0(%arg40: f32, %arg41: f32):
              %496 = arith.addf %arg40, %arg41 : f32
              "tt.reduce_return"(%496) : (f32) -> ()
            }) {axis = 2 : i32} : (tensor<64x4x32xf32>) -> tensor<64x4xf32>
            %435 = arith.cmpi ult, %arg38, %arg10 : i32
            %436 = "tt.splat"(%435) : (i1) -> tensor<64xi1>
            %437 = "tt.reshape"(%arg39) : (tensor<64x1xf32>) -> tensor<64xf32>
            %438 = "tt.expand_dims"(%437) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
            %439 = "tt.broadcast"(%438) : (tensor<64x1xf32>) -> tensor<64x4xf32>
            %440 = arith.mulf %434, %439 : tensor<64x4xf32>
            %441 = arith.andi %425, %428 : tensor<64xi1>
            %442 = arith.andi %441, %436 : tensor<64xi1>
            %443 = arith.andi %442, %428 : tensor<64xi1>
            %444 = "tt.trans"(%440) {order = array<i32: 1, 0>} : (tensor<64x4xf32>) -> tensor<4x64xf32>
            %445 = "tt.expand_dims"(%444) {axis = 2 : i32} : (tensor<4x64xf32>) -> tensor<4x64x1xf32>
            %446 = "tt.scan"(%445) ({
            ^bb0(%arg40: f32, %arg41: f32):
              %496 = arith.addf %arg40, %arg41 : f32
              "tt.scan_return"(%496) : (f32) -> ()
            }) {axis = 2 : i32, reverse = false} : (tensor<4x64x1xf32>) -> tensor<4x64x1xf32>
            %447 = "tt.reshape"(%446) : (tensor<4x64x1xf32>) -> tensor<4x64xf32>
            %448 = "tt.expand_dims"(%427) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
            %449 = "tt.broadcast"(%448) : (tensor<1x64xi32>) -> tensor<4x64xi32>
            %450 = arith.cmpi slt, %449, %354 : tensor<4x64xi32>
            %451 = "tt.expand_dims"(%443) {axis = 0 : i32} : (tensor<64xi1>) -> tensor<1x64xi1>
            %452 = "tt.broadcast"(%451) : (tensor<1x64xi1>) -> tensor<4x64xi1>
            %453 = arith.andi %450, %452 : tensor<4x64xi1>
            %454 = arith.cmpf olt, %356, %447 : tensor<4x64xf32>
            %455 = arith.cmpf olt, %447, %356 : tensor<4x64xf32>
            %456 = arith.andi %454, %453 : tensor<4x64xi1>
            %457 = arith.ori %454, %455 : tensor<4x64xi1>
            %458 = arith.xori %457, %cst_57 : tensor<4x64xi1>
            %459 = arith.andi %458, %453 : tensor<4x64xi1>
            %460 = arith.cmpf uno, %447, %447 : tensor<4x64xf32>
            %461 = arith.andi %460, %359 : tensor<4x64xi1>
            %462 = arith.andi %459, %461 : tensor<4x64xi1>
            %463 = arith.ori %456, %462 : tensor<4x64xi1>
            %464 = arith.xori %459, %462 : tensor<4x64xi1>
            %465 = arith.ori %463, %464 : tensor<4x64xi1>
            %466 = arith.select %464, %cst_56, %cst_55 : tensor<4x64xi1>, tensor<4x64xi32>
            %467 = arith.extsi %466 : tensor<4x64xi32> to tensor<4x64xi64>
            %468 = arith.addi %365, %467 : tensor<4x64xi64>
            %469 = "tt.addptr"(%366, %468) : (tensor<4x64x!tt.ptr<i32>>, tensor<4x64xi64>) -> tensor<4x64x!tt.ptr<i32>>
            %470 = "tt.atomic_rmw"(%469, %cst_56, %465) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<4x64x!tt.ptr<i32>>, tensor<4x64xi32>, tensor<4x64xi1>) -> tensor<4x64xi32>
            %471 = arith.select %464, %367, %368 : tensor<4x64xi1>, tensor<4x64xi32>
            %472 = arith.cmpi ult, %470, %471 : tensor<4x64xi32>
            %473 = arith.subi %cst_54, %470 : tensor<4x64xi32>
            %474 = arith.addi %470, %cst_53 : tensor<4x64xi32>
            %475 = arith.select %464, %473, %474 : tensor<4x64xi1>, tensor<4x64xi32>
            %476 = arith.andi %465, %472 : tensor<4x64xi1>
            %477 = arith.cmpf ole, %447, %374 : tensor<4x64xf32>
            %478 = arith.subf %447, %356 : tensor<4x64xf32>
            %479 = math.absf %447 : tensor<4x64xf32>
            %480 = arith.cmpf olt, %479, %cst_49 : tensor<4x64xf32>
            %481 = arith.andi %477, %480 : tensor<4x64xi1>
            %482 = arith.select %481, %478, %447 : tensor<4x64xi1>, tensor<4x64xf32>
            %483 = "tt.bitcast"(%482) : (tensor<4x64xf32>) -> tensor<4x64xi32>
            %484 = arith.cmpf uno, %482, %482 : tensor<4x64xf32>
            %485 = arith.select %484, %cst_48, %483 : tensor<4x64xi1>, tensor<4x64xi32>
            %486 = "tt.join"(%449, %485) : (tensor<4x64xi32>, tensor<4x64xi32>) -> tensor<4x64x2xi32>
            %487 = "tt.expand_dims"(%475) {axis = 2 : i32} : (tensor<4x64xi32>) -> tensor<4x64x1xi32>
            %488 = "tt.expand_dims"(%476) {axis = 2 : i32} : (tensor<4x64xi1>) -> tensor<4x64x1xi1>
            %489 = "tt.broadcast"(%488) : (tensor<4x64x1xi1>) -> tensor<4x64x2xi1>
            %490 = arith.extsi %487 : tensor<4x64x1xi32> to tensor<4x64x1xi64>
            %491 = arith.muli %490, %cst_47 : tensor<4x64x1xi64>
            %492 = arith.addi %380, %491 : tensor<4x64x1xi64>
            %493 = "tt.broadcast"(%492) : (tensor<4x64x1xi64>) -> tensor<4x64x2xi64>
            %494 = arith.addi %493, %382 : tensor<4x64x2xi64>
            %495 = "tt.addptr"(%383, %494) : (tensor<4x64x2x!tt.ptr<i32>>, tensor<4x64x2xi64>) -> tensor<4x64x2x!tt.ptr<i32>>
            "tt.store"(%495, %486, %489) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x64x2x!tt.ptr<i32>>, tensor<4x64x2xi32>, tensor<4x64x2xi1>) -> ()
            scf.yield %395, %400, %411 : i32, i32, tensor<64x1xf32>
          }
        }
        gpu.barrier
        %249 = arith.extsi %211#1 : i32 to i64
        %250 = "tt.addptr"(%arg29, %249) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %251 = "tt.atomic_rmw"(%250, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %252 = arith.andi %251, %c2047_i32 : i32
        %253 = arith.cmpi eq, %252, %c1_i32 : i32
        scf.if %253 {
          %254 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<4x!tt.ptr<i32>>
          %255 = "tt.addptr"(%254, %223) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %256 = "tt.load"(%255, %228, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
          %257 = "tt.splat"(%arg33) : (i64) -> tensor<4xi64>
          %258 = arith.addi %257, %223 : tensor<4xi64>
          %259 = "tt.addptr"(%254, %258) : (tensor<4x!tt.ptr<i32>>, tensor<4xi64>) -> tensor<4x!tt.ptr<i32>>
          %260 = "tt.load"(%259, %228, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4x!tt.ptr<i32>>, tensor<4xi1>, tensor<4xi32>) -> tensor<4xi32>
          %261 = arith.cmpi slt, %260, %256 : tensor<4xi32>
          %262 = arith.andi %261, %228 : tensor<4xi1>
          %263 = arith.extui %262 : tensor<4xi1> to tensor<4xi32>
          %264 = "tt.reduce"(%263) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %284 = arith.maxsi %arg36, %arg37 : i32
            "tt.reduce_return"(%284) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<4xi32>) -> i32
          %265 = arith.cmpi ne, %264, %c0_i32 : i32
          %266 = arith.cmpi slt, %211#2, %c500_i32 : i32
          %267 = arith.andi %265, %266 : i1
          %268 = arith.divui %233, %c1024_i32 : i32
          %269 = arith.divui %268, %c1024_i32 : i32
          %270 = arith.addi %269, %c1_i32 : i32
          %271 = arith.muli %270, %c1024_i32 : i32
          %272 = arith.divui %233, %271 : i32
          %273 = arith.addi %272, %c1_i32 : i32
          %274 = arith.select %267, %273, %c0_i32 : i32
          %275 = arith.select %217, %274, %c4_i32 : i32
          %276 = arith.addi %211#2, %c1_i32 : i32
          %277 = arith.shli %276, %c22_i32 : i32
          %278 = arith.shli %275, %c11_i32 : i32
          %279 = arith.ori %277, %278 : i32
          %280 = arith.ori %279, %275 : i32
          %281 = arith.cmpi eq, %275, %c0_i32 : i32
          %282 = arith.select %281, %c0_i32, %280 : i32
          gpu.barrier
          %283 = "tt.atomic_rmw"(%250, %282) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %215 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x32x128xf8E4M3FN, strided<[?, 128, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "weights", winnow.type = memref<?x32xf32, strided<[?, 1]>>}, {winnow.arg = "weights.size0"}, {winnow.arg = "weights.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "key_scales", winnow.type = memref<?x64x1xf32, strided<[?, 1, 1]>>}, {winnow.arg = "key_scales.size0"}, {winnow.arg = "key_scales.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "requests", winnow.type = memref<?xi32>}, {winnow.arg = "requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<f8E4M3FN>, i32, i64, !tt.ptr<f32>, i32, i64, !tt.ptr<f8E4M3FN>, i32, i64, !tt.ptr<f32>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "glm5", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {fp8 = "convert", helpers = 396 : i32, keys_operand = "lhs", max_registers = 168 : i32, num_stages = 3 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 1024 : i32, scatter = "atomics", target = "cuda:90", tile_keys = 64 : i32, tile_rows = 4 : i32}} : () -> ()
}

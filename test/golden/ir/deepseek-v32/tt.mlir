#map = affine_map<()[s0, s1] -> (s0 ceildiv 2, ((((s0 ceildiv 2) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 2) - ((((((s0 ceildiv 2) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 2) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 2) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 2) - s1 ceildiv 256) - ((((((s0 ceildiv 2) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 2) - ((((((s0 ceildiv 2) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 2) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 2) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 2) - s1 ceildiv 256) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 2) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 2) - ((((((s0 ceildiv 2) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 2) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 2) * (s1 ceildiv 1024)) ceildiv 396) * 396) floordiv (s0 ceildiv 2) - s1 ceildiv 256) - 65535) - s1 ceildiv 2147483648 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 ceildiv 2)>
#map2 = affine_map<()[s0, s1] -> (4095)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<f8E4M3FN>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<f32>, %arg4: i32, %arg5: i64, %arg6: !tt.ptr<f8E4M3FN>, %arg7: i32, %arg8: i64, %arg9: !tt.ptr<f32>, %arg10: i32, %arg11: i64, %arg12: !tt.ptr<i32>, %arg13: i32, %arg14: !tt.ptr<i32>, %arg15: i32, %arg16: !tt.ptr<i32>, %arg17: i32, %arg18: i32, %arg19: i64, %arg20: !tt.ptr<f32>, %arg21: i32, %arg22: !tt.ptr<i32>, %arg23: i32, %arg24: i64, %arg25: !tt.ptr<i32>, %arg26: i32, %arg27: i32, %arg28: i64, %arg29: !tt.ptr<i32>, %arg30: i32, %arg31: !tt.ptr<i32>, %arg32: i32, %arg33: i64, %arg34: i32):
    %cst = arith.constant dense<0> : tensor<1xi64>
    %cst_0 = arith.constant -1.000000e+00 : f32
    %cst_1 = arith.constant dense<1> : tensor<1xi64>
    %c1_i64 = arith.constant 1 : i64
    %cst_2 = arith.constant dense<1> : tensor<2xi64>
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
    %c4_i32 = arith.constant 4 : i32
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
    %cst_33 = arith.constant dense<-1> : tensor<2xi32>
    %c3_i32 = arith.constant 3 : i32
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
    %cst_40 = arith.constant dense<-2147483648> : tensor<2xi32>
    %cst_41 = arith.constant dense<2139095041> : tensor<2xi32>
    %cst_42 = arith.constant dense<-2139095041> : tensor<2xi32>
    %cst_43 = arith.constant dense<2139095040> : tensor<2xi32>
    %cst_44 = arith.constant dense<2147483647> : tensor<2xi32>
    %cst_45 = arith.constant dense<2048> : tensor<2xi32>
    %cst_46 = arith.constant dense<1> : tensor<2xi32>
    %cst_47 = arith.constant dense<2> : tensor<2x64x1xi64>
    %cst_48 = arith.constant dense<2143289344> : tensor<2x64xi32>
    %cst_49 = arith.constant dense<0x7F800000> : tensor<2x64xf32>
    %cst_50 = arith.constant dense<0x7FC00000> : tensor<2xf32>
    %cst_51 = arith.constant dense<0x7F800000> : tensor<2xf32>
    %cst_52 = arith.constant dense<2.000000e+00> : tensor<2xf32>
    %cst_53 = arith.constant dense<2048> : tensor<2x64xi32>
    %cst_54 = arith.constant dense<2047> : tensor<2x64xi32>
    %cst_55 = arith.constant dense<0> : tensor<2x64xi32>
    %cst_56 = arith.constant dense<1> : tensor<2x64xi32>
    %c2048_i32 = arith.constant 2048 : i32
    %cst_57 = arith.constant dense<true> : tensor<2x64xi1>
    %cst_58 = arith.constant dense<0.000000e+00> : tensor<64x128xf32>
    %cst_59 = arith.constant dense<128> : tensor<64x1xi32>
    %cst_60 = arith.constant dense<0.000000e+00> : tensor<64x128xf8E4M3FN>
    %cst_61 = arith.constant dense<0.000000e+00> : tensor<64x1xf32>
    %cst_62 = arith.constant dense<0.000000e+00> : tensor<2x64xf32>
    %c0_i32 = arith.constant 0 : i32
    %cst_63 = arith.constant dense<128> : tensor<1x64x1xi32>
    %cst_64 = arith.constant dense<0.000000e+00> : tensor<2x64x128xf8E4M3FN>
    %cst_65 = arith.constant dense<0.000000e+00> : tensor<2xf32>
    %c63_i32 = arith.constant 63 : i32
    %c1_i32 = arith.constant 1 : i32
    %c64_i32 = arith.constant 64 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c128_i32 = arith.constant 128 : i32
    %c2147416063_i32 = arith.constant 2147416063 : i32
    %cst_66 = arith.constant dense<0> : tensor<2xi32>
    %c2_i32 = arith.constant 2 : i32
    %cst_67 = arith.constant 0.000000e+00 : f32
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
    %11 = "tt.load"(%10, %7, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
    %12 = arith.minsi %arg34, %c2147416063_i32 : i32
    %13 = "tt.splat"(%12) : (i32) -> tensor<2xi32>
    %14 = arith.minsi %11, %13 : tensor<2xi32>
    %15 = arith.maxsi %14, %cst_66 : tensor<2xi32>
    %16 = arith.minsi %arg13, %arg21 : i32
    %17 = arith.minsi %16, %arg23 : i32
    %18 = arith.minsi %17, %arg26 : i32
    %19 = arith.minsi %18, %arg1 : i32
    %20 = arith.minsi %19, %arg4 : i32
    %21 = arith.minsi %20, %arg32 : i32
    %22 = "tt.splat"(%21) : (i32) -> tensor<2xi32>
    %23 = arith.cmpi slt, %5, %22 : tensor<2xi32>
    %24 = arith.select %23, %15, %cst_66 : tensor<2xi1>, tensor<2xi32>
    %25 = "tt.splat"(%arg21) : (i32) -> tensor<2xi32>
    %26 = arith.cmpi ult, %5, %25 : tensor<2xi32>
    %27 = "tt.splat"(%arg20) : (!tt.ptr<f32>) -> tensor<2x!tt.ptr<f32>>
    %28 = "tt.addptr"(%27, %8) : (tensor<2x!tt.ptr<f32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<f32>>
    %29 = "tt.load"(%28, %26, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<f32>>, tensor<2xi1>, tensor<2xf32>) -> tensor<2xf32>
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
    %46 = arith.muli %36, %cst_63 : tensor<1x64x1xi32>
    %47 = arith.extsi %46 : tensor<1x64x1xi32> to tensor<1x64x1xi64>
    %48 = "tt.broadcast"(%45) : (tensor<2x1x1xi64>) -> tensor<2x64x1xi64>
    %49 = "tt.broadcast"(%47) : (tensor<1x64x1xi64>) -> tensor<2x64x1xi64>
    %50 = arith.addi %48, %49 : tensor<2x64x1xi64>
    %51 = arith.extsi %39 : tensor<1x1x128xi32> to tensor<1x1x128xi64>
    %52 = "tt.broadcast"(%50) : (tensor<2x64x1xi64>) -> tensor<2x64x128xi64>
    %53 = "tt.broadcast"(%51) : (tensor<1x1x128xi64>) -> tensor<2x64x128xi64>
    %54 = arith.addi %52, %53 : tensor<2x64x128xi64>
    %55 = "tt.splat"(%arg0) : (!tt.ptr<f8E4M3FN>) -> tensor<2x64x128x!tt.ptr<f8E4M3FN>>
    %56 = "tt.addptr"(%55, %54) : (tensor<2x64x128x!tt.ptr<f8E4M3FN>>, tensor<2x64x128xi64>) -> tensor<2x64x128x!tt.ptr<f8E4M3FN>>
    %57 = "tt.load"(%56, %42, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x128x!tt.ptr<f8E4M3FN>>, tensor<2x64x128xi1>, tensor<2x64x128xf8E4M3FN>) -> tensor<2x64x128xf8E4M3FN>
    %58 = "tt.reshape"(%57) : (tensor<2x64x128xf8E4M3FN>) -> tensor<128x128xf8E4M3FN>
    %59 = arith.divui %2, %c128_i32 : i32
    %60 = arith.cmpi slt, %59, %arg15 : i32
    %61 = arith.extsi %59 : i32 to i64
    %62 = "tt.addptr"(%arg14, %61) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %63 = "tt.load"(%62, %60, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %64 = arith.select %60, %63, %c-1_i32 : i32
    %65 = "tt.splat"(%cst_67) : (f32) -> tensor<64x2xf32>
    %66 = "tt.splat"(%arg4) : (i32) -> tensor<2xi32>
    %67 = arith.cmpi ult, %5, %66 : tensor<2xi32>
    %68 = "tt.expand_dims"(%67) {axis = 1 : i32} : (tensor<2xi1>) -> tensor<2x1xi1>
    %69 = "tt.broadcast"(%68) : (tensor<2x1xi1>) -> tensor<2x64xi1>
    %70 = arith.extsi %32 : tensor<2x1xi32> to tensor<2x1xi64>
    %71 = "tt.splat"(%arg5) : (i64) -> tensor<2x1xi64>
    %72 = arith.muli %70, %71 : tensor<2x1xi64>
    %73 = arith.extsi %35 : tensor<1x64xi32> to tensor<1x64xi64>
    %74 = "tt.broadcast"(%72) : (tensor<2x1xi64>) -> tensor<2x64xi64>
    %75 = "tt.broadcast"(%73) : (tensor<1x64xi64>) -> tensor<2x64xi64>
    %76 = arith.addi %74, %75 : tensor<2x64xi64>
    %77 = "tt.splat"(%arg3) : (!tt.ptr<f32>) -> tensor<2x64x!tt.ptr<f32>>
    %78 = "tt.addptr"(%77, %76) : (tensor<2x64x!tt.ptr<f32>>, tensor<2x64xi64>) -> tensor<2x64x!tt.ptr<f32>>
    %79 = "tt.load"(%78, %69, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x!tt.ptr<f32>>, tensor<2x64xi1>, tensor<2x64xf32>) -> tensor<2x64xf32>
    %80 = "tt.expand_dims"(%79) {axis = 0 : i32} : (tensor<2x64xf32>) -> tensor<1x2x64xf32>
    %81 = "tt.broadcast"(%80) : (tensor<1x2x64xf32>) -> tensor<64x2x64xf32>
    %82 = "tt.load"(%62, %60, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %83 = arith.select %60, %82, %c-1_i32 : i32
    %84 = "tt.reduce"(%24) ({
    ^bb0(%arg35: i32, %arg36: i32):
      %205 = arith.maxsi %arg35, %arg36 : i32
      "tt.reduce_return"(%205) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
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
    %121 = "tt.splat"(%120) : (i32) -> tensor<1xi32>
    %122 = "tt.expand_dims"(%121) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
    %123 = "tt.splat"(%arg10) : (i32) -> tensor<1x1xi32>
    %124 = arith.cmpi ult, %122, %123 : tensor<1x1xi32>
    %125 = "tt.expand_dims"(%34) {axis = 1 : i32} : (tensor<64xi32>) -> tensor<64x1xi32>
    %126 = "tt.make_range"() {end = 1 : i32, start = 0 : i32} : () -> tensor<1xi32>
    %127 = "tt.expand_dims"(%126) {axis = 0 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
    %128 = "tt.broadcast"(%124) : (tensor<1x1xi1>) -> tensor<64x1xi1>
    %129 = arith.extsi %122 : tensor<1x1xi32> to tensor<1x1xi64>
    %130 = "tt.splat"(%arg11) : (i64) -> tensor<1x1xi64>
    %131 = arith.muli %129, %130 : tensor<1x1xi64>
    %132 = arith.extsi %125 : tensor<64x1xi32> to tensor<64x1xi64>
    %133 = "tt.broadcast"(%131) : (tensor<1x1xi64>) -> tensor<64x1xi64>
    %134 = arith.addi %133, %132 : tensor<64x1xi64>
    %135 = arith.extsi %127 : tensor<1x1xi32> to tensor<1x1xi64>
    %136 = "tt.broadcast"(%135) : (tensor<1x1xi64>) -> tensor<64x1xi64>
    %137 = arith.addi %134, %136 : tensor<64x1xi64>
    %138 = "tt.splat"(%arg9) : (!tt.ptr<f32>) -> tensor<64x1x!tt.ptr<f32>>
    %139 = "tt.addptr"(%138, %137) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<f32>>
    %140 = "tt.load"(%139, %128, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
    %141 = "tt.splat"(%arg7) : (i32) -> tensor<1x1xi32>
    %142 = "tt.splat"(%arg8) : (i64) -> tensor<1x1xi64>
    %143 = arith.muli %125, %cst_59 : tensor<64x1xi32>
    %144 = arith.extsi %143 : tensor<64x1xi32> to tensor<64x1xi64>
    %145 = arith.extsi %38 : tensor<1x128xi32> to tensor<1x128xi64>
    %146 = "tt.broadcast"(%145) : (tensor<1x128xi64>) -> tensor<64x128xi64>
    %147 = "tt.splat"(%arg6) : (!tt.ptr<f8E4M3FN>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
    %148 = "tt.splat"(%98) : (i32) -> tensor<64xi32>
    %149 = "tt.fp_to_fp"(%58) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
    %150 = "tt.trans"(%149) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
    %151 = "tt.expand_dims"(%65) {axis = 2 : i32} : (tensor<64x2xf32>) -> tensor<64x2x1xf32>
    %152 = "tt.broadcast"(%151) : (tensor<64x2x1xf32>) -> tensor<64x2x64xf32>
    %153 = "tt.expand_dims"(%24) {axis = 1 : i32} : (tensor<2xi32>) -> tensor<2x1xi32>
    %154 = "tt.broadcast"(%153) : (tensor<2x1xi32>) -> tensor<2x64xi32>
    %155 = "tt.expand_dims"(%29) {axis = 1 : i32} : (tensor<2xf32>) -> tensor<2x1xf32>
    %156 = "tt.broadcast"(%155) : (tensor<2x1xf32>) -> tensor<2x64xf32>
    %157 = arith.subi %arg27, %c2048_i32 : i32
    %158 = arith.maxsi %157, %c0_i32 : i32
    %159 = arith.cmpi sge, %arg27, %c2048_i32 : i32
    %160 = arith.select %159, %c2048_i32, %c0_i32 : i32
    %161 = "tt.splat"(%arg24) : (i64) -> tensor<2x1xi64>
    %162 = arith.muli %70, %161 : tensor<2x1xi64>
    %163 = "tt.broadcast"(%162) : (tensor<2x1xi64>) -> tensor<2x64xi64>
    %164 = "tt.splat"(%arg22) : (!tt.ptr<i32>) -> tensor<2x64x!tt.ptr<i32>>
    %165 = "tt.splat"(%160) : (i32) -> tensor<2x64xi32>
    %166 = "tt.splat"(%158) : (i32) -> tensor<2x64xi32>
    %167 = arith.mulf %29, %cst_52 : tensor<2xf32>
    %168 = math.absf %29 : tensor<2xf32>
    %169 = arith.cmpf olt, %168, %cst_51 : tensor<2xf32>
    %170 = arith.select %169, %167, %cst_50 : tensor<2xi1>, tensor<2xf32>
    %171 = "tt.expand_dims"(%170) {axis = 1 : i32} : (tensor<2xf32>) -> tensor<2x1xf32>
    %172 = "tt.broadcast"(%171) : (tensor<2x1xf32>) -> tensor<2x64xf32>
    %173 = "tt.expand_dims"(%4) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
    %174 = "tt.expand_dims"(%173) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
    %175 = "tt.splat"(%arg28) : (i64) -> tensor<2x1x1xi64>
    %176 = arith.muli %43, %175 : tensor<2x1x1xi64>
    %177 = "tt.broadcast"(%176) : (tensor<2x1x1xi64>) -> tensor<2x64x1xi64>
    %178 = arith.extsi %174 : tensor<1x1x2xi32> to tensor<1x1x2xi64>
    %179 = "tt.broadcast"(%178) : (tensor<1x1x2xi64>) -> tensor<2x64x2xi64>
    %180 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<2x64x2x!tt.ptr<i32>>
    %181:3 = scf.for %arg35 = %99 to %98 step %c64_i32 iter_args(%arg36 = %112, %arg37 = %120, %arg38 = %140) -> (i32, i32, tensor<64x1xf32>)  : i32 {
      %205 = arith.addi %arg35, %c64_i32 : i32
      %206 = arith.divui %205, %c64_i32 : i32
      %207 = arith.cmpi ult, %206, %arg18 : i32
      %208 = arith.cmpi slt, %205, %98 : i32
      %209 = arith.andi %208, %207 : i1
      %210 = arith.andi %209, %102 : i1
      %211 = arith.extsi %206 : i32 to i64
      %212 = arith.addi %107, %211 : i64
      %213 = "tt.addptr"(%arg16, %212) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %214 = "tt.load"(%213, %210, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %215 = arith.select %210, %214, %c-1_i32 : i32
      %216 = arith.andi %209, %113 : i1
      %217 = arith.addi %116, %211 : i64
      %218 = "tt.addptr"(%arg16, %217) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %219 = "tt.load"(%218, %216, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %220 = arith.select %216, %219, %c-1_i32 : i32
      %221 = "tt.splat"(%220) : (i32) -> tensor<1xi32>
      %222 = "tt.expand_dims"(%221) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %223 = arith.cmpi ult, %222, %123 : tensor<1x1xi32>
      %224 = "tt.broadcast"(%223) : (tensor<1x1xi1>) -> tensor<64x1xi1>
      %225 = arith.extsi %222 : tensor<1x1xi32> to tensor<1x1xi64>
      %226 = arith.muli %225, %130 : tensor<1x1xi64>
      %227 = "tt.broadcast"(%226) : (tensor<1x1xi64>) -> tensor<64x1xi64>
      %228 = arith.addi %227, %132 : tensor<64x1xi64>
      %229 = arith.addi %228, %136 : tensor<64x1xi64>
      %230 = "tt.addptr"(%138, %229) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<f32>>
      %231 = "tt.load"(%230, %224, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
      %232 = "tt.splat"(%arg36) : (i32) -> tensor<1xi32>
      %233 = "tt.expand_dims"(%232) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %234 = arith.cmpi ult, %233, %141 : tensor<1x1xi32>
      %235 = "tt.broadcast"(%234) : (tensor<1x1xi1>) -> tensor<64x128xi1>
      %236 = arith.extsi %233 : tensor<1x1xi32> to tensor<1x1xi64>
      %237 = arith.muli %236, %142 : tensor<1x1xi64>
      %238 = "tt.broadcast"(%237) : (tensor<1x1xi64>) -> tensor<64x1xi64>
      %239 = arith.addi %238, %144 : tensor<64x1xi64>
      %240 = "tt.broadcast"(%239) : (tensor<64x1xi64>) -> tensor<64x128xi64>
      %241 = arith.addi %240, %146 : tensor<64x128xi64>
      %242 = "tt.addptr"(%147, %241) : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi64>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
      %243 = "tt.load"(%242, %235, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi1>, tensor<64x128xf8E4M3FN>) -> tensor<64x128xf8E4M3FN>
      %244 = arith.cmpi ult, %arg36, %arg7 : i32
      %245 = "tt.splat"(%244) : (i1) -> tensor<64xi1>
      %246 = "tt.splat"(%arg35) : (i32) -> tensor<64xi32>
      %247 = arith.addi %246, %34 : tensor<64xi32>
      %248 = arith.cmpi slt, %247, %148 : tensor<64xi32>
      %249 = "tt.fp_to_fp"(%243) : (tensor<64x128xf8E4M3FN>) -> tensor<64x128xf16>
      %250 = "tt.dot"(%249, %150, %cst_58) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xf16>, tensor<128x128xf16>, tensor<64x128xf32>) -> tensor<64x128xf32>
      %251 = "tt.reshape"(%250) : (tensor<64x128xf32>) -> tensor<64x2x64xf32>
      %252 = arith.maximumf %251, %152 : tensor<64x2x64xf32>
      %253 = arith.mulf %252, %81 : tensor<64x2x64xf32>
      %254 = "tt.reduce"(%253) ({
      ^bb0(%arg39: f32, %arg40: f32):
        %311 = arith.addf %arg39, %arg40 : f32
        "tt.reduce_return"(%311) : (f32) -> ()
      }) {axis = 2 : i32} : (tensor<64x2x64xf32>) -> tensor<64x2xf32>
      %255 = arith.cmpi ult, %arg37, %arg10 : i32
      %256 = "tt.splat"(%255) : (i1) -> tensor<64xi1>
      %257 = "tt.reshape"(%arg38) : (tensor<64x1xf32>) -> tensor<64xf32>
      %258 = "tt.expand_dims"(%257) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
      %259 = "tt.broadcast"(%258) : (tensor<64x1xf32>) -> tensor<64x2xf32>
      %260 = arith.mulf %254, %259 : tensor<64x2xf32>
      %261 = arith.andi %245, %248 : tensor<64xi1>
      %262 = arith.andi %261, %256 : tensor<64xi1>
      %263 = arith.andi %262, %248 : tensor<64xi1>
      %264 = "tt.trans"(%260) {order = array<i32: 1, 0>} : (tensor<64x2xf32>) -> tensor<2x64xf32>
      %265 = "tt.expand_dims"(%264) {axis = 2 : i32} : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
      %266 = "tt.scan"(%265) ({
      ^bb0(%arg39: f32, %arg40: f32):
        %311 = arith.addf %arg39, %arg40 : f32
        "tt.scan_return"(%311) : (f32) -> ()
      }) {axis = 2 : i32, reverse = false} : (tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
      %267 = "tt.reshape"(%266) : (tensor<2x64x1xf32>) -> tensor<2x64xf32>
      %268 = "tt.expand_dims"(%247) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
      %269 = "tt.broadcast"(%268) : (tensor<1x64xi32>) -> tensor<2x64xi32>
      %270 = arith.cmpi slt, %269, %154 : tensor<2x64xi32>
      %271 = "tt.expand_dims"(%263) {axis = 0 : i32} : (tensor<64xi1>) -> tensor<1x64xi1>
      %272 = "tt.broadcast"(%271) : (tensor<1x64xi1>) -> tensor<2x64xi1>
      %273 = arith.andi %270, %272 : tensor<2x64xi1>
      %274 = arith.cmpf olt, %156, %267 : tensor<2x64xf32>
      %275 = arith.cmpf olt, %267, %156 : tensor<2x64xf32>
      %276 = arith.andi %274, %273 : tensor<2x64xi1>
      %277 = arith.ori %274, %275 : tensor<2x64xi1>
      %278 = arith.xori %277, %cst_57 : tensor<2x64xi1>
      %279 = arith.andi %278, %273 : tensor<2x64xi1>
      %280 = arith.ori %276, %279 : tensor<2x64xi1>
      %281 = arith.select %279, %cst_56, %cst_55 : tensor<2x64xi1>, tensor<2x64xi32>
      %282 = arith.extsi %281 : tensor<2x64xi32> to tensor<2x64xi64>
      %283 = arith.addi %163, %282 : tensor<2x64xi64>
      %284 = "tt.addptr"(%164, %283) : (tensor<2x64x!tt.ptr<i32>>, tensor<2x64xi64>) -> tensor<2x64x!tt.ptr<i32>>
      %285 = "tt.atomic_rmw"(%284, %cst_56, %280) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<2x64x!tt.ptr<i32>>, tensor<2x64xi32>, tensor<2x64xi1>) -> tensor<2x64xi32>
      %286 = arith.select %279, %165, %166 : tensor<2x64xi1>, tensor<2x64xi32>
      %287 = arith.cmpi ult, %285, %286 : tensor<2x64xi32>
      %288 = arith.subi %cst_54, %285 : tensor<2x64xi32>
      %289 = arith.addi %285, %cst_53 : tensor<2x64xi32>
      %290 = arith.select %279, %288, %289 : tensor<2x64xi1>, tensor<2x64xi32>
      %291 = arith.andi %280, %287 : tensor<2x64xi1>
      %292 = arith.cmpf ole, %267, %172 : tensor<2x64xf32>
      %293 = arith.subf %267, %156 : tensor<2x64xf32>
      %294 = math.absf %267 : tensor<2x64xf32>
      %295 = arith.cmpf olt, %294, %cst_49 : tensor<2x64xf32>
      %296 = arith.andi %292, %295 : tensor<2x64xi1>
      %297 = arith.select %296, %293, %267 : tensor<2x64xi1>, tensor<2x64xf32>
      %298 = "tt.bitcast"(%297) : (tensor<2x64xf32>) -> tensor<2x64xi32>
      %299 = arith.cmpf uno, %297, %297 : tensor<2x64xf32>
      %300 = arith.select %299, %cst_48, %298 : tensor<2x64xi1>, tensor<2x64xi32>
      %301 = "tt.join"(%269, %300) : (tensor<2x64xi32>, tensor<2x64xi32>) -> tensor<2x64x2xi32>
      %302 = "tt.expand_dims"(%290) {axis = 2 : i32} : (tensor<2x64xi32>) -> tensor<2x64x1xi32>
      %303 = "tt.expand_dims"(%291) {axis = 2 : i32} : (tensor<2x64xi1>) -> tensor<2x64x1xi1>
      %304 = "tt.broadcast"(%303) : (tensor<2x64x1xi1>) -> tensor<2x64x2xi1>
      %305 = arith.extsi %302 : tensor<2x64x1xi32> to tensor<2x64x1xi64>
      %306 = arith.muli %305, %cst_47 : tensor<2x64x1xi64>
      %307 = arith.addi %177, %306 : tensor<2x64x1xi64>
      %308 = "tt.broadcast"(%307) : (tensor<2x64x1xi64>) -> tensor<2x64x2xi64>
      %309 = arith.addi %308, %179 : tensor<2x64x2xi64>
      %310 = "tt.addptr"(%180, %309) : (tensor<2x64x2x!tt.ptr<i32>>, tensor<2x64x2xi64>) -> tensor<2x64x2x!tt.ptr<i32>>
      "tt.store"(%310, %301, %304) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x2x!tt.ptr<i32>>, tensor<2x64x2xi32>, tensor<2x64x2xi1>) -> ()
      scf.yield %215, %220, %231 : i32, i32, tensor<64x1xf32>
    }
    %182 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %183 = arith.cmpi slt, %0, %arg30 : i32
    gpu.barrier
    %184 = arith.extsi %0 : i32 to i64
    %185 = "tt.addptr"(%arg29, %184) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %186 = "tt.atomic_rmw"(%185, %c1_i32, %183) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %187 = arith.subi %85, %c1_i32 : i32
    %188 = arith.cmpi eq, %186, %187 : i32
    %189 = arith.andi %183, %188 : i1
    %190 = scf.if %189 -> (i1) {
      %205 = arith.subi %182, %c1_i32 : i32
      %206 = arith.minui %0, %205 : i32
      %207 = arith.muli %206, %c2_i32 : i32
      %208 = "tt.splat"(%207) : (i32) -> tensor<2xi32>
      %209 = arith.addi %208, %4 : tensor<2xi32>
      %210 = arith.cmpi ult, %209, %6 : tensor<2xi32>
      %211 = arith.extsi %209 : tensor<2xi32> to tensor<2xi64>
      %212 = "tt.addptr"(%9, %211) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
      %213 = "tt.load"(%212, %210, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
      %214 = arith.minsi %213, %13 : tensor<2xi32>
      %215 = arith.maxsi %214, %cst_66 : tensor<2xi32>
      %216 = arith.cmpi slt, %209, %22 : tensor<2xi32>
      %217 = arith.select %216, %215, %cst_66 : tensor<2xi1>, tensor<2xi32>
      %218 = arith.subi %arg27, %c2048_i32 : i32
      %219 = "tt.addptr"(%27, %211) : (tensor<2x!tt.ptr<f32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<f32>>
      %220 = "tt.load"(%219, %216, %cst_65) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<f32>>, tensor<2xi1>, tensor<2xf32>) -> tensor<2xf32>
      %221 = "tt.splat"(%arg24) : (i64) -> tensor<2xi64>
      %222 = arith.muli %211, %221 : tensor<2xi64>
      %223 = "tt.splat"(%arg22) : (!tt.ptr<i32>) -> tensor<2x!tt.ptr<i32>>
      %224 = "tt.addptr"(%223, %222) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
      %225 = "tt.load"(%224, %216, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
      %226 = arith.addi %222, %cst_2 : tensor<2xi64>
      %227 = "tt.addptr"(%223, %226) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
      %228 = "tt.load"(%227, %216, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
      %229 = arith.minsi %228, %cst_45 : tensor<2xi32>
      %230 = "tt.splat"(%218) : (i32) -> tensor<2xi32>
      %231 = arith.cmpi slt, %230, %225 : tensor<2xi32>
      %232 = arith.addi %225, %229 : tensor<2xi32>
      %233 = arith.minsi %217, %cst_45 : tensor<2xi32>
      %234 = arith.cmpi slt, %232, %233 : tensor<2xi32>
      %235 = arith.cmpf uno, %220, %220 : tensor<2xf32>
      %236 = arith.cmpi sgt, %228, %cst_66 : tensor<2xi32>
      %237 = arith.andi %235, %236 : tensor<2xi1>
      %238 = arith.ori %231, %234 : tensor<2xi1>
      %239 = arith.ori %238, %237 : tensor<2xi1>
      %240 = arith.andi %239, %216 : tensor<2xi1>
      %241 = "tt.bitcast"(%220) : (tensor<2xf32>) -> tensor<2xi32>
      %242 = arith.cmpi slt, %241, %cst_66 : tensor<2xi32>
      %243 = arith.andi %241, %cst_44 : tensor<2xi32>
      %244 = arith.subi %cst_66, %243 : tensor<2xi32>
      %245 = arith.cmpi sgt, %243, %cst_43 : tensor<2xi32>
      %246 = arith.select %242, %244, %241 : tensor<2xi1>, tensor<2xi32>
      %247 = arith.select %245, %cst_43, %246 : tensor<2xi1>, tensor<2xi32>
      %248 = arith.select %231, %247, %cst_42 : tensor<2xi1>, tensor<2xi32>
      %249 = arith.addi %248, %cst_46 : tensor<2xi32>
      %250 = arith.subi %cst_45, %229 : tensor<2xi32>
      %251 = arith.select %240, %249, %250 : tensor<2xi1>, tensor<2xi32>
      %252 = arith.addi %225, %cst_45 : tensor<2xi32>
      %253 = arith.select %240, %248, %252 : tensor<2xi1>, tensor<2xi32>
      gpu.barrier
      %254 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<2x!tt.ptr<i32>>
      %255 = "tt.addptr"(%254, %211) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
      "tt.store"(%255, %251, %216) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>, tensor<2xi1>) -> ()
      %256 = "tt.splat"(%arg33) : (i64) -> tensor<2xi64>
      %257 = arith.addi %256, %211 : tensor<2xi64>
      %258 = "tt.addptr"(%254, %257) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
      "tt.store"(%258, %253, %216) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>, tensor<2xi1>) -> ()
      %259 = "tt.bitcast"(%cst_41) : (tensor<2xi32>) -> tensor<2xf32>
      %260 = arith.andi %240, %231 : tensor<2xi1>
      "tt.store"(%219, %259, %260) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<f32>>, tensor<2xf32>, tensor<2xi1>) -> ()
      "tt.store"(%224, %cst_66, %240) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>, tensor<2xi1>) -> ()
      "tt.store"(%227, %cst_66, %240) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>, tensor<2xi1>) -> ()
      %261 = arith.extui %240 : tensor<2xi1> to tensor<2xi32>
      %262 = "tt.reduce"(%261) ({
      ^bb0(%arg35: i32, %arg36: i32):
        %287 = arith.maxsi %arg35, %arg36 : i32
        "tt.reduce_return"(%287) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
      %263 = arith.cmpi ne, %262, %c0_i32 : i32
      %264 = "tt.reduce"(%217) ({
      ^bb0(%arg35: i32, %arg36: i32):
        %287 = arith.maxsi %arg35, %arg36 : i32
        "tt.reduce_return"(%287) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
      %265 = arith.maxsi %264, %c1_i32 : i32
      %266 = arith.subi %265, %c1_i32 : i32
      %267 = arith.divui %266, %c64_i32 : i32
      %268 = arith.divui %218, %c64_i32 : i32
      %269 = arith.maxsi %268, %c16_i32 : i32
      %270 = arith.divui %267, %269 : i32
      %271 = arith.addi %270, %c1_i32 : i32
      %272 = arith.minsi %271, %c1024_i32 : i32
      %273 = arith.muli %272, %c128_i32 : i32
      %274 = arith.divui %266, %273 : i32
      %275 = arith.divui %274, %c1024_i32 : i32
      %276 = arith.addi %275, %c1_i32 : i32
      %277 = arith.muli %273, %276 : i32
      %278 = arith.divui %266, %277 : i32
      %279 = arith.addi %278, %c1_i32 : i32
      %280 = arith.select %263, %279, %c0_i32 : i32
      %281 = arith.shli %280, %c11_i32 : i32
      %282 = arith.ori %281, %c4194304_i32 : i32
      %283 = arith.ori %282, %280 : i32
      %284 = arith.cmpi eq, %280, %c0_i32 : i32
      %285 = arith.select %284, %c0_i32, %283 : i32
      gpu.barrier
      %286 = "tt.atomic_rmw"(%185, %285) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %263 : i1
    } else {
      scf.yield %false : i1
    }
    %191 = arith.muli %1, %182 : i32
    %192 = arith.addi %191, %0 : i32
    %193 = arith.muli %85, %182 : i32
    %194 = arith.subi %193, %c396_i32 : i32
    %195 = arith.cmpi sge, %192, %194 : i32
    %196 = arith.ori %190, %195 : i1
    %197 = arith.select %196, %c1024_i32, %c0_i32 : i32
    %198 = arith.minsi %182, %arg30 : i32
    %199 = arith.cmpi slt, %0, %198 : i32
    %200 = arith.select %199, %0, %c0_i32 : i32
    %201 = "tt.splat"(%198) : (i32) -> tensor<128xi32>
    %202 = "tt.splat"(%arg29) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %203 = "tt.splat"(%200) : (i32) -> tensor<128xi32>
    %204 = scf.while (%arg35 = %197) : (i32) -> i32 {
      %205 = arith.cmpi sgt, %arg35, %c0_i32 : i32
      scf.condition(%205) %arg35 : i32
    } do {
    ^bb0(%arg35: i32):
      %205 = scf.for %arg36 = %c0_i32 to %198 step %c128_i32 iter_args(%arg37 = %c2147483647_i32) -> (i32)  : i32 {
        %214 = "tt.splat"(%arg36) : (i32) -> tensor<128xi32>
        %215 = arith.addi %214, %37 : tensor<128xi32>
        %216 = arith.cmpi slt, %215, %201 : tensor<128xi32>
        %217 = arith.extsi %215 : tensor<128xi32> to tensor<128xi64>
        %218 = "tt.addptr"(%202, %217) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %219 = "tt.load"(%218, %216, %cst_39) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %220 = arith.subi %215, %203 : tensor<128xi32>
        %221 = arith.cmpi slt, %220, %cst_39 : tensor<128xi32>
        %222 = arith.addi %220, %201 : tensor<128xi32>
        %223 = arith.select %221, %222, %220 : tensor<128xi1>, tensor<128xi32>
        %224 = arith.cmpi eq, %219, %cst_39 : tensor<128xi32>
        %225 = arith.select %224, %cst_38, %cst_37 : tensor<128xi1>, tensor<128xi32>
        %226 = arith.cmpi sge, %219, %cst_36 : tensor<128xi32>
        %227 = arith.shrsi %219, %cst_35 : tensor<128xi32>
        %228 = arith.andi %227, %cst_34 : tensor<128xi32>
        %229 = arith.cmpi ne, %228, %cst_39 : tensor<128xi32>
        %230 = arith.andi %226, %229 : tensor<128xi1>
        %231 = arith.select %230, %223, %225 : tensor<128xi1>, tensor<128xi32>
        %232 = "tt.reduce"(%231) ({
        ^bb0(%arg38: i32, %arg39: i32):
          %234 = arith.minsi %arg38, %arg39 : i32
          "tt.reduce_return"(%234) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %233 = arith.minsi %arg37, %232 : i32
        scf.yield %233 : i32
      }
      %206 = "tt.splat"(%205) : (i32) -> tensor<4096xi32>
      %207 = "tt.reduce"(%206) ({
      ^bb0(%arg36: i32, %arg37: i32):
        %214 = arith.minsi %arg36, %arg37 : i32
        "tt.reduce_return"(%214) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %208 = arith.cmpi slt, %207, %198 : i32
      %209:4 = scf.if %208 -> (i1, i32, i32, i32) {
        %214 = arith.addi %200, %207 : i32
        %215 = arith.remui %214, %198 : i32
        %216 = arith.extsi %215 : i32 to i64
        %217 = "tt.addptr"(%arg29, %216) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %218 = "tt.atomic_rmw"(%217, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %219 = arith.cmpi sge, %218, %c4194304_i32 : i32
        %220 = arith.shrsi %218, %c11_i32 : i32
        %221 = arith.andi %220, %c2047_i32 : i32
        %222 = arith.cmpi ne, %221, %c0_i32 : i32
        %223 = arith.andi %219, %222 : i1
        %224 = arith.subi %218, %c2048_i32 : i32
        %225 = arith.select %223, %224, %218 : i32
        %226 = "tt.atomic_cas"(%217, %218, %225) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %227 = arith.cmpi eq, %226, %218 : i32
        %228 = arith.andi %223, %227 : i1
        %229 = arith.subi %221, %c1_i32 : i32
        %230 = arith.shrsi %218, %c22_i32 : i32
        scf.yield %228, %215, %230, %229 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %210 = arith.cmpi slt, %207, %c2147483647_i32 : i32
      %211 = arith.subi %arg35, %c1_i32 : i32
      %212 = arith.select %210, %211, %c0_i32 : i32
      %213 = arith.select %209#0, %c1024_i32, %212 : i32
      scf.if %209#0 {
        %214 = arith.andi %209#2, %c1_i32 : i32
        %215 = arith.cmpi eq, %214, %c0_i32 : i32
        %216 = arith.cmpi sle, %209#2, %c2_i32 : i32
        %217 = arith.muli %209#1, %c2_i32 : i32
        %218 = "tt.splat"(%217) : (i32) -> tensor<2xi32>
        %219 = arith.addi %218, %4 : tensor<2xi32>
        %220 = arith.cmpi ult, %219, %6 : tensor<2xi32>
        %221 = arith.extsi %219 : tensor<2xi32> to tensor<2xi64>
        %222 = "tt.addptr"(%9, %221) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
        %223 = "tt.load"(%222, %220, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
        %224 = arith.minsi %223, %13 : tensor<2xi32>
        %225 = arith.maxsi %224, %cst_66 : tensor<2xi32>
        %226 = arith.cmpi slt, %219, %22 : tensor<2xi32>
        %227 = arith.select %226, %225, %cst_66 : tensor<2xi1>, tensor<2xi32>
        %228 = arith.subi %arg27, %c2048_i32 : i32
        %229 = "tt.reduce"(%227) ({
        ^bb0(%arg36: i32, %arg37: i32):
          %252 = arith.maxsi %arg36, %arg37 : i32
          "tt.reduce_return"(%252) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
        %230 = arith.maxsi %229, %c1_i32 : i32
        %231 = arith.subi %230, %c1_i32 : i32
        %232 = arith.divui %231, %c64_i32 : i32
        %233 = arith.divui %228, %c64_i32 : i32
        %234 = arith.maxsi %233, %c16_i32 : i32
        %235 = arith.divui %232, %234 : i32
        %236 = arith.addi %235, %c1_i32 : i32
        %237 = arith.minsi %236, %c1024_i32 : i32
        %238 = arith.select %216, %237, %c1_i32 : i32
        %239 = arith.select %216, %c128_i32, %c1024_i32 : i32
        %240 = arith.muli %238, %239 : i32
        %241 = arith.divui %231, %240 : i32
        %242 = arith.divui %241, %c1024_i32 : i32
        %243 = arith.addi %242, %c1_i32 : i32
        %244 = arith.muli %240, %243 : i32
        %245 = arith.divui %231, %244 : i32
        %246 = arith.addi %245, %c1_i32 : i32
        scf.if %215 {
          %252 = arith.shrsi %209#2, %c1_i32 : i32
          %253 = arith.remui %252, %c3_i32 : i32
          %254 = arith.cmpi eq, %253, %c0_i32 : i32
          %255 = "tt.splat"(%c0_i32) : (i32) -> tensor<2xi32>
          %256 = arith.addi %255, %4 : tensor<2xi32>
          %257 = "tt.splat"(%209#3) : (i32) -> tensor<2xi32>
          %258 = arith.cmpi eq, %256, %257 : tensor<2xi32>
          %259 = arith.andi %258, %226 : tensor<2xi1>
          %260 = arith.select %259, %227, %cst_33 : tensor<2xi1>, tensor<2xi32>
          %261 = "tt.reduce"(%260) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %264 = arith.maxsi %arg36, %arg37 : i32
            "tt.reduce_return"(%264) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
          %262 = arith.addi %217, %209#3 : i32
          %263 = arith.cmpi sgt, %261, %c-1_i32 : i32
          scf.if %263 {
            %264 = arith.minsi %arg21, %arg23 : i32
            %265 = arith.minsi %264, %arg26 : i32
            %266 = arith.minsi %265, %arg32 : i32
            %267 = arith.cmpi ult, %262, %266 : i32
            %268 = arith.extsi %262 : i32 to i64
            %269 = "tt.addptr"(%arg31, %268) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %270 = "tt.load"(%269, %267, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %271 = arith.addi %arg33, %268 : i64
            %272 = "tt.addptr"(%arg31, %271) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %273 = "tt.load"(%272, %267, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %274 = arith.cmpi sgt, %270, %273 : i32
            scf.if %274 {
              %275 = "tt.addptr"(%arg20, %268) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
              %276 = "tt.load"(%275) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
              %277 = arith.muli %268, %arg24 : i64
              %278 = "tt.addptr"(%arg22, %277) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %279 = "tt.load"(%278) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
              %280 = arith.addi %277, %c1_i64 : i64
              %281 = "tt.addptr"(%arg22, %280) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %282 = "tt.load"(%281) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
              %283 = arith.maxsi %228, %c0_i32 : i32
              %284 = arith.minsi %279, %283 : i32
              %285 = arith.maxsi %284, %c0_i32 : i32
              %286 = "tt.bitcast"(%276) : (f32) -> i32
              %287 = arith.cmpi slt, %286, %c0_i32 : i32
              %288 = arith.andi %286, %c2147483647_i32 : i32
              %289 = arith.subi %c0_i32, %288 : i32
              %290 = arith.cmpi sgt, %288, %c2139095040_i32 : i32
              %291 = arith.select %287, %289, %286 : i32
              %292 = arith.select %290, %c2139095041_i32, %291 : i32
              gpu.barrier
              %293 = arith.cmpi ne, %238, %c1_i32 : i32
              %294 = arith.cmpi eq, %270, %c-2139095040_i32 : i32
              %295 = arith.cmpi eq, %238, %c1_i32 : i32
              %296 = arith.andi %294, %295 : i1
              %297 = arith.addi %279, %282 : i32
              %298 = arith.select %296, %297, %261 : i32
              %299 = arith.minsi %298, %c2048_i32 : i32
              %300 = arith.cmpi sgt, %279, %283 : i32
              %301 = arith.minsi %282, %c2048_i32 : i32
              %302 = arith.addi %279, %301 : i32
              %303 = arith.cmpi sge, %302, %299 : i32
              %304 = arith.ori %303, %296 : i1
              %305 = arith.ori %300, %293 : i1
              %306 = arith.xori %305, %true : i1
              %307 = arith.andi %304, %306 : i1
              %308 = arith.ori %307, %300 : i1
              %309 = arith.ori %308, %293 : i1
              %310 = arith.xori %309, %true : i1
              %311 = arith.cmpi sge, %279, %c8_i32 : i32
              %312 = arith.cmpi eq, %273, %c-2139095041_i32 : i32
              %313 = arith.cmpi ne, %253, %c0_i32 : i32
              %314 = arith.andi %310, %311 : i1
              %315 = arith.andi %314, %312 : i1
              %316 = arith.andi %315, %313 : i1
              %317 = arith.divui %279, %c2_i32 : i32
              %318 = arith.subi %283, %299 : i32
              %319 = arith.maxsi %318, %c0_i32 : i32
              %320 = arith.sitofp %299 : i32 to f32
              %321 = arith.sitofp %319 : i32 to f32
              %322 = arith.mulf %321, %cst_32 : f32
              %323 = arith.addf %320, %322 : f32
              %324 = arith.sitofp %285 : i32 to f32
              %325 = arith.sitofp %238 : i32 to f32
              %326 = arith.sitofp %279 : i32 to f32
              %327 = arith.maximumf %326, %cst_31 : f32
              %328 = arith.mulf %327, %325 : f32
              %329 = arith.mulf %323, %324 : f32
              %330 = arith.divf %329, %328 : f32
              %331 = arith.addf %330, %cst_30 : f32
              %332 = arith.maximumf %331, %cst_31 : f32
              %333 = arith.minimumf %332, %cst_29 : f32
              %334 = arith.fptosi %333 : f32 to i32
              %335 = arith.select %316, %317, %334 : i32
              %336 = arith.select %307, %299, %335 : i32
              %337 = arith.andi %300, %313 : i1
              %338 = arith.ori %293, %337 : i1
              %339 = arith.ori %338, %316 : i1
              %340 = arith.cmpi sle, %336, %285 : i32
              %341 = arith.cmpi sge, %336, %c1_i32 : i32
              %342 = arith.andi %340, %341 : i1
              %343 = arith.ori %307, %339 : i1
              %344 = arith.andi %342, %343 : i1
              %345 = scf.if %344 -> (i32) {
                %346 = arith.cmpi slt, %270, %c0_i32 : i32
                %347 = arith.subi %c-2147483648_i32, %270 : i32
                %348 = arith.select %346, %347, %270 : i32
                %349 = "tt.bitcast"(%348) : (i32) -> f32
                %350 = "tt.make_range"() {end = 2048 : i32, start = 0 : i32} : () -> tensor<2048xi32>
                %351 = "tt.splat"(%285) : (i32) -> tensor<2048xi32>
                %352 = arith.cmpi ult, %350, %351 : tensor<2048xi32>
                %353 = arith.addi %350, %cst_28 : tensor<2048xi32>
                %354 = "tt.splat"(%262) : (i32) -> tensor<1xi32>
                %355 = arith.extsi %354 : tensor<1xi32> to tensor<1xi64>
                %356 = "tt.splat"(%arg28) : (i64) -> tensor<1xi64>
                %357 = arith.muli %355, %356 : tensor<1xi64>
                %358 = arith.extsi %353 : tensor<2048xi32> to tensor<2048xi64>
                %359 = arith.muli %358, %cst_26 : tensor<2048xi64>
                %360 = "tt.broadcast"(%357) : (tensor<1xi64>) -> tensor<2048xi64>
                %361 = arith.addi %360, %359 : tensor<2048xi64>
                %362 = "tt.broadcast"(%cst_1) : (tensor<1xi64>) -> tensor<2048xi64>
                %363 = arith.addi %361, %362 : tensor<2048xi64>
                %364 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<2048x!tt.ptr<i32>>
                %365 = "tt.addptr"(%364, %363) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                %366 = "tt.load"(%365, %352, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                %367 = "tt.bitcast"(%366) : (tensor<2048xi32>) -> tensor<2048xf32>
                %368 = arith.cmpf oge, %349, %cst_67 : f32
                %369 = arith.cmpf olt, %349, %cst_25 : f32
                %370 = arith.andi %368, %369 : i1
                %371 = arith.select %370, %349, %cst_24 : f32
                %372 = "tt.splat"(%371) : (f32) -> tensor<2048xf32>
                %373 = arith.cmpf ole, %367, %372 : tensor<2048xf32>
                %374 = "tt.splat"(%349) : (f32) -> tensor<2048xf32>
                %375 = arith.addf %367, %374 : tensor<2048xf32>
                %376 = arith.select %373, %375, %367 : tensor<2048xi1>, tensor<2048xf32>
                %377 = "tt.bitcast"(%376) : (tensor<2048xf32>) -> tensor<2048xi32>
                %378 = arith.cmpi slt, %377, %cst_27 : tensor<2048xi32>
                %379 = arith.andi %377, %cst_23 : tensor<2048xi32>
                %380 = arith.subi %cst_27, %379 : tensor<2048xi32>
                %381 = arith.cmpi sgt, %379, %cst_22 : tensor<2048xi32>
                %382 = arith.select %378, %380, %377 : tensor<2048xi1>, tensor<2048xi32>
                %383 = arith.select %381, %cst_22, %382 : tensor<2048xi1>, tensor<2048xi32>
                %384 = arith.select %352, %383, %cst_21 : tensor<2048xi1>, tensor<2048xi32>
                %385 = arith.addi %285, %c2047_i32 : i32
                %386 = arith.divui %385, %c2048_i32 : i32
                %387 = scf.for %arg36 = %c1_i32 to %386 step %c1_i32 iter_args(%arg37 = %384) -> (tensor<2048xi32>)  : i32 {
                  %456 = arith.muli %arg36, %c2048_i32 : i32
                  %457 = "tt.splat"(%456) : (i32) -> tensor<2048xi32>
                  %458 = arith.addi %457, %350 : tensor<2048xi32>
                  %459 = arith.cmpi ult, %458, %351 : tensor<2048xi32>
                  %460 = arith.addi %458, %cst_28 : tensor<2048xi32>
                  %461 = arith.extsi %460 : tensor<2048xi32> to tensor<2048xi64>
                  %462 = arith.muli %461, %cst_26 : tensor<2048xi64>
                  %463 = arith.addi %360, %462 : tensor<2048xi64>
                  %464 = arith.addi %463, %362 : tensor<2048xi64>
                  %465 = "tt.addptr"(%364, %464) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                  %466 = "tt.load"(%465, %459, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                  %467 = "tt.bitcast"(%466) : (tensor<2048xi32>) -> tensor<2048xf32>
                  %468 = arith.cmpf ole, %467, %372 : tensor<2048xf32>
                  %469 = arith.addf %467, %374 : tensor<2048xf32>
                  %470 = arith.select %468, %469, %467 : tensor<2048xi1>, tensor<2048xf32>
                  %471 = "tt.bitcast"(%470) : (tensor<2048xf32>) -> tensor<2048xi32>
                  %472 = arith.cmpi slt, %471, %cst_27 : tensor<2048xi32>
                  %473 = arith.andi %471, %cst_23 : tensor<2048xi32>
                  %474 = arith.subi %cst_27, %473 : tensor<2048xi32>
                  %475 = arith.cmpi sgt, %473, %cst_22 : tensor<2048xi32>
                  %476 = arith.select %472, %474, %471 : tensor<2048xi1>, tensor<2048xi32>
                  %477 = arith.select %475, %cst_22, %476 : tensor<2048xi1>, tensor<2048xi32>
                  %478 = arith.select %459, %477, %cst_21 : tensor<2048xi1>, tensor<2048xi32>
                  %479 = arith.maxsi %arg37, %478 : tensor<2048xi32>
                  scf.yield %479 : tensor<2048xi32>
                }
                %388 = "tt.reduce"(%387) ({
                ^bb0(%arg36: i32, %arg37: i32):
                  %456 = arith.maxsi %arg36, %arg37 : i32
                  "tt.reduce_return"(%456) : (i32) -> ()
                }) {axis = 0 : i32} : (tensor<2048xi32>) -> i32
                %389 = "tt.bitcast"(%349) : (f32) -> i32
                %390 = arith.cmpi slt, %389, %c0_i32 : i32
                %391 = arith.andi %389, %c2147483647_i32 : i32
                %392 = arith.subi %c0_i32, %391 : i32
                %393 = arith.cmpi sgt, %391, %c2139095040_i32 : i32
                %394 = arith.select %390, %392, %389 : i32
                %395 = arith.select %393, %c2139095040_i32, %394 : i32
                %396 = arith.cmpi slt, %395, %c0_i32 : i32
                %397 = arith.subi %c-2147483648_i32, %395 : i32
                %398 = arith.select %396, %397, %395 : i32
                %399 = "tt.bitcast"(%398) : (i32) -> f32
                %400 = arith.cmpi slt, %388, %c0_i32 : i32
                %401 = arith.subi %c-2147483648_i32, %388 : i32
                %402 = arith.select %400, %401, %388 : i32
                %403 = "tt.bitcast"(%402) : (i32) -> f32
                %404 = arith.subf %403, %399 : f32
                %405 = math.rsqrt %324 : f32
                %406 = arith.divui %285, %c4_i32 : i32
                %407 = arith.cmpi slt, %336, %406 : i32
                %408 = arith.sitofp %336 : i32 to f32
                %409 = math.log2 %324 : f32
                %410 = arith.subf %409, %cst_0 : f32
                %411 = arith.subf %408, %cst_30 : f32
                %412 = math.log2 %411 : f32
                %413 = arith.subf %409, %412 : f32
                %414 = arith.divf %413, %410 : f32
                %415 = arith.subi %285, %336 : i32
                %416 = arith.sitofp %415 : i32 to f32
                %417 = arith.addf %416, %cst_30 : f32
                %418 = arith.divf %417, %324 : f32
                %419 = arith.select %407, %414, %418 : f32
                %420 = arith.mulf %405, %cst_20 : f32
                %421 = arith.mulf %404, %419 : f32
                %422 = arith.addf %399, %421 : f32
                %423 = arith.mulf %404, %420 : f32
                %424 = arith.addi %395, %c1_i32 : i32
                %425 = arith.subi %388, %c1_i32 : i32
                %426 = arith.subf %422, %423 : f32
                %427 = arith.addf %422, %423 : f32
                %428 = "tt.bitcast"(%426) : (f32) -> i32
                %429 = arith.cmpi slt, %428, %c0_i32 : i32
                %430 = arith.andi %428, %c2147483647_i32 : i32
                %431 = arith.subi %c0_i32, %430 : i32
                %432 = arith.cmpi sgt, %430, %c2139095040_i32 : i32
                %433 = arith.select %429, %431, %428 : i32
                %434 = arith.select %432, %c2139095040_i32, %433 : i32
                %435 = arith.minsi %434, %425 : i32
                %436 = arith.maxsi %435, %424 : i32
                %437 = "tt.bitcast"(%427) : (f32) -> i32
                %438 = arith.cmpi slt, %437, %c0_i32 : i32
                %439 = arith.andi %437, %c2147483647_i32 : i32
                %440 = arith.subi %c0_i32, %439 : i32
                %441 = arith.cmpi sgt, %439, %c2139095040_i32 : i32
                %442 = arith.select %438, %440, %437 : i32
                %443 = arith.select %441, %c2139095040_i32, %442 : i32
                %444 = arith.minsi %443, %425 : i32
                %445 = arith.maxsi %444, %424 : i32
                %446 = arith.cmpf olt, %404, %cst_25 : f32
                %447 = arith.cmpf olt, %420, %cst_18 : f32
                %448 = arith.andi %446, %447 : i1
                %449:2 = scf.if %448 -> (i32, i32) {
                  scf.yield %436, %445 : i32, i32
                } else {
                  %456 = arith.subi %388, %395 : i32
                  %457 = arith.addi %456, %c2_i32 : i32
                  %458 = arith.divui %457, %c3_i32 : i32
                  %459 = arith.addi %395, %458 : i32
                  %460 = arith.addi %459, %458 : i32
                  scf.yield %459, %460 : i32, i32
                }
                %450:8 = scf.while (%arg36 = %395, %arg37 = %388, %arg38 = %285, %arg39 = %c0_i32, %arg40 = %449#0, %arg41 = %449#1, %arg42 = %cst_20, %arg43 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                  %456 = arith.addi %arg36, %c1_i32 : i32
                  %457 = arith.cmpi slt, %456, %arg37 : i32
                  %458 = arith.cmpi ne, %arg38, %336 : i32
                  %459 = arith.andi %457, %458 : i1
                  scf.condition(%459) %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43 : i32, i32, i32, i32, i32, i32, f32, i32
                } do {
                ^bb0(%arg36: i32, %arg37: i32, %arg38: i32, %arg39: i32, %arg40: i32, %arg41: i32, %arg42: f32, %arg43: i32):
                  %456 = "tt.splat"(%arg40) : (i32) -> tensor<2048xi32>
                  %457 = arith.cmpi sgt, %384, %456 : tensor<2048xi32>
                  %458 = "tt.splat"(%arg41) : (i32) -> tensor<2048xi32>
                  %459 = arith.cmpi sgt, %384, %458 : tensor<2048xi32>
                  %460 = arith.extui %457 : tensor<2048xi1> to tensor<2048xi64>
                  %461 = arith.extui %459 : tensor<2048xi1> to tensor<2048xi64>
                  %462 = arith.shli %461, %cst_17 : tensor<2048xi64>
                  %463 = arith.ori %460, %462 : tensor<2048xi64>
                  %464 = scf.for %arg44 = %c1_i32 to %386 step %c1_i32 iter_args(%arg45 = %463) -> (tensor<2048xi64>)  : i32 {
                    %547 = arith.muli %arg44, %c2048_i32 : i32
                    %548 = "tt.splat"(%547) : (i32) -> tensor<2048xi32>
                    %549 = arith.addi %548, %350 : tensor<2048xi32>
                    %550 = arith.cmpi ult, %549, %351 : tensor<2048xi32>
                    %551 = arith.addi %549, %cst_28 : tensor<2048xi32>
                    %552 = arith.extsi %551 : tensor<2048xi32> to tensor<2048xi64>
                    %553 = arith.muli %552, %cst_26 : tensor<2048xi64>
                    %554 = arith.addi %360, %553 : tensor<2048xi64>
                    %555 = arith.addi %554, %362 : tensor<2048xi64>
                    %556 = "tt.addptr"(%364, %555) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                    %557 = "tt.load"(%556, %550, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                    %558 = "tt.bitcast"(%557) : (tensor<2048xi32>) -> tensor<2048xf32>
                    %559 = arith.cmpf ole, %558, %372 : tensor<2048xf32>
                    %560 = arith.addf %558, %374 : tensor<2048xf32>
                    %561 = arith.select %559, %560, %558 : tensor<2048xi1>, tensor<2048xf32>
                    %562 = "tt.bitcast"(%561) : (tensor<2048xf32>) -> tensor<2048xi32>
                    %563 = arith.cmpi slt, %562, %cst_27 : tensor<2048xi32>
                    %564 = arith.andi %562, %cst_23 : tensor<2048xi32>
                    %565 = arith.subi %cst_27, %564 : tensor<2048xi32>
                    %566 = arith.cmpi sgt, %564, %cst_22 : tensor<2048xi32>
                    %567 = arith.select %563, %565, %562 : tensor<2048xi1>, tensor<2048xi32>
                    %568 = arith.select %566, %cst_22, %567 : tensor<2048xi1>, tensor<2048xi32>
                    %569 = arith.select %550, %568, %cst_21 : tensor<2048xi1>, tensor<2048xi32>
                    %570 = arith.cmpi sgt, %569, %456 : tensor<2048xi32>
                    %571 = arith.cmpi sgt, %569, %458 : tensor<2048xi32>
                    %572 = arith.extui %570 : tensor<2048xi1> to tensor<2048xi64>
                    %573 = arith.extui %571 : tensor<2048xi1> to tensor<2048xi64>
                    %574 = arith.shli %573, %cst_17 : tensor<2048xi64>
                    %575 = arith.ori %572, %574 : tensor<2048xi64>
                    %576 = arith.addi %arg45, %575 : tensor<2048xi64>
                    scf.yield %576 : tensor<2048xi64>
                  }
                  %465 = "tt.reduce"(%464) ({
                  ^bb0(%arg44: i64, %arg45: i64):
                    %547 = arith.addi %arg44, %arg45 : i64
                    "tt.reduce_return"(%547) : (i64) -> ()
                  }) {axis = 0 : i32} : (tensor<2048xi64>) -> i64
                  %466 = arith.shrui %465, %c32_i64 : i64
                  %467 = arith.trunci %465 : i64 to i32
                  %468 = arith.trunci %466 : i64 to i32
                  %469 = arith.cmpi sge, %467, %336 : i32
                  %470 = arith.cmpi sge, %468, %336 : i32
                  %471 = arith.select %469, %arg40, %arg36 : i32
                  %472 = arith.select %470, %arg41, %471 : i32
                  %473 = arith.select %469, %arg41, %arg40 : i32
                  %474 = arith.select %470, %arg37, %473 : i32
                  %475 = arith.select %469, %467, %arg38 : i32
                  %476 = arith.select %470, %468, %475 : i32
                  %477 = arith.select %469, %468, %467 : i32
                  %478 = arith.select %470, %arg39, %477 : i32
                  %479 = arith.mulf %arg42, %cst_16 : f32
                  %480 = arith.select %469, %cst_20, %479 : f32
                  %481 = arith.select %470, %479, %480 : f32
                  %482 = arith.addi %arg43, %c1_i32 : i32
                  %483 = arith.cmpi slt, %472, %c0_i32 : i32
                  %484 = arith.subi %c-2147483648_i32, %472 : i32
                  %485 = arith.select %483, %484, %472 : i32
                  %486 = "tt.bitcast"(%485) : (i32) -> f32
                  %487 = arith.cmpi slt, %474, %c0_i32 : i32
                  %488 = arith.subi %c-2147483648_i32, %474 : i32
                  %489 = arith.select %487, %488, %474 : i32
                  %490 = "tt.bitcast"(%489) : (i32) -> f32
                  %491 = arith.subf %490, %486 : f32
                  %492 = arith.subi %476, %478 : i32
                  %493 = arith.sitofp %492 : i32 to f32
                  %494 = math.rsqrt %493 : f32
                  %495 = arith.divui %476, %c4_i32 : i32
                  %496 = arith.cmpi slt, %336, %495 : i32
                  %497 = arith.cmpf olt, %481, %cst_19 : f32
                  %498 = arith.andi %496, %497 : i1
                  %499 = arith.sitofp %476 : i32 to f32
                  %500 = arith.sitofp %478 : i32 to f32
                  %501 = math.log2 %499 : f32
                  %502 = arith.addf %500, %cst_30 : f32
                  %503 = math.log2 %502 : f32
                  %504 = arith.subf %501, %503 : f32
                  %505 = arith.subf %501, %412 : f32
                  %506 = arith.divf %505, %504 : f32
                  %507 = arith.subi %476, %336 : i32
                  %508 = arith.sitofp %507 : i32 to f32
                  %509 = arith.addf %508, %cst_30 : f32
                  %510 = arith.divf %509, %493 : f32
                  %511 = arith.select %498, %506, %510 : f32
                  %512 = arith.mulf %481, %494 : f32
                  %513 = arith.mulf %491, %511 : f32
                  %514 = arith.addf %486, %513 : f32
                  %515 = arith.mulf %491, %512 : f32
                  %516 = arith.addi %472, %c1_i32 : i32
                  %517 = arith.subi %474, %c1_i32 : i32
                  %518 = arith.subf %514, %515 : f32
                  %519 = arith.addf %514, %515 : f32
                  %520 = "tt.bitcast"(%518) : (f32) -> i32
                  %521 = arith.cmpi slt, %520, %c0_i32 : i32
                  %522 = arith.andi %520, %c2147483647_i32 : i32
                  %523 = arith.subi %c0_i32, %522 : i32
                  %524 = arith.cmpi sgt, %522, %c2139095040_i32 : i32
                  %525 = arith.select %521, %523, %520 : i32
                  %526 = arith.select %524, %c2139095040_i32, %525 : i32
                  %527 = arith.minsi %526, %517 : i32
                  %528 = arith.maxsi %527, %516 : i32
                  %529 = "tt.bitcast"(%519) : (f32) -> i32
                  %530 = arith.cmpi slt, %529, %c0_i32 : i32
                  %531 = arith.andi %529, %c2147483647_i32 : i32
                  %532 = arith.subi %c0_i32, %531 : i32
                  %533 = arith.cmpi sgt, %531, %c2139095040_i32 : i32
                  %534 = arith.select %530, %532, %529 : i32
                  %535 = arith.select %533, %c2139095040_i32, %534 : i32
                  %536 = arith.minsi %535, %517 : i32
                  %537 = arith.maxsi %536, %516 : i32
                  %538 = arith.cmpf olt, %491, %cst_25 : f32
                  %539 = arith.cmpf olt, %512, %cst_18 : f32
                  %540 = arith.cmpi slt, %482, %c8_i32 : i32
                  %541 = arith.cmpi eq, %482, %c6_i32 : i32
                  %542 = arith.cmpi ne, %482, %c6_i32 : i32
                  %543 = arith.andi %540, %542 : i1
                  %544 = arith.andi %543, %538 : i1
                  %545 = arith.andi %544, %539 : i1
                  %546:2 = scf.if %545 -> (i32, i32) {
                    scf.yield %528, %537 : i32, i32
                  } else {
                    %547 = arith.xori %472, %474 : i32
                    %548 = arith.shrui %547, %c1_i32 : i32
                    %549 = arith.ori %547, %548 : i32
                    %550 = arith.shrui %549, %c2_i32 : i32
                    %551 = arith.ori %549, %550 : i32
                    %552 = arith.shrui %551, %c4_i32 : i32
                    %553 = arith.ori %551, %552 : i32
                    %554 = arith.shrui %553, %c8_i32 : i32
                    %555 = arith.ori %553, %554 : i32
                    %556 = arith.shrui %555, %c16_i32 : i32
                    %557 = arith.ori %555, %556 : i32
                    %558 = arith.shrui %557, %c1_i32 : i32
                    %559 = arith.xori %558, %c-1_i32 : i32
                    %560 = arith.andi %474, %559 : i32
                    %561 = arith.subi %560, %c1_i32 : i32
                    %562 = arith.subi %474, %472 : i32
                    %563 = arith.addi %562, %c2_i32 : i32
                    %564 = arith.divui %563, %c3_i32 : i32
                    %565 = arith.addi %472, %564 : i32
                    %566 = arith.addi %565, %564 : i32
                    %567 = arith.select %541, %561, %565 : i32
                    %568 = arith.select %541, %560, %566 : i32
                    scf.yield %567, %568 : i32, i32
                  }
                  scf.yield %472, %474, %476, %478, %546#0, %546#1, %481, %482 : i32, i32, i32, i32, i32, i32, f32, i32
                }
                %451 = "tt.splat"(%450#0) : (i32) -> tensor<2048xi32>
                %452 = arith.cmpi sgt, %384, %451 : tensor<2048xi32>
                %453 = arith.select %452, %384, %cst_15 : tensor<2048xi1>, tensor<2048xi32>
                %454 = scf.for %arg36 = %c1_i32 to %386 step %c1_i32 iter_args(%arg37 = %453) -> (tensor<2048xi32>)  : i32 {
                  %456 = arith.muli %arg36, %c2048_i32 : i32
                  %457 = "tt.splat"(%456) : (i32) -> tensor<2048xi32>
                  %458 = arith.addi %457, %350 : tensor<2048xi32>
                  %459 = arith.cmpi ult, %458, %351 : tensor<2048xi32>
                  %460 = arith.addi %458, %cst_28 : tensor<2048xi32>
                  %461 = arith.extsi %460 : tensor<2048xi32> to tensor<2048xi64>
                  %462 = arith.muli %461, %cst_26 : tensor<2048xi64>
                  %463 = arith.addi %360, %462 : tensor<2048xi64>
                  %464 = arith.addi %463, %362 : tensor<2048xi64>
                  %465 = "tt.addptr"(%364, %464) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                  %466 = "tt.load"(%465, %459, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                  %467 = "tt.bitcast"(%466) : (tensor<2048xi32>) -> tensor<2048xf32>
                  %468 = arith.cmpf ole, %467, %372 : tensor<2048xf32>
                  %469 = arith.addf %467, %374 : tensor<2048xf32>
                  %470 = arith.select %468, %469, %467 : tensor<2048xi1>, tensor<2048xf32>
                  %471 = "tt.bitcast"(%470) : (tensor<2048xf32>) -> tensor<2048xi32>
                  %472 = arith.cmpi slt, %471, %cst_27 : tensor<2048xi32>
                  %473 = arith.andi %471, %cst_23 : tensor<2048xi32>
                  %474 = arith.subi %cst_27, %473 : tensor<2048xi32>
                  %475 = arith.cmpi sgt, %473, %cst_22 : tensor<2048xi32>
                  %476 = arith.select %472, %474, %471 : tensor<2048xi1>, tensor<2048xi32>
                  %477 = arith.select %475, %cst_22, %476 : tensor<2048xi1>, tensor<2048xi32>
                  %478 = arith.select %459, %477, %cst_21 : tensor<2048xi1>, tensor<2048xi32>
                  %479 = arith.cmpi sgt, %478, %451 : tensor<2048xi32>
                  %480 = arith.select %479, %478, %cst_15 : tensor<2048xi1>, tensor<2048xi32>
                  %481 = arith.minsi %arg37, %480 : tensor<2048xi32>
                  scf.yield %481 : tensor<2048xi32>
                }
                %455 = "tt.reduce"(%454) ({
                ^bb0(%arg36: i32, %arg37: i32):
                  %456 = arith.minsi %arg36, %arg37 : i32
                  "tt.reduce_return"(%456) : (i32) -> ()
                }) {axis = 0 : i32} : (tensor<2048xi32>) -> i32
                scf.yield %455 : i32
              } else {
                scf.yield %270 : i32
              }
              scf.if %307 {
                %346 = arith.cmpi slt, %297, %c2048_i32 : i32
                %347 = arith.cmpi sge, %345, %292 : i32
                %348 = arith.andi %296, %346 : i1
                %349 = arith.andi %348, %347 : i1
                %350 = arith.cmpi slt, %299, %c1_i32 : i32
                %351 = arith.ori %349, %350 : i1
                %352 = arith.cmpi slt, %345, %c0_i32 : i32
                %353 = arith.subi %c-2147483648_i32, %345 : i32
                %354 = arith.select %352, %353, %345 : i32
                %355 = "tt.bitcast"(%354) : (i32) -> f32
                %356 = arith.select %351, %276, %355 : f32
                %357 = arith.select %351, %292, %345 : i32
                %358 = arith.cmpi eq, %357, %270 : i32
                %359 = arith.select %358, %282, %c0_i32 : i32
                %360 = arith.cmpi slt, %270, %c0_i32 : i32
                %361 = arith.subi %c-2147483648_i32, %270 : i32
                %362 = arith.select %360, %361, %270 : i32
                %363 = "tt.bitcast"(%362) : (i32) -> f32
                %364 = arith.addi %285, %c1023_i32 : i32
                %365 = arith.divui %364, %c1024_i32 : i32
                %366 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                %367 = "tt.splat"(%285) : (i32) -> tensor<1024xi32>
                %368 = "tt.splat"(%262) : (i32) -> tensor<1xi32>
                %369 = arith.extsi %368 : tensor<1xi32> to tensor<1xi64>
                %370 = "tt.splat"(%arg28) : (i64) -> tensor<1xi64>
                %371 = arith.muli %369, %370 : tensor<1xi64>
                %372 = "tt.broadcast"(%371) : (tensor<1xi64>) -> tensor<1024xi64>
                %373 = "tt.broadcast"(%cst) : (tensor<1xi64>) -> tensor<1024xi64>
                %374 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<1024x!tt.ptr<i32>>
                %375 = "tt.broadcast"(%cst_1) : (tensor<1xi64>) -> tensor<1024xi64>
                %376 = arith.cmpf oge, %363, %cst_67 : f32
                %377 = arith.cmpf olt, %363, %cst_25 : f32
                %378 = arith.andi %376, %377 : i1
                %379 = arith.select %378, %363, %cst_24 : f32
                %380 = "tt.splat"(%379) : (f32) -> tensor<1024xf32>
                %381 = "tt.splat"(%363) : (f32) -> tensor<1024xf32>
                %382 = "tt.splat"(%356) : (f32) -> tensor<1024xf32>
                %383 = "tt.splat"(%356) : (f32) -> tensor<1xf32>
                %384 = arith.mulf %383, %cst_8 : tensor<1xf32>
                %385 = math.absf %383 : tensor<1xf32>
                %386 = arith.cmpf olt, %385, %cst_7 : tensor<1xf32>
                %387 = arith.select %386, %384, %cst_6 : tensor<1xi1>, tensor<1xf32>
                %388 = "tt.expand_dims"(%387) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                %389 = "tt.broadcast"(%388) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                %390 = "tt.expand_dims"(%383) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                %391 = "tt.broadcast"(%390) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                %392 = "tt.splat"(%262) : (i32) -> tensor<1x1x1xi32>
                %393 = "tt.expand_dims"(%4) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                %394 = "tt.expand_dims"(%393) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                %395 = arith.extsi %392 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                %396 = "tt.splat"(%arg28) : (i64) -> tensor<1x1x1xi64>
                %397 = arith.muli %395, %396 : tensor<1x1x1xi64>
                %398 = "tt.broadcast"(%397) : (tensor<1x1x1xi64>) -> tensor<1x1024x1xi64>
                %399 = arith.extsi %394 : tensor<1x1x2xi32> to tensor<1x1x2xi64>
                %400 = "tt.broadcast"(%399) : (tensor<1x1x2xi64>) -> tensor<1x1024x2xi64>
                %401 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                %402:2 = scf.for %arg36 = %c0_i32 to %365 step %c1_i32 iter_args(%arg37 = %c0_i32, %arg38 = %359) -> (i32, i32)  : i32 {
                  %406 = arith.muli %arg36, %c1024_i32 : i32
                  %407 = "tt.splat"(%406) : (i32) -> tensor<1024xi32>
                  %408 = arith.addi %407, %366 : tensor<1024xi32>
                  %409 = arith.cmpi ult, %408, %367 : tensor<1024xi32>
                  %410 = arith.addi %408, %cst_14 : tensor<1024xi32>
                  %411 = arith.extsi %410 : tensor<1024xi32> to tensor<1024xi64>
                  %412 = arith.muli %411, %cst_12 : tensor<1024xi64>
                  %413 = arith.addi %372, %412 : tensor<1024xi64>
                  %414 = arith.addi %413, %373 : tensor<1024xi64>
                  %415 = "tt.addptr"(%374, %414) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                  %416 = "tt.load"(%415, %409, %cst_13) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                  %417 = arith.addi %413, %375 : tensor<1024xi64>
                  %418 = "tt.addptr"(%374, %417) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                  %419 = "tt.load"(%418, %409, %cst_13) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                  %420 = "tt.bitcast"(%419) : (tensor<1024xi32>) -> tensor<1024xf32>
                  %421 = arith.cmpf ole, %420, %380 : tensor<1024xf32>
                  %422 = arith.addf %420, %381 : tensor<1024xf32>
                  %423 = arith.select %421, %422, %420 : tensor<1024xi1>, tensor<1024xf32>
                  gpu.barrier
                  %424 = arith.cmpf ogt, %423, %382 : tensor<1024xf32>
                  %425 = arith.andi %424, %409 : tensor<1024xi1>
                  %426 = arith.cmpf ueq, %423, %382 : tensor<1024xf32>
                  %427 = arith.andi %426, %409 : tensor<1024xi1>
                  %428 = arith.extui %425 : tensor<1024xi1> to tensor<1024xi32>
                  %429 = arith.extui %427 : tensor<1024xi1> to tensor<1024xi32>
                  %430 = arith.shli %429, %cst_11 : tensor<1024xi32>
                  %431 = arith.addi %428, %430 : tensor<1024xi32>
                  %432 = "tt.scan"(%431) ({
                  ^bb0(%arg39: i32, %arg40: i32):
                    %474 = arith.addi %arg39, %arg40 : i32
                    "tt.scan_return"(%474) : (i32) -> ()
                  }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                  %433 = arith.subi %432, %431 : tensor<1024xi32>
                  %434 = arith.andi %433, %cst_10 : tensor<1024xi32>
                  %435 = arith.shrui %433, %cst_11 : tensor<1024xi32>
                  %436 = "tt.splat"(%arg37) : (i32) -> tensor<1024xi32>
                  %437 = arith.addi %434, %436 : tensor<1024xi32>
                  %438 = "tt.splat"(%arg38) : (i32) -> tensor<1024xi32>
                  %439 = arith.addi %435, %438 : tensor<1024xi32>
                  %440 = arith.addi %437, %cst_14 : tensor<1024xi32>
                  %441 = arith.subi %cst_9, %439 : tensor<1024xi32>
                  %442 = arith.cmpi ult, %439, %cst_14 : tensor<1024xi32>
                  %443 = arith.select %425, %440, %441 : tensor<1024xi1>, tensor<1024xi32>
                  %444 = arith.andi %427, %442 : tensor<1024xi1>
                  %445 = arith.ori %425, %444 : tensor<1024xi1>
                  %446 = "tt.expand_dims"(%416) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                  %447 = "tt.expand_dims"(%423) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                  %448 = arith.cmpf ole, %447, %389 : tensor<1x1024xf32>
                  %449 = arith.subf %447, %391 : tensor<1x1024xf32>
                  %450 = math.absf %447 : tensor<1x1024xf32>
                  %451 = arith.cmpf olt, %450, %cst_5 : tensor<1x1024xf32>
                  %452 = arith.andi %448, %451 : tensor<1x1024xi1>
                  %453 = arith.select %452, %449, %447 : tensor<1x1024xi1>, tensor<1x1024xf32>
                  %454 = "tt.bitcast"(%453) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                  %455 = arith.cmpf uno, %453, %453 : tensor<1x1024xf32>
                  %456 = arith.select %455, %cst_4, %454 : tensor<1x1024xi1>, tensor<1x1024xi32>
                  %457 = "tt.join"(%446, %456) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                  %458 = "tt.expand_dims"(%443) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                  %459 = "tt.expand_dims"(%458) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                  %460 = "tt.expand_dims"(%445) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                  %461 = "tt.expand_dims"(%460) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                  %462 = "tt.broadcast"(%461) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                  %463 = arith.extsi %459 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                  %464 = arith.muli %463, %cst_3 : tensor<1x1024x1xi64>
                  %465 = arith.addi %398, %464 : tensor<1x1024x1xi64>
                  %466 = "tt.broadcast"(%465) : (tensor<1x1024x1xi64>) -> tensor<1x1024x2xi64>
                  %467 = arith.addi %466, %400 : tensor<1x1024x2xi64>
                  %468 = "tt.addptr"(%401, %467) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi64>) -> tensor<1x1024x2x!tt.ptr<i32>>
                  "tt.store"(%468, %457, %462) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                  %469 = "tt.reduce"(%431) ({
                  ^bb0(%arg39: i32, %arg40: i32):
                    %474 = arith.addi %arg39, %arg40 : i32
                    "tt.reduce_return"(%474) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                  %470 = arith.andi %469, %c65535_i32 : i32
                  %471 = arith.shrui %469, %c16_i32 : i32
                  %472 = arith.addi %arg37, %470 : i32
                  %473 = arith.addi %arg38, %471 : i32
                  scf.yield %472, %473 : i32, i32
                }
                "tt.store"(%275, %356) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                %403 = arith.minui %402#1, %c2048_i32 : i32
                %404 = arith.subi %c2048_i32, %403 : i32
                %405 = arith.addi %402#0, %c2048_i32 : i32
                "tt.store"(%278, %402#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%281, %402#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%269, %404) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%272, %405) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
              } else {
                %346 = arith.andi %295, %300 : i1
                %347 = arith.cmpi sle, %279, %283 : i32
                %348 = arith.andi %295, %347 : i1
                %349 = arith.cmpi ne, %273, %c-2139095041_i32 : i32
                %350 = arith.andi %348, %349 : i1
                %351 = arith.select %346, %270, %273 : i32
                %352 = arith.select %350, %270, %292 : i32
                %353 = arith.andi %346, %254 : i1
                %354 = arith.ori %350, %353 : i1
                %355 = arith.cmpi slt, %270, %c0_i32 : i32
                %356 = arith.subi %c-2147483648_i32, %270 : i32
                %357 = arith.select %355, %356, %270 : i32
                %358 = "tt.bitcast"(%357) : (i32) -> f32
                %359 = arith.cmpi slt, %345, %c0_i32 : i32
                %360 = arith.subi %c-2147483648_i32, %345 : i32
                %361 = arith.select %359, %360, %345 : i32
                %362 = "tt.bitcast"(%361) : (i32) -> f32
                %363 = arith.subf %323, %326 : f32
                %364 = arith.divf %363, %326 : f32
                %365 = arith.minimumf %364, %cst_16 : f32
                %366 = arith.subf %362, %358 : f32
                %367 = arith.mulf %366, %365 : f32
                %368 = arith.subf %358, %367 : f32
                %369 = "tt.bitcast"(%368) : (f32) -> i32
                %370 = arith.cmpi slt, %369, %c0_i32 : i32
                %371 = arith.andi %369, %c2147483647_i32 : i32
                %372 = arith.subi %c0_i32, %371 : i32
                %373 = arith.cmpi sgt, %371, %c2139095040_i32 : i32
                %374 = arith.select %370, %372, %369 : i32
                %375 = arith.select %373, %c2139095040_i32, %374 : i32
                %376 = arith.subi %270, %c1_i32 : i32
                %377 = arith.minsi %375, %376 : i32
                %378 = arith.select %316, %377, %c-2139095040_i32 : i32
                %379 = arith.select %348, %378, %345 : i32
                %380 = arith.xori %351, %352 : i32
                %381 = arith.shrsi %380, %c1_i32 : i32
                %382 = arith.andi %351, %352 : i32
                %383 = arith.addi %382, %381 : i32
                %384 = arith.select %354, %383, %379 : i32
                %385 = arith.subi %352, %c1_i32 : i32
                %386 = arith.minsi %384, %385 : i32
                %387 = arith.addi %351, %c1_i32 : i32
                %388 = arith.maxsi %386, %387 : i32
                %389 = arith.cmpi sge, %387, %352 : i32
                %390 = arith.ori %295, %349 : i1
                %391 = arith.andi %389, %390 : i1
                "tt.store"(%275, %358, %350) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                "tt.store"(%278, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%281, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                %392 = arith.select %391, %c2048_i32, %388 : i32
                %393 = arith.select %391, %c2048_i32, %351 : i32
                "tt.store"(%269, %392) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                "tt.store"(%272, %393) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
              }
            }
          }
        } else {
          %252 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<2x!tt.ptr<i32>>
          %253 = "tt.addptr"(%252, %221) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %254 = "tt.load"(%253, %226, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
          %255 = "tt.splat"(%arg33) : (i64) -> tensor<2xi64>
          %256 = arith.addi %255, %221 : tensor<2xi64>
          %257 = "tt.addptr"(%252, %256) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %258 = "tt.load"(%257, %226, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
          %259 = arith.cmpi slt, %258, %254 : tensor<2xi32>
          %260 = arith.andi %259, %226 : tensor<2xi1>
          %261 = arith.cmpi slt, %254, %cst_66 : tensor<2xi32>
          %262 = arith.subi %cst_40, %254 : tensor<2xi32>
          %263 = arith.select %261, %262, %254 : tensor<2xi1>, tensor<2xi32>
          %264 = "tt.bitcast"(%263) : (tensor<2xi32>) -> tensor<2xf32>
          %265 = arith.select %260, %227, %cst_66 : tensor<2xi1>, tensor<2xi32>
          %266 = arith.cmpi ult, %209#3, %246 : i32
          %267 = arith.muli %209#3, %244 : i32
          %268 = arith.select %266, %267, %229 : i32
          %269 = arith.subi %229, %268 : i32
          %270 = arith.minsi %269, %244 : i32
          %271 = arith.addi %268, %270 : i32
          %272 = arith.muli %238, %c64_i32 : i32
          %273 = arith.cmpi ult, %219, %30 : tensor<2xi32>
          %274 = "tt.expand_dims"(%219) {axis = 1 : i32} : (tensor<2xi32>) -> tensor<2x1xi32>
          %275 = "tt.expand_dims"(%274) {axis = 2 : i32} : (tensor<2x1xi32>) -> tensor<2x1x1xi32>
          %276 = "tt.expand_dims"(%273) {axis = 1 : i32} : (tensor<2xi1>) -> tensor<2x1xi1>
          %277 = "tt.expand_dims"(%276) {axis = 2 : i32} : (tensor<2x1xi1>) -> tensor<2x1x1xi1>
          %278 = "tt.broadcast"(%277) : (tensor<2x1x1xi1>) -> tensor<2x64x128xi1>
          %279 = arith.extsi %275 : tensor<2x1x1xi32> to tensor<2x1x1xi64>
          %280 = arith.muli %279, %44 : tensor<2x1x1xi64>
          %281 = "tt.broadcast"(%280) : (tensor<2x1x1xi64>) -> tensor<2x64x1xi64>
          %282 = arith.addi %281, %49 : tensor<2x64x1xi64>
          %283 = "tt.broadcast"(%282) : (tensor<2x64x1xi64>) -> tensor<2x64x128xi64>
          %284 = arith.addi %283, %53 : tensor<2x64x128xi64>
          %285 = "tt.addptr"(%55, %284) : (tensor<2x64x128x!tt.ptr<f8E4M3FN>>, tensor<2x64x128xi64>) -> tensor<2x64x128x!tt.ptr<f8E4M3FN>>
          %286 = "tt.load"(%285, %278, %cst_64) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x128x!tt.ptr<f8E4M3FN>>, tensor<2x64x128xi1>, tensor<2x64x128xf8E4M3FN>) -> tensor<2x64x128xf8E4M3FN>
          %287 = "tt.reshape"(%286) : (tensor<2x64x128xf8E4M3FN>) -> tensor<128x128xf8E4M3FN>
          %288 = arith.divui %217, %c128_i32 : i32
          %289 = arith.cmpi slt, %288, %arg15 : i32
          %290 = arith.extsi %288 : i32 to i64
          %291 = "tt.addptr"(%arg14, %290) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %292 = "tt.load"(%291, %289, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %293 = arith.select %289, %292, %c-1_i32 : i32
          %294 = arith.cmpi ult, %219, %66 : tensor<2xi32>
          %295 = "tt.expand_dims"(%294) {axis = 1 : i32} : (tensor<2xi1>) -> tensor<2x1xi1>
          %296 = "tt.broadcast"(%295) : (tensor<2x1xi1>) -> tensor<2x64xi1>
          %297 = arith.extsi %274 : tensor<2x1xi32> to tensor<2x1xi64>
          %298 = arith.muli %297, %71 : tensor<2x1xi64>
          %299 = "tt.broadcast"(%298) : (tensor<2x1xi64>) -> tensor<2x64xi64>
          %300 = arith.addi %299, %75 : tensor<2x64xi64>
          %301 = "tt.addptr"(%77, %300) : (tensor<2x64x!tt.ptr<f32>>, tensor<2x64xi64>) -> tensor<2x64x!tt.ptr<f32>>
          %302 = "tt.load"(%301, %296, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x!tt.ptr<f32>>, tensor<2x64xi1>, tensor<2x64xf32>) -> tensor<2x64xf32>
          %303 = "tt.expand_dims"(%302) {axis = 0 : i32} : (tensor<2x64xf32>) -> tensor<1x2x64xf32>
          %304 = "tt.broadcast"(%303) : (tensor<1x2x64xf32>) -> tensor<64x2x64xf32>
          %305 = "tt.load"(%291, %289, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %306 = arith.select %289, %305, %c-1_i32 : i32
          %307 = arith.divui %268, %c64_i32 : i32
          %308 = arith.cmpi ult, %307, %arg18 : i32
          %309 = arith.cmpi ult, %293, %arg17 : i32
          %310 = arith.cmpi slt, %268, %271 : i32
          %311 = arith.andi %310, %308 : i1
          %312 = arith.andi %311, %309 : i1
          %313 = arith.extsi %293 : i32 to i64
          %314 = arith.muli %313, %arg19 : i64
          %315 = arith.extsi %307 : i32 to i64
          %316 = arith.addi %314, %315 : i64
          %317 = "tt.addptr"(%arg16, %316) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %318 = "tt.load"(%317, %312, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %319 = arith.select %312, %318, %c-1_i32 : i32
          %320 = arith.cmpi ult, %306, %arg17 : i32
          %321 = arith.andi %311, %320 : i1
          %322 = arith.extsi %306 : i32 to i64
          %323 = arith.muli %322, %arg19 : i64
          %324 = arith.addi %323, %315 : i64
          %325 = "tt.addptr"(%arg16, %324) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %326 = "tt.load"(%325, %321, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %327 = arith.select %321, %326, %c-1_i32 : i32
          %328 = "tt.splat"(%327) : (i32) -> tensor<1xi32>
          %329 = "tt.expand_dims"(%328) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
          %330 = arith.cmpi ult, %329, %123 : tensor<1x1xi32>
          %331 = "tt.broadcast"(%330) : (tensor<1x1xi1>) -> tensor<64x1xi1>
          %332 = arith.extsi %329 : tensor<1x1xi32> to tensor<1x1xi64>
          %333 = arith.muli %332, %130 : tensor<1x1xi64>
          %334 = "tt.broadcast"(%333) : (tensor<1x1xi64>) -> tensor<64x1xi64>
          %335 = arith.addi %334, %132 : tensor<64x1xi64>
          %336 = arith.addi %335, %136 : tensor<64x1xi64>
          %337 = "tt.addptr"(%138, %336) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<f32>>
          %338 = "tt.load"(%337, %331, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
          %339 = "tt.splat"(%arg7) : (i32) -> tensor<1x1xi32>
          %340 = "tt.splat"(%arg8) : (i64) -> tensor<1x1xi64>
          %341 = arith.muli %125, %cst_59 : tensor<64x1xi32>
          %342 = arith.extsi %341 : tensor<64x1xi32> to tensor<64x1xi64>
          %343 = arith.extsi %38 : tensor<1x128xi32> to tensor<1x128xi64>
          %344 = "tt.broadcast"(%343) : (tensor<1x128xi64>) -> tensor<64x128xi64>
          %345 = "tt.splat"(%arg6) : (!tt.ptr<f8E4M3FN>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
          %346 = "tt.splat"(%271) : (i32) -> tensor<64xi32>
          %347 = "tt.fp_to_fp"(%287) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
          %348 = "tt.trans"(%347) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
          %349 = "tt.expand_dims"(%65) {axis = 2 : i32} : (tensor<64x2xf32>) -> tensor<64x2x1xf32>
          %350 = "tt.broadcast"(%349) : (tensor<64x2x1xf32>) -> tensor<64x2x64xf32>
          %351 = "tt.expand_dims"(%265) {axis = 1 : i32} : (tensor<2xi32>) -> tensor<2x1xi32>
          %352 = "tt.broadcast"(%351) : (tensor<2x1xi32>) -> tensor<2x64xi32>
          %353 = "tt.expand_dims"(%264) {axis = 1 : i32} : (tensor<2xf32>) -> tensor<2x1xf32>
          %354 = "tt.broadcast"(%353) : (tensor<2x1xf32>) -> tensor<2x64xf32>
          %355 = arith.cmpf olt, %264, %cst_51 : tensor<2xf32>
          %356 = "tt.expand_dims"(%355) {axis = 1 : i32} : (tensor<2xi1>) -> tensor<2x1xi1>
          %357 = "tt.broadcast"(%356) : (tensor<2x1xi1>) -> tensor<2x64xi1>
          %358 = arith.maxsi %228, %c0_i32 : i32
          %359 = arith.cmpi sge, %arg27, %c2048_i32 : i32
          %360 = arith.select %359, %c2048_i32, %c0_i32 : i32
          %361 = "tt.splat"(%arg24) : (i64) -> tensor<2x1xi64>
          %362 = arith.muli %297, %361 : tensor<2x1xi64>
          %363 = "tt.broadcast"(%362) : (tensor<2x1xi64>) -> tensor<2x64xi64>
          %364 = "tt.splat"(%arg22) : (!tt.ptr<i32>) -> tensor<2x64x!tt.ptr<i32>>
          %365 = "tt.splat"(%360) : (i32) -> tensor<2x64xi32>
          %366 = "tt.splat"(%358) : (i32) -> tensor<2x64xi32>
          %367 = arith.mulf %264, %cst_52 : tensor<2xf32>
          %368 = math.absf %264 : tensor<2xf32>
          %369 = arith.cmpf olt, %368, %cst_51 : tensor<2xf32>
          %370 = arith.select %369, %367, %cst_50 : tensor<2xi1>, tensor<2xf32>
          %371 = "tt.expand_dims"(%370) {axis = 1 : i32} : (tensor<2xf32>) -> tensor<2x1xf32>
          %372 = "tt.broadcast"(%371) : (tensor<2x1xf32>) -> tensor<2x64xf32>
          %373 = "tt.expand_dims"(%4) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
          %374 = "tt.expand_dims"(%373) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
          %375 = "tt.splat"(%arg28) : (i64) -> tensor<2x1x1xi64>
          %376 = arith.muli %279, %375 : tensor<2x1x1xi64>
          %377 = "tt.broadcast"(%376) : (tensor<2x1x1xi64>) -> tensor<2x64x1xi64>
          %378 = arith.extsi %374 : tensor<1x1x2xi32> to tensor<1x1x2xi64>
          %379 = "tt.broadcast"(%378) : (tensor<1x1x2xi64>) -> tensor<2x64x2xi64>
          %380 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<2x64x2x!tt.ptr<i32>>
          %381:3 = scf.for %arg36 = %268 to %271 step %272 iter_args(%arg37 = %319, %arg38 = %327, %arg39 = %338) -> (i32, i32, tensor<64x1xf32>)  : i32 {
            %382 = arith.addi %arg36, %272 : i32
            %383 = arith.divui %382, %c64_i32 : i32
            %384 = arith.cmpi ult, %383, %arg18 : i32
            %385 = arith.cmpi slt, %382, %271 : i32
            %386 = arith.andi %385, %384 : i1
            %387 = arith.andi %386, %309 : i1
            %388 = arith.extsi %383 : i32 to i64
            %389 = arith.addi %314, %388 : i64
            %390 = "tt.addptr"(%arg16, %389) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %391 = "tt.load"(%390, %387, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %392 = arith.select %387, %391, %c-1_i32 : i32
            %393 = arith.andi %386, %320 : i1
            %394 = arith.addi %323, %388 : i64
            %395 = "tt.addptr"(%arg16, %394) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %396 = "tt.load"(%395, %393, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %397 = arith.select %393, %396, %c-1_i32 : i32
            %398 = "tt.splat"(%397) : (i32) -> tensor<1xi32>
            %399 = "tt.expand_dims"(%398) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %400 = arith.cmpi ult, %399, %123 : tensor<1x1xi32>
            %401 = "tt.broadcast"(%400) : (tensor<1x1xi1>) -> tensor<64x1xi1>
            %402 = arith.extsi %399 : tensor<1x1xi32> to tensor<1x1xi64>
            %403 = arith.muli %402, %130 : tensor<1x1xi64>
            %404 = "tt.broadcast"(%403) : (tensor<1x1xi64>) -> tensor<64x1xi64>
            %405 = arith.addi %404, %132 : tensor<64x1xi64>
            %406 = arith.addi %405, %136 : tensor<64x1xi64>
            %407 = "tt.addptr"(%138, %406) : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi64>) -> tensor<64x1x!tt.ptr<f32>>
            %408 = "tt.load"(%407, %401, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x1x!tt.ptr<f32>>, tensor<64x1xi1>, tensor<64x1xf32>) -> tensor<64x1xf32>
            %409 = "tt.splat"(%arg37) : (i32) -> tensor<1xi32>
            %410 = "tt.expand_dims"(%409) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %411 = arith.cmpi ult, %410, %339 : tensor<1x1xi32>
            %412 = "tt.broadcast"(%411) : (tensor<1x1xi1>) -> tensor<64x128xi1>
            %413 = arith.extsi %410 : tensor<1x1xi32> to tensor<1x1xi64>
            %414 = arith.muli %413, %340 : tensor<1x1xi64>
            %415 = "tt.broadcast"(%414) : (tensor<1x1xi64>) -> tensor<64x1xi64>
            %416 = arith.addi %415, %342 : tensor<64x1xi64>
            %417 = "tt.broadcast"(%416) : (tensor<64x1xi64>) -> tensor<64x128xi64>
            %418 = arith.addi %417, %344 : tensor<64x128xi64>
            %419 = "tt.addptr"(%345, %418) : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi64>) -> tensor<64x128x!tt.ptr<f8E4M3FN>>
            %420 = "tt.load"(%419, %412, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<64x128x!tt.ptr<f8E4M3FN>>, tensor<64x128xi1>, tensor<64x128xf8E4M3FN>) -> tensor<64x128xf8E4M3FN>
            %421 = arith.cmpi ult, %arg37, %arg7 : i32
            %422 = "tt.splat"(%421) : (i1) -> tensor<64xi1>
            %423 = "tt.splat"(%arg36) : (i32) -> tensor<64xi32>
            %424 = arith.addi %423, %34 : tensor<64xi32>
            %425 = arith.cmpi slt, %424, %346 : tensor<64xi32>
            %426 = "tt.fp_to_fp"(%420) : (tensor<64x128xf8E4M3FN>) -> tensor<64x128xf16>
            %427 = "tt.dot"(%426, %348, %cst_58) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<64x128xf16>, tensor<128x128xf16>, tensor<64x128xf32>) -> tensor<64x128xf32>
            %428 = "tt.reshape"(%427) : (tensor<64x128xf32>) -> tensor<64x2x64xf32>
            %429 = arith.maximumf %428, %350 : tensor<64x2x64xf32>
            %430 = arith.mulf %429, %304 : tensor<64x2x64xf32>
            %431 = "tt.reduce"(%430) ({
            ^bb0(%arg40: f32, %arg41: f32):
              %493 = arith.addf %arg40, %arg41 : f32
              "tt.reduce_return"(%493) : (f32) -> ()
            }) {axis = 2 : i32} : (tensor<64x2x64xf32>) -> tensor<64x2xf32>
            %432 = arith.cmpi ult, %arg38, %arg10 : i32
            %433 = "tt.splat"(%432) : (i1) -> tensor<64xi1>
            %434 = "tt.reshape"(%arg39) : (tensor<64x1xf32>) -> tensor<64xf32>
            %435 = "tt.expand_dims"(%434) {axis = 1 : i32} : (tensor<64xf32>) -> tensor<64x1xf32>
            %436 = "tt.broadcast"(%435) : (tensor<64x1xf32>) -> tensor<64x2xf32>
            %437 = arith.mulf %431, %436 : tensor<64x2xf32>
            %438 = arith.andi %422, %425 : tensor<64xi1>
            %439 = arith.andi %438, %433 : tensor<64xi1>
            %440 = arith.andi %439, %425 : tensor<64xi1>
            %441 = "tt.trans"(%437) {order = array<i32: 1, 0>} : (tensor<64x2xf32>) -> tensor<2x64xf32>
            %442 = "tt.expand_dims"(%441) {axis = 2 : i32} : (tensor<2x64xf32>) -> tensor<2x64x1xf32>
            %443 = "tt.scan"(%442) ({
            ^bb0(%arg40: f32, %arg41: f32):
              %493 = arith.addf %arg40, %arg41 : f32
              "tt.scan_return"(%493) : (f32) -> ()
            }) {axis = 2 : i32, reverse = false} : (tensor<2x64x1xf32>) -> tensor<2x64x1xf32>
            %444 = "tt.reshape"(%443) : (tensor<2x64x1xf32>) -> tensor<2x64xf32>
            %445 = "tt.expand_dims"(%424) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
            %446 = "tt.broadcast"(%445) : (tensor<1x64xi32>) -> tensor<2x64xi32>
            %447 = arith.cmpi slt, %446, %352 : tensor<2x64xi32>
            %448 = "tt.expand_dims"(%440) {axis = 0 : i32} : (tensor<64xi1>) -> tensor<1x64xi1>
            %449 = "tt.broadcast"(%448) : (tensor<1x64xi1>) -> tensor<2x64xi1>
            %450 = arith.andi %447, %449 : tensor<2x64xi1>
            %451 = arith.cmpf olt, %354, %444 : tensor<2x64xf32>
            %452 = arith.cmpf olt, %444, %354 : tensor<2x64xf32>
            %453 = arith.andi %451, %450 : tensor<2x64xi1>
            %454 = arith.ori %451, %452 : tensor<2x64xi1>
            %455 = arith.xori %454, %cst_57 : tensor<2x64xi1>
            %456 = arith.andi %455, %450 : tensor<2x64xi1>
            %457 = arith.cmpf uno, %444, %444 : tensor<2x64xf32>
            %458 = arith.andi %457, %357 : tensor<2x64xi1>
            %459 = arith.andi %456, %458 : tensor<2x64xi1>
            %460 = arith.ori %453, %459 : tensor<2x64xi1>
            %461 = arith.xori %456, %459 : tensor<2x64xi1>
            %462 = arith.ori %460, %461 : tensor<2x64xi1>
            %463 = arith.select %461, %cst_56, %cst_55 : tensor<2x64xi1>, tensor<2x64xi32>
            %464 = arith.extsi %463 : tensor<2x64xi32> to tensor<2x64xi64>
            %465 = arith.addi %363, %464 : tensor<2x64xi64>
            %466 = "tt.addptr"(%364, %465) : (tensor<2x64x!tt.ptr<i32>>, tensor<2x64xi64>) -> tensor<2x64x!tt.ptr<i32>>
            %467 = "tt.atomic_rmw"(%466, %cst_56, %462) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<2x64x!tt.ptr<i32>>, tensor<2x64xi32>, tensor<2x64xi1>) -> tensor<2x64xi32>
            %468 = arith.select %461, %365, %366 : tensor<2x64xi1>, tensor<2x64xi32>
            %469 = arith.cmpi ult, %467, %468 : tensor<2x64xi32>
            %470 = arith.subi %cst_54, %467 : tensor<2x64xi32>
            %471 = arith.addi %467, %cst_53 : tensor<2x64xi32>
            %472 = arith.select %461, %470, %471 : tensor<2x64xi1>, tensor<2x64xi32>
            %473 = arith.andi %462, %469 : tensor<2x64xi1>
            %474 = arith.cmpf ole, %444, %372 : tensor<2x64xf32>
            %475 = arith.subf %444, %354 : tensor<2x64xf32>
            %476 = math.absf %444 : tensor<2x64xf32>
            %477 = arith.cmpf olt, %476, %cst_49 : tensor<2x64xf32>
            %478 = arith.andi %474, %477 : tensor<2x64xi1>
            %479 = arith.select %478, %475, %444 : tensor<2x64xi1>, tensor<2x64xf32>
            %480 = "tt.bitcast"(%479) : (tensor<2x64xf32>) -> tensor<2x64xi32>
            %481 = arith.cmpf uno, %479, %479 : tensor<2x64xf32>
            %482 = arith.select %481, %cst_48, %480 : tensor<2x64xi1>, tensor<2x64xi32>
            %483 = "tt.join"(%446, %482) : (tensor<2x64xi32>, tensor<2x64xi32>) -> tensor<2x64x2xi32>
            %484 = "tt.expand_dims"(%472) {axis = 2 : i32} : (tensor<2x64xi32>) -> tensor<2x64x1xi32>
            %485 = "tt.expand_dims"(%473) {axis = 2 : i32} : (tensor<2x64xi1>) -> tensor<2x64x1xi1>
            %486 = "tt.broadcast"(%485) : (tensor<2x64x1xi1>) -> tensor<2x64x2xi1>
            %487 = arith.extsi %484 : tensor<2x64x1xi32> to tensor<2x64x1xi64>
            %488 = arith.muli %487, %cst_47 : tensor<2x64x1xi64>
            %489 = arith.addi %377, %488 : tensor<2x64x1xi64>
            %490 = "tt.broadcast"(%489) : (tensor<2x64x1xi64>) -> tensor<2x64x2xi64>
            %491 = arith.addi %490, %379 : tensor<2x64x2xi64>
            %492 = "tt.addptr"(%380, %491) : (tensor<2x64x2x!tt.ptr<i32>>, tensor<2x64x2xi64>) -> tensor<2x64x2x!tt.ptr<i32>>
            "tt.store"(%492, %483, %486) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x2x!tt.ptr<i32>>, tensor<2x64x2xi32>, tensor<2x64x2xi1>) -> ()
            scf.yield %392, %397, %408 : i32, i32, tensor<64x1xf32>
          }
        }
        gpu.barrier
        %247 = arith.extsi %209#1 : i32 to i64
        %248 = "tt.addptr"(%arg29, %247) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %249 = "tt.atomic_rmw"(%248, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %250 = arith.andi %249, %c2047_i32 : i32
        %251 = arith.cmpi eq, %250, %c1_i32 : i32
        scf.if %251 {
          %252 = "tt.splat"(%arg31) : (!tt.ptr<i32>) -> tensor<2x!tt.ptr<i32>>
          %253 = "tt.addptr"(%252, %221) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %254 = "tt.load"(%253, %226, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
          %255 = "tt.splat"(%arg33) : (i64) -> tensor<2xi64>
          %256 = arith.addi %255, %221 : tensor<2xi64>
          %257 = "tt.addptr"(%252, %256) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
          %258 = "tt.load"(%257, %226, %cst_66) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi1>, tensor<2xi32>) -> tensor<2xi32>
          %259 = arith.cmpi slt, %258, %254 : tensor<2xi32>
          %260 = arith.andi %259, %226 : tensor<2xi1>
          %261 = arith.extui %260 : tensor<2xi1> to tensor<2xi32>
          %262 = "tt.reduce"(%261) ({
          ^bb0(%arg36: i32, %arg37: i32):
            %282 = arith.maxsi %arg36, %arg37 : i32
            "tt.reduce_return"(%282) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<2xi32>) -> i32
          %263 = arith.cmpi ne, %262, %c0_i32 : i32
          %264 = arith.cmpi slt, %209#2, %c500_i32 : i32
          %265 = arith.andi %263, %264 : i1
          %266 = arith.divui %231, %c1024_i32 : i32
          %267 = arith.divui %266, %c1024_i32 : i32
          %268 = arith.addi %267, %c1_i32 : i32
          %269 = arith.muli %268, %c1024_i32 : i32
          %270 = arith.divui %231, %269 : i32
          %271 = arith.addi %270, %c1_i32 : i32
          %272 = arith.select %265, %271, %c0_i32 : i32
          %273 = arith.select %215, %272, %c2_i32 : i32
          %274 = arith.addi %209#2, %c1_i32 : i32
          %275 = arith.shli %274, %c22_i32 : i32
          %276 = arith.shli %273, %c11_i32 : i32
          %277 = arith.ori %275, %276 : i32
          %278 = arith.ori %277, %273 : i32
          %279 = arith.cmpi eq, %273, %c0_i32 : i32
          %280 = arith.select %279, %c0_i32, %278 : i32
          gpu.barrier
          %281 = "tt.atomic_rmw"(%248, %280) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %213 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "weights", winnow.type = memref<?x64xf32, strided<[?, 1]>>}, {winnow.arg = "weights.size0"}, {winnow.arg = "weights.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "key_scales", winnow.type = memref<?x64x1xf32, strided<[?, 1, 1]>>}, {winnow.arg = "key_scales.size0"}, {winnow.arg = "key_scales.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "requests", winnow.type = memref<?xi32>}, {winnow.arg = "requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<f8E4M3FN>, i32, i64, !tt.ptr<f32>, i32, i64, !tt.ptr<f8E4M3FN>, i32, i64, !tt.ptr<f32>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "deepseek_v32", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {fp8 = "convert", helpers = 396 : i32, keys_operand = "lhs", max_registers = 168 : i32, num_stages = 3 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 1024 : i32, register_usage = 3 : i32, scatter = "atomics", target = "cuda:90", tile_keys = 64 : i32, tile_rows = 2 : i32}} : () -> ()
}

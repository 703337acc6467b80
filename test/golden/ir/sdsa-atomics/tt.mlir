#map = affine_map<()[s0, s1] -> (s0 ceildiv 128, ((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 132) * 132) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 132) * 132) floordiv (s0 ceildiv 128) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 132) * 132) floordiv (s0 ceildiv 128) - s1 ceildiv 256) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 132) * 132) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 132) * 132) floordiv (s0 ceildiv 128) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 132) * 132) floordiv (s0 ceildiv 128) - s1 ceildiv 256) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 132) * 132) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 132) * 132) floordiv (s0 ceildiv 128) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 132) * 132) floordiv (s0 ceildiv 128) - s1 ceildiv 256) - 65535) - s1 ceildiv 2147483648 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 ceildiv 128)>
#map2 = affine_map<()[s0, s1] -> (4095)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<bf16>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<bf16>, %arg4: i32, %arg5: i64, %arg6: !tt.ptr<i32>, %arg7: i32, %arg8: !tt.ptr<i32>, %arg9: i32, %arg10: !tt.ptr<i32>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: !tt.ptr<f32>, %arg15: i32, %arg16: !tt.ptr<i32>, %arg17: i32, %arg18: i64, %arg19: !tt.ptr<i32>, %arg20: i32, %arg21: i32, %arg22: i64, %arg23: !tt.ptr<i32>, %arg24: i32, %arg25: !tt.ptr<i32>, %arg26: i32, %arg27: i64, %arg28: i32):
    %cst = arith.constant -1.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant dense<0> : tensor<128xi64>
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
    %cst_14 = arith.constant dense<2139095041> : tensor<4096xi32>
    %cst_15 = arith.constant 4.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %cst_16 = arith.constant dense<32> : tensor<4096xi64>
    %c16_i32 = arith.constant 16 : i32
    %c6_i32 = arith.constant 6 : i32
    %cst_17 = arith.constant 2.500000e-01 : f32
    %cst_18 = arith.constant 1.800000e+00 : f32
    %c4_i32 = arith.constant 4 : i32
    %cst_19 = arith.constant 3.000000e-01 : f32
    %c4096_i32 = arith.constant 4096 : i32
    %c4095_i32 = arith.constant 4095 : i32
    %cst_20 = arith.constant dense<-2139095041> : tensor<4096xi32>
    %cst_21 = arith.constant dense<2139095040> : tensor<4096xi32>
    %cst_22 = arith.constant dense<2147483647> : tensor<4096xi32>
    %cst_23 = arith.constant 0x7FC00000 : f32
    %cst_24 = arith.constant 0x7F800000 : f32
    %cst_25 = arith.constant 0.000000e+00 : f32
    %cst_26 = arith.constant dense<2> : tensor<4096xi64>
    %cst_27 = arith.constant dense<0> : tensor<4096xi32>
    %cst_28 = arith.constant dense<1> : tensor<1xi32>
    %cst_29 = arith.constant dense<2048> : tensor<4096xi32>
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst_30 = arith.constant 2.14748352E+9 : f32
    %cst_31 = arith.constant 5.000000e-01 : f32
    %cst_32 = arith.constant 1.000000e+00 : f32
    %cst_33 = arith.constant 4.500000e-01 : f32
    %c-2139095041_i32 = arith.constant -2139095041 : i32
    %c-2139095040_i32 = arith.constant -2139095040 : i32
    %c2139095041_i32 = arith.constant 2139095041 : i32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c3_i32 = arith.constant 3 : i32
    %c8_i32 = arith.constant 8 : i32
    %c2_i32 = arith.constant 2 : i32
    %c2047_i32 = arith.constant 2047 : i32
    %c4194304_i32 = arith.constant 4194304 : i32
    %cst_34 = arith.constant dense<2047> : tensor<128xi32>
    %cst_35 = arith.constant dense<11> : tensor<128xi32>
    %cst_36 = arith.constant dense<4194304> : tensor<128xi32>
    %cst_37 = arith.constant dense<2147483646> : tensor<128xi32>
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c132_i32 = arith.constant 132 : i32
    %false = arith.constant false
    %c11_i32 = arith.constant 11 : i32
    %c22_i32 = arith.constant 22 : i32
    %c1024_i32 = arith.constant 1024 : i32
    %true = arith.constant true
    %cst_38 = arith.constant dense<-2147483648> : tensor<128xi32>
    %cst_39 = arith.constant dense<2139095041> : tensor<128xi32>
    %cst_40 = arith.constant dense<-2139095041> : tensor<128xi32>
    %cst_41 = arith.constant dense<2139095040> : tensor<128xi32>
    %cst_42 = arith.constant dense<2147483647> : tensor<128xi32>
    %cst_43 = arith.constant dense<2048> : tensor<128xi32>
    %cst_44 = arith.constant dense<1> : tensor<128xi32>
    %cst_45 = arith.constant dense<2> : tensor<128x32x1xi64>
    %cst_46 = arith.constant dense<2143289344> : tensor<128x32xi32>
    %cst_47 = arith.constant dense<0x7F800000> : tensor<128x32xf32>
    %cst_48 = arith.constant dense<0x7FC00000> : tensor<128xf32>
    %cst_49 = arith.constant dense<0x7F800000> : tensor<128xf32>
    %cst_50 = arith.constant dense<2.000000e+00> : tensor<128xf32>
    %cst_51 = arith.constant dense<2048> : tensor<128x32xi32>
    %cst_52 = arith.constant dense<2047> : tensor<128x32xi32>
    %cst_53 = arith.constant dense<0> : tensor<128x32xi32>
    %cst_54 = arith.constant dense<1> : tensor<128x32xi32>
    %c2048_i32 = arith.constant 2048 : i32
    %cst_55 = arith.constant dense<true> : tensor<128x32xi1>
    %cst_56 = arith.constant dense<0.000000e+00> : tensor<128x32xf32>
    %cst_57 = arith.constant dense<128> : tensor<32x1xi32>
    %cst_58 = arith.constant dense<0.000000e+00> : tensor<32x128xbf16>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_59 = arith.constant dense<0.000000e+00> : tensor<128x128xbf16>
    %cst_60 = arith.constant dense<0.000000e+00> : tensor<128xf32>
    %c31_i32 = arith.constant 31 : i32
    %c1_i32 = arith.constant 1 : i32
    %c32_i32 = arith.constant 32 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c2147448831_i32 = arith.constant 2147448831 : i32
    %cst_61 = arith.constant dense<0> : tensor<128xi32>
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
    %11 = "tt.load"(%10, %7, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
    %12 = arith.minsi %arg28, %c2147448831_i32 : i32
    %13 = "tt.splat"(%12) : (i32) -> tensor<128xi32>
    %14 = arith.minsi %11, %13 : tensor<128xi32>
    %15 = arith.maxsi %14, %cst_61 : tensor<128xi32>
    %16 = arith.minsi %arg7, %arg15 : i32
    %17 = arith.minsi %16, %arg17 : i32
    %18 = arith.minsi %17, %arg20 : i32
    %19 = arith.minsi %18, %arg1 : i32
    %20 = arith.minsi %19, %arg26 : i32
    %21 = "tt.splat"(%20) : (i32) -> tensor<128xi32>
    %22 = arith.cmpi slt, %5, %21 : tensor<128xi32>
    %23 = arith.select %22, %15, %cst_61 : tensor<128xi1>, tensor<128xi32>
    %24 = "tt.splat"(%arg15) : (i32) -> tensor<128xi32>
    %25 = arith.cmpi ult, %5, %24 : tensor<128xi32>
    %26 = "tt.splat"(%arg14) : (!tt.ptr<f32>) -> tensor<128x!tt.ptr<f32>>
    %27 = "tt.addptr"(%26, %8) : (tensor<128x!tt.ptr<f32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<f32>>
    %28 = "tt.load"(%27, %25, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>, tensor<128xf32>) -> tensor<128xf32>
    %29 = "tt.splat"(%arg1) : (i32) -> tensor<128xi32>
    %30 = arith.cmpi ult, %5, %29 : tensor<128xi32>
    %31 = "tt.expand_dims"(%5) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %32 = "tt.expand_dims"(%4) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
    %33 = "tt.expand_dims"(%30) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
    %34 = "tt.broadcast"(%33) : (tensor<128x1xi1>) -> tensor<128x128xi1>
    %35 = arith.extsi %31 : tensor<128x1xi32> to tensor<128x1xi64>
    %36 = "tt.splat"(%arg2) : (i64) -> tensor<128x1xi64>
    %37 = arith.muli %35, %36 : tensor<128x1xi64>
    %38 = "tt.splat"(%arg0) : (!tt.ptr<bf16>) -> tensor<128x1x!tt.ptr<bf16>>
    %39 = "tt.addptr"(%38, %37) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<bf16>>
    %40 = "tt.broadcast"(%39) : (tensor<128x1x!tt.ptr<bf16>>) -> tensor<128x128x!tt.ptr<bf16>>
    %41 = "tt.broadcast"(%32) : (tensor<1x128xi32>) -> tensor<128x128xi32>
    %42 = "tt.addptr"(%40, %41) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi32>) -> tensor<128x128x!tt.ptr<bf16>>
    %43 = "tt.load"(%42, %34, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
    %44 = arith.divsi %2, %c128_i32 : i32
    %45 = arith.cmpi slt, %44, %arg9 : i32
    %46 = arith.extsi %44 : i32 to i64
    %47 = "tt.addptr"(%arg8, %46) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %48 = "tt.load"(%47, %45, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %49 = arith.select %45, %48, %c-1_i32 : i32
    %50 = "tt.reduce"(%23) ({
    ^bb0(%arg29: i32, %arg30: i32):
      %141 = arith.maxsi %arg29, %arg30 : i32
      "tt.reduce_return"(%141) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
    %51 = "tt.get_num_programs"() {axis = 1 : i32} : () -> i32
    %52 = arith.addi %50, %c31_i32 : i32
    %53 = arith.divsi %52, %c32_i32 : i32
    %54 = arith.divsi %53, %51 : i32
    %55 = arith.remsi %53, %51 : i32
    %56 = arith.muli %1, %54 : i32
    %57 = arith.minsi %1, %55 : i32
    %58 = arith.addi %56, %57 : i32
    %59 = arith.addi %1, %c1_i32 : i32
    %60 = arith.muli %59, %54 : i32
    %61 = arith.minsi %59, %55 : i32
    %62 = arith.addi %60, %61 : i32
    %63 = arith.muli %62, %c32_i32 : i32
    %64 = arith.minsi %63, %50 : i32
    %65 = arith.muli %58, %c32_i32 : i32
    %66 = arith.divui %65, %c64_i32 : i32
    %67 = arith.cmpi ult, %66, %arg12 : i32
    %68 = arith.cmpi ult, %49, %arg11 : i32
    %69 = arith.cmpi slt, %65, %64 : i32
    %70 = arith.andi %69, %67 : i1
    %71 = arith.andi %70, %68 : i1
    %72 = arith.extsi %49 : i32 to i64
    %73 = arith.muli %72, %arg13 : i64
    %74 = "tt.addptr"(%arg10, %73) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %75 = arith.extsi %66 : i32 to i64
    %76 = "tt.addptr"(%74, %75) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %77 = "tt.load"(%76, %71, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %78 = arith.select %71, %77, %c-1_i32 : i32
    %79 = "tt.make_range"() {end = 32 : i32, start = 0 : i32} : () -> tensor<32xi32>
    %80 = "tt.splat"(%arg4) : (i32) -> tensor<1x1xi32>
    %81 = "tt.splat"(%arg5) : (i64) -> tensor<1x1xi64>
    %82 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<1x1x!tt.ptr<bf16>>
    %83 = "tt.broadcast"(%32) : (tensor<1x128xi32>) -> tensor<32x128xi32>
    %84 = "tt.splat"(%64) : (i32) -> tensor<32xi32>
    %85 = "tt.expand_dims"(%23) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %86 = "tt.broadcast"(%85) : (tensor<128x1xi32>) -> tensor<128x32xi32>
    %87 = "tt.expand_dims"(%28) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
    %88 = "tt.broadcast"(%87) : (tensor<128x1xf32>) -> tensor<128x32xf32>
    %89 = arith.subi %arg21, %c2048_i32 : i32
    %90 = arith.maxsi %89, %c0_i32 : i32
    %91 = arith.cmpi sge, %arg21, %c2048_i32 : i32
    %92 = arith.select %91, %c2048_i32, %c0_i32 : i32
    %93 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
    %94 = arith.muli %35, %93 : tensor<128x1xi64>
    %95 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
    %96 = "tt.addptr"(%95, %94) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
    %97 = "tt.broadcast"(%96) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x32x!tt.ptr<i32>>
    %98 = "tt.splat"(%92) : (i32) -> tensor<128x32xi32>
    %99 = "tt.splat"(%90) : (i32) -> tensor<128x32xi32>
    %100 = arith.mulf %28, %cst_50 : tensor<128xf32>
    %101 = math.absf %28 : tensor<128xf32>
    %102 = arith.cmpf olt, %101, %cst_49 : tensor<128xf32>
    %103 = arith.select %102, %100, %cst_48 : tensor<128xi1>, tensor<128xf32>
    %104 = "tt.expand_dims"(%103) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
    %105 = "tt.broadcast"(%104) : (tensor<128x1xf32>) -> tensor<128x32xf32>
    %106 = "tt.expand_dims"(%31) {axis = 2 : i32} : (tensor<128x1xi32>) -> tensor<128x1x1xi32>
    %107 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
    %108 = "tt.expand_dims"(%107) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
    %109 = "tt.expand_dims"(%108) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
    %110 = arith.extsi %106 : tensor<128x1x1xi32> to tensor<128x1x1xi64>
    %111 = "tt.splat"(%arg22) : (i64) -> tensor<128x1x1xi64>
    %112 = arith.muli %110, %111 : tensor<128x1x1xi64>
    %113 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x1x!tt.ptr<i32>>
    %114 = "tt.addptr"(%113, %112) : (tensor<128x1x1x!tt.ptr<i32>>, tensor<128x1x1xi64>) -> tensor<128x1x1x!tt.ptr<i32>>
    %115 = "tt.broadcast"(%114) : (tensor<128x1x1x!tt.ptr<i32>>) -> tensor<128x32x1x!tt.ptr<i32>>
    %116 = "tt.broadcast"(%109) : (tensor<1x1x2xi32>) -> tensor<128x32x2xi32>
    %117 = scf.for %arg29 = %65 to %64 step %c32_i32 iter_args(%arg30 = %78) -> (i32)  : i32 {
      %141 = arith.addi %arg29, %c32_i32 : i32
      %142 = arith.divui %141, %c64_i32 : i32
      %143 = arith.cmpi ult, %142, %arg12 : i32
      %144 = arith.cmpi slt, %141, %64 : i32
      %145 = arith.andi %144, %143 : i1
      %146 = arith.andi %145, %68 : i1
      %147 = arith.extsi %142 : i32 to i64
      %148 = "tt.addptr"(%74, %147) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %149 = "tt.load"(%148, %146, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %150 = arith.select %146, %149, %c-1_i32 : i32
      %151 = "tt.splat"(%arg30) : (i32) -> tensor<1xi32>
      %152 = "tt.expand_dims"(%151) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %153 = arith.remui %arg29, %c64_i32 : i32
      %154 = "tt.splat"(%153) : (i32) -> tensor<32xi32>
      %155 = arith.addi %154, %79 : tensor<32xi32>
      %156 = arith.cmpi ult, %152, %80 : tensor<1x1xi32>
      %157 = "tt.expand_dims"(%155) {axis = 1 : i32} : (tensor<32xi32>) -> tensor<32x1xi32>
      %158 = "tt.broadcast"(%156) : (tensor<1x1xi1>) -> tensor<32x128xi1>
      %159 = arith.extsi %152 : tensor<1x1xi32> to tensor<1x1xi64>
      %160 = arith.muli %159, %81 : tensor<1x1xi64>
      %161 = "tt.addptr"(%82, %160) : (tensor<1x1x!tt.ptr<bf16>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<bf16>>
      %162 = arith.muli %157, %cst_57 : tensor<32x1xi32>
      %163 = "tt.broadcast"(%161) : (tensor<1x1x!tt.ptr<bf16>>) -> tensor<32x1x!tt.ptr<bf16>>
      %164 = "tt.addptr"(%163, %162) : (tensor<32x1x!tt.ptr<bf16>>, tensor<32x1xi32>) -> tensor<32x1x!tt.ptr<bf16>>
      %165 = "tt.broadcast"(%164) : (tensor<32x1x!tt.ptr<bf16>>) -> tensor<32x128x!tt.ptr<bf16>>
      %166 = "tt.addptr"(%165, %83) : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi32>) -> tensor<32x128x!tt.ptr<bf16>>
      %167 = "tt.load"(%166, %158, %cst_58) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi1>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
      %168 = arith.cmpi ult, %arg30, %arg4 : i32
      %169 = "tt.splat"(%168) : (i1) -> tensor<32xi1>
      %170 = "tt.splat"(%arg29) : (i32) -> tensor<32xi32>
      %171 = arith.addi %170, %79 : tensor<32xi32>
      %172 = arith.cmpi slt, %171, %84 : tensor<32xi32>
      %173 = "tt.trans"(%167) {order = array<i32: 1, 0>} : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
      %174 = "tt.dot"(%43, %173, %cst_56) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x32xbf16>, tensor<128x32xf32>) -> tensor<128x32xf32>
      %175 = "tt.expand_dims"(%174) {axis = 2 : i32} : (tensor<128x32xf32>) -> tensor<128x32x1xf32>
      %176 = "tt.scan"(%175) ({
      ^bb0(%arg31: f32, %arg32: f32):
        %219 = arith.addf %arg31, %arg32 : f32
        "tt.scan_return"(%219) : (f32) -> ()
      }) {axis = 2 : i32, reverse = false} : (tensor<128x32x1xf32>) -> tensor<128x32x1xf32>
      %177 = "tt.reshape"(%176) : (tensor<128x32x1xf32>) -> tensor<128x32xf32>
      %178 = arith.andi %169, %172 : tensor<32xi1>
      %179 = "tt.expand_dims"(%171) {axis = 0 : i32} : (tensor<32xi32>) -> tensor<1x32xi32>
      %180 = "tt.broadcast"(%179) : (tensor<1x32xi32>) -> tensor<128x32xi32>
      %181 = arith.cmpi slt, %180, %86 : tensor<128x32xi32>
      %182 = "tt.expand_dims"(%178) {axis = 0 : i32} : (tensor<32xi1>) -> tensor<1x32xi1>
      %183 = "tt.broadcast"(%182) : (tensor<1x32xi1>) -> tensor<128x32xi1>
      %184 = arith.andi %181, %183 : tensor<128x32xi1>
      %185 = arith.cmpf olt, %88, %177 : tensor<128x32xf32>
      %186 = arith.cmpf olt, %177, %88 : tensor<128x32xf32>
      %187 = arith.andi %185, %184 : tensor<128x32xi1>
      %188 = arith.ori %185, %186 : tensor<128x32xi1>
      %189 = arith.xori %188, %cst_55 : tensor<128x32xi1>
      %190 = arith.andi %189, %184 : tensor<128x32xi1>
      %191 = arith.ori %187, %190 : tensor<128x32xi1>
      %192 = arith.select %190, %cst_54, %cst_53 : tensor<128x32xi1>, tensor<128x32xi32>
      %193 = "tt.addptr"(%97, %192) : (tensor<128x32x!tt.ptr<i32>>, tensor<128x32xi32>) -> tensor<128x32x!tt.ptr<i32>>
      %194 = "tt.atomic_rmw"(%193, %cst_54, %191) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<128x32x!tt.ptr<i32>>, tensor<128x32xi32>, tensor<128x32xi1>) -> tensor<128x32xi32>
      %195 = arith.select %190, %98, %99 : tensor<128x32xi1>, tensor<128x32xi32>
      %196 = arith.cmpi ult, %194, %195 : tensor<128x32xi32>
      %197 = arith.subi %cst_52, %194 : tensor<128x32xi32>
      %198 = arith.addi %194, %cst_51 : tensor<128x32xi32>
      %199 = arith.select %190, %197, %198 : tensor<128x32xi1>, tensor<128x32xi32>
      %200 = arith.andi %191, %196 : tensor<128x32xi1>
      %201 = arith.cmpf ole, %177, %105 : tensor<128x32xf32>
      %202 = arith.subf %177, %88 : tensor<128x32xf32>
      %203 = math.absf %177 : tensor<128x32xf32>
      %204 = arith.cmpf olt, %203, %cst_47 : tensor<128x32xf32>
      %205 = arith.andi %201, %204 : tensor<128x32xi1>
      %206 = arith.select %205, %202, %177 : tensor<128x32xi1>, tensor<128x32xf32>
      %207 = "tt.bitcast"(%206) : (tensor<128x32xf32>) -> tensor<128x32xi32>
      %208 = arith.cmpf uno, %206, %206 : tensor<128x32xf32>
      %209 = arith.select %208, %cst_46, %207 : tensor<128x32xi1>, tensor<128x32xi32>
      %210 = "tt.join"(%180, %209) : (tensor<128x32xi32>, tensor<128x32xi32>) -> tensor<128x32x2xi32>
      %211 = "tt.expand_dims"(%199) {axis = 2 : i32} : (tensor<128x32xi32>) -> tensor<128x32x1xi32>
      %212 = "tt.expand_dims"(%200) {axis = 2 : i32} : (tensor<128x32xi1>) -> tensor<128x32x1xi1>
      %213 = "tt.broadcast"(%212) : (tensor<128x32x1xi1>) -> tensor<128x32x2xi1>
      %214 = arith.extsi %211 : tensor<128x32x1xi32> to tensor<128x32x1xi64>
      %215 = arith.muli %214, %cst_45 : tensor<128x32x1xi64>
      %216 = "tt.addptr"(%115, %215) : (tensor<128x32x1x!tt.ptr<i32>>, tensor<128x32x1xi64>) -> tensor<128x32x1x!tt.ptr<i32>>
      %217 = "tt.broadcast"(%216) : (tensor<128x32x1x!tt.ptr<i32>>) -> tensor<128x32x2x!tt.ptr<i32>>
      %218 = "tt.addptr"(%217, %116) : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>) -> tensor<128x32x2x!tt.ptr<i32>>
      "tt.store"(%218, %210, %213) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>, tensor<128x32x2xi1>) -> ()
      scf.yield %150 : i32
    }
    %118 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %119 = arith.cmpi slt, %0, %arg24 : i32
    gpu.barrier
    %120 = arith.extsi %0 : i32 to i64
    %121 = "tt.addptr"(%arg23, %120) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %122 = "tt.atomic_rmw"(%121, %c1_i32, %119) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %123 = arith.subi %51, %c1_i32 : i32
    %124 = arith.cmpi eq, %122, %123 : i32
    %125 = arith.andi %119, %124 : i1
    %126 = scf.if %125 -> (i1) {
      %141 = "tt.load"(%10, %7, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %142 = arith.minsi %141, %13 : tensor<128xi32>
      %143 = arith.maxsi %142, %cst_61 : tensor<128xi32>
      %144 = arith.select %22, %143, %cst_61 : tensor<128xi1>, tensor<128xi32>
      %145 = arith.subi %arg21, %c2048_i32 : i32
      %146 = "tt.load"(%27, %22, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>, tensor<128xf32>) -> tensor<128xf32>
      %147 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
      %148 = arith.muli %8, %147 : tensor<128xi64>
      %149 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %150 = "tt.addptr"(%149, %148) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %151 = "tt.addptr"(%150, %cst_61) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
      %152 = "tt.load"(%151, %22, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %153 = "tt.addptr"(%150, %cst_44) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
      %154 = "tt.load"(%153, %22, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %155 = arith.minsi %154, %cst_43 : tensor<128xi32>
      %156 = "tt.splat"(%145) : (i32) -> tensor<128xi32>
      %157 = arith.cmpi slt, %156, %152 : tensor<128xi32>
      %158 = arith.addi %152, %155 : tensor<128xi32>
      %159 = arith.minsi %144, %cst_43 : tensor<128xi32>
      %160 = arith.cmpi slt, %158, %159 : tensor<128xi32>
      %161 = arith.cmpf uno, %146, %146 : tensor<128xf32>
      %162 = arith.cmpi sgt, %154, %cst_61 : tensor<128xi32>
      %163 = arith.andi %161, %162 : tensor<128xi1>
      %164 = arith.ori %157, %160 : tensor<128xi1>
      %165 = arith.ori %164, %163 : tensor<128xi1>
      %166 = arith.andi %165, %22 : tensor<128xi1>
      %167 = "tt.bitcast"(%146) : (tensor<128xf32>) -> tensor<128xi32>
      %168 = arith.cmpi slt, %167, %cst_61 : tensor<128xi32>
      %169 = arith.andi %167, %cst_42 : tensor<128xi32>
      %170 = arith.subi %cst_61, %169 : tensor<128xi32>
      %171 = arith.cmpi sgt, %169, %cst_41 : tensor<128xi32>
      %172 = arith.select %168, %170, %167 : tensor<128xi1>, tensor<128xi32>
      %173 = arith.select %171, %cst_41, %172 : tensor<128xi1>, tensor<128xi32>
      %174 = arith.select %157, %173, %cst_40 : tensor<128xi1>, tensor<128xi32>
      %175 = arith.addi %174, %cst_44 : tensor<128xi32>
      %176 = arith.subi %cst_43, %155 : tensor<128xi32>
      %177 = arith.select %166, %175, %176 : tensor<128xi1>, tensor<128xi32>
      %178 = arith.addi %152, %cst_43 : tensor<128xi32>
      %179 = arith.select %166, %174, %178 : tensor<128xi1>, tensor<128xi32>
      gpu.barrier
      %180 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %181 = "tt.addptr"(%180, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %182 = "tt.addptr"(%181, %8) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%182, %177, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %183 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
      %184 = "tt.addptr"(%180, %183) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %185 = "tt.addptr"(%184, %8) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%185, %179, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %186 = "tt.bitcast"(%cst_39) : (tensor<128xi32>) -> tensor<128xf32>
      %187 = arith.andi %166, %157 : tensor<128xi1>
      "tt.store"(%27, %186, %187) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xf32>, tensor<128xi1>) -> ()
      "tt.store"(%151, %cst_61, %166) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      "tt.store"(%153, %cst_61, %166) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %188 = arith.extui %166 : tensor<128xi1> to tensor<128xi32>
      %189 = "tt.reduce"(%188) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %213 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%213) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %190 = arith.cmpi ne, %189, %c0_i32 : i32
      %191 = "tt.reduce"(%144) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %213 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%213) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %192 = arith.subi %191, %c1_i32 : i32
      %193 = arith.divsi %192, %c32_i32 : i32
      %194 = arith.divsi %145, %c32_i32 : i32
      %195 = arith.maxsi %194, %c32_i32 : i32
      %196 = arith.divsi %193, %195 : i32
      %197 = arith.addi %196, %c1_i32 : i32
      %198 = arith.minsi %197, %c1024_i32 : i32
      %199 = arith.muli %198, %c64_i32 : i32
      %200 = arith.divsi %192, %199 : i32
      %201 = arith.divsi %200, %c1024_i32 : i32
      %202 = arith.addi %201, %c1_i32 : i32
      %203 = arith.muli %199, %202 : i32
      %204 = arith.divsi %192, %203 : i32
      %205 = arith.addi %204, %c1_i32 : i32
      %206 = arith.select %190, %205, %c0_i32 : i32
      %207 = arith.shli %206, %c11_i32 : i32
      %208 = arith.ori %207, %c4194304_i32 : i32
      %209 = arith.ori %208, %206 : i32
      %210 = arith.cmpi eq, %206, %c0_i32 : i32
      %211 = arith.select %210, %c0_i32, %209 : i32
      gpu.barrier
      %212 = "tt.atomic_rmw"(%121, %211) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %190 : i1
    } else {
      scf.yield %false : i1
    }
    %127 = arith.muli %1, %118 : i32
    %128 = arith.addi %127, %0 : i32
    %129 = arith.muli %51, %118 : i32
    %130 = arith.subi %129, %c132_i32 : i32
    %131 = arith.cmpi sge, %128, %130 : i32
    %132 = arith.ori %126, %131 : i1
    %133 = arith.select %132, %c1024_i32, %c0_i32 : i32
    %134 = arith.minsi %118, %arg24 : i32
    %135 = arith.cmpi slt, %0, %134 : i32
    %136 = arith.select %135, %0, %c0_i32 : i32
    %137 = "tt.splat"(%134) : (i32) -> tensor<128xi32>
    %138 = "tt.splat"(%arg23) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %139 = "tt.splat"(%136) : (i32) -> tensor<128xi32>
    %140 = scf.while (%arg29 = %133) : (i32) -> i32 {
      %141 = arith.cmpi sgt, %arg29, %c0_i32 : i32
      scf.condition(%141) %arg29 : i32
    } do {
    ^bb0(%arg29: i32):
      %141 = scf.for %arg30 = %c0_i32 to %134 step %c128_i32 iter_args(%arg31 = %c2147483647_i32) -> (i32)  : i32 {
        %150 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
        %151 = arith.addi %150, %4 : tensor<128xi32>
        %152 = arith.cmpi slt, %151, %137 : tensor<128xi32>
        %153 = arith.extsi %151 : tensor<128xi32> to tensor<128xi64>
        %154 = "tt.addptr"(%138, %153) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %155 = "tt.load"(%154, %152, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %156 = arith.subi %151, %139 : tensor<128xi32>
        %157 = arith.cmpi slt, %156, %cst_61 : tensor<128xi32>
        %158 = arith.addi %156, %137 : tensor<128xi32>
        %159 = arith.select %157, %158, %156 : tensor<128xi1>, tensor<128xi32>
        %160 = arith.cmpi eq, %155, %cst_61 : tensor<128xi32>
        %161 = arith.select %160, %cst_42, %cst_37 : tensor<128xi1>, tensor<128xi32>
        %162 = arith.cmpi sge, %155, %cst_36 : tensor<128xi32>
        %163 = arith.shrsi %155, %cst_35 : tensor<128xi32>
        %164 = arith.andi %163, %cst_34 : tensor<128xi32>
        %165 = arith.cmpi ne, %164, %cst_61 : tensor<128xi32>
        %166 = arith.andi %162, %165 : tensor<128xi1>
        %167 = arith.select %166, %159, %161 : tensor<128xi1>, tensor<128xi32>
        %168 = "tt.reduce"(%167) ({
        ^bb0(%arg32: i32, %arg33: i32):
          %170 = arith.minsi %arg32, %arg33 : i32
          "tt.reduce_return"(%170) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %169 = arith.minsi %arg31, %168 : i32
        scf.yield %169 : i32
      }
      %142 = "tt.splat"(%141) : (i32) -> tensor<4096xi32>
      %143 = "tt.reduce"(%142) ({
      ^bb0(%arg30: i32, %arg31: i32):
        %150 = arith.minsi %arg30, %arg31 : i32
        "tt.reduce_return"(%150) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %144 = arith.cmpi slt, %143, %134 : i32
      %145:4 = scf.if %144 -> (i1, i32, i32, i32) {
        %150 = arith.addi %136, %143 : i32
        %151 = arith.cmpi sge, %150, %134 : i32
        %152 = arith.subi %150, %134 : i32
        %153 = arith.select %151, %152, %150 : i32
        %154 = arith.extsi %153 : i32 to i64
        %155 = "tt.addptr"(%arg23, %154) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %156 = "tt.atomic_rmw"(%155, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %157 = arith.cmpi sge, %156, %c4194304_i32 : i32
        %158 = arith.shrsi %156, %c11_i32 : i32
        %159 = arith.andi %158, %c2047_i32 : i32
        %160 = arith.cmpi ne, %159, %c0_i32 : i32
        %161 = arith.andi %157, %160 : i1
        %162 = arith.subi %156, %c2048_i32 : i32
        %163 = arith.select %161, %162, %156 : i32
        %164 = "tt.atomic_cas"(%155, %156, %163) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %165 = arith.cmpi eq, %164, %156 : i32
        %166 = arith.andi %161, %165 : i1
        %167 = arith.subi %159, %c1_i32 : i32
        %168 = arith.shrsi %156, %c22_i32 : i32
        scf.yield %166, %153, %168, %167 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %146 = arith.cmpi slt, %143, %c2147483647_i32 : i32
      %147 = arith.subi %arg29, %c1_i32 : i32
      %148 = arith.select %146, %147, %c0_i32 : i32
      %149 = arith.select %145#0, %c1024_i32, %148 : i32
      scf.if %145#0 {
        %150 = arith.andi %145#2, %c1_i32 : i32
        %151 = arith.cmpi eq, %150, %c0_i32 : i32
        %152 = arith.cmpi sle, %145#2, %c2_i32 : i32
        %153 = arith.muli %145#1, %c128_i32 : i32
        %154 = "tt.splat"(%153) : (i32) -> tensor<128xi32>
        %155 = arith.addi %154, %4 : tensor<128xi32>
        %156 = arith.cmpi ult, %155, %6 : tensor<128xi32>
        %157 = arith.extsi %155 : tensor<128xi32> to tensor<128xi64>
        %158 = "tt.addptr"(%9, %157) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %159 = "tt.load"(%158, %156, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %160 = arith.minsi %159, %13 : tensor<128xi32>
        %161 = arith.maxsi %160, %cst_61 : tensor<128xi32>
        %162 = arith.cmpi slt, %155, %21 : tensor<128xi32>
        %163 = arith.select %162, %161, %cst_61 : tensor<128xi1>, tensor<128xi32>
        %164 = arith.subi %arg21, %c2048_i32 : i32
        %165 = "tt.reduce"(%163) ({
        ^bb0(%arg30: i32, %arg31: i32):
          %187 = arith.maxsi %arg30, %arg31 : i32
          "tt.reduce_return"(%187) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %166 = arith.subi %165, %c1_i32 : i32
        %167 = arith.divsi %166, %c32_i32 : i32
        %168 = arith.divsi %164, %c32_i32 : i32
        %169 = arith.maxsi %168, %c32_i32 : i32
        %170 = arith.divsi %167, %169 : i32
        %171 = arith.addi %170, %c1_i32 : i32
        %172 = arith.minsi %171, %c1024_i32 : i32
        %173 = arith.select %152, %172, %c1_i32 : i32
        %174 = arith.select %152, %c64_i32, %c1024_i32 : i32
        %175 = arith.muli %173, %174 : i32
        %176 = arith.divsi %166, %175 : i32
        %177 = arith.divsi %176, %c1024_i32 : i32
        %178 = arith.addi %177, %c1_i32 : i32
        %179 = arith.muli %175, %178 : i32
        %180 = arith.divsi %166, %179 : i32
        %181 = arith.addi %180, %c1_i32 : i32
        scf.if %151 {
          %187 = arith.muli %145#3, %c8_i32 : i32
          %188 = arith.shrsi %145#2, %c1_i32 : i32
          %189 = arith.remui %188, %c3_i32 : i32
          %190 = arith.cmpi eq, %189, %c0_i32 : i32
          %191 = "tt.splat"(%c0_i32) : (i32) -> tensor<128xi32>
          %192 = arith.addi %191, %4 : tensor<128xi32>
          scf.for %arg30 = %c0_i32 to %c8_i32 step %c1_i32  : i32 {
            %193 = arith.addi %187, %arg30 : i32
            %194 = "tt.splat"(%193) : (i32) -> tensor<128xi32>
            %195 = arith.cmpi eq, %192, %194 : tensor<128xi32>
            %196 = arith.select %195, %163, %cst_61 : tensor<128xi1>, tensor<128xi32>
            %197 = "tt.reduce"(%196) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %203 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%203) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %198 = arith.andi %195, %162 : tensor<128xi1>
            %199 = arith.extui %198 : tensor<128xi1> to tensor<128xi32>
            %200 = "tt.reduce"(%199) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %203 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%203) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %201 = arith.addi %153, %193 : i32
            %202 = arith.cmpi eq, %200, %c1_i32 : i32
            scf.if %202 {
              %203 = arith.minsi %arg15, %arg17 : i32
              %204 = arith.minsi %203, %arg20 : i32
              %205 = arith.minsi %204, %arg26 : i32
              %206 = arith.cmpi ult, %201, %205 : i32
              %207 = "tt.addptr"(%arg25, %c0_i64) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %208 = arith.extsi %201 : i32 to i64
              %209 = "tt.addptr"(%207, %208) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %210 = "tt.load"(%209, %206, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %211 = "tt.addptr"(%arg25, %arg27) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %212 = "tt.addptr"(%211, %208) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %213 = "tt.load"(%212, %206, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %214 = arith.cmpi sgt, %210, %213 : i32
              scf.if %214 {
                %215 = "tt.addptr"(%arg14, %208) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
                %216 = "tt.load"(%215) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
                %217 = arith.muli %208, %arg18 : i64
                %218 = "tt.addptr"(%arg16, %217) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %219 = "tt.addptr"(%218, %c0_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %220 = "tt.load"(%219) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %221 = "tt.addptr"(%218, %c1_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %222 = "tt.load"(%221) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %223 = arith.maxsi %164, %c0_i32 : i32
                %224 = arith.minsi %220, %223 : i32
                %225 = arith.maxsi %224, %c0_i32 : i32
                %226 = "tt.bitcast"(%216) : (f32) -> i32
                %227 = arith.cmpi slt, %226, %c0_i32 : i32
                %228 = arith.andi %226, %c2147483647_i32 : i32
                %229 = arith.subi %c0_i32, %228 : i32
                %230 = arith.cmpi sgt, %228, %c2139095040_i32 : i32
                %231 = arith.select %227, %229, %226 : i32
                %232 = arith.select %230, %c2139095041_i32, %231 : i32
                gpu.barrier
                %233 = arith.cmpi ne, %173, %c1_i32 : i32
                %234 = arith.cmpi eq, %210, %c-2139095040_i32 : i32
                %235 = arith.cmpi eq, %173, %c1_i32 : i32
                %236 = arith.andi %234, %235 : i1
                %237 = arith.addi %220, %222 : i32
                %238 = arith.select %236, %237, %197 : i32
                %239 = arith.minsi %238, %c2048_i32 : i32
                %240 = arith.cmpi sgt, %220, %223 : i32
                %241 = arith.minsi %222, %c2048_i32 : i32
                %242 = arith.addi %220, %241 : i32
                %243 = arith.cmpi sge, %242, %239 : i32
                %244 = arith.ori %243, %236 : i1
                %245 = arith.ori %240, %233 : i1
                %246 = arith.xori %245, %true : i1
                %247 = arith.andi %244, %246 : i1
                %248 = arith.ori %247, %240 : i1
                %249 = arith.ori %248, %233 : i1
                %250 = arith.xori %249, %true : i1
                %251 = arith.cmpi sge, %220, %c8_i32 : i32
                %252 = arith.cmpi eq, %213, %c-2139095041_i32 : i32
                %253 = arith.cmpi ne, %189, %c0_i32 : i32
                %254 = arith.andi %250, %251 : i1
                %255 = arith.andi %254, %252 : i1
                %256 = arith.andi %255, %253 : i1
                %257 = arith.divui %220, %c2_i32 : i32
                %258 = arith.subi %223, %239 : i32
                %259 = arith.maxsi %258, %c0_i32 : i32
                %260 = arith.sitofp %239 : i32 to f32
                %261 = arith.sitofp %259 : i32 to f32
                %262 = arith.mulf %261, %cst_33 : f32
                %263 = arith.addf %260, %262 : f32
                %264 = arith.sitofp %225 : i32 to f32
                %265 = arith.sitofp %173 : i32 to f32
                %266 = arith.sitofp %220 : i32 to f32
                %267 = arith.maximumf %266, %cst_32 : f32
                %268 = arith.mulf %267, %265 : f32
                %269 = arith.mulf %263, %264 : f32
                %270 = arith.divf %269, %268 : f32
                %271 = arith.addf %270, %cst_31 : f32
                %272 = arith.maximumf %271, %cst_32 : f32
                %273 = arith.minimumf %272, %cst_30 : f32
                %274 = arith.fptosi %273 : f32 to i32
                %275 = arith.select %256, %257, %274 : i32
                %276 = arith.select %247, %239, %275 : i32
                %277 = arith.andi %240, %253 : i1
                %278 = arith.ori %233, %277 : i1
                %279 = arith.ori %278, %256 : i1
                %280 = arith.cmpi sle, %276, %225 : i32
                %281 = arith.cmpi sge, %276, %c1_i32 : i32
                %282 = arith.andi %280, %281 : i1
                %283 = arith.ori %247, %279 : i1
                %284 = arith.andi %282, %283 : i1
                %285 = scf.if %284 -> (i32) {
                  %286 = arith.cmpi slt, %210, %c0_i32 : i32
                  %287 = arith.subi %c-2147483648_i32, %210 : i32
                  %288 = arith.select %286, %287, %210 : i32
                  %289 = "tt.bitcast"(%288) : (i32) -> f32
                  %290 = "tt.make_range"() {end = 4096 : i32, start = 0 : i32} : () -> tensor<4096xi32>
                  %291 = "tt.splat"(%225) : (i32) -> tensor<4096xi32>
                  %292 = arith.cmpi ult, %290, %291 : tensor<4096xi32>
                  %293 = arith.addi %290, %cst_29 : tensor<4096xi32>
                  %294 = "tt.splat"(%201) : (i32) -> tensor<1xi32>
                  %295 = arith.extsi %294 : tensor<1xi32> to tensor<1xi64>
                  %296 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %297 = arith.muli %295, %296 : tensor<1xi64>
                  %298 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %299 = "tt.addptr"(%298, %297) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %300 = arith.extsi %293 : tensor<4096xi32> to tensor<4096xi64>
                  %301 = arith.muli %300, %cst_26 : tensor<4096xi64>
                  %302 = "tt.broadcast"(%299) : (tensor<1x!tt.ptr<i32>>) -> tensor<4096x!tt.ptr<i32>>
                  %303 = "tt.addptr"(%302, %301) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                  %304 = "tt.broadcast"(%cst_28) : (tensor<1xi32>) -> tensor<4096xi32>
                  %305 = "tt.addptr"(%303, %304) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                  %306 = "tt.load"(%305, %292, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                  %307 = "tt.bitcast"(%306) : (tensor<4096xi32>) -> tensor<4096xf32>
                  %308 = arith.cmpf oge, %289, %cst_25 : f32
                  %309 = arith.cmpf olt, %289, %cst_24 : f32
                  %310 = arith.andi %308, %309 : i1
                  %311 = arith.select %310, %289, %cst_23 : f32
                  %312 = "tt.splat"(%311) : (f32) -> tensor<4096xf32>
                  %313 = arith.cmpf ole, %307, %312 : tensor<4096xf32>
                  %314 = "tt.splat"(%289) : (f32) -> tensor<4096xf32>
                  %315 = arith.addf %307, %314 : tensor<4096xf32>
                  %316 = arith.select %313, %315, %307 : tensor<4096xi1>, tensor<4096xf32>
                  %317 = "tt.bitcast"(%316) : (tensor<4096xf32>) -> tensor<4096xi32>
                  %318 = arith.cmpi slt, %317, %cst_27 : tensor<4096xi32>
                  %319 = arith.andi %317, %cst_22 : tensor<4096xi32>
                  %320 = arith.subi %cst_27, %319 : tensor<4096xi32>
                  %321 = arith.cmpi sgt, %319, %cst_21 : tensor<4096xi32>
                  %322 = arith.select %318, %320, %317 : tensor<4096xi1>, tensor<4096xi32>
                  %323 = arith.select %321, %cst_21, %322 : tensor<4096xi1>, tensor<4096xi32>
                  %324 = arith.select %292, %323, %cst_20 : tensor<4096xi1>, tensor<4096xi32>
                  %325 = arith.addi %225, %c4095_i32 : i32
                  %326 = arith.divui %325, %c4096_i32 : i32
                  %327 = scf.for %arg31 = %c1_i32 to %326 step %c1_i32 iter_args(%arg32 = %324) -> (tensor<4096xi32>)  : i32 {
                    %396 = arith.muli %arg31, %c4096_i32 : i32
                    %397 = "tt.splat"(%396) : (i32) -> tensor<4096xi32>
                    %398 = arith.addi %397, %290 : tensor<4096xi32>
                    %399 = arith.cmpi ult, %398, %291 : tensor<4096xi32>
                    %400 = arith.addi %398, %cst_29 : tensor<4096xi32>
                    %401 = arith.extsi %400 : tensor<4096xi32> to tensor<4096xi64>
                    %402 = arith.muli %401, %cst_26 : tensor<4096xi64>
                    %403 = "tt.addptr"(%302, %402) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %404 = "tt.addptr"(%403, %304) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %405 = "tt.load"(%404, %399, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %406 = "tt.bitcast"(%405) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %407 = arith.cmpf ole, %406, %312 : tensor<4096xf32>
                    %408 = arith.addf %406, %314 : tensor<4096xf32>
                    %409 = arith.select %407, %408, %406 : tensor<4096xi1>, tensor<4096xf32>
                    %410 = "tt.bitcast"(%409) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %411 = arith.cmpi slt, %410, %cst_27 : tensor<4096xi32>
                    %412 = arith.andi %410, %cst_22 : tensor<4096xi32>
                    %413 = arith.subi %cst_27, %412 : tensor<4096xi32>
                    %414 = arith.cmpi sgt, %412, %cst_21 : tensor<4096xi32>
                    %415 = arith.select %411, %413, %410 : tensor<4096xi1>, tensor<4096xi32>
                    %416 = arith.select %414, %cst_21, %415 : tensor<4096xi1>, tensor<4096xi32>
                    %417 = arith.select %399, %416, %cst_20 : tensor<4096xi1>, tensor<4096xi32>
                    %418 = arith.maxsi %arg32, %417 : tensor<4096xi32>
                    scf.yield %418 : tensor<4096xi32>
                  }
                  %328 = "tt.reduce"(%327) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %396 = arith.maxsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%396) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  %329 = "tt.bitcast"(%289) : (f32) -> i32
                  %330 = arith.cmpi slt, %329, %c0_i32 : i32
                  %331 = arith.andi %329, %c2147483647_i32 : i32
                  %332 = arith.subi %c0_i32, %331 : i32
                  %333 = arith.cmpi sgt, %331, %c2139095040_i32 : i32
                  %334 = arith.select %330, %332, %329 : i32
                  %335 = arith.select %333, %c2139095040_i32, %334 : i32
                  %336 = arith.cmpi slt, %335, %c0_i32 : i32
                  %337 = arith.subi %c-2147483648_i32, %335 : i32
                  %338 = arith.select %336, %337, %335 : i32
                  %339 = "tt.bitcast"(%338) : (i32) -> f32
                  %340 = arith.cmpi slt, %328, %c0_i32 : i32
                  %341 = arith.subi %c-2147483648_i32, %328 : i32
                  %342 = arith.select %340, %341, %328 : i32
                  %343 = "tt.bitcast"(%342) : (i32) -> f32
                  %344 = arith.subf %343, %339 : f32
                  %345 = math.rsqrt %264 : f32
                  %346 = arith.divui %225, %c4_i32 : i32
                  %347 = arith.cmpi slt, %276, %346 : i32
                  %348 = arith.sitofp %276 : i32 to f32
                  %349 = math.log2 %264 : f32
                  %350 = arith.subf %349, %cst : f32
                  %351 = arith.subf %348, %cst_31 : f32
                  %352 = math.log2 %351 : f32
                  %353 = arith.subf %349, %352 : f32
                  %354 = arith.divf %353, %350 : f32
                  %355 = arith.subi %225, %276 : i32
                  %356 = arith.sitofp %355 : i32 to f32
                  %357 = arith.addf %356, %cst_31 : f32
                  %358 = arith.divf %357, %264 : f32
                  %359 = arith.select %347, %354, %358 : f32
                  %360 = arith.mulf %345, %cst_19 : f32
                  %361 = arith.mulf %344, %359 : f32
                  %362 = arith.addf %339, %361 : f32
                  %363 = arith.mulf %344, %360 : f32
                  %364 = arith.addi %335, %c1_i32 : i32
                  %365 = arith.subi %328, %c1_i32 : i32
                  %366 = arith.subf %362, %363 : f32
                  %367 = arith.addf %362, %363 : f32
                  %368 = "tt.bitcast"(%366) : (f32) -> i32
                  %369 = arith.cmpi slt, %368, %c0_i32 : i32
                  %370 = arith.andi %368, %c2147483647_i32 : i32
                  %371 = arith.subi %c0_i32, %370 : i32
                  %372 = arith.cmpi sgt, %370, %c2139095040_i32 : i32
                  %373 = arith.select %369, %371, %368 : i32
                  %374 = arith.select %372, %c2139095040_i32, %373 : i32
                  %375 = arith.minsi %374, %365 : i32
                  %376 = arith.maxsi %375, %364 : i32
                  %377 = "tt.bitcast"(%367) : (f32) -> i32
                  %378 = arith.cmpi slt, %377, %c0_i32 : i32
                  %379 = arith.andi %377, %c2147483647_i32 : i32
                  %380 = arith.subi %c0_i32, %379 : i32
                  %381 = arith.cmpi sgt, %379, %c2139095040_i32 : i32
                  %382 = arith.select %378, %380, %377 : i32
                  %383 = arith.select %381, %c2139095040_i32, %382 : i32
                  %384 = arith.minsi %383, %365 : i32
                  %385 = arith.maxsi %384, %364 : i32
                  %386 = arith.cmpf olt, %344, %cst_24 : f32
                  %387 = arith.cmpf olt, %360, %cst_17 : f32
                  %388 = arith.andi %386, %387 : i1
                  %389:2 = scf.if %388 -> (i32, i32) {
                    scf.yield %376, %385 : i32, i32
                  } else {
                    %396 = arith.subi %328, %335 : i32
                    %397 = arith.addi %396, %c2_i32 : i32
                    %398 = arith.divui %397, %c3_i32 : i32
                    %399 = arith.addi %335, %398 : i32
                    %400 = arith.addi %399, %398 : i32
                    scf.yield %399, %400 : i32, i32
                  }
                  %390:8 = scf.while (%arg31 = %335, %arg32 = %328, %arg33 = %225, %arg34 = %c0_i32, %arg35 = %389#0, %arg36 = %389#1, %arg37 = %cst_19, %arg38 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                    %396 = arith.addi %arg31, %c1_i32 : i32
                    %397 = arith.cmpi slt, %396, %arg32 : i32
                    %398 = arith.cmpi ne, %arg33, %276 : i32
                    %399 = arith.andi %397, %398 : i1
                    scf.condition(%399) %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38 : i32, i32, i32, i32, i32, i32, f32, i32
                  } do {
                  ^bb0(%arg31: i32, %arg32: i32, %arg33: i32, %arg34: i32, %arg35: i32, %arg36: i32, %arg37: f32, %arg38: i32):
                    %396 = "tt.splat"(%arg35) : (i32) -> tensor<4096xi32>
                    %397 = arith.cmpi sgt, %324, %396 : tensor<4096xi32>
                    %398 = "tt.splat"(%arg36) : (i32) -> tensor<4096xi32>
                    %399 = arith.cmpi sgt, %324, %398 : tensor<4096xi32>
                    %400 = arith.extui %397 : tensor<4096xi1> to tensor<4096xi64>
                    %401 = arith.extui %399 : tensor<4096xi1> to tensor<4096xi64>
                    %402 = arith.shli %401, %cst_16 : tensor<4096xi64>
                    %403 = arith.ori %400, %402 : tensor<4096xi64>
                    %404 = scf.for %arg39 = %c1_i32 to %326 step %c1_i32 iter_args(%arg40 = %403) -> (tensor<4096xi64>)  : i32 {
                      %487 = arith.muli %arg39, %c4096_i32 : i32
                      %488 = "tt.splat"(%487) : (i32) -> tensor<4096xi32>
                      %489 = arith.addi %488, %290 : tensor<4096xi32>
                      %490 = arith.cmpi ult, %489, %291 : tensor<4096xi32>
                      %491 = arith.addi %489, %cst_29 : tensor<4096xi32>
                      %492 = arith.extsi %491 : tensor<4096xi32> to tensor<4096xi64>
                      %493 = arith.muli %492, %cst_26 : tensor<4096xi64>
                      %494 = "tt.addptr"(%302, %493) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                      %495 = "tt.addptr"(%494, %304) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                      %496 = "tt.load"(%495, %490, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                      %497 = "tt.bitcast"(%496) : (tensor<4096xi32>) -> tensor<4096xf32>
                      %498 = arith.cmpf ole, %497, %312 : tensor<4096xf32>
                      %499 = arith.addf %497, %314 : tensor<4096xf32>
                      %500 = arith.select %498, %499, %497 : tensor<4096xi1>, tensor<4096xf32>
                      %501 = "tt.bitcast"(%500) : (tensor<4096xf32>) -> tensor<4096xi32>
                      %502 = arith.cmpi slt, %501, %cst_27 : tensor<4096xi32>
                      %503 = arith.andi %501, %cst_22 : tensor<4096xi32>
                      %504 = arith.subi %cst_27, %503 : tensor<4096xi32>
                      %505 = arith.cmpi sgt, %503, %cst_21 : tensor<4096xi32>
                      %506 = arith.select %502, %504, %501 : tensor<4096xi1>, tensor<4096xi32>
                      %507 = arith.select %505, %cst_21, %506 : tensor<4096xi1>, tensor<4096xi32>
                      %508 = arith.select %490, %507, %cst_20 : tensor<4096xi1>, tensor<4096xi32>
                      %509 = arith.cmpi sgt, %508, %396 : tensor<4096xi32>
                      %510 = arith.cmpi sgt, %508, %398 : tensor<4096xi32>
                      %511 = arith.extui %509 : tensor<4096xi1> to tensor<4096xi64>
                      %512 = arith.extui %510 : tensor<4096xi1> to tensor<4096xi64>
                      %513 = arith.shli %512, %cst_16 : tensor<4096xi64>
                      %514 = arith.ori %511, %513 : tensor<4096xi64>
                      %515 = arith.addi %arg40, %514 : tensor<4096xi64>
                      scf.yield %515 : tensor<4096xi64>
                    }
                    %405 = "tt.reduce"(%404) ({
                    ^bb0(%arg39: i64, %arg40: i64):
                      %487 = arith.addi %arg39, %arg40 : i64
                      "tt.reduce_return"(%487) : (i64) -> ()
                    }) {axis = 0 : i32} : (tensor<4096xi64>) -> i64
                    %406 = arith.shrui %405, %c32_i64 : i64
                    %407 = arith.trunci %405 : i64 to i32
                    %408 = arith.trunci %406 : i64 to i32
                    %409 = arith.cmpi sge, %407, %276 : i32
                    %410 = arith.cmpi sge, %408, %276 : i32
                    %411 = arith.select %409, %arg35, %arg31 : i32
                    %412 = arith.select %410, %arg36, %411 : i32
                    %413 = arith.select %409, %arg36, %arg35 : i32
                    %414 = arith.select %410, %arg32, %413 : i32
                    %415 = arith.select %409, %407, %arg33 : i32
                    %416 = arith.select %410, %408, %415 : i32
                    %417 = arith.select %409, %408, %407 : i32
                    %418 = arith.select %410, %arg34, %417 : i32
                    %419 = arith.mulf %arg37, %cst_15 : f32
                    %420 = arith.select %409, %cst_19, %419 : f32
                    %421 = arith.select %410, %419, %420 : f32
                    %422 = arith.addi %arg38, %c1_i32 : i32
                    %423 = arith.cmpi slt, %412, %c0_i32 : i32
                    %424 = arith.subi %c-2147483648_i32, %412 : i32
                    %425 = arith.select %423, %424, %412 : i32
                    %426 = "tt.bitcast"(%425) : (i32) -> f32
                    %427 = arith.cmpi slt, %414, %c0_i32 : i32
                    %428 = arith.subi %c-2147483648_i32, %414 : i32
                    %429 = arith.select %427, %428, %414 : i32
                    %430 = "tt.bitcast"(%429) : (i32) -> f32
                    %431 = arith.subf %430, %426 : f32
                    %432 = arith.subi %416, %418 : i32
                    %433 = arith.sitofp %432 : i32 to f32
                    %434 = math.rsqrt %433 : f32
                    %435 = arith.divui %416, %c4_i32 : i32
                    %436 = arith.cmpi slt, %276, %435 : i32
                    %437 = arith.cmpf olt, %421, %cst_18 : f32
                    %438 = arith.andi %436, %437 : i1
                    %439 = arith.sitofp %416 : i32 to f32
                    %440 = arith.sitofp %418 : i32 to f32
                    %441 = math.log2 %439 : f32
                    %442 = arith.addf %440, %cst_31 : f32
                    %443 = math.log2 %442 : f32
                    %444 = arith.subf %441, %443 : f32
                    %445 = arith.subf %441, %352 : f32
                    %446 = arith.divf %445, %444 : f32
                    %447 = arith.subi %416, %276 : i32
                    %448 = arith.sitofp %447 : i32 to f32
                    %449 = arith.addf %448, %cst_31 : f32
                    %450 = arith.divf %449, %433 : f32
                    %451 = arith.select %438, %446, %450 : f32
                    %452 = arith.mulf %421, %434 : f32
                    %453 = arith.mulf %431, %451 : f32
                    %454 = arith.addf %426, %453 : f32
                    %455 = arith.mulf %431, %452 : f32
                    %456 = arith.addi %412, %c1_i32 : i32
                    %457 = arith.subi %414, %c1_i32 : i32
                    %458 = arith.subf %454, %455 : f32
                    %459 = arith.addf %454, %455 : f32
                    %460 = "tt.bitcast"(%458) : (f32) -> i32
                    %461 = arith.cmpi slt, %460, %c0_i32 : i32
                    %462 = arith.andi %460, %c2147483647_i32 : i32
                    %463 = arith.subi %c0_i32, %462 : i32
                    %464 = arith.cmpi sgt, %462, %c2139095040_i32 : i32
                    %465 = arith.select %461, %463, %460 : i32
                    %466 = arith.select %464, %c2139095040_i32, %465 : i32
                    %467 = arith.minsi %466, %457 : i32
                    %468 = arith.maxsi %467, %456 : i32
                    %469 = "tt.bitcast"(%459) : (f32) -> i32
                    %470 = arith.cmpi slt, %469, %c0_i32 : i32
                    %471 = arith.andi %469, %c2147483647_i32 : i32
                    %472 = arith.subi %c0_i32, %471 : i32
                    %473 = arith.cmpi sgt, %471, %c2139095040_i32 : i32
                    %474 = arith.select %470, %472, %469 : i32
                    %475 = arith.select %473, %c2139095040_i32, %474 : i32
                    %476 = arith.minsi %475, %457 : i32
                    %477 = arith.maxsi %476, %456 : i32
                    %478 = arith.cmpf olt, %431, %cst_24 : f32
                    %479 = arith.cmpf olt, %452, %cst_17 : f32
                    %480 = arith.cmpi slt, %422, %c8_i32 : i32
                    %481 = arith.cmpi eq, %422, %c6_i32 : i32
                    %482 = arith.cmpi ne, %422, %c6_i32 : i32
                    %483 = arith.andi %480, %482 : i1
                    %484 = arith.andi %478, %479 : i1
                    %485 = arith.andi %483, %484 : i1
                    %486:2 = scf.if %485 -> (i32, i32) {
                      scf.yield %468, %477 : i32, i32
                    } else {
                      %487 = arith.xori %412, %414 : i32
                      %488 = arith.shrui %487, %c1_i32 : i32
                      %489 = arith.ori %487, %488 : i32
                      %490 = arith.shrui %489, %c2_i32 : i32
                      %491 = arith.ori %489, %490 : i32
                      %492 = arith.shrui %491, %c4_i32 : i32
                      %493 = arith.ori %491, %492 : i32
                      %494 = arith.shrui %493, %c8_i32 : i32
                      %495 = arith.ori %493, %494 : i32
                      %496 = arith.shrui %495, %c16_i32 : i32
                      %497 = arith.ori %495, %496 : i32
                      %498 = arith.shrui %497, %c1_i32 : i32
                      %499 = arith.xori %498, %c-1_i32 : i32
                      %500 = arith.andi %414, %499 : i32
                      %501 = arith.subi %500, %c1_i32 : i32
                      %502 = arith.subi %414, %412 : i32
                      %503 = arith.addi %502, %c2_i32 : i32
                      %504 = arith.divui %503, %c3_i32 : i32
                      %505 = arith.addi %412, %504 : i32
                      %506 = arith.addi %505, %504 : i32
                      %507 = arith.select %481, %501, %505 : i32
                      %508 = arith.select %481, %500, %506 : i32
                      scf.yield %507, %508 : i32, i32
                    }
                    scf.yield %412, %414, %416, %418, %486#0, %486#1, %421, %422 : i32, i32, i32, i32, i32, i32, f32, i32
                  }
                  %391 = "tt.splat"(%390#0) : (i32) -> tensor<4096xi32>
                  %392 = arith.cmpi sgt, %324, %391 : tensor<4096xi32>
                  %393 = arith.select %392, %324, %cst_14 : tensor<4096xi1>, tensor<4096xi32>
                  %394 = scf.for %arg31 = %c1_i32 to %326 step %c1_i32 iter_args(%arg32 = %393) -> (tensor<4096xi32>)  : i32 {
                    %396 = arith.muli %arg31, %c4096_i32 : i32
                    %397 = "tt.splat"(%396) : (i32) -> tensor<4096xi32>
                    %398 = arith.addi %397, %290 : tensor<4096xi32>
                    %399 = arith.cmpi ult, %398, %291 : tensor<4096xi32>
                    %400 = arith.addi %398, %cst_29 : tensor<4096xi32>
                    %401 = arith.extsi %400 : tensor<4096xi32> to tensor<4096xi64>
                    %402 = arith.muli %401, %cst_26 : tensor<4096xi64>
                    %403 = "tt.addptr"(%302, %402) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %404 = "tt.addptr"(%403, %304) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %405 = "tt.load"(%404, %399, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %406 = "tt.bitcast"(%405) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %407 = arith.cmpf ole, %406, %312 : tensor<4096xf32>
                    %408 = arith.addf %406, %314 : tensor<4096xf32>
                    %409 = arith.select %407, %408, %406 : tensor<4096xi1>, tensor<4096xf32>
                    %410 = "tt.bitcast"(%409) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %411 = arith.cmpi slt, %410, %cst_27 : tensor<4096xi32>
                    %412 = arith.andi %410, %cst_22 : tensor<4096xi32>
                    %413 = arith.subi %cst_27, %412 : tensor<4096xi32>
                    %414 = arith.cmpi sgt, %412, %cst_21 : tensor<4096xi32>
                    %415 = arith.select %411, %413, %410 : tensor<4096xi1>, tensor<4096xi32>
                    %416 = arith.select %414, %cst_21, %415 : tensor<4096xi1>, tensor<4096xi32>
                    %417 = arith.select %399, %416, %cst_20 : tensor<4096xi1>, tensor<4096xi32>
                    %418 = arith.cmpi sgt, %417, %391 : tensor<4096xi32>
                    %419 = arith.select %418, %417, %cst_14 : tensor<4096xi1>, tensor<4096xi32>
                    %420 = arith.minsi %arg32, %419 : tensor<4096xi32>
                    scf.yield %420 : tensor<4096xi32>
                  }
                  %395 = "tt.reduce"(%394) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %396 = arith.minsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%396) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  scf.yield %395 : i32
                } else {
                  scf.yield %210 : i32
                }
                scf.if %247 {
                  %286 = arith.cmpi slt, %237, %c2048_i32 : i32
                  %287 = arith.cmpi sge, %285, %232 : i32
                  %288 = arith.andi %236, %286 : i1
                  %289 = arith.andi %288, %287 : i1
                  %290 = arith.cmpi slt, %239, %c1_i32 : i32
                  %291 = arith.ori %289, %290 : i1
                  %292 = arith.cmpi slt, %285, %c0_i32 : i32
                  %293 = arith.subi %c-2147483648_i32, %285 : i32
                  %294 = arith.select %292, %293, %285 : i32
                  %295 = "tt.bitcast"(%294) : (i32) -> f32
                  %296 = arith.select %291, %216, %295 : f32
                  %297 = arith.select %291, %232, %285 : i32
                  %298 = arith.cmpi eq, %297, %210 : i32
                  %299 = arith.select %298, %222, %c0_i32 : i32
                  %300 = arith.cmpi slt, %210, %c0_i32 : i32
                  %301 = arith.subi %c-2147483648_i32, %210 : i32
                  %302 = arith.select %300, %301, %210 : i32
                  %303 = "tt.bitcast"(%302) : (i32) -> f32
                  %304 = arith.addi %225, %c1023_i32 : i32
                  %305 = arith.divui %304, %c1024_i32 : i32
                  %306 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                  %307 = "tt.splat"(%225) : (i32) -> tensor<1024xi32>
                  %308 = "tt.splat"(%201) : (i32) -> tensor<1xi32>
                  %309 = arith.extsi %308 : tensor<1xi32> to tensor<1xi64>
                  %310 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %311 = arith.muli %309, %310 : tensor<1xi64>
                  %312 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %313 = "tt.addptr"(%312, %311) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %314 = "tt.broadcast"(%313) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
                  %315 = "tt.broadcast"(%cst_12) : (tensor<1xi32>) -> tensor<1024xi32>
                  %316 = "tt.broadcast"(%cst_28) : (tensor<1xi32>) -> tensor<1024xi32>
                  %317 = arith.cmpf oge, %303, %cst_25 : f32
                  %318 = arith.cmpf olt, %303, %cst_24 : f32
                  %319 = arith.andi %317, %318 : i1
                  %320 = arith.select %319, %303, %cst_23 : f32
                  %321 = "tt.splat"(%320) : (f32) -> tensor<1024xf32>
                  %322 = "tt.splat"(%303) : (f32) -> tensor<1024xf32>
                  %323 = "tt.splat"(%296) : (f32) -> tensor<1024xf32>
                  %324 = "tt.splat"(%296) : (f32) -> tensor<1xf32>
                  %325 = arith.mulf %324, %cst_6 : tensor<1xf32>
                  %326 = math.absf %324 : tensor<1xf32>
                  %327 = arith.cmpf olt, %326, %cst_5 : tensor<1xf32>
                  %328 = arith.select %327, %325, %cst_4 : tensor<1xi1>, tensor<1xf32>
                  %329 = "tt.expand_dims"(%328) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %330 = "tt.broadcast"(%329) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %331 = "tt.expand_dims"(%324) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %332 = "tt.broadcast"(%331) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %333 = "tt.splat"(%201) : (i32) -> tensor<1x1x1xi32>
                  %334 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                  %335 = "tt.expand_dims"(%334) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                  %336 = "tt.expand_dims"(%335) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                  %337 = arith.extsi %333 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                  %338 = "tt.splat"(%arg22) : (i64) -> tensor<1x1x1xi64>
                  %339 = arith.muli %337, %338 : tensor<1x1x1xi64>
                  %340 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %341 = "tt.addptr"(%340, %339) : (tensor<1x1x1x!tt.ptr<i32>>, tensor<1x1x1xi64>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %342 = "tt.broadcast"(%341) : (tensor<1x1x1x!tt.ptr<i32>>) -> tensor<1x1024x1x!tt.ptr<i32>>
                  %343 = "tt.broadcast"(%336) : (tensor<1x1x2xi32>) -> tensor<1x1024x2xi32>
                  %344:2 = scf.for %arg31 = %c0_i32 to %305 step %c1_i32 iter_args(%arg32 = %c0_i32, %arg33 = %299) -> (i32, i32)  : i32 {
                    %348 = arith.muli %arg31, %c1024_i32 : i32
                    %349 = "tt.splat"(%348) : (i32) -> tensor<1024xi32>
                    %350 = arith.addi %349, %306 : tensor<1024xi32>
                    %351 = arith.cmpi ult, %350, %307 : tensor<1024xi32>
                    %352 = arith.addi %350, %cst_13 : tensor<1024xi32>
                    %353 = arith.extsi %352 : tensor<1024xi32> to tensor<1024xi64>
                    %354 = arith.muli %353, %cst_10 : tensor<1024xi64>
                    %355 = "tt.addptr"(%314, %354) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %356 = "tt.addptr"(%355, %315) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %357 = "tt.load"(%356, %351, %cst_11) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %358 = "tt.addptr"(%355, %316) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %359 = "tt.load"(%358, %351, %cst_11) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %360 = "tt.bitcast"(%359) : (tensor<1024xi32>) -> tensor<1024xf32>
                    %361 = arith.cmpf ole, %360, %321 : tensor<1024xf32>
                    %362 = arith.addf %360, %322 : tensor<1024xf32>
                    %363 = arith.select %361, %362, %360 : tensor<1024xi1>, tensor<1024xf32>
                    gpu.barrier
                    %364 = arith.cmpf ogt, %363, %323 : tensor<1024xf32>
                    %365 = arith.andi %364, %351 : tensor<1024xi1>
                    %366 = arith.cmpf ueq, %363, %323 : tensor<1024xf32>
                    %367 = arith.andi %366, %351 : tensor<1024xi1>
                    %368 = arith.extui %365 : tensor<1024xi1> to tensor<1024xi32>
                    %369 = arith.extui %367 : tensor<1024xi1> to tensor<1024xi32>
                    %370 = arith.shli %369, %cst_9 : tensor<1024xi32>
                    %371 = arith.addi %368, %370 : tensor<1024xi32>
                    %372 = "tt.scan"(%371) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %413 = arith.addi %arg34, %arg35 : i32
                      "tt.scan_return"(%413) : (i32) -> ()
                    }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                    %373 = arith.subi %372, %371 : tensor<1024xi32>
                    %374 = arith.andi %373, %cst_8 : tensor<1024xi32>
                    %375 = arith.shrui %373, %cst_9 : tensor<1024xi32>
                    %376 = "tt.splat"(%arg32) : (i32) -> tensor<1024xi32>
                    %377 = arith.addi %374, %376 : tensor<1024xi32>
                    %378 = "tt.splat"(%arg33) : (i32) -> tensor<1024xi32>
                    %379 = arith.addi %375, %378 : tensor<1024xi32>
                    %380 = arith.addi %377, %cst_13 : tensor<1024xi32>
                    %381 = arith.subi %cst_7, %379 : tensor<1024xi32>
                    %382 = arith.cmpi ult, %379, %cst_13 : tensor<1024xi32>
                    %383 = arith.select %365, %380, %381 : tensor<1024xi1>, tensor<1024xi32>
                    %384 = arith.andi %367, %382 : tensor<1024xi1>
                    %385 = arith.ori %365, %384 : tensor<1024xi1>
                    %386 = "tt.expand_dims"(%357) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %387 = "tt.expand_dims"(%363) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                    %388 = arith.cmpf ole, %387, %330 : tensor<1x1024xf32>
                    %389 = arith.subf %387, %332 : tensor<1x1024xf32>
                    %390 = math.absf %387 : tensor<1x1024xf32>
                    %391 = arith.cmpf olt, %390, %cst_3 : tensor<1x1024xf32>
                    %392 = arith.andi %388, %391 : tensor<1x1024xi1>
                    %393 = arith.select %392, %389, %387 : tensor<1x1024xi1>, tensor<1x1024xf32>
                    %394 = "tt.bitcast"(%393) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                    %395 = arith.cmpf uno, %393, %393 : tensor<1x1024xf32>
                    %396 = arith.select %395, %cst_2, %394 : tensor<1x1024xi1>, tensor<1x1024xi32>
                    %397 = "tt.join"(%386, %396) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                    %398 = "tt.expand_dims"(%383) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %399 = "tt.expand_dims"(%398) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                    %400 = "tt.expand_dims"(%385) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                    %401 = "tt.expand_dims"(%400) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                    %402 = "tt.broadcast"(%401) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                    %403 = arith.extsi %399 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                    %404 = arith.muli %403, %cst_1 : tensor<1x1024x1xi64>
                    %405 = "tt.addptr"(%342, %404) : (tensor<1x1024x1x!tt.ptr<i32>>, tensor<1x1024x1xi64>) -> tensor<1x1024x1x!tt.ptr<i32>>
                    %406 = "tt.broadcast"(%405) : (tensor<1x1024x1x!tt.ptr<i32>>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    %407 = "tt.addptr"(%406, %343) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    "tt.store"(%407, %397, %402) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                    %408 = "tt.reduce"(%371) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %413 = arith.addi %arg34, %arg35 : i32
                      "tt.reduce_return"(%413) : (i32) -> ()
                    }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                    %409 = arith.andi %408, %c65535_i32 : i32
                    %410 = arith.shrui %408, %c16_i32 : i32
                    %411 = arith.addi %arg32, %409 : i32
                    %412 = arith.addi %arg33, %410 : i32
                    scf.yield %411, %412 : i32, i32
                  }
                  "tt.store"(%215, %296) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                  %345 = arith.minui %344#1, %c2048_i32 : i32
                  %346 = arith.subi %c2048_i32, %345 : i32
                  %347 = arith.addi %344#0, %c2048_i32 : i32
                  "tt.store"(%219, %344#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%221, %344#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%209, %346) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%212, %347) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                } else {
                  %286 = arith.andi %235, %240 : i1
                  %287 = arith.cmpi sle, %220, %223 : i32
                  %288 = arith.andi %235, %287 : i1
                  %289 = arith.cmpi ne, %213, %c-2139095041_i32 : i32
                  %290 = arith.andi %288, %289 : i1
                  %291 = arith.select %286, %210, %213 : i32
                  %292 = arith.select %290, %210, %232 : i32
                  %293 = arith.andi %286, %190 : i1
                  %294 = arith.ori %290, %293 : i1
                  %295 = arith.cmpi slt, %210, %c0_i32 : i32
                  %296 = arith.subi %c-2147483648_i32, %210 : i32
                  %297 = arith.select %295, %296, %210 : i32
                  %298 = "tt.bitcast"(%297) : (i32) -> f32
                  %299 = arith.cmpi slt, %285, %c0_i32 : i32
                  %300 = arith.subi %c-2147483648_i32, %285 : i32
                  %301 = arith.select %299, %300, %285 : i32
                  %302 = "tt.bitcast"(%301) : (i32) -> f32
                  %303 = arith.subf %263, %266 : f32
                  %304 = arith.divf %303, %266 : f32
                  %305 = arith.minimumf %304, %cst_15 : f32
                  %306 = arith.subf %302, %298 : f32
                  %307 = arith.mulf %306, %305 : f32
                  %308 = arith.subf %298, %307 : f32
                  %309 = "tt.bitcast"(%308) : (f32) -> i32
                  %310 = arith.cmpi slt, %309, %c0_i32 : i32
                  %311 = arith.andi %309, %c2147483647_i32 : i32
                  %312 = arith.subi %c0_i32, %311 : i32
                  %313 = arith.cmpi sgt, %311, %c2139095040_i32 : i32
                  %314 = arith.select %310, %312, %309 : i32
                  %315 = arith.select %313, %c2139095040_i32, %314 : i32
                  %316 = arith.subi %210, %c1_i32 : i32
                  %317 = arith.minsi %315, %316 : i32
                  %318 = arith.select %256, %317, %c-2139095040_i32 : i32
                  %319 = arith.select %288, %318, %285 : i32
                  %320 = arith.xori %291, %292 : i32
                  %321 = arith.shrsi %320, %c1_i32 : i32
                  %322 = arith.andi %291, %292 : i32
                  %323 = arith.addi %322, %321 : i32
                  %324 = arith.select %294, %323, %319 : i32
                  %325 = arith.subi %292, %c1_i32 : i32
                  %326 = arith.minsi %324, %325 : i32
                  %327 = arith.addi %291, %c1_i32 : i32
                  %328 = arith.maxsi %326, %327 : i32
                  %329 = arith.cmpi sge, %327, %292 : i32
                  %330 = arith.ori %235, %289 : i1
                  %331 = arith.andi %329, %330 : i1
                  "tt.store"(%215, %298, %290) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                  "tt.store"(%219, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%221, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  %332 = arith.select %331, %c2048_i32, %328 : i32
                  %333 = arith.select %331, %c2048_i32, %291 : i32
                  "tt.store"(%209, %332) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%212, %333) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                }
              }
            }
          }
        } else {
          %187 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %188 = "tt.addptr"(%187, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %189 = "tt.addptr"(%188, %157) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %190 = "tt.load"(%189, %162, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %191 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %192 = "tt.addptr"(%187, %191) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %193 = "tt.addptr"(%192, %157) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %194 = "tt.load"(%193, %162, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %195 = arith.cmpi slt, %194, %190 : tensor<128xi32>
          %196 = arith.andi %195, %162 : tensor<128xi1>
          %197 = arith.cmpi slt, %190, %cst_61 : tensor<128xi32>
          %198 = arith.subi %cst_38, %190 : tensor<128xi32>
          %199 = arith.select %197, %198, %190 : tensor<128xi1>, tensor<128xi32>
          %200 = "tt.bitcast"(%199) : (tensor<128xi32>) -> tensor<128xf32>
          %201 = arith.select %196, %163, %cst_61 : tensor<128xi1>, tensor<128xi32>
          %202 = arith.cmpi ult, %145#3, %181 : i32
          %203 = arith.muli %145#3, %179 : i32
          %204 = arith.select %202, %203, %165 : i32
          %205 = arith.subi %165, %204 : i32
          %206 = arith.minsi %205, %179 : i32
          %207 = arith.addi %204, %206 : i32
          %208 = arith.muli %173, %c32_i32 : i32
          %209 = arith.cmpi ult, %155, %29 : tensor<128xi32>
          %210 = "tt.expand_dims"(%155) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %211 = "tt.expand_dims"(%209) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %212 = "tt.broadcast"(%211) : (tensor<128x1xi1>) -> tensor<128x128xi1>
          %213 = arith.extsi %210 : tensor<128x1xi32> to tensor<128x1xi64>
          %214 = arith.muli %213, %36 : tensor<128x1xi64>
          %215 = "tt.addptr"(%38, %214) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<bf16>>
          %216 = "tt.broadcast"(%215) : (tensor<128x1x!tt.ptr<bf16>>) -> tensor<128x128x!tt.ptr<bf16>>
          %217 = "tt.addptr"(%216, %41) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi32>) -> tensor<128x128x!tt.ptr<bf16>>
          %218 = "tt.load"(%217, %212, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
          %219 = arith.divsi %153, %c128_i32 : i32
          %220 = arith.cmpi slt, %219, %arg9 : i32
          %221 = arith.extsi %219 : i32 to i64
          %222 = "tt.addptr"(%arg8, %221) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %223 = "tt.load"(%222, %220, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %224 = arith.select %220, %223, %c-1_i32 : i32
          %225 = arith.divui %204, %c64_i32 : i32
          %226 = arith.cmpi ult, %225, %arg12 : i32
          %227 = arith.cmpi ult, %224, %arg11 : i32
          %228 = arith.cmpi slt, %204, %207 : i32
          %229 = arith.andi %228, %226 : i1
          %230 = arith.andi %229, %227 : i1
          %231 = arith.extsi %224 : i32 to i64
          %232 = arith.muli %231, %arg13 : i64
          %233 = "tt.addptr"(%arg10, %232) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %234 = arith.extsi %225 : i32 to i64
          %235 = "tt.addptr"(%233, %234) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %236 = "tt.load"(%235, %230, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %237 = arith.select %230, %236, %c-1_i32 : i32
          %238 = "tt.make_range"() {end = 32 : i32, start = 0 : i32} : () -> tensor<32xi32>
          %239 = "tt.splat"(%arg4) : (i32) -> tensor<1x1xi32>
          %240 = "tt.splat"(%arg5) : (i64) -> tensor<1x1xi64>
          %241 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<1x1x!tt.ptr<bf16>>
          %242 = "tt.broadcast"(%32) : (tensor<1x128xi32>) -> tensor<32x128xi32>
          %243 = "tt.splat"(%207) : (i32) -> tensor<32xi32>
          %244 = "tt.expand_dims"(%201) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %245 = "tt.broadcast"(%244) : (tensor<128x1xi32>) -> tensor<128x32xi32>
          %246 = "tt.expand_dims"(%200) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
          %247 = "tt.broadcast"(%246) : (tensor<128x1xf32>) -> tensor<128x32xf32>
          %248 = arith.cmpf olt, %200, %cst_49 : tensor<128xf32>
          %249 = "tt.expand_dims"(%248) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %250 = "tt.broadcast"(%249) : (tensor<128x1xi1>) -> tensor<128x32xi1>
          %251 = arith.maxsi %164, %c0_i32 : i32
          %252 = arith.cmpi sge, %arg21, %c2048_i32 : i32
          %253 = arith.select %252, %c2048_i32, %c0_i32 : i32
          %254 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
          %255 = arith.muli %213, %254 : tensor<128x1xi64>
          %256 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
          %257 = "tt.addptr"(%256, %255) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
          %258 = "tt.broadcast"(%257) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x32x!tt.ptr<i32>>
          %259 = "tt.splat"(%253) : (i32) -> tensor<128x32xi32>
          %260 = "tt.splat"(%251) : (i32) -> tensor<128x32xi32>
          %261 = arith.mulf %200, %cst_50 : tensor<128xf32>
          %262 = math.absf %200 : tensor<128xf32>
          %263 = arith.cmpf olt, %262, %cst_49 : tensor<128xf32>
          %264 = arith.select %263, %261, %cst_48 : tensor<128xi1>, tensor<128xf32>
          %265 = "tt.expand_dims"(%264) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
          %266 = "tt.broadcast"(%265) : (tensor<128x1xf32>) -> tensor<128x32xf32>
          %267 = "tt.expand_dims"(%210) {axis = 2 : i32} : (tensor<128x1xi32>) -> tensor<128x1x1xi32>
          %268 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
          %269 = "tt.expand_dims"(%268) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
          %270 = "tt.expand_dims"(%269) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
          %271 = arith.extsi %267 : tensor<128x1x1xi32> to tensor<128x1x1xi64>
          %272 = "tt.splat"(%arg22) : (i64) -> tensor<128x1x1xi64>
          %273 = arith.muli %271, %272 : tensor<128x1x1xi64>
          %274 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x1x!tt.ptr<i32>>
          %275 = "tt.addptr"(%274, %273) : (tensor<128x1x1x!tt.ptr<i32>>, tensor<128x1x1xi64>) -> tensor<128x1x1x!tt.ptr<i32>>
          %276 = "tt.broadcast"(%275) : (tensor<128x1x1x!tt.ptr<i32>>) -> tensor<128x32x1x!tt.ptr<i32>>
          %277 = "tt.broadcast"(%270) : (tensor<1x1x2xi32>) -> tensor<128x32x2xi32>
          %278 = scf.for %arg30 = %204 to %207 step %208 iter_args(%arg31 = %237) -> (i32)  : i32 {
            %279 = arith.addi %arg30, %208 : i32
            %280 = arith.divui %279, %c64_i32 : i32
            %281 = arith.cmpi ult, %280, %arg12 : i32
            %282 = arith.cmpi slt, %279, %207 : i32
            %283 = arith.andi %282, %281 : i1
            %284 = arith.andi %283, %227 : i1
            %285 = arith.extsi %280 : i32 to i64
            %286 = "tt.addptr"(%233, %285) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %287 = "tt.load"(%286, %284, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %288 = arith.select %284, %287, %c-1_i32 : i32
            %289 = "tt.splat"(%arg31) : (i32) -> tensor<1xi32>
            %290 = "tt.expand_dims"(%289) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %291 = arith.remui %arg30, %c64_i32 : i32
            %292 = "tt.splat"(%291) : (i32) -> tensor<32xi32>
            %293 = arith.addi %292, %238 : tensor<32xi32>
            %294 = arith.cmpi ult, %290, %239 : tensor<1x1xi32>
            %295 = "tt.expand_dims"(%293) {axis = 1 : i32} : (tensor<32xi32>) -> tensor<32x1xi32>
            %296 = "tt.broadcast"(%294) : (tensor<1x1xi1>) -> tensor<32x128xi1>
            %297 = arith.extsi %290 : tensor<1x1xi32> to tensor<1x1xi64>
            %298 = arith.muli %297, %240 : tensor<1x1xi64>
            %299 = "tt.addptr"(%241, %298) : (tensor<1x1x!tt.ptr<bf16>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<bf16>>
            %300 = arith.muli %295, %cst_57 : tensor<32x1xi32>
            %301 = "tt.broadcast"(%299) : (tensor<1x1x!tt.ptr<bf16>>) -> tensor<32x1x!tt.ptr<bf16>>
            %302 = "tt.addptr"(%301, %300) : (tensor<32x1x!tt.ptr<bf16>>, tensor<32x1xi32>) -> tensor<32x1x!tt.ptr<bf16>>
            %303 = "tt.broadcast"(%302) : (tensor<32x1x!tt.ptr<bf16>>) -> tensor<32x128x!tt.ptr<bf16>>
            %304 = "tt.addptr"(%303, %242) : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi32>) -> tensor<32x128x!tt.ptr<bf16>>
            %305 = "tt.load"(%304, %296, %cst_58) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi1>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
            %306 = arith.cmpi ult, %arg31, %arg4 : i32
            %307 = "tt.splat"(%306) : (i1) -> tensor<32xi1>
            %308 = "tt.splat"(%arg30) : (i32) -> tensor<32xi32>
            %309 = arith.addi %308, %238 : tensor<32xi32>
            %310 = arith.cmpi slt, %309, %243 : tensor<32xi32>
            %311 = "tt.trans"(%305) {order = array<i32: 1, 0>} : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
            %312 = "tt.dot"(%218, %311, %cst_56) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x32xbf16>, tensor<128x32xf32>) -> tensor<128x32xf32>
            %313 = "tt.expand_dims"(%312) {axis = 2 : i32} : (tensor<128x32xf32>) -> tensor<128x32x1xf32>
            %314 = "tt.scan"(%313) ({
            ^bb0(%arg32: f32, %arg33: f32):
              %362 = arith.addf %arg32, %arg33 : f32
              "tt.scan_return"(%362) : (f32) -> ()
            }) {axis = 2 : i32, reverse = false} : (tensor<128x32x1xf32>) -> tensor<128x32x1xf32>
            %315 = "tt.reshape"(%314) : (tensor<128x32x1xf32>) -> tensor<128x32xf32>
            %316 = arith.andi %307, %310 : tensor<32xi1>
            %317 = "tt.expand_dims"(%309) {axis = 0 : i32} : (tensor<32xi32>) -> tensor<1x32xi32>
            %318 = "tt.broadcast"(%317) : (tensor<1x32xi32>) -> tensor<128x32xi32>
            %319 = arith.cmpi slt, %318, %245 : tensor<128x32xi32>
            %320 = "tt.expand_dims"(%316) {axis = 0 : i32} : (tensor<32xi1>) -> tensor<1x32xi1>
            %321 = "tt.broadcast"(%320) : (tensor<1x32xi1>) -> tensor<128x32xi1>
            %322 = arith.andi %319, %321 : tensor<128x32xi1>
            %323 = arith.cmpf olt, %247, %315 : tensor<128x32xf32>
            %324 = arith.cmpf olt, %315, %247 : tensor<128x32xf32>
            %325 = arith.andi %323, %322 : tensor<128x32xi1>
            %326 = arith.ori %323, %324 : tensor<128x32xi1>
            %327 = arith.xori %326, %cst_55 : tensor<128x32xi1>
            %328 = arith.andi %327, %322 : tensor<128x32xi1>
            %329 = arith.cmpf uno, %315, %315 : tensor<128x32xf32>
            %330 = arith.andi %329, %250 : tensor<128x32xi1>
            %331 = arith.andi %328, %330 : tensor<128x32xi1>
            %332 = arith.ori %325, %331 : tensor<128x32xi1>
            %333 = arith.xori %328, %331 : tensor<128x32xi1>
            %334 = arith.ori %332, %333 : tensor<128x32xi1>
            %335 = arith.select %333, %cst_54, %cst_53 : tensor<128x32xi1>, tensor<128x32xi32>
            %336 = "tt.addptr"(%258, %335) : (tensor<128x32x!tt.ptr<i32>>, tensor<128x32xi32>) -> tensor<128x32x!tt.ptr<i32>>
            %337 = "tt.atomic_rmw"(%336, %cst_54, %334) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<128x32x!tt.ptr<i32>>, tensor<128x32xi32>, tensor<128x32xi1>) -> tensor<128x32xi32>
            %338 = arith.select %333, %259, %260 : tensor<128x32xi1>, tensor<128x32xi32>
            %339 = arith.cmpi ult, %337, %338 : tensor<128x32xi32>
            %340 = arith.subi %cst_52, %337 : tensor<128x32xi32>
            %341 = arith.addi %337, %cst_51 : tensor<128x32xi32>
            %342 = arith.select %333, %340, %341 : tensor<128x32xi1>, tensor<128x32xi32>
            %343 = arith.andi %334, %339 : tensor<128x32xi1>
            %344 = arith.cmpf ole, %315, %266 : tensor<128x32xf32>
            %345 = arith.subf %315, %247 : tensor<128x32xf32>
            %346 = math.absf %315 : tensor<128x32xf32>
            %347 = arith.cmpf olt, %346, %cst_47 : tensor<128x32xf32>
            %348 = arith.andi %344, %347 : tensor<128x32xi1>
            %349 = arith.select %348, %345, %315 : tensor<128x32xi1>, tensor<128x32xf32>
            %350 = "tt.bitcast"(%349) : (tensor<128x32xf32>) -> tensor<128x32xi32>
            %351 = arith.cmpf uno, %349, %349 : tensor<128x32xf32>
            %352 = arith.select %351, %cst_46, %350 : tensor<128x32xi1>, tensor<128x32xi32>
            %353 = "tt.join"(%318, %352) : (tensor<128x32xi32>, tensor<128x32xi32>) -> tensor<128x32x2xi32>
            %354 = "tt.expand_dims"(%342) {axis = 2 : i32} : (tensor<128x32xi32>) -> tensor<128x32x1xi32>
            %355 = "tt.expand_dims"(%343) {axis = 2 : i32} : (tensor<128x32xi1>) -> tensor<128x32x1xi1>
            %356 = "tt.broadcast"(%355) : (tensor<128x32x1xi1>) -> tensor<128x32x2xi1>
            %357 = arith.extsi %354 : tensor<128x32x1xi32> to tensor<128x32x1xi64>
            %358 = arith.muli %357, %cst_45 : tensor<128x32x1xi64>
            %359 = "tt.addptr"(%276, %358) : (tensor<128x32x1x!tt.ptr<i32>>, tensor<128x32x1xi64>) -> tensor<128x32x1x!tt.ptr<i32>>
            %360 = "tt.broadcast"(%359) : (tensor<128x32x1x!tt.ptr<i32>>) -> tensor<128x32x2x!tt.ptr<i32>>
            %361 = "tt.addptr"(%360, %277) : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>) -> tensor<128x32x2x!tt.ptr<i32>>
            "tt.store"(%361, %353, %356) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>, tensor<128x32x2xi1>) -> ()
            scf.yield %288 : i32
          }
        }
        gpu.barrier
        %182 = arith.extsi %145#1 : i32 to i64
        %183 = "tt.addptr"(%arg23, %182) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %184 = "tt.atomic_rmw"(%183, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %185 = arith.andi %184, %c2047_i32 : i32
        %186 = arith.cmpi eq, %185, %c1_i32 : i32
        scf.if %186 {
          %187 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %188 = "tt.addptr"(%187, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %189 = "tt.addptr"(%188, %157) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %190 = "tt.load"(%189, %162, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %191 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %192 = "tt.addptr"(%187, %191) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %193 = "tt.addptr"(%192, %157) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %194 = "tt.load"(%193, %162, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %195 = arith.cmpi slt, %194, %190 : tensor<128xi32>
          %196 = arith.andi %195, %162 : tensor<128xi1>
          %197 = arith.extui %196 : tensor<128xi1> to tensor<128xi32>
          %198 = "tt.reduce"(%197) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %218 = arith.maxsi %arg30, %arg31 : i32
            "tt.reduce_return"(%218) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %199 = arith.cmpi ne, %198, %c0_i32 : i32
          %200 = arith.cmpi slt, %145#2, %c500_i32 : i32
          %201 = arith.andi %199, %200 : i1
          %202 = arith.divsi %166, %c1024_i32 : i32
          %203 = arith.divsi %202, %c1024_i32 : i32
          %204 = arith.addi %203, %c1_i32 : i32
          %205 = arith.muli %204, %c1024_i32 : i32
          %206 = arith.divsi %166, %205 : i32
          %207 = arith.addi %206, %c1_i32 : i32
          %208 = arith.select %201, %207, %c0_i32 : i32
          %209 = arith.select %151, %208, %c16_i32 : i32
          %210 = arith.addi %145#2, %c1_i32 : i32
          %211 = arith.shli %210, %c22_i32 : i32
          %212 = arith.shli %209, %c11_i32 : i32
          %213 = arith.ori %211, %212 : i32
          %214 = arith.ori %213, %209 : i32
          %215 = arith.cmpi eq, %209, %c0_i32 : i32
          %216 = arith.select %215, %c0_i32, %214 : i32
          gpu.barrier
          %217 = "tt.atomic_rmw"(%183, %216) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %149 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x128xbf16, strided<[?, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "tile_requests", winnow.type = memref<?xi32>}, {winnow.arg = "tile_requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<bf16>, i32, i64, !tt.ptr<bf16>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "sdsa", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {helpers = 132 : i32, num_stages = 3 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 1024 : i32, scatter = "atomics", target = "cuda:90", tile_keys = 32 : i32, tile_rows = 128 : i32}} : () -> ()
}

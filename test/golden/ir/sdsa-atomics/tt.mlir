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
    %c8_i32 = arith.constant 8 : i32
    %c-2139095040_i32 = arith.constant -2139095040 : i32
    %c2139095041_i32 = arith.constant 2139095041 : i32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c3_i32 = arith.constant 3 : i32
    %c4_i32 = arith.constant 4 : i32
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
      %138 = arith.maxsi %arg29, %arg30 : i32
      "tt.reduce_return"(%138) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
    %51 = "tt.get_num_programs"() {axis = 1 : i32} : () -> i32
    %52 = arith.addi %50, %c31_i32 : i32
    %53 = arith.divsi %52, %c32_i32 : i32
    %54 = arith.subi %51, %c1_i32 : i32
    %55 = arith.addi %54, %53 : i32
    %56 = arith.divsi %55, %51 : i32
    %57 = arith.muli %1, %56 : i32
    %58 = arith.minsi %57, %53 : i32
    %59 = arith.addi %58, %56 : i32
    %60 = arith.minsi %59, %53 : i32
    %61 = arith.muli %60, %c32_i32 : i32
    %62 = arith.minsi %61, %50 : i32
    %63 = arith.muli %58, %c32_i32 : i32
    %64 = arith.divui %63, %c64_i32 : i32
    %65 = arith.cmpi ult, %64, %arg12 : i32
    %66 = arith.cmpi ult, %49, %arg11 : i32
    %67 = arith.cmpi slt, %63, %62 : i32
    %68 = arith.andi %67, %65 : i1
    %69 = arith.andi %68, %66 : i1
    %70 = arith.extsi %49 : i32 to i64
    %71 = arith.muli %70, %arg13 : i64
    %72 = "tt.addptr"(%arg10, %71) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %73 = arith.extsi %64 : i32 to i64
    %74 = "tt.addptr"(%72, %73) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %75 = "tt.load"(%74, %69, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %76 = arith.select %69, %75, %c-1_i32 : i32
    %77 = "tt.make_range"() {end = 32 : i32, start = 0 : i32} : () -> tensor<32xi32>
    %78 = "tt.splat"(%arg4) : (i32) -> tensor<1x1xi32>
    %79 = "tt.splat"(%arg5) : (i64) -> tensor<1x1xi64>
    %80 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<1x1x!tt.ptr<bf16>>
    %81 = "tt.broadcast"(%32) : (tensor<1x128xi32>) -> tensor<32x128xi32>
    %82 = "tt.splat"(%62) : (i32) -> tensor<32xi32>
    %83 = "tt.expand_dims"(%23) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %84 = "tt.broadcast"(%83) : (tensor<128x1xi32>) -> tensor<128x32xi32>
    %85 = "tt.expand_dims"(%28) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
    %86 = "tt.broadcast"(%85) : (tensor<128x1xf32>) -> tensor<128x32xf32>
    %87 = arith.subi %arg21, %c2048_i32 : i32
    %88 = arith.maxsi %87, %c0_i32 : i32
    %89 = arith.cmpi sge, %arg21, %c2048_i32 : i32
    %90 = arith.select %89, %c2048_i32, %c0_i32 : i32
    %91 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
    %92 = arith.muli %35, %91 : tensor<128x1xi64>
    %93 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
    %94 = "tt.addptr"(%93, %92) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
    %95 = "tt.broadcast"(%94) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x32x!tt.ptr<i32>>
    %96 = "tt.splat"(%90) : (i32) -> tensor<128x32xi32>
    %97 = "tt.splat"(%88) : (i32) -> tensor<128x32xi32>
    %98 = arith.mulf %28, %cst_50 : tensor<128xf32>
    %99 = math.absf %28 : tensor<128xf32>
    %100 = arith.cmpf olt, %99, %cst_49 : tensor<128xf32>
    %101 = arith.select %100, %98, %cst_48 : tensor<128xi1>, tensor<128xf32>
    %102 = "tt.expand_dims"(%101) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
    %103 = "tt.broadcast"(%102) : (tensor<128x1xf32>) -> tensor<128x32xf32>
    %104 = "tt.expand_dims"(%31) {axis = 2 : i32} : (tensor<128x1xi32>) -> tensor<128x1x1xi32>
    %105 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
    %106 = "tt.expand_dims"(%105) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
    %107 = "tt.expand_dims"(%106) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
    %108 = arith.extsi %104 : tensor<128x1x1xi32> to tensor<128x1x1xi64>
    %109 = "tt.splat"(%arg22) : (i64) -> tensor<128x1x1xi64>
    %110 = arith.muli %108, %109 : tensor<128x1x1xi64>
    %111 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x1x!tt.ptr<i32>>
    %112 = "tt.addptr"(%111, %110) : (tensor<128x1x1x!tt.ptr<i32>>, tensor<128x1x1xi64>) -> tensor<128x1x1x!tt.ptr<i32>>
    %113 = "tt.broadcast"(%112) : (tensor<128x1x1x!tt.ptr<i32>>) -> tensor<128x32x1x!tt.ptr<i32>>
    %114 = "tt.broadcast"(%107) : (tensor<1x1x2xi32>) -> tensor<128x32x2xi32>
    %115 = scf.for %arg29 = %63 to %62 step %c32_i32 iter_args(%arg30 = %76) -> (i32)  : i32 {
      %138 = arith.addi %arg29, %c32_i32 : i32
      %139 = arith.divui %138, %c64_i32 : i32
      %140 = arith.cmpi ult, %139, %arg12 : i32
      %141 = arith.cmpi slt, %138, %62 : i32
      %142 = arith.andi %141, %140 : i1
      %143 = arith.andi %142, %66 : i1
      %144 = arith.extsi %139 : i32 to i64
      %145 = "tt.addptr"(%72, %144) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %146 = "tt.load"(%145, %143, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %147 = arith.select %143, %146, %c-1_i32 : i32
      %148 = "tt.splat"(%arg30) : (i32) -> tensor<1xi32>
      %149 = "tt.expand_dims"(%148) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %150 = arith.remui %arg29, %c64_i32 : i32
      %151 = "tt.splat"(%150) : (i32) -> tensor<32xi32>
      %152 = arith.addi %151, %77 : tensor<32xi32>
      %153 = arith.cmpi ult, %149, %78 : tensor<1x1xi32>
      %154 = "tt.expand_dims"(%152) {axis = 1 : i32} : (tensor<32xi32>) -> tensor<32x1xi32>
      %155 = "tt.broadcast"(%153) : (tensor<1x1xi1>) -> tensor<32x128xi1>
      %156 = arith.extsi %149 : tensor<1x1xi32> to tensor<1x1xi64>
      %157 = arith.muli %156, %79 : tensor<1x1xi64>
      %158 = "tt.addptr"(%80, %157) : (tensor<1x1x!tt.ptr<bf16>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<bf16>>
      %159 = arith.muli %154, %cst_57 : tensor<32x1xi32>
      %160 = "tt.broadcast"(%158) : (tensor<1x1x!tt.ptr<bf16>>) -> tensor<32x1x!tt.ptr<bf16>>
      %161 = "tt.addptr"(%160, %159) : (tensor<32x1x!tt.ptr<bf16>>, tensor<32x1xi32>) -> tensor<32x1x!tt.ptr<bf16>>
      %162 = "tt.broadcast"(%161) : (tensor<32x1x!tt.ptr<bf16>>) -> tensor<32x128x!tt.ptr<bf16>>
      %163 = "tt.addptr"(%162, %81) : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi32>) -> tensor<32x128x!tt.ptr<bf16>>
      %164 = "tt.load"(%163, %155, %cst_58) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi1>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
      %165 = arith.cmpi ult, %arg30, %arg4 : i32
      %166 = "tt.splat"(%165) : (i1) -> tensor<32xi1>
      %167 = "tt.splat"(%arg29) : (i32) -> tensor<32xi32>
      %168 = arith.addi %167, %77 : tensor<32xi32>
      %169 = arith.cmpi slt, %168, %82 : tensor<32xi32>
      %170 = "tt.trans"(%164) {order = array<i32: 1, 0>} : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
      %171 = "tt.dot"(%43, %170, %cst_56) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x32xbf16>, tensor<128x32xf32>) -> tensor<128x32xf32>
      %172 = "tt.expand_dims"(%171) {axis = 2 : i32} : (tensor<128x32xf32>) -> tensor<128x32x1xf32>
      %173 = "tt.scan"(%172) ({
      ^bb0(%arg31: f32, %arg32: f32):
        %216 = arith.addf %arg31, %arg32 : f32
        "tt.scan_return"(%216) : (f32) -> ()
      }) {axis = 2 : i32, reverse = false} : (tensor<128x32x1xf32>) -> tensor<128x32x1xf32>
      %174 = "tt.reshape"(%173) : (tensor<128x32x1xf32>) -> tensor<128x32xf32>
      %175 = arith.andi %166, %169 : tensor<32xi1>
      %176 = "tt.expand_dims"(%168) {axis = 0 : i32} : (tensor<32xi32>) -> tensor<1x32xi32>
      %177 = "tt.broadcast"(%176) : (tensor<1x32xi32>) -> tensor<128x32xi32>
      %178 = arith.cmpi slt, %177, %84 : tensor<128x32xi32>
      %179 = "tt.expand_dims"(%175) {axis = 0 : i32} : (tensor<32xi1>) -> tensor<1x32xi1>
      %180 = "tt.broadcast"(%179) : (tensor<1x32xi1>) -> tensor<128x32xi1>
      %181 = arith.andi %178, %180 : tensor<128x32xi1>
      %182 = arith.cmpf olt, %86, %174 : tensor<128x32xf32>
      %183 = arith.cmpf olt, %174, %86 : tensor<128x32xf32>
      %184 = arith.andi %182, %181 : tensor<128x32xi1>
      %185 = arith.ori %182, %183 : tensor<128x32xi1>
      %186 = arith.xori %185, %cst_55 : tensor<128x32xi1>
      %187 = arith.andi %186, %181 : tensor<128x32xi1>
      %188 = arith.ori %184, %187 : tensor<128x32xi1>
      %189 = arith.select %187, %cst_54, %cst_53 : tensor<128x32xi1>, tensor<128x32xi32>
      %190 = "tt.addptr"(%95, %189) : (tensor<128x32x!tt.ptr<i32>>, tensor<128x32xi32>) -> tensor<128x32x!tt.ptr<i32>>
      %191 = "tt.atomic_rmw"(%190, %cst_54, %188) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<128x32x!tt.ptr<i32>>, tensor<128x32xi32>, tensor<128x32xi1>) -> tensor<128x32xi32>
      %192 = arith.select %187, %96, %97 : tensor<128x32xi1>, tensor<128x32xi32>
      %193 = arith.cmpi ult, %191, %192 : tensor<128x32xi32>
      %194 = arith.subi %cst_52, %191 : tensor<128x32xi32>
      %195 = arith.addi %191, %cst_51 : tensor<128x32xi32>
      %196 = arith.select %187, %194, %195 : tensor<128x32xi1>, tensor<128x32xi32>
      %197 = arith.andi %188, %193 : tensor<128x32xi1>
      %198 = arith.cmpf ole, %174, %103 : tensor<128x32xf32>
      %199 = arith.subf %174, %86 : tensor<128x32xf32>
      %200 = math.absf %174 : tensor<128x32xf32>
      %201 = arith.cmpf olt, %200, %cst_47 : tensor<128x32xf32>
      %202 = arith.andi %198, %201 : tensor<128x32xi1>
      %203 = arith.select %202, %199, %174 : tensor<128x32xi1>, tensor<128x32xf32>
      %204 = "tt.bitcast"(%203) : (tensor<128x32xf32>) -> tensor<128x32xi32>
      %205 = arith.cmpf uno, %203, %203 : tensor<128x32xf32>
      %206 = arith.select %205, %cst_46, %204 : tensor<128x32xi1>, tensor<128x32xi32>
      %207 = "tt.join"(%177, %206) : (tensor<128x32xi32>, tensor<128x32xi32>) -> tensor<128x32x2xi32>
      %208 = "tt.expand_dims"(%196) {axis = 2 : i32} : (tensor<128x32xi32>) -> tensor<128x32x1xi32>
      %209 = "tt.expand_dims"(%197) {axis = 2 : i32} : (tensor<128x32xi1>) -> tensor<128x32x1xi1>
      %210 = "tt.broadcast"(%209) : (tensor<128x32x1xi1>) -> tensor<128x32x2xi1>
      %211 = arith.extsi %208 : tensor<128x32x1xi32> to tensor<128x32x1xi64>
      %212 = arith.muli %211, %cst_45 : tensor<128x32x1xi64>
      %213 = "tt.addptr"(%113, %212) : (tensor<128x32x1x!tt.ptr<i32>>, tensor<128x32x1xi64>) -> tensor<128x32x1x!tt.ptr<i32>>
      %214 = "tt.broadcast"(%213) : (tensor<128x32x1x!tt.ptr<i32>>) -> tensor<128x32x2x!tt.ptr<i32>>
      %215 = "tt.addptr"(%214, %114) : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>) -> tensor<128x32x2x!tt.ptr<i32>>
      "tt.store"(%215, %207, %210) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>, tensor<128x32x2xi1>) -> ()
      scf.yield %147 : i32
    }
    %116 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %117 = arith.cmpi slt, %0, %arg24 : i32
    gpu.barrier
    %118 = arith.extsi %0 : i32 to i64
    %119 = "tt.addptr"(%arg23, %118) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %120 = "tt.atomic_rmw"(%119, %c1_i32, %117) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %121 = arith.cmpi eq, %120, %54 : i32
    %122 = arith.andi %117, %121 : i1
    %123 = scf.if %122 -> (i1) {
      %138 = "tt.load"(%10, %7, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %139 = arith.minsi %138, %13 : tensor<128xi32>
      %140 = arith.maxsi %139, %cst_61 : tensor<128xi32>
      %141 = arith.select %22, %140, %cst_61 : tensor<128xi1>, tensor<128xi32>
      %142 = arith.subi %arg21, %c2048_i32 : i32
      %143 = "tt.load"(%27, %22, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>, tensor<128xf32>) -> tensor<128xf32>
      %144 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
      %145 = arith.muli %8, %144 : tensor<128xi64>
      %146 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %147 = "tt.addptr"(%146, %145) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %148 = "tt.addptr"(%147, %cst_61) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
      %149 = "tt.load"(%148, %22, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %150 = "tt.addptr"(%147, %cst_44) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
      %151 = "tt.load"(%150, %22, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %152 = arith.minsi %151, %cst_43 : tensor<128xi32>
      %153 = "tt.splat"(%142) : (i32) -> tensor<128xi32>
      %154 = arith.cmpi slt, %153, %149 : tensor<128xi32>
      %155 = arith.addi %149, %152 : tensor<128xi32>
      %156 = arith.minsi %141, %cst_43 : tensor<128xi32>
      %157 = arith.cmpi slt, %155, %156 : tensor<128xi32>
      %158 = arith.cmpf uno, %143, %143 : tensor<128xf32>
      %159 = arith.cmpi sgt, %151, %cst_61 : tensor<128xi32>
      %160 = arith.andi %158, %159 : tensor<128xi1>
      %161 = arith.ori %154, %157 : tensor<128xi1>
      %162 = arith.ori %161, %160 : tensor<128xi1>
      %163 = arith.andi %162, %22 : tensor<128xi1>
      %164 = "tt.bitcast"(%143) : (tensor<128xf32>) -> tensor<128xi32>
      %165 = arith.cmpi slt, %164, %cst_61 : tensor<128xi32>
      %166 = arith.andi %164, %cst_42 : tensor<128xi32>
      %167 = arith.subi %cst_61, %166 : tensor<128xi32>
      %168 = arith.cmpi sgt, %166, %cst_41 : tensor<128xi32>
      %169 = arith.select %165, %167, %164 : tensor<128xi1>, tensor<128xi32>
      %170 = arith.select %168, %cst_41, %169 : tensor<128xi1>, tensor<128xi32>
      %171 = arith.select %154, %170, %cst_40 : tensor<128xi1>, tensor<128xi32>
      %172 = arith.addi %171, %cst_44 : tensor<128xi32>
      %173 = arith.subi %cst_43, %152 : tensor<128xi32>
      %174 = arith.select %163, %172, %173 : tensor<128xi1>, tensor<128xi32>
      %175 = arith.addi %149, %cst_43 : tensor<128xi32>
      %176 = arith.select %163, %171, %175 : tensor<128xi1>, tensor<128xi32>
      gpu.barrier
      %177 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %178 = "tt.addptr"(%177, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %179 = "tt.addptr"(%178, %8) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%179, %174, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %180 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
      %181 = "tt.addptr"(%177, %180) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %182 = "tt.addptr"(%181, %8) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%182, %176, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %183 = "tt.bitcast"(%cst_39) : (tensor<128xi32>) -> tensor<128xf32>
      %184 = arith.andi %163, %154 : tensor<128xi1>
      "tt.store"(%27, %183, %184) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xf32>, tensor<128xi1>) -> ()
      "tt.store"(%148, %cst_61, %163) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      "tt.store"(%150, %cst_61, %163) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %185 = arith.extui %163 : tensor<128xi1> to tensor<128xi32>
      %186 = "tt.reduce"(%185) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %210 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%210) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %187 = arith.cmpi ne, %186, %c0_i32 : i32
      %188 = "tt.reduce"(%141) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %210 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%210) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %189 = arith.subi %188, %c1_i32 : i32
      %190 = arith.divsi %189, %c32_i32 : i32
      %191 = arith.divsi %142, %c32_i32 : i32
      %192 = arith.maxsi %191, %c32_i32 : i32
      %193 = arith.divsi %190, %192 : i32
      %194 = arith.addi %193, %c1_i32 : i32
      %195 = arith.minsi %194, %c1024_i32 : i32
      %196 = arith.muli %195, %c64_i32 : i32
      %197 = arith.divsi %189, %196 : i32
      %198 = arith.divsi %197, %c1024_i32 : i32
      %199 = arith.addi %198, %c1_i32 : i32
      %200 = arith.muli %196, %199 : i32
      %201 = arith.divsi %189, %200 : i32
      %202 = arith.addi %201, %c1_i32 : i32
      %203 = arith.select %187, %202, %c0_i32 : i32
      %204 = arith.shli %203, %c11_i32 : i32
      %205 = arith.ori %204, %c4194304_i32 : i32
      %206 = arith.ori %205, %203 : i32
      %207 = arith.cmpi eq, %203, %c0_i32 : i32
      %208 = arith.select %207, %c0_i32, %206 : i32
      gpu.barrier
      %209 = "tt.atomic_rmw"(%119, %208) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %187 : i1
    } else {
      scf.yield %false : i1
    }
    %124 = arith.muli %1, %116 : i32
    %125 = arith.addi %124, %0 : i32
    %126 = arith.muli %51, %116 : i32
    %127 = arith.subi %126, %c132_i32 : i32
    %128 = arith.cmpi sge, %125, %127 : i32
    %129 = arith.ori %123, %128 : i1
    %130 = arith.select %129, %c1024_i32, %c0_i32 : i32
    %131 = arith.minsi %116, %arg24 : i32
    %132 = arith.cmpi slt, %0, %131 : i32
    %133 = arith.select %132, %0, %c0_i32 : i32
    %134 = "tt.splat"(%131) : (i32) -> tensor<128xi32>
    %135 = "tt.splat"(%arg23) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %136 = "tt.splat"(%133) : (i32) -> tensor<128xi32>
    %137 = scf.while (%arg29 = %130) : (i32) -> i32 {
      %138 = arith.cmpi sgt, %arg29, %c0_i32 : i32
      scf.condition(%138) %arg29 : i32
    } do {
    ^bb0(%arg29: i32):
      %138 = scf.for %arg30 = %c0_i32 to %131 step %c128_i32 iter_args(%arg31 = %c2147483647_i32) -> (i32)  : i32 {
        %147 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
        %148 = arith.addi %147, %4 : tensor<128xi32>
        %149 = arith.cmpi slt, %148, %134 : tensor<128xi32>
        %150 = arith.extsi %148 : tensor<128xi32> to tensor<128xi64>
        %151 = "tt.addptr"(%135, %150) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %152 = "tt.load"(%151, %149, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %153 = arith.subi %148, %136 : tensor<128xi32>
        %154 = arith.cmpi slt, %153, %cst_61 : tensor<128xi32>
        %155 = arith.addi %153, %134 : tensor<128xi32>
        %156 = arith.select %154, %155, %153 : tensor<128xi1>, tensor<128xi32>
        %157 = arith.cmpi eq, %152, %cst_61 : tensor<128xi32>
        %158 = arith.select %157, %cst_42, %cst_37 : tensor<128xi1>, tensor<128xi32>
        %159 = arith.cmpi sge, %152, %cst_36 : tensor<128xi32>
        %160 = arith.shrsi %152, %cst_35 : tensor<128xi32>
        %161 = arith.andi %160, %cst_34 : tensor<128xi32>
        %162 = arith.cmpi ne, %161, %cst_61 : tensor<128xi32>
        %163 = arith.andi %159, %162 : tensor<128xi1>
        %164 = arith.select %163, %156, %158 : tensor<128xi1>, tensor<128xi32>
        %165 = "tt.reduce"(%164) ({
        ^bb0(%arg32: i32, %arg33: i32):
          %167 = arith.minsi %arg32, %arg33 : i32
          "tt.reduce_return"(%167) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %166 = arith.minsi %arg31, %165 : i32
        scf.yield %166 : i32
      }
      %139 = "tt.splat"(%138) : (i32) -> tensor<4096xi32>
      %140 = "tt.reduce"(%139) ({
      ^bb0(%arg30: i32, %arg31: i32):
        %147 = arith.minsi %arg30, %arg31 : i32
        "tt.reduce_return"(%147) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %141 = arith.cmpi slt, %140, %131 : i32
      %142:4 = scf.if %141 -> (i1, i32, i32, i32) {
        %147 = arith.addi %133, %140 : i32
        %148 = arith.cmpi sge, %147, %131 : i32
        %149 = arith.subi %147, %131 : i32
        %150 = arith.select %148, %149, %147 : i32
        %151 = arith.extsi %150 : i32 to i64
        %152 = "tt.addptr"(%arg23, %151) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %153 = "tt.atomic_rmw"(%152, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %154 = arith.cmpi sge, %153, %c4194304_i32 : i32
        %155 = arith.shrsi %153, %c11_i32 : i32
        %156 = arith.andi %155, %c2047_i32 : i32
        %157 = arith.cmpi ne, %156, %c0_i32 : i32
        %158 = arith.andi %154, %157 : i1
        %159 = arith.subi %153, %c2048_i32 : i32
        %160 = arith.select %158, %159, %153 : i32
        %161 = "tt.atomic_cas"(%152, %153, %160) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %162 = arith.cmpi eq, %161, %153 : i32
        %163 = arith.andi %158, %162 : i1
        %164 = arith.subi %156, %c1_i32 : i32
        %165 = arith.shrsi %153, %c22_i32 : i32
        scf.yield %163, %150, %165, %164 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %143 = arith.cmpi slt, %140, %c2147483647_i32 : i32
      %144 = arith.subi %arg29, %c1_i32 : i32
      %145 = arith.select %143, %144, %c0_i32 : i32
      %146 = arith.select %142#0, %c1024_i32, %145 : i32
      scf.if %142#0 {
        %147 = arith.andi %142#2, %c1_i32 : i32
        %148 = arith.cmpi eq, %147, %c0_i32 : i32
        %149 = arith.cmpi sle, %142#2, %c2_i32 : i32
        %150 = arith.muli %142#1, %c128_i32 : i32
        %151 = "tt.splat"(%150) : (i32) -> tensor<128xi32>
        %152 = arith.addi %151, %4 : tensor<128xi32>
        %153 = arith.cmpi ult, %152, %6 : tensor<128xi32>
        %154 = arith.extsi %152 : tensor<128xi32> to tensor<128xi64>
        %155 = "tt.addptr"(%9, %154) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %156 = "tt.load"(%155, %153, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %157 = arith.minsi %156, %13 : tensor<128xi32>
        %158 = arith.maxsi %157, %cst_61 : tensor<128xi32>
        %159 = arith.cmpi slt, %152, %21 : tensor<128xi32>
        %160 = arith.select %159, %158, %cst_61 : tensor<128xi1>, tensor<128xi32>
        %161 = arith.subi %arg21, %c2048_i32 : i32
        %162 = "tt.reduce"(%160) ({
        ^bb0(%arg30: i32, %arg31: i32):
          %184 = arith.maxsi %arg30, %arg31 : i32
          "tt.reduce_return"(%184) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %163 = arith.subi %162, %c1_i32 : i32
        %164 = arith.divsi %163, %c32_i32 : i32
        %165 = arith.divsi %161, %c32_i32 : i32
        %166 = arith.maxsi %165, %c32_i32 : i32
        %167 = arith.divsi %164, %166 : i32
        %168 = arith.addi %167, %c1_i32 : i32
        %169 = arith.minsi %168, %c1024_i32 : i32
        %170 = arith.select %149, %169, %c1_i32 : i32
        %171 = arith.select %149, %c64_i32, %c1024_i32 : i32
        %172 = arith.muli %170, %171 : i32
        %173 = arith.divsi %163, %172 : i32
        %174 = arith.divsi %173, %c1024_i32 : i32
        %175 = arith.addi %174, %c1_i32 : i32
        %176 = arith.muli %172, %175 : i32
        %177 = arith.divsi %163, %176 : i32
        %178 = arith.addi %177, %c1_i32 : i32
        scf.if %148 {
          %184 = arith.muli %142#3, %c4_i32 : i32
          %185 = arith.shrsi %142#2, %c1_i32 : i32
          %186 = arith.remui %185, %c3_i32 : i32
          %187 = arith.cmpi eq, %186, %c0_i32 : i32
          %188 = "tt.splat"(%c0_i32) : (i32) -> tensor<128xi32>
          %189 = arith.addi %188, %4 : tensor<128xi32>
          scf.for %arg30 = %c0_i32 to %c4_i32 step %c1_i32  : i32 {
            %190 = arith.addi %184, %arg30 : i32
            %191 = "tt.splat"(%190) : (i32) -> tensor<128xi32>
            %192 = arith.cmpi eq, %189, %191 : tensor<128xi32>
            %193 = arith.select %192, %160, %cst_61 : tensor<128xi1>, tensor<128xi32>
            %194 = "tt.reduce"(%193) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %200 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%200) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %195 = arith.andi %192, %159 : tensor<128xi1>
            %196 = arith.extui %195 : tensor<128xi1> to tensor<128xi32>
            %197 = "tt.reduce"(%196) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %200 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%200) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %198 = arith.addi %150, %190 : i32
            %199 = arith.cmpi eq, %197, %c1_i32 : i32
            scf.if %199 {
              %200 = arith.minsi %arg15, %arg17 : i32
              %201 = arith.minsi %200, %arg20 : i32
              %202 = arith.minsi %201, %arg26 : i32
              %203 = arith.cmpi ult, %198, %202 : i32
              %204 = "tt.addptr"(%arg25, %c0_i64) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %205 = arith.extsi %198 : i32 to i64
              %206 = "tt.addptr"(%204, %205) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %207 = "tt.load"(%206, %203, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %208 = "tt.addptr"(%arg25, %arg27) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %209 = "tt.addptr"(%208, %205) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %210 = "tt.load"(%209, %203, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %211 = arith.cmpi sgt, %207, %210 : i32
              scf.if %211 {
                %212 = "tt.addptr"(%arg14, %205) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
                %213 = "tt.load"(%212) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
                %214 = arith.muli %205, %arg18 : i64
                %215 = "tt.addptr"(%arg16, %214) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %216 = "tt.addptr"(%215, %c0_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %217 = "tt.load"(%216) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %218 = "tt.addptr"(%215, %c1_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %219 = "tt.load"(%218) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %220 = arith.maxsi %161, %c0_i32 : i32
                %221 = arith.minsi %217, %220 : i32
                %222 = arith.maxsi %221, %c0_i32 : i32
                %223 = "tt.bitcast"(%213) : (f32) -> i32
                %224 = arith.cmpi slt, %223, %c0_i32 : i32
                %225 = arith.andi %223, %c2147483647_i32 : i32
                %226 = arith.subi %c0_i32, %225 : i32
                %227 = arith.cmpi sgt, %225, %c2139095040_i32 : i32
                %228 = arith.select %224, %226, %223 : i32
                %229 = arith.select %227, %c2139095041_i32, %228 : i32
                gpu.barrier
                %230 = arith.cmpi ne, %170, %c1_i32 : i32
                %231 = arith.cmpi eq, %207, %c-2139095040_i32 : i32
                %232 = arith.cmpi eq, %170, %c1_i32 : i32
                %233 = arith.andi %231, %232 : i1
                %234 = arith.addi %217, %219 : i32
                %235 = arith.select %233, %234, %194 : i32
                %236 = arith.minsi %235, %c2048_i32 : i32
                %237 = arith.cmpi sgt, %217, %220 : i32
                %238 = arith.minsi %219, %c2048_i32 : i32
                %239 = arith.addi %217, %238 : i32
                %240 = arith.cmpi sge, %239, %236 : i32
                %241 = arith.ori %240, %233 : i1
                %242 = arith.ori %237, %230 : i1
                %243 = arith.xori %242, %true : i1
                %244 = arith.andi %241, %243 : i1
                %245 = arith.ori %244, %237 : i1
                %246 = arith.ori %245, %230 : i1
                %247 = arith.xori %246, %true : i1
                %248 = arith.cmpi sge, %217, %c8_i32 : i32
                %249 = arith.cmpi eq, %210, %c-2139095041_i32 : i32
                %250 = arith.cmpi ne, %186, %c0_i32 : i32
                %251 = arith.andi %247, %248 : i1
                %252 = arith.andi %251, %249 : i1
                %253 = arith.andi %252, %250 : i1
                %254 = arith.divui %217, %c2_i32 : i32
                %255 = arith.subi %220, %236 : i32
                %256 = arith.maxsi %255, %c0_i32 : i32
                %257 = arith.sitofp %236 : i32 to f32
                %258 = arith.sitofp %256 : i32 to f32
                %259 = arith.mulf %258, %cst_33 : f32
                %260 = arith.addf %257, %259 : f32
                %261 = arith.sitofp %222 : i32 to f32
                %262 = arith.sitofp %170 : i32 to f32
                %263 = arith.sitofp %217 : i32 to f32
                %264 = arith.maximumf %263, %cst_32 : f32
                %265 = arith.mulf %264, %262 : f32
                %266 = arith.mulf %260, %261 : f32
                %267 = arith.divf %266, %265 : f32
                %268 = arith.addf %267, %cst_31 : f32
                %269 = arith.maximumf %268, %cst_32 : f32
                %270 = arith.minimumf %269, %cst_30 : f32
                %271 = arith.fptosi %270 : f32 to i32
                %272 = arith.select %253, %254, %271 : i32
                %273 = arith.select %244, %236, %272 : i32
                %274 = arith.andi %237, %250 : i1
                %275 = arith.ori %230, %274 : i1
                %276 = arith.ori %275, %253 : i1
                %277 = arith.cmpi sle, %273, %222 : i32
                %278 = arith.cmpi sge, %273, %c1_i32 : i32
                %279 = arith.andi %277, %278 : i1
                %280 = arith.ori %244, %276 : i1
                %281 = arith.andi %279, %280 : i1
                %282 = scf.if %281 -> (i32) {
                  %283 = arith.cmpi slt, %207, %c0_i32 : i32
                  %284 = arith.subi %c-2147483648_i32, %207 : i32
                  %285 = arith.select %283, %284, %207 : i32
                  %286 = "tt.bitcast"(%285) : (i32) -> f32
                  %287 = "tt.make_range"() {end = 4096 : i32, start = 0 : i32} : () -> tensor<4096xi32>
                  %288 = "tt.splat"(%222) : (i32) -> tensor<4096xi32>
                  %289 = arith.cmpi ult, %287, %288 : tensor<4096xi32>
                  %290 = arith.addi %287, %cst_29 : tensor<4096xi32>
                  %291 = "tt.splat"(%198) : (i32) -> tensor<1xi32>
                  %292 = arith.extsi %291 : tensor<1xi32> to tensor<1xi64>
                  %293 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %294 = arith.muli %292, %293 : tensor<1xi64>
                  %295 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %296 = "tt.addptr"(%295, %294) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %297 = arith.extsi %290 : tensor<4096xi32> to tensor<4096xi64>
                  %298 = arith.muli %297, %cst_26 : tensor<4096xi64>
                  %299 = "tt.broadcast"(%296) : (tensor<1x!tt.ptr<i32>>) -> tensor<4096x!tt.ptr<i32>>
                  %300 = "tt.addptr"(%299, %298) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                  %301 = "tt.broadcast"(%cst_28) : (tensor<1xi32>) -> tensor<4096xi32>
                  %302 = "tt.addptr"(%300, %301) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                  %303 = "tt.load"(%302, %289, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                  %304 = "tt.bitcast"(%303) : (tensor<4096xi32>) -> tensor<4096xf32>
                  %305 = arith.cmpf oge, %286, %cst_25 : f32
                  %306 = arith.cmpf olt, %286, %cst_24 : f32
                  %307 = arith.andi %305, %306 : i1
                  %308 = arith.select %307, %286, %cst_23 : f32
                  %309 = "tt.splat"(%308) : (f32) -> tensor<4096xf32>
                  %310 = arith.cmpf ole, %304, %309 : tensor<4096xf32>
                  %311 = "tt.splat"(%286) : (f32) -> tensor<4096xf32>
                  %312 = arith.addf %304, %311 : tensor<4096xf32>
                  %313 = arith.select %310, %312, %304 : tensor<4096xi1>, tensor<4096xf32>
                  %314 = "tt.bitcast"(%313) : (tensor<4096xf32>) -> tensor<4096xi32>
                  %315 = arith.cmpi slt, %314, %cst_27 : tensor<4096xi32>
                  %316 = arith.andi %314, %cst_22 : tensor<4096xi32>
                  %317 = arith.subi %cst_27, %316 : tensor<4096xi32>
                  %318 = arith.cmpi sgt, %316, %cst_21 : tensor<4096xi32>
                  %319 = arith.select %315, %317, %314 : tensor<4096xi1>, tensor<4096xi32>
                  %320 = arith.select %318, %cst_21, %319 : tensor<4096xi1>, tensor<4096xi32>
                  %321 = arith.select %289, %320, %cst_20 : tensor<4096xi1>, tensor<4096xi32>
                  %322 = arith.addi %222, %c4095_i32 : i32
                  %323 = arith.divui %322, %c4096_i32 : i32
                  %324 = scf.for %arg31 = %c1_i32 to %323 step %c1_i32 iter_args(%arg32 = %321) -> (tensor<4096xi32>)  : i32 {
                    %399 = arith.muli %arg31, %c4096_i32 : i32
                    %400 = "tt.splat"(%399) : (i32) -> tensor<4096xi32>
                    %401 = arith.addi %400, %287 : tensor<4096xi32>
                    %402 = arith.cmpi ult, %401, %288 : tensor<4096xi32>
                    %403 = arith.addi %401, %cst_29 : tensor<4096xi32>
                    %404 = arith.extsi %403 : tensor<4096xi32> to tensor<4096xi64>
                    %405 = arith.muli %404, %cst_26 : tensor<4096xi64>
                    %406 = "tt.addptr"(%299, %405) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %407 = "tt.addptr"(%406, %301) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %408 = "tt.load"(%407, %402, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %409 = "tt.bitcast"(%408) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %410 = arith.cmpf ole, %409, %309 : tensor<4096xf32>
                    %411 = arith.addf %409, %311 : tensor<4096xf32>
                    %412 = arith.select %410, %411, %409 : tensor<4096xi1>, tensor<4096xf32>
                    %413 = "tt.bitcast"(%412) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %414 = arith.cmpi slt, %413, %cst_27 : tensor<4096xi32>
                    %415 = arith.andi %413, %cst_22 : tensor<4096xi32>
                    %416 = arith.subi %cst_27, %415 : tensor<4096xi32>
                    %417 = arith.cmpi sgt, %415, %cst_21 : tensor<4096xi32>
                    %418 = arith.select %414, %416, %413 : tensor<4096xi1>, tensor<4096xi32>
                    %419 = arith.select %417, %cst_21, %418 : tensor<4096xi1>, tensor<4096xi32>
                    %420 = arith.select %402, %419, %cst_20 : tensor<4096xi1>, tensor<4096xi32>
                    %421 = arith.maxsi %arg32, %420 : tensor<4096xi32>
                    scf.yield %421 : tensor<4096xi32>
                  }
                  %325 = "tt.reduce"(%324) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %399 = arith.maxsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%399) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  %326 = "tt.bitcast"(%286) : (f32) -> i32
                  %327 = arith.cmpi slt, %326, %c0_i32 : i32
                  %328 = arith.andi %326, %c2147483647_i32 : i32
                  %329 = arith.subi %c0_i32, %328 : i32
                  %330 = arith.cmpi sgt, %328, %c2139095040_i32 : i32
                  %331 = arith.select %327, %329, %326 : i32
                  %332 = arith.select %330, %c2139095040_i32, %331 : i32
                  %333 = arith.cmpi slt, %332, %c0_i32 : i32
                  %334 = arith.subi %c-2147483648_i32, %332 : i32
                  %335 = arith.select %333, %334, %332 : i32
                  %336 = "tt.bitcast"(%335) : (i32) -> f32
                  %337 = arith.cmpi slt, %325, %c0_i32 : i32
                  %338 = arith.subi %c-2147483648_i32, %325 : i32
                  %339 = arith.select %337, %338, %325 : i32
                  %340 = "tt.bitcast"(%339) : (i32) -> f32
                  %341 = arith.subf %340, %336 : f32
                  %342 = math.rsqrt %261 : f32
                  %343 = arith.divui %222, %c4_i32 : i32
                  %344 = arith.cmpi slt, %273, %343 : i32
                  %345 = arith.sitofp %273 : i32 to f32
                  %346 = math.log2 %261 : f32
                  %347 = arith.subf %346, %cst : f32
                  %348 = arith.subf %345, %cst_31 : f32
                  %349 = math.log2 %348 : f32
                  %350 = arith.subf %346, %349 : f32
                  %351 = arith.divf %350, %347 : f32
                  %352 = arith.subi %222, %273 : i32
                  %353 = arith.sitofp %352 : i32 to f32
                  %354 = arith.addf %353, %cst_31 : f32
                  %355 = arith.divf %354, %261 : f32
                  %356 = arith.select %344, %351, %355 : f32
                  %357 = arith.mulf %342, %cst_19 : f32
                  %358 = arith.mulf %341, %356 : f32
                  %359 = arith.addf %336, %358 : f32
                  %360 = arith.mulf %341, %357 : f32
                  %361 = arith.addi %332, %c1_i32 : i32
                  %362 = arith.subi %325, %c1_i32 : i32
                  %363 = arith.subf %359, %360 : f32
                  %364 = arith.addf %359, %360 : f32
                  %365 = "tt.bitcast"(%363) : (f32) -> i32
                  %366 = arith.cmpi slt, %365, %c0_i32 : i32
                  %367 = arith.andi %365, %c2147483647_i32 : i32
                  %368 = arith.subi %c0_i32, %367 : i32
                  %369 = arith.cmpi sgt, %367, %c2139095040_i32 : i32
                  %370 = arith.select %366, %368, %365 : i32
                  %371 = arith.select %369, %c2139095040_i32, %370 : i32
                  %372 = arith.minsi %371, %362 : i32
                  %373 = arith.maxsi %372, %361 : i32
                  %374 = "tt.bitcast"(%364) : (f32) -> i32
                  %375 = arith.cmpi slt, %374, %c0_i32 : i32
                  %376 = arith.andi %374, %c2147483647_i32 : i32
                  %377 = arith.subi %c0_i32, %376 : i32
                  %378 = arith.cmpi sgt, %376, %c2139095040_i32 : i32
                  %379 = arith.select %375, %377, %374 : i32
                  %380 = arith.select %378, %c2139095040_i32, %379 : i32
                  %381 = arith.minsi %380, %362 : i32
                  %382 = arith.maxsi %381, %361 : i32
                  %383 = arith.cmpf olt, %341, %cst_24 : f32
                  %384 = arith.cmpf olt, %357, %cst_17 : f32
                  %385 = arith.andi %383, %384 : i1
                  %386 = arith.subi %325, %332 : i32
                  %387 = arith.addi %386, %c2_i32 : i32
                  %388 = arith.divui %387, %c3_i32 : i32
                  %389 = arith.addi %332, %388 : i32
                  %390 = arith.addi %389, %388 : i32
                  %391 = arith.select %385, %373, %389 : i32
                  %392 = arith.select %385, %382, %390 : i32
                  %393:8 = scf.while (%arg31 = %332, %arg32 = %325, %arg33 = %222, %arg34 = %c0_i32, %arg35 = %391, %arg36 = %392, %arg37 = %cst_19, %arg38 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                    %399 = arith.addi %arg31, %c1_i32 : i32
                    %400 = arith.cmpi slt, %399, %arg32 : i32
                    %401 = arith.cmpi ne, %arg33, %273 : i32
                    %402 = arith.andi %400, %401 : i1
                    scf.condition(%402) %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38 : i32, i32, i32, i32, i32, i32, f32, i32
                  } do {
                  ^bb0(%arg31: i32, %arg32: i32, %arg33: i32, %arg34: i32, %arg35: i32, %arg36: i32, %arg37: f32, %arg38: i32):
                    %399 = "tt.splat"(%arg35) : (i32) -> tensor<4096xi32>
                    %400 = arith.cmpi sgt, %321, %399 : tensor<4096xi32>
                    %401 = "tt.splat"(%arg36) : (i32) -> tensor<4096xi32>
                    %402 = arith.cmpi sgt, %321, %401 : tensor<4096xi32>
                    %403 = arith.extui %400 : tensor<4096xi1> to tensor<4096xi64>
                    %404 = arith.extui %402 : tensor<4096xi1> to tensor<4096xi64>
                    %405 = arith.shli %404, %cst_16 : tensor<4096xi64>
                    %406 = arith.ori %403, %405 : tensor<4096xi64>
                    %407 = scf.for %arg39 = %c1_i32 to %323 step %c1_i32 iter_args(%arg40 = %406) -> (tensor<4096xi64>)  : i32 {
                      %513 = arith.muli %arg39, %c4096_i32 : i32
                      %514 = "tt.splat"(%513) : (i32) -> tensor<4096xi32>
                      %515 = arith.addi %514, %287 : tensor<4096xi32>
                      %516 = arith.cmpi ult, %515, %288 : tensor<4096xi32>
                      %517 = arith.addi %515, %cst_29 : tensor<4096xi32>
                      %518 = arith.extsi %517 : tensor<4096xi32> to tensor<4096xi64>
                      %519 = arith.muli %518, %cst_26 : tensor<4096xi64>
                      %520 = "tt.addptr"(%299, %519) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                      %521 = "tt.addptr"(%520, %301) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                      %522 = "tt.load"(%521, %516, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                      %523 = "tt.bitcast"(%522) : (tensor<4096xi32>) -> tensor<4096xf32>
                      %524 = arith.cmpf ole, %523, %309 : tensor<4096xf32>
                      %525 = arith.addf %523, %311 : tensor<4096xf32>
                      %526 = arith.select %524, %525, %523 : tensor<4096xi1>, tensor<4096xf32>
                      %527 = "tt.bitcast"(%526) : (tensor<4096xf32>) -> tensor<4096xi32>
                      %528 = arith.cmpi slt, %527, %cst_27 : tensor<4096xi32>
                      %529 = arith.andi %527, %cst_22 : tensor<4096xi32>
                      %530 = arith.subi %cst_27, %529 : tensor<4096xi32>
                      %531 = arith.cmpi sgt, %529, %cst_21 : tensor<4096xi32>
                      %532 = arith.select %528, %530, %527 : tensor<4096xi1>, tensor<4096xi32>
                      %533 = arith.select %531, %cst_21, %532 : tensor<4096xi1>, tensor<4096xi32>
                      %534 = arith.select %516, %533, %cst_20 : tensor<4096xi1>, tensor<4096xi32>
                      %535 = arith.cmpi sgt, %534, %399 : tensor<4096xi32>
                      %536 = arith.cmpi sgt, %534, %401 : tensor<4096xi32>
                      %537 = arith.extui %535 : tensor<4096xi1> to tensor<4096xi64>
                      %538 = arith.extui %536 : tensor<4096xi1> to tensor<4096xi64>
                      %539 = arith.shli %538, %cst_16 : tensor<4096xi64>
                      %540 = arith.ori %537, %539 : tensor<4096xi64>
                      %541 = arith.addi %arg40, %540 : tensor<4096xi64>
                      scf.yield %541 : tensor<4096xi64>
                    }
                    %408 = "tt.reduce"(%407) ({
                    ^bb0(%arg39: i64, %arg40: i64):
                      %513 = arith.addi %arg39, %arg40 : i64
                      "tt.reduce_return"(%513) : (i64) -> ()
                    }) {axis = 0 : i32} : (tensor<4096xi64>) -> i64
                    %409 = arith.shrui %408, %c32_i64 : i64
                    %410 = arith.trunci %408 : i64 to i32
                    %411 = arith.trunci %409 : i64 to i32
                    %412 = arith.cmpi sge, %410, %273 : i32
                    %413 = arith.cmpi sge, %411, %273 : i32
                    %414 = arith.select %412, %arg35, %arg31 : i32
                    %415 = arith.select %413, %arg36, %414 : i32
                    %416 = arith.select %412, %arg36, %arg35 : i32
                    %417 = arith.select %413, %arg32, %416 : i32
                    %418 = arith.select %412, %410, %arg33 : i32
                    %419 = arith.select %413, %411, %418 : i32
                    %420 = arith.select %412, %411, %410 : i32
                    %421 = arith.select %413, %arg34, %420 : i32
                    %422 = arith.mulf %arg37, %cst_15 : f32
                    %423 = arith.select %412, %cst_19, %422 : f32
                    %424 = arith.select %413, %422, %423 : f32
                    %425 = arith.addi %arg38, %c1_i32 : i32
                    %426 = arith.cmpi slt, %415, %c0_i32 : i32
                    %427 = arith.subi %c-2147483648_i32, %415 : i32
                    %428 = arith.select %426, %427, %415 : i32
                    %429 = "tt.bitcast"(%428) : (i32) -> f32
                    %430 = arith.cmpi slt, %417, %c0_i32 : i32
                    %431 = arith.subi %c-2147483648_i32, %417 : i32
                    %432 = arith.select %430, %431, %417 : i32
                    %433 = "tt.bitcast"(%432) : (i32) -> f32
                    %434 = arith.subf %433, %429 : f32
                    %435 = arith.subi %419, %421 : i32
                    %436 = arith.sitofp %435 : i32 to f32
                    %437 = math.rsqrt %436 : f32
                    %438 = arith.divui %419, %c4_i32 : i32
                    %439 = arith.cmpi slt, %273, %438 : i32
                    %440 = arith.cmpf olt, %424, %cst_18 : f32
                    %441 = arith.andi %439, %440 : i1
                    %442 = arith.sitofp %419 : i32 to f32
                    %443 = arith.sitofp %421 : i32 to f32
                    %444 = math.log2 %442 : f32
                    %445 = arith.addf %443, %cst_31 : f32
                    %446 = math.log2 %445 : f32
                    %447 = arith.subf %444, %446 : f32
                    %448 = arith.subf %444, %349 : f32
                    %449 = arith.divf %448, %447 : f32
                    %450 = arith.subi %419, %273 : i32
                    %451 = arith.sitofp %450 : i32 to f32
                    %452 = arith.addf %451, %cst_31 : f32
                    %453 = arith.divf %452, %436 : f32
                    %454 = arith.select %441, %449, %453 : f32
                    %455 = arith.mulf %424, %437 : f32
                    %456 = arith.mulf %434, %454 : f32
                    %457 = arith.addf %429, %456 : f32
                    %458 = arith.mulf %434, %455 : f32
                    %459 = arith.addi %415, %c1_i32 : i32
                    %460 = arith.subi %417, %c1_i32 : i32
                    %461 = arith.subf %457, %458 : f32
                    %462 = arith.addf %457, %458 : f32
                    %463 = "tt.bitcast"(%461) : (f32) -> i32
                    %464 = arith.cmpi slt, %463, %c0_i32 : i32
                    %465 = arith.andi %463, %c2147483647_i32 : i32
                    %466 = arith.subi %c0_i32, %465 : i32
                    %467 = arith.cmpi sgt, %465, %c2139095040_i32 : i32
                    %468 = arith.select %464, %466, %463 : i32
                    %469 = arith.select %467, %c2139095040_i32, %468 : i32
                    %470 = arith.minsi %469, %460 : i32
                    %471 = arith.maxsi %470, %459 : i32
                    %472 = "tt.bitcast"(%462) : (f32) -> i32
                    %473 = arith.cmpi slt, %472, %c0_i32 : i32
                    %474 = arith.andi %472, %c2147483647_i32 : i32
                    %475 = arith.subi %c0_i32, %474 : i32
                    %476 = arith.cmpi sgt, %474, %c2139095040_i32 : i32
                    %477 = arith.select %473, %475, %472 : i32
                    %478 = arith.select %476, %c2139095040_i32, %477 : i32
                    %479 = arith.minsi %478, %460 : i32
                    %480 = arith.maxsi %479, %459 : i32
                    %481 = arith.cmpf olt, %434, %cst_24 : f32
                    %482 = arith.cmpf olt, %455, %cst_17 : f32
                    %483 = arith.cmpi slt, %425, %c8_i32 : i32
                    %484 = arith.cmpi eq, %425, %c6_i32 : i32
                    %485 = arith.cmpi ne, %425, %c6_i32 : i32
                    %486 = arith.andi %483, %485 : i1
                    %487 = arith.andi %481, %482 : i1
                    %488 = arith.andi %486, %487 : i1
                    %489 = arith.xori %415, %417 : i32
                    %490 = arith.shrui %489, %c1_i32 : i32
                    %491 = arith.ori %489, %490 : i32
                    %492 = arith.shrui %491, %c2_i32 : i32
                    %493 = arith.ori %491, %492 : i32
                    %494 = arith.shrui %493, %c4_i32 : i32
                    %495 = arith.ori %493, %494 : i32
                    %496 = arith.shrui %495, %c8_i32 : i32
                    %497 = arith.ori %495, %496 : i32
                    %498 = arith.shrui %497, %c16_i32 : i32
                    %499 = arith.ori %497, %498 : i32
                    %500 = arith.shrui %499, %c1_i32 : i32
                    %501 = arith.xori %500, %c-1_i32 : i32
                    %502 = arith.andi %417, %501 : i32
                    %503 = arith.subi %502, %c1_i32 : i32
                    %504 = arith.subi %417, %415 : i32
                    %505 = arith.addi %504, %c2_i32 : i32
                    %506 = arith.divui %505, %c3_i32 : i32
                    %507 = arith.addi %415, %506 : i32
                    %508 = arith.addi %507, %506 : i32
                    %509 = arith.select %484, %503, %507 : i32
                    %510 = arith.select %484, %502, %508 : i32
                    %511 = arith.select %488, %471, %509 : i32
                    %512 = arith.select %488, %480, %510 : i32
                    scf.yield %415, %417, %419, %421, %511, %512, %424, %425 : i32, i32, i32, i32, i32, i32, f32, i32
                  }
                  %394 = "tt.splat"(%393#0) : (i32) -> tensor<4096xi32>
                  %395 = arith.cmpi sgt, %321, %394 : tensor<4096xi32>
                  %396 = arith.select %395, %321, %cst_14 : tensor<4096xi1>, tensor<4096xi32>
                  %397 = scf.for %arg31 = %c1_i32 to %323 step %c1_i32 iter_args(%arg32 = %396) -> (tensor<4096xi32>)  : i32 {
                    %399 = arith.muli %arg31, %c4096_i32 : i32
                    %400 = "tt.splat"(%399) : (i32) -> tensor<4096xi32>
                    %401 = arith.addi %400, %287 : tensor<4096xi32>
                    %402 = arith.cmpi ult, %401, %288 : tensor<4096xi32>
                    %403 = arith.addi %401, %cst_29 : tensor<4096xi32>
                    %404 = arith.extsi %403 : tensor<4096xi32> to tensor<4096xi64>
                    %405 = arith.muli %404, %cst_26 : tensor<4096xi64>
                    %406 = "tt.addptr"(%299, %405) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %407 = "tt.addptr"(%406, %301) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %408 = "tt.load"(%407, %402, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %409 = "tt.bitcast"(%408) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %410 = arith.cmpf ole, %409, %309 : tensor<4096xf32>
                    %411 = arith.addf %409, %311 : tensor<4096xf32>
                    %412 = arith.select %410, %411, %409 : tensor<4096xi1>, tensor<4096xf32>
                    %413 = "tt.bitcast"(%412) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %414 = arith.cmpi slt, %413, %cst_27 : tensor<4096xi32>
                    %415 = arith.andi %413, %cst_22 : tensor<4096xi32>
                    %416 = arith.subi %cst_27, %415 : tensor<4096xi32>
                    %417 = arith.cmpi sgt, %415, %cst_21 : tensor<4096xi32>
                    %418 = arith.select %414, %416, %413 : tensor<4096xi1>, tensor<4096xi32>
                    %419 = arith.select %417, %cst_21, %418 : tensor<4096xi1>, tensor<4096xi32>
                    %420 = arith.select %402, %419, %cst_20 : tensor<4096xi1>, tensor<4096xi32>
                    %421 = arith.cmpi sgt, %420, %394 : tensor<4096xi32>
                    %422 = arith.select %421, %420, %cst_14 : tensor<4096xi1>, tensor<4096xi32>
                    %423 = arith.minsi %arg32, %422 : tensor<4096xi32>
                    scf.yield %423 : tensor<4096xi32>
                  }
                  %398 = "tt.reduce"(%397) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %399 = arith.minsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%399) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  scf.yield %398 : i32
                } else {
                  scf.yield %207 : i32
                }
                scf.if %244 {
                  %283 = arith.cmpi slt, %234, %c2048_i32 : i32
                  %284 = arith.cmpi sge, %282, %229 : i32
                  %285 = arith.andi %233, %283 : i1
                  %286 = arith.andi %285, %284 : i1
                  %287 = arith.cmpi slt, %236, %c1_i32 : i32
                  %288 = arith.ori %286, %287 : i1
                  %289 = arith.cmpi slt, %282, %c0_i32 : i32
                  %290 = arith.subi %c-2147483648_i32, %282 : i32
                  %291 = arith.select %289, %290, %282 : i32
                  %292 = "tt.bitcast"(%291) : (i32) -> f32
                  %293 = arith.select %288, %213, %292 : f32
                  %294 = arith.select %288, %229, %282 : i32
                  %295 = arith.cmpi eq, %294, %207 : i32
                  %296 = arith.select %295, %219, %c0_i32 : i32
                  %297 = arith.cmpi slt, %207, %c0_i32 : i32
                  %298 = arith.subi %c-2147483648_i32, %207 : i32
                  %299 = arith.select %297, %298, %207 : i32
                  %300 = "tt.bitcast"(%299) : (i32) -> f32
                  %301 = arith.addi %222, %c1023_i32 : i32
                  %302 = arith.divui %301, %c1024_i32 : i32
                  %303 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                  %304 = "tt.splat"(%222) : (i32) -> tensor<1024xi32>
                  %305 = "tt.splat"(%198) : (i32) -> tensor<1xi32>
                  %306 = arith.extsi %305 : tensor<1xi32> to tensor<1xi64>
                  %307 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %308 = arith.muli %306, %307 : tensor<1xi64>
                  %309 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %310 = "tt.addptr"(%309, %308) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %311 = "tt.broadcast"(%310) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
                  %312 = "tt.broadcast"(%cst_12) : (tensor<1xi32>) -> tensor<1024xi32>
                  %313 = "tt.broadcast"(%cst_28) : (tensor<1xi32>) -> tensor<1024xi32>
                  %314 = arith.cmpf oge, %300, %cst_25 : f32
                  %315 = arith.cmpf olt, %300, %cst_24 : f32
                  %316 = arith.andi %314, %315 : i1
                  %317 = arith.select %316, %300, %cst_23 : f32
                  %318 = "tt.splat"(%317) : (f32) -> tensor<1024xf32>
                  %319 = "tt.splat"(%300) : (f32) -> tensor<1024xf32>
                  %320 = "tt.splat"(%293) : (f32) -> tensor<1024xf32>
                  %321 = "tt.splat"(%293) : (f32) -> tensor<1xf32>
                  %322 = arith.mulf %321, %cst_6 : tensor<1xf32>
                  %323 = math.absf %321 : tensor<1xf32>
                  %324 = arith.cmpf olt, %323, %cst_5 : tensor<1xf32>
                  %325 = arith.select %324, %322, %cst_4 : tensor<1xi1>, tensor<1xf32>
                  %326 = "tt.expand_dims"(%325) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %327 = "tt.broadcast"(%326) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %328 = "tt.expand_dims"(%321) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %329 = "tt.broadcast"(%328) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %330 = "tt.splat"(%198) : (i32) -> tensor<1x1x1xi32>
                  %331 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                  %332 = "tt.expand_dims"(%331) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                  %333 = "tt.expand_dims"(%332) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                  %334 = arith.extsi %330 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                  %335 = "tt.splat"(%arg22) : (i64) -> tensor<1x1x1xi64>
                  %336 = arith.muli %334, %335 : tensor<1x1x1xi64>
                  %337 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %338 = "tt.addptr"(%337, %336) : (tensor<1x1x1x!tt.ptr<i32>>, tensor<1x1x1xi64>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %339 = "tt.broadcast"(%338) : (tensor<1x1x1x!tt.ptr<i32>>) -> tensor<1x1024x1x!tt.ptr<i32>>
                  %340 = "tt.broadcast"(%333) : (tensor<1x1x2xi32>) -> tensor<1x1024x2xi32>
                  %341:2 = scf.for %arg31 = %c0_i32 to %302 step %c1_i32 iter_args(%arg32 = %c0_i32, %arg33 = %296) -> (i32, i32)  : i32 {
                    %345 = arith.muli %arg31, %c1024_i32 : i32
                    %346 = "tt.splat"(%345) : (i32) -> tensor<1024xi32>
                    %347 = arith.addi %346, %303 : tensor<1024xi32>
                    %348 = arith.cmpi ult, %347, %304 : tensor<1024xi32>
                    %349 = arith.addi %347, %cst_13 : tensor<1024xi32>
                    %350 = arith.extsi %349 : tensor<1024xi32> to tensor<1024xi64>
                    %351 = arith.muli %350, %cst_10 : tensor<1024xi64>
                    %352 = "tt.addptr"(%311, %351) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %353 = "tt.addptr"(%352, %312) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %354 = "tt.load"(%353, %348, %cst_11) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %355 = "tt.addptr"(%352, %313) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %356 = "tt.load"(%355, %348, %cst_11) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %357 = "tt.bitcast"(%356) : (tensor<1024xi32>) -> tensor<1024xf32>
                    %358 = arith.cmpf ole, %357, %318 : tensor<1024xf32>
                    %359 = arith.addf %357, %319 : tensor<1024xf32>
                    %360 = arith.select %358, %359, %357 : tensor<1024xi1>, tensor<1024xf32>
                    gpu.barrier
                    %361 = arith.cmpf ogt, %360, %320 : tensor<1024xf32>
                    %362 = arith.andi %361, %348 : tensor<1024xi1>
                    %363 = arith.cmpf ueq, %360, %320 : tensor<1024xf32>
                    %364 = arith.andi %363, %348 : tensor<1024xi1>
                    %365 = arith.extui %362 : tensor<1024xi1> to tensor<1024xi32>
                    %366 = arith.extui %364 : tensor<1024xi1> to tensor<1024xi32>
                    %367 = arith.shli %366, %cst_9 : tensor<1024xi32>
                    %368 = arith.addi %365, %367 : tensor<1024xi32>
                    %369 = "tt.scan"(%368) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %410 = arith.addi %arg34, %arg35 : i32
                      "tt.scan_return"(%410) : (i32) -> ()
                    }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                    %370 = arith.subi %369, %368 : tensor<1024xi32>
                    %371 = arith.andi %370, %cst_8 : tensor<1024xi32>
                    %372 = arith.shrui %370, %cst_9 : tensor<1024xi32>
                    %373 = "tt.splat"(%arg32) : (i32) -> tensor<1024xi32>
                    %374 = arith.addi %371, %373 : tensor<1024xi32>
                    %375 = "tt.splat"(%arg33) : (i32) -> tensor<1024xi32>
                    %376 = arith.addi %372, %375 : tensor<1024xi32>
                    %377 = arith.addi %374, %cst_13 : tensor<1024xi32>
                    %378 = arith.subi %cst_7, %376 : tensor<1024xi32>
                    %379 = arith.cmpi ult, %376, %cst_13 : tensor<1024xi32>
                    %380 = arith.select %362, %377, %378 : tensor<1024xi1>, tensor<1024xi32>
                    %381 = arith.andi %364, %379 : tensor<1024xi1>
                    %382 = arith.ori %362, %381 : tensor<1024xi1>
                    %383 = "tt.expand_dims"(%354) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %384 = "tt.expand_dims"(%360) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                    %385 = arith.cmpf ole, %384, %327 : tensor<1x1024xf32>
                    %386 = arith.subf %384, %329 : tensor<1x1024xf32>
                    %387 = math.absf %384 : tensor<1x1024xf32>
                    %388 = arith.cmpf olt, %387, %cst_3 : tensor<1x1024xf32>
                    %389 = arith.andi %385, %388 : tensor<1x1024xi1>
                    %390 = arith.select %389, %386, %384 : tensor<1x1024xi1>, tensor<1x1024xf32>
                    %391 = "tt.bitcast"(%390) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                    %392 = arith.cmpf uno, %390, %390 : tensor<1x1024xf32>
                    %393 = arith.select %392, %cst_2, %391 : tensor<1x1024xi1>, tensor<1x1024xi32>
                    %394 = "tt.join"(%383, %393) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                    %395 = "tt.expand_dims"(%380) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %396 = "tt.expand_dims"(%395) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                    %397 = "tt.expand_dims"(%382) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                    %398 = "tt.expand_dims"(%397) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                    %399 = "tt.broadcast"(%398) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                    %400 = arith.extsi %396 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                    %401 = arith.muli %400, %cst_1 : tensor<1x1024x1xi64>
                    %402 = "tt.addptr"(%339, %401) : (tensor<1x1024x1x!tt.ptr<i32>>, tensor<1x1024x1xi64>) -> tensor<1x1024x1x!tt.ptr<i32>>
                    %403 = "tt.broadcast"(%402) : (tensor<1x1024x1x!tt.ptr<i32>>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    %404 = "tt.addptr"(%403, %340) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    "tt.store"(%404, %394, %399) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                    %405 = "tt.reduce"(%368) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %410 = arith.addi %arg34, %arg35 : i32
                      "tt.reduce_return"(%410) : (i32) -> ()
                    }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                    %406 = arith.andi %405, %c65535_i32 : i32
                    %407 = arith.shrui %405, %c16_i32 : i32
                    %408 = arith.addi %arg32, %406 : i32
                    %409 = arith.addi %arg33, %407 : i32
                    scf.yield %408, %409 : i32, i32
                  }
                  "tt.store"(%212, %293) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                  %342 = arith.minui %341#1, %c2048_i32 : i32
                  %343 = arith.subi %c2048_i32, %342 : i32
                  %344 = arith.addi %341#0, %c2048_i32 : i32
                  "tt.store"(%216, %341#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%218, %341#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%206, %343) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%209, %344) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                } else {
                  %283 = arith.andi %232, %237 : i1
                  %284 = arith.cmpi sle, %217, %220 : i32
                  %285 = arith.andi %232, %284 : i1
                  %286 = arith.cmpi ne, %210, %c-2139095041_i32 : i32
                  %287 = arith.andi %285, %286 : i1
                  %288 = arith.select %283, %207, %210 : i32
                  %289 = arith.select %287, %207, %229 : i32
                  %290 = arith.andi %283, %187 : i1
                  %291 = arith.ori %287, %290 : i1
                  %292 = arith.cmpi slt, %207, %c0_i32 : i32
                  %293 = arith.subi %c-2147483648_i32, %207 : i32
                  %294 = arith.select %292, %293, %207 : i32
                  %295 = "tt.bitcast"(%294) : (i32) -> f32
                  %296 = arith.cmpi slt, %282, %c0_i32 : i32
                  %297 = arith.subi %c-2147483648_i32, %282 : i32
                  %298 = arith.select %296, %297, %282 : i32
                  %299 = "tt.bitcast"(%298) : (i32) -> f32
                  %300 = arith.subf %260, %263 : f32
                  %301 = arith.divf %300, %263 : f32
                  %302 = arith.minimumf %301, %cst_15 : f32
                  %303 = arith.subf %299, %295 : f32
                  %304 = arith.mulf %303, %302 : f32
                  %305 = arith.subf %295, %304 : f32
                  %306 = "tt.bitcast"(%305) : (f32) -> i32
                  %307 = arith.cmpi slt, %306, %c0_i32 : i32
                  %308 = arith.andi %306, %c2147483647_i32 : i32
                  %309 = arith.subi %c0_i32, %308 : i32
                  %310 = arith.cmpi sgt, %308, %c2139095040_i32 : i32
                  %311 = arith.select %307, %309, %306 : i32
                  %312 = arith.select %310, %c2139095040_i32, %311 : i32
                  %313 = arith.subi %207, %c1_i32 : i32
                  %314 = arith.minsi %312, %313 : i32
                  %315 = arith.select %253, %314, %c-2139095040_i32 : i32
                  %316 = arith.select %285, %315, %282 : i32
                  %317 = arith.xori %288, %289 : i32
                  %318 = arith.shrsi %317, %c1_i32 : i32
                  %319 = arith.andi %288, %289 : i32
                  %320 = arith.addi %319, %318 : i32
                  %321 = arith.select %291, %320, %316 : i32
                  %322 = arith.subi %289, %c1_i32 : i32
                  %323 = arith.minsi %321, %322 : i32
                  %324 = arith.addi %288, %c1_i32 : i32
                  %325 = arith.maxsi %323, %324 : i32
                  %326 = arith.cmpi sge, %324, %289 : i32
                  %327 = arith.ori %232, %286 : i1
                  %328 = arith.andi %326, %327 : i1
                  "tt.store"(%212, %295, %287) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                  "tt.store"(%216, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%218, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  %329 = arith.select %328, %c2048_i32, %325 : i32
                  %330 = arith.select %328, %c2048_i32, %288 : i32
                  "tt.store"(%206, %329) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%209, %330) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                }
              }
            }
          }
        } else {
          %184 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %185 = "tt.addptr"(%184, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %186 = "tt.addptr"(%185, %154) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %187 = "tt.load"(%186, %159, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %188 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %189 = "tt.addptr"(%184, %188) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %190 = "tt.addptr"(%189, %154) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %191 = "tt.load"(%190, %159, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %192 = arith.cmpi slt, %191, %187 : tensor<128xi32>
          %193 = arith.andi %192, %159 : tensor<128xi1>
          %194 = arith.cmpi slt, %187, %cst_61 : tensor<128xi32>
          %195 = arith.subi %cst_38, %187 : tensor<128xi32>
          %196 = arith.select %194, %195, %187 : tensor<128xi1>, tensor<128xi32>
          %197 = "tt.bitcast"(%196) : (tensor<128xi32>) -> tensor<128xf32>
          %198 = arith.select %193, %160, %cst_61 : tensor<128xi1>, tensor<128xi32>
          %199 = arith.cmpi ult, %142#3, %178 : i32
          %200 = arith.muli %142#3, %176 : i32
          %201 = arith.select %199, %200, %162 : i32
          %202 = arith.subi %162, %201 : i32
          %203 = arith.minsi %202, %176 : i32
          %204 = arith.addi %201, %203 : i32
          %205 = arith.muli %170, %c32_i32 : i32
          %206 = arith.cmpi ult, %152, %29 : tensor<128xi32>
          %207 = "tt.expand_dims"(%152) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %208 = "tt.expand_dims"(%206) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %209 = "tt.broadcast"(%208) : (tensor<128x1xi1>) -> tensor<128x128xi1>
          %210 = arith.extsi %207 : tensor<128x1xi32> to tensor<128x1xi64>
          %211 = arith.muli %210, %36 : tensor<128x1xi64>
          %212 = "tt.addptr"(%38, %211) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<bf16>>
          %213 = "tt.broadcast"(%212) : (tensor<128x1x!tt.ptr<bf16>>) -> tensor<128x128x!tt.ptr<bf16>>
          %214 = "tt.addptr"(%213, %41) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi32>) -> tensor<128x128x!tt.ptr<bf16>>
          %215 = "tt.load"(%214, %209, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
          %216 = arith.divsi %150, %c128_i32 : i32
          %217 = arith.cmpi slt, %216, %arg9 : i32
          %218 = arith.extsi %216 : i32 to i64
          %219 = "tt.addptr"(%arg8, %218) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %220 = "tt.load"(%219, %217, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %221 = arith.select %217, %220, %c-1_i32 : i32
          %222 = arith.divui %201, %c64_i32 : i32
          %223 = arith.cmpi ult, %222, %arg12 : i32
          %224 = arith.cmpi ult, %221, %arg11 : i32
          %225 = arith.cmpi slt, %201, %204 : i32
          %226 = arith.andi %225, %223 : i1
          %227 = arith.andi %226, %224 : i1
          %228 = arith.extsi %221 : i32 to i64
          %229 = arith.muli %228, %arg13 : i64
          %230 = "tt.addptr"(%arg10, %229) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %231 = arith.extsi %222 : i32 to i64
          %232 = "tt.addptr"(%230, %231) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %233 = "tt.load"(%232, %227, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %234 = arith.select %227, %233, %c-1_i32 : i32
          %235 = "tt.make_range"() {end = 32 : i32, start = 0 : i32} : () -> tensor<32xi32>
          %236 = "tt.splat"(%arg4) : (i32) -> tensor<1x1xi32>
          %237 = "tt.splat"(%arg5) : (i64) -> tensor<1x1xi64>
          %238 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<1x1x!tt.ptr<bf16>>
          %239 = "tt.broadcast"(%32) : (tensor<1x128xi32>) -> tensor<32x128xi32>
          %240 = "tt.splat"(%204) : (i32) -> tensor<32xi32>
          %241 = "tt.expand_dims"(%198) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %242 = "tt.broadcast"(%241) : (tensor<128x1xi32>) -> tensor<128x32xi32>
          %243 = "tt.expand_dims"(%197) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
          %244 = "tt.broadcast"(%243) : (tensor<128x1xf32>) -> tensor<128x32xf32>
          %245 = arith.cmpf olt, %197, %cst_49 : tensor<128xf32>
          %246 = "tt.expand_dims"(%245) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %247 = "tt.broadcast"(%246) : (tensor<128x1xi1>) -> tensor<128x32xi1>
          %248 = arith.maxsi %161, %c0_i32 : i32
          %249 = arith.cmpi sge, %arg21, %c2048_i32 : i32
          %250 = arith.select %249, %c2048_i32, %c0_i32 : i32
          %251 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
          %252 = arith.muli %210, %251 : tensor<128x1xi64>
          %253 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
          %254 = "tt.addptr"(%253, %252) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
          %255 = "tt.broadcast"(%254) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x32x!tt.ptr<i32>>
          %256 = "tt.splat"(%250) : (i32) -> tensor<128x32xi32>
          %257 = "tt.splat"(%248) : (i32) -> tensor<128x32xi32>
          %258 = arith.mulf %197, %cst_50 : tensor<128xf32>
          %259 = math.absf %197 : tensor<128xf32>
          %260 = arith.cmpf olt, %259, %cst_49 : tensor<128xf32>
          %261 = arith.select %260, %258, %cst_48 : tensor<128xi1>, tensor<128xf32>
          %262 = "tt.expand_dims"(%261) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
          %263 = "tt.broadcast"(%262) : (tensor<128x1xf32>) -> tensor<128x32xf32>
          %264 = "tt.expand_dims"(%207) {axis = 2 : i32} : (tensor<128x1xi32>) -> tensor<128x1x1xi32>
          %265 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
          %266 = "tt.expand_dims"(%265) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
          %267 = "tt.expand_dims"(%266) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
          %268 = arith.extsi %264 : tensor<128x1x1xi32> to tensor<128x1x1xi64>
          %269 = "tt.splat"(%arg22) : (i64) -> tensor<128x1x1xi64>
          %270 = arith.muli %268, %269 : tensor<128x1x1xi64>
          %271 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x1x!tt.ptr<i32>>
          %272 = "tt.addptr"(%271, %270) : (tensor<128x1x1x!tt.ptr<i32>>, tensor<128x1x1xi64>) -> tensor<128x1x1x!tt.ptr<i32>>
          %273 = "tt.broadcast"(%272) : (tensor<128x1x1x!tt.ptr<i32>>) -> tensor<128x32x1x!tt.ptr<i32>>
          %274 = "tt.broadcast"(%267) : (tensor<1x1x2xi32>) -> tensor<128x32x2xi32>
          %275 = scf.for %arg30 = %201 to %204 step %205 iter_args(%arg31 = %234) -> (i32)  : i32 {
            %276 = arith.addi %arg30, %205 : i32
            %277 = arith.divui %276, %c64_i32 : i32
            %278 = arith.cmpi ult, %277, %arg12 : i32
            %279 = arith.cmpi slt, %276, %204 : i32
            %280 = arith.andi %279, %278 : i1
            %281 = arith.andi %280, %224 : i1
            %282 = arith.extsi %277 : i32 to i64
            %283 = "tt.addptr"(%230, %282) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %284 = "tt.load"(%283, %281, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %285 = arith.select %281, %284, %c-1_i32 : i32
            %286 = "tt.splat"(%arg31) : (i32) -> tensor<1xi32>
            %287 = "tt.expand_dims"(%286) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %288 = arith.remui %arg30, %c64_i32 : i32
            %289 = "tt.splat"(%288) : (i32) -> tensor<32xi32>
            %290 = arith.addi %289, %235 : tensor<32xi32>
            %291 = arith.cmpi ult, %287, %236 : tensor<1x1xi32>
            %292 = "tt.expand_dims"(%290) {axis = 1 : i32} : (tensor<32xi32>) -> tensor<32x1xi32>
            %293 = "tt.broadcast"(%291) : (tensor<1x1xi1>) -> tensor<32x128xi1>
            %294 = arith.extsi %287 : tensor<1x1xi32> to tensor<1x1xi64>
            %295 = arith.muli %294, %237 : tensor<1x1xi64>
            %296 = "tt.addptr"(%238, %295) : (tensor<1x1x!tt.ptr<bf16>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<bf16>>
            %297 = arith.muli %292, %cst_57 : tensor<32x1xi32>
            %298 = "tt.broadcast"(%296) : (tensor<1x1x!tt.ptr<bf16>>) -> tensor<32x1x!tt.ptr<bf16>>
            %299 = "tt.addptr"(%298, %297) : (tensor<32x1x!tt.ptr<bf16>>, tensor<32x1xi32>) -> tensor<32x1x!tt.ptr<bf16>>
            %300 = "tt.broadcast"(%299) : (tensor<32x1x!tt.ptr<bf16>>) -> tensor<32x128x!tt.ptr<bf16>>
            %301 = "tt.addptr"(%300, %239) : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi32>) -> tensor<32x128x!tt.ptr<bf16>>
            %302 = "tt.load"(%301, %293, %cst_58) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi1>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
            %303 = arith.cmpi ult, %arg31, %arg4 : i32
            %304 = "tt.splat"(%303) : (i1) -> tensor<32xi1>
            %305 = "tt.splat"(%arg30) : (i32) -> tensor<32xi32>
            %306 = arith.addi %305, %235 : tensor<32xi32>
            %307 = arith.cmpi slt, %306, %240 : tensor<32xi32>
            %308 = "tt.trans"(%302) {order = array<i32: 1, 0>} : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
            %309 = "tt.dot"(%215, %308, %cst_56) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x32xbf16>, tensor<128x32xf32>) -> tensor<128x32xf32>
            %310 = "tt.expand_dims"(%309) {axis = 2 : i32} : (tensor<128x32xf32>) -> tensor<128x32x1xf32>
            %311 = "tt.scan"(%310) ({
            ^bb0(%arg32: f32, %arg33: f32):
              %359 = arith.addf %arg32, %arg33 : f32
              "tt.scan_return"(%359) : (f32) -> ()
            }) {axis = 2 : i32, reverse = false} : (tensor<128x32x1xf32>) -> tensor<128x32x1xf32>
            %312 = "tt.reshape"(%311) : (tensor<128x32x1xf32>) -> tensor<128x32xf32>
            %313 = arith.andi %304, %307 : tensor<32xi1>
            %314 = "tt.expand_dims"(%306) {axis = 0 : i32} : (tensor<32xi32>) -> tensor<1x32xi32>
            %315 = "tt.broadcast"(%314) : (tensor<1x32xi32>) -> tensor<128x32xi32>
            %316 = arith.cmpi slt, %315, %242 : tensor<128x32xi32>
            %317 = "tt.expand_dims"(%313) {axis = 0 : i32} : (tensor<32xi1>) -> tensor<1x32xi1>
            %318 = "tt.broadcast"(%317) : (tensor<1x32xi1>) -> tensor<128x32xi1>
            %319 = arith.andi %316, %318 : tensor<128x32xi1>
            %320 = arith.cmpf olt, %244, %312 : tensor<128x32xf32>
            %321 = arith.cmpf olt, %312, %244 : tensor<128x32xf32>
            %322 = arith.andi %320, %319 : tensor<128x32xi1>
            %323 = arith.ori %320, %321 : tensor<128x32xi1>
            %324 = arith.xori %323, %cst_55 : tensor<128x32xi1>
            %325 = arith.andi %324, %319 : tensor<128x32xi1>
            %326 = arith.cmpf uno, %312, %312 : tensor<128x32xf32>
            %327 = arith.andi %326, %247 : tensor<128x32xi1>
            %328 = arith.andi %325, %327 : tensor<128x32xi1>
            %329 = arith.ori %322, %328 : tensor<128x32xi1>
            %330 = arith.xori %325, %328 : tensor<128x32xi1>
            %331 = arith.ori %329, %330 : tensor<128x32xi1>
            %332 = arith.select %330, %cst_54, %cst_53 : tensor<128x32xi1>, tensor<128x32xi32>
            %333 = "tt.addptr"(%255, %332) : (tensor<128x32x!tt.ptr<i32>>, tensor<128x32xi32>) -> tensor<128x32x!tt.ptr<i32>>
            %334 = "tt.atomic_rmw"(%333, %cst_54, %331) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<128x32x!tt.ptr<i32>>, tensor<128x32xi32>, tensor<128x32xi1>) -> tensor<128x32xi32>
            %335 = arith.select %330, %256, %257 : tensor<128x32xi1>, tensor<128x32xi32>
            %336 = arith.cmpi ult, %334, %335 : tensor<128x32xi32>
            %337 = arith.subi %cst_52, %334 : tensor<128x32xi32>
            %338 = arith.addi %334, %cst_51 : tensor<128x32xi32>
            %339 = arith.select %330, %337, %338 : tensor<128x32xi1>, tensor<128x32xi32>
            %340 = arith.andi %331, %336 : tensor<128x32xi1>
            %341 = arith.cmpf ole, %312, %263 : tensor<128x32xf32>
            %342 = arith.subf %312, %244 : tensor<128x32xf32>
            %343 = math.absf %312 : tensor<128x32xf32>
            %344 = arith.cmpf olt, %343, %cst_47 : tensor<128x32xf32>
            %345 = arith.andi %341, %344 : tensor<128x32xi1>
            %346 = arith.select %345, %342, %312 : tensor<128x32xi1>, tensor<128x32xf32>
            %347 = "tt.bitcast"(%346) : (tensor<128x32xf32>) -> tensor<128x32xi32>
            %348 = arith.cmpf uno, %346, %346 : tensor<128x32xf32>
            %349 = arith.select %348, %cst_46, %347 : tensor<128x32xi1>, tensor<128x32xi32>
            %350 = "tt.join"(%315, %349) : (tensor<128x32xi32>, tensor<128x32xi32>) -> tensor<128x32x2xi32>
            %351 = "tt.expand_dims"(%339) {axis = 2 : i32} : (tensor<128x32xi32>) -> tensor<128x32x1xi32>
            %352 = "tt.expand_dims"(%340) {axis = 2 : i32} : (tensor<128x32xi1>) -> tensor<128x32x1xi1>
            %353 = "tt.broadcast"(%352) : (tensor<128x32x1xi1>) -> tensor<128x32x2xi1>
            %354 = arith.extsi %351 : tensor<128x32x1xi32> to tensor<128x32x1xi64>
            %355 = arith.muli %354, %cst_45 : tensor<128x32x1xi64>
            %356 = "tt.addptr"(%273, %355) : (tensor<128x32x1x!tt.ptr<i32>>, tensor<128x32x1xi64>) -> tensor<128x32x1x!tt.ptr<i32>>
            %357 = "tt.broadcast"(%356) : (tensor<128x32x1x!tt.ptr<i32>>) -> tensor<128x32x2x!tt.ptr<i32>>
            %358 = "tt.addptr"(%357, %274) : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>) -> tensor<128x32x2x!tt.ptr<i32>>
            "tt.store"(%358, %350, %353) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>, tensor<128x32x2xi1>) -> ()
            scf.yield %285 : i32
          }
        }
        gpu.barrier
        %179 = arith.extsi %142#1 : i32 to i64
        %180 = "tt.addptr"(%arg23, %179) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %181 = "tt.atomic_rmw"(%180, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %182 = arith.andi %181, %c2047_i32 : i32
        %183 = arith.cmpi eq, %182, %c1_i32 : i32
        scf.if %183 {
          %184 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %185 = "tt.addptr"(%184, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %186 = "tt.addptr"(%185, %154) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %187 = "tt.load"(%186, %159, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %188 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %189 = "tt.addptr"(%184, %188) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %190 = "tt.addptr"(%189, %154) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %191 = "tt.load"(%190, %159, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %192 = arith.cmpi slt, %191, %187 : tensor<128xi32>
          %193 = arith.andi %192, %159 : tensor<128xi1>
          %194 = arith.extui %193 : tensor<128xi1> to tensor<128xi32>
          %195 = "tt.reduce"(%194) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %215 = arith.maxsi %arg30, %arg31 : i32
            "tt.reduce_return"(%215) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %196 = arith.cmpi ne, %195, %c0_i32 : i32
          %197 = arith.cmpi slt, %142#2, %c500_i32 : i32
          %198 = arith.andi %196, %197 : i1
          %199 = arith.divsi %163, %c1024_i32 : i32
          %200 = arith.divsi %199, %c1024_i32 : i32
          %201 = arith.addi %200, %c1_i32 : i32
          %202 = arith.muli %201, %c1024_i32 : i32
          %203 = arith.divsi %163, %202 : i32
          %204 = arith.addi %203, %c1_i32 : i32
          %205 = arith.select %198, %204, %c0_i32 : i32
          %206 = arith.select %148, %205, %c32_i32 : i32
          %207 = arith.addi %142#2, %c1_i32 : i32
          %208 = arith.shli %207, %c22_i32 : i32
          %209 = arith.shli %206, %c11_i32 : i32
          %210 = arith.ori %208, %209 : i32
          %211 = arith.ori %210, %206 : i32
          %212 = arith.cmpi eq, %206, %c0_i32 : i32
          %213 = arith.select %212, %c0_i32, %211 : i32
          gpu.barrier
          %214 = "tt.atomic_rmw"(%180, %213) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %146 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x128xbf16, strided<[?, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "tile_requests", winnow.type = memref<?xi32>}, {winnow.arg = "tile_requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<bf16>, i32, i64, !tt.ptr<bf16>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "sdsa", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {helpers = 132 : i32, num_stages = 3 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 1024 : i32, scatter = "atomics", target = "cuda:90", tile_keys = 32 : i32, tile_rows = 128 : i32}} : () -> ()
}

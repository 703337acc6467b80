#map = affine_map<()[s0, s1] -> (s0 ceildiv 128, ((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 132) * 132) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 132) * 132) floordiv (s0 ceildiv 128) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 132) * 132) floordiv (s0 ceildiv 128) - s1 ceildiv 256) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 132) * 132) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 132) * 132) floordiv (s0 ceildiv 128) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 132) * 132) floordiv (s0 ceildiv 128) - s1 ceildiv 256) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 132) * 132) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 132) * 132) floordiv (s0 ceildiv 128) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 132) * 132) floordiv (s0 ceildiv 128) - s1 ceildiv 256) - 65535) - s1 ceildiv 2147483648 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 ceildiv 128)>
#map2 = affine_map<()[s0, s1] -> (4095)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<bf16>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<bf16>, %arg4: i32, %arg5: i64, %arg6: !tt.ptr<i32>, %arg7: i32, %arg8: !tt.ptr<i32>, %arg9: i32, %arg10: !tt.ptr<i32>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: !tt.ptr<f32>, %arg15: i32, %arg16: !tt.ptr<i32>, %arg17: i32, %arg18: i64, %arg19: !tt.ptr<i32>, %arg20: i32, %arg21: i32, %arg22: i64, %arg23: !tt.ptr<i32>, %arg24: i32, %arg25: !tt.ptr<i32>, %arg26: i32, %arg27: i64, %arg28: i32):
    %cst = arith.constant dense<0> : tensor<1xi64>
    %cst_0 = arith.constant -1.000000e+00 : f32
    %cst_1 = arith.constant dense<1> : tensor<1xi64>
    %c1_i64 = arith.constant 1 : i64
    %cst_2 = arith.constant dense<1> : tensor<128xi64>
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
    %cst_15 = arith.constant dense<2139095041> : tensor<4096xi32>
    %cst_16 = arith.constant 4.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %cst_17 = arith.constant dense<32> : tensor<4096xi64>
    %c16_i32 = arith.constant 16 : i32
    %c6_i32 = arith.constant 6 : i32
    %cst_18 = arith.constant 2.500000e-01 : f32
    %cst_19 = arith.constant 1.800000e+00 : f32
    %c4_i32 = arith.constant 4 : i32
    %cst_20 = arith.constant 3.000000e-01 : f32
    %c4096_i32 = arith.constant 4096 : i32
    %c4095_i32 = arith.constant 4095 : i32
    %cst_21 = arith.constant dense<-2139095041> : tensor<4096xi32>
    %cst_22 = arith.constant dense<2139095040> : tensor<4096xi32>
    %cst_23 = arith.constant dense<2147483647> : tensor<4096xi32>
    %cst_24 = arith.constant 0x7FC00000 : f32
    %cst_25 = arith.constant 0x7F800000 : f32
    %cst_26 = arith.constant 0.000000e+00 : f32
    %cst_27 = arith.constant dense<2> : tensor<4096xi64>
    %cst_28 = arith.constant dense<0> : tensor<4096xi32>
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
    %cst_34 = arith.constant dense<-1> : tensor<128xi32>
    %c3_i32 = arith.constant 3 : i32
    %c8_i32 = arith.constant 8 : i32
    %c2_i32 = arith.constant 2 : i32
    %c2047_i32 = arith.constant 2047 : i32
    %c4194304_i32 = arith.constant 4194304 : i32
    %cst_35 = arith.constant dense<2047> : tensor<128xi32>
    %cst_36 = arith.constant dense<11> : tensor<128xi32>
    %cst_37 = arith.constant dense<4194304> : tensor<128xi32>
    %cst_38 = arith.constant dense<2147483646> : tensor<128xi32>
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c132_i32 = arith.constant 132 : i32
    %false = arith.constant false
    %c11_i32 = arith.constant 11 : i32
    %c22_i32 = arith.constant 22 : i32
    %c1024_i32 = arith.constant 1024 : i32
    %true = arith.constant true
    %cst_39 = arith.constant dense<-2147483648> : tensor<128xi32>
    %cst_40 = arith.constant dense<2139095041> : tensor<128xi32>
    %cst_41 = arith.constant dense<-2139095041> : tensor<128xi32>
    %cst_42 = arith.constant dense<2139095040> : tensor<128xi32>
    %cst_43 = arith.constant dense<2147483647> : tensor<128xi32>
    %cst_44 = arith.constant dense<2048> : tensor<128xi32>
    %cst_45 = arith.constant dense<1> : tensor<128xi32>
    %cst_46 = arith.constant dense<2> : tensor<128x32x1xi64>
    %cst_47 = arith.constant dense<2143289344> : tensor<128x32xi32>
    %cst_48 = arith.constant dense<0x7F800000> : tensor<128x32xf32>
    %cst_49 = arith.constant dense<0x7FC00000> : tensor<128xf32>
    %cst_50 = arith.constant dense<0x7F800000> : tensor<128xf32>
    %cst_51 = arith.constant dense<2.000000e+00> : tensor<128xf32>
    %cst_52 = arith.constant dense<2048> : tensor<128x32xi32>
    %cst_53 = arith.constant dense<2047> : tensor<128x32xi32>
    %cst_54 = arith.constant dense<0> : tensor<128x32xi32>
    %cst_55 = arith.constant dense<1> : tensor<128x32xi32>
    %c2048_i32 = arith.constant 2048 : i32
    %cst_56 = arith.constant dense<true> : tensor<128x32xi1>
    %cst_57 = arith.constant dense<0.000000e+00> : tensor<128x32xf32>
    %cst_58 = arith.constant dense<128> : tensor<32x1xi32>
    %cst_59 = arith.constant dense<0.000000e+00> : tensor<32x128xbf16>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_60 = arith.constant dense<0.000000e+00> : tensor<128x128xbf16>
    %cst_61 = arith.constant dense<0.000000e+00> : tensor<128xf32>
    %c31_i32 = arith.constant 31 : i32
    %c1_i32 = arith.constant 1 : i32
    %c32_i32 = arith.constant 32 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c2147448831_i32 = arith.constant 2147448831 : i32
    %cst_62 = arith.constant dense<0> : tensor<128xi32>
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
    %11 = "tt.load"(%10, %7, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
    %12 = arith.minsi %arg28, %c2147448831_i32 : i32
    %13 = "tt.splat"(%12) : (i32) -> tensor<128xi32>
    %14 = arith.minsi %11, %13 : tensor<128xi32>
    %15 = arith.maxsi %14, %cst_62 : tensor<128xi32>
    %16 = arith.minsi %arg7, %arg15 : i32
    %17 = arith.minsi %16, %arg17 : i32
    %18 = arith.minsi %17, %arg20 : i32
    %19 = arith.minsi %18, %arg1 : i32
    %20 = arith.minsi %19, %arg26 : i32
    %21 = "tt.splat"(%20) : (i32) -> tensor<128xi32>
    %22 = arith.cmpi slt, %5, %21 : tensor<128xi32>
    %23 = arith.select %22, %15, %cst_62 : tensor<128xi1>, tensor<128xi32>
    %24 = "tt.splat"(%arg15) : (i32) -> tensor<128xi32>
    %25 = arith.cmpi ult, %5, %24 : tensor<128xi32>
    %26 = "tt.splat"(%arg14) : (!tt.ptr<f32>) -> tensor<128x!tt.ptr<f32>>
    %27 = "tt.addptr"(%26, %8) : (tensor<128x!tt.ptr<f32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<f32>>
    %28 = "tt.load"(%27, %25, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>, tensor<128xf32>) -> tensor<128xf32>
    %29 = "tt.splat"(%arg1) : (i32) -> tensor<128xi32>
    %30 = arith.cmpi ult, %5, %29 : tensor<128xi32>
    %31 = "tt.expand_dims"(%5) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %32 = "tt.expand_dims"(%4) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
    %33 = "tt.expand_dims"(%30) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
    %34 = "tt.broadcast"(%33) : (tensor<128x1xi1>) -> tensor<128x128xi1>
    %35 = arith.extsi %31 : tensor<128x1xi32> to tensor<128x1xi64>
    %36 = "tt.splat"(%arg2) : (i64) -> tensor<128x1xi64>
    %37 = arith.muli %35, %36 : tensor<128x1xi64>
    %38 = arith.extsi %32 : tensor<1x128xi32> to tensor<1x128xi64>
    %39 = "tt.broadcast"(%37) : (tensor<128x1xi64>) -> tensor<128x128xi64>
    %40 = "tt.broadcast"(%38) : (tensor<1x128xi64>) -> tensor<128x128xi64>
    %41 = arith.addi %39, %40 : tensor<128x128xi64>
    %42 = "tt.splat"(%arg0) : (!tt.ptr<bf16>) -> tensor<128x128x!tt.ptr<bf16>>
    %43 = "tt.addptr"(%42, %41) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi64>) -> tensor<128x128x!tt.ptr<bf16>>
    %44 = "tt.load"(%43, %34, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
    %45 = arith.divui %2, %c128_i32 : i32
    %46 = arith.cmpi slt, %45, %arg9 : i32
    %47 = arith.extsi %45 : i32 to i64
    %48 = "tt.addptr"(%arg8, %47) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %49 = "tt.load"(%48, %46, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %50 = arith.select %46, %49, %c-1_i32 : i32
    %51 = "tt.reduce"(%23) ({
    ^bb0(%arg29: i32, %arg30: i32):
      %141 = arith.maxsi %arg29, %arg30 : i32
      "tt.reduce_return"(%141) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
    %52 = "tt.get_num_programs"() {axis = 1 : i32} : () -> i32
    %53 = arith.addi %51, %c31_i32 : i32
    %54 = arith.divui %53, %c32_i32 : i32
    %55 = arith.divui %54, %52 : i32
    %56 = arith.remui %54, %52 : i32
    %57 = arith.muli %1, %55 : i32
    %58 = arith.minsi %1, %56 : i32
    %59 = arith.addi %57, %58 : i32
    %60 = arith.addi %1, %c1_i32 : i32
    %61 = arith.muli %60, %55 : i32
    %62 = arith.minsi %60, %56 : i32
    %63 = arith.addi %61, %62 : i32
    %64 = arith.muli %63, %c32_i32 : i32
    %65 = arith.minsi %64, %51 : i32
    %66 = arith.muli %59, %c32_i32 : i32
    %67 = arith.divui %66, %c64_i32 : i32
    %68 = arith.cmpi ult, %67, %arg12 : i32
    %69 = arith.cmpi ult, %50, %arg11 : i32
    %70 = arith.cmpi slt, %66, %65 : i32
    %71 = arith.andi %70, %68 : i1
    %72 = arith.andi %71, %69 : i1
    %73 = arith.extsi %50 : i32 to i64
    %74 = arith.muli %73, %arg13 : i64
    %75 = arith.extsi %67 : i32 to i64
    %76 = arith.addi %74, %75 : i64
    %77 = "tt.addptr"(%arg10, %76) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %78 = "tt.load"(%77, %72, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %79 = arith.select %72, %78, %c-1_i32 : i32
    %80 = "tt.make_range"() {end = 32 : i32, start = 0 : i32} : () -> tensor<32xi32>
    %81 = "tt.splat"(%arg4) : (i32) -> tensor<1x1xi32>
    %82 = "tt.splat"(%arg5) : (i64) -> tensor<1x1xi64>
    %83 = "tt.broadcast"(%38) : (tensor<1x128xi64>) -> tensor<32x128xi64>
    %84 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<32x128x!tt.ptr<bf16>>
    %85 = "tt.splat"(%65) : (i32) -> tensor<32xi32>
    %86 = "tt.expand_dims"(%23) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %87 = "tt.broadcast"(%86) : (tensor<128x1xi32>) -> tensor<128x32xi32>
    %88 = "tt.expand_dims"(%28) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
    %89 = "tt.broadcast"(%88) : (tensor<128x1xf32>) -> tensor<128x32xf32>
    %90 = arith.subi %arg21, %c2048_i32 : i32
    %91 = arith.maxsi %90, %c0_i32 : i32
    %92 = arith.cmpi sge, %arg21, %c2048_i32 : i32
    %93 = arith.select %92, %c2048_i32, %c0_i32 : i32
    %94 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
    %95 = arith.muli %35, %94 : tensor<128x1xi64>
    %96 = "tt.broadcast"(%95) : (tensor<128x1xi64>) -> tensor<128x32xi64>
    %97 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x32x!tt.ptr<i32>>
    %98 = "tt.splat"(%93) : (i32) -> tensor<128x32xi32>
    %99 = "tt.splat"(%91) : (i32) -> tensor<128x32xi32>
    %100 = arith.mulf %28, %cst_51 : tensor<128xf32>
    %101 = math.absf %28 : tensor<128xf32>
    %102 = arith.cmpf olt, %101, %cst_50 : tensor<128xf32>
    %103 = arith.select %102, %100, %cst_49 : tensor<128xi1>, tensor<128xf32>
    %104 = "tt.expand_dims"(%103) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
    %105 = "tt.broadcast"(%104) : (tensor<128x1xf32>) -> tensor<128x32xf32>
    %106 = "tt.expand_dims"(%31) {axis = 2 : i32} : (tensor<128x1xi32>) -> tensor<128x1x1xi32>
    %107 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
    %108 = "tt.expand_dims"(%107) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
    %109 = "tt.expand_dims"(%108) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
    %110 = arith.extsi %106 : tensor<128x1x1xi32> to tensor<128x1x1xi64>
    %111 = "tt.splat"(%arg22) : (i64) -> tensor<128x1x1xi64>
    %112 = arith.muli %110, %111 : tensor<128x1x1xi64>
    %113 = "tt.broadcast"(%112) : (tensor<128x1x1xi64>) -> tensor<128x32x1xi64>
    %114 = arith.extsi %109 : tensor<1x1x2xi32> to tensor<1x1x2xi64>
    %115 = "tt.broadcast"(%114) : (tensor<1x1x2xi64>) -> tensor<128x32x2xi64>
    %116 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x32x2x!tt.ptr<i32>>
    %117 = scf.for %arg29 = %66 to %65 step %c32_i32 iter_args(%arg30 = %79) -> (i32)  : i32 {
      %141 = arith.addi %arg29, %c32_i32 : i32
      %142 = arith.divui %141, %c64_i32 : i32
      %143 = arith.cmpi ult, %142, %arg12 : i32
      %144 = arith.cmpi slt, %141, %65 : i32
      %145 = arith.andi %144, %143 : i1
      %146 = arith.andi %145, %69 : i1
      %147 = arith.extsi %142 : i32 to i64
      %148 = arith.addi %74, %147 : i64
      %149 = "tt.addptr"(%arg10, %148) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %150 = "tt.load"(%149, %146, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %151 = arith.select %146, %150, %c-1_i32 : i32
      %152 = "tt.splat"(%arg30) : (i32) -> tensor<1xi32>
      %153 = "tt.expand_dims"(%152) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %154 = arith.remui %arg29, %c64_i32 : i32
      %155 = "tt.splat"(%154) : (i32) -> tensor<32xi32>
      %156 = arith.addi %155, %80 : tensor<32xi32>
      %157 = arith.cmpi ult, %153, %81 : tensor<1x1xi32>
      %158 = "tt.expand_dims"(%156) {axis = 1 : i32} : (tensor<32xi32>) -> tensor<32x1xi32>
      %159 = "tt.broadcast"(%157) : (tensor<1x1xi1>) -> tensor<32x128xi1>
      %160 = arith.extsi %153 : tensor<1x1xi32> to tensor<1x1xi64>
      %161 = arith.muli %160, %82 : tensor<1x1xi64>
      %162 = arith.muli %158, %cst_58 : tensor<32x1xi32>
      %163 = arith.extsi %162 : tensor<32x1xi32> to tensor<32x1xi64>
      %164 = "tt.broadcast"(%161) : (tensor<1x1xi64>) -> tensor<32x1xi64>
      %165 = arith.addi %164, %163 : tensor<32x1xi64>
      %166 = "tt.broadcast"(%165) : (tensor<32x1xi64>) -> tensor<32x128xi64>
      %167 = arith.addi %166, %83 : tensor<32x128xi64>
      %168 = "tt.addptr"(%84, %167) : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi64>) -> tensor<32x128x!tt.ptr<bf16>>
      %169 = "tt.load"(%168, %159, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi1>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
      %170 = arith.cmpi ult, %arg30, %arg4 : i32
      %171 = "tt.splat"(%170) : (i1) -> tensor<32xi1>
      %172 = "tt.splat"(%arg29) : (i32) -> tensor<32xi32>
      %173 = arith.addi %172, %80 : tensor<32xi32>
      %174 = arith.cmpi slt, %173, %85 : tensor<32xi32>
      %175 = "tt.trans"(%169) {order = array<i32: 1, 0>} : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
      %176 = "tt.dot"(%44, %175, %cst_57) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x32xbf16>, tensor<128x32xf32>) -> tensor<128x32xf32>
      %177 = "tt.expand_dims"(%176) {axis = 2 : i32} : (tensor<128x32xf32>) -> tensor<128x32x1xf32>
      %178 = "tt.scan"(%177) ({
      ^bb0(%arg31: f32, %arg32: f32):
        %224 = arith.addf %arg31, %arg32 : f32
        "tt.scan_return"(%224) : (f32) -> ()
      }) {axis = 2 : i32, reverse = false} : (tensor<128x32x1xf32>) -> tensor<128x32x1xf32>
      %179 = "tt.reshape"(%178) : (tensor<128x32x1xf32>) -> tensor<128x32xf32>
      %180 = arith.andi %171, %174 : tensor<32xi1>
      %181 = "tt.expand_dims"(%173) {axis = 0 : i32} : (tensor<32xi32>) -> tensor<1x32xi32>
      %182 = "tt.broadcast"(%181) : (tensor<1x32xi32>) -> tensor<128x32xi32>
      %183 = arith.cmpi slt, %182, %87 : tensor<128x32xi32>
      %184 = "tt.expand_dims"(%180) {axis = 0 : i32} : (tensor<32xi1>) -> tensor<1x32xi1>
      %185 = "tt.broadcast"(%184) : (tensor<1x32xi1>) -> tensor<128x32xi1>
      %186 = arith.andi %183, %185 : tensor<128x32xi1>
      %187 = arith.cmpf olt, %89, %179 : tensor<128x32xf32>
      %188 = arith.cmpf olt, %179, %89 : tensor<128x32xf32>
      %189 = arith.andi %187, %186 : tensor<128x32xi1>
      %190 = arith.ori %187, %188 : tensor<128x32xi1>
      %191 = arith.xori %190, %cst_56 : tensor<128x32xi1>
      %192 = arith.andi %191, %186 : tensor<128x32xi1>
      %193 = arith.ori %189, %192 : tensor<128x32xi1>
      %194 = arith.select %192, %cst_55, %cst_54 : tensor<128x32xi1>, tensor<128x32xi32>
      %195 = arith.extsi %194 : tensor<128x32xi32> to tensor<128x32xi64>
      %196 = arith.addi %96, %195 : tensor<128x32xi64>
      %197 = "tt.addptr"(%97, %196) : (tensor<128x32x!tt.ptr<i32>>, tensor<128x32xi64>) -> tensor<128x32x!tt.ptr<i32>>
      %198 = "tt.atomic_rmw"(%197, %cst_55, %193) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<128x32x!tt.ptr<i32>>, tensor<128x32xi32>, tensor<128x32xi1>) -> tensor<128x32xi32>
      %199 = arith.select %192, %98, %99 : tensor<128x32xi1>, tensor<128x32xi32>
      %200 = arith.cmpi ult, %198, %199 : tensor<128x32xi32>
      %201 = arith.subi %cst_53, %198 : tensor<128x32xi32>
      %202 = arith.addi %198, %cst_52 : tensor<128x32xi32>
      %203 = arith.select %192, %201, %202 : tensor<128x32xi1>, tensor<128x32xi32>
      %204 = arith.andi %193, %200 : tensor<128x32xi1>
      %205 = arith.cmpf ole, %179, %105 : tensor<128x32xf32>
      %206 = arith.subf %179, %89 : tensor<128x32xf32>
      %207 = math.absf %179 : tensor<128x32xf32>
      %208 = arith.cmpf olt, %207, %cst_48 : tensor<128x32xf32>
      %209 = arith.andi %205, %208 : tensor<128x32xi1>
      %210 = arith.select %209, %206, %179 : tensor<128x32xi1>, tensor<128x32xf32>
      %211 = "tt.bitcast"(%210) : (tensor<128x32xf32>) -> tensor<128x32xi32>
      %212 = arith.cmpf uno, %210, %210 : tensor<128x32xf32>
      %213 = arith.select %212, %cst_47, %211 : tensor<128x32xi1>, tensor<128x32xi32>
      %214 = "tt.join"(%182, %213) : (tensor<128x32xi32>, tensor<128x32xi32>) -> tensor<128x32x2xi32>
      %215 = "tt.expand_dims"(%203) {axis = 2 : i32} : (tensor<128x32xi32>) -> tensor<128x32x1xi32>
      %216 = "tt.expand_dims"(%204) {axis = 2 : i32} : (tensor<128x32xi1>) -> tensor<128x32x1xi1>
      %217 = "tt.broadcast"(%216) : (tensor<128x32x1xi1>) -> tensor<128x32x2xi1>
      %218 = arith.extsi %215 : tensor<128x32x1xi32> to tensor<128x32x1xi64>
      %219 = arith.muli %218, %cst_46 : tensor<128x32x1xi64>
      %220 = arith.addi %113, %219 : tensor<128x32x1xi64>
      %221 = "tt.broadcast"(%220) : (tensor<128x32x1xi64>) -> tensor<128x32x2xi64>
      %222 = arith.addi %221, %115 : tensor<128x32x2xi64>
      %223 = "tt.addptr"(%116, %222) : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi64>) -> tensor<128x32x2x!tt.ptr<i32>>
      "tt.store"(%223, %214, %217) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>, tensor<128x32x2xi1>) -> ()
      scf.yield %151 : i32
    }
    %118 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %119 = arith.cmpi slt, %0, %arg24 : i32
    gpu.barrier
    %120 = arith.extsi %0 : i32 to i64
    %121 = "tt.addptr"(%arg23, %120) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %122 = "tt.atomic_rmw"(%121, %c1_i32, %119) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %123 = arith.subi %52, %c1_i32 : i32
    %124 = arith.cmpi eq, %122, %123 : i32
    %125 = arith.andi %119, %124 : i1
    %126 = scf.if %125 -> (i1) {
      %141 = arith.subi %118, %c1_i32 : i32
      %142 = arith.minui %0, %141 : i32
      %143 = arith.muli %142, %c128_i32 : i32
      %144 = "tt.splat"(%143) : (i32) -> tensor<128xi32>
      %145 = arith.addi %144, %4 : tensor<128xi32>
      %146 = arith.cmpi ult, %145, %6 : tensor<128xi32>
      %147 = arith.extsi %145 : tensor<128xi32> to tensor<128xi64>
      %148 = "tt.addptr"(%9, %147) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %149 = "tt.load"(%148, %146, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %150 = arith.minsi %149, %13 : tensor<128xi32>
      %151 = arith.maxsi %150, %cst_62 : tensor<128xi32>
      %152 = arith.cmpi slt, %145, %21 : tensor<128xi32>
      %153 = arith.select %152, %151, %cst_62 : tensor<128xi1>, tensor<128xi32>
      %154 = arith.subi %arg21, %c2048_i32 : i32
      %155 = "tt.addptr"(%26, %147) : (tensor<128x!tt.ptr<f32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<f32>>
      %156 = "tt.load"(%155, %152, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>, tensor<128xf32>) -> tensor<128xf32>
      %157 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
      %158 = arith.muli %147, %157 : tensor<128xi64>
      %159 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %160 = "tt.addptr"(%159, %158) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %161 = "tt.load"(%160, %152, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %162 = arith.addi %158, %cst_2 : tensor<128xi64>
      %163 = "tt.addptr"(%159, %162) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %164 = "tt.load"(%163, %152, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %165 = arith.minsi %164, %cst_44 : tensor<128xi32>
      %166 = "tt.splat"(%154) : (i32) -> tensor<128xi32>
      %167 = arith.cmpi slt, %166, %161 : tensor<128xi32>
      %168 = arith.addi %161, %165 : tensor<128xi32>
      %169 = arith.minsi %153, %cst_44 : tensor<128xi32>
      %170 = arith.cmpi slt, %168, %169 : tensor<128xi32>
      %171 = arith.cmpf uno, %156, %156 : tensor<128xf32>
      %172 = arith.cmpi sgt, %164, %cst_62 : tensor<128xi32>
      %173 = arith.andi %171, %172 : tensor<128xi1>
      %174 = arith.ori %167, %170 : tensor<128xi1>
      %175 = arith.ori %174, %173 : tensor<128xi1>
      %176 = arith.andi %175, %152 : tensor<128xi1>
      %177 = "tt.bitcast"(%156) : (tensor<128xf32>) -> tensor<128xi32>
      %178 = arith.cmpi slt, %177, %cst_62 : tensor<128xi32>
      %179 = arith.andi %177, %cst_43 : tensor<128xi32>
      %180 = arith.subi %cst_62, %179 : tensor<128xi32>
      %181 = arith.cmpi sgt, %179, %cst_42 : tensor<128xi32>
      %182 = arith.select %178, %180, %177 : tensor<128xi1>, tensor<128xi32>
      %183 = arith.select %181, %cst_42, %182 : tensor<128xi1>, tensor<128xi32>
      %184 = arith.select %167, %183, %cst_41 : tensor<128xi1>, tensor<128xi32>
      %185 = arith.addi %184, %cst_45 : tensor<128xi32>
      %186 = arith.subi %cst_44, %165 : tensor<128xi32>
      %187 = arith.select %176, %185, %186 : tensor<128xi1>, tensor<128xi32>
      %188 = arith.addi %161, %cst_44 : tensor<128xi32>
      %189 = arith.select %176, %184, %188 : tensor<128xi1>, tensor<128xi32>
      gpu.barrier
      %190 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %191 = "tt.addptr"(%190, %147) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%191, %187, %152) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %192 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
      %193 = arith.addi %192, %147 : tensor<128xi64>
      %194 = "tt.addptr"(%190, %193) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%194, %189, %152) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %195 = "tt.bitcast"(%cst_40) : (tensor<128xi32>) -> tensor<128xf32>
      %196 = arith.andi %176, %167 : tensor<128xi1>
      "tt.store"(%155, %195, %196) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xf32>, tensor<128xi1>) -> ()
      "tt.store"(%160, %cst_62, %176) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      "tt.store"(%163, %cst_62, %176) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %197 = arith.extui %176 : tensor<128xi1> to tensor<128xi32>
      %198 = "tt.reduce"(%197) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %223 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%223) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %199 = arith.cmpi ne, %198, %c0_i32 : i32
      %200 = "tt.reduce"(%153) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %223 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%223) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %201 = arith.maxsi %200, %c1_i32 : i32
      %202 = arith.subi %201, %c1_i32 : i32
      %203 = arith.divui %202, %c32_i32 : i32
      %204 = arith.divui %154, %c32_i32 : i32
      %205 = arith.maxsi %204, %c32_i32 : i32
      %206 = arith.divui %203, %205 : i32
      %207 = arith.addi %206, %c1_i32 : i32
      %208 = arith.minsi %207, %c1024_i32 : i32
      %209 = arith.muli %208, %c64_i32 : i32
      %210 = arith.divui %202, %209 : i32
      %211 = arith.divui %210, %c1024_i32 : i32
      %212 = arith.addi %211, %c1_i32 : i32
      %213 = arith.muli %209, %212 : i32
      %214 = arith.divui %202, %213 : i32
      %215 = arith.addi %214, %c1_i32 : i32
      %216 = arith.select %199, %215, %c0_i32 : i32
      %217 = arith.shli %216, %c11_i32 : i32
      %218 = arith.ori %217, %c4194304_i32 : i32
      %219 = arith.ori %218, %216 : i32
      %220 = arith.cmpi eq, %216, %c0_i32 : i32
      %221 = arith.select %220, %c0_i32, %219 : i32
      gpu.barrier
      %222 = "tt.atomic_rmw"(%121, %221) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %199 : i1
    } else {
      scf.yield %false : i1
    }
    %127 = arith.muli %1, %118 : i32
    %128 = arith.addi %127, %0 : i32
    %129 = arith.muli %52, %118 : i32
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
        %155 = "tt.load"(%154, %152, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %156 = arith.subi %151, %139 : tensor<128xi32>
        %157 = arith.cmpi slt, %156, %cst_62 : tensor<128xi32>
        %158 = arith.addi %156, %137 : tensor<128xi32>
        %159 = arith.select %157, %158, %156 : tensor<128xi1>, tensor<128xi32>
        %160 = arith.cmpi eq, %155, %cst_62 : tensor<128xi32>
        %161 = arith.select %160, %cst_43, %cst_38 : tensor<128xi1>, tensor<128xi32>
        %162 = arith.cmpi sge, %155, %cst_37 : tensor<128xi32>
        %163 = arith.shrsi %155, %cst_36 : tensor<128xi32>
        %164 = arith.andi %163, %cst_35 : tensor<128xi32>
        %165 = arith.cmpi ne, %164, %cst_62 : tensor<128xi32>
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
        %151 = arith.remui %150, %134 : i32
        %152 = arith.extsi %151 : i32 to i64
        %153 = "tt.addptr"(%arg23, %152) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %154 = "tt.atomic_rmw"(%153, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %155 = arith.cmpi sge, %154, %c4194304_i32 : i32
        %156 = arith.shrsi %154, %c11_i32 : i32
        %157 = arith.andi %156, %c2047_i32 : i32
        %158 = arith.cmpi ne, %157, %c0_i32 : i32
        %159 = arith.andi %155, %158 : i1
        %160 = arith.subi %154, %c2048_i32 : i32
        %161 = arith.select %159, %160, %154 : i32
        %162 = "tt.atomic_cas"(%153, %154, %161) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %163 = arith.cmpi eq, %162, %154 : i32
        %164 = arith.andi %159, %163 : i1
        %165 = arith.subi %157, %c1_i32 : i32
        %166 = arith.shrsi %154, %c22_i32 : i32
        scf.yield %164, %151, %166, %165 : i1, i32, i32, i32
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
        %159 = "tt.load"(%158, %156, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %160 = arith.minsi %159, %13 : tensor<128xi32>
        %161 = arith.maxsi %160, %cst_62 : tensor<128xi32>
        %162 = arith.cmpi slt, %155, %21 : tensor<128xi32>
        %163 = arith.select %162, %161, %cst_62 : tensor<128xi1>, tensor<128xi32>
        %164 = arith.subi %arg21, %c2048_i32 : i32
        %165 = "tt.reduce"(%163) ({
        ^bb0(%arg30: i32, %arg31: i32):
          %188 = arith.maxsi %arg30, %arg31 : i32
          "tt.reduce_return"(%188) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %166 = arith.maxsi %165, %c1_i32 : i32
        %167 = arith.subi %166, %c1_i32 : i32
        %168 = arith.divui %167, %c32_i32 : i32
        %169 = arith.divui %164, %c32_i32 : i32
        %170 = arith.maxsi %169, %c32_i32 : i32
        %171 = arith.divui %168, %170 : i32
        %172 = arith.addi %171, %c1_i32 : i32
        %173 = arith.minsi %172, %c1024_i32 : i32
        %174 = arith.select %152, %173, %c1_i32 : i32
        %175 = arith.select %152, %c64_i32, %c1024_i32 : i32
        %176 = arith.muli %174, %175 : i32
        %177 = arith.divui %167, %176 : i32
        %178 = arith.divui %177, %c1024_i32 : i32
        %179 = arith.addi %178, %c1_i32 : i32
        %180 = arith.muli %176, %179 : i32
        %181 = arith.divui %167, %180 : i32
        %182 = arith.addi %181, %c1_i32 : i32
        scf.if %151 {
          %188 = arith.muli %145#3, %c8_i32 : i32
          %189 = arith.shrsi %145#2, %c1_i32 : i32
          %190 = arith.remui %189, %c3_i32 : i32
          %191 = arith.cmpi eq, %190, %c0_i32 : i32
          %192 = "tt.splat"(%c0_i32) : (i32) -> tensor<128xi32>
          %193 = arith.addi %192, %4 : tensor<128xi32>
          scf.for %arg30 = %c0_i32 to %c8_i32 step %c1_i32  : i32 {
            %194 = arith.addi %188, %arg30 : i32
            %195 = "tt.splat"(%194) : (i32) -> tensor<128xi32>
            %196 = arith.cmpi eq, %193, %195 : tensor<128xi32>
            %197 = arith.andi %196, %162 : tensor<128xi1>
            %198 = arith.select %197, %163, %cst_34 : tensor<128xi1>, tensor<128xi32>
            %199 = "tt.reduce"(%198) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %202 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%202) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %200 = arith.addi %153, %194 : i32
            %201 = arith.cmpi sgt, %199, %c-1_i32 : i32
            scf.if %201 {
              %202 = arith.minsi %arg15, %arg17 : i32
              %203 = arith.minsi %202, %arg20 : i32
              %204 = arith.minsi %203, %arg26 : i32
              %205 = arith.cmpi ult, %200, %204 : i32
              %206 = arith.extsi %200 : i32 to i64
              %207 = "tt.addptr"(%arg25, %206) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %208 = "tt.load"(%207, %205, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %209 = arith.addi %arg27, %206 : i64
              %210 = "tt.addptr"(%arg25, %209) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %211 = "tt.load"(%210, %205, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %212 = arith.cmpi sgt, %208, %211 : i32
              scf.if %212 {
                %213 = "tt.addptr"(%arg14, %206) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
                %214 = "tt.load"(%213) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
                %215 = arith.muli %206, %arg18 : i64
                %216 = "tt.addptr"(%arg16, %215) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %217 = "tt.load"(%216) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %218 = arith.addi %215, %c1_i64 : i64
                %219 = "tt.addptr"(%arg16, %218) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %220 = "tt.load"(%219) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %221 = arith.maxsi %164, %c0_i32 : i32
                %222 = arith.minsi %217, %221 : i32
                %223 = arith.maxsi %222, %c0_i32 : i32
                %224 = "tt.bitcast"(%214) : (f32) -> i32
                %225 = arith.cmpi slt, %224, %c0_i32 : i32
                %226 = arith.andi %224, %c2147483647_i32 : i32
                %227 = arith.subi %c0_i32, %226 : i32
                %228 = arith.cmpi sgt, %226, %c2139095040_i32 : i32
                %229 = arith.select %225, %227, %224 : i32
                %230 = arith.select %228, %c2139095041_i32, %229 : i32
                gpu.barrier
                %231 = arith.cmpi ne, %174, %c1_i32 : i32
                %232 = arith.cmpi eq, %208, %c-2139095040_i32 : i32
                %233 = arith.cmpi eq, %174, %c1_i32 : i32
                %234 = arith.andi %232, %233 : i1
                %235 = arith.addi %217, %220 : i32
                %236 = arith.select %234, %235, %199 : i32
                %237 = arith.minsi %236, %c2048_i32 : i32
                %238 = arith.cmpi sgt, %217, %221 : i32
                %239 = arith.minsi %220, %c2048_i32 : i32
                %240 = arith.addi %217, %239 : i32
                %241 = arith.cmpi sge, %240, %237 : i32
                %242 = arith.ori %241, %234 : i1
                %243 = arith.ori %238, %231 : i1
                %244 = arith.xori %243, %true : i1
                %245 = arith.andi %242, %244 : i1
                %246 = arith.ori %245, %238 : i1
                %247 = arith.ori %246, %231 : i1
                %248 = arith.xori %247, %true : i1
                %249 = arith.cmpi sge, %217, %c8_i32 : i32
                %250 = arith.cmpi eq, %211, %c-2139095041_i32 : i32
                %251 = arith.cmpi ne, %190, %c0_i32 : i32
                %252 = arith.andi %248, %249 : i1
                %253 = arith.andi %252, %250 : i1
                %254 = arith.andi %253, %251 : i1
                %255 = arith.divui %217, %c2_i32 : i32
                %256 = arith.subi %221, %237 : i32
                %257 = arith.maxsi %256, %c0_i32 : i32
                %258 = arith.sitofp %237 : i32 to f32
                %259 = arith.sitofp %257 : i32 to f32
                %260 = arith.mulf %259, %cst_33 : f32
                %261 = arith.addf %258, %260 : f32
                %262 = arith.sitofp %223 : i32 to f32
                %263 = arith.sitofp %174 : i32 to f32
                %264 = arith.sitofp %217 : i32 to f32
                %265 = arith.maximumf %264, %cst_32 : f32
                %266 = arith.mulf %265, %263 : f32
                %267 = arith.mulf %261, %262 : f32
                %268 = arith.divf %267, %266 : f32
                %269 = arith.addf %268, %cst_31 : f32
                %270 = arith.maximumf %269, %cst_32 : f32
                %271 = arith.minimumf %270, %cst_30 : f32
                %272 = arith.fptosi %271 : f32 to i32
                %273 = arith.select %254, %255, %272 : i32
                %274 = arith.select %245, %237, %273 : i32
                %275 = arith.andi %238, %251 : i1
                %276 = arith.ori %231, %275 : i1
                %277 = arith.ori %276, %254 : i1
                %278 = arith.cmpi sle, %274, %223 : i32
                %279 = arith.cmpi sge, %274, %c1_i32 : i32
                %280 = arith.andi %278, %279 : i1
                %281 = arith.ori %245, %277 : i1
                %282 = arith.andi %280, %281 : i1
                %283 = scf.if %282 -> (i32) {
                  %284 = arith.cmpi slt, %208, %c0_i32 : i32
                  %285 = arith.subi %c-2147483648_i32, %208 : i32
                  %286 = arith.select %284, %285, %208 : i32
                  %287 = "tt.bitcast"(%286) : (i32) -> f32
                  %288 = "tt.make_range"() {end = 4096 : i32, start = 0 : i32} : () -> tensor<4096xi32>
                  %289 = "tt.splat"(%223) : (i32) -> tensor<4096xi32>
                  %290 = arith.cmpi ult, %288, %289 : tensor<4096xi32>
                  %291 = arith.addi %288, %cst_29 : tensor<4096xi32>
                  %292 = "tt.splat"(%200) : (i32) -> tensor<1xi32>
                  %293 = arith.extsi %292 : tensor<1xi32> to tensor<1xi64>
                  %294 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %295 = arith.muli %293, %294 : tensor<1xi64>
                  %296 = arith.extsi %291 : tensor<4096xi32> to tensor<4096xi64>
                  %297 = arith.muli %296, %cst_27 : tensor<4096xi64>
                  %298 = "tt.broadcast"(%295) : (tensor<1xi64>) -> tensor<4096xi64>
                  %299 = arith.addi %298, %297 : tensor<4096xi64>
                  %300 = "tt.broadcast"(%cst_1) : (tensor<1xi64>) -> tensor<4096xi64>
                  %301 = arith.addi %299, %300 : tensor<4096xi64>
                  %302 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<4096x!tt.ptr<i32>>
                  %303 = "tt.addptr"(%302, %301) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                  %304 = "tt.load"(%303, %290, %cst_28) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                  %305 = "tt.bitcast"(%304) : (tensor<4096xi32>) -> tensor<4096xf32>
                  %306 = arith.cmpf oge, %287, %cst_26 : f32
                  %307 = arith.cmpf olt, %287, %cst_25 : f32
                  %308 = arith.andi %306, %307 : i1
                  %309 = arith.select %308, %287, %cst_24 : f32
                  %310 = "tt.splat"(%309) : (f32) -> tensor<4096xf32>
                  %311 = arith.cmpf ole, %305, %310 : tensor<4096xf32>
                  %312 = "tt.splat"(%287) : (f32) -> tensor<4096xf32>
                  %313 = arith.addf %305, %312 : tensor<4096xf32>
                  %314 = arith.select %311, %313, %305 : tensor<4096xi1>, tensor<4096xf32>
                  %315 = "tt.bitcast"(%314) : (tensor<4096xf32>) -> tensor<4096xi32>
                  %316 = arith.cmpi slt, %315, %cst_28 : tensor<4096xi32>
                  %317 = arith.andi %315, %cst_23 : tensor<4096xi32>
                  %318 = arith.subi %cst_28, %317 : tensor<4096xi32>
                  %319 = arith.cmpi sgt, %317, %cst_22 : tensor<4096xi32>
                  %320 = arith.select %316, %318, %315 : tensor<4096xi1>, tensor<4096xi32>
                  %321 = arith.select %319, %cst_22, %320 : tensor<4096xi1>, tensor<4096xi32>
                  %322 = arith.select %290, %321, %cst_21 : tensor<4096xi1>, tensor<4096xi32>
                  %323 = arith.addi %223, %c4095_i32 : i32
                  %324 = arith.divui %323, %c4096_i32 : i32
                  %325 = scf.for %arg31 = %c1_i32 to %324 step %c1_i32 iter_args(%arg32 = %322) -> (tensor<4096xi32>)  : i32 {
                    %394 = arith.muli %arg31, %c4096_i32 : i32
                    %395 = "tt.splat"(%394) : (i32) -> tensor<4096xi32>
                    %396 = arith.addi %395, %288 : tensor<4096xi32>
                    %397 = arith.cmpi ult, %396, %289 : tensor<4096xi32>
                    %398 = arith.addi %396, %cst_29 : tensor<4096xi32>
                    %399 = arith.extsi %398 : tensor<4096xi32> to tensor<4096xi64>
                    %400 = arith.muli %399, %cst_27 : tensor<4096xi64>
                    %401 = arith.addi %298, %400 : tensor<4096xi64>
                    %402 = arith.addi %401, %300 : tensor<4096xi64>
                    %403 = "tt.addptr"(%302, %402) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %404 = "tt.load"(%403, %397, %cst_28) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %405 = "tt.bitcast"(%404) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %406 = arith.cmpf ole, %405, %310 : tensor<4096xf32>
                    %407 = arith.addf %405, %312 : tensor<4096xf32>
                    %408 = arith.select %406, %407, %405 : tensor<4096xi1>, tensor<4096xf32>
                    %409 = "tt.bitcast"(%408) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %410 = arith.cmpi slt, %409, %cst_28 : tensor<4096xi32>
                    %411 = arith.andi %409, %cst_23 : tensor<4096xi32>
                    %412 = arith.subi %cst_28, %411 : tensor<4096xi32>
                    %413 = arith.cmpi sgt, %411, %cst_22 : tensor<4096xi32>
                    %414 = arith.select %410, %412, %409 : tensor<4096xi1>, tensor<4096xi32>
                    %415 = arith.select %413, %cst_22, %414 : tensor<4096xi1>, tensor<4096xi32>
                    %416 = arith.select %397, %415, %cst_21 : tensor<4096xi1>, tensor<4096xi32>
                    %417 = arith.maxsi %arg32, %416 : tensor<4096xi32>
                    scf.yield %417 : tensor<4096xi32>
                  }
                  %326 = "tt.reduce"(%325) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %394 = arith.maxsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%394) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  %327 = "tt.bitcast"(%287) : (f32) -> i32
                  %328 = arith.cmpi slt, %327, %c0_i32 : i32
                  %329 = arith.andi %327, %c2147483647_i32 : i32
                  %330 = arith.subi %c0_i32, %329 : i32
                  %331 = arith.cmpi sgt, %329, %c2139095040_i32 : i32
                  %332 = arith.select %328, %330, %327 : i32
                  %333 = arith.select %331, %c2139095040_i32, %332 : i32
                  %334 = arith.cmpi slt, %333, %c0_i32 : i32
                  %335 = arith.subi %c-2147483648_i32, %333 : i32
                  %336 = arith.select %334, %335, %333 : i32
                  %337 = "tt.bitcast"(%336) : (i32) -> f32
                  %338 = arith.cmpi slt, %326, %c0_i32 : i32
                  %339 = arith.subi %c-2147483648_i32, %326 : i32
                  %340 = arith.select %338, %339, %326 : i32
                  %341 = "tt.bitcast"(%340) : (i32) -> f32
                  %342 = arith.subf %341, %337 : f32
                  %343 = math.rsqrt %262 : f32
                  %344 = arith.divui %223, %c4_i32 : i32
                  %345 = arith.cmpi slt, %274, %344 : i32
                  %346 = arith.sitofp %274 : i32 to f32
                  %347 = math.log2 %262 : f32
                  %348 = arith.subf %347, %cst_0 : f32
                  %349 = arith.subf %346, %cst_31 : f32
                  %350 = math.log2 %349 : f32
                  %351 = arith.subf %347, %350 : f32
                  %352 = arith.divf %351, %348 : f32
                  %353 = arith.subi %223, %274 : i32
                  %354 = arith.sitofp %353 : i32 to f32
                  %355 = arith.addf %354, %cst_31 : f32
                  %356 = arith.divf %355, %262 : f32
                  %357 = arith.select %345, %352, %356 : f32
                  %358 = arith.mulf %343, %cst_20 : f32
                  %359 = arith.mulf %342, %357 : f32
                  %360 = arith.addf %337, %359 : f32
                  %361 = arith.mulf %342, %358 : f32
                  %362 = arith.addi %333, %c1_i32 : i32
                  %363 = arith.subi %326, %c1_i32 : i32
                  %364 = arith.subf %360, %361 : f32
                  %365 = arith.addf %360, %361 : f32
                  %366 = "tt.bitcast"(%364) : (f32) -> i32
                  %367 = arith.cmpi slt, %366, %c0_i32 : i32
                  %368 = arith.andi %366, %c2147483647_i32 : i32
                  %369 = arith.subi %c0_i32, %368 : i32
                  %370 = arith.cmpi sgt, %368, %c2139095040_i32 : i32
                  %371 = arith.select %367, %369, %366 : i32
                  %372 = arith.select %370, %c2139095040_i32, %371 : i32
                  %373 = arith.minsi %372, %363 : i32
                  %374 = arith.maxsi %373, %362 : i32
                  %375 = "tt.bitcast"(%365) : (f32) -> i32
                  %376 = arith.cmpi slt, %375, %c0_i32 : i32
                  %377 = arith.andi %375, %c2147483647_i32 : i32
                  %378 = arith.subi %c0_i32, %377 : i32
                  %379 = arith.cmpi sgt, %377, %c2139095040_i32 : i32
                  %380 = arith.select %376, %378, %375 : i32
                  %381 = arith.select %379, %c2139095040_i32, %380 : i32
                  %382 = arith.minsi %381, %363 : i32
                  %383 = arith.maxsi %382, %362 : i32
                  %384 = arith.cmpf olt, %342, %cst_25 : f32
                  %385 = arith.cmpf olt, %358, %cst_18 : f32
                  %386 = arith.andi %384, %385 : i1
                  %387:2 = scf.if %386 -> (i32, i32) {
                    scf.yield %374, %383 : i32, i32
                  } else {
                    %394 = arith.subi %326, %333 : i32
                    %395 = arith.addi %394, %c2_i32 : i32
                    %396 = arith.divui %395, %c3_i32 : i32
                    %397 = arith.addi %333, %396 : i32
                    %398 = arith.addi %397, %396 : i32
                    scf.yield %397, %398 : i32, i32
                  }
                  %388:8 = scf.while (%arg31 = %333, %arg32 = %326, %arg33 = %223, %arg34 = %c0_i32, %arg35 = %387#0, %arg36 = %387#1, %arg37 = %cst_20, %arg38 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                    %394 = arith.addi %arg31, %c1_i32 : i32
                    %395 = arith.cmpi slt, %394, %arg32 : i32
                    %396 = arith.cmpi ne, %arg33, %274 : i32
                    %397 = arith.andi %395, %396 : i1
                    scf.condition(%397) %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38 : i32, i32, i32, i32, i32, i32, f32, i32
                  } do {
                  ^bb0(%arg31: i32, %arg32: i32, %arg33: i32, %arg34: i32, %arg35: i32, %arg36: i32, %arg37: f32, %arg38: i32):
                    %394 = "tt.splat"(%arg35) : (i32) -> tensor<4096xi32>
                    %395 = arith.cmpi sgt, %322, %394 : tensor<4096xi32>
                    %396 = "tt.splat"(%arg36) : (i32) -> tensor<4096xi32>
                    %397 = arith.cmpi sgt, %322, %396 : tensor<4096xi32>
                    %398 = arith.extui %395 : tensor<4096xi1> to tensor<4096xi64>
                    %399 = arith.extui %397 : tensor<4096xi1> to tensor<4096xi64>
                    %400 = arith.shli %399, %cst_17 : tensor<4096xi64>
                    %401 = arith.ori %398, %400 : tensor<4096xi64>
                    %402 = scf.for %arg39 = %c1_i32 to %324 step %c1_i32 iter_args(%arg40 = %401) -> (tensor<4096xi64>)  : i32 {
                      %485 = arith.muli %arg39, %c4096_i32 : i32
                      %486 = "tt.splat"(%485) : (i32) -> tensor<4096xi32>
                      %487 = arith.addi %486, %288 : tensor<4096xi32>
                      %488 = arith.cmpi ult, %487, %289 : tensor<4096xi32>
                      %489 = arith.addi %487, %cst_29 : tensor<4096xi32>
                      %490 = arith.extsi %489 : tensor<4096xi32> to tensor<4096xi64>
                      %491 = arith.muli %490, %cst_27 : tensor<4096xi64>
                      %492 = arith.addi %298, %491 : tensor<4096xi64>
                      %493 = arith.addi %492, %300 : tensor<4096xi64>
                      %494 = "tt.addptr"(%302, %493) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                      %495 = "tt.load"(%494, %488, %cst_28) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                      %496 = "tt.bitcast"(%495) : (tensor<4096xi32>) -> tensor<4096xf32>
                      %497 = arith.cmpf ole, %496, %310 : tensor<4096xf32>
                      %498 = arith.addf %496, %312 : tensor<4096xf32>
                      %499 = arith.select %497, %498, %496 : tensor<4096xi1>, tensor<4096xf32>
                      %500 = "tt.bitcast"(%499) : (tensor<4096xf32>) -> tensor<4096xi32>
                      %501 = arith.cmpi slt, %500, %cst_28 : tensor<4096xi32>
                      %502 = arith.andi %500, %cst_23 : tensor<4096xi32>
                      %503 = arith.subi %cst_28, %502 : tensor<4096xi32>
                      %504 = arith.cmpi sgt, %502, %cst_22 : tensor<4096xi32>
                      %505 = arith.select %501, %503, %500 : tensor<4096xi1>, tensor<4096xi32>
                      %506 = arith.select %504, %cst_22, %505 : tensor<4096xi1>, tensor<4096xi32>
                      %507 = arith.select %488, %506, %cst_21 : tensor<4096xi1>, tensor<4096xi32>
                      %508 = arith.cmpi sgt, %507, %394 : tensor<4096xi32>
                      %509 = arith.cmpi sgt, %507, %396 : tensor<4096xi32>
                      %510 = arith.extui %508 : tensor<4096xi1> to tensor<4096xi64>
                      %511 = arith.extui %509 : tensor<4096xi1> to tensor<4096xi64>
                      %512 = arith.shli %511, %cst_17 : tensor<4096xi64>
                      %513 = arith.ori %510, %512 : tensor<4096xi64>
                      %514 = arith.addi %arg40, %513 : tensor<4096xi64>
                      scf.yield %514 : tensor<4096xi64>
                    }
                    %403 = "tt.reduce"(%402) ({
                    ^bb0(%arg39: i64, %arg40: i64):
                      %485 = arith.addi %arg39, %arg40 : i64
                      "tt.reduce_return"(%485) : (i64) -> ()
                    }) {axis = 0 : i32} : (tensor<4096xi64>) -> i64
                    %404 = arith.shrui %403, %c32_i64 : i64
                    %405 = arith.trunci %403 : i64 to i32
                    %406 = arith.trunci %404 : i64 to i32
                    %407 = arith.cmpi sge, %405, %274 : i32
                    %408 = arith.cmpi sge, %406, %274 : i32
                    %409 = arith.select %407, %arg35, %arg31 : i32
                    %410 = arith.select %408, %arg36, %409 : i32
                    %411 = arith.select %407, %arg36, %arg35 : i32
                    %412 = arith.select %408, %arg32, %411 : i32
                    %413 = arith.select %407, %405, %arg33 : i32
                    %414 = arith.select %408, %406, %413 : i32
                    %415 = arith.select %407, %406, %405 : i32
                    %416 = arith.select %408, %arg34, %415 : i32
                    %417 = arith.mulf %arg37, %cst_16 : f32
                    %418 = arith.select %407, %cst_20, %417 : f32
                    %419 = arith.select %408, %417, %418 : f32
                    %420 = arith.addi %arg38, %c1_i32 : i32
                    %421 = arith.cmpi slt, %410, %c0_i32 : i32
                    %422 = arith.subi %c-2147483648_i32, %410 : i32
                    %423 = arith.select %421, %422, %410 : i32
                    %424 = "tt.bitcast"(%423) : (i32) -> f32
                    %425 = arith.cmpi slt, %412, %c0_i32 : i32
                    %426 = arith.subi %c-2147483648_i32, %412 : i32
                    %427 = arith.select %425, %426, %412 : i32
                    %428 = "tt.bitcast"(%427) : (i32) -> f32
                    %429 = arith.subf %428, %424 : f32
                    %430 = arith.subi %414, %416 : i32
                    %431 = arith.sitofp %430 : i32 to f32
                    %432 = math.rsqrt %431 : f32
                    %433 = arith.divui %414, %c4_i32 : i32
                    %434 = arith.cmpi slt, %274, %433 : i32
                    %435 = arith.cmpf olt, %419, %cst_19 : f32
                    %436 = arith.andi %434, %435 : i1
                    %437 = arith.sitofp %414 : i32 to f32
                    %438 = arith.sitofp %416 : i32 to f32
                    %439 = math.log2 %437 : f32
                    %440 = arith.addf %438, %cst_31 : f32
                    %441 = math.log2 %440 : f32
                    %442 = arith.subf %439, %441 : f32
                    %443 = arith.subf %439, %350 : f32
                    %444 = arith.divf %443, %442 : f32
                    %445 = arith.subi %414, %274 : i32
                    %446 = arith.sitofp %445 : i32 to f32
                    %447 = arith.addf %446, %cst_31 : f32
                    %448 = arith.divf %447, %431 : f32
                    %449 = arith.select %436, %444, %448 : f32
                    %450 = arith.mulf %419, %432 : f32
                    %451 = arith.mulf %429, %449 : f32
                    %452 = arith.addf %424, %451 : f32
                    %453 = arith.mulf %429, %450 : f32
                    %454 = arith.addi %410, %c1_i32 : i32
                    %455 = arith.subi %412, %c1_i32 : i32
                    %456 = arith.subf %452, %453 : f32
                    %457 = arith.addf %452, %453 : f32
                    %458 = "tt.bitcast"(%456) : (f32) -> i32
                    %459 = arith.cmpi slt, %458, %c0_i32 : i32
                    %460 = arith.andi %458, %c2147483647_i32 : i32
                    %461 = arith.subi %c0_i32, %460 : i32
                    %462 = arith.cmpi sgt, %460, %c2139095040_i32 : i32
                    %463 = arith.select %459, %461, %458 : i32
                    %464 = arith.select %462, %c2139095040_i32, %463 : i32
                    %465 = arith.minsi %464, %455 : i32
                    %466 = arith.maxsi %465, %454 : i32
                    %467 = "tt.bitcast"(%457) : (f32) -> i32
                    %468 = arith.cmpi slt, %467, %c0_i32 : i32
                    %469 = arith.andi %467, %c2147483647_i32 : i32
                    %470 = arith.subi %c0_i32, %469 : i32
                    %471 = arith.cmpi sgt, %469, %c2139095040_i32 : i32
                    %472 = arith.select %468, %470, %467 : i32
                    %473 = arith.select %471, %c2139095040_i32, %472 : i32
                    %474 = arith.minsi %473, %455 : i32
                    %475 = arith.maxsi %474, %454 : i32
                    %476 = arith.cmpf olt, %429, %cst_25 : f32
                    %477 = arith.cmpf olt, %450, %cst_18 : f32
                    %478 = arith.cmpi slt, %420, %c8_i32 : i32
                    %479 = arith.cmpi eq, %420, %c6_i32 : i32
                    %480 = arith.cmpi ne, %420, %c6_i32 : i32
                    %481 = arith.andi %478, %480 : i1
                    %482 = arith.andi %481, %476 : i1
                    %483 = arith.andi %482, %477 : i1
                    %484:2 = scf.if %483 -> (i32, i32) {
                      scf.yield %466, %475 : i32, i32
                    } else {
                      %485 = arith.xori %410, %412 : i32
                      %486 = arith.shrui %485, %c1_i32 : i32
                      %487 = arith.ori %485, %486 : i32
                      %488 = arith.shrui %487, %c2_i32 : i32
                      %489 = arith.ori %487, %488 : i32
                      %490 = arith.shrui %489, %c4_i32 : i32
                      %491 = arith.ori %489, %490 : i32
                      %492 = arith.shrui %491, %c8_i32 : i32
                      %493 = arith.ori %491, %492 : i32
                      %494 = arith.shrui %493, %c16_i32 : i32
                      %495 = arith.ori %493, %494 : i32
                      %496 = arith.shrui %495, %c1_i32 : i32
                      %497 = arith.xori %496, %c-1_i32 : i32
                      %498 = arith.andi %412, %497 : i32
                      %499 = arith.subi %498, %c1_i32 : i32
                      %500 = arith.subi %412, %410 : i32
                      %501 = arith.addi %500, %c2_i32 : i32
                      %502 = arith.divui %501, %c3_i32 : i32
                      %503 = arith.addi %410, %502 : i32
                      %504 = arith.addi %503, %502 : i32
                      %505 = arith.select %479, %499, %503 : i32
                      %506 = arith.select %479, %498, %504 : i32
                      scf.yield %505, %506 : i32, i32
                    }
                    scf.yield %410, %412, %414, %416, %484#0, %484#1, %419, %420 : i32, i32, i32, i32, i32, i32, f32, i32
                  }
                  %389 = "tt.splat"(%388#0) : (i32) -> tensor<4096xi32>
                  %390 = arith.cmpi sgt, %322, %389 : tensor<4096xi32>
                  %391 = arith.select %390, %322, %cst_15 : tensor<4096xi1>, tensor<4096xi32>
                  %392 = scf.for %arg31 = %c1_i32 to %324 step %c1_i32 iter_args(%arg32 = %391) -> (tensor<4096xi32>)  : i32 {
                    %394 = arith.muli %arg31, %c4096_i32 : i32
                    %395 = "tt.splat"(%394) : (i32) -> tensor<4096xi32>
                    %396 = arith.addi %395, %288 : tensor<4096xi32>
                    %397 = arith.cmpi ult, %396, %289 : tensor<4096xi32>
                    %398 = arith.addi %396, %cst_29 : tensor<4096xi32>
                    %399 = arith.extsi %398 : tensor<4096xi32> to tensor<4096xi64>
                    %400 = arith.muli %399, %cst_27 : tensor<4096xi64>
                    %401 = arith.addi %298, %400 : tensor<4096xi64>
                    %402 = arith.addi %401, %300 : tensor<4096xi64>
                    %403 = "tt.addptr"(%302, %402) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %404 = "tt.load"(%403, %397, %cst_28) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %405 = "tt.bitcast"(%404) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %406 = arith.cmpf ole, %405, %310 : tensor<4096xf32>
                    %407 = arith.addf %405, %312 : tensor<4096xf32>
                    %408 = arith.select %406, %407, %405 : tensor<4096xi1>, tensor<4096xf32>
                    %409 = "tt.bitcast"(%408) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %410 = arith.cmpi slt, %409, %cst_28 : tensor<4096xi32>
                    %411 = arith.andi %409, %cst_23 : tensor<4096xi32>
                    %412 = arith.subi %cst_28, %411 : tensor<4096xi32>
                    %413 = arith.cmpi sgt, %411, %cst_22 : tensor<4096xi32>
                    %414 = arith.select %410, %412, %409 : tensor<4096xi1>, tensor<4096xi32>
                    %415 = arith.select %413, %cst_22, %414 : tensor<4096xi1>, tensor<4096xi32>
                    %416 = arith.select %397, %415, %cst_21 : tensor<4096xi1>, tensor<4096xi32>
                    %417 = arith.cmpi sgt, %416, %389 : tensor<4096xi32>
                    %418 = arith.select %417, %416, %cst_15 : tensor<4096xi1>, tensor<4096xi32>
                    %419 = arith.minsi %arg32, %418 : tensor<4096xi32>
                    scf.yield %419 : tensor<4096xi32>
                  }
                  %393 = "tt.reduce"(%392) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %394 = arith.minsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%394) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  scf.yield %393 : i32
                } else {
                  scf.yield %208 : i32
                }
                scf.if %245 {
                  %284 = arith.cmpi slt, %235, %c2048_i32 : i32
                  %285 = arith.cmpi sge, %283, %230 : i32
                  %286 = arith.andi %234, %284 : i1
                  %287 = arith.andi %286, %285 : i1
                  %288 = arith.cmpi slt, %237, %c1_i32 : i32
                  %289 = arith.ori %287, %288 : i1
                  %290 = arith.cmpi slt, %283, %c0_i32 : i32
                  %291 = arith.subi %c-2147483648_i32, %283 : i32
                  %292 = arith.select %290, %291, %283 : i32
                  %293 = "tt.bitcast"(%292) : (i32) -> f32
                  %294 = arith.select %289, %214, %293 : f32
                  %295 = arith.select %289, %230, %283 : i32
                  %296 = arith.cmpi eq, %295, %208 : i32
                  %297 = arith.select %296, %220, %c0_i32 : i32
                  %298 = arith.cmpi slt, %208, %c0_i32 : i32
                  %299 = arith.subi %c-2147483648_i32, %208 : i32
                  %300 = arith.select %298, %299, %208 : i32
                  %301 = "tt.bitcast"(%300) : (i32) -> f32
                  %302 = arith.addi %223, %c1023_i32 : i32
                  %303 = arith.divui %302, %c1024_i32 : i32
                  %304 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                  %305 = "tt.splat"(%223) : (i32) -> tensor<1024xi32>
                  %306 = "tt.splat"(%200) : (i32) -> tensor<1xi32>
                  %307 = arith.extsi %306 : tensor<1xi32> to tensor<1xi64>
                  %308 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %309 = arith.muli %307, %308 : tensor<1xi64>
                  %310 = "tt.broadcast"(%309) : (tensor<1xi64>) -> tensor<1024xi64>
                  %311 = "tt.broadcast"(%cst) : (tensor<1xi64>) -> tensor<1024xi64>
                  %312 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1024x!tt.ptr<i32>>
                  %313 = "tt.broadcast"(%cst_1) : (tensor<1xi64>) -> tensor<1024xi64>
                  %314 = arith.cmpf oge, %301, %cst_26 : f32
                  %315 = arith.cmpf olt, %301, %cst_25 : f32
                  %316 = arith.andi %314, %315 : i1
                  %317 = arith.select %316, %301, %cst_24 : f32
                  %318 = "tt.splat"(%317) : (f32) -> tensor<1024xf32>
                  %319 = "tt.splat"(%301) : (f32) -> tensor<1024xf32>
                  %320 = "tt.splat"(%294) : (f32) -> tensor<1024xf32>
                  %321 = "tt.splat"(%294) : (f32) -> tensor<1xf32>
                  %322 = arith.mulf %321, %cst_8 : tensor<1xf32>
                  %323 = math.absf %321 : tensor<1xf32>
                  %324 = arith.cmpf olt, %323, %cst_7 : tensor<1xf32>
                  %325 = arith.select %324, %322, %cst_6 : tensor<1xi1>, tensor<1xf32>
                  %326 = "tt.expand_dims"(%325) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %327 = "tt.broadcast"(%326) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %328 = "tt.expand_dims"(%321) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %329 = "tt.broadcast"(%328) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %330 = "tt.splat"(%200) : (i32) -> tensor<1x1x1xi32>
                  %331 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                  %332 = "tt.expand_dims"(%331) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                  %333 = "tt.expand_dims"(%332) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                  %334 = arith.extsi %330 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                  %335 = "tt.splat"(%arg22) : (i64) -> tensor<1x1x1xi64>
                  %336 = arith.muli %334, %335 : tensor<1x1x1xi64>
                  %337 = "tt.broadcast"(%336) : (tensor<1x1x1xi64>) -> tensor<1x1024x1xi64>
                  %338 = arith.extsi %333 : tensor<1x1x2xi32> to tensor<1x1x2xi64>
                  %339 = "tt.broadcast"(%338) : (tensor<1x1x2xi64>) -> tensor<1x1024x2xi64>
                  %340 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                  %341:2 = scf.for %arg31 = %c0_i32 to %303 step %c1_i32 iter_args(%arg32 = %c0_i32, %arg33 = %297) -> (i32, i32)  : i32 {
                    %345 = arith.muli %arg31, %c1024_i32 : i32
                    %346 = "tt.splat"(%345) : (i32) -> tensor<1024xi32>
                    %347 = arith.addi %346, %304 : tensor<1024xi32>
                    %348 = arith.cmpi ult, %347, %305 : tensor<1024xi32>
                    %349 = arith.addi %347, %cst_14 : tensor<1024xi32>
                    %350 = arith.extsi %349 : tensor<1024xi32> to tensor<1024xi64>
                    %351 = arith.muli %350, %cst_12 : tensor<1024xi64>
                    %352 = arith.addi %310, %351 : tensor<1024xi64>
                    %353 = arith.addi %352, %311 : tensor<1024xi64>
                    %354 = "tt.addptr"(%312, %353) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %355 = "tt.load"(%354, %348, %cst_13) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %356 = arith.addi %352, %313 : tensor<1024xi64>
                    %357 = "tt.addptr"(%312, %356) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %358 = "tt.load"(%357, %348, %cst_13) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %359 = "tt.bitcast"(%358) : (tensor<1024xi32>) -> tensor<1024xf32>
                    %360 = arith.cmpf ole, %359, %318 : tensor<1024xf32>
                    %361 = arith.addf %359, %319 : tensor<1024xf32>
                    %362 = arith.select %360, %361, %359 : tensor<1024xi1>, tensor<1024xf32>
                    gpu.barrier
                    %363 = arith.cmpf ogt, %362, %320 : tensor<1024xf32>
                    %364 = arith.andi %363, %348 : tensor<1024xi1>
                    %365 = arith.cmpf ueq, %362, %320 : tensor<1024xf32>
                    %366 = arith.andi %365, %348 : tensor<1024xi1>
                    %367 = arith.extui %364 : tensor<1024xi1> to tensor<1024xi32>
                    %368 = arith.extui %366 : tensor<1024xi1> to tensor<1024xi32>
                    %369 = arith.shli %368, %cst_11 : tensor<1024xi32>
                    %370 = arith.addi %367, %369 : tensor<1024xi32>
                    %371 = "tt.scan"(%370) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %413 = arith.addi %arg34, %arg35 : i32
                      "tt.scan_return"(%413) : (i32) -> ()
                    }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                    %372 = arith.subi %371, %370 : tensor<1024xi32>
                    %373 = arith.andi %372, %cst_10 : tensor<1024xi32>
                    %374 = arith.shrui %372, %cst_11 : tensor<1024xi32>
                    %375 = "tt.splat"(%arg32) : (i32) -> tensor<1024xi32>
                    %376 = arith.addi %373, %375 : tensor<1024xi32>
                    %377 = "tt.splat"(%arg33) : (i32) -> tensor<1024xi32>
                    %378 = arith.addi %374, %377 : tensor<1024xi32>
                    %379 = arith.addi %376, %cst_14 : tensor<1024xi32>
                    %380 = arith.subi %cst_9, %378 : tensor<1024xi32>
                    %381 = arith.cmpi ult, %378, %cst_14 : tensor<1024xi32>
                    %382 = arith.select %364, %379, %380 : tensor<1024xi1>, tensor<1024xi32>
                    %383 = arith.andi %366, %381 : tensor<1024xi1>
                    %384 = arith.ori %364, %383 : tensor<1024xi1>
                    %385 = "tt.expand_dims"(%355) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %386 = "tt.expand_dims"(%362) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                    %387 = arith.cmpf ole, %386, %327 : tensor<1x1024xf32>
                    %388 = arith.subf %386, %329 : tensor<1x1024xf32>
                    %389 = math.absf %386 : tensor<1x1024xf32>
                    %390 = arith.cmpf olt, %389, %cst_5 : tensor<1x1024xf32>
                    %391 = arith.andi %387, %390 : tensor<1x1024xi1>
                    %392 = arith.select %391, %388, %386 : tensor<1x1024xi1>, tensor<1x1024xf32>
                    %393 = "tt.bitcast"(%392) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                    %394 = arith.cmpf uno, %392, %392 : tensor<1x1024xf32>
                    %395 = arith.select %394, %cst_4, %393 : tensor<1x1024xi1>, tensor<1x1024xi32>
                    %396 = "tt.join"(%385, %395) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                    %397 = "tt.expand_dims"(%382) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %398 = "tt.expand_dims"(%397) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                    %399 = "tt.expand_dims"(%384) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                    %400 = "tt.expand_dims"(%399) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                    %401 = "tt.broadcast"(%400) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                    %402 = arith.extsi %398 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                    %403 = arith.muli %402, %cst_3 : tensor<1x1024x1xi64>
                    %404 = arith.addi %337, %403 : tensor<1x1024x1xi64>
                    %405 = "tt.broadcast"(%404) : (tensor<1x1024x1xi64>) -> tensor<1x1024x2xi64>
                    %406 = arith.addi %405, %339 : tensor<1x1024x2xi64>
                    %407 = "tt.addptr"(%340, %406) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi64>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    "tt.store"(%407, %396, %401) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                    %408 = "tt.reduce"(%370) ({
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
                  "tt.store"(%213, %294) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                  %342 = arith.minui %341#1, %c2048_i32 : i32
                  %343 = arith.subi %c2048_i32, %342 : i32
                  %344 = arith.addi %341#0, %c2048_i32 : i32
                  "tt.store"(%216, %341#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%219, %341#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%207, %343) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%210, %344) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                } else {
                  %284 = arith.andi %233, %238 : i1
                  %285 = arith.cmpi sle, %217, %221 : i32
                  %286 = arith.andi %233, %285 : i1
                  %287 = arith.cmpi ne, %211, %c-2139095041_i32 : i32
                  %288 = arith.andi %286, %287 : i1
                  %289 = arith.select %284, %208, %211 : i32
                  %290 = arith.select %288, %208, %230 : i32
                  %291 = arith.andi %284, %191 : i1
                  %292 = arith.ori %288, %291 : i1
                  %293 = arith.cmpi slt, %208, %c0_i32 : i32
                  %294 = arith.subi %c-2147483648_i32, %208 : i32
                  %295 = arith.select %293, %294, %208 : i32
                  %296 = "tt.bitcast"(%295) : (i32) -> f32
                  %297 = arith.cmpi slt, %283, %c0_i32 : i32
                  %298 = arith.subi %c-2147483648_i32, %283 : i32
                  %299 = arith.select %297, %298, %283 : i32
                  %300 = "tt.bitcast"(%299) : (i32) -> f32
                  %301 = arith.subf %261, %264 : f32
                  %302 = arith.divf %301, %264 : f32
                  %303 = arith.minimumf %302, %cst_16 : f32
                  %304 = arith.subf %300, %296 : f32
                  %305 = arith.mulf %304, %303 : f32
                  %306 = arith.subf %296, %305 : f32
                  %307 = "tt.bitcast"(%306) : (f32) -> i32
                  %308 = arith.cmpi slt, %307, %c0_i32 : i32
                  %309 = arith.andi %307, %c2147483647_i32 : i32
                  %310 = arith.subi %c0_i32, %309 : i32
                  %311 = arith.cmpi sgt, %309, %c2139095040_i32 : i32
                  %312 = arith.select %308, %310, %307 : i32
                  %313 = arith.select %311, %c2139095040_i32, %312 : i32
                  %314 = arith.subi %208, %c1_i32 : i32
                  %315 = arith.minsi %313, %314 : i32
                  %316 = arith.select %254, %315, %c-2139095040_i32 : i32
                  %317 = arith.select %286, %316, %283 : i32
                  %318 = arith.xori %289, %290 : i32
                  %319 = arith.shrsi %318, %c1_i32 : i32
                  %320 = arith.andi %289, %290 : i32
                  %321 = arith.addi %320, %319 : i32
                  %322 = arith.select %292, %321, %317 : i32
                  %323 = arith.subi %290, %c1_i32 : i32
                  %324 = arith.minsi %322, %323 : i32
                  %325 = arith.addi %289, %c1_i32 : i32
                  %326 = arith.maxsi %324, %325 : i32
                  %327 = arith.cmpi sge, %325, %290 : i32
                  %328 = arith.ori %233, %287 : i1
                  %329 = arith.andi %327, %328 : i1
                  "tt.store"(%213, %296, %288) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                  "tt.store"(%216, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%219, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  %330 = arith.select %329, %c2048_i32, %326 : i32
                  %331 = arith.select %329, %c2048_i32, %289 : i32
                  "tt.store"(%207, %330) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%210, %331) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                }
              }
            }
          }
        } else {
          %188 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %189 = "tt.addptr"(%188, %157) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %190 = "tt.load"(%189, %162, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %191 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %192 = arith.addi %191, %157 : tensor<128xi64>
          %193 = "tt.addptr"(%188, %192) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %194 = "tt.load"(%193, %162, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %195 = arith.cmpi slt, %194, %190 : tensor<128xi32>
          %196 = arith.andi %195, %162 : tensor<128xi1>
          %197 = arith.cmpi slt, %190, %cst_62 : tensor<128xi32>
          %198 = arith.subi %cst_39, %190 : tensor<128xi32>
          %199 = arith.select %197, %198, %190 : tensor<128xi1>, tensor<128xi32>
          %200 = "tt.bitcast"(%199) : (tensor<128xi32>) -> tensor<128xf32>
          %201 = arith.select %196, %163, %cst_62 : tensor<128xi1>, tensor<128xi32>
          %202 = arith.cmpi ult, %145#3, %182 : i32
          %203 = arith.muli %145#3, %180 : i32
          %204 = arith.select %202, %203, %165 : i32
          %205 = arith.subi %165, %204 : i32
          %206 = arith.minsi %205, %180 : i32
          %207 = arith.addi %204, %206 : i32
          %208 = arith.muli %174, %c32_i32 : i32
          %209 = arith.cmpi ult, %155, %29 : tensor<128xi32>
          %210 = "tt.expand_dims"(%155) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %211 = "tt.expand_dims"(%209) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %212 = "tt.broadcast"(%211) : (tensor<128x1xi1>) -> tensor<128x128xi1>
          %213 = arith.extsi %210 : tensor<128x1xi32> to tensor<128x1xi64>
          %214 = arith.muli %213, %36 : tensor<128x1xi64>
          %215 = "tt.broadcast"(%214) : (tensor<128x1xi64>) -> tensor<128x128xi64>
          %216 = arith.addi %215, %40 : tensor<128x128xi64>
          %217 = "tt.addptr"(%42, %216) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi64>) -> tensor<128x128x!tt.ptr<bf16>>
          %218 = "tt.load"(%217, %212, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
          %219 = arith.divui %153, %c128_i32 : i32
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
          %233 = arith.extsi %225 : i32 to i64
          %234 = arith.addi %232, %233 : i64
          %235 = "tt.addptr"(%arg10, %234) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %236 = "tt.load"(%235, %230, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %237 = arith.select %230, %236, %c-1_i32 : i32
          %238 = "tt.make_range"() {end = 32 : i32, start = 0 : i32} : () -> tensor<32xi32>
          %239 = "tt.splat"(%arg4) : (i32) -> tensor<1x1xi32>
          %240 = "tt.splat"(%arg5) : (i64) -> tensor<1x1xi64>
          %241 = "tt.broadcast"(%38) : (tensor<1x128xi64>) -> tensor<32x128xi64>
          %242 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<32x128x!tt.ptr<bf16>>
          %243 = "tt.splat"(%207) : (i32) -> tensor<32xi32>
          %244 = "tt.expand_dims"(%201) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %245 = "tt.broadcast"(%244) : (tensor<128x1xi32>) -> tensor<128x32xi32>
          %246 = "tt.expand_dims"(%200) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
          %247 = "tt.broadcast"(%246) : (tensor<128x1xf32>) -> tensor<128x32xf32>
          %248 = arith.cmpf olt, %200, %cst_50 : tensor<128xf32>
          %249 = "tt.expand_dims"(%248) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %250 = "tt.broadcast"(%249) : (tensor<128x1xi1>) -> tensor<128x32xi1>
          %251 = arith.maxsi %164, %c0_i32 : i32
          %252 = arith.cmpi sge, %arg21, %c2048_i32 : i32
          %253 = arith.select %252, %c2048_i32, %c0_i32 : i32
          %254 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
          %255 = arith.muli %213, %254 : tensor<128x1xi64>
          %256 = "tt.broadcast"(%255) : (tensor<128x1xi64>) -> tensor<128x32xi64>
          %257 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x32x!tt.ptr<i32>>
          %258 = "tt.splat"(%253) : (i32) -> tensor<128x32xi32>
          %259 = "tt.splat"(%251) : (i32) -> tensor<128x32xi32>
          %260 = arith.mulf %200, %cst_51 : tensor<128xf32>
          %261 = math.absf %200 : tensor<128xf32>
          %262 = arith.cmpf olt, %261, %cst_50 : tensor<128xf32>
          %263 = arith.select %262, %260, %cst_49 : tensor<128xi1>, tensor<128xf32>
          %264 = "tt.expand_dims"(%263) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
          %265 = "tt.broadcast"(%264) : (tensor<128x1xf32>) -> tensor<128x32xf32>
          %266 = "tt.expand_dims"(%210) {axis = 2 : i32} : (tensor<128x1xi32>) -> tensor<128x1x1xi32>
          %267 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
          %268 = "tt.expand_dims"(%267) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
          %269 = "tt.expand_dims"(%268) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
          %270 = arith.extsi %266 : tensor<128x1x1xi32> to tensor<128x1x1xi64>
          %271 = "tt.splat"(%arg22) : (i64) -> tensor<128x1x1xi64>
          %272 = arith.muli %270, %271 : tensor<128x1x1xi64>
          %273 = "tt.broadcast"(%272) : (tensor<128x1x1xi64>) -> tensor<128x32x1xi64>
          %274 = arith.extsi %269 : tensor<1x1x2xi32> to tensor<1x1x2xi64>
          %275 = "tt.broadcast"(%274) : (tensor<1x1x2xi64>) -> tensor<128x32x2xi64>
          %276 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x32x2x!tt.ptr<i32>>
          %277 = scf.for %arg30 = %204 to %207 step %208 iter_args(%arg31 = %237) -> (i32)  : i32 {
            %278 = arith.addi %arg30, %208 : i32
            %279 = arith.divui %278, %c64_i32 : i32
            %280 = arith.cmpi ult, %279, %arg12 : i32
            %281 = arith.cmpi slt, %278, %207 : i32
            %282 = arith.andi %281, %280 : i1
            %283 = arith.andi %282, %227 : i1
            %284 = arith.extsi %279 : i32 to i64
            %285 = arith.addi %232, %284 : i64
            %286 = "tt.addptr"(%arg10, %285) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %287 = "tt.load"(%286, %283, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %288 = arith.select %283, %287, %c-1_i32 : i32
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
            %299 = arith.muli %295, %cst_58 : tensor<32x1xi32>
            %300 = arith.extsi %299 : tensor<32x1xi32> to tensor<32x1xi64>
            %301 = "tt.broadcast"(%298) : (tensor<1x1xi64>) -> tensor<32x1xi64>
            %302 = arith.addi %301, %300 : tensor<32x1xi64>
            %303 = "tt.broadcast"(%302) : (tensor<32x1xi64>) -> tensor<32x128xi64>
            %304 = arith.addi %303, %241 : tensor<32x128xi64>
            %305 = "tt.addptr"(%242, %304) : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi64>) -> tensor<32x128x!tt.ptr<bf16>>
            %306 = "tt.load"(%305, %296, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi1>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
            %307 = arith.cmpi ult, %arg31, %arg4 : i32
            %308 = "tt.splat"(%307) : (i1) -> tensor<32xi1>
            %309 = "tt.splat"(%arg30) : (i32) -> tensor<32xi32>
            %310 = arith.addi %309, %238 : tensor<32xi32>
            %311 = arith.cmpi slt, %310, %243 : tensor<32xi32>
            %312 = "tt.trans"(%306) {order = array<i32: 1, 0>} : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
            %313 = "tt.dot"(%218, %312, %cst_57) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x32xbf16>, tensor<128x32xf32>) -> tensor<128x32xf32>
            %314 = "tt.expand_dims"(%313) {axis = 2 : i32} : (tensor<128x32xf32>) -> tensor<128x32x1xf32>
            %315 = "tt.scan"(%314) ({
            ^bb0(%arg32: f32, %arg33: f32):
              %366 = arith.addf %arg32, %arg33 : f32
              "tt.scan_return"(%366) : (f32) -> ()
            }) {axis = 2 : i32, reverse = false} : (tensor<128x32x1xf32>) -> tensor<128x32x1xf32>
            %316 = "tt.reshape"(%315) : (tensor<128x32x1xf32>) -> tensor<128x32xf32>
            %317 = arith.andi %308, %311 : tensor<32xi1>
            %318 = "tt.expand_dims"(%310) {axis = 0 : i32} : (tensor<32xi32>) -> tensor<1x32xi32>
            %319 = "tt.broadcast"(%318) : (tensor<1x32xi32>) -> tensor<128x32xi32>
            %320 = arith.cmpi slt, %319, %245 : tensor<128x32xi32>
            %321 = "tt.expand_dims"(%317) {axis = 0 : i32} : (tensor<32xi1>) -> tensor<1x32xi1>
            %322 = "tt.broadcast"(%321) : (tensor<1x32xi1>) -> tensor<128x32xi1>
            %323 = arith.andi %320, %322 : tensor<128x32xi1>
            %324 = arith.cmpf olt, %247, %316 : tensor<128x32xf32>
            %325 = arith.cmpf olt, %316, %247 : tensor<128x32xf32>
            %326 = arith.andi %324, %323 : tensor<128x32xi1>
            %327 = arith.ori %324, %325 : tensor<128x32xi1>
            %328 = arith.xori %327, %cst_56 : tensor<128x32xi1>
            %329 = arith.andi %328, %323 : tensor<128x32xi1>
            %330 = arith.cmpf uno, %316, %316 : tensor<128x32xf32>
            %331 = arith.andi %330, %250 : tensor<128x32xi1>
            %332 = arith.andi %329, %331 : tensor<128x32xi1>
            %333 = arith.ori %326, %332 : tensor<128x32xi1>
            %334 = arith.xori %329, %332 : tensor<128x32xi1>
            %335 = arith.ori %333, %334 : tensor<128x32xi1>
            %336 = arith.select %334, %cst_55, %cst_54 : tensor<128x32xi1>, tensor<128x32xi32>
            %337 = arith.extsi %336 : tensor<128x32xi32> to tensor<128x32xi64>
            %338 = arith.addi %256, %337 : tensor<128x32xi64>
            %339 = "tt.addptr"(%257, %338) : (tensor<128x32x!tt.ptr<i32>>, tensor<128x32xi64>) -> tensor<128x32x!tt.ptr<i32>>
            %340 = "tt.atomic_rmw"(%339, %cst_55, %335) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<128x32x!tt.ptr<i32>>, tensor<128x32xi32>, tensor<128x32xi1>) -> tensor<128x32xi32>
            %341 = arith.select %334, %258, %259 : tensor<128x32xi1>, tensor<128x32xi32>
            %342 = arith.cmpi ult, %340, %341 : tensor<128x32xi32>
            %343 = arith.subi %cst_53, %340 : tensor<128x32xi32>
            %344 = arith.addi %340, %cst_52 : tensor<128x32xi32>
            %345 = arith.select %334, %343, %344 : tensor<128x32xi1>, tensor<128x32xi32>
            %346 = arith.andi %335, %342 : tensor<128x32xi1>
            %347 = arith.cmpf ole, %316, %265 : tensor<128x32xf32>
            %348 = arith.subf %316, %247 : tensor<128x32xf32>
            %349 = math.absf %316 : tensor<128x32xf32>
            %350 = arith.cmpf olt, %349, %cst_48 : tensor<128x32xf32>
            %351 = arith.andi %347, %350 : tensor<128x32xi1>
            %352 = arith.select %351, %348, %316 : tensor<128x32xi1>, tensor<128x32xf32>
            %353 = "tt.bitcast"(%352) : (tensor<128x32xf32>) -> tensor<128x32xi32>
            %354 = arith.cmpf uno, %352, %352 : tensor<128x32xf32>
            %355 = arith.select %354, %cst_47, %353 : tensor<128x32xi1>, tensor<128x32xi32>
            %356 = "tt.join"(%319, %355) : (tensor<128x32xi32>, tensor<128x32xi32>) -> tensor<128x32x2xi32>
            %357 = "tt.expand_dims"(%345) {axis = 2 : i32} : (tensor<128x32xi32>) -> tensor<128x32x1xi32>
            %358 = "tt.expand_dims"(%346) {axis = 2 : i32} : (tensor<128x32xi1>) -> tensor<128x32x1xi1>
            %359 = "tt.broadcast"(%358) : (tensor<128x32x1xi1>) -> tensor<128x32x2xi1>
            %360 = arith.extsi %357 : tensor<128x32x1xi32> to tensor<128x32x1xi64>
            %361 = arith.muli %360, %cst_46 : tensor<128x32x1xi64>
            %362 = arith.addi %273, %361 : tensor<128x32x1xi64>
            %363 = "tt.broadcast"(%362) : (tensor<128x32x1xi64>) -> tensor<128x32x2xi64>
            %364 = arith.addi %363, %275 : tensor<128x32x2xi64>
            %365 = "tt.addptr"(%276, %364) : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi64>) -> tensor<128x32x2x!tt.ptr<i32>>
            "tt.store"(%365, %356, %359) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>, tensor<128x32x2xi1>) -> ()
            scf.yield %288 : i32
          }
        }
        gpu.barrier
        %183 = arith.extsi %145#1 : i32 to i64
        %184 = "tt.addptr"(%arg23, %183) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %185 = "tt.atomic_rmw"(%184, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %186 = arith.andi %185, %c2047_i32 : i32
        %187 = arith.cmpi eq, %186, %c1_i32 : i32
        scf.if %187 {
          %188 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %189 = "tt.addptr"(%188, %157) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %190 = "tt.load"(%189, %162, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %191 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %192 = arith.addi %191, %157 : tensor<128xi64>
          %193 = "tt.addptr"(%188, %192) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %194 = "tt.load"(%193, %162, %cst_62) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
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
          %202 = arith.divui %167, %c1024_i32 : i32
          %203 = arith.divui %202, %c1024_i32 : i32
          %204 = arith.addi %203, %c1_i32 : i32
          %205 = arith.muli %204, %c1024_i32 : i32
          %206 = arith.divui %167, %205 : i32
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
          %217 = "tt.atomic_rmw"(%184, %216) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %149 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x128xbf16, strided<[?, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "tile_requests", winnow.type = memref<?xi32>}, {winnow.arg = "tile_requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<bf16>, i32, i64, !tt.ptr<bf16>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "sdsa", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {helpers = 132 : i32, num_stages = 3 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 1024 : i32, scatter = "atomics", target = "cuda:90", tile_keys = 32 : i32, tile_rows = 128 : i32}} : () -> ()
}

#map = affine_map<()[s0, s1] -> (s0 ceildiv 128, ((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 304) * 304) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 304) * 304) floordiv (s0 ceildiv 128) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 304) * 304) floordiv (s0 ceildiv 128) - s1 ceildiv 256) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 304) * 304) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 304) * 304) floordiv (s0 ceildiv 128) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 304) * 304) floordiv (s0 ceildiv 128) - s1 ceildiv 256) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 304) * 304) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 304) * 304) floordiv (s0 ceildiv 128) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 304) * 304) floordiv (s0 ceildiv 128) - s1 ceildiv 256) - 65535) - s1 ceildiv 2147483648 + 1)>
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
    %cst_14 = arith.constant dense<2139095041> : tensor<2048xi32>
    %cst_15 = arith.constant 4.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %cst_16 = arith.constant dense<32> : tensor<2048xi64>
    %c16_i32 = arith.constant 16 : i32
    %c6_i32 = arith.constant 6 : i32
    %cst_17 = arith.constant 2.500000e-01 : f32
    %cst_18 = arith.constant 1.800000e+00 : f32
    %c4_i32 = arith.constant 4 : i32
    %cst_19 = arith.constant 3.000000e-01 : f32
    %cst_20 = arith.constant dense<-2139095041> : tensor<2048xi32>
    %cst_21 = arith.constant dense<2139095040> : tensor<2048xi32>
    %cst_22 = arith.constant dense<2147483647> : tensor<2048xi32>
    %cst_23 = arith.constant 0x7FC00000 : f32
    %cst_24 = arith.constant 0x7F800000 : f32
    %cst_25 = arith.constant 0.000000e+00 : f32
    %cst_26 = arith.constant dense<2> : tensor<2048xi64>
    %cst_27 = arith.constant dense<0> : tensor<2048xi32>
    %cst_28 = arith.constant dense<1> : tensor<1xi32>
    %cst_29 = arith.constant dense<2048> : tensor<2048xi32>
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
    %c304_i32 = arith.constant 304 : i32
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
    %cst_44 = arith.constant dense<2047> : tensor<128x32xi32>
    %cst_45 = arith.constant dense<1> : tensor<128xi32>
    %cst_46 = arith.constant dense<2> : tensor<128x32x1xi64>
    %cst_47 = arith.constant dense<2143289344> : tensor<128x32xi32>
    %cst_48 = arith.constant dense<0x7F800000> : tensor<128x32xf32>
    %cst_49 = arith.constant dense<0x7FC00000> : tensor<128xf32>
    %cst_50 = arith.constant dense<0x7F800000> : tensor<128xf32>
    %cst_51 = arith.constant dense<2.000000e+00> : tensor<128xf32>
    %cst_52 = arith.constant dense<2048> : tensor<128x32xi32>
    %cst_53 = arith.constant dense<1> : tensor<128x32xi32>
    %c2048_i32 = arith.constant 2048 : i32
    %cst_54 = arith.constant dense<true> : tensor<128x32xi1>
    %cst_55 = arith.constant dense<0.000000e+00> : tensor<128x32xf32>
    %cst_56 = arith.constant dense<128> : tensor<32x1xi32>
    %cst_57 = arith.constant dense<0.000000e+00> : tensor<32x128xbf16>
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_58 = arith.constant dense<0.000000e+00> : tensor<128x128xbf16>
    %cst_59 = arith.constant dense<0.000000e+00> : tensor<128xf32>
    %c31_i32 = arith.constant 31 : i32
    %c1_i32 = arith.constant 1 : i32
    %c32_i32 = arith.constant 32 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c2147448831_i32 = arith.constant 2147448831 : i32
    %cst_60 = arith.constant dense<0> : tensor<128xi32>
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
    %11 = "tt.load"(%10, %7, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
    %12 = arith.minsi %arg28, %c2147448831_i32 : i32
    %13 = "tt.splat"(%12) : (i32) -> tensor<128xi32>
    %14 = arith.minsi %11, %13 : tensor<128xi32>
    %15 = arith.maxsi %14, %cst_60 : tensor<128xi32>
    %16 = arith.minsi %arg7, %arg15 : i32
    %17 = arith.minsi %16, %arg17 : i32
    %18 = arith.minsi %17, %arg20 : i32
    %19 = arith.minsi %18, %arg1 : i32
    %20 = arith.minsi %19, %arg26 : i32
    %21 = "tt.splat"(%20) : (i32) -> tensor<128xi32>
    %22 = arith.cmpi slt, %5, %21 : tensor<128xi32>
    %23 = arith.select %22, %15, %cst_60 : tensor<128xi1>, tensor<128xi32>
    %24 = "tt.splat"(%arg15) : (i32) -> tensor<128xi32>
    %25 = arith.cmpi ult, %5, %24 : tensor<128xi32>
    %26 = "tt.splat"(%arg14) : (!tt.ptr<f32>) -> tensor<128x!tt.ptr<f32>>
    %27 = "tt.addptr"(%26, %8) : (tensor<128x!tt.ptr<f32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<f32>>
    %28 = "tt.load"(%27, %25, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>, tensor<128xf32>) -> tensor<128xf32>
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
    %43 = "tt.load"(%42, %34, %cst_58) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
    %44 = arith.divsi %2, %c128_i32 : i32
    %45 = arith.cmpi slt, %44, %arg9 : i32
    %46 = arith.extsi %44 : i32 to i64
    %47 = "tt.addptr"(%arg8, %46) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %48 = "tt.load"(%47, %45, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %49 = arith.select %45, %48, %c-1_i32 : i32
    %50 = "tt.reduce"(%23) ({
    ^bb0(%arg29: i32, %arg30: i32):
      %117 = arith.maxsi %arg29, %arg30 : i32
      "tt.reduce_return"(%117) : (i32) -> ()
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
    %93 = scf.for %arg29 = %65 to %64 step %c32_i32 iter_args(%arg30 = %78) -> (i32)  : i32 {
      %117 = arith.addi %arg29, %c32_i32 : i32
      %118 = arith.divui %117, %c64_i32 : i32
      %119 = arith.cmpi ult, %118, %arg12 : i32
      %120 = arith.cmpi slt, %117, %64 : i32
      %121 = arith.andi %120, %119 : i1
      %122 = arith.andi %121, %68 : i1
      %123 = arith.extsi %118 : i32 to i64
      %124 = "tt.addptr"(%74, %123) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %125 = "tt.load"(%124, %122, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %126 = arith.select %122, %125, %c-1_i32 : i32
      %127 = "tt.splat"(%arg30) : (i32) -> tensor<1xi32>
      %128 = "tt.expand_dims"(%127) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %129 = arith.remui %arg29, %c64_i32 : i32
      %130 = "tt.splat"(%129) : (i32) -> tensor<32xi32>
      %131 = arith.addi %130, %79 : tensor<32xi32>
      %132 = arith.cmpi ult, %128, %80 : tensor<1x1xi32>
      %133 = "tt.expand_dims"(%131) {axis = 1 : i32} : (tensor<32xi32>) -> tensor<32x1xi32>
      %134 = "tt.broadcast"(%132) : (tensor<1x1xi1>) -> tensor<32x128xi1>
      %135 = arith.extsi %128 : tensor<1x1xi32> to tensor<1x1xi64>
      %136 = arith.muli %135, %81 : tensor<1x1xi64>
      %137 = "tt.addptr"(%82, %136) : (tensor<1x1x!tt.ptr<bf16>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<bf16>>
      %138 = arith.muli %133, %cst_56 : tensor<32x1xi32>
      %139 = "tt.broadcast"(%137) : (tensor<1x1x!tt.ptr<bf16>>) -> tensor<32x1x!tt.ptr<bf16>>
      %140 = "tt.addptr"(%139, %138) : (tensor<32x1x!tt.ptr<bf16>>, tensor<32x1xi32>) -> tensor<32x1x!tt.ptr<bf16>>
      %141 = "tt.broadcast"(%140) : (tensor<32x1x!tt.ptr<bf16>>) -> tensor<32x128x!tt.ptr<bf16>>
      %142 = "tt.addptr"(%141, %83) : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi32>) -> tensor<32x128x!tt.ptr<bf16>>
      %143 = "tt.load"(%142, %134, %cst_57) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi1>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
      %144 = arith.cmpi ult, %arg30, %arg4 : i32
      %145 = "tt.splat"(%144) : (i1) -> tensor<32xi1>
      %146 = "tt.splat"(%arg29) : (i32) -> tensor<32xi32>
      %147 = arith.addi %146, %79 : tensor<32xi32>
      %148 = arith.cmpi slt, %147, %84 : tensor<32xi32>
      %149 = "tt.trans"(%143) {order = array<i32: 1, 0>} : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
      %150 = "tt.dot"(%43, %149, %cst_55) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x32xbf16>, tensor<128x32xf32>) -> tensor<128x32xf32>
      %151 = arith.andi %145, %148 : tensor<32xi1>
      %152 = "tt.expand_dims"(%147) {axis = 0 : i32} : (tensor<32xi32>) -> tensor<1x32xi32>
      %153 = "tt.broadcast"(%152) : (tensor<1x32xi32>) -> tensor<128x32xi32>
      %154 = arith.cmpi slt, %153, %86 : tensor<128x32xi32>
      %155 = "tt.expand_dims"(%151) {axis = 0 : i32} : (tensor<32xi1>) -> tensor<1x32xi1>
      %156 = "tt.broadcast"(%155) : (tensor<1x32xi1>) -> tensor<128x32xi1>
      %157 = arith.andi %154, %156 : tensor<128x32xi1>
      %158 = arith.cmpf olt, %88, %150 : tensor<128x32xf32>
      %159 = arith.cmpf olt, %150, %88 : tensor<128x32xf32>
      %160 = arith.andi %158, %157 : tensor<128x32xi1>
      %161 = arith.ori %158, %159 : tensor<128x32xi1>
      %162 = arith.xori %161, %cst_54 : tensor<128x32xi1>
      %163 = arith.andi %162, %157 : tensor<128x32xi1>
      %164 = arith.extui %160 : tensor<128x32xi1> to tensor<128x32xi32>
      %165 = "tt.reduce"(%164) ({
      ^bb0(%arg31: i32, %arg32: i32):
        %172 = arith.addi %arg31, %arg32 : i32
        "tt.reduce_return"(%172) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x32xi32>) -> tensor<128xi32>
      %166 = "tt.reduce"(%165) ({
      ^bb0(%arg31: i32, %arg32: i32):
        %172 = arith.maxsi %arg31, %arg32 : i32
        "tt.reduce_return"(%172) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %167 = arith.cmpi sgt, %166, %c0_i32 : i32
      scf.if %167 {
        %172 = arith.cmpi sgt, %165, %cst_60 : tensor<128xi32>
        %173 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
        %174 = arith.muli %8, %173 : tensor<128xi64>
        %175 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
        %176 = "tt.addptr"(%175, %174) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %177 = "tt.addptr"(%176, %cst_60) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
        %178 = "tt.atomic_rmw"(%177, %165, %172) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
        %179 = "tt.scan"(%164) ({
        ^bb0(%arg31: i32, %arg32: i32):
          %223 = arith.addi %arg31, %arg32 : i32
          "tt.scan_return"(%223) : (i32) -> ()
        }) {axis = 1 : i32, reverse = false} : (tensor<128x32xi32>) -> tensor<128x32xi32>
        %180 = "tt.expand_dims"(%178) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
        %181 = "tt.broadcast"(%180) : (tensor<128x1xi32>) -> tensor<128x32xi32>
        %182 = arith.addi %181, %179 : tensor<128x32xi32>
        %183 = arith.subi %182, %cst_53 : tensor<128x32xi32>
        %184 = "tt.splat"(%90) : (i32) -> tensor<128x32xi32>
        %185 = arith.cmpi ult, %183, %184 : tensor<128x32xi32>
        %186 = arith.addi %183, %cst_52 : tensor<128x32xi32>
        %187 = arith.andi %160, %185 : tensor<128x32xi1>
        %188 = arith.mulf %28, %cst_51 : tensor<128xf32>
        %189 = math.absf %28 : tensor<128xf32>
        %190 = arith.cmpf olt, %189, %cst_50 : tensor<128xf32>
        %191 = arith.select %190, %188, %cst_49 : tensor<128xi1>, tensor<128xf32>
        %192 = "tt.expand_dims"(%191) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
        %193 = "tt.broadcast"(%192) : (tensor<128x1xf32>) -> tensor<128x32xf32>
        %194 = arith.cmpf ole, %150, %193 : tensor<128x32xf32>
        %195 = arith.subf %150, %88 : tensor<128x32xf32>
        %196 = math.absf %150 : tensor<128x32xf32>
        %197 = arith.cmpf olt, %196, %cst_48 : tensor<128x32xf32>
        %198 = arith.andi %194, %197 : tensor<128x32xi1>
        %199 = arith.select %198, %195, %150 : tensor<128x32xi1>, tensor<128x32xf32>
        %200 = "tt.bitcast"(%199) : (tensor<128x32xf32>) -> tensor<128x32xi32>
        %201 = arith.cmpf uno, %199, %199 : tensor<128x32xf32>
        %202 = arith.select %201, %cst_47, %200 : tensor<128x32xi1>, tensor<128x32xi32>
        %203 = "tt.join"(%153, %202) : (tensor<128x32xi32>, tensor<128x32xi32>) -> tensor<128x32x2xi32>
        %204 = "tt.expand_dims"(%31) {axis = 2 : i32} : (tensor<128x1xi32>) -> tensor<128x1x1xi32>
        %205 = "tt.expand_dims"(%186) {axis = 2 : i32} : (tensor<128x32xi32>) -> tensor<128x32x1xi32>
        %206 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
        %207 = "tt.expand_dims"(%206) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
        %208 = "tt.expand_dims"(%207) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
        %209 = "tt.expand_dims"(%187) {axis = 2 : i32} : (tensor<128x32xi1>) -> tensor<128x32x1xi1>
        %210 = "tt.broadcast"(%209) : (tensor<128x32x1xi1>) -> tensor<128x32x2xi1>
        %211 = arith.extsi %204 : tensor<128x1x1xi32> to tensor<128x1x1xi64>
        %212 = "tt.splat"(%arg22) : (i64) -> tensor<128x1x1xi64>
        %213 = arith.muli %211, %212 : tensor<128x1x1xi64>
        %214 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x1x!tt.ptr<i32>>
        %215 = "tt.addptr"(%214, %213) : (tensor<128x1x1x!tt.ptr<i32>>, tensor<128x1x1xi64>) -> tensor<128x1x1x!tt.ptr<i32>>
        %216 = arith.extsi %205 : tensor<128x32x1xi32> to tensor<128x32x1xi64>
        %217 = arith.muli %216, %cst_46 : tensor<128x32x1xi64>
        %218 = "tt.broadcast"(%215) : (tensor<128x1x1x!tt.ptr<i32>>) -> tensor<128x32x1x!tt.ptr<i32>>
        %219 = "tt.addptr"(%218, %217) : (tensor<128x32x1x!tt.ptr<i32>>, tensor<128x32x1xi64>) -> tensor<128x32x1x!tt.ptr<i32>>
        %220 = "tt.broadcast"(%219) : (tensor<128x32x1x!tt.ptr<i32>>) -> tensor<128x32x2x!tt.ptr<i32>>
        %221 = "tt.broadcast"(%208) : (tensor<1x1x2xi32>) -> tensor<128x32x2xi32>
        %222 = "tt.addptr"(%220, %221) : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>) -> tensor<128x32x2x!tt.ptr<i32>>
        "tt.store"(%222, %203, %210) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>, tensor<128x32x2xi1>) -> ()
      }
      %168 = arith.extui %163 : tensor<128x32xi1> to tensor<128x32xi32>
      %169 = "tt.reduce"(%168) ({
      ^bb0(%arg31: i32, %arg32: i32):
        %172 = arith.addi %arg31, %arg32 : i32
        "tt.reduce_return"(%172) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x32xi32>) -> tensor<128xi32>
      %170 = "tt.reduce"(%169) ({
      ^bb0(%arg31: i32, %arg32: i32):
        %172 = arith.maxsi %arg31, %arg32 : i32
        "tt.reduce_return"(%172) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %171 = arith.cmpi sgt, %170, %c0_i32 : i32
      scf.if %171 {
        %172 = arith.cmpi sgt, %169, %cst_60 : tensor<128xi32>
        %173 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
        %174 = arith.muli %8, %173 : tensor<128xi64>
        %175 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
        %176 = "tt.addptr"(%175, %174) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %177 = "tt.addptr"(%176, %cst_45) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
        %178 = "tt.atomic_rmw"(%177, %169, %172) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
        %179 = "tt.scan"(%168) ({
        ^bb0(%arg31: i32, %arg32: i32):
          %223 = arith.addi %arg31, %arg32 : i32
          "tt.scan_return"(%223) : (i32) -> ()
        }) {axis = 1 : i32, reverse = false} : (tensor<128x32xi32>) -> tensor<128x32xi32>
        %180 = "tt.expand_dims"(%178) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
        %181 = "tt.broadcast"(%180) : (tensor<128x1xi32>) -> tensor<128x32xi32>
        %182 = arith.addi %181, %179 : tensor<128x32xi32>
        %183 = arith.subi %182, %cst_53 : tensor<128x32xi32>
        %184 = "tt.splat"(%92) : (i32) -> tensor<128x32xi32>
        %185 = arith.cmpi ult, %183, %184 : tensor<128x32xi32>
        %186 = arith.subi %cst_44, %183 : tensor<128x32xi32>
        %187 = arith.andi %163, %185 : tensor<128x32xi1>
        %188 = arith.mulf %28, %cst_51 : tensor<128xf32>
        %189 = math.absf %28 : tensor<128xf32>
        %190 = arith.cmpf olt, %189, %cst_50 : tensor<128xf32>
        %191 = arith.select %190, %188, %cst_49 : tensor<128xi1>, tensor<128xf32>
        %192 = "tt.expand_dims"(%191) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
        %193 = "tt.broadcast"(%192) : (tensor<128x1xf32>) -> tensor<128x32xf32>
        %194 = arith.cmpf ole, %150, %193 : tensor<128x32xf32>
        %195 = arith.subf %150, %88 : tensor<128x32xf32>
        %196 = math.absf %150 : tensor<128x32xf32>
        %197 = arith.cmpf olt, %196, %cst_48 : tensor<128x32xf32>
        %198 = arith.andi %194, %197 : tensor<128x32xi1>
        %199 = arith.select %198, %195, %150 : tensor<128x32xi1>, tensor<128x32xf32>
        %200 = "tt.bitcast"(%199) : (tensor<128x32xf32>) -> tensor<128x32xi32>
        %201 = arith.cmpf uno, %199, %199 : tensor<128x32xf32>
        %202 = arith.select %201, %cst_47, %200 : tensor<128x32xi1>, tensor<128x32xi32>
        %203 = "tt.join"(%153, %202) : (tensor<128x32xi32>, tensor<128x32xi32>) -> tensor<128x32x2xi32>
        %204 = "tt.expand_dims"(%31) {axis = 2 : i32} : (tensor<128x1xi32>) -> tensor<128x1x1xi32>
        %205 = "tt.expand_dims"(%186) {axis = 2 : i32} : (tensor<128x32xi32>) -> tensor<128x32x1xi32>
        %206 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
        %207 = "tt.expand_dims"(%206) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
        %208 = "tt.expand_dims"(%207) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
        %209 = "tt.expand_dims"(%187) {axis = 2 : i32} : (tensor<128x32xi1>) -> tensor<128x32x1xi1>
        %210 = "tt.broadcast"(%209) : (tensor<128x32x1xi1>) -> tensor<128x32x2xi1>
        %211 = arith.extsi %204 : tensor<128x1x1xi32> to tensor<128x1x1xi64>
        %212 = "tt.splat"(%arg22) : (i64) -> tensor<128x1x1xi64>
        %213 = arith.muli %211, %212 : tensor<128x1x1xi64>
        %214 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x1x!tt.ptr<i32>>
        %215 = "tt.addptr"(%214, %213) : (tensor<128x1x1x!tt.ptr<i32>>, tensor<128x1x1xi64>) -> tensor<128x1x1x!tt.ptr<i32>>
        %216 = arith.extsi %205 : tensor<128x32x1xi32> to tensor<128x32x1xi64>
        %217 = arith.muli %216, %cst_46 : tensor<128x32x1xi64>
        %218 = "tt.broadcast"(%215) : (tensor<128x1x1x!tt.ptr<i32>>) -> tensor<128x32x1x!tt.ptr<i32>>
        %219 = "tt.addptr"(%218, %217) : (tensor<128x32x1x!tt.ptr<i32>>, tensor<128x32x1xi64>) -> tensor<128x32x1x!tt.ptr<i32>>
        %220 = "tt.broadcast"(%219) : (tensor<128x32x1x!tt.ptr<i32>>) -> tensor<128x32x2x!tt.ptr<i32>>
        %221 = "tt.broadcast"(%208) : (tensor<1x1x2xi32>) -> tensor<128x32x2xi32>
        %222 = "tt.addptr"(%220, %221) : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>) -> tensor<128x32x2x!tt.ptr<i32>>
        "tt.store"(%222, %203, %210) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>, tensor<128x32x2xi1>) -> ()
      }
      scf.yield %126 : i32
    }
    %94 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %95 = arith.cmpi slt, %0, %arg24 : i32
    gpu.barrier
    %96 = arith.extsi %0 : i32 to i64
    %97 = "tt.addptr"(%arg23, %96) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %98 = "tt.atomic_rmw"(%97, %c1_i32, %95) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %99 = arith.subi %51, %c1_i32 : i32
    %100 = arith.cmpi eq, %98, %99 : i32
    %101 = arith.andi %95, %100 : i1
    %102 = scf.if %101 -> (i1) {
      %117 = "tt.load"(%10, %7, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %118 = arith.minsi %117, %13 : tensor<128xi32>
      %119 = arith.maxsi %118, %cst_60 : tensor<128xi32>
      %120 = arith.select %22, %119, %cst_60 : tensor<128xi1>, tensor<128xi32>
      %121 = arith.subi %arg21, %c2048_i32 : i32
      %122 = "tt.load"(%27, %22, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>, tensor<128xf32>) -> tensor<128xf32>
      %123 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
      %124 = arith.muli %8, %123 : tensor<128xi64>
      %125 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %126 = "tt.addptr"(%125, %124) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %127 = "tt.addptr"(%126, %cst_60) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
      %128 = "tt.load"(%127, %22, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %129 = "tt.addptr"(%126, %cst_45) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
      %130 = "tt.load"(%129, %22, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %131 = arith.minsi %130, %cst_43 : tensor<128xi32>
      %132 = "tt.splat"(%121) : (i32) -> tensor<128xi32>
      %133 = arith.cmpi slt, %132, %128 : tensor<128xi32>
      %134 = arith.addi %128, %131 : tensor<128xi32>
      %135 = arith.minsi %120, %cst_43 : tensor<128xi32>
      %136 = arith.cmpi slt, %134, %135 : tensor<128xi32>
      %137 = arith.cmpf uno, %122, %122 : tensor<128xf32>
      %138 = arith.cmpi sgt, %130, %cst_60 : tensor<128xi32>
      %139 = arith.andi %137, %138 : tensor<128xi1>
      %140 = arith.ori %133, %136 : tensor<128xi1>
      %141 = arith.ori %140, %139 : tensor<128xi1>
      %142 = arith.andi %141, %22 : tensor<128xi1>
      %143 = "tt.bitcast"(%122) : (tensor<128xf32>) -> tensor<128xi32>
      %144 = arith.cmpi slt, %143, %cst_60 : tensor<128xi32>
      %145 = arith.andi %143, %cst_42 : tensor<128xi32>
      %146 = arith.subi %cst_60, %145 : tensor<128xi32>
      %147 = arith.cmpi sgt, %145, %cst_41 : tensor<128xi32>
      %148 = arith.select %144, %146, %143 : tensor<128xi1>, tensor<128xi32>
      %149 = arith.select %147, %cst_41, %148 : tensor<128xi1>, tensor<128xi32>
      %150 = arith.select %133, %149, %cst_40 : tensor<128xi1>, tensor<128xi32>
      %151 = arith.addi %150, %cst_45 : tensor<128xi32>
      %152 = arith.subi %cst_43, %131 : tensor<128xi32>
      %153 = arith.select %142, %151, %152 : tensor<128xi1>, tensor<128xi32>
      %154 = arith.addi %128, %cst_43 : tensor<128xi32>
      %155 = arith.select %142, %150, %154 : tensor<128xi1>, tensor<128xi32>
      gpu.barrier
      %156 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %157 = "tt.addptr"(%156, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %158 = "tt.addptr"(%157, %8) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%158, %153, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %159 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
      %160 = "tt.addptr"(%156, %159) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %161 = "tt.addptr"(%160, %8) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%161, %155, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %162 = "tt.bitcast"(%cst_39) : (tensor<128xi32>) -> tensor<128xf32>
      %163 = arith.andi %142, %133 : tensor<128xi1>
      "tt.store"(%27, %162, %163) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xf32>, tensor<128xi1>) -> ()
      "tt.store"(%127, %cst_60, %142) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      "tt.store"(%129, %cst_60, %142) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %164 = arith.extui %142 : tensor<128xi1> to tensor<128xi32>
      %165 = "tt.reduce"(%164) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %189 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%189) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %166 = arith.cmpi ne, %165, %c0_i32 : i32
      %167 = "tt.reduce"(%120) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %189 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%189) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %168 = arith.subi %167, %c1_i32 : i32
      %169 = arith.divsi %168, %c32_i32 : i32
      %170 = arith.divsi %121, %c32_i32 : i32
      %171 = arith.maxsi %170, %c32_i32 : i32
      %172 = arith.divsi %169, %171 : i32
      %173 = arith.addi %172, %c1_i32 : i32
      %174 = arith.minsi %173, %c1024_i32 : i32
      %175 = arith.muli %174, %c64_i32 : i32
      %176 = arith.divsi %168, %175 : i32
      %177 = arith.divsi %176, %c1024_i32 : i32
      %178 = arith.addi %177, %c1_i32 : i32
      %179 = arith.muli %175, %178 : i32
      %180 = arith.divsi %168, %179 : i32
      %181 = arith.addi %180, %c1_i32 : i32
      %182 = arith.select %166, %181, %c0_i32 : i32
      %183 = arith.shli %182, %c11_i32 : i32
      %184 = arith.ori %183, %c4194304_i32 : i32
      %185 = arith.ori %184, %182 : i32
      %186 = arith.cmpi eq, %182, %c0_i32 : i32
      %187 = arith.select %186, %c0_i32, %185 : i32
      gpu.barrier
      %188 = "tt.atomic_rmw"(%97, %187) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %166 : i1
    } else {
      scf.yield %false : i1
    }
    %103 = arith.muli %1, %94 : i32
    %104 = arith.addi %103, %0 : i32
    %105 = arith.muli %51, %94 : i32
    %106 = arith.subi %105, %c304_i32 : i32
    %107 = arith.cmpi sge, %104, %106 : i32
    %108 = arith.ori %102, %107 : i1
    %109 = arith.select %108, %c1024_i32, %c0_i32 : i32
    %110 = arith.minsi %94, %arg24 : i32
    %111 = arith.cmpi slt, %0, %110 : i32
    %112 = arith.select %111, %0, %c0_i32 : i32
    %113 = "tt.splat"(%110) : (i32) -> tensor<128xi32>
    %114 = "tt.splat"(%arg23) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %115 = "tt.splat"(%112) : (i32) -> tensor<128xi32>
    %116 = scf.while (%arg29 = %109) : (i32) -> i32 {
      %117 = arith.cmpi sgt, %arg29, %c0_i32 : i32
      scf.condition(%117) %arg29 : i32
    } do {
    ^bb0(%arg29: i32):
      %117 = scf.for %arg30 = %c0_i32 to %110 step %c128_i32 iter_args(%arg31 = %c2147483647_i32) -> (i32)  : i32 {
        %126 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
        %127 = arith.addi %126, %4 : tensor<128xi32>
        %128 = arith.cmpi slt, %127, %113 : tensor<128xi32>
        %129 = arith.extsi %127 : tensor<128xi32> to tensor<128xi64>
        %130 = "tt.addptr"(%114, %129) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %131 = "tt.load"(%130, %128, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %132 = arith.subi %127, %115 : tensor<128xi32>
        %133 = arith.cmpi slt, %132, %cst_60 : tensor<128xi32>
        %134 = arith.addi %132, %113 : tensor<128xi32>
        %135 = arith.select %133, %134, %132 : tensor<128xi1>, tensor<128xi32>
        %136 = arith.cmpi eq, %131, %cst_60 : tensor<128xi32>
        %137 = arith.select %136, %cst_42, %cst_37 : tensor<128xi1>, tensor<128xi32>
        %138 = arith.cmpi sge, %131, %cst_36 : tensor<128xi32>
        %139 = arith.shrsi %131, %cst_35 : tensor<128xi32>
        %140 = arith.andi %139, %cst_34 : tensor<128xi32>
        %141 = arith.cmpi ne, %140, %cst_60 : tensor<128xi32>
        %142 = arith.andi %138, %141 : tensor<128xi1>
        %143 = arith.select %142, %135, %137 : tensor<128xi1>, tensor<128xi32>
        %144 = "tt.reduce"(%143) ({
        ^bb0(%arg32: i32, %arg33: i32):
          %146 = arith.minsi %arg32, %arg33 : i32
          "tt.reduce_return"(%146) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %145 = arith.minsi %arg31, %144 : i32
        scf.yield %145 : i32
      }
      %118 = "tt.splat"(%117) : (i32) -> tensor<4096xi32>
      %119 = "tt.reduce"(%118) ({
      ^bb0(%arg30: i32, %arg31: i32):
        %126 = arith.minsi %arg30, %arg31 : i32
        "tt.reduce_return"(%126) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %120 = arith.cmpi slt, %119, %110 : i32
      %121:4 = scf.if %120 -> (i1, i32, i32, i32) {
        %126 = arith.addi %112, %119 : i32
        %127 = arith.cmpi sge, %126, %110 : i32
        %128 = arith.subi %126, %110 : i32
        %129 = arith.select %127, %128, %126 : i32
        %130 = arith.extsi %129 : i32 to i64
        %131 = "tt.addptr"(%arg23, %130) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %132 = "tt.atomic_rmw"(%131, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %133 = arith.cmpi sge, %132, %c4194304_i32 : i32
        %134 = arith.shrsi %132, %c11_i32 : i32
        %135 = arith.andi %134, %c2047_i32 : i32
        %136 = arith.cmpi ne, %135, %c0_i32 : i32
        %137 = arith.andi %133, %136 : i1
        %138 = arith.subi %132, %c2048_i32 : i32
        %139 = arith.select %137, %138, %132 : i32
        %140 = "tt.atomic_cas"(%131, %132, %139) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %141 = arith.cmpi eq, %140, %132 : i32
        %142 = arith.andi %137, %141 : i1
        %143 = arith.subi %135, %c1_i32 : i32
        %144 = arith.shrsi %132, %c22_i32 : i32
        scf.yield %142, %129, %144, %143 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %122 = arith.cmpi slt, %119, %c2147483647_i32 : i32
      %123 = arith.subi %arg29, %c1_i32 : i32
      %124 = arith.select %122, %123, %c0_i32 : i32
      %125 = arith.select %121#0, %c1024_i32, %124 : i32
      scf.if %121#0 {
        %126 = arith.andi %121#2, %c1_i32 : i32
        %127 = arith.cmpi eq, %126, %c0_i32 : i32
        %128 = arith.cmpi sle, %121#2, %c2_i32 : i32
        %129 = arith.muli %121#1, %c128_i32 : i32
        %130 = "tt.splat"(%129) : (i32) -> tensor<128xi32>
        %131 = arith.addi %130, %4 : tensor<128xi32>
        %132 = arith.cmpi ult, %131, %6 : tensor<128xi32>
        %133 = arith.extsi %131 : tensor<128xi32> to tensor<128xi64>
        %134 = "tt.addptr"(%9, %133) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %135 = "tt.load"(%134, %132, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %136 = arith.minsi %135, %13 : tensor<128xi32>
        %137 = arith.maxsi %136, %cst_60 : tensor<128xi32>
        %138 = arith.cmpi slt, %131, %21 : tensor<128xi32>
        %139 = arith.select %138, %137, %cst_60 : tensor<128xi1>, tensor<128xi32>
        %140 = arith.subi %arg21, %c2048_i32 : i32
        %141 = "tt.reduce"(%139) ({
        ^bb0(%arg30: i32, %arg31: i32):
          %163 = arith.maxsi %arg30, %arg31 : i32
          "tt.reduce_return"(%163) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %142 = arith.subi %141, %c1_i32 : i32
        %143 = arith.divsi %142, %c32_i32 : i32
        %144 = arith.divsi %140, %c32_i32 : i32
        %145 = arith.maxsi %144, %c32_i32 : i32
        %146 = arith.divsi %143, %145 : i32
        %147 = arith.addi %146, %c1_i32 : i32
        %148 = arith.minsi %147, %c1024_i32 : i32
        %149 = arith.select %128, %148, %c1_i32 : i32
        %150 = arith.select %128, %c64_i32, %c1024_i32 : i32
        %151 = arith.muli %149, %150 : i32
        %152 = arith.divsi %142, %151 : i32
        %153 = arith.divsi %152, %c1024_i32 : i32
        %154 = arith.addi %153, %c1_i32 : i32
        %155 = arith.muli %151, %154 : i32
        %156 = arith.divsi %142, %155 : i32
        %157 = arith.addi %156, %c1_i32 : i32
        scf.if %127 {
          %163 = arith.muli %121#3, %c8_i32 : i32
          %164 = arith.shrsi %121#2, %c1_i32 : i32
          %165 = arith.remui %164, %c3_i32 : i32
          %166 = arith.cmpi eq, %165, %c0_i32 : i32
          %167 = "tt.splat"(%c0_i32) : (i32) -> tensor<128xi32>
          %168 = arith.addi %167, %4 : tensor<128xi32>
          scf.for %arg30 = %c0_i32 to %c8_i32 step %c1_i32  : i32 {
            %169 = arith.addi %163, %arg30 : i32
            %170 = "tt.splat"(%169) : (i32) -> tensor<128xi32>
            %171 = arith.cmpi eq, %168, %170 : tensor<128xi32>
            %172 = arith.select %171, %139, %cst_60 : tensor<128xi1>, tensor<128xi32>
            %173 = "tt.reduce"(%172) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %179 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%179) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %174 = arith.andi %171, %138 : tensor<128xi1>
            %175 = arith.extui %174 : tensor<128xi1> to tensor<128xi32>
            %176 = "tt.reduce"(%175) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %179 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%179) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %177 = arith.addi %129, %169 : i32
            %178 = arith.cmpi eq, %176, %c1_i32 : i32
            scf.if %178 {
              %179 = arith.minsi %arg15, %arg17 : i32
              %180 = arith.minsi %179, %arg20 : i32
              %181 = arith.minsi %180, %arg26 : i32
              %182 = arith.cmpi ult, %177, %181 : i32
              %183 = "tt.addptr"(%arg25, %c0_i64) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %184 = arith.extsi %177 : i32 to i64
              %185 = "tt.addptr"(%183, %184) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %186 = "tt.load"(%185, %182, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %187 = "tt.addptr"(%arg25, %arg27) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %188 = "tt.addptr"(%187, %184) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %189 = "tt.load"(%188, %182, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %190 = arith.cmpi sgt, %186, %189 : i32
              scf.if %190 {
                %191 = "tt.addptr"(%arg14, %184) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
                %192 = "tt.load"(%191) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
                %193 = arith.muli %184, %arg18 : i64
                %194 = "tt.addptr"(%arg16, %193) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %195 = "tt.addptr"(%194, %c0_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %196 = "tt.load"(%195) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %197 = "tt.addptr"(%194, %c1_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %198 = "tt.load"(%197) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %199 = arith.maxsi %140, %c0_i32 : i32
                %200 = arith.minsi %196, %199 : i32
                %201 = arith.maxsi %200, %c0_i32 : i32
                %202 = "tt.bitcast"(%192) : (f32) -> i32
                %203 = arith.cmpi slt, %202, %c0_i32 : i32
                %204 = arith.andi %202, %c2147483647_i32 : i32
                %205 = arith.subi %c0_i32, %204 : i32
                %206 = arith.cmpi sgt, %204, %c2139095040_i32 : i32
                %207 = arith.select %203, %205, %202 : i32
                %208 = arith.select %206, %c2139095041_i32, %207 : i32
                gpu.barrier
                %209 = arith.cmpi ne, %149, %c1_i32 : i32
                %210 = arith.cmpi eq, %186, %c-2139095040_i32 : i32
                %211 = arith.cmpi eq, %149, %c1_i32 : i32
                %212 = arith.andi %210, %211 : i1
                %213 = arith.addi %196, %198 : i32
                %214 = arith.select %212, %213, %173 : i32
                %215 = arith.minsi %214, %c2048_i32 : i32
                %216 = arith.cmpi sgt, %196, %199 : i32
                %217 = arith.minsi %198, %c2048_i32 : i32
                %218 = arith.addi %196, %217 : i32
                %219 = arith.cmpi sge, %218, %215 : i32
                %220 = arith.ori %219, %212 : i1
                %221 = arith.ori %216, %209 : i1
                %222 = arith.xori %221, %true : i1
                %223 = arith.andi %220, %222 : i1
                %224 = arith.ori %223, %216 : i1
                %225 = arith.ori %224, %209 : i1
                %226 = arith.xori %225, %true : i1
                %227 = arith.cmpi sge, %196, %c8_i32 : i32
                %228 = arith.cmpi eq, %189, %c-2139095041_i32 : i32
                %229 = arith.cmpi ne, %165, %c0_i32 : i32
                %230 = arith.andi %226, %227 : i1
                %231 = arith.andi %230, %228 : i1
                %232 = arith.andi %231, %229 : i1
                %233 = arith.divui %196, %c2_i32 : i32
                %234 = arith.subi %199, %215 : i32
                %235 = arith.maxsi %234, %c0_i32 : i32
                %236 = arith.sitofp %215 : i32 to f32
                %237 = arith.sitofp %235 : i32 to f32
                %238 = arith.mulf %237, %cst_33 : f32
                %239 = arith.addf %236, %238 : f32
                %240 = arith.sitofp %201 : i32 to f32
                %241 = arith.sitofp %149 : i32 to f32
                %242 = arith.sitofp %196 : i32 to f32
                %243 = arith.maximumf %242, %cst_32 : f32
                %244 = arith.mulf %243, %241 : f32
                %245 = arith.mulf %239, %240 : f32
                %246 = arith.divf %245, %244 : f32
                %247 = arith.addf %246, %cst_31 : f32
                %248 = arith.maximumf %247, %cst_32 : f32
                %249 = arith.minimumf %248, %cst_30 : f32
                %250 = arith.fptosi %249 : f32 to i32
                %251 = arith.select %232, %233, %250 : i32
                %252 = arith.select %223, %215, %251 : i32
                %253 = arith.andi %216, %229 : i1
                %254 = arith.ori %209, %253 : i1
                %255 = arith.ori %254, %232 : i1
                %256 = arith.cmpi sle, %252, %201 : i32
                %257 = arith.cmpi sge, %252, %c1_i32 : i32
                %258 = arith.andi %256, %257 : i1
                %259 = arith.ori %223, %255 : i1
                %260 = arith.andi %258, %259 : i1
                %261 = scf.if %260 -> (i32) {
                  %262 = arith.cmpi slt, %186, %c0_i32 : i32
                  %263 = arith.subi %c-2147483648_i32, %186 : i32
                  %264 = arith.select %262, %263, %186 : i32
                  %265 = "tt.bitcast"(%264) : (i32) -> f32
                  %266 = "tt.make_range"() {end = 2048 : i32, start = 0 : i32} : () -> tensor<2048xi32>
                  %267 = "tt.splat"(%201) : (i32) -> tensor<2048xi32>
                  %268 = arith.cmpi ult, %266, %267 : tensor<2048xi32>
                  %269 = arith.addi %266, %cst_29 : tensor<2048xi32>
                  %270 = "tt.splat"(%177) : (i32) -> tensor<1xi32>
                  %271 = arith.extsi %270 : tensor<1xi32> to tensor<1xi64>
                  %272 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %273 = arith.muli %271, %272 : tensor<1xi64>
                  %274 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %275 = "tt.addptr"(%274, %273) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %276 = arith.extsi %269 : tensor<2048xi32> to tensor<2048xi64>
                  %277 = arith.muli %276, %cst_26 : tensor<2048xi64>
                  %278 = "tt.broadcast"(%275) : (tensor<1x!tt.ptr<i32>>) -> tensor<2048x!tt.ptr<i32>>
                  %279 = "tt.addptr"(%278, %277) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                  %280 = "tt.broadcast"(%cst_28) : (tensor<1xi32>) -> tensor<2048xi32>
                  %281 = "tt.addptr"(%279, %280) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                  %282 = "tt.load"(%281, %268, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                  %283 = "tt.bitcast"(%282) : (tensor<2048xi32>) -> tensor<2048xf32>
                  %284 = arith.cmpf oge, %265, %cst_25 : f32
                  %285 = arith.cmpf olt, %265, %cst_24 : f32
                  %286 = arith.andi %284, %285 : i1
                  %287 = arith.select %286, %265, %cst_23 : f32
                  %288 = "tt.splat"(%287) : (f32) -> tensor<2048xf32>
                  %289 = arith.cmpf ole, %283, %288 : tensor<2048xf32>
                  %290 = "tt.splat"(%265) : (f32) -> tensor<2048xf32>
                  %291 = arith.addf %283, %290 : tensor<2048xf32>
                  %292 = arith.select %289, %291, %283 : tensor<2048xi1>, tensor<2048xf32>
                  %293 = "tt.bitcast"(%292) : (tensor<2048xf32>) -> tensor<2048xi32>
                  %294 = arith.cmpi slt, %293, %cst_27 : tensor<2048xi32>
                  %295 = arith.andi %293, %cst_22 : tensor<2048xi32>
                  %296 = arith.subi %cst_27, %295 : tensor<2048xi32>
                  %297 = arith.cmpi sgt, %295, %cst_21 : tensor<2048xi32>
                  %298 = arith.select %294, %296, %293 : tensor<2048xi1>, tensor<2048xi32>
                  %299 = arith.select %297, %cst_21, %298 : tensor<2048xi1>, tensor<2048xi32>
                  %300 = arith.select %268, %299, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                  %301 = arith.addi %201, %c2047_i32 : i32
                  %302 = arith.divui %301, %c2048_i32 : i32
                  %303 = scf.for %arg31 = %c1_i32 to %302 step %c1_i32 iter_args(%arg32 = %300) -> (tensor<2048xi32>)  : i32 {
                    %372 = arith.muli %arg31, %c2048_i32 : i32
                    %373 = "tt.splat"(%372) : (i32) -> tensor<2048xi32>
                    %374 = arith.addi %373, %266 : tensor<2048xi32>
                    %375 = arith.cmpi ult, %374, %267 : tensor<2048xi32>
                    %376 = arith.addi %374, %cst_29 : tensor<2048xi32>
                    %377 = arith.extsi %376 : tensor<2048xi32> to tensor<2048xi64>
                    %378 = arith.muli %377, %cst_26 : tensor<2048xi64>
                    %379 = "tt.addptr"(%278, %378) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                    %380 = "tt.addptr"(%379, %280) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                    %381 = "tt.load"(%380, %375, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                    %382 = "tt.bitcast"(%381) : (tensor<2048xi32>) -> tensor<2048xf32>
                    %383 = arith.cmpf ole, %382, %288 : tensor<2048xf32>
                    %384 = arith.addf %382, %290 : tensor<2048xf32>
                    %385 = arith.select %383, %384, %382 : tensor<2048xi1>, tensor<2048xf32>
                    %386 = "tt.bitcast"(%385) : (tensor<2048xf32>) -> tensor<2048xi32>
                    %387 = arith.cmpi slt, %386, %cst_27 : tensor<2048xi32>
                    %388 = arith.andi %386, %cst_22 : tensor<2048xi32>
                    %389 = arith.subi %cst_27, %388 : tensor<2048xi32>
                    %390 = arith.cmpi sgt, %388, %cst_21 : tensor<2048xi32>
                    %391 = arith.select %387, %389, %386 : tensor<2048xi1>, tensor<2048xi32>
                    %392 = arith.select %390, %cst_21, %391 : tensor<2048xi1>, tensor<2048xi32>
                    %393 = arith.select %375, %392, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                    %394 = arith.maxsi %arg32, %393 : tensor<2048xi32>
                    scf.yield %394 : tensor<2048xi32>
                  }
                  %304 = "tt.reduce"(%303) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %372 = arith.maxsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%372) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<2048xi32>) -> i32
                  %305 = "tt.bitcast"(%265) : (f32) -> i32
                  %306 = arith.cmpi slt, %305, %c0_i32 : i32
                  %307 = arith.andi %305, %c2147483647_i32 : i32
                  %308 = arith.subi %c0_i32, %307 : i32
                  %309 = arith.cmpi sgt, %307, %c2139095040_i32 : i32
                  %310 = arith.select %306, %308, %305 : i32
                  %311 = arith.select %309, %c2139095040_i32, %310 : i32
                  %312 = arith.cmpi slt, %311, %c0_i32 : i32
                  %313 = arith.subi %c-2147483648_i32, %311 : i32
                  %314 = arith.select %312, %313, %311 : i32
                  %315 = "tt.bitcast"(%314) : (i32) -> f32
                  %316 = arith.cmpi slt, %304, %c0_i32 : i32
                  %317 = arith.subi %c-2147483648_i32, %304 : i32
                  %318 = arith.select %316, %317, %304 : i32
                  %319 = "tt.bitcast"(%318) : (i32) -> f32
                  %320 = arith.subf %319, %315 : f32
                  %321 = math.rsqrt %240 : f32
                  %322 = arith.divui %201, %c4_i32 : i32
                  %323 = arith.cmpi slt, %252, %322 : i32
                  %324 = arith.sitofp %252 : i32 to f32
                  %325 = math.log2 %240 : f32
                  %326 = arith.subf %325, %cst : f32
                  %327 = arith.subf %324, %cst_31 : f32
                  %328 = math.log2 %327 : f32
                  %329 = arith.subf %325, %328 : f32
                  %330 = arith.divf %329, %326 : f32
                  %331 = arith.subi %201, %252 : i32
                  %332 = arith.sitofp %331 : i32 to f32
                  %333 = arith.addf %332, %cst_31 : f32
                  %334 = arith.divf %333, %240 : f32
                  %335 = arith.select %323, %330, %334 : f32
                  %336 = arith.mulf %321, %cst_19 : f32
                  %337 = arith.mulf %320, %335 : f32
                  %338 = arith.addf %315, %337 : f32
                  %339 = arith.mulf %320, %336 : f32
                  %340 = arith.addi %311, %c1_i32 : i32
                  %341 = arith.subi %304, %c1_i32 : i32
                  %342 = arith.subf %338, %339 : f32
                  %343 = arith.addf %338, %339 : f32
                  %344 = "tt.bitcast"(%342) : (f32) -> i32
                  %345 = arith.cmpi slt, %344, %c0_i32 : i32
                  %346 = arith.andi %344, %c2147483647_i32 : i32
                  %347 = arith.subi %c0_i32, %346 : i32
                  %348 = arith.cmpi sgt, %346, %c2139095040_i32 : i32
                  %349 = arith.select %345, %347, %344 : i32
                  %350 = arith.select %348, %c2139095040_i32, %349 : i32
                  %351 = arith.minsi %350, %341 : i32
                  %352 = arith.maxsi %351, %340 : i32
                  %353 = "tt.bitcast"(%343) : (f32) -> i32
                  %354 = arith.cmpi slt, %353, %c0_i32 : i32
                  %355 = arith.andi %353, %c2147483647_i32 : i32
                  %356 = arith.subi %c0_i32, %355 : i32
                  %357 = arith.cmpi sgt, %355, %c2139095040_i32 : i32
                  %358 = arith.select %354, %356, %353 : i32
                  %359 = arith.select %357, %c2139095040_i32, %358 : i32
                  %360 = arith.minsi %359, %341 : i32
                  %361 = arith.maxsi %360, %340 : i32
                  %362 = arith.cmpf olt, %320, %cst_24 : f32
                  %363 = arith.cmpf olt, %336, %cst_17 : f32
                  %364 = arith.andi %362, %363 : i1
                  %365:2 = scf.if %364 -> (i32, i32) {
                    scf.yield %352, %361 : i32, i32
                  } else {
                    %372 = arith.subi %304, %311 : i32
                    %373 = arith.addi %372, %c2_i32 : i32
                    %374 = arith.divui %373, %c3_i32 : i32
                    %375 = arith.addi %311, %374 : i32
                    %376 = arith.addi %375, %374 : i32
                    scf.yield %375, %376 : i32, i32
                  }
                  %366:8 = scf.while (%arg31 = %311, %arg32 = %304, %arg33 = %201, %arg34 = %c0_i32, %arg35 = %365#0, %arg36 = %365#1, %arg37 = %cst_19, %arg38 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                    %372 = arith.addi %arg31, %c1_i32 : i32
                    %373 = arith.cmpi slt, %372, %arg32 : i32
                    %374 = arith.cmpi ne, %arg33, %252 : i32
                    %375 = arith.andi %373, %374 : i1
                    scf.condition(%375) %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38 : i32, i32, i32, i32, i32, i32, f32, i32
                  } do {
                  ^bb0(%arg31: i32, %arg32: i32, %arg33: i32, %arg34: i32, %arg35: i32, %arg36: i32, %arg37: f32, %arg38: i32):
                    %372 = "tt.splat"(%arg35) : (i32) -> tensor<2048xi32>
                    %373 = arith.cmpi sgt, %300, %372 : tensor<2048xi32>
                    %374 = "tt.splat"(%arg36) : (i32) -> tensor<2048xi32>
                    %375 = arith.cmpi sgt, %300, %374 : tensor<2048xi32>
                    %376 = arith.extui %373 : tensor<2048xi1> to tensor<2048xi64>
                    %377 = arith.extui %375 : tensor<2048xi1> to tensor<2048xi64>
                    %378 = arith.shli %377, %cst_16 : tensor<2048xi64>
                    %379 = arith.ori %376, %378 : tensor<2048xi64>
                    %380 = scf.for %arg39 = %c1_i32 to %302 step %c1_i32 iter_args(%arg40 = %379) -> (tensor<2048xi64>)  : i32 {
                      %463 = arith.muli %arg39, %c2048_i32 : i32
                      %464 = "tt.splat"(%463) : (i32) -> tensor<2048xi32>
                      %465 = arith.addi %464, %266 : tensor<2048xi32>
                      %466 = arith.cmpi ult, %465, %267 : tensor<2048xi32>
                      %467 = arith.addi %465, %cst_29 : tensor<2048xi32>
                      %468 = arith.extsi %467 : tensor<2048xi32> to tensor<2048xi64>
                      %469 = arith.muli %468, %cst_26 : tensor<2048xi64>
                      %470 = "tt.addptr"(%278, %469) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                      %471 = "tt.addptr"(%470, %280) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                      %472 = "tt.load"(%471, %466, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                      %473 = "tt.bitcast"(%472) : (tensor<2048xi32>) -> tensor<2048xf32>
                      %474 = arith.cmpf ole, %473, %288 : tensor<2048xf32>
                      %475 = arith.addf %473, %290 : tensor<2048xf32>
                      %476 = arith.select %474, %475, %473 : tensor<2048xi1>, tensor<2048xf32>
                      %477 = "tt.bitcast"(%476) : (tensor<2048xf32>) -> tensor<2048xi32>
                      %478 = arith.cmpi slt, %477, %cst_27 : tensor<2048xi32>
                      %479 = arith.andi %477, %cst_22 : tensor<2048xi32>
                      %480 = arith.subi %cst_27, %479 : tensor<2048xi32>
                      %481 = arith.cmpi sgt, %479, %cst_21 : tensor<2048xi32>
                      %482 = arith.select %478, %480, %477 : tensor<2048xi1>, tensor<2048xi32>
                      %483 = arith.select %481, %cst_21, %482 : tensor<2048xi1>, tensor<2048xi32>
                      %484 = arith.select %466, %483, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                      %485 = arith.cmpi sgt, %484, %372 : tensor<2048xi32>
                      %486 = arith.cmpi sgt, %484, %374 : tensor<2048xi32>
                      %487 = arith.extui %485 : tensor<2048xi1> to tensor<2048xi64>
                      %488 = arith.extui %486 : tensor<2048xi1> to tensor<2048xi64>
                      %489 = arith.shli %488, %cst_16 : tensor<2048xi64>
                      %490 = arith.ori %487, %489 : tensor<2048xi64>
                      %491 = arith.addi %arg40, %490 : tensor<2048xi64>
                      scf.yield %491 : tensor<2048xi64>
                    }
                    %381 = "tt.reduce"(%380) ({
                    ^bb0(%arg39: i64, %arg40: i64):
                      %463 = arith.addi %arg39, %arg40 : i64
                      "tt.reduce_return"(%463) : (i64) -> ()
                    }) {axis = 0 : i32} : (tensor<2048xi64>) -> i64
                    %382 = arith.shrui %381, %c32_i64 : i64
                    %383 = arith.trunci %381 : i64 to i32
                    %384 = arith.trunci %382 : i64 to i32
                    %385 = arith.cmpi sge, %383, %252 : i32
                    %386 = arith.cmpi sge, %384, %252 : i32
                    %387 = arith.select %385, %arg35, %arg31 : i32
                    %388 = arith.select %386, %arg36, %387 : i32
                    %389 = arith.select %385, %arg36, %arg35 : i32
                    %390 = arith.select %386, %arg32, %389 : i32
                    %391 = arith.select %385, %383, %arg33 : i32
                    %392 = arith.select %386, %384, %391 : i32
                    %393 = arith.select %385, %384, %383 : i32
                    %394 = arith.select %386, %arg34, %393 : i32
                    %395 = arith.mulf %arg37, %cst_15 : f32
                    %396 = arith.select %385, %cst_19, %395 : f32
                    %397 = arith.select %386, %395, %396 : f32
                    %398 = arith.addi %arg38, %c1_i32 : i32
                    %399 = arith.cmpi slt, %388, %c0_i32 : i32
                    %400 = arith.subi %c-2147483648_i32, %388 : i32
                    %401 = arith.select %399, %400, %388 : i32
                    %402 = "tt.bitcast"(%401) : (i32) -> f32
                    %403 = arith.cmpi slt, %390, %c0_i32 : i32
                    %404 = arith.subi %c-2147483648_i32, %390 : i32
                    %405 = arith.select %403, %404, %390 : i32
                    %406 = "tt.bitcast"(%405) : (i32) -> f32
                    %407 = arith.subf %406, %402 : f32
                    %408 = arith.subi %392, %394 : i32
                    %409 = arith.sitofp %408 : i32 to f32
                    %410 = math.rsqrt %409 : f32
                    %411 = arith.divui %392, %c4_i32 : i32
                    %412 = arith.cmpi slt, %252, %411 : i32
                    %413 = arith.cmpf olt, %397, %cst_18 : f32
                    %414 = arith.andi %412, %413 : i1
                    %415 = arith.sitofp %392 : i32 to f32
                    %416 = arith.sitofp %394 : i32 to f32
                    %417 = math.log2 %415 : f32
                    %418 = arith.addf %416, %cst_31 : f32
                    %419 = math.log2 %418 : f32
                    %420 = arith.subf %417, %419 : f32
                    %421 = arith.subf %417, %328 : f32
                    %422 = arith.divf %421, %420 : f32
                    %423 = arith.subi %392, %252 : i32
                    %424 = arith.sitofp %423 : i32 to f32
                    %425 = arith.addf %424, %cst_31 : f32
                    %426 = arith.divf %425, %409 : f32
                    %427 = arith.select %414, %422, %426 : f32
                    %428 = arith.mulf %397, %410 : f32
                    %429 = arith.mulf %407, %427 : f32
                    %430 = arith.addf %402, %429 : f32
                    %431 = arith.mulf %407, %428 : f32
                    %432 = arith.addi %388, %c1_i32 : i32
                    %433 = arith.subi %390, %c1_i32 : i32
                    %434 = arith.subf %430, %431 : f32
                    %435 = arith.addf %430, %431 : f32
                    %436 = "tt.bitcast"(%434) : (f32) -> i32
                    %437 = arith.cmpi slt, %436, %c0_i32 : i32
                    %438 = arith.andi %436, %c2147483647_i32 : i32
                    %439 = arith.subi %c0_i32, %438 : i32
                    %440 = arith.cmpi sgt, %438, %c2139095040_i32 : i32
                    %441 = arith.select %437, %439, %436 : i32
                    %442 = arith.select %440, %c2139095040_i32, %441 : i32
                    %443 = arith.minsi %442, %433 : i32
                    %444 = arith.maxsi %443, %432 : i32
                    %445 = "tt.bitcast"(%435) : (f32) -> i32
                    %446 = arith.cmpi slt, %445, %c0_i32 : i32
                    %447 = arith.andi %445, %c2147483647_i32 : i32
                    %448 = arith.subi %c0_i32, %447 : i32
                    %449 = arith.cmpi sgt, %447, %c2139095040_i32 : i32
                    %450 = arith.select %446, %448, %445 : i32
                    %451 = arith.select %449, %c2139095040_i32, %450 : i32
                    %452 = arith.minsi %451, %433 : i32
                    %453 = arith.maxsi %452, %432 : i32
                    %454 = arith.cmpf olt, %407, %cst_24 : f32
                    %455 = arith.cmpf olt, %428, %cst_17 : f32
                    %456 = arith.cmpi slt, %398, %c8_i32 : i32
                    %457 = arith.cmpi eq, %398, %c6_i32 : i32
                    %458 = arith.cmpi ne, %398, %c6_i32 : i32
                    %459 = arith.andi %456, %458 : i1
                    %460 = arith.andi %454, %455 : i1
                    %461 = arith.andi %459, %460 : i1
                    %462:2 = scf.if %461 -> (i32, i32) {
                      scf.yield %444, %453 : i32, i32
                    } else {
                      %463 = arith.xori %388, %390 : i32
                      %464 = arith.shrui %463, %c1_i32 : i32
                      %465 = arith.ori %463, %464 : i32
                      %466 = arith.shrui %465, %c2_i32 : i32
                      %467 = arith.ori %465, %466 : i32
                      %468 = arith.shrui %467, %c4_i32 : i32
                      %469 = arith.ori %467, %468 : i32
                      %470 = arith.shrui %469, %c8_i32 : i32
                      %471 = arith.ori %469, %470 : i32
                      %472 = arith.shrui %471, %c16_i32 : i32
                      %473 = arith.ori %471, %472 : i32
                      %474 = arith.shrui %473, %c1_i32 : i32
                      %475 = arith.xori %474, %c-1_i32 : i32
                      %476 = arith.andi %390, %475 : i32
                      %477 = arith.subi %476, %c1_i32 : i32
                      %478 = arith.subi %390, %388 : i32
                      %479 = arith.addi %478, %c2_i32 : i32
                      %480 = arith.divui %479, %c3_i32 : i32
                      %481 = arith.addi %388, %480 : i32
                      %482 = arith.addi %481, %480 : i32
                      %483 = arith.select %457, %477, %481 : i32
                      %484 = arith.select %457, %476, %482 : i32
                      scf.yield %483, %484 : i32, i32
                    }
                    scf.yield %388, %390, %392, %394, %462#0, %462#1, %397, %398 : i32, i32, i32, i32, i32, i32, f32, i32
                  }
                  %367 = "tt.splat"(%366#0) : (i32) -> tensor<2048xi32>
                  %368 = arith.cmpi sgt, %300, %367 : tensor<2048xi32>
                  %369 = arith.select %368, %300, %cst_14 : tensor<2048xi1>, tensor<2048xi32>
                  %370 = scf.for %arg31 = %c1_i32 to %302 step %c1_i32 iter_args(%arg32 = %369) -> (tensor<2048xi32>)  : i32 {
                    %372 = arith.muli %arg31, %c2048_i32 : i32
                    %373 = "tt.splat"(%372) : (i32) -> tensor<2048xi32>
                    %374 = arith.addi %373, %266 : tensor<2048xi32>
                    %375 = arith.cmpi ult, %374, %267 : tensor<2048xi32>
                    %376 = arith.addi %374, %cst_29 : tensor<2048xi32>
                    %377 = arith.extsi %376 : tensor<2048xi32> to tensor<2048xi64>
                    %378 = arith.muli %377, %cst_26 : tensor<2048xi64>
                    %379 = "tt.addptr"(%278, %378) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                    %380 = "tt.addptr"(%379, %280) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                    %381 = "tt.load"(%380, %375, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                    %382 = "tt.bitcast"(%381) : (tensor<2048xi32>) -> tensor<2048xf32>
                    %383 = arith.cmpf ole, %382, %288 : tensor<2048xf32>
                    %384 = arith.addf %382, %290 : tensor<2048xf32>
                    %385 = arith.select %383, %384, %382 : tensor<2048xi1>, tensor<2048xf32>
                    %386 = "tt.bitcast"(%385) : (tensor<2048xf32>) -> tensor<2048xi32>
                    %387 = arith.cmpi slt, %386, %cst_27 : tensor<2048xi32>
                    %388 = arith.andi %386, %cst_22 : tensor<2048xi32>
                    %389 = arith.subi %cst_27, %388 : tensor<2048xi32>
                    %390 = arith.cmpi sgt, %388, %cst_21 : tensor<2048xi32>
                    %391 = arith.select %387, %389, %386 : tensor<2048xi1>, tensor<2048xi32>
                    %392 = arith.select %390, %cst_21, %391 : tensor<2048xi1>, tensor<2048xi32>
                    %393 = arith.select %375, %392, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                    %394 = arith.cmpi sgt, %393, %367 : tensor<2048xi32>
                    %395 = arith.select %394, %393, %cst_14 : tensor<2048xi1>, tensor<2048xi32>
                    %396 = arith.minsi %arg32, %395 : tensor<2048xi32>
                    scf.yield %396 : tensor<2048xi32>
                  }
                  %371 = "tt.reduce"(%370) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %372 = arith.minsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%372) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<2048xi32>) -> i32
                  scf.yield %371 : i32
                } else {
                  scf.yield %186 : i32
                }
                scf.if %223 {
                  %262 = arith.cmpi slt, %213, %c2048_i32 : i32
                  %263 = arith.cmpi sge, %261, %208 : i32
                  %264 = arith.andi %212, %262 : i1
                  %265 = arith.andi %264, %263 : i1
                  %266 = arith.cmpi slt, %215, %c1_i32 : i32
                  %267 = arith.ori %265, %266 : i1
                  %268 = arith.cmpi slt, %261, %c0_i32 : i32
                  %269 = arith.subi %c-2147483648_i32, %261 : i32
                  %270 = arith.select %268, %269, %261 : i32
                  %271 = "tt.bitcast"(%270) : (i32) -> f32
                  %272 = arith.select %267, %192, %271 : f32
                  %273 = arith.select %267, %208, %261 : i32
                  %274 = arith.cmpi eq, %273, %186 : i32
                  %275 = arith.select %274, %198, %c0_i32 : i32
                  %276 = arith.cmpi slt, %186, %c0_i32 : i32
                  %277 = arith.subi %c-2147483648_i32, %186 : i32
                  %278 = arith.select %276, %277, %186 : i32
                  %279 = "tt.bitcast"(%278) : (i32) -> f32
                  %280 = arith.addi %201, %c1023_i32 : i32
                  %281 = arith.divui %280, %c1024_i32 : i32
                  %282 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                  %283 = "tt.splat"(%201) : (i32) -> tensor<1024xi32>
                  %284 = "tt.splat"(%177) : (i32) -> tensor<1xi32>
                  %285 = arith.extsi %284 : tensor<1xi32> to tensor<1xi64>
                  %286 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %287 = arith.muli %285, %286 : tensor<1xi64>
                  %288 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %289 = "tt.addptr"(%288, %287) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %290 = "tt.broadcast"(%289) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
                  %291 = "tt.broadcast"(%cst_12) : (tensor<1xi32>) -> tensor<1024xi32>
                  %292 = "tt.broadcast"(%cst_28) : (tensor<1xi32>) -> tensor<1024xi32>
                  %293 = arith.cmpf oge, %279, %cst_25 : f32
                  %294 = arith.cmpf olt, %279, %cst_24 : f32
                  %295 = arith.andi %293, %294 : i1
                  %296 = arith.select %295, %279, %cst_23 : f32
                  %297 = "tt.splat"(%296) : (f32) -> tensor<1024xf32>
                  %298 = "tt.splat"(%279) : (f32) -> tensor<1024xf32>
                  %299 = "tt.splat"(%272) : (f32) -> tensor<1024xf32>
                  %300 = "tt.splat"(%272) : (f32) -> tensor<1xf32>
                  %301 = arith.mulf %300, %cst_6 : tensor<1xf32>
                  %302 = math.absf %300 : tensor<1xf32>
                  %303 = arith.cmpf olt, %302, %cst_5 : tensor<1xf32>
                  %304 = arith.select %303, %301, %cst_4 : tensor<1xi1>, tensor<1xf32>
                  %305 = "tt.expand_dims"(%304) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %306 = "tt.broadcast"(%305) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %307 = "tt.expand_dims"(%300) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %308 = "tt.broadcast"(%307) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %309 = "tt.splat"(%177) : (i32) -> tensor<1x1x1xi32>
                  %310 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                  %311 = "tt.expand_dims"(%310) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                  %312 = "tt.expand_dims"(%311) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                  %313 = arith.extsi %309 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                  %314 = "tt.splat"(%arg22) : (i64) -> tensor<1x1x1xi64>
                  %315 = arith.muli %313, %314 : tensor<1x1x1xi64>
                  %316 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %317 = "tt.addptr"(%316, %315) : (tensor<1x1x1x!tt.ptr<i32>>, tensor<1x1x1xi64>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %318 = "tt.broadcast"(%317) : (tensor<1x1x1x!tt.ptr<i32>>) -> tensor<1x1024x1x!tt.ptr<i32>>
                  %319 = "tt.broadcast"(%312) : (tensor<1x1x2xi32>) -> tensor<1x1024x2xi32>
                  %320:2 = scf.for %arg31 = %c0_i32 to %281 step %c1_i32 iter_args(%arg32 = %c0_i32, %arg33 = %275) -> (i32, i32)  : i32 {
                    %324 = arith.muli %arg31, %c1024_i32 : i32
                    %325 = "tt.splat"(%324) : (i32) -> tensor<1024xi32>
                    %326 = arith.addi %325, %282 : tensor<1024xi32>
                    %327 = arith.cmpi ult, %326, %283 : tensor<1024xi32>
                    %328 = arith.addi %326, %cst_13 : tensor<1024xi32>
                    %329 = arith.extsi %328 : tensor<1024xi32> to tensor<1024xi64>
                    %330 = arith.muli %329, %cst_10 : tensor<1024xi64>
                    %331 = "tt.addptr"(%290, %330) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %332 = "tt.addptr"(%331, %291) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %333 = "tt.load"(%332, %327, %cst_11) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %334 = "tt.addptr"(%331, %292) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %335 = "tt.load"(%334, %327, %cst_11) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %336 = "tt.bitcast"(%335) : (tensor<1024xi32>) -> tensor<1024xf32>
                    %337 = arith.cmpf ole, %336, %297 : tensor<1024xf32>
                    %338 = arith.addf %336, %298 : tensor<1024xf32>
                    %339 = arith.select %337, %338, %336 : tensor<1024xi1>, tensor<1024xf32>
                    gpu.barrier
                    %340 = arith.cmpf ogt, %339, %299 : tensor<1024xf32>
                    %341 = arith.andi %340, %327 : tensor<1024xi1>
                    %342 = arith.cmpf ueq, %339, %299 : tensor<1024xf32>
                    %343 = arith.andi %342, %327 : tensor<1024xi1>
                    %344 = arith.extui %341 : tensor<1024xi1> to tensor<1024xi32>
                    %345 = arith.extui %343 : tensor<1024xi1> to tensor<1024xi32>
                    %346 = arith.shli %345, %cst_9 : tensor<1024xi32>
                    %347 = arith.addi %344, %346 : tensor<1024xi32>
                    %348 = "tt.scan"(%347) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %389 = arith.addi %arg34, %arg35 : i32
                      "tt.scan_return"(%389) : (i32) -> ()
                    }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                    %349 = arith.subi %348, %347 : tensor<1024xi32>
                    %350 = arith.andi %349, %cst_8 : tensor<1024xi32>
                    %351 = arith.shrui %349, %cst_9 : tensor<1024xi32>
                    %352 = "tt.splat"(%arg32) : (i32) -> tensor<1024xi32>
                    %353 = arith.addi %350, %352 : tensor<1024xi32>
                    %354 = "tt.splat"(%arg33) : (i32) -> tensor<1024xi32>
                    %355 = arith.addi %351, %354 : tensor<1024xi32>
                    %356 = arith.addi %353, %cst_13 : tensor<1024xi32>
                    %357 = arith.subi %cst_7, %355 : tensor<1024xi32>
                    %358 = arith.cmpi ult, %355, %cst_13 : tensor<1024xi32>
                    %359 = arith.select %341, %356, %357 : tensor<1024xi1>, tensor<1024xi32>
                    %360 = arith.andi %343, %358 : tensor<1024xi1>
                    %361 = arith.ori %341, %360 : tensor<1024xi1>
                    %362 = "tt.expand_dims"(%333) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %363 = "tt.expand_dims"(%339) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                    %364 = arith.cmpf ole, %363, %306 : tensor<1x1024xf32>
                    %365 = arith.subf %363, %308 : tensor<1x1024xf32>
                    %366 = math.absf %363 : tensor<1x1024xf32>
                    %367 = arith.cmpf olt, %366, %cst_3 : tensor<1x1024xf32>
                    %368 = arith.andi %364, %367 : tensor<1x1024xi1>
                    %369 = arith.select %368, %365, %363 : tensor<1x1024xi1>, tensor<1x1024xf32>
                    %370 = "tt.bitcast"(%369) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                    %371 = arith.cmpf uno, %369, %369 : tensor<1x1024xf32>
                    %372 = arith.select %371, %cst_2, %370 : tensor<1x1024xi1>, tensor<1x1024xi32>
                    %373 = "tt.join"(%362, %372) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                    %374 = "tt.expand_dims"(%359) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %375 = "tt.expand_dims"(%374) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                    %376 = "tt.expand_dims"(%361) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                    %377 = "tt.expand_dims"(%376) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                    %378 = "tt.broadcast"(%377) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                    %379 = arith.extsi %375 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                    %380 = arith.muli %379, %cst_1 : tensor<1x1024x1xi64>
                    %381 = "tt.addptr"(%318, %380) : (tensor<1x1024x1x!tt.ptr<i32>>, tensor<1x1024x1xi64>) -> tensor<1x1024x1x!tt.ptr<i32>>
                    %382 = "tt.broadcast"(%381) : (tensor<1x1024x1x!tt.ptr<i32>>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    %383 = "tt.addptr"(%382, %319) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    "tt.store"(%383, %373, %378) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                    %384 = "tt.reduce"(%347) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %389 = arith.addi %arg34, %arg35 : i32
                      "tt.reduce_return"(%389) : (i32) -> ()
                    }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                    %385 = arith.andi %384, %c65535_i32 : i32
                    %386 = arith.shrui %384, %c16_i32 : i32
                    %387 = arith.addi %arg32, %385 : i32
                    %388 = arith.addi %arg33, %386 : i32
                    scf.yield %387, %388 : i32, i32
                  }
                  "tt.store"(%191, %272) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                  %321 = arith.minui %320#1, %c2048_i32 : i32
                  %322 = arith.subi %c2048_i32, %321 : i32
                  %323 = arith.addi %320#0, %c2048_i32 : i32
                  "tt.store"(%195, %320#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%197, %320#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%185, %322) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%188, %323) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                } else {
                  %262 = arith.andi %211, %216 : i1
                  %263 = arith.cmpi sle, %196, %199 : i32
                  %264 = arith.andi %211, %263 : i1
                  %265 = arith.cmpi ne, %189, %c-2139095041_i32 : i32
                  %266 = arith.andi %264, %265 : i1
                  %267 = arith.select %262, %186, %189 : i32
                  %268 = arith.select %266, %186, %208 : i32
                  %269 = arith.andi %262, %166 : i1
                  %270 = arith.ori %266, %269 : i1
                  %271 = arith.cmpi slt, %186, %c0_i32 : i32
                  %272 = arith.subi %c-2147483648_i32, %186 : i32
                  %273 = arith.select %271, %272, %186 : i32
                  %274 = "tt.bitcast"(%273) : (i32) -> f32
                  %275 = arith.cmpi slt, %261, %c0_i32 : i32
                  %276 = arith.subi %c-2147483648_i32, %261 : i32
                  %277 = arith.select %275, %276, %261 : i32
                  %278 = "tt.bitcast"(%277) : (i32) -> f32
                  %279 = arith.subf %239, %242 : f32
                  %280 = arith.divf %279, %242 : f32
                  %281 = arith.minimumf %280, %cst_15 : f32
                  %282 = arith.subf %278, %274 : f32
                  %283 = arith.mulf %282, %281 : f32
                  %284 = arith.subf %274, %283 : f32
                  %285 = "tt.bitcast"(%284) : (f32) -> i32
                  %286 = arith.cmpi slt, %285, %c0_i32 : i32
                  %287 = arith.andi %285, %c2147483647_i32 : i32
                  %288 = arith.subi %c0_i32, %287 : i32
                  %289 = arith.cmpi sgt, %287, %c2139095040_i32 : i32
                  %290 = arith.select %286, %288, %285 : i32
                  %291 = arith.select %289, %c2139095040_i32, %290 : i32
                  %292 = arith.subi %186, %c1_i32 : i32
                  %293 = arith.minsi %291, %292 : i32
                  %294 = arith.select %232, %293, %c-2139095040_i32 : i32
                  %295 = arith.select %264, %294, %261 : i32
                  %296 = arith.xori %267, %268 : i32
                  %297 = arith.shrsi %296, %c1_i32 : i32
                  %298 = arith.andi %267, %268 : i32
                  %299 = arith.addi %298, %297 : i32
                  %300 = arith.select %270, %299, %295 : i32
                  %301 = arith.subi %268, %c1_i32 : i32
                  %302 = arith.minsi %300, %301 : i32
                  %303 = arith.addi %267, %c1_i32 : i32
                  %304 = arith.maxsi %302, %303 : i32
                  %305 = arith.cmpi sge, %303, %268 : i32
                  %306 = arith.ori %211, %265 : i1
                  %307 = arith.andi %305, %306 : i1
                  "tt.store"(%191, %274, %266) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                  "tt.store"(%195, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%197, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  %308 = arith.select %307, %c2048_i32, %304 : i32
                  %309 = arith.select %307, %c2048_i32, %267 : i32
                  "tt.store"(%185, %308) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%188, %309) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                }
              }
            }
          }
        } else {
          %163 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %164 = "tt.addptr"(%163, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %165 = "tt.addptr"(%164, %133) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %166 = "tt.load"(%165, %138, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %167 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %168 = "tt.addptr"(%163, %167) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %169 = "tt.addptr"(%168, %133) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %170 = "tt.load"(%169, %138, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %171 = arith.cmpi slt, %170, %166 : tensor<128xi32>
          %172 = arith.andi %171, %138 : tensor<128xi1>
          %173 = arith.cmpi slt, %166, %cst_60 : tensor<128xi32>
          %174 = arith.subi %cst_38, %166 : tensor<128xi32>
          %175 = arith.select %173, %174, %166 : tensor<128xi1>, tensor<128xi32>
          %176 = "tt.bitcast"(%175) : (tensor<128xi32>) -> tensor<128xf32>
          %177 = arith.select %172, %139, %cst_60 : tensor<128xi1>, tensor<128xi32>
          %178 = arith.cmpi ult, %121#3, %157 : i32
          %179 = arith.muli %121#3, %155 : i32
          %180 = arith.select %178, %179, %141 : i32
          %181 = arith.subi %141, %180 : i32
          %182 = arith.minsi %181, %155 : i32
          %183 = arith.addi %180, %182 : i32
          %184 = arith.muli %149, %c32_i32 : i32
          %185 = arith.cmpi ult, %131, %29 : tensor<128xi32>
          %186 = "tt.expand_dims"(%131) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %187 = "tt.expand_dims"(%185) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %188 = "tt.broadcast"(%187) : (tensor<128x1xi1>) -> tensor<128x128xi1>
          %189 = arith.extsi %186 : tensor<128x1xi32> to tensor<128x1xi64>
          %190 = arith.muli %189, %36 : tensor<128x1xi64>
          %191 = "tt.addptr"(%38, %190) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<bf16>>
          %192 = "tt.broadcast"(%191) : (tensor<128x1x!tt.ptr<bf16>>) -> tensor<128x128x!tt.ptr<bf16>>
          %193 = "tt.addptr"(%192, %41) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi32>) -> tensor<128x128x!tt.ptr<bf16>>
          %194 = "tt.load"(%193, %188, %cst_58) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
          %195 = arith.divsi %129, %c128_i32 : i32
          %196 = arith.cmpi slt, %195, %arg9 : i32
          %197 = arith.extsi %195 : i32 to i64
          %198 = "tt.addptr"(%arg8, %197) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %199 = "tt.load"(%198, %196, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %200 = arith.select %196, %199, %c-1_i32 : i32
          %201 = arith.divui %180, %c64_i32 : i32
          %202 = arith.cmpi ult, %201, %arg12 : i32
          %203 = arith.cmpi ult, %200, %arg11 : i32
          %204 = arith.cmpi slt, %180, %183 : i32
          %205 = arith.andi %204, %202 : i1
          %206 = arith.andi %205, %203 : i1
          %207 = arith.extsi %200 : i32 to i64
          %208 = arith.muli %207, %arg13 : i64
          %209 = "tt.addptr"(%arg10, %208) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %210 = arith.extsi %201 : i32 to i64
          %211 = "tt.addptr"(%209, %210) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %212 = "tt.load"(%211, %206, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %213 = arith.select %206, %212, %c-1_i32 : i32
          %214 = "tt.make_range"() {end = 32 : i32, start = 0 : i32} : () -> tensor<32xi32>
          %215 = "tt.splat"(%arg4) : (i32) -> tensor<1x1xi32>
          %216 = "tt.splat"(%arg5) : (i64) -> tensor<1x1xi64>
          %217 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<1x1x!tt.ptr<bf16>>
          %218 = "tt.broadcast"(%32) : (tensor<1x128xi32>) -> tensor<32x128xi32>
          %219 = "tt.splat"(%183) : (i32) -> tensor<32xi32>
          %220 = "tt.expand_dims"(%177) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %221 = "tt.broadcast"(%220) : (tensor<128x1xi32>) -> tensor<128x32xi32>
          %222 = "tt.expand_dims"(%176) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
          %223 = "tt.broadcast"(%222) : (tensor<128x1xf32>) -> tensor<128x32xf32>
          %224 = arith.cmpf olt, %176, %cst_50 : tensor<128xf32>
          %225 = "tt.expand_dims"(%224) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %226 = "tt.broadcast"(%225) : (tensor<128x1xi1>) -> tensor<128x32xi1>
          %227 = arith.maxsi %140, %c0_i32 : i32
          %228 = arith.cmpi sge, %arg21, %c2048_i32 : i32
          %229 = arith.select %228, %c2048_i32, %c0_i32 : i32
          %230 = scf.for %arg30 = %180 to %183 step %184 iter_args(%arg31 = %213) -> (i32)  : i32 {
            %231 = arith.addi %arg30, %184 : i32
            %232 = arith.divui %231, %c64_i32 : i32
            %233 = arith.cmpi ult, %232, %arg12 : i32
            %234 = arith.cmpi slt, %231, %183 : i32
            %235 = arith.andi %234, %233 : i1
            %236 = arith.andi %235, %203 : i1
            %237 = arith.extsi %232 : i32 to i64
            %238 = "tt.addptr"(%209, %237) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %239 = "tt.load"(%238, %236, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %240 = arith.select %236, %239, %c-1_i32 : i32
            %241 = "tt.splat"(%arg31) : (i32) -> tensor<1xi32>
            %242 = "tt.expand_dims"(%241) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %243 = arith.remui %arg30, %c64_i32 : i32
            %244 = "tt.splat"(%243) : (i32) -> tensor<32xi32>
            %245 = arith.addi %244, %214 : tensor<32xi32>
            %246 = arith.cmpi ult, %242, %215 : tensor<1x1xi32>
            %247 = "tt.expand_dims"(%245) {axis = 1 : i32} : (tensor<32xi32>) -> tensor<32x1xi32>
            %248 = "tt.broadcast"(%246) : (tensor<1x1xi1>) -> tensor<32x128xi1>
            %249 = arith.extsi %242 : tensor<1x1xi32> to tensor<1x1xi64>
            %250 = arith.muli %249, %216 : tensor<1x1xi64>
            %251 = "tt.addptr"(%217, %250) : (tensor<1x1x!tt.ptr<bf16>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<bf16>>
            %252 = arith.muli %247, %cst_56 : tensor<32x1xi32>
            %253 = "tt.broadcast"(%251) : (tensor<1x1x!tt.ptr<bf16>>) -> tensor<32x1x!tt.ptr<bf16>>
            %254 = "tt.addptr"(%253, %252) : (tensor<32x1x!tt.ptr<bf16>>, tensor<32x1xi32>) -> tensor<32x1x!tt.ptr<bf16>>
            %255 = "tt.broadcast"(%254) : (tensor<32x1x!tt.ptr<bf16>>) -> tensor<32x128x!tt.ptr<bf16>>
            %256 = "tt.addptr"(%255, %218) : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi32>) -> tensor<32x128x!tt.ptr<bf16>>
            %257 = "tt.load"(%256, %248, %cst_57) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi1>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
            %258 = arith.cmpi ult, %arg31, %arg4 : i32
            %259 = "tt.splat"(%258) : (i1) -> tensor<32xi1>
            %260 = "tt.splat"(%arg30) : (i32) -> tensor<32xi32>
            %261 = arith.addi %260, %214 : tensor<32xi32>
            %262 = arith.cmpi slt, %261, %219 : tensor<32xi32>
            %263 = "tt.trans"(%257) {order = array<i32: 1, 0>} : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
            %264 = "tt.dot"(%194, %263, %cst_55) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x32xbf16>, tensor<128x32xf32>) -> tensor<128x32xf32>
            %265 = arith.andi %259, %262 : tensor<32xi1>
            %266 = "tt.expand_dims"(%261) {axis = 0 : i32} : (tensor<32xi32>) -> tensor<1x32xi32>
            %267 = "tt.broadcast"(%266) : (tensor<1x32xi32>) -> tensor<128x32xi32>
            %268 = arith.cmpi slt, %267, %221 : tensor<128x32xi32>
            %269 = "tt.expand_dims"(%265) {axis = 0 : i32} : (tensor<32xi1>) -> tensor<1x32xi1>
            %270 = "tt.broadcast"(%269) : (tensor<1x32xi1>) -> tensor<128x32xi1>
            %271 = arith.andi %268, %270 : tensor<128x32xi1>
            %272 = arith.cmpf olt, %223, %264 : tensor<128x32xf32>
            %273 = arith.cmpf olt, %264, %223 : tensor<128x32xf32>
            %274 = arith.andi %272, %271 : tensor<128x32xi1>
            %275 = arith.ori %272, %273 : tensor<128x32xi1>
            %276 = arith.xori %275, %cst_54 : tensor<128x32xi1>
            %277 = arith.andi %276, %271 : tensor<128x32xi1>
            %278 = arith.cmpf uno, %264, %264 : tensor<128x32xf32>
            %279 = arith.andi %278, %226 : tensor<128x32xi1>
            %280 = arith.andi %277, %279 : tensor<128x32xi1>
            %281 = arith.ori %274, %280 : tensor<128x32xi1>
            %282 = arith.xori %277, %280 : tensor<128x32xi1>
            %283 = arith.extui %281 : tensor<128x32xi1> to tensor<128x32xi32>
            %284 = "tt.reduce"(%283) ({
            ^bb0(%arg32: i32, %arg33: i32):
              %291 = arith.addi %arg32, %arg33 : i32
              "tt.reduce_return"(%291) : (i32) -> ()
            }) {axis = 1 : i32} : (tensor<128x32xi32>) -> tensor<128xi32>
            %285 = "tt.reduce"(%284) ({
            ^bb0(%arg32: i32, %arg33: i32):
              %291 = arith.maxsi %arg32, %arg33 : i32
              "tt.reduce_return"(%291) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %286 = arith.cmpi sgt, %285, %c0_i32 : i32
            scf.if %286 {
              %291 = arith.cmpi sgt, %284, %cst_60 : tensor<128xi32>
              %292 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
              %293 = arith.muli %133, %292 : tensor<128xi64>
              %294 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
              %295 = "tt.addptr"(%294, %293) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
              %296 = "tt.addptr"(%295, %cst_60) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
              %297 = "tt.atomic_rmw"(%296, %284, %291) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
              %298 = "tt.scan"(%283) ({
              ^bb0(%arg32: i32, %arg33: i32):
                %342 = arith.addi %arg32, %arg33 : i32
                "tt.scan_return"(%342) : (i32) -> ()
              }) {axis = 1 : i32, reverse = false} : (tensor<128x32xi32>) -> tensor<128x32xi32>
              %299 = "tt.expand_dims"(%297) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
              %300 = "tt.broadcast"(%299) : (tensor<128x1xi32>) -> tensor<128x32xi32>
              %301 = arith.addi %300, %298 : tensor<128x32xi32>
              %302 = arith.subi %301, %cst_53 : tensor<128x32xi32>
              %303 = "tt.splat"(%227) : (i32) -> tensor<128x32xi32>
              %304 = arith.cmpi ult, %302, %303 : tensor<128x32xi32>
              %305 = arith.addi %302, %cst_52 : tensor<128x32xi32>
              %306 = arith.andi %281, %304 : tensor<128x32xi1>
              %307 = arith.mulf %176, %cst_51 : tensor<128xf32>
              %308 = math.absf %176 : tensor<128xf32>
              %309 = arith.cmpf olt, %308, %cst_50 : tensor<128xf32>
              %310 = arith.select %309, %307, %cst_49 : tensor<128xi1>, tensor<128xf32>
              %311 = "tt.expand_dims"(%310) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
              %312 = "tt.broadcast"(%311) : (tensor<128x1xf32>) -> tensor<128x32xf32>
              %313 = arith.cmpf ole, %264, %312 : tensor<128x32xf32>
              %314 = arith.subf %264, %223 : tensor<128x32xf32>
              %315 = math.absf %264 : tensor<128x32xf32>
              %316 = arith.cmpf olt, %315, %cst_48 : tensor<128x32xf32>
              %317 = arith.andi %313, %316 : tensor<128x32xi1>
              %318 = arith.select %317, %314, %264 : tensor<128x32xi1>, tensor<128x32xf32>
              %319 = "tt.bitcast"(%318) : (tensor<128x32xf32>) -> tensor<128x32xi32>
              %320 = arith.cmpf uno, %318, %318 : tensor<128x32xf32>
              %321 = arith.select %320, %cst_47, %319 : tensor<128x32xi1>, tensor<128x32xi32>
              %322 = "tt.join"(%267, %321) : (tensor<128x32xi32>, tensor<128x32xi32>) -> tensor<128x32x2xi32>
              %323 = "tt.expand_dims"(%186) {axis = 2 : i32} : (tensor<128x1xi32>) -> tensor<128x1x1xi32>
              %324 = "tt.expand_dims"(%305) {axis = 2 : i32} : (tensor<128x32xi32>) -> tensor<128x32x1xi32>
              %325 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
              %326 = "tt.expand_dims"(%325) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
              %327 = "tt.expand_dims"(%326) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
              %328 = "tt.expand_dims"(%306) {axis = 2 : i32} : (tensor<128x32xi1>) -> tensor<128x32x1xi1>
              %329 = "tt.broadcast"(%328) : (tensor<128x32x1xi1>) -> tensor<128x32x2xi1>
              %330 = arith.extsi %323 : tensor<128x1x1xi32> to tensor<128x1x1xi64>
              %331 = "tt.splat"(%arg22) : (i64) -> tensor<128x1x1xi64>
              %332 = arith.muli %330, %331 : tensor<128x1x1xi64>
              %333 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x1x!tt.ptr<i32>>
              %334 = "tt.addptr"(%333, %332) : (tensor<128x1x1x!tt.ptr<i32>>, tensor<128x1x1xi64>) -> tensor<128x1x1x!tt.ptr<i32>>
              %335 = arith.extsi %324 : tensor<128x32x1xi32> to tensor<128x32x1xi64>
              %336 = arith.muli %335, %cst_46 : tensor<128x32x1xi64>
              %337 = "tt.broadcast"(%334) : (tensor<128x1x1x!tt.ptr<i32>>) -> tensor<128x32x1x!tt.ptr<i32>>
              %338 = "tt.addptr"(%337, %336) : (tensor<128x32x1x!tt.ptr<i32>>, tensor<128x32x1xi64>) -> tensor<128x32x1x!tt.ptr<i32>>
              %339 = "tt.broadcast"(%338) : (tensor<128x32x1x!tt.ptr<i32>>) -> tensor<128x32x2x!tt.ptr<i32>>
              %340 = "tt.broadcast"(%327) : (tensor<1x1x2xi32>) -> tensor<128x32x2xi32>
              %341 = "tt.addptr"(%339, %340) : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>) -> tensor<128x32x2x!tt.ptr<i32>>
              "tt.store"(%341, %322, %329) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>, tensor<128x32x2xi1>) -> ()
            }
            %287 = arith.extui %282 : tensor<128x32xi1> to tensor<128x32xi32>
            %288 = "tt.reduce"(%287) ({
            ^bb0(%arg32: i32, %arg33: i32):
              %291 = arith.addi %arg32, %arg33 : i32
              "tt.reduce_return"(%291) : (i32) -> ()
            }) {axis = 1 : i32} : (tensor<128x32xi32>) -> tensor<128xi32>
            %289 = "tt.reduce"(%288) ({
            ^bb0(%arg32: i32, %arg33: i32):
              %291 = arith.maxsi %arg32, %arg33 : i32
              "tt.reduce_return"(%291) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %290 = arith.cmpi sgt, %289, %c0_i32 : i32
            scf.if %290 {
              %291 = arith.cmpi sgt, %288, %cst_60 : tensor<128xi32>
              %292 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
              %293 = arith.muli %133, %292 : tensor<128xi64>
              %294 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
              %295 = "tt.addptr"(%294, %293) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
              %296 = "tt.addptr"(%295, %cst_45) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
              %297 = "tt.atomic_rmw"(%296, %288, %291) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
              %298 = "tt.scan"(%287) ({
              ^bb0(%arg32: i32, %arg33: i32):
                %342 = arith.addi %arg32, %arg33 : i32
                "tt.scan_return"(%342) : (i32) -> ()
              }) {axis = 1 : i32, reverse = false} : (tensor<128x32xi32>) -> tensor<128x32xi32>
              %299 = "tt.expand_dims"(%297) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
              %300 = "tt.broadcast"(%299) : (tensor<128x1xi32>) -> tensor<128x32xi32>
              %301 = arith.addi %300, %298 : tensor<128x32xi32>
              %302 = arith.subi %301, %cst_53 : tensor<128x32xi32>
              %303 = "tt.splat"(%229) : (i32) -> tensor<128x32xi32>
              %304 = arith.cmpi ult, %302, %303 : tensor<128x32xi32>
              %305 = arith.subi %cst_44, %302 : tensor<128x32xi32>
              %306 = arith.andi %282, %304 : tensor<128x32xi1>
              %307 = arith.mulf %176, %cst_51 : tensor<128xf32>
              %308 = math.absf %176 : tensor<128xf32>
              %309 = arith.cmpf olt, %308, %cst_50 : tensor<128xf32>
              %310 = arith.select %309, %307, %cst_49 : tensor<128xi1>, tensor<128xf32>
              %311 = "tt.expand_dims"(%310) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
              %312 = "tt.broadcast"(%311) : (tensor<128x1xf32>) -> tensor<128x32xf32>
              %313 = arith.cmpf ole, %264, %312 : tensor<128x32xf32>
              %314 = arith.subf %264, %223 : tensor<128x32xf32>
              %315 = math.absf %264 : tensor<128x32xf32>
              %316 = arith.cmpf olt, %315, %cst_48 : tensor<128x32xf32>
              %317 = arith.andi %313, %316 : tensor<128x32xi1>
              %318 = arith.select %317, %314, %264 : tensor<128x32xi1>, tensor<128x32xf32>
              %319 = "tt.bitcast"(%318) : (tensor<128x32xf32>) -> tensor<128x32xi32>
              %320 = arith.cmpf uno, %318, %318 : tensor<128x32xf32>
              %321 = arith.select %320, %cst_47, %319 : tensor<128x32xi1>, tensor<128x32xi32>
              %322 = "tt.join"(%267, %321) : (tensor<128x32xi32>, tensor<128x32xi32>) -> tensor<128x32x2xi32>
              %323 = "tt.expand_dims"(%186) {axis = 2 : i32} : (tensor<128x1xi32>) -> tensor<128x1x1xi32>
              %324 = "tt.expand_dims"(%305) {axis = 2 : i32} : (tensor<128x32xi32>) -> tensor<128x32x1xi32>
              %325 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
              %326 = "tt.expand_dims"(%325) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
              %327 = "tt.expand_dims"(%326) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
              %328 = "tt.expand_dims"(%306) {axis = 2 : i32} : (tensor<128x32xi1>) -> tensor<128x32x1xi1>
              %329 = "tt.broadcast"(%328) : (tensor<128x32x1xi1>) -> tensor<128x32x2xi1>
              %330 = arith.extsi %323 : tensor<128x1x1xi32> to tensor<128x1x1xi64>
              %331 = "tt.splat"(%arg22) : (i64) -> tensor<128x1x1xi64>
              %332 = arith.muli %330, %331 : tensor<128x1x1xi64>
              %333 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x1x!tt.ptr<i32>>
              %334 = "tt.addptr"(%333, %332) : (tensor<128x1x1x!tt.ptr<i32>>, tensor<128x1x1xi64>) -> tensor<128x1x1x!tt.ptr<i32>>
              %335 = arith.extsi %324 : tensor<128x32x1xi32> to tensor<128x32x1xi64>
              %336 = arith.muli %335, %cst_46 : tensor<128x32x1xi64>
              %337 = "tt.broadcast"(%334) : (tensor<128x1x1x!tt.ptr<i32>>) -> tensor<128x32x1x!tt.ptr<i32>>
              %338 = "tt.addptr"(%337, %336) : (tensor<128x32x1x!tt.ptr<i32>>, tensor<128x32x1xi64>) -> tensor<128x32x1x!tt.ptr<i32>>
              %339 = "tt.broadcast"(%338) : (tensor<128x32x1x!tt.ptr<i32>>) -> tensor<128x32x2x!tt.ptr<i32>>
              %340 = "tt.broadcast"(%327) : (tensor<1x1x2xi32>) -> tensor<128x32x2xi32>
              %341 = "tt.addptr"(%339, %340) : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>) -> tensor<128x32x2x!tt.ptr<i32>>
              "tt.store"(%341, %322, %329) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>, tensor<128x32x2xi1>) -> ()
            }
            scf.yield %240 : i32
          }
        }
        gpu.barrier
        %158 = arith.extsi %121#1 : i32 to i64
        %159 = "tt.addptr"(%arg23, %158) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %160 = "tt.atomic_rmw"(%159, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %161 = arith.andi %160, %c2047_i32 : i32
        %162 = arith.cmpi eq, %161, %c1_i32 : i32
        scf.if %162 {
          %163 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %164 = "tt.addptr"(%163, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %165 = "tt.addptr"(%164, %133) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %166 = "tt.load"(%165, %138, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %167 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %168 = "tt.addptr"(%163, %167) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %169 = "tt.addptr"(%168, %133) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %170 = "tt.load"(%169, %138, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %171 = arith.cmpi slt, %170, %166 : tensor<128xi32>
          %172 = arith.andi %171, %138 : tensor<128xi1>
          %173 = arith.extui %172 : tensor<128xi1> to tensor<128xi32>
          %174 = "tt.reduce"(%173) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %194 = arith.maxsi %arg30, %arg31 : i32
            "tt.reduce_return"(%194) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %175 = arith.cmpi ne, %174, %c0_i32 : i32
          %176 = arith.cmpi slt, %121#2, %c500_i32 : i32
          %177 = arith.andi %175, %176 : i1
          %178 = arith.divsi %142, %c1024_i32 : i32
          %179 = arith.divsi %178, %c1024_i32 : i32
          %180 = arith.addi %179, %c1_i32 : i32
          %181 = arith.muli %180, %c1024_i32 : i32
          %182 = arith.divsi %142, %181 : i32
          %183 = arith.addi %182, %c1_i32 : i32
          %184 = arith.select %177, %183, %c0_i32 : i32
          %185 = arith.select %127, %184, %c16_i32 : i32
          %186 = arith.addi %121#2, %c1_i32 : i32
          %187 = arith.shli %186, %c22_i32 : i32
          %188 = arith.shli %185, %c11_i32 : i32
          %189 = arith.ori %187, %188 : i32
          %190 = arith.ori %189, %185 : i32
          %191 = arith.cmpi eq, %185, %c0_i32 : i32
          %192 = arith.select %191, %c0_i32, %190 : i32
          gpu.barrier
          %193 = "tt.atomic_rmw"(%159, %192) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %125 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x128xbf16, strided<[?, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "tile_requests", winnow.type = memref<?xi32>}, {winnow.arg = "tile_requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<bf16>, i32, i64, !tt.ptr<bf16>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "sdsa", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {helpers = 304 : i32, num_stages = 3 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 1024 : i32, target = "hip:gfx942", tile_keys = 32 : i32, tile_rows = 128 : i32}} : () -> ()
}

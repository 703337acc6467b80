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
      %114 = arith.maxsi %arg29, %arg30 : i32
      "tt.reduce_return"(%114) : (i32) -> ()
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
    %91 = scf.for %arg29 = %63 to %62 step %c32_i32 iter_args(%arg30 = %76) -> (i32)  : i32 {
      %114 = arith.addi %arg29, %c32_i32 : i32
      %115 = arith.divui %114, %c64_i32 : i32
      %116 = arith.cmpi ult, %115, %arg12 : i32
      %117 = arith.cmpi slt, %114, %62 : i32
      %118 = arith.andi %117, %116 : i1
      %119 = arith.andi %118, %66 : i1
      %120 = arith.extsi %115 : i32 to i64
      %121 = "tt.addptr"(%72, %120) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %122 = "tt.load"(%121, %119, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %123 = arith.select %119, %122, %c-1_i32 : i32
      %124 = "tt.splat"(%arg30) : (i32) -> tensor<1xi32>
      %125 = "tt.expand_dims"(%124) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %126 = arith.remui %arg29, %c64_i32 : i32
      %127 = "tt.splat"(%126) : (i32) -> tensor<32xi32>
      %128 = arith.addi %127, %77 : tensor<32xi32>
      %129 = arith.cmpi ult, %125, %78 : tensor<1x1xi32>
      %130 = "tt.expand_dims"(%128) {axis = 1 : i32} : (tensor<32xi32>) -> tensor<32x1xi32>
      %131 = "tt.broadcast"(%129) : (tensor<1x1xi1>) -> tensor<32x128xi1>
      %132 = arith.extsi %125 : tensor<1x1xi32> to tensor<1x1xi64>
      %133 = arith.muli %132, %79 : tensor<1x1xi64>
      %134 = "tt.addptr"(%80, %133) : (tensor<1x1x!tt.ptr<bf16>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<bf16>>
      %135 = arith.muli %130, %cst_56 : tensor<32x1xi32>
      %136 = "tt.broadcast"(%134) : (tensor<1x1x!tt.ptr<bf16>>) -> tensor<32x1x!tt.ptr<bf16>>
      %137 = "tt.addptr"(%136, %135) : (tensor<32x1x!tt.ptr<bf16>>, tensor<32x1xi32>) -> tensor<32x1x!tt.ptr<bf16>>
      %138 = "tt.broadcast"(%137) : (tensor<32x1x!tt.ptr<bf16>>) -> tensor<32x128x!tt.ptr<bf16>>
      %139 = "tt.addptr"(%138, %81) : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi32>) -> tensor<32x128x!tt.ptr<bf16>>
      %140 = "tt.load"(%139, %131, %cst_57) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi1>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
      %141 = arith.cmpi ult, %arg30, %arg4 : i32
      %142 = "tt.splat"(%141) : (i1) -> tensor<32xi1>
      %143 = "tt.splat"(%arg29) : (i32) -> tensor<32xi32>
      %144 = arith.addi %143, %77 : tensor<32xi32>
      %145 = arith.cmpi slt, %144, %82 : tensor<32xi32>
      %146 = "tt.trans"(%140) {order = array<i32: 1, 0>} : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
      %147 = "tt.dot"(%43, %146, %cst_55) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x32xbf16>, tensor<128x32xf32>) -> tensor<128x32xf32>
      %148 = arith.andi %142, %145 : tensor<32xi1>
      %149 = "tt.expand_dims"(%144) {axis = 0 : i32} : (tensor<32xi32>) -> tensor<1x32xi32>
      %150 = "tt.broadcast"(%149) : (tensor<1x32xi32>) -> tensor<128x32xi32>
      %151 = arith.cmpi slt, %150, %84 : tensor<128x32xi32>
      %152 = "tt.expand_dims"(%148) {axis = 0 : i32} : (tensor<32xi1>) -> tensor<1x32xi1>
      %153 = "tt.broadcast"(%152) : (tensor<1x32xi1>) -> tensor<128x32xi1>
      %154 = arith.andi %151, %153 : tensor<128x32xi1>
      %155 = arith.cmpf olt, %86, %147 : tensor<128x32xf32>
      %156 = arith.cmpf olt, %147, %86 : tensor<128x32xf32>
      %157 = arith.andi %155, %154 : tensor<128x32xi1>
      %158 = arith.ori %155, %156 : tensor<128x32xi1>
      %159 = arith.xori %158, %cst_54 : tensor<128x32xi1>
      %160 = arith.andi %159, %154 : tensor<128x32xi1>
      %161 = arith.extui %157 : tensor<128x32xi1> to tensor<128x32xi32>
      %162 = "tt.reduce"(%161) ({
      ^bb0(%arg31: i32, %arg32: i32):
        %169 = arith.addi %arg31, %arg32 : i32
        "tt.reduce_return"(%169) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x32xi32>) -> tensor<128xi32>
      %163 = "tt.reduce"(%162) ({
      ^bb0(%arg31: i32, %arg32: i32):
        %169 = arith.maxsi %arg31, %arg32 : i32
        "tt.reduce_return"(%169) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %164 = arith.cmpi sgt, %163, %c0_i32 : i32
      scf.if %164 {
        %169 = arith.cmpi sgt, %162, %cst_60 : tensor<128xi32>
        %170 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
        %171 = arith.muli %8, %170 : tensor<128xi64>
        %172 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
        %173 = "tt.addptr"(%172, %171) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %174 = "tt.addptr"(%173, %cst_60) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
        %175 = "tt.atomic_rmw"(%174, %162, %169) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
        %176 = "tt.scan"(%161) ({
        ^bb0(%arg31: i32, %arg32: i32):
          %220 = arith.addi %arg31, %arg32 : i32
          "tt.scan_return"(%220) : (i32) -> ()
        }) {axis = 1 : i32, reverse = false} : (tensor<128x32xi32>) -> tensor<128x32xi32>
        %177 = "tt.expand_dims"(%175) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
        %178 = "tt.broadcast"(%177) : (tensor<128x1xi32>) -> tensor<128x32xi32>
        %179 = arith.addi %178, %176 : tensor<128x32xi32>
        %180 = arith.subi %179, %cst_53 : tensor<128x32xi32>
        %181 = "tt.splat"(%88) : (i32) -> tensor<128x32xi32>
        %182 = arith.cmpi ult, %180, %181 : tensor<128x32xi32>
        %183 = arith.addi %180, %cst_52 : tensor<128x32xi32>
        %184 = arith.andi %157, %182 : tensor<128x32xi1>
        %185 = arith.mulf %28, %cst_51 : tensor<128xf32>
        %186 = math.absf %28 : tensor<128xf32>
        %187 = arith.cmpf olt, %186, %cst_50 : tensor<128xf32>
        %188 = arith.select %187, %185, %cst_49 : tensor<128xi1>, tensor<128xf32>
        %189 = "tt.expand_dims"(%188) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
        %190 = "tt.broadcast"(%189) : (tensor<128x1xf32>) -> tensor<128x32xf32>
        %191 = arith.cmpf ole, %147, %190 : tensor<128x32xf32>
        %192 = arith.subf %147, %86 : tensor<128x32xf32>
        %193 = math.absf %147 : tensor<128x32xf32>
        %194 = arith.cmpf olt, %193, %cst_48 : tensor<128x32xf32>
        %195 = arith.andi %191, %194 : tensor<128x32xi1>
        %196 = arith.select %195, %192, %147 : tensor<128x32xi1>, tensor<128x32xf32>
        %197 = "tt.bitcast"(%196) : (tensor<128x32xf32>) -> tensor<128x32xi32>
        %198 = arith.cmpf uno, %196, %196 : tensor<128x32xf32>
        %199 = arith.select %198, %cst_47, %197 : tensor<128x32xi1>, tensor<128x32xi32>
        %200 = "tt.join"(%150, %199) : (tensor<128x32xi32>, tensor<128x32xi32>) -> tensor<128x32x2xi32>
        %201 = "tt.expand_dims"(%31) {axis = 2 : i32} : (tensor<128x1xi32>) -> tensor<128x1x1xi32>
        %202 = "tt.expand_dims"(%183) {axis = 2 : i32} : (tensor<128x32xi32>) -> tensor<128x32x1xi32>
        %203 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
        %204 = "tt.expand_dims"(%203) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
        %205 = "tt.expand_dims"(%204) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
        %206 = "tt.expand_dims"(%184) {axis = 2 : i32} : (tensor<128x32xi1>) -> tensor<128x32x1xi1>
        %207 = "tt.broadcast"(%206) : (tensor<128x32x1xi1>) -> tensor<128x32x2xi1>
        %208 = arith.extsi %201 : tensor<128x1x1xi32> to tensor<128x1x1xi64>
        %209 = "tt.splat"(%arg22) : (i64) -> tensor<128x1x1xi64>
        %210 = arith.muli %208, %209 : tensor<128x1x1xi64>
        %211 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x1x!tt.ptr<i32>>
        %212 = "tt.addptr"(%211, %210) : (tensor<128x1x1x!tt.ptr<i32>>, tensor<128x1x1xi64>) -> tensor<128x1x1x!tt.ptr<i32>>
        %213 = arith.extsi %202 : tensor<128x32x1xi32> to tensor<128x32x1xi64>
        %214 = arith.muli %213, %cst_46 : tensor<128x32x1xi64>
        %215 = "tt.broadcast"(%212) : (tensor<128x1x1x!tt.ptr<i32>>) -> tensor<128x32x1x!tt.ptr<i32>>
        %216 = "tt.addptr"(%215, %214) : (tensor<128x32x1x!tt.ptr<i32>>, tensor<128x32x1xi64>) -> tensor<128x32x1x!tt.ptr<i32>>
        %217 = "tt.broadcast"(%216) : (tensor<128x32x1x!tt.ptr<i32>>) -> tensor<128x32x2x!tt.ptr<i32>>
        %218 = "tt.broadcast"(%205) : (tensor<1x1x2xi32>) -> tensor<128x32x2xi32>
        %219 = "tt.addptr"(%217, %218) : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>) -> tensor<128x32x2x!tt.ptr<i32>>
        "tt.store"(%219, %200, %207) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>, tensor<128x32x2xi1>) -> ()
      }
      %165 = arith.extui %160 : tensor<128x32xi1> to tensor<128x32xi32>
      %166 = "tt.reduce"(%165) ({
      ^bb0(%arg31: i32, %arg32: i32):
        %169 = arith.addi %arg31, %arg32 : i32
        "tt.reduce_return"(%169) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x32xi32>) -> tensor<128xi32>
      %167 = "tt.reduce"(%166) ({
      ^bb0(%arg31: i32, %arg32: i32):
        %169 = arith.maxsi %arg31, %arg32 : i32
        "tt.reduce_return"(%169) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %168 = arith.cmpi sgt, %167, %c0_i32 : i32
      scf.if %168 {
        %169 = arith.cmpi sgt, %166, %cst_60 : tensor<128xi32>
        %170 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
        %171 = arith.muli %8, %170 : tensor<128xi64>
        %172 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
        %173 = "tt.addptr"(%172, %171) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %174 = "tt.addptr"(%173, %cst_45) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
        %175 = "tt.atomic_rmw"(%174, %166, %169) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
        %176 = "tt.scan"(%165) ({
        ^bb0(%arg31: i32, %arg32: i32):
          %220 = arith.addi %arg31, %arg32 : i32
          "tt.scan_return"(%220) : (i32) -> ()
        }) {axis = 1 : i32, reverse = false} : (tensor<128x32xi32>) -> tensor<128x32xi32>
        %177 = "tt.expand_dims"(%175) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
        %178 = "tt.broadcast"(%177) : (tensor<128x1xi32>) -> tensor<128x32xi32>
        %179 = arith.addi %178, %176 : tensor<128x32xi32>
        %180 = arith.subi %179, %cst_53 : tensor<128x32xi32>
        %181 = "tt.splat"(%90) : (i32) -> tensor<128x32xi32>
        %182 = arith.cmpi ult, %180, %181 : tensor<128x32xi32>
        %183 = arith.subi %cst_44, %180 : tensor<128x32xi32>
        %184 = arith.andi %160, %182 : tensor<128x32xi1>
        %185 = arith.mulf %28, %cst_51 : tensor<128xf32>
        %186 = math.absf %28 : tensor<128xf32>
        %187 = arith.cmpf olt, %186, %cst_50 : tensor<128xf32>
        %188 = arith.select %187, %185, %cst_49 : tensor<128xi1>, tensor<128xf32>
        %189 = "tt.expand_dims"(%188) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
        %190 = "tt.broadcast"(%189) : (tensor<128x1xf32>) -> tensor<128x32xf32>
        %191 = arith.cmpf ole, %147, %190 : tensor<128x32xf32>
        %192 = arith.subf %147, %86 : tensor<128x32xf32>
        %193 = math.absf %147 : tensor<128x32xf32>
        %194 = arith.cmpf olt, %193, %cst_48 : tensor<128x32xf32>
        %195 = arith.andi %191, %194 : tensor<128x32xi1>
        %196 = arith.select %195, %192, %147 : tensor<128x32xi1>, tensor<128x32xf32>
        %197 = "tt.bitcast"(%196) : (tensor<128x32xf32>) -> tensor<128x32xi32>
        %198 = arith.cmpf uno, %196, %196 : tensor<128x32xf32>
        %199 = arith.select %198, %cst_47, %197 : tensor<128x32xi1>, tensor<128x32xi32>
        %200 = "tt.join"(%150, %199) : (tensor<128x32xi32>, tensor<128x32xi32>) -> tensor<128x32x2xi32>
        %201 = "tt.expand_dims"(%31) {axis = 2 : i32} : (tensor<128x1xi32>) -> tensor<128x1x1xi32>
        %202 = "tt.expand_dims"(%183) {axis = 2 : i32} : (tensor<128x32xi32>) -> tensor<128x32x1xi32>
        %203 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
        %204 = "tt.expand_dims"(%203) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
        %205 = "tt.expand_dims"(%204) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
        %206 = "tt.expand_dims"(%184) {axis = 2 : i32} : (tensor<128x32xi1>) -> tensor<128x32x1xi1>
        %207 = "tt.broadcast"(%206) : (tensor<128x32x1xi1>) -> tensor<128x32x2xi1>
        %208 = arith.extsi %201 : tensor<128x1x1xi32> to tensor<128x1x1xi64>
        %209 = "tt.splat"(%arg22) : (i64) -> tensor<128x1x1xi64>
        %210 = arith.muli %208, %209 : tensor<128x1x1xi64>
        %211 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x1x!tt.ptr<i32>>
        %212 = "tt.addptr"(%211, %210) : (tensor<128x1x1x!tt.ptr<i32>>, tensor<128x1x1xi64>) -> tensor<128x1x1x!tt.ptr<i32>>
        %213 = arith.extsi %202 : tensor<128x32x1xi32> to tensor<128x32x1xi64>
        %214 = arith.muli %213, %cst_46 : tensor<128x32x1xi64>
        %215 = "tt.broadcast"(%212) : (tensor<128x1x1x!tt.ptr<i32>>) -> tensor<128x32x1x!tt.ptr<i32>>
        %216 = "tt.addptr"(%215, %214) : (tensor<128x32x1x!tt.ptr<i32>>, tensor<128x32x1xi64>) -> tensor<128x32x1x!tt.ptr<i32>>
        %217 = "tt.broadcast"(%216) : (tensor<128x32x1x!tt.ptr<i32>>) -> tensor<128x32x2x!tt.ptr<i32>>
        %218 = "tt.broadcast"(%205) : (tensor<1x1x2xi32>) -> tensor<128x32x2xi32>
        %219 = "tt.addptr"(%217, %218) : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>) -> tensor<128x32x2x!tt.ptr<i32>>
        "tt.store"(%219, %200, %207) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>, tensor<128x32x2xi1>) -> ()
      }
      scf.yield %123 : i32
    }
    %92 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %93 = arith.cmpi slt, %0, %arg24 : i32
    gpu.barrier
    %94 = arith.extsi %0 : i32 to i64
    %95 = "tt.addptr"(%arg23, %94) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %96 = "tt.atomic_rmw"(%95, %c1_i32, %93) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %97 = arith.cmpi eq, %96, %54 : i32
    %98 = arith.andi %93, %97 : i1
    %99 = scf.if %98 -> (i1) {
      %114 = "tt.load"(%10, %7, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %115 = arith.minsi %114, %13 : tensor<128xi32>
      %116 = arith.maxsi %115, %cst_60 : tensor<128xi32>
      %117 = arith.select %22, %116, %cst_60 : tensor<128xi1>, tensor<128xi32>
      %118 = arith.subi %arg21, %c2048_i32 : i32
      %119 = "tt.load"(%27, %22, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>, tensor<128xf32>) -> tensor<128xf32>
      %120 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
      %121 = arith.muli %8, %120 : tensor<128xi64>
      %122 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %123 = "tt.addptr"(%122, %121) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %124 = "tt.addptr"(%123, %cst_60) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
      %125 = "tt.load"(%124, %22, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %126 = "tt.addptr"(%123, %cst_45) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
      %127 = "tt.load"(%126, %22, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %128 = arith.minsi %127, %cst_43 : tensor<128xi32>
      %129 = "tt.splat"(%118) : (i32) -> tensor<128xi32>
      %130 = arith.cmpi slt, %129, %125 : tensor<128xi32>
      %131 = arith.addi %125, %128 : tensor<128xi32>
      %132 = arith.minsi %117, %cst_43 : tensor<128xi32>
      %133 = arith.cmpi slt, %131, %132 : tensor<128xi32>
      %134 = arith.cmpf uno, %119, %119 : tensor<128xf32>
      %135 = arith.cmpi sgt, %127, %cst_60 : tensor<128xi32>
      %136 = arith.andi %134, %135 : tensor<128xi1>
      %137 = arith.ori %130, %133 : tensor<128xi1>
      %138 = arith.ori %137, %136 : tensor<128xi1>
      %139 = arith.andi %138, %22 : tensor<128xi1>
      %140 = "tt.bitcast"(%119) : (tensor<128xf32>) -> tensor<128xi32>
      %141 = arith.cmpi slt, %140, %cst_60 : tensor<128xi32>
      %142 = arith.andi %140, %cst_42 : tensor<128xi32>
      %143 = arith.subi %cst_60, %142 : tensor<128xi32>
      %144 = arith.cmpi sgt, %142, %cst_41 : tensor<128xi32>
      %145 = arith.select %141, %143, %140 : tensor<128xi1>, tensor<128xi32>
      %146 = arith.select %144, %cst_41, %145 : tensor<128xi1>, tensor<128xi32>
      %147 = arith.select %130, %146, %cst_40 : tensor<128xi1>, tensor<128xi32>
      %148 = arith.addi %147, %cst_45 : tensor<128xi32>
      %149 = arith.subi %cst_43, %128 : tensor<128xi32>
      %150 = arith.select %139, %148, %149 : tensor<128xi1>, tensor<128xi32>
      %151 = arith.addi %125, %cst_43 : tensor<128xi32>
      %152 = arith.select %139, %147, %151 : tensor<128xi1>, tensor<128xi32>
      gpu.barrier
      %153 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %154 = "tt.addptr"(%153, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %155 = "tt.addptr"(%154, %8) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%155, %150, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %156 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
      %157 = "tt.addptr"(%153, %156) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %158 = "tt.addptr"(%157, %8) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%158, %152, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %159 = "tt.bitcast"(%cst_39) : (tensor<128xi32>) -> tensor<128xf32>
      %160 = arith.andi %139, %130 : tensor<128xi1>
      "tt.store"(%27, %159, %160) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xf32>, tensor<128xi1>) -> ()
      "tt.store"(%124, %cst_60, %139) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      "tt.store"(%126, %cst_60, %139) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %161 = arith.extui %139 : tensor<128xi1> to tensor<128xi32>
      %162 = "tt.reduce"(%161) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %186 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%186) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %163 = arith.cmpi ne, %162, %c0_i32 : i32
      %164 = "tt.reduce"(%117) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %186 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%186) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %165 = arith.subi %164, %c1_i32 : i32
      %166 = arith.divsi %165, %c32_i32 : i32
      %167 = arith.divsi %118, %c32_i32 : i32
      %168 = arith.maxsi %167, %c32_i32 : i32
      %169 = arith.divsi %166, %168 : i32
      %170 = arith.addi %169, %c1_i32 : i32
      %171 = arith.minsi %170, %c1024_i32 : i32
      %172 = arith.muli %171, %c64_i32 : i32
      %173 = arith.divsi %165, %172 : i32
      %174 = arith.divsi %173, %c1024_i32 : i32
      %175 = arith.addi %174, %c1_i32 : i32
      %176 = arith.muli %172, %175 : i32
      %177 = arith.divsi %165, %176 : i32
      %178 = arith.addi %177, %c1_i32 : i32
      %179 = arith.select %163, %178, %c0_i32 : i32
      %180 = arith.shli %179, %c11_i32 : i32
      %181 = arith.ori %180, %c4194304_i32 : i32
      %182 = arith.ori %181, %179 : i32
      %183 = arith.cmpi eq, %179, %c0_i32 : i32
      %184 = arith.select %183, %c0_i32, %182 : i32
      gpu.barrier
      %185 = "tt.atomic_rmw"(%95, %184) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %163 : i1
    } else {
      scf.yield %false : i1
    }
    %100 = arith.muli %1, %92 : i32
    %101 = arith.addi %100, %0 : i32
    %102 = arith.muli %51, %92 : i32
    %103 = arith.subi %102, %c304_i32 : i32
    %104 = arith.cmpi sge, %101, %103 : i32
    %105 = arith.ori %99, %104 : i1
    %106 = arith.select %105, %c1024_i32, %c0_i32 : i32
    %107 = arith.minsi %92, %arg24 : i32
    %108 = arith.cmpi slt, %0, %107 : i32
    %109 = arith.select %108, %0, %c0_i32 : i32
    %110 = "tt.splat"(%107) : (i32) -> tensor<128xi32>
    %111 = "tt.splat"(%arg23) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %112 = "tt.splat"(%109) : (i32) -> tensor<128xi32>
    %113 = scf.while (%arg29 = %106) : (i32) -> i32 {
      %114 = arith.cmpi sgt, %arg29, %c0_i32 : i32
      scf.condition(%114) %arg29 : i32
    } do {
    ^bb0(%arg29: i32):
      %114 = scf.for %arg30 = %c0_i32 to %107 step %c128_i32 iter_args(%arg31 = %c2147483647_i32) -> (i32)  : i32 {
        %123 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
        %124 = arith.addi %123, %4 : tensor<128xi32>
        %125 = arith.cmpi slt, %124, %110 : tensor<128xi32>
        %126 = arith.extsi %124 : tensor<128xi32> to tensor<128xi64>
        %127 = "tt.addptr"(%111, %126) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %128 = "tt.load"(%127, %125, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %129 = arith.subi %124, %112 : tensor<128xi32>
        %130 = arith.cmpi slt, %129, %cst_60 : tensor<128xi32>
        %131 = arith.addi %129, %110 : tensor<128xi32>
        %132 = arith.select %130, %131, %129 : tensor<128xi1>, tensor<128xi32>
        %133 = arith.cmpi eq, %128, %cst_60 : tensor<128xi32>
        %134 = arith.select %133, %cst_42, %cst_37 : tensor<128xi1>, tensor<128xi32>
        %135 = arith.cmpi sge, %128, %cst_36 : tensor<128xi32>
        %136 = arith.shrsi %128, %cst_35 : tensor<128xi32>
        %137 = arith.andi %136, %cst_34 : tensor<128xi32>
        %138 = arith.cmpi ne, %137, %cst_60 : tensor<128xi32>
        %139 = arith.andi %135, %138 : tensor<128xi1>
        %140 = arith.select %139, %132, %134 : tensor<128xi1>, tensor<128xi32>
        %141 = "tt.reduce"(%140) ({
        ^bb0(%arg32: i32, %arg33: i32):
          %143 = arith.minsi %arg32, %arg33 : i32
          "tt.reduce_return"(%143) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %142 = arith.minsi %arg31, %141 : i32
        scf.yield %142 : i32
      }
      %115 = "tt.splat"(%114) : (i32) -> tensor<4096xi32>
      %116 = "tt.reduce"(%115) ({
      ^bb0(%arg30: i32, %arg31: i32):
        %123 = arith.minsi %arg30, %arg31 : i32
        "tt.reduce_return"(%123) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %117 = arith.cmpi slt, %116, %107 : i32
      %118:4 = scf.if %117 -> (i1, i32, i32, i32) {
        %123 = arith.addi %109, %116 : i32
        %124 = arith.cmpi sge, %123, %107 : i32
        %125 = arith.subi %123, %107 : i32
        %126 = arith.select %124, %125, %123 : i32
        %127 = arith.extsi %126 : i32 to i64
        %128 = "tt.addptr"(%arg23, %127) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %129 = "tt.atomic_rmw"(%128, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %130 = arith.cmpi sge, %129, %c4194304_i32 : i32
        %131 = arith.shrsi %129, %c11_i32 : i32
        %132 = arith.andi %131, %c2047_i32 : i32
        %133 = arith.cmpi ne, %132, %c0_i32 : i32
        %134 = arith.andi %130, %133 : i1
        %135 = arith.subi %129, %c2048_i32 : i32
        %136 = arith.select %134, %135, %129 : i32
        %137 = "tt.atomic_cas"(%128, %129, %136) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %138 = arith.cmpi eq, %137, %129 : i32
        %139 = arith.andi %134, %138 : i1
        %140 = arith.subi %132, %c1_i32 : i32
        %141 = arith.shrsi %129, %c22_i32 : i32
        scf.yield %139, %126, %141, %140 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %119 = arith.cmpi slt, %116, %c2147483647_i32 : i32
      %120 = arith.subi %arg29, %c1_i32 : i32
      %121 = arith.select %119, %120, %c0_i32 : i32
      %122 = arith.select %118#0, %c1024_i32, %121 : i32
      scf.if %118#0 {
        %123 = arith.andi %118#2, %c1_i32 : i32
        %124 = arith.cmpi eq, %123, %c0_i32 : i32
        %125 = arith.cmpi sle, %118#2, %c2_i32 : i32
        %126 = arith.muli %118#1, %c128_i32 : i32
        %127 = "tt.splat"(%126) : (i32) -> tensor<128xi32>
        %128 = arith.addi %127, %4 : tensor<128xi32>
        %129 = arith.cmpi ult, %128, %6 : tensor<128xi32>
        %130 = arith.extsi %128 : tensor<128xi32> to tensor<128xi64>
        %131 = "tt.addptr"(%9, %130) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %132 = "tt.load"(%131, %129, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %133 = arith.minsi %132, %13 : tensor<128xi32>
        %134 = arith.maxsi %133, %cst_60 : tensor<128xi32>
        %135 = arith.cmpi slt, %128, %21 : tensor<128xi32>
        %136 = arith.select %135, %134, %cst_60 : tensor<128xi1>, tensor<128xi32>
        %137 = arith.subi %arg21, %c2048_i32 : i32
        %138 = "tt.reduce"(%136) ({
        ^bb0(%arg30: i32, %arg31: i32):
          %160 = arith.maxsi %arg30, %arg31 : i32
          "tt.reduce_return"(%160) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %139 = arith.subi %138, %c1_i32 : i32
        %140 = arith.divsi %139, %c32_i32 : i32
        %141 = arith.divsi %137, %c32_i32 : i32
        %142 = arith.maxsi %141, %c32_i32 : i32
        %143 = arith.divsi %140, %142 : i32
        %144 = arith.addi %143, %c1_i32 : i32
        %145 = arith.minsi %144, %c1024_i32 : i32
        %146 = arith.select %125, %145, %c1_i32 : i32
        %147 = arith.select %125, %c64_i32, %c1024_i32 : i32
        %148 = arith.muli %146, %147 : i32
        %149 = arith.divsi %139, %148 : i32
        %150 = arith.divsi %149, %c1024_i32 : i32
        %151 = arith.addi %150, %c1_i32 : i32
        %152 = arith.muli %148, %151 : i32
        %153 = arith.divsi %139, %152 : i32
        %154 = arith.addi %153, %c1_i32 : i32
        scf.if %124 {
          %160 = arith.muli %118#3, %c4_i32 : i32
          %161 = arith.shrsi %118#2, %c1_i32 : i32
          %162 = arith.remui %161, %c3_i32 : i32
          %163 = arith.cmpi eq, %162, %c0_i32 : i32
          %164 = "tt.splat"(%c0_i32) : (i32) -> tensor<128xi32>
          %165 = arith.addi %164, %4 : tensor<128xi32>
          scf.for %arg30 = %c0_i32 to %c4_i32 step %c1_i32  : i32 {
            %166 = arith.addi %160, %arg30 : i32
            %167 = "tt.splat"(%166) : (i32) -> tensor<128xi32>
            %168 = arith.cmpi eq, %165, %167 : tensor<128xi32>
            %169 = arith.select %168, %136, %cst_60 : tensor<128xi1>, tensor<128xi32>
            %170 = "tt.reduce"(%169) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %176 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%176) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %171 = arith.andi %168, %135 : tensor<128xi1>
            %172 = arith.extui %171 : tensor<128xi1> to tensor<128xi32>
            %173 = "tt.reduce"(%172) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %176 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%176) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %174 = arith.addi %126, %166 : i32
            %175 = arith.cmpi eq, %173, %c1_i32 : i32
            scf.if %175 {
              %176 = arith.minsi %arg15, %arg17 : i32
              %177 = arith.minsi %176, %arg20 : i32
              %178 = arith.minsi %177, %arg26 : i32
              %179 = arith.cmpi ult, %174, %178 : i32
              %180 = "tt.addptr"(%arg25, %c0_i64) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %181 = arith.extsi %174 : i32 to i64
              %182 = "tt.addptr"(%180, %181) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %183 = "tt.load"(%182, %179, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %184 = "tt.addptr"(%arg25, %arg27) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %185 = "tt.addptr"(%184, %181) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %186 = "tt.load"(%185, %179, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %187 = arith.cmpi sgt, %183, %186 : i32
              scf.if %187 {
                %188 = "tt.addptr"(%arg14, %181) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
                %189 = "tt.load"(%188) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
                %190 = arith.muli %181, %arg18 : i64
                %191 = "tt.addptr"(%arg16, %190) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %192 = "tt.addptr"(%191, %c0_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %193 = "tt.load"(%192) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %194 = "tt.addptr"(%191, %c1_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %195 = "tt.load"(%194) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %196 = arith.maxsi %137, %c0_i32 : i32
                %197 = arith.minsi %193, %196 : i32
                %198 = arith.maxsi %197, %c0_i32 : i32
                %199 = "tt.bitcast"(%189) : (f32) -> i32
                %200 = arith.cmpi slt, %199, %c0_i32 : i32
                %201 = arith.andi %199, %c2147483647_i32 : i32
                %202 = arith.subi %c0_i32, %201 : i32
                %203 = arith.cmpi sgt, %201, %c2139095040_i32 : i32
                %204 = arith.select %200, %202, %199 : i32
                %205 = arith.select %203, %c2139095041_i32, %204 : i32
                gpu.barrier
                %206 = arith.cmpi ne, %146, %c1_i32 : i32
                %207 = arith.cmpi eq, %183, %c-2139095040_i32 : i32
                %208 = arith.cmpi eq, %146, %c1_i32 : i32
                %209 = arith.andi %207, %208 : i1
                %210 = arith.addi %193, %195 : i32
                %211 = arith.select %209, %210, %170 : i32
                %212 = arith.minsi %211, %c2048_i32 : i32
                %213 = arith.cmpi sgt, %193, %196 : i32
                %214 = arith.minsi %195, %c2048_i32 : i32
                %215 = arith.addi %193, %214 : i32
                %216 = arith.cmpi sge, %215, %212 : i32
                %217 = arith.ori %216, %209 : i1
                %218 = arith.ori %213, %206 : i1
                %219 = arith.xori %218, %true : i1
                %220 = arith.andi %217, %219 : i1
                %221 = arith.ori %220, %213 : i1
                %222 = arith.ori %221, %206 : i1
                %223 = arith.xori %222, %true : i1
                %224 = arith.cmpi sge, %193, %c8_i32 : i32
                %225 = arith.cmpi eq, %186, %c-2139095041_i32 : i32
                %226 = arith.cmpi ne, %162, %c0_i32 : i32
                %227 = arith.andi %223, %224 : i1
                %228 = arith.andi %227, %225 : i1
                %229 = arith.andi %228, %226 : i1
                %230 = arith.divui %193, %c2_i32 : i32
                %231 = arith.subi %196, %212 : i32
                %232 = arith.maxsi %231, %c0_i32 : i32
                %233 = arith.sitofp %212 : i32 to f32
                %234 = arith.sitofp %232 : i32 to f32
                %235 = arith.mulf %234, %cst_33 : f32
                %236 = arith.addf %233, %235 : f32
                %237 = arith.sitofp %198 : i32 to f32
                %238 = arith.sitofp %146 : i32 to f32
                %239 = arith.sitofp %193 : i32 to f32
                %240 = arith.maximumf %239, %cst_32 : f32
                %241 = arith.mulf %240, %238 : f32
                %242 = arith.mulf %236, %237 : f32
                %243 = arith.divf %242, %241 : f32
                %244 = arith.addf %243, %cst_31 : f32
                %245 = arith.maximumf %244, %cst_32 : f32
                %246 = arith.minimumf %245, %cst_30 : f32
                %247 = arith.fptosi %246 : f32 to i32
                %248 = arith.select %229, %230, %247 : i32
                %249 = arith.select %220, %212, %248 : i32
                %250 = arith.andi %213, %226 : i1
                %251 = arith.ori %206, %250 : i1
                %252 = arith.ori %251, %229 : i1
                %253 = arith.cmpi sle, %249, %198 : i32
                %254 = arith.cmpi sge, %249, %c1_i32 : i32
                %255 = arith.andi %253, %254 : i1
                %256 = arith.ori %220, %252 : i1
                %257 = arith.andi %255, %256 : i1
                %258 = scf.if %257 -> (i32) {
                  %259 = arith.cmpi slt, %183, %c0_i32 : i32
                  %260 = arith.subi %c-2147483648_i32, %183 : i32
                  %261 = arith.select %259, %260, %183 : i32
                  %262 = "tt.bitcast"(%261) : (i32) -> f32
                  %263 = "tt.make_range"() {end = 2048 : i32, start = 0 : i32} : () -> tensor<2048xi32>
                  %264 = "tt.splat"(%198) : (i32) -> tensor<2048xi32>
                  %265 = arith.cmpi ult, %263, %264 : tensor<2048xi32>
                  %266 = arith.addi %263, %cst_29 : tensor<2048xi32>
                  %267 = "tt.splat"(%174) : (i32) -> tensor<1xi32>
                  %268 = arith.extsi %267 : tensor<1xi32> to tensor<1xi64>
                  %269 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %270 = arith.muli %268, %269 : tensor<1xi64>
                  %271 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %272 = "tt.addptr"(%271, %270) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %273 = arith.extsi %266 : tensor<2048xi32> to tensor<2048xi64>
                  %274 = arith.muli %273, %cst_26 : tensor<2048xi64>
                  %275 = "tt.broadcast"(%272) : (tensor<1x!tt.ptr<i32>>) -> tensor<2048x!tt.ptr<i32>>
                  %276 = "tt.addptr"(%275, %274) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                  %277 = "tt.broadcast"(%cst_28) : (tensor<1xi32>) -> tensor<2048xi32>
                  %278 = "tt.addptr"(%276, %277) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                  %279 = "tt.load"(%278, %265, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                  %280 = "tt.bitcast"(%279) : (tensor<2048xi32>) -> tensor<2048xf32>
                  %281 = arith.cmpf oge, %262, %cst_25 : f32
                  %282 = arith.cmpf olt, %262, %cst_24 : f32
                  %283 = arith.andi %281, %282 : i1
                  %284 = arith.select %283, %262, %cst_23 : f32
                  %285 = "tt.splat"(%284) : (f32) -> tensor<2048xf32>
                  %286 = arith.cmpf ole, %280, %285 : tensor<2048xf32>
                  %287 = "tt.splat"(%262) : (f32) -> tensor<2048xf32>
                  %288 = arith.addf %280, %287 : tensor<2048xf32>
                  %289 = arith.select %286, %288, %280 : tensor<2048xi1>, tensor<2048xf32>
                  %290 = "tt.bitcast"(%289) : (tensor<2048xf32>) -> tensor<2048xi32>
                  %291 = arith.cmpi slt, %290, %cst_27 : tensor<2048xi32>
                  %292 = arith.andi %290, %cst_22 : tensor<2048xi32>
                  %293 = arith.subi %cst_27, %292 : tensor<2048xi32>
                  %294 = arith.cmpi sgt, %292, %cst_21 : tensor<2048xi32>
                  %295 = arith.select %291, %293, %290 : tensor<2048xi1>, tensor<2048xi32>
                  %296 = arith.select %294, %cst_21, %295 : tensor<2048xi1>, tensor<2048xi32>
                  %297 = arith.select %265, %296, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                  %298 = arith.addi %198, %c2047_i32 : i32
                  %299 = arith.divui %298, %c2048_i32 : i32
                  %300 = scf.for %arg31 = %c1_i32 to %299 step %c1_i32 iter_args(%arg32 = %297) -> (tensor<2048xi32>)  : i32 {
                    %375 = arith.muli %arg31, %c2048_i32 : i32
                    %376 = "tt.splat"(%375) : (i32) -> tensor<2048xi32>
                    %377 = arith.addi %376, %263 : tensor<2048xi32>
                    %378 = arith.cmpi ult, %377, %264 : tensor<2048xi32>
                    %379 = arith.addi %377, %cst_29 : tensor<2048xi32>
                    %380 = arith.extsi %379 : tensor<2048xi32> to tensor<2048xi64>
                    %381 = arith.muli %380, %cst_26 : tensor<2048xi64>
                    %382 = "tt.addptr"(%275, %381) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                    %383 = "tt.addptr"(%382, %277) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                    %384 = "tt.load"(%383, %378, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                    %385 = "tt.bitcast"(%384) : (tensor<2048xi32>) -> tensor<2048xf32>
                    %386 = arith.cmpf ole, %385, %285 : tensor<2048xf32>
                    %387 = arith.addf %385, %287 : tensor<2048xf32>
                    %388 = arith.select %386, %387, %385 : tensor<2048xi1>, tensor<2048xf32>
                    %389 = "tt.bitcast"(%388) : (tensor<2048xf32>) -> tensor<2048xi32>
                    %390 = arith.cmpi slt, %389, %cst_27 : tensor<2048xi32>
                    %391 = arith.andi %389, %cst_22 : tensor<2048xi32>
                    %392 = arith.subi %cst_27, %391 : tensor<2048xi32>
                    %393 = arith.cmpi sgt, %391, %cst_21 : tensor<2048xi32>
                    %394 = arith.select %390, %392, %389 : tensor<2048xi1>, tensor<2048xi32>
                    %395 = arith.select %393, %cst_21, %394 : tensor<2048xi1>, tensor<2048xi32>
                    %396 = arith.select %378, %395, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                    %397 = arith.maxsi %arg32, %396 : tensor<2048xi32>
                    scf.yield %397 : tensor<2048xi32>
                  }
                  %301 = "tt.reduce"(%300) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %375 = arith.maxsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%375) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<2048xi32>) -> i32
                  %302 = "tt.bitcast"(%262) : (f32) -> i32
                  %303 = arith.cmpi slt, %302, %c0_i32 : i32
                  %304 = arith.andi %302, %c2147483647_i32 : i32
                  %305 = arith.subi %c0_i32, %304 : i32
                  %306 = arith.cmpi sgt, %304, %c2139095040_i32 : i32
                  %307 = arith.select %303, %305, %302 : i32
                  %308 = arith.select %306, %c2139095040_i32, %307 : i32
                  %309 = arith.cmpi slt, %308, %c0_i32 : i32
                  %310 = arith.subi %c-2147483648_i32, %308 : i32
                  %311 = arith.select %309, %310, %308 : i32
                  %312 = "tt.bitcast"(%311) : (i32) -> f32
                  %313 = arith.cmpi slt, %301, %c0_i32 : i32
                  %314 = arith.subi %c-2147483648_i32, %301 : i32
                  %315 = arith.select %313, %314, %301 : i32
                  %316 = "tt.bitcast"(%315) : (i32) -> f32
                  %317 = arith.subf %316, %312 : f32
                  %318 = math.rsqrt %237 : f32
                  %319 = arith.divui %198, %c4_i32 : i32
                  %320 = arith.cmpi slt, %249, %319 : i32
                  %321 = arith.sitofp %249 : i32 to f32
                  %322 = math.log2 %237 : f32
                  %323 = arith.subf %322, %cst : f32
                  %324 = arith.subf %321, %cst_31 : f32
                  %325 = math.log2 %324 : f32
                  %326 = arith.subf %322, %325 : f32
                  %327 = arith.divf %326, %323 : f32
                  %328 = arith.subi %198, %249 : i32
                  %329 = arith.sitofp %328 : i32 to f32
                  %330 = arith.addf %329, %cst_31 : f32
                  %331 = arith.divf %330, %237 : f32
                  %332 = arith.select %320, %327, %331 : f32
                  %333 = arith.mulf %318, %cst_19 : f32
                  %334 = arith.mulf %317, %332 : f32
                  %335 = arith.addf %312, %334 : f32
                  %336 = arith.mulf %317, %333 : f32
                  %337 = arith.addi %308, %c1_i32 : i32
                  %338 = arith.subi %301, %c1_i32 : i32
                  %339 = arith.subf %335, %336 : f32
                  %340 = arith.addf %335, %336 : f32
                  %341 = "tt.bitcast"(%339) : (f32) -> i32
                  %342 = arith.cmpi slt, %341, %c0_i32 : i32
                  %343 = arith.andi %341, %c2147483647_i32 : i32
                  %344 = arith.subi %c0_i32, %343 : i32
                  %345 = arith.cmpi sgt, %343, %c2139095040_i32 : i32
                  %346 = arith.select %342, %344, %341 : i32
                  %347 = arith.select %345, %c2139095040_i32, %346 : i32
                  %348 = arith.minsi %347, %338 : i32
                  %349 = arith.maxsi %348, %337 : i32
                  %350 = "tt.bitcast"(%340) : (f32) -> i32
                  %351 = arith.cmpi slt, %350, %c0_i32 : i32
                  %352 = arith.andi %350, %c2147483647_i32 : i32
                  %353 = arith.subi %c0_i32, %352 : i32
                  %354 = arith.cmpi sgt, %352, %c2139095040_i32 : i32
                  %355 = arith.select %351, %353, %350 : i32
                  %356 = arith.select %354, %c2139095040_i32, %355 : i32
                  %357 = arith.minsi %356, %338 : i32
                  %358 = arith.maxsi %357, %337 : i32
                  %359 = arith.cmpf olt, %317, %cst_24 : f32
                  %360 = arith.cmpf olt, %333, %cst_17 : f32
                  %361 = arith.andi %359, %360 : i1
                  %362 = arith.subi %301, %308 : i32
                  %363 = arith.addi %362, %c2_i32 : i32
                  %364 = arith.divui %363, %c3_i32 : i32
                  %365 = arith.addi %308, %364 : i32
                  %366 = arith.addi %365, %364 : i32
                  %367 = arith.select %361, %349, %365 : i32
                  %368 = arith.select %361, %358, %366 : i32
                  %369:8 = scf.while (%arg31 = %308, %arg32 = %301, %arg33 = %198, %arg34 = %c0_i32, %arg35 = %367, %arg36 = %368, %arg37 = %cst_19, %arg38 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                    %375 = arith.addi %arg31, %c1_i32 : i32
                    %376 = arith.cmpi slt, %375, %arg32 : i32
                    %377 = arith.cmpi ne, %arg33, %249 : i32
                    %378 = arith.andi %376, %377 : i1
                    scf.condition(%378) %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38 : i32, i32, i32, i32, i32, i32, f32, i32
                  } do {
                  ^bb0(%arg31: i32, %arg32: i32, %arg33: i32, %arg34: i32, %arg35: i32, %arg36: i32, %arg37: f32, %arg38: i32):
                    %375 = "tt.splat"(%arg35) : (i32) -> tensor<2048xi32>
                    %376 = arith.cmpi sgt, %297, %375 : tensor<2048xi32>
                    %377 = "tt.splat"(%arg36) : (i32) -> tensor<2048xi32>
                    %378 = arith.cmpi sgt, %297, %377 : tensor<2048xi32>
                    %379 = arith.extui %376 : tensor<2048xi1> to tensor<2048xi64>
                    %380 = arith.extui %378 : tensor<2048xi1> to tensor<2048xi64>
                    %381 = arith.shli %380, %cst_16 : tensor<2048xi64>
                    %382 = arith.ori %379, %381 : tensor<2048xi64>
                    %383 = scf.for %arg39 = %c1_i32 to %299 step %c1_i32 iter_args(%arg40 = %382) -> (tensor<2048xi64>)  : i32 {
                      %489 = arith.muli %arg39, %c2048_i32 : i32
                      %490 = "tt.splat"(%489) : (i32) -> tensor<2048xi32>
                      %491 = arith.addi %490, %263 : tensor<2048xi32>
                      %492 = arith.cmpi ult, %491, %264 : tensor<2048xi32>
                      %493 = arith.addi %491, %cst_29 : tensor<2048xi32>
                      %494 = arith.extsi %493 : tensor<2048xi32> to tensor<2048xi64>
                      %495 = arith.muli %494, %cst_26 : tensor<2048xi64>
                      %496 = "tt.addptr"(%275, %495) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                      %497 = "tt.addptr"(%496, %277) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                      %498 = "tt.load"(%497, %492, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                      %499 = "tt.bitcast"(%498) : (tensor<2048xi32>) -> tensor<2048xf32>
                      %500 = arith.cmpf ole, %499, %285 : tensor<2048xf32>
                      %501 = arith.addf %499, %287 : tensor<2048xf32>
                      %502 = arith.select %500, %501, %499 : tensor<2048xi1>, tensor<2048xf32>
                      %503 = "tt.bitcast"(%502) : (tensor<2048xf32>) -> tensor<2048xi32>
                      %504 = arith.cmpi slt, %503, %cst_27 : tensor<2048xi32>
                      %505 = arith.andi %503, %cst_22 : tensor<2048xi32>
                      %506 = arith.subi %cst_27, %505 : tensor<2048xi32>
                      %507 = arith.cmpi sgt, %505, %cst_21 : tensor<2048xi32>
                      %508 = arith.select %504, %506, %503 : tensor<2048xi1>, tensor<2048xi32>
                      %509 = arith.select %507, %cst_21, %508 : tensor<2048xi1>, tensor<2048xi32>
                      %510 = arith.select %492, %509, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                      %511 = arith.cmpi sgt, %510, %375 : tensor<2048xi32>
                      %512 = arith.cmpi sgt, %510, %377 : tensor<2048xi32>
                      %513 = arith.extui %511 : tensor<2048xi1> to tensor<2048xi64>
                      %514 = arith.extui %512 : tensor<2048xi1> to tensor<2048xi64>
                      %515 = arith.shli %514, %cst_16 : tensor<2048xi64>
                      %516 = arith.ori %513, %515 : tensor<2048xi64>
                      %517 = arith.addi %arg40, %516 : tensor<2048xi64>
                      scf.yield %517 : tensor<2048xi64>
                    }
                    %384 = "tt.reduce"(%383) ({
                    ^bb0(%arg39: i64, %arg40: i64):
                      %489 = arith.addi %arg39, %arg40 : i64
                      "tt.reduce_return"(%489) : (i64) -> ()
                    }) {axis = 0 : i32} : (tensor<2048xi64>) -> i64
                    %385 = arith.shrui %384, %c32_i64 : i64
                    %386 = arith.trunci %384 : i64 to i32
                    %387 = arith.trunci %385 : i64 to i32
                    %388 = arith.cmpi sge, %386, %249 : i32
                    %389 = arith.cmpi sge, %387, %249 : i32
                    %390 = arith.select %388, %arg35, %arg31 : i32
                    %391 = arith.select %389, %arg36, %390 : i32
                    %392 = arith.select %388, %arg36, %arg35 : i32
                    %393 = arith.select %389, %arg32, %392 : i32
                    %394 = arith.select %388, %386, %arg33 : i32
                    %395 = arith.select %389, %387, %394 : i32
                    %396 = arith.select %388, %387, %386 : i32
                    %397 = arith.select %389, %arg34, %396 : i32
                    %398 = arith.mulf %arg37, %cst_15 : f32
                    %399 = arith.select %388, %cst_19, %398 : f32
                    %400 = arith.select %389, %398, %399 : f32
                    %401 = arith.addi %arg38, %c1_i32 : i32
                    %402 = arith.cmpi slt, %391, %c0_i32 : i32
                    %403 = arith.subi %c-2147483648_i32, %391 : i32
                    %404 = arith.select %402, %403, %391 : i32
                    %405 = "tt.bitcast"(%404) : (i32) -> f32
                    %406 = arith.cmpi slt, %393, %c0_i32 : i32
                    %407 = arith.subi %c-2147483648_i32, %393 : i32
                    %408 = arith.select %406, %407, %393 : i32
                    %409 = "tt.bitcast"(%408) : (i32) -> f32
                    %410 = arith.subf %409, %405 : f32
                    %411 = arith.subi %395, %397 : i32
                    %412 = arith.sitofp %411 : i32 to f32
                    %413 = math.rsqrt %412 : f32
                    %414 = arith.divui %395, %c4_i32 : i32
                    %415 = arith.cmpi slt, %249, %414 : i32
                    %416 = arith.cmpf olt, %400, %cst_18 : f32
                    %417 = arith.andi %415, %416 : i1
                    %418 = arith.sitofp %395 : i32 to f32
                    %419 = arith.sitofp %397 : i32 to f32
                    %420 = math.log2 %418 : f32
                    %421 = arith.addf %419, %cst_31 : f32
                    %422 = math.log2 %421 : f32
                    %423 = arith.subf %420, %422 : f32
                    %424 = arith.subf %420, %325 : f32
                    %425 = arith.divf %424, %423 : f32
                    %426 = arith.subi %395, %249 : i32
                    %427 = arith.sitofp %426 : i32 to f32
                    %428 = arith.addf %427, %cst_31 : f32
                    %429 = arith.divf %428, %412 : f32
                    %430 = arith.select %417, %425, %429 : f32
                    %431 = arith.mulf %400, %413 : f32
                    %432 = arith.mulf %410, %430 : f32
                    %433 = arith.addf %405, %432 : f32
                    %434 = arith.mulf %410, %431 : f32
                    %435 = arith.addi %391, %c1_i32 : i32
                    %436 = arith.subi %393, %c1_i32 : i32
                    %437 = arith.subf %433, %434 : f32
                    %438 = arith.addf %433, %434 : f32
                    %439 = "tt.bitcast"(%437) : (f32) -> i32
                    %440 = arith.cmpi slt, %439, %c0_i32 : i32
                    %441 = arith.andi %439, %c2147483647_i32 : i32
                    %442 = arith.subi %c0_i32, %441 : i32
                    %443 = arith.cmpi sgt, %441, %c2139095040_i32 : i32
                    %444 = arith.select %440, %442, %439 : i32
                    %445 = arith.select %443, %c2139095040_i32, %444 : i32
                    %446 = arith.minsi %445, %436 : i32
                    %447 = arith.maxsi %446, %435 : i32
                    %448 = "tt.bitcast"(%438) : (f32) -> i32
                    %449 = arith.cmpi slt, %448, %c0_i32 : i32
                    %450 = arith.andi %448, %c2147483647_i32 : i32
                    %451 = arith.subi %c0_i32, %450 : i32
                    %452 = arith.cmpi sgt, %450, %c2139095040_i32 : i32
                    %453 = arith.select %449, %451, %448 : i32
                    %454 = arith.select %452, %c2139095040_i32, %453 : i32
                    %455 = arith.minsi %454, %436 : i32
                    %456 = arith.maxsi %455, %435 : i32
                    %457 = arith.cmpf olt, %410, %cst_24 : f32
                    %458 = arith.cmpf olt, %431, %cst_17 : f32
                    %459 = arith.cmpi slt, %401, %c8_i32 : i32
                    %460 = arith.cmpi eq, %401, %c6_i32 : i32
                    %461 = arith.cmpi ne, %401, %c6_i32 : i32
                    %462 = arith.andi %459, %461 : i1
                    %463 = arith.andi %457, %458 : i1
                    %464 = arith.andi %462, %463 : i1
                    %465 = arith.xori %391, %393 : i32
                    %466 = arith.shrui %465, %c1_i32 : i32
                    %467 = arith.ori %465, %466 : i32
                    %468 = arith.shrui %467, %c2_i32 : i32
                    %469 = arith.ori %467, %468 : i32
                    %470 = arith.shrui %469, %c4_i32 : i32
                    %471 = arith.ori %469, %470 : i32
                    %472 = arith.shrui %471, %c8_i32 : i32
                    %473 = arith.ori %471, %472 : i32
                    %474 = arith.shrui %473, %c16_i32 : i32
                    %475 = arith.ori %473, %474 : i32
                    %476 = arith.shrui %475, %c1_i32 : i32
                    %477 = arith.xori %476, %c-1_i32 : i32
                    %478 = arith.andi %393, %477 : i32
                    %479 = arith.subi %478, %c1_i32 : i32
                    %480 = arith.subi %393, %391 : i32
                    %481 = arith.addi %480, %c2_i32 : i32
                    %482 = arith.divui %481, %c3_i32 : i32
                    %483 = arith.addi %391, %482 : i32
                    %484 = arith.addi %483, %482 : i32
                    %485 = arith.select %460, %479, %483 : i32
                    %486 = arith.select %460, %478, %484 : i32
                    %487 = arith.select %464, %447, %485 : i32
                    %488 = arith.select %464, %456, %486 : i32
                    scf.yield %391, %393, %395, %397, %487, %488, %400, %401 : i32, i32, i32, i32, i32, i32, f32, i32
                  }
                  %370 = "tt.splat"(%369#0) : (i32) -> tensor<2048xi32>
                  %371 = arith.cmpi sgt, %297, %370 : tensor<2048xi32>
                  %372 = arith.select %371, %297, %cst_14 : tensor<2048xi1>, tensor<2048xi32>
                  %373 = scf.for %arg31 = %c1_i32 to %299 step %c1_i32 iter_args(%arg32 = %372) -> (tensor<2048xi32>)  : i32 {
                    %375 = arith.muli %arg31, %c2048_i32 : i32
                    %376 = "tt.splat"(%375) : (i32) -> tensor<2048xi32>
                    %377 = arith.addi %376, %263 : tensor<2048xi32>
                    %378 = arith.cmpi ult, %377, %264 : tensor<2048xi32>
                    %379 = arith.addi %377, %cst_29 : tensor<2048xi32>
                    %380 = arith.extsi %379 : tensor<2048xi32> to tensor<2048xi64>
                    %381 = arith.muli %380, %cst_26 : tensor<2048xi64>
                    %382 = "tt.addptr"(%275, %381) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                    %383 = "tt.addptr"(%382, %277) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi32>) -> tensor<2048x!tt.ptr<i32>>
                    %384 = "tt.load"(%383, %378, %cst_27) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                    %385 = "tt.bitcast"(%384) : (tensor<2048xi32>) -> tensor<2048xf32>
                    %386 = arith.cmpf ole, %385, %285 : tensor<2048xf32>
                    %387 = arith.addf %385, %287 : tensor<2048xf32>
                    %388 = arith.select %386, %387, %385 : tensor<2048xi1>, tensor<2048xf32>
                    %389 = "tt.bitcast"(%388) : (tensor<2048xf32>) -> tensor<2048xi32>
                    %390 = arith.cmpi slt, %389, %cst_27 : tensor<2048xi32>
                    %391 = arith.andi %389, %cst_22 : tensor<2048xi32>
                    %392 = arith.subi %cst_27, %391 : tensor<2048xi32>
                    %393 = arith.cmpi sgt, %391, %cst_21 : tensor<2048xi32>
                    %394 = arith.select %390, %392, %389 : tensor<2048xi1>, tensor<2048xi32>
                    %395 = arith.select %393, %cst_21, %394 : tensor<2048xi1>, tensor<2048xi32>
                    %396 = arith.select %378, %395, %cst_20 : tensor<2048xi1>, tensor<2048xi32>
                    %397 = arith.cmpi sgt, %396, %370 : tensor<2048xi32>
                    %398 = arith.select %397, %396, %cst_14 : tensor<2048xi1>, tensor<2048xi32>
                    %399 = arith.minsi %arg32, %398 : tensor<2048xi32>
                    scf.yield %399 : tensor<2048xi32>
                  }
                  %374 = "tt.reduce"(%373) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %375 = arith.minsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%375) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<2048xi32>) -> i32
                  scf.yield %374 : i32
                } else {
                  scf.yield %183 : i32
                }
                scf.if %220 {
                  %259 = arith.cmpi slt, %210, %c2048_i32 : i32
                  %260 = arith.cmpi sge, %258, %205 : i32
                  %261 = arith.andi %209, %259 : i1
                  %262 = arith.andi %261, %260 : i1
                  %263 = arith.cmpi slt, %212, %c1_i32 : i32
                  %264 = arith.ori %262, %263 : i1
                  %265 = arith.cmpi slt, %258, %c0_i32 : i32
                  %266 = arith.subi %c-2147483648_i32, %258 : i32
                  %267 = arith.select %265, %266, %258 : i32
                  %268 = "tt.bitcast"(%267) : (i32) -> f32
                  %269 = arith.select %264, %189, %268 : f32
                  %270 = arith.select %264, %205, %258 : i32
                  %271 = arith.cmpi eq, %270, %183 : i32
                  %272 = arith.select %271, %195, %c0_i32 : i32
                  %273 = arith.cmpi slt, %183, %c0_i32 : i32
                  %274 = arith.subi %c-2147483648_i32, %183 : i32
                  %275 = arith.select %273, %274, %183 : i32
                  %276 = "tt.bitcast"(%275) : (i32) -> f32
                  %277 = arith.addi %198, %c1023_i32 : i32
                  %278 = arith.divui %277, %c1024_i32 : i32
                  %279 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                  %280 = "tt.splat"(%198) : (i32) -> tensor<1024xi32>
                  %281 = "tt.splat"(%174) : (i32) -> tensor<1xi32>
                  %282 = arith.extsi %281 : tensor<1xi32> to tensor<1xi64>
                  %283 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %284 = arith.muli %282, %283 : tensor<1xi64>
                  %285 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %286 = "tt.addptr"(%285, %284) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %287 = "tt.broadcast"(%286) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
                  %288 = "tt.broadcast"(%cst_12) : (tensor<1xi32>) -> tensor<1024xi32>
                  %289 = "tt.broadcast"(%cst_28) : (tensor<1xi32>) -> tensor<1024xi32>
                  %290 = arith.cmpf oge, %276, %cst_25 : f32
                  %291 = arith.cmpf olt, %276, %cst_24 : f32
                  %292 = arith.andi %290, %291 : i1
                  %293 = arith.select %292, %276, %cst_23 : f32
                  %294 = "tt.splat"(%293) : (f32) -> tensor<1024xf32>
                  %295 = "tt.splat"(%276) : (f32) -> tensor<1024xf32>
                  %296 = "tt.splat"(%269) : (f32) -> tensor<1024xf32>
                  %297 = "tt.splat"(%269) : (f32) -> tensor<1xf32>
                  %298 = arith.mulf %297, %cst_6 : tensor<1xf32>
                  %299 = math.absf %297 : tensor<1xf32>
                  %300 = arith.cmpf olt, %299, %cst_5 : tensor<1xf32>
                  %301 = arith.select %300, %298, %cst_4 : tensor<1xi1>, tensor<1xf32>
                  %302 = "tt.expand_dims"(%301) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %303 = "tt.broadcast"(%302) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %304 = "tt.expand_dims"(%297) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %305 = "tt.broadcast"(%304) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %306 = "tt.splat"(%174) : (i32) -> tensor<1x1x1xi32>
                  %307 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                  %308 = "tt.expand_dims"(%307) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                  %309 = "tt.expand_dims"(%308) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                  %310 = arith.extsi %306 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                  %311 = "tt.splat"(%arg22) : (i64) -> tensor<1x1x1xi64>
                  %312 = arith.muli %310, %311 : tensor<1x1x1xi64>
                  %313 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %314 = "tt.addptr"(%313, %312) : (tensor<1x1x1x!tt.ptr<i32>>, tensor<1x1x1xi64>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %315 = "tt.broadcast"(%314) : (tensor<1x1x1x!tt.ptr<i32>>) -> tensor<1x1024x1x!tt.ptr<i32>>
                  %316 = "tt.broadcast"(%309) : (tensor<1x1x2xi32>) -> tensor<1x1024x2xi32>
                  %317:2 = scf.for %arg31 = %c0_i32 to %278 step %c1_i32 iter_args(%arg32 = %c0_i32, %arg33 = %272) -> (i32, i32)  : i32 {
                    %321 = arith.muli %arg31, %c1024_i32 : i32
                    %322 = "tt.splat"(%321) : (i32) -> tensor<1024xi32>
                    %323 = arith.addi %322, %279 : tensor<1024xi32>
                    %324 = arith.cmpi ult, %323, %280 : tensor<1024xi32>
                    %325 = arith.addi %323, %cst_13 : tensor<1024xi32>
                    %326 = arith.extsi %325 : tensor<1024xi32> to tensor<1024xi64>
                    %327 = arith.muli %326, %cst_10 : tensor<1024xi64>
                    %328 = "tt.addptr"(%287, %327) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %329 = "tt.addptr"(%328, %288) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %330 = "tt.load"(%329, %324, %cst_11) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %331 = "tt.addptr"(%328, %289) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %332 = "tt.load"(%331, %324, %cst_11) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %333 = "tt.bitcast"(%332) : (tensor<1024xi32>) -> tensor<1024xf32>
                    %334 = arith.cmpf ole, %333, %294 : tensor<1024xf32>
                    %335 = arith.addf %333, %295 : tensor<1024xf32>
                    %336 = arith.select %334, %335, %333 : tensor<1024xi1>, tensor<1024xf32>
                    gpu.barrier
                    %337 = arith.cmpf ogt, %336, %296 : tensor<1024xf32>
                    %338 = arith.andi %337, %324 : tensor<1024xi1>
                    %339 = arith.cmpf ueq, %336, %296 : tensor<1024xf32>
                    %340 = arith.andi %339, %324 : tensor<1024xi1>
                    %341 = arith.extui %338 : tensor<1024xi1> to tensor<1024xi32>
                    %342 = arith.extui %340 : tensor<1024xi1> to tensor<1024xi32>
                    %343 = arith.shli %342, %cst_9 : tensor<1024xi32>
                    %344 = arith.addi %341, %343 : tensor<1024xi32>
                    %345 = "tt.scan"(%344) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %386 = arith.addi %arg34, %arg35 : i32
                      "tt.scan_return"(%386) : (i32) -> ()
                    }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                    %346 = arith.subi %345, %344 : tensor<1024xi32>
                    %347 = arith.andi %346, %cst_8 : tensor<1024xi32>
                    %348 = arith.shrui %346, %cst_9 : tensor<1024xi32>
                    %349 = "tt.splat"(%arg32) : (i32) -> tensor<1024xi32>
                    %350 = arith.addi %347, %349 : tensor<1024xi32>
                    %351 = "tt.splat"(%arg33) : (i32) -> tensor<1024xi32>
                    %352 = arith.addi %348, %351 : tensor<1024xi32>
                    %353 = arith.addi %350, %cst_13 : tensor<1024xi32>
                    %354 = arith.subi %cst_7, %352 : tensor<1024xi32>
                    %355 = arith.cmpi ult, %352, %cst_13 : tensor<1024xi32>
                    %356 = arith.select %338, %353, %354 : tensor<1024xi1>, tensor<1024xi32>
                    %357 = arith.andi %340, %355 : tensor<1024xi1>
                    %358 = arith.ori %338, %357 : tensor<1024xi1>
                    %359 = "tt.expand_dims"(%330) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %360 = "tt.expand_dims"(%336) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                    %361 = arith.cmpf ole, %360, %303 : tensor<1x1024xf32>
                    %362 = arith.subf %360, %305 : tensor<1x1024xf32>
                    %363 = math.absf %360 : tensor<1x1024xf32>
                    %364 = arith.cmpf olt, %363, %cst_3 : tensor<1x1024xf32>
                    %365 = arith.andi %361, %364 : tensor<1x1024xi1>
                    %366 = arith.select %365, %362, %360 : tensor<1x1024xi1>, tensor<1x1024xf32>
                    %367 = "tt.bitcast"(%366) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                    %368 = arith.cmpf uno, %366, %366 : tensor<1x1024xf32>
                    %369 = arith.select %368, %cst_2, %367 : tensor<1x1024xi1>, tensor<1x1024xi32>
                    %370 = "tt.join"(%359, %369) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                    %371 = "tt.expand_dims"(%356) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %372 = "tt.expand_dims"(%371) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                    %373 = "tt.expand_dims"(%358) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                    %374 = "tt.expand_dims"(%373) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                    %375 = "tt.broadcast"(%374) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                    %376 = arith.extsi %372 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                    %377 = arith.muli %376, %cst_1 : tensor<1x1024x1xi64>
                    %378 = "tt.addptr"(%315, %377) : (tensor<1x1024x1x!tt.ptr<i32>>, tensor<1x1024x1xi64>) -> tensor<1x1024x1x!tt.ptr<i32>>
                    %379 = "tt.broadcast"(%378) : (tensor<1x1024x1x!tt.ptr<i32>>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    %380 = "tt.addptr"(%379, %316) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    "tt.store"(%380, %370, %375) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                    %381 = "tt.reduce"(%344) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %386 = arith.addi %arg34, %arg35 : i32
                      "tt.reduce_return"(%386) : (i32) -> ()
                    }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                    %382 = arith.andi %381, %c65535_i32 : i32
                    %383 = arith.shrui %381, %c16_i32 : i32
                    %384 = arith.addi %arg32, %382 : i32
                    %385 = arith.addi %arg33, %383 : i32
                    scf.yield %384, %385 : i32, i32
                  }
                  "tt.store"(%188, %269) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                  %318 = arith.minui %317#1, %c2048_i32 : i32
                  %319 = arith.subi %c2048_i32, %318 : i32
                  %320 = arith.addi %317#0, %c2048_i32 : i32
                  "tt.store"(%192, %317#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%194, %317#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%182, %319) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%185, %320) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                } else {
                  %259 = arith.andi %208, %213 : i1
                  %260 = arith.cmpi sle, %193, %196 : i32
                  %261 = arith.andi %208, %260 : i1
                  %262 = arith.cmpi ne, %186, %c-2139095041_i32 : i32
                  %263 = arith.andi %261, %262 : i1
                  %264 = arith.select %259, %183, %186 : i32
                  %265 = arith.select %263, %183, %205 : i32
                  %266 = arith.andi %259, %163 : i1
                  %267 = arith.ori %263, %266 : i1
                  %268 = arith.cmpi slt, %183, %c0_i32 : i32
                  %269 = arith.subi %c-2147483648_i32, %183 : i32
                  %270 = arith.select %268, %269, %183 : i32
                  %271 = "tt.bitcast"(%270) : (i32) -> f32
                  %272 = arith.cmpi slt, %258, %c0_i32 : i32
                  %273 = arith.subi %c-2147483648_i32, %258 : i32
                  %274 = arith.select %272, %273, %258 : i32
                  %275 = "tt.bitcast"(%274) : (i32) -> f32
                  %276 = arith.subf %236, %239 : f32
                  %277 = arith.divf %276, %239 : f32
                  %278 = arith.minimumf %277, %cst_15 : f32
                  %279 = arith.subf %275, %271 : f32
                  %280 = arith.mulf %279, %278 : f32
                  %281 = arith.subf %271, %280 : f32
                  %282 = "tt.bitcast"(%281) : (f32) -> i32
                  %283 = arith.cmpi slt, %282, %c0_i32 : i32
                  %284 = arith.andi %282, %c2147483647_i32 : i32
                  %285 = arith.subi %c0_i32, %284 : i32
                  %286 = arith.cmpi sgt, %284, %c2139095040_i32 : i32
                  %287 = arith.select %283, %285, %282 : i32
                  %288 = arith.select %286, %c2139095040_i32, %287 : i32
                  %289 = arith.subi %183, %c1_i32 : i32
                  %290 = arith.minsi %288, %289 : i32
                  %291 = arith.select %229, %290, %c-2139095040_i32 : i32
                  %292 = arith.select %261, %291, %258 : i32
                  %293 = arith.xori %264, %265 : i32
                  %294 = arith.shrsi %293, %c1_i32 : i32
                  %295 = arith.andi %264, %265 : i32
                  %296 = arith.addi %295, %294 : i32
                  %297 = arith.select %267, %296, %292 : i32
                  %298 = arith.subi %265, %c1_i32 : i32
                  %299 = arith.minsi %297, %298 : i32
                  %300 = arith.addi %264, %c1_i32 : i32
                  %301 = arith.maxsi %299, %300 : i32
                  %302 = arith.cmpi sge, %300, %265 : i32
                  %303 = arith.ori %208, %262 : i1
                  %304 = arith.andi %302, %303 : i1
                  "tt.store"(%188, %271, %263) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                  "tt.store"(%192, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%194, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  %305 = arith.select %304, %c2048_i32, %301 : i32
                  %306 = arith.select %304, %c2048_i32, %264 : i32
                  "tt.store"(%182, %305) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%185, %306) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                }
              }
            }
          }
        } else {
          %160 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %161 = "tt.addptr"(%160, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %162 = "tt.addptr"(%161, %130) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %163 = "tt.load"(%162, %135, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %164 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %165 = "tt.addptr"(%160, %164) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %166 = "tt.addptr"(%165, %130) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %167 = "tt.load"(%166, %135, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %168 = arith.cmpi slt, %167, %163 : tensor<128xi32>
          %169 = arith.andi %168, %135 : tensor<128xi1>
          %170 = arith.cmpi slt, %163, %cst_60 : tensor<128xi32>
          %171 = arith.subi %cst_38, %163 : tensor<128xi32>
          %172 = arith.select %170, %171, %163 : tensor<128xi1>, tensor<128xi32>
          %173 = "tt.bitcast"(%172) : (tensor<128xi32>) -> tensor<128xf32>
          %174 = arith.select %169, %136, %cst_60 : tensor<128xi1>, tensor<128xi32>
          %175 = arith.cmpi ult, %118#3, %154 : i32
          %176 = arith.muli %118#3, %152 : i32
          %177 = arith.select %175, %176, %138 : i32
          %178 = arith.subi %138, %177 : i32
          %179 = arith.minsi %178, %152 : i32
          %180 = arith.addi %177, %179 : i32
          %181 = arith.muli %146, %c32_i32 : i32
          %182 = arith.cmpi ult, %128, %29 : tensor<128xi32>
          %183 = "tt.expand_dims"(%128) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %184 = "tt.expand_dims"(%182) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %185 = "tt.broadcast"(%184) : (tensor<128x1xi1>) -> tensor<128x128xi1>
          %186 = arith.extsi %183 : tensor<128x1xi32> to tensor<128x1xi64>
          %187 = arith.muli %186, %36 : tensor<128x1xi64>
          %188 = "tt.addptr"(%38, %187) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<bf16>>
          %189 = "tt.broadcast"(%188) : (tensor<128x1x!tt.ptr<bf16>>) -> tensor<128x128x!tt.ptr<bf16>>
          %190 = "tt.addptr"(%189, %41) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi32>) -> tensor<128x128x!tt.ptr<bf16>>
          %191 = "tt.load"(%190, %185, %cst_58) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
          %192 = arith.divsi %126, %c128_i32 : i32
          %193 = arith.cmpi slt, %192, %arg9 : i32
          %194 = arith.extsi %192 : i32 to i64
          %195 = "tt.addptr"(%arg8, %194) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %196 = "tt.load"(%195, %193, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %197 = arith.select %193, %196, %c-1_i32 : i32
          %198 = arith.divui %177, %c64_i32 : i32
          %199 = arith.cmpi ult, %198, %arg12 : i32
          %200 = arith.cmpi ult, %197, %arg11 : i32
          %201 = arith.cmpi slt, %177, %180 : i32
          %202 = arith.andi %201, %199 : i1
          %203 = arith.andi %202, %200 : i1
          %204 = arith.extsi %197 : i32 to i64
          %205 = arith.muli %204, %arg13 : i64
          %206 = "tt.addptr"(%arg10, %205) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %207 = arith.extsi %198 : i32 to i64
          %208 = "tt.addptr"(%206, %207) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %209 = "tt.load"(%208, %203, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %210 = arith.select %203, %209, %c-1_i32 : i32
          %211 = "tt.make_range"() {end = 32 : i32, start = 0 : i32} : () -> tensor<32xi32>
          %212 = "tt.splat"(%arg4) : (i32) -> tensor<1x1xi32>
          %213 = "tt.splat"(%arg5) : (i64) -> tensor<1x1xi64>
          %214 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<1x1x!tt.ptr<bf16>>
          %215 = "tt.broadcast"(%32) : (tensor<1x128xi32>) -> tensor<32x128xi32>
          %216 = "tt.splat"(%180) : (i32) -> tensor<32xi32>
          %217 = "tt.expand_dims"(%174) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %218 = "tt.broadcast"(%217) : (tensor<128x1xi32>) -> tensor<128x32xi32>
          %219 = "tt.expand_dims"(%173) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
          %220 = "tt.broadcast"(%219) : (tensor<128x1xf32>) -> tensor<128x32xf32>
          %221 = arith.cmpf olt, %173, %cst_50 : tensor<128xf32>
          %222 = "tt.expand_dims"(%221) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %223 = "tt.broadcast"(%222) : (tensor<128x1xi1>) -> tensor<128x32xi1>
          %224 = arith.maxsi %137, %c0_i32 : i32
          %225 = arith.cmpi sge, %arg21, %c2048_i32 : i32
          %226 = arith.select %225, %c2048_i32, %c0_i32 : i32
          %227 = scf.for %arg30 = %177 to %180 step %181 iter_args(%arg31 = %210) -> (i32)  : i32 {
            %228 = arith.addi %arg30, %181 : i32
            %229 = arith.divui %228, %c64_i32 : i32
            %230 = arith.cmpi ult, %229, %arg12 : i32
            %231 = arith.cmpi slt, %228, %180 : i32
            %232 = arith.andi %231, %230 : i1
            %233 = arith.andi %232, %200 : i1
            %234 = arith.extsi %229 : i32 to i64
            %235 = "tt.addptr"(%206, %234) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %236 = "tt.load"(%235, %233, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %237 = arith.select %233, %236, %c-1_i32 : i32
            %238 = "tt.splat"(%arg31) : (i32) -> tensor<1xi32>
            %239 = "tt.expand_dims"(%238) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %240 = arith.remui %arg30, %c64_i32 : i32
            %241 = "tt.splat"(%240) : (i32) -> tensor<32xi32>
            %242 = arith.addi %241, %211 : tensor<32xi32>
            %243 = arith.cmpi ult, %239, %212 : tensor<1x1xi32>
            %244 = "tt.expand_dims"(%242) {axis = 1 : i32} : (tensor<32xi32>) -> tensor<32x1xi32>
            %245 = "tt.broadcast"(%243) : (tensor<1x1xi1>) -> tensor<32x128xi1>
            %246 = arith.extsi %239 : tensor<1x1xi32> to tensor<1x1xi64>
            %247 = arith.muli %246, %213 : tensor<1x1xi64>
            %248 = "tt.addptr"(%214, %247) : (tensor<1x1x!tt.ptr<bf16>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<bf16>>
            %249 = arith.muli %244, %cst_56 : tensor<32x1xi32>
            %250 = "tt.broadcast"(%248) : (tensor<1x1x!tt.ptr<bf16>>) -> tensor<32x1x!tt.ptr<bf16>>
            %251 = "tt.addptr"(%250, %249) : (tensor<32x1x!tt.ptr<bf16>>, tensor<32x1xi32>) -> tensor<32x1x!tt.ptr<bf16>>
            %252 = "tt.broadcast"(%251) : (tensor<32x1x!tt.ptr<bf16>>) -> tensor<32x128x!tt.ptr<bf16>>
            %253 = "tt.addptr"(%252, %215) : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi32>) -> tensor<32x128x!tt.ptr<bf16>>
            %254 = "tt.load"(%253, %245, %cst_57) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi1>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
            %255 = arith.cmpi ult, %arg31, %arg4 : i32
            %256 = "tt.splat"(%255) : (i1) -> tensor<32xi1>
            %257 = "tt.splat"(%arg30) : (i32) -> tensor<32xi32>
            %258 = arith.addi %257, %211 : tensor<32xi32>
            %259 = arith.cmpi slt, %258, %216 : tensor<32xi32>
            %260 = "tt.trans"(%254) {order = array<i32: 1, 0>} : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
            %261 = "tt.dot"(%191, %260, %cst_55) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x32xbf16>, tensor<128x32xf32>) -> tensor<128x32xf32>
            %262 = arith.andi %256, %259 : tensor<32xi1>
            %263 = "tt.expand_dims"(%258) {axis = 0 : i32} : (tensor<32xi32>) -> tensor<1x32xi32>
            %264 = "tt.broadcast"(%263) : (tensor<1x32xi32>) -> tensor<128x32xi32>
            %265 = arith.cmpi slt, %264, %218 : tensor<128x32xi32>
            %266 = "tt.expand_dims"(%262) {axis = 0 : i32} : (tensor<32xi1>) -> tensor<1x32xi1>
            %267 = "tt.broadcast"(%266) : (tensor<1x32xi1>) -> tensor<128x32xi1>
            %268 = arith.andi %265, %267 : tensor<128x32xi1>
            %269 = arith.cmpf olt, %220, %261 : tensor<128x32xf32>
            %270 = arith.cmpf olt, %261, %220 : tensor<128x32xf32>
            %271 = arith.andi %269, %268 : tensor<128x32xi1>
            %272 = arith.ori %269, %270 : tensor<128x32xi1>
            %273 = arith.xori %272, %cst_54 : tensor<128x32xi1>
            %274 = arith.andi %273, %268 : tensor<128x32xi1>
            %275 = arith.cmpf uno, %261, %261 : tensor<128x32xf32>
            %276 = arith.andi %275, %223 : tensor<128x32xi1>
            %277 = arith.andi %274, %276 : tensor<128x32xi1>
            %278 = arith.ori %271, %277 : tensor<128x32xi1>
            %279 = arith.xori %274, %277 : tensor<128x32xi1>
            %280 = arith.extui %278 : tensor<128x32xi1> to tensor<128x32xi32>
            %281 = "tt.reduce"(%280) ({
            ^bb0(%arg32: i32, %arg33: i32):
              %288 = arith.addi %arg32, %arg33 : i32
              "tt.reduce_return"(%288) : (i32) -> ()
            }) {axis = 1 : i32} : (tensor<128x32xi32>) -> tensor<128xi32>
            %282 = "tt.reduce"(%281) ({
            ^bb0(%arg32: i32, %arg33: i32):
              %288 = arith.maxsi %arg32, %arg33 : i32
              "tt.reduce_return"(%288) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %283 = arith.cmpi sgt, %282, %c0_i32 : i32
            scf.if %283 {
              %288 = arith.cmpi sgt, %281, %cst_60 : tensor<128xi32>
              %289 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
              %290 = arith.muli %130, %289 : tensor<128xi64>
              %291 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
              %292 = "tt.addptr"(%291, %290) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
              %293 = "tt.addptr"(%292, %cst_60) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
              %294 = "tt.atomic_rmw"(%293, %281, %288) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
              %295 = "tt.scan"(%280) ({
              ^bb0(%arg32: i32, %arg33: i32):
                %339 = arith.addi %arg32, %arg33 : i32
                "tt.scan_return"(%339) : (i32) -> ()
              }) {axis = 1 : i32, reverse = false} : (tensor<128x32xi32>) -> tensor<128x32xi32>
              %296 = "tt.expand_dims"(%294) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
              %297 = "tt.broadcast"(%296) : (tensor<128x1xi32>) -> tensor<128x32xi32>
              %298 = arith.addi %297, %295 : tensor<128x32xi32>
              %299 = arith.subi %298, %cst_53 : tensor<128x32xi32>
              %300 = "tt.splat"(%224) : (i32) -> tensor<128x32xi32>
              %301 = arith.cmpi ult, %299, %300 : tensor<128x32xi32>
              %302 = arith.addi %299, %cst_52 : tensor<128x32xi32>
              %303 = arith.andi %278, %301 : tensor<128x32xi1>
              %304 = arith.mulf %173, %cst_51 : tensor<128xf32>
              %305 = math.absf %173 : tensor<128xf32>
              %306 = arith.cmpf olt, %305, %cst_50 : tensor<128xf32>
              %307 = arith.select %306, %304, %cst_49 : tensor<128xi1>, tensor<128xf32>
              %308 = "tt.expand_dims"(%307) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
              %309 = "tt.broadcast"(%308) : (tensor<128x1xf32>) -> tensor<128x32xf32>
              %310 = arith.cmpf ole, %261, %309 : tensor<128x32xf32>
              %311 = arith.subf %261, %220 : tensor<128x32xf32>
              %312 = math.absf %261 : tensor<128x32xf32>
              %313 = arith.cmpf olt, %312, %cst_48 : tensor<128x32xf32>
              %314 = arith.andi %310, %313 : tensor<128x32xi1>
              %315 = arith.select %314, %311, %261 : tensor<128x32xi1>, tensor<128x32xf32>
              %316 = "tt.bitcast"(%315) : (tensor<128x32xf32>) -> tensor<128x32xi32>
              %317 = arith.cmpf uno, %315, %315 : tensor<128x32xf32>
              %318 = arith.select %317, %cst_47, %316 : tensor<128x32xi1>, tensor<128x32xi32>
              %319 = "tt.join"(%264, %318) : (tensor<128x32xi32>, tensor<128x32xi32>) -> tensor<128x32x2xi32>
              %320 = "tt.expand_dims"(%183) {axis = 2 : i32} : (tensor<128x1xi32>) -> tensor<128x1x1xi32>
              %321 = "tt.expand_dims"(%302) {axis = 2 : i32} : (tensor<128x32xi32>) -> tensor<128x32x1xi32>
              %322 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
              %323 = "tt.expand_dims"(%322) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
              %324 = "tt.expand_dims"(%323) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
              %325 = "tt.expand_dims"(%303) {axis = 2 : i32} : (tensor<128x32xi1>) -> tensor<128x32x1xi1>
              %326 = "tt.broadcast"(%325) : (tensor<128x32x1xi1>) -> tensor<128x32x2xi1>
              %327 = arith.extsi %320 : tensor<128x1x1xi32> to tensor<128x1x1xi64>
              %328 = "tt.splat"(%arg22) : (i64) -> tensor<128x1x1xi64>
              %329 = arith.muli %327, %328 : tensor<128x1x1xi64>
              %330 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x1x!tt.ptr<i32>>
              %331 = "tt.addptr"(%330, %329) : (tensor<128x1x1x!tt.ptr<i32>>, tensor<128x1x1xi64>) -> tensor<128x1x1x!tt.ptr<i32>>
              %332 = arith.extsi %321 : tensor<128x32x1xi32> to tensor<128x32x1xi64>
              %333 = arith.muli %332, %cst_46 : tensor<128x32x1xi64>
              %334 = "tt.broadcast"(%331) : (tensor<128x1x1x!tt.ptr<i32>>) -> tensor<128x32x1x!tt.ptr<i32>>
              %335 = "tt.addptr"(%334, %333) : (tensor<128x32x1x!tt.ptr<i32>>, tensor<128x32x1xi64>) -> tensor<128x32x1x!tt.ptr<i32>>
              %336 = "tt.broadcast"(%335) : (tensor<128x32x1x!tt.ptr<i32>>) -> tensor<128x32x2x!tt.ptr<i32>>
              %337 = "tt.broadcast"(%324) : (tensor<1x1x2xi32>) -> tensor<128x32x2xi32>
              %338 = "tt.addptr"(%336, %337) : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>) -> tensor<128x32x2x!tt.ptr<i32>>
              "tt.store"(%338, %319, %326) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>, tensor<128x32x2xi1>) -> ()
            }
            %284 = arith.extui %279 : tensor<128x32xi1> to tensor<128x32xi32>
            %285 = "tt.reduce"(%284) ({
            ^bb0(%arg32: i32, %arg33: i32):
              %288 = arith.addi %arg32, %arg33 : i32
              "tt.reduce_return"(%288) : (i32) -> ()
            }) {axis = 1 : i32} : (tensor<128x32xi32>) -> tensor<128xi32>
            %286 = "tt.reduce"(%285) ({
            ^bb0(%arg32: i32, %arg33: i32):
              %288 = arith.maxsi %arg32, %arg33 : i32
              "tt.reduce_return"(%288) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %287 = arith.cmpi sgt, %286, %c0_i32 : i32
            scf.if %287 {
              %288 = arith.cmpi sgt, %285, %cst_60 : tensor<128xi32>
              %289 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
              %290 = arith.muli %130, %289 : tensor<128xi64>
              %291 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
              %292 = "tt.addptr"(%291, %290) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
              %293 = "tt.addptr"(%292, %cst_45) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
              %294 = "tt.atomic_rmw"(%293, %285, %288) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
              %295 = "tt.scan"(%284) ({
              ^bb0(%arg32: i32, %arg33: i32):
                %339 = arith.addi %arg32, %arg33 : i32
                "tt.scan_return"(%339) : (i32) -> ()
              }) {axis = 1 : i32, reverse = false} : (tensor<128x32xi32>) -> tensor<128x32xi32>
              %296 = "tt.expand_dims"(%294) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
              %297 = "tt.broadcast"(%296) : (tensor<128x1xi32>) -> tensor<128x32xi32>
              %298 = arith.addi %297, %295 : tensor<128x32xi32>
              %299 = arith.subi %298, %cst_53 : tensor<128x32xi32>
              %300 = "tt.splat"(%226) : (i32) -> tensor<128x32xi32>
              %301 = arith.cmpi ult, %299, %300 : tensor<128x32xi32>
              %302 = arith.subi %cst_44, %299 : tensor<128x32xi32>
              %303 = arith.andi %279, %301 : tensor<128x32xi1>
              %304 = arith.mulf %173, %cst_51 : tensor<128xf32>
              %305 = math.absf %173 : tensor<128xf32>
              %306 = arith.cmpf olt, %305, %cst_50 : tensor<128xf32>
              %307 = arith.select %306, %304, %cst_49 : tensor<128xi1>, tensor<128xf32>
              %308 = "tt.expand_dims"(%307) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
              %309 = "tt.broadcast"(%308) : (tensor<128x1xf32>) -> tensor<128x32xf32>
              %310 = arith.cmpf ole, %261, %309 : tensor<128x32xf32>
              %311 = arith.subf %261, %220 : tensor<128x32xf32>
              %312 = math.absf %261 : tensor<128x32xf32>
              %313 = arith.cmpf olt, %312, %cst_48 : tensor<128x32xf32>
              %314 = arith.andi %310, %313 : tensor<128x32xi1>
              %315 = arith.select %314, %311, %261 : tensor<128x32xi1>, tensor<128x32xf32>
              %316 = "tt.bitcast"(%315) : (tensor<128x32xf32>) -> tensor<128x32xi32>
              %317 = arith.cmpf uno, %315, %315 : tensor<128x32xf32>
              %318 = arith.select %317, %cst_47, %316 : tensor<128x32xi1>, tensor<128x32xi32>
              %319 = "tt.join"(%264, %318) : (tensor<128x32xi32>, tensor<128x32xi32>) -> tensor<128x32x2xi32>
              %320 = "tt.expand_dims"(%183) {axis = 2 : i32} : (tensor<128x1xi32>) -> tensor<128x1x1xi32>
              %321 = "tt.expand_dims"(%302) {axis = 2 : i32} : (tensor<128x32xi32>) -> tensor<128x32x1xi32>
              %322 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
              %323 = "tt.expand_dims"(%322) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
              %324 = "tt.expand_dims"(%323) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
              %325 = "tt.expand_dims"(%303) {axis = 2 : i32} : (tensor<128x32xi1>) -> tensor<128x32x1xi1>
              %326 = "tt.broadcast"(%325) : (tensor<128x32x1xi1>) -> tensor<128x32x2xi1>
              %327 = arith.extsi %320 : tensor<128x1x1xi32> to tensor<128x1x1xi64>
              %328 = "tt.splat"(%arg22) : (i64) -> tensor<128x1x1xi64>
              %329 = arith.muli %327, %328 : tensor<128x1x1xi64>
              %330 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x1x!tt.ptr<i32>>
              %331 = "tt.addptr"(%330, %329) : (tensor<128x1x1x!tt.ptr<i32>>, tensor<128x1x1xi64>) -> tensor<128x1x1x!tt.ptr<i32>>
              %332 = arith.extsi %321 : tensor<128x32x1xi32> to tensor<128x32x1xi64>
              %333 = arith.muli %332, %cst_46 : tensor<128x32x1xi64>
              %334 = "tt.broadcast"(%331) : (tensor<128x1x1x!tt.ptr<i32>>) -> tensor<128x32x1x!tt.ptr<i32>>
              %335 = "tt.addptr"(%334, %333) : (tensor<128x32x1x!tt.ptr<i32>>, tensor<128x32x1xi64>) -> tensor<128x32x1x!tt.ptr<i32>>
              %336 = "tt.broadcast"(%335) : (tensor<128x32x1x!tt.ptr<i32>>) -> tensor<128x32x2x!tt.ptr<i32>>
              %337 = "tt.broadcast"(%324) : (tensor<1x1x2xi32>) -> tensor<128x32x2xi32>
              %338 = "tt.addptr"(%336, %337) : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>) -> tensor<128x32x2x!tt.ptr<i32>>
              "tt.store"(%338, %319, %326) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>, tensor<128x32x2xi1>) -> ()
            }
            scf.yield %237 : i32
          }
        }
        gpu.barrier
        %155 = arith.extsi %118#1 : i32 to i64
        %156 = "tt.addptr"(%arg23, %155) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %157 = "tt.atomic_rmw"(%156, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %158 = arith.andi %157, %c2047_i32 : i32
        %159 = arith.cmpi eq, %158, %c1_i32 : i32
        scf.if %159 {
          %160 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %161 = "tt.addptr"(%160, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %162 = "tt.addptr"(%161, %130) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %163 = "tt.load"(%162, %135, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %164 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %165 = "tt.addptr"(%160, %164) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %166 = "tt.addptr"(%165, %130) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %167 = "tt.load"(%166, %135, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %168 = arith.cmpi slt, %167, %163 : tensor<128xi32>
          %169 = arith.andi %168, %135 : tensor<128xi1>
          %170 = arith.extui %169 : tensor<128xi1> to tensor<128xi32>
          %171 = "tt.reduce"(%170) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %191 = arith.maxsi %arg30, %arg31 : i32
            "tt.reduce_return"(%191) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %172 = arith.cmpi ne, %171, %c0_i32 : i32
          %173 = arith.cmpi slt, %118#2, %c500_i32 : i32
          %174 = arith.andi %172, %173 : i1
          %175 = arith.divsi %139, %c1024_i32 : i32
          %176 = arith.divsi %175, %c1024_i32 : i32
          %177 = arith.addi %176, %c1_i32 : i32
          %178 = arith.muli %177, %c1024_i32 : i32
          %179 = arith.divsi %139, %178 : i32
          %180 = arith.addi %179, %c1_i32 : i32
          %181 = arith.select %174, %180, %c0_i32 : i32
          %182 = arith.select %124, %181, %c32_i32 : i32
          %183 = arith.addi %118#2, %c1_i32 : i32
          %184 = arith.shli %183, %c22_i32 : i32
          %185 = arith.shli %182, %c11_i32 : i32
          %186 = arith.ori %184, %185 : i32
          %187 = arith.ori %186, %182 : i32
          %188 = arith.cmpi eq, %182, %c0_i32 : i32
          %189 = arith.select %188, %c0_i32, %187 : i32
          gpu.barrier
          %190 = "tt.atomic_rmw"(%156, %189) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %122 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x128xbf16, strided<[?, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "tile_requests", winnow.type = memref<?xi32>}, {winnow.arg = "tile_requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<bf16>, i32, i64, !tt.ptr<bf16>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "sdsa", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {helpers = 304 : i32, num_stages = 3 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 1024 : i32, target = "hip:gfx942", tile_keys = 32 : i32, tile_rows = 128 : i32}} : () -> ()
}

#map = affine_map<()[s0, s1] -> (s0 ceildiv 128, ((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 304) * 304) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 304) * 304) floordiv (s0 ceildiv 128) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 304) * 304) floordiv (s0 ceildiv 128) - s1 ceildiv 256) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 304) * 304) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 304) * 304) floordiv (s0 ceildiv 128) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 304) * 304) floordiv (s0 ceildiv 128) - s1 ceildiv 256) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 304) * 304) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 304) * 304) floordiv (s0 ceildiv 128) - s1 ceildiv 256) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 1024)) ceildiv 304) * 304) floordiv (s0 ceildiv 128) - s1 ceildiv 256) - 65535) - s1 ceildiv 2147483648 + 1)>
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
    %cst_15 = arith.constant dense<2139095041> : tensor<2048xi32>
    %cst_16 = arith.constant 4.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %cst_17 = arith.constant dense<32> : tensor<2048xi64>
    %c16_i32 = arith.constant 16 : i32
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
    %cst_26 = arith.constant 0.000000e+00 : f32
    %cst_27 = arith.constant dense<2> : tensor<2048xi64>
    %cst_28 = arith.constant dense<0> : tensor<2048xi32>
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
    %c304_i32 = arith.constant 304 : i32
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
    %cst_45 = arith.constant dense<2047> : tensor<128x32xi32>
    %cst_46 = arith.constant dense<1> : tensor<128xi32>
    %cst_47 = arith.constant dense<2> : tensor<128x32x1xi64>
    %cst_48 = arith.constant dense<2143289344> : tensor<128x32xi32>
    %cst_49 = arith.constant dense<0x7F800000> : tensor<128x32xf32>
    %cst_50 = arith.constant dense<0x7FC00000> : tensor<128xf32>
    %cst_51 = arith.constant dense<0x7F800000> : tensor<128xf32>
    %cst_52 = arith.constant dense<2.000000e+00> : tensor<128xf32>
    %cst_53 = arith.constant dense<2048> : tensor<128x32xi32>
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
    %38 = arith.extsi %32 : tensor<1x128xi32> to tensor<1x128xi64>
    %39 = "tt.broadcast"(%37) : (tensor<128x1xi64>) -> tensor<128x128xi64>
    %40 = "tt.broadcast"(%38) : (tensor<1x128xi64>) -> tensor<128x128xi64>
    %41 = arith.addi %39, %40 : tensor<128x128xi64>
    %42 = "tt.splat"(%arg0) : (!tt.ptr<bf16>) -> tensor<128x128x!tt.ptr<bf16>>
    %43 = "tt.addptr"(%42, %41) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi64>) -> tensor<128x128x!tt.ptr<bf16>>
    %44 = "tt.load"(%43, %34, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
    %45 = arith.divui %2, %c128_i32 : i32
    %46 = arith.cmpi slt, %45, %arg9 : i32
    %47 = arith.extsi %45 : i32 to i64
    %48 = "tt.addptr"(%arg8, %47) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %49 = "tt.load"(%48, %46, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %50 = arith.select %46, %49, %c-1_i32 : i32
    %51 = "tt.reduce"(%23) ({
    ^bb0(%arg29: i32, %arg30: i32):
      %118 = arith.maxsi %arg29, %arg30 : i32
      "tt.reduce_return"(%118) : (i32) -> ()
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
    %94 = scf.for %arg29 = %66 to %65 step %c32_i32 iter_args(%arg30 = %79) -> (i32)  : i32 {
      %118 = arith.addi %arg29, %c32_i32 : i32
      %119 = arith.divui %118, %c64_i32 : i32
      %120 = arith.cmpi ult, %119, %arg12 : i32
      %121 = arith.cmpi slt, %118, %65 : i32
      %122 = arith.andi %121, %120 : i1
      %123 = arith.andi %122, %69 : i1
      %124 = arith.extsi %119 : i32 to i64
      %125 = arith.addi %74, %124 : i64
      %126 = "tt.addptr"(%arg10, %125) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %127 = "tt.load"(%126, %123, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %128 = arith.select %123, %127, %c-1_i32 : i32
      %129 = "tt.splat"(%arg30) : (i32) -> tensor<1xi32>
      %130 = "tt.expand_dims"(%129) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
      %131 = arith.remui %arg29, %c64_i32 : i32
      %132 = "tt.splat"(%131) : (i32) -> tensor<32xi32>
      %133 = arith.addi %132, %80 : tensor<32xi32>
      %134 = arith.cmpi ult, %130, %81 : tensor<1x1xi32>
      %135 = "tt.expand_dims"(%133) {axis = 1 : i32} : (tensor<32xi32>) -> tensor<32x1xi32>
      %136 = "tt.broadcast"(%134) : (tensor<1x1xi1>) -> tensor<32x128xi1>
      %137 = arith.extsi %130 : tensor<1x1xi32> to tensor<1x1xi64>
      %138 = arith.muli %137, %82 : tensor<1x1xi64>
      %139 = arith.muli %135, %cst_57 : tensor<32x1xi32>
      %140 = arith.extsi %139 : tensor<32x1xi32> to tensor<32x1xi64>
      %141 = "tt.broadcast"(%138) : (tensor<1x1xi64>) -> tensor<32x1xi64>
      %142 = arith.addi %141, %140 : tensor<32x1xi64>
      %143 = "tt.broadcast"(%142) : (tensor<32x1xi64>) -> tensor<32x128xi64>
      %144 = arith.addi %143, %83 : tensor<32x128xi64>
      %145 = "tt.addptr"(%84, %144) : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi64>) -> tensor<32x128x!tt.ptr<bf16>>
      %146 = "tt.load"(%145, %136, %cst_58) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi1>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
      %147 = arith.cmpi ult, %arg30, %arg4 : i32
      %148 = "tt.splat"(%147) : (i1) -> tensor<32xi1>
      %149 = "tt.splat"(%arg29) : (i32) -> tensor<32xi32>
      %150 = arith.addi %149, %80 : tensor<32xi32>
      %151 = arith.cmpi slt, %150, %85 : tensor<32xi32>
      %152 = "tt.trans"(%146) {order = array<i32: 1, 0>} : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
      %153 = "tt.dot"(%44, %152, %cst_56) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x32xbf16>, tensor<128x32xf32>) -> tensor<128x32xf32>
      %154 = arith.andi %148, %151 : tensor<32xi1>
      %155 = "tt.expand_dims"(%150) {axis = 0 : i32} : (tensor<32xi32>) -> tensor<1x32xi32>
      %156 = "tt.broadcast"(%155) : (tensor<1x32xi32>) -> tensor<128x32xi32>
      %157 = arith.cmpi slt, %156, %87 : tensor<128x32xi32>
      %158 = "tt.expand_dims"(%154) {axis = 0 : i32} : (tensor<32xi1>) -> tensor<1x32xi1>
      %159 = "tt.broadcast"(%158) : (tensor<1x32xi1>) -> tensor<128x32xi1>
      %160 = arith.andi %157, %159 : tensor<128x32xi1>
      %161 = arith.cmpf olt, %89, %153 : tensor<128x32xf32>
      %162 = arith.cmpf olt, %153, %89 : tensor<128x32xf32>
      %163 = arith.andi %161, %160 : tensor<128x32xi1>
      %164 = arith.ori %161, %162 : tensor<128x32xi1>
      %165 = arith.xori %164, %cst_55 : tensor<128x32xi1>
      %166 = arith.andi %165, %160 : tensor<128x32xi1>
      %167 = arith.extui %163 : tensor<128x32xi1> to tensor<128x32xi32>
      %168 = "tt.reduce"(%167) ({
      ^bb0(%arg31: i32, %arg32: i32):
        %175 = arith.addi %arg31, %arg32 : i32
        "tt.reduce_return"(%175) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x32xi32>) -> tensor<128xi32>
      %169 = "tt.reduce"(%168) ({
      ^bb0(%arg31: i32, %arg32: i32):
        %175 = arith.maxsi %arg31, %arg32 : i32
        "tt.reduce_return"(%175) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %170 = arith.cmpi sgt, %169, %c0_i32 : i32
      scf.if %170 {
        %175 = arith.cmpi sgt, %168, %cst_61 : tensor<128xi32>
        %176 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
        %177 = arith.muli %8, %176 : tensor<128xi64>
        %178 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
        %179 = "tt.addptr"(%178, %177) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %180 = "tt.atomic_rmw"(%179, %168, %175) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
        %181 = "tt.scan"(%167) ({
        ^bb0(%arg31: i32, %arg32: i32):
          %226 = arith.addi %arg31, %arg32 : i32
          "tt.scan_return"(%226) : (i32) -> ()
        }) {axis = 1 : i32, reverse = false} : (tensor<128x32xi32>) -> tensor<128x32xi32>
        %182 = "tt.expand_dims"(%180) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
        %183 = "tt.broadcast"(%182) : (tensor<128x1xi32>) -> tensor<128x32xi32>
        %184 = arith.addi %183, %181 : tensor<128x32xi32>
        %185 = arith.subi %184, %cst_54 : tensor<128x32xi32>
        %186 = "tt.splat"(%91) : (i32) -> tensor<128x32xi32>
        %187 = arith.cmpi ult, %185, %186 : tensor<128x32xi32>
        %188 = arith.addi %185, %cst_53 : tensor<128x32xi32>
        %189 = arith.andi %163, %187 : tensor<128x32xi1>
        %190 = arith.mulf %28, %cst_52 : tensor<128xf32>
        %191 = math.absf %28 : tensor<128xf32>
        %192 = arith.cmpf olt, %191, %cst_51 : tensor<128xf32>
        %193 = arith.select %192, %190, %cst_50 : tensor<128xi1>, tensor<128xf32>
        %194 = "tt.expand_dims"(%193) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
        %195 = "tt.broadcast"(%194) : (tensor<128x1xf32>) -> tensor<128x32xf32>
        %196 = arith.cmpf ole, %153, %195 : tensor<128x32xf32>
        %197 = arith.subf %153, %89 : tensor<128x32xf32>
        %198 = math.absf %153 : tensor<128x32xf32>
        %199 = arith.cmpf olt, %198, %cst_49 : tensor<128x32xf32>
        %200 = arith.andi %196, %199 : tensor<128x32xi1>
        %201 = arith.select %200, %197, %153 : tensor<128x32xi1>, tensor<128x32xf32>
        %202 = "tt.bitcast"(%201) : (tensor<128x32xf32>) -> tensor<128x32xi32>
        %203 = arith.cmpf uno, %201, %201 : tensor<128x32xf32>
        %204 = arith.select %203, %cst_48, %202 : tensor<128x32xi1>, tensor<128x32xi32>
        %205 = "tt.join"(%156, %204) : (tensor<128x32xi32>, tensor<128x32xi32>) -> tensor<128x32x2xi32>
        %206 = "tt.expand_dims"(%31) {axis = 2 : i32} : (tensor<128x1xi32>) -> tensor<128x1x1xi32>
        %207 = "tt.expand_dims"(%188) {axis = 2 : i32} : (tensor<128x32xi32>) -> tensor<128x32x1xi32>
        %208 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
        %209 = "tt.expand_dims"(%208) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
        %210 = "tt.expand_dims"(%209) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
        %211 = "tt.expand_dims"(%189) {axis = 2 : i32} : (tensor<128x32xi1>) -> tensor<128x32x1xi1>
        %212 = "tt.broadcast"(%211) : (tensor<128x32x1xi1>) -> tensor<128x32x2xi1>
        %213 = arith.extsi %206 : tensor<128x1x1xi32> to tensor<128x1x1xi64>
        %214 = "tt.splat"(%arg22) : (i64) -> tensor<128x1x1xi64>
        %215 = arith.muli %213, %214 : tensor<128x1x1xi64>
        %216 = arith.extsi %207 : tensor<128x32x1xi32> to tensor<128x32x1xi64>
        %217 = arith.muli %216, %cst_47 : tensor<128x32x1xi64>
        %218 = "tt.broadcast"(%215) : (tensor<128x1x1xi64>) -> tensor<128x32x1xi64>
        %219 = arith.addi %218, %217 : tensor<128x32x1xi64>
        %220 = arith.extsi %210 : tensor<1x1x2xi32> to tensor<1x1x2xi64>
        %221 = "tt.broadcast"(%219) : (tensor<128x32x1xi64>) -> tensor<128x32x2xi64>
        %222 = "tt.broadcast"(%220) : (tensor<1x1x2xi64>) -> tensor<128x32x2xi64>
        %223 = arith.addi %221, %222 : tensor<128x32x2xi64>
        %224 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x32x2x!tt.ptr<i32>>
        %225 = "tt.addptr"(%224, %223) : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi64>) -> tensor<128x32x2x!tt.ptr<i32>>
        "tt.store"(%225, %205, %212) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>, tensor<128x32x2xi1>) -> ()
      }
      %171 = arith.extui %166 : tensor<128x32xi1> to tensor<128x32xi32>
      %172 = "tt.reduce"(%171) ({
      ^bb0(%arg31: i32, %arg32: i32):
        %175 = arith.addi %arg31, %arg32 : i32
        "tt.reduce_return"(%175) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x32xi32>) -> tensor<128xi32>
      %173 = "tt.reduce"(%172) ({
      ^bb0(%arg31: i32, %arg32: i32):
        %175 = arith.maxsi %arg31, %arg32 : i32
        "tt.reduce_return"(%175) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %174 = arith.cmpi sgt, %173, %c0_i32 : i32
      scf.if %174 {
        %175 = arith.cmpi sgt, %172, %cst_61 : tensor<128xi32>
        %176 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
        %177 = arith.muli %8, %176 : tensor<128xi64>
        %178 = arith.addi %177, %cst_2 : tensor<128xi64>
        %179 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
        %180 = "tt.addptr"(%179, %178) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %181 = "tt.atomic_rmw"(%180, %172, %175) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
        %182 = "tt.scan"(%171) ({
        ^bb0(%arg31: i32, %arg32: i32):
          %227 = arith.addi %arg31, %arg32 : i32
          "tt.scan_return"(%227) : (i32) -> ()
        }) {axis = 1 : i32, reverse = false} : (tensor<128x32xi32>) -> tensor<128x32xi32>
        %183 = "tt.expand_dims"(%181) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
        %184 = "tt.broadcast"(%183) : (tensor<128x1xi32>) -> tensor<128x32xi32>
        %185 = arith.addi %184, %182 : tensor<128x32xi32>
        %186 = arith.subi %185, %cst_54 : tensor<128x32xi32>
        %187 = "tt.splat"(%93) : (i32) -> tensor<128x32xi32>
        %188 = arith.cmpi ult, %186, %187 : tensor<128x32xi32>
        %189 = arith.subi %cst_45, %186 : tensor<128x32xi32>
        %190 = arith.andi %166, %188 : tensor<128x32xi1>
        %191 = arith.mulf %28, %cst_52 : tensor<128xf32>
        %192 = math.absf %28 : tensor<128xf32>
        %193 = arith.cmpf olt, %192, %cst_51 : tensor<128xf32>
        %194 = arith.select %193, %191, %cst_50 : tensor<128xi1>, tensor<128xf32>
        %195 = "tt.expand_dims"(%194) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
        %196 = "tt.broadcast"(%195) : (tensor<128x1xf32>) -> tensor<128x32xf32>
        %197 = arith.cmpf ole, %153, %196 : tensor<128x32xf32>
        %198 = arith.subf %153, %89 : tensor<128x32xf32>
        %199 = math.absf %153 : tensor<128x32xf32>
        %200 = arith.cmpf olt, %199, %cst_49 : tensor<128x32xf32>
        %201 = arith.andi %197, %200 : tensor<128x32xi1>
        %202 = arith.select %201, %198, %153 : tensor<128x32xi1>, tensor<128x32xf32>
        %203 = "tt.bitcast"(%202) : (tensor<128x32xf32>) -> tensor<128x32xi32>
        %204 = arith.cmpf uno, %202, %202 : tensor<128x32xf32>
        %205 = arith.select %204, %cst_48, %203 : tensor<128x32xi1>, tensor<128x32xi32>
        %206 = "tt.join"(%156, %205) : (tensor<128x32xi32>, tensor<128x32xi32>) -> tensor<128x32x2xi32>
        %207 = "tt.expand_dims"(%31) {axis = 2 : i32} : (tensor<128x1xi32>) -> tensor<128x1x1xi32>
        %208 = "tt.expand_dims"(%189) {axis = 2 : i32} : (tensor<128x32xi32>) -> tensor<128x32x1xi32>
        %209 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
        %210 = "tt.expand_dims"(%209) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
        %211 = "tt.expand_dims"(%210) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
        %212 = "tt.expand_dims"(%190) {axis = 2 : i32} : (tensor<128x32xi1>) -> tensor<128x32x1xi1>
        %213 = "tt.broadcast"(%212) : (tensor<128x32x1xi1>) -> tensor<128x32x2xi1>
        %214 = arith.extsi %207 : tensor<128x1x1xi32> to tensor<128x1x1xi64>
        %215 = "tt.splat"(%arg22) : (i64) -> tensor<128x1x1xi64>
        %216 = arith.muli %214, %215 : tensor<128x1x1xi64>
        %217 = arith.extsi %208 : tensor<128x32x1xi32> to tensor<128x32x1xi64>
        %218 = arith.muli %217, %cst_47 : tensor<128x32x1xi64>
        %219 = "tt.broadcast"(%216) : (tensor<128x1x1xi64>) -> tensor<128x32x1xi64>
        %220 = arith.addi %219, %218 : tensor<128x32x1xi64>
        %221 = arith.extsi %211 : tensor<1x1x2xi32> to tensor<1x1x2xi64>
        %222 = "tt.broadcast"(%220) : (tensor<128x32x1xi64>) -> tensor<128x32x2xi64>
        %223 = "tt.broadcast"(%221) : (tensor<1x1x2xi64>) -> tensor<128x32x2xi64>
        %224 = arith.addi %222, %223 : tensor<128x32x2xi64>
        %225 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x32x2x!tt.ptr<i32>>
        %226 = "tt.addptr"(%225, %224) : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi64>) -> tensor<128x32x2x!tt.ptr<i32>>
        "tt.store"(%226, %206, %213) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>, tensor<128x32x2xi1>) -> ()
      }
      scf.yield %128 : i32
    }
    %95 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %96 = arith.cmpi slt, %0, %arg24 : i32
    gpu.barrier
    %97 = arith.extsi %0 : i32 to i64
    %98 = "tt.addptr"(%arg23, %97) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %99 = "tt.atomic_rmw"(%98, %c1_i32, %96) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %100 = arith.subi %52, %c1_i32 : i32
    %101 = arith.cmpi eq, %99, %100 : i32
    %102 = arith.andi %96, %101 : i1
    %103 = scf.if %102 -> (i1) {
      %118 = arith.subi %95, %c1_i32 : i32
      %119 = arith.minui %0, %118 : i32
      %120 = arith.muli %119, %c128_i32 : i32
      %121 = "tt.splat"(%120) : (i32) -> tensor<128xi32>
      %122 = arith.addi %121, %4 : tensor<128xi32>
      %123 = arith.cmpi ult, %122, %6 : tensor<128xi32>
      %124 = arith.extsi %122 : tensor<128xi32> to tensor<128xi64>
      %125 = "tt.addptr"(%9, %124) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %126 = "tt.load"(%125, %123, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %127 = arith.minsi %126, %13 : tensor<128xi32>
      %128 = arith.maxsi %127, %cst_61 : tensor<128xi32>
      %129 = arith.cmpi slt, %122, %21 : tensor<128xi32>
      %130 = arith.select %129, %128, %cst_61 : tensor<128xi1>, tensor<128xi32>
      %131 = arith.subi %arg21, %c2048_i32 : i32
      %132 = "tt.addptr"(%26, %124) : (tensor<128x!tt.ptr<f32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<f32>>
      %133 = "tt.load"(%132, %129, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>, tensor<128xf32>) -> tensor<128xf32>
      %134 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
      %135 = arith.muli %124, %134 : tensor<128xi64>
      %136 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %137 = "tt.addptr"(%136, %135) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %138 = "tt.load"(%137, %129, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %139 = arith.addi %135, %cst_2 : tensor<128xi64>
      %140 = "tt.addptr"(%136, %139) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %141 = "tt.load"(%140, %129, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %142 = arith.minsi %141, %cst_44 : tensor<128xi32>
      %143 = "tt.splat"(%131) : (i32) -> tensor<128xi32>
      %144 = arith.cmpi slt, %143, %138 : tensor<128xi32>
      %145 = arith.addi %138, %142 : tensor<128xi32>
      %146 = arith.minsi %130, %cst_44 : tensor<128xi32>
      %147 = arith.cmpi slt, %145, %146 : tensor<128xi32>
      %148 = arith.cmpf uno, %133, %133 : tensor<128xf32>
      %149 = arith.cmpi sgt, %141, %cst_61 : tensor<128xi32>
      %150 = arith.andi %148, %149 : tensor<128xi1>
      %151 = arith.ori %144, %147 : tensor<128xi1>
      %152 = arith.ori %151, %150 : tensor<128xi1>
      %153 = arith.andi %152, %129 : tensor<128xi1>
      %154 = "tt.bitcast"(%133) : (tensor<128xf32>) -> tensor<128xi32>
      %155 = arith.cmpi slt, %154, %cst_61 : tensor<128xi32>
      %156 = arith.andi %154, %cst_43 : tensor<128xi32>
      %157 = arith.subi %cst_61, %156 : tensor<128xi32>
      %158 = arith.cmpi sgt, %156, %cst_42 : tensor<128xi32>
      %159 = arith.select %155, %157, %154 : tensor<128xi1>, tensor<128xi32>
      %160 = arith.select %158, %cst_42, %159 : tensor<128xi1>, tensor<128xi32>
      %161 = arith.select %144, %160, %cst_41 : tensor<128xi1>, tensor<128xi32>
      %162 = arith.addi %161, %cst_46 : tensor<128xi32>
      %163 = arith.subi %cst_44, %142 : tensor<128xi32>
      %164 = arith.select %153, %162, %163 : tensor<128xi1>, tensor<128xi32>
      %165 = arith.addi %138, %cst_44 : tensor<128xi32>
      %166 = arith.select %153, %161, %165 : tensor<128xi1>, tensor<128xi32>
      gpu.barrier
      %167 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %168 = "tt.addptr"(%167, %124) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%168, %164, %129) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %169 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
      %170 = arith.addi %169, %124 : tensor<128xi64>
      %171 = "tt.addptr"(%167, %170) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%171, %166, %129) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %172 = "tt.bitcast"(%cst_40) : (tensor<128xi32>) -> tensor<128xf32>
      %173 = arith.andi %153, %144 : tensor<128xi1>
      "tt.store"(%132, %172, %173) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xf32>, tensor<128xi1>) -> ()
      "tt.store"(%137, %cst_61, %153) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      "tt.store"(%140, %cst_61, %153) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %174 = arith.extui %153 : tensor<128xi1> to tensor<128xi32>
      %175 = "tt.reduce"(%174) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %200 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%200) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %176 = arith.cmpi ne, %175, %c0_i32 : i32
      %177 = "tt.reduce"(%130) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %200 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%200) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %178 = arith.maxsi %177, %c1_i32 : i32
      %179 = arith.subi %178, %c1_i32 : i32
      %180 = arith.divui %179, %c32_i32 : i32
      %181 = arith.divui %131, %c32_i32 : i32
      %182 = arith.maxsi %181, %c32_i32 : i32
      %183 = arith.divui %180, %182 : i32
      %184 = arith.addi %183, %c1_i32 : i32
      %185 = arith.minsi %184, %c1024_i32 : i32
      %186 = arith.muli %185, %c64_i32 : i32
      %187 = arith.divui %179, %186 : i32
      %188 = arith.divui %187, %c1024_i32 : i32
      %189 = arith.addi %188, %c1_i32 : i32
      %190 = arith.muli %186, %189 : i32
      %191 = arith.divui %179, %190 : i32
      %192 = arith.addi %191, %c1_i32 : i32
      %193 = arith.select %176, %192, %c0_i32 : i32
      %194 = arith.shli %193, %c11_i32 : i32
      %195 = arith.ori %194, %c4194304_i32 : i32
      %196 = arith.ori %195, %193 : i32
      %197 = arith.cmpi eq, %193, %c0_i32 : i32
      %198 = arith.select %197, %c0_i32, %196 : i32
      gpu.barrier
      %199 = "tt.atomic_rmw"(%98, %198) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %176 : i1
    } else {
      scf.yield %false : i1
    }
    %104 = arith.muli %1, %95 : i32
    %105 = arith.addi %104, %0 : i32
    %106 = arith.muli %52, %95 : i32
    %107 = arith.subi %106, %c304_i32 : i32
    %108 = arith.cmpi sge, %105, %107 : i32
    %109 = arith.ori %103, %108 : i1
    %110 = arith.select %109, %c1024_i32, %c0_i32 : i32
    %111 = arith.minsi %95, %arg24 : i32
    %112 = arith.cmpi slt, %0, %111 : i32
    %113 = arith.select %112, %0, %c0_i32 : i32
    %114 = "tt.splat"(%111) : (i32) -> tensor<128xi32>
    %115 = "tt.splat"(%arg23) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %116 = "tt.splat"(%113) : (i32) -> tensor<128xi32>
    %117 = scf.while (%arg29 = %110) : (i32) -> i32 {
      %118 = arith.cmpi sgt, %arg29, %c0_i32 : i32
      scf.condition(%118) %arg29 : i32
    } do {
    ^bb0(%arg29: i32):
      %118 = scf.for %arg30 = %c0_i32 to %111 step %c128_i32 iter_args(%arg31 = %c2147483647_i32) -> (i32)  : i32 {
        %127 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
        %128 = arith.addi %127, %4 : tensor<128xi32>
        %129 = arith.cmpi slt, %128, %114 : tensor<128xi32>
        %130 = arith.extsi %128 : tensor<128xi32> to tensor<128xi64>
        %131 = "tt.addptr"(%115, %130) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %132 = "tt.load"(%131, %129, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %133 = arith.subi %128, %116 : tensor<128xi32>
        %134 = arith.cmpi slt, %133, %cst_61 : tensor<128xi32>
        %135 = arith.addi %133, %114 : tensor<128xi32>
        %136 = arith.select %134, %135, %133 : tensor<128xi1>, tensor<128xi32>
        %137 = arith.cmpi eq, %132, %cst_61 : tensor<128xi32>
        %138 = arith.select %137, %cst_43, %cst_38 : tensor<128xi1>, tensor<128xi32>
        %139 = arith.cmpi sge, %132, %cst_37 : tensor<128xi32>
        %140 = arith.shrsi %132, %cst_36 : tensor<128xi32>
        %141 = arith.andi %140, %cst_35 : tensor<128xi32>
        %142 = arith.cmpi ne, %141, %cst_61 : tensor<128xi32>
        %143 = arith.andi %139, %142 : tensor<128xi1>
        %144 = arith.select %143, %136, %138 : tensor<128xi1>, tensor<128xi32>
        %145 = "tt.reduce"(%144) ({
        ^bb0(%arg32: i32, %arg33: i32):
          %147 = arith.minsi %arg32, %arg33 : i32
          "tt.reduce_return"(%147) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %146 = arith.minsi %arg31, %145 : i32
        scf.yield %146 : i32
      }
      %119 = "tt.splat"(%118) : (i32) -> tensor<4096xi32>
      %120 = "tt.reduce"(%119) ({
      ^bb0(%arg30: i32, %arg31: i32):
        %127 = arith.minsi %arg30, %arg31 : i32
        "tt.reduce_return"(%127) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %121 = arith.cmpi slt, %120, %111 : i32
      %122:4 = scf.if %121 -> (i1, i32, i32, i32) {
        %127 = arith.addi %113, %120 : i32
        %128 = arith.remui %127, %111 : i32
        %129 = arith.extsi %128 : i32 to i64
        %130 = "tt.addptr"(%arg23, %129) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %131 = "tt.atomic_rmw"(%130, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %132 = arith.cmpi sge, %131, %c4194304_i32 : i32
        %133 = arith.shrsi %131, %c11_i32 : i32
        %134 = arith.andi %133, %c2047_i32 : i32
        %135 = arith.cmpi ne, %134, %c0_i32 : i32
        %136 = arith.andi %132, %135 : i1
        %137 = arith.subi %131, %c2048_i32 : i32
        %138 = arith.select %136, %137, %131 : i32
        %139 = "tt.atomic_cas"(%130, %131, %138) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %140 = arith.cmpi eq, %139, %131 : i32
        %141 = arith.andi %136, %140 : i1
        %142 = arith.subi %134, %c1_i32 : i32
        %143 = arith.shrsi %131, %c22_i32 : i32
        scf.yield %141, %128, %143, %142 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %123 = arith.cmpi slt, %120, %c2147483647_i32 : i32
      %124 = arith.subi %arg29, %c1_i32 : i32
      %125 = arith.select %123, %124, %c0_i32 : i32
      %126 = arith.select %122#0, %c1024_i32, %125 : i32
      scf.if %122#0 {
        %127 = arith.andi %122#2, %c1_i32 : i32
        %128 = arith.cmpi eq, %127, %c0_i32 : i32
        %129 = arith.cmpi sle, %122#2, %c2_i32 : i32
        %130 = arith.muli %122#1, %c128_i32 : i32
        %131 = "tt.splat"(%130) : (i32) -> tensor<128xi32>
        %132 = arith.addi %131, %4 : tensor<128xi32>
        %133 = arith.cmpi ult, %132, %6 : tensor<128xi32>
        %134 = arith.extsi %132 : tensor<128xi32> to tensor<128xi64>
        %135 = "tt.addptr"(%9, %134) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %136 = "tt.load"(%135, %133, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %137 = arith.minsi %136, %13 : tensor<128xi32>
        %138 = arith.maxsi %137, %cst_61 : tensor<128xi32>
        %139 = arith.cmpi slt, %132, %21 : tensor<128xi32>
        %140 = arith.select %139, %138, %cst_61 : tensor<128xi1>, tensor<128xi32>
        %141 = arith.subi %arg21, %c2048_i32 : i32
        %142 = "tt.reduce"(%140) ({
        ^bb0(%arg30: i32, %arg31: i32):
          %165 = arith.maxsi %arg30, %arg31 : i32
          "tt.reduce_return"(%165) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %143 = arith.maxsi %142, %c1_i32 : i32
        %144 = arith.subi %143, %c1_i32 : i32
        %145 = arith.divui %144, %c32_i32 : i32
        %146 = arith.divui %141, %c32_i32 : i32
        %147 = arith.maxsi %146, %c32_i32 : i32
        %148 = arith.divui %145, %147 : i32
        %149 = arith.addi %148, %c1_i32 : i32
        %150 = arith.minsi %149, %c1024_i32 : i32
        %151 = arith.select %129, %150, %c1_i32 : i32
        %152 = arith.select %129, %c64_i32, %c1024_i32 : i32
        %153 = arith.muli %151, %152 : i32
        %154 = arith.divui %144, %153 : i32
        %155 = arith.divui %154, %c1024_i32 : i32
        %156 = arith.addi %155, %c1_i32 : i32
        %157 = arith.muli %153, %156 : i32
        %158 = arith.divui %144, %157 : i32
        %159 = arith.addi %158, %c1_i32 : i32
        scf.if %128 {
          %165 = arith.muli %122#3, %c8_i32 : i32
          %166 = arith.shrsi %122#2, %c1_i32 : i32
          %167 = arith.remui %166, %c3_i32 : i32
          %168 = arith.cmpi eq, %167, %c0_i32 : i32
          %169 = "tt.splat"(%c0_i32) : (i32) -> tensor<128xi32>
          %170 = arith.addi %169, %4 : tensor<128xi32>
          scf.for %arg30 = %c0_i32 to %c8_i32 step %c1_i32  : i32 {
            %171 = arith.addi %165, %arg30 : i32
            %172 = "tt.splat"(%171) : (i32) -> tensor<128xi32>
            %173 = arith.cmpi eq, %170, %172 : tensor<128xi32>
            %174 = arith.andi %173, %139 : tensor<128xi1>
            %175 = arith.select %174, %140, %cst_34 : tensor<128xi1>, tensor<128xi32>
            %176 = "tt.reduce"(%175) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %179 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%179) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %177 = arith.addi %130, %171 : i32
            %178 = arith.cmpi sgt, %176, %c-1_i32 : i32
            scf.if %178 {
              %179 = arith.minsi %arg15, %arg17 : i32
              %180 = arith.minsi %179, %arg20 : i32
              %181 = arith.minsi %180, %arg26 : i32
              %182 = arith.cmpi ult, %177, %181 : i32
              %183 = arith.extsi %177 : i32 to i64
              %184 = "tt.addptr"(%arg25, %183) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %185 = "tt.load"(%184, %182, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %186 = arith.addi %arg27, %183 : i64
              %187 = "tt.addptr"(%arg25, %186) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %188 = "tt.load"(%187, %182, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %189 = arith.cmpi sgt, %185, %188 : i32
              scf.if %189 {
                %190 = "tt.addptr"(%arg14, %183) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
                %191 = "tt.load"(%190) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
                %192 = arith.muli %183, %arg18 : i64
                %193 = "tt.addptr"(%arg16, %192) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %194 = "tt.load"(%193) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %195 = arith.addi %192, %c1_i64 : i64
                %196 = "tt.addptr"(%arg16, %195) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %197 = "tt.load"(%196) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %198 = arith.maxsi %141, %c0_i32 : i32
                %199 = arith.minsi %194, %198 : i32
                %200 = arith.maxsi %199, %c0_i32 : i32
                %201 = "tt.bitcast"(%191) : (f32) -> i32
                %202 = arith.cmpi slt, %201, %c0_i32 : i32
                %203 = arith.andi %201, %c2147483647_i32 : i32
                %204 = arith.subi %c0_i32, %203 : i32
                %205 = arith.cmpi sgt, %203, %c2139095040_i32 : i32
                %206 = arith.select %202, %204, %201 : i32
                %207 = arith.select %205, %c2139095041_i32, %206 : i32
                gpu.barrier
                %208 = arith.cmpi ne, %151, %c1_i32 : i32
                %209 = arith.cmpi eq, %185, %c-2139095040_i32 : i32
                %210 = arith.cmpi eq, %151, %c1_i32 : i32
                %211 = arith.andi %209, %210 : i1
                %212 = arith.addi %194, %197 : i32
                %213 = arith.select %211, %212, %176 : i32
                %214 = arith.minsi %213, %c2048_i32 : i32
                %215 = arith.cmpi sgt, %194, %198 : i32
                %216 = arith.minsi %197, %c2048_i32 : i32
                %217 = arith.addi %194, %216 : i32
                %218 = arith.cmpi sge, %217, %214 : i32
                %219 = arith.ori %218, %211 : i1
                %220 = arith.ori %215, %208 : i1
                %221 = arith.xori %220, %true : i1
                %222 = arith.andi %219, %221 : i1
                %223 = arith.ori %222, %215 : i1
                %224 = arith.ori %223, %208 : i1
                %225 = arith.xori %224, %true : i1
                %226 = arith.cmpi sge, %194, %c8_i32 : i32
                %227 = arith.cmpi eq, %188, %c-2139095041_i32 : i32
                %228 = arith.cmpi ne, %167, %c0_i32 : i32
                %229 = arith.andi %225, %226 : i1
                %230 = arith.andi %229, %227 : i1
                %231 = arith.andi %230, %228 : i1
                %232 = arith.divui %194, %c2_i32 : i32
                %233 = arith.subi %198, %214 : i32
                %234 = arith.maxsi %233, %c0_i32 : i32
                %235 = arith.sitofp %214 : i32 to f32
                %236 = arith.sitofp %234 : i32 to f32
                %237 = arith.mulf %236, %cst_33 : f32
                %238 = arith.addf %235, %237 : f32
                %239 = arith.sitofp %200 : i32 to f32
                %240 = arith.sitofp %151 : i32 to f32
                %241 = arith.sitofp %194 : i32 to f32
                %242 = arith.maximumf %241, %cst_32 : f32
                %243 = arith.mulf %242, %240 : f32
                %244 = arith.mulf %238, %239 : f32
                %245 = arith.divf %244, %243 : f32
                %246 = arith.addf %245, %cst_31 : f32
                %247 = arith.maximumf %246, %cst_32 : f32
                %248 = arith.minimumf %247, %cst_30 : f32
                %249 = arith.fptosi %248 : f32 to i32
                %250 = arith.select %231, %232, %249 : i32
                %251 = arith.select %222, %214, %250 : i32
                %252 = arith.andi %215, %228 : i1
                %253 = arith.ori %208, %252 : i1
                %254 = arith.ori %253, %231 : i1
                %255 = arith.cmpi sle, %251, %200 : i32
                %256 = arith.cmpi sge, %251, %c1_i32 : i32
                %257 = arith.andi %255, %256 : i1
                %258 = arith.ori %222, %254 : i1
                %259 = arith.andi %257, %258 : i1
                %260 = scf.if %259 -> (i32) {
                  %261 = arith.cmpi slt, %185, %c0_i32 : i32
                  %262 = arith.subi %c-2147483648_i32, %185 : i32
                  %263 = arith.select %261, %262, %185 : i32
                  %264 = "tt.bitcast"(%263) : (i32) -> f32
                  %265 = "tt.make_range"() {end = 2048 : i32, start = 0 : i32} : () -> tensor<2048xi32>
                  %266 = "tt.splat"(%200) : (i32) -> tensor<2048xi32>
                  %267 = arith.cmpi ult, %265, %266 : tensor<2048xi32>
                  %268 = arith.addi %265, %cst_29 : tensor<2048xi32>
                  %269 = "tt.splat"(%177) : (i32) -> tensor<1xi32>
                  %270 = arith.extsi %269 : tensor<1xi32> to tensor<1xi64>
                  %271 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %272 = arith.muli %270, %271 : tensor<1xi64>
                  %273 = arith.extsi %268 : tensor<2048xi32> to tensor<2048xi64>
                  %274 = arith.muli %273, %cst_27 : tensor<2048xi64>
                  %275 = "tt.broadcast"(%272) : (tensor<1xi64>) -> tensor<2048xi64>
                  %276 = arith.addi %275, %274 : tensor<2048xi64>
                  %277 = "tt.broadcast"(%cst_1) : (tensor<1xi64>) -> tensor<2048xi64>
                  %278 = arith.addi %276, %277 : tensor<2048xi64>
                  %279 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<2048x!tt.ptr<i32>>
                  %280 = "tt.addptr"(%279, %278) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                  %281 = "tt.load"(%280, %267, %cst_28) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                  %282 = "tt.bitcast"(%281) : (tensor<2048xi32>) -> tensor<2048xf32>
                  %283 = arith.cmpf oge, %264, %cst_26 : f32
                  %284 = arith.cmpf olt, %264, %cst_25 : f32
                  %285 = arith.andi %283, %284 : i1
                  %286 = arith.select %285, %264, %cst_24 : f32
                  %287 = "tt.splat"(%286) : (f32) -> tensor<2048xf32>
                  %288 = arith.cmpf ole, %282, %287 : tensor<2048xf32>
                  %289 = "tt.splat"(%264) : (f32) -> tensor<2048xf32>
                  %290 = arith.addf %282, %289 : tensor<2048xf32>
                  %291 = arith.select %288, %290, %282 : tensor<2048xi1>, tensor<2048xf32>
                  %292 = "tt.bitcast"(%291) : (tensor<2048xf32>) -> tensor<2048xi32>
                  %293 = arith.cmpi slt, %292, %cst_28 : tensor<2048xi32>
                  %294 = arith.andi %292, %cst_23 : tensor<2048xi32>
                  %295 = arith.subi %cst_28, %294 : tensor<2048xi32>
                  %296 = arith.cmpi sgt, %294, %cst_22 : tensor<2048xi32>
                  %297 = arith.select %293, %295, %292 : tensor<2048xi1>, tensor<2048xi32>
                  %298 = arith.select %296, %cst_22, %297 : tensor<2048xi1>, tensor<2048xi32>
                  %299 = arith.select %267, %298, %cst_21 : tensor<2048xi1>, tensor<2048xi32>
                  %300 = arith.addi %200, %c2047_i32 : i32
                  %301 = arith.divui %300, %c2048_i32 : i32
                  %302 = scf.for %arg31 = %c1_i32 to %301 step %c1_i32 iter_args(%arg32 = %299) -> (tensor<2048xi32>)  : i32 {
                    %371 = arith.muli %arg31, %c2048_i32 : i32
                    %372 = "tt.splat"(%371) : (i32) -> tensor<2048xi32>
                    %373 = arith.addi %372, %265 : tensor<2048xi32>
                    %374 = arith.cmpi ult, %373, %266 : tensor<2048xi32>
                    %375 = arith.addi %373, %cst_29 : tensor<2048xi32>
                    %376 = arith.extsi %375 : tensor<2048xi32> to tensor<2048xi64>
                    %377 = arith.muli %376, %cst_27 : tensor<2048xi64>
                    %378 = arith.addi %275, %377 : tensor<2048xi64>
                    %379 = arith.addi %378, %277 : tensor<2048xi64>
                    %380 = "tt.addptr"(%279, %379) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                    %381 = "tt.load"(%380, %374, %cst_28) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                    %382 = "tt.bitcast"(%381) : (tensor<2048xi32>) -> tensor<2048xf32>
                    %383 = arith.cmpf ole, %382, %287 : tensor<2048xf32>
                    %384 = arith.addf %382, %289 : tensor<2048xf32>
                    %385 = arith.select %383, %384, %382 : tensor<2048xi1>, tensor<2048xf32>
                    %386 = "tt.bitcast"(%385) : (tensor<2048xf32>) -> tensor<2048xi32>
                    %387 = arith.cmpi slt, %386, %cst_28 : tensor<2048xi32>
                    %388 = arith.andi %386, %cst_23 : tensor<2048xi32>
                    %389 = arith.subi %cst_28, %388 : tensor<2048xi32>
                    %390 = arith.cmpi sgt, %388, %cst_22 : tensor<2048xi32>
                    %391 = arith.select %387, %389, %386 : tensor<2048xi1>, tensor<2048xi32>
                    %392 = arith.select %390, %cst_22, %391 : tensor<2048xi1>, tensor<2048xi32>
                    %393 = arith.select %374, %392, %cst_21 : tensor<2048xi1>, tensor<2048xi32>
                    %394 = arith.maxsi %arg32, %393 : tensor<2048xi32>
                    scf.yield %394 : tensor<2048xi32>
                  }
                  %303 = "tt.reduce"(%302) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %371 = arith.maxsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%371) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<2048xi32>) -> i32
                  %304 = "tt.bitcast"(%264) : (f32) -> i32
                  %305 = arith.cmpi slt, %304, %c0_i32 : i32
                  %306 = arith.andi %304, %c2147483647_i32 : i32
                  %307 = arith.subi %c0_i32, %306 : i32
                  %308 = arith.cmpi sgt, %306, %c2139095040_i32 : i32
                  %309 = arith.select %305, %307, %304 : i32
                  %310 = arith.select %308, %c2139095040_i32, %309 : i32
                  %311 = arith.cmpi slt, %310, %c0_i32 : i32
                  %312 = arith.subi %c-2147483648_i32, %310 : i32
                  %313 = arith.select %311, %312, %310 : i32
                  %314 = "tt.bitcast"(%313) : (i32) -> f32
                  %315 = arith.cmpi slt, %303, %c0_i32 : i32
                  %316 = arith.subi %c-2147483648_i32, %303 : i32
                  %317 = arith.select %315, %316, %303 : i32
                  %318 = "tt.bitcast"(%317) : (i32) -> f32
                  %319 = arith.subf %318, %314 : f32
                  %320 = math.rsqrt %239 : f32
                  %321 = arith.divui %200, %c4_i32 : i32
                  %322 = arith.cmpi slt, %251, %321 : i32
                  %323 = arith.sitofp %251 : i32 to f32
                  %324 = math.log2 %239 : f32
                  %325 = arith.subf %324, %cst_0 : f32
                  %326 = arith.subf %323, %cst_31 : f32
                  %327 = math.log2 %326 : f32
                  %328 = arith.subf %324, %327 : f32
                  %329 = arith.divf %328, %325 : f32
                  %330 = arith.subi %200, %251 : i32
                  %331 = arith.sitofp %330 : i32 to f32
                  %332 = arith.addf %331, %cst_31 : f32
                  %333 = arith.divf %332, %239 : f32
                  %334 = arith.select %322, %329, %333 : f32
                  %335 = arith.mulf %320, %cst_20 : f32
                  %336 = arith.mulf %319, %334 : f32
                  %337 = arith.addf %314, %336 : f32
                  %338 = arith.mulf %319, %335 : f32
                  %339 = arith.addi %310, %c1_i32 : i32
                  %340 = arith.subi %303, %c1_i32 : i32
                  %341 = arith.subf %337, %338 : f32
                  %342 = arith.addf %337, %338 : f32
                  %343 = "tt.bitcast"(%341) : (f32) -> i32
                  %344 = arith.cmpi slt, %343, %c0_i32 : i32
                  %345 = arith.andi %343, %c2147483647_i32 : i32
                  %346 = arith.subi %c0_i32, %345 : i32
                  %347 = arith.cmpi sgt, %345, %c2139095040_i32 : i32
                  %348 = arith.select %344, %346, %343 : i32
                  %349 = arith.select %347, %c2139095040_i32, %348 : i32
                  %350 = arith.minsi %349, %340 : i32
                  %351 = arith.maxsi %350, %339 : i32
                  %352 = "tt.bitcast"(%342) : (f32) -> i32
                  %353 = arith.cmpi slt, %352, %c0_i32 : i32
                  %354 = arith.andi %352, %c2147483647_i32 : i32
                  %355 = arith.subi %c0_i32, %354 : i32
                  %356 = arith.cmpi sgt, %354, %c2139095040_i32 : i32
                  %357 = arith.select %353, %355, %352 : i32
                  %358 = arith.select %356, %c2139095040_i32, %357 : i32
                  %359 = arith.minsi %358, %340 : i32
                  %360 = arith.maxsi %359, %339 : i32
                  %361 = arith.cmpf olt, %319, %cst_25 : f32
                  %362 = arith.cmpf olt, %335, %cst_18 : f32
                  %363 = arith.andi %361, %362 : i1
                  %364:2 = scf.if %363 -> (i32, i32) {
                    scf.yield %351, %360 : i32, i32
                  } else {
                    %371 = arith.subi %303, %310 : i32
                    %372 = arith.addi %371, %c2_i32 : i32
                    %373 = arith.divui %372, %c3_i32 : i32
                    %374 = arith.addi %310, %373 : i32
                    %375 = arith.addi %374, %373 : i32
                    scf.yield %374, %375 : i32, i32
                  }
                  %365:8 = scf.while (%arg31 = %310, %arg32 = %303, %arg33 = %200, %arg34 = %c0_i32, %arg35 = %364#0, %arg36 = %364#1, %arg37 = %cst_20, %arg38 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                    %371 = arith.addi %arg31, %c1_i32 : i32
                    %372 = arith.cmpi slt, %371, %arg32 : i32
                    %373 = arith.cmpi ne, %arg33, %251 : i32
                    %374 = arith.andi %372, %373 : i1
                    scf.condition(%374) %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38 : i32, i32, i32, i32, i32, i32, f32, i32
                  } do {
                  ^bb0(%arg31: i32, %arg32: i32, %arg33: i32, %arg34: i32, %arg35: i32, %arg36: i32, %arg37: f32, %arg38: i32):
                    %371 = "tt.splat"(%arg35) : (i32) -> tensor<2048xi32>
                    %372 = arith.cmpi sgt, %299, %371 : tensor<2048xi32>
                    %373 = "tt.splat"(%arg36) : (i32) -> tensor<2048xi32>
                    %374 = arith.cmpi sgt, %299, %373 : tensor<2048xi32>
                    %375 = arith.extui %372 : tensor<2048xi1> to tensor<2048xi64>
                    %376 = arith.extui %374 : tensor<2048xi1> to tensor<2048xi64>
                    %377 = arith.shli %376, %cst_17 : tensor<2048xi64>
                    %378 = arith.ori %375, %377 : tensor<2048xi64>
                    %379 = scf.for %arg39 = %c1_i32 to %301 step %c1_i32 iter_args(%arg40 = %378) -> (tensor<2048xi64>)  : i32 {
                      %462 = arith.muli %arg39, %c2048_i32 : i32
                      %463 = "tt.splat"(%462) : (i32) -> tensor<2048xi32>
                      %464 = arith.addi %463, %265 : tensor<2048xi32>
                      %465 = arith.cmpi ult, %464, %266 : tensor<2048xi32>
                      %466 = arith.addi %464, %cst_29 : tensor<2048xi32>
                      %467 = arith.extsi %466 : tensor<2048xi32> to tensor<2048xi64>
                      %468 = arith.muli %467, %cst_27 : tensor<2048xi64>
                      %469 = arith.addi %275, %468 : tensor<2048xi64>
                      %470 = arith.addi %469, %277 : tensor<2048xi64>
                      %471 = "tt.addptr"(%279, %470) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                      %472 = "tt.load"(%471, %465, %cst_28) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                      %473 = "tt.bitcast"(%472) : (tensor<2048xi32>) -> tensor<2048xf32>
                      %474 = arith.cmpf ole, %473, %287 : tensor<2048xf32>
                      %475 = arith.addf %473, %289 : tensor<2048xf32>
                      %476 = arith.select %474, %475, %473 : tensor<2048xi1>, tensor<2048xf32>
                      %477 = "tt.bitcast"(%476) : (tensor<2048xf32>) -> tensor<2048xi32>
                      %478 = arith.cmpi slt, %477, %cst_28 : tensor<2048xi32>
                      %479 = arith.andi %477, %cst_23 : tensor<2048xi32>
                      %480 = arith.subi %cst_28, %479 : tensor<2048xi32>
                      %481 = arith.cmpi sgt, %479, %cst_22 : tensor<2048xi32>
                      %482 = arith.select %478, %480, %477 : tensor<2048xi1>, tensor<2048xi32>
                      %483 = arith.select %481, %cst_22, %482 : tensor<2048xi1>, tensor<2048xi32>
                      %484 = arith.select %465, %483, %cst_21 : tensor<2048xi1>, tensor<2048xi32>
                      %485 = arith.cmpi sgt, %484, %371 : tensor<2048xi32>
                      %486 = arith.cmpi sgt, %484, %373 : tensor<2048xi32>
                      %487 = arith.extui %485 : tensor<2048xi1> to tensor<2048xi64>
                      %488 = arith.extui %486 : tensor<2048xi1> to tensor<2048xi64>
                      %489 = arith.shli %488, %cst_17 : tensor<2048xi64>
                      %490 = arith.ori %487, %489 : tensor<2048xi64>
                      %491 = arith.addi %arg40, %490 : tensor<2048xi64>
                      scf.yield %491 : tensor<2048xi64>
                    }
                    %380 = "tt.reduce"(%379) ({
                    ^bb0(%arg39: i64, %arg40: i64):
                      %462 = arith.addi %arg39, %arg40 : i64
                      "tt.reduce_return"(%462) : (i64) -> ()
                    }) {axis = 0 : i32} : (tensor<2048xi64>) -> i64
                    %381 = arith.shrui %380, %c32_i64 : i64
                    %382 = arith.trunci %380 : i64 to i32
                    %383 = arith.trunci %381 : i64 to i32
                    %384 = arith.cmpi sge, %382, %251 : i32
                    %385 = arith.cmpi sge, %383, %251 : i32
                    %386 = arith.select %384, %arg35, %arg31 : i32
                    %387 = arith.select %385, %arg36, %386 : i32
                    %388 = arith.select %384, %arg36, %arg35 : i32
                    %389 = arith.select %385, %arg32, %388 : i32
                    %390 = arith.select %384, %382, %arg33 : i32
                    %391 = arith.select %385, %383, %390 : i32
                    %392 = arith.select %384, %383, %382 : i32
                    %393 = arith.select %385, %arg34, %392 : i32
                    %394 = arith.mulf %arg37, %cst_16 : f32
                    %395 = arith.select %384, %cst_20, %394 : f32
                    %396 = arith.select %385, %394, %395 : f32
                    %397 = arith.addi %arg38, %c1_i32 : i32
                    %398 = arith.cmpi slt, %387, %c0_i32 : i32
                    %399 = arith.subi %c-2147483648_i32, %387 : i32
                    %400 = arith.select %398, %399, %387 : i32
                    %401 = "tt.bitcast"(%400) : (i32) -> f32
                    %402 = arith.cmpi slt, %389, %c0_i32 : i32
                    %403 = arith.subi %c-2147483648_i32, %389 : i32
                    %404 = arith.select %402, %403, %389 : i32
                    %405 = "tt.bitcast"(%404) : (i32) -> f32
                    %406 = arith.subf %405, %401 : f32
                    %407 = arith.subi %391, %393 : i32
                    %408 = arith.sitofp %407 : i32 to f32
                    %409 = math.rsqrt %408 : f32
                    %410 = arith.divui %391, %c4_i32 : i32
                    %411 = arith.cmpi slt, %251, %410 : i32
                    %412 = arith.cmpf olt, %396, %cst_19 : f32
                    %413 = arith.andi %411, %412 : i1
                    %414 = arith.sitofp %391 : i32 to f32
                    %415 = arith.sitofp %393 : i32 to f32
                    %416 = math.log2 %414 : f32
                    %417 = arith.addf %415, %cst_31 : f32
                    %418 = math.log2 %417 : f32
                    %419 = arith.subf %416, %418 : f32
                    %420 = arith.subf %416, %327 : f32
                    %421 = arith.divf %420, %419 : f32
                    %422 = arith.subi %391, %251 : i32
                    %423 = arith.sitofp %422 : i32 to f32
                    %424 = arith.addf %423, %cst_31 : f32
                    %425 = arith.divf %424, %408 : f32
                    %426 = arith.select %413, %421, %425 : f32
                    %427 = arith.mulf %396, %409 : f32
                    %428 = arith.mulf %406, %426 : f32
                    %429 = arith.addf %401, %428 : f32
                    %430 = arith.mulf %406, %427 : f32
                    %431 = arith.addi %387, %c1_i32 : i32
                    %432 = arith.subi %389, %c1_i32 : i32
                    %433 = arith.subf %429, %430 : f32
                    %434 = arith.addf %429, %430 : f32
                    %435 = "tt.bitcast"(%433) : (f32) -> i32
                    %436 = arith.cmpi slt, %435, %c0_i32 : i32
                    %437 = arith.andi %435, %c2147483647_i32 : i32
                    %438 = arith.subi %c0_i32, %437 : i32
                    %439 = arith.cmpi sgt, %437, %c2139095040_i32 : i32
                    %440 = arith.select %436, %438, %435 : i32
                    %441 = arith.select %439, %c2139095040_i32, %440 : i32
                    %442 = arith.minsi %441, %432 : i32
                    %443 = arith.maxsi %442, %431 : i32
                    %444 = "tt.bitcast"(%434) : (f32) -> i32
                    %445 = arith.cmpi slt, %444, %c0_i32 : i32
                    %446 = arith.andi %444, %c2147483647_i32 : i32
                    %447 = arith.subi %c0_i32, %446 : i32
                    %448 = arith.cmpi sgt, %446, %c2139095040_i32 : i32
                    %449 = arith.select %445, %447, %444 : i32
                    %450 = arith.select %448, %c2139095040_i32, %449 : i32
                    %451 = arith.minsi %450, %432 : i32
                    %452 = arith.maxsi %451, %431 : i32
                    %453 = arith.cmpf olt, %406, %cst_25 : f32
                    %454 = arith.cmpf olt, %427, %cst_18 : f32
                    %455 = arith.cmpi slt, %397, %c8_i32 : i32
                    %456 = arith.cmpi eq, %397, %c6_i32 : i32
                    %457 = arith.cmpi ne, %397, %c6_i32 : i32
                    %458 = arith.andi %455, %457 : i1
                    %459 = arith.andi %458, %453 : i1
                    %460 = arith.andi %459, %454 : i1
                    %461:2 = scf.if %460 -> (i32, i32) {
                      scf.yield %443, %452 : i32, i32
                    } else {
                      %462 = arith.xori %387, %389 : i32
                      %463 = arith.shrui %462, %c1_i32 : i32
                      %464 = arith.ori %462, %463 : i32
                      %465 = arith.shrui %464, %c2_i32 : i32
                      %466 = arith.ori %464, %465 : i32
                      %467 = arith.shrui %466, %c4_i32 : i32
                      %468 = arith.ori %466, %467 : i32
                      %469 = arith.shrui %468, %c8_i32 : i32
                      %470 = arith.ori %468, %469 : i32
                      %471 = arith.shrui %470, %c16_i32 : i32
                      %472 = arith.ori %470, %471 : i32
                      %473 = arith.shrui %472, %c1_i32 : i32
                      %474 = arith.xori %473, %c-1_i32 : i32
                      %475 = arith.andi %389, %474 : i32
                      %476 = arith.subi %475, %c1_i32 : i32
                      %477 = arith.subi %389, %387 : i32
                      %478 = arith.addi %477, %c2_i32 : i32
                      %479 = arith.divui %478, %c3_i32 : i32
                      %480 = arith.addi %387, %479 : i32
                      %481 = arith.addi %480, %479 : i32
                      %482 = arith.select %456, %476, %480 : i32
                      %483 = arith.select %456, %475, %481 : i32
                      scf.yield %482, %483 : i32, i32
                    }
                    scf.yield %387, %389, %391, %393, %461#0, %461#1, %396, %397 : i32, i32, i32, i32, i32, i32, f32, i32
                  }
                  %366 = "tt.splat"(%365#0) : (i32) -> tensor<2048xi32>
                  %367 = arith.cmpi sgt, %299, %366 : tensor<2048xi32>
                  %368 = arith.select %367, %299, %cst_15 : tensor<2048xi1>, tensor<2048xi32>
                  %369 = scf.for %arg31 = %c1_i32 to %301 step %c1_i32 iter_args(%arg32 = %368) -> (tensor<2048xi32>)  : i32 {
                    %371 = arith.muli %arg31, %c2048_i32 : i32
                    %372 = "tt.splat"(%371) : (i32) -> tensor<2048xi32>
                    %373 = arith.addi %372, %265 : tensor<2048xi32>
                    %374 = arith.cmpi ult, %373, %266 : tensor<2048xi32>
                    %375 = arith.addi %373, %cst_29 : tensor<2048xi32>
                    %376 = arith.extsi %375 : tensor<2048xi32> to tensor<2048xi64>
                    %377 = arith.muli %376, %cst_27 : tensor<2048xi64>
                    %378 = arith.addi %275, %377 : tensor<2048xi64>
                    %379 = arith.addi %378, %277 : tensor<2048xi64>
                    %380 = "tt.addptr"(%279, %379) : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi64>) -> tensor<2048x!tt.ptr<i32>>
                    %381 = "tt.load"(%380, %374, %cst_28) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2048x!tt.ptr<i32>>, tensor<2048xi1>, tensor<2048xi32>) -> tensor<2048xi32>
                    %382 = "tt.bitcast"(%381) : (tensor<2048xi32>) -> tensor<2048xf32>
                    %383 = arith.cmpf ole, %382, %287 : tensor<2048xf32>
                    %384 = arith.addf %382, %289 : tensor<2048xf32>
                    %385 = arith.select %383, %384, %382 : tensor<2048xi1>, tensor<2048xf32>
                    %386 = "tt.bitcast"(%385) : (tensor<2048xf32>) -> tensor<2048xi32>
                    %387 = arith.cmpi slt, %386, %cst_28 : tensor<2048xi32>
                    %388 = arith.andi %386, %cst_23 : tensor<2048xi32>
                    %389 = arith.subi %cst_28, %388 : tensor<2048xi32>
                    %390 = arith.cmpi sgt, %388, %cst_22 : tensor<2048xi32>
                    %391 = arith.select %387, %389, %386 : tensor<2048xi1>, tensor<2048xi32>
                    %392 = arith.select %390, %cst_22, %391 : tensor<2048xi1>, tensor<2048xi32>
                    %393 = arith.select %374, %392, %cst_21 : tensor<2048xi1>, tensor<2048xi32>
                    %394 = arith.cmpi sgt, %393, %366 : tensor<2048xi32>
                    %395 = arith.select %394, %393, %cst_15 : tensor<2048xi1>, tensor<2048xi32>
                    %396 = arith.minsi %arg32, %395 : tensor<2048xi32>
                    scf.yield %396 : tensor<2048xi32>
                  }
                  %370 = "tt.reduce"(%369) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %371 = arith.minsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%371) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<2048xi32>) -> i32
                  scf.yield %370 : i32
                } else {
                  scf.yield %185 : i32
                }
                scf.if %222 {
                  %261 = arith.cmpi slt, %212, %c2048_i32 : i32
                  %262 = arith.cmpi sge, %260, %207 : i32
                  %263 = arith.andi %211, %261 : i1
                  %264 = arith.andi %263, %262 : i1
                  %265 = arith.cmpi slt, %214, %c1_i32 : i32
                  %266 = arith.ori %264, %265 : i1
                  %267 = arith.cmpi slt, %260, %c0_i32 : i32
                  %268 = arith.subi %c-2147483648_i32, %260 : i32
                  %269 = arith.select %267, %268, %260 : i32
                  %270 = "tt.bitcast"(%269) : (i32) -> f32
                  %271 = arith.select %266, %191, %270 : f32
                  %272 = arith.select %266, %207, %260 : i32
                  %273 = arith.cmpi eq, %272, %185 : i32
                  %274 = arith.select %273, %197, %c0_i32 : i32
                  %275 = arith.cmpi slt, %185, %c0_i32 : i32
                  %276 = arith.subi %c-2147483648_i32, %185 : i32
                  %277 = arith.select %275, %276, %185 : i32
                  %278 = "tt.bitcast"(%277) : (i32) -> f32
                  %279 = arith.addi %200, %c1023_i32 : i32
                  %280 = arith.divui %279, %c1024_i32 : i32
                  %281 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                  %282 = "tt.splat"(%200) : (i32) -> tensor<1024xi32>
                  %283 = "tt.splat"(%177) : (i32) -> tensor<1xi32>
                  %284 = arith.extsi %283 : tensor<1xi32> to tensor<1xi64>
                  %285 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %286 = arith.muli %284, %285 : tensor<1xi64>
                  %287 = "tt.broadcast"(%286) : (tensor<1xi64>) -> tensor<1024xi64>
                  %288 = "tt.broadcast"(%cst) : (tensor<1xi64>) -> tensor<1024xi64>
                  %289 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1024x!tt.ptr<i32>>
                  %290 = "tt.broadcast"(%cst_1) : (tensor<1xi64>) -> tensor<1024xi64>
                  %291 = arith.cmpf oge, %278, %cst_26 : f32
                  %292 = arith.cmpf olt, %278, %cst_25 : f32
                  %293 = arith.andi %291, %292 : i1
                  %294 = arith.select %293, %278, %cst_24 : f32
                  %295 = "tt.splat"(%294) : (f32) -> tensor<1024xf32>
                  %296 = "tt.splat"(%278) : (f32) -> tensor<1024xf32>
                  %297 = "tt.splat"(%271) : (f32) -> tensor<1024xf32>
                  %298 = "tt.splat"(%271) : (f32) -> tensor<1xf32>
                  %299 = arith.mulf %298, %cst_8 : tensor<1xf32>
                  %300 = math.absf %298 : tensor<1xf32>
                  %301 = arith.cmpf olt, %300, %cst_7 : tensor<1xf32>
                  %302 = arith.select %301, %299, %cst_6 : tensor<1xi1>, tensor<1xf32>
                  %303 = "tt.expand_dims"(%302) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %304 = "tt.broadcast"(%303) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %305 = "tt.expand_dims"(%298) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %306 = "tt.broadcast"(%305) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %307 = "tt.splat"(%177) : (i32) -> tensor<1x1x1xi32>
                  %308 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                  %309 = "tt.expand_dims"(%308) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                  %310 = "tt.expand_dims"(%309) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                  %311 = arith.extsi %307 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                  %312 = "tt.splat"(%arg22) : (i64) -> tensor<1x1x1xi64>
                  %313 = arith.muli %311, %312 : tensor<1x1x1xi64>
                  %314 = "tt.broadcast"(%313) : (tensor<1x1x1xi64>) -> tensor<1x1024x1xi64>
                  %315 = arith.extsi %310 : tensor<1x1x2xi32> to tensor<1x1x2xi64>
                  %316 = "tt.broadcast"(%315) : (tensor<1x1x2xi64>) -> tensor<1x1024x2xi64>
                  %317 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                  %318:2 = scf.for %arg31 = %c0_i32 to %280 step %c1_i32 iter_args(%arg32 = %c0_i32, %arg33 = %274) -> (i32, i32)  : i32 {
                    %322 = arith.muli %arg31, %c1024_i32 : i32
                    %323 = "tt.splat"(%322) : (i32) -> tensor<1024xi32>
                    %324 = arith.addi %323, %281 : tensor<1024xi32>
                    %325 = arith.cmpi ult, %324, %282 : tensor<1024xi32>
                    %326 = arith.addi %324, %cst_14 : tensor<1024xi32>
                    %327 = arith.extsi %326 : tensor<1024xi32> to tensor<1024xi64>
                    %328 = arith.muli %327, %cst_12 : tensor<1024xi64>
                    %329 = arith.addi %287, %328 : tensor<1024xi64>
                    %330 = arith.addi %329, %288 : tensor<1024xi64>
                    %331 = "tt.addptr"(%289, %330) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %332 = "tt.load"(%331, %325, %cst_13) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %333 = arith.addi %329, %290 : tensor<1024xi64>
                    %334 = "tt.addptr"(%289, %333) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %335 = "tt.load"(%334, %325, %cst_13) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %336 = "tt.bitcast"(%335) : (tensor<1024xi32>) -> tensor<1024xf32>
                    %337 = arith.cmpf ole, %336, %295 : tensor<1024xf32>
                    %338 = arith.addf %336, %296 : tensor<1024xf32>
                    %339 = arith.select %337, %338, %336 : tensor<1024xi1>, tensor<1024xf32>
                    gpu.barrier
                    %340 = arith.cmpf ogt, %339, %297 : tensor<1024xf32>
                    %341 = arith.andi %340, %325 : tensor<1024xi1>
                    %342 = arith.cmpf ueq, %339, %297 : tensor<1024xf32>
                    %343 = arith.andi %342, %325 : tensor<1024xi1>
                    %344 = arith.extui %341 : tensor<1024xi1> to tensor<1024xi32>
                    %345 = arith.extui %343 : tensor<1024xi1> to tensor<1024xi32>
                    %346 = arith.shli %345, %cst_11 : tensor<1024xi32>
                    %347 = arith.addi %344, %346 : tensor<1024xi32>
                    %348 = "tt.scan"(%347) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %390 = arith.addi %arg34, %arg35 : i32
                      "tt.scan_return"(%390) : (i32) -> ()
                    }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                    %349 = arith.subi %348, %347 : tensor<1024xi32>
                    %350 = arith.andi %349, %cst_10 : tensor<1024xi32>
                    %351 = arith.shrui %349, %cst_11 : tensor<1024xi32>
                    %352 = "tt.splat"(%arg32) : (i32) -> tensor<1024xi32>
                    %353 = arith.addi %350, %352 : tensor<1024xi32>
                    %354 = "tt.splat"(%arg33) : (i32) -> tensor<1024xi32>
                    %355 = arith.addi %351, %354 : tensor<1024xi32>
                    %356 = arith.addi %353, %cst_14 : tensor<1024xi32>
                    %357 = arith.subi %cst_9, %355 : tensor<1024xi32>
                    %358 = arith.cmpi ult, %355, %cst_14 : tensor<1024xi32>
                    %359 = arith.select %341, %356, %357 : tensor<1024xi1>, tensor<1024xi32>
                    %360 = arith.andi %343, %358 : tensor<1024xi1>
                    %361 = arith.ori %341, %360 : tensor<1024xi1>
                    %362 = "tt.expand_dims"(%332) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %363 = "tt.expand_dims"(%339) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                    %364 = arith.cmpf ole, %363, %304 : tensor<1x1024xf32>
                    %365 = arith.subf %363, %306 : tensor<1x1024xf32>
                    %366 = math.absf %363 : tensor<1x1024xf32>
                    %367 = arith.cmpf olt, %366, %cst_5 : tensor<1x1024xf32>
                    %368 = arith.andi %364, %367 : tensor<1x1024xi1>
                    %369 = arith.select %368, %365, %363 : tensor<1x1024xi1>, tensor<1x1024xf32>
                    %370 = "tt.bitcast"(%369) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                    %371 = arith.cmpf uno, %369, %369 : tensor<1x1024xf32>
                    %372 = arith.select %371, %cst_4, %370 : tensor<1x1024xi1>, tensor<1x1024xi32>
                    %373 = "tt.join"(%362, %372) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                    %374 = "tt.expand_dims"(%359) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %375 = "tt.expand_dims"(%374) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                    %376 = "tt.expand_dims"(%361) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                    %377 = "tt.expand_dims"(%376) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                    %378 = "tt.broadcast"(%377) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                    %379 = arith.extsi %375 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                    %380 = arith.muli %379, %cst_3 : tensor<1x1024x1xi64>
                    %381 = arith.addi %314, %380 : tensor<1x1024x1xi64>
                    %382 = "tt.broadcast"(%381) : (tensor<1x1024x1xi64>) -> tensor<1x1024x2xi64>
                    %383 = arith.addi %382, %316 : tensor<1x1024x2xi64>
                    %384 = "tt.addptr"(%317, %383) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi64>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    "tt.store"(%384, %373, %378) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                    %385 = "tt.reduce"(%347) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %390 = arith.addi %arg34, %arg35 : i32
                      "tt.reduce_return"(%390) : (i32) -> ()
                    }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                    %386 = arith.andi %385, %c65535_i32 : i32
                    %387 = arith.shrui %385, %c16_i32 : i32
                    %388 = arith.addi %arg32, %386 : i32
                    %389 = arith.addi %arg33, %387 : i32
                    scf.yield %388, %389 : i32, i32
                  }
                  "tt.store"(%190, %271) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                  %319 = arith.minui %318#1, %c2048_i32 : i32
                  %320 = arith.subi %c2048_i32, %319 : i32
                  %321 = arith.addi %318#0, %c2048_i32 : i32
                  "tt.store"(%193, %318#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%196, %318#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%184, %320) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%187, %321) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                } else {
                  %261 = arith.andi %210, %215 : i1
                  %262 = arith.cmpi sle, %194, %198 : i32
                  %263 = arith.andi %210, %262 : i1
                  %264 = arith.cmpi ne, %188, %c-2139095041_i32 : i32
                  %265 = arith.andi %263, %264 : i1
                  %266 = arith.select %261, %185, %188 : i32
                  %267 = arith.select %265, %185, %207 : i32
                  %268 = arith.andi %261, %168 : i1
                  %269 = arith.ori %265, %268 : i1
                  %270 = arith.cmpi slt, %185, %c0_i32 : i32
                  %271 = arith.subi %c-2147483648_i32, %185 : i32
                  %272 = arith.select %270, %271, %185 : i32
                  %273 = "tt.bitcast"(%272) : (i32) -> f32
                  %274 = arith.cmpi slt, %260, %c0_i32 : i32
                  %275 = arith.subi %c-2147483648_i32, %260 : i32
                  %276 = arith.select %274, %275, %260 : i32
                  %277 = "tt.bitcast"(%276) : (i32) -> f32
                  %278 = arith.subf %238, %241 : f32
                  %279 = arith.divf %278, %241 : f32
                  %280 = arith.minimumf %279, %cst_16 : f32
                  %281 = arith.subf %277, %273 : f32
                  %282 = arith.mulf %281, %280 : f32
                  %283 = arith.subf %273, %282 : f32
                  %284 = "tt.bitcast"(%283) : (f32) -> i32
                  %285 = arith.cmpi slt, %284, %c0_i32 : i32
                  %286 = arith.andi %284, %c2147483647_i32 : i32
                  %287 = arith.subi %c0_i32, %286 : i32
                  %288 = arith.cmpi sgt, %286, %c2139095040_i32 : i32
                  %289 = arith.select %285, %287, %284 : i32
                  %290 = arith.select %288, %c2139095040_i32, %289 : i32
                  %291 = arith.subi %185, %c1_i32 : i32
                  %292 = arith.minsi %290, %291 : i32
                  %293 = arith.select %231, %292, %c-2139095040_i32 : i32
                  %294 = arith.select %263, %293, %260 : i32
                  %295 = arith.xori %266, %267 : i32
                  %296 = arith.shrsi %295, %c1_i32 : i32
                  %297 = arith.andi %266, %267 : i32
                  %298 = arith.addi %297, %296 : i32
                  %299 = arith.select %269, %298, %294 : i32
                  %300 = arith.subi %267, %c1_i32 : i32
                  %301 = arith.minsi %299, %300 : i32
                  %302 = arith.addi %266, %c1_i32 : i32
                  %303 = arith.maxsi %301, %302 : i32
                  %304 = arith.cmpi sge, %302, %267 : i32
                  %305 = arith.ori %210, %264 : i1
                  %306 = arith.andi %304, %305 : i1
                  "tt.store"(%190, %273, %265) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                  "tt.store"(%193, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%196, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  %307 = arith.select %306, %c2048_i32, %303 : i32
                  %308 = arith.select %306, %c2048_i32, %266 : i32
                  "tt.store"(%184, %307) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%187, %308) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                }
              }
            }
          }
        } else {
          %165 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %166 = "tt.addptr"(%165, %134) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %167 = "tt.load"(%166, %139, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %168 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %169 = arith.addi %168, %134 : tensor<128xi64>
          %170 = "tt.addptr"(%165, %169) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %171 = "tt.load"(%170, %139, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %172 = arith.cmpi slt, %171, %167 : tensor<128xi32>
          %173 = arith.andi %172, %139 : tensor<128xi1>
          %174 = arith.cmpi slt, %167, %cst_61 : tensor<128xi32>
          %175 = arith.subi %cst_39, %167 : tensor<128xi32>
          %176 = arith.select %174, %175, %167 : tensor<128xi1>, tensor<128xi32>
          %177 = "tt.bitcast"(%176) : (tensor<128xi32>) -> tensor<128xf32>
          %178 = arith.select %173, %140, %cst_61 : tensor<128xi1>, tensor<128xi32>
          %179 = arith.cmpi ult, %122#3, %159 : i32
          %180 = arith.muli %122#3, %157 : i32
          %181 = arith.select %179, %180, %142 : i32
          %182 = arith.subi %142, %181 : i32
          %183 = arith.minsi %182, %157 : i32
          %184 = arith.addi %181, %183 : i32
          %185 = arith.muli %151, %c32_i32 : i32
          %186 = arith.cmpi ult, %132, %29 : tensor<128xi32>
          %187 = "tt.expand_dims"(%132) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %188 = "tt.expand_dims"(%186) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %189 = "tt.broadcast"(%188) : (tensor<128x1xi1>) -> tensor<128x128xi1>
          %190 = arith.extsi %187 : tensor<128x1xi32> to tensor<128x1xi64>
          %191 = arith.muli %190, %36 : tensor<128x1xi64>
          %192 = "tt.broadcast"(%191) : (tensor<128x1xi64>) -> tensor<128x128xi64>
          %193 = arith.addi %192, %40 : tensor<128x128xi64>
          %194 = "tt.addptr"(%42, %193) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi64>) -> tensor<128x128x!tt.ptr<bf16>>
          %195 = "tt.load"(%194, %189, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
          %196 = arith.divui %130, %c128_i32 : i32
          %197 = arith.cmpi slt, %196, %arg9 : i32
          %198 = arith.extsi %196 : i32 to i64
          %199 = "tt.addptr"(%arg8, %198) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %200 = "tt.load"(%199, %197, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %201 = arith.select %197, %200, %c-1_i32 : i32
          %202 = arith.divui %181, %c64_i32 : i32
          %203 = arith.cmpi ult, %202, %arg12 : i32
          %204 = arith.cmpi ult, %201, %arg11 : i32
          %205 = arith.cmpi slt, %181, %184 : i32
          %206 = arith.andi %205, %203 : i1
          %207 = arith.andi %206, %204 : i1
          %208 = arith.extsi %201 : i32 to i64
          %209 = arith.muli %208, %arg13 : i64
          %210 = arith.extsi %202 : i32 to i64
          %211 = arith.addi %209, %210 : i64
          %212 = "tt.addptr"(%arg10, %211) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %213 = "tt.load"(%212, %207, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %214 = arith.select %207, %213, %c-1_i32 : i32
          %215 = "tt.make_range"() {end = 32 : i32, start = 0 : i32} : () -> tensor<32xi32>
          %216 = "tt.splat"(%arg4) : (i32) -> tensor<1x1xi32>
          %217 = "tt.splat"(%arg5) : (i64) -> tensor<1x1xi64>
          %218 = "tt.broadcast"(%38) : (tensor<1x128xi64>) -> tensor<32x128xi64>
          %219 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<32x128x!tt.ptr<bf16>>
          %220 = "tt.splat"(%184) : (i32) -> tensor<32xi32>
          %221 = "tt.expand_dims"(%178) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %222 = "tt.broadcast"(%221) : (tensor<128x1xi32>) -> tensor<128x32xi32>
          %223 = "tt.expand_dims"(%177) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
          %224 = "tt.broadcast"(%223) : (tensor<128x1xf32>) -> tensor<128x32xf32>
          %225 = arith.cmpf olt, %177, %cst_51 : tensor<128xf32>
          %226 = "tt.expand_dims"(%225) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %227 = "tt.broadcast"(%226) : (tensor<128x1xi1>) -> tensor<128x32xi1>
          %228 = arith.maxsi %141, %c0_i32 : i32
          %229 = arith.cmpi sge, %arg21, %c2048_i32 : i32
          %230 = arith.select %229, %c2048_i32, %c0_i32 : i32
          %231 = scf.for %arg30 = %181 to %184 step %185 iter_args(%arg31 = %214) -> (i32)  : i32 {
            %232 = arith.addi %arg30, %185 : i32
            %233 = arith.divui %232, %c64_i32 : i32
            %234 = arith.cmpi ult, %233, %arg12 : i32
            %235 = arith.cmpi slt, %232, %184 : i32
            %236 = arith.andi %235, %234 : i1
            %237 = arith.andi %236, %204 : i1
            %238 = arith.extsi %233 : i32 to i64
            %239 = arith.addi %209, %238 : i64
            %240 = "tt.addptr"(%arg10, %239) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %241 = "tt.load"(%240, %237, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %242 = arith.select %237, %241, %c-1_i32 : i32
            %243 = "tt.splat"(%arg31) : (i32) -> tensor<1xi32>
            %244 = "tt.expand_dims"(%243) {axis = 1 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
            %245 = arith.remui %arg30, %c64_i32 : i32
            %246 = "tt.splat"(%245) : (i32) -> tensor<32xi32>
            %247 = arith.addi %246, %215 : tensor<32xi32>
            %248 = arith.cmpi ult, %244, %216 : tensor<1x1xi32>
            %249 = "tt.expand_dims"(%247) {axis = 1 : i32} : (tensor<32xi32>) -> tensor<32x1xi32>
            %250 = "tt.broadcast"(%248) : (tensor<1x1xi1>) -> tensor<32x128xi1>
            %251 = arith.extsi %244 : tensor<1x1xi32> to tensor<1x1xi64>
            %252 = arith.muli %251, %217 : tensor<1x1xi64>
            %253 = arith.muli %249, %cst_57 : tensor<32x1xi32>
            %254 = arith.extsi %253 : tensor<32x1xi32> to tensor<32x1xi64>
            %255 = "tt.broadcast"(%252) : (tensor<1x1xi64>) -> tensor<32x1xi64>
            %256 = arith.addi %255, %254 : tensor<32x1xi64>
            %257 = "tt.broadcast"(%256) : (tensor<32x1xi64>) -> tensor<32x128xi64>
            %258 = arith.addi %257, %218 : tensor<32x128xi64>
            %259 = "tt.addptr"(%219, %258) : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi64>) -> tensor<32x128x!tt.ptr<bf16>>
            %260 = "tt.load"(%259, %250, %cst_58) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<32x128x!tt.ptr<bf16>>, tensor<32x128xi1>, tensor<32x128xbf16>) -> tensor<32x128xbf16>
            %261 = arith.cmpi ult, %arg31, %arg4 : i32
            %262 = "tt.splat"(%261) : (i1) -> tensor<32xi1>
            %263 = "tt.splat"(%arg30) : (i32) -> tensor<32xi32>
            %264 = arith.addi %263, %215 : tensor<32xi32>
            %265 = arith.cmpi slt, %264, %220 : tensor<32xi32>
            %266 = "tt.trans"(%260) {order = array<i32: 1, 0>} : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
            %267 = "tt.dot"(%195, %266, %cst_56) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x32xbf16>, tensor<128x32xf32>) -> tensor<128x32xf32>
            %268 = arith.andi %262, %265 : tensor<32xi1>
            %269 = "tt.expand_dims"(%264) {axis = 0 : i32} : (tensor<32xi32>) -> tensor<1x32xi32>
            %270 = "tt.broadcast"(%269) : (tensor<1x32xi32>) -> tensor<128x32xi32>
            %271 = arith.cmpi slt, %270, %222 : tensor<128x32xi32>
            %272 = "tt.expand_dims"(%268) {axis = 0 : i32} : (tensor<32xi1>) -> tensor<1x32xi1>
            %273 = "tt.broadcast"(%272) : (tensor<1x32xi1>) -> tensor<128x32xi1>
            %274 = arith.andi %271, %273 : tensor<128x32xi1>
            %275 = arith.cmpf olt, %224, %267 : tensor<128x32xf32>
            %276 = arith.cmpf olt, %267, %224 : tensor<128x32xf32>
            %277 = arith.andi %275, %274 : tensor<128x32xi1>
            %278 = arith.ori %275, %276 : tensor<128x32xi1>
            %279 = arith.xori %278, %cst_55 : tensor<128x32xi1>
            %280 = arith.andi %279, %274 : tensor<128x32xi1>
            %281 = arith.cmpf uno, %267, %267 : tensor<128x32xf32>
            %282 = arith.andi %281, %227 : tensor<128x32xi1>
            %283 = arith.andi %280, %282 : tensor<128x32xi1>
            %284 = arith.ori %277, %283 : tensor<128x32xi1>
            %285 = arith.xori %280, %283 : tensor<128x32xi1>
            %286 = arith.extui %284 : tensor<128x32xi1> to tensor<128x32xi32>
            %287 = "tt.reduce"(%286) ({
            ^bb0(%arg32: i32, %arg33: i32):
              %294 = arith.addi %arg32, %arg33 : i32
              "tt.reduce_return"(%294) : (i32) -> ()
            }) {axis = 1 : i32} : (tensor<128x32xi32>) -> tensor<128xi32>
            %288 = "tt.reduce"(%287) ({
            ^bb0(%arg32: i32, %arg33: i32):
              %294 = arith.maxsi %arg32, %arg33 : i32
              "tt.reduce_return"(%294) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %289 = arith.cmpi sgt, %288, %c0_i32 : i32
            scf.if %289 {
              %294 = arith.cmpi sgt, %287, %cst_61 : tensor<128xi32>
              %295 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
              %296 = arith.muli %134, %295 : tensor<128xi64>
              %297 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
              %298 = "tt.addptr"(%297, %296) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
              %299 = "tt.atomic_rmw"(%298, %287, %294) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
              %300 = "tt.scan"(%286) ({
              ^bb0(%arg32: i32, %arg33: i32):
                %345 = arith.addi %arg32, %arg33 : i32
                "tt.scan_return"(%345) : (i32) -> ()
              }) {axis = 1 : i32, reverse = false} : (tensor<128x32xi32>) -> tensor<128x32xi32>
              %301 = "tt.expand_dims"(%299) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
              %302 = "tt.broadcast"(%301) : (tensor<128x1xi32>) -> tensor<128x32xi32>
              %303 = arith.addi %302, %300 : tensor<128x32xi32>
              %304 = arith.subi %303, %cst_54 : tensor<128x32xi32>
              %305 = "tt.splat"(%228) : (i32) -> tensor<128x32xi32>
              %306 = arith.cmpi ult, %304, %305 : tensor<128x32xi32>
              %307 = arith.addi %304, %cst_53 : tensor<128x32xi32>
              %308 = arith.andi %284, %306 : tensor<128x32xi1>
              %309 = arith.mulf %177, %cst_52 : tensor<128xf32>
              %310 = math.absf %177 : tensor<128xf32>
              %311 = arith.cmpf olt, %310, %cst_51 : tensor<128xf32>
              %312 = arith.select %311, %309, %cst_50 : tensor<128xi1>, tensor<128xf32>
              %313 = "tt.expand_dims"(%312) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
              %314 = "tt.broadcast"(%313) : (tensor<128x1xf32>) -> tensor<128x32xf32>
              %315 = arith.cmpf ole, %267, %314 : tensor<128x32xf32>
              %316 = arith.subf %267, %224 : tensor<128x32xf32>
              %317 = math.absf %267 : tensor<128x32xf32>
              %318 = arith.cmpf olt, %317, %cst_49 : tensor<128x32xf32>
              %319 = arith.andi %315, %318 : tensor<128x32xi1>
              %320 = arith.select %319, %316, %267 : tensor<128x32xi1>, tensor<128x32xf32>
              %321 = "tt.bitcast"(%320) : (tensor<128x32xf32>) -> tensor<128x32xi32>
              %322 = arith.cmpf uno, %320, %320 : tensor<128x32xf32>
              %323 = arith.select %322, %cst_48, %321 : tensor<128x32xi1>, tensor<128x32xi32>
              %324 = "tt.join"(%270, %323) : (tensor<128x32xi32>, tensor<128x32xi32>) -> tensor<128x32x2xi32>
              %325 = "tt.expand_dims"(%187) {axis = 2 : i32} : (tensor<128x1xi32>) -> tensor<128x1x1xi32>
              %326 = "tt.expand_dims"(%307) {axis = 2 : i32} : (tensor<128x32xi32>) -> tensor<128x32x1xi32>
              %327 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
              %328 = "tt.expand_dims"(%327) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
              %329 = "tt.expand_dims"(%328) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
              %330 = "tt.expand_dims"(%308) {axis = 2 : i32} : (tensor<128x32xi1>) -> tensor<128x32x1xi1>
              %331 = "tt.broadcast"(%330) : (tensor<128x32x1xi1>) -> tensor<128x32x2xi1>
              %332 = arith.extsi %325 : tensor<128x1x1xi32> to tensor<128x1x1xi64>
              %333 = "tt.splat"(%arg22) : (i64) -> tensor<128x1x1xi64>
              %334 = arith.muli %332, %333 : tensor<128x1x1xi64>
              %335 = arith.extsi %326 : tensor<128x32x1xi32> to tensor<128x32x1xi64>
              %336 = arith.muli %335, %cst_47 : tensor<128x32x1xi64>
              %337 = "tt.broadcast"(%334) : (tensor<128x1x1xi64>) -> tensor<128x32x1xi64>
              %338 = arith.addi %337, %336 : tensor<128x32x1xi64>
              %339 = arith.extsi %329 : tensor<1x1x2xi32> to tensor<1x1x2xi64>
              %340 = "tt.broadcast"(%338) : (tensor<128x32x1xi64>) -> tensor<128x32x2xi64>
              %341 = "tt.broadcast"(%339) : (tensor<1x1x2xi64>) -> tensor<128x32x2xi64>
              %342 = arith.addi %340, %341 : tensor<128x32x2xi64>
              %343 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x32x2x!tt.ptr<i32>>
              %344 = "tt.addptr"(%343, %342) : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi64>) -> tensor<128x32x2x!tt.ptr<i32>>
              "tt.store"(%344, %324, %331) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>, tensor<128x32x2xi1>) -> ()
            }
            %290 = arith.extui %285 : tensor<128x32xi1> to tensor<128x32xi32>
            %291 = "tt.reduce"(%290) ({
            ^bb0(%arg32: i32, %arg33: i32):
              %294 = arith.addi %arg32, %arg33 : i32
              "tt.reduce_return"(%294) : (i32) -> ()
            }) {axis = 1 : i32} : (tensor<128x32xi32>) -> tensor<128xi32>
            %292 = "tt.reduce"(%291) ({
            ^bb0(%arg32: i32, %arg33: i32):
              %294 = arith.maxsi %arg32, %arg33 : i32
              "tt.reduce_return"(%294) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %293 = arith.cmpi sgt, %292, %c0_i32 : i32
            scf.if %293 {
              %294 = arith.cmpi sgt, %291, %cst_61 : tensor<128xi32>
              %295 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
              %296 = arith.muli %134, %295 : tensor<128xi64>
              %297 = arith.addi %296, %cst_2 : tensor<128xi64>
              %298 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
              %299 = "tt.addptr"(%298, %297) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
              %300 = "tt.atomic_rmw"(%299, %291, %294) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 1 : i32} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi32>
              %301 = "tt.scan"(%290) ({
              ^bb0(%arg32: i32, %arg33: i32):
                %346 = arith.addi %arg32, %arg33 : i32
                "tt.scan_return"(%346) : (i32) -> ()
              }) {axis = 1 : i32, reverse = false} : (tensor<128x32xi32>) -> tensor<128x32xi32>
              %302 = "tt.expand_dims"(%300) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
              %303 = "tt.broadcast"(%302) : (tensor<128x1xi32>) -> tensor<128x32xi32>
              %304 = arith.addi %303, %301 : tensor<128x32xi32>
              %305 = arith.subi %304, %cst_54 : tensor<128x32xi32>
              %306 = "tt.splat"(%230) : (i32) -> tensor<128x32xi32>
              %307 = arith.cmpi ult, %305, %306 : tensor<128x32xi32>
              %308 = arith.subi %cst_45, %305 : tensor<128x32xi32>
              %309 = arith.andi %285, %307 : tensor<128x32xi1>
              %310 = arith.mulf %177, %cst_52 : tensor<128xf32>
              %311 = math.absf %177 : tensor<128xf32>
              %312 = arith.cmpf olt, %311, %cst_51 : tensor<128xf32>
              %313 = arith.select %312, %310, %cst_50 : tensor<128xi1>, tensor<128xf32>
              %314 = "tt.expand_dims"(%313) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
              %315 = "tt.broadcast"(%314) : (tensor<128x1xf32>) -> tensor<128x32xf32>
              %316 = arith.cmpf ole, %267, %315 : tensor<128x32xf32>
              %317 = arith.subf %267, %224 : tensor<128x32xf32>
              %318 = math.absf %267 : tensor<128x32xf32>
              %319 = arith.cmpf olt, %318, %cst_49 : tensor<128x32xf32>
              %320 = arith.andi %316, %319 : tensor<128x32xi1>
              %321 = arith.select %320, %317, %267 : tensor<128x32xi1>, tensor<128x32xf32>
              %322 = "tt.bitcast"(%321) : (tensor<128x32xf32>) -> tensor<128x32xi32>
              %323 = arith.cmpf uno, %321, %321 : tensor<128x32xf32>
              %324 = arith.select %323, %cst_48, %322 : tensor<128x32xi1>, tensor<128x32xi32>
              %325 = "tt.join"(%270, %324) : (tensor<128x32xi32>, tensor<128x32xi32>) -> tensor<128x32x2xi32>
              %326 = "tt.expand_dims"(%187) {axis = 2 : i32} : (tensor<128x1xi32>) -> tensor<128x1x1xi32>
              %327 = "tt.expand_dims"(%308) {axis = 2 : i32} : (tensor<128x32xi32>) -> tensor<128x32x1xi32>
              %328 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
              %329 = "tt.expand_dims"(%328) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
              %330 = "tt.expand_dims"(%329) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
              %331 = "tt.expand_dims"(%309) {axis = 2 : i32} : (tensor<128x32xi1>) -> tensor<128x32x1xi1>
              %332 = "tt.broadcast"(%331) : (tensor<128x32x1xi1>) -> tensor<128x32x2xi1>
              %333 = arith.extsi %326 : tensor<128x1x1xi32> to tensor<128x1x1xi64>
              %334 = "tt.splat"(%arg22) : (i64) -> tensor<128x1x1xi64>
              %335 = arith.muli %333, %334 : tensor<128x1x1xi64>
              %336 = arith.extsi %327 : tensor<128x32x1xi32> to tensor<128x32x1xi64>
              %337 = arith.muli %336, %cst_47 : tensor<128x32x1xi64>
              %338 = "tt.broadcast"(%335) : (tensor<128x1x1xi64>) -> tensor<128x32x1xi64>
              %339 = arith.addi %338, %337 : tensor<128x32x1xi64>
              %340 = arith.extsi %330 : tensor<1x1x2xi32> to tensor<1x1x2xi64>
              %341 = "tt.broadcast"(%339) : (tensor<128x32x1xi64>) -> tensor<128x32x2xi64>
              %342 = "tt.broadcast"(%340) : (tensor<1x1x2xi64>) -> tensor<128x32x2xi64>
              %343 = arith.addi %341, %342 : tensor<128x32x2xi64>
              %344 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x32x2x!tt.ptr<i32>>
              %345 = "tt.addptr"(%344, %343) : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi64>) -> tensor<128x32x2x!tt.ptr<i32>>
              "tt.store"(%345, %325, %332) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x32x2x!tt.ptr<i32>>, tensor<128x32x2xi32>, tensor<128x32x2xi1>) -> ()
            }
            scf.yield %242 : i32
          }
        }
        gpu.barrier
        %160 = arith.extsi %122#1 : i32 to i64
        %161 = "tt.addptr"(%arg23, %160) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %162 = "tt.atomic_rmw"(%161, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %163 = arith.andi %162, %c2047_i32 : i32
        %164 = arith.cmpi eq, %163, %c1_i32 : i32
        scf.if %164 {
          %165 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %166 = "tt.addptr"(%165, %134) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %167 = "tt.load"(%166, %139, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %168 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %169 = arith.addi %168, %134 : tensor<128xi64>
          %170 = "tt.addptr"(%165, %169) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %171 = "tt.load"(%170, %139, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %172 = arith.cmpi slt, %171, %167 : tensor<128xi32>
          %173 = arith.andi %172, %139 : tensor<128xi1>
          %174 = arith.extui %173 : tensor<128xi1> to tensor<128xi32>
          %175 = "tt.reduce"(%174) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %195 = arith.maxsi %arg30, %arg31 : i32
            "tt.reduce_return"(%195) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %176 = arith.cmpi ne, %175, %c0_i32 : i32
          %177 = arith.cmpi slt, %122#2, %c500_i32 : i32
          %178 = arith.andi %176, %177 : i1
          %179 = arith.divui %144, %c1024_i32 : i32
          %180 = arith.divui %179, %c1024_i32 : i32
          %181 = arith.addi %180, %c1_i32 : i32
          %182 = arith.muli %181, %c1024_i32 : i32
          %183 = arith.divui %144, %182 : i32
          %184 = arith.addi %183, %c1_i32 : i32
          %185 = arith.select %178, %184, %c0_i32 : i32
          %186 = arith.select %128, %185, %c16_i32 : i32
          %187 = arith.addi %122#2, %c1_i32 : i32
          %188 = arith.shli %187, %c22_i32 : i32
          %189 = arith.shli %186, %c11_i32 : i32
          %190 = arith.ori %188, %189 : i32
          %191 = arith.ori %190, %186 : i32
          %192 = arith.cmpi eq, %186, %c0_i32 : i32
          %193 = arith.select %192, %c0_i32, %191 : i32
          gpu.barrier
          %194 = "tt.atomic_rmw"(%161, %193) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %126 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x128xbf16, strided<[?, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "tile_requests", winnow.type = memref<?xi32>}, {winnow.arg = "tile_requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<bf16>, i32, i64, !tt.ptr<bf16>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "sdsa", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {helpers = 304 : i32, num_stages = 3 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 1024 : i32, target = "hip:gfx942", tile_keys = 32 : i32, tile_rows = 128 : i32}} : () -> ()
}

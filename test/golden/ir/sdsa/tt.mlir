#map = affine_map<()[s0, s1] -> (s0 ceildiv 128, ((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - 65535) - s1 ceildiv 2147483648 + 1)>
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
    %cst_57 = arith.constant dense<128> : tensor<128x1xi32>
    %cst_58 = arith.constant dense<0.000000e+00> : tensor<128x128xf32>
    %c0_i32 = arith.constant 0 : i32
    %cst_59 = arith.constant dense<0.000000e+00> : tensor<128x128xbf16>
    %cst_60 = arith.constant dense<0.000000e+00> : tensor<128xf32>
    %c127_i32 = arith.constant 127 : i32
    %cst_61 = arith.constant dense<1> : tensor<128xi32>
    %cst_62 = arith.constant dense<64> : tensor<128xi32>
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c2147344383_i32 = arith.constant 2147344383 : i32
    %cst_63 = arith.constant dense<0> : tensor<128xi32>
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
    %11 = "tt.load"(%10, %7, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
    %12 = arith.minsi %arg28, %c2147344383_i32 : i32
    %13 = "tt.splat"(%12) : (i32) -> tensor<128xi32>
    %14 = arith.minsi %11, %13 : tensor<128xi32>
    %15 = arith.maxsi %14, %cst_63 : tensor<128xi32>
    %16 = arith.minsi %arg7, %arg15 : i32
    %17 = arith.minsi %16, %arg17 : i32
    %18 = arith.minsi %17, %arg20 : i32
    %19 = arith.minsi %18, %arg1 : i32
    %20 = arith.minsi %19, %arg26 : i32
    %21 = "tt.splat"(%20) : (i32) -> tensor<128xi32>
    %22 = arith.cmpi slt, %5, %21 : tensor<128xi32>
    %23 = arith.select %22, %15, %cst_63 : tensor<128xi1>, tensor<128xi32>
    %24 = "tt.reduce"(%23) ({
    ^bb0(%arg29: i32, %arg30: i32):
      %125 = arith.minsi %arg29, %arg30 : i32
      "tt.reduce_return"(%125) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
    %25 = "tt.splat"(%arg15) : (i32) -> tensor<128xi32>
    %26 = arith.cmpi ult, %5, %25 : tensor<128xi32>
    %27 = "tt.splat"(%arg14) : (!tt.ptr<f32>) -> tensor<128x!tt.ptr<f32>>
    %28 = "tt.addptr"(%27, %8) : (tensor<128x!tt.ptr<f32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<f32>>
    %29 = "tt.load"(%28, %26, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>, tensor<128xf32>) -> tensor<128xf32>
    %30 = "tt.splat"(%arg1) : (i32) -> tensor<128xi32>
    %31 = arith.cmpi ult, %5, %30 : tensor<128xi32>
    %32 = "tt.expand_dims"(%5) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %33 = "tt.expand_dims"(%4) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
    %34 = "tt.expand_dims"(%31) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
    %35 = "tt.broadcast"(%34) : (tensor<128x1xi1>) -> tensor<128x128xi1>
    %36 = arith.extsi %32 : tensor<128x1xi32> to tensor<128x1xi64>
    %37 = "tt.splat"(%arg2) : (i64) -> tensor<128x1xi64>
    %38 = arith.muli %36, %37 : tensor<128x1xi64>
    %39 = arith.extsi %33 : tensor<1x128xi32> to tensor<1x128xi64>
    %40 = "tt.broadcast"(%38) : (tensor<128x1xi64>) -> tensor<128x128xi64>
    %41 = "tt.broadcast"(%39) : (tensor<1x128xi64>) -> tensor<128x128xi64>
    %42 = arith.addi %40, %41 : tensor<128x128xi64>
    %43 = "tt.splat"(%arg0) : (!tt.ptr<bf16>) -> tensor<128x128x!tt.ptr<bf16>>
    %44 = "tt.addptr"(%43, %42) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi64>) -> tensor<128x128x!tt.ptr<bf16>>
    %45 = "tt.load"(%44, %35, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
    %46 = arith.divui %2, %c128_i32 : i32
    %47 = arith.cmpi slt, %46, %arg9 : i32
    %48 = arith.extsi %46 : i32 to i64
    %49 = "tt.addptr"(%arg8, %48) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %50 = "tt.load"(%49, %47, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %51 = arith.select %47, %50, %c-1_i32 : i32
    %52 = "tt.reduce"(%23) ({
    ^bb0(%arg29: i32, %arg30: i32):
      %125 = arith.maxsi %arg29, %arg30 : i32
      "tt.reduce_return"(%125) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
    %53 = "tt.get_num_programs"() {axis = 1 : i32} : () -> i32
    %54 = arith.addi %52, %c127_i32 : i32
    %55 = arith.divui %54, %c128_i32 : i32
    %56 = arith.divui %55, %53 : i32
    %57 = arith.remui %55, %53 : i32
    %58 = arith.muli %1, %56 : i32
    %59 = arith.minsi %1, %57 : i32
    %60 = arith.addi %58, %59 : i32
    %61 = arith.addi %1, %c1_i32 : i32
    %62 = arith.muli %61, %56 : i32
    %63 = arith.minsi %61, %57 : i32
    %64 = arith.addi %62, %63 : i32
    %65 = arith.muli %64, %c128_i32 : i32
    %66 = arith.minsi %65, %52 : i32
    %67 = arith.muli %60, %c128_i32 : i32
    %68 = arith.divui %67, %c64_i32 : i32
    %69 = arith.cmpi ult, %68, %arg12 : i32
    %70 = arith.cmpi ult, %51, %arg11 : i32
    %71 = arith.cmpi slt, %67, %66 : i32
    %72 = arith.andi %71, %69 : i1
    %73 = arith.andi %72, %70 : i1
    %74 = arith.extsi %51 : i32 to i64
    %75 = arith.muli %74, %arg13 : i64
    %76 = arith.extsi %68 : i32 to i64
    %77 = arith.addi %75, %76 : i64
    %78 = "tt.addptr"(%arg10, %77) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %79 = "tt.load"(%78, %73, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %80 = arith.select %73, %79, %c-1_i32 : i32
    %81 = arith.addi %67, %c64_i32 : i32
    %82 = arith.divui %81, %c64_i32 : i32
    %83 = arith.cmpi ult, %82, %arg12 : i32
    %84 = arith.cmpi slt, %81, %66 : i32
    %85 = arith.andi %84, %83 : i1
    %86 = arith.andi %85, %70 : i1
    %87 = arith.extsi %82 : i32 to i64
    %88 = arith.addi %75, %87 : i64
    %89 = "tt.addptr"(%arg10, %88) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %90 = "tt.load"(%89, %86, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %91 = arith.select %86, %90, %c-1_i32 : i32
    %92 = arith.cmpi slt, %4, %cst_62 : tensor<128xi32>
    %93 = arith.remui %4, %cst_62 : tensor<128xi32>
    %94 = "tt.splat"(%arg4) : (i32) -> tensor<128x1xi32>
    %95 = "tt.expand_dims"(%93) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %96 = "tt.splat"(%arg5) : (i64) -> tensor<128x1xi64>
    %97 = arith.muli %95, %cst_57 : tensor<128x1xi32>
    %98 = arith.extsi %97 : tensor<128x1xi32> to tensor<128x1xi64>
    %99 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<128x128x!tt.ptr<bf16>>
    %100:3 = scf.for %arg29 = %67 to %66 step %c128_i32 iter_args(%arg30 = %80, %arg31 = %91, %arg32 = %cst_58) -> (i32, i32, tensor<128x128xf32>)  : i32 {
      %125 = arith.addi %arg29, %c128_i32 : i32
      %126 = arith.divui %125, %c64_i32 : i32
      %127 = arith.cmpi ult, %126, %arg12 : i32
      %128 = arith.cmpi slt, %125, %66 : i32
      %129 = arith.andi %128, %127 : i1
      %130 = arith.andi %129, %70 : i1
      %131 = arith.extsi %126 : i32 to i64
      %132 = arith.addi %75, %131 : i64
      %133 = "tt.addptr"(%arg10, %132) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %134 = "tt.load"(%133, %130, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %135 = arith.select %130, %134, %c-1_i32 : i32
      %136 = arith.addi %arg29, %c192_i32 : i32
      %137 = arith.divui %136, %c64_i32 : i32
      %138 = arith.cmpi ult, %137, %arg12 : i32
      %139 = arith.cmpi slt, %136, %66 : i32
      %140 = arith.andi %139, %138 : i1
      %141 = arith.andi %140, %70 : i1
      %142 = arith.extsi %137 : i32 to i64
      %143 = arith.addi %75, %142 : i64
      %144 = "tt.addptr"(%arg10, %143) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %145 = "tt.load"(%144, %141, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %146 = arith.select %141, %145, %c-1_i32 : i32
      %147 = "tt.splat"(%arg31) : (i32) -> tensor<128xi32>
      %148 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
      %149 = arith.select %92, %148, %147 : tensor<128xi1>, tensor<128xi32>
      %150 = "tt.expand_dims"(%149) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %151 = arith.cmpi ult, %150, %94 : tensor<128x1xi32>
      %152 = "tt.broadcast"(%151) : (tensor<128x1xi1>) -> tensor<128x128xi1>
      %153 = arith.extsi %150 : tensor<128x1xi32> to tensor<128x1xi64>
      %154 = arith.muli %153, %96 : tensor<128x1xi64>
      %155 = arith.addi %154, %98 : tensor<128x1xi64>
      %156 = "tt.broadcast"(%155) : (tensor<128x1xi64>) -> tensor<128x128xi64>
      %157 = arith.addi %156, %41 : tensor<128x128xi64>
      %158 = "tt.addptr"(%99, %157) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi64>) -> tensor<128x128x!tt.ptr<bf16>>
      %159 = "tt.load"(%158, %152, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
      %160 = "tt.trans"(%159) {order = array<i32: 1, 0>} : (tensor<128x128xbf16>) -> tensor<128x128xbf16>
      %161 = "tt.dot"(%45, %160, %cst_58) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x128xbf16>, tensor<128x128xf32>) -> tensor<128x128xf32>
      %162 = arith.cmpi sge, %arg29, %67 : i32
      scf.if %162 {
        %163 = arith.cmpi ult, %arg30, %arg4 : i32
        %164 = arith.cmpi ult, %arg31, %arg4 : i32
        %165 = "tt.splat"(%arg29) : (i32) -> tensor<4xi32>
        %166 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
        %167 = arith.muli %166, %cst_56 : tensor<4xi32>
        %168 = arith.addi %165, %167 : tensor<4xi32>
        %169 = arith.subi %arg21, %c2048_i32 : i32
        %170 = arith.maxsi %169, %c0_i32 : i32
        %171 = arith.cmpi sge, %arg21, %c2048_i32 : i32
        %172 = arith.select %171, %c2048_i32, %c0_i32 : i32
        %173 = "tt.reshape"(%161) : (tensor<128x128xf32>) -> tensor<128x2x2x2x2x4x2xf32>
        %174 = "tt.trans"(%173) {order = array<i32: 0, 5, 6, 4, 3, 2, 1>} : (tensor<128x2x2x2x2x4x2xf32>) -> tensor<128x4x2x2x2x2x2xf32>
        %175:2 = "tt.split"(%174) : (tensor<128x4x2x2x2x2x2xf32>) -> (tensor<128x4x2x2x2x2xf32>, tensor<128x4x2x2x2x2xf32>)
        %176:2 = "tt.split"(%175#0) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
        %177:2 = "tt.split"(%175#1) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
        %178:2 = "tt.split"(%176#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %179:2 = "tt.split"(%176#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %180:2 = "tt.split"(%177#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %181:2 = "tt.split"(%177#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %182:2 = "tt.split"(%178#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %183:2 = "tt.split"(%178#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %184:2 = "tt.split"(%179#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %185:2 = "tt.split"(%179#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %186:2 = "tt.split"(%180#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %187:2 = "tt.split"(%180#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %188:2 = "tt.split"(%181#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %189:2 = "tt.split"(%181#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %190:2 = "tt.split"(%182#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %191:2 = "tt.split"(%182#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %192:2 = "tt.split"(%183#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %193:2 = "tt.split"(%183#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %194:2 = "tt.split"(%184#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %195:2 = "tt.split"(%184#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %196:2 = "tt.split"(%185#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %197:2 = "tt.split"(%185#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %198:2 = "tt.split"(%186#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %199:2 = "tt.split"(%186#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %200:2 = "tt.split"(%187#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %201:2 = "tt.split"(%187#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %202:2 = "tt.split"(%188#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %203:2 = "tt.split"(%188#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %204:2 = "tt.split"(%189#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %205:2 = "tt.split"(%189#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %206 = arith.minsi %24, %66 : i32
        %207 = arith.maxsi %206, %arg29 : i32
        %208 = arith.subi %207, %arg29 : i32
        %209 = arith.cmpi sgt, %208, %c127_i32 : i32
        %210 = arith.andi %209, %163 : i1
        %211 = arith.andi %210, %164 : i1
        %212 = scf.if %211 -> (tensor<128x4xi32>) {
          scf.yield %cst_55 : tensor<128x4xi32>
        } else {
          %244 = "tt.splat"(%66) : (i32) -> tensor<128xi32>
          %245 = arith.minsi %23, %244 : tensor<128xi32>
          %246 = "tt.splat"(%arg29) : (i32) -> tensor<128xi32>
          %247 = arith.maxsi %245, %246 : tensor<128xi32>
          %248 = arith.subi %247, %246 : tensor<128xi32>
          %249 = arith.minsi %248, %cst_54 : tensor<128xi32>
          %250 = "tt.expand_dims"(%249) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %251 = "tt.broadcast"(%250) : (tensor<128x1xi32>) -> tensor<128x4xi32>
          %252 = "tt.expand_dims"(%167) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
          %253 = "tt.broadcast"(%252) : (tensor<1x4xi32>) -> tensor<128x4xi32>
          %254 = arith.subi %251, %253 : tensor<128x4xi32>
          %255 = arith.addi %254, %cst_52 : tensor<128x4xi32>
          %256 = arith.shrsi %255, %cst_53 : tensor<128x4xi32>
          %257 = arith.addi %254, %cst_51 : tensor<128x4xi32>
          %258 = arith.shrsi %257, %cst_53 : tensor<128x4xi32>
          %259 = arith.addi %256, %258 : tensor<128x4xi32>
          %260 = arith.subi %cst_50, %259 : tensor<128x4xi32>
          %261 = arith.shrui %cst_55, %260 : tensor<128x4xi32>
          %262 = arith.cmpi sgt, %259, %cst_49 : tensor<128x4xi32>
          %263 = arith.select %262, %261, %cst_49 : tensor<128x4xi1>, tensor<128x4xi32>
          %264 = arith.select %163, %c-1_i32, %c-65536_i32 : i32
          %265 = "tt.splat"(%264) : (i32) -> tensor<128x4xi32>
          %266 = arith.select %164, %c-1_i32, %c65535_i32 : i32
          %267 = "tt.splat"(%266) : (i32) -> tensor<128x4xi32>
          %268 = arith.andi %263, %265 : tensor<128x4xi32>
          %269 = arith.andi %268, %267 : tensor<128x4xi32>
          scf.yield %269 : tensor<128x4xi32>
        }
        %213 = "tt.expand_dims"(%29) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
        %214 = "tt.broadcast"(%213) : (tensor<128x1xf32>) -> tensor<128x4xf32>
        %215 = "tt.elementwise_inline_asm"(%214, %190#0, %190#1, %191#0, %191#1, %192#0, %192#1, %193#0, %193#1, %194#0, %194#1, %195#0, %195#1, %196#0, %196#1, %197#0, %197#1, %198#0, %198#1, %199#0, %199#1, %200#0, %200#1, %201#0, %201#1, %202#0, %202#1, %203#0, %203#1, %204#0, %204#1, %205#0, %205#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.gt.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.gt.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.gt.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.gt.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.gt.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.gt.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.gt.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.gt.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.gt.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.gt.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.gt.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.gt.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.gt.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.gt.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.gt.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.gt.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
        %216 = arith.andi %215, %212 : tensor<128x4xi32>
        %217 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
        %218 = arith.muli %36, %217 : tensor<128x1xi64>
        %219 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
        %220 = "tt.addptr"(%219, %218) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
        %221 = "tt.broadcast"(%220) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
        %222 = "tt.elementwise_inline_asm"(%221, %216) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
        %223 = "tt.elementwise_inline_asm"(%214, %190#0, %190#1, %191#0, %191#1, %192#0, %192#1, %193#0, %193#1, %194#0, %194#1, %195#0, %195#1, %196#0, %196#1, %197#0, %197#1, %198#0, %198#1, %199#0, %199#1, %200#0, %200#1, %201#0, %201#1, %202#0, %202#1, %203#0, %203#1, %204#0, %204#1, %205#0, %205#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Asetp.equ.or.f32 any0, $18, $1, any0;\0Asetp.equ.or.f32 any1, $19, $1, any1;\0Asetp.equ.or.f32 any2, $20, $1, any2;\0Asetp.equ.or.f32 any3, $21, $1, any3;\0Asetp.equ.or.f32 any0, $22, $1, any0;\0Asetp.equ.or.f32 any1, $23, $1, any1;\0Asetp.equ.or.f32 any2, $24, $1, any2;\0Asetp.equ.or.f32 any3, $25, $1, any3;\0Asetp.equ.or.f32 any0, $26, $1, any0;\0Asetp.equ.or.f32 any1, $27, $1, any1;\0Asetp.equ.or.f32 any2, $28, $1, any2;\0Asetp.equ.or.f32 any3, $29, $1, any3;\0Asetp.equ.or.f32 any0, $30, $1, any0;\0Asetp.equ.or.f32 any1, $31, $1, any1;\0Asetp.equ.or.f32 any2, $32, $1, any2;\0Asetp.equ.or.f32 any3, $33, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.equ.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.equ.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.equ.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.equ.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.equ.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.equ.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.equ.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.equ.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.equ.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.equ.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.equ.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.equ.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.equ.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.equ.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.equ.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.equ.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
        %224 = arith.andi %223, %212 : tensor<128x4xi32>
        %225 = arith.addi %218, %cst_5 : tensor<128x1xi64>
        %226 = "tt.addptr"(%219, %225) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
        %227 = "tt.broadcast"(%226) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
        %228 = "tt.elementwise_inline_asm"(%227, %224) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
        %229 = "tt.splat"(%arg22) : (i64) -> tensor<128x1xi64>
        %230 = arith.muli %36, %229 : tensor<128x1xi64>
        %231 = arith.addi %230, %cst_4 : tensor<128x1xi64>
        %232 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
        %233 = "tt.addptr"(%232, %231) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
        %234 = "tt.broadcast"(%233) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
        %235 = "tt.splat"(%170) : (i32) -> tensor<128x4xi32>
        %236 = "tt.expand_dims"(%168) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
        %237 = "tt.broadcast"(%236) : (tensor<1x4xi32>) -> tensor<128x4xi32>
        %238 = "tt.elementwise_inline_asm"(%234, %216, %222, %235, %237, %214, %190#0, %190#1, %191#0, %191#1, %192#0, %192#1, %193#0, %193#1, %194#0, %194#1, %195#0, %195#1, %196#0, %196#1, %197#0, %197#1, %198#0, %198#1, %199#0, %199#1, %200#0, %200#1, %201#0, %201#1, %202#0, %202#1, %203#0, %203#1, %204#0, %204#1, %205#0, %205#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Aszext.clamp.u32 hits, hits, leaf;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Aszext.clamp.u32 hits, hits, leaf;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, 8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
        %239 = arith.addi %230, %cst_3 : tensor<128x1xi64>
        %240 = "tt.addptr"(%232, %239) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
        %241 = "tt.broadcast"(%240) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
        %242 = "tt.splat"(%172) : (i32) -> tensor<128x4xi32>
        %243 = "tt.elementwise_inline_asm"(%241, %224, %228, %242, %237, %214, %190#0, %190#1, %191#0, %191#1, %192#0, %192#1, %193#0, %193#1, %194#0, %194#1, %195#0, %195#1, %196#0, %196#1, %197#0, %197#1, %198#0, %198#1, %199#0, %199#1, %200#0, %200#1, %201#0, %201#1, %202#0, %202#1, %203#0, %203#1, %204#0, %204#1, %205#0, %205#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, -8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
      }
      scf.yield %135, %146, %161 : i32, i32, tensor<128x128xf32>
    }
    %101 = "tt.elementwise_inline_asm"(%100#2) {asm_string = "mov.b32 $0, $1;", constraints = "=&r,f", operandSegmentSizes = array<i32: 0, 0, 1>, packed_element = 1 : i32, pure = false} : (tensor<128x128xf32>) -> tensor<128x128xi32>
    %102 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %103 = arith.cmpi slt, %0, %arg24 : i32
    gpu.barrier
    %104 = arith.extsi %0 : i32 to i64
    %105 = "tt.addptr"(%arg23, %104) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %106 = "tt.atomic_rmw"(%105, %c1_i32, %103) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %107 = arith.subi %53, %c1_i32 : i32
    %108 = arith.cmpi eq, %106, %107 : i32
    %109 = arith.andi %103, %108 : i1
    %110 = scf.if %109 -> (i1) {
      %125 = arith.subi %102, %c1_i32 : i32
      %126 = arith.minui %0, %125 : i32
      %127 = arith.muli %126, %c128_i32 : i32
      %128 = "tt.splat"(%127) : (i32) -> tensor<128xi32>
      %129 = arith.addi %128, %4 : tensor<128xi32>
      %130 = arith.cmpi ult, %129, %6 : tensor<128xi32>
      %131 = arith.extsi %129 : tensor<128xi32> to tensor<128xi64>
      %132 = "tt.addptr"(%9, %131) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %133 = "tt.load"(%132, %130, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %134 = arith.minsi %133, %13 : tensor<128xi32>
      %135 = arith.maxsi %134, %cst_63 : tensor<128xi32>
      %136 = arith.cmpi slt, %129, %21 : tensor<128xi32>
      %137 = arith.select %136, %135, %cst_63 : tensor<128xi1>, tensor<128xi32>
      %138 = arith.subi %arg21, %c2048_i32 : i32
      %139 = "tt.addptr"(%27, %131) : (tensor<128x!tt.ptr<f32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<f32>>
      %140 = "tt.load"(%139, %136, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>, tensor<128xf32>) -> tensor<128xf32>
      %141 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
      %142 = arith.muli %131, %141 : tensor<128xi64>
      %143 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %144 = "tt.addptr"(%143, %142) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %145 = "tt.load"(%144, %136, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %146 = arith.addi %142, %cst_2 : tensor<128xi64>
      %147 = "tt.addptr"(%143, %146) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %148 = "tt.load"(%147, %136, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %149 = arith.minsi %148, %cst_48 : tensor<128xi32>
      %150 = "tt.splat"(%138) : (i32) -> tensor<128xi32>
      %151 = arith.cmpi slt, %150, %145 : tensor<128xi32>
      %152 = arith.addi %145, %149 : tensor<128xi32>
      %153 = arith.minsi %137, %cst_48 : tensor<128xi32>
      %154 = arith.cmpi slt, %152, %153 : tensor<128xi32>
      %155 = arith.cmpf uno, %140, %140 : tensor<128xf32>
      %156 = arith.cmpi sgt, %148, %cst_63 : tensor<128xi32>
      %157 = arith.andi %155, %156 : tensor<128xi1>
      %158 = arith.ori %151, %154 : tensor<128xi1>
      %159 = arith.ori %158, %157 : tensor<128xi1>
      %160 = arith.andi %159, %136 : tensor<128xi1>
      %161 = "tt.bitcast"(%140) : (tensor<128xf32>) -> tensor<128xi32>
      %162 = arith.cmpi slt, %161, %cst_63 : tensor<128xi32>
      %163 = arith.andi %161, %cst_47 : tensor<128xi32>
      %164 = arith.subi %cst_63, %163 : tensor<128xi32>
      %165 = arith.cmpi sgt, %163, %cst_46 : tensor<128xi32>
      %166 = arith.select %162, %164, %161 : tensor<128xi1>, tensor<128xi32>
      %167 = arith.select %165, %cst_46, %166 : tensor<128xi1>, tensor<128xi32>
      %168 = arith.select %151, %167, %cst_45 : tensor<128xi1>, tensor<128xi32>
      %169 = arith.addi %168, %cst_61 : tensor<128xi32>
      %170 = arith.subi %cst_48, %149 : tensor<128xi32>
      %171 = arith.select %160, %169, %170 : tensor<128xi1>, tensor<128xi32>
      %172 = arith.addi %145, %cst_48 : tensor<128xi32>
      %173 = arith.select %160, %168, %172 : tensor<128xi1>, tensor<128xi32>
      gpu.barrier
      %174 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %175 = "tt.addptr"(%174, %131) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%175, %171, %136) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %176 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
      %177 = arith.addi %176, %131 : tensor<128xi64>
      %178 = "tt.addptr"(%174, %177) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%178, %173, %136) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %179 = "tt.bitcast"(%cst_44) : (tensor<128xi32>) -> tensor<128xf32>
      %180 = arith.andi %160, %151 : tensor<128xi1>
      "tt.store"(%139, %179, %180) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xf32>, tensor<128xi1>) -> ()
      "tt.store"(%144, %cst_63, %160) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      "tt.store"(%147, %cst_63, %160) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %181 = arith.extui %160 : tensor<128xi1> to tensor<128xi32>
      %182 = "tt.reduce"(%181) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %207 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%207) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %183 = arith.cmpi ne, %182, %c0_i32 : i32
      %184 = "tt.reduce"(%137) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %207 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%207) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %185 = arith.maxsi %184, %c1_i32 : i32
      %186 = arith.subi %185, %c1_i32 : i32
      %187 = arith.divui %186, %c128_i32 : i32
      %188 = arith.divui %138, %c128_i32 : i32
      %189 = arith.maxsi %188, %c8_i32 : i32
      %190 = arith.divui %187, %189 : i32
      %191 = arith.addi %190, %c1_i32 : i32
      %192 = arith.minsi %191, %c1024_i32 : i32
      %193 = arith.muli %192, %c256_i32 : i32
      %194 = arith.divui %186, %193 : i32
      %195 = arith.divui %194, %c1024_i32 : i32
      %196 = arith.addi %195, %c1_i32 : i32
      %197 = arith.muli %193, %196 : i32
      %198 = arith.divui %186, %197 : i32
      %199 = arith.addi %198, %c1_i32 : i32
      %200 = arith.select %183, %199, %c0_i32 : i32
      %201 = arith.shli %200, %c11_i32 : i32
      %202 = arith.ori %201, %c4194304_i32 : i32
      %203 = arith.ori %202, %200 : i32
      %204 = arith.cmpi eq, %200, %c0_i32 : i32
      %205 = arith.select %204, %c0_i32, %203 : i32
      gpu.barrier
      %206 = "tt.atomic_rmw"(%105, %205) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %183 : i1
    } else {
      scf.yield %false : i1
    }
    %111 = arith.muli %1, %102 : i32
    %112 = arith.addi %111, %0 : i32
    %113 = arith.muli %53, %102 : i32
    %114 = arith.subi %113, %c264_i32 : i32
    %115 = arith.cmpi sge, %112, %114 : i32
    %116 = arith.ori %110, %115 : i1
    %117 = arith.select %116, %c1024_i32, %c0_i32 : i32
    %118 = arith.minsi %102, %arg24 : i32
    %119 = arith.cmpi slt, %0, %118 : i32
    %120 = arith.select %119, %0, %c0_i32 : i32
    %121 = "tt.splat"(%118) : (i32) -> tensor<128xi32>
    %122 = "tt.splat"(%arg23) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %123 = "tt.splat"(%120) : (i32) -> tensor<128xi32>
    %124 = scf.while (%arg29 = %117) : (i32) -> i32 {
      %125 = arith.cmpi sgt, %arg29, %c0_i32 : i32
      scf.condition(%125) %arg29 : i32
    } do {
    ^bb0(%arg29: i32):
      %125 = scf.for %arg30 = %c0_i32 to %118 step %c128_i32 iter_args(%arg31 = %c2147483647_i32) -> (i32)  : i32 {
        %134 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
        %135 = arith.addi %134, %4 : tensor<128xi32>
        %136 = arith.cmpi slt, %135, %121 : tensor<128xi32>
        %137 = arith.extsi %135 : tensor<128xi32> to tensor<128xi64>
        %138 = "tt.addptr"(%122, %137) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %139 = "tt.load"(%138, %136, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %140 = arith.subi %135, %123 : tensor<128xi32>
        %141 = arith.cmpi slt, %140, %cst_63 : tensor<128xi32>
        %142 = arith.addi %140, %121 : tensor<128xi32>
        %143 = arith.select %141, %142, %140 : tensor<128xi1>, tensor<128xi32>
        %144 = arith.cmpi eq, %139, %cst_63 : tensor<128xi32>
        %145 = arith.select %144, %cst_47, %cst_42 : tensor<128xi1>, tensor<128xi32>
        %146 = arith.cmpi sge, %139, %cst_41 : tensor<128xi32>
        %147 = arith.shrsi %139, %cst_40 : tensor<128xi32>
        %148 = arith.andi %147, %cst_39 : tensor<128xi32>
        %149 = arith.cmpi ne, %148, %cst_63 : tensor<128xi32>
        %150 = arith.andi %146, %149 : tensor<128xi1>
        %151 = arith.select %150, %143, %145 : tensor<128xi1>, tensor<128xi32>
        %152 = "tt.reduce"(%151) ({
        ^bb0(%arg32: i32, %arg33: i32):
          %154 = arith.minsi %arg32, %arg33 : i32
          "tt.reduce_return"(%154) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %153 = arith.minsi %arg31, %152 : i32
        scf.yield %153 : i32
      }
      %126 = "tt.splat"(%125) : (i32) -> tensor<4096xi32>
      %127 = "tt.reduce"(%126) ({
      ^bb0(%arg30: i32, %arg31: i32):
        %134 = arith.minsi %arg30, %arg31 : i32
        "tt.reduce_return"(%134) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %128 = arith.cmpi slt, %127, %118 : i32
      %129:4 = scf.if %128 -> (i1, i32, i32, i32) {
        %134 = arith.addi %120, %127 : i32
        %135 = arith.remui %134, %118 : i32
        %136 = arith.extsi %135 : i32 to i64
        %137 = "tt.addptr"(%arg23, %136) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %138 = "tt.atomic_rmw"(%137, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %139 = arith.cmpi sge, %138, %c4194304_i32 : i32
        %140 = arith.shrsi %138, %c11_i32 : i32
        %141 = arith.andi %140, %c2047_i32 : i32
        %142 = arith.cmpi ne, %141, %c0_i32 : i32
        %143 = arith.andi %139, %142 : i1
        %144 = arith.subi %138, %c2048_i32 : i32
        %145 = arith.select %143, %144, %138 : i32
        %146 = "tt.atomic_cas"(%137, %138, %145) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %147 = arith.cmpi eq, %146, %138 : i32
        %148 = arith.andi %143, %147 : i1
        %149 = arith.subi %141, %c1_i32 : i32
        %150 = arith.shrsi %138, %c22_i32 : i32
        scf.yield %148, %135, %150, %149 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %130 = arith.cmpi slt, %127, %c2147483647_i32 : i32
      %131 = arith.subi %arg29, %c1_i32 : i32
      %132 = arith.select %130, %131, %c0_i32 : i32
      %133 = arith.select %129#0, %c1024_i32, %132 : i32
      scf.if %129#0 {
        %134 = arith.andi %129#2, %c1_i32 : i32
        %135 = arith.cmpi eq, %134, %c0_i32 : i32
        %136 = arith.cmpi sle, %129#2, %c2_i32 : i32
        %137 = arith.muli %129#1, %c128_i32 : i32
        %138 = "tt.splat"(%137) : (i32) -> tensor<128xi32>
        %139 = arith.addi %138, %4 : tensor<128xi32>
        %140 = arith.cmpi ult, %139, %6 : tensor<128xi32>
        %141 = arith.extsi %139 : tensor<128xi32> to tensor<128xi64>
        %142 = "tt.addptr"(%9, %141) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %143 = "tt.load"(%142, %140, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %144 = arith.minsi %143, %13 : tensor<128xi32>
        %145 = arith.maxsi %144, %cst_63 : tensor<128xi32>
        %146 = arith.cmpi slt, %139, %21 : tensor<128xi32>
        %147 = arith.select %146, %145, %cst_63 : tensor<128xi1>, tensor<128xi32>
        %148 = arith.subi %arg21, %c2048_i32 : i32
        %149 = "tt.reduce"(%147) ({
        ^bb0(%arg30: i32, %arg31: i32):
          %172 = arith.maxsi %arg30, %arg31 : i32
          "tt.reduce_return"(%172) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %150 = arith.maxsi %149, %c1_i32 : i32
        %151 = arith.subi %150, %c1_i32 : i32
        %152 = arith.divui %151, %c128_i32 : i32
        %153 = arith.divui %148, %c128_i32 : i32
        %154 = arith.maxsi %153, %c8_i32 : i32
        %155 = arith.divui %152, %154 : i32
        %156 = arith.addi %155, %c1_i32 : i32
        %157 = arith.minsi %156, %c1024_i32 : i32
        %158 = arith.select %136, %157, %c1_i32 : i32
        %159 = arith.select %136, %c256_i32, %c2048_i32 : i32
        %160 = arith.muli %158, %159 : i32
        %161 = arith.divui %151, %160 : i32
        %162 = arith.divui %161, %c1024_i32 : i32
        %163 = arith.addi %162, %c1_i32 : i32
        %164 = arith.muli %160, %163 : i32
        %165 = arith.divui %151, %164 : i32
        %166 = arith.addi %165, %c1_i32 : i32
        scf.if %135 {
          %172 = arith.muli %129#3, %c8_i32 : i32
          %173 = arith.shrsi %129#2, %c1_i32 : i32
          %174 = arith.remui %173, %c3_i32 : i32
          %175 = arith.cmpi eq, %174, %c0_i32 : i32
          %176 = "tt.splat"(%c0_i32) : (i32) -> tensor<128xi32>
          %177 = arith.addi %176, %4 : tensor<128xi32>
          scf.for %arg30 = %c0_i32 to %c8_i32 step %c1_i32  : i32 {
            %178 = arith.addi %172, %arg30 : i32
            %179 = "tt.splat"(%178) : (i32) -> tensor<128xi32>
            %180 = arith.cmpi eq, %177, %179 : tensor<128xi32>
            %181 = arith.andi %180, %146 : tensor<128xi1>
            %182 = arith.select %181, %147, %cst_38 : tensor<128xi1>, tensor<128xi32>
            %183 = "tt.reduce"(%182) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %186 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%186) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %184 = arith.addi %137, %178 : i32
            %185 = arith.cmpi sgt, %183, %c-1_i32 : i32
            scf.if %185 {
              %186 = arith.minsi %arg15, %arg17 : i32
              %187 = arith.minsi %186, %arg20 : i32
              %188 = arith.minsi %187, %arg26 : i32
              %189 = arith.cmpi ult, %184, %188 : i32
              %190 = arith.extsi %184 : i32 to i64
              %191 = "tt.addptr"(%arg25, %190) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %192 = "tt.load"(%191, %189, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %193 = arith.addi %arg27, %190 : i64
              %194 = "tt.addptr"(%arg25, %193) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %195 = "tt.load"(%194, %189, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %196 = arith.cmpi sgt, %192, %195 : i32
              scf.if %196 {
                %197 = "tt.addptr"(%arg14, %190) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
                %198 = "tt.load"(%197) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
                %199 = arith.muli %190, %arg18 : i64
                %200 = "tt.addptr"(%arg16, %199) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %201 = "tt.load"(%200) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %202 = arith.addi %199, %c1_i64 : i64
                %203 = "tt.addptr"(%arg16, %202) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %204 = "tt.load"(%203) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %205 = arith.maxsi %148, %c0_i32 : i32
                %206 = arith.minsi %201, %205 : i32
                %207 = arith.maxsi %206, %c0_i32 : i32
                %208 = "tt.bitcast"(%198) : (f32) -> i32
                %209 = arith.cmpi slt, %208, %c0_i32 : i32
                %210 = arith.andi %208, %c2147483647_i32 : i32
                %211 = arith.subi %c0_i32, %210 : i32
                %212 = arith.cmpi sgt, %210, %c2139095040_i32 : i32
                %213 = arith.select %209, %211, %208 : i32
                %214 = arith.select %212, %c2139095041_i32, %213 : i32
                gpu.barrier
                %215 = arith.cmpi ne, %158, %c1_i32 : i32
                %216 = arith.cmpi eq, %192, %c-2139095040_i32 : i32
                %217 = arith.cmpi eq, %158, %c1_i32 : i32
                %218 = arith.andi %216, %217 : i1
                %219 = arith.addi %201, %204 : i32
                %220 = arith.select %218, %219, %183 : i32
                %221 = arith.minsi %220, %c2048_i32 : i32
                %222 = arith.cmpi sgt, %201, %205 : i32
                %223 = arith.minsi %204, %c2048_i32 : i32
                %224 = arith.addi %201, %223 : i32
                %225 = arith.cmpi sge, %224, %221 : i32
                %226 = arith.ori %225, %218 : i1
                %227 = arith.ori %222, %215 : i1
                %228 = arith.xori %227, %true : i1
                %229 = arith.andi %226, %228 : i1
                %230 = arith.ori %229, %222 : i1
                %231 = arith.ori %230, %215 : i1
                %232 = arith.xori %231, %true : i1
                %233 = arith.cmpi sge, %201, %c8_i32 : i32
                %234 = arith.cmpi eq, %195, %c-2139095041_i32 : i32
                %235 = arith.cmpi ne, %174, %c0_i32 : i32
                %236 = arith.andi %232, %233 : i1
                %237 = arith.andi %236, %234 : i1
                %238 = arith.andi %237, %235 : i1
                %239 = arith.divui %201, %c2_i32 : i32
                %240 = arith.subi %205, %221 : i32
                %241 = arith.maxsi %240, %c0_i32 : i32
                %242 = arith.sitofp %221 : i32 to f32
                %243 = arith.sitofp %241 : i32 to f32
                %244 = arith.mulf %243, %cst_37 : f32
                %245 = arith.addf %242, %244 : f32
                %246 = arith.sitofp %207 : i32 to f32
                %247 = arith.sitofp %158 : i32 to f32
                %248 = arith.sitofp %201 : i32 to f32
                %249 = arith.maximumf %248, %cst_36 : f32
                %250 = arith.mulf %249, %247 : f32
                %251 = arith.mulf %245, %246 : f32
                %252 = arith.divf %251, %250 : f32
                %253 = arith.addf %252, %cst_35 : f32
                %254 = arith.maximumf %253, %cst_36 : f32
                %255 = arith.minimumf %254, %cst_34 : f32
                %256 = arith.fptosi %255 : f32 to i32
                %257 = arith.select %238, %239, %256 : i32
                %258 = arith.select %229, %221, %257 : i32
                %259 = arith.andi %222, %235 : i1
                %260 = arith.ori %215, %259 : i1
                %261 = arith.ori %260, %238 : i1
                %262 = arith.cmpi sle, %258, %207 : i32
                %263 = arith.cmpi sge, %258, %c1_i32 : i32
                %264 = arith.andi %262, %263 : i1
                %265 = arith.ori %229, %261 : i1
                %266 = arith.andi %264, %265 : i1
                %267 = scf.if %266 -> (i32) {
                  %268 = arith.cmpi slt, %192, %c0_i32 : i32
                  %269 = arith.subi %c-2147483648_i32, %192 : i32
                  %270 = arith.select %268, %269, %192 : i32
                  %271 = "tt.bitcast"(%270) : (i32) -> f32
                  %272 = "tt.make_range"() {end = 4096 : i32, start = 0 : i32} : () -> tensor<4096xi32>
                  %273 = "tt.splat"(%207) : (i32) -> tensor<4096xi32>
                  %274 = arith.cmpi ult, %272, %273 : tensor<4096xi32>
                  %275 = arith.addi %272, %cst_33 : tensor<4096xi32>
                  %276 = "tt.splat"(%184) : (i32) -> tensor<1xi32>
                  %277 = arith.extsi %276 : tensor<1xi32> to tensor<1xi64>
                  %278 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %279 = arith.muli %277, %278 : tensor<1xi64>
                  %280 = arith.extsi %275 : tensor<4096xi32> to tensor<4096xi64>
                  %281 = arith.muli %280, %cst_31 : tensor<4096xi64>
                  %282 = "tt.broadcast"(%279) : (tensor<1xi64>) -> tensor<4096xi64>
                  %283 = arith.addi %282, %281 : tensor<4096xi64>
                  %284 = "tt.broadcast"(%cst_1) : (tensor<1xi64>) -> tensor<4096xi64>
                  %285 = arith.addi %283, %284 : tensor<4096xi64>
                  %286 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<4096x!tt.ptr<i32>>
                  %287 = "tt.addptr"(%286, %285) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                  %288 = "tt.load"(%287, %274, %cst_32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                  %289 = "tt.bitcast"(%288) : (tensor<4096xi32>) -> tensor<4096xf32>
                  %290 = arith.cmpf oge, %271, %cst_30 : f32
                  %291 = arith.cmpf olt, %271, %cst_29 : f32
                  %292 = arith.andi %290, %291 : i1
                  %293 = arith.select %292, %271, %cst_28 : f32
                  %294 = "tt.splat"(%293) : (f32) -> tensor<4096xf32>
                  %295 = arith.cmpf ole, %289, %294 : tensor<4096xf32>
                  %296 = "tt.splat"(%271) : (f32) -> tensor<4096xf32>
                  %297 = arith.addf %289, %296 : tensor<4096xf32>
                  %298 = arith.select %295, %297, %289 : tensor<4096xi1>, tensor<4096xf32>
                  %299 = "tt.bitcast"(%298) : (tensor<4096xf32>) -> tensor<4096xi32>
                  %300 = arith.cmpi slt, %299, %cst_32 : tensor<4096xi32>
                  %301 = arith.andi %299, %cst_27 : tensor<4096xi32>
                  %302 = arith.subi %cst_32, %301 : tensor<4096xi32>
                  %303 = arith.cmpi sgt, %301, %cst_26 : tensor<4096xi32>
                  %304 = arith.select %300, %302, %299 : tensor<4096xi1>, tensor<4096xi32>
                  %305 = arith.select %303, %cst_26, %304 : tensor<4096xi1>, tensor<4096xi32>
                  %306 = arith.select %274, %305, %cst_25 : tensor<4096xi1>, tensor<4096xi32>
                  %307 = arith.addi %207, %c4095_i32 : i32
                  %308 = arith.divui %307, %c4096_i32 : i32
                  %309 = scf.for %arg31 = %c1_i32 to %308 step %c1_i32 iter_args(%arg32 = %306) -> (tensor<4096xi32>)  : i32 {
                    %378 = arith.muli %arg31, %c4096_i32 : i32
                    %379 = "tt.splat"(%378) : (i32) -> tensor<4096xi32>
                    %380 = arith.addi %379, %272 : tensor<4096xi32>
                    %381 = arith.cmpi ult, %380, %273 : tensor<4096xi32>
                    %382 = arith.addi %380, %cst_33 : tensor<4096xi32>
                    %383 = arith.extsi %382 : tensor<4096xi32> to tensor<4096xi64>
                    %384 = arith.muli %383, %cst_31 : tensor<4096xi64>
                    %385 = arith.addi %282, %384 : tensor<4096xi64>
                    %386 = arith.addi %385, %284 : tensor<4096xi64>
                    %387 = "tt.addptr"(%286, %386) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %388 = "tt.load"(%387, %381, %cst_32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %389 = "tt.bitcast"(%388) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %390 = arith.cmpf ole, %389, %294 : tensor<4096xf32>
                    %391 = arith.addf %389, %296 : tensor<4096xf32>
                    %392 = arith.select %390, %391, %389 : tensor<4096xi1>, tensor<4096xf32>
                    %393 = "tt.bitcast"(%392) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %394 = arith.cmpi slt, %393, %cst_32 : tensor<4096xi32>
                    %395 = arith.andi %393, %cst_27 : tensor<4096xi32>
                    %396 = arith.subi %cst_32, %395 : tensor<4096xi32>
                    %397 = arith.cmpi sgt, %395, %cst_26 : tensor<4096xi32>
                    %398 = arith.select %394, %396, %393 : tensor<4096xi1>, tensor<4096xi32>
                    %399 = arith.select %397, %cst_26, %398 : tensor<4096xi1>, tensor<4096xi32>
                    %400 = arith.select %381, %399, %cst_25 : tensor<4096xi1>, tensor<4096xi32>
                    %401 = arith.maxsi %arg32, %400 : tensor<4096xi32>
                    scf.yield %401 : tensor<4096xi32>
                  }
                  %310 = "tt.reduce"(%309) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %378 = arith.maxsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%378) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  %311 = "tt.bitcast"(%271) : (f32) -> i32
                  %312 = arith.cmpi slt, %311, %c0_i32 : i32
                  %313 = arith.andi %311, %c2147483647_i32 : i32
                  %314 = arith.subi %c0_i32, %313 : i32
                  %315 = arith.cmpi sgt, %313, %c2139095040_i32 : i32
                  %316 = arith.select %312, %314, %311 : i32
                  %317 = arith.select %315, %c2139095040_i32, %316 : i32
                  %318 = arith.cmpi slt, %317, %c0_i32 : i32
                  %319 = arith.subi %c-2147483648_i32, %317 : i32
                  %320 = arith.select %318, %319, %317 : i32
                  %321 = "tt.bitcast"(%320) : (i32) -> f32
                  %322 = arith.cmpi slt, %310, %c0_i32 : i32
                  %323 = arith.subi %c-2147483648_i32, %310 : i32
                  %324 = arith.select %322, %323, %310 : i32
                  %325 = "tt.bitcast"(%324) : (i32) -> f32
                  %326 = arith.subf %325, %321 : f32
                  %327 = math.rsqrt %246 : f32
                  %328 = arith.divui %207, %c4_i32 : i32
                  %329 = arith.cmpi slt, %258, %328 : i32
                  %330 = arith.sitofp %258 : i32 to f32
                  %331 = math.log2 %246 : f32
                  %332 = arith.subf %331, %cst_0 : f32
                  %333 = arith.subf %330, %cst_35 : f32
                  %334 = math.log2 %333 : f32
                  %335 = arith.subf %331, %334 : f32
                  %336 = arith.divf %335, %332 : f32
                  %337 = arith.subi %207, %258 : i32
                  %338 = arith.sitofp %337 : i32 to f32
                  %339 = arith.addf %338, %cst_35 : f32
                  %340 = arith.divf %339, %246 : f32
                  %341 = arith.select %329, %336, %340 : f32
                  %342 = arith.mulf %327, %cst_24 : f32
                  %343 = arith.mulf %326, %341 : f32
                  %344 = arith.addf %321, %343 : f32
                  %345 = arith.mulf %326, %342 : f32
                  %346 = arith.addi %317, %c1_i32 : i32
                  %347 = arith.subi %310, %c1_i32 : i32
                  %348 = arith.subf %344, %345 : f32
                  %349 = arith.addf %344, %345 : f32
                  %350 = "tt.bitcast"(%348) : (f32) -> i32
                  %351 = arith.cmpi slt, %350, %c0_i32 : i32
                  %352 = arith.andi %350, %c2147483647_i32 : i32
                  %353 = arith.subi %c0_i32, %352 : i32
                  %354 = arith.cmpi sgt, %352, %c2139095040_i32 : i32
                  %355 = arith.select %351, %353, %350 : i32
                  %356 = arith.select %354, %c2139095040_i32, %355 : i32
                  %357 = arith.minsi %356, %347 : i32
                  %358 = arith.maxsi %357, %346 : i32
                  %359 = "tt.bitcast"(%349) : (f32) -> i32
                  %360 = arith.cmpi slt, %359, %c0_i32 : i32
                  %361 = arith.andi %359, %c2147483647_i32 : i32
                  %362 = arith.subi %c0_i32, %361 : i32
                  %363 = arith.cmpi sgt, %361, %c2139095040_i32 : i32
                  %364 = arith.select %360, %362, %359 : i32
                  %365 = arith.select %363, %c2139095040_i32, %364 : i32
                  %366 = arith.minsi %365, %347 : i32
                  %367 = arith.maxsi %366, %346 : i32
                  %368 = arith.cmpf olt, %326, %cst_29 : f32
                  %369 = arith.cmpf olt, %342, %cst_22 : f32
                  %370 = arith.andi %368, %369 : i1
                  %371:2 = scf.if %370 -> (i32, i32) {
                    scf.yield %358, %367 : i32, i32
                  } else {
                    %378 = arith.subi %310, %317 : i32
                    %379 = arith.addi %378, %c2_i32 : i32
                    %380 = arith.divui %379, %c3_i32 : i32
                    %381 = arith.addi %317, %380 : i32
                    %382 = arith.addi %381, %380 : i32
                    scf.yield %381, %382 : i32, i32
                  }
                  %372:8 = scf.while (%arg31 = %317, %arg32 = %310, %arg33 = %207, %arg34 = %c0_i32, %arg35 = %371#0, %arg36 = %371#1, %arg37 = %cst_24, %arg38 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                    %378 = arith.addi %arg31, %c1_i32 : i32
                    %379 = arith.cmpi slt, %378, %arg32 : i32
                    %380 = arith.cmpi ne, %arg33, %258 : i32
                    %381 = arith.andi %379, %380 : i1
                    scf.condition(%381) %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38 : i32, i32, i32, i32, i32, i32, f32, i32
                  } do {
                  ^bb0(%arg31: i32, %arg32: i32, %arg33: i32, %arg34: i32, %arg35: i32, %arg36: i32, %arg37: f32, %arg38: i32):
                    %378 = "tt.splat"(%arg35) : (i32) -> tensor<4096xi32>
                    %379 = arith.cmpi sgt, %306, %378 : tensor<4096xi32>
                    %380 = "tt.splat"(%arg36) : (i32) -> tensor<4096xi32>
                    %381 = arith.cmpi sgt, %306, %380 : tensor<4096xi32>
                    %382 = arith.extui %379 : tensor<4096xi1> to tensor<4096xi64>
                    %383 = arith.extui %381 : tensor<4096xi1> to tensor<4096xi64>
                    %384 = arith.shli %383, %cst_21 : tensor<4096xi64>
                    %385 = arith.ori %382, %384 : tensor<4096xi64>
                    %386 = scf.for %arg39 = %c1_i32 to %308 step %c1_i32 iter_args(%arg40 = %385) -> (tensor<4096xi64>)  : i32 {
                      %469 = arith.muli %arg39, %c4096_i32 : i32
                      %470 = "tt.splat"(%469) : (i32) -> tensor<4096xi32>
                      %471 = arith.addi %470, %272 : tensor<4096xi32>
                      %472 = arith.cmpi ult, %471, %273 : tensor<4096xi32>
                      %473 = arith.addi %471, %cst_33 : tensor<4096xi32>
                      %474 = arith.extsi %473 : tensor<4096xi32> to tensor<4096xi64>
                      %475 = arith.muli %474, %cst_31 : tensor<4096xi64>
                      %476 = arith.addi %282, %475 : tensor<4096xi64>
                      %477 = arith.addi %476, %284 : tensor<4096xi64>
                      %478 = "tt.addptr"(%286, %477) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                      %479 = "tt.load"(%478, %472, %cst_32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                      %480 = "tt.bitcast"(%479) : (tensor<4096xi32>) -> tensor<4096xf32>
                      %481 = arith.cmpf ole, %480, %294 : tensor<4096xf32>
                      %482 = arith.addf %480, %296 : tensor<4096xf32>
                      %483 = arith.select %481, %482, %480 : tensor<4096xi1>, tensor<4096xf32>
                      %484 = "tt.bitcast"(%483) : (tensor<4096xf32>) -> tensor<4096xi32>
                      %485 = arith.cmpi slt, %484, %cst_32 : tensor<4096xi32>
                      %486 = arith.andi %484, %cst_27 : tensor<4096xi32>
                      %487 = arith.subi %cst_32, %486 : tensor<4096xi32>
                      %488 = arith.cmpi sgt, %486, %cst_26 : tensor<4096xi32>
                      %489 = arith.select %485, %487, %484 : tensor<4096xi1>, tensor<4096xi32>
                      %490 = arith.select %488, %cst_26, %489 : tensor<4096xi1>, tensor<4096xi32>
                      %491 = arith.select %472, %490, %cst_25 : tensor<4096xi1>, tensor<4096xi32>
                      %492 = arith.cmpi sgt, %491, %378 : tensor<4096xi32>
                      %493 = arith.cmpi sgt, %491, %380 : tensor<4096xi32>
                      %494 = arith.extui %492 : tensor<4096xi1> to tensor<4096xi64>
                      %495 = arith.extui %493 : tensor<4096xi1> to tensor<4096xi64>
                      %496 = arith.shli %495, %cst_21 : tensor<4096xi64>
                      %497 = arith.ori %494, %496 : tensor<4096xi64>
                      %498 = arith.addi %arg40, %497 : tensor<4096xi64>
                      scf.yield %498 : tensor<4096xi64>
                    }
                    %387 = "tt.reduce"(%386) ({
                    ^bb0(%arg39: i64, %arg40: i64):
                      %469 = arith.addi %arg39, %arg40 : i64
                      "tt.reduce_return"(%469) : (i64) -> ()
                    }) {axis = 0 : i32} : (tensor<4096xi64>) -> i64
                    %388 = arith.shrui %387, %c32_i64 : i64
                    %389 = arith.trunci %387 : i64 to i32
                    %390 = arith.trunci %388 : i64 to i32
                    %391 = arith.cmpi sge, %389, %258 : i32
                    %392 = arith.cmpi sge, %390, %258 : i32
                    %393 = arith.select %391, %arg35, %arg31 : i32
                    %394 = arith.select %392, %arg36, %393 : i32
                    %395 = arith.select %391, %arg36, %arg35 : i32
                    %396 = arith.select %392, %arg32, %395 : i32
                    %397 = arith.select %391, %389, %arg33 : i32
                    %398 = arith.select %392, %390, %397 : i32
                    %399 = arith.select %391, %390, %389 : i32
                    %400 = arith.select %392, %arg34, %399 : i32
                    %401 = arith.mulf %arg37, %cst_20 : f32
                    %402 = arith.select %391, %cst_24, %401 : f32
                    %403 = arith.select %392, %401, %402 : f32
                    %404 = arith.addi %arg38, %c1_i32 : i32
                    %405 = arith.cmpi slt, %394, %c0_i32 : i32
                    %406 = arith.subi %c-2147483648_i32, %394 : i32
                    %407 = arith.select %405, %406, %394 : i32
                    %408 = "tt.bitcast"(%407) : (i32) -> f32
                    %409 = arith.cmpi slt, %396, %c0_i32 : i32
                    %410 = arith.subi %c-2147483648_i32, %396 : i32
                    %411 = arith.select %409, %410, %396 : i32
                    %412 = "tt.bitcast"(%411) : (i32) -> f32
                    %413 = arith.subf %412, %408 : f32
                    %414 = arith.subi %398, %400 : i32
                    %415 = arith.sitofp %414 : i32 to f32
                    %416 = math.rsqrt %415 : f32
                    %417 = arith.divui %398, %c4_i32 : i32
                    %418 = arith.cmpi slt, %258, %417 : i32
                    %419 = arith.cmpf olt, %403, %cst_23 : f32
                    %420 = arith.andi %418, %419 : i1
                    %421 = arith.sitofp %398 : i32 to f32
                    %422 = arith.sitofp %400 : i32 to f32
                    %423 = math.log2 %421 : f32
                    %424 = arith.addf %422, %cst_35 : f32
                    %425 = math.log2 %424 : f32
                    %426 = arith.subf %423, %425 : f32
                    %427 = arith.subf %423, %334 : f32
                    %428 = arith.divf %427, %426 : f32
                    %429 = arith.subi %398, %258 : i32
                    %430 = arith.sitofp %429 : i32 to f32
                    %431 = arith.addf %430, %cst_35 : f32
                    %432 = arith.divf %431, %415 : f32
                    %433 = arith.select %420, %428, %432 : f32
                    %434 = arith.mulf %403, %416 : f32
                    %435 = arith.mulf %413, %433 : f32
                    %436 = arith.addf %408, %435 : f32
                    %437 = arith.mulf %413, %434 : f32
                    %438 = arith.addi %394, %c1_i32 : i32
                    %439 = arith.subi %396, %c1_i32 : i32
                    %440 = arith.subf %436, %437 : f32
                    %441 = arith.addf %436, %437 : f32
                    %442 = "tt.bitcast"(%440) : (f32) -> i32
                    %443 = arith.cmpi slt, %442, %c0_i32 : i32
                    %444 = arith.andi %442, %c2147483647_i32 : i32
                    %445 = arith.subi %c0_i32, %444 : i32
                    %446 = arith.cmpi sgt, %444, %c2139095040_i32 : i32
                    %447 = arith.select %443, %445, %442 : i32
                    %448 = arith.select %446, %c2139095040_i32, %447 : i32
                    %449 = arith.minsi %448, %439 : i32
                    %450 = arith.maxsi %449, %438 : i32
                    %451 = "tt.bitcast"(%441) : (f32) -> i32
                    %452 = arith.cmpi slt, %451, %c0_i32 : i32
                    %453 = arith.andi %451, %c2147483647_i32 : i32
                    %454 = arith.subi %c0_i32, %453 : i32
                    %455 = arith.cmpi sgt, %453, %c2139095040_i32 : i32
                    %456 = arith.select %452, %454, %451 : i32
                    %457 = arith.select %455, %c2139095040_i32, %456 : i32
                    %458 = arith.minsi %457, %439 : i32
                    %459 = arith.maxsi %458, %438 : i32
                    %460 = arith.cmpf olt, %413, %cst_29 : f32
                    %461 = arith.cmpf olt, %434, %cst_22 : f32
                    %462 = arith.cmpi slt, %404, %c8_i32 : i32
                    %463 = arith.cmpi eq, %404, %c6_i32 : i32
                    %464 = arith.cmpi ne, %404, %c6_i32 : i32
                    %465 = arith.andi %462, %464 : i1
                    %466 = arith.andi %465, %460 : i1
                    %467 = arith.andi %466, %461 : i1
                    %468:2 = scf.if %467 -> (i32, i32) {
                      scf.yield %450, %459 : i32, i32
                    } else {
                      %469 = arith.xori %394, %396 : i32
                      %470 = arith.shrui %469, %c1_i32 : i32
                      %471 = arith.ori %469, %470 : i32
                      %472 = arith.shrui %471, %c2_i32 : i32
                      %473 = arith.ori %471, %472 : i32
                      %474 = arith.shrui %473, %c4_i32 : i32
                      %475 = arith.ori %473, %474 : i32
                      %476 = arith.shrui %475, %c8_i32 : i32
                      %477 = arith.ori %475, %476 : i32
                      %478 = arith.shrui %477, %c16_i32 : i32
                      %479 = arith.ori %477, %478 : i32
                      %480 = arith.shrui %479, %c1_i32 : i32
                      %481 = arith.xori %480, %c-1_i32 : i32
                      %482 = arith.andi %396, %481 : i32
                      %483 = arith.subi %482, %c1_i32 : i32
                      %484 = arith.subi %396, %394 : i32
                      %485 = arith.addi %484, %c2_i32 : i32
                      %486 = arith.divui %485, %c3_i32 : i32
                      %487 = arith.addi %394, %486 : i32
                      %488 = arith.addi %487, %486 : i32
                      %489 = arith.select %463, %483, %487 : i32
                      %490 = arith.select %463, %482, %488 : i32
                      scf.yield %489, %490 : i32, i32
                    }
                    scf.yield %394, %396, %398, %400, %468#0, %468#1, %403, %404 : i32, i32, i32, i32, i32, i32, f32, i32
                  }
                  %373 = "tt.splat"(%372#0) : (i32) -> tensor<4096xi32>
                  %374 = arith.cmpi sgt, %306, %373 : tensor<4096xi32>
                  %375 = arith.select %374, %306, %cst_19 : tensor<4096xi1>, tensor<4096xi32>
                  %376 = scf.for %arg31 = %c1_i32 to %308 step %c1_i32 iter_args(%arg32 = %375) -> (tensor<4096xi32>)  : i32 {
                    %378 = arith.muli %arg31, %c4096_i32 : i32
                    %379 = "tt.splat"(%378) : (i32) -> tensor<4096xi32>
                    %380 = arith.addi %379, %272 : tensor<4096xi32>
                    %381 = arith.cmpi ult, %380, %273 : tensor<4096xi32>
                    %382 = arith.addi %380, %cst_33 : tensor<4096xi32>
                    %383 = arith.extsi %382 : tensor<4096xi32> to tensor<4096xi64>
                    %384 = arith.muli %383, %cst_31 : tensor<4096xi64>
                    %385 = arith.addi %282, %384 : tensor<4096xi64>
                    %386 = arith.addi %385, %284 : tensor<4096xi64>
                    %387 = "tt.addptr"(%286, %386) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %388 = "tt.load"(%387, %381, %cst_32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %389 = "tt.bitcast"(%388) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %390 = arith.cmpf ole, %389, %294 : tensor<4096xf32>
                    %391 = arith.addf %389, %296 : tensor<4096xf32>
                    %392 = arith.select %390, %391, %389 : tensor<4096xi1>, tensor<4096xf32>
                    %393 = "tt.bitcast"(%392) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %394 = arith.cmpi slt, %393, %cst_32 : tensor<4096xi32>
                    %395 = arith.andi %393, %cst_27 : tensor<4096xi32>
                    %396 = arith.subi %cst_32, %395 : tensor<4096xi32>
                    %397 = arith.cmpi sgt, %395, %cst_26 : tensor<4096xi32>
                    %398 = arith.select %394, %396, %393 : tensor<4096xi1>, tensor<4096xi32>
                    %399 = arith.select %397, %cst_26, %398 : tensor<4096xi1>, tensor<4096xi32>
                    %400 = arith.select %381, %399, %cst_25 : tensor<4096xi1>, tensor<4096xi32>
                    %401 = arith.cmpi sgt, %400, %373 : tensor<4096xi32>
                    %402 = arith.select %401, %400, %cst_19 : tensor<4096xi1>, tensor<4096xi32>
                    %403 = arith.minsi %arg32, %402 : tensor<4096xi32>
                    scf.yield %403 : tensor<4096xi32>
                  }
                  %377 = "tt.reduce"(%376) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %378 = arith.minsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%378) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  scf.yield %377 : i32
                } else {
                  scf.yield %192 : i32
                }
                scf.if %229 {
                  %268 = arith.cmpi slt, %219, %c2048_i32 : i32
                  %269 = arith.cmpi sge, %267, %214 : i32
                  %270 = arith.andi %218, %268 : i1
                  %271 = arith.andi %270, %269 : i1
                  %272 = arith.cmpi slt, %221, %c1_i32 : i32
                  %273 = arith.ori %271, %272 : i1
                  %274 = arith.cmpi slt, %267, %c0_i32 : i32
                  %275 = arith.subi %c-2147483648_i32, %267 : i32
                  %276 = arith.select %274, %275, %267 : i32
                  %277 = "tt.bitcast"(%276) : (i32) -> f32
                  %278 = arith.select %273, %198, %277 : f32
                  %279 = arith.select %273, %214, %267 : i32
                  %280 = arith.cmpi eq, %279, %192 : i32
                  %281 = arith.select %280, %204, %c0_i32 : i32
                  %282 = arith.cmpi slt, %192, %c0_i32 : i32
                  %283 = arith.subi %c-2147483648_i32, %192 : i32
                  %284 = arith.select %282, %283, %192 : i32
                  %285 = "tt.bitcast"(%284) : (i32) -> f32
                  %286 = arith.addi %207, %c1023_i32 : i32
                  %287 = arith.divui %286, %c1024_i32 : i32
                  %288 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                  %289 = "tt.splat"(%207) : (i32) -> tensor<1024xi32>
                  %290 = "tt.splat"(%184) : (i32) -> tensor<1xi32>
                  %291 = arith.extsi %290 : tensor<1xi32> to tensor<1xi64>
                  %292 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %293 = arith.muli %291, %292 : tensor<1xi64>
                  %294 = "tt.broadcast"(%293) : (tensor<1xi64>) -> tensor<1024xi64>
                  %295 = "tt.broadcast"(%cst) : (tensor<1xi64>) -> tensor<1024xi64>
                  %296 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1024x!tt.ptr<i32>>
                  %297 = "tt.broadcast"(%cst_1) : (tensor<1xi64>) -> tensor<1024xi64>
                  %298 = arith.cmpf oge, %285, %cst_30 : f32
                  %299 = arith.cmpf olt, %285, %cst_29 : f32
                  %300 = arith.andi %298, %299 : i1
                  %301 = arith.select %300, %285, %cst_28 : f32
                  %302 = "tt.splat"(%301) : (f32) -> tensor<1024xf32>
                  %303 = "tt.splat"(%285) : (f32) -> tensor<1024xf32>
                  %304 = "tt.splat"(%278) : (f32) -> tensor<1024xf32>
                  %305 = "tt.splat"(%278) : (f32) -> tensor<1xf32>
                  %306 = arith.mulf %305, %cst_12 : tensor<1xf32>
                  %307 = math.absf %305 : tensor<1xf32>
                  %308 = arith.cmpf olt, %307, %cst_11 : tensor<1xf32>
                  %309 = arith.select %308, %306, %cst_10 : tensor<1xi1>, tensor<1xf32>
                  %310 = "tt.expand_dims"(%309) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %311 = "tt.broadcast"(%310) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %312 = "tt.expand_dims"(%305) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %313 = "tt.broadcast"(%312) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %314 = "tt.splat"(%184) : (i32) -> tensor<1x1x1xi32>
                  %315 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                  %316 = "tt.expand_dims"(%315) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                  %317 = "tt.expand_dims"(%316) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                  %318 = arith.extsi %314 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                  %319 = "tt.splat"(%arg22) : (i64) -> tensor<1x1x1xi64>
                  %320 = arith.muli %318, %319 : tensor<1x1x1xi64>
                  %321 = "tt.broadcast"(%320) : (tensor<1x1x1xi64>) -> tensor<1x1024x1xi64>
                  %322 = arith.extsi %317 : tensor<1x1x2xi32> to tensor<1x1x2xi64>
                  %323 = "tt.broadcast"(%322) : (tensor<1x1x2xi64>) -> tensor<1x1024x2xi64>
                  %324 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                  %325:2 = scf.for %arg31 = %c0_i32 to %287 step %c1_i32 iter_args(%arg32 = %c0_i32, %arg33 = %281) -> (i32, i32)  : i32 {
                    %329 = arith.muli %arg31, %c1024_i32 : i32
                    %330 = "tt.splat"(%329) : (i32) -> tensor<1024xi32>
                    %331 = arith.addi %330, %288 : tensor<1024xi32>
                    %332 = arith.cmpi ult, %331, %289 : tensor<1024xi32>
                    %333 = arith.addi %331, %cst_18 : tensor<1024xi32>
                    %334 = arith.extsi %333 : tensor<1024xi32> to tensor<1024xi64>
                    %335 = arith.muli %334, %cst_16 : tensor<1024xi64>
                    %336 = arith.addi %294, %335 : tensor<1024xi64>
                    %337 = arith.addi %336, %295 : tensor<1024xi64>
                    %338 = "tt.addptr"(%296, %337) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %339 = "tt.load"(%338, %332, %cst_17) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %340 = arith.addi %336, %297 : tensor<1024xi64>
                    %341 = "tt.addptr"(%296, %340) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %342 = "tt.load"(%341, %332, %cst_17) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %343 = "tt.bitcast"(%342) : (tensor<1024xi32>) -> tensor<1024xf32>
                    %344 = arith.cmpf ole, %343, %302 : tensor<1024xf32>
                    %345 = arith.addf %343, %303 : tensor<1024xf32>
                    %346 = arith.select %344, %345, %343 : tensor<1024xi1>, tensor<1024xf32>
                    gpu.barrier
                    %347 = arith.cmpf ogt, %346, %304 : tensor<1024xf32>
                    %348 = arith.andi %347, %332 : tensor<1024xi1>
                    %349 = arith.cmpf ueq, %346, %304 : tensor<1024xf32>
                    %350 = arith.andi %349, %332 : tensor<1024xi1>
                    %351 = arith.extui %348 : tensor<1024xi1> to tensor<1024xi32>
                    %352 = arith.extui %350 : tensor<1024xi1> to tensor<1024xi32>
                    %353 = arith.shli %352, %cst_15 : tensor<1024xi32>
                    %354 = arith.addi %351, %353 : tensor<1024xi32>
                    %355 = "tt.scan"(%354) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %397 = arith.addi %arg34, %arg35 : i32
                      "tt.scan_return"(%397) : (i32) -> ()
                    }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                    %356 = arith.subi %355, %354 : tensor<1024xi32>
                    %357 = arith.andi %356, %cst_14 : tensor<1024xi32>
                    %358 = arith.shrui %356, %cst_15 : tensor<1024xi32>
                    %359 = "tt.splat"(%arg32) : (i32) -> tensor<1024xi32>
                    %360 = arith.addi %357, %359 : tensor<1024xi32>
                    %361 = "tt.splat"(%arg33) : (i32) -> tensor<1024xi32>
                    %362 = arith.addi %358, %361 : tensor<1024xi32>
                    %363 = arith.addi %360, %cst_18 : tensor<1024xi32>
                    %364 = arith.subi %cst_13, %362 : tensor<1024xi32>
                    %365 = arith.cmpi ult, %362, %cst_18 : tensor<1024xi32>
                    %366 = arith.select %348, %363, %364 : tensor<1024xi1>, tensor<1024xi32>
                    %367 = arith.andi %350, %365 : tensor<1024xi1>
                    %368 = arith.ori %348, %367 : tensor<1024xi1>
                    %369 = "tt.expand_dims"(%339) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %370 = "tt.expand_dims"(%346) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                    %371 = arith.cmpf ole, %370, %311 : tensor<1x1024xf32>
                    %372 = arith.subf %370, %313 : tensor<1x1024xf32>
                    %373 = math.absf %370 : tensor<1x1024xf32>
                    %374 = arith.cmpf olt, %373, %cst_9 : tensor<1x1024xf32>
                    %375 = arith.andi %371, %374 : tensor<1x1024xi1>
                    %376 = arith.select %375, %372, %370 : tensor<1x1024xi1>, tensor<1x1024xf32>
                    %377 = "tt.bitcast"(%376) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                    %378 = arith.cmpf uno, %376, %376 : tensor<1x1024xf32>
                    %379 = arith.select %378, %cst_8, %377 : tensor<1x1024xi1>, tensor<1x1024xi32>
                    %380 = "tt.join"(%369, %379) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                    %381 = "tt.expand_dims"(%366) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %382 = "tt.expand_dims"(%381) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                    %383 = "tt.expand_dims"(%368) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                    %384 = "tt.expand_dims"(%383) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                    %385 = "tt.broadcast"(%384) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                    %386 = arith.extsi %382 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                    %387 = arith.muli %386, %cst_7 : tensor<1x1024x1xi64>
                    %388 = arith.addi %321, %387 : tensor<1x1024x1xi64>
                    %389 = "tt.broadcast"(%388) : (tensor<1x1024x1xi64>) -> tensor<1x1024x2xi64>
                    %390 = arith.addi %389, %323 : tensor<1x1024x2xi64>
                    %391 = "tt.addptr"(%324, %390) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi64>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    "tt.store"(%391, %380, %385) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                    %392 = "tt.reduce"(%354) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %397 = arith.addi %arg34, %arg35 : i32
                      "tt.reduce_return"(%397) : (i32) -> ()
                    }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                    %393 = arith.andi %392, %c65535_i32 : i32
                    %394 = arith.shrui %392, %c16_i32 : i32
                    %395 = arith.addi %arg32, %393 : i32
                    %396 = arith.addi %arg33, %394 : i32
                    scf.yield %395, %396 : i32, i32
                  }
                  "tt.store"(%197, %278) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                  %326 = arith.minui %325#1, %c2048_i32 : i32
                  %327 = arith.subi %c2048_i32, %326 : i32
                  %328 = arith.addi %325#0, %c2048_i32 : i32
                  "tt.store"(%200, %325#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%203, %325#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%191, %327) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%194, %328) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                } else {
                  %268 = arith.andi %217, %222 : i1
                  %269 = arith.cmpi sle, %201, %205 : i32
                  %270 = arith.andi %217, %269 : i1
                  %271 = arith.cmpi ne, %195, %c-2139095041_i32 : i32
                  %272 = arith.andi %270, %271 : i1
                  %273 = arith.select %268, %192, %195 : i32
                  %274 = arith.select %272, %192, %214 : i32
                  %275 = arith.andi %268, %175 : i1
                  %276 = arith.ori %272, %275 : i1
                  %277 = arith.cmpi slt, %192, %c0_i32 : i32
                  %278 = arith.subi %c-2147483648_i32, %192 : i32
                  %279 = arith.select %277, %278, %192 : i32
                  %280 = "tt.bitcast"(%279) : (i32) -> f32
                  %281 = arith.cmpi slt, %267, %c0_i32 : i32
                  %282 = arith.subi %c-2147483648_i32, %267 : i32
                  %283 = arith.select %281, %282, %267 : i32
                  %284 = "tt.bitcast"(%283) : (i32) -> f32
                  %285 = arith.subf %245, %248 : f32
                  %286 = arith.divf %285, %248 : f32
                  %287 = arith.minimumf %286, %cst_20 : f32
                  %288 = arith.subf %284, %280 : f32
                  %289 = arith.mulf %288, %287 : f32
                  %290 = arith.subf %280, %289 : f32
                  %291 = "tt.bitcast"(%290) : (f32) -> i32
                  %292 = arith.cmpi slt, %291, %c0_i32 : i32
                  %293 = arith.andi %291, %c2147483647_i32 : i32
                  %294 = arith.subi %c0_i32, %293 : i32
                  %295 = arith.cmpi sgt, %293, %c2139095040_i32 : i32
                  %296 = arith.select %292, %294, %291 : i32
                  %297 = arith.select %295, %c2139095040_i32, %296 : i32
                  %298 = arith.subi %192, %c1_i32 : i32
                  %299 = arith.minsi %297, %298 : i32
                  %300 = arith.select %238, %299, %c-2139095040_i32 : i32
                  %301 = arith.select %270, %300, %267 : i32
                  %302 = arith.xori %273, %274 : i32
                  %303 = arith.shrsi %302, %c1_i32 : i32
                  %304 = arith.andi %273, %274 : i32
                  %305 = arith.addi %304, %303 : i32
                  %306 = arith.select %276, %305, %301 : i32
                  %307 = arith.subi %274, %c1_i32 : i32
                  %308 = arith.minsi %306, %307 : i32
                  %309 = arith.addi %273, %c1_i32 : i32
                  %310 = arith.maxsi %308, %309 : i32
                  %311 = arith.cmpi sge, %309, %274 : i32
                  %312 = arith.ori %217, %271 : i1
                  %313 = arith.andi %311, %312 : i1
                  "tt.store"(%197, %280, %272) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                  "tt.store"(%200, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%203, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  %314 = arith.select %313, %c2048_i32, %310 : i32
                  %315 = arith.select %313, %c2048_i32, %273 : i32
                  "tt.store"(%191, %314) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%194, %315) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                }
              }
            }
          }
        } else {
          %172 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %173 = "tt.addptr"(%172, %141) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %174 = "tt.load"(%173, %146, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %175 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %176 = arith.addi %175, %141 : tensor<128xi64>
          %177 = "tt.addptr"(%172, %176) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %178 = "tt.load"(%177, %146, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %179 = arith.cmpi slt, %178, %174 : tensor<128xi32>
          %180 = arith.andi %179, %146 : tensor<128xi1>
          %181 = arith.cmpi slt, %174, %cst_63 : tensor<128xi32>
          %182 = arith.subi %cst_43, %174 : tensor<128xi32>
          %183 = arith.select %181, %182, %174 : tensor<128xi1>, tensor<128xi32>
          %184 = "tt.bitcast"(%183) : (tensor<128xi32>) -> tensor<128xf32>
          %185 = arith.select %180, %147, %cst_63 : tensor<128xi1>, tensor<128xi32>
          %186 = "tt.reduce"(%185) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %245 = arith.minsi %arg30, %arg31 : i32
            "tt.reduce_return"(%245) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %187 = arith.cmpi ult, %129#3, %166 : i32
          %188 = arith.muli %129#3, %164 : i32
          %189 = arith.select %187, %188, %149 : i32
          %190 = arith.subi %149, %189 : i32
          %191 = arith.minsi %190, %164 : i32
          %192 = arith.addi %189, %191 : i32
          %193 = arith.muli %158, %c128_i32 : i32
          %194 = arith.cmpi ult, %139, %30 : tensor<128xi32>
          %195 = "tt.expand_dims"(%139) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %196 = "tt.expand_dims"(%194) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %197 = "tt.broadcast"(%196) : (tensor<128x1xi1>) -> tensor<128x128xi1>
          %198 = arith.extsi %195 : tensor<128x1xi32> to tensor<128x1xi64>
          %199 = arith.muli %198, %37 : tensor<128x1xi64>
          %200 = "tt.broadcast"(%199) : (tensor<128x1xi64>) -> tensor<128x128xi64>
          %201 = arith.addi %200, %41 : tensor<128x128xi64>
          %202 = "tt.addptr"(%43, %201) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi64>) -> tensor<128x128x!tt.ptr<bf16>>
          %203 = "tt.load"(%202, %197, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
          %204 = arith.divui %137, %c128_i32 : i32
          %205 = arith.cmpi slt, %204, %arg9 : i32
          %206 = arith.extsi %204 : i32 to i64
          %207 = "tt.addptr"(%arg8, %206) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %208 = "tt.load"(%207, %205, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %209 = arith.select %205, %208, %c-1_i32 : i32
          %210 = arith.divui %189, %c64_i32 : i32
          %211 = arith.cmpi ult, %210, %arg12 : i32
          %212 = arith.cmpi ult, %209, %arg11 : i32
          %213 = arith.cmpi slt, %189, %192 : i32
          %214 = arith.andi %213, %211 : i1
          %215 = arith.andi %214, %212 : i1
          %216 = arith.extsi %209 : i32 to i64
          %217 = arith.muli %216, %arg13 : i64
          %218 = arith.extsi %210 : i32 to i64
          %219 = arith.addi %217, %218 : i64
          %220 = "tt.addptr"(%arg10, %219) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %221 = "tt.load"(%220, %215, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %222 = arith.select %215, %221, %c-1_i32 : i32
          %223 = arith.addi %189, %c64_i32 : i32
          %224 = arith.divui %223, %c64_i32 : i32
          %225 = arith.cmpi ult, %224, %arg12 : i32
          %226 = arith.cmpi slt, %223, %192 : i32
          %227 = arith.andi %226, %225 : i1
          %228 = arith.andi %227, %212 : i1
          %229 = arith.extsi %224 : i32 to i64
          %230 = arith.addi %217, %229 : i64
          %231 = "tt.addptr"(%arg10, %230) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %232 = "tt.load"(%231, %228, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %233 = arith.select %228, %232, %c-1_i32 : i32
          %234 = arith.cmpi slt, %4, %cst_62 : tensor<128xi32>
          %235 = arith.remui %4, %cst_62 : tensor<128xi32>
          %236 = "tt.splat"(%arg4) : (i32) -> tensor<128x1xi32>
          %237 = "tt.expand_dims"(%235) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %238 = "tt.splat"(%arg5) : (i64) -> tensor<128x1xi64>
          %239 = arith.muli %237, %cst_57 : tensor<128x1xi32>
          %240 = arith.extsi %239 : tensor<128x1xi32> to tensor<128x1xi64>
          %241 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<128x128x!tt.ptr<bf16>>
          %242 = arith.cmpf olt, %184, %cst_6 : tensor<128xf32>
          %243 = "tt.expand_dims"(%242) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %244:2 = scf.for %arg30 = %189 to %192 step %193 iter_args(%arg31 = %222, %arg32 = %233) -> (i32, i32)  : i32 {
            %245 = arith.addi %arg30, %193 : i32
            %246 = arith.divui %245, %c64_i32 : i32
            %247 = arith.cmpi ult, %246, %arg12 : i32
            %248 = arith.cmpi slt, %245, %192 : i32
            %249 = arith.andi %248, %247 : i1
            %250 = arith.andi %249, %212 : i1
            %251 = arith.extsi %246 : i32 to i64
            %252 = arith.addi %217, %251 : i64
            %253 = "tt.addptr"(%arg10, %252) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %254 = "tt.load"(%253, %250, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %255 = arith.select %250, %254, %c-1_i32 : i32
            %256 = arith.addi %245, %c64_i32 : i32
            %257 = arith.divui %256, %c64_i32 : i32
            %258 = arith.cmpi ult, %257, %arg12 : i32
            %259 = arith.cmpi slt, %256, %192 : i32
            %260 = arith.andi %259, %258 : i1
            %261 = arith.andi %260, %212 : i1
            %262 = arith.extsi %257 : i32 to i64
            %263 = arith.addi %217, %262 : i64
            %264 = "tt.addptr"(%arg10, %263) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %265 = "tt.load"(%264, %261, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %266 = arith.select %261, %265, %c-1_i32 : i32
            %267 = "tt.splat"(%arg32) : (i32) -> tensor<128xi32>
            %268 = "tt.splat"(%arg31) : (i32) -> tensor<128xi32>
            %269 = arith.select %234, %268, %267 : tensor<128xi1>, tensor<128xi32>
            %270 = "tt.expand_dims"(%269) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
            %271 = arith.cmpi ult, %270, %236 : tensor<128x1xi32>
            %272 = "tt.broadcast"(%271) : (tensor<128x1xi1>) -> tensor<128x128xi1>
            %273 = arith.extsi %270 : tensor<128x1xi32> to tensor<128x1xi64>
            %274 = arith.muli %273, %238 : tensor<128x1xi64>
            %275 = arith.addi %274, %240 : tensor<128x1xi64>
            %276 = "tt.broadcast"(%275) : (tensor<128x1xi64>) -> tensor<128x128xi64>
            %277 = arith.addi %276, %41 : tensor<128x128xi64>
            %278 = "tt.addptr"(%241, %277) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi64>) -> tensor<128x128x!tt.ptr<bf16>>
            %279 = "tt.load"(%278, %272, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
            %280 = arith.cmpi ult, %arg31, %arg4 : i32
            %281 = arith.cmpi ult, %arg32, %arg4 : i32
            %282 = "tt.trans"(%279) {order = array<i32: 1, 0>} : (tensor<128x128xbf16>) -> tensor<128x128xbf16>
            %283 = "tt.dot"(%203, %282, %cst_58) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x128xbf16>, tensor<128x128xf32>) -> tensor<128x128xf32>
            %284 = "tt.reshape"(%283) : (tensor<128x128xf32>) -> tensor<128x2x2x2x2x4x2xf32>
            %285 = "tt.trans"(%284) {order = array<i32: 0, 5, 6, 4, 3, 2, 1>} : (tensor<128x2x2x2x2x4x2xf32>) -> tensor<128x4x2x2x2x2x2xf32>
            %286:2 = "tt.split"(%285) : (tensor<128x4x2x2x2x2x2xf32>) -> (tensor<128x4x2x2x2x2xf32>, tensor<128x4x2x2x2x2xf32>)
            %287:2 = "tt.split"(%286#0) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
            %288:2 = "tt.split"(%286#1) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
            %289:2 = "tt.split"(%287#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
            %290:2 = "tt.split"(%287#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
            %291:2 = "tt.split"(%288#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
            %292:2 = "tt.split"(%288#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
            %293:2 = "tt.split"(%289#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %294:2 = "tt.split"(%289#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %295:2 = "tt.split"(%290#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %296:2 = "tt.split"(%290#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %297:2 = "tt.split"(%291#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %298:2 = "tt.split"(%291#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %299:2 = "tt.split"(%292#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %300:2 = "tt.split"(%292#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %301:2 = "tt.split"(%293#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %302:2 = "tt.split"(%293#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %303:2 = "tt.split"(%294#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %304:2 = "tt.split"(%294#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %305:2 = "tt.split"(%295#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %306:2 = "tt.split"(%295#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %307:2 = "tt.split"(%296#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %308:2 = "tt.split"(%296#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %309:2 = "tt.split"(%297#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %310:2 = "tt.split"(%297#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %311:2 = "tt.split"(%298#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %312:2 = "tt.split"(%298#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %313:2 = "tt.split"(%299#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %314:2 = "tt.split"(%299#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %315:2 = "tt.split"(%300#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %316:2 = "tt.split"(%300#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %317 = arith.cmpi sge, %arg30, %189 : i32
            scf.if %317 {
              %318 = "tt.splat"(%arg30) : (i32) -> tensor<4xi32>
              %319 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
              %320 = arith.muli %319, %cst_56 : tensor<4xi32>
              %321 = arith.addi %318, %320 : tensor<4xi32>
              %322 = arith.maxsi %148, %c0_i32 : i32
              %323 = arith.cmpi sge, %arg21, %c2048_i32 : i32
              %324 = arith.select %323, %c2048_i32, %c0_i32 : i32
              %325 = arith.minsi %186, %192 : i32
              %326 = arith.maxsi %325, %arg30 : i32
              %327 = arith.subi %326, %arg30 : i32
              %328 = arith.cmpi sgt, %327, %c127_i32 : i32
              %329 = arith.andi %328, %280 : i1
              %330 = arith.andi %329, %281 : i1
              %331 = scf.if %330 -> (tensor<128x4xi32>) {
                scf.yield %cst_55 : tensor<128x4xi32>
              } else {
                %370 = "tt.splat"(%192) : (i32) -> tensor<128xi32>
                %371 = arith.minsi %185, %370 : tensor<128xi32>
                %372 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
                %373 = arith.maxsi %371, %372 : tensor<128xi32>
                %374 = arith.subi %373, %372 : tensor<128xi32>
                %375 = arith.minsi %374, %cst_54 : tensor<128xi32>
                %376 = "tt.expand_dims"(%375) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
                %377 = "tt.broadcast"(%376) : (tensor<128x1xi32>) -> tensor<128x4xi32>
                %378 = "tt.expand_dims"(%320) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
                %379 = "tt.broadcast"(%378) : (tensor<1x4xi32>) -> tensor<128x4xi32>
                %380 = arith.subi %377, %379 : tensor<128x4xi32>
                %381 = arith.addi %380, %cst_52 : tensor<128x4xi32>
                %382 = arith.shrsi %381, %cst_53 : tensor<128x4xi32>
                %383 = arith.addi %380, %cst_51 : tensor<128x4xi32>
                %384 = arith.shrsi %383, %cst_53 : tensor<128x4xi32>
                %385 = arith.addi %382, %384 : tensor<128x4xi32>
                %386 = arith.subi %cst_50, %385 : tensor<128x4xi32>
                %387 = arith.shrui %cst_55, %386 : tensor<128x4xi32>
                %388 = arith.cmpi sgt, %385, %cst_49 : tensor<128x4xi32>
                %389 = arith.select %388, %387, %cst_49 : tensor<128x4xi1>, tensor<128x4xi32>
                %390 = arith.select %280, %c-1_i32, %c-65536_i32 : i32
                %391 = "tt.splat"(%390) : (i32) -> tensor<128x4xi32>
                %392 = arith.select %281, %c-1_i32, %c65535_i32 : i32
                %393 = "tt.splat"(%392) : (i32) -> tensor<128x4xi32>
                %394 = arith.andi %389, %391 : tensor<128x4xi32>
                %395 = arith.andi %394, %393 : tensor<128x4xi32>
                scf.yield %395 : tensor<128x4xi32>
              }
              %332 = "tt.expand_dims"(%184) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
              %333 = "tt.broadcast"(%332) : (tensor<128x1xf32>) -> tensor<128x4xf32>
              %334 = "tt.elementwise_inline_asm"(%333, %301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1, %306#0, %306#1, %307#0, %307#1, %308#0, %308#1, %309#0, %309#1, %310#0, %310#1, %311#0, %311#1, %312#0, %312#1, %313#0, %313#1, %314#0, %314#1, %315#0, %315#1, %316#0, %316#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.gt.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.gt.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.gt.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.gt.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.gt.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.gt.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.gt.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.gt.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.gt.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.gt.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.gt.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.gt.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.gt.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.gt.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.gt.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.gt.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
              %335 = arith.andi %334, %331 : tensor<128x4xi32>
              %336 = "tt.elementwise_inline_asm"(%333, %301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1, %306#0, %306#1, %307#0, %307#1, %308#0, %308#1, %309#0, %309#1, %310#0, %310#1, %311#0, %311#1, %312#0, %312#1, %313#0, %313#1, %314#0, %314#1, %315#0, %315#1, %316#0, %316#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Asetp.equ.or.f32 any0, $18, $1, any0;\0Asetp.equ.or.f32 any1, $19, $1, any1;\0Asetp.equ.or.f32 any2, $20, $1, any2;\0Asetp.equ.or.f32 any3, $21, $1, any3;\0Asetp.equ.or.f32 any0, $22, $1, any0;\0Asetp.equ.or.f32 any1, $23, $1, any1;\0Asetp.equ.or.f32 any2, $24, $1, any2;\0Asetp.equ.or.f32 any3, $25, $1, any3;\0Asetp.equ.or.f32 any0, $26, $1, any0;\0Asetp.equ.or.f32 any1, $27, $1, any1;\0Asetp.equ.or.f32 any2, $28, $1, any2;\0Asetp.equ.or.f32 any3, $29, $1, any3;\0Asetp.equ.or.f32 any0, $30, $1, any0;\0Asetp.equ.or.f32 any1, $31, $1, any1;\0Asetp.equ.or.f32 any2, $32, $1, any2;\0Asetp.equ.or.f32 any3, $33, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.equ.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.equ.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.equ.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.equ.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.equ.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.equ.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.equ.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.equ.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.equ.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.equ.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.equ.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.equ.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.equ.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.equ.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.equ.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.equ.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
              %337 = arith.andi %336, %331 : tensor<128x4xi32>
              %338 = "tt.elementwise_inline_asm"(%301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1, %306#0, %306#1, %307#0, %307#1, %308#0, %308#1, %309#0, %309#1, %310#0, %310#1, %311#0, %311#1, %312#0, %312#1, %313#0, %313#1, %314#0, %314#1, %315#0, %315#1, %316#0, %316#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.nan.f32 any0, $1, $2;\0Asetp.nan.f32 any1, $3, $4;\0Asetp.nan.f32 any2, $5, $6;\0Asetp.nan.f32 any3, $7, $8;\0Asetp.nan.or.f32 any0, $9, $10, any0;\0Asetp.nan.or.f32 any1, $11, $12, any1;\0Asetp.nan.or.f32 any2, $13, $14, any2;\0Asetp.nan.or.f32 any3, $15, $16, any3;\0Asetp.nan.or.f32 any0, $17, $18, any0;\0Asetp.nan.or.f32 any1, $19, $20, any1;\0Asetp.nan.or.f32 any2, $21, $22, any2;\0Asetp.nan.or.f32 any3, $23, $24, any3;\0Asetp.nan.or.f32 any0, $25, $26, any0;\0Asetp.nan.or.f32 any1, $27, $28, any1;\0Asetp.nan.or.f32 any2, $29, $30, any2;\0Asetp.nan.or.f32 any3, $31, $32, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.nan.f32 holds, $1, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.nan.f32 holds, $2, $2;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.nan.f32 holds, $3, $3;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.nan.f32 holds, $4, $4;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.nan.f32 holds, $5, $5;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.nan.f32 holds, $6, $6;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.nan.f32 holds, $7, $7;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.nan.f32 holds, $8, $8;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.nan.f32 holds, $9, $9;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.nan.f32 holds, $10, $10;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.nan.f32 holds, $11, $11;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.nan.f32 holds, $12, $12;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.nan.f32 holds, $13, $13;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.nan.f32 holds, $14, $14;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.nan.f32 holds, $15, $15;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.nan.f32 holds, $16, $16;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.nan.f32 holds, $17, $17;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.nan.f32 holds, $18, $18;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.nan.f32 holds, $19, $19;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.nan.f32 holds, $20, $20;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.nan.f32 holds, $21, $21;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.nan.f32 holds, $22, $22;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.nan.f32 holds, $23, $23;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.nan.f32 holds, $24, $24;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.nan.f32 holds, $25, $25;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.nan.f32 holds, $26, $26;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.nan.f32 holds, $27, $27;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.nan.f32 holds, $28, $28;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.nan.f32 holds, $29, $29;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.nan.f32 holds, $30, $30;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.nan.f32 holds, $31, $31;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.nan.f32 holds, $32, $32;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 32>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
              %339 = "tt.broadcast"(%243) : (tensor<128x1xi1>) -> tensor<128x4xi1>
              %340 = arith.select %339, %cst_55, %cst_49 : tensor<128x4xi1>, tensor<128x4xi32>
              %341 = arith.andi %338, %340 : tensor<128x4xi32>
              %342 = arith.andi %337, %341 : tensor<128x4xi32>
              %343 = arith.ori %335, %342 : tensor<128x4xi32>
              %344 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
              %345 = arith.muli %198, %344 : tensor<128x1xi64>
              %346 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
              %347 = "tt.addptr"(%346, %345) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
              %348 = "tt.broadcast"(%347) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
              %349 = "tt.elementwise_inline_asm"(%348, %343) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
              %350 = arith.xori %337, %342 : tensor<128x4xi32>
              %351 = arith.addi %345, %cst_5 : tensor<128x1xi64>
              %352 = "tt.addptr"(%346, %351) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
              %353 = "tt.broadcast"(%352) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
              %354 = "tt.elementwise_inline_asm"(%353, %350) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
              %355 = "tt.splat"(%arg22) : (i64) -> tensor<128x1xi64>
              %356 = arith.muli %198, %355 : tensor<128x1xi64>
              %357 = arith.addi %356, %cst_4 : tensor<128x1xi64>
              %358 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
              %359 = "tt.addptr"(%358, %357) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
              %360 = "tt.broadcast"(%359) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
              %361 = "tt.splat"(%322) : (i32) -> tensor<128x4xi32>
              %362 = "tt.expand_dims"(%321) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
              %363 = "tt.broadcast"(%362) : (tensor<1x4xi32>) -> tensor<128x4xi32>
              %364 = "tt.elementwise_inline_asm"(%360, %343, %349, %361, %363, %333, %301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1, %306#0, %306#1, %307#0, %307#1, %308#0, %308#1, %309#0, %309#1, %310#0, %310#1, %311#0, %311#1, %312#0, %312#1, %313#0, %313#1, %314#0, %314#1, %315#0, %315#1, %316#0, %316#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, 8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
              %365 = arith.addi %356, %cst_3 : tensor<128x1xi64>
              %366 = "tt.addptr"(%358, %365) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
              %367 = "tt.broadcast"(%366) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
              %368 = "tt.splat"(%324) : (i32) -> tensor<128x4xi32>
              %369 = "tt.elementwise_inline_asm"(%367, %350, %354, %368, %363, %333, %301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1, %306#0, %306#1, %307#0, %307#1, %308#0, %308#1, %309#0, %309#1, %310#0, %310#1, %311#0, %311#1, %312#0, %312#1, %313#0, %313#1, %314#0, %314#1, %315#0, %315#1, %316#0, %316#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, -8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
            }
            scf.yield %255, %266 : i32, i32
          }
        }
        gpu.barrier
        %167 = arith.extsi %129#1 : i32 to i64
        %168 = "tt.addptr"(%arg23, %167) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %169 = "tt.atomic_rmw"(%168, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %170 = arith.andi %169, %c2047_i32 : i32
        %171 = arith.cmpi eq, %170, %c1_i32 : i32
        scf.if %171 {
          %172 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %173 = "tt.addptr"(%172, %141) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %174 = "tt.load"(%173, %146, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %175 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %176 = arith.addi %175, %141 : tensor<128xi64>
          %177 = "tt.addptr"(%172, %176) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %178 = "tt.load"(%177, %146, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %179 = arith.cmpi slt, %178, %174 : tensor<128xi32>
          %180 = arith.andi %179, %146 : tensor<128xi1>
          %181 = arith.extui %180 : tensor<128xi1> to tensor<128xi32>
          %182 = "tt.reduce"(%181) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %202 = arith.maxsi %arg30, %arg31 : i32
            "tt.reduce_return"(%202) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %183 = arith.cmpi ne, %182, %c0_i32 : i32
          %184 = arith.cmpi slt, %129#2, %c500_i32 : i32
          %185 = arith.andi %183, %184 : i1
          %186 = arith.divui %151, %c2048_i32 : i32
          %187 = arith.divui %186, %c1024_i32 : i32
          %188 = arith.addi %187, %c1_i32 : i32
          %189 = arith.muli %188, %c2048_i32 : i32
          %190 = arith.divui %151, %189 : i32
          %191 = arith.addi %190, %c1_i32 : i32
          %192 = arith.select %185, %191, %c0_i32 : i32
          %193 = arith.select %135, %192, %c16_i32 : i32
          %194 = arith.addi %129#2, %c1_i32 : i32
          %195 = arith.shli %194, %c22_i32 : i32
          %196 = arith.shli %193, %c11_i32 : i32
          %197 = arith.ori %195, %196 : i32
          %198 = arith.ori %197, %193 : i32
          %199 = arith.cmpi eq, %193, %c0_i32 : i32
          %200 = arith.select %199, %c0_i32, %198 : i32
          gpu.barrier
          %201 = "tt.atomic_rmw"(%168, %200) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %133 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x128xbf16, strided<[?, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "tile_requests", winnow.type = memref<?xi32>}, {winnow.arg = "tile_requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<bf16>, i32, i64, !tt.ptr<bf16>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "sdsa", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {helpers = 264 : i32, max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 4096 : i32, scatter = "hits", target = "cuda:90", tile_keys = 128 : i32, tile_rows = 128 : i32}} : () -> ()
}

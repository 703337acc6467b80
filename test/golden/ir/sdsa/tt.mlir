#map = affine_map<()[s0, s1] -> (s0 ceildiv 128, ((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - 65535) - s1 ceildiv 2147483648 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 ceildiv 128)>
#map2 = affine_map<()[s0, s1] -> (4095)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<bf16>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<bf16>, %arg4: i32, %arg5: i64, %arg6: !tt.ptr<i32>, %arg7: i32, %arg8: !tt.ptr<i32>, %arg9: i32, %arg10: !tt.ptr<i32>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: !tt.ptr<f32>, %arg15: i32, %arg16: !tt.ptr<i32>, %arg17: i32, %arg18: i64, %arg19: !tt.ptr<i32>, %arg20: i32, %arg21: i32, %arg22: i64, %arg23: !tt.ptr<i32>, %arg24: i32, %arg25: !tt.ptr<i32>, %arg26: i32, %arg27: i64, %arg28: i32):
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant dense<0> : tensor<128xi64>
    %cst_0 = arith.constant dense<4094> : tensor<128x1xi64>
    %cst_1 = arith.constant dense<4096> : tensor<128x1xi64>
    %c192_i32 = arith.constant 192 : i32
    %c32_i32 = arith.constant 32 : i32
    %c500_i32 = arith.constant 500 : i32
    %cst_2 = arith.constant dense<0x7F800000> : tensor<128xf32>
    %c16_i32 = arith.constant 16 : i32
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
    %cst_14 = arith.constant dense<0> : tensor<1xi32>
    %cst_15 = arith.constant dense<2048> : tensor<1024xi32>
    %c1023_i32 = arith.constant 1023 : i32
    %cst_16 = arith.constant dense<2139095041> : tensor<4096xi32>
    %cst_17 = arith.constant 4.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %cst_18 = arith.constant dense<32> : tensor<4096xi64>
    %cst_19 = arith.constant 2.500000e-01 : f32
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
    %cst_29 = arith.constant dense<1> : tensor<1xi32>
    %cst_30 = arith.constant dense<2048> : tensor<4096xi32>
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst_31 = arith.constant 2.14748352E+9 : f32
    %cst_32 = arith.constant 5.000000e-01 : f32
    %cst_33 = arith.constant 1.000000e+00 : f32
    %cst_34 = arith.constant 4.500000e-01 : f32
    %c-2139095041_i32 = arith.constant -2139095041 : i32
    %c-2139095040_i32 = arith.constant -2139095040 : i32
    %c2139095041_i32 = arith.constant 2139095041 : i32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c3_i32 = arith.constant 3 : i32
    %c4_i32 = arith.constant 4 : i32
    %c2_i32 = arith.constant 2 : i32
    %c2047_i32 = arith.constant 2047 : i32
    %c4194304_i32 = arith.constant 4194304 : i32
    %cst_35 = arith.constant dense<2047> : tensor<128xi32>
    %cst_36 = arith.constant dense<11> : tensor<128xi32>
    %cst_37 = arith.constant dense<4194304> : tensor<128xi32>
    %cst_38 = arith.constant dense<2147483646> : tensor<128xi32>
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c264_i32 = arith.constant 264 : i32
    %false = arith.constant false
    %c11_i32 = arith.constant 11 : i32
    %c22_i32 = arith.constant 22 : i32
    %c256_i32 = arith.constant 256 : i32
    %c1024_i32 = arith.constant 1024 : i32
    %c8_i32 = arith.constant 8 : i32
    %true = arith.constant true
    %cst_39 = arith.constant dense<-2147483648> : tensor<128xi32>
    %cst_40 = arith.constant dense<2139095041> : tensor<128xi32>
    %cst_41 = arith.constant dense<-2139095041> : tensor<128xi32>
    %cst_42 = arith.constant dense<2139095040> : tensor<128xi32>
    %cst_43 = arith.constant dense<2147483647> : tensor<128xi32>
    %cst_44 = arith.constant dense<2048> : tensor<128xi32>
    %cst_45 = arith.constant dense<1> : tensor<128x1xi32>
    %cst_46 = arith.constant dense<0> : tensor<128x1xi32>
    %c65535_i32 = arith.constant 65535 : i32
    %c-65536_i32 = arith.constant -65536 : i32
    %cst_47 = arith.constant dense<0> : tensor<128x4xi32>
    %cst_48 = arith.constant dense<32> : tensor<128x4xi32>
    %cst_49 = arith.constant dense<6> : tensor<128x4xi32>
    %cst_50 = arith.constant dense<7> : tensor<128x4xi32>
    %cst_51 = arith.constant dense<3> : tensor<128x4xi32>
    %cst_52 = arith.constant dense<128> : tensor<128xi32>
    %cst_53 = arith.constant dense<-1> : tensor<128x4xi32>
    %c2048_i32 = arith.constant 2048 : i32
    %cst_54 = arith.constant dense<2> : tensor<4xi32>
    %cst_55 = arith.constant dense<0.000000e+00> : tensor<128x128xf32>
    %cst_56 = arith.constant dense<128> : tensor<128x1xi32>
    %c0_i32 = arith.constant 0 : i32
    %cst_57 = arith.constant dense<0.000000e+00> : tensor<128x128xbf16>
    %cst_58 = arith.constant dense<0.000000e+00> : tensor<128xf32>
    %c127_i32 = arith.constant 127 : i32
    %cst_59 = arith.constant dense<1> : tensor<128xi32>
    %cst_60 = arith.constant dense<64> : tensor<128xi32>
    %c64_i32 = arith.constant 64 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c2147344383_i32 = arith.constant 2147344383 : i32
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
    %12 = arith.minsi %arg28, %c2147344383_i32 : i32
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
    %24 = "tt.reduce"(%23) ({
    ^bb0(%arg29: i32, %arg30: i32):
      %118 = arith.minsi %arg29, %arg30 : i32
      "tt.reduce_return"(%118) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
    %25 = "tt.splat"(%arg15) : (i32) -> tensor<128xi32>
    %26 = arith.cmpi ult, %5, %25 : tensor<128xi32>
    %27 = "tt.splat"(%arg14) : (!tt.ptr<f32>) -> tensor<128x!tt.ptr<f32>>
    %28 = "tt.addptr"(%27, %8) : (tensor<128x!tt.ptr<f32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<f32>>
    %29 = "tt.load"(%28, %26, %cst_58) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>, tensor<128xf32>) -> tensor<128xf32>
    %30 = "tt.splat"(%arg1) : (i32) -> tensor<128xi32>
    %31 = arith.cmpi ult, %5, %30 : tensor<128xi32>
    %32 = "tt.expand_dims"(%5) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %33 = "tt.expand_dims"(%4) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
    %34 = "tt.expand_dims"(%31) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
    %35 = "tt.broadcast"(%34) : (tensor<128x1xi1>) -> tensor<128x128xi1>
    %36 = arith.extsi %32 : tensor<128x1xi32> to tensor<128x1xi64>
    %37 = "tt.splat"(%arg2) : (i64) -> tensor<128x1xi64>
    %38 = arith.muli %36, %37 : tensor<128x1xi64>
    %39 = "tt.splat"(%arg0) : (!tt.ptr<bf16>) -> tensor<128x1x!tt.ptr<bf16>>
    %40 = "tt.addptr"(%39, %38) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<bf16>>
    %41 = "tt.broadcast"(%40) : (tensor<128x1x!tt.ptr<bf16>>) -> tensor<128x128x!tt.ptr<bf16>>
    %42 = "tt.broadcast"(%33) : (tensor<1x128xi32>) -> tensor<128x128xi32>
    %43 = "tt.addptr"(%41, %42) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi32>) -> tensor<128x128x!tt.ptr<bf16>>
    %44 = "tt.load"(%43, %35, %cst_57) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
    %45 = arith.divsi %2, %c128_i32 : i32
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
    %53 = arith.addi %51, %c127_i32 : i32
    %54 = arith.divsi %53, %c128_i32 : i32
    %55 = arith.subi %52, %c1_i32 : i32
    %56 = arith.addi %55, %54 : i32
    %57 = arith.divsi %56, %52 : i32
    %58 = arith.muli %1, %57 : i32
    %59 = arith.minsi %58, %54 : i32
    %60 = arith.addi %59, %57 : i32
    %61 = arith.minsi %60, %54 : i32
    %62 = arith.muli %61, %c128_i32 : i32
    %63 = arith.minsi %62, %51 : i32
    %64 = arith.muli %59, %c128_i32 : i32
    %65 = arith.divui %64, %c64_i32 : i32
    %66 = arith.cmpi ult, %65, %arg12 : i32
    %67 = arith.cmpi ult, %50, %arg11 : i32
    %68 = arith.cmpi slt, %64, %63 : i32
    %69 = arith.andi %68, %66 : i1
    %70 = arith.andi %69, %67 : i1
    %71 = arith.extsi %50 : i32 to i64
    %72 = arith.muli %71, %arg13 : i64
    %73 = "tt.addptr"(%arg10, %72) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %74 = arith.extsi %65 : i32 to i64
    %75 = "tt.addptr"(%73, %74) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %76 = "tt.load"(%75, %70, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %77 = arith.select %70, %76, %c-1_i32 : i32
    %78 = arith.addi %64, %c64_i32 : i32
    %79 = arith.divui %78, %c64_i32 : i32
    %80 = arith.cmpi ult, %79, %arg12 : i32
    %81 = arith.cmpi slt, %78, %63 : i32
    %82 = arith.andi %81, %80 : i1
    %83 = arith.andi %82, %67 : i1
    %84 = arith.extsi %79 : i32 to i64
    %85 = "tt.addptr"(%73, %84) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %86 = "tt.load"(%85, %83, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %87 = arith.select %83, %86, %c-1_i32 : i32
    %88 = arith.cmpi slt, %4, %cst_60 : tensor<128xi32>
    %89 = arith.remui %4, %cst_60 : tensor<128xi32>
    %90 = "tt.splat"(%arg4) : (i32) -> tensor<128x1xi32>
    %91 = "tt.expand_dims"(%89) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %92 = "tt.splat"(%arg5) : (i64) -> tensor<128x1xi64>
    %93 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<128x1x!tt.ptr<bf16>>
    %94 = arith.muli %91, %cst_56 : tensor<128x1xi32>
    %95:2 = scf.for %arg29 = %64 to %63 step %c128_i32 iter_args(%arg30 = %77, %arg31 = %87) -> (i32, i32)  : i32 {
      %118 = arith.addi %arg29, %c128_i32 : i32
      %119 = arith.divui %118, %c64_i32 : i32
      %120 = arith.cmpi ult, %119, %arg12 : i32
      %121 = arith.cmpi slt, %118, %63 : i32
      %122 = arith.andi %121, %120 : i1
      %123 = arith.andi %122, %67 : i1
      %124 = arith.extsi %119 : i32 to i64
      %125 = "tt.addptr"(%73, %124) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %126 = "tt.load"(%125, %123, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %127 = arith.select %123, %126, %c-1_i32 : i32
      %128 = arith.addi %arg29, %c192_i32 : i32
      %129 = arith.divui %128, %c64_i32 : i32
      %130 = arith.cmpi ult, %129, %arg12 : i32
      %131 = arith.cmpi slt, %128, %63 : i32
      %132 = arith.andi %131, %130 : i1
      %133 = arith.andi %132, %67 : i1
      %134 = arith.extsi %129 : i32 to i64
      %135 = "tt.addptr"(%73, %134) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %136 = "tt.load"(%135, %133, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %137 = arith.select %133, %136, %c-1_i32 : i32
      %138 = "tt.splat"(%arg31) : (i32) -> tensor<128xi32>
      %139 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
      %140 = arith.select %88, %139, %138 : tensor<128xi1>, tensor<128xi32>
      %141 = "tt.expand_dims"(%140) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %142 = arith.cmpi ult, %141, %90 : tensor<128x1xi32>
      %143 = "tt.broadcast"(%142) : (tensor<128x1xi1>) -> tensor<128x128xi1>
      %144 = arith.extsi %141 : tensor<128x1xi32> to tensor<128x1xi64>
      %145 = arith.muli %144, %92 : tensor<128x1xi64>
      %146 = "tt.addptr"(%93, %145) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<bf16>>
      %147 = "tt.addptr"(%146, %94) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<bf16>>
      %148 = "tt.broadcast"(%147) : (tensor<128x1x!tt.ptr<bf16>>) -> tensor<128x128x!tt.ptr<bf16>>
      %149 = "tt.addptr"(%148, %42) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi32>) -> tensor<128x128x!tt.ptr<bf16>>
      %150 = "tt.load"(%149, %143, %cst_57) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
      %151 = arith.cmpi ult, %arg30, %arg4 : i32
      %152 = arith.cmpi ult, %arg31, %arg4 : i32
      %153 = "tt.trans"(%150) {order = array<i32: 1, 0>} : (tensor<128x128xbf16>) -> tensor<128x128xbf16>
      %154 = "tt.dot"(%44, %153, %cst_55) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x128xbf16>, tensor<128x128xf32>) -> tensor<128x128xf32>
      %155 = "tt.reshape"(%154) : (tensor<128x128xf32>) -> tensor<128x2x2x2x2x4x2xf32>
      %156 = "tt.trans"(%155) {order = array<i32: 0, 5, 6, 4, 3, 2, 1>} : (tensor<128x2x2x2x2x4x2xf32>) -> tensor<128x4x2x2x2x2x2xf32>
      %157:2 = "tt.split"(%156) : (tensor<128x4x2x2x2x2x2xf32>) -> (tensor<128x4x2x2x2x2xf32>, tensor<128x4x2x2x2x2xf32>)
      %158:2 = "tt.split"(%157#0) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
      %159:2 = "tt.split"(%157#1) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
      %160:2 = "tt.split"(%158#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
      %161:2 = "tt.split"(%158#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
      %162:2 = "tt.split"(%159#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
      %163:2 = "tt.split"(%159#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
      %164:2 = "tt.split"(%160#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
      %165:2 = "tt.split"(%160#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
      %166:2 = "tt.split"(%161#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
      %167:2 = "tt.split"(%161#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
      %168:2 = "tt.split"(%162#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
      %169:2 = "tt.split"(%162#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
      %170:2 = "tt.split"(%163#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
      %171:2 = "tt.split"(%163#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
      %172:2 = "tt.split"(%164#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
      %173:2 = "tt.split"(%164#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
      %174:2 = "tt.split"(%165#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
      %175:2 = "tt.split"(%165#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
      %176:2 = "tt.split"(%166#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
      %177:2 = "tt.split"(%166#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
      %178:2 = "tt.split"(%167#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
      %179:2 = "tt.split"(%167#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
      %180:2 = "tt.split"(%168#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
      %181:2 = "tt.split"(%168#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
      %182:2 = "tt.split"(%169#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
      %183:2 = "tt.split"(%169#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
      %184:2 = "tt.split"(%170#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
      %185:2 = "tt.split"(%170#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
      %186:2 = "tt.split"(%171#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
      %187:2 = "tt.split"(%171#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
      %188 = arith.cmpi sge, %arg29, %64 : i32
      scf.if %188 {
        %189 = "tt.splat"(%arg29) : (i32) -> tensor<4xi32>
        %190 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
        %191 = arith.muli %190, %cst_54 : tensor<4xi32>
        %192 = arith.addi %189, %191 : tensor<4xi32>
        %193 = arith.subi %arg21, %c2048_i32 : i32
        %194 = arith.maxsi %193, %c0_i32 : i32
        %195 = arith.cmpi sge, %arg21, %c2048_i32 : i32
        %196 = arith.select %195, %c2048_i32, %c0_i32 : i32
        %197 = arith.minsi %24, %63 : i32
        %198 = arith.maxsi %197, %arg29 : i32
        %199 = arith.subi %198, %arg29 : i32
        %200 = arith.cmpi sgt, %199, %c127_i32 : i32
        %201 = arith.andi %200, %151 : i1
        %202 = arith.andi %201, %152 : i1
        %203 = scf.if %202 -> (tensor<128x4xi32>) {
          scf.yield %cst_53 : tensor<128x4xi32>
        } else {
          %236 = "tt.splat"(%63) : (i32) -> tensor<128xi32>
          %237 = arith.minsi %23, %236 : tensor<128xi32>
          %238 = "tt.splat"(%arg29) : (i32) -> tensor<128xi32>
          %239 = arith.maxsi %237, %238 : tensor<128xi32>
          %240 = arith.subi %239, %238 : tensor<128xi32>
          %241 = arith.minsi %240, %cst_52 : tensor<128xi32>
          %242 = "tt.expand_dims"(%241) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %243 = "tt.broadcast"(%242) : (tensor<128x1xi32>) -> tensor<128x4xi32>
          %244 = "tt.expand_dims"(%191) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
          %245 = "tt.broadcast"(%244) : (tensor<1x4xi32>) -> tensor<128x4xi32>
          %246 = arith.subi %243, %245 : tensor<128x4xi32>
          %247 = arith.addi %246, %cst_50 : tensor<128x4xi32>
          %248 = arith.shrsi %247, %cst_51 : tensor<128x4xi32>
          %249 = arith.addi %246, %cst_49 : tensor<128x4xi32>
          %250 = arith.shrsi %249, %cst_51 : tensor<128x4xi32>
          %251 = arith.addi %248, %250 : tensor<128x4xi32>
          %252 = arith.subi %cst_48, %251 : tensor<128x4xi32>
          %253 = arith.shrui %cst_53, %252 : tensor<128x4xi32>
          %254 = arith.cmpi sgt, %251, %cst_47 : tensor<128x4xi32>
          %255 = arith.select %254, %253, %cst_47 : tensor<128x4xi1>, tensor<128x4xi32>
          %256 = arith.select %151, %c-1_i32, %c-65536_i32 : i32
          %257 = "tt.splat"(%256) : (i32) -> tensor<128x4xi32>
          %258 = arith.select %152, %c-1_i32, %c65535_i32 : i32
          %259 = "tt.splat"(%258) : (i32) -> tensor<128x4xi32>
          %260 = arith.andi %255, %257 : tensor<128x4xi32>
          %261 = arith.andi %260, %259 : tensor<128x4xi32>
          scf.yield %261 : tensor<128x4xi32>
        }
        %204 = "tt.expand_dims"(%29) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
        %205 = "tt.broadcast"(%204) : (tensor<128x1xf32>) -> tensor<128x4xf32>
        %206 = "tt.elementwise_inline_asm"(%205, %172#0, %172#1, %173#0, %173#1, %174#0, %174#1, %175#0, %175#1, %176#0, %176#1, %177#0, %177#1, %178#0, %178#1, %179#0, %179#1, %180#0, %180#1, %181#0, %181#1, %182#0, %182#1, %183#0, %183#1, %184#0, %184#1, %185#0, %185#1, %186#0, %186#1, %187#0, %187#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.gt.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.gt.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.gt.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.gt.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.gt.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.gt.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.gt.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.gt.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.gt.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.gt.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.gt.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.gt.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.gt.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.gt.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.gt.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.gt.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
        %207 = arith.andi %206, %203 : tensor<128x4xi32>
        %208 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
        %209 = arith.muli %36, %208 : tensor<128x1xi64>
        %210 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
        %211 = "tt.addptr"(%210, %209) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
        %212 = "tt.addptr"(%211, %cst_46) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
        %213 = "tt.broadcast"(%212) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
        %214 = "tt.elementwise_inline_asm"(%213, %207) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
        %215 = "tt.elementwise_inline_asm"(%205, %172#0, %172#1, %173#0, %173#1, %174#0, %174#1, %175#0, %175#1, %176#0, %176#1, %177#0, %177#1, %178#0, %178#1, %179#0, %179#1, %180#0, %180#1, %181#0, %181#1, %182#0, %182#1, %183#0, %183#1, %184#0, %184#1, %185#0, %185#1, %186#0, %186#1, %187#0, %187#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Asetp.equ.or.f32 any0, $18, $1, any0;\0Asetp.equ.or.f32 any1, $19, $1, any1;\0Asetp.equ.or.f32 any2, $20, $1, any2;\0Asetp.equ.or.f32 any3, $21, $1, any3;\0Asetp.equ.or.f32 any0, $22, $1, any0;\0Asetp.equ.or.f32 any1, $23, $1, any1;\0Asetp.equ.or.f32 any2, $24, $1, any2;\0Asetp.equ.or.f32 any3, $25, $1, any3;\0Asetp.equ.or.f32 any0, $26, $1, any0;\0Asetp.equ.or.f32 any1, $27, $1, any1;\0Asetp.equ.or.f32 any2, $28, $1, any2;\0Asetp.equ.or.f32 any3, $29, $1, any3;\0Asetp.equ.or.f32 any0, $30, $1, any0;\0Asetp.equ.or.f32 any1, $31, $1, any1;\0Asetp.equ.or.f32 any2, $32, $1, any2;\0Asetp.equ.or.f32 any3, $33, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.equ.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.equ.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.equ.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.equ.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.equ.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.equ.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.equ.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.equ.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.equ.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.equ.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.equ.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.equ.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.equ.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.equ.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.equ.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.equ.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
        %216 = arith.andi %215, %203 : tensor<128x4xi32>
        %217 = "tt.addptr"(%211, %cst_45) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
        %218 = "tt.broadcast"(%217) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
        %219 = "tt.elementwise_inline_asm"(%218, %216) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
        %220 = "tt.splat"(%arg22) : (i64) -> tensor<128x1xi64>
        %221 = arith.muli %36, %220 : tensor<128x1xi64>
        %222 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
        %223 = "tt.addptr"(%222, %221) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
        %224 = "tt.addptr"(%223, %cst_1) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
        %225 = "tt.addptr"(%224, %cst_46) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
        %226 = "tt.broadcast"(%225) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
        %227 = "tt.splat"(%194) : (i32) -> tensor<128x4xi32>
        %228 = "tt.expand_dims"(%192) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
        %229 = "tt.broadcast"(%228) : (tensor<1x4xi32>) -> tensor<128x4xi32>
        %230 = "tt.elementwise_inline_asm"(%226, %207, %214, %227, %229, %205, %172#0, %172#1, %173#0, %173#1, %174#0, %174#1, %175#0, %175#1, %176#0, %176#1, %177#0, %177#1, %178#0, %178#1, %179#0, %179#1, %180#0, %180#1, %181#0, %181#1, %182#0, %182#1, %183#0, %183#1, %184#0, %184#1, %185#0, %185#1, %186#0, %186#1, %187#0, %187#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Amin.f32 twice, twice, 0f7F7FFFFF;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Amin.f32 twice, twice, 0f7F7FFFFF;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, 8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
        %231 = "tt.addptr"(%223, %cst_0) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
        %232 = "tt.addptr"(%231, %cst_46) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
        %233 = "tt.broadcast"(%232) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
        %234 = "tt.splat"(%196) : (i32) -> tensor<128x4xi32>
        %235 = "tt.elementwise_inline_asm"(%233, %216, %219, %234, %229, %205, %172#0, %172#1, %173#0, %173#1, %174#0, %174#1, %175#0, %175#1, %176#0, %176#1, %177#0, %177#1, %178#0, %178#1, %179#0, %179#1, %180#0, %180#1, %181#0, %181#1, %182#0, %182#1, %183#0, %183#1, %184#0, %184#1, %185#0, %185#1, %186#0, %186#1, %187#0, %187#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Amin.f32 twice, twice, 0f7F7FFFFF;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Amin.f32 twice, twice, 0f7F7FFFFF;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, -8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
      }
      scf.yield %127, %137 : i32, i32
    }
    %96 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %97 = arith.cmpi slt, %0, %arg24 : i32
    gpu.barrier
    %98 = arith.extsi %0 : i32 to i64
    %99 = "tt.addptr"(%arg23, %98) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %100 = "tt.atomic_rmw"(%99, %c1_i32, %97) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %101 = arith.cmpi eq, %100, %55 : i32
    %102 = arith.andi %97, %101 : i1
    %103 = scf.if %102 -> (i1) {
      %118 = "tt.load"(%10, %7, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %119 = arith.minsi %118, %13 : tensor<128xi32>
      %120 = arith.maxsi %119, %cst_61 : tensor<128xi32>
      %121 = arith.select %22, %120, %cst_61 : tensor<128xi1>, tensor<128xi32>
      %122 = arith.subi %arg21, %c2048_i32 : i32
      %123 = "tt.load"(%28, %22, %cst_58) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>, tensor<128xf32>) -> tensor<128xf32>
      %124 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
      %125 = arith.muli %8, %124 : tensor<128xi64>
      %126 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %127 = "tt.addptr"(%126, %125) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %128 = "tt.addptr"(%127, %cst_61) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
      %129 = "tt.load"(%128, %22, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %130 = "tt.addptr"(%127, %cst_59) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
      %131 = "tt.load"(%130, %22, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %132 = arith.minsi %131, %cst_44 : tensor<128xi32>
      %133 = "tt.splat"(%122) : (i32) -> tensor<128xi32>
      %134 = arith.cmpi slt, %133, %129 : tensor<128xi32>
      %135 = arith.addi %129, %132 : tensor<128xi32>
      %136 = arith.minsi %121, %cst_44 : tensor<128xi32>
      %137 = arith.cmpi slt, %135, %136 : tensor<128xi32>
      %138 = arith.cmpf uno, %123, %123 : tensor<128xf32>
      %139 = arith.cmpi sgt, %131, %cst_61 : tensor<128xi32>
      %140 = arith.andi %138, %139 : tensor<128xi1>
      %141 = arith.ori %134, %137 : tensor<128xi1>
      %142 = arith.ori %141, %140 : tensor<128xi1>
      %143 = arith.andi %142, %22 : tensor<128xi1>
      %144 = "tt.bitcast"(%123) : (tensor<128xf32>) -> tensor<128xi32>
      %145 = arith.cmpi slt, %144, %cst_61 : tensor<128xi32>
      %146 = arith.andi %144, %cst_43 : tensor<128xi32>
      %147 = arith.subi %cst_61, %146 : tensor<128xi32>
      %148 = arith.cmpi sgt, %146, %cst_42 : tensor<128xi32>
      %149 = arith.select %145, %147, %144 : tensor<128xi1>, tensor<128xi32>
      %150 = arith.select %148, %cst_42, %149 : tensor<128xi1>, tensor<128xi32>
      %151 = arith.select %134, %150, %cst_41 : tensor<128xi1>, tensor<128xi32>
      %152 = arith.addi %151, %cst_59 : tensor<128xi32>
      %153 = arith.subi %cst_44, %132 : tensor<128xi32>
      %154 = arith.select %143, %152, %153 : tensor<128xi1>, tensor<128xi32>
      %155 = arith.addi %129, %cst_44 : tensor<128xi32>
      %156 = arith.select %143, %151, %155 : tensor<128xi1>, tensor<128xi32>
      gpu.barrier
      %157 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %158 = "tt.addptr"(%157, %cst) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %159 = "tt.addptr"(%158, %8) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%159, %154, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %160 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
      %161 = "tt.addptr"(%157, %160) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %162 = "tt.addptr"(%161, %8) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%162, %156, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %163 = "tt.bitcast"(%cst_40) : (tensor<128xi32>) -> tensor<128xf32>
      %164 = arith.andi %143, %134 : tensor<128xi1>
      "tt.store"(%28, %163, %164) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xf32>, tensor<128xi1>) -> ()
      "tt.store"(%128, %cst_61, %143) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      "tt.store"(%130, %cst_61, %143) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %165 = arith.extui %143 : tensor<128xi1> to tensor<128xi32>
      %166 = "tt.reduce"(%165) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %190 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%190) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %167 = arith.cmpi ne, %166, %c0_i32 : i32
      %168 = "tt.reduce"(%121) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %190 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%190) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %169 = arith.subi %168, %c1_i32 : i32
      %170 = arith.divsi %169, %c128_i32 : i32
      %171 = arith.divsi %122, %c128_i32 : i32
      %172 = arith.maxsi %171, %c8_i32 : i32
      %173 = arith.divsi %170, %172 : i32
      %174 = arith.addi %173, %c1_i32 : i32
      %175 = arith.minsi %174, %c1024_i32 : i32
      %176 = arith.muli %175, %c256_i32 : i32
      %177 = arith.divsi %169, %176 : i32
      %178 = arith.divsi %177, %c1024_i32 : i32
      %179 = arith.addi %178, %c1_i32 : i32
      %180 = arith.muli %176, %179 : i32
      %181 = arith.divsi %169, %180 : i32
      %182 = arith.addi %181, %c1_i32 : i32
      %183 = arith.select %167, %182, %c0_i32 : i32
      %184 = arith.shli %183, %c11_i32 : i32
      %185 = arith.ori %184, %c4194304_i32 : i32
      %186 = arith.ori %185, %183 : i32
      %187 = arith.cmpi eq, %183, %c0_i32 : i32
      %188 = arith.select %187, %c0_i32, %186 : i32
      gpu.barrier
      %189 = "tt.atomic_rmw"(%99, %188) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %167 : i1
    } else {
      scf.yield %false : i1
    }
    %104 = arith.muli %1, %96 : i32
    %105 = arith.addi %104, %0 : i32
    %106 = arith.muli %52, %96 : i32
    %107 = arith.subi %106, %c264_i32 : i32
    %108 = arith.cmpi sge, %105, %107 : i32
    %109 = arith.ori %103, %108 : i1
    %110 = arith.select %109, %c1024_i32, %c0_i32 : i32
    %111 = arith.minsi %96, %arg24 : i32
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
        %128 = arith.cmpi sge, %127, %111 : i32
        %129 = arith.subi %127, %111 : i32
        %130 = arith.select %128, %129, %127 : i32
        %131 = arith.extsi %130 : i32 to i64
        %132 = "tt.addptr"(%arg23, %131) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %133 = "tt.atomic_rmw"(%132, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %134 = arith.cmpi sge, %133, %c4194304_i32 : i32
        %135 = arith.shrsi %133, %c11_i32 : i32
        %136 = arith.andi %135, %c2047_i32 : i32
        %137 = arith.cmpi ne, %136, %c0_i32 : i32
        %138 = arith.andi %134, %137 : i1
        %139 = arith.subi %133, %c2048_i32 : i32
        %140 = arith.select %138, %139, %133 : i32
        %141 = "tt.atomic_cas"(%132, %133, %140) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %142 = arith.cmpi eq, %141, %133 : i32
        %143 = arith.andi %138, %142 : i1
        %144 = arith.subi %136, %c1_i32 : i32
        %145 = arith.shrsi %133, %c22_i32 : i32
        scf.yield %143, %130, %145, %144 : i1, i32, i32, i32
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
          %164 = arith.maxsi %arg30, %arg31 : i32
          "tt.reduce_return"(%164) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %143 = arith.subi %142, %c1_i32 : i32
        %144 = arith.divsi %143, %c128_i32 : i32
        %145 = arith.divsi %141, %c128_i32 : i32
        %146 = arith.maxsi %145, %c8_i32 : i32
        %147 = arith.divsi %144, %146 : i32
        %148 = arith.addi %147, %c1_i32 : i32
        %149 = arith.minsi %148, %c1024_i32 : i32
        %150 = arith.select %129, %149, %c1_i32 : i32
        %151 = arith.select %129, %c256_i32, %c2048_i32 : i32
        %152 = arith.muli %150, %151 : i32
        %153 = arith.divsi %143, %152 : i32
        %154 = arith.divsi %153, %c1024_i32 : i32
        %155 = arith.addi %154, %c1_i32 : i32
        %156 = arith.muli %152, %155 : i32
        %157 = arith.divsi %143, %156 : i32
        %158 = arith.addi %157, %c1_i32 : i32
        scf.if %128 {
          %164 = arith.muli %122#3, %c4_i32 : i32
          %165 = arith.shrsi %122#2, %c1_i32 : i32
          %166 = arith.remui %165, %c3_i32 : i32
          %167 = arith.cmpi eq, %166, %c0_i32 : i32
          %168 = "tt.splat"(%c0_i32) : (i32) -> tensor<128xi32>
          %169 = arith.addi %168, %4 : tensor<128xi32>
          scf.for %arg30 = %c0_i32 to %c4_i32 step %c1_i32  : i32 {
            %170 = arith.addi %164, %arg30 : i32
            %171 = "tt.splat"(%170) : (i32) -> tensor<128xi32>
            %172 = arith.cmpi eq, %169, %171 : tensor<128xi32>
            %173 = arith.select %172, %140, %cst_61 : tensor<128xi1>, tensor<128xi32>
            %174 = "tt.reduce"(%173) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %180 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%180) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %175 = arith.andi %172, %139 : tensor<128xi1>
            %176 = arith.extui %175 : tensor<128xi1> to tensor<128xi32>
            %177 = "tt.reduce"(%176) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %180 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%180) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %178 = arith.addi %130, %170 : i32
            %179 = arith.cmpi eq, %177, %c1_i32 : i32
            scf.if %179 {
              %180 = arith.minsi %arg15, %arg17 : i32
              %181 = arith.minsi %180, %arg20 : i32
              %182 = arith.minsi %181, %arg26 : i32
              %183 = arith.cmpi ult, %178, %182 : i32
              %184 = "tt.addptr"(%arg25, %c0_i64) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %185 = arith.extsi %178 : i32 to i64
              %186 = "tt.addptr"(%184, %185) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %187 = "tt.load"(%186, %183, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %188 = "tt.addptr"(%arg25, %arg27) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %189 = "tt.addptr"(%188, %185) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %190 = "tt.load"(%189, %183, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %191 = arith.cmpi sgt, %187, %190 : i32
              scf.if %191 {
                %192 = "tt.addptr"(%arg14, %185) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
                %193 = "tt.load"(%192) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
                %194 = arith.muli %185, %arg18 : i64
                %195 = "tt.addptr"(%arg16, %194) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %196 = "tt.addptr"(%195, %c0_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %197 = "tt.load"(%196) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %198 = "tt.addptr"(%195, %c1_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %199 = "tt.load"(%198) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %200 = arith.maxsi %141, %c0_i32 : i32
                %201 = arith.minsi %197, %200 : i32
                %202 = arith.maxsi %201, %c0_i32 : i32
                %203 = "tt.bitcast"(%193) : (f32) -> i32
                %204 = arith.cmpi slt, %203, %c0_i32 : i32
                %205 = arith.andi %203, %c2147483647_i32 : i32
                %206 = arith.subi %c0_i32, %205 : i32
                %207 = arith.cmpi sgt, %205, %c2139095040_i32 : i32
                %208 = arith.select %204, %206, %203 : i32
                %209 = arith.select %207, %c2139095041_i32, %208 : i32
                gpu.barrier
                %210 = arith.cmpi ne, %150, %c1_i32 : i32
                %211 = arith.cmpi eq, %187, %c-2139095040_i32 : i32
                %212 = arith.cmpi eq, %150, %c1_i32 : i32
                %213 = arith.andi %211, %212 : i1
                %214 = arith.addi %197, %199 : i32
                %215 = arith.select %213, %214, %174 : i32
                %216 = arith.minsi %215, %c2048_i32 : i32
                %217 = arith.cmpi sgt, %197, %200 : i32
                %218 = arith.minsi %199, %c2048_i32 : i32
                %219 = arith.addi %197, %218 : i32
                %220 = arith.cmpi sge, %219, %216 : i32
                %221 = arith.ori %220, %213 : i1
                %222 = arith.ori %217, %210 : i1
                %223 = arith.xori %222, %true : i1
                %224 = arith.andi %221, %223 : i1
                %225 = arith.ori %224, %217 : i1
                %226 = arith.ori %225, %210 : i1
                %227 = arith.xori %226, %true : i1
                %228 = arith.cmpi sge, %197, %c8_i32 : i32
                %229 = arith.cmpi eq, %190, %c-2139095041_i32 : i32
                %230 = arith.cmpi ne, %166, %c0_i32 : i32
                %231 = arith.andi %227, %228 : i1
                %232 = arith.andi %231, %229 : i1
                %233 = arith.andi %232, %230 : i1
                %234 = arith.divui %197, %c2_i32 : i32
                %235 = arith.subi %200, %216 : i32
                %236 = arith.maxsi %235, %c0_i32 : i32
                %237 = arith.sitofp %216 : i32 to f32
                %238 = arith.sitofp %236 : i32 to f32
                %239 = arith.mulf %238, %cst_34 : f32
                %240 = arith.addf %237, %239 : f32
                %241 = arith.sitofp %202 : i32 to f32
                %242 = arith.sitofp %150 : i32 to f32
                %243 = arith.sitofp %197 : i32 to f32
                %244 = arith.maximumf %243, %cst_33 : f32
                %245 = arith.mulf %244, %242 : f32
                %246 = arith.mulf %240, %241 : f32
                %247 = arith.divf %246, %245 : f32
                %248 = arith.addf %247, %cst_32 : f32
                %249 = arith.maximumf %248, %cst_33 : f32
                %250 = arith.minimumf %249, %cst_31 : f32
                %251 = arith.fptosi %250 : f32 to i32
                %252 = arith.select %233, %234, %251 : i32
                %253 = arith.select %224, %216, %252 : i32
                %254 = arith.andi %217, %230 : i1
                %255 = arith.ori %210, %254 : i1
                %256 = arith.ori %255, %233 : i1
                %257 = arith.cmpi sle, %253, %202 : i32
                %258 = arith.cmpi sge, %253, %c1_i32 : i32
                %259 = arith.andi %257, %258 : i1
                %260 = arith.ori %224, %256 : i1
                %261 = arith.andi %259, %260 : i1
                %262 = scf.if %261 -> (i32) {
                  %263 = arith.cmpi slt, %187, %c0_i32 : i32
                  %264 = arith.subi %c-2147483648_i32, %187 : i32
                  %265 = arith.select %263, %264, %187 : i32
                  %266 = "tt.bitcast"(%265) : (i32) -> f32
                  %267 = "tt.make_range"() {end = 4096 : i32, start = 0 : i32} : () -> tensor<4096xi32>
                  %268 = "tt.splat"(%202) : (i32) -> tensor<4096xi32>
                  %269 = arith.cmpi ult, %267, %268 : tensor<4096xi32>
                  %270 = arith.addi %267, %cst_30 : tensor<4096xi32>
                  %271 = "tt.splat"(%178) : (i32) -> tensor<1xi32>
                  %272 = arith.extsi %271 : tensor<1xi32> to tensor<1xi64>
                  %273 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %274 = arith.muli %272, %273 : tensor<1xi64>
                  %275 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %276 = "tt.addptr"(%275, %274) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %277 = arith.extsi %270 : tensor<4096xi32> to tensor<4096xi64>
                  %278 = arith.muli %277, %cst_27 : tensor<4096xi64>
                  %279 = "tt.broadcast"(%276) : (tensor<1x!tt.ptr<i32>>) -> tensor<4096x!tt.ptr<i32>>
                  %280 = "tt.addptr"(%279, %278) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                  %281 = "tt.broadcast"(%cst_29) : (tensor<1xi32>) -> tensor<4096xi32>
                  %282 = "tt.addptr"(%280, %281) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                  %283 = "tt.load"(%282, %269, %cst_28) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                  %284 = "tt.bitcast"(%283) : (tensor<4096xi32>) -> tensor<4096xf32>
                  %285 = arith.cmpf oge, %266, %cst_26 : f32
                  %286 = arith.cmpf olt, %266, %cst_25 : f32
                  %287 = arith.andi %285, %286 : i1
                  %288 = arith.select %287, %266, %cst_24 : f32
                  %289 = "tt.splat"(%288) : (f32) -> tensor<4096xf32>
                  %290 = arith.cmpf ole, %284, %289 : tensor<4096xf32>
                  %291 = "tt.splat"(%266) : (f32) -> tensor<4096xf32>
                  %292 = arith.addf %284, %291 : tensor<4096xf32>
                  %293 = arith.select %290, %292, %284 : tensor<4096xi1>, tensor<4096xf32>
                  %294 = "tt.bitcast"(%293) : (tensor<4096xf32>) -> tensor<4096xi32>
                  %295 = arith.cmpi slt, %294, %cst_28 : tensor<4096xi32>
                  %296 = arith.andi %294, %cst_23 : tensor<4096xi32>
                  %297 = arith.subi %cst_28, %296 : tensor<4096xi32>
                  %298 = arith.cmpi sgt, %296, %cst_22 : tensor<4096xi32>
                  %299 = arith.select %295, %297, %294 : tensor<4096xi1>, tensor<4096xi32>
                  %300 = arith.select %298, %cst_22, %299 : tensor<4096xi1>, tensor<4096xi32>
                  %301 = arith.select %269, %300, %cst_21 : tensor<4096xi1>, tensor<4096xi32>
                  %302 = arith.addi %202, %c4095_i32 : i32
                  %303 = arith.divui %302, %c4096_i32 : i32
                  %304 = scf.for %arg31 = %c1_i32 to %303 step %c1_i32 iter_args(%arg32 = %301) -> (tensor<4096xi32>)  : i32 {
                    %370 = arith.muli %arg31, %c4096_i32 : i32
                    %371 = "tt.splat"(%370) : (i32) -> tensor<4096xi32>
                    %372 = arith.addi %371, %267 : tensor<4096xi32>
                    %373 = arith.cmpi ult, %372, %268 : tensor<4096xi32>
                    %374 = arith.addi %372, %cst_30 : tensor<4096xi32>
                    %375 = arith.extsi %374 : tensor<4096xi32> to tensor<4096xi64>
                    %376 = arith.muli %375, %cst_27 : tensor<4096xi64>
                    %377 = "tt.addptr"(%279, %376) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %378 = "tt.addptr"(%377, %281) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %379 = "tt.load"(%378, %373, %cst_28) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %380 = "tt.bitcast"(%379) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %381 = arith.cmpf ole, %380, %289 : tensor<4096xf32>
                    %382 = arith.addf %380, %291 : tensor<4096xf32>
                    %383 = arith.select %381, %382, %380 : tensor<4096xi1>, tensor<4096xf32>
                    %384 = "tt.bitcast"(%383) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %385 = arith.cmpi slt, %384, %cst_28 : tensor<4096xi32>
                    %386 = arith.andi %384, %cst_23 : tensor<4096xi32>
                    %387 = arith.subi %cst_28, %386 : tensor<4096xi32>
                    %388 = arith.cmpi sgt, %386, %cst_22 : tensor<4096xi32>
                    %389 = arith.select %385, %387, %384 : tensor<4096xi1>, tensor<4096xi32>
                    %390 = arith.select %388, %cst_22, %389 : tensor<4096xi1>, tensor<4096xi32>
                    %391 = arith.select %373, %390, %cst_21 : tensor<4096xi1>, tensor<4096xi32>
                    %392 = arith.maxsi %arg32, %391 : tensor<4096xi32>
                    scf.yield %392 : tensor<4096xi32>
                  }
                  %305 = "tt.reduce"(%304) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %370 = arith.maxsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%370) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  %306 = "tt.bitcast"(%266) : (f32) -> i32
                  %307 = arith.cmpi slt, %306, %c0_i32 : i32
                  %308 = arith.andi %306, %c2147483647_i32 : i32
                  %309 = arith.subi %c0_i32, %308 : i32
                  %310 = arith.cmpi sgt, %308, %c2139095040_i32 : i32
                  %311 = arith.select %307, %309, %306 : i32
                  %312 = arith.select %310, %c2139095040_i32, %311 : i32
                  %313 = arith.cmpi slt, %312, %c0_i32 : i32
                  %314 = arith.subi %c-2147483648_i32, %312 : i32
                  %315 = arith.select %313, %314, %312 : i32
                  %316 = "tt.bitcast"(%315) : (i32) -> f32
                  %317 = arith.cmpi slt, %305, %c0_i32 : i32
                  %318 = arith.subi %c-2147483648_i32, %305 : i32
                  %319 = arith.select %317, %318, %305 : i32
                  %320 = "tt.bitcast"(%319) : (i32) -> f32
                  %321 = arith.subf %320, %316 : f32
                  %322 = arith.subi %202, %253 : i32
                  %323 = arith.sitofp %322 : i32 to f32
                  %324 = math.rsqrt %241 : f32
                  %325 = arith.addf %323, %cst_32 : f32
                  %326 = arith.mulf %325, %324 : f32
                  %327 = arith.mulf %326, %324 : f32
                  %328 = arith.mulf %324, %cst_20 : f32
                  %329 = arith.mulf %321, %327 : f32
                  %330 = arith.addf %316, %329 : f32
                  %331 = arith.mulf %321, %328 : f32
                  %332 = arith.addi %312, %c1_i32 : i32
                  %333 = arith.subi %305, %c1_i32 : i32
                  %334 = arith.subf %330, %331 : f32
                  %335 = arith.addf %330, %331 : f32
                  %336 = "tt.bitcast"(%334) : (f32) -> i32
                  %337 = arith.cmpi slt, %336, %c0_i32 : i32
                  %338 = arith.andi %336, %c2147483647_i32 : i32
                  %339 = arith.subi %c0_i32, %338 : i32
                  %340 = arith.cmpi sgt, %338, %c2139095040_i32 : i32
                  %341 = arith.select %337, %339, %336 : i32
                  %342 = arith.select %340, %c2139095040_i32, %341 : i32
                  %343 = arith.minsi %342, %333 : i32
                  %344 = arith.maxsi %343, %332 : i32
                  %345 = "tt.bitcast"(%335) : (f32) -> i32
                  %346 = arith.cmpi slt, %345, %c0_i32 : i32
                  %347 = arith.andi %345, %c2147483647_i32 : i32
                  %348 = arith.subi %c0_i32, %347 : i32
                  %349 = arith.cmpi sgt, %347, %c2139095040_i32 : i32
                  %350 = arith.select %346, %348, %345 : i32
                  %351 = arith.select %349, %c2139095040_i32, %350 : i32
                  %352 = arith.minsi %351, %333 : i32
                  %353 = arith.maxsi %352, %332 : i32
                  %354 = arith.cmpf olt, %321, %cst_25 : f32
                  %355 = arith.cmpf olt, %328, %cst_19 : f32
                  %356 = arith.andi %354, %355 : i1
                  %357 = arith.subi %305, %312 : i32
                  %358 = arith.addi %357, %c2_i32 : i32
                  %359 = arith.divui %358, %c3_i32 : i32
                  %360 = arith.addi %312, %359 : i32
                  %361 = arith.addi %360, %359 : i32
                  %362 = arith.select %356, %344, %360 : i32
                  %363 = arith.select %356, %353, %361 : i32
                  %364:8 = scf.while (%arg31 = %312, %arg32 = %305, %arg33 = %202, %arg34 = %c0_i32, %arg35 = %362, %arg36 = %363, %arg37 = %cst_20, %arg38 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                    %370 = arith.addi %arg31, %c1_i32 : i32
                    %371 = arith.cmpi slt, %370, %arg32 : i32
                    %372 = arith.cmpi ne, %arg33, %253 : i32
                    %373 = arith.andi %371, %372 : i1
                    scf.condition(%373) %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38 : i32, i32, i32, i32, i32, i32, f32, i32
                  } do {
                  ^bb0(%arg31: i32, %arg32: i32, %arg33: i32, %arg34: i32, %arg35: i32, %arg36: i32, %arg37: f32, %arg38: i32):
                    %370 = "tt.splat"(%arg35) : (i32) -> tensor<4096xi32>
                    %371 = arith.cmpi sgt, %301, %370 : tensor<4096xi32>
                    %372 = "tt.splat"(%arg36) : (i32) -> tensor<4096xi32>
                    %373 = arith.cmpi sgt, %301, %372 : tensor<4096xi32>
                    %374 = arith.extui %371 : tensor<4096xi1> to tensor<4096xi64>
                    %375 = arith.extui %373 : tensor<4096xi1> to tensor<4096xi64>
                    %376 = arith.shli %375, %cst_18 : tensor<4096xi64>
                    %377 = arith.ori %374, %376 : tensor<4096xi64>
                    %378 = scf.for %arg39 = %c1_i32 to %303 step %c1_i32 iter_args(%arg40 = %377) -> (tensor<4096xi64>)  : i32 {
                      %452 = arith.muli %arg39, %c4096_i32 : i32
                      %453 = "tt.splat"(%452) : (i32) -> tensor<4096xi32>
                      %454 = arith.addi %453, %267 : tensor<4096xi32>
                      %455 = arith.cmpi ult, %454, %268 : tensor<4096xi32>
                      %456 = arith.addi %454, %cst_30 : tensor<4096xi32>
                      %457 = arith.extsi %456 : tensor<4096xi32> to tensor<4096xi64>
                      %458 = arith.muli %457, %cst_27 : tensor<4096xi64>
                      %459 = "tt.addptr"(%279, %458) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                      %460 = "tt.addptr"(%459, %281) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                      %461 = "tt.load"(%460, %455, %cst_28) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                      %462 = "tt.bitcast"(%461) : (tensor<4096xi32>) -> tensor<4096xf32>
                      %463 = arith.cmpf ole, %462, %289 : tensor<4096xf32>
                      %464 = arith.addf %462, %291 : tensor<4096xf32>
                      %465 = arith.select %463, %464, %462 : tensor<4096xi1>, tensor<4096xf32>
                      %466 = "tt.bitcast"(%465) : (tensor<4096xf32>) -> tensor<4096xi32>
                      %467 = arith.cmpi slt, %466, %cst_28 : tensor<4096xi32>
                      %468 = arith.andi %466, %cst_23 : tensor<4096xi32>
                      %469 = arith.subi %cst_28, %468 : tensor<4096xi32>
                      %470 = arith.cmpi sgt, %468, %cst_22 : tensor<4096xi32>
                      %471 = arith.select %467, %469, %466 : tensor<4096xi1>, tensor<4096xi32>
                      %472 = arith.select %470, %cst_22, %471 : tensor<4096xi1>, tensor<4096xi32>
                      %473 = arith.select %455, %472, %cst_21 : tensor<4096xi1>, tensor<4096xi32>
                      %474 = arith.cmpi sgt, %473, %370 : tensor<4096xi32>
                      %475 = arith.cmpi sgt, %473, %372 : tensor<4096xi32>
                      %476 = arith.extui %474 : tensor<4096xi1> to tensor<4096xi64>
                      %477 = arith.extui %475 : tensor<4096xi1> to tensor<4096xi64>
                      %478 = arith.shli %477, %cst_18 : tensor<4096xi64>
                      %479 = arith.ori %476, %478 : tensor<4096xi64>
                      %480 = arith.addi %arg40, %479 : tensor<4096xi64>
                      scf.yield %480 : tensor<4096xi64>
                    }
                    %379 = "tt.reduce"(%378) ({
                    ^bb0(%arg39: i64, %arg40: i64):
                      %452 = arith.addi %arg39, %arg40 : i64
                      "tt.reduce_return"(%452) : (i64) -> ()
                    }) {axis = 0 : i32} : (tensor<4096xi64>) -> i64
                    %380 = arith.shrui %379, %c32_i64 : i64
                    %381 = arith.trunci %379 : i64 to i32
                    %382 = arith.trunci %380 : i64 to i32
                    %383 = arith.cmpi sge, %381, %253 : i32
                    %384 = arith.cmpi sge, %382, %253 : i32
                    %385 = arith.select %383, %arg35, %arg31 : i32
                    %386 = arith.select %384, %arg36, %385 : i32
                    %387 = arith.select %383, %arg36, %arg35 : i32
                    %388 = arith.select %384, %arg32, %387 : i32
                    %389 = arith.select %383, %381, %arg33 : i32
                    %390 = arith.select %384, %382, %389 : i32
                    %391 = arith.select %383, %382, %381 : i32
                    %392 = arith.select %384, %arg34, %391 : i32
                    %393 = arith.mulf %arg37, %cst_17 : f32
                    %394 = arith.select %383, %cst_20, %393 : f32
                    %395 = arith.select %384, %393, %394 : f32
                    %396 = arith.addi %arg38, %c1_i32 : i32
                    %397 = arith.cmpi slt, %386, %c0_i32 : i32
                    %398 = arith.subi %c-2147483648_i32, %386 : i32
                    %399 = arith.select %397, %398, %386 : i32
                    %400 = "tt.bitcast"(%399) : (i32) -> f32
                    %401 = arith.cmpi slt, %388, %c0_i32 : i32
                    %402 = arith.subi %c-2147483648_i32, %388 : i32
                    %403 = arith.select %401, %402, %388 : i32
                    %404 = "tt.bitcast"(%403) : (i32) -> f32
                    %405 = arith.subf %404, %400 : f32
                    %406 = arith.subi %390, %392 : i32
                    %407 = arith.sitofp %406 : i32 to f32
                    %408 = arith.subi %390, %253 : i32
                    %409 = arith.sitofp %408 : i32 to f32
                    %410 = math.rsqrt %407 : f32
                    %411 = arith.addf %409, %cst_32 : f32
                    %412 = arith.mulf %411, %410 : f32
                    %413 = arith.mulf %412, %410 : f32
                    %414 = arith.mulf %395, %410 : f32
                    %415 = arith.mulf %405, %413 : f32
                    %416 = arith.addf %400, %415 : f32
                    %417 = arith.mulf %405, %414 : f32
                    %418 = arith.addi %386, %c1_i32 : i32
                    %419 = arith.subi %388, %c1_i32 : i32
                    %420 = arith.subf %416, %417 : f32
                    %421 = arith.addf %416, %417 : f32
                    %422 = "tt.bitcast"(%420) : (f32) -> i32
                    %423 = arith.cmpi slt, %422, %c0_i32 : i32
                    %424 = arith.andi %422, %c2147483647_i32 : i32
                    %425 = arith.subi %c0_i32, %424 : i32
                    %426 = arith.cmpi sgt, %424, %c2139095040_i32 : i32
                    %427 = arith.select %423, %425, %422 : i32
                    %428 = arith.select %426, %c2139095040_i32, %427 : i32
                    %429 = arith.minsi %428, %419 : i32
                    %430 = arith.maxsi %429, %418 : i32
                    %431 = "tt.bitcast"(%421) : (f32) -> i32
                    %432 = arith.cmpi slt, %431, %c0_i32 : i32
                    %433 = arith.andi %431, %c2147483647_i32 : i32
                    %434 = arith.subi %c0_i32, %433 : i32
                    %435 = arith.cmpi sgt, %433, %c2139095040_i32 : i32
                    %436 = arith.select %432, %434, %431 : i32
                    %437 = arith.select %435, %c2139095040_i32, %436 : i32
                    %438 = arith.minsi %437, %419 : i32
                    %439 = arith.maxsi %438, %418 : i32
                    %440 = arith.cmpf olt, %405, %cst_25 : f32
                    %441 = arith.cmpf olt, %414, %cst_19 : f32
                    %442 = arith.cmpi slt, %396, %c8_i32 : i32
                    %443 = arith.andi %440, %441 : i1
                    %444 = arith.andi %442, %443 : i1
                    %445 = arith.subi %388, %386 : i32
                    %446 = arith.addi %445, %c2_i32 : i32
                    %447 = arith.divui %446, %c3_i32 : i32
                    %448 = arith.addi %386, %447 : i32
                    %449 = arith.addi %448, %447 : i32
                    %450 = arith.select %444, %430, %448 : i32
                    %451 = arith.select %444, %439, %449 : i32
                    scf.yield %386, %388, %390, %392, %450, %451, %395, %396 : i32, i32, i32, i32, i32, i32, f32, i32
                  }
                  %365 = "tt.splat"(%364#0) : (i32) -> tensor<4096xi32>
                  %366 = arith.cmpi sgt, %301, %365 : tensor<4096xi32>
                  %367 = arith.select %366, %301, %cst_16 : tensor<4096xi1>, tensor<4096xi32>
                  %368 = scf.for %arg31 = %c1_i32 to %303 step %c1_i32 iter_args(%arg32 = %367) -> (tensor<4096xi32>)  : i32 {
                    %370 = arith.muli %arg31, %c4096_i32 : i32
                    %371 = "tt.splat"(%370) : (i32) -> tensor<4096xi32>
                    %372 = arith.addi %371, %267 : tensor<4096xi32>
                    %373 = arith.cmpi ult, %372, %268 : tensor<4096xi32>
                    %374 = arith.addi %372, %cst_30 : tensor<4096xi32>
                    %375 = arith.extsi %374 : tensor<4096xi32> to tensor<4096xi64>
                    %376 = arith.muli %375, %cst_27 : tensor<4096xi64>
                    %377 = "tt.addptr"(%279, %376) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %378 = "tt.addptr"(%377, %281) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %379 = "tt.load"(%378, %373, %cst_28) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %380 = "tt.bitcast"(%379) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %381 = arith.cmpf ole, %380, %289 : tensor<4096xf32>
                    %382 = arith.addf %380, %291 : tensor<4096xf32>
                    %383 = arith.select %381, %382, %380 : tensor<4096xi1>, tensor<4096xf32>
                    %384 = "tt.bitcast"(%383) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %385 = arith.cmpi slt, %384, %cst_28 : tensor<4096xi32>
                    %386 = arith.andi %384, %cst_23 : tensor<4096xi32>
                    %387 = arith.subi %cst_28, %386 : tensor<4096xi32>
                    %388 = arith.cmpi sgt, %386, %cst_22 : tensor<4096xi32>
                    %389 = arith.select %385, %387, %384 : tensor<4096xi1>, tensor<4096xi32>
                    %390 = arith.select %388, %cst_22, %389 : tensor<4096xi1>, tensor<4096xi32>
                    %391 = arith.select %373, %390, %cst_21 : tensor<4096xi1>, tensor<4096xi32>
                    %392 = arith.cmpi sgt, %391, %365 : tensor<4096xi32>
                    %393 = arith.select %392, %391, %cst_16 : tensor<4096xi1>, tensor<4096xi32>
                    %394 = arith.minsi %arg32, %393 : tensor<4096xi32>
                    scf.yield %394 : tensor<4096xi32>
                  }
                  %369 = "tt.reduce"(%368) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %370 = arith.minsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%370) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  scf.yield %369 : i32
                } else {
                  scf.yield %187 : i32
                }
                scf.if %224 {
                  %263 = arith.cmpi slt, %214, %c2048_i32 : i32
                  %264 = arith.cmpi sge, %262, %209 : i32
                  %265 = arith.andi %213, %263 : i1
                  %266 = arith.andi %265, %264 : i1
                  %267 = arith.cmpi slt, %216, %c1_i32 : i32
                  %268 = arith.ori %266, %267 : i1
                  %269 = arith.cmpi slt, %262, %c0_i32 : i32
                  %270 = arith.subi %c-2147483648_i32, %262 : i32
                  %271 = arith.select %269, %270, %262 : i32
                  %272 = "tt.bitcast"(%271) : (i32) -> f32
                  %273 = arith.select %268, %193, %272 : f32
                  %274 = arith.select %268, %209, %262 : i32
                  %275 = arith.cmpi eq, %274, %187 : i32
                  %276 = arith.select %275, %199, %c0_i32 : i32
                  %277 = arith.cmpi slt, %187, %c0_i32 : i32
                  %278 = arith.subi %c-2147483648_i32, %187 : i32
                  %279 = arith.select %277, %278, %187 : i32
                  %280 = "tt.bitcast"(%279) : (i32) -> f32
                  %281 = arith.addi %202, %c1023_i32 : i32
                  %282 = arith.divui %281, %c1024_i32 : i32
                  %283 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                  %284 = "tt.splat"(%202) : (i32) -> tensor<1024xi32>
                  %285 = "tt.splat"(%178) : (i32) -> tensor<1xi32>
                  %286 = arith.extsi %285 : tensor<1xi32> to tensor<1xi64>
                  %287 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %288 = arith.muli %286, %287 : tensor<1xi64>
                  %289 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %290 = "tt.addptr"(%289, %288) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %291 = "tt.broadcast"(%290) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
                  %292 = "tt.broadcast"(%cst_14) : (tensor<1xi32>) -> tensor<1024xi32>
                  %293 = "tt.broadcast"(%cst_29) : (tensor<1xi32>) -> tensor<1024xi32>
                  %294 = arith.cmpf oge, %280, %cst_26 : f32
                  %295 = arith.cmpf olt, %280, %cst_25 : f32
                  %296 = arith.andi %294, %295 : i1
                  %297 = arith.select %296, %280, %cst_24 : f32
                  %298 = "tt.splat"(%297) : (f32) -> tensor<1024xf32>
                  %299 = "tt.splat"(%280) : (f32) -> tensor<1024xf32>
                  %300 = "tt.splat"(%273) : (f32) -> tensor<1024xf32>
                  %301 = "tt.splat"(%273) : (f32) -> tensor<1xf32>
                  %302 = arith.mulf %301, %cst_8 : tensor<1xf32>
                  %303 = math.absf %301 : tensor<1xf32>
                  %304 = arith.cmpf olt, %303, %cst_7 : tensor<1xf32>
                  %305 = arith.select %304, %302, %cst_6 : tensor<1xi1>, tensor<1xf32>
                  %306 = "tt.expand_dims"(%305) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %307 = "tt.broadcast"(%306) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %308 = "tt.expand_dims"(%301) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %309 = "tt.broadcast"(%308) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %310 = "tt.splat"(%178) : (i32) -> tensor<1x1x1xi32>
                  %311 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                  %312 = "tt.expand_dims"(%311) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                  %313 = "tt.expand_dims"(%312) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                  %314 = arith.extsi %310 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                  %315 = "tt.splat"(%arg22) : (i64) -> tensor<1x1x1xi64>
                  %316 = arith.muli %314, %315 : tensor<1x1x1xi64>
                  %317 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %318 = "tt.addptr"(%317, %316) : (tensor<1x1x1x!tt.ptr<i32>>, tensor<1x1x1xi64>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %319 = "tt.broadcast"(%318) : (tensor<1x1x1x!tt.ptr<i32>>) -> tensor<1x1024x1x!tt.ptr<i32>>
                  %320 = "tt.broadcast"(%313) : (tensor<1x1x2xi32>) -> tensor<1x1024x2xi32>
                  %321:2 = scf.for %arg31 = %c0_i32 to %282 step %c1_i32 iter_args(%arg32 = %c0_i32, %arg33 = %276) -> (i32, i32)  : i32 {
                    %325 = arith.muli %arg31, %c1024_i32 : i32
                    %326 = "tt.splat"(%325) : (i32) -> tensor<1024xi32>
                    %327 = arith.addi %326, %283 : tensor<1024xi32>
                    %328 = arith.cmpi ult, %327, %284 : tensor<1024xi32>
                    %329 = arith.addi %327, %cst_15 : tensor<1024xi32>
                    %330 = arith.extsi %329 : tensor<1024xi32> to tensor<1024xi64>
                    %331 = arith.muli %330, %cst_12 : tensor<1024xi64>
                    %332 = "tt.addptr"(%291, %331) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %333 = "tt.addptr"(%332, %292) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %334 = "tt.load"(%333, %328, %cst_13) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %335 = "tt.addptr"(%332, %293) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %336 = "tt.load"(%335, %328, %cst_13) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %337 = "tt.bitcast"(%336) : (tensor<1024xi32>) -> tensor<1024xf32>
                    %338 = arith.cmpf ole, %337, %298 : tensor<1024xf32>
                    %339 = arith.addf %337, %299 : tensor<1024xf32>
                    %340 = arith.select %338, %339, %337 : tensor<1024xi1>, tensor<1024xf32>
                    gpu.barrier
                    %341 = arith.cmpf ogt, %340, %300 : tensor<1024xf32>
                    %342 = arith.andi %341, %328 : tensor<1024xi1>
                    %343 = arith.cmpf ueq, %340, %300 : tensor<1024xf32>
                    %344 = arith.andi %343, %328 : tensor<1024xi1>
                    %345 = arith.extui %342 : tensor<1024xi1> to tensor<1024xi32>
                    %346 = arith.extui %344 : tensor<1024xi1> to tensor<1024xi32>
                    %347 = arith.shli %346, %cst_11 : tensor<1024xi32>
                    %348 = arith.addi %345, %347 : tensor<1024xi32>
                    %349 = "tt.scan"(%348) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %390 = arith.addi %arg34, %arg35 : i32
                      "tt.scan_return"(%390) : (i32) -> ()
                    }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                    %350 = arith.subi %349, %348 : tensor<1024xi32>
                    %351 = arith.andi %350, %cst_10 : tensor<1024xi32>
                    %352 = arith.shrui %350, %cst_11 : tensor<1024xi32>
                    %353 = "tt.splat"(%arg32) : (i32) -> tensor<1024xi32>
                    %354 = arith.addi %351, %353 : tensor<1024xi32>
                    %355 = "tt.splat"(%arg33) : (i32) -> tensor<1024xi32>
                    %356 = arith.addi %352, %355 : tensor<1024xi32>
                    %357 = arith.addi %354, %cst_15 : tensor<1024xi32>
                    %358 = arith.subi %cst_9, %356 : tensor<1024xi32>
                    %359 = arith.cmpi ult, %356, %cst_15 : tensor<1024xi32>
                    %360 = arith.select %342, %357, %358 : tensor<1024xi1>, tensor<1024xi32>
                    %361 = arith.andi %344, %359 : tensor<1024xi1>
                    %362 = arith.ori %342, %361 : tensor<1024xi1>
                    %363 = "tt.expand_dims"(%334) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %364 = "tt.expand_dims"(%340) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                    %365 = arith.cmpf ole, %364, %307 : tensor<1x1024xf32>
                    %366 = arith.subf %364, %309 : tensor<1x1024xf32>
                    %367 = math.absf %364 : tensor<1x1024xf32>
                    %368 = arith.cmpf olt, %367, %cst_5 : tensor<1x1024xf32>
                    %369 = arith.andi %365, %368 : tensor<1x1024xi1>
                    %370 = arith.select %369, %366, %364 : tensor<1x1024xi1>, tensor<1x1024xf32>
                    %371 = "tt.bitcast"(%370) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                    %372 = arith.cmpf uno, %370, %370 : tensor<1x1024xf32>
                    %373 = arith.select %372, %cst_4, %371 : tensor<1x1024xi1>, tensor<1x1024xi32>
                    %374 = "tt.join"(%363, %373) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                    %375 = "tt.expand_dims"(%360) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %376 = "tt.expand_dims"(%375) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                    %377 = "tt.expand_dims"(%362) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                    %378 = "tt.expand_dims"(%377) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                    %379 = "tt.broadcast"(%378) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                    %380 = arith.extsi %376 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                    %381 = arith.muli %380, %cst_3 : tensor<1x1024x1xi64>
                    %382 = "tt.addptr"(%319, %381) : (tensor<1x1024x1x!tt.ptr<i32>>, tensor<1x1024x1xi64>) -> tensor<1x1024x1x!tt.ptr<i32>>
                    %383 = "tt.broadcast"(%382) : (tensor<1x1024x1x!tt.ptr<i32>>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    %384 = "tt.addptr"(%383, %320) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    "tt.store"(%384, %374, %379) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                    %385 = "tt.reduce"(%348) ({
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
                  "tt.store"(%192, %273) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                  %322 = arith.minui %321#1, %c2048_i32 : i32
                  %323 = arith.subi %c2048_i32, %322 : i32
                  %324 = arith.addi %321#0, %c2048_i32 : i32
                  "tt.store"(%196, %321#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%198, %321#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%186, %323) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%189, %324) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                } else {
                  %263 = arith.andi %212, %217 : i1
                  %264 = arith.cmpi sle, %197, %200 : i32
                  %265 = arith.andi %212, %264 : i1
                  %266 = arith.cmpi ne, %190, %c-2139095041_i32 : i32
                  %267 = arith.andi %265, %266 : i1
                  %268 = arith.select %263, %187, %190 : i32
                  %269 = arith.select %267, %187, %209 : i32
                  %270 = arith.andi %263, %167 : i1
                  %271 = arith.ori %267, %270 : i1
                  %272 = arith.cmpi slt, %187, %c0_i32 : i32
                  %273 = arith.subi %c-2147483648_i32, %187 : i32
                  %274 = arith.select %272, %273, %187 : i32
                  %275 = "tt.bitcast"(%274) : (i32) -> f32
                  %276 = arith.cmpi slt, %262, %c0_i32 : i32
                  %277 = arith.subi %c-2147483648_i32, %262 : i32
                  %278 = arith.select %276, %277, %262 : i32
                  %279 = "tt.bitcast"(%278) : (i32) -> f32
                  %280 = arith.subf %240, %243 : f32
                  %281 = arith.divf %280, %243 : f32
                  %282 = arith.minimumf %281, %cst_17 : f32
                  %283 = arith.subf %279, %275 : f32
                  %284 = arith.mulf %283, %282 : f32
                  %285 = arith.subf %275, %284 : f32
                  %286 = "tt.bitcast"(%285) : (f32) -> i32
                  %287 = arith.cmpi slt, %286, %c0_i32 : i32
                  %288 = arith.andi %286, %c2147483647_i32 : i32
                  %289 = arith.subi %c0_i32, %288 : i32
                  %290 = arith.cmpi sgt, %288, %c2139095040_i32 : i32
                  %291 = arith.select %287, %289, %286 : i32
                  %292 = arith.select %290, %c2139095040_i32, %291 : i32
                  %293 = arith.subi %187, %c1_i32 : i32
                  %294 = arith.minsi %292, %293 : i32
                  %295 = arith.select %233, %294, %c-2139095040_i32 : i32
                  %296 = arith.select %265, %295, %262 : i32
                  %297 = arith.xori %268, %269 : i32
                  %298 = arith.shrsi %297, %c1_i32 : i32
                  %299 = arith.andi %268, %269 : i32
                  %300 = arith.addi %299, %298 : i32
                  %301 = arith.select %271, %300, %296 : i32
                  %302 = arith.subi %269, %c1_i32 : i32
                  %303 = arith.minsi %301, %302 : i32
                  %304 = arith.addi %268, %c1_i32 : i32
                  %305 = arith.maxsi %303, %304 : i32
                  %306 = arith.cmpi sge, %304, %269 : i32
                  %307 = arith.ori %212, %266 : i1
                  %308 = arith.andi %306, %307 : i1
                  "tt.store"(%192, %275, %267) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                  "tt.store"(%196, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%198, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  %309 = arith.select %308, %c2048_i32, %305 : i32
                  %310 = arith.select %308, %c2048_i32, %268 : i32
                  "tt.store"(%186, %309) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%189, %310) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                }
              }
            }
          }
        } else {
          %164 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %165 = "tt.addptr"(%164, %cst) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %166 = "tt.addptr"(%165, %134) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %167 = "tt.load"(%166, %139, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %168 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %169 = "tt.addptr"(%164, %168) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %170 = "tt.addptr"(%169, %134) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %171 = "tt.load"(%170, %139, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %172 = arith.cmpi slt, %171, %167 : tensor<128xi32>
          %173 = arith.andi %172, %139 : tensor<128xi1>
          %174 = arith.cmpi slt, %167, %cst_61 : tensor<128xi32>
          %175 = arith.subi %cst_39, %167 : tensor<128xi32>
          %176 = arith.select %174, %175, %167 : tensor<128xi1>, tensor<128xi32>
          %177 = "tt.bitcast"(%176) : (tensor<128xi32>) -> tensor<128xf32>
          %178 = arith.select %173, %140, %cst_61 : tensor<128xi1>, tensor<128xi32>
          %179 = "tt.reduce"(%178) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %236 = arith.minsi %arg30, %arg31 : i32
            "tt.reduce_return"(%236) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %180 = arith.cmpi ult, %122#3, %158 : i32
          %181 = arith.muli %122#3, %156 : i32
          %182 = arith.select %180, %181, %142 : i32
          %183 = arith.subi %142, %182 : i32
          %184 = arith.minsi %183, %156 : i32
          %185 = arith.addi %182, %184 : i32
          %186 = arith.muli %150, %c128_i32 : i32
          %187 = arith.cmpi ult, %132, %30 : tensor<128xi32>
          %188 = "tt.expand_dims"(%132) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %189 = "tt.expand_dims"(%187) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %190 = "tt.broadcast"(%189) : (tensor<128x1xi1>) -> tensor<128x128xi1>
          %191 = arith.extsi %188 : tensor<128x1xi32> to tensor<128x1xi64>
          %192 = arith.muli %191, %37 : tensor<128x1xi64>
          %193 = "tt.addptr"(%39, %192) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<bf16>>
          %194 = "tt.broadcast"(%193) : (tensor<128x1x!tt.ptr<bf16>>) -> tensor<128x128x!tt.ptr<bf16>>
          %195 = "tt.addptr"(%194, %42) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi32>) -> tensor<128x128x!tt.ptr<bf16>>
          %196 = "tt.load"(%195, %190, %cst_57) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
          %197 = arith.divsi %130, %c128_i32 : i32
          %198 = arith.cmpi slt, %197, %arg9 : i32
          %199 = arith.extsi %197 : i32 to i64
          %200 = "tt.addptr"(%arg8, %199) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %201 = "tt.load"(%200, %198, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %202 = arith.select %198, %201, %c-1_i32 : i32
          %203 = arith.divui %182, %c64_i32 : i32
          %204 = arith.cmpi ult, %203, %arg12 : i32
          %205 = arith.cmpi ult, %202, %arg11 : i32
          %206 = arith.cmpi slt, %182, %185 : i32
          %207 = arith.andi %206, %204 : i1
          %208 = arith.andi %207, %205 : i1
          %209 = arith.extsi %202 : i32 to i64
          %210 = arith.muli %209, %arg13 : i64
          %211 = "tt.addptr"(%arg10, %210) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %212 = arith.extsi %203 : i32 to i64
          %213 = "tt.addptr"(%211, %212) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %214 = "tt.load"(%213, %208, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %215 = arith.select %208, %214, %c-1_i32 : i32
          %216 = arith.addi %182, %c64_i32 : i32
          %217 = arith.divui %216, %c64_i32 : i32
          %218 = arith.cmpi ult, %217, %arg12 : i32
          %219 = arith.cmpi slt, %216, %185 : i32
          %220 = arith.andi %219, %218 : i1
          %221 = arith.andi %220, %205 : i1
          %222 = arith.extsi %217 : i32 to i64
          %223 = "tt.addptr"(%211, %222) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %224 = "tt.load"(%223, %221, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %225 = arith.select %221, %224, %c-1_i32 : i32
          %226 = arith.cmpi slt, %4, %cst_60 : tensor<128xi32>
          %227 = arith.remui %4, %cst_60 : tensor<128xi32>
          %228 = "tt.splat"(%arg4) : (i32) -> tensor<128x1xi32>
          %229 = "tt.expand_dims"(%227) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %230 = "tt.splat"(%arg5) : (i64) -> tensor<128x1xi64>
          %231 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<128x1x!tt.ptr<bf16>>
          %232 = arith.muli %229, %cst_56 : tensor<128x1xi32>
          %233 = arith.cmpf olt, %177, %cst_2 : tensor<128xf32>
          %234 = "tt.expand_dims"(%233) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %235:2 = scf.for %arg30 = %182 to %185 step %186 iter_args(%arg31 = %215, %arg32 = %225) -> (i32, i32)  : i32 {
            %236 = arith.addi %arg30, %186 : i32
            %237 = arith.divui %236, %c64_i32 : i32
            %238 = arith.cmpi ult, %237, %arg12 : i32
            %239 = arith.cmpi slt, %236, %185 : i32
            %240 = arith.andi %239, %238 : i1
            %241 = arith.andi %240, %205 : i1
            %242 = arith.extsi %237 : i32 to i64
            %243 = "tt.addptr"(%211, %242) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %244 = "tt.load"(%243, %241, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %245 = arith.select %241, %244, %c-1_i32 : i32
            %246 = arith.addi %236, %c64_i32 : i32
            %247 = arith.divui %246, %c64_i32 : i32
            %248 = arith.cmpi ult, %247, %arg12 : i32
            %249 = arith.cmpi slt, %246, %185 : i32
            %250 = arith.andi %249, %248 : i1
            %251 = arith.andi %250, %205 : i1
            %252 = arith.extsi %247 : i32 to i64
            %253 = "tt.addptr"(%211, %252) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %254 = "tt.load"(%253, %251, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %255 = arith.select %251, %254, %c-1_i32 : i32
            %256 = "tt.splat"(%arg32) : (i32) -> tensor<128xi32>
            %257 = "tt.splat"(%arg31) : (i32) -> tensor<128xi32>
            %258 = arith.select %226, %257, %256 : tensor<128xi1>, tensor<128xi32>
            %259 = "tt.expand_dims"(%258) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
            %260 = arith.cmpi ult, %259, %228 : tensor<128x1xi32>
            %261 = "tt.broadcast"(%260) : (tensor<128x1xi1>) -> tensor<128x128xi1>
            %262 = arith.extsi %259 : tensor<128x1xi32> to tensor<128x1xi64>
            %263 = arith.muli %262, %230 : tensor<128x1xi64>
            %264 = "tt.addptr"(%231, %263) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<bf16>>
            %265 = "tt.addptr"(%264, %232) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<bf16>>
            %266 = "tt.broadcast"(%265) : (tensor<128x1x!tt.ptr<bf16>>) -> tensor<128x128x!tt.ptr<bf16>>
            %267 = "tt.addptr"(%266, %42) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi32>) -> tensor<128x128x!tt.ptr<bf16>>
            %268 = "tt.load"(%267, %261, %cst_57) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
            %269 = arith.cmpi ult, %arg31, %arg4 : i32
            %270 = arith.cmpi ult, %arg32, %arg4 : i32
            %271 = "tt.trans"(%268) {order = array<i32: 1, 0>} : (tensor<128x128xbf16>) -> tensor<128x128xbf16>
            %272 = "tt.dot"(%196, %271, %cst_55) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x128xbf16>, tensor<128x128xf32>) -> tensor<128x128xf32>
            %273 = "tt.reshape"(%272) : (tensor<128x128xf32>) -> tensor<128x2x2x2x2x4x2xf32>
            %274 = "tt.trans"(%273) {order = array<i32: 0, 5, 6, 4, 3, 2, 1>} : (tensor<128x2x2x2x2x4x2xf32>) -> tensor<128x4x2x2x2x2x2xf32>
            %275:2 = "tt.split"(%274) : (tensor<128x4x2x2x2x2x2xf32>) -> (tensor<128x4x2x2x2x2xf32>, tensor<128x4x2x2x2x2xf32>)
            %276:2 = "tt.split"(%275#0) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
            %277:2 = "tt.split"(%275#1) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
            %278:2 = "tt.split"(%276#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
            %279:2 = "tt.split"(%276#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
            %280:2 = "tt.split"(%277#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
            %281:2 = "tt.split"(%277#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
            %282:2 = "tt.split"(%278#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %283:2 = "tt.split"(%278#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %284:2 = "tt.split"(%279#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %285:2 = "tt.split"(%279#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %286:2 = "tt.split"(%280#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %287:2 = "tt.split"(%280#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %288:2 = "tt.split"(%281#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %289:2 = "tt.split"(%281#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %290:2 = "tt.split"(%282#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %291:2 = "tt.split"(%282#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %292:2 = "tt.split"(%283#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %293:2 = "tt.split"(%283#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %294:2 = "tt.split"(%284#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %295:2 = "tt.split"(%284#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %296:2 = "tt.split"(%285#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %297:2 = "tt.split"(%285#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %298:2 = "tt.split"(%286#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %299:2 = "tt.split"(%286#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %300:2 = "tt.split"(%287#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %301:2 = "tt.split"(%287#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %302:2 = "tt.split"(%288#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %303:2 = "tt.split"(%288#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %304:2 = "tt.split"(%289#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %305:2 = "tt.split"(%289#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %306 = arith.cmpi sge, %arg30, %182 : i32
            scf.if %306 {
              %307 = "tt.splat"(%arg30) : (i32) -> tensor<4xi32>
              %308 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
              %309 = arith.muli %308, %cst_54 : tensor<4xi32>
              %310 = arith.addi %307, %309 : tensor<4xi32>
              %311 = arith.maxsi %141, %c0_i32 : i32
              %312 = arith.cmpi sge, %arg21, %c2048_i32 : i32
              %313 = arith.select %312, %c2048_i32, %c0_i32 : i32
              %314 = arith.minsi %179, %185 : i32
              %315 = arith.maxsi %314, %arg30 : i32
              %316 = arith.subi %315, %arg30 : i32
              %317 = arith.cmpi sgt, %316, %c127_i32 : i32
              %318 = arith.andi %317, %269 : i1
              %319 = arith.andi %318, %270 : i1
              %320 = scf.if %319 -> (tensor<128x4xi32>) {
                scf.yield %cst_53 : tensor<128x4xi32>
              } else {
                %360 = "tt.splat"(%185) : (i32) -> tensor<128xi32>
                %361 = arith.minsi %178, %360 : tensor<128xi32>
                %362 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
                %363 = arith.maxsi %361, %362 : tensor<128xi32>
                %364 = arith.subi %363, %362 : tensor<128xi32>
                %365 = arith.minsi %364, %cst_52 : tensor<128xi32>
                %366 = "tt.expand_dims"(%365) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
                %367 = "tt.broadcast"(%366) : (tensor<128x1xi32>) -> tensor<128x4xi32>
                %368 = "tt.expand_dims"(%309) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
                %369 = "tt.broadcast"(%368) : (tensor<1x4xi32>) -> tensor<128x4xi32>
                %370 = arith.subi %367, %369 : tensor<128x4xi32>
                %371 = arith.addi %370, %cst_50 : tensor<128x4xi32>
                %372 = arith.shrsi %371, %cst_51 : tensor<128x4xi32>
                %373 = arith.addi %370, %cst_49 : tensor<128x4xi32>
                %374 = arith.shrsi %373, %cst_51 : tensor<128x4xi32>
                %375 = arith.addi %372, %374 : tensor<128x4xi32>
                %376 = arith.subi %cst_48, %375 : tensor<128x4xi32>
                %377 = arith.shrui %cst_53, %376 : tensor<128x4xi32>
                %378 = arith.cmpi sgt, %375, %cst_47 : tensor<128x4xi32>
                %379 = arith.select %378, %377, %cst_47 : tensor<128x4xi1>, tensor<128x4xi32>
                %380 = arith.select %269, %c-1_i32, %c-65536_i32 : i32
                %381 = "tt.splat"(%380) : (i32) -> tensor<128x4xi32>
                %382 = arith.select %270, %c-1_i32, %c65535_i32 : i32
                %383 = "tt.splat"(%382) : (i32) -> tensor<128x4xi32>
                %384 = arith.andi %379, %381 : tensor<128x4xi32>
                %385 = arith.andi %384, %383 : tensor<128x4xi32>
                scf.yield %385 : tensor<128x4xi32>
              }
              %321 = "tt.expand_dims"(%177) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
              %322 = "tt.broadcast"(%321) : (tensor<128x1xf32>) -> tensor<128x4xf32>
              %323 = "tt.elementwise_inline_asm"(%322, %290#0, %290#1, %291#0, %291#1, %292#0, %292#1, %293#0, %293#1, %294#0, %294#1, %295#0, %295#1, %296#0, %296#1, %297#0, %297#1, %298#0, %298#1, %299#0, %299#1, %300#0, %300#1, %301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.gt.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.gt.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.gt.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.gt.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.gt.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.gt.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.gt.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.gt.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.gt.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.gt.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.gt.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.gt.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.gt.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.gt.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.gt.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.gt.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
              %324 = arith.andi %323, %320 : tensor<128x4xi32>
              %325 = "tt.elementwise_inline_asm"(%322, %290#0, %290#1, %291#0, %291#1, %292#0, %292#1, %293#0, %293#1, %294#0, %294#1, %295#0, %295#1, %296#0, %296#1, %297#0, %297#1, %298#0, %298#1, %299#0, %299#1, %300#0, %300#1, %301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Asetp.equ.or.f32 any0, $18, $1, any0;\0Asetp.equ.or.f32 any1, $19, $1, any1;\0Asetp.equ.or.f32 any2, $20, $1, any2;\0Asetp.equ.or.f32 any3, $21, $1, any3;\0Asetp.equ.or.f32 any0, $22, $1, any0;\0Asetp.equ.or.f32 any1, $23, $1, any1;\0Asetp.equ.or.f32 any2, $24, $1, any2;\0Asetp.equ.or.f32 any3, $25, $1, any3;\0Asetp.equ.or.f32 any0, $26, $1, any0;\0Asetp.equ.or.f32 any1, $27, $1, any1;\0Asetp.equ.or.f32 any2, $28, $1, any2;\0Asetp.equ.or.f32 any3, $29, $1, any3;\0Asetp.equ.or.f32 any0, $30, $1, any0;\0Asetp.equ.or.f32 any1, $31, $1, any1;\0Asetp.equ.or.f32 any2, $32, $1, any2;\0Asetp.equ.or.f32 any3, $33, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.equ.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.equ.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.equ.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.equ.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.equ.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.equ.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.equ.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.equ.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.equ.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.equ.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.equ.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.equ.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.equ.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.equ.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.equ.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.equ.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
              %326 = arith.andi %325, %320 : tensor<128x4xi32>
              %327 = "tt.elementwise_inline_asm"(%290#0, %290#1, %291#0, %291#1, %292#0, %292#1, %293#0, %293#1, %294#0, %294#1, %295#0, %295#1, %296#0, %296#1, %297#0, %297#1, %298#0, %298#1, %299#0, %299#1, %300#0, %300#1, %301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.nan.f32 any0, $1, $2;\0Asetp.nan.f32 any1, $3, $4;\0Asetp.nan.f32 any2, $5, $6;\0Asetp.nan.f32 any3, $7, $8;\0Asetp.nan.or.f32 any0, $9, $10, any0;\0Asetp.nan.or.f32 any1, $11, $12, any1;\0Asetp.nan.or.f32 any2, $13, $14, any2;\0Asetp.nan.or.f32 any3, $15, $16, any3;\0Asetp.nan.or.f32 any0, $17, $18, any0;\0Asetp.nan.or.f32 any1, $19, $20, any1;\0Asetp.nan.or.f32 any2, $21, $22, any2;\0Asetp.nan.or.f32 any3, $23, $24, any3;\0Asetp.nan.or.f32 any0, $25, $26, any0;\0Asetp.nan.or.f32 any1, $27, $28, any1;\0Asetp.nan.or.f32 any2, $29, $30, any2;\0Asetp.nan.or.f32 any3, $31, $32, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.nan.f32 holds, $1, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.nan.f32 holds, $2, $2;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.nan.f32 holds, $3, $3;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.nan.f32 holds, $4, $4;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.nan.f32 holds, $5, $5;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.nan.f32 holds, $6, $6;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.nan.f32 holds, $7, $7;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.nan.f32 holds, $8, $8;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.nan.f32 holds, $9, $9;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.nan.f32 holds, $10, $10;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.nan.f32 holds, $11, $11;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.nan.f32 holds, $12, $12;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.nan.f32 holds, $13, $13;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.nan.f32 holds, $14, $14;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.nan.f32 holds, $15, $15;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.nan.f32 holds, $16, $16;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.nan.f32 holds, $17, $17;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.nan.f32 holds, $18, $18;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.nan.f32 holds, $19, $19;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.nan.f32 holds, $20, $20;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.nan.f32 holds, $21, $21;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.nan.f32 holds, $22, $22;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.nan.f32 holds, $23, $23;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.nan.f32 holds, $24, $24;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.nan.f32 holds, $25, $25;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.nan.f32 holds, $26, $26;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.nan.f32 holds, $27, $27;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.nan.f32 holds, $28, $28;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.nan.f32 holds, $29, $29;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.nan.f32 holds, $30, $30;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.nan.f32 holds, $31, $31;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.nan.f32 holds, $32, $32;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 32>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
              %328 = "tt.broadcast"(%234) : (tensor<128x1xi1>) -> tensor<128x4xi1>
              %329 = arith.select %328, %cst_53, %cst_47 : tensor<128x4xi1>, tensor<128x4xi32>
              %330 = arith.andi %327, %329 : tensor<128x4xi32>
              %331 = arith.andi %326, %330 : tensor<128x4xi32>
              %332 = arith.ori %324, %331 : tensor<128x4xi32>
              %333 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
              %334 = arith.muli %191, %333 : tensor<128x1xi64>
              %335 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
              %336 = "tt.addptr"(%335, %334) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
              %337 = "tt.addptr"(%336, %cst_46) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
              %338 = "tt.broadcast"(%337) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
              %339 = "tt.elementwise_inline_asm"(%338, %332) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
              %340 = arith.xori %326, %331 : tensor<128x4xi32>
              %341 = "tt.addptr"(%336, %cst_45) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
              %342 = "tt.broadcast"(%341) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
              %343 = "tt.elementwise_inline_asm"(%342, %340) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
              %344 = "tt.splat"(%arg22) : (i64) -> tensor<128x1xi64>
              %345 = arith.muli %191, %344 : tensor<128x1xi64>
              %346 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
              %347 = "tt.addptr"(%346, %345) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
              %348 = "tt.addptr"(%347, %cst_1) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
              %349 = "tt.addptr"(%348, %cst_46) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
              %350 = "tt.broadcast"(%349) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
              %351 = "tt.splat"(%311) : (i32) -> tensor<128x4xi32>
              %352 = "tt.expand_dims"(%310) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
              %353 = "tt.broadcast"(%352) : (tensor<1x4xi32>) -> tensor<128x4xi32>
              %354 = "tt.elementwise_inline_asm"(%350, %332, %339, %351, %353, %322, %290#0, %290#1, %291#0, %291#1, %292#0, %292#1, %293#0, %293#1, %294#0, %294#1, %295#0, %295#1, %296#0, %296#1, %297#0, %297#1, %298#0, %298#1, %299#0, %299#1, %300#0, %300#1, %301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Amin.f32 twice, twice, 0f7F7FFFFF;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Amin.f32 twice, twice, 0f7F7FFFFF;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, 8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
              %355 = "tt.addptr"(%347, %cst_0) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
              %356 = "tt.addptr"(%355, %cst_46) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
              %357 = "tt.broadcast"(%356) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
              %358 = "tt.splat"(%313) : (i32) -> tensor<128x4xi32>
              %359 = "tt.elementwise_inline_asm"(%357, %340, %343, %358, %353, %322, %290#0, %290#1, %291#0, %291#1, %292#0, %292#1, %293#0, %293#1, %294#0, %294#1, %295#0, %295#1, %296#0, %296#1, %297#0, %297#1, %298#0, %298#1, %299#0, %299#1, %300#0, %300#1, %301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Amin.f32 twice, twice, 0f7F7FFFFF;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Amin.f32 twice, twice, 0f7F7FFFFF;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, -8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
            }
            scf.yield %245, %255 : i32, i32
          }
        }
        gpu.barrier
        %159 = arith.extsi %122#1 : i32 to i64
        %160 = "tt.addptr"(%arg23, %159) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %161 = "tt.atomic_rmw"(%160, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %162 = arith.andi %161, %c2047_i32 : i32
        %163 = arith.cmpi eq, %162, %c1_i32 : i32
        scf.if %163 {
          %164 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %165 = "tt.addptr"(%164, %cst) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %166 = "tt.addptr"(%165, %134) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %167 = "tt.load"(%166, %139, %cst_61) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %168 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %169 = "tt.addptr"(%164, %168) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %170 = "tt.addptr"(%169, %134) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
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
          %179 = arith.divsi %143, %c2048_i32 : i32
          %180 = arith.divsi %179, %c1024_i32 : i32
          %181 = arith.addi %180, %c1_i32 : i32
          %182 = arith.muli %181, %c2048_i32 : i32
          %183 = arith.divsi %143, %182 : i32
          %184 = arith.addi %183, %c1_i32 : i32
          %185 = arith.select %178, %184, %c0_i32 : i32
          %186 = arith.select %128, %185, %c32_i32 : i32
          %187 = arith.addi %122#2, %c1_i32 : i32
          %188 = arith.shli %187, %c22_i32 : i32
          %189 = arith.shli %186, %c11_i32 : i32
          %190 = arith.ori %188, %189 : i32
          %191 = arith.ori %190, %186 : i32
          %192 = arith.cmpi eq, %186, %c0_i32 : i32
          %193 = arith.select %192, %c0_i32, %191 : i32
          gpu.barrier
          %194 = "tt.atomic_rmw"(%160, %193) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %126 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x128xbf16, strided<[?, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "tile_requests", winnow.type = memref<?xi32>}, {winnow.arg = "tile_requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<bf16>, i32, i64, !tt.ptr<bf16>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "sdsa", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {helpers = 264 : i32, max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 4096 : i32, scatter = "hits", target = "cuda:90", tile_keys = 128 : i32, tile_rows = 128 : i32}} : () -> ()
}

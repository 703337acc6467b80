#map = affine_map<()[s0, s1] -> (s0 ceildiv 128, ((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - 65535) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - ((((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) ceildiv 2147483648) * (((((s0 ceildiv 128) * (s1 ceildiv 4096)) ceildiv 264) * 264) floordiv (s0 ceildiv 128) - s1 ceildiv 1024) - 65535) - s1 ceildiv 2147483648 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 ceildiv 128)>
#map2 = affine_map<()[s0, s1] -> (4095)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<bf16>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<bf16>, %arg4: i32, %arg5: i64, %arg6: !tt.ptr<i32>, %arg7: i32, %arg8: !tt.ptr<i32>, %arg9: i32, %arg10: !tt.ptr<i32>, %arg11: i32, %arg12: i32, %arg13: i64, %arg14: !tt.ptr<f32>, %arg15: i32, %arg16: !tt.ptr<i32>, %arg17: i32, %arg18: i64, %arg19: !tt.ptr<i32>, %arg20: i32, %arg21: i32, %arg22: i64, %arg23: !tt.ptr<i32>, %arg24: i32, %arg25: !tt.ptr<i32>, %arg26: i32, %arg27: i64, %arg28: i32):
    %cst = arith.constant -1.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant dense<0> : tensor<128xi64>
    %cst_1 = arith.constant dense<4094> : tensor<128x1xi64>
    %cst_2 = arith.constant dense<4096> : tensor<128x1xi64>
    %c192_i32 = arith.constant 192 : i32
    %c32_i32 = arith.constant 32 : i32
    %c500_i32 = arith.constant 500 : i32
    %cst_3 = arith.constant dense<0x7F800000> : tensor<128xf32>
    %cst_4 = arith.constant dense<2> : tensor<1x1024x1xi64>
    %cst_5 = arith.constant dense<2143289344> : tensor<1x1024xi32>
    %cst_6 = arith.constant dense<0x7F800000> : tensor<1x1024xf32>
    %cst_7 = arith.constant dense<0x7FC00000> : tensor<1xf32>
    %cst_8 = arith.constant dense<0x7F800000> : tensor<1xf32>
    %cst_9 = arith.constant dense<2.000000e+00> : tensor<1xf32>
    %cst_10 = arith.constant dense<2047> : tensor<1024xi32>
    %cst_11 = arith.constant dense<65535> : tensor<1024xi32>
    %cst_12 = arith.constant dense<16> : tensor<1024xi32>
    %cst_13 = arith.constant dense<2> : tensor<1024xi64>
    %cst_14 = arith.constant dense<0> : tensor<1024xi32>
    %cst_15 = arith.constant dense<0> : tensor<1xi32>
    %cst_16 = arith.constant dense<2048> : tensor<1024xi32>
    %c1023_i32 = arith.constant 1023 : i32
    %cst_17 = arith.constant dense<2139095041> : tensor<4096xi32>
    %cst_18 = arith.constant 4.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %cst_19 = arith.constant dense<32> : tensor<4096xi64>
    %c16_i32 = arith.constant 16 : i32
    %c6_i32 = arith.constant 6 : i32
    %cst_20 = arith.constant 2.500000e-01 : f32
    %cst_21 = arith.constant 1.800000e+00 : f32
    %cst_22 = arith.constant 3.000000e-01 : f32
    %c4096_i32 = arith.constant 4096 : i32
    %c4095_i32 = arith.constant 4095 : i32
    %cst_23 = arith.constant dense<-2139095041> : tensor<4096xi32>
    %cst_24 = arith.constant dense<2139095040> : tensor<4096xi32>
    %cst_25 = arith.constant dense<2147483647> : tensor<4096xi32>
    %cst_26 = arith.constant 0x7FC00000 : f32
    %cst_27 = arith.constant 0x7F800000 : f32
    %cst_28 = arith.constant 0.000000e+00 : f32
    %cst_29 = arith.constant dense<2> : tensor<4096xi64>
    %cst_30 = arith.constant dense<0> : tensor<4096xi32>
    %cst_31 = arith.constant dense<1> : tensor<1xi32>
    %cst_32 = arith.constant dense<2048> : tensor<4096xi32>
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst_33 = arith.constant 2.14748352E+9 : f32
    %cst_34 = arith.constant 5.000000e-01 : f32
    %cst_35 = arith.constant 1.000000e+00 : f32
    %cst_36 = arith.constant 4.500000e-01 : f32
    %c-2139095041_i32 = arith.constant -2139095041 : i32
    %c-2139095040_i32 = arith.constant -2139095040 : i32
    %c2139095041_i32 = arith.constant 2139095041 : i32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c3_i32 = arith.constant 3 : i32
    %c4_i32 = arith.constant 4 : i32
    %c2_i32 = arith.constant 2 : i32
    %c2047_i32 = arith.constant 2047 : i32
    %c4194304_i32 = arith.constant 4194304 : i32
    %cst_37 = arith.constant dense<2047> : tensor<128xi32>
    %cst_38 = arith.constant dense<11> : tensor<128xi32>
    %cst_39 = arith.constant dense<4194304> : tensor<128xi32>
    %cst_40 = arith.constant dense<2147483646> : tensor<128xi32>
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c264_i32 = arith.constant 264 : i32
    %false = arith.constant false
    %c11_i32 = arith.constant 11 : i32
    %c22_i32 = arith.constant 22 : i32
    %c256_i32 = arith.constant 256 : i32
    %c1024_i32 = arith.constant 1024 : i32
    %c8_i32 = arith.constant 8 : i32
    %true = arith.constant true
    %cst_41 = arith.constant dense<-2147483648> : tensor<128xi32>
    %cst_42 = arith.constant dense<2139095041> : tensor<128xi32>
    %cst_43 = arith.constant dense<-2139095041> : tensor<128xi32>
    %cst_44 = arith.constant dense<2139095040> : tensor<128xi32>
    %cst_45 = arith.constant dense<2147483647> : tensor<128xi32>
    %cst_46 = arith.constant dense<2048> : tensor<128xi32>
    %cst_47 = arith.constant dense<1> : tensor<128x1xi32>
    %cst_48 = arith.constant dense<0> : tensor<128x1xi32>
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
      %119 = arith.minsi %arg29, %arg30 : i32
      "tt.reduce_return"(%119) : (i32) -> ()
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
    %39 = "tt.splat"(%arg0) : (!tt.ptr<bf16>) -> tensor<128x1x!tt.ptr<bf16>>
    %40 = "tt.addptr"(%39, %38) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<bf16>>
    %41 = "tt.broadcast"(%40) : (tensor<128x1x!tt.ptr<bf16>>) -> tensor<128x128x!tt.ptr<bf16>>
    %42 = "tt.broadcast"(%33) : (tensor<1x128xi32>) -> tensor<128x128xi32>
    %43 = "tt.addptr"(%41, %42) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi32>) -> tensor<128x128x!tt.ptr<bf16>>
    %44 = "tt.load"(%43, %35, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
    %45 = arith.divsi %2, %c128_i32 : i32
    %46 = arith.cmpi slt, %45, %arg9 : i32
    %47 = arith.extsi %45 : i32 to i64
    %48 = "tt.addptr"(%arg8, %47) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %49 = "tt.load"(%48, %46, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %50 = arith.select %46, %49, %c-1_i32 : i32
    %51 = "tt.reduce"(%23) ({
    ^bb0(%arg29: i32, %arg30: i32):
      %119 = arith.maxsi %arg29, %arg30 : i32
      "tt.reduce_return"(%119) : (i32) -> ()
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
    %88 = arith.cmpi slt, %4, %cst_62 : tensor<128xi32>
    %89 = arith.remui %4, %cst_62 : tensor<128xi32>
    %90 = "tt.splat"(%arg4) : (i32) -> tensor<128x1xi32>
    %91 = "tt.expand_dims"(%89) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %92 = "tt.splat"(%arg5) : (i64) -> tensor<128x1xi64>
    %93 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<128x1x!tt.ptr<bf16>>
    %94 = arith.muli %91, %cst_57 : tensor<128x1xi32>
    %95:3 = scf.for %arg29 = %64 to %63 step %c128_i32 iter_args(%arg30 = %77, %arg31 = %87, %arg32 = %cst_58) -> (i32, i32, tensor<128x128xf32>)  : i32 {
      %119 = arith.addi %arg29, %c128_i32 : i32
      %120 = arith.divui %119, %c64_i32 : i32
      %121 = arith.cmpi ult, %120, %arg12 : i32
      %122 = arith.cmpi slt, %119, %63 : i32
      %123 = arith.andi %122, %121 : i1
      %124 = arith.andi %123, %67 : i1
      %125 = arith.extsi %120 : i32 to i64
      %126 = "tt.addptr"(%73, %125) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %127 = "tt.load"(%126, %124, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %128 = arith.select %124, %127, %c-1_i32 : i32
      %129 = arith.addi %arg29, %c192_i32 : i32
      %130 = arith.divui %129, %c64_i32 : i32
      %131 = arith.cmpi ult, %130, %arg12 : i32
      %132 = arith.cmpi slt, %129, %63 : i32
      %133 = arith.andi %132, %131 : i1
      %134 = arith.andi %133, %67 : i1
      %135 = arith.extsi %130 : i32 to i64
      %136 = "tt.addptr"(%73, %135) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %137 = "tt.load"(%136, %134, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %138 = arith.select %134, %137, %c-1_i32 : i32
      %139 = "tt.splat"(%arg31) : (i32) -> tensor<128xi32>
      %140 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
      %141 = arith.select %88, %140, %139 : tensor<128xi1>, tensor<128xi32>
      %142 = "tt.expand_dims"(%141) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %143 = arith.cmpi ult, %142, %90 : tensor<128x1xi32>
      %144 = "tt.broadcast"(%143) : (tensor<128x1xi1>) -> tensor<128x128xi1>
      %145 = arith.extsi %142 : tensor<128x1xi32> to tensor<128x1xi64>
      %146 = arith.muli %145, %92 : tensor<128x1xi64>
      %147 = "tt.addptr"(%93, %146) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<bf16>>
      %148 = "tt.addptr"(%147, %94) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<bf16>>
      %149 = "tt.broadcast"(%148) : (tensor<128x1x!tt.ptr<bf16>>) -> tensor<128x128x!tt.ptr<bf16>>
      %150 = "tt.addptr"(%149, %42) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi32>) -> tensor<128x128x!tt.ptr<bf16>>
      %151 = "tt.load"(%150, %144, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
      %152 = "tt.trans"(%151) {order = array<i32: 1, 0>} : (tensor<128x128xbf16>) -> tensor<128x128xbf16>
      %153 = "tt.dot"(%44, %152, %cst_58) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x128xbf16>, tensor<128x128xf32>) -> tensor<128x128xf32>
      %154 = arith.cmpi sge, %arg29, %64 : i32
      scf.if %154 {
        %155 = arith.cmpi ult, %arg30, %arg4 : i32
        %156 = arith.cmpi ult, %arg31, %arg4 : i32
        %157 = "tt.splat"(%arg29) : (i32) -> tensor<4xi32>
        %158 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
        %159 = arith.muli %158, %cst_56 : tensor<4xi32>
        %160 = arith.addi %157, %159 : tensor<4xi32>
        %161 = arith.subi %arg21, %c2048_i32 : i32
        %162 = arith.maxsi %161, %c0_i32 : i32
        %163 = arith.cmpi sge, %arg21, %c2048_i32 : i32
        %164 = arith.select %163, %c2048_i32, %c0_i32 : i32
        %165 = "tt.reshape"(%153) : (tensor<128x128xf32>) -> tensor<128x2x2x2x2x4x2xf32>
        %166 = "tt.trans"(%165) {order = array<i32: 0, 5, 6, 4, 3, 2, 1>} : (tensor<128x2x2x2x2x4x2xf32>) -> tensor<128x4x2x2x2x2x2xf32>
        %167:2 = "tt.split"(%166) : (tensor<128x4x2x2x2x2x2xf32>) -> (tensor<128x4x2x2x2x2xf32>, tensor<128x4x2x2x2x2xf32>)
        %168:2 = "tt.split"(%167#0) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
        %169:2 = "tt.split"(%167#1) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
        %170:2 = "tt.split"(%168#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %171:2 = "tt.split"(%168#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %172:2 = "tt.split"(%169#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %173:2 = "tt.split"(%169#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %174:2 = "tt.split"(%170#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %175:2 = "tt.split"(%170#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %176:2 = "tt.split"(%171#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %177:2 = "tt.split"(%171#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %178:2 = "tt.split"(%172#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %179:2 = "tt.split"(%172#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %180:2 = "tt.split"(%173#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %181:2 = "tt.split"(%173#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %182:2 = "tt.split"(%174#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %183:2 = "tt.split"(%174#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %184:2 = "tt.split"(%175#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %185:2 = "tt.split"(%175#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %186:2 = "tt.split"(%176#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %187:2 = "tt.split"(%176#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %188:2 = "tt.split"(%177#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %189:2 = "tt.split"(%177#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %190:2 = "tt.split"(%178#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %191:2 = "tt.split"(%178#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %192:2 = "tt.split"(%179#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %193:2 = "tt.split"(%179#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %194:2 = "tt.split"(%180#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %195:2 = "tt.split"(%180#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %196:2 = "tt.split"(%181#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %197:2 = "tt.split"(%181#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %198 = arith.minsi %24, %63 : i32
        %199 = arith.maxsi %198, %arg29 : i32
        %200 = arith.subi %199, %arg29 : i32
        %201 = arith.cmpi sgt, %200, %c127_i32 : i32
        %202 = arith.andi %201, %155 : i1
        %203 = arith.andi %202, %156 : i1
        %204 = scf.if %203 -> (tensor<128x4xi32>) {
          scf.yield %cst_55 : tensor<128x4xi32>
        } else {
          %237 = "tt.splat"(%63) : (i32) -> tensor<128xi32>
          %238 = arith.minsi %23, %237 : tensor<128xi32>
          %239 = "tt.splat"(%arg29) : (i32) -> tensor<128xi32>
          %240 = arith.maxsi %238, %239 : tensor<128xi32>
          %241 = arith.subi %240, %239 : tensor<128xi32>
          %242 = arith.minsi %241, %cst_54 : tensor<128xi32>
          %243 = "tt.expand_dims"(%242) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %244 = "tt.broadcast"(%243) : (tensor<128x1xi32>) -> tensor<128x4xi32>
          %245 = "tt.expand_dims"(%159) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
          %246 = "tt.broadcast"(%245) : (tensor<1x4xi32>) -> tensor<128x4xi32>
          %247 = arith.subi %244, %246 : tensor<128x4xi32>
          %248 = arith.addi %247, %cst_52 : tensor<128x4xi32>
          %249 = arith.shrsi %248, %cst_53 : tensor<128x4xi32>
          %250 = arith.addi %247, %cst_51 : tensor<128x4xi32>
          %251 = arith.shrsi %250, %cst_53 : tensor<128x4xi32>
          %252 = arith.addi %249, %251 : tensor<128x4xi32>
          %253 = arith.subi %cst_50, %252 : tensor<128x4xi32>
          %254 = arith.shrui %cst_55, %253 : tensor<128x4xi32>
          %255 = arith.cmpi sgt, %252, %cst_49 : tensor<128x4xi32>
          %256 = arith.select %255, %254, %cst_49 : tensor<128x4xi1>, tensor<128x4xi32>
          %257 = arith.select %155, %c-1_i32, %c-65536_i32 : i32
          %258 = "tt.splat"(%257) : (i32) -> tensor<128x4xi32>
          %259 = arith.select %156, %c-1_i32, %c65535_i32 : i32
          %260 = "tt.splat"(%259) : (i32) -> tensor<128x4xi32>
          %261 = arith.andi %256, %258 : tensor<128x4xi32>
          %262 = arith.andi %261, %260 : tensor<128x4xi32>
          scf.yield %262 : tensor<128x4xi32>
        }
        %205 = "tt.expand_dims"(%29) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
        %206 = "tt.broadcast"(%205) : (tensor<128x1xf32>) -> tensor<128x4xf32>
        %207 = "tt.elementwise_inline_asm"(%206, %182#0, %182#1, %183#0, %183#1, %184#0, %184#1, %185#0, %185#1, %186#0, %186#1, %187#0, %187#1, %188#0, %188#1, %189#0, %189#1, %190#0, %190#1, %191#0, %191#1, %192#0, %192#1, %193#0, %193#1, %194#0, %194#1, %195#0, %195#1, %196#0, %196#1, %197#0, %197#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.gt.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.gt.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.gt.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.gt.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.gt.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.gt.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.gt.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.gt.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.gt.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.gt.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.gt.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.gt.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.gt.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.gt.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.gt.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.gt.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
        %208 = arith.andi %207, %204 : tensor<128x4xi32>
        %209 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
        %210 = arith.muli %36, %209 : tensor<128x1xi64>
        %211 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
        %212 = "tt.addptr"(%211, %210) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
        %213 = "tt.addptr"(%212, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
        %214 = "tt.broadcast"(%213) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
        %215 = "tt.elementwise_inline_asm"(%214, %208) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
        %216 = "tt.elementwise_inline_asm"(%206, %182#0, %182#1, %183#0, %183#1, %184#0, %184#1, %185#0, %185#1, %186#0, %186#1, %187#0, %187#1, %188#0, %188#1, %189#0, %189#1, %190#0, %190#1, %191#0, %191#1, %192#0, %192#1, %193#0, %193#1, %194#0, %194#1, %195#0, %195#1, %196#0, %196#1, %197#0, %197#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Asetp.equ.or.f32 any0, $18, $1, any0;\0Asetp.equ.or.f32 any1, $19, $1, any1;\0Asetp.equ.or.f32 any2, $20, $1, any2;\0Asetp.equ.or.f32 any3, $21, $1, any3;\0Asetp.equ.or.f32 any0, $22, $1, any0;\0Asetp.equ.or.f32 any1, $23, $1, any1;\0Asetp.equ.or.f32 any2, $24, $1, any2;\0Asetp.equ.or.f32 any3, $25, $1, any3;\0Asetp.equ.or.f32 any0, $26, $1, any0;\0Asetp.equ.or.f32 any1, $27, $1, any1;\0Asetp.equ.or.f32 any2, $28, $1, any2;\0Asetp.equ.or.f32 any3, $29, $1, any3;\0Asetp.equ.or.f32 any0, $30, $1, any0;\0Asetp.equ.or.f32 any1, $31, $1, any1;\0Asetp.equ.or.f32 any2, $32, $1, any2;\0Asetp.equ.or.f32 any3, $33, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.equ.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.equ.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.equ.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.equ.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.equ.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.equ.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.equ.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.equ.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.equ.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.equ.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.equ.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.equ.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.equ.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.equ.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.equ.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.equ.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
        %217 = arith.andi %216, %204 : tensor<128x4xi32>
        %218 = "tt.addptr"(%212, %cst_47) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
        %219 = "tt.broadcast"(%218) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
        %220 = "tt.elementwise_inline_asm"(%219, %217) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
        %221 = "tt.splat"(%arg22) : (i64) -> tensor<128x1xi64>
        %222 = arith.muli %36, %221 : tensor<128x1xi64>
        %223 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
        %224 = "tt.addptr"(%223, %222) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
        %225 = "tt.addptr"(%224, %cst_2) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
        %226 = "tt.addptr"(%225, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
        %227 = "tt.broadcast"(%226) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
        %228 = "tt.splat"(%162) : (i32) -> tensor<128x4xi32>
        %229 = "tt.expand_dims"(%160) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
        %230 = "tt.broadcast"(%229) : (tensor<1x4xi32>) -> tensor<128x4xi32>
        %231 = "tt.elementwise_inline_asm"(%227, %208, %215, %228, %230, %206, %182#0, %182#1, %183#0, %183#1, %184#0, %184#1, %185#0, %185#1, %186#0, %186#1, %187#0, %187#1, %188#0, %188#1, %189#0, %189#1, %190#0, %190#1, %191#0, %191#1, %192#0, %192#1, %193#0, %193#1, %194#0, %194#1, %195#0, %195#1, %196#0, %196#1, %197#0, %197#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, 8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
        %232 = "tt.addptr"(%224, %cst_1) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
        %233 = "tt.addptr"(%232, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
        %234 = "tt.broadcast"(%233) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
        %235 = "tt.splat"(%164) : (i32) -> tensor<128x4xi32>
        %236 = "tt.elementwise_inline_asm"(%234, %217, %220, %235, %230, %206, %182#0, %182#1, %183#0, %183#1, %184#0, %184#1, %185#0, %185#1, %186#0, %186#1, %187#0, %187#1, %188#0, %188#1, %189#0, %189#1, %190#0, %190#1, %191#0, %191#1, %192#0, %192#1, %193#0, %193#1, %194#0, %194#1, %195#0, %195#1, %196#0, %196#1, %197#0, %197#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, -8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
      }
      scf.yield %128, %138, %153 : i32, i32, tensor<128x128xf32>
    }
    %96 = "tt.elementwise_inline_asm"(%95#2) {asm_string = "mov.b32 $0, $1;", constraints = "=&r,f", operandSegmentSizes = array<i32: 0, 0, 1>, packed_element = 1 : i32, pure = false} : (tensor<128x128xf32>) -> tensor<128x128xi32>
    %97 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %98 = arith.cmpi slt, %0, %arg24 : i32
    gpu.barrier
    %99 = arith.extsi %0 : i32 to i64
    %100 = "tt.addptr"(%arg23, %99) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %101 = "tt.atomic_rmw"(%100, %c1_i32, %98) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %102 = arith.cmpi eq, %101, %55 : i32
    %103 = arith.andi %98, %102 : i1
    %104 = scf.if %103 -> (i1) {
      %119 = "tt.load"(%10, %7, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %120 = arith.minsi %119, %13 : tensor<128xi32>
      %121 = arith.maxsi %120, %cst_63 : tensor<128xi32>
      %122 = arith.select %22, %121, %cst_63 : tensor<128xi1>, tensor<128xi32>
      %123 = arith.subi %arg21, %c2048_i32 : i32
      %124 = "tt.load"(%28, %22, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>, tensor<128xf32>) -> tensor<128xf32>
      %125 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
      %126 = arith.muli %8, %125 : tensor<128xi64>
      %127 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %128 = "tt.addptr"(%127, %126) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %129 = "tt.addptr"(%128, %cst_63) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
      %130 = "tt.load"(%129, %22, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %131 = "tt.addptr"(%128, %cst_61) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
      %132 = "tt.load"(%131, %22, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %133 = arith.minsi %132, %cst_46 : tensor<128xi32>
      %134 = "tt.splat"(%123) : (i32) -> tensor<128xi32>
      %135 = arith.cmpi slt, %134, %130 : tensor<128xi32>
      %136 = arith.addi %130, %133 : tensor<128xi32>
      %137 = arith.minsi %122, %cst_46 : tensor<128xi32>
      %138 = arith.cmpi slt, %136, %137 : tensor<128xi32>
      %139 = arith.cmpf uno, %124, %124 : tensor<128xf32>
      %140 = arith.cmpi sgt, %132, %cst_63 : tensor<128xi32>
      %141 = arith.andi %139, %140 : tensor<128xi1>
      %142 = arith.ori %135, %138 : tensor<128xi1>
      %143 = arith.ori %142, %141 : tensor<128xi1>
      %144 = arith.andi %143, %22 : tensor<128xi1>
      %145 = "tt.bitcast"(%124) : (tensor<128xf32>) -> tensor<128xi32>
      %146 = arith.cmpi slt, %145, %cst_63 : tensor<128xi32>
      %147 = arith.andi %145, %cst_45 : tensor<128xi32>
      %148 = arith.subi %cst_63, %147 : tensor<128xi32>
      %149 = arith.cmpi sgt, %147, %cst_44 : tensor<128xi32>
      %150 = arith.select %146, %148, %145 : tensor<128xi1>, tensor<128xi32>
      %151 = arith.select %149, %cst_44, %150 : tensor<128xi1>, tensor<128xi32>
      %152 = arith.select %135, %151, %cst_43 : tensor<128xi1>, tensor<128xi32>
      %153 = arith.addi %152, %cst_61 : tensor<128xi32>
      %154 = arith.subi %cst_46, %133 : tensor<128xi32>
      %155 = arith.select %144, %153, %154 : tensor<128xi1>, tensor<128xi32>
      %156 = arith.addi %130, %cst_46 : tensor<128xi32>
      %157 = arith.select %144, %152, %156 : tensor<128xi1>, tensor<128xi32>
      gpu.barrier
      %158 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %159 = "tt.addptr"(%158, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %160 = "tt.addptr"(%159, %8) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%160, %155, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %161 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
      %162 = "tt.addptr"(%158, %161) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %163 = "tt.addptr"(%162, %8) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%163, %157, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %164 = "tt.bitcast"(%cst_42) : (tensor<128xi32>) -> tensor<128xf32>
      %165 = arith.andi %144, %135 : tensor<128xi1>
      "tt.store"(%28, %164, %165) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xf32>, tensor<128xi1>) -> ()
      "tt.store"(%129, %cst_63, %144) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      "tt.store"(%131, %cst_63, %144) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %166 = arith.extui %144 : tensor<128xi1> to tensor<128xi32>
      %167 = "tt.reduce"(%166) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %191 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%191) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %168 = arith.cmpi ne, %167, %c0_i32 : i32
      %169 = "tt.reduce"(%122) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %191 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%191) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %170 = arith.subi %169, %c1_i32 : i32
      %171 = arith.divsi %170, %c128_i32 : i32
      %172 = arith.divsi %123, %c128_i32 : i32
      %173 = arith.maxsi %172, %c8_i32 : i32
      %174 = arith.divsi %171, %173 : i32
      %175 = arith.addi %174, %c1_i32 : i32
      %176 = arith.minsi %175, %c1024_i32 : i32
      %177 = arith.muli %176, %c256_i32 : i32
      %178 = arith.divsi %170, %177 : i32
      %179 = arith.divsi %178, %c1024_i32 : i32
      %180 = arith.addi %179, %c1_i32 : i32
      %181 = arith.muli %177, %180 : i32
      %182 = arith.divsi %170, %181 : i32
      %183 = arith.addi %182, %c1_i32 : i32
      %184 = arith.select %168, %183, %c0_i32 : i32
      %185 = arith.shli %184, %c11_i32 : i32
      %186 = arith.ori %185, %c4194304_i32 : i32
      %187 = arith.ori %186, %184 : i32
      %188 = arith.cmpi eq, %184, %c0_i32 : i32
      %189 = arith.select %188, %c0_i32, %187 : i32
      gpu.barrier
      %190 = "tt.atomic_rmw"(%100, %189) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %168 : i1
    } else {
      scf.yield %false : i1
    }
    %105 = arith.muli %1, %97 : i32
    %106 = arith.addi %105, %0 : i32
    %107 = arith.muli %52, %97 : i32
    %108 = arith.subi %107, %c264_i32 : i32
    %109 = arith.cmpi sge, %106, %108 : i32
    %110 = arith.ori %104, %109 : i1
    %111 = arith.select %110, %c1024_i32, %c0_i32 : i32
    %112 = arith.minsi %97, %arg24 : i32
    %113 = arith.cmpi slt, %0, %112 : i32
    %114 = arith.select %113, %0, %c0_i32 : i32
    %115 = "tt.splat"(%112) : (i32) -> tensor<128xi32>
    %116 = "tt.splat"(%arg23) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %117 = "tt.splat"(%114) : (i32) -> tensor<128xi32>
    %118 = scf.while (%arg29 = %111) : (i32) -> i32 {
      %119 = arith.cmpi sgt, %arg29, %c0_i32 : i32
      scf.condition(%119) %arg29 : i32
    } do {
    ^bb0(%arg29: i32):
      %119 = scf.for %arg30 = %c0_i32 to %112 step %c128_i32 iter_args(%arg31 = %c2147483647_i32) -> (i32)  : i32 {
        %128 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
        %129 = arith.addi %128, %4 : tensor<128xi32>
        %130 = arith.cmpi slt, %129, %115 : tensor<128xi32>
        %131 = arith.extsi %129 : tensor<128xi32> to tensor<128xi64>
        %132 = "tt.addptr"(%116, %131) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %133 = "tt.load"(%132, %130, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %134 = arith.subi %129, %117 : tensor<128xi32>
        %135 = arith.cmpi slt, %134, %cst_63 : tensor<128xi32>
        %136 = arith.addi %134, %115 : tensor<128xi32>
        %137 = arith.select %135, %136, %134 : tensor<128xi1>, tensor<128xi32>
        %138 = arith.cmpi eq, %133, %cst_63 : tensor<128xi32>
        %139 = arith.select %138, %cst_45, %cst_40 : tensor<128xi1>, tensor<128xi32>
        %140 = arith.cmpi sge, %133, %cst_39 : tensor<128xi32>
        %141 = arith.shrsi %133, %cst_38 : tensor<128xi32>
        %142 = arith.andi %141, %cst_37 : tensor<128xi32>
        %143 = arith.cmpi ne, %142, %cst_63 : tensor<128xi32>
        %144 = arith.andi %140, %143 : tensor<128xi1>
        %145 = arith.select %144, %137, %139 : tensor<128xi1>, tensor<128xi32>
        %146 = "tt.reduce"(%145) ({
        ^bb0(%arg32: i32, %arg33: i32):
          %148 = arith.minsi %arg32, %arg33 : i32
          "tt.reduce_return"(%148) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %147 = arith.minsi %arg31, %146 : i32
        scf.yield %147 : i32
      }
      %120 = "tt.splat"(%119) : (i32) -> tensor<4096xi32>
      %121 = "tt.reduce"(%120) ({
      ^bb0(%arg30: i32, %arg31: i32):
        %128 = arith.minsi %arg30, %arg31 : i32
        "tt.reduce_return"(%128) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %122 = arith.cmpi slt, %121, %112 : i32
      %123:4 = scf.if %122 -> (i1, i32, i32, i32) {
        %128 = arith.addi %114, %121 : i32
        %129 = arith.cmpi sge, %128, %112 : i32
        %130 = arith.subi %128, %112 : i32
        %131 = arith.select %129, %130, %128 : i32
        %132 = arith.extsi %131 : i32 to i64
        %133 = "tt.addptr"(%arg23, %132) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %134 = "tt.atomic_rmw"(%133, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %135 = arith.cmpi sge, %134, %c4194304_i32 : i32
        %136 = arith.shrsi %134, %c11_i32 : i32
        %137 = arith.andi %136, %c2047_i32 : i32
        %138 = arith.cmpi ne, %137, %c0_i32 : i32
        %139 = arith.andi %135, %138 : i1
        %140 = arith.subi %134, %c2048_i32 : i32
        %141 = arith.select %139, %140, %134 : i32
        %142 = "tt.atomic_cas"(%133, %134, %141) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %143 = arith.cmpi eq, %142, %134 : i32
        %144 = arith.andi %139, %143 : i1
        %145 = arith.subi %137, %c1_i32 : i32
        %146 = arith.shrsi %134, %c22_i32 : i32
        scf.yield %144, %131, %146, %145 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %124 = arith.cmpi slt, %121, %c2147483647_i32 : i32
      %125 = arith.subi %arg29, %c1_i32 : i32
      %126 = arith.select %124, %125, %c0_i32 : i32
      %127 = arith.select %123#0, %c1024_i32, %126 : i32
      scf.if %123#0 {
        %128 = arith.andi %123#2, %c1_i32 : i32
        %129 = arith.cmpi eq, %128, %c0_i32 : i32
        %130 = arith.cmpi sle, %123#2, %c2_i32 : i32
        %131 = arith.muli %123#1, %c128_i32 : i32
        %132 = "tt.splat"(%131) : (i32) -> tensor<128xi32>
        %133 = arith.addi %132, %4 : tensor<128xi32>
        %134 = arith.cmpi ult, %133, %6 : tensor<128xi32>
        %135 = arith.extsi %133 : tensor<128xi32> to tensor<128xi64>
        %136 = "tt.addptr"(%9, %135) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %137 = "tt.load"(%136, %134, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %138 = arith.minsi %137, %13 : tensor<128xi32>
        %139 = arith.maxsi %138, %cst_63 : tensor<128xi32>
        %140 = arith.cmpi slt, %133, %21 : tensor<128xi32>
        %141 = arith.select %140, %139, %cst_63 : tensor<128xi1>, tensor<128xi32>
        %142 = arith.subi %arg21, %c2048_i32 : i32
        %143 = "tt.reduce"(%141) ({
        ^bb0(%arg30: i32, %arg31: i32):
          %165 = arith.maxsi %arg30, %arg31 : i32
          "tt.reduce_return"(%165) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %144 = arith.subi %143, %c1_i32 : i32
        %145 = arith.divsi %144, %c128_i32 : i32
        %146 = arith.divsi %142, %c128_i32 : i32
        %147 = arith.maxsi %146, %c8_i32 : i32
        %148 = arith.divsi %145, %147 : i32
        %149 = arith.addi %148, %c1_i32 : i32
        %150 = arith.minsi %149, %c1024_i32 : i32
        %151 = arith.select %130, %150, %c1_i32 : i32
        %152 = arith.select %130, %c256_i32, %c2048_i32 : i32
        %153 = arith.muli %151, %152 : i32
        %154 = arith.divsi %144, %153 : i32
        %155 = arith.divsi %154, %c1024_i32 : i32
        %156 = arith.addi %155, %c1_i32 : i32
        %157 = arith.muli %153, %156 : i32
        %158 = arith.divsi %144, %157 : i32
        %159 = arith.addi %158, %c1_i32 : i32
        scf.if %129 {
          %165 = arith.muli %123#3, %c4_i32 : i32
          %166 = arith.shrsi %123#2, %c1_i32 : i32
          %167 = arith.remui %166, %c3_i32 : i32
          %168 = arith.cmpi eq, %167, %c0_i32 : i32
          %169 = "tt.splat"(%c0_i32) : (i32) -> tensor<128xi32>
          %170 = arith.addi %169, %4 : tensor<128xi32>
          scf.for %arg30 = %c0_i32 to %c4_i32 step %c1_i32  : i32 {
            %171 = arith.addi %165, %arg30 : i32
            %172 = "tt.splat"(%171) : (i32) -> tensor<128xi32>
            %173 = arith.cmpi eq, %170, %172 : tensor<128xi32>
            %174 = arith.select %173, %141, %cst_63 : tensor<128xi1>, tensor<128xi32>
            %175 = "tt.reduce"(%174) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %181 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%181) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %176 = arith.andi %173, %140 : tensor<128xi1>
            %177 = arith.extui %176 : tensor<128xi1> to tensor<128xi32>
            %178 = "tt.reduce"(%177) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %181 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%181) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %179 = arith.addi %131, %171 : i32
            %180 = arith.cmpi eq, %178, %c1_i32 : i32
            scf.if %180 {
              %181 = arith.minsi %arg15, %arg17 : i32
              %182 = arith.minsi %181, %arg20 : i32
              %183 = arith.minsi %182, %arg26 : i32
              %184 = arith.cmpi ult, %179, %183 : i32
              %185 = "tt.addptr"(%arg25, %c0_i64) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %186 = arith.extsi %179 : i32 to i64
              %187 = "tt.addptr"(%185, %186) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %188 = "tt.load"(%187, %184, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %189 = "tt.addptr"(%arg25, %arg27) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %190 = "tt.addptr"(%189, %186) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %191 = "tt.load"(%190, %184, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %192 = arith.cmpi sgt, %188, %191 : i32
              scf.if %192 {
                %193 = "tt.addptr"(%arg14, %186) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
                %194 = "tt.load"(%193) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
                %195 = arith.muli %186, %arg18 : i64
                %196 = "tt.addptr"(%arg16, %195) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %197 = "tt.addptr"(%196, %c0_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %198 = "tt.load"(%197) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %199 = "tt.addptr"(%196, %c1_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %200 = "tt.load"(%199) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %201 = arith.maxsi %142, %c0_i32 : i32
                %202 = arith.minsi %198, %201 : i32
                %203 = arith.maxsi %202, %c0_i32 : i32
                %204 = "tt.bitcast"(%194) : (f32) -> i32
                %205 = arith.cmpi slt, %204, %c0_i32 : i32
                %206 = arith.andi %204, %c2147483647_i32 : i32
                %207 = arith.subi %c0_i32, %206 : i32
                %208 = arith.cmpi sgt, %206, %c2139095040_i32 : i32
                %209 = arith.select %205, %207, %204 : i32
                %210 = arith.select %208, %c2139095041_i32, %209 : i32
                gpu.barrier
                %211 = arith.cmpi ne, %151, %c1_i32 : i32
                %212 = arith.cmpi eq, %188, %c-2139095040_i32 : i32
                %213 = arith.cmpi eq, %151, %c1_i32 : i32
                %214 = arith.andi %212, %213 : i1
                %215 = arith.addi %198, %200 : i32
                %216 = arith.select %214, %215, %175 : i32
                %217 = arith.minsi %216, %c2048_i32 : i32
                %218 = arith.cmpi sgt, %198, %201 : i32
                %219 = arith.minsi %200, %c2048_i32 : i32
                %220 = arith.addi %198, %219 : i32
                %221 = arith.cmpi sge, %220, %217 : i32
                %222 = arith.ori %221, %214 : i1
                %223 = arith.ori %218, %211 : i1
                %224 = arith.xori %223, %true : i1
                %225 = arith.andi %222, %224 : i1
                %226 = arith.ori %225, %218 : i1
                %227 = arith.ori %226, %211 : i1
                %228 = arith.xori %227, %true : i1
                %229 = arith.cmpi sge, %198, %c8_i32 : i32
                %230 = arith.cmpi eq, %191, %c-2139095041_i32 : i32
                %231 = arith.cmpi ne, %167, %c0_i32 : i32
                %232 = arith.andi %228, %229 : i1
                %233 = arith.andi %232, %230 : i1
                %234 = arith.andi %233, %231 : i1
                %235 = arith.divui %198, %c2_i32 : i32
                %236 = arith.subi %201, %217 : i32
                %237 = arith.maxsi %236, %c0_i32 : i32
                %238 = arith.sitofp %217 : i32 to f32
                %239 = arith.sitofp %237 : i32 to f32
                %240 = arith.mulf %239, %cst_36 : f32
                %241 = arith.addf %238, %240 : f32
                %242 = arith.sitofp %203 : i32 to f32
                %243 = arith.sitofp %151 : i32 to f32
                %244 = arith.sitofp %198 : i32 to f32
                %245 = arith.maximumf %244, %cst_35 : f32
                %246 = arith.mulf %245, %243 : f32
                %247 = arith.mulf %241, %242 : f32
                %248 = arith.divf %247, %246 : f32
                %249 = arith.addf %248, %cst_34 : f32
                %250 = arith.maximumf %249, %cst_35 : f32
                %251 = arith.minimumf %250, %cst_33 : f32
                %252 = arith.fptosi %251 : f32 to i32
                %253 = arith.select %234, %235, %252 : i32
                %254 = arith.select %225, %217, %253 : i32
                %255 = arith.andi %218, %231 : i1
                %256 = arith.ori %211, %255 : i1
                %257 = arith.ori %256, %234 : i1
                %258 = arith.cmpi sle, %254, %203 : i32
                %259 = arith.cmpi sge, %254, %c1_i32 : i32
                %260 = arith.andi %258, %259 : i1
                %261 = arith.ori %225, %257 : i1
                %262 = arith.andi %260, %261 : i1
                %263 = scf.if %262 -> (i32) {
                  %264 = arith.cmpi slt, %188, %c0_i32 : i32
                  %265 = arith.subi %c-2147483648_i32, %188 : i32
                  %266 = arith.select %264, %265, %188 : i32
                  %267 = "tt.bitcast"(%266) : (i32) -> f32
                  %268 = "tt.make_range"() {end = 4096 : i32, start = 0 : i32} : () -> tensor<4096xi32>
                  %269 = "tt.splat"(%203) : (i32) -> tensor<4096xi32>
                  %270 = arith.cmpi ult, %268, %269 : tensor<4096xi32>
                  %271 = arith.addi %268, %cst_32 : tensor<4096xi32>
                  %272 = "tt.splat"(%179) : (i32) -> tensor<1xi32>
                  %273 = arith.extsi %272 : tensor<1xi32> to tensor<1xi64>
                  %274 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %275 = arith.muli %273, %274 : tensor<1xi64>
                  %276 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %277 = "tt.addptr"(%276, %275) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %278 = arith.extsi %271 : tensor<4096xi32> to tensor<4096xi64>
                  %279 = arith.muli %278, %cst_29 : tensor<4096xi64>
                  %280 = "tt.broadcast"(%277) : (tensor<1x!tt.ptr<i32>>) -> tensor<4096x!tt.ptr<i32>>
                  %281 = "tt.addptr"(%280, %279) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                  %282 = "tt.broadcast"(%cst_31) : (tensor<1xi32>) -> tensor<4096xi32>
                  %283 = "tt.addptr"(%281, %282) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                  %284 = "tt.load"(%283, %270, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                  %285 = "tt.bitcast"(%284) : (tensor<4096xi32>) -> tensor<4096xf32>
                  %286 = arith.cmpf oge, %267, %cst_28 : f32
                  %287 = arith.cmpf olt, %267, %cst_27 : f32
                  %288 = arith.andi %286, %287 : i1
                  %289 = arith.select %288, %267, %cst_26 : f32
                  %290 = "tt.splat"(%289) : (f32) -> tensor<4096xf32>
                  %291 = arith.cmpf ole, %285, %290 : tensor<4096xf32>
                  %292 = "tt.splat"(%267) : (f32) -> tensor<4096xf32>
                  %293 = arith.addf %285, %292 : tensor<4096xf32>
                  %294 = arith.select %291, %293, %285 : tensor<4096xi1>, tensor<4096xf32>
                  %295 = "tt.bitcast"(%294) : (tensor<4096xf32>) -> tensor<4096xi32>
                  %296 = arith.cmpi slt, %295, %cst_30 : tensor<4096xi32>
                  %297 = arith.andi %295, %cst_25 : tensor<4096xi32>
                  %298 = arith.subi %cst_30, %297 : tensor<4096xi32>
                  %299 = arith.cmpi sgt, %297, %cst_24 : tensor<4096xi32>
                  %300 = arith.select %296, %298, %295 : tensor<4096xi1>, tensor<4096xi32>
                  %301 = arith.select %299, %cst_24, %300 : tensor<4096xi1>, tensor<4096xi32>
                  %302 = arith.select %270, %301, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                  %303 = arith.addi %203, %c4095_i32 : i32
                  %304 = arith.divui %303, %c4096_i32 : i32
                  %305 = scf.for %arg31 = %c1_i32 to %304 step %c1_i32 iter_args(%arg32 = %302) -> (tensor<4096xi32>)  : i32 {
                    %380 = arith.muli %arg31, %c4096_i32 : i32
                    %381 = "tt.splat"(%380) : (i32) -> tensor<4096xi32>
                    %382 = arith.addi %381, %268 : tensor<4096xi32>
                    %383 = arith.cmpi ult, %382, %269 : tensor<4096xi32>
                    %384 = arith.addi %382, %cst_32 : tensor<4096xi32>
                    %385 = arith.extsi %384 : tensor<4096xi32> to tensor<4096xi64>
                    %386 = arith.muli %385, %cst_29 : tensor<4096xi64>
                    %387 = "tt.addptr"(%280, %386) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %388 = "tt.addptr"(%387, %282) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %389 = "tt.load"(%388, %383, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %390 = "tt.bitcast"(%389) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %391 = arith.cmpf ole, %390, %290 : tensor<4096xf32>
                    %392 = arith.addf %390, %292 : tensor<4096xf32>
                    %393 = arith.select %391, %392, %390 : tensor<4096xi1>, tensor<4096xf32>
                    %394 = "tt.bitcast"(%393) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %395 = arith.cmpi slt, %394, %cst_30 : tensor<4096xi32>
                    %396 = arith.andi %394, %cst_25 : tensor<4096xi32>
                    %397 = arith.subi %cst_30, %396 : tensor<4096xi32>
                    %398 = arith.cmpi sgt, %396, %cst_24 : tensor<4096xi32>
                    %399 = arith.select %395, %397, %394 : tensor<4096xi1>, tensor<4096xi32>
                    %400 = arith.select %398, %cst_24, %399 : tensor<4096xi1>, tensor<4096xi32>
                    %401 = arith.select %383, %400, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                    %402 = arith.maxsi %arg32, %401 : tensor<4096xi32>
                    scf.yield %402 : tensor<4096xi32>
                  }
                  %306 = "tt.reduce"(%305) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %380 = arith.maxsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%380) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  %307 = "tt.bitcast"(%267) : (f32) -> i32
                  %308 = arith.cmpi slt, %307, %c0_i32 : i32
                  %309 = arith.andi %307, %c2147483647_i32 : i32
                  %310 = arith.subi %c0_i32, %309 : i32
                  %311 = arith.cmpi sgt, %309, %c2139095040_i32 : i32
                  %312 = arith.select %308, %310, %307 : i32
                  %313 = arith.select %311, %c2139095040_i32, %312 : i32
                  %314 = arith.cmpi slt, %313, %c0_i32 : i32
                  %315 = arith.subi %c-2147483648_i32, %313 : i32
                  %316 = arith.select %314, %315, %313 : i32
                  %317 = "tt.bitcast"(%316) : (i32) -> f32
                  %318 = arith.cmpi slt, %306, %c0_i32 : i32
                  %319 = arith.subi %c-2147483648_i32, %306 : i32
                  %320 = arith.select %318, %319, %306 : i32
                  %321 = "tt.bitcast"(%320) : (i32) -> f32
                  %322 = arith.subf %321, %317 : f32
                  %323 = math.rsqrt %242 : f32
                  %324 = arith.divui %203, %c4_i32 : i32
                  %325 = arith.cmpi slt, %254, %324 : i32
                  %326 = arith.sitofp %254 : i32 to f32
                  %327 = math.log2 %242 : f32
                  %328 = arith.subf %327, %cst : f32
                  %329 = arith.subf %326, %cst_34 : f32
                  %330 = math.log2 %329 : f32
                  %331 = arith.subf %327, %330 : f32
                  %332 = arith.divf %331, %328 : f32
                  %333 = arith.subi %203, %254 : i32
                  %334 = arith.sitofp %333 : i32 to f32
                  %335 = arith.addf %334, %cst_34 : f32
                  %336 = arith.divf %335, %242 : f32
                  %337 = arith.select %325, %332, %336 : f32
                  %338 = arith.mulf %323, %cst_22 : f32
                  %339 = arith.mulf %322, %337 : f32
                  %340 = arith.addf %317, %339 : f32
                  %341 = arith.mulf %322, %338 : f32
                  %342 = arith.addi %313, %c1_i32 : i32
                  %343 = arith.subi %306, %c1_i32 : i32
                  %344 = arith.subf %340, %341 : f32
                  %345 = arith.addf %340, %341 : f32
                  %346 = "tt.bitcast"(%344) : (f32) -> i32
                  %347 = arith.cmpi slt, %346, %c0_i32 : i32
                  %348 = arith.andi %346, %c2147483647_i32 : i32
                  %349 = arith.subi %c0_i32, %348 : i32
                  %350 = arith.cmpi sgt, %348, %c2139095040_i32 : i32
                  %351 = arith.select %347, %349, %346 : i32
                  %352 = arith.select %350, %c2139095040_i32, %351 : i32
                  %353 = arith.minsi %352, %343 : i32
                  %354 = arith.maxsi %353, %342 : i32
                  %355 = "tt.bitcast"(%345) : (f32) -> i32
                  %356 = arith.cmpi slt, %355, %c0_i32 : i32
                  %357 = arith.andi %355, %c2147483647_i32 : i32
                  %358 = arith.subi %c0_i32, %357 : i32
                  %359 = arith.cmpi sgt, %357, %c2139095040_i32 : i32
                  %360 = arith.select %356, %358, %355 : i32
                  %361 = arith.select %359, %c2139095040_i32, %360 : i32
                  %362 = arith.minsi %361, %343 : i32
                  %363 = arith.maxsi %362, %342 : i32
                  %364 = arith.cmpf olt, %322, %cst_27 : f32
                  %365 = arith.cmpf olt, %338, %cst_20 : f32
                  %366 = arith.andi %364, %365 : i1
                  %367 = arith.subi %306, %313 : i32
                  %368 = arith.addi %367, %c2_i32 : i32
                  %369 = arith.divui %368, %c3_i32 : i32
                  %370 = arith.addi %313, %369 : i32
                  %371 = arith.addi %370, %369 : i32
                  %372 = arith.select %366, %354, %370 : i32
                  %373 = arith.select %366, %363, %371 : i32
                  %374:8 = scf.while (%arg31 = %313, %arg32 = %306, %arg33 = %203, %arg34 = %c0_i32, %arg35 = %372, %arg36 = %373, %arg37 = %cst_22, %arg38 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                    %380 = arith.addi %arg31, %c1_i32 : i32
                    %381 = arith.cmpi slt, %380, %arg32 : i32
                    %382 = arith.cmpi ne, %arg33, %254 : i32
                    %383 = arith.andi %381, %382 : i1
                    scf.condition(%383) %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38 : i32, i32, i32, i32, i32, i32, f32, i32
                  } do {
                  ^bb0(%arg31: i32, %arg32: i32, %arg33: i32, %arg34: i32, %arg35: i32, %arg36: i32, %arg37: f32, %arg38: i32):
                    %380 = "tt.splat"(%arg35) : (i32) -> tensor<4096xi32>
                    %381 = arith.cmpi sgt, %302, %380 : tensor<4096xi32>
                    %382 = "tt.splat"(%arg36) : (i32) -> tensor<4096xi32>
                    %383 = arith.cmpi sgt, %302, %382 : tensor<4096xi32>
                    %384 = arith.extui %381 : tensor<4096xi1> to tensor<4096xi64>
                    %385 = arith.extui %383 : tensor<4096xi1> to tensor<4096xi64>
                    %386 = arith.shli %385, %cst_19 : tensor<4096xi64>
                    %387 = arith.ori %384, %386 : tensor<4096xi64>
                    %388 = scf.for %arg39 = %c1_i32 to %304 step %c1_i32 iter_args(%arg40 = %387) -> (tensor<4096xi64>)  : i32 {
                      %494 = arith.muli %arg39, %c4096_i32 : i32
                      %495 = "tt.splat"(%494) : (i32) -> tensor<4096xi32>
                      %496 = arith.addi %495, %268 : tensor<4096xi32>
                      %497 = arith.cmpi ult, %496, %269 : tensor<4096xi32>
                      %498 = arith.addi %496, %cst_32 : tensor<4096xi32>
                      %499 = arith.extsi %498 : tensor<4096xi32> to tensor<4096xi64>
                      %500 = arith.muli %499, %cst_29 : tensor<4096xi64>
                      %501 = "tt.addptr"(%280, %500) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                      %502 = "tt.addptr"(%501, %282) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                      %503 = "tt.load"(%502, %497, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                      %504 = "tt.bitcast"(%503) : (tensor<4096xi32>) -> tensor<4096xf32>
                      %505 = arith.cmpf ole, %504, %290 : tensor<4096xf32>
                      %506 = arith.addf %504, %292 : tensor<4096xf32>
                      %507 = arith.select %505, %506, %504 : tensor<4096xi1>, tensor<4096xf32>
                      %508 = "tt.bitcast"(%507) : (tensor<4096xf32>) -> tensor<4096xi32>
                      %509 = arith.cmpi slt, %508, %cst_30 : tensor<4096xi32>
                      %510 = arith.andi %508, %cst_25 : tensor<4096xi32>
                      %511 = arith.subi %cst_30, %510 : tensor<4096xi32>
                      %512 = arith.cmpi sgt, %510, %cst_24 : tensor<4096xi32>
                      %513 = arith.select %509, %511, %508 : tensor<4096xi1>, tensor<4096xi32>
                      %514 = arith.select %512, %cst_24, %513 : tensor<4096xi1>, tensor<4096xi32>
                      %515 = arith.select %497, %514, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                      %516 = arith.cmpi sgt, %515, %380 : tensor<4096xi32>
                      %517 = arith.cmpi sgt, %515, %382 : tensor<4096xi32>
                      %518 = arith.extui %516 : tensor<4096xi1> to tensor<4096xi64>
                      %519 = arith.extui %517 : tensor<4096xi1> to tensor<4096xi64>
                      %520 = arith.shli %519, %cst_19 : tensor<4096xi64>
                      %521 = arith.ori %518, %520 : tensor<4096xi64>
                      %522 = arith.addi %arg40, %521 : tensor<4096xi64>
                      scf.yield %522 : tensor<4096xi64>
                    }
                    %389 = "tt.reduce"(%388) ({
                    ^bb0(%arg39: i64, %arg40: i64):
                      %494 = arith.addi %arg39, %arg40 : i64
                      "tt.reduce_return"(%494) : (i64) -> ()
                    }) {axis = 0 : i32} : (tensor<4096xi64>) -> i64
                    %390 = arith.shrui %389, %c32_i64 : i64
                    %391 = arith.trunci %389 : i64 to i32
                    %392 = arith.trunci %390 : i64 to i32
                    %393 = arith.cmpi sge, %391, %254 : i32
                    %394 = arith.cmpi sge, %392, %254 : i32
                    %395 = arith.select %393, %arg35, %arg31 : i32
                    %396 = arith.select %394, %arg36, %395 : i32
                    %397 = arith.select %393, %arg36, %arg35 : i32
                    %398 = arith.select %394, %arg32, %397 : i32
                    %399 = arith.select %393, %391, %arg33 : i32
                    %400 = arith.select %394, %392, %399 : i32
                    %401 = arith.select %393, %392, %391 : i32
                    %402 = arith.select %394, %arg34, %401 : i32
                    %403 = arith.mulf %arg37, %cst_18 : f32
                    %404 = arith.select %393, %cst_22, %403 : f32
                    %405 = arith.select %394, %403, %404 : f32
                    %406 = arith.addi %arg38, %c1_i32 : i32
                    %407 = arith.cmpi slt, %396, %c0_i32 : i32
                    %408 = arith.subi %c-2147483648_i32, %396 : i32
                    %409 = arith.select %407, %408, %396 : i32
                    %410 = "tt.bitcast"(%409) : (i32) -> f32
                    %411 = arith.cmpi slt, %398, %c0_i32 : i32
                    %412 = arith.subi %c-2147483648_i32, %398 : i32
                    %413 = arith.select %411, %412, %398 : i32
                    %414 = "tt.bitcast"(%413) : (i32) -> f32
                    %415 = arith.subf %414, %410 : f32
                    %416 = arith.subi %400, %402 : i32
                    %417 = arith.sitofp %416 : i32 to f32
                    %418 = math.rsqrt %417 : f32
                    %419 = arith.divui %400, %c4_i32 : i32
                    %420 = arith.cmpi slt, %254, %419 : i32
                    %421 = arith.cmpf olt, %405, %cst_21 : f32
                    %422 = arith.andi %420, %421 : i1
                    %423 = arith.sitofp %400 : i32 to f32
                    %424 = arith.sitofp %402 : i32 to f32
                    %425 = math.log2 %423 : f32
                    %426 = arith.addf %424, %cst_34 : f32
                    %427 = math.log2 %426 : f32
                    %428 = arith.subf %425, %427 : f32
                    %429 = arith.subf %425, %330 : f32
                    %430 = arith.divf %429, %428 : f32
                    %431 = arith.subi %400, %254 : i32
                    %432 = arith.sitofp %431 : i32 to f32
                    %433 = arith.addf %432, %cst_34 : f32
                    %434 = arith.divf %433, %417 : f32
                    %435 = arith.select %422, %430, %434 : f32
                    %436 = arith.mulf %405, %418 : f32
                    %437 = arith.mulf %415, %435 : f32
                    %438 = arith.addf %410, %437 : f32
                    %439 = arith.mulf %415, %436 : f32
                    %440 = arith.addi %396, %c1_i32 : i32
                    %441 = arith.subi %398, %c1_i32 : i32
                    %442 = arith.subf %438, %439 : f32
                    %443 = arith.addf %438, %439 : f32
                    %444 = "tt.bitcast"(%442) : (f32) -> i32
                    %445 = arith.cmpi slt, %444, %c0_i32 : i32
                    %446 = arith.andi %444, %c2147483647_i32 : i32
                    %447 = arith.subi %c0_i32, %446 : i32
                    %448 = arith.cmpi sgt, %446, %c2139095040_i32 : i32
                    %449 = arith.select %445, %447, %444 : i32
                    %450 = arith.select %448, %c2139095040_i32, %449 : i32
                    %451 = arith.minsi %450, %441 : i32
                    %452 = arith.maxsi %451, %440 : i32
                    %453 = "tt.bitcast"(%443) : (f32) -> i32
                    %454 = arith.cmpi slt, %453, %c0_i32 : i32
                    %455 = arith.andi %453, %c2147483647_i32 : i32
                    %456 = arith.subi %c0_i32, %455 : i32
                    %457 = arith.cmpi sgt, %455, %c2139095040_i32 : i32
                    %458 = arith.select %454, %456, %453 : i32
                    %459 = arith.select %457, %c2139095040_i32, %458 : i32
                    %460 = arith.minsi %459, %441 : i32
                    %461 = arith.maxsi %460, %440 : i32
                    %462 = arith.cmpf olt, %415, %cst_27 : f32
                    %463 = arith.cmpf olt, %436, %cst_20 : f32
                    %464 = arith.cmpi slt, %406, %c8_i32 : i32
                    %465 = arith.cmpi eq, %406, %c6_i32 : i32
                    %466 = arith.cmpi ne, %406, %c6_i32 : i32
                    %467 = arith.andi %464, %466 : i1
                    %468 = arith.andi %462, %463 : i1
                    %469 = arith.andi %467, %468 : i1
                    %470 = arith.xori %396, %398 : i32
                    %471 = arith.shrui %470, %c1_i32 : i32
                    %472 = arith.ori %470, %471 : i32
                    %473 = arith.shrui %472, %c2_i32 : i32
                    %474 = arith.ori %472, %473 : i32
                    %475 = arith.shrui %474, %c4_i32 : i32
                    %476 = arith.ori %474, %475 : i32
                    %477 = arith.shrui %476, %c8_i32 : i32
                    %478 = arith.ori %476, %477 : i32
                    %479 = arith.shrui %478, %c16_i32 : i32
                    %480 = arith.ori %478, %479 : i32
                    %481 = arith.shrui %480, %c1_i32 : i32
                    %482 = arith.xori %481, %c-1_i32 : i32
                    %483 = arith.andi %398, %482 : i32
                    %484 = arith.subi %483, %c1_i32 : i32
                    %485 = arith.subi %398, %396 : i32
                    %486 = arith.addi %485, %c2_i32 : i32
                    %487 = arith.divui %486, %c3_i32 : i32
                    %488 = arith.addi %396, %487 : i32
                    %489 = arith.addi %488, %487 : i32
                    %490 = arith.select %465, %484, %488 : i32
                    %491 = arith.select %465, %483, %489 : i32
                    %492 = arith.select %469, %452, %490 : i32
                    %493 = arith.select %469, %461, %491 : i32
                    scf.yield %396, %398, %400, %402, %492, %493, %405, %406 : i32, i32, i32, i32, i32, i32, f32, i32
                  }
                  %375 = "tt.splat"(%374#0) : (i32) -> tensor<4096xi32>
                  %376 = arith.cmpi sgt, %302, %375 : tensor<4096xi32>
                  %377 = arith.select %376, %302, %cst_17 : tensor<4096xi1>, tensor<4096xi32>
                  %378 = scf.for %arg31 = %c1_i32 to %304 step %c1_i32 iter_args(%arg32 = %377) -> (tensor<4096xi32>)  : i32 {
                    %380 = arith.muli %arg31, %c4096_i32 : i32
                    %381 = "tt.splat"(%380) : (i32) -> tensor<4096xi32>
                    %382 = arith.addi %381, %268 : tensor<4096xi32>
                    %383 = arith.cmpi ult, %382, %269 : tensor<4096xi32>
                    %384 = arith.addi %382, %cst_32 : tensor<4096xi32>
                    %385 = arith.extsi %384 : tensor<4096xi32> to tensor<4096xi64>
                    %386 = arith.muli %385, %cst_29 : tensor<4096xi64>
                    %387 = "tt.addptr"(%280, %386) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %388 = "tt.addptr"(%387, %282) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %389 = "tt.load"(%388, %383, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %390 = "tt.bitcast"(%389) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %391 = arith.cmpf ole, %390, %290 : tensor<4096xf32>
                    %392 = arith.addf %390, %292 : tensor<4096xf32>
                    %393 = arith.select %391, %392, %390 : tensor<4096xi1>, tensor<4096xf32>
                    %394 = "tt.bitcast"(%393) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %395 = arith.cmpi slt, %394, %cst_30 : tensor<4096xi32>
                    %396 = arith.andi %394, %cst_25 : tensor<4096xi32>
                    %397 = arith.subi %cst_30, %396 : tensor<4096xi32>
                    %398 = arith.cmpi sgt, %396, %cst_24 : tensor<4096xi32>
                    %399 = arith.select %395, %397, %394 : tensor<4096xi1>, tensor<4096xi32>
                    %400 = arith.select %398, %cst_24, %399 : tensor<4096xi1>, tensor<4096xi32>
                    %401 = arith.select %383, %400, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                    %402 = arith.cmpi sgt, %401, %375 : tensor<4096xi32>
                    %403 = arith.select %402, %401, %cst_17 : tensor<4096xi1>, tensor<4096xi32>
                    %404 = arith.minsi %arg32, %403 : tensor<4096xi32>
                    scf.yield %404 : tensor<4096xi32>
                  }
                  %379 = "tt.reduce"(%378) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %380 = arith.minsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%380) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  scf.yield %379 : i32
                } else {
                  scf.yield %188 : i32
                }
                scf.if %225 {
                  %264 = arith.cmpi slt, %215, %c2048_i32 : i32
                  %265 = arith.cmpi sge, %263, %210 : i32
                  %266 = arith.andi %214, %264 : i1
                  %267 = arith.andi %266, %265 : i1
                  %268 = arith.cmpi slt, %217, %c1_i32 : i32
                  %269 = arith.ori %267, %268 : i1
                  %270 = arith.cmpi slt, %263, %c0_i32 : i32
                  %271 = arith.subi %c-2147483648_i32, %263 : i32
                  %272 = arith.select %270, %271, %263 : i32
                  %273 = "tt.bitcast"(%272) : (i32) -> f32
                  %274 = arith.select %269, %194, %273 : f32
                  %275 = arith.select %269, %210, %263 : i32
                  %276 = arith.cmpi eq, %275, %188 : i32
                  %277 = arith.select %276, %200, %c0_i32 : i32
                  %278 = arith.cmpi slt, %188, %c0_i32 : i32
                  %279 = arith.subi %c-2147483648_i32, %188 : i32
                  %280 = arith.select %278, %279, %188 : i32
                  %281 = "tt.bitcast"(%280) : (i32) -> f32
                  %282 = arith.addi %203, %c1023_i32 : i32
                  %283 = arith.divui %282, %c1024_i32 : i32
                  %284 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                  %285 = "tt.splat"(%203) : (i32) -> tensor<1024xi32>
                  %286 = "tt.splat"(%179) : (i32) -> tensor<1xi32>
                  %287 = arith.extsi %286 : tensor<1xi32> to tensor<1xi64>
                  %288 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %289 = arith.muli %287, %288 : tensor<1xi64>
                  %290 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %291 = "tt.addptr"(%290, %289) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %292 = "tt.broadcast"(%291) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
                  %293 = "tt.broadcast"(%cst_15) : (tensor<1xi32>) -> tensor<1024xi32>
                  %294 = "tt.broadcast"(%cst_31) : (tensor<1xi32>) -> tensor<1024xi32>
                  %295 = arith.cmpf oge, %281, %cst_28 : f32
                  %296 = arith.cmpf olt, %281, %cst_27 : f32
                  %297 = arith.andi %295, %296 : i1
                  %298 = arith.select %297, %281, %cst_26 : f32
                  %299 = "tt.splat"(%298) : (f32) -> tensor<1024xf32>
                  %300 = "tt.splat"(%281) : (f32) -> tensor<1024xf32>
                  %301 = "tt.splat"(%274) : (f32) -> tensor<1024xf32>
                  %302 = "tt.splat"(%274) : (f32) -> tensor<1xf32>
                  %303 = arith.mulf %302, %cst_9 : tensor<1xf32>
                  %304 = math.absf %302 : tensor<1xf32>
                  %305 = arith.cmpf olt, %304, %cst_8 : tensor<1xf32>
                  %306 = arith.select %305, %303, %cst_7 : tensor<1xi1>, tensor<1xf32>
                  %307 = "tt.expand_dims"(%306) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %308 = "tt.broadcast"(%307) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %309 = "tt.expand_dims"(%302) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %310 = "tt.broadcast"(%309) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %311 = "tt.splat"(%179) : (i32) -> tensor<1x1x1xi32>
                  %312 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                  %313 = "tt.expand_dims"(%312) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                  %314 = "tt.expand_dims"(%313) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                  %315 = arith.extsi %311 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                  %316 = "tt.splat"(%arg22) : (i64) -> tensor<1x1x1xi64>
                  %317 = arith.muli %315, %316 : tensor<1x1x1xi64>
                  %318 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %319 = "tt.addptr"(%318, %317) : (tensor<1x1x1x!tt.ptr<i32>>, tensor<1x1x1xi64>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %320 = "tt.broadcast"(%319) : (tensor<1x1x1x!tt.ptr<i32>>) -> tensor<1x1024x1x!tt.ptr<i32>>
                  %321 = "tt.broadcast"(%314) : (tensor<1x1x2xi32>) -> tensor<1x1024x2xi32>
                  %322:2 = scf.for %arg31 = %c0_i32 to %283 step %c1_i32 iter_args(%arg32 = %c0_i32, %arg33 = %277) -> (i32, i32)  : i32 {
                    %326 = arith.muli %arg31, %c1024_i32 : i32
                    %327 = "tt.splat"(%326) : (i32) -> tensor<1024xi32>
                    %328 = arith.addi %327, %284 : tensor<1024xi32>
                    %329 = arith.cmpi ult, %328, %285 : tensor<1024xi32>
                    %330 = arith.addi %328, %cst_16 : tensor<1024xi32>
                    %331 = arith.extsi %330 : tensor<1024xi32> to tensor<1024xi64>
                    %332 = arith.muli %331, %cst_13 : tensor<1024xi64>
                    %333 = "tt.addptr"(%292, %332) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %334 = "tt.addptr"(%333, %293) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %335 = "tt.load"(%334, %329, %cst_14) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %336 = "tt.addptr"(%333, %294) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %337 = "tt.load"(%336, %329, %cst_14) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %338 = "tt.bitcast"(%337) : (tensor<1024xi32>) -> tensor<1024xf32>
                    %339 = arith.cmpf ole, %338, %299 : tensor<1024xf32>
                    %340 = arith.addf %338, %300 : tensor<1024xf32>
                    %341 = arith.select %339, %340, %338 : tensor<1024xi1>, tensor<1024xf32>
                    gpu.barrier
                    %342 = arith.cmpf ogt, %341, %301 : tensor<1024xf32>
                    %343 = arith.andi %342, %329 : tensor<1024xi1>
                    %344 = arith.cmpf ueq, %341, %301 : tensor<1024xf32>
                    %345 = arith.andi %344, %329 : tensor<1024xi1>
                    %346 = arith.extui %343 : tensor<1024xi1> to tensor<1024xi32>
                    %347 = arith.extui %345 : tensor<1024xi1> to tensor<1024xi32>
                    %348 = arith.shli %347, %cst_12 : tensor<1024xi32>
                    %349 = arith.addi %346, %348 : tensor<1024xi32>
                    %350 = "tt.scan"(%349) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %391 = arith.addi %arg34, %arg35 : i32
                      "tt.scan_return"(%391) : (i32) -> ()
                    }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                    %351 = arith.subi %350, %349 : tensor<1024xi32>
                    %352 = arith.andi %351, %cst_11 : tensor<1024xi32>
                    %353 = arith.shrui %351, %cst_12 : tensor<1024xi32>
                    %354 = "tt.splat"(%arg32) : (i32) -> tensor<1024xi32>
                    %355 = arith.addi %352, %354 : tensor<1024xi32>
                    %356 = "tt.splat"(%arg33) : (i32) -> tensor<1024xi32>
                    %357 = arith.addi %353, %356 : tensor<1024xi32>
                    %358 = arith.addi %355, %cst_16 : tensor<1024xi32>
                    %359 = arith.subi %cst_10, %357 : tensor<1024xi32>
                    %360 = arith.cmpi ult, %357, %cst_16 : tensor<1024xi32>
                    %361 = arith.select %343, %358, %359 : tensor<1024xi1>, tensor<1024xi32>
                    %362 = arith.andi %345, %360 : tensor<1024xi1>
                    %363 = arith.ori %343, %362 : tensor<1024xi1>
                    %364 = "tt.expand_dims"(%335) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %365 = "tt.expand_dims"(%341) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                    %366 = arith.cmpf ole, %365, %308 : tensor<1x1024xf32>
                    %367 = arith.subf %365, %310 : tensor<1x1024xf32>
                    %368 = math.absf %365 : tensor<1x1024xf32>
                    %369 = arith.cmpf olt, %368, %cst_6 : tensor<1x1024xf32>
                    %370 = arith.andi %366, %369 : tensor<1x1024xi1>
                    %371 = arith.select %370, %367, %365 : tensor<1x1024xi1>, tensor<1x1024xf32>
                    %372 = "tt.bitcast"(%371) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                    %373 = arith.cmpf uno, %371, %371 : tensor<1x1024xf32>
                    %374 = arith.select %373, %cst_5, %372 : tensor<1x1024xi1>, tensor<1x1024xi32>
                    %375 = "tt.join"(%364, %374) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                    %376 = "tt.expand_dims"(%361) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %377 = "tt.expand_dims"(%376) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                    %378 = "tt.expand_dims"(%363) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                    %379 = "tt.expand_dims"(%378) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                    %380 = "tt.broadcast"(%379) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                    %381 = arith.extsi %377 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                    %382 = arith.muli %381, %cst_4 : tensor<1x1024x1xi64>
                    %383 = "tt.addptr"(%320, %382) : (tensor<1x1024x1x!tt.ptr<i32>>, tensor<1x1024x1xi64>) -> tensor<1x1024x1x!tt.ptr<i32>>
                    %384 = "tt.broadcast"(%383) : (tensor<1x1024x1x!tt.ptr<i32>>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    %385 = "tt.addptr"(%384, %321) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    "tt.store"(%385, %375, %380) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                    %386 = "tt.reduce"(%349) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %391 = arith.addi %arg34, %arg35 : i32
                      "tt.reduce_return"(%391) : (i32) -> ()
                    }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                    %387 = arith.andi %386, %c65535_i32 : i32
                    %388 = arith.shrui %386, %c16_i32 : i32
                    %389 = arith.addi %arg32, %387 : i32
                    %390 = arith.addi %arg33, %388 : i32
                    scf.yield %389, %390 : i32, i32
                  }
                  "tt.store"(%193, %274) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                  %323 = arith.minui %322#1, %c2048_i32 : i32
                  %324 = arith.subi %c2048_i32, %323 : i32
                  %325 = arith.addi %322#0, %c2048_i32 : i32
                  "tt.store"(%197, %322#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%199, %322#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%187, %324) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%190, %325) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                } else {
                  %264 = arith.andi %213, %218 : i1
                  %265 = arith.cmpi sle, %198, %201 : i32
                  %266 = arith.andi %213, %265 : i1
                  %267 = arith.cmpi ne, %191, %c-2139095041_i32 : i32
                  %268 = arith.andi %266, %267 : i1
                  %269 = arith.select %264, %188, %191 : i32
                  %270 = arith.select %268, %188, %210 : i32
                  %271 = arith.andi %264, %168 : i1
                  %272 = arith.ori %268, %271 : i1
                  %273 = arith.cmpi slt, %188, %c0_i32 : i32
                  %274 = arith.subi %c-2147483648_i32, %188 : i32
                  %275 = arith.select %273, %274, %188 : i32
                  %276 = "tt.bitcast"(%275) : (i32) -> f32
                  %277 = arith.cmpi slt, %263, %c0_i32 : i32
                  %278 = arith.subi %c-2147483648_i32, %263 : i32
                  %279 = arith.select %277, %278, %263 : i32
                  %280 = "tt.bitcast"(%279) : (i32) -> f32
                  %281 = arith.subf %241, %244 : f32
                  %282 = arith.divf %281, %244 : f32
                  %283 = arith.minimumf %282, %cst_18 : f32
                  %284 = arith.subf %280, %276 : f32
                  %285 = arith.mulf %284, %283 : f32
                  %286 = arith.subf %276, %285 : f32
                  %287 = "tt.bitcast"(%286) : (f32) -> i32
                  %288 = arith.cmpi slt, %287, %c0_i32 : i32
                  %289 = arith.andi %287, %c2147483647_i32 : i32
                  %290 = arith.subi %c0_i32, %289 : i32
                  %291 = arith.cmpi sgt, %289, %c2139095040_i32 : i32
                  %292 = arith.select %288, %290, %287 : i32
                  %293 = arith.select %291, %c2139095040_i32, %292 : i32
                  %294 = arith.subi %188, %c1_i32 : i32
                  %295 = arith.minsi %293, %294 : i32
                  %296 = arith.select %234, %295, %c-2139095040_i32 : i32
                  %297 = arith.select %266, %296, %263 : i32
                  %298 = arith.xori %269, %270 : i32
                  %299 = arith.shrsi %298, %c1_i32 : i32
                  %300 = arith.andi %269, %270 : i32
                  %301 = arith.addi %300, %299 : i32
                  %302 = arith.select %272, %301, %297 : i32
                  %303 = arith.subi %270, %c1_i32 : i32
                  %304 = arith.minsi %302, %303 : i32
                  %305 = arith.addi %269, %c1_i32 : i32
                  %306 = arith.maxsi %304, %305 : i32
                  %307 = arith.cmpi sge, %305, %270 : i32
                  %308 = arith.ori %213, %267 : i1
                  %309 = arith.andi %307, %308 : i1
                  "tt.store"(%193, %276, %268) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                  "tt.store"(%197, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%199, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  %310 = arith.select %309, %c2048_i32, %306 : i32
                  %311 = arith.select %309, %c2048_i32, %269 : i32
                  "tt.store"(%187, %310) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%190, %311) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                }
              }
            }
          }
        } else {
          %165 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %166 = "tt.addptr"(%165, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %167 = "tt.addptr"(%166, %135) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %168 = "tt.load"(%167, %140, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %169 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %170 = "tt.addptr"(%165, %169) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %171 = "tt.addptr"(%170, %135) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %172 = "tt.load"(%171, %140, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %173 = arith.cmpi slt, %172, %168 : tensor<128xi32>
          %174 = arith.andi %173, %140 : tensor<128xi1>
          %175 = arith.cmpi slt, %168, %cst_63 : tensor<128xi32>
          %176 = arith.subi %cst_41, %168 : tensor<128xi32>
          %177 = arith.select %175, %176, %168 : tensor<128xi1>, tensor<128xi32>
          %178 = "tt.bitcast"(%177) : (tensor<128xi32>) -> tensor<128xf32>
          %179 = arith.select %174, %141, %cst_63 : tensor<128xi1>, tensor<128xi32>
          %180 = "tt.reduce"(%179) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %237 = arith.minsi %arg30, %arg31 : i32
            "tt.reduce_return"(%237) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %181 = arith.cmpi ult, %123#3, %159 : i32
          %182 = arith.muli %123#3, %157 : i32
          %183 = arith.select %181, %182, %143 : i32
          %184 = arith.subi %143, %183 : i32
          %185 = arith.minsi %184, %157 : i32
          %186 = arith.addi %183, %185 : i32
          %187 = arith.muli %151, %c128_i32 : i32
          %188 = arith.cmpi ult, %133, %30 : tensor<128xi32>
          %189 = "tt.expand_dims"(%133) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %190 = "tt.expand_dims"(%188) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %191 = "tt.broadcast"(%190) : (tensor<128x1xi1>) -> tensor<128x128xi1>
          %192 = arith.extsi %189 : tensor<128x1xi32> to tensor<128x1xi64>
          %193 = arith.muli %192, %37 : tensor<128x1xi64>
          %194 = "tt.addptr"(%39, %193) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<bf16>>
          %195 = "tt.broadcast"(%194) : (tensor<128x1x!tt.ptr<bf16>>) -> tensor<128x128x!tt.ptr<bf16>>
          %196 = "tt.addptr"(%195, %42) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi32>) -> tensor<128x128x!tt.ptr<bf16>>
          %197 = "tt.load"(%196, %191, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
          %198 = arith.divsi %131, %c128_i32 : i32
          %199 = arith.cmpi slt, %198, %arg9 : i32
          %200 = arith.extsi %198 : i32 to i64
          %201 = "tt.addptr"(%arg8, %200) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %202 = "tt.load"(%201, %199, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %203 = arith.select %199, %202, %c-1_i32 : i32
          %204 = arith.divui %183, %c64_i32 : i32
          %205 = arith.cmpi ult, %204, %arg12 : i32
          %206 = arith.cmpi ult, %203, %arg11 : i32
          %207 = arith.cmpi slt, %183, %186 : i32
          %208 = arith.andi %207, %205 : i1
          %209 = arith.andi %208, %206 : i1
          %210 = arith.extsi %203 : i32 to i64
          %211 = arith.muli %210, %arg13 : i64
          %212 = "tt.addptr"(%arg10, %211) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %213 = arith.extsi %204 : i32 to i64
          %214 = "tt.addptr"(%212, %213) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %215 = "tt.load"(%214, %209, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %216 = arith.select %209, %215, %c-1_i32 : i32
          %217 = arith.addi %183, %c64_i32 : i32
          %218 = arith.divui %217, %c64_i32 : i32
          %219 = arith.cmpi ult, %218, %arg12 : i32
          %220 = arith.cmpi slt, %217, %186 : i32
          %221 = arith.andi %220, %219 : i1
          %222 = arith.andi %221, %206 : i1
          %223 = arith.extsi %218 : i32 to i64
          %224 = "tt.addptr"(%212, %223) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %225 = "tt.load"(%224, %222, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %226 = arith.select %222, %225, %c-1_i32 : i32
          %227 = arith.cmpi slt, %4, %cst_62 : tensor<128xi32>
          %228 = arith.remui %4, %cst_62 : tensor<128xi32>
          %229 = "tt.splat"(%arg4) : (i32) -> tensor<128x1xi32>
          %230 = "tt.expand_dims"(%228) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %231 = "tt.splat"(%arg5) : (i64) -> tensor<128x1xi64>
          %232 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<128x1x!tt.ptr<bf16>>
          %233 = arith.muli %230, %cst_57 : tensor<128x1xi32>
          %234 = arith.cmpf olt, %178, %cst_3 : tensor<128xf32>
          %235 = "tt.expand_dims"(%234) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %236:2 = scf.for %arg30 = %183 to %186 step %187 iter_args(%arg31 = %216, %arg32 = %226) -> (i32, i32)  : i32 {
            %237 = arith.addi %arg30, %187 : i32
            %238 = arith.divui %237, %c64_i32 : i32
            %239 = arith.cmpi ult, %238, %arg12 : i32
            %240 = arith.cmpi slt, %237, %186 : i32
            %241 = arith.andi %240, %239 : i1
            %242 = arith.andi %241, %206 : i1
            %243 = arith.extsi %238 : i32 to i64
            %244 = "tt.addptr"(%212, %243) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %245 = "tt.load"(%244, %242, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %246 = arith.select %242, %245, %c-1_i32 : i32
            %247 = arith.addi %237, %c64_i32 : i32
            %248 = arith.divui %247, %c64_i32 : i32
            %249 = arith.cmpi ult, %248, %arg12 : i32
            %250 = arith.cmpi slt, %247, %186 : i32
            %251 = arith.andi %250, %249 : i1
            %252 = arith.andi %251, %206 : i1
            %253 = arith.extsi %248 : i32 to i64
            %254 = "tt.addptr"(%212, %253) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %255 = "tt.load"(%254, %252, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %256 = arith.select %252, %255, %c-1_i32 : i32
            %257 = "tt.splat"(%arg32) : (i32) -> tensor<128xi32>
            %258 = "tt.splat"(%arg31) : (i32) -> tensor<128xi32>
            %259 = arith.select %227, %258, %257 : tensor<128xi1>, tensor<128xi32>
            %260 = "tt.expand_dims"(%259) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
            %261 = arith.cmpi ult, %260, %229 : tensor<128x1xi32>
            %262 = "tt.broadcast"(%261) : (tensor<128x1xi1>) -> tensor<128x128xi1>
            %263 = arith.extsi %260 : tensor<128x1xi32> to tensor<128x1xi64>
            %264 = arith.muli %263, %231 : tensor<128x1xi64>
            %265 = "tt.addptr"(%232, %264) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<bf16>>
            %266 = "tt.addptr"(%265, %233) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<bf16>>
            %267 = "tt.broadcast"(%266) : (tensor<128x1x!tt.ptr<bf16>>) -> tensor<128x128x!tt.ptr<bf16>>
            %268 = "tt.addptr"(%267, %42) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi32>) -> tensor<128x128x!tt.ptr<bf16>>
            %269 = "tt.load"(%268, %262, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
            %270 = arith.cmpi ult, %arg31, %arg4 : i32
            %271 = arith.cmpi ult, %arg32, %arg4 : i32
            %272 = "tt.trans"(%269) {order = array<i32: 1, 0>} : (tensor<128x128xbf16>) -> tensor<128x128xbf16>
            %273 = "tt.dot"(%197, %272, %cst_58) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x128xbf16>, tensor<128x128xf32>) -> tensor<128x128xf32>
            %274 = "tt.reshape"(%273) : (tensor<128x128xf32>) -> tensor<128x2x2x2x2x4x2xf32>
            %275 = "tt.trans"(%274) {order = array<i32: 0, 5, 6, 4, 3, 2, 1>} : (tensor<128x2x2x2x2x4x2xf32>) -> tensor<128x4x2x2x2x2x2xf32>
            %276:2 = "tt.split"(%275) : (tensor<128x4x2x2x2x2x2xf32>) -> (tensor<128x4x2x2x2x2xf32>, tensor<128x4x2x2x2x2xf32>)
            %277:2 = "tt.split"(%276#0) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
            %278:2 = "tt.split"(%276#1) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
            %279:2 = "tt.split"(%277#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
            %280:2 = "tt.split"(%277#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
            %281:2 = "tt.split"(%278#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
            %282:2 = "tt.split"(%278#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
            %283:2 = "tt.split"(%279#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %284:2 = "tt.split"(%279#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %285:2 = "tt.split"(%280#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %286:2 = "tt.split"(%280#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %287:2 = "tt.split"(%281#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %288:2 = "tt.split"(%281#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %289:2 = "tt.split"(%282#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %290:2 = "tt.split"(%282#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %291:2 = "tt.split"(%283#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %292:2 = "tt.split"(%283#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %293:2 = "tt.split"(%284#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %294:2 = "tt.split"(%284#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %295:2 = "tt.split"(%285#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %296:2 = "tt.split"(%285#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %297:2 = "tt.split"(%286#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %298:2 = "tt.split"(%286#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %299:2 = "tt.split"(%287#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %300:2 = "tt.split"(%287#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %301:2 = "tt.split"(%288#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %302:2 = "tt.split"(%288#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %303:2 = "tt.split"(%289#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %304:2 = "tt.split"(%289#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %305:2 = "tt.split"(%290#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %306:2 = "tt.split"(%290#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %307 = arith.cmpi sge, %arg30, %183 : i32
            scf.if %307 {
              %308 = "tt.splat"(%arg30) : (i32) -> tensor<4xi32>
              %309 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
              %310 = arith.muli %309, %cst_56 : tensor<4xi32>
              %311 = arith.addi %308, %310 : tensor<4xi32>
              %312 = arith.maxsi %142, %c0_i32 : i32
              %313 = arith.cmpi sge, %arg21, %c2048_i32 : i32
              %314 = arith.select %313, %c2048_i32, %c0_i32 : i32
              %315 = arith.minsi %180, %186 : i32
              %316 = arith.maxsi %315, %arg30 : i32
              %317 = arith.subi %316, %arg30 : i32
              %318 = arith.cmpi sgt, %317, %c127_i32 : i32
              %319 = arith.andi %318, %270 : i1
              %320 = arith.andi %319, %271 : i1
              %321 = scf.if %320 -> (tensor<128x4xi32>) {
                scf.yield %cst_55 : tensor<128x4xi32>
              } else {
                %361 = "tt.splat"(%186) : (i32) -> tensor<128xi32>
                %362 = arith.minsi %179, %361 : tensor<128xi32>
                %363 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
                %364 = arith.maxsi %362, %363 : tensor<128xi32>
                %365 = arith.subi %364, %363 : tensor<128xi32>
                %366 = arith.minsi %365, %cst_54 : tensor<128xi32>
                %367 = "tt.expand_dims"(%366) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
                %368 = "tt.broadcast"(%367) : (tensor<128x1xi32>) -> tensor<128x4xi32>
                %369 = "tt.expand_dims"(%310) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
                %370 = "tt.broadcast"(%369) : (tensor<1x4xi32>) -> tensor<128x4xi32>
                %371 = arith.subi %368, %370 : tensor<128x4xi32>
                %372 = arith.addi %371, %cst_52 : tensor<128x4xi32>
                %373 = arith.shrsi %372, %cst_53 : tensor<128x4xi32>
                %374 = arith.addi %371, %cst_51 : tensor<128x4xi32>
                %375 = arith.shrsi %374, %cst_53 : tensor<128x4xi32>
                %376 = arith.addi %373, %375 : tensor<128x4xi32>
                %377 = arith.subi %cst_50, %376 : tensor<128x4xi32>
                %378 = arith.shrui %cst_55, %377 : tensor<128x4xi32>
                %379 = arith.cmpi sgt, %376, %cst_49 : tensor<128x4xi32>
                %380 = arith.select %379, %378, %cst_49 : tensor<128x4xi1>, tensor<128x4xi32>
                %381 = arith.select %270, %c-1_i32, %c-65536_i32 : i32
                %382 = "tt.splat"(%381) : (i32) -> tensor<128x4xi32>
                %383 = arith.select %271, %c-1_i32, %c65535_i32 : i32
                %384 = "tt.splat"(%383) : (i32) -> tensor<128x4xi32>
                %385 = arith.andi %380, %382 : tensor<128x4xi32>
                %386 = arith.andi %385, %384 : tensor<128x4xi32>
                scf.yield %386 : tensor<128x4xi32>
              }
              %322 = "tt.expand_dims"(%178) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
              %323 = "tt.broadcast"(%322) : (tensor<128x1xf32>) -> tensor<128x4xf32>
              %324 = "tt.elementwise_inline_asm"(%323, %291#0, %291#1, %292#0, %292#1, %293#0, %293#1, %294#0, %294#1, %295#0, %295#1, %296#0, %296#1, %297#0, %297#1, %298#0, %298#1, %299#0, %299#1, %300#0, %300#1, %301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1, %306#0, %306#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.gt.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.gt.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.gt.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.gt.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.gt.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.gt.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.gt.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.gt.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.gt.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.gt.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.gt.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.gt.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.gt.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.gt.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.gt.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.gt.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
              %325 = arith.andi %324, %321 : tensor<128x4xi32>
              %326 = "tt.elementwise_inline_asm"(%323, %291#0, %291#1, %292#0, %292#1, %293#0, %293#1, %294#0, %294#1, %295#0, %295#1, %296#0, %296#1, %297#0, %297#1, %298#0, %298#1, %299#0, %299#1, %300#0, %300#1, %301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1, %306#0, %306#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Asetp.equ.or.f32 any0, $18, $1, any0;\0Asetp.equ.or.f32 any1, $19, $1, any1;\0Asetp.equ.or.f32 any2, $20, $1, any2;\0Asetp.equ.or.f32 any3, $21, $1, any3;\0Asetp.equ.or.f32 any0, $22, $1, any0;\0Asetp.equ.or.f32 any1, $23, $1, any1;\0Asetp.equ.or.f32 any2, $24, $1, any2;\0Asetp.equ.or.f32 any3, $25, $1, any3;\0Asetp.equ.or.f32 any0, $26, $1, any0;\0Asetp.equ.or.f32 any1, $27, $1, any1;\0Asetp.equ.or.f32 any2, $28, $1, any2;\0Asetp.equ.or.f32 any3, $29, $1, any3;\0Asetp.equ.or.f32 any0, $30, $1, any0;\0Asetp.equ.or.f32 any1, $31, $1, any1;\0Asetp.equ.or.f32 any2, $32, $1, any2;\0Asetp.equ.or.f32 any3, $33, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.equ.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.equ.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.equ.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.equ.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.equ.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.equ.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.equ.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.equ.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.equ.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.equ.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.equ.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.equ.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.equ.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.equ.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.equ.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.equ.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
              %327 = arith.andi %326, %321 : tensor<128x4xi32>
              %328 = "tt.elementwise_inline_asm"(%291#0, %291#1, %292#0, %292#1, %293#0, %293#1, %294#0, %294#1, %295#0, %295#1, %296#0, %296#1, %297#0, %297#1, %298#0, %298#1, %299#0, %299#1, %300#0, %300#1, %301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1, %306#0, %306#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.nan.f32 any0, $1, $2;\0Asetp.nan.f32 any1, $3, $4;\0Asetp.nan.f32 any2, $5, $6;\0Asetp.nan.f32 any3, $7, $8;\0Asetp.nan.or.f32 any0, $9, $10, any0;\0Asetp.nan.or.f32 any1, $11, $12, any1;\0Asetp.nan.or.f32 any2, $13, $14, any2;\0Asetp.nan.or.f32 any3, $15, $16, any3;\0Asetp.nan.or.f32 any0, $17, $18, any0;\0Asetp.nan.or.f32 any1, $19, $20, any1;\0Asetp.nan.or.f32 any2, $21, $22, any2;\0Asetp.nan.or.f32 any3, $23, $24, any3;\0Asetp.nan.or.f32 any0, $25, $26, any0;\0Asetp.nan.or.f32 any1, $27, $28, any1;\0Asetp.nan.or.f32 any2, $29, $30, any2;\0Asetp.nan.or.f32 any3, $31, $32, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.nan.f32 holds, $1, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.nan.f32 holds, $2, $2;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.nan.f32 holds, $3, $3;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.nan.f32 holds, $4, $4;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.nan.f32 holds, $5, $5;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.nan.f32 holds, $6, $6;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.nan.f32 holds, $7, $7;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.nan.f32 holds, $8, $8;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.nan.f32 holds, $9, $9;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.nan.f32 holds, $10, $10;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.nan.f32 holds, $11, $11;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.nan.f32 holds, $12, $12;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.nan.f32 holds, $13, $13;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.nan.f32 holds, $14, $14;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.nan.f32 holds, $15, $15;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.nan.f32 holds, $16, $16;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.nan.f32 holds, $17, $17;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.nan.f32 holds, $18, $18;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.nan.f32 holds, $19, $19;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.nan.f32 holds, $20, $20;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.nan.f32 holds, $21, $21;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.nan.f32 holds, $22, $22;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.nan.f32 holds, $23, $23;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.nan.f32 holds, $24, $24;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.nan.f32 holds, $25, $25;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.nan.f32 holds, $26, $26;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.nan.f32 holds, $27, $27;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.nan.f32 holds, $28, $28;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.nan.f32 holds, $29, $29;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.nan.f32 holds, $30, $30;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.nan.f32 holds, $31, $31;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.nan.f32 holds, $32, $32;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 32>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
              %329 = "tt.broadcast"(%235) : (tensor<128x1xi1>) -> tensor<128x4xi1>
              %330 = arith.select %329, %cst_55, %cst_49 : tensor<128x4xi1>, tensor<128x4xi32>
              %331 = arith.andi %328, %330 : tensor<128x4xi32>
              %332 = arith.andi %327, %331 : tensor<128x4xi32>
              %333 = arith.ori %325, %332 : tensor<128x4xi32>
              %334 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
              %335 = arith.muli %192, %334 : tensor<128x1xi64>
              %336 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
              %337 = "tt.addptr"(%336, %335) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
              %338 = "tt.addptr"(%337, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
              %339 = "tt.broadcast"(%338) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
              %340 = "tt.elementwise_inline_asm"(%339, %333) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
              %341 = arith.xori %327, %332 : tensor<128x4xi32>
              %342 = "tt.addptr"(%337, %cst_47) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
              %343 = "tt.broadcast"(%342) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
              %344 = "tt.elementwise_inline_asm"(%343, %341) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
              %345 = "tt.splat"(%arg22) : (i64) -> tensor<128x1xi64>
              %346 = arith.muli %192, %345 : tensor<128x1xi64>
              %347 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
              %348 = "tt.addptr"(%347, %346) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
              %349 = "tt.addptr"(%348, %cst_2) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
              %350 = "tt.addptr"(%349, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
              %351 = "tt.broadcast"(%350) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
              %352 = "tt.splat"(%312) : (i32) -> tensor<128x4xi32>
              %353 = "tt.expand_dims"(%311) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
              %354 = "tt.broadcast"(%353) : (tensor<1x4xi32>) -> tensor<128x4xi32>
              %355 = "tt.elementwise_inline_asm"(%351, %333, %340, %352, %354, %323, %291#0, %291#1, %292#0, %292#1, %293#0, %293#1, %294#0, %294#1, %295#0, %295#1, %296#0, %296#1, %297#0, %297#1, %298#0, %298#1, %299#0, %299#1, %300#0, %300#1, %301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1, %306#0, %306#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, 8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
              %356 = "tt.addptr"(%348, %cst_1) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
              %357 = "tt.addptr"(%356, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
              %358 = "tt.broadcast"(%357) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
              %359 = "tt.splat"(%314) : (i32) -> tensor<128x4xi32>
              %360 = "tt.elementwise_inline_asm"(%358, %341, %344, %359, %354, %323, %291#0, %291#1, %292#0, %292#1, %293#0, %293#1, %294#0, %294#1, %295#0, %295#1, %296#0, %296#1, %297#0, %297#1, %298#0, %298#1, %299#0, %299#1, %300#0, %300#1, %301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1, %306#0, %306#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, -8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
            }
            scf.yield %246, %256 : i32, i32
          }
        }
        gpu.barrier
        %160 = arith.extsi %123#1 : i32 to i64
        %161 = "tt.addptr"(%arg23, %160) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %162 = "tt.atomic_rmw"(%161, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %163 = arith.andi %162, %c2047_i32 : i32
        %164 = arith.cmpi eq, %163, %c1_i32 : i32
        scf.if %164 {
          %165 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %166 = "tt.addptr"(%165, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %167 = "tt.addptr"(%166, %135) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %168 = "tt.load"(%167, %140, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %169 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %170 = "tt.addptr"(%165, %169) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %171 = "tt.addptr"(%170, %135) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %172 = "tt.load"(%171, %140, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %173 = arith.cmpi slt, %172, %168 : tensor<128xi32>
          %174 = arith.andi %173, %140 : tensor<128xi1>
          %175 = arith.extui %174 : tensor<128xi1> to tensor<128xi32>
          %176 = "tt.reduce"(%175) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %196 = arith.maxsi %arg30, %arg31 : i32
            "tt.reduce_return"(%196) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %177 = arith.cmpi ne, %176, %c0_i32 : i32
          %178 = arith.cmpi slt, %123#2, %c500_i32 : i32
          %179 = arith.andi %177, %178 : i1
          %180 = arith.divsi %144, %c2048_i32 : i32
          %181 = arith.divsi %180, %c1024_i32 : i32
          %182 = arith.addi %181, %c1_i32 : i32
          %183 = arith.muli %182, %c2048_i32 : i32
          %184 = arith.divsi %144, %183 : i32
          %185 = arith.addi %184, %c1_i32 : i32
          %186 = arith.select %179, %185, %c0_i32 : i32
          %187 = arith.select %129, %186, %c32_i32 : i32
          %188 = arith.addi %123#2, %c1_i32 : i32
          %189 = arith.shli %188, %c22_i32 : i32
          %190 = arith.shli %187, %c11_i32 : i32
          %191 = arith.ori %189, %190 : i32
          %192 = arith.ori %191, %187 : i32
          %193 = arith.cmpi eq, %187, %c0_i32 : i32
          %194 = arith.select %193, %c0_i32, %192 : i32
          gpu.barrier
          %195 = "tt.atomic_rmw"(%161, %194) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %127 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x128xbf16, strided<[?, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "tile_requests", winnow.type = memref<?xi32>}, {winnow.arg = "tile_requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<bf16>, i32, i64, !tt.ptr<bf16>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "sdsa", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {helpers = 264 : i32, max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 4096 : i32, scatter = "hits", target = "cuda:90", tile_keys = 128 : i32, tile_rows = 128 : i32}} : () -> ()
}

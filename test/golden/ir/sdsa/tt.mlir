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
    %c4_i32 = arith.constant 4 : i32
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
      %122 = arith.minsi %arg29, %arg30 : i32
      "tt.reduce_return"(%122) : (i32) -> ()
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
      %122 = arith.maxsi %arg29, %arg30 : i32
      "tt.reduce_return"(%122) : (i32) -> ()
    }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
    %52 = "tt.get_num_programs"() {axis = 1 : i32} : () -> i32
    %53 = arith.addi %51, %c127_i32 : i32
    %54 = arith.divsi %53, %c128_i32 : i32
    %55 = arith.divsi %54, %52 : i32
    %56 = arith.remsi %54, %52 : i32
    %57 = arith.muli %1, %55 : i32
    %58 = arith.minsi %1, %56 : i32
    %59 = arith.addi %57, %58 : i32
    %60 = arith.addi %1, %c1_i32 : i32
    %61 = arith.muli %60, %55 : i32
    %62 = arith.minsi %60, %56 : i32
    %63 = arith.addi %61, %62 : i32
    %64 = arith.muli %63, %c128_i32 : i32
    %65 = arith.minsi %64, %51 : i32
    %66 = arith.muli %59, %c128_i32 : i32
    %67 = arith.divui %66, %c64_i32 : i32
    %68 = arith.cmpi ult, %67, %arg12 : i32
    %69 = arith.cmpi ult, %50, %arg11 : i32
    %70 = arith.cmpi slt, %66, %65 : i32
    %71 = arith.andi %70, %68 : i1
    %72 = arith.andi %71, %69 : i1
    %73 = arith.extsi %50 : i32 to i64
    %74 = arith.muli %73, %arg13 : i64
    %75 = "tt.addptr"(%arg10, %74) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %76 = arith.extsi %67 : i32 to i64
    %77 = "tt.addptr"(%75, %76) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %78 = "tt.load"(%77, %72, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %79 = arith.select %72, %78, %c-1_i32 : i32
    %80 = arith.addi %66, %c64_i32 : i32
    %81 = arith.divui %80, %c64_i32 : i32
    %82 = arith.cmpi ult, %81, %arg12 : i32
    %83 = arith.cmpi slt, %80, %65 : i32
    %84 = arith.andi %83, %82 : i1
    %85 = arith.andi %84, %69 : i1
    %86 = arith.extsi %81 : i32 to i64
    %87 = "tt.addptr"(%75, %86) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %88 = "tt.load"(%87, %85, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %89 = arith.select %85, %88, %c-1_i32 : i32
    %90 = arith.cmpi slt, %4, %cst_62 : tensor<128xi32>
    %91 = arith.remui %4, %cst_62 : tensor<128xi32>
    %92 = "tt.splat"(%arg4) : (i32) -> tensor<128x1xi32>
    %93 = "tt.expand_dims"(%91) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %94 = "tt.splat"(%arg5) : (i64) -> tensor<128x1xi64>
    %95 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<128x1x!tt.ptr<bf16>>
    %96 = arith.muli %93, %cst_57 : tensor<128x1xi32>
    %97:3 = scf.for %arg29 = %66 to %65 step %c128_i32 iter_args(%arg30 = %79, %arg31 = %89, %arg32 = %cst_58) -> (i32, i32, tensor<128x128xf32>)  : i32 {
      %122 = arith.addi %arg29, %c128_i32 : i32
      %123 = arith.divui %122, %c64_i32 : i32
      %124 = arith.cmpi ult, %123, %arg12 : i32
      %125 = arith.cmpi slt, %122, %65 : i32
      %126 = arith.andi %125, %124 : i1
      %127 = arith.andi %126, %69 : i1
      %128 = arith.extsi %123 : i32 to i64
      %129 = "tt.addptr"(%75, %128) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %130 = "tt.load"(%129, %127, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %131 = arith.select %127, %130, %c-1_i32 : i32
      %132 = arith.addi %arg29, %c192_i32 : i32
      %133 = arith.divui %132, %c64_i32 : i32
      %134 = arith.cmpi ult, %133, %arg12 : i32
      %135 = arith.cmpi slt, %132, %65 : i32
      %136 = arith.andi %135, %134 : i1
      %137 = arith.andi %136, %69 : i1
      %138 = arith.extsi %133 : i32 to i64
      %139 = "tt.addptr"(%75, %138) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
      %140 = "tt.load"(%139, %137, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
      %141 = arith.select %137, %140, %c-1_i32 : i32
      %142 = "tt.splat"(%arg31) : (i32) -> tensor<128xi32>
      %143 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
      %144 = arith.select %90, %143, %142 : tensor<128xi1>, tensor<128xi32>
      %145 = "tt.expand_dims"(%144) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %146 = arith.cmpi ult, %145, %92 : tensor<128x1xi32>
      %147 = "tt.broadcast"(%146) : (tensor<128x1xi1>) -> tensor<128x128xi1>
      %148 = arith.extsi %145 : tensor<128x1xi32> to tensor<128x1xi64>
      %149 = arith.muli %148, %94 : tensor<128x1xi64>
      %150 = "tt.addptr"(%95, %149) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<bf16>>
      %151 = "tt.addptr"(%150, %96) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<bf16>>
      %152 = "tt.broadcast"(%151) : (tensor<128x1x!tt.ptr<bf16>>) -> tensor<128x128x!tt.ptr<bf16>>
      %153 = "tt.addptr"(%152, %42) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi32>) -> tensor<128x128x!tt.ptr<bf16>>
      %154 = "tt.load"(%153, %147, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
      %155 = "tt.trans"(%154) {order = array<i32: 1, 0>} : (tensor<128x128xbf16>) -> tensor<128x128xbf16>
      %156 = "tt.dot"(%44, %155, %cst_58) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x128xbf16>, tensor<128x128xf32>) -> tensor<128x128xf32>
      %157 = arith.cmpi sge, %arg29, %66 : i32
      scf.if %157 {
        %158 = arith.cmpi ult, %arg30, %arg4 : i32
        %159 = arith.cmpi ult, %arg31, %arg4 : i32
        %160 = "tt.splat"(%arg29) : (i32) -> tensor<4xi32>
        %161 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
        %162 = arith.muli %161, %cst_56 : tensor<4xi32>
        %163 = arith.addi %160, %162 : tensor<4xi32>
        %164 = arith.subi %arg21, %c2048_i32 : i32
        %165 = arith.maxsi %164, %c0_i32 : i32
        %166 = arith.cmpi sge, %arg21, %c2048_i32 : i32
        %167 = arith.select %166, %c2048_i32, %c0_i32 : i32
        %168 = "tt.reshape"(%156) : (tensor<128x128xf32>) -> tensor<128x2x2x2x2x4x2xf32>
        %169 = "tt.trans"(%168) {order = array<i32: 0, 5, 6, 4, 3, 2, 1>} : (tensor<128x2x2x2x2x4x2xf32>) -> tensor<128x4x2x2x2x2x2xf32>
        %170:2 = "tt.split"(%169) : (tensor<128x4x2x2x2x2x2xf32>) -> (tensor<128x4x2x2x2x2xf32>, tensor<128x4x2x2x2x2xf32>)
        %171:2 = "tt.split"(%170#0) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
        %172:2 = "tt.split"(%170#1) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
        %173:2 = "tt.split"(%171#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %174:2 = "tt.split"(%171#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %175:2 = "tt.split"(%172#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %176:2 = "tt.split"(%172#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
        %177:2 = "tt.split"(%173#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %178:2 = "tt.split"(%173#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %179:2 = "tt.split"(%174#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %180:2 = "tt.split"(%174#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %181:2 = "tt.split"(%175#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %182:2 = "tt.split"(%175#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %183:2 = "tt.split"(%176#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %184:2 = "tt.split"(%176#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
        %185:2 = "tt.split"(%177#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %186:2 = "tt.split"(%177#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %187:2 = "tt.split"(%178#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %188:2 = "tt.split"(%178#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %189:2 = "tt.split"(%179#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %190:2 = "tt.split"(%179#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %191:2 = "tt.split"(%180#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %192:2 = "tt.split"(%180#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %193:2 = "tt.split"(%181#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %194:2 = "tt.split"(%181#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %195:2 = "tt.split"(%182#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %196:2 = "tt.split"(%182#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %197:2 = "tt.split"(%183#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %198:2 = "tt.split"(%183#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %199:2 = "tt.split"(%184#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %200:2 = "tt.split"(%184#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
        %201 = arith.minsi %24, %65 : i32
        %202 = arith.maxsi %201, %arg29 : i32
        %203 = arith.subi %202, %arg29 : i32
        %204 = arith.cmpi sgt, %203, %c127_i32 : i32
        %205 = arith.andi %204, %158 : i1
        %206 = arith.andi %205, %159 : i1
        %207 = scf.if %206 -> (tensor<128x4xi32>) {
          scf.yield %cst_55 : tensor<128x4xi32>
        } else {
          %240 = "tt.splat"(%65) : (i32) -> tensor<128xi32>
          %241 = arith.minsi %23, %240 : tensor<128xi32>
          %242 = "tt.splat"(%arg29) : (i32) -> tensor<128xi32>
          %243 = arith.maxsi %241, %242 : tensor<128xi32>
          %244 = arith.subi %243, %242 : tensor<128xi32>
          %245 = arith.minsi %244, %cst_54 : tensor<128xi32>
          %246 = "tt.expand_dims"(%245) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %247 = "tt.broadcast"(%246) : (tensor<128x1xi32>) -> tensor<128x4xi32>
          %248 = "tt.expand_dims"(%162) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
          %249 = "tt.broadcast"(%248) : (tensor<1x4xi32>) -> tensor<128x4xi32>
          %250 = arith.subi %247, %249 : tensor<128x4xi32>
          %251 = arith.addi %250, %cst_52 : tensor<128x4xi32>
          %252 = arith.shrsi %251, %cst_53 : tensor<128x4xi32>
          %253 = arith.addi %250, %cst_51 : tensor<128x4xi32>
          %254 = arith.shrsi %253, %cst_53 : tensor<128x4xi32>
          %255 = arith.addi %252, %254 : tensor<128x4xi32>
          %256 = arith.subi %cst_50, %255 : tensor<128x4xi32>
          %257 = arith.shrui %cst_55, %256 : tensor<128x4xi32>
          %258 = arith.cmpi sgt, %255, %cst_49 : tensor<128x4xi32>
          %259 = arith.select %258, %257, %cst_49 : tensor<128x4xi1>, tensor<128x4xi32>
          %260 = arith.select %158, %c-1_i32, %c-65536_i32 : i32
          %261 = "tt.splat"(%260) : (i32) -> tensor<128x4xi32>
          %262 = arith.select %159, %c-1_i32, %c65535_i32 : i32
          %263 = "tt.splat"(%262) : (i32) -> tensor<128x4xi32>
          %264 = arith.andi %259, %261 : tensor<128x4xi32>
          %265 = arith.andi %264, %263 : tensor<128x4xi32>
          scf.yield %265 : tensor<128x4xi32>
        }
        %208 = "tt.expand_dims"(%29) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
        %209 = "tt.broadcast"(%208) : (tensor<128x1xf32>) -> tensor<128x4xf32>
        %210 = "tt.elementwise_inline_asm"(%209, %185#0, %185#1, %186#0, %186#1, %187#0, %187#1, %188#0, %188#1, %189#0, %189#1, %190#0, %190#1, %191#0, %191#1, %192#0, %192#1, %193#0, %193#1, %194#0, %194#1, %195#0, %195#1, %196#0, %196#1, %197#0, %197#1, %198#0, %198#1, %199#0, %199#1, %200#0, %200#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.gt.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.gt.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.gt.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.gt.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.gt.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.gt.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.gt.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.gt.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.gt.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.gt.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.gt.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.gt.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.gt.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.gt.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.gt.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.gt.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
        %211 = arith.andi %210, %207 : tensor<128x4xi32>
        %212 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
        %213 = arith.muli %36, %212 : tensor<128x1xi64>
        %214 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
        %215 = "tt.addptr"(%214, %213) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
        %216 = "tt.addptr"(%215, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
        %217 = "tt.broadcast"(%216) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
        %218 = "tt.elementwise_inline_asm"(%217, %211) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
        %219 = "tt.elementwise_inline_asm"(%209, %185#0, %185#1, %186#0, %186#1, %187#0, %187#1, %188#0, %188#1, %189#0, %189#1, %190#0, %190#1, %191#0, %191#1, %192#0, %192#1, %193#0, %193#1, %194#0, %194#1, %195#0, %195#1, %196#0, %196#1, %197#0, %197#1, %198#0, %198#1, %199#0, %199#1, %200#0, %200#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Asetp.equ.or.f32 any0, $18, $1, any0;\0Asetp.equ.or.f32 any1, $19, $1, any1;\0Asetp.equ.or.f32 any2, $20, $1, any2;\0Asetp.equ.or.f32 any3, $21, $1, any3;\0Asetp.equ.or.f32 any0, $22, $1, any0;\0Asetp.equ.or.f32 any1, $23, $1, any1;\0Asetp.equ.or.f32 any2, $24, $1, any2;\0Asetp.equ.or.f32 any3, $25, $1, any3;\0Asetp.equ.or.f32 any0, $26, $1, any0;\0Asetp.equ.or.f32 any1, $27, $1, any1;\0Asetp.equ.or.f32 any2, $28, $1, any2;\0Asetp.equ.or.f32 any3, $29, $1, any3;\0Asetp.equ.or.f32 any0, $30, $1, any0;\0Asetp.equ.or.f32 any1, $31, $1, any1;\0Asetp.equ.or.f32 any2, $32, $1, any2;\0Asetp.equ.or.f32 any3, $33, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.equ.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.equ.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.equ.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.equ.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.equ.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.equ.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.equ.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.equ.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.equ.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.equ.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.equ.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.equ.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.equ.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.equ.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.equ.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.equ.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
        %220 = arith.andi %219, %207 : tensor<128x4xi32>
        %221 = "tt.addptr"(%215, %cst_47) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
        %222 = "tt.broadcast"(%221) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
        %223 = "tt.elementwise_inline_asm"(%222, %220) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
        %224 = "tt.splat"(%arg22) : (i64) -> tensor<128x1xi64>
        %225 = arith.muli %36, %224 : tensor<128x1xi64>
        %226 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
        %227 = "tt.addptr"(%226, %225) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
        %228 = "tt.addptr"(%227, %cst_2) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
        %229 = "tt.addptr"(%228, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
        %230 = "tt.broadcast"(%229) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
        %231 = "tt.splat"(%165) : (i32) -> tensor<128x4xi32>
        %232 = "tt.expand_dims"(%163) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
        %233 = "tt.broadcast"(%232) : (tensor<1x4xi32>) -> tensor<128x4xi32>
        %234 = "tt.elementwise_inline_asm"(%230, %211, %218, %231, %233, %209, %185#0, %185#1, %186#0, %186#1, %187#0, %187#1, %188#0, %188#1, %189#0, %189#1, %190#0, %190#1, %191#0, %191#1, %192#0, %192#1, %193#0, %193#1, %194#0, %194#1, %195#0, %195#1, %196#0, %196#1, %197#0, %197#1, %198#0, %198#1, %199#0, %199#1, %200#0, %200#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Aszext.clamp.u32 hits, hits, leaf;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Aszext.clamp.u32 hits, hits, leaf;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, 8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
        %235 = "tt.addptr"(%227, %cst_1) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
        %236 = "tt.addptr"(%235, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
        %237 = "tt.broadcast"(%236) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
        %238 = "tt.splat"(%167) : (i32) -> tensor<128x4xi32>
        %239 = "tt.elementwise_inline_asm"(%237, %220, %223, %238, %233, %209, %185#0, %185#1, %186#0, %186#1, %187#0, %187#1, %188#0, %188#1, %189#0, %189#1, %190#0, %190#1, %191#0, %191#1, %192#0, %192#1, %193#0, %193#1, %194#0, %194#1, %195#0, %195#1, %196#0, %196#1, %197#0, %197#1, %198#0, %198#1, %199#0, %199#1, %200#0, %200#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, -8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
      }
      scf.yield %131, %141, %156 : i32, i32, tensor<128x128xf32>
    }
    %98 = "tt.elementwise_inline_asm"(%97#2) {asm_string = "mov.b32 $0, $1;", constraints = "=&r,f", operandSegmentSizes = array<i32: 0, 0, 1>, packed_element = 1 : i32, pure = false} : (tensor<128x128xf32>) -> tensor<128x128xi32>
    %99 = "tt.get_num_programs"() {axis = 0 : i32} : () -> i32
    %100 = arith.cmpi slt, %0, %arg24 : i32
    gpu.barrier
    %101 = arith.extsi %0 : i32 to i64
    %102 = "tt.addptr"(%arg23, %101) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %103 = "tt.atomic_rmw"(%102, %c1_i32, %100) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i1) -> i32
    %104 = arith.subi %52, %c1_i32 : i32
    %105 = arith.cmpi eq, %103, %104 : i32
    %106 = arith.andi %100, %105 : i1
    %107 = scf.if %106 -> (i1) {
      %122 = "tt.load"(%10, %7, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %123 = arith.minsi %122, %13 : tensor<128xi32>
      %124 = arith.maxsi %123, %cst_63 : tensor<128xi32>
      %125 = arith.select %22, %124, %cst_63 : tensor<128xi1>, tensor<128xi32>
      %126 = arith.subi %arg21, %c2048_i32 : i32
      %127 = "tt.load"(%28, %22, %cst_60) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xi1>, tensor<128xf32>) -> tensor<128xf32>
      %128 = "tt.splat"(%arg18) : (i64) -> tensor<128xi64>
      %129 = arith.muli %8, %128 : tensor<128xi64>
      %130 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %131 = "tt.addptr"(%130, %129) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %132 = "tt.addptr"(%131, %cst_63) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
      %133 = "tt.load"(%132, %22, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %134 = "tt.addptr"(%131, %cst_61) : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i32>>
      %135 = "tt.load"(%134, %22, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %136 = arith.minsi %135, %cst_46 : tensor<128xi32>
      %137 = "tt.splat"(%126) : (i32) -> tensor<128xi32>
      %138 = arith.cmpi slt, %137, %133 : tensor<128xi32>
      %139 = arith.addi %133, %136 : tensor<128xi32>
      %140 = arith.minsi %125, %cst_46 : tensor<128xi32>
      %141 = arith.cmpi slt, %139, %140 : tensor<128xi32>
      %142 = arith.cmpf uno, %127, %127 : tensor<128xf32>
      %143 = arith.cmpi sgt, %135, %cst_63 : tensor<128xi32>
      %144 = arith.andi %142, %143 : tensor<128xi1>
      %145 = arith.ori %138, %141 : tensor<128xi1>
      %146 = arith.ori %145, %144 : tensor<128xi1>
      %147 = arith.andi %146, %22 : tensor<128xi1>
      %148 = "tt.bitcast"(%127) : (tensor<128xf32>) -> tensor<128xi32>
      %149 = arith.cmpi slt, %148, %cst_63 : tensor<128xi32>
      %150 = arith.andi %148, %cst_45 : tensor<128xi32>
      %151 = arith.subi %cst_63, %150 : tensor<128xi32>
      %152 = arith.cmpi sgt, %150, %cst_44 : tensor<128xi32>
      %153 = arith.select %149, %151, %148 : tensor<128xi1>, tensor<128xi32>
      %154 = arith.select %152, %cst_44, %153 : tensor<128xi1>, tensor<128xi32>
      %155 = arith.select %138, %154, %cst_43 : tensor<128xi1>, tensor<128xi32>
      %156 = arith.addi %155, %cst_61 : tensor<128xi32>
      %157 = arith.subi %cst_46, %136 : tensor<128xi32>
      %158 = arith.select %147, %156, %157 : tensor<128xi1>, tensor<128xi32>
      %159 = arith.addi %133, %cst_46 : tensor<128xi32>
      %160 = arith.select %147, %155, %159 : tensor<128xi1>, tensor<128xi32>
      gpu.barrier
      %161 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
      %162 = "tt.addptr"(%161, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %163 = "tt.addptr"(%162, %8) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%163, %158, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %164 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
      %165 = "tt.addptr"(%161, %164) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %166 = "tt.addptr"(%165, %8) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      "tt.store"(%166, %160, %22) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %167 = "tt.bitcast"(%cst_42) : (tensor<128xi32>) -> tensor<128xf32>
      %168 = arith.andi %147, %138 : tensor<128xi1>
      "tt.store"(%28, %167, %168) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<f32>>, tensor<128xf32>, tensor<128xi1>) -> ()
      "tt.store"(%132, %cst_63, %147) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      "tt.store"(%134, %cst_63, %147) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi32>, tensor<128xi1>) -> ()
      %169 = arith.extui %147 : tensor<128xi1> to tensor<128xi32>
      %170 = "tt.reduce"(%169) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %194 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%194) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %171 = arith.cmpi ne, %170, %c0_i32 : i32
      %172 = "tt.reduce"(%125) ({
      ^bb0(%arg29: i32, %arg30: i32):
        %194 = arith.maxsi %arg29, %arg30 : i32
        "tt.reduce_return"(%194) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %173 = arith.subi %172, %c1_i32 : i32
      %174 = arith.divsi %173, %c128_i32 : i32
      %175 = arith.divsi %126, %c128_i32 : i32
      %176 = arith.maxsi %175, %c8_i32 : i32
      %177 = arith.divsi %174, %176 : i32
      %178 = arith.addi %177, %c1_i32 : i32
      %179 = arith.minsi %178, %c1024_i32 : i32
      %180 = arith.muli %179, %c256_i32 : i32
      %181 = arith.divsi %173, %180 : i32
      %182 = arith.divsi %181, %c1024_i32 : i32
      %183 = arith.addi %182, %c1_i32 : i32
      %184 = arith.muli %180, %183 : i32
      %185 = arith.divsi %173, %184 : i32
      %186 = arith.addi %185, %c1_i32 : i32
      %187 = arith.select %171, %186, %c0_i32 : i32
      %188 = arith.shli %187, %c11_i32 : i32
      %189 = arith.ori %188, %c4194304_i32 : i32
      %190 = arith.ori %189, %187 : i32
      %191 = arith.cmpi eq, %187, %c0_i32 : i32
      %192 = arith.select %191, %c0_i32, %190 : i32
      gpu.barrier
      %193 = "tt.atomic_rmw"(%102, %192) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
      scf.yield %171 : i1
    } else {
      scf.yield %false : i1
    }
    %108 = arith.muli %1, %99 : i32
    %109 = arith.addi %108, %0 : i32
    %110 = arith.muli %52, %99 : i32
    %111 = arith.subi %110, %c264_i32 : i32
    %112 = arith.cmpi sge, %109, %111 : i32
    %113 = arith.ori %107, %112 : i1
    %114 = arith.select %113, %c1024_i32, %c0_i32 : i32
    %115 = arith.minsi %99, %arg24 : i32
    %116 = arith.cmpi slt, %0, %115 : i32
    %117 = arith.select %116, %0, %c0_i32 : i32
    %118 = "tt.splat"(%115) : (i32) -> tensor<128xi32>
    %119 = "tt.splat"(%arg23) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %120 = "tt.splat"(%117) : (i32) -> tensor<128xi32>
    %121 = scf.while (%arg29 = %114) : (i32) -> i32 {
      %122 = arith.cmpi sgt, %arg29, %c0_i32 : i32
      scf.condition(%122) %arg29 : i32
    } do {
    ^bb0(%arg29: i32):
      %122 = scf.for %arg30 = %c0_i32 to %115 step %c128_i32 iter_args(%arg31 = %c2147483647_i32) -> (i32)  : i32 {
        %131 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
        %132 = arith.addi %131, %4 : tensor<128xi32>
        %133 = arith.cmpi slt, %132, %118 : tensor<128xi32>
        %134 = arith.extsi %132 : tensor<128xi32> to tensor<128xi64>
        %135 = "tt.addptr"(%119, %134) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %136 = "tt.load"(%135, %133, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %137 = arith.subi %132, %120 : tensor<128xi32>
        %138 = arith.cmpi slt, %137, %cst_63 : tensor<128xi32>
        %139 = arith.addi %137, %118 : tensor<128xi32>
        %140 = arith.select %138, %139, %137 : tensor<128xi1>, tensor<128xi32>
        %141 = arith.cmpi eq, %136, %cst_63 : tensor<128xi32>
        %142 = arith.select %141, %cst_45, %cst_40 : tensor<128xi1>, tensor<128xi32>
        %143 = arith.cmpi sge, %136, %cst_39 : tensor<128xi32>
        %144 = arith.shrsi %136, %cst_38 : tensor<128xi32>
        %145 = arith.andi %144, %cst_37 : tensor<128xi32>
        %146 = arith.cmpi ne, %145, %cst_63 : tensor<128xi32>
        %147 = arith.andi %143, %146 : tensor<128xi1>
        %148 = arith.select %147, %140, %142 : tensor<128xi1>, tensor<128xi32>
        %149 = "tt.reduce"(%148) ({
        ^bb0(%arg32: i32, %arg33: i32):
          %151 = arith.minsi %arg32, %arg33 : i32
          "tt.reduce_return"(%151) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %150 = arith.minsi %arg31, %149 : i32
        scf.yield %150 : i32
      }
      %123 = "tt.splat"(%122) : (i32) -> tensor<4096xi32>
      %124 = "tt.reduce"(%123) ({
      ^bb0(%arg30: i32, %arg31: i32):
        %131 = arith.minsi %arg30, %arg31 : i32
        "tt.reduce_return"(%131) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
      %125 = arith.cmpi slt, %124, %115 : i32
      %126:4 = scf.if %125 -> (i1, i32, i32, i32) {
        %131 = arith.addi %117, %124 : i32
        %132 = arith.cmpi sge, %131, %115 : i32
        %133 = arith.subi %131, %115 : i32
        %134 = arith.select %132, %133, %131 : i32
        %135 = arith.extsi %134 : i32 to i64
        %136 = "tt.addptr"(%arg23, %135) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %137 = "tt.atomic_rmw"(%136, %c0_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 1 : i32} : (!tt.ptr<i32>, i32) -> i32
        %138 = arith.cmpi sge, %137, %c4194304_i32 : i32
        %139 = arith.shrsi %137, %c11_i32 : i32
        %140 = arith.andi %139, %c2047_i32 : i32
        %141 = arith.cmpi ne, %140, %c0_i32 : i32
        %142 = arith.andi %138, %141 : i1
        %143 = arith.subi %137, %c2048_i32 : i32
        %144 = arith.select %142, %143, %137 : i32
        %145 = "tt.atomic_cas"(%136, %137, %144) {scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32, i32) -> i32
        %146 = arith.cmpi eq, %145, %137 : i32
        %147 = arith.andi %142, %146 : i1
        %148 = arith.subi %140, %c1_i32 : i32
        %149 = arith.shrsi %137, %c22_i32 : i32
        scf.yield %147, %134, %149, %148 : i1, i32, i32, i32
      } else {
        scf.yield %false, %c0_i32, %c0_i32, %c0_i32 : i1, i32, i32, i32
      }
      %127 = arith.cmpi slt, %124, %c2147483647_i32 : i32
      %128 = arith.subi %arg29, %c1_i32 : i32
      %129 = arith.select %127, %128, %c0_i32 : i32
      %130 = arith.select %126#0, %c1024_i32, %129 : i32
      scf.if %126#0 {
        %131 = arith.andi %126#2, %c1_i32 : i32
        %132 = arith.cmpi eq, %131, %c0_i32 : i32
        %133 = arith.cmpi sle, %126#2, %c2_i32 : i32
        %134 = arith.muli %126#1, %c128_i32 : i32
        %135 = "tt.splat"(%134) : (i32) -> tensor<128xi32>
        %136 = arith.addi %135, %4 : tensor<128xi32>
        %137 = arith.cmpi ult, %136, %6 : tensor<128xi32>
        %138 = arith.extsi %136 : tensor<128xi32> to tensor<128xi64>
        %139 = "tt.addptr"(%9, %138) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
        %140 = "tt.load"(%139, %137, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
        %141 = arith.minsi %140, %13 : tensor<128xi32>
        %142 = arith.maxsi %141, %cst_63 : tensor<128xi32>
        %143 = arith.cmpi slt, %136, %21 : tensor<128xi32>
        %144 = arith.select %143, %142, %cst_63 : tensor<128xi1>, tensor<128xi32>
        %145 = arith.subi %arg21, %c2048_i32 : i32
        %146 = "tt.reduce"(%144) ({
        ^bb0(%arg30: i32, %arg31: i32):
          %168 = arith.maxsi %arg30, %arg31 : i32
          "tt.reduce_return"(%168) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
        %147 = arith.subi %146, %c1_i32 : i32
        %148 = arith.divsi %147, %c128_i32 : i32
        %149 = arith.divsi %145, %c128_i32 : i32
        %150 = arith.maxsi %149, %c8_i32 : i32
        %151 = arith.divsi %148, %150 : i32
        %152 = arith.addi %151, %c1_i32 : i32
        %153 = arith.minsi %152, %c1024_i32 : i32
        %154 = arith.select %133, %153, %c1_i32 : i32
        %155 = arith.select %133, %c256_i32, %c2048_i32 : i32
        %156 = arith.muli %154, %155 : i32
        %157 = arith.divsi %147, %156 : i32
        %158 = arith.divsi %157, %c1024_i32 : i32
        %159 = arith.addi %158, %c1_i32 : i32
        %160 = arith.muli %156, %159 : i32
        %161 = arith.divsi %147, %160 : i32
        %162 = arith.addi %161, %c1_i32 : i32
        scf.if %132 {
          %168 = arith.muli %126#3, %c8_i32 : i32
          %169 = arith.shrsi %126#2, %c1_i32 : i32
          %170 = arith.remui %169, %c3_i32 : i32
          %171 = arith.cmpi eq, %170, %c0_i32 : i32
          %172 = "tt.splat"(%c0_i32) : (i32) -> tensor<128xi32>
          %173 = arith.addi %172, %4 : tensor<128xi32>
          scf.for %arg30 = %c0_i32 to %c8_i32 step %c1_i32  : i32 {
            %174 = arith.addi %168, %arg30 : i32
            %175 = "tt.splat"(%174) : (i32) -> tensor<128xi32>
            %176 = arith.cmpi eq, %173, %175 : tensor<128xi32>
            %177 = arith.select %176, %144, %cst_63 : tensor<128xi1>, tensor<128xi32>
            %178 = "tt.reduce"(%177) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %184 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%184) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %179 = arith.andi %176, %143 : tensor<128xi1>
            %180 = arith.extui %179 : tensor<128xi1> to tensor<128xi32>
            %181 = "tt.reduce"(%180) ({
            ^bb0(%arg31: i32, %arg32: i32):
              %184 = arith.maxsi %arg31, %arg32 : i32
              "tt.reduce_return"(%184) : (i32) -> ()
            }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
            %182 = arith.addi %134, %174 : i32
            %183 = arith.cmpi eq, %181, %c1_i32 : i32
            scf.if %183 {
              %184 = arith.minsi %arg15, %arg17 : i32
              %185 = arith.minsi %184, %arg20 : i32
              %186 = arith.minsi %185, %arg26 : i32
              %187 = arith.cmpi ult, %182, %186 : i32
              %188 = "tt.addptr"(%arg25, %c0_i64) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %189 = arith.extsi %182 : i32 to i64
              %190 = "tt.addptr"(%188, %189) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %191 = "tt.load"(%190, %187, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %192 = "tt.addptr"(%arg25, %arg27) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %193 = "tt.addptr"(%192, %189) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
              %194 = "tt.load"(%193, %187, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
              %195 = arith.cmpi sgt, %191, %194 : i32
              scf.if %195 {
                %196 = "tt.addptr"(%arg14, %189) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
                %197 = "tt.load"(%196) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<f32>) -> f32
                %198 = arith.muli %189, %arg18 : i64
                %199 = "tt.addptr"(%arg16, %198) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
                %200 = "tt.addptr"(%199, %c0_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %201 = "tt.load"(%200) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %202 = "tt.addptr"(%199, %c1_i32) : (!tt.ptr<i32>, i32) -> !tt.ptr<i32>
                %203 = "tt.load"(%202) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
                %204 = arith.maxsi %145, %c0_i32 : i32
                %205 = arith.minsi %201, %204 : i32
                %206 = arith.maxsi %205, %c0_i32 : i32
                %207 = "tt.bitcast"(%197) : (f32) -> i32
                %208 = arith.cmpi slt, %207, %c0_i32 : i32
                %209 = arith.andi %207, %c2147483647_i32 : i32
                %210 = arith.subi %c0_i32, %209 : i32
                %211 = arith.cmpi sgt, %209, %c2139095040_i32 : i32
                %212 = arith.select %208, %210, %207 : i32
                %213 = arith.select %211, %c2139095041_i32, %212 : i32
                gpu.barrier
                %214 = arith.cmpi ne, %154, %c1_i32 : i32
                %215 = arith.cmpi eq, %191, %c-2139095040_i32 : i32
                %216 = arith.cmpi eq, %154, %c1_i32 : i32
                %217 = arith.andi %215, %216 : i1
                %218 = arith.addi %201, %203 : i32
                %219 = arith.select %217, %218, %178 : i32
                %220 = arith.minsi %219, %c2048_i32 : i32
                %221 = arith.cmpi sgt, %201, %204 : i32
                %222 = arith.minsi %203, %c2048_i32 : i32
                %223 = arith.addi %201, %222 : i32
                %224 = arith.cmpi sge, %223, %220 : i32
                %225 = arith.ori %224, %217 : i1
                %226 = arith.ori %221, %214 : i1
                %227 = arith.xori %226, %true : i1
                %228 = arith.andi %225, %227 : i1
                %229 = arith.ori %228, %221 : i1
                %230 = arith.ori %229, %214 : i1
                %231 = arith.xori %230, %true : i1
                %232 = arith.cmpi sge, %201, %c8_i32 : i32
                %233 = arith.cmpi eq, %194, %c-2139095041_i32 : i32
                %234 = arith.cmpi ne, %170, %c0_i32 : i32
                %235 = arith.andi %231, %232 : i1
                %236 = arith.andi %235, %233 : i1
                %237 = arith.andi %236, %234 : i1
                %238 = arith.divui %201, %c2_i32 : i32
                %239 = arith.subi %204, %220 : i32
                %240 = arith.maxsi %239, %c0_i32 : i32
                %241 = arith.sitofp %220 : i32 to f32
                %242 = arith.sitofp %240 : i32 to f32
                %243 = arith.mulf %242, %cst_36 : f32
                %244 = arith.addf %241, %243 : f32
                %245 = arith.sitofp %206 : i32 to f32
                %246 = arith.sitofp %154 : i32 to f32
                %247 = arith.sitofp %201 : i32 to f32
                %248 = arith.maximumf %247, %cst_35 : f32
                %249 = arith.mulf %248, %246 : f32
                %250 = arith.mulf %244, %245 : f32
                %251 = arith.divf %250, %249 : f32
                %252 = arith.addf %251, %cst_34 : f32
                %253 = arith.maximumf %252, %cst_35 : f32
                %254 = arith.minimumf %253, %cst_33 : f32
                %255 = arith.fptosi %254 : f32 to i32
                %256 = arith.select %237, %238, %255 : i32
                %257 = arith.select %228, %220, %256 : i32
                %258 = arith.andi %221, %234 : i1
                %259 = arith.ori %214, %258 : i1
                %260 = arith.ori %259, %237 : i1
                %261 = arith.cmpi sle, %257, %206 : i32
                %262 = arith.cmpi sge, %257, %c1_i32 : i32
                %263 = arith.andi %261, %262 : i1
                %264 = arith.ori %228, %260 : i1
                %265 = arith.andi %263, %264 : i1
                %266 = scf.if %265 -> (i32) {
                  %267 = arith.cmpi slt, %191, %c0_i32 : i32
                  %268 = arith.subi %c-2147483648_i32, %191 : i32
                  %269 = arith.select %267, %268, %191 : i32
                  %270 = "tt.bitcast"(%269) : (i32) -> f32
                  %271 = "tt.make_range"() {end = 4096 : i32, start = 0 : i32} : () -> tensor<4096xi32>
                  %272 = "tt.splat"(%206) : (i32) -> tensor<4096xi32>
                  %273 = arith.cmpi ult, %271, %272 : tensor<4096xi32>
                  %274 = arith.addi %271, %cst_32 : tensor<4096xi32>
                  %275 = "tt.splat"(%182) : (i32) -> tensor<1xi32>
                  %276 = arith.extsi %275 : tensor<1xi32> to tensor<1xi64>
                  %277 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %278 = arith.muli %276, %277 : tensor<1xi64>
                  %279 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %280 = "tt.addptr"(%279, %278) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %281 = arith.extsi %274 : tensor<4096xi32> to tensor<4096xi64>
                  %282 = arith.muli %281, %cst_29 : tensor<4096xi64>
                  %283 = "tt.broadcast"(%280) : (tensor<1x!tt.ptr<i32>>) -> tensor<4096x!tt.ptr<i32>>
                  %284 = "tt.addptr"(%283, %282) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                  %285 = "tt.broadcast"(%cst_31) : (tensor<1xi32>) -> tensor<4096xi32>
                  %286 = "tt.addptr"(%284, %285) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                  %287 = "tt.load"(%286, %273, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                  %288 = "tt.bitcast"(%287) : (tensor<4096xi32>) -> tensor<4096xf32>
                  %289 = arith.cmpf oge, %270, %cst_28 : f32
                  %290 = arith.cmpf olt, %270, %cst_27 : f32
                  %291 = arith.andi %289, %290 : i1
                  %292 = arith.select %291, %270, %cst_26 : f32
                  %293 = "tt.splat"(%292) : (f32) -> tensor<4096xf32>
                  %294 = arith.cmpf ole, %288, %293 : tensor<4096xf32>
                  %295 = "tt.splat"(%270) : (f32) -> tensor<4096xf32>
                  %296 = arith.addf %288, %295 : tensor<4096xf32>
                  %297 = arith.select %294, %296, %288 : tensor<4096xi1>, tensor<4096xf32>
                  %298 = "tt.bitcast"(%297) : (tensor<4096xf32>) -> tensor<4096xi32>
                  %299 = arith.cmpi slt, %298, %cst_30 : tensor<4096xi32>
                  %300 = arith.andi %298, %cst_25 : tensor<4096xi32>
                  %301 = arith.subi %cst_30, %300 : tensor<4096xi32>
                  %302 = arith.cmpi sgt, %300, %cst_24 : tensor<4096xi32>
                  %303 = arith.select %299, %301, %298 : tensor<4096xi1>, tensor<4096xi32>
                  %304 = arith.select %302, %cst_24, %303 : tensor<4096xi1>, tensor<4096xi32>
                  %305 = arith.select %273, %304, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                  %306 = arith.addi %206, %c4095_i32 : i32
                  %307 = arith.divui %306, %c4096_i32 : i32
                  %308 = scf.for %arg31 = %c1_i32 to %307 step %c1_i32 iter_args(%arg32 = %305) -> (tensor<4096xi32>)  : i32 {
                    %377 = arith.muli %arg31, %c4096_i32 : i32
                    %378 = "tt.splat"(%377) : (i32) -> tensor<4096xi32>
                    %379 = arith.addi %378, %271 : tensor<4096xi32>
                    %380 = arith.cmpi ult, %379, %272 : tensor<4096xi32>
                    %381 = arith.addi %379, %cst_32 : tensor<4096xi32>
                    %382 = arith.extsi %381 : tensor<4096xi32> to tensor<4096xi64>
                    %383 = arith.muli %382, %cst_29 : tensor<4096xi64>
                    %384 = "tt.addptr"(%283, %383) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %385 = "tt.addptr"(%384, %285) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %386 = "tt.load"(%385, %380, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %387 = "tt.bitcast"(%386) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %388 = arith.cmpf ole, %387, %293 : tensor<4096xf32>
                    %389 = arith.addf %387, %295 : tensor<4096xf32>
                    %390 = arith.select %388, %389, %387 : tensor<4096xi1>, tensor<4096xf32>
                    %391 = "tt.bitcast"(%390) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %392 = arith.cmpi slt, %391, %cst_30 : tensor<4096xi32>
                    %393 = arith.andi %391, %cst_25 : tensor<4096xi32>
                    %394 = arith.subi %cst_30, %393 : tensor<4096xi32>
                    %395 = arith.cmpi sgt, %393, %cst_24 : tensor<4096xi32>
                    %396 = arith.select %392, %394, %391 : tensor<4096xi1>, tensor<4096xi32>
                    %397 = arith.select %395, %cst_24, %396 : tensor<4096xi1>, tensor<4096xi32>
                    %398 = arith.select %380, %397, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                    %399 = arith.maxsi %arg32, %398 : tensor<4096xi32>
                    scf.yield %399 : tensor<4096xi32>
                  }
                  %309 = "tt.reduce"(%308) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %377 = arith.maxsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%377) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  %310 = "tt.bitcast"(%270) : (f32) -> i32
                  %311 = arith.cmpi slt, %310, %c0_i32 : i32
                  %312 = arith.andi %310, %c2147483647_i32 : i32
                  %313 = arith.subi %c0_i32, %312 : i32
                  %314 = arith.cmpi sgt, %312, %c2139095040_i32 : i32
                  %315 = arith.select %311, %313, %310 : i32
                  %316 = arith.select %314, %c2139095040_i32, %315 : i32
                  %317 = arith.cmpi slt, %316, %c0_i32 : i32
                  %318 = arith.subi %c-2147483648_i32, %316 : i32
                  %319 = arith.select %317, %318, %316 : i32
                  %320 = "tt.bitcast"(%319) : (i32) -> f32
                  %321 = arith.cmpi slt, %309, %c0_i32 : i32
                  %322 = arith.subi %c-2147483648_i32, %309 : i32
                  %323 = arith.select %321, %322, %309 : i32
                  %324 = "tt.bitcast"(%323) : (i32) -> f32
                  %325 = arith.subf %324, %320 : f32
                  %326 = math.rsqrt %245 : f32
                  %327 = arith.divui %206, %c4_i32 : i32
                  %328 = arith.cmpi slt, %257, %327 : i32
                  %329 = arith.sitofp %257 : i32 to f32
                  %330 = math.log2 %245 : f32
                  %331 = arith.subf %330, %cst : f32
                  %332 = arith.subf %329, %cst_34 : f32
                  %333 = math.log2 %332 : f32
                  %334 = arith.subf %330, %333 : f32
                  %335 = arith.divf %334, %331 : f32
                  %336 = arith.subi %206, %257 : i32
                  %337 = arith.sitofp %336 : i32 to f32
                  %338 = arith.addf %337, %cst_34 : f32
                  %339 = arith.divf %338, %245 : f32
                  %340 = arith.select %328, %335, %339 : f32
                  %341 = arith.mulf %326, %cst_22 : f32
                  %342 = arith.mulf %325, %340 : f32
                  %343 = arith.addf %320, %342 : f32
                  %344 = arith.mulf %325, %341 : f32
                  %345 = arith.addi %316, %c1_i32 : i32
                  %346 = arith.subi %309, %c1_i32 : i32
                  %347 = arith.subf %343, %344 : f32
                  %348 = arith.addf %343, %344 : f32
                  %349 = "tt.bitcast"(%347) : (f32) -> i32
                  %350 = arith.cmpi slt, %349, %c0_i32 : i32
                  %351 = arith.andi %349, %c2147483647_i32 : i32
                  %352 = arith.subi %c0_i32, %351 : i32
                  %353 = arith.cmpi sgt, %351, %c2139095040_i32 : i32
                  %354 = arith.select %350, %352, %349 : i32
                  %355 = arith.select %353, %c2139095040_i32, %354 : i32
                  %356 = arith.minsi %355, %346 : i32
                  %357 = arith.maxsi %356, %345 : i32
                  %358 = "tt.bitcast"(%348) : (f32) -> i32
                  %359 = arith.cmpi slt, %358, %c0_i32 : i32
                  %360 = arith.andi %358, %c2147483647_i32 : i32
                  %361 = arith.subi %c0_i32, %360 : i32
                  %362 = arith.cmpi sgt, %360, %c2139095040_i32 : i32
                  %363 = arith.select %359, %361, %358 : i32
                  %364 = arith.select %362, %c2139095040_i32, %363 : i32
                  %365 = arith.minsi %364, %346 : i32
                  %366 = arith.maxsi %365, %345 : i32
                  %367 = arith.cmpf olt, %325, %cst_27 : f32
                  %368 = arith.cmpf olt, %341, %cst_20 : f32
                  %369 = arith.andi %367, %368 : i1
                  %370:2 = scf.if %369 -> (i32, i32) {
                    scf.yield %357, %366 : i32, i32
                  } else {
                    %377 = arith.subi %309, %316 : i32
                    %378 = arith.addi %377, %c2_i32 : i32
                    %379 = arith.divui %378, %c3_i32 : i32
                    %380 = arith.addi %316, %379 : i32
                    %381 = arith.addi %380, %379 : i32
                    scf.yield %380, %381 : i32, i32
                  }
                  %371:8 = scf.while (%arg31 = %316, %arg32 = %309, %arg33 = %206, %arg34 = %c0_i32, %arg35 = %370#0, %arg36 = %370#1, %arg37 = %cst_22, %arg38 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
                    %377 = arith.addi %arg31, %c1_i32 : i32
                    %378 = arith.cmpi slt, %377, %arg32 : i32
                    %379 = arith.cmpi ne, %arg33, %257 : i32
                    %380 = arith.andi %378, %379 : i1
                    scf.condition(%380) %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38 : i32, i32, i32, i32, i32, i32, f32, i32
                  } do {
                  ^bb0(%arg31: i32, %arg32: i32, %arg33: i32, %arg34: i32, %arg35: i32, %arg36: i32, %arg37: f32, %arg38: i32):
                    %377 = "tt.splat"(%arg35) : (i32) -> tensor<4096xi32>
                    %378 = arith.cmpi sgt, %305, %377 : tensor<4096xi32>
                    %379 = "tt.splat"(%arg36) : (i32) -> tensor<4096xi32>
                    %380 = arith.cmpi sgt, %305, %379 : tensor<4096xi32>
                    %381 = arith.extui %378 : tensor<4096xi1> to tensor<4096xi64>
                    %382 = arith.extui %380 : tensor<4096xi1> to tensor<4096xi64>
                    %383 = arith.shli %382, %cst_19 : tensor<4096xi64>
                    %384 = arith.ori %381, %383 : tensor<4096xi64>
                    %385 = scf.for %arg39 = %c1_i32 to %307 step %c1_i32 iter_args(%arg40 = %384) -> (tensor<4096xi64>)  : i32 {
                      %468 = arith.muli %arg39, %c4096_i32 : i32
                      %469 = "tt.splat"(%468) : (i32) -> tensor<4096xi32>
                      %470 = arith.addi %469, %271 : tensor<4096xi32>
                      %471 = arith.cmpi ult, %470, %272 : tensor<4096xi32>
                      %472 = arith.addi %470, %cst_32 : tensor<4096xi32>
                      %473 = arith.extsi %472 : tensor<4096xi32> to tensor<4096xi64>
                      %474 = arith.muli %473, %cst_29 : tensor<4096xi64>
                      %475 = "tt.addptr"(%283, %474) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                      %476 = "tt.addptr"(%475, %285) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                      %477 = "tt.load"(%476, %471, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                      %478 = "tt.bitcast"(%477) : (tensor<4096xi32>) -> tensor<4096xf32>
                      %479 = arith.cmpf ole, %478, %293 : tensor<4096xf32>
                      %480 = arith.addf %478, %295 : tensor<4096xf32>
                      %481 = arith.select %479, %480, %478 : tensor<4096xi1>, tensor<4096xf32>
                      %482 = "tt.bitcast"(%481) : (tensor<4096xf32>) -> tensor<4096xi32>
                      %483 = arith.cmpi slt, %482, %cst_30 : tensor<4096xi32>
                      %484 = arith.andi %482, %cst_25 : tensor<4096xi32>
                      %485 = arith.subi %cst_30, %484 : tensor<4096xi32>
                      %486 = arith.cmpi sgt, %484, %cst_24 : tensor<4096xi32>
                      %487 = arith.select %483, %485, %482 : tensor<4096xi1>, tensor<4096xi32>
                      %488 = arith.select %486, %cst_24, %487 : tensor<4096xi1>, tensor<4096xi32>
                      %489 = arith.select %471, %488, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                      %490 = arith.cmpi sgt, %489, %377 : tensor<4096xi32>
                      %491 = arith.cmpi sgt, %489, %379 : tensor<4096xi32>
                      %492 = arith.extui %490 : tensor<4096xi1> to tensor<4096xi64>
                      %493 = arith.extui %491 : tensor<4096xi1> to tensor<4096xi64>
                      %494 = arith.shli %493, %cst_19 : tensor<4096xi64>
                      %495 = arith.ori %492, %494 : tensor<4096xi64>
                      %496 = arith.addi %arg40, %495 : tensor<4096xi64>
                      scf.yield %496 : tensor<4096xi64>
                    }
                    %386 = "tt.reduce"(%385) ({
                    ^bb0(%arg39: i64, %arg40: i64):
                      %468 = arith.addi %arg39, %arg40 : i64
                      "tt.reduce_return"(%468) : (i64) -> ()
                    }) {axis = 0 : i32} : (tensor<4096xi64>) -> i64
                    %387 = arith.shrui %386, %c32_i64 : i64
                    %388 = arith.trunci %386 : i64 to i32
                    %389 = arith.trunci %387 : i64 to i32
                    %390 = arith.cmpi sge, %388, %257 : i32
                    %391 = arith.cmpi sge, %389, %257 : i32
                    %392 = arith.select %390, %arg35, %arg31 : i32
                    %393 = arith.select %391, %arg36, %392 : i32
                    %394 = arith.select %390, %arg36, %arg35 : i32
                    %395 = arith.select %391, %arg32, %394 : i32
                    %396 = arith.select %390, %388, %arg33 : i32
                    %397 = arith.select %391, %389, %396 : i32
                    %398 = arith.select %390, %389, %388 : i32
                    %399 = arith.select %391, %arg34, %398 : i32
                    %400 = arith.mulf %arg37, %cst_18 : f32
                    %401 = arith.select %390, %cst_22, %400 : f32
                    %402 = arith.select %391, %400, %401 : f32
                    %403 = arith.addi %arg38, %c1_i32 : i32
                    %404 = arith.cmpi slt, %393, %c0_i32 : i32
                    %405 = arith.subi %c-2147483648_i32, %393 : i32
                    %406 = arith.select %404, %405, %393 : i32
                    %407 = "tt.bitcast"(%406) : (i32) -> f32
                    %408 = arith.cmpi slt, %395, %c0_i32 : i32
                    %409 = arith.subi %c-2147483648_i32, %395 : i32
                    %410 = arith.select %408, %409, %395 : i32
                    %411 = "tt.bitcast"(%410) : (i32) -> f32
                    %412 = arith.subf %411, %407 : f32
                    %413 = arith.subi %397, %399 : i32
                    %414 = arith.sitofp %413 : i32 to f32
                    %415 = math.rsqrt %414 : f32
                    %416 = arith.divui %397, %c4_i32 : i32
                    %417 = arith.cmpi slt, %257, %416 : i32
                    %418 = arith.cmpf olt, %402, %cst_21 : f32
                    %419 = arith.andi %417, %418 : i1
                    %420 = arith.sitofp %397 : i32 to f32
                    %421 = arith.sitofp %399 : i32 to f32
                    %422 = math.log2 %420 : f32
                    %423 = arith.addf %421, %cst_34 : f32
                    %424 = math.log2 %423 : f32
                    %425 = arith.subf %422, %424 : f32
                    %426 = arith.subf %422, %333 : f32
                    %427 = arith.divf %426, %425 : f32
                    %428 = arith.subi %397, %257 : i32
                    %429 = arith.sitofp %428 : i32 to f32
                    %430 = arith.addf %429, %cst_34 : f32
                    %431 = arith.divf %430, %414 : f32
                    %432 = arith.select %419, %427, %431 : f32
                    %433 = arith.mulf %402, %415 : f32
                    %434 = arith.mulf %412, %432 : f32
                    %435 = arith.addf %407, %434 : f32
                    %436 = arith.mulf %412, %433 : f32
                    %437 = arith.addi %393, %c1_i32 : i32
                    %438 = arith.subi %395, %c1_i32 : i32
                    %439 = arith.subf %435, %436 : f32
                    %440 = arith.addf %435, %436 : f32
                    %441 = "tt.bitcast"(%439) : (f32) -> i32
                    %442 = arith.cmpi slt, %441, %c0_i32 : i32
                    %443 = arith.andi %441, %c2147483647_i32 : i32
                    %444 = arith.subi %c0_i32, %443 : i32
                    %445 = arith.cmpi sgt, %443, %c2139095040_i32 : i32
                    %446 = arith.select %442, %444, %441 : i32
                    %447 = arith.select %445, %c2139095040_i32, %446 : i32
                    %448 = arith.minsi %447, %438 : i32
                    %449 = arith.maxsi %448, %437 : i32
                    %450 = "tt.bitcast"(%440) : (f32) -> i32
                    %451 = arith.cmpi slt, %450, %c0_i32 : i32
                    %452 = arith.andi %450, %c2147483647_i32 : i32
                    %453 = arith.subi %c0_i32, %452 : i32
                    %454 = arith.cmpi sgt, %452, %c2139095040_i32 : i32
                    %455 = arith.select %451, %453, %450 : i32
                    %456 = arith.select %454, %c2139095040_i32, %455 : i32
                    %457 = arith.minsi %456, %438 : i32
                    %458 = arith.maxsi %457, %437 : i32
                    %459 = arith.cmpf olt, %412, %cst_27 : f32
                    %460 = arith.cmpf olt, %433, %cst_20 : f32
                    %461 = arith.cmpi slt, %403, %c8_i32 : i32
                    %462 = arith.cmpi eq, %403, %c6_i32 : i32
                    %463 = arith.cmpi ne, %403, %c6_i32 : i32
                    %464 = arith.andi %461, %463 : i1
                    %465 = arith.andi %459, %460 : i1
                    %466 = arith.andi %464, %465 : i1
                    %467:2 = scf.if %466 -> (i32, i32) {
                      scf.yield %449, %458 : i32, i32
                    } else {
                      %468 = arith.xori %393, %395 : i32
                      %469 = arith.shrui %468, %c1_i32 : i32
                      %470 = arith.ori %468, %469 : i32
                      %471 = arith.shrui %470, %c2_i32 : i32
                      %472 = arith.ori %470, %471 : i32
                      %473 = arith.shrui %472, %c4_i32 : i32
                      %474 = arith.ori %472, %473 : i32
                      %475 = arith.shrui %474, %c8_i32 : i32
                      %476 = arith.ori %474, %475 : i32
                      %477 = arith.shrui %476, %c16_i32 : i32
                      %478 = arith.ori %476, %477 : i32
                      %479 = arith.shrui %478, %c1_i32 : i32
                      %480 = arith.xori %479, %c-1_i32 : i32
                      %481 = arith.andi %395, %480 : i32
                      %482 = arith.subi %481, %c1_i32 : i32
                      %483 = arith.subi %395, %393 : i32
                      %484 = arith.addi %483, %c2_i32 : i32
                      %485 = arith.divui %484, %c3_i32 : i32
                      %486 = arith.addi %393, %485 : i32
                      %487 = arith.addi %486, %485 : i32
                      %488 = arith.select %462, %482, %486 : i32
                      %489 = arith.select %462, %481, %487 : i32
                      scf.yield %488, %489 : i32, i32
                    }
                    scf.yield %393, %395, %397, %399, %467#0, %467#1, %402, %403 : i32, i32, i32, i32, i32, i32, f32, i32
                  }
                  %372 = "tt.splat"(%371#0) : (i32) -> tensor<4096xi32>
                  %373 = arith.cmpi sgt, %305, %372 : tensor<4096xi32>
                  %374 = arith.select %373, %305, %cst_17 : tensor<4096xi1>, tensor<4096xi32>
                  %375 = scf.for %arg31 = %c1_i32 to %307 step %c1_i32 iter_args(%arg32 = %374) -> (tensor<4096xi32>)  : i32 {
                    %377 = arith.muli %arg31, %c4096_i32 : i32
                    %378 = "tt.splat"(%377) : (i32) -> tensor<4096xi32>
                    %379 = arith.addi %378, %271 : tensor<4096xi32>
                    %380 = arith.cmpi ult, %379, %272 : tensor<4096xi32>
                    %381 = arith.addi %379, %cst_32 : tensor<4096xi32>
                    %382 = arith.extsi %381 : tensor<4096xi32> to tensor<4096xi64>
                    %383 = arith.muli %382, %cst_29 : tensor<4096xi64>
                    %384 = "tt.addptr"(%283, %383) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
                    %385 = "tt.addptr"(%384, %285) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>) -> tensor<4096x!tt.ptr<i32>>
                    %386 = "tt.load"(%385, %380, %cst_30) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi1>, tensor<4096xi32>) -> tensor<4096xi32>
                    %387 = "tt.bitcast"(%386) : (tensor<4096xi32>) -> tensor<4096xf32>
                    %388 = arith.cmpf ole, %387, %293 : tensor<4096xf32>
                    %389 = arith.addf %387, %295 : tensor<4096xf32>
                    %390 = arith.select %388, %389, %387 : tensor<4096xi1>, tensor<4096xf32>
                    %391 = "tt.bitcast"(%390) : (tensor<4096xf32>) -> tensor<4096xi32>
                    %392 = arith.cmpi slt, %391, %cst_30 : tensor<4096xi32>
                    %393 = arith.andi %391, %cst_25 : tensor<4096xi32>
                    %394 = arith.subi %cst_30, %393 : tensor<4096xi32>
                    %395 = arith.cmpi sgt, %393, %cst_24 : tensor<4096xi32>
                    %396 = arith.select %392, %394, %391 : tensor<4096xi1>, tensor<4096xi32>
                    %397 = arith.select %395, %cst_24, %396 : tensor<4096xi1>, tensor<4096xi32>
                    %398 = arith.select %380, %397, %cst_23 : tensor<4096xi1>, tensor<4096xi32>
                    %399 = arith.cmpi sgt, %398, %372 : tensor<4096xi32>
                    %400 = arith.select %399, %398, %cst_17 : tensor<4096xi1>, tensor<4096xi32>
                    %401 = arith.minsi %arg32, %400 : tensor<4096xi32>
                    scf.yield %401 : tensor<4096xi32>
                  }
                  %376 = "tt.reduce"(%375) ({
                  ^bb0(%arg31: i32, %arg32: i32):
                    %377 = arith.minsi %arg31, %arg32 : i32
                    "tt.reduce_return"(%377) : (i32) -> ()
                  }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
                  scf.yield %376 : i32
                } else {
                  scf.yield %191 : i32
                }
                scf.if %228 {
                  %267 = arith.cmpi slt, %218, %c2048_i32 : i32
                  %268 = arith.cmpi sge, %266, %213 : i32
                  %269 = arith.andi %217, %267 : i1
                  %270 = arith.andi %269, %268 : i1
                  %271 = arith.cmpi slt, %220, %c1_i32 : i32
                  %272 = arith.ori %270, %271 : i1
                  %273 = arith.cmpi slt, %266, %c0_i32 : i32
                  %274 = arith.subi %c-2147483648_i32, %266 : i32
                  %275 = arith.select %273, %274, %266 : i32
                  %276 = "tt.bitcast"(%275) : (i32) -> f32
                  %277 = arith.select %272, %197, %276 : f32
                  %278 = arith.select %272, %213, %266 : i32
                  %279 = arith.cmpi eq, %278, %191 : i32
                  %280 = arith.select %279, %203, %c0_i32 : i32
                  %281 = arith.cmpi slt, %191, %c0_i32 : i32
                  %282 = arith.subi %c-2147483648_i32, %191 : i32
                  %283 = arith.select %281, %282, %191 : i32
                  %284 = "tt.bitcast"(%283) : (i32) -> f32
                  %285 = arith.addi %206, %c1023_i32 : i32
                  %286 = arith.divui %285, %c1024_i32 : i32
                  %287 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
                  %288 = "tt.splat"(%206) : (i32) -> tensor<1024xi32>
                  %289 = "tt.splat"(%182) : (i32) -> tensor<1xi32>
                  %290 = arith.extsi %289 : tensor<1xi32> to tensor<1xi64>
                  %291 = "tt.splat"(%arg22) : (i64) -> tensor<1xi64>
                  %292 = arith.muli %290, %291 : tensor<1xi64>
                  %293 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
                  %294 = "tt.addptr"(%293, %292) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
                  %295 = "tt.broadcast"(%294) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
                  %296 = "tt.broadcast"(%cst_15) : (tensor<1xi32>) -> tensor<1024xi32>
                  %297 = "tt.broadcast"(%cst_31) : (tensor<1xi32>) -> tensor<1024xi32>
                  %298 = arith.cmpf oge, %284, %cst_28 : f32
                  %299 = arith.cmpf olt, %284, %cst_27 : f32
                  %300 = arith.andi %298, %299 : i1
                  %301 = arith.select %300, %284, %cst_26 : f32
                  %302 = "tt.splat"(%301) : (f32) -> tensor<1024xf32>
                  %303 = "tt.splat"(%284) : (f32) -> tensor<1024xf32>
                  %304 = "tt.splat"(%277) : (f32) -> tensor<1024xf32>
                  %305 = "tt.splat"(%277) : (f32) -> tensor<1xf32>
                  %306 = arith.mulf %305, %cst_9 : tensor<1xf32>
                  %307 = math.absf %305 : tensor<1xf32>
                  %308 = arith.cmpf olt, %307, %cst_8 : tensor<1xf32>
                  %309 = arith.select %308, %306, %cst_7 : tensor<1xi1>, tensor<1xf32>
                  %310 = "tt.expand_dims"(%309) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %311 = "tt.broadcast"(%310) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %312 = "tt.expand_dims"(%305) {axis = 1 : i32} : (tensor<1xf32>) -> tensor<1x1xf32>
                  %313 = "tt.broadcast"(%312) : (tensor<1x1xf32>) -> tensor<1x1024xf32>
                  %314 = "tt.splat"(%182) : (i32) -> tensor<1x1x1xi32>
                  %315 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
                  %316 = "tt.expand_dims"(%315) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
                  %317 = "tt.expand_dims"(%316) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
                  %318 = arith.extsi %314 : tensor<1x1x1xi32> to tensor<1x1x1xi64>
                  %319 = "tt.splat"(%arg22) : (i64) -> tensor<1x1x1xi64>
                  %320 = arith.muli %318, %319 : tensor<1x1x1xi64>
                  %321 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %322 = "tt.addptr"(%321, %320) : (tensor<1x1x1x!tt.ptr<i32>>, tensor<1x1x1xi64>) -> tensor<1x1x1x!tt.ptr<i32>>
                  %323 = "tt.broadcast"(%322) : (tensor<1x1x1x!tt.ptr<i32>>) -> tensor<1x1024x1x!tt.ptr<i32>>
                  %324 = "tt.broadcast"(%317) : (tensor<1x1x2xi32>) -> tensor<1x1024x2xi32>
                  %325:2 = scf.for %arg31 = %c0_i32 to %286 step %c1_i32 iter_args(%arg32 = %c0_i32, %arg33 = %280) -> (i32, i32)  : i32 {
                    %329 = arith.muli %arg31, %c1024_i32 : i32
                    %330 = "tt.splat"(%329) : (i32) -> tensor<1024xi32>
                    %331 = arith.addi %330, %287 : tensor<1024xi32>
                    %332 = arith.cmpi ult, %331, %288 : tensor<1024xi32>
                    %333 = arith.addi %331, %cst_16 : tensor<1024xi32>
                    %334 = arith.extsi %333 : tensor<1024xi32> to tensor<1024xi64>
                    %335 = arith.muli %334, %cst_13 : tensor<1024xi64>
                    %336 = "tt.addptr"(%295, %335) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
                    %337 = "tt.addptr"(%336, %296) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %338 = "tt.load"(%337, %332, %cst_14) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %339 = "tt.addptr"(%336, %297) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
                    %340 = "tt.load"(%339, %332, %cst_14) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
                    %341 = "tt.bitcast"(%340) : (tensor<1024xi32>) -> tensor<1024xf32>
                    %342 = arith.cmpf ole, %341, %302 : tensor<1024xf32>
                    %343 = arith.addf %341, %303 : tensor<1024xf32>
                    %344 = arith.select %342, %343, %341 : tensor<1024xi1>, tensor<1024xf32>
                    gpu.barrier
                    %345 = arith.cmpf ogt, %344, %304 : tensor<1024xf32>
                    %346 = arith.andi %345, %332 : tensor<1024xi1>
                    %347 = arith.cmpf ueq, %344, %304 : tensor<1024xf32>
                    %348 = arith.andi %347, %332 : tensor<1024xi1>
                    %349 = arith.extui %346 : tensor<1024xi1> to tensor<1024xi32>
                    %350 = arith.extui %348 : tensor<1024xi1> to tensor<1024xi32>
                    %351 = arith.shli %350, %cst_12 : tensor<1024xi32>
                    %352 = arith.addi %349, %351 : tensor<1024xi32>
                    %353 = "tt.scan"(%352) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %394 = arith.addi %arg34, %arg35 : i32
                      "tt.scan_return"(%394) : (i32) -> ()
                    }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
                    %354 = arith.subi %353, %352 : tensor<1024xi32>
                    %355 = arith.andi %354, %cst_11 : tensor<1024xi32>
                    %356 = arith.shrui %354, %cst_12 : tensor<1024xi32>
                    %357 = "tt.splat"(%arg32) : (i32) -> tensor<1024xi32>
                    %358 = arith.addi %355, %357 : tensor<1024xi32>
                    %359 = "tt.splat"(%arg33) : (i32) -> tensor<1024xi32>
                    %360 = arith.addi %356, %359 : tensor<1024xi32>
                    %361 = arith.addi %358, %cst_16 : tensor<1024xi32>
                    %362 = arith.subi %cst_10, %360 : tensor<1024xi32>
                    %363 = arith.cmpi ult, %360, %cst_16 : tensor<1024xi32>
                    %364 = arith.select %346, %361, %362 : tensor<1024xi1>, tensor<1024xi32>
                    %365 = arith.andi %348, %363 : tensor<1024xi1>
                    %366 = arith.ori %346, %365 : tensor<1024xi1>
                    %367 = "tt.expand_dims"(%338) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %368 = "tt.expand_dims"(%344) {axis = 0 : i32} : (tensor<1024xf32>) -> tensor<1x1024xf32>
                    %369 = arith.cmpf ole, %368, %311 : tensor<1x1024xf32>
                    %370 = arith.subf %368, %313 : tensor<1x1024xf32>
                    %371 = math.absf %368 : tensor<1x1024xf32>
                    %372 = arith.cmpf olt, %371, %cst_6 : tensor<1x1024xf32>
                    %373 = arith.andi %369, %372 : tensor<1x1024xi1>
                    %374 = arith.select %373, %370, %368 : tensor<1x1024xi1>, tensor<1x1024xf32>
                    %375 = "tt.bitcast"(%374) : (tensor<1x1024xf32>) -> tensor<1x1024xi32>
                    %376 = arith.cmpf uno, %374, %374 : tensor<1x1024xf32>
                    %377 = arith.select %376, %cst_5, %375 : tensor<1x1024xi1>, tensor<1x1024xi32>
                    %378 = "tt.join"(%367, %377) : (tensor<1x1024xi32>, tensor<1x1024xi32>) -> tensor<1x1024x2xi32>
                    %379 = "tt.expand_dims"(%364) {axis = 0 : i32} : (tensor<1024xi32>) -> tensor<1x1024xi32>
                    %380 = "tt.expand_dims"(%379) {axis = 2 : i32} : (tensor<1x1024xi32>) -> tensor<1x1024x1xi32>
                    %381 = "tt.expand_dims"(%366) {axis = 0 : i32} : (tensor<1024xi1>) -> tensor<1x1024xi1>
                    %382 = "tt.expand_dims"(%381) {axis = 2 : i32} : (tensor<1x1024xi1>) -> tensor<1x1024x1xi1>
                    %383 = "tt.broadcast"(%382) : (tensor<1x1024x1xi1>) -> tensor<1x1024x2xi1>
                    %384 = arith.extsi %380 : tensor<1x1024x1xi32> to tensor<1x1024x1xi64>
                    %385 = arith.muli %384, %cst_4 : tensor<1x1024x1xi64>
                    %386 = "tt.addptr"(%323, %385) : (tensor<1x1024x1x!tt.ptr<i32>>, tensor<1x1024x1xi64>) -> tensor<1x1024x1x!tt.ptr<i32>>
                    %387 = "tt.broadcast"(%386) : (tensor<1x1024x1x!tt.ptr<i32>>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    %388 = "tt.addptr"(%387, %324) : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>) -> tensor<1x1024x2x!tt.ptr<i32>>
                    "tt.store"(%388, %378, %383) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1x1024x2x!tt.ptr<i32>>, tensor<1x1024x2xi32>, tensor<1x1024x2xi1>) -> ()
                    %389 = "tt.reduce"(%352) ({
                    ^bb0(%arg34: i32, %arg35: i32):
                      %394 = arith.addi %arg34, %arg35 : i32
                      "tt.reduce_return"(%394) : (i32) -> ()
                    }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
                    %390 = arith.andi %389, %c65535_i32 : i32
                    %391 = arith.shrui %389, %c16_i32 : i32
                    %392 = arith.addi %arg32, %390 : i32
                    %393 = arith.addi %arg33, %391 : i32
                    scf.yield %392, %393 : i32, i32
                  }
                  "tt.store"(%196, %277) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
                  %326 = arith.minui %325#1, %c2048_i32 : i32
                  %327 = arith.subi %c2048_i32, %326 : i32
                  %328 = arith.addi %325#0, %c2048_i32 : i32
                  "tt.store"(%200, %325#0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%202, %325#1) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%190, %327) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%193, %328) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                } else {
                  %267 = arith.andi %216, %221 : i1
                  %268 = arith.cmpi sle, %201, %204 : i32
                  %269 = arith.andi %216, %268 : i1
                  %270 = arith.cmpi ne, %194, %c-2139095041_i32 : i32
                  %271 = arith.andi %269, %270 : i1
                  %272 = arith.select %267, %191, %194 : i32
                  %273 = arith.select %271, %191, %213 : i32
                  %274 = arith.andi %267, %171 : i1
                  %275 = arith.ori %271, %274 : i1
                  %276 = arith.cmpi slt, %191, %c0_i32 : i32
                  %277 = arith.subi %c-2147483648_i32, %191 : i32
                  %278 = arith.select %276, %277, %191 : i32
                  %279 = "tt.bitcast"(%278) : (i32) -> f32
                  %280 = arith.cmpi slt, %266, %c0_i32 : i32
                  %281 = arith.subi %c-2147483648_i32, %266 : i32
                  %282 = arith.select %280, %281, %266 : i32
                  %283 = "tt.bitcast"(%282) : (i32) -> f32
                  %284 = arith.subf %244, %247 : f32
                  %285 = arith.divf %284, %247 : f32
                  %286 = arith.minimumf %285, %cst_18 : f32
                  %287 = arith.subf %283, %279 : f32
                  %288 = arith.mulf %287, %286 : f32
                  %289 = arith.subf %279, %288 : f32
                  %290 = "tt.bitcast"(%289) : (f32) -> i32
                  %291 = arith.cmpi slt, %290, %c0_i32 : i32
                  %292 = arith.andi %290, %c2147483647_i32 : i32
                  %293 = arith.subi %c0_i32, %292 : i32
                  %294 = arith.cmpi sgt, %292, %c2139095040_i32 : i32
                  %295 = arith.select %291, %293, %290 : i32
                  %296 = arith.select %294, %c2139095040_i32, %295 : i32
                  %297 = arith.subi %191, %c1_i32 : i32
                  %298 = arith.minsi %296, %297 : i32
                  %299 = arith.select %237, %298, %c-2139095040_i32 : i32
                  %300 = arith.select %269, %299, %266 : i32
                  %301 = arith.xori %272, %273 : i32
                  %302 = arith.shrsi %301, %c1_i32 : i32
                  %303 = arith.andi %272, %273 : i32
                  %304 = arith.addi %303, %302 : i32
                  %305 = arith.select %275, %304, %300 : i32
                  %306 = arith.subi %273, %c1_i32 : i32
                  %307 = arith.minsi %305, %306 : i32
                  %308 = arith.addi %272, %c1_i32 : i32
                  %309 = arith.maxsi %307, %308 : i32
                  %310 = arith.cmpi sge, %308, %273 : i32
                  %311 = arith.ori %216, %270 : i1
                  %312 = arith.andi %310, %311 : i1
                  "tt.store"(%196, %279, %271) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<f32>, f32, i1) -> ()
                  "tt.store"(%200, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%202, %c0_i32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  %313 = arith.select %312, %c2048_i32, %309 : i32
                  %314 = arith.select %312, %c2048_i32, %272 : i32
                  "tt.store"(%190, %313) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                  "tt.store"(%193, %314) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<i32>, i32) -> ()
                }
              }
            }
          }
        } else {
          %168 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %169 = "tt.addptr"(%168, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %170 = "tt.addptr"(%169, %138) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %171 = "tt.load"(%170, %143, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %172 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %173 = "tt.addptr"(%168, %172) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %174 = "tt.addptr"(%173, %138) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %175 = "tt.load"(%174, %143, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %176 = arith.cmpi slt, %175, %171 : tensor<128xi32>
          %177 = arith.andi %176, %143 : tensor<128xi1>
          %178 = arith.cmpi slt, %171, %cst_63 : tensor<128xi32>
          %179 = arith.subi %cst_41, %171 : tensor<128xi32>
          %180 = arith.select %178, %179, %171 : tensor<128xi1>, tensor<128xi32>
          %181 = "tt.bitcast"(%180) : (tensor<128xi32>) -> tensor<128xf32>
          %182 = arith.select %177, %144, %cst_63 : tensor<128xi1>, tensor<128xi32>
          %183 = "tt.reduce"(%182) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %240 = arith.minsi %arg30, %arg31 : i32
            "tt.reduce_return"(%240) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %184 = arith.cmpi ult, %126#3, %162 : i32
          %185 = arith.muli %126#3, %160 : i32
          %186 = arith.select %184, %185, %146 : i32
          %187 = arith.subi %146, %186 : i32
          %188 = arith.minsi %187, %160 : i32
          %189 = arith.addi %186, %188 : i32
          %190 = arith.muli %154, %c128_i32 : i32
          %191 = arith.cmpi ult, %136, %30 : tensor<128xi32>
          %192 = "tt.expand_dims"(%136) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %193 = "tt.expand_dims"(%191) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %194 = "tt.broadcast"(%193) : (tensor<128x1xi1>) -> tensor<128x128xi1>
          %195 = arith.extsi %192 : tensor<128x1xi32> to tensor<128x1xi64>
          %196 = arith.muli %195, %37 : tensor<128x1xi64>
          %197 = "tt.addptr"(%39, %196) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<bf16>>
          %198 = "tt.broadcast"(%197) : (tensor<128x1x!tt.ptr<bf16>>) -> tensor<128x128x!tt.ptr<bf16>>
          %199 = "tt.addptr"(%198, %42) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi32>) -> tensor<128x128x!tt.ptr<bf16>>
          %200 = "tt.load"(%199, %194, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
          %201 = arith.divsi %134, %c128_i32 : i32
          %202 = arith.cmpi slt, %201, %arg9 : i32
          %203 = arith.extsi %201 : i32 to i64
          %204 = "tt.addptr"(%arg8, %203) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %205 = "tt.load"(%204, %202, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %206 = arith.select %202, %205, %c-1_i32 : i32
          %207 = arith.divui %186, %c64_i32 : i32
          %208 = arith.cmpi ult, %207, %arg12 : i32
          %209 = arith.cmpi ult, %206, %arg11 : i32
          %210 = arith.cmpi slt, %186, %189 : i32
          %211 = arith.andi %210, %208 : i1
          %212 = arith.andi %211, %209 : i1
          %213 = arith.extsi %206 : i32 to i64
          %214 = arith.muli %213, %arg13 : i64
          %215 = "tt.addptr"(%arg10, %214) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %216 = arith.extsi %207 : i32 to i64
          %217 = "tt.addptr"(%215, %216) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %218 = "tt.load"(%217, %212, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %219 = arith.select %212, %218, %c-1_i32 : i32
          %220 = arith.addi %186, %c64_i32 : i32
          %221 = arith.divui %220, %c64_i32 : i32
          %222 = arith.cmpi ult, %221, %arg12 : i32
          %223 = arith.cmpi slt, %220, %189 : i32
          %224 = arith.andi %223, %222 : i1
          %225 = arith.andi %224, %209 : i1
          %226 = arith.extsi %221 : i32 to i64
          %227 = "tt.addptr"(%215, %226) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
          %228 = "tt.load"(%227, %225, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
          %229 = arith.select %225, %228, %c-1_i32 : i32
          %230 = arith.cmpi slt, %4, %cst_62 : tensor<128xi32>
          %231 = arith.remui %4, %cst_62 : tensor<128xi32>
          %232 = "tt.splat"(%arg4) : (i32) -> tensor<128x1xi32>
          %233 = "tt.expand_dims"(%231) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
          %234 = "tt.splat"(%arg5) : (i64) -> tensor<128x1xi64>
          %235 = "tt.splat"(%arg3) : (!tt.ptr<bf16>) -> tensor<128x1x!tt.ptr<bf16>>
          %236 = arith.muli %233, %cst_57 : tensor<128x1xi32>
          %237 = arith.cmpf olt, %181, %cst_3 : tensor<128xf32>
          %238 = "tt.expand_dims"(%237) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
          %239:2 = scf.for %arg30 = %186 to %189 step %190 iter_args(%arg31 = %219, %arg32 = %229) -> (i32, i32)  : i32 {
            %240 = arith.addi %arg30, %190 : i32
            %241 = arith.divui %240, %c64_i32 : i32
            %242 = arith.cmpi ult, %241, %arg12 : i32
            %243 = arith.cmpi slt, %240, %189 : i32
            %244 = arith.andi %243, %242 : i1
            %245 = arith.andi %244, %209 : i1
            %246 = arith.extsi %241 : i32 to i64
            %247 = "tt.addptr"(%215, %246) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %248 = "tt.load"(%247, %245, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %249 = arith.select %245, %248, %c-1_i32 : i32
            %250 = arith.addi %240, %c64_i32 : i32
            %251 = arith.divui %250, %c64_i32 : i32
            %252 = arith.cmpi ult, %251, %arg12 : i32
            %253 = arith.cmpi slt, %250, %189 : i32
            %254 = arith.andi %253, %252 : i1
            %255 = arith.andi %254, %209 : i1
            %256 = arith.extsi %251 : i32 to i64
            %257 = "tt.addptr"(%215, %256) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
            %258 = "tt.load"(%257, %255, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
            %259 = arith.select %255, %258, %c-1_i32 : i32
            %260 = "tt.splat"(%arg32) : (i32) -> tensor<128xi32>
            %261 = "tt.splat"(%arg31) : (i32) -> tensor<128xi32>
            %262 = arith.select %230, %261, %260 : tensor<128xi1>, tensor<128xi32>
            %263 = "tt.expand_dims"(%262) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
            %264 = arith.cmpi ult, %263, %232 : tensor<128x1xi32>
            %265 = "tt.broadcast"(%264) : (tensor<128x1xi1>) -> tensor<128x128xi1>
            %266 = arith.extsi %263 : tensor<128x1xi32> to tensor<128x1xi64>
            %267 = arith.muli %266, %234 : tensor<128x1xi64>
            %268 = "tt.addptr"(%235, %267) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<bf16>>
            %269 = "tt.addptr"(%268, %236) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<bf16>>
            %270 = "tt.broadcast"(%269) : (tensor<128x1x!tt.ptr<bf16>>) -> tensor<128x128x!tt.ptr<bf16>>
            %271 = "tt.addptr"(%270, %42) : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi32>) -> tensor<128x128x!tt.ptr<bf16>>
            %272 = "tt.load"(%271, %265, %cst_59) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<bf16>>, tensor<128x128xi1>, tensor<128x128xbf16>) -> tensor<128x128xbf16>
            %273 = arith.cmpi ult, %arg31, %arg4 : i32
            %274 = arith.cmpi ult, %arg32, %arg4 : i32
            %275 = "tt.trans"(%272) {order = array<i32: 1, 0>} : (tensor<128x128xbf16>) -> tensor<128x128xbf16>
            %276 = "tt.dot"(%200, %275, %cst_58) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xbf16>, tensor<128x128xbf16>, tensor<128x128xf32>) -> tensor<128x128xf32>
            %277 = "tt.reshape"(%276) : (tensor<128x128xf32>) -> tensor<128x2x2x2x2x4x2xf32>
            %278 = "tt.trans"(%277) {order = array<i32: 0, 5, 6, 4, 3, 2, 1>} : (tensor<128x2x2x2x2x4x2xf32>) -> tensor<128x4x2x2x2x2x2xf32>
            %279:2 = "tt.split"(%278) : (tensor<128x4x2x2x2x2x2xf32>) -> (tensor<128x4x2x2x2x2xf32>, tensor<128x4x2x2x2x2xf32>)
            %280:2 = "tt.split"(%279#0) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
            %281:2 = "tt.split"(%279#1) : (tensor<128x4x2x2x2x2xf32>) -> (tensor<128x4x2x2x2xf32>, tensor<128x4x2x2x2xf32>)
            %282:2 = "tt.split"(%280#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
            %283:2 = "tt.split"(%280#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
            %284:2 = "tt.split"(%281#0) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
            %285:2 = "tt.split"(%281#1) : (tensor<128x4x2x2x2xf32>) -> (tensor<128x4x2x2xf32>, tensor<128x4x2x2xf32>)
            %286:2 = "tt.split"(%282#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %287:2 = "tt.split"(%282#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %288:2 = "tt.split"(%283#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %289:2 = "tt.split"(%283#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %290:2 = "tt.split"(%284#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %291:2 = "tt.split"(%284#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %292:2 = "tt.split"(%285#0) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %293:2 = "tt.split"(%285#1) : (tensor<128x4x2x2xf32>) -> (tensor<128x4x2xf32>, tensor<128x4x2xf32>)
            %294:2 = "tt.split"(%286#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %295:2 = "tt.split"(%286#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %296:2 = "tt.split"(%287#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %297:2 = "tt.split"(%287#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %298:2 = "tt.split"(%288#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %299:2 = "tt.split"(%288#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %300:2 = "tt.split"(%289#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %301:2 = "tt.split"(%289#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %302:2 = "tt.split"(%290#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %303:2 = "tt.split"(%290#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %304:2 = "tt.split"(%291#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %305:2 = "tt.split"(%291#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %306:2 = "tt.split"(%292#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %307:2 = "tt.split"(%292#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %308:2 = "tt.split"(%293#0) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %309:2 = "tt.split"(%293#1) : (tensor<128x4x2xf32>) -> (tensor<128x4xf32>, tensor<128x4xf32>)
            %310 = arith.cmpi sge, %arg30, %186 : i32
            scf.if %310 {
              %311 = "tt.splat"(%arg30) : (i32) -> tensor<4xi32>
              %312 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
              %313 = arith.muli %312, %cst_56 : tensor<4xi32>
              %314 = arith.addi %311, %313 : tensor<4xi32>
              %315 = arith.maxsi %145, %c0_i32 : i32
              %316 = arith.cmpi sge, %arg21, %c2048_i32 : i32
              %317 = arith.select %316, %c2048_i32, %c0_i32 : i32
              %318 = arith.minsi %183, %189 : i32
              %319 = arith.maxsi %318, %arg30 : i32
              %320 = arith.subi %319, %arg30 : i32
              %321 = arith.cmpi sgt, %320, %c127_i32 : i32
              %322 = arith.andi %321, %273 : i1
              %323 = arith.andi %322, %274 : i1
              %324 = scf.if %323 -> (tensor<128x4xi32>) {
                scf.yield %cst_55 : tensor<128x4xi32>
              } else {
                %364 = "tt.splat"(%189) : (i32) -> tensor<128xi32>
                %365 = arith.minsi %182, %364 : tensor<128xi32>
                %366 = "tt.splat"(%arg30) : (i32) -> tensor<128xi32>
                %367 = arith.maxsi %365, %366 : tensor<128xi32>
                %368 = arith.subi %367, %366 : tensor<128xi32>
                %369 = arith.minsi %368, %cst_54 : tensor<128xi32>
                %370 = "tt.expand_dims"(%369) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
                %371 = "tt.broadcast"(%370) : (tensor<128x1xi32>) -> tensor<128x4xi32>
                %372 = "tt.expand_dims"(%313) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
                %373 = "tt.broadcast"(%372) : (tensor<1x4xi32>) -> tensor<128x4xi32>
                %374 = arith.subi %371, %373 : tensor<128x4xi32>
                %375 = arith.addi %374, %cst_52 : tensor<128x4xi32>
                %376 = arith.shrsi %375, %cst_53 : tensor<128x4xi32>
                %377 = arith.addi %374, %cst_51 : tensor<128x4xi32>
                %378 = arith.shrsi %377, %cst_53 : tensor<128x4xi32>
                %379 = arith.addi %376, %378 : tensor<128x4xi32>
                %380 = arith.subi %cst_50, %379 : tensor<128x4xi32>
                %381 = arith.shrui %cst_55, %380 : tensor<128x4xi32>
                %382 = arith.cmpi sgt, %379, %cst_49 : tensor<128x4xi32>
                %383 = arith.select %382, %381, %cst_49 : tensor<128x4xi1>, tensor<128x4xi32>
                %384 = arith.select %273, %c-1_i32, %c-65536_i32 : i32
                %385 = "tt.splat"(%384) : (i32) -> tensor<128x4xi32>
                %386 = arith.select %274, %c-1_i32, %c65535_i32 : i32
                %387 = "tt.splat"(%386) : (i32) -> tensor<128x4xi32>
                %388 = arith.andi %383, %385 : tensor<128x4xi32>
                %389 = arith.andi %388, %387 : tensor<128x4xi32>
                scf.yield %389 : tensor<128x4xi32>
              }
              %325 = "tt.expand_dims"(%181) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
              %326 = "tt.broadcast"(%325) : (tensor<128x1xf32>) -> tensor<128x4xf32>
              %327 = "tt.elementwise_inline_asm"(%326, %294#0, %294#1, %295#0, %295#1, %296#0, %296#1, %297#0, %297#1, %298#0, %298#1, %299#0, %299#1, %300#0, %300#1, %301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1, %306#0, %306#1, %307#0, %307#1, %308#0, %308#1, %309#0, %309#1) {asm_string = "{\0A.reg .pred holds;\0Amov.b32 $0, 0;\0Asetp.gt.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.gt.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.gt.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.gt.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.gt.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.gt.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.gt.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.gt.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.gt.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.gt.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.gt.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.gt.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.gt.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.gt.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.gt.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.gt.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.gt.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.gt.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.gt.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.gt.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.gt.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.gt.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.gt.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.gt.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.gt.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.gt.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.gt.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.gt.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.gt.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.gt.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.gt.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.gt.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
              %328 = arith.andi %327, %324 : tensor<128x4xi32>
              %329 = "tt.elementwise_inline_asm"(%326, %294#0, %294#1, %295#0, %295#1, %296#0, %296#1, %297#0, %297#1, %298#0, %298#1, %299#0, %299#1, %300#0, %300#1, %301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1, %306#0, %306#1, %307#0, %307#1, %308#0, %308#1, %309#0, %309#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.equ.f32 any0, $2, $1;\0Asetp.equ.f32 any1, $3, $1;\0Asetp.equ.f32 any2, $4, $1;\0Asetp.equ.f32 any3, $5, $1;\0Asetp.equ.or.f32 any0, $6, $1, any0;\0Asetp.equ.or.f32 any1, $7, $1, any1;\0Asetp.equ.or.f32 any2, $8, $1, any2;\0Asetp.equ.or.f32 any3, $9, $1, any3;\0Asetp.equ.or.f32 any0, $10, $1, any0;\0Asetp.equ.or.f32 any1, $11, $1, any1;\0Asetp.equ.or.f32 any2, $12, $1, any2;\0Asetp.equ.or.f32 any3, $13, $1, any3;\0Asetp.equ.or.f32 any0, $14, $1, any0;\0Asetp.equ.or.f32 any1, $15, $1, any1;\0Asetp.equ.or.f32 any2, $16, $1, any2;\0Asetp.equ.or.f32 any3, $17, $1, any3;\0Asetp.equ.or.f32 any0, $18, $1, any0;\0Asetp.equ.or.f32 any1, $19, $1, any1;\0Asetp.equ.or.f32 any2, $20, $1, any2;\0Asetp.equ.or.f32 any3, $21, $1, any3;\0Asetp.equ.or.f32 any0, $22, $1, any0;\0Asetp.equ.or.f32 any1, $23, $1, any1;\0Asetp.equ.or.f32 any2, $24, $1, any2;\0Asetp.equ.or.f32 any3, $25, $1, any3;\0Asetp.equ.or.f32 any0, $26, $1, any0;\0Asetp.equ.or.f32 any1, $27, $1, any1;\0Asetp.equ.or.f32 any2, $28, $1, any2;\0Asetp.equ.or.f32 any3, $29, $1, any3;\0Asetp.equ.or.f32 any0, $30, $1, any0;\0Asetp.equ.or.f32 any1, $31, $1, any1;\0Asetp.equ.or.f32 any2, $32, $1, any2;\0Asetp.equ.or.f32 any3, $33, $1, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.equ.f32 holds, $2, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.equ.f32 holds, $3, $1;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.equ.f32 holds, $4, $1;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.equ.f32 holds, $5, $1;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.equ.f32 holds, $6, $1;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.equ.f32 holds, $7, $1;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.equ.f32 holds, $8, $1;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.equ.f32 holds, $9, $1;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.equ.f32 holds, $10, $1;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.equ.f32 holds, $11, $1;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.equ.f32 holds, $12, $1;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.equ.f32 holds, $13, $1;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.equ.f32 holds, $14, $1;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.equ.f32 holds, $15, $1;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.equ.f32 holds, $16, $1;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.equ.f32 holds, $17, $1;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.equ.f32 holds, $18, $1;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.equ.f32 holds, $19, $1;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.equ.f32 holds, $20, $1;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.equ.f32 holds, $21, $1;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.equ.f32 holds, $22, $1;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.equ.f32 holds, $23, $1;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.equ.f32 holds, $24, $1;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.equ.f32 holds, $25, $1;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.equ.f32 holds, $26, $1;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.equ.f32 holds, $27, $1;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.equ.f32 holds, $28, $1;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.equ.f32 holds, $29, $1;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.equ.f32 holds, $30, $1;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.equ.f32 holds, $31, $1;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.equ.f32 holds, $32, $1;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.equ.f32 holds, $33, $1;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 33>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
              %330 = arith.andi %329, %324 : tensor<128x4xi32>
              %331 = "tt.elementwise_inline_asm"(%294#0, %294#1, %295#0, %295#1, %296#0, %296#1, %297#0, %297#1, %298#0, %298#1, %299#0, %299#1, %300#0, %300#1, %301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1, %306#0, %306#1, %307#0, %307#1, %308#0, %308#1, %309#0, %309#1) {asm_string = "{\0A.reg .pred holds, any<4>;\0Amov.b32 $0, 0;\0Asetp.nan.f32 any0, $1, $2;\0Asetp.nan.f32 any1, $3, $4;\0Asetp.nan.f32 any2, $5, $6;\0Asetp.nan.f32 any3, $7, $8;\0Asetp.nan.or.f32 any0, $9, $10, any0;\0Asetp.nan.or.f32 any1, $11, $12, any1;\0Asetp.nan.or.f32 any2, $13, $14, any2;\0Asetp.nan.or.f32 any3, $15, $16, any3;\0Asetp.nan.or.f32 any0, $17, $18, any0;\0Asetp.nan.or.f32 any1, $19, $20, any1;\0Asetp.nan.or.f32 any2, $21, $22, any2;\0Asetp.nan.or.f32 any3, $23, $24, any3;\0Asetp.nan.or.f32 any0, $25, $26, any0;\0Asetp.nan.or.f32 any1, $27, $28, any1;\0Asetp.nan.or.f32 any2, $29, $30, any2;\0Asetp.nan.or.f32 any3, $31, $32, any3;\0Aor.pred any0, any0, any1;\0Aor.pred any0, any0, any2;\0Aor.pred any0, any0, any3;\0A@!any0 bra DONE;\0Asetp.nan.f32 holds, $1, $1;\0A@holds or.b32 $0, $0, 0x1;\0Asetp.nan.f32 holds, $2, $2;\0A@holds or.b32 $0, $0, 0x2;\0Asetp.nan.f32 holds, $3, $3;\0A@holds or.b32 $0, $0, 0x4;\0Asetp.nan.f32 holds, $4, $4;\0A@holds or.b32 $0, $0, 0x8;\0Asetp.nan.f32 holds, $5, $5;\0A@holds or.b32 $0, $0, 0x10;\0Asetp.nan.f32 holds, $6, $6;\0A@holds or.b32 $0, $0, 0x20;\0Asetp.nan.f32 holds, $7, $7;\0A@holds or.b32 $0, $0, 0x40;\0Asetp.nan.f32 holds, $8, $8;\0A@holds or.b32 $0, $0, 0x80;\0Asetp.nan.f32 holds, $9, $9;\0A@holds or.b32 $0, $0, 0x100;\0Asetp.nan.f32 holds, $10, $10;\0A@holds or.b32 $0, $0, 0x200;\0Asetp.nan.f32 holds, $11, $11;\0A@holds or.b32 $0, $0, 0x400;\0Asetp.nan.f32 holds, $12, $12;\0A@holds or.b32 $0, $0, 0x800;\0Asetp.nan.f32 holds, $13, $13;\0A@holds or.b32 $0, $0, 0x1000;\0Asetp.nan.f32 holds, $14, $14;\0A@holds or.b32 $0, $0, 0x2000;\0Asetp.nan.f32 holds, $15, $15;\0A@holds or.b32 $0, $0, 0x4000;\0Asetp.nan.f32 holds, $16, $16;\0A@holds or.b32 $0, $0, 0x8000;\0Asetp.nan.f32 holds, $17, $17;\0A@holds or.b32 $0, $0, 0x10000;\0Asetp.nan.f32 holds, $18, $18;\0A@holds or.b32 $0, $0, 0x20000;\0Asetp.nan.f32 holds, $19, $19;\0A@holds or.b32 $0, $0, 0x40000;\0Asetp.nan.f32 holds, $20, $20;\0A@holds or.b32 $0, $0, 0x80000;\0Asetp.nan.f32 holds, $21, $21;\0A@holds or.b32 $0, $0, 0x100000;\0Asetp.nan.f32 holds, $22, $22;\0A@holds or.b32 $0, $0, 0x200000;\0Asetp.nan.f32 holds, $23, $23;\0A@holds or.b32 $0, $0, 0x400000;\0Asetp.nan.f32 holds, $24, $24;\0A@holds or.b32 $0, $0, 0x800000;\0Asetp.nan.f32 holds, $25, $25;\0A@holds or.b32 $0, $0, 0x1000000;\0Asetp.nan.f32 holds, $26, $26;\0A@holds or.b32 $0, $0, 0x2000000;\0Asetp.nan.f32 holds, $27, $27;\0A@holds or.b32 $0, $0, 0x4000000;\0Asetp.nan.f32 holds, $28, $28;\0A@holds or.b32 $0, $0, 0x8000000;\0Asetp.nan.f32 holds, $29, $29;\0A@holds or.b32 $0, $0, 0x10000000;\0Asetp.nan.f32 holds, $30, $30;\0A@holds or.b32 $0, $0, 0x20000000;\0Asetp.nan.f32 holds, $31, $31;\0A@holds or.b32 $0, $0, 0x40000000;\0Asetp.nan.f32 holds, $32, $32;\0A@holds or.b32 $0, $0, 0x80000000;\0ADONE:\0A}", constraints = "=&r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 0, 0, 32>, packed_element = 1 : i32, pure = true} : (tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
              %332 = "tt.broadcast"(%238) : (tensor<128x1xi1>) -> tensor<128x4xi1>
              %333 = arith.select %332, %cst_55, %cst_49 : tensor<128x4xi1>, tensor<128x4xi32>
              %334 = arith.andi %331, %333 : tensor<128x4xi32>
              %335 = arith.andi %330, %334 : tensor<128x4xi32>
              %336 = arith.ori %328, %335 : tensor<128x4xi32>
              %337 = "tt.splat"(%arg18) : (i64) -> tensor<128x1xi64>
              %338 = arith.muli %195, %337 : tensor<128x1xi64>
              %339 = "tt.splat"(%arg16) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
              %340 = "tt.addptr"(%339, %338) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
              %341 = "tt.addptr"(%340, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
              %342 = "tt.broadcast"(%341) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
              %343 = "tt.elementwise_inline_asm"(%342, %336) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
              %344 = arith.xori %330, %335 : tensor<128x4xi32>
              %345 = "tt.addptr"(%340, %cst_47) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
              %346 = "tt.broadcast"(%345) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
              %347 = "tt.elementwise_inline_asm"(%346, %344) {asm_string = "{\0A.reg .pred some, leads;\0A.reg .b32 hits, count, more, lane;\0A.reg .pred first, second;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Aor.b32 hits, $4, $5;\0Apopc.b32 count, $4;\0Apopc.b32 more, $5;\0Amad.lo.u32 count, more, 65536, count;\0Asetp.ne.b32 some, hits, 0;\0Avote.sync.any.pred some, some, 0xFFFFFFFF;\0A@!some bra.uni DONE;\0Ashfl.sync.bfly.b32 more, count, 1, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Ashfl.sync.bfly.b32 more, count, 2, 0x1F, 0xFFFFFFFF;\0Aadd.u32 count, count, more;\0Amov.u32 lane, %laneid;\0Aand.b32 lane, lane, 3;\0Asetp.eq.b32 leads, lane, 0;\0Aand.b32 more, count, 0xFFFF;\0Ashr.u32 count, count, 16;\0Asetp.ne.and.b32 first, more, 0, leads;\0Asetp.ne.and.b32 second, count, 0, leads;\0A@first atom.global.gpu.relaxed.add.u32 $0, [$2], more;\0A@second atom.global.gpu.relaxed.add.u32 $1, [$3], count;\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r", operandSegmentSizes = array<i32: 1, 1, 0>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>) -> tensor<128x4xi32>
              %348 = "tt.splat"(%arg22) : (i64) -> tensor<128x1xi64>
              %349 = arith.muli %195, %348 : tensor<128x1xi64>
              %350 = "tt.splat"(%arg19) : (!tt.ptr<i32>) -> tensor<128x1x!tt.ptr<i32>>
              %351 = "tt.addptr"(%350, %349) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
              %352 = "tt.addptr"(%351, %cst_2) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
              %353 = "tt.addptr"(%352, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
              %354 = "tt.broadcast"(%353) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
              %355 = "tt.splat"(%315) : (i32) -> tensor<128x4xi32>
              %356 = "tt.expand_dims"(%314) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
              %357 = "tt.broadcast"(%356) : (tensor<1x4xi32>) -> tensor<128x4xi32>
              %358 = "tt.elementwise_inline_asm"(%354, %336, %343, %355, %357, %326, %294#0, %294#1, %295#0, %295#1, %296#0, %296#1, %297#0, %297#1, %298#0, %298#1, %299#0, %299#1, %300#0, %300#1, %301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1, %306#0, %306#1, %307#0, %307#1, %308#0, %308#1, %309#0, %309#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, 8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, 8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
              %359 = "tt.addptr"(%351, %cst_1) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i32>>
              %360 = "tt.addptr"(%359, %cst_48) : (tensor<128x1x!tt.ptr<i32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i32>>
              %361 = "tt.broadcast"(%360) : (tensor<128x1x!tt.ptr<i32>>) -> tensor<128x4x!tt.ptr<i32>>
              %362 = "tt.splat"(%317) : (i32) -> tensor<128x4xi32>
              %363 = "tt.elementwise_inline_asm"(%361, %344, %347, %362, %357, %326, %294#0, %294#1, %295#0, %295#1, %296#0, %296#1, %297#0, %297#1, %298#0, %298#1, %299#0, %299#1, %300#0, %300#1, %301#0, %301#1, %302#0, %302#1, %303#0, %303#1, %304#0, %304#1, %305#0, %305#1, %306#0, %306#1, %307#0, %307#1, %308#0, %308#1, %309#0, %309#1) {asm_string = "{\0A.reg .pred more, has, fits, near, finite, nan;\0A.reg .pred odd<5>;\0A.reg .b32 hits, leaf, key, bits, bit, active, quad, below;\0A.reg .b32 hits<2>;\0A.reg .b32 active<2>;\0A.reg .f32 pick<32>;\0A.reg .f32 score, twice, size;\0A.reg .b64 slot;\0Amov.b32 $0, 0;\0Amov.b32 $1, 0;\0Amov.b32 hits, $4;\0Aor.b32 hits, hits, $5;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.any.pred more, has, 0xFFFFFFFF;\0A@!more bra.uni DONE;\0Ashfl.sync.idx.b32 $0, $6, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $0, $8;\0Asetp.ge.and.s32 more, $8, 0, more;\0Aselp.b32 hits0, 0, $4, more;\0Asetp.ne.b32 has, hits0, 0;\0Avote.sync.ballot.b32 active0, has, 0xFFFFFFFF;\0Ashfl.sync.idx.b32 $1, $7, 0, 0x1C1F, 0xFFFFFFFF;\0Asetp.ge.s32 more, $1, $9;\0Asetp.ge.and.s32 more, $9, 0, more;\0Aselp.b32 hits1, 0, $5, more;\0Asetp.ne.b32 has, hits1, 0;\0Avote.sync.ballot.b32 active1, has, 0xFFFFFFFF;\0Amov.u32 quad, %laneid;\0Aand.b32 quad, quad, 28;\0Amov.b32 bit, 15;\0Ashl.b32 quad, bit, quad;\0Amov.u32 below, %lanemask_lt;\0Aand.b32 below, below, quad;\0Asetp.ne.b32 more, active0, 0;\0A@!more bra.uni NEXT0;\0Amov.b32 hits, hits0;\0Amov.b32 active, active0;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $12, $12;\0Aabs.f32 size, $12;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP0:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $16, $14, odd0;\0Aselp.f32 pick1, $20, $18, odd0;\0Aselp.f32 pick2, $24, $22, odd0;\0Aselp.f32 pick3, $28, $26, odd0;\0Aselp.f32 pick4, $32, $30, odd0;\0Aselp.f32 pick5, $36, $34, odd0;\0Aselp.f32 pick6, $40, $38, odd0;\0Aselp.f32 pick7, $44, $42, odd0;\0Aselp.f32 pick8, $48, $46, odd0;\0Aselp.f32 pick9, $52, $50, odd0;\0Aselp.f32 pick10, $56, $54, odd0;\0Aselp.f32 pick11, $60, $58, odd0;\0Aselp.f32 pick12, $64, $62, odd0;\0Aselp.f32 pick13, $68, $66, odd0;\0Aselp.f32 pick14, $72, $70, odd0;\0Aselp.f32 pick15, $76, $74, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $12;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $10;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $0;\0Amad.wide.s32 slot, bit, -8, $2;\0Asetp.lt.and.u32 fits, bit, $8, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $0, $0, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP0;\0ANEXT0:\0Asetp.ne.b32 more, active1, 0;\0A@!more bra.uni NEXT1;\0Amov.b32 hits, hits1;\0Amov.b32 active, active1;\0Asetp.ne.b32 has, hits, 0;\0Aadd.f32 twice, $13, $13;\0Aabs.f32 size, $13;\0Asetp.lt.f32 finite, size, 0f7F800000;\0Aselp.f32 twice, twice, 0f7FFFFFFF, finite;\0ALOOP1:\0Abfind.u32 leaf, hits;\0Ashl.b32 bit, 1, leaf;\0Axor.b32 hits, hits, bit;\0Aand.b32 bit, leaf, 1;\0Asetp.ne.b32 odd0, bit, 0;\0Aand.b32 bit, leaf, 2;\0Asetp.ne.b32 odd1, bit, 0;\0Aand.b32 bit, leaf, 4;\0Asetp.ne.b32 odd2, bit, 0;\0Aand.b32 bit, leaf, 8;\0Asetp.ne.b32 odd3, bit, 0;\0Aand.b32 bit, leaf, 16;\0Asetp.ne.b32 odd4, bit, 0;\0Aselp.f32 pick0, $17, $15, odd0;\0Aselp.f32 pick1, $21, $19, odd0;\0Aselp.f32 pick2, $25, $23, odd0;\0Aselp.f32 pick3, $29, $27, odd0;\0Aselp.f32 pick4, $33, $31, odd0;\0Aselp.f32 pick5, $37, $35, odd0;\0Aselp.f32 pick6, $41, $39, odd0;\0Aselp.f32 pick7, $45, $43, odd0;\0Aselp.f32 pick8, $49, $47, odd0;\0Aselp.f32 pick9, $53, $51, odd0;\0Aselp.f32 pick10, $57, $55, odd0;\0Aselp.f32 pick11, $61, $59, odd0;\0Aselp.f32 pick12, $65, $63, odd0;\0Aselp.f32 pick13, $69, $67, odd0;\0Aselp.f32 pick14, $73, $71, odd0;\0Aselp.f32 pick15, $77, $75, odd0;\0Aselp.f32 pick16, pick1, pick0, odd1;\0Aselp.f32 pick17, pick3, pick2, odd1;\0Aselp.f32 pick18, pick5, pick4, odd1;\0Aselp.f32 pick19, pick7, pick6, odd1;\0Aselp.f32 pick20, pick9, pick8, odd1;\0Aselp.f32 pick21, pick11, pick10, odd1;\0Aselp.f32 pick22, pick13, pick12, odd1;\0Aselp.f32 pick23, pick15, pick14, odd1;\0Aselp.f32 pick24, pick17, pick16, odd2;\0Aselp.f32 pick25, pick19, pick18, odd2;\0Aselp.f32 pick26, pick21, pick20, odd2;\0Aselp.f32 pick27, pick23, pick22, odd2;\0Aselp.f32 pick28, pick25, pick24, odd3;\0Aselp.f32 pick29, pick27, pick26, odd3;\0Aselp.f32 pick30, pick29, pick28, odd4;\0Amov.f32 score, pick30;\0Asetp.le.f32 near, score, twice;\0A@near sub.f32 score, score, $13;\0Amov.b32 bits, score;\0Asetp.nan.f32 nan, score, score;\0Aselp.b32 bits, 0x7FC00000, bits, nan;\0Aand.b32 bit, leaf, 1;\0Amad.lo.s32 key, leaf, 4, $11;\0Amad.lo.s32 key, bit, -3, key;\0Aand.b32 bit, active, below;\0Apopc.b32 bit, bit;\0Aadd.u32 bit, bit, $1;\0Amad.wide.s32 slot, bit, -8, $3;\0Asetp.lt.and.u32 fits, bit, $9, has;\0A@fits st.global.v2.b32 [slot], {key, bits};\0Aand.b32 active, active, quad;\0Apopc.b32 active, active;\0Aadd.u32 $1, $1, active;\0Asetp.ne.b32 has, hits, 0;\0Avote.sync.ballot.b32 active, has, 0xFFFFFFFF;\0Asetp.ne.b32 more, active, 0;\0A@more bra.uni LOOP1;\0ANEXT1:\0ADONE:\0A}", constraints = "=&r,=&r,l,l,r,r,r,r,r,r,r,r,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f", operandSegmentSizes = array<i32: 1, 4, 33>, packed_element = 2 : i32, pure = false} : (tensor<128x4x!tt.ptr<i32>>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xi32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>, tensor<128x4xf32>) -> tensor<128x4xi32>
            }
            scf.yield %249, %259 : i32, i32
          }
        }
        gpu.barrier
        %163 = arith.extsi %126#1 : i32 to i64
        %164 = "tt.addptr"(%arg23, %163) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %165 = "tt.atomic_rmw"(%164, %c-1_i32) {atomic_rmw_op = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        %166 = arith.andi %165, %c2047_i32 : i32
        %167 = arith.cmpi eq, %166, %c1_i32 : i32
        scf.if %167 {
          %168 = "tt.splat"(%arg25) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
          %169 = "tt.addptr"(%168, %cst_0) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %170 = "tt.addptr"(%169, %138) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %171 = "tt.load"(%170, %143, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %172 = "tt.splat"(%arg27) : (i64) -> tensor<128xi64>
          %173 = "tt.addptr"(%168, %172) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %174 = "tt.addptr"(%173, %138) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
          %175 = "tt.load"(%174, %143, %cst_63) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
          %176 = arith.cmpi slt, %175, %171 : tensor<128xi32>
          %177 = arith.andi %176, %143 : tensor<128xi1>
          %178 = arith.extui %177 : tensor<128xi1> to tensor<128xi32>
          %179 = "tt.reduce"(%178) ({
          ^bb0(%arg30: i32, %arg31: i32):
            %199 = arith.maxsi %arg30, %arg31 : i32
            "tt.reduce_return"(%199) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %180 = arith.cmpi ne, %179, %c0_i32 : i32
          %181 = arith.cmpi slt, %126#2, %c500_i32 : i32
          %182 = arith.andi %180, %181 : i1
          %183 = arith.divsi %147, %c2048_i32 : i32
          %184 = arith.divsi %183, %c1024_i32 : i32
          %185 = arith.addi %184, %c1_i32 : i32
          %186 = arith.muli %185, %c2048_i32 : i32
          %187 = arith.divsi %147, %186 : i32
          %188 = arith.addi %187, %c1_i32 : i32
          %189 = arith.select %182, %188, %c0_i32 : i32
          %190 = arith.select %132, %189, %c16_i32 : i32
          %191 = arith.addi %126#2, %c1_i32 : i32
          %192 = arith.shli %191, %c22_i32 : i32
          %193 = arith.shli %190, %c11_i32 : i32
          %194 = arith.ori %192, %193 : i32
          %195 = arith.ori %194, %190 : i32
          %196 = arith.cmpi eq, %190, %c0_i32 : i32
          %197 = arith.select %196, %c0_i32, %195 : i32
          gpu.barrier
          %198 = "tt.atomic_rmw"(%164, %197) {atomic_rmw_op = 10 : i32, operandSegmentSizes = array<i32: 1, 1, 0>, scope = 1 : i32, sem = 4 : i32} : (!tt.ptr<i32>, i32) -> i32
        }
      }
      scf.yield %130 : i32
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x128xbf16, strided<[?, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xbf16, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_ends", winnow.type = memref<?xi32>}, {winnow.arg = "row_ends.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "tile_requests", winnow.type = memref<?xi32>}, {winnow.arg = "tile_requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {winnow.arg = "thresholds.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.size0"}, {winnow.arg = "counters.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size0"}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "arrivals", winnow.type = memref<?xi32>}, {winnow.arg = "arrivals.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.size1"}, {winnow.arg = "ranges.stride0"}, {winnow.arg = "max_context"}], function_type = (!tt.ptr<bf16>, i32, i64, !tt.ptr<bf16>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<f32>, i32, !tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i64, i32) -> (), sym_name = "sdsa", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["row_ends.size0", "max_context"], winnow.least_sizes = {arrivals.size0 = #map1, candidates.size1 = #map2}, winnow.plan = {helpers = 264 : i32, max_registers = 128 : i32, num_stages = 2 : i32, num_warps = 8 : i32, polls = 1024 : i32, program_keys = 4096 : i32, scatter = "hits", target = "cuda:90", tile_keys = 128 : i32, tile_rows = 128 : i32}} : () -> ()
}

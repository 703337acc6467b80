#map = affine_map<()[s0, s1] -> (s0 * (s1 ceildiv 4096))>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<i8>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<i8>, %arg4: i32, %arg5: i64, %arg6: !tt.ptr<i32>, %arg7: i32, %arg8: i32, %arg9: i64, %arg10: !tt.ptr<i32>, %arg11: i32, %arg12: !tt.ptr<i32>, %arg13: i32, %arg14: !tt.ptr<f32>, %arg15: i32, %arg16: i32, %arg17: i64, %arg18: !tt.ptr<i8>, %arg19: i32, %arg20: i64, %arg21: !tt.ptr<i8>, %arg22: i32, %arg23: i64):
    %c192_i32 = arith.constant 192 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<16x128xf32>
    %cst_0 = arith.constant dense<6.400000e+01> : tensor<128x8xf16>
    %cst_1 = arith.constant dense<64> : tensor<128x1xi32>
    %cst_2 = arith.constant dense<0> : tensor<128x64xi8>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<16x128xf16>
    %cst_4 = arith.constant dense<8> : tensor<128x1xi32>
    %cst_5 = arith.constant dense<0> : tensor<128x8xi8>
    %cst_6 = arith.constant dense<6.400000e+01> : tensor<16x8xf16>
    %cst_7 = arith.constant dense<0> : tensor<16x8xi8>
    %cst_8 = arith.constant dense<0> : tensor<16x64xi8>
    %cst_9 = arith.constant dense<0xFF800000> : tensor<16x128xf32>
    %cst_10 = arith.constant dense<1> : tensor<128xi32>
    %cst_11 = arith.constant dense<0> : tensor<128xi32>
    %cst_12 = arith.constant dense<64> : tensor<128xi32>
    %c64_i32 = arith.constant 64 : i32
    %c128_i32 = arith.constant 128 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c2147344383_i32 = arith.constant 2147344383 : i32
    %c4096_i32 = arith.constant 4096 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = "tt.get_program_id"() {axis = 0 : i32} : () -> i32
    %1 = arith.subi %arg16, %c1_i32 : i32
    %2 = arith.divui %1, %c4096_i32 : i32
    %3 = arith.addi %2, %c1_i32 : i32
    %4 = arith.divui %0, %3 : i32
    %5 = arith.cmpi slt, %4, %arg11 : i32
    %6 = arith.extsi %4 : i32 to i64
    %7 = "tt.addptr"(%arg10, %6) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %8 = "tt.load"(%7, %5, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %9 = arith.minsi %arg16, %c2147344383_i32 : i32
    %10 = arith.minsi %8, %9 : i32
    %11 = arith.maxsi %10, %c0_i32 : i32
    %12 = "tt.splat"(%4) : (i32) -> tensor<16xi32>
    %13 = "tt.make_range"() {end = 16 : i32, start = 0 : i32} : () -> tensor<16xi32>
    %14 = arith.addi %12, %13 : tensor<16xi32>
    %15 = "tt.splat"(%arg1) : (i32) -> tensor<16xi32>
    %16 = arith.cmpi ult, %14, %15 : tensor<16xi32>
    %17 = "tt.expand_dims"(%14) {axis = 1 : i32} : (tensor<16xi32>) -> tensor<16x1xi32>
    %18 = "tt.make_range"() {end = 64 : i32, start = 0 : i32} : () -> tensor<64xi32>
    %19 = "tt.expand_dims"(%18) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
    %20 = "tt.expand_dims"(%16) {axis = 1 : i32} : (tensor<16xi1>) -> tensor<16x1xi1>
    %21 = "tt.broadcast"(%20) : (tensor<16x1xi1>) -> tensor<16x64xi1>
    %22 = arith.extsi %17 : tensor<16x1xi32> to tensor<16x1xi64>
    %23 = "tt.splat"(%arg2) : (i64) -> tensor<16x1xi64>
    %24 = arith.muli %22, %23 : tensor<16x1xi64>
    %25 = "tt.splat"(%arg0) : (!tt.ptr<i8>) -> tensor<16x1x!tt.ptr<i8>>
    %26 = "tt.addptr"(%25, %24) : (tensor<16x1x!tt.ptr<i8>>, tensor<16x1xi64>) -> tensor<16x1x!tt.ptr<i8>>
    %27 = "tt.broadcast"(%26) : (tensor<16x1x!tt.ptr<i8>>) -> tensor<16x64x!tt.ptr<i8>>
    %28 = "tt.broadcast"(%19) : (tensor<1x64xi32>) -> tensor<16x64xi32>
    %29 = "tt.addptr"(%27, %28) : (tensor<16x64x!tt.ptr<i8>>, tensor<16x64xi32>) -> tensor<16x64x!tt.ptr<i8>>
    %30 = "tt.load"(%29, %21, %cst_8) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<16x64x!tt.ptr<i8>>, tensor<16x64xi1>, tensor<16x64xi8>) -> tensor<16x64xi8>
    %31 = "tt.splat"(%arg19) : (i32) -> tensor<16xi32>
    %32 = arith.cmpi ult, %14, %31 : tensor<16xi32>
    %33 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
    %34 = "tt.expand_dims"(%33) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
    %35 = "tt.expand_dims"(%32) {axis = 1 : i32} : (tensor<16xi1>) -> tensor<16x1xi1>
    %36 = "tt.broadcast"(%35) : (tensor<16x1xi1>) -> tensor<16x8xi1>
    %37 = "tt.splat"(%arg20) : (i64) -> tensor<16x1xi64>
    %38 = arith.muli %22, %37 : tensor<16x1xi64>
    %39 = "tt.splat"(%arg18) : (!tt.ptr<i8>) -> tensor<16x1x!tt.ptr<i8>>
    %40 = "tt.addptr"(%39, %38) : (tensor<16x1x!tt.ptr<i8>>, tensor<16x1xi64>) -> tensor<16x1x!tt.ptr<i8>>
    %41 = "tt.broadcast"(%40) : (tensor<16x1x!tt.ptr<i8>>) -> tensor<16x8x!tt.ptr<i8>>
    %42 = "tt.broadcast"(%34) : (tensor<1x8xi32>) -> tensor<16x8xi32>
    %43 = "tt.addptr"(%41, %42) : (tensor<16x8x!tt.ptr<i8>>, tensor<16x8xi32>) -> tensor<16x8x!tt.ptr<i8>>
    %44 = "tt.load"(%43, %36, %cst_7) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<16x8x!tt.ptr<i8>>, tensor<16x8xi1>, tensor<16x8xi8>) -> tensor<16x8xi8>
    %45 = "tt.bitcast"(%44) : (tensor<16x8xi8>) -> tensor<16x8xf8E4M3FN>
    %46 = "tt.fp_to_fp"(%45) : (tensor<16x8xf8E4M3FN>) -> tensor<16x8xf16>
    %47 = arith.mulf %46, %cst_6 : tensor<16x8xf16>
    %48 = "tt.expand_dims"(%47) {axis = 2 : i32} : (tensor<16x8xf16>) -> tensor<16x8x1xf16>
    %49 = "tt.broadcast"(%48) : (tensor<16x8x1xf16>) -> tensor<16x8x8xf16>
    %50 = "tt.reshape"(%30) : (tensor<16x64xi8>) -> tensor<16x8x8xi8>
    %51 = "tt.elementwise_inline_asm"(%50, %49) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashl.b32 codes, $2, 2;\0Ashl.b32 signs, $2, 4;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<16x8x8xi8>, tensor<16x8x8xf16>) -> tensor<16x8x8xf16>
    %52 = "tt.elementwise_inline_asm"(%50, %49) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashr.u32 codes, $2, 2;\0Amov.b32 signs, $2;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<16x8x8xi8>, tensor<16x8x8xf16>) -> tensor<16x8x8xf16>
    %53 = "tt.join"(%51, %52) : (tensor<16x8x8xf16>, tensor<16x8x8xf16>) -> tensor<16x8x8x2xf16>
    %54 = "tt.trans"(%53) {order = array<i32: 0, 3, 1, 2>} : (tensor<16x8x8x2xf16>) -> tensor<16x2x8x8xf16>
    %55 = "tt.reshape"(%54) : (tensor<16x2x8x8xf16>) -> tensor<16x128xf16>
    %56 = arith.cmpi slt, %4, %arg13 : i32
    %57 = "tt.addptr"(%arg12, %6) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %58 = "tt.load"(%57, %56, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %59 = arith.select %56, %58, %c-1_i32 : i32
    %60 = "tt.load"(%57, %56, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %61 = arith.select %56, %60, %c-1_i32 : i32
    %62 = arith.remui %0, %3 : i32
    %63 = arith.muli %62, %c4096_i32 : i32
    %64 = arith.subi %11, %63 : i32
    %65 = arith.minsi %64, %c4096_i32 : i32
    %66 = arith.addi %63, %65 : i32
    %67 = arith.minsi %arg15, %arg1 : i32
    %68 = arith.minsi %67, %arg19 : i32
    %69 = arith.subi %68, %4 : i32
    %70 = arith.minsi %69, %c1_i32 : i32
    %71 = "tt.splat"(%70) : (i32) -> tensor<16xi32>
    %72 = arith.cmpi slt, %13, %71 : tensor<16xi32>
    %73 = arith.divui %63, %c64_i32 : i32
    %74 = arith.cmpi ult, %73, %arg8 : i32
    %75 = arith.cmpi ult, %59, %arg7 : i32
    %76 = arith.cmpi slt, %63, %66 : i32
    %77 = arith.andi %76, %74 : i1
    %78 = arith.andi %77, %75 : i1
    %79 = arith.extsi %59 : i32 to i64
    %80 = arith.muli %79, %arg9 : i64
    %81 = "tt.addptr"(%arg6, %80) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %82 = arith.extsi %73 : i32 to i64
    %83 = "tt.addptr"(%81, %82) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %84 = "tt.load"(%83, %78, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %85 = arith.select %78, %84, %c-1_i32 : i32
    %86 = arith.addi %63, %c64_i32 : i32
    %87 = arith.divui %86, %c64_i32 : i32
    %88 = arith.cmpi ult, %87, %arg8 : i32
    %89 = arith.cmpi slt, %86, %66 : i32
    %90 = arith.andi %89, %88 : i1
    %91 = arith.andi %90, %75 : i1
    %92 = arith.extsi %87 : i32 to i64
    %93 = "tt.addptr"(%81, %92) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %94 = "tt.load"(%93, %91, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %95 = arith.select %91, %94, %c-1_i32 : i32
    %96 = arith.cmpi ult, %61, %arg7 : i32
    %97 = arith.andi %77, %96 : i1
    %98 = arith.extsi %61 : i32 to i64
    %99 = arith.muli %98, %arg9 : i64
    %100 = "tt.addptr"(%arg6, %99) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %101 = "tt.addptr"(%100, %82) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %102 = "tt.load"(%101, %97, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %103 = arith.select %97, %102, %c-1_i32 : i32
    %104 = arith.andi %90, %96 : i1
    %105 = "tt.addptr"(%100, %92) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %106 = "tt.load"(%105, %104, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %107 = arith.select %104, %106, %c-1_i32 : i32
    %108 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
    %109 = "tt.splat"(%107) : (i32) -> tensor<128xi32>
    %110 = arith.cmpi slt, %108, %cst_12 : tensor<128xi32>
    %111 = "tt.splat"(%103) : (i32) -> tensor<128xi32>
    %112 = arith.select %110, %111, %109 : tensor<128xi1>, tensor<128xi32>
    %113 = "tt.expand_dims"(%112) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %114 = arith.remui %108, %cst_12 : tensor<128xi32>
    %115 = "tt.splat"(%arg22) : (i32) -> tensor<128x1xi32>
    %116 = arith.cmpi ult, %113, %115 : tensor<128x1xi32>
    %117 = "tt.expand_dims"(%114) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %118 = "tt.broadcast"(%116) : (tensor<128x1xi1>) -> tensor<128x8xi1>
    %119 = arith.extsi %113 : tensor<128x1xi32> to tensor<128x1xi64>
    %120 = "tt.splat"(%arg23) : (i64) -> tensor<128x1xi64>
    %121 = arith.muli %119, %120 : tensor<128x1xi64>
    %122 = "tt.splat"(%arg21) : (!tt.ptr<i8>) -> tensor<128x1x!tt.ptr<i8>>
    %123 = "tt.addptr"(%122, %121) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
    %124 = arith.muli %117, %cst_4 : tensor<128x1xi32>
    %125 = "tt.addptr"(%123, %124) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i8>>
    %126 = "tt.broadcast"(%125) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x8x!tt.ptr<i8>>
    %127 = "tt.broadcast"(%34) : (tensor<1x8xi32>) -> tensor<128x8xi32>
    %128 = "tt.addptr"(%126, %127) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi32>) -> tensor<128x8x!tt.ptr<i8>>
    %129 = "tt.load"(%128, %118, %cst_5) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
    %130 = arith.extui %76 : i1 to i32
    %131 = "tt.splat"(%arg4) : (i32) -> tensor<128x1xi32>
    %132 = "tt.splat"(%arg5) : (i64) -> tensor<128x1xi64>
    %133 = "tt.splat"(%arg3) : (!tt.ptr<i8>) -> tensor<128x1x!tt.ptr<i8>>
    %134 = arith.muli %117, %cst_1 : tensor<128x1xi32>
    %135 = "tt.broadcast"(%19) : (tensor<1x64xi32>) -> tensor<128x64xi32>
    %136 = arith.divui %108, %cst_12 : tensor<128xi32>
    %137 = arith.cmpi ne, %136, %cst_11 : tensor<128xi32>
    %138 = arith.cmpi ne, %136, %cst_10 : tensor<128xi32>
    %139 = "tt.splat"(%66) : (i32) -> tensor<128xi32>
    %140 = "tt.expand_dims"(%72) {axis = 1 : i32} : (tensor<16xi1>) -> tensor<16x1xi1>
    %141 = "tt.broadcast"(%140) : (tensor<16x1xi1>) -> tensor<16x128xi1>
    %142 = "tt.splat"(%arg17) : (i64) -> tensor<16x1xi64>
    %143 = arith.muli %22, %142 : tensor<16x1xi64>
    %144 = "tt.splat"(%arg14) : (!tt.ptr<f32>) -> tensor<16x1x!tt.ptr<f32>>
    %145 = "tt.addptr"(%144, %143) : (tensor<16x1x!tt.ptr<f32>>, tensor<16x1xi64>) -> tensor<16x1x!tt.ptr<f32>>
    %146 = "tt.broadcast"(%145) : (tensor<16x1x!tt.ptr<f32>>) -> tensor<16x128x!tt.ptr<f32>>
    %147 = scf.for %arg24 = %c0_i32 to %130 step %c1_i32 iter_args(%arg25 = %55) -> (tensor<16x128xf16>)  : i32 {
      %148:5 = scf.for %arg26 = %63 to %66 step %c128_i32 iter_args(%arg27 = %85, %arg28 = %95, %arg29 = %103, %arg30 = %107, %arg31 = %129) -> (i32, i32, i32, i32, tensor<128x8xi8>)  : i32 {
        %149 = arith.addi %arg26, %c128_i32 : i32
        %150 = arith.divui %149, %c64_i32 : i32
        %151 = arith.cmpi ult, %150, %arg8 : i32
        %152 = arith.cmpi slt, %149, %66 : i32
        %153 = arith.andi %152, %151 : i1
        %154 = arith.andi %153, %75 : i1
        %155 = arith.extsi %150 : i32 to i64
        %156 = "tt.addptr"(%81, %155) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %157 = "tt.load"(%156, %154, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %158 = arith.select %154, %157, %c-1_i32 : i32
        %159 = arith.addi %arg26, %c192_i32 : i32
        %160 = arith.divui %159, %c64_i32 : i32
        %161 = arith.cmpi ult, %160, %arg8 : i32
        %162 = arith.cmpi slt, %159, %66 : i32
        %163 = arith.andi %162, %161 : i1
        %164 = arith.andi %163, %75 : i1
        %165 = arith.extsi %160 : i32 to i64
        %166 = "tt.addptr"(%81, %165) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %167 = "tt.load"(%166, %164, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %168 = arith.select %164, %167, %c-1_i32 : i32
        %169 = arith.andi %153, %96 : i1
        %170 = "tt.addptr"(%100, %155) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %171 = "tt.load"(%170, %169, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %172 = arith.select %169, %171, %c-1_i32 : i32
        %173 = arith.andi %163, %96 : i1
        %174 = "tt.addptr"(%100, %165) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %175 = "tt.load"(%174, %173, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %176 = arith.select %173, %175, %c-1_i32 : i32
        %177 = "tt.splat"(%176) : (i32) -> tensor<128xi32>
        %178 = "tt.splat"(%172) : (i32) -> tensor<128xi32>
        %179 = arith.select %110, %178, %177 : tensor<128xi1>, tensor<128xi32>
        %180 = "tt.expand_dims"(%179) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
        %181 = arith.cmpi ult, %180, %115 : tensor<128x1xi32>
        %182 = "tt.broadcast"(%181) : (tensor<128x1xi1>) -> tensor<128x8xi1>
        %183 = arith.extsi %180 : tensor<128x1xi32> to tensor<128x1xi64>
        %184 = arith.muli %183, %120 : tensor<128x1xi64>
        %185 = "tt.addptr"(%122, %184) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
        %186 = "tt.addptr"(%185, %124) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i8>>
        %187 = "tt.broadcast"(%186) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x8x!tt.ptr<i8>>
        %188 = "tt.addptr"(%187, %127) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi32>) -> tensor<128x8x!tt.ptr<i8>>
        %189 = "tt.load"(%188, %182, %cst_5) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
        %190 = "tt.splat"(%arg28) : (i32) -> tensor<128xi32>
        %191 = "tt.splat"(%arg27) : (i32) -> tensor<128xi32>
        %192 = arith.select %110, %191, %190 : tensor<128xi1>, tensor<128xi32>
        %193 = "tt.expand_dims"(%192) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
        %194 = arith.cmpi ult, %193, %131 : tensor<128x1xi32>
        %195 = "tt.broadcast"(%194) : (tensor<128x1xi1>) -> tensor<128x64xi1>
        %196 = arith.extsi %193 : tensor<128x1xi32> to tensor<128x1xi64>
        %197 = arith.muli %196, %132 : tensor<128x1xi64>
        %198 = "tt.addptr"(%133, %197) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
        %199 = "tt.addptr"(%198, %134) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i8>>
        %200 = "tt.broadcast"(%199) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x64x!tt.ptr<i8>>
        %201 = "tt.addptr"(%200, %135) : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi32>) -> tensor<128x64x!tt.ptr<i8>>
        %202 = "tt.load"(%201, %195, %cst_2) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi1>, tensor<128x64xi8>) -> tensor<128x64xi8>
        %203 = arith.cmpi ult, %arg27, %arg4 : i32
        %204 = "tt.splat"(%203) : (i1) -> tensor<128xi1>
        %205 = arith.ori %204, %137 : tensor<128xi1>
        %206 = arith.cmpi ult, %arg28, %arg4 : i32
        %207 = "tt.splat"(%206) : (i1) -> tensor<128xi1>
        %208 = arith.ori %207, %138 : tensor<128xi1>
        %209 = "tt.splat"(%arg26) : (i32) -> tensor<128xi32>
        %210 = arith.addi %209, %108 : tensor<128xi32>
        %211 = arith.cmpi slt, %210, %139 : tensor<128xi32>
        %212 = arith.cmpi ult, %arg29, %arg22 : i32
        %213 = "tt.splat"(%212) : (i1) -> tensor<128xi1>
        %214 = arith.ori %213, %137 : tensor<128xi1>
        %215 = arith.cmpi ult, %arg30, %arg22 : i32
        %216 = "tt.splat"(%215) : (i1) -> tensor<128xi1>
        %217 = arith.ori %216, %138 : tensor<128xi1>
        %218 = "tt.bitcast"(%arg31) : (tensor<128x8xi8>) -> tensor<128x8xf8E4M3FN>
        %219 = "tt.fp_to_fp"(%218) : (tensor<128x8xf8E4M3FN>) -> tensor<128x8xf16>
        %220 = arith.mulf %219, %cst_0 : tensor<128x8xf16>
        %221 = "tt.expand_dims"(%220) {axis = 2 : i32} : (tensor<128x8xf16>) -> tensor<128x8x1xf16>
        %222 = "tt.broadcast"(%221) : (tensor<128x8x1xf16>) -> tensor<128x8x8xf16>
        %223 = "tt.reshape"(%202) : (tensor<128x64xi8>) -> tensor<128x8x8xi8>
        %224 = "tt.elementwise_inline_asm"(%223, %222) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashl.b32 codes, $2, 2;\0Ashl.b32 signs, $2, 4;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
        %225 = "tt.elementwise_inline_asm"(%223, %222) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashr.u32 codes, $2, 2;\0Amov.b32 signs, $2;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
        %226 = "tt.join"(%224, %225) : (tensor<128x8x8xf16>, tensor<128x8x8xf16>) -> tensor<128x8x8x2xf16>
        %227 = "tt.trans"(%226) {order = array<i32: 0, 3, 1, 2>} : (tensor<128x8x8x2xf16>) -> tensor<128x2x8x8xf16>
        %228 = "tt.reshape"(%227) : (tensor<128x2x8x8xf16>) -> tensor<128x128xf16>
        %229 = "tt.trans"(%228) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
        %230 = "tt.dot"(%arg25, %229, %cst) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<16x128xf16>, tensor<128x128xf16>, tensor<16x128xf32>) -> tensor<16x128xf32>
        %231 = arith.andi %205, %208 : tensor<128xi1>
        %232 = arith.andi %231, %211 : tensor<128xi1>
        %233 = arith.andi %232, %214 : tensor<128xi1>
        %234 = arith.andi %233, %217 : tensor<128xi1>
        %235 = arith.andi %234, %211 : tensor<128xi1>
        %236 = "tt.expand_dims"(%235) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
        %237 = "tt.broadcast"(%236) : (tensor<1x128xi1>) -> tensor<16x128xi1>
        %238 = arith.select %237, %230, %cst_9 : tensor<16x128xi1>, tensor<16x128xf32>
        %239 = "tt.expand_dims"(%211) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
        %240 = "tt.broadcast"(%239) : (tensor<1x128xi1>) -> tensor<16x128xi1>
        %241 = arith.andi %141, %240 : tensor<16x128xi1>
        %242 = "tt.expand_dims"(%210) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
        %243 = arith.extsi %242 : tensor<1x128xi32> to tensor<1x128xi64>
        %244 = "tt.broadcast"(%243) : (tensor<1x128xi64>) -> tensor<16x128xi64>
        %245 = "tt.addptr"(%146, %244) : (tensor<16x128x!tt.ptr<f32>>, tensor<16x128xi64>) -> tensor<16x128x!tt.ptr<f32>>
        "tt.store"(%245, %238, %241) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<16x128x!tt.ptr<f32>>, tensor<16x128xf32>, tensor<16x128xi1>) -> ()
        scf.yield %158, %168, %172, %176, %189 : i32, i32, i32, i32, tensor<128x8xi8>
      }
      scf.yield %cst_3 : tensor<16x128xf16>
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{winnow.arg = "query", winnow.type = memref<?x64xi8, strided<[?, 1]>>}, {winnow.arg = "query.size0"}, {winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x64xi8, strided<[?, 64, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "context_lengths", winnow.type = memref<?xi32>}, {winnow.arg = "context_lengths.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "requests", winnow.type = memref<?xi32>}, {winnow.arg = "requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "scores", winnow.type = memref<?x?xf32, strided<[?, 1]>>}, {winnow.arg = "scores.size0"}, {winnow.arg = "scores.size1"}, {winnow.arg = "scores.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "query_scales", winnow.type = memref<?x8xi8, strided<[?, 1]>>}, {winnow.arg = "query_scales.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "query_scales.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_scales", winnow.type = memref<?x64x8xi8, strided<[?, 8, 1]>>}, {winnow.arg = "key_scales.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_scales.stride0"}], function_type = (!tt.ptr<i8>, i32, i64, !tt.ptr<i8>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<f32>, i32, i32, i64, !tt.ptr<i8>, i32, i64, !tt.ptr<i8>, i32, i64) -> (), sym_name = "sdsa_scores_nvfp4", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["scores.size0", "scores.size1"], winnow.plan = {dequantize = "convert", helpers = 132 : i32, num_stages = 3 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 4096 : i32, target = "cuda:90", tile_keys = 128 : i32, tile_rows = 16 : i32}} : () -> ()
}

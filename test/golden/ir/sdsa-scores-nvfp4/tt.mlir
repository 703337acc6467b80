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
    %25 = arith.extsi %19 : tensor<1x64xi32> to tensor<1x64xi64>
    %26 = "tt.broadcast"(%24) : (tensor<16x1xi64>) -> tensor<16x64xi64>
    %27 = "tt.broadcast"(%25) : (tensor<1x64xi64>) -> tensor<16x64xi64>
    %28 = arith.addi %26, %27 : tensor<16x64xi64>
    %29 = "tt.splat"(%arg0) : (!tt.ptr<i8>) -> tensor<16x64x!tt.ptr<i8>>
    %30 = "tt.addptr"(%29, %28) : (tensor<16x64x!tt.ptr<i8>>, tensor<16x64xi64>) -> tensor<16x64x!tt.ptr<i8>>
    %31 = "tt.load"(%30, %21, %cst_8) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<16x64x!tt.ptr<i8>>, tensor<16x64xi1>, tensor<16x64xi8>) -> tensor<16x64xi8>
    %32 = "tt.splat"(%arg19) : (i32) -> tensor<16xi32>
    %33 = arith.cmpi ult, %14, %32 : tensor<16xi32>
    %34 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
    %35 = "tt.expand_dims"(%34) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
    %36 = "tt.expand_dims"(%33) {axis = 1 : i32} : (tensor<16xi1>) -> tensor<16x1xi1>
    %37 = "tt.broadcast"(%36) : (tensor<16x1xi1>) -> tensor<16x8xi1>
    %38 = "tt.splat"(%arg20) : (i64) -> tensor<16x1xi64>
    %39 = arith.muli %22, %38 : tensor<16x1xi64>
    %40 = arith.extsi %35 : tensor<1x8xi32> to tensor<1x8xi64>
    %41 = "tt.broadcast"(%39) : (tensor<16x1xi64>) -> tensor<16x8xi64>
    %42 = "tt.broadcast"(%40) : (tensor<1x8xi64>) -> tensor<16x8xi64>
    %43 = arith.addi %41, %42 : tensor<16x8xi64>
    %44 = "tt.splat"(%arg18) : (!tt.ptr<i8>) -> tensor<16x8x!tt.ptr<i8>>
    %45 = "tt.addptr"(%44, %43) : (tensor<16x8x!tt.ptr<i8>>, tensor<16x8xi64>) -> tensor<16x8x!tt.ptr<i8>>
    %46 = "tt.load"(%45, %37, %cst_7) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<16x8x!tt.ptr<i8>>, tensor<16x8xi1>, tensor<16x8xi8>) -> tensor<16x8xi8>
    %47 = "tt.bitcast"(%46) : (tensor<16x8xi8>) -> tensor<16x8xf8E4M3FN>
    %48 = "tt.fp_to_fp"(%47) : (tensor<16x8xf8E4M3FN>) -> tensor<16x8xf16>
    %49 = arith.mulf %48, %cst_6 : tensor<16x8xf16>
    %50 = "tt.expand_dims"(%49) {axis = 2 : i32} : (tensor<16x8xf16>) -> tensor<16x8x1xf16>
    %51 = "tt.broadcast"(%50) : (tensor<16x8x1xf16>) -> tensor<16x8x8xf16>
    %52 = "tt.reshape"(%31) : (tensor<16x64xi8>) -> tensor<16x8x8xi8>
    %53 = "tt.elementwise_inline_asm"(%52, %51) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashl.b32 codes, $2, 2;\0Ashl.b32 signs, $2, 4;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<16x8x8xi8>, tensor<16x8x8xf16>) -> tensor<16x8x8xf16>
    %54 = "tt.elementwise_inline_asm"(%52, %51) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashr.u32 codes, $2, 2;\0Amov.b32 signs, $2;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<16x8x8xi8>, tensor<16x8x8xf16>) -> tensor<16x8x8xf16>
    %55 = "tt.join"(%53, %54) : (tensor<16x8x8xf16>, tensor<16x8x8xf16>) -> tensor<16x8x8x2xf16>
    %56 = "tt.trans"(%55) {order = array<i32: 0, 3, 1, 2>} : (tensor<16x8x8x2xf16>) -> tensor<16x2x8x8xf16>
    %57 = "tt.reshape"(%56) : (tensor<16x2x8x8xf16>) -> tensor<16x128xf16>
    %58 = arith.cmpi slt, %4, %arg13 : i32
    %59 = "tt.addptr"(%arg12, %6) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %60 = "tt.load"(%59, %58, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %61 = arith.select %58, %60, %c-1_i32 : i32
    %62 = "tt.load"(%59, %58, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %63 = arith.select %58, %62, %c-1_i32 : i32
    %64 = arith.remui %0, %3 : i32
    %65 = arith.muli %64, %c4096_i32 : i32
    %66 = arith.subi %11, %65 : i32
    %67 = arith.minsi %66, %c4096_i32 : i32
    %68 = arith.addi %65, %67 : i32
    %69 = arith.minsi %arg15, %arg1 : i32
    %70 = arith.minsi %69, %arg19 : i32
    %71 = arith.subi %70, %4 : i32
    %72 = arith.minsi %71, %c1_i32 : i32
    %73 = "tt.splat"(%72) : (i32) -> tensor<16xi32>
    %74 = arith.cmpi slt, %13, %73 : tensor<16xi32>
    %75 = arith.divui %65, %c64_i32 : i32
    %76 = arith.cmpi ult, %75, %arg8 : i32
    %77 = arith.cmpi ult, %61, %arg7 : i32
    %78 = arith.cmpi slt, %65, %68 : i32
    %79 = arith.andi %78, %76 : i1
    %80 = arith.andi %79, %77 : i1
    %81 = arith.extsi %61 : i32 to i64
    %82 = arith.muli %81, %arg9 : i64
    %83 = arith.extsi %75 : i32 to i64
    %84 = arith.addi %82, %83 : i64
    %85 = "tt.addptr"(%arg6, %84) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %86 = "tt.load"(%85, %80, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %87 = arith.select %80, %86, %c-1_i32 : i32
    %88 = arith.addi %65, %c64_i32 : i32
    %89 = arith.divui %88, %c64_i32 : i32
    %90 = arith.cmpi ult, %89, %arg8 : i32
    %91 = arith.cmpi slt, %88, %68 : i32
    %92 = arith.andi %91, %90 : i1
    %93 = arith.andi %92, %77 : i1
    %94 = arith.extsi %89 : i32 to i64
    %95 = arith.addi %82, %94 : i64
    %96 = "tt.addptr"(%arg6, %95) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %97 = "tt.load"(%96, %93, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %98 = arith.select %93, %97, %c-1_i32 : i32
    %99 = arith.cmpi ult, %63, %arg7 : i32
    %100 = arith.andi %79, %99 : i1
    %101 = arith.extsi %63 : i32 to i64
    %102 = arith.muli %101, %arg9 : i64
    %103 = arith.addi %102, %83 : i64
    %104 = "tt.addptr"(%arg6, %103) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %105 = "tt.load"(%104, %100, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %106 = arith.select %100, %105, %c-1_i32 : i32
    %107 = arith.andi %92, %99 : i1
    %108 = arith.addi %102, %94 : i64
    %109 = "tt.addptr"(%arg6, %108) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %110 = "tt.load"(%109, %107, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %111 = arith.select %107, %110, %c-1_i32 : i32
    %112 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
    %113 = "tt.splat"(%111) : (i32) -> tensor<128xi32>
    %114 = arith.cmpi slt, %112, %cst_12 : tensor<128xi32>
    %115 = "tt.splat"(%106) : (i32) -> tensor<128xi32>
    %116 = arith.select %114, %115, %113 : tensor<128xi1>, tensor<128xi32>
    %117 = "tt.expand_dims"(%116) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %118 = arith.remui %112, %cst_12 : tensor<128xi32>
    %119 = "tt.splat"(%arg22) : (i32) -> tensor<128x1xi32>
    %120 = arith.cmpi ult, %117, %119 : tensor<128x1xi32>
    %121 = "tt.expand_dims"(%118) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
    %122 = "tt.broadcast"(%120) : (tensor<128x1xi1>) -> tensor<128x8xi1>
    %123 = arith.extsi %117 : tensor<128x1xi32> to tensor<128x1xi64>
    %124 = "tt.splat"(%arg23) : (i64) -> tensor<128x1xi64>
    %125 = arith.muli %123, %124 : tensor<128x1xi64>
    %126 = arith.muli %121, %cst_4 : tensor<128x1xi32>
    %127 = arith.extsi %126 : tensor<128x1xi32> to tensor<128x1xi64>
    %128 = arith.addi %125, %127 : tensor<128x1xi64>
    %129 = "tt.broadcast"(%128) : (tensor<128x1xi64>) -> tensor<128x8xi64>
    %130 = "tt.broadcast"(%40) : (tensor<1x8xi64>) -> tensor<128x8xi64>
    %131 = arith.addi %129, %130 : tensor<128x8xi64>
    %132 = "tt.splat"(%arg21) : (!tt.ptr<i8>) -> tensor<128x8x!tt.ptr<i8>>
    %133 = "tt.addptr"(%132, %131) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi64>) -> tensor<128x8x!tt.ptr<i8>>
    %134 = "tt.load"(%133, %122, %cst_5) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
    %135 = arith.extui %78 : i1 to i32
    %136 = "tt.splat"(%arg4) : (i32) -> tensor<128x1xi32>
    %137 = "tt.splat"(%arg5) : (i64) -> tensor<128x1xi64>
    %138 = arith.muli %121, %cst_1 : tensor<128x1xi32>
    %139 = arith.extsi %138 : tensor<128x1xi32> to tensor<128x1xi64>
    %140 = "tt.broadcast"(%25) : (tensor<1x64xi64>) -> tensor<128x64xi64>
    %141 = "tt.splat"(%arg3) : (!tt.ptr<i8>) -> tensor<128x64x!tt.ptr<i8>>
    %142 = arith.divui %112, %cst_12 : tensor<128xi32>
    %143 = arith.cmpi ne, %142, %cst_11 : tensor<128xi32>
    %144 = arith.cmpi ne, %142, %cst_10 : tensor<128xi32>
    %145 = "tt.splat"(%68) : (i32) -> tensor<128xi32>
    %146 = "tt.expand_dims"(%74) {axis = 1 : i32} : (tensor<16xi1>) -> tensor<16x1xi1>
    %147 = "tt.broadcast"(%146) : (tensor<16x1xi1>) -> tensor<16x128xi1>
    %148 = "tt.splat"(%arg17) : (i64) -> tensor<16x1xi64>
    %149 = arith.muli %22, %148 : tensor<16x1xi64>
    %150 = "tt.broadcast"(%149) : (tensor<16x1xi64>) -> tensor<16x128xi64>
    %151 = "tt.splat"(%arg14) : (!tt.ptr<f32>) -> tensor<16x128x!tt.ptr<f32>>
    %152 = scf.for %arg24 = %c0_i32 to %135 step %c1_i32 iter_args(%arg25 = %57) -> (tensor<16x128xf16>)  : i32 {
      %153:5 = scf.for %arg26 = %65 to %68 step %c128_i32 iter_args(%arg27 = %87, %arg28 = %98, %arg29 = %106, %arg30 = %111, %arg31 = %134) -> (i32, i32, i32, i32, tensor<128x8xi8>)  : i32 {
        %154 = arith.addi %arg26, %c128_i32 : i32
        %155 = arith.divui %154, %c64_i32 : i32
        %156 = arith.cmpi ult, %155, %arg8 : i32
        %157 = arith.cmpi slt, %154, %68 : i32
        %158 = arith.andi %157, %156 : i1
        %159 = arith.andi %158, %77 : i1
        %160 = arith.extsi %155 : i32 to i64
        %161 = arith.addi %82, %160 : i64
        %162 = "tt.addptr"(%arg6, %161) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %163 = "tt.load"(%162, %159, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %164 = arith.select %159, %163, %c-1_i32 : i32
        %165 = arith.addi %arg26, %c192_i32 : i32
        %166 = arith.divui %165, %c64_i32 : i32
        %167 = arith.cmpi ult, %166, %arg8 : i32
        %168 = arith.cmpi slt, %165, %68 : i32
        %169 = arith.andi %168, %167 : i1
        %170 = arith.andi %169, %77 : i1
        %171 = arith.extsi %166 : i32 to i64
        %172 = arith.addi %82, %171 : i64
        %173 = "tt.addptr"(%arg6, %172) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %174 = "tt.load"(%173, %170, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %175 = arith.select %170, %174, %c-1_i32 : i32
        %176 = arith.andi %158, %99 : i1
        %177 = arith.addi %102, %160 : i64
        %178 = "tt.addptr"(%arg6, %177) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %179 = "tt.load"(%178, %176, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %180 = arith.select %176, %179, %c-1_i32 : i32
        %181 = arith.andi %169, %99 : i1
        %182 = arith.addi %102, %171 : i64
        %183 = "tt.addptr"(%arg6, %182) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
        %184 = "tt.load"(%183, %181, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
        %185 = arith.select %181, %184, %c-1_i32 : i32
        %186 = "tt.splat"(%185) : (i32) -> tensor<128xi32>
        %187 = "tt.splat"(%180) : (i32) -> tensor<128xi32>
        %188 = arith.select %114, %187, %186 : tensor<128xi1>, tensor<128xi32>
        %189 = "tt.expand_dims"(%188) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
        %190 = arith.cmpi ult, %189, %119 : tensor<128x1xi32>
        %191 = "tt.broadcast"(%190) : (tensor<128x1xi1>) -> tensor<128x8xi1>
        %192 = arith.extsi %189 : tensor<128x1xi32> to tensor<128x1xi64>
        %193 = arith.muli %192, %124 : tensor<128x1xi64>
        %194 = arith.addi %193, %127 : tensor<128x1xi64>
        %195 = "tt.broadcast"(%194) : (tensor<128x1xi64>) -> tensor<128x8xi64>
        %196 = arith.addi %195, %130 : tensor<128x8xi64>
        %197 = "tt.addptr"(%132, %196) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi64>) -> tensor<128x8x!tt.ptr<i8>>
        %198 = "tt.load"(%197, %191, %cst_5) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi1>, tensor<128x8xi8>) -> tensor<128x8xi8>
        %199 = "tt.splat"(%arg28) : (i32) -> tensor<128xi32>
        %200 = "tt.splat"(%arg27) : (i32) -> tensor<128xi32>
        %201 = arith.select %114, %200, %199 : tensor<128xi1>, tensor<128xi32>
        %202 = "tt.expand_dims"(%201) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
        %203 = arith.cmpi ult, %202, %136 : tensor<128x1xi32>
        %204 = "tt.broadcast"(%203) : (tensor<128x1xi1>) -> tensor<128x64xi1>
        %205 = arith.extsi %202 : tensor<128x1xi32> to tensor<128x1xi64>
        %206 = arith.muli %205, %137 : tensor<128x1xi64>
        %207 = arith.addi %206, %139 : tensor<128x1xi64>
        %208 = "tt.broadcast"(%207) : (tensor<128x1xi64>) -> tensor<128x64xi64>
        %209 = arith.addi %208, %140 : tensor<128x64xi64>
        %210 = "tt.addptr"(%141, %209) : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi64>) -> tensor<128x64x!tt.ptr<i8>>
        %211 = "tt.load"(%210, %204, %cst_2) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x64x!tt.ptr<i8>>, tensor<128x64xi1>, tensor<128x64xi8>) -> tensor<128x64xi8>
        %212 = arith.cmpi ult, %arg27, %arg4 : i32
        %213 = "tt.splat"(%212) : (i1) -> tensor<128xi1>
        %214 = arith.ori %213, %143 : tensor<128xi1>
        %215 = arith.cmpi ult, %arg28, %arg4 : i32
        %216 = "tt.splat"(%215) : (i1) -> tensor<128xi1>
        %217 = arith.ori %216, %144 : tensor<128xi1>
        %218 = "tt.splat"(%arg26) : (i32) -> tensor<128xi32>
        %219 = arith.addi %218, %112 : tensor<128xi32>
        %220 = arith.cmpi slt, %219, %145 : tensor<128xi32>
        %221 = arith.cmpi ult, %arg29, %arg22 : i32
        %222 = "tt.splat"(%221) : (i1) -> tensor<128xi1>
        %223 = arith.ori %222, %143 : tensor<128xi1>
        %224 = arith.cmpi ult, %arg30, %arg22 : i32
        %225 = "tt.splat"(%224) : (i1) -> tensor<128xi1>
        %226 = arith.ori %225, %144 : tensor<128xi1>
        %227 = "tt.bitcast"(%arg31) : (tensor<128x8xi8>) -> tensor<128x8xf8E4M3FN>
        %228 = "tt.fp_to_fp"(%227) : (tensor<128x8xf8E4M3FN>) -> tensor<128x8xf16>
        %229 = arith.mulf %228, %cst_0 : tensor<128x8xf16>
        %230 = "tt.expand_dims"(%229) {axis = 2 : i32} : (tensor<128x8xf16>) -> tensor<128x8x1xf16>
        %231 = "tt.broadcast"(%230) : (tensor<128x8x1xf16>) -> tensor<128x8x8xf16>
        %232 = "tt.reshape"(%211) : (tensor<128x64xi8>) -> tensor<128x8x8xi8>
        %233 = "tt.elementwise_inline_asm"(%232, %231) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashl.b32 codes, $2, 2;\0Ashl.b32 signs, $2, 4;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
        %234 = "tt.elementwise_inline_asm"(%232, %231) {asm_string = "{\0A.reg .b32 codes, signs;\0A.reg .b16 even, odd;\0Ashr.u32 codes, $2, 2;\0Amov.b32 signs, $2;\0Aand.b32 codes, codes, 0x1C1C1C1C;\0Aand.b32 signs, signs, 0x80808080;\0Aor.b32 codes, codes, signs;\0Amov.b32 {even, odd}, codes;\0Acvt.rn.f16x2.e4m3x2 $0, even;\0Acvt.rn.f16x2.e4m3x2 $1, odd;\0Amul.rn.f16x2 $0, $0, $3;\0Amul.rn.f16x2 $1, $1, $4;\0A}", constraints = "=&r,=&r,r,r,r", operandSegmentSizes = array<i32: 0, 1, 1>, packed_element = 4 : i32, pure = true} : (tensor<128x8x8xi8>, tensor<128x8x8xf16>) -> tensor<128x8x8xf16>
        %235 = "tt.join"(%233, %234) : (tensor<128x8x8xf16>, tensor<128x8x8xf16>) -> tensor<128x8x8x2xf16>
        %236 = "tt.trans"(%235) {order = array<i32: 0, 3, 1, 2>} : (tensor<128x8x8x2xf16>) -> tensor<128x2x8x8xf16>
        %237 = "tt.reshape"(%236) : (tensor<128x2x8x8xf16>) -> tensor<128x128xf16>
        %238 = "tt.trans"(%237) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
        %239 = "tt.dot"(%arg25, %238, %cst) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<16x128xf16>, tensor<128x128xf16>, tensor<16x128xf32>) -> tensor<16x128xf32>
        %240 = arith.andi %214, %217 : tensor<128xi1>
        %241 = arith.andi %240, %220 : tensor<128xi1>
        %242 = arith.andi %241, %223 : tensor<128xi1>
        %243 = arith.andi %242, %226 : tensor<128xi1>
        %244 = arith.andi %243, %220 : tensor<128xi1>
        %245 = "tt.expand_dims"(%244) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
        %246 = "tt.broadcast"(%245) : (tensor<1x128xi1>) -> tensor<16x128xi1>
        %247 = arith.select %246, %239, %cst_9 : tensor<16x128xi1>, tensor<16x128xf32>
        %248 = "tt.expand_dims"(%220) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
        %249 = "tt.broadcast"(%248) : (tensor<1x128xi1>) -> tensor<16x128xi1>
        %250 = arith.andi %147, %249 : tensor<16x128xi1>
        %251 = "tt.expand_dims"(%219) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
        %252 = arith.extsi %251 : tensor<1x128xi32> to tensor<1x128xi64>
        %253 = "tt.broadcast"(%252) : (tensor<1x128xi64>) -> tensor<16x128xi64>
        %254 = arith.addi %150, %253 : tensor<16x128xi64>
        %255 = "tt.addptr"(%151, %254) : (tensor<16x128x!tt.ptr<f32>>, tensor<16x128xi64>) -> tensor<16x128x!tt.ptr<f32>>
        "tt.store"(%255, %247, %250) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<16x128x!tt.ptr<f32>>, tensor<16x128xf32>, tensor<16x128xi1>) -> ()
        scf.yield %164, %175, %180, %185, %198 : i32, i32, i32, i32, tensor<128x8xi8>
      }
      scf.yield %cst_3 : tensor<16x128xf16>
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{winnow.arg = "query", winnow.type = memref<?x64xi8, strided<[?, 1]>>}, {winnow.arg = "query.size0"}, {winnow.arg = "query.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x64xi8, strided<[?, 64, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "context_lengths", winnow.type = memref<?xi32>}, {winnow.arg = "context_lengths.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "requests", winnow.type = memref<?xi32>}, {winnow.arg = "requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "scores", winnow.type = memref<?x?xf32, strided<[?, 1]>>}, {winnow.arg = "scores.size0"}, {winnow.arg = "scores.size1"}, {winnow.arg = "scores.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "query_scales", winnow.type = memref<?x8xi8, strided<[?, 1]>>}, {winnow.arg = "query_scales.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "query_scales.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_scales", winnow.type = memref<?x64x8xi8, strided<[?, 8, 1]>>}, {winnow.arg = "key_scales.size0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_scales.stride0"}], function_type = (!tt.ptr<i8>, i32, i64, !tt.ptr<i8>, i32, i64, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<f32>, i32, i32, i64, !tt.ptr<i8>, i32, i64, !tt.ptr<i8>, i32, i64) -> (), sym_name = "sdsa_scores_nvfp4", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["scores.size0", "scores.size1"], winnow.plan = {dequantize = "convert", helpers = 132 : i32, num_stages = 3 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 4096 : i32, target = "cuda:90", tile_keys = 128 : i32, tile_rows = 16 : i32}} : () -> ()
}

#map = affine_map<()[s0, s1] -> ((s0 ceildiv 2) * (s1 ceildiv 4096))>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<f8E4M3FN>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<f32>, %arg4: i32, %arg5: i64, %arg6: !tt.ptr<f8E4M3FN>, %arg7: i32, %arg8: i64, %arg9: !tt.ptr<f32>, %arg10: i32, %arg11: i64, %arg12: !tt.ptr<i32>, %arg13: i32, %arg14: !tt.ptr<i32>, %arg15: i32, %arg16: i32, %arg17: i64, %arg18: !tt.ptr<i32>, %arg19: i32, %arg20: !tt.ptr<i32>, %arg21: i32, %arg22: !tt.ptr<f32>, %arg23: i32, %arg24: i32, %arg25: i64):
    %cst = arith.constant dense<0.000000e+00> : tensor<128x1xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32>
    %cst_1 = arith.constant dense<128> : tensor<128x1xi32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<128x128xf8E4M3FN>
    %cst_3 = arith.constant dense<64> : tensor<128xi32>
    %cst_4 = arith.constant dense<-1> : tensor<128xi32>
    %cst_5 = arith.constant dense<0> : tensor<128xi32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<2x64xf32>
    %cst_7 = arith.constant dense<128> : tensor<1x64x1xi32>
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<2x64x128xf8E4M3FN>
    %cst_9 = arith.constant dense<0xFF800000> : tensor<2x128xf32>
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c2147344383_i32 = arith.constant 2147344383 : i32
    %c128_i32 = arith.constant 128 : i32
    %c2_i32 = arith.constant 2 : i32
    %c4096_i32 = arith.constant 4096 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_10 = arith.constant 0.000000e+00 : f32
    %0 = "tt.get_program_id"() {axis = 0 : i32} : () -> i32
    %1 = arith.subi %arg24, %c1_i32 : i32
    %2 = arith.divui %1, %c4096_i32 : i32
    %3 = arith.addi %2, %c1_i32 : i32
    %4 = arith.divui %0, %3 : i32
    %5 = arith.muli %4, %c2_i32 : i32
    %6 = arith.divui %5, %c128_i32 : i32
    %7 = arith.cmpi slt, %6, %arg21 : i32
    %8 = arith.extsi %6 : i32 to i64
    %9 = "tt.addptr"(%arg20, %8) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %10 = "tt.load"(%9, %7, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %11 = arith.minsi %arg24, %c2147344383_i32 : i32
    %12 = arith.minsi %10, %11 : i32
    %13 = arith.maxsi %12, %c0_i32 : i32
    %14 = "tt.splat"(%5) : (i32) -> tensor<2xi32>
    %15 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
    %16 = arith.addi %14, %15 : tensor<2xi32>
    %17 = "tt.splat"(%arg1) : (i32) -> tensor<2xi32>
    %18 = arith.cmpi ult, %16, %17 : tensor<2xi32>
    %19 = "tt.expand_dims"(%16) {axis = 1 : i32} : (tensor<2xi32>) -> tensor<2x1xi32>
    %20 = "tt.expand_dims"(%19) {axis = 2 : i32} : (tensor<2x1xi32>) -> tensor<2x1x1xi32>
    %21 = "tt.make_range"() {end = 64 : i32, start = 0 : i32} : () -> tensor<64xi32>
    %22 = "tt.expand_dims"(%21) {axis = 0 : i32} : (tensor<64xi32>) -> tensor<1x64xi32>
    %23 = "tt.expand_dims"(%22) {axis = 2 : i32} : (tensor<1x64xi32>) -> tensor<1x64x1xi32>
    %24 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
    %25 = "tt.expand_dims"(%24) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
    %26 = "tt.expand_dims"(%25) {axis = 1 : i32} : (tensor<1x128xi32>) -> tensor<1x1x128xi32>
    %27 = "tt.expand_dims"(%18) {axis = 1 : i32} : (tensor<2xi1>) -> tensor<2x1xi1>
    %28 = "tt.expand_dims"(%27) {axis = 2 : i32} : (tensor<2x1xi1>) -> tensor<2x1x1xi1>
    %29 = "tt.broadcast"(%28) : (tensor<2x1x1xi1>) -> tensor<2x64x128xi1>
    %30 = arith.extsi %20 : tensor<2x1x1xi32> to tensor<2x1x1xi64>
    %31 = "tt.splat"(%arg2) : (i64) -> tensor<2x1x1xi64>
    %32 = arith.muli %30, %31 : tensor<2x1x1xi64>
    %33 = arith.muli %23, %cst_7 : tensor<1x64x1xi32>
    %34 = arith.extsi %33 : tensor<1x64x1xi32> to tensor<1x64x1xi64>
    %35 = "tt.broadcast"(%32) : (tensor<2x1x1xi64>) -> tensor<2x64x1xi64>
    %36 = "tt.broadcast"(%34) : (tensor<1x64x1xi64>) -> tensor<2x64x1xi64>
    %37 = arith.addi %35, %36 : tensor<2x64x1xi64>
    %38 = arith.extsi %26 : tensor<1x1x128xi32> to tensor<1x1x128xi64>
    %39 = "tt.broadcast"(%37) : (tensor<2x64x1xi64>) -> tensor<2x64x128xi64>
    %40 = "tt.broadcast"(%38) : (tensor<1x1x128xi64>) -> tensor<2x64x128xi64>
    %41 = arith.addi %39, %40 : tensor<2x64x128xi64>
    %42 = "tt.splat"(%arg0) : (!tt.ptr<f8E4M3FN>) -> tensor<2x64x128x!tt.ptr<f8E4M3FN>>
    %43 = "tt.addptr"(%42, %41) : (tensor<2x64x128x!tt.ptr<f8E4M3FN>>, tensor<2x64x128xi64>) -> tensor<2x64x128x!tt.ptr<f8E4M3FN>>
    %44 = "tt.load"(%43, %29, %cst_8) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x128x!tt.ptr<f8E4M3FN>>, tensor<2x64x128xi1>, tensor<2x64x128xf8E4M3FN>) -> tensor<2x64x128xf8E4M3FN>
    %45 = "tt.reshape"(%44) : (tensor<2x64x128xf8E4M3FN>) -> tensor<128x128xf8E4M3FN>
    %46 = arith.cmpi slt, %6, %arg13 : i32
    %47 = "tt.addptr"(%arg12, %8) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %48 = "tt.load"(%47, %46, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %49 = arith.select %46, %48, %c-1_i32 : i32
    %50 = "tt.splat"(%cst_10) : (f32) -> tensor<128x2xf32>
    %51 = "tt.splat"(%arg4) : (i32) -> tensor<2xi32>
    %52 = arith.cmpi ult, %16, %51 : tensor<2xi32>
    %53 = "tt.expand_dims"(%52) {axis = 1 : i32} : (tensor<2xi1>) -> tensor<2x1xi1>
    %54 = "tt.broadcast"(%53) : (tensor<2x1xi1>) -> tensor<2x64xi1>
    %55 = arith.extsi %19 : tensor<2x1xi32> to tensor<2x1xi64>
    %56 = "tt.splat"(%arg5) : (i64) -> tensor<2x1xi64>
    %57 = arith.muli %55, %56 : tensor<2x1xi64>
    %58 = arith.extsi %22 : tensor<1x64xi32> to tensor<1x64xi64>
    %59 = "tt.broadcast"(%57) : (tensor<2x1xi64>) -> tensor<2x64xi64>
    %60 = "tt.broadcast"(%58) : (tensor<1x64xi64>) -> tensor<2x64xi64>
    %61 = arith.addi %59, %60 : tensor<2x64xi64>
    %62 = "tt.splat"(%arg3) : (!tt.ptr<f32>) -> tensor<2x64x!tt.ptr<f32>>
    %63 = "tt.addptr"(%62, %61) : (tensor<2x64x!tt.ptr<f32>>, tensor<2x64xi64>) -> tensor<2x64x!tt.ptr<f32>>
    %64 = "tt.load"(%63, %54, %cst_6) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x!tt.ptr<f32>>, tensor<2x64xi1>, tensor<2x64xf32>) -> tensor<2x64xf32>
    %65 = "tt.expand_dims"(%64) {axis = 0 : i32} : (tensor<2x64xf32>) -> tensor<1x2x64xf32>
    %66 = "tt.broadcast"(%65) : (tensor<1x2x64xf32>) -> tensor<128x2x64xf32>
    %67 = "tt.load"(%47, %46, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %68 = arith.select %46, %67, %c-1_i32 : i32
    %69 = arith.remui %0, %3 : i32
    %70 = arith.muli %69, %c4096_i32 : i32
    %71 = arith.subi %13, %70 : i32
    %72 = arith.minsi %71, %c4096_i32 : i32
    %73 = arith.addi %70, %72 : i32
    %74 = arith.minsi %arg23, %arg1 : i32
    %75 = arith.minsi %74, %arg4 : i32
    %76 = arith.subi %75, %5 : i32
    %77 = arith.minsi %76, %c2_i32 : i32
    %78 = "tt.splat"(%77) : (i32) -> tensor<2xi32>
    %79 = arith.cmpi slt, %15, %78 : tensor<2xi32>
    %80 = arith.minsi %73, %arg19 : i32
    %81 = "tt.splat"(%80) : (i32) -> tensor<128xi32>
    %82 = "tt.splat"(%arg18) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %83 = "tt.splat"(%arg16) : (i32) -> tensor<128xi32>
    %84 = arith.cmpi ult, %49, %arg15 : i32
    %85 = "tt.splat"(%84) : (i1) -> tensor<128xi1>
    %86 = "tt.splat"(%49) : (i32) -> tensor<128xi32>
    %87 = arith.extsi %86 : tensor<128xi32> to tensor<128xi64>
    %88 = "tt.splat"(%arg17) : (i64) -> tensor<128xi64>
    %89 = arith.muli %87, %88 : tensor<128xi64>
    %90 = "tt.splat"(%arg14) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %91 = "tt.splat"(%arg7) : (i32) -> tensor<128xi32>
    %92 = "tt.splat"(%arg8) : (i64) -> tensor<128x1xi64>
    %93 = arith.extsi %25 : tensor<1x128xi32> to tensor<1x128xi64>
    %94 = "tt.broadcast"(%93) : (tensor<1x128xi64>) -> tensor<128x128xi64>
    %95 = "tt.splat"(%arg6) : (!tt.ptr<f8E4M3FN>) -> tensor<128x128x!tt.ptr<f8E4M3FN>>
    %96 = "tt.fp_to_fp"(%45) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
    %97 = "tt.trans"(%96) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
    %98 = "tt.expand_dims"(%50) {axis = 2 : i32} : (tensor<128x2xf32>) -> tensor<128x2x1xf32>
    %99 = "tt.broadcast"(%98) : (tensor<128x2x1xf32>) -> tensor<128x2x64xf32>
    %100 = arith.cmpi ult, %68, %arg15 : i32
    %101 = "tt.splat"(%100) : (i1) -> tensor<128xi1>
    %102 = "tt.splat"(%68) : (i32) -> tensor<128xi32>
    %103 = arith.extsi %102 : tensor<128xi32> to tensor<128xi64>
    %104 = arith.muli %103, %88 : tensor<128xi64>
    %105 = "tt.splat"(%arg10) : (i32) -> tensor<128xi32>
    %106 = "tt.make_range"() {end = 1 : i32, start = 0 : i32} : () -> tensor<1xi32>
    %107 = "tt.expand_dims"(%106) {axis = 0 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
    %108 = "tt.splat"(%arg11) : (i64) -> tensor<128x1xi64>
    %109 = arith.extsi %107 : tensor<1x1xi32> to tensor<1x1xi64>
    %110 = "tt.broadcast"(%109) : (tensor<1x1xi64>) -> tensor<128x1xi64>
    %111 = "tt.splat"(%arg9) : (!tt.ptr<f32>) -> tensor<128x1x!tt.ptr<f32>>
    %112 = "tt.splat"(%73) : (i32) -> tensor<128xi32>
    %113 = "tt.expand_dims"(%79) {axis = 1 : i32} : (tensor<2xi1>) -> tensor<2x1xi1>
    %114 = "tt.broadcast"(%113) : (tensor<2x1xi1>) -> tensor<2x128xi1>
    %115 = "tt.splat"(%arg25) : (i64) -> tensor<2x1xi64>
    %116 = arith.muli %55, %115 : tensor<2x1xi64>
    %117 = "tt.broadcast"(%116) : (tensor<2x1xi64>) -> tensor<2x128xi64>
    %118 = "tt.splat"(%arg22) : (!tt.ptr<f32>) -> tensor<2x128x!tt.ptr<f32>>
    scf.for %arg26 = %70 to %73 step %c128_i32  : i32 {
      %119 = "tt.splat"(%arg26) : (i32) -> tensor<128xi32>
      %120 = arith.addi %119, %24 : tensor<128xi32>
      %121 = arith.cmpi slt, %120, %81 : tensor<128xi32>
      %122 = arith.extsi %120 : tensor<128xi32> to tensor<128xi64>
      %123 = "tt.addptr"(%82, %122) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %124 = "tt.load"(%123, %121, %cst_5) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %125 = arith.cmpi sgt, %124, %cst_4 : tensor<128xi32>
      %126 = arith.andi %121, %125 : tensor<128xi1>
      %127 = arith.divui %124, %cst_3 : tensor<128xi32>
      %128 = arith.cmpi ult, %127, %83 : tensor<128xi32>
      %129 = arith.andi %126, %128 : tensor<128xi1>
      %130 = arith.andi %129, %85 : tensor<128xi1>
      %131 = arith.extsi %127 : tensor<128xi32> to tensor<128xi64>
      %132 = arith.addi %89, %131 : tensor<128xi64>
      %133 = "tt.addptr"(%90, %132) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %134 = "tt.load"(%133, %130, %cst_5) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %135 = arith.cmpi ult, %134, %91 : tensor<128xi32>
      %136 = arith.andi %130, %135 : tensor<128xi1>
      %137 = arith.remui %124, %cst_3 : tensor<128xi32>
      %138 = "tt.expand_dims"(%134) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %139 = "tt.expand_dims"(%137) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %140 = "tt.expand_dims"(%136) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
      %141 = "tt.broadcast"(%140) : (tensor<128x1xi1>) -> tensor<128x128xi1>
      %142 = arith.extsi %138 : tensor<128x1xi32> to tensor<128x1xi64>
      %143 = arith.muli %142, %92 : tensor<128x1xi64>
      %144 = arith.muli %139, %cst_1 : tensor<128x1xi32>
      %145 = arith.extsi %144 : tensor<128x1xi32> to tensor<128x1xi64>
      %146 = arith.addi %143, %145 : tensor<128x1xi64>
      %147 = "tt.broadcast"(%146) : (tensor<128x1xi64>) -> tensor<128x128xi64>
      %148 = arith.addi %147, %94 : tensor<128x128xi64>
      %149 = "tt.addptr"(%95, %148) : (tensor<128x128x!tt.ptr<f8E4M3FN>>, tensor<128x128xi64>) -> tensor<128x128x!tt.ptr<f8E4M3FN>>
      %150 = "tt.load"(%149, %141, %cst_2) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<f8E4M3FN>>, tensor<128x128xi1>, tensor<128x128xf8E4M3FN>) -> tensor<128x128xf8E4M3FN>
      %151 = "tt.fp_to_fp"(%150) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
      %152 = "tt.dot"(%151, %97, %cst_0) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xf16>, tensor<128x128xf16>, tensor<128x128xf32>) -> tensor<128x128xf32>
      %153 = "tt.reshape"(%152) : (tensor<128x128xf32>) -> tensor<128x2x64xf32>
      %154 = arith.maximumf %153, %99 : tensor<128x2x64xf32>
      %155 = arith.mulf %154, %66 : tensor<128x2x64xf32>
      %156 = "tt.reduce"(%155) ({
      ^bb0(%arg27: f32, %arg28: f32):
        %199 = arith.addf %arg27, %arg28 : f32
        "tt.reduce_return"(%199) : (f32) -> ()
      }) {axis = 2 : i32} : (tensor<128x2x64xf32>) -> tensor<128x2xf32>
      %157 = "tt.load"(%123, %121, %cst_5) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %158 = arith.cmpi sgt, %157, %cst_4 : tensor<128xi32>
      %159 = arith.andi %121, %158 : tensor<128xi1>
      %160 = arith.divui %157, %cst_3 : tensor<128xi32>
      %161 = arith.cmpi ult, %160, %83 : tensor<128xi32>
      %162 = arith.andi %159, %161 : tensor<128xi1>
      %163 = arith.andi %162, %101 : tensor<128xi1>
      %164 = arith.extsi %160 : tensor<128xi32> to tensor<128xi64>
      %165 = arith.addi %104, %164 : tensor<128xi64>
      %166 = "tt.addptr"(%90, %165) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %167 = "tt.load"(%166, %163, %cst_5) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %168 = arith.cmpi ult, %167, %105 : tensor<128xi32>
      %169 = arith.andi %163, %168 : tensor<128xi1>
      %170 = arith.remui %157, %cst_3 : tensor<128xi32>
      %171 = "tt.expand_dims"(%167) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %172 = "tt.expand_dims"(%170) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %173 = "tt.expand_dims"(%169) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
      %174 = arith.extsi %171 : tensor<128x1xi32> to tensor<128x1xi64>
      %175 = arith.muli %174, %108 : tensor<128x1xi64>
      %176 = arith.extsi %172 : tensor<128x1xi32> to tensor<128x1xi64>
      %177 = arith.addi %175, %176 : tensor<128x1xi64>
      %178 = arith.addi %177, %110 : tensor<128x1xi64>
      %179 = "tt.addptr"(%111, %178) : (tensor<128x1x!tt.ptr<f32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<f32>>
      %180 = "tt.load"(%179, %173, %cst) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x1x!tt.ptr<f32>>, tensor<128x1xi1>, tensor<128x1xf32>) -> tensor<128x1xf32>
      %181 = "tt.reshape"(%180) : (tensor<128x1xf32>) -> tensor<128xf32>
      %182 = "tt.expand_dims"(%181) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
      %183 = "tt.broadcast"(%182) : (tensor<128x1xf32>) -> tensor<128x2xf32>
      %184 = arith.mulf %156, %183 : tensor<128x2xf32>
      %185 = arith.andi %136, %169 : tensor<128xi1>
      %186 = "tt.trans"(%184) {order = array<i32: 1, 0>} : (tensor<128x2xf32>) -> tensor<2x128xf32>
      %187 = "tt.expand_dims"(%185) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
      %188 = "tt.broadcast"(%187) : (tensor<1x128xi1>) -> tensor<2x128xi1>
      %189 = arith.select %188, %186, %cst_9 : tensor<2x128xi1>, tensor<2x128xf32>
      %190 = arith.cmpi slt, %120, %112 : tensor<128xi32>
      %191 = "tt.expand_dims"(%190) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
      %192 = "tt.broadcast"(%191) : (tensor<1x128xi1>) -> tensor<2x128xi1>
      %193 = arith.andi %114, %192 : tensor<2x128xi1>
      %194 = "tt.expand_dims"(%120) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
      %195 = arith.extsi %194 : tensor<1x128xi32> to tensor<1x128xi64>
      %196 = "tt.broadcast"(%195) : (tensor<1x128xi64>) -> tensor<2x128xi64>
      %197 = arith.addi %117, %196 : tensor<2x128xi64>
      %198 = "tt.addptr"(%118, %197) : (tensor<2x128x!tt.ptr<f32>>, tensor<2x128xi64>) -> tensor<2x128x!tt.ptr<f32>>
      "tt.store"(%198, %189, %193) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x128x!tt.ptr<f32>>, tensor<2x128xf32>, tensor<2x128xi1>) -> ()
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "weights", winnow.type = memref<?x64xf32, strided<[?, 1]>>}, {winnow.arg = "weights.size0"}, {winnow.arg = "weights.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "key_scales", winnow.type = memref<?x64x1xf32, strided<[?, 1, 1]>>}, {winnow.arg = "key_scales.size0"}, {winnow.arg = "key_scales.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "requests", winnow.type = memref<?xi32>}, {winnow.arg = "requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "positions", winnow.type = memref<?xi32>}, {winnow.arg = "positions.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "sample_lengths", winnow.type = memref<?xi32>}, {winnow.arg = "sample_lengths.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "sample_scores", winnow.type = memref<?x?xf32, strided<[?, 1]>>}, {winnow.arg = "sample_scores.size0"}, {winnow.arg = "sample_scores.size1"}, {winnow.arg = "sample_scores.stride0"}], function_type = (!tt.ptr<f8E4M3FN>, i32, i64, !tt.ptr<f32>, i32, i64, !tt.ptr<f8E4M3FN>, i32, i64, !tt.ptr<f32>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<f32>, i32, i32, i64) -> (), sym_name = "deepseek_v32_sample", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["sample_scores.size0", "sample_scores.size1"], winnow.plan = {fp8 = "convert", helpers = 132 : i32, keys_operand = "lhs", num_stages = 3 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 4096 : i32, target = "cuda:90", tile_keys = 128 : i32, tile_rows = 2 : i32}} : () -> ()
}

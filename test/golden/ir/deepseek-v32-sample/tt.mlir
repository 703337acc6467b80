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
    %33 = "tt.splat"(%arg0) : (!tt.ptr<f8E4M3FN>) -> tensor<2x1x1x!tt.ptr<f8E4M3FN>>
    %34 = "tt.addptr"(%33, %32) : (tensor<2x1x1x!tt.ptr<f8E4M3FN>>, tensor<2x1x1xi64>) -> tensor<2x1x1x!tt.ptr<f8E4M3FN>>
    %35 = arith.muli %23, %cst_7 : tensor<1x64x1xi32>
    %36 = "tt.broadcast"(%34) : (tensor<2x1x1x!tt.ptr<f8E4M3FN>>) -> tensor<2x64x1x!tt.ptr<f8E4M3FN>>
    %37 = "tt.broadcast"(%35) : (tensor<1x64x1xi32>) -> tensor<2x64x1xi32>
    %38 = "tt.addptr"(%36, %37) : (tensor<2x64x1x!tt.ptr<f8E4M3FN>>, tensor<2x64x1xi32>) -> tensor<2x64x1x!tt.ptr<f8E4M3FN>>
    %39 = "tt.broadcast"(%38) : (tensor<2x64x1x!tt.ptr<f8E4M3FN>>) -> tensor<2x64x128x!tt.ptr<f8E4M3FN>>
    %40 = "tt.broadcast"(%26) : (tensor<1x1x128xi32>) -> tensor<2x64x128xi32>
    %41 = "tt.addptr"(%39, %40) : (tensor<2x64x128x!tt.ptr<f8E4M3FN>>, tensor<2x64x128xi32>) -> tensor<2x64x128x!tt.ptr<f8E4M3FN>>
    %42 = "tt.load"(%41, %29, %cst_8) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x128x!tt.ptr<f8E4M3FN>>, tensor<2x64x128xi1>, tensor<2x64x128xf8E4M3FN>) -> tensor<2x64x128xf8E4M3FN>
    %43 = "tt.reshape"(%42) : (tensor<2x64x128xf8E4M3FN>) -> tensor<128x128xf8E4M3FN>
    %44 = arith.divsi %5, %c128_i32 : i32
    %45 = arith.cmpi slt, %44, %arg13 : i32
    %46 = arith.extsi %44 : i32 to i64
    %47 = "tt.addptr"(%arg12, %46) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %48 = "tt.load"(%47, %45, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %49 = arith.select %45, %48, %c-1_i32 : i32
    %50 = "tt.splat"(%cst_10) : (f32) -> tensor<128x2xf32>
    %51 = "tt.splat"(%arg4) : (i32) -> tensor<2xi32>
    %52 = arith.cmpi ult, %16, %51 : tensor<2xi32>
    %53 = "tt.expand_dims"(%52) {axis = 1 : i32} : (tensor<2xi1>) -> tensor<2x1xi1>
    %54 = "tt.broadcast"(%53) : (tensor<2x1xi1>) -> tensor<2x64xi1>
    %55 = arith.extsi %19 : tensor<2x1xi32> to tensor<2x1xi64>
    %56 = "tt.splat"(%arg5) : (i64) -> tensor<2x1xi64>
    %57 = arith.muli %55, %56 : tensor<2x1xi64>
    %58 = "tt.splat"(%arg3) : (!tt.ptr<f32>) -> tensor<2x1x!tt.ptr<f32>>
    %59 = "tt.addptr"(%58, %57) : (tensor<2x1x!tt.ptr<f32>>, tensor<2x1xi64>) -> tensor<2x1x!tt.ptr<f32>>
    %60 = "tt.broadcast"(%59) : (tensor<2x1x!tt.ptr<f32>>) -> tensor<2x64x!tt.ptr<f32>>
    %61 = "tt.broadcast"(%22) : (tensor<1x64xi32>) -> tensor<2x64xi32>
    %62 = "tt.addptr"(%60, %61) : (tensor<2x64x!tt.ptr<f32>>, tensor<2x64xi32>) -> tensor<2x64x!tt.ptr<f32>>
    %63 = "tt.load"(%62, %54, %cst_6) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x64x!tt.ptr<f32>>, tensor<2x64xi1>, tensor<2x64xf32>) -> tensor<2x64xf32>
    %64 = "tt.expand_dims"(%63) {axis = 0 : i32} : (tensor<2x64xf32>) -> tensor<1x2x64xf32>
    %65 = "tt.broadcast"(%64) : (tensor<1x2x64xf32>) -> tensor<128x2x64xf32>
    %66 = "tt.load"(%47, %45, %c0_i32) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (!tt.ptr<i32>, i1, i32) -> i32
    %67 = arith.select %45, %66, %c-1_i32 : i32
    %68 = arith.remui %0, %3 : i32
    %69 = arith.muli %68, %c4096_i32 : i32
    %70 = arith.subi %13, %69 : i32
    %71 = arith.minsi %70, %c4096_i32 : i32
    %72 = arith.addi %69, %71 : i32
    %73 = arith.minsi %arg23, %arg1 : i32
    %74 = arith.minsi %73, %arg4 : i32
    %75 = arith.subi %74, %5 : i32
    %76 = arith.minsi %75, %c2_i32 : i32
    %77 = "tt.splat"(%76) : (i32) -> tensor<2xi32>
    %78 = arith.cmpi slt, %15, %77 : tensor<2xi32>
    %79 = arith.minsi %72, %arg19 : i32
    %80 = "tt.splat"(%79) : (i32) -> tensor<128xi32>
    %81 = "tt.splat"(%arg18) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %82 = "tt.splat"(%arg16) : (i32) -> tensor<128xi32>
    %83 = arith.cmpi ult, %49, %arg15 : i32
    %84 = "tt.splat"(%83) : (i1) -> tensor<128xi1>
    %85 = "tt.splat"(%49) : (i32) -> tensor<128xi32>
    %86 = arith.extsi %85 : tensor<128xi32> to tensor<128xi64>
    %87 = "tt.splat"(%arg17) : (i64) -> tensor<128xi64>
    %88 = arith.muli %86, %87 : tensor<128xi64>
    %89 = "tt.splat"(%arg14) : (!tt.ptr<i32>) -> tensor<128x!tt.ptr<i32>>
    %90 = "tt.addptr"(%89, %88) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
    %91 = "tt.splat"(%arg7) : (i32) -> tensor<128xi32>
    %92 = "tt.splat"(%arg8) : (i64) -> tensor<128x1xi64>
    %93 = "tt.splat"(%arg6) : (!tt.ptr<f8E4M3FN>) -> tensor<128x1x!tt.ptr<f8E4M3FN>>
    %94 = "tt.broadcast"(%25) : (tensor<1x128xi32>) -> tensor<128x128xi32>
    %95 = "tt.fp_to_fp"(%43) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
    %96 = "tt.trans"(%95) {order = array<i32: 1, 0>} : (tensor<128x128xf16>) -> tensor<128x128xf16>
    %97 = "tt.expand_dims"(%50) {axis = 2 : i32} : (tensor<128x2xf32>) -> tensor<128x2x1xf32>
    %98 = "tt.broadcast"(%97) : (tensor<128x2x1xf32>) -> tensor<128x2x64xf32>
    %99 = arith.cmpi ult, %67, %arg15 : i32
    %100 = "tt.splat"(%99) : (i1) -> tensor<128xi1>
    %101 = "tt.splat"(%67) : (i32) -> tensor<128xi32>
    %102 = arith.extsi %101 : tensor<128xi32> to tensor<128xi64>
    %103 = arith.muli %102, %87 : tensor<128xi64>
    %104 = "tt.addptr"(%89, %103) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
    %105 = "tt.splat"(%arg10) : (i32) -> tensor<128xi32>
    %106 = "tt.make_range"() {end = 1 : i32, start = 0 : i32} : () -> tensor<1xi32>
    %107 = "tt.expand_dims"(%106) {axis = 0 : i32} : (tensor<1xi32>) -> tensor<1x1xi32>
    %108 = "tt.splat"(%arg11) : (i64) -> tensor<128x1xi64>
    %109 = "tt.splat"(%arg9) : (!tt.ptr<f32>) -> tensor<128x1x!tt.ptr<f32>>
    %110 = "tt.broadcast"(%107) : (tensor<1x1xi32>) -> tensor<128x1xi32>
    %111 = "tt.splat"(%72) : (i32) -> tensor<128xi32>
    %112 = "tt.expand_dims"(%78) {axis = 1 : i32} : (tensor<2xi1>) -> tensor<2x1xi1>
    %113 = "tt.broadcast"(%112) : (tensor<2x1xi1>) -> tensor<2x128xi1>
    %114 = "tt.splat"(%arg25) : (i64) -> tensor<2x1xi64>
    %115 = arith.muli %55, %114 : tensor<2x1xi64>
    %116 = "tt.splat"(%arg22) : (!tt.ptr<f32>) -> tensor<2x1x!tt.ptr<f32>>
    %117 = "tt.addptr"(%116, %115) : (tensor<2x1x!tt.ptr<f32>>, tensor<2x1xi64>) -> tensor<2x1x!tt.ptr<f32>>
    %118 = "tt.broadcast"(%117) : (tensor<2x1x!tt.ptr<f32>>) -> tensor<2x128x!tt.ptr<f32>>
    scf.for %arg26 = %69 to %72 step %c128_i32  : i32 {
      %119 = "tt.splat"(%arg26) : (i32) -> tensor<128xi32>
      %120 = arith.addi %119, %24 : tensor<128xi32>
      %121 = arith.cmpi slt, %120, %80 : tensor<128xi32>
      %122 = arith.extsi %120 : tensor<128xi32> to tensor<128xi64>
      %123 = "tt.addptr"(%81, %122) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %124 = "tt.load"(%123, %121, %cst_5) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %125 = arith.cmpi sgt, %124, %cst_4 : tensor<128xi32>
      %126 = arith.andi %121, %125 : tensor<128xi1>
      %127 = arith.divui %124, %cst_3 : tensor<128xi32>
      %128 = arith.cmpi ult, %127, %82 : tensor<128xi32>
      %129 = arith.andi %126, %128 : tensor<128xi1>
      %130 = arith.andi %129, %84 : tensor<128xi1>
      %131 = arith.extsi %127 : tensor<128xi32> to tensor<128xi64>
      %132 = "tt.addptr"(%90, %131) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %133 = "tt.load"(%132, %130, %cst_5) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %134 = arith.cmpi ult, %133, %91 : tensor<128xi32>
      %135 = arith.andi %130, %134 : tensor<128xi1>
      %136 = arith.remui %124, %cst_3 : tensor<128xi32>
      %137 = "tt.expand_dims"(%133) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %138 = "tt.expand_dims"(%136) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %139 = "tt.expand_dims"(%135) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
      %140 = "tt.broadcast"(%139) : (tensor<128x1xi1>) -> tensor<128x128xi1>
      %141 = arith.extsi %137 : tensor<128x1xi32> to tensor<128x1xi64>
      %142 = arith.muli %141, %92 : tensor<128x1xi64>
      %143 = "tt.addptr"(%93, %142) : (tensor<128x1x!tt.ptr<f8E4M3FN>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<f8E4M3FN>>
      %144 = arith.muli %138, %cst_1 : tensor<128x1xi32>
      %145 = "tt.addptr"(%143, %144) : (tensor<128x1x!tt.ptr<f8E4M3FN>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<f8E4M3FN>>
      %146 = "tt.broadcast"(%145) : (tensor<128x1x!tt.ptr<f8E4M3FN>>) -> tensor<128x128x!tt.ptr<f8E4M3FN>>
      %147 = "tt.addptr"(%146, %94) : (tensor<128x128x!tt.ptr<f8E4M3FN>>, tensor<128x128xi32>) -> tensor<128x128x!tt.ptr<f8E4M3FN>>
      %148 = "tt.load"(%147, %140, %cst_2) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x128x!tt.ptr<f8E4M3FN>>, tensor<128x128xi1>, tensor<128x128xf8E4M3FN>) -> tensor<128x128xf8E4M3FN>
      %149 = "tt.fp_to_fp"(%148) : (tensor<128x128xf8E4M3FN>) -> tensor<128x128xf16>
      %150 = "tt.dot"(%149, %96, %cst_0) {inputPrecision = 2 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xf16>, tensor<128x128xf16>, tensor<128x128xf32>) -> tensor<128x128xf32>
      %151 = "tt.reshape"(%150) : (tensor<128x128xf32>) -> tensor<128x2x64xf32>
      %152 = arith.maximumf %151, %98 : tensor<128x2x64xf32>
      %153 = arith.mulf %152, %65 : tensor<128x2x64xf32>
      %154 = "tt.reduce"(%153) ({
      ^bb0(%arg27: f32, %arg28: f32):
        %194 = arith.addf %arg27, %arg28 : f32
        "tt.reduce_return"(%194) : (f32) -> ()
      }) {axis = 2 : i32} : (tensor<128x2x64xf32>) -> tensor<128x2xf32>
      %155 = "tt.load"(%123, %121, %cst_5) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %156 = arith.cmpi sgt, %155, %cst_4 : tensor<128xi32>
      %157 = arith.andi %121, %156 : tensor<128xi1>
      %158 = arith.divui %155, %cst_3 : tensor<128xi32>
      %159 = arith.cmpi ult, %158, %82 : tensor<128xi32>
      %160 = arith.andi %157, %159 : tensor<128xi1>
      %161 = arith.andi %160, %100 : tensor<128xi1>
      %162 = arith.extsi %158 : tensor<128xi32> to tensor<128xi64>
      %163 = "tt.addptr"(%104, %162) : (tensor<128x!tt.ptr<i32>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i32>>
      %164 = "tt.load"(%163, %161, %cst_5) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i32>>, tensor<128xi1>, tensor<128xi32>) -> tensor<128xi32>
      %165 = arith.cmpi ult, %164, %105 : tensor<128xi32>
      %166 = arith.andi %161, %165 : tensor<128xi1>
      %167 = arith.remui %155, %cst_3 : tensor<128xi32>
      %168 = "tt.expand_dims"(%164) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %169 = "tt.expand_dims"(%167) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %170 = "tt.expand_dims"(%166) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
      %171 = arith.extsi %168 : tensor<128x1xi32> to tensor<128x1xi64>
      %172 = arith.muli %171, %108 : tensor<128x1xi64>
      %173 = "tt.addptr"(%109, %172) : (tensor<128x1x!tt.ptr<f32>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<f32>>
      %174 = "tt.addptr"(%173, %169) : (tensor<128x1x!tt.ptr<f32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<f32>>
      %175 = "tt.addptr"(%174, %110) : (tensor<128x1x!tt.ptr<f32>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<f32>>
      %176 = "tt.load"(%175, %170, %cst) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x1x!tt.ptr<f32>>, tensor<128x1xi1>, tensor<128x1xf32>) -> tensor<128x1xf32>
      %177 = "tt.reshape"(%176) : (tensor<128x1xf32>) -> tensor<128xf32>
      %178 = "tt.expand_dims"(%177) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
      %179 = "tt.broadcast"(%178) : (tensor<128x1xf32>) -> tensor<128x2xf32>
      %180 = arith.mulf %154, %179 : tensor<128x2xf32>
      %181 = arith.andi %135, %166 : tensor<128xi1>
      %182 = "tt.trans"(%180) {order = array<i32: 1, 0>} : (tensor<128x2xf32>) -> tensor<2x128xf32>
      %183 = "tt.expand_dims"(%181) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
      %184 = "tt.broadcast"(%183) : (tensor<1x128xi1>) -> tensor<2x128xi1>
      %185 = arith.select %184, %182, %cst_9 : tensor<2x128xi1>, tensor<2x128xf32>
      %186 = arith.cmpi slt, %120, %111 : tensor<128xi32>
      %187 = "tt.expand_dims"(%186) {axis = 0 : i32} : (tensor<128xi1>) -> tensor<1x128xi1>
      %188 = "tt.broadcast"(%187) : (tensor<1x128xi1>) -> tensor<2x128xi1>
      %189 = arith.andi %113, %188 : tensor<2x128xi1>
      %190 = "tt.expand_dims"(%120) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
      %191 = arith.extsi %190 : tensor<1x128xi32> to tensor<1x128xi64>
      %192 = "tt.broadcast"(%191) : (tensor<1x128xi64>) -> tensor<2x128xi64>
      %193 = "tt.addptr"(%118, %192) : (tensor<2x128x!tt.ptr<f32>>, tensor<2x128xi64>) -> tensor<2x128x!tt.ptr<f32>>
      "tt.store"(%193, %185, %189) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<2x128x!tt.ptr<f32>>, tensor<2x128xf32>, tensor<2x128xi1>) -> ()
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>}, {winnow.arg = "query.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "weights", winnow.type = memref<?x64xf32, strided<[?, 1]>>}, {winnow.arg = "weights.size0"}, {winnow.arg = "weights.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x128xf8E4M3FN, strided<[?, 128, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "key_scales", winnow.type = memref<?x64x1xf32, strided<[?, 1, 1]>>}, {winnow.arg = "key_scales.size0"}, {winnow.arg = "key_scales.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "requests", winnow.type = memref<?xi32>}, {winnow.arg = "requests.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "block_table", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "block_table.size0"}, {winnow.arg = "block_table.size1"}, {winnow.arg = "block_table.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "positions", winnow.type = memref<?xi32>}, {winnow.arg = "positions.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "sample_lengths", winnow.type = memref<?xi32>}, {winnow.arg = "sample_lengths.size0"}, {tt.divisibility = 4 : i32, winnow.arg = "sample_scores", winnow.type = memref<?x?xf32, strided<[?, 1]>>}, {winnow.arg = "sample_scores.size0"}, {winnow.arg = "sample_scores.size1"}, {winnow.arg = "sample_scores.stride0"}], function_type = (!tt.ptr<f8E4M3FN>, i32, i64, !tt.ptr<f32>, i32, i64, !tt.ptr<f8E4M3FN>, i32, i64, !tt.ptr<f32>, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, i32, i64, !tt.ptr<i32>, i32, !tt.ptr<i32>, i32, !tt.ptr<f32>, i32, i32, i64) -> (), sym_name = "deepseek_v32_sample", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["sample_scores.size0", "sample_scores.size1"], winnow.plan = {fp8 = "convert", helpers = 132 : i32, keys_operand = "lhs", num_stages = 3 : i32, num_warps = 4 : i32, polls = 1024 : i32, program_keys = 4096 : i32, target = "cuda:90", tile_keys = 128 : i32, tile_rows = 2 : i32}} : () -> ()
}

#map = affine_map<()[s0] -> (s0)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<i32>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<i32>, %arg4: i64, %arg5: !tt.ptr<i32>, %arg6: i32, %arg7: i64):
    %cst = arith.constant -1.000000e+00 : f32
    %c-2147483647_i32 = arith.constant -2147483647 : i32
    %c-8388607_i32 = arith.constant -8388607 : i32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant dense<-1> : tensor<256xi32>
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %cst_1 = arith.constant dense<0> : tensor<1xi32>
    %cst_2 = arith.constant dense<65535> : tensor<1024xi32>
    %cst_3 = arith.constant dense<16> : tensor<1024xi32>
    %cst_4 = arith.constant dense<2139095040> : tensor<1024xi32>
    %cst_5 = arith.constant dense<2147483647> : tensor<1024xi32>
    %cst_6 = arith.constant dense<2> : tensor<1024xi64>
    %cst_7 = arith.constant dense<0> : tensor<1024xi32>
    %cst_8 = arith.constant dense<1> : tensor<1xi32>
    %c1024_i32 = arith.constant 1024 : i32
    %c1023_i32 = arith.constant 1023 : i32
    %cst_9 = arith.constant dense<-2139095041> : tensor<1024xi32>
    %cst_10 = arith.constant dense<2139095041> : tensor<1024xi32>
    %false = arith.constant false
    %true = arith.constant true
    %cst_11 = arith.constant dense<255> : tensor<8x4x128xi32>
    %cst_12 = arith.constant dense<255> : tensor<8x4xi32>
    %cst_13 = arith.constant dense<24> : tensor<8x4xi32>
    %cst_14 = arith.constant dense<16843009> : tensor<8x4xi32>
    %cst_15 = arith.constant dense<16843008> : tensor<8x4xi32>
    %cst_16 = arith.constant dense<8> : tensor<1x4x1xi32>
    %c3_i32 = arith.constant 3 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c6_i32 = arith.constant 6 : i32
    %c8_i32 = arith.constant 8 : i32
    %cst_17 = arith.constant 2.500000e-01 : f32
    %cst_18 = arith.constant 0x7F800000 : f32
    %cst_19 = arith.constant 5.000000e-01 : f32
    %cst_20 = arith.constant 1.800000e+00 : f32
    %c4_i32 = arith.constant 4 : i32
    %cst_21 = arith.constant 4.000000e+00 : f32
    %c16_i32 = arith.constant 16 : i32
    %c65535_i32 = arith.constant 65535 : i32
    %cst_22 = arith.constant dense<16> : tensor<128xi32>
    %cst_23 = arith.constant dense<31> : tensor<32x128xi32>
    %cst_24 = arith.constant 3.000000e-01 : f32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %cst_25 = arith.constant 5.000000e-02 : f32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c-2139095041_i32 = arith.constant -2139095041 : i32
    %cst_26 = arith.constant dense<-8388608> : tensor<32x128xi32>
    %cst_27 = arith.constant dense<-2139095041> : tensor<32x128xi32>
    %cst_28 = arith.constant dense<2139095041> : tensor<32x128xi32>
    %cst_29 = arith.constant dense<2139095040> : tensor<32x128xi32>
    %cst_30 = arith.constant dense<2147483647> : tensor<32x128xi32>
    %cst_31 = arith.constant dense<0> : tensor<32x128xi32>
    %cst_32 = arith.constant dense<1> : tensor<1x1x2xi32>
    %cst_33 = arith.constant dense<0> : tensor<32x128x2xi32>
    %cst_34 = arith.constant dense<0> : tensor<1x1x2xi32>
    %cst_35 = arith.constant dense<2> : tensor<1x1xi64>
    %cst_36 = arith.constant dense<0> : tensor<32x256xi32>
    %c2_i32 = arith.constant 2 : i32
    %cst_37 = arith.constant dense<128> : tensor<32x1xi32>
    %c4096_i32 = arith.constant 4096 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = "tt.get_program_id"() {axis = 0 : i32} : () -> i32
    %1 = "tt.addptr"(%arg3, %c0_i64) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %2 = arith.extsi %0 : i32 to i64
    %3 = "tt.addptr"(%1, %2) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %4 = "tt.load"(%3) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
    %5 = arith.maxsi %4, %c0_i32 : i32
    %6 = arith.minsi %5, %arg1 : i32
    %7 = "tt.addptr"(%arg3, %arg4) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %8 = "tt.addptr"(%7, %2) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %9 = "tt.load"(%8) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
    %10 = arith.maxsi %9, %c0_i32 : i32
    %11 = arith.minsi %10, %arg1 : i32
    %12 = arith.subi %11, %6 : i32
    %13 = arith.maxsi %12, %c0_i32 : i32
    %14 = arith.minsi %13, %arg6 : i32
    %15 = arith.cmpi sle, %13, %c4096_i32 : i32
    %16 = scf.if %15 -> (i1) {
      %31 = "tt.make_range"() {end = 32 : i32, start = 0 : i32} : () -> tensor<32xi32>
      %32 = "tt.expand_dims"(%31) {axis = 1 : i32} : (tensor<32xi32>) -> tensor<32x1xi32>
      %33 = arith.muli %32, %cst_37 : tensor<32x1xi32>
      %34 = arith.addi %33, %33 : tensor<32x1xi32>
      %35 = "tt.broadcast"(%34) : (tensor<32x1xi32>) -> tensor<32x256xi32>
      %36 = "tt.make_range"() {end = 256 : i32, start = 0 : i32} : () -> tensor<256xi32>
      %37 = "tt.expand_dims"(%36) {axis = 0 : i32} : (tensor<256xi32>) -> tensor<1x256xi32>
      %38 = "tt.broadcast"(%37) : (tensor<1x256xi32>) -> tensor<32x256xi32>
      %39 = arith.addi %35, %38 : tensor<32x256xi32>
      %40 = arith.muli %13, %c2_i32 : i32
      %41 = "tt.splat"(%40) : (i32) -> tensor<32x256xi32>
      %42 = arith.cmpi slt, %39, %41 : tensor<32x256xi32>
      %43 = "tt.splat"(%0) : (i32) -> tensor<1x1xi32>
      %44 = "tt.splat"(%6) : (i32) -> tensor<1x1xi32>
      %45 = arith.extsi %43 : tensor<1x1xi32> to tensor<1x1xi64>
      %46 = "tt.splat"(%arg2) : (i64) -> tensor<1x1xi64>
      %47 = arith.muli %45, %46 : tensor<1x1xi64>
      %48 = "tt.splat"(%arg0) : (!tt.ptr<i32>) -> tensor<1x1x!tt.ptr<i32>>
      %49 = "tt.addptr"(%48, %47) : (tensor<1x1x!tt.ptr<i32>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<i32>>
      %50 = arith.extsi %44 : tensor<1x1xi32> to tensor<1x1xi64>
      %51 = arith.muli %50, %cst_35 : tensor<1x1xi64>
      %52 = "tt.addptr"(%49, %51) : (tensor<1x1x!tt.ptr<i32>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<i32>>
      %53 = "tt.broadcast"(%52) : (tensor<1x1x!tt.ptr<i32>>) -> tensor<32x256x!tt.ptr<i32>>
      %54 = "tt.addptr"(%53, %39) : (tensor<32x256x!tt.ptr<i32>>, tensor<32x256xi32>) -> tensor<32x256x!tt.ptr<i32>>
      %55 = "tt.load"(%54, %42, %cst_36) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<32x256x!tt.ptr<i32>>, tensor<32x256xi1>, tensor<32x256xi32>) -> tensor<32x256xi32>
      %56 = "tt.reshape"(%55) : (tensor<32x256xi32>) -> tensor<32x128x2xi32>
      %57 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
      %58 = "tt.expand_dims"(%57) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
      %59 = "tt.expand_dims"(%58) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
      %60 = arith.cmpi eq, %59, %cst_34 : tensor<1x1x2xi32>
      %61 = "tt.broadcast"(%60) : (tensor<1x1x2xi1>) -> tensor<32x128x2xi1>
      %62 = arith.select %61, %56, %cst_33 : tensor<32x128x2xi1>, tensor<32x128x2xi32>
      %63 = "tt.reduce"(%62) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %93 = arith.addi %arg8, %arg9 : i32
        "tt.reduce_return"(%93) : (i32) -> ()
      }) {axis = 2 : i32} : (tensor<32x128x2xi32>) -> tensor<32x128xi32>
      %64 = arith.cmpi eq, %59, %cst_32 : tensor<1x1x2xi32>
      %65 = "tt.broadcast"(%64) : (tensor<1x1x2xi1>) -> tensor<32x128x2xi1>
      %66 = arith.select %65, %56, %cst_33 : tensor<32x128x2xi1>, tensor<32x128x2xi32>
      %67 = "tt.reduce"(%66) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %93 = arith.addi %arg8, %arg9 : i32
        "tt.reduce_return"(%93) : (i32) -> ()
      }) {axis = 2 : i32} : (tensor<32x128x2xi32>) -> tensor<32x128xi32>
      %68 = "tt.bitcast"(%67) : (tensor<32x128xi32>) -> tensor<32x128xf32>
      %69 = "tt.bitcast"(%68) : (tensor<32x128xf32>) -> tensor<32x128xi32>
      %70 = arith.cmpi slt, %69, %cst_31 : tensor<32x128xi32>
      %71 = arith.andi %69, %cst_30 : tensor<32x128xi32>
      %72 = arith.subi %cst_31, %71 : tensor<32x128xi32>
      %73 = arith.cmpi sgt, %71, %cst_29 : tensor<32x128xi32>
      %74 = arith.select %70, %72, %69 : tensor<32x128xi1>, tensor<32x128xi32>
      %75 = arith.select %73, %cst_28, %74 : tensor<32x128xi1>, tensor<32x128xi32>
      %76 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %77 = "tt.expand_dims"(%76) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
      %78 = "tt.splat"(%13) : (i32) -> tensor<1x128xi32>
      %79 = arith.subi %78, %77 : tensor<1x128xi32>
      %80 = "tt.broadcast"(%33) : (tensor<32x1xi32>) -> tensor<32x128xi32>
      %81 = "tt.broadcast"(%79) : (tensor<1x128xi32>) -> tensor<32x128xi32>
      %82 = arith.cmpi slt, %80, %81 : tensor<32x128xi32>
      %83 = arith.select %82, %75, %cst_27 : tensor<32x128xi1>, tensor<32x128xi32>
      %84 = arith.addi %83, %cst_26 : tensor<32x128xi32>
      %85 = "tt.reduce"(%84) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %93 = arith.minsi %arg8, %arg9 : i32
        "tt.reduce_return"(%93) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<32x128xi32>) -> tensor<128xi32>
      %86 = "tt.reduce"(%85) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %93 = arith.minsi %arg8, %arg9 : i32
        "tt.reduce_return"(%93) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %87 = "tt.reduce"(%83) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %93 = arith.maxsi %arg8, %arg9 : i32
        "tt.reduce_return"(%93) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<32x128xi32>) -> tensor<128xi32>
      %88 = "tt.reduce"(%87) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %93 = arith.maxsi %arg8, %arg9 : i32
        "tt.reduce_return"(%93) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %89 = arith.subi %86, %c-8388607_i32 : i32
      %90 = arith.maxsi %89, %c-2139095041_i32 : i32
      %91 = arith.subi %88, %90 : i32
      %92 = arith.cmpi sge, %91, %c0_i32 : i32
      scf.if %92 {
        %93 = "tt.reduce"(%68) ({
        ^bb0(%arg8: f32, %arg9: f32):
          %190 = arith.addf %arg8, %arg9 : f32
          "tt.reduce_return"(%190) : (f32) -> ()
        }) {axis = 0 : i32} : (tensor<32x128xf32>) -> tensor<128xf32>
        %94 = "tt.reduce"(%93) ({
        ^bb0(%arg8: f32, %arg9: f32):
          %190 = arith.addf %arg8, %arg9 : f32
          "tt.reduce_return"(%190) : (f32) -> ()
        }) {axis = 0 : i32} : (tensor<128xf32>) -> f32
        %95 = arith.sitofp %13 : i32 to f32
        %96 = arith.sitofp %14 : i32 to f32
        %97 = arith.addi %90, %c1_i32 : i32
        %98 = arith.cmpi slt, %97, %c0_i32 : i32
        %99 = arith.subi %c2147483647_i32, %90 : i32
        %100 = arith.select %98, %99, %97 : i32
        %101 = "tt.bitcast"(%100) : (i32) -> f32
        %102 = arith.divf %94, %95 : f32
        %103 = arith.subf %102, %101 : f32
        %104 = arith.subf %95, %96 : f32
        %105 = arith.addf %104, %104 : f32
        %106 = arith.addf %95, %96 : f32
        %107 = arith.divf %105, %106 : f32
        %108 = arith.mulf %103, %107 : f32
        %109 = arith.addf %101, %108 : f32
        %110 = arith.mulf %103, %cst_25 : f32
        %111 = arith.subi %88, %c1_i32 : i32
        %112 = arith.subf %109, %110 : f32
        %113 = arith.addf %109, %110 : f32
        %114 = "tt.bitcast"(%112) : (f32) -> i32
        %115 = arith.cmpi slt, %114, %c0_i32 : i32
        %116 = arith.andi %114, %c2147483647_i32 : i32
        %117 = arith.subi %c0_i32, %116 : i32
        %118 = arith.cmpi sgt, %116, %c2139095040_i32 : i32
        %119 = arith.select %115, %117, %114 : i32
        %120 = arith.select %118, %c2139095040_i32, %119 : i32
        %121 = arith.minsi %120, %111 : i32
        %122 = arith.maxsi %121, %97 : i32
        %123 = "tt.bitcast"(%113) : (f32) -> i32
        %124 = arith.cmpi slt, %123, %c0_i32 : i32
        %125 = arith.andi %123, %c2147483647_i32 : i32
        %126 = arith.subi %c0_i32, %125 : i32
        %127 = arith.cmpi sgt, %125, %c2139095040_i32 : i32
        %128 = arith.select %124, %126, %123 : i32
        %129 = arith.select %127, %c2139095040_i32, %128 : i32
        %130 = arith.minsi %129, %111 : i32
        %131 = arith.maxsi %130, %97 : i32
        %132 = "tt.splat"(%90) : (i32) -> tensor<32x128xi32>
        %133 = arith.maxsi %83, %132 : tensor<32x128xi32>
        %134 = arith.subf %96, %cst_19 : f32
        %135 = math.log2 %134 : f32
        %136:8 = scf.while (%arg8 = %90, %arg9 = %88, %arg10 = %13, %arg11 = %c0_i32, %arg12 = %122, %arg13 = %131, %arg14 = %cst_24, %arg15 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
          %190 = arith.addi %arg8, %c1_i32 : i32
          %191 = arith.cmpi slt, %190, %arg9 : i32
          %192 = arith.cmpi ne, %arg10, %14 : i32
          %193 = arith.andi %191, %192 : i1
          scf.condition(%193) %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15 : i32, i32, i32, i32, i32, i32, f32, i32
        } do {
        ^bb0(%arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32, %arg12: i32, %arg13: i32, %arg14: f32, %arg15: i32):
          %190 = "tt.splat"(%arg12) : (i32) -> tensor<32x128xi32>
          %191 = arith.subi %190, %133 : tensor<32x128xi32>
          %192 = arith.shrui %191, %cst_23 : tensor<32x128xi32>
          %193 = "tt.reduce"(%192) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %281 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%281) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<32x128xi32>) -> tensor<128xi32>
          %194 = "tt.splat"(%arg13) : (i32) -> tensor<32x128xi32>
          %195 = arith.subi %194, %133 : tensor<32x128xi32>
          %196 = arith.shrui %195, %cst_23 : tensor<32x128xi32>
          %197 = "tt.reduce"(%196) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %281 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%281) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<32x128xi32>) -> tensor<128xi32>
          %198 = arith.shli %197, %cst_22 : tensor<128xi32>
          %199 = arith.addi %193, %198 : tensor<128xi32>
          %200 = "tt.reduce"(%199) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %281 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%281) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %201 = arith.andi %200, %c65535_i32 : i32
          %202 = arith.shrui %200, %c16_i32 : i32
          %203 = arith.cmpi sge, %201, %14 : i32
          %204 = arith.cmpi sge, %202, %14 : i32
          %205 = arith.select %203, %arg12, %arg8 : i32
          %206 = arith.select %204, %arg13, %205 : i32
          %207 = arith.select %203, %arg13, %arg12 : i32
          %208 = arith.select %204, %arg9, %207 : i32
          %209 = arith.select %203, %201, %arg10 : i32
          %210 = arith.select %204, %202, %209 : i32
          %211 = arith.select %203, %202, %201 : i32
          %212 = arith.select %204, %arg11, %211 : i32
          %213 = arith.mulf %arg14, %cst_21 : f32
          %214 = arith.select %203, %cst_24, %213 : f32
          %215 = arith.select %204, %213, %214 : f32
          %216 = arith.addi %arg15, %c1_i32 : i32
          %217 = arith.cmpi slt, %206, %c0_i32 : i32
          %218 = arith.subi %c-2147483648_i32, %206 : i32
          %219 = arith.select %217, %218, %206 : i32
          %220 = "tt.bitcast"(%219) : (i32) -> f32
          %221 = arith.cmpi slt, %208, %c0_i32 : i32
          %222 = arith.subi %c-2147483648_i32, %208 : i32
          %223 = arith.select %221, %222, %208 : i32
          %224 = "tt.bitcast"(%223) : (i32) -> f32
          %225 = arith.subf %224, %220 : f32
          %226 = arith.subi %210, %212 : i32
          %227 = arith.sitofp %226 : i32 to f32
          %228 = math.rsqrt %227 : f32
          %229 = arith.divui %210, %c4_i32 : i32
          %230 = arith.cmpi slt, %14, %229 : i32
          %231 = arith.cmpf olt, %215, %cst_20 : f32
          %232 = arith.andi %230, %231 : i1
          %233 = arith.sitofp %210 : i32 to f32
          %234 = arith.sitofp %212 : i32 to f32
          %235 = math.log2 %233 : f32
          %236 = arith.addf %234, %cst_19 : f32
          %237 = math.log2 %236 : f32
          %238 = arith.subf %235, %237 : f32
          %239 = arith.subf %235, %135 : f32
          %240 = arith.divf %239, %238 : f32
          %241 = arith.subi %210, %14 : i32
          %242 = arith.sitofp %241 : i32 to f32
          %243 = arith.addf %242, %cst_19 : f32
          %244 = arith.divf %243, %227 : f32
          %245 = arith.select %232, %240, %244 : f32
          %246 = arith.mulf %215, %228 : f32
          %247 = arith.mulf %225, %245 : f32
          %248 = arith.addf %220, %247 : f32
          %249 = arith.mulf %225, %246 : f32
          %250 = arith.addi %206, %c1_i32 : i32
          %251 = arith.subi %208, %c1_i32 : i32
          %252 = arith.subf %248, %249 : f32
          %253 = arith.addf %248, %249 : f32
          %254 = "tt.bitcast"(%252) : (f32) -> i32
          %255 = arith.cmpi slt, %254, %c0_i32 : i32
          %256 = arith.andi %254, %c2147483647_i32 : i32
          %257 = arith.subi %c0_i32, %256 : i32
          %258 = arith.cmpi sgt, %256, %c2139095040_i32 : i32
          %259 = arith.select %255, %257, %254 : i32
          %260 = arith.select %258, %c2139095040_i32, %259 : i32
          %261 = arith.minsi %260, %251 : i32
          %262 = arith.maxsi %261, %250 : i32
          %263 = "tt.bitcast"(%253) : (f32) -> i32
          %264 = arith.cmpi slt, %263, %c0_i32 : i32
          %265 = arith.andi %263, %c2147483647_i32 : i32
          %266 = arith.subi %c0_i32, %265 : i32
          %267 = arith.cmpi sgt, %265, %c2139095040_i32 : i32
          %268 = arith.select %264, %266, %263 : i32
          %269 = arith.select %267, %c2139095040_i32, %268 : i32
          %270 = arith.minsi %269, %251 : i32
          %271 = arith.maxsi %270, %250 : i32
          %272 = arith.cmpf olt, %225, %cst_18 : f32
          %273 = arith.cmpf olt, %246, %cst_17 : f32
          %274 = arith.cmpi slt, %216, %c8_i32 : i32
          %275 = arith.cmpi eq, %216, %c6_i32 : i32
          %276 = arith.cmpi ne, %216, %c6_i32 : i32
          %277 = arith.andi %274, %276 : i1
          %278 = arith.andi %272, %273 : i1
          %279 = arith.andi %277, %278 : i1
          %280:2 = scf.if %279 -> (i32, i32) {
            scf.yield %262, %271 : i32, i32
          } else {
            %281 = arith.xori %206, %208 : i32
            %282 = arith.shrui %281, %c1_i32 : i32
            %283 = arith.ori %281, %282 : i32
            %284 = arith.shrui %283, %c2_i32 : i32
            %285 = arith.ori %283, %284 : i32
            %286 = arith.shrui %285, %c4_i32 : i32
            %287 = arith.ori %285, %286 : i32
            %288 = arith.shrui %287, %c8_i32 : i32
            %289 = arith.ori %287, %288 : i32
            %290 = arith.shrui %289, %c16_i32 : i32
            %291 = arith.ori %289, %290 : i32
            %292 = arith.shrui %291, %c1_i32 : i32
            %293 = arith.xori %292, %c-1_i32 : i32
            %294 = arith.andi %208, %293 : i32
            %295 = arith.subi %294, %c1_i32 : i32
            %296 = arith.subi %208, %206 : i32
            %297 = arith.addi %296, %c2_i32 : i32
            %298 = arith.divui %297, %c3_i32 : i32
            %299 = arith.addi %206, %298 : i32
            %300 = arith.addi %299, %298 : i32
            %301 = arith.select %275, %295, %299 : i32
            %302 = arith.select %275, %294, %300 : i32
            scf.yield %301, %302 : i32, i32
          }
          scf.yield %206, %208, %210, %212, %280#0, %280#1, %215, %216 : i32, i32, i32, i32, i32, i32, f32, i32
        }
        %137 = arith.cmpi eq, %136#2, %14 : i32
        %138 = arith.select %137, %136#0, %136#1 : i32
        %139 = arith.addi %138, %c1_i32 : i32
        %140 = "tt.splat"(%138) : (i32) -> tensor<32x128xi32>
        %141 = arith.subi %140, %133 : tensor<32x128xi32>
        %142 = arith.shrui %141, %cst_23 : tensor<32x128xi32>
        %143 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
        %144 = "tt.expand_dims"(%143) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
        %145 = "tt.expand_dims"(%144) {axis = 2 : i32} : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
        %146 = arith.muli %145, %cst_16 : tensor<1x4x1xi32>
        %147 = "tt.broadcast"(%146) : (tensor<1x4x1xi32>) -> tensor<8x4x128xi32>
        %148 = "tt.reshape"(%142) : (tensor<32x128xi32>) -> tensor<8x4x128xi32>
        %149 = arith.shli %148, %147 : tensor<8x4x128xi32>
        %150 = "tt.reduce"(%149) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %190 = arith.addi %arg8, %arg9 : i32
          "tt.reduce_return"(%190) : (i32) -> ()
        }) {axis = 1 : i32} : (tensor<8x4x128xi32>) -> tensor<8x128xi32>
        %151 = "tt.reshape"(%150) : (tensor<8x128xi32>) -> tensor<8x4x32xi32>
        %152 = "tt.reduce"(%151) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %190 = arith.addi %arg8, %arg9 : i32
          "tt.reduce_return"(%190) : (i32) -> ()
        }) {axis = 2 : i32} : (tensor<8x4x32xi32>) -> tensor<8x4xi32>
        %153 = arith.muli %152, %cst_15 : tensor<8x4xi32>
        %154 = "tt.scan"(%151) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %190 = arith.addi %arg8, %arg9 : i32
          "tt.scan_return"(%190) : (i32) -> ()
        }) {axis = 2 : i32, reverse = false} : (tensor<8x4x32xi32>) -> tensor<8x4x32xi32>
        %155 = arith.subi %154, %151 : tensor<8x4x32xi32>
        %156 = "tt.expand_dims"(%153) {axis = 2 : i32} : (tensor<8x4xi32>) -> tensor<8x4x1xi32>
        %157 = "tt.broadcast"(%156) : (tensor<8x4x1xi32>) -> tensor<8x4x32xi32>
        %158 = arith.addi %155, %157 : tensor<8x4x32xi32>
        %159 = arith.muli %152, %cst_14 : tensor<8x4xi32>
        %160 = arith.shrui %159, %cst_13 : tensor<8x4xi32>
        %161 = arith.andi %160, %cst_12 : tensor<8x4xi32>
        %162 = "tt.reshape"(%161) : (tensor<8x4xi32>) -> tensor<32xi32>
        %163 = "tt.scan"(%162) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %190 = arith.addi %arg8, %arg9 : i32
          "tt.scan_return"(%190) : (i32) -> ()
        }) {axis = 0 : i32, reverse = false} : (tensor<32xi32>) -> tensor<32xi32>
        %164 = arith.subi %163, %162 : tensor<32xi32>
        %165 = "tt.reshape"(%164) : (tensor<32xi32>) -> tensor<8x4x1xi32>
        %166 = "tt.broadcast"(%165) : (tensor<8x4x1xi32>) -> tensor<8x4x32xi32>
        %167 = "tt.reshape"(%158) : (tensor<8x4x32xi32>) -> tensor<8x1x128xi32>
        %168 = "tt.broadcast"(%167) : (tensor<8x1x128xi32>) -> tensor<8x4x128xi32>
        %169 = "tt.reshape"(%166) : (tensor<8x4x32xi32>) -> tensor<8x1x128xi32>
        %170 = "tt.broadcast"(%169) : (tensor<8x1x128xi32>) -> tensor<8x4x128xi32>
        %171 = arith.shrui %168, %147 : tensor<8x4x128xi32>
        %172 = arith.andi %171, %cst_11 : tensor<8x4x128xi32>
        %173 = arith.addi %172, %170 : tensor<8x4x128xi32>
        %174 = "tt.reshape"(%173) : (tensor<8x4x128xi32>) -> tensor<32x128xi32>
        %175 = "tt.splat"(%139) : (i32) -> tensor<32x128xi32>
        %176 = arith.cmpi sge, %133, %175 : tensor<32x128xi32>
        %177 = "tt.reshape"(%174) : (tensor<32x128xi32>) -> tensor<4096xi32>
        %178 = "tt.reshape"(%63) : (tensor<32x128xi32>) -> tensor<4096xi32>
        %179 = "tt.reshape"(%176) : (tensor<32x128xi1>) -> tensor<4096xi1>
        %180 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %181 = arith.extsi %180 : tensor<1xi32> to tensor<1xi64>
        %182 = "tt.splat"(%arg7) : (i64) -> tensor<1xi64>
        %183 = arith.muli %181, %182 : tensor<1xi64>
        %184 = "tt.splat"(%arg5) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
        %185 = "tt.addptr"(%184, %183) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
        %186 = arith.extsi %177 : tensor<4096xi32> to tensor<4096xi64>
        %187 = "tt.broadcast"(%185) : (tensor<1x!tt.ptr<i32>>) -> tensor<4096x!tt.ptr<i32>>
        %188 = "tt.addptr"(%187, %186) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
        "tt.store"(%188, %178, %179) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>, tensor<4096xi1>) -> ()
        %189 = arith.cmpi ne, %136#2, %14 : i32
        scf.if %189 {
          %190 = arith.subi %138, %c1_i32 : i32
          %191 = "tt.splat"(%190) : (i32) -> tensor<32x128xi32>
          %192 = arith.subi %191, %133 : tensor<32x128xi32>
          %193 = arith.shrui %192, %cst_23 : tensor<32x128xi32>
          %194 = arith.subi %193, %142 : tensor<32x128xi32>
          %195 = "tt.reshape"(%194) : (tensor<32x128xi32>) -> tensor<8x4x128xi32>
          %196 = arith.shli %195, %147 : tensor<8x4x128xi32>
          %197 = "tt.reduce"(%196) ({
          ^bb0(%arg8: i32, %arg9: i32):
            %232 = arith.addi %arg8, %arg9 : i32
            "tt.reduce_return"(%232) : (i32) -> ()
          }) {axis = 1 : i32} : (tensor<8x4x128xi32>) -> tensor<8x128xi32>
          %198 = "tt.reshape"(%197) : (tensor<8x128xi32>) -> tensor<8x4x32xi32>
          %199 = "tt.reduce"(%198) ({
          ^bb0(%arg8: i32, %arg9: i32):
            %232 = arith.addi %arg8, %arg9 : i32
            "tt.reduce_return"(%232) : (i32) -> ()
          }) {axis = 2 : i32} : (tensor<8x4x32xi32>) -> tensor<8x4xi32>
          %200 = arith.muli %199, %cst_15 : tensor<8x4xi32>
          %201 = "tt.scan"(%198) ({
          ^bb0(%arg8: i32, %arg9: i32):
            %232 = arith.addi %arg8, %arg9 : i32
            "tt.scan_return"(%232) : (i32) -> ()
          }) {axis = 2 : i32, reverse = false} : (tensor<8x4x32xi32>) -> tensor<8x4x32xi32>
          %202 = arith.subi %201, %198 : tensor<8x4x32xi32>
          %203 = "tt.expand_dims"(%200) {axis = 2 : i32} : (tensor<8x4xi32>) -> tensor<8x4x1xi32>
          %204 = "tt.broadcast"(%203) : (tensor<8x4x1xi32>) -> tensor<8x4x32xi32>
          %205 = arith.addi %202, %204 : tensor<8x4x32xi32>
          %206 = arith.muli %199, %cst_14 : tensor<8x4xi32>
          %207 = arith.shrui %206, %cst_13 : tensor<8x4xi32>
          %208 = arith.andi %207, %cst_12 : tensor<8x4xi32>
          %209 = "tt.reshape"(%208) : (tensor<8x4xi32>) -> tensor<32xi32>
          %210 = "tt.scan"(%209) ({
          ^bb0(%arg8: i32, %arg9: i32):
            %232 = arith.addi %arg8, %arg9 : i32
            "tt.scan_return"(%232) : (i32) -> ()
          }) {axis = 0 : i32, reverse = false} : (tensor<32xi32>) -> tensor<32xi32>
          %211 = arith.subi %210, %209 : tensor<32xi32>
          %212 = "tt.reshape"(%211) : (tensor<32xi32>) -> tensor<8x4x1xi32>
          %213 = "tt.broadcast"(%212) : (tensor<8x4x1xi32>) -> tensor<8x4x32xi32>
          %214 = "tt.reshape"(%205) : (tensor<8x4x32xi32>) -> tensor<8x1x128xi32>
          %215 = "tt.broadcast"(%214) : (tensor<8x1x128xi32>) -> tensor<8x4x128xi32>
          %216 = "tt.reshape"(%213) : (tensor<8x4x32xi32>) -> tensor<8x1x128xi32>
          %217 = "tt.broadcast"(%216) : (tensor<8x1x128xi32>) -> tensor<8x4x128xi32>
          %218 = arith.shrui %215, %147 : tensor<8x4x128xi32>
          %219 = arith.andi %218, %cst_11 : tensor<8x4x128xi32>
          %220 = arith.addi %219, %217 : tensor<8x4x128xi32>
          %221 = "tt.reshape"(%220) : (tensor<8x4x128xi32>) -> tensor<32x128xi32>
          %222 = "tt.splat"(%136#3) : (i32) -> tensor<32x128xi32>
          %223 = arith.addi %221, %222 : tensor<32x128xi32>
          %224 = arith.cmpi eq, %133, %140 : tensor<32x128xi32>
          %225 = "tt.splat"(%14) : (i32) -> tensor<32x128xi32>
          %226 = arith.cmpi slt, %223, %225 : tensor<32x128xi32>
          %227 = arith.andi %224, %226 : tensor<32x128xi1>
          %228 = "tt.reshape"(%223) : (tensor<32x128xi32>) -> tensor<4096xi32>
          %229 = "tt.reshape"(%227) : (tensor<32x128xi1>) -> tensor<4096xi1>
          %230 = arith.extsi %228 : tensor<4096xi32> to tensor<4096xi64>
          %231 = "tt.addptr"(%187, %230) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
          "tt.store"(%231, %178, %229) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>, tensor<4096xi1>) -> ()
        }
      }
      scf.yield %92 : i1
    } else {
      scf.yield %false : i1
    }
    %17 = arith.xori %16, %true : i1
    scf.if %17 {
      %31 = arith.addi %13, %c1023_i32 : i32
      %32 = arith.divui %31, %c1024_i32 : i32
      %33 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
      %34 = "tt.splat"(%13) : (i32) -> tensor<1024xi32>
      %35 = "tt.splat"(%6) : (i32) -> tensor<1024xi32>
      %36 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
      %37 = arith.extsi %36 : tensor<1xi32> to tensor<1xi64>
      %38 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
      %39 = arith.muli %37, %38 : tensor<1xi64>
      %40 = "tt.splat"(%arg0) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
      %41 = "tt.addptr"(%40, %39) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
      %42 = "tt.broadcast"(%41) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
      %43 = "tt.broadcast"(%cst_8) : (tensor<1xi32>) -> tensor<1024xi32>
      %44:2 = scf.for %arg8 = %c0_i32 to %32 step %c1_i32 iter_args(%arg9 = %cst_10, %arg10 = %cst_9) -> (tensor<1024xi32>, tensor<1024xi32>)  : i32 {
        %135 = arith.muli %arg8, %c1024_i32 : i32
        %136 = "tt.splat"(%135) : (i32) -> tensor<1024xi32>
        %137 = arith.addi %136, %33 : tensor<1024xi32>
        %138 = arith.cmpi ult, %137, %34 : tensor<1024xi32>
        %139 = arith.addi %137, %35 : tensor<1024xi32>
        %140 = arith.extsi %139 : tensor<1024xi32> to tensor<1024xi64>
        %141 = arith.muli %140, %cst_6 : tensor<1024xi64>
        %142 = "tt.addptr"(%42, %141) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
        %143 = "tt.addptr"(%142, %43) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
        %144 = "tt.load"(%143, %138, %cst_7) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
        %145 = "tt.bitcast"(%144) : (tensor<1024xi32>) -> tensor<1024xf32>
        %146 = "tt.bitcast"(%145) : (tensor<1024xf32>) -> tensor<1024xi32>
        %147 = arith.cmpi slt, %146, %cst_7 : tensor<1024xi32>
        %148 = arith.andi %146, %cst_5 : tensor<1024xi32>
        %149 = arith.subi %cst_7, %148 : tensor<1024xi32>
        %150 = arith.cmpi sgt, %148, %cst_4 : tensor<1024xi32>
        %151 = arith.select %147, %149, %146 : tensor<1024xi1>, tensor<1024xi32>
        %152 = arith.select %150, %cst_10, %151 : tensor<1024xi1>, tensor<1024xi32>
        %153 = arith.select %138, %152, %cst_9 : tensor<1024xi1>, tensor<1024xi32>
        %154 = arith.cmpi ne, %153, %cst_9 : tensor<1024xi32>
        %155 = arith.minsi %153, %arg9 : tensor<1024xi32>
        %156 = arith.select %154, %155, %arg9 : tensor<1024xi1>, tensor<1024xi32>
        %157 = arith.maxsi %153, %arg10 : tensor<1024xi32>
        scf.yield %156, %157 : tensor<1024xi32>, tensor<1024xi32>
      }
      %45 = "tt.reduce"(%44#0) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %135 = arith.minsi %arg8, %arg9 : i32
        "tt.reduce_return"(%135) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
      %46 = "tt.reduce"(%44#1) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %135 = arith.maxsi %arg8, %arg9 : i32
        "tt.reduce_return"(%135) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
      %47 = arith.subi %45, %c1_i32 : i32
      %48 = arith.cmpi slt, %47, %c0_i32 : i32
      %49 = arith.subi %c-2147483647_i32, %45 : i32
      %50 = arith.select %48, %49, %47 : i32
      %51 = "tt.bitcast"(%50) : (i32) -> f32
      %52 = arith.cmpi slt, %46, %c0_i32 : i32
      %53 = arith.subi %c-2147483648_i32, %46 : i32
      %54 = arith.select %52, %53, %46 : i32
      %55 = "tt.bitcast"(%54) : (i32) -> f32
      %56 = arith.subf %55, %51 : f32
      %57 = arith.sitofp %13 : i32 to f32
      %58 = math.rsqrt %57 : f32
      %59 = arith.divui %13, %c4_i32 : i32
      %60 = arith.cmpi slt, %14, %59 : i32
      %61 = arith.sitofp %14 : i32 to f32
      %62 = math.log2 %57 : f32
      %63 = arith.subf %62, %cst : f32
      %64 = arith.subf %61, %cst_19 : f32
      %65 = math.log2 %64 : f32
      %66 = arith.subf %62, %65 : f32
      %67 = arith.divf %66, %63 : f32
      %68 = arith.subi %13, %14 : i32
      %69 = arith.sitofp %68 : i32 to f32
      %70 = arith.addf %69, %cst_19 : f32
      %71 = arith.divf %70, %57 : f32
      %72 = arith.select %60, %67, %71 : f32
      %73 = arith.mulf %58, %cst_24 : f32
      %74 = arith.mulf %56, %72 : f32
      %75 = arith.addf %51, %74 : f32
      %76 = arith.mulf %56, %73 : f32
      %77 = arith.subi %46, %c1_i32 : i32
      %78 = arith.subf %75, %76 : f32
      %79 = arith.addf %75, %76 : f32
      %80 = "tt.bitcast"(%78) : (f32) -> i32
      %81 = arith.cmpi slt, %80, %c0_i32 : i32
      %82 = arith.andi %80, %c2147483647_i32 : i32
      %83 = arith.subi %c0_i32, %82 : i32
      %84 = arith.cmpi sgt, %82, %c2139095040_i32 : i32
      %85 = arith.select %81, %83, %80 : i32
      %86 = arith.select %84, %c2139095040_i32, %85 : i32
      %87 = arith.minsi %86, %77 : i32
      %88 = arith.maxsi %87, %45 : i32
      %89 = "tt.bitcast"(%79) : (f32) -> i32
      %90 = arith.cmpi slt, %89, %c0_i32 : i32
      %91 = arith.andi %89, %c2147483647_i32 : i32
      %92 = arith.subi %c0_i32, %91 : i32
      %93 = arith.cmpi sgt, %91, %c2139095040_i32 : i32
      %94 = arith.select %90, %92, %89 : i32
      %95 = arith.select %93, %c2139095040_i32, %94 : i32
      %96 = arith.minsi %95, %77 : i32
      %97 = arith.maxsi %96, %45 : i32
      %98 = arith.cmpf olt, %56, %cst_18 : f32
      %99 = arith.cmpf olt, %73, %cst_17 : f32
      %100 = arith.andi %98, %99 : i1
      %101:2 = scf.if %100 -> (i32, i32) {
        scf.yield %88, %97 : i32, i32
      } else {
        %135 = arith.subi %46, %47 : i32
        %136 = arith.addi %135, %c2_i32 : i32
        %137 = arith.divui %136, %c3_i32 : i32
        %138 = arith.addi %47, %137 : i32
        %139 = arith.addi %138, %137 : i32
        scf.yield %138, %139 : i32, i32
      }
      %102 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
      %103 = "tt.splat"(%13) : (i32) -> tensor<1024xi32>
      %104 = "tt.splat"(%6) : (i32) -> tensor<1024xi32>
      %105 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
      %106 = arith.extsi %105 : tensor<1xi32> to tensor<1xi64>
      %107 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
      %108 = arith.muli %106, %107 : tensor<1xi64>
      %109 = "tt.splat"(%arg0) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
      %110 = "tt.addptr"(%109, %108) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
      %111 = "tt.broadcast"(%110) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
      %112 = "tt.broadcast"(%cst_8) : (tensor<1xi32>) -> tensor<1024xi32>
      %113:8 = scf.while (%arg8 = %47, %arg9 = %46, %arg10 = %13, %arg11 = %c0_i32, %arg12 = %101#0, %arg13 = %101#1, %arg14 = %cst_24, %arg15 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
        %135 = arith.addi %arg8, %c1_i32 : i32
        %136 = arith.cmpi slt, %135, %arg9 : i32
        %137 = arith.cmpi ne, %arg10, %14 : i32
        %138 = arith.andi %136, %137 : i1
        scf.condition(%138) %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15 : i32, i32, i32, i32, i32, i32, f32, i32
      } do {
      ^bb0(%arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32, %arg12: i32, %arg13: i32, %arg14: f32, %arg15: i32):
        %135 = "tt.splat"(%arg12) : (i32) -> tensor<1024xi32>
        %136 = "tt.splat"(%arg13) : (i32) -> tensor<1024xi32>
        %137:2 = scf.for %arg16 = %c0_i32 to %32 step %c1_i32 iter_args(%arg17 = %cst_7, %arg18 = %cst_7) -> (tensor<1024xi32>, tensor<1024xi32>)  : i32 {
          %218 = arith.muli %arg16, %c1024_i32 : i32
          %219 = "tt.splat"(%218) : (i32) -> tensor<1024xi32>
          %220 = arith.addi %219, %102 : tensor<1024xi32>
          %221 = arith.cmpi ult, %220, %103 : tensor<1024xi32>
          %222 = arith.addi %220, %104 : tensor<1024xi32>
          %223 = arith.extsi %222 : tensor<1024xi32> to tensor<1024xi64>
          %224 = arith.muli %223, %cst_6 : tensor<1024xi64>
          %225 = "tt.addptr"(%111, %224) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
          %226 = "tt.addptr"(%225, %112) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
          %227 = "tt.load"(%226, %221, %cst_7) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
          %228 = "tt.bitcast"(%227) : (tensor<1024xi32>) -> tensor<1024xf32>
          %229 = "tt.bitcast"(%228) : (tensor<1024xf32>) -> tensor<1024xi32>
          %230 = arith.cmpi slt, %229, %cst_7 : tensor<1024xi32>
          %231 = arith.andi %229, %cst_5 : tensor<1024xi32>
          %232 = arith.subi %cst_7, %231 : tensor<1024xi32>
          %233 = arith.cmpi sgt, %231, %cst_4 : tensor<1024xi32>
          %234 = arith.select %230, %232, %229 : tensor<1024xi1>, tensor<1024xi32>
          %235 = arith.select %233, %cst_10, %234 : tensor<1024xi1>, tensor<1024xi32>
          %236 = arith.select %221, %235, %cst_9 : tensor<1024xi1>, tensor<1024xi32>
          %237 = arith.cmpi sgt, %236, %135 : tensor<1024xi32>
          %238 = arith.extui %237 : tensor<1024xi1> to tensor<1024xi32>
          %239 = arith.addi %arg17, %238 : tensor<1024xi32>
          %240 = arith.cmpi sgt, %236, %136 : tensor<1024xi32>
          %241 = arith.extui %240 : tensor<1024xi1> to tensor<1024xi32>
          %242 = arith.addi %arg18, %241 : tensor<1024xi32>
          scf.yield %239, %242 : tensor<1024xi32>, tensor<1024xi32>
        }
        %138 = "tt.reduce"(%137#0) ({
        ^bb0(%arg16: i32, %arg17: i32):
          %218 = arith.addi %arg16, %arg17 : i32
          "tt.reduce_return"(%218) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
        %139 = "tt.reduce"(%137#1) ({
        ^bb0(%arg16: i32, %arg17: i32):
          %218 = arith.addi %arg16, %arg17 : i32
          "tt.reduce_return"(%218) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
        %140 = arith.cmpi sge, %138, %14 : i32
        %141 = arith.cmpi sge, %139, %14 : i32
        %142 = arith.select %140, %arg12, %arg8 : i32
        %143 = arith.select %141, %arg13, %142 : i32
        %144 = arith.select %140, %arg13, %arg12 : i32
        %145 = arith.select %141, %arg9, %144 : i32
        %146 = arith.select %140, %138, %arg10 : i32
        %147 = arith.select %141, %139, %146 : i32
        %148 = arith.select %140, %139, %138 : i32
        %149 = arith.select %141, %arg11, %148 : i32
        %150 = arith.mulf %arg14, %cst_21 : f32
        %151 = arith.select %140, %cst_24, %150 : f32
        %152 = arith.select %141, %150, %151 : f32
        %153 = arith.addi %arg15, %c1_i32 : i32
        %154 = arith.cmpi slt, %143, %c0_i32 : i32
        %155 = arith.subi %c-2147483648_i32, %143 : i32
        %156 = arith.select %154, %155, %143 : i32
        %157 = "tt.bitcast"(%156) : (i32) -> f32
        %158 = arith.cmpi slt, %145, %c0_i32 : i32
        %159 = arith.subi %c-2147483648_i32, %145 : i32
        %160 = arith.select %158, %159, %145 : i32
        %161 = "tt.bitcast"(%160) : (i32) -> f32
        %162 = arith.subf %161, %157 : f32
        %163 = arith.subi %147, %149 : i32
        %164 = arith.sitofp %163 : i32 to f32
        %165 = math.rsqrt %164 : f32
        %166 = arith.divui %147, %c4_i32 : i32
        %167 = arith.cmpi slt, %14, %166 : i32
        %168 = arith.cmpf olt, %152, %cst_20 : f32
        %169 = arith.andi %167, %168 : i1
        %170 = arith.sitofp %147 : i32 to f32
        %171 = arith.sitofp %149 : i32 to f32
        %172 = math.log2 %170 : f32
        %173 = arith.addf %171, %cst_19 : f32
        %174 = math.log2 %173 : f32
        %175 = arith.subf %172, %174 : f32
        %176 = arith.subf %172, %65 : f32
        %177 = arith.divf %176, %175 : f32
        %178 = arith.subi %147, %14 : i32
        %179 = arith.sitofp %178 : i32 to f32
        %180 = arith.addf %179, %cst_19 : f32
        %181 = arith.divf %180, %164 : f32
        %182 = arith.select %169, %177, %181 : f32
        %183 = arith.mulf %152, %165 : f32
        %184 = arith.mulf %162, %182 : f32
        %185 = arith.addf %157, %184 : f32
        %186 = arith.mulf %162, %183 : f32
        %187 = arith.addi %143, %c1_i32 : i32
        %188 = arith.subi %145, %c1_i32 : i32
        %189 = arith.subf %185, %186 : f32
        %190 = arith.addf %185, %186 : f32
        %191 = "tt.bitcast"(%189) : (f32) -> i32
        %192 = arith.cmpi slt, %191, %c0_i32 : i32
        %193 = arith.andi %191, %c2147483647_i32 : i32
        %194 = arith.subi %c0_i32, %193 : i32
        %195 = arith.cmpi sgt, %193, %c2139095040_i32 : i32
        %196 = arith.select %192, %194, %191 : i32
        %197 = arith.select %195, %c2139095040_i32, %196 : i32
        %198 = arith.minsi %197, %188 : i32
        %199 = arith.maxsi %198, %187 : i32
        %200 = "tt.bitcast"(%190) : (f32) -> i32
        %201 = arith.cmpi slt, %200, %c0_i32 : i32
        %202 = arith.andi %200, %c2147483647_i32 : i32
        %203 = arith.subi %c0_i32, %202 : i32
        %204 = arith.cmpi sgt, %202, %c2139095040_i32 : i32
        %205 = arith.select %201, %203, %200 : i32
        %206 = arith.select %204, %c2139095040_i32, %205 : i32
        %207 = arith.minsi %206, %188 : i32
        %208 = arith.maxsi %207, %187 : i32
        %209 = arith.cmpf olt, %162, %cst_18 : f32
        %210 = arith.cmpf olt, %183, %cst_17 : f32
        %211 = arith.cmpi slt, %153, %c8_i32 : i32
        %212 = arith.cmpi eq, %153, %c6_i32 : i32
        %213 = arith.cmpi ne, %153, %c6_i32 : i32
        %214 = arith.andi %211, %213 : i1
        %215 = arith.andi %209, %210 : i1
        %216 = arith.andi %214, %215 : i1
        %217:2 = scf.if %216 -> (i32, i32) {
          scf.yield %199, %208 : i32, i32
        } else {
          %218 = arith.xori %143, %145 : i32
          %219 = arith.shrui %218, %c1_i32 : i32
          %220 = arith.ori %218, %219 : i32
          %221 = arith.shrui %220, %c2_i32 : i32
          %222 = arith.ori %220, %221 : i32
          %223 = arith.shrui %222, %c4_i32 : i32
          %224 = arith.ori %222, %223 : i32
          %225 = arith.shrui %224, %c8_i32 : i32
          %226 = arith.ori %224, %225 : i32
          %227 = arith.shrui %226, %c16_i32 : i32
          %228 = arith.ori %226, %227 : i32
          %229 = arith.shrui %228, %c1_i32 : i32
          %230 = arith.xori %229, %c-1_i32 : i32
          %231 = arith.andi %145, %230 : i32
          %232 = arith.subi %231, %c1_i32 : i32
          %233 = arith.subi %145, %143 : i32
          %234 = arith.addi %233, %c2_i32 : i32
          %235 = arith.divui %234, %c3_i32 : i32
          %236 = arith.addi %143, %235 : i32
          %237 = arith.addi %236, %235 : i32
          %238 = arith.select %212, %232, %236 : i32
          %239 = arith.select %212, %231, %237 : i32
          scf.yield %238, %239 : i32, i32
        }
        scf.yield %143, %145, %147, %149, %217#0, %217#1, %152, %153 : i32, i32, i32, i32, i32, i32, f32, i32
      }
      %114 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
      %115 = "tt.splat"(%13) : (i32) -> tensor<1024xi32>
      %116 = "tt.splat"(%6) : (i32) -> tensor<1024xi32>
      %117 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
      %118 = arith.extsi %117 : tensor<1xi32> to tensor<1xi64>
      %119 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
      %120 = arith.muli %118, %119 : tensor<1xi64>
      %121 = "tt.splat"(%arg0) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
      %122 = "tt.addptr"(%121, %120) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
      %123 = "tt.broadcast"(%122) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
      %124 = "tt.broadcast"(%cst_8) : (tensor<1xi32>) -> tensor<1024xi32>
      %125 = "tt.splat"(%113#1) : (i32) -> tensor<1024xi32>
      %126 = "tt.splat"(%113#0) : (i32) -> tensor<1024xi32>
      %127 = "tt.splat"(%14) : (i32) -> tensor<1024xi32>
      %128 = "tt.broadcast"(%cst_1) : (tensor<1xi32>) -> tensor<1024xi32>
      %129 = "tt.splat"(%arg7) : (i64) -> tensor<1xi64>
      %130 = arith.muli %118, %129 : tensor<1xi64>
      %131 = "tt.splat"(%arg5) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
      %132 = "tt.addptr"(%131, %130) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
      %133 = "tt.broadcast"(%132) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
      %134:2 = scf.for %arg8 = %c0_i32 to %32 step %c1_i32 iter_args(%arg9 = %c0_i32, %arg10 = %113#3) -> (i32, i32)  : i32 {
        %135 = arith.muli %arg8, %c1024_i32 : i32
        %136 = "tt.splat"(%135) : (i32) -> tensor<1024xi32>
        %137 = arith.addi %136, %114 : tensor<1024xi32>
        %138 = arith.cmpi ult, %137, %115 : tensor<1024xi32>
        %139 = arith.addi %137, %116 : tensor<1024xi32>
        %140 = arith.extsi %139 : tensor<1024xi32> to tensor<1024xi64>
        %141 = arith.muli %140, %cst_6 : tensor<1024xi64>
        %142 = "tt.addptr"(%123, %141) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
        %143 = "tt.addptr"(%142, %124) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
        %144 = "tt.load"(%143, %138, %cst_7) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
        %145 = "tt.bitcast"(%144) : (tensor<1024xi32>) -> tensor<1024xf32>
        %146 = "tt.bitcast"(%145) : (tensor<1024xf32>) -> tensor<1024xi32>
        %147 = arith.cmpi slt, %146, %cst_7 : tensor<1024xi32>
        %148 = arith.andi %146, %cst_5 : tensor<1024xi32>
        %149 = arith.subi %cst_7, %148 : tensor<1024xi32>
        %150 = arith.cmpi sgt, %148, %cst_4 : tensor<1024xi32>
        %151 = arith.select %147, %149, %146 : tensor<1024xi1>, tensor<1024xi32>
        %152 = arith.select %150, %cst_10, %151 : tensor<1024xi1>, tensor<1024xi32>
        %153 = arith.select %138, %152, %cst_9 : tensor<1024xi1>, tensor<1024xi32>
        %154 = arith.cmpi sgt, %153, %125 : tensor<1024xi32>
        %155 = arith.cmpi sgt, %153, %126 : tensor<1024xi32>
        %156 = arith.extui %154 : tensor<1024xi1> to tensor<1024xi32>
        %157 = arith.extui %155 : tensor<1024xi1> to tensor<1024xi32>
        %158 = arith.subi %157, %156 : tensor<1024xi32>
        %159 = arith.shli %158, %cst_3 : tensor<1024xi32>
        %160 = arith.addi %156, %159 : tensor<1024xi32>
        %161 = "tt.scan"(%160) ({
        ^bb0(%arg11: i32, %arg12: i32):
          %181 = arith.addi %arg11, %arg12 : i32
          "tt.scan_return"(%181) : (i32) -> ()
        }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
        %162 = arith.subi %161, %160 : tensor<1024xi32>
        %163 = arith.andi %162, %cst_2 : tensor<1024xi32>
        %164 = arith.shrui %162, %cst_3 : tensor<1024xi32>
        %165 = "tt.splat"(%arg9) : (i32) -> tensor<1024xi32>
        %166 = arith.addi %163, %165 : tensor<1024xi32>
        %167 = "tt.splat"(%arg10) : (i32) -> tensor<1024xi32>
        %168 = arith.addi %164, %167 : tensor<1024xi32>
        %169 = "tt.reduce"(%160) ({
        ^bb0(%arg11: i32, %arg12: i32):
          %181 = arith.addi %arg11, %arg12 : i32
          "tt.reduce_return"(%181) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
        %170 = arith.andi %169, %c65535_i32 : i32
        %171 = arith.shrui %169, %c16_i32 : i32
        %172 = arith.addi %arg9, %170 : i32
        %173 = arith.addi %arg10, %171 : i32
        %174 = arith.select %154, %166, %168 : tensor<1024xi1>, tensor<1024xi32>
        %175 = arith.cmpi ult, %174, %127 : tensor<1024xi32>
        %176 = arith.andi %155, %175 : tensor<1024xi1>
        %177 = "tt.addptr"(%142, %128) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
        %178 = "tt.load"(%177, %176, %cst_7) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
        %179 = arith.extsi %174 : tensor<1024xi32> to tensor<1024xi64>
        %180 = "tt.addptr"(%133, %179) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
        "tt.store"(%180, %178, %176) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>, tensor<1024xi1>) -> ()
        scf.yield %172, %173 : i32, i32
      }
    }
    %18 = arith.subi %arg6, %14 : i32
    %19 = arith.addi %18, %c255_i32 : i32
    %20 = arith.divui %19, %c256_i32 : i32
    %21 = "tt.make_range"() {end = 256 : i32, start = 0 : i32} : () -> tensor<256xi32>
    %22 = "tt.splat"(%18) : (i32) -> tensor<256xi32>
    %23 = "tt.splat"(%14) : (i32) -> tensor<256xi32>
    %24 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
    %25 = arith.extsi %24 : tensor<1xi32> to tensor<1xi64>
    %26 = "tt.splat"(%arg7) : (i64) -> tensor<1xi64>
    %27 = arith.muli %25, %26 : tensor<1xi64>
    %28 = "tt.splat"(%arg5) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
    %29 = "tt.addptr"(%28, %27) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
    %30 = "tt.broadcast"(%29) : (tensor<1x!tt.ptr<i32>>) -> tensor<256x!tt.ptr<i32>>
    scf.for %arg8 = %c0_i32 to %20 step %c1_i32  : i32 {
      %31 = arith.muli %arg8, %c256_i32 : i32
      %32 = "tt.splat"(%31) : (i32) -> tensor<256xi32>
      %33 = arith.addi %32, %21 : tensor<256xi32>
      %34 = arith.cmpi ult, %33, %22 : tensor<256xi32>
      %35 = arith.addi %33, %23 : tensor<256xi32>
      %36 = arith.extsi %35 : tensor<256xi32> to tensor<256xi64>
      %37 = "tt.addptr"(%30, %36) : (tensor<256x!tt.ptr<i32>>, tensor<256xi64>) -> tensor<256x!tt.ptr<i32>>
      "tt.store"(%37, %cst_0, %34) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<256x!tt.ptr<i32>>, tensor<256xi32>, tensor<256xi1>) -> ()
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "top_keys", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "top_keys.size1"}, {winnow.arg = "top_keys.stride0"}], function_type = (!tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i64, !tt.ptr<i32>, i32, i64) -> (), sym_name = "top_k_from_candidates", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["top_keys.size0"], winnow.plan = {num_stages = 1 : i32, num_warps = 4 : i32, target = "cuda:90"}} : () -> ()
}

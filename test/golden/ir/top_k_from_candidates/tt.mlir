#map = affine_map<()[s0] -> (s0)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<i32>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<i32>, %arg4: i64, %arg5: !tt.ptr<i32>, %arg6: i32, %arg7: i64):
    %c-2147483647_i32 = arith.constant -2147483647 : i32
    %c-8388607_i32 = arith.constant -8388607 : i32
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant dense<-1> : tensor<256xi32>
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %cst_0 = arith.constant dense<0> : tensor<1xi32>
    %cst_1 = arith.constant dense<65535> : tensor<1024xi32>
    %cst_2 = arith.constant dense<16> : tensor<1024xi32>
    %cst_3 = arith.constant dense<2139095040> : tensor<1024xi32>
    %cst_4 = arith.constant dense<2147483647> : tensor<1024xi32>
    %cst_5 = arith.constant dense<2> : tensor<1024xi64>
    %cst_6 = arith.constant dense<0> : tensor<1024xi32>
    %cst_7 = arith.constant dense<1> : tensor<1xi32>
    %c1024_i32 = arith.constant 1024 : i32
    %c1023_i32 = arith.constant 1023 : i32
    %cst_8 = arith.constant dense<-2139095041> : tensor<1024xi32>
    %cst_9 = arith.constant dense<2139095041> : tensor<1024xi32>
    %false = arith.constant false
    %true = arith.constant true
    %cst_10 = arith.constant dense<255> : tensor<8x4x128xi32>
    %cst_11 = arith.constant dense<255> : tensor<8x4xi32>
    %cst_12 = arith.constant dense<24> : tensor<8x4xi32>
    %cst_13 = arith.constant dense<16843009> : tensor<8x4xi32>
    %cst_14 = arith.constant dense<16843008> : tensor<8x4xi32>
    %cst_15 = arith.constant dense<8> : tensor<1x4x1xi32>
    %c3_i32 = arith.constant 3 : i32
    %c8_i32 = arith.constant 8 : i32
    %cst_16 = arith.constant 2.500000e-01 : f32
    %cst_17 = arith.constant 0x7F800000 : f32
    %cst_18 = arith.constant 5.000000e-01 : f32
    %cst_19 = arith.constant 4.000000e+00 : f32
    %c16_i32 = arith.constant 16 : i32
    %c65535_i32 = arith.constant 65535 : i32
    %cst_20 = arith.constant dense<16> : tensor<128xi32>
    %cst_21 = arith.constant dense<31> : tensor<32x128xi32>
    %cst_22 = arith.constant 3.000000e-01 : f32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %cst_23 = arith.constant 5.000000e-02 : f32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c-2139095041_i32 = arith.constant -2139095041 : i32
    %cst_24 = arith.constant dense<-8388608> : tensor<32x128xi32>
    %cst_25 = arith.constant dense<-2139095041> : tensor<32x128xi32>
    %cst_26 = arith.constant dense<2139095041> : tensor<32x128xi32>
    %cst_27 = arith.constant dense<2139095040> : tensor<32x128xi32>
    %cst_28 = arith.constant dense<2147483647> : tensor<32x128xi32>
    %cst_29 = arith.constant dense<0> : tensor<32x128xi32>
    %cst_30 = arith.constant dense<1> : tensor<1x1x2xi32>
    %cst_31 = arith.constant dense<0> : tensor<32x128x2xi32>
    %cst_32 = arith.constant dense<0> : tensor<1x1x2xi32>
    %cst_33 = arith.constant dense<2> : tensor<1x1xi64>
    %cst_34 = arith.constant dense<0> : tensor<32x256xi32>
    %c2_i32 = arith.constant 2 : i32
    %cst_35 = arith.constant dense<128> : tensor<32x1xi32>
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
      %33 = arith.muli %32, %cst_35 : tensor<32x1xi32>
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
      %51 = arith.muli %50, %cst_33 : tensor<1x1xi64>
      %52 = "tt.addptr"(%49, %51) : (tensor<1x1x!tt.ptr<i32>>, tensor<1x1xi64>) -> tensor<1x1x!tt.ptr<i32>>
      %53 = "tt.broadcast"(%52) : (tensor<1x1x!tt.ptr<i32>>) -> tensor<32x256x!tt.ptr<i32>>
      %54 = "tt.addptr"(%53, %39) : (tensor<32x256x!tt.ptr<i32>>, tensor<32x256xi32>) -> tensor<32x256x!tt.ptr<i32>>
      %55 = "tt.load"(%54, %42, %cst_34) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<32x256x!tt.ptr<i32>>, tensor<32x256xi1>, tensor<32x256xi32>) -> tensor<32x256xi32>
      %56 = "tt.reshape"(%55) : (tensor<32x256xi32>) -> tensor<32x128x2xi32>
      %57 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
      %58 = "tt.expand_dims"(%57) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
      %59 = "tt.expand_dims"(%58) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
      %60 = arith.cmpi eq, %59, %cst_32 : tensor<1x1x2xi32>
      %61 = "tt.broadcast"(%60) : (tensor<1x1x2xi1>) -> tensor<32x128x2xi1>
      %62 = arith.select %61, %56, %cst_31 : tensor<32x128x2xi1>, tensor<32x128x2xi32>
      %63 = "tt.reduce"(%62) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %93 = arith.addi %arg8, %arg9 : i32
        "tt.reduce_return"(%93) : (i32) -> ()
      }) {axis = 2 : i32} : (tensor<32x128x2xi32>) -> tensor<32x128xi32>
      %64 = arith.cmpi eq, %59, %cst_30 : tensor<1x1x2xi32>
      %65 = "tt.broadcast"(%64) : (tensor<1x1x2xi1>) -> tensor<32x128x2xi1>
      %66 = arith.select %65, %56, %cst_31 : tensor<32x128x2xi1>, tensor<32x128x2xi32>
      %67 = "tt.reduce"(%66) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %93 = arith.addi %arg8, %arg9 : i32
        "tt.reduce_return"(%93) : (i32) -> ()
      }) {axis = 2 : i32} : (tensor<32x128x2xi32>) -> tensor<32x128xi32>
      %68 = "tt.bitcast"(%67) : (tensor<32x128xi32>) -> tensor<32x128xf32>
      %69 = "tt.bitcast"(%68) : (tensor<32x128xf32>) -> tensor<32x128xi32>
      %70 = arith.cmpi slt, %69, %cst_29 : tensor<32x128xi32>
      %71 = arith.andi %69, %cst_28 : tensor<32x128xi32>
      %72 = arith.subi %cst_29, %71 : tensor<32x128xi32>
      %73 = arith.cmpi sgt, %71, %cst_27 : tensor<32x128xi32>
      %74 = arith.select %70, %72, %69 : tensor<32x128xi1>, tensor<32x128xi32>
      %75 = arith.select %73, %cst_26, %74 : tensor<32x128xi1>, tensor<32x128xi32>
      %76 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %77 = "tt.expand_dims"(%76) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
      %78 = "tt.splat"(%13) : (i32) -> tensor<1x128xi32>
      %79 = arith.subi %78, %77 : tensor<1x128xi32>
      %80 = "tt.broadcast"(%33) : (tensor<32x1xi32>) -> tensor<32x128xi32>
      %81 = "tt.broadcast"(%79) : (tensor<1x128xi32>) -> tensor<32x128xi32>
      %82 = arith.cmpi slt, %80, %81 : tensor<32x128xi32>
      %83 = arith.select %82, %75, %cst_25 : tensor<32x128xi1>, tensor<32x128xi32>
      %84 = arith.addi %83, %cst_24 : tensor<32x128xi32>
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
          %188 = arith.addf %arg8, %arg9 : f32
          "tt.reduce_return"(%188) : (f32) -> ()
        }) {axis = 0 : i32} : (tensor<32x128xf32>) -> tensor<128xf32>
        %94 = "tt.reduce"(%93) ({
        ^bb0(%arg8: f32, %arg9: f32):
          %188 = arith.addf %arg8, %arg9 : f32
          "tt.reduce_return"(%188) : (f32) -> ()
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
        %110 = arith.mulf %103, %cst_23 : f32
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
        %134:8 = scf.while (%arg8 = %90, %arg9 = %88, %arg10 = %13, %arg11 = %c0_i32, %arg12 = %122, %arg13 = %131, %arg14 = %cst_22, %arg15 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
          %188 = arith.addi %arg8, %c1_i32 : i32
          %189 = arith.cmpi slt, %188, %arg9 : i32
          %190 = arith.cmpi ne, %arg10, %14 : i32
          %191 = arith.andi %189, %190 : i1
          scf.condition(%191) %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15 : i32, i32, i32, i32, i32, i32, f32, i32
        } do {
        ^bb0(%arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32, %arg12: i32, %arg13: i32, %arg14: f32, %arg15: i32):
          %188 = "tt.splat"(%arg12) : (i32) -> tensor<32x128xi32>
          %189 = arith.subi %188, %133 : tensor<32x128xi32>
          %190 = arith.shrui %189, %cst_21 : tensor<32x128xi32>
          %191 = "tt.reduce"(%190) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %270 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%270) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<32x128xi32>) -> tensor<128xi32>
          %192 = "tt.splat"(%arg13) : (i32) -> tensor<32x128xi32>
          %193 = arith.subi %192, %133 : tensor<32x128xi32>
          %194 = arith.shrui %193, %cst_21 : tensor<32x128xi32>
          %195 = "tt.reduce"(%194) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %270 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%270) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<32x128xi32>) -> tensor<128xi32>
          %196 = arith.shli %195, %cst_20 : tensor<128xi32>
          %197 = arith.addi %191, %196 : tensor<128xi32>
          %198 = "tt.reduce"(%197) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %270 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%270) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %199 = arith.andi %198, %c65535_i32 : i32
          %200 = arith.shrui %198, %c16_i32 : i32
          %201 = arith.cmpi sge, %199, %14 : i32
          %202 = arith.cmpi sge, %200, %14 : i32
          %203 = arith.select %201, %arg12, %arg8 : i32
          %204 = arith.select %202, %arg13, %203 : i32
          %205 = arith.select %201, %arg13, %arg12 : i32
          %206 = arith.select %202, %arg9, %205 : i32
          %207 = arith.select %201, %199, %arg10 : i32
          %208 = arith.select %202, %200, %207 : i32
          %209 = arith.select %201, %200, %199 : i32
          %210 = arith.select %202, %arg11, %209 : i32
          %211 = arith.mulf %arg14, %cst_19 : f32
          %212 = arith.select %201, %cst_22, %211 : f32
          %213 = arith.select %202, %211, %212 : f32
          %214 = arith.addi %arg15, %c1_i32 : i32
          %215 = arith.cmpi slt, %204, %c0_i32 : i32
          %216 = arith.subi %c-2147483648_i32, %204 : i32
          %217 = arith.select %215, %216, %204 : i32
          %218 = "tt.bitcast"(%217) : (i32) -> f32
          %219 = arith.cmpi slt, %206, %c0_i32 : i32
          %220 = arith.subi %c-2147483648_i32, %206 : i32
          %221 = arith.select %219, %220, %206 : i32
          %222 = "tt.bitcast"(%221) : (i32) -> f32
          %223 = arith.subf %222, %218 : f32
          %224 = arith.subi %208, %210 : i32
          %225 = arith.sitofp %224 : i32 to f32
          %226 = arith.subi %208, %14 : i32
          %227 = arith.sitofp %226 : i32 to f32
          %228 = math.rsqrt %225 : f32
          %229 = arith.addf %227, %cst_18 : f32
          %230 = arith.mulf %229, %228 : f32
          %231 = arith.mulf %230, %228 : f32
          %232 = arith.mulf %213, %228 : f32
          %233 = arith.mulf %223, %231 : f32
          %234 = arith.addf %218, %233 : f32
          %235 = arith.mulf %223, %232 : f32
          %236 = arith.addi %204, %c1_i32 : i32
          %237 = arith.subi %206, %c1_i32 : i32
          %238 = arith.subf %234, %235 : f32
          %239 = arith.addf %234, %235 : f32
          %240 = "tt.bitcast"(%238) : (f32) -> i32
          %241 = arith.cmpi slt, %240, %c0_i32 : i32
          %242 = arith.andi %240, %c2147483647_i32 : i32
          %243 = arith.subi %c0_i32, %242 : i32
          %244 = arith.cmpi sgt, %242, %c2139095040_i32 : i32
          %245 = arith.select %241, %243, %240 : i32
          %246 = arith.select %244, %c2139095040_i32, %245 : i32
          %247 = arith.minsi %246, %237 : i32
          %248 = arith.maxsi %247, %236 : i32
          %249 = "tt.bitcast"(%239) : (f32) -> i32
          %250 = arith.cmpi slt, %249, %c0_i32 : i32
          %251 = arith.andi %249, %c2147483647_i32 : i32
          %252 = arith.subi %c0_i32, %251 : i32
          %253 = arith.cmpi sgt, %251, %c2139095040_i32 : i32
          %254 = arith.select %250, %252, %249 : i32
          %255 = arith.select %253, %c2139095040_i32, %254 : i32
          %256 = arith.minsi %255, %237 : i32
          %257 = arith.maxsi %256, %236 : i32
          %258 = arith.cmpf olt, %223, %cst_17 : f32
          %259 = arith.cmpf olt, %232, %cst_16 : f32
          %260 = arith.cmpi slt, %214, %c8_i32 : i32
          %261 = arith.andi %258, %259 : i1
          %262 = arith.andi %260, %261 : i1
          %263 = arith.subi %206, %204 : i32
          %264 = arith.addi %263, %c2_i32 : i32
          %265 = arith.divui %264, %c3_i32 : i32
          %266 = arith.addi %204, %265 : i32
          %267 = arith.addi %266, %265 : i32
          %268 = arith.select %262, %248, %266 : i32
          %269 = arith.select %262, %257, %267 : i32
          scf.yield %204, %206, %208, %210, %268, %269, %213, %214 : i32, i32, i32, i32, i32, i32, f32, i32
        }
        %135 = arith.cmpi eq, %134#2, %14 : i32
        %136 = arith.select %135, %134#0, %134#1 : i32
        %137 = arith.addi %136, %c1_i32 : i32
        %138 = "tt.splat"(%136) : (i32) -> tensor<32x128xi32>
        %139 = arith.subi %138, %133 : tensor<32x128xi32>
        %140 = arith.shrui %139, %cst_21 : tensor<32x128xi32>
        %141 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
        %142 = "tt.expand_dims"(%141) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
        %143 = "tt.expand_dims"(%142) {axis = 2 : i32} : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
        %144 = arith.muli %143, %cst_15 : tensor<1x4x1xi32>
        %145 = "tt.broadcast"(%144) : (tensor<1x4x1xi32>) -> tensor<8x4x128xi32>
        %146 = "tt.reshape"(%140) : (tensor<32x128xi32>) -> tensor<8x4x128xi32>
        %147 = arith.shli %146, %145 : tensor<8x4x128xi32>
        %148 = "tt.reduce"(%147) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %188 = arith.addi %arg8, %arg9 : i32
          "tt.reduce_return"(%188) : (i32) -> ()
        }) {axis = 1 : i32} : (tensor<8x4x128xi32>) -> tensor<8x128xi32>
        %149 = "tt.reshape"(%148) : (tensor<8x128xi32>) -> tensor<8x4x32xi32>
        %150 = "tt.reduce"(%149) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %188 = arith.addi %arg8, %arg9 : i32
          "tt.reduce_return"(%188) : (i32) -> ()
        }) {axis = 2 : i32} : (tensor<8x4x32xi32>) -> tensor<8x4xi32>
        %151 = arith.muli %150, %cst_14 : tensor<8x4xi32>
        %152 = "tt.scan"(%149) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %188 = arith.addi %arg8, %arg9 : i32
          "tt.scan_return"(%188) : (i32) -> ()
        }) {axis = 2 : i32, reverse = false} : (tensor<8x4x32xi32>) -> tensor<8x4x32xi32>
        %153 = arith.subi %152, %149 : tensor<8x4x32xi32>
        %154 = "tt.expand_dims"(%151) {axis = 2 : i32} : (tensor<8x4xi32>) -> tensor<8x4x1xi32>
        %155 = "tt.broadcast"(%154) : (tensor<8x4x1xi32>) -> tensor<8x4x32xi32>
        %156 = arith.addi %153, %155 : tensor<8x4x32xi32>
        %157 = arith.muli %150, %cst_13 : tensor<8x4xi32>
        %158 = arith.shrui %157, %cst_12 : tensor<8x4xi32>
        %159 = arith.andi %158, %cst_11 : tensor<8x4xi32>
        %160 = "tt.reshape"(%159) : (tensor<8x4xi32>) -> tensor<32xi32>
        %161 = "tt.scan"(%160) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %188 = arith.addi %arg8, %arg9 : i32
          "tt.scan_return"(%188) : (i32) -> ()
        }) {axis = 0 : i32, reverse = false} : (tensor<32xi32>) -> tensor<32xi32>
        %162 = arith.subi %161, %160 : tensor<32xi32>
        %163 = "tt.reshape"(%162) : (tensor<32xi32>) -> tensor<8x4x1xi32>
        %164 = "tt.broadcast"(%163) : (tensor<8x4x1xi32>) -> tensor<8x4x32xi32>
        %165 = "tt.reshape"(%156) : (tensor<8x4x32xi32>) -> tensor<8x1x128xi32>
        %166 = "tt.broadcast"(%165) : (tensor<8x1x128xi32>) -> tensor<8x4x128xi32>
        %167 = "tt.reshape"(%164) : (tensor<8x4x32xi32>) -> tensor<8x1x128xi32>
        %168 = "tt.broadcast"(%167) : (tensor<8x1x128xi32>) -> tensor<8x4x128xi32>
        %169 = arith.shrui %166, %145 : tensor<8x4x128xi32>
        %170 = arith.andi %169, %cst_10 : tensor<8x4x128xi32>
        %171 = arith.addi %170, %168 : tensor<8x4x128xi32>
        %172 = "tt.reshape"(%171) : (tensor<8x4x128xi32>) -> tensor<32x128xi32>
        %173 = "tt.splat"(%137) : (i32) -> tensor<32x128xi32>
        %174 = arith.cmpi sge, %133, %173 : tensor<32x128xi32>
        %175 = "tt.reshape"(%172) : (tensor<32x128xi32>) -> tensor<4096xi32>
        %176 = "tt.reshape"(%63) : (tensor<32x128xi32>) -> tensor<4096xi32>
        %177 = "tt.reshape"(%174) : (tensor<32x128xi1>) -> tensor<4096xi1>
        %178 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %179 = arith.extsi %178 : tensor<1xi32> to tensor<1xi64>
        %180 = "tt.splat"(%arg7) : (i64) -> tensor<1xi64>
        %181 = arith.muli %179, %180 : tensor<1xi64>
        %182 = "tt.splat"(%arg5) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
        %183 = "tt.addptr"(%182, %181) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
        %184 = arith.extsi %175 : tensor<4096xi32> to tensor<4096xi64>
        %185 = "tt.broadcast"(%183) : (tensor<1x!tt.ptr<i32>>) -> tensor<4096x!tt.ptr<i32>>
        %186 = "tt.addptr"(%185, %184) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
        "tt.store"(%186, %176, %177) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>, tensor<4096xi1>) -> ()
        %187 = arith.cmpi ne, %134#2, %14 : i32
        scf.if %187 {
          %188 = arith.subi %136, %c1_i32 : i32
          %189 = "tt.splat"(%188) : (i32) -> tensor<32x128xi32>
          %190 = arith.subi %189, %133 : tensor<32x128xi32>
          %191 = arith.shrui %190, %cst_21 : tensor<32x128xi32>
          %192 = arith.subi %191, %140 : tensor<32x128xi32>
          %193 = "tt.reshape"(%192) : (tensor<32x128xi32>) -> tensor<8x4x128xi32>
          %194 = arith.shli %193, %145 : tensor<8x4x128xi32>
          %195 = "tt.reduce"(%194) ({
          ^bb0(%arg8: i32, %arg9: i32):
            %230 = arith.addi %arg8, %arg9 : i32
            "tt.reduce_return"(%230) : (i32) -> ()
          }) {axis = 1 : i32} : (tensor<8x4x128xi32>) -> tensor<8x128xi32>
          %196 = "tt.reshape"(%195) : (tensor<8x128xi32>) -> tensor<8x4x32xi32>
          %197 = "tt.reduce"(%196) ({
          ^bb0(%arg8: i32, %arg9: i32):
            %230 = arith.addi %arg8, %arg9 : i32
            "tt.reduce_return"(%230) : (i32) -> ()
          }) {axis = 2 : i32} : (tensor<8x4x32xi32>) -> tensor<8x4xi32>
          %198 = arith.muli %197, %cst_14 : tensor<8x4xi32>
          %199 = "tt.scan"(%196) ({
          ^bb0(%arg8: i32, %arg9: i32):
            %230 = arith.addi %arg8, %arg9 : i32
            "tt.scan_return"(%230) : (i32) -> ()
          }) {axis = 2 : i32, reverse = false} : (tensor<8x4x32xi32>) -> tensor<8x4x32xi32>
          %200 = arith.subi %199, %196 : tensor<8x4x32xi32>
          %201 = "tt.expand_dims"(%198) {axis = 2 : i32} : (tensor<8x4xi32>) -> tensor<8x4x1xi32>
          %202 = "tt.broadcast"(%201) : (tensor<8x4x1xi32>) -> tensor<8x4x32xi32>
          %203 = arith.addi %200, %202 : tensor<8x4x32xi32>
          %204 = arith.muli %197, %cst_13 : tensor<8x4xi32>
          %205 = arith.shrui %204, %cst_12 : tensor<8x4xi32>
          %206 = arith.andi %205, %cst_11 : tensor<8x4xi32>
          %207 = "tt.reshape"(%206) : (tensor<8x4xi32>) -> tensor<32xi32>
          %208 = "tt.scan"(%207) ({
          ^bb0(%arg8: i32, %arg9: i32):
            %230 = arith.addi %arg8, %arg9 : i32
            "tt.scan_return"(%230) : (i32) -> ()
          }) {axis = 0 : i32, reverse = false} : (tensor<32xi32>) -> tensor<32xi32>
          %209 = arith.subi %208, %207 : tensor<32xi32>
          %210 = "tt.reshape"(%209) : (tensor<32xi32>) -> tensor<8x4x1xi32>
          %211 = "tt.broadcast"(%210) : (tensor<8x4x1xi32>) -> tensor<8x4x32xi32>
          %212 = "tt.reshape"(%203) : (tensor<8x4x32xi32>) -> tensor<8x1x128xi32>
          %213 = "tt.broadcast"(%212) : (tensor<8x1x128xi32>) -> tensor<8x4x128xi32>
          %214 = "tt.reshape"(%211) : (tensor<8x4x32xi32>) -> tensor<8x1x128xi32>
          %215 = "tt.broadcast"(%214) : (tensor<8x1x128xi32>) -> tensor<8x4x128xi32>
          %216 = arith.shrui %213, %145 : tensor<8x4x128xi32>
          %217 = arith.andi %216, %cst_10 : tensor<8x4x128xi32>
          %218 = arith.addi %217, %215 : tensor<8x4x128xi32>
          %219 = "tt.reshape"(%218) : (tensor<8x4x128xi32>) -> tensor<32x128xi32>
          %220 = "tt.splat"(%134#3) : (i32) -> tensor<32x128xi32>
          %221 = arith.addi %219, %220 : tensor<32x128xi32>
          %222 = arith.cmpi eq, %133, %138 : tensor<32x128xi32>
          %223 = "tt.splat"(%14) : (i32) -> tensor<32x128xi32>
          %224 = arith.cmpi slt, %221, %223 : tensor<32x128xi32>
          %225 = arith.andi %222, %224 : tensor<32x128xi1>
          %226 = "tt.reshape"(%221) : (tensor<32x128xi32>) -> tensor<4096xi32>
          %227 = "tt.reshape"(%225) : (tensor<32x128xi1>) -> tensor<4096xi1>
          %228 = arith.extsi %226 : tensor<4096xi32> to tensor<4096xi64>
          %229 = "tt.addptr"(%185, %228) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
          "tt.store"(%229, %176, %227) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>, tensor<4096xi1>) -> ()
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
      %43 = "tt.broadcast"(%cst_7) : (tensor<1xi32>) -> tensor<1024xi32>
      %44:2 = scf.for %arg8 = %c0_i32 to %32 step %c1_i32 iter_args(%arg9 = %cst_9, %arg10 = %cst_8) -> (tensor<1024xi32>, tensor<1024xi32>)  : i32 {
        %132 = arith.muli %arg8, %c1024_i32 : i32
        %133 = "tt.splat"(%132) : (i32) -> tensor<1024xi32>
        %134 = arith.addi %133, %33 : tensor<1024xi32>
        %135 = arith.cmpi ult, %134, %34 : tensor<1024xi32>
        %136 = arith.addi %134, %35 : tensor<1024xi32>
        %137 = arith.extsi %136 : tensor<1024xi32> to tensor<1024xi64>
        %138 = arith.muli %137, %cst_5 : tensor<1024xi64>
        %139 = "tt.addptr"(%42, %138) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
        %140 = "tt.addptr"(%139, %43) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
        %141 = "tt.load"(%140, %135, %cst_6) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
        %142 = "tt.bitcast"(%141) : (tensor<1024xi32>) -> tensor<1024xf32>
        %143 = "tt.bitcast"(%142) : (tensor<1024xf32>) -> tensor<1024xi32>
        %144 = arith.cmpi slt, %143, %cst_6 : tensor<1024xi32>
        %145 = arith.andi %143, %cst_4 : tensor<1024xi32>
        %146 = arith.subi %cst_6, %145 : tensor<1024xi32>
        %147 = arith.cmpi sgt, %145, %cst_3 : tensor<1024xi32>
        %148 = arith.select %144, %146, %143 : tensor<1024xi1>, tensor<1024xi32>
        %149 = arith.select %147, %cst_9, %148 : tensor<1024xi1>, tensor<1024xi32>
        %150 = arith.select %135, %149, %cst_8 : tensor<1024xi1>, tensor<1024xi32>
        %151 = arith.cmpi ne, %150, %cst_8 : tensor<1024xi32>
        %152 = arith.minsi %150, %arg9 : tensor<1024xi32>
        %153 = arith.select %151, %152, %arg9 : tensor<1024xi1>, tensor<1024xi32>
        %154 = arith.maxsi %150, %arg10 : tensor<1024xi32>
        scf.yield %153, %154 : tensor<1024xi32>, tensor<1024xi32>
      }
      %45 = "tt.reduce"(%44#0) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %132 = arith.minsi %arg8, %arg9 : i32
        "tt.reduce_return"(%132) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
      %46 = "tt.reduce"(%44#1) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %132 = arith.maxsi %arg8, %arg9 : i32
        "tt.reduce_return"(%132) : (i32) -> ()
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
      %58 = arith.subi %13, %14 : i32
      %59 = arith.sitofp %58 : i32 to f32
      %60 = math.rsqrt %57 : f32
      %61 = arith.addf %59, %cst_18 : f32
      %62 = arith.mulf %61, %60 : f32
      %63 = arith.mulf %62, %60 : f32
      %64 = arith.mulf %60, %cst_22 : f32
      %65 = arith.mulf %56, %63 : f32
      %66 = arith.addf %51, %65 : f32
      %67 = arith.mulf %56, %64 : f32
      %68 = arith.subi %46, %c1_i32 : i32
      %69 = arith.subf %66, %67 : f32
      %70 = arith.addf %66, %67 : f32
      %71 = "tt.bitcast"(%69) : (f32) -> i32
      %72 = arith.cmpi slt, %71, %c0_i32 : i32
      %73 = arith.andi %71, %c2147483647_i32 : i32
      %74 = arith.subi %c0_i32, %73 : i32
      %75 = arith.cmpi sgt, %73, %c2139095040_i32 : i32
      %76 = arith.select %72, %74, %71 : i32
      %77 = arith.select %75, %c2139095040_i32, %76 : i32
      %78 = arith.minsi %77, %68 : i32
      %79 = arith.maxsi %78, %45 : i32
      %80 = "tt.bitcast"(%70) : (f32) -> i32
      %81 = arith.cmpi slt, %80, %c0_i32 : i32
      %82 = arith.andi %80, %c2147483647_i32 : i32
      %83 = arith.subi %c0_i32, %82 : i32
      %84 = arith.cmpi sgt, %82, %c2139095040_i32 : i32
      %85 = arith.select %81, %83, %80 : i32
      %86 = arith.select %84, %c2139095040_i32, %85 : i32
      %87 = arith.minsi %86, %68 : i32
      %88 = arith.maxsi %87, %45 : i32
      %89 = arith.cmpf olt, %56, %cst_17 : f32
      %90 = arith.cmpf olt, %64, %cst_16 : f32
      %91 = arith.andi %89, %90 : i1
      %92 = arith.subi %46, %47 : i32
      %93 = arith.addi %92, %c2_i32 : i32
      %94 = arith.divui %93, %c3_i32 : i32
      %95 = arith.addi %47, %94 : i32
      %96 = arith.addi %95, %94 : i32
      %97 = arith.select %91, %79, %95 : i32
      %98 = arith.select %91, %88, %96 : i32
      %99 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
      %100 = "tt.splat"(%13) : (i32) -> tensor<1024xi32>
      %101 = "tt.splat"(%6) : (i32) -> tensor<1024xi32>
      %102 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
      %103 = arith.extsi %102 : tensor<1xi32> to tensor<1xi64>
      %104 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
      %105 = arith.muli %103, %104 : tensor<1xi64>
      %106 = "tt.splat"(%arg0) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
      %107 = "tt.addptr"(%106, %105) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
      %108 = "tt.broadcast"(%107) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
      %109 = "tt.broadcast"(%cst_7) : (tensor<1xi32>) -> tensor<1024xi32>
      %110:8 = scf.while (%arg8 = %47, %arg9 = %46, %arg10 = %13, %arg11 = %c0_i32, %arg12 = %97, %arg13 = %98, %arg14 = %cst_22, %arg15 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
        %132 = arith.addi %arg8, %c1_i32 : i32
        %133 = arith.cmpi slt, %132, %arg9 : i32
        %134 = arith.cmpi ne, %arg10, %14 : i32
        %135 = arith.andi %133, %134 : i1
        scf.condition(%135) %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15 : i32, i32, i32, i32, i32, i32, f32, i32
      } do {
      ^bb0(%arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32, %arg12: i32, %arg13: i32, %arg14: f32, %arg15: i32):
        %132 = "tt.splat"(%arg12) : (i32) -> tensor<1024xi32>
        %133 = "tt.splat"(%arg13) : (i32) -> tensor<1024xi32>
        %134:2 = scf.for %arg16 = %c0_i32 to %32 step %c1_i32 iter_args(%arg17 = %cst_6, %arg18 = %cst_6) -> (tensor<1024xi32>, tensor<1024xi32>)  : i32 {
          %206 = arith.muli %arg16, %c1024_i32 : i32
          %207 = "tt.splat"(%206) : (i32) -> tensor<1024xi32>
          %208 = arith.addi %207, %99 : tensor<1024xi32>
          %209 = arith.cmpi ult, %208, %100 : tensor<1024xi32>
          %210 = arith.addi %208, %101 : tensor<1024xi32>
          %211 = arith.extsi %210 : tensor<1024xi32> to tensor<1024xi64>
          %212 = arith.muli %211, %cst_5 : tensor<1024xi64>
          %213 = "tt.addptr"(%108, %212) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
          %214 = "tt.addptr"(%213, %109) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
          %215 = "tt.load"(%214, %209, %cst_6) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
          %216 = "tt.bitcast"(%215) : (tensor<1024xi32>) -> tensor<1024xf32>
          %217 = "tt.bitcast"(%216) : (tensor<1024xf32>) -> tensor<1024xi32>
          %218 = arith.cmpi slt, %217, %cst_6 : tensor<1024xi32>
          %219 = arith.andi %217, %cst_4 : tensor<1024xi32>
          %220 = arith.subi %cst_6, %219 : tensor<1024xi32>
          %221 = arith.cmpi sgt, %219, %cst_3 : tensor<1024xi32>
          %222 = arith.select %218, %220, %217 : tensor<1024xi1>, tensor<1024xi32>
          %223 = arith.select %221, %cst_9, %222 : tensor<1024xi1>, tensor<1024xi32>
          %224 = arith.select %209, %223, %cst_8 : tensor<1024xi1>, tensor<1024xi32>
          %225 = arith.cmpi sgt, %224, %132 : tensor<1024xi32>
          %226 = arith.extui %225 : tensor<1024xi1> to tensor<1024xi32>
          %227 = arith.addi %arg17, %226 : tensor<1024xi32>
          %228 = arith.cmpi sgt, %224, %133 : tensor<1024xi32>
          %229 = arith.extui %228 : tensor<1024xi1> to tensor<1024xi32>
          %230 = arith.addi %arg18, %229 : tensor<1024xi32>
          scf.yield %227, %230 : tensor<1024xi32>, tensor<1024xi32>
        }
        %135 = "tt.reduce"(%134#0) ({
        ^bb0(%arg16: i32, %arg17: i32):
          %206 = arith.addi %arg16, %arg17 : i32
          "tt.reduce_return"(%206) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
        %136 = "tt.reduce"(%134#1) ({
        ^bb0(%arg16: i32, %arg17: i32):
          %206 = arith.addi %arg16, %arg17 : i32
          "tt.reduce_return"(%206) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
        %137 = arith.cmpi sge, %135, %14 : i32
        %138 = arith.cmpi sge, %136, %14 : i32
        %139 = arith.select %137, %arg12, %arg8 : i32
        %140 = arith.select %138, %arg13, %139 : i32
        %141 = arith.select %137, %arg13, %arg12 : i32
        %142 = arith.select %138, %arg9, %141 : i32
        %143 = arith.select %137, %135, %arg10 : i32
        %144 = arith.select %138, %136, %143 : i32
        %145 = arith.select %137, %136, %135 : i32
        %146 = arith.select %138, %arg11, %145 : i32
        %147 = arith.mulf %arg14, %cst_19 : f32
        %148 = arith.select %137, %cst_22, %147 : f32
        %149 = arith.select %138, %147, %148 : f32
        %150 = arith.addi %arg15, %c1_i32 : i32
        %151 = arith.cmpi slt, %140, %c0_i32 : i32
        %152 = arith.subi %c-2147483648_i32, %140 : i32
        %153 = arith.select %151, %152, %140 : i32
        %154 = "tt.bitcast"(%153) : (i32) -> f32
        %155 = arith.cmpi slt, %142, %c0_i32 : i32
        %156 = arith.subi %c-2147483648_i32, %142 : i32
        %157 = arith.select %155, %156, %142 : i32
        %158 = "tt.bitcast"(%157) : (i32) -> f32
        %159 = arith.subf %158, %154 : f32
        %160 = arith.subi %144, %146 : i32
        %161 = arith.sitofp %160 : i32 to f32
        %162 = arith.subi %144, %14 : i32
        %163 = arith.sitofp %162 : i32 to f32
        %164 = math.rsqrt %161 : f32
        %165 = arith.addf %163, %cst_18 : f32
        %166 = arith.mulf %165, %164 : f32
        %167 = arith.mulf %166, %164 : f32
        %168 = arith.mulf %149, %164 : f32
        %169 = arith.mulf %159, %167 : f32
        %170 = arith.addf %154, %169 : f32
        %171 = arith.mulf %159, %168 : f32
        %172 = arith.addi %140, %c1_i32 : i32
        %173 = arith.subi %142, %c1_i32 : i32
        %174 = arith.subf %170, %171 : f32
        %175 = arith.addf %170, %171 : f32
        %176 = "tt.bitcast"(%174) : (f32) -> i32
        %177 = arith.cmpi slt, %176, %c0_i32 : i32
        %178 = arith.andi %176, %c2147483647_i32 : i32
        %179 = arith.subi %c0_i32, %178 : i32
        %180 = arith.cmpi sgt, %178, %c2139095040_i32 : i32
        %181 = arith.select %177, %179, %176 : i32
        %182 = arith.select %180, %c2139095040_i32, %181 : i32
        %183 = arith.minsi %182, %173 : i32
        %184 = arith.maxsi %183, %172 : i32
        %185 = "tt.bitcast"(%175) : (f32) -> i32
        %186 = arith.cmpi slt, %185, %c0_i32 : i32
        %187 = arith.andi %185, %c2147483647_i32 : i32
        %188 = arith.subi %c0_i32, %187 : i32
        %189 = arith.cmpi sgt, %187, %c2139095040_i32 : i32
        %190 = arith.select %186, %188, %185 : i32
        %191 = arith.select %189, %c2139095040_i32, %190 : i32
        %192 = arith.minsi %191, %173 : i32
        %193 = arith.maxsi %192, %172 : i32
        %194 = arith.cmpf olt, %159, %cst_17 : f32
        %195 = arith.cmpf olt, %168, %cst_16 : f32
        %196 = arith.cmpi slt, %150, %c8_i32 : i32
        %197 = arith.andi %194, %195 : i1
        %198 = arith.andi %196, %197 : i1
        %199 = arith.subi %142, %140 : i32
        %200 = arith.addi %199, %c2_i32 : i32
        %201 = arith.divui %200, %c3_i32 : i32
        %202 = arith.addi %140, %201 : i32
        %203 = arith.addi %202, %201 : i32
        %204 = arith.select %198, %184, %202 : i32
        %205 = arith.select %198, %193, %203 : i32
        scf.yield %140, %142, %144, %146, %204, %205, %149, %150 : i32, i32, i32, i32, i32, i32, f32, i32
      }
      %111 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
      %112 = "tt.splat"(%13) : (i32) -> tensor<1024xi32>
      %113 = "tt.splat"(%6) : (i32) -> tensor<1024xi32>
      %114 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
      %115 = arith.extsi %114 : tensor<1xi32> to tensor<1xi64>
      %116 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
      %117 = arith.muli %115, %116 : tensor<1xi64>
      %118 = "tt.splat"(%arg0) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
      %119 = "tt.addptr"(%118, %117) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
      %120 = "tt.broadcast"(%119) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
      %121 = "tt.broadcast"(%cst_7) : (tensor<1xi32>) -> tensor<1024xi32>
      %122 = "tt.splat"(%110#1) : (i32) -> tensor<1024xi32>
      %123 = "tt.splat"(%110#0) : (i32) -> tensor<1024xi32>
      %124 = "tt.splat"(%14) : (i32) -> tensor<1024xi32>
      %125 = "tt.broadcast"(%cst_0) : (tensor<1xi32>) -> tensor<1024xi32>
      %126 = "tt.splat"(%arg7) : (i64) -> tensor<1xi64>
      %127 = arith.muli %115, %126 : tensor<1xi64>
      %128 = "tt.splat"(%arg5) : (!tt.ptr<i32>) -> tensor<1x!tt.ptr<i32>>
      %129 = "tt.addptr"(%128, %127) : (tensor<1x!tt.ptr<i32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<i32>>
      %130 = "tt.broadcast"(%129) : (tensor<1x!tt.ptr<i32>>) -> tensor<1024x!tt.ptr<i32>>
      %131:2 = scf.for %arg8 = %c0_i32 to %32 step %c1_i32 iter_args(%arg9 = %c0_i32, %arg10 = %110#3) -> (i32, i32)  : i32 {
        %132 = arith.muli %arg8, %c1024_i32 : i32
        %133 = "tt.splat"(%132) : (i32) -> tensor<1024xi32>
        %134 = arith.addi %133, %111 : tensor<1024xi32>
        %135 = arith.cmpi ult, %134, %112 : tensor<1024xi32>
        %136 = arith.addi %134, %113 : tensor<1024xi32>
        %137 = arith.extsi %136 : tensor<1024xi32> to tensor<1024xi64>
        %138 = arith.muli %137, %cst_5 : tensor<1024xi64>
        %139 = "tt.addptr"(%120, %138) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
        %140 = "tt.addptr"(%139, %121) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
        %141 = "tt.load"(%140, %135, %cst_6) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
        %142 = "tt.bitcast"(%141) : (tensor<1024xi32>) -> tensor<1024xf32>
        %143 = "tt.bitcast"(%142) : (tensor<1024xf32>) -> tensor<1024xi32>
        %144 = arith.cmpi slt, %143, %cst_6 : tensor<1024xi32>
        %145 = arith.andi %143, %cst_4 : tensor<1024xi32>
        %146 = arith.subi %cst_6, %145 : tensor<1024xi32>
        %147 = arith.cmpi sgt, %145, %cst_3 : tensor<1024xi32>
        %148 = arith.select %144, %146, %143 : tensor<1024xi1>, tensor<1024xi32>
        %149 = arith.select %147, %cst_9, %148 : tensor<1024xi1>, tensor<1024xi32>
        %150 = arith.select %135, %149, %cst_8 : tensor<1024xi1>, tensor<1024xi32>
        %151 = arith.cmpi sgt, %150, %122 : tensor<1024xi32>
        %152 = arith.cmpi sgt, %150, %123 : tensor<1024xi32>
        %153 = arith.extui %151 : tensor<1024xi1> to tensor<1024xi32>
        %154 = arith.extui %152 : tensor<1024xi1> to tensor<1024xi32>
        %155 = arith.subi %154, %153 : tensor<1024xi32>
        %156 = arith.shli %155, %cst_2 : tensor<1024xi32>
        %157 = arith.addi %153, %156 : tensor<1024xi32>
        %158 = "tt.scan"(%157) ({
        ^bb0(%arg11: i32, %arg12: i32):
          %178 = arith.addi %arg11, %arg12 : i32
          "tt.scan_return"(%178) : (i32) -> ()
        }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
        %159 = arith.subi %158, %157 : tensor<1024xi32>
        %160 = arith.andi %159, %cst_1 : tensor<1024xi32>
        %161 = arith.shrui %159, %cst_2 : tensor<1024xi32>
        %162 = "tt.splat"(%arg9) : (i32) -> tensor<1024xi32>
        %163 = arith.addi %160, %162 : tensor<1024xi32>
        %164 = "tt.splat"(%arg10) : (i32) -> tensor<1024xi32>
        %165 = arith.addi %161, %164 : tensor<1024xi32>
        %166 = "tt.reduce"(%157) ({
        ^bb0(%arg11: i32, %arg12: i32):
          %178 = arith.addi %arg11, %arg12 : i32
          "tt.reduce_return"(%178) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
        %167 = arith.andi %166, %c65535_i32 : i32
        %168 = arith.shrui %166, %c16_i32 : i32
        %169 = arith.addi %arg9, %167 : i32
        %170 = arith.addi %arg10, %168 : i32
        %171 = arith.select %151, %163, %165 : tensor<1024xi1>, tensor<1024xi32>
        %172 = arith.cmpi ult, %171, %124 : tensor<1024xi32>
        %173 = arith.andi %152, %172 : tensor<1024xi1>
        %174 = "tt.addptr"(%139, %125) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>) -> tensor<1024x!tt.ptr<i32>>
        %175 = "tt.load"(%174, %173, %cst_6) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
        %176 = arith.extsi %171 : tensor<1024xi32> to tensor<1024xi64>
        %177 = "tt.addptr"(%130, %176) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
        "tt.store"(%177, %175, %173) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>, tensor<1024xi1>) -> ()
        scf.yield %169, %170 : i32, i32
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
      "tt.store"(%37, %cst, %34) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<256x!tt.ptr<i32>>, tensor<256xi32>, tensor<256xi1>) -> ()
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "top_keys", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "top_keys.size1"}, {winnow.arg = "top_keys.stride0"}], function_type = (!tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i64, !tt.ptr<i32>, i32, i64) -> (), sym_name = "top_k_from_candidates", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["top_keys.size0"], winnow.plan = {num_stages = 1 : i32, num_warps = 4 : i32, target = "cuda:90"}} : () -> ()
}

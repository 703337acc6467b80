#map = affine_map<()[s0] -> (s0)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<i32>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<i32>, %arg4: i64, %arg5: !tt.ptr<i32>, %arg6: i32, %arg7: i64):
    %cst = arith.constant dense<0> : tensor<1xi64>
    %cst_0 = arith.constant -1.000000e+00 : f32
    %c-2147483647_i32 = arith.constant -2147483647 : i32
    %cst_1 = arith.constant dense<1> : tensor<1xi64>
    %c-8388607_i32 = arith.constant -8388607 : i32
    %cst_2 = arith.constant dense<-1> : tensor<256xi32>
    %c256_i32 = arith.constant 256 : i32
    %c255_i32 = arith.constant 255 : i32
    %cst_3 = arith.constant dense<65535> : tensor<1024xi32>
    %cst_4 = arith.constant dense<16> : tensor<1024xi32>
    %cst_5 = arith.constant dense<2139095040> : tensor<1024xi32>
    %cst_6 = arith.constant dense<2147483647> : tensor<1024xi32>
    %cst_7 = arith.constant dense<2> : tensor<1024xi64>
    %cst_8 = arith.constant dense<0> : tensor<1024xi32>
    %c1024_i32 = arith.constant 1024 : i32
    %c1023_i32 = arith.constant 1023 : i32
    %cst_9 = arith.constant dense<-2139095041> : tensor<1024xi32>
    %cst_10 = arith.constant dense<2139095041> : tensor<1024xi32>
    %false = arith.constant false
    %cst_11 = arith.constant dense<255> : tensor<8x4x128xi32>
    %cst_12 = arith.constant dense<255> : tensor<8x4xi32>
    %cst_13 = arith.constant dense<24> : tensor<8x4xi32>
    %cst_14 = arith.constant dense<16843009> : tensor<8x4xi32>
    %cst_15 = arith.constant dense<16843008> : tensor<8x4xi32>
    %cst_16 = arith.constant dense<8> : tensor<1x4x1xi32>
    %c3_i32 = arith.constant 3 : i32
    %c-1_i32 = arith.constant -1 : i32
    %true = arith.constant true
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
    %1 = arith.extsi %0 : i32 to i64
    %2 = "tt.addptr"(%arg3, %1) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %3 = "tt.load"(%2) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
    %4 = arith.maxsi %3, %c0_i32 : i32
    %5 = arith.minsi %4, %arg1 : i32
    %6 = arith.addi %arg4, %1 : i64
    %7 = "tt.addptr"(%arg3, %6) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %8 = "tt.load"(%7) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
    %9 = arith.maxsi %8, %c0_i32 : i32
    %10 = arith.minsi %9, %arg1 : i32
    %11 = arith.subi %10, %5 : i32
    %12 = arith.maxsi %11, %c0_i32 : i32
    %13 = arith.minsi %12, %arg6 : i32
    %14 = arith.cmpi sle, %12, %c4096_i32 : i32
    %15 = scf.if %14 -> (i1) {
      %29 = "tt.make_range"() {end = 32 : i32, start = 0 : i32} : () -> tensor<32xi32>
      %30 = "tt.expand_dims"(%29) {axis = 1 : i32} : (tensor<32xi32>) -> tensor<32x1xi32>
      %31 = arith.muli %30, %cst_37 : tensor<32x1xi32>
      %32 = arith.addi %31, %31 : tensor<32x1xi32>
      %33 = "tt.broadcast"(%32) : (tensor<32x1xi32>) -> tensor<32x256xi32>
      %34 = "tt.make_range"() {end = 256 : i32, start = 0 : i32} : () -> tensor<256xi32>
      %35 = "tt.expand_dims"(%34) {axis = 0 : i32} : (tensor<256xi32>) -> tensor<1x256xi32>
      %36 = "tt.broadcast"(%35) : (tensor<1x256xi32>) -> tensor<32x256xi32>
      %37 = arith.addi %33, %36 : tensor<32x256xi32>
      %38 = arith.muli %12, %c2_i32 : i32
      %39 = "tt.splat"(%38) : (i32) -> tensor<32x256xi32>
      %40 = arith.cmpi slt, %37, %39 : tensor<32x256xi32>
      %41 = "tt.splat"(%0) : (i32) -> tensor<1x1xi32>
      %42 = "tt.splat"(%5) : (i32) -> tensor<1x1xi32>
      %43 = arith.extsi %41 : tensor<1x1xi32> to tensor<1x1xi64>
      %44 = "tt.splat"(%arg2) : (i64) -> tensor<1x1xi64>
      %45 = arith.muli %43, %44 : tensor<1x1xi64>
      %46 = arith.extsi %42 : tensor<1x1xi32> to tensor<1x1xi64>
      %47 = arith.muli %46, %cst_35 : tensor<1x1xi64>
      %48 = arith.addi %45, %47 : tensor<1x1xi64>
      %49 = arith.extsi %37 : tensor<32x256xi32> to tensor<32x256xi64>
      %50 = "tt.broadcast"(%48) : (tensor<1x1xi64>) -> tensor<32x256xi64>
      %51 = arith.addi %50, %49 : tensor<32x256xi64>
      %52 = "tt.splat"(%arg0) : (!tt.ptr<i32>) -> tensor<32x256x!tt.ptr<i32>>
      %53 = "tt.addptr"(%52, %51) : (tensor<32x256x!tt.ptr<i32>>, tensor<32x256xi64>) -> tensor<32x256x!tt.ptr<i32>>
      %54 = "tt.load"(%53, %40, %cst_36) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<32x256x!tt.ptr<i32>>, tensor<32x256xi1>, tensor<32x256xi32>) -> tensor<32x256xi32>
      %55 = "tt.reshape"(%54) : (tensor<32x256xi32>) -> tensor<32x128x2xi32>
      %56 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
      %57 = "tt.expand_dims"(%56) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
      %58 = "tt.expand_dims"(%57) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
      %59 = arith.cmpi eq, %58, %cst_34 : tensor<1x1x2xi32>
      %60 = "tt.broadcast"(%59) : (tensor<1x1x2xi1>) -> tensor<32x128x2xi1>
      %61 = arith.select %60, %55, %cst_33 : tensor<32x128x2xi1>, tensor<32x128x2xi32>
      %62 = "tt.reduce"(%61) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %92 = arith.addi %arg8, %arg9 : i32
        "tt.reduce_return"(%92) : (i32) -> ()
      }) {axis = 2 : i32} : (tensor<32x128x2xi32>) -> tensor<32x128xi32>
      %63 = arith.cmpi eq, %58, %cst_32 : tensor<1x1x2xi32>
      %64 = "tt.broadcast"(%63) : (tensor<1x1x2xi1>) -> tensor<32x128x2xi1>
      %65 = arith.select %64, %55, %cst_33 : tensor<32x128x2xi1>, tensor<32x128x2xi32>
      %66 = "tt.reduce"(%65) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %92 = arith.addi %arg8, %arg9 : i32
        "tt.reduce_return"(%92) : (i32) -> ()
      }) {axis = 2 : i32} : (tensor<32x128x2xi32>) -> tensor<32x128xi32>
      %67 = "tt.bitcast"(%66) : (tensor<32x128xi32>) -> tensor<32x128xf32>
      %68 = "tt.bitcast"(%67) : (tensor<32x128xf32>) -> tensor<32x128xi32>
      %69 = arith.cmpi slt, %68, %cst_31 : tensor<32x128xi32>
      %70 = arith.andi %68, %cst_30 : tensor<32x128xi32>
      %71 = arith.subi %cst_31, %70 : tensor<32x128xi32>
      %72 = arith.cmpi sgt, %70, %cst_29 : tensor<32x128xi32>
      %73 = arith.select %69, %71, %68 : tensor<32x128xi1>, tensor<32x128xi32>
      %74 = arith.select %72, %cst_28, %73 : tensor<32x128xi1>, tensor<32x128xi32>
      %75 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %76 = "tt.expand_dims"(%75) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
      %77 = "tt.splat"(%12) : (i32) -> tensor<1x128xi32>
      %78 = arith.subi %77, %76 : tensor<1x128xi32>
      %79 = "tt.broadcast"(%31) : (tensor<32x1xi32>) -> tensor<32x128xi32>
      %80 = "tt.broadcast"(%78) : (tensor<1x128xi32>) -> tensor<32x128xi32>
      %81 = arith.cmpi slt, %79, %80 : tensor<32x128xi32>
      %82 = arith.select %81, %74, %cst_27 : tensor<32x128xi1>, tensor<32x128xi32>
      %83 = arith.addi %82, %cst_26 : tensor<32x128xi32>
      %84 = "tt.reduce"(%83) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %92 = arith.minsi %arg8, %arg9 : i32
        "tt.reduce_return"(%92) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<32x128xi32>) -> tensor<128xi32>
      %85 = "tt.reduce"(%84) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %92 = arith.minsi %arg8, %arg9 : i32
        "tt.reduce_return"(%92) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %86 = "tt.reduce"(%82) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %92 = arith.maxsi %arg8, %arg9 : i32
        "tt.reduce_return"(%92) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<32x128xi32>) -> tensor<128xi32>
      %87 = "tt.reduce"(%86) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %92 = arith.maxsi %arg8, %arg9 : i32
        "tt.reduce_return"(%92) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
      %88 = arith.subi %85, %c-8388607_i32 : i32
      %89 = arith.maxsi %88, %c-2139095041_i32 : i32
      %90 = arith.subi %87, %89 : i32
      %91 = arith.cmpi sge, %90, %c0_i32 : i32
      scf.if %91 {
        %92 = "tt.reduce"(%67) ({
        ^bb0(%arg8: f32, %arg9: f32):
          %189 = arith.addf %arg8, %arg9 : f32
          "tt.reduce_return"(%189) : (f32) -> ()
        }) {axis = 0 : i32} : (tensor<32x128xf32>) -> tensor<128xf32>
        %93 = "tt.reduce"(%92) ({
        ^bb0(%arg8: f32, %arg9: f32):
          %189 = arith.addf %arg8, %arg9 : f32
          "tt.reduce_return"(%189) : (f32) -> ()
        }) {axis = 0 : i32} : (tensor<128xf32>) -> f32
        %94 = arith.sitofp %12 : i32 to f32
        %95 = arith.sitofp %13 : i32 to f32
        %96 = arith.addi %89, %c1_i32 : i32
        %97 = arith.cmpi slt, %96, %c0_i32 : i32
        %98 = arith.subi %c2147483647_i32, %89 : i32
        %99 = arith.select %97, %98, %96 : i32
        %100 = "tt.bitcast"(%99) : (i32) -> f32
        %101 = arith.divf %93, %94 : f32
        %102 = arith.subf %101, %100 : f32
        %103 = arith.subf %94, %95 : f32
        %104 = arith.addf %103, %103 : f32
        %105 = arith.addf %94, %95 : f32
        %106 = arith.divf %104, %105 : f32
        %107 = arith.mulf %102, %106 : f32
        %108 = arith.addf %100, %107 : f32
        %109 = arith.mulf %102, %cst_25 : f32
        %110 = arith.subi %87, %c1_i32 : i32
        %111 = arith.subf %108, %109 : f32
        %112 = arith.addf %108, %109 : f32
        %113 = "tt.bitcast"(%111) : (f32) -> i32
        %114 = arith.cmpi slt, %113, %c0_i32 : i32
        %115 = arith.andi %113, %c2147483647_i32 : i32
        %116 = arith.subi %c0_i32, %115 : i32
        %117 = arith.cmpi sgt, %115, %c2139095040_i32 : i32
        %118 = arith.select %114, %116, %113 : i32
        %119 = arith.select %117, %c2139095040_i32, %118 : i32
        %120 = arith.minsi %119, %110 : i32
        %121 = arith.maxsi %120, %96 : i32
        %122 = "tt.bitcast"(%112) : (f32) -> i32
        %123 = arith.cmpi slt, %122, %c0_i32 : i32
        %124 = arith.andi %122, %c2147483647_i32 : i32
        %125 = arith.subi %c0_i32, %124 : i32
        %126 = arith.cmpi sgt, %124, %c2139095040_i32 : i32
        %127 = arith.select %123, %125, %122 : i32
        %128 = arith.select %126, %c2139095040_i32, %127 : i32
        %129 = arith.minsi %128, %110 : i32
        %130 = arith.maxsi %129, %96 : i32
        %131 = "tt.splat"(%89) : (i32) -> tensor<32x128xi32>
        %132 = arith.maxsi %82, %131 : tensor<32x128xi32>
        %133 = arith.subf %95, %cst_19 : f32
        %134 = math.log2 %133 : f32
        %135:8 = scf.while (%arg8 = %89, %arg9 = %87, %arg10 = %12, %arg11 = %c0_i32, %arg12 = %121, %arg13 = %130, %arg14 = %cst_24, %arg15 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
          %189 = arith.addi %arg8, %c1_i32 : i32
          %190 = arith.cmpi slt, %189, %arg9 : i32
          %191 = arith.cmpi ne, %arg10, %13 : i32
          %192 = arith.andi %190, %191 : i1
          scf.condition(%192) %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15 : i32, i32, i32, i32, i32, i32, f32, i32
        } do {
        ^bb0(%arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32, %arg12: i32, %arg13: i32, %arg14: f32, %arg15: i32):
          %189 = "tt.splat"(%arg12) : (i32) -> tensor<32x128xi32>
          %190 = arith.subi %189, %132 : tensor<32x128xi32>
          %191 = arith.shrui %190, %cst_23 : tensor<32x128xi32>
          %192 = "tt.reduce"(%191) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %280 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%280) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<32x128xi32>) -> tensor<128xi32>
          %193 = "tt.splat"(%arg13) : (i32) -> tensor<32x128xi32>
          %194 = arith.subi %193, %132 : tensor<32x128xi32>
          %195 = arith.shrui %194, %cst_23 : tensor<32x128xi32>
          %196 = "tt.reduce"(%195) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %280 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%280) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<32x128xi32>) -> tensor<128xi32>
          %197 = arith.shli %196, %cst_22 : tensor<128xi32>
          %198 = arith.addi %192, %197 : tensor<128xi32>
          %199 = "tt.reduce"(%198) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %280 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%280) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<128xi32>) -> i32
          %200 = arith.andi %199, %c65535_i32 : i32
          %201 = arith.shrui %199, %c16_i32 : i32
          %202 = arith.cmpi sge, %200, %13 : i32
          %203 = arith.cmpi sge, %201, %13 : i32
          %204 = arith.select %202, %arg12, %arg8 : i32
          %205 = arith.select %203, %arg13, %204 : i32
          %206 = arith.select %202, %arg13, %arg12 : i32
          %207 = arith.select %203, %arg9, %206 : i32
          %208 = arith.select %202, %200, %arg10 : i32
          %209 = arith.select %203, %201, %208 : i32
          %210 = arith.select %202, %201, %200 : i32
          %211 = arith.select %203, %arg11, %210 : i32
          %212 = arith.mulf %arg14, %cst_21 : f32
          %213 = arith.select %202, %cst_24, %212 : f32
          %214 = arith.select %203, %212, %213 : f32
          %215 = arith.addi %arg15, %c1_i32 : i32
          %216 = arith.cmpi slt, %205, %c0_i32 : i32
          %217 = arith.subi %c-2147483648_i32, %205 : i32
          %218 = arith.select %216, %217, %205 : i32
          %219 = "tt.bitcast"(%218) : (i32) -> f32
          %220 = arith.cmpi slt, %207, %c0_i32 : i32
          %221 = arith.subi %c-2147483648_i32, %207 : i32
          %222 = arith.select %220, %221, %207 : i32
          %223 = "tt.bitcast"(%222) : (i32) -> f32
          %224 = arith.subf %223, %219 : f32
          %225 = arith.subi %209, %211 : i32
          %226 = arith.sitofp %225 : i32 to f32
          %227 = math.rsqrt %226 : f32
          %228 = arith.divui %209, %c4_i32 : i32
          %229 = arith.cmpi slt, %13, %228 : i32
          %230 = arith.cmpf olt, %214, %cst_20 : f32
          %231 = arith.andi %229, %230 : i1
          %232 = arith.sitofp %209 : i32 to f32
          %233 = arith.sitofp %211 : i32 to f32
          %234 = math.log2 %232 : f32
          %235 = arith.addf %233, %cst_19 : f32
          %236 = math.log2 %235 : f32
          %237 = arith.subf %234, %236 : f32
          %238 = arith.subf %234, %134 : f32
          %239 = arith.divf %238, %237 : f32
          %240 = arith.subi %209, %13 : i32
          %241 = arith.sitofp %240 : i32 to f32
          %242 = arith.addf %241, %cst_19 : f32
          %243 = arith.divf %242, %226 : f32
          %244 = arith.select %231, %239, %243 : f32
          %245 = arith.mulf %214, %227 : f32
          %246 = arith.mulf %224, %244 : f32
          %247 = arith.addf %219, %246 : f32
          %248 = arith.mulf %224, %245 : f32
          %249 = arith.addi %205, %c1_i32 : i32
          %250 = arith.subi %207, %c1_i32 : i32
          %251 = arith.subf %247, %248 : f32
          %252 = arith.addf %247, %248 : f32
          %253 = "tt.bitcast"(%251) : (f32) -> i32
          %254 = arith.cmpi slt, %253, %c0_i32 : i32
          %255 = arith.andi %253, %c2147483647_i32 : i32
          %256 = arith.subi %c0_i32, %255 : i32
          %257 = arith.cmpi sgt, %255, %c2139095040_i32 : i32
          %258 = arith.select %254, %256, %253 : i32
          %259 = arith.select %257, %c2139095040_i32, %258 : i32
          %260 = arith.minsi %259, %250 : i32
          %261 = arith.maxsi %260, %249 : i32
          %262 = "tt.bitcast"(%252) : (f32) -> i32
          %263 = arith.cmpi slt, %262, %c0_i32 : i32
          %264 = arith.andi %262, %c2147483647_i32 : i32
          %265 = arith.subi %c0_i32, %264 : i32
          %266 = arith.cmpi sgt, %264, %c2139095040_i32 : i32
          %267 = arith.select %263, %265, %262 : i32
          %268 = arith.select %266, %c2139095040_i32, %267 : i32
          %269 = arith.minsi %268, %250 : i32
          %270 = arith.maxsi %269, %249 : i32
          %271 = arith.cmpf olt, %224, %cst_18 : f32
          %272 = arith.cmpf olt, %245, %cst_17 : f32
          %273 = arith.cmpi slt, %215, %c8_i32 : i32
          %274 = arith.cmpi eq, %215, %c6_i32 : i32
          %275 = arith.cmpi ne, %215, %c6_i32 : i32
          %276 = arith.andi %273, %275 : i1
          %277 = arith.andi %276, %271 : i1
          %278 = arith.andi %277, %272 : i1
          %279:2 = scf.if %278 -> (i32, i32) {
            scf.yield %261, %270 : i32, i32
          } else {
            %280 = arith.xori %205, %207 : i32
            %281 = arith.shrui %280, %c1_i32 : i32
            %282 = arith.ori %280, %281 : i32
            %283 = arith.shrui %282, %c2_i32 : i32
            %284 = arith.ori %282, %283 : i32
            %285 = arith.shrui %284, %c4_i32 : i32
            %286 = arith.ori %284, %285 : i32
            %287 = arith.shrui %286, %c8_i32 : i32
            %288 = arith.ori %286, %287 : i32
            %289 = arith.shrui %288, %c16_i32 : i32
            %290 = arith.ori %288, %289 : i32
            %291 = arith.shrui %290, %c1_i32 : i32
            %292 = arith.xori %291, %c-1_i32 : i32
            %293 = arith.andi %207, %292 : i32
            %294 = arith.subi %293, %c1_i32 : i32
            %295 = arith.subi %207, %205 : i32
            %296 = arith.addi %295, %c2_i32 : i32
            %297 = arith.divui %296, %c3_i32 : i32
            %298 = arith.addi %205, %297 : i32
            %299 = arith.addi %298, %297 : i32
            %300 = arith.select %274, %294, %298 : i32
            %301 = arith.select %274, %293, %299 : i32
            scf.yield %300, %301 : i32, i32
          }
          scf.yield %205, %207, %209, %211, %279#0, %279#1, %214, %215 : i32, i32, i32, i32, i32, i32, f32, i32
        }
        %136 = arith.cmpi eq, %135#2, %13 : i32
        %137 = arith.select %136, %135#0, %135#1 : i32
        %138 = arith.addi %137, %c1_i32 : i32
        %139 = "tt.splat"(%137) : (i32) -> tensor<32x128xi32>
        %140 = arith.subi %139, %132 : tensor<32x128xi32>
        %141 = arith.shrui %140, %cst_23 : tensor<32x128xi32>
        %142 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
        %143 = "tt.expand_dims"(%142) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
        %144 = "tt.expand_dims"(%143) {axis = 2 : i32} : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
        %145 = arith.muli %144, %cst_16 : tensor<1x4x1xi32>
        %146 = "tt.broadcast"(%145) : (tensor<1x4x1xi32>) -> tensor<8x4x128xi32>
        %147 = "tt.reshape"(%141) : (tensor<32x128xi32>) -> tensor<8x4x128xi32>
        %148 = arith.shli %147, %146 : tensor<8x4x128xi32>
        %149 = "tt.reduce"(%148) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %189 = arith.addi %arg8, %arg9 : i32
          "tt.reduce_return"(%189) : (i32) -> ()
        }) {axis = 1 : i32} : (tensor<8x4x128xi32>) -> tensor<8x128xi32>
        %150 = "tt.reshape"(%149) : (tensor<8x128xi32>) -> tensor<8x4x32xi32>
        %151 = "tt.reduce"(%150) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %189 = arith.addi %arg8, %arg9 : i32
          "tt.reduce_return"(%189) : (i32) -> ()
        }) {axis = 2 : i32} : (tensor<8x4x32xi32>) -> tensor<8x4xi32>
        %152 = arith.muli %151, %cst_15 : tensor<8x4xi32>
        %153 = "tt.scan"(%150) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %189 = arith.addi %arg8, %arg9 : i32
          "tt.scan_return"(%189) : (i32) -> ()
        }) {axis = 2 : i32, reverse = false} : (tensor<8x4x32xi32>) -> tensor<8x4x32xi32>
        %154 = arith.subi %153, %150 : tensor<8x4x32xi32>
        %155 = "tt.expand_dims"(%152) {axis = 2 : i32} : (tensor<8x4xi32>) -> tensor<8x4x1xi32>
        %156 = "tt.broadcast"(%155) : (tensor<8x4x1xi32>) -> tensor<8x4x32xi32>
        %157 = arith.addi %154, %156 : tensor<8x4x32xi32>
        %158 = arith.muli %151, %cst_14 : tensor<8x4xi32>
        %159 = arith.shrui %158, %cst_13 : tensor<8x4xi32>
        %160 = arith.andi %159, %cst_12 : tensor<8x4xi32>
        %161 = "tt.reshape"(%160) : (tensor<8x4xi32>) -> tensor<32xi32>
        %162 = "tt.scan"(%161) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %189 = arith.addi %arg8, %arg9 : i32
          "tt.scan_return"(%189) : (i32) -> ()
        }) {axis = 0 : i32, reverse = false} : (tensor<32xi32>) -> tensor<32xi32>
        %163 = arith.subi %162, %161 : tensor<32xi32>
        %164 = "tt.reshape"(%163) : (tensor<32xi32>) -> tensor<8x4x1xi32>
        %165 = "tt.broadcast"(%164) : (tensor<8x4x1xi32>) -> tensor<8x4x32xi32>
        %166 = "tt.reshape"(%157) : (tensor<8x4x32xi32>) -> tensor<8x1x128xi32>
        %167 = "tt.broadcast"(%166) : (tensor<8x1x128xi32>) -> tensor<8x4x128xi32>
        %168 = "tt.reshape"(%165) : (tensor<8x4x32xi32>) -> tensor<8x1x128xi32>
        %169 = "tt.broadcast"(%168) : (tensor<8x1x128xi32>) -> tensor<8x4x128xi32>
        %170 = arith.shrui %167, %146 : tensor<8x4x128xi32>
        %171 = arith.andi %170, %cst_11 : tensor<8x4x128xi32>
        %172 = arith.addi %171, %169 : tensor<8x4x128xi32>
        %173 = "tt.reshape"(%172) : (tensor<8x4x128xi32>) -> tensor<32x128xi32>
        %174 = "tt.splat"(%138) : (i32) -> tensor<32x128xi32>
        %175 = arith.cmpi sge, %132, %174 : tensor<32x128xi32>
        %176 = "tt.reshape"(%173) : (tensor<32x128xi32>) -> tensor<4096xi32>
        %177 = "tt.reshape"(%62) : (tensor<32x128xi32>) -> tensor<4096xi32>
        %178 = "tt.reshape"(%175) : (tensor<32x128xi1>) -> tensor<4096xi1>
        %179 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %180 = arith.extsi %179 : tensor<1xi32> to tensor<1xi64>
        %181 = "tt.splat"(%arg7) : (i64) -> tensor<1xi64>
        %182 = arith.muli %180, %181 : tensor<1xi64>
        %183 = arith.extsi %176 : tensor<4096xi32> to tensor<4096xi64>
        %184 = "tt.broadcast"(%182) : (tensor<1xi64>) -> tensor<4096xi64>
        %185 = arith.addi %184, %183 : tensor<4096xi64>
        %186 = "tt.splat"(%arg5) : (!tt.ptr<i32>) -> tensor<4096x!tt.ptr<i32>>
        %187 = "tt.addptr"(%186, %185) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
        "tt.store"(%187, %177, %178) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>, tensor<4096xi1>) -> ()
        %188 = arith.cmpi ne, %135#2, %13 : i32
        scf.if %188 {
          %189 = arith.subi %137, %c1_i32 : i32
          %190 = "tt.splat"(%189) : (i32) -> tensor<32x128xi32>
          %191 = arith.subi %190, %132 : tensor<32x128xi32>
          %192 = arith.shrui %191, %cst_23 : tensor<32x128xi32>
          %193 = arith.subi %192, %141 : tensor<32x128xi32>
          %194 = "tt.reshape"(%193) : (tensor<32x128xi32>) -> tensor<8x4x128xi32>
          %195 = arith.shli %194, %146 : tensor<8x4x128xi32>
          %196 = "tt.reduce"(%195) ({
          ^bb0(%arg8: i32, %arg9: i32):
            %232 = arith.addi %arg8, %arg9 : i32
            "tt.reduce_return"(%232) : (i32) -> ()
          }) {axis = 1 : i32} : (tensor<8x4x128xi32>) -> tensor<8x128xi32>
          %197 = "tt.reshape"(%196) : (tensor<8x128xi32>) -> tensor<8x4x32xi32>
          %198 = "tt.reduce"(%197) ({
          ^bb0(%arg8: i32, %arg9: i32):
            %232 = arith.addi %arg8, %arg9 : i32
            "tt.reduce_return"(%232) : (i32) -> ()
          }) {axis = 2 : i32} : (tensor<8x4x32xi32>) -> tensor<8x4xi32>
          %199 = arith.muli %198, %cst_15 : tensor<8x4xi32>
          %200 = "tt.scan"(%197) ({
          ^bb0(%arg8: i32, %arg9: i32):
            %232 = arith.addi %arg8, %arg9 : i32
            "tt.scan_return"(%232) : (i32) -> ()
          }) {axis = 2 : i32, reverse = false} : (tensor<8x4x32xi32>) -> tensor<8x4x32xi32>
          %201 = arith.subi %200, %197 : tensor<8x4x32xi32>
          %202 = "tt.expand_dims"(%199) {axis = 2 : i32} : (tensor<8x4xi32>) -> tensor<8x4x1xi32>
          %203 = "tt.broadcast"(%202) : (tensor<8x4x1xi32>) -> tensor<8x4x32xi32>
          %204 = arith.addi %201, %203 : tensor<8x4x32xi32>
          %205 = arith.muli %198, %cst_14 : tensor<8x4xi32>
          %206 = arith.shrui %205, %cst_13 : tensor<8x4xi32>
          %207 = arith.andi %206, %cst_12 : tensor<8x4xi32>
          %208 = "tt.reshape"(%207) : (tensor<8x4xi32>) -> tensor<32xi32>
          %209 = "tt.scan"(%208) ({
          ^bb0(%arg8: i32, %arg9: i32):
            %232 = arith.addi %arg8, %arg9 : i32
            "tt.scan_return"(%232) : (i32) -> ()
          }) {axis = 0 : i32, reverse = false} : (tensor<32xi32>) -> tensor<32xi32>
          %210 = arith.subi %209, %208 : tensor<32xi32>
          %211 = "tt.reshape"(%210) : (tensor<32xi32>) -> tensor<8x4x1xi32>
          %212 = "tt.broadcast"(%211) : (tensor<8x4x1xi32>) -> tensor<8x4x32xi32>
          %213 = "tt.reshape"(%204) : (tensor<8x4x32xi32>) -> tensor<8x1x128xi32>
          %214 = "tt.broadcast"(%213) : (tensor<8x1x128xi32>) -> tensor<8x4x128xi32>
          %215 = "tt.reshape"(%212) : (tensor<8x4x32xi32>) -> tensor<8x1x128xi32>
          %216 = "tt.broadcast"(%215) : (tensor<8x1x128xi32>) -> tensor<8x4x128xi32>
          %217 = arith.shrui %214, %146 : tensor<8x4x128xi32>
          %218 = arith.andi %217, %cst_11 : tensor<8x4x128xi32>
          %219 = arith.addi %218, %216 : tensor<8x4x128xi32>
          %220 = "tt.reshape"(%219) : (tensor<8x4x128xi32>) -> tensor<32x128xi32>
          %221 = "tt.splat"(%135#3) : (i32) -> tensor<32x128xi32>
          %222 = arith.addi %220, %221 : tensor<32x128xi32>
          %223 = arith.cmpi eq, %132, %139 : tensor<32x128xi32>
          %224 = "tt.splat"(%13) : (i32) -> tensor<32x128xi32>
          %225 = arith.cmpi slt, %222, %224 : tensor<32x128xi32>
          %226 = arith.andi %223, %225 : tensor<32x128xi1>
          %227 = "tt.reshape"(%222) : (tensor<32x128xi32>) -> tensor<4096xi32>
          %228 = "tt.reshape"(%226) : (tensor<32x128xi1>) -> tensor<4096xi1>
          %229 = arith.extsi %227 : tensor<4096xi32> to tensor<4096xi64>
          %230 = arith.addi %184, %229 : tensor<4096xi64>
          %231 = "tt.addptr"(%186, %230) : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<i32>>
          "tt.store"(%231, %177, %228) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<i32>>, tensor<4096xi32>, tensor<4096xi1>) -> ()
        }
      }
      scf.yield %91 : i1
    } else {
      scf.yield %false : i1
    }
    %16 = arith.xori %15, %true : i1
    scf.if %16 {
      %29 = arith.addi %12, %c1023_i32 : i32
      %30 = arith.divui %29, %c1024_i32 : i32
      %31 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
      %32 = "tt.splat"(%12) : (i32) -> tensor<1024xi32>
      %33 = "tt.splat"(%5) : (i32) -> tensor<1024xi32>
      %34 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
      %35 = arith.extsi %34 : tensor<1xi32> to tensor<1xi64>
      %36 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
      %37 = arith.muli %35, %36 : tensor<1xi64>
      %38 = "tt.broadcast"(%37) : (tensor<1xi64>) -> tensor<1024xi64>
      %39 = "tt.broadcast"(%cst_1) : (tensor<1xi64>) -> tensor<1024xi64>
      %40 = "tt.splat"(%arg0) : (!tt.ptr<i32>) -> tensor<1024x!tt.ptr<i32>>
      %41:2 = scf.for %arg8 = %c0_i32 to %30 step %c1_i32 iter_args(%arg9 = %cst_10, %arg10 = %cst_9) -> (tensor<1024xi32>, tensor<1024xi32>)  : i32 {
        %129 = arith.muli %arg8, %c1024_i32 : i32
        %130 = "tt.splat"(%129) : (i32) -> tensor<1024xi32>
        %131 = arith.addi %130, %31 : tensor<1024xi32>
        %132 = arith.cmpi ult, %131, %32 : tensor<1024xi32>
        %133 = arith.addi %131, %33 : tensor<1024xi32>
        %134 = arith.extsi %133 : tensor<1024xi32> to tensor<1024xi64>
        %135 = arith.muli %134, %cst_7 : tensor<1024xi64>
        %136 = arith.addi %38, %135 : tensor<1024xi64>
        %137 = arith.addi %136, %39 : tensor<1024xi64>
        %138 = "tt.addptr"(%40, %137) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
        %139 = "tt.load"(%138, %132, %cst_8) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
        %140 = "tt.bitcast"(%139) : (tensor<1024xi32>) -> tensor<1024xf32>
        %141 = "tt.bitcast"(%140) : (tensor<1024xf32>) -> tensor<1024xi32>
        %142 = arith.cmpi slt, %141, %cst_8 : tensor<1024xi32>
        %143 = arith.andi %141, %cst_6 : tensor<1024xi32>
        %144 = arith.subi %cst_8, %143 : tensor<1024xi32>
        %145 = arith.cmpi sgt, %143, %cst_5 : tensor<1024xi32>
        %146 = arith.select %142, %144, %141 : tensor<1024xi1>, tensor<1024xi32>
        %147 = arith.select %145, %cst_10, %146 : tensor<1024xi1>, tensor<1024xi32>
        %148 = arith.select %132, %147, %cst_9 : tensor<1024xi1>, tensor<1024xi32>
        %149 = arith.cmpi ne, %148, %cst_9 : tensor<1024xi32>
        %150 = arith.minsi %148, %arg9 : tensor<1024xi32>
        %151 = arith.select %149, %150, %arg9 : tensor<1024xi1>, tensor<1024xi32>
        %152 = arith.maxsi %148, %arg10 : tensor<1024xi32>
        scf.yield %151, %152 : tensor<1024xi32>, tensor<1024xi32>
      }
      %42 = "tt.reduce"(%41#0) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %129 = arith.minsi %arg8, %arg9 : i32
        "tt.reduce_return"(%129) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
      %43 = "tt.reduce"(%41#1) ({
      ^bb0(%arg8: i32, %arg9: i32):
        %129 = arith.maxsi %arg8, %arg9 : i32
        "tt.reduce_return"(%129) : (i32) -> ()
      }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
      %44 = arith.subi %42, %c1_i32 : i32
      %45 = arith.cmpi slt, %44, %c0_i32 : i32
      %46 = arith.subi %c-2147483647_i32, %42 : i32
      %47 = arith.select %45, %46, %44 : i32
      %48 = "tt.bitcast"(%47) : (i32) -> f32
      %49 = arith.cmpi slt, %43, %c0_i32 : i32
      %50 = arith.subi %c-2147483648_i32, %43 : i32
      %51 = arith.select %49, %50, %43 : i32
      %52 = "tt.bitcast"(%51) : (i32) -> f32
      %53 = arith.subf %52, %48 : f32
      %54 = arith.sitofp %12 : i32 to f32
      %55 = math.rsqrt %54 : f32
      %56 = arith.divui %12, %c4_i32 : i32
      %57 = arith.cmpi slt, %13, %56 : i32
      %58 = arith.sitofp %13 : i32 to f32
      %59 = math.log2 %54 : f32
      %60 = arith.subf %59, %cst_0 : f32
      %61 = arith.subf %58, %cst_19 : f32
      %62 = math.log2 %61 : f32
      %63 = arith.subf %59, %62 : f32
      %64 = arith.divf %63, %60 : f32
      %65 = arith.subi %12, %13 : i32
      %66 = arith.sitofp %65 : i32 to f32
      %67 = arith.addf %66, %cst_19 : f32
      %68 = arith.divf %67, %54 : f32
      %69 = arith.select %57, %64, %68 : f32
      %70 = arith.mulf %55, %cst_24 : f32
      %71 = arith.mulf %53, %69 : f32
      %72 = arith.addf %48, %71 : f32
      %73 = arith.mulf %53, %70 : f32
      %74 = arith.subi %43, %c1_i32 : i32
      %75 = arith.subf %72, %73 : f32
      %76 = arith.addf %72, %73 : f32
      %77 = "tt.bitcast"(%75) : (f32) -> i32
      %78 = arith.cmpi slt, %77, %c0_i32 : i32
      %79 = arith.andi %77, %c2147483647_i32 : i32
      %80 = arith.subi %c0_i32, %79 : i32
      %81 = arith.cmpi sgt, %79, %c2139095040_i32 : i32
      %82 = arith.select %78, %80, %77 : i32
      %83 = arith.select %81, %c2139095040_i32, %82 : i32
      %84 = arith.minsi %83, %74 : i32
      %85 = arith.maxsi %84, %42 : i32
      %86 = "tt.bitcast"(%76) : (f32) -> i32
      %87 = arith.cmpi slt, %86, %c0_i32 : i32
      %88 = arith.andi %86, %c2147483647_i32 : i32
      %89 = arith.subi %c0_i32, %88 : i32
      %90 = arith.cmpi sgt, %88, %c2139095040_i32 : i32
      %91 = arith.select %87, %89, %86 : i32
      %92 = arith.select %90, %c2139095040_i32, %91 : i32
      %93 = arith.minsi %92, %74 : i32
      %94 = arith.maxsi %93, %42 : i32
      %95 = arith.cmpf olt, %53, %cst_18 : f32
      %96 = arith.cmpf olt, %70, %cst_17 : f32
      %97 = arith.andi %95, %96 : i1
      %98:2 = scf.if %97 -> (i32, i32) {
        scf.yield %85, %94 : i32, i32
      } else {
        %129 = arith.subi %43, %44 : i32
        %130 = arith.addi %129, %c2_i32 : i32
        %131 = arith.divui %130, %c3_i32 : i32
        %132 = arith.addi %44, %131 : i32
        %133 = arith.addi %132, %131 : i32
        scf.yield %132, %133 : i32, i32
      }
      %99 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
      %100 = "tt.splat"(%12) : (i32) -> tensor<1024xi32>
      %101 = "tt.splat"(%5) : (i32) -> tensor<1024xi32>
      %102 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
      %103 = arith.extsi %102 : tensor<1xi32> to tensor<1xi64>
      %104 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
      %105 = arith.muli %103, %104 : tensor<1xi64>
      %106 = "tt.broadcast"(%105) : (tensor<1xi64>) -> tensor<1024xi64>
      %107 = "tt.broadcast"(%cst_1) : (tensor<1xi64>) -> tensor<1024xi64>
      %108 = "tt.splat"(%arg0) : (!tt.ptr<i32>) -> tensor<1024x!tt.ptr<i32>>
      %109:8 = scf.while (%arg8 = %44, %arg9 = %43, %arg10 = %12, %arg11 = %c0_i32, %arg12 = %98#0, %arg13 = %98#1, %arg14 = %cst_24, %arg15 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
        %129 = arith.addi %arg8, %c1_i32 : i32
        %130 = arith.cmpi slt, %129, %arg9 : i32
        %131 = arith.cmpi ne, %arg10, %13 : i32
        %132 = arith.andi %130, %131 : i1
        scf.condition(%132) %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15 : i32, i32, i32, i32, i32, i32, f32, i32
      } do {
      ^bb0(%arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32, %arg12: i32, %arg13: i32, %arg14: f32, %arg15: i32):
        %129 = "tt.splat"(%arg12) : (i32) -> tensor<1024xi32>
        %130 = "tt.splat"(%arg13) : (i32) -> tensor<1024xi32>
        %131:2 = scf.for %arg16 = %c0_i32 to %30 step %c1_i32 iter_args(%arg17 = %cst_8, %arg18 = %cst_8) -> (tensor<1024xi32>, tensor<1024xi32>)  : i32 {
          %212 = arith.muli %arg16, %c1024_i32 : i32
          %213 = "tt.splat"(%212) : (i32) -> tensor<1024xi32>
          %214 = arith.addi %213, %99 : tensor<1024xi32>
          %215 = arith.cmpi ult, %214, %100 : tensor<1024xi32>
          %216 = arith.addi %214, %101 : tensor<1024xi32>
          %217 = arith.extsi %216 : tensor<1024xi32> to tensor<1024xi64>
          %218 = arith.muli %217, %cst_7 : tensor<1024xi64>
          %219 = arith.addi %106, %218 : tensor<1024xi64>
          %220 = arith.addi %219, %107 : tensor<1024xi64>
          %221 = "tt.addptr"(%108, %220) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
          %222 = "tt.load"(%221, %215, %cst_8) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
          %223 = "tt.bitcast"(%222) : (tensor<1024xi32>) -> tensor<1024xf32>
          %224 = "tt.bitcast"(%223) : (tensor<1024xf32>) -> tensor<1024xi32>
          %225 = arith.cmpi slt, %224, %cst_8 : tensor<1024xi32>
          %226 = arith.andi %224, %cst_6 : tensor<1024xi32>
          %227 = arith.subi %cst_8, %226 : tensor<1024xi32>
          %228 = arith.cmpi sgt, %226, %cst_5 : tensor<1024xi32>
          %229 = arith.select %225, %227, %224 : tensor<1024xi1>, tensor<1024xi32>
          %230 = arith.select %228, %cst_10, %229 : tensor<1024xi1>, tensor<1024xi32>
          %231 = arith.select %215, %230, %cst_9 : tensor<1024xi1>, tensor<1024xi32>
          %232 = arith.cmpi sgt, %231, %129 : tensor<1024xi32>
          %233 = arith.extui %232 : tensor<1024xi1> to tensor<1024xi32>
          %234 = arith.addi %arg17, %233 : tensor<1024xi32>
          %235 = arith.cmpi sgt, %231, %130 : tensor<1024xi32>
          %236 = arith.extui %235 : tensor<1024xi1> to tensor<1024xi32>
          %237 = arith.addi %arg18, %236 : tensor<1024xi32>
          scf.yield %234, %237 : tensor<1024xi32>, tensor<1024xi32>
        }
        %132 = "tt.reduce"(%131#0) ({
        ^bb0(%arg16: i32, %arg17: i32):
          %212 = arith.addi %arg16, %arg17 : i32
          "tt.reduce_return"(%212) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
        %133 = "tt.reduce"(%131#1) ({
        ^bb0(%arg16: i32, %arg17: i32):
          %212 = arith.addi %arg16, %arg17 : i32
          "tt.reduce_return"(%212) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
        %134 = arith.cmpi sge, %132, %13 : i32
        %135 = arith.cmpi sge, %133, %13 : i32
        %136 = arith.select %134, %arg12, %arg8 : i32
        %137 = arith.select %135, %arg13, %136 : i32
        %138 = arith.select %134, %arg13, %arg12 : i32
        %139 = arith.select %135, %arg9, %138 : i32
        %140 = arith.select %134, %132, %arg10 : i32
        %141 = arith.select %135, %133, %140 : i32
        %142 = arith.select %134, %133, %132 : i32
        %143 = arith.select %135, %arg11, %142 : i32
        %144 = arith.mulf %arg14, %cst_21 : f32
        %145 = arith.select %134, %cst_24, %144 : f32
        %146 = arith.select %135, %144, %145 : f32
        %147 = arith.addi %arg15, %c1_i32 : i32
        %148 = arith.cmpi slt, %137, %c0_i32 : i32
        %149 = arith.subi %c-2147483648_i32, %137 : i32
        %150 = arith.select %148, %149, %137 : i32
        %151 = "tt.bitcast"(%150) : (i32) -> f32
        %152 = arith.cmpi slt, %139, %c0_i32 : i32
        %153 = arith.subi %c-2147483648_i32, %139 : i32
        %154 = arith.select %152, %153, %139 : i32
        %155 = "tt.bitcast"(%154) : (i32) -> f32
        %156 = arith.subf %155, %151 : f32
        %157 = arith.subi %141, %143 : i32
        %158 = arith.sitofp %157 : i32 to f32
        %159 = math.rsqrt %158 : f32
        %160 = arith.divui %141, %c4_i32 : i32
        %161 = arith.cmpi slt, %13, %160 : i32
        %162 = arith.cmpf olt, %146, %cst_20 : f32
        %163 = arith.andi %161, %162 : i1
        %164 = arith.sitofp %141 : i32 to f32
        %165 = arith.sitofp %143 : i32 to f32
        %166 = math.log2 %164 : f32
        %167 = arith.addf %165, %cst_19 : f32
        %168 = math.log2 %167 : f32
        %169 = arith.subf %166, %168 : f32
        %170 = arith.subf %166, %62 : f32
        %171 = arith.divf %170, %169 : f32
        %172 = arith.subi %141, %13 : i32
        %173 = arith.sitofp %172 : i32 to f32
        %174 = arith.addf %173, %cst_19 : f32
        %175 = arith.divf %174, %158 : f32
        %176 = arith.select %163, %171, %175 : f32
        %177 = arith.mulf %146, %159 : f32
        %178 = arith.mulf %156, %176 : f32
        %179 = arith.addf %151, %178 : f32
        %180 = arith.mulf %156, %177 : f32
        %181 = arith.addi %137, %c1_i32 : i32
        %182 = arith.subi %139, %c1_i32 : i32
        %183 = arith.subf %179, %180 : f32
        %184 = arith.addf %179, %180 : f32
        %185 = "tt.bitcast"(%183) : (f32) -> i32
        %186 = arith.cmpi slt, %185, %c0_i32 : i32
        %187 = arith.andi %185, %c2147483647_i32 : i32
        %188 = arith.subi %c0_i32, %187 : i32
        %189 = arith.cmpi sgt, %187, %c2139095040_i32 : i32
        %190 = arith.select %186, %188, %185 : i32
        %191 = arith.select %189, %c2139095040_i32, %190 : i32
        %192 = arith.minsi %191, %182 : i32
        %193 = arith.maxsi %192, %181 : i32
        %194 = "tt.bitcast"(%184) : (f32) -> i32
        %195 = arith.cmpi slt, %194, %c0_i32 : i32
        %196 = arith.andi %194, %c2147483647_i32 : i32
        %197 = arith.subi %c0_i32, %196 : i32
        %198 = arith.cmpi sgt, %196, %c2139095040_i32 : i32
        %199 = arith.select %195, %197, %194 : i32
        %200 = arith.select %198, %c2139095040_i32, %199 : i32
        %201 = arith.minsi %200, %182 : i32
        %202 = arith.maxsi %201, %181 : i32
        %203 = arith.cmpf olt, %156, %cst_18 : f32
        %204 = arith.cmpf olt, %177, %cst_17 : f32
        %205 = arith.cmpi slt, %147, %c8_i32 : i32
        %206 = arith.cmpi eq, %147, %c6_i32 : i32
        %207 = arith.cmpi ne, %147, %c6_i32 : i32
        %208 = arith.andi %205, %207 : i1
        %209 = arith.andi %208, %203 : i1
        %210 = arith.andi %209, %204 : i1
        %211:2 = scf.if %210 -> (i32, i32) {
          scf.yield %193, %202 : i32, i32
        } else {
          %212 = arith.xori %137, %139 : i32
          %213 = arith.shrui %212, %c1_i32 : i32
          %214 = arith.ori %212, %213 : i32
          %215 = arith.shrui %214, %c2_i32 : i32
          %216 = arith.ori %214, %215 : i32
          %217 = arith.shrui %216, %c4_i32 : i32
          %218 = arith.ori %216, %217 : i32
          %219 = arith.shrui %218, %c8_i32 : i32
          %220 = arith.ori %218, %219 : i32
          %221 = arith.shrui %220, %c16_i32 : i32
          %222 = arith.ori %220, %221 : i32
          %223 = arith.shrui %222, %c1_i32 : i32
          %224 = arith.xori %223, %c-1_i32 : i32
          %225 = arith.andi %139, %224 : i32
          %226 = arith.subi %225, %c1_i32 : i32
          %227 = arith.subi %139, %137 : i32
          %228 = arith.addi %227, %c2_i32 : i32
          %229 = arith.divui %228, %c3_i32 : i32
          %230 = arith.addi %137, %229 : i32
          %231 = arith.addi %230, %229 : i32
          %232 = arith.select %206, %226, %230 : i32
          %233 = arith.select %206, %225, %231 : i32
          scf.yield %232, %233 : i32, i32
        }
        scf.yield %137, %139, %141, %143, %211#0, %211#1, %146, %147 : i32, i32, i32, i32, i32, i32, f32, i32
      }
      %110 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
      %111 = "tt.splat"(%12) : (i32) -> tensor<1024xi32>
      %112 = "tt.splat"(%5) : (i32) -> tensor<1024xi32>
      %113 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
      %114 = arith.extsi %113 : tensor<1xi32> to tensor<1xi64>
      %115 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
      %116 = arith.muli %114, %115 : tensor<1xi64>
      %117 = "tt.broadcast"(%116) : (tensor<1xi64>) -> tensor<1024xi64>
      %118 = "tt.broadcast"(%cst_1) : (tensor<1xi64>) -> tensor<1024xi64>
      %119 = "tt.splat"(%arg0) : (!tt.ptr<i32>) -> tensor<1024x!tt.ptr<i32>>
      %120 = "tt.splat"(%109#1) : (i32) -> tensor<1024xi32>
      %121 = "tt.splat"(%109#0) : (i32) -> tensor<1024xi32>
      %122 = "tt.splat"(%13) : (i32) -> tensor<1024xi32>
      %123 = "tt.broadcast"(%cst) : (tensor<1xi64>) -> tensor<1024xi64>
      %124 = "tt.splat"(%arg7) : (i64) -> tensor<1xi64>
      %125 = arith.muli %114, %124 : tensor<1xi64>
      %126 = "tt.broadcast"(%125) : (tensor<1xi64>) -> tensor<1024xi64>
      %127 = "tt.splat"(%arg5) : (!tt.ptr<i32>) -> tensor<1024x!tt.ptr<i32>>
      %128:2 = scf.for %arg8 = %c0_i32 to %30 step %c1_i32 iter_args(%arg9 = %c0_i32, %arg10 = %109#3) -> (i32, i32)  : i32 {
        %129 = arith.muli %arg8, %c1024_i32 : i32
        %130 = "tt.splat"(%129) : (i32) -> tensor<1024xi32>
        %131 = arith.addi %130, %110 : tensor<1024xi32>
        %132 = arith.cmpi ult, %131, %111 : tensor<1024xi32>
        %133 = arith.addi %131, %112 : tensor<1024xi32>
        %134 = arith.extsi %133 : tensor<1024xi32> to tensor<1024xi64>
        %135 = arith.muli %134, %cst_7 : tensor<1024xi64>
        %136 = arith.addi %117, %135 : tensor<1024xi64>
        %137 = arith.addi %136, %118 : tensor<1024xi64>
        %138 = "tt.addptr"(%119, %137) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
        %139 = "tt.load"(%138, %132, %cst_8) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
        %140 = "tt.bitcast"(%139) : (tensor<1024xi32>) -> tensor<1024xf32>
        %141 = "tt.bitcast"(%140) : (tensor<1024xf32>) -> tensor<1024xi32>
        %142 = arith.cmpi slt, %141, %cst_8 : tensor<1024xi32>
        %143 = arith.andi %141, %cst_6 : tensor<1024xi32>
        %144 = arith.subi %cst_8, %143 : tensor<1024xi32>
        %145 = arith.cmpi sgt, %143, %cst_5 : tensor<1024xi32>
        %146 = arith.select %142, %144, %141 : tensor<1024xi1>, tensor<1024xi32>
        %147 = arith.select %145, %cst_10, %146 : tensor<1024xi1>, tensor<1024xi32>
        %148 = arith.select %132, %147, %cst_9 : tensor<1024xi1>, tensor<1024xi32>
        %149 = arith.cmpi sgt, %148, %120 : tensor<1024xi32>
        %150 = arith.cmpi sgt, %148, %121 : tensor<1024xi32>
        %151 = arith.extui %149 : tensor<1024xi1> to tensor<1024xi32>
        %152 = arith.extui %150 : tensor<1024xi1> to tensor<1024xi32>
        %153 = arith.subi %152, %151 : tensor<1024xi32>
        %154 = arith.shli %153, %cst_4 : tensor<1024xi32>
        %155 = arith.addi %151, %154 : tensor<1024xi32>
        %156 = "tt.scan"(%155) ({
        ^bb0(%arg11: i32, %arg12: i32):
          %178 = arith.addi %arg11, %arg12 : i32
          "tt.scan_return"(%178) : (i32) -> ()
        }) {axis = 0 : i32, reverse = false} : (tensor<1024xi32>) -> tensor<1024xi32>
        %157 = arith.subi %156, %155 : tensor<1024xi32>
        %158 = arith.andi %157, %cst_3 : tensor<1024xi32>
        %159 = arith.shrui %157, %cst_4 : tensor<1024xi32>
        %160 = "tt.splat"(%arg9) : (i32) -> tensor<1024xi32>
        %161 = arith.addi %158, %160 : tensor<1024xi32>
        %162 = "tt.splat"(%arg10) : (i32) -> tensor<1024xi32>
        %163 = arith.addi %159, %162 : tensor<1024xi32>
        %164 = "tt.reduce"(%155) ({
        ^bb0(%arg11: i32, %arg12: i32):
          %178 = arith.addi %arg11, %arg12 : i32
          "tt.reduce_return"(%178) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
        %165 = arith.andi %164, %c65535_i32 : i32
        %166 = arith.shrui %164, %c16_i32 : i32
        %167 = arith.addi %arg9, %165 : i32
        %168 = arith.addi %arg10, %166 : i32
        %169 = arith.select %149, %161, %163 : tensor<1024xi1>, tensor<1024xi32>
        %170 = arith.cmpi ult, %169, %122 : tensor<1024xi32>
        %171 = arith.andi %150, %170 : tensor<1024xi1>
        %172 = arith.addi %136, %123 : tensor<1024xi64>
        %173 = "tt.addptr"(%119, %172) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
        %174 = "tt.load"(%173, %171, %cst_8) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi1>, tensor<1024xi32>) -> tensor<1024xi32>
        %175 = arith.extsi %169 : tensor<1024xi32> to tensor<1024xi64>
        %176 = arith.addi %126, %175 : tensor<1024xi64>
        %177 = "tt.addptr"(%127, %176) : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<i32>>
        "tt.store"(%177, %174, %171) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<i32>>, tensor<1024xi32>, tensor<1024xi1>) -> ()
        scf.yield %167, %168 : i32, i32
      }
    }
    %17 = arith.subi %arg6, %13 : i32
    %18 = arith.addi %17, %c255_i32 : i32
    %19 = arith.divui %18, %c256_i32 : i32
    %20 = "tt.make_range"() {end = 256 : i32, start = 0 : i32} : () -> tensor<256xi32>
    %21 = "tt.splat"(%17) : (i32) -> tensor<256xi32>
    %22 = "tt.splat"(%13) : (i32) -> tensor<256xi32>
    %23 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
    %24 = arith.extsi %23 : tensor<1xi32> to tensor<1xi64>
    %25 = "tt.splat"(%arg7) : (i64) -> tensor<1xi64>
    %26 = arith.muli %24, %25 : tensor<1xi64>
    %27 = "tt.broadcast"(%26) : (tensor<1xi64>) -> tensor<256xi64>
    %28 = "tt.splat"(%arg5) : (!tt.ptr<i32>) -> tensor<256x!tt.ptr<i32>>
    scf.for %arg8 = %c0_i32 to %19 step %c1_i32  : i32 {
      %29 = arith.muli %arg8, %c256_i32 : i32
      %30 = "tt.splat"(%29) : (i32) -> tensor<256xi32>
      %31 = arith.addi %30, %20 : tensor<256xi32>
      %32 = arith.cmpi ult, %31, %21 : tensor<256xi32>
      %33 = arith.addi %31, %22 : tensor<256xi32>
      %34 = arith.extsi %33 : tensor<256xi32> to tensor<256xi64>
      %35 = arith.addi %27, %34 : tensor<256xi64>
      %36 = "tt.addptr"(%28, %35) : (tensor<256x!tt.ptr<i32>>, tensor<256xi64>) -> tensor<256x!tt.ptr<i32>>
      "tt.store"(%36, %cst_2, %32) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<256x!tt.ptr<i32>>, tensor<256xi32>, tensor<256xi1>) -> ()
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 8 : i32, winnow.arg = "candidates", winnow.type = memref<?x?x2xi32, strided<[?, 2, 1]>>}, {winnow.arg = "candidates.size1"}, {tt.divisibility = 2 : i32, winnow.arg = "candidates.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "ranges", winnow.type = memref<2x?xi32, strided<[?, 1]>>}, {winnow.arg = "ranges.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "top_keys", winnow.type = memref<?x?xi32, strided<[?, 1]>>}, {winnow.arg = "top_keys.size1"}, {winnow.arg = "top_keys.stride0"}], function_type = (!tt.ptr<i32>, i32, i64, !tt.ptr<i32>, i64, !tt.ptr<i32>, i32, i64) -> (), sym_name = "top_k_from_candidates", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["top_keys.size0"], winnow.plan = {num_stages = 1 : i32, num_warps = 4 : i32, target = "cuda:90"}} : () -> ()
}

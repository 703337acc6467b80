#map = affine_map<()[s0] -> (s0)>
module {
  func.func @top_k_from_candidates(%arg0: memref<?x?x2xi32, strided<[?, 2, 1]>> {winnow.alignment = 8 : i64, winnow.name = "candidates"}, %arg1: memref<2x?xi32, strided<[?, 1]>> {winnow.name = "ranges"}, %arg2: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "top_keys"}) attributes {winnow.grid = #map, winnow.grid_args = ["top_keys.size0"], winnow.plan = {num_stages = 1 : i32, num_warps = 4 : i32, target = "cuda:90"}} {
    %0 = "tile.program_id"() {axis = 0 : i32} : () -> i32
    %1 = "tile.dim"(%arg0) {axis = 1 : i32} : (memref<?x?x2xi32, strided<[?, 2, 1]>>) -> i32
    %c0_i32 = arith.constant 0 : i32
    %c0_i32_0 = arith.constant 0 : i32
    %2 = "tile.load"(%arg1, %c0_i32_0, %0) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>} : (memref<2x?xi32, strided<[?, 1]>>, i32, i32) -> i32
    %3 = arith.maxsi %2, %c0_i32 : i32
    %4 = arith.minsi %3, %1 : i32
    %c1_i32 = arith.constant 1 : i32
    %5 = "tile.load"(%arg1, %c1_i32, %0) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>} : (memref<2x?xi32, strided<[?, 1]>>, i32, i32) -> i32
    %6 = arith.maxsi %5, %c0_i32 : i32
    %7 = arith.minsi %6, %1 : i32
    %8 = arith.subi %7, %4 : i32
    %9 = arith.maxsi %8, %c0_i32 : i32
    %10 = "tile.dim"(%arg2) {axis = 1 : i32} : (memref<?x?xi32, strided<[?, 1]>>) -> i32
    %11 = arith.minsi %9, %10 : i32
    %c4096_i32 = arith.constant 4096 : i32
    %12 = arith.cmpi sle, %9, %c4096_i32 : i32
    %13 = scf.if %12 -> (i1) {
      %19 = "tt.make_range"() {end = 32 : i32, start = 0 : i32} : () -> tensor<32xi32>
      %20 = "tt.expand_dims"(%19) {axis = 1 : i32} : (tensor<32xi32>) -> tensor<32x1xi32>
      %cst = arith.constant dense<128> : tensor<32x1xi32>
      %21 = arith.muli %20, %cst : tensor<32x1xi32>
      %22 = arith.addi %21, %21 : tensor<32x1xi32>
      %23 = "tt.broadcast"(%22) : (tensor<32x1xi32>) -> tensor<32x256xi32>
      %24 = "tt.make_range"() {end = 256 : i32, start = 0 : i32} : () -> tensor<256xi32>
      %25 = "tt.expand_dims"(%24) {axis = 0 : i32} : (tensor<256xi32>) -> tensor<1x256xi32>
      %26 = "tt.broadcast"(%25) : (tensor<1x256xi32>) -> tensor<32x256xi32>
      %27 = arith.addi %23, %26 : tensor<32x256xi32>
      %c2_i32 = arith.constant 2 : i32
      %28 = arith.muli %9, %c2_i32 : i32
      %29 = "tt.splat"(%28) : (i32) -> tensor<32x256xi32>
      %30 = arith.cmpi slt, %27, %29 : tensor<32x256xi32>
      %31 = "tt.splat"(%0) : (i32) -> tensor<1x1xi32>
      %32 = "tt.splat"(%4) : (i32) -> tensor<1x1xi32>
      %33 = "tile.load"(%arg0, %31, %32, %27, %30) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>} : (memref<?x?x2xi32, strided<[?, 2, 1]>>, tensor<1x1xi32>, tensor<1x1xi32>, tensor<32x256xi32>, tensor<32x256xi1>) -> tensor<32x256xi32>
      %34 = "tt.reshape"(%33) : (tensor<32x256xi32>) -> tensor<32x128x2xi32>
      %35 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
      %36 = "tt.expand_dims"(%35) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
      %37 = "tt.expand_dims"(%36) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
      %cst_3 = arith.constant dense<0> : tensor<1x1x2xi32>
      %38 = arith.cmpi eq, %37, %cst_3 : tensor<1x1x2xi32>
      %39 = "tt.broadcast"(%38) : (tensor<1x1x2xi1>) -> tensor<32x128x2xi1>
      %cst_4 = arith.constant dense<0> : tensor<32x128x2xi32>
      %40 = arith.select %39, %34, %cst_4 : tensor<32x128x2xi1>, tensor<32x128x2xi32>
      %41 = "tile.reduce"(%40) {axis = 2 : i32, kind = "add"} : (tensor<32x128x2xi32>) -> tensor<32x128xi32>
      %42 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
      %43 = "tt.expand_dims"(%42) {axis = 0 : i32} : (tensor<2xi32>) -> tensor<1x2xi32>
      %44 = "tt.expand_dims"(%43) {axis = 0 : i32} : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
      %cst_5 = arith.constant dense<1> : tensor<1x1x2xi32>
      %45 = arith.cmpi eq, %44, %cst_5 : tensor<1x1x2xi32>
      %46 = "tt.broadcast"(%45) : (tensor<1x1x2xi1>) -> tensor<32x128x2xi1>
      %cst_6 = arith.constant dense<0> : tensor<32x128x2xi32>
      %47 = arith.select %46, %34, %cst_6 : tensor<32x128x2xi1>, tensor<32x128x2xi32>
      %48 = "tile.reduce"(%47) {axis = 2 : i32, kind = "add"} : (tensor<32x128x2xi32>) -> tensor<32x128xi32>
      %49 = "tt.bitcast"(%48) : (tensor<32x128xi32>) -> tensor<32x128xf32>
      %50 = "tt.bitcast"(%49) : (tensor<32x128xf32>) -> tensor<32x128xi32>
      %cst_7 = arith.constant dense<0> : tensor<32x128xi32>
      %51 = arith.cmpi slt, %50, %cst_7 : tensor<32x128xi32>
      %cst_8 = arith.constant dense<2147483647> : tensor<32x128xi32>
      %52 = arith.andi %50, %cst_8 : tensor<32x128xi32>
      %cst_9 = arith.constant dense<0> : tensor<32x128xi32>
      %53 = arith.subi %cst_9, %52 : tensor<32x128xi32>
      %cst_10 = arith.constant dense<2139095040> : tensor<32x128xi32>
      %54 = arith.cmpi sgt, %52, %cst_10 : tensor<32x128xi32>
      %55 = arith.select %51, %53, %50 : tensor<32x128xi1>, tensor<32x128xi32>
      %cst_11 = arith.constant dense<2139095041> : tensor<32x128xi32>
      %56 = arith.select %54, %cst_11, %55 : tensor<32x128xi1>, tensor<32x128xi32>
      %57 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %58 = "tt.expand_dims"(%57) {axis = 0 : i32} : (tensor<128xi32>) -> tensor<1x128xi32>
      %59 = "tt.splat"(%9) : (i32) -> tensor<1x128xi32>
      %60 = arith.subi %59, %58 : tensor<1x128xi32>
      %61 = "tt.broadcast"(%21) : (tensor<32x1xi32>) -> tensor<32x128xi32>
      %62 = "tt.broadcast"(%60) : (tensor<1x128xi32>) -> tensor<32x128xi32>
      %63 = arith.cmpi slt, %61, %62 : tensor<32x128xi32>
      %cst_12 = arith.constant dense<-2139095041> : tensor<32x128xi32>
      %64 = arith.select %63, %56, %cst_12 : tensor<32x128xi1>, tensor<32x128xi32>
      %c4096_i32_13 = arith.constant 4096 : i32
      %65 = arith.addi %4, %c4096_i32_13 : i32
      %66 = arith.subi %9, %c4096_i32_13 : i32
      %cst_14 = arith.constant dense<-8388608> : tensor<32x128xi32>
      %67 = arith.addi %64, %cst_14 : tensor<32x128xi32>
      %68 = "tile.reduce"(%67) {axis = 0 : i32, kind = "min"} : (tensor<32x128xi32>) -> tensor<128xi32>
      %69 = "tile.reduce"(%68) {axis = 0 : i32, kind = "min"} : (tensor<128xi32>) -> i32
      %c-8388608_i32 = arith.constant -8388608 : i32
      %70 = arith.subi %69, %c-8388608_i32 : i32
      %71 = "tile.reduce"(%64) {axis = 0 : i32, kind = "max"} : (tensor<32x128xi32>) -> tensor<128xi32>
      %72 = "tile.reduce"(%71) {axis = 0 : i32, kind = "max"} : (tensor<128xi32>) -> i32
      %c1_i32_15 = arith.constant 1 : i32
      %73 = arith.subi %70, %c1_i32_15 : i32
      %c-2139095041_i32 = arith.constant -2139095041 : i32
      %74 = arith.maxsi %73, %c-2139095041_i32 : i32
      %75 = arith.subi %72, %74 : i32
      %c0_i32_16 = arith.constant 0 : i32
      %76 = arith.cmpi sge, %75, %c0_i32_16 : i32
      scf.if %76 {
        %c0_i32_17 = arith.constant 0 : i32
        %77 = "tile.reduce"(%49) {axis = 0 : i32, kind = "add"} : (tensor<32x128xf32>) -> tensor<128xf32>
        %78 = "tile.reduce"(%77) {axis = 0 : i32, kind = "add"} : (tensor<128xf32>) -> f32
        %79 = arith.sitofp %9 : i32 to f32
        %80 = arith.sitofp %11 : i32 to f32
        %c1_i32_18 = arith.constant 1 : i32
        %81 = arith.addi %74, %c1_i32_18 : i32
        %c0_i32_19 = arith.constant 0 : i32
        %82 = arith.cmpi slt, %81, %c0_i32_19 : i32
        %c-2147483648_i32 = arith.constant -2147483648 : i32
        %83 = arith.subi %c-2147483648_i32, %81 : i32
        %84 = arith.select %82, %83, %81 : i32
        %85 = "tt.bitcast"(%84) : (i32) -> f32
        %86 = arith.divf %78, %79 : f32
        %87 = arith.subf %86, %85 : f32
        %88 = arith.subf %79, %80 : f32
        %89 = arith.addf %88, %88 : f32
        %90 = arith.addf %79, %80 : f32
        %91 = arith.divf %89, %90 : f32
        %92 = arith.mulf %87, %91 : f32
        %93 = arith.addf %85, %92 : f32
        %cst_20 = arith.constant 5.000000e-02 : f32
        %94 = arith.mulf %87, %cst_20 : f32
        %c1_i32_21 = arith.constant 1 : i32
        %95 = arith.addi %74, %c1_i32_21 : i32
        %c1_i32_22 = arith.constant 1 : i32
        %96 = arith.subi %72, %c1_i32_22 : i32
        %97 = arith.subf %93, %94 : f32
        %98 = arith.addf %93, %94 : f32
        %99 = "tt.bitcast"(%97) : (f32) -> i32
        %c0_i32_23 = arith.constant 0 : i32
        %100 = arith.cmpi slt, %99, %c0_i32_23 : i32
        %c2147483647_i32 = arith.constant 2147483647 : i32
        %101 = arith.andi %99, %c2147483647_i32 : i32
        %c0_i32_24 = arith.constant 0 : i32
        %102 = arith.subi %c0_i32_24, %101 : i32
        %c2139095040_i32 = arith.constant 2139095040 : i32
        %103 = arith.cmpi sgt, %101, %c2139095040_i32 : i32
        %104 = arith.select %100, %102, %99 : i32
        %c2139095040_i32_25 = arith.constant 2139095040 : i32
        %105 = arith.select %103, %c2139095040_i32_25, %104 : i32
        %106 = arith.minsi %105, %96 : i32
        %107 = arith.maxsi %106, %95 : i32
        %108 = "tt.bitcast"(%98) : (f32) -> i32
        %c0_i32_26 = arith.constant 0 : i32
        %109 = arith.cmpi slt, %108, %c0_i32_26 : i32
        %c2147483647_i32_27 = arith.constant 2147483647 : i32
        %110 = arith.andi %108, %c2147483647_i32_27 : i32
        %c0_i32_28 = arith.constant 0 : i32
        %111 = arith.subi %c0_i32_28, %110 : i32
        %c2139095040_i32_29 = arith.constant 2139095040 : i32
        %112 = arith.cmpi sgt, %110, %c2139095040_i32_29 : i32
        %113 = arith.select %109, %111, %108 : i32
        %c2139095040_i32_30 = arith.constant 2139095040 : i32
        %114 = arith.select %112, %c2139095040_i32_30, %113 : i32
        %115 = arith.minsi %114, %96 : i32
        %116 = arith.maxsi %115, %95 : i32
        %117 = "tt.splat"(%74) : (i32) -> tensor<32x128xi32>
        %118 = arith.maxsi %64, %117 : tensor<32x128xi32>
        %cst_31 = arith.constant 3.000000e-01 : f32
        %c0_i32_32 = arith.constant 0 : i32
        %119:8 = scf.while (%arg3 = %74, %arg4 = %72, %arg5 = %9, %arg6 = %c0_i32_17, %arg7 = %107, %arg8 = %116, %arg9 = %cst_31, %arg10 = %c0_i32_32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
          %c1_i32_42 = arith.constant 1 : i32
          %166 = arith.addi %arg3, %c1_i32_42 : i32
          %167 = arith.cmpi slt, %166, %arg4 : i32
          %168 = arith.cmpi ne, %arg5, %11 : i32
          %169 = arith.andi %167, %168 : i1
          scf.condition(%169) %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10 : i32, i32, i32, i32, i32, i32, f32, i32
        } do {
        ^bb0(%arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: i32, %arg9: f32, %arg10: i32):
          %166 = "tt.splat"(%arg7) : (i32) -> tensor<32x128xi32>
          %167 = arith.subi %166, %118 : tensor<32x128xi32>
          %cst_42 = arith.constant dense<31> : tensor<32x128xi32>
          %168 = arith.shrui %167, %cst_42 : tensor<32x128xi32>
          %169 = "tile.reduce"(%168) {axis = 0 : i32, kind = "add"} : (tensor<32x128xi32>) -> tensor<128xi32>
          %170 = "tt.splat"(%arg8) : (i32) -> tensor<32x128xi32>
          %171 = arith.subi %170, %118 : tensor<32x128xi32>
          %cst_43 = arith.constant dense<31> : tensor<32x128xi32>
          %172 = arith.shrui %171, %cst_43 : tensor<32x128xi32>
          %173 = "tile.reduce"(%172) {axis = 0 : i32, kind = "add"} : (tensor<32x128xi32>) -> tensor<128xi32>
          %cst_44 = arith.constant dense<16> : tensor<128xi32>
          %174 = arith.shli %173, %cst_44 : tensor<128xi32>
          %175 = arith.addi %169, %174 : tensor<128xi32>
          %176 = "tile.reduce"(%175) {axis = 0 : i32, kind = "add"} : (tensor<128xi32>) -> i32
          %c65535_i32 = arith.constant 65535 : i32
          %177 = arith.andi %176, %c65535_i32 : i32
          %c16_i32 = arith.constant 16 : i32
          %178 = arith.shrui %176, %c16_i32 : i32
          %179 = arith.cmpi sge, %177, %11 : i32
          %180 = arith.cmpi sge, %178, %11 : i32
          %181 = arith.select %179, %arg7, %arg3 : i32
          %182 = arith.select %180, %arg8, %181 : i32
          %183 = arith.select %179, %arg8, %arg7 : i32
          %184 = arith.select %180, %arg4, %183 : i32
          %185 = arith.select %179, %177, %arg5 : i32
          %186 = arith.select %180, %178, %185 : i32
          %187 = arith.select %179, %178, %177 : i32
          %188 = arith.select %180, %arg6, %187 : i32
          %cst_45 = arith.constant 4.000000e+00 : f32
          %189 = arith.mulf %arg9, %cst_45 : f32
          %cst_46 = arith.constant 3.000000e-01 : f32
          %190 = arith.select %179, %cst_46, %189 : f32
          %191 = arith.select %180, %189, %190 : f32
          %c1_i32_47 = arith.constant 1 : i32
          %192 = arith.addi %arg10, %c1_i32_47 : i32
          %c0_i32_48 = arith.constant 0 : i32
          %193 = arith.cmpi slt, %182, %c0_i32_48 : i32
          %c-2147483648_i32_49 = arith.constant -2147483648 : i32
          %194 = arith.subi %c-2147483648_i32_49, %182 : i32
          %195 = arith.select %193, %194, %182 : i32
          %196 = "tt.bitcast"(%195) : (i32) -> f32
          %c0_i32_50 = arith.constant 0 : i32
          %197 = arith.cmpi slt, %184, %c0_i32_50 : i32
          %c-2147483648_i32_51 = arith.constant -2147483648 : i32
          %198 = arith.subi %c-2147483648_i32_51, %184 : i32
          %199 = arith.select %197, %198, %184 : i32
          %200 = "tt.bitcast"(%199) : (i32) -> f32
          %201 = arith.subf %200, %196 : f32
          %202 = arith.subi %186, %188 : i32
          %203 = arith.sitofp %202 : i32 to f32
          %204 = math.rsqrt %203 : f32
          %c4_i32 = arith.constant 4 : i32
          %205 = arith.divui %186, %c4_i32 : i32
          %206 = arith.cmpi slt, %11, %205 : i32
          %cst_52 = arith.constant 1.800000e+00 : f32
          %207 = arith.cmpf olt, %191, %cst_52 : f32
          %208 = arith.andi %206, %207 : i1
          %cst_53 = arith.constant 5.000000e-01 : f32
          %209 = arith.sitofp %186 : i32 to f32
          %210 = arith.sitofp %188 : i32 to f32
          %211 = arith.sitofp %11 : i32 to f32
          %212 = math.log2 %209 : f32
          %213 = arith.addf %210, %cst_53 : f32
          %214 = math.log2 %213 : f32
          %215 = arith.subf %212, %214 : f32
          %216 = arith.subf %211, %cst_53 : f32
          %217 = math.log2 %216 : f32
          %218 = arith.subf %212, %217 : f32
          %219 = arith.divf %218, %215 : f32
          %220 = arith.subi %186, %188 : i32
          %221 = arith.sitofp %220 : i32 to f32
          %222 = arith.subi %186, %11 : i32
          %223 = arith.sitofp %222 : i32 to f32
          %cst_54 = arith.constant 5.000000e-01 : f32
          %224 = arith.addf %223, %cst_54 : f32
          %225 = arith.divf %224, %221 : f32
          %226 = arith.select %208, %219, %225 : f32
          %227 = arith.mulf %191, %204 : f32
          %228 = arith.mulf %201, %226 : f32
          %229 = arith.addf %196, %228 : f32
          %230 = arith.mulf %201, %227 : f32
          %c1_i32_55 = arith.constant 1 : i32
          %231 = arith.addi %182, %c1_i32_55 : i32
          %c1_i32_56 = arith.constant 1 : i32
          %232 = arith.subi %184, %c1_i32_56 : i32
          %233 = arith.subf %229, %230 : f32
          %234 = arith.addf %229, %230 : f32
          %235 = "tt.bitcast"(%233) : (f32) -> i32
          %c0_i32_57 = arith.constant 0 : i32
          %236 = arith.cmpi slt, %235, %c0_i32_57 : i32
          %c2147483647_i32_58 = arith.constant 2147483647 : i32
          %237 = arith.andi %235, %c2147483647_i32_58 : i32
          %c0_i32_59 = arith.constant 0 : i32
          %238 = arith.subi %c0_i32_59, %237 : i32
          %c2139095040_i32_60 = arith.constant 2139095040 : i32
          %239 = arith.cmpi sgt, %237, %c2139095040_i32_60 : i32
          %240 = arith.select %236, %238, %235 : i32
          %c2139095040_i32_61 = arith.constant 2139095040 : i32
          %241 = arith.select %239, %c2139095040_i32_61, %240 : i32
          %242 = arith.minsi %241, %232 : i32
          %243 = arith.maxsi %242, %231 : i32
          %244 = "tt.bitcast"(%234) : (f32) -> i32
          %c0_i32_62 = arith.constant 0 : i32
          %245 = arith.cmpi slt, %244, %c0_i32_62 : i32
          %c2147483647_i32_63 = arith.constant 2147483647 : i32
          %246 = arith.andi %244, %c2147483647_i32_63 : i32
          %c0_i32_64 = arith.constant 0 : i32
          %247 = arith.subi %c0_i32_64, %246 : i32
          %c2139095040_i32_65 = arith.constant 2139095040 : i32
          %248 = arith.cmpi sgt, %246, %c2139095040_i32_65 : i32
          %249 = arith.select %245, %247, %244 : i32
          %c2139095040_i32_66 = arith.constant 2139095040 : i32
          %250 = arith.select %248, %c2139095040_i32_66, %249 : i32
          %251 = arith.minsi %250, %232 : i32
          %252 = arith.maxsi %251, %231 : i32
          %cst_67 = arith.constant 0x7F800000 : f32
          %253 = arith.cmpf olt, %201, %cst_67 : f32
          %cst_68 = arith.constant 2.500000e-01 : f32
          %254 = arith.cmpf olt, %227, %cst_68 : f32
          %c8_i32 = arith.constant 8 : i32
          %255 = arith.cmpi slt, %192, %c8_i32 : i32
          %c6_i32 = arith.constant 6 : i32
          %256 = arith.cmpi eq, %192, %c6_i32 : i32
          %c6_i32_69 = arith.constant 6 : i32
          %257 = arith.cmpi ne, %192, %c6_i32_69 : i32
          %258 = arith.andi %255, %257 : i1
          %259 = arith.andi %253, %254 : i1
          %260 = arith.andi %258, %259 : i1
          %261 = arith.xori %182, %184 : i32
          %c1_i32_70 = arith.constant 1 : i32
          %262 = arith.shrui %261, %c1_i32_70 : i32
          %263 = arith.ori %261, %262 : i32
          %c2_i32_71 = arith.constant 2 : i32
          %264 = arith.shrui %263, %c2_i32_71 : i32
          %265 = arith.ori %263, %264 : i32
          %c4_i32_72 = arith.constant 4 : i32
          %266 = arith.shrui %265, %c4_i32_72 : i32
          %267 = arith.ori %265, %266 : i32
          %c8_i32_73 = arith.constant 8 : i32
          %268 = arith.shrui %267, %c8_i32_73 : i32
          %269 = arith.ori %267, %268 : i32
          %c16_i32_74 = arith.constant 16 : i32
          %270 = arith.shrui %269, %c16_i32_74 : i32
          %271 = arith.ori %269, %270 : i32
          %c1_i32_75 = arith.constant 1 : i32
          %272 = arith.shrui %271, %c1_i32_75 : i32
          %c-1_i32 = arith.constant -1 : i32
          %273 = arith.xori %272, %c-1_i32 : i32
          %274 = arith.andi %184, %273 : i32
          %c1_i32_76 = arith.constant 1 : i32
          %275 = arith.subi %274, %c1_i32_76 : i32
          %276 = arith.subi %184, %182 : i32
          %c2_i32_77 = arith.constant 2 : i32
          %277 = arith.addi %276, %c2_i32_77 : i32
          %c3_i32 = arith.constant 3 : i32
          %278 = arith.divui %277, %c3_i32 : i32
          %279 = arith.addi %182, %278 : i32
          %280 = arith.addi %279, %278 : i32
          %281 = arith.select %256, %275, %279 : i32
          %282 = arith.select %256, %274, %280 : i32
          %283 = arith.select %260, %243, %281 : i32
          %284 = arith.select %260, %252, %282 : i32
          scf.yield %182, %184, %186, %188, %283, %284, %191, %192 : i32, i32, i32, i32, i32, i32, f32, i32
        }
        %120 = arith.cmpi eq, %119#2, %11 : i32
        %121 = arith.select %120, %119#0, %119#1 : i32
        %c1_i32_33 = arith.constant 1 : i32
        %122 = arith.addi %121, %c1_i32_33 : i32
        %123 = "tt.splat"(%121) : (i32) -> tensor<32x128xi32>
        %124 = arith.subi %123, %118 : tensor<32x128xi32>
        %cst_34 = arith.constant dense<31> : tensor<32x128xi32>
        %125 = arith.shrui %124, %cst_34 : tensor<32x128xi32>
        %126 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
        %127 = "tt.expand_dims"(%126) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
        %128 = "tt.expand_dims"(%127) {axis = 2 : i32} : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
        %cst_35 = arith.constant dense<8> : tensor<1x4x1xi32>
        %129 = arith.muli %128, %cst_35 : tensor<1x4x1xi32>
        %130 = "tt.broadcast"(%129) : (tensor<1x4x1xi32>) -> tensor<8x4x128xi32>
        %131 = "tt.reshape"(%125) : (tensor<32x128xi32>) -> tensor<8x4x128xi32>
        %132 = arith.shli %131, %130 : tensor<8x4x128xi32>
        %133 = "tile.reduce"(%132) {axis = 1 : i32, kind = "add"} : (tensor<8x4x128xi32>) -> tensor<8x128xi32>
        %134 = "tt.reshape"(%133) : (tensor<8x128xi32>) -> tensor<8x4x32xi32>
        %135 = "tile.reduce"(%134) {axis = 2 : i32, kind = "add"} : (tensor<8x4x32xi32>) -> tensor<8x4xi32>
        %cst_36 = arith.constant dense<16843008> : tensor<8x4xi32>
        %136 = arith.muli %135, %cst_36 : tensor<8x4xi32>
        %137 = "tile.scan"(%134) {axis = 2 : i32, kind = "add"} : (tensor<8x4x32xi32>) -> tensor<8x4x32xi32>
        %138 = arith.subi %137, %134 : tensor<8x4x32xi32>
        %139 = "tt.expand_dims"(%136) {axis = 2 : i32} : (tensor<8x4xi32>) -> tensor<8x4x1xi32>
        %140 = "tt.broadcast"(%139) : (tensor<8x4x1xi32>) -> tensor<8x4x32xi32>
        %141 = arith.addi %138, %140 : tensor<8x4x32xi32>
        %cst_37 = arith.constant dense<16843009> : tensor<8x4xi32>
        %142 = arith.muli %135, %cst_37 : tensor<8x4xi32>
        %cst_38 = arith.constant dense<24> : tensor<8x4xi32>
        %143 = arith.shrui %142, %cst_38 : tensor<8x4xi32>
        %cst_39 = arith.constant dense<255> : tensor<8x4xi32>
        %144 = arith.andi %143, %cst_39 : tensor<8x4xi32>
        %145 = "tt.reshape"(%144) : (tensor<8x4xi32>) -> tensor<32xi32>
        %146 = "tile.scan"(%145) {axis = 0 : i32, kind = "add"} : (tensor<32xi32>) -> tensor<32xi32>
        %147 = arith.subi %146, %145 : tensor<32xi32>
        %148 = "tile.reduce"(%145) {axis = 0 : i32, kind = "add"} : (tensor<32xi32>) -> i32
        %149 = "tt.reshape"(%147) : (tensor<32xi32>) -> tensor<8x4x1xi32>
        %150 = "tt.broadcast"(%149) : (tensor<8x4x1xi32>) -> tensor<8x4x32xi32>
        %151 = "tt.reshape"(%141) : (tensor<8x4x32xi32>) -> tensor<8x1x128xi32>
        %152 = "tt.broadcast"(%151) : (tensor<8x1x128xi32>) -> tensor<8x4x128xi32>
        %153 = "tt.reshape"(%150) : (tensor<8x4x32xi32>) -> tensor<8x1x128xi32>
        %154 = "tt.broadcast"(%153) : (tensor<8x1x128xi32>) -> tensor<8x4x128xi32>
        %155 = arith.shrui %152, %130 : tensor<8x4x128xi32>
        %cst_40 = arith.constant dense<255> : tensor<8x4x128xi32>
        %156 = arith.andi %155, %cst_40 : tensor<8x4x128xi32>
        %157 = arith.addi %156, %154 : tensor<8x4x128xi32>
        %158 = "tt.reshape"(%157) : (tensor<8x4x128xi32>) -> tensor<32x128xi32>
        %159 = "tt.splat"(%122) : (i32) -> tensor<32x128xi32>
        %160 = arith.cmpi sge, %118, %159 : tensor<32x128xi32>
        %161 = "tt.reshape"(%158) : (tensor<32x128xi32>) -> tensor<4096xi32>
        %162 = "tt.reshape"(%41) : (tensor<32x128xi32>) -> tensor<4096xi32>
        %163 = "tt.reshape"(%160) : (tensor<32x128xi1>) -> tensor<4096xi1>
        %164 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        "tile.store"(%arg2, %162, %164, %161, %163) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>} : (memref<?x?xi32, strided<[?, 1]>>, tensor<4096xi32>, tensor<1xi32>, tensor<4096xi32>, tensor<4096xi1>) -> ()
        %true_41 = arith.constant true
        %165 = arith.xori %120, %true_41 : i1
        scf.if %165 {
          %c1_i32_42 = arith.constant 1 : i32
          %166 = arith.subi %121, %c1_i32_42 : i32
          %167 = "tt.splat"(%166) : (i32) -> tensor<32x128xi32>
          %168 = arith.subi %167, %118 : tensor<32x128xi32>
          %cst_43 = arith.constant dense<31> : tensor<32x128xi32>
          %169 = arith.shrui %168, %cst_43 : tensor<32x128xi32>
          %170 = "tt.splat"(%121) : (i32) -> tensor<32x128xi32>
          %171 = arith.subi %170, %118 : tensor<32x128xi32>
          %cst_44 = arith.constant dense<31> : tensor<32x128xi32>
          %172 = arith.shrui %171, %cst_44 : tensor<32x128xi32>
          %173 = arith.subi %169, %172 : tensor<32x128xi32>
          %174 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
          %175 = "tt.expand_dims"(%174) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
          %176 = "tt.expand_dims"(%175) {axis = 2 : i32} : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
          %cst_45 = arith.constant dense<8> : tensor<1x4x1xi32>
          %177 = arith.muli %176, %cst_45 : tensor<1x4x1xi32>
          %178 = "tt.broadcast"(%177) : (tensor<1x4x1xi32>) -> tensor<8x4x128xi32>
          %179 = "tt.reshape"(%173) : (tensor<32x128xi32>) -> tensor<8x4x128xi32>
          %180 = arith.shli %179, %178 : tensor<8x4x128xi32>
          %181 = "tile.reduce"(%180) {axis = 1 : i32, kind = "add"} : (tensor<8x4x128xi32>) -> tensor<8x128xi32>
          %182 = "tt.reshape"(%181) : (tensor<8x128xi32>) -> tensor<8x4x32xi32>
          %183 = "tile.reduce"(%182) {axis = 2 : i32, kind = "add"} : (tensor<8x4x32xi32>) -> tensor<8x4xi32>
          %cst_46 = arith.constant dense<16843008> : tensor<8x4xi32>
          %184 = arith.muli %183, %cst_46 : tensor<8x4xi32>
          %185 = "tile.scan"(%182) {axis = 2 : i32, kind = "add"} : (tensor<8x4x32xi32>) -> tensor<8x4x32xi32>
          %186 = arith.subi %185, %182 : tensor<8x4x32xi32>
          %187 = "tt.expand_dims"(%184) {axis = 2 : i32} : (tensor<8x4xi32>) -> tensor<8x4x1xi32>
          %188 = "tt.broadcast"(%187) : (tensor<8x4x1xi32>) -> tensor<8x4x32xi32>
          %189 = arith.addi %186, %188 : tensor<8x4x32xi32>
          %cst_47 = arith.constant dense<16843009> : tensor<8x4xi32>
          %190 = arith.muli %183, %cst_47 : tensor<8x4xi32>
          %cst_48 = arith.constant dense<24> : tensor<8x4xi32>
          %191 = arith.shrui %190, %cst_48 : tensor<8x4xi32>
          %cst_49 = arith.constant dense<255> : tensor<8x4xi32>
          %192 = arith.andi %191, %cst_49 : tensor<8x4xi32>
          %193 = "tt.reshape"(%192) : (tensor<8x4xi32>) -> tensor<32xi32>
          %194 = "tile.scan"(%193) {axis = 0 : i32, kind = "add"} : (tensor<32xi32>) -> tensor<32xi32>
          %195 = arith.subi %194, %193 : tensor<32xi32>
          %196 = "tile.reduce"(%193) {axis = 0 : i32, kind = "add"} : (tensor<32xi32>) -> i32
          %197 = "tt.reshape"(%195) : (tensor<32xi32>) -> tensor<8x4x1xi32>
          %198 = "tt.broadcast"(%197) : (tensor<8x4x1xi32>) -> tensor<8x4x32xi32>
          %199 = "tt.reshape"(%189) : (tensor<8x4x32xi32>) -> tensor<8x1x128xi32>
          %200 = "tt.broadcast"(%199) : (tensor<8x1x128xi32>) -> tensor<8x4x128xi32>
          %201 = "tt.reshape"(%198) : (tensor<8x4x32xi32>) -> tensor<8x1x128xi32>
          %202 = "tt.broadcast"(%201) : (tensor<8x1x128xi32>) -> tensor<8x4x128xi32>
          %203 = arith.shrui %200, %178 : tensor<8x4x128xi32>
          %cst_50 = arith.constant dense<255> : tensor<8x4x128xi32>
          %204 = arith.andi %203, %cst_50 : tensor<8x4x128xi32>
          %205 = arith.addi %204, %202 : tensor<8x4x128xi32>
          %206 = "tt.reshape"(%205) : (tensor<8x4x128xi32>) -> tensor<32x128xi32>
          %207 = "tt.splat"(%119#3) : (i32) -> tensor<32x128xi32>
          %208 = arith.addi %206, %207 : tensor<32x128xi32>
          %209 = "tt.splat"(%121) : (i32) -> tensor<32x128xi32>
          %210 = arith.cmpi eq, %118, %209 : tensor<32x128xi32>
          %211 = "tt.splat"(%11) : (i32) -> tensor<32x128xi32>
          %212 = arith.cmpi slt, %208, %211 : tensor<32x128xi32>
          %213 = arith.andi %210, %212 : tensor<32x128xi1>
          %214 = "tt.reshape"(%208) : (tensor<32x128xi32>) -> tensor<4096xi32>
          %215 = "tt.reshape"(%41) : (tensor<32x128xi32>) -> tensor<4096xi32>
          %216 = "tt.reshape"(%213) : (tensor<32x128xi1>) -> tensor<4096xi1>
          %217 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
          "tile.store"(%arg2, %215, %217, %214, %216) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>} : (memref<?x?xi32, strided<[?, 1]>>, tensor<4096xi32>, tensor<1xi32>, tensor<4096xi32>, tensor<4096xi1>) -> ()
        }
      }
      scf.yield %76 : i1
    } else {
      %false = arith.constant false
      scf.yield %false : i1
    }
    %true = arith.constant true
    %14 = arith.xori %13, %true : i1
    scf.if %14 {
      %cst = arith.constant dense<2139095041> : tensor<1024xi32>
      %cst_3 = arith.constant dense<-2139095041> : tensor<1024xi32>
      %c1023_i32 = arith.constant 1023 : i32
      %19 = arith.addi %9, %c1023_i32 : i32
      %c1024_i32 = arith.constant 1024 : i32
      %20 = arith.divui %19, %c1024_i32 : i32
      %c0_i32_4 = arith.constant 0 : i32
      %c1_i32_5 = arith.constant 1 : i32
      %21:2 = scf.for %arg3 = %c0_i32_4 to %20 step %c1_i32_5 iter_args(%arg4 = %cst, %arg5 = %cst_3) -> (tensor<1024xi32>, tensor<1024xi32>)  : i32 {
        %c1024_i32_40 = arith.constant 1024 : i32
        %121 = arith.muli %arg3, %c1024_i32_40 : i32
        %122 = "tt.splat"(%121) : (i32) -> tensor<1024xi32>
        %123 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
        %124 = arith.addi %122, %123 : tensor<1024xi32>
        %125 = "tt.splat"(%9) : (i32) -> tensor<1024xi32>
        %126 = arith.cmpi ult, %124, %125 : tensor<1024xi32>
        %127 = "tt.splat"(%4) : (i32) -> tensor<1024xi32>
        %128 = arith.addi %124, %127 : tensor<1024xi32>
        %129 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %cst_41 = arith.constant dense<1> : tensor<1xi32>
        %130 = "tile.load"(%arg0, %129, %128, %cst_41, %126) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>} : (memref<?x?x2xi32, strided<[?, 2, 1]>>, tensor<1xi32>, tensor<1024xi32>, tensor<1xi32>, tensor<1024xi1>) -> tensor<1024xi32>
        %131 = "tt.bitcast"(%130) : (tensor<1024xi32>) -> tensor<1024xf32>
        %132 = "tt.bitcast"(%131) : (tensor<1024xf32>) -> tensor<1024xi32>
        %cst_42 = arith.constant dense<0> : tensor<1024xi32>
        %133 = arith.cmpi slt, %132, %cst_42 : tensor<1024xi32>
        %cst_43 = arith.constant dense<2147483647> : tensor<1024xi32>
        %134 = arith.andi %132, %cst_43 : tensor<1024xi32>
        %cst_44 = arith.constant dense<0> : tensor<1024xi32>
        %135 = arith.subi %cst_44, %134 : tensor<1024xi32>
        %cst_45 = arith.constant dense<2139095040> : tensor<1024xi32>
        %136 = arith.cmpi sgt, %134, %cst_45 : tensor<1024xi32>
        %137 = arith.select %133, %135, %132 : tensor<1024xi1>, tensor<1024xi32>
        %cst_46 = arith.constant dense<2139095041> : tensor<1024xi32>
        %138 = arith.select %136, %cst_46, %137 : tensor<1024xi1>, tensor<1024xi32>
        %cst_47 = arith.constant dense<-2139095041> : tensor<1024xi32>
        %139 = arith.select %126, %138, %cst_47 : tensor<1024xi1>, tensor<1024xi32>
        %cst_48 = arith.constant dense<-2139095041> : tensor<1024xi32>
        %140 = arith.cmpi ne, %139, %cst_48 : tensor<1024xi32>
        %141 = arith.minsi %139, %arg4 : tensor<1024xi32>
        %142 = arith.select %140, %141, %arg4 : tensor<1024xi1>, tensor<1024xi32>
        %143 = arith.maxsi %139, %arg5 : tensor<1024xi32>
        scf.yield %142, %143 : tensor<1024xi32>, tensor<1024xi32>
      }
      %22 = "tile.reduce"(%21#0) {axis = 0 : i32, kind = "min"} : (tensor<1024xi32>) -> i32
      %23 = "tile.reduce"(%21#1) {axis = 0 : i32, kind = "max"} : (tensor<1024xi32>) -> i32
      %c1_i32_6 = arith.constant 1 : i32
      %24 = arith.subi %22, %c1_i32_6 : i32
      %c0_i32_7 = arith.constant 0 : i32
      %cst_8 = arith.constant 3.000000e-01 : f32
      %c0_i32_9 = arith.constant 0 : i32
      %c0_i32_10 = arith.constant 0 : i32
      %25 = arith.cmpi slt, %24, %c0_i32_10 : i32
      %c-2147483648_i32 = arith.constant -2147483648 : i32
      %26 = arith.subi %c-2147483648_i32, %24 : i32
      %27 = arith.select %25, %26, %24 : i32
      %28 = "tt.bitcast"(%27) : (i32) -> f32
      %c0_i32_11 = arith.constant 0 : i32
      %29 = arith.cmpi slt, %23, %c0_i32_11 : i32
      %c-2147483648_i32_12 = arith.constant -2147483648 : i32
      %30 = arith.subi %c-2147483648_i32_12, %23 : i32
      %31 = arith.select %29, %30, %23 : i32
      %32 = "tt.bitcast"(%31) : (i32) -> f32
      %33 = arith.subf %32, %28 : f32
      %34 = arith.subi %9, %c0_i32_7 : i32
      %35 = arith.sitofp %34 : i32 to f32
      %36 = math.rsqrt %35 : f32
      %c4_i32 = arith.constant 4 : i32
      %37 = arith.divui %9, %c4_i32 : i32
      %38 = arith.cmpi slt, %11, %37 : i32
      %cst_13 = arith.constant 1.800000e+00 : f32
      %39 = arith.cmpf olt, %cst_8, %cst_13 : f32
      %40 = arith.andi %38, %39 : i1
      %cst_14 = arith.constant 5.000000e-01 : f32
      %41 = arith.sitofp %9 : i32 to f32
      %42 = arith.sitofp %c0_i32_7 : i32 to f32
      %43 = arith.sitofp %11 : i32 to f32
      %44 = math.log2 %41 : f32
      %45 = arith.addf %42, %cst_14 : f32
      %46 = math.log2 %45 : f32
      %47 = arith.subf %44, %46 : f32
      %48 = arith.subf %43, %cst_14 : f32
      %49 = math.log2 %48 : f32
      %50 = arith.subf %44, %49 : f32
      %51 = arith.divf %50, %47 : f32
      %52 = arith.subi %9, %c0_i32_7 : i32
      %53 = arith.sitofp %52 : i32 to f32
      %54 = arith.subi %9, %11 : i32
      %55 = arith.sitofp %54 : i32 to f32
      %cst_15 = arith.constant 5.000000e-01 : f32
      %56 = arith.addf %55, %cst_15 : f32
      %57 = arith.divf %56, %53 : f32
      %58 = arith.select %40, %51, %57 : f32
      %59 = arith.mulf %cst_8, %36 : f32
      %60 = arith.mulf %33, %58 : f32
      %61 = arith.addf %28, %60 : f32
      %62 = arith.mulf %33, %59 : f32
      %c1_i32_16 = arith.constant 1 : i32
      %63 = arith.addi %24, %c1_i32_16 : i32
      %c1_i32_17 = arith.constant 1 : i32
      %64 = arith.subi %23, %c1_i32_17 : i32
      %65 = arith.subf %61, %62 : f32
      %66 = arith.addf %61, %62 : f32
      %67 = "tt.bitcast"(%65) : (f32) -> i32
      %c0_i32_18 = arith.constant 0 : i32
      %68 = arith.cmpi slt, %67, %c0_i32_18 : i32
      %c2147483647_i32 = arith.constant 2147483647 : i32
      %69 = arith.andi %67, %c2147483647_i32 : i32
      %c0_i32_19 = arith.constant 0 : i32
      %70 = arith.subi %c0_i32_19, %69 : i32
      %c2139095040_i32 = arith.constant 2139095040 : i32
      %71 = arith.cmpi sgt, %69, %c2139095040_i32 : i32
      %72 = arith.select %68, %70, %67 : i32
      %c2139095040_i32_20 = arith.constant 2139095040 : i32
      %73 = arith.select %71, %c2139095040_i32_20, %72 : i32
      %74 = arith.minsi %73, %64 : i32
      %75 = arith.maxsi %74, %63 : i32
      %76 = "tt.bitcast"(%66) : (f32) -> i32
      %c0_i32_21 = arith.constant 0 : i32
      %77 = arith.cmpi slt, %76, %c0_i32_21 : i32
      %c2147483647_i32_22 = arith.constant 2147483647 : i32
      %78 = arith.andi %76, %c2147483647_i32_22 : i32
      %c0_i32_23 = arith.constant 0 : i32
      %79 = arith.subi %c0_i32_23, %78 : i32
      %c2139095040_i32_24 = arith.constant 2139095040 : i32
      %80 = arith.cmpi sgt, %78, %c2139095040_i32_24 : i32
      %81 = arith.select %77, %79, %76 : i32
      %c2139095040_i32_25 = arith.constant 2139095040 : i32
      %82 = arith.select %80, %c2139095040_i32_25, %81 : i32
      %83 = arith.minsi %82, %64 : i32
      %84 = arith.maxsi %83, %63 : i32
      %cst_26 = arith.constant 0x7F800000 : f32
      %85 = arith.cmpf olt, %33, %cst_26 : f32
      %cst_27 = arith.constant 2.500000e-01 : f32
      %86 = arith.cmpf olt, %59, %cst_27 : f32
      %c8_i32 = arith.constant 8 : i32
      %87 = arith.cmpi slt, %c0_i32_9, %c8_i32 : i32
      %c6_i32 = arith.constant 6 : i32
      %88 = arith.cmpi eq, %c0_i32_9, %c6_i32 : i32
      %c6_i32_28 = arith.constant 6 : i32
      %89 = arith.cmpi ne, %c0_i32_9, %c6_i32_28 : i32
      %90 = arith.andi %87, %89 : i1
      %91 = arith.andi %85, %86 : i1
      %92 = arith.andi %90, %91 : i1
      %93 = arith.xori %24, %23 : i32
      %c1_i32_29 = arith.constant 1 : i32
      %94 = arith.shrui %93, %c1_i32_29 : i32
      %95 = arith.ori %93, %94 : i32
      %c2_i32 = arith.constant 2 : i32
      %96 = arith.shrui %95, %c2_i32 : i32
      %97 = arith.ori %95, %96 : i32
      %c4_i32_30 = arith.constant 4 : i32
      %98 = arith.shrui %97, %c4_i32_30 : i32
      %99 = arith.ori %97, %98 : i32
      %c8_i32_31 = arith.constant 8 : i32
      %100 = arith.shrui %99, %c8_i32_31 : i32
      %101 = arith.ori %99, %100 : i32
      %c16_i32 = arith.constant 16 : i32
      %102 = arith.shrui %101, %c16_i32 : i32
      %103 = arith.ori %101, %102 : i32
      %c1_i32_32 = arith.constant 1 : i32
      %104 = arith.shrui %103, %c1_i32_32 : i32
      %c-1_i32 = arith.constant -1 : i32
      %105 = arith.xori %104, %c-1_i32 : i32
      %106 = arith.andi %23, %105 : i32
      %c1_i32_33 = arith.constant 1 : i32
      %107 = arith.subi %106, %c1_i32_33 : i32
      %108 = arith.subi %23, %24 : i32
      %c2_i32_34 = arith.constant 2 : i32
      %109 = arith.addi %108, %c2_i32_34 : i32
      %c3_i32 = arith.constant 3 : i32
      %110 = arith.divui %109, %c3_i32 : i32
      %111 = arith.addi %24, %110 : i32
      %112 = arith.addi %111, %110 : i32
      %113 = arith.select %88, %107, %111 : i32
      %114 = arith.select %88, %106, %112 : i32
      %115 = arith.select %92, %75, %113 : i32
      %116 = arith.select %92, %84, %114 : i32
      %117:8 = scf.while (%arg3 = %24, %arg4 = %23, %arg5 = %9, %arg6 = %c0_i32_7, %arg7 = %115, %arg8 = %116, %arg9 = %cst_8, %arg10 = %c0_i32_9) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
        %c1_i32_40 = arith.constant 1 : i32
        %121 = arith.addi %arg3, %c1_i32_40 : i32
        %122 = arith.cmpi slt, %121, %arg4 : i32
        %123 = arith.cmpi ne, %arg5, %11 : i32
        %124 = arith.andi %122, %123 : i1
        scf.condition(%124) %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10 : i32, i32, i32, i32, i32, i32, f32, i32
      } do {
      ^bb0(%arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: i32, %arg9: f32, %arg10: i32):
        %cst_40 = arith.constant dense<0> : tensor<1024xi32>
        %c1023_i32_41 = arith.constant 1023 : i32
        %121 = arith.addi %9, %c1023_i32_41 : i32
        %c1024_i32_42 = arith.constant 1024 : i32
        %122 = arith.divui %121, %c1024_i32_42 : i32
        %c0_i32_43 = arith.constant 0 : i32
        %c1_i32_44 = arith.constant 1 : i32
        %123:2 = scf.for %arg11 = %c0_i32_43 to %122 step %c1_i32_44 iter_args(%arg12 = %cst_40, %arg13 = %cst_40) -> (tensor<1024xi32>, tensor<1024xi32>)  : i32 {
          %c1024_i32_83 = arith.constant 1024 : i32
          %232 = arith.muli %arg11, %c1024_i32_83 : i32
          %233 = "tt.splat"(%232) : (i32) -> tensor<1024xi32>
          %234 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
          %235 = arith.addi %233, %234 : tensor<1024xi32>
          %236 = "tt.splat"(%9) : (i32) -> tensor<1024xi32>
          %237 = arith.cmpi ult, %235, %236 : tensor<1024xi32>
          %238 = "tt.splat"(%4) : (i32) -> tensor<1024xi32>
          %239 = arith.addi %235, %238 : tensor<1024xi32>
          %240 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
          %cst_84 = arith.constant dense<1> : tensor<1xi32>
          %241 = "tile.load"(%arg0, %240, %239, %cst_84, %237) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>} : (memref<?x?x2xi32, strided<[?, 2, 1]>>, tensor<1xi32>, tensor<1024xi32>, tensor<1xi32>, tensor<1024xi1>) -> tensor<1024xi32>
          %242 = "tt.bitcast"(%241) : (tensor<1024xi32>) -> tensor<1024xf32>
          %243 = "tt.bitcast"(%242) : (tensor<1024xf32>) -> tensor<1024xi32>
          %cst_85 = arith.constant dense<0> : tensor<1024xi32>
          %244 = arith.cmpi slt, %243, %cst_85 : tensor<1024xi32>
          %cst_86 = arith.constant dense<2147483647> : tensor<1024xi32>
          %245 = arith.andi %243, %cst_86 : tensor<1024xi32>
          %cst_87 = arith.constant dense<0> : tensor<1024xi32>
          %246 = arith.subi %cst_87, %245 : tensor<1024xi32>
          %cst_88 = arith.constant dense<2139095040> : tensor<1024xi32>
          %247 = arith.cmpi sgt, %245, %cst_88 : tensor<1024xi32>
          %248 = arith.select %244, %246, %243 : tensor<1024xi1>, tensor<1024xi32>
          %cst_89 = arith.constant dense<2139095041> : tensor<1024xi32>
          %249 = arith.select %247, %cst_89, %248 : tensor<1024xi1>, tensor<1024xi32>
          %cst_90 = arith.constant dense<-2139095041> : tensor<1024xi32>
          %250 = arith.select %237, %249, %cst_90 : tensor<1024xi1>, tensor<1024xi32>
          %251 = "tt.splat"(%arg7) : (i32) -> tensor<1024xi32>
          %252 = arith.cmpi sgt, %250, %251 : tensor<1024xi32>
          %253 = arith.extui %252 : tensor<1024xi1> to tensor<1024xi32>
          %254 = arith.addi %arg12, %253 : tensor<1024xi32>
          %255 = "tt.splat"(%arg8) : (i32) -> tensor<1024xi32>
          %256 = arith.cmpi sgt, %250, %255 : tensor<1024xi32>
          %257 = arith.extui %256 : tensor<1024xi1> to tensor<1024xi32>
          %258 = arith.addi %arg13, %257 : tensor<1024xi32>
          scf.yield %254, %258 : tensor<1024xi32>, tensor<1024xi32>
        }
        %124 = "tile.reduce"(%123#0) {axis = 0 : i32, kind = "add"} : (tensor<1024xi32>) -> i32
        %125 = "tile.reduce"(%123#1) {axis = 0 : i32, kind = "add"} : (tensor<1024xi32>) -> i32
        %126 = arith.cmpi sge, %124, %11 : i32
        %127 = arith.cmpi sge, %125, %11 : i32
        %128 = arith.select %126, %arg7, %arg3 : i32
        %129 = arith.select %127, %arg8, %128 : i32
        %130 = arith.select %126, %arg8, %arg7 : i32
        %131 = arith.select %127, %arg4, %130 : i32
        %132 = arith.select %126, %124, %arg5 : i32
        %133 = arith.select %127, %125, %132 : i32
        %134 = arith.select %126, %125, %124 : i32
        %135 = arith.select %127, %arg6, %134 : i32
        %cst_45 = arith.constant 4.000000e+00 : f32
        %136 = arith.mulf %arg9, %cst_45 : f32
        %cst_46 = arith.constant 3.000000e-01 : f32
        %137 = arith.select %126, %cst_46, %136 : f32
        %138 = arith.select %127, %136, %137 : f32
        %c1_i32_47 = arith.constant 1 : i32
        %139 = arith.addi %arg10, %c1_i32_47 : i32
        %c0_i32_48 = arith.constant 0 : i32
        %140 = arith.cmpi slt, %129, %c0_i32_48 : i32
        %c-2147483648_i32_49 = arith.constant -2147483648 : i32
        %141 = arith.subi %c-2147483648_i32_49, %129 : i32
        %142 = arith.select %140, %141, %129 : i32
        %143 = "tt.bitcast"(%142) : (i32) -> f32
        %c0_i32_50 = arith.constant 0 : i32
        %144 = arith.cmpi slt, %131, %c0_i32_50 : i32
        %c-2147483648_i32_51 = arith.constant -2147483648 : i32
        %145 = arith.subi %c-2147483648_i32_51, %131 : i32
        %146 = arith.select %144, %145, %131 : i32
        %147 = "tt.bitcast"(%146) : (i32) -> f32
        %148 = arith.subf %147, %143 : f32
        %149 = arith.subi %133, %135 : i32
        %150 = arith.sitofp %149 : i32 to f32
        %151 = math.rsqrt %150 : f32
        %c4_i32_52 = arith.constant 4 : i32
        %152 = arith.divui %133, %c4_i32_52 : i32
        %153 = arith.cmpi slt, %11, %152 : i32
        %cst_53 = arith.constant 1.800000e+00 : f32
        %154 = arith.cmpf olt, %138, %cst_53 : f32
        %155 = arith.andi %153, %154 : i1
        %cst_54 = arith.constant 5.000000e-01 : f32
        %156 = arith.sitofp %133 : i32 to f32
        %157 = arith.sitofp %135 : i32 to f32
        %158 = arith.sitofp %11 : i32 to f32
        %159 = math.log2 %156 : f32
        %160 = arith.addf %157, %cst_54 : f32
        %161 = math.log2 %160 : f32
        %162 = arith.subf %159, %161 : f32
        %163 = arith.subf %158, %cst_54 : f32
        %164 = math.log2 %163 : f32
        %165 = arith.subf %159, %164 : f32
        %166 = arith.divf %165, %162 : f32
        %167 = arith.subi %133, %135 : i32
        %168 = arith.sitofp %167 : i32 to f32
        %169 = arith.subi %133, %11 : i32
        %170 = arith.sitofp %169 : i32 to f32
        %cst_55 = arith.constant 5.000000e-01 : f32
        %171 = arith.addf %170, %cst_55 : f32
        %172 = arith.divf %171, %168 : f32
        %173 = arith.select %155, %166, %172 : f32
        %174 = arith.mulf %138, %151 : f32
        %175 = arith.mulf %148, %173 : f32
        %176 = arith.addf %143, %175 : f32
        %177 = arith.mulf %148, %174 : f32
        %c1_i32_56 = arith.constant 1 : i32
        %178 = arith.addi %129, %c1_i32_56 : i32
        %c1_i32_57 = arith.constant 1 : i32
        %179 = arith.subi %131, %c1_i32_57 : i32
        %180 = arith.subf %176, %177 : f32
        %181 = arith.addf %176, %177 : f32
        %182 = "tt.bitcast"(%180) : (f32) -> i32
        %c0_i32_58 = arith.constant 0 : i32
        %183 = arith.cmpi slt, %182, %c0_i32_58 : i32
        %c2147483647_i32_59 = arith.constant 2147483647 : i32
        %184 = arith.andi %182, %c2147483647_i32_59 : i32
        %c0_i32_60 = arith.constant 0 : i32
        %185 = arith.subi %c0_i32_60, %184 : i32
        %c2139095040_i32_61 = arith.constant 2139095040 : i32
        %186 = arith.cmpi sgt, %184, %c2139095040_i32_61 : i32
        %187 = arith.select %183, %185, %182 : i32
        %c2139095040_i32_62 = arith.constant 2139095040 : i32
        %188 = arith.select %186, %c2139095040_i32_62, %187 : i32
        %189 = arith.minsi %188, %179 : i32
        %190 = arith.maxsi %189, %178 : i32
        %191 = "tt.bitcast"(%181) : (f32) -> i32
        %c0_i32_63 = arith.constant 0 : i32
        %192 = arith.cmpi slt, %191, %c0_i32_63 : i32
        %c2147483647_i32_64 = arith.constant 2147483647 : i32
        %193 = arith.andi %191, %c2147483647_i32_64 : i32
        %c0_i32_65 = arith.constant 0 : i32
        %194 = arith.subi %c0_i32_65, %193 : i32
        %c2139095040_i32_66 = arith.constant 2139095040 : i32
        %195 = arith.cmpi sgt, %193, %c2139095040_i32_66 : i32
        %196 = arith.select %192, %194, %191 : i32
        %c2139095040_i32_67 = arith.constant 2139095040 : i32
        %197 = arith.select %195, %c2139095040_i32_67, %196 : i32
        %198 = arith.minsi %197, %179 : i32
        %199 = arith.maxsi %198, %178 : i32
        %cst_68 = arith.constant 0x7F800000 : f32
        %200 = arith.cmpf olt, %148, %cst_68 : f32
        %cst_69 = arith.constant 2.500000e-01 : f32
        %201 = arith.cmpf olt, %174, %cst_69 : f32
        %c8_i32_70 = arith.constant 8 : i32
        %202 = arith.cmpi slt, %139, %c8_i32_70 : i32
        %c6_i32_71 = arith.constant 6 : i32
        %203 = arith.cmpi eq, %139, %c6_i32_71 : i32
        %c6_i32_72 = arith.constant 6 : i32
        %204 = arith.cmpi ne, %139, %c6_i32_72 : i32
        %205 = arith.andi %202, %204 : i1
        %206 = arith.andi %200, %201 : i1
        %207 = arith.andi %205, %206 : i1
        %208 = arith.xori %129, %131 : i32
        %c1_i32_73 = arith.constant 1 : i32
        %209 = arith.shrui %208, %c1_i32_73 : i32
        %210 = arith.ori %208, %209 : i32
        %c2_i32_74 = arith.constant 2 : i32
        %211 = arith.shrui %210, %c2_i32_74 : i32
        %212 = arith.ori %210, %211 : i32
        %c4_i32_75 = arith.constant 4 : i32
        %213 = arith.shrui %212, %c4_i32_75 : i32
        %214 = arith.ori %212, %213 : i32
        %c8_i32_76 = arith.constant 8 : i32
        %215 = arith.shrui %214, %c8_i32_76 : i32
        %216 = arith.ori %214, %215 : i32
        %c16_i32_77 = arith.constant 16 : i32
        %217 = arith.shrui %216, %c16_i32_77 : i32
        %218 = arith.ori %216, %217 : i32
        %c1_i32_78 = arith.constant 1 : i32
        %219 = arith.shrui %218, %c1_i32_78 : i32
        %c-1_i32_79 = arith.constant -1 : i32
        %220 = arith.xori %219, %c-1_i32_79 : i32
        %221 = arith.andi %131, %220 : i32
        %c1_i32_80 = arith.constant 1 : i32
        %222 = arith.subi %221, %c1_i32_80 : i32
        %223 = arith.subi %131, %129 : i32
        %c2_i32_81 = arith.constant 2 : i32
        %224 = arith.addi %223, %c2_i32_81 : i32
        %c3_i32_82 = arith.constant 3 : i32
        %225 = arith.divui %224, %c3_i32_82 : i32
        %226 = arith.addi %129, %225 : i32
        %227 = arith.addi %226, %225 : i32
        %228 = arith.select %203, %222, %226 : i32
        %229 = arith.select %203, %221, %227 : i32
        %230 = arith.select %207, %190, %228 : i32
        %231 = arith.select %207, %199, %229 : i32
        scf.yield %129, %131, %133, %135, %230, %231, %138, %139 : i32, i32, i32, i32, i32, i32, f32, i32
      }
      %c0_i32_35 = arith.constant 0 : i32
      %c1023_i32_36 = arith.constant 1023 : i32
      %118 = arith.addi %9, %c1023_i32_36 : i32
      %c1024_i32_37 = arith.constant 1024 : i32
      %119 = arith.divui %118, %c1024_i32_37 : i32
      %c0_i32_38 = arith.constant 0 : i32
      %c1_i32_39 = arith.constant 1 : i32
      %120:2 = scf.for %arg3 = %c0_i32_38 to %119 step %c1_i32_39 iter_args(%arg4 = %c0_i32_35, %arg5 = %117#3) -> (i32, i32)  : i32 {
        %c1024_i32_40 = arith.constant 1024 : i32
        %121 = arith.muli %arg3, %c1024_i32_40 : i32
        %122 = "tt.splat"(%121) : (i32) -> tensor<1024xi32>
        %123 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
        %124 = arith.addi %122, %123 : tensor<1024xi32>
        %125 = "tt.splat"(%9) : (i32) -> tensor<1024xi32>
        %126 = arith.cmpi ult, %124, %125 : tensor<1024xi32>
        %127 = "tt.splat"(%4) : (i32) -> tensor<1024xi32>
        %128 = arith.addi %124, %127 : tensor<1024xi32>
        %129 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %cst_41 = arith.constant dense<1> : tensor<1xi32>
        %130 = "tile.load"(%arg0, %129, %128, %cst_41, %126) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>} : (memref<?x?x2xi32, strided<[?, 2, 1]>>, tensor<1xi32>, tensor<1024xi32>, tensor<1xi32>, tensor<1024xi1>) -> tensor<1024xi32>
        %131 = "tt.bitcast"(%130) : (tensor<1024xi32>) -> tensor<1024xf32>
        %132 = "tt.bitcast"(%131) : (tensor<1024xf32>) -> tensor<1024xi32>
        %cst_42 = arith.constant dense<0> : tensor<1024xi32>
        %133 = arith.cmpi slt, %132, %cst_42 : tensor<1024xi32>
        %cst_43 = arith.constant dense<2147483647> : tensor<1024xi32>
        %134 = arith.andi %132, %cst_43 : tensor<1024xi32>
        %cst_44 = arith.constant dense<0> : tensor<1024xi32>
        %135 = arith.subi %cst_44, %134 : tensor<1024xi32>
        %cst_45 = arith.constant dense<2139095040> : tensor<1024xi32>
        %136 = arith.cmpi sgt, %134, %cst_45 : tensor<1024xi32>
        %137 = arith.select %133, %135, %132 : tensor<1024xi1>, tensor<1024xi32>
        %cst_46 = arith.constant dense<2139095041> : tensor<1024xi32>
        %138 = arith.select %136, %cst_46, %137 : tensor<1024xi1>, tensor<1024xi32>
        %cst_47 = arith.constant dense<-2139095041> : tensor<1024xi32>
        %139 = arith.select %126, %138, %cst_47 : tensor<1024xi1>, tensor<1024xi32>
        %140 = "tt.splat"(%117#1) : (i32) -> tensor<1024xi32>
        %141 = arith.cmpi sgt, %139, %140 : tensor<1024xi32>
        %142 = "tt.splat"(%117#0) : (i32) -> tensor<1024xi32>
        %143 = arith.cmpi sgt, %139, %142 : tensor<1024xi32>
        %144 = arith.extui %141 : tensor<1024xi1> to tensor<1024xi32>
        %145 = arith.extui %143 : tensor<1024xi1> to tensor<1024xi32>
        %146 = arith.subi %145, %144 : tensor<1024xi32>
        %cst_48 = arith.constant dense<16> : tensor<1024xi32>
        %147 = arith.shli %146, %cst_48 : tensor<1024xi32>
        %148 = arith.addi %144, %147 : tensor<1024xi32>
        %149 = "tile.scan"(%148) {axis = 0 : i32, kind = "add"} : (tensor<1024xi32>) -> tensor<1024xi32>
        %150 = arith.subi %149, %148 : tensor<1024xi32>
        %cst_49 = arith.constant dense<65535> : tensor<1024xi32>
        %151 = arith.andi %150, %cst_49 : tensor<1024xi32>
        %cst_50 = arith.constant dense<16> : tensor<1024xi32>
        %152 = arith.shrui %150, %cst_50 : tensor<1024xi32>
        %153 = "tt.splat"(%arg4) : (i32) -> tensor<1024xi32>
        %154 = arith.addi %151, %153 : tensor<1024xi32>
        %155 = "tt.splat"(%arg5) : (i32) -> tensor<1024xi32>
        %156 = arith.addi %152, %155 : tensor<1024xi32>
        %157 = "tile.reduce"(%148) {axis = 0 : i32, kind = "add"} : (tensor<1024xi32>) -> i32
        %c65535_i32 = arith.constant 65535 : i32
        %158 = arith.andi %157, %c65535_i32 : i32
        %c16_i32_51 = arith.constant 16 : i32
        %159 = arith.shrui %157, %c16_i32_51 : i32
        %160 = arith.addi %arg4, %158 : i32
        %161 = arith.addi %arg5, %159 : i32
        %162 = arith.select %141, %154, %156 : tensor<1024xi1>, tensor<1024xi32>
        %163 = "tt.splat"(%11) : (i32) -> tensor<1024xi32>
        %164 = arith.cmpi ult, %162, %163 : tensor<1024xi32>
        %165 = arith.andi %143, %164 : tensor<1024xi1>
        %166 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %167 = "tt.splat"(%4) : (i32) -> tensor<1024xi32>
        %168 = arith.addi %124, %167 : tensor<1024xi32>
        %169 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %cst_52 = arith.constant dense<0> : tensor<1xi32>
        %170 = "tile.load"(%arg0, %169, %168, %cst_52, %165) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>} : (memref<?x?x2xi32, strided<[?, 2, 1]>>, tensor<1xi32>, tensor<1024xi32>, tensor<1xi32>, tensor<1024xi1>) -> tensor<1024xi32>
        "tile.store"(%arg2, %170, %166, %162, %165) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>} : (memref<?x?xi32, strided<[?, 1]>>, tensor<1024xi32>, tensor<1xi32>, tensor<1024xi32>, tensor<1024xi1>) -> ()
        scf.yield %160, %161 : i32, i32
      }
    }
    %15 = "tile.dim"(%arg2) {axis = 1 : i32} : (memref<?x?xi32, strided<[?, 1]>>) -> i32
    %16 = arith.subi %15, %11 : i32
    %c255_i32 = arith.constant 255 : i32
    %17 = arith.addi %16, %c255_i32 : i32
    %c256_i32 = arith.constant 256 : i32
    %18 = arith.divui %17, %c256_i32 : i32
    %c0_i32_1 = arith.constant 0 : i32
    %c1_i32_2 = arith.constant 1 : i32
    scf.for %arg3 = %c0_i32_1 to %18 step %c1_i32_2  : i32 {
      %c256_i32_3 = arith.constant 256 : i32
      %19 = arith.muli %arg3, %c256_i32_3 : i32
      %20 = "tt.splat"(%19) : (i32) -> tensor<256xi32>
      %21 = "tt.make_range"() {end = 256 : i32, start = 0 : i32} : () -> tensor<256xi32>
      %22 = arith.addi %20, %21 : tensor<256xi32>
      %23 = "tt.splat"(%16) : (i32) -> tensor<256xi32>
      %24 = arith.cmpi ult, %22, %23 : tensor<256xi32>
      %25 = "tt.splat"(%11) : (i32) -> tensor<256xi32>
      %26 = arith.addi %22, %25 : tensor<256xi32>
      %27 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
      %cst = arith.constant dense<-1> : tensor<256xi32>
      "tile.store"(%arg2, %cst, %27, %26, %24) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>} : (memref<?x?xi32, strided<[?, 1]>>, tensor<256xi32>, tensor<1xi32>, tensor<256xi32>, tensor<256xi1>) -> ()
    }
    return
  }
}

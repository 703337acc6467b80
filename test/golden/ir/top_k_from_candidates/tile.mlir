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
          %true_69 = arith.constant true
          %257 = arith.xori %256, %true_69 : i1
          %258 = arith.andi %255, %257 : i1
          %259 = arith.andi %258, %253 : i1
          %260 = arith.andi %259, %254 : i1
          %261:2 = scf.if %260 -> (i32, i32) {
            scf.yield %243, %252 : i32, i32
          } else {
            %262 = arith.xori %182, %184 : i32
            %c1_i32_70 = arith.constant 1 : i32
            %263 = arith.shrui %262, %c1_i32_70 : i32
            %264 = arith.ori %262, %263 : i32
            %c2_i32_71 = arith.constant 2 : i32
            %265 = arith.shrui %264, %c2_i32_71 : i32
            %266 = arith.ori %264, %265 : i32
            %c4_i32_72 = arith.constant 4 : i32
            %267 = arith.shrui %266, %c4_i32_72 : i32
            %268 = arith.ori %266, %267 : i32
            %c8_i32_73 = arith.constant 8 : i32
            %269 = arith.shrui %268, %c8_i32_73 : i32
            %270 = arith.ori %268, %269 : i32
            %c16_i32_74 = arith.constant 16 : i32
            %271 = arith.shrui %270, %c16_i32_74 : i32
            %272 = arith.ori %270, %271 : i32
            %c1_i32_75 = arith.constant 1 : i32
            %273 = arith.shrui %272, %c1_i32_75 : i32
            %c-1_i32 = arith.constant -1 : i32
            %274 = arith.xori %273, %c-1_i32 : i32
            %275 = arith.andi %184, %274 : i32
            %c1_i32_76 = arith.constant 1 : i32
            %276 = arith.subi %275, %c1_i32_76 : i32
            %277 = arith.subi %184, %182 : i32
            %c2_i32_77 = arith.constant 2 : i32
            %278 = arith.addi %277, %c2_i32_77 : i32
            %c3_i32 = arith.constant 3 : i32
            %279 = arith.divui %278, %c3_i32 : i32
            %280 = arith.addi %182, %279 : i32
            %281 = arith.addi %280, %279 : i32
            %282 = arith.select %256, %276, %280 : i32
            %283 = arith.select %256, %275, %281 : i32
            scf.yield %282, %283 : i32, i32
          }
          scf.yield %182, %184, %186, %188, %261#0, %261#1, %191, %192 : i32, i32, i32, i32, i32, i32, f32, i32
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
        %c1024_i32_34 = arith.constant 1024 : i32
        %98 = arith.muli %arg3, %c1024_i32_34 : i32
        %99 = "tt.splat"(%98) : (i32) -> tensor<1024xi32>
        %100 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
        %101 = arith.addi %99, %100 : tensor<1024xi32>
        %102 = "tt.splat"(%9) : (i32) -> tensor<1024xi32>
        %103 = arith.cmpi ult, %101, %102 : tensor<1024xi32>
        %104 = "tt.splat"(%4) : (i32) -> tensor<1024xi32>
        %105 = arith.addi %101, %104 : tensor<1024xi32>
        %106 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %cst_35 = arith.constant dense<1> : tensor<1xi32>
        %107 = "tile.load"(%arg0, %106, %105, %cst_35, %103) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>} : (memref<?x?x2xi32, strided<[?, 2, 1]>>, tensor<1xi32>, tensor<1024xi32>, tensor<1xi32>, tensor<1024xi1>) -> tensor<1024xi32>
        %108 = "tt.bitcast"(%107) : (tensor<1024xi32>) -> tensor<1024xf32>
        %109 = "tt.bitcast"(%108) : (tensor<1024xf32>) -> tensor<1024xi32>
        %cst_36 = arith.constant dense<0> : tensor<1024xi32>
        %110 = arith.cmpi slt, %109, %cst_36 : tensor<1024xi32>
        %cst_37 = arith.constant dense<2147483647> : tensor<1024xi32>
        %111 = arith.andi %109, %cst_37 : tensor<1024xi32>
        %cst_38 = arith.constant dense<0> : tensor<1024xi32>
        %112 = arith.subi %cst_38, %111 : tensor<1024xi32>
        %cst_39 = arith.constant dense<2139095040> : tensor<1024xi32>
        %113 = arith.cmpi sgt, %111, %cst_39 : tensor<1024xi32>
        %114 = arith.select %110, %112, %109 : tensor<1024xi1>, tensor<1024xi32>
        %cst_40 = arith.constant dense<2139095041> : tensor<1024xi32>
        %115 = arith.select %113, %cst_40, %114 : tensor<1024xi1>, tensor<1024xi32>
        %cst_41 = arith.constant dense<-2139095041> : tensor<1024xi32>
        %116 = arith.select %103, %115, %cst_41 : tensor<1024xi1>, tensor<1024xi32>
        %cst_42 = arith.constant dense<-2139095041> : tensor<1024xi32>
        %117 = arith.cmpi ne, %116, %cst_42 : tensor<1024xi32>
        %118 = arith.minsi %116, %arg4 : tensor<1024xi32>
        %119 = arith.select %117, %118, %arg4 : tensor<1024xi1>, tensor<1024xi32>
        %120 = arith.maxsi %116, %arg5 : tensor<1024xi32>
        scf.yield %119, %120 : tensor<1024xi32>, tensor<1024xi32>
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
      %true_28 = arith.constant true
      %89 = arith.xori %88, %true_28 : i1
      %90 = arith.andi %87, %89 : i1
      %91 = arith.andi %90, %85 : i1
      %92 = arith.andi %91, %86 : i1
      %93:2 = scf.if %92 -> (i32, i32) {
        scf.yield %75, %84 : i32, i32
      } else {
        %98 = arith.xori %24, %23 : i32
        %c1_i32_34 = arith.constant 1 : i32
        %99 = arith.shrui %98, %c1_i32_34 : i32
        %100 = arith.ori %98, %99 : i32
        %c2_i32 = arith.constant 2 : i32
        %101 = arith.shrui %100, %c2_i32 : i32
        %102 = arith.ori %100, %101 : i32
        %c4_i32_35 = arith.constant 4 : i32
        %103 = arith.shrui %102, %c4_i32_35 : i32
        %104 = arith.ori %102, %103 : i32
        %c8_i32_36 = arith.constant 8 : i32
        %105 = arith.shrui %104, %c8_i32_36 : i32
        %106 = arith.ori %104, %105 : i32
        %c16_i32 = arith.constant 16 : i32
        %107 = arith.shrui %106, %c16_i32 : i32
        %108 = arith.ori %106, %107 : i32
        %c1_i32_37 = arith.constant 1 : i32
        %109 = arith.shrui %108, %c1_i32_37 : i32
        %c-1_i32 = arith.constant -1 : i32
        %110 = arith.xori %109, %c-1_i32 : i32
        %111 = arith.andi %23, %110 : i32
        %c1_i32_38 = arith.constant 1 : i32
        %112 = arith.subi %111, %c1_i32_38 : i32
        %113 = arith.subi %23, %24 : i32
        %c2_i32_39 = arith.constant 2 : i32
        %114 = arith.addi %113, %c2_i32_39 : i32
        %c3_i32 = arith.constant 3 : i32
        %115 = arith.divui %114, %c3_i32 : i32
        %116 = arith.addi %24, %115 : i32
        %117 = arith.addi %116, %115 : i32
        %118 = arith.select %88, %112, %116 : i32
        %119 = arith.select %88, %111, %117 : i32
        scf.yield %118, %119 : i32, i32
      }
      %94:8 = scf.while (%arg3 = %24, %arg4 = %23, %arg5 = %9, %arg6 = %c0_i32_7, %arg7 = %93#0, %arg8 = %93#1, %arg9 = %cst_8, %arg10 = %c0_i32_9) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
        %c1_i32_34 = arith.constant 1 : i32
        %98 = arith.addi %arg3, %c1_i32_34 : i32
        %99 = arith.cmpi slt, %98, %arg4 : i32
        %100 = arith.cmpi ne, %arg5, %11 : i32
        %101 = arith.andi %99, %100 : i1
        scf.condition(%101) %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10 : i32, i32, i32, i32, i32, i32, f32, i32
      } do {
      ^bb0(%arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32, %arg8: i32, %arg9: f32, %arg10: i32):
        %cst_34 = arith.constant dense<0> : tensor<1024xi32>
        %c1023_i32_35 = arith.constant 1023 : i32
        %98 = arith.addi %9, %c1023_i32_35 : i32
        %c1024_i32_36 = arith.constant 1024 : i32
        %99 = arith.divui %98, %c1024_i32_36 : i32
        %c0_i32_37 = arith.constant 0 : i32
        %c1_i32_38 = arith.constant 1 : i32
        %100:2 = scf.for %arg11 = %c0_i32_37 to %99 step %c1_i32_38 iter_args(%arg12 = %cst_34, %arg13 = %cst_34) -> (tensor<1024xi32>, tensor<1024xi32>)  : i32 {
          %c1024_i32_67 = arith.constant 1024 : i32
          %186 = arith.muli %arg11, %c1024_i32_67 : i32
          %187 = "tt.splat"(%186) : (i32) -> tensor<1024xi32>
          %188 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
          %189 = arith.addi %187, %188 : tensor<1024xi32>
          %190 = "tt.splat"(%9) : (i32) -> tensor<1024xi32>
          %191 = arith.cmpi ult, %189, %190 : tensor<1024xi32>
          %192 = "tt.splat"(%4) : (i32) -> tensor<1024xi32>
          %193 = arith.addi %189, %192 : tensor<1024xi32>
          %194 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
          %cst_68 = arith.constant dense<1> : tensor<1xi32>
          %195 = "tile.load"(%arg0, %194, %193, %cst_68, %191) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>} : (memref<?x?x2xi32, strided<[?, 2, 1]>>, tensor<1xi32>, tensor<1024xi32>, tensor<1xi32>, tensor<1024xi1>) -> tensor<1024xi32>
          %196 = "tt.bitcast"(%195) : (tensor<1024xi32>) -> tensor<1024xf32>
          %197 = "tt.bitcast"(%196) : (tensor<1024xf32>) -> tensor<1024xi32>
          %cst_69 = arith.constant dense<0> : tensor<1024xi32>
          %198 = arith.cmpi slt, %197, %cst_69 : tensor<1024xi32>
          %cst_70 = arith.constant dense<2147483647> : tensor<1024xi32>
          %199 = arith.andi %197, %cst_70 : tensor<1024xi32>
          %cst_71 = arith.constant dense<0> : tensor<1024xi32>
          %200 = arith.subi %cst_71, %199 : tensor<1024xi32>
          %cst_72 = arith.constant dense<2139095040> : tensor<1024xi32>
          %201 = arith.cmpi sgt, %199, %cst_72 : tensor<1024xi32>
          %202 = arith.select %198, %200, %197 : tensor<1024xi1>, tensor<1024xi32>
          %cst_73 = arith.constant dense<2139095041> : tensor<1024xi32>
          %203 = arith.select %201, %cst_73, %202 : tensor<1024xi1>, tensor<1024xi32>
          %cst_74 = arith.constant dense<-2139095041> : tensor<1024xi32>
          %204 = arith.select %191, %203, %cst_74 : tensor<1024xi1>, tensor<1024xi32>
          %205 = "tt.splat"(%arg7) : (i32) -> tensor<1024xi32>
          %206 = arith.cmpi sgt, %204, %205 : tensor<1024xi32>
          %207 = arith.extui %206 : tensor<1024xi1> to tensor<1024xi32>
          %208 = arith.addi %arg12, %207 : tensor<1024xi32>
          %209 = "tt.splat"(%arg8) : (i32) -> tensor<1024xi32>
          %210 = arith.cmpi sgt, %204, %209 : tensor<1024xi32>
          %211 = arith.extui %210 : tensor<1024xi1> to tensor<1024xi32>
          %212 = arith.addi %arg13, %211 : tensor<1024xi32>
          scf.yield %208, %212 : tensor<1024xi32>, tensor<1024xi32>
        }
        %101 = "tile.reduce"(%100#0) {axis = 0 : i32, kind = "add"} : (tensor<1024xi32>) -> i32
        %102 = "tile.reduce"(%100#1) {axis = 0 : i32, kind = "add"} : (tensor<1024xi32>) -> i32
        %103 = arith.cmpi sge, %101, %11 : i32
        %104 = arith.cmpi sge, %102, %11 : i32
        %105 = arith.select %103, %arg7, %arg3 : i32
        %106 = arith.select %104, %arg8, %105 : i32
        %107 = arith.select %103, %arg8, %arg7 : i32
        %108 = arith.select %104, %arg4, %107 : i32
        %109 = arith.select %103, %101, %arg5 : i32
        %110 = arith.select %104, %102, %109 : i32
        %111 = arith.select %103, %102, %101 : i32
        %112 = arith.select %104, %arg6, %111 : i32
        %cst_39 = arith.constant 4.000000e+00 : f32
        %113 = arith.mulf %arg9, %cst_39 : f32
        %cst_40 = arith.constant 3.000000e-01 : f32
        %114 = arith.select %103, %cst_40, %113 : f32
        %115 = arith.select %104, %113, %114 : f32
        %c1_i32_41 = arith.constant 1 : i32
        %116 = arith.addi %arg10, %c1_i32_41 : i32
        %c0_i32_42 = arith.constant 0 : i32
        %117 = arith.cmpi slt, %106, %c0_i32_42 : i32
        %c-2147483648_i32_43 = arith.constant -2147483648 : i32
        %118 = arith.subi %c-2147483648_i32_43, %106 : i32
        %119 = arith.select %117, %118, %106 : i32
        %120 = "tt.bitcast"(%119) : (i32) -> f32
        %c0_i32_44 = arith.constant 0 : i32
        %121 = arith.cmpi slt, %108, %c0_i32_44 : i32
        %c-2147483648_i32_45 = arith.constant -2147483648 : i32
        %122 = arith.subi %c-2147483648_i32_45, %108 : i32
        %123 = arith.select %121, %122, %108 : i32
        %124 = "tt.bitcast"(%123) : (i32) -> f32
        %125 = arith.subf %124, %120 : f32
        %126 = arith.subi %110, %112 : i32
        %127 = arith.sitofp %126 : i32 to f32
        %128 = math.rsqrt %127 : f32
        %c4_i32_46 = arith.constant 4 : i32
        %129 = arith.divui %110, %c4_i32_46 : i32
        %130 = arith.cmpi slt, %11, %129 : i32
        %cst_47 = arith.constant 1.800000e+00 : f32
        %131 = arith.cmpf olt, %115, %cst_47 : f32
        %132 = arith.andi %130, %131 : i1
        %cst_48 = arith.constant 5.000000e-01 : f32
        %133 = arith.sitofp %110 : i32 to f32
        %134 = arith.sitofp %112 : i32 to f32
        %135 = arith.sitofp %11 : i32 to f32
        %136 = math.log2 %133 : f32
        %137 = arith.addf %134, %cst_48 : f32
        %138 = math.log2 %137 : f32
        %139 = arith.subf %136, %138 : f32
        %140 = arith.subf %135, %cst_48 : f32
        %141 = math.log2 %140 : f32
        %142 = arith.subf %136, %141 : f32
        %143 = arith.divf %142, %139 : f32
        %144 = arith.subi %110, %112 : i32
        %145 = arith.sitofp %144 : i32 to f32
        %146 = arith.subi %110, %11 : i32
        %147 = arith.sitofp %146 : i32 to f32
        %cst_49 = arith.constant 5.000000e-01 : f32
        %148 = arith.addf %147, %cst_49 : f32
        %149 = arith.divf %148, %145 : f32
        %150 = arith.select %132, %143, %149 : f32
        %151 = arith.mulf %115, %128 : f32
        %152 = arith.mulf %125, %150 : f32
        %153 = arith.addf %120, %152 : f32
        %154 = arith.mulf %125, %151 : f32
        %c1_i32_50 = arith.constant 1 : i32
        %155 = arith.addi %106, %c1_i32_50 : i32
        %c1_i32_51 = arith.constant 1 : i32
        %156 = arith.subi %108, %c1_i32_51 : i32
        %157 = arith.subf %153, %154 : f32
        %158 = arith.addf %153, %154 : f32
        %159 = "tt.bitcast"(%157) : (f32) -> i32
        %c0_i32_52 = arith.constant 0 : i32
        %160 = arith.cmpi slt, %159, %c0_i32_52 : i32
        %c2147483647_i32_53 = arith.constant 2147483647 : i32
        %161 = arith.andi %159, %c2147483647_i32_53 : i32
        %c0_i32_54 = arith.constant 0 : i32
        %162 = arith.subi %c0_i32_54, %161 : i32
        %c2139095040_i32_55 = arith.constant 2139095040 : i32
        %163 = arith.cmpi sgt, %161, %c2139095040_i32_55 : i32
        %164 = arith.select %160, %162, %159 : i32
        %c2139095040_i32_56 = arith.constant 2139095040 : i32
        %165 = arith.select %163, %c2139095040_i32_56, %164 : i32
        %166 = arith.minsi %165, %156 : i32
        %167 = arith.maxsi %166, %155 : i32
        %168 = "tt.bitcast"(%158) : (f32) -> i32
        %c0_i32_57 = arith.constant 0 : i32
        %169 = arith.cmpi slt, %168, %c0_i32_57 : i32
        %c2147483647_i32_58 = arith.constant 2147483647 : i32
        %170 = arith.andi %168, %c2147483647_i32_58 : i32
        %c0_i32_59 = arith.constant 0 : i32
        %171 = arith.subi %c0_i32_59, %170 : i32
        %c2139095040_i32_60 = arith.constant 2139095040 : i32
        %172 = arith.cmpi sgt, %170, %c2139095040_i32_60 : i32
        %173 = arith.select %169, %171, %168 : i32
        %c2139095040_i32_61 = arith.constant 2139095040 : i32
        %174 = arith.select %172, %c2139095040_i32_61, %173 : i32
        %175 = arith.minsi %174, %156 : i32
        %176 = arith.maxsi %175, %155 : i32
        %cst_62 = arith.constant 0x7F800000 : f32
        %177 = arith.cmpf olt, %125, %cst_62 : f32
        %cst_63 = arith.constant 2.500000e-01 : f32
        %178 = arith.cmpf olt, %151, %cst_63 : f32
        %c8_i32_64 = arith.constant 8 : i32
        %179 = arith.cmpi slt, %116, %c8_i32_64 : i32
        %c6_i32_65 = arith.constant 6 : i32
        %180 = arith.cmpi eq, %116, %c6_i32_65 : i32
        %true_66 = arith.constant true
        %181 = arith.xori %180, %true_66 : i1
        %182 = arith.andi %179, %181 : i1
        %183 = arith.andi %182, %177 : i1
        %184 = arith.andi %183, %178 : i1
        %185:2 = scf.if %184 -> (i32, i32) {
          scf.yield %167, %176 : i32, i32
        } else {
          %186 = arith.xori %106, %108 : i32
          %c1_i32_67 = arith.constant 1 : i32
          %187 = arith.shrui %186, %c1_i32_67 : i32
          %188 = arith.ori %186, %187 : i32
          %c2_i32 = arith.constant 2 : i32
          %189 = arith.shrui %188, %c2_i32 : i32
          %190 = arith.ori %188, %189 : i32
          %c4_i32_68 = arith.constant 4 : i32
          %191 = arith.shrui %190, %c4_i32_68 : i32
          %192 = arith.ori %190, %191 : i32
          %c8_i32_69 = arith.constant 8 : i32
          %193 = arith.shrui %192, %c8_i32_69 : i32
          %194 = arith.ori %192, %193 : i32
          %c16_i32 = arith.constant 16 : i32
          %195 = arith.shrui %194, %c16_i32 : i32
          %196 = arith.ori %194, %195 : i32
          %c1_i32_70 = arith.constant 1 : i32
          %197 = arith.shrui %196, %c1_i32_70 : i32
          %c-1_i32 = arith.constant -1 : i32
          %198 = arith.xori %197, %c-1_i32 : i32
          %199 = arith.andi %108, %198 : i32
          %c1_i32_71 = arith.constant 1 : i32
          %200 = arith.subi %199, %c1_i32_71 : i32
          %201 = arith.subi %108, %106 : i32
          %c2_i32_72 = arith.constant 2 : i32
          %202 = arith.addi %201, %c2_i32_72 : i32
          %c3_i32 = arith.constant 3 : i32
          %203 = arith.divui %202, %c3_i32 : i32
          %204 = arith.addi %106, %203 : i32
          %205 = arith.addi %204, %203 : i32
          %206 = arith.select %180, %200, %204 : i32
          %207 = arith.select %180, %199, %205 : i32
          scf.yield %206, %207 : i32, i32
        }
        scf.yield %106, %108, %110, %112, %185#0, %185#1, %115, %116 : i32, i32, i32, i32, i32, i32, f32, i32
      }
      %c0_i32_29 = arith.constant 0 : i32
      %c1023_i32_30 = arith.constant 1023 : i32
      %95 = arith.addi %9, %c1023_i32_30 : i32
      %c1024_i32_31 = arith.constant 1024 : i32
      %96 = arith.divui %95, %c1024_i32_31 : i32
      %c0_i32_32 = arith.constant 0 : i32
      %c1_i32_33 = arith.constant 1 : i32
      %97:2 = scf.for %arg3 = %c0_i32_32 to %96 step %c1_i32_33 iter_args(%arg4 = %c0_i32_29, %arg5 = %94#3) -> (i32, i32)  : i32 {
        %c1024_i32_34 = arith.constant 1024 : i32
        %98 = arith.muli %arg3, %c1024_i32_34 : i32
        %99 = "tt.splat"(%98) : (i32) -> tensor<1024xi32>
        %100 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
        %101 = arith.addi %99, %100 : tensor<1024xi32>
        %102 = "tt.splat"(%9) : (i32) -> tensor<1024xi32>
        %103 = arith.cmpi ult, %101, %102 : tensor<1024xi32>
        %104 = "tt.splat"(%4) : (i32) -> tensor<1024xi32>
        %105 = arith.addi %101, %104 : tensor<1024xi32>
        %106 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %cst_35 = arith.constant dense<1> : tensor<1xi32>
        %107 = "tile.load"(%arg0, %106, %105, %cst_35, %103) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>} : (memref<?x?x2xi32, strided<[?, 2, 1]>>, tensor<1xi32>, tensor<1024xi32>, tensor<1xi32>, tensor<1024xi1>) -> tensor<1024xi32>
        %108 = "tt.bitcast"(%107) : (tensor<1024xi32>) -> tensor<1024xf32>
        %109 = "tt.bitcast"(%108) : (tensor<1024xf32>) -> tensor<1024xi32>
        %cst_36 = arith.constant dense<0> : tensor<1024xi32>
        %110 = arith.cmpi slt, %109, %cst_36 : tensor<1024xi32>
        %cst_37 = arith.constant dense<2147483647> : tensor<1024xi32>
        %111 = arith.andi %109, %cst_37 : tensor<1024xi32>
        %cst_38 = arith.constant dense<0> : tensor<1024xi32>
        %112 = arith.subi %cst_38, %111 : tensor<1024xi32>
        %cst_39 = arith.constant dense<2139095040> : tensor<1024xi32>
        %113 = arith.cmpi sgt, %111, %cst_39 : tensor<1024xi32>
        %114 = arith.select %110, %112, %109 : tensor<1024xi1>, tensor<1024xi32>
        %cst_40 = arith.constant dense<2139095041> : tensor<1024xi32>
        %115 = arith.select %113, %cst_40, %114 : tensor<1024xi1>, tensor<1024xi32>
        %cst_41 = arith.constant dense<-2139095041> : tensor<1024xi32>
        %116 = arith.select %103, %115, %cst_41 : tensor<1024xi1>, tensor<1024xi32>
        %117 = "tt.splat"(%94#1) : (i32) -> tensor<1024xi32>
        %118 = arith.cmpi sgt, %116, %117 : tensor<1024xi32>
        %119 = "tt.splat"(%94#0) : (i32) -> tensor<1024xi32>
        %120 = arith.cmpi sgt, %116, %119 : tensor<1024xi32>
        %121 = arith.extui %118 : tensor<1024xi1> to tensor<1024xi32>
        %122 = arith.extui %120 : tensor<1024xi1> to tensor<1024xi32>
        %123 = arith.subi %122, %121 : tensor<1024xi32>
        %cst_42 = arith.constant dense<16> : tensor<1024xi32>
        %124 = arith.shli %123, %cst_42 : tensor<1024xi32>
        %125 = arith.addi %121, %124 : tensor<1024xi32>
        %126 = "tile.scan"(%125) {axis = 0 : i32, kind = "add"} : (tensor<1024xi32>) -> tensor<1024xi32>
        %127 = arith.subi %126, %125 : tensor<1024xi32>
        %cst_43 = arith.constant dense<65535> : tensor<1024xi32>
        %128 = arith.andi %127, %cst_43 : tensor<1024xi32>
        %cst_44 = arith.constant dense<16> : tensor<1024xi32>
        %129 = arith.shrui %127, %cst_44 : tensor<1024xi32>
        %130 = "tt.splat"(%arg4) : (i32) -> tensor<1024xi32>
        %131 = arith.addi %128, %130 : tensor<1024xi32>
        %132 = "tt.splat"(%arg5) : (i32) -> tensor<1024xi32>
        %133 = arith.addi %129, %132 : tensor<1024xi32>
        %134 = "tile.reduce"(%125) {axis = 0 : i32, kind = "add"} : (tensor<1024xi32>) -> i32
        %c65535_i32 = arith.constant 65535 : i32
        %135 = arith.andi %134, %c65535_i32 : i32
        %c16_i32 = arith.constant 16 : i32
        %136 = arith.shrui %134, %c16_i32 : i32
        %137 = arith.addi %arg4, %135 : i32
        %138 = arith.addi %arg5, %136 : i32
        %139 = arith.select %118, %131, %133 : tensor<1024xi1>, tensor<1024xi32>
        %140 = "tt.splat"(%11) : (i32) -> tensor<1024xi32>
        %141 = arith.cmpi ult, %139, %140 : tensor<1024xi32>
        %142 = arith.andi %120, %141 : tensor<1024xi1>
        %143 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %144 = "tt.splat"(%4) : (i32) -> tensor<1024xi32>
        %145 = arith.addi %101, %144 : tensor<1024xi32>
        %146 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %cst_45 = arith.constant dense<0> : tensor<1xi32>
        %147 = "tile.load"(%arg0, %146, %145, %cst_45, %142) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>} : (memref<?x?x2xi32, strided<[?, 2, 1]>>, tensor<1xi32>, tensor<1024xi32>, tensor<1xi32>, tensor<1024xi1>) -> tensor<1024xi32>
        "tile.store"(%arg2, %147, %143, %139, %142) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>} : (memref<?x?xi32, strided<[?, 1]>>, tensor<1024xi32>, tensor<1xi32>, tensor<1024xi32>, tensor<1024xi1>) -> ()
        scf.yield %137, %138 : i32, i32
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

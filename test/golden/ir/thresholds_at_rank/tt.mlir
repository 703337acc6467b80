#map = affine_map<()[s0] -> (s0)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<f32>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<i32>, %arg4: !tt.ptr<f32>, %arg5: !tt.ptr<i32>, %arg6: i64, %arg7: i32):
    %cst = arith.constant -1.000000e+00 : f32
    %c-2147483647_i32 = arith.constant -2147483647 : i32
    %cst_0 = arith.constant dense<0> : tensor<2xi32>
    %cst_1 = arith.constant dense<2139095040> : tensor<1024xi32>
    %cst_2 = arith.constant dense<2147483647> : tensor<1024xi32>
    %cst_3 = arith.constant dense<0> : tensor<1024xi32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<1024xf32>
    %c1024_i32 = arith.constant 1024 : i32
    %c1023_i32 = arith.constant 1023 : i32
    %cst_5 = arith.constant dense<-2139095041> : tensor<1024xi32>
    %cst_6 = arith.constant dense<2139095041> : tensor<1024xi32>
    %cst_7 = arith.constant 4.000000e+00 : f32
    %c65535_i32 = arith.constant 65535 : i32
    %cst_8 = arith.constant dense<16> : tensor<4096xi32>
    %c3_i32 = arith.constant 3 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c16_i32 = arith.constant 16 : i32
    %c2_i32 = arith.constant 2 : i32
    %c6_i32 = arith.constant 6 : i32
    %c8_i32 = arith.constant 8 : i32
    %cst_9 = arith.constant 2.500000e-01 : f32
    %cst_10 = arith.constant 0x7F800000 : f32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %cst_11 = arith.constant 5.000000e-01 : f32
    %cst_12 = arith.constant 1.800000e+00 : f32
    %c4_i32 = arith.constant 4 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst_13 = arith.constant 3.000000e-01 : f32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_14 = arith.constant dense<-2139095041> : tensor<4096xi32>
    %cst_15 = arith.constant dense<2139095041> : tensor<4096xi32>
    %cst_16 = arith.constant dense<2139095040> : tensor<4096xi32>
    %cst_17 = arith.constant dense<2147483647> : tensor<4096xi32>
    %cst_18 = arith.constant dense<0> : tensor<4096xi32>
    %cst_19 = arith.constant dense<0.000000e+00> : tensor<4096xf32>
    %c4096_i32 = arith.constant 4096 : i32
    %c-2139095040_i32 = arith.constant -2139095040 : i32
    %0 = "tt.get_program_id"() {axis = 0 : i32} : () -> i32
    %1 = arith.extsi %0 : i32 to i64
    %2 = "tt.addptr"(%arg3, %1) : (!tt.ptr<i32>, i64) -> !tt.ptr<i32>
    %3 = "tt.load"(%2) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>} : (!tt.ptr<i32>) -> i32
    %4 = arith.minsi %3, %arg1 : i32
    %5 = arith.cmpi slt, %4, %arg7 : i32
    %6 = scf.if %5 -> (i32) {
      scf.yield %c-2139095040_i32 : i32
    } else {
      %21 = arith.cmpi sle, %4, %c4096_i32 : i32
      %22 = scf.if %21 -> (i32) {
        %23 = "tt.make_range"() {end = 4096 : i32, start = 0 : i32} : () -> tensor<4096xi32>
        %24 = "tt.splat"(%4) : (i32) -> tensor<4096xi32>
        %25 = arith.cmpi slt, %23, %24 : tensor<4096xi32>
        %26 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %27 = arith.extsi %26 : tensor<1xi32> to tensor<1xi64>
        %28 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
        %29 = arith.muli %27, %28 : tensor<1xi64>
        %30 = "tt.splat"(%arg0) : (!tt.ptr<f32>) -> tensor<1x!tt.ptr<f32>>
        %31 = "tt.addptr"(%30, %29) : (tensor<1x!tt.ptr<f32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<f32>>
        %32 = arith.extsi %23 : tensor<4096xi32> to tensor<4096xi64>
        %33 = "tt.broadcast"(%31) : (tensor<1x!tt.ptr<f32>>) -> tensor<4096x!tt.ptr<f32>>
        %34 = "tt.addptr"(%33, %32) : (tensor<4096x!tt.ptr<f32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<f32>>
        %35 = "tt.load"(%34, %25, %cst_19) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<f32>>, tensor<4096xi1>, tensor<4096xf32>) -> tensor<4096xf32>
        %36 = "tt.bitcast"(%35) : (tensor<4096xf32>) -> tensor<4096xi32>
        %37 = arith.cmpi slt, %36, %cst_18 : tensor<4096xi32>
        %38 = arith.andi %36, %cst_17 : tensor<4096xi32>
        %39 = arith.subi %cst_18, %38 : tensor<4096xi32>
        %40 = arith.cmpi sgt, %38, %cst_16 : tensor<4096xi32>
        %41 = arith.select %37, %39, %36 : tensor<4096xi1>, tensor<4096xi32>
        %42 = arith.select %40, %cst_15, %41 : tensor<4096xi1>, tensor<4096xi32>
        %43 = arith.select %25, %42, %cst_14 : tensor<4096xi1>, tensor<4096xi32>
        %44 = arith.cmpi ne, %43, %cst_14 : tensor<4096xi32>
        %45 = arith.minsi %43, %cst_15 : tensor<4096xi32>
        %46 = arith.select %44, %45, %cst_15 : tensor<4096xi1>, tensor<4096xi32>
        %47 = arith.maxsi %43, %cst_14 : tensor<4096xi32>
        %48 = "tt.reduce"(%46) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %117 = arith.minsi %arg8, %arg9 : i32
          "tt.reduce_return"(%117) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
        %49 = "tt.reduce"(%47) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %117 = arith.maxsi %arg8, %arg9 : i32
          "tt.reduce_return"(%117) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
        %50 = arith.subi %48, %c1_i32 : i32
        %51 = arith.cmpi slt, %50, %c0_i32 : i32
        %52 = arith.subi %c-2147483647_i32, %48 : i32
        %53 = arith.select %51, %52, %50 : i32
        %54 = "tt.bitcast"(%53) : (i32) -> f32
        %55 = arith.cmpi slt, %49, %c0_i32 : i32
        %56 = arith.subi %c-2147483648_i32, %49 : i32
        %57 = arith.select %55, %56, %49 : i32
        %58 = "tt.bitcast"(%57) : (i32) -> f32
        %59 = arith.subf %58, %54 : f32
        %60 = arith.sitofp %4 : i32 to f32
        %61 = math.rsqrt %60 : f32
        %62 = arith.divui %4, %c4_i32 : i32
        %63 = arith.cmpi slt, %arg7, %62 : i32
        %64 = arith.sitofp %arg7 : i32 to f32
        %65 = math.log2 %60 : f32
        %66 = arith.subf %65, %cst : f32
        %67 = arith.subf %64, %cst_11 : f32
        %68 = math.log2 %67 : f32
        %69 = arith.subf %65, %68 : f32
        %70 = arith.divf %69, %66 : f32
        %71 = arith.subi %4, %arg7 : i32
        %72 = arith.sitofp %71 : i32 to f32
        %73 = arith.addf %72, %cst_11 : f32
        %74 = arith.divf %73, %60 : f32
        %75 = arith.select %63, %70, %74 : f32
        %76 = arith.mulf %61, %cst_13 : f32
        %77 = arith.mulf %59, %75 : f32
        %78 = arith.addf %54, %77 : f32
        %79 = arith.mulf %59, %76 : f32
        %80 = arith.subi %49, %c1_i32 : i32
        %81 = arith.subf %78, %79 : f32
        %82 = arith.addf %78, %79 : f32
        %83 = "tt.bitcast"(%81) : (f32) -> i32
        %84 = arith.cmpi slt, %83, %c0_i32 : i32
        %85 = arith.andi %83, %c2147483647_i32 : i32
        %86 = arith.subi %c0_i32, %85 : i32
        %87 = arith.cmpi sgt, %85, %c2139095040_i32 : i32
        %88 = arith.select %84, %86, %83 : i32
        %89 = arith.select %87, %c2139095040_i32, %88 : i32
        %90 = arith.minsi %89, %80 : i32
        %91 = arith.maxsi %90, %48 : i32
        %92 = "tt.bitcast"(%82) : (f32) -> i32
        %93 = arith.cmpi slt, %92, %c0_i32 : i32
        %94 = arith.andi %92, %c2147483647_i32 : i32
        %95 = arith.subi %c0_i32, %94 : i32
        %96 = arith.cmpi sgt, %94, %c2139095040_i32 : i32
        %97 = arith.select %93, %95, %92 : i32
        %98 = arith.select %96, %c2139095040_i32, %97 : i32
        %99 = arith.minsi %98, %80 : i32
        %100 = arith.maxsi %99, %48 : i32
        %101 = arith.cmpf olt, %59, %cst_10 : f32
        %102 = arith.cmpf olt, %76, %cst_9 : f32
        %103 = arith.andi %101, %102 : i1
        %104 = arith.subi %49, %50 : i32
        %105 = arith.addi %104, %c2_i32 : i32
        %106 = arith.divui %105, %c3_i32 : i32
        %107 = arith.addi %50, %106 : i32
        %108 = arith.addi %107, %106 : i32
        %109 = arith.select %103, %91, %107 : i32
        %110 = arith.select %103, %100, %108 : i32
        %111:8 = scf.while (%arg8 = %50, %arg9 = %49, %arg10 = %4, %arg11 = %c0_i32, %arg12 = %109, %arg13 = %110, %arg14 = %cst_13, %arg15 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
          %117 = arith.addi %arg8, %c1_i32 : i32
          %118 = arith.cmpi slt, %117, %arg9 : i32
          %119 = arith.cmpi ne, %arg10, %arg7 : i32
          %120 = arith.andi %118, %119 : i1
          scf.condition(%120) %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15 : i32, i32, i32, i32, i32, i32, f32, i32
        } do {
        ^bb0(%arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32, %arg12: i32, %arg13: i32, %arg14: f32, %arg15: i32):
          %117 = "tt.splat"(%arg12) : (i32) -> tensor<4096xi32>
          %118 = arith.cmpi sgt, %43, %117 : tensor<4096xi32>
          %119 = arith.extui %118 : tensor<4096xi1> to tensor<4096xi32>
          %120 = "tt.splat"(%arg13) : (i32) -> tensor<4096xi32>
          %121 = arith.cmpi sgt, %43, %120 : tensor<4096xi32>
          %122 = arith.extui %121 : tensor<4096xi1> to tensor<4096xi32>
          %123 = arith.shli %122, %cst_8 : tensor<4096xi32>
          %124 = arith.addi %119, %123 : tensor<4096xi32>
          %125 = "tt.reduce"(%124) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %229 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%229) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
          %126 = arith.andi %125, %c65535_i32 : i32
          %127 = arith.shrui %125, %c16_i32 : i32
          %128 = arith.cmpi sge, %126, %arg7 : i32
          %129 = arith.cmpi sge, %127, %arg7 : i32
          %130 = arith.select %128, %arg12, %arg8 : i32
          %131 = arith.select %129, %arg13, %130 : i32
          %132 = arith.select %128, %arg13, %arg12 : i32
          %133 = arith.select %129, %arg9, %132 : i32
          %134 = arith.select %128, %126, %arg10 : i32
          %135 = arith.select %129, %127, %134 : i32
          %136 = arith.select %128, %127, %126 : i32
          %137 = arith.select %129, %arg11, %136 : i32
          %138 = arith.mulf %arg14, %cst_7 : f32
          %139 = arith.select %128, %cst_13, %138 : f32
          %140 = arith.select %129, %138, %139 : f32
          %141 = arith.addi %arg15, %c1_i32 : i32
          %142 = arith.cmpi slt, %131, %c0_i32 : i32
          %143 = arith.subi %c-2147483648_i32, %131 : i32
          %144 = arith.select %142, %143, %131 : i32
          %145 = "tt.bitcast"(%144) : (i32) -> f32
          %146 = arith.cmpi slt, %133, %c0_i32 : i32
          %147 = arith.subi %c-2147483648_i32, %133 : i32
          %148 = arith.select %146, %147, %133 : i32
          %149 = "tt.bitcast"(%148) : (i32) -> f32
          %150 = arith.subf %149, %145 : f32
          %151 = arith.subi %135, %137 : i32
          %152 = arith.sitofp %151 : i32 to f32
          %153 = math.rsqrt %152 : f32
          %154 = arith.divui %135, %c4_i32 : i32
          %155 = arith.cmpi slt, %arg7, %154 : i32
          %156 = arith.cmpf olt, %140, %cst_12 : f32
          %157 = arith.andi %155, %156 : i1
          %158 = arith.sitofp %135 : i32 to f32
          %159 = arith.sitofp %137 : i32 to f32
          %160 = math.log2 %158 : f32
          %161 = arith.addf %159, %cst_11 : f32
          %162 = math.log2 %161 : f32
          %163 = arith.subf %160, %162 : f32
          %164 = arith.subf %160, %68 : f32
          %165 = arith.divf %164, %163 : f32
          %166 = arith.subi %135, %arg7 : i32
          %167 = arith.sitofp %166 : i32 to f32
          %168 = arith.addf %167, %cst_11 : f32
          %169 = arith.divf %168, %152 : f32
          %170 = arith.select %157, %165, %169 : f32
          %171 = arith.mulf %140, %153 : f32
          %172 = arith.mulf %150, %170 : f32
          %173 = arith.addf %145, %172 : f32
          %174 = arith.mulf %150, %171 : f32
          %175 = arith.addi %131, %c1_i32 : i32
          %176 = arith.subi %133, %c1_i32 : i32
          %177 = arith.subf %173, %174 : f32
          %178 = arith.addf %173, %174 : f32
          %179 = "tt.bitcast"(%177) : (f32) -> i32
          %180 = arith.cmpi slt, %179, %c0_i32 : i32
          %181 = arith.andi %179, %c2147483647_i32 : i32
          %182 = arith.subi %c0_i32, %181 : i32
          %183 = arith.cmpi sgt, %181, %c2139095040_i32 : i32
          %184 = arith.select %180, %182, %179 : i32
          %185 = arith.select %183, %c2139095040_i32, %184 : i32
          %186 = arith.minsi %185, %176 : i32
          %187 = arith.maxsi %186, %175 : i32
          %188 = "tt.bitcast"(%178) : (f32) -> i32
          %189 = arith.cmpi slt, %188, %c0_i32 : i32
          %190 = arith.andi %188, %c2147483647_i32 : i32
          %191 = arith.subi %c0_i32, %190 : i32
          %192 = arith.cmpi sgt, %190, %c2139095040_i32 : i32
          %193 = arith.select %189, %191, %188 : i32
          %194 = arith.select %192, %c2139095040_i32, %193 : i32
          %195 = arith.minsi %194, %176 : i32
          %196 = arith.maxsi %195, %175 : i32
          %197 = arith.cmpf olt, %150, %cst_10 : f32
          %198 = arith.cmpf olt, %171, %cst_9 : f32
          %199 = arith.cmpi slt, %141, %c8_i32 : i32
          %200 = arith.cmpi eq, %141, %c6_i32 : i32
          %201 = arith.cmpi ne, %141, %c6_i32 : i32
          %202 = arith.andi %199, %201 : i1
          %203 = arith.andi %197, %198 : i1
          %204 = arith.andi %202, %203 : i1
          %205 = arith.xori %131, %133 : i32
          %206 = arith.shrui %205, %c1_i32 : i32
          %207 = arith.ori %205, %206 : i32
          %208 = arith.shrui %207, %c2_i32 : i32
          %209 = arith.ori %207, %208 : i32
          %210 = arith.shrui %209, %c4_i32 : i32
          %211 = arith.ori %209, %210 : i32
          %212 = arith.shrui %211, %c8_i32 : i32
          %213 = arith.ori %211, %212 : i32
          %214 = arith.shrui %213, %c16_i32 : i32
          %215 = arith.ori %213, %214 : i32
          %216 = arith.shrui %215, %c1_i32 : i32
          %217 = arith.xori %216, %c-1_i32 : i32
          %218 = arith.andi %133, %217 : i32
          %219 = arith.subi %218, %c1_i32 : i32
          %220 = arith.subi %133, %131 : i32
          %221 = arith.addi %220, %c2_i32 : i32
          %222 = arith.divui %221, %c3_i32 : i32
          %223 = arith.addi %131, %222 : i32
          %224 = arith.addi %223, %222 : i32
          %225 = arith.select %200, %219, %223 : i32
          %226 = arith.select %200, %218, %224 : i32
          %227 = arith.select %204, %187, %225 : i32
          %228 = arith.select %204, %196, %226 : i32
          scf.yield %131, %133, %135, %137, %227, %228, %140, %141 : i32, i32, i32, i32, i32, i32, f32, i32
        }
        %112 = "tt.splat"(%111#0) : (i32) -> tensor<4096xi32>
        %113 = arith.cmpi sgt, %43, %112 : tensor<4096xi32>
        %114 = arith.select %113, %43, %cst_15 : tensor<4096xi1>, tensor<4096xi32>
        %115 = arith.minsi %114, %cst_15 : tensor<4096xi32>
        %116 = "tt.reduce"(%115) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %117 = arith.minsi %arg8, %arg9 : i32
          "tt.reduce_return"(%117) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
        scf.yield %116 : i32
      } else {
        %23 = arith.addi %4, %c1023_i32 : i32
        %24 = arith.divui %23, %c1024_i32 : i32
        %25 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
        %26 = "tt.splat"(%4) : (i32) -> tensor<1024xi32>
        %27 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %28 = arith.extsi %27 : tensor<1xi32> to tensor<1xi64>
        %29 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
        %30 = arith.muli %28, %29 : tensor<1xi64>
        %31 = "tt.splat"(%arg0) : (!tt.ptr<f32>) -> tensor<1x!tt.ptr<f32>>
        %32 = "tt.addptr"(%31, %30) : (tensor<1x!tt.ptr<f32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<f32>>
        %33 = "tt.broadcast"(%32) : (tensor<1x!tt.ptr<f32>>) -> tensor<1024x!tt.ptr<f32>>
        %34:2 = scf.for %arg8 = %c0_i32 to %24 step %c1_i32 iter_args(%arg9 = %cst_6, %arg10 = %cst_5) -> (tensor<1024xi32>, tensor<1024xi32>)  : i32 {
          %120 = arith.muli %arg8, %c1024_i32 : i32
          %121 = "tt.splat"(%120) : (i32) -> tensor<1024xi32>
          %122 = arith.addi %121, %25 : tensor<1024xi32>
          %123 = arith.cmpi ult, %122, %26 : tensor<1024xi32>
          %124 = arith.extsi %122 : tensor<1024xi32> to tensor<1024xi64>
          %125 = "tt.addptr"(%33, %124) : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<f32>>
          %126 = "tt.load"(%125, %123, %cst_4) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi1>, tensor<1024xf32>) -> tensor<1024xf32>
          %127 = "tt.bitcast"(%126) : (tensor<1024xf32>) -> tensor<1024xi32>
          %128 = arith.cmpi slt, %127, %cst_3 : tensor<1024xi32>
          %129 = arith.andi %127, %cst_2 : tensor<1024xi32>
          %130 = arith.subi %cst_3, %129 : tensor<1024xi32>
          %131 = arith.cmpi sgt, %129, %cst_1 : tensor<1024xi32>
          %132 = arith.select %128, %130, %127 : tensor<1024xi1>, tensor<1024xi32>
          %133 = arith.select %131, %cst_6, %132 : tensor<1024xi1>, tensor<1024xi32>
          %134 = arith.select %123, %133, %cst_5 : tensor<1024xi1>, tensor<1024xi32>
          %135 = arith.cmpi ne, %134, %cst_5 : tensor<1024xi32>
          %136 = arith.minsi %134, %arg9 : tensor<1024xi32>
          %137 = arith.select %135, %136, %arg9 : tensor<1024xi1>, tensor<1024xi32>
          %138 = arith.maxsi %134, %arg10 : tensor<1024xi32>
          scf.yield %137, %138 : tensor<1024xi32>, tensor<1024xi32>
        }
        %35 = "tt.reduce"(%34#0) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %120 = arith.minsi %arg8, %arg9 : i32
          "tt.reduce_return"(%120) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
        %36 = "tt.reduce"(%34#1) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %120 = arith.maxsi %arg8, %arg9 : i32
          "tt.reduce_return"(%120) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
        %37 = arith.subi %35, %c1_i32 : i32
        %38 = arith.cmpi slt, %37, %c0_i32 : i32
        %39 = arith.subi %c-2147483647_i32, %35 : i32
        %40 = arith.select %38, %39, %37 : i32
        %41 = "tt.bitcast"(%40) : (i32) -> f32
        %42 = arith.cmpi slt, %36, %c0_i32 : i32
        %43 = arith.subi %c-2147483648_i32, %36 : i32
        %44 = arith.select %42, %43, %36 : i32
        %45 = "tt.bitcast"(%44) : (i32) -> f32
        %46 = arith.subf %45, %41 : f32
        %47 = arith.sitofp %4 : i32 to f32
        %48 = math.rsqrt %47 : f32
        %49 = arith.divui %4, %c4_i32 : i32
        %50 = arith.cmpi slt, %arg7, %49 : i32
        %51 = arith.sitofp %arg7 : i32 to f32
        %52 = math.log2 %47 : f32
        %53 = arith.subf %52, %cst : f32
        %54 = arith.subf %51, %cst_11 : f32
        %55 = math.log2 %54 : f32
        %56 = arith.subf %52, %55 : f32
        %57 = arith.divf %56, %53 : f32
        %58 = arith.subi %4, %arg7 : i32
        %59 = arith.sitofp %58 : i32 to f32
        %60 = arith.addf %59, %cst_11 : f32
        %61 = arith.divf %60, %47 : f32
        %62 = arith.select %50, %57, %61 : f32
        %63 = arith.mulf %48, %cst_13 : f32
        %64 = arith.mulf %46, %62 : f32
        %65 = arith.addf %41, %64 : f32
        %66 = arith.mulf %46, %63 : f32
        %67 = arith.subi %36, %c1_i32 : i32
        %68 = arith.subf %65, %66 : f32
        %69 = arith.addf %65, %66 : f32
        %70 = "tt.bitcast"(%68) : (f32) -> i32
        %71 = arith.cmpi slt, %70, %c0_i32 : i32
        %72 = arith.andi %70, %c2147483647_i32 : i32
        %73 = arith.subi %c0_i32, %72 : i32
        %74 = arith.cmpi sgt, %72, %c2139095040_i32 : i32
        %75 = arith.select %71, %73, %70 : i32
        %76 = arith.select %74, %c2139095040_i32, %75 : i32
        %77 = arith.minsi %76, %67 : i32
        %78 = arith.maxsi %77, %35 : i32
        %79 = "tt.bitcast"(%69) : (f32) -> i32
        %80 = arith.cmpi slt, %79, %c0_i32 : i32
        %81 = arith.andi %79, %c2147483647_i32 : i32
        %82 = arith.subi %c0_i32, %81 : i32
        %83 = arith.cmpi sgt, %81, %c2139095040_i32 : i32
        %84 = arith.select %80, %82, %79 : i32
        %85 = arith.select %83, %c2139095040_i32, %84 : i32
        %86 = arith.minsi %85, %67 : i32
        %87 = arith.maxsi %86, %35 : i32
        %88 = arith.cmpf olt, %46, %cst_10 : f32
        %89 = arith.cmpf olt, %63, %cst_9 : f32
        %90 = arith.andi %88, %89 : i1
        %91 = arith.subi %36, %37 : i32
        %92 = arith.addi %91, %c2_i32 : i32
        %93 = arith.divui %92, %c3_i32 : i32
        %94 = arith.addi %37, %93 : i32
        %95 = arith.addi %94, %93 : i32
        %96 = arith.select %90, %78, %94 : i32
        %97 = arith.select %90, %87, %95 : i32
        %98 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
        %99 = "tt.splat"(%4) : (i32) -> tensor<1024xi32>
        %100 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %101 = arith.extsi %100 : tensor<1xi32> to tensor<1xi64>
        %102 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
        %103 = arith.muli %101, %102 : tensor<1xi64>
        %104 = "tt.splat"(%arg0) : (!tt.ptr<f32>) -> tensor<1x!tt.ptr<f32>>
        %105 = "tt.addptr"(%104, %103) : (tensor<1x!tt.ptr<f32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<f32>>
        %106 = "tt.broadcast"(%105) : (tensor<1x!tt.ptr<f32>>) -> tensor<1024x!tt.ptr<f32>>
        %107:8 = scf.while (%arg8 = %37, %arg9 = %36, %arg10 = %4, %arg11 = %c0_i32, %arg12 = %96, %arg13 = %97, %arg14 = %cst_13, %arg15 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
          %120 = arith.addi %arg8, %c1_i32 : i32
          %121 = arith.cmpi slt, %120, %arg9 : i32
          %122 = arith.cmpi ne, %arg10, %arg7 : i32
          %123 = arith.andi %121, %122 : i1
          scf.condition(%123) %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15 : i32, i32, i32, i32, i32, i32, f32, i32
        } do {
        ^bb0(%arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32, %arg12: i32, %arg13: i32, %arg14: f32, %arg15: i32):
          %120 = "tt.splat"(%arg12) : (i32) -> tensor<1024xi32>
          %121 = "tt.splat"(%arg13) : (i32) -> tensor<1024xi32>
          %122:2 = scf.for %arg16 = %c0_i32 to %24 step %c1_i32 iter_args(%arg17 = %cst_3, %arg18 = %cst_3) -> (tensor<1024xi32>, tensor<1024xi32>)  : i32 {
            %226 = arith.muli %arg16, %c1024_i32 : i32
            %227 = "tt.splat"(%226) : (i32) -> tensor<1024xi32>
            %228 = arith.addi %227, %98 : tensor<1024xi32>
            %229 = arith.cmpi ult, %228, %99 : tensor<1024xi32>
            %230 = arith.extsi %228 : tensor<1024xi32> to tensor<1024xi64>
            %231 = "tt.addptr"(%106, %230) : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<f32>>
            %232 = "tt.load"(%231, %229, %cst_4) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi1>, tensor<1024xf32>) -> tensor<1024xf32>
            %233 = "tt.bitcast"(%232) : (tensor<1024xf32>) -> tensor<1024xi32>
            %234 = arith.cmpi slt, %233, %cst_3 : tensor<1024xi32>
            %235 = arith.andi %233, %cst_2 : tensor<1024xi32>
            %236 = arith.subi %cst_3, %235 : tensor<1024xi32>
            %237 = arith.cmpi sgt, %235, %cst_1 : tensor<1024xi32>
            %238 = arith.select %234, %236, %233 : tensor<1024xi1>, tensor<1024xi32>
            %239 = arith.select %237, %cst_6, %238 : tensor<1024xi1>, tensor<1024xi32>
            %240 = arith.select %229, %239, %cst_5 : tensor<1024xi1>, tensor<1024xi32>
            %241 = arith.cmpi sgt, %240, %120 : tensor<1024xi32>
            %242 = arith.extui %241 : tensor<1024xi1> to tensor<1024xi32>
            %243 = arith.addi %arg17, %242 : tensor<1024xi32>
            %244 = arith.cmpi sgt, %240, %121 : tensor<1024xi32>
            %245 = arith.extui %244 : tensor<1024xi1> to tensor<1024xi32>
            %246 = arith.addi %arg18, %245 : tensor<1024xi32>
            scf.yield %243, %246 : tensor<1024xi32>, tensor<1024xi32>
          }
          %123 = "tt.reduce"(%122#0) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %226 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%226) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
          %124 = "tt.reduce"(%122#1) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %226 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%226) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
          %125 = arith.cmpi sge, %123, %arg7 : i32
          %126 = arith.cmpi sge, %124, %arg7 : i32
          %127 = arith.select %125, %arg12, %arg8 : i32
          %128 = arith.select %126, %arg13, %127 : i32
          %129 = arith.select %125, %arg13, %arg12 : i32
          %130 = arith.select %126, %arg9, %129 : i32
          %131 = arith.select %125, %123, %arg10 : i32
          %132 = arith.select %126, %124, %131 : i32
          %133 = arith.select %125, %124, %123 : i32
          %134 = arith.select %126, %arg11, %133 : i32
          %135 = arith.mulf %arg14, %cst_7 : f32
          %136 = arith.select %125, %cst_13, %135 : f32
          %137 = arith.select %126, %135, %136 : f32
          %138 = arith.addi %arg15, %c1_i32 : i32
          %139 = arith.cmpi slt, %128, %c0_i32 : i32
          %140 = arith.subi %c-2147483648_i32, %128 : i32
          %141 = arith.select %139, %140, %128 : i32
          %142 = "tt.bitcast"(%141) : (i32) -> f32
          %143 = arith.cmpi slt, %130, %c0_i32 : i32
          %144 = arith.subi %c-2147483648_i32, %130 : i32
          %145 = arith.select %143, %144, %130 : i32
          %146 = "tt.bitcast"(%145) : (i32) -> f32
          %147 = arith.subf %146, %142 : f32
          %148 = arith.subi %132, %134 : i32
          %149 = arith.sitofp %148 : i32 to f32
          %150 = math.rsqrt %149 : f32
          %151 = arith.divui %132, %c4_i32 : i32
          %152 = arith.cmpi slt, %arg7, %151 : i32
          %153 = arith.cmpf olt, %137, %cst_12 : f32
          %154 = arith.andi %152, %153 : i1
          %155 = arith.sitofp %132 : i32 to f32
          %156 = arith.sitofp %134 : i32 to f32
          %157 = math.log2 %155 : f32
          %158 = arith.addf %156, %cst_11 : f32
          %159 = math.log2 %158 : f32
          %160 = arith.subf %157, %159 : f32
          %161 = arith.subf %157, %55 : f32
          %162 = arith.divf %161, %160 : f32
          %163 = arith.subi %132, %arg7 : i32
          %164 = arith.sitofp %163 : i32 to f32
          %165 = arith.addf %164, %cst_11 : f32
          %166 = arith.divf %165, %149 : f32
          %167 = arith.select %154, %162, %166 : f32
          %168 = arith.mulf %137, %150 : f32
          %169 = arith.mulf %147, %167 : f32
          %170 = arith.addf %142, %169 : f32
          %171 = arith.mulf %147, %168 : f32
          %172 = arith.addi %128, %c1_i32 : i32
          %173 = arith.subi %130, %c1_i32 : i32
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
          %194 = arith.cmpf olt, %147, %cst_10 : f32
          %195 = arith.cmpf olt, %168, %cst_9 : f32
          %196 = arith.cmpi slt, %138, %c8_i32 : i32
          %197 = arith.cmpi eq, %138, %c6_i32 : i32
          %198 = arith.cmpi ne, %138, %c6_i32 : i32
          %199 = arith.andi %196, %198 : i1
          %200 = arith.andi %194, %195 : i1
          %201 = arith.andi %199, %200 : i1
          %202 = arith.xori %128, %130 : i32
          %203 = arith.shrui %202, %c1_i32 : i32
          %204 = arith.ori %202, %203 : i32
          %205 = arith.shrui %204, %c2_i32 : i32
          %206 = arith.ori %204, %205 : i32
          %207 = arith.shrui %206, %c4_i32 : i32
          %208 = arith.ori %206, %207 : i32
          %209 = arith.shrui %208, %c8_i32 : i32
          %210 = arith.ori %208, %209 : i32
          %211 = arith.shrui %210, %c16_i32 : i32
          %212 = arith.ori %210, %211 : i32
          %213 = arith.shrui %212, %c1_i32 : i32
          %214 = arith.xori %213, %c-1_i32 : i32
          %215 = arith.andi %130, %214 : i32
          %216 = arith.subi %215, %c1_i32 : i32
          %217 = arith.subi %130, %128 : i32
          %218 = arith.addi %217, %c2_i32 : i32
          %219 = arith.divui %218, %c3_i32 : i32
          %220 = arith.addi %128, %219 : i32
          %221 = arith.addi %220, %219 : i32
          %222 = arith.select %197, %216, %220 : i32
          %223 = arith.select %197, %215, %221 : i32
          %224 = arith.select %201, %184, %222 : i32
          %225 = arith.select %201, %193, %223 : i32
          scf.yield %128, %130, %132, %134, %224, %225, %137, %138 : i32, i32, i32, i32, i32, i32, f32, i32
        }
        %108 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
        %109 = "tt.splat"(%4) : (i32) -> tensor<1024xi32>
        %110 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %111 = arith.extsi %110 : tensor<1xi32> to tensor<1xi64>
        %112 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
        %113 = arith.muli %111, %112 : tensor<1xi64>
        %114 = "tt.splat"(%arg0) : (!tt.ptr<f32>) -> tensor<1x!tt.ptr<f32>>
        %115 = "tt.addptr"(%114, %113) : (tensor<1x!tt.ptr<f32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<f32>>
        %116 = "tt.broadcast"(%115) : (tensor<1x!tt.ptr<f32>>) -> tensor<1024x!tt.ptr<f32>>
        %117 = "tt.splat"(%107#0) : (i32) -> tensor<1024xi32>
        %118 = scf.for %arg8 = %c0_i32 to %24 step %c1_i32 iter_args(%arg9 = %cst_6) -> (tensor<1024xi32>)  : i32 {
          %120 = arith.muli %arg8, %c1024_i32 : i32
          %121 = "tt.splat"(%120) : (i32) -> tensor<1024xi32>
          %122 = arith.addi %121, %108 : tensor<1024xi32>
          %123 = arith.cmpi ult, %122, %109 : tensor<1024xi32>
          %124 = arith.extsi %122 : tensor<1024xi32> to tensor<1024xi64>
          %125 = "tt.addptr"(%116, %124) : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<f32>>
          %126 = "tt.load"(%125, %123, %cst_4) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi1>, tensor<1024xf32>) -> tensor<1024xf32>
          %127 = "tt.bitcast"(%126) : (tensor<1024xf32>) -> tensor<1024xi32>
          %128 = arith.cmpi slt, %127, %cst_3 : tensor<1024xi32>
          %129 = arith.andi %127, %cst_2 : tensor<1024xi32>
          %130 = arith.subi %cst_3, %129 : tensor<1024xi32>
          %131 = arith.cmpi sgt, %129, %cst_1 : tensor<1024xi32>
          %132 = arith.select %128, %130, %127 : tensor<1024xi1>, tensor<1024xi32>
          %133 = arith.select %131, %cst_6, %132 : tensor<1024xi1>, tensor<1024xi32>
          %134 = arith.select %123, %133, %cst_5 : tensor<1024xi1>, tensor<1024xi32>
          %135 = arith.cmpi sgt, %134, %117 : tensor<1024xi32>
          %136 = arith.select %135, %134, %cst_6 : tensor<1024xi1>, tensor<1024xi32>
          %137 = arith.minsi %136, %arg9 : tensor<1024xi32>
          scf.yield %137 : tensor<1024xi32>
        }
        %119 = "tt.reduce"(%118) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %120 = arith.minsi %arg8, %arg9 : i32
          "tt.reduce_return"(%120) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
        scf.yield %119 : i32
      }
      scf.yield %22 : i32
    }
    %7 = arith.minsi %6, %c2139095040_i32 : i32
    %8 = arith.cmpi slt, %7, %c0_i32 : i32
    %9 = arith.subi %c-2147483648_i32, %7 : i32
    %10 = arith.select %8, %9, %7 : i32
    %11 = "tt.bitcast"(%10) : (i32) -> f32
    %12 = "tt.addptr"(%arg4, %1) : (!tt.ptr<f32>, i64) -> !tt.ptr<f32>
    "tt.store"(%12, %11) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (!tt.ptr<f32>, f32) -> ()
    %13 = "tt.make_range"() {end = 2 : i32, start = 0 : i32} : () -> tensor<2xi32>
    %14 = "tt.splat"(%0) : (i32) -> tensor<2xi32>
    %15 = arith.extsi %14 : tensor<2xi32> to tensor<2xi64>
    %16 = "tt.splat"(%arg6) : (i64) -> tensor<2xi64>
    %17 = arith.muli %15, %16 : tensor<2xi64>
    %18 = "tt.splat"(%arg5) : (!tt.ptr<i32>) -> tensor<2x!tt.ptr<i32>>
    %19 = "tt.addptr"(%18, %17) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
    %20 = "tt.addptr"(%19, %13) : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>) -> tensor<2x!tt.ptr<i32>>
    "tt.store"(%20, %cst_0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>) -> ()
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 4 : i32, winnow.arg = "scores", winnow.type = memref<?x?xf32, strided<[?, 1]>>}, {winnow.arg = "scores.size1"}, {winnow.arg = "scores.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_samples", winnow.type = memref<?xi32>}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.stride0"}, {winnow.arg = "rank"}], function_type = (!tt.ptr<f32>, i32, i64, !tt.ptr<i32>, !tt.ptr<f32>, !tt.ptr<i32>, i64, i32) -> (), sym_name = "thresholds_at_rank", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["thresholds.size0"], winnow.plan = {num_stages = 1 : i32, num_warps = 16 : i32, target = "cuda:90"}} : () -> ()
}

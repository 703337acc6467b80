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
          %111 = arith.minsi %arg8, %arg9 : i32
          "tt.reduce_return"(%111) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
        %49 = "tt.reduce"(%47) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %111 = arith.maxsi %arg8, %arg9 : i32
          "tt.reduce_return"(%111) : (i32) -> ()
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
        %104:2 = scf.if %103 -> (i32, i32) {
          scf.yield %91, %100 : i32, i32
        } else {
          %111 = arith.subi %49, %50 : i32
          %112 = arith.addi %111, %c2_i32 : i32
          %113 = arith.divui %112, %c3_i32 : i32
          %114 = arith.addi %50, %113 : i32
          %115 = arith.addi %114, %113 : i32
          scf.yield %114, %115 : i32, i32
        }
        %105:8 = scf.while (%arg8 = %50, %arg9 = %49, %arg10 = %4, %arg11 = %c0_i32, %arg12 = %104#0, %arg13 = %104#1, %arg14 = %cst_13, %arg15 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
          %111 = arith.addi %arg8, %c1_i32 : i32
          %112 = arith.cmpi slt, %111, %arg9 : i32
          %113 = arith.cmpi ne, %arg10, %arg7 : i32
          %114 = arith.andi %112, %113 : i1
          scf.condition(%114) %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15 : i32, i32, i32, i32, i32, i32, f32, i32
        } do {
        ^bb0(%arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32, %arg12: i32, %arg13: i32, %arg14: f32, %arg15: i32):
          %111 = "tt.splat"(%arg12) : (i32) -> tensor<4096xi32>
          %112 = arith.cmpi sgt, %43, %111 : tensor<4096xi32>
          %113 = arith.extui %112 : tensor<4096xi1> to tensor<4096xi32>
          %114 = "tt.splat"(%arg13) : (i32) -> tensor<4096xi32>
          %115 = arith.cmpi sgt, %43, %114 : tensor<4096xi32>
          %116 = arith.extui %115 : tensor<4096xi1> to tensor<4096xi32>
          %117 = arith.shli %116, %cst_8 : tensor<4096xi32>
          %118 = arith.addi %113, %117 : tensor<4096xi32>
          %119 = "tt.reduce"(%118) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %200 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%200) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
          %120 = arith.andi %119, %c65535_i32 : i32
          %121 = arith.shrui %119, %c16_i32 : i32
          %122 = arith.cmpi sge, %120, %arg7 : i32
          %123 = arith.cmpi sge, %121, %arg7 : i32
          %124 = arith.select %122, %arg12, %arg8 : i32
          %125 = arith.select %123, %arg13, %124 : i32
          %126 = arith.select %122, %arg13, %arg12 : i32
          %127 = arith.select %123, %arg9, %126 : i32
          %128 = arith.select %122, %120, %arg10 : i32
          %129 = arith.select %123, %121, %128 : i32
          %130 = arith.select %122, %121, %120 : i32
          %131 = arith.select %123, %arg11, %130 : i32
          %132 = arith.mulf %arg14, %cst_7 : f32
          %133 = arith.select %122, %cst_13, %132 : f32
          %134 = arith.select %123, %132, %133 : f32
          %135 = arith.addi %arg15, %c1_i32 : i32
          %136 = arith.cmpi slt, %125, %c0_i32 : i32
          %137 = arith.subi %c-2147483648_i32, %125 : i32
          %138 = arith.select %136, %137, %125 : i32
          %139 = "tt.bitcast"(%138) : (i32) -> f32
          %140 = arith.cmpi slt, %127, %c0_i32 : i32
          %141 = arith.subi %c-2147483648_i32, %127 : i32
          %142 = arith.select %140, %141, %127 : i32
          %143 = "tt.bitcast"(%142) : (i32) -> f32
          %144 = arith.subf %143, %139 : f32
          %145 = arith.subi %129, %131 : i32
          %146 = arith.sitofp %145 : i32 to f32
          %147 = math.rsqrt %146 : f32
          %148 = arith.divui %129, %c4_i32 : i32
          %149 = arith.cmpi slt, %arg7, %148 : i32
          %150 = arith.cmpf olt, %134, %cst_12 : f32
          %151 = arith.andi %149, %150 : i1
          %152 = arith.sitofp %129 : i32 to f32
          %153 = arith.sitofp %131 : i32 to f32
          %154 = math.log2 %152 : f32
          %155 = arith.addf %153, %cst_11 : f32
          %156 = math.log2 %155 : f32
          %157 = arith.subf %154, %156 : f32
          %158 = arith.subf %154, %68 : f32
          %159 = arith.divf %158, %157 : f32
          %160 = arith.subi %129, %arg7 : i32
          %161 = arith.sitofp %160 : i32 to f32
          %162 = arith.addf %161, %cst_11 : f32
          %163 = arith.divf %162, %146 : f32
          %164 = arith.select %151, %159, %163 : f32
          %165 = arith.mulf %134, %147 : f32
          %166 = arith.mulf %144, %164 : f32
          %167 = arith.addf %139, %166 : f32
          %168 = arith.mulf %144, %165 : f32
          %169 = arith.addi %125, %c1_i32 : i32
          %170 = arith.subi %127, %c1_i32 : i32
          %171 = arith.subf %167, %168 : f32
          %172 = arith.addf %167, %168 : f32
          %173 = "tt.bitcast"(%171) : (f32) -> i32
          %174 = arith.cmpi slt, %173, %c0_i32 : i32
          %175 = arith.andi %173, %c2147483647_i32 : i32
          %176 = arith.subi %c0_i32, %175 : i32
          %177 = arith.cmpi sgt, %175, %c2139095040_i32 : i32
          %178 = arith.select %174, %176, %173 : i32
          %179 = arith.select %177, %c2139095040_i32, %178 : i32
          %180 = arith.minsi %179, %170 : i32
          %181 = arith.maxsi %180, %169 : i32
          %182 = "tt.bitcast"(%172) : (f32) -> i32
          %183 = arith.cmpi slt, %182, %c0_i32 : i32
          %184 = arith.andi %182, %c2147483647_i32 : i32
          %185 = arith.subi %c0_i32, %184 : i32
          %186 = arith.cmpi sgt, %184, %c2139095040_i32 : i32
          %187 = arith.select %183, %185, %182 : i32
          %188 = arith.select %186, %c2139095040_i32, %187 : i32
          %189 = arith.minsi %188, %170 : i32
          %190 = arith.maxsi %189, %169 : i32
          %191 = arith.cmpf olt, %144, %cst_10 : f32
          %192 = arith.cmpf olt, %165, %cst_9 : f32
          %193 = arith.cmpi slt, %135, %c8_i32 : i32
          %194 = arith.cmpi eq, %135, %c6_i32 : i32
          %195 = arith.cmpi ne, %135, %c6_i32 : i32
          %196 = arith.andi %193, %195 : i1
          %197 = arith.andi %191, %192 : i1
          %198 = arith.andi %196, %197 : i1
          %199:2 = scf.if %198 -> (i32, i32) {
            scf.yield %181, %190 : i32, i32
          } else {
            %200 = arith.xori %125, %127 : i32
            %201 = arith.shrui %200, %c1_i32 : i32
            %202 = arith.ori %200, %201 : i32
            %203 = arith.shrui %202, %c2_i32 : i32
            %204 = arith.ori %202, %203 : i32
            %205 = arith.shrui %204, %c4_i32 : i32
            %206 = arith.ori %204, %205 : i32
            %207 = arith.shrui %206, %c8_i32 : i32
            %208 = arith.ori %206, %207 : i32
            %209 = arith.shrui %208, %c16_i32 : i32
            %210 = arith.ori %208, %209 : i32
            %211 = arith.shrui %210, %c1_i32 : i32
            %212 = arith.xori %211, %c-1_i32 : i32
            %213 = arith.andi %127, %212 : i32
            %214 = arith.subi %213, %c1_i32 : i32
            %215 = arith.subi %127, %125 : i32
            %216 = arith.addi %215, %c2_i32 : i32
            %217 = arith.divui %216, %c3_i32 : i32
            %218 = arith.addi %125, %217 : i32
            %219 = arith.addi %218, %217 : i32
            %220 = arith.select %194, %214, %218 : i32
            %221 = arith.select %194, %213, %219 : i32
            scf.yield %220, %221 : i32, i32
          }
          scf.yield %125, %127, %129, %131, %199#0, %199#1, %134, %135 : i32, i32, i32, i32, i32, i32, f32, i32
        }
        %106 = "tt.splat"(%105#0) : (i32) -> tensor<4096xi32>
        %107 = arith.cmpi sgt, %43, %106 : tensor<4096xi32>
        %108 = arith.select %107, %43, %cst_15 : tensor<4096xi1>, tensor<4096xi32>
        %109 = arith.minsi %108, %cst_15 : tensor<4096xi32>
        %110 = "tt.reduce"(%109) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %111 = arith.minsi %arg8, %arg9 : i32
          "tt.reduce_return"(%111) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
        scf.yield %110 : i32
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
          %114 = arith.muli %arg8, %c1024_i32 : i32
          %115 = "tt.splat"(%114) : (i32) -> tensor<1024xi32>
          %116 = arith.addi %115, %25 : tensor<1024xi32>
          %117 = arith.cmpi ult, %116, %26 : tensor<1024xi32>
          %118 = arith.extsi %116 : tensor<1024xi32> to tensor<1024xi64>
          %119 = "tt.addptr"(%33, %118) : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<f32>>
          %120 = "tt.load"(%119, %117, %cst_4) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi1>, tensor<1024xf32>) -> tensor<1024xf32>
          %121 = "tt.bitcast"(%120) : (tensor<1024xf32>) -> tensor<1024xi32>
          %122 = arith.cmpi slt, %121, %cst_3 : tensor<1024xi32>
          %123 = arith.andi %121, %cst_2 : tensor<1024xi32>
          %124 = arith.subi %cst_3, %123 : tensor<1024xi32>
          %125 = arith.cmpi sgt, %123, %cst_1 : tensor<1024xi32>
          %126 = arith.select %122, %124, %121 : tensor<1024xi1>, tensor<1024xi32>
          %127 = arith.select %125, %cst_6, %126 : tensor<1024xi1>, tensor<1024xi32>
          %128 = arith.select %117, %127, %cst_5 : tensor<1024xi1>, tensor<1024xi32>
          %129 = arith.cmpi ne, %128, %cst_5 : tensor<1024xi32>
          %130 = arith.minsi %128, %arg9 : tensor<1024xi32>
          %131 = arith.select %129, %130, %arg9 : tensor<1024xi1>, tensor<1024xi32>
          %132 = arith.maxsi %128, %arg10 : tensor<1024xi32>
          scf.yield %131, %132 : tensor<1024xi32>, tensor<1024xi32>
        }
        %35 = "tt.reduce"(%34#0) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %114 = arith.minsi %arg8, %arg9 : i32
          "tt.reduce_return"(%114) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
        %36 = "tt.reduce"(%34#1) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %114 = arith.maxsi %arg8, %arg9 : i32
          "tt.reduce_return"(%114) : (i32) -> ()
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
        %91:2 = scf.if %90 -> (i32, i32) {
          scf.yield %78, %87 : i32, i32
        } else {
          %114 = arith.subi %36, %37 : i32
          %115 = arith.addi %114, %c2_i32 : i32
          %116 = arith.divui %115, %c3_i32 : i32
          %117 = arith.addi %37, %116 : i32
          %118 = arith.addi %117, %116 : i32
          scf.yield %117, %118 : i32, i32
        }
        %92 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
        %93 = "tt.splat"(%4) : (i32) -> tensor<1024xi32>
        %94 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %95 = arith.extsi %94 : tensor<1xi32> to tensor<1xi64>
        %96 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
        %97 = arith.muli %95, %96 : tensor<1xi64>
        %98 = "tt.splat"(%arg0) : (!tt.ptr<f32>) -> tensor<1x!tt.ptr<f32>>
        %99 = "tt.addptr"(%98, %97) : (tensor<1x!tt.ptr<f32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<f32>>
        %100 = "tt.broadcast"(%99) : (tensor<1x!tt.ptr<f32>>) -> tensor<1024x!tt.ptr<f32>>
        %101:8 = scf.while (%arg8 = %37, %arg9 = %36, %arg10 = %4, %arg11 = %c0_i32, %arg12 = %91#0, %arg13 = %91#1, %arg14 = %cst_13, %arg15 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
          %114 = arith.addi %arg8, %c1_i32 : i32
          %115 = arith.cmpi slt, %114, %arg9 : i32
          %116 = arith.cmpi ne, %arg10, %arg7 : i32
          %117 = arith.andi %115, %116 : i1
          scf.condition(%117) %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15 : i32, i32, i32, i32, i32, i32, f32, i32
        } do {
        ^bb0(%arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32, %arg12: i32, %arg13: i32, %arg14: f32, %arg15: i32):
          %114 = "tt.splat"(%arg12) : (i32) -> tensor<1024xi32>
          %115 = "tt.splat"(%arg13) : (i32) -> tensor<1024xi32>
          %116:2 = scf.for %arg16 = %c0_i32 to %24 step %c1_i32 iter_args(%arg17 = %cst_3, %arg18 = %cst_3) -> (tensor<1024xi32>, tensor<1024xi32>)  : i32 {
            %197 = arith.muli %arg16, %c1024_i32 : i32
            %198 = "tt.splat"(%197) : (i32) -> tensor<1024xi32>
            %199 = arith.addi %198, %92 : tensor<1024xi32>
            %200 = arith.cmpi ult, %199, %93 : tensor<1024xi32>
            %201 = arith.extsi %199 : tensor<1024xi32> to tensor<1024xi64>
            %202 = "tt.addptr"(%100, %201) : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<f32>>
            %203 = "tt.load"(%202, %200, %cst_4) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi1>, tensor<1024xf32>) -> tensor<1024xf32>
            %204 = "tt.bitcast"(%203) : (tensor<1024xf32>) -> tensor<1024xi32>
            %205 = arith.cmpi slt, %204, %cst_3 : tensor<1024xi32>
            %206 = arith.andi %204, %cst_2 : tensor<1024xi32>
            %207 = arith.subi %cst_3, %206 : tensor<1024xi32>
            %208 = arith.cmpi sgt, %206, %cst_1 : tensor<1024xi32>
            %209 = arith.select %205, %207, %204 : tensor<1024xi1>, tensor<1024xi32>
            %210 = arith.select %208, %cst_6, %209 : tensor<1024xi1>, tensor<1024xi32>
            %211 = arith.select %200, %210, %cst_5 : tensor<1024xi1>, tensor<1024xi32>
            %212 = arith.cmpi sgt, %211, %114 : tensor<1024xi32>
            %213 = arith.extui %212 : tensor<1024xi1> to tensor<1024xi32>
            %214 = arith.addi %arg17, %213 : tensor<1024xi32>
            %215 = arith.cmpi sgt, %211, %115 : tensor<1024xi32>
            %216 = arith.extui %215 : tensor<1024xi1> to tensor<1024xi32>
            %217 = arith.addi %arg18, %216 : tensor<1024xi32>
            scf.yield %214, %217 : tensor<1024xi32>, tensor<1024xi32>
          }
          %117 = "tt.reduce"(%116#0) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %197 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%197) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
          %118 = "tt.reduce"(%116#1) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %197 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%197) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
          %119 = arith.cmpi sge, %117, %arg7 : i32
          %120 = arith.cmpi sge, %118, %arg7 : i32
          %121 = arith.select %119, %arg12, %arg8 : i32
          %122 = arith.select %120, %arg13, %121 : i32
          %123 = arith.select %119, %arg13, %arg12 : i32
          %124 = arith.select %120, %arg9, %123 : i32
          %125 = arith.select %119, %117, %arg10 : i32
          %126 = arith.select %120, %118, %125 : i32
          %127 = arith.select %119, %118, %117 : i32
          %128 = arith.select %120, %arg11, %127 : i32
          %129 = arith.mulf %arg14, %cst_7 : f32
          %130 = arith.select %119, %cst_13, %129 : f32
          %131 = arith.select %120, %129, %130 : f32
          %132 = arith.addi %arg15, %c1_i32 : i32
          %133 = arith.cmpi slt, %122, %c0_i32 : i32
          %134 = arith.subi %c-2147483648_i32, %122 : i32
          %135 = arith.select %133, %134, %122 : i32
          %136 = "tt.bitcast"(%135) : (i32) -> f32
          %137 = arith.cmpi slt, %124, %c0_i32 : i32
          %138 = arith.subi %c-2147483648_i32, %124 : i32
          %139 = arith.select %137, %138, %124 : i32
          %140 = "tt.bitcast"(%139) : (i32) -> f32
          %141 = arith.subf %140, %136 : f32
          %142 = arith.subi %126, %128 : i32
          %143 = arith.sitofp %142 : i32 to f32
          %144 = math.rsqrt %143 : f32
          %145 = arith.divui %126, %c4_i32 : i32
          %146 = arith.cmpi slt, %arg7, %145 : i32
          %147 = arith.cmpf olt, %131, %cst_12 : f32
          %148 = arith.andi %146, %147 : i1
          %149 = arith.sitofp %126 : i32 to f32
          %150 = arith.sitofp %128 : i32 to f32
          %151 = math.log2 %149 : f32
          %152 = arith.addf %150, %cst_11 : f32
          %153 = math.log2 %152 : f32
          %154 = arith.subf %151, %153 : f32
          %155 = arith.subf %151, %55 : f32
          %156 = arith.divf %155, %154 : f32
          %157 = arith.subi %126, %arg7 : i32
          %158 = arith.sitofp %157 : i32 to f32
          %159 = arith.addf %158, %cst_11 : f32
          %160 = arith.divf %159, %143 : f32
          %161 = arith.select %148, %156, %160 : f32
          %162 = arith.mulf %131, %144 : f32
          %163 = arith.mulf %141, %161 : f32
          %164 = arith.addf %136, %163 : f32
          %165 = arith.mulf %141, %162 : f32
          %166 = arith.addi %122, %c1_i32 : i32
          %167 = arith.subi %124, %c1_i32 : i32
          %168 = arith.subf %164, %165 : f32
          %169 = arith.addf %164, %165 : f32
          %170 = "tt.bitcast"(%168) : (f32) -> i32
          %171 = arith.cmpi slt, %170, %c0_i32 : i32
          %172 = arith.andi %170, %c2147483647_i32 : i32
          %173 = arith.subi %c0_i32, %172 : i32
          %174 = arith.cmpi sgt, %172, %c2139095040_i32 : i32
          %175 = arith.select %171, %173, %170 : i32
          %176 = arith.select %174, %c2139095040_i32, %175 : i32
          %177 = arith.minsi %176, %167 : i32
          %178 = arith.maxsi %177, %166 : i32
          %179 = "tt.bitcast"(%169) : (f32) -> i32
          %180 = arith.cmpi slt, %179, %c0_i32 : i32
          %181 = arith.andi %179, %c2147483647_i32 : i32
          %182 = arith.subi %c0_i32, %181 : i32
          %183 = arith.cmpi sgt, %181, %c2139095040_i32 : i32
          %184 = arith.select %180, %182, %179 : i32
          %185 = arith.select %183, %c2139095040_i32, %184 : i32
          %186 = arith.minsi %185, %167 : i32
          %187 = arith.maxsi %186, %166 : i32
          %188 = arith.cmpf olt, %141, %cst_10 : f32
          %189 = arith.cmpf olt, %162, %cst_9 : f32
          %190 = arith.cmpi slt, %132, %c8_i32 : i32
          %191 = arith.cmpi eq, %132, %c6_i32 : i32
          %192 = arith.cmpi ne, %132, %c6_i32 : i32
          %193 = arith.andi %190, %192 : i1
          %194 = arith.andi %188, %189 : i1
          %195 = arith.andi %193, %194 : i1
          %196:2 = scf.if %195 -> (i32, i32) {
            scf.yield %178, %187 : i32, i32
          } else {
            %197 = arith.xori %122, %124 : i32
            %198 = arith.shrui %197, %c1_i32 : i32
            %199 = arith.ori %197, %198 : i32
            %200 = arith.shrui %199, %c2_i32 : i32
            %201 = arith.ori %199, %200 : i32
            %202 = arith.shrui %201, %c4_i32 : i32
            %203 = arith.ori %201, %202 : i32
            %204 = arith.shrui %203, %c8_i32 : i32
            %205 = arith.ori %203, %204 : i32
            %206 = arith.shrui %205, %c16_i32 : i32
            %207 = arith.ori %205, %206 : i32
            %208 = arith.shrui %207, %c1_i32 : i32
            %209 = arith.xori %208, %c-1_i32 : i32
            %210 = arith.andi %124, %209 : i32
            %211 = arith.subi %210, %c1_i32 : i32
            %212 = arith.subi %124, %122 : i32
            %213 = arith.addi %212, %c2_i32 : i32
            %214 = arith.divui %213, %c3_i32 : i32
            %215 = arith.addi %122, %214 : i32
            %216 = arith.addi %215, %214 : i32
            %217 = arith.select %191, %211, %215 : i32
            %218 = arith.select %191, %210, %216 : i32
            scf.yield %217, %218 : i32, i32
          }
          scf.yield %122, %124, %126, %128, %196#0, %196#1, %131, %132 : i32, i32, i32, i32, i32, i32, f32, i32
        }
        %102 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
        %103 = "tt.splat"(%4) : (i32) -> tensor<1024xi32>
        %104 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %105 = arith.extsi %104 : tensor<1xi32> to tensor<1xi64>
        %106 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
        %107 = arith.muli %105, %106 : tensor<1xi64>
        %108 = "tt.splat"(%arg0) : (!tt.ptr<f32>) -> tensor<1x!tt.ptr<f32>>
        %109 = "tt.addptr"(%108, %107) : (tensor<1x!tt.ptr<f32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<f32>>
        %110 = "tt.broadcast"(%109) : (tensor<1x!tt.ptr<f32>>) -> tensor<1024x!tt.ptr<f32>>
        %111 = "tt.splat"(%101#0) : (i32) -> tensor<1024xi32>
        %112 = scf.for %arg8 = %c0_i32 to %24 step %c1_i32 iter_args(%arg9 = %cst_6) -> (tensor<1024xi32>)  : i32 {
          %114 = arith.muli %arg8, %c1024_i32 : i32
          %115 = "tt.splat"(%114) : (i32) -> tensor<1024xi32>
          %116 = arith.addi %115, %102 : tensor<1024xi32>
          %117 = arith.cmpi ult, %116, %103 : tensor<1024xi32>
          %118 = arith.extsi %116 : tensor<1024xi32> to tensor<1024xi64>
          %119 = "tt.addptr"(%110, %118) : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<f32>>
          %120 = "tt.load"(%119, %117, %cst_4) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi1>, tensor<1024xf32>) -> tensor<1024xf32>
          %121 = "tt.bitcast"(%120) : (tensor<1024xf32>) -> tensor<1024xi32>
          %122 = arith.cmpi slt, %121, %cst_3 : tensor<1024xi32>
          %123 = arith.andi %121, %cst_2 : tensor<1024xi32>
          %124 = arith.subi %cst_3, %123 : tensor<1024xi32>
          %125 = arith.cmpi sgt, %123, %cst_1 : tensor<1024xi32>
          %126 = arith.select %122, %124, %121 : tensor<1024xi1>, tensor<1024xi32>
          %127 = arith.select %125, %cst_6, %126 : tensor<1024xi1>, tensor<1024xi32>
          %128 = arith.select %117, %127, %cst_5 : tensor<1024xi1>, tensor<1024xi32>
          %129 = arith.cmpi sgt, %128, %111 : tensor<1024xi32>
          %130 = arith.select %129, %128, %cst_6 : tensor<1024xi1>, tensor<1024xi32>
          %131 = arith.minsi %130, %arg9 : tensor<1024xi32>
          scf.yield %131 : tensor<1024xi32>
        }
        %113 = "tt.reduce"(%112) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %114 = arith.minsi %arg8, %arg9 : i32
          "tt.reduce_return"(%114) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
        scf.yield %113 : i32
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

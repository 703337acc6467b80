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
      %22 = arith.cmpi sle, %4, %c4096_i32 : i32
      %23 = scf.if %22 -> (i32) {
        %24 = "tt.make_range"() {end = 4096 : i32, start = 0 : i32} : () -> tensor<4096xi32>
        %25 = "tt.splat"(%4) : (i32) -> tensor<4096xi32>
        %26 = arith.cmpi slt, %24, %25 : tensor<4096xi32>
        %27 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %28 = arith.extsi %27 : tensor<1xi32> to tensor<1xi64>
        %29 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
        %30 = arith.muli %28, %29 : tensor<1xi64>
        %31 = arith.extsi %24 : tensor<4096xi32> to tensor<4096xi64>
        %32 = "tt.broadcast"(%30) : (tensor<1xi64>) -> tensor<4096xi64>
        %33 = arith.addi %32, %31 : tensor<4096xi64>
        %34 = "tt.splat"(%arg0) : (!tt.ptr<f32>) -> tensor<4096x!tt.ptr<f32>>
        %35 = "tt.addptr"(%34, %33) : (tensor<4096x!tt.ptr<f32>>, tensor<4096xi64>) -> tensor<4096x!tt.ptr<f32>>
        %36 = "tt.load"(%35, %26, %cst_19) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<f32>>, tensor<4096xi1>, tensor<4096xf32>) -> tensor<4096xf32>
        %37 = "tt.bitcast"(%36) : (tensor<4096xf32>) -> tensor<4096xi32>
        %38 = arith.cmpi slt, %37, %cst_18 : tensor<4096xi32>
        %39 = arith.andi %37, %cst_17 : tensor<4096xi32>
        %40 = arith.subi %cst_18, %39 : tensor<4096xi32>
        %41 = arith.cmpi sgt, %39, %cst_16 : tensor<4096xi32>
        %42 = arith.select %38, %40, %37 : tensor<4096xi1>, tensor<4096xi32>
        %43 = arith.select %41, %cst_15, %42 : tensor<4096xi1>, tensor<4096xi32>
        %44 = arith.select %26, %43, %cst_14 : tensor<4096xi1>, tensor<4096xi32>
        %45 = arith.cmpi ne, %44, %cst_14 : tensor<4096xi32>
        %46 = arith.minsi %44, %cst_15 : tensor<4096xi32>
        %47 = arith.select %45, %46, %cst_15 : tensor<4096xi1>, tensor<4096xi32>
        %48 = arith.maxsi %44, %cst_14 : tensor<4096xi32>
        %49 = "tt.reduce"(%47) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %112 = arith.minsi %arg8, %arg9 : i32
          "tt.reduce_return"(%112) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
        %50 = "tt.reduce"(%48) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %112 = arith.maxsi %arg8, %arg9 : i32
          "tt.reduce_return"(%112) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
        %51 = arith.subi %49, %c1_i32 : i32
        %52 = arith.cmpi slt, %51, %c0_i32 : i32
        %53 = arith.subi %c-2147483647_i32, %49 : i32
        %54 = arith.select %52, %53, %51 : i32
        %55 = "tt.bitcast"(%54) : (i32) -> f32
        %56 = arith.cmpi slt, %50, %c0_i32 : i32
        %57 = arith.subi %c-2147483648_i32, %50 : i32
        %58 = arith.select %56, %57, %50 : i32
        %59 = "tt.bitcast"(%58) : (i32) -> f32
        %60 = arith.subf %59, %55 : f32
        %61 = arith.sitofp %4 : i32 to f32
        %62 = math.rsqrt %61 : f32
        %63 = arith.divui %4, %c4_i32 : i32
        %64 = arith.cmpi slt, %arg7, %63 : i32
        %65 = arith.sitofp %arg7 : i32 to f32
        %66 = math.log2 %61 : f32
        %67 = arith.subf %66, %cst : f32
        %68 = arith.subf %65, %cst_11 : f32
        %69 = math.log2 %68 : f32
        %70 = arith.subf %66, %69 : f32
        %71 = arith.divf %70, %67 : f32
        %72 = arith.subi %4, %arg7 : i32
        %73 = arith.sitofp %72 : i32 to f32
        %74 = arith.addf %73, %cst_11 : f32
        %75 = arith.divf %74, %61 : f32
        %76 = arith.select %64, %71, %75 : f32
        %77 = arith.mulf %62, %cst_13 : f32
        %78 = arith.mulf %60, %76 : f32
        %79 = arith.addf %55, %78 : f32
        %80 = arith.mulf %60, %77 : f32
        %81 = arith.subi %50, %c1_i32 : i32
        %82 = arith.subf %79, %80 : f32
        %83 = arith.addf %79, %80 : f32
        %84 = "tt.bitcast"(%82) : (f32) -> i32
        %85 = arith.cmpi slt, %84, %c0_i32 : i32
        %86 = arith.andi %84, %c2147483647_i32 : i32
        %87 = arith.subi %c0_i32, %86 : i32
        %88 = arith.cmpi sgt, %86, %c2139095040_i32 : i32
        %89 = arith.select %85, %87, %84 : i32
        %90 = arith.select %88, %c2139095040_i32, %89 : i32
        %91 = arith.minsi %90, %81 : i32
        %92 = arith.maxsi %91, %49 : i32
        %93 = "tt.bitcast"(%83) : (f32) -> i32
        %94 = arith.cmpi slt, %93, %c0_i32 : i32
        %95 = arith.andi %93, %c2147483647_i32 : i32
        %96 = arith.subi %c0_i32, %95 : i32
        %97 = arith.cmpi sgt, %95, %c2139095040_i32 : i32
        %98 = arith.select %94, %96, %93 : i32
        %99 = arith.select %97, %c2139095040_i32, %98 : i32
        %100 = arith.minsi %99, %81 : i32
        %101 = arith.maxsi %100, %49 : i32
        %102 = arith.cmpf olt, %60, %cst_10 : f32
        %103 = arith.cmpf olt, %77, %cst_9 : f32
        %104 = arith.andi %102, %103 : i1
        %105:2 = scf.if %104 -> (i32, i32) {
          scf.yield %92, %101 : i32, i32
        } else {
          %112 = arith.subi %50, %51 : i32
          %113 = arith.addi %112, %c2_i32 : i32
          %114 = arith.divui %113, %c3_i32 : i32
          %115 = arith.addi %51, %114 : i32
          %116 = arith.addi %115, %114 : i32
          scf.yield %115, %116 : i32, i32
        }
        %106:8 = scf.while (%arg8 = %51, %arg9 = %50, %arg10 = %4, %arg11 = %c0_i32, %arg12 = %105#0, %arg13 = %105#1, %arg14 = %cst_13, %arg15 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
          %112 = arith.addi %arg8, %c1_i32 : i32
          %113 = arith.cmpi slt, %112, %arg9 : i32
          %114 = arith.cmpi ne, %arg10, %arg7 : i32
          %115 = arith.andi %113, %114 : i1
          scf.condition(%115) %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15 : i32, i32, i32, i32, i32, i32, f32, i32
        } do {
        ^bb0(%arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32, %arg12: i32, %arg13: i32, %arg14: f32, %arg15: i32):
          %112 = "tt.splat"(%arg12) : (i32) -> tensor<4096xi32>
          %113 = arith.cmpi sgt, %44, %112 : tensor<4096xi32>
          %114 = arith.extui %113 : tensor<4096xi1> to tensor<4096xi32>
          %115 = "tt.splat"(%arg13) : (i32) -> tensor<4096xi32>
          %116 = arith.cmpi sgt, %44, %115 : tensor<4096xi32>
          %117 = arith.extui %116 : tensor<4096xi1> to tensor<4096xi32>
          %118 = arith.shli %117, %cst_8 : tensor<4096xi32>
          %119 = arith.addi %114, %118 : tensor<4096xi32>
          %120 = "tt.reduce"(%119) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %201 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%201) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
          %121 = arith.andi %120, %c65535_i32 : i32
          %122 = arith.shrui %120, %c16_i32 : i32
          %123 = arith.cmpi sge, %121, %arg7 : i32
          %124 = arith.cmpi sge, %122, %arg7 : i32
          %125 = arith.select %123, %arg12, %arg8 : i32
          %126 = arith.select %124, %arg13, %125 : i32
          %127 = arith.select %123, %arg13, %arg12 : i32
          %128 = arith.select %124, %arg9, %127 : i32
          %129 = arith.select %123, %121, %arg10 : i32
          %130 = arith.select %124, %122, %129 : i32
          %131 = arith.select %123, %122, %121 : i32
          %132 = arith.select %124, %arg11, %131 : i32
          %133 = arith.mulf %arg14, %cst_7 : f32
          %134 = arith.select %123, %cst_13, %133 : f32
          %135 = arith.select %124, %133, %134 : f32
          %136 = arith.addi %arg15, %c1_i32 : i32
          %137 = arith.cmpi slt, %126, %c0_i32 : i32
          %138 = arith.subi %c-2147483648_i32, %126 : i32
          %139 = arith.select %137, %138, %126 : i32
          %140 = "tt.bitcast"(%139) : (i32) -> f32
          %141 = arith.cmpi slt, %128, %c0_i32 : i32
          %142 = arith.subi %c-2147483648_i32, %128 : i32
          %143 = arith.select %141, %142, %128 : i32
          %144 = "tt.bitcast"(%143) : (i32) -> f32
          %145 = arith.subf %144, %140 : f32
          %146 = arith.subi %130, %132 : i32
          %147 = arith.sitofp %146 : i32 to f32
          %148 = math.rsqrt %147 : f32
          %149 = arith.divui %130, %c4_i32 : i32
          %150 = arith.cmpi slt, %arg7, %149 : i32
          %151 = arith.cmpf olt, %135, %cst_12 : f32
          %152 = arith.andi %150, %151 : i1
          %153 = arith.sitofp %130 : i32 to f32
          %154 = arith.sitofp %132 : i32 to f32
          %155 = math.log2 %153 : f32
          %156 = arith.addf %154, %cst_11 : f32
          %157 = math.log2 %156 : f32
          %158 = arith.subf %155, %157 : f32
          %159 = arith.subf %155, %69 : f32
          %160 = arith.divf %159, %158 : f32
          %161 = arith.subi %130, %arg7 : i32
          %162 = arith.sitofp %161 : i32 to f32
          %163 = arith.addf %162, %cst_11 : f32
          %164 = arith.divf %163, %147 : f32
          %165 = arith.select %152, %160, %164 : f32
          %166 = arith.mulf %135, %148 : f32
          %167 = arith.mulf %145, %165 : f32
          %168 = arith.addf %140, %167 : f32
          %169 = arith.mulf %145, %166 : f32
          %170 = arith.addi %126, %c1_i32 : i32
          %171 = arith.subi %128, %c1_i32 : i32
          %172 = arith.subf %168, %169 : f32
          %173 = arith.addf %168, %169 : f32
          %174 = "tt.bitcast"(%172) : (f32) -> i32
          %175 = arith.cmpi slt, %174, %c0_i32 : i32
          %176 = arith.andi %174, %c2147483647_i32 : i32
          %177 = arith.subi %c0_i32, %176 : i32
          %178 = arith.cmpi sgt, %176, %c2139095040_i32 : i32
          %179 = arith.select %175, %177, %174 : i32
          %180 = arith.select %178, %c2139095040_i32, %179 : i32
          %181 = arith.minsi %180, %171 : i32
          %182 = arith.maxsi %181, %170 : i32
          %183 = "tt.bitcast"(%173) : (f32) -> i32
          %184 = arith.cmpi slt, %183, %c0_i32 : i32
          %185 = arith.andi %183, %c2147483647_i32 : i32
          %186 = arith.subi %c0_i32, %185 : i32
          %187 = arith.cmpi sgt, %185, %c2139095040_i32 : i32
          %188 = arith.select %184, %186, %183 : i32
          %189 = arith.select %187, %c2139095040_i32, %188 : i32
          %190 = arith.minsi %189, %171 : i32
          %191 = arith.maxsi %190, %170 : i32
          %192 = arith.cmpf olt, %145, %cst_10 : f32
          %193 = arith.cmpf olt, %166, %cst_9 : f32
          %194 = arith.cmpi slt, %136, %c8_i32 : i32
          %195 = arith.cmpi eq, %136, %c6_i32 : i32
          %196 = arith.cmpi ne, %136, %c6_i32 : i32
          %197 = arith.andi %194, %196 : i1
          %198 = arith.andi %197, %192 : i1
          %199 = arith.andi %198, %193 : i1
          %200:2 = scf.if %199 -> (i32, i32) {
            scf.yield %182, %191 : i32, i32
          } else {
            %201 = arith.xori %126, %128 : i32
            %202 = arith.shrui %201, %c1_i32 : i32
            %203 = arith.ori %201, %202 : i32
            %204 = arith.shrui %203, %c2_i32 : i32
            %205 = arith.ori %203, %204 : i32
            %206 = arith.shrui %205, %c4_i32 : i32
            %207 = arith.ori %205, %206 : i32
            %208 = arith.shrui %207, %c8_i32 : i32
            %209 = arith.ori %207, %208 : i32
            %210 = arith.shrui %209, %c16_i32 : i32
            %211 = arith.ori %209, %210 : i32
            %212 = arith.shrui %211, %c1_i32 : i32
            %213 = arith.xori %212, %c-1_i32 : i32
            %214 = arith.andi %128, %213 : i32
            %215 = arith.subi %214, %c1_i32 : i32
            %216 = arith.subi %128, %126 : i32
            %217 = arith.addi %216, %c2_i32 : i32
            %218 = arith.divui %217, %c3_i32 : i32
            %219 = arith.addi %126, %218 : i32
            %220 = arith.addi %219, %218 : i32
            %221 = arith.select %195, %215, %219 : i32
            %222 = arith.select %195, %214, %220 : i32
            scf.yield %221, %222 : i32, i32
          }
          scf.yield %126, %128, %130, %132, %200#0, %200#1, %135, %136 : i32, i32, i32, i32, i32, i32, f32, i32
        }
        %107 = "tt.splat"(%106#0) : (i32) -> tensor<4096xi32>
        %108 = arith.cmpi sgt, %44, %107 : tensor<4096xi32>
        %109 = arith.select %108, %44, %cst_15 : tensor<4096xi1>, tensor<4096xi32>
        %110 = arith.minsi %109, %cst_15 : tensor<4096xi32>
        %111 = "tt.reduce"(%110) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %112 = arith.minsi %arg8, %arg9 : i32
          "tt.reduce_return"(%112) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
        scf.yield %111 : i32
      } else {
        %24 = arith.addi %4, %c1023_i32 : i32
        %25 = arith.divui %24, %c1024_i32 : i32
        %26 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
        %27 = "tt.splat"(%4) : (i32) -> tensor<1024xi32>
        %28 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %29 = arith.extsi %28 : tensor<1xi32> to tensor<1xi64>
        %30 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
        %31 = arith.muli %29, %30 : tensor<1xi64>
        %32 = "tt.broadcast"(%31) : (tensor<1xi64>) -> tensor<1024xi64>
        %33 = "tt.splat"(%arg0) : (!tt.ptr<f32>) -> tensor<1024x!tt.ptr<f32>>
        %34:2 = scf.for %arg8 = %c0_i32 to %25 step %c1_i32 iter_args(%arg9 = %cst_6, %arg10 = %cst_5) -> (tensor<1024xi32>, tensor<1024xi32>)  : i32 {
          %112 = arith.muli %arg8, %c1024_i32 : i32
          %113 = "tt.splat"(%112) : (i32) -> tensor<1024xi32>
          %114 = arith.addi %113, %26 : tensor<1024xi32>
          %115 = arith.cmpi ult, %114, %27 : tensor<1024xi32>
          %116 = arith.extsi %114 : tensor<1024xi32> to tensor<1024xi64>
          %117 = arith.addi %32, %116 : tensor<1024xi64>
          %118 = "tt.addptr"(%33, %117) : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<f32>>
          %119 = "tt.load"(%118, %115, %cst_4) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi1>, tensor<1024xf32>) -> tensor<1024xf32>
          %120 = "tt.bitcast"(%119) : (tensor<1024xf32>) -> tensor<1024xi32>
          %121 = arith.cmpi slt, %120, %cst_3 : tensor<1024xi32>
          %122 = arith.andi %120, %cst_2 : tensor<1024xi32>
          %123 = arith.subi %cst_3, %122 : tensor<1024xi32>
          %124 = arith.cmpi sgt, %122, %cst_1 : tensor<1024xi32>
          %125 = arith.select %121, %123, %120 : tensor<1024xi1>, tensor<1024xi32>
          %126 = arith.select %124, %cst_6, %125 : tensor<1024xi1>, tensor<1024xi32>
          %127 = arith.select %115, %126, %cst_5 : tensor<1024xi1>, tensor<1024xi32>
          %128 = arith.cmpi ne, %127, %cst_5 : tensor<1024xi32>
          %129 = arith.minsi %127, %arg9 : tensor<1024xi32>
          %130 = arith.select %128, %129, %arg9 : tensor<1024xi1>, tensor<1024xi32>
          %131 = arith.maxsi %127, %arg10 : tensor<1024xi32>
          scf.yield %130, %131 : tensor<1024xi32>, tensor<1024xi32>
        }
        %35 = "tt.reduce"(%34#0) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %112 = arith.minsi %arg8, %arg9 : i32
          "tt.reduce_return"(%112) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
        %36 = "tt.reduce"(%34#1) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %112 = arith.maxsi %arg8, %arg9 : i32
          "tt.reduce_return"(%112) : (i32) -> ()
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
          %112 = arith.subi %36, %37 : i32
          %113 = arith.addi %112, %c2_i32 : i32
          %114 = arith.divui %113, %c3_i32 : i32
          %115 = arith.addi %37, %114 : i32
          %116 = arith.addi %115, %114 : i32
          scf.yield %115, %116 : i32, i32
        }
        %92 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
        %93 = "tt.splat"(%4) : (i32) -> tensor<1024xi32>
        %94 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %95 = arith.extsi %94 : tensor<1xi32> to tensor<1xi64>
        %96 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
        %97 = arith.muli %95, %96 : tensor<1xi64>
        %98 = "tt.broadcast"(%97) : (tensor<1xi64>) -> tensor<1024xi64>
        %99 = "tt.splat"(%arg0) : (!tt.ptr<f32>) -> tensor<1024x!tt.ptr<f32>>
        %100:8 = scf.while (%arg8 = %37, %arg9 = %36, %arg10 = %4, %arg11 = %c0_i32, %arg12 = %91#0, %arg13 = %91#1, %arg14 = %cst_13, %arg15 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
          %112 = arith.addi %arg8, %c1_i32 : i32
          %113 = arith.cmpi slt, %112, %arg9 : i32
          %114 = arith.cmpi ne, %arg10, %arg7 : i32
          %115 = arith.andi %113, %114 : i1
          scf.condition(%115) %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15 : i32, i32, i32, i32, i32, i32, f32, i32
        } do {
        ^bb0(%arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32, %arg12: i32, %arg13: i32, %arg14: f32, %arg15: i32):
          %112 = "tt.splat"(%arg12) : (i32) -> tensor<1024xi32>
          %113 = "tt.splat"(%arg13) : (i32) -> tensor<1024xi32>
          %114:2 = scf.for %arg16 = %c0_i32 to %25 step %c1_i32 iter_args(%arg17 = %cst_3, %arg18 = %cst_3) -> (tensor<1024xi32>, tensor<1024xi32>)  : i32 {
            %195 = arith.muli %arg16, %c1024_i32 : i32
            %196 = "tt.splat"(%195) : (i32) -> tensor<1024xi32>
            %197 = arith.addi %196, %92 : tensor<1024xi32>
            %198 = arith.cmpi ult, %197, %93 : tensor<1024xi32>
            %199 = arith.extsi %197 : tensor<1024xi32> to tensor<1024xi64>
            %200 = arith.addi %98, %199 : tensor<1024xi64>
            %201 = "tt.addptr"(%99, %200) : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<f32>>
            %202 = "tt.load"(%201, %198, %cst_4) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi1>, tensor<1024xf32>) -> tensor<1024xf32>
            %203 = "tt.bitcast"(%202) : (tensor<1024xf32>) -> tensor<1024xi32>
            %204 = arith.cmpi slt, %203, %cst_3 : tensor<1024xi32>
            %205 = arith.andi %203, %cst_2 : tensor<1024xi32>
            %206 = arith.subi %cst_3, %205 : tensor<1024xi32>
            %207 = arith.cmpi sgt, %205, %cst_1 : tensor<1024xi32>
            %208 = arith.select %204, %206, %203 : tensor<1024xi1>, tensor<1024xi32>
            %209 = arith.select %207, %cst_6, %208 : tensor<1024xi1>, tensor<1024xi32>
            %210 = arith.select %198, %209, %cst_5 : tensor<1024xi1>, tensor<1024xi32>
            %211 = arith.cmpi sgt, %210, %112 : tensor<1024xi32>
            %212 = arith.extui %211 : tensor<1024xi1> to tensor<1024xi32>
            %213 = arith.addi %arg17, %212 : tensor<1024xi32>
            %214 = arith.cmpi sgt, %210, %113 : tensor<1024xi32>
            %215 = arith.extui %214 : tensor<1024xi1> to tensor<1024xi32>
            %216 = arith.addi %arg18, %215 : tensor<1024xi32>
            scf.yield %213, %216 : tensor<1024xi32>, tensor<1024xi32>
          }
          %115 = "tt.reduce"(%114#0) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %195 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%195) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
          %116 = "tt.reduce"(%114#1) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %195 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%195) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
          %117 = arith.cmpi sge, %115, %arg7 : i32
          %118 = arith.cmpi sge, %116, %arg7 : i32
          %119 = arith.select %117, %arg12, %arg8 : i32
          %120 = arith.select %118, %arg13, %119 : i32
          %121 = arith.select %117, %arg13, %arg12 : i32
          %122 = arith.select %118, %arg9, %121 : i32
          %123 = arith.select %117, %115, %arg10 : i32
          %124 = arith.select %118, %116, %123 : i32
          %125 = arith.select %117, %116, %115 : i32
          %126 = arith.select %118, %arg11, %125 : i32
          %127 = arith.mulf %arg14, %cst_7 : f32
          %128 = arith.select %117, %cst_13, %127 : f32
          %129 = arith.select %118, %127, %128 : f32
          %130 = arith.addi %arg15, %c1_i32 : i32
          %131 = arith.cmpi slt, %120, %c0_i32 : i32
          %132 = arith.subi %c-2147483648_i32, %120 : i32
          %133 = arith.select %131, %132, %120 : i32
          %134 = "tt.bitcast"(%133) : (i32) -> f32
          %135 = arith.cmpi slt, %122, %c0_i32 : i32
          %136 = arith.subi %c-2147483648_i32, %122 : i32
          %137 = arith.select %135, %136, %122 : i32
          %138 = "tt.bitcast"(%137) : (i32) -> f32
          %139 = arith.subf %138, %134 : f32
          %140 = arith.subi %124, %126 : i32
          %141 = arith.sitofp %140 : i32 to f32
          %142 = math.rsqrt %141 : f32
          %143 = arith.divui %124, %c4_i32 : i32
          %144 = arith.cmpi slt, %arg7, %143 : i32
          %145 = arith.cmpf olt, %129, %cst_12 : f32
          %146 = arith.andi %144, %145 : i1
          %147 = arith.sitofp %124 : i32 to f32
          %148 = arith.sitofp %126 : i32 to f32
          %149 = math.log2 %147 : f32
          %150 = arith.addf %148, %cst_11 : f32
          %151 = math.log2 %150 : f32
          %152 = arith.subf %149, %151 : f32
          %153 = arith.subf %149, %55 : f32
          %154 = arith.divf %153, %152 : f32
          %155 = arith.subi %124, %arg7 : i32
          %156 = arith.sitofp %155 : i32 to f32
          %157 = arith.addf %156, %cst_11 : f32
          %158 = arith.divf %157, %141 : f32
          %159 = arith.select %146, %154, %158 : f32
          %160 = arith.mulf %129, %142 : f32
          %161 = arith.mulf %139, %159 : f32
          %162 = arith.addf %134, %161 : f32
          %163 = arith.mulf %139, %160 : f32
          %164 = arith.addi %120, %c1_i32 : i32
          %165 = arith.subi %122, %c1_i32 : i32
          %166 = arith.subf %162, %163 : f32
          %167 = arith.addf %162, %163 : f32
          %168 = "tt.bitcast"(%166) : (f32) -> i32
          %169 = arith.cmpi slt, %168, %c0_i32 : i32
          %170 = arith.andi %168, %c2147483647_i32 : i32
          %171 = arith.subi %c0_i32, %170 : i32
          %172 = arith.cmpi sgt, %170, %c2139095040_i32 : i32
          %173 = arith.select %169, %171, %168 : i32
          %174 = arith.select %172, %c2139095040_i32, %173 : i32
          %175 = arith.minsi %174, %165 : i32
          %176 = arith.maxsi %175, %164 : i32
          %177 = "tt.bitcast"(%167) : (f32) -> i32
          %178 = arith.cmpi slt, %177, %c0_i32 : i32
          %179 = arith.andi %177, %c2147483647_i32 : i32
          %180 = arith.subi %c0_i32, %179 : i32
          %181 = arith.cmpi sgt, %179, %c2139095040_i32 : i32
          %182 = arith.select %178, %180, %177 : i32
          %183 = arith.select %181, %c2139095040_i32, %182 : i32
          %184 = arith.minsi %183, %165 : i32
          %185 = arith.maxsi %184, %164 : i32
          %186 = arith.cmpf olt, %139, %cst_10 : f32
          %187 = arith.cmpf olt, %160, %cst_9 : f32
          %188 = arith.cmpi slt, %130, %c8_i32 : i32
          %189 = arith.cmpi eq, %130, %c6_i32 : i32
          %190 = arith.cmpi ne, %130, %c6_i32 : i32
          %191 = arith.andi %188, %190 : i1
          %192 = arith.andi %191, %186 : i1
          %193 = arith.andi %192, %187 : i1
          %194:2 = scf.if %193 -> (i32, i32) {
            scf.yield %176, %185 : i32, i32
          } else {
            %195 = arith.xori %120, %122 : i32
            %196 = arith.shrui %195, %c1_i32 : i32
            %197 = arith.ori %195, %196 : i32
            %198 = arith.shrui %197, %c2_i32 : i32
            %199 = arith.ori %197, %198 : i32
            %200 = arith.shrui %199, %c4_i32 : i32
            %201 = arith.ori %199, %200 : i32
            %202 = arith.shrui %201, %c8_i32 : i32
            %203 = arith.ori %201, %202 : i32
            %204 = arith.shrui %203, %c16_i32 : i32
            %205 = arith.ori %203, %204 : i32
            %206 = arith.shrui %205, %c1_i32 : i32
            %207 = arith.xori %206, %c-1_i32 : i32
            %208 = arith.andi %122, %207 : i32
            %209 = arith.subi %208, %c1_i32 : i32
            %210 = arith.subi %122, %120 : i32
            %211 = arith.addi %210, %c2_i32 : i32
            %212 = arith.divui %211, %c3_i32 : i32
            %213 = arith.addi %120, %212 : i32
            %214 = arith.addi %213, %212 : i32
            %215 = arith.select %189, %209, %213 : i32
            %216 = arith.select %189, %208, %214 : i32
            scf.yield %215, %216 : i32, i32
          }
          scf.yield %120, %122, %124, %126, %194#0, %194#1, %129, %130 : i32, i32, i32, i32, i32, i32, f32, i32
        }
        %101 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
        %102 = "tt.splat"(%4) : (i32) -> tensor<1024xi32>
        %103 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %104 = arith.extsi %103 : tensor<1xi32> to tensor<1xi64>
        %105 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
        %106 = arith.muli %104, %105 : tensor<1xi64>
        %107 = "tt.broadcast"(%106) : (tensor<1xi64>) -> tensor<1024xi64>
        %108 = "tt.splat"(%arg0) : (!tt.ptr<f32>) -> tensor<1024x!tt.ptr<f32>>
        %109 = "tt.splat"(%100#0) : (i32) -> tensor<1024xi32>
        %110 = scf.for %arg8 = %c0_i32 to %25 step %c1_i32 iter_args(%arg9 = %cst_6) -> (tensor<1024xi32>)  : i32 {
          %112 = arith.muli %arg8, %c1024_i32 : i32
          %113 = "tt.splat"(%112) : (i32) -> tensor<1024xi32>
          %114 = arith.addi %113, %101 : tensor<1024xi32>
          %115 = arith.cmpi ult, %114, %102 : tensor<1024xi32>
          %116 = arith.extsi %114 : tensor<1024xi32> to tensor<1024xi64>
          %117 = arith.addi %107, %116 : tensor<1024xi64>
          %118 = "tt.addptr"(%108, %117) : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<f32>>
          %119 = "tt.load"(%118, %115, %cst_4) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi1>, tensor<1024xf32>) -> tensor<1024xf32>
          %120 = "tt.bitcast"(%119) : (tensor<1024xf32>) -> tensor<1024xi32>
          %121 = arith.cmpi slt, %120, %cst_3 : tensor<1024xi32>
          %122 = arith.andi %120, %cst_2 : tensor<1024xi32>
          %123 = arith.subi %cst_3, %122 : tensor<1024xi32>
          %124 = arith.cmpi sgt, %122, %cst_1 : tensor<1024xi32>
          %125 = arith.select %121, %123, %120 : tensor<1024xi1>, tensor<1024xi32>
          %126 = arith.select %124, %cst_6, %125 : tensor<1024xi1>, tensor<1024xi32>
          %127 = arith.select %115, %126, %cst_5 : tensor<1024xi1>, tensor<1024xi32>
          %128 = arith.cmpi sgt, %127, %109 : tensor<1024xi32>
          %129 = arith.select %128, %127, %cst_6 : tensor<1024xi1>, tensor<1024xi32>
          %130 = arith.minsi %129, %arg9 : tensor<1024xi32>
          scf.yield %130 : tensor<1024xi32>
        }
        %111 = "tt.reduce"(%110) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %112 = arith.minsi %arg8, %arg9 : i32
          "tt.reduce_return"(%112) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
        scf.yield %111 : i32
      }
      scf.yield %23 : i32
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
    %18 = arith.extsi %13 : tensor<2xi32> to tensor<2xi64>
    %19 = arith.addi %17, %18 : tensor<2xi64>
    %20 = "tt.splat"(%arg5) : (!tt.ptr<i32>) -> tensor<2x!tt.ptr<i32>>
    %21 = "tt.addptr"(%20, %19) : (tensor<2x!tt.ptr<i32>>, tensor<2xi64>) -> tensor<2x!tt.ptr<i32>>
    "tt.store"(%21, %cst_0) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>) -> ()
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 4 : i32, winnow.arg = "scores", winnow.type = memref<?x?xf32, strided<[?, 1]>>}, {winnow.arg = "scores.size1"}, {winnow.arg = "scores.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_samples", winnow.type = memref<?xi32>}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.stride0"}, {winnow.arg = "rank"}], function_type = (!tt.ptr<f32>, i32, i64, !tt.ptr<i32>, !tt.ptr<f32>, !tt.ptr<i32>, i64, i32) -> (), sym_name = "thresholds_at_rank", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["thresholds.size0"], winnow.plan = {num_stages = 1 : i32, num_warps = 16 : i32, target = "cuda:90"}} : () -> ()
}

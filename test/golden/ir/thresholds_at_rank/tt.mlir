#map = affine_map<()[s0] -> (s0)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<f32>, %arg1: i32, %arg2: i64, %arg3: !tt.ptr<i32>, %arg4: !tt.ptr<f32>, %arg5: !tt.ptr<i32>, %arg6: i64, %arg7: i32):
    %c-2147483647_i32 = arith.constant -2147483647 : i32
    %cst = arith.constant dense<0> : tensor<2xi32>
    %cst_0 = arith.constant dense<2139095040> : tensor<1024xi32>
    %cst_1 = arith.constant dense<2147483647> : tensor<1024xi32>
    %cst_2 = arith.constant dense<0> : tensor<1024xi32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<1024xf32>
    %c1024_i32 = arith.constant 1024 : i32
    %c1023_i32 = arith.constant 1023 : i32
    %cst_4 = arith.constant dense<-2139095041> : tensor<1024xi32>
    %cst_5 = arith.constant dense<2139095041> : tensor<1024xi32>
    %cst_6 = arith.constant 4.000000e+00 : f32
    %c16_i32 = arith.constant 16 : i32
    %c65535_i32 = arith.constant 65535 : i32
    %cst_7 = arith.constant dense<16> : tensor<4096xi32>
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c8_i32 = arith.constant 8 : i32
    %cst_8 = arith.constant 2.500000e-01 : f32
    %cst_9 = arith.constant 0x7F800000 : f32
    %c2139095040_i32 = arith.constant 2139095040 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %cst_10 = arith.constant 5.000000e-01 : f32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %cst_11 = arith.constant 3.000000e-01 : f32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst_12 = arith.constant dense<-2139095041> : tensor<4096xi32>
    %cst_13 = arith.constant dense<2139095041> : tensor<4096xi32>
    %cst_14 = arith.constant dense<2139095040> : tensor<4096xi32>
    %cst_15 = arith.constant dense<2147483647> : tensor<4096xi32>
    %cst_16 = arith.constant dense<0> : tensor<4096xi32>
    %cst_17 = arith.constant dense<0.000000e+00> : tensor<4096xf32>
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
        %35 = "tt.load"(%34, %25, %cst_17) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<4096x!tt.ptr<f32>>, tensor<4096xi1>, tensor<4096xf32>) -> tensor<4096xf32>
        %36 = "tt.bitcast"(%35) : (tensor<4096xf32>) -> tensor<4096xi32>
        %37 = arith.cmpi slt, %36, %cst_16 : tensor<4096xi32>
        %38 = arith.andi %36, %cst_15 : tensor<4096xi32>
        %39 = arith.subi %cst_16, %38 : tensor<4096xi32>
        %40 = arith.cmpi sgt, %38, %cst_14 : tensor<4096xi32>
        %41 = arith.select %37, %39, %36 : tensor<4096xi1>, tensor<4096xi32>
        %42 = arith.select %40, %cst_13, %41 : tensor<4096xi1>, tensor<4096xi32>
        %43 = arith.select %25, %42, %cst_12 : tensor<4096xi1>, tensor<4096xi32>
        %44 = arith.cmpi ne, %43, %cst_12 : tensor<4096xi32>
        %45 = arith.minsi %43, %cst_13 : tensor<4096xi32>
        %46 = arith.select %44, %45, %cst_13 : tensor<4096xi1>, tensor<4096xi32>
        %47 = arith.maxsi %43, %cst_12 : tensor<4096xi32>
        %48 = "tt.reduce"(%46) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %108 = arith.minsi %arg8, %arg9 : i32
          "tt.reduce_return"(%108) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
        %49 = "tt.reduce"(%47) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %108 = arith.maxsi %arg8, %arg9 : i32
          "tt.reduce_return"(%108) : (i32) -> ()
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
        %61 = arith.subi %4, %arg7 : i32
        %62 = arith.sitofp %61 : i32 to f32
        %63 = math.rsqrt %60 : f32
        %64 = arith.addf %62, %cst_10 : f32
        %65 = arith.mulf %64, %63 : f32
        %66 = arith.mulf %65, %63 : f32
        %67 = arith.mulf %63, %cst_11 : f32
        %68 = arith.mulf %59, %66 : f32
        %69 = arith.addf %54, %68 : f32
        %70 = arith.mulf %59, %67 : f32
        %71 = arith.subi %49, %c1_i32 : i32
        %72 = arith.subf %69, %70 : f32
        %73 = arith.addf %69, %70 : f32
        %74 = "tt.bitcast"(%72) : (f32) -> i32
        %75 = arith.cmpi slt, %74, %c0_i32 : i32
        %76 = arith.andi %74, %c2147483647_i32 : i32
        %77 = arith.subi %c0_i32, %76 : i32
        %78 = arith.cmpi sgt, %76, %c2139095040_i32 : i32
        %79 = arith.select %75, %77, %74 : i32
        %80 = arith.select %78, %c2139095040_i32, %79 : i32
        %81 = arith.minsi %80, %71 : i32
        %82 = arith.maxsi %81, %48 : i32
        %83 = "tt.bitcast"(%73) : (f32) -> i32
        %84 = arith.cmpi slt, %83, %c0_i32 : i32
        %85 = arith.andi %83, %c2147483647_i32 : i32
        %86 = arith.subi %c0_i32, %85 : i32
        %87 = arith.cmpi sgt, %85, %c2139095040_i32 : i32
        %88 = arith.select %84, %86, %83 : i32
        %89 = arith.select %87, %c2139095040_i32, %88 : i32
        %90 = arith.minsi %89, %71 : i32
        %91 = arith.maxsi %90, %48 : i32
        %92 = arith.cmpf olt, %59, %cst_9 : f32
        %93 = arith.cmpf olt, %67, %cst_8 : f32
        %94 = arith.andi %92, %93 : i1
        %95 = arith.subi %49, %50 : i32
        %96 = arith.addi %95, %c2_i32 : i32
        %97 = arith.divui %96, %c3_i32 : i32
        %98 = arith.addi %50, %97 : i32
        %99 = arith.addi %98, %97 : i32
        %100 = arith.select %94, %82, %98 : i32
        %101 = arith.select %94, %91, %99 : i32
        %102:8 = scf.while (%arg8 = %50, %arg9 = %49, %arg10 = %4, %arg11 = %c0_i32, %arg12 = %100, %arg13 = %101, %arg14 = %cst_11, %arg15 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
          %108 = arith.addi %arg8, %c1_i32 : i32
          %109 = arith.cmpi slt, %108, %arg9 : i32
          %110 = arith.cmpi ne, %arg10, %arg7 : i32
          %111 = arith.andi %109, %110 : i1
          scf.condition(%111) %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15 : i32, i32, i32, i32, i32, i32, f32, i32
        } do {
        ^bb0(%arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32, %arg12: i32, %arg13: i32, %arg14: f32, %arg15: i32):
          %108 = "tt.splat"(%arg12) : (i32) -> tensor<4096xi32>
          %109 = arith.cmpi sgt, %43, %108 : tensor<4096xi32>
          %110 = arith.extui %109 : tensor<4096xi1> to tensor<4096xi32>
          %111 = "tt.splat"(%arg13) : (i32) -> tensor<4096xi32>
          %112 = arith.cmpi sgt, %43, %111 : tensor<4096xi32>
          %113 = arith.extui %112 : tensor<4096xi1> to tensor<4096xi32>
          %114 = arith.shli %113, %cst_7 : tensor<4096xi32>
          %115 = arith.addi %110, %114 : tensor<4096xi32>
          %116 = "tt.reduce"(%115) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %188 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%188) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
          %117 = arith.andi %116, %c65535_i32 : i32
          %118 = arith.shrui %116, %c16_i32 : i32
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
          %129 = arith.mulf %arg14, %cst_6 : f32
          %130 = arith.select %119, %cst_11, %129 : f32
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
          %144 = arith.subi %126, %arg7 : i32
          %145 = arith.sitofp %144 : i32 to f32
          %146 = math.rsqrt %143 : f32
          %147 = arith.addf %145, %cst_10 : f32
          %148 = arith.mulf %147, %146 : f32
          %149 = arith.mulf %148, %146 : f32
          %150 = arith.mulf %131, %146 : f32
          %151 = arith.mulf %141, %149 : f32
          %152 = arith.addf %136, %151 : f32
          %153 = arith.mulf %141, %150 : f32
          %154 = arith.addi %122, %c1_i32 : i32
          %155 = arith.subi %124, %c1_i32 : i32
          %156 = arith.subf %152, %153 : f32
          %157 = arith.addf %152, %153 : f32
          %158 = "tt.bitcast"(%156) : (f32) -> i32
          %159 = arith.cmpi slt, %158, %c0_i32 : i32
          %160 = arith.andi %158, %c2147483647_i32 : i32
          %161 = arith.subi %c0_i32, %160 : i32
          %162 = arith.cmpi sgt, %160, %c2139095040_i32 : i32
          %163 = arith.select %159, %161, %158 : i32
          %164 = arith.select %162, %c2139095040_i32, %163 : i32
          %165 = arith.minsi %164, %155 : i32
          %166 = arith.maxsi %165, %154 : i32
          %167 = "tt.bitcast"(%157) : (f32) -> i32
          %168 = arith.cmpi slt, %167, %c0_i32 : i32
          %169 = arith.andi %167, %c2147483647_i32 : i32
          %170 = arith.subi %c0_i32, %169 : i32
          %171 = arith.cmpi sgt, %169, %c2139095040_i32 : i32
          %172 = arith.select %168, %170, %167 : i32
          %173 = arith.select %171, %c2139095040_i32, %172 : i32
          %174 = arith.minsi %173, %155 : i32
          %175 = arith.maxsi %174, %154 : i32
          %176 = arith.cmpf olt, %141, %cst_9 : f32
          %177 = arith.cmpf olt, %150, %cst_8 : f32
          %178 = arith.cmpi slt, %132, %c8_i32 : i32
          %179 = arith.andi %176, %177 : i1
          %180 = arith.andi %178, %179 : i1
          %181 = arith.subi %124, %122 : i32
          %182 = arith.addi %181, %c2_i32 : i32
          %183 = arith.divui %182, %c3_i32 : i32
          %184 = arith.addi %122, %183 : i32
          %185 = arith.addi %184, %183 : i32
          %186 = arith.select %180, %166, %184 : i32
          %187 = arith.select %180, %175, %185 : i32
          scf.yield %122, %124, %126, %128, %186, %187, %131, %132 : i32, i32, i32, i32, i32, i32, f32, i32
        }
        %103 = "tt.splat"(%102#0) : (i32) -> tensor<4096xi32>
        %104 = arith.cmpi sgt, %43, %103 : tensor<4096xi32>
        %105 = arith.select %104, %43, %cst_13 : tensor<4096xi1>, tensor<4096xi32>
        %106 = arith.minsi %105, %cst_13 : tensor<4096xi32>
        %107 = "tt.reduce"(%106) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %108 = arith.minsi %arg8, %arg9 : i32
          "tt.reduce_return"(%108) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<4096xi32>) -> i32
        scf.yield %107 : i32
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
        %34:2 = scf.for %arg8 = %c0_i32 to %24 step %c1_i32 iter_args(%arg9 = %cst_5, %arg10 = %cst_4) -> (tensor<1024xi32>, tensor<1024xi32>)  : i32 {
          %111 = arith.muli %arg8, %c1024_i32 : i32
          %112 = "tt.splat"(%111) : (i32) -> tensor<1024xi32>
          %113 = arith.addi %112, %25 : tensor<1024xi32>
          %114 = arith.cmpi ult, %113, %26 : tensor<1024xi32>
          %115 = arith.extsi %113 : tensor<1024xi32> to tensor<1024xi64>
          %116 = "tt.addptr"(%33, %115) : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<f32>>
          %117 = "tt.load"(%116, %114, %cst_3) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi1>, tensor<1024xf32>) -> tensor<1024xf32>
          %118 = "tt.bitcast"(%117) : (tensor<1024xf32>) -> tensor<1024xi32>
          %119 = arith.cmpi slt, %118, %cst_2 : tensor<1024xi32>
          %120 = arith.andi %118, %cst_1 : tensor<1024xi32>
          %121 = arith.subi %cst_2, %120 : tensor<1024xi32>
          %122 = arith.cmpi sgt, %120, %cst_0 : tensor<1024xi32>
          %123 = arith.select %119, %121, %118 : tensor<1024xi1>, tensor<1024xi32>
          %124 = arith.select %122, %cst_5, %123 : tensor<1024xi1>, tensor<1024xi32>
          %125 = arith.select %114, %124, %cst_4 : tensor<1024xi1>, tensor<1024xi32>
          %126 = arith.cmpi ne, %125, %cst_4 : tensor<1024xi32>
          %127 = arith.minsi %125, %arg9 : tensor<1024xi32>
          %128 = arith.select %126, %127, %arg9 : tensor<1024xi1>, tensor<1024xi32>
          %129 = arith.maxsi %125, %arg10 : tensor<1024xi32>
          scf.yield %128, %129 : tensor<1024xi32>, tensor<1024xi32>
        }
        %35 = "tt.reduce"(%34#0) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %111 = arith.minsi %arg8, %arg9 : i32
          "tt.reduce_return"(%111) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
        %36 = "tt.reduce"(%34#1) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %111 = arith.maxsi %arg8, %arg9 : i32
          "tt.reduce_return"(%111) : (i32) -> ()
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
        %48 = arith.subi %4, %arg7 : i32
        %49 = arith.sitofp %48 : i32 to f32
        %50 = math.rsqrt %47 : f32
        %51 = arith.addf %49, %cst_10 : f32
        %52 = arith.mulf %51, %50 : f32
        %53 = arith.mulf %52, %50 : f32
        %54 = arith.mulf %50, %cst_11 : f32
        %55 = arith.mulf %46, %53 : f32
        %56 = arith.addf %41, %55 : f32
        %57 = arith.mulf %46, %54 : f32
        %58 = arith.subi %36, %c1_i32 : i32
        %59 = arith.subf %56, %57 : f32
        %60 = arith.addf %56, %57 : f32
        %61 = "tt.bitcast"(%59) : (f32) -> i32
        %62 = arith.cmpi slt, %61, %c0_i32 : i32
        %63 = arith.andi %61, %c2147483647_i32 : i32
        %64 = arith.subi %c0_i32, %63 : i32
        %65 = arith.cmpi sgt, %63, %c2139095040_i32 : i32
        %66 = arith.select %62, %64, %61 : i32
        %67 = arith.select %65, %c2139095040_i32, %66 : i32
        %68 = arith.minsi %67, %58 : i32
        %69 = arith.maxsi %68, %35 : i32
        %70 = "tt.bitcast"(%60) : (f32) -> i32
        %71 = arith.cmpi slt, %70, %c0_i32 : i32
        %72 = arith.andi %70, %c2147483647_i32 : i32
        %73 = arith.subi %c0_i32, %72 : i32
        %74 = arith.cmpi sgt, %72, %c2139095040_i32 : i32
        %75 = arith.select %71, %73, %70 : i32
        %76 = arith.select %74, %c2139095040_i32, %75 : i32
        %77 = arith.minsi %76, %58 : i32
        %78 = arith.maxsi %77, %35 : i32
        %79 = arith.cmpf olt, %46, %cst_9 : f32
        %80 = arith.cmpf olt, %54, %cst_8 : f32
        %81 = arith.andi %79, %80 : i1
        %82 = arith.subi %36, %37 : i32
        %83 = arith.addi %82, %c2_i32 : i32
        %84 = arith.divui %83, %c3_i32 : i32
        %85 = arith.addi %37, %84 : i32
        %86 = arith.addi %85, %84 : i32
        %87 = arith.select %81, %69, %85 : i32
        %88 = arith.select %81, %78, %86 : i32
        %89 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
        %90 = "tt.splat"(%4) : (i32) -> tensor<1024xi32>
        %91 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %92 = arith.extsi %91 : tensor<1xi32> to tensor<1xi64>
        %93 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
        %94 = arith.muli %92, %93 : tensor<1xi64>
        %95 = "tt.splat"(%arg0) : (!tt.ptr<f32>) -> tensor<1x!tt.ptr<f32>>
        %96 = "tt.addptr"(%95, %94) : (tensor<1x!tt.ptr<f32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<f32>>
        %97 = "tt.broadcast"(%96) : (tensor<1x!tt.ptr<f32>>) -> tensor<1024x!tt.ptr<f32>>
        %98:8 = scf.while (%arg8 = %37, %arg9 = %36, %arg10 = %4, %arg11 = %c0_i32, %arg12 = %87, %arg13 = %88, %arg14 = %cst_11, %arg15 = %c0_i32) : (i32, i32, i32, i32, i32, i32, f32, i32) -> (i32, i32, i32, i32, i32, i32, f32, i32) {
          %111 = arith.addi %arg8, %c1_i32 : i32
          %112 = arith.cmpi slt, %111, %arg9 : i32
          %113 = arith.cmpi ne, %arg10, %arg7 : i32
          %114 = arith.andi %112, %113 : i1
          scf.condition(%114) %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15 : i32, i32, i32, i32, i32, i32, f32, i32
        } do {
        ^bb0(%arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32, %arg12: i32, %arg13: i32, %arg14: f32, %arg15: i32):
          %111 = "tt.splat"(%arg12) : (i32) -> tensor<1024xi32>
          %112 = "tt.splat"(%arg13) : (i32) -> tensor<1024xi32>
          %113:2 = scf.for %arg16 = %c0_i32 to %24 step %c1_i32 iter_args(%arg17 = %cst_2, %arg18 = %cst_2) -> (tensor<1024xi32>, tensor<1024xi32>)  : i32 {
            %185 = arith.muli %arg16, %c1024_i32 : i32
            %186 = "tt.splat"(%185) : (i32) -> tensor<1024xi32>
            %187 = arith.addi %186, %89 : tensor<1024xi32>
            %188 = arith.cmpi ult, %187, %90 : tensor<1024xi32>
            %189 = arith.extsi %187 : tensor<1024xi32> to tensor<1024xi64>
            %190 = "tt.addptr"(%97, %189) : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<f32>>
            %191 = "tt.load"(%190, %188, %cst_3) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi1>, tensor<1024xf32>) -> tensor<1024xf32>
            %192 = "tt.bitcast"(%191) : (tensor<1024xf32>) -> tensor<1024xi32>
            %193 = arith.cmpi slt, %192, %cst_2 : tensor<1024xi32>
            %194 = arith.andi %192, %cst_1 : tensor<1024xi32>
            %195 = arith.subi %cst_2, %194 : tensor<1024xi32>
            %196 = arith.cmpi sgt, %194, %cst_0 : tensor<1024xi32>
            %197 = arith.select %193, %195, %192 : tensor<1024xi1>, tensor<1024xi32>
            %198 = arith.select %196, %cst_5, %197 : tensor<1024xi1>, tensor<1024xi32>
            %199 = arith.select %188, %198, %cst_4 : tensor<1024xi1>, tensor<1024xi32>
            %200 = arith.cmpi sgt, %199, %111 : tensor<1024xi32>
            %201 = arith.extui %200 : tensor<1024xi1> to tensor<1024xi32>
            %202 = arith.addi %arg17, %201 : tensor<1024xi32>
            %203 = arith.cmpi sgt, %199, %112 : tensor<1024xi32>
            %204 = arith.extui %203 : tensor<1024xi1> to tensor<1024xi32>
            %205 = arith.addi %arg18, %204 : tensor<1024xi32>
            scf.yield %202, %205 : tensor<1024xi32>, tensor<1024xi32>
          }
          %114 = "tt.reduce"(%113#0) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %185 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%185) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
          %115 = "tt.reduce"(%113#1) ({
          ^bb0(%arg16: i32, %arg17: i32):
            %185 = arith.addi %arg16, %arg17 : i32
            "tt.reduce_return"(%185) : (i32) -> ()
          }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
          %116 = arith.cmpi sge, %114, %arg7 : i32
          %117 = arith.cmpi sge, %115, %arg7 : i32
          %118 = arith.select %116, %arg12, %arg8 : i32
          %119 = arith.select %117, %arg13, %118 : i32
          %120 = arith.select %116, %arg13, %arg12 : i32
          %121 = arith.select %117, %arg9, %120 : i32
          %122 = arith.select %116, %114, %arg10 : i32
          %123 = arith.select %117, %115, %122 : i32
          %124 = arith.select %116, %115, %114 : i32
          %125 = arith.select %117, %arg11, %124 : i32
          %126 = arith.mulf %arg14, %cst_6 : f32
          %127 = arith.select %116, %cst_11, %126 : f32
          %128 = arith.select %117, %126, %127 : f32
          %129 = arith.addi %arg15, %c1_i32 : i32
          %130 = arith.cmpi slt, %119, %c0_i32 : i32
          %131 = arith.subi %c-2147483648_i32, %119 : i32
          %132 = arith.select %130, %131, %119 : i32
          %133 = "tt.bitcast"(%132) : (i32) -> f32
          %134 = arith.cmpi slt, %121, %c0_i32 : i32
          %135 = arith.subi %c-2147483648_i32, %121 : i32
          %136 = arith.select %134, %135, %121 : i32
          %137 = "tt.bitcast"(%136) : (i32) -> f32
          %138 = arith.subf %137, %133 : f32
          %139 = arith.subi %123, %125 : i32
          %140 = arith.sitofp %139 : i32 to f32
          %141 = arith.subi %123, %arg7 : i32
          %142 = arith.sitofp %141 : i32 to f32
          %143 = math.rsqrt %140 : f32
          %144 = arith.addf %142, %cst_10 : f32
          %145 = arith.mulf %144, %143 : f32
          %146 = arith.mulf %145, %143 : f32
          %147 = arith.mulf %128, %143 : f32
          %148 = arith.mulf %138, %146 : f32
          %149 = arith.addf %133, %148 : f32
          %150 = arith.mulf %138, %147 : f32
          %151 = arith.addi %119, %c1_i32 : i32
          %152 = arith.subi %121, %c1_i32 : i32
          %153 = arith.subf %149, %150 : f32
          %154 = arith.addf %149, %150 : f32
          %155 = "tt.bitcast"(%153) : (f32) -> i32
          %156 = arith.cmpi slt, %155, %c0_i32 : i32
          %157 = arith.andi %155, %c2147483647_i32 : i32
          %158 = arith.subi %c0_i32, %157 : i32
          %159 = arith.cmpi sgt, %157, %c2139095040_i32 : i32
          %160 = arith.select %156, %158, %155 : i32
          %161 = arith.select %159, %c2139095040_i32, %160 : i32
          %162 = arith.minsi %161, %152 : i32
          %163 = arith.maxsi %162, %151 : i32
          %164 = "tt.bitcast"(%154) : (f32) -> i32
          %165 = arith.cmpi slt, %164, %c0_i32 : i32
          %166 = arith.andi %164, %c2147483647_i32 : i32
          %167 = arith.subi %c0_i32, %166 : i32
          %168 = arith.cmpi sgt, %166, %c2139095040_i32 : i32
          %169 = arith.select %165, %167, %164 : i32
          %170 = arith.select %168, %c2139095040_i32, %169 : i32
          %171 = arith.minsi %170, %152 : i32
          %172 = arith.maxsi %171, %151 : i32
          %173 = arith.cmpf olt, %138, %cst_9 : f32
          %174 = arith.cmpf olt, %147, %cst_8 : f32
          %175 = arith.cmpi slt, %129, %c8_i32 : i32
          %176 = arith.andi %173, %174 : i1
          %177 = arith.andi %175, %176 : i1
          %178 = arith.subi %121, %119 : i32
          %179 = arith.addi %178, %c2_i32 : i32
          %180 = arith.divui %179, %c3_i32 : i32
          %181 = arith.addi %119, %180 : i32
          %182 = arith.addi %181, %180 : i32
          %183 = arith.select %177, %163, %181 : i32
          %184 = arith.select %177, %172, %182 : i32
          scf.yield %119, %121, %123, %125, %183, %184, %128, %129 : i32, i32, i32, i32, i32, i32, f32, i32
        }
        %99 = "tt.make_range"() {end = 1024 : i32, start = 0 : i32} : () -> tensor<1024xi32>
        %100 = "tt.splat"(%4) : (i32) -> tensor<1024xi32>
        %101 = "tt.splat"(%0) : (i32) -> tensor<1xi32>
        %102 = arith.extsi %101 : tensor<1xi32> to tensor<1xi64>
        %103 = "tt.splat"(%arg2) : (i64) -> tensor<1xi64>
        %104 = arith.muli %102, %103 : tensor<1xi64>
        %105 = "tt.splat"(%arg0) : (!tt.ptr<f32>) -> tensor<1x!tt.ptr<f32>>
        %106 = "tt.addptr"(%105, %104) : (tensor<1x!tt.ptr<f32>>, tensor<1xi64>) -> tensor<1x!tt.ptr<f32>>
        %107 = "tt.broadcast"(%106) : (tensor<1x!tt.ptr<f32>>) -> tensor<1024x!tt.ptr<f32>>
        %108 = "tt.splat"(%98#0) : (i32) -> tensor<1024xi32>
        %109 = scf.for %arg8 = %c0_i32 to %24 step %c1_i32 iter_args(%arg9 = %cst_5) -> (tensor<1024xi32>)  : i32 {
          %111 = arith.muli %arg8, %c1024_i32 : i32
          %112 = "tt.splat"(%111) : (i32) -> tensor<1024xi32>
          %113 = arith.addi %112, %99 : tensor<1024xi32>
          %114 = arith.cmpi ult, %113, %100 : tensor<1024xi32>
          %115 = arith.extsi %113 : tensor<1024xi32> to tensor<1024xi64>
          %116 = "tt.addptr"(%107, %115) : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi64>) -> tensor<1024x!tt.ptr<f32>>
          %117 = "tt.load"(%116, %114, %cst_3) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<1024x!tt.ptr<f32>>, tensor<1024xi1>, tensor<1024xf32>) -> tensor<1024xf32>
          %118 = "tt.bitcast"(%117) : (tensor<1024xf32>) -> tensor<1024xi32>
          %119 = arith.cmpi slt, %118, %cst_2 : tensor<1024xi32>
          %120 = arith.andi %118, %cst_1 : tensor<1024xi32>
          %121 = arith.subi %cst_2, %120 : tensor<1024xi32>
          %122 = arith.cmpi sgt, %120, %cst_0 : tensor<1024xi32>
          %123 = arith.select %119, %121, %118 : tensor<1024xi1>, tensor<1024xi32>
          %124 = arith.select %122, %cst_5, %123 : tensor<1024xi1>, tensor<1024xi32>
          %125 = arith.select %114, %124, %cst_4 : tensor<1024xi1>, tensor<1024xi32>
          %126 = arith.cmpi sgt, %125, %108 : tensor<1024xi32>
          %127 = arith.select %126, %125, %cst_5 : tensor<1024xi1>, tensor<1024xi32>
          %128 = arith.minsi %127, %arg9 : tensor<1024xi32>
          scf.yield %128 : tensor<1024xi32>
        }
        %110 = "tt.reduce"(%109) ({
        ^bb0(%arg8: i32, %arg9: i32):
          %111 = arith.minsi %arg8, %arg9 : i32
          "tt.reduce_return"(%111) : (i32) -> ()
        }) {axis = 0 : i32} : (tensor<1024xi32>) -> i32
        scf.yield %110 : i32
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
    "tt.store"(%20, %cst) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 0>} : (tensor<2x!tt.ptr<i32>>, tensor<2xi32>) -> ()
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 4 : i32, winnow.arg = "scores", winnow.type = memref<?x?xf32, strided<[?, 1]>>}, {winnow.arg = "scores.size1"}, {winnow.arg = "scores.stride0"}, {tt.divisibility = 4 : i32, winnow.arg = "row_samples", winnow.type = memref<?xi32>}, {tt.divisibility = 4 : i32, winnow.arg = "thresholds", winnow.type = memref<?xf32>}, {tt.divisibility = 4 : i32, winnow.arg = "counters", winnow.type = memref<?x2xi32, strided<[?, 1]>>}, {winnow.arg = "counters.stride0"}, {winnow.arg = "rank"}], function_type = (!tt.ptr<f32>, i32, i64, !tt.ptr<i32>, !tt.ptr<f32>, !tt.ptr<i32>, i64, i32) -> (), sym_name = "thresholds_at_rank", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["thresholds.size0"], winnow.plan = {num_stages = 1 : i32, num_warps = 16 : i32, target = "cuda:90"}} : () -> ()
}

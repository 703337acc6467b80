#map = affine_map<()[s0, s1] -> (s0 ceildiv 16 + s1 ceildiv 16)>
module {
  "tt.func"() ({
  ^bb0(%arg0: !tt.ptr<bf16>, %arg1: i64, %arg2: !tt.ptr<i64>, %arg3: i32, %arg4: !tt.ptr<bf16>, %arg5: i64, %arg6: !tt.ptr<i64>, %arg7: i32, %arg8: !tt.ptr<i8>, %arg9: i32, %arg10: i64, %arg11: !tt.ptr<i8>, %arg12: i64, %arg13: !tt.ptr<i8>, %arg14: i32, %arg15: i64, %arg16: !tt.ptr<i8>, %arg17: i64):
    %cst = arith.constant dense<64> : tensor<128x1xi32>
    %cst_0 = arith.constant dense<8> : tensor<1x1x4xi32>
    %cst_1 = arith.constant dense<1061158912> : tensor<128xi32>
    %cst_2 = arith.constant dense<4> : tensor<1x8xi32>
    %cst_3 = arith.constant dense<8> : tensor<128x8xi32>
    %cst_4 = arith.constant dense<28> : tensor<128x8xi32>
    %cst_5 = arith.constant dense<-1> : tensor<128x8xi32>
    %cst_6 = arith.constant dense<-16777212> : tensor<128x8xi32>
    %cst_7 = arith.constant dense<0x4C400000> : tensor<128x8xf32>
    %cst_8 = arith.constant dense<-8388606> : tensor<128x8xi32>
    %cst_9 = arith.constant dense<0x4BC00000> : tensor<128x8xf32>
    %cst_10 = arith.constant dense<0x4B400000> : tensor<128x8xf32>
    %cst_11 = arith.constant dense<1.200000e+01> : tensor<128x8xf32>
    %cst_12 = arith.constant dense<4> : tensor<128xi32>
    %cst_13 = arith.constant dense<2> : tensor<128xi32>
    %cst_14 = arith.constant dense<2131265673> : tensor<128xi32>
    %cst_15 = arith.constant dense<2131904805> : tensor<128xi32>
    %cst_16 = arith.constant dense<2132642265> : tensor<128xi32>
    %cst_17 = arith.constant dense<2133502635> : tensor<128xi32>
    %cst_18 = arith.constant dense<2134519436> : tensor<128xi32>
    %cst_19 = arith.constant dense<2135739597> : tensor<128xi32>
    %cst_20 = arith.constant dense<2137230905> : tensor<128xi32>
    %cst_21 = arith.constant dense<7> : tensor<128xi32>
    %cst_22 = arith.constant dense<2139095040> : tensor<128xi32>
    %cst_23 = arith.constant dense<1006632960> : tensor<128xi32>
    %cst_24 = arith.constant dense<20> : tensor<128xi32>
    %cst_25 = arith.constant dense<75497472> : tensor<128xi32>
    %cst_26 = arith.constant dense<126> : tensor<128xi32>
    %cst_27 = arith.constant dense<1> : tensor<128xi32>
    %cst_28 = arith.constant dense<3> : tensor<128xi32>
    %cst_29 = arith.constant dense<25> : tensor<128xi32>
    %cst_30 = arith.constant dense<142> : tensor<128xi32>
    %cst_31 = arith.constant dense<6> : tensor<128xi32>
    %cst_32 = arith.constant dense<130> : tensor<128xi32>
    %cst_33 = arith.constant dense<12582912> : tensor<128xi32>
    %cst_34 = arith.constant dense<8388608> : tensor<128xi32>
    %cst_35 = arith.constant dense<23> : tensor<128xi32>
    %cst_36 = arith.constant dense<8388607> : tensor<128xi32>
    %cst_37 = arith.constant dense<8388607> : tensor<128x8xi32>
    %cst_38 = arith.constant dense<2147483647> : tensor<128x8xi32>
    %cst_39 = arith.constant dense<0.000000e+00> : tensor<128x8xbf16>
    %cst_40 = arith.constant dense<0> : tensor<128xi32>
    %cst_41 = arith.constant dense<16> : tensor<128xi32>
    %cst_42 = arith.constant dense<64> : tensor<128xi64>
    %cst_43 = arith.constant dense<0> : tensor<128xi64>
    %cst_44 = arith.constant dense<8> : tensor<128xi32>
    %c16_i32 = arith.constant 16 : i32
    %c15_i32 = arith.constant 15 : i32
    %0 = "tt.get_program_id"() {axis = 0 : i32} : () -> i32
    %1 = arith.addi %arg3, %c15_i32 : i32
    %2 = arith.divui %1, %c16_i32 : i32
    %3 = arith.cmpi slt, %0, %2 : i32
    scf.if %3 {
      %4 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %5 = arith.muli %0, %c16_i32 : i32
      %6 = "tt.splat"(%5) : (i32) -> tensor<128xi32>
      %7 = arith.divui %4, %cst_44 : tensor<128xi32>
      %8 = arith.addi %6, %7 : tensor<128xi32>
      %9 = "tt.splat"(%arg3) : (i32) -> tensor<128xi32>
      %10 = arith.cmpi ult, %8, %9 : tensor<128xi32>
      %11 = arith.extsi %8 : tensor<128xi32> to tensor<128xi64>
      %12 = "tt.splat"(%arg2) : (!tt.ptr<i64>) -> tensor<128x!tt.ptr<i64>>
      %13 = "tt.addptr"(%12, %11) : (tensor<128x!tt.ptr<i64>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i64>>
      %14 = "tt.load"(%13, %10, %cst_43) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i64>>, tensor<128xi1>, tensor<128xi64>) -> tensor<128xi64>
      %15 = arith.divui %14, %cst_42 : tensor<128xi64>
      %16 = arith.remui %14, %cst_42 : tensor<128xi64>
      %17 = arith.remui %4, %cst_44 : tensor<128xi32>
      %18 = arith.muli %17, %cst_41 : tensor<128xi32>
      %19 = "tt.expand_dims"(%18) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %20 = "tt.broadcast"(%19) : (tensor<128x1xi32>) -> tensor<128x8xi32>
      %21 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
      %22 = "tt.expand_dims"(%21) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
      %23 = "tt.broadcast"(%22) : (tensor<1x8xi32>) -> tensor<128x8xi32>
      %24 = arith.addi %20, %23 : tensor<128x8xi32>
      %25 = "tt.expand_dims"(%8) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %26 = "tt.expand_dims"(%10) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
      %27 = "tt.broadcast"(%26) : (tensor<128x1xi1>) -> tensor<128x8xi1>
      %28 = arith.extsi %25 : tensor<128x1xi32> to tensor<128x1xi64>
      %29 = "tt.splat"(%arg1) : (i64) -> tensor<128x1xi64>
      %30 = arith.muli %28, %29 : tensor<128x1xi64>
      %31 = "tt.splat"(%arg0) : (!tt.ptr<bf16>) -> tensor<128x1x!tt.ptr<bf16>>
      %32 = "tt.addptr"(%31, %30) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<bf16>>
      %33 = "tt.broadcast"(%32) : (tensor<128x1x!tt.ptr<bf16>>) -> tensor<128x8x!tt.ptr<bf16>>
      %34 = "tt.addptr"(%33, %24) : (tensor<128x8x!tt.ptr<bf16>>, tensor<128x8xi32>) -> tensor<128x8x!tt.ptr<bf16>>
      %35 = "tt.load"(%34, %27, %cst_39) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<bf16>>, tensor<128x8xi1>, tensor<128x8xbf16>) -> tensor<128x8xbf16>
      %36 = arith.extf %35 : tensor<128x8xbf16> to tensor<128x8xf32>
      %37 = arith.addi %18, %cst_44 : tensor<128xi32>
      %38 = "tt.expand_dims"(%37) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %39 = "tt.broadcast"(%38) : (tensor<128x1xi32>) -> tensor<128x8xi32>
      %40 = arith.addi %39, %23 : tensor<128x8xi32>
      %41 = "tt.addptr"(%33, %40) : (tensor<128x8x!tt.ptr<bf16>>, tensor<128x8xi32>) -> tensor<128x8x!tt.ptr<bf16>>
      %42 = "tt.load"(%41, %27, %cst_39) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<bf16>>, tensor<128x8xi1>, tensor<128x8xbf16>) -> tensor<128x8xbf16>
      %43 = arith.extf %42 : tensor<128x8xbf16> to tensor<128x8xf32>
      %44 = "tt.bitcast"(%36) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %45 = "tt.bitcast"(%43) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %46 = arith.andi %44, %cst_38 : tensor<128x8xi32>
      %47 = arith.addi %46, %cst_37 : tensor<128x8xi32>
      %48 = arith.andi %45, %cst_38 : tensor<128x8xi32>
      %49 = arith.addi %48, %cst_37 : tensor<128x8xi32>
      %50 = "tt.reduce"(%47) ({
      ^bb0(%arg18: i32, %arg19: i32):
        %197 = arith.maxsi %arg18, %arg19 : i32
        "tt.reduce_return"(%197) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x8xi32>) -> tensor<128xi32>
      %51 = "tt.reduce"(%49) ({
      ^bb0(%arg18: i32, %arg19: i32):
        %197 = arith.maxsi %arg18, %arg19 : i32
        "tt.reduce_return"(%197) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x8xi32>) -> tensor<128xi32>
      %52 = arith.maxsi %50, %51 : tensor<128xi32>
      %53 = arith.maxsi %52, %cst_36 : tensor<128xi32>
      %54 = arith.subi %53, %cst_36 : tensor<128xi32>
      %55 = arith.shrui %54, %cst_35 : tensor<128xi32>
      %56 = arith.andi %54, %cst_36 : tensor<128xi32>
      %57 = arith.ori %56, %cst_34 : tensor<128xi32>
      %58 = arith.cmpi uge, %57, %cst_33 : tensor<128xi32>
      %59 = arith.subi %55, %cst_32 : tensor<128xi32>
      %60 = arith.extui %58 : tensor<128xi1> to tensor<128xi32>
      %61 = arith.addi %59, %60 : tensor<128xi32>
      %62 = arith.addi %61, %cst_31 : tensor<128xi32>
      %63 = arith.maxsi %62, %cst_40 : tensor<128xi32>
      %64 = arith.subi %63, %55 : tensor<128xi32>
      %65 = arith.addi %64, %cst_30 : tensor<128xi32>
      %66 = arith.minsi %65, %cst_29 : tensor<128xi32>
      %67 = arith.shli %63, %cst_28 : tensor<128xi32>
      %68 = arith.shrui %57, %66 : tensor<128xi32>
      %69 = arith.divui %68, %cst_28 : tensor<128xi32>
      %70 = arith.shli %cst_28, %66 : tensor<128xi32>
      %71 = arith.muli %69, %70 : tensor<128xi32>
      %72 = arith.subi %57, %71 : tensor<128xi32>
      %73 = arith.addi %72, %72 : tensor<128xi32>
      %74 = arith.andi %69, %cst_27 : tensor<128xi32>
      %75 = arith.addi %73, %74 : tensor<128xi32>
      %76 = arith.cmpi ugt, %75, %70 : tensor<128xi32>
      %77 = arith.extui %76 : tensor<128xi1> to tensor<128xi32>
      %78 = arith.addi %69, %77 : tensor<128xi32>
      %79 = arith.addi %67, %78 : tensor<128xi32>
      %80 = arith.minsi %79, %cst_26 : tensor<128xi32>
      %81 = arith.sitofp %80 : tensor<128xi32> to tensor<128xf32>
      %82 = "tt.bitcast"(%81) : (tensor<128xf32>) -> tensor<128xi32>
      %83 = arith.subi %82, %cst_25 : tensor<128xi32>
      %84 = arith.shli %80, %cst_24 : tensor<128xi32>
      %85 = arith.addi %84, %cst_23 : tensor<128xi32>
      %86 = arith.cmpi uge, %80, %cst_44 : tensor<128xi32>
      %87 = arith.select %86, %85, %83 : tensor<128xi1>, tensor<128xi32>
      %88 = arith.andi %87, %cst_22 : tensor<128xi32>
      %89 = arith.shrui %87, %cst_24 : tensor<128xi32>
      %90 = arith.andi %89, %cst_21 : tensor<128xi32>
      %91 = arith.andi %90, %cst_27 : tensor<128xi32>
      %92 = arith.cmpi ne, %91, %cst_40 : tensor<128xi32>
      %93 = arith.select %92, %cst_20, %cst_22 : tensor<128xi1>, tensor<128xi32>
      %94 = arith.select %92, %cst_18, %cst_19 : tensor<128xi1>, tensor<128xi32>
      %95 = arith.select %92, %cst_16, %cst_17 : tensor<128xi1>, tensor<128xi32>
      %96 = arith.select %92, %cst_14, %cst_15 : tensor<128xi1>, tensor<128xi32>
      %97 = arith.andi %90, %cst_13 : tensor<128xi32>
      %98 = arith.cmpi ne, %97, %cst_40 : tensor<128xi32>
      %99 = arith.select %98, %94, %93 : tensor<128xi1>, tensor<128xi32>
      %100 = arith.select %98, %96, %95 : tensor<128xi1>, tensor<128xi32>
      %101 = arith.andi %90, %cst_12 : tensor<128xi32>
      %102 = arith.cmpi ne, %101, %cst_40 : tensor<128xi32>
      %103 = arith.select %102, %100, %99 : tensor<128xi1>, tensor<128xi32>
      %104 = arith.subi %103, %88 : tensor<128xi32>
      %105 = arith.cmpi eq, %80, %cst_40 : tensor<128xi32>
      %106 = arith.select %105, %cst_40, %104 : tensor<128xi1>, tensor<128xi32>
      %107 = "tt.bitcast"(%106) : (tensor<128xi32>) -> tensor<128xf32>
      %108 = "tt.expand_dims"(%107) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
      %109 = "tt.broadcast"(%108) : (tensor<128x1xf32>) -> tensor<128x8xf32>
      %110 = math.absf %36 : tensor<128x8xf32>
      %111 = arith.mulf %110, %109 : tensor<128x8xf32>
      %112 = arith.minnumf %111, %cst_11 : tensor<128x8xf32>
      %113 = arith.addf %112, %cst_10 : tensor<128x8xf32>
      %114 = "tt.bitcast"(%113) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %115 = arith.addf %112, %cst_9 : tensor<128x8xf32>
      %116 = "tt.bitcast"(%115) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %117 = arith.addi %116, %cst_8 : tensor<128x8xi32>
      %118 = arith.addf %112, %cst_7 : tensor<128x8xf32>
      %119 = "tt.bitcast"(%118) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %120 = arith.addi %119, %cst_6 : tensor<128x8xi32>
      %121 = arith.minsi %114, %117 : tensor<128x8xi32>
      %122 = arith.minsi %121, %120 : tensor<128x8xi32>
      %123 = arith.xori %47, %cst_5 : tensor<128x8xi32>
      %124 = arith.andi %44, %123 : tensor<128x8xi32>
      %125 = arith.shrui %124, %cst_4 : tensor<128x8xi32>
      %126 = arith.andi %125, %cst_3 : tensor<128x8xi32>
      %127 = arith.addi %122, %126 : tensor<128x8xi32>
      %128 = arith.muli %22, %cst_2 : tensor<1x8xi32>
      %129 = "tt.broadcast"(%128) : (tensor<1x8xi32>) -> tensor<128x8xi32>
      %130 = arith.shli %127, %129 : tensor<128x8xi32>
      %131 = "tt.reduce"(%130) ({
      ^bb0(%arg18: i32, %arg19: i32):
        %197 = arith.addi %arg18, %arg19 : i32
        "tt.reduce_return"(%197) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x8xi32>) -> tensor<128xi32>
      %132 = arith.subi %131, %cst_1 : tensor<128xi32>
      %133 = math.absf %43 : tensor<128x8xf32>
      %134 = arith.mulf %133, %109 : tensor<128x8xf32>
      %135 = arith.minnumf %134, %cst_11 : tensor<128x8xf32>
      %136 = arith.addf %135, %cst_10 : tensor<128x8xf32>
      %137 = "tt.bitcast"(%136) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %138 = arith.addf %135, %cst_9 : tensor<128x8xf32>
      %139 = "tt.bitcast"(%138) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %140 = arith.addi %139, %cst_8 : tensor<128x8xi32>
      %141 = arith.addf %135, %cst_7 : tensor<128x8xf32>
      %142 = "tt.bitcast"(%141) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %143 = arith.addi %142, %cst_6 : tensor<128x8xi32>
      %144 = arith.minsi %137, %140 : tensor<128x8xi32>
      %145 = arith.minsi %144, %143 : tensor<128x8xi32>
      %146 = arith.xori %49, %cst_5 : tensor<128x8xi32>
      %147 = arith.andi %45, %146 : tensor<128x8xi32>
      %148 = arith.shrui %147, %cst_4 : tensor<128x8xi32>
      %149 = arith.andi %148, %cst_3 : tensor<128x8xi32>
      %150 = arith.addi %145, %149 : tensor<128x8xi32>
      %151 = arith.shli %150, %129 : tensor<128x8xi32>
      %152 = "tt.reduce"(%151) ({
      ^bb0(%arg18: i32, %arg19: i32):
        %197 = arith.addi %arg18, %arg19 : i32
        "tt.reduce_return"(%197) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x8xi32>) -> tensor<128xi32>
      %153 = arith.subi %152, %cst_1 : tensor<128xi32>
      %154 = arith.trunci %80 : tensor<128xi32> to tensor<128xi8>
      %155 = "tt.join"(%132, %153) : (tensor<128xi32>, tensor<128xi32>) -> tensor<128x2xi32>
      %156 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
      %157 = "tt.expand_dims"(%156) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
      %158 = "tt.expand_dims"(%157) {axis = 0 : i32} : (tensor<1x4xi32>) -> tensor<1x1x4xi32>
      %159 = arith.muli %158, %cst_0 : tensor<1x1x4xi32>
      %160 = "tt.broadcast"(%159) : (tensor<1x1x4xi32>) -> tensor<128x2x4xi32>
      %161 = "tt.expand_dims"(%155) {axis = 2 : i32} : (tensor<128x2xi32>) -> tensor<128x2x1xi32>
      %162 = "tt.broadcast"(%161) : (tensor<128x2x1xi32>) -> tensor<128x2x4xi32>
      %163 = arith.shrui %162, %160 : tensor<128x2x4xi32>
      %164 = arith.trunci %163 : tensor<128x2x4xi32> to tensor<128x2x4xi8>
      %165 = "tt.reshape"(%164) : (tensor<128x2x4xi8>) -> tensor<128x8xi8>
      %166 = arith.extsi %arg9 : i32 to i64
      %167 = "tt.splat"(%166) : (i64) -> tensor<128xi64>
      %168 = arith.cmpi ult, %15, %167 : tensor<128xi64>
      %169 = arith.andi %168, %10 : tensor<128xi1>
      %170 = arith.trunci %15 : tensor<128xi64> to tensor<128xi32>
      %171 = arith.trunci %16 : tensor<128xi64> to tensor<128xi32>
      %172 = arith.extsi %170 : tensor<128xi32> to tensor<128xi64>
      %173 = "tt.splat"(%arg12) : (i64) -> tensor<128xi64>
      %174 = arith.muli %172, %173 : tensor<128xi64>
      %175 = "tt.splat"(%arg11) : (!tt.ptr<i8>) -> tensor<128x!tt.ptr<i8>>
      %176 = "tt.addptr"(%175, %174) : (tensor<128x!tt.ptr<i8>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i8>>
      %177 = arith.muli %171, %cst_44 : tensor<128xi32>
      %178 = "tt.addptr"(%176, %177) : (tensor<128x!tt.ptr<i8>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i8>>
      %179 = "tt.addptr"(%178, %17) : (tensor<128x!tt.ptr<i8>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i8>>
      "tt.store"(%179, %154, %169) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i8>>, tensor<128xi8>, tensor<128xi1>) -> ()
      %180 = arith.muli %17, %cst_44 : tensor<128xi32>
      %181 = "tt.expand_dims"(%180) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %182 = "tt.broadcast"(%181) : (tensor<128x1xi32>) -> tensor<128x8xi32>
      %183 = arith.addi %182, %23 : tensor<128x8xi32>
      %184 = "tt.expand_dims"(%170) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %185 = "tt.expand_dims"(%171) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %186 = "tt.expand_dims"(%169) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
      %187 = "tt.broadcast"(%186) : (tensor<128x1xi1>) -> tensor<128x8xi1>
      %188 = arith.extsi %184 : tensor<128x1xi32> to tensor<128x1xi64>
      %189 = "tt.splat"(%arg10) : (i64) -> tensor<128x1xi64>
      %190 = arith.muli %188, %189 : tensor<128x1xi64>
      %191 = "tt.splat"(%arg8) : (!tt.ptr<i8>) -> tensor<128x1x!tt.ptr<i8>>
      %192 = "tt.addptr"(%191, %190) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
      %193 = arith.muli %185, %cst : tensor<128x1xi32>
      %194 = "tt.addptr"(%192, %193) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi32>) -> tensor<128x1x!tt.ptr<i8>>
      %195 = "tt.broadcast"(%194) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x8x!tt.ptr<i8>>
      %196 = "tt.addptr"(%195, %183) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi32>) -> tensor<128x8x!tt.ptr<i8>>
      "tt.store"(%196, %165, %187) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi8>, tensor<128x8xi1>) -> ()
    } else {
      %4 = arith.subi %0, %2 : i32
      %5 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %6 = arith.muli %4, %c16_i32 : i32
      %7 = "tt.splat"(%6) : (i32) -> tensor<128xi32>
      %8 = arith.divui %5, %cst_44 : tensor<128xi32>
      %9 = arith.addi %7, %8 : tensor<128xi32>
      %10 = "tt.splat"(%arg7) : (i32) -> tensor<128xi32>
      %11 = arith.cmpi ult, %9, %10 : tensor<128xi32>
      %12 = arith.extsi %9 : tensor<128xi32> to tensor<128xi64>
      %13 = "tt.splat"(%arg6) : (!tt.ptr<i64>) -> tensor<128x!tt.ptr<i64>>
      %14 = "tt.addptr"(%13, %12) : (tensor<128x!tt.ptr<i64>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i64>>
      %15 = "tt.load"(%14, %11, %cst_43) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i64>>, tensor<128xi1>, tensor<128xi64>) -> tensor<128xi64>
      %16 = arith.remui %5, %cst_44 : tensor<128xi32>
      %17 = arith.muli %16, %cst_41 : tensor<128xi32>
      %18 = "tt.expand_dims"(%17) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %19 = "tt.broadcast"(%18) : (tensor<128x1xi32>) -> tensor<128x8xi32>
      %20 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
      %21 = "tt.expand_dims"(%20) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
      %22 = "tt.broadcast"(%21) : (tensor<1x8xi32>) -> tensor<128x8xi32>
      %23 = arith.addi %19, %22 : tensor<128x8xi32>
      %24 = "tt.expand_dims"(%9) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %25 = "tt.expand_dims"(%11) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
      %26 = "tt.broadcast"(%25) : (tensor<128x1xi1>) -> tensor<128x8xi1>
      %27 = arith.extsi %24 : tensor<128x1xi32> to tensor<128x1xi64>
      %28 = "tt.splat"(%arg5) : (i64) -> tensor<128x1xi64>
      %29 = arith.muli %27, %28 : tensor<128x1xi64>
      %30 = "tt.splat"(%arg4) : (!tt.ptr<bf16>) -> tensor<128x1x!tt.ptr<bf16>>
      %31 = "tt.addptr"(%30, %29) : (tensor<128x1x!tt.ptr<bf16>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<bf16>>
      %32 = "tt.broadcast"(%31) : (tensor<128x1x!tt.ptr<bf16>>) -> tensor<128x8x!tt.ptr<bf16>>
      %33 = "tt.addptr"(%32, %23) : (tensor<128x8x!tt.ptr<bf16>>, tensor<128x8xi32>) -> tensor<128x8x!tt.ptr<bf16>>
      %34 = "tt.load"(%33, %26, %cst_39) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<bf16>>, tensor<128x8xi1>, tensor<128x8xbf16>) -> tensor<128x8xbf16>
      %35 = arith.extf %34 : tensor<128x8xbf16> to tensor<128x8xf32>
      %36 = arith.addi %17, %cst_44 : tensor<128xi32>
      %37 = "tt.expand_dims"(%36) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %38 = "tt.broadcast"(%37) : (tensor<128x1xi32>) -> tensor<128x8xi32>
      %39 = arith.addi %38, %22 : tensor<128x8xi32>
      %40 = "tt.addptr"(%32, %39) : (tensor<128x8x!tt.ptr<bf16>>, tensor<128x8xi32>) -> tensor<128x8x!tt.ptr<bf16>>
      %41 = "tt.load"(%40, %26, %cst_39) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<bf16>>, tensor<128x8xi1>, tensor<128x8xbf16>) -> tensor<128x8xbf16>
      %42 = arith.extf %41 : tensor<128x8xbf16> to tensor<128x8xf32>
      %43 = "tt.bitcast"(%35) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %44 = "tt.bitcast"(%42) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %45 = arith.andi %43, %cst_38 : tensor<128x8xi32>
      %46 = arith.addi %45, %cst_37 : tensor<128x8xi32>
      %47 = arith.andi %44, %cst_38 : tensor<128x8xi32>
      %48 = arith.addi %47, %cst_37 : tensor<128x8xi32>
      %49 = "tt.reduce"(%46) ({
      ^bb0(%arg18: i32, %arg19: i32):
        %190 = arith.maxsi %arg18, %arg19 : i32
        "tt.reduce_return"(%190) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x8xi32>) -> tensor<128xi32>
      %50 = "tt.reduce"(%48) ({
      ^bb0(%arg18: i32, %arg19: i32):
        %190 = arith.maxsi %arg18, %arg19 : i32
        "tt.reduce_return"(%190) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x8xi32>) -> tensor<128xi32>
      %51 = arith.maxsi %49, %50 : tensor<128xi32>
      %52 = arith.maxsi %51, %cst_36 : tensor<128xi32>
      %53 = arith.subi %52, %cst_36 : tensor<128xi32>
      %54 = arith.shrui %53, %cst_35 : tensor<128xi32>
      %55 = arith.andi %53, %cst_36 : tensor<128xi32>
      %56 = arith.ori %55, %cst_34 : tensor<128xi32>
      %57 = arith.cmpi uge, %56, %cst_33 : tensor<128xi32>
      %58 = arith.subi %54, %cst_32 : tensor<128xi32>
      %59 = arith.extui %57 : tensor<128xi1> to tensor<128xi32>
      %60 = arith.addi %58, %59 : tensor<128xi32>
      %61 = arith.addi %60, %cst_31 : tensor<128xi32>
      %62 = arith.maxsi %61, %cst_40 : tensor<128xi32>
      %63 = arith.subi %62, %54 : tensor<128xi32>
      %64 = arith.addi %63, %cst_30 : tensor<128xi32>
      %65 = arith.minsi %64, %cst_29 : tensor<128xi32>
      %66 = arith.shli %62, %cst_28 : tensor<128xi32>
      %67 = arith.shrui %56, %65 : tensor<128xi32>
      %68 = arith.divui %67, %cst_28 : tensor<128xi32>
      %69 = arith.shli %cst_28, %65 : tensor<128xi32>
      %70 = arith.muli %68, %69 : tensor<128xi32>
      %71 = arith.subi %56, %70 : tensor<128xi32>
      %72 = arith.addi %71, %71 : tensor<128xi32>
      %73 = arith.andi %68, %cst_27 : tensor<128xi32>
      %74 = arith.addi %72, %73 : tensor<128xi32>
      %75 = arith.cmpi ugt, %74, %69 : tensor<128xi32>
      %76 = arith.extui %75 : tensor<128xi1> to tensor<128xi32>
      %77 = arith.addi %68, %76 : tensor<128xi32>
      %78 = arith.addi %66, %77 : tensor<128xi32>
      %79 = arith.minsi %78, %cst_26 : tensor<128xi32>
      %80 = arith.sitofp %79 : tensor<128xi32> to tensor<128xf32>
      %81 = "tt.bitcast"(%80) : (tensor<128xf32>) -> tensor<128xi32>
      %82 = arith.subi %81, %cst_25 : tensor<128xi32>
      %83 = arith.shli %79, %cst_24 : tensor<128xi32>
      %84 = arith.addi %83, %cst_23 : tensor<128xi32>
      %85 = arith.cmpi uge, %79, %cst_44 : tensor<128xi32>
      %86 = arith.select %85, %84, %82 : tensor<128xi1>, tensor<128xi32>
      %87 = arith.andi %86, %cst_22 : tensor<128xi32>
      %88 = arith.shrui %86, %cst_24 : tensor<128xi32>
      %89 = arith.andi %88, %cst_21 : tensor<128xi32>
      %90 = arith.andi %89, %cst_27 : tensor<128xi32>
      %91 = arith.cmpi ne, %90, %cst_40 : tensor<128xi32>
      %92 = arith.select %91, %cst_20, %cst_22 : tensor<128xi1>, tensor<128xi32>
      %93 = arith.select %91, %cst_18, %cst_19 : tensor<128xi1>, tensor<128xi32>
      %94 = arith.select %91, %cst_16, %cst_17 : tensor<128xi1>, tensor<128xi32>
      %95 = arith.select %91, %cst_14, %cst_15 : tensor<128xi1>, tensor<128xi32>
      %96 = arith.andi %89, %cst_13 : tensor<128xi32>
      %97 = arith.cmpi ne, %96, %cst_40 : tensor<128xi32>
      %98 = arith.select %97, %93, %92 : tensor<128xi1>, tensor<128xi32>
      %99 = arith.select %97, %95, %94 : tensor<128xi1>, tensor<128xi32>
      %100 = arith.andi %89, %cst_12 : tensor<128xi32>
      %101 = arith.cmpi ne, %100, %cst_40 : tensor<128xi32>
      %102 = arith.select %101, %99, %98 : tensor<128xi1>, tensor<128xi32>
      %103 = arith.subi %102, %87 : tensor<128xi32>
      %104 = arith.cmpi eq, %79, %cst_40 : tensor<128xi32>
      %105 = arith.select %104, %cst_40, %103 : tensor<128xi1>, tensor<128xi32>
      %106 = "tt.bitcast"(%105) : (tensor<128xi32>) -> tensor<128xf32>
      %107 = "tt.expand_dims"(%106) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
      %108 = "tt.broadcast"(%107) : (tensor<128x1xf32>) -> tensor<128x8xf32>
      %109 = math.absf %35 : tensor<128x8xf32>
      %110 = arith.mulf %109, %108 : tensor<128x8xf32>
      %111 = arith.minnumf %110, %cst_11 : tensor<128x8xf32>
      %112 = arith.addf %111, %cst_10 : tensor<128x8xf32>
      %113 = "tt.bitcast"(%112) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %114 = arith.addf %111, %cst_9 : tensor<128x8xf32>
      %115 = "tt.bitcast"(%114) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %116 = arith.addi %115, %cst_8 : tensor<128x8xi32>
      %117 = arith.addf %111, %cst_7 : tensor<128x8xf32>
      %118 = "tt.bitcast"(%117) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %119 = arith.addi %118, %cst_6 : tensor<128x8xi32>
      %120 = arith.minsi %113, %116 : tensor<128x8xi32>
      %121 = arith.minsi %120, %119 : tensor<128x8xi32>
      %122 = arith.xori %46, %cst_5 : tensor<128x8xi32>
      %123 = arith.andi %43, %122 : tensor<128x8xi32>
      %124 = arith.shrui %123, %cst_4 : tensor<128x8xi32>
      %125 = arith.andi %124, %cst_3 : tensor<128x8xi32>
      %126 = arith.addi %121, %125 : tensor<128x8xi32>
      %127 = arith.muli %21, %cst_2 : tensor<1x8xi32>
      %128 = "tt.broadcast"(%127) : (tensor<1x8xi32>) -> tensor<128x8xi32>
      %129 = arith.shli %126, %128 : tensor<128x8xi32>
      %130 = "tt.reduce"(%129) ({
      ^bb0(%arg18: i32, %arg19: i32):
        %190 = arith.addi %arg18, %arg19 : i32
        "tt.reduce_return"(%190) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x8xi32>) -> tensor<128xi32>
      %131 = arith.subi %130, %cst_1 : tensor<128xi32>
      %132 = math.absf %42 : tensor<128x8xf32>
      %133 = arith.mulf %132, %108 : tensor<128x8xf32>
      %134 = arith.minnumf %133, %cst_11 : tensor<128x8xf32>
      %135 = arith.addf %134, %cst_10 : tensor<128x8xf32>
      %136 = "tt.bitcast"(%135) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %137 = arith.addf %134, %cst_9 : tensor<128x8xf32>
      %138 = "tt.bitcast"(%137) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %139 = arith.addi %138, %cst_8 : tensor<128x8xi32>
      %140 = arith.addf %134, %cst_7 : tensor<128x8xf32>
      %141 = "tt.bitcast"(%140) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %142 = arith.addi %141, %cst_6 : tensor<128x8xi32>
      %143 = arith.minsi %136, %139 : tensor<128x8xi32>
      %144 = arith.minsi %143, %142 : tensor<128x8xi32>
      %145 = arith.xori %48, %cst_5 : tensor<128x8xi32>
      %146 = arith.andi %44, %145 : tensor<128x8xi32>
      %147 = arith.shrui %146, %cst_4 : tensor<128x8xi32>
      %148 = arith.andi %147, %cst_3 : tensor<128x8xi32>
      %149 = arith.addi %144, %148 : tensor<128x8xi32>
      %150 = arith.shli %149, %128 : tensor<128x8xi32>
      %151 = "tt.reduce"(%150) ({
      ^bb0(%arg18: i32, %arg19: i32):
        %190 = arith.addi %arg18, %arg19 : i32
        "tt.reduce_return"(%190) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x8xi32>) -> tensor<128xi32>
      %152 = arith.subi %151, %cst_1 : tensor<128xi32>
      %153 = arith.trunci %79 : tensor<128xi32> to tensor<128xi8>
      %154 = "tt.join"(%131, %152) : (tensor<128xi32>, tensor<128xi32>) -> tensor<128x2xi32>
      %155 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
      %156 = "tt.expand_dims"(%155) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
      %157 = "tt.expand_dims"(%156) {axis = 0 : i32} : (tensor<1x4xi32>) -> tensor<1x1x4xi32>
      %158 = arith.muli %157, %cst_0 : tensor<1x1x4xi32>
      %159 = "tt.broadcast"(%158) : (tensor<1x1x4xi32>) -> tensor<128x2x4xi32>
      %160 = "tt.expand_dims"(%154) {axis = 2 : i32} : (tensor<128x2xi32>) -> tensor<128x2x1xi32>
      %161 = "tt.broadcast"(%160) : (tensor<128x2x1xi32>) -> tensor<128x2x4xi32>
      %162 = arith.shrui %161, %159 : tensor<128x2x4xi32>
      %163 = arith.trunci %162 : tensor<128x2x4xi32> to tensor<128x2x4xi8>
      %164 = "tt.reshape"(%163) : (tensor<128x2x4xi8>) -> tensor<128x8xi8>
      %165 = arith.extsi %arg14 : i32 to i64
      %166 = "tt.splat"(%165) : (i64) -> tensor<128xi64>
      %167 = arith.cmpi ult, %15, %166 : tensor<128xi64>
      %168 = arith.andi %167, %11 : tensor<128xi1>
      %169 = arith.trunci %15 : tensor<128xi64> to tensor<128xi32>
      %170 = arith.extsi %169 : tensor<128xi32> to tensor<128xi64>
      %171 = "tt.splat"(%arg17) : (i64) -> tensor<128xi64>
      %172 = arith.muli %170, %171 : tensor<128xi64>
      %173 = "tt.splat"(%arg16) : (!tt.ptr<i8>) -> tensor<128x!tt.ptr<i8>>
      %174 = "tt.addptr"(%173, %172) : (tensor<128x!tt.ptr<i8>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i8>>
      %175 = "tt.addptr"(%174, %16) : (tensor<128x!tt.ptr<i8>>, tensor<128xi32>) -> tensor<128x!tt.ptr<i8>>
      "tt.store"(%175, %153, %168) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i8>>, tensor<128xi8>, tensor<128xi1>) -> ()
      %176 = arith.muli %16, %cst_44 : tensor<128xi32>
      %177 = "tt.expand_dims"(%176) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %178 = "tt.broadcast"(%177) : (tensor<128x1xi32>) -> tensor<128x8xi32>
      %179 = arith.addi %178, %22 : tensor<128x8xi32>
      %180 = "tt.expand_dims"(%169) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %181 = "tt.expand_dims"(%168) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
      %182 = "tt.broadcast"(%181) : (tensor<128x1xi1>) -> tensor<128x8xi1>
      %183 = arith.extsi %180 : tensor<128x1xi32> to tensor<128x1xi64>
      %184 = "tt.splat"(%arg15) : (i64) -> tensor<128x1xi64>
      %185 = arith.muli %183, %184 : tensor<128x1xi64>
      %186 = "tt.splat"(%arg13) : (!tt.ptr<i8>) -> tensor<128x1x!tt.ptr<i8>>
      %187 = "tt.addptr"(%186, %185) : (tensor<128x1x!tt.ptr<i8>>, tensor<128x1xi64>) -> tensor<128x1x!tt.ptr<i8>>
      %188 = "tt.broadcast"(%187) : (tensor<128x1x!tt.ptr<i8>>) -> tensor<128x8x!tt.ptr<i8>>
      %189 = "tt.addptr"(%188, %179) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi32>) -> tensor<128x8x!tt.ptr<i8>>
      "tt.store"(%189, %164, %182) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi8>, tensor<128x8xi1>) -> ()
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "key", winnow.type = memref<?x128xbf16, strided<[?, 1]>>}, {tt.divisibility = 8 : i32, winnow.arg = "key.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "slots", winnow.type = memref<?xi64>}, {winnow.arg = "slots.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x128xbf16, strided<[?, 1]>>}, {tt.divisibility = 8 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "query_rows", winnow.type = memref<?xi64>}, {winnow.arg = "query_rows.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x64xi8, strided<[?, 64, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_scales", winnow.type = memref<?x64x8xi8, strided<[?, 8, 1]>>}, {tt.divisibility = 8 : i32, winnow.arg = "key_scales.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "packed_query", winnow.type = memref<?x64xi8, strided<[?, 1]>>}, {winnow.arg = "packed_query.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "packed_query.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "query_scales", winnow.type = memref<?x8xi8, strided<[?, 1]>>}, {tt.divisibility = 8 : i32, winnow.arg = "query_scales.stride0"}], function_type = (!tt.ptr<bf16>, i64, !tt.ptr<i64>, i32, !tt.ptr<bf16>, i64, !tt.ptr<i64>, i32, !tt.ptr<i8>, i32, i64, !tt.ptr<i8>, i64, !tt.ptr<i8>, i32, i64, !tt.ptr<i8>, i64) -> (), sym_name = "quantize_write_index_qk_nvfp4", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["slots.size0", "query_rows.size0"], winnow.plan = {num_stages = 1 : i32, num_warps = 4 : i32, target = "cuda:90"}} : () -> ()
}

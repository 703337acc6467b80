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
      %31 = arith.extsi %24 : tensor<128x8xi32> to tensor<128x8xi64>
      %32 = "tt.broadcast"(%30) : (tensor<128x1xi64>) -> tensor<128x8xi64>
      %33 = arith.addi %32, %31 : tensor<128x8xi64>
      %34 = "tt.splat"(%arg0) : (!tt.ptr<bf16>) -> tensor<128x8x!tt.ptr<bf16>>
      %35 = "tt.addptr"(%34, %33) : (tensor<128x8x!tt.ptr<bf16>>, tensor<128x8xi64>) -> tensor<128x8x!tt.ptr<bf16>>
      %36 = "tt.load"(%35, %27, %cst_39) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<bf16>>, tensor<128x8xi1>, tensor<128x8xbf16>) -> tensor<128x8xbf16>
      %37 = arith.extf %36 : tensor<128x8xbf16> to tensor<128x8xf32>
      %38 = arith.addi %18, %cst_44 : tensor<128xi32>
      %39 = "tt.expand_dims"(%38) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %40 = "tt.broadcast"(%39) : (tensor<128x1xi32>) -> tensor<128x8xi32>
      %41 = arith.addi %40, %23 : tensor<128x8xi32>
      %42 = arith.extsi %41 : tensor<128x8xi32> to tensor<128x8xi64>
      %43 = arith.addi %32, %42 : tensor<128x8xi64>
      %44 = "tt.addptr"(%34, %43) : (tensor<128x8x!tt.ptr<bf16>>, tensor<128x8xi64>) -> tensor<128x8x!tt.ptr<bf16>>
      %45 = "tt.load"(%44, %27, %cst_39) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<bf16>>, tensor<128x8xi1>, tensor<128x8xbf16>) -> tensor<128x8xbf16>
      %46 = arith.extf %45 : tensor<128x8xbf16> to tensor<128x8xf32>
      %47 = "tt.bitcast"(%37) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %48 = "tt.bitcast"(%46) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %49 = arith.andi %47, %cst_38 : tensor<128x8xi32>
      %50 = arith.addi %49, %cst_37 : tensor<128x8xi32>
      %51 = arith.andi %48, %cst_38 : tensor<128x8xi32>
      %52 = arith.addi %51, %cst_37 : tensor<128x8xi32>
      %53 = "tt.reduce"(%50) ({
      ^bb0(%arg18: i32, %arg19: i32):
        %204 = arith.maxsi %arg18, %arg19 : i32
        "tt.reduce_return"(%204) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x8xi32>) -> tensor<128xi32>
      %54 = "tt.reduce"(%52) ({
      ^bb0(%arg18: i32, %arg19: i32):
        %204 = arith.maxsi %arg18, %arg19 : i32
        "tt.reduce_return"(%204) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x8xi32>) -> tensor<128xi32>
      %55 = arith.maxsi %53, %54 : tensor<128xi32>
      %56 = arith.maxsi %55, %cst_36 : tensor<128xi32>
      %57 = arith.subi %56, %cst_36 : tensor<128xi32>
      %58 = arith.shrui %57, %cst_35 : tensor<128xi32>
      %59 = arith.andi %57, %cst_36 : tensor<128xi32>
      %60 = arith.ori %59, %cst_34 : tensor<128xi32>
      %61 = arith.cmpi uge, %60, %cst_33 : tensor<128xi32>
      %62 = arith.subi %58, %cst_32 : tensor<128xi32>
      %63 = arith.extui %61 : tensor<128xi1> to tensor<128xi32>
      %64 = arith.addi %62, %63 : tensor<128xi32>
      %65 = arith.addi %64, %cst_31 : tensor<128xi32>
      %66 = arith.maxsi %65, %cst_40 : tensor<128xi32>
      %67 = arith.subi %66, %58 : tensor<128xi32>
      %68 = arith.addi %67, %cst_30 : tensor<128xi32>
      %69 = arith.minsi %68, %cst_29 : tensor<128xi32>
      %70 = arith.shli %66, %cst_28 : tensor<128xi32>
      %71 = arith.shrui %60, %69 : tensor<128xi32>
      %72 = arith.divui %71, %cst_28 : tensor<128xi32>
      %73 = arith.shli %cst_28, %69 : tensor<128xi32>
      %74 = arith.muli %72, %73 : tensor<128xi32>
      %75 = arith.subi %60, %74 : tensor<128xi32>
      %76 = arith.addi %75, %75 : tensor<128xi32>
      %77 = arith.andi %72, %cst_27 : tensor<128xi32>
      %78 = arith.addi %76, %77 : tensor<128xi32>
      %79 = arith.cmpi ugt, %78, %73 : tensor<128xi32>
      %80 = arith.extui %79 : tensor<128xi1> to tensor<128xi32>
      %81 = arith.addi %72, %80 : tensor<128xi32>
      %82 = arith.addi %70, %81 : tensor<128xi32>
      %83 = arith.minsi %82, %cst_26 : tensor<128xi32>
      %84 = arith.sitofp %83 : tensor<128xi32> to tensor<128xf32>
      %85 = "tt.bitcast"(%84) : (tensor<128xf32>) -> tensor<128xi32>
      %86 = arith.subi %85, %cst_25 : tensor<128xi32>
      %87 = arith.shli %83, %cst_24 : tensor<128xi32>
      %88 = arith.addi %87, %cst_23 : tensor<128xi32>
      %89 = arith.cmpi uge, %83, %cst_44 : tensor<128xi32>
      %90 = arith.select %89, %88, %86 : tensor<128xi1>, tensor<128xi32>
      %91 = arith.andi %90, %cst_22 : tensor<128xi32>
      %92 = arith.shrui %90, %cst_24 : tensor<128xi32>
      %93 = arith.andi %92, %cst_21 : tensor<128xi32>
      %94 = arith.andi %93, %cst_27 : tensor<128xi32>
      %95 = arith.cmpi ne, %94, %cst_40 : tensor<128xi32>
      %96 = arith.select %95, %cst_20, %cst_22 : tensor<128xi1>, tensor<128xi32>
      %97 = arith.select %95, %cst_18, %cst_19 : tensor<128xi1>, tensor<128xi32>
      %98 = arith.select %95, %cst_16, %cst_17 : tensor<128xi1>, tensor<128xi32>
      %99 = arith.select %95, %cst_14, %cst_15 : tensor<128xi1>, tensor<128xi32>
      %100 = arith.andi %93, %cst_13 : tensor<128xi32>
      %101 = arith.cmpi ne, %100, %cst_40 : tensor<128xi32>
      %102 = arith.select %101, %97, %96 : tensor<128xi1>, tensor<128xi32>
      %103 = arith.select %101, %99, %98 : tensor<128xi1>, tensor<128xi32>
      %104 = arith.andi %93, %cst_12 : tensor<128xi32>
      %105 = arith.cmpi ne, %104, %cst_40 : tensor<128xi32>
      %106 = arith.select %105, %103, %102 : tensor<128xi1>, tensor<128xi32>
      %107 = arith.subi %106, %91 : tensor<128xi32>
      %108 = arith.cmpi eq, %83, %cst_40 : tensor<128xi32>
      %109 = arith.select %108, %cst_40, %107 : tensor<128xi1>, tensor<128xi32>
      %110 = "tt.bitcast"(%109) : (tensor<128xi32>) -> tensor<128xf32>
      %111 = "tt.expand_dims"(%110) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
      %112 = "tt.broadcast"(%111) : (tensor<128x1xf32>) -> tensor<128x8xf32>
      %113 = math.absf %37 : tensor<128x8xf32>
      %114 = arith.mulf %113, %112 : tensor<128x8xf32>
      %115 = arith.minnumf %114, %cst_11 : tensor<128x8xf32>
      %116 = arith.addf %115, %cst_10 : tensor<128x8xf32>
      %117 = "tt.bitcast"(%116) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %118 = arith.addf %115, %cst_9 : tensor<128x8xf32>
      %119 = "tt.bitcast"(%118) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %120 = arith.addi %119, %cst_8 : tensor<128x8xi32>
      %121 = arith.addf %115, %cst_7 : tensor<128x8xf32>
      %122 = "tt.bitcast"(%121) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %123 = arith.addi %122, %cst_6 : tensor<128x8xi32>
      %124 = arith.minsi %117, %120 : tensor<128x8xi32>
      %125 = arith.minsi %124, %123 : tensor<128x8xi32>
      %126 = arith.xori %50, %cst_5 : tensor<128x8xi32>
      %127 = arith.andi %47, %126 : tensor<128x8xi32>
      %128 = arith.shrui %127, %cst_4 : tensor<128x8xi32>
      %129 = arith.andi %128, %cst_3 : tensor<128x8xi32>
      %130 = arith.addi %125, %129 : tensor<128x8xi32>
      %131 = arith.muli %22, %cst_2 : tensor<1x8xi32>
      %132 = "tt.broadcast"(%131) : (tensor<1x8xi32>) -> tensor<128x8xi32>
      %133 = arith.shli %130, %132 : tensor<128x8xi32>
      %134 = "tt.reduce"(%133) ({
      ^bb0(%arg18: i32, %arg19: i32):
        %204 = arith.addi %arg18, %arg19 : i32
        "tt.reduce_return"(%204) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x8xi32>) -> tensor<128xi32>
      %135 = arith.subi %134, %cst_1 : tensor<128xi32>
      %136 = math.absf %46 : tensor<128x8xf32>
      %137 = arith.mulf %136, %112 : tensor<128x8xf32>
      %138 = arith.minnumf %137, %cst_11 : tensor<128x8xf32>
      %139 = arith.addf %138, %cst_10 : tensor<128x8xf32>
      %140 = "tt.bitcast"(%139) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %141 = arith.addf %138, %cst_9 : tensor<128x8xf32>
      %142 = "tt.bitcast"(%141) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %143 = arith.addi %142, %cst_8 : tensor<128x8xi32>
      %144 = arith.addf %138, %cst_7 : tensor<128x8xf32>
      %145 = "tt.bitcast"(%144) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %146 = arith.addi %145, %cst_6 : tensor<128x8xi32>
      %147 = arith.minsi %140, %143 : tensor<128x8xi32>
      %148 = arith.minsi %147, %146 : tensor<128x8xi32>
      %149 = arith.xori %52, %cst_5 : tensor<128x8xi32>
      %150 = arith.andi %48, %149 : tensor<128x8xi32>
      %151 = arith.shrui %150, %cst_4 : tensor<128x8xi32>
      %152 = arith.andi %151, %cst_3 : tensor<128x8xi32>
      %153 = arith.addi %148, %152 : tensor<128x8xi32>
      %154 = arith.shli %153, %132 : tensor<128x8xi32>
      %155 = "tt.reduce"(%154) ({
      ^bb0(%arg18: i32, %arg19: i32):
        %204 = arith.addi %arg18, %arg19 : i32
        "tt.reduce_return"(%204) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x8xi32>) -> tensor<128xi32>
      %156 = arith.subi %155, %cst_1 : tensor<128xi32>
      %157 = arith.trunci %83 : tensor<128xi32> to tensor<128xi8>
      %158 = "tt.join"(%135, %156) : (tensor<128xi32>, tensor<128xi32>) -> tensor<128x2xi32>
      %159 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
      %160 = "tt.expand_dims"(%159) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
      %161 = "tt.expand_dims"(%160) {axis = 0 : i32} : (tensor<1x4xi32>) -> tensor<1x1x4xi32>
      %162 = arith.muli %161, %cst_0 : tensor<1x1x4xi32>
      %163 = "tt.broadcast"(%162) : (tensor<1x1x4xi32>) -> tensor<128x2x4xi32>
      %164 = "tt.expand_dims"(%158) {axis = 2 : i32} : (tensor<128x2xi32>) -> tensor<128x2x1xi32>
      %165 = "tt.broadcast"(%164) : (tensor<128x2x1xi32>) -> tensor<128x2x4xi32>
      %166 = arith.shrui %165, %163 : tensor<128x2x4xi32>
      %167 = arith.trunci %166 : tensor<128x2x4xi32> to tensor<128x2x4xi8>
      %168 = "tt.reshape"(%167) : (tensor<128x2x4xi8>) -> tensor<128x8xi8>
      %169 = arith.extsi %arg9 : i32 to i64
      %170 = "tt.splat"(%169) : (i64) -> tensor<128xi64>
      %171 = arith.cmpi ult, %15, %170 : tensor<128xi64>
      %172 = arith.andi %171, %10 : tensor<128xi1>
      %173 = arith.trunci %15 : tensor<128xi64> to tensor<128xi32>
      %174 = arith.trunci %16 : tensor<128xi64> to tensor<128xi32>
      %175 = arith.extsi %173 : tensor<128xi32> to tensor<128xi64>
      %176 = "tt.splat"(%arg12) : (i64) -> tensor<128xi64>
      %177 = arith.muli %175, %176 : tensor<128xi64>
      %178 = arith.muli %174, %cst_44 : tensor<128xi32>
      %179 = arith.extsi %178 : tensor<128xi32> to tensor<128xi64>
      %180 = arith.addi %177, %179 : tensor<128xi64>
      %181 = arith.extsi %17 : tensor<128xi32> to tensor<128xi64>
      %182 = arith.addi %180, %181 : tensor<128xi64>
      %183 = "tt.splat"(%arg11) : (!tt.ptr<i8>) -> tensor<128x!tt.ptr<i8>>
      %184 = "tt.addptr"(%183, %182) : (tensor<128x!tt.ptr<i8>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i8>>
      "tt.store"(%184, %157, %172) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i8>>, tensor<128xi8>, tensor<128xi1>) -> ()
      %185 = arith.muli %17, %cst_44 : tensor<128xi32>
      %186 = "tt.expand_dims"(%185) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %187 = "tt.broadcast"(%186) : (tensor<128x1xi32>) -> tensor<128x8xi32>
      %188 = arith.addi %187, %23 : tensor<128x8xi32>
      %189 = "tt.expand_dims"(%173) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %190 = "tt.expand_dims"(%174) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %191 = "tt.expand_dims"(%172) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
      %192 = "tt.broadcast"(%191) : (tensor<128x1xi1>) -> tensor<128x8xi1>
      %193 = arith.extsi %189 : tensor<128x1xi32> to tensor<128x1xi64>
      %194 = "tt.splat"(%arg10) : (i64) -> tensor<128x1xi64>
      %195 = arith.muli %193, %194 : tensor<128x1xi64>
      %196 = arith.muli %190, %cst : tensor<128x1xi32>
      %197 = arith.extsi %196 : tensor<128x1xi32> to tensor<128x1xi64>
      %198 = arith.addi %195, %197 : tensor<128x1xi64>
      %199 = arith.extsi %188 : tensor<128x8xi32> to tensor<128x8xi64>
      %200 = "tt.broadcast"(%198) : (tensor<128x1xi64>) -> tensor<128x8xi64>
      %201 = arith.addi %200, %199 : tensor<128x8xi64>
      %202 = "tt.splat"(%arg8) : (!tt.ptr<i8>) -> tensor<128x8x!tt.ptr<i8>>
      %203 = "tt.addptr"(%202, %201) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi64>) -> tensor<128x8x!tt.ptr<i8>>
      "tt.store"(%203, %168, %192) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi8>, tensor<128x8xi1>) -> ()
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
      %30 = arith.extsi %23 : tensor<128x8xi32> to tensor<128x8xi64>
      %31 = "tt.broadcast"(%29) : (tensor<128x1xi64>) -> tensor<128x8xi64>
      %32 = arith.addi %31, %30 : tensor<128x8xi64>
      %33 = "tt.splat"(%arg4) : (!tt.ptr<bf16>) -> tensor<128x8x!tt.ptr<bf16>>
      %34 = "tt.addptr"(%33, %32) : (tensor<128x8x!tt.ptr<bf16>>, tensor<128x8xi64>) -> tensor<128x8x!tt.ptr<bf16>>
      %35 = "tt.load"(%34, %26, %cst_39) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<bf16>>, tensor<128x8xi1>, tensor<128x8xbf16>) -> tensor<128x8xbf16>
      %36 = arith.extf %35 : tensor<128x8xbf16> to tensor<128x8xf32>
      %37 = arith.addi %17, %cst_44 : tensor<128xi32>
      %38 = "tt.expand_dims"(%37) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %39 = "tt.broadcast"(%38) : (tensor<128x1xi32>) -> tensor<128x8xi32>
      %40 = arith.addi %39, %22 : tensor<128x8xi32>
      %41 = arith.extsi %40 : tensor<128x8xi32> to tensor<128x8xi64>
      %42 = arith.addi %31, %41 : tensor<128x8xi64>
      %43 = "tt.addptr"(%33, %42) : (tensor<128x8x!tt.ptr<bf16>>, tensor<128x8xi64>) -> tensor<128x8x!tt.ptr<bf16>>
      %44 = "tt.load"(%43, %26, %cst_39) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<bf16>>, tensor<128x8xi1>, tensor<128x8xbf16>) -> tensor<128x8xbf16>
      %45 = arith.extf %44 : tensor<128x8xbf16> to tensor<128x8xf32>
      %46 = "tt.bitcast"(%36) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %47 = "tt.bitcast"(%45) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %48 = arith.andi %46, %cst_38 : tensor<128x8xi32>
      %49 = arith.addi %48, %cst_37 : tensor<128x8xi32>
      %50 = arith.andi %47, %cst_38 : tensor<128x8xi32>
      %51 = arith.addi %50, %cst_37 : tensor<128x8xi32>
      %52 = "tt.reduce"(%49) ({
      ^bb0(%arg18: i32, %arg19: i32):
        %195 = arith.maxsi %arg18, %arg19 : i32
        "tt.reduce_return"(%195) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x8xi32>) -> tensor<128xi32>
      %53 = "tt.reduce"(%51) ({
      ^bb0(%arg18: i32, %arg19: i32):
        %195 = arith.maxsi %arg18, %arg19 : i32
        "tt.reduce_return"(%195) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x8xi32>) -> tensor<128xi32>
      %54 = arith.maxsi %52, %53 : tensor<128xi32>
      %55 = arith.maxsi %54, %cst_36 : tensor<128xi32>
      %56 = arith.subi %55, %cst_36 : tensor<128xi32>
      %57 = arith.shrui %56, %cst_35 : tensor<128xi32>
      %58 = arith.andi %56, %cst_36 : tensor<128xi32>
      %59 = arith.ori %58, %cst_34 : tensor<128xi32>
      %60 = arith.cmpi uge, %59, %cst_33 : tensor<128xi32>
      %61 = arith.subi %57, %cst_32 : tensor<128xi32>
      %62 = arith.extui %60 : tensor<128xi1> to tensor<128xi32>
      %63 = arith.addi %61, %62 : tensor<128xi32>
      %64 = arith.addi %63, %cst_31 : tensor<128xi32>
      %65 = arith.maxsi %64, %cst_40 : tensor<128xi32>
      %66 = arith.subi %65, %57 : tensor<128xi32>
      %67 = arith.addi %66, %cst_30 : tensor<128xi32>
      %68 = arith.minsi %67, %cst_29 : tensor<128xi32>
      %69 = arith.shli %65, %cst_28 : tensor<128xi32>
      %70 = arith.shrui %59, %68 : tensor<128xi32>
      %71 = arith.divui %70, %cst_28 : tensor<128xi32>
      %72 = arith.shli %cst_28, %68 : tensor<128xi32>
      %73 = arith.muli %71, %72 : tensor<128xi32>
      %74 = arith.subi %59, %73 : tensor<128xi32>
      %75 = arith.addi %74, %74 : tensor<128xi32>
      %76 = arith.andi %71, %cst_27 : tensor<128xi32>
      %77 = arith.addi %75, %76 : tensor<128xi32>
      %78 = arith.cmpi ugt, %77, %72 : tensor<128xi32>
      %79 = arith.extui %78 : tensor<128xi1> to tensor<128xi32>
      %80 = arith.addi %71, %79 : tensor<128xi32>
      %81 = arith.addi %69, %80 : tensor<128xi32>
      %82 = arith.minsi %81, %cst_26 : tensor<128xi32>
      %83 = arith.sitofp %82 : tensor<128xi32> to tensor<128xf32>
      %84 = "tt.bitcast"(%83) : (tensor<128xf32>) -> tensor<128xi32>
      %85 = arith.subi %84, %cst_25 : tensor<128xi32>
      %86 = arith.shli %82, %cst_24 : tensor<128xi32>
      %87 = arith.addi %86, %cst_23 : tensor<128xi32>
      %88 = arith.cmpi uge, %82, %cst_44 : tensor<128xi32>
      %89 = arith.select %88, %87, %85 : tensor<128xi1>, tensor<128xi32>
      %90 = arith.andi %89, %cst_22 : tensor<128xi32>
      %91 = arith.shrui %89, %cst_24 : tensor<128xi32>
      %92 = arith.andi %91, %cst_21 : tensor<128xi32>
      %93 = arith.andi %92, %cst_27 : tensor<128xi32>
      %94 = arith.cmpi ne, %93, %cst_40 : tensor<128xi32>
      %95 = arith.select %94, %cst_20, %cst_22 : tensor<128xi1>, tensor<128xi32>
      %96 = arith.select %94, %cst_18, %cst_19 : tensor<128xi1>, tensor<128xi32>
      %97 = arith.select %94, %cst_16, %cst_17 : tensor<128xi1>, tensor<128xi32>
      %98 = arith.select %94, %cst_14, %cst_15 : tensor<128xi1>, tensor<128xi32>
      %99 = arith.andi %92, %cst_13 : tensor<128xi32>
      %100 = arith.cmpi ne, %99, %cst_40 : tensor<128xi32>
      %101 = arith.select %100, %96, %95 : tensor<128xi1>, tensor<128xi32>
      %102 = arith.select %100, %98, %97 : tensor<128xi1>, tensor<128xi32>
      %103 = arith.andi %92, %cst_12 : tensor<128xi32>
      %104 = arith.cmpi ne, %103, %cst_40 : tensor<128xi32>
      %105 = arith.select %104, %102, %101 : tensor<128xi1>, tensor<128xi32>
      %106 = arith.subi %105, %90 : tensor<128xi32>
      %107 = arith.cmpi eq, %82, %cst_40 : tensor<128xi32>
      %108 = arith.select %107, %cst_40, %106 : tensor<128xi1>, tensor<128xi32>
      %109 = "tt.bitcast"(%108) : (tensor<128xi32>) -> tensor<128xf32>
      %110 = "tt.expand_dims"(%109) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
      %111 = "tt.broadcast"(%110) : (tensor<128x1xf32>) -> tensor<128x8xf32>
      %112 = math.absf %36 : tensor<128x8xf32>
      %113 = arith.mulf %112, %111 : tensor<128x8xf32>
      %114 = arith.minnumf %113, %cst_11 : tensor<128x8xf32>
      %115 = arith.addf %114, %cst_10 : tensor<128x8xf32>
      %116 = "tt.bitcast"(%115) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %117 = arith.addf %114, %cst_9 : tensor<128x8xf32>
      %118 = "tt.bitcast"(%117) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %119 = arith.addi %118, %cst_8 : tensor<128x8xi32>
      %120 = arith.addf %114, %cst_7 : tensor<128x8xf32>
      %121 = "tt.bitcast"(%120) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %122 = arith.addi %121, %cst_6 : tensor<128x8xi32>
      %123 = arith.minsi %116, %119 : tensor<128x8xi32>
      %124 = arith.minsi %123, %122 : tensor<128x8xi32>
      %125 = arith.xori %49, %cst_5 : tensor<128x8xi32>
      %126 = arith.andi %46, %125 : tensor<128x8xi32>
      %127 = arith.shrui %126, %cst_4 : tensor<128x8xi32>
      %128 = arith.andi %127, %cst_3 : tensor<128x8xi32>
      %129 = arith.addi %124, %128 : tensor<128x8xi32>
      %130 = arith.muli %21, %cst_2 : tensor<1x8xi32>
      %131 = "tt.broadcast"(%130) : (tensor<1x8xi32>) -> tensor<128x8xi32>
      %132 = arith.shli %129, %131 : tensor<128x8xi32>
      %133 = "tt.reduce"(%132) ({
      ^bb0(%arg18: i32, %arg19: i32):
        %195 = arith.addi %arg18, %arg19 : i32
        "tt.reduce_return"(%195) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x8xi32>) -> tensor<128xi32>
      %134 = arith.subi %133, %cst_1 : tensor<128xi32>
      %135 = math.absf %45 : tensor<128x8xf32>
      %136 = arith.mulf %135, %111 : tensor<128x8xf32>
      %137 = arith.minnumf %136, %cst_11 : tensor<128x8xf32>
      %138 = arith.addf %137, %cst_10 : tensor<128x8xf32>
      %139 = "tt.bitcast"(%138) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %140 = arith.addf %137, %cst_9 : tensor<128x8xf32>
      %141 = "tt.bitcast"(%140) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %142 = arith.addi %141, %cst_8 : tensor<128x8xi32>
      %143 = arith.addf %137, %cst_7 : tensor<128x8xf32>
      %144 = "tt.bitcast"(%143) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %145 = arith.addi %144, %cst_6 : tensor<128x8xi32>
      %146 = arith.minsi %139, %142 : tensor<128x8xi32>
      %147 = arith.minsi %146, %145 : tensor<128x8xi32>
      %148 = arith.xori %51, %cst_5 : tensor<128x8xi32>
      %149 = arith.andi %47, %148 : tensor<128x8xi32>
      %150 = arith.shrui %149, %cst_4 : tensor<128x8xi32>
      %151 = arith.andi %150, %cst_3 : tensor<128x8xi32>
      %152 = arith.addi %147, %151 : tensor<128x8xi32>
      %153 = arith.shli %152, %131 : tensor<128x8xi32>
      %154 = "tt.reduce"(%153) ({
      ^bb0(%arg18: i32, %arg19: i32):
        %195 = arith.addi %arg18, %arg19 : i32
        "tt.reduce_return"(%195) : (i32) -> ()
      }) {axis = 1 : i32} : (tensor<128x8xi32>) -> tensor<128xi32>
      %155 = arith.subi %154, %cst_1 : tensor<128xi32>
      %156 = arith.trunci %82 : tensor<128xi32> to tensor<128xi8>
      %157 = "tt.join"(%134, %155) : (tensor<128xi32>, tensor<128xi32>) -> tensor<128x2xi32>
      %158 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
      %159 = "tt.expand_dims"(%158) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
      %160 = "tt.expand_dims"(%159) {axis = 0 : i32} : (tensor<1x4xi32>) -> tensor<1x1x4xi32>
      %161 = arith.muli %160, %cst_0 : tensor<1x1x4xi32>
      %162 = "tt.broadcast"(%161) : (tensor<1x1x4xi32>) -> tensor<128x2x4xi32>
      %163 = "tt.expand_dims"(%157) {axis = 2 : i32} : (tensor<128x2xi32>) -> tensor<128x2x1xi32>
      %164 = "tt.broadcast"(%163) : (tensor<128x2x1xi32>) -> tensor<128x2x4xi32>
      %165 = arith.shrui %164, %162 : tensor<128x2x4xi32>
      %166 = arith.trunci %165 : tensor<128x2x4xi32> to tensor<128x2x4xi8>
      %167 = "tt.reshape"(%166) : (tensor<128x2x4xi8>) -> tensor<128x8xi8>
      %168 = arith.extsi %arg14 : i32 to i64
      %169 = "tt.splat"(%168) : (i64) -> tensor<128xi64>
      %170 = arith.cmpi ult, %15, %169 : tensor<128xi64>
      %171 = arith.andi %170, %11 : tensor<128xi1>
      %172 = arith.trunci %15 : tensor<128xi64> to tensor<128xi32>
      %173 = arith.extsi %172 : tensor<128xi32> to tensor<128xi64>
      %174 = "tt.splat"(%arg17) : (i64) -> tensor<128xi64>
      %175 = arith.muli %173, %174 : tensor<128xi64>
      %176 = arith.extsi %16 : tensor<128xi32> to tensor<128xi64>
      %177 = arith.addi %175, %176 : tensor<128xi64>
      %178 = "tt.splat"(%arg16) : (!tt.ptr<i8>) -> tensor<128x!tt.ptr<i8>>
      %179 = "tt.addptr"(%178, %177) : (tensor<128x!tt.ptr<i8>>, tensor<128xi64>) -> tensor<128x!tt.ptr<i8>>
      "tt.store"(%179, %156, %171) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x!tt.ptr<i8>>, tensor<128xi8>, tensor<128xi1>) -> ()
      %180 = arith.muli %16, %cst_44 : tensor<128xi32>
      %181 = "tt.expand_dims"(%180) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %182 = "tt.broadcast"(%181) : (tensor<128x1xi32>) -> tensor<128x8xi32>
      %183 = arith.addi %182, %22 : tensor<128x8xi32>
      %184 = "tt.expand_dims"(%172) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %185 = "tt.expand_dims"(%171) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
      %186 = "tt.broadcast"(%185) : (tensor<128x1xi1>) -> tensor<128x8xi1>
      %187 = arith.extsi %184 : tensor<128x1xi32> to tensor<128x1xi64>
      %188 = "tt.splat"(%arg15) : (i64) -> tensor<128x1xi64>
      %189 = arith.muli %187, %188 : tensor<128x1xi64>
      %190 = arith.extsi %183 : tensor<128x8xi32> to tensor<128x8xi64>
      %191 = "tt.broadcast"(%189) : (tensor<128x1xi64>) -> tensor<128x8xi64>
      %192 = arith.addi %191, %190 : tensor<128x8xi64>
      %193 = "tt.splat"(%arg13) : (!tt.ptr<i8>) -> tensor<128x8x!tt.ptr<i8>>
      %194 = "tt.addptr"(%193, %192) : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi64>) -> tensor<128x8x!tt.ptr<i8>>
      "tt.store"(%194, %167, %186) {cache = 1 : i32, evict = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>} : (tensor<128x8x!tt.ptr<i8>>, tensor<128x8xi8>, tensor<128x8xi1>) -> ()
    }
    "tt.return"() : () -> ()
  }) {arg_attrs = [{tt.divisibility = 16 : i32, winnow.arg = "key", winnow.type = memref<?x128xbf16, strided<[?, 1]>>}, {tt.divisibility = 8 : i32, winnow.arg = "key.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "slots", winnow.type = memref<?xi64>}, {winnow.arg = "slots.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "query", winnow.type = memref<?x128xbf16, strided<[?, 1]>>}, {tt.divisibility = 8 : i32, winnow.arg = "query.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "query_rows", winnow.type = memref<?xi64>}, {winnow.arg = "query_rows.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache", winnow.type = memref<?x64x64xi8, strided<[?, 64, 1]>>}, {winnow.arg = "key_cache.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "key_cache.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "key_scales", winnow.type = memref<?x64x8xi8, strided<[?, 8, 1]>>}, {tt.divisibility = 8 : i32, winnow.arg = "key_scales.stride0"}, {tt.divisibility = 16 : i32, winnow.arg = "packed_query", winnow.type = memref<?x64xi8, strided<[?, 1]>>}, {winnow.arg = "packed_query.size0"}, {tt.divisibility = 16 : i32, winnow.arg = "packed_query.stride0"}, {tt.divisibility = 8 : i32, winnow.arg = "query_scales", winnow.type = memref<?x8xi8, strided<[?, 1]>>}, {tt.divisibility = 8 : i32, winnow.arg = "query_scales.stride0"}], function_type = (!tt.ptr<bf16>, i64, !tt.ptr<i64>, i32, !tt.ptr<bf16>, i64, !tt.ptr<i64>, i32, !tt.ptr<i8>, i32, i64, !tt.ptr<i8>, i64, !tt.ptr<i8>, i32, i64, !tt.ptr<i8>, i64) -> (), sym_name = "quantize_write_index_qk_nvfp4", sym_visibility = "public", winnow.grid = #map, winnow.grid_args = ["slots.size0", "query_rows.size0"], winnow.plan = {num_stages = 1 : i32, num_warps = 4 : i32, target = "cuda:90"}} : () -> ()
}

#map = affine_map<()[s0, s1] -> (s0 ceildiv 16 + s1 ceildiv 16)>
module {
  func.func @quantize_write_index_qk_nvfp4(%arg0: memref<?x128xbf16, strided<[?, 1]>> {winnow.alignment = 16 : i64, winnow.name = "key"}, %arg1: memref<?xi64> {winnow.name = "slots"}, %arg2: memref<?x128xbf16, strided<[?, 1]>> {winnow.alignment = 16 : i64, winnow.name = "query"}, %arg3: memref<?xi64> {winnow.name = "query_rows"}, %arg4: memref<?x64x64xi8, strided<[?, 64, 1]>> {winnow.alignment = 16 : i64, winnow.name = "key_cache"}, %arg5: memref<?x64x8xi8, strided<[?, 8, 1]>> {winnow.alignment = 8 : i64, winnow.name = "key_scales"}, %arg6: memref<?x64xi8, strided<[?, 1]>> {winnow.alignment = 16 : i64, winnow.name = "packed_query"}, %arg7: memref<?x8xi8, strided<[?, 1]>> {winnow.alignment = 8 : i64, winnow.name = "query_scales"}) attributes {winnow.grid = #map, winnow.grid_args = ["slots.size0", "query_rows.size0"], winnow.plan = {num_stages = 1 : i32, num_warps = 4 : i32, target = "cuda:90"}} {
    %0 = "tile.program_id"() {axis = 0 : i32} : () -> i32
    %1 = "tile.dim"(%arg1) {axis = 0 : i32} : (memref<?xi64>) -> i32
    %c15_i32 = arith.constant 15 : i32
    %2 = arith.addi %1, %c15_i32 : i32
    %c16_i32 = arith.constant 16 : i32
    %3 = arith.divui %2, %c16_i32 : i32
    %4 = arith.cmpi slt, %0, %3 : i32
    scf.if %4 {
      %5 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %c16_i32_0 = arith.constant 16 : i32
      %6 = arith.muli %0, %c16_i32_0 : i32
      %7 = "tt.splat"(%6) : (i32) -> tensor<128xi32>
      %cst = arith.constant dense<8> : tensor<128xi32>
      %8 = arith.divui %5, %cst : tensor<128xi32>
      %9 = arith.addi %7, %8 : tensor<128xi32>
      %10 = "tile.dim"(%arg1) {axis = 0 : i32} : (memref<?xi64>) -> i32
      %11 = "tt.splat"(%10) : (i32) -> tensor<128xi32>
      %12 = arith.cmpi ult, %9, %11 : tensor<128xi32>
      %13 = "tile.load"(%arg1, %9, %12) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi64>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi64>
      %cst_1 = arith.constant dense<64> : tensor<128xi64>
      %14 = arith.divui %13, %cst_1 : tensor<128xi64>
      %cst_2 = arith.constant dense<64> : tensor<128xi64>
      %15 = arith.remui %13, %cst_2 : tensor<128xi64>
      %16 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %cst_3 = arith.constant dense<8> : tensor<128xi32>
      %17 = arith.remui %16, %cst_3 : tensor<128xi32>
      %18 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %cst_4 = arith.constant dense<8> : tensor<128xi32>
      %19 = arith.remui %18, %cst_4 : tensor<128xi32>
      %cst_5 = arith.constant dense<16> : tensor<128xi32>
      %20 = arith.muli %19, %cst_5 : tensor<128xi32>
      %cst_6 = arith.constant dense<0> : tensor<128xi32>
      %21 = arith.addi %20, %cst_6 : tensor<128xi32>
      %22 = "tt.expand_dims"(%21) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %23 = "tt.broadcast"(%22) : (tensor<128x1xi32>) -> tensor<128x8xi32>
      %24 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
      %25 = "tt.expand_dims"(%24) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
      %26 = "tt.broadcast"(%25) : (tensor<1x8xi32>) -> tensor<128x8xi32>
      %27 = arith.addi %23, %26 : tensor<128x8xi32>
      %28 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %c16_i32_7 = arith.constant 16 : i32
      %29 = arith.muli %0, %c16_i32_7 : i32
      %30 = "tt.splat"(%29) : (i32) -> tensor<128xi32>
      %cst_8 = arith.constant dense<8> : tensor<128xi32>
      %31 = arith.divui %28, %cst_8 : tensor<128xi32>
      %32 = arith.addi %30, %31 : tensor<128xi32>
      %33 = "tt.expand_dims"(%32) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %34 = "tt.expand_dims"(%12) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
      %35 = "tt.broadcast"(%34) : (tensor<128x1xi1>) -> tensor<128x8xi1>
      %36 = "tile.load"(%arg0, %33, %27, %35) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>} : (memref<?x128xbf16, strided<[?, 1]>>, tensor<128x1xi32>, tensor<128x8xi32>, tensor<128x8xi1>) -> tensor<128x8xbf16>
      %37 = arith.extf %36 : tensor<128x8xbf16> to tensor<128x8xf32>
      %38 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %cst_9 = arith.constant dense<8> : tensor<128xi32>
      %39 = arith.remui %38, %cst_9 : tensor<128xi32>
      %cst_10 = arith.constant dense<16> : tensor<128xi32>
      %40 = arith.muli %39, %cst_10 : tensor<128xi32>
      %cst_11 = arith.constant dense<8> : tensor<128xi32>
      %41 = arith.addi %40, %cst_11 : tensor<128xi32>
      %42 = "tt.expand_dims"(%41) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %43 = "tt.broadcast"(%42) : (tensor<128x1xi32>) -> tensor<128x8xi32>
      %44 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
      %45 = "tt.expand_dims"(%44) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
      %46 = "tt.broadcast"(%45) : (tensor<1x8xi32>) -> tensor<128x8xi32>
      %47 = arith.addi %43, %46 : tensor<128x8xi32>
      %48 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %c16_i32_12 = arith.constant 16 : i32
      %49 = arith.muli %0, %c16_i32_12 : i32
      %50 = "tt.splat"(%49) : (i32) -> tensor<128xi32>
      %cst_13 = arith.constant dense<8> : tensor<128xi32>
      %51 = arith.divui %48, %cst_13 : tensor<128xi32>
      %52 = arith.addi %50, %51 : tensor<128xi32>
      %53 = "tt.expand_dims"(%52) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %54 = "tt.expand_dims"(%12) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
      %55 = "tt.broadcast"(%54) : (tensor<128x1xi1>) -> tensor<128x8xi1>
      %56 = "tile.load"(%arg0, %53, %47, %55) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>} : (memref<?x128xbf16, strided<[?, 1]>>, tensor<128x1xi32>, tensor<128x8xi32>, tensor<128x8xi1>) -> tensor<128x8xbf16>
      %57 = arith.extf %56 : tensor<128x8xbf16> to tensor<128x8xf32>
      %58 = "tt.bitcast"(%37) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %59 = "tt.bitcast"(%57) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %cst_14 = arith.constant dense<2147483647> : tensor<128x8xi32>
      %60 = arith.andi %58, %cst_14 : tensor<128x8xi32>
      %cst_15 = arith.constant dense<8388607> : tensor<128x8xi32>
      %61 = arith.addi %60, %cst_15 : tensor<128x8xi32>
      %cst_16 = arith.constant dense<2147483647> : tensor<128x8xi32>
      %62 = arith.andi %59, %cst_16 : tensor<128x8xi32>
      %cst_17 = arith.constant dense<8388607> : tensor<128x8xi32>
      %63 = arith.addi %62, %cst_17 : tensor<128x8xi32>
      %64 = "tile.reduce"(%61) {axis = 1 : i32, kind = "max"} : (tensor<128x8xi32>) -> tensor<128xi32>
      %65 = "tile.reduce"(%63) {axis = 1 : i32, kind = "max"} : (tensor<128x8xi32>) -> tensor<128xi32>
      %66 = arith.maxsi %64, %65 : tensor<128xi32>
      %cst_18 = arith.constant dense<8388607> : tensor<128xi32>
      %67 = arith.maxsi %66, %cst_18 : tensor<128xi32>
      %cst_19 = arith.constant dense<8388607> : tensor<128xi32>
      %68 = arith.subi %67, %cst_19 : tensor<128xi32>
      %cst_20 = arith.constant dense<23> : tensor<128xi32>
      %69 = arith.shrui %68, %cst_20 : tensor<128xi32>
      %cst_21 = arith.constant dense<8388608> : tensor<128xi32>
      %cst_22 = arith.constant dense<8388607> : tensor<128xi32>
      %70 = arith.andi %68, %cst_22 : tensor<128xi32>
      %71 = arith.ori %70, %cst_21 : tensor<128xi32>
      %cst_23 = arith.constant dense<12582912> : tensor<128xi32>
      %72 = arith.cmpi uge, %71, %cst_23 : tensor<128xi32>
      %cst_24 = arith.constant dense<130> : tensor<128xi32>
      %73 = arith.subi %69, %cst_24 : tensor<128xi32>
      %74 = arith.extui %72 : tensor<128xi1> to tensor<128xi32>
      %75 = arith.addi %73, %74 : tensor<128xi32>
      %cst_25 = arith.constant dense<6> : tensor<128xi32>
      %76 = arith.addi %75, %cst_25 : tensor<128xi32>
      %cst_26 = arith.constant dense<0> : tensor<128xi32>
      %77 = arith.maxsi %76, %cst_26 : tensor<128xi32>
      %78 = arith.subi %77, %69 : tensor<128xi32>
      %cst_27 = arith.constant dense<142> : tensor<128xi32>
      %79 = arith.addi %78, %cst_27 : tensor<128xi32>
      %cst_28 = arith.constant dense<25> : tensor<128xi32>
      %80 = arith.minsi %79, %cst_28 : tensor<128xi32>
      %cst_29 = arith.constant dense<3> : tensor<128xi32>
      %81 = arith.shli %77, %cst_29 : tensor<128xi32>
      %82 = arith.shrui %71, %80 : tensor<128xi32>
      %cst_30 = arith.constant dense<3> : tensor<128xi32>
      %83 = arith.divui %82, %cst_30 : tensor<128xi32>
      %cst_31 = arith.constant dense<3> : tensor<128xi32>
      %84 = arith.shli %cst_31, %80 : tensor<128xi32>
      %85 = arith.muli %83, %84 : tensor<128xi32>
      %86 = arith.subi %71, %85 : tensor<128xi32>
      %87 = arith.addi %86, %86 : tensor<128xi32>
      %cst_32 = arith.constant dense<1> : tensor<128xi32>
      %88 = arith.andi %83, %cst_32 : tensor<128xi32>
      %89 = arith.addi %87, %88 : tensor<128xi32>
      %90 = arith.cmpi ugt, %89, %84 : tensor<128xi32>
      %91 = arith.extui %90 : tensor<128xi1> to tensor<128xi32>
      %92 = arith.addi %83, %91 : tensor<128xi32>
      %93 = arith.addi %81, %92 : tensor<128xi32>
      %cst_33 = arith.constant dense<126> : tensor<128xi32>
      %94 = arith.minsi %93, %cst_33 : tensor<128xi32>
      %95 = arith.sitofp %94 : tensor<128xi32> to tensor<128xf32>
      %96 = "tt.bitcast"(%95) : (tensor<128xf32>) -> tensor<128xi32>
      %cst_34 = arith.constant dense<75497472> : tensor<128xi32>
      %97 = arith.subi %96, %cst_34 : tensor<128xi32>
      %cst_35 = arith.constant dense<20> : tensor<128xi32>
      %98 = arith.shli %94, %cst_35 : tensor<128xi32>
      %cst_36 = arith.constant dense<1006632960> : tensor<128xi32>
      %99 = arith.addi %98, %cst_36 : tensor<128xi32>
      %cst_37 = arith.constant dense<8> : tensor<128xi32>
      %100 = arith.cmpi uge, %94, %cst_37 : tensor<128xi32>
      %101 = arith.select %100, %99, %97 : tensor<128xi1>, tensor<128xi32>
      %cst_38 = arith.constant dense<2139095040> : tensor<128xi32>
      %102 = arith.andi %101, %cst_38 : tensor<128xi32>
      %cst_39 = arith.constant dense<20> : tensor<128xi32>
      %103 = arith.shrui %101, %cst_39 : tensor<128xi32>
      %cst_40 = arith.constant dense<7> : tensor<128xi32>
      %104 = arith.andi %103, %cst_40 : tensor<128xi32>
      %cst_41 = arith.constant dense<2139095040> : tensor<128xi32>
      %cst_42 = arith.constant dense<2137230905> : tensor<128xi32>
      %cst_43 = arith.constant dense<2135739597> : tensor<128xi32>
      %cst_44 = arith.constant dense<2134519436> : tensor<128xi32>
      %cst_45 = arith.constant dense<2133502635> : tensor<128xi32>
      %cst_46 = arith.constant dense<2132642265> : tensor<128xi32>
      %cst_47 = arith.constant dense<2131904805> : tensor<128xi32>
      %cst_48 = arith.constant dense<2131265673> : tensor<128xi32>
      %cst_49 = arith.constant dense<1> : tensor<128xi32>
      %105 = arith.andi %104, %cst_49 : tensor<128xi32>
      %cst_50 = arith.constant dense<0> : tensor<128xi32>
      %106 = arith.cmpi ne, %105, %cst_50 : tensor<128xi32>
      %107 = arith.select %106, %cst_42, %cst_41 : tensor<128xi1>, tensor<128xi32>
      %108 = arith.select %106, %cst_44, %cst_43 : tensor<128xi1>, tensor<128xi32>
      %109 = arith.select %106, %cst_46, %cst_45 : tensor<128xi1>, tensor<128xi32>
      %110 = arith.select %106, %cst_48, %cst_47 : tensor<128xi1>, tensor<128xi32>
      %cst_51 = arith.constant dense<2> : tensor<128xi32>
      %111 = arith.andi %104, %cst_51 : tensor<128xi32>
      %cst_52 = arith.constant dense<0> : tensor<128xi32>
      %112 = arith.cmpi ne, %111, %cst_52 : tensor<128xi32>
      %113 = arith.select %112, %108, %107 : tensor<128xi1>, tensor<128xi32>
      %114 = arith.select %112, %110, %109 : tensor<128xi1>, tensor<128xi32>
      %cst_53 = arith.constant dense<4> : tensor<128xi32>
      %115 = arith.andi %104, %cst_53 : tensor<128xi32>
      %cst_54 = arith.constant dense<0> : tensor<128xi32>
      %116 = arith.cmpi ne, %115, %cst_54 : tensor<128xi32>
      %117 = arith.select %116, %114, %113 : tensor<128xi1>, tensor<128xi32>
      %118 = arith.subi %117, %102 : tensor<128xi32>
      %cst_55 = arith.constant dense<0> : tensor<128xi32>
      %119 = arith.cmpi eq, %94, %cst_55 : tensor<128xi32>
      %cst_56 = arith.constant dense<0> : tensor<128xi32>
      %120 = arith.select %119, %cst_56, %118 : tensor<128xi1>, tensor<128xi32>
      %121 = "tt.bitcast"(%120) : (tensor<128xi32>) -> tensor<128xf32>
      %122 = "tt.expand_dims"(%121) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
      %123 = "tt.broadcast"(%122) : (tensor<128x1xf32>) -> tensor<128x8xf32>
      %124 = math.absf %37 : tensor<128x8xf32>
      %125 = arith.mulf %124, %123 : tensor<128x8xf32>
      %cst_57 = arith.constant dense<1.200000e+01> : tensor<128x8xf32>
      %126 = arith.minnumf %125, %cst_57 : tensor<128x8xf32>
      %cst_58 = arith.constant dense<0x4B400000> : tensor<128x8xf32>
      %127 = arith.addf %126, %cst_58 : tensor<128x8xf32>
      %128 = "tt.bitcast"(%127) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %cst_59 = arith.constant dense<0> : tensor<128x8xi32>
      %129 = arith.addi %128, %cst_59 : tensor<128x8xi32>
      %cst_60 = arith.constant dense<0x4BC00000> : tensor<128x8xf32>
      %130 = arith.addf %126, %cst_60 : tensor<128x8xf32>
      %131 = "tt.bitcast"(%130) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %cst_61 = arith.constant dense<-8388606> : tensor<128x8xi32>
      %132 = arith.addi %131, %cst_61 : tensor<128x8xi32>
      %cst_62 = arith.constant dense<0x4C400000> : tensor<128x8xf32>
      %133 = arith.addf %126, %cst_62 : tensor<128x8xf32>
      %134 = "tt.bitcast"(%133) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %cst_63 = arith.constant dense<-16777212> : tensor<128x8xi32>
      %135 = arith.addi %134, %cst_63 : tensor<128x8xi32>
      %136 = arith.minsi %129, %132 : tensor<128x8xi32>
      %137 = arith.minsi %136, %135 : tensor<128x8xi32>
      %cst_64 = arith.constant dense<-1> : tensor<128x8xi32>
      %138 = arith.xori %61, %cst_64 : tensor<128x8xi32>
      %139 = arith.andi %58, %138 : tensor<128x8xi32>
      %cst_65 = arith.constant dense<28> : tensor<128x8xi32>
      %140 = arith.shrui %139, %cst_65 : tensor<128x8xi32>
      %cst_66 = arith.constant dense<8> : tensor<128x8xi32>
      %141 = arith.andi %140, %cst_66 : tensor<128x8xi32>
      %142 = arith.addi %137, %141 : tensor<128x8xi32>
      %143 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
      %144 = "tt.expand_dims"(%143) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
      %cst_67 = arith.constant dense<4> : tensor<1x8xi32>
      %145 = arith.muli %144, %cst_67 : tensor<1x8xi32>
      %146 = "tt.broadcast"(%145) : (tensor<1x8xi32>) -> tensor<128x8xi32>
      %147 = arith.shli %142, %146 : tensor<128x8xi32>
      %148 = "tile.reduce"(%147) {axis = 1 : i32, kind = "add"} : (tensor<128x8xi32>) -> tensor<128xi32>
      %cst_68 = arith.constant dense<1061158912> : tensor<128xi32>
      %149 = arith.subi %148, %cst_68 : tensor<128xi32>
      %150 = math.absf %57 : tensor<128x8xf32>
      %151 = arith.mulf %150, %123 : tensor<128x8xf32>
      %cst_69 = arith.constant dense<1.200000e+01> : tensor<128x8xf32>
      %152 = arith.minnumf %151, %cst_69 : tensor<128x8xf32>
      %cst_70 = arith.constant dense<0x4B400000> : tensor<128x8xf32>
      %153 = arith.addf %152, %cst_70 : tensor<128x8xf32>
      %154 = "tt.bitcast"(%153) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %cst_71 = arith.constant dense<0> : tensor<128x8xi32>
      %155 = arith.addi %154, %cst_71 : tensor<128x8xi32>
      %cst_72 = arith.constant dense<0x4BC00000> : tensor<128x8xf32>
      %156 = arith.addf %152, %cst_72 : tensor<128x8xf32>
      %157 = "tt.bitcast"(%156) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %cst_73 = arith.constant dense<-8388606> : tensor<128x8xi32>
      %158 = arith.addi %157, %cst_73 : tensor<128x8xi32>
      %cst_74 = arith.constant dense<0x4C400000> : tensor<128x8xf32>
      %159 = arith.addf %152, %cst_74 : tensor<128x8xf32>
      %160 = "tt.bitcast"(%159) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %cst_75 = arith.constant dense<-16777212> : tensor<128x8xi32>
      %161 = arith.addi %160, %cst_75 : tensor<128x8xi32>
      %162 = arith.minsi %155, %158 : tensor<128x8xi32>
      %163 = arith.minsi %162, %161 : tensor<128x8xi32>
      %cst_76 = arith.constant dense<-1> : tensor<128x8xi32>
      %164 = arith.xori %63, %cst_76 : tensor<128x8xi32>
      %165 = arith.andi %59, %164 : tensor<128x8xi32>
      %cst_77 = arith.constant dense<28> : tensor<128x8xi32>
      %166 = arith.shrui %165, %cst_77 : tensor<128x8xi32>
      %cst_78 = arith.constant dense<8> : tensor<128x8xi32>
      %167 = arith.andi %166, %cst_78 : tensor<128x8xi32>
      %168 = arith.addi %163, %167 : tensor<128x8xi32>
      %169 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
      %170 = "tt.expand_dims"(%169) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
      %cst_79 = arith.constant dense<4> : tensor<1x8xi32>
      %171 = arith.muli %170, %cst_79 : tensor<1x8xi32>
      %172 = "tt.broadcast"(%171) : (tensor<1x8xi32>) -> tensor<128x8xi32>
      %173 = arith.shli %168, %172 : tensor<128x8xi32>
      %174 = "tile.reduce"(%173) {axis = 1 : i32, kind = "add"} : (tensor<128x8xi32>) -> tensor<128xi32>
      %cst_80 = arith.constant dense<1061158912> : tensor<128xi32>
      %175 = arith.subi %174, %cst_80 : tensor<128xi32>
      %176 = arith.trunci %94 : tensor<128xi32> to tensor<128xi8>
      %177 = "tt.join"(%149, %175) : (tensor<128xi32>, tensor<128xi32>) -> tensor<128x2xi32>
      %178 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
      %179 = "tt.expand_dims"(%178) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
      %180 = "tt.expand_dims"(%179) {axis = 0 : i32} : (tensor<1x4xi32>) -> tensor<1x1x4xi32>
      %cst_81 = arith.constant dense<8> : tensor<1x1x4xi32>
      %181 = arith.muli %180, %cst_81 : tensor<1x1x4xi32>
      %182 = "tt.broadcast"(%181) : (tensor<1x1x4xi32>) -> tensor<128x2x4xi32>
      %183 = "tt.expand_dims"(%177) {axis = 2 : i32} : (tensor<128x2xi32>) -> tensor<128x2x1xi32>
      %184 = "tt.broadcast"(%183) : (tensor<128x2x1xi32>) -> tensor<128x2x4xi32>
      %185 = arith.shrui %184, %182 : tensor<128x2x4xi32>
      %186 = arith.trunci %185 : tensor<128x2x4xi32> to tensor<128x2x4xi8>
      %187 = "tt.reshape"(%186) : (tensor<128x2x4xi8>) -> tensor<128x8xi8>
      %188 = "tile.dim"(%arg4) {axis = 0 : i32} : (memref<?x64x64xi8, strided<[?, 64, 1]>>) -> i32
      %189 = arith.extsi %188 : i32 to i64
      %190 = "tt.splat"(%189) : (i64) -> tensor<128xi64>
      %191 = arith.cmpi ult, %14, %190 : tensor<128xi64>
      %192 = arith.andi %191, %12 : tensor<128xi1>
      %193 = arith.trunci %14 : tensor<128xi64> to tensor<128xi32>
      %194 = arith.trunci %15 : tensor<128xi64> to tensor<128xi32>
      "tile.store"(%arg5, %176, %193, %194, %17, %192) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>} : (memref<?x64x8xi8, strided<[?, 8, 1]>>, tensor<128xi8>, tensor<128xi32>, tensor<128xi32>, tensor<128xi32>, tensor<128xi1>) -> ()
      %cst_82 = arith.constant dense<8> : tensor<128xi32>
      %195 = arith.muli %17, %cst_82 : tensor<128xi32>
      %cst_83 = arith.constant dense<0> : tensor<128xi32>
      %196 = arith.addi %195, %cst_83 : tensor<128xi32>
      %197 = "tt.expand_dims"(%196) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %198 = "tt.broadcast"(%197) : (tensor<128x1xi32>) -> tensor<128x8xi32>
      %199 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
      %200 = "tt.expand_dims"(%199) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
      %201 = "tt.broadcast"(%200) : (tensor<1x8xi32>) -> tensor<128x8xi32>
      %202 = arith.addi %198, %201 : tensor<128x8xi32>
      %203 = "tt.expand_dims"(%193) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %204 = "tt.expand_dims"(%194) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %205 = "tt.expand_dims"(%192) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
      %206 = "tt.broadcast"(%205) : (tensor<128x1xi1>) -> tensor<128x8xi1>
      "tile.store"(%arg4, %187, %203, %204, %202, %206) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>} : (memref<?x64x64xi8, strided<[?, 64, 1]>>, tensor<128x8xi8>, tensor<128x1xi32>, tensor<128x1xi32>, tensor<128x8xi32>, tensor<128x8xi1>) -> ()
    } else {
      %5 = arith.subi %0, %3 : i32
      %6 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %c16_i32_0 = arith.constant 16 : i32
      %7 = arith.muli %5, %c16_i32_0 : i32
      %8 = "tt.splat"(%7) : (i32) -> tensor<128xi32>
      %cst = arith.constant dense<8> : tensor<128xi32>
      %9 = arith.divui %6, %cst : tensor<128xi32>
      %10 = arith.addi %8, %9 : tensor<128xi32>
      %11 = "tile.dim"(%arg3) {axis = 0 : i32} : (memref<?xi64>) -> i32
      %12 = "tt.splat"(%11) : (i32) -> tensor<128xi32>
      %13 = arith.cmpi ult, %10, %12 : tensor<128xi32>
      %14 = "tile.load"(%arg3, %10, %13) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>} : (memref<?xi64>, tensor<128xi32>, tensor<128xi1>) -> tensor<128xi64>
      %15 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %cst_1 = arith.constant dense<8> : tensor<128xi32>
      %16 = arith.remui %15, %cst_1 : tensor<128xi32>
      %17 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %cst_2 = arith.constant dense<8> : tensor<128xi32>
      %18 = arith.remui %17, %cst_2 : tensor<128xi32>
      %cst_3 = arith.constant dense<16> : tensor<128xi32>
      %19 = arith.muli %18, %cst_3 : tensor<128xi32>
      %cst_4 = arith.constant dense<0> : tensor<128xi32>
      %20 = arith.addi %19, %cst_4 : tensor<128xi32>
      %21 = "tt.expand_dims"(%20) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %22 = "tt.broadcast"(%21) : (tensor<128x1xi32>) -> tensor<128x8xi32>
      %23 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
      %24 = "tt.expand_dims"(%23) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
      %25 = "tt.broadcast"(%24) : (tensor<1x8xi32>) -> tensor<128x8xi32>
      %26 = arith.addi %22, %25 : tensor<128x8xi32>
      %27 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %c16_i32_5 = arith.constant 16 : i32
      %28 = arith.muli %5, %c16_i32_5 : i32
      %29 = "tt.splat"(%28) : (i32) -> tensor<128xi32>
      %cst_6 = arith.constant dense<8> : tensor<128xi32>
      %30 = arith.divui %27, %cst_6 : tensor<128xi32>
      %31 = arith.addi %29, %30 : tensor<128xi32>
      %32 = "tt.expand_dims"(%31) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %33 = "tt.expand_dims"(%13) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
      %34 = "tt.broadcast"(%33) : (tensor<128x1xi1>) -> tensor<128x8xi1>
      %35 = "tile.load"(%arg2, %32, %26, %34) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>} : (memref<?x128xbf16, strided<[?, 1]>>, tensor<128x1xi32>, tensor<128x8xi32>, tensor<128x8xi1>) -> tensor<128x8xbf16>
      %36 = arith.extf %35 : tensor<128x8xbf16> to tensor<128x8xf32>
      %37 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %cst_7 = arith.constant dense<8> : tensor<128xi32>
      %38 = arith.remui %37, %cst_7 : tensor<128xi32>
      %cst_8 = arith.constant dense<16> : tensor<128xi32>
      %39 = arith.muli %38, %cst_8 : tensor<128xi32>
      %cst_9 = arith.constant dense<8> : tensor<128xi32>
      %40 = arith.addi %39, %cst_9 : tensor<128xi32>
      %41 = "tt.expand_dims"(%40) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %42 = "tt.broadcast"(%41) : (tensor<128x1xi32>) -> tensor<128x8xi32>
      %43 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
      %44 = "tt.expand_dims"(%43) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
      %45 = "tt.broadcast"(%44) : (tensor<1x8xi32>) -> tensor<128x8xi32>
      %46 = arith.addi %42, %45 : tensor<128x8xi32>
      %47 = "tt.make_range"() {end = 128 : i32, start = 0 : i32} : () -> tensor<128xi32>
      %c16_i32_10 = arith.constant 16 : i32
      %48 = arith.muli %5, %c16_i32_10 : i32
      %49 = "tt.splat"(%48) : (i32) -> tensor<128xi32>
      %cst_11 = arith.constant dense<8> : tensor<128xi32>
      %50 = arith.divui %47, %cst_11 : tensor<128xi32>
      %51 = arith.addi %49, %50 : tensor<128xi32>
      %52 = "tt.expand_dims"(%51) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %53 = "tt.expand_dims"(%13) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
      %54 = "tt.broadcast"(%53) : (tensor<128x1xi1>) -> tensor<128x8xi1>
      %55 = "tile.load"(%arg2, %52, %46, %54) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>} : (memref<?x128xbf16, strided<[?, 1]>>, tensor<128x1xi32>, tensor<128x8xi32>, tensor<128x8xi1>) -> tensor<128x8xbf16>
      %56 = arith.extf %55 : tensor<128x8xbf16> to tensor<128x8xf32>
      %57 = "tt.bitcast"(%36) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %58 = "tt.bitcast"(%56) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %cst_12 = arith.constant dense<2147483647> : tensor<128x8xi32>
      %59 = arith.andi %57, %cst_12 : tensor<128x8xi32>
      %cst_13 = arith.constant dense<8388607> : tensor<128x8xi32>
      %60 = arith.addi %59, %cst_13 : tensor<128x8xi32>
      %cst_14 = arith.constant dense<2147483647> : tensor<128x8xi32>
      %61 = arith.andi %58, %cst_14 : tensor<128x8xi32>
      %cst_15 = arith.constant dense<8388607> : tensor<128x8xi32>
      %62 = arith.addi %61, %cst_15 : tensor<128x8xi32>
      %63 = "tile.reduce"(%60) {axis = 1 : i32, kind = "max"} : (tensor<128x8xi32>) -> tensor<128xi32>
      %64 = "tile.reduce"(%62) {axis = 1 : i32, kind = "max"} : (tensor<128x8xi32>) -> tensor<128xi32>
      %65 = arith.maxsi %63, %64 : tensor<128xi32>
      %cst_16 = arith.constant dense<8388607> : tensor<128xi32>
      %66 = arith.maxsi %65, %cst_16 : tensor<128xi32>
      %cst_17 = arith.constant dense<8388607> : tensor<128xi32>
      %67 = arith.subi %66, %cst_17 : tensor<128xi32>
      %cst_18 = arith.constant dense<23> : tensor<128xi32>
      %68 = arith.shrui %67, %cst_18 : tensor<128xi32>
      %cst_19 = arith.constant dense<8388608> : tensor<128xi32>
      %cst_20 = arith.constant dense<8388607> : tensor<128xi32>
      %69 = arith.andi %67, %cst_20 : tensor<128xi32>
      %70 = arith.ori %69, %cst_19 : tensor<128xi32>
      %cst_21 = arith.constant dense<12582912> : tensor<128xi32>
      %71 = arith.cmpi uge, %70, %cst_21 : tensor<128xi32>
      %cst_22 = arith.constant dense<130> : tensor<128xi32>
      %72 = arith.subi %68, %cst_22 : tensor<128xi32>
      %73 = arith.extui %71 : tensor<128xi1> to tensor<128xi32>
      %74 = arith.addi %72, %73 : tensor<128xi32>
      %cst_23 = arith.constant dense<6> : tensor<128xi32>
      %75 = arith.addi %74, %cst_23 : tensor<128xi32>
      %cst_24 = arith.constant dense<0> : tensor<128xi32>
      %76 = arith.maxsi %75, %cst_24 : tensor<128xi32>
      %77 = arith.subi %76, %68 : tensor<128xi32>
      %cst_25 = arith.constant dense<142> : tensor<128xi32>
      %78 = arith.addi %77, %cst_25 : tensor<128xi32>
      %cst_26 = arith.constant dense<25> : tensor<128xi32>
      %79 = arith.minsi %78, %cst_26 : tensor<128xi32>
      %cst_27 = arith.constant dense<3> : tensor<128xi32>
      %80 = arith.shli %76, %cst_27 : tensor<128xi32>
      %81 = arith.shrui %70, %79 : tensor<128xi32>
      %cst_28 = arith.constant dense<3> : tensor<128xi32>
      %82 = arith.divui %81, %cst_28 : tensor<128xi32>
      %cst_29 = arith.constant dense<3> : tensor<128xi32>
      %83 = arith.shli %cst_29, %79 : tensor<128xi32>
      %84 = arith.muli %82, %83 : tensor<128xi32>
      %85 = arith.subi %70, %84 : tensor<128xi32>
      %86 = arith.addi %85, %85 : tensor<128xi32>
      %cst_30 = arith.constant dense<1> : tensor<128xi32>
      %87 = arith.andi %82, %cst_30 : tensor<128xi32>
      %88 = arith.addi %86, %87 : tensor<128xi32>
      %89 = arith.cmpi ugt, %88, %83 : tensor<128xi32>
      %90 = arith.extui %89 : tensor<128xi1> to tensor<128xi32>
      %91 = arith.addi %82, %90 : tensor<128xi32>
      %92 = arith.addi %80, %91 : tensor<128xi32>
      %cst_31 = arith.constant dense<126> : tensor<128xi32>
      %93 = arith.minsi %92, %cst_31 : tensor<128xi32>
      %94 = arith.sitofp %93 : tensor<128xi32> to tensor<128xf32>
      %95 = "tt.bitcast"(%94) : (tensor<128xf32>) -> tensor<128xi32>
      %cst_32 = arith.constant dense<75497472> : tensor<128xi32>
      %96 = arith.subi %95, %cst_32 : tensor<128xi32>
      %cst_33 = arith.constant dense<20> : tensor<128xi32>
      %97 = arith.shli %93, %cst_33 : tensor<128xi32>
      %cst_34 = arith.constant dense<1006632960> : tensor<128xi32>
      %98 = arith.addi %97, %cst_34 : tensor<128xi32>
      %cst_35 = arith.constant dense<8> : tensor<128xi32>
      %99 = arith.cmpi uge, %93, %cst_35 : tensor<128xi32>
      %100 = arith.select %99, %98, %96 : tensor<128xi1>, tensor<128xi32>
      %cst_36 = arith.constant dense<2139095040> : tensor<128xi32>
      %101 = arith.andi %100, %cst_36 : tensor<128xi32>
      %cst_37 = arith.constant dense<20> : tensor<128xi32>
      %102 = arith.shrui %100, %cst_37 : tensor<128xi32>
      %cst_38 = arith.constant dense<7> : tensor<128xi32>
      %103 = arith.andi %102, %cst_38 : tensor<128xi32>
      %cst_39 = arith.constant dense<2139095040> : tensor<128xi32>
      %cst_40 = arith.constant dense<2137230905> : tensor<128xi32>
      %cst_41 = arith.constant dense<2135739597> : tensor<128xi32>
      %cst_42 = arith.constant dense<2134519436> : tensor<128xi32>
      %cst_43 = arith.constant dense<2133502635> : tensor<128xi32>
      %cst_44 = arith.constant dense<2132642265> : tensor<128xi32>
      %cst_45 = arith.constant dense<2131904805> : tensor<128xi32>
      %cst_46 = arith.constant dense<2131265673> : tensor<128xi32>
      %cst_47 = arith.constant dense<1> : tensor<128xi32>
      %104 = arith.andi %103, %cst_47 : tensor<128xi32>
      %cst_48 = arith.constant dense<0> : tensor<128xi32>
      %105 = arith.cmpi ne, %104, %cst_48 : tensor<128xi32>
      %106 = arith.select %105, %cst_40, %cst_39 : tensor<128xi1>, tensor<128xi32>
      %107 = arith.select %105, %cst_42, %cst_41 : tensor<128xi1>, tensor<128xi32>
      %108 = arith.select %105, %cst_44, %cst_43 : tensor<128xi1>, tensor<128xi32>
      %109 = arith.select %105, %cst_46, %cst_45 : tensor<128xi1>, tensor<128xi32>
      %cst_49 = arith.constant dense<2> : tensor<128xi32>
      %110 = arith.andi %103, %cst_49 : tensor<128xi32>
      %cst_50 = arith.constant dense<0> : tensor<128xi32>
      %111 = arith.cmpi ne, %110, %cst_50 : tensor<128xi32>
      %112 = arith.select %111, %107, %106 : tensor<128xi1>, tensor<128xi32>
      %113 = arith.select %111, %109, %108 : tensor<128xi1>, tensor<128xi32>
      %cst_51 = arith.constant dense<4> : tensor<128xi32>
      %114 = arith.andi %103, %cst_51 : tensor<128xi32>
      %cst_52 = arith.constant dense<0> : tensor<128xi32>
      %115 = arith.cmpi ne, %114, %cst_52 : tensor<128xi32>
      %116 = arith.select %115, %113, %112 : tensor<128xi1>, tensor<128xi32>
      %117 = arith.subi %116, %101 : tensor<128xi32>
      %cst_53 = arith.constant dense<0> : tensor<128xi32>
      %118 = arith.cmpi eq, %93, %cst_53 : tensor<128xi32>
      %cst_54 = arith.constant dense<0> : tensor<128xi32>
      %119 = arith.select %118, %cst_54, %117 : tensor<128xi1>, tensor<128xi32>
      %120 = "tt.bitcast"(%119) : (tensor<128xi32>) -> tensor<128xf32>
      %121 = "tt.expand_dims"(%120) {axis = 1 : i32} : (tensor<128xf32>) -> tensor<128x1xf32>
      %122 = "tt.broadcast"(%121) : (tensor<128x1xf32>) -> tensor<128x8xf32>
      %123 = math.absf %36 : tensor<128x8xf32>
      %124 = arith.mulf %123, %122 : tensor<128x8xf32>
      %cst_55 = arith.constant dense<1.200000e+01> : tensor<128x8xf32>
      %125 = arith.minnumf %124, %cst_55 : tensor<128x8xf32>
      %cst_56 = arith.constant dense<0x4B400000> : tensor<128x8xf32>
      %126 = arith.addf %125, %cst_56 : tensor<128x8xf32>
      %127 = "tt.bitcast"(%126) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %cst_57 = arith.constant dense<0> : tensor<128x8xi32>
      %128 = arith.addi %127, %cst_57 : tensor<128x8xi32>
      %cst_58 = arith.constant dense<0x4BC00000> : tensor<128x8xf32>
      %129 = arith.addf %125, %cst_58 : tensor<128x8xf32>
      %130 = "tt.bitcast"(%129) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %cst_59 = arith.constant dense<-8388606> : tensor<128x8xi32>
      %131 = arith.addi %130, %cst_59 : tensor<128x8xi32>
      %cst_60 = arith.constant dense<0x4C400000> : tensor<128x8xf32>
      %132 = arith.addf %125, %cst_60 : tensor<128x8xf32>
      %133 = "tt.bitcast"(%132) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %cst_61 = arith.constant dense<-16777212> : tensor<128x8xi32>
      %134 = arith.addi %133, %cst_61 : tensor<128x8xi32>
      %135 = arith.minsi %128, %131 : tensor<128x8xi32>
      %136 = arith.minsi %135, %134 : tensor<128x8xi32>
      %cst_62 = arith.constant dense<-1> : tensor<128x8xi32>
      %137 = arith.xori %60, %cst_62 : tensor<128x8xi32>
      %138 = arith.andi %57, %137 : tensor<128x8xi32>
      %cst_63 = arith.constant dense<28> : tensor<128x8xi32>
      %139 = arith.shrui %138, %cst_63 : tensor<128x8xi32>
      %cst_64 = arith.constant dense<8> : tensor<128x8xi32>
      %140 = arith.andi %139, %cst_64 : tensor<128x8xi32>
      %141 = arith.addi %136, %140 : tensor<128x8xi32>
      %142 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
      %143 = "tt.expand_dims"(%142) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
      %cst_65 = arith.constant dense<4> : tensor<1x8xi32>
      %144 = arith.muli %143, %cst_65 : tensor<1x8xi32>
      %145 = "tt.broadcast"(%144) : (tensor<1x8xi32>) -> tensor<128x8xi32>
      %146 = arith.shli %141, %145 : tensor<128x8xi32>
      %147 = "tile.reduce"(%146) {axis = 1 : i32, kind = "add"} : (tensor<128x8xi32>) -> tensor<128xi32>
      %cst_66 = arith.constant dense<1061158912> : tensor<128xi32>
      %148 = arith.subi %147, %cst_66 : tensor<128xi32>
      %149 = math.absf %56 : tensor<128x8xf32>
      %150 = arith.mulf %149, %122 : tensor<128x8xf32>
      %cst_67 = arith.constant dense<1.200000e+01> : tensor<128x8xf32>
      %151 = arith.minnumf %150, %cst_67 : tensor<128x8xf32>
      %cst_68 = arith.constant dense<0x4B400000> : tensor<128x8xf32>
      %152 = arith.addf %151, %cst_68 : tensor<128x8xf32>
      %153 = "tt.bitcast"(%152) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %cst_69 = arith.constant dense<0> : tensor<128x8xi32>
      %154 = arith.addi %153, %cst_69 : tensor<128x8xi32>
      %cst_70 = arith.constant dense<0x4BC00000> : tensor<128x8xf32>
      %155 = arith.addf %151, %cst_70 : tensor<128x8xf32>
      %156 = "tt.bitcast"(%155) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %cst_71 = arith.constant dense<-8388606> : tensor<128x8xi32>
      %157 = arith.addi %156, %cst_71 : tensor<128x8xi32>
      %cst_72 = arith.constant dense<0x4C400000> : tensor<128x8xf32>
      %158 = arith.addf %151, %cst_72 : tensor<128x8xf32>
      %159 = "tt.bitcast"(%158) : (tensor<128x8xf32>) -> tensor<128x8xi32>
      %cst_73 = arith.constant dense<-16777212> : tensor<128x8xi32>
      %160 = arith.addi %159, %cst_73 : tensor<128x8xi32>
      %161 = arith.minsi %154, %157 : tensor<128x8xi32>
      %162 = arith.minsi %161, %160 : tensor<128x8xi32>
      %cst_74 = arith.constant dense<-1> : tensor<128x8xi32>
      %163 = arith.xori %62, %cst_74 : tensor<128x8xi32>
      %164 = arith.andi %58, %163 : tensor<128x8xi32>
      %cst_75 = arith.constant dense<28> : tensor<128x8xi32>
      %165 = arith.shrui %164, %cst_75 : tensor<128x8xi32>
      %cst_76 = arith.constant dense<8> : tensor<128x8xi32>
      %166 = arith.andi %165, %cst_76 : tensor<128x8xi32>
      %167 = arith.addi %162, %166 : tensor<128x8xi32>
      %168 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
      %169 = "tt.expand_dims"(%168) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
      %cst_77 = arith.constant dense<4> : tensor<1x8xi32>
      %170 = arith.muli %169, %cst_77 : tensor<1x8xi32>
      %171 = "tt.broadcast"(%170) : (tensor<1x8xi32>) -> tensor<128x8xi32>
      %172 = arith.shli %167, %171 : tensor<128x8xi32>
      %173 = "tile.reduce"(%172) {axis = 1 : i32, kind = "add"} : (tensor<128x8xi32>) -> tensor<128xi32>
      %cst_78 = arith.constant dense<1061158912> : tensor<128xi32>
      %174 = arith.subi %173, %cst_78 : tensor<128xi32>
      %175 = arith.trunci %93 : tensor<128xi32> to tensor<128xi8>
      %176 = "tt.join"(%148, %174) : (tensor<128xi32>, tensor<128xi32>) -> tensor<128x2xi32>
      %177 = "tt.make_range"() {end = 4 : i32, start = 0 : i32} : () -> tensor<4xi32>
      %178 = "tt.expand_dims"(%177) {axis = 0 : i32} : (tensor<4xi32>) -> tensor<1x4xi32>
      %179 = "tt.expand_dims"(%178) {axis = 0 : i32} : (tensor<1x4xi32>) -> tensor<1x1x4xi32>
      %cst_79 = arith.constant dense<8> : tensor<1x1x4xi32>
      %180 = arith.muli %179, %cst_79 : tensor<1x1x4xi32>
      %181 = "tt.broadcast"(%180) : (tensor<1x1x4xi32>) -> tensor<128x2x4xi32>
      %182 = "tt.expand_dims"(%176) {axis = 2 : i32} : (tensor<128x2xi32>) -> tensor<128x2x1xi32>
      %183 = "tt.broadcast"(%182) : (tensor<128x2x1xi32>) -> tensor<128x2x4xi32>
      %184 = arith.shrui %183, %181 : tensor<128x2x4xi32>
      %185 = arith.trunci %184 : tensor<128x2x4xi32> to tensor<128x2x4xi8>
      %186 = "tt.reshape"(%185) : (tensor<128x2x4xi8>) -> tensor<128x8xi8>
      %187 = "tile.dim"(%arg6) {axis = 0 : i32} : (memref<?x64xi8, strided<[?, 1]>>) -> i32
      %188 = arith.extsi %187 : i32 to i64
      %189 = "tt.splat"(%188) : (i64) -> tensor<128xi64>
      %190 = arith.cmpi ult, %14, %189 : tensor<128xi64>
      %191 = arith.andi %190, %13 : tensor<128xi1>
      %192 = arith.trunci %14 : tensor<128xi64> to tensor<128xi32>
      "tile.store"(%arg7, %175, %192, %16, %191) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>} : (memref<?x8xi8, strided<[?, 1]>>, tensor<128xi8>, tensor<128xi32>, tensor<128xi32>, tensor<128xi1>) -> ()
      %cst_80 = arith.constant dense<8> : tensor<128xi32>
      %193 = arith.muli %16, %cst_80 : tensor<128xi32>
      %cst_81 = arith.constant dense<0> : tensor<128xi32>
      %194 = arith.addi %193, %cst_81 : tensor<128xi32>
      %195 = "tt.expand_dims"(%194) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %196 = "tt.broadcast"(%195) : (tensor<128x1xi32>) -> tensor<128x8xi32>
      %197 = "tt.make_range"() {end = 8 : i32, start = 0 : i32} : () -> tensor<8xi32>
      %198 = "tt.expand_dims"(%197) {axis = 0 : i32} : (tensor<8xi32>) -> tensor<1x8xi32>
      %199 = "tt.broadcast"(%198) : (tensor<1x8xi32>) -> tensor<128x8xi32>
      %200 = arith.addi %196, %199 : tensor<128x8xi32>
      %201 = "tt.expand_dims"(%192) {axis = 1 : i32} : (tensor<128xi32>) -> tensor<128x1xi32>
      %202 = "tt.expand_dims"(%191) {axis = 1 : i32} : (tensor<128xi1>) -> tensor<128x1xi1>
      %203 = "tt.broadcast"(%202) : (tensor<128x1xi1>) -> tensor<128x8xi1>
      "tile.store"(%arg6, %186, %201, %200, %203) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>} : (memref<?x64xi8, strided<[?, 1]>>, tensor<128x8xi8>, tensor<128x1xi32>, tensor<128x8xi32>, tensor<128x8xi1>) -> ()
    }
    return
  }
}

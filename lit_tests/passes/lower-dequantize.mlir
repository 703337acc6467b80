// RUN: winnow-opt %s --pass-pipeline=lower-dequantize | FileCheck %s

// CHECK-LABEL: func.func @dequantize(
// CHECK-SAME:    %[[V:[^:]+]]: tensor<4x16xi8>, %[[S:[^:]+]]: tensor<4x2xi8>
//
// A byte, twice, the second time shifted: even values are in the low halves.
// CHECK-NEXT:    %[[BYTES:.+]] = "tt.reshape"(%[[V]]) : (tensor<4x16xi8>) -> tensor<4x2x8x1xi8>
// CHECK-NEXT:    %[[WIDE:.+]] = arith.extui %[[BYTES]] : tensor<4x2x8x1xi8> to tensor<4x2x8x1xi16>
// CHECK-NEXT:    %[[PACKED:.+]] = "tt.broadcast"(%[[WIDE]]) : (tensor<4x2x8x1xi16>) -> tensor<4x2x8x2xi16>
// CHECK-NEXT:    %[[RANGE:.+]] = "tt.make_range"() {end = 2 : i32, start = 0 : i32}
// CHECK-NEXT:    %[[HALF:.+]] = arith.trunci %[[RANGE]] : tensor<2xi32> to tensor<2xi16>
// CHECK-NEXT:    %[[C4:.+]] = arith.constant dense<4> : tensor<2xi16>
// CHECK-NEXT:    %[[BITS:.+]] = arith.muli %[[HALF]], %[[C4]]
// CHECK-NEXT:    %[[ALONG:.+]] = "tt.reshape"(%[[BITS]]) : (tensor<2xi16>) -> tensor<1x1x1x2xi16>
// CHECK-NEXT:    %[[SHIFTS:.+]] = "tt.broadcast"(%[[ALONG]]) : (tensor<1x1x1x2xi16>) -> tensor<4x2x8x2xi16>
//
// A scale's exponent and mantissa go from bits 0-6 to 7-13, its sign from bit 7 to 15. The factor
// of 2**22 makes up for the bias of f16's exponent, 8 more, and for that of the codes' below.
// CHECK-NEXT:    %[[CODE:.+]] = arith.extui %[[S]] : tensor<4x2xi8> to tensor<4x2xi16>
// CHECK-NEXT:    %[[C127:.+]] = arith.constant dense<127> : tensor<4x2xi16>
// CHECK-NEXT:    %[[MAGNITUDE:.+]] = arith.andi %[[CODE]], %[[C127]]
// CHECK-NEXT:    %[[C128:.+]] = arith.constant dense<128> : tensor<4x2xi16>
// CHECK-NEXT:    %[[SIGN:.+]] = arith.andi %[[CODE]], %[[C128]]
// CHECK-NEXT:    %[[C7:.+]] = arith.constant dense<7> : tensor<4x2xi16>
// CHECK-NEXT:    %[[M7:.+]] = arith.shli %[[MAGNITUDE]], %[[C7]]
// CHECK-NEXT:    %[[C8:.+]] = arith.constant dense<8> : tensor<4x2xi16>
// CHECK-NEXT:    %[[S8:.+]] = arith.shli %[[SIGN]], %[[C8]]
// CHECK-NEXT:    %[[B16:.+]] = arith.ori %[[M7]], %[[S8]]
// CHECK-NEXT:    %[[F16:.+]] = "tt.bitcast"(%[[B16]]) : (tensor<4x2xi16>) -> tensor<4x2xf16>
// CHECK-NEXT:    %[[F32:.+]] = arith.extf %[[F16]] : tensor<4x2xf16> to tensor<4x2xf32>
// CHECK-NEXT:    %[[FACTOR:.+]] = arith.constant dense<0x4A800000> : tensor<4x2xf32>
// CHECK-NEXT:    %[[SCALED:.+]] = arith.mulf %[[F32]], %[[FACTOR]]
// CHECK-NEXT:    %[[C7F:.+]] = arith.constant dense<127> : tensor<4x2xi16>
// CHECK-NEXT:    %[[IS_NAN:.+]] = arith.cmpi eq, %[[MAGNITUDE]], %[[C7F]]
// CHECK-NEXT:    %[[NAN:.+]] = arith.constant dense<0x7FC00000> : tensor<4x2xf32>
// CHECK-NEXT:    %[[SCALE:.+]] = arith.select %[[IS_NAN]], %[[NAN]], %[[SCALED]]
// CHECK-NEXT:    %[[SX:.+]] = "tt.reshape"(%[[SCALE]]) : (tensor<4x2xf32>) -> tensor<4x2x1x1xf32>
// CHECK-NEXT:    %[[SCALES:.+]] = "tt.broadcast"(%[[SX]]) : (tensor<4x2x1x1xf32>) -> tensor<4x2x8x2xf32>
//
// A code's exponent and mantissa go from bits 0-2 to 9-11, its sign from bit 3 to 15.
// CHECK-NEXT:    %[[SHIFTED:.+]] = arith.shrui %[[PACKED]], %[[SHIFTS]]
// CHECK-NEXT:    %[[D7:.+]] = arith.constant dense<7> : tensor<4x2x8x2xi16>
// CHECK-NEXT:    %[[LOW:.+]] = arith.andi %[[SHIFTED]], %[[D7]]
// CHECK-NEXT:    %[[D9:.+]] = arith.constant dense<9> : tensor<4x2x8x2xi16>
// CHECK-NEXT:    %[[M9:.+]] = arith.shli %[[LOW]], %[[D9]]
// CHECK-NEXT:    %[[D8:.+]] = arith.constant dense<8> : tensor<4x2x8x2xi16>
// CHECK-NEXT:    %[[HIGH:.+]] = arith.andi %[[SHIFTED]], %[[D8]]
// CHECK-NEXT:    %[[D12:.+]] = arith.constant dense<12> : tensor<4x2x8x2xi16>
// CHECK-NEXT:    %[[S12:.+]] = arith.shli %[[HIGH]], %[[D12]]
// CHECK-NEXT:    %[[V16:.+]] = arith.ori %[[M9]], %[[S12]]
// CHECK-NEXT:    %[[VF16:.+]] = "tt.bitcast"(%[[V16]]) : (tensor<4x2x8x2xi16>) -> tensor<4x2x8x2xf16>
// CHECK-NEXT:    %[[VF32:.+]] = arith.extf %[[VF16]] : tensor<4x2x8x2xf16> to tensor<4x2x8x2xf32>
//
// CHECK-NEXT:    %[[PRODUCT:.+]] = arith.mulf %[[VF32]], %[[SCALES]]
// CHECK-NEXT:    %[[F32_X:.+]] = "tt.reshape"(%[[PRODUCT]]) : (tensor<4x2x8x2xf32>) -> tensor<4x32xf32>
// CHECK-NEXT:    %[[X:.+]] = arith.truncf %[[F32_X]] : tensor<4x32xf32> to tensor<4x32xbf16>
// CHECK-NEXT:    return %[[X]]
func.func @dequantize(%v: tensor<4x16xi8>, %s: tensor<4x2xi8>) -> tensor<4x32xbf16> {
  %x = "tile.dequantize_nvfp4"(%v, %s) {order = "values"}
      : (tensor<4x16xi8>, tensor<4x2xi8>) -> tensor<4x32xbf16>
  return %x : tensor<4x32xbf16>
}

// Where the low halves' values come first, the axis of halves goes before those of blocks and bytes.
// CHECK-LABEL: func.func @halves(
// CHECK:         %[[TURNED:.+]] = "tt.trans"(%{{.+}}) {order = array<i32: 0, 3, 1, 2>} : (tensor<4x2x8x2xf32>) -> tensor<4x2x2x8xf32>
// CHECK-NEXT:    %[[F32_X:.+]] = "tt.reshape"(%[[TURNED]]) : (tensor<4x2x2x8xf32>) -> tensor<4x32xf32>
// CHECK-NEXT:    %[[X:.+]] = arith.truncf %[[F32_X]] : tensor<4x32xf32> to tensor<4x32xf16>
// CHECK-NEXT:    return %[[X]]
func.func @halves(%v: tensor<4x16xi8>, %s: tensor<4x2xi8>) -> tensor<4x32xf16> {
  %x = "tile.dequantize_nvfp4"(%v, %s) {order = "halves"}
      : (tensor<4x16xi8>, tensor<4x2xi8>) -> tensor<4x32xf16>
  return %x : tensor<4x32xf16>
}

// A target that converts E4M3 takes four bytes at a time, each half by assembly of its own. Scales
// are 2**6 times as large, since E2M1 codes are taken for E4M3.
// CHECK-LABEL: func.func @by_assembly(
// CHECK-SAME:    %[[V:[^:]+]]: tensor<8x16xi8>, %[[S:[^:]+]]: tensor<8x2xi8>
// CHECK-NEXT:    %[[CODES:.+]] = "tt.bitcast"(%[[S]]) : (tensor<8x2xi8>) -> tensor<8x2xf8E4M3FN>
// CHECK-NEXT:    %[[F16:.+]] = "tt.fp_to_fp"(%[[CODES]]) : (tensor<8x2xf8E4M3FN>) -> tensor<8x2xf16>
// CHECK-NEXT:    %[[FACTOR:.+]] = arith.constant dense<6.400000e+01> : tensor<8x2xf16>
// CHECK-NEXT:    %[[SCALED:.+]] = arith.mulf %[[F16]], %[[FACTOR]]
// CHECK-NEXT:    %[[WIDE:.+]] = "tt.expand_dims"(%[[SCALED]]) {axis = 2 : i32} : (tensor<8x2xf16>) -> tensor<8x2x1xf16>
// CHECK-NEXT:    %[[SCALES:.+]] = "tt.broadcast"(%[[WIDE]]) : (tensor<8x2x1xf16>) -> tensor<8x2x8xf16>
// CHECK-NEXT:    %[[BYTES:.+]] = "tt.reshape"(%[[V]]) : (tensor<8x16xi8>) -> tensor<8x2x8xi8>
// CHECK-NEXT:    %[[LOW:.+]] = "tt.elementwise_inline_asm"(%[[BYTES]], %[[SCALES]]){{.+}}shl.b32 codes, $2, 2;{{.+}}cvt.rn.f16x2.e4m3x2
// CHECK-SAME:      packed_element = 4 : i32, pure = true} : (tensor<8x2x8xi8>, tensor<8x2x8xf16>) -> tensor<8x2x8xf16>
// CHECK-NEXT:    %[[HIGH:.+]] = "tt.elementwise_inline_asm"(%[[BYTES]], %[[SCALES]]){{.+}}shr.u32 codes, $2, 2;
// CHECK-NEXT:    %[[JOINED:.+]] = "tt.join"(%[[LOW]], %[[HIGH]]) : {{.+}} -> tensor<8x2x8x2xf16>
// CHECK-NEXT:    %[[X:.+]] = "tt.reshape"(%[[JOINED]]) : (tensor<8x2x8x2xf16>) -> tensor<8x32xf16>
// CHECK-NEXT:    return %[[X]]
func.func @by_assembly(%v: tensor<8x16xi8>, %s: tensor<8x2xi8>) -> tensor<8x32xf16>
    attributes {winnow.plan = {num_stages = 2 : i32, num_warps = 1 : i32, target = "cuda:90"}} {
  %x = "tile.dequantize_nvfp4"(%v, %s) {order = "values"}
      : (tensor<8x16xi8>, tensor<8x2xi8>) -> tensor<8x32xf16>
  return %x : tensor<8x32xf16>
}

// Not for BF16, with less than four bytes a thread, or without the instruction.
// CHECK-LABEL: func.func @to_bf16(
// CHECK-NOT:     inline_asm
// CHECK:         return
func.func @to_bf16(%v: tensor<8x16xi8>, %s: tensor<8x2xi8>) -> tensor<8x32xbf16>
    attributes {winnow.plan = {num_stages = 2 : i32, num_warps = 1 : i32, target = "cuda:90"}} {
  %x = "tile.dequantize_nvfp4"(%v, %s) {order = "values"}
      : (tensor<8x16xi8>, tensor<8x2xi8>) -> tensor<8x32xbf16>
  return %x : tensor<8x32xbf16>
}

// CHECK-LABEL: func.func @few_bytes(
// CHECK-NOT:     inline_asm
// CHECK:         return
func.func @few_bytes(%v: tensor<8x16xi8>, %s: tensor<8x2xi8>) -> tensor<8x32xf16>
    attributes {winnow.plan = {num_stages = 2 : i32, num_warps = 2 : i32, target = "cuda:90"}} {
  %x = "tile.dequantize_nvfp4"(%v, %s) {order = "values"}
      : (tensor<8x16xi8>, tensor<8x2xi8>) -> tensor<8x32xf16>
  return %x : tensor<8x32xf16>
}

// CHECK-LABEL: func.func @without_the_instruction(
// CHECK-NOT:     inline_asm
// CHECK:         return
func.func @without_the_instruction(%v: tensor<8x16xi8>, %s: tensor<8x2xi8>) -> tensor<8x32xf16>
    attributes {winnow.plan = {num_stages = 2 : i32, num_warps = 1 : i32, target = "cuda:86"}} {
  %x = "tile.dequantize_nvfp4"(%v, %s) {order = "values"}
      : (tensor<8x16xi8>, tensor<8x2xi8>) -> tensor<8x32xf16>
  return %x : tensor<8x32xf16>
}

// The other ops of a tile stay.
// CHECK-LABEL: func.func @others(
// CHECK-NEXT:    %[[D:.+]] = "tile.dot"
// CHECK-NEXT:    return %[[D]]
func.func @others(%q: tensor<4x16xbf16>, %k: tensor<8x16xbf16>) -> tensor<4x8xf32> {
  %d = "tile.dot"(%q, %k) : (tensor<4x16xbf16>, tensor<8x16xbf16>) -> tensor<4x8xf32>
  return %d : tensor<4x8xf32>
}

// E4M3 codes become BF16 likewise, by a factor of 2**8.
// CHECK-LABEL: func.func @fp8(
// CHECK-SAME:    %[[X:[^:]+]]: tensor<4x16xf8E4M3FN>
// CHECK-NEXT:    %[[CODE:.+]] = "tt.bitcast"(%[[X]]) : (tensor<4x16xf8E4M3FN>) -> tensor<4x16xi8>
// CHECK-NEXT:    %[[WIDE:.+]] = arith.extui %[[CODE]] : tensor<4x16xi8> to tensor<4x16xi16>
// CHECK:         %[[MAGNITUDE:.+]] = arith.andi %[[WIDE]], %{{.+}}
// CHECK:         %[[SIGN:.+]] = arith.andi %[[WIDE]], %{{.+}}
// CHECK:         %[[M:.+]] = arith.shli %[[MAGNITUDE]], %{{.+}}
// CHECK:         %[[S:.+]] = arith.shli %[[SIGN]], %{{.+}}
// CHECK-NEXT:    %[[BITS:.+]] = arith.ori %[[M]], %[[S]]
// CHECK-NEXT:    %[[F16:.+]] = "tt.bitcast"(%[[BITS]]) : (tensor<4x16xi16>) -> tensor<4x16xf16>
// CHECK-NEXT:    %[[F32:.+]] = arith.extf %[[F16]] : tensor<4x16xf16> to tensor<4x16xf32>
// CHECK-NEXT:    %[[FACTOR:.+]] = arith.constant dense<2.560000e+02> : tensor<4x16xf32>
// CHECK-NEXT:    %[[SCALED:.+]] = arith.mulf %[[F32]], %[[FACTOR]]
// CHECK-NEXT:    %[[CNAN:.+]] = arith.constant dense<127> : tensor<4x16xi16>
// CHECK-NEXT:    %[[IS_NAN:.+]] = arith.cmpi eq, %[[MAGNITUDE]], %[[CNAN]]
// CHECK-NEXT:    %[[NAN:.+]] = arith.constant dense<0x7FC00000> : tensor<4x16xf32>
// CHECK-NEXT:    %[[VALUE:.+]] = arith.select %[[IS_NAN]], %[[NAN]], %[[SCALED]]
// CHECK-NEXT:    %[[F16:.+]] = arith.truncf %[[VALUE]] : tensor<4x16xf32> to tensor<4x16xf16>
// CHECK-NEXT:    return %[[F16]]
func.func @fp8(%x: tensor<4x16xf8E4M3FN>) -> tensor<4x16xf16> {
  %y = "tile.extend_fp8"(%x) : (tensor<4x16xf8E4M3FN>) -> tensor<4x16xf16>
  return %y : tensor<4x16xf16>
}


// A target that converts E4M3 does.
// CHECK-LABEL: func.func @converted_by_the_target(
// CHECK-SAME:    %[[X:.+]]: tensor<4x16xf8E4M3FN>)
// CHECK-NEXT:    %[[F16:.+]] = "tt.fp_to_fp"(%[[X]]) : (tensor<4x16xf8E4M3FN>) -> tensor<4x16xf16>
// CHECK-NEXT:    return %[[F16]]
func.func @converted_by_the_target(%x: tensor<4x16xf8E4M3FN>) -> tensor<4x16xf16>
    attributes {winnow.plan = {fp8 = "convert", helpers = 8 : i32, num_stages = 2 : i32,
                               num_warps = 4 : i32, polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:90", tile_keys = 64 : i32, tile_rows = 32 : i32}} {
  %y = "tile.extend_fp8"(%x) : (tensor<4x16xf8E4M3FN>) -> tensor<4x16xf16>
  return %y : tensor<4x16xf16>
}

// CHECK-LABEL: func.func @not_converted_by_the_target(
// CHECK-NOT:     "tt.fp_to_fp"
// CHECK:         "tt.bitcast"
func.func @not_converted_by_the_target(%x: tensor<4x16xf8E4M3FN>) -> tensor<4x16xf16>
    attributes {winnow.plan = {fp8 = "convert", helpers = 8 : i32, num_stages = 2 : i32,
                               num_warps = 4 : i32, polls = 9 : i32, program_keys = 256 : i32,
                               target = "cuda:80", tile_keys = 64 : i32, tile_rows = 32 : i32}} {
  %y = "tile.extend_fp8"(%x) : (tensor<4x16xf8E4M3FN>) -> tensor<4x16xf16>
  return %y : tensor<4x16xf16>
}

# SPDX-License-Identifier: Apache-2.0
"""Pass `lower-dequantize`: computes the values that NVFP4 codes and scales stand for."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith

from winnow.assembly import NVFP4_HALVES
from winnow.assembly.dequantize import SCALE_FACTOR
from winnow.dialects import tile, tt
from winnow.dialects.build import (
    arange,
    element_of,
    expand,
    f32,
    i8,
    i16,
    like,
    reshape,
    shape_of,
    spread,
    tensor,
)
from winnow.dialects.graph import NVFP4_BLOCK
from winnow.passes.snippets import run_snippet
from winnow.pipeline.base import Pass
from winnow.plan import target_around, warps_around
from winnow.targets import Target

BLOCK_BYTES = NVFP4_BLOCK // 2
E2M1_IN_F16 = 14
"""An E2M1 code in the top of f16's exponent and mantissa is its value times 2 to minus this."""
E4M3_IN_F16 = 8
"""The same of an E4M3 code."""
E4M3_NAN = 0x7F


@dataclass(frozen=True)
class LowerDequantize(Pass):
    """Computes the values that NVFP4 codes and scales, or E4M3 codes, stand for.

    Before::

        %x = "tile.dequantize_nvfp4"(%values, %scales)

    After, on a tensor of rows, blocks, a block's bytes, and the two halves of each::

        %scale = 2**22 * f32 of the f16 of bits ((%scales & 0x7F) << 7 | (%scales & 0x80) << 8)
        %scale = arith.select %scales & 0x7F == 0x7F, NaN, %scale
        %code = %values >> (0, 4)
        %value = f32 of the f16 of bits ((%code & 7) << 9 | (%code & 8) << 12)
        %x = bf16 of "tt.reshape"(%value * %scale)

    A code's exponent and mantissa, put where f16 has those, make up its value but for a power of
    two. So they do where the value is subnormal: f16 keeps its subnormals on every target, which
    f32 does not. Where NVIDIA's target converts E4M3, FP16 is made by assembly, of four bytes' low
    halves and of their high ones (see ``winnow.assembly.dequantize``), if each thread has so many::

        %scale = 2**6 * "tt.fp_to_fp"("tt.bitcast"(%scales))
        %low, %high = "tt.elementwise_inline_asm"(%values, %scale)
        %x = "tt.reshape"("tt.join"(%low, %high))

    An axis of halves goes before those of blocks and bytes where the op's order asks for it.
    Nothing is rounded. The E4M3 codes of `tile.extend_fp8` are taken as scales are, unless the
    function's plan is for a target that converts them: then it does.
    """

    name: ClassVar[str] = "lower-dequantize"

    def run(self, module: ir.Module) -> None:
        patterns = rewrite.RewritePatternSet()
        patterns.add(tile.DequantizeNvfp4Op, _dequantize)
        patterns.add(tile.ExtendFp8Op, _extend)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


def _dequantize(op: tile.DequantizeNvfp4Op, rewriter: rewrite.PatternRewriter) -> None:
    with op.location, rewriter.ip:
        values = _by_assembly(op) if _suits_assembly(op) else _by_shifts(op)
        if op.order.value == "halves":
            values = _halves_first(values)
        # What Triton knows a product's operand to be a reshape of, it may fail to lay out.
        dequantized = reshape(values, shape_of(op.result))
        if dequantized.type != op.result.type:
            dequantized = arith.truncf(op.result.type, dequantized)
    rewriter.replace_op(op, [dequantized])


def _halves_first(values: ir.Value) -> ir.Value:
    """Values by row, block, byte and half, with the half before block and byte."""
    rows, blocks, count, halves = shape_of(values)
    type_ = tensor((rows, halves, blocks, count), element_of(values.type))
    return tt.TransOp(values, type_, ir.DenseI32ArrayAttr.get([0, 3, 1, 2])).result


def _suits_assembly(op: tile.DequantizeNvfp4Op) -> bool:
    """Whether the target has the instructions, and each thread whole words of bytes."""
    target, warps = target_around(op), warps_around(op)
    if target is None or warps is None or str(element_of(op.result.type)) != "f16":
        return False
    chosen = Target.parse(target)
    words = math.prod(shape_of(op.values)) // NVFP4_HALVES[0].packed
    return chosen.converts_fp8 and words >= warps * chosen.warp_size


def _by_assembly(op: tile.DequantizeNvfp4Op) -> ir.Value:
    rows, blocks = shape_of(op.scales)
    shape = (rows, blocks, BLOCK_BYTES)
    codes = tt.BitcastOp(op.scales, tensor((rows, blocks), ir.Float8E4M3FNType.get())).result
    scales = tt.FpToFpOp(codes, tensor((rows, blocks), ir.F16Type.get())).result
    scales = arith.mulf(scales, like(SCALE_FACTOR, scales))
    scales = spread(expand(scales, 2), shape)
    values = reshape(op.values, shape)
    return tt.JoinOp(
        *(run_snippet(half, None, [values], [scales]) for half in NVFP4_HALVES),
        tensor((*shape, 2), ir.F16Type.get()),
    ).result


def _by_shifts(op: tile.DequantizeNvfp4Op) -> ir.Value:
    rows, blocks = shape_of(op.scales)
    shape = (rows, blocks, BLOCK_BYTES, 2)
    packed = spread(_widened(reshape(op.values, (*shape[:3], 1))), shape)
    half = arith.trunci(tensor((2,), i16()), arange(2))
    shifts = spread(reshape(arith.muli(half, like(4, half)), (1, 1, 1, 2)), shape)
    # E2M1 codes come out as much smaller.
    factors = _e4m3(op.scales, 2.0**E2M1_IN_F16)
    scales = spread(reshape(factors, (rows, blocks, 1, 1)), shape)
    return arith.mulf(_e2m1(arith.shrui(packed, shifts)), scales)


def _extend(op: tile.ExtendFp8Op, rewriter: rewrite.PatternRewriter) -> None:
    with op.location, rewriter.ip:
        target = target_around(op)
        if target is not None and Target.parse(target).converts_fp8:
            extended = tt.FpToFpOp(op.values, op.result.type).result
        else:
            codes = tt.BitcastOp(op.values, tensor(shape_of(op.values), i8())).result
            extended = arith.truncf(op.result.type, _e4m3(codes))
    rewriter.replace_op(op, [extended])


def _e4m3(codes: ir.Value, factor: float = 1.0) -> ir.Value:
    """E4M3 codes as f32, times a power of two."""
    bits = _widened(codes)
    magnitude = arith.andi(bits, like(0x7F, bits))
    sign = arith.andi(bits, like(0x80, bits))
    value = _f16_bits(arith.shli(magnitude, like(7, bits)), arith.shli(sign, like(8, bits)))
    value = arith.mulf(value, like(factor * 2.0**E4M3_IN_F16, value))
    is_nan = arith.cmpi(arith.CmpIPredicate.eq, magnitude, like(E4M3_NAN, bits))
    return arith.select(is_nan, like(float("nan"), value), value)


def _e2m1(bits: ir.Value) -> ir.Value:
    """The E2M1 codes in the low four bits as f32, times 2**-14."""
    magnitude = arith.shli(arith.andi(bits, like(7, bits)), like(9, bits))
    sign = arith.shli(arith.andi(bits, like(8, bits)), like(12, bits))
    return _f16_bits(magnitude, sign)


def _f16_bits(magnitude: ir.Value, sign: ir.Value) -> ir.Value:
    """The f16 of these bits, as f32."""
    shape = shape_of(sign)
    half = tt.BitcastOp(arith.ori(magnitude, sign), tensor(shape, ir.F16Type.get())).result
    return arith.extf(tensor(shape, f32()), half)


def _widened(codes: ir.Value) -> ir.Value:
    """Bytes as i16, unsigned."""
    return arith.extui(tensor(shape_of(codes), i16()), codes)

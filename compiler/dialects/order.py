# SPDX-License-Identifier: Apache-2.0
"""Scores as *ordered* i32s, which compare as the scores do, and can be counted through.

A positive score's ordered integer is its bits, a negative one's the negated bits of its magnitude,
so that both zeros are 0 and neighbours differ by 1. All of it builds at the current insertion point
and location, for scalars and tensors alike.
"""

from __future__ import annotations

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects import tt
from winnow.dialects.build import constant, f32, i32, like, shape_of, tensor

INFINITY = 0x7F800000
"""The ordered integer of +inf, and the largest of any score."""
LOWEST = -INFINITY
"""That of -inf, the least of any score."""
TOP = INFINITY + 1
"""Above every score. Its bits are those of a NaN."""
BOTTOM = LOWEST - 1
"""Below every score. Its bits are those of a NaN."""

_SIGN = -(2**31)
_MAGNITUDE = 2**31 - 1


def order_of(scores: ir.Value) -> ir.Value:
    """The ordered i32s of f32 ``scores``; every NaN counts as +inf."""
    return _ordered(scores, INFINITY)


def ceiling_of(thresholds: ir.Value) -> ir.Value:
    """The ordered i32s of f32 ``thresholds``; every NaN is TOP: no ceiling is known."""
    return _ordered(thresholds, TOP)


def score_of(ordered: ir.Value) -> ir.Value:
    """The f32s whose ordered i32s are ``ordered``: +0.0 of 0, a NaN of TOP and of BOTTOM."""
    is_negative = arith.cmpi(arith.CmpIPredicate.slt, ordered, like(0, ordered))
    negated = arith.subi(like(_SIGN, ordered), ordered)
    bits = arith.select(is_negative, negated, ordered)
    return tt.BitcastOp(bits, tensor(shape_of(bits), f32())).result


def midpoint(low: ir.Value, high: ir.Value) -> ir.Value:
    """The middle of two ordered i32s, rounded down; their sum may pass what an i32 holds."""
    half = arith.shrsi(arith.xori(low, high), like(1, low))
    return arith.addi(arith.andi(low, high), half)


def _ordered(scores: ir.Value, nan: int) -> ir.Value:
    bits = tt.BitcastOp(scores, tensor(shape_of(scores), i32())).result
    is_negative = arith.cmpi(arith.CmpIPredicate.slt, bits, like(0, bits))
    magnitude = arith.andi(bits, like(_MAGNITUDE, bits))
    negated = arith.subi(like(0, magnitude), magnitude)
    is_nan = arith.cmpi(arith.CmpIPredicate.sgt, magnitude, like(INFINITY, magnitude))
    number = arith.select(is_negative, negated, bits)
    return arith.select(is_nan, constant(nan, bits.type), number)

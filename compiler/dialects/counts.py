# SPDX-License-Identifier: Apache-2.0
"""Two counts in one integer, so that one reduction or scan adds up both."""

from __future__ import annotations

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects.build import i32, i64, like, shape_of, tensor

HALF_BITS, WORD_BITS = 16, 32
MOST_IN_HALF = 2**HALF_BITS - 1
"""What each of the counts in halves may add up to."""


def in_halves(low: ir.Value, high: ir.Value) -> ir.Value:
    """Counts, i32s or tensors of them, as one i32 each; both add up to ``MOST_IN_HALF`` or less."""
    return arith.addi(low, arith.shli(high, like(HALF_BITS, high)))


def halves(counts: ir.Value) -> tuple[ir.Value, ir.Value]:
    """The counts in an i32, as i32s."""
    low = arith.andi(counts, like(MOST_IN_HALF, counts))
    return low, arith.shrui(counts, like(HALF_BITS, counts))


def in_words(low: ir.Value, high: ir.Value) -> ir.Value:
    """Counts, i32s or tensors of them, as one i64 each."""
    wide = tensor(shape_of(low), i64())
    low, high = (arith.extui(wide, count) for count in (low, high))
    return arith.ori(low, arith.shli(high, like(WORD_BITS, high)))


def words(counts: ir.Value) -> tuple[ir.Value, ir.Value]:
    """The counts in an i64, as i32s."""
    narrow = tensor(shape_of(counts), i32())
    high = arith.shrui(counts, like(WORD_BITS, counts))
    return arith.trunci(narrow, counts), arith.trunci(narrow, high)

# SPDX-License-Identifier: Apache-2.0
"""The search for the n-th largest of many scores, given a way to count those above a bound.

Scores are ordered i32s (see ``dialects.order``). All of it builds at the current insertion point
and location.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from torch_mlir import ir
from torch_mlir.dialects import arith, scf

from winnow.dialects.build import like

CountAbove: TypeAlias = Callable[[ir.Value, ir.Value], tuple[ir.Value, ir.Value]]
"""Builds the i32 counts of the scores above either of two ordered i32s."""


class Bounds(NamedTuple):
    """Two ordered i32s, and how many scores are above each.

    At least ``n`` scores are above ``low``, and fewer above ``high``.
    """

    low: ir.Value
    high: ir.Value
    above_low: ir.Value
    above_high: ir.Value


def narrow(bounds: Bounds, n: ir.Value, count_above: CountAbove) -> Bounds:
    """Bounds of which ``low`` has just ``n`` scores above it, or ``high`` is the next integer.

    ``n`` is an i32. Scores are counted 21 times at most, each time at both integers that part what
    is left in three.
    """
    types = [value.type for value in bounds]
    loop = scf.WhileOp(types, list(bounds))
    before = loop.before.blocks.append(*types)
    with ir.InsertionPoint(before):
        now = Bounds(*before.arguments)
        next_low = arith.addi(now.low, like(1, now.low))
        is_apart = arith.cmpi(arith.CmpIPredicate.sgt, now.high, next_low)
        is_other = arith.cmpi(arith.CmpIPredicate.ne, now.above_low, n)
        scf.ConditionOp(arith.andi(is_apart, is_other), list(now))
    after = loop.after.blocks.append(*types)
    with ir.InsertionPoint(after):
        now = Bounds(*after.arguments)
        first, second = _thirds(now)
        scf.YieldOp(list(_closer(now, n, first, second, *count_above(first, second))))
    return Bounds(*loop.results)


def _thirds(bounds: Bounds) -> tuple[ir.Value, ir.Value]:
    """An integer between the bounds, if there is one, and a larger one up to the higher bound."""
    # Unsigned, as the bounds may be further apart than the largest i32.
    width = arith.subi(bounds.high, bounds.low)
    third = arith.divui(arith.addi(width, like(2, width)), like(3, width))
    first = arith.addi(bounds.low, third)
    return first, arith.addi(first, third)


def _closer(
    bounds: Bounds,
    n: ir.Value,
    first: ir.Value,
    second: ir.Value,
    above_first: ir.Value,
    above_second: ir.Value,
) -> Bounds:
    """The third of what is between the bounds that holds the score."""
    over_first = arith.cmpi(arith.CmpIPredicate.sge, above_first, n)
    over_second = arith.cmpi(arith.CmpIPredicate.sge, above_second, n)

    def lower(if_second: ir.Value, if_first: ir.Value, otherwise: ir.Value) -> ir.Value:
        return arith.select(over_second, if_second, arith.select(over_first, if_first, otherwise))

    return Bounds(
        low=lower(second, first, bounds.low),
        high=lower(bounds.high, second, first),
        above_low=lower(above_second, above_first, bounds.above_low),
        above_high=lower(bounds.above_high, above_second, above_first),
    )

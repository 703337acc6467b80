# SPDX-License-Identifier: Apache-2.0
"""The search for the n-th largest of many scores, given a way to count those above a bound.

Scores are ordered i32s (see ``dialects.order``). All of it builds at the current insertion point
and location.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import NamedTuple, TypeAlias

from torch_mlir import ir
from torch_mlir.dialects import arith, math, scf

from winnow.dialects.build import constant, f32, i32, less, like, negated
from winnow.dialects.order import order_of, score_of
from winnow.dialects.structure import choose

CountAbove: TypeAlias = Callable[[ir.Value, ir.Value], tuple[ir.Value, ir.Value]]
"""Builds the i32 counts of the scores above either of two ordered i32s."""

MOST_GUESSES = 8
"""How often scores may be counted where the n-th is guessed to be."""
REACH = 0.3
"""How far from a guess to count, at first: in standard errors of the guess, about."""
GROWTH = 4.0
"""How much farther to count after a guess that missed."""
TAIL = 4
"""Scores between the bounds are a tail if there are more times as many as are to be above."""
TAIL_REACH = 1.5 * REACH * GROWTH
"""How far to count at most for that: two guesses in a row that missed go past it."""
ROUND_COUNT = 6
"""Which time, from 0 on, to count at a round number."""
WIDEST = 0.25
"""How far from a guess to count at most, as a share of what is between the bounds."""


class Bounds(NamedTuple):
    """Two ordered i32s, and how many scores are above each.

    At least ``n`` scores are above ``low``, and fewer above ``high``.
    """

    low: ir.Value
    high: ir.Value
    above_low: ir.Value
    above_high: ir.Value


class Probes(NamedTuple):
    """Two ordered i32s between bounds, the first one lower, to count the scores above."""

    first: ir.Value
    second: ir.Value


class _Search(NamedTuple):
    """What a step of the search leaves to the next one."""

    low: ir.Value
    high: ir.Value
    above_low: ir.Value
    above_high: ir.Value
    first: ir.Value
    second: ir.Value
    reach: ir.Value
    """How far from the next guess to count, f32."""
    counts: ir.Value
    """How often scores have been counted, i32."""

    @property
    def bounds(self) -> Bounds:
        return Bounds(*self[:4])


def narrow(
    bounds: Bounds, n: ir.Value, count_above: CountAbove, probes: Probes | None = None
) -> Bounds:
    """Bounds of which ``low`` has just ``n`` scores above it, or ``high`` is the next integer.

    ``n`` is an i32. Scores are counted 29 times at most, each time at two integers: first at
    ``probes``, if the caller knows better than to interpolate; then up to 8 times in all on either
    side of where the n-th score is guessed to be; and at what parts the integers that are left in
    three. One of the 8 times is at the roundest number between the bounds and just below it, since
    scores of few bits are often equal, and no guess would part those. For the 71st of 4096 or the
    2048th of 2850 largest scores of most distributions, 5 to 9 times are enough.
    """
    reach, counts = constant(REACH, f32()), constant(0, i32())
    start = _Search(*bounds, *(probes or _next_probes(bounds, n, reach, counts)), reach, counts)
    types = [value.type for value in start]
    loop = scf.WhileOp(types, list(start))
    before = loop.before.blocks.append(*types)
    with ir.InsertionPoint(before):
        now = _Search(*before.arguments)
        is_apart = less(arith.addi(now.low, like(1, now.low)), now.high)
        is_other = arith.cmpi(arith.CmpIPredicate.ne, now.above_low, n)
        scf.ConditionOp(arith.andi(is_apart, is_other), list(now))
    after = loop.after.blocks.append(*types)
    with ir.InsertionPoint(after):
        scf.YieldOp(list(_step(_Search(*after.arguments), n, count_above)))
    return _Search(*loop.results).bounds


def probes_around(bounds: Bounds, score: ir.Value, reach: ir.Value) -> Probes:
    """Probes that are ``reach`` below and above a score, both f32, or as near as bounds allow.

    Where either is no number the probes may be any. There must be an integer between the bounds.
    """
    least = arith.addi(bounds.low, like(1, bounds.low))
    most = arith.subi(bounds.high, like(1, bounds.high))
    ends = (arith.subf(score, reach), arith.addf(score, reach))
    return Probes(*(arith.maxsi(arith.minsi(order_of(end), most), least) for end in ends))


def _step(now: _Search, n: ir.Value, count_above: CountAbove) -> _Search:
    """Counts scores above the probes, and chooses the next ones."""
    above_first, above_second = count_above(now.first, now.second)
    over_first = arith.cmpi(arith.CmpIPredicate.sge, above_first, n)
    over_second = arith.cmpi(arith.CmpIPredicate.sge, above_second, n)

    def part(if_second: ir.Value, if_first: ir.Value, otherwise: ir.Value) -> ir.Value:
        """By which of the three parts between the bounds holds the score, from the top."""
        return arith.select(over_second, if_second, arith.select(over_first, if_first, otherwise))

    bounds = Bounds(
        low=part(now.second, now.first, now.low),
        high=part(now.high, now.second, now.first),
        above_low=part(above_second, above_first, now.above_low),
        above_high=part(now.above_high, above_second, above_first),
    )
    farther = arith.mulf(now.reach, like(GROWTH, now.reach))
    reach = part(farther, like(REACH, farther), farther)
    counts = arith.addi(now.counts, like(1, now.counts))
    return _Search(*bounds, *_next_probes(bounds, n, reach, counts), reach, counts)


def _next_probes(bounds: Bounds, n: ir.Value, reach: ir.Value, counts: ir.Value) -> Probes:
    """Where to count next: around a guess, unless that has not helped, or not been enough.

    Of m scores that are spread evenly, the one of some rank lies within a few times
    ``1 / sqrt(m)`` of where it should be, as a share of what they are spread over. Beyond the first
    few guesses the probes part the integers in three, which ends for any scores.
    """
    low, high = score_of(bounds.low), score_of(bounds.high)
    width = arith.subf(high, low)
    between = arith.sitofp(f32(), arith.subi(bounds.above_low, bounds.above_high))
    error = math.rsqrt(between)
    is_tail = arith.andi(
        less(n, arith.divui(bounds.above_low, like(TAIL, n))),
        arith.cmpf(arith.CmpFPredicate.OLT, reach, like(TAIL_REACH, reach)),
    )
    share = arith.select(is_tail, _share_of_tail(bounds, n), _share_of_even(bounds, n))
    reach = arith.mulf(reach, error)
    middle = arith.addf(low, arith.mulf(width, share))
    guessed = probes_around(bounds, middle, arith.mulf(width, reach))
    # Bounds that are no numbers leave no width, or an infinite one.
    is_finite = arith.cmpf(arith.CmpFPredicate.OLT, width, like(float("inf"), width))
    is_near = arith.cmpf(arith.CmpFPredicate.OLT, reach, like(WIDEST, reach))
    is_early = less(counts, like(MOST_GUESSES, counts))
    is_round = arith.cmpi(arith.CmpIPredicate.eq, counts, like(ROUND_COUNT, counts))
    guesses = reduce(arith.andi, [is_early, negated(is_round), is_finite, is_near])
    probes = choose(
        guesses,
        [value.type for value in guessed],
        lambda: guessed,
        lambda: _either(is_round, _around_round(bounds), _thirds(bounds)),
    )
    return Probes(*probes)


def _either(condition: ir.Value, one: Probes, other: Probes) -> Probes:
    return Probes(*(arith.select(condition, a, b) for a, b in zip(one, other, strict=True)))


def _share_of_even(bounds: Bounds, n: ir.Value) -> ir.Value:
    """How far from ``low`` to ``high`` the n-th score is, if scores are spread evenly, f32."""
    between, over = (
        arith.sitofp(f32(), arith.subi(bounds.above_low, fewer)) for fewer in (bounds.above_high, n)
    )
    return arith.divf(arith.addf(over, like(0.5, over)), between)


def _share_of_tail(bounds: Bounds, n: ir.Value) -> ir.Value:
    """The same, if the counts of scores above a bound fall by as large a factor everywhere.

    That is so of exponentially distributed scores, and nearly so of the upper tail of most.
    """
    half = constant(0.5, f32())
    above_low, above_high, rank = (
        arith.sitofp(f32(), count) for count in (bounds.above_low, bounds.above_high, n)
    )
    most = math.log2(above_low)
    factor = arith.subf(most, math.log2(arith.addf(above_high, half)))
    return arith.divf(arith.subf(most, math.log2(arith.subf(rank, half))), factor)


def _around_round(bounds: Bounds) -> Probes:
    """The integer past ``low``, up to ``high``, that has most zeros at its end, and the one below.

    Those of scores of few bits have many.
    """
    differing = arith.xori(bounds.low, bounds.high)
    for distance in (1, 2, 4, 8, 16):
        shifted = arith.shrui(differing, like(distance, differing))
        differing = arith.ori(differing, shifted)
    ending = arith.shrui(differing, like(1, differing))
    second = arith.andi(bounds.high, arith.xori(ending, like(-1, ending)))
    return Probes(arith.subi(second, like(1, second)), second)


def _thirds(bounds: Bounds) -> Probes:
    """An integer between the bounds, if there is one, and a larger one up to the higher bound."""
    # Unsigned, as the bounds may be further apart than the largest i32.
    width = arith.subi(bounds.high, bounds.low)
    third = arith.divui(arith.addi(width, like(2, width)), like(3, width))
    first = arith.addi(bounds.low, third)
    return Probes(first, arith.addi(first, third))

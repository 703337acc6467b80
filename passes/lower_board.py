# SPDX-License-Identifier: Apache-2.0
"""Pass `lower-board`: shares out work through one word of memory for each row tile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith, scf

from winnow.dialects import tile
from winnow.dialects.base import MOST_I32
from winnow.dialects.build import (
    atomic,
    constant,
    equal,
    i1,
    i32,
    less,
    like,
    load_now,
    offset_range,
    reduced,
    size_of,
    spread,
    tensor,
)
from winnow.pipeline.base import Pass

COUNT_BITS = 11
"""Bits of a word for units not yet completed, then for those not yet claimed; then the phase."""
PHASE_SHIFT = 2 * COUNT_BITS
COUNT_MASK = (1 << COUNT_BITS) - 1
SEARCH_TILES = 128
"""Tiles looked at together in search of work."""
NONE, DONE = MOST_I32 - 1, MOST_I32
"""What stands for the distance where no tile has unclaimed units, and where all are done."""
AGREED = 4096
"""Elements enough for each thread of a program to have some that no other thread has."""


@dataclass(frozen=True)
class LowerBoard(Pass):
    """Shares out work through one word of memory for each row tile.

    Before::

        %last = "tile.arrive"(%arrivals, %tile, %programs)
        "tile.post"(%arrivals, %tile, %phase, %units)
        %claimed, %t, %p, %unit, %busy = "tile.claim"(%arrivals, %tiles, %home)
        %last_unit = "tile.complete"(%arrivals, %t)

    After::

        "tile.barrier"()
        %arrived = "tile.atomic"(%arrivals, 1, %tile) {kind = "add", order = "acq_rel"}
        %last = %arrived == %programs - 1

        "tile.barrier"()
        "tile.atomic"(%arrivals, %word, %tile) {kind = "exchange", order = "acq_rel"}

        %found = nearest tile from %home on with unclaimed units, by "tile.poll"
        %seen = "tile.atomic"(%arrivals, 0, %t) {kind = "add", order = "relaxed"}
        %held = "tile.compare_exchange"(%arrivals, %seen, %seen - one unclaimed unit, %t)
        %claimed = %held == %seen

        "tile.barrier"()
        %word = "tile.atomic"(%arrivals, -1, %t) {kind = "add", order = "acq_rel"}
        %last_unit = %word had one unit left to complete

    A tile's word first counts arrivals, then holds the phase and how many of its units are not
    completed and not claimed. The barriers have all of the program's threads be done before one of
    them says so. Phases go up to 511, units to 2047.
    """

    name: ClassVar[str] = "lower-board"

    def run(self, module: ir.Module) -> None:
        patterns = rewrite.RewritePatternSet()
        patterns.add(tile.ArriveOp, _arrive)
        patterns.add(tile.PostOp, _post)
        patterns.add(tile.ClaimOp, _claim)
        patterns.add(tile.CompleteOp, _complete)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


def _arrive(op: tile.ArriveOp, rewriter: rewrite.PatternRewriter) -> None:
    with op.location, rewriter.ip:
        listed = less(op.tile, size_of(op.arrivals, 0))
        tile.BarrierOp()
        one = like(1, op.tile)
        arrived = atomic("add", op.arrivals, [op.tile], one, order="acq_rel", mask=listed)
        last = equal(arrived, arith.subi(op.programs, one))
        last = arith.andi(listed, last)
    rewriter.replace_op(op, [last])


def _post(op: tile.PostOp, rewriter: rewrite.PatternRewriter) -> None:
    with op.location, rewriter.ip:
        units = op.units
        phase = arith.shli(op.phase, like(PHASE_SHIFT, op.phase))
        word = arith.ori(arith.ori(phase, arith.shli(units, like(COUNT_BITS, units))), units)
        zero = like(0, units)
        word = arith.select(equal(units, zero), zero, word)
        tile.BarrierOp()
        atomic("exchange", op.arrivals, [op.tile], word, order="acq_rel")
    rewriter.erase_op(op)


def _claim(op: tile.ClaimOp, rewriter: rewrite.PatternRewriter) -> None:
    with op.location, rewriter.ip:
        tiles = arith.minsi(op.tiles, size_of(op.arrivals, 0))
        zero = like(0, tiles)
        home = arith.select(less(op.home, tiles), op.home, zero)
        nearest = _agreed(_search(op.arrivals, tiles, home))
        found = less(nearest, tiles)
        choice = scf.IfOp(found, [i1(), i32(), i32(), i32()], has_else=True)
        with ir.InsertionPoint(choice.then_block):
            number = arith.remui(arith.addi(home, nearest), tiles)
            scf.YieldOp(_take(op.arrivals, number))
        with ir.InsertionPoint(choice.else_block):
            scf.YieldOp([constant(0, i1()), zero, zero, zero])
        busy = less(nearest, like(DONE, nearest))
    rewriter.replace_op(op, [*choice.results, busy])


def _search(arrivals: ir.Value, tiles: ir.Value, home: ir.Value) -> ir.Value:
    """How far past ``home`` the next tile with unclaimed units is, or else ``NONE`` or ``DONE``."""
    loop = scf.ForOp(like(0, tiles), tiles, like(SEARCH_TILES, tiles), [like(DONE, tiles)])
    with ir.InsertionPoint(loop.body):
        number = offset_range(loop.induction_variable, SEARCH_TILES)
        listed = less(number, spread(tiles, (SEARCH_TILES,)))
        words = load_now(arrivals, [number], tensor((SEARCH_TILES,), i32()), listed)
        distance = arith.subi(number, spread(home, (SEARCH_TILES,)))
        is_before = less(distance, like(0, distance))
        around = arith.addi(distance, spread(tiles, (SEARCH_TILES,)))
        distance = arith.select(is_before, around, distance)
        none = arith.select(
            equal(words, like(0, words)), like(DONE, distance), like(NONE, distance)
        )
        distance = arith.select(_has_unclaimed(words), distance, none)
        (nearest,) = loop.inner_iter_args
        scf.YieldOp([arith.minsi(nearest, reduced("min", distance, 0))])
    return loop.results[0]


def _agreed(value: ir.Value) -> ir.Value:
    """The least that any thread has of a scalar, for all of them to go the same way.

    Threads that load the same word one after another may find it changed.
    """
    return reduced("min", spread(value, (AGREED,)), 0)


def _take(arrivals: ir.Value, number: ir.Value) -> list[ir.Value]:
    """Claims a unit of a tile, unless that is too late; whether it did, and which unit it is."""
    # By one thread for all, where a load would be by each.
    word = atomic("add", arrivals, [number], like(0, number), order="relaxed")
    has_unclaimed = _has_unclaimed(word)
    one = like(1 << COUNT_BITS, word)
    rest = arith.select(has_unclaimed, arith.subi(word, one), word)
    held = tile.CompareExchangeOp(arrivals, word, rest, number, word.type).result
    claimed = arith.andi(has_unclaimed, equal(held, word))
    unit = arith.subi(_unclaimed(word), like(1, word))
    return [claimed, number, arith.shrsi(word, like(PHASE_SHIFT, word)), unit]


def _complete(op: tile.CompleteOp, rewriter: rewrite.PatternRewriter) -> None:
    with op.location, rewriter.ip:
        tile.BarrierOp()
        minus_one = like(-1, op.tile)
        word = atomic("add", op.arrivals, [op.tile], minus_one, order="acq_rel")
        left = arith.andi(word, like(COUNT_MASK, word))
        last = equal(left, like(1, left))
    rewriter.replace_op(op, [last])


def _has_unclaimed(words: ir.Value) -> ir.Value:
    """Whether there are units to claim; a count of arrivals, which has no phase, has none."""
    in_phase = arith.cmpi(arith.CmpIPredicate.sge, words, like(1 << PHASE_SHIFT, words))
    unclaimed = _unclaimed(words)
    return arith.andi(in_phase, arith.cmpi(arith.CmpIPredicate.ne, unclaimed, like(0, unclaimed)))


def _unclaimed(words: ir.Value) -> ir.Value:
    shifted = arith.shrsi(words, like(COUNT_BITS, words))
    return arith.andi(shifted, like(COUNT_MASK, shifted))

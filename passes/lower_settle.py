# SPDX-License-Identifier: Apache-2.0
"""Pass `lower-settle`: decides whether a row fits at its probe, and where to look if not."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith, scf

from winnow.dialects import tile
from winnow.dialects.build import f32, i32, like, load, negated, size_of, store
from winnow.dialects.order import BOTTOM, LOWEST, ceiling_of, midpoint, order_of, score_of
from winnow.pipeline.base import Pass

ROOM = 0.45
"""How much of a row's spare slots a guessed probe should fill: a sample errs in either way."""
LEAST_REACH = 8
"""Pairs above a probe that tell how dense scores are below it, at least."""
MOST_REACH = 4.0
"""How far below a probe to go at most, as a multiple of what the upper half of its pairs leaves."""
MOST_WANTED = 2.0**31 - 128
"""The largest f32 that an i32 holds."""


@dataclass(frozen=True)
class LowerSettle(Pass):
    """Decides whether a row fits at its probe, and where to look if not.

    Before::

        "tile.settle"(%thresholds, %counters, %candidates, %ranges, %row, ...) {top_k = 4 : i32}

    After::

        scf.if %probe > %floor {
          %score = "tile.nth_score"(%candidates, %row, %stored, %probe, %wanted), if so many are
          scf.if %fits {
            "tile.narrow"(%candidates, %row, %stored, %probe, %cutoff, %ties)
            "tile.store" of the cutoff as the threshold, of counters and ranges
          } else {
            "tile.store" of another floor or ceiling, of no counts and another probe
          }
        }

    A guessed probe is the score that would leave some slots to spare if the pairs stored, or keys
    sampled, are like the rest, or if scores below a probe are as dense as those above it; a halved
    one is the middle of floor and ceiling, which ends for any input.
    """

    name: ClassVar[str] = "lower-settle"

    def run(self, module: ir.Module) -> None:
        patterns = rewrite.RewritePatternSet()
        patterns.add(tile.SettleOp, _settle)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


@dataclass(frozen=True)
class OpenRow:
    """A row as the last sweep left it; ``probe``, ``floor`` and ``ceiling`` are ordered i32s."""

    probe: ir.Value
    floor: ir.Value
    ceiling: ir.Value
    threshold: ir.Value
    above: ir.Value
    ties: ir.Value
    stored: ir.Value
    """How many of the above pairs have a slot."""
    capacity: ir.Value


@dataclass(frozen=True)
class Verdict:
    """What the counts of a row say; i1s but for the rank."""

    rank: ir.Value
    sees_all: ir.Value
    """Whether the counts are of all the keys that the row sees."""
    is_sample: ir.Value
    too_low: ir.Value
    fits: ir.Value
    reaches: ir.Value
    """Whether the pairs above the probe, too few, are to tell how far below it to look."""


def _settle(op: tile.SettleOp, rewriter: rewrite.PatternRewriter) -> None:
    with op.location, rewriter.ip:
        probe, floor = _load_open(op)
        branch = scf.IfOp(arith.cmpi(arith.CmpIPredicate.sgt, probe, floor))
    with op.location, ir.InsertionPoint(branch.then_block):
        row = _load_row(op, probe, floor)
        # All threads have to have read the row's state before any of them changes it.
        tile.BarrierOp()
        verdict = _judge(op, row)
        score = _find_score(op, row, verdict)
        outcome = scf.IfOp(verdict.fits, has_else=True)
        with ir.InsertionPoint(outcome.then_block):
            _close(op, row, verdict, score)
            scf.YieldOp([])
        with ir.InsertionPoint(outcome.else_block):
            _probe_again(op, row, verdict, score)
            scf.YieldOp([])
        scf.YieldOp([])
    rewriter.erase_op(op)


def _load_open(op: tile.SettleOp) -> tuple[ir.Value, ir.Value]:
    """A row's probe and floor, both 0 past the end of some buffer."""
    sizes = [size_of(buffer, 0) for buffer in (op.thresholds, op.counters, op.candidates)]
    count = reduce(arith.minsi, [*sizes, size_of(op.ranges, 1)])
    # Unsigned, so that a negative row is none.
    present = arith.cmpi(arith.CmpIPredicate.ult, op.row, count)
    probe, floor = (load(op.ranges, [like(n, op.row), op.row], i32(), present) for n in (0, 1))
    return probe, floor


def _load_row(op: tile.SettleOp, probe: ir.Value, floor: ir.Value) -> OpenRow:
    threshold = load(op.thresholds, [op.row], f32())
    above, ties = (load(op.counters, [op.row, like(n, op.row)], i32()) for n in (0, 1))
    slots, zero = size_of(op.candidates, 1), like(0, above)
    capacity = arith.maxsi(arith.subi(slots, like(op.top_k.value, slots)), zero)
    stored = arith.maxsi(arith.minsi(above, capacity), zero)
    ceiling = ceiling_of(threshold)
    return OpenRow(probe, floor, ceiling, threshold, above, ties, stored, capacity)


def _judge(op: tile.SettleOp, row: OpenRow) -> Verdict:
    top_k = like(op.top_k.value, row.ties)
    is_sample = arith.cmpi(arith.CmpIPredicate.ne, op.stride, like(1, op.stride))
    is_lowest = arith.cmpi(arith.CmpIPredicate.eq, row.probe, like(LOWEST, row.probe))
    sees_all = arith.andi(is_lowest, negated(is_sample))
    keys = arith.select(sees_all, arith.addi(row.above, row.ties), op.end)
    rank = arith.minsi(keys, top_k)
    too_low = arith.cmpi(arith.CmpIPredicate.sgt, row.above, row.capacity)
    selected = arith.addi(row.above, arith.minsi(row.ties, top_k))
    enough = arith.ori(arith.cmpi(arith.CmpIPredicate.sge, selected, rank), sees_all)
    fits = arith.andi(enough, negated(arith.ori(too_low, is_sample)))
    too_high = negated(reduce(arith.ori, [fits, too_low, is_sample]))
    has_some = arith.cmpi(arith.CmpIPredicate.sge, row.above, like(LEAST_REACH, row.above))
    reaches = reduce(arith.andi, [too_high, has_some, negated(_has_floor(row)), negated(op.halve)])
    return Verdict(rank, sees_all, is_sample, too_low, fits, reaches)


def _has_floor(row: OpenRow) -> ir.Value:
    return arith.cmpi(arith.CmpIPredicate.ne, row.floor, like(BOTTOM, row.floor))


def _find_score(op: tile.SettleOp, row: OpenRow, verdict: Verdict) -> ir.Value:
    """The score to cut at or to probe, ordered; the probe if so many pairs are not stored."""
    half = arith.divui(row.above, like(2, row.above))
    wanted = arith.select(verdict.reaches, half, _sample_rank(op, row, verdict))
    wanted = arith.select(verdict.fits, verdict.rank, wanted)
    guesses = arith.ori(verdict.is_sample, arith.andi(verdict.too_low, negated(op.halve)))
    guesses = arith.ori(guesses, verdict.reaches)
    is_stored = arith.andi(
        arith.cmpi(arith.CmpIPredicate.sle, wanted, row.stored),
        arith.cmpi(arith.CmpIPredicate.sge, wanted, like(1, wanted)),
    )
    condition = arith.andi(is_stored, arith.ori(verdict.fits, guesses))
    branch = scf.IfOp(condition, [row.probe.type], has_else=True)
    with ir.InsertionPoint(branch.then_block):
        score = tile.NthScoreOp(
            op.candidates, op.row, row.stored, score_of(row.probe), wanted, i32(), op.top_k
        ).result
        scf.YieldOp([score])
    with ir.InsertionPoint(branch.else_block):
        scf.YieldOp([row.probe])
    return branch.results[0]


def _sample_rank(op: tile.SettleOp, row: OpenRow, verdict: Verdict) -> ir.Value:
    """The rank among the stored pairs of the score to probe, at least 1.

    ``stored`` of ``above`` pairs in slots, and one in ``stride`` keys above the probe among these:
    any rank among a row's keys is scaled down by both.
    """
    target = _target(row, verdict)
    stored, stride, above = (
        arith.sitofp(f32(), value) for value in (row.stored, op.stride, row.above)
    )
    found = arith.mulf(arith.maximumf(above, like(1.0, above)), stride)
    scaled = arith.addf(arith.divf(arith.mulf(target, stored), found), like(0.5, target))
    bounded = arith.minimumf(arith.maximumf(scaled, like(1.0, scaled)), like(MOST_WANTED, scaled))
    return arith.fptosi(i32(), bounded)


def _target(row: OpenRow, verdict: Verdict) -> ir.Value:
    """How many keys a guessed probe should select, f32."""
    spare = arith.maxsi(arith.subi(row.capacity, verdict.rank), like(0, verdict.rank))
    rank, spare = (arith.sitofp(f32(), value) for value in (verdict.rank, spare))
    return arith.addf(rank, arith.mulf(spare, like(ROOM, spare)))


def _reach_down(row: OpenRow, verdict: Verdict, middle: ir.Value) -> ir.Value:
    """A probe below one that selects too few, if scores go on below it as densely as above.

    The lower half of the pairs lies between the probe and ``middle``; the density of most
    distributions grows toward their middle, and the rows that are meant have room for that.
    """
    probe, middle = score_of(row.probe), score_of(middle)
    above = arith.sitofp(f32(), row.above)
    missing = arith.subf(_target(row, verdict), above)
    share = arith.minimumf(arith.divf(missing, above), like(MOST_REACH, above))
    lower = order_of(arith.subf(probe, arith.mulf(arith.subf(middle, probe), share)))
    return arith.minsi(lower, arith.subi(row.probe, like(1, row.probe)))


def _close(op: tile.SettleOp, row: OpenRow, verdict: Verdict, cutoff: ir.Value) -> None:
    """Leaves the row with its cutoff as the threshold, and what that selects."""
    keeps = _fitted_before(op, row, verdict, cutoff)
    threshold = arith.select(keeps, row.threshold, score_of(cutoff))
    cutoff = arith.select(keeps, row.ceiling, cutoff)
    # Ties of the probe have their slots already.
    is_probe = arith.cmpi(arith.CmpIPredicate.eq, cutoff, row.probe)
    ties = arith.select(is_probe, row.ties, like(0, row.ties))
    narrowed = tile.NarrowOp(
        op.candidates,
        op.row,
        row.stored,
        score_of(row.probe),
        threshold,
        ties,
        i32(),
        i32(),
        op.top_k,
    )
    store(op.thresholds, [op.row], threshold)
    top_k = like(op.top_k.value, ties)
    begin = arith.subi(top_k, arith.minui(narrowed.tie_count, top_k))
    end = arith.addi(top_k, narrowed.above_count)
    _store_counters(op, narrowed.above_count, narrowed.tie_count)
    _store_ranges(op, begin, end)


def _fitted_before(op: tile.SettleOp, row: OpenRow, verdict: Verdict, cutoff: ir.Value) -> ir.Value:
    """Whether the row fitted at its own threshold: all it sees, less than top_k, was selected.

    Its keys' number was not known then, as keys on some pages are not seen. A row that is swept at
    the lowest probe has never had a floor, so its threshold is its own still.
    """
    seen = arith.addi(row.above, row.ties)
    is_few = arith.cmpi(arith.CmpIPredicate.slt, seen, like(op.top_k.value, seen))
    is_selected = arith.cmpi(arith.CmpIPredicate.sge, cutoff, row.ceiling)
    fitted = reduce(arith.andi, [verdict.sees_all, is_few, is_selected])
    is_empty = arith.cmpi(arith.CmpIPredicate.slt, verdict.rank, like(1, verdict.rank))
    return arith.ori(fitted, is_empty)


def _probe_again(op: tile.SettleOp, row: OpenRow, verdict: Verdict, guess: ir.Value) -> None:
    """Leaves the row with a narrower bracket, unless a sample is all there is, and a new probe."""
    is_whole = negated(verdict.is_sample)
    raises_floor = arith.andi(is_whole, verdict.too_low)
    too_high = arith.andi(is_whole, negated(verdict.too_low))
    has_floor = _has_floor(row)
    lowers_ceiling = arith.andi(too_high, has_floor)
    floor = arith.select(raises_floor, row.probe, row.floor)
    ceiling = arith.select(lowers_ceiling, row.probe, row.ceiling)
    halves = arith.ori(lowers_ceiling, arith.andi(raises_floor, op.halve))
    # With nothing known below, the lowest probe tells how many keys there are.
    below = arith.select(verdict.reaches, _reach_down(row, verdict, guess), like(LOWEST, guess))
    guess = arith.select(too_high, below, guess)
    probe = arith.select(halves, midpoint(floor, ceiling), guess)
    one = like(1, probe)
    probe = arith.minsi(probe, arith.subi(ceiling, one))
    probe = arith.maxsi(probe, arith.addi(floor, one))
    # Only counters that did not start at zero leave no score to probe. The row is closed, empty.
    # But a sample below which nothing is known says nothing of the lowest score.
    has_none = arith.cmpi(arith.CmpIPredicate.sge, arith.addi(floor, one), ceiling)
    is_lost = arith.andi(has_none, arith.ori(is_whole, has_floor))
    top_k = like(op.top_k.value, probe)
    store(op.thresholds, [op.row], score_of(row.probe), lowers_ceiling)
    _store_counters(op, like(0, row.above), like(0, row.ties))
    _store_ranges(op, *(arith.select(is_lost, top_k, value) for value in (probe, floor)))


def _store_counters(op: tile.SettleOp, above: ir.Value, ties: ir.Value) -> None:
    for number, value in enumerate((above, ties)):
        store(op.counters, [op.row, like(number, op.row)], value)


def _store_ranges(op: tile.SettleOp, first: ir.Value, second: ir.Value) -> None:
    for number, value in enumerate((first, second)):
        store(op.ranges, [like(number, op.row), op.row], value)

# SPDX-License-Identifier: Apache-2.0
"""Pass `lower-repair`: has the programs that have swept their keys repair rows that don't fit."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith, scf

from winnow.dialects import tile
from winnow.dialects.build import (
    by_row,
    constant,
    equal,
    extended,
    i1,
    i32,
    less,
    like,
    load,
    num_programs,
    offset_range,
    program_id,
    reduced,
    shape_of,
    size_of,
    spread,
    tensor,
)
from winnow.dialects.inspection import ops_of
from winnow.dialects.order import score_of
from winnow.dialects.structure import branch, choose, inline
from winnow.passes.repair_runs import Runs
from winnow.pipeline.base import Pass
from winnow.plan import Plan

SAMPLING_PHASES = 2
"""The phases that work on a sample: its sweep, and the settling of rows by it."""
HALVING_ROUND = 3
"""In one in so many rounds, probes halve the scores that are left, whatever they may be."""
MOST_PHASES = 500
"""More than halving ever takes: 33 halvings, in every third round of two phases each."""
SETTLING_UNITS = 16
"""Groups of rows that a tile is settled in."""


@dataclass(frozen=True)
class LowerRepair(Pass):
    """Has the programs that have swept their keys repair rows that don't fit.

    Before::

        "tile.repair"(%thresholds, %counters, ...) ({ ... }, { ... "tile.visit"(...) ... })

    After::

        %last = "tile.arrive"(%arrivals, %tile, %runs)
        scf.if %last {
          %any = "tile.triage"(%thresholds, %counters, ...)
          "tile.post"(%arrivals, %tile, 1, %any ? %units : 0)
        }
        scf.while (%polls left) {
          %claimed, %t, %phase, %unit, %busy = "tile.claim"(%arrivals, %tiles, %tile)
          scf.if %claimed {
            scf.if (%phase is even) { "tile.settle"(...) for rows of the unit }
            else { sweep the unit's keys, classify and scatter at the open rows' probes }
            %last_unit = "tile.complete"(%arrivals, %t)
            scf.if %last_unit { "tile.post"(%arrivals, %t, %phase + 1, ...) }
          }
        }

    The last program to arrive at a tile opens its rows that don't fit. Phases of the tile then
    alternate: one sweeps the keys at the open rows' probes, the next settles these rows, until none
    is open. The first sweep takes a sample of the keys, from which the probes of the second are
    guessed; few rows need a third. Any program may take part in any phase of any tile. Those that
    do so are the last of the grid and those that opened a tile, which look for work as often as the
    plan says; none ever waits for another, and which ones take part makes no difference to the
    result. Whoever completes a unit looks again, so that work that is posted always finds someone.
    """

    name: ClassVar[str] = "lower-repair"

    def run(self, module: ir.Module) -> None:
        patterns = rewrite.RewritePatternSet()
        patterns.add(tile.RepairOp, _repair)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


def _repair(op: tile.RepairOp, rewriter: rewrite.PatternRewriter) -> None:
    plan = Plan.of(op.operation.parent)
    with op.location, rewriter.ip:
        own, tiles = program_id(0), num_programs(0)
        last = tile.ArriveOp(op.arrivals, own, num_programs(1), i1()).last
        (opened,) = choose(
            last, [i1()], lambda: [_open(op, own, tiles, plan)], lambda: [constant(0, i1())]
        )
        polls = like(plan.polls, own)
        stays = arith.ori(opened, _is_near_end(own, tiles, plan))
        _work(op, own, tiles, arith.select(stays, polls, like(0, polls)), plan)
    rewriter.erase_op(op)


def _open(op: tile.RepairOp, own: ir.Value, tiles: ir.Value, plan: Plan) -> ir.Value:
    """Opens the rows of a tile that don't fit, and posts the sample's sweep if there are any."""
    # The same number, but no compiler knows: else it would keep what it found of these rows before
    # the sweep in registers, all through the sweep.
    again = arith.minui(own, arith.subi(tiles, like(1, tiles)))
    rows = _Rows.of(op, again, plan)
    triage = tile.TriageOp(
        op.thresholds,
        op.counters,
        op.ranges,
        rows.first,
        rows.ends,
        rows.present,
        rows.capacity,
        i1(),
        op.top_k,
    )
    units = rows.runs(plan, constant(1, i1())).units
    units = arith.select(triage.result, units, like(0, units))
    tile.PostOp(op.arrivals, own, like(1, own), units)
    return triage.result


def _is_near_end(own: ir.Value, tiles: ir.Value, plan: Plan) -> ir.Value:
    """Whether the program is one of the last of the grid, as many as the plan has for helpers."""
    number = arith.addi(arith.muli(program_id(1), tiles), own)
    first = arith.subi(arith.muli(num_programs(1), tiles), like(plan.helpers, tiles))
    return arith.cmpi(arith.CmpIPredicate.sge, number, first)


def _work(op: tile.RepairOp, own: ir.Value, tiles: ir.Value, polls: ir.Value, plan: Plan) -> None:
    """Does units of any tile's work, until ``polls`` looks for more were in vain."""
    loop = scf.WhileOp([i32()], [polls])
    left = loop.before.blocks.append(i32()).arguments[0]
    with ir.InsertionPoint(loop.before.blocks[0]):
        scf.ConditionOp(arith.cmpi(arith.CmpIPredicate.sgt, left, like(0, left)), [left])
    left = loop.after.blocks.append(i32()).arguments[0]
    with ir.InsertionPoint(loop.after.blocks[0]):
        unit = tile.ClaimOp(op.arrivals, tiles, own, i1(), i32(), i32(), i32(), i1())
        fewer = arith.select(unit.busy, arith.subi(left, like(1, left)), like(0, left))

        def work() -> list[ir.Value]:
            _do_unit(op, unit, plan)
            return [like(plan.polls, left)]

        scf.YieldOp(choose(unit.claimed, [i32()], work, lambda: [fewer]))


def _do_unit(op: tile.RepairOp, unit: tile.ClaimOp, plan: Plan) -> None:
    """Does a unit of work, and posts the next phase of its tile if it was the last of its own."""
    phase = unit.phase
    settles = equal(arith.andi(phase, like(1, phase)), like(0, phase))
    samples = arith.cmpi(arith.CmpIPredicate.sle, phase, like(SAMPLING_PHASES, phase))
    rows = _Rows.of(op, unit.tile, plan)
    runs = rows.runs(plan, samples)
    branch(
        settles,
        lambda: _settle(op, unit, rows, runs.stride, plan),
        lambda: _sweep(op, unit, rows, runs, plan),
    )
    last = tile.CompleteOp(op.arrivals, unit.tile, i1()).last
    branch(last, lambda: _post_next(op, unit, settles, rows, plan))


def _sweep(op: tile.RepairOp, unit: tile.ClaimOp, rows: _Rows, runs: Runs, plan: Plan) -> None:
    """Selects among a run of keys at the probes of the open rows."""
    probe, is_open = rows.probes(op)
    threshold = score_of(probe)
    ends = arith.select(is_open, rows.ends, like(0, rows.ends))
    start, stop = runs.keys_of(unit.unit)
    step = arith.muli(runs.stride, like(plan.tile_keys, runs.stride))
    clones, _ = inline(op.sweep.blocks[0], [rows.first, start, stop, step])
    for clone in clones:
        for visit in ops_of(clone, tile.VisitOp):
            with visit.location, ir.InsertionPoint(visit):
                _select(op, visit, rows.first, threshold, ends)
            visit.operation.erase()


def _select(
    op: tile.RepairOp, visit: tile.VisitOp, first_row: ir.Value, threshold: ir.Value, ends: ir.Value
) -> None:
    """Scatters the keys of a tile at the rows' probes; a NaN is above all of these but +inf."""
    scores = visit.scores
    keys = shape_of(scores)[1]
    mask = tensor(shape_of(scores), i1())
    classes = tile.ClassifyOp(scores, threshold, ends, visit.seen, visit.first_key, mask, mask)
    is_nan = arith.cmpf(arith.CmpFPredicate.UNO, scores, scores)
    is_finite = arith.cmpf(arith.CmpFPredicate.OLT, threshold, like(math.inf, threshold))
    rises = arith.andi(classes.tie, arith.andi(is_nan, by_row(is_finite, keys)))
    tile.ScatterOp(
        scores,
        arith.ori(classes.above, rises),
        arith.xori(classes.tie, rises),
        threshold,
        first_row,
        visit.first_key,
        op.counters,
        op.candidates,
        op.top_k,
    )


def _settle(
    op: tile.RepairOp, unit: tile.ClaimOp, rows: _Rows, stride: ir.Value, plan: Plan
) -> None:
    """Settles a group of rows."""
    zero = like(0, stride)
    group = plan.tile_rows // min(SETTLING_UNITS, plan.tile_rows)
    first = arith.muli(unit.unit, like(group, stride))
    round_ = arith.shrsi(unit.phase, like(1, unit.phase))
    halve = equal(arith.remui(round_, like(HALVING_ROUND, round_)), zero)
    loop = scf.ForOp(zero, like(group, stride), like(1, stride))
    with ir.InsertionPoint(loop.body):
        number = arith.addi(first, loop.induction_variable)
        is_it = equal(offset_range(zero, plan.tile_rows), spread(number, (plan.tile_rows,)))
        is_it = arith.andi(is_it, rows.present)
        end = reduced("max", arith.select(is_it, rows.ends, like(-1, rows.ends)), 0)
        row = arith.addi(rows.first, number)

        def settle() -> None:
            buffers = (op.thresholds, op.counters, op.candidates, op.ranges)
            tile.SettleOp(*buffers, row, end, stride, halve, op.top_k)

        branch(less(like(-1, end), end), settle)
        scf.YieldOp([])


def _post_next(
    op: tile.RepairOp, unit: tile.ClaimOp, settled: ir.Value, rows: _Rows, plan: Plan
) -> None:
    """Posts the phase after a unit's: the settling of rows, or another sweep if any is open."""
    phase = unit.phase
    _, is_open = rows.probes(op)
    any_open = reduced("max", extended(is_open), 0)
    goes_on = arith.cmpi(arith.CmpIPredicate.ne, any_open, like(0, any_open))
    limit = arith.cmpi(arith.CmpIPredicate.slt, phase, like(MOST_PHASES, phase))
    goes_on = arith.andi(goes_on, limit)
    sweeps = rows.runs(plan, constant(0, i1())).units
    sweeps = arith.select(goes_on, sweeps, like(0, sweeps))
    groups = like(min(SETTLING_UNITS, plan.tile_rows), sweeps)
    units = arith.select(settled, sweeps, groups)
    tile.PostOp(op.arrivals, unit.tile, arith.addi(phase, like(1, phase)), units)


@dataclass(frozen=True)
class _Rows:
    """The rows of a tile: the first, where their keys end, which are there, and their slots."""

    first: ir.Value
    ends: ir.Value
    present: ir.Value
    capacity: ir.Value

    @staticmethod
    def of(op: tile.RepairOp, number: ir.Value, plan: Plan) -> _Rows:
        first = arith.muli(number, like(plan.tile_rows, number))
        _, (ends, present) = inline(op.rows.blocks[0], [first])
        slots = size_of(op.candidates, 1)
        return _Rows(first, ends, present, arith.subi(slots, like(op.top_k.value, slots)))

    def runs(self, plan: Plan, samples: ir.Value) -> Runs:
        """How a sweep of these rows is split up."""
        return Runs.of(reduced("max", self.ends, 0), self.capacity, samples, plan)

    def probes(self, op: tile.RepairOp) -> tuple[ir.Value, ir.Value]:
        """The probe of each row, as an ordered integer, and whether the row is open."""
        row = offset_range(self.first, *shape_of(self.ends))
        probe = load(op.ranges, [like(0, row), row], row.type, self.present)
        floor = load(op.ranges, [like(1, row), row], row.type, self.present)
        is_above = arith.cmpi(arith.CmpIPredicate.slt, floor, probe)
        return probe, arith.andi(is_above, self.present)

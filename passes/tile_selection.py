# SPDX-License-Identifier: Apache-2.0
"""Pass `tile-selection`: turns a fused selection into programs that sweep key tiles."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from functools import reduce
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith

from winnow.arguments import argument_name
from winnow.dialects import graph, tile
from winnow.dialects.base import MOST_I32
from winnow.dialects.build import (
    ceil_div,
    i1,
    i32,
    like,
    load_rows,
    num_programs,
    offset_range,
    program_id,
    reduced,
    shape_of,
    size_of,
    spread,
    tensor,
    text_attr,
)
from winnow.passes.row_tiles import RowTile
from winnow.passes.sweep_keys import (
    Sweep,
    check_producers,
    function_of,
    prepare,
    row_buffers,
    sweep,
)
from winnow.pipeline.base import Pass
from winnow.plan import Plan

MOST_RUNS = 2**16 - 1
"""What a grid has room for along y."""
LEAST_SHARE = 4
"""A program that fills a wave sweeps at least one in so many of the plan's keys."""


@dataclass(frozen=True)
class TileSelection(Pass):
    """Turns a fused selection into programs that sweep key tiles.

    Before::

        "winnow.fused_select"(%row_ends, ...) ({ ... }) {top_k = 4 : i32}

    After::

        %q = "tile.load_rows"(%query, %first_row)
        scf.for %first_key = %start to %stop step %tile_keys : i32 {
          %k, %seen = "tile.load_keys"(%key_cache, %block_table, %request, %first_key, %stop)
          %s = "tile.dot"(%q, %k)
          %above, %tie = "tile.classify"(%s, %thresholds, %ends, %seen, %first_key)
          "tile.scatter"(%s, %above, %tie, %thresholds, ...) {top_k = 4 : i32}
        }

    With a repair, a `tile.repair` follows, whose regions say how to sweep other keys of other rows.
    Grid axis x counts row tiles, y runs of keys, which share out the keys of each row tile; the
    function gets both as ``winnow.grid``. A row that some buffer lacks sees no key. The sizes
    that a repair takes at least, of ``arrivals`` and ``candidates``, are ``winnow.least_sizes``, as
    maps of the same arguments. Refused: a row tile that does not divide the rows that share
    a request, scores that come from no paged keys or from a tensor made outside the op, and
    a second fused op in one function.
    """

    name: ClassVar[str] = "tile-selection"

    def run(self, module: ir.Module) -> None:
        patterns = rewrite.RewritePatternSet()
        patterns.add(graph.FusedSelectOp, _tile)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


def _tile(op: graph.FusedSelectOp, rewriter: rewrite.PatternRewriter) -> None:
    function = function_of(op)
    plan = Plan.of(function)
    producers = check_producers(op)
    with op.location, rewriter.ip:
        _set_grid(function, op, plan)
        row_tile, run = program_id(0), program_id(1)
        first_row = arith.muli(row_tile, like(plan.tile_rows, row_tile))
        rows = RowTile(plan, first_row, plan.tile_rows)
        ends, _ = _visible_ends(op, producers, rows)
        thresholds = load_rows(op.thresholds, rows.first_row, plan.tile_rows)
        prepare(producers, rows)
        keys = _share_of(run, reduced("max", ends, 0), plan)
        sweep(op, rows, keys, functools.partial(_select, op, rows, ends, thresholds))
        if op.arrivals is not None:
            _repair(op, producers, plan)
    rewriter.erase_op(op)


def _set_grid(function: ir.Operation, op: graph.FusedSelectOp, plan: Plan) -> None:
    """Leaves the launch grid on the function, as a map of the arguments that size it."""
    rows, keys = ir.AffineSymbolExpr.get(0), ir.AffineSymbolExpr.get(1)
    row_tiles = ir.AffineExpr.get_ceil_div(rows, plan.tile_rows)
    runs = _runs(keys, row_tiles, plan)
    if op.arrivals is not None:
        # One run where there are no keys: ranges are written all the same.
        runs = runs + 1 - _is_positive(keys)
    names = [f"{argument_name(op.row_ends)}.size0", argument_name(op.max_context)]
    function.attributes["winnow.grid"] = ir.AffineMapAttr.get(
        ir.AffineMap.get(0, 2, [row_tiles, runs])
    )
    function.attributes["winnow.grid_args"] = ir.ArrayAttr.get(list(map(text_attr, names)))
    if op.arrivals is not None:
        # The first top_k slots are for ties, the others for keys above, of which a row whose
        # threshold is its cutoff has up to top_k - 1.
        top_k = op.top_k.value
        least = {
            f"{argument_name(op.arrivals)}.size0": row_tiles,
            f"{argument_name(op.candidates)}.size1": top_k + max(1, top_k - 1),
        }
        function.attributes["winnow.least_sizes"] = ir.DictAttr.get(
            {source: _size_map(size) for source, size in least.items()}
        )


def _is_positive(value: ir.AffineExpr) -> ir.AffineExpr:
    """1 for a positive i32, 0 for any other but the least."""
    return ir.AffineExpr.get_ceil_div(value, MOST_I32 + 1)


def _runs(keys: ir.AffineExpr, row_tiles: ir.AffineExpr, plan: Plan) -> ir.AffineExpr:
    """As many runs as programs of ``program_keys`` take, and more, to make whole waves of these.

    But no more than sweep a ``LEAST_SHARE``th of so many keys each: few keys need no more programs.
    """
    runs = ir.AffineExpr.get_ceil_div(keys, plan.program_keys)
    waves = ir.AffineExpr.get_ceil_div(row_tiles * runs, plan.helpers)
    whole = ir.AffineExpr.get_floor_div(waves * plan.helpers, row_tiles)
    least_keys = -(-plan.program_keys // LEAST_SHARE)
    most = ir.AffineExpr.get_ceil_div(keys, least_keys)
    return _least(_least(whole, most), ir.AffineExpr.get_constant(MOST_RUNS))


def _least(one: ir.AffineExpr, other: ir.AffineExpr) -> ir.AffineExpr:
    """The less of two numbers whose difference is an i32."""
    return one - _is_positive(one - other) * (one - other)


def _share_of(run: ir.Value, end: ir.Value, plan: Plan) -> Sweep:
    """The keys before ``end`` that are a run's: as many tiles as any other's, or one more."""
    size, runs = like(plan.tile_keys, end), num_programs(1)
    tiles = ceil_div(end, size)
    share, left = arith.divui(tiles, runs), arith.remui(tiles, runs)
    first = arith.addi(arith.muli(run, share), arith.minsi(run, left))
    next_run = arith.addi(run, like(1, run))
    last = arith.addi(arith.muli(next_run, share), arith.minsi(next_run, left))
    stop = arith.minsi(arith.muli(last, size), end)
    return Sweep(arith.muli(first, size), stop, size)


def _size_map(size: ir.AffineExpr | int) -> ir.AffineMapAttr:
    """A map of what sizes the grid to one size."""
    if isinstance(size, int):
        size = ir.AffineExpr.get_constant(size)
    return ir.AffineMapAttr.get(ir.AffineMap.get(0, 2, [size]))


def _visible_ends(
    op: graph.FusedSelectOp, producers: list[ir.OpView], rows: RowTile
) -> tuple[ir.Value, ir.Value]:
    """Each row's end, clamped to the context, and whether the row is there.

    Rows past the shortest buffer of rows are not, and end at 0.
    """
    tile_rows = rows.plan.tile_rows
    ends = load_rows(op.row_ends, rows.first_row, tile_rows)
    zero = like(0, ends)
    context = arith.minsi(op.max_context, like(MOST_I32 - rows.plan.spare_keys, op.max_context))
    ends = arith.maxsi(arith.minsi(ends, spread(context, (tile_rows,))), zero)
    buffers = [op.row_ends, op.thresholds, op.counters, op.candidates]
    buffers += row_buffers(producers)
    sizes = [size_of(buffer, 0) for buffer in buffers]
    if op.ranges is not None:
        sizes.append(size_of(op.ranges, 1))
    count = reduce(arith.minsi, sizes)
    row = offset_range(rows.first_row, tile_rows)
    present = arith.cmpi(arith.CmpIPredicate.slt, row, spread(count, (tile_rows,)))
    return arith.select(present, ends, zero), present


def _select(
    op: graph.FusedSelectOp,
    rows: RowTile,
    ends: ir.Value,
    thresholds: ir.Value,
    scores: ir.Value,
    seen: ir.Value,
    first_key: ir.Value,
) -> None:
    """Scatters the keys of a tile that are above or tie."""
    mask = tensor(shape_of(scores), i1())
    classes = tile.ClassifyOp(scores, thresholds, ends, seen, first_key, mask, mask)
    tile.ScatterOp(
        scores,
        classes.above,
        classes.tie,
        thresholds,
        rows.first_row,
        first_key,
        op.counters,
        op.candidates,
        op.top_k,
    )


def _repair(op: graph.FusedSelectOp, producers: list[ir.OpView], plan: Plan) -> None:
    """Leaves to a later pass what becomes of rows that don't fit, with the means to sweep again."""
    repair = tile.RepairOp(
        op.thresholds, op.counters, op.candidates, op.arrivals, op.ranges, op.top_k
    )
    block = repair.rows.blocks.append(i32())
    (first_row,) = block.arguments
    with ir.InsertionPoint(block):
        rows = RowTile(plan, first_row, plan.tile_rows)
        ends, present = _visible_ends(op, producers, rows)
        tile.YieldOp(ends=ends, present=present)
    block = repair.sweep.blocks.append(*[i32()] * 4)
    first_row, start, stop, step = block.arguments
    with ir.InsertionPoint(block):
        rows = RowTile(plan, first_row, plan.tile_rows)
        prepare(producers, rows)
        sweep(op, rows, Sweep(start, stop, step), tile.VisitOp)
        tile.YieldOp()

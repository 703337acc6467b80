# SPDX-License-Identifier: Apache-2.0
"""Pass `tile-stored-scores`: turns a fused store of scores into programs that sweep key tiles."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial, reduce
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith

from winnow.arguments import argument_name
from winnow.dialects import graph
from winnow.dialects.base import MOST_I32
from winnow.dialects.build import (
    arange,
    by_key,
    by_row,
    constant,
    expand,
    i32,
    less,
    like,
    load,
    offset_range,
    program_id,
    shape_of,
    size_of,
    spread,
    store,
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


@dataclass(frozen=True)
class TileStoredScores(Pass):
    """Turns a fused store of scores into programs that sweep key tiles.

    Before::

        "winnow.fused_store_scores"(%lengths, %output) ({ ... }) {group_rows = 4 : i32}

    After::

        %q = "tile.load_rows"(%query, %first_row)
        scf.for %first_key = %start to %end step %tile_keys : i32 {
          %k, %seen = "tile.load_keys"(%key_cache, %block_table, %request, %first_key, %end)
          %s = "tile.dot"(%q, %k)
          "tile.store"(%output, %seen ? %s : -inf, %row, %key, %own and %key < %end)
        }

    Grid axis x, which has room for any context, counts runs of keys of each row tile; the function
    gets it as ``winnow.grid``. A row tile may be larger than what shares its keys: only the first
    of its rows are its own then, and the next tile begins after them. No key is so late that i32s
    have no room for the tiles past it. Refused is what `tile-selection` refuses of the ops that
    make scores.
    """

    name: ClassVar[str] = "tile-stored-scores"

    def run(self, module: ir.Module) -> None:
        patterns = rewrite.RewritePatternSet()
        patterns.add(graph.FusedStoreScoresOp, _tile)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


def _tile(op: graph.FusedStoreScoresOp, rewriter: rewrite.PatternRewriter) -> None:
    function = function_of(op)
    plan = Plan.of(function)
    producers = check_producers(op)
    step = plan.row_step(_shared_rows(op, producers))
    with op.location, rewriter.ip:
        _set_grid(function, op, plan, step)
        program, context = program_id(0), size_of(op.output, 1)
        runs = _runs(context, plan)
        row_tile = arith.divui(program, runs)
        rows = RowTile(plan, arith.muli(row_tile, like(step, row_tile)), step)
        end = _end(op, rows, context)
        prepare(producers, rows)
        keys = _keys_of_run(arith.remui(program, runs), end, plan)
        own = _own_rows(op, producers, rows)
        sweep(op, rows, keys, partial(_store, op, own, keys.end, rows.first_row))
    rewriter.erase_op(op)


def _shared_rows(op: graph.FusedStoreScoresOp, producers: list[ir.OpView]) -> int:
    """How many rows share their keys, and where these end."""
    requests = [p.request_rows.value for p in producers if isinstance(p, graph.LOADS)]
    return math.gcd(op.group_rows.value, *requests)


def _set_grid(function: ir.Operation, op: graph.FusedStoreScoresOp, plan: Plan, step: int) -> None:
    """Leaves the launch grid on the function: row tiles times runs of keys."""
    rows, keys = ir.AffineSymbolExpr.get(0), ir.AffineSymbolExpr.get(1)
    row_tiles = ir.AffineExpr.get_ceil_div(rows, step)
    runs = ir.AffineExpr.get_ceil_div(keys, plan.program_keys)
    output = argument_name(op.output)
    function.attributes["winnow.grid"] = ir.AffineMapAttr.get(
        ir.AffineMap.get(0, 2, [row_tiles * runs])
    )
    names = [f"{output}.size0", f"{output}.size1"]
    function.attributes["winnow.grid_args"] = ir.ArrayAttr.get(list(map(text_attr, names)))


def _runs(context: ir.Value, plan: Plan) -> ir.Value:
    """How many runs of keys a context has; no program asks where it has none."""
    one = like(1, context)
    last = arith.divui(arith.subi(context, one), like(plan.program_keys, context))
    return arith.addi(last, one)


def _end(op: graph.FusedStoreScoresOp, rows: RowTile, context: ir.Value) -> ir.Value:
    """Where the keys of the tile's group end, within the context; 0 for a group without length."""
    group = arith.divui(rows.first_row, like(op.group_rows.value, rows.first_row))
    given = less(group, size_of(op.lengths, 0))
    length = load(op.lengths, [group], i32(), given)
    spare = like(MOST_I32 - rows.plan.spare_keys, context)
    limit = arith.minsi(context, spare)
    return arith.maxsi(arith.minsi(length, limit), like(0, length))


def _own_rows(op: graph.FusedStoreScoresOp, producers: list[ir.OpView], rows: RowTile) -> ir.Value:
    """Which rows of the tile are the program's own, and in all buffers of rows."""
    buffers = [op.output, *row_buffers(producers)]
    count = reduce(arith.minsi, [size_of(buffer, 0) for buffer in buffers])
    left = arith.minsi(arith.subi(count, rows.first_row), like(rows.step, count))
    number = arange(rows.plan.tile_rows)
    return less(number, spread(left, shape_of(number)))


def _store(
    op: graph.FusedStoreScoresOp,
    own: ir.Value,
    end: ir.Value,
    first_row: ir.Value,
    scores: ir.Value,
    seen: ir.Value,
    first_key: ir.Value,
) -> None:
    """Stores a tile of scores of keys before ``end``; those of absent keys are -inf."""
    rows, keys = shape_of(scores)
    stored = arith.select(by_key(seen, rows), scores, like(-math.inf, scores))
    row, key = offset_range(first_row, rows), offset_range(first_key, keys)
    before = less(key, spread(end, (keys,)))
    mask = arith.andi(by_row(own, keys), by_key(before, rows))
    store(op.output, [expand(row, 1), expand(key, 0)], stored, mask)


def _keys_of_run(run: ir.Value, end: ir.Value, plan: Plan) -> Sweep:
    """The keys before ``end`` of a run, as many as one program sweeps."""
    start = arith.muli(run, like(plan.program_keys, run))
    left = arith.minsi(arith.subi(end, start), like(plan.program_keys, start))
    return Sweep(start, arith.addi(start, left), constant(plan.tile_keys, i32()))

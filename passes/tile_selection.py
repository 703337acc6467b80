# SPDX-License-Identifier: Apache-2.0
"""Pass `tile-selection`: turns a fused selection into programs that sweep key tiles."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import reduce
from typing import Any, ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith, func, scf

from winnow.arguments import argument_name
from winnow.dialects import graph, tile
from winnow.dialects.base import MOST_I32
from winnow.dialects.build import (
    constant,
    element_of,
    f32,
    i1,
    i32,
    i32_attr,
    like,
    offset_range,
    size_of,
    spread,
    tensor,
)
from winnow.errors import LoweringError
from winnow.pipeline.base import Pass
from winnow.plan import Plan


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

    Grid axis x counts row tiles, y runs of keys; the function gets both as ``winnow.grid``. A row
    that some buffer lacks sees no key. Refused: a row tile that does not divide the rows that share
    a request, scores that come from no paged keys or from a tensor made outside the selection, and
    a second selection in one function.
    """

    name: ClassVar[str] = "tile-selection"

    def run(self, module: ir.Module) -> None:
        patterns = rewrite.RewritePatternSet()
        patterns.add(graph.FusedSelectOp, _tile)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


@dataclass
class RowTile:
    """A program's query rows, and what it has of the graph before it sweeps keys."""

    plan: Plan
    first_row: ir.Value
    tiles: dict[ir.Value, ir.Value] = field(default_factory=dict)
    """The tile of each tensor of the graph."""
    requests: dict[ir.Value, ir.Value] = field(default_factory=dict)
    """The request of each set of paged keys."""

    @property
    def score_shape(self) -> tuple[int, int]:
        return self.plan.tile_rows, self.plan.tile_keys


@dataclass
class KeyTile:
    """The keys that the program has come to, and what it makes of them."""

    rows: RowTile
    first_key: ir.Value
    end: ir.Value
    seen: list[ir.Value] = field(default_factory=list)
    """Which keys of the tile each set of paged keys has."""


def _tile(op: graph.FusedSelectOp, rewriter: rewrite.PatternRewriter) -> None:
    function = op.operation.parent
    if not isinstance(function.opview, func.FuncOp):
        raise LoweringError("a selection must stand in the body of a func.func", op.location)
    if "winnow.grid" in function.attributes:
        raise LoweringError("the function holds another selection; one is the most", op.location)
    plan = Plan.of(function)
    *producers, _ = op.producers.blocks[0].operations
    if not any(isinstance(producer, graph.PagedKeysOp) for producer in producers):
        raise LoweringError("the scores come from no paged keys", op.location)
    _require_own_tensors(op)
    with op.location, rewriter.ip:
        _set_grid(function, op, plan)
        row_tile, chunk = _program_id(0), _program_id(1)
        rows = RowTile(plan, arith.muli(row_tile, like(plan.tile_rows, row_tile)))
        ends = _visible_ends(op, producers, rows)
        thresholds = _load_rows(op.thresholds, rows)
        for producer in producers:
            if type(producer) in PROLOGUE:
                with producer.location:
                    PROLOGUE[type(producer)](producer, rows)
        start, end = _key_range(chunk, ends, plan)
        loop = scf.ForOp(start, end, constant(plan.tile_keys, i32()))
    with op.location, ir.InsertionPoint(loop.body):
        _select(op, thresholds, ends, KeyTile(rows, loop.induction_variable, end))
        scf.YieldOp([])
    rewriter.erase_op(op)


def _require_own_tensors(op: graph.FusedSelectOp) -> None:
    made: set[ir.Value] = set()
    for producer in op.producers.blocks[0].operations:
        for operand in producer.operands:
            if isinstance(operand.type, ir.RankedTensorType) and operand not in made:
                raise LoweringError(
                    "the scores come from a tensor made outside the selection", producer.location
                )
        made.update(producer.results)


def _set_grid(function: ir.Operation, op: graph.FusedSelectOp, plan: Plan) -> None:
    """Leaves the launch grid on the function, as a map of the arguments that size it."""
    rows, keys = ir.AffineSymbolExpr.get(0), ir.AffineSymbolExpr.get(1)
    row_tiles = ir.AffineExpr.get_ceil_div(rows, plan.tile_rows)
    chunks = ir.AffineExpr.get_ceil_div(keys, plan.program_keys)
    names = [f"{argument_name(op.row_ends)}.size0", argument_name(op.max_context)]
    function.attributes["winnow.grid"] = ir.AffineMapAttr.get(
        ir.AffineMap.get(0, 2, [row_tiles, chunks])
    )
    function.attributes["winnow.grid_args"] = ir.ArrayAttr.get(
        [ir.StringAttr.get(n) for n in names]
    )


def _program_id(axis: int) -> ir.Value:
    return tile.ProgramIdOp(i32(), i32_attr(axis)).result


def _load_rows(buffer: ir.Value, rows: RowTile) -> ir.Value:
    shape = (rows.plan.tile_rows, *buffer.type.shape[1:])
    return tile.LoadRowsOp(buffer, rows.first_row, tensor(shape, buffer.type.element_type)).result


def _visible_ends(op: graph.FusedSelectOp, producers: list[ir.OpView], rows: RowTile) -> ir.Value:
    """Each row's end, clamped to the context; 0 for rows past the shortest buffer of rows."""
    ends = _load_rows(op.row_ends, rows)
    zero = like(0, ends)
    # The sweep's last step must not pass the largest i32.
    context = arith.minsi(op.max_context, like(MOST_I32 - rows.plan.tile_keys, op.max_context))
    ends = arith.maxsi(arith.minsi(ends, spread(context, (rows.plan.tile_rows,))), zero)
    buffers = [op.row_ends, op.thresholds, op.counters, op.candidates]
    buffers += [p.buffer for p in producers if isinstance(p, graph.QueriesOp)]
    count = reduce(arith.minsi, (size_of(buffer, 0) for buffer in buffers))
    row = offset_range(rows.first_row, rows.plan.tile_rows)
    present = arith.cmpi(arith.CmpIPredicate.slt, row, spread(count, (rows.plan.tile_rows,)))
    return arith.select(present, ends, zero)


def _key_range(chunk: ir.Value, ends: ir.Value, plan: Plan) -> tuple[ir.Value, ir.Value]:
    """The keys of a chunk that some row sees: the first, and the one past the last."""
    start = arith.muli(chunk, like(plan.program_keys, chunk))
    longest = tile.ReduceOp(ends, i32(), ir.StringAttr.get("max"), i32_attr(0)).result
    left = arith.minsi(arith.subi(longest, start), like(plan.program_keys, start))
    return start, arith.addi(start, left)


def _select(op: graph.FusedSelectOp, thresholds: ir.Value, ends: ir.Value, keys: KeyTile) -> None:
    """Scores a tile of keys, and scatters those that are above or tie."""
    rows = keys.rows
    *producers, terminator = op.producers.blocks[0].operations
    for producer in producers:
        if type(producer) not in PROLOGUE or type(producer) in BODY:
            with producer.location:
                BODY.get(type(producer), _tile_elementwise)(producer, keys)
    scores, seen = rows.tiles[terminator.scores], reduce(arith.andi, keys.seen)
    mask = tensor(rows.score_shape, i1())
    classes = tile.ClassifyOp(scores, thresholds, ends, seen, keys.first_key, mask, mask)
    tile.ScatterOp(
        scores,
        classes.above,
        classes.tie,
        thresholds,
        rows.first_row,
        keys.first_key,
        op.counters,
        op.candidates,
        op.top_k,
    )


def _load_queries(op: graph.QueriesOp, rows: RowTile) -> None:
    rows.tiles[op.result] = _load_rows(op.buffer, rows)


def _load_request(op: graph.PagedKeysOp, rows: RowTile) -> None:
    """Reads the request that the program's rows share; -1, which no table has, if none is given."""
    request_rows = op.request_rows.value
    if request_rows % rows.plan.tile_rows:
        raise LoweringError(
            f"tiles of {rows.plan.tile_rows} rows do not divide the {request_rows} rows that share"
            " a request",
            op.location,
        )
    run = arith.divsi(rows.first_row, like(request_rows, rows.first_row))
    given = arith.cmpi(arith.CmpIPredicate.slt, run, size_of(op.requests, 0))
    request = tile.LoadOp(op.requests, run, i32(), mask=given).result
    rows.requests[op.result] = arith.select(given, request, like(-1, request))


def _splat(op: graph.SplatOp, rows: RowTile) -> None:
    rows.tiles[op.result] = spread(op.value, rows.score_shape)


def _load_keys(op: graph.PagedKeysOp, keys: KeyTile) -> None:
    cache, count = op.cache.type, keys.rows.plan.tile_keys
    loaded = tile.LoadKeysOp(
        op.cache,
        op.block_table,
        keys.rows.requests[op.result],
        keys.first_key,
        keys.end,
        tensor((count, cache.shape[2]), cache.element_type),
        tensor((count,), i1()),
    )
    keys.rows.tiles[op.result] = loaded.keys
    keys.seen.append(loaded.seen)


def _dot(op: graph.ScoreOp, keys: KeyTile) -> None:
    tiles, shape = keys.rows.tiles, tensor(keys.rows.score_shape, f32())
    tiles[op.result] = tile.DotOp(tiles[op.queries], tiles[op.keys], shape).result


def _tile_elementwise(op: ir.OpView, keys: KeyTile) -> None:
    """The same op on tiles."""
    tiles, shape = keys.rows.tiles, keys.rows.score_shape
    tiled = ir.Operation.create(
        op.operation.name,
        results=[tensor(shape, element_of(result.type)) for result in op.results],
        operands=[tiles[operand] for operand in op.operands],
        attributes=dict(op.attributes.items()),
    )
    tiles |= dict(zip(op.results, tiled.results, strict=True))


PROLOGUE: dict[type, Callable[[Any, RowTile], None]] = {
    graph.QueriesOp: _load_queries,
    graph.PagedKeysOp: _load_request,
    graph.SplatOp: _splat,
}
"""What each producer needs once, before the rows."""

BODY: dict[type, Callable[[Any, KeyTile], None]] = {
    graph.PagedKeysOp: _load_keys,
    graph.ScoreOp: _dot,
}
"""What each producer is within the sweep; any other is element-wise."""

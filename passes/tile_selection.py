# SPDX-License-Identifier: Apache-2.0
"""Pass `tile-selection`: turns a fused selection into programs that sweep key tiles."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import reduce
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith, func, scf

from winnow.arguments import argument_name
from winnow.dialects import graph, tile
from winnow.dialects.build import (
    constant,
    element_of,
    f32,
    i1,
    i32,
    i32_attr,
    like,
    offset_range,
    spread,
    tensor,
)
from winnow.errors import LoweringError
from winnow.pipeline.base import Pass
from winnow.plan import Plan

INT32_MAX = 2**31 - 1


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
class Sweep:
    """One program's share of the work, and what each value of the graph is in it."""

    plan: Plan
    first_row: ir.Value
    first_key: ir.Value | None = None
    end: ir.Value | None = None
    tiles: dict[ir.Value, ir.Value] = field(default_factory=dict)
    """The tile of each tensor of the graph."""
    requests: dict[ir.Value, ir.Value] = field(default_factory=dict)
    """The request of each set of paged keys."""
    seen: list[ir.Value] = field(default_factory=list)
    """Which keys of the tile each set of paged keys has."""

    @property
    def score_shape(self) -> tuple[int, int]:
        return self.plan.tile_rows, self.plan.tile_keys


def _tile(op: graph.FusedSelectOp, rewriter: rewrite.PatternRewriter) -> None:
    function = op.operation.parent
    if not isinstance(function.opview, func.FuncOp):
        raise LoweringError("a selection must stand in the body of a func.func", op.location)
    if "winnow.grid" in function.attributes:
        raise LoweringError("the function holds another selection; one is the most", op.location)
    plan = Plan.of(function)
    *producers, terminator = op.producers.blocks[0].operations
    if not any(isinstance(producer, graph.PagedKeysOp) for producer in producers):
        raise LoweringError("the scores come from no paged keys", op.location)
    _require_own_tensors(op)
    with op.location, rewriter.ip:
        _set_grid(function, op, plan)
        row_tile, chunk = _program_id(0), _program_id(1)
        sweep = Sweep(plan, arith.muli(row_tile, like(plan.tile_rows, row_tile)))
        ends = _visible_ends(op, producers, sweep)
        thresholds = _load_rows(op.thresholds, sweep)
        for producer in producers:
            if type(producer) in PROLOGUE:
                with producer.location:
                    PROLOGUE[type(producer)](producer, sweep)
        start = arith.muli(chunk, like(plan.program_keys, chunk))
        longest = tile.ReduceOp(ends, i32(), ir.StringAttr.get("max"), i32_attr(0)).result
        left = arith.minsi(arith.subi(longest, start), like(plan.program_keys, start))
        sweep.end = arith.addi(start, left)
        loop = scf.ForOp(start, sweep.end, constant(plan.tile_keys, i32()))
    with op.location, ir.InsertionPoint(loop.body):
        sweep.first_key = loop.induction_variable
        for producer in producers:
            if type(producer) not in PROLOGUE or type(producer) in BODY:
                with producer.location:
                    BODY.get(type(producer), _tile_elementwise)(producer, sweep)
        _select(op, sweep.tiles[terminator.scores], thresholds, ends, sweep)
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


def _dim(buffer: ir.Value, axis: int) -> ir.Value:
    return tile.DimOp(buffer, i32(), i32_attr(axis)).result


def _load_rows(buffer: ir.Value, sweep: Sweep) -> ir.Value:
    shape = (sweep.plan.tile_rows, *buffer.type.shape[1:])
    return tile.LoadRowsOp(buffer, sweep.first_row, tensor(shape, buffer.type.element_type)).result


def _visible_ends(op: graph.FusedSelectOp, producers: list[ir.OpView], sweep: Sweep) -> ir.Value:
    """Each row's end, clamped to the context; 0 for rows past the shortest buffer of rows."""
    ends = _load_rows(op.row_ends, sweep)
    zero = like(0, ends)
    # The sweep's last step must not pass the largest i32.
    context = arith.minsi(op.max_context, like(INT32_MAX - sweep.plan.tile_keys, op.max_context))
    ends = arith.maxsi(arith.minsi(ends, spread(context, (sweep.plan.tile_rows,))), zero)
    buffers = [op.row_ends, op.thresholds, op.counters, op.candidates]
    buffers += [p.buffer for p in producers if isinstance(p, graph.QueriesOp)]
    count = reduce(arith.minsi, (_dim(buffer, 0) for buffer in buffers))
    rows = offset_range(sweep.first_row, sweep.plan.tile_rows)
    present = arith.cmpi(arith.CmpIPredicate.slt, rows, spread(count, (sweep.plan.tile_rows,)))
    return arith.select(present, ends, zero)


def _load_queries(op: graph.QueriesOp, sweep: Sweep) -> None:
    sweep.tiles[op.result] = _load_rows(op.buffer, sweep)


def _load_request(op: graph.PagedKeysOp, sweep: Sweep) -> None:
    """Reads the request that the program's rows share; -1, which no table has, if none is given."""
    request_rows = op.request_rows.value
    if request_rows % sweep.plan.tile_rows:
        raise LoweringError(
            f"tiles of {sweep.plan.tile_rows} rows do not divide the {request_rows} rows that share"
            " a request",
            op.location,
        )
    run = arith.divsi(sweep.first_row, like(request_rows, sweep.first_row))
    given = arith.cmpi(arith.CmpIPredicate.slt, run, _dim(op.requests, 0))
    request = tile.LoadOp(op.requests, run, i32(), mask=given).result
    sweep.requests[op.result] = arith.select(given, request, like(-1, request))


def _splat(op: graph.SplatOp, sweep: Sweep) -> None:
    sweep.tiles[op.result] = spread(op.value, sweep.score_shape)


def _load_keys(op: graph.PagedKeysOp, sweep: Sweep) -> None:
    cache = op.cache.type
    keys = tile.LoadKeysOp(
        op.cache,
        op.block_table,
        sweep.requests[op.result],
        sweep.first_key,
        sweep.end,
        tensor((sweep.plan.tile_keys, cache.shape[2]), cache.element_type),
        tensor((sweep.plan.tile_keys,), i1()),
    )
    sweep.tiles[op.result] = keys.keys
    sweep.seen.append(keys.seen)


def _dot(op: graph.ScoreOp, sweep: Sweep) -> None:
    shape = tensor(sweep.score_shape, f32())
    sweep.tiles[op.result] = tile.DotOp(sweep.tiles[op.queries], sweep.tiles[op.keys], shape).result


def _tile_elementwise(op: ir.OpView, sweep: Sweep) -> None:
    """The same op on tiles."""
    tiled = ir.Operation.create(
        op.operation.name,
        results=[tensor(sweep.score_shape, element_of(result.type)) for result in op.results],
        operands=[sweep.tiles[operand] for operand in op.operands],
        attributes=dict(op.attributes.items()),
    )
    sweep.tiles |= dict(zip(op.results, tiled.results, strict=True))


def _select(
    op: graph.FusedSelectOp, scores: ir.Value, thresholds: ir.Value, ends: ir.Value, sweep: Sweep
) -> None:
    mask = tensor(sweep.score_shape, i1())
    seen = reduce(arith.andi, sweep.seen)
    classes = tile.ClassifyOp(scores, thresholds, ends, seen, sweep.first_key, mask, mask)
    tile.ScatterOp(
        scores,
        classes.above,
        classes.tie,
        thresholds,
        sweep.first_row,
        sweep.first_key,
        op.counters,
        op.candidates,
        op.top_k,
    )


Rule = Callable[[ir.OpView, Sweep], None]

PROLOGUE: dict[type, Rule] = {
    graph.QueriesOp: _load_queries,
    graph.PagedKeysOp: _load_request,
    graph.SplatOp: _splat,
}
"""What each producer needs once, before the sweep."""

BODY: dict[type, Rule] = {graph.PagedKeysOp: _load_keys, graph.ScoreOp: _dot}
"""What each producer is within the sweep; any other is element-wise."""

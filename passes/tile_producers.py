# SPDX-License-Identifier: Apache-2.0
"""What each op that makes scores becomes on tiles: the rules of the passes that sweep keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import arith, func, scf

from winnow.dialects import graph, tile
from winnow.dialects.build import (
    constant,
    element_of,
    f32,
    i1,
    i32,
    less,
    like,
    load,
    load_rows,
    offset_range,
    shape_of,
    size_of,
    spread,
    tensor,
)
from winnow.errors import LoweringError
from winnow.plan import Plan


@dataclass
class RowTile:
    """A program's query rows, and what it has of the graph before it sweeps keys."""

    plan: Plan
    first_row: ir.Value
    step: int
    """How many of the rows are the program's own; those of the next begin there."""
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


@dataclass(frozen=True)
class Sweep:
    """The tiles of keys to visit: from ``start`` to ``end``, each ``step`` keys after the last."""

    start: ir.Value
    end: ir.Value
    step: ir.Value


Fused = graph.FusedSelectOp | graph.FusedStoreScoresOp
Visit = Callable[[ir.Value, ir.Value, ir.Value], object]
"""Takes a tile's scores, which of its keys are seen, and its first key."""


def function_of(op: Fused) -> ir.Operation:
    """The function that ``op`` is to be the kernel of."""
    function = op.operation.parent
    if not isinstance(function.opview, func.FuncOp):
        raise LoweringError("a fused op must stand in the body of a func.func", op.location)
    if "winnow.grid" in function.attributes:
        raise LoweringError("the function holds another fused op; one is the most", op.location)
    return function


def check_producers(op: Fused) -> list[ir.OpView]:
    """The ops that make the scores of ``op``, which must come from paged keys and buffers alone."""
    *producers, _ = op.producers.blocks[0].operations
    if not any(isinstance(producer, graph.LOADS) for producer in producers):
        raise LoweringError("the scores come from no paged keys", op.location)
    made: set[ir.Value] = set()
    for producer in producers:
        for operand in producer.operands:
            if isinstance(operand.type, ir.RankedTensorType) and operand not in made:
                raise LoweringError(
                    "the scores come from a tensor made outside the fused op", producer.location
                )
        made.update(producer.results)
    return producers


def keys_of_run(run: ir.Value, end: ir.Value, plan: Plan) -> Sweep:
    """The keys before ``end`` of a run, as many as one program sweeps."""
    start = arith.muli(run, like(plan.program_keys, run))
    left = arith.minsi(arith.subi(end, start), like(plan.program_keys, start))
    return Sweep(start, arith.addi(start, left), constant(plan.tile_keys, i32()))


def prepare(producers: Sequence[ir.OpView], rows: RowTile) -> None:
    """Emits what the producers need of the rows once, before any key."""
    for producer in producers:
        if type(producer) in PROLOGUE:
            with producer.location:
                PROLOGUE[type(producer)](producer, rows)


def sweep(op: Fused, rows: RowTile, keys: Sweep, visit: Visit) -> None:
    """Emits the loop that scores tiles of keys, and what ``visit`` does with each."""
    *producers, terminator = op.producers.blocks[0].operations
    loop = scf.ForOp(keys.start, keys.end, keys.step)
    with ir.InsertionPoint(loop.body):
        keys_tile = KeyTile(rows, loop.induction_variable, keys.end)
        for producer in producers:
            if type(producer) not in PROLOGUE or type(producer) in BODY:
                with producer.location:
                    BODY.get(type(producer), _tile_elementwise)(producer, keys_tile)
        seen = reduce(arith.andi, keys_tile.seen)
        visit(rows.tiles[terminator.scores], seen, keys_tile.first_key)
        scf.YieldOp([])


def _load_queries(op: graph.QueriesOp, rows: RowTile) -> None:
    rows.tiles[op.result] = load_rows(op.buffer, rows.first_row, rows.plan.tile_rows)


def _load_request(op: graph.PagedKeysOp | graph.SampledKeysOp, rows: RowTile) -> None:
    """Reads the request that the program's rows share; -1, which no table has, if none is given."""
    request_rows = op.request_rows.value
    if request_rows % rows.step:
        raise LoweringError(
            f"tiles of {rows.step} rows do not divide the {request_rows} rows that share a request",
            op.location,
        )
    run = arith.divsi(rows.first_row, like(request_rows, rows.first_row))
    given = arith.cmpi(arith.CmpIPredicate.slt, run, size_of(op.requests, 0))
    request = load(op.requests, [run], i32(), given)
    rows.requests[op.result] = arith.select(given, request, like(-1, request))


def _dequantize_rows(op: graph.DequantizeNvfp4Op, rows: RowTile) -> None:
    """Dequantizes query rows, which have one axis less than keys."""
    if op.values.type.rank == 2:
        _dequantize(op, rows)


def _splat(op: graph.SplatOp, rows: RowTile) -> None:
    rows.tiles[op.result] = spread(op.value, rows.score_shape)


def _load_keys(op: graph.PagedKeysOp, keys: KeyTile) -> None:
    places = (op.cache, op.block_table, keys.rows.requests[op.result])
    _keep(op, keys, tile.LoadKeysOp(*places, keys.first_key, keys.end, *_key_types(op, keys)))


def _gather_keys(op: graph.SampledKeysOp, keys: KeyTile) -> None:
    """Loads the keys whose positions are listed for the tile's samples."""
    places = (op.cache, op.block_table, keys.rows.requests[op.result])
    count = keys.rows.plan.tile_keys
    number = offset_range(keys.first_key, count)
    end = arith.minsi(keys.end, size_of(op.positions, 0))
    present = less(number, spread(end, (count,)))
    positions = load(op.positions, [number], number.type, present)
    _keep(op, keys, tile.GatherKeysOp(*places, positions, present, *_key_types(op, keys)))


def _key_types(op: ir.OpView, keys: KeyTile) -> tuple[ir.Type, ir.Type]:
    """The types of a tile of keys, and of which are seen."""
    count, cache = keys.rows.plan.tile_keys, op.cache.type
    return tensor((count, cache.shape[2]), cache.element_type), tensor((count,), i1())


def _keep(op: ir.OpView, keys: KeyTile, loaded: tile.LoadKeysOp | tile.GatherKeysOp) -> None:
    keys.rows.tiles[op.result] = loaded.keys
    keys.seen.append(loaded.seen)


def _dequantize_keys(op: graph.DequantizeNvfp4Op, keys: KeyTile) -> None:
    if op.values.type.rank == 3:
        _dequantize(op, keys.rows)


def _dequantize(op: graph.DequantizeNvfp4Op, rows: RowTile) -> None:
    values, scales = rows.tiles[op.values], rows.tiles[op.scales]
    shape = (shape_of(values)[0], op.result.type.shape[-1])
    type_ = tensor(shape, op.result.type.element_type)
    rows.tiles[op.result] = tile.DequantizeNvfp4Op(values, scales, type_).result


def _dot(op: graph.ScoreOp, keys: KeyTile) -> None:
    tiles, shape = keys.rows.tiles, tensor(keys.rows.score_shape, f32())
    sources = [op.queries.owner.opview, op.keys.owner.opview]
    nvfp4 = all(isinstance(source, graph.DequantizeNvfp4Op) for source in sources)
    if nvfp4 and keys.rows.plan.dequantize == "scaled-dot":
        parts = [tiles[part] for source in sources for part in (source.values, source.scales)]
        tiles[op.result] = tile.ScaledDotOp(*parts, shape).result
        return
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
    graph.SampledKeysOp: _load_request,
    graph.DequantizeNvfp4Op: _dequantize_rows,
    graph.SplatOp: _splat,
}
"""What each producer needs once, before any key."""

BODY: dict[type, Callable[[Any, KeyTile], None]] = {
    graph.PagedKeysOp: _load_keys,
    graph.SampledKeysOp: _gather_keys,
    graph.DequantizeNvfp4Op: _dequantize_keys,
    graph.ScoreOp: _dot,
}
"""What each producer is within the sweep; any other is element-wise."""

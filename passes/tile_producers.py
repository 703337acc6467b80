# SPDX-License-Identifier: Apache-2.0
"""What each op that makes scores becomes on tiles: the rules by which `tile-selection` sweeps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import arith, scf

from winnow.dialects import graph, tile
from winnow.dialects.build import (
    element_of,
    f32,
    i1,
    i32,
    like,
    load,
    load_rows,
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


Visit = Callable[[ir.Value, ir.Value, ir.Value], object]
"""Takes a tile's scores, which of its keys are seen, and its first key."""


def prepare(producers: Sequence[ir.OpView], rows: RowTile) -> None:
    """Emits what the producers need of the rows once, before any key."""
    for producer in producers:
        if type(producer) in PROLOGUE:
            with producer.location:
                PROLOGUE[type(producer)](producer, rows)


def sweep(op: graph.FusedSelectOp, rows: RowTile, keys: Sweep, visit: Visit) -> None:
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
    request = load(op.requests, [run], i32(), given)
    rows.requests[op.result] = arith.select(given, request, like(-1, request))


def _dequantize_rows(op: graph.DequantizeNvfp4Op, rows: RowTile) -> None:
    """Dequantizes query rows, which have one axis less than keys."""
    if op.values.type.rank == 2:
        _dequantize(op, rows)


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
    graph.DequantizeNvfp4Op: _dequantize_rows,
    graph.SplatOp: _splat,
}
"""What each producer needs once, before any key."""

BODY: dict[type, Callable[[Any, KeyTile], None]] = {
    graph.PagedKeysOp: _load_keys,
    graph.DequantizeNvfp4Op: _dequantize_keys,
    graph.ScoreOp: _dot,
}
"""What each producer is within the sweep; any other is element-wise."""

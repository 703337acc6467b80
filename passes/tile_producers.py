# SPDX-License-Identifier: Apache-2.0
"""What each op that makes scores becomes on tiles: the rules of the passes that sweep keys."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects import graph, tile
from winnow.dialects.build import (
    arange,
    by_key,
    by_row,
    element_of,
    expand,
    f32,
    i1,
    i32,
    i32_attr,
    less,
    like,
    load,
    load_rows,
    offset_range,
    reshape,
    shape_of,
    size_of,
    spread,
    tensor,
)
from winnow.errors import LoweringError
from winnow.passes.row_tiles import KeyTile, RowTile
from winnow.passes.score_layout import Axis
from winnow.plan import Plan

MOST_PAGES = 8
"""Of a tile of keys, whose pages are looked up one by one."""


def _load_queries(op: graph.QueriesOp, rows: RowTile) -> None:
    """Loads query rows, each head's as one of its own."""
    loaded = load_rows(op.buffer, rows.first_row, rows.plan.tile_rows)
    *lead, dim = shape_of(loaded)
    rows.tiles[op.result] = reshape(loaded, (math.prod(lead), dim)) if len(lead) > 1 else loaded


def _load_request(op: graph.PagedKeysOp | graph.SampledKeysOp, rows: RowTile) -> None:
    """Reads the request that the program's rows share; -1, which no table has, if none is given."""
    request_rows = op.request_rows.value
    if request_rows % rows.step:
        raise LoweringError(
            f"tiles of {rows.step} rows do not divide the {request_rows} rows that share a request",
            op.location,
        )
    run = arith.divui(rows.first_row, like(request_rows, rows.first_row))
    given = arith.cmpi(arith.CmpIPredicate.slt, run, size_of(op.requests, 0))
    request = load(op.requests, [run], i32(), given)
    rows.requests[op.result] = arith.select(given, request, like(-1, request))


def _dequantize_rows(op: graph.DequantizeNvfp4Op, rows: RowTile) -> None:
    """Dequantizes query rows, which have one axis less than keys."""
    if op.values.type.rank == 2:
        _dequantize(op, rows)


def _splat(op: graph.SplatOp, rows: RowTile) -> None:
    rows.tiles[op.result] = spread(op.value, rows.layout.shape(None))


def _load_per_row(op: graph.PerRowOp, rows: RowTile) -> None:
    loaded = load_rows(op.buffer, rows.first_row, rows.plan.tile_rows)
    along: tuple[Axis, ...] = ("row", "head") if len(shape_of(loaded)) == 2 else ("row",)
    rows.tiles[op.result] = rows.layout.spread(loaded, along, graph.heads_of(op.result.type))


def _load_keys(op: graph.PagedKeysOp, keys: KeyTile) -> None:
    """Loads the tile's keys, page by page where tiles are pages or parts of one."""
    request, first, end = keys.rows.requests[op.result], keys.first_key, keys.end
    type_, mask = _key_types(op, keys)
    (count,) = mask.shape
    page_keys = op.cache.type.shape[1]
    if page_keys % count and (count % page_keys or count > MOST_PAGES * page_keys):
        places = (op.cache, op.block_table, request)
        _keep(op, keys, tile.LoadKeysOp(*places, first, end, type_, mask))
        return
    starts = [first]
    starts += [
        arith.addi(first, like(start, first)) for start in range(page_keys, count, page_keys)
    ]
    pages = [
        tile.FindPageOp(op.block_table, request, start, end, i32(), i32_attr(page_keys)).result
        for start in starts
    ]
    keys.rows.tiles[op.result] = tile.LoadPagesOp(op.cache, first, pages, type_).keys
    keys.seen += [_is_on_page(op, pages, number, count) for number in range(len(pages))]
    keys.seen.append(less(offset_range(first, count), spread(end, (count,))))


def _is_on_page(
    op: graph.PagedKeysOp, pages: Sequence[ir.Value], number: int, count: int
) -> ir.Value:
    """Where the cache has the page of that number, or the tile's keys are on another one."""
    is_page = arith.cmpi(arith.CmpIPredicate.ult, pages[number], size_of(op.cache, 0))
    exists = spread(is_page, (count,))
    if len(pages) == 1:
        return exists
    key = arange(count)
    on_page = arith.divui(key, like(op.cache.type.shape[1], key))
    elsewhere = arith.cmpi(arith.CmpIPredicate.ne, on_page, like(number, key))
    return arith.ori(exists, elsewhere)


def _gather_keys(op: graph.SampledKeysOp, keys: KeyTile) -> None:
    """Loads the keys whose positions are listed for the tile's samples."""
    places = (op.cache, op.block_table, keys.rows.requests[op.result])
    positions, present = _positions(op.positions, keys)
    _keep(op, keys, tile.GatherKeysOp(*places, positions, present, *_key_types(op, keys)))


def _key_types(op: ir.OpView, keys: KeyTile) -> tuple[ir.Type, ir.Type]:
    """The types of a tile of keys, and of which are seen."""
    count, cache = keys.rows.plan.tile_keys, op.cache.type
    return tensor((count, cache.shape[2]), cache.element_type), tensor((count,), i1())


def _keep(op: ir.OpView, keys: KeyTile, loaded: tile.LoadKeysOp | tile.GatherKeysOp) -> None:
    keys.rows.tiles[op.result] = loaded.keys
    keys.seen.append(loaded.seen)


def _spread_per_key(op: graph.PerKeyOp, keys: KeyTile) -> None:
    rows = keys.rows
    values = reshape(rows.tiles[op.values], (rows.plan.tile_keys,))
    rows.tiles[op.result] = rows.layout.spread(values, ("key",), None)


def _load_per_score(op: graph.PerScoreOp, keys: KeyTile) -> None:
    """Loads what the buffer has for the tile's rows and keys."""
    rows = keys.rows
    shape = (rows.plan.tile_rows, rows.plan.tile_keys)
    column, present = offset_range(keys.first_key, shape[1]), None
    if op.positions is not None:
        column, present = _positions(op.positions, keys)
    is_column = arith.cmpi(
        arith.CmpIPredicate.ult, column, spread(size_of(op.buffer, 1), shape[1:])
    )
    if present is not None:
        is_column = arith.andi(is_column, present)
    row = offset_range(rows.first_row, shape[0])
    is_row = less(row, spread(size_of(op.buffer, 0), shape[:1]))
    mask = arith.andi(by_row(is_row, shape[1]), by_key(is_column, shape[0]))
    type_ = tensor(shape, op.buffer.type.element_type)
    loaded = load(op.buffer, [expand(row, 1), expand(column, 0)], type_, mask)
    keys.seen.append(is_column)
    rows.tiles[op.result] = rows.layout.turn(loaded)


def _positions(positions: ir.Value, keys: KeyTile) -> tuple[ir.Value, ir.Value]:
    """The positions of the tile's samples, and which of these there are."""
    count = keys.rows.plan.tile_keys
    number = offset_range(keys.first_key, count)
    end = arith.minsi(keys.end, size_of(positions, 0))
    present = less(number, spread(end, (count,)))
    return load(positions, [number], number.type, present), present


def _spread_heads(op: graph.SpreadHeadsOp, keys: KeyTile) -> None:
    tiles, heads = keys.rows.tiles, graph.heads_of(op.result.type)
    tiles[op.result] = keys.rows.layout.spread(tiles[op.scores], ("row", "key"), heads)


def _reduce_heads(op: graph.ReduceHeadsOp, keys: KeyTile) -> None:
    tiles = keys.rows.tiles
    tiles[op.result] = keys.rows.layout.reduce_heads(op.kind.value, tiles[op.scores])


def _dequantize_keys(op: graph.DequantizeNvfp4Op, keys: KeyTile) -> None:
    if op.values.type.rank == 3:
        _dequantize(op, keys.rows)


def _dequantize(op: graph.DequantizeNvfp4Op, rows: RowTile) -> None:
    values, scales = rows.tiles[op.values], rows.tiles[op.scales]
    shape = (shape_of(values)[0], op.result.type.shape[-1])
    if _meets_its_like(op):
        type_, order = tensor(shape, ir.F16Type.get()), "halves"
    else:
        type_, order = tensor(shape, op.result.type.element_type), "values"
    dequantized = tile.DequantizeNvfp4Op(values, scales, type_, order=ir.StringAttr.get(order))
    rows.tiles[op.result] = dequantized.result


def _meets_its_like(op: graph.DequantizeNvfp4Op) -> bool:
    """Whether NVFP4 is multiplied by NVFP4 alone: then any type and order will do for both."""
    products = [p for p in op.operation.block if isinstance(p, graph.ScoreOp)]
    return all(
        isinstance(p.queries.owner.opview, graph.DequantizeNvfp4Op)
        == isinstance(p.keys.owner.opview, graph.DequantizeNvfp4Op)
        for p in products
    )


def _dot(op: graph.ScoreOp, keys: KeyTile) -> None:
    rows, heads = keys.rows, graph.heads_of(op.result.type)
    sources = [op.queries.owner.opview, op.keys.owner.opview]
    if rows.plan.keys_come_first:
        sources.reverse()
    nvfp4 = all(isinstance(source, graph.DequantizeNvfp4Op) for source in sources)
    if nvfp4 and rows.plan.dequantize == "scaled-dot":
        parts = [rows.tiles[part] for source in sources for part in (source.values, source.scales)]
        product = tile.ScaledDotOp(*parts, _product_type(parts[0], parts[2])).result
    else:
        operands = [_multiplicand(rows.tiles[source.result], rows.plan) for source in sources]
        product = tile.DotOp(*operands, _product_type(*operands)).result
    rows.tiles[op.result] = rows.layout.unfold(product, heads)


def _multiplicand(vectors: ir.Value, plan: Plan) -> ir.Value:
    """A tile of queries or keys as the product takes it."""
    if plan.fp8 != "convert" or str(element_of(vectors.type)) != "f8E4M3FN":
        return vectors
    type_ = tensor(shape_of(vectors), ir.F16Type.get())
    return tile.ExtendFp8Op(vectors, type_).result


def _product_type(lhs: ir.Value, rhs: ir.Value) -> ir.Type:
    return tensor((shape_of(lhs)[0], shape_of(rhs)[0]), f32())


def tile_elementwise(op: ir.OpView, keys: KeyTile) -> None:
    """The same op on tiles."""
    tiles = keys.rows.tiles
    tiled = ir.Operation.create(
        op.operation.name,
        results=[
            tensor(keys.rows.layout.shape(graph.heads_of(result.type)), element_of(result.type))
            for result in op.results
        ],
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
    graph.PerRowOp: _load_per_row,
}
"""What each producer needs once, before any key."""

BODY: dict[type, Callable[[Any, KeyTile], None]] = {
    graph.PagedKeysOp: _load_keys,
    graph.SampledKeysOp: _gather_keys,
    graph.DequantizeNvfp4Op: _dequantize_keys,
    graph.ScoreOp: _dot,
    graph.PerKeyOp: _spread_per_key,
    graph.PerScoreOp: _load_per_score,
    graph.SpreadHeadsOp: _spread_heads,
    graph.ReduceHeadsOp: _reduce_heads,
}
"""What each producer is within the sweep; any other is element-wise."""

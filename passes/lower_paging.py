# SPDX-License-Identifier: Apache-2.0
"""Pass `lower-paging`: turns loads of rows and of paged keys into loads at indices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith

from winnow.dialects import tile
from winnow.dialects.build import (
    arange,
    expand,
    i32,
    less,
    like,
    load,
    offset_range,
    shape_of,
    size_of,
    spread,
    tensor,
)
from winnow.pipeline.base import Pass


@dataclass(frozen=True)
class LowerPaging(Pass):
    """Turns loads of rows and of paged keys into loads at indices.

    Before::

        %keys, %seen = "tile.load_keys"(%cache, %table, %request, %first_key, %end)

    After, with ``%key`` the tile's keys, and P a page's::

        %page = "tile.load"(%table, %request, %key / P, %readable)
        %seen = %readable and %page < pages of the cache
        %keys = "tile.load"(%cache, %page, %key % P, %dim, %seen)

    A tile of ``tile.load_pages`` takes one entry of the table for each page, from
    ``tile.find_page``; where it is whole pages, keys lie at the same offsets from these in every
    tile.

    Nothing is read through a request or a page that does not exist, nor at or past the end. Keys
    that are gathered are read likewise, at those of their positions that are not negative.
    """

    name: ClassVar[str] = "lower-paging"

    def run(self, module: ir.Module) -> None:
        patterns = rewrite.RewritePatternSet()
        patterns.add(tile.LoadRowsOp, _load_rows)
        patterns.add(tile.LoadKeysOp, _load_keys)
        patterns.add(tile.FindPageOp, _find_page)
        patterns.add(tile.LoadPagesOp, _load_pages)
        patterns.add(tile.GatherKeysOp, _gather_keys)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


def _load_rows(op: tile.LoadRowsOp, rewriter: rewrite.PatternRewriter) -> None:
    rows, *rest = shape_of(op.result)
    rank = 1 + len(rest)
    with op.location, rewriter.ip:
        row = offset_range(op.first_row, rows)
        present = _below(row, spread(size_of(op.buffer, 0), (rows,)))
        indices = [_along(row, 0, rank)]
        indices += [_along(arange(size), axis, rank) for axis, size in enumerate(rest, start=1)]
        mask = spread(_along(present, 0, rank), (rows, *rest))
        loaded = load(op.buffer, indices, op.result.type, mask)
    rewriter.replace_op(op, [loaded])


def _load_keys(op: tile.LoadKeysOp, rewriter: rewrite.PatternRewriter) -> None:
    keys, _ = shape_of(op.keys)
    with op.location, rewriter.ip:
        key = offset_range(op.first_key, keys)
        found = _keys_at(op, key, less(key, spread(op.end, (keys,))))
    rewriter.replace_op(op, found)


def _find_page(op: tile.FindPageOp, rewriter: rewrite.PatternRewriter) -> None:
    first = op.first_key
    with op.location, rewriter.ip:
        column = arith.divui(first, like(op.page_keys.value, first))
        is_listed = _below(column, size_of(op.block_table, 1))
        is_request = _below(op.request, size_of(op.block_table, 0))
        readable = reduce(arith.andi, (less(first, op.end), is_listed, is_request))
        page = load(op.block_table, [op.request, column], i32(), readable)
        found = arith.select(readable, page, like(-1, page))
    rewriter.replace_op(op, [found])


def _load_pages(op: tile.LoadPagesOp, rewriter: rewrite.PatternRewriter) -> None:
    keys, dim = shape_of(op.keys)
    page_keys = op.cache.type.shape[1]
    with op.location, rewriter.ip:
        row = arange(keys)
        page = _along(_page_of(row, op.pages, page_keys), 0, 2)
        if len(op.pages) > 1:
            row = arith.remui(row, like(page_keys, row))
        elif page_keys != keys:
            row = offset_range(arith.remui(op.first_key, like(page_keys, op.first_key)), keys)
        present = _below(page, spread(size_of(op.cache, 0), shape_of(page)))
        indices = [page, _along(row, 0, 2), _along(arange(dim), 1, 2)]
        loaded = load(op.cache, indices, op.keys.type, spread(present, (keys, dim)))
    rewriter.replace_op(op, [loaded])


def _page_of(row: ir.Value, pages: Sequence[ir.Value], page_keys: int) -> ir.Value:
    """The page of each row of a tile, or the only one of all, ``tensor<1xi32>``."""
    *others, last = pages
    if not others:
        return spread(last, (1,))
    page = spread(last, shape_of(row))
    for number, other in reversed(list(enumerate(others, start=1))):
        is_before = less(row, like(number * page_keys, row))
        page = arith.select(is_before, spread(other, shape_of(row)), page)
    return page


def _gather_keys(op: tile.GatherKeysOp, rewriter: rewrite.PatternRewriter) -> None:
    positions = op.positions
    with op.location, rewriter.ip:
        is_key = less(like(-1, positions), positions)
        found = _keys_at(op, positions, arith.andi(op.present, is_key))
    rewriter.replace_op(op, found)


def _keys_at(
    op: tile.LoadKeysOp | tile.GatherKeysOp, key: ir.Value, present: ir.Value
) -> list[ir.Value]:
    """The keys of these numbers where ``present`` holds, and whether each is seen."""
    keys, dim = shape_of(op.keys)
    page_keys = op.cache.type.shape[1]
    column = arith.divui(key, like(page_keys, key))
    is_listed = _below(column, spread(size_of(op.block_table, 1), (keys,)))
    is_request = spread(_below(op.request, size_of(op.block_table, 0)), (keys,))
    readable = reduce(arith.andi, (present, is_listed, is_request))
    request = spread(op.request, (keys,))
    page = load(op.block_table, [request, column], tensor((keys,), i32()), readable)
    seen = arith.andi(readable, _below(page, spread(size_of(op.cache, 0), (keys,))))
    row = arith.remui(key, like(page_keys, key))
    indices = [_along(page, 0, 2), _along(row, 0, 2), _along(arange(dim), 1, 2)]
    loaded = load(op.cache, indices, op.keys.type, spread(expand(seen, 1), (keys, dim)))
    return [loaded, seen]


def _below(index: ir.Value, size: ir.Value) -> ir.Value:
    """Whether ``0 <= index < size``: one comparison, since a negative index is large unsigned."""
    return arith.cmpi(arith.CmpIPredicate.ult, index, size)


def _along(vector: ir.Value, axis: int, rank: int) -> ir.Value:
    """A vector as a tensor of ``rank`` axes that varies along ``axis`` alone."""
    for other in range(rank):
        if other != axis:
            vector = expand(vector, other)
    return vector

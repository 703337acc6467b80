# SPDX-License-Identifier: Apache-2.0
"""Loads of query rows and of keys, which lie on pages that a block table lists."""

from collections.abc import Sequence
from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import (
    DYNAMIC,
    Op,
    memref_of_any_shape,
    memref_type,
    positive,
    require,
    scalar,
    tensor_type,
)
from winnow.dialects.inspection import maker_of
from winnow.dialects.tile.access import MOST_AXES
from winnow.dialects.tile.dialect import TileDialect


class LoadRowsOp(Op, dialect=TileDialect, name="load_rows"):
    """``M`` rows of a buffer from ``first_row`` on: ``memref<?x...xT>`` to ``tensor<Mx...xT>``.

    Rows at or past the buffer's end read as zero. The buffer has one to three axes.
    """

    buffer: ext.Operand[Any]
    first_row: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        rank = memref_of_any_shape(self.buffer, "the buffer").rank
        require(1 <= rank <= MOST_AXES, f"the buffer must have 1 to 3 axes, but has {rank}")
        buffer = memref_type(self.buffer, "the buffer", (DYNAMIC, *[None] * (rank - 1)))
        scalar(self.first_row, "first_row", "i32")
        shape = (None, *buffer.shape[1:])
        tensor_type(self.result, "the result", shape, str(buffer.element_type))


class LoadKeysOp(Op, dialect=TileDialect, name="load_keys"):
    """Keys ``first_key`` to ``first_key + N`` of a request, and whether each is seen.

    A key is seen unless it is at or past ``end``, or on a page that is not in the cache, or of a
    request that is not in the block table. Keys that are not seen are not read, and are zero.

    ``cache`` is ``memref<?xPxDxT>``, ``block_table`` ``memref<?x?xi32>``, ``request``,
    ``first_key`` and ``end`` i32; ``keys`` is ``tensor<NxDxT>``, ``seen`` ``tensor<Nxi1>``.
    """

    cache: ext.Operand[Any]
    block_table: ext.Operand[Any]
    request: ext.Operand[Any]
    first_key: ext.Operand[Any]
    end: ext.Operand[Any]
    keys: ext.Result[Any]
    seen: ext.Result[Any]

    def check(self) -> None:
        count = _check_places(self)
        for what in ("first_key", "end"):
            scalar(getattr(self, what), what, "i32")
        tensor_type(self.seen, "the seen mask", (count,), "i1")


class FindPageOp(Op, dialect=TileDialect, name="find_page", traits=[ext.Pure]):
    """The page that holds the keys of a request from ``first_key`` on; -1 where it has none.

    That is what the block table says, or -1 for a key at or past ``end``, or past what the table
    lists, and for a request that is not in it. Nothing may write the table while a kernel runs.

    ``block_table`` is ``memref<?x?xi32>``, ``request``, ``first_key``, ``end`` and the result are
    i32; ``page_keys`` is how many keys a page has.
    """

    block_table: ext.Operand[Any]
    request: ext.Operand[Any]
    first_key: ext.Operand[Any]
    end: ext.Operand[Any]
    result: ext.Result[Any]
    page_keys: ir.IntegerAttr

    def check(self) -> None:
        memref_type(self.block_table, "the block table", (DYNAMIC, DYNAMIC), "i32")
        for what in ("request", "first_key", "end"):
            scalar(getattr(self, what), what, "i32")
        scalar(self.result, "the result", "i32")
        positive(self.page_keys, "page_keys")


class LoadPagesOp(Op, dialect=TileDialect, name="load_pages"):
    """Keys ``first_key`` to ``first_key + N`` of a request, which lie on ``pages``, one or more.

    ``N`` must be that many pages' keys, or divide the keys of one page, and ``first_key`` must be a
    multiple of ``N``, so that the tile is whole pages or lies within one. All of its keys are read,
    those at or past the end of any row too; they are zero where the cache has no such page. The
    ``page_keys`` of a ``tile.find_page`` that makes a page must be those of the cache, ``P``.

    ``cache`` is ``memref<?xPxDxT>``, ``first_key`` and ``pages`` are i32; ``keys`` is
    ``tensor<NxDxT>``.
    """

    cache: ext.Operand[Any]
    first_key: ext.Operand[Any]
    pages: Sequence[ext.Operand[Any]]
    keys: ext.Result[Any]

    def check(self) -> None:
        count, pages = _check_keys(self), len(self.pages)
        scalar(self.first_key, "first_key", "i32")
        for page in self.pages:
            scalar(page, "a page", "i32")
        page_keys = self.cache.type.shape[1]
        for maker in map(maker_of, self.pages):
            if isinstance(maker, FindPageOp):
                found = maker.page_keys.value
                wanted = f"must be {page_keys}, as the cache's pages have, but is {found}"
                require(found == page_keys, f"page_keys of a page's 'tile.find_page' {wanted}")
        if pages == 1:
            wanted = f"a page must hold whole tiles of {count} keys, but has {page_keys}"
            require(page_keys % count == 0, wanted)
        else:
            wanted = f"{pages} pages of {page_keys} keys must hold the tile's {count}"
            require(pages * page_keys == count, wanted)


class GatherKeysOp(Op, dialect=TileDialect, name="gather_keys"):
    """Keys of a request at given ``positions``, and whether each is seen.

    A key is seen where ``present`` holds, unless its position is negative, or its page or request
    is missing as for ``load_keys``. Keys that are not seen are not read, and are zero.

    ``cache`` is ``memref<?xPxDxT>``, ``block_table`` ``memref<?x?xi32>``, ``request`` i32,
    ``positions`` ``tensor<Nxi32>``, ``present`` ``tensor<Nxi1>``; ``keys`` is ``tensor<NxDxT>``,
    ``seen`` ``tensor<Nxi1>``.
    """

    cache: ext.Operand[Any]
    block_table: ext.Operand[Any]
    request: ext.Operand[Any]
    positions: ext.Operand[Any]
    present: ext.Operand[Any]
    keys: ext.Result[Any]
    seen: ext.Result[Any]

    def check(self) -> None:
        count = _check_places(self)
        tensor_type(self.positions, "the positions", (count,), "i32")
        tensor_type(self.present, "the present mask", (count,), "i1")
        tensor_type(self.seen, "the seen mask", (count,), "i1")


def _check_keys(op: LoadKeysOp | LoadPagesOp | GatherKeysOp) -> int:
    """Checks the cache and the keys; how many keys there are."""
    cache = memref_type(op.cache, "the cache", (DYNAMIC, None, None))
    keys = tensor_type(op.keys, "the keys", (None, cache.shape[2]), str(cache.element_type))
    return int(keys.shape[0])


def _check_places(op: LoadKeysOp | GatherKeysOp) -> int:
    """Checks what loads of keys of any pages have in common; how many keys there are."""
    count = _check_keys(op)
    memref_type(op.block_table, "the block table", (DYNAMIC, DYNAMIC), "i32")
    scalar(op.request, "request", "i32")
    return count

# SPDX-License-Identifier: Apache-2.0
"""Queries and keys: where they are, and how they are dequantized."""

from collections.abc import Sequence
from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import (
    DYNAMIC,
    Op,
    Shape,
    is_number,
    memref_of_any_shape,
    memref_type,
    positive,
    require,
    tensor_type,
)
from winnow.dialects.graph.dialect import WinnowDialect

NVFP4_BLOCK = 16
"""How many NVFP4 values share a scale."""
NVFP4_NAMES = ("the values", "the scales")


class QueriesOp(Op, dialect=WinnowDialect, name="queries", traits=[ext.Pure]):
    """Query rows of a buffer: ``memref<?xDxT>`` to ``tensor<?xDxT>`` (rows, dim).

    Or rows of several heads: ``memref<?xHxDxT>`` to ``tensor<?xHxDxT>`` (rows, heads, dim).
    """

    buffer: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        heads = [None] * (memref_of_any_shape(self.buffer, "the buffer").rank == 3)
        buffer = memref_type(self.buffer, "the buffer", (DYNAMIC, *heads, None))
        tensor_type(self.result, "the result", buffer.shape, str(buffer.element_type))


class PagedKeysOp(Op, dialect=WinnowDialect, name="paged_keys", traits=[ext.Pure]):
    """Keys of a paged cache, seen through a block table.

    ``cache`` is ``memref<?xPxDxT>`` (pages, keys a page, dim), ``block_table`` ``memref<?x?xi32>``
    (requests, pages), ``requests`` ``memref<?xi32>``: the request of each run of ``request_rows``
    query rows. The result is ``tensor<?x?xDxT>`` (runs, keys, dim): key ``j`` of run ``i`` lies in
    row ``j % P`` of page ``block_table[requests[i], j / P]``.
    """

    cache: ext.Operand[Any]
    block_table: ext.Operand[Any]
    requests: ext.Operand[Any]
    result: ext.Result[Any]
    request_rows: ir.IntegerAttr

    def check(self) -> None:
        _check_keys(self)


class SampledKeysOp(Op, dialect=WinnowDialect, name="sampled_keys", traits=[ext.Pure]):
    """Those of ``paged_keys`` at given ``positions``, the same ones of every request.

    The result is ``tensor<?x?xDxT>`` (runs, samples, dim), with key ``positions[s]`` of run ``i``
    as its sample ``s``. ``positions`` is ``memref<?xi32>``; a sample without one is absent.
    """

    cache: ext.Operand[Any]
    block_table: ext.Operand[Any]
    requests: ext.Operand[Any]
    positions: ext.Operand[Any]
    result: ext.Result[Any]
    request_rows: ir.IntegerAttr

    def check(self) -> None:
        _check_keys(self)
        memref_type(self.positions, "the positions", (DYNAMIC,), "i32")


class DequantizeNvfp4Op(Op, dialect=WinnowDialect, name="dequantize_nvfp4", traits=[ext.Pure]):
    """NVFP4 query rows or keys as BF16: E2M1 values, each times the E4M3 scale of its block.

    ``tensor<?xBxi8>`` and ``tensor<?xSxi8>`` to ``tensor<?x2Bxbf16>`` for rows; for keys, all of
    them with a second dynamic axis. A byte holds two values, the one of even index in its low
    half; a scale is for 16 values, so that ``S = 2B / 16``. A scale of NaN makes NaN of its block.
    A key is absent if its values are or its scales are.

    BF16 holds every product exactly: a significand of two bits times one of four has six at most,
    of the eight that there are, and magnitudes go from 2**-10 to 2688.
    """

    values: ext.Operand[Any]
    scales: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        values = self.values.type
        rank = len(values.shape) if isinstance(values, ir.RankedTensorType) else 0
        require(rank in (2, 3), f"the values must be of query rows or of keys, but are {values}")
        shape = nvfp4_shape(self.values, self.scales, (DYNAMIC,) * (rank - 1))
        tensor_type(self.result, "the result", shape, "bf16")


LOADS = (PagedKeysOp, SampledKeysOp)
"""The ops that load keys."""


def _check_keys(op: PagedKeysOp | SampledKeysOp) -> None:
    cache = memref_type(op.cache, "the cache", (DYNAMIC, None, None))
    memref_type(op.block_table, "the block table", (DYNAMIC, DYNAMIC), "i32")
    memref_type(op.requests, "the requests", (DYNAMIC,), "i32")
    require(
        is_number(cache.element_type),
        f"keys must be signless integers or floats, not {cache.element_type}",
    )
    dim, element = cache.shape[2], str(cache.element_type)
    tensor_type(op.result, "the result", (DYNAMIC, DYNAMIC, dim), element)
    positive(op.request_rows, "request_rows")


def nvfp4_shape(
    values: ir.Value, scales: ir.Value, rows: Shape, names: Sequence[str] = NVFP4_NAMES
) -> list[int]:
    """The shape of NVFP4 rows when dequantized; ``names`` are those of the parts in errors."""
    *lead, packed = tensor_type(values, names[0], (*rows, None), "i8").shape
    blocks, rest = divmod(2 * packed, NVFP4_BLOCK)
    wanted = f"a multiple of {NVFP4_BLOCK} values"
    require(rest == 0, f"a row must be of {wanted}, but is of {2 * packed}")
    tensor_type(scales, names[1], (*lead, blocks), "i8")
    return [*lead, 2 * packed]

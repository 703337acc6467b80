# SPDX-License-Identifier: Apache-2.0
"""Quantizes an indexer's keys and queries to NVFP4."""

from __future__ import annotations

import functools
from dataclasses import replace
from typing import TYPE_CHECKING

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects.build import (
    arange,
    by_key,
    by_row,
    element_of,
    expand,
    f32,
    i64,
    less,
    like,
    load,
    program_id,
    shape_of,
    size_of,
    spread,
    store,
    tensor,
)
from winnow.dialects.structure import branch
from winnow.kernels.nvfp4 import quantize
from winnow.kernels.sdsa_signatures import BLOCKS, HEAD_DIM, PACKED_DIM, PAGE_KEYS, SCALE_DTYPES
from winnow.kernels.signature import TensorArgument
from winnow.kernels.tile_kernel import TileKernel, element_among

if TYPE_CHECKING:
    import torch

TILE = 16
"""Keys, or queries, of one program."""
FLOATS = ("bf16", "f16")
INTEGERS = ("i64", "i32")
FAST_ALIGNMENTS = {"key": 16, "query": 16, "packed_query": 16, "query_scales": 8}
"""Bytes for which the kernel is fastest; tensors that are not all so aligned get another."""
WIDTHS = {"bf16": 2, "f16": 2, "i32": 4, "i64": 8}
"""Bytes of an element."""


def quantize_write_index_qk_nvfp4(
    key: torch.Tensor,
    slots: torch.Tensor,
    query: torch.Tensor,
    query_rows: torch.Tensor,
    *,
    key_cache: torch.Tensor,
    key_scales: torch.Tensor,
    packed_query: torch.Tensor,
    query_scales: torch.Tensor,
) -> None:
    """Quantizes keys to NVFP4 into a paged cache, and queries into rows, in one launch.

    Each 16 values share a scale, in E4M3: the largest magnitude of any that is no NaN, over 6,
    rounded to nearest even and at most 448. They are multiplied by the FP32 reciprocal of that
    scale, or by 0 where it is 0, and rounded to E2M1, to nearest even and at most 6 in magnitude. A
    zero keeps its sign, and a NaN becomes 6. A byte holds two values, the one of even index in the
    low half.

    Key ``i`` goes to row ``slots[i] % 64`` of page ``slots[i] // 64``, query ``i`` to row
    ``query_rows[i]``. Those whose slot or row is negative, or past the end, are skipped; of several
    that share one, bits of any may be left there.

    All work is queued on the current stream of the tensors' device, in one kernel. CPU tensors run
    the same kernel in the CPU executor. There is a kernel for each combination of the dtypes of
    ``key``, ``slots``, ``query`` and ``query_rows``, which its first call compiles: make one before
    capturing a CUDA graph.

    Args:
        key: bf16 or float16 ``[tokens, 128]``.
        slots: int64 or int32 ``[tokens]``.
        query: bf16 or float16 ``[queries, 128]``.
        query_rows: int64 or int32 ``[queries]``.
        key_cache: uint8 ``[pages, 64, 64]``; gets the keys. Pages may be any multiple of 16 bytes
            apart.
        key_scales: float8_e4m3fn or uint8 ``[pages, 64, 8]``; gets their scales. Pages may be any
            multiple of 8 bytes apart.
        packed_query: uint8 ``[rows, 64]``; gets the queries.
        query_scales: float8_e4m3fn or uint8 ``[rows, 8]``; gets their scales.

    Raises:
        ValueError: an argument is not as it must be; the message says which, what it must be and
            what it was.
        TargetError: the GPU is not one that kernels are compiled for.
        BackendError: the kernel could not be compiled or launched, or would have to be compiled in
            a graph capture.
    """
    tensors = {
        "key": key,
        "slots": slots,
        "query": query,
        "query_rows": query_rows,
        "key_cache": key_cache,
        "key_scales": key_scales,
        "packed_query": packed_query,
        "query_scales": query_scales,
    }
    elements = (
        element_among("key", key, FLOATS),
        element_among("slots", slots, INTEGERS),
        element_among("query", query, FLOATS),
        element_among("query_rows", query_rows, INTEGERS),
    )
    checked = _kernel(*elements, aligned=False).check(list(tensors.values()))
    aligned = all(
        (tensors[name].data_ptr() | checked.strides[name]) % bytes_ == 0
        for name, bytes_ in FAST_ALIGNMENTS.items()
    )
    _kernel(*elements, aligned=aligned).launch(checked.device, tensors)


@functools.cache
def _kernel(key: str, slot: str, query: str, row: str, *, aligned: bool) -> TileKernel:
    """The kernel for keys, slots, queries and rows of these element types.

    ``aligned``: where the tensors are as in ``FAST_ALIGNMENTS``.
    """
    page = ("pages", PAGE_KEYS)
    key_scales = TensorArgument(
        "key_scales", "i8", (*page, BLOCKS), 8, is_output=True, tensor_dtypes=SCALE_DTYPES
    )
    signature = (
        TensorArgument("key", key, ("tokens", HEAD_DIM), WIDTHS[key]),
        TensorArgument("slots", slot, ("tokens",), WIDTHS[slot]),
        TensorArgument("query", query, ("queries", HEAD_DIM), WIDTHS[query]),
        TensorArgument("query_rows", row, ("queries",), WIDTHS[row]),
        TensorArgument("key_cache", "i8", (*page, PACKED_DIM), 16, is_output=True),
        key_scales,
        TensorArgument("packed_query", "i8", ("rows", PACKED_DIM), 1, is_output=True),
        replace(key_scales, name="query_scales", shape=("rows", BLOCKS), alignment=1),
    )
    alignments = FAST_ALIGNMENTS if aligned else {}
    return TileKernel(
        name="quantize_write_index_qk_nvfp4",
        signature=tuple(
            replace(argument, alignment=alignments.get(argument.name, argument.alignment))
            for argument in signature
        ),
        body=_quantize_tile,
        grid_sizes=("slots.size0", "query_rows.size0"),
        grid=lambda tokens, queries: [_tiles(tokens) + _tiles(queries)],
        threads=128,
    )


def _tiles(rows: ir.AffineExpr) -> ir.AffineExpr:
    return ir.AffineExpr.get_ceil_div(rows, TILE)


def _quantize_tile(
    key: ir.Value,
    slots: ir.Value,
    query: ir.Value,
    query_rows: ir.Value,
    key_cache: ir.Value,
    key_scales: ir.Value,
    packed_query: ir.Value,
    query_scales: ir.Value,
) -> None:
    """Quantizes a tile of keys or, in programs after those, one of queries."""
    program, tokens = program_id(0), size_of(slots, 0)
    key_tiles = arith.divui(arith.addi(tokens, like(TILE - 1, tokens)), like(TILE, tokens))

    def quantize_keys() -> None:
        slot, is_key = _load_places(slots, program)
        page = arith.divui(slot, like(PAGE_KEYS, slot))
        place = [page, arith.remui(slot, like(PAGE_KEYS, slot))]
        _quantize_blocks(key, program, is_key, place, key_cache, key_scales)

    def quantize_queries() -> None:
        tile = arith.subi(program, key_tiles)
        row, is_query = _load_places(query_rows, tile)
        _quantize_blocks(query, tile, is_query, [row], packed_query, query_scales)

    branch(less(program, key_tiles), quantize_keys, quantize_queries)


def _block_rows(tile: ir.Value) -> ir.Value:
    """The row of each of a tile's blocks, which are numbered row by row."""
    block = arange(TILE * BLOCKS)
    first = spread(arith.muli(tile, like(TILE, tile)), shape_of(block))
    return arith.addi(first, arith.divui(block, like(BLOCKS, block)))


def _load_places(places: ir.Value, tile: ir.Value) -> tuple[ir.Value, ir.Value]:
    """The i64 places of a tile's blocks' rows, and which there are."""
    row = _block_rows(tile)
    is_row = arith.cmpi(arith.CmpIPredicate.ult, row, spread(size_of(places, 0), shape_of(row)))
    place = load(places, [row], tensor(shape_of(row), places.type.element_type), is_row)
    if element_of(place.type) != i64():
        place = arith.extsi(tensor(shape_of(row), i64()), place)
    return place, is_row


def _quantize_blocks(
    values: ir.Value,
    tile: ir.Value,
    is_row: ir.Value,
    place: list[ir.Value],
    packed: ir.Value,
    scales: ir.Value,
) -> None:
    """Quantizes a tile's blocks, a block to a thread, to their rows' places where these exist."""
    block = arange(TILE * BLOCKS)
    block_in_row = arith.remui(block, like(BLOCKS, block))
    halves = (_load_half(values, tile, half, is_row) for half in range(2))
    scale, codes = quantize(*halves)
    count = arith.extsi(i64(), size_of(packed, 0))
    # Unsigned: a negative place lies past the end too.
    exists = arith.cmpi(arith.CmpIPredicate.ult, place[0], spread(count, shape_of(block)))
    exists = arith.andi(exists, is_row)
    indices = [arith.trunci(block.type, index) for index in place]
    store(scales, [*indices, block_in_row], scale, exists)
    size = shape_of(codes)[1]
    byte = _columns(block_in_row, size, 0, size)
    store(packed, [*(expand(index, 1) for index in indices), byte], codes, by_row(exists, size))


def _load_half(values: ir.Value, tile: ir.Value, half: int, is_row: ir.Value) -> ir.Value:
    """The first or the last eight values of each block of a tile's rows, f32."""
    block = arange(TILE * BLOCKS)
    size = HEAD_DIM // BLOCKS
    column = _columns(arith.remui(block, like(BLOCKS, block)), size, half * size // 2, size // 2)
    type_ = tensor(shape_of(column), values.type.element_type)
    row = expand(_block_rows(tile), 1)
    loaded = load(values, [row, column], type_, by_row(is_row, size // 2))
    return arith.extf(tensor(shape_of(column), f32()), loaded)


def _columns(block: ir.Value, size: int, first: int, count: int) -> ir.Value:
    """``count`` columns of each block of ``size``, from ``first`` of its own on."""
    begin = by_row(arith.addi(arith.muli(block, like(size, block)), like(first, block)), count)
    return arith.addi(begin, by_key(arange(count), shape_of(block)[0]))

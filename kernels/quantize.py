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
    by_row,
    element_of,
    expand,
    f32,
    i32,
    i64,
    like,
    load,
    offset_range,
    program_id,
    shape_of,
    size_of,
    spread,
    store,
    tensor,
)
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
    """Quantizes a tile of keys or, in programs after those, one of queries.

    The others' rows are then all out of range, so that nothing of them is read or written.
    """
    program, tokens = program_id(0), size_of(slots, 0)
    key_tiles = arith.divui(arith.addi(tokens, like(TILE - 1, tokens)), like(TILE, tokens))
    keys, slot, is_key = _load_rows(key, slots, program)
    queries, row, is_query = _load_rows(query, query_rows, arith.subi(program, key_tiles))
    is_key_block = spread(expand(expand(is_key, 1), 2), shape_of(keys))
    scales, codes = quantize(arith.select(is_key_block, keys, queries))
    page = arith.divui(slot, like(PAGE_KEYS, slot))
    place = [page, arith.remui(slot, like(PAGE_KEYS, slot))]
    for target, value in ((key_cache, codes), (key_scales, scales)):
        _store_rows(target, place, value, is_key)
    for target, value in ((packed_query, codes), (query_scales, scales)):
        _store_rows(target, [row], value, is_query)


def _load_rows(
    values: ir.Value, places: ir.Value, tile: ir.Value
) -> tuple[ir.Value, ir.Value, ir.Value]:
    """A tile's rows as f32 in blocks that share a scale, their i64 places, and which there are."""
    row = offset_range(arith.muli(tile, like(TILE, tile)), TILE)
    is_row = arith.cmpi(arith.CmpIPredicate.ult, row, spread(size_of(places, 0), (TILE,)))
    place = load(places, [row], tensor((TILE,), places.type.element_type), is_row)
    if element_of(place.type) != i64():
        place = arith.extsi(tensor((TILE,), i64()), place)
    shape = (TILE, BLOCKS, HEAD_DIM // BLOCKS)
    first = arith.muli(arange(BLOCKS), like(shape[2], arange(BLOCKS)))
    column = arith.addi(
        spread(expand(expand(first, 0), 2), (1, *shape[1:])),
        spread(expand(expand(arange(shape[2]), 0), 0), (1, *shape[1:])),
    )
    mask = spread(expand(expand(is_row, 1), 2), shape)
    index = [expand(expand(row, 1), 2), column]
    loaded = load(values, index, tensor(shape, values.type.element_type), mask)
    return arith.extf(tensor(shape, f32()), loaded), place, is_row


def _store_rows(target: ir.Value, place: list[ir.Value], value: ir.Value, mask: ir.Value) -> None:
    """Stores rows of bytes at their i64 places where ``mask`` holds and there is such a place."""
    shape = shape_of(value)
    count = arith.extsi(i64(), size_of(target, 0))
    # Unsigned: a negative place lies past the end too.
    exists = arith.cmpi(arith.CmpIPredicate.ult, place[0], spread(count, shape_of(place[0])))
    indices = [expand(arith.trunci(tensor(shape[:1], i32()), part), 1) for part in place]
    indices.append(expand(arange(shape[1]), 0))
    store(target, indices, value, by_row(arith.andi(exists, mask), shape[1]))

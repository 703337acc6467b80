# SPDX-License-Identifier: Apache-2.0
"""Copies a sample of each request's paged keys, whose scores tell good thresholds."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects.build import (
    arange,
    expand,
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
from winnow.kernels.checks import fail, integer
from winnow.kernels.sdsa_signatures import BLOCKS, HEAD_DIM, PACKED_DIM, PAGE_KEYS, SCALE_DTYPES
from winnow.kernels.signature import TensorArgument
from winnow.kernels.tile_kernel import TileKernel, element_among

if TYPE_CHECKING:
    import torch

CAPACITY_UNIT = 128
"""A sample has room for a multiple of so many keys."""
TILE = 64
"""Slots of the sample that one program fills."""
MOST_SLOTS = 65_535 * TILE // CAPACITY_UNIT * CAPACITY_UNIT
"""A CUDA grid has up to 65,535 programs along y."""


def gather_key_sample(
    key_cache: torch.Tensor,
    block_table: torch.Tensor,
    offsets: torch.Tensor,
    sample_ends: torch.Tensor,
    *,
    sample_keys: torch.Tensor,
    samples_per_run: int,
    pages_per_run: int,
    key_scales: torch.Tensor | None = None,
    sample_scales: torch.Tensor | None = None,
) -> None:
    """Copies a sample of each request's paged keys into rows that lie side by side.

    Slot ``s`` of request ``b``, below ``sample_ends[b]``, takes the key at ``offsets[s]`` into the
    ``s // samples_per_run``-th run of ``pages_per_run`` pages: its position among the request's
    keys is ``s // samples_per_run * 64 * pages_per_run + offsets[s]``. Slots from
    ``sample_ends[b]`` on stay as they are, and so do those whose page is not in the cache or past
    the end of the table. Keys are copied bit by bit, with their scales if they are NVFP4.

    All work is queued on the current stream of the tensors' device, in one kernel. CPU tensors run
    the same kernel in the CPU executor. There is a kernel for each of the two formats, which its
    first call compiles: make one before capturing a CUDA graph.

    Args:
        key_cache: bf16 ``[pages, 64, 128]``, or NVFP4 as uint8 ``[pages, 64, 64]``; pages may be
            any multiple of 16 bytes apart.
        block_table: int32 ``[requests, blocks]``, the pages of each request; more rows are allowed.
        offsets: uint8 ``[capacity]``, each below ``64 * pages_per_run``.
        sample_ends: int32 ``[requests]``, each request's number of samples.
        sample_keys: ``[requests, capacity, 128]``, or NVFP4 ``[requests, capacity, 64]``, of the
            keys' dtype; gets the sample. The capacity is a multiple of 128, up to 4,194,176.
        samples_per_run: slots that take their keys from one run, from 1 up.
        pages_per_run: pages of 64 keys that make a run, from 1 up.
        key_scales: of NVFP4 keys and of no others: float8_e4m3fn or uint8 ``[pages, 64, 8]``; pages
            may be any multiple of 8 bytes apart.
        sample_scales: likewise ``[requests, capacity, 8]``; gets the scales of the sample.

    Raises:
        ValueError: an argument is not as it must be; the message says which, what it must be and
            what it was.
        TargetError: the GPU is not one that kernels are compiled for.
        BackendError: the kernel could not be compiled or launched, or would have to be compiled in
            a graph capture.
    """
    is_nvfp4 = element_among("key_cache", key_cache, ("bf16", "i8")) == "i8"
    scales = _scales(is_nvfp4, key_scales=key_scales, sample_scales=sample_scales)
    tensors = {
        "key_cache": key_cache,
        "block_table": block_table,
        "offsets": offsets,
        "sample_ends": sample_ends,
        "sample_keys": sample_keys,
        **scales,
    }
    kernel = _kernel(is_nvfp4)
    checked = kernel.check(list(tensors.values()))
    _check_sizes(checked.sizes)
    runs = {"samples_per_run": samples_per_run, "pages_per_run": pages_per_run}
    for name, value in runs.items():
        runs[name] = integer(name, value, 2**31 - 1)
        if runs[name] == 0:
            fail(name, "positive", 0)
    kernel.launch(checked.device, {**tensors, **runs})


@functools.cache
def _kernel(is_nvfp4: bool) -> TileKernel:
    """The kernel for keys of that format."""
    dtype, width = ("i8", PACKED_DIM) if is_nvfp4 else ("bf16", HEAD_DIM)
    page, sample = ("pages", PAGE_KEYS), ("requests", "capacity")
    signature = [
        TensorArgument("key_cache", dtype, (*page, width), 16, may_be_empty=False),
        TensorArgument("block_table", "i32", ("table_rows", "blocks"), 4, may_be_empty=False),
        TensorArgument("offsets", "i8", ("capacity",), 1),
        TensorArgument("sample_ends", "i32", ("requests",), 4),
        TensorArgument("sample_keys", dtype, (*sample, width), 16, is_output=True),
    ]
    if is_nvfp4:
        scales = TensorArgument("key_scales", "i8", (*page, BLOCKS), 8, tensor_dtypes=SCALE_DTYPES)
        signature += [
            scales,
            replace(scales, name="sample_scales", shape=(*sample, BLOCKS), is_output=True),
        ]
    return TileKernel(
        name="gather_key_sample_nvfp4" if is_nvfp4 else "gather_key_sample",
        signature=tuple(signature),
        scalars=("samples_per_run", "pages_per_run"),
        body=_gather,
        grid_sizes=("sample_keys.size0", "sample_keys.size1"),
        grid=lambda requests, capacity: [requests, ir.AffineExpr.get_ceil_div(capacity, TILE)],
        threads=128,
    )


def _gather(
    key_cache: ir.Value,
    block_table: ir.Value,
    offsets: ir.Value,
    sample_ends: ir.Value,
    sample_keys: ir.Value,
    *others: ir.Value,
) -> None:
    """Fills ``TILE`` slots of a request; ``others`` are scales, if any, then the runs' sizes."""
    *scales, samples_per_run, pages_per_run = others
    request, tile = program_id(0), program_id(1)
    slot = offset_range(arith.muli(tile, like(TILE, tile)), TILE)
    end = arith.minsi(load(sample_ends, [request], i32()), size_of(offsets, 0))
    is_sampled = arith.cmpi(arith.CmpIPredicate.slt, slot, spread(end, (TILE,)))
    offset_type = tensor((TILE,), offsets.type.element_type)
    offset = arith.extui(slot.type, load(offsets, [slot], offset_type, is_sampled))
    run = arith.divui(slot, spread(samples_per_run, (TILE,)))
    column = _page_number(run, pages_per_run, offset)
    blocks = arith.extsi(i64(), size_of(block_table, 1))
    is_listed = arith.cmpi(arith.CmpIPredicate.ult, column, spread(blocks, (TILE,)))
    is_listed = arith.andi(is_listed, is_sampled)
    entry = [spread(request, (TILE,)), arith.trunci(slot.type, column)]
    page = load(block_table, entry, slot.type, is_listed)
    row = arith.remui(offset, like(PAGE_KEYS, offset))
    sources, targets = (key_cache, *scales[:1]), (sample_keys, *scales[1:])
    for source, target in zip(sources, targets, strict=True):
        pages = spread(size_of(source, 0), (TILE,))
        is_there = arith.cmpi(arith.CmpIPredicate.ult, page, pages)
        _copy_rows(source, [page, row], target, [entry[0], slot], arith.andi(is_listed, is_there))


def _page_number(run: ir.Value, pages_per_run: ir.Value, offset: ir.Value) -> ir.Value:
    """The number of the page among its request's, as i64: no product of two i32s is too large."""
    type_ = tensor(shape_of(run), i64())
    pages = arith.extsi(type_, spread(pages_per_run, shape_of(run)))
    first = arith.muli(arith.extsi(type_, run), pages)
    return arith.addi(first, arith.extsi(type_, arith.divui(offset, like(PAGE_KEYS, offset))))


def _copy_rows(
    source: ir.Value,
    places: list[ir.Value],
    target: ir.Value,
    target_places: list[ir.Value],
    mask: ir.Value,
) -> None:
    """Copies innermost rows of ``source`` to those of ``target`` where ``mask`` holds."""
    shape = (*shape_of(mask), source.type.shape[-1])
    element = expand(arange(shape[1]), 0)
    mask = spread(expand(mask, 1), shape)
    indices = [*(expand(place, 1) for place in places), element]
    type_ = tensor(shape, source.type.element_type)
    copied = load(source, indices, type_, mask)
    store(target, [*(expand(place, 1) for place in target_places), element], copied, mask)


def _scales(is_nvfp4: bool, **scales: torch.Tensor | None) -> dict[str, torch.Tensor]:
    """The scales, by name, which come with NVFP4 keys and with no others."""
    for name, tensor_ in scales.items():
        if is_nvfp4 and tensor_ is None:
            fail(name, "given for NVFP4 (uint8) keys", None)
        if not is_nvfp4 and tensor_ is not None:
            fail(name, "None for keys that are not NVFP4 (uint8)", "given")
    return {name: tensor_ for name, tensor_ in scales.items() if tensor_ is not None}


def _check_sizes(sizes: Mapping[str, int]) -> None:
    """Checks what ties the tensors' sizes to one another."""
    requests, capacity = sizes["requests"], sizes["capacity"]
    if sizes["table_rows"] < requests:
        fail("block_table", f"of at least {requests} rows, one a request", sizes["table_rows"])
    if capacity % CAPACITY_UNIT or capacity > MOST_SLOTS:
        wanted = f"of a multiple of {CAPACITY_UNIT} slots, up to {MOST_SLOTS}"
        fail("sample_keys", wanted, f"of {capacity}")

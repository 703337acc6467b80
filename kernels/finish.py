# SPDX-License-Identifier: Apache-2.0
"""Finishes a selection: the top keys of each row, from what is in its slots."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import TYPE_CHECKING

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects.build import (
    constant,
    extended,
    i32,
    like,
    load,
    program_id,
    reduced,
    scanned,
    shape_of,
    size_of,
    spread,
    store,
    tensor,
)
from winnow.dialects.order import BOTTOM, TOP
from winnow.dialects.search import Bounds, narrow
from winnow.dialects.structure import branch, fold_chunks
from winnow.kernels.row_slots import HeldPairs, Pairs, ReloadedPairs, halves, in_halves
from winnow.kernels.signature import TensorArgument
from winnow.kernels.tile_kernel import TileKernel

if TYPE_CHECKING:
    import torch

LEAST_CHUNK, MOST_CHUNK = 256, 8192
"""Pairs that a program takes at once; so many fit half an i32, and a program's registers."""
THREAD_PAIRS = 8
"""Pairs of a thread, where there are enough."""
LEAST_THREADS, MOST_THREADS = 128, 1024
RELOADS = 4
"""Into how many parts a chunk falls in rows of more pairs: they must not cost others registers."""
BEGIN, END = 0, 1
"""The rows of ``ranges``."""


def top_k_from_candidates(
    candidates: torch.Tensor, ranges: torch.Tensor, *, top_keys: torch.Tensor
) -> None:
    """Writes the keys of each row's ``top_k`` largest stored scores.

    A row's pairs are those in its slots from ``ranges[0, r]`` to ``ranges[1, r]``, as a selection
    with repair leaves them; both are clamped to the slots that there are. A NaN of either sign
    counts above every number, and both zeros are equal. Keys come in no particular order, and of
    those whose scores equal the last, any may be chosen. A row of fewer than ``top_k`` pairs gets
    all of its keys, then -1.

    All work is queued on the current stream of the tensors' device, in one kernel. CPU tensors run
    the same kernel in the CPU executor. There is a kernel for each power of two that 1.5 times
    ``top_k`` may round up to, from 256 to 8192, which its first call compiles: make one before
    capturing a CUDA graph. Rows of more pairs than that are slower.

    Args:
        candidates: int32 ``[rows, slots, 2]``, each slot's key and the bits of its stored score.
        ranges: int32 ``[2, rows]``.
        top_keys: int32 ``[rows, top_k]``; gets the keys.

    Raises:
        ValueError: an argument is not as it must be; the message says which, what it must be and
            what it was.
        TargetError: the GPU is not one that kernels are compiled for.
        BackendError: the kernel could not be compiled or launched, or would have to be compiled in
            a graph capture.
    """
    tensors = {"candidates": candidates, "ranges": ranges, "top_keys": top_keys}
    checked = _kernel(LEAST_CHUNK).check(list(tensors.values()))
    top_k = checked.sizes["top_k"]
    if top_k > 0:
        _kernel(_chunk(top_k)).launch(checked.device, tensors)


def _chunk(top_k: int) -> int:
    """Room for half as many pairs again as ``top_k``, as a selection tends to leave fewer."""
    wanted = top_k + top_k // 2
    return min(max(1 << (wanted - 1).bit_length(), LEAST_CHUNK), MOST_CHUNK)


@functools.cache
def _kernel(chunk: int) -> TileKernel:
    """The kernel that takes so many pairs at once."""
    return TileKernel(
        name="top_k_from_candidates",
        signature=(
            TensorArgument("candidates", "i32", ("rows", "slots", 2), 8),
            TensorArgument("ranges", "i32", (2, "rows"), 4),
            TensorArgument("top_keys", "i32", ("rows", "top_k"), 4, is_output=True),
        ),
        body=lambda *buffers: _finish_row(chunk, *buffers),
        grid_sizes=("top_keys.size0",),
        grid=lambda rows: [rows],
        threads=min(max(chunk // THREAD_PAIRS, LEAST_THREADS), MOST_THREADS),
    )


def _finish_row(chunk: int, candidates: ir.Value, ranges: ir.Value, top_keys: ir.Value) -> None:
    """Writes the top keys of one row."""
    row, slots = program_id(0), size_of(candidates, 1)
    zero = like(0, slots)
    begin, end = (
        arith.minsi(arith.maxsi(load(ranges, [like(part, row), row], i32()), zero), slots)
        for part in (BEGIN, END)
    )
    count = arith.maxsi(arith.subi(end, begin), zero)
    n = arith.minsi(count, size_of(top_keys, 1))
    pairs = (candidates, row, begin, count)
    branch(
        arith.cmpi(arith.CmpIPredicate.sle, count, like(chunk, count)),
        lambda: _write_top(HeldPairs(*pairs, chunk), n, top_keys),
        lambda: _write_top(ReloadedPairs(*pairs, chunk // RELOADS), n, top_keys),
    )
    _fill(top_keys, row, n, chunk)


def _write_top(pairs: Pairs, n: ir.Value, top_keys: ir.Value) -> None:
    """Writes the keys of the ``n`` largest scores: all above a bound, and some just below it."""
    bounds = _search(pairs, n)

    def write(number: ir.Value, scores: ir.Value, places: Sequence[ir.Value]) -> list[ir.Value]:
        is_above, is_among = _exceeds(scores, bounds.high), _exceeds(scores, bounds.low)
        place, places = _number(is_above, is_among, places)
        fits = arith.cmpi(arith.CmpIPredicate.ult, place, spread(n, shape_of(place)))
        mask = arith.andi(is_among, fits)
        store(top_keys, [spread(pairs.row, (1,)), place], pairs.keys(number, mask), mask)
        return places

    pairs.fold([like(0, n), bounds.above_high], write)


def _search(pairs: Pairs, n: ir.Value) -> Bounds:
    """Bounds around the ``n``-th largest score."""

    def step(_: ir.Value, scores: ir.Value, ends: Sequence[ir.Value]) -> list[ir.Value]:
        is_pair = arith.cmpi(arith.CmpIPredicate.ne, scores, like(BOTTOM, scores))
        least, most = ends
        lesser = arith.select(is_pair, arith.minsi(scores, least), least)
        return [lesser, arith.maxsi(scores, most)]

    lanes = tensor((pairs.chunk,), i32())
    least, most = pairs.fold([constant(TOP, lanes), constant(BOTTOM, lanes)], step)
    least, most = reduced("min", least, 0), reduced("max", most, 0)
    bounds = Bounds(arith.subi(least, like(1, least)), most, pairs.count, like(0, n))
    return narrow(bounds, n, lambda *bounds: _count_above(pairs, *bounds))


def _count_above(pairs: Pairs, *bounds: ir.Value) -> tuple[ir.Value, ir.Value]:
    """The counts of scores above each of two bounds."""

    def step(_: ir.Value, scores: ir.Value, counts: Sequence[ir.Value]) -> list[ir.Value]:
        return [
            arith.addi(count, extended(_exceeds(scores, bound)))
            for count, bound in zip(counts, bounds, strict=True)
        ]

    none = constant(0, tensor((pairs.chunk,), i32()))
    return pairs.totals(*pairs.fold([none, none], step))


def _exceeds(scores: ir.Value, bound: ir.Value) -> ir.Value:
    return arith.cmpi(arith.CmpIPredicate.sgt, scores, spread(bound, shape_of(scores)))


def _number(
    is_above: ir.Value, is_among: ir.Value, places: Sequence[ir.Value]
) -> tuple[ir.Value, list[ir.Value]]:
    """A place for each pair above the higher bound, and for each between the bounds.

    ``places`` are the next ones of either kind, before and after. One scan numbers both kinds.
    """
    above, among = extended(is_above), extended(is_among)
    hits = in_halves(above, arith.subi(among, above))
    ranks = halves(arith.subi(scanned("add", hits, 0), hits))
    numbered = [
        arith.addi(rank, spread(first, shape_of(rank)))
        for rank, first in zip(ranks, places, strict=True)
    ]
    totals = halves(reduced("add", hits, 0))
    after = [arith.addi(first, total) for first, total in zip(places, totals, strict=True)]
    return arith.select(is_above, *numbered), after


def _fill(top_keys: ir.Value, row: ir.Value, first: ir.Value, chunk: int) -> None:
    """Writes -1 from the place ``first`` of a row on."""

    def fill(number: ir.Value, present: ir.Value, _: Sequence[ir.Value]) -> list[ir.Value]:
        place = arith.addi(number, spread(first, shape_of(number)))
        store(top_keys, [spread(row, (1,)), place], like(-1, place), present)
        return []

    fold_chunks(arith.subi(size_of(top_keys, 1), first), chunk, [], fill)

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
    i1,
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
)
from winnow.dialects.counts import halves, in_halves
from winnow.dialects.structure import branch, choose, fold_chunks
from winnow.kernels.finish_held import held_shapes, write_top_held
from winnow.kernels.nth_score import LEAST_CHUNK, bounds_of, exceeds
from winnow.kernels.row_scores import ReloadedScores, RowScores
from winnow.kernels.row_slots import RowSlots
from winnow.kernels.signature import TensorArgument
from winnow.kernels.tile_kernel import TileKernel

if TYPE_CHECKING:
    import torch

MOST_CHUNK = 8192
"""Pairs that a program holds; so many fit half an i32, and a program's registers."""
LEAST_THREADS, MOST_THREAD_PAIRS = 128, 32
"""Of a program, and of a thread: more pairs need more registers, more threads more reductions."""
RELOADED_CHUNK = 1024
"""Pairs that it takes at once in other rows: they must not cost those that it holds registers."""
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
    the same kernel in the CPU executor. There is a kernel for each of the numbers 256, 384, 512,
    768 ... 8192 that 1.5 times ``top_k`` may round up to, which its first call compiles: make one
    before capturing a CUDA graph. Slower are rows of more pairs than that, and those whose scores
    are on both sides of zero and, some of them, 2 or more away from it.

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
    checked = _kernel(MOST_CHUNK).check([candidates, ranges, top_keys])
    # Room for half as many pairs again as ``top_k``, as a selection tends to leave fewer.
    top_k = checked.sizes["top_k"]
    finish(candidates, ranges, top_keys, top_k + top_k // 2)


def finish(
    candidates: torch.Tensor,
    ranges: torch.Tensor,
    top_keys: torch.Tensor,
    pairs: int,
    top_scores: torch.Tensor | None = None,
) -> None:
    """Does the same for good arguments, fastest for rows of so many ``pairs`` or fewer.

    ``top_scores`` float32 ``[rows, top_k]``, if given, gets the stored scores of the ``top_keys``.
    """
    if top_keys.shape[1] > 0:
        tensors = {"candidates": candidates, "ranges": ranges, "top_keys": top_keys}
        if top_scores is not None:
            tensors["top_scores"] = top_scores
        kernel = _kernel(chunk_for(pairs), scores=top_scores is not None)
        kernel.launch(candidates.device, tensors)


def chunk_for(pairs: int) -> int:
    """Room for so many pairs, as far as a program has it: a power of two, or 3/4 of one."""
    power = min(max(1 << (pairs - 1).bit_length(), LEAST_CHUNK), MOST_CHUNK)
    three_quarters = power * 3 // 4
    return three_quarters if pairs <= three_quarters and power > LEAST_CHUNK else power


def _threads(chunk: int) -> int:
    return max(LEAST_THREADS, 1 << (chunk // MOST_THREAD_PAIRS - 1).bit_length())


@functools.cache
def _kernel(chunk: int, *, scores: bool = False) -> TileKernel:
    """The kernel that takes so many pairs at once, and writes their scores too or not."""
    top_scores = TensorArgument("top_scores", "f32", ("rows", "top_k"), 4, is_output=True)
    return TileKernel(
        name="top_pairs_from_candidates" if scores else "top_k_from_candidates",
        signature=(
            TensorArgument("candidates", "i32", ("rows", "slots", 2), 8),
            TensorArgument("ranges", "i32", (2, "rows"), 4),
            TensorArgument("top_keys", "i32", ("rows", "top_k"), 4, is_output=True),
            *([top_scores] if scores else []),
        ),
        body=lambda *buffers: _finish_row(chunk, *buffers),
        grid_sizes=("top_keys.size0",),
        grid=lambda rows: [rows],
        threads=_threads(chunk),
    )


def _finish_row(
    chunk: int, candidates: ir.Value, ranges: ir.Value, top_keys: ir.Value, *top_scores: ir.Value
) -> None:
    """Writes the top keys of one row, and their scores if there is a buffer for them."""
    row, slots = program_id(0), size_of(candidates, 1)
    zero = like(0, slots)
    begin, end = (
        arith.minsi(arith.maxsi(load(ranges, [like(part, row), row], i32()), zero), slots)
        for part in (BEGIN, END)
    )
    count = arith.maxsi(arith.subi(end, begin), zero)
    n = arith.minsi(count, size_of(top_keys, 1))
    slots = RowSlots(candidates, row, begin)
    outputs, reloaded = (top_keys, *top_scores), (slots.scores, count, RELOADED_CHUNK)
    shapes = held_shapes(chunk, _threads(chunk))
    (is_done,) = choose(
        arith.cmpi(arith.CmpIPredicate.sle, count, like(chunk, count)),
        [i1()],
        lambda: [write_top_held(candidates, row, begin, count, n, shapes, *outputs)],
        lambda: [constant(0, i1())],
    )
    branch(
        arith.xori(is_done, constant(1, i1())),
        lambda: _write_top(slots, ReloadedScores(*reloaded), n, *outputs),
    )
    _fill(top_keys, row, n)


def _write_top(
    slots: RowSlots, pairs: RowScores, n: ir.Value, top_keys: ir.Value, *top_scores: ir.Value
) -> None:
    """Writes the keys of the ``n`` largest scores: all above a bound, and some just below it."""
    bounds = bounds_of(pairs, n)

    def write(number: ir.Value, scores: ir.Value, places: Sequence[ir.Value]) -> list[ir.Value]:
        is_above, is_among = exceeds(scores, bounds.high), exceeds(scores, bounds.low)
        place, places = _number(is_above, is_among, places)
        fits = arith.cmpi(arith.CmpIPredicate.ult, place, spread(n, shape_of(place)))
        mask = arith.andi(is_among, fits)
        target = [spread(slots.row, (1,)), place]
        store(top_keys, target, slots.keys(number, mask), mask)
        for buffer in top_scores:
            store(buffer, target, slots.scores(number, mask), mask)
        return places

    pairs.fold([like(0, n), bounds.above_high], write)


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


def _fill(top_keys: ir.Value, row: ir.Value, first: ir.Value) -> None:
    """Writes -1 from the place ``first`` of a row on."""

    def fill(number: ir.Value, present: ir.Value, _: Sequence[ir.Value]) -> list[ir.Value]:
        place = arith.addi(number, spread(first, shape_of(number)))
        store(top_keys, [spread(row, (1,)), place], like(-1, place), present)
        return []

    fold_chunks(arith.subi(size_of(top_keys, 1), first), LEAST_CHUNK, [], fill)

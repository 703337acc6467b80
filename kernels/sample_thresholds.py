# SPDX-License-Identifier: Apache-2.0
"""Thresholds for a selection: scores of a given rank among those of a sample."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects.build import (
    arange,
    constant,
    f32,
    i32,
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
from winnow.dialects.order import INFINITY, LOWEST, score_of
from winnow.dialects.structure import choose
from winnow.kernels.checks import fail, integer
from winnow.kernels.nth_score import RELOADS, chunk_for, nth_score, threads_for
from winnow.kernels.row_scores import HeldScores, ReloadedScores
from winnow.kernels.signature import TensorArgument
from winnow.kernels.tile_kernel import TileKernel

if TYPE_CHECKING:
    import torch

MOST_CHUNK = 16_384
"""Scores that a program holds; so many fit half an i32, and a program's registers."""


def thresholds_at_rank(
    scores: torch.Tensor,
    row_samples: torch.Tensor,
    *,
    rank: int,
    thresholds: torch.Tensor,
    counters: torch.Tensor,
) -> None:
    """Sets each query row's threshold to the ``rank``-th largest score of its sample.

    Row ``r`` has the first ``row_samples[r]`` of its scores, clamped to those that there are. A NaN
    of either sign counts above every number. The threshold is ``+inf`` if the rank-th is a NaN,
    ``+0.0`` if it is a zero, and ``-inf`` where the row has fewer than ``rank`` scores. Counters
    are zeroed, for the selection that follows.

    All work is queued on the current stream of the tensors' device, in one kernel. CPU tensors run
    the same kernel in the CPU executor. There is a kernel for each power of two that ``samples``
    may round up to, from 256 to 16384, which its first call compiles: make one before capturing a
    CUDA graph. Rows of more scores than that are slower.

    Args:
        scores: float32 ``[rows, samples]``, rows any distance apart.
        row_samples: int32 ``[rows]``.
        rank: from 1 up.
        thresholds: float32 ``[rows]``; gets the thresholds.
        counters: int32 ``[rows, 2]``; gets zeros.

    Raises:
        ValueError: an argument is not as it must be; the message says which, what it must be and
            what it was.
        TargetError: the GPU is not one that kernels are compiled for.
        BackendError: the kernel could not be compiled or launched, or would have to be compiled in
            a graph capture.
    """
    tensors = {
        "scores": scores,
        "row_samples": row_samples,
        "thresholds": thresholds,
        "counters": counters,
    }
    checked = _kernel(MOST_CHUNK).check(list(tensors.values()))
    rank = integer("rank", rank, 2**31 - 1)
    if rank == 0:
        fail("rank", "positive", 0)
    kernel = _kernel(chunk_for(checked.sizes["samples"], MOST_CHUNK))
    kernel.launch(checked.device, {**tensors, "rank": rank})


@functools.cache
def _kernel(chunk: int) -> TileKernel:
    """The kernel that takes so many scores at once."""
    return TileKernel(
        name="thresholds_at_rank",
        signature=(
            TensorArgument("scores", "f32", ("rows", "samples"), 4),
            TensorArgument("row_samples", "i32", ("rows",), 4),
            TensorArgument("thresholds", "f32", ("rows",), 4, is_output=True),
            TensorArgument("counters", "i32", ("rows", 2), 4, is_output=True),
        ),
        scalars=("rank",),
        body=lambda *buffers: _set_threshold(chunk, *buffers),
        grid_sizes=("thresholds.size0",),
        grid=lambda rows: [rows],
        threads=threads_for(chunk),
    )


def _set_threshold(
    chunk: int,
    scores: ir.Value,
    row_samples: ir.Value,
    thresholds: ir.Value,
    counters: ir.Value,
    rank: ir.Value,
) -> None:
    """Sets the threshold of one row and zeroes its counters."""
    row = program_id(0)
    count = arith.minsi(load(row_samples, [row], i32()), size_of(scores, 1))

    def read(number: ir.Value, mask: ir.Value) -> ir.Value:
        return load(scores, [spread(row, (1,)), number], tensor(shape_of(number), f32()), mask)

    def search() -> list[ir.Value]:
        return choose(
            arith.cmpi(arith.CmpIPredicate.sle, count, like(chunk, count)),
            [i32()],
            lambda: [nth_score(HeldScores(read, count, chunk), rank)],
            lambda: [nth_score(ReloadedScores(read, count, chunk // RELOADS), rank)],
        )

    (nth,) = choose(less(count, rank), [i32()], lambda: [constant(LOWEST, i32())], search)
    store(thresholds, [row], score_of(arith.minsi(nth, like(INFINITY, nth))))
    part = arange(2)
    store(counters, [spread(row, (2,)), part], like(0, part))

# SPDX-License-Identifier: Apache-2.0
"""Thresholds for a selection, from the scores of a sample of the keys."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from torch_mlir import ir
from torch_mlir.dialects import arith, scf

from winnow.dialects.build import (
    arange,
    constant,
    expand,
    f32,
    i32,
    like,
    load,
    offset_range,
    program_id,
    reduced,
    shape_of,
    size_of,
    spread,
    store,
    tensor,
)
from winnow.kernels.checks import fail
from winnow.kernels.signature import TensorArgument
from winnow.kernels.tile_kernel import TileKernel, element_among

if TYPE_CHECKING:
    import torch

TILE_ROWS = 8
"""Rows of one program."""
TILE_RANKS = 128
"""Positions of a row that a program takes at once."""


def thresholds_from_sample(
    sample_scores: torch.Tensor,
    sample_top: torch.Tensor,
    *,
    thresholds: torch.Tensor,
    counters: torch.Tensor,
) -> None:
    """Sets each query row's threshold to the least of its top sampled scores.

    ``sample_top`` holds the positions of each row's top sampled scores, as ``torch.topk`` gives
    them. A position outside the row, such as -1, is not read, and counts as a score of ``-inf``,
    which then is the threshold; so does a NaN. Counters are zeroed, for the selection that follows.

    All work is queued on the current stream of the tensors' device, in one kernel. CPU tensors run
    the same kernel in the CPU executor. There is a kernel for each of the two dtypes of positions,
    which its first call compiles: make one before capturing a CUDA graph.

    Args:
        sample_scores: float32 ``[rows, samples]``.
        sample_top: int32 or int64 ``[rows, rank]``, rank from 1 up.
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
        "sample_scores": sample_scores,
        "sample_top": sample_top,
        "thresholds": thresholds,
        "counters": counters,
    }
    kernel = _kernel(element_among("sample_top", sample_top, ("i32", "i64")))
    checked = kernel.check(list(tensors.values()))
    if checked.sizes["rank"] == 0:
        fail("sample_top", "of at least 1 position a row", "of 0")
    kernel.launch(checked.device, tensors)


@functools.cache
def _kernel(position: str) -> TileKernel:
    """The kernel for positions of that element type."""
    return TileKernel(
        name="thresholds_from_sample",
        signature=(
            TensorArgument("sample_scores", "f32", ("rows", "samples"), 4),
            TensorArgument("sample_top", position, ("rows", "rank"), 8 if position == "i64" else 4),
            TensorArgument("thresholds", "f32", ("rows",), 4, is_output=True),
            TensorArgument("counters", "i32", ("rows", 2), 4, is_output=True),
        ),
        body=_set_thresholds,
        grid_sizes=("thresholds.size0",),
        grid=lambda rows: [ir.AffineExpr.get_ceil_div(rows, TILE_ROWS)],
        threads=128,
    )


def _set_thresholds(
    sample_scores: ir.Value, sample_top: ir.Value, thresholds: ir.Value, counters: ir.Value
) -> None:
    """Sets the thresholds of ``TILE_ROWS`` rows and zeroes their counters."""
    tile = program_id(0)
    row = offset_range(arith.muli(tile, like(TILE_ROWS, tile)), TILE_ROWS)
    rows = spread(size_of(thresholds, 0), (TILE_ROWS,))
    is_row = arith.cmpi(arith.CmpIPredicate.slt, row, rows)
    least = _least_scores(sample_scores, sample_top, row, is_row)
    store(thresholds, [row], least, is_row)
    zeros = constant(0, tensor((TILE_ROWS, 2), i32()))
    mask = spread(expand(is_row, 1), (TILE_ROWS, 2))
    store(counters, [expand(row, 1), expand(arange(2), 0)], zeros, mask)


def _least_scores(
    sample_scores: ir.Value, sample_top: ir.Value, row: ir.Value, is_row: ir.Value
) -> ir.Value:
    """The least of each row's scores at its positions, ``TILE_RANKS`` of them at a time."""
    shape = (TILE_ROWS, TILE_RANKS)
    rank = size_of(sample_top, 1)
    highest = constant(float("inf"), tensor(shape, f32()))
    loop = scf.ForOp(like(0, rank), rank, like(TILE_RANKS, rank), [highest])
    with ir.InsertionPoint(loop.body):
        place = expand(offset_range(loop.induction_variable, TILE_RANKS), 0)
        # Unsigned, as the last places may lie past what an i32 holds.
        is_place = arith.cmpi(arith.CmpIPredicate.ult, place, spread(rank, shape_of(place)))
        mask = arith.andi(spread(is_place, shape), spread(expand(is_row, 1), shape))
        scores = _scores_at(sample_scores, sample_top, [expand(row, 1), place], mask)
        (least,) = loop.inner_iter_args
        scf.YieldOp([arith.select(mask, arith.minimumf(least, scores), least)])
    return reduced("min", loop.results[0], 1)


def _scores_at(
    sample_scores: ir.Value, sample_top: ir.Value, places: list[ir.Value], mask: ir.Value
) -> ir.Value:
    """The scores at the positions in these places; ``-inf`` for a NaN, and for no position."""
    shape, position_type = shape_of(mask), sample_top.type.element_type
    position = load(sample_top, places, tensor(shape, position_type), mask)
    samples = size_of(sample_scores, 1)
    if position_type != i32():
        samples = arith.extsi(position_type, samples)
    exists = arith.cmpi(arith.CmpIPredicate.ult, position, spread(samples, shape))
    exists = arith.andi(exists, mask)
    if position_type != i32():
        position = arith.trunci(tensor(shape, i32()), position)
    scores = load(sample_scores, [places[0], position], tensor(shape, f32()), exists)
    is_number = arith.cmpf(arith.CmpFPredicate.ORD, scores, scores)
    lowest = like(float("-inf"), scores)
    return arith.select(arith.andi(exists, is_number), scores, lowest)

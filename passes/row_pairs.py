# SPDX-License-Identifier: Apache-2.0
"""What passes on the pairs in a row's slots share: they take them a chunk at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from torch_mlir import ir
from torch_mlir.dialects import arith, scf

from winnow.dialects import tile, tt
from winnow.dialects.build import (
    constant,
    f32,
    i32,
    like,
    load,
    offset_range,
    shape_of,
    spread,
    tensor,
)

CHUNK = 2048
"""Pairs to take at once: enough for all threads of a CTA to load some."""
MOST_CHUNK = 2**20
"""The most elements of a tensor in Triton."""
KEY, STORED_SCORE = 0, 1
"""The parts of a pair, by index."""


@dataclass(frozen=True)
class Chunk:
    """Pairs of a row that are taken at once: ``tensor<Cxi32>`` slots, and which are there."""

    op: tile.NthScoreOp | tile.NarrowOp
    slot: ir.Value
    present: ir.Value

    def load(self, part: int) -> ir.Value:
        """A part of each pair, ``tensor<Cxi32>``."""
        one = tensor((1,), i32())
        indices = [spread(self.op.row, (1,)), self.slot, constant(part, one)]
        return load(self.op.candidates, indices, self.slot.type, self.present)

    def scores(self) -> ir.Value:
        """The pairs' scores, ``tensor<Cxf32>``.

        A stored score is less than the threshold where it is a difference, else above it.
        """
        size, threshold = shape_of(self.slot), self.op.threshold
        stored = tt.BitcastOp(self.load(STORED_SCORE), tensor(size, f32())).result
        limit = spread(_most_difference(threshold), size)
        is_difference = arith.cmpf(arith.CmpFPredicate.OLE, stored, limit)
        return arith.select(is_difference, arith.addf(stored, spread(threshold, size)), stored)


def fold_chunks(
    op: tile.NthScoreOp | tile.NarrowOp,
    size: int,
    initial: Sequence[ir.Value],
    step: Callable[[Chunk, Sequence[ir.Value]], Sequence[ir.Value]],
) -> list[ir.Value]:
    """Loops over the pairs of ``op``, ``size`` at a time.

    ``step`` builds what makes new values of a chunk and the values before it.
    """
    # The number of chunks can't pass the largest i32, unlike the first pair of one too many.
    rounded_up = arith.addi(op.count, like(size - 1, op.count))
    chunks = arith.divui(rounded_up, like(size, op.count))
    loop = scf.ForOp(like(0, chunks), chunks, like(1, chunks), list(initial))
    with ir.InsertionPoint(loop.body):
        number = loop.induction_variable
        pair = offset_range(arith.muli(number, like(size, number)), size)
        present = arith.cmpi(arith.CmpIPredicate.ult, pair, spread(op.count, (size,)))
        slot = arith.addi(pair, like(op.top_k.value, pair))
        scf.YieldOp(list(step(Chunk(op, slot, present), loop.inner_iter_args)))
    return list(loop.results)


def check_chunk(size: int) -> None:
    """Raises ``ValueError`` for a chunk's size that Triton has no tensor of."""
    if not 1 <= size <= MOST_CHUNK or size.bit_count() != 1:
        raise ValueError(f"chunk must be a power of two up to {MOST_CHUNK}, but is {size}")


def _most_difference(threshold: ir.Value) -> ir.Value:
    """The largest difference that is stored for a score; a NaN if none is."""
    is_positive = arith.cmpf(arith.CmpFPredicate.OGE, threshold, like(0.0, threshold))
    is_finite = arith.cmpf(arith.CmpFPredicate.OLT, threshold, like(float("inf"), threshold))
    nan = like(float("nan"), threshold)
    return arith.select(arith.andi(is_positive, is_finite), threshold, nan)

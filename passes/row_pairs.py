# SPDX-License-Identifier: Apache-2.0
"""What passes on the pairs in a row's slots share: they take them a chunk at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects import structure, tile, tt
from winnow.dialects.build import (
    arange,
    constant,
    f32,
    i32,
    like,
    load,
    shape_of,
    spread,
    tensor,
)

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
    first: int = 0,
) -> list[ir.Value]:
    """Loops over the pairs of ``op``, ``size`` at a time, from chunk ``first`` on.

    ``step`` builds what makes new values of a chunk and the values before it.
    """

    def take(pair: ir.Value, present: ir.Value, values: Sequence[ir.Value]) -> Sequence[ir.Value]:
        return step(_chunk(op, pair, present), values)

    return structure.fold_chunks(op.count, size, initial, take, first)


def first_chunk(op: tile.NthScoreOp | tile.NarrowOp, size: int) -> Chunk:
    """The first ``size`` pairs of ``op``."""
    pair = arange(size)
    present = arith.cmpi(arith.CmpIPredicate.ult, pair, spread(op.count, (size,)))
    return _chunk(op, pair, present)


def _chunk(op: tile.NthScoreOp | tile.NarrowOp, pair: ir.Value, present: ir.Value) -> Chunk:
    return Chunk(op, arith.addi(pair, like(op.top_k.value, pair)), present)


def check_chunk(size: int, most: int = MOST_CHUNK) -> None:
    """Raises ``ValueError`` for a chunk's size that Triton has no tensor of, or past ``most``."""
    if not 1 <= size <= most or size.bit_count() != 1:
        raise ValueError(f"chunk must be a power of two up to {most}, but is {size}")


def _most_difference(threshold: ir.Value) -> ir.Value:
    """The largest difference that is stored for a score; a NaN if none is."""
    is_positive = arith.cmpf(arith.CmpFPredicate.OGE, threshold, like(0.0, threshold))
    is_finite = arith.cmpf(arith.CmpFPredicate.OLT, threshold, like(float("inf"), threshold))
    nan = like(float("nan"), threshold)
    return arith.select(arith.andi(is_positive, is_finite), threshold, nan)

# SPDX-License-Identifier: Apache-2.0
"""The n-th largest score of a row."""

from __future__ import annotations

from collections.abc import Sequence

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects.build import constant, extended, i32, like, reduced, shape_of, spread, tensor
from winnow.dialects.order import BOTTOM, TOP
from winnow.dialects.search import Bounds, narrow
from winnow.kernels.row_scores import RowScores

LEAST_CHUNK = 256
"""The fewest scores that a program takes at once."""
THREAD_SCORES = 8
"""Scores of a thread, where there are enough."""
LEAST_THREADS, MOST_THREADS = 128, 1024
RELOADS = 4
"""Into how many parts a chunk falls in rows of more scores: they must not cost others registers."""


def chunk_for(scores: int, most: int) -> int:
    """How many scores a program should take at once, to hold so many: a power of two.

    It is ``most`` at most.
    """
    return min(max(1 << (scores - 1).bit_length(), LEAST_CHUNK), most)


def threads_for(chunk: int) -> int:
    """How many threads take a chunk."""
    return min(max(chunk // THREAD_SCORES, LEAST_THREADS), MOST_THREADS)


def bounds_of(row: RowScores, n: ir.Value) -> Bounds:
    """Bounds around the ``n``-th largest score, of at least ``n``."""

    def step(_: ir.Value, scores: ir.Value, ends: Sequence[ir.Value]) -> list[ir.Value]:
        is_score = arith.cmpi(arith.CmpIPredicate.ne, scores, like(BOTTOM, scores))
        least, most = ends
        lesser = arith.select(is_score, arith.minsi(scores, least), least)
        return [lesser, arith.maxsi(scores, most)]

    lanes = tensor((row.chunk,), i32())
    least, most = row.fold([constant(TOP, lanes), constant(BOTTOM, lanes)], step)
    least, most = reduced("min", least, 0), reduced("max", most, 0)
    bounds = Bounds(arith.subi(least, like(1, least)), most, row.count, like(0, n))
    return narrow(bounds, n, lambda *bounds: _count_above(row, *bounds))


def nth_score(row: RowScores, n: ir.Value) -> ir.Value:
    """The ``n``-th largest score, of at least ``n``."""
    low = bounds_of(row, n).low

    def step(_: ir.Value, scores: ir.Value, least: Sequence[ir.Value]) -> list[ir.Value]:
        above = arith.select(exceeds(scores, low), scores, like(TOP, scores))
        return [arith.minsi(above, least[0])]

    (least,) = row.fold([constant(TOP, tensor((row.chunk,), i32()))], step)
    return reduced("min", least, 0)


def exceeds(scores: ir.Value, bound: ir.Value) -> ir.Value:
    """Whether each score is above a scalar bound."""
    return arith.cmpi(arith.CmpIPredicate.sgt, scores, spread(bound, shape_of(scores)))


def _count_above(row: RowScores, *bounds: ir.Value) -> tuple[ir.Value, ir.Value]:
    """The counts of scores above each of two bounds."""

    def step(_: ir.Value, scores: ir.Value, counts: Sequence[ir.Value]) -> list[ir.Value]:
        return [
            arith.addi(count, extended(exceeds(scores, bound)))
            for count, bound in zip(counts, bounds, strict=True)
        ]

    none = constant(0, tensor((row.chunk,), i32()))
    return row.totals(*row.fold([none, none], step))

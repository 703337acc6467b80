# SPDX-License-Identifier: Apache-2.0
"""Pass `lower-nth-score`: finds the n-th largest score of a row's pairs by counting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith

from winnow.assembly.snippet import LANES
from winnow.dialects import tile
from winnow.dialects.build import (
    constant,
    extended,
    like,
    reduced,
    shape_of,
    spread,
)
from winnow.dialects.counts import in_words, words
from winnow.dialects.order import BOTTOM, TOP, order_of
from winnow.dialects.search import Bounds, narrow
from winnow.passes.row_pairs import Chunk, check_chunk, first_chunk, fold_chunks
from winnow.pipeline.base import Pass, option
from winnow.plan import warps_around

HELD = 16
"""Pairs whose scores a thread has registers for, beside what it keeps of a sweep."""
COMBINE = {"add": arith.addi, "min": arith.minsi, "max": arith.maxsi}


@dataclass(frozen=True)
class LowerNthScore(Pass):
    """Finds the n-th largest score of a row's pairs by counting those above bounds on it.

    Before::

        %score = "tile.nth_score"(%candidates, %row, %count, %threshold, %n) {top_k = 4 : i32}

    After, on ordered integers::

        %low = scf.while (%low = order of %threshold, %high = the largest score) {
          %high is not next to %low, and other than %n scores are above %low
        } do {
          %low, %high = those two of %low, %first, %second and %high next to each other of which
                        %n scores are above the one, and not above the other
          %first, %second = a little below and above where the score should be, or the roundest
                            number and the one below it, or what parts the integers between %low
                            and %high in three
        }
        %score = the least score above %low

    At most 29 times. The first chunk of pairs is held in registers; those past it, if a row has so
    many, are loaded each time.
    """

    name: ClassVar[str] = "lower-nth-score"
    chunk: int | None = option(
        None,
        help="pairs that a program takes at once, and holds the first of (default: 16 a thread)",
    )

    def __post_init__(self) -> None:
        if self.chunk is not None:
            check_chunk(self.chunk)

    def run(self, module: ir.Module) -> None:
        def search(op: tile.NthScoreOp, rewriter: rewrite.PatternRewriter) -> None:
            with op.location, rewriter.ip:
                score = _search(op, self.chunk or HELD * LANES * (warps_around(op) or 1))
            rewriter.replace_op(op, [score])

        patterns = rewrite.RewritePatternSet()
        patterns.add(tile.NthScoreOp, search)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


@dataclass(frozen=True)
class _Scores:
    """The ordered scores of a row's pairs, a chunk at a time; BOTTOM where there is no pair."""

    op: tile.NthScoreOp
    size: int
    held: ir.Value
    """Those of the first chunk, which most rows have no more than."""

    @staticmethod
    def of(op: tile.NthScoreOp, size: int) -> _Scores:
        return _Scores(op, size, _ordered(first_chunk(op, size)))

    def combined(self, kind: str, measure: Callable[[ir.Value], ir.Value]) -> ir.Value:
        """What ``measure`` makes of the scores, combined."""

        def step(chunk: Chunk, values: Sequence[ir.Value]) -> list[ir.Value]:
            return [COMBINE[kind](values[0], measure(_ordered(chunk)))]

        (value,) = fold_chunks(self.op, self.size, [measure(self.held)], step, first=1)
        return reduced(kind, value, 0)


def _search(op: tile.NthScoreOp, size: int) -> ir.Value:
    scores = _Scores.of(op, size)
    largest = scores.combined("max", lambda part: part)
    bounds = Bounds(order_of(op.threshold), largest, op.count, constant(0, op.count.type))

    def count_above(first: ir.Value, second: ir.Value) -> tuple[ir.Value, ir.Value]:
        counts = scores.combined(
            "add", lambda part: in_words(_is_above(part, first), _is_above(part, second))
        )
        return words(counts)

    low = narrow(bounds, op.n, count_above).low
    return scores.combined("min", lambda part: _where_above(part, low))


def _ordered(chunk: Chunk) -> ir.Value:
    scores = order_of(chunk.scores())
    return arith.select(chunk.present, scores, like(BOTTOM, scores))


def _is_above(scores: ir.Value, bound: ir.Value) -> ir.Value:
    """1 for scores above a bound, else 0."""
    limit = spread(bound, shape_of(scores))
    return extended(arith.cmpi(arith.CmpIPredicate.sgt, scores, limit))


def _where_above(scores: ir.Value, bound: ir.Value) -> ir.Value:
    """The scores above a bound, and TOP for the others."""
    limit = spread(bound, shape_of(scores))
    above = arith.cmpi(arith.CmpIPredicate.sgt, scores, limit)
    return arith.select(above, scores, like(TOP, scores))

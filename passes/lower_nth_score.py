# SPDX-License-Identifier: Apache-2.0
"""Pass `lower-nth-score`: finds the n-th largest score of a row's pairs by counting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith

from winnow.dialects import tile
from winnow.dialects.build import constant, extended, i32, reduced, spread, tensor
from winnow.dialects.order import BOTTOM, TOP, order_of
from winnow.dialects.search import Bounds, narrow
from winnow.passes.row_pairs import CHUNK, Chunk, check_chunk, fold_chunks
from winnow.pipeline.base import Pass, option


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
          %first, %second = a little below and above where the score should be, or what parts the
                            integers between %low and %high in three
        }
        %score = the least score above %low

    At most 29 times, each time by a loop over the pairs in memory: slots may hold more than a
    program's registers do.
    """

    name: ClassVar[str] = "lower-nth-score"
    chunk: int = option(CHUNK, help="pairs that a program takes at once")

    def __post_init__(self) -> None:
        check_chunk(self.chunk)

    def run(self, module: ir.Module) -> None:
        def search(op: tile.NthScoreOp, rewriter: rewrite.PatternRewriter) -> None:
            with op.location, rewriter.ip:
                score = _search(op, self.chunk)
            rewriter.replace_op(op, [score])

        patterns = rewrite.RewritePatternSet()
        patterns.add(tile.NthScoreOp, search)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


def _search(op: tile.NthScoreOp, size: int) -> ir.Value:
    low, none = order_of(op.threshold), constant(0, op.count.type)
    bounds = Bounds(low, _largest(op, size), op.count, none)
    found = narrow(bounds, op.n, lambda *bounds: _count_above(op, size, *bounds))
    return _least_above(op, size, found.low)


def _count_above(op: tile.NthScoreOp, size: int, *bounds: ir.Value) -> tuple[ir.Value, ir.Value]:
    def step(chunk: Chunk, counts: Sequence[ir.Value]) -> list[ir.Value]:
        scores = order_of(chunk.scores())
        return [
            arith.addi(count, extended(_is_above(chunk, scores, bound)))
            for count, bound in zip(counts, bounds, strict=True)
        ]

    none = constant(0, tensor((size,), i32()))
    first, second = fold_chunks(op, size, [none, none], step)
    return reduced("add", first, 0), reduced("add", second, 0)


def _largest(op: tile.NthScoreOp, size: int) -> ir.Value:
    def step(chunk: Chunk, largest: ir.Value) -> ir.Value:
        return arith.select(chunk.present, arith.maxsi(largest, order_of(chunk.scores())), largest)

    return _combine(op, size, "max", BOTTOM, step)


def _least_above(op: tile.NthScoreOp, size: int, bound: ir.Value) -> ir.Value:
    def step(chunk: Chunk, least: ir.Value) -> ir.Value:
        scores = order_of(chunk.scores())
        return arith.select(_is_above(chunk, scores, bound), arith.minsi(least, scores), least)

    return _combine(op, size, "min", TOP, step)


def _is_above(chunk: Chunk, scores: ir.Value, bound: ir.Value) -> ir.Value:
    size = scores.type.shape
    above = arith.cmpi(arith.CmpIPredicate.sgt, scores, spread(bound, size))
    return arith.andi(above, chunk.present)


def _combine(
    op: tile.NthScoreOp,
    size: int,
    kind: str,
    identity: int,
    step: Callable[[Chunk, ir.Value], ir.Value],
) -> ir.Value:
    """Combines all chunks lane by lane, by ``step``, and then the lanes."""
    initial = constant(identity, tensor((size,), i32()))
    (lanes,) = fold_chunks(op, size, [initial], lambda chunk, lanes: [step(chunk, lanes[0])])
    return reduced(kind, lanes, 0)

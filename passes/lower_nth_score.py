# SPDX-License-Identifier: Apache-2.0
"""Pass `lower-nth-score`: finds the n-th largest score of a row's pairs by bisection."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith, scf

from winnow.dialects import tile
from winnow.dialects.build import constant, extended, i32, reduced, spread, tensor
from winnow.dialects.order import BOTTOM, TOP, midpoint, order_of
from winnow.passes.row_pairs import CHUNK, Chunk, check_chunk, fold_chunks
from winnow.pipeline.base import Pass, option


@dataclass(frozen=True)
class LowerNthScore(Pass):
    """Finds the n-th largest score of a row's pairs by bisection.

    Before::

        %score = "tile.nth_score"(%candidates, %row, %count, %threshold, %n) {top_k = 4 : i32}

    After, on ordered integers::

        %low = scf.while (%low = order of %threshold, %high = the largest score) {
          the middle of %low and %high is above %low, and other than %n scores are above %low
        } do {
          %low or %high = the middle, as %n scores are above it or not
        }
        %score = the least score above %low

    At most 32 times, each time by a loop over the pairs in memory: slots may hold more than a
    program's registers do.
    """

    name: ClassVar[str] = "lower-nth-score"
    chunk: int = option(CHUNK, help="pairs that a program takes at once")

    def __post_init__(self) -> None:
        check_chunk(self.chunk)

    def run(self, module: ir.Module) -> None:
        def search(op: tile.NthScoreOp, rewriter: rewrite.PatternRewriter) -> None:
            with op.location, rewriter.ip:
                low = _bisect(op, self.chunk)
                score = _least_above(op, self.chunk, low)
            rewriter.replace_op(op, [score])

        patterns = rewrite.RewritePatternSet()
        patterns.add(tile.NthScoreOp, search)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


def _bisect(op: tile.NthScoreOp, size: int) -> ir.Value:
    """The largest integer tried that ``n`` scores are above, or more that all are the same."""
    low, high = order_of(op.threshold), _largest(op, size)
    loop = scf.WhileOp([low.type] * 3, [low, high, op.count])
    before = loop.before.blocks.append(*[low.type] * 3)
    with ir.InsertionPoint(before):
        low, high, count = before.arguments
        middle = midpoint(low, high)
        is_apart = arith.cmpi(arith.CmpIPredicate.sgt, middle, low)
        is_other = arith.cmpi(arith.CmpIPredicate.ne, count, op.n)
        scf.ConditionOp(arith.andi(is_apart, is_other), [low, high, middle])
    after = loop.after.blocks.append(*[low.type] * 3)
    with ir.InsertionPoint(after):
        low, high, middle = after.arguments
        count = _count_above(op, size, middle)
        is_enough = arith.cmpi(arith.CmpIPredicate.sge, count, op.n)
        low, high = arith.select(is_enough, middle, low), arith.select(is_enough, high, middle)
        scf.YieldOp([low, high, count])
    return loop.results[0]


def _count_above(op: tile.NthScoreOp, size: int, bound: ir.Value) -> ir.Value:
    def step(chunk: Chunk, counts: ir.Value) -> ir.Value:
        return arith.addi(counts, extended(_is_above(chunk, order_of(chunk.scores()), bound)))

    return _combine(op, size, "add", 0, step)


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

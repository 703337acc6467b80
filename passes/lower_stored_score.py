# SPDX-License-Identifier: Apache-2.0
"""Pass `lower-stored-score`: computes the bits that slots hold of scores."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith, math

from winnow.dialects import tile, tt
from winnow.dialects.build import by_row, constant, like, shape_of
from winnow.pipeline.base import Pass

CANONICAL_NAN = 0x7FC00000


@dataclass(frozen=True)
class LowerStoredScore(Pass):
    """Computes the bits that slots hold of scores.

    Before::

        %bits = "tile.stored_score"(%scores, %thresholds)

    After::

        %exact = %scores <= 2 * %thresholds, both finite
        %stored = arith.select %exact, %scores - %thresholds, %scores
        %bits = arith.select %is_nan, 0x7FC00000, "tt.bitcast"(%stored)

    By Sterbenz's lemma the difference is exact where it is taken: the score is no less than the
    threshold, and at most twice it (P. H. Sterbenz, Floating-Point Computation, 1974, theorem
    4.3.1). Both forms keep the order of a row's scores.
    """

    name: ClassVar[str] = "lower-stored-score"

    def run(self, module: ir.Module) -> None:
        patterns = rewrite.RewritePatternSet()
        patterns.add(tile.StoredScoreOp, _store)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


def _store(op: tile.StoredScoreOp, rewriter: rewrite.PatternRewriter) -> None:
    scores, thresholds = op.scores, op.thresholds
    keys = shape_of(scores)[1]
    with op.location, rewriter.ip:
        twice = arith.mulf(thresholds, like(2.0, thresholds))
        limit = arith.select(_is_finite(thresholds), twice, like(float("nan"), twice))
        close = arith.cmpf(arith.CmpFPredicate.OLE, scores, by_row(limit, keys))
        difference = arith.subf(scores, by_row(thresholds, keys))
        stored = arith.select(arith.andi(close, _is_finite(scores)), difference, scores)
        bits = tt.BitcastOp(stored, op.result.type).result
        is_nan = arith.cmpf(arith.CmpFPredicate.UNO, stored, stored)
        bits = arith.select(is_nan, constant(CANONICAL_NAN, bits.type), bits)
    rewriter.replace_op(op, [bits])


def _is_finite(value: ir.Value) -> ir.Value:
    return arith.cmpf(arith.CmpFPredicate.OLT, math.absf(value), like(float("inf"), value))

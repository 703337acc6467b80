# SPDX-License-Identifier: Apache-2.0
"""Pass `lower-classify`: compares scores with thresholds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith

from winnow.dialects import tile
from winnow.dialects.build import by_key, by_row, negated, offset_range, shape_of
from winnow.pipeline.base import Pass


@dataclass(frozen=True)
class LowerClassify(Pass):
    """Compares scores with thresholds.

    Before::

        %above, %tie = "tile.classify"(%scores, %thresholds, %ends, %seen, %first_key)

    After::

        %above_threshold = arith.cmpf olt, %threshold, %scores
        %below_threshold = arith.cmpf olt, %scores, %threshold
        %visible = %seen and %key < %end
        %above = %above_threshold and %visible
        %tie = %visible and not (%above_threshold or %below_threshold)

    Both comparisons are ordered, so that a NaN on either side ties.
    """

    name: ClassVar[str] = "lower-classify"

    def run(self, module: ir.Module) -> None:
        patterns = rewrite.RewritePatternSet()
        patterns.add(tile.ClassifyOp, _compare)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


def _compare(op: tile.ClassifyOp, rewriter: rewrite.PatternRewriter) -> None:
    with op.location, rewriter.ip:
        rows, keys = shape_of(op.scores)
        key = by_key(offset_range(op.first_key, keys), rows)
        before_end = arith.cmpi(arith.CmpIPredicate.slt, key, by_row(op.row_ends, keys))
        visible = arith.andi(before_end, by_key(op.seen, rows))
        threshold = by_row(op.thresholds, keys)
        greater = arith.cmpf(arith.CmpFPredicate.OLT, threshold, op.scores)
        less = arith.cmpf(arith.CmpFPredicate.OLT, op.scores, threshold)
        above = arith.andi(greater, visible)
        equal = negated(arith.ori(greater, less))
        tie = arith.andi(equal, visible)
    rewriter.replace_op(op, [above, tie])

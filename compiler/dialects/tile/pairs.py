# SPDX-License-Identifier: Apache-2.0
"""Steps of the repair on the pairs in one row's slots, all of them above the row's threshold.

``candidates`` is ``memref<?x?x2xi32>``; ``row`` and ``count`` are i32, and the pairs are those in
the row's slots ``top_k`` to ``top_k + count``, which must be there.
"""

from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import DYNAMIC, Op, memref_type, require, scalar
from winnow.dialects.tile.dialect import TileDialect


class NthScoreOp(Op, dialect=TileDialect, name="nth_score"):
    """The ``n``-th largest score of a row's pairs, as an ordered i32 (see ``dialects.order``).

    The pairs were stored at ``threshold``, f32; ``n`` is an i32 from 1 to ``count``. NaN counts as
    +inf.
    """

    candidates: ext.Operand[Any]
    row: ext.Operand[Any]
    count: ext.Operand[Any]
    threshold: ext.Operand[Any]
    n: ext.Operand[Any]
    result: ext.Result[Any]
    top_k: ir.IntegerAttr

    def check(self) -> None:
        _check_pairs(self)
        scalar(self.n, "n", "i32")
        scalar(self.result, "the result", "i32")


class NarrowOp(Op, dialect=TileDialect, name="narrow"):
    """Narrows a row's pairs, stored at ``threshold``, down to what ``cutoff`` selects, in place.

    Pairs above the cutoff go to slots ``top_k``, ``top_k + 1`` ..., ties to those of the slots
    ``top_k - 1``, ``top_k - 2`` ... that ``ties`` ties have not taken yet, as long as there are
    any. Stored scores become those at the cutoff, which is not below the threshold; both are f32.
    NaN ties. Gives how many are above, and how many tie now; these and ``ties`` are i32.
    """

    candidates: ext.Operand[Any]
    row: ext.Operand[Any]
    count: ext.Operand[Any]
    threshold: ext.Operand[Any]
    cutoff: ext.Operand[Any]
    ties: ext.Operand[Any]
    above_count: ext.Result[Any]
    tie_count: ext.Result[Any]
    top_k: ir.IntegerAttr

    def check(self) -> None:
        _check_pairs(self)
        scalar(self.cutoff, "the cutoff", "f32")
        for what in ("ties", "above_count", "tie_count"):
            scalar(getattr(self, what), what, "i32")


def _check_pairs(op: NthScoreOp | NarrowOp) -> None:
    memref_type(op.candidates, "candidates", (DYNAMIC, DYNAMIC, 2), "i32")
    scalar(op.row, "row", "i32")
    scalar(op.count, "count", "i32")
    scalar(op.threshold, "the threshold", "f32")
    require(op.top_k.value >= 1, f"top_k must be positive, but is {op.top_k.value}")

# SPDX-License-Identifier: Apache-2.0
"""Scores that are stored after all: what others than a selection want of them."""

from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import DYNAMIC, Op, memref_type, positive, tensor_type
from winnow.dialects.graph.dialect import WinnowDialect
from winnow.dialects.graph.fused import check_producers


class StoreScoresOp(Op, dialect=WinnowDialect, name="store_scores"):
    """Writes the scores of each group of ``group_rows`` rows, for keys below the group's length.

    ``output[r, j]`` becomes the score of row ``r`` and key ``j``, for every key that lies before
    ``lengths[r / group_rows]`` and the output's end; ``-inf`` where the key is absent. Nothing else
    is written.

    ``scores`` is ``tensor<?x?xf32>``, ``lengths`` ``memref<?xi32>``, ``output`` ``memref<?x?xf32>``
    (rows, keys).
    """

    scores: ext.Operand[Any]
    lengths: ext.Operand[Any]
    output: ext.Operand[Any]
    group_rows: ir.IntegerAttr

    def check(self) -> None:
        tensor_type(self.scores, "the scores", (DYNAMIC, DYNAMIC), "f32")
        _check_buffers(self)


class FusedStoreScoresOp(Op, dialect=WinnowDialect, name="fused_store_scores"):
    """A ``store_scores`` that holds the ops that make its scores, as a ``fused_select`` does."""

    lengths: ext.Operand[Any]
    output: ext.Operand[Any]
    group_rows: ir.IntegerAttr
    producers: ext.Region

    def check(self) -> None:
        _check_buffers(self)
        check_producers(self.producers)


def _check_buffers(op: StoreScoresOp | FusedStoreScoresOp) -> None:
    memref_type(op.lengths, "lengths", (DYNAMIC,), "i32")
    memref_type(op.output, "the output", (DYNAMIC, DYNAMIC), "f32")
    positive(op.group_rows, "group_rows")

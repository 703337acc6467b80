# SPDX-License-Identifier: Apache-2.0
"""The region of a fused op: the ops that make its scores, so that these need no memory."""

from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import DYNAMIC, Op, require, require_parent, tensor_type
from winnow.dialects.graph.dialect import WinnowDialect
from winnow.dialects.graph.scores import makes_scores

FUSED = ("winnow.fused_select", "winnow.fused_store_scores")
"""The ops that have such a region."""


class YieldOp(Op, dialect=WinnowDialect, name="yield", traits=[ir.IsTerminatorTrait]):
    """Ends the region of a fused op with its scores, ``tensor<?x?xf32>``."""

    scores: ext.Operand[Any]

    def check(self) -> None:
        tensor_type(self.scores, "the scores", (DYNAMIC, DYNAMIC), "f32")
        require_parent(self, *FUSED)


def check_producers(producers: ir.Region) -> None:
    """Checks the region of a fused op, which computes scores from buffers and yields them."""
    blocks = list(producers.blocks)
    require(len(blocks) == 1, f"the region must have one block, but has {len(blocks)}")
    require(len(blocks[0].arguments) == 0, "the region must take no arguments")
    operations = list(blocks[0].operations)
    require(
        bool(operations) and operations[-1].operation.name == YieldOp.OPERATION_NAME,
        "the region must end with 'winnow.yield'",
    )
    for operation in operations[:-1]:
        name = operation.operation.name
        require(makes_scores(operation), f"the region can't compute scores by '{name}'")

# SPDX-License-Identifier: Apache-2.0
"""Pass `fuse-scores`: moves the ops that make scores into the op that uses them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from torch_mlir import ir, rewrite

from winnow.dialects import graph
from winnow.errors import LoweringError
from winnow.pipeline.base import Pass

Fused = graph.FusedSelectOp | graph.FusedStoreScoresOp


@dataclass(frozen=True)
class FuseScores(Pass):
    """Moves the ops that make scores into the selection, or the store, that uses them.

    Before::

        %s = "winnow.score"(%q, %k) : ...
        "winnow.threshold_select"(%s, %row_ends, ...) {top_k = 4 : i32}

    After::

        "winnow.fused_select"(%row_ends, ...) ({
          ... %s = "winnow.score"(%q, %k) ...
          "winnow.yield"(%s)
        }) {top_k = 4 : i32}

    Likewise `store_scores` becomes `fused_store_scores`. Scores that something else uses too are
    computed again for it. Scores made by ops other than `winnow`'s own and element-wise `arith` and
    `math` are refused.
    """

    name: ClassVar[str] = "fuse-scores"

    def run(self, module: ir.Module) -> None:
        patterns = rewrite.RewritePatternSet()
        for user, fused in FUSED.items():
            patterns.add(user, partial(_fuse, fused))
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


def _fuse(fused: Callable[[Any], Fused], op: ir.OpView, rewriter: rewrite.PatternRewriter) -> None:
    producers = _producers(op.scores, op)
    with op.location, rewriter.ip:
        block = fused(op).producers.blocks.append()
    values: dict[ir.Value, ir.Value] = {}
    for producer in producers:
        clone = producer.clone(ir.InsertionPoint(block))
        for index, operand in enumerate(producer.operands):
            clone.operands[index] = values.get(operand, operand)
        values |= dict(zip(producer.results, clone.results, strict=True))
    with op.location, ir.InsertionPoint(block):
        graph.YieldOp(values[op.scores])
    rewriter.erase_op(op)
    for producer in reversed(producers):
        if not any(list(result.uses) for result in producer.results):
            rewriter.erase_op(producer)


def _producers(scores: ir.Value, user: ir.OpView) -> list[ir.Operation]:
    """The ops that make ``scores``, each after those that it uses."""
    found: dict[ir.Operation, None] = {}
    pending = [_producer(scores, user)]
    while pending:
        tensors = [o for o in pending[-1].operands if isinstance(o.type, ir.RankedTensorType)]
        missing = [p for o in tensors if (p := _producer(o, user)) not in found]
        if missing:
            pending.append(missing[0])
        else:
            found[pending.pop()] = None
    return list(found)


def _producer(value: ir.Value, user: ir.OpView) -> ir.Operation:
    if not isinstance(value.owner, ir.Operation | ir.OpView):
        raise LoweringError(
            "scores must be made by ops of this function, but come from a block's argument",
            user.location,
        )
    producer = value.owner.operation
    if not graph.makes_scores(producer):
        raise LoweringError(
            f"can't fuse '{producer.name}' into what uses its result", producer.location
        )
    return producer


def _fused_select(op: graph.ThresholdSelectOp) -> graph.FusedSelectOp:
    return graph.FusedSelectOp(
        op.row_ends,
        op.thresholds,
        op.counters,
        op.candidates,
        op.max_context,
        op.top_k,
        arrivals=op.arrivals,
        ranges=op.ranges,
    )


def _fused_store(op: graph.StoreScoresOp) -> graph.FusedStoreScoresOp:
    return graph.FusedStoreScoresOp(op.lengths, op.output, op.group_rows)


FUSED: dict[type, Callable[[Any], Fused]] = {
    graph.ThresholdSelectOp: _fused_select,
    graph.StoreScoresOp: _fused_store,
}
"""What makes the fused form of each op that uses scores, its region still empty."""

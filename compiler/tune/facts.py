# SPDX-License-Identifier: Apache-2.0
"""What identifies the selection of a graph."""

from __future__ import annotations

from torch_mlir import ir

from winnow.dialects import graph, make_context
from winnow.passes.plan_entries import facts_of
from winnow.passes.scored_keys import ScoredKeys
from winnow.pipeline import Pipeline
from winnow.plans.entry import Facts

FUSE = "builtin.module(fuse-scores)"


def facts_of_graph(module: ir.Module) -> Facts:
    """The facts of a module of one function that selects keys; it is left as it is.

    Raises ``PassFailure`` where scores can't be fused, ``ValueError`` where nothing is selected.
    """
    fused = ir.Module.parse(str(module), make_context())
    Pipeline.parse(FUSE).run(fused)
    for function in fused.body.operations:
        for op in function.regions[0].blocks[0]:
            if isinstance(op, graph.FusedSelectOp):
                return facts_of(op, ScoredKeys.of(op))
    raise ValueError("the kernel selects no keys")

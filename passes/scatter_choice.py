# SPDX-License-Identifier: Apache-2.0
"""Whether the keys that a plan selects find their slots by a scan, or thread by thread."""

from __future__ import annotations

from collections.abc import Iterator

from winnow.arguments import argument_alignment
from winnow.dialects import graph
from winnow.passes.hit_accesses import has_whole_slots
from winnow.passes.leaves import has_leaves
from winnow.passes.scored_keys import ScoredKeys
from winnow.passes.sweep_keys import Fused
from winnow.plan import Plan, Scatter
from winnow.targets import Target

MMA_ROWS = 16
"""Rows of a product that a warp takes at least."""


def choose_scatter(op: Fused, plan: Plan, keys: ScoredKeys, target: Target) -> Scatter | None:
    """How keys of ``op`` find their slots unless they are told; ``None`` for the usual way.

    Thread by thread where products of one head leave a thread some scores of each of its rows: that
    takes rows for every warp, or threads would share or repeat them.
    """
    suits = (
        isinstance(op, graph.FusedSelectOp)
        and bool(keys.products)
        and keys.heads == 1
        and not plan.keys_come_first
        and plan.tile_rows >= MMA_ROWS * plan.num_warps
        and all(fits for _, fits, _ in _rules_of_hits(op, plan, target))
    )
    return "hits" if suits else None


def scatter_rules(op: Fused, plan: Plan, target: Target) -> Iterator[tuple[str, bool, str]]:
    """What a plan's ``scatter`` must be, as rules of ``plan-sweep``."""
    if not isinstance(op, graph.FusedSelectOp):
        yield "scatter", plan.scatter is None, "none where nothing is selected"
    elif plan.scatter == "hits":
        yield from _rules_of_hits(op, plan, target)


def _rules_of_hits(
    op: graph.FusedSelectOp, plan: Plan, target: Target
) -> Iterator[tuple[str, bool, str]]:
    yield "scatter", target.backend == "cuda", f"scan on {target}"
    wanted = "scan unless tile-keys is 16, 32, 64 or 128"
    yield "scatter", has_leaves(plan.tile_keys), wanted
    alignment = argument_alignment(op.candidates) or 1
    fits = has_whole_slots(op.candidates.type, alignment)
    yield "scatter", fits, "scan unless candidates are packed pairs, aligned to 8 bytes"

# SPDX-License-Identifier: Apache-2.0
"""How the keys that a plan selects find their slots: by hits, by atomics, or by a scan."""

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
ROWS_APART = 8
"""Rows of scores that a warp has where they were moved, four lanes to each."""


def choose_scatter(op: Fused, plan: Plan, keys: ScoredKeys, target: Target) -> Scatter | None:
    """How keys of ``op`` find their slots unless they are told; ``None`` for the usual way.

    Each thread for its own hits, if there are rows for every warp: products of one head leave a
    thread some scores of each of its rows, and those of combined heads are moved. Else the latter,
    of which a thread has few, each by an atomic.
    """
    if not isinstance(op, graph.FusedSelectOp):
        return None
    moves = keys.heads > 1 and plan.keys_come_first
    stays = keys.heads == 1 and not plan.keys_come_first and bool(keys.products)
    rows = plan.num_warps * (ROWS_APART if moves else MMA_ROWS)
    fits = all(fits for _, fits, _ in _rules_of_hits(op, plan, target))
    if (moves or stays) and plan.tile_rows >= rows and fits:
        return "hits"
    return "atomics" if keys.heads > 1 else None


def scatter_rules(op: Fused, plan: Plan, target: Target) -> Iterator[tuple[str, bool, str]]:
    """What a plan's ``scatter`` must be, as rules of ``plan-sweep``."""
    if not isinstance(op, graph.FusedSelectOp):
        yield "scatter", plan.scatter is None, "left out where nothing is selected"
    elif plan.scatter == "hits":
        yield from _rules_of_hits(op, plan, target)


def _rules_of_hits(
    op: graph.FusedSelectOp, plan: Plan, target: Target
) -> Iterator[tuple[str, bool, str]]:
    yield "scatter", target.backend == "cuda", f"scan or atomics on {target}"
    wanted = "scan or atomics unless tile-keys is 16, 32, 64 or 128"
    yield "scatter", has_leaves(plan.tile_keys), wanted
    alignment = argument_alignment(op.candidates) or 1
    fits = has_whole_slots(op.candidates.type, alignment)
    wanted = "scan or atomics unless candidates are packed pairs, aligned to 8 bytes"
    yield "scatter", fits, wanted

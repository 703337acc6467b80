# SPDX-License-Identifier: Apache-2.0
"""Which entries of plan files are for a selection."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from winnow.dialects import graph
from winnow.errors import LoweringError, PlanFileError
from winnow.passes.scored_keys import ScoredKeys
from winnow.passes.sweep_keys import Fused
from winnow.plans.entry import Entry, Facts
from winnow.plans.plan_file import read_plan_file, shipped_plans
from winnow.targets import Target


def entries_for(
    op: Fused, keys: ScoredKeys, target: Target, plan_file: str | None
) -> Iterator[tuple[Entry, bool]]:
    """The entries that suit ``op``, first those of ``plan_file``.

    Each comes with whether the file was named. Raises ``LoweringError`` where it can't be used.
    """
    try:
        named = read_plan_file(Path(plan_file)) if plan_file is not None else ()
    except PlanFileError as error:
        raise LoweringError(str(error), op.location, in_options=True) from error
    if not isinstance(op, graph.FusedSelectOp):
        return
    facts = facts_of(op, keys)
    for entries, is_named in ((named, True), (shipped_plans(), False)):
        for entry in entries:
            if entry.suits(target, facts):
                yield entry, is_named


def facts_of(op: graph.FusedSelectOp, keys: ScoredKeys) -> Facts:
    """What entries are matched by."""
    scored = keys.scored or keys.loads
    formats = {
        "nvfp4" if each in keys.nvfp4 else str(each.result.type.element_type) for each in scored
    }
    pages = [load.cache.type.shape[1] for load in keys.loads if isinstance(load, graph.PagedKeysOp)]
    rows = [load.request_rows.value for load in keys.loads]
    return Facts(
        keys="+".join(sorted(formats)),
        dim=sum(each.result.type.shape[-1] for each in scored),
        heads=keys.heads,
        shared_rows=min(count & -count for count in rows),
        page_keys=max(pages, default=0),
        top_k=op.top_k.value,
        repair=op.ranges is not None,
    )

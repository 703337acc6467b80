# SPDX-License-Identifier: Apache-2.0
"""The page's tables as plain rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from winnow.passes.plan_reasons import describe_entry
from winnow.plan import Plan
from winnow.report.kernel_report import KernelReport, LoopReport, PlanReport
from winnow.report.op_counts import named_lines
from winnow.stats.categories import CATEGORIES, LOCAL_LOAD, LOCAL_STORE
from winnow.stats.kernel_stats import Counts, KernelStats

SOURCES = {"option": "an option", "entry": "a plan file", "rule": "the planner's rules"}
STACK_ACCESSES = {
    "sass": (LOCAL_LOAD, LOCAL_STORE),
    "amdgcn": ("scratch_load", "scratch_store"),
}
"""What the names of instructions that load from a thread's stack, and store there, start with."""
PARTS = ("always", "conditional", "nested", "inner")


class LevelRow(NamedTuple):
    """Lines of a level, its ops, and how many of those are linked to the source, and to an op.

    ``guessed`` have the links of the line before.
    """

    name: str
    lines: int
    ops: int
    with_source: int
    with_op: int | None
    guessed: int
    names: Sequence[tuple[str, int]]


class PassRow(NamedTuple):
    """A pass: lines added, removed and moved. ``at`` is its number among those with changes."""

    number: int
    name: str
    milliseconds: float
    added: int
    removed: int
    moved: int
    at: int | None


class PlanRow(NamedTuple):
    """A field of a plan."""

    name: str
    value: int | str
    source: str
    reason: str


class LoopRow(NamedTuple):
    """A loop: instructions by category in their order, then by source line."""

    address: str
    depth: int
    is_main: bool
    total: int
    counts: Sequence[int]
    sources: Sequence[tuple[int, int]]


def level_rows(report: KernelReport) -> list[LevelRow]:
    """A row for each level."""
    rows = []
    for level, listing in report.levels.items():
        lines = [line for _, line in named_lines(level, listing)]
        with_op = sum(bool(line.ops) for line in lines)
        rows.append(
            LevelRow(
                level,
                len(listing),
                report.counts[level].total(),
                sum(bool(line.sources) for line in lines),
                None if level in ("graph", "tile") else with_op,
                sum(not line.is_noted for line in lines),
                sorted(report.counts[level].items(), key=lambda item: (-item[1], item[0])),
            )
        )
    return rows


def pass_rows(report: KernelReport) -> list[PassRow]:
    """A row for each pass."""
    rows: list[PassRow] = []
    changing = 0
    for number, each in enumerate(report.passes, 1):
        added, removed, moved = (each.change.count(kind) for kind in ("+", "-", ">"))
        changes = bool(added or removed or moved)
        at = changing if changes else None
        changing += changes
        rows.append(PassRow(number, each.name, 1000 * each.seconds, added, removed, moved, at))
    return rows


def plan_rows(plan: PlanReport) -> list[PlanRow]:
    """A row for each field of the plan but the target."""
    return [
        PlanRow(name, value, SOURCES[plan.choice.source(name)], plan.reasons[name])
        for name, value in plan.values.items()
    ]


def entry_words(plan: PlanReport) -> tuple[str | None, list[tuple[str, str]]]:
    """The entry of a plan file in use, and those that are not, each with the reason."""
    choice = plan.choice
    used = describe_entry(choice.entry) if choice.entry else None
    return used, [(describe_entry(each.entry), each.reason) for each in choice.unused]


def loop_rows(loops: Sequence[LoopReport]) -> list[LoopRow]:
    """A row for each loop."""
    return [
        LoopRow(
            f"{loop.mix.header:04x}",
            loop.mix.depth,
            loop.mix.is_main,
            len(loop.mix.instructions),
            [loop.mix.counts.get(category, 0) for category in CATEGORIES],
            sorted(loop.sources.items()),
        )
        for loop in loops
    ]


def main_loop_rows(stats: KernelStats) -> list[tuple[str, list[int]]]:
    """The main loop's instructions by category, then all; those of ``PARTS`` in their order."""
    parts: Sequence[Counts] = [getattr(stats.main_loop, part) for part in PARTS]
    rows = [(category, [part.get(category, 0) for part in parts]) for category in CATEGORIES]
    rows = [row for row in rows if any(row[1])]
    return [*rows, ("all", [sum(part.values()) for part in parts])]


def per_score(stats: KernelStats) -> list[float | None]:
    """The main loop's instructions of a thread for each score, those of ``PARTS``."""
    return [stats.per_score(getattr(stats.main_loop, part)) for part in PARTS]


def spill_words(report: KernelReport) -> str | None:
    """How often the code uses a thread's stack; none where it has no stack."""
    if not report.machine.resources.stack_bytes:
        return None
    level = next((level for level in STACK_ACCESSES if level in report.levels), None)
    if level is None:
        return "used by code that can't be read"
    loads, stores = (
        sum(count for name, count in report.counts[level].items() if name.startswith(start))
        for start in STACK_ACCESSES[level]
    )
    loop = report.machine.stats and report.machine.stats.main_loop
    there = f"; in the main loop {loop.local_loads:,} and {loop.local_stores:,}" if loop else ""
    return f"loaded by {loads:,} instructions and stored by {stores:,}{there}"


def trial_rows(plan: PlanReport) -> list[Mapping[str, Any]]:
    """The plans that were tried, from the most to the least shared memory."""
    fields = ("tile_keys", "num_stages")
    return [
        {name: getattr(trial.plan, name) for name in fields}
        | {"bytes": trial.shared_bytes, "available": trial.available_bytes, "fits": trial.fits}
        for trial in plan.choice.trials
    ]


def tile_words(plan: Plan) -> str:
    """How large a tile is."""
    return f"{plan.tile_rows} rows x {plan.tile_keys} keys"

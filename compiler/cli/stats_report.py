# SPDX-License-Identifier: Apache-2.0
"""What `winnow compile --stats` prints: what a kernel takes, and its main loop's instructions."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console

from winnow.cli.report import make_table
from winnow.stats.categories import CATEGORIES
from winnow.stats.kernel_stats import Counts, KernelStats, MainLoop

NONE = "–"
PARTS = {
    "always": "in each iteration",
    "conditional": "behind a branch",
    "nested": "behind several",
    "inner": "in inner loops",
}
"""The parts of a main loop, and where the instructions of each stand."""


def print_stats(stats: KernelStats, out: Console) -> None:
    """Prints the tables."""
    table = make_table("kernel", "", numbers=("",))
    resources, loop = stats.resources, stats.main_loop
    table.add_row("registers of a thread", f"{resources.registers:,}")
    table.add_row("stack of a thread, bytes", f"{resources.stack_bytes:,}")
    table.add_row("shared memory of a CTA, bytes", f"{resources.shared_bytes:,}")
    if loop:
        table.add_row("loads from the stack in the main loop", f"{loop.local_loads:,}")
        table.add_row("stores to the stack in the main loop", f"{loop.local_stores:,}")
    out.print(table, "")
    if loop:
        _print_loop(stats, loop, out)
    else:
        out.print("no loop holds a product of matrices")


def _print_loop(stats: KernelStats, loop: MainLoop, out: Console) -> None:
    parts: Mapping[str, Counts] = {where: getattr(loop, name) for name, where in PARTS.items()}
    table = make_table("instructions in the code", *parts, numbers=parts.keys())
    for category in CATEGORIES:
        counts = [counts.get(category, 0) for counts in parts.values()]
        if any(counts):
            table.add_row(category, *(f"{count:,}" if count else "" for count in counts))
    table.add_row("all", *(f"{sum(counts.values()):,}" for counts in parts.values()))
    per_score = map(stats.per_score, parts.values())
    table.add_row("per score", *(NONE if each is None else f"{each:.2f}" for each in per_score))
    out.print("main loop")
    out.print(table, "")

# SPDX-License-Identifier: Apache-2.0
"""What `winnow compile --stats` prints: what a kernel takes, and its main loop's instructions."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console

from winnow.backend.binary import Binary
from winnow.backend.kernel import Kernel
from winnow.cli.report import make_table
from winnow.errors import BackendError
from winnow.stats.categories import CATEGORIES
from winnow.stats.kernel_stats import Counts, KernelStats, MainLoop, kernel_stats
from winnow.stats.products import products

NONE = "–"
SPILLS = "registers do not suffice: what does not fit is on the stack"
SPILLS_TO_LANES = (
    "registers do not suffice: what does not fit is in other registers, not on the stack"
)
PARTS = {
    "always": "in each iteration",
    "conditional": "behind a branch",
    "nested": "behind several",
    "inner": "in inner loops",
}
"""The parts of a main loop, and where the instructions of each stand."""


def print_stats(kernel: Kernel, out: Console) -> None:
    """Prints what a kernel takes and multiplies with, then its main loop where it can be read.

    Raises ``BackendError`` where the kernel can't be compiled.
    """
    binary = kernel.binary
    why = None
    try:
        stats = kernel_stats(kernel)
    except BackendError as error:
        stats, why = None, str(error)
    print_resources(binary, stats.main_loop if stats else None, out)
    for name, count in products(binary).most_common():
        out.print(f"{count:,} x {name}", soft_wrap=True)
    out.print()
    if stats:
        print_main_loop(stats, out)
    else:
        out.print(f"the main loop's instructions are not counted: {why}", soft_wrap=True)


def print_resources(binary: Binary, loop: MainLoop | None, out: Console) -> None:
    """Prints registers, stack and shared memory, and says so where registers do not suffice."""
    resources = binary.resources
    table = make_table("kernel", "", numbers=("",))
    table.add_row("registers of a thread", f"{resources.registers:,}")
    table.add_row("stack of a thread, bytes", f"{resources.stack_bytes:,}")
    for kind in ("scalar", "vector"):
        if (spills := getattr(resources, f"{kind}_spills")) is not None:
            table.add_row(f"stores that spill {kind} registers", f"{spills:,}")
    program = binary.target.program
    table.add_row(f"shared memory of a {program}, bytes", f"{resources.shared_bytes:,}")
    table.add_row("shared memory that there is", f"{binary.target.shared_memory:,}")
    if loop:
        table.add_row("loads from the stack in the main loop", f"{loop.local_loads:,}")
        table.add_row("stores to the stack in the main loop", f"{loop.local_stores:,}")
    out.print(table, "")
    if resources.stack_bytes:
        out.print(f"{SPILLS}\n")
    elif resources.spills:
        out.print(f"{SPILLS_TO_LANES}\n")


def print_main_loop(stats: KernelStats, out: Console) -> None:
    """Prints the main loop's instructions, if there is one."""
    if stats.main_loop:
        _print_loop(stats, stats.main_loop, out)
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

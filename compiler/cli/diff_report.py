# SPDX-License-Identifier: Apache-2.0
"""What `winnow diff` finds and prints: a unified diff, then tables of both sides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from rich.console import Console

from winnow.backend.binary import Resources
from winnow.cli.diff_side import Side
from winnow.cli.report import console, make_table
from winnow.diff.counts import count_ops
from winnow.diff.debug_info import without_debug_info
from winnow.diff.unified import Lines, compare

COUNTED = ("graph", "tile", "tt")
"""The levels whose ops are counted, those that are Winnow's."""
SIDES = ("left", "right")
NONE = "–"
RESOURCES = {
    "registers": "registers of a thread",
    "stack_bytes": "stack bytes of a thread",
    "shared_bytes": "shared bytes of a CTA or workgroup",
    "scalar_spills": "stores that spill scalar registers",
    "vector_spills": "stores that spill vector registers",
}
STYLES = {"-": "red", "+": "green", "@": "cyan"}

Counts = Mapping[str, Counter[str]]
"""How many ops there are of a name, by level."""


@dataclass(frozen=True)
class Comparison:
    """Both sides, left before right: the text at ``level``, ops, resources if they are wanted."""

    sides: tuple[Side, Side]
    level: str
    lines: Lines
    counts: tuple[Counts, Counts]
    resources: tuple[Resources, Resources] | None

    @staticmethod
    def of(left: Side, right: Side, level: str, *, resources: bool) -> Comparison:
        """Compares two sides; raises ``BackendError`` where one does not have the level."""
        texts = (without_debug_info(level, side.kernel.emit(level)) for side in (left, right))
        return Comparison(
            (left, right),
            level,
            compare(*texts),
            (_counts(left), _counts(right)),
            (left.kernel.binary.resources, right.kernel.binary.resources) if resources else None,
        )

    @property
    def are_equal(self) -> bool:
        """Whether nothing that is compared differs, at levels that both sides have."""
        left, right = self.counts
        return (
            self.lines.are_equal
            and all(left[level] == right[level] for level in left.keys() & right.keys())
            and (self.resources is None or self.resources[0] == self.resources[1])
        )


def print_comparison(comparison: Comparison, context: int) -> None:
    """Prints the diff with that many lines of context, and the tables."""
    out = console()
    _print_diff(out, comparison, context)
    if comparison.resources:
        _print_resources(out, *comparison.resources)
    _print_counts(out, *comparison.counts)


def _counts(side: Side) -> Counts:
    levels = side.kernel.lowered.levels
    return {level: count_ops(levels[level].plain) for level in COUNTED if level in levels}


def _print_diff(out: Console, comparison: Comparison, context: int) -> None:
    left, right = (f"{side.name}: {side.label}" for side in comparison.sides)
    lines = comparison.lines.diff(left, right, context)
    if not lines:
        same = f"{left}\n{right}\n{comparison.level}: no difference"
        out.print(same, markup=False, emoji=False, soft_wrap=True)
    for line in lines:
        out.print(line, style=STYLES.get(line[:1]), markup=False, emoji=False, soft_wrap=True)
    out.print()


def _print_resources(out: Console, left: Resources, right: Resources) -> None:
    table = make_table("resources", *SIDES, numbers=SIDES)
    for field, name in RESOURCES.items():
        values = [getattr(side, field) for side in (left, right)]
        if values != [None, None]:
            table.add_row(name, *(NONE if each is None else f"{each:,}" for each in values))
    out.print(table, "")


def _print_counts(out: Console, left: Counts, right: Counts) -> None:
    """Prints how many ops there are at each level, and of which names not as many on both sides."""
    table = make_table("ops", *SIDES, numbers=SIDES)
    for level in COUNTED:
        if level not in left and level not in right:
            continue
        ours, theirs = left.get(level), right.get(level)
        table.add_row(level, _total(ours), _total(theirs))
        if ours is None or theirs is None:
            continue
        for name in sorted(ours.keys() | theirs.keys()):
            if ours[name] != theirs[name]:
                table.add_row(f"  {name}", f"{ours[name]:,}", f"{theirs[name]:,}")
    out.print(table)


def _total(counts: Counter[str] | None) -> str:
    return NONE if counts is None else f"{counts.total():,}"

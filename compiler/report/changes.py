# SPDX-License-Identifier: Apache-2.0
"""What each pass changes."""

from __future__ import annotations

import difflib
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from winnow.diff.lines import comparable_lines
from winnow.diff.names import mask_names
from winnow.diff.unified import compare_lines
from winnow.report.listing import Line, Listing

Kind = Literal[" ", "-", "+", "<", ">"]
"""A line that stays, goes, or comes; that moves elsewhere with other names, or comes from there."""


class Row(NamedTuple):
    """A line of a diff: of what was there before if it goes or moves, else of what is there now."""

    kind: Kind
    line: Line


@dataclass(frozen=True)
class Change:
    """The rows of a diff with all lines, long ones broken as `winnow diff` breaks them."""

    rows: tuple[Row, ...]

    def count(self, kind: Kind) -> int:
        """How many rows are of a kind."""
        return sum(row.kind == kind for row in self.rows)


def broken(listing: Listing) -> Listing:
    """The listing with long lines broken."""
    return tuple(
        line._replace(text=part) for line in listing for part in comparable_lines(line.text)
    )


def changes_between(before: Listing, after: Listing) -> Change:
    """How two listings differ, but for names and indentation."""
    before, after = broken(before), broken(after)
    lines = compare_lines(*([line.text.strip() for line in side] for side in (before, after)))
    left, right = lines.left, lines.right
    matcher = difflib.SequenceMatcher(None, left, right, autojunk=False)
    opcodes = matcher.get_opcodes()
    gone = [n for tag, start, end, _, _ in opcodes if tag != "equal" for n in range(start, end)]
    moved = _moves(gone, left)
    origins: list[int | None] = []
    for tag, start, end, right_start, right_end in opcodes:
        if tag == "equal":
            origins += range(start, end)
            continue
        for number in range(right_start, right_end):
            candidates = moved[mask_names(right[number])]
            origins.append(candidates.pop(0) if candidates else None)
    kept = set(origins)
    rows: list[Row] = []
    for tag, start, end, right_start, right_end in opcodes:
        if tag == "equal":
            rows += [Row(" ", line) for line in after[right_start:right_end]]
            continue
        rows += [Row("<" if n in kept else "-", before[n]) for n in range(start, end)]
        for number in range(right_start, right_end):
            rows.append(Row("+" if origins[number] is None else ">", after[number]))
    return Change(tuple(rows))


def unchanged(listing: Listing) -> Change:
    """The change of a pass that changes nothing."""
    return Change(tuple(Row(" ", line) for line in broken(listing)))


def _moves(gone: Sequence[int], texts: Sequence[str]) -> defaultdict[str, list[int]]:
    """The lines that go, by their text but for names."""
    found: defaultdict[str, list[int]] = defaultdict(list)
    for number in gone:
        found[mask_names(texts[number])].append(number)
    return found

# SPDX-License-Identifier: Apache-2.0
"""A unified diff of two texts of IR that does not mind what values, labels and aliases are called.

Lines that are the same but for names are paired, in order, then lines that are the same but for
names and numbers. A name on the right is then replaced by the one at its place on the left, one to
one, the first pair that has either deciding. So texts are equal after that only if one is the other
with other names, and what is inserted somewhere changes no name elsewhere.
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass

from winnow.diff.lines import comparable_lines
from winnow.diff.matching import matching_pairs
from winnow.diff.names import mask_names, mask_numbers, names_in, rename, with_distinct_names

OTHER = "~right"
"""Ends names on the right that are others' on the left."""


@dataclass(frozen=True)
class Lines:
    """The lines of both sides, those on the right with the names of the left."""

    left: Sequence[str]
    right: Sequence[str]

    @property
    def are_equal(self) -> bool:
        """Whether there is no difference but names."""
        return self.left == self.right

    def diff(self, left: str, right: str, context: int) -> list[str]:
        """A unified diff with ``context`` lines around changes; ``left`` and ``right`` head it."""
        return list(
            difflib.unified_diff(self.left, self.right, left, right, n=context, lineterm="")
        )


def compare(left: str, right: str) -> Lines:
    """The lines of two texts, with the same names for what is the same in both."""
    return compare_lines(comparable_lines(left), comparable_lines(right))


def compare_lines(left: Sequence[str], right: Sequence[str]) -> Lines:
    """The same of lines, which stay as many."""
    ours, theirs = with_distinct_names(left), with_distinct_names(right)
    renamed = _renaming(ours, theirs)
    taken = {name for line in ours for name in names_in(line)}
    for line in theirs:
        for name in names_in(line):
            renamed.setdefault(name, f"{name}{OTHER}" if name in taken else name)
    return Lines(ours, [rename(line, renamed) for line in theirs])


def _renaming(left: Sequence[str], right: Sequence[str]) -> dict[str, str]:
    """What names on the right are on the left, as far as paired lines tell."""
    to_left: dict[str, str] = {}
    to_right: dict[str, str] = {}
    for mask in (mask_names, mask_numbers):
        for at, there in matching_pairs(*(list(map(mask, lines)) for lines in (left, right))):
            for ours, theirs in zip(names_in(left[at]), names_in(right[there]), strict=True):
                if ours not in to_right and theirs not in to_left:
                    to_left[theirs], to_right[ours] = ours, theirs
    return to_left

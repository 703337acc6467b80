# SPDX-License-Identifier: Apache-2.0
"""Which lines of two texts go together, in a time that grows little faster than the texts."""

from __future__ import annotations

import difflib
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

MOST_COMPARISONS = 10_000
"""Pairs of equal lines up to which difflib is quick."""
RUNS = (1, 2, 4, 8, 16, 32, 64)
"""How many lines to look at to find places that a text has once."""

Place = tuple[int, int]
"""The number of a line on the left, and of one on the right."""


class Part(NamedTuple):
    """Lines of both sides, from ``start`` up to ``end``."""

    start: Place
    end: Place


def matching_pairs(left: Sequence[str], right: Sequence[str]) -> list[Place]:
    """The equal lines that go together, in order on both sides.

    Those that both sides begin or end with do. What is between them is left to difflib if that is
    little. Else it is cut at runs of lines that each side has once or, if there are none, into
    halves.
    """
    numbers: dict[str, int] = {}
    ours, theirs = (
        [numbers.setdefault(line, len(numbers)) for line in side] for side in (left, right)
    )
    pairs: list[Place] = []
    parts = [Part((0, 0), (len(ours), len(theirs)))]
    while parts:
        (at_left, at_right), (left_end, right_end) = parts.pop()
        while at_left < left_end and at_right < right_end and ours[at_left] == theirs[at_right]:
            pairs.append((at_left, at_right))
            at_left, at_right = at_left + 1, at_right + 1
        while (
            at_left < left_end
            and at_right < right_end
            and ours[left_end - 1] == theirs[right_end - 1]
        ):
            left_end, right_end = left_end - 1, right_end - 1
            pairs.append((left_end, right_end))
        one, other = ours[at_left:left_end], theirs[at_right:right_end]
        if _comparisons(one, other) <= MOST_COMPARISONS:
            pairs += ((at_left + i, at_right + j) for i, j in _few_pairs(one, other))
            continue
        cuts = _cuts(one, other) or [(len(one) // 2, len(other) // 2)]
        places = [(0, 0), *cuts, (len(one), len(other))]
        moved = [(at_left + i, at_right + j) for i, j in places]
        parts += (Part(start, end) for start, end in pairwise(moved))
    return sorted(pairs)


def _comparisons(one: Sequence[int], other: Sequence[int]) -> int:
    """How many pairs of equal lines there are."""
    counts = Counter(other)
    return sum(times * counts[line] for line, times in Counter(one).items())


def _few_pairs(one: Sequence[int], other: Sequence[int]) -> Iterator[Place]:
    matcher = difflib.SequenceMatcher(None, one, other, autojunk=False)
    for i, j, size in matcher.get_matching_blocks():
        yield from ((i + n, j + n) for n in range(size))


def _cuts(one: Sequence[int], other: Sequence[int]) -> list[Place]:
    """Where runs of lines begin that each side has once, of the length that has most of them."""
    best: list[Place] = []
    for length in RUNS:
        best = max(best, _rising(_once_in_both(one, other)), key=len)
        numbers: dict[Place, int] = {}
        one, other = (
            [
                numbers.setdefault(run, len(numbers))
                for run in zip(side, side[length:], strict=False)
            ]
            for side in (one, other)
        )
    known = set(best)
    return [(i, j) for i, j in best if (i - 1, j - 1) not in known]


def _once_in_both(one: Sequence[int], other: Sequence[int]) -> list[Place]:
    """Where what each side has once is on both, in the order of the first."""
    counts, other_counts = Counter(one), Counter(other)
    places = {line: at for at, line in enumerate(other) if other_counts[line] == 1}
    return [
        (at, places[line]) for at, line in enumerate(one) if counts[line] == 1 and line in places
    ]


def _rising(places: Sequence[Place]) -> list[Place]:
    """The most of them that are in order on the right too, by patience sorting."""
    tops: list[int] = []
    piles: list[int] = []
    before: list[int] = []
    for index, (_, there) in enumerate(places):
        pile = bisect_left(tops, there)
        before.append(piles[pile - 1] if pile else -1)
        tops[pile : pile + 1] = [there]
        piles[pile : pile + 1] = [index]
    found = []
    index = piles[-1] if piles else -1
    while index >= 0:
        found.append(places[index])
        index = before[index]
    return found[::-1]

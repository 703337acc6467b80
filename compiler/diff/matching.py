# SPDX-License-Identifier: Apache-2.0
"""Which lines of two texts go together, in a time that grows little faster than the texts."""

from __future__ import annotations

import difflib
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile

MOST_COMPARISONS = 10_000
"""Pairs of equal lines up to which difflib is quick."""
RUNS = (1, 2, 4, 8, 16, 32, 64)
"""How many lines to look at to find places that a text has once."""

Place = tuple[int, int]
"""The number of a line on the left, and of one on the right."""


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
    parts = [((0, 0), (len(ours), len(theirs)))]
    while parts:
        (at_left, at_right), (left_end, right_end) = parts.pop()
        one, other = ours[at_left:left_end], theirs[at_right:right_end]
        found, cuts = _split(one, other)
        pairs += ((at_left + i, at_right + j) for i, j in found)
        parts += pairwise((at_left + i, at_right + j) for i, j in cuts)
    return sorted(pairs)


def _split(one: Sequence[int], other: Sequence[int]) -> tuple[list[Place], list[Place]]:
    """The pairs that can be told at once, and where parts that are left begin and end."""
    start = _alike(one, other)
    end = _alike(one[start:][::-1], other[start:][::-1])
    one_end, other_end = len(one) - end, len(other) - end
    pairs = [(n, n) for n in range(start)]
    pairs += ((one_end + n, other_end + n) for n in range(end))
    one, other = one[start:one_end], other[start:other_end]
    if _comparisons(one, other) <= MOST_COMPARISONS:
        pairs += ((start + i, start + j) for i, j in _few_pairs(one, other))
        return pairs, []
    cuts = _cuts(one, other) or [(len(one) // 2, len(other) // 2)]
    places = [(0, 0), *cuts, (len(one), len(other))]
    return pairs, [(start + i, start + j) for i, j in places]


def _alike(one: Sequence[int], other: Sequence[int]) -> int:
    """How many lines are equal from the first on."""
    same = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return sum(1 for _ in same)


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

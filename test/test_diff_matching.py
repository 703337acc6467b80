# SPDX-License-Identifier: Apache-2.0
"""Lines of large texts are matched as well as those of small ones, without trying all pairs."""

from __future__ import annotations

import difflib
from itertools import pairwise
from random import Random

import pytest
from drawing import examples
from hypothesis import given
from hypothesis import strategies as st

from winnow.diff import matching
from winnow.diff.matching import Place, matching_pairs
from winnow.diff.unified import compare

FEW = st.lists(st.sampled_from("abcd"), max_size=40)


def rising(pairs: list[Place]) -> bool:
    return all(i < k and j < m for (i, j), (k, m) in pairwise(pairs))


def mixed(lines: int, kinds: int) -> list[str]:
    """Many lines of few kinds, in no order."""
    random = Random(7)
    return [f"line {random.randrange(kinds)}" for _ in range(lines)]


@given(FEW, FEW, st.sampled_from([0, 10, matching.MOST_COMPARISONS]))
@examples(200)
def test_pairs_are_equal_lines_in_order(left: list[str], right: list[str], most: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(matching, "MOST_COMPARISONS", most)
        pairs = matching_pairs(left, right)
    assert rising(pairs)
    assert all(left[i] == right[j] for i, j in pairs)
    ends = next((n for n, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), None)
    same = min(len(left), len(right)) if ends is None else ends
    assert pairs[:same] == [(n, n) for n in range(same)]


@pytest.mark.parametrize("kinds", [2, 30, 5000])
def test_few_changes_leave_the_rest_together(kinds: int) -> None:
    left = mixed(30_000, kinds)
    right = list(left)
    random = Random(5)
    for at in sorted(random.sample(range(len(left)), 20), reverse=True):
        right[at : at + random.randrange(2)] = ["new"] * random.randrange(1, 4)
    pairs = matching_pairs(left, right)
    assert rising(pairs)
    assert len(pairs) > len(left) - 500


def test_a_block_that_moves_takes_no_others_with_it() -> None:
    left = mixed(20_000, 100)
    right = [*left[5000:], "once", *left[:5000]]
    assert len(matching_pairs(["once", *left], right)) >= 15_000


@pytest.mark.parametrize("right", [["b"] * 9000, ["a", "b"] * 4500, ["b", "a", "a"] * 4000])
def test_what_is_never_once_is_not_tried_pair_by_pair(
    right: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What difflib gets is little, each time and in all."""
    tried = []

    class Matcher(difflib.SequenceMatcher[int]):
        def __init__(self, isjunk: None, a: list[int], b: list[int], *, autojunk: bool) -> None:
            tried.append(sum(map(b.count, a)))
            super().__init__(isjunk, a, b, autojunk)

    monkeypatch.setattr(difflib, "SequenceMatcher", Matcher)
    pairs = matching_pairs(["x", *["a"] * 9000, "y"], right)
    assert rising(pairs)
    assert max(tried) <= matching.MOST_COMPARISONS
    assert sum(tried) <= 1000 * matching.MOST_COMPARISONS


def test_an_op_inserted_into_many_is_all_that_is_shown() -> None:
    """The ops differ in nothing but names."""
    lines = [f"  %{n + 1} = arith.addi %{n}, %{max(n - 7, 0)} : i32" for n in range(30_000)]
    place = 11_111
    new = f"  %new = arith.xori %{place}, %{place} : i32"
    moved = [line.replace("%", "%v") for line in lines]
    moved.insert(place, new.replace("%", "%v"))
    compared = compare("\n".join(lines), "\n".join(moved))
    shown = [line for line in compared.diff("a", "b", 0)[2:] if line[0] in "+-"]
    assert shown == [f"+{new}".replace("%new", "%vnew")]

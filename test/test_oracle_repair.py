# SPDX-License-Identifier: Apache-2.0
"""What a selection that repairs its rows must give: examples by hand, and every kind of input."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from drawing import examples
from hypothesis import assume, given
from hypothesis import strategies as st
from numpy.typing import NDArray
from oracle_graphs import bits, f32, filled, repair_inputs, small_graph

from winnow.oracle import Expected, Outputs, compare, evaluate, is_top_k
from winnow.oracle.repair import repaired
from winnow.oracle.selection import select
from winnow.pipeline import Pipeline

OUTPUTS = Outputs(1, "counters", "candidates", "thresholds", "ranges")
NAN_BITS = 0x7FC00000
Threshold = float | np.float32


def row_of(
    scores: Sequence[float] | NDArray[np.float32], threshold: Threshold, top_k: int, capacity: int
) -> Expected:
    """What becomes of a row with these scores."""
    values, keys = np.asarray(scores, np.float32), np.arange(len(scores), dtype=np.int32)
    own = np.float32(threshold)
    above, ties = select(values, keys, own)
    end = len(values)
    return repaired(Expected(OUTPUTS, 0, end, keys, values, own, above, ties, top_k, capacity))


def counts(row: Expected) -> tuple[int, int]:
    return len(row.above), len(row.ties)


@pytest.mark.parametrize(
    ("above", "threshold", "counters", "held"),
    [(7, 0.5, (7, 0), (4, 11)), (8, 0.5, (8, 0), (4, 12)), (9, 6.0, (3, 1), (3, 7))],
)
def test_just_under_at_and_over_capacity(
    above: int, threshold: float, counters: tuple[int, int], held: tuple[int, int]
) -> None:
    row = row_of([*range(1, above + 1), *[0] * (64 - above)], 0.5, top_k=4, capacity=8)
    assert row.threshold == threshold
    assert (counts(row), row.held, row.is_repaired) == (counters, held, above > 8)


@pytest.mark.parametrize("threshold", [1.0, 0.5, 2.0])
def test_all_scores_equal(threshold: float) -> None:
    row = row_of([1.0] * 300, threshold, top_k=128, capacity=127)
    assert row.threshold == 1
    assert (counts(row), row.held) == ((0, 300), (0, 128))
    assert not row.ties[:, 1].any()


def test_nans_count_above_every_number() -> None:
    nans = [math.nan, -math.nan] * 50
    row = row_of([*range(1, 101), *nans], 1e30, top_k=128, capacity=127)
    assert row.threshold == 73
    assert (counts(row), row.held) == ((27, 101), (27, 155))


@pytest.mark.parametrize(
    ("scores", "top_k", "threshold"),
    [
        ([3, 1, 2], 2, 2.0),
        ([3, 1, 2], 5, 1.0),
        ([3, 1, math.nan], 1, math.inf),
        ([3, 1, -math.nan], 1, math.inf),
        ([3, 1, math.nan], 2, 3.0),
        ([math.inf, math.nan, 1], 2, math.inf),
        ([5, -0.0, -1, -2], 2, 0.0),
        ([5, 0.0, -1, -2], 2, 0.0),
        ([-math.inf] * 3, 2, -math.inf),
        ([1e-45, -1e-45, 0], 1, 1e-45),
        ([-1e-45, -1, -3], 1, -1e-45),
    ],
)
def test_the_new_threshold_is_the_rank_th_largest_score(
    scores: list[float], top_k: int, threshold: float
) -> None:
    """A NaN threshold never fits, and neither does one that is above all but NaN."""
    row = row_of(scores, math.nan, top_k, capacity=8)
    assert row.is_repaired
    assert row.threshold.view(np.int32) == bits(threshold)


@pytest.mark.parametrize("threshold", [math.nan, math.inf, -math.inf, 1.0, -0.0])
def test_rows_without_keys_keep_any_threshold(threshold: float) -> None:
    own = np.float32(threshold)
    row = row_of([], own, top_k=3, capacity=2)
    assert row.threshold.view(np.int32) == own.view(np.int32)
    assert (counts(row), row.held, row.is_repaired) == ((0, 0), (3, 3), False)


@pytest.mark.parametrize("threshold", [-math.inf, -3.0, -1.0, -0.0])
def test_rows_that_fit_keep_their_thresholds(threshold: float) -> None:
    own = np.float32(threshold)
    row = row_of([0.0, -0.0, 7.0], own, top_k=3, capacity=3)
    assert row.threshold.view(np.int32) == own.view(np.int32)
    assert not row.is_repaired


def in_order(scores: NDArray[np.float32]) -> list[float]:
    """From the largest on, NaN first, by comparing one with another."""
    left = [math.inf if math.isnan(score) else float(score) for score in scores]
    ordered: list[float] = []
    while left:
        largest = left[0]
        for score in left:
            if score > largest:
                largest = score
        ordered += [largest] * left.count(largest)
        left = [score for score in left if score != largest]
    return ordered


floats = st.one_of(
    st.floats(width=32),
    st.sampled_from([0.0, -0.0, 1.0, -1.0, math.inf, -math.inf, math.nan, 1e-45, 3e38]),
)


@given(
    scores=st.lists(floats, max_size=24),
    threshold=floats,
    top_k=st.integers(1, 12),
    spare=st.integers(0, 4),
)
@examples(100)
def test_any_row(scores: list[float], threshold: float, top_k: int, spare: int) -> None:
    """Every row fits in the end, and a repaired one at the one threshold that is right."""
    capacity = max(1, top_k - 1) + spare
    row = row_of(scores, threshold, top_k, capacity)
    own = np.float32(threshold)
    ordered = in_order(row.scores)
    assert row.fits
    seen = [math.inf if math.isnan(score) else score for score in row.scores.tolist()]
    larger = [score for score in row.scores.tolist() if own < score]
    level = [score for score in row.scores.tolist() if not (own < score or score < own)]
    holds = len(larger) <= capacity and len(larger) + min(len(level), top_k) >= row.rank
    assert row.is_repaired == (row.rank > 0 and not (holds and own == own))
    if row.is_repaired:
        assert row.threshold == ordered[row.rank - 1]
        assert not np.signbit(row.threshold) or row.threshold != 0
        assert len(row.above) == sum(s > row.threshold for s in row.scores.tolist())
        assert len(row.above) + len(row.ties) == sum(s >= row.threshold for s in seen)
        assert len(row.above) < row.rank
    else:
        assert row.threshold.view(np.int32) == own.view(np.int32)
    if len(row.ties) <= top_k:
        assert is_top_k(best_keys(row), row)


def best_keys(row: Expected) -> NDArray[np.int32]:
    """The keys of the row's largest stored scores, as many as its rank."""
    pairs = np.concatenate([row.above, row.ties])
    stored = pairs[:, 1].copy().view(np.float32)
    order = np.argsort(np.where(np.isnan(stored), -np.inf, -stored), kind="stable")
    return pairs[order][: row.rank, 0]


@given(
    scores=st.lists(floats, min_size=1, max_size=24),
    thresholds=st.lists(floats, min_size=2, max_size=2),
    top_k=st.integers(1, 12),
)
@examples(100)
def test_any_threshold_gives_the_same_top_k(
    scores: list[float], thresholds: list[float], top_k: int
) -> None:
    rows = [row_of(scores, threshold, top_k, max(1, top_k - 1)) for threshold in thresholds]
    assume(all(len(row.ties) <= top_k for row in rows))
    first, second = (np.sort(row.scores[best_keys(row)]) for row in rows)
    np.testing.assert_array_equal(first, second)


def test_small_example() -> None:
    """Rows 1 and 2 have a key too few above or at their thresholds; rows 0 and 3 fit."""
    rows = evaluate(small_graph(repair=True), repair_inputs())
    assert [row.is_repaired for row in rows] == [False, True, True, False]
    assert [row.threshold for row in rows] == [1, 0, 0, -8]
    assert rows[1].above.tolist() == [[2, bits(1.0)]]
    assert rows[1].ties.tolist() == [[0, 0], [1, 0]]
    assert rows[2].above.tolist() == [[0, bits(14.0)]]
    assert rows[2].ties.tolist() == [[1, 0]]
    assert [row.held for row in rows] == [(1, 4), (0, 3), (1, 3), (2, 4)]
    assert rows[0].outputs == Outputs(4, "counters", "candidates", "thresholds", "ranges")


def test_keys_on_absent_pages_do_not_count() -> None:
    """Each row has an end of 4, but two keys or none: as many, at the most, make up its rank."""
    inputs = repair_inputs(
        table=np.array([[7, 0], [-1, 3]], np.int32), thresholds=f32([3, 6, math.nan, math.inf])
    )
    rows = evaluate(small_graph(top_k=3, repair=True), inputs)
    assert [row.rank for row in rows] == [2, 1, 0, 0]
    assert [row.is_repaired for row in rows] == [True, True, False, False]
    np.testing.assert_array_equal([row.threshold for row in rows], f32([0, 1, math.nan, math.inf]))


def test_fusing_a_selection_keeps_its_meaning() -> None:
    module = small_graph(repair=True)
    before = evaluate(module, repair_inputs())
    Pipeline.parse("builtin.module(fuse-scores)").run(module)
    assert "winnow.fused_select" in str(module)
    for fused, row in zip(evaluate(module, repair_inputs()), before, strict=True):
        assert (fused.threshold, fused.held) == (row.threshold, row.held)
        assert np.array_equal(fused.above, row.above)


def test_rows_that_ranges_lack_are_no_part_of_the_selection() -> None:
    inputs = repair_inputs(ranges=np.full((2, 3), -9, np.int32))
    rows = evaluate(small_graph(repair=True), inputs)
    assert [row.row for row in rows] == [0, 1, 2]
    after = filled(rows, inputs)
    assert compare(rows, inputs, after) == []
    after["thresholds"][3] = 5
    messages = [str(mismatch) for mismatch in compare(rows, inputs, after)]
    assert messages == ["thresholds: 1 entries were written: (3,)"]


def test_rows_past_the_selection_have_no_ranges() -> None:
    inputs = repair_inputs(ranges=np.full((2, 6), -9, np.int32))
    rows = evaluate(small_graph(repair=True), inputs)
    after = filled(rows, inputs)
    assert compare(rows, inputs, after) == []
    after["ranges"][1, 4:] = 2
    messages = [str(mismatch) for mismatch in compare(rows, inputs, after)]
    assert messages == ["ranges: 2 entries were written: (1, 4), (1, 5)"]


def compared(name: str, index: Any, value: Any, **inputs: Any) -> list[str]:
    """What is wrong with a right result but for one change."""
    before = repair_inputs(**inputs)
    rows = evaluate(small_graph(repair=True), before)
    after = filled(rows, before)
    assert compare(rows, before, after) == []
    after[name][index] = value
    return [str(mismatch) for mismatch in compare(rows, before, after)]


@pytest.mark.parametrize("slot", [0, 4])
def test_slots_outside_the_range_may_hold_anything(slot: int) -> None:
    assert compared("candidates", (0, slot), 5) == []


def test_any_ties_may_be_stored_where_there_are_too_many() -> None:
    """Row 0 scores 0 for all of its keys, of which there are slots for two."""
    queries = repair_inputs()["query"] * 0
    assert compared("candidates", (0, 1), [0, 0], query=queries) == []
    (message,) = compared("candidates", (0, 1), [9, 0], query=queries)
    assert message.endswith("1 are not among those expected: (key 9, bits 0x00000000)")


@pytest.mark.parametrize(
    ("name", "index", "value", "message"),
    [
        ("counters", (1, 1), 3, "counters, row 1: expected (1, 2), found (1, 3)"),
        (
            "thresholds",
            1,
            -0.0,
            "thresholds, row 1: expected 0.0 (0x00000000), found -0.0 (0x80000000)",
        ),
        (
            "thresholds",
            0,
            0.5,
            "thresholds, row 0: expected 1.0 (0x3f800000), found 0.5 (0x3f000000)",
        ),
        ("ranges", (0, 3), 1, "ranges, row 3: expected (2, 4), found (1, 4)"),
        ("ranges", (1, 1), -9, "ranges, row 1: expected (0, 3), found (0, -9)"),
        ("arrivals", 1, 1, "arrivals: 1 entries were written: (1,)"),
        ("arrivals", 2, 0, "arrivals: 1 entries were written: (2,)"),
        ("row_ends", 2, 0, "row_ends: 1 entries were written: (2,)"),
        (
            "candidates",
            (1, 2),
            [1, bits(1.0)],
            "candidates, row 1: of the pairs above the threshold, "
            "1 are not among those expected: (key 1, bits 0x3f800000); "
            "1 are missing: (key 2, bits 0x3f800000)",
        ),
    ],
)
def test_wrong_results(name: str, index: Any, value: Any, message: str) -> None:
    assert compared(name, index, value) == [message]


def test_the_bits_of_a_nan_threshold_stay() -> None:
    odd = np.array([0x7FC00001, 0, 0, 0], np.uint32).view(np.float32)
    inputs = {"thresholds": odd, "row_ends": np.array([0, 3, 4, 9], np.int32)}
    assert len(compared("thresholds", 0, np.float32(math.nan), **inputs)) == 1

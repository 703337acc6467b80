# SPDX-License-Identifier: Apache-2.0
"""The meaning of stored scores and of sampled keys, by hand, and the comparison of stored ones."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from numpy.typing import NDArray
from oracle_graphs import bits, small_graph, small_inputs, small_store, store_inputs
from torch_mlir import ir

from winnow.oracle import StoredRow, compare, evaluate, evaluate_stores
from winnow.pipeline import Pipeline

INF = math.inf
WHOLE = [[1, 2, 3, 0], [0, 0, 1, 5], [14, 0, -INF, -INF], [-7, 0, -INF, -INF]]
"""All scores: request 1 lacks its second page."""


def i32(values: Sequence[int]) -> NDArray[np.int32]:
    return np.array(values, np.int32)


def stored(module: ir.Module, **inputs: Any) -> list[list[float]]:
    return [row.scores.tolist() for row in evaluate_stores(module, store_inputs(**inputs))]


def test_scores_end_at_the_lengths_of_groups_and_at_the_output() -> None:
    rows = evaluate_stores(small_store(), store_inputs())
    assert [row.row for row in rows] == [0, 1, 2, 3]
    assert [row.scores.tolist() for row in rows] == [
        [1, 2, 3],
        [0, 0, 1],
        [14, 0, -INF, -INF, -INF],
        [-7, 0, -INF, -INF, -INF],
    ]
    assert not np.signbit(rows[3].scores[1])
    assert {row.scores.dtype for row in rows} == {np.dtype(np.float32)}


def test_groups_of_other_sizes_than_requests_have() -> None:
    each = stored(small_store(group_rows=1), lengths=i32([4, 0, 1, -3]))
    assert each == [WHOLE[0], [], [14], []]
    assert stored(small_store(group_rows=3), lengths=i32([1, 2])) == [[1], [0], [14], [-7, 0]]


def test_groups_without_a_length_have_no_scores() -> None:
    assert stored(small_store(), lengths=i32([2])) == [[1, 2], [0, 0], [], []]


def test_rows_without_a_request_have_no_keys() -> None:
    found = stored(small_store(), lengths=i32([2, 2]), requests=i32([7]))
    assert found == [[-INF, -INF]] * 4


def test_chosen_rows_only() -> None:
    rows = evaluate_stores(small_store(), store_inputs(), rows=[3, 0])
    assert [row.row for row in rows] == [0, 3]
    assert rows[0].scores.tolist() == [1, 2, 3]


@pytest.mark.parametrize("name", ["query", "output"])
def test_rows_that_a_buffer_lacks_are_no_part_of_the_store(name: str) -> None:
    inputs = store_inputs()
    inputs[name] = inputs[name][:3]
    rows = evaluate_stores(small_store(), inputs)
    assert [row.row for row in rows] == [0, 1, 2]
    after = left(rows, inputs)
    assert compare(rows, inputs, after) == []
    if name == "query":
        after["output"][3, 1] = 1
        message = "output: 1 entries were written: (3, 1)"
        assert [str(mismatch) for mismatch in compare(rows, inputs, after)] == [message]


def test_arithmetic_on_scores() -> None:
    module = small_store(lambda g, s: abs(s - 2) * 3)
    expected = [[3, 0, 3], [6, 6, 3], [36, 6, *[-INF] * 3], [27, 6, *[-INF] * 3]]
    assert stored(module) == expected
    Pipeline.parse("fuse-scores").run(module)
    assert "winnow.fused_store_scores" in str(module)
    assert stored(module) == expected


def test_each_use_has_its_own_evaluation() -> None:
    assert evaluate(small_store(), store_inputs()) == []
    assert evaluate_stores(small_graph(), small_inputs()) == []


POSITIONS = i32([3, 0, 0, -1, 2])
SAMPLED = [[0, 1, 1, -INF, 3], [5, 0, 0, -INF, 1], [-INF, 14, 14, -INF, -INF]]
"""Row by row, the scores at these positions."""


def test_samples_are_keys_at_positions() -> None:
    found = stored(small_store(sampled=True), lengths=i32([9, 9]), positions=POSITIONS)
    assert found[:3] == SAMPLED


@pytest.mark.parametrize("position", [4, 5, 2**31 - 1, -(2**31)])
def test_positions_past_the_table_are_absent(position: int) -> None:
    module = small_store(sampled=True)
    assert stored(module, positions=i32([1, position, 2]))[0] == [2, -INF, 3]


def test_samples_without_a_position_are_absent() -> None:
    found = stored(small_store(sampled=True), lengths=i32([4, 4]), positions=POSITIONS[:2])
    assert found[0] == [0, 1, -INF, -INF]


def test_more_positions_than_samples() -> None:
    found = stored(small_store(sampled=True), lengths=i32([2, 2]), positions=POSITIONS)
    assert found[0] == [0, 1]


def test_a_selection_over_samples() -> None:
    """Keys are the numbers of samples, and absent ones are not seen."""
    inputs = small_inputs(positions=POSITIONS, max_context=5, row_ends=i32([5, 4, 5, 0]))
    rows = evaluate(small_graph(sampled=True), inputs)
    assert [row.keys.tolist() for row in rows] == [[0, 1, 2, 4], [0, 1, 2], [1, 2], []]
    assert rows[0].scores.tolist() == [0, 1, 1, 3]
    assert rows[0].above.tolist() == [[4, bits(3.0)]]
    assert rows[0].ties.tolist() == [[1, 0], [2, 0]]


def left(rows: Sequence[StoredRow], inputs: dict[str, Any]) -> dict[str, NDArray[Any]]:
    """What a kernel must leave."""
    after = {name: value.copy() for name, value in inputs.items()}
    for row in rows:
        after[row.outputs.scores][row.row, : len(row.scores)] = row.scores
    return after


def compared(change: Any = lambda output: None, **inputs: Any) -> list[str]:
    before = store_inputs(**inputs)
    rows = evaluate_stores(small_store(), before)
    after = left(rows, before)
    change(after["output"])
    return [str(mismatch) for mismatch in compare(rows, before, after)]


def put(row: int, key: int | slice, value: float) -> Any:
    def change(output: NDArray[np.float32]) -> None:
        output[row, key] = value

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            put(0, 1, 2.5),
            "output, row 0: 1 of 3 scores are wrong, the first of key 1: "
            "expected 2.0 (0x40000000), found 2.5 (0x40200000)",
        ),
        (
            put(1, slice(0, 2), -0.0),
            "output, row 1: 2 of 3 scores are wrong, the first of key 0: "
            "expected 0.0 (0x00000000), found -0.0 (0x80000000)",
        ),
        (
            put(2, 4, -9),
            "output, row 2: 1 of 5 scores are wrong, the first of key 4: "
            "expected -inf (0xff800000), found -9.0 (0xc1100000)",
        ),
        (
            put(0, 0, math.nan),
            "output, row 0: 1 of 3 scores are wrong, the first of key 0: "
            "expected 1.0 (0x3f800000), found nan (0x7fc00000)",
        ),
        (put(0, 3, -INF), "output, row 0: 1 entries from 3 on were written: 3"),
        (put(1, slice(3, 5), 7), "output, row 1: 2 entries from 3 on were written: 3, 4"),
    ],
)
def test_wrong_results(change: Any, message: str) -> None:
    assert compared(change) == [message]


def test_right_results() -> None:
    assert compared() == []


def test_long_lists_are_cut_short() -> None:
    many = {"lengths": i32([0, 0]), "output": np.zeros((4, 9), np.float32)}
    message = "output, row 3: 9 entries from 0 on were written: 0, 1, 2, 3, ..."
    assert compared(put(3, slice(None), 1), **many) == [message]


def test_any_nan_stands_for_another_but_not_for_what_was_there() -> None:
    """Bits past the end have to stay, be they those of a NaN."""
    nan = np.array([0x7FC00001], np.uint32).view(np.float32)[0]
    query = np.array([[math.nan, 0], [0, 1], [1, 1], [-1, 0]], ml_dtypes.bfloat16)
    poisoned = {"query": query, "output": np.full((4, 5), nan)}
    assert compared(put(0, 0, nan), **poisoned) == []
    assert compared(put(0, 4, nan), **poisoned) == []
    assert compared(put(0, 4, math.nan), **poisoned) == [
        "output, row 0: 1 entries from 3 on were written: 4"
    ]
    poisoned["output"] = np.full((4, 5), -9, np.float32)
    (problem,) = compared(put(0, 1, -9), **poisoned)
    assert "row 0: 1 of 3 scores are wrong, the first of key 1: expected nan (0x" in problem

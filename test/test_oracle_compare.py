# SPDX-License-Identifier: Apache-2.0
"""What the oracle finds wrong with what a kernel could make of an op graph."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from oracle_graphs import bits, f32, filled, small_graph, small_inputs

from winnow.oracle import Mismatch, compare, evaluate


def compared(change: Any = None, **inputs: Any) -> list[Mismatch]:
    before = small_inputs(**inputs)
    rows = evaluate(small_graph(), before)
    after = filled(rows, before)
    if change:
        change(after)
    return compare(rows, before, after)


def test_right_results_in_any_order() -> None:
    assert compared() == []
    assert compared(thresholds=f32([0, 0, 0, -9])) == []


def swap(after: dict[str, NDArray[Any]]) -> None:
    after["candidates"][0, [2, 3]] = after["candidates"][0, [3, 2]]


def test_slots_in_another_order() -> None:
    assert compared(swap) == []


def test_more_pairs_than_slots() -> None:
    """Any of them may be stored, each once."""
    many = {
        "thresholds": f32([-1, 0.5, 14, -8]),
        "candidates": np.full((4, 3, 2), -9, np.int32),
    }

    def another(after: dict[str, NDArray[Any]]) -> None:
        after["candidates"][0, 2] = 0, bits(1.0)

    def foreign(after: dict[str, NDArray[Any]]) -> None:
        after["candidates"][0, 2] = 0, bits(1.5)

    assert compared(**many) == []
    assert compared(another, **many) == []
    assert [str(mismatch) for mismatch in compared(foreign, **many)] == [
        "candidates, row 0: of the pairs above the threshold, 1 are not among those expected: "
        "(key 0, bits 0x3fc00000)"
    ]


def put(name: str, index: Any, value: Any) -> Any:
    def change(after: dict[str, NDArray[Any]]) -> None:
        after[name][index] = value

    return change


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("counters", (0, 0), 3), "counters, row 0: expected (2, 1), found (3, 1)"),
        (
            put("candidates", (0, 3), [1, 0]),
            "candidates, row 0: of the pairs above the threshold, "
            "1 are not among those expected: (key 1, bits 0x00000000); "
            "1 are missing: (key 1, bits 0x3f800000)",
        ),
        (
            put("candidates", (0, 3), [2, bits(3.0)]),
            "candidates, row 0: of the pairs above the threshold, "
            "1 are stored more than once: (key 2, bits 0x40400000); "
            "1 are missing: (key 1, bits 0x3f800000)",
        ),
        (
            put("candidates", (0, 1), [-1, 0]),
            "candidates, row 0: of the pairs tied with it, "
            "1 are not among those expected: (key -1, bits 0x00000000); "
            "1 are missing: (key 0, bits 0x00000000)",
        ),
        (
            put("candidates", (0, 4), [-9, 7]),
            "candidates, row 0: 1 slots outside [1, 4) were written: 4",
        ),
        (
            put("thresholds", slice(None), 5.0),
            "thresholds: 4 entries were written: (0,), (1,), (2,), (3,)",
        ),
        (put("cache", (1, 1, 0), 2.0), "cache: 1 entries were written: (1, 1, 0)"),
    ],
)
def test_wrong_results(change: Any, message: str) -> None:
    assert [str(mismatch) for mismatch in compared(change)] == [message]


def test_zeros_of_either_sign_differ_as_bits() -> None:
    inputs = {"thresholds": f32([0.0, 1, 1, 1])}
    change = put("thresholds", 0, -0.0)
    assert [mismatch.buffer for mismatch in compared(change, **inputs)] == ["thresholds"]

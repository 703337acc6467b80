# SPDX-License-Identifier: Apache-2.0
"""The NumPy meaning of op graphs, against examples worked out by hand."""

from __future__ import annotations

import math
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import torch
from drawing import examples
from hypothesis import given
from hypothesis import strategies as st
from oracle_graphs import bits, f32, filled, small_graph, small_inputs
from torch_mlir import ir

from winnow.oracle import (
    Expected,
    Outputs,
    compare,
    elementwise,
    evaluate,
    is_top_k,
    to_array,
    top_scores,
)
from winnow.oracle.selection import select
from winnow.pipeline import Pipeline

NAN_BITS = 0x7FC00000


def test_small_example() -> None:
    first, second, third, fourth = evaluate(small_graph(), small_inputs())
    assert first.scores.tolist() == [1, 2, 3, 0]
    assert first.above.tolist() == [[1, bits(1.0)], [2, bits(3.0)]]
    assert first.ties.tolist() == [[0, 0]]
    assert second.keys.tolist() == [0, 1, 2]
    assert second.above.tolist() == [[2, bits(0.5)]]
    assert third.keys.tolist() == [0, 1]
    assert third.above.tolist() == []
    assert third.ties.tolist() == [[0, 0]]
    assert fourth.end == 4
    assert fourth.above.tolist() == [[0, bits(-7.0)], [1, bits(0.0)]]
    assert [row.rank for row in (first, second, third, fourth)] == [2, 2, 2, 2]
    assert [row.fits for row in (first, second, third, fourth)] == [True, False, False, True]


def test_chosen_rows_only() -> None:
    everything = evaluate(small_graph(), small_inputs())
    chosen = evaluate(small_graph(), small_inputs(), rows=[3, 1])
    assert [row.row for row in chosen] == [1, 3]
    for row in chosen:
        assert row.above.tolist() == everything[row.row].above.tolist()


def test_rows_without_keys_read_no_table() -> None:
    inputs = small_inputs(
        row_ends=np.array([0, -5, 4, 4], np.int32), requests=np.array([-1, 2], np.int32)
    )
    for row in evaluate(small_graph(), inputs):
        assert (row.keys.size, row.above.size, row.ties.size, row.rank) == (0, 0, 0, 0)
        assert row.fits


def test_keys_past_the_end_of_the_table_are_not_seen() -> None:
    rows = evaluate(small_graph(), small_inputs(table=np.array([[2], [1]], np.int32)))
    assert [row.keys.tolist() for row in rows] == [[0, 1]] * 4


def test_rows_without_a_request_see_nothing() -> None:
    rows = evaluate(small_graph(), small_inputs(requests=np.array([0], np.int32)))
    assert [len(row.keys) for row in rows] == [4, 3, 0, 0]


@pytest.mark.parametrize("name", ["query", "row_ends", "thresholds", "counters", "candidates"])
def test_rows_that_a_buffer_lacks_are_no_part_of_the_selection(name: str) -> None:
    inputs = small_inputs()
    inputs[name] = inputs[name][:3]
    rows = evaluate(small_graph(), inputs)
    assert [row.row for row in rows] == [0, 1, 2]
    after = filled(rows, inputs)
    assert compare(rows, inputs, after) == []
    if name != "counters":
        after["counters"][3, 1] = 1
        message = "counters: 1 entries were written: (3, 1)"
        assert [str(mismatch) for mismatch in compare(rows, inputs, after)] == [message]


def test_no_context() -> None:
    for row in evaluate(small_graph(), small_inputs(max_context=-1)):
        assert (row.end, row.keys.size, row.above.size, row.ties.size) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("make_scores", "scores"),
    [
        (lambda g, s: s * 2 + 1, [3, 5, 7, 1]),
        (lambda g, s: 1 - s / 2, [0.5, 0, -0.5, 1]),
        (lambda g, s: -s, [-1, -2, -3, -0.0]),
        (lambda g, s: abs(s - 2), [1, 0, 1, 2]),
        (lambda g, s: (s - 2).maximum(-0.0), [-0.0, 0.0, 1, -0.0]),
        (lambda g, s: (2 - s).minimum(0.0), [0.0, 0.0, -1, 0.0]),
        (lambda g, s: s.exp(), [math.e, math.e**2, math.e**3, 1]),
        (lambda g, s: s.log(), [0, math.log(2), math.log(3), -math.inf]),
        (lambda g, s: (s + s * s).sqrt(), [math.sqrt(2), math.sqrt(6), math.sqrt(12), 0]),
        (lambda g, s: 1 / s, [1, 0.5, 1 / 3, math.inf]),
        (lambda g, s: g.elementwise("math.rsqrt", s), [1, 0.5**0.5, 3**-0.5, math.inf]),
        (lambda g, s: g.elementwise("arith.maxnumf", s / s, s), [1, 2, 3, 0]),
        (lambda g, s: g.elementwise("arith.minnumf", s / s, s), [1, 1, 1, 0]),
        (lambda g, s: (s / s).maximum(s), [1, 2, 3, math.nan]),
        (lambda g, s: g.elementwise("math.floor", s / 2), [0, 1, 1, 0]),
        (lambda g, s: g.elementwise("math.ceil", s / 2), [1, 1, 2, 0]),
        (lambda g, s: s * g.scalar("scale", "f32"), [0.5, 1, 1.5, 0]),
    ],
)
def test_arithmetic_on_scores(make_scores: Any, scores: list[float]) -> None:
    row = evaluate(small_graph(make_scores), small_inputs(scale=0.5), rows=[0])[0]
    np.testing.assert_array_equal(row.scores, f32(scores))
    numbers = ~np.isnan(row.scores)
    np.testing.assert_array_equal(np.signbit(row.scores)[numbers], np.signbit(scores)[numbers])


@pytest.mark.parametrize(
    ("predicate", "holds"),
    [
        ("oeq", [0, 1, 0, 0]),
        ("olt", [1, 0, 0, 0]),
        ("ole", [1, 1, 0, 0]),
        ("ogt", [0, 0, 1, 0]),
        ("oge", [0, 1, 1, 0]),
        ("one", [1, 0, 1, 0]),
        ("ord", [1, 1, 1, 0]),
        ("ueq", [0, 1, 0, 1]),
        ("ult", [1, 0, 0, 1]),
        ("uge", [0, 1, 1, 1]),
        ("une", [1, 0, 1, 1]),
        ("uno", [0, 0, 0, 1]),
        ("true", [1, 1, 1, 1]),
        ("false", [0, 0, 0, 0]),
    ],
)
def test_comparisons_of_scores(predicate: str, holds: list[int], context: ir.Context) -> None:
    module = ir.Module.parse(
        f"""func.func @compare(%a: tensor<4xf32>, %b: tensor<4xf32>) {{
          %c = arith.cmpf {predicate}, %a, %b : tensor<4xf32>
          return
        }}""",
        context,
    )
    compare_op = module.body.operations[0].regions[0].blocks[0].operations[0].operation
    left, right = f32([1, 2, 3, math.nan]), np.full(4, 2, np.float32)
    assert elementwise.apply(compare_op, [left, right]).tolist() == [bool(held) for held in holds]


def test_scores_are_rounded_once() -> None:
    inputs = small_inputs(
        query=np.array([[1, 1]] * 4, ml_dtypes.bfloat16),
        cache=np.array([[[1, 2**-12], [2**24, 1]]] * 3, ml_dtypes.bfloat16),
    )
    row = evaluate(small_graph(), inputs, rows=[0])[0]
    assert row.scores.view(np.int32).tolist()[:2] == [0x3F800800, bits(2.0**24)]


def test_sums_start_at_positive_zero() -> None:
    inputs = small_inputs(query=np.array([[-0.0, -0.0]] * 4, ml_dtypes.bfloat16))
    row = evaluate(small_graph(), inputs, rows=[0])[0]
    assert row.scores.view(np.int32).tolist() == [0, 0, 0, 0]


def test_fusing_a_selection_keeps_its_meaning() -> None:
    module = small_graph(lambda g, s: abs(s - 2) * 3)
    before = evaluate(module, small_inputs())
    Pipeline.parse("builtin.module(fuse-scores)").run(module)
    assert "winnow.fused_select" in str(module)
    after = evaluate(module, small_inputs())
    for fused, row in zip(after, before, strict=True):
        assert np.array_equal(fused.above, row.above)
        assert np.array_equal(fused.ties, row.ties)


def test_modules_of_other_than_one_function(context: ir.Context) -> None:
    with pytest.raises(ValueError, match="module must hold one function, but holds 0 operations"):
        evaluate(ir.Module.parse("module {}", context), {})


def test_ops_without_a_meaning_here() -> None:
    module = small_graph(lambda g, s: g.elementwise("math.tanh", s))
    with pytest.raises(ValueError, match=r"no meaning is known for math.tanh on scores"):
        evaluate(module, small_inputs())


def test_missing_inputs() -> None:
    inputs = small_inputs()
    del inputs["table"], inputs["max_context"]
    with pytest.raises(ValueError, match="every argument, but lack table, max_context"):
        evaluate(small_graph(), inputs)


@pytest.mark.parametrize(
    ("threshold", "score", "place", "stored"),
    [
        (1.0, 0.5, "below", None),
        (1.0, 1.0, "ties", bits(0.0)),
        (1.0, 2.0, "above", bits(1.0)),
        (1.0, 2.0000002, "above", bits(2.0000002)),
        (1.0, math.inf, "above", bits(math.inf)),
        (1.0, math.nan, "ties", NAN_BITS),
        (1.0, -math.nan, "ties", NAN_BITS),
        (-1.0, -1.0, "ties", bits(-1.0)),
        (-1.0, 0.0, "above", bits(0.0)),
        (0.0, -0.0, "ties", bits(-0.0)),
        (-0.0, 0.0, "ties", bits(0.0)),
        (0.0, 3.0, "above", bits(3.0)),
        (3e38, 3.25e38, "above", bits(float(np.float32(3.25e38) - np.float32(3e38)))),
        (3e38, math.inf, "above", bits(math.inf)),
        (1e-45, 3e-45, "above", bits(1e-45)),
        (math.inf, math.inf, "ties", bits(math.inf)),
        (math.inf, 3e38, "below", None),
        (-math.inf, -math.inf, "ties", bits(-math.inf)),
        (-math.inf, -1.0, "above", bits(-1.0)),
        (math.nan, 7.0, "ties", bits(7.0)),
        (math.nan, math.nan, "ties", NAN_BITS),
    ],
)
def test_stored_scores(threshold: float, score: float, place: str, stored: int | None) -> None:
    found = select(f32([score]), np.array([5], np.int32), np.float32(threshold))
    pairs = dict(zip(("above", "ties"), found, strict=True))
    pairs_there = {name: pair.tolist() for name, pair in pairs.items() if len(pair)}
    assert pairs_there == ({} if place == "below" else {place: [[5, stored]]})


@given(
    st.lists(st.floats(width=32, allow_nan=False), min_size=2),
    st.floats(width=32, allow_nan=False),
)
@examples(100)
def test_stored_scores_keep_the_order(scores: list[float], threshold: float) -> None:
    values = f32(scores)
    keys = np.arange(len(values), dtype=np.int32)
    pairs = np.concatenate(select(values, keys, np.float32(threshold)))
    seen, stored = values[pairs[:, 0]], pairs[:, 1].copy().view(np.float32)
    assert np.array_equal(seen[:, None] < seen, stored[:, None] < stored)
    assert np.array_equal(seen[:, None] == seen, stored[:, None] == stored)


def row_of(scores: list[float]) -> Expected:
    values, keys = f32(scores), np.arange(len(scores), dtype=np.int32)
    threshold, outputs = np.float32(0), Outputs(1, "counters", "candidates")
    above, ties = select(values, keys, threshold)
    return Expected(outputs, 0, len(scores), keys, values, threshold, above, ties, 2, 3)


def test_top_scores() -> None:
    scores = f32([1, -math.nan, 3, math.inf, -2, math.nan])
    np.testing.assert_array_equal(top_scores(scores, 4), f32([math.nan] * 2 + [math.inf, 3]))
    np.testing.assert_array_equal(top_scores(scores[:1], 4), f32([1]))


@pytest.mark.parametrize(
    ("keys", "holds"),
    [
        ([2, 0], True),
        ([0, 3], True),
        ([2, 3], False),
        ([0, 0], False),
        ([0, 1], False),
        ([0, 9], False),
        ([0, -1], False),
        ([0, 2, 3, 1, -1], True),
        ([0, 2, -1, 3, 1], False),
        ([0, 2, 3, -1, -1], False),
        ([0, 2, 3, 1, 1], False),
    ],
)
def test_top_k_of_a_row(keys: list[int], holds: bool) -> None:
    assert is_top_k(np.array(keys), row_of([5, -1, 0.0, -0.0])) is holds


def test_tensors_become_arrays_of_the_same_bits() -> None:
    integers = torch.arange(6, dtype=torch.int32).reshape(2, 3)
    np.testing.assert_array_equal(to_array(integers.T), np.arange(6).reshape(2, 3).T)
    special = torch.tensor([1.5, -0.0, math.inf, math.nan], dtype=torch.bfloat16)
    array = to_array(special)
    assert array.dtype == ml_dtypes.bfloat16
    assert array.view(np.int16).tolist() == special.view(torch.int16).tolist()


def test_copies_do_not_share_memory() -> None:
    tensor = torch.zeros(3)
    array = to_array(tensor)
    tensor += 1
    assert array.tolist() == [0, 0, 0]

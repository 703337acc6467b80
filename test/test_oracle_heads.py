# SPDX-License-Identifier: Apache-2.0
"""The meaning of scores of several heads, and of rows, keys and scores' numbers, by hand."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import torch
from head_graphs import (
    TINY,
    Formula,
    biased,
    largest,
    lightning,
    selection,
    store,
    summed,
    weighed,
    with_bytes,
    with_positions,
)
from numpy.typing import NDArray
from oracle_graphs import bits, filled, small_inputs
from torch_mlir import ir

from winnow.oracle import compare, evaluate, evaluate_stores, to_array
from winnow.pipeline import Pipeline

INF = math.inf
HEADS = [[[1, 0], [0, 1]], [[-1, 0], [1, 1]], [[1, 1], [0, 0]], [[0, -1], [2, 0]]]
"""Products of both heads, row by row: request 1 lacks its second page."""
PRODUCTS = [
    ([1, 2, 3, 0], [0, 0, 1, 5]),
    ([-1, -2, -3, 0], [1, 2, 4, 5]),
    ([14, 0], [0, 0]),
    ([-7, 0], [14, 0]),
]
SUMS: list[list[float]] = [[1, 2, 4, 5], [0, 0, 1, 5], [14, 0, -INF, -INF], [7, 0, -INF, -INF]]
LARGEST: list[list[float]] = [[1, 2, 3, 5], [1, 2, 4, 5], [14, 0, -INF, -INF], [14, 0, -INF, -INF]]
BIAS: list[list[float]] = [[0, 1, -INF, 2], [1, 1, 1, 1], [-3, 0, 0, 0], [0.5, -0.5, 0, 0]]
BIASED: list[list[float]] = [
    [1, 3, -INF, 7],
    [2, 3, 5, 6],
    [11, 0, -INF, -INF],
    [14.5, -0.5, -INF, -INF],
]


def f32(values: Any) -> NDArray[np.float32]:
    return np.array(values, np.float32)


def inputs_of(element: Any = ml_dtypes.bfloat16, **changes: Any) -> dict[str, Any]:
    """The keys of ``small_inputs``, queries of two heads, and what else there may be."""
    cache = small_inputs()["cache"].astype(element)
    inputs = small_inputs(
        query=np.array(HEADS, element),
        cache=cache,
        weights=f32([[2, -1], [3, 1], [-1, -1], [0.5, 2]]),
        factors=f32([10, 20, 30, 40]),
        scales=f32([[[0.5], [2]], [[1], [4]], [[3], [1]]]),
        bias=f32(BIAS),
        lengths=np.array([4, 4], np.int32),
        stored=np.full((4, 4), -9, np.float32),
    )
    return inputs | changes


def i32(values: Sequence[int]) -> NDArray[np.int32]:
    return np.array(values, np.int32)


def stored(module: ir.Module, **changes: Any) -> list[list[float]]:
    return [row.scores.tolist() for row in evaluate_stores(module, inputs_of(**changes))]


def tiny(formula: Formula, **options: Any) -> ir.Module:
    return store(formula, TINY, **options)


def test_products_are_as_they_are_said_to_be() -> None:
    keys = {0: [[1, 0], [2, 0], [3, 1], [0, 5]], 1: [[7, 7], [0, 0]]}
    for row, heads in enumerate(PRODUCTS):
        assert (np.array(HEADS[row]) @ np.array(keys[row // 2]).T).tolist() == list(heads)


def test_heads_are_summed_or_the_largest_taken() -> None:
    assert stored(tiny(summed)) == SUMS
    assert stored(tiny(largest)) == LARGEST


def test_fusing_keeps_the_meaning() -> None:
    module = tiny(lightning)
    before = stored(module)
    Pipeline.parse("fuse-scores").run(module)
    assert "winnow.fused_store_scores" in str(module)
    assert stored(module) == before


def test_a_weight_of_each_row_and_head() -> None:
    found = stored(tiny(weighed))
    assert found == [[2, 4, 5, -5], [1, 2, 4, 5], [-14, 0, -INF, -INF], [28, 0, -INF, -INF]]


def test_a_sum_of_negative_zeros_is_one() -> None:
    row = evaluate_stores(tiny(weighed), inputs_of(), rows=[2])[0]
    assert row.scores.view(np.int32)[1] == bits(-0.0)
    weights = f32([[1, 1], [1, 1], [1, -1], [1, 1]])
    row = evaluate_stores(tiny(weighed), inputs_of(weights=weights), rows=[2])[0]
    assert row.scores.view(np.int32)[1] == bits(0.0)


def test_of_zeros_the_positive_one_is_the_largest() -> None:
    def products(x: Any) -> Any:
        return x.g.max_heads(x.products().relu() * x.weights())

    for weights, zero in (([-1, 1], 0.0), ([1, -1], 0.0), ([-1, -1], -0.0)):
        row = evaluate_stores(tiny(products), inputs_of(weights=f32([weights] * 4)), rows=[3])[0]
        assert row.scores.view(np.int32)[1] == bits(zero)


def test_sums_over_heads_are_rounded_once() -> None:
    query = np.zeros((4, 2, 2), np.float32)
    query[0] = [[2**24, 0], [1, 0]]
    cache = np.array([[[3, 1], [0, 5]], [[7, 7], [0, 0]], [[1, 0], [0, 0]]], ml_dtypes.bfloat16)
    weights = f32([[1, 1.5]] * 4)
    changes = {"query": query.astype(ml_dtypes.bfloat16), "cache": cache, "weights": weights}
    assert stored(tiny(weighed), **changes)[0][0] == 2.0**24 + 2


def test_a_nan_of_any_head_makes_one_of_the_result() -> None:
    query = np.array(HEADS, np.float32)
    query[1, 0, 0] = math.nan
    for formula in (summed, largest, weighed):
        found = stored(tiny(formula), query=query.astype(ml_dtypes.bfloat16))
        assert np.isnan(found[1]).all()
        assert not np.isnan(found[0]).any()


def test_a_number_of_each_row() -> None:
    expected = [[11, 12, 14, 15], [20, 20, 21, 25], [44, 30, -INF, -INF], [47, 40, -INF, -INF]]
    assert stored(tiny(lambda x: summed(x) + x.factors())) == expected
    each = tiny(lambda x: x.g.max_heads(x.products() - x.factors()))
    assert stored(each)[0] == [score - 10 for score in LARGEST[0]]


def test_a_number_of_each_key() -> None:
    found = stored(tiny(lambda x: summed(x) * x.scales()))
    assert found == [[3, 2, 2, 10], [0, 0, 0.5, 10], [14, 0, -INF, -INF], [7, 0, -INF, -INF]]


def test_a_key_without_a_number_is_absent() -> None:
    """One on a page that the other cache lacks."""
    module = tiny(lambda x: summed(x) * x.scales())
    scales = inputs_of()["scales"][:2]
    assert stored(module, scales=scales)[0] == [-INF, -INF, 2, 10]
    selects = selection(lambda x: summed(x) * x.scales(), TINY, top_k=2)
    rows = evaluate(selects, inputs_of(scales=scales))
    assert [row.keys.tolist() for row in rows] == [[2, 3], [2], [0, 1], [0, 1]]


def test_a_number_of_each_row_and_key() -> None:
    assert stored(tiny(biased)) == BIASED
    rows = evaluate(selection(biased, TINY, top_k=2), inputs_of())
    assert rows[0].keys.tolist() == [0, 1, 2, 3]
    assert rows[0].scores.tolist() == [1, 3, -INF, 7]


@pytest.mark.parametrize("columns", [0, 3])
def test_keys_past_the_columns_are_absent(columns: int) -> None:
    bias = f32(BIAS)[:, :columns]
    wanted = [*BIASED[1][:columns], *[-INF] * (4 - columns)]
    assert stored(tiny(biased), bias=bias)[1] == wanted
    rows = evaluate(selection(biased, TINY, top_k=2), inputs_of(bias=bias))
    assert rows[0].keys.tolist() == list(range(columns))


def test_numbers_at_positions() -> None:
    """Those of keys that positions list: -1 and 4 are none, and the last two have none."""
    module = with_positions(tiny(biased, sampled=True))
    positions, lengths = i32([3, 1, 4, -1]), i32([6, 6])
    changes = {"positions": positions, "lengths": lengths, "stored": np.zeros((4, 6), np.float32)}
    assert stored(module, **changes)[0] == [7, 3, *[-INF] * 4]
    assert stored(module, bias=f32(BIAS)[:, :3], **changes)[0] == [-INF, 3, *[-INF] * 4]


TO_BIT = "%bit = arith.trunci %bytes : tensor<?x?xi8> to tensor<?x?xi1>\n"


@pytest.mark.parametrize(
    ("ops", "added"),
    [
        ("%r = arith.uitofp %bytes : tensor<?x?xi8> to tensor<?x?xf32>", [0, 1, 254, 255]),
        ("%r = arith.sitofp %bytes : tensor<?x?xi8> to tensor<?x?xf32>", [0, 1, -2, -1]),
        (TO_BIT + "%r = arith.uitofp %bit : tensor<?x?xi1> to tensor<?x?xf32>", [0, 1, 0, 1]),
        (TO_BIT + "%r = arith.sitofp %bit : tensor<?x?xi1> to tensor<?x?xf32>", [0, -1, 0, -1]),
        (
            TO_BIT + "%one = arith.cmpf oeq, %scores, %scores : tensor<?x?xf32>\n"
            "%not = arith.xori %bit, %one : tensor<?x?xi1>\n"
            "%zero = arith.subf %scores, %scores : tensor<?x?xf32>\n"
            "%r = arith.select %not, %scores, %zero : tensor<?x?xi1>, tensor<?x?xf32>",
            [1, 0, 3, 0],
        ),
        (
            "%zero = arith.xori %bytes, %bytes : tensor<?x?xi8>\n"
            "%or = arith.ori %zero, %bytes : tensor<?x?xi8>\n"
            "%and = arith.andi %zero, %bytes : tensor<?x?xi8>\n"
            "%s = arith.sitofp %or : tensor<?x?xi8> to tensor<?x?xf32>\n"
            "%t = arith.sitofp %and : tensor<?x?xi8> to tensor<?x?xf32>\n"
            "%r = arith.addf %s, %t : tensor<?x?xf32>",
            [0, 1, -2, -1],
        ),
    ],
)
@pytest.mark.parametrize("dtype", [np.int8, np.uint8])
def test_bytes_of_rows_and_keys(ops: str, added: list[int], dtype: Any) -> None:
    bias = np.array([[0, 1, 254, 255]] * 4, np.uint8).view(dtype)
    module = with_bytes(tiny(biased), ops, "%r")
    assert stored(module, bias=bias)[0] == [a + b for a, b in zip(LARGEST[0], added, strict=True)]


def test_a_cast_without_a_meaning_here() -> None:
    ops = (
        "%h = arith.sitofp %bytes : tensor<?x?xi8> to tensor<?x?xf16>\n"
        "%r = arith.extf %h : tensor<?x?xf16> to tensor<?x?xf32>"
    )
    module = with_bytes(tiny(biased), ops, "%r")
    with pytest.raises(ValueError, match=r"known for arith.sitofp to f16 on scores"):
        stored(module, bias=np.zeros((4, 4), np.int8))


def test_e4m3_comes_as_bytes_or_as_floats() -> None:
    module = tiny(summed, element="f8E4M3FN")
    floats = inputs_of(ml_dtypes.float8_e4m3fn)
    assert stored(module, query=floats["query"], cache=floats["cache"]) == SUMS
    query, cache = (
        to_array(torch.tensor(floats[name].astype(np.float32)).to(torch.float8_e4m3fn))
        for name in ("query", "cache")
    )
    assert query.dtype == np.uint8
    assert stored(module, query=query, cache=cache) == SUMS


def test_e4m3_of_any_value() -> None:
    """The largest, the smallest, and a NaN."""
    query = np.zeros((4, 2, 2), np.uint8)
    query[0, 0, 0], query[1, 0, 0], query[2, 1, 1] = 0x7E, 0x81, 0xFF
    cache = inputs_of(ml_dtypes.float8_e4m3fn)["cache"]
    found = stored(tiny(summed, element="f8E4M3FN"), query=query, cache=cache)
    assert found[0] == [448, 896, 1344, 0]
    assert found[1] == [-(2**-9), -(2**-8), -3 * 2**-9, 0]
    assert np.isnan(found[2][:2]).all()


ROW_BUFFERS = ("query", "weights", "factors", "bias")


def with_all(x: Any) -> Any:
    return weighed(x) * x.factors() + x.bias()


@pytest.mark.parametrize("name", ROW_BUFFERS)
def test_rows_that_a_buffer_lacks_are_no_part(name: str) -> None:
    inputs = inputs_of()
    inputs[name] = inputs[name][:3]
    rows = evaluate(selection(with_all, TINY, top_k=2), inputs)
    assert [row.row for row in rows] == [0, 1, 2]
    after = filled(rows, inputs)
    assert compare(rows, inputs, after) == []
    after["counters"][3, 1] = 1
    message = "counters: 1 entries were written: (3, 1)"
    assert [str(mismatch) for mismatch in compare(rows, inputs, after)] == [message]
    assert [row.row for row in evaluate_stores(tiny(with_all), inputs)] == [0, 1, 2]


def test_a_selection_that_repairs() -> None:
    """Two keys for row 0, whose threshold is above all scores."""
    module = selection(lightning, TINY, top_k=2, repair=True)
    inputs = inputs_of(
        thresholds=f32([99, 0, 0, 0]), arrivals=i32([0, 0, 0, 0]), ranges=np.zeros((2, 4), np.int32)
    )
    row = evaluate(module, inputs, rows=[0])[0]
    assert row.scores.tolist() == [6, 4, 2.5, -10]
    assert row.is_repaired
    assert row.threshold == 4
    assert row.above.tolist() == [[0, bits(2.0)]]
    assert row.ties.tolist() == [[1, bits(0.0)]]

# SPDX-License-Identifier: Apache-2.0
"""Selections by scores of several heads, in the executor and on the GPU, against NumPy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
import torch
from head_inputs import Arrays, as_tensors, evaluate, random_arrays, selection_arrays
from random_graphs import Formula, Shape, random_formula, selection
from selecting import check_selection

from winnow.backend.driver import compile_graph
from winnow.kernels.devices import target_of

TOP_K, SLOTS = 6, 16


def run(
    formula: Formula,
    shape: Shape,
    device: str,
    *,
    plan: Mapping[str, int | str] | None = None,
    repair: bool = False,
    arrays: Arrays | None = None,
    seed: int = 0,
) -> list[bool]:
    """Selects by ``formula``, and fails unless it did what it had to; which rows were repaired."""
    module = selection(formula, shape, TOP_K, repair=repair)
    arrays = arrays or random_arrays(shape, seed)
    scores, there = evaluate(formula, arrays, shape)
    arrays = arrays | selection_arrays(shape, scores, SLOTS, repair=repair, seed=seed)
    tensors = as_tensors(arrays, shape, module, device)
    kernel = compile_graph(module, target_of(torch.device(device)), plan)
    values = {**tensors, "max_context": shape.keys}
    limits = {"top_k": TOP_K, "max_context": shape.keys}
    return check_selection(tensors, lambda: kernel(values), scores, there, **limits)


def weighed(x: Any) -> Any:
    """What lightning indexers score by."""
    return x.total(x.relu(x.products()) * x.weights()) * x.scales()


def largest(x: Any) -> Any:
    return x.largest(x.products())


@pytest.mark.parametrize("keys_operand", ["lhs", "rhs"])
@pytest.mark.parametrize(
    ("heads", "request_rows"), [(1, 16), (2, 8), (4, 12), (8, 2), (16, 1), (32, 3), (64, 2)]
)
def test_heads_and_rows(device: str, heads: int, request_rows: int, keys_operand: str) -> None:
    shape = Shape(heads, request_rows, rows=2 * request_rows + 1)
    run(weighed, shape, device, plan={"keys_operand": keys_operand})


@pytest.mark.parametrize("keys_operand", ["lhs", "rhs"])
@pytest.mark.parametrize("seed", range(6))
def test_random_formulas(device: str, seed: int, keys_operand: str) -> None:
    shape = Shape(heads=4, sampled=seed % 2 == 1)
    run(random_formula(seed), shape, device, plan={"keys_operand": keys_operand}, seed=seed)


@pytest.mark.parametrize(
    ("shape", "plan"),
    [
        (Shape(4, 8, rows=19), {"keys_operand": "lhs"}),
        (Shape(2, 8, rows=9), {"keys_operand": "rhs", "tile_keys": 32}),
        (Shape(16, 1, rows=3, sampled=True), {"keys_operand": "lhs"}),
        (Shape(None, 16, rows=19, weight_heads=2), {"keys_operand": "lhs"}),
    ],
)
def test_repair(device: str, shape: Shape, plan: Mapping[str, int | str]) -> None:
    repaired = run(weighed, shape, device, plan=plan, repair=True)
    assert any(repaired)
    assert not all(repaired)


@pytest.mark.parametrize("fp8", ["dot", "convert"])
@pytest.mark.parametrize("dim", [32, 128])
def test_fp8(device: str, dim: int, fp8: str) -> None:
    shape = Shape(8, 2, rows=4, dim=dim, dtype="f8E4M3FN")
    run(weighed, shape, device, plan={"fp8": fp8})


@pytest.mark.parametrize("keys_operand", ["lhs", "rhs"])
def test_fp8_without_heads(device: str, keys_operand: str) -> None:
    shape = Shape(None, 16, rows=17, dim=32, dtype="f8E4M3FN")
    run(lambda x: x.products() * x.scales(), shape, device, plan={"keys_operand": keys_operand})


@pytest.mark.parametrize(
    ("formula", "shape"),
    [
        (lambda x: x.products() + x.bias(), Shape(None, 16, rows=17, dtype="f16")),
        (lambda x: x.scales() * x.rates() + x.bias(), Shape(None, 16, rows=17)),
        (lambda x: x.total(x.products() * x.weights()), Shape(None, 16, rows=17, weight_heads=4)),
        (lambda x: x.largest(x.products() * x.weights() + x.bias()), Shape(4, 4)),
        (lambda x: x.total(x.scales() * x.weights() + x.rates()), Shape(8, 16, rows=17)),
        (lambda x: x.total(x.products()) - x.largest(abs(x.products())), Shape(4, 4, dim=64)),
    ],
    ids=["bias", "no products", "heads of weights alone", "bias of heads", "no queries", "both"],
)
def test_formulas(device: str, formula: Formula, shape: Shape) -> None:
    run(formula, shape, device)


@pytest.mark.parametrize("keys_operand", ["lhs", "rhs"])
def test_heads_beside_none(device: str, keys_operand: str) -> None:
    """Rows enough for a product of rows without heads, where many heads would do with few rows."""
    shape = Shape(32, 16, rows=17)
    run(
        lambda x: x.largest(x.products()) + x.plain_products(),
        shape,
        device,
        plan={"keys_operand": keys_operand},
    )


@pytest.mark.parametrize(
    ("name", "keys_operand", "repair"),
    [
        ("query", "lhs", True),
        ("weights", "rhs", False),
        ("rates", "lhs", False),
        ("bias", "rhs", False),
    ],
)
def test_rows_that_a_buffer_lacks(device: str, name: str, keys_operand: str, repair: bool) -> None:
    """They are no rows of the selection."""
    shape = Shape(4, 4)
    arrays = random_arrays(shape, bad=False)
    arrays[name] = arrays[name][:-3]
    scores, _ = evaluate(everything, arrays, shape)
    assert len(scores) == shape.rows - 3
    plan = {"keys_operand": keys_operand}
    run(everything, shape, device, plan=plan, arrays=arrays, repair=repair)


def everything(x: Any) -> Any:
    return (x.total(x.products() * x.weights()) + x.bias()) * x.rates()


@pytest.mark.parametrize("reduce", ["total", "largest"])
def test_nan_of_one_head(device: str, reduce: str) -> None:
    """It makes NaN of the row's score, which ties with any threshold."""
    shape = Shape(4, 4)
    arrays = random_arrays(shape, bad=False)
    weights = arrays["weights"]
    weights[::2, 1], weights[1::4, 0] = np.nan, np.nan

    def formula(x: Any) -> Any:
        return getattr(x, reduce)(x.relu(x.products() * x.weights()))

    scores, _ = evaluate(formula, arrays, shape)
    assert np.isnan(scores).any(axis=1).tolist() == [row % 4 != 3 for row in range(11)]
    run(formula, shape, device, arrays=arrays, repair=reduce == "total")

# SPDX-License-Identifier: Apache-2.0
"""The scores that `winnow run` checks by, against the oracle's."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import torch
from cli_graphs import Change, make_graph
from rich.progress import Progress
from torch_mlir import ir

from winnow import oracle
from winnow.dialects import make_context
from winnow.kernels import KERNELS
from winnow.oracle.elementwise import apply
from winnow.pipeline import Pipeline
from winnow.pipeline.instrumentation import module_text
from winnow.trial import elementwise
from winnow.trial.inputs import make_inputs
from winnow.trial.roles import find_roles
from winnow.trial.scores import Scorer
from winnow.trial.sizes import Sizes

NUMBERS = np.array([-2.5, -0.0, 0.0, 1.0, 3.0, np.inf, -np.inf, np.nan], np.float32)
LEFT, RIGHT = (grid.ravel() for grid in np.meshgrid(NUMBERS, NUMBERS))
TWO_OPERANDS = ("addf", "subf", "mulf", "divf", "maximumf", "minimumf", "maxnumf", "minnumf")


def op(name: str, **attributes: int) -> Any:
    return SimpleNamespace(name=name, attributes=attributes)


@pytest.mark.parametrize("name", [f"arith.{name}" for name in TWO_OPERANDS])
def test_ops_of_two_operands(name: str) -> None:
    ours = elementwise.apply(op(name), [torch.from_numpy(LEFT), torch.from_numpy(RIGHT)])
    theirs = apply(op(name), [LEFT, RIGHT])
    np.testing.assert_array_equal(ours.numpy(), theirs)
    numbers = ~np.isnan(theirs)
    np.testing.assert_array_equal(np.signbit(ours.numpy())[numbers], np.signbit(theirs)[numbers])


ONE_OPERAND = (elementwise.EXACT | elementwise.ROUNDED).keys() - {
    "arith.select",
    "arith.andi",
    "arith.ori",
    "arith.xori",
    "math.erf",  # the oracle has none
    *(f"arith.{name}" for name in TWO_OPERANDS),
}


@pytest.mark.parametrize("name", sorted(ONE_OPERAND))
def test_ops_of_one_operand(name: str) -> None:
    ours = elementwise.apply(op(name), [torch.from_numpy(NUMBERS)])
    off = 1e-6 if name in elementwise.ROUNDED else 0
    np.testing.assert_allclose(ours.numpy(), apply(op(name), [NUMBERS]), rtol=off, atol=off)


@pytest.mark.parametrize("predicate", range(16))
def test_comparisons(predicate: int) -> None:
    compare = op("arith.cmpf", predicate=predicate)
    ours = elementwise.apply(compare, [torch.from_numpy(LEFT), torch.from_numpy(RIGHT)])
    np.testing.assert_array_equal(ours.numpy(), apply(compare, [LEFT, RIGHT]))


def test_an_op_of_unknown_meaning() -> None:
    with pytest.raises(ValueError, match=r"math.tanh on scores can't be checked"):
        elementwise.apply(op("math.tanh"), [torch.zeros(1)])


def inputs_of(module: ir.Module) -> dict[str, Any]:
    sizes = Sizes(rows=100, keys=150, requests=3)
    roles, device = find_roles(module), torch.device("cpu")
    with Progress(disable=True) as progress:
        return make_inputs(module, roles, sizes, {}, device, 0, progress)


def assert_scores_are_the_oracles(module: ir.Module, values: dict[str, Any]) -> None:
    arrays = {
        name: oracle.to_array(value) if isinstance(value, torch.Tensor) else value
        for name, value in values.items()
    }
    rows = iter(oracle.evaluate(module, arrays))
    for scores in Scorer(module, find_roles(module), values):
        for value, seen in zip(scores.values, scores.seen, strict=True):
            row = next(rows)
            np.testing.assert_array_equal(seen.nonzero().flatten(), row.keys)
            np.testing.assert_array_equal(value[seen], row.scores)
    assert next(rows, None) is None


@pytest.mark.parametrize(
    "change",
    [
        lambda s, scale: s,
        lambda s, scale: s * scale - 3,
        lambda s, scale: abs(s).maximum(scale) + s.minimum(0.5),
    ],
)
def test_scores_of_a_graph(change: Change) -> None:
    module = make_graph(change)
    values = inputs_of(module)
    assert_scores_are_the_oracles(module, values)
    Pipeline.parse("fuse-scores").run(module)
    assert_scores_are_the_oracles(module, values)


def test_arithmetic_on_scalars() -> None:
    splat = '%3 = "winnow.splat"(%arg4)'
    halved = "%c = arith.constant 0.5 : f32\n%halved = arith.mulf %arg4, %c : f32\n"
    text = module_text(make_graph())
    assert splat in text
    text = text.replace(splat, halved + splat.replace("%arg4", "%halved"))
    module = ir.Module.parse(text, make_context())
    assert_scores_are_the_oracles(module, inputs_of(module) | {"scale": 3.0})


def test_keys_of_absent_pages_and_requests_are_not_seen() -> None:
    module = make_graph()
    values = inputs_of(module)
    values["table"][:, 2] = -1
    values["table"][1, 0] = len(values["cache"])
    values["requests"][3] = 3
    assert_scores_are_the_oracles(module, values)


def test_scores_of_samples() -> None:
    """At positions that no table has, too, and without positions for all samples."""
    module = make_graph(sampled=True)
    values = inputs_of(module)
    assert_scores_are_the_oracles(module, values)
    places = values["positions"]
    places[3:7] = torch.tensor([-1, -(2**31), 2**31 - 1, 16 * values["table"].shape[1]])
    values["positions"] = places[: len(places) - 5]
    values["table"][:, 2] = -1
    values["requests"][2] = 3
    assert_scores_are_the_oracles(module, values)
    assert not Scorer(module, find_roles(module), values).rounds


def test_scores_of_nvfp4() -> None:
    """With pages that are missing from the table, or from either cache, and a NaN."""
    module = KERNELS["sdsa-nvfp4"].graph(top_k=8, repair=False)
    values = inputs_of(module)
    values["block_table"][0, 1] = -1
    values["key_scales"] = values["key_scales"][: int(values["block_table"][1].max())]
    values["query_scales"][99, 3] = 0x7F
    assert_scores_are_the_oracles(module, values)


def test_sums_of_nvfp4_are_exact_with_few_scales() -> None:
    module = KERNELS["sdsa-nvfp4"].graph(top_k=8, repair=False)
    values = inputs_of(module)
    assert not Scorer(module, find_roles(module), values).rounds
    values["key_scales"][0, 0, 0] = 1
    assert Scorer(module, find_roles(module), values).rounds


def test_integers_and_exact_ops_are_not_rounded() -> None:
    module = make_graph()
    scorer = Scorer(module, find_roles(module), inputs_of(module))
    assert not scorer.rounds


def test_ops_that_machines_approximate_are_rounded() -> None:
    module = make_graph(lambda s, scale: (s / scale).exp())
    scorer = Scorer(module, find_roles(module), inputs_of(module))
    assert scorer.rounds


def test_sums_of_halves_are_not_rounded() -> None:
    module = make_graph()
    values = inputs_of(module)
    values["queries"][5, 5] = values["cache"][:, 5, 5] = 0.5
    assert not Scorer(module, find_roles(module), values).rounds


@pytest.mark.parametrize("value", [1 / 3, 1024.0])
def test_sums_of_fractions_and_of_large_numbers_are_rounded(value: float) -> None:
    module = make_graph()
    values = inputs_of(module)
    values["queries"][5, 5] = values["cache"][:, 5, 5] = value
    assert Scorer(module, find_roles(module), values).rounds

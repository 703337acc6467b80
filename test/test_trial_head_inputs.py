# SPDX-License-Identifier: Apache-2.0
"""The inputs that `winnow run` makes where queries have several heads, and other numbers count."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
import torch
from head_graphs import (
    SMALL,
    biased,
    everything,
    largest,
    selection,
    summed,
    weighed,
    with_positions,
)
from stored_runs import make
from torch_mlir import ir

from winnow.kernels import KERNELS
from winnow.trial.given import fit_sizes
from winnow.trial.roles import PerScore, find_roles
from winnow.trial.scores import Scorer
from winnow.trial.sizes import Sizes

SIZES = Sizes(rows=14, keys=70, requests=3)


def test_arguments_have_roles() -> None:
    roles = find_roles(selection(everything))
    assert roles.heads == 4
    assert roles.per_row == ("factors", "weights")
    assert roles.per_score == (PerScore("bias", None, True),)
    assert [keys.cache for keys in roles.keys] == ["cache", "scales"]
    row_buffers = {"query", "factors", "weights", "bias"}
    assert row_buffers < roles.row_buffers.keys()
    assert roles.positions == []
    roles = find_roles(with_positions(selection(biased, sampled=True)))
    assert roles.positions == ["positions"]
    multiplied = find_roles(selection(lambda x: largest(x) * x.bias()))
    assert multiplied.per_score == (PerScore("bias", None, False),)
    assert find_roles(KERNELS["deepseek-v32"].graph()).heads == 64
    assert find_roles(KERNELS["sdsa"].graph()).heads == 1


def test_inputs_of_the_lightning_indexer() -> None:
    module = KERNELS["glm5"].graph(top_k=8, request_rows=4)
    values = make(module, Sizes(rows=8, keys=300, requests=3))
    assert values["query"].shape == (8, 32, 128)
    assert values["query"].dtype is values["key_cache"].dtype is torch.float8_e4m3fn
    elements = values["key_cache"].float()
    finite = elements[elements.isfinite()]
    assert set(finite.unique().tolist()) == set(range(-8, 9))
    assert len(finite) < elements.numel()
    assert set(values["weights"].unique().tolist()) == set(range(-4, 5))
    scales = values["key_scales"]
    assert set(scales[~scales.isnan()].tolist()) == {0.5, 1, 2}
    assert (scales.isnan().flatten(1).all(1) == elements.isnan().flatten(1).all(1)).all()
    assert values["arrivals"].shape == (8,)
    scorer = Scorer(module, find_roles(module), values)
    assert not scorer.rounds
    assert [piece.stop - piece.start for piece in scorer.pieces] == [4, 4]
    for scores in scorer:
        for row, seen in zip(scores.values, scores.seen, strict=True):
            assert len(row[seen].unique()) > 0.9 * int(seen.sum())


def test_arrivals_are_enough_for_the_smallest_tiles() -> None:
    module = KERNELS["qsa"].graph(top_k=8, request_rows=4)
    assert make(module, Sizes(rows=18, keys=30, requests=1))["arrivals"].shape == (5,)


@pytest.mark.parametrize(("dim", "largest_element"), [(16, 15), (64, 11), (128, 8), (2**14, 1)])
def test_products_of_e4m3_are_small(dim: int, largest_element: int) -> None:
    module = selection(summed, replace(SMALL, dim=dim), "f8E4M3FN")
    query = make(module, Sizes(rows=64, keys=3, requests=1))["query"]
    assert query.float().max() == largest_element


def test_masks_are_added_only() -> None:
    bias = make(selection(biased), SIZES)["bias"]
    assert bias.shape == (14, 70)
    assert set(bias.unique().tolist()) == {-math.inf, *range(-4, 5)}
    assert 0.05 < (bias == -math.inf).float().mean() < 0.25
    bias = make(selection(lambda x: largest(x) * x.bias()), SIZES)["bias"]
    assert set(bias.unique().tolist()) == set(range(-4, 5))


def test_numbers_at_positions_have_columns_for_them() -> None:
    values = make(with_positions(selection(biased, sampled=True)), SIZES)
    assert values["bias"].shape == (14, int(values["positions"].max()) + 1)


def fit(module: ir.Module, **shapes: tuple[int, ...]) -> Sizes:
    given = {name: torch.zeros(shape) for name, shape in shapes.items()}
    return fit_sizes(find_roles(module), given, {}, SIZES)


def test_sizes_follow_from_what_is_given() -> None:
    assert fit(selection(weighed), weights=(9, 4)) == Sizes(9, 70, 3)
    assert fit(selection(biased), bias=(9, 33)) == Sizes(9, 33, 3)
    sampled = with_positions(selection(biased, sampled=True))
    assert fit(sampled, bias=(9, 33)) == Sizes(9, 9, 3)
    assert fit(sampled, bias=(9, 33), positions=(5,)) == Sizes(9, 5, 3)
    with pytest.raises(ValueError, match="query says 8 rows, but weights says 9"):
        fit(selection(weighed), query=(8, 4, 32), weights=(9, 4))
    with pytest.raises(ValueError, match="bias must be at least 1 long along axis 1"):
        fit(selection(biased), bias=(9, 0))


def test_positions_are_among_the_columns_that_are_given() -> None:
    module = with_positions(selection(biased, sampled=True))
    values = make(module, Sizes(9, 9, 3), bias=torch.zeros(9, 33))
    assert values["positions"].max() < 33

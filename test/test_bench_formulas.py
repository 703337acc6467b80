# SPDX-License-Identifier: Apache-2.0
"""Scores as PyTorch code says them, against the oracle's."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from bench_problems import KEYS, TOP_K, problem_of
from torch import Tensor

from winnow import oracle
from winnow.bench.formulas import COMBINE, scores, top_k, vectors
from winnow.bench.problem import Inputs, Problem, selection_of
from winnow.kernels import KERNELS


def expected_scores(problem: Problem, inputs: Inputs) -> Tensor:
    """The oracle's, ``[rows, keys]``."""
    use, rows = selection_of(problem.roles), problem.setting.rows
    arguments: dict[str, Any] = dict(inputs.arguments)
    outputs = {"counters": (rows, 2), "candidates": (rows, 3 * TOP_K, 2)}
    outputs |= {"ranges": (2, rows), "arrivals": (rows,)}
    arguments |= {name: torch.zeros(shape, dtype=torch.int32) for name, shape in outputs.items()}
    arrays = {
        name: oracle.to_array(value) if isinstance(value, Tensor) else value
        for name, value in arguments.items()
    }
    found = oracle.evaluate(problem.graph, arrays)
    assert [row.row for row in found] == list(range(rows))
    assert use.top_k == TOP_K
    return torch.from_numpy(np.stack([row.scores for row in found]))


@pytest.mark.parametrize("name", COMBINE)
def test_formulas_give_what_graphs_mean(name: str) -> None:
    problem = problem_of(name)
    for inputs in problem.inputs:
        expected = expected_scores(problem, inputs)
        assert expected.shape == (problem.setting.rows, KEYS)
        assert torch.equal(scores(inputs.operands, COMBINE[name]), expected)
        values, keys = top_k(inputs.operands, COMBINE[name], TOP_K)
        assert torch.equal(expected.gather(1, keys), values)
        assert torch.equal(expected.sort(dim=1, descending=True).values[:, :TOP_K], values)


@pytest.mark.parametrize("name", COMBINE)
def test_vectors_in_bf16_are_exact(name: str) -> None:
    problem = problem_of(name)
    for inputs in problem.inputs:
        queries, keys = vectors(inputs.operands)
        assert queries.shape == (problem.setting.rows, problem.heads, 128)
        assert torch.equal(inputs.queries.float(), queries.float())
        assert torch.equal(inputs.keys.float(), keys.float())


def test_every_selection_that_comes_with_winnow_can_be_measured() -> None:
    names = {name for name in KERNELS if not name.startswith("sdsa-scores")}
    assert COMBINE.keys() == names

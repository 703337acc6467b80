# SPDX-License-Identifier: Apache-2.0
"""QSA's selection, by the largest of four heads' products, against NumPy."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pytest
import torch
from indexing import Indexing, qsa_problem

from winnow.backend.driver import compile_graph
from winnow.kernels.devices import target_of
from winnow.kernels.qsa import qsa


@pytest.mark.parametrize(("rows", "run_rows"), [(8, 4), (24, 12), (80, 40)])
def test_rows(device: str, rows: int, run_rows: int) -> None:
    qsa_problem(device, rows=rows, run_rows=run_rows).check()


@pytest.mark.parametrize("keys", [1, 64, 300])
def test_repair(device: str, keys: int) -> None:
    assert any(qsa_problem(device, keys=keys, repair=True).check())


@pytest.mark.parametrize("gaps", [{"query": 16, "counters": 4}, {"key_cache": 16}])
def test_rows_and_pages_apart(device: str, gaps: Mapping[str, int]) -> None:
    qsa_problem(device, gaps=gaps).check()


def test_offset_tensors(device: str) -> None:
    """Each has the least alignment that it may have."""
    offsets = {"query": 16, "key_cache": 48, "candidates": 8}
    names = qsa_problem(device).tensors
    qsa_problem(device, offsets=dict.fromkeys(names, 4) | offsets).check()


def test_negative_products_of_all_heads(device: str) -> None:
    """The largest may be below 0: no head is left out, and none added."""
    problem = qsa_problem(device)
    problem.tensors["query"].abs_()
    problem.tensors["key_cache"].abs_().neg_()
    problem.tensors["thresholds"].fill_(-5000)
    problem.check()
    scores, there = problem.scores()
    assert (scores[there] < 0).all()
    assert problem.tensors["counters"][:, 0].any()


def test_nan_of_one_head(device: str) -> None:
    problem = qsa_problem(device)
    problem.tensors["query"][::2, 3, 7] = torch.nan
    problem.check()
    scores, there = problem.scores()
    assert np.isnan(scores[::2][there[::2]]).all()


def test_no_rows(device: str) -> None:
    problem = qsa_problem(device)
    by_row = ("query", "row_ends", "thresholds", "counters", "candidates")
    none = {name: problem.tensors[name][:0] for name in by_row}
    for requests in (problem.tensors["requests"], problem.tensors["requests"][:0]):
        tensors = {**problem.tensors, **none, "requests": requests}
        Indexing(problem.function, tensors, problem.max_context).check()


def test_the_graph(device: str) -> None:
    problem = qsa_problem(device)
    module = qsa(top_k=problem.top_k, request_rows=8, repair=False)
    kernel = compile_graph(module, target_of(problem.tensors["query"].device))
    problem.check(lambda: kernel({**problem.tensors, "max_context": problem.max_context}))

# SPDX-License-Identifier: Apache-2.0
"""Arithmetic between the score and the selection: fused, and the same as the oracle's."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Sequence

import numpy as np
import pytest
import torch
from cases import TILE_ROWS, Problem, one_hot_problem, random_problem
from torch_mlir import ir

from winnow.backend.driver import compile_graph
from winnow.dialects import make_context
from winnow.graph import Graph
from winnow.kernels.devices import target_of
from winnow.kernels.sdsa import INDEXER
from winnow.kernels.signature import TensorArgument, add_buffers
from winnow.values import Score

Change = Callable[[Score], Score]
SIGNATURE = INDEXER.signature(repair=False)


def changed_scores(
    change: Change,
    top_k: int = 16,
    context: ir.Context | None = None,
    arguments: Sequence[TensorArgument] = SIGNATURE,
) -> ir.Module:
    """The graph of the SDSA selection, but for ``change`` of its scores."""
    g = Graph("changed", context)
    buffers = add_buffers(g, arguments, {})
    query, cache, row_ends, requests, table, thresholds, counters, candidates = buffers.values()
    scores = g.score(g.queries(query), g.paged_keys(cache, table, requests, request_rows=128))
    g.threshold_select(
        change(scores),
        row_ends=row_ends,
        thresholds=thresholds,
        counters=counters,
        candidates=candidates,
        max_context=g.scalar("max_context", "i32"),
        top_k=top_k,
    )
    return g.module()


def check(problem: Problem, module: ir.Module) -> None:
    kernel = compile_graph(module, target_of(problem.tensors["query"].device))
    problem.check(lambda: kernel(problem.values), module)


@pytest.mark.parametrize(
    "change",
    [
        lambda s: s * 0.5 + 3,
        lambda s: 7 - s,
        lambda s: -s,
        lambda s: abs(s) - s / 4,
        lambda s: s.maximum(-20).minimum(90),
        lambda s: (s * s).sqrt(),
        lambda s: s * s - s,
        lambda s: (s / s).maximum(s),
    ],
)
def test_arithmetic(device: str, change: Change) -> None:
    check(random_problem(device, keys=200), changed_scores(change))


@pytest.mark.parametrize("value", [math.inf, -math.inf, math.nan, -0.0, 1e-45, 0.1])
def test_constants_keep_their_bits(device: str, value: float) -> None:
    """Scores that are the constant: ``x * -0.0 + value`` is ``value`` for any ``x >= 0``."""
    thresholds = np.resize([-1.0, -math.inf, 0.0], TILE_ROWS).tolist()
    problem = one_hot_problem(device, [1, 2, 3], threshold=thresholds, top_k=4, capacity=4)
    check(problem, changed_scores(lambda s: s * -0.0 + value, 4))
    stored = {bits for _, bits in problem.slots(0, 0, 8) + problem.slots(1, 0, 8)}
    assert int(np.float32(value).view(np.int32)) in stored


def test_scalars(device: str) -> None:
    problem = random_problem(device, keys=200)
    module = changed_scores(lambda s: s * s.graph.scalar("scale", "f32"))
    kernel = compile_graph(module, target_of(torch.device(device)))
    halved = random_problem(device, keys=200)
    halved_module = changed_scores(lambda s: s * 0.5)
    halved.check(lambda: kernel({**halved.values, "scale": 0.5}), halved_module)
    problem.check(lambda: kernel({**problem.values, "scale": 1.0}))


def test_one_process_and_several_contexts(device: str) -> None:
    def shifted(by: float, context: ir.Context) -> ir.Module:
        return changed_scores(lambda s: s + by, context=context)

    first, second = make_context(), make_context()
    for module in (shifted(1, first), shifted(2, second), shifted(3, first)):
        check(random_problem(device, keys=64), module)


def test_the_same_key_in_two_caches(device: str) -> None:
    """A score of two caches: a key that is absent from either is not seen."""
    g = Graph("two")
    buffers = add_buffers(g, SIGNATURE, {})
    query, cache, row_ends, requests, table, thresholds, counters, candidates = buffers.values()
    other_table = g.buffer("other_table", (None, None), "i32")
    other = g.paged_keys(cache, other_table, requests, request_rows=128)
    keys = g.paged_keys(cache, table, requests, request_rows=128)
    queries = g.queries(query)
    g.threshold_select(
        g.score(queries, keys) - g.score(queries, other),
        row_ends=row_ends,
        thresholds=thresholds,
        counters=counters,
        candidates=candidates,
        max_context=g.scalar("max_context", "i32"),
        top_k=16,
    )
    problem = random_problem(device, keys=200)
    pages = problem.tensors["block_table"]
    problem.tensors["other_table"] = pages.flip(1).contiguous()
    pages[0, 1] = problem.tensors["other_table"][1, 0] = -1
    check(problem, g.module())


def test_f16(device: str) -> None:
    problem = random_problem(device, keys=200)
    halves = [
        dataclasses.replace(argument, dtype="f16") if argument.dtype == "bf16" else argument
        for argument in SIGNATURE
    ]
    for name in ("query", "key_cache"):
        problem.tensors[name] = problem.tensors[name].half()
    check(problem, changed_scores(lambda s: s, arguments=halves))

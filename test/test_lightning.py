# SPDX-License-Identifier: Apache-2.0
"""The lightning indexers' selection, against NumPy: heads, formats, and where tensors may lie."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pytest
import torch
from indexing import DIM, PAGE, Indexing, lightning_problem
from movement import inset
from torch_mlir import ir

from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.backend.launch import LoadedKernel
from winnow.kernels.devices import target_of
from winnow.kernels.lightning import deepseek_v32, glm5

E4M3_NAN = 0x7F


@pytest.mark.parametrize(
    ("heads", "rows", "run_rows"),
    [(1, 32, 16), (2, 16, 8), (4, 12, 12), (16, 3, 1), (32, 10, 5), (64, 4, 2), (128, 2, 1)],
)
def test_heads(device: str, heads: int, rows: int, run_rows: int) -> None:
    lightning_problem(device, heads=heads, rows=rows, run_rows=run_rows).check()


@pytest.mark.parametrize(("heads", "rows", "run_rows"), [(32, 4, 4), (64, 4, 2), (128, 2, 1)])
def test_repair(device: str, heads: int, rows: int, run_rows: int) -> None:
    problem = lightning_problem(device, heads=heads, rows=rows, run_rows=run_rows, repair=True)
    assert any(problem.check())


@pytest.mark.parametrize("repair", [False, True])
def test_one_launch(device: str, repair: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    launches = []
    owner, method = (Kernel, "_execute") if device == "cpu" else (LoadedKernel, "launch")
    launch = getattr(owner, method)

    def watched(*arguments: Any) -> None:
        launches.append(arguments)
        launch(*arguments)

    monkeypatch.setattr(owner, method, watched)
    lightning_problem(device, heads=16, rows=2, run_rows=2, repair=repair).run()
    assert len(launches) == 1


@pytest.mark.parametrize(
    "gaps",
    [
        {"query": 16, "weights": 4},
        {"key_cache": 16},
        {"key_scales": 4},
        {"key_cache": 8192, "key_scales": 1000, "block_table": 4, "counters": 8, "candidates": 8},
    ],
)
def test_rows_and_pages_apart(device: str, gaps: Mapping[str, int]) -> None:
    lightning_problem(device, gaps=gaps).check()


def test_offset_tensors(device: str) -> None:
    """Each has the least alignment that it may have."""
    offsets = {"query": 16, "key_cache": 48, "candidates": 8}
    names = lightning_problem(device).tensors
    lightning_problem(device, offsets=dict.fromkeys(names, 4) | offsets).check()


def test_keys_and_scales_in_one_cache(device: str) -> None:
    """Each page holds its keys, and then their scales."""
    problem = lightning_problem(device)
    keys, scales = problem.tensors["key_cache"], problem.tensors["key_scales"]
    pages = torch.cat(
        [each.reshape(len(keys), -1).view(torch.uint8) for each in (keys.clone(), scales.clone())],
        dim=1,
    )
    cache = inset(pages, device, row_gap=32)
    key_part, scale_part = cache[:, : PAGE * DIM], cache[:, PAGE * DIM :]
    problem.changed(
        key_cache=key_part.view(keys.dtype).view(-1, PAGE, DIM),
        key_scales=scale_part.view(scales.dtype)[..., None],
    ).check()


@pytest.mark.parametrize("repair", [False, True])
def test_nan(device: str, repair: bool) -> None:
    """A key with a NaN, or a scale that is one, ties with any threshold."""
    problem = lightning_problem(device, heads=16, rows=4, repair=repair)
    problem.tensors["requests"].fill_(2)
    problem.tensors["key_cache"].view(torch.uint8)[::2, 5, 77] = E4M3_NAN
    problem.tensors["key_scales"][::3, 9] = torch.nan
    problem.tensors["thresholds"].nan_to_num_(50)
    problem.check()
    scores, there = problem.scores()
    assert (np.isnan(scores) & there).any(axis=1).all()
    assert (~np.isnan(scores) & there).any(axis=1).all()


def test_no_rows_and_no_keys(device: str) -> None:
    """Nothing is selected, and nothing is written."""
    problem = lightning_problem(device, repair=True)
    by_row = ("query", "weights", "row_ends", "thresholds", "counters", "candidates", "requests")
    none = {name: problem.tensors[name][:0] for name in by_row}
    Indexing(
        problem.function,
        {**problem.tensors, **none, "ranges": problem.tensors["ranges"][:, :0]},
        problem.max_context,
    ).check()
    Indexing(problem.function, problem.tensors, 0).check()


@pytest.mark.parametrize(("build", "heads"), [(deepseek_v32, 64), (glm5, 32)])
def test_the_graphs_of_models(device: str, build: Callable[..., ir.Module], heads: int) -> None:
    problem = lightning_problem(device, heads=heads, rows=4, run_rows=2)
    module = build(top_k=problem.top_k, request_rows=2, repair=False)
    kernel = compile_graph(module, target_of(problem.tensors["query"].device))
    problem.check(lambda: kernel({**problem.tensors, "max_context": problem.max_context}))


@pytest.mark.gpu
@pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA GPU here")
def test_replays_of_a_capture() -> None:
    """No call allocates, or waits for the host: one can be captured, and replayed."""
    problem = lightning_problem("cuda", heads=64, rows=64, run_rows=32, keys=3000, repair=True)
    kept = {name: tensor.clone() for name, tensor in problem.tensors.items()}
    problem.check()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        problem.run()
    for sign in (1, -1):
        for name, tensor in problem.tensors.items():
            tensor.copy_(kept[name])
        problem.tensors["weights"].mul_(sign)
        problem.tensors["counters"].zero_()
        assert any(problem.check(graph.replay))

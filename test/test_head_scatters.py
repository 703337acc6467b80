# SPDX-License-Identifier: Apache-2.0
"""All ways to find slots select the same, by scores of several heads, and what they must."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
import torch
from indexing import PAGE, Indexing, lightning_problem, qsa_problem
from selecting import POISON
from torch_mlir import ir

from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.executor import Schedule, schedules
from winnow.kernels.devices import target_of
from winnow.kernels.lightning import deepseek_v32, glm5
from winnow.kernels.qsa import qsa

ROWS = 32
"""Of a tile of 4 heads."""
GRAPHS: dict[str, tuple[Callable[..., ir.Module], int]] = {
    "qsa": (qsa, 4),
    "glm5": (glm5, 32),
    "deepseek-v32": (deepseek_v32, 64),
}
"""Each indexer's graph, and its heads."""
SCATTERS = [
    *(("qsa", scatter) for scatter in ("hits", "atomics", "scan")),
    *((name, scatter) for name in ("glm5", "deepseek-v32") for scatter in ("atomics", "scan")),
]
SPECIAL = [np.nan, np.inf, -np.inf, 0.0, -0.0, 1.0, 1.9921875, 2.0, 2.0078125, 4.0, -1.0]


def problem_of(name: str, device: str, **more: bool) -> Indexing:
    """Two tiles of rows, some of which see no key, and five of keys, some of which are absent."""
    _, heads = GRAPHS[name]
    rows = 4 * ROWS // heads
    if name == "qsa":
        return qsa_problem(device, rows=2 * rows, run_rows=rows, keys=300, **more)
    return lightning_problem(device, heads=heads, rows=2 * rows, run_rows=rows, keys=300, **more)


def compile_for(problem: Indexing, name: str, plan: dict[str, int | str]) -> Kernel:
    build, heads = GRAPHS[name]
    graph = build(
        top_k=problem.top_k, request_rows=4 * ROWS // heads, repair="ranges" in problem.tensors
    )
    return compile_graph(graph, target_of(problem.tensors["query"].device), plan)


def check(problem: Indexing, name: str, plan: dict[str, int | str]) -> list[bool]:
    """Selects, and fails unless it did what it had to; which rows were repaired."""
    kernel = compile_for(problem, name, plan)
    assert ("tt.elementwise_inline_asm" in kernel.emit("tt")) == (plan.get("scatter") == "hits")
    values = {**problem.tensors, "max_context": problem.max_context}
    return problem.check(lambda: kernel(values))


@pytest.mark.parametrize("repair", [False, True])
@pytest.mark.parametrize(("name", "scatter"), SCATTERS)
def test_indexers(device: str, name: str, scatter: str, repair: bool) -> None:
    """With too few slots for some rows, and NaN among the thresholds."""
    repaired = check(problem_of(name, device, repair=repair), name, {"scatter": scatter})
    assert any(repaired) == repair
    assert not all(repaired)


def one_tile(device: str, *, slots: int = 24, repair: bool = False) -> Indexing:
    """A tile of rows of QSA's, all of whose keys are there."""
    problem = qsa_problem(device, rows=ROWS, run_rows=ROWS, keys=300, slots=slots, repair=repair)
    problem.tensors["row_ends"][3:] = 290
    return problem


def with_scores(problem: Indexing, scores: list[float], thresholds: list[float]) -> Indexing:
    """The same with these scores of keys, page by page, and of all rows and heads; in turns."""
    query, keys = problem.tensors["query"], problem.tensors["key_cache"]
    query.zero_()[..., 0] = 1
    keys.zero_()[..., 0] = torch.tensor(np.resize(scores, (len(keys), PAGE)))
    problem.tensors["thresholds"].copy_(torch.tensor(np.resize(thresholds, ROWS)))
    return problem


def all_nan(problem: Indexing) -> Indexing:
    problem = with_scores(problem, [np.nan], [1])
    problem.tensors["key_cache"].view(torch.int16)[:, ::2, 0] ^= -(2**15)
    return problem


PROBLEMS: dict[str, Callable[[Indexing], Indexing]] = {
    "ties": lambda problem: with_scores(problem, [1], [1]),
    "above": lambda problem: with_scores(problem, [1], [0.5]),
    "overflow of both": lambda problem: with_scores(problem, [1, 2, 0], [1]),
    "special": lambda problem: with_scores(problem, SPECIAL, [*SPECIAL, 3e38, -(2.0**-126)]),
    "NaN": all_nan,
}


@pytest.mark.parametrize("repair", [False, True])
@pytest.mark.parametrize("scatter", ["hits", "atomics"])
@pytest.mark.parametrize("kind", PROBLEMS)
def test_adversarial_scores(device: str, kind: str, scatter: str, repair: bool) -> None:
    problem = PROBLEMS[kind](one_tile(device, repair=repair))
    check(problem, "qsa", {"scatter": scatter})


@pytest.mark.parametrize("scatter", ["hits", "atomics"])
def test_filter(device: str, scatter: str) -> None:
    """Without slots for ties, these are counted and not stored."""
    problem = with_scores(one_tile(device), [3, 1, 2, 1, 0, 5, 0, 0, 0, 0, 0, 0, 0], [1, 4])
    check(replace(problem, top_k=0), "qsa", {"scatter": scatter})


@pytest.mark.parametrize("scatter", ["hits", "atomics"])
@pytest.mark.parametrize("tile_keys", [16, 32, 64, 128])
def test_every_end(device: str, tile_keys: int, scatter: str) -> None:
    """Rows end at each of the last keys of a tile; all of their keys are stored."""
    problem = one_tile(device, slots=320)
    problem.tensors["thresholds"].fill_(-1e30)
    ends = problem.tensors["row_ends"]
    ends.copy_(torch.arange(ROWS) + 97)
    ends[:3] = torch.tensor([0, -5, 10_000])
    check(problem, "qsa", {"scatter": scatter, "tile_keys": tile_keys})


@pytest.mark.parametrize("scatter", ["hits", "atomics"])
@pytest.mark.parametrize("start", [-(2**31), -3, -1, 12, 2**31 - 40, 2**31 - 1])
def test_counters_that_did_not_start_at_zero(device: str, start: int, scatter: str) -> None:
    """Numbers from ``start`` on, in 32 bits: those that are slots' are stored, and no others."""
    problem = with_scores(one_tile(device, slots=42), [2, 1], [1])
    problem.tensors["row_ends"].fill_(80)
    problem.tensors["counters"].fill_(start)
    kernel = compile_for(replace(problem, top_k=12), "qsa", {"scatter": scatter})
    kernel({**problem.tensors, "max_context": problem.max_context})
    after = (np.int64(start) + 40).astype(np.int32)
    assert (problem.tensors["counters"] == int(after)).all()
    numbers = {(start + place) % 2**32 for place in range(40)}
    slots = {12 + n for n in numbers if n < 30} | {11 - n for n in numbers if n < 12}
    for row in problem.tensors["candidates"].tolist():
        assert {slot for slot, pair in enumerate(row) if pair != [POISON, POISON]} == slots
        keys = [key for key, bits in row if bits != POISON]
        assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("scatter", ["hits", "atomics"])
@pytest.mark.parametrize("schedule", list(schedules(8)), ids=lambda s: f"{s.mode}-{s.seed}")
def test_schedules(schedule: Schedule, scatter: str) -> None:
    """A program for each 16 keys."""
    problem = one_tile("cpu")
    plan: dict[str, int | str] = {"program_keys": 16, "tile_keys": 16, "scatter": scatter}
    kernel = compile_for(problem, "qsa", plan)
    values = {**problem.tensors, "max_context": problem.max_context}
    problem.check(lambda: kernel.execute(values, schedule))

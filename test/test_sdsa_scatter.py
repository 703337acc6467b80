# SPDX-License-Identifier: Apache-2.0
"""All ways to find slots select the same on every input."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
import torch
from cases import POISON, TILE_ROWS, Problem, one_hot_problem, random_problem

from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.executor import Schedule, schedules
from winnow.kernels import KERNELS
from winnow.kernels.devices import target_of

SCATTERS = ("hits", "atomics", "scan")
TILES = (16, 32, 64, 128)


def compile_with(device: str, problem: Problem, scatter: str, tile_keys: int = 64) -> Kernel:
    module = KERNELS[problem.kernel].graph(top_k=problem.top_k, repair=problem.repairs)
    plan: dict[str, int | str] = {"scatter": scatter, "tile_keys": tile_keys}
    kernel = compile_graph(module, target_of(torch.device(device)), plan)
    text = kernel.emit("tt")
    assert ("tt.elementwise_inline_asm" in text, "tt.scan" in text) == (
        scatter == "hits",
        scatter != "hits" or problem.repairs,
    )
    return kernel


def all_ties(device: str) -> Problem:
    return one_hot_problem(device, [1.0] * 200, threshold=1, top_k=8, capacity=8)


def all_above(device: str) -> Problem:
    return one_hot_problem(device, [1.0] * 200, threshold=0.5, top_k=8, capacity=50)


def all_nan(device: str) -> Problem:
    problem = one_hot_problem(device, [math.nan] * 200, threshold=1, top_k=150, capacity=150)
    keys = problem.tensors["key_cache"].view(torch.int16)
    keys[:, ::2] ^= -(2**15)
    return problem


def special(device: str) -> Problem:
    """Each special score in each column of a leaf, at special thresholds."""
    scores = [math.nan, math.inf, -math.inf, 0.0, -0.0, 1.0, 1.9921875, 2.0, 2.0078125, 4, -1]
    thresholds = np.resize([*scores, 2.0**-126, -(2.0**-126), 3e38], TILE_ROWS).tolist()
    return one_hot_problem(device, scores * 13, threshold=thresholds, top_k=200, capacity=200)


def overflow(device: str) -> Problem:
    """Small scores around their threshold: more of both kinds than slots."""
    problem = random_problem(device, tiles=1, keys=300, top_k=3, capacity=5)
    problem.tensors["key_cache"].clamp_(-1, 1)
    problem.tensors["query"].clamp_(0, 1)
    problem.tensors["thresholds"].fill_(1)
    return problem


def filtering(device: str) -> Problem:
    return one_hot_problem(device, [3, 1, 2, 1, 0, 5], threshold=1, top_k=0, capacity=4)


def every_end(device: str) -> Problem:
    """Rows that end at each key of a tile, and in all of its columns."""
    problem = random_problem(device, tiles=1, keys=300, top_k=40, capacity=300)
    problem.tensors["row_ends"].copy_(torch.arange(TILE_ROWS) + 64)
    problem.tensors["row_ends"][:3] = torch.tensor([0, -5, 10_000])
    problem.tensors["thresholds"].fill_(-1e30)
    return problem


PROBLEMS = [all_ties, all_above, all_nan, special, overflow, filtering, every_end]


@pytest.mark.parametrize("scatter", SCATTERS)
@pytest.mark.parametrize("make", PROBLEMS)
def test_adversarial_inputs(device: str, make: Callable[[str], Problem], scatter: str) -> None:
    problem = make(device)
    kernel = compile_with(device, problem, scatter)
    problem.check(lambda: kernel(problem.values))


@pytest.mark.parametrize("tile_keys", TILES)
def test_tiles_of_all_sizes(device: str, tile_keys: int) -> None:
    problem = every_end(device)
    kernel = compile_with(device, problem, "hits", tile_keys)
    problem.check(lambda: kernel(problem.values))


@pytest.mark.parametrize("repair", [False, True])
def test_scatters_give_the_same(device: str, repair: bool) -> None:
    """Counters, thresholds and the sets of pairs, of rows that fit and of rows that do not."""
    results: list[tuple[object, ...]] = []
    found: list[list[set[tuple[int, ...]]]] = []
    for scatter in SCATTERS:
        problem = random_problem(device, tiles=1, keys=300, top_k=16, capacity=40)
        if repair:
            problem = problem.with_repair().thinned(5)
            problem.tensors["thresholds"][:4] = torch.tensor([-1e30, 1e30, math.nan, 0.0])
        rows = range(5) if repair else range(TILE_ROWS)
        kernel = compile_with(device, problem, scatter)
        kernel(problem.values)
        found.append([{tuple(pair) for pair in held(problem, row)} for row in rows])
        results.append((problem.counters.tolist(), problem.tensors["thresholds"].tolist()))
    assert results[0] == results[1] == results[2]
    assert found[0] == found[1] == found[2]
    assert all(found[0])


def held(problem: Problem, row: int) -> list[list[int]]:
    """The pairs of a row, above and ties."""
    above, ties = problem.counters[row].tolist()
    assert above <= 40
    assert ties <= 16
    return problem.slots(row, 16 - ties, 16 + above)


@pytest.mark.parametrize(
    "start", [-(2**31), -3, -1, 20, 2**31 - 40, 2**31 - 1], ids=lambda start: f"from{start}"
)
def test_counters_that_did_not_start_at_zero(device: str, start: int) -> None:
    """Numbers from ``start`` on, in 32 bits: those that are slots' are stored, and no others."""
    problem = one_hot_problem(device, [2.0, 1.0] * 40, threshold=1, top_k=12, capacity=30)
    problem.tensors["counters"].fill_(start)
    before = problem.copy_memory()
    kernel = compile_with(device, problem, "hits")
    kernel(problem.values)
    problem.assert_canaries(before)
    after = np.int64(start) + 40
    assert (problem.counters == after.astype(np.int32)).all()
    numbers = {(start + place) % 2**32 for place in range(40)}
    slots = {12 + n for n in numbers if n < 30} | {11 - n for n in numbers if n < 12}
    for row in range(0, TILE_ROWS, 31):
        stored = problem.slots(row, 0, 42)
        assert {slot for slot, pair in enumerate(stored) if pair != [POISON, POISON]} == slots
        keys = [key for key, bits in stored if bits != POISON]
        assert len(set(keys)) == len(keys)


@pytest.fixture(scope="module")
def crowded() -> Kernel:
    """A kernel with a program for each 16 keys."""
    module = KERNELS["sdsa"].graph(top_k=4, repair=False)
    plan: dict[str, int | str] = {"program_keys": 16, "tile_keys": 16, "scatter": "hits"}
    return compile_graph(module, target_of(torch.device("cpu")), plan)


@pytest.mark.parametrize("schedule", list(schedules(12)), ids=lambda s: f"{s.mode}-{s.seed}")
def test_schedules(crowded: Kernel, schedule: Schedule) -> None:
    problem = random_problem("cpu", tiles=1, keys=200, top_k=4, capacity=24)
    problem.check(lambda: crowded.execute(problem.values, schedule))

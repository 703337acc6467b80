# SPDX-License-Identifier: Apache-2.0
"""The SDSA kernel does the same whatever its plan is, and however its programs interleave."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pytest
import torch
from cases import random_problem, staircase_problem

from winnow.backend.driver import compile_graph
from winnow.backend.expression import to_python
from winnow.backend.kernel import Kernel
from winnow.executor import Schedule, schedules
from winnow.kernels import KERNELS
from winnow.kernels.devices import target_of
from winnow.targets import Target


def compile_with(
    plan: Mapping[str, int], top_k: int, device: str = "cpu", *, repair: bool = False
) -> Kernel:
    module = KERNELS["sdsa"].graph(top_k=top_k, repair=repair)
    return compile_graph(module, target_of(torch.device(device)), plan)


@pytest.mark.parametrize(
    "plan",
    [
        {"tile_rows": 16, "num_warps": 1},
        {"tile_rows": 64, "tile_keys": 16, "program_keys": 16},
        {"tile_rows": 128, "tile_keys": 64, "program_keys": 64, "num_stages": 1},
        {"tile_keys": 16, "program_keys": 400, "num_warps": 4},
        {"program_keys": 2**20},
    ],
)
def test_plans(device: str, plan: Mapping[str, int]) -> None:
    problem = random_problem(device, keys=1100, top_k=8, capacity=24)
    kernel = compile_with(plan, 8, device)
    problem.check(lambda: kernel(problem.values))


@pytest.mark.parametrize(
    "plan",
    [
        {"tile_rows": 16, "num_warps": 1, "program_keys": 128, "polls": 2},
        {"tile_rows": 64, "tile_keys": 16, "program_keys": 16, "polls": 1},
        {"tile_rows": 128, "tile_keys": 64, "program_keys": 64, "num_stages": 1},
        {"program_keys": 2**20},
    ],
)
def test_plans_with_repair(device: str, plan: Mapping[str, int]) -> None:
    """Rows of all kinds, and an arrival for each tile of as few rows as the plan may have."""
    plain = random_problem(device, keys=200, top_k=8, capacity=24)
    problem = plain.with_repair(arrivals=16).thinned(3)
    thresholds = problem.tensors["thresholds"]
    thresholds[::3], thresholds[1::5], thresholds[2::7] = -1e30, 1e30, math.nan
    kernel = compile_with(plan, 8, device, repair=True)
    problem.check(lambda: kernel(problem.values))


@pytest.mark.parametrize("repair", [False, True])
@pytest.mark.parametrize(
    "num_warps", [4, *(pytest.param(n, marks=pytest.mark.gpu_alone) for n in (8, 16))]
)
def test_each_count_is_added_once(device: str, num_warps: int, repair: bool) -> None:
    """More threads than rows: replicas of a value in several threads must not count again."""
    problem = staircase_problem(device)
    if repair:
        problem = problem.with_repair().thinned(24)
    kernel = compile_with({"num_warps": num_warps}, problem.top_k, device, repair=repair)
    problem.check(lambda: kernel(problem.values))


@pytest.mark.parametrize("dequantize", ["convert", "scaled-dot"])
def test_nvfp4_converted_and_multiplied_as_it_is(device: str, dequantize: str) -> None:
    target = Target.parse("cuda:100") if device == "cpu" else target_of(torch.device(device))
    if dequantize == "scaled-dot" and not target.nvfp4_mma:
        pytest.skip(f"{target} can't multiply NVFP4")
    problem = random_problem(device, keys=300, top_k=8, capacity=24, nvfp4=True)
    module = KERNELS[problem.kernel].graph(top_k=8, repair=False)
    kernel = compile_graph(module, target, {"dequantize": dequantize})
    product = {"convert": '"tile.dot"', "scaled-dot": '"tile.scaled_dot"'}[dequantize]
    assert product in kernel.emit("tile")
    problem.check(lambda: kernel(problem.values))


@pytest.fixture(scope="module")
def crowded() -> Kernel:
    """A kernel with a program for each 32 keys."""
    return compile_with({"program_keys": 32, "tile_keys": 32}, 4)


@pytest.mark.parametrize("schedule", list(schedules(16)), ids=lambda s: f"{s.mode}-{s.seed}")
def test_schedules(crowded: Kernel, schedule: Schedule) -> None:
    """Counts, and the pairs of rows that fit, don't depend on which program comes first."""
    problem = random_problem("cpu", tiles=1, keys=300, top_k=4, capacity=24)
    problem.check(lambda: crowded.execute(problem.values, schedule))


@pytest.mark.parametrize(
    ("rows", "keys", "runs"),
    [
        (0, 131_072, 0),  # no row tiles, so no programs at all
        (128, 0, 0),
        (128, 1024, 1),
        (128, 1025, 2),
        (4096, 4096, 4),  # not half a wave, but of as few keys as there may be
        (4096, 8192, 8),
        (4096, 32_768, 8),  # a wave
        (4096, 32_769, 16),  # more, and so two
        (4096, 131_072, 33),
        (128, 2**29, 65_535),  # as many as a grid has along y
    ],
)
def test_programs_fill_the_last_wave(rows: int, keys: int, runs: int) -> None:
    """Of 264 that run at a time, for 4096 keys each or less, but no less than 1024."""
    module = KERNELS["sdsa"].graph(repair=False)
    abi = compile_graph(module, Target.parse("cuda:90")).abi
    symbols = {"rows": rows, "keys": keys}
    statements, sizes = to_python(abi.grid, [*symbols])
    exec("\n".join(statements), symbols)
    assert [eval(size, symbols) for size in sizes] == [rows // 128, runs]

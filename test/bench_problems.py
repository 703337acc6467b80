# SPDX-License-Identifier: Apache-2.0
"""Small problems to measure, and what stands in for a GPU on the CPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from rich.progress import Progress
from torch import Tensor

from winnow.bench import baselines, runner
from winnow.bench.contender import Contender, UnavailableError
from winnow.bench.problem import Inputs, Problem, make_problem
from winnow.bench.settings import Setting
from winnow.bench.timing import Rates, Times
from winnow.cli import bench, bench_kernel
from winnow.kernels import KERNELS

KEYS, TOP_K = 300, 16
RATES = Rates(bf16_flops=8e14, fp8_flops=1.6e15, copied_bytes=4e12)


def parameters_of(kernel: str) -> dict[str, Any]:
    """Those for a small problem."""
    return {"top_k": TOP_K} | ({} if kernel.startswith("sdsa") else {"request_rows": 8})


def problem_of(kernel: str, device: str = "cpu", **changes: Any) -> Problem:
    """A few rows of a kernel, two sets of inputs."""
    rows = 128 if kernel.startswith("sdsa") else 16
    graph = KERNELS[kernel].graph(**parameters_of(kernel))
    setting = Setting(rows, KEYS, **changes)
    with Progress(disable=True) as progress:
        return make_problem(graph, setting, torch.device(device), 0, 2, progress)


def multiply(queries: Tensor, keys: Tensor) -> Tensor:
    """What cuBLAS does, and torch only on a GPU."""
    return torch.einsum("mhd,nd->mhn", queries.float(), keys.float())


class CpuTimer:
    """Runs contenders in place of a timer, as if memory were short for those in ``too_large``."""

    too_large: tuple[type[Contender], ...] = ()

    def __init__(self, device: torch.device, repeats: int | None) -> None:
        self._repeats = repeats or 3

    def time(
        self, make: Callable[[], Contender], problem: Problem
    ) -> tuple[Contender, Times, Inputs]:
        """One run, on the last set of inputs."""
        contender, inputs = make(), problem.inputs[-1]
        if isinstance(contender, self.too_large):
            raise UnavailableError("it takes more memory than there is")
        contender.prepare(inputs)
        contender.run(inputs)
        return contender, Times((2.0, 1.0, 4.0)[: self._repeats], 3 * 2**20), inputs


def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has `winnow bench` run on the CPU."""
    monkeypatch.setattr(bench, "present_targets", lambda: ["cuda:90"])
    monkeypatch.setattr(bench_kernel, "_device", lambda: torch.device("cpu"))
    monkeypatch.setattr(bench_kernel, "measure_rates", lambda device: RATES)
    monkeypatch.setattr(bench_kernel, "describe_machine", lambda device: {"device": "a CPU"})
    monkeypatch.setattr(baselines, "multiply", multiply)
    monkeypatch.setattr(runner, "Timer", CpuTimer)

# SPDX-License-Identifier: Apache-2.0
"""Compiles, times and checks a selection by one plan after another, on a GPU."""

from __future__ import annotations

import statistics

import torch

from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.bench.contender import UnavailableError
from winnow.bench.plans import plan_of
from winnow.bench.problem import Problem
from winnow.bench.selections import SelectionContender
from winnow.bench.timing import Timer
from winnow.errors import BackendError, LoweringError, PassFailure
from winnow.pipeline.instrumentation import NO_REPRODUCER
from winnow.plan import Plan
from winnow.targets import Target
from winnow.tune.search import FailedTrialError, Options


class GpuWorkbench:
    """Runs the kernels of a problem's graph; see ``Workbench``."""

    def __init__(self, problem: Problem, target: Target, timer: Timer) -> None:
        self._problem = problem
        self._target = target
        self._timer = timer

    def plan(self, options: Options) -> Plan:
        return plan_of(self._kernel(options))

    def milliseconds(self, options: Options) -> float:
        kernel, problem = self._kernel(options), self._problem
        try:
            contender, times, inputs = self._timer.time(
                lambda: SelectionContender(kernel, problem, problem.graph), problem
            )
        except (BackendError, UnavailableError) as error:
            raise FailedTrialError(_first_line(error)) from error
        problems = contender.problems(inputs)
        if problems:
            raise FailedTrialError(f"the result is wrong: {problems[0]}")
        return statistics.median(times.milliseconds)

    def _kernel(self, options: Options) -> Kernel:
        """The kernel, which is compiled to machine code when it is first run."""
        try:
            return compile_graph(
                self._problem.graph, self._target, options, instrumentation=NO_REPRODUCER
            )
        except (LoweringError, PassFailure) as error:
            raise FailedTrialError(_first_line(error)) from error


def use_device(name: str) -> torch.device:
    """Makes a GPU, such as ``cuda`` or ``cuda:1``, torch's current one; raises ``ValueError``."""
    if not torch.cuda.is_available():
        raise ValueError("torch can't use the GPU here")
    count = torch.cuda.device_count()
    kind, _, number = name.partition(":")
    index = int(number) if number.isdecimal() else torch.cuda.current_device()
    if kind != "cuda" or (number and not number.isdecimal()) or index >= count:
        raise ValueError(f"device must be cuda, or cuda:N with N below {count}, but is {name}")
    torch.cuda.set_device(index)
    return torch.device("cuda", index)


def _first_line(error: Exception) -> str:
    return str(error).splitlines()[0]

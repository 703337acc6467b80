# SPDX-License-Identifier: Apache-2.0
"""Measures contenders at each setting, and checks what each of them leaves."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import torch
from rich.progress import Progress
from torch_mlir import ir

from winnow.backend.kernel import Kernel
from winnow.bench.baselines import FormulaTopK, Products, ProductsTopK
from winnow.bench.contender import Contender, UnavailableError
from winnow.bench.formulas import COMBINE
from winnow.bench.problem import Problem, make_problem, selection_of
from winnow.bench.record import Measurement, Result
from winnow.bench.selections import SelectionContender, reference_launch
from winnow.bench.settings import KERNEL, Setting
from winnow.bench.timing import REPEATS, Rates, Timer
from winnow.errors import WinnowError
from winnow.trial.roles import find_roles


class WrongResultError(WinnowError):
    """A contender's result is not what it should be; its time would mean nothing."""


@dataclass(frozen=True)
class Candidate:
    """A kernel and its graph."""

    kernel: Kernel
    graph: ir.Module


@dataclass(frozen=True)
class Competition:
    """The kernel to measure, by its name, and the same without repair."""

    name: str
    selection: Candidate
    sweep: Candidate

    @property
    def top_k(self) -> int:
        """How many keys of a row are selected."""
        return selection_of(find_roles(self.selection.graph)).top_k


class Runner:
    """Measures at one setting after another."""

    def __init__(
        self,
        competition: Competition,
        device: torch.device,
        rates: Rates,
        *,
        repeats: int | None,
        seed: int,
    ) -> None:
        self._competition = competition
        self._device = device
        self._rates = rates
        self._repeats = repeats
        self._seed = seed
        self._timer = Timer(device, repeats)

    def measure(
        self, setting: Setting, contenders: Sequence[str], progress: Progress
    ) -> Measurement:
        """The results of the kernel and of ``contenders``.

        Raises ``WrongResultError`` where one is wrong, and ``ValueError`` where memory is short for
        the inputs.
        """
        graph, most_sets = self._competition.selection.graph, self._repeats or REPEATS
        try:
            problem = make_problem(graph, setting, self._device, self._seed, most_sets, progress)
        except torch.OutOfMemoryError as error:
            short = str(error).splitlines()[0]
            raise ValueError(f"{setting}: the inputs can't be made: {short}") from error
        makers = _makers(self._competition, problem)
        results = [self._result(name, makers[name], problem) for name in (KERNEL, *contenders)]
        top_k = self._competition.top_k
        return Measurement(
            setting=setting,
            candidates=setting.candidates(top_k),
            slots=setting.slots(top_k),
            input_sets=len(problem.inputs),
            floor_milliseconds=1000 * problem.flops / self._flops(problem),
            results=tuple(results),
        )

    def _result(self, name: str, make: Callable[[], Contender], problem: Problem) -> Result:
        try:
            contender, times, inputs = self._timer.time(make, problem)
        except UnavailableError as error:
            return Result(name, skipped=str(error))
        problems = contender.problems(inputs)
        if problems:
            heading = f"{name}, {problem.setting}: the result is wrong"
            raise WrongResultError("\n  ".join([heading, *problems]))
        return Result(name, times.milliseconds, times.memory_bytes, contender.rows_at_a_time)

    def _flops(self, problem: Problem) -> float:
        """The rate of products of such queries and keys; of NVFP4, that of BF16."""
        is_fp8 = problem.roles.types[problem.roles.queries[0]].element == "f8E4M3FN"
        return (self._rates.fp8_flops if is_fp8 else None) or self._rates.bf16_flops


def _makers(competition: Competition, problem: Problem) -> Mapping[str, Callable[[], Contender]]:
    """What makes each contender."""
    name, selection, sweep = competition.name, competition.selection, competition.sweep
    formula = functools.partial(FormulaTopK, problem, COMBINE[name])
    return {
        KERNEL: lambda: SelectionContender(selection.kernel, problem, selection.graph),
        "sweep": lambda: SelectionContender(sweep.kernel, problem, sweep.graph, only_sweeps=True),
        "cublas": lambda: Products(problem),
        "topk": lambda: ProductsTopK(problem, COMBINE[name]),
        "eager": lambda: formula(is_compiled=False),
        "compile": lambda: formula(is_compiled=True),
        "flashinfer": lambda: SelectionContender(
            reference_launch(name, competition.top_k), problem, selection.graph, may_fail=True
        ),
    }

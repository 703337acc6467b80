# SPDX-License-Identifier: Apache-2.0
"""Selections of paged keys by thresholds: the kernel, its sweep, and the reference library's."""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable
from typing import Any, TypeAlias

import torch
from torch import Tensor
from torch_mlir import ir

from winnow.bench.contender import Contender, UnavailableError
from winnow.bench.problem import Inputs, Problem, selection_of
from winnow.trial import top_k
from winnow.trial.inputs import LEAST_TILE, POISON
from winnow.trial.roles import find_roles
from winnow.trial.scores import Scorer

Launch: TypeAlias = Callable[[dict[str, Any]], None]
REFERENCE = "flashinfer.sdsa", "indexer_threshold_select"


class SelectionContender(Contender):
    """Launches a selection on poisoned outputs.

    ``graph`` says what its arguments are for: the problem's own with repair or without. With
    ``only_sweeps``, all thresholds are infinite, so that nothing is selected.
    """

    def __init__(
        self,
        launch: Launch,
        problem: Problem,
        graph: ir.Module,
        *,
        only_sweeps: bool = False,
        may_fail: bool = False,
    ) -> None:
        self.may_fail = may_fail
        self._launch = launch
        self._graph = graph
        self._only_sweeps = only_sweeps
        self._roles = find_roles(graph)
        self._use = selection_of(self._roles)
        self._outputs = self._make_outputs(problem)
        self._arguments: dict[str, Any] = {}

    def prepare(self, inputs: Inputs) -> None:
        use, outputs = self._use, self._outputs
        outputs[use.thresholds].copy_(inputs.arguments[use.thresholds])
        if self._only_sweeps:
            outputs[use.thresholds].fill_(math.inf)
        outputs[use.counters].zero_()
        outputs[use.candidates].fill_(POISON)
        if use.ranges:
            outputs[use.ranges].fill_(POISON)
        values = {**inputs.arguments, **outputs}
        self._arguments = {name: values[name] for name in self._roles.types}

    def run(self, inputs: Inputs) -> None:
        self._launch(self._arguments)

    def problems(self, inputs: Inputs) -> list[str]:
        use, after = self._use, self._outputs
        scorer = Scorer(self._graph, self._roles, inputs.arguments)
        thresholds, slots = inputs.arguments[use.thresholds], after[use.candidates]
        if self._only_sweeps:
            thresholds = torch.full_like(thresholds, math.inf)
        poison = slots.new_full((1,), POISON).expand_as(slots)
        before = {use.thresholds: thresholds, use.candidates: poison}
        found: list[str] = []
        for scores in scorer:
            compared = top_k.compare(scores, use, before, after, rounded=False)
            found += compared.problems
            lacking = (compared.keys - compared.equal)[compared.fits]
            if int(lacking.sum()):
                rows = int((lacking > 0).sum())
                found.append(f"{rows} rows from {scores.rows.start} on lack keys of their top-k")
        if use.arrivals and bool(after[use.arrivals].any()):
            found.append(f"{use.arrivals} are not zero")
        return found

    def _make_outputs(self, problem: Problem) -> dict[str, Tensor]:
        use, rows = self._use, problem.setting.rows
        thresholds = problem.inputs[0].arguments[use.thresholds]
        integers = {"dtype": torch.int32, "device": thresholds.device}
        outputs = {
            use.thresholds: torch.empty_like(thresholds),
            use.counters: torch.empty(rows, 2, **integers),
            use.candidates: torch.empty(rows, problem.setting.slots(use.top_k), 2, **integers),
        }
        if use.ranges and use.arrivals:
            outputs[use.ranges] = torch.empty(2, rows, **integers)
            tile_rows = -(-LEAST_TILE // problem.heads)
            outputs[use.arrivals] = torch.zeros(-(-rows // tile_rows), **integers)
        return outputs


def reference_launch(kernel: str, selected: int) -> Launch:
    """The reference library's selection of ``selected`` keys, whose arguments are SDSA's.

    Raises ``UnavailableError`` where there is none.
    """
    module, function = REFERENCE
    if not kernel.startswith("sdsa"):
        raise UnavailableError(f"{module} has no such selection")
    try:
        select = getattr(importlib.import_module(module), function)
    except (ImportError, AttributeError):
        raise UnavailableError(f"{module}.{function} can't be imported") from None
    return lambda arguments: select(**arguments, top_k=selected)

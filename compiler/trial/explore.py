# SPDX-License-Identifier: Apache-2.0
"""Runs a kernel in many orders of its programs, and finds one in which it goes wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rich.progress import Progress
from torch import Tensor
from torch_mlir import ir

from winnow.backend.kernel import Kernel
from winnow.errors import ExecutionError
from winnow.executor import Schedule, schedules
from winnow.trial.check import check
from winnow.trial.verdict import SelectionVerdict, StoredVerdict


@dataclass(frozen=True)
class Exploration:
    """The verdict on the last run, the ``tried``-th of ``wanted``, in the order of ``schedule``.

    That is the first one that was wrong, if any was.
    """

    verdict: SelectionVerdict | StoredVerdict
    schedule: Schedule
    tried: int
    wanted: int


def explore(
    kernel: Kernel,
    graph: ir.Module,
    values: Mapping[str, Any],
    before: Mapping[str, Any],
    wanted: int,
    seed: int,
    progress: Progress,
) -> Exploration:
    """Runs ``kernel`` in the executor, each time with the contents that ``before`` has of values.

    What the last run has made of them stays. ``wanted`` is at least 1. Raises ``ExecutionError``,
    which names the schedule, where the kernel is at fault itself.
    """
    symbols = (*kernel.abi.arguments, *kernel.abi.grid_symbols)
    arguments = {symbol.name: values[symbol.name] for symbol in symbols if symbol.name in values}
    found: Exploration | None = None
    for tried in progress.track(range(1, wanted + 1), description="running in another order"):
        *_, schedule = schedules(tried)
        for name, value in arguments.items():
            if isinstance(value, Tensor):
                value.copy_(before[name])
        try:
            kernel.execute(arguments, schedule)
        except ExecutionError as error:
            raise ExecutionError(f"{error} ({describe(schedule)})") from error
        verdict = check(graph, before, values, seed, Progress(disable=True))
        found = Exploration(verdict, schedule, tried, wanted)
        if not verdict.is_right:
            break
    assert found is not None
    return found


def describe(schedule: Schedule) -> str:
    """A schedule in words."""
    return f"schedule {schedule.mode}, seed {schedule.seed}"

# SPDX-License-Identifier: Apache-2.0
"""Which plans to try for a selection: group by group of choices, from the best plan so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Protocol, TypeAlias

from winnow.plan import Plan

Options: TypeAlias = Mapping[str, int | str]
"""Those of ``plan-sweep``, by their Python names."""
Group: TypeAlias = Mapping[str, Sequence[int | str]]
"""Choices that are tried in all combinations, as the best of one depends on the others."""

SCATTERS: Group = {"scatter": ("scan", "hits")}
"""What comes first, with all else as the planner has it for each of them."""
GROUPS: tuple[Group, ...] = (
    {"tile_keys": (16, 32, 64, 128), "max_registers": (80, 128, 168, 255)},
    {"num_warps": (4, 8), "num_stages": (2, 3, 4)},
    {"program_keys": (1024, 2048, 4096, 8192)},
    {"register_usage": (3, 5)},
)
LEAST_GAIN = 0.01
"""A plan is better where it takes less time by more than this share; else it may be chance."""
DERIVED = ("target", "helpers")
"""What the planner makes of the rest."""


class FailedTrialError(Exception):
    """A plan can't be used; the message says why."""


class Workbench(Protocol):
    """Makes kernels of a selection by plans, and measures them."""

    def plan(self, options: Options) -> Plan:
        """The whole plan that ``options`` lead to; raises ``FailedTrialError``."""

    def milliseconds(self, options: Options) -> float:
        """What the kernel takes, whose result is right; raises ``FailedTrialError``."""


@dataclass(frozen=True)
class Trial:
    """A plan that was tried: what it took, or why it failed.

    ``plan`` is ``None`` where the planner refused the ``options``.
    """

    options: Options
    plan: Plan | None = None
    milliseconds: float | None = None
    failure: str | None = None


def search(
    bench: Workbench, fixed: Options, begin: Callable[[Options], object] = lambda options: None
) -> list[Trial]:
    """The trials, in order: the planner's own plan, then what differs from the best so far.

    ``fixed`` choices are the same in all of them. No plan is tried twice. ``begin`` is told of each
    trial.
    """
    trials: list[Trial] = []
    tried: set[Plan] = set()

    def attempt(options: Options) -> None:
        begin(options)
        plan = None
        try:
            plan = bench.plan(options)
            if plan in tried:
                return
            tried.add(plan)
            trials.append(Trial(options, plan, bench.milliseconds(options)))
        except FailedTrialError as error:
            trials.append(Trial(options, plan, failure=str(error)))

    attempt(fixed)
    for change in _combinations(SCATTERS, fixed):
        attempt({**fixed, **change})
    for group in GROUPS:
        start = _options(fastest(trials), fixed)
        for change in _combinations(group, fixed):
            attempt({**start, **change})
    return trials


def fastest(trials: Sequence[Trial]) -> Trial | None:
    """The trial that took least, or an earlier one that took hardly more; ``None`` without any."""
    best: Trial | None = None
    least = float("inf")
    for trial in trials:
        if trial.milliseconds is not None and trial.milliseconds < least * (1 - LEAST_GAIN):
            best, least = trial, trial.milliseconds
    return best


def _options(best: Trial | None, fixed: Options) -> Options:
    """Options that lead to the best plan, all of them stated, so that one can be changed."""
    entries = best.plan.entries if best and best.plan else {}
    return {**{name: entries[name] for name in entries if name not in DERIVED}, **fixed}


def _combinations(group: Group, fixed: Options) -> Iterator[Options]:
    """Each combination of a group's choices, but of those that are fixed."""
    free = {name: values for name, values in group.items() if name not in fixed}
    if free:
        for values in product(*free.values()):
            yield dict(zip(free, values, strict=True))

# SPDX-License-Identifier: Apache-2.0
"""Which plans are tried, with made-up times, and which of them is taken."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from rich.console import Console

from winnow.cli import tune_report
from winnow.plan import Plan
from winnow.tune.search import FailedTrialError, Options, Trial, fastest, search

BASE = Plan("cuda:90", 128, 64, 1024, 8, 2, 396, 1024, scatter="hits", max_registers=80)
Times = Callable[[Plan], float]


@dataclass
class Made:
    """Plans whose times are made up, and a planner that refuses some sizes of tiles."""

    times: Times
    refused: tuple[int, ...] = ()

    def plan(self, options: Options) -> Plan:
        if options.get("tile_keys") in self.refused:
            raise FailedTrialError(f"tile-keys must not be {options['tile_keys']}")
        changes: Mapping[str, Any] = options
        if options.get("scatter") == "scan" and "tile_keys" not in options:
            changes = {"tile_keys": 32, "max_registers": None} | dict(options)
        return dataclasses.replace(BASE, **changes)

    def milliseconds(self, options: Options) -> float:
        return self.times(self.plan(options))


def differing(trials: list[Trial], *names: str) -> list[tuple[Any, ...]]:
    """What the plans tried had in these fields, in order, each once."""
    plans = [trial.plan for trial in trials if trial.plan]
    return list(dict.fromkeys(tuple(getattr(plan, name) for name in names) for plan in plans))


def test_the_planners_own_plan_comes_first() -> None:
    first, second, *_ = search(Made(lambda plan: 1.0), {})
    assert (first.options, first.plan, first.milliseconds) == ({}, BASE, 1.0)
    assert second.plan == dataclasses.replace(
        BASE, scatter="scan", tile_keys=32, max_registers=None
    )


def test_choices_are_tried_from_the_best_so_far() -> None:
    def times(plan: Plan) -> float:
        score = {16: 4, 32: 2, 64: 1, 128: 0.5}[plan.tile_keys]
        score += {80: 0.2, 128: 0.0, 168: 0.1, 255: 0.3}[plan.max_registers or 255]
        return score + plan.num_stages / 10 + plan.program_keys / 100_000

    trials = search(Made(times), {})
    best = fastest(trials)
    assert best is not None
    assert best.plan == dataclasses.replace(BASE, tile_keys=128, max_registers=128)
    assert differing(trials, "tile_keys", "max_registers") == [
        (64, 80),
        (32, None),
        *[
            (keys, registers)
            for keys in (16, 32, 64, 128)
            for registers in (80, 128, 168, 255)
            if (keys, registers) != (64, 80)
        ],
    ]
    later = [trial for trial in trials if trial.options.get("num_stages") in (3, 4)]
    assert {(each.plan.tile_keys, each.plan.max_registers) for each in later if each.plan} == {
        (128, 128)
    }
    assert differing(trials[-5:-2], "program_keys") == [(2048,), (4096,), (8192,)]
    assert differing(trials[-2:], "program_keys", "register_usage") == [(1024, 3), (1024, 5)]


def test_no_plan_is_tried_twice() -> None:
    trials = search(Made(lambda plan: 1.0), {})
    plans = [trial.plan for trial in trials]
    assert len(set(plans)) == len(plans) == 1 + 1 + 15 + 5 + 3 + 2


def test_choices_that_are_fixed() -> None:
    fixed: Options = {"tile_keys": 32, "num_warps": 4, "helpers": 7}
    seen: list[Options] = []
    trials = search(Made(lambda plan: 1.0), fixed, seen.append)
    assert differing(trials, "tile_keys", "num_warps", "helpers") == [(32, 4, 7)]
    assert differing(trials, "max_registers") == [(80,), (128,), (168,), (255,)]
    assert all(options.items() >= fixed.items() for options in seen)
    assert len(seen) > len(trials)


def test_what_the_planner_derives_is_left_to_it() -> None:
    trials = search(Made(lambda plan: 1.0), {})
    assert all(not trial.options.keys() & {"target", "helpers"} for trial in trials)
    assert trials[-1].options["polls"] == BASE.polls


def test_failures_are_kept_and_passed_over() -> None:
    def times(plan: Plan) -> float:
        if plan.tile_keys == 128:
            raise FailedTrialError("the result is wrong: 3 rows")
        return float(plan.num_warps)

    trials = search(Made(times, refused=(16,)), {})
    wrong = [trial for trial in trials if trial.failure]
    assert [(trial.plan is None, trial.failure) for trial in wrong] == [
        *[(True, "tile-keys must not be 16")] * 4,
        *[(False, "the result is wrong: 3 rows")] * 4,
    ]
    assert all(trial.milliseconds is None for trial in wrong)
    best = fastest(trials)
    assert best is not None
    assert best.plan == dataclasses.replace(BASE, num_warps=4)


def test_a_first_plan_that_fails() -> None:
    def times(plan: Plan) -> float:
        if plan == BASE:
            raise FailedTrialError("it takes more memory than there is")
        return 1.0

    trials = search(Made(times), {})
    assert trials[0].failure == "it takes more memory than there is"
    best = fastest(trials)
    assert best is trials[1]


def test_nothing_that_works() -> None:
    def times(plan: Plan) -> float:
        raise FailedTrialError("no")

    trials = search(Made(times), {"scatter": "hits"})
    assert fastest(trials) is None
    assert all(trial.failure == "no" for trial in trials)


@pytest.mark.parametrize(("second", "best"), [(0.995, 0), (0.98, 1), (1.5, 0)])
def test_small_gains_may_be_chance(second: float, best: int) -> None:
    trials = [Trial({}, BASE, 1.0), Trial({}, BASE, second)]
    assert fastest(trials) is trials[best]
    assert fastest([]) is None


def test_the_report(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(tune_report, "console", lambda: Console(width=120))
    scan = dataclasses.replace(BASE, scatter="scan", max_registers=None, register_usage=3)
    trials = [
        Trial({}, BASE, 1.25),
        Trial({}, scan, 0.5),
        Trial({}, BASE, failure="the result is wrong: [x]"),
        Trial({"tile_keys": 48}, failure="tile-keys must be a power of two"),
    ]
    tune_report.print_trials(trials, "sdsa: 8 rows")
    heading, _, _, *rows = capsys.readouterr().out.splitlines()
    assert heading == "sdsa: 8 rows"
    assert [row.split() for row in rows if row] == [
        ["1", "hits", "64", "80", "8", "2", "1024", "–", "1.250"],
        ["2", "scan", "64", "–", "8", "2", "1024", "3", "0.500", "fastest"],
        ["3", "hits", "64", "80", "8", "2", "1024", "–", "–", "failed"],
        ["4", "–", "48", "–", "–", "–", "–", "–", "–", "failed"],
        ["3:", "the", "result", "is", "wrong:", "[x]"],
        ["4:", "tile-keys", "must", "be", "a", "power", "of", "two"],
    ]

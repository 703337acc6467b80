# SPDX-License-Identifier: Apache-2.0
"""The verdict of `winnow run`: right results pass, and each kind of wrong one does not."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import pytest
import torch
from cli_graphs import make_graph, scaled
from rich.progress import Progress
from torch import Tensor
from torch_mlir import ir

from winnow.backend.driver import compile_graph
from winnow.targets import Target
from winnow.trial import check as checks
from winnow.trial.check import check
from winnow.trial.inputs import make_inputs
from winnow.trial.roles import find_roles
from winnow.trial.sizes import Sizes
from winnow.trial.verdict import SelectionVerdict

SIZES = Sizes(rows=96, keys=150, requests=3)
Change = Callable[[dict[str, Any]], None]


def inputs_of(module: ir.Module) -> dict[str, Any]:
    roles, device = find_roles(module), torch.device("cpu")
    with Progress(disable=True) as progress:
        return make_inputs(module, roles, SIZES, {}, device, 0, progress)


def copied(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: v.clone() if isinstance(v, Tensor) else v for name, v in values.items()}


def run(module: ir.Module, values: dict[str, Any]) -> None:
    compile_graph(module, Target.parse("cuda:90"))(values)


def judge(
    module: ir.Module, before: Mapping[str, Any], after: Mapping[str, Any]
) -> SelectionVerdict:
    with Progress(disable=True) as progress:
        verdict = check(module, before, after, 0, progress)
    assert isinstance(verdict, SelectionVerdict)
    return verdict


class Run:
    """A selection and what it made of its inputs."""

    def __init__(self, module: ir.Module, prepare: Change = lambda values: None) -> None:
        self.module = module
        self.before = inputs_of(module)
        prepare(self.before)
        self.after = copied(self.before)
        run(module, self.after)

    def judge(self, change: Change = lambda values: None) -> SelectionVerdict:
        """The verdict on what there is after ``change``."""
        after = copied(self.after)
        change(after)
        return judge(self.module, self.before, after)


@pytest.fixture(scope="module")
def exact() -> Run:
    return Run(make_graph())


@pytest.fixture(scope="module")
def rounded() -> Run:
    return Run(make_graph(lambda s, scale: scaled(s / 32768, scale).exp()))


def test_a_right_result(exact: Run) -> None:
    keys = sum(range(8)) + 8 * (96 - 7)
    assert exact.judge() == SelectionVerdict(96, 96, [], 96, keys, keys)
    assert exact.judge().is_right


def swap_key(values: dict[str, Any]) -> None:
    """Puts a key in a slot that the row's worst score does not belong to."""
    values["slots"][50, 8, 0] = 0 if values["slots"][50, 8, 0] else 1


def repeat_key(values: dict[str, Any]) -> None:
    values["slots"][50, 8] = values["slots"][50, 9]


def count_one_more(values: dict[str, Any]) -> None:
    values["counts"][50, 0] += 1


def count_no_ties(values: dict[str, Any]) -> None:
    values["counts"][:, 1] = 0


def change_score(values: dict[str, Any]) -> None:
    values["slots"][50, 8, 1] ^= 1


def write_another_slot(values: dict[str, Any]) -> None:
    values["slots"][50, -1, 1] = 0


def write_an_input(values: dict[str, Any]) -> None:
    values["requests"][1] = 0


def leave_all_as_it_was(values: dict[str, Any]) -> None:
    values["counts"].zero_()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (swap_key, "slots, row 50: of the pairs above the threshold, 1 are not among those"),
        (
            repeat_key,
            "slots, row 50: of the pairs above the threshold, 1 are stored more than once",
        ),
        (count_one_more, "counts, row 50: expected ("),
        (count_no_ties, "counts, row "),
        (change_score, "slots, row 50: of the pairs above the threshold, 1 are not among those"),
        (write_another_slot, "slots, row 50: slot 23 was written, but for no key"),
        (write_an_input, "requests: 1 entries were written"),
        (leave_all_as_it_was, "counts, row 0: expected (1, 0), found (0, 0)"),
    ],
)
def test_wrong_results(exact: Run, change: Change, problem: str) -> None:
    verdict = exact.judge(change)
    assert not verdict.is_right
    assert any(found.startswith(problem) for found in verdict.problems), verdict.problems


@pytest.mark.parametrize("change", [swap_key, repeat_key, leave_all_as_it_was])
def test_exact_top_k_finds_wrong_keys_by_itself(
    exact: Run, change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("winnow.oracle.compare", lambda *arguments: [])
    verdict = exact.judge(change)
    assert verdict.rows_that_fit == 96
    assert verdict.keys_equal < verdict.keys


def test_keys_of_equal_scores_stand_for_one_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """All keys score the same; the top-k may be any of them, but no key twice."""

    def flatten(values: dict[str, Any]) -> None:
        values["cache"].fill_(1)
        values["queries"].fill_(1)
        values["thresholds"].fill_(32 * values["scale"])

    same = Run(make_graph(), flatten)
    assert same.judge().is_right

    def take_others(values: dict[str, Any]) -> None:
        values["slots"][95, :8, 0] = torch.arange(8)

    monkeypatch.setattr("winnow.oracle.compare", lambda *arguments: [])
    assert same.judge(take_others).is_right
    assert not same.judge(lambda values: values["slots"][95, :8, 0].fill_(3)).is_right
    assert not same.judge(lambda values: values["slots"][95, 0, 0].fill_(150)).is_right


def test_rows_that_do_not_fit_are_not_compared_with_top_k(exact: Run) -> None:
    def prepare(values: dict[str, Any]) -> None:
        values["thresholds"][:48] = math.inf  # too few keys
        values["thresholds"][48:] = -math.inf  # and too many

    verdict = Run(exact.module, prepare).judge()
    assert verdict.is_right
    assert verdict.rows_that_fit == 0
    assert verdict.oracle_rows == 96


def test_nan_scores_are_the_largest(exact: Run) -> None:
    def prepare(values: dict[str, Any]) -> None:
        used = values["table"][2, 0]
        values["cache"][used, :3] = math.nan

    verdict = Run(exact.module, prepare).judge()
    assert verdict.is_right
    assert verdict.rows_that_fit == 96


def test_rounded_scores_are_compared_with_top_k_alone(rounded: Run) -> None:
    verdict = rounded.judge()
    assert verdict.is_right
    assert verdict.oracle_rows is None
    assert rounded.judge(change_score).is_right
    assert not rounded.judge(swap_key).is_right
    assert not rounded.judge(write_another_slot).is_right


def test_the_oracle_samples_rows_of_large_problems(
    exact: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "ALL_SCORES", 96 * 150 - 1)
    verdict = exact.judge()
    assert verdict.is_right
    assert verdict.oracle_rows == 3 * checks.SAMPLED_ROWS

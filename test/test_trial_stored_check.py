# SPDX-License-Identifier: Apache-2.0
"""The verdict of `winnow run` on stored scores: each kind of wrong one is found."""

from __future__ import annotations

import math
from typing import Any

import pytest
import torch
from cli_graphs import make_store, scaled
from stored_runs import Change, Run

from winnow.trial import check as checks
from winnow.trial.inputs import POISON
from winnow.trial.stored_scores import Comparison
from winnow.trial.verdict import StoredVerdict


def end_early(values: dict[str, Any]) -> None:
    """Leaves four scores to rows 12 to 15."""
    values["lengths"][3] = 4


@pytest.fixture(scope="module")
def exact() -> Run:
    return Run(make_store(), end_early)


@pytest.fixture(scope="module")
def rounded() -> Run:
    return Run(make_store(lambda s, scale: scaled(s / 512, scale).exp()), end_early)


@pytest.mark.parametrize("group_rows", [1, 3, 4])
@pytest.mark.parametrize("sampled", [False, True])
def test_a_right_result(group_rows: int, sampled: bool) -> None:
    run = Run(make_store(group_rows=group_rows, sampled=sampled))
    scores = sum(len(row.scores) for row in run.expected)
    assert run.judge() == StoredVerdict(31, 31, [], scores, scores)
    assert run.judge().is_right


def write(index: Any, value: float) -> Change:
    def change(values: dict[str, Any]) -> None:
        values["stored"][index] = value

    return change


def add(index: Any, value: float) -> Change:
    def change(values: dict[str, Any]) -> None:
        values["stored"][index] += value

    return change


def flip_last_bit(values: dict[str, Any]) -> None:
    values["stored"].view(torch.int32)[17, 5] ^= 1


def leave_out(values: dict[str, Any]) -> None:
    values["stored"].view(torch.int32)[17, 60:64] = POISON


def move_a_row(values: dict[str, Any]) -> None:
    values["stored"][17] = values["stored"][18]


def write_an_input(values: dict[str, Any]) -> None:
    values["requests"] = values["requests"] + 1


PLANTED = [
    (add((17, 5), 0.25), "stored, row 17: 1 of 90 scores are wrong, the first of key 5: "),
    (flip_last_bit, "stored, row 17: 1 of 90 scores are wrong, the first of key 5: "),
    (leave_out, "stored, row 17: 4 of 90 scores are wrong, the first of key 60: "),
    (write((17, 5), math.nan), "stored, row 17: 1 of 90 scores are wrong, the first of key 5: "),
    (write((17, 5), -math.inf), "stored, row 17: 1 of 90 scores are wrong, the first of key 5"),
    (move_a_row, "stored, row 17: "),
    (write((13, slice(4, 6)), 0.0), "stored, row 13: 2 entries from 4 on were written: 4, 5"),
    (
        write((13, slice(4, 90)), 0.0),
        "stored, row 13: 86 entries from 4 on were written: 4, 5, 6, 7, ...",
    ),
    (write((5, 0), -math.inf), "stored, row 5: 1 entries from 0 on were written: 0"),
]
"""Mistakes, and what is said of them: row 5 has no scores, row 13 has 4, row 17 has 90."""


@pytest.mark.parametrize(("change", "problem"), PLANTED)
@pytest.mark.parametrize("by", ["both", "torch", "oracle"])
def test_wrong_results(
    exact: Run, change: Change, problem: str, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The oracle and torch each find them, and say the same of them, once."""
    if by == "torch":
        monkeypatch.setattr("winnow.oracle.compare", lambda *arguments: [])
    if by == "oracle":
        nothing = Comparison(0, 0, [])
        monkeypatch.setattr("winnow.trial.stored_scores.compare", lambda *arguments: nothing)
    verdict = exact.judge(change)
    assert not verdict.is_right
    (found,) = verdict.problems
    assert found.startswith(problem)


def test_counts_of_wrong_scores(exact: Run) -> None:
    verdict = exact.judge(leave_out)
    assert verdict.scores - verdict.scores_equal == 4
    assert exact.judge(write((5, 0), 0.0)).scores_equal == verdict.scores


@pytest.mark.parametrize("value", [0.0, math.nan])
def test_absent_keys_that_are_scored(exact: Run, value: float) -> None:
    (problem,) = exact.judge(write((2, 70), value)).problems
    assert problem.startswith("stored, row 2: 1 of 90 scores are wrong, the first of key 70: ")
    assert f"expected -inf (0xff800000), found {value}" in problem


@pytest.mark.parametrize("by_oracle", [True, False])
def test_zeros_of_either_sign_differ(by_oracle: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_queries(values: dict[str, Any]) -> None:
        values["queries"].zero_()

    run = Run(make_store(), no_queries)
    assert run.judge().is_right
    if not by_oracle:
        monkeypatch.setattr("winnow.oracle.compare", lambda *arguments: [])
    (problem,) = run.judge(write((17, 5), -0.0)).problems
    assert problem.endswith("expected 0.0 (0x00000000), found -0.0 (0x80000000)")


def test_nan_scores() -> None:
    """Any NaN will do, but nothing else, nor no write."""

    def prepare(values: dict[str, Any]) -> None:
        values["queries"][17] = math.nan

    run = Run(make_store(), prepare)
    assert run.judge().is_right

    def another(values: dict[str, Any]) -> None:
        values["stored"].view(torch.int32)[17, 5] = 0x7FC00123

    assert run.judge(another).is_right
    (problem,) = run.judge(leave_out).problems
    assert "stored, row 17: 4 of" in problem


def test_inputs_that_were_written(exact: Run) -> None:
    verdict = exact.judge(write_an_input)
    assert not verdict.is_right
    assert verdict.problems == ["requests: 8 entries were written: (0,), (1,), (2,), (3,), ..."]


def test_rounded_scores_are_compared_with_torch_alone(rounded: Run) -> None:
    verdict = rounded.judge()
    assert verdict.is_right
    assert (verdict.oracle_rows, verdict.rows) == (None, 31)

    def scale_a_little(values: dict[str, Any]) -> None:
        values["stored"][17, 5] *= 1 + 1e-6

    assert rounded.judge(scale_a_little).is_right
    largest = rounded.expected[17].scores.max()
    for change in (
        add((17, 5), 1e-4 * float(largest)),
        leave_out,
        write((17, 5), math.nan),
        write((17, 5), math.inf),
        write((13, 4), 0.0),
    ):
        (problem,) = rounded.judge(change).problems
        assert problem.startswith("stored, row ")
    (problem,) = rounded.judge(write_an_input).problems
    assert problem.startswith("requests: ")


def test_rounded_scores_of_rows_without_keys(rounded: Run) -> None:
    def prepare(values: dict[str, Any]) -> None:
        values["lengths"].zero_()

    run = Run(rounded.module, prepare)
    assert run.judge() == StoredVerdict(31, None, [], 0, 0)


def test_the_oracle_samples_rows_of_large_problems(
    exact: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "ALL_SCORES", 31 * 90 - 1)
    monkeypatch.setattr(checks, "SAMPLED_GROUPS", 3)
    verdict = exact.judge()
    assert verdict.is_right
    assert verdict.oracle_rows in (11, 12)
    assert verdict.scores == sum(len(row.scores) for row in exact.expected)

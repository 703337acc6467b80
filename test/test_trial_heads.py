# SPDX-License-Identifier: Apache-2.0
"""`winnow run` on scores of several heads, and of numbers of rows, keys and scores.

What a kernel leaves is made by the oracle.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import torch
from head_graphs import (
    SMALL,
    Formula,
    biased,
    everything,
    largest,
    lightning,
    selection,
    store,
    summed,
    weighed,
    with_bytes,
    with_positions,
)
from rich.progress import Progress
from stored_runs import Run, make
from test_trial_scores import assert_scores_are_the_oracles
from torch_mlir import ir

from winnow import oracle
from winnow.trial import check as checks
from winnow.trial.check import check
from winnow.trial.roles import find_roles
from winnow.trial.scores import FP8_ROUNDING, ROUNDING, Scorer
from winnow.trial.sizes import Sizes
from winnow.trial.stored_scores import Comparison

SIZES = Sizes(rows=14, keys=70, requests=3)
FORMULAS = [summed, largest, weighed, lightning, biased, everything]


def scorer_of(module: ir.Module, values: dict[str, Any]) -> Scorer:
    return Scorer(module, find_roles(module), values)


@pytest.mark.parametrize("element", ["bf16", "f8E4M3FN"])
@pytest.mark.parametrize("formula", FORMULAS)
def test_scores_are_the_oracles(formula: Formula, element: str) -> None:
    module = selection(formula, element=element)
    values = make(module, SIZES)
    assert_scores_are_the_oracles(module, values)
    assert not scorer_of(module, values).rounds


@pytest.mark.parametrize("formula", FORMULAS)
def test_scores_of_samples(formula: Formula) -> None:
    """With positions that no table has, and fewer of them than samples."""
    module = selection(formula, sampled=True)
    values = make(module, SIZES)
    values["positions"][3:5] = torch.tensor([-1, 2**31 - 1])
    values["positions"] = values["positions"][:60]
    values["table"][1, 0] = -1
    assert_scores_are_the_oracles(module, values)


@pytest.mark.parametrize("columns", [1, 43])
@pytest.mark.parametrize("sampled", [False, True])
def test_keys_past_the_columns_are_not_seen(columns: int, sampled: bool) -> None:
    module = selection(biased, sampled=sampled)
    if sampled:
        module = with_positions(module)
    values = make(module, SIZES)
    values["bias"] = values["bias"][:, :columns].contiguous()
    assert_scores_are_the_oracles(module, values)


def test_keys_without_a_number_are_not_seen() -> None:
    module = selection(lightning)
    values = make(module, SIZES)
    values["scales"] = values["scales"][: int(values["table"][1, 0])]
    assert_scores_are_the_oracles(module, values)


TO_BIT = "%bit = arith.trunci %bytes : tensor<?x?xi8> to tensor<?x?xi1>\n"
OPS = [
    "%r = arith.uitofp %bytes : tensor<?x?xi8> to tensor<?x?xf32>",
    "%r = arith.sitofp %bytes : tensor<?x?xi8> to tensor<?x?xf32>",
    TO_BIT + "%r = arith.uitofp %bit : tensor<?x?xi1> to tensor<?x?xf32>",
    TO_BIT + "%r = arith.sitofp %bit : tensor<?x?xi1> to tensor<?x?xf32>",
    TO_BIT + "%one = arith.cmpf oeq, %scores, %scores : tensor<?x?xf32>\n"
    "%not = arith.xori %bit, %one : tensor<?x?xi1>\n"
    "%both = arith.andi %not, %one : tensor<?x?xi1>\n"
    "%either = arith.ori %both, %not : tensor<?x?xi1>\n"
    "%zero = arith.subf %scores, %scores : tensor<?x?xf32>\n"
    "%r = arith.select %either, %scores, %zero : tensor<?x?xi1>, tensor<?x?xf32>",
]


@pytest.mark.parametrize("ops", OPS)
def test_bytes_of_rows_and_keys(ops: str) -> None:
    module = with_bytes(selection(biased), ops, "%r")
    values = make(module, SIZES)
    assert values["bias"].dtype is torch.uint8
    assert set(values["bias"].unique().tolist()) == {0, 1}
    assert_scores_are_the_oracles(module, values)
    values["bias"].random_(256)
    assert_scores_are_the_oracles(module, values)
    assert not scorer_of(module, values).rounds


def test_a_cast_that_is_not_known() -> None:
    ops = (
        "%h = arith.sitofp %bytes : tensor<?x?xi8> to tensor<?x?xf16>\n"
        "%r = arith.extf %h : tensor<?x?xf16> to tensor<?x?xf32>"
    )
    module = with_bytes(selection(biased), ops, "%r")
    with pytest.raises(ValueError, match=r"arith.sitofp on scores can't be checked"):
        make(module, SIZES)


def test_negative_zeros() -> None:
    """Of sums, and of what is the largest; torch takes either zero."""

    def products(x: Any) -> Any:
        return x.g.max_heads(x.products().relu() * x.weights()).maximum(-0.0)

    def make_mixed(values: dict[str, Any]) -> None:
        values["weights"].fill_(-1)[:, ::2] = 1

    for formula in (weighed, products):
        for prepare in (lambda values: values["weights"].fill_(-1), make_mixed):
            run = Run(store(formula), prepare)
            zeros = [row.scores[row.scores == 0].view("i4") for row in run.expected]
            assert any((row < 0).any() for row in zeros) == (prepare is not make_mixed)
            assert run.judge().is_right


@pytest.mark.parametrize(("heads", "rows"), [(1, 128), (3, 32), (4, 32), (64, 2), (300, 1)])
def test_rows_scored_at_a_time(heads: int, rows: int) -> None:
    module = selection(summed, replace(SMALL, heads=heads, request_rows=256))
    values = make(module, Sizes(rows=130, keys=3, requests=1))
    assert scorer_of(module, values).pieces[0] == slice(0, rows)


@pytest.mark.parametrize(
    ("name", "value", "fraction"),
    [
        ("weights", 1 / 3, ROUNDING),
        ("weights", 2.0**12, ROUNDING),
        ("query", 1 / 16, FP8_ROUNDING),
        ("query", 64, FP8_ROUNDING),
    ],
)
def test_what_is_rounded(name: str, value: float, fraction: float) -> None:
    module = selection(lightning, element="f8E4M3FN")
    values = make(module, SIZES)
    numbers = values[name].float()
    numbers.view(14, -1)[5, 0] = value
    if name == "query":  # and a key of sixteenths
        numbers.view(14, -1)[5, 1] = 2.0**-6
    values[name] = numbers.to(values[name].dtype)
    scorer = scorer_of(module, values)
    assert scorer.rounds
    assert next(iter(scorer)).rounding_fraction == fraction


def test_the_largest_of_heads_is_not_rounded_by_what_is_not_summed() -> None:
    module = selection(lambda x: x.g.max_heads(x.products() * x.weights()))
    values = make(module, SIZES)
    values["weights"][0, 0] = 1 / 3
    assert not scorer_of(module, values).rounds


@pytest.mark.parametrize("formula", [lightning, everything])
def test_a_right_result(formula: Formula) -> None:
    verdict = Run(store(formula)).judge()
    assert verdict.is_right
    assert verdict.oracle_rows == 31


@pytest.mark.parametrize("by_oracle", [True, False])
def test_a_wrong_score(by_oracle: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Found by the oracle, and by torch alone."""

    def add_an_ulp(values: dict[str, Any]) -> None:
        values["stored"].view(torch.int32)[9, 11] += 1

    run = Run(store(lightning, element="f8E4M3FN"))
    if not by_oracle:
        monkeypatch.setattr(oracle, "compare", lambda *arguments: [])
    (problem,) = run.judge(add_an_ulp).problems
    assert problem.startswith("stored, row 9: 1 of ")
    assert "the first of key 11" in problem


@pytest.mark.parametrize(
    "name", ["query", "cache", "weights", "scales", "factors", "bias", "requests", "table"]
)
def test_results_of_other_inputs_are_wrong(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Torch and the oracle each read every input."""
    run = Run(store(everything))
    other = run.before[name].clone()
    other[1:] = 2
    run.before |= {name: other}
    run.after |= {name: other}
    verdict = run.judge()
    assert verdict.scores_equal < verdict.scores
    nothing = Comparison(scores=0, equal=0, problems=[])
    monkeypatch.setattr("winnow.trial.stored_scores.compare", lambda *arguments: nothing)
    assert any("scores are wrong" in problem for problem in run.judge().problems)


def test_the_oracle_samples_rows_by_the_scores_of_all_heads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(checks, "ALL_SCORES", 31 * 90 * 4 - 1)
    assert Run(store(summed)).judge().oracle_rows == 8 * 4 - 1
    monkeypatch.setattr(checks, "SAMPLED_ROWS", 2)
    assert Run(store(summed)).judge().oracle_rows == 8 * 2


def test_a_write_to_e4m3_is_found() -> None:
    def write(values: dict[str, Any]) -> None:
        values["query"].view(torch.uint8)[3, 1, 7] ^= 0x80

    run = Run(store(lightning, element="f8E4M3FN"))
    with Progress(disable=True) as progress:
        after = run.after | {"query": run.before["query"].clone()}
        write(after)
        verdict = check(run.module, run.before, after, 0, progress)
    assert verdict.problems == ["query: 1 entries were written: (3, 1, 7)"]

# SPDX-License-Identifier: Apache-2.0
"""What is measured, and that a wrong result of it is found."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
import torch
from bench_problems import TOP_K, multiply, parameters_of, problem_of

from winnow.backend.driver import compile_graph
from winnow.bench import baselines
from winnow.bench.baselines import FormulaTopK, Products, ProductsTopK, StoredTopK
from winnow.bench.contender import Contender, UnavailableError
from winnow.bench.formulas import COMBINE
from winnow.bench.problem import Problem
from winnow.bench.selections import Launch, SelectionContender, reference_launch
from winnow.kernels import KERNELS
from winnow.kernels.devices import target_of
from winnow.trial.inputs import POISON

NAME = "qsa"


@pytest.fixture(autouse=True)
def _product(device: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if device == "cpu":
        monkeypatch.setattr(baselines, "multiply", multiply)


def selection(
    problem: Problem, device: str, *, repair: bool, change: Launch = lambda arguments: None
) -> SelectionContender:
    """The kernel, or its sweep; ``change`` comes after it."""
    graph = KERNELS[NAME].graph(**parameters_of(NAME), repair=repair)
    kernel = compile_graph(graph, target_of(torch.device(device)))

    def launch(arguments: dict[str, Any]) -> None:
        kernel(arguments)
        change(arguments)

    return SelectionContender(launch, problem, graph, only_sweeps=not repair)


def found_wrong(contender: Contender, problem: Problem) -> list[str]:
    inputs = problem.inputs[-1]
    for _ in range(2):
        contender.prepare(inputs)
        contender.run(inputs)
    return contender.problems(inputs)


def take_a_key(arguments: dict[str, Any]) -> None:
    """Has the key of the highest score, which is of the top-k for sure, become another one."""
    keys, scores = arguments["candidates"][5, TOP_K : int(arguments["ranges"][1, 5])].unbind(1)
    place = int(scores.view(torch.float32).argmax())
    keys[place] = keys[place - 1]


def count_one_more(arguments: dict[str, Any]) -> None:
    arguments["counters"][5, 0] += 1


def leave_a_threshold(arguments: dict[str, Any]) -> None:
    arguments["thresholds"][2] = 1e30


def leave_an_arrival(arguments: dict[str, Any]) -> None:
    arguments["arrivals"][0] = 1


def widen_a_range(arguments: dict[str, Any]) -> None:
    arguments["ranges"][1, 3] += 1


@pytest.mark.parametrize("missing", [0.0, 0.25, 1.0])
def test_a_selection_is_right(missing: float, device: str) -> None:
    problem = problem_of(NAME, device, missing=missing)
    assert found_wrong(selection(problem, device, repair=True), problem) == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (take_a_key, "1 rows from 0 on lack keys of their top-k"),
        (count_one_more, "counters, row 5: expected"),
        (leave_a_threshold, "thresholds, row 2: expected"),
        (leave_an_arrival, "arrivals are not zero"),
        (widen_a_range, "ranges, row 3: expected"),
    ],
)
def test_a_selection_that_is_wrong(change: Launch, message: str, device: str) -> None:
    problem = problem_of(NAME, device, missing=0.25)
    found = found_wrong(selection(problem, device, repair=True, change=change), problem)
    assert message in "\n".join(found)


def write_a_slot(arguments: dict[str, Any]) -> None:
    assert bool((arguments["candidates"] == POISON).all())
    assert bool(arguments["thresholds"].isposinf().all())
    arguments["candidates"][7, 1] = 0


def test_a_sweep_selects_nothing(device: str) -> None:
    problem = problem_of(NAME, device, missing=0.25)
    assert found_wrong(selection(problem, device, repair=False), problem) == []
    wrong = selection(problem, device, repair=False, change=write_a_slot)
    assert found_wrong(wrong, problem) == ["candidates, row 7: slot 1 was written, but for no key"]


def test_thresholds_make_as_many_candidates_as_are_wanted() -> None:
    problem = problem_of(NAME, density=0.25)
    for inputs in problem.inputs:
        scores = COMBINE[NAME](multiply(inputs.queries, inputs.keys), {})
        thresholds = inputs.arguments["thresholds"][:, None]
        assert bool(((scores >= thresholds).sum(1) >= 75).all())
        assert bool(((scores > thresholds).sum(1) < 75).all())


def test_rows_that_miss_are_evenly_spaced_and_on_both_sides() -> None:
    thresholds = problem_of(NAME, missing=0.25).inputs[0].arguments["thresholds"]
    assert (thresholds == -1e30).nonzero().flatten().tolist() == [2, 10]
    assert (thresholds == 1e30).nonzero().flatten().tolist() == [6, 14]


@pytest.mark.parametrize("name", COMBINE)
def test_stored_scores_give_the_same(name: str, device: str) -> None:
    problem = problem_of(name, device)
    combine = COMBINE[name]
    contenders: list[Contender] = [Products(problem), ProductsTopK(problem, combine)]
    contenders.append(FormulaTopK(problem, combine, is_compiled=False))
    for contender in contenders:
        assert found_wrong(contender, problem) == []
        assert contender.rows_at_a_time is None


def test_fewer_rows_at_a_time_give_the_same(device: str) -> None:
    problem = problem_of("deepseek-v32", device)
    contender = ProductsTopK(problem, COMBINE["deepseek-v32"])
    for step in (8, 4, 2, 1):
        assert contender.take_fewer_rows()
        assert contender.rows_at_a_time == step
        assert found_wrong(contender, problem) == []
    assert not contender.take_fewer_rows()
    assert not Products(problem).take_fewer_rows()


def test_products_that_are_wrong(device: str, monkeypatch: pytest.MonkeyPatch) -> None:
    problem = problem_of(NAME, device)
    right = baselines.multiply

    def wrong(queries: torch.Tensor, keys: torch.Tensor) -> torch.Tensor:
        products = right(queries, keys)
        products[15, 3, 299] += 1
        return products

    monkeypatch.setattr(baselines, "multiply", wrong)
    assert found_wrong(Products(problem), problem) == ["1 products are wrong"]


def swap_values(values: torch.Tensor, keys: torch.Tensor) -> None:
    values[4, 3] += 1


def repeat_a_key(values: torch.Tensor, keys: torch.Tensor) -> None:
    keys[4, 1] = keys[4, 0]


def take_another_key(values: torch.Tensor, keys: torch.Tensor) -> None:
    keys[4, 1] = next(n for n in range(300) if n not in keys[4].tolist())


@pytest.mark.parametrize("change", [swap_values, repeat_a_key, take_another_key])
def test_a_top_k_that_is_wrong(
    change: Callable[[torch.Tensor, torch.Tensor], None],
    device: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    problem = problem_of(NAME, device)
    right = ProductsTopK.select

    def wrong(self: StoredTopK, *arguments: Any) -> tuple[torch.Tensor, torch.Tensor]:
        assert isinstance(self, ProductsTopK)
        found = right(self, *arguments)
        change(*found)
        return found

    monkeypatch.setattr(ProductsTopK, "select", wrong)
    contender = ProductsTopK(problem, COMBINE[NAME])
    assert found_wrong(contender, problem) == ["1 rows from 0 on lack keys of their top-k"]


def test_precision_of_products_is_as_before(device: str) -> None:
    problem = problem_of(NAME, device)
    contender = FormulaTopK(problem, COMBINE[NAME], is_compiled=False)
    before = torch.get_float32_matmul_precision()
    assert found_wrong(contender, problem) == []
    assert torch.get_float32_matmul_precision() == before


def test_the_reference_gets_the_same_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    library, given = ModuleType("flashinfer.sdsa"), dict[str, Any]()
    vars(library)["indexer_threshold_select"] = lambda **arguments: given.update(arguments)
    monkeypatch.setitem(sys.modules, "flashinfer", ModuleType("flashinfer"))
    monkeypatch.setitem(sys.modules, "flashinfer.sdsa", library)
    reference_launch("sdsa-nvfp4", 77)({"query": 1, "max_context": 5})
    assert given == {"query": 1, "max_context": 5, "top_k": 77}


def test_a_reference_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnavailableError, match=r"flashinfer\.sdsa has no such selection"):
        reference_launch("qsa", 8)
    monkeypatch.setitem(sys.modules, "flashinfer", ModuleType("flashinfer"))
    monkeypatch.setitem(sys.modules, "flashinfer.sdsa", ModuleType("flashinfer.sdsa"))
    with pytest.raises(UnavailableError, match=r"indexer_threshold_select can't be imported"):
        reference_launch("sdsa", 8)
    monkeypatch.setitem(sys.modules, "flashinfer", None)
    with pytest.raises(UnavailableError, match=r"can't be imported"):
        reference_launch("sdsa", 8)

# SPDX-License-Identifier: Apache-2.0
"""Inputs and verdicts of `winnow run` where rows that don't fit are repaired.

What the kernel would leave is made by the oracle.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest
import torch
from cli_graphs import make_graph, scaled
from oracle_graphs import filled
from rich.progress import Progress
from torch import Tensor
from torch_mlir import ir

from winnow import oracle
from winnow.trial.check import check
from winnow.trial.given import fit_sizes
from winnow.trial.inputs import POISON, make_inputs
from winnow.trial.kinds import KINDS
from winnow.trial.launch import launch
from winnow.trial.roles import find_roles
from winnow.trial.sizes import Sizes
from winnow.trial.uses import Selection
from winnow.trial.verdict import SelectionVerdict

SIZES = Sizes(rows=96, keys=150, requests=3)
"""Three tiles: one of rows that see 1 to 32 keys, two of rows that see more than a hundred."""
KEYS = sum(range(8)) + 8 * (96 - 7)
Change = Callable[[dict[str, Any]], None]


def inputs_of(module: ir.Module, kind: str = "fit", sizes: Sizes = SIZES) -> dict[str, Any]:
    roles, device = find_roles(module), torch.device("cpu")
    with Progress(disable=True) as progress:
        return make_inputs(module, roles, sizes, {}, device, 0, progress, kind)


def expected_of(module: ir.Module, values: Mapping[str, Any]) -> list[oracle.Expected]:
    return oracle.evaluate(module, as_arrays(values))


def as_arrays(values: Mapping[str, Any]) -> dict[str, Any]:
    return {n: oracle.to_array(v) if isinstance(v, Tensor) else v for n, v in values.items()}


class Run:
    """What a right kernel makes of made inputs."""

    def __init__(self, module: ir.Module, kind: str, prepare: Change = lambda values: None) -> None:
        self.module = module
        self.before = inputs_of(module, kind)
        prepare(self.before)
        self.expected = expected_of(module, self.before)
        arrays = filled(self.expected, as_arrays(self.before))
        self.after = self.before | {name: torch.tensor(array) for name, array in arrays.items()}

    def judge(self, change: Change = lambda values: None) -> SelectionVerdict:
        """The verdict on what there is after ``change``."""
        after = {n: v.clone() if isinstance(v, Tensor) else v for n, v in self.after.items()}
        change(after)
        with Progress(disable=True) as progress:
            verdict = check(self.module, self.before, after, 0, progress)
        assert isinstance(verdict, SelectionVerdict)
        return verdict


@pytest.fixture(scope="module")
def exact() -> Run:
    return Run(make_graph(repair=True), "mixed")


@pytest.fixture(scope="module")
def rounded() -> Run:
    def change(scores: Any, scale: Any) -> Any:
        return scaled(scores / 512, scale).exp()

    return Run(make_graph(change, repair=True), "mixed")


FULL = {*range(32, 96)}
"""The rows that see more keys than there are slots above their thresholds, which are 16."""
MISSING = {
    "fit": set(),
    "one-low": {95},
    "one-high": {95},
    "tile-low": {31, 63, 95},
    "tile-high": {31, 63, 95},
    "all-low": {*range(16, 96)},
    "all-high": {*range(96)},
}


@pytest.mark.parametrize("kind", MISSING)
def test_rows_that_miss(kind: str) -> None:
    module = make_graph(repair=True)
    rows = expected_of(module, inputs_of(module, kind))
    assert {row.row for row in rows if row.is_repaired} == MISSING[kind]
    verdict = Run(module, kind).judge()
    assert verdict == SelectionVerdict(96, 96, [], 96, KEYS, KEYS, len(MISSING[kind]))
    assert verdict.is_right


def test_rows_that_miss_in_some_way(exact: Run) -> None:
    """Each kind of threshold, and rows that fit, too."""
    thresholds = exact.before["thresholds"]
    for value in (-1e30, 1e30, math.inf, -math.inf):
        assert (thresholds == value).any()
    assert thresholds.isnan().any()
    above = [int((row.scores > thresholds[row.row].item()).sum()) for row in exact.expected]
    assert any(16 < count < 24 for count in above)
    assert any(0 < count < 8 for count in above[32:])
    verdict = exact.judge()
    assert verdict.is_right
    assert verdict.rows_that_fit == 96
    assert verdict.rows_repaired == sum(row.is_repaired for row in exact.expected)
    assert 20 < verdict.rows_repaired < 90


def test_thresholds_without_repair() -> None:
    """Then rows that miss stay so, and are not compared with the exact top-k."""
    verdict = Run(make_graph(), "tile-high").judge()
    assert verdict.is_right
    assert (verdict.rows_that_fit, verdict.rows_repaired) == (93, None)


@pytest.mark.parametrize("kind", KINDS)
def test_a_plain_filter_has_thresholds_of_every_kind(kind: str) -> None:
    thresholds = inputs_of(make_graph(top_k=0), kind)["thresholds"]
    assert thresholds.shape == (96,)


def test_outputs_are_ready_for_a_repair() -> None:
    """With an arrival for each tile of the smallest plan, 16 rows."""
    values = inputs_of(make_graph(repair=True), sizes=Sizes(rows=90, keys=20, requests=1))
    assert values["ready"].tolist() == [0] * 6
    assert values["spans"].shape == (2, 90)
    assert (values["spans"] == POISON).all()


def repair_of_row(run: Run) -> oracle.Expected:
    """A repaired row that has keys above its threshold, and ties."""
    rows = (row for row in run.expected if row.is_repaired and len(row.above) and len(row.ties))
    return next(rows)


def put(name: str, value: Any) -> Callable[[oracle.Expected], Change]:
    """Another value for a repaired row."""

    def change(row: oracle.Expected) -> Change:
        def write(values: dict[str, Any]) -> None:
            at = (1, row.row) if name == "spans" else row.row
            values[name][at] = value

        return write

    return change


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (put("thresholds", -1e30), "thresholds, row {row}: expected {threshold}"),
        (put("spans", 0), "spans, row {row}: expected ({first}, {last}), found ({first}, 0)"),
        (put("counts", 0), "counts, row {row}: expected ({above}, {ties}), found (0, 0)"),
        (lambda row: lambda values: values["ready"].fill_(1), "ready: 6 entries were written"),
    ],
)
@pytest.mark.parametrize("by_oracle", [True, False])
def test_wrong_results(
    exact: Run, change: Any, problem: str, by_oracle: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The oracle and the exact top-k each find them, and say so once."""
    row = repair_of_row(exact)
    if not by_oracle and "ready" not in problem:
        monkeypatch.setattr("winnow.oracle.compare", lambda *arguments: [])
    verdict = exact.judge(change(row))
    assert not verdict.is_right
    first, last = row.held
    wanted = problem.format(
        row=row.row,
        threshold=row.threshold,
        first=first,
        last=last,
        above=len(row.above),
        ties=len(row.ties),
    )
    assert sum(found.startswith(wanted) for found in verdict.problems) == 1, verdict.problems


def add_one_to(name: str) -> Change:
    def change(values: dict[str, Any]) -> None:
        values[name] += 1

    return change


def test_slots_outside_the_range_may_hold_anything(exact: Run) -> None:
    row = repair_of_row(exact)

    def write(values: dict[str, Any]) -> None:
        values["slots"][row.row, row.held[1] :] = 5

    assert row.held[1] < 24
    assert exact.judge(write).is_right


def test_rounded_scores_are_compared_with_top_k_alone(rounded: Run) -> None:
    verdict = rounded.judge()
    assert verdict.is_right
    assert (verdict.oracle_rows, verdict.rows_that_fit) == (None, 96)
    row = repair_of_row(rounded)
    close = put("thresholds", float(row.threshold) * 1.000001)(row)
    assert rounded.judge(close).is_right
    for change in (put("counts", 0)(row), put("slots", 0)(row), put("spans", 0)(row)):
        assert not rounded.judge(change).is_right
    for name in ("ready", "ends"):
        (problem,) = rounded.judge(add_one_to(name)).problems
        assert problem.startswith(f"{name}: ")


def selection_of(module: ir.Module) -> Selection:
    use = find_roles(module).use
    assert isinstance(use, Selection)
    return use


def test_arguments_of_a_repair_have_roles() -> None:
    repaired = selection_of(make_graph(repair=True))
    assert (repaired.arrivals, repaired.ranges) == ("ready", "spans")
    assert repaired.row_buffers["spans"] == 1
    assert repaired.outputs == ("counts", "slots", "thresholds", "spans")
    plain = selection_of(make_graph())
    assert (plain.arrivals, plain.ranges) == (None, None)
    assert plain.outputs == ("counts", "slots")


@pytest.mark.parametrize(
    ("name", "shape", "message"),
    [
        ("spans", (2, 65), "ends says 64 rows, but spans says 65"),
        ("slots", (64, 14, 2), "slots must be at least 15 long along axis 1"),
        ("ready", (4,), "ready must be zero"),
    ],
)
def test_given_arguments_that_do_not_fit(name: str, shape: tuple[int, ...], message: str) -> None:
    given = {"ends": torch.zeros(64), name: torch.ones(shape)}
    with pytest.raises(ValueError, match=message):
        fit_sizes(find_roles(make_graph(repair=True)), given, {}, SIZES)


def test_each_launch_finds_what_the_first_did() -> None:
    """Thresholds and arrivals too, which a repair writes."""
    before = {"thresholds": torch.full((4,), 7.0), "ready": torch.zeros(2, dtype=torch.int32)}
    values = copy.deepcopy(before)
    found = []

    def kernel(arguments: dict[str, Tensor]) -> None:
        found.append({name: tensor.tolist() for name, tensor in arguments.items()})
        for tensor in arguments.values():
            tensor += 1

    abi = SimpleNamespace(arguments=[SimpleNamespace(name=name) for name in before])
    abi.grid_symbols = []
    stub: Any = Mock(side_effect=kernel, abi=abi)
    with Progress(disable=True) as progress:
        (timing,) = launch(stub, values, before, 3, progress)
    assert timing.label == "launch (median of 3)"
    assert found == [{"thresholds": [7.0] * 4, "ready": [0, 0]}] * 3
    assert values["thresholds"].tolist() == [8.0] * 4

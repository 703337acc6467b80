# SPDX-License-Identifier: Apache-2.0
"""Plans come from files where an entry suits, and else from rules."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.cli.main import main
from winnow.errors import PassFailure, PlanFileError
from winnow.kernels import KERNELS
from winnow.lowering import to_tile
from winnow.passes import plan_entries
from winnow.passes.plan_entries import facts_of
from winnow.passes.scored_keys import ScoredKeys
from winnow.pipeline import Pipeline
from winnow.plan import Plan
from winnow.plans.entry import Entry, Facts
from winnow.plans.plan_file import format_plans, shipped_plans
from winnow.targets import TARGETS, Target

HOPPER = "cuda:90"
PLAN: dict[str, Any] = {"tile_keys": 32, "num_stages": 4, "max_registers": 96}


def planned(
    kernel: str, options: Mapping[str, Any], target: str = HOPPER, **parameters: Any
) -> Plan:
    module = KERNELS[kernel].graph(**parameters)
    Pipeline.parse(to_tile(target, options)).run(module)
    return Plan.of(module.body.operations[0].operation)


def write(path: Path, *entries: Entry) -> str:
    path.write_text(format_plans(entries))
    return str(path)


def test_the_first_entry_that_suits(tmp_path: Path) -> None:
    """Its plan is for a thread of 96 registers, two programs of which fit on a multiprocessor."""
    entries = (
        Entry(HOPPER, {"heads": 4}, {"tile_keys": 16}),
        Entry("cuda:80", {}, {"tile_keys": 16}),
        Entry(HOPPER, {"heads": 1, "dim": 128, "top_k": 2048, "repair": True}, PLAN),
        Entry(HOPPER, {}, {"tile_keys": 128}),
    )
    options = {"plan_file": write(tmp_path / "my plans.json", *entries)}
    usual = planned("sdsa", {"tile_keys": 64})
    found = planned("sdsa", options)
    assert found == dataclasses.replace(usual, **PLAN, helpers=2 * 132)
    assert planned("sdsa", options, top_k=64).tile_keys == 128
    assert planned("qsa", options).tile_keys == 16
    assert planned("sdsa", options, "cuda:120") == planned("sdsa", {}, "cuda:120")


def test_options_that_contradict_an_entry(tmp_path: Path) -> None:
    options = {"plan_file": write(tmp_path / "x.json", Entry(HOPPER, {}, PLAN))}
    choices: list[dict[str, Any]] = [{"num_stages": 4}, {"polls": 3}]
    for agreeing in choices:
        assert planned("sdsa", options | agreeing) == dataclasses.replace(
            planned("sdsa", options), **agreeing
        )
    contradicting = {"num_stages": 3}
    assert planned("sdsa", options | contradicting) == planned("sdsa", contradicting)


def test_stores_of_scores_have_no_entries(tmp_path: Path) -> None:
    options = {"plan_file": write(tmp_path / "x.json", Entry(HOPPER, {}, PLAN))}
    assert planned("sdsa-scores", options) == planned("sdsa-scores", {})


@pytest.mark.parametrize(
    ("kernel", "facts"),
    [
        ("sdsa", Facts("bf16", 128, 1, 128, 64, 2048, True)),
        ("sdsa-nvfp4", Facts("nvfp4", 128, 1, 128, 64, 2048, True)),
        ("deepseek-v32", Facts("f8E4M3FN", 128, 64, 128, 64, 2048, True)),
        ("qsa", Facts("bf16", 128, 4, 128, 64, 512, True)),
    ],
)
def test_facts(kernel: str, facts: Facts) -> None:
    for changed, parameters in (
        (facts, {}),
        (dataclasses.replace(facts, repair=False, top_k=8), {"repair": False, "top_k": 8}),
    ):
        module = KERNELS[kernel].graph(**parameters)
        Pipeline.parse("builtin.module(fuse-scores)").run(module)
        (op,) = (each for each in module.body.operations[0].body.blocks[0] if each.regions)
        assert facts_of(op, ScoredKeys.of(op)) == changed


def test_rows_that_surely_share_a_request() -> None:
    module = KERNELS["qsa"].graph(request_rows=24)
    Pipeline.parse("builtin.module(fuse-scores)").run(module)
    (op,) = (each for each in module.body.operations[0].body.blocks[0] if each.regions)
    assert facts_of(op, ScoredKeys.of(op)).shared_rows == 8


@pytest.mark.parametrize("name", ["sdsa", "sdsa-nvfp4", "deepseek-v32", "glm5", "qsa"])
def test_shipped_plans_are_those_of_kernels(name: str) -> None:
    (entry,) = (each for each in shipped_plans() if each.note.split(";")[0] == name)
    found = planned(name, {}, entry.target).entries
    assert entry.plan.items() <= found.items()
    assert TARGETS.keys() >= {each.target for each in shipped_plans()}


def test_shipped_plans_that_do_not_fit_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    plans: list[dict[str, int | str]] = [{"tile_keys": 48}, {"fp8": "dot"}, {"polls": 7}]
    entries = tuple(Entry(HOPPER, {}, plan) for plan in plans)
    usual = planned("sdsa", {})
    monkeypatch.setattr(plan_entries, "shipped_plans", lambda: entries[:2])
    assert planned("sdsa", {}) == usual
    monkeypatch.setattr(plan_entries, "shipped_plans", lambda: entries)
    assert planned("sdsa", {}) == dataclasses.replace(usual, polls=7)


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        ({"tile_keys": 48}, "tile-keys must be a power of two, at least 16, but is 48"),
        ({"fp8": "dot"}, "fp8 must be left out where no keys are E4M3, but is dot"),
        ({"max_registers": 300}, "max-registers must be 24 to 255, but is 300"),
    ],
)
def test_entries_that_do_not_fit(plan: dict[str, Any], message: str, tmp_path: Path) -> None:
    path = write(tmp_path / "x.json", Entry(HOPPER, {"heads": 4}, {}), Entry(HOPPER, {}, plan))
    with pytest.raises(PassFailure) as caught:
        planned("sdsa", {"plan_file": path})
    assert f"{path}: plans[1]: {message}" in str(caught.value)


def test_files_that_can_not_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.json"
    words = ["compile", "sdsa-scores", "--emit", "tile", "--plan-file", str(path)]
    assert main(words) == 2
    assert capsys.readouterr().err.endswith("x.json can't be read: No such file or directory\n")
    path.write_text("[]")
    assert main(words) == 2
    message = f"error: {path} must be an object with format and plans alone\n"
    assert message in capsys.readouterr().err


def test_contents_of_a_file_are_part_of_what_is_cached(tmp_path: Path) -> None:
    path, module = tmp_path / "x.json", KERNELS["sdsa"].graph()

    def compiled() -> Kernel:
        return compile_graph(module, Target.parse(HOPPER), {"plan_file": str(path)})

    def swapped() -> Kernel:
        swap = {"plan-sweep": f'plan-sweep{{plan-file="{path}"}}'}
        return compile_graph(module, Target.parse(HOPPER), swaps=swap)

    with pytest.raises(PlanFileError, match=r"x\.json can't be read"):
        compiled()
    for registers in (96, 104, 96):
        write(path, Entry(HOPPER, {}, {"max_registers": registers}))
        assert compiled().lowered.options.max_registers == registers
        assert swapped().lowered.options.max_registers == registers
        assert compiled() is compiled()

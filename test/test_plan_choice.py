# SPDX-License-Identifier: Apache-2.0
"""What the planner says of its choice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from torch_mlir import ir

from winnow.kernels import KERNELS
from winnow.lowering import to_tile
from winnow.passes.plan_choice import PlanChoice
from winnow.passes.plan_reasons import reasons_of
from winnow.passes.plan_sweep import PlanSweep
from winnow.pipeline import Pipeline
from winnow.plan import Plan
from winnow.plans.entry import Entry
from winnow.plans.plan_file import format_plans
from winnow.targets import TARGETS

SELECTIONS = ["sdsa", "sdsa-nvfp4", "deepseek-v32", "qsa", "sdsa-scores"]


def choose(kernel: str, target: str, **options: Any) -> tuple[PlanChoice, dict[str, str]]:
    """The choice and the reasons for it."""
    module = KERNELS[kernel].graph()
    Pipeline.parse("fuse-scores").run(module)
    (op,) = (each for each in module.body.operations[0].body.blocks[0] if each.regions)
    choice = PlanSweep(target=target, **options).choose(op)
    return choice, reasons_of(choice, op)


def planned(module: ir.Module, target: str) -> Plan:
    Pipeline.parse(to_tile(target)).run(module)
    return Plan.of(module.body.operations[0].operation)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("kernel", SELECTIONS)
def test_the_choice_is_the_plan(kernel: str, target: str) -> None:
    choice, reasons = choose(kernel, target)
    assert choice.plan == planned(KERNELS[kernel].graph(), target)
    ways = {"scatter"} if kernel != "sdsa-scores" else set()  # also where the plan leaves it
    assert reasons.keys() == choice.plan.entries.keys() - {"target"} | ways
    assert all(reasons.values())
    *others, last = choice.trials
    assert not any(trial.fits for trial in others)
    assert last.fits == (last.shared_bytes <= TARGETS[target].shared_memory)


def test_sources() -> None:
    choice, reasons = choose("sdsa", "cuda:90", polls=7)
    assert choice.entry
    assert choice.entry.note == "sdsa"
    assert choice.unused == ()
    assert [choice.source(name) for name in ("polls", "tile_keys", "helpers")] == [
        "option",
        "entry",
        "rule",
    ]
    assert reasons["polls"] == "--polls says so"
    assert reasons["tile_keys"] == "cuda-90.json: plans[0] of Winnow's (sdsa)"
    assert reasons["helpers"] == "132 multiprocessors x 2 resident programs"


def test_entries_that_options_contradict() -> None:
    choice, _ = choose("sdsa", "cuda:90", tile_keys=64, scatter="scan")
    assert choice.entry is None
    (unused,) = choice.unused
    assert unused.entry.note == "sdsa"
    assert unused.reason == "options contradict its tile_keys, scatter"


def test_entries_that_do_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = Entry("cuda:80", {}, {"tile_keys": 48}, "wrong", "shipped: plans[0]")
    monkeypatch.setattr("winnow.passes.plan_entries.shipped_plans", lambda: (entry,))
    choice, _ = choose("sdsa", "cuda:80")
    assert choice.entry is None
    (unused,) = choice.unused
    assert unused.entry == entry
    assert unused.reason == "tile-keys must be a power of two, at least 16, but is 48"


def test_entries_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "plans.json"
    path.write_text(format_plans([Entry("cuda:80", {}, {"tile_keys": 16}, "mine")]))
    choice, reasons = choose("sdsa", "cuda:80", plan_file=str(path))
    assert choice.plan.tile_keys == 16
    assert reasons["tile_keys"] == f"{path}: plans[0] (mine)"
    assert choice.source("num_warps") == "rule"


def test_plans_that_take_too_much() -> None:
    choice, reasons = choose("sdsa-scores", "hip:gfx942")
    assert [trial.fits for trial in choice.trials] == [False, False, True]
    assert "room in 64 KiB; 2 tried before take more" in reasons["tile_keys"]


def test_each_plan_is_tried_once() -> None:
    choice, _ = choose("sdsa", "hip:gfx942", tile_keys=128)
    assert [trial.plan.num_stages for trial in choice.trials] == [3, 2]
    assert not any(trial.fits for trial in choice.trials)
    choice, _ = choose("sdsa", "cuda:86", tile_keys=64, num_stages=3)
    assert len(choice.trials) == 1


@pytest.mark.parametrize(("target", "warps"), [("cuda:80", 8), ("hip:gfx942", 4)])
def test_warps_by_their_threads(target: str, warps: int) -> None:
    choice, reasons = choose("sdsa", target)
    assert choice.plan.num_warps == warps
    assert reasons["num_warps"] == "256 threads for 128 rows of a program, 4 warps for fewer"

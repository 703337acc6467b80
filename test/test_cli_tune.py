# SPDX-License-Identifier: Apache-2.0
"""`winnow tune`, with something else in place of a GPU's timer where there is no GPU."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from bench_problems import TOP_K, CpuTimer

from winnow.bench.contender import Contender
from winnow.bench.problem import Inputs, Problem
from winnow.bench.selections import SelectionContender
from winnow.bench.timing import Times
from winnow.cli import tune, tune_kernel
from winnow.cli.main import main
from winnow.kernels.devices import target_of
from winnow.plans.entry import Entry
from winnow.plans.plan_file import format_plans, parse_plans
from winnow.tune import workbench

SMALL = ["--request-rows", "8", "--top-k", str(TOP_K), "--rows", "16", "--keys", "300"]
FIXED = ["--scatter", "scan", "--tile-keys", "32", "--max-registers", "255", "--num-warps", "4"]
FACTS = {"keys": "bf16", "dim": 128, "heads": 4, "shared_rows": 8, "page_keys": 64}


class UnequalTimer(CpuTimer):
    """One to which each plan is faster than those before, down to a certain number of them."""

    count = 0

    def time(
        self, make: Callable[[], Contender], problem: Problem
    ) -> tuple[Contender, Times, Inputs]:
        type(self).count += 1
        contender, _, inputs = super().time(make, problem)
        return contender, Times((10.0 - min(self.count, 4),) * 3, 0), inputs


@pytest.fixture
def on(device: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A device that plans can be measured on, or seems so."""
    if device == "cpu":
        monkeypatch.setattr(UnequalTimer, "count", 0)
        monkeypatch.setattr(tune, "present_targets", lambda: ["cuda:90"])
        monkeypatch.setattr(tune_kernel, "use_device", torch.device)
        monkeypatch.setattr(tune_kernel, "Timer", UnequalTimer)
        described = {"device": "a CPU", "triton": "3.9.0"}
        monkeypatch.setattr(tune_kernel, "describe_machine", lambda device: described)
    return device


def run(path: Path, device: str, *words: str) -> int:
    return main(["tune", "qsa", *SMALL, "-o", str(path), "--device", device, *words])


def test_the_fastest_plan_is_written(
    on: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "plans.json"
    other = Entry("cuda:80", {"heads": 2}, {"tile_keys": 16}, "kept")
    path.write_text(format_plans([other]))
    assert run(path, on, *FIXED) == 0
    output = capsys.readouterr().out
    assert f"{path}\n" in output
    first, second = parse_plans(path.read_text(), "")
    assert second.to_json() == other.to_json()
    assert first.target == str(target_of(torch.device(on)))
    assert first.selection == FACTS | {"top_k": TOP_K, "repair": True}
    assert first.plan.items() >= {"tile_keys": 32, "num_warps": 4, "scatter": "scan"}.items()
    assert first.note.startswith("qsa --top-k 16 --request-rows 8 --repair; 16 rows, 300 keys: ")
    assert sum(line.endswith(" fastest") for line in output.splitlines()) == 1
    if on == "cpu":  # the planner's own, then 2 and 4 stages, then the first other program_keys
        assert first.note.endswith(": 6.000 ms, a CPU, Triton 3.9.0")
        assert (first.plan["num_stages"], first.plan["program_keys"]) == (4, 2048)

    words = ["compile", "qsa", *SMALL[:4], "--emit", "tile", "--target", first.target]
    assert main([*words, "--plan-file", str(path)]) == 0
    assert f"program_keys = {first.plan['program_keys']} : i32" in capsys.readouterr().out


def test_a_plan_for_the_same_selection_is_replaced(on: str, tmp_path: Path) -> None:
    path, fixed = tmp_path / "plans.json", [*FIXED, "--program-keys", "1024"]
    for stages in ("2", "3"):
        assert run(path, on, *fixed, "--num-stages", stages) == 0
        (entry,) = parse_plans(path.read_text(), "")
        assert entry.plan["num_stages"] == int(stages)


def test_plans_that_fail_are_reported(
    on: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Wrong results of pipelines of 3, and a planner that takes no programs of 2048 keys."""
    right, path = SelectionContender.problems, tmp_path / "plans.json"

    def problems(self: SelectionContender, inputs: Inputs) -> list[str]:
        kernel: Any = self._launch
        wrong = kernel.lowered.options.num_stages == 3
        return ["counts are wrong", "more"] if wrong else right(self, inputs)

    monkeypatch.setattr(SelectionContender, "problems", problems)
    fixed = ["--scatter", "scan", "--max-registers", "255", "--num-warps", "4"]
    assert run(path, on, *fixed, "--tile-keys", "48", "--program-keys", "48") == 1
    output, errors = capsys.readouterr()
    assert "tile-keys must be a power of two, at least 16, but is 48" in output
    assert errors == "no plan gives a right result\n"
    assert not path.exists()

    assert run(path, on, *fixed, "--tile-keys", "32", "--program-keys", "1024") == 0
    assert ": the result is wrong: counts are wrong\n" in capsys.readouterr().out
    assert json.loads(path.read_text())["plans"][0]["plan"]["num_stages"] != 3


def test_a_plan_that_memory_is_short_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tune, "present_targets", lambda: ["cuda:90"])
    monkeypatch.setattr(tune_kernel, "use_device", torch.device)
    monkeypatch.setattr(tune_kernel, "Timer", UnequalTimer)
    monkeypatch.setattr(UnequalTimer, "too_large", (SelectionContender,))
    fixed = [*FIXED, "--program-keys", "1024", "--num-stages", "2"]
    assert run(tmp_path / "plans.json", "cpu", *fixed) == 1
    assert "1: it takes more memory than there is\n" in capsys.readouterr().out


def test_short_memory_for_inputs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*arguments: Any) -> None:
        raise torch.OutOfMemoryError("no room for 3 MiB\nmore")

    monkeypatch.setattr(tune, "present_targets", lambda: ["cuda:90"])
    monkeypatch.setattr(tune_kernel, "use_device", torch.device)
    monkeypatch.setattr(tune_kernel, "make_problem", fail)
    assert run(tmp_path / "plans.json", "cpu") == 2
    message = "16 rows, 300 keys: the inputs can't be made: no room for 3 MiB\n"
    assert capsys.readouterr().err.endswith(message)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("nothing", "there is no kernel `nothing`"),
        ("sdsa-scores", "sdsa-scores can't be measured, but sdsa, sdsa-nvfp4, deepseek-v32"),
        ("sdsa --request-rows 8", "sdsa has no parameter --request-rows"),
        ("sdsa --rows 64", "rows must be a positive multiple of 128, not 64"),
    ],
)
def test_what_cannot_be_tuned(
    words: str,
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(tune, "present_targets", lambda: ["cuda:90"])
    monkeypatch.setattr(tune_kernel, "use_device", torch.device)
    command = ["tune", *words.split(), "-o", str(tmp_path / "x.json"), "--device", "cpu"]
    assert main(command) == 2
    assert message in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_an_output_that_is_no_plan_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is found before anything is measured, and stays."""
    monkeypatch.setattr(tune, "present_targets", lambda: ["cuda:90"])
    monkeypatch.setattr(tune_kernel, "use_device", torch.device)
    path = tmp_path / "plans.json"
    path.write_text("[]")
    assert run(path, "cpu") == 2
    message = f"winnow: error: {path} must be an object with format and plans alone\n"
    assert capsys.readouterr().err == message
    assert path.read_text() == "[]"


def test_no_gpu(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(tune, "present_targets", list)
    assert main(["tune", "sdsa", "-o", "x"]) == 2
    assert capsys.readouterr().err == (
        "winnow: error: there is no CUDA GPU here to measure plans on\n"
    )


def test_devices(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[int] = []
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    monkeypatch.setattr(torch.cuda, "device_count", lambda: 2)
    monkeypatch.setattr(torch.cuda, "current_device", lambda: 1)
    monkeypatch.setattr(torch.cuda, "set_device", chosen.append)
    for name in ("cuda", "cuda:0"):
        workbench.use_device(name)
    assert chosen == [1, 0]
    for name in ("cuda:2", "cuda:x", "cpu", "cuda:-1"):
        message = f"device must be cuda, or cuda:N with N below 2, but is {name}"
        with pytest.raises(ValueError, match=message):
            workbench.use_device(name)
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    with pytest.raises(ValueError, match="torch can't use the GPU here"):
        workbench.use_device("cuda")

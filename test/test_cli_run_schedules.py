# SPDX-License-Identifier: Apache-2.0
"""`winnow run --schedules`: a kernel in many orders of its programs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from torch_mlir import rewrite
from torch_mlir.dialects import arith

from winnow.backend.kernel import Kernel
from winnow.cli.main import main
from winnow.dialects import tile
from winnow.dialects.build import load, store
from winnow.errors import ExecutionError
from winnow.executor import Schedule
from winnow.kernels import KERNELS
from winnow.lowering import to_tile
from winnow.pipeline import Pipeline
from winnow.trial.verdict import SelectionVerdict

SIZES = ["--rows", "128", "--keys", "150", "--requests", "1"]
REFERENCE = ["--reference", "sdsa", "--top-k", "8", "--no-repair"]
PLAN: dict[str, int | str] = {"scatter": "scan", "program_keys": 64, "tile_keys": 32}


def run(*arguments: str) -> int:
    return main(["run", *SIZES, *arguments])


def tried(output: str) -> tuple[str, str]:
    """How many orders were tried, and the last of them."""
    counts = re.search(r"^orders of programs +(.*?) *$", output, re.MULTILINE)
    last = re.search(r"^the last of them +(.*?) *$", output, re.MULTILINE)
    assert counts is not None
    assert last is not None
    return counts[1], last[1]


def count(op: tile.AtomicOp, rewriter: rewrite.PatternRewriter) -> None:
    """Counts keys by a load and a store, between which others may do the same."""
    place = [op.index0, op.index1]
    with op.location, rewriter.ip:
        before = load(op.buffer, place, op.value.type, op.mask)
        store(op.buffer, place, arith.addi(before, op.value), op.mask)
    rewriter.replace_op(op, [before])


@pytest.fixture
def racy(tmp_path: Path) -> str:
    """A selection that counts so, in a file."""
    module = KERNELS["sdsa"].graph(top_k=8, repair=False)
    Pipeline.parse(to_tile("cuda:90", PLAN)).run(module)
    Pipeline.parse("lower-scatter").run(module)
    with module.context:
        patterns = rewrite.RewritePatternSet()
        patterns.add(tile.AtomicOp, count)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())
    path = tmp_path / "racy.mlir"
    path.write_text(str(module), encoding="utf-8")
    return str(path)


def test_all_orders_are_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sdsa", "--top-k", "8", "--no-repair", "--schedules", "14") == 0
    output = capsys.readouterr().out
    assert tried(output) == ("14 / 14 tried", "schedule partly, seed 3")
    assert output.splitlines()[-1] == "the selection is right"


def test_the_first_wrong_order_ends_it(racy: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(racy, *REFERENCE) == 0
    capsys.readouterr()
    assert run(racy, *REFERENCE, "--schedules", "30") == 1
    output = capsys.readouterr().out
    assert tried(output) == ("6 / 30 tried", "schedule sequential-late, seed 0")
    assert re.search(r"^counters, row \d+: expected", output, re.MULTILINE)
    assert output.splitlines()[-1] == "MISMATCH: the selection is wrong"


def test_a_kernel_that_fails_in_some_order(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def execute(kernel: Kernel, values: object, schedule: Schedule) -> None:
        if schedule.mode == "reverse":
            raise ExecutionError("x.mlir:1:1: tt.store: out of bounds")

    monkeypatch.setattr(Kernel, "execute", execute)
    monkeypatch.setattr("winnow.trial.explore.check", lambda *_: SelectionVerdict())
    assert run("sdsa", "--top-k", "8", "--schedules", "3") == 2
    message = "x.mlir:1:1: tt.store: out of bounds (schedule reverse, seed 0)"
    assert capsys.readouterr().err == f"winnow: error: {message}\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--device", "cuda"], "a GPU takes no orders: leave out --device cuda, or --schedules"),
        (["--repeat", "2"], "--schedules runs once in each order: leave out --repeat"),
    ],
)
def test_what_does_not_go_with_it(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("sdsa", "--schedules", "2", *arguments) == 2
    assert capsys.readouterr().err == f"winnow: error: {message}\n"


def test_nothing_to_check_against(racy: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = Path(racy).read_text(encoding="utf-8").replace("@sdsa(", "@mine(")
    Path(racy).write_text(text, encoding="utf-8")
    assert run(racy, "--schedules", "2") == 2
    message = "no op graph says what is right in each order: name one with --reference"
    assert capsys.readouterr().err == f"winnow: error: {message}\n"

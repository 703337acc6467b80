# SPDX-License-Identifier: Apache-2.0
"""How both tools end where a standard stream is closed or full, at signals, and odd file names."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import pytest
from torch_mlir import ir

from winnow.cli.main import main as winnow
from winnow.opt import main as opt_module
from winnow.opt.main import main as opt
from winnow.pipeline import Pass, registry

EMPTY = "module {\n}\n"
START = "import sys; from winnow.{}.main import main; sys.exit(main())"
TOOLS = {"winnow": ("cli", 2), "winnow-opt": ("opt", 1)}


def run_shell(tool: str, arguments: str, redirection: str) -> tuple[int, str, str]:
    """The status of a tool that a shell has started, and what it wrote."""
    command = [sys.executable, "-c", START.format(TOOLS[tool][0]), *arguments.split()]
    line = f"exec {shlex.join(command)} {redirection}"
    ended = subprocess.run(["sh", "-c", line], capture_output=True, text=True)
    return ended.returncode, ended.stdout, ended.stderr


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "g.mlir"
    path.write_text(EMPTY)
    return path


@pytest.mark.parametrize(
    ("tool", "arguments"),
    [
        ("winnow", "compile sdsa --emit tt"),
        ("winnow", "kernels"),
        ("winnow-opt", "g.mlir"),
        ("winnow-opt", "--list-passes"),
        ("winnow-opt", "--version"),
    ],
)
def test_output_that_is_closed(file: Path, tool: str, arguments: str) -> None:
    message = f"{tool}: error: standard output: Bad file descriptor\n"
    assert run_shell(tool, arguments, ">&-") == (TOOLS[tool][1], "", message)


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", ["compile sdsa --emit tt", "kernels", "--help"])
def test_output_that_is_full(
    monkeypatch: pytest.MonkeyPatch, arguments: str, unbuffered: str
) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", unbuffered)
    message = "winnow: error: standard output: No space left on device\n"
    assert run_shell("winnow", arguments, ">/dev/full") == (2, "", message)


@pytest.mark.parametrize(
    ("tool", "arguments"),
    [("winnow", "compile sdsa --emit graph -o /dev/full"), ("winnow-opt", "g.mlir -o /dev/full")],
)
def test_a_full_disk_is_not_standard_output(file: Path, tool: str, arguments: str) -> None:
    message = f"{tool}: error: /dev/full: No space left on device\n"
    assert run_shell(tool, arguments, "") == (TOOLS[tool][1], "", message)


@pytest.mark.parametrize(("tool", "arguments"), [("winnow", "compile -"), ("winnow-opt", "")])
def test_input_that_is_closed(tool: str, arguments: str) -> None:
    message = "<stdin>: error: can't be read: Bad file descriptor\n"
    assert run_shell(tool, arguments, "<&-") == (TOOLS[tool][1], "", message)


def test_streams_that_are_closed_and_not_needed(file: Path) -> None:
    assert run_shell("winnow-opt", "g.mlir -o out.mlir", "<&- >&- 2>&-") == (0, "", "")
    assert Path("out.mlir").read_text() == EMPTY
    assert run_shell("winnow-opt", "missing.mlir", "2>&-") == (1, "", "")


def test_an_interrupt_of_winnow_opt(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(path: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(opt_module, "read_source", interrupt)
    assert opt(["g.mlir"]) == 130
    assert capsys.readouterr().err == "winnow-opt: interrupted\n"


@dataclass(frozen=True)
class Stop(Pass):
    """Is interrupted where MLIR calls it."""

    name: ClassVar[str] = "stop"

    def run(self, module: ir.Module) -> None:
        def visit(op: ir.Operation) -> ir.WalkResult:
            os.kill(os.getpid(), signal.SIGINT)
            return ir.WalkResult.ADVANCE

        module.operation.walk(visit)


def test_an_interrupt_in_a_callback(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The bindings make another error of it, which is no bug of the pass."""
    monkeypatch.setattr("tempfile.tempdir", str(file.parent))
    monkeypatch.setitem(registry._factories, Stop.name, Stop)
    before = signal.getsignal(signal.SIGINT)
    assert opt(["g.mlir", "--pass-pipeline", Stop.name]) == 130
    assert capsys.readouterr() == ("", "winnow-opt: interrupted\n")
    assert list(file.parent.iterdir()) == [file]
    assert signal.getsignal(signal.SIGINT) == before
    assert opt(["g.mlir"]) == 0


def test_paths_that_are_not_utf_8(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    path = Path("n\udcff.mlir")
    path.write_text(EMPTY)
    assert opt([str(path)]) == 0
    assert capsys.readouterr().out == EMPTY
    path.write_text("func.func @f() {\n  return\n}\n")
    assert winnow(["compile", str(path)]) == 2
    assert ".mlir:1:1: the function makes no use of scores\n" in capsys.readouterr().err
    path.write_text("module {")
    assert opt([str(path)]) == 1
    assert capsys.readouterr().err.startswith("n\\xff.mlir:1:7: error: ")

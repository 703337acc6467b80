# SPDX-License-Identifier: Apache-2.0
"""`winnow reduce`: what it makes of a module, and how it ends."""

from __future__ import annotations

import os
import re
import shlex
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from winnow import dialects
from winnow.cli import reduce
from winnow.cli.main import main
from winnow.pipeline import registry
from winnow.reduce.interestingness import Interestingness

OPT = Path(sys.executable).parent / "winnow-opt"
PLANTED = '''
from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir

from winnow.errors import LoweringError
from winnow.pipeline import Pass, register_pass


@register_pass
@dataclass(frozen=True)
class Planted(Pass):
    """Fails at a large factor."""

    name: ClassVar[str] = "planted"

    def run(self, module: ir.Module) -> None:
        for function in module.body.operations:
            for op in function.regions[0].blocks[0].operations:
                if op.operation.name == "arith.muli":
                    factor = op.operation.operands[1].owner
                    if isinstance(factor, ir.OpView) and factor.attributes["value"].value > 36:
                        raise LoweringError("a large factor", op.location)
'''
MODULE = """\
// A comment.
func.func @other(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func @f(%x: i32, %n: index) -> i32 attributes {test.a = "a"} {
  %c38 = arith.constant 38 : i32
  %0 = arith.addi %x, %c38 : i32
  %1 = arith.muli %0, %c38 : i32
  %2 = arith.subi %1, %x : i32
  %3 = arith.xori %2, %0 : i32
  return %3 : i32
}
"""
FACTOR = """\
module {
  func.func @f(%arg0: i32) {
    %c37_i32 = arith.constant 37 : i32
    %0 = arith.muli %arg0, %c37_i32 : i32
    return
  }
}
"""
DIFFERENCE = """\
module {
  func.func @f(%arg0: i32) {
    %0 = arith.subi %arg0, %arg0 : i32
    return
  }
}
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """``MODULE`` in a file of the current directory, where the planted pass is, too.

    What a test loads is unloaded after it.
    """
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(registry, "_loaded", [])
    monkeypatch.setattr(dialects, "DIALECTS", list(dialects.DIALECTS))
    (tmp_path / "planted.py").write_text(PLANTED)
    path = tmp_path / "big.mlir"
    path.write_text(MODULE)
    return path


def fails_with(*words: str) -> str:
    """A command with status 7 on files that have all ``words``, as quick as can be."""
    checks = " && ".join(f'grep -q -e {shlex.quote(word)} "$0"' for word in words)
    return shlex.join(["sh", "-c", f"if {checks}; then exit 7; fi", "{}"])


def test_planted_failure_is_reduced_to_the_minimum(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = f"{OPT} --load planted --pass-pipeline planted"
    arguments = ["--test", command, "--match", "a large fac", "-o", "small.mlir"]
    assert main(["reduce", "big.mlir", *arguments]) == 0
    assert Path("small.mlir").read_text() == FACTOR
    output, errors = capsys.readouterr()
    assert output == ""
    assert "ops reduced to" in errors.splitlines()[-1]
    assert file.read_text() == MODULE


def test_what_must_match_stays(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = shlex.join(["sh", "-c", 'grep -o -e muli -e subi "$0" >&2; exit 1', "{}"])
    assert main(["reduce", "big.mlir", "--test", command, "--match", "^sub"]) == 2
    assert main(["reduce", "big.mlir", "--test", command, "--match", "(?m)^sub"]) == 0
    assert capsys.readouterr().out == DIFFERENCE


@pytest.mark.parametrize("output", [[], ["-o", "-"]])
def test_progress_and_result(
    output: list[str], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["reduce", "big.mlir", "--test", fails_with("@f", "return"), *output]) == 0
    printed, errors = capsys.readouterr()
    assert printed == "module {\n  func.func @f() {\n    return\n  }\n}\n"
    assert not Path("-").exists()
    lines = errors.splitlines()
    assert lines[0].startswith("winnow reduce: run ")
    assert lines[-1].startswith("winnow reduce: 10 ops reduced to 2 in ")


def test_standard_input(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with file.open() as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        assert main(["reduce", "-", "--test", "false"]) == 0
    assert capsys.readouterr().out == "module {\n}\n"


def test_what_takes_too_long_has_not_failed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = 'grep -q subi "$0" && exit 3; grep -q "@f" "$0" || exit 0; echo >> hung; sleep 60'
    command = shlex.join(["sh", "-c", script, "{}"])
    assert main(["reduce", "big.mlir", "--test", command, "--timeout", "1"]) == 0
    assert capsys.readouterr().out == DIFFERENCE
    assert Path("hung").exists()


@pytest.mark.parametrize(
    ("number", "status", "word"),
    [(signal.SIGINT, 130, "interrupted"), (signal.SIGTERM, 143, "terminated")],
)
def test_a_signal_leaves_the_best_so_far(
    number: signal.Signals,
    status: int,
    word: str,
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    calls = iter([True, False, True])  # on the input as it prints, without functions, without @f

    def interrupted(self: Interestingness, text: str) -> bool:
        for answer in calls:
            return answer
        os.kill(os.getpid(), number)
        pytest.fail("it goes on")

    monkeypatch.setattr(Interestingness, "__call__", interrupted)
    arguments = ["reduce", "big.mlir", "--test", fails_with("subi"), "-o", "small.mlir"]
    before = signal.getsignal(number)
    assert main(arguments) == status
    assert signal.getsignal(number) == before
    assert re.findall(r"@\w+", Path("small.mlir").read_text()) == ["@other"]
    *_, result, end = capsys.readouterr().err.splitlines()
    assert result.startswith("winnow reduce: 10 ops reduced to 3 in ")
    assert result.endswith(", written to small.mlir")
    assert end == f"winnow: {word}"


def test_sigterm_twice(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As `timeout` sends it, to the process and to its group: writing is not cut short."""
    write = reduce._write

    def write_slowly(*arguments: Any) -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        write(*arguments)

    calls = iter([True])

    def terminated(self: Interestingness, text: str) -> bool:
        for answer in calls:
            return answer
        os.kill(os.getpid(), signal.SIGTERM)
        pytest.fail("it goes on")

    monkeypatch.setattr(Interestingness, "__call__", terminated)
    monkeypatch.setattr(reduce, "_write", write_slowly)
    assert main(["reduce", "big.mlir", "--test", "false", "-o", "small.mlir"]) == 143
    assert "@other" in Path("small.mlir").read_text()


def test_output_is_overwritten_by_force_alone(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["reduce", "big.mlir", "--test", "false", "-o", "big.mlir"]
    assert main(arguments) == 2
    assert capsys.readouterr().err == "winnow: error: big.mlir exists; --force writes over it\n"
    assert file.read_text() == MODULE
    assert main([*arguments, "--force"]) == 0
    assert file.read_text() == "module {\n}\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--test", "true"], "the command does not fail on big.mlir: its exit status is 0"),
        (
            ["--test", "sh -c 'echo one; exit 1'", "--match", "tw+o"],
            "the command fails on big.mlir, but prints nothing that `tw+o` matches",
        ),
        (
            ["--test", "sh -c 'sleep 60'", "--timeout", "0.1"],
            "the command takes more than 0.1 s on big.mlir",
        ),
        (
            ["--test", fails_with("A comment")],
            "the command fails on big.mlir, but not on what MLIR prints it as",
        ),
        (["--test", "./missing"], "./missing: No such file or directory"),
        (["--test", ""], "the command is empty"),
        (["--test", "a 'b"], "the command `a 'b` can't be split: No closing quotation"),
        (["--test", "false", "-o", "missing/x"], "missing is no directory"),
        (["--test", "false", "--load", "missing"], "can't load `missing`: ModuleNotFoundError"),
    ],
)
def test_errors(
    file: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    assert main(["reduce", "big.mlir", *arguments]) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert errors.splitlines()[-1].startswith(f"winnow: error: {message}")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (None, "x.mlir: error: can't be read: No such file or directory"),
        ("module {", "x.mlir:1:7: error: expected operation name"),
        ("func.func @f() -> i32 { return }", "x.mlir:1:25: error: 'func.return' op has 0 "),
        ('"planted.op"() : () -> ()', "x.mlir:1:13: error: operation being parsed with an"),
    ],
)
def test_bad_input(
    file: Path, capsys: pytest.CaptureFixture[str], text: str | None, message: str
) -> None:
    if text is not None:
        Path("x.mlir").write_text(text)
    assert main(["reduce", "x.mlir", "--test", "false"]) == 2
    assert capsys.readouterr().err.startswith(message)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "the following arguments are required: --test"),
        (["--test", "false", "--match", "("], "argument --match: not a regular expression"),
        (["--test", "false", "--timeout", "0"], "argument --timeout: must be positive, not 0"),
        (["--test", "false", "--timeout", "nan"], "argument --timeout: must be positive, not nan"),
    ],
)
def test_bad_arguments(
    capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["reduce", "big.mlir", *arguments])
    assert message in capsys.readouterr().err


def test_dialects_from_outside(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    toys = Path(__file__).parent.parent / "lit_tests" / "opt" / "inputs" / "toy.py"
    source = toys.read_text().split("@register_pass")[0]
    Path("outside_dialect.py").write_text(source.replace("toy", "outside"))
    Path("x.mlir").write_text(
        'func.func @f(%x: i32) -> i32 { %0 = "outside.double"(%x) : (i32) -> i32\n'
        '%1 = "outside.double"(%0) : (i32) -> i32\n return %1 : i32 }'
    )
    command = fails_with("outside.double")
    arguments = ["reduce", "x.mlir", "--load", "outside_dialect", "--test", command]
    assert main(arguments) == 0
    assert capsys.readouterr().out.count("outside.double") == 1

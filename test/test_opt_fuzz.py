# SPDX-License-Identifier: Apache-2.0
"""`winnow-opt` on text with mistakes in it: it refuses it in so many words, and never dies."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import opt_fuzzer
import pytest
from drawing import FACTOR
from mutations import mutated

FUZZER = Path(__file__).parent / "opt_fuzzer.py"
COUNT = 30 * FACTOR
FIRST = 0 if FACTOR == 1 else int.from_bytes(os.urandom(3))


def test_text_with_mistakes(tmp_path: Path) -> None:
    """In a process of its own, since a fault of MLIR's takes it along."""
    note = tmp_path / "number"
    command = [sys.executable, str(FUZZER), str(FIRST), str(COUNT), str(note)]
    done = subprocess.run(command, cwd=FUZZER.parent, capture_output=True, text=True)
    at = f"at or before input {note.read_text()}"
    assert done.returncode == 0, f"ended with {done.returncode} {at}: {done.stderr[-2000:]}"
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("text", "pipeline"),
    [("module {}", "cse,"), ("module {", ""), ("module {}", "canonicalize")],
)
def test_what_is_told_is_no_fault(text: str, pipeline: str) -> None:
    assert opt_fuzzer.fault(text, pipeline) is None


def test_faults_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Silence, a traceback, and what is raised."""

    def crash(_: object) -> int:
        raise SystemExit(3)

    def show(_: object) -> int:
        print("error: Traceback", file=sys.stderr)
        return 1

    for tool in (crash, show, lambda _: 1, lambda _: 0, lambda _: 2):
        monkeypatch.setattr(opt_fuzzer, "main", tool)
        assert opt_fuzzer.fault("module {}", "")


def test_inputs_are_the_same_each_time_and_mostly_wrong() -> None:
    inputs = [opt_fuzzer.make_input(number) for number in range(30)]
    assert inputs == [opt_fuzzer.make_input(number) for number in range(30)]
    originals = {text for text, _ in opt_fuzzer.texts()}
    assert sum(text not in originals for text, _ in inputs) > 15


def test_mistakes() -> None:
    text = '"tt.load"(%a) {x = 4 : i32} : (tensor<8xf32>) -> ()'
    made = {mutated(text, "func.func @f()", random.Random(seed), 1) for seed in range(200)}
    assert len(made) > 100
    assert mutated(text, "", random.Random(0), 0) == text
    assert mutated("", "a", random.Random(0), 3) == ""

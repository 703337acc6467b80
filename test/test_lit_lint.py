# SPDX-License-Identifier: Apache-2.0
"""The lit tests' own safety: a test whose checks could not fail makes lit fail."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

LIT_TESTS = Path(__file__).parent.parent / "lit_tests"

GOOD = """\
// RUN: printf "one two\\nthree\\n" | FileCheck %s
// CHECK: one
// CHECK-SAME: two
"""


def run_lit(tmp_path: Path, text: str) -> tuple[int, str]:
    """The exit status and the output of lit on a test file, ``text``, under our configuration."""
    suite = tmp_path / "lit_tests"
    suite.mkdir()
    shutil.copy(LIT_TESTS / "lit.cfg.py", suite)
    shutil.copytree(LIT_TESTS / "tools", suite / "tools")
    (suite / "planted.mlir").write_text(text)
    command = [str(Path(sys.executable).parent / "lit"), "-v", str(suite)]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def test_sound_file_passes(tmp_path: Path) -> None:
    status, output = run_lit(tmp_path, GOOD)
    assert (status, "Passed: 1" in output) == (0, True), output


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("// CHEK: one", "CHEK is no directive"),
        ("// CHECKS: one", "CHECKS is no directive"),
        ("// CHECK-NXT: one", "CHECK-NXT is no directive"),
        ("// CHECK_NEXT: one", "CHECK_NEXT is no directive"),
        ("// CHECK-NEXT : one", "CHECK-NEXT lacks its colon"),
        ("// CHECK-NEXT one", "CHECK-NEXT lacks its colon"),
        ("// CHECK{LITERALS}: one", "CHECK lacks its colon"),
        ("// CHECKS one", "CHECKS looks like a check line"),
        ("// Check: one", "Check is no directive"),
        ("op // CHEK: one", "CHEK is no directive"),
        ("// PTX: one", "PTX is no directive"),
        ("// RUNS: false", "RUNS is no directive"),
        ("// REQUIRES: cuda90", "unknown feature cuda90"),
        ("// UNSUPPORTED: triton-3.9 || triton3.6", "unknown feature triton3.6"),
    ],
)
def test_line_without_effect_fails(tmp_path: Path, line: str, message: str) -> None:
    status, output = run_lit(tmp_path, GOOD + line + "\n")
    assert status == 1
    assert f"planted.mlir:4: {message}" in output


PRINT_AND_CRASH = """python -c "import os; print('one', flush=True); os.abort()\""""


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param(
            "// RUN: echo one | FileCheck %s\n// CHECK: two\n",
            "expected string not found",
            id="wrong-text",
        ),
        pytest.param(
            "// RUN: echo one | FileCheck %s\n",
            "no check strings found with prefix 'CHECK:'",
            id="no-checks",
        ),
        pytest.param(
            GOOD.replace("FileCheck", "FileCheck --check-prefixes=CHECK,OTHER"),
            "no check strings found with prefix 'OTHER:'",
            id="prefix-without-checks",
        ),
        pytest.param(
            GOOD + "// CHECK-SAME: [[END:$]]\n// CHECK-LABEL: three\n// CHECK: [[END]]\n",
            "undefined variable: END",
            id="variable-out-of-scope",
        ),
        pytest.param(
            f"// RUN: {PRINT_AND_CRASH} | FileCheck %s\n// CHECK: one\n",
            "command failed with exit status: -6",
            id="right-text-then-crash",
        ),
        pytest.param(
            f"// RUN: not {PRINT_AND_CRASH} 2>&1 | FileCheck %s\n// CHECK: crashed with signal 6\n",
            "command failed with exit status: 1",
            id="crash-where-failure-is-wanted",
        ),
        pytest.param(
            "// RUN: not true\n",
            "command failed with exit status: 1",
            id="success-where-failure-is-wanted",
        ),
        pytest.param(
            "// RUN: python -c 'import triton'\n",
            "a lit test that uses Triton must be in lit_tests/cli",
            id="triton-where-the-oldest-is-not-tried",
        ),
    ],
)
def test_failure_is_noticed(tmp_path: Path, text: str, reason: str) -> None:
    status, output = run_lit(tmp_path, text)
    assert status == 1
    assert reason in output


def test_failure_that_is_wanted_passes(tmp_path: Path) -> None:
    text = "// RUN: not python -c \"print('one two'); exit(1)\" | FileCheck %s\n// CHECK: one two\n"
    status, output = run_lit(tmp_path, text)
    assert status == 0, output


def test_prefixes_of_every_run_line_count(tmp_path: Path) -> None:
    text = """\
// RUN: echo one | FileCheck %s --check-prefixes=ALL,ONE
// RUN: echo two | \\
// RUN:   FileCheck %s --check-prefix TWO
// ALL: one
// ONE-NOT: two
// TWO: two
"""
    status, output = run_lit(tmp_path, text)
    assert status == 0, output

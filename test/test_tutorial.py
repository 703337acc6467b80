# SPDX-License-Identifier: Apache-2.0
"""The tutorial's files and commands, run as they stand, print what it says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

TUTORIAL = Path(__file__).parent.parent / "docs" / "tutorial.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE_NAME = re.compile(r"(?:#|//) ([\w./-]+\.(?:py|mlir))\n")
TIMEOUT = 300


@dataclass(frozen=True)
class Block:
    """A block of the tutorial: a file, if it has a name, or commands, or what these print."""

    language: str
    text: str

    @property
    def file(self) -> str | None:
        found = FILE_NAME.match(self.text)
        return found[1] if found else None


def blocks() -> list[Block]:
    return [Block(*found) for found in BLOCK.findall(TUTORIAL.read_text(encoding="utf-8"))]


def unprinted(excerpt: str, output: str) -> list[str]:
    """The lines of an excerpt from the first on that is not in the output, after those before it.

    Three dots stand for anything, and values have any names.
    """
    wanted = excerpt.splitlines()
    for line in output.splitlines():
        if wanted and re.search(_pattern(wanted[0]), _unnamed(line)):
            del wanted[0]
    return wanted


def _pattern(line: str) -> str:
    return ".*".join(re.escape(part.strip()) for part in _unnamed(line).split("..."))


def _unnamed(line: str) -> str:
    return re.sub(r"%[\w-]+(?:[:#]\d+)?", "%", line)


def run(script: str, directory: Path, device: str) -> str:
    """What the commands print; fails where one of them does."""
    environment = dict(os.environ)
    environment["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), environment["PATH"]])
    if device == "cpu":
        environment["CUDA_VISIBLE_DEVICES"] = ""
    done = subprocess.run(
        ["bash", "-euc", script],
        cwd=directory,
        env=environment,
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
    )
    assert done.returncode == 0, f"{script}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.mark.triton
def test_everything_in_order(device: str, tmp_path: Path) -> None:
    output, ran = "", 0
    for block in blocks():
        if block.file:
            path = tmp_path / block.file
            path.parent.mkdir(exist_ok=True)
            path.write_text(block.text, encoding="utf-8")
        elif block.language == "sh":
            output = run(block.text, tmp_path, device)
            ran += 1
        else:
            missing = unprinted(block.text, output)
            assert not missing, f"{missing[0]} is not where it should be in\n{output}"
    assert ran == 8


def test_excerpts_tell_what_is_missing() -> None:
    output = '%0 = "a.one"(%arg0) : i32\n%1:2 = "a.two"(%0, %arg1) : i32\n'
    assert unprinted('%x = "a.one"(...\n%y:2 = "a.two"(%x, ... i32', output) == []
    assert unprinted('"a.one"\n"a.three"\n"a.two"', output) == ['"a.three"', '"a.two"']
    assert unprinted('"a.two"\n"a.one"', output) == ['"a.one"']
    assert unprinted('"a.one"(..., ...', output) == ['"a.one"(..., ...']

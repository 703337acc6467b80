# SPDX-License-Identifier: Apache-2.0
"""Runs the files and commands of a page, and looks for what it says they print.

A block that begins with a file's name in a comment is that file. A block of ``sh`` is run; one of
``sh fails`` has to end with another status than 0, one of ``sh gpu`` is for machines with a GPU and
the tools that it names. Any other is an excerpt from what the commands before it have printed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"
BLOCK = re.compile(r"^```(\w+)(?: (\w+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE_NAME = re.compile(r"(?:#|//) ([\w./-]+\.(?:py|mlir))\n")
TIMEOUT = 300


@dataclass(frozen=True)
class Block:
    """A block of a page, and what stands after its language."""

    language: str
    note: str
    text: str

    @property
    def file(self) -> str | None:
        found = FILE_NAME.match(self.text)
        return found[1] if found else None


def blocks(page: Path, section: str = "") -> list[Block]:
    """Those of a page, or of one of its sections."""
    text = page.read_text(encoding="utf-8")
    if section:
        (text,) = re.findall(rf"^## {section}\n.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return [Block(*found) for found in BLOCK.findall(text)]


def follow(page: Path, directory: Path, device: str) -> int:
    """Does what a page says, in order, in a directory; returns how many commands it ran.

    Fails where a command does, or where it does not print what follows it.
    """
    output: str | None = ""
    ran = 0
    for block in blocks(page):
        if block.file:
            path = directory / block.file
            path.parent.mkdir(exist_ok=True)
            path.write_text(block.text, encoding="utf-8")
        elif block.language == "sh":
            output = None
            if block.note != "gpu" or _has_tools(block.text, device):
                output = run(block.text, directory, device, fails=block.note == "fails")
                ran += 1
        elif output is not None:
            missing = unprinted(block.text, output)
            assert not missing, f"{missing[0]} is not where it should be in\n{output}"
    return ran


def run(script: str, directory: Path, device: str, *, fails: bool = False) -> str:
    """What the commands print; fails where they end otherwise than they should."""
    environment = dict(os.environ)
    environment["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), environment["PATH"]])
    if device == "cpu":
        environment["CUDA_VISIBLE_DEVICES"] = ""
    done = subprocess.run(
        ["bash", "-euc", script],
        cwd=directory,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=TIMEOUT,
    )
    assert (done.returncode != 0) == fails, f"{script}\n{done.stdout}"
    return done.stdout


def unprinted(excerpt: str, output: str) -> list[str]:
    """The lines of an excerpt from the first on that is not in the output, after those before it.

    Three dots stand for anything, and values have any names.
    """
    wanted = excerpt.splitlines()
    for line in output.splitlines():
        if wanted and re.search(_pattern(wanted[0]), _unnamed(line)):
            del wanted[0]
    return wanted


def _has_tools(script: str, device: str) -> bool:
    programs = {line.split()[0] for line in script.splitlines() if line[:1].isalpha()}
    return device == "cuda" and all(map(shutil.which, programs - {"winnow"}))


def _pattern(line: str) -> str:
    return ".*".join(re.escape(part.strip()) for part in _unnamed(line).split("..."))


def _unnamed(line: str) -> str:
    return re.sub(r"%[\w-]+(?:[:#]\d+)?", "%", line)

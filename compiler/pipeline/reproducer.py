# SPDX-License-Identifier: Apache-2.0
"""Reproducers: a failing pass's input as a file, headed by the command that runs it again."""

from __future__ import annotations

import contextlib
import itertools
import re
import shlex
import tempfile
from collections.abc import Sequence
from pathlib import Path

from winnow.pipeline.registry import loaded_modules


def write_reproducer(path: Path | None, name: str, pipeline: str, module: str) -> tuple[Path, str]:
    """Writes ``module``, the text of what pass ``name`` got, to ``path`` or a temporary file.

    What there is at ``path`` stays: the file's name gets a number then. ``pipeline`` is the text of
    that pass and those that would have followed it. Returns the path and the command to run again;
    raises ``OSError`` where the file can't be written.
    """
    path = _temporary(name) if path is None else _made(path)
    command = shlex.join(_command(path, pipeline))
    header = (
        f"Pass `{name}` fails on this module. To run it again:\n  {command}\nPipeline: {pipeline}"
    )
    comment = "".join(f"// {line}\n" for line in header.splitlines())
    path.write_text(comment + module, encoding="utf-8")
    return path, command


def file_name(pass_name: str) -> str:
    """``pass_name`` with only letters, digits, dots and dashes, and at most 64 of them."""
    return re.sub(r"[^A-Za-z0-9.]+", "-", pass_name).strip("-")[:64]


def _made(path: Path) -> Path:
    """A new file, empty: ``path``, or one of its name and a number. A device stays what it is."""
    if path.exists() and not path.is_file():
        return path
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in itertools.count(1))
    for free in itertools.chain([path], numbered):
        with contextlib.suppress(FileExistsError):
            free.open("x").close()
            break
    return free


def _temporary(pass_name: str) -> Path:
    prefix = f"winnow-{file_name(pass_name)}-"
    with tempfile.NamedTemporaryFile(prefix=prefix, suffix=".mlir", delete=False) as file:
        return Path(file.name)


def _command(path: Path, pipeline: str) -> Sequence[str]:
    loads = [word for module in loaded_modules() for word in ("--load", module)]
    return ["winnow-opt", str(path), *loads, "--pass-pipeline", pipeline]

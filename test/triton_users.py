# SPDX-License-Identifier: Apache-2.0
"""Finds out whether a test depends on Triton, and so must run with each version of it."""

from __future__ import annotations

import contextlib
import importlib
import sys
from collections.abc import Iterator
from types import ModuleType
from unittest import mock

from winnow.backend.binary import Binary
from winnow.backend.kernel import Kernel

OTHERS = ("torch", "triton")
"""Packages whose own imports of Triton's modules say nothing of the test."""


@contextlib.contextmanager
def uses_of_triton() -> Iterator[list[str]]:
    """Lists what this process uses of Triton: its modules, and binaries, made now or before.

    What PyTorch imports of it by itself, or Triton, does not count.
    """
    uses: list[str] = []
    import_module, binary = importlib.import_module, vars(Kernel)["binary"].fget

    def note_module(name: str, package: str | None = None) -> ModuleType:
        importer = str(sys._getframe(1).f_globals.get("__name__"))
        if name.split(".")[0] == "triton" and importer.split(".")[0] not in OTHERS:
            uses.append(name)
        return import_module(name, package)

    def note_binary(kernel: Kernel) -> Binary:
        uses.append("a binary")
        made: Binary = binary(kernel)
        return made

    with (
        mock.patch.object(importlib, "import_module", note_module),
        mock.patch.object(Kernel, "binary", property(note_binary)),
    ):
        yield uses

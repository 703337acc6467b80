# SPDX-License-Identifier: Apache-2.0
"""Finds out whether a test depends on Triton, and so must run with each version of it."""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import Iterator
from types import ModuleType
from unittest import mock

from winnow.backend.binary import Binary
from winnow.backend.kernel import Kernel


@contextlib.contextmanager
def uses_of_triton() -> Iterator[list[str]]:
    """Lists what this process uses of Triton: its modules, and binaries, made now or before."""
    uses: list[str] = []
    import_module, binary = importlib.import_module, vars(Kernel)["binary"].fget

    def note_module(name: str, package: str | None = None) -> ModuleType:
        if name.split(".")[0] == "triton":
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

# SPDX-License-Identifier: Apache-2.0
"""What to print and keep while a pipeline runs."""

from __future__ import annotations

import re
import sys
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from torch_mlir import ir

from winnow.pipeline.reproducer import file_name

EVERY_PASS = None
"""In place of a collection of names: all of them."""


@dataclass(frozen=True)
class Instrumentation:
    """What a run prints (to stderr) and keeps.

    ``print_before`` and ``print_after`` hold names of passes, or are ``EVERY_PASS``. ``dump_dir``
    gets numbered files: the input, then the module after each pass. ``reproducer`` is the file that
    a failure writes (by default a temporary one, unless a pass refuses an option of its own);
    ``reproduce=False`` writes none.
    """

    print_before: Collection[str] | None = ()
    print_after: Collection[str] | None = ()
    dump_dir: Path | None = None
    reproducer: Path | None = None
    reproduce: bool = True
    generic: bool = False
    locations: bool = False

    def start(self, module: ir.Module) -> None:
        """Called before the first pass."""
        if self.dump_dir:
            self.dump_dir.mkdir(parents=True, exist_ok=True)
        self._dump(0, "input", module)

    def before(self, name: str, module: ir.Module) -> None:
        """Called before each pass."""
        self._print("Before", name, self.print_before, module)

    def after(self, index: int, name: str, module: ir.Module) -> None:
        """Called after pass number ``index`` (from 1) unless it failed."""
        self._print("After", name, self.print_after, module)
        self._dump(index, name, module)

    def end(self, module: ir.Module) -> None:
        """Called after the last pass, unless one failed."""

    def text(self, module: ir.Module) -> str:
        """The text of a verified module, nothing elided."""
        return module_text(module, generic=self.generic, locations=self.locations)

    def _print(
        self, when: str, name: str, names: Collection[str] | None, module: ir.Module
    ) -> None:
        if names is EVERY_PASS or any(leaf in names for leaf in leaf_names(name)):
            print(f"// -----// IR {when} {name} //----- //\n{self.text(module)}", file=sys.stderr)

    def _dump(self, index: int, name: str, module: ir.Module) -> None:
        if self.dump_dir:
            path = self.dump_dir / f"{index:02}-{file_name(name)}.mlir"
            path.write_text(self.text(module), encoding="utf-8")


QUIET = Instrumentation()
"""Prints and keeps nothing but a reproducer of a failure."""
NO_REPRODUCER = Instrumentation(reproduce=False)
"""Prints and keeps nothing at all."""


def leaf_names(name: str) -> list[str]:
    """The passes in ``name``, which may be nested, as in ``func.func(canonicalize,cse)``."""
    return re.findall(r"[^(),]+(?=[,)]|$)", name)


def module_text(
    module: ir.Module | ir.OpView, *, generic: bool = False, locations: bool = False
) -> str:
    """The text of a verified module, nothing elided; ``locations`` adds each op's."""
    return str(
        module.operation.get_asm(
            print_generic_op_form=generic, enable_debug_info=locations, assume_verified=True
        )
    )

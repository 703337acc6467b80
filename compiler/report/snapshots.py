# SPDX-License-Identifier: Apache-2.0
"""The IR after every pass of a lowering, and how its ops came to be."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import NamedTuple

from torch_mlir import ir

from winnow.backend.lowered import Text
from winnow.pipeline import Instrumentation
from winnow.pipeline.instrumentation import module_text
from winnow.report.ancestry import Ancestry


class Snapshot(NamedTuple):
    """The text of a module after a pass."""

    pass_name: str
    text: Text


@dataclass(frozen=True)
class Recorder(Instrumentation):
    """Keeps the IR after each pass of one or more pipelines on a module, in order of the passes."""

    snapshots: list[Snapshot] = dataclasses.field(default_factory=list)
    ancestry: Ancestry = dataclasses.field(default_factory=Ancestry)

    def start(self, module: ir.Module) -> None:
        super().start(module)
        self.ancestry.mark(module)

    def after(self, index: int, name: str, module: ir.Module) -> None:
        plain = module_text(module)
        if self.snapshots and self.snapshots[-1].text.plain == plain:
            self.snapshots.append(Snapshot(name, self.snapshots[-1].text))
            return
        self.ancestry.unmark(module, len(self.snapshots) + 1)
        super().after(index, name, module)
        self.snapshots.append(Snapshot(name, Text(plain, module_text(module, locations=True))))
        self.ancestry.mark(module)

    def end(self, module: ir.Module) -> None:
        self.ancestry.unmark(module, None)

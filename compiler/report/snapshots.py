# SPDX-License-Identifier: Apache-2.0
"""The IR after every pass of a lowering."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import NamedTuple

from torch_mlir import ir

from winnow.backend.lowered import Text
from winnow.pipeline import Instrumentation
from winnow.pipeline.instrumentation import module_text


class Snapshot(NamedTuple):
    """The text of a module after a pass."""

    pass_name: str
    text: Text


@dataclass(frozen=True)
class Recorder(Instrumentation):
    """Keeps the IR after each pass, in order of the passes."""

    snapshots: list[Snapshot] = dataclasses.field(default_factory=list)

    def after(self, index: int, name: str, module: ir.Module) -> None:
        super().after(index, name, module)
        text = Text(module_text(module), module_text(module, locations=True))
        self.snapshots.append(Snapshot(name, text))

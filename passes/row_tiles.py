# SPDX-License-Identifier: Apache-2.0
"""What a program holds while it sweeps keys: the tiles of the graph's tensors."""

from __future__ import annotations

from dataclasses import dataclass, field

from torch_mlir import ir

from winnow.passes.score_layout import ScoreLayout
from winnow.plan import Plan


@dataclass
class RowTile:
    """A program's query rows, and what it has of the graph before it sweeps keys."""

    plan: Plan
    first_row: ir.Value
    step: int
    """How many of the rows are the program's own; those of the next begin there."""
    tiles: dict[ir.Value, ir.Value] = field(default_factory=dict)
    """The tile of each tensor of the graph."""
    requests: dict[ir.Value, ir.Value] = field(default_factory=dict)
    """The request of each set of paged keys."""

    @property
    def layout(self) -> ScoreLayout:
        return ScoreLayout(self.plan)


@dataclass
class KeyTile:
    """The keys that the program has come to, and what it makes of them."""

    rows: RowTile
    first_key: ir.Value
    end: ir.Value
    seen: list[ir.Value] = field(default_factory=list)
    """Which keys of the tile each set of paged keys has."""

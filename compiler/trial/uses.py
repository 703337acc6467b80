# SPDX-License-Identifier: Apache-2.0
"""The uses of scores, a selection or a store, and what arguments of a graph are to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from torch import Tensor


@dataclass(frozen=True)
class Selection:
    """The arguments of a ``threshold_select``."""

    row_ends: str
    thresholds: str
    counters: str
    candidates: str
    max_context: str
    top_k: int
    arrivals: str | None
    ranges: str | None
    """These two only where rows that don't fit are repaired."""

    @property
    def row_buffers(self) -> dict[str, int]:
        """The buffers of which each row has an entry, and along which axis."""
        buffers = [self.row_ends, self.thresholds, self.counters, self.candidates]
        return dict.fromkeys(buffers, 0) | ({self.ranges: 1} if self.ranges else {})

    @property
    def outputs(self) -> tuple[str, ...]:
        """The buffers that the results are left in."""
        repair = (self.thresholds, self.ranges) if self.ranges else ()
        return (self.counters, self.candidates, *repair)

    @property
    def zeroed(self) -> set[str | None]:
        """The buffers that must start as zeros."""
        return {self.counters, self.arrivals}

    def least_shapes(self, rows: int) -> dict[str, tuple[int, ...]]:
        """The least sizes that buffers must have along their first axes."""
        slots = self.top_k + max(1, self.top_k - 1 if self.ranges else 1)
        return {self.candidates: (1, slots), self.max_context: ()}

    def contexts(self, values: Mapping[str, Any]) -> dict[str, int]:
        """The most keys that a row sees, by the argument that says so, if it is there."""
        return {name: values[name] for name in [self.max_context] if name in values}

    def ends(self, values: Mapping[str, Any]) -> Tensor:
        """Where each row's keys end: int32 ``[rows]``."""
        ends: Tensor = values[self.row_ends].clamp(0, values[self.max_context])
        return ends


@dataclass(frozen=True)
class StoredScores:
    """The arguments of a ``store_scores``; what it has in common with a selection."""

    lengths: str
    output: str
    group_rows: int

    @property
    def row_buffers(self) -> dict[str, int]:
        return {self.output: 0}

    @property
    def outputs(self) -> tuple[str, ...]:
        return (self.output,)

    @property
    def zeroed(self) -> set[str | None]:
        return set()

    def least_shapes(self, rows: int) -> dict[str, tuple[int, ...]]:
        return {self.lengths: (self.group_count(rows),)}

    def contexts(self, values: Mapping[str, Any]) -> dict[str, int]:
        return {name: values[name].shape[1] for name in self.outputs if name in values}

    def ends(self, values: Mapping[str, Any]) -> Tensor:
        rows, context = values[self.output].shape
        lengths: Tensor = values[self.lengths].clamp(0, context)
        return lengths.repeat_interleave(self.group_rows)[:rows]

    def group_count(self, rows: int) -> int:
        """The groups that ``rows`` rows make, the last one perhaps of fewer."""
        return -(-rows // self.group_rows)


Use: TypeAlias = Selection | StoredScores

# SPDX-License-Identifier: Apache-2.0
"""What `plan-sweep` chose, and where each part of it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from winnow.plan import Plan
from winnow.plans.entry import Entry

Source = Literal["option", "entry", "rule"]
"""An option of the pass, an entry of a plan file, or the planner's own rules for the target."""


@dataclass(frozen=True)
class Trial:
    """A plan, the bytes of shared memory that its buffers take, and those that a CTA can have."""

    plan: Plan
    shared_bytes: int
    available_bytes: int

    @property
    def fits(self) -> bool:
        """Whether there is room for the buffers."""
        return self.shared_bytes <= self.available_bytes


@dataclass(frozen=True)
class Unused:
    """An entry for such a selection that comes before the one in use, and why it is not used."""

    entry: Entry
    reason: str


@dataclass(frozen=True)
class PlanChoice:
    """A plan and its sources.

    ``options`` are those of the pass that were given, by their Python names, and ``entry`` is what
    a plan file has for such a selection, if it is used. ``trials`` are the plans tried, from the
    most to the least shared memory; the last is in use.
    """

    options: Mapping[str, int | str]
    entry: Entry | None
    unused: tuple[Unused, ...]
    trials: tuple[Trial, ...]

    @property
    def plan(self) -> Plan:
        """The plan in use."""
        return self.trials[-1].plan

    def source(self, name: str) -> Source:
        """Where the plan's ``name`` comes from, a field of ``Plan`` other than its target."""
        if name in self.options:
            return "option"
        return "entry" if self.entry and name in self.entry.plan else "rule"

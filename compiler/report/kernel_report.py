# SPDX-License-Identifier: Apache-2.0
"""What is to say of a kernel, before it becomes a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from winnow.backend.binary import Resources
from winnow.bench.record import Record
from winnow.passes.plan_choice import PlanChoice
from winnow.pipeline import Timing
from winnow.plans.entry import Facts
from winnow.report.ancestry import Chain
from winnow.report.changes import Change
from winnow.report.graph_nodes import Edge, Node
from winnow.report.listing import Listing
from winnow.report.roofline import Position
from winnow.stats.kernel_stats import KernelStats
from winnow.stats.loops import LoopMix
from winnow.targets import Target


@dataclass(frozen=True)
class PassReport:
    """A pass that ran: its seconds, and what it changed."""

    name: str
    seconds: float
    change: Change


@dataclass(frozen=True)
class PlanReport:
    """A plan, what it has and why, and what is known of the selection, if it is one."""

    choice: PlanChoice
    values: Mapping[str, int | str]
    reasons: Mapping[str, str]
    facts: Facts | None


@dataclass(frozen=True)
class LoopReport:
    """A loop of the machine code, and how many of its instructions come from each source line.

    Those that come from none are under 0.
    """

    mix: LoopMix
    sources: Mapping[int, int]


@dataclass(frozen=True)
class Machine:
    """What is known of the machine code; ``why_unread`` says why not all, where that is so.

    ``products`` are the instructions that multiply matrices, and how often each stands in the code.
    """

    resources: Resources
    products: Counter[str]
    stats: KernelStats | None
    loops: tuple[LoopReport, ...]
    why_unread: str | None


@dataclass(frozen=True)
class KernelReport:
    """All that the page shows.

    ``levels`` go from the source to machine code; what is ``missing`` says why. ``chains`` tell,
    by the number of an op at the level ``tt``, from what and by which passes it came; there are
    none where no pass ran. ``nodes`` and ``edges`` are those of the graph, if the source is one.
    """

    name: str
    file: str
    command: str
    target: Target
    versions: Mapping[str, str]
    levels: Mapping[str, Listing]
    missing: Mapping[str, str]
    counts: Mapping[str, Counter[str]]
    passes: tuple[PassReport, ...]
    chains: Mapping[int, Chain]
    timings: tuple[Timing, ...]
    plan: PlanReport | None
    machine: Machine
    position: Position | None
    record: Record | None
    nodes: list[Node]
    edges: list[Edge]

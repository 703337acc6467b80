# SPDX-License-Identifier: Apache-2.0
"""Compiles a kernel and collects what is to say of it."""

from __future__ import annotations

import itertools
import platform
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from typing import Any

from torch_mlir import ir

import winnow
from winnow.backend.driver import compile_graph, level_of
from winnow.backend.kernel import Kernel
from winnow.bench.record import Record
from winnow.dialects import graph, make_context
from winnow.dialects.inspection import ops_of
from winnow.errors import InputError, LoweringError, PassFailure
from winnow.passes.plan_entries import facts_of
from winnow.passes.plan_reasons import reasons_of, values_of
from winnow.passes.plan_sweep import PlanSweep
from winnow.passes.scored_keys import ScoredKeys
from winnow.passes.sweep_keys import Fused
from winnow.pipeline import Timing
from winnow.report.changes import Change, changes_between, unchanged
from winnow.report.collect_machine import add_machine_levels, read_machine
from winnow.report.graph_nodes import read_graph
from winnow.report.kernel_report import KernelReport, PassReport, PlanReport
from winnow.report.listing import Listing
from winnow.report.llvm_listing import read_llvm
from winnow.report.mlir_listing import read_mlir
from winnow.report.numbering import name_source, number_ops
from winnow.report.op_counts import count_level
from winnow.report.roofline import MEASURED, Position, position_of, rates_of
from winnow.report.snapshots import Recorder, Snapshot
from winnow.targets import Target

NUMBERED = ("ttir", "ttgir")
"""Levels of MLIR whose locations number ops, beside ``tt``."""


def collect(
    name: str,
    command: str,
    module: ir.Module,
    target: Target,
    plan: Mapping[str, int | str],
    *,
    seconds: float,
    record: Record | None = None,
) -> KernelReport:
    """The report of a module at any level, called ``name`` and made by ``command``.

    ``plan`` is what the planner is told, ``seconds`` what it took to make the module, and
    ``record`` what was measured of such a kernel. Raises what ``compile_graph`` and ``Kernel.emit``
    raise.
    """
    source, text = name_source(module)
    recorder = Recorder(reproduce=False)
    try:
        lowered = compile_graph(source, target, plan, instrumentation=recorder)
    except (InputError, LoweringError, PassFailure):
        compile_graph(module, target, plan)  # fails alike, at the lines that the user knows
        raise
    kernel = number_ops(lowered)
    levels = _levels(kernel)
    missing = add_machine_levels(levels, kernel.binary)
    passes = _passes(lowered, recorder.snapshots)
    unplanned = _before_plan(recorder.snapshots)  # has to live as long as its ops are used
    fused = _fused(unplanned) if unplanned else None
    planned = _plan(fused, target, plan) if fused else None
    is_graph = level_of(source) == "graph"
    nodes, edges = read_graph(source) if is_graph else ([], [])
    return KernelReport(
        name=name,
        file=text.name,
        command=command,
        target=target,
        versions=_versions(),
        levels=levels,
        missing=missing,
        counts={level: count_level(level, listing) for level, listing in levels.items()},
        passes=passes,
        chains=recorder.ancestry.chains() if passes else {},
        timings=(Timing("graph", seconds), *kernel.timings),
        plan=planned,
        machine=read_machine(kernel, levels),
        position=_position(fused, planned, target, record),
        record=record,
        nodes=nodes,
        edges=edges,
    )


def _levels(kernel: Kernel) -> dict[str, Listing]:
    """Listings of all levels that are MLIR or LLVM IR."""
    found = {
        level: read_mlir(text.located, numbered=level in ("tt", *NUMBERED))
        for level, text in kernel.lowered.levels.items()
    }
    found["ttgir"] = read_mlir(kernel.binary.text("ttgir"), numbered=True)
    found["llir"] = read_llvm(kernel.binary.text("llir"))
    return found


def _passes(kernel: Kernel, snapshots: Sequence[Snapshot]) -> tuple[PassReport, ...]:
    """Each pass with its change; one that leaves the text as it was changes nothing."""
    first, *_ = kernel.lowered.levels.values()
    before, text, reports = read_mlir(first.located), first.plain, []
    for snapshot, timing in zip(snapshots, kernel.lowered.pass_timings, strict=True):
        change: Change
        if snapshot.text.plain == text:
            change = unchanged(before)
        else:
            after = read_mlir(snapshot.text.located)
            change = changes_between(before, after)
            before, text = after, snapshot.text.plain
        reports.append(PassReport(timing.name, timing.seconds, change))
    return tuple(reports)


def _before_plan(snapshots: Sequence[Snapshot]) -> ir.Module | None:
    """The module that a plan was chosen for, if one was."""
    for before, after in itertools.pairwise(snapshots):
        if after.pass_name == PlanSweep.name:
            return ir.Module.parse(before.text.located, make_context())
    return None


def _fused(module: ir.Module) -> Fused:
    """The fused op of a module that has one."""
    return ops_of(module.operation, graph.FusedSelectOp, graph.FusedStoreScoresOp)[0]


def _plan(op: Fused, target: Target, options: Mapping[str, Any]) -> PlanReport:
    choice = PlanSweep(target=str(target), **options).choose(op)
    facts = facts_of(op, ScoredKeys.of(op)) if isinstance(op, graph.FusedSelectOp) else None
    return PlanReport(choice, values_of(choice, op), reasons_of(choice, op), facts)


def _position(
    op: Fused | None, plan: PlanReport | None, target: Target, record: Record | None
) -> Position | None:
    if op is None or plan is None:
        return None
    rates = rates_of(record) if record else MEASURED.get(str(target))
    return position_of(op, plan.choice.plan, rates)


def _versions() -> dict[str, str]:
    return {
        "Winnow": winnow.__version__,
        "Triton": version("triton"),
        "MLIR (torch-mlir)": version("torch-mlir"),
        "Python": platform.python_version(),
    }

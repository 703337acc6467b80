# SPDX-License-Identifier: Apache-2.0
"""Tries plans for a kernel on a GPU, as the command line says, and writes the fastest."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from typing import Any

import torch
from torch_mlir import ir

from winnow.bench.formulas import COMBINE
from winnow.bench.machine import describe_machine
from winnow.bench.problem import make_problem, selection_of
from winnow.bench.settings import Setting
from winnow.bench.timing import REPEATS, Timer
from winnow.cli import subject
from winnow.cli.bench_kernel import base_setting
from winnow.cli.progress import make_progress
from winnow.cli.tune_report import print_trials
from winnow.files import write_text
from winnow.kernels.devices import target_of
from winnow.plans.entry import Entry
from winnow.plans.plan_file import format_plans, read_plan_file, with_entry
from winnow.targets import Target
from winnow.trial.roles import find_roles
from winnow.tune.facts import facts_of_graph
from winnow.tune.search import Trial, fastest, search
from winnow.tune.workbench import GpuWorkbench, use_device


def tune_kernel(arguments: argparse.Namespace) -> int:
    """Tries plans, reports and writes; returns 1 where none gives a right result."""
    device = use_device(arguments.device)
    source = subject.read(arguments.kernel, arguments)
    if arguments.kernel not in COMBINE:
        raise ValueError(f"{arguments.kernel} can't be measured, but {', '.join(COMBINE)}")
    setting = _setting(source.module, arguments)
    kept = read_plan_file(arguments.output) if arguments.output.exists() else ()
    target = target_of(device)
    trials = _try_plans(source.module, setting, target, device, arguments)
    print_trials(trials, f"{source.name}: {setting}")
    best = fastest(trials)
    if best is None:
        print("no plan gives a right result", file=sys.stderr)
        return 1
    note = f"{source.name}; {setting}: {best.milliseconds:.3f} ms, {_versions(device)}"
    entry = _entry(best, source.module, target, note)
    write_text(arguments.output, format_plans(with_entry(kept, entry)))
    print(arguments.output)
    return 0


def _setting(module: ir.Module, arguments: argparse.Namespace) -> Setting:
    """Where to measure; raises ``ValueError`` where the kernel can't be measured there."""
    setting, roles = base_setting(module, arguments), find_roles(module)
    use = selection_of(roles)
    setting.check(use.top_k, roles.run_rows, repair=use.ranges is not None)
    return setting


def _try_plans(
    module: ir.Module,
    setting: Setting,
    target: Target,
    device: torch.device,
    arguments: argparse.Namespace,
) -> list[Trial]:
    """The trials; what the command line says of the plan is the same in all of them.

    Raises ``ValueError`` where memory is short for the inputs.
    """
    repeats, fixed = arguments.repeats, subject.choose_plan(module, arguments)
    with make_progress() as progress:
        most_sets = repeats or REPEATS
        try:
            problem = make_problem(module, setting, device, arguments.seed, most_sets, progress)
        except torch.OutOfMemoryError as error:
            short = str(error).splitlines()[0]
            raise ValueError(f"{setting}: the inputs can't be made: {short}") from error
        task = progress.add_task("trying plans", total=None)
        bench = GpuWorkbench(problem, target, Timer(device, repeats))
        return search(bench, fixed, lambda options: progress.advance(task))


def _entry(best: Trial, module: ir.Module, target: Target, note: str) -> Entry:
    assert best.plan is not None
    plan = {name: value for name, value in best.plan.entries.items() if name != "target"}
    selection: Mapping[str, Any] = vars(facts_of_graph(module))
    return Entry(str(target), selection, plan, note)


def _versions(device: torch.device) -> str:
    machine = describe_machine(device)
    return f"{machine['device']}, Triton {machine['triton']}"

# SPDX-License-Identifier: Apache-2.0
"""Measures a kernel on this machine's GPU, as the command line says, and writes what comes out."""

from __future__ import annotations

import argparse
import dataclasses
import importlib.util
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

import torch
from torch_mlir import ir

from winnow.backend.driver import compile_graph
from winnow.bench.formulas import COMBINE
from winnow.bench.machine import describe_machine
from winnow.bench.plans import plan_of
from winnow.bench.problem import selection_of
from winnow.bench.record import Measurement, Record
from winnow.bench.runner import Candidate, Competition, Runner, WrongResultError
from winnow.bench.settings import AT_BASE_ALONE, CONTENDERS, Setting, usual_values, vary
from winnow.bench.timing import measure_rates
from winnow.cli import subject
from winnow.cli.bench_report import print_record
from winnow.cli.progress import make_progress
from winnow.cli.run import SIZES, SIZES_OF_HEADS
from winnow.files import write_text
from winnow.kernels.devices import target_of
from winnow.targets import Target
from winnow.trial.roles import find_roles

DEFAULT = "sdsa"


def bench_kernel(arguments: argparse.Namespace) -> int:
    """Measures, writes and reports; returns 1 where a result is wrong."""
    device = _device()
    name = arguments.kernel or DEFAULT
    source = subject.read(name, arguments)
    if name not in COMBINE:
        raise ValueError(f"{name} can't be measured, but {', '.join(COMBINE)}")
    base, axes = base_setting(source.module, arguments), _axes(source.module, arguments)
    settings = vary(base, axes)
    _check(settings, source.module)
    competition = _compile(name, source.module, arguments, target_of(device))
    rates = measure_rates(device)
    runner = Runner(competition, device, rates, repeats=arguments.repeats, seed=arguments.seed)
    try:
        measurements = _measure(runner, base, settings, arguments.against)
    except WrongResultError as error:
        print(f"MISMATCH: {error}", file=sys.stderr)
        return 1
    record = Record(
        kernel=name,
        parameters=source.name,
        top_k=competition.top_k,
        command=shlex.join(["winnow", *arguments.words]),
        plan=plan_of(competition.selection.kernel).entries,
        machine=describe_machine(device),
        rates=dataclasses.asdict(rates),
        base=base,
        axes=tuple(axes),
        measurements=tuple(measurements),
    )
    print_record(record)
    _write(record, arguments.output)
    return 0


def _device() -> torch.device:
    if not torch.cuda.is_available():
        raise ValueError("torch can't use the GPU here")
    return torch.device("cuda", torch.cuda.current_device())


def base_setting(module: ir.Module, arguments: argparse.Namespace) -> Setting:
    """The setting that the command line states, or the usual one of such a kernel."""
    usual = (SIZES if find_roles(module).heads == 1 else SIZES_OF_HEADS)["cuda"]
    return Setting(
        arguments.rows or usual.rows,
        arguments.keys or usual.keys,
        arguments.density,
        arguments.missing,
    )


def _axes(module: ir.Module, arguments: argparse.Namespace) -> dict[str, tuple[float, ...]]:
    """The values along each axis, the usual ones where none are given."""
    base, top_k = base_setting(module, arguments), selection_of(find_roles(module)).top_k
    return {
        axis: values or usual_values(axis, base, top_k)
        for word in arguments.vary
        for axis, values in word
    }


def _check(settings: Sequence[Setting], module: ir.Module) -> None:
    """Raises ``ValueError`` where the kernel can't be measured at one of the settings."""
    roles = find_roles(module)
    use = selection_of(roles)
    for setting in settings:
        setting.check(use.top_k, roles.run_rows, repair=use.ranges is not None)


def _compile(
    name: str, module: ir.Module, arguments: argparse.Namespace, target: Target
) -> Competition:
    """The kernel as the command line says, and the same without repair, for one plan."""
    plan = subject.choose_plan(module, arguments)
    no_repair = {subject.PARAMETER + "repair": False}
    sweep = subject.read(name, argparse.Namespace(**(vars(arguments) | no_repair))).module
    return Competition(
        name,
        Candidate(compile_graph(module, target, plan), module),
        Candidate(compile_graph(sweep, target, plan), sweep),
    )


def _measure(
    runner: Runner, base: Setting, settings: Sequence[Setting], against: Sequence[str] | None
) -> list[Measurement]:
    """Measures at all settings, the kernel and those named, or what is usual."""
    measurements = []
    with make_progress() as progress:
        for setting in progress.track(settings, description="measuring"):
            usual = [n for n in CONTENDERS if setting == base or n not in AT_BASE_ALONE]
            named = usual if against is None else against
            measurements.append(runner.measure(setting, named, progress))
    return measurements


def _write(record: Record, directory: Path) -> None:
    """Writes the record and, where that can be drawn, its plots."""
    directory.mkdir(parents=True, exist_ok=True)
    path = directory / f"{record.kernel}.json"
    write_text(path, record.to_json())
    print(path)
    if not record.axes:
        return
    if importlib.util.find_spec("matplotlib") is None:
        print(f"without matplotlib there are no plots; elsewhere: winnow bench --plot {path}")
        return
    from winnow.bench.plots import write_plots

    for path in write_plots(record, directory):
        print(path)

# SPDX-License-Identifier: Apache-2.0
"""Compiles a kernel, runs it on made or given inputs, and checks its results."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import torch
from rich.progress import Progress
from torch import Tensor
from torch_mlir import ir

from winnow.backend.driver import compile_graph, level_of
from winnow.backend.kernel import Kernel
from winnow.cli import subject
from winnow.cli.progress import make_progress
from winnow.cli.run import REPEAT, SIZES, SIZES_OF_HEADS, STORED_RUNS
from winnow.cli.run_report import Report, print_report
from winnow.kernels import KERNELS
from winnow.pipeline import Timing
from winnow.targets import Target
from winnow.trial.check import check
from winnow.trial.explore import Exploration, explore
from winnow.trial.given import fit_sizes, read_inputs
from winnow.trial.inputs import make_inputs
from winnow.trial.kinds import FIT
from winnow.trial.launch import Clock, launch
from winnow.trial.roles import Roles, Type, find_roles
from winnow.trial.sizes import Sizes
from winnow.trial.uses import Selection
from winnow.trial.verdict import SelectionVerdict, StoredVerdict

PARAMETERS: dict[str, dict[str, Any]] = {"cpu": {"top_k": 64, "request_rows": 8}, "cuda": {}}
"""Parameters of kernels that such a problem calls for."""
REST = "verifier, imports, caches and so on"
"""What takes the rest of the time to compile."""
CONTEXT = 4
"""Unless the command line says otherwise, rows see at least this times ``top_k`` keys."""


def run_kernel(source: subject.Subject, arguments: argparse.Namespace) -> int:
    """Runs ``source``, as the command line says; returns 1 where the results are not right."""
    device = _device(arguments.device)
    if not subject.is_file(arguments.subject):
        source = subject.read(arguments.subject, arguments, PARAMETERS[device.type])
    clock = Clock()
    kernel = compile_graph(
        source.module,
        _target(source.module, arguments.target, device),
        subject.choose_plan(source.module, arguments),
    )
    passes = kernel.timings if device.type == "cuda" else kernel.lowered.pass_timings
    total = clock.lap("total this time")
    total = total._replace(seconds=source.seconds + total.seconds)
    reference = _reference(source, kernel, arguments)
    graph = reference.module if reference else None
    if arguments.schedules and graph is None:
        message = "no op graph says what is right in each order: name one with --reference"
        raise ValueError(message)
    with make_progress() as progress:
        values = _inputs(kernel, graph, arguments, device, progress)
        inputs = clock.lap("making inputs")
        before = {name: v.clone() if isinstance(v, Tensor) else v for name, v in values.items()}
        trial = _try(kernel, graph, values, before, arguments, progress)
    stages = [Timing("graph", source.seconds), *passes]
    now = sum(stage.seconds for stage in stages if not stage.cached)
    stages += [Timing(REST, max(total.seconds - now, 0.0)), total]
    report = Report(
        kernel,
        device,
        reference,
        values,
        trial.verdict,
        stages,
        [inputs, *trial.stages],
        trial.exploration,
    )
    print_report(report)
    return 0 if trial.verdict is None or trial.verdict.is_right else 1


class _Trial(NamedTuple):
    """The verdict on a run, if there can be one, what took how long, and the orders tried."""

    verdict: SelectionVerdict | StoredVerdict | None
    stages: list[Timing]
    exploration: Exploration | None = None


def _try(
    kernel: Kernel,
    graph: ir.Module | None,
    values: dict[str, Any],
    before: Mapping[str, Any],
    arguments: argparse.Namespace,
    progress: Progress,
) -> _Trial:
    """Runs the kernel as often as the command line says, and checks it."""
    seed, clock = arguments.seed, Clock()
    if arguments.schedules:
        assert graph is not None
        found = explore(kernel, graph, values, before, arguments.schedules, seed, progress)
        return _Trial(found.verdict, [clock.lap("runs and checks")], found)
    device = next(value.device for value in values.values() if isinstance(value, Tensor))
    repeat = arguments.repeat or REPEAT[device.type]
    launches = launch(kernel, values, before, repeat, progress)
    if graph is None:
        return _Trial(None, launches)
    clock = Clock()
    verdict = check(graph, before, values, seed, progress)
    return _Trial(verdict, [*launches, clock.lap("checking")])


def _device(name: str | None) -> torch.device:
    if name == "cuda" and not torch.cuda.is_available():
        raise ValueError("torch can't use the GPU here; --device cpu runs the CPU executor")
    return torch.device(name or ("cuda" if torch.cuda.is_available() else "cpu"))


def _target(module: ir.Module, given: str | None, device: torch.device) -> Target:
    if device.type == "cuda" and given is None:
        return Target.of_device(device)
    return subject.choose_target(module, given)


def _reference(
    source: subject.Subject, kernel: Kernel, arguments: argparse.Namespace
) -> subject.Subject | None:
    """The op graph to check ``source`` against, if there is one."""
    name = arguments.reference
    if name is None and level_of(source.module) != "graph":
        named = kernel.abi.kernel.replace("_", "-")
        name = named if named in KERNELS else None
    if all(subject.is_file(text) for text in (arguments.subject, name) if text):
        subject.refuse_parameters(arguments)
    if name is None:
        return source if level_of(source.module) == "graph" else None
    return subject.read(name, arguments)


def _inputs(
    kernel: Kernel,
    graph: ir.Module | None,
    arguments: argparse.Namespace,
    device: torch.device,
    progress: Progress,
) -> dict[str, Any]:
    """The kernel's arguments, made or given: all given, where no graph says what they are for."""
    if graph is None:
        given = read_inputs(arguments.input, _types(kernel), device)
        if missing := ", ".join(_types(kernel).keys() - given.keys()):
            raise ValueError(
                f"no op graph says what the arguments of {kernel.abi.kernel} are for: name it with"
                f" --reference, or give all of them with --input ({missing})"
            )
        return given
    roles = find_roles(graph)
    given = read_inputs(arguments.input, roles.types, device)
    kind = arguments.thresholds
    if kind:
        _check_thresholds(kind, roles, given)
    asked = {name: vars(arguments)[name] for name in vars(SIZES["cpu"]) if vars(arguments)[name]}
    sizes = fit_sizes(roles, given, asked, _usual_sizes(roles, device))
    try:
        return make_inputs(
            graph, roles, sizes, given, device, arguments.seed, progress, kind or FIT
        )
    except RuntimeError as error:  # torch has no room for them
        raise ValueError(f"the inputs can't be made: {str(error).splitlines()[0]}") from error


def _check_thresholds(kind: str, roles: Roles, given: Mapping[str, Any]) -> None:
    """Raises ``ValueError`` where no thresholds of a ``kind`` can be made."""
    if not isinstance(roles.use, Selection):
        raise ValueError(f"a store of scores takes no thresholds: leave out --thresholds {kind}")
    if roles.use.thresholds in given:
        raise ValueError(f"{roles.use.thresholds} are given: leave out --thresholds {kind}")


def _usual_sizes(roles: Roles, device: torch.device) -> Sizes:
    """The sizes of a problem of which nothing is said."""
    use = roles.use
    usual = (SIZES if roles.heads == 1 else SIZES_OF_HEADS)[device.type]
    if isinstance(use, Selection):
        return replace(usual, keys=max(usual.keys, CONTEXT * use.top_k))
    return replace(usual, rows=min(usual.rows, STORED_RUNS[device.type] * roles.run_rows))


def _types(kernel: Kernel) -> dict[str, Type]:
    """The kernel's own arguments: buffers of unknown shapes, and scalars."""
    return {
        argument.name: Type(None if argument.what == "address" else (), argument.element)
        for argument in kernel.abi.arguments
        if argument.what in ("address", "value")
    }

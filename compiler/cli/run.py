# SPDX-License-Identifier: Apache-2.0
"""`winnow run`: a kernel on made or given inputs, and whether it selects what it should."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import Any

import torch
from rich.progress import Progress
from torch import Tensor
from torch_mlir import ir

from winnow.backend.driver import compile_graph, level_of
from winnow.backend.kernel import Kernel
from winnow.cli import subject
from winnow.cli.progress import make_progress
from winnow.cli.run_report import Report, print_report
from winnow.kernels import KERNELS
from winnow.pipeline import Timing
from winnow.targets import Target
from winnow.trial.check import check
from winnow.trial.given import fit_sizes, read_inputs
from winnow.trial.inputs import Sizes, make_inputs
from winnow.trial.launch import Clock, launch
from winnow.trial.roles import Type, find_roles

SIZES = {"cpu": Sizes(512, 2048, 3), "cuda": Sizes(4096, 131072, 4)}
"""What takes a few seconds in the CPU executor, and a real problem."""
PARAMETERS: dict[str, dict[str, Any]] = {"cpu": {"top_k": 64}, "cuda": {}}
"""Parameters of kernels that such a problem calls for."""
CONTEXT = 4
"""Unless the command line says otherwise, rows see at least this times ``top_k`` keys."""
REPEAT = {"cpu": 1, "cuda": 20}
EXAMPLES = """\
examples:
  winnow run sdsa
  winnow run sdsa --device cpu --rows 128 --keys 1000 --top-k 32
  winnow run graph.mlir --input scale=0.5 --input query=query.npy
  winnow run kernel.mlir --reference sdsa --top-k 64
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Adds the command's options."""
    parser.epilog = EXAMPLES
    subject.configure(parser)
    subject.add_target(parser)
    add = parser.add_argument
    add(
        "--device",
        choices=("cpu", "cuda"),
        help="where to run: in the CPU executor, or on a GPU (default: a GPU if there is one)",
    )
    for name, text in (
        ("rows", "query rows"),
        ("keys", "the most keys that a row sees"),
        ("requests", "requests that the rows belong to"),
    ):
        cpu, cuda = (getattr(sizes, name) for sizes in SIZES.values())
        text += f" (default: {cpu:,}; on a GPU: {cuda:,})"
        add(f"--{name}", type=_positive, metavar="N", help=text)
    add(
        "--repeat",
        type=_positive,
        metavar="N",
        help=f"runs to time (default: {REPEAT['cpu']}; on a GPU: {REPEAT['cuda']})",
    )
    add("--seed", type=int, default=0, metavar="N", help="seed of the inputs (default: 0)")
    add(
        "--input",
        action="append",
        default=[],
        metavar="NAME=FILE.npy",
        help="an argument of the graph that is given, not made; NAME=NUMBER for a scalar",
    )
    add(
        "--reference",
        metavar="KERNEL|FILE.mlir",
        help="the op graph to check against (default: the one that is run; for a file below graph"
        " level, that of the kernel with its function's name)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Compiles, runs, checks and reports; returns 1 where the selection is not right."""
    device = _device(arguments.device)
    source = subject.read(arguments.subject, arguments, PARAMETERS[device.type])
    clock = Clock()
    kernel = compile_graph(
        source.module,
        _target(source.module, arguments.target, device),
        subject.choose_plan(source.module, arguments),
    )
    passes = kernel.timings if device.type == "cuda" else kernel.lowered.pass_timings
    total = clock.lap("this time, from the cache where possible")
    reference = _reference(source, kernel, arguments)
    graph = reference.module if reference else None
    with make_progress() as progress:
        values = _inputs(kernel, graph, arguments, device, progress)
        inputs = clock.lap("making inputs")
        before = {name: v.clone() if isinstance(v, Tensor) else v for name, v in values.items()}
        repeat = arguments.repeat or REPEAT[device.type]
        launches = launch(kernel, values, before, repeat, progress)
        clock = Clock()
        verdict = check(graph, before, values, arguments.seed, progress) if graph else None
        checks = clock.lap("checking")
    stages = [Timing("graph", source.seconds), *passes, total]
    run_stages = [inputs, *launches, *([checks] if graph else [])]
    print_report(Report(kernel, device, reference, values, verdict, stages, run_stages))
    return 0 if verdict is None or verdict.is_right else 1


def _device(name: str | None) -> torch.device:
    if name == "cuda" and not torch.cuda.is_available():
        raise ValueError("there is no CUDA GPU here; --device cpu runs the CPU executor")
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
    if name is None and level_of(source.module) != "graph" and kernel.abi.kernel in KERNELS:
        name = kernel.abi.kernel
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
    asked = {name: vars(arguments)[name] for name in vars(SIZES["cpu"]) if vars(arguments)[name]}
    usual = SIZES[device.type]
    usual = replace(usual, keys=max(usual.keys, CONTEXT * roles.top_k))
    sizes = fit_sizes(roles, given, asked, usual)
    try:
        return make_inputs(graph, roles, sizes, given, device, arguments.seed, progress)
    except RuntimeError as error:  # torch has no room for them
        raise ValueError(f"the inputs can't be made: {str(error).splitlines()[0]}") from error


def _types(kernel: Kernel) -> dict[str, Type]:
    """The kernel's own arguments: buffers of unknown shapes, and scalars."""
    return {
        argument.name: Type(None if argument.what == "address" else (), argument.element)
        for argument in kernel.abi.arguments
        if argument.what in ("address", "value")
    }


def _positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"must be positive, not {value}")
    return value

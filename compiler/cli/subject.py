# SPDX-License-Identifier: Apache-2.0
"""What a command works on: a kernel by name or IR in a file, its parameters and its plan."""

from __future__ import annotations

import argparse
import dataclasses
import os
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from torch_mlir import ir

from winnow.backend.driver import level_of
from winnow.backend.signature import GRID
from winnow.dialects import make_context
from winnow.errors import InputError
from winnow.files import readable_path
from winnow.kernels import KERNELS, Kernel
from winnow.opt.source import STDIN, Source, read_source
from winnow.passes.plan_sweep import PlanSweep
from winnow.pipeline.diagnostics import Diagnostic
from winnow.pipeline.options import Option, options_of
from winnow.pipeline.text import suggestion
from winnow.plan import ATTRIBUTE, Plan
from winnow.targets import Target

PARAMETER = "parameter:"
PLAN = "plan:"
"""What the names of parsed arguments start with, so that commands can tell them apart."""


@dataclass(frozen=True)
class Subject:
    """A module, where it comes from, and the seconds that it took to make or parse."""

    name: str
    module: ir.Module
    seconds: float


def configure(parser: argparse.ArgumentParser) -> None:
    """Adds the kernel or file, the parameters of all kernels, and what the planner can be told."""
    parser.add_argument(
        "subject",
        metavar="KERNEL|FILE.mlir",
        help="a kernel (see `winnow kernels`), or IR at any level (`-`: from standard input)",
    )
    add_parameters(parser)


def add_parameters(parser: argparse.ArgumentParser) -> None:
    """Adds the parameters of all kernels, and what the planner can be told."""
    group = parser.add_argument_group("parameters of kernels")
    for name, known in _parameters().items():
        _, first = known[0]
        kernels = ", ".join(f"{kernel.name}: {found.default}" for kernel, found in known)
        text = f"{first.help} ({kernels})"
        if first.type is bool:
            actions: dict[str, Any] = {"action": argparse.BooleanOptionalAction}
        else:
            actions = {"type": first.type, "metavar": first.type.__name__.upper()}
        group.add_argument(_flag(name), dest=PARAMETER + name, help=text, **actions)
    group = parser.add_argument_group("plan (what is not given, the planner chooses)")
    for option in _plan_options():
        group.add_argument(
            f"--{option.name}",
            dest=PLAN + option.field,
            type=_parse(option),
            metavar=_metavar(option),
            help=option.help,
        )


def add_target(parser: argparse.ArgumentParser) -> None:
    """Adds ``--target``."""
    parser.add_argument(
        "--target",
        metavar="TARGET",
        help="the GPU to compile for, as `winnow targets` names it (default: what a file is planned"
        f" for, else {PlanSweep().target})",
    )


def choose_target(module: ir.Module, given: str | None) -> Target:
    """The target ``given``, else that of the module's plan, else the planner's own choice.

    Raises ``TargetError`` for an unknown one.
    """
    plan = _plan_of(module)
    return Target.parse(given or (plan.target if plan else PlanSweep().target))


def choose_plan(module: ir.Module, arguments: argparse.Namespace) -> dict[str, int | str]:
    """What to tell the planner: what the command line says, else what ``module`` has already.

    Raises ``ValueError`` where the command line tells the planner what comes too late for it.
    """
    plan, given, level = _plan_of(module), _given(arguments, PLAN), level_of(module)
    if level != "graph":
        for name in given:
            message = f"{_flag(name)} tells the planner, but a module at level {level} is planned"
            raise ValueError(message)
        return {}
    kept = plan.entries if plan else {}
    kept.pop("target", None)
    return kept | given


def read(
    text: str, arguments: argparse.Namespace, defaults: Mapping[str, Any] | None = None
) -> Subject:
    """The kernel or file that ``text`` names.

    A kernel gets the parameters that the command line states, else ``defaults``, as far as it has
    them. Raises ``InputError`` for a file that can't be read or parsed, ``ValueError`` for an
    unknown kernel and for parameters that the kernel does not have.
    """
    start = time.perf_counter()
    given = _given(arguments, PARAMETER)
    if is_file(text):
        source = read_source(text)
        _refuse_ttir(source)
        module = source.parse(make_context())
        text = readable_path(text)
    else:
        kernel = _find_kernel(text)
        values = {parameter.name: parameter.default for parameter in kernel.parameters()}
        for name in given.keys() - values:
            raise ValueError(f"{kernel.name} has no parameter {_flag(name)}")
        values |= {name: value for name, value in (defaults or {}).items() if name in values}
        module = kernel.graph(**(values | given))
        text = " ".join([text, *(_stated(n, v) for n, v in (values | given).items())])
    return Subject(text, module, time.perf_counter() - start)


def refuse_parameters(arguments: argparse.Namespace) -> None:
    """Raises ``ValueError`` if the command line states parameters, where no kernel takes them."""
    for name in _given(arguments, PARAMETER):
        raise ValueError(f"{_flag(name)} is a parameter of kernels; a file states its own")


def is_file(text: str) -> bool:
    """Whether ``text`` names a file, not a kernel."""
    return text == STDIN or text.endswith(".mlir") or os.sep in text


def _refuse_ttir(source: Source) -> None:
    """Raises ``InputError`` for a kernel as Triton writes and reads it."""
    kernel = re.search(r'^\s*"?(tt\.func)\b', source.text, re.MULTILINE)
    if kernel and GRID not in source.text:
        message = "this IR of Triton lacks how the kernel is called; write it with --emit tt"
        raise InputError([Diagnostic("error", message, source.position(kernel.start(1)))])


def _find_kernel(name: str) -> Kernel:
    """The kernel of that name; raises ``ValueError``."""
    if name not in KERNELS:
        near = suggestion(name, KERNELS)
        raise ValueError(f"there is no kernel `{name}`{near} (a file's name ends in .mlir)")
    return KERNELS[name]


def _plan_of(module: ir.Module) -> Plan | None:
    """The plan of a module's one function, if it has one; raises ``LoweringError``."""
    operations = list(module.body.operations)
    if len(operations) == 1 and ATTRIBUTE in operations[0].attributes:
        return Plan.of(operations[0].operation)
    return None


def _parameters() -> dict[str, list[tuple[Kernel, Any]]]:
    """Each parameter's name, with the kernels that have it."""
    found: dict[str, list[tuple[Kernel, Any]]] = {}
    for kernel in KERNELS.values():
        for parameter in kernel.parameters():
            found.setdefault(parameter.name, []).append((kernel, parameter))
    return found


def _plan_options() -> list[Option]:
    """Those of the planner, which the command line leaves out where a pipeline may say none."""
    options = (option for option in options_of(PlanSweep) if option.name != "target")
    return [dataclasses.replace(option, optional=False) for option in options]


def _metavar(option: Option) -> str:
    """What stands for an option's value in help."""
    if option.choices:
        return "|".join(map(str, option.choices))
    return "N" if option.kind is int else "FILE"


def _parse(option: Option) -> Callable[[str], Any]:
    def parse(text: str) -> Any:
        try:
            return option.parse(text, quoted=False)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None

    return parse


def _given(arguments: argparse.Namespace, prefix: str) -> dict[str, Any]:
    return {
        name.removeprefix(prefix): value
        for name, value in vars(arguments).items()
        if name.startswith(prefix) and value is not None
    }


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _stated(name: str, value: Any) -> str:
    """A parameter as the command line states it."""
    if isinstance(value, bool):
        return _flag(name if value else f"no_{name}")
    return f"{_flag(name)} {value}"

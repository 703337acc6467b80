# SPDX-License-Identifier: Apache-2.0
"""What a lowered module says of its kernel: its arguments, its grid, and how to compile it."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from torch_mlir import ir

from winnow.arguments import read_text
from winnow.backend.abi import Abi, Argument
from winnow.backend.binding import INTEGERS, TORCH_DTYPES
from winnow.backend.expression import Expression
from winnow.errors import LoweringError
from winnow.layout import BUFFER_TYPE, Layout

ARGUMENT = "winnow.arg"
DIVISOR = "tt.divisibility"
GRID = "winnow.grid"
GRID_ARGUMENTS = "winnow.grid_args"
LEAST_SIZES = "winnow.least_sizes"
PLAN = "winnow.plan"

_DERIVED = re.compile(r"(?P<name>.+)\.(?P<what>size|stride)(?P<axis>[0-9]+)")
_POINTER = re.compile(r"!tt\.ptr<(?P<pointee>[^,>]+)")
_FLOATS = ("f16", "bf16", "f32", "f64")
_OPERATORS: dict[type[ir.AffineExpr], str] = {
    ir.AffineAddExpr: "add",
    ir.AffineMulExpr: "mul",
    ir.AffineFloorDivExpr: "floordiv",
    ir.AffineCeilDivExpr: "ceildiv",
    ir.AffineModExpr: "mod",
}
_KINDS: dict[type[ir.Attribute], str] = {
    ir.AffineMapAttr: "an affine map",
    ir.ArrayAttr: "an array",
    ir.DictAttr: "a dictionary",
    ir.IntegerAttr: "an integer",
    ir.StringAttr: "a string",
    ir.TypeAttr: "a type",
}


def find_kernel(module: ir.Module) -> ir.Operation:
    """The ``tt.func`` that is all of a module; raises ``LoweringError`` where it isn't."""
    operations = [operation.operation for operation in module.body.operations]
    if [operation.name for operation in operations] != ["tt.func"]:
        found = ", ".join(operation.name for operation in operations) or "nothing"
        message = f"the module must hold one tt.func, but holds {found}"
        raise LoweringError(message, module.operation.location)
    return operations[0]


def read_abi(kernel: ir.Operation) -> Abi:
    """The ABI that the attributes of a ``tt.func`` state; raises ``LoweringError``."""
    attributes = kernel.attributes
    types = _entry(attributes, "function_type", ir.TypeAttr, kernel.location).value.inputs
    dictionaries = list(_entry(attributes, "arg_attrs", ir.ArrayAttr, kernel.location))
    if len(dictionaries) != len(types):
        message = f"arg_attrs must be {len(types)} dictionaries, one for each argument"
        raise LoweringError(f"{message}, but are {len(dictionaries)}", kernel.location)
    arguments = [
        _kernel_argument(entry, type_, number, kernel.location)
        for number, (entry, type_) in enumerate(zip(dictionaries, types, strict=True))
    ]
    grid = _entry(attributes, GRID, ir.AffineMapAttr, kernel.location).value
    sources = list(_entry(attributes, GRID_ARGUMENTS, ir.ArrayAttr, kernel.location))
    if not all(isinstance(source, ir.StringAttr) for source in sources):
        message = f"{GRID_ARGUMENTS} must be strings, but are {attributes[GRID_ARGUMENTS]}"
        raise LoweringError(message, kernel.location)
    names = [read_text(source, GRID_ARGUMENTS, kernel.location) for source in sources]
    symbols = [_argument(name, "i64") for name in names]
    if grid.n_dims or grid.n_symbols != len(symbols) or not 1 <= len(grid.results) <= 3:
        message = f"{GRID} must map {len(symbols)} symbols to one to three sizes, but is {grid}"
        raise LoweringError(message, kernel.location)
    sizes = tuple(_expression(size, kernel.location) for size in grid.results)
    least = tuple(_least_sizes(kernel, arguments, len(symbols)))
    name = _entry(attributes, "sym_name", ir.StringAttr, kernel.location).value
    return Abi(str(name), tuple(arguments), sizes, tuple(symbols), least)


def _least_sizes(
    kernel: ir.Operation, arguments: Sequence[Argument], symbols: int
) -> Iterator[tuple[Argument, Expression]]:
    """The sizes that must be no less than something, each with what that is."""
    if LEAST_SIZES not in kernel.attributes:
        return
    buffers = {argument.name for argument in arguments if argument.what == "address"}
    for entry in _entry(kernel.attributes, LEAST_SIZES, ir.DictAttr, kernel.location):
        size = _argument(entry.name, "i64")
        if size.what != "size" or size.name not in buffers:
            message = f"{LEAST_SIZES} must be of sizes of buffers, but has {entry.name}"
            raise LoweringError(message, kernel.location)
        maps = isinstance(entry.attr, ir.AffineMapAttr)
        least = entry.attr.value if maps else None
        if least is None or least.n_dims or least.n_symbols != symbols or len(least.results) != 1:
            message = f"{LEAST_SIZES} must map {symbols} symbols to one size, but has {entry.attr}"
            raise LoweringError(message, kernel.location)
        yield size, _expression(least.results[0], kernel.location)


def read_plan(kernel: ir.Operation, *names: str, optional: Sequence[str] = ()) -> dict[str, int]:
    """The entries ``names`` of the kernel's plan, and those of ``optional`` that it has.

    Raises ``LoweringError`` where one of ``names`` is missing.
    """
    plan = _plan(kernel)
    values = {}
    for name in (*names, *(name for name in optional if name in plan)):
        if name not in plan:
            raise LoweringError(f"{PLAN} has no {name}: {kernel.attributes[PLAN]}", kernel.location)
        values[name] = int(_entry(plan, name, ir.IntegerAttr, kernel.location).value)
    return values


def require_target(kernel: ir.Operation, target: str) -> None:
    """Raises ``LoweringError`` unless the kernel is planned for ``target``."""
    plan = _plan(kernel)
    planned = (
        read_text(_entry(plan, "target", ir.StringAttr, kernel.location), "target", kernel.location)
        if "target" in plan
        else "no target"
    )
    if planned != target:
        raise LoweringError(f"the kernel is planned for {planned}, not {target}", kernel.location)


def _plan(kernel: ir.Operation) -> dict[str, ir.Attribute]:
    plan = _entry(kernel.attributes, PLAN, ir.DictAttr, kernel.location)
    return {entry.name: entry.attr for entry in plan}


def _entry(
    attributes: Mapping[str, ir.Attribute],
    name: str,
    kind: type[ir.Attribute],
    location: ir.Location,
) -> Any:
    """The attribute ``name``; raises ``LoweringError`` where there is none of this ``kind``."""
    if name not in attributes:
        raise LoweringError(f"the kernel has no {name}", location)
    attribute = attributes[name]
    if not isinstance(attribute, kind):
        raise LoweringError(f"{name} must be {_KINDS[kind]}, but is {attribute}", location)
    return attribute


def _kernel_argument(
    entry: ir.Attribute, type_: ir.Type, number: int, location: ir.Location
) -> Argument:
    """The argument of that ``number``, which ``entry`` of ``arg_attrs`` describes."""
    if not isinstance(entry, ir.DictAttr) or ARGUMENT not in entry:
        raise LoweringError(f"argument {number} has no {ARGUMENT}", location)
    attributes = {named.name: named.attr for named in entry}
    divisor = 1
    if DIVISOR in attributes:
        divisor = _entry(attributes, DIVISOR, ir.IntegerAttr, location).value
    if divisor < 1:
        raise LoweringError(f"{DIVISOR} must be positive, but is {divisor}", location)
    source = read_text(_entry(attributes, ARGUMENT, ir.StringAttr, location), ARGUMENT, location)
    argument = _argument(source, str(type_), divisor)
    known = {
        "address": TORCH_DTYPES,
        "value": (*INTEGERS, *_FLOATS),
        "size": INTEGERS,
        "stride": INTEGERS,
    }
    if argument.element not in known[argument.what]:
        raise LoweringError(f"{source} can't be passed as {type_}", location)
    if BUFFER_TYPE not in attributes:
        return argument
    buffer = _entry(attributes, BUFFER_TYPE, ir.TypeAttr, location).value
    layout = Layout.of(buffer) if isinstance(buffer, ir.MemRefType) else None
    points = argument.what == "address" and layout is not None
    if not points or str(buffer.element_type) != argument.element:
        message = f"{BUFFER_TYPE} must be a strided memref that {type_} points to"
        raise LoweringError(f"{message}, but is {buffer}", location)
    return dataclasses.replace(argument, layout=layout)


def _argument(source: str, type_: str, divisor: int = 1) -> Argument:
    derived = _DERIVED.fullmatch(source)
    if derived:
        what: Literal["size", "stride"] = "size" if derived["what"] == "size" else "stride"
        return Argument(derived["name"], what, int(derived["axis"]), type_, divisor)
    pointer = _POINTER.match(type_)
    element = pointer["pointee"] if pointer else type_
    return Argument(source, "address" if pointer else "value", 0, element, divisor)


def _expression(affine: ir.AffineExpr, location: ir.Location) -> Expression:
    if isinstance(affine, ir.AffineConstantExpr):
        return int(affine.value)
    if isinstance(affine, ir.AffineSymbolExpr):
        return ["symbol", int(affine.position)]
    operator = _OPERATORS[type(affine)]
    left, right = _expression(affine.lhs, location), _expression(affine.rhs, location)
    if operator not in ("add", "mul") and isinstance(right, int) and right <= 0:
        raise LoweringError(f"{GRID} must divide by positive numbers: {affine}", location)
    return [operator, left, right]

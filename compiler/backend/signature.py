# SPDX-License-Identifier: Apache-2.0
"""What a lowered module says of its kernel: its arguments, its grid, and how to compile it."""

from __future__ import annotations

import re
from typing import Literal

from torch_mlir import ir

from winnow.backend.abi import Abi, Argument
from winnow.backend.expression import Expression
from winnow.errors import LoweringError

ARGUMENT = "winnow.arg"
DIVISOR = "tt.divisibility"
GRID = "winnow.grid"
GRID_ARGUMENTS = "winnow.grid_args"
PLAN = "winnow.plan"

_DERIVED = re.compile(r"(?P<name>.+)\.(?P<what>size|stride)(?P<axis>\d+)")
_POINTER = re.compile(r"!tt\.ptr<(?P<pointee>[^,>]+)")
_OPERATORS: dict[type[ir.AffineExpr], str] = {
    ir.AffineAddExpr: "add",
    ir.AffineMulExpr: "mul",
    ir.AffineFloorDivExpr: "floordiv",
    ir.AffineCeilDivExpr: "ceildiv",
    ir.AffineModExpr: "mod",
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
    types = _attribute(kernel, "function_type").value.inputs
    dictionaries = list(_attribute(kernel, "arg_attrs"))
    if len(dictionaries) != len(types):
        message = f"arg_attrs must be {len(types)} dictionaries, one for each argument"
        raise LoweringError(f"{message}, but are {len(dictionaries)}", kernel.location)
    arguments = []
    for number, (attributes, type_) in enumerate(zip(dictionaries, types, strict=True)):
        if ARGUMENT not in attributes:
            raise LoweringError(f"argument {number} has no {ARGUMENT}", kernel.location)
        divisor = attributes[DIVISOR].value if DIVISOR in attributes else 1
        arguments.append(_argument(attributes[ARGUMENT].value, type_, divisor))
    grid = _attribute(kernel, GRID).value
    sources = [source.value for source in _attribute(kernel, GRID_ARGUMENTS)]
    i64 = ir.IntegerType.get_signless(64, kernel.context)
    symbols = [_argument(source, i64) for source in sources]
    if grid.n_dims or grid.n_symbols != len(symbols) or not 1 <= len(grid.results) <= 3:
        message = f"{GRID} must map {len(symbols)} symbols to one to three sizes, but is {grid}"
        raise LoweringError(message, kernel.location)
    name = str(_attribute(kernel, "sym_name").value)
    return Abi(name, tuple(arguments), tuple(map(_expression, grid.results)), tuple(symbols))


def read_plan(kernel: ir.Operation, *names: str) -> dict[str, int]:
    """The entries ``names`` of the kernel's plan; raises ``LoweringError`` where one is missing."""
    plan = _attribute(kernel, PLAN)
    for name in names:
        if name not in plan:
            raise LoweringError(f"{PLAN} has no {name}: {plan}", kernel.location)
    return {name: int(plan[name].value) for name in names}


def require_target(kernel: ir.Operation, target: str) -> None:
    """Raises ``LoweringError`` unless the kernel is planned for ``target``."""
    plan = _attribute(kernel, PLAN)
    planned = plan["target"].value if "target" in plan else "no target"
    if planned != target:
        raise LoweringError(f"the kernel is planned for {planned}, not {target}", kernel.location)


def _attribute(kernel: ir.Operation, name: str) -> ir.Attribute:
    if name not in kernel.attributes:
        raise LoweringError(f"the kernel has no {name}", kernel.location)
    return kernel.attributes[name]


def _argument(source: str, type_: ir.Type, divisor: int = 1) -> Argument:
    pointer = _POINTER.match(str(type_))
    element = pointer["pointee"] if pointer else str(type_)
    derived = _DERIVED.fullmatch(source)
    if derived:
        what: Literal["size", "stride"] = "size" if derived["what"] == "size" else "stride"
        return Argument(derived["name"], what, int(derived["axis"]), element, divisor)
    return Argument(source, "address" if pointer else "value", 0, element, divisor)


def _expression(affine: ir.AffineExpr) -> Expression:
    if isinstance(affine, ir.AffineConstantExpr):
        return int(affine.value)
    if isinstance(affine, ir.AffineSymbolExpr):
        return ["symbol", int(affine.position)]
    return [_OPERATORS[type(affine)], _expression(affine.lhs), _expression(affine.rhs)]

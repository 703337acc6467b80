# SPDX-License-Identifier: Apache-2.0
"""Makes functions declarations, and takes arguments and results from their signatures."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from torch_mlir import ir

from winnow.reduce.candidate import operations
from winnow.reduce.operations import is_terminator, is_used
from winnow.reduce.reduction import Edit

Entry = TypeVar("Entry")

TYPE = "function_type"


def declarations(module: ir.Module) -> list[Edit]:
    """Leaves no body to a function."""
    return [functools.partial(_declare, function) for function in _defined(module)]


def dropped_arguments(module: ir.Module) -> list[Edit]:
    """Takes an argument that has no uses from a function and its calls."""
    return _per_entry(module, _drop_argument, lambda type_: type_.inputs)


def dropped_results(module: ir.Module) -> list[Edit]:
    """Takes a result that no call has a use of from a function."""
    return _per_entry(module, _drop_result, lambda type_: type_.results)


def _per_entry(
    module: ir.Module,
    drop: Callable[[ir.Module, ir.Operation, int], None],
    entries: Callable[[ir.FunctionType], Sequence[ir.Type]],
) -> list[Edit]:
    return [
        functools.partial(drop, module, function, index)
        for function in _defined(module)
        for index in range(len(entries(_type(function))))
    ]


def _defined(module: ir.Module) -> Iterator[ir.Operation]:
    """The functions that have a body."""
    for operation in operations(module):
        if TYPE in operation.attributes and any(region.blocks for region in operation.regions):
            yield operation


def _type(function: ir.Operation) -> ir.FunctionType:
    return function.attributes[TYPE].value


def _declare(function: ir.Operation) -> None:
    attributes = dict(function.attributes.items())
    attributes["sym_visibility"] = ir.StringAttr.get("private")
    with ir.InsertionPoint(function):
        ir.Operation.create(function.name, attributes=attributes, regions=1, loc=function.location)
    function.erase()


def _drop_argument(module: ir.Module, function: ir.Operation, index: int) -> None:
    block = function.regions[0].blocks[0]
    if is_used(block.arguments[index]):
        return
    block.erase_argument(index)
    type_ = _type(function)
    _set_type(function, _without(type_.inputs, index), type_.results)
    _drop_entry(function, "arg_attrs", index)
    for call in _calls(module, function):
        _rebuild(call, operands=_without(call.operands, index))


def _drop_result(module: ir.Module, function: ir.Operation, index: int) -> None:
    calls = _calls(module, function)
    if any(is_used(call.results[index]) for call in calls):
        return
    type_ = _type(function)
    _set_type(function, type_.inputs, _without(type_.results, index))
    _drop_entry(function, "res_attrs", index)
    for block in function.regions[0].blocks:
        last = block.operations[len(block.operations) - 1].operation
        if is_terminator(last) and not last.successors:
            _rebuild(last, operands=_without(last.operands, index))
    for call in calls:
        _rebuild(call, dropped_result=index)


def _calls(module: ir.Module, function: ir.Operation) -> list[ir.Operation]:
    symbol = ir.FlatSymbolRefAttr.get(function.attributes["sym_name"].value)
    return [
        operation
        for operation in operations(module)
        if "callee" in operation.attributes and operation.attributes["callee"] == symbol
    ]


def _set_type(
    function: ir.Operation, inputs: Sequence[ir.Type], results: Sequence[ir.Type]
) -> None:
    function.attributes[TYPE] = ir.TypeAttr.get(ir.FunctionType.get(inputs, results))


def _drop_entry(function: ir.Operation, name: str, index: int) -> None:
    if name in function.attributes:
        function.attributes[name] = ir.ArrayAttr.get(_without(function.attributes[name], index))


def _rebuild(
    operation: ir.Operation,
    operands: Sequence[ir.Value] | None = None,
    dropped_result: int | None = None,
) -> None:
    """Puts an op in place of one without regions that has fewer operands or results."""
    kept = [result for result in operation.results if result.result_number != dropped_result]
    with ir.InsertionPoint(operation):
        made = ir.Operation.create(
            operation.name,
            results=[result.type for result in kept],
            operands=list(operation.operands) if operands is None else operands,
            attributes=dict(operation.attributes.items()),
            loc=operation.location,
        )
    for old, new in zip(kept, made.results, strict=True):
        old.replace_all_uses_with(new)
    operation.erase()


def _without(entries: Iterable[Entry], index: int) -> list[Entry]:
    return [entry for position, entry in enumerate(entries) if position != index]

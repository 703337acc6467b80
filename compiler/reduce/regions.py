# SPDX-License-Identifier: Apache-2.0
"""Hollows out regions, and puts what is in one in place of the op around it."""

from __future__ import annotations

import functools
from collections.abc import Callable

from torch_mlir import ir

from winnow.reduce.candidate import operations
from winnow.reduce.operations import is_terminator, is_used, replace_uses
from winnow.reduce.reduction import Edit
from winnow.reduce.replacements import any_of, earlier, operand, zero


def hollows(module: ir.Module) -> list[Edit]:
    """Leaves nothing but its terminator in a region of one block."""
    return [
        functools.partial(_hollow, operation, index)
        for operation in operations(module)
        for index, region in enumerate(operation.regions)
        if len(region.blocks) == 1
    ]


def hoists(index: int) -> Callable[[ir.Module], list[Edit]]:
    """Replaces an op that is no function by what is in its region number ``index``."""

    def edits(module: ir.Module) -> list[Edit]:
        return [
            functools.partial(_hoist, operation, index)
            for operation in operations(module)
            if len(operation.regions) > index
            and len(operation.regions[index].blocks) == 1
            and "sym_name" not in operation.attributes
        ]

    return edits


def _hollow(operation: ir.Operation, index: int) -> None:
    block = operation.regions[index].blocks[0]
    body = [inner.operation for inner in block.operations]
    if not body or not is_terminator(body[-1]):
        return
    last = body.pop()
    for position, value in enumerate(last.operands):
        if _is_made_in(value, block):
            found = _argument(value.type, block) or zero(value.type, last)
            if found is None:
                return
            last.operands[position] = found
    for inner in reversed(body):
        if any(map(is_used, inner.results)):
            return  # the block does not dominate its uses: invalid, and for the verifier to tell
        inner.erase()


def _is_made_in(value: ir.Value, block: ir.Block) -> bool:
    return isinstance(value.owner, ir.Operation) and value.owner.block == block


def _argument(type_: ir.Type, block: ir.Block) -> ir.Value | None:
    return next((value for value in block.arguments if value.type == type_), None)


def _hoist(operation: ir.Operation, index: int) -> None:
    block = operation.regions[index].blocks[0]
    find = any_of(operand, earlier, zero)
    if not replace_uses(block.arguments, operation, find):
        return
    body = [inner.operation for inner in block.operations]
    last = body.pop() if body and is_terminator(body[-1]) else None
    for inner in body:
        inner.move_before(operation)
    for position, result in enumerate(operation.results):
        if last and position < len(last.operands) and last.operands[position].type == result.type:
            result.replace_all_uses_with(last.operands[position])
    if replace_uses(operation.results, operation, find):
        operation.erase()

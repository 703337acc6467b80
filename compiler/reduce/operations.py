# SPDX-License-Identifier: Apache-2.0
"""Erases ops, whatever they are for: uses of their results get other values."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable

from torch_mlir import ir

from winnow.reduce.candidate import operations
from winnow.reduce.reduction import Edit
from winnow.reduce.replacements import Find


def top_level_erasures(module: ir.Module) -> list[Edit]:
    """Erases functions, and whatever else stands beside them."""
    return [functools.partial(op.operation.erase) for op in module.body.operations]


def erasures(find: Find) -> Callable[[ir.Module], list[Edit]]:
    """Erases ops but terminators; ``find`` says what replaces results that have uses."""

    def edits(module: ir.Module) -> list[Edit]:
        return [
            functools.partial(_erase, operation, find)
            for operation in operations(module)
            if not is_terminator(operation)
        ]

    return edits


def is_terminator(operation: ir.Operation) -> bool:
    """Whether a block has to end with the op."""
    return operation.has_trait(ir.IsTerminatorTrait)


def replace_uses(values: Iterable[ir.Value], at: ir.Operation, find: Find) -> bool:
    """Gives the uses of ``values`` what ``find`` finds; leaves all where it finds one nothing."""
    pairs = [(value, find(value.type, at)) for value in values if is_used(value)]
    if any(found is None for _, found in pairs):
        return False
    for value, found in pairs:
        value.replace_all_uses_with(found)
    return True


def is_used(value: ir.Value) -> bool:
    """Whether anything uses a value."""
    return any(True for _ in value.uses)


def _erase(operation: ir.Operation, find: Find) -> None:
    if replace_uses(operation.results, operation, find):
        operation.erase()

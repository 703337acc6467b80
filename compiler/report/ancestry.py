# SPDX-License-Identifier: Apache-2.0
"""Follows each op through the passes, back to the op of the source that it comes from.

Before a pass, each op's location is wrapped in one that numbers the op. What the pass makes in
place of an op is located where that op is, and so tells its number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from torch_mlir import ir

from winnow.dialects.inspection import block_arguments, operations

MARK = "winnow op "
Chain: TypeAlias = tuple[str | int, ...]
"""The name of an op, the number from 1 of a pass that made another of it, that one's name, and so
on; "" stands for no op."""


class _Op(NamedTuple):
    """An op after a pass: what it is, and the index, from 0, of the one before that it was."""

    name: str
    states: str
    origin: int | None


class Ancestry:
    """What becomes of the ops of a module, which passes change in place.

    ``mark`` has to come before each pass that changes it, and ``unmark`` after.
    """

    def __init__(self) -> None:
        self._stages: list[tuple[int, Sequence[_Op]]] = []

    def mark(self, module: ir.Module) -> None:
        """Numbers the ops."""
        marked = operations(module.operation)
        if not self._stages:
            self._stages.append((0, [_read(op, None) for op in marked]))
        for number, op in enumerate(marked):
            op.location = ir.Location.name(f"{MARK}{number}", op.location, op.context)

    def unmark(self, module: ir.Module, pass_number: int | None) -> None:
        """Gives ops the locations that they would have, and notes what a pass made, if one did."""
        left = operations(module.operation)
        if pass_number is not None:
            self._stages.append((pass_number, [_read(op, _number(op.location)) for op in left]))
        for op in left:
            op.location = _without_marks(op.location)
            for argument in block_arguments(op):
                argument.set_location(_without_marks(argument.location))

    def chains(self) -> Mapping[int, Chain]:
        """How each op came to be, by its number from 1 in the order in which it is printed."""
        _, last = self._stages[-1]
        return {number: self._chain(number - 1) for number in range(1, len(last) + 1)}

    def _chain(self, index: int) -> Chain:
        _, last = self._stages[-1]
        chain: list[str | int] = [last[index].name]
        for at in range(len(self._stages) - 1, 0, -1):
            (pass_number, ops), (_, before) = self._stages[at], self._stages[at - 1]
            op = ops[index]
            if op.origin is None:
                return ("", pass_number, *chain)
            was = before[op.origin]
            if (was.name, was.states) != (op.name, op.states):
                chain = [was.name, pass_number, *chain]
            index = op.origin
        return tuple(chain)


def _read(op: ir.Operation, origin: int | None) -> _Op:
    """An op by all that its line states but values."""
    attributes = [f"{name}={op.attributes[name]}" for name in op.attributes]
    types = [str(value.type) for value in op.results]
    return _Op(op.name, " ".join([*attributes, *types]), origin)


def _number(location: ir.Location) -> int | None:
    """The first number in a location."""
    location = _as_its_class(location)
    if isinstance(location, ir.NameLoc) and location.name_str.startswith(MARK):
        return int(location.name_str.removeprefix(MARK))
    parts = location.locations if isinstance(location, ir.FusedLoc) else []
    return next((number for part in parts if (number := _number(part)) is not None), None)


def _without_marks(location: ir.Location) -> ir.Location:
    location = _as_its_class(location)
    if isinstance(location, ir.NameLoc) and location.name_str.startswith(MARK):
        return location.child_loc
    if isinstance(location, ir.FusedLoc):
        parts = [*map(_without_marks, location.locations)]
        return ir.Location.fused(parts, location.metadata, location.context)
    return location


def _as_its_class(location: ir.Location) -> ir.Location:
    return ir.Location.from_attr(location.attr, location.context)

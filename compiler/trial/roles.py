# SPDX-License-Identifier: Apache-2.0
"""What each argument of an op graph is for, read off the ops that use it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from torch_mlir import ir
from torch_mlir.dialects import func

from winnow.arguments import argument_name
from winnow.dialects import graph
from winnow.dialects.base import DYNAMIC
from winnow.errors import LoweringError

SELECTIONS = (graph.ThresholdSelectOp, graph.FusedSelectOp)

_T = TypeVar("_T")


@dataclass(frozen=True)
class Type:
    """A buffer's shape and element type, or a scalar's type.

    A size is ``None`` where only a caller knows it, and so is a shape; a scalar's is empty.
    """

    shape: tuple[int | None, ...] | None
    element: str

    def __str__(self) -> str:
        sizes = ("?" if size is None else str(size) for size in self.shape or ())
        return "x".join([*sizes, self.element])


@dataclass(frozen=True)
class PagedKeys:
    """The arguments of a ``paged_keys``."""

    cache: str
    block_table: str
    requests: str
    request_rows: int
    page_keys: int


@dataclass(frozen=True)
class Roles:
    """The arguments of a graph's function, by what they are to its one selection."""

    types: dict[str, Type]
    queries: tuple[str, ...]
    keys: tuple[PagedKeys, ...]
    scales: tuple[str, ...]
    """Scalars that scores are computed with."""
    block_scales: frozenset[str]
    """Those of the queries' and keys' buffers that hold scales of the others."""
    row_ends: str
    thresholds: str
    counters: str
    candidates: str
    max_context: str
    top_k: int
    arrivals: str | None
    ranges: str | None
    """These two only where rows that don't fit are repaired."""

    @property
    def row_buffers(self) -> dict[str, int]:
        """The buffers of which each row has an entry, and along which axis."""
        buffers = [*self.queries, self.row_ends, self.thresholds, self.counters, self.candidates]
        return dict.fromkeys(buffers, 0) | ({self.ranges: 1} if self.ranges else {})

    @property
    def least_slots(self) -> int:
        """The fewest slots that each row must have."""
        return self.top_k + max(1, self.top_k - 1 if self.ranges else 1)

    @property
    def outputs(self) -> tuple[str, ...]:
        """The buffers that the selection leaves its results in."""
        repair = (self.thresholds, self.ranges) if self.ranges else ()
        return (self.counters, self.candidates, *repair)


def find_selection(module: ir.Module) -> graph.ThresholdSelectOp | graph.FusedSelectOp:
    """The one selection of a module that is one function; raises ``LoweringError``."""
    functions = [op for op in module.body.operations if isinstance(op, func.FuncOp)]
    selections = [op for op in _operations(module) if isinstance(op, SELECTIONS)]
    if len(functions) != 1 or len(selections) != 1:
        found = f"{len(functions)} functions and {len(selections)} selections"
        message = f"there must be one function with one selection, but there are {found}"
        raise LoweringError(message, module.operation.location)
    return selections[0]


def find_roles(module: ir.Module) -> Roles:
    """The roles in a module at graph level.

    Raises ``LoweringError`` unless the module is one function with one selection, whose ops take
    their buffers from the function's arguments.
    """
    selection = find_selection(module)
    (function,) = module.body.operations
    types = {argument_name(value): _type(value.type) for value in function.arguments}
    ops = _operations(module)
    return Roles(
        types=types,
        queries=_distinct(
            argument_name(op.buffer) for op in ops if isinstance(op, graph.QueriesOp)
        ),
        keys=_distinct(_paged_keys(op) for op in ops if isinstance(op, graph.PagedKeysOp)),
        scales=tuple(name for name, type_ in types.items() if type_ == Type((), "f32")),
        block_scales=frozenset(
            argument_name(op.scales.owner.operands[0])
            for op in ops
            if isinstance(op, graph.DequantizeNvfp4Op)
        ),
        row_ends=argument_name(selection.row_ends),
        thresholds=argument_name(selection.thresholds),
        counters=argument_name(selection.counters),
        candidates=argument_name(selection.candidates),
        max_context=argument_name(selection.max_context),
        top_k=selection.top_k.value,
        arrivals=argument_name(selection.arrivals) if selection.arrivals else None,
        ranges=argument_name(selection.ranges) if selection.ranges else None,
    )


def _operations(module: ir.Module) -> list[ir.OpView]:
    found: list[ir.OpView] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        found.append(op.opview)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    return found


def _distinct(found: Iterable[_T]) -> tuple[_T, ...]:
    return tuple(dict.fromkeys(found))


def _paged_keys(op: graph.PagedKeysOp) -> PagedKeys:
    return PagedKeys(
        argument_name(op.cache),
        argument_name(op.block_table),
        argument_name(op.requests),
        op.request_rows.value,
        op.cache.type.shape[1],
    )


def _type(type_: ir.Type) -> Type:
    if not isinstance(type_, ir.MemRefType):
        return Type((), str(type_))
    sizes = tuple(None if size == DYNAMIC else size for size in type_.shape)
    return Type(sizes, str(type_.element_type))

# SPDX-License-Identifier: Apache-2.0
"""What each argument of an op graph is for, read off the ops that use it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from torch_mlir import ir
from torch_mlir.dialects import func

from winnow.arguments import argument_name
from winnow.dialects import graph
from winnow.dialects.base import DYNAMIC
from winnow.dialects.inspection import ops_of
from winnow.errors import LoweringError
from winnow.trial.uses import Selection, StoredScores, Use

SelectionOp: TypeAlias = graph.ThresholdSelectOp | graph.FusedSelectOp
StoreOp: TypeAlias = graph.StoreScoresOp | graph.FusedStoreScoresOp

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
    """The arguments of a ``paged_keys``, or with ``positions`` of a ``sampled_keys``."""

    cache: str
    block_table: str
    requests: str
    positions: str | None
    request_rows: int
    page_keys: int


@dataclass(frozen=True)
class PerScore:
    """The arguments of a ``per_score``."""

    buffer: str
    positions: str | None
    is_added: bool
    """Whether it is only ever added, so that it may be a mask of ``-inf``."""


@dataclass(frozen=True)
class Roles:
    """The arguments of a graph's function, by what they are to its scores and their one use."""

    types: dict[str, Type]
    queries: tuple[str, ...]
    keys: tuple[PagedKeys, ...]
    per_row: tuple[str, ...]
    per_score: tuple[PerScore, ...]
    scales: tuple[str, ...]
    """Scalars that scores are computed with."""
    block_scales: frozenset[str]
    """Those of the queries' and keys' buffers that hold scales of the others."""
    use: Use

    @property
    def row_buffers(self) -> dict[str, int]:
        """The buffers of which each row has an entry, and along which axis."""
        read = [*self.queries, *self.per_row, *(each.buffer for each in self.per_score)]
        return dict.fromkeys(read, 0) | self.use.row_buffers

    @property
    def positions(self) -> list[str]:
        """The buffers that list which keys there are scores of."""
        listed = [keys.positions for keys in self.keys]
        listed += [each.positions for each in self.per_score]
        return list(dict.fromkeys(name for name in listed if name is not None))

    @property
    def heads(self) -> int:
        """The most heads of a query row; 1 where rows have none."""
        shapes = (self.types[name].shape or () for name in self.queries)
        return max((shape[1] or 1 for shape in shapes if len(shape) == 3), default=1)

    @property
    def run_rows(self) -> int:
        """The rows of a run: a whole number of those that share a request, by any set of keys."""
        return math.lcm(*(keys.request_rows for keys in self.keys))


def find_use(module: ir.Module) -> SelectionOp | StoreOp:
    """The one use of scores of a module that is one function; raises ``LoweringError``."""
    functions = [op for op in module.body.operations if isinstance(op, func.FuncOp)]
    ops = ops_of(module.operation, ir.OpView)
    uses = [op for op in ops if isinstance(op, SelectionOp | StoreOp)]
    if len(functions) != 1 or len(uses) != 1:
        found = f"{len(functions)} functions and {len(uses)} of these"
        message = "there must be one function with one selection or one store of scores, but there"
        raise LoweringError(f"{message} are {found}", module.operation.location)
    return uses[0]


def find_roles(module: ir.Module) -> Roles:
    """The roles in a module at graph level.

    Raises ``LoweringError`` unless the module is one function with one use of scores, whose ops
    take their buffers from the function's arguments.
    """
    use = find_use(module)
    (function,) = module.body.operations
    types = {argument_name(value): _type(value.type) for value in function.arguments}
    ops = ops_of(module.operation, ir.OpView)
    return Roles(
        types=types,
        queries=_distinct(
            argument_name(op.buffer) for op in ops if isinstance(op, graph.QueriesOp)
        ),
        keys=_distinct(_paged_keys(op) for op in ops if isinstance(op, graph.LOADS)),
        per_row=_distinct(argument_name(op.buffer) for op in ops if isinstance(op, graph.PerRowOp)),
        per_score=_distinct(_per_score(op) for op in ops if isinstance(op, graph.PerScoreOp)),
        scales=tuple(name for name, type_ in types.items() if type_ == Type((), "f32")),
        block_scales=frozenset(
            argument_name(op.scales.owner.operands[0])
            for op in ops
            if isinstance(op, graph.DequantizeNvfp4Op)
        ),
        use=_selection(use) if isinstance(use, SelectionOp) else _stored_scores(use),
    )


def _selection(op: SelectionOp) -> Selection:
    return Selection(
        row_ends=argument_name(op.row_ends),
        thresholds=argument_name(op.thresholds),
        counters=argument_name(op.counters),
        candidates=argument_name(op.candidates),
        max_context=argument_name(op.max_context),
        top_k=op.top_k.value,
        arrivals=argument_name(op.arrivals) if op.arrivals else None,
        ranges=argument_name(op.ranges) if op.ranges else None,
    )


def _stored_scores(op: StoreOp) -> StoredScores:
    return StoredScores(
        lengths=argument_name(op.lengths),
        output=argument_name(op.output),
        group_rows=op.group_rows.value,
    )


def _distinct(found: Iterable[_T]) -> tuple[_T, ...]:
    return tuple(dict.fromkeys(found))


def _paged_keys(op: graph.PagedKeysOp | graph.SampledKeysOp) -> PagedKeys:
    return PagedKeys(
        cache=argument_name(op.cache),
        block_table=argument_name(op.block_table),
        requests=argument_name(op.requests),
        positions=argument_name(op.positions) if isinstance(op, graph.SampledKeysOp) else None,
        request_rows=op.request_rows.value,
        page_keys=op.cache.type.shape[1],
    )


def _per_score(op: graph.PerScoreOp) -> PerScore:
    users = {use.owner.operation.name for use in op.result.uses}
    return PerScore(
        buffer=argument_name(op.buffer),
        positions=argument_name(op.positions) if op.positions else None,
        is_added=users == {"arith.addf"},
    )


def _type(type_: ir.Type) -> Type:
    if not isinstance(type_, ir.MemRefType):
        return Type((), str(type_))
    sizes = tuple(None if size == DYNAMIC else size for size in type_.shape)
    return Type(sizes, str(type_.element_type))

# SPDX-License-Identifier: Apache-2.0
"""What a PyTorch function computes, as expressions over axes: what `raise-topk` raises from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from torch_mlir import ir

from winnow.passes.torch_axes import Axis, Dim, Dims, flat, resolved, size


@dataclass(frozen=True, eq=False)
class Tensor:
    """An argument of the function; ``dims`` are its own dimensions, in its own order."""

    argument: int
    dims: Dims
    element: str
    location: ir.Location


@dataclass(frozen=True, eq=False)
class Iota:
    """The numbers ``start, start + step, ...`` along a dimension."""

    dim: Dim
    start: int
    step: int
    location: ir.Location


@dataclass(frozen=True, eq=False)
class Constant:
    """A number."""

    value: float
    location: ir.Location


@dataclass(frozen=True, eq=False)
class Product:
    """Dot products of two tensors over the axes ``summed``."""

    left: Tensor
    right: Tensor
    summed: Dim
    location: ir.Location


@dataclass(frozen=True, eq=False)
class Elementwise:
    """An ``arith`` or ``math`` op; with a ``predicate`` for a comparison, whose result is i1."""

    op: str
    operands: tuple[Expression, ...]
    location: ir.Location
    predicate: int | None = None


@dataclass(frozen=True, eq=False)
class Reduction:
    """The sum ("add") or the largest ("max") of numbers along ``axes``."""

    kind: str
    operand: Expression
    axes: Dim
    location: ir.Location


Expression: TypeAlias = Tensor | Iota | Constant | Product | Elementwise | Reduction


@dataclass(frozen=True, eq=False)
class Value:
    """A tensor that the function computes: its dimensions, its element type, and how."""

    dims: Dims
    element: str
    expression: Expression

    @property
    def sizes(self) -> list[int]:
        """The sizes of its dimensions."""
        return [size(dim) for dim in self.dims]

    def renewed(self) -> Value:
        """The same with axes of its own, where it is made of arguments alone.

        An argument may be used twice, its axes being others each time, as in ``q @ q.T``.
        """
        if any(isinstance(part, Product) for part in parts_of(self.expression)):
            return self
        axes: dict[Axis, Axis] = {}
        dims = _renewed_dims(self.dims, axes)
        return replace(self, dims=dims, expression=_renewed(self.expression, axes, {}))


@dataclass(frozen=True)
class TopK:
    """A `topk` of a function's scores along its dimension ``dim``."""

    scores: Value
    k: int
    dim: int
    largest: bool
    is_sorted: bool
    location: ir.Location
    results: tuple[int, ...] = field(default=())
    """What the function returns: 0 for values, 1 for indices."""


def parts_of(expression: Expression) -> Iterator[Expression]:
    """The expression and all that it is made of, what is used twice only once."""
    seen: set[int] = set()
    pending = [expression]
    while pending:
        part = pending.pop()
        if id(part) not in seen:
            seen.add(id(part))
            yield part
            pending += operands_of(part)


def operands_of(expression: Expression) -> tuple[Expression, ...]:
    """What an expression is directly made of."""
    match expression:
        case Elementwise(operands=operands):
            return operands
        case Reduction(operand=operand):
            return (operand,)
        case Product(left=left, right=right):
            return left, right
    return ()


def axes_of(expression: Expression) -> set[Axis]:
    """The axes along which an expression varies."""
    known: dict[int, set[Axis]] = {}
    pending = [expression]
    while pending:
        part = pending[-1]
        missing = [operand for operand in operands_of(part) if id(operand) not in known]
        if missing:
            pending += missing
        else:
            known[id(part)] = _axes_of(part, [known[id(operand)] for operand in operands_of(part)])
            pending.pop()
    return known[id(expression)]


def _axes_of(expression: Expression, operands: list[set[Axis]]) -> set[Axis]:
    """The same, given the axes of its operands."""
    axes: set[Axis] = set().union(*operands)
    match expression:
        case Tensor(dims=dims):
            return set(flat(dims))
        case Iota(dim=dim):
            return set(resolved(dim))
        case Product(summed=summed):
            return axes - set(resolved(summed))
        case Reduction(axes=reduced):
            return axes - set(resolved(reduced))
    return axes


def _renewed(
    expression: Expression, axes: dict[Axis, Axis], known: dict[int, Expression]
) -> Expression:
    """A copy with other axes; parts that are used twice are copied once."""
    if id(expression) in known:
        return known[id(expression)]
    copy = expression
    match expression:
        case Tensor(dims=dims):
            copy = replace(expression, dims=_renewed_dims(dims, axes))
        case Iota(dim=dim):
            copy = replace(expression, dim=_renewed_dim(dim, axes))
        case Elementwise(operands=operands):
            copy = replace(expression, operands=tuple(_renewed(o, axes, known) for o in operands))
        case Reduction(operand=operand, axes=reduced):
            operand = _renewed(operand, axes, known)
            copy = replace(expression, operand=operand, axes=_renewed_dim(reduced, axes))
    known[id(expression)] = copy
    return copy


def _renewed_dims(dims: Dims, axes: dict[Axis, Axis]) -> Dims:
    return tuple(_renewed_dim(dim, axes) for dim in dims)


def _renewed_dim(dim: Dim, axes: dict[Axis, Axis]) -> Dim:
    return tuple(axes.setdefault(axis, Axis(axis.size)) for axis in resolved(dim))

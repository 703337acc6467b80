# SPDX-License-Identifier: Apache-2.0
"""The axes of a PyTorch function's tensors, by what they are rather than where they are.

A dimension of a tensor is a sequence of axes, outermost first, and none where its size is 1. So
permuting, flattening and splitting dimensions only regroups axes, and two tensors that meet in an
op show which of their axes are the same.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias


class Axis:
    """An axis of so many elements.

    ``parts`` is set once it turns out to be another axis, or several ones, outermost first.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.parts: tuple[Axis, ...] | None = None


Dim: TypeAlias = tuple[Axis, ...]
Dims: TypeAlias = tuple[Dim, ...]


class MisfitError(Exception):
    """Axes can't be matched, or not be regrouped."""


def new_dims(sizes: Iterable[int]) -> Dims:
    """Dimensions of these sizes, each an axis of its own."""
    return tuple((Axis(size),) if size != 1 else () for size in sizes)


def resolved(dim: Iterable[Axis]) -> Dim:
    """The axes that these have turned out to be."""
    axes: list[Axis] = []
    for axis in dim:
        axes += [axis] if axis.parts is None else resolved(axis.parts)
    return tuple(axes)


def flat(dims: Iterable[Dim]) -> Dim:
    """All axes of some dimensions."""
    return resolved(axis for dim in dims for axis in dim)


def size(dim: Dim) -> int:
    """How many elements a dimension has."""
    return math.prod(axis.size for axis in dim)


def merge(left: Dim, right: Dim) -> Dim:
    """The dimension that two become in an op that broadcasts: their axes are the same."""
    if left and right:
        unify(left, right)
    return left or right


def unify(left: Dim, right: Dim) -> None:
    """Makes the axes of two dimensions the same; raises ``MisfitError``."""
    pending, others = list(resolved(left)), list(resolved(right))
    while pending and others:
        first, other = pending.pop(0), others.pop(0)
        if first.parts is not None or other.parts is not None:
            pending[:0], others[:0] = resolved([first]), resolved([other])
        elif first.size == other.size:
            if first is not other:
                other.parts = (first,)
        elif first.size > other.size:
            pending.insert(0, _split(first, other))
        else:
            others.insert(0, _split(other, first))
    if pending or others:
        raise MisfitError


def broadcast(left: Dims, right: Dims) -> Dims:
    """The dimensions of an element-wise result."""
    rank = max(len(left), len(right))
    padded = [((),) * (rank - len(dims)) + dims for dims in (left, right)]
    return tuple(map(merge, *padded))


def regroup(dims: Dims, sizes: Sequence[int]) -> Dims:
    """The same axes in dimensions of other sizes, split where need be; raises ``MisfitError``."""
    pending = list(flat(dims))
    grouped = []
    for wanted in sizes:
        group: list[Axis] = []
        while wanted > 1 and pending:
            first = pending.pop(0)
            if wanted % first.size:
                outer = Axis(wanted)
                pending.insert(0, _split(first, outer))
                first = outer
            group.append(first)
            wanted //= first.size
        grouped.append(tuple(group))
    return tuple(grouped)


def _split(axis: Axis, outer: Axis) -> Axis:
    """Splits ``axis`` into ``outer`` and what is left, which is returned."""
    if axis.size % outer.size:
        raise MisfitError
    inner = Axis(axis.size // outer.size)
    axis.parts = (outer, inner)
    return inner

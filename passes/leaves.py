# SPDX-License-Identifier: Apache-2.0
"""Cuts tiles into leaves (see ``dialects.tile.hits``), and packs conditions on them into bits."""

from __future__ import annotations

from collections.abc import Sequence

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects import tile, tt
from winnow.dialects.build import constant, element_of, i32, reshape, shape_of, tensor

COLUMNS = tile.LEAF_COLUMNS
NEIGHBOURS = 2
"""Keys next to one another that are leaves of one column."""


def has_leaves(keys: int) -> bool:
    """Whether tiles of so many keys can be cut into leaves."""
    return keys % COLUMNS == 0 and keys // COLUMNS in tile.LEAVES


def cut(value: ir.Value) -> list[ir.Value]:
    """The leaves of ``tensor<MxNxT>`` or ``tensor<NxT>``: ``N / 4`` of ``tensor<Mx4xT>``, or 4xT.

    Only reshapes, transpositions and splits: in the layout that a matrix product leaves its results
    in, no element moves to another thread.
    """
    *rows, keys = shape_of(value)
    levels = (keys // COLUMNS).bit_length() - 1
    halves, first = [2] * levels, len(rows)
    # A leaf's number is that of its group, and then that of the neighbour: highest bit first.
    by_group = reshape(value, (*rows, *halves[1:], COLUMNS, 2))
    groups = range(first, first + levels - 1)
    column, neighbour = first + levels - 1, first + levels
    leaves = [permuted(by_group, [*range(first), column, neighbour, *reversed(groups)])]
    for _ in range(levels):
        leaves = [half for leaf in leaves for half in _halve(leaf)]
    return leaves


def _halve(value: ir.Value) -> tuple[ir.Value, ir.Value]:
    """What lies at 0 and at 1 along a tensor's last axis."""
    type_ = tensor(shape_of(value)[:-1], element_of(value.type))
    split = tt.SplitOp(value, type_, type_)
    return split.lhs, split.rhs


def permuted(value: ir.Value, order: Sequence[int]) -> ir.Value:
    """A tensor with its axes in another order, each named by where it was."""
    shape = [shape_of(value)[axis] for axis in order]
    type_ = tensor(shape, element_of(value.type))
    return tt.TransOp(value, type_, ir.DenseI32ArrayAttr.get(list(order))).result


def pack(conditions: Sequence[ir.Value]) -> ir.Value:
    """The i1 ``conditions``, a power of two of them, as the bits of i32s, the first one lowest."""
    type_ = tensor(shape_of(conditions[0]), i32())
    zero = constant(0, type_)
    parts = [
        arith.select(condition, bits(1 << number, type_), zero)
        for number, condition in enumerate(conditions)
    ]
    while len(parts) > 1:
        parts = [arith.ori(a, b) for a, b in zip(parts[::2], parts[1::2], strict=True)]
    return parts[0]


def bits(value: int, type_: ir.Type) -> ir.Value:
    """A constant of i32s of these 32 bits, given as an unsigned number."""
    return constant(value - (1 << 32) if value >> 31 else value, type_)

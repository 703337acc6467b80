# SPDX-License-Identifier: Apache-2.0
"""Pointers to the elements of a buffer, from the kernel arguments that stand for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects import tt
from winnow.dialects.base import MOST_I32
from winnow.dialects.build import element_of, i64, like, shape_of, spread, tensor


@dataclass
class Buffer:
    """The kernel arguments that stand for one buffer, of memref type ``type``.

    ``alignment``: bytes that its address and dynamic strides are multiples of.
    """

    type: ir.Type
    pointer: ir.Value
    alignment: int
    sizes: dict[int, ir.Value] = field(default_factory=dict)
    strides: dict[int, ir.Value] = field(default_factory=dict)

    def pointers(self, indices: Sequence[ir.Value], shape: tuple[int, ...]) -> ir.Value:
        """Pointers of ``shape`` to the elements at ``indices``, one for each axis.

        They move by the sum of all axes' offsets, each broadcast as late as possible. Moved by one
        axis after another, what a loop leaves as it is would be kept as pointers, of 64 bits.
        """
        offsets = reduce(_add, self._offsets(indices))
        pointers = spread(self.pointer, shape_of(offsets))
        return spread(tt.AddPtrOp(pointers, offsets, pointers.type).result, shape)

    def _offsets(self, indices: Sequence[ir.Value]) -> Iterator[ir.Value]:
        """Each axis' offsets, in elements; of i32 where any sum of these is one."""
        strides, _ = self.type.get_strides_and_offset()
        reach = 0
        for axis, index in enumerate(indices):
            is_dynamic = self.type.is_dynamic_dim(axis) or axis in self.strides
            if not is_dynamic:
                reach += self.type.shape[axis] * abs(strides[axis])
            if is_dynamic or reach > MOST_I32:
                index = _widened(index)
            if axis in self.strides:
                yield arith.muli(index, spread(self.strides[axis], shape_of(index)))
            elif strides[axis] != 1:
                yield arith.muli(index, like(strides[axis], index))
            else:
                yield index


def _add(one: ir.Value, other: ir.Value) -> ir.Value:
    """The sum of offsets, each broadcast to the other's shape; of i64 if either is."""
    if element_of(one.type) != element_of(other.type):
        one, other = _widened(one), _widened(other)
    shapes = [shape_of(one) or shape_of(other), shape_of(other) or shape_of(one)]
    shape = tuple(map(max, *shapes))
    return arith.addi(spread(one, shape), spread(other, shape))


def _widened(index: ir.Value) -> ir.Value:
    """An integer, or a tensor of some, as i64."""
    if element_of(index.type) == i64():
        return index
    return arith.extsi(tensor(shape_of(index), i64()), index)

# SPDX-License-Identifier: Apache-2.0
"""Pointers to the elements of a buffer, from the kernel arguments that stand for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects import tt
from winnow.dialects.base import MOST_I32
from winnow.dialects.build import i64, like, shape_of, spread, tensor


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

        Each axis moves the pointers by its own offsets, broadcast as late as possible.
        """
        strides, _ = self.type.get_strides_and_offset()
        pointers = self.pointer
        for axis, index in enumerate(indices):
            is_dynamic = self.type.is_dynamic_dim(axis) or axis in self.strides
            if is_dynamic or self.type.shape[axis] * strides[axis] > MOST_I32:
                index = arith.extsi(tensor(shape_of(index), i64()), index)
            if axis in self.strides:
                offsets = arith.muli(index, spread(self.strides[axis], shape_of(index)))
            elif strides[axis] != 1:
                offsets = arith.muli(index, like(strides[axis], index))
            else:
                offsets = index
            pointers = _move(pointers, offsets)
        return spread(pointers, shape)


def _move(pointers: ir.Value, offsets: ir.Value) -> ir.Value:
    """Pointers plus offsets, each broadcast to the other's shape."""
    shape = shape_of(offsets)
    if shape_of(pointers):
        shape = tuple(max(a, b) for a, b in zip(shape_of(pointers), shape, strict=True))
    pointers = spread(pointers, shape)
    return tt.AddPtrOp(pointers, spread(offsets, shape), pointers.type).result

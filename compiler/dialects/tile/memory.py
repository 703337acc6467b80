# SPDX-License-Identifier: Apache-2.0
"""Indexed accesses to buffers."""

from typing import Any, Optional, TypeAlias

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import Op, check_axis, memref_of_any_shape, require, scalar
from winnow.dialects.tile.access import check_access
from winnow.dialects.tile.dialect import TileDialect

KINDS = ("add", "exchange")
ORDERS = ("relaxed", "acq_rel")


class DimOp(Op, dialect=TileDialect, name="dim", traits=[ext.Pure]):
    """The i32 size of a buffer along an ``axis``."""

    buffer: ext.Operand[Any]
    result: ext.Result[Any]
    axis: ir.IntegerAttr

    def check(self) -> None:
        check_axis(self.axis.value, memref_of_any_shape(self.buffer, "the buffer").rank)
        scalar(self.result, "the result", "i32")


class LoadOp(Op, dialect=TileDialect, name="load"):
    """Elements of a buffer at given indices, zero where ``mask`` is false.

    One i32 index for each axis of the buffer: all of them scalars, or all tensors of the result's
    rank whose sizes are the result's or 1. The mask, if any, is an i1 of the result's shape.
    """

    buffer: ext.Operand[Any]
    index0: ext.Operand[Any]
    result: ext.Result[Any]
    index1: Optional[ext.Operand[Any]] = None
    index2: Optional[ext.Operand[Any]] = None
    mask: Optional[ext.Operand[Any]] = None

    def check(self) -> None:
        _check_access(self, self.result)


class PollOp(Op, dialect=TileDialect, name="poll"):
    """Loads as ``load`` does, but what is in memory now, whatever the program has seen of it.

    A program's threads that load the same element may find it changed in between.
    """

    buffer: ext.Operand[Any]
    index0: ext.Operand[Any]
    result: ext.Result[Any]
    index1: Optional[ext.Operand[Any]] = None
    index2: Optional[ext.Operand[Any]] = None
    mask: Optional[ext.Operand[Any]] = None

    def check(self) -> None:
        _check_access(self, self.result)


class StoreOp(Op, dialect=TileDialect, name="store"):
    """Writes ``value`` at indices where ``mask``, if any, holds; indices as for ``load``."""

    buffer: ext.Operand[Any]
    value: ext.Operand[Any]
    index0: ext.Operand[Any]
    index1: Optional[ext.Operand[Any]] = None
    index2: Optional[ext.Operand[Any]] = None
    mask: Optional[ext.Operand[Any]] = None

    def check(self) -> None:
        _check_access(self, self.value)


class AtomicOp(Op, dialect=TileDialect, name="atomic"):
    """Changes i32s of a buffer where ``mask`` holds, and gives what they held before.

    ``kind`` "add" adds ``value``, "exchange" puts it there; each element is changed in one step.
    ``order`` "relaxed" orders nothing else, "acq_rel" acquires what other programs released there,
    and releases what this one did before its last barrier; both at the scope of the device.
    Indices as for ``load``.
    """

    buffer: ext.Operand[Any]
    value: ext.Operand[Any]
    index0: ext.Operand[Any]
    result: ext.Result[Any]
    kind: ir.StringAttr
    order: ir.StringAttr
    index1: Optional[ext.Operand[Any]] = None
    index2: Optional[ext.Operand[Any]] = None
    mask: Optional[ext.Operand[Any]] = None

    def check(self) -> None:
        _check_access(self, self.value)
        _check_atomic(self)
        for field, known in (("kind", KINDS), ("order", ORDERS)):
            value = self.attributes[field].value
            require(value in known, f"{field} must be one of {', '.join(known)}, but is {value}")


class CompareExchangeOp(Op, dialect=TileDialect, name="compare_exchange"):
    """Puts ``value`` where a buffer's i32 is ``expected``, and gives what was there before.

    All of it are scalars. The order is that of an "acq_rel" ``atomic``.
    """

    buffer: ext.Operand[Any]
    expected: ext.Operand[Any]
    value: ext.Operand[Any]
    index0: ext.Operand[Any]
    result: ext.Result[Any]
    index1: Optional[ext.Operand[Any]] = None
    index2: Optional[ext.Operand[Any]] = None

    def check(self) -> None:
        for what in ("expected", "value"):
            scalar(getattr(self, what), what, "i32")
        check_access(self.buffer, access_indices(self), None, self.value)
        _check_atomic(self)


Masked: TypeAlias = LoadOp | PollOp | StoreOp | AtomicOp
Access: TypeAlias = Masked | CompareExchangeOp


def access_indices(op: Access) -> list[ir.Value]:
    """The indices of an access, one for each axis of its buffer."""
    return [index for index in (op.index0, op.index1, op.index2) if index is not None]


def _check_access(op: Masked, value: ir.Value) -> None:
    check_access(op.buffer, access_indices(op), op.mask, value)


def _check_atomic(op: AtomicOp | CompareExchangeOp) -> None:
    element = op.buffer.type.element_type
    require(str(element) == "i32", f"the buffer must hold i32, but holds {element}")
    require(
        op.result.type == op.value.type,
        f"the result must be {op.value.type}, but is {op.result.type}",
    )

# SPDX-License-Identifier: Apache-2.0
"""Pointers, and what goes through them: loads, stores and atomics."""

from typing import Any, Optional

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import Op, require
from winnow.dialects.tt.checks import (
    check_flag,
    check_mask,
    check_pointee,
    element_of,
    i32_attr,
    shape_of,
)
from winnow.dialects.tt.dialect import PtrType, TritonDialect

ATOMIC_ADD = 4
"""``tt.atomic_rmw``'s operation (Triton's RMWOp::ADD)."""
ATOMIC_EXCHANGE = 10
"""Another (RMWOp::XCHG)."""
RELAXED = 1
"""An atomic that orders nothing else (Triton's MemSemantic::RELAXED)."""
ACQUIRE_RELEASE = 4
"""An atomic that acquires and releases (MemSemantic::ACQUIRE_RELEASE)."""
GPU_SCOPE = 1
"""An atomic seen by all of the device (Triton's MemSyncScope::GPU)."""
NO_CACHE_HINT = 1
NO_EVICTION_HINT = 1


class AddPtrOp(Op, dialect=TritonDialect, name="addptr", traits=[ext.Pure]):
    """Pointers moved by integer offsets, in elements."""

    pointer: ext.Operand[Any]
    offset: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        pointer, offset, result = self.pointer.type, self.offset.type, self.result.type
        require(isinstance(element_of(pointer), PtrType), "expected pointers, but got {}", pointer)
        require(
            isinstance(element_of(offset), ir.IntegerType),
            "offsets must be integers, not {}",
            offset,
        )
        require(shape_of(pointer) == shape_of(offset), "{} and {} differ in shape", pointer, offset)
        require(result == pointer, "the result must be {}, but is {}", pointer, result)


class LoadOp(Op, dialect=TritonDialect, name="load"):
    """Loads through pointers; ``other`` stands in where ``mask`` is false.

    ``cache`` and ``evict`` are Triton's hints to caches, 1 for none.
    """

    pointer: ext.Operand[Any]
    result: ext.Result[Any]
    mask: Optional[ext.Operand[Any]] = None
    other: Optional[ext.Operand[Any]] = None
    cache: ir.IntegerAttr = ext.attribute(default_factory=lambda: i32_attr(NO_CACHE_HINT))
    evict: ir.IntegerAttr = ext.attribute(default_factory=lambda: i32_attr(NO_EVICTION_HINT))
    isVolatile: Any = ext.attribute(default_factory=lambda: ir.BoolAttr.get(False))  # noqa: N815

    def check(self) -> None:
        check_pointee(self.pointer, self.result)
        check_mask(self.mask, self.result)
        if self.other is not None:
            other, result = self.other.type, self.result.type
            require(other == result, "other must be {}, but is {}", result, other)
        check_flag(self.isVolatile, "isVolatile")


class StoreOp(Op, dialect=TritonDialect, name="store"):
    """Stores through pointers where ``mask``, if any, holds; hints as for ``load``."""

    pointer: ext.Operand[Any]
    value: ext.Operand[Any]
    mask: Optional[ext.Operand[Any]] = None
    cache: ir.IntegerAttr = ext.attribute(default_factory=lambda: i32_attr(NO_CACHE_HINT))
    evict: ir.IntegerAttr = ext.attribute(default_factory=lambda: i32_attr(NO_EVICTION_HINT))

    def check(self) -> None:
        check_pointee(self.pointer, self.value)
        check_mask(self.mask, self.value)


class AtomicRmwOp(Op, dialect=TritonDialect, name="atomic_rmw"):
    """Reads, changes and writes each element as one step; gives what it held before.

    Numbers are Triton's: ``atomic_rmw_op`` 4 adds, 10 exchanges; ``sem`` 1 orders nothing else, 4
    acquires and releases; ``scope`` 1 is all of the device.
    """

    pointer: ext.Operand[Any]
    value: ext.Operand[Any]
    result: ext.Result[Any]
    mask: Optional[ext.Operand[Any]] = None
    atomic_rmw_op: ir.IntegerAttr = ext.attribute(default_factory=lambda: i32_attr(ATOMIC_ADD))
    sem: ir.IntegerAttr = ext.attribute(default_factory=lambda: i32_attr(RELAXED))
    scope: ir.IntegerAttr = ext.attribute(default_factory=lambda: i32_attr(GPU_SCOPE))

    def check(self) -> None:
        check_pointee(self.pointer, self.value)
        check_pointee(self.pointer, self.result)
        check_mask(self.mask, self.value)


class AtomicCasOp(Op, dialect=TritonDialect, name="atomic_cas"):
    """Puts ``value`` where memory holds ``expected``, as one step; gives what it held before.

    ``sem`` and ``scope`` are as for ``atomic_rmw``.
    """

    pointer: ext.Operand[Any]
    expected: ext.Operand[Any]
    value: ext.Operand[Any]
    result: ext.Result[Any]
    sem: ir.IntegerAttr = ext.attribute(default_factory=lambda: i32_attr(ACQUIRE_RELEASE))
    scope: ir.IntegerAttr = ext.attribute(default_factory=lambda: i32_attr(GPU_SCOPE))

    def check(self) -> None:
        for value in (self.expected, self.value, self.result):
            check_pointee(self.pointer, value)

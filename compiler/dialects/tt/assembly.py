# SPDX-License-Identifier: Apache-2.0
"""Inline assembly."""

from collections.abc import Sequence
from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import Op, require, tensor_type
from winnow.dialects.tt.checks import check_flag, i32_attr, static_tensor
from winnow.dialects.tt.dialect import PtrType, TritonDialect


class ElementwiseInlineAsmOp(Op, dialect=TritonDialect, name="elementwise_inline_asm"):
    """Runs assembly on the elements of tensors of one shape.

    ``integers`` are of i32 and ``floats`` of f32, the result is of i32. Assembly that writes memory
    takes a tensor of ``pointers`` to do it through, and is not ``pure``; any other takes none, and
    is pure. It takes ``packed_element`` elements of a thread at a time, one or two, each operand in
    as many registers. In Triton, it runs as often as the tensors' layout repeats an element.
    """

    pointers: Sequence[ext.Operand[Any]]
    integers: Sequence[ext.Operand[Any]]
    floats: Sequence[ext.Operand[Any]]
    result: ext.Result[Any]
    asm_string: ir.StringAttr
    constraints: ir.StringAttr
    packed_element: ir.IntegerAttr = ext.attribute(default_factory=lambda: i32_attr(1))
    pure: Any = ext.attribute(default_factory=lambda: ir.BoolAttr.get(False))

    def check(self) -> None:
        shape = static_tensor(self.result).shape
        for pointers in self.pointers:
            type_ = static_tensor(pointers)
            require(
                isinstance(type_.element_type, PtrType) and type_.shape == shape,
                "expected pointers of shape {}, but got {}",
                list(shape),
                type_,
            )
        for values, what, element in (
            (self.integers, "an integer operand", "i32"),
            (self.floats, "a float operand", "f32"),
            ([self.result], "the result", "i32"),
        ):
            for value in values:
                tensor_type(value, what, shape, element)
        packed = self.packed_element.value
        require(packed in (1, 2), f"packed_element must be 1 or 2, but is {packed}")
        counts = {"=&r": 1, "l": len(self.pointers), "r": len(self.integers), "f": len(self.floats)}
        wanted = ",".join(kind for kind, count in counts.items() for _ in range(count * packed))
        found = self.constraints.value
        require(found == wanted, f"constraints must be {wanted}, but are {found}")
        check_flag(self.pure, "pure")
        is_pure = not self.pointers
        wanted = "true without" if is_pure else "false with"
        require(self.pure.value == is_pure, f"pure must be {wanted} pointers")

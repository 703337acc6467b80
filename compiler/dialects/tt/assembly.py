# SPDX-License-Identifier: Apache-2.0
"""Inline assembly."""

import re
from collections.abc import Sequence
from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.assembly.constraints import POINTER, constraints
from winnow.dialects.base import Op, require, tensor_type
from winnow.dialects.tt.checks import check_flag, i32_attr, static_tensor
from winnow.dialects.tt.dialect import PtrType, TritonDialect

PACKED = (1, 2, 4)
INTEGERS, FLOATS, RESULTS = ("i32", "i8"), ("f32", "f16"), ("i32", "f16")
_REFERENCE = re.compile(r"\$(\$|[0-9]*)")
"""What a dollar begins: the number of a register, or another dollar, which stands for one."""


class ElementwiseInlineAsmOp(Op, dialect=TritonDialect, name="elementwise_inline_asm"):
    """Runs assembly on the elements of tensors of one shape.

    ``integers`` are of i32 or i8, ``floats`` of f32 or f16, the result is of i32 or f16. Assembly
    that writes memory takes a tensor of ``pointers`` to do it through, and is not ``pure``. Any
    other takes none; it is pure unless it has to run though nothing uses its result. It takes
    ``packed_element`` elements of a thread at a time: one, two, or four. Those narrower than 32
    bits must fill registers then, which the text calls ``$0``, ``$1`` and so on, the result's
    first. In Triton, it runs as often as the tensors' layout repeats an element.
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
        elements = [POINTER for _ in self.pointers]
        for values, what, choices in (
            (self.integers, "an integer operand", INTEGERS),
            (self.floats, "a float operand", FLOATS),
        ):
            elements += [_element(value, what, shape, choices) for value in values]
        result = _element(self.result, "the result", shape, RESULTS)
        packed = self.packed_element.value
        require(packed in PACKED, "packed_element must be {}, but is {}", _either(PACKED), packed)
        wanted = constraints(result, elements, packed)
        require(
            wanted is not None,
            "packed_element = {} does not fill registers of 32 bits with each of {}",
            packed,
            ", ".join([result, *elements]),
        )
        found = self.constraints.value
        require(found == wanted, "constraints must be {}, but are {}", wanted, found)
        _check_references(self.asm_string.value, found.count(",") + 1)
        check_flag(self.pure, "pure")
        may_be = not self.pure.value or not self.pointers
        require(may_be, "pure must be false with pointers")


def _element(value: ir.Value, what: str, shape: Sequence[int], choices: Sequence[str]) -> str:
    """The element type of a tensor of ``shape``, which must be one of ``choices``."""
    element = str(getattr(value.type, "element_type", ""))
    tensor_type(value, what, shape, element if element in choices else choices[0])
    return element


def _check_references(text: str, count: int) -> None:
    """Checks the registers that ``text`` names: at others, LLVM may abort the process."""
    wanted = "asm_string must name registers from $0 to ${}, but has ${}"
    for name in _REFERENCE.findall(text):
        known = name == "$" or (0 < len(name) <= len(str(count)) and int(name) < count)
        require(known, wanted, count - 1, name)


def _either(choices: Sequence[int]) -> str:
    *others, last = map(str, choices)
    return f"{', '.join(others)} or {last}"

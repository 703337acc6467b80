# SPDX-License-Identifier: Apache-2.0
"""Matrix products."""

from typing import Any, Optional

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import Op, require, tensor_type
from winnow.dialects.tt.checks import check_flag, i32_attr
from winnow.dialects.tt.dialect import TritonDialect

IEEE_PRECISION = 2
"""``tt.dot``'s input precision that keeps every bit (Triton's InputPrecision::IEEE)."""
E2M1 = 4
"""The element type of a ``tt.dot_scaled`` (Triton's ScaleDotElemType::E2M1)."""


class DotOp(Op, dialect=TritonDialect, name="dot", traits=[ext.Pure]):
    """A matrix product, ``MxK`` by ``KxN``, added to an accumulator.

    An ``inputPrecision`` of 2 keeps every bit of the operands (Triton's IEEE);
    ``maxNumImpreciseAcc`` is how many products of FP8 may be added up with less than FP32 has.
    """

    lhs: ext.Operand[Any]
    rhs: ext.Operand[Any]
    accumulator: ext.Operand[Any]
    result: ext.Result[Any]
    inputPrecision: ir.IntegerAttr = ext.attribute(  # noqa: N815
        default_factory=lambda: i32_attr(IEEE_PRECISION)
    )
    maxNumImpreciseAcc: ir.IntegerAttr = ext.attribute(  # noqa: N815
        default_factory=lambda: i32_attr(0)
    )

    def check(self) -> None:
        lhs = tensor_type(self.lhs, "lhs", (None, None))
        rhs = tensor_type(self.rhs, "rhs", (lhs.shape[1], None), str(lhs.element_type))
        tensor_type(self.accumulator, "the accumulator", (lhs.shape[0], rhs.shape[1]))
        require(
            self.result.type == self.accumulator.type, "the result must have the accumulator's type"
        )


class DotScaledOp(Op, dialect=TritonDialect, name="dot_scaled", traits=[ext.Pure]):
    """A matrix product of E2M1 values times the E4M3 scales of their blocks, 16 along K.

    ``lhs`` is ``MxK/2`` bytes and ``rhs`` ``K/2xN``, of two values along K each; the scales are
    ``MxK/16`` and ``NxK/16``, and both are given. An ``elem_type`` of 4 is E2M1.
    """

    lhs: ext.Operand[Any]
    rhs: ext.Operand[Any]
    accumulator: ext.Operand[Any]
    result: ext.Result[Any]
    lhs_scale: Optional[ext.Operand[Any]] = None
    rhs_scale: Optional[ext.Operand[Any]] = None
    a_elem_type: ir.IntegerAttr = ext.attribute(default_factory=lambda: i32_attr(E2M1))
    b_elem_type: ir.IntegerAttr = ext.attribute(default_factory=lambda: i32_attr(E2M1))
    fastMath: Any = ext.attribute(default_factory=lambda: ir.BoolAttr.get(False))  # noqa: N815
    lhs_k_pack: Any = ext.attribute(default_factory=lambda: ir.BoolAttr.get(True))
    rhs_k_pack: Any = ext.attribute(default_factory=lambda: ir.BoolAttr.get(True))

    def check(self) -> None:
        rows, packed = tensor_type(self.lhs, "lhs", (None, None), "i8").shape
        columns = tensor_type(self.rhs, "rhs", (packed, None), "i8").shape[1]
        for what, size in (("lhs_scale", rows), ("rhs_scale", columns)):
            scale = getattr(self, what)
            require(scale is not None, f"{what} is missing")
            tensor_type(scale, what, (size, packed // 8), "f8E4M3FN")
        for what in ("a_elem_type", "b_elem_type"):
            value = self.attributes[what].value
            require(value == E2M1, f"{what} must be {E2M1}, which is E2M1, but is {value}")
        for what in ("fastMath", "lhs_k_pack", "rhs_k_pack"):
            check_flag(self.attributes[what], what)
        tensor_type(self.accumulator, "the accumulator", (rows, columns), "f32")
        require(
            self.result.type == self.accumulator.type, "the result must have the accumulator's type"
        )

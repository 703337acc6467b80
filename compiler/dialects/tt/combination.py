# SPDX-License-Identifier: Apache-2.0
"""Reductions and scans, by a region that combines two elements."""

from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import Op, check_axis, check_reduced, require, require_parent, tensor_type
from winnow.dialects.tt.checks import check_flag, static_tensor
from winnow.dialects.tt.dialect import TritonDialect


class ReduceOp(Op, dialect=TritonDialect, name="reduce", traits=[ext.Pure]):
    """Combines the elements along an axis by a region that takes two of them."""

    source: ext.Operand[Any]
    result: ext.Result[Any]
    axis: ir.IntegerAttr
    combine: ext.Region

    def check(self) -> None:
        source = _check_combine(self, ReduceReturnOp.OPERATION_NAME)
        check_reduced(self.result, source, self.axis.value)


class ReduceReturnOp(
    Op, dialect=TritonDialect, name="reduce_return", traits=[ir.IsTerminatorTrait]
):
    """Ends the region of a ``tt.reduce``."""

    value: ext.Operand[Any]

    def check(self) -> None:
        require_parent(self, ReduceOp.OPERATION_NAME)


class ScanOp(Op, dialect=TritonDialect, name="scan", traits=[ext.Pure]):
    """Combines each element with those before it along an axis, by a region that takes two.

    Or with those after it, if ``reverse``.
    """

    source: ext.Operand[Any]
    result: ext.Result[Any]
    axis: ir.IntegerAttr
    combine: ext.Region
    reverse: Any = ext.attribute(default_factory=lambda: ir.BoolAttr.get(False))

    def check(self) -> None:
        source = _check_combine(self, ScanReturnOp.OPERATION_NAME)
        tensor_type(self.result, "the result", source.shape, str(source.element_type))
        check_flag(self.reverse, "reverse")


class ScanReturnOp(Op, dialect=TritonDialect, name="scan_return", traits=[ir.IsTerminatorTrait]):
    """Ends the region of a ``tt.scan``."""

    value: ext.Operand[Any]

    def check(self) -> None:
        require_parent(self, ScanOp.OPERATION_NAME)


def _check_combine(op: ReduceOp | ScanOp, terminator: str) -> ir.Type:
    """Checks the axis and the region, and returns the type of what is combined."""
    source = static_tensor(op.source)
    check_axis(op.axis.value, source.rank)
    blocks = list(op.combine.blocks)
    require(
        len(blocks) == 1 and [a.type for a in blocks[0].arguments] == [source.element_type] * 2,
        f"the region must take two {source.element_type}",
    )
    last = list(blocks[0].operations)[-1:]
    returned = [value.type for value in last[0].operation.operands] if last else []
    require(
        returned == [source.element_type] and last[0].operation.name == terminator,
        f"the region must end with '{terminator}' of {source.element_type}",
    )
    return source

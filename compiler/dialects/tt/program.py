# SPDX-License-Identifier: Apache-2.0
"""A kernel, and where its programs are in the grid."""

from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import Op, require, require_parent, scalar
from winnow.dialects.tt.dialect import TritonDialect
from winnow.dialects.tt.legal import KERNEL_NAME


class FuncOp(Op, dialect=TritonDialect, name="func", traits=[ir.IsIsolatedFromAboveTrait]):
    """A kernel: a function of pointers and numbers that returns nothing.

    ``sym_name`` is of letters, digits and underscores; the entry block of ``body`` has the
    arguments of ``function_type``.
    """

    sym_name: ir.StringAttr
    function_type: ir.TypeAttr
    body: ext.Region

    def check(self) -> None:
        name = self.sym_name.value
        require(
            KERNEL_NAME.fullmatch(name) is not None,
            f"a kernel's name must be of letters, digits and underscores, but is {self.sym_name}",
        )
        type_ = self.function_type.value
        require(
            isinstance(type_, ir.FunctionType),
            f"function_type must be a function type, but is {type_}",
        )
        require(len(type_.results) == 0, f"a kernel must return nothing, but is a {type_}")
        require(len(self.body.blocks) > 0, "the body must not be empty")
        arguments = [argument.type for argument in self.body.blocks[0].arguments]
        require(
            arguments == list(type_.inputs),
            f"the entry block's arguments must have the types of {type_}",
        )


class ReturnOp(Op, dialect=TritonDialect, name="return", traits=[ir.IsTerminatorTrait]):
    """Ends a kernel."""

    def check(self) -> None:
        require_parent(self, FuncOp.OPERATION_NAME)


class GetProgramIdOp(Op, dialect=TritonDialect, name="get_program_id", traits=[ext.Pure]):
    """The program's coordinate along a grid axis (0, 1 or 2)."""

    result: ext.Result[Any]
    axis: ir.IntegerAttr

    def check(self) -> None:
        scalar(self.result, "the result", "i32")
        require(0 <= self.axis.value <= 2, f"axis must be 0, 1 or 2, but is {self.axis.value}")


class GetNumProgramsOp(Op, dialect=TritonDialect, name="get_num_programs", traits=[ext.Pure]):
    """How many programs there are along a grid axis (0, 1 or 2)."""

    result: ext.Result[Any]
    axis: ir.IntegerAttr

    def check(self) -> None:
        scalar(self.result, "the result", "i32")
        require(0 <= self.axis.value <= 2, f"axis must be 0, 1 or 2, but is {self.axis.value}")

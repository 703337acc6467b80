# SPDX-License-Identifier: Apache-2.0
"""Where a program is in the launch grid, and how its threads meet."""

from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import Op, require, scalar
from winnow.dialects.tile.dialect import TileDialect


class ProgramIdOp(Op, dialect=TileDialect, name="program_id", traits=[ext.Pure]):
    """The program's i32 coordinate along a grid ``axis``."""

    result: ext.Result[Any]
    axis: ir.IntegerAttr

    def check(self) -> None:
        _check_coordinate(self)


class NumProgramsOp(Op, dialect=TileDialect, name="num_programs", traits=[ext.Pure]):
    """How many programs there are along a grid ``axis``, i32."""

    result: ext.Result[Any]
    axis: ir.IntegerAttr

    def check(self) -> None:
        _check_coordinate(self)


class BarrierOp(Op, dialect=TileDialect, name="barrier"):
    """Has a program's threads wait for one another.

    What they did to memory before it comes before whatever any of them does after it.
    """


def _check_coordinate(op: ProgramIdOp | NumProgramsOp) -> None:
    scalar(op.result, "the result", "i32")
    require(0 <= op.axis.value <= 2, f"axis must be 0, 1 or 2, but is {op.axis.value}")

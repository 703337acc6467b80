# SPDX-License-Identifier: Apache-2.0
"""A dialect and passes from outside: a pass that works, and one for each way to fail."""

from dataclasses import dataclass
from typing import Any, ClassVar

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects import register_dialect
from winnow.dialects.base import Op, scalar
from winnow.errors import LoweringError
from winnow.pipeline import Pass, option, register_pass


class ToyDialect(ext.Dialect, name="toy"):
    """A dialect from outside."""


class DoubleOp(Op, dialect=ToyDialect, name="double", traits=[ext.Pure]):
    """Twice an i32."""

    value: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        """Checks that there is an i32 to double."""
        scalar(self.value, "the value", "i32")


register_dialect(ToyDialect)


@register_pass
@dataclass(frozen=True)
class Rename(Pass):
    """Gives every function one name.

    This paragraph is no part of the summary.
    """

    name: ClassVar[str] = "toy-rename"
    to: str = option("renamed", help="the name")

    def run(self, module: ir.Module) -> None:
        """Sets the functions' names."""
        for function in module.body.operations:
            function.attributes["sym_name"] = ir.StringAttr.get(self.to)


@register_pass
@dataclass(frozen=True)
class Refuse(Pass):
    """Refuses functions that are marked as refused."""

    name: ClassVar[str] = "toy-refuse"

    def run(self, module: ir.Module) -> None:
        """Looks for the mark."""
        for function in module.body.operations:
            if "refused" in function.attributes:
                raise LoweringError("this function is refused", function.location)


@register_pass
@dataclass(frozen=True)
class Break(Pass):
    """Leaves functions that do not verify."""

    name: ClassVar[str] = "toy-break"

    def run(self, module: ir.Module) -> None:
        """Erases the functions' terminators."""
        for function in module.body.operations:
            function.regions[0].blocks[0].operations[-1].operation.erase()


@register_pass
@dataclass(frozen=True)
class Crash(Pass):
    """Has a bug."""

    name: ClassVar[str] = "toy-crash"

    def run(self, module: ir.Module) -> None:
        """Fails as a bug would."""
        raise ZeroDivisionError("a bug")

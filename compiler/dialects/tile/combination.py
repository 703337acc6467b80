# SPDX-License-Identifier: Apache-2.0
"""Combinations of a tensor's elements along an axis."""

from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import (
    InvalidOp,
    Op,
    check_axis,
    check_reduced,
    is_number,
    require,
    tensor_type,
)
from winnow.dialects.tile.dialect import TileDialect

COMBINERS = ("add", "max", "min")


class ReduceOp(Op, dialect=TileDialect, name="reduce", traits=[ext.Pure]):
    """Combines the elements along ``axis``, and drops that axis.

    ``kind`` is "add", "max" or "min".
    """

    source: ext.Operand[Any]
    result: ext.Result[Any]
    kind: ir.StringAttr
    axis: ir.IntegerAttr

    def check(self) -> None:
        check_reduced(self.result, _check_combination(self), self.axis.value)


class ScanOp(Op, dialect=TileDialect, name="scan", traits=[ext.Pure]):
    """Combines each element with those before it along ``axis``.

    ``kind`` is "add", "max" or "min".
    """

    source: ext.Operand[Any]
    result: ext.Result[Any]
    kind: ir.StringAttr
    axis: ir.IntegerAttr

    def check(self) -> None:
        source = _check_combination(self)
        tensor_type(self.result, "the result", source.shape, str(source.element_type))


def _check_combination(op: ReduceOp | ScanOp) -> ir.Type:
    source = op.source.type
    if not isinstance(source, ir.RankedTensorType) or min(source.shape, default=1) < 1:
        raise InvalidOp(f"the source must be a tensor of static shape, but is {source}")
    element = source.element_type
    require(
        is_number(element),
        f"the source must hold signless integers or floats, but holds {element}",
    )
    check_axis(op.axis.value, source.rank)
    kind = op.kind.value
    require(kind in COMBINERS, f"kind must be one of {', '.join(COMBINERS)}, but is {kind}")
    return source

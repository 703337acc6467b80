# SPDX-License-Identifier: Apache-2.0
"""Tensors made of scalars, and of others' elements: ranges, splats, views, other element types."""

import math
from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import Op, check_axis, require, tensor_type
from winnow.dialects.tt.checks import shape_of, static_tensor, width_of
from winnow.dialects.tt.dialect import TritonDialect


class MakeRangeOp(Op, dialect=TritonDialect, name="make_range", traits=[ext.Pure]):
    """``start, start + 1, ..., end - 1``."""

    result: ext.Result[Any]
    start: ir.IntegerAttr
    end: ir.IntegerAttr

    def check(self) -> None:
        start, end = self.start.value, self.end.value
        require(start < end, f"start must be below end, but they are {start} and {end}")
        tensor_type(self.result, "the result", (end - start,), "i32")


class SplatOp(Op, dialect=TritonDialect, name="splat", traits=[ext.Pure]):
    """A tensor filled with a scalar."""

    source: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        result = static_tensor(self.result)
        require(
            result.element_type == self.source.type,
            "can't fill {} with {}",
            result,
            self.source.type,
        )


class ExpandDimsOp(Op, dialect=TritonDialect, name="expand_dims", traits=[ext.Pure]):
    """Adds an axis of size 1, which becomes the result's ``axis``."""

    source: ext.Operand[Any]
    result: ext.Result[Any]
    axis: ir.IntegerAttr

    def check(self) -> None:
        source, axis = static_tensor(self.source), self.axis.value
        check_axis(axis, source.rank + 1)
        shape = [*source.shape[:axis], 1, *source.shape[axis:]]
        tensor_type(self.result, "the result", shape, source.element_type)


class BroadcastOp(Op, dialect=TritonDialect, name="broadcast", traits=[ext.Pure]):
    """Repeats axes of size 1."""

    source: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        source, result = static_tensor(self.source), static_tensor(self.result)
        fits = (
            source.element_type == result.element_type
            and source.rank == result.rank
            and all(
                size in (1, full) for size, full in zip(source.shape, result.shape, strict=True)
            )
        )
        require(fits, "can't broadcast {} to {}", source, result)


class ReshapeOp(Op, dialect=TritonDialect, name="reshape", traits=[ext.Pure]):
    """The same elements, in the same row-major order, as a tensor of another shape."""

    source: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        source, result = static_tensor(self.source), static_tensor(self.result)
        fits = source.element_type == result.element_type
        fits = fits and math.prod(source.shape) == math.prod(result.shape)
        require(fits, "can't reshape {} to {}", source, result)


class TransOp(Op, dialect=TritonDialect, name="trans", traits=[ext.Pure]):
    """Permutes axes: axis ``i`` of the result is axis ``order[i]`` of the source.

    ``order`` is an ``array<i32>``.
    """

    source: ext.Operand[Any]
    result: ext.Result[Any]
    order: Any

    def check(self) -> None:
        source = static_tensor(self.source)
        require(
            isinstance(self.order, ir.DenseI32ArrayAttr),
            "order must be an array<i32>, but is {}",
            self.order,
        )
        order = list(self.order)
        require(
            sorted(order) == list(range(source.rank)),
            f"order must permute {source.rank} axes, but is {order}",
        )
        shape = [source.shape[axis] for axis in order]
        tensor_type(self.result, "the result", shape, source.element_type)


class JoinOp(Op, dialect=TritonDialect, name="join", traits=[ext.Pure]):
    """Two tensors of one shape, side by side along a new last axis of size 2."""

    lhs: ext.Operand[Any]
    rhs: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        source, lhs, rhs = static_tensor(self.lhs), self.lhs.type, self.rhs.type
        require(lhs == rhs, "can't join {} with {}", lhs, rhs)
        tensor_type(self.result, "the result", [*source.shape, 2], source.element_type)


class SplitOp(Op, dialect=TritonDialect, name="split", traits=[ext.Pure]):
    """What lies at 0 and at 1 along a tensor's last axis, which is of size 2."""

    source: ext.Operand[Any]
    lhs: ext.Result[Any]
    rhs: ext.Result[Any]

    def check(self) -> None:
        source = static_tensor(self.source)
        shape, element = list(source.shape), source.element_type
        require(
            len(shape) > 1 and shape[-1] == 2,
            "expected a last axis of size 2, and others, but got {}",
            source,
        )
        tensor_type(self.lhs, "lhs", shape[:-1], element)
        tensor_type(self.rhs, "rhs", shape[:-1], element)


class FpToFpOp(Op, dialect=TritonDialect, name="fp_to_fp", traits=[ext.Pure]):
    """E4M3 as FP16, which is exact; not every target that Triton reaches converts it."""

    source: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        shape = static_tensor(self.source).shape
        tensor_type(self.source, "the source", shape, "f8E4M3FN")
        tensor_type(self.result, "the result", shape, "f16")


class BitcastOp(Op, dialect=TritonDialect, name="bitcast", traits=[ext.Pure]):
    """The same bits as another type of the same width."""

    source: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        source, result = self.source.type, self.result.type
        require(shape_of(source) == shape_of(result), "{} and {} differ in shape", source, result)
        require(width_of(source) == width_of(result), "{} and {} differ in width", source, result)

# SPDX-License-Identifier: Apache-2.0
"""What can stand in for a value: an operand, an earlier value, or a zero, of the same type."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from torch_mlir import ir

Find = Callable[[ir.Type, ir.Operation], ir.Value | None]
"""A value of a type for use at an op and after it, which does not come from that op."""


def operand(type_: ir.Type, at: ir.Operation) -> ir.Value | None:
    """The first operand of that type."""
    return next((value for value in at.operands if value.type == type_), None)


def earlier(type_: ir.Type, at: ir.Operation) -> ir.Value | None:
    """The first value of that type around and above, arguments before results."""
    return next((value for value in _visible(at) if value.type == type_), None)


def zero(type_: ir.Type, at: ir.Operation) -> ir.Value | None:
    """A new constant before the op."""
    attribute = zero_attribute(type_)
    if attribute is None:
        return None
    with ir.InsertionPoint(at):
        made = ir.Operation.create(
            "arith.constant", results=[type_], attributes={"value": attribute}
        )
    return made.results[0]


def any_of(*finds: Find) -> Find:
    """Looks for a value in several ways, one after the other."""

    def find(type_: ir.Type, at: ir.Operation) -> ir.Value | None:
        return next((found for each in finds if (found := each(type_, at)) is not None), None)

    return find


def zero_attribute(type_: ir.Type) -> ir.Attribute | None:
    """Zero as a number or as a tensor or vector of a static shape; ``None`` for other types."""
    if isinstance(type_, ir.IntegerType | ir.IndexType):
        return ir.IntegerAttr.get(type_, 0)
    if isinstance(type_, ir.FloatType):
        return ir.FloatAttr.get(type_, 0.0)
    if isinstance(type_, ir.RankedTensorType | ir.VectorType) and type_.has_static_shape:
        element = zero_attribute(type_.element_type)
        return None if element is None else ir.DenseElementsAttr.get_splat(type_, element)
    return None


def _visible(at: ir.Operation) -> Iterator[ir.Value]:
    """The arguments of the blocks that ``at`` is in, outer ones first; then what comes before."""
    around = [at]
    while (parent := around[-1].parent) is not None and parent.parent is not None:
        around.append(parent.operation)
    for operation in reversed(around):
        yield from operation.block.arguments
    for operation in reversed(around):
        for other in operation.block.operations:
            if other.operation == operation:
                break
            yield from other.operation.results

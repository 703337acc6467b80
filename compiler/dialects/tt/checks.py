# SPDX-License-Identifier: Apache-2.0
"""What ops of `tt` check alike: types of values, and attributes."""

from torch_mlir import ir

from winnow.dialects.base import InvalidOp, is_number, require
from winnow.dialects.tt.dialect import PtrType


def i32_attr(value: int) -> ir.IntegerAttr:
    """An i32 attribute."""
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(32), value)


def static_tensor(value: ir.Value) -> ir.Type:
    """The type of ``value``, which must be a tensor of static shape, not empty."""
    type_ = value.type
    if not isinstance(type_, ir.RankedTensorType) or min(type_.shape, default=1) < 1:
        raise InvalidOp(f"expected a tensor of static shape, but got {type_}")
    return type_


def shape_of(type_: ir.Type) -> list[int] | None:
    """The shape of a tensor type, ``None`` for a scalar."""
    return list(type_.shape) if isinstance(type_, ir.RankedTensorType) else None


def element_of(type_: ir.Type) -> ir.Type:
    """The element type of a tensor type, a scalar type itself."""
    return type_.element_type if isinstance(type_, ir.RankedTensorType) else type_


def width_of(type_: ir.Type) -> int:
    """The bits of a number, or of an element of a tensor."""
    element = element_of(type_)
    if not is_number(element):
        raise InvalidOp(f"expected integers or floats, but got {type_}")
    return int(element.width)


def check_pointee(pointer: ir.Value, value: ir.Value) -> None:
    """Checks that ``pointer`` points at what ``value`` is, element by element."""
    type_, expected = pointer.type, value.type
    require(shape_of(type_) == shape_of(expected), "{} and {} differ in shape", type_, expected)
    element = element_of(type_)
    fits = isinstance(element, PtrType) and element.element_type == element_of(expected)
    require(fits, "{} does not point at {}", type_, expected)


def check_mask(mask: ir.Value | None, value: ir.Value) -> None:
    """Checks that ``mask``, if any, holds an i1 for each element of ``value``."""
    if mask is not None:
        element = element_of(mask.type)
        is_i1 = isinstance(element, ir.IntegerType) and element.width == 1 and element.is_signless
        fits = is_i1 and shape_of(mask.type) == shape_of(value.type)
        require(fits, "{} does not mask {}", mask.type, value.type)


def check_flag(attribute: ir.Attribute, what: str) -> None:
    """Checks that ``attribute``, which ``what`` names in errors, is a bool."""
    require(isinstance(attribute, ir.BoolAttr), "{} must be a bool, but is {}", what, attribute)

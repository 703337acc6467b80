# SPDX-License-Identifier: Apache-2.0
"""What the dialects share: the base class of ops, and checks for their verifiers.

A dialect's op states its fields as annotations, and whatever its types alone can't say in
``check``.
"""

from collections.abc import Sequence
from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import ext

DYNAMIC = ir.ShapedType.get_dynamic_size()
"""The value that stands for an unknown size in a shape."""

Shape = Sequence[int | None]
"""A shape pattern: sizes, with ``None`` where any size will do."""


class InvalidOp(Exception):
    """Raised by ``check``; becomes a diagnostic at the op."""


class Op(ext.Operation):
    """Base of all our ops: runs ``check`` as the op's verifier.

    MLIR runs such a verifier before it has checked the op's fields against their declarations. So
    an op that lacks a field is passed over here, and left to that check to report.
    """

    def verify_invariants(self) -> bool:
        if not self._is_as_declared():
            return True
        try:
            self.check()
        except InvalidOp as error:
            self.location.emit_error(f"'{self.OPERATION_NAME}' op {error}")
            return False
        return True

    def check(self) -> None:
        """Raises ``InvalidOp`` where the op breaks a rule that its fields' types can't state."""

    def _is_as_declared(self) -> bool:
        operands, attributes, results, regions = ext.partition_fields(self._fields)
        segmented = bool(self._ODS_OPERAND_SEGMENTS)
        if segmented and "operandSegmentSizes" not in self.attributes:
            return False
        return (
            (segmented or len(self.operation.operands) == len(operands))
            and (bool(self._ODS_RESULT_SEGMENTS) or len(self.operation.results) == len(results))
            and len(self.operation.regions) == len(regions)
            and all(self._has_attribute(attribute) for attribute in attributes)
        )

    def _has_attribute(self, field: ext.AttributeDef) -> bool:
        if field.name not in self.attributes:
            return False
        return field.constraint is Any or isinstance(self.attributes[field.name], field.constraint)


def require(condition: bool, message: str) -> None:
    """Raises ``InvalidOp`` with ``message`` unless ``condition`` holds."""
    if not condition:
        raise InvalidOp(message)


def memref_type(value: ir.Value, what: str, shape: Shape, element: str | None = None) -> ir.Type:
    """The memref type of ``value``, which must fit; ``what`` names it in errors."""
    return _shaped(ir.MemRefType, "memref", value, what, shape, element)


def tensor_type(value: ir.Value, what: str, shape: Shape, element: str | None = None) -> ir.Type:
    """The tensor type of ``value``, which must fit; ``what`` names it in errors."""
    return _shaped(ir.RankedTensorType, "tensor", value, what, shape, element)


def positive(attribute: ir.Attribute, what: str) -> int:
    """The value of an integer attribute that must be positive."""
    require(attribute.value > 0, f"{what} must be positive, but is {attribute.value}")
    return int(attribute.value)


def scalar(value: ir.Value, what: str, element: str) -> None:
    """Checks that ``value`` is a scalar of type ``element``."""
    require(str(value.type) == element, f"{what} must be {element}, but is {value.type}")


def _shaped(
    kind: Any, word: str, value: ir.Value, what: str, shape: Shape, element: str | None
) -> ir.Type:
    dims = "x".join("*" if size is None else _size(size) for size in shape)
    wanted = f"{word}<{dims}x{element or '*'}>" if shape else f"{word}<{element or '*'}>"
    type_ = value.type
    fits = (
        isinstance(type_, kind)
        and len(type_.shape) == len(shape)
        and all(
            size is None or size == actual for size, actual in zip(shape, type_.shape, strict=True)
        )
        and (element is None or str(type_.element_type) == element)
    )
    require(fits, f"{what} must be {wanted}, but is {type_}")
    return type_


def _size(size: int) -> str:
    return "?" if size == DYNAMIC else str(size)

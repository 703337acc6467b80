# SPDX-License-Identifier: Apache-2.0
"""What the dialects share: the base class of ops, and checks for their verifiers.

A dialect's op states its fields as annotations, and whatever its types alone can't say in
``check``.
"""

import functools
from collections.abc import Sequence
from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import ext, irdl

from winnow.dialects.readable import unreadable_attribute

DYNAMIC = ir.ShapedType.get_dynamic_size()
"""The value that stands for an unknown size in a shape."""

SEGMENTS = "operandSegmentSizes"
"""The attribute that says how many operands each field of an op with optional ones has."""

MOST_I32 = 2**31 - 1
"""The largest size, since indices are i32."""

Shape = Sequence[int | None]
"""A shape pattern: sizes, with ``None`` where any static size from 1 to MOST_I32 will do."""


class InvalidOp(Exception):
    """Raised by ``check``; becomes a diagnostic at the op."""


class Op(ext.Operation):
    """Base of all our ops: runs ``check`` as the op's verifier. Its integer attributes are i32.

    MLIR runs such a verifier before it has checked the op's fields against their declarations. So
    an op that lacks a field is passed over here, and left to that check to report.
    """

    def verify_invariants(self) -> bool:
        try:
            if not self._is_as_declared():
                return True
            self._check_integers()
            self.check()
        except InvalidOp as error:
            self.location.emit_error(f"'{self.OPERATION_NAME}' op {error}")
            return False
        except TypeError:
            name = unreadable_attribute(self)
            if name is None:
                raise
            message = (
                f"'{self.OPERATION_NAME}' op attribute '{name}' is of a kind that can't be read"
            )
            self.location.emit_error(message)
            return False
        return True

    def check(self) -> None:
        """Raises ``InvalidOp`` where the op breaks a rule that its fields' types can't state."""

    def _check_integers(self) -> None:
        _, attributes, _, _ = self._declared()
        for field in attributes:
            if field.constraint is ir.IntegerAttr:
                value = self.attributes[field.name]
                require(is_i32(value.type), "{} must be an i32, but is {}", field.name, value)

    @classmethod
    @functools.cache
    def _declared(cls) -> Any:
        """The operands, attributes, results and regions that the op is declared with."""
        return ext.partition_fields(cls._fields)

    def _is_as_declared(self) -> bool:
        operands, attributes, results, regions = self._declared()
        return (
            self._has_operands(operands)
            and (bool(self._ODS_RESULT_SEGMENTS) or len(self.operation.results) == len(results))
            and len(self.operation.regions) == len(regions)
            and all(self._has_attribute(attribute) for attribute in attributes)
        )

    def _has_operands(self, fields: Sequence[ext.OperandDef]) -> bool:
        count = len(self.operation.operands)
        if not self._ODS_OPERAND_SEGMENTS:
            return count == len(fields)
        if SEGMENTS not in self.attributes:
            kinds = [field.variadicity for field in fields]
            sole = kinds.count(irdl.Variadicity.single) == len(kinds) - 1
            # MLIR does without where one field alone varies; the accessors of a list do not.
            message = f"'{SEGMENTS}' attribute is expected but not provided"
            require(not (sole and irdl.Variadicity.variadic in kinds), message)
            return False
        segments = self.attributes[SEGMENTS]
        if not isinstance(segments, ir.DenseI32ArrayAttr):
            return False
        fits = len(segments) == len(fields) and sum(segments) == count
        return fits and all(map(_segment_fits, fields, segments))

    def _has_attribute(self, field: ext.AttributeDef) -> bool:
        if field.name not in self.attributes:
            return False
        attribute = self.attributes[field.name]
        if field.constraint is ir.IntegerAttr and isinstance(attribute, ir.BoolAttr):
            return True  # an i1 to IRDL, though not to Python
        return field.constraint is Any or isinstance(attribute, field.constraint)


def require(condition: bool, message: str, *values: Any) -> None:
    """Raises ``InvalidOp`` with ``message`` unless ``condition`` holds.

    ``values``, if any, take the places of the message's ``{}``. That is for types and attributes of
    ops that kernels have many of: to spell those takes longer than to check them.
    """
    if not condition:
        raise InvalidOp(message.format(*values) if values else message)


def is_number(type_: ir.Type) -> bool:
    """Whether ``type_`` is one that Triton computes with: a signless integer or a float."""
    is_integer = isinstance(type_, ir.IntegerType) and type_.is_signless
    return is_integer or isinstance(type_, ir.FloatType)


def is_i32(type_: ir.Type) -> bool:
    """Whether ``type_`` is i32."""
    return isinstance(type_, ir.IntegerType) and type_.width == 32 and type_.is_signless


def check_axis(axis: int, rank: int) -> None:
    """Checks that ``axis`` is one of ``rank`` axes."""
    require(0 <= axis < rank, f"axis must be in [0, {rank}), but is {axis}")


def check_reduced(result: ir.Value, source: ir.Type, axis: int) -> None:
    """Checks that ``result`` is a tensor as ``source`` is without ``axis``, or else a scalar."""
    shape = [*source.shape[:axis], *source.shape[axis + 1 :]]
    if shape:
        tensor_type(result, "the result", shape, source.element_type)
    else:
        scalar(result, "the result", str(source.element_type))


def require_parent(op: Op, *names: str) -> None:
    """Checks that ``op`` stands in a region of an op of one of these names."""
    parent = op.operation.parent
    wanted = " or ".join(f"'{name}'" for name in names)
    require(
        parent is not None and parent.operation.name in names, f"must stand in a region of {wanted}"
    )


def memref_type(value: ir.Value, what: str, shape: Shape, element: str | None = None) -> ir.Type:
    """The memref type of ``value``, which must fit; ``what`` names it in errors."""
    return _shaped(ir.MemRefType, "memref", value, what, shape, element)


def memref_of_any_shape(value: ir.Value, what: str) -> ir.Type:
    """The type of ``value``, which must be a memref of a known rank."""
    require(isinstance(value.type, ir.MemRefType), f"{what} must be a memref, but is {value.type}")
    return value.type


def tensor_type(
    value: ir.Value, what: str, shape: Shape, element: ir.Type | str | None = None
) -> ir.Type:
    """The tensor type of ``value``, which must fit; ``what`` names it in errors."""
    return _shaped(ir.RankedTensorType, "tensor", value, what, shape, element)


def positive(attribute: ir.Attribute, what: str) -> int:
    """The value of an integer attribute that must be positive."""
    require(attribute.value > 0, f"{what} must be positive, but is {attribute.value}")
    return int(attribute.value)


def scalar(value: ir.Value, what: str, element: str) -> None:
    """Checks that ``value`` is a scalar of type ``element``."""
    require(str(value.type) == element, "{} must be {}, but is {}", what, element, value.type)


def _shaped(
    kind: Any, word: str, value: ir.Value, what: str, shape: Shape, element: ir.Type | str | None
) -> ir.Type:
    type_ = value.type
    fits = (
        isinstance(type_, kind)
        and len(type_.shape) == len(shape)
        and all(map(_size_fits, type_.shape, shape))
        and (element is None or _element_fits(type_.element_type, element))
    )
    if not fits:
        dims = "".join(f"{_size(size)}x" for size in shape)
        raise InvalidOp(f"{what} must be {word}<{dims}{element or '*'}>, but is {type_}")
    return type_


def _element_fits(actual: ir.Type, element: ir.Type | str) -> bool:
    return str(actual) == element if isinstance(element, str) else actual == element


def _size_fits(actual: int, size: int | None) -> bool:
    return 0 < actual <= MOST_I32 if size is None else actual == size


def _size(size: int | None) -> str:
    return "N" if size is None else "?" if size == DYNAMIC else str(size)


def _segment_fits(field: ext.OperandDef, size: int) -> bool:
    least = 1 if field.variadicity == irdl.Variadicity.single else 0
    most = size if field.variadicity == irdl.Variadicity.variadic else 1
    return least <= size <= most

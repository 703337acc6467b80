# SPDX-License-Identifier: Apache-2.0
"""Level 3, the `tt` dialect: a mirror of those of Triton's ops that we emit.

Names, operands and attributes are Triton's own, so that a module printed in generic form is text
that Triton parses (3.6 to 3.9). This is the one place that knows how Triton writes things.
"""

import math
import re
from collections.abc import Sequence
from typing import Any, Optional

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import (
    InvalidOp,
    Op,
    check_axis,
    check_reduced,
    is_number,
    require,
    require_parent,
    scalar,
    tensor_type,
)

IEEE_PRECISION = 2
"""``tt.dot``'s input precision that keeps every bit (Triton's InputPrecision::IEEE)."""
ATOMIC_ADD = 4
"""``tt.atomic_rmw``'s operation (Triton's RMWOp::ADD)."""
ATOMIC_EXCHANGE = 10
"""Another (RMWOp::XCHG)."""
RELAXED = 1
"""An atomic that orders nothing else (Triton's MemSemantic::RELAXED)."""
ACQUIRE_RELEASE = 4
"""An atomic that acquires and releases (MemSemantic::ACQUIRE_RELEASE)."""
GPU_SCOPE = 1
"""An atomic seen by all of the device (Triton's MemSyncScope::GPU)."""
E2M1 = 4
"""The element type of a ``tt.dot_scaled`` (Triton's ScaleDotElemType::E2M1)."""
NO_CACHE_HINT = 1
NO_EVICTION_HINT = 1

SPELLINGS = {"tt.reduce_return": "tt.reduce.return", "tt.scan_return": "tt.scan.return"}
"""Op names that Triton writes with a dot, which IRDL allows in no name."""

LEGAL_MATH = frozenset(
    f"math.{name}"
    for name in (
        "absf",
        "absi",
        "ceil",
        "cos",
        "erf",
        "exp",
        "exp2",
        "floor",
        "fma",
        "log",
        "log2",
        "rsqrt",
        "sin",
        "sqrt",
    )
)
"""The `math` ops that Triton lowers on every target."""
LEGAL_SCF = frozenset({"scf.condition", "scf.for", "scf.if", "scf.while", "scf.yield"})
"""The `scf` ops that Triton lowers."""
ILLEGAL_ARITH = frozenset(
    f"arith.{name}"
    for name in (
        "addui_extended",
        "bitcast",
        "ceildivsi",
        "ceildivui",
        "convertf",
        "floordivsi",
        "flush_denormals",
        "mulsi_extended",
        "mului_extended",
        "negf",
        "remf",
        "scaling_extf",
        "scaling_truncf",
        "subui_extended",
    )
)
"""The `arith` ops that some supported Triton does not lower."""
ELEMENTS = frozenset(
    ("i1", "i8", "i16", "i32", "i64", "f8E4M3FN", "f8E5M2", "f16", "bf16", "f32", "f64")
)
"""The types that Triton computes with. There are others at which it aborts the process."""
KERNEL_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*|_[A-Za-z0-9_]+")
"""The names that assemblers take. At others, Triton may abort the process."""


class TritonDialect(ext.Dialect, name="tt"):
    """Triton's ops, as far as we emit them."""


class PtrType(ext.Type, dialect=TritonDialect, name="ptr"):
    """A pointer to elements of type ``pointee`` in device memory."""

    pointee: ir.TypeAttr

    @property
    def element_type(self) -> ir.Type:
        return ir.TypeAttr(self.pointee).value


class FuncOp(Op, dialect=TritonDialect, name="func", traits=[ir.IsIsolatedFromAboveTrait]):
    """A kernel."""

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
        result = _tensor(self.result)
        require(
            result.element_type == self.source.type,
            f"can't fill {result} with {self.source.type}",
        )


class ExpandDimsOp(Op, dialect=TritonDialect, name="expand_dims", traits=[ext.Pure]):
    """Adds an axis of size 1."""

    source: ext.Operand[Any]
    result: ext.Result[Any]
    axis: ir.IntegerAttr

    def check(self) -> None:
        source, axis = _tensor(self.source), self.axis.value
        check_axis(axis, source.rank + 1)
        shape = [*source.shape[:axis], 1, *source.shape[axis:]]
        tensor_type(self.result, "the result", shape, str(source.element_type))


class BroadcastOp(Op, dialect=TritonDialect, name="broadcast", traits=[ext.Pure]):
    """Repeats axes of size 1."""

    source: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        source, result = _tensor(self.source), _tensor(self.result)
        fits = (
            source.element_type == result.element_type
            and source.rank == result.rank
            and all(
                size in (1, full) for size, full in zip(source.shape, result.shape, strict=True)
            )
        )
        require(fits, f"can't broadcast {source} to {result}")


class ReshapeOp(Op, dialect=TritonDialect, name="reshape", traits=[ext.Pure]):
    """The same elements, in the same row-major order, as a tensor of another shape."""

    source: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        source, result = _tensor(self.source), _tensor(self.result)
        fits = source.element_type == result.element_type
        fits = fits and math.prod(source.shape) == math.prod(result.shape)
        require(fits, f"can't reshape {source} to {result}")


class TransOp(Op, dialect=TritonDialect, name="trans", traits=[ext.Pure]):
    """Permutes axes: axis ``i`` of the result is axis ``order[i]`` of the source."""

    source: ext.Operand[Any]
    result: ext.Result[Any]
    order: Any

    def check(self) -> None:
        source = _tensor(self.source)
        require(
            isinstance(self.order, ir.DenseI32ArrayAttr),
            f"order must be an array<i32>, but is {self.order}",
        )
        order = list(self.order)
        require(
            sorted(order) == list(range(source.rank)),
            f"order must permute {source.rank} axes, but is {order}",
        )
        shape = [source.shape[axis] for axis in order]
        tensor_type(self.result, "the result", shape, str(source.element_type))


class JoinOp(Op, dialect=TritonDialect, name="join", traits=[ext.Pure]):
    """Two tensors of one shape, side by side along a new last axis of size 2."""

    lhs: ext.Operand[Any]
    rhs: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        source = _tensor(self.lhs)
        require(self.lhs.type == self.rhs.type, f"can't join {self.lhs.type} with {self.rhs.type}")
        tensor_type(self.result, "the result", [*source.shape, 2], str(source.element_type))


class SplitOp(Op, dialect=TritonDialect, name="split", traits=[ext.Pure]):
    """What lies at 0 and at 1 along a tensor's last axis, which is of size 2."""

    source: ext.Operand[Any]
    lhs: ext.Result[Any]
    rhs: ext.Result[Any]

    def check(self) -> None:
        source = _tensor(self.source)
        shape, element = list(source.shape), str(source.element_type)
        require(
            len(shape) > 1 and shape[-1] == 2,
            f"expected a last axis of size 2, and others, but got {source}",
        )
        tensor_type(self.lhs, "lhs", shape[:-1], element)
        tensor_type(self.rhs, "rhs", shape[:-1], element)


class ElementwiseInlineAsmOp(Op, dialect=TritonDialect, name="elementwise_inline_asm"):
    """Runs assembly on the elements of tensors of one shape.

    ``integers`` are of i32 and ``floats`` of f32, the result is of i32. Assembly that writes memory
    takes a tensor of ``pointers`` to do it through, and is not ``pure``; any other takes none, and
    is.
    In Triton, the assembly runs as often as the tensors' layout repeats an element.
    """

    pointers: Sequence[ext.Operand[Any]]
    integers: Sequence[ext.Operand[Any]]
    floats: Sequence[ext.Operand[Any]]
    result: ext.Result[Any]
    asm_string: ir.StringAttr
    constraints: ir.StringAttr
    packed_element: ir.IntegerAttr = ext.attribute(default_factory=lambda: _i32(1))
    pure: Any = ext.attribute(default_factory=lambda: ir.BoolAttr.get(False))

    def check(self) -> None:
        shape = _tensor(self.result).shape
        for pointers in self.pointers:
            type_ = _tensor(pointers)
            require(
                isinstance(type_.element_type, PtrType) and type_.shape == shape,
                f"expected pointers of shape {list(shape)}, but got {type_}",
            )
        for values, what, element in (
            (self.integers, "an integer operand", "i32"),
            (self.floats, "a float operand", "f32"),
            ([self.result], "the result", "i32"),
        ):
            for value in values:
                tensor_type(value, what, shape, element)
        counts = {"l": self.pointers, "r": self.integers, "f": self.floats}
        operands = [letter for letter, values in counts.items() for _ in values]
        wanted = ",".join(["=&r", *operands])
        found = self.constraints.value
        require(found == wanted, f"constraints must be {wanted}, but are {found}")
        require(
            self.packed_element.value == 1,
            f"packed_element must be 1, but is {self.packed_element.value}",
        )
        _check_flag(self.pure, "pure")
        is_pure = not self.pointers
        wanted = "true without" if is_pure else "false with"
        require(self.pure.value == is_pure, f"pure must be {wanted} pointers")


class FpToFpOp(Op, dialect=TritonDialect, name="fp_to_fp", traits=[ext.Pure]):
    """E4M3 as FP16, which is exact; not every target that Triton reaches converts it."""

    source: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        shape = _tensor(self.source).shape
        tensor_type(self.source, "the source", shape, "f8E4M3FN")
        tensor_type(self.result, "the result", shape, "f16")


class BitcastOp(Op, dialect=TritonDialect, name="bitcast", traits=[ext.Pure]):
    """The same bits as another type of the same width."""

    source: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        source, result = self.source.type, self.result.type
        require(_shape(source) == _shape(result), f"{source} and {result} differ in shape")
        require(_width(source) == _width(result), f"{source} and {result} differ in width")


class AddPtrOp(Op, dialect=TritonDialect, name="addptr", traits=[ext.Pure]):
    """Pointers moved by integer offsets, in elements."""

    pointer: ext.Operand[Any]
    offset: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        pointer, offset, result = self.pointer.type, self.offset.type, self.result.type
        require(isinstance(_element(pointer), PtrType), f"expected pointers, but got {pointer}")
        require(
            isinstance(_element(offset), ir.IntegerType), f"offsets must be integers, not {offset}"
        )
        require(_shape(pointer) == _shape(offset), f"{pointer} and {offset} differ in shape")
        require(result == pointer, f"the result must be {pointer}, but is {result}")


class LoadOp(Op, dialect=TritonDialect, name="load"):
    """Loads through pointers; ``other`` stands in where ``mask`` is false."""

    pointer: ext.Operand[Any]
    result: ext.Result[Any]
    mask: Optional[ext.Operand[Any]] = None
    other: Optional[ext.Operand[Any]] = None
    cache: ir.IntegerAttr = ext.attribute(default_factory=lambda: _i32(NO_CACHE_HINT))
    evict: ir.IntegerAttr = ext.attribute(default_factory=lambda: _i32(NO_EVICTION_HINT))
    isVolatile: Any = ext.attribute(default_factory=lambda: ir.BoolAttr.get(False))  # noqa: N815

    def check(self) -> None:
        _check_pointee(self.pointer, self.result)
        _check_mask(self.mask, self.result)
        if self.other is not None:
            require(
                self.other.type == self.result.type,
                f"other must be {self.result.type}, but is {self.other.type}",
            )
        _check_flag(self.isVolatile, "isVolatile")


class StoreOp(Op, dialect=TritonDialect, name="store"):
    """Stores through pointers where ``mask``, if any, holds."""

    pointer: ext.Operand[Any]
    value: ext.Operand[Any]
    mask: Optional[ext.Operand[Any]] = None
    cache: ir.IntegerAttr = ext.attribute(default_factory=lambda: _i32(NO_CACHE_HINT))
    evict: ir.IntegerAttr = ext.attribute(default_factory=lambda: _i32(NO_EVICTION_HINT))

    def check(self) -> None:
        _check_pointee(self.pointer, self.value)
        _check_mask(self.mask, self.value)


class AtomicRmwOp(Op, dialect=TritonDialect, name="atomic_rmw"):
    """Reads, changes and writes each element as one step; gives what it held before."""

    pointer: ext.Operand[Any]
    value: ext.Operand[Any]
    result: ext.Result[Any]
    mask: Optional[ext.Operand[Any]] = None
    atomic_rmw_op: ir.IntegerAttr = ext.attribute(default_factory=lambda: _i32(ATOMIC_ADD))
    sem: ir.IntegerAttr = ext.attribute(default_factory=lambda: _i32(RELAXED))
    scope: ir.IntegerAttr = ext.attribute(default_factory=lambda: _i32(GPU_SCOPE))

    def check(self) -> None:
        _check_pointee(self.pointer, self.value)
        _check_pointee(self.pointer, self.result)
        _check_mask(self.mask, self.value)


class AtomicCasOp(Op, dialect=TritonDialect, name="atomic_cas"):
    """Puts ``value`` where memory holds ``expected``, as one step; gives what it held before."""

    pointer: ext.Operand[Any]
    expected: ext.Operand[Any]
    value: ext.Operand[Any]
    result: ext.Result[Any]
    sem: ir.IntegerAttr = ext.attribute(default_factory=lambda: _i32(ACQUIRE_RELEASE))
    scope: ir.IntegerAttr = ext.attribute(default_factory=lambda: _i32(GPU_SCOPE))

    def check(self) -> None:
        for value in (self.expected, self.value, self.result):
            _check_pointee(self.pointer, value)


class DotOp(Op, dialect=TritonDialect, name="dot", traits=[ext.Pure]):
    """A matrix product, ``MxK`` by ``KxN``, added to an accumulator."""

    lhs: ext.Operand[Any]
    rhs: ext.Operand[Any]
    accumulator: ext.Operand[Any]
    result: ext.Result[Any]
    inputPrecision: ir.IntegerAttr = ext.attribute(  # noqa: N815
        default_factory=lambda: _i32(IEEE_PRECISION)
    )
    maxNumImpreciseAcc: ir.IntegerAttr = ext.attribute(  # noqa: N815
        default_factory=lambda: _i32(0)
    )

    def check(self) -> None:
        lhs = tensor_type(self.lhs, "lhs", (None, None))
        rhs = tensor_type(self.rhs, "rhs", (lhs.shape[1], None), str(lhs.element_type))
        tensor_type(self.accumulator, "the accumulator", (lhs.shape[0], rhs.shape[1]))
        require(
            self.result.type == self.accumulator.type, "the result must have the accumulator's type"
        )


class DotScaledOp(Op, dialect=TritonDialect, name="dot_scaled", traits=[ext.Pure]):
    """A matrix product of E2M1 values times the E4M3 scales of their blocks, 16 along K.

    ``lhs`` is ``MxK/2`` bytes and ``rhs`` ``K/2xN``, of two values along K each; the scales are
    ``MxK/16`` and ``NxK/16``.
    """

    lhs: ext.Operand[Any]
    rhs: ext.Operand[Any]
    accumulator: ext.Operand[Any]
    result: ext.Result[Any]
    lhs_scale: Optional[ext.Operand[Any]] = None
    rhs_scale: Optional[ext.Operand[Any]] = None
    a_elem_type: ir.IntegerAttr = ext.attribute(default_factory=lambda: _i32(E2M1))
    b_elem_type: ir.IntegerAttr = ext.attribute(default_factory=lambda: _i32(E2M1))
    fastMath: Any = ext.attribute(default_factory=lambda: ir.BoolAttr.get(False))  # noqa: N815
    lhs_k_pack: Any = ext.attribute(default_factory=lambda: ir.BoolAttr.get(True))
    rhs_k_pack: Any = ext.attribute(default_factory=lambda: ir.BoolAttr.get(True))

    def check(self) -> None:
        rows, packed = tensor_type(self.lhs, "lhs", (None, None), "i8").shape
        columns = tensor_type(self.rhs, "rhs", (packed, None), "i8").shape[1]
        for what, size in (("lhs_scale", rows), ("rhs_scale", columns)):
            scale = getattr(self, what)
            require(scale is not None, f"{what} is missing")
            tensor_type(scale, what, (size, packed // 8), "f8E4M3FN")
        for what in ("a_elem_type", "b_elem_type"):
            value = self.attributes[what].value
            require(value == E2M1, f"{what} must be {E2M1}, which is E2M1, but is {value}")
        for what in ("fastMath", "lhs_k_pack", "rhs_k_pack"):
            _check_flag(self.attributes[what], what)
        tensor_type(self.accumulator, "the accumulator", (rows, columns), "f32")
        require(
            self.result.type == self.accumulator.type, "the result must have the accumulator's type"
        )


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
    """Combines each element with those before it along an axis, by a region that takes two."""

    source: ext.Operand[Any]
    result: ext.Result[Any]
    axis: ir.IntegerAttr
    combine: ext.Region
    reverse: Any = ext.attribute(default_factory=lambda: ir.BoolAttr.get(False))

    def check(self) -> None:
        source = _check_combine(self, ScanReturnOp.OPERATION_NAME)
        tensor_type(self.result, "the result", source.shape, str(source.element_type))
        _check_flag(self.reverse, "reverse")


class ScanReturnOp(Op, dialect=TritonDialect, name="scan_return", traits=[ir.IsTerminatorTrait]):
    """Ends the region of a ``tt.scan``."""

    value: ext.Operand[Any]

    def check(self) -> None:
        require_parent(self, ScanOp.OPERATION_NAME)


def _i32(value: int) -> ir.IntegerAttr:
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(32), value)


def _tensor(value: ir.Value) -> ir.Type:
    type_ = value.type
    if not isinstance(type_, ir.RankedTensorType) or min(type_.shape, default=1) < 1:
        raise InvalidOp(f"expected a tensor of static shape, but got {type_}")
    return type_


def _shape(type_: ir.Type) -> list[int] | None:
    """The shape of a tensor type, ``None`` for a scalar."""
    return list(type_.shape) if isinstance(type_, ir.RankedTensorType) else None


def _element(type_: ir.Type) -> ir.Type:
    return type_.element_type if isinstance(type_, ir.RankedTensorType) else type_


def _width(type_: ir.Type) -> int:
    element = _element(type_)
    if not is_number(element):
        raise InvalidOp(f"expected integers or floats, but got {type_}")
    return int(element.width)


def _check_pointee(pointer: ir.Value, value: ir.Value) -> None:
    """Checks that ``pointer`` points at what ``value`` is, element by element."""
    type_, expected = pointer.type, value.type
    require(_shape(type_) == _shape(expected), f"{type_} and {expected} differ in shape")
    element = _element(type_)
    fits = isinstance(element, PtrType) and element.element_type == _element(expected)
    require(fits, f"{type_} does not point at {expected}")


def _check_mask(mask: ir.Value | None, value: ir.Value) -> None:
    """Checks that ``mask``, if any, holds an i1 for each element of ``value``."""
    if mask is not None:
        fits = str(_element(mask.type)) == "i1" and _shape(mask.type) == _shape(value.type)
        require(fits, f"{mask.type} does not mask {value.type}")


def _check_flag(attribute: ir.Attribute, what: str) -> None:
    require(isinstance(attribute, ir.BoolAttr), f"{what} must be a bool, but is {attribute}")


def _check_combine(op: ReduceOp | ScanOp, terminator: str) -> ir.Type:
    """Checks the axis and the region, and returns the type of what is combined."""
    source = _tensor(op.source)
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

# SPDX-License-Identifier: Apache-2.0
"""Level 3, the `tt` dialect: a mirror of those of Triton's ops that we emit.

Names, operands and attributes are Triton's own, so that a module printed in generic form is text
that Triton parses (3.6 to 3.9). This is the one place that knows how Triton writes things.
"""

from typing import Any, Optional

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import InvalidOp, Op, require, scalar, tensor_type

IEEE_PRECISION = 2
"""``tt.dot``'s input precision that keeps every bit (Triton's InputPrecision::IEEE)."""
ATOMIC_ADD = 4
"""``tt.atomic_rmw``'s operation (Triton's RMWOp::ADD)."""
RELAXED = 1
"""An atomic that orders nothing else (Triton's MemSemantic::RELAXED)."""
GPU_SCOPE = 1
"""An atomic seen by all of the device (Triton's MemSyncScope::GPU)."""
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
ILLEGAL_ARITH = frozenset({"arith.bitcast", "arith.negf"})
"""The `arith` ops that some supported Triton does not lower."""


class TritonDialect(ext.Dialect, name="tt"):
    """Triton's ops, as far as we emit them."""


class PtrType(ext.Type, dialect=TritonDialect, name="ptr"):
    """A pointer to elements of type ``pointee`` in device memory."""

    pointee: Any

    @property
    def element_type(self) -> ir.Type:
        return ir.TypeAttr(self.pointee).value


class FuncOp(Op, dialect=TritonDialect, name="func", traits=[ir.IsIsolatedFromAboveTrait]):
    """A kernel."""

    sym_name: ir.StringAttr
    function_type: ir.TypeAttr
    body: ext.Region

    def check(self) -> None:
        type_ = self.function_type.value
        require(
            isinstance(type_, ir.FunctionType),
            f"function_type must be a function type, but is {type_}",
        )
        require(len(self.body.blocks) > 0, "the body must not be empty")
        arguments = [argument.type for argument in self.body.blocks[0].arguments]
        require(
            arguments == list(type_.inputs),
            f"the entry block's arguments must have the types of {type_}",
        )


class ReturnOp(Op, dialect=TritonDialect, name="return", traits=[ir.IsTerminatorTrait]):
    """Ends a kernel."""


class GetProgramIdOp(Op, dialect=TritonDialect, name="get_program_id", traits=[ext.Pure]):
    """The program's coordinate along a grid axis (0, 1 or 2)."""

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
        tensor_type(self.result, "the result", (self.end.value - self.start.value,), "i32")


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
        source = _tensor(self.source)
        axis = self.axis.value
        require(0 <= axis <= source.rank, f"axis must be at most {source.rank}, but is {axis}")
        shape = [*source.shape[:axis], 1, *source.shape[axis:]]
        tensor_type(self.result, "the result", shape, str(source.element_type))


class BroadcastOp(Op, dialect=TritonDialect, name="broadcast", traits=[ext.Pure]):
    """Repeats axes of size 1."""

    source: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        source, result = _tensor(self.source), _tensor(self.result)
        fits = len(source.shape) == len(result.shape) and all(
            size in (1, full) for size, full in zip(source.shape, result.shape, strict=True)
        )
        require(fits, f"can't broadcast {source} to {result}")


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


class BitcastOp(Op, dialect=TritonDialect, name="bitcast", traits=[ext.Pure]):
    """The same bits as another type of the same width."""

    source: ext.Operand[Any]
    result: ext.Result[Any]


class AddPtrOp(Op, dialect=TritonDialect, name="addptr", traits=[ext.Pure]):
    """Pointers moved by offsets, in elements."""

    pointer: ext.Operand[Any]
    offset: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        require(
            self.pointer.type == self.result.type,
            f"the result must be {self.pointer.type}, but is {self.result.type}",
        )


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


class StoreOp(Op, dialect=TritonDialect, name="store"):
    """Stores through pointers where ``mask``, if any, holds."""

    pointer: ext.Operand[Any]
    value: ext.Operand[Any]
    mask: Optional[ext.Operand[Any]] = None
    cache: ir.IntegerAttr = ext.attribute(default_factory=lambda: _i32(NO_CACHE_HINT))
    evict: ir.IntegerAttr = ext.attribute(default_factory=lambda: _i32(NO_EVICTION_HINT))

    def check(self) -> None:
        _check_pointee(self.pointer, self.value)


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


class ReduceOp(Op, dialect=TritonDialect, name="reduce", traits=[ext.Pure]):
    """Combines the elements along an axis by a region that takes two of them."""

    source: ext.Operand[Any]
    result: ext.Result[Any]
    axis: ir.IntegerAttr
    combine: ext.Region

    def check(self) -> None:
        _check_combine(self, "tt.reduce_return")


class ReduceReturnOp(
    Op, dialect=TritonDialect, name="reduce_return", traits=[ir.IsTerminatorTrait]
):
    """Ends the region of a ``tt.reduce``."""

    value: ext.Operand[Any]


class ScanOp(Op, dialect=TritonDialect, name="scan", traits=[ext.Pure]):
    """Combines each element with those before it along an axis, by a region that takes two."""

    source: ext.Operand[Any]
    result: ext.Result[Any]
    axis: ir.IntegerAttr
    combine: ext.Region
    reverse: Any = ext.attribute(default_factory=lambda: ir.BoolAttr.get(False))

    def check(self) -> None:
        _check_combine(self, "tt.scan_return")


class ScanReturnOp(Op, dialect=TritonDialect, name="scan_return", traits=[ir.IsTerminatorTrait]):
    """Ends the region of a ``tt.scan``."""

    value: ext.Operand[Any]


def _i32(value: int) -> ir.IntegerAttr:
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(32), value)


def _tensor(value: ir.Value) -> ir.Type:
    if not isinstance(value.type, ir.RankedTensorType):
        raise InvalidOp(f"expected a tensor, but got {value.type}")
    return value.type


def _check_pointee(pointer: ir.Value, value: ir.Value) -> None:
    """Checks that ``pointer`` points at what ``value`` is, element by element."""
    type_, expected = pointer.type, value.type
    if isinstance(type_, ir.RankedTensorType) and isinstance(expected, ir.RankedTensorType):
        require(
            list(type_.shape) == list(expected.shape), f"{type_} and {expected} differ in shape"
        )
        type_, expected = type_.element_type, expected.element_type
    fits = isinstance(type_, PtrType) and type_.element_type == expected
    require(fits, f"{pointer.type} does not point at {value.type}")


def _check_combine(op: ReduceOp | ScanOp, terminator: str) -> None:
    source, axis = _tensor(op.source), op.axis.value
    require(0 <= axis < source.rank, f"axis must be below {source.rank}, but is {axis}")
    blocks = list(op.combine.blocks)
    require(
        len(blocks) == 1 and [a.type for a in blocks[0].arguments] == [source.element_type] * 2,
        f"the region must take two {source.element_type}",
    )
    last = list(blocks[0].operations)[-1:]
    require(
        bool(last) and last[0].operation.name == terminator,
        f"the region must end with '{terminator}'",
    )

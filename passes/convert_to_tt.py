# SPDX-License-Identifier: Apache-2.0
"""Pass `convert-to-tt`: writes what is left of a kernel in Triton's ops."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith, func, gpu

from winnow.dialects import tile, tt
from winnow.dialects.build import constant, element_of, shape_of, tensor
from winnow.errors import LoweringError
from winnow.pipeline.base import Pass

LEGAL_DIALECTS = ("tt", "arith")
OUR_DIALECTS = ("winnow", "tile")
ROUNDING = "roundingmode"
TO_NEAREST_EVEN = 0
MOVED_ELEMENTS = frozenset({"f8E4M3FN", "f8E5M2"})
"""The types that Triton moves, but does not compute with."""
MOVES = frozenset({"arith.constant", "arith.select", "math.absf"})
ILLEGAL_TYPES = frozenset(
    {
        ("arith.divf", "f16", "f16"),
        ("arith.divf", "bf16", "bf16"),
        ("arith.extf", "bf16", "f64"),
        ("arith.fptoui", "bf16", "i1"),
    }
)
"""Ops that Triton does not lower on every target from the first type to the second."""
NARROWLY_LEGAL = {name for name, *_ in ILLEGAL_TYPES}
LEGAL_OPS = tt.LEGAL_MATH | tt.LEGAL_SCF | {"func.func", "func.return", "gpu.barrier"}
COMBINERS = {
    "add": (arith.addi, arith.addf),
    "max": (arith.maxsi, arith.maximumf),
    "min": (arith.minsi, arith.minimumf),
}
"""How each kind of reduction and scan combines integers, and floats."""


@dataclass(frozen=True)
class ConvertToTt(Pass):
    """Writes what is left of a kernel in Triton's ops.

    Before::

        func.func @f(%x: !tt.ptr<f32>) {
          %s = "tile.dot"(%q, %k)
          %n = "tile.reduce"(%hits) {axis = 1 : i32, kind = "add"}

    After::

        "tt.func"() ({
        ^bb0(%x: !tt.ptr<f32>):
          %s = "tt.dot"(%q, "tt.trans"(%k), zero)
          %n = "tt.reduce"(%hits) ({ ... arith.addi ... }) {axis = 1 : i32}

    The kernel keeps its attributes. An op that some supported Triton can't lower is refused, or
    would not round as it says, and so is a function that returns something or has no body.
    """

    name: ClassVar[str] = "convert-to-tt"

    def run(self, module: ir.Module) -> None:
        patterns = rewrite.RewritePatternSet()
        patterns.add(tile.ProgramIdOp, _program_id)
        patterns.add(tile.NumProgramsOp, _num_programs)
        patterns.add(tile.BarrierOp, _barrier)
        patterns.add(tile.DotOp, _dot)
        patterns.add(tile.ScaledDotOp, _scaled_dot)
        patterns.add(tile.ReduceOp, _reduce)
        patterns.add(tile.ScanOp, _scan)
        patterns.add(arith.NegFOp, _negate)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())
        for operation in list(module.body.operations):
            if isinstance(operation, func.FuncOp):
                _convert_function(operation)


def _program_id(op: tile.ProgramIdOp, rewriter: rewrite.PatternRewriter) -> None:
    with op.location, rewriter.ip:
        coordinate = tt.GetProgramIdOp(op.result.type, op.axis).result
    rewriter.replace_op(op, [coordinate])


def _num_programs(op: tile.NumProgramsOp, rewriter: rewrite.PatternRewriter) -> None:
    with op.location, rewriter.ip:
        count = tt.GetNumProgramsOp(op.result.type, op.axis).result
    rewriter.replace_op(op, [count])


def _barrier(op: tile.BarrierOp, rewriter: rewrite.PatternRewriter) -> None:
    with op.location, rewriter.ip:
        gpu.barrier()
    rewriter.erase_op(op)


def _dot(op: tile.DotOp, rewriter: rewrite.PatternRewriter) -> None:
    with op.location, rewriter.ip:
        rows, dim = shape_of(op.rhs)
        order = ir.DenseI32ArrayAttr.get([1, 0])
        transposed = tt.TransOp(op.rhs, tensor((dim, rows), element_of(op.rhs.type)), order).result
        zeros = constant(0.0, op.result.type)
        product = tt.DotOp(op.lhs, transposed, zeros, op.result.type).result
    rewriter.replace_op(op, [product])


def _scaled_dot(op: tile.ScaledDotOp, rewriter: rewrite.PatternRewriter) -> None:
    with op.location, rewriter.ip:
        rows, packed = shape_of(op.rhs)
        order = ir.DenseI32ArrayAttr.get([1, 0])
        type_ = tensor((packed, rows), element_of(op.rhs.type))
        transposed = tt.TransOp(op.rhs, type_, order).result
        e4m3 = ir.Float8E4M3FNType.get()
        lhs_scales, rhs_scales = (
            tt.BitcastOp(scales, tensor(shape_of(scales), e4m3)).result
            for scales in (op.lhs_scales, op.rhs_scales)
        )
        product = tt.DotScaledOp(
            op.lhs,
            transposed,
            constant(0.0, op.result.type),
            op.result.type,
            lhs_scale=lhs_scales,
            rhs_scale=rhs_scales,
        ).result
    rewriter.replace_op(op, [product])


def _negate(op: arith.NegFOp, rewriter: rewrite.PatternRewriter) -> None:
    """Flips the sign bit, since a subtraction from -0.0 is folded back into a negation."""
    type_ = op.result.type
    width = element_of(type_).width
    integer = ir.IntegerType.get_signless(width, type_.context)
    with op.location, rewriter.ip:
        bits = tt.BitcastOp(op.operand, tensor(shape_of(op.operand), integer)).result
        flipped = arith.xori(bits, constant(-(1 << (width - 1)), bits.type))
        negated = tt.BitcastOp(flipped, type_).result
    rewriter.replace_op(op, [negated])


def _reduce(op: tile.ReduceOp, rewriter: rewrite.PatternRewriter) -> None:
    with op.location, rewriter.ip:
        reduced = tt.ReduceOp(op.source, op.result.type, op.axis)
        _fill(reduced.combine, op, tt.ReduceReturnOp)
    rewriter.replace_op(op, [reduced.result])


def _scan(op: tile.ScanOp, rewriter: rewrite.PatternRewriter) -> None:
    with op.location, rewriter.ip:
        scanned = tt.ScanOp(op.source, op.result.type, op.axis)
        _fill(scanned.combine, op, tt.ScanReturnOp)
    rewriter.replace_op(op, [scanned.result])


def _fill(region: ir.Region, op: tile.ReduceOp | tile.ScanOp, terminator: type[ir.OpView]) -> None:
    """Fills a combining region with the op for the kind."""
    element = element_of(op.source.type)
    block = region.blocks.append(element, element)
    with ir.InsertionPoint(block):
        terminator(_combiner(op.kind.value, element)(*block.arguments))


def _combiner(kind: str, element: ir.Type) -> Callable[[ir.Value, ir.Value], ir.Value]:
    integers, floats = COMBINERS[kind]
    return integers if isinstance(element, ir.IntegerType) else floats


def _convert_function(function: func.FuncOp) -> None:
    _require_legal(function)
    block = function.entry_block
    type_ = function.attributes["function_type"]
    with function.location, ir.InsertionPoint(function):
        kernel = tt.FuncOp(function.attributes["sym_name"], type_)
    for name, attribute in function.attributes.items():
        kernel.attributes[name] = attribute
    kernel.attributes["sym_visibility"] = ir.StringAttr.get("public", function.context)
    locations = [argument.location for argument in block.arguments]
    body = kernel.body.blocks.append(*type_.value.inputs, arg_locs=locations)
    for old, new in zip(block.arguments, body.arguments, strict=True):
        old.replace_all_uses_with(new)
    *operations, terminator = list(block.operations)
    for operation in operations:
        body.append(operation)
    with terminator.location, ir.InsertionPoint(body):
        tt.ReturnOp()
    function.erase()


def _require_legal(function: func.FuncOp) -> None:
    if function.is_external:
        raise LoweringError("a kernel must have a body", function.location)
    if function.type.results:
        raise LoweringError("a kernel must return nothing", function.location)
    illegal: list[tuple[ir.Operation, str]] = []
    legality = _Legality()

    def visit(op: ir.Operation) -> ir.WalkResult:
        what = _illegal_part(op, legality)
        if what is not None:
            illegal.append((op, what))
        return ir.WalkResult.ADVANCE

    function.operation.walk(visit)
    if illegal:
        op, what = illegal[0]
        if op.name.split(".")[0] in OUR_DIALECTS:
            raise LoweringError(f"'{op.name}' is left here: no pass has lowered it", op.location)
        message = f"'{op.name}'{what} has no form that every supported Triton can lower"
        raise LoweringError(message, op.location)


def _illegal_part(op: ir.Operation, legality: _Legality) -> str | None:
    """What of an op Triton can't lower, as it follows the op's name; empty for all of it."""
    name = op.name
    legal = name.split(".")[0] in LEGAL_DIALECTS and name not in tt.ILLEGAL_ARITH
    if not legal and name not in LEGAL_OPS:
        return ""
    if ROUNDING in op.attributes and op.attributes[ROUNDING].value != TO_NEAREST_EVEN:
        return " with this rounding mode"
    for value in (*op.operands, *op.results):
        if not legality.holds(name, value.type):
            return f" of {value.type}"
    if name in NARROWLY_LEGAL:
        types = [value.type for value in (*op.operands[:1], *op.results[:1])]
        if (name, *map(str, map(element_of, types))) in ILLEGAL_TYPES:
            return f" of {types[0]}" if types[0] == types[1] else f" from {types[0]} to {types[1]}"
    return None


class _Legality:
    """Whether Triton can lower legal ops with values of a type, which is spelled just once."""

    def __init__(self) -> None:
        self._known: dict[tuple[bool, ir.Type], bool] = {}

    def holds(self, name: str, type_: ir.Type) -> bool:
        """Whether it can lower the op ``name`` with a value of the type."""
        moves = name in MOVES or name.split(".")[0] not in ("arith", "math")
        if (moves, type_) not in self._known:
            is_index = isinstance(type_, ir.IndexType)
            self._known[moves, type_] = is_index or _is_legal(moves, element_of(type_))
        return self._known[moves, type_]


def _is_legal(moves: bool, element: ir.Type) -> bool:
    """Whether Triton can lower an op with values of ``element``, which it may only move."""
    if isinstance(element, tt.PtrType):
        pointee = str(element.element_type)
        return pointee in tt.ELEMENTS and pointee != "i1"  # where Triton aborts the process
    spelled = str(element)
    return moves if spelled in MOVED_ELEMENTS else spelled in tt.ELEMENTS

# SPDX-License-Identifier: Apache-2.0
"""Pass `lower-buffers`: turns buffers into pointers, and accesses into pointer arithmetic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import func

from winnow.arguments import argument_alignment, argument_name
from winnow.dialects import tile, tt
from winnow.dialects.base import is_number
from winnow.dialects.build import constant, i32, i32_attr, i64, shape_of
from winnow.errors import LoweringError
from winnow.layout import BUFFER_TYPE, Layout
from winnow.passes import hit_accesses
from winnow.passes.buffer_pointers import Buffer
from winnow.pipeline.base import Pass

OUR_DIALECTS = ("winnow", "tile")
ATOMICS = {"add": tt.ATOMIC_ADD, "exchange": tt.ATOMIC_EXCHANGE}
ORDERS = {"relaxed": tt.RELAXED, "acq_rel": tt.ACQUIRE_RELEASE}


@dataclass(frozen=True)
class LowerBuffers(Pass):
    """Turns buffers into pointers, sizes and strides, and accesses into pointer arithmetic.

    Before::

        func.func @f(%x: memref<?x8xf32, strided<[?, 1]>> {winnow.name = "x"}) {
          %n = "tile.dim"(%x) {axis = 0 : i32}
          %v = "tile.load"(%x, %row, %column, %mask)

    After::

        func.func @f(%x: !tt.ptr<f32> {winnow.arg = "x", winnow.type = memref<?x8xf32, ...>},
                     %n: i32 {winnow.arg = "x.size0"}, %s: i64 {winnow.arg = "x.stride0"}) {
          %v = "tt.load"(%x + %row * %s + %column, %mask, zero)

    Only the sizes and strides that are used become arguments; the pointer keeps the buffer's type,
    for whoever launches the kernel to check what is static there. Offsets along an axis are 64-bit
    unless its size and stride say that 32 bits will do. A buffer's promised alignment becomes
    ``tt.divisibility`` of its pointer and strides. Refused: buffers that are no arguments of the
    function, layouts with an offset or no strides, memory spaces, elements and other arguments that
    are no integers or floats, and two arguments of one name.
    """

    name: ClassVar[str] = "lower-buffers"

    def run(self, module: ir.Module) -> None:
        for operation in list(module.body.operations):
            if isinstance(operation, func.FuncOp) and not operation.is_external:
                _lower_function(operation)


@dataclass(frozen=True)
class KernelArgument:
    """An argument of the kernel, and what it is."""

    value: ir.Value
    attributes: dict[str, ir.Attribute]


def _lower_function(function: func.FuncOp) -> None:
    block = function.entry_block
    originals = list(block.arguments)
    arguments: list[KernelArgument] = []
    buffers: dict[ir.Value, Buffer] = {}
    with function.location:
        for original in originals:
            if isinstance(original.type, ir.MemRefType):
                buffers[original] = _expand(original, block, arguments)
            else:
                arguments.append(_replace_scalar(original, block))
    _require_distinct_names(originals)
    _rewrite_accesses(function, buffers)
    for original in reversed(originals):
        uses = list(original.uses)
        if uses:
            user = uses[0].owner.operation
            ours = user.name.split(".")[0] in OUR_DIALECTS
            what = "is left here: no pass has lowered it" if ours else "is no access to its buffer"
            raise LoweringError(f"'{user.name}' {what}", user.location)
        block.erase_argument(original.arg_number)
    types = [argument.value.type for argument in arguments]
    with function.context:
        type_ = ir.FunctionType.get(types, function.type.results)
        function.attributes["function_type"] = ir.TypeAttr.get(type_)
        dictionaries = [ir.DictAttr.get(argument.attributes) for argument in arguments]
        function.attributes["arg_attrs"] = ir.ArrayAttr.get(dictionaries)


def _require_distinct_names(originals: list[ir.BlockArgument]) -> None:
    names: set[str] = set()
    for original in originals:
        name = argument_name(original)
        if name in names:
            raise LoweringError(f"another argument is named {name} too", original.location)
        names.add(name)


def _replace_scalar(original: ir.BlockArgument, block: ir.Block) -> KernelArgument:
    """Adds the kernel argument that stands for a scalar."""
    name, location = argument_name(original), original.location
    if not is_number(original.type):
        wanted = "a buffer, a signless integer or a float"
        raise LoweringError(f"{name} must be {wanted}, but is {original.type}", location)
    scalar = block.add_argument(original.type, location)
    original.replace_all_uses_with(scalar)
    return _argument(scalar, name)


def _argument(value: ir.Value, source: str, divisibility: int = 1) -> KernelArgument:
    attributes: dict[str, ir.Attribute] = {"winnow.arg": ir.StringAttr.get(source)}
    if divisibility > 1:
        attributes["tt.divisibility"] = i32_attr(divisibility)
    return KernelArgument(value, attributes)


def _expand(original: ir.Value, block: ir.Block, arguments: list[KernelArgument]) -> Buffer:
    """Adds the kernel arguments of a buffer: its pointer, and the sizes and strides in use."""
    type_, name, location = original.type, argument_name(original), original.location
    layout = Layout.of(type_)
    if layout is None or not is_number(type_.element_type):
        wanted = "strided, without offset or memory space, and of signless integers or floats"
        raise LoweringError(f"{name} must be {wanted}, but is {type_}", location)
    element_bytes = max(type_.element_type.width // 8, 1)
    alignment = argument_alignment(original) or element_bytes
    pointer_argument = block.add_argument(tt.PtrType.get(type_.element_type), location)
    buffer = Buffer(type_, pointer_argument, alignment)
    pointer = _argument(buffer.pointer, name, alignment)
    pointer.attributes[BUFFER_TYPE] = ir.TypeAttr.get(type_)
    arguments.append(pointer)
    users = [use.owner for use in original.uses]
    for axis in sorted({user.axis.value for user in users if isinstance(user, tile.DimOp)}):
        buffer.sizes[axis] = block.add_argument(i32(), location)
        arguments.append(_argument(buffer.sizes[axis], f"{name}.size{axis}"))
    accessed = any(isinstance(user, tile.Access | tile.HitAccess) for user in users)
    for axis, stride in enumerate(layout.strides):
        if accessed and stride is None:
            buffer.strides[axis] = block.add_argument(i64(), location)
            source = f"{name}.stride{axis}"
            arguments.append(_argument(buffer.strides[axis], source, alignment // element_bytes))
    return buffer


def _rewrite_accesses(function: func.FuncOp, buffers: dict[ir.Value, Buffer]) -> None:
    def size(op: tile.DimOp, rewriter: rewrite.PatternRewriter) -> None:
        rewriter.replace_op(op, [_buffer(op).sizes[op.axis.value]])

    def load(op: tile.LoadOp | tile.PollOp, rewriter: rewrite.PatternRewriter) -> None:
        with op.location, rewriter.ip:
            type_ = op.result.type
            other = None if op.mask is None else constant(0, type_)
            pointers = _pointers(op, shape_of(op.result), _buffer(op))
            volatile = ir.BoolAttr.get(isinstance(op, tile.PollOp))
            loaded = tt.LoadOp(pointers, type_, mask=op.mask, other=other, isVolatile=volatile)
        rewriter.replace_op(op, [loaded.result])

    def store(op: tile.StoreOp, rewriter: rewrite.PatternRewriter) -> None:
        with op.location, rewriter.ip:
            tt.StoreOp(_pointers(op, shape_of(op.value), _buffer(op)), op.value, mask=op.mask)
        rewriter.erase_op(op)

    def atomic(op: tile.AtomicOp, rewriter: rewrite.PatternRewriter) -> None:
        with op.location, rewriter.ip:
            pointers = _pointers(op, shape_of(op.value), _buffer(op))
            changed = tt.AtomicRmwOp(
                pointers,
                op.value,
                op.result.type,
                mask=op.mask,
                atomic_rmw_op=i32_attr(ATOMICS[op.kind.value]),
                sem=i32_attr(ORDERS[op.order.value]),
            )
        rewriter.replace_op(op, [changed.result])

    def compare_exchange(op: tile.CompareExchangeOp, rewriter: rewrite.PatternRewriter) -> None:
        with op.location, rewriter.ip:
            pointer = _pointers(op, (), _buffer(op))
            held = tt.AtomicCasOp(pointer, op.expected, op.value, op.result.type)
        rewriter.replace_op(op, [held.result])

    def reserve(op: tile.ReserveOp, rewriter: rewrite.PatternRewriter) -> None:
        with op.location, rewriter.ip:
            first = hit_accesses.reserve(op, _buffer(op))
        rewriter.replace_op(op, [first])

    def store_hits(op: tile.StoreHitsOp, rewriter: rewrite.PatternRewriter) -> None:
        with op.location, rewriter.ip:
            hit_accesses.store_hits(op, _buffer(op))
        rewriter.erase_op(op)

    def _buffer(op: ir.OpView) -> Buffer:
        buffer = op.operation.operands[0]
        if buffer not in buffers:
            raise LoweringError("the buffer must be an argument of the function", op.location)
        return buffers[buffer]

    patterns = rewrite.RewritePatternSet()
    patterns.add(tile.DimOp, size)
    patterns.add(tile.LoadOp, load)
    patterns.add(tile.StoreOp, store)
    patterns.add(tile.PollOp, load)
    patterns.add(tile.AtomicOp, atomic)
    patterns.add(tile.CompareExchangeOp, compare_exchange)
    patterns.add(tile.ReserveOp, reserve)
    patterns.add(tile.StoreHitsOp, store_hits)
    rewrite.walk_and_apply_patterns(function.operation, patterns.freeze())


def _pointers(op: tile.Access, shape: tuple[int, ...], buffer: Buffer) -> ir.Value:
    """Pointers to the elements that an access names, of ``shape``."""
    return buffer.pointers(tile.access_indices(op), shape)

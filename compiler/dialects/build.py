# SPDX-License-Identifier: Apache-2.0
"""Shorthand for the values that passes build most: constants, ranges, and tensors of other shapes.

All of it builds at the current insertion point and location.
"""

from collections.abc import Sequence

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects import tile, tt


def i32() -> ir.Type:
    """The type of indices, counts and sizes."""
    return ir.IntegerType.get_signless(32)


def i64() -> ir.Type:
    """The type of offsets."""
    return ir.IntegerType.get_signless(64)


def i8() -> ir.Type:
    """The type of bytes."""
    return ir.IntegerType.get_signless(8)


def i16() -> ir.Type:
    """The type of the bits of 16-bit floats."""
    return ir.IntegerType.get_signless(16)


def i1() -> ir.Type:
    """The type of conditions."""
    return ir.IntegerType.get_signless(1)


def f32() -> ir.Type:
    """The type of scores."""
    return ir.F32Type.get()


def i32_attr(value: int) -> ir.IntegerAttr:
    """An i32 attribute."""
    return ir.IntegerAttr.get(i32(), value)


def text_attr(value: str) -> ir.StringAttr:
    """A string attribute."""
    return ir.StringAttr.get(value)


def tensor(shape: Sequence[int], element: ir.Type) -> ir.Type:
    """A tensor type, or ``element`` itself for the empty shape."""
    return ir.RankedTensorType.get(list(shape), element) if shape else element


def shape_of(value: ir.Value) -> tuple[int, ...]:
    """The shape of a tensor, empty for a scalar."""
    return tuple(value.type.shape) if isinstance(value.type, ir.RankedTensorType) else ()


def element_of(type_: ir.Type) -> ir.Type:
    """The element type of a tensor type, a scalar type itself."""
    return type_.element_type if isinstance(type_, ir.RankedTensorType) else type_


def constant(value: int | float, type_: ir.Type) -> ir.Value:
    """A constant of a scalar or tensor type; a tensor is filled with ``value``."""
    element = element_of(type_)
    attribute: ir.Attribute
    if isinstance(element, ir.FloatType):
        attribute = ir.FloatAttr.get(element, float(value))
    else:
        attribute = ir.IntegerAttr.get(element, int(value))
    if type_ != element:
        attribute = ir.DenseElementsAttr.get_splat(type_, attribute)
    return arith.ConstantOp(type_, attribute).result


def like(value: int | float, model: ir.Value) -> ir.Value:
    """A constant of the type of ``model``."""
    return constant(value, model.type)


def arange(size: int) -> ir.Value:
    """``0, 1, ..., size - 1`` as i32."""
    return tt.MakeRangeOp(tensor((size,), i32()), i32_attr(0), i32_attr(size)).result


def size_of(buffer: ir.Value, axis: int) -> ir.Value:
    """The i32 size of a buffer along ``axis``."""
    return tile.DimOp(buffer, i32(), i32_attr(axis)).result


def less(left: ir.Value, right: ir.Value) -> ir.Value:
    """Whether ``left < right``, both signed integers."""
    return arith.cmpi(arith.CmpIPredicate.slt, left, right)


def equal(left: ir.Value, right: ir.Value) -> ir.Value:
    """Whether two integers are equal."""
    return arith.cmpi(arith.CmpIPredicate.eq, left, right)


def negated(condition: ir.Value) -> ir.Value:
    """The opposite of an i1, or of each of a tensor's."""
    return arith.xori(condition, constant(1, condition.type))


def ceil_div(value: ir.Value, divisor: ir.Value) -> ir.Value:
    """``value / divisor`` rounded up, of i32s that are not negative."""
    rounded_up = arith.addi(arith.subi(divisor, like(1, value)), value)
    return arith.divui(rounded_up, divisor)


def load(
    buffer: ir.Value, indices: Sequence[ir.Value], type_: ir.Type, mask: ir.Value | None = None
) -> ir.Value:
    """Elements of a buffer, zero where ``mask`` is false."""
    return tile.LoadOp(buffer, indices[0], type_, mask=mask, **_more(indices)).result


def load_now(
    buffer: ir.Value, indices: Sequence[ir.Value], type_: ir.Type, mask: ir.Value | None = None
) -> ir.Value:
    """The same as they are in memory now, past what the program has seen of it."""
    return tile.PollOp(buffer, indices[0], type_, mask=mask, **_more(indices)).result


def load_rows(buffer: ir.Value, first_row: ir.Value, count: int) -> ir.Value:
    """Rows of a buffer, zero past its end."""
    shape = (count, *buffer.type.shape[1:])
    return tile.LoadRowsOp(buffer, first_row, tensor(shape, buffer.type.element_type)).result


def program_id(axis: int) -> ir.Value:
    """The program's i32 coordinate along a grid axis."""
    return tile.ProgramIdOp(i32(), i32_attr(axis)).result


def num_programs(axis: int) -> ir.Value:
    """How many programs there are along a grid axis, i32."""
    return tile.NumProgramsOp(i32(), i32_attr(axis)).result


def store(
    buffer: ir.Value, indices: Sequence[ir.Value], value: ir.Value, mask: ir.Value | None = None
) -> None:
    """Writes elements of a buffer where ``mask`` holds."""
    tile.StoreOp(buffer, value, indices[0], mask=mask, **_more(indices))


def atomic(
    kind: str,
    buffer: ir.Value,
    indices: Sequence[ir.Value],
    value: ir.Value,
    *,
    order: str,
    mask: ir.Value | None = None,
) -> ir.Value:
    """Changes elements of a buffer where ``mask`` holds; what they held before."""
    kind_attr, order_attr, more = text_attr(kind), text_attr(order), _more(indices)
    return tile.AtomicOp(
        buffer, value, indices[0], value.type, kind_attr, order_attr, mask=mask, **more
    ).result


def _more(indices: Sequence[ir.Value]) -> dict[str, ir.Value]:
    """The indices past the first, by the names of an access's fields."""
    return {f"index{axis}": index for axis, index in enumerate(indices) if axis > 0}


def extended(mask: ir.Value) -> ir.Value:
    """An i1 as an i32, 0 or 1."""
    return arith.extui(tensor(shape_of(mask), i32()), mask)


def reduced(kind: str, source: ir.Value, axis: int) -> ir.Value:
    """A tensor's elements combined along ``axis``."""
    shape = list(shape_of(source))
    del shape[axis]
    type_ = tensor(shape, element_of(source.type))
    return tile.ReduceOp(source, type_, text_attr(kind), i32_attr(axis)).result


def scanned(kind: str, source: ir.Value, axis: int) -> ir.Value:
    """Each element of a tensor combined with those before it along ``axis``."""
    return tile.ScanOp(source, source.type, text_attr(kind), i32_attr(axis)).result


def expand(value: ir.Value, axis: int) -> ir.Value:
    """``value`` with a new axis of size 1."""
    shape = list(shape_of(value))
    shape.insert(axis, 1)
    return tt.ExpandDimsOp(value, tensor(shape, element_of(value.type)), i32_attr(axis)).result


def reshape(value: ir.Value, shape: Sequence[int]) -> ir.Value:
    """A tensor's elements in the same order, as another shape."""
    return tt.ReshapeOp(value, tensor(shape, element_of(value.type))).result


def spread(value: ir.Value, shape: Sequence[int]) -> ir.Value:
    """A scalar, or a tensor with axes of size 1, repeated to ``shape``."""
    result = tensor(shape, element_of(value.type))
    if value.type == result:
        return value
    if not shape_of(value):
        return tt.SplatOp(value, result).result
    return tt.BroadcastOp(value, result).result


def by_row(value: ir.Value, keys: int) -> ir.Value:
    """A value for each row, ``tensor<M>``, as ``tensor<MxN>``."""
    return spread(expand(value, 1), (*shape_of(value), keys))


def by_key(value: ir.Value, rows: int) -> ir.Value:
    """A value for each key, ``tensor<N>``, as ``tensor<MxN>``."""
    return spread(expand(value, 0), (rows, *shape_of(value)))


def offset_range(first: ir.Value, size: int) -> ir.Value:
    """``first, first + 1, ..., first + size - 1`` for a scalar i32."""
    return arith.addi(spread(first, (size,)), arange(size))

# SPDX-License-Identifier: Apache-2.0
"""Reads what a function of the torch dialect computes, up to its `topk`, for `raise-topk`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from torch_mlir import ir

from winnow.errors import LoweringError
from winnow.passes.torch_axes import MisfitError, broadcast, flat, new_dims
from winnow.passes.torch_elementwise import ELEMENTWISE, Maker
from winnow.passes.torch_expressions import Constant, Elementwise, Iota, Tensor, TopK, Value
from winnow.passes.torch_products import PRODUCTS
from winnow.passes.torch_types import FLOATS, TensorType, constant_of, literal_of, name_of
from winnow.passes.torch_views import VIEWS

TOPK = "aten.topk"
CASTS = ("aten.to.dtype", "aten.to.device", "aten.to.other", "aten._to_copy", "aten.type_as")
FILLED = {"aten.zeros_like": 0, "aten.ones_like": 1, "aten.zeros": 0, "aten.ones": 1}
FULL = ("aten.full", "aten.full_like")
CONDITIONS = {
    "aten.where": (0,),
    "aten.masked_fill": (1,),
    **dict.fromkeys(
        (
            "aten.logical_and",
            "aten.logical_or",
            "aten.logical_not",
            "aten.bitwise_not",
            "aten.bitwise_and",
            "aten.bitwise_or",
            "aten.__and__",
            "aten.__or__",
        ),
        (0, 1),
    ),
}
"""Which operands of an op are truth values, by its name without its variant."""
COMPARISONS = ("eq", "ne", "gt", "ge", "lt", "le")
EXACT_INTEGERS = 2**24
"""Integers up to here are FP32 numbers."""


def read_topk(function: ir.OpView) -> TopK:
    """What the function computes; raises ``LoweringError`` at an op that can't be read."""
    block = function.regions[0].blocks[0]
    *operations, end = block.operations
    found = [op.operation for op in operations if name_of(op) == TOPK]
    if len(found) != 1:
        message = f"the function must have one topk, but has {len(found)}"
        raise LoweringError(message, found[1].location if found else function.location)
    topk = found[0]
    results = []
    for operand in end.operands:
        if operand.owner != topk:
            location = getattr(operand.owner, "location", topk.location)
            raise LoweringError("the function must return what topk gives, and no more", location)
        results.append(list(topk.results).index(operand))
    reader = _Reader(block)
    scores, k, dim, largest, is_sorted = (reader.read(operand) for operand in topk.operands)
    rank = len(scores.dims)
    if rank == 0 or k < 1:
        raise LoweringError("topk must be of one key or more, along a dimension", topk.location)
    return TopK(scores, k, dim % rank, largest, is_sorted, topk.location, tuple(results))


class _Reader:
    """The values of a block's SSA values, each read once it is asked for."""

    def __init__(self, block: ir.Block) -> None:
        self._arguments = {value: number for number, value in enumerate(block.arguments)}
        self._values: dict[ir.Value, Any] = {}

    def read(self, value: ir.Value) -> Any:
        """A ``Value`` for a tensor, a Python constant for anything else."""
        pending = [value]
        while pending:
            last = pending[-1]
            missing = [o for o in self._operands(last) if o not in self._values]
            if missing and last not in self._values:
                pending += missing
            else:
                pending.pop()
                if last not in self._values:
                    self._values[last] = self._evaluate(last)
        return self._values[value]

    def _operands(self, value: ir.Value) -> Sequence[ir.Value]:
        return [] if value in self._arguments else list(value.owner.operands)

    def _evaluate(self, value: ir.Value) -> Any:
        if value in self._arguments:
            return _argument(self._arguments[value], value)
        op = value.owner
        operands = [self._values[operand] for operand in op.operands]
        constant = constant_of(op, operands)
        if constant is not NotImplemented:
            return constant
        type_ = TensorType.of(value)
        if type_ is None or value != op.results[0]:
            raise LoweringError(f"can't raise '{name_of(op)}' and what uses it", op.location)
        try:
            return _apply(op, operands, type_)
        except MisfitError:
            raise LoweringError("can't tell which axes are the same", op.location) from None


def _argument(number: int, value: ir.Value) -> Any:
    type_ = TensorType.of(value)
    if type_ is None:
        return None
    dims = new_dims(type_.sizes)
    tensor = Tensor(number, dims, type_.element, value.location)
    if type_.element == "i1":
        return Value(dims, "i1", Maker(value.location).is_set(tensor))
    return Value(dims, type_.element, tensor)


def _apply(op: ir.Operation, operands: list[Any], type_: TensorType) -> Value:
    """The value of an op that gives a tensor."""
    name = name_of(op)
    if name in VIEWS:
        return VIEWS[name](operands, type_, op)
    if name in CASTS:
        return _cast(operands[0], type_, op)
    if name == "vtensor.literal" or name in FULL or name in FILLED:
        return _filled(name, operands, type_, op)
    if name.startswith("aten.arange"):
        return _arange(name, operands, type_, op)
    operands = [_renewed(operand) for operand in operands]
    if name in PRODUCTS:
        return PRODUCTS[name](operands, type_, op)
    if name == "aten.index_put":
        name, operands = "aten.masked_fill.Tensor", _filled_by_mask(operands, op)
    if name not in ELEMENTWISE:
        raise LoweringError(f"can't raise '{name}' to an op on scores", op.location)
    return _elementwise(name, operands, type_, op)


def _renewed(operand: Any) -> Any:
    """An operand with axes of its own, or a list of such."""
    if isinstance(operand, list):
        return [_renewed(part) for part in operand]
    return operand.renewed() if isinstance(operand, Value) else operand


def _filled_by_mask(operands: list[Any], op: ir.Operation) -> list[Any]:
    """What ``value[mask] = number`` is made of."""
    value, indices, number, _ = operands
    mask = indices[0]
    is_mask = isinstance(mask, Value) and mask.element == "i1" and mask.sizes == value.sizes
    if not is_mask or flat(number.dims):
        message = "scores can be assigned one number where a mask of their shape holds, no more"
        raise LoweringError(message, op.location)
    return [value, mask, number]


def _cast(value: Value, type_: TensorType, op: ir.Operation) -> Value:
    if value.element == type_.element:
        return value
    make = Maker(op.location)
    if type_.element == "f32" and value.element == "i1":
        return replace(value, element="f32", expression=make.as_number(value.expression))
    is_tensor = isinstance(value.expression, Tensor)
    is_integer = value.element.startswith(("si", "ui"))
    if type_.element == "i1" and (value.element == "f32" or (is_tensor and is_integer)):
        return replace(value, element="i1", expression=make.is_set(value.expression))
    if type_.element == "f32" and (
        (is_tensor and value.element in FLOATS)
        or (isinstance(value.expression, Iota) and _largest(value.expression) <= EXACT_INTEGERS)
    ):
        return replace(value, element="f32")
    raise LoweringError(
        f"a conversion of {value.element} to {type_.element} can't be raised: scores are FP32",
        op.location,
    )


def _filled(name: str, operands: list[Any], type_: TensorType, op: ir.Operation) -> Value:
    """A tensor of one number."""
    like = operands[0].dims if name.endswith("_like") else new_dims(type_.sizes)
    if name == "vtensor.literal":
        number = literal_of(op)
    else:
        number = operands[1] if name in FULL else FILLED[name]
    constant = Constant(float(number), op.location)
    if type_.element == "i1":
        return Value(like, "i1", Maker(op.location).is_set(constant))
    return Value(like, type_.element, constant)


def _arange(name: str, operands: list[Any], type_: TensorType, op: ir.Operation) -> Value:
    numbers = {"aten.arange": 1, "aten.arange.start": 2, "aten.arange.start_step": 3}[name]
    start, _, step = [*([0] if numbers == 1 else []), *operands[:numbers], 1][:3]
    (dim,) = new_dims(type_.sizes)
    iota = Iota(dim, start, step, op.location)
    if any(type(number) is not int for number in (start, step)) or _largest(iota) > EXACT_INTEGERS:
        message = f"an arange must be of integers up to {EXACT_INTEGERS} to be compared as FP32"
        raise LoweringError(message, op.location)
    return Value((dim,), type_.element, iota)


def _largest(iota: Iota) -> int:
    last = iota.start + iota.step * (Value((iota.dim,), "", iota).sizes[0] - 1)
    return max(abs(iota.start), abs(last))


def _elementwise(name: str, operands: list[Any], type_: TensorType, op: ir.Operation) -> Value:
    base = ".".join(name.split(".")[:2])
    values = [_as_value(operand, type_, op) for operand in operands]
    tensors = [value for value in values if value is not None]
    dims = tensors[0].dims
    for value in tensors[1:]:
        dims = broadcast(dims, value.dims)
    if _of_integers(tensors):
        shifted = _shifted(base, values)
        if shifted is not None:
            return Value(dims, type_.element, shifted)
        _check_integers(base, tensors, op)
    if type_.element not in ("f32", "i1"):
        raise LoweringError(
            f"'{name}' gives {type_.element}, but scores are FP32: convert its operands by "
            ".float()",
            op.location,
        )
    if type_.element == "i1" and any(v.element in FLOATS and v.element != "f32" for v in tensors):
        message = f"'{name}' of other floats than FP32 can't be raised: convert them by .float()"
        raise LoweringError(message, op.location)
    make = Maker(op.location)
    parts = [
        None if value is None else _as_operand(make, value, place in CONDITIONS.get(base, ()))
        for place, value in enumerate(values)
    ]
    return Value(dims, type_.element, ELEMENTWISE[name](make, *parts))


def _as_value(operand: Any, type_: TensorType, op: ir.Operation) -> Value | None:
    if operand is None or isinstance(operand, Value):
        return operand
    if not isinstance(operand, int | float):
        raise LoweringError(f"can't raise '{name_of(op)}' with {operand!r}", op.location)
    element = "si64" if type(operand) is int else "f32"
    return Value((), element, Constant(float(operand), op.location))


def _as_operand(make: Maker, value: Value, is_condition: bool) -> Any:
    """The value as a number or as a truth value, whichever is wanted."""
    if is_condition:
        return value.expression if value.element == "i1" else make.is_set(value.expression)
    return make.as_number(value.expression) if value.element == "i1" else value.expression


def _of_integers(values: Sequence[Value]) -> bool:
    """Whether a tensor of integers is among the values."""
    return any(
        value.element not in (*FLOATS, "i1") and not isinstance(value.expression, Constant)
        for value in values
    )


def _shifted(base: str, values: Sequence[Value | None]) -> Iota | None:
    """An arange with a number added to it, if that is what it is."""
    signs = {"aten.add": 1, "aten.sub": -1}
    first, second = (value and value.expression for value in values[:2])
    if base not in signs or not isinstance(first, Iota) or not isinstance(second, Constant):
        return None
    return replace(first, start=first.start + signs[base] * int(second.value))


def _check_integers(base: str, values: Sequence[Value], op: ir.Operation) -> None:
    """Integers may only be compared with an arange or a number, which are exact in FP32."""
    expressions = [value.expression for value in values]
    known = [e for e in expressions if isinstance(e, Iota | Constant)]
    integers = all(value.element.startswith(("si", "ui")) for value in values)
    bounded = all(
        abs(e.value) <= EXACT_INTEGERS if isinstance(e, Constant) else _largest(e) <= EXACT_INTEGERS
        for e in known
    )
    fits = base.removeprefix("aten.") in COMPARISONS and integers and bool(known) and bounded
    if not fits or any(isinstance(e, Elementwise) for e in expressions):
        raise LoweringError(
            "integers can only be compared, with an arange or a number: pass them in FP32 else",
            op.location,
        )

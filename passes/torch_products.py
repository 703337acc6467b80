# SPDX-License-Identifier: Apache-2.0
"""PyTorch's products and reductions, as `raise-topk` reads them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from torch_mlir import ir

from winnow.errors import LoweringError
from winnow.passes.torch_axes import Axis, Dim, Dims, broadcast, flat, merge, resolved, size, unify
from winnow.passes.torch_elementwise import Maker
from winnow.passes.torch_expressions import (
    Expression,
    Product,
    Reduction,
    Tensor,
    Value,
    parts_of,
)
from winnow.passes.torch_types import TensorType

OPERANDS = ("bf16", "f16", "f8E4M3FN")
"""What queries and keys may be made of."""

Operands = Sequence[Any]


def contract(left: Value, right: Value, dims: Dims, element: str, op: ir.Operation) -> Value:
    """The sum of products over all axes of the two that are not among ``dims``."""
    kept = set(flat(dims))
    axes = (set(flat(left.dims)), set(flat(right.dims)))
    products = [
        any(isinstance(part, Product) for part in parts_of(value.expression))
        for value in (left, right)
    ]
    if element != "f32":
        raise LoweringError(
            f"a product in {element} rounds the scores: convert its operands by .float(), or give "
            "torch.mm an out_dtype of torch.float32",
            op.location,
        )
    expression: Expression
    if any(products):
        summed = tuple((axes[0] | axes[1]) - kept)
        expression = Maker(op.location).op("arith.mulf", left.expression, right.expression)
    else:
        summed = tuple((axes[0] ^ axes[1]) - kept)
        vectors = [_vectors(value, op) for value in (left, right)]
        inner = tuple(axis for axis in flat(left.dims) if axis in axes[1] - kept)
        expression = Product(vectors[0], vectors[1], inner, op.location)
    if summed:
        expression = Reduction("add", expression, summed, op.location)
    return Value(dims, "f32", expression)


def _vectors(value: Value, op: ir.Operation) -> Tensor:
    """The tensor that an operand of a product is; refuses what is computed, or not so narrow."""
    if not isinstance(value.expression, Tensor):
        raise LoweringError(
            "queries and keys must be tensors that fn is given, not computed: compute them before "
            "and pass them, or multiply the scores instead",
            op.location,
        )
    if value.expression.element not in OPERANDS:
        raise LoweringError(
            f"queries and keys must be bfloat16, float16 or float8_e4m3fn, but are "
            f"{value.expression.element}: convert them before, and to FP32 by .float() in fn",
            op.location,
        )
    return value.expression


def _matmul(operands: Operands, type_: TensorType, op: ir.Operation) -> Value:
    left, right = operands[:2]
    rows: Dims = left.dims[-2:-1] if len(left.dims) > 1 else ()
    columns: Dims = right.dims[-1:] if len(right.dims) > 1 else ()
    inner = right.dims[-2] if columns else right.dims[-1]
    unify(left.dims[-1], inner)
    dims = (*broadcast(left.dims[:-2], right.dims[:-2]), *rows, *columns)
    return contract(left, right, dims, type_.element, op)


def _linear(operands: Operands, type_: TensorType, op: ir.Operation) -> Value:
    left, right, bias = operands
    unify(left.dims[-1], right.dims[-1])
    dims = (*left.dims[:-1], *right.dims[:-1])
    product = contract(left, right, dims, type_.element, op)
    if bias is None:
        return product
    total = Maker(op.location).op("arith.addf", product.expression, bias.expression)
    return Value(broadcast(product.dims, bias.dims), "f32", total)


def _inner(operands: Operands, type_: TensorType, op: ir.Operation) -> Value:
    return _linear([*operands, None], type_, op)


def _einsum(operands: Operands, type_: TensorType, op: ir.Operation) -> Value:
    equation, values, _ = operands
    inputs, _, output = equation.replace(" ", "").partition("->")
    terms = inputs.split(",")
    if "." in equation:
        raise LoweringError("an einsum with an ellipsis can't be read: name the axes", op.location)
    if "->" not in equation:
        letters = inputs.replace(",", "")
        output = "".join(sorted(c for c in set(letters) if letters.count(c) == 1))
    named: dict[str, Dim] = {}
    for term, value in zip(terms, values, strict=True):
        if len(set(term)) < len(term):
            raise LoweringError(f"an einsum of a diagonal, {term}, can't be raised", op.location)
        for letter, dim in zip(term, value.dims, strict=True):
            named[letter] = merge(named.get(letter, ()), dim)
    if len(values) == 1:
        raise LoweringError("an einsum of one tensor can't be raised", op.location)
    total, letters = values[0], terms[0]
    for place, (term, value) in enumerate(zip(terms[1:], values[1:], strict=True), 2):
        later = {*output, *"".join(terms[place:])}
        letters = "".join(c for c in dict.fromkeys(letters + term) if c in later)
        if place == len(terms):
            letters = output
        dims = tuple(named[letter] for letter in letters)
        total = contract(total, value, dims, type_.element, op)
    return total


def _reduce(kind: str) -> Callable[[Operands, TensorType, ir.Operation], Value]:
    def rule(operands: Operands, type_: TensorType, op: ir.Operation) -> Value:
        value, numbers, keeps = operands[:3]
        if type_.element != "f32":
            raise LoweringError(f"a reduction in {type_.element} can't be raised", op.location)
        rank = len(value.dims)
        numbers = [numbers] if isinstance(numbers, int) else numbers or range(rank)
        reduced = {number % rank for number in numbers}
        axes = tuple(axis for number in sorted(reduced) for axis in resolved(value.dims[number]))
        dims = tuple(
            () if number in reduced else dim
            for number, dim in enumerate(value.dims)
            if keeps or number not in reduced
        )
        result = _reduction(kind, value.expression, axes, op)
        return Value(dims, "f32", result)

    return rule


def _reduction(kind: str, operand: Expression, axes: tuple[Axis, ...], op: Any) -> Expression:
    if not axes:
        return operand
    make = Maker(op.location)
    match kind:
        case "mean":
            total = Reduction("add", operand, axes, op.location)
            return make.op("arith.divf", total, make.number(size(axes)))
        case "min":
            most = Reduction("max", make.op("arith.negf", operand), axes, op.location)
            return make.op("arith.negf", most)
    return Reduction(kind, operand, axes, op.location)


PRODUCTS: dict[str, Callable[[Operands, TensorType, ir.Operation], Value]] = {
    **dict.fromkeys(
        ("aten.mm", "aten.mv", "aten.bmm", "aten.matmul", "aten.mm.dtype", "aten.bmm.dtype"),
        _matmul,
    ),
    "aten.linear": _linear,
    "aten.inner": _inner,
    "aten.einsum": _einsum,
    "aten.sum.dim_IntList": _reduce("add"),
    "aten.mean.dim": _reduce("mean"),
    "aten.amax": _reduce("max"),
    "aten.max.dim": _reduce("max"),
    "aten.amin": _reduce("min"),
    "aten.min.dim": _reduce("min"),
}
"""The rule of each op, by its name."""

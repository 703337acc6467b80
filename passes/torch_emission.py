# SPDX-License-Identifier: Apache-2.0
"""Builds the op graph of a function's scores, for `raise-topk`."""

from __future__ import annotations

from dataclasses import dataclass, field

from torch_mlir import ir

from winnow.dialects import graph
from winnow.dialects.base import DYNAMIC
from winnow.dialects.build import constant, f32, i1, i32_attr, text_attr
from winnow.errors import LoweringError
from winnow.passes.torch_axes import Dim, resolved, size
from winnow.passes.torch_buffers import Arguments
from winnow.passes.torch_expressions import (
    Constant,
    Elementwise,
    Expression,
    Iota,
    Product,
    Reduction,
    Tensor,
    axes_of,
)
from winnow.passes.torch_roles import Roles, heads_of, sides

PAGE_KEYS = 64
CONDITIONS = ("arith.andi", "arith.ori")
"""The ops whose results are truth values, beside comparisons."""


@dataclass
class Emitter:
    """Emits expressions as ops on scores, at the current insertion point."""

    arguments: Arguments
    roles: Roles
    _emitted: dict[tuple[int, Dim], ir.Value] = field(default_factory=dict)

    def scores(self, expression: Expression, heads: Dim = ()) -> ir.Value:
        """The scores that ``expression`` is, with a head axis if there are ``heads``."""
        pending = [(expression, heads)]
        while pending:
            wanted, of_heads = pending[-1]
            needs = self._needs(wanted, of_heads)
            missing = [need for need in needs if _key(*need) not in self._emitted]
            if missing:
                pending += reversed(missing)
                continue
            pending.pop()
            if _key(wanted, of_heads) not in self._emitted:
                operands = [self._emitted[_key(*need)] for need in needs]
                with wanted.location:
                    value = self._emit(wanted, operands, of_heads)
                self._emitted[_key(wanted, of_heads)] = value
        return self._emitted[_key(expression, heads)]

    def _needs(self, expression: Expression, heads: Dim) -> list[tuple[Expression, Dim]]:
        """What ``expression`` is made of, and with which heads: itself, where it has none."""
        if heads and not axes_of(expression) & set(heads):
            return [(expression, ())]
        match expression:
            case Elementwise(operands=operands):
                return [(operand, heads) for operand in operands]
            case Reduction(operand=operand, axes=axes):
                if heads:
                    message = "heads can't be reduced among scores that have other heads"
                    raise LoweringError(message, expression.location)
                return [(operand, resolved(axes))]
        return []

    def _emit(self, expression: Expression, operands: list[ir.Value], heads: Dim) -> ir.Value:
        if heads and not axes_of(expression) & set(heads):
            element = operands[0].type.element_type
            return _op("winnow.spread_heads", operands, _type(heads, element))
        match expression:
            case Constant(value=value):
                return graph.SplatOp(constant(value, f32()), _type()).result
            case Product():
                return self._product(expression, heads)
            case Reduction(kind=kind):
                return _op("winnow.reduce_heads", operands, _type(), kind=text_attr(kind))
            case Elementwise():
                return _elementwise(expression, operands, heads)
            case Tensor() | Iota():
                return self._tensor(expression, heads)

    def _product(self, product: Product, heads: Dim) -> ir.Value:
        if heads_of(product, self.roles) != set(heads):
            message = "scores of heads meet others before these are reduced to one"
            raise LoweringError(message, product.location)
        queries, keys = sides(product, self.roles.keys)
        if queries.element != keys.element:
            message = f"queries of {queries.element} and keys of {keys.element} must be the same"
            raise LoweringError(message, product.location)
        summed = resolved(product.summed)
        axes = [size(heads), size(summed)] if heads else [size(summed)]
        groups = [self.roles.batch, self.roles.rows, *([heads] if heads else []), summed]
        shape = [None, *axes]
        buffer = self.arguments.add_source("queries", queries, groups, shape, queries.element)
        element = ir.Type.parse(queries.element)
        rows = graph.QueriesOp(buffer, ir.RankedTensorType.get([DYNAMIC, *axes], element)).result
        loaded = self._paged("keys", keys, summed, keys.element)
        return graph.ScoreOp(rows, loaded, _type(heads)).result

    def _paged(self, kind: str, tensor: Tensor | Iota, dim: Dim, element: str) -> ir.Value:
        """The vectors of each key, or its one number."""
        groups = [self.roles.batch, self.roles.keys, dim]
        shape = [None, PAGE_KEYS, size(dim)]
        cache = self.arguments.add_source(kind, tensor, groups, shape, element)
        type_ = ir.RankedTensorType.get([DYNAMIC, DYNAMIC, size(dim)], ir.Type.parse(element))
        table, requests = self.arguments.paging(tensor.location)
        rows = i32_attr(self.roles.request_rows)
        return graph.PagedKeysOp(cache, table, requests, type_, request_rows=rows).result

    def _tensor(self, tensor: Tensor | Iota, heads: Dim) -> ir.Value:
        """Numbers of rows, and of their heads if any; of keys; or of rows and keys."""
        roles, axes = self.roles, axes_of(tensor)
        if not axes & set(roles.keys):
            groups = [roles.batch, roles.rows, *([heads] if heads else [])]
            shape = [None, *([size(heads)] if heads else [])]
            buffer = self.arguments.add_source("per_row", tensor, groups, shape, "f32")
            return _op("winnow.per_row", [buffer], _type(heads))
        if heads:
            message = (
                "a tensor that differs by heads, or by what else is reduced, can't differ by keys "
                "as well: compute what is needed of it before, and pass that"
            )
            raise LoweringError(message, tensor.location)
        if axes <= {*roles.batch, *roles.keys}:
            return _op("winnow.per_key", [self._paged("per_key", tensor, (), "f32")], _type())
        groups = [roles.batch, roles.rows, roles.keys]
        is_mask = isinstance(tensor, Tensor) and tensor.element == "i1"
        element = "i8" if is_mask else "f32"
        buffer = self.arguments.add_source("per_score", tensor, groups, [None, None], element)
        segments = ir.DenseI32ArrayAttr.get([1, 0])
        type_ = _type((), ir.Type.parse(element))
        loaded = _op("winnow.per_score", [buffer], type_, operandSegmentSizes=segments)
        return _op("arith.uitofp", [loaded], _type()) if is_mask else loaded


def _key(expression: Expression, heads: Dim) -> tuple[int, Dim]:
    return id(expression), heads


def _elementwise(expression: Elementwise, operands: list[ir.Value], heads: Dim) -> ir.Value:
    attributes: dict[str, ir.Attribute] = {}
    if expression.predicate is not None:
        i64 = ir.IntegerType.get_signless(64)
        attributes["predicate"] = ir.IntegerAttr.get(i64, expression.predicate)
    is_condition = expression.predicate is not None or expression.op in CONDITIONS
    element = i1() if is_condition else f32()
    return _op(expression.op, operands, _type(heads, element), **attributes)


def _type(heads: Dim = (), element: ir.Type | None = None) -> ir.Type:
    """The type of scores, with so many heads if any."""
    sizes = [DYNAMIC, *([size(heads)] if heads else []), DYNAMIC]
    return ir.RankedTensorType.get(sizes, element or f32())


def _op(
    name: str, operands: list[ir.Value], type_: ir.Type, **attributes: ir.Attribute
) -> ir.Value:
    return ir.Operation.create(name, [type_], operands, attributes).result

# SPDX-License-Identifier: Apache-2.0
"""PyTorch's ops that only rearrange a tensor's dimensions, as `raise-topk` reads them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from torch_mlir import ir

from winnow.errors import LoweringError
from winnow.passes.torch_axes import Axis, Dims, MisfitError, regroup
from winnow.passes.torch_expressions import Value
from winnow.passes.torch_types import TensorType

Operands = Sequence[Any]
"""Operands of an op: ``Value`` for tensors, Python's numbers, strings, lists and ``None`` else."""


def _regroup(operands: Operands, type_: TensorType, op: ir.Operation) -> Value:
    """Whatever keeps the elements in their order, as the result's shape says."""
    try:
        return replace(operands[0], dims=regroup(operands[0].dims, type_.sizes))
    except MisfitError:
        message = f"can't tell which axes the dimensions {list(type_.sizes)} are made of"
        raise LoweringError(message, op.location) from None


def _permute(operands: Operands, type_: TensorType, op: ir.Operation) -> Value:
    value, order = operands
    return replace(value, dims=tuple(value.dims[axis] for axis in order))


def _transpose(operands: Operands, type_: TensorType, op: ir.Operation) -> Value:
    value, first, second = operands
    dims = list(value.dims)
    dims[first], dims[second] = dims[second], dims[first]
    return replace(value, dims=tuple(dims))


def _swap_last(operands: Operands, type_: TensorType, op: ir.Operation) -> Value:
    dims = operands[0].dims
    return replace(operands[0], dims=(*dims[:-2], dims[-1], dims[-2]))


def _reverse(operands: Operands, type_: TensorType, op: ir.Operation) -> Value:
    return replace(operands[0], dims=operands[0].dims[::-1])


def _move(operands: Operands, type_: TensorType, op: ir.Operation) -> Value:
    value, source, target = operands
    rank = len(value.dims)
    dims = list(value.dims)
    dims.insert(target % rank, dims.pop(source))
    return replace(value, dims=tuple(dims))


def _expand(operands: Operands, type_: TensorType, op: ir.Operation) -> Value:
    value = operands[0]
    padded = ((),) * (len(type_.sizes) - len(value.dims)) + value.dims
    dims: Dims = tuple(
        dim if dim or size == 1 else (Axis(size),)
        for dim, size in zip(padded, type_.sizes, strict=True)
    )
    return replace(value, dims=dims)


def _same(operands: Operands, type_: TensorType, op: ir.Operation) -> Value:
    return operands[0]


def _slice(operands: Operands, type_: TensorType, op: ir.Operation) -> Value:
    """A slice of everything."""
    _require_all(operands[0].sizes == list(type_.sizes), op)
    return operands[0]


def _select(operands: Operands, type_: TensorType, op: ir.Operation) -> Value:
    """The only element along a dimension."""
    value, axis, _ = operands
    axis %= len(value.dims)
    _require_all(value.sizes[axis] == 1, op)
    return replace(value, dims=value.dims[:axis] + value.dims[axis + 1 :])


def _require_all(holds: bool, op: ir.Operation) -> None:
    if not holds:
        message = "a part of a tensor can't be taken here: take it before, and pass it"
        raise LoweringError(message, op.location)


VIEWS: dict[str, Callable[[Operands, TensorType, ir.Operation], Value]] = {
    **dict.fromkeys(
        (
            "aten.view",
            "aten.reshape",
            "aten._unsafe_view",
            "aten.flatten.using_ints",
            "aten.unflatten.int",
            "aten.unsqueeze",
            "aten.squeeze",
            "aten.squeeze.dim",
            "aten.squeeze.dims",
        ),
        _regroup,
    ),
    **dict.fromkeys(
        (
            "aten.alias",
            "aten.clone",
            "aten.contiguous",
            "aten.detach",
            "aten.detach_",
            "aten.lift_fresh_copy",
        ),
        _same,
    ),
    "aten.permute": _permute,
    "aten.transpose.int": _transpose,
    "aten.t": _reverse,
    "aten.numpy_T": _reverse,
    "aten.mT": _swap_last,
    "aten.movedim.int": _move,
    "aten.expand": _expand,
    "aten.expand_as": _expand,
    "aten.broadcast_to": _expand,
    "aten.slice.Tensor": _slice,
    "aten.select.int": _select,
}
"""The rule of each op, by its name."""

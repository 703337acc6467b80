# SPDX-License-Identifier: Apache-2.0
"""The rules for indexed accesses to buffers, such as ``tile.load``."""

from collections.abc import Sequence

from torch_mlir import ir

from winnow.dialects.base import memref_of_any_shape, require, scalar, tensor_type

MOST_AXES = 3
"""The most axes that an access takes indices for."""


def check_access(
    buffer: ir.Value, indices: Sequence[ir.Value], mask: ir.Value | None, value: ir.Value
) -> None:
    """Checks an access to ``buffer`` that reads or writes ``value`` where ``mask`` holds."""
    type_ = memref_of_any_shape(buffer, "the buffer")
    require(
        len(indices) == type_.rank,
        f"{type_} takes {type_.rank} indices, but {len(indices)} are given",
    )
    shape = _shape(value)
    element = value.type.element_type if shape else value.type
    require(element == type_.element_type, f"{value.type} does not fit elements of {type_}")
    for axis, index in enumerate(indices):
        _check_index(index, f"index {axis}", shape)
    if mask is not None:
        if shape:
            tensor_type(mask, "the mask", shape, "i1")
        else:
            scalar(mask, "the mask", "i1")


def _check_index(index: ir.Value, what: str, shape: list[int]) -> None:
    if not shape:
        scalar(index, what, "i32")
        return
    sizes = tensor_type(index, what, [None] * len(shape), "i32").shape
    for size, full in zip(sizes, shape, strict=True):
        require(size in (1, full), f"{what} must have sizes of {shape} or 1, but is {index.type}")


def _shape(value: ir.Value) -> list[int]:
    """The shape of a tensor, which must have axes; that of a scalar is empty."""
    if not isinstance(value.type, ir.RankedTensorType):
        return []
    shape = list(value.type.shape)
    require(bool(shape), f"expected a scalar or a tensor with axes, but got {value.type}")
    return shape

# SPDX-License-Identifier: Apache-2.0
"""How the elements of a buffer lie in memory, as far as its type says so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from numbers import Rational

    from torch_mlir import ir

BUFFER_TYPE = "winnow.type"
"""The attribute of a kernel's pointer argument that holds the type of the buffer there."""


@dataclass(frozen=True)
class Layout:
    """The size and the stride (in elements) of each dimension; ``None`` where any will do."""

    sizes: tuple[int | None, ...]
    strides: tuple[int | None, ...]

    @staticmethod
    def of(type_: ir.MemRefType) -> Layout | None:
        """The layout of ``type_``; ``None`` if that doesn't tell where a buffer's elements are."""
        try:
            strides, offset = type_.get_strides_and_offset()
        except RuntimeError:  # other layouts than strided ones
            return None
        if offset != 0 or type_.memory_space is not None:
            return None
        sizes = [
            None if type_.is_dynamic_dim(axis) else size for axis, size in enumerate(type_.shape)
        ]
        known = [
            None if type_.is_dynamic_stride_or_offset(stride) else stride for stride in strides
        ]
        return Layout(tuple(sizes), tuple(known))

    def check(self, name: str, shape: Sequence[int], strides: Sequence[Rational | int]) -> None:
        """Raises ``ValueError`` unless the buffer ``name``, of that ``shape``, is laid out so.

        Any stride will do where it leads nowhere: that of a dimension of one element, and those of
        a buffer without elements.
        """
        if len(shape) != len(self.sizes):
            wanted = f"{len(self.sizes)} dimensions"
            raise ValueError(f"{name} must have {wanted}, but has {len(shape)}")
        for axis, (size, actual) in enumerate(zip(self.sizes, shape, strict=True)):
            if size not in (None, actual):
                what = f"the size of {name}'s dimension {axis}"
                raise ValueError(f"{what} must be {size}, but is {actual}")
        for axis, (stride, step) in enumerate(zip(self.strides, strides, strict=True)):
            if stride not in (None, step) and shape[axis] > 1 and 0 not in shape:
                what = f"the stride of {name}'s dimension {axis}"
                raise ValueError(f"{what} must be {stride}, but is {step}")

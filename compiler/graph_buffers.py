# SPDX-License-Identifier: Apache-2.0
"""The buffers of a graph: which elements they may have, and how these lie in memory."""

from __future__ import annotations

from collections.abc import Sequence

from torch_mlir import ir

from winnow.dialects.base import DYNAMIC
from winnow.graph_checks import require

ELEMENT_BYTES = {"bf16": 2, "f16": 2, "f32": 4, "i32": 4, "i8": 1, "i64": 8, "f8E4M3FN": 1}
"""The element types of buffers, and their sizes. Tensors of bytes are i8."""


def check_elements(dtype: str, alignment: int | None) -> int:
    """Checks the dtype of a buffer and its alignment in bytes: by default, an element's size."""
    require(dtype in list(ELEMENT_BYTES), "dtype", f"one of {', '.join(ELEMENT_BYTES)}", dtype)
    size = ELEMENT_BYTES[dtype]
    alignment = size if alignment is None else alignment
    fits = type(alignment) is int and size <= alignment < 2**31
    power = fits and alignment.bit_count() == 1
    wanted = f"a power of two below 2**31, and at least an element's {size} bytes"
    require(power, "alignment", wanted, alignment)
    return alignment


def memref_type(shape: Sequence[int | None], dtype: str) -> ir.Type:
    """Row-major and packed, but for a dynamic outermost stride from two dimensions on."""
    element = ir.Type.parse(dtype)
    sizes = [DYNAMIC if size is None else size for size in shape]
    if len(sizes) == 1:
        return ir.MemRefType.get(sizes, element)
    strides = [1]
    for size in reversed(sizes[2:]):
        strides.insert(0, strides[0] * size)
    strides.insert(0, ir.ShapedType.get_dynamic_stride_or_offset())
    return ir.MemRefType.get(sizes, element, ir.StridedLayoutAttr.get(0, strides))

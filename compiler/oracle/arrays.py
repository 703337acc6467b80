# SPDX-License-Identifier: Apache-2.0
"""Tensors as NumPy arrays, and bytes as the elements that they stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import ml_dtypes
import numpy as np
from numpy.typing import NDArray
from torch_mlir import ir

if TYPE_CHECKING:
    import torch


BYTES: dict[str, Any] = {"i8": np.int8, "f8E4M3FN": ml_dtypes.float8_e4m3fn}
"""What the bytes of buffers are, by their elements."""


def as_elements(value: Any, type_: ir.Type) -> Any:
    """An argument of ``type_``: of bytes in an array, the elements that they are."""
    is_buffer = isinstance(type_, ir.MemRefType)
    dtype = BYTES.get(str(type_.element_type)) if is_buffer else None
    return value if dtype is None else value.view(dtype)


def to_array(tensor: torch.Tensor) -> NDArray[Any]:
    """A copy of a tensor on any device, with the same bits.

    bf16 becomes ``ml_dtypes.bfloat16``, 8-bit floats ``uint8``.
    """
    import torch

    copy = tensor.detach().cpu().clone(memory_format=torch.contiguous_format)
    if copy.dtype is torch.bfloat16:
        return copy.view(torch.int16).numpy().view(ml_dtypes.bfloat16)
    if copy.is_floating_point() and copy.element_size() == 1:
        copy = copy.view(torch.uint8)
    return copy.numpy()

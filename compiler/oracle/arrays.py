# SPDX-License-Identifier: Apache-2.0
"""Tensors as NumPy arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import ml_dtypes
from numpy.typing import NDArray

if TYPE_CHECKING:
    import torch


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

# SPDX-License-Identifier: Apache-2.0
"""Tensors in the middle of memory that is filled with canaries."""

from __future__ import annotations

import torch

CANARY = {
    torch.int32: 0x5CA1AB1E,
    torch.float32: float("nan"),
    torch.bfloat16: float("nan"),
    torch.uint8: 0x7F,  # NaN as a scale
}


def embed(
    values: torch.Tensor, device: str = "cpu", *, offset: int = 64, row_gap: int = 0
) -> torch.Tensor:
    """A copy of ``values`` after ``offset`` canaries, with ``row_gap`` after each outermost row."""
    packed = values.contiguous()
    strides = list(packed.stride())
    if packed.ndim > 1:
        strides[0] += row_gap
    length = offset + max(1, packed.shape[0]) * strides[0] + 64
    memory = torch.full((length,), CANARY[values.dtype], dtype=values.dtype, device=device)
    view = memory.as_strided(packed.shape, strides, offset)
    view.copy_(packed)
    return view


def memory_of(tensor: torch.Tensor) -> torch.Tensor:
    """All of the memory that ``tensor`` is a view of, flat."""
    length = tensor.untyped_storage().nbytes() // tensor.element_size()
    return tensor.as_strided((length,), (1,), 0)


def start_of(tensor: torch.Tensor) -> int:
    """Where the memory that ``tensor`` is a view of begins."""
    return tensor.untyped_storage().data_ptr()


def view_like(memory: torch.Tensor, tensor: torch.Tensor) -> torch.Tensor:
    """The view of ``memory`` that ``tensor`` is of its own."""
    return memory.as_strided(tensor.shape, tensor.stride(), tensor.storage_offset())

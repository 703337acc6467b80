# SPDX-License-Identifier: Apache-2.0
"""Tensors in the middle of other memory, for functions that write some of them in place."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pytest
import torch
from numpy.typing import NDArray

FILL = 0xA5
"""Every byte between the elements of a tensor and around it."""
MARGIN = 64
"""Bytes before a tensor."""


def inset(
    values: torch.Tensor | NDArray[Any], device: str = "cpu", *, offset: int = 0, row_gap: int = 0
) -> torch.Tensor:
    """A copy of ``values`` in memory of its own, ``offset`` bytes past a multiple of 64.

    There are ``row_gap`` bytes after each outermost row.
    """
    values = torch.as_tensor(values)
    size = values.element_size()
    strides = [math.prod(values.shape[axis + 1 :]) for axis in range(values.ndim)]
    if values.ndim > 1:
        strides[0] += row_gap // size
    length = max(1, len(values)) * max(1, strides[0]) * size + offset + 2 * MARGIN
    memory = torch.full((length // size * size,), FILL, dtype=torch.uint8, device=device)
    start = -memory.data_ptr() % MARGIN + offset
    view = memory[start : start + (length - start) // size * size].view(values.dtype)
    view = view.as_strided(values.shape, strides, view.storage_offset())
    as_bytes(view).copy_(as_bytes(values))
    return view


def as_bytes(tensor: torch.Tensor) -> torch.Tensor:
    """A view of a tensor whose innermost rows are packed, as bytes."""
    return tensor.unsqueeze(-1).view(torch.uint8)


def to_numpy(tensor: torch.Tensor) -> NDArray[Any]:
    """A copy of a tensor; of BF16 and FP8 as the bits."""
    bits = {torch.bfloat16: torch.int16, torch.float8_e4m3fn: torch.uint8}
    return tensor.detach().cpu().clone().view(bits.get(tensor.dtype, tensor.dtype)).numpy()


class Watch:
    """Remembers the memory of tensors, to tell whether what was written there is right."""

    def __init__(self, tensors: Mapping[str, Any]) -> None:
        self._tensors = {
            name: tensor for name, tensor in tensors.items() if isinstance(tensor, torch.Tensor)
        }
        self._before = {name: _memory(tensor) for name, tensor in self._tensors.items()}

    def check(self, **expected: NDArray[Any] | torch.Tensor) -> None:
        """Fails unless tensors hold what is ``expected`` of them, and no other byte has changed."""
        for name, tensor in self._tensors.items():
            memory = self._before[name]
            if name in expected:
                wanted = torch.as_tensor(expected[name]).contiguous().to(tensor.device)
                view = memory.view(tensor.dtype).as_strided(
                    tensor.shape, tensor.stride(), tensor.storage_offset()
                )
                as_bytes(view).copy_(as_bytes(wanted.view(tensor.dtype)))
            wrong = torch.nonzero(_memory(tensor) != memory)
            assert not len(wrong), f"{name} differs from byte {int(wrong[0])} of its memory on"


def _memory(tensor: torch.Tensor) -> torch.Tensor:
    """A copy of all of the memory that a tensor lies in, as bytes."""
    memory = torch.empty(0, dtype=torch.uint8, device=tensor.device)
    return memory.set_(tensor.untyped_storage()).clone()


def refused(
    function: Callable[..., None], arguments: Mapping[str, Any], message: str, **changes: Any
) -> None:
    """Fails unless arguments are refused with ``message``, and nothing is written."""
    watch = Watch(arguments)
    with pytest.raises(ValueError, match=message):
        function(**{**arguments, **changes})
    watch.check()


def rng(seed: int = 0) -> np.random.Generator:
    """The tests' random numbers."""
    return np.random.default_rng(seed)

# SPDX-License-Identifier: Apache-2.0
"""Ways to spoil an argument of the SDSA selection, and the check that it is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from cases import Problem

from winnow.sdsa import indexer_threshold_select


def refused(problem: Problem, message: str, **changes: Any) -> None:
    """Fails unless the arguments are refused with ``message``, and nothing is written."""
    before = {name: tensor.clone() for name, tensor in problem.tensors.items()}
    with pytest.raises(ValueError, match=message):
        indexer_threshold_select(**problem.arguments | changes)
    for name, tensor in problem.tensors.items():
        assert torch.equal(tensor.view(torch.uint8), before[name].view(torch.uint8))


def stretched(tensor: torch.Tensor) -> torch.Tensor:
    """The same values, with the elements of the innermost dimension apart."""
    return torch.stack([tensor, tensor], dim=-1)[..., 0]


def misaligned(tensor: torch.Tensor, by: int) -> torch.Tensor:
    """A copy of a tensor at an address ``by`` bytes past a multiple of 64."""
    data = np.empty(tensor.numel() * tensor.element_size() + 128, np.uint8)
    start = -data.ctypes.data % 64 + by
    memory = torch.from_numpy(data[start : start + tensor.numel() * tensor.element_size()])
    return memory.view(tensor.dtype).view(tensor.shape).copy_(tensor)


WRONG_KINDS: list[tuple[Callable[[torch.Tensor], Any], str]] = [
    (lambda t: t.float().numpy(), "must be a strided torch.Tensor, not ndarray"),
    (lambda t: t.float().to_sparse(), "must be a strided torch.Tensor, not torch.sparse_coo"),
    (lambda t: t.to(torch.int64), r"must be torch\.\w+, not torch.int64"),
    (lambda t: t.to(torch.float16), r"must be torch\.\w+, not torch.float16"),
    (lambda t: t[None], r"must be of shape \[.*\], not \[1, "),
    (lambda t: t[0], r"must be of shape \[.*\], not \["),
    (stretched, r"must be contiguous.*, not of strides \["),
]
"""What makes any tensor one that is refused, and the message after the argument's name."""

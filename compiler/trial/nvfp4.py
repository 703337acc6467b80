# SPDX-License-Identifier: Apache-2.0
"""NVFP4 values in torch, by the dtypes that it has for their parts."""

from __future__ import annotations

import torch
from torch import Tensor

MAGNITUDES = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0)
"""What the E2M1 codes stand for, but for the sign, which is their highest bit."""
BLOCK_BYTES = 8
"""Bytes of values that share a scale."""


def dequantize(values: Tensor, scales: Tensor) -> Tensor:
    """FP32 ``[..., 2 * bytes]`` of bytes with two codes each, and of E4M3 scales."""
    table = torch.tensor([*MAGNITUDES, *(-value for value in MAGNITUDES)], device=values.device)
    packed = values.view(torch.uint8)
    codes = torch.stack([packed & 0xF, packed >> 4], dim=-1)
    each = scales.view(torch.float8_e4m3fn).float().repeat_interleave(BLOCK_BYTES, dim=-1)
    return (table[codes.int()] * each[..., None]).flatten(-2)

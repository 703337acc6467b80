# SPDX-License-Identifier: Apache-2.0
"""What NVFP4 codes and scales stand for."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

BLOCK = 16
"""Values that share a scale."""
MAGNITUDES = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0)
E2M1 = np.array([*MAGNITUDES, *(-value for value in MAGNITUDES)])
"""The value of each code."""
E4M3 = np.arange(256, dtype=np.uint8).view(ml_dtypes.float8_e4m3fn).astype(np.float64)
"""The value of each scale."""


def dequantize(values: NDArray[Any], scales: NDArray[Any]) -> NDArray[np.float64]:
    """Bytes of two codes each, ``[..., B]``, times the scales of their blocks, ``[..., B / 8]``."""
    packed = values.view(np.uint8)
    codes = np.stack([packed & 0xF, packed >> 4], axis=-1).reshape(*scales.shape, BLOCK)
    scaled = E2M1[codes] * E4M3[scales.view(np.uint8)][..., None]
    return scaled.reshape(*values.shape[:-1], 2 * values.shape[-1])

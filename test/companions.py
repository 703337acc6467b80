# SPDX-License-Identifier: Apache-2.0
"""The kernels that are written at the tile level, each in the forms that differ most."""

from __future__ import annotations

from collections.abc import Callable

from winnow.kernels import finish, nth_score, quantize, sample, sample_thresholds, thresholds
from winnow.kernels.tile_kernel import TileKernel

KERNELS: dict[str, Callable[[], TileKernel]] = {
    "bf16 sample": lambda: sample._kernel(is_nvfp4=False),
    "nvfp4 sample": lambda: sample._kernel(is_nvfp4=True),
    "i32 thresholds": lambda: thresholds._kernel("i32"),
    "i64 thresholds": lambda: thresholds._kernel("i64"),
    "small sample": lambda: sample_thresholds._kernel(nth_score.LEAST_CHUNK),
    "large sample": lambda: sample_thresholds._kernel(sample_thresholds.MOST_CHUNK),
    "small top-k": lambda: finish._kernel(nth_score.LEAST_CHUNK),
    "large top-k": lambda: finish._kernel(finish.MOST_CHUNK),
    "aligned quantizer": lambda: quantize._kernel("bf16", "i64", "f16", "i32", aligned=True),
    "quantizer": lambda: quantize._kernel("f16", "i32", "bf16", "i64", aligned=False),
}

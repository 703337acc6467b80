# SPDX-License-Identifier: Apache-2.0
"""Queries and keys of 128 elements in each format that the SDSA selection takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

HEAD_DIM, BLOCK = 128, 16
CODES = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6])
"""The values of NVFP4's positive codes; those of negative ones are 8 more."""
SCALES = {0x30: 0.5, 0x38: 1.0, 0x40: 2.0}
"""Some scales. With these, scores are exact in FP32 in whatever order they are summed."""
ONE, NAN = 0x38, 0x7F

both_formats = pytest.mark.parametrize("nvfp4", [False, True], ids=["bf16", "nvfp4"])


@dataclass
class Vectors:
    """``values`` ``[..., 128]``, and what holds them: themselves, or NVFP4 codes and scales."""

    values: NDArray[Any]
    data: NDArray[Any]
    scales: NDArray[np.uint8] | None = None

    def arguments(self, data: str, scales: str) -> dict[str, Any]:
        """The arrays by the names of the arguments that take them."""
        return {data: self.data} | ({} if self.scales is None else {scales: self.scales})


def random_vectors(random: np.random.Generator, shape: Sequence[int], *, nvfp4: bool) -> Vectors:
    """Small integers, or random codes and scales."""
    if not nvfp4:
        values = random.integers(-15, 16, (*shape, HEAD_DIM))
        return Vectors(values, values)
    codes = random.integers(0, 16, (*shape, HEAD_DIM))
    scales = random.choice(list(SCALES), (*shape, HEAD_DIM // BLOCK))
    each = np.vectorize(SCALES.get)(scales).repeat(BLOCK, axis=-1)
    values = np.concatenate([CODES, -CODES])[codes] * each
    return Vectors(values, pack(codes), scales.astype(np.uint8))


def pack(codes: NDArray[Any]) -> NDArray[np.uint8]:
    """NVFP4 codes as bytes, the one of even index in the low half."""
    return (codes[..., 0::2] | codes[..., 1::2] << 4).astype(np.uint8)


def scored(rows: int, scores: NDArray[Any], *, nvfp4: bool) -> tuple[Vectors, Vectors]:
    """Queries, and keys that any of them scores as ``scores`` says.

    In NVFP4 that may be NaN, or a multiple of 0.5 up to 768 in magnitude.
    """
    query, keys = np.zeros((rows, HEAD_DIM)), np.zeros((*scores.shape, HEAD_DIM))
    if not nvfp4:
        query[:, 0], keys[..., 0] = 1, scores
        return Vectors(query, query), Vectors(keys, keys)
    query[:] = 1
    ones = np.full((rows, HEAD_DIM // BLOCK), ONE, np.uint8)
    scales = np.full((*scores.shape, HEAD_DIM // BLOCK), ONE, np.uint8)
    scales[np.isnan(scores)] = NAN
    left, codes = np.abs(np.nan_to_num(scores)), np.zeros(keys.shape, np.int64)
    for element in range(HEAD_DIM):
        codes[..., element] = np.searchsorted(CODES, left, side="right") - 1
        left -= CODES[codes[..., element]]
    assert not left.any()
    codes += 8 * np.signbit(scores)[..., None]
    queries = Vectors(query, pack(np.full(query.shape, 2)), ones)
    return queries, Vectors(keys, pack(codes), scales)

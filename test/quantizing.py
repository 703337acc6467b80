# SPDX-License-Identifier: Apache-2.0
"""Inputs of the NVFP4 quantizer that several tests share, and what becomes of them, in NumPy."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import torch
from movement import Watch, inset, rng, to_numpy
from numpy.typing import NDArray

from winnow.sdsa import quantize_write_index_qk_nvfp4

SCALES = np.arange(127, dtype=np.uint8).view(ml_dtypes.float8_e4m3fn).astype(np.float64)
"""The finite E4M3 numbers that are not negative, by code."""
VALUES = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6])
"""The E2M1 numbers that are not negative, by code."""
FLOATS = [torch.bfloat16, torch.float16]
BLOCK, DIM, PAGE = 16, 128, 64


def nearest(values: NDArray[np.float64], table: NDArray[np.float64]) -> NDArray[np.uint8]:
    """The codes of the numbers in ``table`` nearest to ``values``, even ones on ties.

    All of it is exact in float64 for values of 24 bits.
    """
    middles = (table[:-1] + table[1:]) / 2
    below = np.searchsorted(middles, values, side="left")
    tied = (below < len(middles)) & (middles[np.minimum(below, len(middles) - 1)] == values)
    return (below + (tied & (below % 2 == 1))).astype(np.uint8)


def quantized(values: torch.Tensor) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """The bytes ``[n, 64]`` and scales ``[n, 8]`` of rows of values."""
    blocks = values.float().numpy().reshape(len(values), DIM // BLOCK, BLOCK)
    magnitudes = np.abs(blocks)
    largest = np.where(np.isnan(magnitudes), 0, magnitudes).max(axis=2)
    # 6 * a middle has few bits, so that this compares exact numbers.
    scales = nearest(largest.astype(np.float64), 6 * SCALES)
    with np.errstate(divide="ignore", invalid="ignore"):
        factors = np.where(scales == 0, 0, np.float32(1) / SCALES[scales].astype(np.float32))
        products = magnitudes * factors[..., None].astype(np.float32)
    codes = nearest(products.astype(np.float64), VALUES) | np.where(np.signbit(blocks), 8, 0)
    codes = np.where(np.isnan(blocks), 7, codes).reshape(len(values), DIM // 2, 2)
    return (codes[..., 0] | codes[..., 1] << 4).astype(np.uint8), scales


def problem(
    device: str,
    *,
    dtypes: tuple[Any, Any] = (torch.bfloat16, torch.bfloat16),
    places: tuple[Any, Any] = (np.int64, np.int64),
    tokens: int = 37,
    queries: int = 21,
    offset: int = 0,
    row_gap: int = 0,
) -> dict[str, torch.Tensor]:
    """Good arguments: some slots and rows are negative or past the end, none is there twice."""
    generator = rng(3)
    pages, rows = 2, 30
    layout = {"offset": offset, "row_gap": row_gap}
    slots = generator.permutation(np.arange(-40, pages * PAGE + 40))[:tokens]
    query_rows = generator.permutation(np.arange(-9, rows + 9))[:queries]
    outputs: dict[str, tuple[int, ...]] = {
        "key_cache": (pages, PAGE, 64),
        "key_scales": (pages, PAGE, 8),
        "packed_query": (rows, 64),
        "query_scales": (rows, 8),
    }
    outer = {"offset": offset // 16 * 16, "row_gap": row_gap // 16 * 16}
    inputs = {
        name: torch.tensor(generator.standard_normal((count, DIM))).to(dtype)
        for name, count, dtype in zip(("key", "query"), (tokens, queries), dtypes, strict=True)
    }
    tensors = {
        "key": inset(inputs["key"], device, **layout),
        "slots": inset(slots.astype(places[0]), device, offset=offset // 8 * 8),
        "query": inset(inputs["query"], device, **layout),
        "query_rows": inset(query_rows.astype(places[1]), device, offset=offset // 8 * 8),
    }
    for name, shape in outputs.items():
        where = outer if name.startswith("key") else layout
        tensors[name] = inset(np.full(shape, 0x5A, np.uint8), device, **where)
    return tensors


def check(tensors: dict[str, torch.Tensor]) -> None:
    """Runs it and compares all memory with what a loop over tokens and queries gives."""
    watch = Watch(tensors)
    written = {}
    for name, place, targets in (
        ("key", "slots", ("key_cache", "key_scales")),
        ("query", "query_rows", ("packed_query", "query_scales")),
    ):
        results = quantized(tensors[name].cpu())
        for target, rows in zip(targets, results, strict=True):
            written[target] = to_numpy(tensors[target])
            flat = written[target].reshape(-1, rows.shape[1])
            for row, index in zip(rows, tensors[place].tolist(), strict=True):
                if 0 <= index < len(flat):
                    flat[index] = row
    quantize_write_index_qk_nvfp4(**tensors)
    watch.check(**written)

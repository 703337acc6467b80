# SPDX-License-Identifier: Apache-2.0
"""Inputs of the key sample that several tests share, and what becomes of them, in NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from movement import Watch, inset, rng, to_numpy

from winnow.sdsa import gather_key_sample

PAGE = 64


def problem(
    device: str = "cpu",
    *,
    nvfp4: bool = False,
    pages: int = 9,
    requests: int = 3,
    blocks: int = 6,
    capacity: int = 256,
    samples_per_run: int = 50,
    pages_per_run: int = 1,
    offset: int = 0,
    row_gap: int = 0,
    seed: int = 0,
) -> dict[str, Any]:
    """Good arguments, with random bits for keys, and pages of which some are not in the cache."""
    generator = rng(seed)

    def random_bits(dtype: torch.dtype, *shape: int) -> torch.Tensor:
        bits = np.uint8 if dtype == torch.uint8 else np.int16
        limits = np.iinfo(bits)
        values = generator.integers(limits.min, limits.max, shape, bits, endpoint=True)
        return torch.tensor(values).view(dtype)

    layout = {"offset": offset, "row_gap": row_gap}
    table = generator.integers(-2, pages + 2, (requests, blocks)).astype(np.int32)
    ends = generator.integers(-5, capacity + 40, requests).astype(np.int32)
    offsets = generator.integers(0, min(PAGE * pages_per_run, 256), capacity).astype(np.uint8)
    key = (torch.uint8, 64) if nvfp4 else (torch.bfloat16, 128)
    keys = random_bits(key[0], pages, PAGE, key[1])
    sample = random_bits(key[0], requests, capacity, key[1])
    arguments: dict[str, Any] = {
        "key_cache": inset(keys, device, **layout),
        "block_table": inset(table, device, offset=offset // 4 * 4, row_gap=row_gap // 4 * 4),
        "offsets": inset(offsets, device, offset=offset),
        "sample_ends": inset(ends, device, offset=offset // 4 * 4),
        "sample_keys": inset(sample, device, **layout),
        "samples_per_run": samples_per_run,
        "pages_per_run": pages_per_run,
    }
    if nvfp4:
        scales = random_bits(torch.uint8, pages, PAGE, 8)
        arguments["key_scales"] = inset(scales, device, offset=8, row_gap=row_gap // 2)
        sample_scales = random_bits(torch.uint8, requests, capacity, 8)
        arguments["sample_scales"] = inset(sample_scales, device, offset=8, row_gap=row_gap // 2)
    return arguments


def check(arguments: dict[str, Any]) -> None:
    """Runs it and compares all memory with what a loop over requests and slots gives."""
    pairs = [("sample_keys", "key_cache")]
    if "key_scales" in arguments:
        pairs.append(("sample_scales", "key_scales"))
    written = {target: to_numpy(arguments[target]) for target, _ in pairs}
    sources = {source: to_numpy(arguments[source]) for _, source in pairs}
    table, ends = to_numpy(arguments["block_table"]), to_numpy(arguments["sample_ends"])
    offsets = arguments["offsets"].tolist()
    run_keys = PAGE * arguments["pages_per_run"]
    for request, end in enumerate(ends):
        for slot in range(min(int(end), len(offsets))):
            key = slot // arguments["samples_per_run"] * run_keys + offsets[slot]
            if key // PAGE >= table.shape[1]:
                continue
            page = table[request, key // PAGE]
            if not 0 <= page < len(arguments["key_cache"]):
                continue
            for target, source in pairs:
                written[target][request, slot] = sources[source][page, key % PAGE]
    watch = Watch(arguments)
    gather_key_sample(**arguments)
    watch.check(**{name: torch.tensor(values) for name, values in written.items()})

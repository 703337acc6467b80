# SPDX-License-Identifier: Apache-2.0
"""Makes queries and keys whose scores are exact in FP32.

They are small integers, or NVFP4 with scales that are small powers of two. Pages that no request
has are NaN.
"""

from __future__ import annotations

import math

import torch
from torch import Tensor

from winnow.trial.draft import Draft
from winnow.trial.paging import page_count

DTYPES = {
    "bf16": torch.bfloat16,
    "f16": torch.float16,
    "f32": torch.float32,
    "i32": torch.int32,
    "i8": torch.uint8,
}
LARGEST = 15
"""The largest element of queries and keys."""
LEAST_SCALE = 0x30
"""The E4M3 code of 0.5; that of twice as much is 8 more."""
NAN_SCALE = 0x7F


def make_vectors(draft: Draft) -> None:
    """Adds queries, the caches of keys, and factors that leave scores exact."""
    for name in draft.roles.queries:
        if name not in draft.values:
            draft.values[name] = _elements(draft, name, draft.sizes.rows)
    for keys in draft.roles.keys:
        if keys.cache not in draft.values:
            cache = _elements(draft, keys.cache, page_count(draft, keys))
            draft.values[keys.cache] = cache
            _poison(draft, cache, keys.cache)
    for name in draft.roles.scales:
        draft.values.setdefault(name, 2.0 ** draft.integer(-2, 3))


def _elements(draft: Draft, name: str, count: int) -> Tensor:
    """The tensor ``name`` of ``count`` rows or pages: integers, pairs of codes, or scales."""
    type_ = draft.roles.types[name]
    shape = [count, *(size for size in type_.shape or () if size is not None)]
    if type_.element == "i8":
        whole = torch.empty(shape, dtype=torch.uint8, device=draft.device)
        if name in draft.roles.block_scales:
            return whole.random_(3, generator=draft.random) * 8 + LEAST_SCALE
        return whole.random_(256, generator=draft.random)
    whole = torch.empty(shape, dtype=torch.int8, device=draft.device)
    whole.random_(-LARGEST, LARGEST + 1, generator=draft.random)
    return whole.to(DTYPES[type_.element])


def _poison(draft: Draft, cache: Tensor, name: str) -> None:
    """Makes NaN of all keys in pages that no table names."""
    unused = torch.ones(len(cache), dtype=torch.bool, device=draft.device)
    for keys in draft.roles.keys:
        if keys.cache == name:
            ids = draft.values[keys.block_table].flatten().long()
            unused[ids[(ids >= 0) & (ids < len(cache))]] = False
    cache[unused] = math.nan if cache.is_floating_point() else NAN_SCALE

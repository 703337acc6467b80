# SPDX-License-Identifier: Apache-2.0
"""Makes queries, keys and what else scores come from, so that scores are exact in FP32.

Queries and keys are small integers, or NVFP4 with scales that are small powers of two. So are the
numbers of keys, while those of rows and of scores are small integers; what is only added to scores
is partly a mask. Pages that no request has are NaN.
"""

from __future__ import annotations

import math

import torch
from torch import Tensor

from winnow.trial.draft import Draft
from winnow.trial.exact import EXACT_FP8_INTEGERS, EXACT_INTEGERS
from winnow.trial.paging import page_count
from winnow.trial.roles import PerScore, Type

DTYPES = {
    "bf16": torch.bfloat16,
    "f16": torch.float16,
    "f32": torch.float32,
    "i32": torch.int32,
    "i8": torch.uint8,
    "f8E4M3FN": torch.float8_e4m3fn,
}
LARGEST = 127
"""The largest element of queries and keys: scores of many keys seldom tie."""
LARGEST_OF_HEADS = 15
"""That of queries with several heads and of their keys, and that of E4M3."""
LARGEST_FACTOR = 4
"""The largest number of a row or of a score: of up to 128 heads, FP32 sums such multiples."""
MASKED = 8
"""Of as many numbers of a mask, about one is ``-inf``."""
LEAST_SCALE = 0x30
"""The E4M3 code of 0.5; that of twice as much is 8 more."""
NAN_CODE = 0x7F
"""The E4M3 code of a NaN."""


def make_vectors(draft: Draft) -> None:
    """Adds queries, the caches of keys, and what else scores are made of."""
    for name in (*draft.roles.queries, *draft.roles.per_row):
        if name not in draft.values:
            draft.values[name] = _elements(draft, name, draft.sizes.rows)
    for each in draft.roles.per_score:
        if each.buffer not in draft.values:
            draft.values[each.buffer] = _per_score(draft, each)
    for keys in draft.roles.keys:
        if keys.cache not in draft.values:
            cache = _elements(draft, keys.cache, page_count(draft, keys))
            draft.values[keys.cache] = cache
            _poison(draft, cache, keys.cache)
    for name in draft.roles.scales:
        draft.values.setdefault(name, 2.0 ** draft.integer(-2, 3))


def _elements(draft: Draft, name: str, count: int) -> Tensor:
    """The tensor ``name`` of ``count`` rows or pages: integers, pairs of codes, or scales."""
    roles = draft.roles
    type_ = roles.types[name]
    shape = [count, *(size for size in type_.shape or () if size is not None)]
    if type_.element == "i8":
        whole = torch.empty(shape, dtype=torch.uint8, device=draft.device)
        if name in roles.block_scales:
            return whole.random_(3, generator=draft.random) * 8 + LEAST_SCALE
        return whole.random_(256, generator=draft.random)
    if name in roles.per_row:
        return draft.small_integers(LARGEST_FACTOR, shape).float()
    if type_.element == "f32":  # a number of each key
        return 2.0 ** draft.small_integers(1, shape)
    integers = draft.small_integers(_largest(type_, roles.heads), shape)
    return integers.to(torch.bfloat16).to(DTYPES[type_.element])


def _largest(type_: Type, heads: int) -> int:
    """The largest element of queries and keys.

    FP32 is to sum products exactly, of several heads too; Hopper, where it is E4M3.
    """
    assert type_.shape is not None
    assert type_.shape[-1] is not None
    if type_.element != "f8E4M3FN" and heads == 1:
        return min(LARGEST, max(1, math.isqrt(EXACT_INTEGERS // type_.shape[-1])))
    return min(LARGEST_OF_HEADS, max(1, math.isqrt(EXACT_FP8_INTEGERS // type_.shape[-1])))


def _per_score(draft: Draft, each: PerScore) -> Tensor:
    """Numbers of rows and keys: a bit in each byte, or integers, of which some may be ``-inf``."""
    columns = draft.sizes.keys
    if each.positions is not None:
        columns = max(1, int(draft.values[each.positions].max()) + 1)
    shape = (draft.sizes.rows, columns)
    if draft.roles.types[each.buffer].element == "i8":
        return draft.integers(0, 2, shape).to(torch.uint8)
    numbers = draft.small_integers(LARGEST_FACTOR, shape).float()
    if each.is_added:
        numbers[draft.integers(0, MASKED, shape) == 0] = -math.inf
    return numbers


def _poison(draft: Draft, cache: Tensor, name: str) -> None:
    """Makes NaN of all keys in pages that no table names."""
    unused = torch.ones(len(cache), dtype=torch.bool, device=draft.device)
    for keys in draft.roles.keys:
        if keys.cache == name:
            ids = draft.values[keys.block_table].flatten().long()
            unused[ids[(ids >= 0) & (ids < len(cache))]] = False
    if cache.element_size() > 1:
        cache[unused] = math.nan
    else:
        cache.view(torch.uint8)[unused] = NAN_CODE

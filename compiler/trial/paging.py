# SPDX-License-Identifier: Apache-2.0
"""Makes requests: the rows that belong to each, its keys, and the pages that hold them."""

from __future__ import annotations

import math

import torch
from torch import Tensor

from winnow.trial.draft import Draft
from winnow.trial.roles import PagedKeys
from winnow.trial.sizes import SPREAD

MOST_FEWER = 100
"""By how many keys, at most, other requests are shorter than the longest."""
SPARE = 16
"""For as many pages that are in use, there is one that is not."""
NO_PAGES = (-1, 2**30)
"""Page ids outside of any cache."""


def make_requests(draft: Draft) -> tuple[Tensor, Tensor]:
    """Adds what says where keys are; returns each row's request, and each request's keys.

    Both are int32. Keys are counted as scores are: of sampled keys, only samples are.
    """
    owners = _owners(draft)
    contexts = [_context(draft, request, owners) for request in range(draft.sizes.requests)]
    for keys in draft.roles.keys:
        draft.values.setdefault(keys.requests, owners[:: keys.request_rows].contiguous())
    for name in draft.roles.positions:
        if name not in draft.values:
            draft.values[name] = _positions(draft, name)
    for keys in draft.roles.keys:
        if keys.block_table not in draft.values:
            draft.values[keys.block_table] = _block_table(draft, keys, contexts)
    return owners, torch.tensor(contexts, dtype=torch.int32, device=draft.device)


def page_count(draft: Draft, keys: PagedKeys) -> int:
    """The pages of a cache: as many as a given one has that is seen through the same table."""
    caches = [other.cache for other in _sharing(draft, keys)]
    given = [len(draft.values[cache]) for cache in caches if cache in draft.values]
    used = draft.sizes.requests * _blocks(draft, keys, draft.sizes.keys)
    return min(given, default=used + used // SPARE + 1)


def _owners(draft: Draft) -> Tensor:
    """The request of each row: as given, else 0 for the first run of rows, then all in turn."""
    rows = torch.arange(draft.sizes.rows, dtype=torch.int32, device=draft.device)
    for keys in draft.roles.keys:
        if keys.requests in draft.values:
            return draft.values[keys.requests][rows // keys.request_rows]
    runs = rows // draft.roles.run_rows
    others = max(1, draft.sizes.requests - 1)
    owners = torch.where(runs > 0, 1 + (runs - 1) % others, 0)
    return owners.clamp(max=draft.sizes.requests - 1).int()


def _context(draft: Draft, request: int, owners: Tensor) -> int:
    """How many keys a request has: all of them the last one, slightly fewer the others."""
    rows, keys = int((owners == request).sum()), draft.sizes.keys
    if request == owners[0] and rows < len(owners):
        return min(rows, keys)
    fewer = min(MOST_FEWER, keys // 8)
    is_last = request == draft.sizes.requests - 1
    return keys - (0 if is_last else draft.integer(0, fewer + 1))


def _positions(draft: Draft, name: str) -> Tensor:
    """Where the samples are among the keys of a request: ascending, all different."""
    limits = [
        keys.page_keys * draft.values[keys.block_table].shape[1]
        for keys in draft.roles.keys
        if keys.positions == name and keys.block_table in draft.values
    ]
    limits += [
        draft.values[each.buffer].shape[1]
        for each in draft.roles.per_score
        if each.positions == name and each.buffer in draft.values
    ]
    keys = min(limits, default=SPREAD * draft.sizes.keys)
    drawn = torch.randperm(keys, generator=draft.random, device=draft.device)
    return drawn[: draft.sizes.keys].sort().values.int()


def _block_table(draft: Draft, keys: PagedKeys, contexts: list[int]) -> Tensor:
    """Pages in random order, each once if there are enough; none past a request's keys."""
    shape = (draft.sizes.requests, _blocks(draft, keys, draft.sizes.keys))
    pages = page_count(draft, keys)
    ids = torch.randperm(pages, generator=draft.random, device=draft.device)
    ids = ids.repeat(-(-math.prod(shape) // pages))[: math.prod(shape)]
    table = ids.reshape(shape).int()
    for row, context in zip(table, contexts, strict=True):
        unused = row[_blocks(draft, keys, context) :]
        unused[::2], unused[1::2] = NO_PAGES
    return table


def _blocks(draft: Draft, keys: PagedKeys, context: int) -> int:
    """How many pages of a request hold the keys that are scored in a context."""
    sharing = _sharing(draft, keys)
    return max(-(-_end(draft, other, context) // other.page_keys) for other in sharing)


def _end(draft: Draft, keys: PagedKeys, context: int) -> int:
    """The number of a request's last key that is scored in a context, and one."""
    if keys.positions is None:
        return context
    positions = draft.values[keys.positions][:context]
    return max(0, int(positions.max()) + 1) if len(positions) else 0


def _sharing(draft: Draft, keys: PagedKeys) -> list[PagedKeys]:
    """The sets of keys that are seen through the same block table."""
    return [other for other in draft.roles.keys if other.block_table == keys.block_table]

# SPDX-License-Identifier: Apache-2.0
"""Makes inputs of a selection by the role that each argument plays in its graph.

Keys lie in random pages, in random order. Rows are causal: a request's rows are the last of its
keys. The first request is a new one, without other keys. Pages that no request has are NaN.
Queries and keys are small integers, or NVFP4 with scales that are small powers of two: their scores
are exact in FP32. What thresholds do is for the caller to say.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import torch
from rich.progress import Progress
from torch import Tensor
from torch_mlir import ir

from winnow.trial.kinds import FIT
from winnow.trial.roles import PagedKeys, Roles
from winnow.trial.scores import Scorer
from winnow.trial.sizes import Sizes
from winnow.trial.thresholds import FILTER_RANK, make_thresholds

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
MOST_FEWER = 100
"""By how many keys, at most, other requests are shorter than the longest."""
SPARE = 16
"""For as many pages that are in use, there is one that is not."""
NO_PAGES = (-1, 2**30)
"""Page ids outside of any cache."""
POISON = -0x21524111
"""What slots and ranges hold before the selection."""
LEAST_TILE = 16
"""Rows of the smallest row tile that a plan may have."""


def make_inputs(
    module: ir.Module,
    roles: Roles,
    sizes: Sizes,
    given: Mapping[str, Any],
    device: torch.device,
    seed: int,
    progress: Progress,
    thresholds: str = FIT,
) -> dict[str, Any]:
    """The tensors and scalars of the graph in ``module``: those ``given``, the others made.

    ``thresholds`` is one of ``kinds.KINDS``.

    Raises ``ValueError`` for an argument that has no role.
    """
    maker = _Maker(roles, sizes, given, device, seed)
    maker.make_requests()
    maker.make_vectors()
    maker.make_outputs()
    values = maker.values
    if roles.thresholds not in values:
        scorer = Scorer(module, roles, values)
        capacity = values[roles.candidates].shape[1] - roles.top_k
        values[roles.thresholds] = make_thresholds(
            thresholds, scorer, roles.top_k, capacity, seed, progress
        )
    for name in roles.types:
        if name not in values:
            raise ValueError(f"{name} plays no part in the selection: give it with --input")
    return {name: values[name] for name in roles.types}


class _Maker:
    """Makes what is not in ``values`` yet."""

    def __init__(
        self,
        roles: Roles,
        sizes: Sizes,
        given: Mapping[str, Any],
        device: torch.device,
        seed: int,
    ) -> None:
        self.values = {roles.max_context: sizes.keys, **given}
        self._roles = roles
        self._sizes = sizes
        self._device = device
        self._random = torch.Generator(device).manual_seed(seed)

    def make_requests(self) -> None:
        """The request of each row, the keys that rows see, and the pages that hold them."""
        owners = self._owners()
        contexts = [self._context(request, owners) for request in range(self._sizes.requests)]
        ends = torch.full_like(owners, self._sizes.keys)
        for request, context in enumerate(contexts):
            rows = (owners == request).nonzero().flatten()
            ends[rows] = context - torch.arange(len(rows), device=self._device).flip(0).int()
        self.values.setdefault(self._roles.row_ends, ends)
        for keys in self._roles.keys:
            self.values.setdefault(keys.requests, owners[:: keys.request_rows].contiguous())
            if keys.block_table not in self.values:
                self.values[keys.block_table] = self._block_table(keys, contexts)

    def make_vectors(self) -> None:
        """Queries, the caches of keys, and factors that leave scores exact."""
        for name in self._roles.queries:
            if name not in self.values:
                self.values[name] = self._elements(name, self._sizes.rows)
        for keys in self._roles.keys:
            if keys.cache not in self.values:
                cache = self._elements(keys.cache, self._page_count(keys))
                self.values[keys.cache] = cache
                self._poison(cache, keys.cache)
        for name in self._roles.scales:
            self.values.setdefault(name, 2.0 ** self._integer(-2, 3))

    def make_outputs(self) -> None:
        """Counters and arrivals of zero, ranges, and slots for three times ``top_k`` keys."""
        rows, roles = self._sizes.rows, self._roles
        slots = roles.top_k + 2 * (roles.top_k or FILTER_RANK)
        self._fill(roles.counters, (rows, 2), 0)
        self._fill(roles.candidates, (rows, slots, 2), POISON)
        self._fill(roles.arrivals, (-(-rows // LEAST_TILE),), 0)
        self._fill(roles.ranges, (2, rows), POISON)

    def _fill(self, name: str | None, shape: tuple[int, ...], value: int) -> None:
        """Makes the buffer ``name``, if there is one, of one integer."""
        if name is not None and name not in self.values:
            self.values[name] = torch.full(shape, value, dtype=torch.int32, device=self._device)

    def _owners(self) -> Tensor:
        """The request of each row: as given, else 0 for the first run of rows, then all in turn."""
        rows = torch.arange(self._sizes.rows, dtype=torch.int32, device=self._device)
        for keys in self._roles.keys:
            if keys.requests in self.values:
                return self.values[keys.requests][rows // keys.request_rows]
        runs = rows // math.lcm(*(keys.request_rows for keys in self._roles.keys))
        others = max(1, self._sizes.requests - 1)
        owners = torch.where(runs > 0, 1 + (runs - 1) % others, 0)
        return owners.clamp(max=self._sizes.requests - 1).int()

    def _context(self, request: int, owners: Tensor) -> int:
        """How many keys a request has: all of them the last one, slightly fewer the others."""
        rows = int((owners == request).sum())
        if request == owners[0] and rows < len(owners):
            return min(rows, self._sizes.keys)
        fewer = min(MOST_FEWER, self._sizes.keys // 8)
        is_last = request == self._sizes.requests - 1
        return self._sizes.keys - (0 if is_last else self._integer(0, fewer + 1))

    def _block_table(self, keys: PagedKeys, contexts: list[int]) -> Tensor:
        """Pages in random order, each once if there are enough; none past a request's keys."""
        shape = (self._sizes.requests, self._blocks(keys))
        pages = self._page_count(keys)
        ids = torch.randperm(pages, generator=self._random, device=self._device)
        ids = ids.repeat(-(-math.prod(shape) // pages))[: math.prod(shape)]
        table = ids.reshape(shape).int()
        for row, context in zip(table, contexts, strict=True):
            unused = row[-(-context // keys.page_keys) :]
            unused[::2], unused[1::2] = NO_PAGES
        return table

    def _blocks(self, keys: PagedKeys) -> int:
        return -(-self._sizes.keys // keys.page_keys)

    def _page_count(self, keys: PagedKeys) -> int:
        """The pages of a cache: as many as a given one has that is seen through the same table."""
        caches = [
            other.cache for other in self._roles.keys if other.block_table == keys.block_table
        ]
        given = [len(self.values[cache]) for cache in caches if cache in self.values]
        used = self._sizes.requests * self._blocks(keys)
        return min(given, default=used + used // SPARE + 1)

    def _poison(self, cache: Tensor, name: str) -> None:
        """Makes NaN of all keys in pages that no table names."""
        unused = torch.ones(len(cache), dtype=torch.bool, device=self._device)
        for keys in self._roles.keys:
            if keys.cache == name:
                ids = self.values[keys.block_table].flatten().long()
                unused[ids[(ids >= 0) & (ids < len(cache))]] = False
        cache[unused] = math.nan if cache.is_floating_point() else NAN_SCALE

    def _elements(self, name: str, count: int) -> Tensor:
        """The tensor ``name`` of ``count`` rows or pages: integers, pairs of codes, or scales."""
        type_ = self._roles.types[name]
        shape = [count, *(size for size in type_.shape or () if size is not None)]
        if type_.element == "i8":
            whole = torch.empty(shape, dtype=torch.uint8, device=self._device)
            if name in self._roles.block_scales:
                return whole.random_(3, generator=self._random) * 8 + LEAST_SCALE
            return whole.random_(256, generator=self._random)
        whole = torch.empty(shape, dtype=torch.int8, device=self._device)
        whole.random_(-LARGEST, LARGEST + 1, generator=self._random)
        return whole.to(DTYPES[type_.element])

    def _integer(self, low: int, high: int) -> int:
        return int(torch.randint(low, high, (), generator=self._random, device=self._device))

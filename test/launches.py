# SPDX-License-Identifier: Apache-2.0
"""Many launches of a selection at drawn thresholds, each checked on the device that it runs on."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Protocol

import torch
from cases import POISON, TILE_ROWS, Problem
from indexing import Indexing

SHARES = (0.0, 0.0, 0.0, 0.01, 0.1, 0.5, 1.0)
"""How many rows of a tile get thresholds that most miss their top-k by."""
OUTPUTS = ("thresholds", "counters", "candidates", "arrivals", "ranges")
WHAT = ("arrivals", "counters", "thresholds", "ranges", "keys above", "ties", "stored scores")
"""What may be wrong with a row; arrivals are all rows'."""
BANK = 64
"""Launches whose thresholds are drawn at a time."""
SHOWN = 4
"""Rows that a message lists."""


class Selection(Protocol):
    """A selection with repair, and what it is called with."""

    @property
    def tensors(self) -> Mapping[str, torch.Tensor]: ...

    @property
    def top_k(self) -> int: ...

    def run(self) -> None:
        """Makes the selection."""


class Launches:
    """Launches of a selection by ``scores``, of keys that are ``there``, both ``[rows, keys]``.

    ``tile_rows`` rows at a time share a request. Scores are finite. Each launch is at other
    thresholds, by which no, some or all rows of a tile miss their top-k. All that it must give is
    worked out where it runs, and compared with what it gave: nothing waits for the device before
    ``finish``, and ``step`` may be captured.
    """

    def __init__(
        self,
        problem: Selection,
        scores: torch.Tensor,
        there: torch.Tensor,
        tile_rows: int,
        seed: int,
    ) -> None:
        self._problem, self._scores, self._there = problem, scores + 0.0, there
        self._tile_rows, self._seed = tile_rows, seed
        device = scores.device
        self._capacity = problem.tensors["candidates"].shape[1] - problem.top_k
        self._rank = there.sum(1).clamp(max=problem.top_k)
        ranked = self._scores.masked_fill(~there, -math.inf).sort(dim=1, descending=True).values
        self._cutoffs = _at(ranked, self._rank)
        top_k, slots = problem.top_k, problem.tensors["candidates"].shape[1]
        near = [1, top_k // 2, top_k + self._capacity // 2, slots + 1, ranked.shape[1]]
        far = [1e30, -1e30, math.nan, math.inf, -math.inf, 0.0]
        kinds = [self._cutoffs, *(_at(ranked, torch.full_like(self._rank, rank)) for rank in near)]
        kinds += [torch.full_like(self._cutoffs, value) for value in far]
        self._kinds = torch.stack(kinds, dim=1)
        self._shares = torch.tensor(SHARES, device=device)
        self._random = torch.Generator(device).manual_seed(seed)
        self._bank = self._draw()
        self._count = torch.zeros((), dtype=torch.int64, device=device)
        self._errors = torch.zeros(len(WHAT), dtype=torch.int64, device=device)
        self._failed = self._count - 1
        self._drawn = self._bank[0].clone()
        self._kept = {name: tensor.clone() for name, tensor in self._state().items()}

    def renew(self) -> None:
        """Draws the thresholds of the next ``BANK`` launches."""
        self._bank.copy_(self._draw())

    def step(self) -> None:
        """Makes the next launch, and checks what it did."""
        self.prepare()
        self._problem.run()
        self.check()

    def prepare(self) -> None:
        """Readies the tensors for the next launch; arrivals stay as they are."""
        tensors = self._problem.tensors
        self._drawn.copy_(self._bank.index_select(0, (self._count % BANK)[None])[0])
        tensors["thresholds"].copy_(self._drawn)
        tensors["counters"].zero_()
        tensors["candidates"].fill_(POISON)
        tensors["ranges"].fill_(POISON)

    def check(self) -> None:
        """Notes what is wrong with what the launch left."""
        state = self._state()
        wrong = self._wrong(state).any(dim=1)
        self._errors += wrong
        is_first = wrong.any() & (self._failed < 0)
        self._failed.copy_(torch.where(is_first, self._count, self._failed))
        for name, kept in self._kept.items():
            kept.copy_(torch.where(is_first, state[name], kept))
        self._count += 1

    def finish(self, launches: int) -> None:
        """Fails unless there were so many, all of them right; says what a wrong one left."""
        assert int(self._count) == launches
        errors = dict(zip(WHAT, self._errors.tolist(), strict=True))
        if any(errors.values()):
            counted = ", ".join(f"{count} of {what}" for what, count in errors.items() if count)
            lines = [f"of {launches} launches with seed {self._seed}, wrong are {counted}"]
            lines.append(f"the first is number {int(self._failed)}, in which")
            lines += self._describe()
            raise AssertionError("\n".join(lines))

    def _describe(self) -> list[str]:
        """What is wrong with some rows of the first launch that was."""
        wrong, kept = self._wrong(self._kept), self._kept
        final, counts, ranges, _, _ = self._expected(kept["drawn"])
        lines = []
        for row in wrong.any(dim=0).nonzero().flatten().tolist()[:SHOWN]:
            what = [name for name, bad in zip(WHAT, wrong[:, row].tolist(), strict=True) if bad]
            first, last = ranges[row].tolist()
            lines += [
                f"row {row}: {', '.join(what)}",
                f"  threshold {kept['drawn'][row]}, to become {final[row]}",
                f"  left are threshold {kept['thresholds'][row]}, counters "
                f"{kept['counters'][row].tolist()}, range {kept['ranges'][:, row].tolist()}",
                f"  for counters {counts[row].tolist()}, range {[first, last]}",
                f"  its pairs: {kept['candidates'][row, first:last].tolist()}",
            ]
        return [*lines, f"arrivals: {kept['arrivals'].tolist()}"]

    def _state(self) -> dict[str, torch.Tensor]:
        """The outputs, and the thresholds that they were made at."""
        return {"drawn": self._drawn} | {name: self._problem.tensors[name] for name in OUTPUTS}

    def _draw(self) -> torch.Tensor:
        rows, device = len(self._rank), self._rank.device
        tile = torch.arange(rows, device=device) // self._tile_rows
        size, tiles, random = (BANK, rows), (BANK, rows // self._tile_rows), self._random
        share = torch.randint(len(SHARES), tiles, generator=random, device=device)
        misses = torch.rand(size, generator=random, device=device) < self._shares[share][:, tile]
        kinds = self._kinds.shape[1]
        kind = torch.randint(1, kinds, size, generator=random, device=device)
        return self._kinds.gather(1, kind.masked_fill(~misses, 0).T).T.contiguous()

    def _classes(self, thresholds: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The keys above each row's threshold, and its ties."""
        above = thresholds[:, None] < self._scores
        ties = ~above & ~(self._scores < thresholds[:, None])
        return above & self._there, ties & self._there

    def _expected(self, drawn: torch.Tensor) -> tuple[torch.Tensor, ...]:
        """Each row's threshold in the end, counts and range; the keys above it, and its ties."""
        top_k, capacity = self._problem.top_k, self._capacity
        above, ties = self._classes(drawn)
        count = above.sum(1)
        fits = (count <= capacity) & (count + ties.sum(1).clamp(max=top_k) >= self._rank)
        fits = (fits & ~drawn.isnan()) | (self._rank == 0)
        final = torch.where(fits, drawn, self._cutoffs)
        above, ties = self._classes(final)
        counts = torch.stack([above.sum(1), ties.sum(1)], dim=1)
        first = top_k - counts[:, 1].clamp(max=top_k)
        last = top_k + counts[:, 0].clamp(max=capacity)
        return final, counts, torch.stack([first, last], dim=1), above, ties

    def _wrong(self, state: Mapping[str, torch.Tensor]) -> torch.Tensor:
        """What is wrong with each row: ``[what, rows]``."""
        final, counts, ranges, above, ties = self._expected(state["drawn"])
        top_k, (rows, keys) = self._problem.top_k, self._scores.shape
        slot = torch.arange(top_k + self._capacity, device=final.device)
        held = (slot >= ranges[:, :1]) & (slot < ranges[:, 1:])
        key, bits = state["candidates"].unbind(-1)
        is_key = held & (key >= 0) & (key < keys)
        key = key.long().masked_fill(~is_key, 0)
        found = []
        for is_side in (slot >= top_k, slot < top_k):
            marks = torch.zeros(rows, keys, dtype=torch.int32, device=final.device)
            found.append(marks.scatter_add_(1, key, (is_key & is_side).int()))
        stored, threshold = self._scores.gather(1, key), final[:, None]
        is_near = (stored <= 2 * threshold) & threshold.isfinite()
        stored = torch.where(is_near, stored - threshold, stored)
        wrong = [
            (state["arrivals"] != 0).any().expand(rows),
            (state["counters"] != counts).any(1),
            state["thresholds"].view(torch.int32) != final.view(torch.int32),
            (ranges != state["ranges"].T).any(1),
            (found[0] != above.int()).any(1),
            (found[1] > ties.int()).any(1) | (found[1].sum(1) != top_k - ranges[:, 0]),
            (is_key & (bits != stored.view(torch.int32))).any(1),
        ]
        return torch.stack(wrong)


def _at(ranked: torch.Tensor, rank: torch.Tensor) -> torch.Tensor:
    """Each row's score at its rank from 1 on."""
    return ranked.gather(1, (rank - 1).clamp(0, ranked.shape[1] - 1)[:, None])[:, 0]


def launches_of(problem: Problem | Indexing, seed: int) -> Launches:
    """Launches of a problem with repair, whose scores are finite; Problems are of BF16."""
    tile_rows = TILE_ROWS
    if isinstance(problem, Indexing):
        tile_rows = len(problem.tensors["query"]) // len(problem.tensors["requests"])
        device = problem.tensors["query"].device
        scores, there = (torch.tensor(array, device=device) for array in problem.scores())
    else:
        scores = _products(problem)
        there = torch.ones_like(scores, dtype=torch.bool)
    ends = problem.tensors["row_ends"].clamp(0, problem.max_context)
    key = torch.arange(scores.shape[1], device=scores.device)
    return Launches(problem, scores, there & (key < ends[:, None]), tile_rows, seed)


def _products(problem: Problem) -> torch.Tensor:
    """The scores of all keys that a problem lists, on pages that are all there."""
    query, cache, table, requests = (
        problem.tensors[name] for name in ("query", "key_cache", "block_table", "tile_requests")
    )
    keys = cache[table[requests.long()].long()].flatten(1, 2).double()
    tiles = query.double().reshape(len(requests), TILE_ROWS, -1)
    products = torch.bmm(tiles, keys.transpose(1, 2)).flatten(0, 1)
    return products[:, : problem.max_context].float()

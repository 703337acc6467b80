# SPDX-License-Identifier: Apache-2.0
"""Inputs of the SDSA selection that several tests share, and the check of what becomes of them.

Scores are exact in FP32 whatever the order of their sums: see ``formats``.
Each tensor lies in the middle of memory that is filled with canaries, and outputs are poisoned.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from canaries import embed, memory_of, start_of, view_like
from formats import HEAD_DIM, random_vectors, scored
from numpy.typing import NDArray
from torch_mlir import ir

from winnow import oracle, sdsa
from winnow.kernels import KERNELS

TILE_ROWS, PAGE_KEYS = 128, 64
POISON = -0x21524111
"""What slots and ranges hold before a selection."""
OUTPUTS = ("counters", "candidates")
REPAIR_OUTPUTS = (*OUTPUTS, "thresholds", "arrivals", "ranges")


@dataclass
class Problem:
    """Arguments of ``winnow.sdsa.indexer_threshold_select``."""

    tensors: dict[str, torch.Tensor]
    max_context: int
    top_k: int

    @property
    def arguments(self) -> dict[str, Any]:
        """All of the arguments, by name."""
        return {**self.values, "top_k": self.top_k}

    @property
    def values(self) -> dict[str, Any]:
        """What its kernel takes: the tensors and ``max_context``."""
        return {**self.tensors, "max_context": self.max_context}

    @property
    def repairs(self) -> bool:
        """Whether rows that don't fit are repaired."""
        return "ranges" in self.tensors

    @property
    def kernel(self) -> str:
        """The name of the kernel that makes the selection."""
        return "sdsa-nvfp4" if "key_scales" in self.tensors else "sdsa"

    @property
    def counters(self) -> NDArray[np.int32]:
        """``[rows, 2]``: how many keys each row has above its threshold, and how many ties."""
        return oracle.to_array(self.tensors["counters"])

    def slots(self, row: int, first: int, last: int) -> list[list[int]]:
        """The (key, bits) pairs in a row's slots ``first`` to ``last``."""
        return self.tensors["candidates"][row, first:last].tolist()

    def replace(self, **tensors: torch.Tensor) -> Problem:
        """The same problem with other tensors in place of those named."""
        return Problem(self.tensors | tensors, self.max_context, self.top_k)

    def with_repair(self, arrivals: int | None = None) -> Problem:
        """The same problem, with repair, and an arrival for each tile unless more are wanted."""
        rows, device = len(self.tensors["row_ends"]), str(self.tensors["row_ends"].device)
        entries = rows // TILE_ROWS if arrivals is None else arrivals
        return self.replace(
            arrivals=embed(torch.zeros(entries, dtype=torch.int32), device, offset=65),
            ranges=embed(torch.full((2, rows), POISON, dtype=torch.int32), device, offset=67),
        )

    def thinned(self, rows: int = 8) -> Problem:
        """On a CPU, leaves keys to the first rows of each tile alone: repairing one takes long."""
        ends = self.tensors["row_ends"]
        if not ends.is_cuda:
            ends.view(-1, TILE_ROWS)[:, rows:] = 0
        return self

    @property
    def live_rows(self) -> list[int]:
        """The rows that end past their first key."""
        return self.tensors["row_ends"].gt(0).nonzero().flatten().tolist()

    def renew(self, thresholds: torch.Tensor | float) -> None:
        """Makes it ready for another selection, at other thresholds; arrivals stay as they are."""
        self.tensors["thresholds"].copy_(torch.as_tensor(thresholds))
        self.tensors["counters"].zero_()
        for name in self.tensors.keys() & {"candidates", "ranges"}:
            self.tensors[name].fill_(POISON)

    def cutoffs(self) -> torch.Tensor:
        """Each row's rank-th largest score, at which it fits; NaN where it sees no keys."""
        arrays = {
            name: oracle.to_array(tensor) for name, tensor in self.with_repair().tensors.items()
        }
        arrays["thresholds"] = np.full_like(arrays["thresholds"], np.nan)
        module = KERNELS[self.kernel].graph(top_k=self.top_k)
        rows = oracle.evaluate(module, {**arrays, "max_context": self.max_context})
        return torch.tensor([row.threshold for row in rows])

    def run(self) -> None:
        """Makes the selection."""
        sdsa.indexer_threshold_select(**self.arguments)

    def check(
        self, run: Callable[[], None] | None = None, module: ir.Module | None = None
    ) -> list[oracle.Expected]:
        """Runs the selection, and fails unless it did what the oracle expects.

        ``run`` is another way to run it, and ``module`` a graph of the same arguments to expect.
        """
        before = self.copy_memory()
        arrays = self._arrays(before)
        module = module or KERNELS[self.kernel].graph(top_k=self.top_k, repair=self.repairs)
        expected = oracle.evaluate(module, {**arrays, "max_context": self.max_context})
        (run or self.run)()
        mismatches = oracle.compare(expected, arrays, self._arrays(self.copy_memory()))
        assert not mismatches, "\n".join(map(str, mismatches[:10]))
        self.assert_canaries(before)
        return expected

    def copy_memory(self) -> dict[str, torch.Tensor]:
        """Copies of the memory that each tensor lies in."""
        return {name: memory_of(tensor).clone() for name, tensor in self.tensors.items()}

    def assert_canaries(self, before: Mapping[str, torch.Tensor]) -> None:
        """Fails unless all memory but the outputs' own is as in ``before``."""
        names = REPAIR_OUTPUTS if self.repairs else OUTPUTS
        outputs = [self.tensors[name] for name in names]
        for name, after in self.copy_memory().items():
            for output in outputs:
                if start_of(output) == start_of(self.tensors[name]):
                    view_like(after, output).copy_(view_like(before[name], output))
            same = after.view(torch.uint8) == before[name].view(torch.uint8)
            assert same.all(), f"memory around {name} was written"

    def _arrays(self, memory: Mapping[str, torch.Tensor]) -> dict[str, NDArray[Any]]:
        return {
            name: oracle.to_array(view_like(memory[name], tensor))
            for name, tensor in self.tensors.items()
        }


def random_problem(
    device: str,
    *,
    tiles: int = 2,
    keys: int = 500,
    top_k: int = 16,
    capacity: int = 64,
    seed: int = 0,
    nvfp4: bool = False,
    offsets: Mapping[str, int] | None = None,
    row_gaps: Mapping[str, int] | None = None,
) -> Problem:
    """Causal rows over random pages of two requests, with about ``capacity / 2`` candidates a row.

    Thresholds are scores of keys, so that there are ties. ``offsets`` and ``row_gaps`` are for
    ``embed``.
    """
    random = np.random.default_rng(seed)
    rows, requests = tiles * TILE_ROWS, 2
    blocks = -(-keys // PAGE_KEYS)
    pages = requests * blocks + 3
    query = random_vectors(random, (rows,), nvfp4=nvfp4)
    cache = random_vectors(random, (pages, PAGE_KEYS), nvfp4=nvfp4)
    table = random.permutation(pages)[: requests * blocks].reshape(requests, blocks)
    tile_requests = random.integers(0, requests, tiles)
    row_ends = np.maximum(keys - rows + 1 + np.arange(rows), 1)
    thresholds = np.empty(rows)
    for tile in range(tiles):
        tile_rows = slice(tile * TILE_ROWS, (tile + 1) * TILE_ROWS)
        tile_keys = cache.values[table[tile_requests[tile]]].reshape(-1, HEAD_DIM)
        scores = query.values[tile_rows] @ tile_keys.T
        above = min(capacity // 2, keys - 1)
        thresholds[tile_rows] = -np.partition(-scores[:, :keys], above, axis=1)[:, above]
    return make_problem(
        device,
        **query.arguments("query", "query_scales"),
        **cache.arguments("key_cache", "key_scales"),
        row_ends=row_ends,
        tile_requests=tile_requests,
        block_table=table,
        thresholds=thresholds,
        max_context=keys,
        top_k=top_k,
        capacity=capacity,
        offsets=offsets,
        row_gaps=row_gaps,
    )


def one_hot_problem(
    device: str,
    scores: Sequence[float],
    *,
    threshold: float | Sequence[float],
    top_k: int,
    capacity: int,
    row_ends: int | Sequence[int] | None = None,
    nvfp4: bool = False,
) -> Problem:
    """One tile of rows that score key ``j`` as ``scores[j]``, which the format must have."""
    blocks = -(-len(scores) // PAGE_KEYS)
    padded = np.zeros((blocks, PAGE_KEYS))
    padded.reshape(-1)[: len(scores)] = scores
    query, cache = scored(TILE_ROWS, padded, nvfp4=nvfp4)
    return make_problem(
        device,
        **query.arguments("query", "query_scales"),
        **cache.arguments("key_cache", "key_scales"),
        row_ends=np.broadcast_to(len(scores) if row_ends is None else row_ends, TILE_ROWS),
        tile_requests=[0],
        block_table=[range(blocks)],
        thresholds=np.broadcast_to(threshold, TILE_ROWS),
        max_context=len(scores),
        top_k=top_k,
        capacity=capacity,
    )


def staircase_problem(device: str, *, nvfp4: bool = False) -> Problem:
    """Row ``r`` of one tile has keys 0 to ``r - 1`` above its threshold, and no ties."""
    return one_hot_problem(
        device,
        [-(key + 0.5) for key in range(TILE_ROWS)],
        threshold=[-row for row in range(TILE_ROWS)],
        top_k=4,
        capacity=200,
        nvfp4=nvfp4,
    )


def make_problem(
    device: str,
    *,
    max_context: int,
    top_k: int,
    capacity: int,
    offsets: Mapping[str, int] | None = None,
    row_gaps: Mapping[str, int] | None = None,
    **values: Any,
) -> Problem:
    """The problem of the input tensors' ``values``, with outputs that fit."""
    rows = len(values["query"])
    values["counters"] = np.zeros((rows, 2))
    values["candidates"] = np.full((rows, top_k + capacity, 2), POISON)
    dtypes = dict.fromkeys(values, torch.int32)
    vectors = dict.fromkeys(("query", "key_cache", "query_scales", "key_scales"), torch.uint8)
    if "key_scales" not in values:
        vectors = dict.fromkeys(("query", "key_cache"), torch.bfloat16)
    dtypes |= {**vectors, "thresholds": torch.float32}
    offsets, row_gaps = offsets or {}, row_gaps or {}
    tensors = {
        name: embed(
            torch.tensor(np.asarray(value)).to(dtypes[name]),
            device,
            offset=offsets.get(name, 64),
            row_gap=row_gaps.get(name, 0),
        )
        for name, value in values.items()
    }
    return Problem(tensors, max_context, top_k)

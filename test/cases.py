# SPDX-License-Identifier: Apache-2.0
"""Inputs of the SDSA selection that several tests share, and the check of what becomes of them.

Scores are exact in FP32 whatever the order of their sums: queries and keys hold small integers.
Each tensor lies in the middle of memory that is filled with canaries, and outputs are poisoned.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch_mlir import ir

from winnow import oracle, sdsa
from winnow.kernels import KERNELS

TILE_ROWS, PAGE_KEYS, HEAD_DIM = 128, 64, 128
CANARY = {torch.int32: 0x5CA1AB1E, torch.float32: float("nan"), torch.bfloat16: float("nan")}
POISON = -0x21524111
"""What slots and ranges hold before a selection."""
OUTPUTS = ("counters", "candidates")
REPAIR_OUTPUTS = (*OUTPUTS, "thresholds", "arrivals", "ranges")


def embed(
    values: torch.Tensor, device: str = "cpu", *, offset: int = 64, row_gap: int = 0
) -> torch.Tensor:
    """A copy of ``values`` after ``offset`` canaries, with ``row_gap`` after each outermost row."""
    packed = values.contiguous()
    strides = list(packed.stride())
    if packed.ndim > 1:
        strides[0] += row_gap
    length = offset + max(1, packed.shape[0]) * strides[0] + 64
    memory = torch.full((length,), CANARY[values.dtype], dtype=values.dtype, device=device)
    view = memory.as_strided(packed.shape, strides, offset)
    view.copy_(packed)
    return view


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
        module = KERNELS["sdsa"].graph(top_k=self.top_k)
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
        module = module or KERNELS["sdsa"].graph(top_k=self.top_k, repair=self.repairs)
        expected = oracle.evaluate(module, {**arrays, "max_context": self.max_context})
        (run or self.run)()
        mismatches = oracle.compare(expected, arrays, self._arrays(self.copy_memory()))
        assert not mismatches, "\n".join(map(str, mismatches[:10]))
        self.assert_canaries(before)
        return expected

    def copy_memory(self) -> dict[str, torch.Tensor]:
        """Copies of the memory that each tensor lies in."""
        return {name: _memory(tensor).clone() for name, tensor in self.tensors.items()}

    def assert_canaries(self, before: Mapping[str, torch.Tensor]) -> None:
        """Fails unless all memory but the outputs' own is as in ``before``."""
        names = REPAIR_OUTPUTS if self.repairs else OUTPUTS
        outputs = [self.tensors[name] for name in names]
        for name, after in self.copy_memory().items():
            for output in outputs:
                if _base(output) == _base(self.tensors[name]):
                    _like(after, output).copy_(_like(before[name], output))
            same = after.view(torch.uint8) == before[name].view(torch.uint8)
            assert same.all(), f"memory around {name} was written"

    def _arrays(self, memory: Mapping[str, torch.Tensor]) -> dict[str, NDArray[Any]]:
        return {
            name: oracle.to_array(_like(memory[name], tensor))
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
    query = random.integers(-15, 16, (rows, HEAD_DIM))
    cache = random.integers(-15, 16, (pages, PAGE_KEYS, HEAD_DIM))
    table = random.permutation(pages)[: requests * blocks].reshape(requests, blocks)
    tile_requests = random.integers(0, requests, tiles)
    row_ends = np.maximum(keys - rows + 1 + np.arange(rows), 1)
    thresholds = np.empty(rows)
    for tile in range(tiles):
        tile_rows = slice(tile * TILE_ROWS, (tile + 1) * TILE_ROWS)
        tile_keys = cache[table[tile_requests[tile]]].reshape(-1, HEAD_DIM)
        scores = query[tile_rows] @ tile_keys.T
        above = min(capacity // 2, keys - 1)
        thresholds[tile_rows] = -np.partition(-scores[:, :keys], above, axis=1)[:, above]
    return make_problem(
        device,
        query=query,
        key_cache=cache,
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
) -> Problem:
    """One tile of rows that score key ``j`` as ``scores[j]``, which must be bf16 values."""
    blocks = -(-len(scores) // PAGE_KEYS)
    query = np.zeros((TILE_ROWS, HEAD_DIM))
    query[:, 0] = 1
    cache = np.zeros((blocks, PAGE_KEYS, HEAD_DIM))
    cache.reshape(-1, HEAD_DIM)[: len(scores), 0] = scores
    return make_problem(
        device,
        query=query,
        key_cache=cache,
        row_ends=np.broadcast_to(len(scores) if row_ends is None else row_ends, TILE_ROWS),
        tile_requests=[0],
        block_table=[range(blocks)],
        thresholds=np.broadcast_to(threshold, TILE_ROWS),
        max_context=len(scores),
        top_k=top_k,
        capacity=capacity,
    )


def staircase_problem(device: str) -> Problem:
    """Row ``r`` of one tile has keys 0 to ``r - 1`` above its threshold, and no ties."""
    return one_hot_problem(
        device,
        [-(key + 0.5) for key in range(TILE_ROWS)],
        threshold=[-row for row in range(TILE_ROWS)],
        top_k=4,
        capacity=200,
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
    dtypes |= {"query": torch.bfloat16, "key_cache": torch.bfloat16, "thresholds": torch.float32}
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


def _memory(tensor: torch.Tensor) -> torch.Tensor:
    """All of the memory that ``tensor`` is a view of, flat."""
    length = tensor.untyped_storage().nbytes() // tensor.element_size()
    return tensor.as_strided((length,), (1,), 0)


def _base(tensor: torch.Tensor) -> int:
    """Where the memory that ``tensor`` is a view of begins."""
    return tensor.untyped_storage().data_ptr()


def _like(memory: torch.Tensor, tensor: torch.Tensor) -> torch.Tensor:
    """The view of ``memory`` that ``tensor`` is of its own."""
    return memory.as_strided(tensor.shape, tensor.stride(), tensor.storage_offset())

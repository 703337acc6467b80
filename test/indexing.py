# SPDX-License-Identifier: Apache-2.0
"""Inputs of the indexers' selections, for which scores are exact, and the scores in NumPy."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import torch
from movement import inset, refused
from numpy.typing import NDArray
from selecting import POISON, check_selection

from winnow.indexers import lightning_indexer_select, qsa_select

PAGE, DIM, REQUESTS = 64, 128, 3
DTYPES = {"weights": torch.float32, "key_scales": torch.float32, "thresholds": torch.float32}
"""The dtypes of tensors that are neither vectors nor int32."""


@dataclass(frozen=True)
class Indexing:
    """Arguments of one of the selections."""

    function: Callable[..., None]
    tensors: Mapping[str, torch.Tensor]
    max_context: int
    top_k: int = 8

    @property
    def arguments(self) -> dict[str, Any]:
        """All of the arguments, by name."""
        return {**self.tensors, "max_context": self.max_context, "top_k": self.top_k}

    def changed(self, **tensors: torch.Tensor) -> Indexing:
        """The same with other tensors."""
        return replace(self, tensors={**self.tensors, **tensors})

    def run(self) -> None:
        """Makes the selection."""
        self.function(**self.arguments)

    def check(self, run: Callable[[], None] | None = None) -> list[bool]:
        """Makes the selection, by ``run`` or by a call, and checks it; which rows it repaired."""
        scores, there = self.scores()
        limits = {"top_k": self.top_k, "max_context": self.max_context}
        return check_selection(self.tensors, run or self.run, scores, there, **limits)

    def refuse(self, message: str, **changes: Any) -> None:
        """Fails unless the arguments with ``changes`` are refused, and nothing is written."""
        changes = {
            name: change(self.tensors[name]) if callable(change) else change
            for name, change in changes.items()
        }
        call = functools.partial(self.function, **(self.arguments | changes))
        refused(lambda **_: call(), self.tensors, f"^{message}")

    def scores(self) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """The scores of each row and key, and which keys are there."""
        arrays = {name: _numbers(tensor) for name, tensor in self.tensors.items()}
        query, cache, table = arrays["query"], arrays["key_cache"], arrays["block_table"]
        scores = np.zeros((len(query), self.max_context), np.float32)
        there = np.zeros(scores.shape, bool)
        run_rows = len(query) // max(1, len(arrays["requests"]))
        for row in range(len(query)):
            request = int(arrays["requests"][row // run_rows])
            for key in range(self.max_context if 0 <= request < len(table) else 0):
                page = int(table[request, key // PAGE])
                if 0 <= page < len(cache):
                    products = query[row] @ cache[page, key % PAGE]
                    scores[row, key] = self._combine(arrays, row, products, page, key % PAGE)
                    there[row, key] = True
        return scores, there

    def _combine(
        self, arrays: Mapping[str, Any], row: int, products: Any, page: int, key: int
    ) -> float:
        """The score that the heads' products make."""
        if "weights" not in arrays:
            return float(products.max())
        weighed = np.maximum(products, 0) @ arrays["weights"][row]
        return float(weighed * arrays["key_scales"][page, key, 0])


def lightning_problem(
    device: str, *, heads: int = 4, rows: int = 8, run_rows: int = 4, **more: Any
) -> Indexing:
    """Random queries and keys for ``lightning_indexer_select``."""
    random = np.random.default_rng(heads)
    values = {
        "query": random.integers(-2, 3, (rows, heads, DIM)),
        "weights": random.integers(-4, 9, (rows, heads)) / 4,
    }
    function = lightning_indexer_select
    return _problem(function, values, device, torch.float8_e4m3fn, rows // run_rows, **more)


def qsa_problem(device: str, *, rows: int = 16, run_rows: int = 8, **more: Any) -> Indexing:
    """Random queries and keys for ``qsa_select``."""
    query = np.random.default_rng(rows).integers(-15, 16, (rows, 4, DIM))
    return _problem(qsa_select, {"query": query}, device, torch.bfloat16, rows // run_rows, **more)


def _problem(
    function: Callable[..., None],
    values: dict[str, NDArray[Any]],
    device: str,
    dtype: torch.dtype,
    runs: int,
    *,
    keys: int = 150,
    slots: int = 24,
    repair: bool = False,
    offsets: Mapping[str, int] | None = None,
    gaps: Mapping[str, int] | None = None,
) -> Indexing:
    """Those queries, and keys on pages of which some are missing; thresholds of all kinds.

    ``offsets`` and ``gaps`` are bytes before tensors, and after each of their outermost rows.
    """
    random, rows, blocks = np.random.default_rng(keys), len(values["query"]), -(-keys // PAGE)
    pages = REQUESTS * blocks + 1
    table = random.permutation(pages)[: REQUESTS * blocks].reshape(REQUESTS, blocks)
    table[0, -1], table[1, 0] = -1, pages
    ends = random.integers(keys // 2, keys + 1, rows)
    ends[1::5], ends[2::5] = -1, 2**31 - 1
    values = values | {
        "key_cache": random.integers(-2, 3, (pages, PAGE, DIM)),
        "row_ends": ends,
        "requests": np.resize([2, 1, REQUESTS, 0, -1], runs),
        "block_table": table,
        "thresholds": np.resize([0, 1e30, 30, -1e30, np.nan, -20], rows),
        "counters": np.zeros((rows, 2)),
        "candidates": np.full((rows, slots, 2), POISON),
    }
    if "weights" in values:
        values["key_scales"] = random.choice([0.5, 1, 2], (pages, PAGE, 1))
    if repair:
        values |= {"arrivals": np.zeros(rows), "ranges": np.full((2, rows), POISON)}
    dtypes = dict.fromkeys(values, torch.int32) | DTYPES | {"query": dtype, "key_cache": dtype}
    offsets, gaps = offsets or {}, gaps or {}
    tensors = {
        name: inset(
            torch.tensor(value).to(dtypes[name]),
            device,
            offset=offsets.get(name, 0),
            row_gap=gaps.get(name, 0),
        )
        for name, value in values.items()
    }
    return Indexing(function, tensors, keys)


def _numbers(tensor: torch.Tensor) -> NDArray[np.float64]:
    return tensor.to(torch.float64).cpu().numpy()

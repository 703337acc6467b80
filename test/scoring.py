# SPDX-License-Identifier: Apache-2.0
"""Inputs of the kernels that store SDSA's scores, and what they store, in NumPy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import torch
from formats import CODES, HEAD_DIM, SCALES, random_vectors
from movement import Watch, inset, refused, rng
from numpy.typing import NDArray

from winnow.kernels.sdsa import prepare_sample
from winnow.sdsa import indexer_scores

PAGE, BLOCK, TILE = 64, 16, 128
SIGNED_CODES = np.concatenate([CODES, -CODES])
DTYPES = {"query": torch.bfloat16, "key_cache": torch.bfloat16, "scores": torch.float32}
"""The dtypes of BF16 arguments that are not int32."""


@dataclass(frozen=True)
class Stored:
    """Arguments of one of the kernels, and the names that it has for what they share."""

    tensors: Mapping[str, torch.Tensor]
    function: Callable[..., None]
    requests: str
    lengths: str

    def changed(self, **tensors: torch.Tensor) -> Stored:
        """The same with other tensors."""
        return replace(self, tensors={**self.tensors, **tensors})

    def run(self) -> None:
        """Stores the scores."""
        self.function(**self.tensors)

    def check(self, run: Callable[[], None] | None = None) -> NDArray[np.float32]:
        """Runs it, or ``run``, and compares all memory; what the scores then hold."""
        expected = self.expected()
        watch = Watch(self.tensors)
        (run or self.run)()
        _make_unique(self.tensors["scores"])
        watch.check(scores=expected)
        return expected

    def expected(self) -> NDArray[np.float32]:
        """What the scores will hold, by a loop over groups and keys."""
        arrays = {name: _values(tensor) for name, tensor in self.tensors.items()}
        query = _dequantized(arrays, "query", "query_scales")
        cache = _dequantized(arrays, "key_cache", "key_scales")
        scores = np.array(arrays["scores"], np.float32)
        groups = len(arrays[self.requests])
        group_rows = len(scores) // max(groups, 1)
        for group, request in enumerate(arrays[self.requests]):
            rows = slice(group * group_rows, (group + 1) * group_rows)
            for number in range(min(int(arrays[self.lengths][group]), scores.shape[1])):
                place = self._place(arrays, int(request), number)
                scores[rows, number] = -np.inf
                if place is not None:
                    scores[rows, number] = _dot(query[rows], cache[place])
        _make_unique(torch.from_numpy(scores))
        return scores

    @staticmethod
    def _place(
        arrays: Mapping[str, NDArray[Any]], request: int, number: int
    ) -> tuple[int, int] | None:
        """The page and the row of a request's key, if it is there."""
        table = arrays["block_table"]
        key = int(arrays["positions"][number]) if "positions" in arrays else number
        if not (0 <= request < len(table) and 0 <= key < PAGE * table.shape[1]):
            return None
        page = int(table[request, key // PAGE])
        return (page, key % PAGE) if 0 <= page < len(arrays["key_cache"]) else None

    def refuse(self, message: str, **changes: Any) -> None:
        """Fails unless the arguments with ``changes`` are refused, and nothing is written."""
        changes = {
            name: change(self.tensors[name]) if callable(change) else change
            for name, change in changes.items()
        }
        refused(self.function, self.tensors, f"^{message}", **changes)


def group_problem(
    device: str = "cpu",
    *,
    group_rows: int = 2,
    lengths: Sequence[int] = (150, 70, 3),
    context: int = 150,
    requests: Sequence[int] = (1, 0, 2),
    nvfp4: bool = False,
    seed: int = 0,
    offset: int = 0,
    row_gap: int = 0,
) -> Stored:
    """Groups of rows, over random pages of three requests, for ``indexer_scores``."""
    rows, blocks = len(lengths) * group_rows, max(1, -(-context // PAGE))
    values = _vectors(rows, 3 * blocks, nvfp4=nvfp4, seed=seed) | {
        "context_lengths": np.asarray(lengths),
        "requests": np.asarray(requests),
        "scores": rng(seed).integers(1, 100, (rows, context)) + 0.5,
    }
    tensors = _tensors(values, device, offset, row_gap)
    return Stored(tensors, indexer_scores, "requests", "context_lengths")


def sample_problem(
    device: str = "cpu",
    *,
    tile_samples: Sequence[int] = (40,),
    positions: Sequence[int] | None = None,
    samples: int = 40,
    requests: Sequence[int] = (1,),
    nvfp4: bool = False,
    seed: int = 0,
    offset: int = 0,
    row_gap: int = 0,
) -> Stored:
    """Tiles of rows, over random pages of three requests with 192 keys, for ``score_sample``."""
    rows = TILE * len(tile_samples)
    places = rng(seed).permutation(3 * PAGE)[:samples] if positions is None else positions
    values = _vectors(rows, 9, nvfp4=nvfp4, seed=seed) | {
        "tile_requests": np.asarray(requests),
        "positions": np.asarray(places),
        "tile_samples": np.asarray(tile_samples),
        "scores": rng(seed).integers(1, 100, (rows, len(places))) + 0.5,
    }
    tensors = _tensors(values, device, offset, row_gap)
    return Stored(tensors, score_sample, "tile_requests", "tile_samples")


def score_sample(**tensors: torch.Tensor) -> None:
    """Stores the scores of sampled keys, by the kernel that ``top_k`` takes thresholds from."""
    inputs = {"query_scales": None, "key_scales": None, **tensors}
    sample = {
        "positions": tensors["positions"],
        "sample_lengths": tensors["tile_samples"],
        "sample_scores": tensors["scores"],
    }
    prepare_sample(inputs)(sample)


def _vectors(rows: int, pages: int, *, nvfp4: bool, seed: int) -> dict[str, NDArray[Any]]:
    """Queries and keys whose scores are exact, and a table of all pages for three requests."""
    random = rng(seed)
    query = random_vectors(random, (rows,), nvfp4=nvfp4)
    cache = random_vectors(random, (pages, PAGE), nvfp4=nvfp4)
    table = random.permutation(pages).reshape(3, -1)
    return {
        **query.arguments("query", "query_scales"),
        **cache.arguments("key_cache", "key_scales"),
        "block_table": table,
    }


def _tensors(
    values: Mapping[str, NDArray[Any]], device: str, offset: int, row_gap: int
) -> dict[str, torch.Tensor]:
    dtypes = dict.fromkeys(values, torch.int32) | DTYPES
    if "key_scales" in values:
        names = ("query", "key_cache", "query_scales", "key_scales")
        dtypes |= dict.fromkeys(names, torch.uint8)
    layout = {"offset": offset, "row_gap": row_gap}
    return {
        name: inset(torch.tensor(value).to(dtypes[name]), device, **layout)
        for name, value in values.items()
    }


def _values(tensor: torch.Tensor) -> NDArray[Any]:
    """A tensor's numbers, of bytes as they are."""
    if tensor.dtype == torch.float8_e4m3fn:
        tensor = tensor.view(torch.uint8)
    return tensor.float().cpu().numpy() if tensor.is_floating_point() else tensor.cpu().numpy()


def _dequantized(
    arrays: Mapping[str, NDArray[Any]], name: str, scales_name: str
) -> NDArray[np.float64]:
    vectors = arrays[name]
    if scales_name not in arrays:
        return vectors.astype(np.float64)
    codes = np.stack([vectors & 15, vectors >> 4], axis=-1).reshape(*vectors.shape[:-1], HEAD_DIM)
    known = np.full(256, np.nan)
    known[list(SCALES)] = list(SCALES.values())
    return SIGNED_CODES[codes] * known[arrays[scales_name]].repeat(BLOCK, axis=-1)


def _dot(rows: NDArray[np.float64], key: NDArray[np.float64]) -> NDArray[np.float32]:
    """Dot products, which are exact."""
    with np.errstate(invalid="ignore"):
        return (rows * key).sum(axis=1).astype(np.float32)


def _make_unique(scores: torch.Tensor) -> None:
    """Makes all zeros one in place, and all NaNs."""
    scores.masked_fill_(scores == 0, 0.0)
    scores.masked_fill_(scores.isnan(), torch.nan)

# SPDX-License-Identifier: Apache-2.0
"""Inputs of formulas of scores with heads, for which all sums are exact; and the same in NumPy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import torch
from movement import inset
from numpy.typing import NDArray
from random_graphs import Formula, Shape
from selecting import POISON
from torch_mlir import ir

REQUESTS = 3
VECTORS = {"bf16": torch.bfloat16, "f16": torch.float16, "f8E4M3FN": torch.float8_e4m3fn}
FLOATS = ("weights", "rates", "scales", "bias", "thresholds", "output")
Arrays = dict[str, NDArray[Any]]


def random_arrays(shape: Shape, seed: int = 0, *, bad: bool = True) -> Arrays:
    """The inputs of any formula: integers up to 3, and multiples of a half.

    If ``bad``, some pages, requests and positions are none, and keys lack scales or a bias.
    """
    random, rows = np.random.default_rng(seed), shape.rows
    lead = (rows,) if shape.heads is None else (rows, shape.heads)
    blocks = -(-shape.keys // shape.page)
    pages, runs = REQUESTS * blocks + 2, -(-rows // shape.request_rows)
    arrays: Arrays = {
        "query": random.integers(-3, 4, (*lead, shape.dim)),
        "plain_query": random.integers(-3, 4, (rows, shape.dim)),
        "keys": random.integers(-3, 4, (pages, shape.page, shape.dim)),
        "weights": random.integers(-4, 5, (rows, shape.weight_heads or shape.heads or 1)) / 2,
        "rates": random.integers(-4, 5, rows) / 2,
        "scales": random.choice([0.5, 1, 2], (pages, shape.page, 1)),
        "bias": random.integers(-9, 10, (rows, shape.keys)).astype(float),
        "table": random.permutation(pages)[: REQUESTS * blocks].reshape(REQUESTS, blocks),
        "requests": random.integers(0, REQUESTS, runs),
        "positions": random.integers(0, shape.keys, shape.keys),
    }
    if bad:
        spots = random.permutation(REQUESTS * blocks)[:4]
        arrays["table"].reshape(-1)[spots] = [-1, pages, 10**9, -(2**31)]
        arrays["requests"][random.integers(runs)] = random.choice([-1, REQUESTS])
        arrays["scales"] = arrays["scales"][:-2]
        arrays["bias"] = arrays["bias"][:, :-2]
        arrays["bias"][random.random(arrays["bias"].shape) < 0.1] = -np.inf
        arrays["positions"][:3] = [-1, 10**9, -(2**31)]
    return arrays


def selection_arrays(
    shape: Shape, scores: NDArray[np.float32], slots: int, *, repair: bool, seed: int = 0
) -> Arrays:
    """What a selection takes beside: ends and thresholds of all kinds, and outputs."""
    random, rows = np.random.default_rng(seed), shape.rows
    ends = random.integers(shape.keys // 2, shape.keys + 1, rows)
    ends[random.permutation(rows)[:2]] = [-5, 2**31 - 1]
    thresholds = np.zeros(rows, np.float32)
    thresholds[: len(scores)] = [random.choice(row) for row in scores]
    spots = random.permutation(rows)[: rows // 2]
    thresholds[spots] = np.resize([np.inf, -np.inf, np.nan, 1e30, -1e30], len(spots))
    arrays: Arrays = {
        "row_ends": ends,
        "thresholds": thresholds,
        "counters": np.zeros((rows, 2)),
        "candidates": np.full((rows, slots, 2), POISON),
    }
    if repair:
        arrays |= {"arrivals": np.zeros(rows), "ranges": np.full((2, rows), POISON)}
    return arrays


def as_tensors(
    arrays: Mapping[str, NDArray[Any]], shape: Shape, module: ir.Module, device: str
) -> dict[str, torch.Tensor]:
    """The arrays that a graph takes, each in the middle of other memory."""
    dtypes = dict.fromkeys(arrays, torch.int32) | dict.fromkeys(FLOATS, torch.float32)
    dtypes |= dict.fromkeys(("query", "plain_query", "keys"), VECTORS[shape.dtype])
    attributes = module.body.operations[0].arg_attrs
    names = [attribute["winnow.name"].value for attribute in attributes]
    return {
        name: inset(torch.tensor(arrays[name]).to(dtypes[name]), device, row_gap=16)
        for name in names
        if name in arrays
    }


class ArrayTerms:
    """What formulas are made of, ``[rows, heads, keys]``, of one head or row where all share it.

    What has been asked for decides which keys are ``there``, and how many ``rows``.
    """

    def __init__(self, arrays: Arrays, shape: Shape) -> None:
        self.arrays, self.shape = arrays, shape
        self.rows = shape.rows
        numbers = arrays["positions"] if shape.sampled else np.arange(shape.keys)
        table, runs = arrays["table"], np.arange(shape.rows) // shape.request_rows
        requests = np.append(arrays["requests"], [-1] * len(runs))[runs]
        known = (requests >= 0) & (requests < len(table))
        blocks, self.key = numbers // shape.page, numbers % shape.page
        listed = (blocks >= 0) & (blocks < table.shape[1])
        self.there = known[:, None] & listed
        self.page = table[np.where(known, requests, 0)][:, np.where(listed, blocks, 0)]

    def products(self) -> NDArray[np.float64]:
        query = self._by_row("query").reshape(self.shape.rows, -1, self.shape.dim)
        return np.einsum("rhd,rkd->rhk", query, self._by_key("keys"))

    def plain_products(self) -> NDArray[np.float64]:
        return np.einsum("rd,rkd->rk", self._by_row("plain_query"), self._by_key("keys"))[:, None]

    def weights(self) -> NDArray[np.float64]:
        return self._by_row("weights")[:, :, None]

    def rates(self) -> NDArray[np.float64]:
        return self._by_row("rates")[:, None, None]

    def scales(self) -> NDArray[np.float64]:
        return self._by_key("scales")[:, None, :, 0]

    def bias(self) -> NDArray[np.float64]:
        bias, columns = self._by_row("bias"), np.arange(self.shape.keys)
        self.there = self.there & (columns < bias.shape[1])
        return bias[:, None, np.minimum(columns, bias.shape[1] - 1)]

    def relu(self, x: NDArray[np.float64]) -> NDArray[np.float64]:
        return np.maximum(x, 0)

    def total(self, x: NDArray[np.float64]) -> NDArray[np.float64]:
        return x.sum(axis=1, keepdims=True)

    def largest(self, x: NDArray[np.float64]) -> NDArray[np.float64]:
        return x.max(axis=1, keepdims=True)

    def _by_row(self, name: str) -> NDArray[np.float64]:
        """The entries of the rows; of rows that the array lacks, some others."""
        array = self.arrays[name]
        self.rows = min(self.rows, len(array))
        return array[np.minimum(np.arange(self.shape.rows), len(array) - 1)].astype(np.float64)

    def _by_key(self, name: str) -> NDArray[np.float64]:
        """The entries of each row's keys, ``[rows, keys, dim]``."""
        cache = self.arrays[name]
        on_page = (self.page >= 0) & (self.page < len(cache))
        self.there = self.there & on_page
        return cache[np.where(on_page, self.page, 0), self.key].astype(np.float64)


def evaluate(
    formula: Formula, arrays: Arrays, shape: Shape
) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """The scores by ``formula`` of the rows that there are, and which of their keys are there."""
    terms = ArrayTerms(arrays, shape)
    with np.errstate(invalid="ignore"):
        scores = formula(terms)
    scores = np.broadcast_to(scores, (shape.rows, 1, shape.keys))[:, 0].astype(np.float32)
    return scores[: terms.rows], terms.there[: terms.rows]

# SPDX-License-Identifier: Apache-2.0
"""The repair of rows whose scores round: all sweeps of a kernel must round them alike."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch
from cases import TILE_ROWS, Problem, random_problem
from numpy.typing import NDArray

from winnow.oracle import to_array
from winnow.oracle.selection import select

KEYS, TOP_K, CAPACITY = 1500, 32, 64
KINDS = (math.nan, -math.inf, math.inf, -1e30, 0.0)
"""Thresholds that rows miss their top-k by."""


def rounding_problem(device: str, capacity: int) -> Problem:
    """Normal queries and keys: FP32 sums of their products depend on the order of the terms."""
    problem = random_problem(device, tiles=1, keys=KEYS, top_k=TOP_K, capacity=capacity)
    random = torch.Generator().manual_seed(5)
    for name in ("query", "key_cache"):
        tensor = problem.tensors[name]
        tensor.copy_(torch.randn(tensor.shape, generator=random).bfloat16())
    return problem


def first_scores(device: str) -> NDArray[np.float32]:
    """The scores of all rows and keys as the first sweep has them, ``[rows, keys]``; NaN unseen."""
    everything = rounding_problem(device, KEYS)
    everything.renew(-math.inf)
    everything.run()
    scores = np.full((TILE_ROWS, KEYS), np.nan, np.float32)
    for row, (count, _) in enumerate(everything.counters):
        pairs = to_array(everything.tensors["candidates"])[row, TOP_K : TOP_K + count]
        scores[row, pairs[:, 0]] = pairs[:, 1].copy().view(np.float32)
    return scores


def test_a_repair_takes_the_same_scores_as_the_first_sweep(device: str) -> None:
    scores = first_scores(device)
    problem = rounding_problem(device, CAPACITY).with_repair()
    rows = range(0, TILE_ROWS, 1 if device == "cuda" else 16)
    cutoffs = np.array([np.sort(row[~np.isnan(row)])[-TOP_K] for row in scores])
    thresholds = torch.tensor(cutoffs)
    for number, row in enumerate(rows):
        thresholds[row] = KINDS[number % len(KINDS)]
    problem.renew(thresholds)
    problem.run()
    found = to_array(problem.tensors["thresholds"])
    np.testing.assert_array_equal(found.view(np.int32), cutoffs.view(np.int32))
    ranges, slots = to_array(problem.tensors["ranges"]), to_array(problem.tensors["candidates"])
    for row in range(TILE_ROWS):
        seen = np.flatnonzero(~np.isnan(scores[row])).astype(np.int32)
        above, ties = select(scores[row, seen], seen, cutoffs[row])
        held = slots[row, ranges[0, row] : ranges[1, row]]
        assert set(map(tuple, held)) == set(map(tuple, np.concatenate([above, ties])))


@pytest.mark.gpu
@pytest.mark.parametrize("keys", [40_000])
def test_any_threshold_gives_the_same_bits(keys: int) -> None:
    """Over many programs, samples and rounds, whatever the rows' thresholds were."""
    if not torch.cuda.is_available():
        pytest.skip("no CUDA GPU here")
    problem = random_problem("cuda", tiles=4, keys=keys, top_k=256, capacity=512).with_repair()
    random = torch.Generator().manual_seed(6)
    for name in ("query", "key_cache"):
        tensor = problem.tensors[name]
        tensor.copy_(torch.randn(tensor.shape, generator=random).bfloat16())
    results = []
    for threshold in (*KINDS, 30.0, 35.0, 40.0):
        problem.renew(threshold)
        problem.run()
        assert not problem.tensors["arrivals"].any()
        ranges, slots = (to_array(problem.tensors[name]) for name in ("ranges", "candidates"))
        results.append([top_k_of(row, *held) for row, held in zip(slots, ranges.T, strict=True)])
    for result in results[1:]:
        assert result == results[0]


def top_k_of(slots: NDArray[np.int32], begin: int, end: int) -> frozenset[int]:
    """The keys of a row's 256 best pairs, and any that tie with the last of them."""
    keys, bits = slots[begin:end].T
    stored = bits.copy().view(np.float32)
    return frozenset(keys[stored >= np.sort(stored)[-256]].tolist())

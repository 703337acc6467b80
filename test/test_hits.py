# SPDX-License-Identifier: Apache-2.0
"""The assembly that finds hits, reserves slots for them and stores them, against plain Python.

On a CPU that tests what the snippets are said to mean, on a GPU what their text does.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

import numpy as np
import pytest
import torch
from assembly_inputs import SPECIAL
from canaries import embed, memory_of, view_like
from hit_kernels import ROWS, WARPS, find_kernel, reserve_kernel, store_kernel, stored_score_kernel
from numpy.typing import NDArray

from winnow.assembly.store_hits import stored_bits
from winnow.oracle.selection import select

POISON = -0x21524111


def random_scores(random: np.random.Generator, *shape: int) -> NDArray[np.float32]:
    """Of random bits, for a half of them; else near to one another, or special."""
    bits = random.integers(0, 2**32, shape, np.uint32).view(np.float32)
    near = (1 + random.integers(-(2**20), 2**23, shape) * 2.0**-22).astype(np.float32)
    special = random.choice(SPECIAL, shape)
    return np.choose(random.integers(0, 4, shape), [bits, bits, near, special])


def stored(scores: NDArray[np.float32], threshold: np.float32) -> int:
    """The bits that a slot holds of one score ``[1]``, as the oracle has it."""
    with np.errstate(invalid="ignore"):  # of signalling NaNs
        above, ties = select(scores, np.zeros(1, np.int32), threshold)
    pairs = np.concatenate([above, ties])
    return int(pairs[0, 1])


def to(device: str, array: NDArray[np.generic]) -> torch.Tensor:
    return torch.from_numpy(array).to(device)


@pytest.mark.parametrize("leaves", [4, 8, 16, 32])
def test_hits_are_above_tie_or_are_nan(device: str, leaves: int) -> None:
    """Every special score at every special threshold, and others of random bits."""
    random = np.random.default_rng(leaves)
    thresholds = random_scores(random, ROWS)
    thresholds[: len(SPECIAL)] = SPECIAL
    scores = random_scores(random, leaves, ROWS, 4)
    scores[::2] = np.resize(SPECIAL, (leaves // 2, 4))[:, None]
    near = random.random(scores.shape) < 0.2
    scores[near] = np.broadcast_to(thresholds[:, None], scores.shape)[near]
    above = torch.full((ROWS, 4), POISON, dtype=torch.int32, device=device)
    ties, nans = above.clone(), above.clone()
    find_kernel(device, leaves)(
        {
            "scores": to(device, scores.reshape(-1, 4)),
            "thresholds": to(device, thresholds),
            "above": above,
            "ties": ties,
            "nans": nans,
        }
    )
    for row, column in np.ndindex(ROWS, 4):
        threshold = float(thresholds[row])
        own = [float(score) for score in scores[:, row, column]]
        wanted = [score > threshold for score in own]
        assert bits_of(above, row, column, leaves) == wanted
        wanted = [not (score > threshold or score < threshold) for score in own]
        assert bits_of(ties, row, column, leaves) == wanted
        assert bits_of(nans, row, column, leaves) == [math.isnan(score) for score in own]


def bits_of(hits: torch.Tensor, row: int, column: int, leaves: int) -> list[bool]:
    """Which leaves are hits; fails if any bit past the leaves' is set."""
    mask = int(hits[row, column]) % 2**32
    assert mask < 2**leaves
    return [bool(mask >> leaf & 1) for leaf in range(leaves)]


@pytest.mark.parametrize("column", [0, 1])
def test_numbers_are_reserved_once_a_row(device: str, column: int) -> None:
    random = np.random.default_rng(column)
    hits = random.integers(-(2**31), 2**31, (ROWS, 4)).astype(np.int32)
    hits[random.random((ROWS, 4)) < 0.3] = 0
    hits[0], hits[1] = -1, 0
    hits[2:6] = np.eye(4) * -(2**31)
    start = random.integers(-(2**31), 2**31, (ROWS, 2)).astype(np.int32)
    start[:4, column] = [2**31 - 7, -3, 0, -(2**31)]
    check_reserve(device, column, hits, start)


@pytest.mark.parametrize("hit", [None, 0, 7, 8, 31])
def test_numbers_for_one_row_or_none(device: str, hit: int | None) -> None:
    """Where no row that a warp works on has hits, it looks no further."""
    hits = np.zeros((ROWS, 4), np.int32)
    if hit is not None:
        hits[hit, hit % 4] = 6
    check_reserve(device, 0, hits, np.full((ROWS, 2), 5, np.int32))


def check_reserve(
    device: str, column: int, hits: NDArray[np.int32], start: NDArray[np.int32]
) -> None:
    """Reserves numbers from ``start`` on, and fails unless each row got as many as it has hits."""
    for warps in WARPS:
        counters = embed(torch.from_numpy(start), device)
        first = torch.full((ROWS, 4), POISON, dtype=torch.int32, device=device)
        before = memory_of(counters).clone()
        reserve_kernel(device, column, warps)(
            {"counters": counters, "hits": to(device, hits), "first": first}
        )
        after = start.astype(np.int64)
        for row in range(ROWS):
            count = sum((int(mask) % 2**32).bit_count() for mask in hits[row])
            assert first[row].tolist() == [int(start[row, column]) if count else 0, 0, 0, 0]
            after[row, column] += count
        assert (counters.cpu().numpy() == after.astype(np.int32)).all()
        view_like(before, counters).copy_(counters)
        assert torch.equal(memory_of(counters), before)


@pytest.mark.parametrize("step", [1, -1])
@pytest.mark.parametrize("leaves", [4, 8, 16, 32])
@pytest.mark.parametrize("numbers", [False, True])
def test_hits_go_to_their_slots(device: str, numbers: bool, leaves: int, step: int) -> None:
    random = np.random.default_rng(leaves + step)
    thresholds = random_scores(random, ROWS)
    scores = random_scores(random, leaves, ROWS, 4)
    shares = random.choice([0, 0.1, 0.7, 1], (ROWS, 4))
    hits = np.zeros((ROWS, 4), np.int64)
    for leaf in range(leaves):
        wanted = ~(scores[leaf] < thresholds[:, None]) & (random.random((ROWS, 4)) < shares)
        wanted &= ~(numbers & np.isnan(scores[leaf]))
        hits |= wanted.astype(np.int64) << leaf
    first = random.integers(0, 3, ROWS)
    limit = 4 * leaves - 2
    check_store(device, leaves, step, hits, first, limit, thresholds, scores, numbers=numbers)


@pytest.mark.parametrize("limit", [0, 1, 5, 2**31 - 1, -(2**31), -1])
@pytest.mark.parametrize("step", [1, -1])
def test_numbers_outside_the_limit_go_nowhere(device: str, step: int, limit: int) -> None:
    """Numbers are unsigned, and may turn over from below 0 into the slots."""
    thresholds, scores = np.ones(ROWS, np.float32), np.full((4, ROWS, 4), 1.5, np.float32)
    first = np.full(ROWS, -(2**30))
    starts = [2**31 - 2, -(2**31), -1, -2, -15, -16, -17, limit - 1, limit, 2**31 - 1]
    first[: len(starts)] = starts
    if limit == 2**31 - 1:  # as many slots as there are
        first = np.arange(ROWS) - 17
    if limit < 0:  # more than there are
        first = np.arange(ROWS)
    check_store(device, 4, step, np.full((ROWS, 4), 15), first, limit, thresholds, scores)


@pytest.mark.parametrize("below", [[], [0], [ROWS - 1], [3, 4, ROWS // 2]])
@pytest.mark.parametrize("limit", [0, 5, 2**31 - 1])
def test_rows_at_the_limit_or_past_it(device: str, limit: int, below: list[int]) -> None:
    """All of them, or all but some whose hits are stored the same."""
    thresholds, scores = np.ones(ROWS, np.float32), np.full((4, ROWS, 4), 1.5, np.float32)
    first = np.minimum(limit + np.arange(ROWS), 2**31 - 1)
    first[below] = min(limit, 7) - 2
    check_store(device, 4, 1, np.full((ROWS, 4), 15), first, limit, thresholds, scores)


def numbered(hits: NDArray[np.int64], first: int) -> Iterator[tuple[int, int, int]]:
    """Number, column and leaf of each of a row's ``hits [4]``: the highest of each column first."""
    left = [[leaf for leaf in range(32) if mask >> leaf & 1] for mask in hits]
    turns = itertools.zip_longest(*(reversed(leaves) for leaves in left))
    columns = ((column, leaf) for turn in turns for column, leaf in enumerate(turn))
    found = (pair for pair in columns if pair[1] is not None)
    for place, (column, leaf) in enumerate(found):
        yield (first + place) % 2**32, column, leaf


def check_store(
    device: str,
    leaves: int,
    step: int,
    hits: NDArray[np.int64],
    first: NDArray[np.int64],
    limit: int,
    thresholds: NDArray[np.float32],
    scores: NDArray[np.float32],
    *,
    numbers: bool = False,
) -> None:
    """Stores hits, and fails unless those of numbers below the limit, and no others, are there."""
    slots = 4 * leaves + 40
    first_slot = 3 if step > 0 else slots - 3
    keys = np.array([1000, 1002, 1004, 1006])
    expected = np.full((ROWS, slots, 2), POISON)
    for row in range(ROWS):
        for number, column, leaf in numbered(hits[row], int(first[row])):
            if number < limit % 2**32:
                score = scores[leaf, row, column : column + 1]
                key = keys[column] + 8 * (leaf // 2) + leaf % 2
                pair = key, stored(score, np.float32(thresholds[row]))
                expected[row, first_slot + step * number] = pair
    poison = torch.full((ROWS, slots, 2), POISON, dtype=torch.int32)
    for warps in WARPS:
        candidates = embed(poison, device, row_gap=2)
        before = memory_of(candidates).clone()
        store_kernel(device, leaves, step, first_slot, numbers, warps)(
            {
                "candidates": candidates,
                "hits": to(device, hits.astype(np.int32)),
                "first": to(device, np.column_stack([first, *[first + 5] * 3]).astype(np.int32)),
                "limit": limit,
                "keys": to(device, keys.astype(np.int32)),
                "thresholds": to(device, thresholds),
                "scores": to(device, scores.reshape(-1, 4)),
            }
        )
        assert (candidates.cpu().numpy() == expected).all()
        view_like(before, candidates).copy_(candidates)
        assert torch.equal(memory_of(candidates), before)


def test_stored_scores_are_those_of_the_pass(device: str) -> None:
    """Whatever the scores: those below their threshold too, which nobody stores."""
    random = np.random.default_rng(5)
    thresholds, scores = random_scores(random, ROWS), random_scores(random, ROWS, 64)
    thresholds[: len(SPECIAL)] = SPECIAL
    scores[:, : len(SPECIAL)] = SPECIAL
    bits = torch.empty(ROWS, 64, dtype=torch.int32, device=device)
    stored_score_kernel(device)(
        {"scores": to(device, scores), "thresholds": to(device, thresholds), "bits": bits}
    )
    expected = stored_bits(scores.reshape(-1), np.repeat(thresholds, 64))
    assert (bits.cpu().numpy().reshape(-1) == expected).all()

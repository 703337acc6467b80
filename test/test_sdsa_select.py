# SPDX-License-Identifier: Apache-2.0
"""The SDSA selection end to end, against the oracle: on random inputs, and slot by slot."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from cases import POISON, TILE_ROWS, one_hot_problem, random_problem, staircase_problem
from formats import both_formats

from winnow.oracle import is_top_k


@both_formats
@pytest.mark.parametrize(
    ("tiles", "keys", "top_k", "capacity"),
    [
        (1, 1, 1, 1),
        (1, 64, 8, 16),
        (2, 129, 16, 32),
        (2, 500, 16, 64),
        (1, 2500, 32, 100),
        (3, 1100, 16, 24),
    ],
)
def test_random_inputs(
    device: str, tiles: int, keys: int, top_k: int, capacity: int, nvfp4: bool
) -> None:
    problem = random_problem(
        device, tiles=tiles, keys=keys, top_k=top_k, capacity=capacity, nvfp4=nvfp4
    )
    problem.check()


def test_slots_hold_the_top_k_of_rows_that_fit(device: str) -> None:
    problem = random_problem(device, top_k=16, capacity=64)
    fitting = [row for row in problem.check() if row.fits]
    assert len(fitting) > TILE_ROWS
    for row in fitting:
        held = slice(row.top_k - min(len(row.ties), row.top_k), row.top_k + len(row.above))
        pairs = problem.tensors["candidates"][row.row, held].cpu().numpy()
        stored = pairs[:, 1].copy().view(np.float32)
        best = pairs[np.argsort(-stored, kind="stable")[: row.rank], 0]
        assert is_top_k(best, row)


@pytest.mark.parametrize("seed", range(3))
def test_more_candidates_and_ties_than_slots(device: str, seed: int) -> None:
    """Small scores around their threshold: many rows overflow both kinds of slots."""
    problem = random_problem(device, keys=300, top_k=3, capacity=5, seed=seed)
    problem.tensors["key_cache"].clamp_(-1, 1)
    problem.tensors["query"].clamp_(0, 1)
    problem.tensors["thresholds"].fill_(1)
    rows = problem.check()
    assert sum(len(row.above) > row.capacity for row in rows) > TILE_ROWS
    assert sum(len(row.ties) > row.top_k for row in rows) > TILE_ROWS


@both_formats
def test_as_many_candidates_as_the_row_number(device: str, nvfp4: bool) -> None:
    problem = staircase_problem(device, nvfp4=nvfp4)
    problem.check()
    assert problem.counters.tolist() == [[row, 0] for row in range(TILE_ROWS)]
    for row in range(TILE_ROWS):
        stored = problem.slots(row, 4, 4 + row)
        assert sorted(key for key, _ in stored) == list(range(row))
        assert problem.slots(row, 4 + row, 204) == [[POISON, POISON]] * (200 - row)


def test_filter_without_ties(device: str) -> None:
    """With no tie slots, ties are counted and nothing else, and candidates start at slot 0."""
    problem = one_hot_problem(device, [3, 1, 2, 1, 0, 5], threshold=1, top_k=0, capacity=4)
    problem.check()
    assert problem.counters[0].tolist() == [3, 2]
    assert sorted(key for key, _ in problem.slots(0, 0, 3)) == [0, 2, 5]


@both_formats
@pytest.mark.parametrize(("rows", "max_context"), [(0, 128), (TILE_ROWS, 0)])
def test_nothing_to_select_from(device: str, rows: int, max_context: int, nvfp4: bool) -> None:
    problem = one_hot_problem(device, [1.0] * 128, threshold=0, top_k=2, capacity=2, nvfp4=nvfp4)
    problem.max_context = max_context
    tiles = rows // TILE_ROWS
    counts = {"tile_requests": tiles, **dict.fromkeys(("key_cache", "key_scales", "block_table"))}
    problem.tensors = {
        name: tensor[: counts.get(name, rows)] for name, tensor in problem.tensors.items()
    }
    problem.check()
    assert not problem.counters.any()


def test_spare_room(device: str) -> None:
    """More slots than a selection needs, a longer table, more pages: all of that is allowed."""
    problem = random_problem(device, keys=100, top_k=4, capacity=300)
    table = problem.tensors["block_table"]
    wider = torch.cat([table, torch.full_like(table, 10**9)], dim=1)
    problem.replace(block_table=torch.cat([wider, wider])).check()


@pytest.mark.parametrize("start", [5, -3, 10**9, -(2**31), 2**31 - 1])
def test_counters_that_did_not_start_at_zero(device: str, start: int) -> None:
    """The counts are wrong then, but no row's pairs end up outside its slots."""
    problem = random_problem(device, keys=300, top_k=4, capacity=8)
    problem.tensors["row_ends"][::2] = 0
    problem.tensors["counters"].fill_(start)
    before = problem.copy_memory()
    problem.run()
    problem.assert_canaries(before)
    assert (problem.tensors["candidates"][::2] == POISON).all()

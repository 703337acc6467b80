# SPDX-License-Identifier: Apache-2.0
"""What arrivals hold before, between and after selections with repair."""

from __future__ import annotations

import math

import pytest
import torch
from cases import POISON, TILE_ROWS, Problem, random_problem

LOW, HIGH = -1e30, 1e30


def mixed_problem(device: str, *, tiles: int = 2, keys: int = 1100) -> Problem:
    """Rows of which some need repair in each tile, with two programs for a row tile."""
    plain = random_problem(device, tiles=tiles, keys=keys, top_k=4, capacity=24)
    thresholds = plain.tensors["thresholds"]
    thresholds[::5], thresholds[1::7], thresholds[3::9] = LOW, HIGH, math.nan
    return plain.with_repair().thinned(4)


def test_one_selection_after_another(device: str) -> None:
    """Arrivals are zeroed once: selections that repair rows and such that don't take turns."""
    plain = random_problem(device, tiles=1, keys=1100, top_k=4, capacity=24)
    problem = plain.with_repair().thinned()
    fitting = problem.cutoffs()
    some = fitting.clone()
    some[3], some[7] = LOW, HIGH
    for thresholds in (fitting, LOW, fitting, some):
        problem.renew(thresholds)
        problem.check()


@pytest.mark.parametrize("arrivals", [1, -1, 2, 3, 255, 2**16, 2**31 - 1, -(2**31), POISON])
def test_arrivals_that_did_not_start_at_zero(device: str, arrivals: int) -> None:
    """The results may be wrong then, but it ends, and nothing else is written."""
    problem = mixed_problem(device, keys=300)
    problem.tensors["arrivals"].fill_(arrivals)
    before = problem.copy_memory()
    problem.run()
    problem.assert_canaries(before)


@pytest.mark.parametrize("arrivals", [[0, 2], [2**30, 0], [-(2**31), 1]])
def test_arrivals_of_which_one_did_not_start_at_zero(device: str, arrivals: list[int]) -> None:
    problem = mixed_problem(device)
    problem.tensors["arrivals"].copy_(torch.tensor(arrivals))
    before = problem.copy_memory()
    problem.run()
    problem.assert_canaries(before)


@pytest.mark.parametrize("start", [5, -3, 10**9, -(2**31), 2**31 - 1])
def test_counters_that_did_not_start_at_zero(device: str, start: int) -> None:
    """The results are wrong then, but no row's pairs end up outside its slots."""
    problem = mixed_problem(device, tiles=1, keys=100).thinned(1)
    problem.tensors["counters"].fill_(start)
    before = problem.copy_memory()
    problem.run()
    problem.assert_canaries(before)
    assert not problem.tensors["arrivals"].any()


def test_more_arrivals_than_tiles(device: str) -> None:
    problem = mixed_problem(device, keys=300).with_repair(arrivals=9)
    problem.tensors["arrivals"][2:] = torch.arange(7, dtype=torch.int32) - 3
    problem.check()
    assert problem.tensors["arrivals"].tolist() == [0, 0, *range(-3, 4)]


def test_tiles_that_come_to_nothing_beside_tiles_that_need_repair(device: str) -> None:
    problem = mixed_problem(device, tiles=4, keys=200)
    problem.tensors["row_ends"][: 2 * TILE_ROWS] = 0
    problem.tensors["tile_requests"][3] = -1
    problem.check()

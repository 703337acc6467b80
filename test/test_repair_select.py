# SPDX-License-Identifier: Apache-2.0
"""The SDSA selection with repair, end to end: every row fits, whatever its threshold."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
import torch
from cases import TILE_ROWS, Problem, one_hot_problem, random_problem, staircase_problem
from formats import HEAD_DIM, both_formats
from numpy.typing import NDArray

from winnow.oracle import Expected, is_top_k, to_array

LOW, HIGH = -1e30, 1e30
"""Thresholds that all scores are above, or below."""


def ranges(problem: Problem) -> NDArray[np.int32]:
    """``[rows, 2]``: the first slot of each row's pairs, and the one past the last."""
    return to_array(problem.tensors["ranges"]).T


def repaired_rows(expected: list[Expected]) -> list[int]:
    return [row.row for row in expected if row.is_repaired]


def assert_slots_hold_the_top_k(problem: Problem, expected: list[Expected]) -> None:
    """Fails unless the best pairs in each row's range are its top-k."""
    for row in expected:
        first, last = ranges(problem)[row.row]
        pairs = problem.tensors["candidates"][row.row, first:last].cpu().numpy()
        stored = pairs[:, 1].copy().view(np.float32)
        best = pairs[np.argsort(-stored, kind="stable")[: row.rank], 0]
        assert is_top_k(best, row)


@both_formats
@pytest.mark.parametrize(
    ("above", "threshold", "counters", "held"),
    [(7, 0.5, (7, 0), (4, 11)), (8, 0.5, (8, 0), (4, 12)), (9, 6.0, (3, 1), (3, 7))],
)
def test_just_under_at_and_over_capacity(
    device: str,
    above: int,
    threshold: float,
    counters: tuple[int, int],
    held: tuple[int, int],
    nvfp4: bool,
) -> None:
    scores = [*range(1, above + 1), *[0] * (64 - above)]
    problem = one_hot_problem(
        device, scores, threshold=0.5, top_k=4, capacity=8, nvfp4=nvfp4
    ).with_repair()
    problem.check()
    assert (problem.tensors["thresholds"] == threshold).all()
    assert (problem.counters == counters).all()
    assert (ranges(problem) == held).all()


@pytest.mark.parametrize("above", [7, 8, 9])
def test_scores_that_share_their_leading_bits(device: str, above: int) -> None:
    """Key ``j`` scores ``1 + j * 2**-20``: FP32 tells them apart in its last four bits or so."""
    plain = one_hot_problem(device, [1.0] * 64, threshold=1, top_k=4, capacity=8)
    plain.tensors["query"][:, 1] = 2**-20
    plain.tensors["key_cache"].view(-1, HEAD_DIM)[:, 1] = torch.arange(64)
    plain.tensors["thresholds"].fill_(1 + (63 - above) * 2**-20)
    problem = plain.with_repair()
    problem.check()
    assert (problem.counters == ([3, 1] if above > 8 else [above, 1])).all()


@pytest.mark.parametrize(
    ("threshold", "nvfp4"), [(1.0, False), (0.5, False), (2.0, False), (0.5, True)]
)
def test_all_scores_equal(device: str, threshold: float, nvfp4: bool) -> None:
    plain = one_hot_problem(
        device, [1.0] * 300, threshold=threshold, top_k=128, capacity=127, nvfp4=nvfp4
    )
    problem = plain.with_repair().thinned()
    problem.check()
    live = problem.live_rows
    assert (problem.tensors["thresholds"][live] == 1).all()
    assert (problem.counters[live] == (0, 300)).all()
    assert (ranges(problem)[live] == (0, 128)).all()
    for row in (0, 1, 7):
        keys, bits = zip(*problem.slots(row, 0, 128), strict=True)
        assert len(set(keys)) == 128
        assert set(keys) <= set(range(300))
        assert set(bits) == {0}


@pytest.mark.parametrize(
    ("threshold", "nvfp4"),
    [
        *((value, False) for value in (LOW, HIGH, -math.inf, math.inf, math.nan, 0.0, -0.0, 60.0)),
        *((value, True) for value in (LOW, math.nan)),
    ],
)
def test_any_threshold_gives_the_same_top_k(device: str, threshold: float, nvfp4: bool) -> None:
    plain = random_problem(device, tiles=1, keys=200, top_k=8, capacity=20, nvfp4=nvfp4)
    problem = plain.with_repair().thinned()
    problem.renew(threshold)
    expected = problem.check()
    assert_slots_hold_the_top_k(problem, expected)
    if abs(threshold) >= HIGH:
        assert repaired_rows(expected) == problem.live_rows


@pytest.mark.parametrize(
    "move",
    [
        lambda cutoffs: cutoffs,
        lambda cutoffs: torch.nextafter(cutoffs, torch.full_like(cutoffs, math.inf)),
        lambda cutoffs: torch.nextafter(cutoffs, torch.full_like(cutoffs, -math.inf)),
    ],
    ids=["at", "just above", "just below"],
)
def test_thresholds_at_and_beside_the_rank_th_score(
    device: str, move: Callable[[torch.Tensor], torch.Tensor]
) -> None:
    """With the least capacity that there may be, most are off by one slot."""
    plain = random_problem(device, tiles=1, keys=200, top_k=8, capacity=7)
    problem = plain.with_repair().thinned()
    problem.renew(move(problem.cutoffs()))
    assert_slots_hold_the_top_k(problem, problem.check())


@both_formats
def test_rows_that_need_repair_beside_rows_that_do_not(device: str, nvfp4: bool) -> None:
    """Too low, too high and NaN, each in some rows of one tile; the next tile is left alone."""
    problem = random_problem(
        device, tiles=2, keys=300, top_k=8, capacity=30, nvfp4=nvfp4
    ).with_repair()
    thresholds = problem.cutoffs()
    for first, value in enumerate((LOW, HIGH, math.nan, math.inf, -math.inf)):
        thresholds[first:TILE_ROWS:40] = value
    problem.renew(thresholds)
    expected = problem.check()
    assert repaired_rows(expected) == [row for row in range(TILE_ROWS) if row % 40 < 5]
    assert_slots_hold_the_top_k(problem, expected)


@pytest.mark.parametrize(
    ("row", "threshold"), [(0, LOW), (63, HIGH), (127, math.nan), (127, LOW), (0, HIGH)]
)
def test_one_row_that_needs_repair(device: str, row: int, threshold: float) -> None:
    problem = random_problem(device, tiles=1, keys=200, top_k=8, capacity=20).with_repair()
    problem.renew(problem.cutoffs())
    problem.tensors["thresholds"][row] = threshold
    assert repaired_rows(problem.check()) == [row]


@pytest.mark.parametrize(
    ("tiles", "keys", "top_k", "capacity"),
    [
        (1, 1, 1, 1),
        (1, 64, 1, 1),
        (2, 129, 2, 1),
        (1, 300, 3, 2),
        (1, 20, 32, 31),  # fewer keys than top_k
        (2, 1100, 8, 7),  # two programs for a row tile
        (1, 2500, 40, 100),
    ],
)
def test_sizes(device: str, tiles: int, keys: int, top_k: int, capacity: int) -> None:
    """A threshold of each kind in every tile."""
    plain = random_problem(device, tiles=tiles, keys=keys, top_k=top_k, capacity=capacity)
    problem = plain.with_repair().thinned(4)
    thresholds = problem.tensors["thresholds"]
    for first, value in enumerate((LOW, HIGH, math.nan)):
        thresholds[first::5] = value
    assert_slots_hold_the_top_k(problem, problem.check())


@pytest.mark.parametrize("seed", range(3))
def test_small_scores_of_many_ties(device: str, seed: int) -> None:
    """Scores of which many are equal, at random thresholds around the rank-th."""
    plain = random_problem(device, keys=300, top_k=5, capacity=8, seed=seed)
    plain.tensors["key_cache"].clamp_(-1, 1)
    plain.tensors["query"].clamp_(0, 1)[:, 6:] = 0
    problem = plain.with_repair().thinned()
    random = torch.Generator().manual_seed(seed)
    problem.renew(torch.randint(-1, 6, (2 * TILE_ROWS,), generator=random))
    expected = problem.check()
    assert 0 < len(repaired_rows(expected)) < len(problem.live_rows)
    assert any(len(row.ties) > row.top_k for row in expected)


@both_formats
def test_as_many_candidates_as_the_row_number(device: str, nvfp4: bool) -> None:
    """Rows from 8 on have more than the slots, the first four fewer than their rank of keys."""
    plain = staircase_problem(device, nvfp4=nvfp4)
    slots = plain.tensors["candidates"][:, :11]
    problem = plain.replace(candidates=slots).with_repair().thinned(16)
    rows = len(problem.live_rows)
    assert repaired_rows(problem.check()) == [0, 1, 2, 3, *range(8, rows)]


def test_spare_room(device: str) -> None:
    """More arrivals than tiles, which may hold anything, and more slots than a repair needs."""
    plain = random_problem(device, keys=100, top_k=4, capacity=300)
    problem = plain.with_repair(arrivals=5).thinned()
    problem.tensors["arrivals"][2:] = torch.tensor([7, -1, 2**31 - 1])
    problem.renew(HIGH)
    assert repaired_rows(problem.check()) == problem.live_rows


@pytest.mark.parametrize(("rows", "max_context"), [(0, 128), (TILE_ROWS, 0)])
def test_nothing_to_select_from(device: str, rows: int, max_context: int) -> None:
    """Rows without keys still get their ranges."""
    problem = one_hot_problem(device, [1.0] * 128, threshold=0, top_k=2, capacity=2).with_repair()
    problem.max_context = max_context
    tiles = rows // TILE_ROWS
    counts = {"tile_requests": tiles, "arrivals": tiles, "key_cache": None, "block_table": None}
    problem.tensors = {
        name: tensor[:, :rows] if name == "ranges" else tensor[: counts.get(name, rows)]
        for name, tensor in problem.tensors.items()
    }
    problem.check()
    assert (ranges(problem) == (2, 2)).all()

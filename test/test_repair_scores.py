# SPDX-License-Identifier: Apache-2.0
"""The repair of rows whose scores or thresholds are NaN, infinite, zeros or denormal."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import pytest
import torch
from cases import TILE_ROWS, Problem, one_hot_problem
from formats import HEAD_DIM

from winnow.oracle import to_array

NAN_BITS = 0x7FC00000


def bf16(values: Sequence[float]) -> list[float]:
    return torch.tensor(values).to(torch.bfloat16).tolist()


SPECIAL = bf16(
    [
        *(math.nan, math.inf, -math.inf, 3e38, -3e38, 1e30, -1e30),
        *(2.0078125, 2.0, 1.9921875, 1.0, 0.5, -1.0, -2.0),
        *(1e-38, -1e-38, 1e-40, -1e-40, 0.0, -0.0),
    ]
)
"""The scores that may go wrong, as thresholds too."""


def negate_every_other_nan(problem: Problem) -> None:
    """Sets the sign bits of every other NaN key."""
    keys = problem.tensors["key_cache"].view(-1, HEAD_DIM)
    negative = keys[:, 0].isnan().nonzero().flatten()[::2]
    keys.view(torch.int16)[negative] ^= -(2**15)


def special_problem(
    device: str, scores: Sequence[float], thresholds: Sequence[float], top_k: int, capacity: int
) -> Problem:
    """Rows that all score ``scores``, with ``thresholds`` in turn: each in one row at least."""
    rows = np.resize(np.array(thresholds), TILE_ROWS).tolist()
    problem = one_hot_problem(device, scores, threshold=rows, top_k=top_k, capacity=capacity)
    negate_every_other_nan(problem)
    return problem.with_repair().thinned(len(thresholds))


@pytest.mark.parametrize("top_k", [3, 7, 11, 18])
def test_each_special_score_as_the_cutoff(device: str, top_k: int) -> None:
    """Each special threshold in some row; the rank-th score is another for each ``top_k``."""
    problem = special_problem(device, SPECIAL, SPECIAL, top_k, max(1, top_k - 1))
    problem.check()


@pytest.mark.parametrize("top_k", [3, 20])
def test_many_of_each_special_score(device: str, top_k: int) -> None:
    """More ties than slots, and NaNs among them or above them."""
    problem = special_problem(device, SPECIAL * 5, SPECIAL, top_k, top_k + 2)
    problem.check()


@pytest.mark.parametrize("threshold", [1e30, math.nan, math.inf, 74.0])
def test_nans_count_above_every_number(device: str, threshold: float) -> None:
    scores = [*range(1, 101), *[math.nan] * 100]
    problem = special_problem(device, scores, [threshold], 128, 127)
    problem.check()
    live = problem.live_rows
    assert (problem.tensors["thresholds"][live] == 73).all()
    assert (problem.counters[live] == (27, 101)).all()
    assert (to_array(problem.tensors["ranges"])[:, live] == [[27], [155]]).all()
    nans = [bits for key, bits in problem.slots(0, 27, 155) if key >= 100]
    assert nans == [NAN_BITS] * 100


@pytest.mark.parametrize(
    "score", [math.nan, math.inf, -math.inf, 0.0, -0.0, 1e-40, -1e-40, 3e38, -3e38, -1.0]
)
def test_all_scores_the_same(device: str, score: float) -> None:
    """One cutoff for all: the score, as +inf for a NaN and +0.0 for a zero."""
    (score,) = bf16([score])
    thresholds = [*SPECIAL, score]
    problem = special_problem(device, [score] * 30, thresholds, 4, 3)
    expected = problem.check()
    cutoff = np.float32(math.inf if math.isnan(score) else score + 0.0)
    found = to_array(problem.tensors["thresholds"]).view(np.int32)
    repaired = [row.row for row in expected if row.is_repaired]
    assert repaired
    assert set(found[repaired].tolist()) == {int(cutoff.view(np.int32))}


@pytest.mark.parametrize("zeros", [(0.0, -0.0), (-0.0, 0.0), (-0.0, -0.0)])
def test_a_cutoff_of_zero_is_positive(device: str, zeros: tuple[float, float]) -> None:
    """Sums start at +0.0, so only thresholds have a sign: rows that fit keep it."""
    scores = [5.0, 3.0, *zeros, -1.0, -2.0]
    problem = special_problem(device, scores, [math.nan, 10.0, -0.0, 0.0], 3, 2)
    problem.check()
    found = to_array(problem.tensors["thresholds"]).view(np.uint32)[:4].tolist()
    assert found == [0, 0, 0x80000000, 0]
    assert (problem.counters[problem.live_rows] == (2, 2)).all()


def test_neighbours_in_the_last_bit(device: str) -> None:
    """Scores of 1 and the 23 FP32 numbers above it, of which five make up the top-k."""
    step = 2.0**-23
    thresholds = [1 + number * step for number in (-1, 0, 1, 13, 14, 15, 17, 18, 19, 20, 23, 24)]
    problem = special_problem(device, [1.0] * 24, thresholds, 5, 4)
    problem.tensors["query"][:, 1] = step
    problem.tensors["key_cache"].view(-1, HEAD_DIM)[:24, 1] = torch.arange(24)
    problem.check()
    cutoff = 1 + 19 * step
    assert set(problem.tensors["thresholds"][:12].tolist()) == {cutoff}


@pytest.mark.parametrize("top_k", [5, 88, 172])
def test_scores_of_every_magnitude(device: str, top_k: int) -> None:
    """Powers of two of both signs from the least denormal to the largest, in descending order."""
    powers = [2.0**exponent for exponent in range(-133, 128, 3)]
    scores = [*reversed(powers), *(-power for power in powers)]
    problem = special_problem(device, scores, [1e38, math.nan], top_k, top_k - 1)
    problem.check()
    assert (problem.tensors["thresholds"][:2] == scores[top_k - 1]).all()

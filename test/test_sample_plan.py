# SPDX-License-Identifier: Apache-2.0
"""How many keys are sampled, which, and how often the threshold that they tell misses."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
import torch
from movement import rng
from numpy.typing import NDArray

from winnow.kernels.sample_plan import MISS, SamplePlan, plan_sample

SIZES = [(131_072, 2048), (131_072, 512), (16_384, 64), (4096, 16), (2**20, 2048), (2**20, 1)]
MODELED_ROWS = 300_000


def positions(plan: SamplePlan) -> NDArray[np.int64]:
    return plan.positions(torch.arange(plan.samples)).numpy()


def at_least(wins: int, trials: int, chance: Fraction) -> Fraction:
    """How likely so many of independent trials or more succeed, by the definition."""
    return sum(
        (
            math.comb(trials, n) * chance**n * (1 - chance) ** (trials - n)
            for n in range(wins, trials + 1)
        ),
        Fraction(0),
    )


def test_the_usual_sizes() -> None:
    plan = plan_sample(131_072, 2048)
    assert (plan.slots, plan.samples, plan.rank) == (3 * 2048, 8192, 185)
    assert 1.4 < plan.rank * 131_072 / plan.samples / 2048 < 1.5
    assert plan.miss < 2.1e-6


@pytest.mark.parametrize(("max_context", "top_k"), SIZES)
def test_limits_of_the_defaults(max_context: int, top_k: int) -> None:
    plan = plan_sample(max_context, top_k)
    assert plan.slots % 16 == 0
    assert 2 * top_k <= plan.capacity < max_context
    assert plan.samples % 64 == 0
    assert 0 < plan.samples <= min(max_context / 16, 2 * plan.slots)
    assert plan.samples * top_k <= 128 * max_context
    assert top_k < plan.rank * max_context / plan.samples < plan.capacity
    assert 0 < plan.miss <= MISS
    assert plan.rank * max_context / plan.samples < plan.pairs <= plan.slots


@pytest.mark.parametrize(
    ("max_context", "top_k"), [(0, 1), (1, 1), (2, 1), (10, 5), (4096, 2048), (100, 2048)]
)
def test_no_sample_where_all_keys_fit(max_context: int, top_k: int) -> None:
    plan = plan_sample(max_context, top_k)
    assert (plan.samples, plan.miss, plan.visible(max_context)) == (0, 0, 0)
    assert plan.capacity >= max(max_context, top_k - 1, 1)
    assert plan.pairs == max_context


def test_sizes_that_are_given() -> None:
    plan = plan_sample(1000, 8, samples=50, slots=33)
    assert (plan.samples, plan.slots) == (50, 33)
    unsampled = plan_sample(1000, 8, samples=0)
    assert (unsampled.samples, unsampled.slots, unsampled.miss) == (0, 32, 1)
    roomy = plan_sample(100_000, 8, samples=5000)
    assert roomy.samples == 5000 <= 2 * roomy.slots
    assert plan_sample(100_000, 8, slots=15).slots == 15


@pytest.mark.parametrize(
    ("max_context", "top_k", "samples", "slots"), [(100, 8, 20, 30), (90, 1, 30, 12), (50, 4, 9, 9)]
)
def test_the_rank_is_the_best_one(max_context: int, top_k: int, samples: int, slots: int) -> None:
    """Of all of them, by binomials in fractions."""
    plan = plan_sample(max_context, top_k, samples, slots)
    best, good = (Fraction(n, max_context) for n in (top_k - 1, slots - top_k + 1))
    misses = {
        rank: at_least(rank, samples, best) + 1 - at_least(rank, samples, good)
        for rank in range(1, samples + 1)
    }
    assert plan.miss == pytest.approx(float(misses[plan.rank]), rel=1e-9)
    assert plan.miss == pytest.approx(float(min(misses.values())), rel=1e-9)


@pytest.mark.parametrize(
    ("max_context", "top_k", "samples"),
    [(131_072, 2048, None), (300, 8, 300), (300, 8, 299), (1000, 8, 7), (67_107_840, 64, None)],
)
def test_positions_are_one_of_each_stratum(
    max_context: int, top_k: int, samples: int | None
) -> None:
    plan = plan_sample(max_context, top_k, samples)
    found = positions(plan)
    assert len(found) == plan.samples
    edges = np.arange(plan.samples + 1) * max_context // plan.samples
    assert (edges[:-1] <= found).all()
    assert (found < edges[1:]).all()
    assert [plan.positions(n) for n in range(9)][: plan.samples] == found[:9].tolist()


def test_positions_are_even_within_their_strata() -> None:
    plan = plan_sample(131_072, 2048)
    counts = np.bincount(positions(plan) % 16, minlength=16)
    # Each of 8192 is in one of 16 places: 512 +- 22.
    assert counts.min() > 400
    assert counts.max() < 624


@pytest.mark.parametrize("samples", [1, 7, 64, 299, 300])
def test_how_many_are_visible(samples: int) -> None:
    """Of any shorter context, unless all of its keys fit."""
    plan = plan_sample(300, 8, samples=samples, slots=200)
    found = positions(plan)
    for context in range(301):
        wanted = int((found < context).sum()) if context > plan.capacity else 0
        assert plan.visible(context) == wanted
    assert plan.visible(10**6) == samples


@pytest.mark.parametrize(("max_context", "top_k"), SIZES)
def test_how_often_rows_of_a_model_miss(max_context: int, top_k: int) -> None:
    """Rows of random scores, and of ones that are best at keys of a period or side by side."""
    plan, generator = plan_sample(max_context, top_k), rng(top_k)
    is_sampled = np.zeros(max_context, bool)
    is_sampled[positions(plan)] = True
    before = np.concatenate([[0], np.cumsum(is_sampled)])

    def share(size: NDArray[np.int64], sampled: NDArray[np.int64]) -> float:
        """Of rows that have their best keys anywhere among so many, of which some are sampled."""
        best = generator.hypergeometric(sampled, size - sampled, top_k - 1)
        left = size - (top_k - 1) - (sampled - best)
        good = generator.hypergeometric(sampled - best, left, plan.capacity + 2 - top_k)
        return float(np.mean((best >= plan.rank) | (best + good < plan.rank)))

    ends = generator.integers(plan.capacity + 1, max_context + 1, MODELED_ROWS)
    assert share(ends, before[ends]) < 3 * MISS
    run = plan.capacity + 1
    firsts = generator.integers(0, max_context - run + 1, MODELED_ROWS)
    adjacent = share(np.full(MODELED_ROWS, run), before[firsts + run] - before[firsts])
    assert adjacent < 3 * MISS
    for period in (3, 16, 17):
        width = -(-run * period // (max_context - period))
        is_best = (np.arange(max_context)[:, None] + np.arange(period)) % period < width
        phase = generator.integers(0, period, MODELED_ROWS)
        sizes, sampled = is_best.sum(axis=0)[phase], is_best[is_sampled].sum(axis=0)[phase]
        assert share(sizes, sampled) < 5 * MISS

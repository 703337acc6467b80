# SPDX-License-Identifier: Apache-2.0
"""The SDSA selection on inputs that break kernels like it: ends, absent keys, special values."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import pytest
import torch
from cases import TILE_ROWS, Problem, one_hot_problem, random_problem
from formats import HEAD_DIM, NAN, both_formats

NAN_BITS = 0x7FC00000


def flip_signs(keys: torch.Tensor) -> None:
    """Flips the sign bits of bf16 ``keys`` in place; those of NaNs too."""
    keys.view(torch.int16).bitwise_xor_(-(2**15))


def stored_keys(problem: Problem, row: int, first: int, last: int) -> list[int]:
    return sorted(key for key, _ in problem.slots(row, first, last))


@both_formats
@pytest.mark.parametrize("above", [7, 8, 9])
def test_just_under_at_and_over_capacity(device: str, above: int, nvfp4: bool) -> None:
    scores = [*range(1, above + 1), *[0] * (64 - above)]
    problem = one_hot_problem(device, scores, threshold=0.5, top_k=4, capacity=8, nvfp4=nvfp4)
    problem.check()
    assert (problem.counters == [above, 0]).all()


@pytest.mark.parametrize("above", [7, 8, 9])
def test_scores_that_share_their_leading_bits(device: str, above: int) -> None:
    """Key ``j`` scores ``1 + j * 2**-20``: FP32 tells them apart in its last four bits or so."""
    problem = one_hot_problem(device, [1.0] * 64, threshold=1, top_k=4, capacity=8)
    problem.tensors["query"][:, 1] = 2**-20
    keys = problem.tensors["key_cache"].view(-1, HEAD_DIM)
    keys[:, 1] = torch.arange(64)
    problem.tensors["thresholds"].fill_(1 + (63 - above) * 2**-20)
    problem.check()
    assert (problem.counters == [above, 1]).all()


@pytest.mark.parametrize(("top_k", "capacity"), [(1, 9), (4, 1), (0, 1)])
def test_one_slot_of_a_kind(device: str, top_k: int, capacity: int) -> None:
    problem = one_hot_problem(device, [2, 1, 3, 1], threshold=1, top_k=top_k, capacity=capacity)
    problem.check()
    assert (problem.counters == [2, 2]).all()


@both_formats
@pytest.mark.parametrize(
    ("threshold", "counters"), [(1.0, (0, 300)), (0.5, (300, 0)), (2.0, (0, 0))]
)
def test_all_scores_equal(
    device: str, threshold: float, counters: tuple[int, int], nvfp4: bool
) -> None:
    problem = one_hot_problem(
        device, [1.0] * 300, threshold=threshold, top_k=128, capacity=127, nvfp4=nvfp4
    )
    problem.check()
    assert (problem.counters == counters).all()


@both_formats
@pytest.mark.parametrize("end", [1, 60, 63, 64, 65, 70, 127, 128, 129])
def test_nothing_past_the_longest_end_has_an_effect(device: str, end: int, nvfp4: bool) -> None:
    """Table entries past a tile's longest row may be anything, and so may keys past each row."""
    clean = random_problem(device, tiles=1, keys=512, capacity=256, nvfp4=nvfp4)
    clean.tensors["row_ends"].copy_(torch.clamp(torch.arange(TILE_ROWS), max=end))
    clean.tensors["row_ends"][5] = end
    wild = clean.replace(**{name: tensor.clone() for name, tensor in clean.tensors.items()})
    clean.check()
    table = wild.tensors["block_table"]
    cache, nan = ("key_scales", NAN) if nvfp4 else ("key_cache", math.nan)
    used = -(-end // 64)
    last_page = table[int(wild.tensors["tile_requests"]), used - 1]
    wild.tensors[cache][last_page, (end - 1) % 64 + 1 :] = nan
    table[:, used::2], table[:, used + 1 :: 2] = -1, 2**30
    wild.check()
    assert np.array_equal(wild.counters, clean.counters)


@both_formats
def test_padding(device: str, nvfp4: bool) -> None:
    """Rows without keys see nothing; where a tile has no other, its request is not looked up."""
    problem = random_problem(device, tiles=3, keys=128, top_k=8, capacity=130, nvfp4=nvfp4)
    ends = problem.tensors["row_ends"]
    ends[:TILE_ROWS] = torch.tensor([5, 3, 1] + [0, -1] * 62 + [0])
    ends[TILE_ROWS : 2 * TILE_ROWS] = torch.tensor([0, -(2**31)]).repeat(64)
    ends[2 * TILE_ROWS :] = torch.tensor([10_000, 2**31 - 1]).repeat(64)
    problem.tensors["tile_requests"][1] = -1
    problem.check()
    seen = problem.counters.sum(axis=1) > 0
    assert not seen[3 : 2 * TILE_ROWS].any()
    assert seen[2 * TILE_ROWS :].all()


@both_formats
@pytest.mark.parametrize("request_id", [-1, 2, 2**31 - 1, -(2**31)])
def test_requests_outside_the_table(device: str, request_id: int, nvfp4: bool) -> None:
    problem = random_problem(device, keys=200, nvfp4=nvfp4)
    problem.tensors["tile_requests"][0] = request_id
    problem.check()
    assert not problem.counters[:TILE_ROWS].any()
    assert problem.counters[TILE_ROWS:].any()


@both_formats
@pytest.mark.parametrize("page", [-1, 19, 2**31 - 1, -(2**31)])
def test_pages_outside_the_cache(device: str, page: int, nvfp4: bool) -> None:
    """Their keys are not seen, wherever they are in the table."""
    problem = random_problem(device, nvfp4=nvfp4)
    assert problem.tensors["key_cache"].shape[0] == 19
    problem.tensors["block_table"][0, 3] = page
    problem.tensors["block_table"][1, [0, 6, 7]] = page
    problem.tensors["thresholds"].fill_(-(2**20))
    problem.check()
    everything = problem.tensors["row_ends"].cpu().numpy()
    assert (problem.counters[:, 0] < everything).any()


def test_signed_zeros(device: str) -> None:
    """Both zeros tie with either, and the top 3 are key 6 and two of the zeros."""
    scores = [0.0, 0.0, 0.0, -0.0, -0.0, -0.0, 1.0, -1.0]
    for threshold in (0.0, -0.0):
        problem = one_hot_problem(device, scores, threshold=threshold, top_k=3, capacity=3)
        problem.check()
        assert (problem.counters == [1, 6]).all()
        assert problem.slots(0, 3, 4) == [[6, 0x3F800000]]
        assert set(stored_keys(problem, 0, 0, 3)) < set(range(6))


@pytest.mark.parametrize("threshold", [73.0, 1e30, math.nan, math.inf, -math.inf, -1.0])
def test_nans_tie_whatever_their_sign(device: str, threshold: float) -> None:
    scores = [*range(1, 101), *[math.nan] * 100]
    problem = one_hot_problem(device, scores, threshold=threshold, top_k=200, capacity=127)
    flip_signs(problem.tensors["key_cache"].view(-1, HEAD_DIM)[100:200:2])
    problem.check()
    if threshold == 73.0:
        assert (problem.counters == [27, 101]).all()
    nans = [bits for key, bits in problem.slots(0, 0, 200) if key >= 100]
    assert nans == [NAN_BITS] * 100


SPECIAL = [math.inf, -math.inf, math.nan, 3e38, -3e38, 1.0, -1.0, 2.0, 1e-38, -1e-38, 0.0, -0.0]


def test_special_scores_and_thresholds(device: str) -> None:
    """Every special score against every special threshold, and twice it and its neighbours."""
    scores = bf16([*SPECIAL, 2.0078125, 0.5, 1.9921875, 2e-38, 1.5e38, 1.6e38])
    thresholds = bf16([*SPECIAL, 0.99609375, 1.0078125, 1.7e38, 5e-39])
    rows = [*thresholds, *[0.0] * (TILE_ROWS - len(thresholds))]
    problem = one_hot_problem(device, scores, threshold=rows, top_k=20, capacity=20)
    problem.check()


def bf16(values: Sequence[float]) -> list[float]:
    return torch.tensor(values).to(torch.bfloat16).tolist()


def test_fp32_accumulation(device: str) -> None:
    """1 + 2**-12 is lost in BF16 or TF32."""
    problem = one_hot_problem(device, [1.0], threshold=-1, top_k=1, capacity=1)
    problem.tensors["query"][:, 1] = 1
    problem.tensors["key_cache"][0, 0, 1] = 2**-12
    problem.check()
    assert problem.slots(0, 1, 2) == [[0, 0x3F800800]]


def test_every_dimension_counts(device: str) -> None:
    """Row ``r`` takes dim ``r`` alone, and key ``j`` has 1 there for ``j = r``."""
    problem = one_hot_problem(device, [0.0] * HEAD_DIM, threshold=0.5, top_k=1, capacity=2)
    problem.tensors["query"].copy_(torch.eye(TILE_ROWS))
    problem.tensors["key_cache"].view(-1, HEAD_DIM).copy_(torch.eye(HEAD_DIM))
    problem.check()
    slots = problem.tensors["candidates"][:, 1, 0]
    assert slots.tolist() == list(range(TILE_ROWS))

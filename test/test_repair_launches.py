# SPDX-License-Identifier: Apache-2.0
"""Thousands of launches, with repair and without, of a row tile that many programs share."""

from __future__ import annotations

import math

import pytest
import torch
from cases import Problem, random_problem

LAUNCHES = 10_000


def contents(problem: Problem) -> list[torch.Tensor]:
    """All that a selection must give, whatever the order of slots.

    These are counters, thresholds' bits, ranges, and the pairs of each row in ascending order.
    """
    tensors = problem.tensors
    first, last = tensors["ranges"][:, :, None]
    slots = tensors["candidates"].long()
    slot = torch.arange(slots.shape[1], device=slots.device)
    pairs = (slots[..., 0] << 32) | (slots[..., 1] & 0xFFFFFFFF)
    pairs = pairs.where((slot >= first) & (slot < last), -1).sort(dim=1).values
    thresholds = tensors["thresholds"].view(torch.int32)
    return [tensors["counters"], thresholds, tensors["ranges"], tensors["arrivals"], pairs]


@pytest.mark.gpu
@pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA GPU here")
def test_launches_that_need_repair_alternate_with_some_that_do_not() -> None:
    """A pair of the first sweep on top of one of the repair, for one, would show."""
    problem = random_problem("cuda", tiles=1, keys=65_536, top_k=64, capacity=128).with_repair()
    fitting = problem.cutoffs().cuda()
    two_miss = fitting.clone()
    two_miss[3], two_miss[70] = -1e30, 1e30
    missing = [torch.full_like(fitting, value) for value in (-1e30, 1e30, math.nan)]
    kinds = [fitting, two_miss, *missing]
    wanted = []
    for thresholds in kinds:
        problem.renew(thresholds)
        assert all(len(row.ties) <= row.top_k for row in problem.check())
        wanted.append([tensor.clone() for tensor in contents(problem)])
    wrong = torch.zeros(len(kinds), dtype=torch.int64, device="cuda")
    for launch in range(LAUNCHES):
        kind = 0 if launch % 2 else launch // 2 % len(kinds)
        problem.renew(kinds[kind])
        problem.run()
        for found, right in zip(contents(problem), wanted[kind], strict=True):
            wrong[kind] += (found != right).any()
    assert wrong.tolist() == [0] * len(kinds)

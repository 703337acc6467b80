# SPDX-License-Identifier: Apache-2.0
"""The indexers' selections where their tensors pass 2**31 elements, and on other devices."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from indexing import Indexing, lightning_problem, qsa_problem

makers = pytest.mark.parametrize("make", [lightning_problem, qsa_problem], ids=["lightning", "qsa"])
Make = Callable[..., Indexing]


def selected(problem: Indexing) -> list[tuple[object, ...]]:
    """What each row has counted, and the pairs in its slots if it has slots for them."""
    candidates = problem.tensors["candidates"].tolist()
    rows: list[tuple[object, ...]] = []
    capacity = len(candidates[0]) - problem.top_k
    for slots, (above, ties) in zip(candidates, problem.tensors["counters"].tolist(), strict=True):
        rows.append((above, ties))
        if above <= capacity and ties <= problem.top_k:
            held = slots[problem.top_k - ties : problem.top_k + above]
            rows.append(tuple(sorted(map(tuple, held))))
    return rows


@makers
def test_keys_past_2_gib(device: str, make: Make) -> None:
    """Pages on either side of the cache's element 2**31; scales are on pages as far out."""
    near = make(device, keys=300, slots=60)
    pages = len(near.tensors["key_cache"])
    first = 2**31 // near.tensors["key_cache"][0].numel() - pages // 2
    table = near.tensors["block_table"]
    far = {"block_table": torch.where((table >= 0) & (table < pages), table + first, -1)}
    for name in near.tensors.keys() & {"key_cache", "key_scales"}:
        cache = near.tensors[name]
        far[name] = cache.new_empty(first + pages, *cache.shape[1:])
        far[name][first:] = cache
    outputs = {name: near.tensors[name].clone() for name in ("counters", "candidates")}
    near.run()
    problem = near.changed(**far, **outputs)
    problem.run()
    assert selected(near) == selected(problem)
    assert near.tensors["counters"].any()


@pytest.mark.gpu
@pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA GPU here")
@makers
def test_slots_past_2_gib(make: Make) -> None:
    """Rows on either side of the slots' element 2**31, of which the last few see keys."""
    near = make("cuda", rows=16, run_rows=4)
    slots = near.tensors["candidates"].shape[1]
    rows = 2**31 // (2 * slots) // 16 * 16 + 16
    repeats = rows // 16
    far = {
        name: near.tensors[name].repeat(repeats, *[1] * (near.tensors[name].ndim - 1))
        for name in ("row_ends", "thresholds", "counters", "requests")
    }
    far["candidates"] = torch.empty(rows, slots, 2, dtype=torch.int32, device="cuda")
    for name in near.tensors.keys() & {"query", "weights"}:
        one = near.tensors[name][:1]
        far[name] = one.expand(rows, *one.shape[1:])
        near = near.changed(**{name: one.expand(16, *one.shape[1:])})
    problem = near.changed(**far)
    near.run()
    problem.run()
    last = {name: problem.tensors[name][-16:] for name in ("counters", "candidates")}
    assert selected(near) == selected(near.changed(**last))


@pytest.mark.gpu
@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="no two CUDA GPUs here")
@makers
def test_on_a_device_that_is_not_current(make: Make) -> None:
    make("cuda:1", repair=True).check()
    assert torch.cuda.current_device() == 0

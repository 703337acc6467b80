# SPDX-License-Identifier: Apache-2.0
"""The SDSA selection wherever its tensors may lie: alignment, strides, large offsets, devices."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pytest
import torch
from canaries import embed
from cases import PAGE_KEYS, TILE_ROWS, Problem, random_problem
from formats import both_formats

OFFSET = {
    "query": 65,
    "key_cache": 72,
    "row_ends": 65,
    "tile_requests": 67,
    "block_table": 65,
    "thresholds": 65,
    "counters": 65,
    "candidates": 66,
}
"""Elements before each tensor that leave it with the least alignment that it may have."""
NVFP4_OFFSET = {**OFFSET, "key_cache": 80, "query_scales": 72, "key_scales": 72}


def repaired(problem: Problem) -> Problem:
    """The problem with repair, which every other row needs."""
    problem.tensors["thresholds"][::2] = 1e30
    return problem.with_repair().thinned(2)


@pytest.mark.parametrize(("nvfp4", "repair"), [(False, False), (False, True), (True, False)])
@pytest.mark.parametrize("offset_first", [False, True])
def test_aligned_and_offset_tensors_in_any_order(
    device: str, offset_first: bool, repair: bool, nvfp4: bool
) -> None:
    top_k = 6 if offset_first else 5
    offsets = NVFP4_OFFSET if nvfp4 else OFFSET
    aligned = random_problem(device, keys=200, top_k=top_k, nvfp4=nvfp4)
    offset = random_problem(device, keys=200, top_k=top_k, offsets=offsets, nvfp4=nvfp4)
    if repair:
        aligned, offset = repaired(aligned), repaired(offset)
    problems = [offset, aligned] if offset_first else [aligned, offset]
    for problem in problems:
        problem.check()
    assert np.array_equal(aligned.counters, offset.counters)


@pytest.mark.parametrize(
    "row_gaps",
    [
        {"query": 1},
        {"query": 8},
        {"key_cache": 512},
        {"key_cache": 8},
        {"block_table": 5},
        {"counters": 1},
        {"candidates": 2},
        {"query": 3, "key_cache": 24, "block_table": 1, "counters": 2, "candidates": 6},
    ],
)
def test_rows_and_pages_apart(device: str, row_gaps: Mapping[str, int]) -> None:
    """What lies between them is neither used (it is NaN, or out of range) nor written."""
    random_problem(device, keys=200, row_gaps=row_gaps).check()


@pytest.mark.parametrize(
    "row_gaps",
    [
        {"query": 1},
        {"query_scales": 8},
        {"key_cache": 16, "key_scales": 8},
        {"query": 16, "query_scales": 16, "key_cache": 512, "key_scales": 4096},
    ],
)
def test_nvfp4_rows_and_pages_apart(device: str, row_gaps: Mapping[str, int]) -> None:
    """Values and scales have strides of their own."""
    random_problem(device, keys=200, row_gaps=row_gaps, nvfp4=True).check()


def test_rows_and_pages_apart_with_repair(device: str) -> None:
    gaps = {"query": 3, "key_cache": 24, "block_table": 1, "counters": 2, "candidates": 6}
    problem = repaired(random_problem(device, keys=200, row_gaps=gaps))
    ranges = embed(problem.tensors["ranges"].cpu(), device, offset=65, row_gap=3)
    problem.replace(ranges=ranges).check()


def test_tensors_that_share_rows_of_one_memory(device: str) -> None:
    """Counters and slots of a row, side by side."""
    problem = random_problem(device, keys=200, top_k=4, capacity=30)
    rows = problem.tensors["counters"].shape[0]
    memory = torch.zeros(rows, 2 + 2 * 34, dtype=torch.int32, device=device)
    candidates = memory.as_strided((rows, 34, 2), (70, 2, 1), 2)
    problem.replace(counters=memory[:, :2], candidates=candidates).check()


def test_pages_of_a_cache_that_holds_more_than_keys(device: str) -> None:
    """Each page's keys, then 4 bytes a key of something else."""
    problem = random_problem(device, keys=200)
    keys = problem.tensors["key_cache"]
    page = PAGE_KEYS * 128 * 2
    memory = torch.full((len(keys), page + PAGE_KEYS * 4), 0xFF, dtype=torch.uint8, device=device)
    view = memory[:, :page].view(torch.bfloat16).view(len(keys), PAGE_KEYS, 128)
    view.copy_(keys)
    problem.replace(key_cache=view).check()


@pytest.mark.parametrize("repair", [False, True])
def test_nvfp4_pages_of_keys_then_their_scales(device: str, repair: bool) -> None:
    """Both are views of one cache, whose pages are 4,608 bytes apart."""
    problem = random_problem(device, keys=200, nvfp4=True)
    problem = repaired(problem) if repair else problem
    names = ("key_cache", "key_scales")
    memory = torch.cat([problem.tensors[name].flatten(1) for name in names], dim=1)
    views = {
        name: part.view(problem.tensors[name].shape)
        for name, part in zip(names, (memory[:, :4096], memory[:, 4096:]), strict=True)
    }
    assert {view.stride(0) for view in views.values()} == {4608}
    problem.replace(**views).check()


def test_one_page_many_times(device: str) -> None:
    """Requests may share pages, and a stretched cache is one page in the place of many."""
    problem = random_problem(device, keys=200)
    cache = problem.tensors["key_cache"]
    problem.replace(key_cache=cache[:1].expand(len(cache), -1, -1)).check()


@both_formats
def test_keys_past_2_gib(device: str, nvfp4: bool) -> None:
    """Pages on either side of the cache's element 2**31."""
    near = random_problem(device, tiles=1, keys=128, top_k=8, capacity=60, nvfp4=nvfp4)
    far = near.replace(**copies(near, "counters", "candidates", "block_table"))
    pages = 2**31 // near.tensors["key_cache"][0].numel()
    used = near.tensors["block_table"][int(near.tensors["tile_requests"])].tolist()
    for name in near.tensors.keys() & {"key_cache", "key_scales"}:
        cache = near.tensors[name]
        far.tensors[name] = cache.new_empty(pages + 1, *cache.shape[1:])
        far.tensors[name][pages - 1 :] = cache[used]
    far.tensors["block_table"][:] = torch.tensor([pages - 1, pages])
    near.run()
    far.run()
    assert_same(near, far)


@pytest.mark.gpu
@pytest.mark.parametrize("repair", [False, True])
def test_slots_past_2_gib(repair: bool) -> None:
    """Rows on either side of the slots' element 2**31."""
    skip_without_gpus(1)
    rows, slots, first = 65_536, 16_640, 64_512 - TILE_ROWS
    top_k = 64 if repair else 2048
    near = random_problem("cuda", keys=500, tiles=2, top_k=top_k, capacity=slots - top_k)
    if repair:
        near = repaired(near)
    tensors = {
        name: torch.zeros(
            rows, *near.tensors[name].shape[1:], dtype=near.tensors[name].dtype
        ).cuda()
        for name in ("query", "row_ends", "thresholds", "counters")
    }
    tensors["tile_requests"] = torch.zeros(rows // TILE_ROWS, dtype=torch.int32, device="cuda")
    tensors["candidates"] = torch.empty(rows, slots, 2, dtype=torch.int32, device="cuda")
    placed = slice(first, first + 2 * TILE_ROWS)
    for name in ("query", "row_ends", "thresholds"):
        tensors[name][placed] = near.tensors[name]
    tensors["tile_requests"][first // TILE_ROWS :][:2] = near.tensors["tile_requests"]
    if repair:
        tensors["arrivals"] = torch.zeros(rows // TILE_ROWS, dtype=torch.int32, device="cuda")
        tensors["ranges"] = torch.empty(2, rows, dtype=torch.int32, device="cuda")
    far = near.replace(**tensors)
    near.run()
    far.run()
    outputs = {name: tensors[name][placed] for name in ("counters", "candidates")}
    assert_same(near, near.replace(**outputs))
    if repair:
        assert torch.equal(tensors["thresholds"][placed], near.tensors["thresholds"])
        assert torch.equal(tensors["ranges"][:, placed], near.tensors["ranges"])
        assert not tensors["arrivals"].any()


@pytest.mark.gpu
def test_a_device_that_is_not_the_current_one() -> None:
    skip_without_gpus(2)
    problem = random_problem("cuda:1")
    with torch.cuda.device(0):
        problem.check()
        assert torch.cuda.current_device() == 0


@pytest.mark.gpu
def test_tensors_on_two_devices() -> None:
    skip_without_gpus(1)
    problem = random_problem("cuda")
    message = "thresholds must be on cuda:0, as query is, not on cpu"
    with pytest.raises(ValueError, match=message):
        problem.replace(thresholds=problem.tensors["thresholds"].cpu()).run()


def skip_without_gpus(count: int) -> None:
    if torch.cuda.device_count() < count:
        pytest.skip(f"needs {count} CUDA GPUs")


def copies(problem: Problem, *names: str) -> dict[str, torch.Tensor]:
    return {name: problem.tensors[name].clone() for name in names}


def assert_same(left: Problem, right: Problem) -> None:
    """Fails unless two selections, in rows that fit, found the same pairs."""
    assert np.array_equal(left.counters, right.counters)
    for row, (above, ties) in enumerate(left.counters.tolist()):
        for first, last in ((left.top_k, left.top_k + above), (left.top_k - ties, left.top_k)):
            assert sorted(left.slots(row, first, last)) == sorted(right.slots(row, first, last))

# SPDX-License-Identifier: Apache-2.0
"""Stored scores on a GPU: sizes past the limits of grids and of i32s, streams and CUDA graphs."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
import torch
from scoring import PAGE, Stored, group_problem, sample_problem

from winnow.errors import BackendError
from winnow.sdsa import indexer_scores

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA GPU here"),
]

MOST_PROGRAMS_Y = 65_535
"""Programs along the y axis of a grid."""
PROBLEMS: dict[str, Callable[..., Stored]] = {"groups": group_problem, "sample": sample_problem}
problems = pytest.mark.parametrize("make", PROBLEMS.values(), ids=PROBLEMS.keys())


def random_integers(*shape: int) -> torch.Tensor:
    generator = torch.Generator("cuda").manual_seed(3)
    values = torch.randint(-9, 10, shape, device="cuda", generator=generator)
    return values.to(torch.bfloat16)


def ints(*values: int) -> torch.Tensor:
    return torch.tensor(values, dtype=torch.int32, device="cuda")


def test_a_context_past_a_grid_axis() -> None:
    """More runs of 1024 keys than a grid has programs along y, on pages that repeat."""
    context = (MOST_PROGRAMS_Y + 3) * 1024 + 77
    query, cache = random_integers(1, 128), random_integers(3, PAGE, 128)
    table = (torch.arange(-(-context // PAGE), device="cuda") % 3).int()[None]
    scores = torch.full((1, context), 0.5, device="cuda")
    length = context - 5
    lengths, requests = ints(length), ints(0)
    indexer_scores(query, cache, table, lengths, requests=requests, scores=scores)
    period = cache.view(-1, 128).float() @ query[0].float()
    repeated = period.repeat(-(-context // len(period)))
    assert torch.equal(scores[0, :length], repeated[:length])
    assert (scores[0, length:] == 0.5).all()


def test_more_groups_than_programs_along_y() -> None:
    groups, context = MOST_PROGRAMS_Y + 10, 70
    query, cache = random_integers(groups, 128), random_integers(4, PAGE, 128)
    table = torch.tensor([[3, 1], [0, 2]], dtype=torch.int32, device="cuda")
    requests = torch.arange(groups, dtype=torch.int32, device="cuda") % 2
    lengths = torch.arange(groups, dtype=torch.int32, device="cuda") % (context + 1)
    scores = torch.full((groups, context), 0.5, device="cuda")
    indexer_scores(query, cache, table, lengths, requests=requests, scores=scores)
    keys = cache[table.long()].view(2, -1, 128)[:, :context].float()
    all_scores = torch.einsum("rd,qkd->rqk", query.float(), keys)
    expected = torch.where(requests[:, None] == 0, all_scores[:, 0], all_scores[:, 1])
    seen = torch.arange(context, device="cuda") < lengths[:, None]
    assert torch.equal(scores, torch.where(seen, expected, 0.5))


@problems
def test_scores_past_2_gib(make: Callable[..., Stored]) -> None:
    """Rows on either side of the output's element 2**31."""
    problem = make("cuda")
    rows, columns = problem.tensors["scores"].shape
    step = 2**31 // (rows - 2)
    memory = torch.empty((rows - 1) * step + columns, device="cuda")
    scores = memory.as_strided((rows, columns), (step, 1))
    scores.fill_(7)
    problem.tensors["scores"].fill_(7)
    problem.run()
    problem.changed(scores=scores).run()
    assert torch.equal(scores, problem.tensors["scores"])


@problems
def test_first_call_inside_a_capture(make: Callable[..., Stored]) -> None:
    """It works, or says to run once before the capture; either way the stream goes on."""
    problem = make("cuda")
    graph = torch.cuda.CUDAGraph()
    replay, advice = graph.replay, None
    try:
        with torch.cuda.graph(graph):
            problem.run()
    except BackendError as error:
        replay, advice = problem.run, str(error)
    assert advice is None or "before capture" in advice
    problem.check(replay)


@problems
@pytest.mark.parametrize("nvfp4", [False, True])
def test_replays_see_what_the_tensors_hold_then(make: Callable[..., Stored], nvfp4: bool) -> None:
    problem = make("cuda", nvfp4=nvfp4)
    problem.run()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        problem.run()
    for seed, cut in itertools.product(range(1, 4), (0, 13)):
        other = make("cuda", nvfp4=nvfp4, seed=seed)
        for name, tensor in other.tensors.items():
            problem.tensors[name].copy_(tensor)
        problem.tensors[problem.lengths] -= cut
        problem.check(graph.replay)


@problems
def test_a_warm_capture_neither_allocates_nor_synchronizes(make: Callable[..., Stored]) -> None:
    problem = make("cuda")
    problem.run()
    graph = torch.cuda.CUDAGraph()
    torch.cuda.synchronize()
    with torch.cuda.graph(graph):
        torch.cuda.set_sync_debug_mode("error")
        try:
            allocations = torch.cuda.memory_stats()["allocation.all.allocated"]
            problem.run()
            assert torch.cuda.memory_stats()["allocation.all.allocated"] == allocations
        finally:
            torch.cuda.set_sync_debug_mode("default")
    problem.check(graph.replay)


@problems
def test_runs_on_the_current_stream(make: Callable[..., Stored]) -> None:
    """Inputs that the current stream is still to write are waited for, and no other stream is."""
    problem = make("cuda")
    expected = problem.check()
    lengths = problem.tensors[problem.lengths]
    kept = lengths.clone()
    lengths.zero_()
    problem.tensors["scores"].copy_(make("cuda").tensors["scores"])
    torch.cuda.synchronize()
    stream = torch.cuda.Stream()  # type: ignore[no-untyped-call]
    with torch.cuda.stream(stream):
        torch.cuda._sleep(200_000_000)  # type: ignore[no-untyped-call]
        lengths.copy_(kept)
        problem.run()
    torch.cuda.current_stream().synchronize()
    assert not stream.query()
    stream.synchronize()
    assert torch.equal(problem.tensors["scores"].cpu(), torch.from_numpy(expected))


@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="no two CUDA GPUs here")
@problems
def test_on_a_device_that_is_not_current(make: Callable[..., Stored]) -> None:
    make("cuda:1").check()
    assert torch.cuda.current_device() == 0

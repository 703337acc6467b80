# SPDX-License-Identifier: Apache-2.0
"""The SDSA selection on CUDA streams and in CUDA graphs."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest
import torch
from cases import POISON, TILE_ROWS, random_problem

from winnow.errors import BackendError

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA GPU here"),
]


def test_first_call_inside_a_capture() -> None:
    """It works, or says to run once before the capture; either way the stream goes on."""
    problem = random_problem("cuda", keys=200, top_k=11, capacity=40)
    graph = torch.cuda.CUDAGraph()
    replay, advice = graph.replay, None
    try:
        with torch.cuda.graph(graph):
            problem.run()
    except BackendError as error:
        replay, advice = problem.run, str(error)
    assert advice is None or "before capture" in advice
    problem.check(replay)


def test_replays_see_what_the_tensors_hold_then() -> None:
    """One capture, replayed with other keys, ends and thresholds, against the oracle each time."""
    problem = random_problem("cuda", keys=1500, top_k=8, capacity=40)
    problem.tensors["row_ends"].fill_(1)
    problem.run()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        problem.run()
    for replay in range(20):
        other = random_problem("cuda", keys=1500, top_k=8, capacity=40, seed=replay)
        for name, tensor in other.tensors.items():
            problem.tensors[name].copy_(tensor)
        problem.tensors["row_ends"] -= 70 * (replay % 3)
        problem.check(graph.replay)


def test_a_warm_capture_neither_allocates_nor_synchronizes() -> None:
    problem = random_problem("cuda", keys=200, top_k=8, capacity=40)
    problem.run()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph), no_synchronization():
        allocations = torch.cuda.memory_stats()["allocation.all.allocated"]
        problem.run()
        assert torch.cuda.memory_stats()["allocation.all.allocated"] == allocations
    problem.tensors["counters"].zero_()
    problem.tensors["candidates"].fill_(POISON)
    problem.check(graph.replay)


@contextlib.contextmanager
def no_synchronization() -> Iterator[None]:
    torch.cuda.set_sync_debug_mode("error")
    try:
        yield
    finally:
        torch.cuda.set_sync_debug_mode("default")


def test_runs_on_the_current_stream() -> None:
    """Inputs that the current stream is still to write are waited for, and no other stream is."""
    problem = random_problem("cuda", keys=300, top_k=8, capacity=40)
    problem.run()
    problem.tensors["counters"].zero_()
    ends = problem.tensors["row_ends"].clone()
    problem.tensors["row_ends"].zero_()
    torch.cuda.synchronize()
    stream = torch.cuda.Stream()  # type: ignore[no-untyped-call]
    with torch.cuda.stream(stream):
        torch.cuda._sleep(200_000_000)  # type: ignore[no-untyped-call]
        problem.tensors["row_ends"].copy_(ends)
        problem.run()
    torch.cuda.current_stream().synchronize()
    assert not stream.query()
    stream.synchronize()
    assert problem.counters[:TILE_ROWS].any()

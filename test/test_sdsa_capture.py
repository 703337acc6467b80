# SPDX-License-Identifier: Apache-2.0
"""The SDSA selection on CUDA streams and in CUDA graphs."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterator

import pytest
import torch
from cases import TILE_ROWS, Problem, random_problem

from winnow.errors import BackendError

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA GPU here"),
]


KINDS = (math.nan, 1e30, -1e30, math.inf, -math.inf, 0.0)
"""Thresholds at which most rows need repair."""


@pytest.mark.parametrize("repair", [False, True])
def test_first_call_inside_a_capture(repair: bool) -> None:
    """It works, or says to run once before the capture; either way the stream goes on."""
    problem = random_problem("cuda", keys=200, top_k=11, capacity=40)
    problem = problem.with_repair() if repair else problem
    graph = torch.cuda.CUDAGraph()
    replay, advice = graph.replay, None
    try:
        with torch.cuda.graph(graph):
            problem.run()
    except BackendError as error:
        replay, advice = problem.run, str(error)
    assert advice is None or "before capture" in advice
    problem.check(replay)


def captured(problem: Problem) -> torch.cuda.CUDAGraph:
    """A capture of the selection, made while all rows are short."""
    problem.tensors["row_ends"].fill_(1)
    problem.run()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        problem.run()
    return graph


def test_replays_see_what_the_tensors_hold_then() -> None:
    """One capture, replayed with other keys, ends and thresholds, against the oracle each time."""
    problem = random_problem("cuda", keys=1500, top_k=8, capacity=40)
    graph = captured(problem)
    for replay in range(20):
        other = random_problem("cuda", keys=1500, top_k=8, capacity=40, seed=replay)
        for name, tensor in other.tensors.items():
            problem.tensors[name].copy_(tensor)
        problem.tensors["row_ends"] -= 70 * (replay % 3)
        problem.check(graph.replay)


def test_replays_repair_the_rows_that_need_it_then() -> None:
    """The same with repair: of no row, of one, of some of each kind, or of nearly all.

    Nothing but the first call finds arrivals that were zeroed for it.
    """
    problem = random_problem("cuda", keys=3000, top_k=8, capacity=40).with_repair()
    graph = captured(problem)
    for replay in range(100):
        other = random_problem("cuda", keys=3000, top_k=8, capacity=40, seed=replay % 7)
        for name, tensor in other.tensors.items():
            problem.tensors[name].copy_(tensor)
        problem.tensors["row_ends"] -= (0, 70, 2500)[replay % 3]
        thresholds = problem.cutoffs()
        match replay % 4:
            case 1:
                thresholds[replay] = KINDS[replay % 6]
            case 2:
                for first, value in enumerate(KINDS):
                    thresholds[first::9] = value
            case 3:
                thresholds.fill_(KINDS[replay // 4 % 6])
        problem.renew(thresholds)
        problem.check(graph.replay)


@pytest.mark.parametrize("repair", [False, True])
def test_a_warm_capture_neither_allocates_nor_synchronizes(repair: bool) -> None:
    problem = random_problem("cuda", keys=200, top_k=8, capacity=40)
    problem = problem.with_repair() if repair else problem
    thresholds = problem.tensors["thresholds"].clone()
    problem.run()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph), no_synchronization():
        allocations = torch.cuda.memory_stats()["allocation.all.allocated"]
        problem.run()
        assert torch.cuda.memory_stats()["allocation.all.allocated"] == allocations
    problem.renew(thresholds)
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

# SPDX-License-Identifier: Apache-2.0
"""Calls each function for the first time in a capture: run in a process that has called none.

Either that works, or it says to run it once before. The stream goes on after it: a call gives what
it does alone, and so does a later capture, which may neither compile nor allocate nor synchronize.
Prints a line for each.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any

import torch
from indexing import Indexing, lightning_problem, qsa_problem
from op_arguments import CASES, memory, memory_after

from winnow import sdsa
from winnow.errors import BackendError


def first_call(call: Callable[[], object]) -> None:
    """Calls it in a capture."""
    try:
        with torch.cuda.graph(torch.cuda.CUDAGraph()):
            call()
    except BackendError as error:
        if "once before capture" not in str(error):
            raise


def warm_capture(call: Callable[[], object]) -> torch.cuda.CUDAGraph:
    """A capture of what has been called before, which fails if it allocates or waits."""
    graph = torch.cuda.CUDAGraph()
    torch.cuda.synchronize()
    with torch.cuda.graph(graph):
        torch.cuda.set_sync_debug_mode("error")
        try:
            before = torch.cuda.memory_stats()["allocation.all.allocated"]
            call()
            assert torch.cuda.memory_stats()["allocation.all.allocated"] == before
        finally:
            torch.cuda.set_sync_debug_mode("default")
    return graph


def renew(arguments: Mapping[str, Any], made: Mapping[str, Any]) -> None:
    """Gives tensors what they held at first."""
    for name, value in made.items():
        if isinstance(value, torch.Tensor):
            arguments[name].copy_(value)


def check_case(name: str) -> None:
    """Does all of this with arguments that have one right result."""
    function, make = CASES[name]
    arguments = make("cuda")
    call = functools.partial(getattr(sdsa, function), **arguments)
    first_call(call)
    renew(arguments, make("cuda"))
    call()
    assert memory(arguments) == memory_after(name, "cuda"), name
    graph = warm_capture(call)
    renew(arguments, make("cuda"))
    graph.replay()
    assert memory(arguments) == memory_after(name, "cuda"), name


def check_indexer(make: Callable[..., Indexing], repair: bool) -> None:
    """Does all of this with one of the indexers' selections."""
    problem = make("cuda", repair=repair)
    first_call(problem.run)
    renew(problem.tensors, make("cuda", repair=repair).tensors)
    problem.check()
    graph = warm_capture(problem.run)
    renew(problem.tensors, make("cuda", repair=repair).tensors)
    problem.check(graph.replay)


if __name__ == "__main__":
    for case in CASES:
        check_case(case)
        print(case)
    for maker in (lightning_problem, qsa_problem):
        for repair in (False, True):
            check_indexer(maker, repair)
            print(maker.__name__, repair)

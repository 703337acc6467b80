# SPDX-License-Identifier: Apache-2.0
"""Thousands of launches whose rows need repair at random, one after another and at once.

``WINNOW_TEST_EXAMPLES`` multiplies them: with 100, there are 100,000 of each.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

import pytest
import torch
from cases import Problem, random_problem
from drawing import FACTOR
from indexing import Indexing, qsa_problem
from launches import BANK, OUTPUTS, WHAT, Launches, launches_of

LAUNCHES = {"cpu": 3, "cuda": 1000 * FACTOR}
Make = Callable[[str], Problem | Indexing]


def sdsa(device: str) -> Problem:
    """Tiles that several programs share, with rows of few keys and of none among the others."""
    if device == "cpu":
        small = random_problem(device, tiles=1, keys=150, top_k=4, capacity=9)
        return small.with_repair().thinned(6)
    problem = random_problem(device, tiles=3, keys=8000, top_k=64, capacity=128).with_repair()
    problem.tensors["row_ends"][5::50], problem.tensors["row_ends"][7::50] = 0, 40
    return problem


def qsa(device: str) -> Indexing:
    """Scores of several heads, with keys that are on no page."""
    return qsa_problem(
        device, rows=32, run_rows=16, keys=2500 if device == "cuda" else 90, repair=True
    )


makes = pytest.mark.parametrize("make", [sdsa, qsa])


def seed() -> int:
    """Of thresholds: always the same, unless more are asked for."""
    return 0 if FACTOR == 1 else secrets.randbits(32)


@makes
def test_one_launch_after_another(device: str, make: Make) -> None:
    """Arrivals are zeroed before the first alone."""
    launches, count = launches_of(make(device), seed()), LAUNCHES[device]
    for launch in range(count):
        if launch % BANK == 0:
            launches.renew()
        launches.step()
    launches.finish(count)


@pytest.mark.gpu
@pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA GPU here")
@makes
def test_replays_on_two_streams(make: Make) -> None:
    """Graphs with outputs of their own select from the same keys, at thresholds of their own."""
    problem = make("cuda")
    own = {name: problem.tensors[name].clone() for name in OUTPUTS}
    problems, first = (problem, with_tensors(problem, own)), seed()
    lanes = [Lane(launches_of(each, first + lane)) for lane, each in enumerate(problems)]
    for replay in range(LAUNCHES["cuda"]):
        for lane in lanes:
            lane.replay(renewed=replay % BANK == 0)
    torch.cuda.synchronize()
    for lane in lanes:
        lane.launches.finish(LAUNCHES["cuda"] + 1)


class Lane:
    """A stream, and a graph of a launch and its check that is replayed there."""

    def __init__(self, launches: Launches) -> None:
        self.launches = launches
        self._graph = torch.cuda.CUDAGraph()
        self._stream = torch.cuda.Stream()  # type: ignore[no-untyped-call]
        torch.cuda.synchronize()
        with torch.cuda.stream(self._stream):
            launches.step()  # compiles and loads all that the graph needs
        torch.cuda.synchronize()
        with torch.cuda.graph(self._graph, stream=self._stream):
            launches.step()

    def replay(self, *, renewed: bool) -> None:
        """Makes a launch, with newly drawn thresholds if they are to be ``renewed``."""
        with torch.cuda.stream(self._stream):
            if renewed:
                self.launches.renew()
            self._graph.replay()


def with_tensors(
    problem: Problem | Indexing, tensors: dict[str, torch.Tensor]
) -> Problem | Indexing:
    """The same problem with other tensors in place of those named."""
    change = problem.replace if isinstance(problem, Problem) else problem.changed
    return change(**tensors)


@pytest.fixture(scope="module")
def left() -> tuple[Problem, dict[str, torch.Tensor]]:
    """A problem, and what the first launch left of its tensors."""
    problem = sdsa("cpu")
    launches = launches_of(problem, 0)
    launches.step()
    launches.finish(1)
    return problem, {name: problem.tensors[name].clone() for name in OUTPUTS}


SPOILS: dict[str, Callable[[dict[str, torch.Tensor], int], object]] = {
    "arrivals": lambda tensors, row: tensors["arrivals"].fill_(1),
    "counters": lambda tensors, row: tensors["counters"][row, 1].add_(1),
    "thresholds": lambda tensors, row: tensors["thresholds"][row].mul_(1.5),
    "ranges": lambda tensors, row: tensors["ranges"][1, row].sub_(1),
    "keys above": lambda tensors, row: tensors["candidates"][row, 5].copy_(
        tensors["candidates"][row, 4]
    ),
    "ties": lambda tensors, row: tensors["candidates"][row, 3, 0].fill_(-1),
    "stored scores": lambda tensors, row: tensors["candidates"][row, 4, 1].add_(1),
}
"""Spoils a row that has two keys above its threshold, and a tie."""


@pytest.mark.parametrize("what", WHAT)
def test_what_is_wrong_is_noticed(what: str, left: tuple[Problem, dict[str, torch.Tensor]]) -> None:
    problem, outputs = left
    for name, tensor in outputs.items():
        problem.tensors[name].copy_(tensor)
    above, ties = problem.tensors["counters"].T
    row = int(((above > 1) & (ties > 0)).nonzero()[0])
    SPOILS[what](problem.tensors, row)
    launches = launches_of(problem, 0)
    launches.check()
    message = rf"wrong are 1 of {what}\n(.*\n)+row {row}: {what}\n"
    with pytest.raises(AssertionError, match=message):
        launches.finish(1)

# SPDX-License-Identifier: Apache-2.0
"""Bad arguments of the SDSA selection's repair of rows: refused before anything runs, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from cases import Problem, random_problem
from refusals import WRONG_KINDS, misaligned, refused

ROWS = 256
Change = Callable[[torch.Tensor], Any]


@pytest.fixture(scope="module")
def problem() -> Problem:
    """A good problem of two tiles, with as little capacity as the repair takes."""
    return random_problem("cpu", keys=64, top_k=16, capacity=15).with_repair()


@pytest.mark.parametrize(("given", "missing"), [("arrivals", "ranges"), ("ranges", "arrivals")])
def test_half_of_the_repair(problem: Problem, given: str, missing: str) -> None:
    refused(problem, f"{missing} must be given with {given}, not None", **{missing: None})


@pytest.mark.parametrize("name", ["arrivals", "ranges"])
@pytest.mark.parametrize(("change", "message"), WRONG_KINDS)
def test_no_tensor_of_that_kind(problem: Problem, name: str, change: Change, message: str) -> None:
    refused(problem, f"^{name} {message}", **{name: change(problem.tensors[name])})


@pytest.mark.parametrize(
    ("name", "change", "message"),
    [
        ("arrivals", lambda t: t[:1], "of at least 2 entries, one for 128 rows, not of 1"),
        ("arrivals", lambda t: t[:0], "of at least 2 entries, one for 128 rows, not of 0"),
        ("ranges", lambda t: t[:1], r"of shape \[2, 256\], not \[1, 256\]"),
        ("ranges", lambda t: t[:, :128], r"of shape \[2, 256\], not \[2, 128\]"),
        ("ranges", lambda t: torch.cat([t, t], 1), r"of shape \[2, 256\], not \[2, 512\]"),
        ("ranges", lambda t: t.view(ROWS, 2), r"of shape \[2, 256\], not \[256, 2\]"),
        ("arrivals", lambda t: t.to("meta"), "on cpu, as query is, not on meta"),
        ("ranges", lambda t: t.to("meta"), "on cpu, as query is, not on meta"),
        ("arrivals", lambda t: misaligned(t, 2), "at an address divisible by 4, not 0x"),
        ("ranges", lambda t: misaligned(t, 2), "at an address divisible by 4, not 0x"),
        ("ranges", lambda t: t[:1].expand(2, ROWS), "without elements that share memory"),
        ("ranges", lambda t: t.as_strided((2, ROWS), (255, 1)), "without elements that share"),
    ],
)
def test_sizes_devices_and_addresses(
    problem: Problem, name: str, change: Change, message: str
) -> None:
    refused(problem, f"{name} must be {message}", **{name: change(problem.tensors[name])})


@pytest.mark.parametrize(("top_k", "least"), [(16, 31), (15, 29), (3, 5)])
def test_too_few_slots(problem: Problem, top_k: int, least: int) -> None:
    candidates = problem.tensors["candidates"][:, : least - 1]
    wanted = f"of at least {least} slots a row with arrivals and ranges, for top_k = {top_k}"
    message = f"candidates must be {wanted}, not of {least - 1}"
    refused(problem, message, candidates=candidates.contiguous(), top_k=top_k)


def test_no_slot_for_a_candidate(problem: Problem) -> None:
    """With one tie slot, the least capacity is 1, not 0."""
    candidates = problem.tensors["candidates"][:, :1].contiguous()
    message = "candidates must be of more than top_k = 1 slots a row, not of 1"
    refused(problem, message, candidates=candidates, top_k=1)


def test_a_plain_filter_is_not_repaired(problem: Problem) -> None:
    refused(problem, "top_k must be positive with arrivals and ranges, not 0", top_k=0)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("thresholds", "row_ends"),
        ("thresholds", "arrivals"),
        ("thresholds", "ranges"),
        ("counters", "ranges"),
        ("candidates", "arrivals"),
        ("arrivals", "tile_requests"),
        ("arrivals", "ranges"),
        ("ranges", "block_table"),
        ("ranges", "row_ends"),
    ],
)
def test_outputs_in_the_memory_of_others(problem: Problem, first: str, second: str) -> None:
    memory = torch.zeros(ROWS * 64, dtype=torch.int32)
    changes = {}
    for name in (first, second):
        tensor = problem.tensors[name]
        changes[name] = memory[: tensor.numel()].view(tensor.dtype).view(tensor.shape)
    refused(problem, f"{first} must be memory of its own, not memory of {second}", **changes)


def test_thresholds_are_an_input_without_repair() -> None:
    """They may share memory with other inputs then."""
    problem = random_problem("cpu", tiles=1, keys=64)
    ends = problem.tensors["row_ends"]
    problem.replace(thresholds=ends.view(torch.float32)).run()

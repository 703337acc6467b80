# SPDX-License-Identifier: Apache-2.0
"""Bad arguments of the indexers' selections: refused before anything runs, by name."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import pytest
import torch
from indexing import Indexing, lightning_problem, qsa_problem
from refusals import WRONG_KINDS, misaligned

from winnow.kernels.indexer import MAX_CONTEXT
from winnow.kernels.lightning import deepseek_v32, glm5
from winnow.kernels.qsa import qsa
from winnow.pipeline import Pipeline
from winnow.plan import Plan
from winnow.targets import TARGETS

Change = Callable[[torch.Tensor], Any]
PROBLEMS: dict[str, Callable[[], Indexing]] = {
    "lightning": lambda: lightning_problem("cpu"),
    "lightning-repair": lambda: lightning_problem("cpu", repair=True),
    "qsa": lambda: qsa_problem("cpu", rows=8, run_rows=4),
    "qsa-repair": lambda: qsa_problem("cpu", rows=8, run_rows=4, repair=True),
}
REPAIR = ("arrivals", "ranges")
ALIGNMENT = {"query": 16, "key_cache": 16, "candidates": 8}
"""Bytes of addresses and strides; of the other tensors, an element's."""


def each_tensor() -> list[Any]:
    """Each problem's tensors, by the names of both."""
    return [
        pytest.param(problem, name, id=f"{problem}-{name}")
        for problem, make in PROBLEMS.items()
        for name in make().tensors
    ]


@functools.cache
def good(problem: str) -> Indexing:
    """A good problem: 8 rows in runs of 4, 150 keys on 3 pages a request, top_k 8 and 24 slots."""
    return PROBLEMS[problem]()


@pytest.fixture(params=PROBLEMS)
def problem(request: pytest.FixtureRequest) -> Indexing:
    return good(request.param)


@pytest.mark.parametrize(("problem", "name"), each_tensor())
@pytest.mark.parametrize(("change", "message"), WRONG_KINDS)
def test_no_tensor_of_that_kind(problem: str, name: str, change: Change, message: str) -> None:
    message = message.replace(r"\], not", r"\].*, not")  # a query's heads, for one
    good(problem).refuse(f"{name} {message}", **{name: change})


@pytest.mark.parametrize(("problem", "name"), each_tensor())
def test_no_tensor(problem: str, name: str) -> None:
    wanted = f"given with {REPAIR[name == REPAIR[0]]}, not None" if name in REPAIR else ".*NoneType"
    good(problem).refuse(f"{name} must be {wanted}", **{name: None})


@pytest.mark.parametrize(
    ("name", "change", "message"),
    [
        ("key_cache", lambda t: t[:, :32], r"of shape \[pages, 64, 128\], not \[10, 32, 128\]"),
        ("key_cache", lambda t: t[:, :, :64], r"of shape \[pages, 64, 128\], not \[10, 64, 64\]"),
        ("key_cache", lambda t: t[:0], r"not empty, not of shape \[0, 64, 128\]"),
        ("row_ends", lambda t: t[:7], r"of shape \[8\], not \[7\]"),
        ("requests", lambda t: t[:0], "of a number of runs that divides the 8 rows, not of 0"),
        (
            "requests",
            lambda t: torch.cat([t, t[:1]]),
            "of a number of runs that divides the 8 rows, not of 3",
        ),
        (
            "requests",
            lambda t: t.repeat(2),
            "of runs of a multiple of 4 rows, not of 2 rows a run",
        ),
        ("block_table", lambda t: t[:0], r"not empty, not of shape \[0, 3\]"),
        ("block_table", lambda t: t[:, :2], r"of at least 3 columns, 64 keys each, .*, not of 2"),
        ("thresholds", lambda t: t[:4], r"of shape \[8\], not \[4\]"),
        ("counters", lambda t: t[:, :1], r"of shape \[8, 2\], not \[8, 1\]"),
        ("candidates", lambda t: t[:4], r"of shape \[8, slots, 2\], not \[4, 24, 2\]"),
        ("candidates", lambda t: t[:, :8], "of more than top_k = 8 slots a row, not of 8"),
    ],
)
def test_sizes(problem: Indexing, name: str, change: Change, message: str) -> None:
    problem.refuse(f"{name} must be {message}", **{name: change})


@pytest.mark.parametrize(
    ("name", "change", "message"),
    [
        ("query", lambda t: t[:, :3], r"of shape \[rows, heads, 128\], heads a power of two up to"),
        ("query", lambda t: t[:, :0], r"of shape .* 128, not \[8, 0, 128\]"),
        ("query", lambda t: t.repeat(1, 64, 1), r"of shape .* 128, not \[8, 256, 128\]"),
        ("query", lambda t: t[:, 0], r"of shape \[rows, heads, 128\], .*, not \[8, 128\]"),
        ("query", lambda t: t[:, :, :64], r"of shape \[rows, 4, 128\], not \[8, 4, 64\]"),
        ("weights", lambda t: t[:, :2], r"of shape \[8, 4\], not \[8, 2\]"),
        ("key_scales", lambda t: t[:-1], r"of shape \[10, 64, 1\], not \[9, 64, 1\]"),
        ("key_scales", lambda t: t[..., 0], r"of shape \[10, 64, 1\], not \[10, 64\]"),
    ],
)
def test_sizes_of_lightning(name: str, change: Change, message: str) -> None:
    good("lightning").refuse(f"{name} must be {message}", **{name: change})


def test_the_query_says_how_many_heads_there_are() -> None:
    wanted = r"weights must be of shape \[8, 2\], not \[8, 4\]"
    good("lightning").refuse(wanted, query=lambda t: t[:, :2].clone())
    wanted = r"query must be of shape \[rows, 4, 128\], not \[8, 2, 128\]"
    good("qsa").refuse(wanted, query=lambda t: t[:, :2])


def test_sizes_of_the_repair() -> None:
    repairing = good("qsa-repair")
    wanted = "arrivals must be of at least 8 entries, one a row, not of 7"
    repairing.refuse(wanted, arrivals=lambda t: t[:7])
    wanted = r"ranges must be of shape \[2, 8\], not \[2, 7\]"
    repairing.refuse(wanted, ranges=lambda t: t[:, :7])
    wanted = "candidates must be of at least 15 slots a row with arrivals and ranges, for top_k = 8"
    repairing.refuse(wanted, candidates=lambda t: t[:, :14])
    repairing.refuse("top_k must be positive with arrivals and ranges, not 0", top_k=0)


@pytest.mark.parametrize("name", ["query", "key_cache", "candidates"])
def test_a_tensor_on_another_device(problem: Indexing, name: str) -> None:
    wanted = "a CPU or CUDA device" if name == "query" else "cpu, as query is"
    problem.refuse(f"{name} must be on {wanted}, not on meta", **{name: lambda t: t.to("meta")})


@pytest.mark.parametrize(("problem", "name"), each_tensor())
def test_addresses(problem: str, name: str) -> None:
    alignment = ALIGNMENT.get(name, 4)
    message = f"{name} must be at an address divisible by {alignment}"
    good(problem).refuse(message, **{name: lambda t: misaligned(t, alignment // 2)})


@pytest.mark.parametrize("name", ALIGNMENT)
def test_strides(problem: Indexing, name: str) -> None:
    def widened(tensor: torch.Tensor) -> torch.Tensor:
        size, step = tensor.element_size(), tensor.stride(0) + 4 // tensor.element_size()
        memory = torch.zeros(len(tensor) * step * size + 64, dtype=torch.uint8)
        memory = memory[-memory.data_ptr() % 16 :]
        memory = memory[: len(memory) // size * size].view(tensor.dtype)
        strides = (step, *tensor.stride()[1:])
        return memory.as_strided(tensor.shape, strides, memory.storage_offset())

    message = f"{name} must be of an outermost stride divisible by"
    problem.refuse(message, **{name: widened})


def test_outputs_in_the_memory_of_others(problem: Indexing) -> None:
    memory = torch.zeros(8 * 24 * 2, dtype=torch.int32)
    shared = {"candidates": memory.view(8, 24, 2), "row_ends": memory[5:13]}
    problem.refuse("candidates must be memory of its own, not memory of row_ends", **shared)


@pytest.mark.parametrize("repair", [False, True])
def test_thresholds_are_written_by_a_repair_alone(repair: bool) -> None:
    """They may be rows' ends without one, if anyone wants that."""
    problem = qsa_problem("cpu", rows=8, run_rows=4, keys=1, repair=repair)
    shared = {"thresholds": problem.tensors["row_ends"].view(torch.float32)}
    if repair:
        problem.refuse("thresholds must be memory of its own, not memory of row_ends", **shared)
    else:
        problem.changed(**shared).check()


@pytest.mark.parametrize("name", ["max_context", "top_k"])
@pytest.mark.parametrize("value", [True, 2.0, "2", None, torch.tensor(2)])
def test_numbers_that_are_no_ints(problem: Indexing, name: str, value: Any) -> None:
    problem.refuse(f"{name} must be an int, not of type {type(value).__name__}", **{name: value})


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("max_context", -1, "max_context must be from 0 to 67107840, not -1"),
        ("max_context", MAX_CONTEXT + 1, "max_context must be from 0 to 67107840, not 67107841"),
        ("max_context", 193, "block_table must be of at least 4 columns"),
        ("top_k", -1, "top_k must be from 0 to 2147483647, not -1"),
        ("top_k", 2**31, "top_k must be from 0 to 2147483647, not 2147483648"),
        ("top_k", 24, "candidates must be of more than top_k = 24 slots a row, not of 24"),
    ],
)
def test_numbers_out_of_range(problem: Indexing, name: str, value: int, message: str) -> None:
    problem.refuse(message, **{name: value})


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("build", [deepseek_v32, glm5, qsa])
def test_the_longest_context_fits_every_plan(build: Callable[[], Any], target: str) -> None:
    module = build()
    Pipeline.parse(f"fuse-scores,plan-sweep{{target={target}}}").run(module)
    plan = Plan.of(module.body.operations[0].operation)
    assert 65_535 * plan.program_keys >= MAX_CONTEXT

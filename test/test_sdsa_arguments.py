# SPDX-License-Identifier: Apache-2.0
"""Bad arguments of the SDSA selection: refused before anything runs, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from canaries import embed
from cases import Problem, random_problem
from refusals import WRONG_KINDS, misaligned, refused

from winnow.backend.driver import compile_graph
from winnow.backend.launch import MOST_PROGRAMS_Y_Z
from winnow.kernels.devices import target_of
from winnow.kernels.indexer import MAX_CONTEXT
from winnow.kernels.sdsa import sdsa
from winnow.pipeline import Pipeline
from winnow.plan import Plan
from winnow.sdsa import indexer_threshold_select
from winnow.targets import TARGETS

ROWS, SLOTS = 256, 80
Change = Callable[[torch.Tensor], Any]


@pytest.fixture(scope="module", params=[False, True], ids=["plain", "repair"])
def problem(request: pytest.FixtureRequest) -> Problem:
    """A good problem: two tiles, 500 keys on 8 pages a request, top_k 16 and 80 slots."""
    problem = random_problem("cpu")
    return problem.with_repair() if request.param else problem


@pytest.mark.parametrize(
    "name",
    [
        "query",
        "key_cache",
        "row_ends",
        "tile_requests",
        "block_table",
        "thresholds",
        "counters",
        "candidates",
    ],
)
@pytest.mark.parametrize(
    ("change", "message"),
    [(lambda t: None, "must be a strided torch.Tensor, not NoneType"), *WRONG_KINDS],
)
def test_no_tensor_of_that_kind(problem: Problem, name: str, change: Change, message: str) -> None:
    refused(problem, f"^{name} {message}", **{name: change(problem.tensors[name])})


@pytest.mark.parametrize(
    ("name", "change", "message"),
    [
        ("query", lambda t: t[:, :64], r"of shape \[rows, 128\], not \[256, 64\]"),
        ("key_cache", lambda t: t[:, :32], r"of shape \[pages, 64, 128\], not \[19, 32, 128\]"),
        ("key_cache", lambda t: t[:, :, :64], r"of shape \[pages, 64, 128\], not \[19, 64, 64\]"),
        ("key_cache", lambda t: t[:0], r"not empty, not of shape \[0, 64, 128\]"),
        ("row_ends", lambda t: t[:255], r"of shape \[256\], not \[255\]"),
        ("tile_requests", lambda t: t[:1], r"of shape \[2\], one for 128 rows, not \[1\]"),
        (
            "tile_requests",
            lambda t: torch.cat([t, t]),
            r"of shape \[2\], one for 128 rows, not \[4\]",
        ),
        ("block_table", lambda t: t[:0], r"not empty, not of shape \[0, 8\]"),
        ("block_table", lambda t: t[:, :0], r"not empty, not of shape \[2, 0\]"),
        ("block_table", lambda t: t[:, :7], r"of at least 8 columns, 64 keys each, .*, not of 7"),
        ("thresholds", lambda t: t[:128], r"of shape \[256\], not \[128\]"),
        ("counters", lambda t: t[:128], r"of shape \[256, 2\], not \[128, 2\]"),
        ("counters", lambda t: t[:, :1], r"of shape \[256, 2\], not \[256, 1\]"),
        ("candidates", lambda t: t[:128], r"of shape \[256, slots, 2\], not \[128, 80, 2\]"),
        ("candidates", lambda t: t[:, :, :1], r"of shape \[256, slots, 2\], not \[256, 80, 1\]"),
        ("candidates", lambda t: t[:, :16], r"of more than top_k = 16 slots a row, not of 16"),
    ],
)
def test_sizes(problem: Problem, name: str, change: Change, message: str) -> None:
    refused(problem, f"{name} must be {message}", **{name: change(problem.tensors[name])})


def test_rows_come_in_tiles(problem: Problem) -> None:
    names = ("query", "row_ends", "thresholds", "counters", "candidates")
    fewer = {name: problem.tensors[name][:200] for name in names}
    if problem.repairs:
        fewer["ranges"] = problem.tensors["ranges"][:, :200]
    refused(problem, "query must be of a multiple of 128 rows, not of 200", **fewer)


def test_a_query_of_part_of_a_tile_is_what_is_wrong(problem: Problem) -> None:
    """Not the other tensors, whose rows are as they should be."""
    query = problem.tensors["query"][:200]
    refused(problem, "query must be of a multiple of 128 rows, not of 200", query=query)


def test_sizes_past_32_bits(problem: Problem) -> None:
    cache = problem.tensors["key_cache"][:1].expand(2**31, 64, 128)
    refused(problem, r"key_cache must be of sizes below 2\*\*31", key_cache=cache)


@pytest.mark.parametrize("name", ["query", "key_cache", "counters", "candidates"])
def test_a_tensor_on_another_device(problem: Problem, name: str) -> None:
    elsewhere = problem.tensors[name].to("meta")
    wanted = "a CPU or CUDA device" if name == "query" else "cpu, as query is"
    message = f"{name} must be on {wanted}, not on meta"
    refused(problem, message, **{name: elsewhere})


@pytest.mark.parametrize(
    ("name", "bytes_off", "alignment"),
    [
        ("query", 1, 2),
        ("key_cache", 8, 16),
        ("row_ends", 2, 4),
        ("tile_requests", 2, 4),
        ("block_table", 2, 4),
        ("thresholds", 2, 4),
        ("counters", 2, 4),
        ("candidates", 4, 8),
    ],
)
def test_addresses(problem: Problem, name: str, bytes_off: int, alignment: int) -> None:
    tensor = misaligned(problem.tensors[name], bytes_off)
    refused(problem, f"{name} must be at an address divisible by {alignment}", **{name: tensor})


@pytest.mark.parametrize(
    ("name", "gap", "message"),
    [
        ("key_cache", 4, "of an outermost stride divisible by 16 bytes, not 16392"),
        ("candidates", 1, "of an outermost stride divisible by 8 bytes, not 644"),
    ],
)
def test_strides(problem: Problem, name: str, gap: int, message: str) -> None:
    tensor = embed(problem.tensors[name], row_gap=gap)
    refused(problem, f"{name} must be {message}", **{name: tensor})


@pytest.mark.parametrize("name", ["query", "thresholds", "counters"])
def test_negated_views(problem: Problem, name: str) -> None:
    """Of such a tensor, what its memory holds is not its values."""
    negated = torch._neg_view(problem.tensors[name])
    message = rf"{name} must be resolved, by resolve_neg\(\), not the negative of its memory"
    refused(problem, message, **{name: negated})


@pytest.mark.parametrize("name", ["counters", "candidates"])
@pytest.mark.parametrize("step", [0, 2])
def test_outputs_whose_rows_overlap(problem: Problem, name: str, step: int) -> None:
    tensor = problem.tensors[name]
    step = min(step, tensor[0].numel() - 2)
    overlapping = torch.zeros(tensor.numel(), dtype=torch.int32).as_strided(
        tensor.shape, (step, *tensor.stride()[1:])
    )
    message = f"{name} must be without elements that share memory"
    refused(problem, message, **{name: overlapping})


def test_outputs_in_the_memory_of_others(problem: Problem) -> None:
    memory = torch.zeros(ROWS * SLOTS * 2, dtype=torch.int32)
    candidates = memory.view(ROWS, SLOTS, 2)
    shared = {
        "counters": memory[-2 * ROWS :].view(ROWS, 2),
        "row_ends": memory[:ROWS],
        "tile_requests": memory[77:79],
        "block_table": memory[1000:1016].view(2, 8),
        "thresholds": memory[ROWS : 2 * ROWS].view(torch.float32),
        "query": memory[: ROWS * 64].view(torch.bfloat16).view(ROWS, 128),
        "key_cache": memory[: 2 * 4096].view(torch.bfloat16).view(2, 64, 128),
    }
    outputs = ["counters", *(["thresholds"] if problem.repairs else [])]
    for name, tensor in shared.items():
        first, second = (name, "candidates") if name in outputs else ("candidates", name)
        message = f"{first} must be memory of its own, not memory of {second}"
        refused(problem, message, candidates=candidates, **{name: tensor})


def test_outputs_between_the_rows_of_others(problem: Problem) -> None:
    """Only true overlap is refused: here, one entry of a row."""
    memory = torch.zeros(ROWS, 8, dtype=torch.int32)
    apart = {"counters": memory[:, 1:3], "thresholds": torch.zeros(ROWS)}
    table = memory[:2].as_strided((2, 3), (8, 1), 2)
    message = "counters must be memory of its own, not memory of block_table"
    refused(problem, message, **apart, block_table=table, max_context=192)


@pytest.mark.parametrize("name", ["max_context", "top_k"])
@pytest.mark.parametrize("value", [True, 2.0, "2", None, torch.tensor(2)])
def test_numbers_that_are_no_ints(problem: Problem, name: str, value: Any) -> None:
    message = f"{name} must be an int, not of type {type(value).__name__}"
    refused(problem, message, **{name: value})


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("max_context", -1, "max_context must be from 0 to 67107840, not -1"),
        ("max_context", MAX_CONTEXT + 1, "max_context must be from 0 to 67107840, not 67107841"),
        ("max_context", 513, "block_table must be of at least 9 columns"),
        ("top_k", -1, "top_k must be from 0 to 2147483647, not -1"),
        ("top_k", 2**31, "top_k must be from 0 to 2147483647, not 2147483648"),
        ("top_k", SLOTS, "candidates must be of more than top_k = 80 slots a row, not of 80"),
    ],
)
def test_numbers_out_of_range(problem: Problem, name: str, value: int, message: str) -> None:
    refused(problem, message, **{name: value})


def test_a_good_call_does_not_excuse_the_next() -> None:
    """Tensors of the same shapes and strides as those of a call before."""
    problem = random_problem("cpu", tiles=1, keys=64)
    problem.run()
    cache, shared = problem.tensors["key_cache"], problem.tensors["candidates"].flatten()
    message = "key_cache must be at an address divisible by 16"
    refused(problem, message, key_cache=misaligned(cache, 8))
    message = "counters must be memory of its own, not memory of candidates"
    refused(problem, message, counters=shared[:256].view(128, 2))
    refused(problem, "block_table must be of at least 2 columns", max_context=65)
    refused(problem, "candidates must be of more than top_k = 80 slots a row", top_k=80)


def test_the_longest_context_fits_the_grid(problem: Problem) -> None:
    graph = sdsa(problem.top_k, repair=problem.repairs)
    kernel = compile_graph(graph, target_of(torch.device("cpu")))
    _, grid = kernel.abi.bind({**problem.values, "max_context": MAX_CONTEXT})
    assert 1 < grid[1] <= MOST_PROGRAMS_Y_Z


@pytest.mark.parametrize("target", TARGETS)
def test_the_longest_context_fits_every_plan(target: str) -> None:
    module = sdsa()
    Pipeline.parse(f"fuse-scores,plan-sweep{{target={target}}}").run(module)
    plan = Plan.of(module.body.operations[0].operation)
    assert MOST_PROGRAMS_Y_Z * plan.program_keys >= MAX_CONTEXT


def test_no_rows(problem: Problem) -> None:
    """Nothing is launched, and nothing is written."""
    before = problem.copy_memory()
    names = ("query", "row_ends", "tile_requests", "thresholds", "counters", "candidates")
    none = {name: problem.tensors[name][:0] for name in names}
    if problem.repairs:
        none["ranges"] = problem.tensors["ranges"][:, :0]
    indexer_threshold_select(**problem.arguments | none)
    for name, memory in problem.copy_memory().items():
        assert torch.equal(memory.view(torch.uint8), before[name].view(torch.uint8))


@pytest.mark.parametrize("name", ["query_scales", "key_scales"])
def test_scales_of_bf16(problem: Problem, name: str) -> None:
    scales = torch.zeros(ROWS, 8, dtype=torch.uint8)
    message = rf"{name} must be None for queries that are not NVFP4 \(uint8\), not given"
    refused(problem, message, **{name: scales})


@pytest.mark.parametrize("missing", ["query_scales", "key_scales"])
def test_nvfp4_without_scales(problem: Problem, missing: str) -> None:
    (given,) = {"query_scales", "key_scales"} - {missing}
    scales = {given: torch.zeros(ROWS, 8, dtype=torch.uint8)}
    query = torch.zeros(ROWS, 64, dtype=torch.uint8)
    message = rf"{missing} must be given for NVFP4 \(uint8\) queries, not None"
    refused(problem, message, query=query, **scales)

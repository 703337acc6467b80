# SPDX-License-Identifier: Apache-2.0
"""Bad arguments of ``indexer_scores``: refused before anything runs, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from canaries import embed
from refusals import WRONG_KINDS, misaligned
from scoring import Stored, group_problem

from winnow.kernels.scores import MAX_CONTEXT

Change = Callable[[torch.Tensor], Any]
PROBLEMS = {
    "groups": group_problem(),
    "nvfp4 groups": group_problem(nvfp4=True),
}
"""Good arguments: 6 rows in three groups and 150 keys."""
TENSORS = [(case, name) for case, problem in PROBLEMS.items() for name in problem.tensors]
ALIGNMENTS = {"key_cache": 16, "query_scales": 8, "key_scales": 8}
"""Bytes that bases and strides must be multiples of, where that is more than an element's."""


@pytest.mark.parametrize(("case", "name"), TENSORS)
@pytest.mark.parametrize(
    ("change", "message"),
    [(lambda t: None, "must be "), *WRONG_KINDS],
)
def test_no_tensor_of_that_kind(case: str, name: str, change: Change, message: str) -> None:
    problem = PROBLEMS[case]
    other = change(problem.tensors[name])
    is_nvfp4 = str(getattr(other, "dtype", None)) == "torch.uint8"
    if case.startswith("nvfp4") and name == "query" and not is_nvfp4:
        message = r"query_scales must be None for queries that are not NVFP4 \(uint8\), not given"
    else:
        message = message.replace(r"torch\.\w+", r"torch\.\w+( or torch\.uint8)?")
        message = f"{name} {message}"
    problem.refuse(message, **{name: other})


@pytest.mark.parametrize(("case", "name"), TENSORS)
def test_a_tensor_on_another_device(case: str, name: str) -> None:
    wanted = "a CPU or CUDA device" if name == "query" else "cpu, as query is"
    message = f"{name} must be on {wanted}, not on meta"
    PROBLEMS[case].refuse(message, **{name: lambda tensor: tensor.to("meta")})


@pytest.mark.parametrize(("case", "name"), TENSORS)
def test_addresses(case: str, name: str) -> None:
    alignment = ALIGNMENTS.get(name, PROBLEMS[case].tensors[name].element_size())
    if alignment > 1:
        message = f"{name} must be at an address divisible by {alignment}, not 0x"
        change = {name: lambda tensor: misaligned(tensor, alignment // 2)}
        PROBLEMS[case].refuse(message, **change)


@pytest.mark.parametrize(("case", "name"), [pair for pair in TENSORS if pair[1] in ALIGNMENTS])
def test_strides(case: str, name: str) -> None:
    problem, alignment = PROBLEMS[case], ALIGNMENTS[name]
    gap = alignment // 2 // problem.tensors[name].element_size()
    message = f"{name} must be of an outermost stride divisible by {alignment} bytes"
    problem.refuse(message, **{name: lambda tensor: embed(tensor, row_gap=gap)})


@pytest.mark.parametrize("case", PROBLEMS)
@pytest.mark.parametrize("step", [0, 1, 39])
def test_scores_whose_rows_overlap(case: str, step: int) -> None:
    scores = PROBLEMS[case].tensors["scores"]
    overlapping = torch.zeros(scores.numel()).as_strided(scores.shape, (step, 1))
    message = "scores must be without elements that share memory"
    PROBLEMS[case].refuse(message, scores=overlapping)


@pytest.mark.parametrize(
    ("case", "name", "shape", "message"),
    [
        ("groups", "query", (6, 64), r"query must be of shape \[rows, 128\], not \[6, 64\]"),
        ("groups", "key_cache", (9, 32, 128), r"key_cache must be of shape \[pages, 64, 128\]"),
        ("groups", "key_cache", (9, 64, 64), r"key_cache must be of shape \[pages, 64, 128\]"),
        ("groups", "key_cache", (0, 64, 128), "key_cache must be not empty"),
        ("groups", "block_table", (0, 3), "block_table must be not empty"),
        ("groups", "block_table", (3, 0), "block_table must be not empty"),
        (
            "groups",
            "block_table",
            (3, 2),
            "block_table must be of at least 3 columns, 64 keys each, for the scores' 150, not of",
        ),
        ("groups", "context_lengths", (2,), r"requests must be of shape \[2\], not \[3\]"),
        ("groups", "requests", (2,), r"requests must be of shape \[3\], not \[2\]"),
        ("groups", "scores", (5, 150), r"scores must be of shape \[6, context\], not \[5, 150\]"),
        ("groups", "scores", (6, 193), "block_table must be of at least 4 columns"),
        ("nvfp4 groups", "query", (6, 128), r"query must be of shape \[rows, 64\]"),
        ("nvfp4 groups", "key_cache", (9, 64, 128), r"key_cache must be of shape \[pages, 64, 64"),
        ("nvfp4 groups", "query_scales", (5, 8), r"query_scales must be of shape \[6, 8\]"),
        ("nvfp4 groups", "query_scales", (6, 4), r"query_scales must be of shape \[6, 8\]"),
        ("nvfp4 groups", "key_scales", (8, 64, 8), r"key_scales must be of shape \[9, 64, 8\]"),
        ("nvfp4 groups", "key_scales", (9, 64, 4), r"key_scales must be of shape \[9, 64, 8\]"),
    ],
)
def test_sizes(case: str, name: str, shape: tuple[int, ...], message: str) -> None:
    problem = PROBLEMS[case]
    other = torch.zeros(shape, dtype=problem.tensors[name].dtype)
    problem.refuse(message, **{name: other})


def resized(problem: Stored, rows: int, groups: int) -> dict[str, torch.Tensor]:
    """The tensors that have an entry for each row or group, of other sizes."""
    sizes = {"query": rows, "scores": rows, problem.requests: groups, problem.lengths: groups}
    return {
        name: torch.zeros(size, *problem.tensors[name].shape[1:], dtype=problem.tensors[name].dtype)
        for name, size in sizes.items()
    }


@pytest.mark.parametrize(("rows", "groups"), [(7, 2), (9, 1), (17, 2), (2, 3), (3, 0), (0, 2)])
def test_groups_of_other_numbers_of_rows(rows: int, groups: int) -> None:
    wanted = f"of a number of groups that divides the {rows} rows of query, 1 to 8 of them in each"
    wanted += f", not of {groups}"
    problem = PROBLEMS["groups"]
    problem.refuse(f"requests must be {wanted}", **resized(problem, rows, groups))


def test_sizes_past_what_indices_have_room_for() -> None:
    """There are no rows."""
    problem, columns = PROBLEMS["groups"], MAX_CONTEXT + 1
    changes = resized(problem, 0, 0) | {"scores": torch.empty(0, columns)}
    problem.refuse(f"scores must be of up to {MAX_CONTEXT} columns, not of {columns}", **changes)


def test_pages_past_32_bits() -> None:
    cache = PROBLEMS["groups"].tensors["key_cache"][:1].expand(2**31, 64, 128)
    PROBLEMS["groups"].refuse(r"key_cache must be of sizes below 2\*\*31", key_cache=cache)


@pytest.mark.parametrize("name", ["query_scales", "key_scales"])
def test_scales_come_with_nvfp4_alone(name: str) -> None:
    problem = PROBLEMS["nvfp4 groups"]
    message = rf"{name} must be given for NVFP4 \(uint8\) queries, not None"
    problem.refuse(message, **{name: None})
    message = rf"{name} must be None for queries that are not NVFP4 \(uint8\), not given"
    PROBLEMS["groups"].refuse(message, **{name: problem.tensors[name]})


@pytest.mark.parametrize(
    ("case", "name", "dtype", "message"),
    [
        ("groups", "key_cache", torch.uint8, "torch.bfloat16, not torch.uint8"),
        ("groups", "scores", torch.bfloat16, "torch.float32, not torch.bfloat16"),
        ("nvfp4 groups", "key_cache", torch.int8, "torch.uint8, not torch.int8"),
        (
            "nvfp4 groups",
            "key_scales",
            torch.float8_e5m2,
            "torch.float8_e4m3fn or torch.uint8, not torch.float8_e5m2",
        ),
    ],
)
def test_dtypes(case: str, name: str, dtype: torch.dtype, message: str) -> None:
    change = {name: lambda tensor: tensor.to(dtype)}
    PROBLEMS[case].refuse(f"{name} must be {message}", **change)


@pytest.mark.parametrize(("case", "name"), [pair for pair in TENSORS if pair[1] != "scores"])
def test_scores_in_the_memory_of_others(case: str, name: str) -> None:
    """Even where it is one byte of one element."""
    problem = PROBLEMS[case]
    tensor, scores = problem.tensors[name], problem.tensors["scores"]
    size = tensor.numel() * tensor.element_size()
    padding = -size % 64
    data = torch.zeros(size + padding + scores.numel() * 4 + 64, dtype=torch.uint8)
    start = -data.data_ptr() % 64
    other = data[start : start + size].view(tensor.dtype).view(tensor.shape)
    first = start + (size - 1) // 4 * 4
    shared = data[first : first + scores.numel() * 4].view(torch.float32).view(scores.shape)
    message = f"scores must be memory of its own, not memory of {name}"
    problem.refuse(message, scores=shared, **{name: other})


def test_scores_between_the_rows_of_others() -> None:
    """Only true overlap is refused."""
    problem = PROBLEMS["groups"]
    memory = torch.full((6, 160), 3, dtype=torch.int32)
    table = memory[::2, 150:153]
    table.copy_(problem.tensors["block_table"])
    scores = memory.view(torch.float32)[:, :150]
    beside = problem.changed(block_table=table, scores=scores)
    expected, others = beside.expected(), memory[:, 150:].clone()
    beside.run()
    assert torch.equal(scores, torch.from_numpy(expected))
    assert torch.equal(memory[:, 150:], others)
    message = "scores must be memory of its own, not memory of block_table"
    problem.refuse(message, block_table=memory[::2, 149:152], scores=scores)

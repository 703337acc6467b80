# SPDX-License-Identifier: Apache-2.0
"""The SDSA selection on NVFP4: what is its own, beside the cases that both formats share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from canaries import embed
from cases import TILE_ROWS, Problem, one_hot_problem, random_problem
from formats import BLOCK, CODES, HEAD_DIM, NAN, ONE, pack
from refusals import WRONG_KINDS, misaligned, refused

NAN_BITS = 0x7FC00000
SCALES = ("query_scales", "key_scales")


@pytest.fixture(scope="module")
def problem() -> Problem:
    """A good problem: two tiles, 500 keys on 8 pages a request."""
    return random_problem("cpu", nvfp4=True)


def test_scales_of_nan_make_scores_of_nan(device: str) -> None:
    """Scores of NaN tie with anything, and are stored as one NaN."""
    scores = [*range(1, 101), *[float("nan")] * 100]
    plain = one_hot_problem(device, scores, threshold=1e30, top_k=128, capacity=127, nvfp4=True)
    problem = plain.with_repair().thinned(2)
    problem.check()
    assert (problem.tensors["thresholds"][problem.live_rows] == 73).all()
    assert (problem.counters[problem.live_rows] == [27, 101]).all()
    ties = sorted(map(tuple, problem.slots(0, 27, 128)))
    assert ties == [(72, 0), *((key, NAN_BITS) for key in range(100, 200))]


@pytest.mark.parametrize("block", range(HEAD_DIM // BLOCK))
def test_a_nan_among_the_scales_of_a_row(device: str, block: int) -> None:
    problem = random_problem(device, tiles=1, keys=100, nvfp4=True)
    problem.tensors["query_scales"][-1, block] = NAN
    problem.check()
    assert (problem.counters[-2:, 1] == 100).tolist() == [False, True]


def test_every_code_in_every_place(device: str) -> None:
    """Row ``r`` takes dim ``r`` alone, and key ``j`` has the code ``j % 16`` in all of them."""
    problem = one_hot_problem(device, [0.0] * 16, threshold=-7, top_k=1, capacity=16, nvfp4=True)
    problem.tensors["query"].copy_(torch.from_numpy(pack(2 * np.eye(TILE_ROWS, dtype=np.int64))))
    codes = np.arange(16)[:, None].repeat(HEAD_DIM, axis=1)
    problem.tensors["key_cache"][0, :16] = torch.from_numpy(pack(codes))
    problem.tensors["key_scales"][0, :16, 1::2] = ONE + 8
    rows = problem.check()
    for row in rows:
        scale = 1 + row.row // BLOCK % 2
        assert row.scores.tolist() == (scale * np.concatenate([CODES, -CODES])).tolist()


def test_scales_as_floats_of_8_bits(device: str) -> None:
    problem = random_problem(device, keys=200, nvfp4=True)
    floats = {name: problem.tensors[name].view(torch.float8_e4m3fn) for name in SCALES}
    problem.replace(**floats).check()


@pytest.mark.parametrize("name", ["query", "key_cache", *SCALES])
@pytest.mark.parametrize(
    ("change", "message"),
    [(lambda t: None, "must be "), *WRONG_KINDS],
)
def test_no_tensor_of_that_kind(
    problem: Problem, name: str, change: Callable[[torch.Tensor], Any], message: str
) -> None:
    other = change(problem.tensors[name])
    if name == "query" and getattr(other, "dtype", None) is not torch.uint8:
        message = r".* must be None for queries that are not NVFP4 \(uint8\), not given"
        refused(problem, message, **{name: other})
    else:
        message = message.replace(r"torch\.\w+", r"torch\.\w+( or torch\.uint8)?")
        refused(problem, f"^{name} {message}", **{name: other})


@pytest.mark.parametrize(
    ("name", "change", "message"),
    [
        ("query", lambda t: t[:, :32], r"of shape \[rows, 64\], not \[256, 32\]"),
        ("key_cache", lambda t: t[:, :, :32], r"of shape \[pages, 64, 64\], not \[19, 64, 32\]"),
        ("key_cache", lambda t: t[:0], r"not empty, not of shape \[0, 64, 64\]"),
        ("query_scales", lambda t: t[:128], r"of shape \[256, 8\], not \[128, 8\]"),
        ("query_scales", lambda t: t[:, :4], r"of shape \[256, 8\], not \[256, 4\]"),
        ("key_scales", lambda t: t[:18], r"of shape \[19, 64, 8\], not \[18, 64, 8\]"),
        ("key_scales", lambda t: t[:, :, :4], r"of shape \[19, 64, 8\], not \[19, 64, 4\]"),
        ("key_cache", lambda t: t.view(torch.int8), r"torch.uint8, not torch.int8"),
        ("key_cache", lambda t: t.view(torch.bfloat16), r"torch.uint8, not torch.bfloat16"),
        (
            "key_scales",
            lambda t: t.view(torch.float8_e5m2),
            r"torch.float8_e4m3fn or torch.uint8, not torch.float8_e5m2",
        ),
        ("key_cache", lambda t: misaligned(t, 8), "at an address divisible by 16, not 0x"),
        ("query_scales", lambda t: misaligned(t, 4), "at an address divisible by 8, not 0x"),
        ("key_scales", lambda t: misaligned(t, 4), "at an address divisible by 8, not 0x"),
        (
            "key_cache",
            lambda t: embed(t, row_gap=8),
            "of an outermost stride divisible by 16 bytes, not 4104",
        ),
        (
            "query_scales",
            lambda t: embed(t, row_gap=4),
            "of an outermost stride divisible by 8 bytes, not 12",
        ),
        (
            "key_scales",
            lambda t: embed(t, row_gap=4),
            "of an outermost stride divisible by 8 bytes, not 516",
        ),
        ("query_scales", lambda t: t.to("meta"), "on cpu, as query is, not on meta"),
    ],
)
def test_sizes_dtypes_and_places(
    problem: Problem, name: str, change: Callable[[torch.Tensor], Any], message: str
) -> None:
    refused(problem, f"{name} must be {message}", **{name: change(problem.tensors[name])})


def test_keys_of_bf16_for_queries_of_nvfp4(problem: Problem) -> None:
    cache = torch.zeros(19, 64, HEAD_DIM, dtype=torch.bfloat16)
    refused(problem, "key_cache must be torch.uint8, not torch.bfloat16", key_cache=cache)


@pytest.mark.parametrize("name", SCALES)
def test_outputs_in_the_memory_of_scales(problem: Problem, name: str) -> None:
    memory = torch.zeros(256 * 80 * 2, dtype=torch.int32)
    scales = problem.tensors[name]
    shared = memory.view(torch.uint8)[: scales.numel()].view(scales.shape)
    candidates = memory.view(256, 80, 2)
    message = f"candidates must be memory of its own, not memory of {name}"
    refused(problem, message, candidates=candidates, **{name: shared})

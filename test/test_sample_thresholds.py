# SPDX-License-Identifier: Apache-2.0
"""Thresholds at a rank of sampled scores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
import torch
from drawing import examples
from hypothesis import given
from hypothesis import strategies as st
from movement import Watch, inset, refused, rng
from numpy.typing import NDArray
from refusals import WRONG_KINDS, misaligned

from winnow.kernels.nth_score import LEAST_CHUNK
from winnow.kernels.sample_thresholds import MOST_CHUNK, thresholds_at_rank

INF, NAN = float("inf"), float("nan")


def threshold(scores: NDArray[np.float32], rank: int) -> np.float32:
    """The rank-th largest, by sorting."""
    if len(scores) < rank:
        return np.float32(-INF)
    # NumPy sorts NaNs of either sign last.
    found = np.sort(np.where(np.isnan(scores), np.float32(NAN), scores))[len(scores) - rank]
    return np.float32(INF) if np.isnan(found) else found + np.float32(0)  # -0.0 + 0.0 is 0.0


def run_and_check(
    scores: NDArray[np.float32],
    row_samples: Sequence[int] | NDArray[np.int32],
    rank: int,
    device: str = "cpu",
    **layout: int,
) -> None:
    """Runs it on those scores, and compares all memory bit by bit."""
    rows, samples = scores.shape
    tensors = {
        "scores": inset(scores, device, **layout),
        "row_samples": inset(np.asarray(row_samples, np.int32), device),
        "thresholds": inset(np.full(rows, 7, np.float32), device),
        "counters": inset(np.full((rows, 2), 7, np.int32), device, **layout),
    }
    watch = Watch(tensors)
    thresholds_at_rank(**tensors, rank=rank)
    counts = np.clip(row_samples, 0, samples)
    expected = [threshold(row[:count], rank) for row, count in zip(scores, counts, strict=True)]
    zeros = np.zeros((rows, 2), np.int32)
    watch.check(thresholds=np.array(expected, np.float32), counters=zeros)


@pytest.mark.parametrize("rank", [1, 2, 99, 199, 200, 201, 2**31 - 1])
def test_the_score_of_the_rank(device: str, rank: int) -> None:
    scores = rng(rank).standard_normal((3, 200)).astype(np.float32)
    run_and_check(scores, [200, 200, 199], rank, device)


def test_samples_past_the_row_do_not_count(device: str) -> None:
    """Neither in what is read nor in how many there are."""
    scores = np.tile(np.arange(40, dtype=np.float32), (8, 1))
    counts = [0, -1, -(2**31), 4, 5, 39, 41, 2**31 - 1]
    run_and_check(scores, counts, 5, device)


@pytest.mark.parametrize("samples", [LEAST_CHUNK - 1, LEAST_CHUNK, LEAST_CHUNK + 1, 1000])
def test_samples_around_powers_of_two(device: str, samples: int) -> None:
    scores = rng(samples).standard_normal((2, samples)).astype(np.float32)
    for rank in (1, samples // 3, samples):
        run_and_check(scores, [samples, samples], rank, device)


@pytest.mark.parametrize("samples", [MOST_CHUNK, MOST_CHUNK + 1, 40_000])
def test_more_samples_than_a_program_holds(device: str, samples: int) -> None:
    """Rows that have fewer are held in the same launch."""
    scores = rng(samples).standard_normal((3, samples)).astype(np.float32)
    run_and_check(scores, [samples, MOST_CHUNK, 500], 300, device)


@pytest.mark.parametrize("rank", range(1, 13))
def test_order_of_special_scores(device: str, rank: int) -> None:
    """NaNs of either sign are above infinity, and give it; zeros are one."""
    special = [INF, -INF, NAN, -NAN, 0.0, -0.0, 1e-45, -1e-45, 3e38, -3e38, 1]
    scores = np.array([special, special[::-1]], np.float32)
    run_and_check(scores, [11, 11], rank, device)
    run_and_check(np.tile(scores, (1, 30)), [330, 330], 30 * rank - 11, device)


@pytest.mark.parametrize("score", [NAN, -NAN, INF, -INF, 0.0, -0.0, -1.5])
def test_scores_that_are_all_the_same(device: str, score: float) -> None:
    scores = np.full((1, 300), score, np.float32)
    for rank in (1, 300):
        run_and_check(scores, [300], rank, device)


def test_scores_that_share_their_upper_bits(device: str) -> None:
    bits = np.float32(1.5).view(np.int32) + rng(2).permutation(700).astype(np.int32)
    scores = np.stack([bits.view(np.float32), -bits.view(np.float32)])
    run_and_check(scores, [700, 700], 200, device)


@pytest.mark.parametrize("layout", [{"offset": 4}, {"row_gap": 8}, {"offset": 12, "row_gap": 20}])
def test_any_place_in_memory(device: str, layout: dict[str, int]) -> None:
    scores = rng(6).standard_normal((5, 30)).astype(np.float32)
    run_and_check(scores, [30, 29, 3, 2, 30], 3, device, **layout)


@pytest.mark.parametrize(("rows", "samples"), [(0, 5), (3, 0)])
def test_no_rows_or_samples(rows: int, samples: int) -> None:
    run_and_check(np.zeros((rows, samples), np.float32), [samples] * rows, 1)


@given(data=st.data())
@examples(60)
def test_any_scores(device: str, data: st.DataObject) -> None:
    generator = rng(data.draw(st.integers(0, 2**32)))
    rows, samples = data.draw(st.integers(1, 4)), data.draw(st.integers(1, 700))
    kinds = data.draw(st.sampled_from(["bits", "few", "normal"]))
    scores = {
        "bits": generator.integers(-(2**31), 2**31, (rows, samples)).astype(np.int32),
        "few": generator.choice(np.array([0, -0.0, 1, NAN, INF], np.float32), (rows, samples)),
        "normal": generator.standard_normal((rows, samples)).astype(np.float32),
    }[kinds].view(np.float32)
    counts = generator.integers(-5, samples + 5, rows).astype(np.int32)
    run_and_check(scores, counts, data.draw(st.integers(1, 250)), device)


TENSORS: dict[str, tuple[torch.dtype, tuple[int, ...]]] = {
    "scores": (torch.float32, (5, 9)),
    "row_samples": (torch.int32, (5,)),
    "thresholds": (torch.float32, (5,)),
    "counters": (torch.int32, (5, 2)),
}


def refuse(message: str, **changes: Any) -> None:
    """Fails unless good arguments are refused with ``changes``."""
    arguments: dict[str, Any] = {
        name: torch.zeros(shape, dtype=dtype) for name, (dtype, shape) in TENSORS.items()
    }
    changes = {
        name: change(arguments[name]) if callable(change) else change
        for name, change in changes.items()
    }
    refused(thresholds_at_rank, {**arguments, "rank": 3}, f"^{message}", **changes)


@pytest.mark.parametrize("name", TENSORS)
@pytest.mark.parametrize(("change", "message"), WRONG_KINDS)
def test_no_tensor_of_that_kind(
    name: str, change: Callable[[torch.Tensor], Any], message: str
) -> None:
    refuse(f"{name} {message}", **{name: change})


@pytest.mark.parametrize("name", TENSORS)
def test_places(name: str) -> None:
    wanted = "a CPU or CUDA device" if name == "scores" else "cpu, as scores is"
    refuse(f"{name} must be on {wanted}, not on meta", **{name: lambda t: t.to("meta")})
    message = f"{name} must be at an address divisible by 4, not 0x"
    refuse(message, **{name: lambda t: misaligned(t, 2)})


@pytest.mark.parametrize("name", ["row_samples", "thresholds", "counters"])
def test_other_rows(name: str) -> None:
    refuse(rf"{name} must be of shape \[5.*\], not \[4", **{name: lambda t: t[:4]})


def test_outputs_in_the_memory_of_others() -> None:
    memory = torch.zeros(45)
    message = "thresholds must be memory of its own, not memory of scores"
    refuse(message, scores=memory.view(5, 9), thresholds=memory[3:8])
    counters = memory.view(torch.int32)[:10].view(5, 2)
    message = "counters must be memory of its own, not memory of scores"
    refuse(message, scores=memory.view(5, 9), counters=counters)


@pytest.mark.parametrize(
    ("rank", "message"),
    [
        (0, "positive, not 0"),
        (-1, "from 0 to 2147483647, not -1"),
        (2**31, "from 0 to 2147483647, not 2147483648"),
        (2.0, "an int, not of type float"),
        (True, "an int, not of type bool"),
    ],
)
def test_ranks(rank: Any, message: str) -> None:
    refuse(f"rank must be {message}", rank=rank)

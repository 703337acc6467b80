# SPDX-License-Identifier: Apache-2.0
"""Thresholds from sampled scores."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from drawing import examples
from hypothesis import given
from hypothesis import strategies as st
from movement import Watch, inset, rng
from numpy.typing import NDArray

from winnow.sdsa import thresholds_from_sample

INF, NAN = float("inf"), float("nan")


def run_and_check(
    scores: NDArray[np.float32], top: NDArray[Any], device: str = "cpu", **layout: int
) -> None:
    """Runs it and compares with what a loop over rows and positions gives."""
    rows = len(scores)
    tensors = {
        "sample_scores": inset(scores, device, **layout),
        "sample_top": inset(top, device, **layout),
        "thresholds": inset(np.full(rows, 7, np.float32), device),
        "counters": inset(np.full((rows, 2), 7, np.int32), device, **layout),
    }
    watch = Watch(tensors)
    thresholds_from_sample(**tensors)
    expected = np.full(rows, INF, np.float32)
    for row, positions in enumerate(top):
        for position in positions:
            exists = 0 <= position < scores.shape[1]
            score = scores[row, position] if exists else -INF
            expected[row] = min(expected[row], -INF if np.isnan(score) else score)
    watch.check(thresholds=expected, counters=np.zeros((rows, 2), np.int32))


@pytest.mark.parametrize("dtype", [np.int32, np.int64])
@pytest.mark.parametrize(("rows", "samples", "rank"), [(1, 1, 1), (8, 50, 7), (21, 400, 300)])
def test_the_least_of_the_top(
    device: str, rows: int, samples: int, rank: int, dtype: type[np.integer[Any]]
) -> None:
    scores = rng().standard_normal((rows, samples)).astype(np.float32)
    top = np.argsort(-scores, axis=1)[:, :rank].astype(dtype)
    run_and_check(scores, top, device)


def test_what_torch_topk_gives(device: str) -> None:
    scores = torch.randn(40, 256, generator=torch.Generator().manual_seed(1)).to(device)
    top = torch.topk(scores, 31)
    thresholds = torch.zeros(40, device=device)
    counters = torch.ones(40, 2, dtype=torch.int32, device=device)
    thresholds_from_sample(scores, top.indices, thresholds=thresholds, counters=counters)
    assert torch.equal(thresholds, top.values[:, -1])
    assert not counters.any()


@pytest.mark.parametrize("dtype", [np.int32, np.int64])
@pytest.mark.parametrize("position", [-1, 4, 5, 2**31 - 1, -(2**31)])
def test_positions_outside_the_row_count_as_minus_infinity(
    device: str, position: int, dtype: type[np.integer[Any]]
) -> None:
    """None is read: rows lie at the ends of their memory."""
    scores = np.arange(8, dtype=np.float32).reshape(2, 4)
    top = np.array([[1, position, 2], [0, 1, 2]], dtype)
    run_and_check(scores, top, device)


@pytest.mark.parametrize("position", [2**32 + 1, 2**33, -(2**32) + 1, 2**63 - 1, -(2**63)])
def test_positions_past_32_bits(device: str, position: int) -> None:
    """Their low halves are positions of the row."""
    scores = np.arange(8, dtype=np.float32).reshape(2, 4)
    run_and_check(scores, np.array([[1, 2, 3], [1, position, 3]], np.int64), device)


def test_nan_and_infinities(device: str) -> None:
    negative_nan = -np.float32(NAN)
    scores = np.array(
        [[1, NAN, 3], [negative_nan, 2, 3], [INF, INF, INF], [1, -INF, 2], [NAN, 5, INF]],
        np.float32,
    )
    top = np.array([[0, 1, 2], [1, 0, 2], [0, 1, 2], [2, 1, 0], [1, 2, 2]], np.int32)
    run_and_check(scores, top, device)


def test_the_lesser_zero_is_minus_zero(device: str) -> None:
    scores = np.array([[0.0, -0.0], [-0.0, 0.0]], np.float32)
    thresholds = torch.ones(2, device=device)
    thresholds_from_sample(
        torch.tensor(scores, device=device),
        torch.tensor([[0, 1], [0, 1]], device=device),
        thresholds=thresholds,
        counters=torch.zeros(2, 2, dtype=torch.int32, device=device),
    )
    assert torch.signbit(thresholds).all()
    assert not thresholds.any()


@pytest.mark.parametrize("layout", [{"offset": 8}, {"row_gap": 8}, {"offset": 24, "row_gap": 40}])
def test_any_place_in_memory(device: str, layout: dict[str, int]) -> None:
    scores = rng().standard_normal((19, 64)).astype(np.float32)
    top = np.argsort(-scores, axis=1)[:, :9]
    run_and_check(scores, top, device, **layout)


def test_least_alignment(device: str) -> None:
    """Floats and int32s at odd multiples of 4 bytes, before and after aligned ones."""
    scores = rng().standard_normal((9, 33)).astype(np.float32)
    top = np.argsort(-scores, axis=1)[:, :5].astype(np.int32)
    for offset in (0, 4, 0):
        run_and_check(scores, top, device, offset=offset)


def test_no_rows() -> None:
    run_and_check(np.empty((0, 5), np.float32), np.empty((0, 2), np.int64))


@given(data=st.data())
@examples(60)
def test_any_scores_and_positions(device: str, data: st.DataObject) -> None:
    rows = data.draw(st.integers(1, 20))
    samples, rank = data.draw(st.integers(1, 9)), data.draw(st.integers(1, 140))
    generator = rng(data.draw(st.integers(0, 2**32)))
    kinds = np.array([0.5, 1, 2, -3, INF, -INF, NAN, 1e-45, 3e38], np.float32)
    scores = generator.choice(kinds, (rows, samples))
    top = generator.integers(-2, samples + 2, (rows, rank)).astype(
        data.draw(st.sampled_from([np.int32, np.int64]))
    )
    run_and_check(scores, top, device)


@pytest.mark.gpu
def test_scores_past_2_gib() -> None:
    """Rows on either side of the scores' element 2**31."""
    if not torch.cuda.is_available():
        pytest.skip("no CUDA GPU here")
    samples = 2**20
    rows = 2**31 // samples + 8
    scores = torch.empty(rows, samples, device="cuda")
    scores[:, ::1000] = torch.arange(rows, dtype=torch.float32, device="cuda")[:, None]
    top = torch.full((rows, 3), 500_000, device="cuda")
    thresholds = torch.zeros(rows, device="cuda")
    counters = torch.ones(rows, 2, dtype=torch.int32, device="cuda")
    thresholds_from_sample(scores, top, thresholds=thresholds, counters=counters)
    assert torch.equal(thresholds, torch.arange(rows, dtype=torch.float32, device="cuda"))

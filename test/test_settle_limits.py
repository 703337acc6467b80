# SPDX-License-Identifier: Apache-2.0
"""``tile.settle`` at its limits: rows to leave alone, garbage, whole searches, other targets."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest
import torch
from numpy.typing import NDArray
from settle_check import check, settled
from settle_rows import BOTTOM, LOWEST, TOP, Row, at, settle_kernel, swept

from winnow.passes.lower_narrow import CHUNK
from winnow.targets import Target

OPEN = Row(np.arange(1, 11, dtype=np.float32), LOWEST)
EXTREMES = (0, 1, -1, 5, 2**31 - 1, -(2**31), 2**30, TOP, BOTTOM, LOWEST)


def test_a_row_past_the_end_of_a_buffer_is_closed(device: str) -> None:
    for name in "thresholds", "counters", "candidates", "ranges":
        state = swept([OPEN] * 5, 4, 8, device)
        tensor = state.tensors[name]
        state.tensors[name] = tensor[:, :3] if name == "ranges" else tensor[:3]
        state.tensors["ends"] = torch.full((7,), 10, dtype=torch.int32, device=device)
        state.first_row = -1
        state.settle()
        was_open = (state.tensors["counters"].cpu() == 0).all(dim=1)
        assert was_open.tolist() == [True] * 3 + [False] * (len(was_open) - 3)


def test_closed_rows_stay(device: str) -> None:
    ranges = [(4, 4), (0, 12), (-(2**31), 2**31 - 1), (3, 12), (BOTTOM, BOTTOM), (7, 8)]
    state = swept([OPEN] * len(ranges), 4, 8, device)
    state.tensors["ranges"].copy_(torch.tensor(ranges).T)
    before = state.arrays()
    state.settle()
    for name, after in state.arrays().items():
        np.testing.assert_array_equal(before[name], after)


@pytest.mark.parametrize("capacity", [-3, -1, 0, 1, 30])
@pytest.mark.parametrize("seed", range(3))
def test_garbage_stays_within_its_row(device: str, capacity: int, seed: int) -> None:
    """Every other row is closed, and must stay as it is."""
    random = np.random.default_rng(seed)
    state = swept([Row(np.zeros(0, np.float32), end=0)] * 99, 4, max(capacity, 0), device)
    state.tensors["candidates"] = state.tensors["candidates"][:, : 4 + capacity]
    state.halve, state.stride = seed == 1, (1, 1, 4)[seed]
    for name, tensor in state.tensors.items():
        shape = tuple(tensor.shape)
        noise = random.integers(-(2**31), 2**31, shape)
        values = np.where(random.random(shape) < 0.5, random.choice(EXTREMES, shape), noise)
        if name == "ranges":
            values[:, ::2] = 0
        tensor.view(torch.int32).copy_(torch.from_numpy(values.astype(np.int32)))
    before = state.arrays()
    state.settle()
    after = state.arrays()
    for name in "thresholds", "counters", "candidates":
        np.testing.assert_array_equal(before[name][::2], after[name][::2])
    np.testing.assert_array_equal(before["ranges"][:, ::2], after["ranges"][:, ::2])


def test_a_negative_count_of_ties_stays_within_its_row(device: str) -> None:
    row = Row(np.full(8, np.nan, np.float32), LOWEST, BOTTOM, np.float32(-np.inf))
    state = swept([row, row], 4, 8, device)
    state.tensors["counters"][0, 1] = -20
    state.tensors["ranges"][:, 1] = 0
    before = state.arrays()
    state.settle()
    after = state.arrays()
    np.testing.assert_array_equal(before["candidates"][1], after["candidates"][1])
    begin, end = after["ranges"][:, 0]
    assert begin <= end


@pytest.mark.parametrize("seed", range(4))
def test_a_search_ends_at_the_cutoff(device: str, seed: int) -> None:
    """Sweeps and settling by turns, from a threshold of the row's own to a row that fits."""
    random = np.random.default_rng(seed)
    top_k, capacity = ((1, 1), (4, 3), (8, 20), (16, 100))[seed % 4]
    spread = 10.0 ** random.integers(-30, 30, 20)
    scores = [random.normal(size=400).astype(np.float32) * np.float32(s) for s in spread]
    thresholds = [np.float32(t * s) for t, s in zip(random.normal(size=20), spread, strict=True)]
    rows = [_triaged(row, t, top_k, capacity) for row, t in zip(scores, thresholds, strict=True)]
    sampled = np.arange(400) // 50 % 4 == 0
    rows = [dataclasses.replace(row, sampled=sampled) for row in rows]
    for phase, stride in enumerate([4] + [1] * 80):
        state = check(rows, top_k, capacity, device, stride=stride, halve=phase % 2 == 1)
        after = state.arrays()
        rows = [
            Row(row.scores, probe, floor, np.int32(bits).view(np.float32))
            for row, bits, (probe, floor) in zip(
                rows, after["thresholds"], after["ranges"].T.tolist(), strict=True
            )
            if stride > 1 or settled(row, top_k, capacity) is None
        ]
        if not rows:
            return
    pytest.fail("rows are open still")


def _triaged(scores: NDArray[np.float32], threshold: np.float32, top_k: int, capacity: int) -> Row:
    """An open row as the repair first has it."""
    if (scores > threshold).sum() > capacity:
        floor = at(threshold)
        return Row(scores, floor + 1, floor)
    return Row(scores, LOWEST, BOTTOM, threshold)


@pytest.mark.triton
@pytest.mark.parametrize("target", ["cuda:90", "hip:gfx942"])
def test_triton_compiles_it(target: str) -> None:
    kernel = settle_kernel(Target.parse(target), 2048, CHUNK)
    assert kernel.binary.machine_code

# SPDX-License-Identifier: Apache-2.0
"""``tile.settle``, lowered and run: what becomes of rows that a sweep has left open."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from settle_check import check, settled
from settle_rows import BOTTOM, INFINITY, LOWEST, NAN, TOP, Row, at, inverse, order

from winnow.executor import Schedule, schedules
from winnow.passes.lower_narrow import CHUNK

INF = np.float32(np.inf)
NEGATIVE_NAN = np.array([0xFFC12345], np.uint32).view(np.float32)[0]
SIGNALLING_NAN = np.array([0x7F812345], np.uint32).view(np.float32)[0]
TINY, HUGE = np.float32(1e-45), np.float32(3e38)


def f32(*scores: float | np.float32) -> NDArray[np.float32]:
    return np.array(scores, np.float32)


ONE_TO_TEN = f32(*range(1, 11))
FITS = {
    "cutoff above the probe": Row(ONE_TO_TEN, at(2.5), BOTTOM),
    "cutoff at the probe": Row(f32(5, 4, 3, 3, 3, 1), at(3), at(1)),
    "as many as wanted": Row(ONE_TO_TEN, at(6.5), BOTTOM),
    "as many as slots": Row(ONE_TO_TEN, at(2), at(1), HUGE),
    "negative": Row(-ONE_TO_TEN, at(-8.5)),
    "probe of zero": Row(f32(0, -0.0, 1, 2, 3, 4, 5), 0),
    "zeros": Row(f32(1, -0.0, 0, -0.0, -1, -2), at(-1)),
    "negative zeros": Row(f32(1, *[-0.0] * 6), 0),
    "denormals": Row(f32(*(n * TINY for n in range(-4, 5))), -3),
    "huge": Row(f32(HUGE, INF, 1.7e38, 1.8e38, 2e38, 2.1e38, -HUGE), at(1.75e38)),
    "differences and scores": Row(f32(1, 1.5, 1.75, 2, 2.5, 3, 99), at(1.25)),
    "NaN above": Row(f32(NAN, NEGATIVE_NAN, 1, 2, 3, 4), at(1)),
    "NaN and a cutoff at the probe": Row(f32(NAN, 1, NEGATIVE_NAN, 1, 1, 1, 0), at(1)),
    "NaN at the rank": Row(f32(*[NAN, NEGATIVE_NAN] * 4, 1, 2, 3), at(3)),
    "NaN and infinity": Row(f32(INF, NAN, INF, SIGNALLING_NAN, 5, INF), INFINITY),
    "infinities": Row(f32(INF, -INF, -INF, 3, -INF, INF), LOWEST),
    "all equal": Row(f32(*[7] * 30), at(7)),
    "all equal, above": Row(f32(*[7] * 8), at(-3)),
    "all lowest": Row(f32(*[-INF] * 30), LOWEST),
    "fewer than top_k": Row(f32(3, 1, 2), LOWEST, BOTTOM, f32(2)[0], end=10),
    "fewer than top_k at a NaN": Row(f32(3, 1, 2), LOWEST),
    "top_k of more on bad pages": Row(f32(3, 1, 2, 0), LOWEST, BOTTOM, f32(0)[0], end=10),
    "above its probe, on bad pages": Row(f32(3, 1, 2, 1, 5), at(1), end=7),
}
KEEPS = {
    "fitted": Row(f32(3, 1, 2), LOWEST, BOTTOM, f32(0.5)[0], end=10),
    "fitted with ties": Row(f32(3, 1, 2), LOWEST, BOTTOM, f32(1)[0], end=10),
    "fitted with zeros": Row(f32(-0.0, 1, 0), LOWEST, BOTTOM, f32(-0.0)[0], end=10),
    "fitted with the lowest": Row(f32(-INF, 1, -INF), LOWEST, BOTTOM, -INF, end=10),
    "fitted with NaN": Row(f32(NEGATIVE_NAN, 9), LOWEST, BOTTOM, f32(5)[0], end=10),
    "fitted with NaN at infinity": Row(f32(NAN, INF), LOWEST, BOTTOM, INF, end=10),
    "no key": Row(f32(), LOWEST, BOTTOM, f32(0.5)[0], end=10),
    "no key and a NaN": Row(f32(), LOWEST, BOTTOM, NEGATIVE_NAN, end=10),
}
STAYS = {
    "too low": Row(ONE_TO_TEN, at(1)),
    "too low with a ceiling": Row(ONE_TO_TEN, at(1), at(0.5), f32(8)[0]),
    "too low, next to the ceiling": Row(ONE_TO_TEN, at(1), at(0.5), inverse(at(1) + 2)),
    "too low and lowest": Row(ONE_TO_TEN, LOWEST, BOTTOM, f32(99)[0]),
    "too low, of NaN": Row(f32(*[NAN] * 9, 1, 2), at(0)),
    "too high": Row(ONE_TO_TEN, at(9), BOTTOM, f32(9)[0]),
    "too high above a floor": Row(ONE_TO_TEN, at(9), at(-4.5)),
    "too high above the lowest": Row(ONE_TO_TEN, at(9), LOWEST, HUGE),
    "too high, next to the floor": Row(ONE_TO_TEN, at(9), at(9) - 1),
    "too high at infinity": Row(f32(INF, 2, 3, 4, 5), INFINITY, at(1)),
    "too high on bad pages": Row(f32(1, 2, 3), at(0), BOTTOM, end=9),
}


@pytest.mark.parametrize("name", FITS)
def test_a_row_that_fits_gets_its_cutoff(device: str, name: str) -> None:
    row = FITS[name]
    assert settled(row, 4, 8) is not None
    check([row], 4, 8, device)


@pytest.mark.parametrize("name", KEEPS)
def test_a_row_that_did_fit_keeps_its_threshold(device: str, name: str) -> None:
    row = KEEPS[name]
    expected = settled(row, 4, 8)
    assert expected is not None
    assert np.array(expected[0]).view(np.int32) == np.array(row.threshold).view(np.int32)
    check([row], 4, 8, device)


@pytest.mark.parametrize("halve", [False, True])
@pytest.mark.parametrize("name", STAYS)
def test_a_row_that_does_not_fit_gets_another_probe(device: str, name: str, halve: bool) -> None:
    row = STAYS[name]
    assert settled(row, 4, 8) is None
    check([row], 4, 8, device, halve=halve)


@pytest.mark.parametrize("top_k", [1, 2, 16, 128])
def test_the_least_capacity(device: str, top_k: int) -> None:
    capacity = max(top_k - 1, 1)
    random = np.random.default_rng(top_k)
    scores = random.permutation(300).astype(np.float32)
    for probe in 300 - top_k, 299 - top_k, 301 - top_k, 200:
        check([Row(scores, at(probe), at(0))], top_k, capacity, device)


def test_more_pairs_than_fit_one_chunk(device: str) -> None:
    """With the chunk by which the default pipeline narrows rows."""
    random = np.random.default_rng(0)
    scores = random.integers(-900, 900, 5000).astype(np.float32)
    rows = [Row(scores, at(probe), at(-999)) for probe in (-300, 0.5, 800, -900)]
    check(rows, 100, 4000, device, chunk=CHUNK)


@pytest.mark.parametrize("halve", [False, True])
def test_a_sample(device: str, halve: bool) -> None:
    random = np.random.default_rng(0)
    scores = random.normal(size=400).astype(np.float32)
    sampled = np.arange(400) // 20 % 4 == 0
    rows = [
        Row(scores, LOWEST, BOTTOM, f32(3)[0], sampled=sampled),
        Row(scores, at(-0.5) + 1, at(-0.5), NAN, sampled=sampled),
        Row(scores, at(2.5) + 1, at(2.5), NAN, sampled=sampled),
        Row(scores, at(9) + 1, at(9), NAN, sampled=sampled),
        Row(scores, LOWEST, BOTTOM, NAN, sampled=np.zeros(400, bool)),
    ]
    for capacity in 15, 40, 80, 200:
        check(rows, 16, capacity, device, stride=4, halve=halve)


@pytest.mark.parametrize("halve", [False, True])
def test_a_probe_above_too_few(device: str, halve: bool) -> None:
    """Some of which are enough to tell where others are."""
    scores = np.random.default_rng(0).permutation(np.arange(-150, 150, dtype=np.float32))
    close = f32(*[7] * 20, *[6] * 80)
    wide = f32(*[HUGE] * 20, *[-HUGE] * 80)
    bits = np.linspace(-2, 2, 300, dtype=np.float32) ** 3
    rows = [Row(scores, at(149 - above)) for above in (0, 7, 8, 9, 16, 25, 38)]
    rows += [Row(bits, at(np.sort(bits)[-above])) for above in (8, 13, 30, 38)]
    rows += [
        Row(close, at(6.5)),
        Row(close, at(7) - 1),
        Row(wide, at(-1)),
        Row(f32(*[INF] * 20, *range(80)), at(85)),
        Row(f32(*[NAN] * 5, *[INF] * 5, *range(80)), at(79)),
        Row(f32(*[1] * 20, *[0] * 80), 1),
        Row(scores, at(130), at(-20)),
        Row(scores, at(130), LOWEST),
        Row(scores[:30], at(-10), end=45),
    ]
    assert all(settled(row, 40, 60) is None for row in rows)
    check(rows, 40, 60, device, halve=halve)


ALL_ROWS = [*FITS.values(), *KEEPS.values(), *STAYS.values()]


@pytest.mark.parametrize("schedule", list(schedules(24)), ids=str)
def test_every_order_of_memory_accesses(schedule: Schedule) -> None:
    check(ALL_ROWS, 4, 8, schedule=schedule, chunk=4)


@pytest.mark.parametrize("seed", range(9))
def test_random_rows(device: str, seed: int) -> None:
    random = np.random.default_rng(seed)
    top_k = (1, 3, 8)[seed % 3]
    capacity = top_k - 1 + int(random.integers(1, 40))
    rows = [random_row(random) for _ in range(48)]
    schedule = Schedule(seed)
    check(rows, top_k, capacity, device, halve=seed % 2 == 0, schedule=schedule, seed=seed)


def random_row(random: np.random.Generator) -> Row:
    special = f32(NAN, NEGATIVE_NAN, INF, -INF, 0, -0.0, TINY, -TINY, HUGE, -HUGE, 1, 1.5, 2, 3)
    scores = random.normal(size=int(random.integers(0, 60))).astype(np.float32)
    replaced = random.random(len(scores)) < random.choice([0, 0.2, 1])
    scores[replaced] = random.choice(special, int(replaced.sum()))
    tried = np.concatenate([order(scores), order(special), [LOWEST, 0, TOP]])
    floor, probe, ceiling = np.sort(random.choice(tried, 3)) + random.integers(-1, 2, 3)
    if random.random() < 0.3:
        floor, probe = BOTTOM, LOWEST
    probe = int(np.clip(probe, LOWEST, INFINITY))
    end = len(scores) + int(random.integers(0, 3))
    threshold = inverse(int(np.clip(ceiling, LOWEST, TOP)))
    return Row(scores, probe, min(int(np.clip(floor, BOTTOM, INFINITY)), probe - 1), threshold, end)

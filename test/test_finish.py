# SPDX-License-Identifier: Apache-2.0
"""The top keys of rows whose pairs are in their slots."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from drawing import examples
from hypothesis import given
from hypothesis import strategies as st
from movement import Watch, inset, rng, to_numpy
from numpy.typing import NDArray

from winnow.kernels.finish import chunk_for
from winnow.kernels.nth_score import LEAST_CHUNK
from winnow.sdsa import indexer_threshold_select, top_k_from_candidates

INF, NAN = float("inf"), float("nan")


def ranked(scores: NDArray[np.float32]) -> NDArray[np.float64]:
    """Scores as numbers that compare as the scores do, NaN above all."""
    with np.errstate(invalid="ignore"):  # NaNs that signal
        exact = scores.astype(np.float64)
    exact = np.where(np.isinf(exact), np.sign(exact) * 1e300, exact)
    return np.where(np.isnan(exact), 2e300, exact)


def check(
    scores: NDArray[np.float32],
    ranges: NDArray[np.int32],
    top_k: int,
    device: str = "cpu",
    *,
    offset: int = 0,
    row_gap: int = 0,
) -> None:
    """Runs it on those stored scores, and compares what each row's keys score."""
    rows, slots = scores.shape
    # Keys are their slots' numbers, scattered over all of the int32s.
    keys = (np.arange(rows * slots, dtype=np.int64).reshape(rows, slots) * 0x9E3779B1).astype(
        np.int32
    )
    candidates = np.stack([keys, scores.view(np.int32)], axis=-1)
    tensors = {
        "candidates": inset(candidates, device, offset=offset // 8 * 8, row_gap=row_gap),
        "ranges": inset(ranges, device, offset=offset, row_gap=row_gap),
        "top_keys": inset(np.full((rows, top_k), 7, np.int32), device, offset=offset),
    }
    watch = Watch(tensors)
    top_k_from_candidates(**tensors)
    top_keys = to_numpy(tensors["top_keys"])
    for row in range(rows):
        begin, end = np.clip(ranges[:, row], 0, slots)
        there = {
            int(key): score
            for key, score in zip(keys[row, begin:end], ranked(scores[row, begin:end]), strict=True)
        }
        found = top_keys[row, : len(there)].tolist()
        best = sorted(there.values(), reverse=True)[:top_k]
        assert len(set(found)) == len(best)
        assert sorted((there[key] for key in found), reverse=True) == best
        assert (top_keys[row, len(best) :] == -1).all()
    watch.check(top_keys=top_keys)


def full(rows: int, slots: int) -> NDArray[np.int32]:
    """Ranges of all slots."""
    return np.array([[0] * rows, [slots] * rows], np.int32).reshape(2, rows)


@pytest.mark.parametrize("top_k", [1, 2, 63, 64, 65, 199, 200, 201, 400])
def test_the_largest(device: str, top_k: int) -> None:
    scores = rng(top_k).standard_normal((3, 200)).astype(np.float32)
    check(scores, full(3, 200), top_k, device)


@pytest.mark.parametrize("top_k", [1, 100, 170])
@pytest.mark.parametrize("slots", [LEAST_CHUNK - 1, LEAST_CHUNK, LEAST_CHUNK + 1, 1000])
def test_pairs_around_what_a_program_holds(device: str, slots: int, top_k: int) -> None:
    scores = rng(slots).standard_normal((2, slots)).astype(np.float32)
    check(scores, full(2, slots), top_k, device)


@pytest.mark.parametrize("top_k", [2048, 6000])
def test_as_many_as_real_selections_have(device: str, top_k: int) -> None:
    """Exponential tails of 1.15 times as many pairs, in rows of twice as many slots and more."""
    slots, count = 3 * top_k, int(1.15 * top_k)
    scores = rng(top_k).exponential(1, (2, slots)).astype(np.float32)
    ranges = np.array([[top_k - 5, top_k], [top_k + count, slots]], np.int32)
    check(scores, ranges, top_k, device)


@pytest.mark.parametrize("top_k", [1, 5, 40, 300])
def test_ties_at_the_cutoff(device: str, top_k: int) -> None:
    scores = rng(1).integers(-3, 4, (4, 600)).astype(np.float32)
    check(scores, full(4, 600), top_k, device)
    check(scores[:, :100], full(4, 100), top_k, device)


def test_scores_that_share_their_upper_bits(device: str) -> None:
    bits = np.float32(1.5).view(np.int32) + rng(2).permutation(700).astype(np.int32)
    scores = np.stack([bits.view(np.float32), -bits.view(np.float32)])
    check(scores, full(2, 700), 200, device)
    check(scores[:, :150], full(2, 150), 60, device)


@pytest.mark.parametrize("top_k", range(1, 12))
def test_order_of_special_scores(device: str, top_k: int) -> None:
    """NaNs of either sign are above infinity; zeros are equal."""
    special = [INF, -INF, NAN, -NAN, 0.0, -0.0, 1e-45, -1e-45, 3e38, -3e38, 1]
    scores = np.array([special, special[::-1]], np.float32)
    check(scores, full(2, len(special)), top_k, device)
    check(np.tile(scores, (1, 30)), full(2, 30 * len(special)), 30 * top_k - 7, device)


@pytest.mark.parametrize("score", [NAN, -NAN, INF, -INF, 0.0])
def test_scores_that_are_all_the_same(device: str, score: float) -> None:
    scores = np.full((1, 300), score, np.float32)
    check(scores, full(1, 300), 299, device)
    check(scores[:, :9], full(1, 9), 4, device)


@pytest.mark.parametrize("top_k", [170, 171, 256, 257, 341, 1365, 2048, 2731, 4096, 5462, 6000])
def test_every_number_of_pairs_that_a_program_holds(device: str, top_k: int) -> None:
    """As many pairs as it holds, and one more or less."""
    held = chunk_for(top_k + top_k // 2)
    scores = rng(top_k).exponential(1, (3, held + 1)).astype(np.float32)
    check(scores, np.array([[0, 1, 0], [held, held, held + 1]], np.int32), top_k, device)


@pytest.mark.parametrize("least", [-2.0, np.nextafter(np.float32(-2), np.float32(0)), -1e30])
def test_scores_on_both_sides_of_zero(device: str, least: float) -> None:
    """Ordered integers 2**31 apart, and 2 less than that, which is held."""
    most = np.nextafter(np.float32(2), np.float32(0))
    scores = rng(8).uniform(-1, 1, (2, 300)).astype(np.float32)
    scores[0, :3] = least, most, 2
    scores[1, :2] = least, most
    for top_k in (1, 2, 150, 297, 299):
        check(scores, full(2, 300), top_k, device)


def test_scores_spread_in_many_ways(device: str) -> None:
    generator, shape = rng(9), (4, 3000)
    for scores in (
        generator.standard_normal(shape),
        np.abs(generator.standard_normal(shape)),
        50 + generator.standard_normal(shape),
        generator.integers(0, 100, shape),
        2.0 ** generator.uniform(-149, 127, shape),
        generator.choice([1, 1e6], shape) + generator.random(shape),
    ):
        check(scores.astype(np.float32), full(4, 3000), 2048, device)


def test_scores_a_select_would_store_far_apart(device: str) -> None:
    """One score dwarfs the others: how often they are counted is bounded all the same."""
    scores = np.append(rng(4).random(299), 1e30).astype(np.float32)[None]
    check(scores, full(1, 300), 150, device)


@pytest.mark.parametrize(
    ("begin", "end"),
    [(0, 0), (5, 5), (7, 3), (-4, 6), (12, 90), (-(2**31), 2**31 - 1), (2**31 - 1, -(2**31))],
)
def test_ranges_are_clamped_to_the_slots(device: str, begin: int, end: int) -> None:
    scores = rng(5).standard_normal((2, 20)).astype(np.float32)
    check(scores, np.array([[begin, 0], [end, 20]], np.int32), 8, device)


@pytest.mark.parametrize("layout", [(4, 0), (0, 8), (12, 24)])
def test_any_place_in_memory(device: str, layout: tuple[int, int]) -> None:
    offset, row_gap = layout
    scores = rng(6).standard_normal((5, 30)).astype(np.float32)
    for place in ({"offset": offset, "row_gap": row_gap}, {}):
        check(scores, full(5, 30), 11, device, **place)


@pytest.mark.parametrize(("rows", "slots", "top_k"), [(0, 5, 3), (3, 0, 2), (3, 5, 0)])
def test_no_rows_slots_or_keys(rows: int, slots: int, top_k: int) -> None:
    check(np.zeros((rows, slots), np.float32), full(rows, slots), top_k)


@given(data=st.data())
@examples(60)
def test_any_scores(device: str, data: st.DataObject) -> None:
    generator = rng(data.draw(st.integers(0, 2**32)))
    rows, slots = data.draw(st.integers(1, 4)), data.draw(st.integers(1, 700))
    kinds = data.draw(st.sampled_from(["bits", "few", "normal"]))
    scores = {
        "bits": generator.integers(-(2**31), 2**31, (rows, slots)).astype(np.int32),
        "few": generator.choice(np.array([0, -0.0, 1, NAN, INF], np.float32), (rows, slots)),
        "normal": generator.standard_normal((rows, slots)).astype(np.float32),
    }[kinds].view(np.float32)
    ranges = generator.integers(-5, slots + 5, (2, rows)).astype(np.int32)
    check(scores, ranges, data.draw(st.integers(1, 250)), device)


def test_after_a_selection(device: str) -> None:
    """The exact top-k of integer scores, from slots that the select has filled and repaired."""
    generator = rng(7)
    rows, keys, top_k = 128, 640, 40
    query = torch.tensor(generator.integers(-2, 3, (rows, 128)), dtype=torch.bfloat16)
    cache = torch.tensor(generator.integers(-2, 3, (keys // 64, 64, 128)), dtype=torch.bfloat16)
    scores = query.float() @ cache.view(keys, 128).float().T
    ends = torch.tensor(generator.integers(0, keys + 1, rows), dtype=torch.int32)
    if device == "cpu":
        ends[16:] = 0  # repairing a row takes long there
    shapes = {
        "counters": (rows, 2),
        "candidates": (rows, 3 * top_k, 2),
        "arrivals": (1,),
        "ranges": (2, rows),
    }
    outputs = {
        name: torch.zeros(shape, dtype=torch.int32, device=device) for name, shape in shapes.items()
    }
    top_keys = torch.zeros(rows, top_k, dtype=torch.int32, device=device)
    indexer_threshold_select(
        query.to(device),
        cache.to(device),
        ends.to(device),
        torch.zeros(1, dtype=torch.int32, device=device),
        torch.arange(keys // 64, dtype=torch.int32, device=device)[None],
        thresholds=torch.zeros(rows, device=device),
        max_context=keys,
        top_k=top_k,
        **outputs,
    )
    top_k_from_candidates(outputs["candidates"], outputs["ranges"], top_keys=top_keys)
    for row, end in enumerate(ends.tolist()):
        count = min(end, top_k)
        found = top_keys[row].tolist()
        best = scores[row, :end].topk(count).values
        assert len(set(found[:count])) == count
        assert torch.equal(scores[row, found[:count]].sort(descending=True).values, best)
        assert found[count:] == [-1] * (top_k - count)


@pytest.mark.gpu
def test_slots_past_2_gib() -> None:
    """Rows on either side of the slots' element 2**31."""
    if not torch.cuda.is_available():
        pytest.skip("no CUDA GPU here")
    rows, slots = 65_536, 16_640
    candidates = torch.empty(rows, slots, 2, dtype=torch.int32, device="cuda")
    place = torch.arange(300, dtype=torch.int32, device="cuda")
    candidates[:, -300:, 0] = torch.arange(rows, dtype=torch.int32, device="cuda")[:, None] + place
    candidates[:, -300:, 1] = place
    ranges = torch.tensor([[slots - 300], [slots]], dtype=torch.int32, device="cuda")
    top_keys = torch.empty(rows, 4, dtype=torch.int32, device="cuda")
    top_k_from_candidates(candidates, ranges.expand(2, rows).contiguous(), top_keys=top_keys)
    first = torch.arange(rows, dtype=torch.int32, device="cuda")[:, None]
    assert torch.equal(top_keys.sort(dim=1).values - first, place[-4:].expand(rows, 4))

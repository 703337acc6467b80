# SPDX-License-Identifier: Apache-2.0
"""The repair of rows that see few keys or none: ends, padding, absent pages and requests."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch
from cases import TILE_ROWS, Problem, one_hot_problem, random_problem

from winnow.oracle import Expected, to_array

LOW, HIGH = -1e30, 1e30
KINDS = (LOW, HIGH, math.nan, -math.inf, math.inf, 0.0)


def set_thresholds_of_each_kind(problem: Problem) -> None:
    """Gives each row one of the thresholds that rows miss their top-k by, or its own."""
    thresholds = problem.tensors["thresholds"]
    for first, value in enumerate(KINDS):
        thresholds[first :: len(KINDS) + 1] = value


def repaired_rows(expected: list[Expected]) -> set[int]:
    return {row.row for row in expected if row.is_repaired}


@pytest.mark.parametrize(
    "end",
    [
        1,
        63,
        64,
        65,
        129,
        *(pytest.param(n, marks=pytest.mark.gpu_alone) for n in (60, 70, 127, 128)),
    ],
)
def test_nothing_past_the_longest_end_has_an_effect(device: str, end: int) -> None:
    """Table entries past a tile's longest row may be anything, and so may keys past each row."""
    plain = random_problem(device, tiles=1, keys=512, top_k=8, capacity=20)
    plain.tensors["row_ends"].copy_(torch.clamp(torch.arange(TILE_ROWS) * 9, max=end))
    plain.thinned()
    set_thresholds_of_each_kind(plain)
    copies = {name: tensor.clone() for name, tensor in plain.tensors.items()}
    clean, wild = plain.with_repair(), plain.replace(**copies).with_repair()
    clean.check()
    table, cache = wild.tensors["block_table"], wild.tensors["key_cache"]
    used = -(-end // 64)
    last_page = table[int(wild.tensors["tile_requests"]), used - 1]
    cache[last_page, (end - 1) % 64 + 1 :] = math.nan
    table[:, used::2], table[:, used + 1 :: 2] = -1, 2**30
    wild.check()
    for name in ("counters", "thresholds", "ranges"):
        np.testing.assert_array_equal(
            to_array(wild.tensors[name]).view(np.int32),
            to_array(clean.tensors[name]).view(np.int32),
        )


@pytest.mark.parametrize("threshold", [math.nan, LOW, HIGH, math.inf, -0.0])
def test_padding(device: str, threshold: float) -> None:
    """Rows without keys keep their thresholds, and have empty ranges, in tiles of any kind."""
    problem = random_problem(device, tiles=3, keys=128, top_k=8, capacity=20).with_repair()
    ends = problem.tensors["row_ends"]
    ends[:TILE_ROWS] = torch.tensor([5, 3, 1] + [0, -1] * 62 + [0])
    ends[TILE_ROWS : 2 * TILE_ROWS] = torch.tensor([0, -(2**31)]).repeat(64)
    ends[2 * TILE_ROWS :] = torch.tensor([10_000, 2**31 - 1]).repeat(64)
    problem.thinned()
    problem.tensors["tile_requests"][1] = -1
    problem.renew(threshold)
    before = to_array(problem.tensors["thresholds"]).view(np.int32)
    expected = problem.check()
    empty = slice(3, 2 * TILE_ROWS)
    assert not problem.counters[empty].any()
    assert (problem.tensors["ranges"][:, empty] == 8).all()
    after = to_array(problem.tensors["thresholds"]).view(np.int32)
    assert (after[empty] == before[empty]).all()
    full = set(problem.live_rows) - {0, 1, 2}
    assert full <= repaired_rows(expected) or threshold == 0
    if threshold == LOW:
        assert repaired_rows(expected) == full  # few keys fit the slots of the first three rows
    if math.isnan(threshold) or threshold >= HIGH:
        assert repaired_rows(expected) == {0, 1, 2} | full


@pytest.mark.parametrize("request_id", [-1, 2, 2**31 - 1, -(2**31)])
def test_requests_outside_the_table(device: str, request_id: int) -> None:
    """Their rows see no key: any threshold fits, NaN too."""
    problem = random_problem(device, keys=200, top_k=8, capacity=20).with_repair().thinned()
    problem.tensors["tile_requests"][0] = request_id
    set_thresholds_of_each_kind(problem)
    expected = problem.check()
    assert min(repaired_rows(expected)) == TILE_ROWS
    assert (problem.tensors["ranges"][:, :TILE_ROWS] == 8).all()


@pytest.mark.parametrize("page", [-1, 19, 2**31 - 1, -(2**31)])
def test_pages_outside_the_cache(device: str, page: int) -> None:
    """Their keys are not seen, wherever they are in the table."""
    problem = random_problem(device, top_k=16, capacity=40).with_repair().thinned()
    assert problem.tensors["key_cache"].shape[0] == 19
    problem.tensors["block_table"][0, 3] = page
    problem.tensors["block_table"][1, [0, 6, 7]] = page
    set_thresholds_of_each_kind(problem)
    problem.check()


@pytest.mark.parametrize(
    ("thresholds", "is_repaired"),
    [
        # Five keys are seen, scoring 5 to 1, of a top 8; slots for eight above.
        ([0.5, 0.0, 1.0, -0.0, LOW, -math.inf], False),
        ([1.5, 5.0, 6.0, HIGH, math.inf, math.nan], True),
    ],
)
def test_ranks_count_the_keys_that_are_seen(
    device: str, thresholds: list[float], is_repaired: bool
) -> None:
    """Rows whose ends promise 69 keys, of which all but five are on an absent page."""
    scores = [*[9.0] * 64, *[5.0, 4.0, 3.0, 2.0, 1.0], *[9.0] * 59]
    rows = np.resize(thresholds, TILE_ROWS).tolist()
    plain = one_hot_problem(device, scores, threshold=rows, top_k=8, capacity=8, row_ends=69)
    plain.tensors["block_table"][0, 0] = -1
    problem = plain.with_repair().thinned()
    expected = problem.check()
    live = problem.live_rows
    assert repaired_rows(expected) == set(live if is_repaired else [])
    if is_repaired:
        assert (problem.tensors["thresholds"][live] == 1).all()
        assert (problem.counters[live] == (4, 1)).all()


@pytest.mark.parametrize("seen", [1, 7, 8, 9, 20])
def test_few_keys_on_pages_that_are_there(device: str, seen: int) -> None:
    """Around ``top_k`` keys are seen, at the end of the row, after an absent page."""
    scores = [*[9.0] * 64, *(float(key % 4) for key in range(seen))]
    thresholds = np.resize([*KINDS, 1.0, 2.0, 3.0], TILE_ROWS).tolist()
    plain = one_hot_problem(device, scores, threshold=thresholds, top_k=8, capacity=7)
    plain.tensors["block_table"][0, 0] = -1
    expected = plain.with_repair().thinned().check()
    assert {row.rank for row in expected} >= {min(seen, 8)}


def test_no_page_is_there(device: str) -> None:
    problem = random_problem(device, tiles=1, keys=200, top_k=8, capacity=20).with_repair()
    problem.tensors["block_table"].fill_(-1)
    set_thresholds_of_each_kind(problem)
    assert repaired_rows(problem.check()) == set()
    assert (problem.tensors["ranges"] == 8).all()


def test_ends_past_the_context(device: str) -> None:
    """Rows end at ``max_context``, whatever their entries say."""
    problem = random_problem(device, tiles=2, keys=300, top_k=8, capacity=20).with_repair()
    problem.max_context = 100
    problem.tensors["row_ends"][::2] = 2**31 - 1
    problem.tensors["row_ends"][1::2] = 99
    problem.thinned()
    set_thresholds_of_each_kind(problem)
    expected = problem.check()
    assert {row.end for row in expected} >= {99, 100}
    assert repaired_rows(expected)

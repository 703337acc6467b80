# SPDX-License-Identifier: Apache-2.0
"""Selections on drawn inputs: sizes, strides, ends, tables, values and thresholds of all kinds."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
import torch
from cases import Problem, random_problem
from drawing import THRESHOLDS, ends, examples, fill, indices
from formats import NAN, both_formats
from hypothesis import given
from hypothesis import strategies as st
from indexing import Indexing, lightning_problem, qsa_problem

TOP_K = 3
LIVE_ROWS = 3
"""The rows of a tile that see keys where they may be repaired, in the executor."""
UNITS = {"key_cache": 16, "key_scales": 8, "query": 16, "candidates": 2}
"""The bytes of BF16 and NVFP4, or the elements, that strides of these must be multiples of."""


def drawn_problem(data: st.DataObject, device: str, *, nvfp4: bool, repair: bool) -> Problem:
    """Any arguments of the SDSA selection, for one kernel of each format."""
    tiles, keys = data.draw(st.integers(1, 2)), data.draw(st.integers(1, 200))
    least = max(1, TOP_K - 1) if repair else 1
    problem = random_problem(
        device,
        tiles=tiles,
        keys=keys,
        top_k=TOP_K,
        capacity=data.draw(st.integers(least, 40)),
        seed=data.draw(st.integers(0, 99)),
        nvfp4=nvfp4,
        offsets={name: 64 + data.draw(st.integers(0, 2)) * unit for name, unit in UNITS.items()},
        row_gaps={name: data.draw(st.integers(0, 2)) * unit for name, unit in UNITS.items()},
    )
    tensors = problem.tensors
    if data.draw(st.booleans()):
        make_scores_small(problem)
    if data.draw(st.booleans()):
        fill(data, tensors["thresholds"], THRESHOLDS)
    if data.draw(st.booleans()):
        fill(data, tensors["row_ends"], ends(keys))
    if data.draw(st.booleans()):
        fill(data, tensors["tile_requests"], indices(2))
    if data.draw(st.booleans()):
        fill(data, tensors["block_table"], indices(len(tensors["key_cache"])))
    if data.draw(st.booleans()):
        spoil_keys(data, problem)
    problem.max_context = data.draw(st.integers(0, 64 * tensors["block_table"].shape[1]))
    return problem.with_repair().thinned(LIVE_ROWS) if repair else problem


def make_scores_small(problem: Problem) -> None:
    """Has most keys tie with others."""
    if problem.kernel == "sdsa":
        problem.tensors["key_cache"].clamp_(-1, 1)
        problem.tensors["query"][..., 2:] = 0
    else:
        problem.tensors["query"][..., 1:] = 0


def spoil_keys(data: st.DataObject, problem: Problem) -> None:
    """Makes the scores of some keys NaN, or infinite."""
    keys = problem.tensors.get("key_scales", problem.tensors["key_cache"])
    values = [NAN] if keys.dtype == torch.uint8 else [math.nan, math.inf, -math.inf]
    for _ in range(data.draw(st.integers(1, 4))):
        page, row = data.draw(st.integers(0, len(keys) - 1)), data.draw(st.integers(0, 63))
        keys[page, row, data.draw(st.integers(0, 7))] = data.draw(st.sampled_from(values))


@both_formats
@pytest.mark.parametrize("repair", [False, True])
@given(data=st.data())
@examples(3)
def test_sdsa(device: str, repair: bool, nvfp4: bool, data: st.DataObject) -> None:
    drawn_problem(data, device, nvfp4=nvfp4, repair=repair).check()


def spoil(data: st.DataObject, problem: Indexing) -> None:
    """Draws all that is not a vector anew."""
    tensors, blocks = problem.tensors, problem.tensors["block_table"].shape[1]
    fill(data, tensors["thresholds"], THRESHOLDS)
    fill(data, tensors["row_ends"], ends(64 * blocks))
    fill(data, tensors["requests"], indices(len(tensors["block_table"])))
    fill(data, tensors["block_table"], indices(len(tensors["key_cache"])))


@pytest.mark.parametrize("repair", [False, True])
@pytest.mark.parametrize("make", [lightning_problem, qsa_problem], ids=["lightning", "qsa"])
@given(data=st.data())
@examples(3)
def test_indexers(
    make: Callable[..., Indexing], device: str, repair: bool, data: st.DataObject
) -> None:
    """Of four heads, whose rows come in runs of four."""
    problem = make(
        device,
        rows=4 * data.draw(st.integers(1, 3)),
        run_rows=4,
        keys=data.draw(st.integers(1, 200)),
        slots=data.draw(st.integers(15, 40)),
        repair=repair,
        gaps={"query": 16 * data.draw(st.integers(0, 2)), "key_cache": 16, "candidates": 8},
        offsets={"key_cache": 16 * data.draw(st.integers(0, 2))},
    )
    spoil(data, problem)
    problem.check()

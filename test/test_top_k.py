# SPDX-License-Identifier: Apache-2.0
"""The exact top-k of each row in one call, against scores in float64."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
import torch
from cases import TILE_ROWS, one_hot_problem
from drawing import THRESHOLDS, ends, examples, fill, indices
from formats import NAN, both_formats
from hypothesis import given
from hypothesis import strategies as st
from top_k_cases import inputs, inputs_of, run_and_check, scores_of, thinned

from winnow.sdsa import Workspace

INF = math.inf


def sampling_workspace(device: str, **sizes: int) -> Workspace:
    """One that samples 64 keys of 300, for a ``top_k`` of 8."""
    sizes = {"rows": 256, "max_context": 300, "top_k": 8, "samples": 64, "slots": 40} | sizes
    return Workspace(**sizes, device=device)


def sampled_thresholds(arguments: dict[str, Any], workspace: Workspace) -> list[float]:
    """The thresholds that the sampled keys tell, ``-inf`` for rows that fit with all keys."""
    plan, thresholds = workspace.plan, []
    sampled = set(workspace.positions.tolist())
    clamped = arguments["row_ends"].clamp(max=arguments["max_context"]).tolist()
    for end, scores in zip(clamped, scores_of(arguments), strict=True):
        found = sorted((scores[key] for key in scores if key in sampled), reverse=True)
        is_known = end > plan.capacity and len(found) >= plan.rank
        thresholds.append(found[plan.rank - 1] if is_known else -INF)
    return thresholds


@both_formats
@pytest.mark.parametrize(
    ("tiles", "keys", "top_k", "sizes"),
    [
        (1, 1, 8, {}),
        (2, 300, 1, {}),
        (2, 300, 8, {"samples": 64, "slots": 40}),
        (1, 200, 70, {}),
    ],
)
def test_integers(
    device: str, tiles: int, keys: int, top_k: int, sizes: dict[str, int], nvfp4: bool
) -> None:
    arguments = thinned(inputs(device, tiles=tiles, keys=keys, top_k=top_k, nvfp4=nvfp4), 24)
    workspace = Workspace(tiles * TILE_ROWS, keys, top_k, device=device, **sizes)
    run_and_check(arguments, workspace=workspace)
    assert not workspace.arrivals.any()


def test_as_few_slots_as_the_repair_takes(device: str) -> None:
    """Hardly any row fits at the threshold of its sample."""
    arguments = thinned(inputs(device, tiles=1, keys=100, top_k=8), 24)
    workspace = Workspace(TILE_ROWS, 100, 8, device=device, slots=15)
    run_and_check(arguments, workspace=workspace)


@pytest.mark.parametrize("keys", [17, 300])
def test_without_a_workspace(device: str, keys: int) -> None:
    run_and_check(inputs(device, tiles=1, keys=keys, top_k=1))


@pytest.mark.gpu
@both_formats
@pytest.mark.parametrize(("keys", "top_k"), [(20_000, 1), (20_000, 512), (40_000, 2048)])
def test_as_many_keys_as_real_ones_have(keys: int, top_k: int, nvfp4: bool) -> None:
    """Workspaces' own sizes, at which no row should need repair."""
    if not torch.cuda.is_available():
        pytest.skip("no CUDA GPU here")
    arguments = inputs("cuda", tiles=3, keys=keys, top_k=top_k, nvfp4=nvfp4)
    workspace = Workspace(3 * TILE_ROWS, keys, top_k, device="cuda")
    run_and_check(arguments, workspace=workspace)
    expected = torch.tensor(sampled_thresholds(arguments, workspace), device="cuda")
    assert torch.equal(workspace.thresholds, expected.float())


def test_thresholds_are_those_of_the_sample(device: str) -> None:
    """But for the rows that do not fit at them, which get the scores of their last keys."""
    arguments = inputs(device, tiles=2, keys=300, top_k=8)
    workspace = sampling_workspace(device)
    run_and_check(arguments, workspace=workspace)
    expected = sampled_thresholds(arguments, workspace)
    kept = 0
    for scores, found, sampled in zip(
        scores_of(arguments), workspace.thresholds.tolist(), expected, strict=True
    ):
        values = np.sort(list(scores.values()))[::-1]
        fits = np.sum(values > sampled) <= 32 and np.sum(values >= sampled) >= min(8, len(values))
        assert found == (sampled if fits else values[7])
        kept += int(fits and sampled > -INF)
    assert kept > 200


def test_requests_of_different_lengths_and_padding(device: str) -> None:
    arguments = inputs(device, tiles=2, keys=300, top_k=8)
    arguments["tile_requests"].copy_(torch.tensor([0, 1]))
    ends = arguments["row_ends"].view(2, TILE_ROWS)
    ends[0] = torch.arange(TILE_ROWS) + 173
    ends[1] = torch.arange(TILE_ROWS) - 50
    ends[1, ::7] = torch.tensor([0, -1, -(2**31), 2**31 - 1, 301, 33, 32]).repeat(3)[:19]
    run_and_check(arguments, workspace=sampling_workspace(device))


@pytest.mark.parametrize("page", [-1, 19, 2**31 - 1, -(2**31)])
def test_pages_that_are_not_in_the_cache(device: str, page: int) -> None:
    """Rows that see fewer keys than their ends say, and some of them fewer than ``top_k``."""
    arguments = inputs(device, tiles=2, keys=300, top_k=8)
    arguments["tile_requests"].copy_(torch.tensor([0, 1]))
    arguments["block_table"][0, 1] = page
    arguments["block_table"][1, :4] = page
    arguments["row_ends"][TILE_ROWS:] = 256 + torch.arange(TILE_ROWS) % 20
    run_and_check(thinned(arguments, 24), workspace=sampling_workspace(device))


@pytest.mark.parametrize("request_id", [-1, 2, 2**31 - 1])
def test_requests_that_are_not_in_the_table(device: str, request_id: int) -> None:
    arguments = thinned(inputs(device, tiles=2, keys=300, top_k=8))
    arguments["tile_requests"][1] = request_id
    top_keys = run_and_check(arguments, workspace=sampling_workspace(device))
    assert (top_keys[TILE_ROWS:] == -1).all()


def test_scores_of_nan(device: str) -> None:
    """They count above all numbers: fewer than ``top_k`` of them, and more."""
    arguments = thinned(inputs(device, tiles=2, keys=300, top_k=8, nvfp4=True))
    table, scales = arguments["block_table"], arguments["key_scales"]
    arguments["tile_requests"].copy_(torch.tensor([0, 1]))
    scales[table[0, :2].long(), 5:7, 3] = NAN
    scales[table[1, :2].long(), 20:60, 3] = NAN
    run_and_check(arguments, workspace=sampling_workspace(device))


@pytest.mark.parametrize("score", [0.0, -1.0, INF, -INF])
def test_scores_that_are_all_the_same(device: str, score: float) -> None:
    """Infinite ones too, as the other dims of the query are empty."""
    problem = one_hot_problem(device, [score] * 300, threshold=0, top_k=8, capacity=32)
    problem.tensors["query"][:, 1:] = 0
    arguments = thinned(inputs_of(problem))
    run_and_check(arguments, workspace=sampling_workspace(device, rows=TILE_ROWS))


@pytest.mark.parametrize("threshold", [math.nan, 1e30, -1e30, INF, -INF, 0.0])
def test_any_threshold(device: str, threshold: float) -> None:
    """Each gives the exact keys; those that do not fit get the score of the last of them."""
    arguments = thinned(inputs(device, tiles=1, keys=300, top_k=8))
    thresholds = torch.full((TILE_ROWS,), threshold, device=device)
    workspace = sampling_workspace(device)
    own = workspace.thresholds.fill_(7.5)
    run_and_check(arguments, thresholds=thresholds, workspace=workspace)
    assert (own == 7.5).all()
    for row, scores in enumerate(scores_of(arguments)):
        if scores:
            last = sorted(scores.values(), reverse=True)[7]
            is_kept = threshold < last and sum(s > threshold for s in scores.values()) <= 32
            assert thresholds[row] == (threshold if is_kept else last)


def test_good_thresholds_stay(device: str) -> None:
    arguments = inputs(device, tiles=1, keys=300, top_k=8)
    wanted = [sorted(scores.values())[-12] for scores in scores_of(arguments)]
    thresholds = torch.tensor(wanted, device=device).float()
    before = thresholds.clone()
    run_and_check(arguments, thresholds=thresholds)
    assert torch.equal(thresholds, before)


def test_thresholds_that_a_call_leaves_are_good_for_the_next(device: str) -> None:
    """No row needs repair then, and none is sampled."""
    arguments = inputs(device, tiles=2, keys=300, top_k=8)
    workspace = sampling_workspace(device)
    run_and_check(arguments, workspace=workspace)
    kept = workspace.thresholds.clone()
    workspace.row_samples.fill_(-5)
    run_and_check(arguments, thresholds=workspace.thresholds, workspace=workspace)
    assert torch.equal(workspace.thresholds, kept)
    assert (workspace.row_samples == -5).all()


def test_all_keys_fit(device: str) -> None:
    """Nothing is sampled, in a workspace of more context either."""
    arguments = inputs(device, tiles=1, keys=32, top_k=8)
    workspace = sampling_workspace(device)
    workspace.row_samples.fill_(-5)
    run_and_check(arguments, workspace=workspace)
    rows = slice(TILE_ROWS)
    assert (workspace.thresholds[rows] == -INF).all()
    assert torch.equal(workspace.counters[rows, 0], arguments["row_ends"])
    assert (workspace.row_samples == -5).all()


def test_a_workspace_serves_calls_of_other_sizes(device: str) -> None:
    """Each finds what another left."""
    workspace = sampling_workspace(device)
    for tiles, keys, nvfp4 in [(2, 300, False), (1, 20, False), (1, 140, True)]:
        arguments = inputs(device, tiles=tiles, keys=keys, top_k=8, nvfp4=nvfp4, seed=keys)
        run_and_check(arguments, workspace=workspace)
    assert not workspace.arrivals.any()


@both_formats
def test_no_rows(nvfp4: bool) -> None:
    arguments = inputs("cpu", tiles=1, keys=30, top_k=8, nvfp4=nvfp4)
    for name in ("query", "row_ends", "tile_requests", "query_scales"):
        if name in arguments:
            arguments[name] = arguments[name][:0]
    run_and_check(arguments)
    run_and_check(arguments, workspace=sampling_workspace("cpu", rows=0))


def test_no_keys(device: str) -> None:
    arguments = inputs(device, tiles=1, keys=30, top_k=8) | {"max_context": 0}
    top_keys = run_and_check(arguments)
    assert (top_keys == -1).all()


@given(data=st.data())
@examples(4)
def test_any_inputs(device: str, data: st.DataObject) -> None:
    """Of both formats, with thresholds from a sample, kept ones, or none that are any good."""
    keys, nvfp4 = data.draw(st.integers(1, 300)), data.draw(st.booleans())
    arguments = thinned(inputs(device, tiles=1, keys=keys, top_k=8, nvfp4=nvfp4), 3)
    pages, context = len(arguments["key_cache"]), 64 * arguments["block_table"].shape[1]
    if data.draw(st.booleans()):
        fill(data, arguments["row_ends"][:3], ends(context))
    if data.draw(st.booleans()):
        fill(data, arguments["block_table"], indices(pages))
    arguments["tile_requests"].fill_(data.draw(indices(2)))
    arguments["max_context"] = data.draw(st.integers(0, min(context, 300)))
    thresholds = None
    if data.draw(st.booleans()):
        thresholds = torch.zeros(TILE_ROWS, device=device)
        fill(data, thresholds, THRESHOLDS)
    run_and_check(arguments, thresholds=thresholds, workspace=sampling_workspace(device))

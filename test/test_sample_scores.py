# SPDX-License-Identifier: Apache-2.0
"""SDSA's scores of a sample of the keys."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch
from drawing import examples
from formats import NAN, both_formats
from hypothesis import given
from hypothesis import strategies as st
from movement import FILL, inset
from scoring import PAGE, TILE, sample_problem

from winnow.kernels import KERNELS
from winnow.kernels.sample_scores import compile_sampler
from winnow.targets import Target

LEAST, MOST = -(2**31), 2**31 - 1
KEYS = 3 * PAGE
"""Keys that the table has room for."""


@both_formats
def test_a_sample(device: str, nvfp4: bool) -> None:
    expected = sample_problem(device, nvfp4=nvfp4).check()
    assert len(np.unique(expected[0])) > 20


@both_formats
def test_how_many_samples_of_each_tile(device: str, nvfp4: bool) -> None:
    """Nothing is written at or past it, whether there are as many positions, or it is below 0."""
    counts = [0, 1, -1, LEAST, 39, 40, 41, MOST]
    requests = [number % 3 for number in range(len(counts))]
    sample_problem(device, tile_samples=counts, requests=requests, nvfp4=nvfp4).check()


@pytest.mark.parametrize("samples", [1, 2, 127, 128, 129, 1025])
def test_sizes_of_the_sample(device: str, samples: int) -> None:
    """Of one program's keys or more. Positions may be there twice, and in any order."""
    positions = [7 * number % KEYS for number in range(samples, 0, -1)]
    counts = [samples, samples - 1]
    sample_problem(device, positions=positions, tile_samples=counts, requests=[2, 0]).check()


OUTSIDE = [KEYS, KEYS + 1, 4 * PAGE, MOST, MOST - 63, LEAST, LEAST + 64, -1, -64, -65]


@both_formats
def test_positions_outside_the_table(device: str, nvfp4: bool) -> None:
    """They score -inf, and have no effect on their neighbours."""
    positions = [0, *OUTSIDE, KEYS - 1, *OUTSIDE, PAGE, PAGE - 1]
    problem = sample_problem(
        device, positions=positions, tile_samples=[len(positions)], nvfp4=nvfp4
    )
    expected = problem.check()
    inside = [0, len(OUTSIDE) + 1, len(positions) - 2, len(positions) - 1]
    assert np.flatnonzero(np.isfinite(expected[0])).tolist() == inside


def test_negative_positions_of_a_long_table(device: str) -> None:
    """Unsigned, -(2**31) is the key after the last that an i32 counts; the table has its page."""
    positions = [5, LEAST, LEAST + 1, MOST, 6]
    problem = sample_problem(device, positions=positions, tile_samples=[5], requests=[0])
    table = torch.zeros(1, 2**31 // PAGE + 1, dtype=torch.int32, device=device)
    expected = problem.changed(block_table=table).check()
    assert np.isneginf(expected[0]).tolist() == [False, True, True, False, False]


@both_formats
@pytest.mark.parametrize("page", [-1, 9, MOST, LEAST])
def test_pages_outside_the_cache(device: str, page: int, nvfp4: bool) -> None:
    problem = sample_problem(device, nvfp4=nvfp4)
    assert problem.tensors["key_cache"].shape[0] == 9
    problem.tensors["block_table"][1, 1] = page
    expected = problem.check()
    positions = problem.tensors["positions"].cpu().numpy()
    assert np.isneginf(expected[:, positions // PAGE == 1]).all()
    assert np.isfinite(expected[:, positions // PAGE != 1]).all()


@pytest.mark.parametrize("request_id", [-1, 3, MOST, LEAST])
def test_requests_outside_the_table(device: str, request_id: int) -> None:
    problem = sample_problem(device, tile_samples=[30, 20], requests=[request_id, 2])
    expected = problem.check()
    assert np.isneginf(expected[:TILE]).sum(axis=1).tolist() == [30] * TILE
    assert not np.isneginf(expected[TILE:]).any()


@pytest.mark.parametrize(("tiles", "samples"), [(0, 40), (2, 0), (0, 0)])
def test_nothing_to_score(device: str, tiles: int, samples: int) -> None:
    sample_problem(device, tile_samples=[9] * tiles, requests=[0] * tiles, samples=samples).check()


@both_formats
@pytest.mark.parametrize("layout", [(16, 0), (0, 1024), (48, 32)])
def test_any_place_in_memory(device: str, layout: tuple[int, int], nvfp4: bool) -> None:
    """With bytes between the rows of each tensor, and between pages."""
    offset, row_gap = layout
    sample_problem(device, nvfp4=nvfp4, offset=offset, row_gap=row_gap).check()


def test_scores_in_columns_of_a_larger_matrix(device: str) -> None:
    problem = sample_problem(device)
    matrix = torch.arange(TILE * 100, dtype=torch.float32, device=device).view(TILE, 100)
    problem.changed(scores=matrix[:, 33:73]).check()


@both_formats
def test_least_alignment(device: str, nvfp4: bool) -> None:
    """At odd multiples of an element's size, before and after aligned ones."""
    aligned = sample_problem(device, nvfp4=nvfp4)
    moved = {
        name: inset(tensor, device, offset=tensor.element_size(), row_gap=tensor.element_size())
        for name, tensor in aligned.tensors.items()
        if not name.startswith("key") and not name.endswith("scales")
    }
    for problem in (aligned, aligned.changed(**moved), aligned):
        problem.check()


def test_pages_of_keys_and_then_their_scales(device: str) -> None:
    """A cache of pages of 4,608 bytes, and scales as float8."""
    problem = sample_problem(device, nvfp4=True)
    memory = torch.full((9, PAGE * 72), FILL, dtype=torch.uint8, device=device)
    parts = {"key_cache": memory[:, : PAGE * 64], "key_scales": memory[:, PAGE * 64 :]}
    views = {name: part.view(9, PAGE, -1) for name, part in parts.items()}
    for name, view in views.items():
        view.copy_(problem.tensors[name])
    scales = {
        "key_scales": views["key_scales"].view(torch.float8_e4m3fn),
        "query_scales": problem.tensors["query_scales"].view(torch.float8_e4m3fn),
    }
    problem.changed(key_cache=views["key_cache"], **scales).check()


@both_formats
@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_keys_at_no_position_have_no_effect(device: str, value: float, nvfp4: bool) -> None:
    """Nor have positions past a tile's number of samples."""
    positions = [*range(3, 60, 3), 70, 71, 72]
    problem = sample_problem(device, positions=positions, tile_samples=[20], nvfp4=nvfp4)
    clean = problem.check()
    pages = problem.tensors["block_table"][1].long()
    others = torch.tensor([key for key in range(KEYS) if key not in positions[:20]], device=device)
    name, anything = ("key_scales", NAN) if nvfp4 else ("key_cache", value)
    problem.tensors[name][pages[others // PAGE], others % PAGE] = anything
    problem.tensors["positions"][20:] = torch.tensor([-1, MOST])
    assert np.array_equal(problem.check(), clean)


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_keys_and_queries_that_are_not_finite(device: str, value: float) -> None:
    """They make NaNs and infinities of their own scores, and of no others'."""
    problem = sample_problem(device, positions=[5, 70, 9], tile_samples=[3])
    page = problem.tensors["block_table"][1, 1]
    problem.tensors["key_cache"][page, 70 - PAGE, 77] = value
    problem.tensors["query"][4, 5] = value
    finite = np.isfinite(problem.check())
    assert finite.sum(axis=0).tolist() == [TILE - 1, 0, TILE - 1]
    assert not finite[4].any()


def test_zeros(device: str) -> None:
    """A score of nothing but zeros of any sign is a zero."""
    problem = sample_problem(device)
    problem.tensors["query"][::2] = -1
    problem.tensors["query"][1::2] = 1
    problem.tensors["key_cache"].zero_()[:, ::2] = -0.0
    assert not problem.check().any()


@given(data=st.data())
@examples(15)
def test_any_sample(device: str, data: st.DataObject) -> None:
    samples = data.draw(st.integers(1, 150))
    places = st.integers(-PAGE - 1, KEYS + PAGE + 1)
    problem = sample_problem(
        device,
        positions=data.draw(st.lists(places, min_size=samples, max_size=samples)),
        tile_samples=[data.draw(st.integers(-1, samples + 1))],
        requests=[data.draw(st.integers(-1, 3))],
        nvfp4=data.draw(st.booleans()),
        seed=data.draw(st.integers(0, 2**32)),
    )
    page, column = data.draw(st.integers(-1, 10)), data.draw(st.integers(0, 2))
    problem.tensors["block_table"][:, column] = page
    problem.check()


@pytest.mark.triton
@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("sdsa", "cuda:90"),
        ("sdsa", "hip:gfx942"),
        ("sdsa-nvfp4", "cuda:80"),
        ("sdsa-nvfp4", "cuda:120"),
        ("deepseek-v32", "cuda:90"),
        ("qsa", "hip:gfx942"),
    ],
)
def test_each_compiles(name: str, target: str) -> None:
    kernel = compile_sampler(KERNELS[name].graph(), Target.parse(target))
    assert kernel.binary.machine_code

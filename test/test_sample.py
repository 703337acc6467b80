# SPDX-License-Identifier: Apache-2.0
"""Samples of paged keys, copied byte by byte."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from drawing import examples
from hypothesis import given
from hypothesis import strategies as st
from movement import FILL, to_numpy
from sampling import PAGE, check, problem

from winnow.sdsa import gather_key_sample


@pytest.mark.parametrize("nvfp4", [False, True])
@pytest.mark.parametrize("pages_per_run", [1, 2, 4])
@pytest.mark.parametrize("samples_per_run", [1, 50, 64, 1000])
def test_a_sample(device: str, samples_per_run: int, pages_per_run: int, nvfp4: bool) -> None:
    sizes = {"samples_per_run": samples_per_run, "pages_per_run": pages_per_run}
    check(problem(device, nvfp4=nvfp4, **sizes))


def test_slots_of_each_kind_are_there() -> None:
    """The inputs above have slots that are copied, and some of each kind that are not."""
    arguments = problem()
    table, ends = to_numpy(arguments["block_table"]), to_numpy(arguments["sample_ends"])
    assert (table < 0).any()
    assert (table >= 9).any()
    assert ((table >= 0) & (table < 9)).any()
    assert ((ends > 0) & (ends < 256)).any()


@pytest.mark.parametrize("nvfp4", [False, True])
def test_every_offset(device: str, nvfp4: bool) -> None:
    """Of all four pages that a byte reaches, and past a run's end too."""
    arguments = problem(device, nvfp4=nvfp4, samples_per_run=1000, pages_per_run=2)
    arguments["offsets"].copy_(torch.arange(256, dtype=torch.uint8))
    arguments["sample_ends"].fill_(256)
    check(arguments)


@pytest.mark.parametrize("nvfp4", [False, True])
@pytest.mark.parametrize("layout", [(16, 0), (0, 1024), (48, 32)])
def test_any_place_in_memory(device: str, layout: tuple[int, int], nvfp4: bool) -> None:
    offset, row_gap = layout
    check(problem(device, nvfp4=nvfp4, offset=offset, row_gap=row_gap))


def test_pages_of_keys_and_then_their_scales(device: str) -> None:
    """A cache of pages of 4,608 bytes, and scales as float8."""
    arguments = problem(device, nvfp4=True)
    memory = torch.full((9, PAGE * 72), FILL, dtype=torch.uint8, device=device)
    for name, where, width in (
        ("key_cache", slice(PAGE * 64), 64),
        ("key_scales", slice(PAGE * 64, None), 8),
    ):
        view = memory[:, where].view(9, PAGE, width)
        view.copy_(arguments[name])
        arguments[name] = view
    for name in ("key_scales", "sample_scales"):
        arguments[name] = arguments[name].view(torch.float8_e4m3fn)
    check(arguments)


def test_more_rows_in_the_table(device: str) -> None:
    arguments = problem(device)
    arguments["sample_ends"] = arguments["sample_ends"][:2]
    arguments["sample_keys"] = arguments["sample_keys"][:2]
    check(arguments)


@pytest.mark.parametrize("nvfp4", [False, True])
@pytest.mark.parametrize(("requests", "capacity"), [(0, 128), (2, 0), (0, 0)])
def test_nothing_to_sample(nvfp4: bool, requests: int, capacity: int) -> None:
    arguments = problem(nvfp4=nvfp4, capacity=capacity)
    for name in ("sample_ends", "sample_keys", "sample_scales"):
        if name in arguments:
            arguments[name] = arguments[name][:requests]
    check(arguments)


def test_runs_past_32_bits(device: str) -> None:
    """The page after the last that an i32 counts is not page 0."""
    arguments = problem(device, samples_per_run=1, pages_per_run=2**31 - 1)
    arguments["sample_ends"].fill_(256)
    check(arguments)


@pytest.mark.parametrize("nvfp4", [False, True])
def test_keys_past_2_gib(device: str, nvfp4: bool) -> None:
    """Pages on either side of the cache's element 2**31."""
    near = problem(device, nvfp4=nvfp4, pages=2)
    width = 64 if nvfp4 else 128
    first = 2**31 // (PAGE * width) - 1
    far = dict(near)
    far["key_cache"] = torch.empty(
        first + 2, PAGE, width, dtype=near["key_cache"].dtype, device=device
    )
    far["key_cache"][first:] = near["key_cache"]
    if nvfp4:
        far["key_scales"] = torch.empty(first + 2, PAGE, 8, dtype=torch.uint8, device=device)
        far["key_scales"][first:] = near["key_scales"]
    table = near["block_table"]
    table.clamp_(0, 1)
    far["block_table"] = table + first
    outputs = ("sample_keys", "sample_scales") if nvfp4 else ("sample_keys",)
    far |= {name: near[name].clone() for name in outputs}
    for arguments in (near, far):
        gather_key_sample(**arguments)
    for name in outputs:
        assert np.array_equal(to_numpy(near[name]), to_numpy(far[name]))


@given(data=st.data())
@examples(40)
def test_any_sample(device: str, data: st.DataObject) -> None:
    check(
        problem(
            device,
            nvfp4=data.draw(st.booleans()),
            pages=data.draw(st.integers(1, 5)),
            requests=data.draw(st.integers(1, 3)),
            blocks=data.draw(st.integers(1, 7)),
            capacity=data.draw(st.sampled_from([128, 256])),
            samples_per_run=data.draw(st.integers(1, 300)),
            pages_per_run=data.draw(st.integers(1, 5)),
            seed=data.draw(st.integers(0, 2**32)),
        )
    )

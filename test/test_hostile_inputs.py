# SPDX-License-Identifier: Apache-2.0
"""Integers of any value in every argument: nothing outside the arguments is read or written.

The executor has no memory but the arguments'; on a GPU there are canaries around each, and
compute-sanitizer sees the rest.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any

import pytest
import quantizing
import sampling
import torch
from cases import OUTPUTS, POISON, REPAIR_OUTPUTS, Problem, random_problem
from drawing import ends, examples, fill, indices, words
from formats import both_formats
from hypothesis import given
from hypothesis import strategies as st
from indexing import Indexing, lightning_problem, qsa_problem
from movement import Watch, inset
from scoring import group_problem, sample_problem

from winnow import sdsa

INTEGERS = (torch.int32, torch.int64)


def spoil(
    data: st.DataObject, tensors: Mapping[str, torch.Tensor], but: tuple[str, ...] = ()
) -> None:
    """Gives the integers in tensors, and the bits of thresholds, any values."""
    for name, tensor in tensors.items():
        if name == "thresholds":
            fill(data, tensor.view(torch.int32), words())
        elif tensor.dtype in INTEGERS and name not in but:
            fill(data, tensor, words())


def watch_run(
    run: Callable[[], object], tensors: Mapping[str, Any], written: tuple[str, ...]
) -> None:
    """Fails if what is not ``written`` is, or if memory around that is."""
    watch = Watch(tensors)
    run()
    watch.check(**{name: tensors[name] for name in written if name in tensors})


@both_formats
@given(data=st.data())
@examples(4)
def test_selection(device: str, nvfp4: bool, data: st.DataObject) -> None:
    """Nor is anything written to the slots of rows that see no keys."""
    problem = random_problem(device, tiles=1, keys=150, top_k=3, capacity=9, nvfp4=nvfp4)
    spoil(data, problem.tensors, but=("candidates",))
    if data.draw(st.booleans()):  # so that something is selected
        fill(data, problem.tensors["block_table"], indices(len(problem.tensors["key_cache"])))
        problem.tensors["tile_requests"].fill_(1)
    blind = problem.tensors["row_ends"] <= 0
    watch_run(problem.run, problem.tensors, OUTPUTS)
    assert (problem.tensors["candidates"][blind] == POISON).all()


def repaired(device: str, nvfp4: bool) -> Problem:
    """A selection of few rows that see keys, with repair."""
    plain = random_problem(device, tiles=1, keys=150, top_k=3, capacity=9, nvfp4=nvfp4)
    return plain.with_repair(arrivals=2).thinned(2)


@both_formats
@given(data=st.data())
@examples(3)
def test_repair(device: str, nvfp4: bool, data: st.DataObject) -> None:
    """It ends, too, whatever arrivals held before."""
    problem = repaired(device, nvfp4)
    spoil(data, problem.tensors, but=("row_ends", "tile_requests", "block_table"))
    fill(data, problem.tensors["block_table"], indices(len(problem.tensors["key_cache"])))
    if data.draw(st.booleans()):
        problem.tensors["counters"].zero_()
    is_zeroed = data.draw(st.booleans())
    if is_zeroed:
        problem.tensors["arrivals"].zero_()
    watch_run(problem.run, problem.tensors, REPAIR_OUTPUTS)
    if is_zeroed:
        assert not problem.tensors["arrivals"].any()


@pytest.mark.parametrize("repair", [False, True])
@pytest.mark.parametrize("make", [lightning_problem, qsa_problem], ids=["lightning", "qsa"])
@given(data=st.data())
@examples(3)
def test_indexers(
    device: str, make: Callable[..., Indexing], repair: bool, data: st.DataObject
) -> None:
    problem = make(device, rows=4, run_rows=4, keys=150, slots=15, repair=repair)
    spoil(data, problem.tensors, but=("row_ends",) if repair else ())
    if repair:
        fill(data, problem.tensors["row_ends"], ends(60))
    watch_run(problem.run, problem.tensors, REPAIR_OUTPUTS)


@pytest.mark.parametrize("make", [group_problem, sample_problem], ids=["groups", "sample"])
@both_formats
@given(data=st.data())
@examples(4)
def test_stored_scores(device: str, make: Any, nvfp4: bool, data: st.DataObject) -> None:
    problem = make(device, nvfp4=nvfp4)
    spoil(data, problem.tensors)
    watch_run(problem.run, problem.tensors, ("scores",))


@both_formats
@given(data=st.data())
@examples(6)
def test_key_sample(device: str, nvfp4: bool, data: st.DataObject) -> None:
    """Runs of so many samples and pages that their product overflows as well."""
    arguments = sampling.problem(device, nvfp4=nvfp4, capacity=128)
    tensors = {n: t for n, t in arguments.items() if isinstance(t, torch.Tensor)}
    spoil(data, tensors)
    for name in ("samples_per_run", "pages_per_run"):
        arguments[name] = data.draw(st.sampled_from([1, 2, 127, 2**20, 2**25, 2**31 - 1]))
    run = functools.partial(sdsa.gather_key_sample, **arguments)
    watch_run(run, tensors, ("sample_keys", "sample_scales"))


@given(data=st.data())
@examples(10)
def test_thresholds(device: str, data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(INTEGERS))
    tensors = {
        "sample_scores": inset(torch.arange(35.0).view(5, 7), device, row_gap=4),
        "sample_top": inset(torch.zeros(5, 9, dtype=dtype), device, row_gap=8),
        "thresholds": inset(torch.zeros(5), device),
        "counters": inset(torch.zeros(5, 2, dtype=torch.int32), device, row_gap=4),
    }
    spoil(data, tensors)
    run = functools.partial(sdsa.thresholds_from_sample, **tensors)
    watch_run(run, tensors, ("thresholds", "counters"))


@given(data=st.data())
@examples(5)
def test_finish(device: str, data: st.DataObject) -> None:
    tensors = {
        "candidates": inset(torch.zeros(5, 300, 2, dtype=torch.int32), device, row_gap=8),
        "ranges": inset(torch.zeros(2, 5, dtype=torch.int32), device, row_gap=4),
        "top_keys": inset(torch.zeros(5, 20, dtype=torch.int32), device, row_gap=4),
    }
    spoil(data, tensors)
    if data.draw(st.booleans()):
        fill(data, tensors["ranges"], ends(300))
    watch_run(lambda: sdsa.top_k_from_candidates(**tensors), tensors, ("top_keys",))


@given(data=st.data())
@examples(6)
def test_quantizer(device: str, data: st.DataObject) -> None:
    """Where several keys go to one slot, either may be there, and nothing else is."""
    tensors = quantizing.problem(device)
    for name, limit in (("slots", 128), ("query_rows", 30)):
        wide = st.integers(-(2**63), 2**63 - 1) | st.sampled_from([2**32, 2**32 + 1, -(2**32)])
        fill(data, tensors[name], wide if data.draw(st.booleans()) else indices(limit))
    outputs = ("key_cache", "key_scales", "packed_query", "query_scales")
    watch_run(lambda: sdsa.quantize_write_index_qk_nvfp4(**tensors), tensors, outputs)

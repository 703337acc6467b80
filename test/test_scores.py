# SPDX-License-Identifier: Apache-2.0
"""SDSA's stored scores of small groups of rows."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest
import torch
from drawing import examples
from formats import NAN, both_formats
from hypothesis import given
from hypothesis import strategies as st
from movement import FILL, inset
from scoring import PAGE, group_problem
from torch_mlir import ir

from winnow.backend.driver import compile_graph
from winnow.kernels.scores import MAX_CONTEXT, MOST_GROUP_ROWS, sdsa_scores, sdsa_scores_nvfp4
from winnow.pipeline import Pipeline
from winnow.plan import Plan
from winnow.targets import TARGETS, Target

LEAST, MOST = -(2**31), 2**31 - 1


@both_formats
@pytest.mark.parametrize(
    "group_rows",
    [
        1,
        3,
        4,
        MOST_GROUP_ROWS,
        *(pytest.param(n, marks=pytest.mark.gpu_alone) for n in (2, 5, 6, 7)),
    ],
)
def test_groups(device: str, group_rows: int, nvfp4: bool) -> None:
    """Three groups, of which the first is as long as the context."""
    expected = group_problem(device, group_rows=group_rows, nvfp4=nvfp4).check()
    assert len(np.unique(expected[0])) > 20


@both_formats
@pytest.mark.parametrize("group_rows", [1, 3])
def test_lengths(device: str, group_rows: int, nvfp4: bool) -> None:
    """Nothing is written at or past a length, whether it is in the context, or below 0."""
    lengths = [0, 1, -1, 63, 64, 65, LEAST, 127, 128, 129, 149, 150, 151, MOST, 0]
    requests = [number % 3 for number in range(len(lengths))]
    group_problem(
        device, group_rows=group_rows, lengths=lengths, requests=requests, nvfp4=nvfp4
    ).check()


@pytest.mark.parametrize("context", [1, 2, 63, 64, 65, 127, 129, 1023, 1024, 1025, 2050])
def test_contexts(device: str, context: int) -> None:
    """Of one program's keys or more, and of any number past these."""
    group_problem(device, context=context, lengths=[context, context - 1, MOST]).check()


@both_formats
@pytest.mark.parametrize("page", [-1, 9, MOST, LEAST])
def test_pages_outside_the_cache(device: str, page: int, nvfp4: bool) -> None:
    """Their keys score -inf, wherever they are in the table."""
    problem = group_problem(device, nvfp4=nvfp4)
    assert problem.tensors["key_cache"].shape[0] == 9
    problem.tensors["block_table"][0, 1] = page
    problem.tensors["block_table"][1, [0, 2]] = page
    expected = problem.check()
    assert np.isneginf(expected).sum(axis=1).tolist() == [86, 86, 6, 6, 0, 0]


@pytest.mark.parametrize("request_id", [-1, 3, MOST, LEAST])
def test_requests_outside_the_table(device: str, request_id: int) -> None:
    problem = group_problem(device, requests=[0, request_id, 2], lengths=[150, 70, -3])
    expected = problem.check()
    assert np.isneginf(expected).sum(axis=1).tolist() == [0, 0, 70, 70, 0, 0]


def test_requests_of_several_groups_and_of_none(device: str) -> None:
    group_problem(device, requests=[2, 2, 2], lengths=[150, 149, 150]).check()


@pytest.mark.parametrize(("groups", "context"), [(0, 150), (3, 0), (0, 0)])
def test_nothing_to_score(device: str, groups: int, context: int) -> None:
    group_problem(device, lengths=[9] * groups, requests=[0] * groups, context=context).check()


@both_formats
@pytest.mark.parametrize("layout", [(16, 0), (0, 1024), (48, 32)])
def test_any_place_in_memory(device: str, layout: tuple[int, int], nvfp4: bool) -> None:
    """With bytes between the rows of each tensor, and between pages."""
    offset, row_gap = layout
    group_problem(device, nvfp4=nvfp4, offset=offset, row_gap=row_gap).check()


def test_scores_in_columns_of_a_larger_matrix(device: str) -> None:
    problem = group_problem(device)
    matrix = torch.arange(6 * 300, dtype=torch.float32, device=device).view(6, 300)
    problem.changed(scores=matrix[:, 149:299]).check()


@both_formats
def test_least_alignment(device: str, nvfp4: bool) -> None:
    """At odd multiples of an element's size, before and after aligned ones."""
    aligned = group_problem(device, nvfp4=nvfp4)
    moved = {
        name: inset(tensor, device, offset=tensor.element_size(), row_gap=tensor.element_size())
        for name, tensor in aligned.tensors.items()
        if not name.startswith("key") and not name.endswith("scales")
    }
    for problem in (aligned, aligned.changed(**moved), aligned):
        problem.check()


def test_pages_of_keys_and_then_their_scales(device: str) -> None:
    """A cache of pages of 4,608 bytes, and scales as float8."""
    problem = group_problem(device, nvfp4=True)
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


def test_pages_past_2_gib(device: str) -> None:
    """Pages on either side of the cache's element 2**31."""
    problem = group_problem(device)
    first = 2**31 // (PAGE * 128) - 4
    cache = torch.empty(first + 9, PAGE, 128, dtype=torch.bfloat16, device=device)
    cache[first:] = problem.tensors["key_cache"]
    expected = problem.check()
    far = problem.changed(key_cache=cache, block_table=problem.tensors["block_table"] + first)
    far.tensors["scores"].fill_(7)
    far.run()
    for row, length in enumerate([150, 150, 70, 70, 3, 3]):
        scores = far.tensors["scores"][row].tolist()
        assert scores == [*expected[row, :length].tolist(), *[7] * (150 - length)]


@both_formats
@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
@pytest.mark.parametrize("length", [1, 63, 64, 70, 128])
def test_nothing_past_a_length_has_an_effect(
    device: str, length: int, value: float, nvfp4: bool
) -> None:
    """Keys there may be anything, and so may table entries of pages that hold no other."""
    problem = group_problem(device, nvfp4=nvfp4, lengths=[length], requests=[1])
    clean = problem.check()
    table, used = problem.tensors["block_table"], -(-length // PAGE)
    last = table[1, used - 1]
    if nvfp4:
        problem.tensors["key_scales"][last, (length - 1) % PAGE + 1 :] = NAN
    else:
        problem.tensors["key_cache"][last, (length - 1) % PAGE + 1 :] = value
    table[1, used:] = torch.tensor([-1, MOST, 10])[: 3 - used]
    assert np.array_equal(problem.check(), clean)


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_keys_and_queries_that_are_not_finite(device: str, value: float) -> None:
    """They make NaNs and infinities of their own scores, and of no others'."""
    problem = group_problem(device, lengths=[150, 150, 150])
    table = problem.tensors["block_table"]
    problem.tensors["key_cache"][table[0, 1], 3, 77] = value
    problem.tensors["query"][4, 5] = value
    expected = problem.check()
    finite = np.isfinite(expected)
    assert finite.sum(axis=1).tolist() == [150, 150, 149, 149, 0, 150]


def test_scales_of_nan(device: str) -> None:
    problem = group_problem(device, nvfp4=True)
    problem.tensors["query_scales"][0, 7] = NAN
    problem.tensors["key_scales"][problem.tensors["block_table"][1, 0], 9, 0] = NAN
    expected = problem.check()
    assert np.isnan(expected).sum(axis=1).tolist() == [150, 1, 0, 0, 0, 0]


@pytest.mark.parametrize("query", [0.0, -0.0, 1.0, -1.0])
def test_zeros(device: str, query: float) -> None:
    """A score of nothing but zeros of any sign is a zero."""
    problem = group_problem(device)
    problem.tensors["query"].fill_(query)
    problem.tensors["key_cache"].zero_()[:, ::2] = -0.0
    expected = problem.check()
    assert not expected[0].any()


def test_fp32_accumulation(device: str) -> None:
    """1 + 2**-12 is lost in BF16 or TF32."""
    problem = group_problem(device)
    problem.tensors["query"].zero_()[:, :2] = 1
    problem.tensors["key_cache"].zero_()[:, :, :2] = torch.tensor([1, 2**-12])
    assert (problem.check()[:2] == 1 + 2**-12).all()


def test_every_dimension_counts(device: str) -> None:
    """Row ``r`` takes dim ``r`` alone, and key ``j`` has ``j + 1`` in each."""
    problem = group_problem(
        device, group_rows=8, lengths=[64] * 16, requests=[0] * 16, context=PAGE
    )
    problem.tensors["query"].copy_(torch.eye(128))
    problem.tensors["key_cache"].copy_(torch.arange(1, PAGE + 1)[None, :, None].expand(3, -1, 128))
    assert (problem.check() == np.arange(1, PAGE + 1)).all()


@given(data=st.data())
@examples(25)
def test_any_groups(device: str, data: st.DataObject) -> None:
    context = data.draw(st.integers(1, 300))
    groups = data.draw(st.integers(1, 4))
    lengths = st.lists(st.integers(-3, context + 3), min_size=groups, max_size=groups)
    requests = st.lists(st.integers(-1, 3), min_size=groups, max_size=groups)
    problem = group_problem(
        device,
        group_rows=data.draw(st.sampled_from([1, 2, 7])),
        context=context,
        lengths=data.draw(lengths),
        requests=data.draw(requests),
        nvfp4=data.draw(st.booleans()),
        seed=data.draw(st.integers(0, 2**32)),
    )
    page, column = data.draw(st.integers(-1, 15)), data.draw(st.integers(0, (context - 1) // PAGE))
    problem.tensors["block_table"][1, column] = page
    problem.check()


@pytest.mark.triton
@pytest.mark.parametrize(
    ("build", "target"),
    [
        *((sdsa_scores, target) for target in ("cuda:90", "hip:gfx942")),
        *((sdsa_scores_nvfp4, target) for target in ("cuda:80", "cuda:120", "hip:gfx942")),
    ],
)
def test_each_compiles(build: Callable[[int], ir.Module], target: str) -> None:
    kernel = compile_graph(build(3), Target.parse(target))
    assert kernel.binary.machine_code


@pytest.mark.parametrize("target", TARGETS)
def test_the_longest_context_fits_every_plan(target: str) -> None:
    module = sdsa_scores(8)
    Pipeline.parse(f"fuse-scores,plan-sweep{{target={target}}}").run(module)
    plan = Plan.of(module.body.operations[0].operation)
    assert MAX_CONTEXT + plan.spare_keys <= MOST

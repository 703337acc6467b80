# SPDX-License-Identifier: Apache-2.0
"""Drawn graphs under drawn plans: each is refused with an error of ours, or gives what it means."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import torch
from drawing import MOST, examples
from head_inputs import Arrays, as_tensors, evaluate, random_arrays, selection_arrays
from hypothesis import given
from hypothesis import strategies as st
from movement import Watch
from random_graphs import Formula, Shape, random_formula, selection, store
from selecting import check_selection
from torch_mlir import ir

from winnow.backend.cache import DiskCache
from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.errors import LoweringError, PassFailure, WinnowError
from winnow.kernels.devices import target_of
from winnow.pipeline.instrumentation import NO_REPRODUCER
from winnow.targets import TARGETS, Target

TOP_K, SLOTS = 6, 16
GOOD: dict[str, list[int | str]] = {
    "tile_rows": [1, 2, 4, 8, 16, 32],
    "tile_keys": [16, 32, 64, 128],
    "program_keys": [64, 128, 256, 1024, 2**20, 2**29],
    "num_warps": [1, 2, 4, 8],
    "num_stages": [1, 2, 3, 5],
    "helpers": [1, 2, 100],
    "polls": [1, 4],
    "max_registers": [32, 64, 255],
    "keys_operand": ["lhs", "rhs"],
    "scatter": ["scan", "hits", "atomics"],
    "fp8": ["convert"],
}
WILD: dict[str, list[int | str]] = {
    **{
        name: [0, -1, 1, 3, 48, 512, MOST, 2**40] for name in GOOD if isinstance(GOOD[name][0], int)
    },
    "fp8": ["dot"],
    "dequantize": ["convert", "scaled-dot"],
}
"""What does not suit most graphs or any."""


@st.composite
def shapes(draw: st.DrawFn) -> Shape:
    return Shape(
        heads=draw(st.sampled_from([None, 2, 4, 8, 16, 3])),
        request_rows=draw(st.sampled_from([2, 4, 8, 16, 12, 48, 5])),
        rows=draw(st.sampled_from([2, 5, 11, 33])),
        keys=draw(st.sampled_from([1, 7, 75, 100])),
        dim=draw(st.sampled_from([16, 32, 64, 8])),
        page=draw(st.sampled_from([1, 4, 8, 16, 64, 3, 24])),
        dtype=draw(st.sampled_from(["bf16", "f16", "f8E4M3FN"])),
        sampled=draw(st.booleans()),
    )


def plans(wild: bool) -> st.SearchStrategy[dict[str, int | str]]:
    """Some options of the planner; among ``wild`` ones, some that it must refuse."""
    values = {name: GOOD.get(name, []) + WILD.get(name, []) * wild for name in {**GOOD, **WILD}}
    options = {name: st.sampled_from(each) for name, each in sorted(values.items()) if each}
    return st.fixed_dictionaries({}, optional=options)


def plain(x: Any) -> Any:
    """A formula without heads."""
    return x.products() * x.scales() + x.bias()


def draw_formula(data: st.DataObject, shape: Shape) -> Formula:
    return random_formula(data.draw(st.integers(0, 999))) if shape.heads else plain


def compiled(module: ir.Module, target: Target, plan: dict[str, int | str]) -> Kernel | None:
    """The kernel; ``None`` where it is refused, which must be for a reason of ours."""
    try:
        return compile_graph(
            module, target, plan, cache=DiskCache(None), instrumentation=NO_REPRODUCER
        )
    except PassFailure as failure:
        if not isinstance(failure.__cause__, LoweringError | ir.MLIRError):
            raise
    except WinnowError:
        pass
    return None


def target_for(data: st.DataObject, device: str) -> Target:
    """On a CPU, any: the executor runs what there is for each."""
    if device == "cuda":
        return target_of(torch.device(device))
    return Target.parse(data.draw(st.sampled_from(sorted(TARGETS))))


def inputs_of(shape: Shape, seed: int) -> Arrays:
    """With pages, requests and positions that are none, if there are enough for that."""
    return random_arrays(shape, seed, bad=shape.keys >= 75 and shape.rows > 2 and shape.page < 64)


def check_selected(
    data: st.DataObject, shape: Shape, plan: dict[str, int | str], device: str, *, repair: bool
) -> bool:
    """Whether it is not refused; fails if it then does not select what it must."""
    formula = draw_formula(data, shape)
    module = selection(formula, shape, TOP_K, repair=repair)
    kernel = compiled(module, target_for(data, device), plan)
    if kernel is None:
        return False
    seed = data.draw(st.integers(0, 99))
    arrays = inputs_of(shape, seed)
    scores, there = evaluate(formula, arrays, shape)
    arrays |= selection_arrays(shape, scores, SLOTS, repair=repair, seed=seed)
    tensors = as_tensors(arrays, shape, module, device)
    values = {**tensors, "max_context": shape.keys}
    limits = {"top_k": TOP_K, "max_context": shape.keys}
    check_selection(tensors, lambda: kernel(values), scores, there, **limits)
    return True


@given(data=st.data())
@examples(3)
def test_graphs_and_plans_that_suit(device: str, data: st.DataObject) -> None:
    """None of these may be refused."""
    shape = replace(data.draw(shapes()), heads=4, request_rows=16, dim=32, page=16, dtype="bf16")
    name = data.draw(st.sampled_from(["helpers", "keys_operand", "num_stages", "polls"]))
    plan = {name: data.draw(st.sampled_from(GOOD[name]))}
    assert check_selected(data, shape, plan, device, repair=False)


@pytest.mark.parametrize("repair", [False, True])
@given(data=st.data())
@examples(6)
def test_selections(device: str, repair: bool, data: st.DataObject) -> None:
    plan = data.draw(plans(wild=data.draw(st.integers(0, 3)) == 3))
    check_selected(data, data.draw(shapes()), plan, device, repair=repair)


@given(data=st.data())
@examples(6)
def test_stores(device: str, data: st.DataObject) -> None:
    shape, group_rows = data.draw(shapes()), data.draw(st.sampled_from([1, 2, 5, 16]))
    formula = draw_formula(data, shape)
    module = store(formula, shape, group_rows)
    plan = data.draw(plans(wild=data.draw(st.integers(0, 3)) == 3))
    kernel = compiled(module, target_for(data, device), plan)
    if kernel is None:
        return
    arrays = inputs_of(shape, data.draw(st.integers(0, 99)))
    lengths = np.resize([shape.keys, -3, MOST, 50, 0], -(-shape.rows // group_rows))
    arrays |= {"lengths": lengths, "output": np.full((shape.rows, shape.keys), 0.25)}
    tensors = as_tensors(arrays, shape, module, device)
    expected = arrays["output"].astype(np.float32)
    for row, (scores, there) in enumerate(zip(*evaluate(formula, arrays, shape), strict=True)):
        count = max(0, min(int(lengths[row // group_rows]), shape.keys))
        expected[row, :count] = np.where(there, scores + 0, -np.inf)[:count]
    watch = Watch(tensors)
    kernel(tensors)
    output = tensors["output"]
    # Zeros have signs, and NaNs other bits, that are the device's own.
    output.masked_fill_(output == 0, 0.0).masked_fill_(output.isnan(), math.nan)
    watch.check(output=np.where(np.isnan(expected), np.float32("nan"), expected))

# SPDX-License-Identifier: Apache-2.0
"""The repair in graphs with arithmetic on scores, and with buffers of unequal lengths."""

from __future__ import annotations

import copy
import math
from typing import Any

import numpy as np
import pytest
import torch
from cli_graphs import Change, make_graph, scaled
from rich.progress import Progress
from torch_mlir import ir

from winnow import oracle
from winnow.backend.driver import compile_graph
from winnow.kernels.devices import target_of
from winnow.trial.inputs import make_inputs
from winnow.trial.roles import find_roles
from winnow.trial.sizes import Sizes

SIZES = Sizes(rows=14, keys=100, requests=1)


def inputs_of(module: ir.Module, device: str) -> dict[str, Any]:
    """Made inputs, at thresholds of all kinds."""
    roles = find_roles(module)
    with Progress(disable=True) as progress:
        place = torch.device(device)
        return make_inputs(module, roles, SIZES, {}, place, 3, progress, "mixed")


def as_arrays(values: dict[str, Any]) -> dict[str, Any]:
    return {n: oracle.to_array(v) if isinstance(v, torch.Tensor) else v for n, v in values.items()}


def check(module: ir.Module, values: dict[str, Any], device: str) -> list[oracle.Expected]:
    """Runs the selection, and fails unless it did what the oracle expects."""
    kernel = compile_graph(module, target_of(torch.device(device)))
    before = copy.deepcopy(as_arrays(values))
    expected = oracle.evaluate(module, before)
    kernel(values)
    after = {name: array for name, array in as_arrays(values).items() if np.ndim(array)}
    mismatches = oracle.compare(expected, before, after)
    assert not mismatches, "\n".join(map(str, mismatches[:10]))
    return expected


@pytest.mark.parametrize(
    "change",
    [
        scaled,
        lambda s, scale: -abs(s - 30),
        lambda s, scale: (s.minimum(0.0) / 0.0) * scale,  # NaN, and -inf
        lambda s, scale: -(s.maximum(0.0) * 0.0),  # zeros of both signs
        lambda s, scale: s * 2.0**-146,  # denormal
    ],
    ids=["scaled", "bent", "odd", "zeros", "denormal"],
)
def test_arithmetic(device: str, change: Change) -> None:
    module = make_graph(change, top_k=5, repair=True)
    expected = check(module, inputs_of(module, device), device)
    assert any(row.is_repaired for row in expected)


@pytest.mark.parametrize(
    ("name", "fewer"),
    [
        *((name, True) for name in ("queries", "ends", "thresholds", "counts", "slots", "spans")),
        *((name, False) for name in ("queries", "spans")),
    ],
)
def test_buffers_of_fewer_or_more_rows(device: str, name: str, fewer: bool) -> None:
    """Rows that some buffer lacks see nothing, and what the others have of them stays."""
    module = make_graph(top_k=5, repair=True)
    values = inputs_of(module, device)
    for other, axis in find_roles(module).row_buffers.items():
        if (other == name) == fewer:
            values[other] = values[other].narrow(axis, 0, 11).contiguous()
    # What an open row's ranges hold: rows that are not there must not be taken for such.
    values["spans"][0], values["spans"][1] = 100, -100
    expected = check(module, values, device)
    assert [row.row for row in expected] == list(range(11))
    assert any(row.is_repaired for row in expected)


def test_a_tile_of_which_no_row_is_in_every_buffer(device: str) -> None:
    module = make_graph(top_k=5, repair=True)
    values = inputs_of(module, device)
    values["spans"] = values["spans"][:, :0].contiguous()
    values["thresholds"][:] = math.nan
    assert check(module, values, device) == []


@pytest.mark.parametrize("context", [0, -1, -1024, -(2**31)])
def test_no_context(device: str, context: int) -> None:
    """Ranges are written all the same."""
    module = make_graph(top_k=5, repair=True)
    values = inputs_of(module, device) | {"context": context}
    expected = check(module, values, device)
    assert {row.held for row in expected} == {(5, 5)}


@pytest.mark.parametrize(
    ("name", "axis", "size", "least"), [("slots", 1, 8, 9), ("ready", 0, 0, 1)]
)
def test_buffers_too_small_for_a_repair(
    device: str, name: str, axis: int, size: int, least: int
) -> None:
    module = make_graph(top_k=5, repair=True)
    values = inputs_of(module, device)
    values[name] = values[name].narrow(axis, 0, size).contiguous()
    kernel = compile_graph(module, target_of(torch.device(device)))
    message = f"the size of {name}'s dimension {axis} must be at least {least}, but is {size}"
    with pytest.raises(ValueError, match=message):
        kernel(values)

# SPDX-License-Identifier: Apache-2.0
"""The memory that ``top_k`` works in."""

from __future__ import annotations

from typing import Any

import pytest
import torch

from winnow.sdsa import Workspace


def test_what_it_holds() -> None:
    workspace = Workspace(256, 20_000, 64, device="cpu")
    plan = workspace.plan
    shapes = {name: list(tensor.shape) for name, tensor in workspace.tensors().items()}
    assert shapes == {
        "thresholds": [256],
        "counters": [256, 2],
        "candidates": [256, plan.slots, 2],
        "arrivals": [2],
        "ranges": [2, 256],
        "row_samples": [256],
        "tile_samples": [2],
        "positions": [plan.samples],
    }
    dtypes = {name: tensor.dtype for name, tensor in workspace.tensors().items()}
    assert dtypes.pop("thresholds") == torch.float32
    assert set(dtypes.values()) == {torch.int32}
    assert (workspace.rows, workspace.max_context, workspace.top_k) == (256, 20_000, 64)
    assert not workspace.arrivals.any()
    assert workspace.nbytes == 4 * (256 * (6 + 2 * plan.slots) + 4 + plan.samples)


def test_positions_are_those_of_the_plan(device: str) -> None:
    workspace = Workspace(128, 20_000, 64, device=device)
    strata = torch.arange(workspace.plan.samples)
    assert workspace.positions.tolist() == workspace.plan.positions(strata).tolist()


def test_on_the_default_device() -> None:
    with torch.device("meta"):
        assert Workspace(128, 1000, 8).device.type == "meta"
    assert Workspace(128, 1000, 8).device.type == "cpu"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"rows": 100}, "rows must be a multiple of 128, not 100"),
        ({"rows": -128}, "rows must be from 0 to 2147483647, not -128"),
        ({"rows": 128.0}, "rows must be an int, not of type float"),
        ({"max_context": -1}, "max_context must be from 0 to 67107840, not -1"),
        ({"max_context": 67_107_841}, "max_context must be from 0 to 67107840, not 67107841"),
        ({"max_context": None}, "max_context must be an int, not of type NoneType"),
        ({"top_k": 0}, "top_k must be positive, not 0"),
        ({"top_k": -1}, "top_k must be from 0 to 2147483647, not -1"),
        ({"top_k": True}, "top_k must be an int, not of type bool"),
        ({"slots": 14}, "slots must be at least 15 for top_k = 8, not 14"),
        ({"slots": 1, "top_k": 1}, "slots must be at least 2 for top_k = 1, not 1"),
        ({"slots": -1}, "slots must be from 0 to 2147483647, not -1"),
        ({"slots": 20.0}, "slots must be an int, not of type float"),
        ({"samples": -1}, "samples must be from 0 to 1000, not -1"),
        ({"samples": 1001}, "samples must be from 0 to 1000, not 1001"),
        ({"samples": 41, "slots": 20}, "samples must be from 0 to 40, not 41"),
        ({"samples": "5"}, "samples must be an int, not of type str"),
    ],
)
def test_bad_sizes(changes: dict[str, Any], message: str) -> None:
    sizes: dict[str, Any] = {"rows": 128, "max_context": 1000, "top_k": 8}
    with pytest.raises(ValueError, match=f"^{message}$"):
        Workspace(**sizes | changes, device="cpu")


def test_one_made_in_inference_mode_serves_outside() -> None:
    with torch.inference_mode():
        workspace = Workspace(128, 100, 4, device="cpu")
    workspace.counters.zero_()
    assert not any(tensor.is_inference() for tensor in workspace.tensors().values())


def test_too_many_slots() -> None:
    with pytest.raises(ValueError, match=r"^top_k must be one that takes up to 2147483647 slots"):
        Workspace(128, 1000, 2**31 - 1, device="meta")

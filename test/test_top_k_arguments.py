# SPDX-License-Identifier: Apache-2.0
"""Bad arguments of ``top_k``: refused by name, before anything is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from movement import Watch
from refusals import misaligned, stretched
from top_k_cases import inputs

from winnow import sdsa
from winnow.sdsa import Workspace

ROWS, KEYS, TOP_K = 256, 300, 8


def refuse(
    message: str,
    changes: dict[str, Any],
    *,
    nvfp4: bool = False,
    workspace: Workspace | None = None,
) -> None:
    """Fails unless good arguments are refused with ``changes``, and all memory stays as it was."""
    arguments = inputs("cpu", tiles=2, keys=KEYS, top_k=TOP_K, nvfp4=nvfp4)
    room = workspace or Workspace(ROWS, KEYS, TOP_K, device="cpu", samples=64, slots=40)
    watches = [Watch(arguments)]
    if room.device.type == "cpu":
        watches.append(Watch(room.tensors()))
    changes = {
        name: change(arguments.get(name)) if callable(change) else change
        for name, change in changes.items()
    }
    with pytest.raises(ValueError, match=f"^{message}"):
        sdsa.top_k(**{**arguments, **changes}, workspace=room)
    for watch in watches:
        watch.check()


Change = Callable[[torch.Tensor], Any]


@pytest.mark.parametrize(
    ("name", "change", "message"),
    [
        ("query", lambda t: t.float().numpy(), "a strided torch.Tensor, not ndarray"),
        ("query", lambda t: None, "a strided torch.Tensor, not NoneType"),
        ("query", lambda t: t[0, 0], r"of shape \[rows, 128\], not \[\]"),
        ("query", lambda t: t.float(), "torch.bfloat16, not torch.float32"),
        ("key_cache", lambda t: t[:, :32], r"of shape \[pages, 64, 128\]"),
        ("row_ends", lambda t: t[:128], r"of shape \[256\], not \[128\]"),
        ("row_ends", lambda t: t.long(), "torch.int32, not torch.int64"),
        ("row_ends", stretched, "contiguous, not of strides"),
        ("tile_requests", lambda t: t[:1], r"of shape \[2\], one for 128 rows, not \[1\]"),
        ("block_table", lambda t: t[:, :4], "of at least 5 columns, 64 keys each, for max_context"),
        ("block_table", lambda t: misaligned(t, 2), "at an address divisible by 4, not 0x"),
    ],
)
def test_inputs_of_the_selection(name: str, change: Change, message: str) -> None:
    refuse(f"{name} must be {message}", {name: change})


def test_a_device_that_runs_nothing() -> None:
    workspace = Workspace(ROWS, KEYS, TOP_K, device="meta")
    message = "query must be on a CPU or CUDA device, not on meta"
    refuse(message, {"query": lambda t: t.to("meta")}, workspace=workspace)


@pytest.mark.parametrize("name", ["query_scales", "key_scales"])
def test_scales(name: str) -> None:
    message = rf"{name} must be given for NVFP4 \(uint8\) queries, not None"
    refuse(message, {name: None}, nvfp4=True)
    message = rf"{name} must be None for queries that are not NVFP4 \(uint8\), not given"
    refuse(message, {name: torch.zeros(ROWS, 8, dtype=torch.uint8)})


@pytest.mark.parametrize("rows", [0, 127, 129])
def test_rows_without_a_workspace(rows: int) -> None:
    """What a call without one makes does not hide what is wrong."""
    arguments = inputs("cpu", tiles=2, keys=KEYS, top_k=TOP_K)
    arguments |= {name: arguments[name][:rows] for name in ("query", "row_ends")}
    watch = Watch(arguments)
    message = f"query must be of a multiple of 128 rows, not of {rows}"
    if rows == 0:
        message = r"tile_requests must be of shape \[0\], one for 128 rows, not \[2\]"
    with pytest.raises(ValueError, match=message):
        sdsa.top_k(**arguments)
    with pytest.raises(ValueError, match=r"^query must be a strided torch\.Tensor, not str$"):
        sdsa.top_k(**arguments | {"query": "rows"})
    watch.check()


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("top_k", 0, "positive, not 0"),
        ("top_k", -1, "from 0 to 2147483647, not -1"),
        ("top_k", 2.0, "an int, not of type float"),
        ("top_k", torch.tensor(8), "an int, not of type Tensor"),
        ("max_context", -1, "from 0 to 67107840, not -1"),
        ("max_context", 67_107_841, "from 0 to 67107840, not 67107841"),
        ("max_context", None, "an int, not of type NoneType"),
    ],
)
def test_numbers(name: str, value: Any, message: str) -> None:
    refuse(f"{name} must be {message}", {name: value})


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda _: torch.zeros(128), r"of shape \[256\], not \[128\]"),
        (lambda _: torch.zeros(ROWS, 1), r"of shape \[256\], not \[256, 1\]"),
        (lambda _: torch.zeros(ROWS, dtype=torch.float64), "torch.float32, not torch.float64"),
        (lambda _: [0.0] * ROWS, "a strided torch.Tensor, not list"),
        (lambda _: torch.zeros(ROWS, device="meta"), "on cpu, as query is, not on meta"),
    ],
)
def test_thresholds(change: Change, message: str) -> None:
    refuse(f"thresholds must be {message}", {"thresholds": change})


def test_thresholds_in_the_memory_of_others() -> None:
    workspace = Workspace(ROWS, KEYS, TOP_K, device="cpu", samples=64, slots=40)
    for name in ("counters", "candidates", "ranges"):
        memory = workspace.tensors()[name].flatten()[:ROWS].view(torch.float32)
        message = f"thresholds must be memory of its own, not memory of {name}"
        refuse(message, {"thresholds": memory}, workspace=workspace)


@pytest.mark.parametrize(
    ("workspace", "message"),
    [
        (Workspace(128, KEYS, TOP_K, device="cpu"), "for at least 256 rows, not for 128"),
        (
            Workspace(ROWS, 299, TOP_K, device="cpu"),
            "for a max_context of at least 300, not of 299",
        ),
        (Workspace(ROWS, KEYS, 7, device="cpu"), "for top_k = 8, not for 7"),
        (Workspace(ROWS, KEYS, TOP_K, device="meta"), "on cpu, as query is, not on meta"),
    ],
)
def test_workspaces_that_do_not_fit(workspace: Workspace, message: str) -> None:
    refuse(f"workspace must be {message}", {}, workspace=workspace)


def test_no_workspace() -> None:
    arguments = inputs("cpu", tiles=2, keys=KEYS, top_k=TOP_K)
    with pytest.raises(ValueError, match=r"^workspace must be a Workspace, not of type dict$"):
        sdsa.top_k(**arguments, workspace={})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "own"), [("row_ends", "row_samples"), ("tile_requests", "tile_samples")]
)
def test_inputs_in_memory_of_the_workspace(name: str, own: str) -> None:
    workspace = Workspace(ROWS, KEYS, TOP_K, device="cpu")
    tensor = workspace.tensors()[own]
    message = f"{name} must be memory of its own, not memory of the workspace's {own}"
    refuse(message, {name: tensor}, workspace=workspace)

# SPDX-License-Identifier: Apache-2.0
"""The exact top-k in CUDA graphs."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from formats import both_formats
from top_k_cases import check, inputs

from winnow import sdsa
from winnow.errors import BackendError
from winnow.sdsa import Workspace

pytestmark = [
    pytest.mark.gpu,
    pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA GPU here"),
]

SIZES: dict[str, Any] = {"tiles": 4, "keys": 9000, "top_k": 64}


def captured(arguments: dict[str, Any], **options: Any) -> tuple[torch.cuda.CUDAGraph, Any]:
    """A capture of a call that follows another, and the keys that its replays write."""
    sdsa.top_k(**arguments, **options)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        top_keys = sdsa.top_k(**arguments, **options)
    return graph, top_keys


def refill(arguments: dict[str, Any], seed: int, nvfp4: bool) -> None:
    """Other keys, queries, pages and ends, of which some are padding."""
    other = inputs("cuda", **SIZES, seed=seed, nvfp4=nvfp4)
    for name, value in other.items():
        if isinstance(value, torch.Tensor):
            arguments[name].copy_(value)
    arguments["row_ends"] -= 8700 * (seed % 2)


@both_formats
@pytest.mark.parametrize("is_own", [False, True])
def test_replays_over_changing_batches(nvfp4: bool, is_own: bool) -> None:
    """With a workspace that the caller made, and with one that is made in the capture."""
    arguments = inputs("cuda", **SIZES, nvfp4=nvfp4)
    workspace = None if is_own else Workspace(1024, 20_000, 64, device="cuda")
    graph, top_keys = captured(arguments, workspace=workspace)
    for seed in range(12):
        refill(arguments, seed, nvfp4)
        graph.replay()
        check(arguments, top_keys)


def test_replays_with_kept_thresholds() -> None:
    """Those of one batch are bad for the next, and repaired."""
    arguments = inputs("cuda", **SIZES)
    workspace = Workspace(512, 9000, 64, device="cuda")
    sdsa.top_k(**arguments, workspace=workspace)
    graph, top_keys = captured(arguments, workspace=workspace, thresholds=workspace.thresholds)
    for seed in range(12):
        refill(arguments, seed, nvfp4=False)
        graph.replay()
        check(arguments, top_keys)


def test_shorter_contexts_use_the_same_kernels() -> None:
    """One call warms up the captures of all that a workspace serves."""
    arguments = inputs("cuda", **SIZES)
    workspace = Workspace(512, 9000, 64, device="cuda")
    sdsa.top_k(**arguments, workspace=workspace)
    for context in (8000, 2000, 100, 0):
        shorter = arguments | {"max_context": context}
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            top_keys = sdsa.top_k(**shorter, workspace=workspace)
        graph.replay()
        check(shorter, top_keys)


def test_first_call_inside_a_capture() -> None:
    """It works, or says to run once before the capture; either way the stream goes on."""
    arguments = inputs("cuda", tiles=1, keys=900, top_k=13)
    workspace = Workspace(128, 900, 13, device="cuda")
    graph, advice = torch.cuda.CUDAGraph(), None
    try:
        with torch.cuda.graph(graph):
            top_keys = sdsa.top_k(**arguments, workspace=workspace)
        graph.replay()
    except BackendError as error:
        top_keys = sdsa.top_k(**arguments, workspace=workspace)
        advice = str(error)
    assert advice is None or "before capture" in advice
    check(arguments, top_keys)


@pytest.mark.parametrize("is_kept", [False, True])
def test_a_warm_call_does_not_synchronize(is_kept: bool) -> None:
    arguments = inputs("cuda", **SIZES)
    workspace = Workspace(512, 9000, 64, device="cuda")
    sdsa.top_k(**arguments, workspace=workspace)
    thresholds = workspace.thresholds if is_kept else None
    torch.cuda.set_sync_debug_mode("error")
    try:
        top_keys = sdsa.top_k(**arguments, workspace=workspace, thresholds=thresholds)
        own = sdsa.top_k(**arguments)
    finally:
        torch.cuda.set_sync_debug_mode("default")
    check(arguments, top_keys)
    check(arguments, own)

# SPDX-License-Identifier: Apache-2.0
"""Arguments of each function of ``winnow.sdsa`` that have one right result, to the last bit.

A selection gives out slots in no particular order: here, no row has two candidates or two ties.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping
from typing import Any

import quantizing
import sampling
import torch
from canaries import memory_of
from cases import TILE_ROWS, one_hot_problem
from movement import inset, rng

from winnow import sdsa

FLOAT8 = torch.float8_e4m3fn


def select(
    device: str, *, keys: int = 70, repair: bool = False, nvfp4: bool = False
) -> dict[str, Any]:
    """Eight rows whose second key from the top is at the threshold, or with repair below it.

    They see ``keys``, ``keys - 1``, 65, 64, 3, 2, 1 and 0 keys; key ``j`` scores ``j + 0.5``.
    """
    ends = [keys, keys - 1, 65, 64, 3, 2, 1, 0, *[0] * (TILE_ROWS - 8)]
    problem = one_hot_problem(
        device,
        [key + 0.5 for key in range(keys)],
        threshold=math.inf if repair else [end - 1.5 for end in ends],
        top_k=2,
        capacity=3,
        row_ends=ends,
        nvfp4=nvfp4,
    )
    if nvfp4:
        problem = problem.replace(query_scales=problem.tensors["query_scales"].view(FLOAT8))
    return (problem.with_repair() if repair else problem).arguments


def gather(device: str, *, nvfp4: bool = False) -> dict[str, Any]:
    arguments = sampling.problem(device, nvfp4=nvfp4, requests=2, capacity=128, row_gap=32)
    if nvfp4:
        arguments["sample_scales"] = arguments["sample_scales"].view(FLOAT8)
    return arguments


def scores(device: str) -> dict[str, Any]:
    """Two groups of three rows, of which one's second page is missing."""
    query, keys = (rng().integers(-2, 3, shape) for shape in ((6, 128), (3, 64, 128)))
    return {
        "query": inset(torch.tensor(query).bfloat16(), device),
        "key_cache": inset(torch.tensor(keys).bfloat16(), device, row_gap=32),
        "block_table": inset(torch.tensor([[0, 2], [1, 9]]).int(), device),
        "context_lengths": inset(torch.tensor([70, 66]).int(), device),
        "requests": inset(torch.tensor([1, 0]).int(), device),
        "scores": inset(torch.full((6, 70), 7.0), device, row_gap=8),
    }


def quantize(device: str) -> dict[str, Any]:
    tensors = quantizing.problem(device, row_gap=32)
    return tensors | {"key_scales": tensors["key_scales"].view(FLOAT8)}


def thresholds(device: str) -> dict[str, Any]:
    scores = torch.tensor(rng().standard_normal((9, 33), "float32"))
    return {
        "sample_scores": inset(scores, device),
        "sample_top": inset(torch.topk(scores, 5).indices, device),
        "thresholds": inset(torch.full((9,), 7.0), device),
        "counters": inset(torch.full((9, 2), 7, dtype=torch.int32), device, row_gap=8),
    }


def finish(device: str) -> dict[str, Any]:
    pairs = rng().integers(0, 99, (5, 9, 2)).astype("int32")
    top_keys = torch.full((5, 3), 7, dtype=torch.int32)
    return {
        "candidates": inset(pairs, device, row_gap=16),
        "ranges": inset(torch.tensor([[0, 1, 2, 3, 9], [9, 2, 8, 6, 9]]).int(), device),
        "top_keys": inset(top_keys, device, row_gap=8),
    }


CASES: dict[str, tuple[str, Callable[[str], dict[str, Any]]]] = {
    "select": ("indexer_threshold_select", select),
    "select-repair": ("indexer_threshold_select", lambda device: select(device, repair=True)),
    "select-nvfp4": ("indexer_threshold_select", lambda device: select(device, nvfp4=True)),
    "gather": ("gather_key_sample", gather),
    "gather-nvfp4": ("gather_key_sample", lambda device: gather(device, nvfp4=True)),
    "scores": ("indexer_scores", scores),
    "thresholds": ("thresholds_from_sample", thresholds),
    "finish": ("top_k_from_candidates", finish),
    "quantize": ("quantize_write_index_qk_nvfp4", quantize),
}
"""The function's name and what makes its arguments on a device, by a name for the case."""


def memory(arguments: Mapping[str, Any]) -> dict[str, bytes]:
    """All bytes that each tensor lies among, with those around its elements."""
    return {
        name: memory_of(tensor).view(torch.uint8).cpu().numpy().tobytes()
        for name, tensor in arguments.items()
        if isinstance(tensor, torch.Tensor)
    }


@functools.cache
def memory_after(case: str, device: str) -> dict[str, bytes]:
    """The memory of a case's arguments after a plain call of its function."""
    function, make = CASES[case]
    arguments = make(device)
    getattr(sdsa, function)(**arguments)
    return memory(arguments)

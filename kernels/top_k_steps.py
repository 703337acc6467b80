# SPDX-License-Identifier: Apache-2.0
"""The steps of ``top_k``, each a launch or a few: sample, thresholds, selection, finish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import torch

from winnow.kernels.checks import fail, integer
from winnow.kernels.finish import finish
from winnow.kernels.sample_plan import plan_sample
from winnow.kernels.sample_scores import score_sample
from winnow.kernels.sample_thresholds import thresholds_at_rank
from winnow.kernels.sdsa import MAX_CONTEXT, prepare_select
from winnow.kernels.sdsa_signatures import TILE_ROWS
from winnow.kernels.workspace import LARGEST
from winnow.torch_ops import custom_op


def select_top_k(
    query: torch.Tensor,
    key_cache: torch.Tensor,
    row_ends: torch.Tensor,
    tile_requests: torch.Tensor,
    block_table: torch.Tensor,
    query_scales: torch.Tensor | None,
    key_scales: torch.Tensor | None,
    *,
    thresholds: torch.Tensor,
    counters: torch.Tensor,
    candidates: torch.Tensor,
    arrivals: torch.Tensor,
    ranges: torch.Tensor,
    row_samples: torch.Tensor,
    tile_samples: torch.Tensor,
    positions: torch.Tensor,
    planned_context: int,
    planned_top_k: int,
    max_context: int,
    top_k: int,
    samples_keys: bool,
) -> torch.Tensor:
    """``top_k`` in the memory of a workspace's tensors, made for the planned numbers.

    ``samples_keys``: whether ``thresholds`` are the workspace's, to be made, or given ones.
    """
    top_k = integer("top_k", top_k, LARGEST)
    max_context = integer("max_context", max_context, MAX_CONTEXT)
    if top_k == 0:
        fail("top_k", "positive", 0)
    # What is no such tensor, the selection's checks refuse.
    is_rows = isinstance(query, torch.Tensor) and query.ndim > 0
    rows = len(query) if is_rows else 0
    _check_fit((len(counters), planned_context, planned_top_k), (rows, max_context, top_k))
    if is_rows and query.device != counters.device:
        fail("workspace", f"on {query.device}, as query is", f"on {counters.device}")
    plan = plan_sample(planned_context, planned_top_k, len(positions), candidates.shape[1])
    tiles = rows // TILE_ROWS
    counters, candidates = counters[:rows], candidates[:rows]
    row_samples, tile_samples = row_samples[:rows], tile_samples[:tiles]
    if samples_keys:
        thresholds = thresholds[:rows]
    ranges = ranges[:, :rows]
    inputs: dict[str, Any] = {
        "query": query,
        "key_cache": key_cache,
        "row_ends": row_ends,
        "tile_requests": tile_requests,
        "block_table": block_table,
        "query_scales": query_scales,
        "key_scales": key_scales,
    }
    select = prepare_select(
        **inputs,
        thresholds=thresholds,
        counters=counters,
        candidates=candidates,
        max_context=max_context,
        top_k=top_k,
        arrivals=arrivals[:tiles],
        ranges=ranges,
    )
    own = {"row_samples": row_samples, "tile_samples": tile_samples, "positions": positions}
    _check_apart({**inputs, "thresholds": thresholds}, own)
    visible = plan.visible(max_context)
    if not samples_keys or visible == 0:
        counters.zero_()
        if samples_keys:
            thresholds.fill_(float("-inf"))
    else:
        _count_samples(row_ends, positions[:visible], row_samples, tile_samples, plan.capacity)
        scores = _scores_in(candidates)[:, : len(positions)]
        score_sample(
            query,
            key_cache,
            tile_requests,
            block_table,
            positions,
            tile_samples,
            scores=scores,
            query_scales=query_scales,
            key_scales=key_scales,
        )
        thresholds_at_rank(
            scores, row_samples, rank=plan.rank, thresholds=thresholds, counters=counters
        )
    select()
    top_keys = torch.empty(rows, top_k, dtype=torch.int32, device=counters.device)
    finish(candidates, ranges, top_keys, plan.pairs)
    return top_keys


def empty_keys(query: torch.Tensor, *_: torch.Tensor, top_k: int, **__: object) -> torch.Tensor:
    """What the result is like."""
    return query.new_empty((query.shape[0], top_k), dtype=torch.int32)


select_top_k_op = custom_op(
    select_top_k,
    mutates=[
        "thresholds",
        "counters",
        "candidates",
        "arrivals",
        "ranges",
        "row_samples",
        "tile_samples",
    ],
    fake=empty_keys,
)


def _check_fit(planned: tuple[int, int, int], asked: tuple[int, int, int]) -> None:
    """Checks that a call of such rows, context and top_k may use a workspace for the planned."""
    if planned[0] < asked[0]:
        fail("workspace", f"for at least {asked[0]} rows", f"for {planned[0]}")
    if planned[1] < asked[1]:
        fail("workspace", f"for a max_context of at least {asked[1]}", f"of {planned[1]}")
    if planned[2] != asked[2]:
        fail("workspace", f"for top_k = {asked[2]}", f"for {planned[2]}")


def _check_apart(given: Mapping[str, torch.Tensor | None], own: Mapping[str, torch.Tensor]) -> None:
    """Refuses tensors in memory of a workspace that the selection does not know of."""
    owners = {tensor.untyped_storage().data_ptr(): name for name, tensor in own.items()}
    for name, tensor in given.items():
        if tensor is not None and tensor.numel():
            owner = owners.get(tensor.untyped_storage().data_ptr())
            if owner is not None:
                fail(name, "memory of its own", f"memory of the workspace's {owner}")


def _count_samples(
    row_ends: torch.Tensor,
    positions: torch.Tensor,
    row_samples: torch.Tensor,
    tile_samples: torch.Tensor,
    capacity: int,
) -> None:
    """Sets how many sampled keys each row sees, and the most of each tile.

    A row that has slots for all of its keys needs none.
    """
    torch.searchsorted(positions, row_ends, out_int32=True, out=row_samples)
    row_samples.mul_(row_ends > capacity)
    torch.amax(row_samples.view(-1, TILE_ROWS), dim=1, out=tile_samples)


def _scores_in(candidates: torch.Tensor) -> torch.Tensor:
    """The memory of each row's slots, as scores."""
    return candidates.view(torch.float32).flatten(1)

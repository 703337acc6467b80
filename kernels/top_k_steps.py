# SPDX-License-Identifier: Apache-2.0
"""The steps of ``top_k``, each a launch or a few: sample, thresholds, selection, finish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import torch

from winnow.kernels.checks import fail, integer
from winnow.kernels.finish import finish
from winnow.kernels.indexer import MAX_CONTEXT
from winnow.kernels.sample_plan import SamplePlan, plan_sample
from winnow.kernels.sample_scores import count_samples, thresholds_by_sample
from winnow.kernels.sdsa import prepare_sample, prepare_select
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
    """``top_k`` in a workspace's tensors; unless it ``samples_keys``, at given ``thresholds``."""
    top_k = integer("top_k", top_k, LARGEST)
    max_context = integer("max_context", max_context, MAX_CONTEXT)
    rows = _check_fit(query, counters, (planned_context, planned_top_k), (max_context, top_k))
    inputs: dict[str, Any] = {
        "query": query,
        "key_cache": key_cache,
        "row_ends": row_ends,
        "tile_requests": tile_requests,
        "block_table": block_table,
        "query_scales": query_scales,
        "key_scales": key_scales,
    }
    outputs = {
        "thresholds": thresholds[:rows] if samples_keys else thresholds,
        "counters": counters[:rows],
        "candidates": candidates[:rows],
        "arrivals": arrivals[: rows // TILE_ROWS],
        "ranges": ranges[:, :rows],
    }
    sample = {
        "row_samples": row_samples[:rows],
        "tile_samples": tile_samples[: rows // TILE_ROWS],
        "positions": positions,
    }
    select = prepare_select({**inputs, **outputs}, max_context=max_context, top_k=top_k)
    _check_apart({**inputs, "thresholds": thresholds}, sample)
    plan = plan_sample(planned_context, planned_top_k, len(positions), candidates.shape[1])
    if samples_keys:
        _set_thresholds(inputs, outputs, sample, plan, max_context)
    else:
        outputs["counters"].zero_()
    select()
    return _top_keys(outputs["candidates"], outputs["ranges"], top_k, plan)


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


def _check_fit(
    query: torch.Tensor, counters: torch.Tensor, planned: tuple[int, int], asked: tuple[int, int]
) -> int:
    """The rows of a call, which must fit a workspace's ``counters``.

    So must the context and top_k that are ``asked`` for those that are ``planned``.
    """
    # What is no such tensor, the selection's checks refuse.
    is_rows = isinstance(query, torch.Tensor) and query.ndim > 0
    rows = len(query) if is_rows else 0
    if asked[1] == 0:
        fail("top_k", "positive", 0)
    if len(counters) < rows:
        fail("workspace", f"for at least {rows} rows", f"for {len(counters)}")
    if planned[0] < asked[0]:
        fail("workspace", f"for a max_context of at least {asked[0]}", f"of {planned[0]}")
    if planned[1] != asked[1]:
        fail("workspace", f"for top_k = {asked[1]}", f"for {planned[1]}")
    if is_rows and query.device != counters.device:
        fail("workspace", f"on {query.device}, as query is", f"on {counters.device}")
    return rows


def _check_apart(given: Mapping[str, torch.Tensor | None], own: Mapping[str, torch.Tensor]) -> None:
    """Refuses tensors in memory of a workspace that the selection does not know of."""
    owners = {tensor.untyped_storage().data_ptr(): name for name, tensor in own.items()}
    for name, tensor in given.items():
        if tensor is not None and tensor.numel():
            owner = owners.get(tensor.untyped_storage().data_ptr())
            if owner is not None:
                fail(name, "memory of its own", f"memory of the workspace's {owner}")


def _set_thresholds(
    inputs: Mapping[str, Any],
    outputs: Mapping[str, torch.Tensor],
    sample: Mapping[str, torch.Tensor],
    plan: SamplePlan,
    max_context: int,
) -> None:
    """Sets thresholds by the scores of the sampled keys there are, and zeroes the counters."""
    thresholds, counters = outputs["thresholds"], outputs["counters"]
    visible = plan.visible(max_context)
    if visible == 0:
        thresholds.fill_(float("-inf"))
        counters.zero_()
        return
    positions, row_samples = sample["positions"], sample["row_samples"]
    count_samples(positions[:visible], inputs["row_ends"], plan.capacity, out=row_samples)
    torch.amax(row_samples.view(-1, TILE_ROWS), dim=1, out=sample["tile_samples"])
    thresholds_by_sample(
        prepare_sample(inputs),
        positions,
        row_samples=row_samples,
        run_samples=sample["tile_samples"],
        rank=plan.rank,
        candidates=outputs["candidates"],
        thresholds=thresholds,
        counters=counters,
    )


def _top_keys(
    candidates: torch.Tensor, ranges: torch.Tensor, top_k: int, plan: SamplePlan
) -> torch.Tensor:
    """The keys of the largest scores that are selected."""
    shape = (len(candidates), top_k)
    top_keys = torch.empty(shape, dtype=torch.int32, device=candidates.device)
    finish(candidates, ranges, top_keys, plan.pairs)
    return top_keys

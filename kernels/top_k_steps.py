# SPDX-License-Identifier: Apache-2.0
"""The steps of ``top_k``, each a launch or a few: sample, thresholds, selection, finish."""

from __future__ import annotations

import torch

from winnow.kernels.finish import finish
from winnow.kernels.sample_scores import score_sample
from winnow.kernels.sample_thresholds import thresholds_at_rank
from winnow.kernels.sdsa import prepare_select
from winnow.kernels.sdsa_signatures import TILE_ROWS
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
    top_keys: torch.Tensor,
    max_context: int,
    top_k: int,
    visible: int,
    rank: int,
    pairs: int,
) -> None:
    """Writes the same to ``top_keys``, in the memory of tensors as a workspace has them.

    The first ``visible`` of the ``positions`` are below ``max_context``; with none, thresholds are
    ``-inf``. ``rank`` is that of a row's threshold among the scores of its sample, or 0 to keep the
    ``thresholds`` that there are. Rows should seldom have more than ``pairs`` keys at theirs.
    """
    select = prepare_select(
        query,
        key_cache,
        row_ends,
        tile_requests,
        block_table,
        thresholds=thresholds,
        counters=counters,
        candidates=candidates,
        max_context=max_context,
        top_k=top_k,
        arrivals=arrivals,
        ranges=ranges,
        query_scales=query_scales,
        key_scales=key_scales,
    )
    if rank == 0 or visible == 0:
        counters.zero_()
        if rank > 0:
            thresholds.fill_(float("-inf"))
    else:
        capacity = candidates.shape[1] - top_k
        _count_samples(row_ends, positions[:visible], row_samples, tile_samples, capacity)
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
        thresholds_at_rank(scores, row_samples, rank=rank, thresholds=thresholds, counters=counters)
    select()
    finish(candidates, ranges, top_keys, pairs)


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
        "top_keys",
    ],
)


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

# SPDX-License-Identifier: Apache-2.0
"""The exact top-k of each row behind one call: sample, thresholds, selection, finish."""

from __future__ import annotations

from typing import Any

import torch

from winnow.kernels.checks import fail
from winnow.kernels.sdsa_signatures import TILE_ROWS
from winnow.kernels.top_k_steps import empty_keys, select_top_k_op
from winnow.kernels.workspace import Workspace
from winnow.torch_ops import custom_op


def top_k(
    query: torch.Tensor,
    key_cache: torch.Tensor,
    row_ends: torch.Tensor,
    tile_requests: torch.Tensor,
    block_table: torch.Tensor,
    *,
    max_context: int,
    top_k: int,
    query_scales: torch.Tensor | None = None,
    key_scales: torch.Tensor | None = None,
    thresholds: torch.Tensor | None = None,
    workspace: Workspace | None = None,
) -> torch.Tensor:
    """The keys of each query row's ``top_k`` largest scores, exactly.

    Which keys a row sees and what they score is said at ``indexer_threshold_select``, whose inputs
    these are. A NaN of either sign counts above every number, and both zeros are equal. Keys come
    in no particular order, and of those whose scores equal the last, any may be chosen. A row that
    sees fewer than ``top_k`` keys gets all of them, then -1.

    The scores of a sample of the keys tell each row a threshold, at which somewhat more than
    ``top_k`` keys are selected, and these are searched: about 1.45 times as many for 131,072 keys
    and a ``top_k`` of 2048. A row whose threshold selects too few or too many is repaired in the
    same launch: the sample decides how much there is to do, never the result. With a workspace's
    default sizes at most 2 of 100,000 rows are expected to be, and 2 of a million at the sizes just
    said. In a model of these, 1 of a million rows of random scores was, none whose best keys are
    adjacent, and up to 3 of a million whose best keys are some periods between 3 and 64 apart.

    ``thresholds`` are used instead of those of a sample, which then is not scored. They are good
    where about the same scores are selected from again: the same rows, with a few more keys, or
    with queries that have hardly changed. ``workspace.thresholds`` holds those of a call without
    ``thresholds``, and may be passed itself. The more scores change, the more rows are repaired, up
    to all of them. A row that was repaired is left with the score of its last key, at which even a
    small change has it miss half of the time. Nothing corrects either: leave ``thresholds`` out
    again now and then.

    All work is queued on the current stream of the tensors' device, and the host waits for nothing.
    CPU tensors run the same kernels in the CPU executor, which is slow. Which kernels there are to
    compile depends on the format, the alignment of queries to 16 bytes, ``top_k`` and the
    workspace's sizes alone. A call compiles those that it is the first to use: make one before
    capturing a CUDA graph, and one that samples keys (without ``thresholds``, and with a
    ``max_context`` above the workspace's ``plan.capacity``) if the capture is to.

    Args:
        query: bf16 ``[rows, 128]``, or NVFP4: uint8 ``[rows, 64]``. Tiles of 128 rows share a
            request.
        key_cache: bf16 ``[pages, 64, 128]``, or NVFP4 if the queries are: uint8 ``[pages, 64,
            64]``. Pages may be any multiple of 16 bytes apart.
        row_ends: int32 ``[rows]``, the keys that each row sees, clamped to 0 and ``max_context``.
        tile_requests: int32 ``[rows / 128]``, the row of ``block_table`` of each tile.
        block_table: int32 ``[requests, blocks]``, the pages of each request; ``64 * blocks`` is at
            least ``max_context``.
        max_context: the most keys that a row sees, up to 67,107,840.
        top_k: how many keys of each row are wanted, from 1 up.
        query_scales: for NVFP4 alone, float8_e4m3fn ``[rows, 8]``, or its bytes in uint8.
        key_scales: the same of keys, ``[pages, 64, 8]``.
        thresholds: float32 ``[rows]``, any numbers; repaired rows get their new ones.
        workspace: one of as many rows and as much context or more, the same ``top_k`` and the
            tensors' device. Without one, the call makes its own.

    Returns:
        int32 ``[rows, top_k]``, the keys.

    Raises:
        ValueError: an argument is not as it must be; the message says which, what it must be and
            what it was. No argument has been written then.
        TargetError: the GPU is not one that kernels are compiled for.
        BackendError: a kernel could not be compiled or launched, or would have to be compiled in
            a graph capture.
    """
    arguments: dict[str, Any] = {
        "query": query,
        "key_cache": key_cache,
        "row_ends": row_ends,
        "tile_requests": tile_requests,
        "block_table": block_table,
        "max_context": max_context,
        "top_k": top_k,
        "query_scales": query_scales,
        "key_scales": key_scales,
    }
    if workspace is not None:
        return _in_workspace(workspace, thresholds, **arguments)
    if thresholds is None:
        return _by_sample(**arguments)
    return _by_thresholds(**arguments, thresholds=thresholds)


def _in_workspace(
    workspace: Workspace, thresholds: torch.Tensor | None, **arguments: Any
) -> torch.Tensor:
    if not isinstance(workspace, Workspace):
        fail("workspace", "a Workspace", f"of type {type(workspace).__name__}")
    tensors: dict[str, Any] = {**workspace.tensors()}
    if thresholds is not None:
        tensors["thresholds"] = thresholds
    return select_top_k_op(
        **arguments,
        **tensors,
        planned_context=workspace.max_context,
        planned_top_k=workspace.top_k,
        samples_keys=thresholds is None,
    )


def in_own_workspace(
    query: torch.Tensor,
    key_cache: torch.Tensor,
    row_ends: torch.Tensor,
    tile_requests: torch.Tensor,
    block_table: torch.Tensor,
    *,
    max_context: int,
    top_k: int,
    query_scales: torch.Tensor | None = None,
    key_scales: torch.Tensor | None = None,
    thresholds: torch.Tensor | None = None,
) -> torch.Tensor:
    """``top_k`` in a workspace that is made for the call."""
    # What is no such tensor, the selection's checks refuse.
    is_rows = isinstance(query, torch.Tensor) and query.ndim > 0
    rows, device = (len(query), query.device) if is_rows else (0, None)
    rows = -(-rows // TILE_ROWS) * TILE_ROWS
    return _in_workspace(
        Workspace(rows, max_context, top_k, device=device),
        thresholds,
        query=query,
        key_cache=key_cache,
        row_ends=row_ends,
        tile_requests=tile_requests,
        block_table=block_table,
        max_context=max_context,
        top_k=top_k,
        query_scales=query_scales,
        key_scales=key_scales,
    )


# Two ops: Inductor can't place one that may mutate what it is not given, and has a result.
_by_sample = custom_op(
    in_own_workspace, name="top_k", mutates=[], without=["thresholds"], fake=empty_keys
)
_by_thresholds = custom_op(
    in_own_workspace, name="top_k_by_thresholds", mutates=["thresholds"], fake=empty_keys
)

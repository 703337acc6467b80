# SPDX-License-Identifier: Apache-2.0
"""SDSA's scores, stored, for small groups of rows such as decoding has."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, TypeAlias

from torch_mlir import ir

from winnow.dialects.base import MOST_I32
from winnow.graph import Graph
from winnow.kernels.checks import SignatureChecks, fail
from winnow.kernels.devices import target_of
from winnow.kernels.inputs import Inputs
from winnow.kernels.sdsa import formula, scales_of
from winnow.kernels.sdsa_signatures import BF16, NVFP4, PAGE_KEYS, SCALES
from winnow.kernels.signature import TensorArgument, add_buffers

if TYPE_CHECKING:
    import torch

    from winnow.backend.kernel import Kernel

MOST_GROUP_ROWS = 8
MAX_CONTEXT = MOST_I32 - 2**20
"""The most keys of a row: i32s have room for those past the last."""

GroupRows: TypeAlias = Annotated[int, "consecutive query rows of a request"]


def sdsa_scores(group_rows: GroupRows = 1) -> ir.Module:
    """The op graph of ``indexer_scores`` on BF16 queries and keys."""
    return _graph("sdsa_scores", group_rows, nvfp4=False)


def sdsa_scores_nvfp4(group_rows: GroupRows = 1) -> ir.Module:
    """The op graph of ``indexer_scores`` on NVFP4 queries and keys."""
    return _graph("sdsa_scores_nvfp4", group_rows, nvfp4=True)


def _graph(name: str, group_rows: int, *, nvfp4: bool) -> ir.Module:
    graph = Graph(name)
    buffers = add_buffers(graph, _signature(nvfp4), {})
    graph.store_scores(
        formula(Inputs(graph, buffers, "requests", group_rows)),
        lengths=buffers["context_lengths"],
        output=buffers["scores"],
        group_rows=group_rows,
    )
    return graph.module()


@functools.cache
def _signature(nvfp4: bool) -> tuple[TensorArgument, ...]:
    """The tensors of ``indexer_scores``."""
    return (
        *(NVFP4 if nvfp4 else BF16),
        TensorArgument("block_table", "i32", ("table_rows", "blocks"), 4, may_be_empty=False),
        TensorArgument("context_lengths", "i32", ("groups",), 4),
        TensorArgument("requests", "i32", ("groups",), 4),
        TensorArgument("scores", "f32", ("rows", "context"), 4, is_output=True),
        *(SCALES if nvfp4 else ()),
    )


@functools.cache
def _checks(nvfp4: bool) -> SignatureChecks:
    return SignatureChecks(_signature(nvfp4))


def indexer_scores(
    query: torch.Tensor,
    key_cache: torch.Tensor,
    block_table: torch.Tensor,
    context_lengths: torch.Tensor,
    *,
    requests: torch.Tensor,
    scores: torch.Tensor,
    query_scales: torch.Tensor | None = None,
    key_scales: torch.Tensor | None = None,
) -> None:
    """Stores the scores of query rows, in small groups that each share a request.

    Row ``r``, of group ``g = r // (rows / groups)``, gets ``scores[r, j]``, the FP32 dot product
    with key ``j`` of request ``requests[g]``, for ``0 <= j < context_lengths[g]`` and as far as
    ``scores`` has columns. That key is row ``j % 64`` of page ``block_table[requests[g], j //
    64]``; where that page is not in the cache, or the request not in the table, the score is
    ``-inf``. Nothing is written from the group's length on.

    All work is queued on the current stream of the tensors' device, in one kernel. CPU tensors run
    the same kernel in the CPU executor. There is a kernel for each size of groups and format, which
    its first call compiles: make one before capturing a CUDA graph.

    Args:
        query: bf16 ``[rows, 128]``, or NVFP4: uint8 ``[rows, 64]``, two values a byte, the one of
            even index in the low half. One to eight rows make a group.
        key_cache: bf16 ``[pages, 64, 128]``, or NVFP4 if the queries are: uint8 ``[pages, 64,
            64]``. Pages may be any multiple of 16 bytes apart.
        block_table: int32 ``[requests, blocks]``, the pages of each request; ``64 * blocks`` is at
            least ``max_context``.
        context_lengths: int32 ``[groups]``, each group's number of keys.
        requests: int32 ``[groups]``, the row of ``block_table`` of each group.
        scores: float32 ``[rows, max_context]``; gets the scores. Rows may be any distance apart.
        query_scales: for NVFP4 alone, float8_e4m3fn ``[rows, 8]``, or its bytes in uint8: the scale
            of each 16 values, not negative. A NaN makes the row's scores NaN.
        key_scales: the same of keys, ``[pages, 64, 8]``; pages may be any multiple of 8 bytes
            apart.

    Raises:
        ValueError: an argument is not as it must be; the message says which, what it must be and
            what it was.
        TargetError: the GPU is not one that kernels are compiled for.
        BackendError: the kernel could not be compiled or launched, or would have to be compiled in
            a graph capture.
    """
    scales = scales_of(query, query_scales, key_scales)
    tensors = {
        "query": query,
        "key_cache": key_cache,
        "block_table": block_table,
        "context_lengths": context_lengths,
        "requests": requests,
        "scores": scores,
        **scales,
    }
    checked = _checks(bool(scales))(list(tensors.values()))
    _check_sizes(checked.sizes)
    rows, groups = checked.sizes["rows"], checked.sizes["groups"]
    if rows:
        checked.launch(_kernel(checked.device, bool(scales), rows // groups), tensors)


@functools.cache
def _kernel(device: torch.device, nvfp4: bool, group_rows: int) -> Kernel:
    from winnow.backend.driver import compile_graph  # which is slow to import

    build = sdsa_scores_nvfp4 if nvfp4 else sdsa_scores
    return compile_graph(build(group_rows), target_of(device))


def _check_sizes(sizes: Mapping[str, int]) -> None:
    """Checks what ties the tensors' sizes to one another."""
    rows, groups, context = sizes["rows"], sizes["groups"], sizes["context"]
    if not groups <= rows <= MOST_GROUP_ROWS * groups or rows % max(1, groups):
        each = f"1 to {MOST_GROUP_ROWS} of them"
        wanted = f"of a number of groups that divides the {rows} rows of query, {each} in each"
        fail("requests", wanted, f"of {groups}")
    if context > MAX_CONTEXT:
        fail("scores", f"of up to {MAX_CONTEXT} columns", f"of {context}")
    blocks = -(-context // PAGE_KEYS)
    if sizes["blocks"] < blocks:
        wanted = f"of at least {blocks} columns, {PAGE_KEYS} keys each, for the scores' {context}"
        fail("block_table", wanted, f"of {sizes['blocks']}")

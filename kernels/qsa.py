# SPDX-License-Identifier: Apache-2.0
"""An indexer of four heads without weights, on pooled keys, each of which stands for a few tokens.

A row's end is then its number of tokens over that of a key's; nothing else changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch_mlir import ir

from winnow.kernels.indexer import Indexer, Repair, RequestRows, TopK
from winnow.kernels.inputs import Inputs
from winnow.kernels.sdsa_signatures import PAGE_KEYS
from winnow.kernels.signature import TensorArgument
from winnow.values import Score

if TYPE_CHECKING:
    import torch

HEADS, HEAD_DIM = 4, 128


def formula(x: Inputs) -> Score:
    """The largest of the heads' dot products."""
    return x.graph.max_heads(x.score("query", "key_cache"))


INDEXER = Indexer(
    "qsa",
    (
        TensorArgument("query", "bf16", ("rows", HEADS, HEAD_DIM), 16),
        TensorArgument("key_cache", "bf16", ("pages", PAGE_KEYS, HEAD_DIM), 16, may_be_empty=False),
    ),
    formula,
    heads=HEADS,
)


def qsa(top_k: TopK = 512, request_rows: RequestRows = 128, repair: Repair = True) -> ir.Module:
    """The op graph of ``qsa_select``."""
    return INDEXER.graph(top_k, request_rows, repair)


def qsa_select(
    query: torch.Tensor,
    key_cache: torch.Tensor,
    row_ends: torch.Tensor,
    requests: torch.Tensor,
    block_table: torch.Tensor,
    *,
    thresholds: torch.Tensor,
    counters: torch.Tensor,
    candidates: torch.Tensor,
    max_context: int,
    top_k: int,
    arrivals: torch.Tensor | None = None,
    ranges: torch.Tensor | None = None,
) -> None:
    """Selects pooled keys by the largest of four heads' dot products.

    Otherwise it is as ``winnow.sdsa.indexer_threshold_select``. There is a kernel for each
    ``top_k`` and number of rows to a run, with repair and without, which the first call compiles.
    CPU tensors run it in the CPU executor, which is slow, and takes several times as long where
    many rows are repaired, as with thresholds that are all 0.

    Args:
        query: bfloat16 ``[rows, 4, 128]``: rows, heads, dims. Base address and rows are at
            multiples of 16 bytes, those of key pages too.
        key_cache: bfloat16 ``[pages, 64, 128]``; pages may be any multiple of 16 bytes apart.
        row_ends: int32 ``[rows]``, the number of pooled keys that each row sees.
        requests: int32 ``[runs]``, the row of ``block_table`` of each run of ``rows / runs`` rows;
            runs of a multiple of 4 rows.
        block_table: int32 ``[requests, blocks]``, the pages of each request.
        thresholds: float32 ``[rows]``; with repair, rows that did not fit get their new ones.
        counters: int32 ``[rows, 2]``, zeroed by the caller; gets the counts of candidates and ties.
        candidates: int32 ``[rows, slots, 2]``, more than ``top_k`` slots, and with repair at least
            ``2 * top_k - 1``.
        max_context: the most keys that a row sees, up to 67,107,840.
        top_k: the number of tie slots; at least 1 with repair.
        arrivals: int32 ``[rows]`` or longer, zeroed by the caller once, and left zeroed.
        ranges: int32 ``[2, rows]``; gets the first of each row's slots in use and the one past the
            last.

    Raises:
        ValueError: an argument is not as it must be; the message says which, what it must be and
            what it was.
        TargetError: the GPU is not one that kernels are compiled for.
        BackendError: the kernel could not be compiled or launched, or would have to be compiled in
            a graph capture.
    """
    tensors = {
        "query": query,
        "key_cache": key_cache,
        "row_ends": row_ends,
        "requests": requests,
        "block_table": block_table,
        "thresholds": thresholds,
        "counters": counters,
        "candidates": candidates,
        "arrivals": arrivals,
        "ranges": ranges,
    }
    INDEXER.prepare(tensors, max_context=max_context, top_k=top_k)()

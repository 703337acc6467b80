# SPDX-License-Identifier: Apache-2.0
"""The lightning indexer of DeepSeek-V3.2 and GLM-5: weighed sums of the heads' positive products.

Its formula is equation 1 of "DeepSeek-V3.2: Pushing the Frontier of Open Large Language Models"
(arXiv:2512.02556), times the scale that an E4M3 key comes with.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from torch_mlir import ir

from winnow.kernels.checks import fail
from winnow.kernels.indexer import Indexer, Repair, RequestRows, TopK
from winnow.kernels.inputs import Inputs
from winnow.kernels.sdsa_signatures import PAGE_KEYS
from winnow.kernels.signature import TensorArgument
from winnow.values import Score

if TYPE_CHECKING:
    import torch

HEAD_DIM = 128
DEEPSEEK_V32_HEADS, GLM5_HEADS, MOST_HEADS = 64, 32, 128


def formula(x: Inputs) -> Score:
    """``scale[key] * sum(weight[row, head] * relu(query[row, head] . key))`` over the heads."""
    products = x.score("query", "key_cache").relu() * x.per_row("weights")
    return x.graph.sum_heads(products) * x.per_key("key_scales")


@functools.cache
def _indexer(name: str, heads: int) -> Indexer:
    page = ("pages", PAGE_KEYS)
    tensors = (
        TensorArgument("query", "f8E4M3FN", ("rows", heads, HEAD_DIM), 16),
        TensorArgument("weights", "f32", ("rows", heads), 4),
        TensorArgument("key_cache", "f8E4M3FN", (*page, HEAD_DIM), 16, may_be_empty=False),
        TensorArgument("key_scales", "f32", (*page, 1), 4, may_be_empty=False),
    )
    return Indexer(name, tensors, formula, heads=heads)


def deepseek_v32(
    top_k: TopK = 2048, request_rows: RequestRows = 128, repair: Repair = True
) -> ir.Module:
    """The op graph of DeepSeek-V3.2's indexer, of 64 heads."""
    return _indexer("deepseek_v32", DEEPSEEK_V32_HEADS).graph(top_k, request_rows, repair)


def glm5(top_k: TopK = 2048, request_rows: RequestRows = 128, repair: Repair = True) -> ir.Module:
    """The op graph of GLM-5's indexer, of 32 heads."""
    return _indexer("glm5", GLM5_HEADS).graph(top_k, request_rows, repair)


def lightning_indexer_select(
    query: torch.Tensor,
    weights: torch.Tensor,
    key_cache: torch.Tensor,
    key_scales: torch.Tensor,
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
    """Selects keys by lightning scores, as ``winnow.sdsa.indexer_threshold_select`` by SDSA's.

    The score of a row and a key is the key's scale times the sum, over the heads, of the weight
    times the dot product where that is positive. It is FP32, but for the products of E4M3, in which
    the GPU's matrix instructions may keep fewer bits. There is a kernel for each ``top_k``, number
    of heads and of rows to a run, with repair and without, which the first call compiles. CPU
    tensors run it in the CPU executor, which is slow, and takes several times as long where many
    rows are repaired, as with thresholds that are all 0.

    Args:
        query: float8_e4m3fn ``[rows, heads, 128]``, of a power of two heads up to 128. Base address
            and rows are at multiples of 16 bytes, those of key pages too.
        weights: float32 ``[rows, heads]``, with whatever scale the query comes with.
        key_cache: float8_e4m3fn ``[pages, 64, 128]``; pages may be any multiple of 16 bytes apart.
        key_scales: float32 ``[pages, 64, 1]``; pages may be any distance apart.
        row_ends: int32 ``[rows]``, the number of keys that each row sees.
        requests: int32 ``[runs]``, the row of ``block_table`` of each run of ``rows / runs`` rows;
            runs of a multiple of ``16 / heads`` rows, where that is more than 1.
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
    shape = list(getattr(query, "shape", ()))
    heads = shape[1] if len(shape) == 3 else 0
    if heads.bit_count() != 1 or heads > MOST_HEADS:
        wanted = f"of shape [rows, heads, {HEAD_DIM}], heads a power of two up to {MOST_HEADS}"
        fail("query", wanted, shape or type(query).__name__)
    tensors = {
        "query": query,
        "weights": weights,
        "key_cache": key_cache,
        "key_scales": key_scales,
        "row_ends": row_ends,
        "requests": requests,
        "block_table": block_table,
        "thresholds": thresholds,
        "counters": counters,
        "candidates": candidates,
        "arrivals": arrivals,
        "ranges": ranges,
    }
    _indexer("lightning", heads).prepare(tensors, max_context=max_context, top_k=top_k)()

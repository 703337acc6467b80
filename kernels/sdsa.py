# SPDX-License-Identifier: Apache-2.0
"""SDSA: an indexer with one query head, which scores a key by its dot product with the query."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, TypeAlias

from torch_mlir import ir

from winnow.kernels.checks import fail
from winnow.kernels.indexer import Indexer, Repair, TopK
from winnow.kernels.inputs import Inputs
from winnow.kernels.sdsa_signatures import BF16, NVFP4, SCALES, TILE_ROWS
from winnow.values import Score

if TYPE_CHECKING:
    import torch

    from winnow.kernels.sample_scores import ScoreSample

QUERY_ALIGNMENT = 16
"""Bytes for which kernels load queries fastest."""

Alignment: TypeAlias = Annotated[int, "bytes that query's base and row stride are multiples of"]


def formula(x: Inputs) -> Score:
    """The dot product of a query row and a key."""
    keys, queries = x.keys("key_cache"), x.queries("query")
    if "key_scales" in x.buffers:
        keys = x.graph.dequantize_nvfp4(keys, x.keys("key_scales"))
        queries = x.graph.dequantize_nvfp4(queries, x.queries("query_scales"))
    return x.graph.score(queries, keys)


INDEXER = Indexer(
    "sdsa",
    BF16,
    formula,
    requests="tile_requests",
    request_rows=TILE_ROWS,
    fast_alignment=QUERY_ALIGNMENT,
)
NVFP4_INDEXER = replace(INDEXER, name="sdsa_nvfp4", tensors=NVFP4, scales=SCALES)


def sdsa(
    top_k: TopK = 2048, query_alignment: Alignment = QUERY_ALIGNMENT, repair: Repair = True
) -> ir.Module:
    """The op graph of ``indexer_threshold_select`` on BF16 queries and keys."""
    return INDEXER.graph(top_k, TILE_ROWS, repair, query_alignment)


def sdsa_nvfp4(
    top_k: TopK = 2048, query_alignment: Alignment = QUERY_ALIGNMENT, repair: Repair = True
) -> ir.Module:
    """The op graph of ``indexer_threshold_select`` on NVFP4 queries and keys."""
    return NVFP4_INDEXER.graph(top_k, TILE_ROWS, repair, query_alignment)


def indexer_threshold_select(
    query: torch.Tensor,
    key_cache: torch.Tensor,
    row_ends: torch.Tensor,
    tile_requests: torch.Tensor,
    block_table: torch.Tensor,
    *,
    thresholds: torch.Tensor,
    counters: torch.Tensor,
    candidates: torch.Tensor,
    max_context: int,
    top_k: int,
    query_scales: torch.Tensor | None = None,
    key_scales: torch.Tensor | None = None,
    arrivals: torch.Tensor | None = None,
    ranges: torch.Tensor | None = None,
) -> None:
    """Selects the keys that score above each query row's threshold, without storing the scores.

    Row ``r`` sees the keys below ``row_ends[r]`` (clamped to 0 and ``max_context``) of its tile's
    request: key ``j`` is row ``j % 64`` of page ``block_table[tile_requests[r // 128], j // 64]``.
    A key whose page is not in the cache, or whose request is not in the table, is not seen. A key
    that scores above ``thresholds[r]`` is a candidate; one that scores neither above nor below
    (equal, or either is NaN) is a tie. The row's n-th candidate goes to slot ``top_k + n``, its
    n-th tie to ``top_k - 1 - n``, in no particular order and while there are slots. A slot holds
    the key's index and the bits of its FP32 score: less the threshold where that is exact (``score
    <= 2 * threshold``, both finite), which keeps the order of scores; a NaN as 0x7FC00000.

    The row *fits* when there are slots for all of its candidates, and these and at most ``top_k``
    ties make up its rank: ``top_k``, or the number of keys that it sees if that is less. The keys
    of its ``rank`` largest scores are then among its slots. A threshold at or a little below the
    ``top_k``-th largest score makes it fit.

    With ``arrivals`` and ``ranges`` every row ends up fitting, whatever its threshold, which only
    decides how much there is to do: any threshold gives the same largest scores. A row that does
    not fit is repaired, and so is one whose threshold is NaN, unless it sees no key. Its new
    threshold is its rank-th largest score, where a NaN of either sign counts above every number
    (``+inf`` if the rank-th is a NaN, ``+0.0`` if it is a zero); its counters and slots are then as
    if that threshold had been passed, and slots that nothing went to may hold anything. Rows that
    fit keep their thresholds.

    All work is queued on the current stream of the tensors' device, in one kernel: nothing is
    allocated, and the host waits for nothing. CPU tensors run the same kernel in the CPU executor,
    which is slow, and takes several times as long where many rows are repaired, as with thresholds
    that are all 0. There is a kernel for each ``top_k`` and format, with repair and without, which
    the first call compiles: make one before capturing a CUDA graph.

    Args:
        query: bf16 ``[rows, 128]``, or NVFP4: uint8 ``[rows, 64]``, two values a byte, the one of
            even index in the low half. Tiles of 128 rows share a request.
        key_cache: bf16 ``[pages, 64, 128]``, or NVFP4 if the queries are: uint8 ``[pages, 64,
            64]``. Pages may be any multiple of 16 bytes apart.
        row_ends: int32 ``[rows]``.
        tile_requests: int32 ``[rows / 128]``, the row of ``block_table`` of each tile.
        block_table: int32 ``[requests, blocks]``, the pages of each request; ``64 * blocks`` is at
            least ``max_context``.
        thresholds: float32 ``[rows]``; repaired rows get their new ones.
        counters: int32 ``[rows, 2]``, zeroed by the caller; gets each row's counts of candidates
            and ties, of which there may be more than slots.
        candidates: int32 ``[rows, slots, 2]``, more than ``top_k`` slots, and with repair at least
            ``2 * top_k - 1``; without repair, slots that nothing goes to are left alone.
        max_context: the most keys that a row sees, up to 67,107,840.
        top_k: the number of tie slots; at least 1 with repair.
        query_scales: for NVFP4 alone, float8_e4m3fn ``[rows, 8]``, or its bytes in uint8: the scale
            of each 16 values, not negative. A NaN makes the row's scores NaN.
        key_scales: the same of keys, ``[pages, 64, 8]``; pages may be any multiple of 8 bytes
            apart.
        arrivals: int32 ``[rows / 128]`` or longer, zeroed by the caller once: every call leaves it
            zeroed. Calls that may run at the same time need their own. What held something else
            before, say after a launch that was aborted, leaves rows without repair and ranges.
        ranges: int32 ``[2, rows]``; gets the first slot of each row's ties and candidates and the
            one past their last, ``top_k - ties`` and ``top_k + candidates``, as many as are stored.

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
        "tile_requests": tile_requests,
        "block_table": block_table,
        "thresholds": thresholds,
        "counters": counters,
        "candidates": candidates,
        "query_scales": query_scales,
        "key_scales": key_scales,
        "arrivals": arrivals,
        "ranges": ranges,
    }
    prepare_select(tensors, max_context=max_context, top_k=top_k)()


def prepare_select(
    tensors: Mapping[str, torch.Tensor | None], *, max_context: int, top_k: int
) -> Callable[[], None]:
    """What launches ``indexer_threshold_select`` once its arguments are checked; raises as it."""
    scales = scales_of(tensors["query"], tensors["query_scales"], tensors["key_scales"])
    indexer = NVFP4_INDEXER if scales else INDEXER
    return indexer.prepare(tensors, max_context=max_context, top_k=top_k)


def prepare_sample(tensors: Mapping[str, torch.Tensor | None]) -> ScoreSample:
    """What stores the scores of sampled keys, of tensors that ``prepare_select`` has passed."""
    indexer = INDEXER if tensors["key_scales"] is None else NVFP4_INDEXER
    return indexer.prepare_sample(tensors, TILE_ROWS)


def scales_of(
    query: torch.Tensor | None, query_scales: torch.Tensor | None, key_scales: torch.Tensor | None
) -> dict[str, torch.Tensor]:
    """The scales, by name, which come with NVFP4 queries and with no others."""
    is_nvfp4 = str(getattr(query, "dtype", None)) == "torch.uint8"
    scales: dict[str, torch.Tensor] = {}
    for name, given in (("query_scales", query_scales), ("key_scales", key_scales)):
        if is_nvfp4 and given is None:
            fail(name, "given for NVFP4 (uint8) queries", "None")
        if not is_nvfp4 and given is not None:
            fail(name, "None for queries that are not NVFP4 (uint8)", "given")
        if given is not None:
            scales[name] = given
    return scales

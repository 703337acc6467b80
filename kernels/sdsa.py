# SPDX-License-Identifier: Apache-2.0
"""SDSA: an indexer with one query head, which scores a key by its dot product with the query."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Annotated, TypeAlias

from torch_mlir import ir

from winnow.graph import Graph
from winnow.kernels.checks import SignatureChecks, fail, integer
from winnow.kernels.devices import target_of
from winnow.kernels.sdsa_scores import add_scores, scales_of
from winnow.kernels.sdsa_signatures import PAGE_KEYS, TILE_ROWS, signature
from winnow.kernels.signature import add_buffers
from winnow.values import Buffer, Keys

if TYPE_CHECKING:
    import torch

    from winnow.backend.kernel import Kernel

QUERY_ALIGNMENT = 16
"""Bytes for which the kernel loads queries fastest; those that are not so aligned get another."""
MAX_CONTEXT = 65_535 * 1024
"""The most keys of a row: a CUDA grid has up to 65,535 programs along y, each for 1024 keys."""

_checks = {
    (nvfp4, repair): SignatureChecks(signature(nvfp4=nvfp4, repair=repair))
    for nvfp4 in (False, True)
    for repair in (False, True)
}
"""The checks of each format, without repair and with it."""

TopK: TypeAlias = Annotated[int, "tie slots of a row"]
Alignment: TypeAlias = Annotated[int, "bytes that query's base and row stride are multiples of"]
Repair: TypeAlias = Annotated[bool, "repair rows that don't fit"]


def sdsa(
    top_k: TopK = 2048, query_alignment: Alignment = QUERY_ALIGNMENT, repair: Repair = True
) -> ir.Module:
    """The op graph of ``indexer_threshold_select`` on BF16 queries and keys."""
    return _graph("sdsa", top_k, query_alignment, nvfp4=False, repair=repair)


def sdsa_nvfp4(
    top_k: TopK = 2048, query_alignment: Alignment = QUERY_ALIGNMENT, repair: Repair = True
) -> ir.Module:
    """The op graph of ``indexer_threshold_select`` on NVFP4 queries and keys."""
    return _graph("sdsa_nvfp4", top_k, query_alignment, nvfp4=True, repair=repair)


def _graph(name: str, top_k: int, query_alignment: int, *, nvfp4: bool, repair: bool) -> ir.Module:
    graph = Graph(name)
    arguments = signature(nvfp4=nvfp4, repair=repair)
    buffers = add_buffers(graph, arguments, {"query": query_alignment})

    def load_keys(cache: Buffer) -> Keys:
        table, requests = buffers["block_table"], buffers["tile_requests"]
        return graph.paged_keys(cache, table, requests, request_rows=TILE_ROWS)

    graph.threshold_select(
        add_scores(graph, buffers, load_keys),
        row_ends=buffers["row_ends"],
        thresholds=buffers["thresholds"],
        counters=buffers["counters"],
        candidates=buffers["candidates"],
        max_context=graph.scalar("max_context", "i32"),
        top_k=top_k,
        arrivals=buffers.get("arrivals"),
        ranges=buffers.get("ranges"),
    )
    return graph.module()


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
    which is slow. There is a kernel for each ``top_k`` and format, with repair and without, which
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
    prepare_select(
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
        query_scales=query_scales,
        key_scales=key_scales,
        arrivals=arrivals,
        ranges=ranges,
    )()


def prepare_select(
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
    query_scales: torch.Tensor | None,
    key_scales: torch.Tensor | None,
    arrivals: torch.Tensor | None,
    ranges: torch.Tensor | None,
) -> Callable[[], None]:
    """What launches ``indexer_threshold_select`` once its arguments are checked; raises as it."""
    scales = scales_of(query, query_scales, key_scales)
    tensors = {
        "query": query,
        "key_cache": key_cache,
        "row_ends": row_ends,
        "tile_requests": tile_requests,
        "block_table": block_table,
        "thresholds": thresholds,
        "counters": counters,
        "candidates": candidates,
        **scales,
        **_repair_tensors(arrivals, ranges),
    }
    nvfp4, repair = bool(scales), "ranges" in tensors
    checked = _checks[nvfp4, repair](list(tensors.values()))
    top_k = integer("top_k", top_k, 2**31 - 1)
    max_context = integer("max_context", max_context, MAX_CONTEXT)
    _check_sizes(checked.sizes, top_k, max_context)
    if repair:
        _check_repair(checked.sizes, top_k)
    aligned = (query.data_ptr() | checked.strides["query"]) % QUERY_ALIGNMENT == 0
    alignment = QUERY_ALIGNMENT if aligned else query.element_size()
    kernel = _kernel(checked.device, nvfp4, top_k, alignment, repair)
    return functools.partial(kernel, {**tensors, "max_context": max_context})


@functools.cache
def _kernel(
    device: torch.device, nvfp4: bool, top_k: int, query_alignment: int, repair: bool
) -> Kernel:
    from winnow.backend.driver import compile_graph  # which is slow to import

    build = sdsa_nvfp4 if nvfp4 else sdsa
    return compile_graph(build(top_k, query_alignment, repair), target_of(device))


def _repair_tensors(
    arrivals: torch.Tensor | None, ranges: torch.Tensor | None
) -> dict[str, torch.Tensor]:
    """The tensors of the repair alone, which come together or not at all."""
    if arrivals is None and ranges is None:
        return {}
    if arrivals is None:
        fail("arrivals", "given with ranges", None)
    if ranges is None:
        fail("ranges", "given with arrivals", None)
    return {"arrivals": arrivals, "ranges": ranges}


def _check_sizes(sizes: Mapping[str, int], top_k: int, max_context: int) -> None:
    """Checks what ties the tensors' sizes to one another and to the numbers passed with them."""
    rows, tiles = sizes["rows"], sizes["tiles"]
    if rows % TILE_ROWS:
        fail("query", f"of a multiple of {TILE_ROWS} rows", f"of {rows}")
    if tiles * TILE_ROWS != rows:
        fail("tile_requests", f"of shape [{rows // TILE_ROWS}], one for {TILE_ROWS} rows", [tiles])
    if sizes["slots"] <= top_k:
        fail("candidates", f"of more than top_k = {top_k} slots a row", f"of {sizes['slots']}")
    blocks = -(-max_context // PAGE_KEYS)
    if sizes["blocks"] < blocks:
        wanted = f"of at least {blocks} columns, {PAGE_KEYS} keys each, for max_context"
        fail("block_table", wanted, f"of {sizes['blocks']}")


def _check_repair(sizes: Mapping[str, int], top_k: int) -> None:
    """Checks what the repair of rows takes beyond that."""
    if top_k == 0:
        fail("top_k", "positive with arrivals and ranges", top_k)
    if sizes["entries"] < sizes["tiles"]:
        wanted = f"of at least {sizes['tiles']} entries, one for {TILE_ROWS} rows"
        fail("arrivals", wanted, f"of {sizes['entries']}")
    least = top_k + max(1, top_k - 1)
    if sizes["slots"] < least:
        wanted = f"of at least {least} slots a row with arrivals and ranges, for top_k = {top_k}"
        fail("candidates", wanted, f"of {sizes['slots']}")

# SPDX-License-Identifier: Apache-2.0
"""SDSA's scores of a sample of the keys, stored, from which thresholds are made."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import TYPE_CHECKING

from torch_mlir import ir

from winnow.graph import Graph
from winnow.kernels.checks import SignatureChecks, fail
from winnow.kernels.devices import target_of
from winnow.kernels.scores import MAX_CONTEXT
from winnow.kernels.sdsa_scores import add_scores, scales_of
from winnow.kernels.sdsa_signatures import BF16, NVFP4, SCALES, TILE_ROWS
from winnow.kernels.signature import TensorArgument, add_buffers
from winnow.values import Buffer, Keys

if TYPE_CHECKING:
    import torch

    from winnow.backend.kernel import Kernel


def score_sample(
    query: torch.Tensor,
    key_cache: torch.Tensor,
    tile_requests: torch.Tensor,
    block_table: torch.Tensor,
    positions: torch.Tensor,
    tile_samples: torch.Tensor,
    *,
    scores: torch.Tensor,
    query_scales: torch.Tensor | None = None,
    key_scales: torch.Tensor | None = None,
) -> None:
    """Stores the scores of the keys at given positions, the same ones for all rows.

    ``scores[r, s]`` becomes the FP32 dot product of row ``r`` with key ``positions[s]`` of its
    request, for ``s < tile_samples[r // 128]``, and ``-inf`` where that key's page is not in the
    cache or the request not in the table. Nothing else is written.

    Args:
        query: bf16 ``[rows, 128]`` or NVFP4 (uint8) ``[rows, 64]``.
        key_cache: bf16 ``[pages, 64, 128]`` or NVFP4 ``[pages, 64, 64]``.
        tile_requests: int32 ``[rows / 128]``, the row of ``block_table`` of each tile.
        block_table: int32 ``[requests, blocks]``.
        positions: int32 ``[samples]``.
        tile_samples: int32 ``[rows / 128]``, how many of them to score.
        scores: float32 ``[rows, samples]``, rows any distance apart.
        query_scales: float8_e4m3fn or uint8 ``[rows, 8]``, of NVFP4 queries.
        key_scales: float8_e4m3fn or uint8 ``[pages, 64, 8]``, of NVFP4 keys.

    Raises:
        ValueError: an argument is not as it must be.
        TargetError: the GPU is not one that kernels are compiled for.
        BackendError: the kernel could not be compiled or launched, or would have to be compiled in
            a graph capture.
    """
    scales = scales_of(query, query_scales, key_scales)
    tensors = {
        "query": query,
        "key_cache": key_cache,
        "tile_requests": tile_requests,
        "block_table": block_table,
        "positions": positions,
        "tile_samples": tile_samples,
        "scores": scores,
        **scales,
    }
    checked = _checks(bool(scales))(list(tensors.values()))
    _check_sizes(checked.sizes)
    _kernel(checked.device, bool(scales))(tensors)


def _check_sizes(sizes: Mapping[str, int]) -> None:
    """Checks what ties the tensors' sizes to one another."""
    rows, tiles, samples = sizes["rows"], sizes["tiles"], sizes["samples"]
    if rows % TILE_ROWS:
        fail("query", f"of a multiple of {TILE_ROWS} rows", f"of {rows}")
    if tiles * TILE_ROWS != rows:
        fail("tile_requests", f"of shape [{rows // TILE_ROWS}], one for {TILE_ROWS} rows", [tiles])
    if samples > MAX_CONTEXT:
        fail("scores", f"of up to {MAX_CONTEXT} columns", f"of {samples}")


@functools.cache
def _signature(nvfp4: bool) -> tuple[TensorArgument, ...]:
    return (
        *(NVFP4 if nvfp4 else BF16),
        TensorArgument("tile_requests", "i32", ("tiles",), 4),
        TensorArgument("block_table", "i32", ("requests", "blocks"), 4, may_be_empty=False),
        TensorArgument("positions", "i32", ("samples",), 4),
        TensorArgument("tile_samples", "i32", ("tiles",), 4),
        TensorArgument("scores", "f32", ("rows", "samples"), 4, is_output=True),
        *(SCALES if nvfp4 else ()),
    )


@functools.cache
def _checks(nvfp4: bool) -> SignatureChecks:
    return SignatureChecks(_signature(nvfp4))


@functools.cache
def _kernel(device: torch.device, nvfp4: bool) -> Kernel:
    from winnow.backend.driver import compile_graph  # which is slow to import

    return compile_graph(_graph(nvfp4), target_of(device))


def _graph(nvfp4: bool) -> ir.Module:
    graph = Graph("sample_scores_nvfp4" if nvfp4 else "sample_scores")
    buffers = add_buffers(graph, _signature(nvfp4), {})

    def load_keys(cache: Buffer) -> Keys:
        places = [buffers[name] for name in ("block_table", "tile_requests", "positions")]
        return graph.sampled_keys(cache, *places, request_rows=TILE_ROWS)

    graph.store_scores(
        add_scores(graph, buffers, load_keys),
        lengths=buffers["tile_samples"],
        output=buffers["scores"],
        group_rows=TILE_ROWS,
    )
    return graph.module()

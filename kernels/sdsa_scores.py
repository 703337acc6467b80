# SPDX-License-Identifier: Apache-2.0
"""SDSA's score, in each format of queries and keys: what its op graphs have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from winnow.graph import Graph
from winnow.kernels.checks import fail
from winnow.values import Buffer, Keys, Score

if TYPE_CHECKING:
    import torch


def add_scores(
    graph: Graph, buffers: Mapping[str, Buffer], load_keys: Callable[[Buffer], Keys]
) -> Score:
    """Scores ``query`` by the keys that ``load_keys`` makes of ``key_cache``, NVFP4 with scales."""
    keys, queries = load_keys(buffers["key_cache"]), graph.queries(buffers["query"])
    if "key_scales" in buffers:
        keys = graph.dequantize_nvfp4(keys, load_keys(buffers["key_scales"]))
        queries = graph.dequantize_nvfp4(queries, graph.queries(buffers["query_scales"]))
    return graph.score(queries, keys)


def scales_of(
    query: torch.Tensor, query_scales: torch.Tensor | None, key_scales: torch.Tensor | None
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

# SPDX-License-Identifier: Apache-2.0
"""Small graphs with names and sizes of their own, for tests of `winnow run`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from torch_mlir import ir

from winnow.graph import Graph
from winnow.pipeline.instrumentation import module_text
from winnow.values import Scalar, Score

Change = Callable[[Score, Scalar], Score]


def scaled(scores: Score, scale: Scalar) -> Score:
    """Scores times the graph's scalar."""
    return scores * scale


def make_graph(
    change: Change = scaled, *, top_k: int = 8, repair: bool = False, sampled: bool = False
) -> ir.Module:
    """A selection by ``change`` of scores: 32 dims, pages of 16 keys, requests of 32 rows."""
    g = Graph("small")
    g.threshold_select(
        _scores(g, change, 32, sampled),
        row_ends=g.buffer("ends", (None,), "i32"),
        thresholds=g.buffer("thresholds", (None,), "f32"),
        counters=g.buffer("counts", (None, 2), "i32"),
        candidates=g.buffer("slots", (None, None, 2), "i32", alignment=8),
        max_context=g.scalar("context", "i32"),
        top_k=top_k,
        arrivals=g.buffer("ready", (None,), "i32") if repair else None,
        ranges=g.buffer("spans", (2, None), "i32") if repair else None,
    )
    return g.module()


def make_store(change: Change = scaled, *, group_rows: int = 4, sampled: bool = False) -> ir.Module:
    """The same scores, stored; a group is a request's rows."""
    g = Graph("stored")
    g.store_scores(
        _scores(g, change, group_rows, sampled),
        lengths=g.buffer("lengths", (None,), "i32"),
        output=g.buffer("stored", (None, None), "f32"),
        group_rows=group_rows,
    )
    return g.module()


def _scores(g: Graph, change: Change, request_rows: int, sampled: bool) -> Score:
    cache = g.buffer("cache", (None, 16, 32), "f16", alignment=16)
    table = g.buffer("table", (None, None), "i32")
    requests = g.buffer("requests", (None,), "i32")
    if sampled:
        positions = g.buffer("positions", (None,), "i32")
        keys = g.sampled_keys(cache, table, requests, positions, request_rows=request_rows)
    else:
        keys = g.paged_keys(cache, table, requests, request_rows=request_rows)
    scores = g.score(g.queries(g.buffer("queries", (None, 32), "f16", alignment=16)), keys)
    return change(scores, g.scalar("scale", "f32"))


def write_graph(path: Path, module: ir.Module | None = None) -> str:
    """Writes the text of ``module``, or of ``make_graph()``, to ``path``, returned as text."""
    path.write_text(module_text(module or make_graph()))
    return str(path)

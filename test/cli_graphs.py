# SPDX-License-Identifier: Apache-2.0
"""A small graph with names and sizes of its own, for tests of `winnow run`."""

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


def make_graph(change: Change = scaled, *, top_k: int = 8, repair: bool = False) -> ir.Module:
    """A selection by ``change`` of scores: 32 dims, pages of 16 keys, requests of 32 rows."""
    g = Graph("small")
    keys = g.paged_keys(
        g.buffer("cache", (None, 16, 32), "f16", alignment=16),
        g.buffer("table", (None, None), "i32"),
        g.buffer("requests", (None,), "i32"),
        request_rows=32,
    )
    scores = g.score(g.queries(g.buffer("queries", (None, 32), "f16", alignment=16)), keys)
    g.threshold_select(
        change(scores, g.scalar("scale", "f32")),
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


def write_graph(path: Path, change: Change = scaled, *, top_k: int = 8) -> str:
    """Writes the text of ``make_graph`` to ``path``, which is returned as text."""
    path.write_text(module_text(make_graph(change, top_k=top_k)))
    return str(path)

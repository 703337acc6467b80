# SPDX-License-Identifier: Apache-2.0
"""Graphs small enough to work out by hand, their inputs, and what a kernel could make of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import NDArray
from torch_mlir import ir

from winnow.graph import Graph
from winnow.oracle import Expected
from winnow.values import Score


def f32(values: Sequence[float]) -> NDArray[np.float32]:
    return np.array(values, np.float32)


def bits(value: float) -> int:
    return int(np.float32(value).view(np.int32))


def small_graph(
    make_scores: Any = lambda g, scores: scores,
    top_k: int = 2,
    *,
    repair: bool = False,
    sampled: bool = False,
) -> ir.Module:
    """Rows in runs of two, pages of two keys, vectors of two elements."""
    g = Graph("small")
    g.threshold_select(
        make_scores(g, _scores(g, sampled)),
        row_ends=g.buffer("row_ends", (None,), "i32"),
        thresholds=g.buffer("thresholds", (None,), "f32"),
        counters=g.buffer("counters", (None, 2), "i32"),
        candidates=g.buffer("candidates", (None, None, 2), "i32"),
        max_context=g.scalar("max_context", "i32"),
        top_k=top_k,
        arrivals=g.buffer("arrivals", (None,), "i32") if repair else None,
        ranges=g.buffer("ranges", (2, None), "i32") if repair else None,
    )
    return g.module()


def small_store(
    make_scores: Any = lambda g, scores: scores, group_rows: int = 2, *, sampled: bool = False
) -> ir.Module:
    """The same scores, stored."""
    g = Graph("stored")
    g.store_scores(
        make_scores(g, _scores(g, sampled)),
        lengths=g.buffer("lengths", (None,), "i32"),
        output=g.buffer("output", (None, None), "f32"),
        group_rows=group_rows,
    )
    return g.module()


def _scores(g: Graph, sampled: bool) -> Score:
    query = g.buffer("query", (None, 2), "bf16")
    cache = g.buffer("cache", (None, 2, 2), "bf16")
    table = g.buffer("table", (None, None), "i32")
    requests = g.buffer("requests", (None,), "i32")
    if sampled:
        positions = g.buffer("positions", (None,), "i32")
        keys = g.sampled_keys(cache, table, requests, positions, request_rows=2)
    else:
        keys = g.paged_keys(cache, table, requests, request_rows=2)
    return g.score(g.queries(query), keys)


def small_inputs(**changes: Any) -> dict[str, Any]:
    """Request 0 has keys (1, 0), (2, 0), (3, 1), (0, 5); request 1 has only (7, 7), (0, 0)."""
    inputs = {
        "query": np.array([[1, 0], [0, 1], [1, 1], [-1, 0]], ml_dtypes.bfloat16),
        "cache": np.array(
            [[[3, 1], [0, 5]], [[7, 7], [0, 0]], [[1, 0], [2, 0]]], ml_dtypes.bfloat16
        ),
        "table": np.array([[2, 0], [1, 3]], np.int32),
        "requests": np.array([0, 1], np.int32),
        "row_ends": np.array([4, 3, 4, 9], np.int32),
        "thresholds": np.array([1, 0.5, 14, -8], np.float32),
        "counters": np.zeros((4, 2), np.int32),
        "candidates": np.full((4, 5, 2), -9, np.int32),
        "max_context": 4,
    }
    return inputs | changes


def store_inputs(**changes: Any) -> dict[str, Any]:
    """The queries and keys of ``small_inputs``, and room for five scores a row."""
    vectors = {n: small_inputs()[n] for n in ("query", "cache", "table", "requests")}
    lengths, output = np.array([3, 9], np.int32), np.full((4, 5), -9, np.float32)
    return vectors | {"lengths": lengths, "output": output} | changes


def repair_inputs(**changes: Any) -> dict[str, Any]:
    """``small_inputs`` for the graph that repairs rows, with one arrival more than it has tiles."""
    arrivals, ranges = np.array([0, 0, 77], np.int32), np.full((2, 4), -9, np.int32)
    return small_inputs(arrivals=arrivals, ranges=ranges) | changes


def filled(rows: list[Expected], inputs: Mapping[str, Any]) -> dict[str, NDArray[Any]]:
    """What a kernel could leave, with slots filled in descending order of keys."""
    after = {name: v.copy() for name, v in inputs.items() if isinstance(v, np.ndarray)}
    for row in rows:
        names = row.outputs
        above, ties = row.above[::-1][: row.capacity], row.ties[::-1][: row.top_k]
        after[names.counters][row.row] = len(row.above), len(row.ties)
        after[names.candidates][row.row, row.top_k : row.top_k + len(above)] = above
        after[names.candidates][row.row, row.top_k - len(ties) : row.top_k] = ties
        if names.thresholds is not None and names.ranges is not None:
            after[names.thresholds][row.row] = row.threshold
            after[names.ranges][:, row.row] = row.top_k - len(ties), row.top_k + len(above)
    return after

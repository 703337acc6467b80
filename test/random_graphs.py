# SPDX-License-Identifier: Apache-2.0
"""Formulas of scores with heads, and the graphs of selections and stores by them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from torch_mlir import ir

from winnow.graph import Graph
from winnow.values import Buffer, Keys, Score

Formula = Callable[[Any], Any]
"""Makes scores without heads of ``GraphTerms``, or of terms with the same methods in NumPy."""
STEPS: dict[str, Callable[[Any, Any], Any]] = {
    "relu": lambda x, scores: x.relu(scores),
    "weights": lambda x, scores: scores * x.weights(),
    "rates": lambda x, scores: x.rates() * scores,
    "scales": lambda x, scores: scores * x.scales(),
    "bias": lambda x, scores: scores + x.bias(),
    "abs": lambda x, scores: abs(scores),
    "negate": lambda x, scores: -scores,
}


@dataclass(frozen=True)
class Shape:
    """The sizes of a problem, and the format of its vectors; ``page`` is a page's keys."""

    heads: int | None = 4
    request_rows: int = 4
    rows: int = 11
    keys: int = 75
    dim: int = 16
    page: int = 8
    dtype: str = "bf16"
    sampled: bool = False
    weight_heads: int | None = None
    """The heads of weights, if they are not the products'."""


@dataclass
class GraphTerms:
    """What formulas are made of as parts of a graph, whose buffers are added at their first use."""

    graph: Graph
    shape: Shape
    buffers: dict[str, Buffer] = field(default_factory=dict)

    def products(self) -> Score:
        """Dot products of rows, head by head, and keys."""
        lead = (None,) if self.shape.heads is None else (None, self.shape.heads)
        return self._products("query", lead)

    def plain_products(self) -> Score:
        """Those of other rows, without heads, and the same keys."""
        return self._products("plain_query", (None,))

    def weights(self) -> Score:
        """A number of each row and head."""
        heads = self.shape.weight_heads or self.shape.heads
        return self.graph.per_row(self.buffer("weights", (None, heads), "f32"))

    def rates(self) -> Score:
        """A number of each row."""
        return self.graph.per_row(self.buffer("rates", (None,), "f32"))

    def scales(self) -> Score:
        """A number of each key."""
        return self.graph.per_key(self._keys("scales", 1, "f32"))

    def bias(self) -> Score:
        """A number of each row and key, or sample."""
        return self.graph.per_score(self.buffer("bias", (None, None), "f32"))

    def relu(self, x: Score) -> Score:
        """The positive part."""
        return x.relu()

    def total(self, x: Score) -> Score:
        """The sum over heads."""
        return self.graph.sum_heads(x)

    def largest(self, x: Score) -> Score:
        """The largest of the heads."""
        return self.graph.max_heads(x)

    def buffer(
        self, name: str, shape: tuple[int | None, ...], dtype: str, alignment: int | None = None
    ) -> Buffer:
        """The buffer ``name``, which is added unless it is there."""
        if name not in self.buffers:
            self.buffers[name] = self.graph.buffer(name, shape, dtype, alignment=alignment)
        return self.buffers[name]

    def _products(self, query: str, lead: tuple[int | None, ...]) -> Score:
        dim, dtype = self.shape.dim, self.shape.dtype
        queries = self.graph.queries(self.buffer(query, (*lead, dim), dtype, 16))
        return self.graph.score(queries, self._keys("keys", dim, dtype, 16))

    def _keys(self, name: str, dim: int, dtype: str, alignment: int | None = None) -> Keys:
        cache = self.buffer(name, (None, self.shape.page, dim), dtype, alignment)
        table = self.buffer("table", (None, None), "i32")
        requests = self.buffer("requests", (None,), "i32")
        rows = self.shape.request_rows
        if not self.shape.sampled:
            return self.graph.paged_keys(cache, table, requests, request_rows=rows)
        positions = self.buffer("positions", (None,), "i32")
        return self.graph.sampled_keys(cache, table, requests, positions, request_rows=rows)


def selection(formula: Formula, shape: Shape, top_k: int, *, repair: bool) -> ir.Module:
    """The graph of a selection by ``formula``."""
    g = Graph("heads")
    scores = formula(GraphTerms(g, shape))
    g.threshold_select(
        scores,
        row_ends=g.buffer("row_ends", (None,), "i32"),
        thresholds=g.buffer("thresholds", (None,), "f32"),
        counters=g.buffer("counters", (None, 2), "i32"),
        candidates=g.buffer("candidates", (None, None, 2), "i32", alignment=8),
        max_context=g.scalar("max_context", "i32"),
        top_k=top_k,
        arrivals=g.buffer("arrivals", (None,), "i32") if repair else None,
        ranges=g.buffer("ranges", (2, None), "i32") if repair else None,
    )
    return g.module()


def store(formula: Formula, shape: Shape, group_rows: int) -> ir.Module:
    """The graph of a store of the scores of ``formula``."""
    g = Graph("stored")
    g.store_scores(
        formula(GraphTerms(g, shape)),
        lengths=g.buffer("lengths", (None,), "i32"),
        output=g.buffer("output", (None, None), "f32"),
        group_rows=group_rows,
    )
    return g.module()


def random_formula(seed: int) -> Formula:
    """Some steps on products of heads, their sum or the largest, and some steps on that."""
    random = np.random.default_rng(seed)
    before = random.permutation(["relu", "weights", "bias", "rates", "abs"])[:3]
    after = random.permutation(["scales", "rates", "bias", "negate"])[:2]
    reduce = random.choice(["total", "largest"])

    def formula(x: Any) -> Any:
        scores = x.products()
        for step in before:
            scores = STEPS[step](x, scores)
        scores = getattr(x, reduce)(scores)
        for step in after:
            scores = STEPS[step](x, scores)
        return scores

    return formula

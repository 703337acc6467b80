# SPDX-License-Identifier: Apache-2.0
"""Graphs of several heads, with numbers of rows, keys and scores, for tests of oracle and trial."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from torch_mlir import ir

from winnow.dialects import make_context
from winnow.graph import Graph
from winnow.pipeline.instrumentation import module_text
from winnow.values import Keys, Score


@dataclass(frozen=True)
class Sizes:
    heads: int
    dim: int
    page: int
    request_rows: int


TINY = Sizes(heads=2, dim=2, page=2, request_rows=2)
"""Small enough to work out by hand."""
SMALL = Sizes(heads=4, dim=32, page=16, request_rows=4)
"""What can be compiled."""


class Parts:
    """What a formula makes scores of, each of them once."""

    def __init__(self, g: Graph, sizes: Sizes, element: str, sampled: bool) -> None:
        self.g, self.sizes, self.element = g, sizes, element
        self.table = g.buffer("table", (None, None), "i32")
        self.requests = g.buffer("requests", (None,), "i32")
        self.positions = g.buffer("positions", (None,), "i32") if sampled else None

    def products(self) -> Score:
        """Dot products of each head's queries, and keys."""
        shape = (None, self.sizes.heads, self.sizes.dim)
        query = self.g.buffer("query", shape, self.element, alignment=16)
        return self.g.score(
            self.g.queries(query), self._keys("cache", self.sizes.dim, self.element)
        )

    def weights(self) -> Score:
        """A number of each row and head."""
        return self.g.per_row(self.g.buffer("weights", (None, self.sizes.heads), "f32"))

    def factors(self) -> Score:
        """A number of each row."""
        return self.g.per_row(self.g.buffer("factors", (None,), "f32"))

    def scales(self) -> Score:
        """A number of each key."""
        return self.g.per_key(self._keys("scales", 1, "f32"))

    def bias(self) -> Score:
        """A number of each row and key."""
        return self.g.per_score(self.g.buffer("bias", (None, None), "f32"))

    def _keys(self, name: str, dim: int, element: str) -> Keys:
        alignment = 4 if element == "f32" else 16
        cache = self.g.buffer(name, (None, self.sizes.page, dim), element, alignment=alignment)
        rows = self.sizes.request_rows
        if self.positions is None:
            return self.g.paged_keys(cache, self.table, self.requests, request_rows=rows)
        places = (self.table, self.requests, self.positions)
        return self.g.sampled_keys(cache, *places, request_rows=rows)


Formula = Callable[[Parts], Score]


def summed(x: Parts) -> Score:
    return x.g.sum_heads(x.products())


def largest(x: Parts) -> Score:
    return x.g.max_heads(x.products())


def weighed(x: Parts) -> Score:
    return x.g.sum_heads(x.products().relu() * x.weights())


def lightning(x: Parts) -> Score:
    return weighed(x) * x.scales()


def biased(x: Parts) -> Score:
    return largest(x) + x.bias()


def everything(x: Parts) -> Score:
    """Numbers of rows and keys on both sides of the sum, and constants."""
    each = abs(x.products() * x.factors()) - x.scales() * x.weights()
    return x.g.sum_heads(each.minimum(500.0)) * 0.5 + x.bias()


def store(
    formula: Formula, sizes: Sizes = SMALL, element: str = "bf16", *, sampled: bool = False
) -> ir.Module:
    """The scores of ``formula``, stored; a group is a request's rows."""
    g = Graph("stored")
    g.store_scores(
        formula(Parts(g, sizes, element, sampled)),
        lengths=g.buffer("lengths", (None,), "i32"),
        output=g.buffer("stored", (None, None), "f32"),
        group_rows=sizes.request_rows,
    )
    return g.module()


def selection(
    formula: Formula,
    sizes: Sizes = SMALL,
    element: str = "bf16",
    *,
    top_k: int = 8,
    repair: bool = False,
    sampled: bool = False,
) -> ir.Module:
    """A selection by the scores of ``formula``."""
    g = Graph("selected")
    g.threshold_select(
        formula(Parts(g, sizes, element, sampled)),
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


def with_positions(module: ir.Module) -> ir.Module:
    """The same graph, with its bias at the positions that its keys are at."""
    text = module_text(module)
    (positions,) = re.findall(r'(%arg\d+): memref<\?xi32> {winnow.name = "positions"}', text)
    text, count = re.subn(
        r'("winnow.per_score"\(%arg\d+)(\).*<i32: 1, )0(>} : \(.*?)(\) ->)',
        rf"\1, {positions}\g<2>1\3, memref<?xi32>\4",
        text,
    )
    assert count == 1
    return ir.Module.parse(text, make_context())


def with_bytes(module: ir.Module, ops: str, result: str) -> ir.Module:
    """The graph of ``biased`` with bytes for its bias, of which ``ops`` make what is added.

    They take ``%bytes``, and the ``%scores`` before that; what is added is ``result``.
    """
    text = module_text(module)
    buffer = "memref<?x?x{}, strided<[?, 1]>>"
    old, new = buffer.format("f32"), buffer.format("i8")
    name = ' {winnow.name = "bias"}'
    assert old + name in text
    text = text.replace(old + name, new + name)
    (made,) = re.findall(r'(%\d+) = "winnow.per_score".*', text)
    (scores,) = re.findall(rf"arith.addf (%\d+), {made} ", text)
    text = re.sub(
        rf'{made} = ("winnow.per_score".*)',
        lambda found: f"%bytes = {found[1].replace(old, new).replace('xf32>', 'xi8>')}\n{ops}",
        text,
    )
    text = text.replace("%scores", scores)
    text = re.sub(rf"arith.addf {scores}, {made} ", f"arith.addf {scores}, {result} ", text)
    return ir.Module.parse(text, make_context())

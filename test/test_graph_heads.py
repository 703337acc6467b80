# SPDX-License-Identifier: Apache-2.0
"""The Python builder of op graphs, on scores of heads, of rows, of keys and of both."""

from __future__ import annotations

from typing import Any

import pytest
from torch_mlir import ir

from winnow.errors import InputError
from winnow.graph import Graph
from winnow.values import Keys


class Parts:
    """A graph with scores of four heads, and with what goes with them."""

    def __init__(self, context: ir.Context | None = None) -> None:
        self.graph = g = Graph("parts", context)
        self.table = g.buffer("table", (None, None), "i32")
        self.requests = g.buffer("requests", (None,), "i32")
        self.queries = g.queries(g.buffer("query", (None, 4, 32), "f8E4M3FN"))
        self.keys = self.paged("cache", 32, "f8E4M3FN")
        self.products = g.score(self.queries, self.keys)

    def paged(self, name: str, dim: int, dtype: str) -> Keys:
        cache = self.graph.buffer(name, (None, 16, dim), dtype)
        return self.graph.paged_keys(cache, self.table, self.requests, request_rows=8)


def names(module: ir.Module) -> list[str]:
    block = module.body.operations[0].regions[0].blocks[0]
    return [op.operation.name for op in block.operations]


def test_builds_what_the_text_says(context: ir.Context) -> None:
    p = Parts(context)
    g = p.graph
    weighed = p.products.relu() * g.per_row(g.buffer("weights", (None, 4), "f32"))
    scaled = g.sum_heads(weighed) * g.per_key(p.paged("scales", 1, "f32"))
    g.store_scores(
        g.max_heads(p.products) - scaled + g.per_score(g.buffer("bias", (None, None), "f32")),
        lengths=g.buffer("lengths", (None,), "i32"),
        output=g.buffer("output", (None, None), "f32"),
        group_rows=8,
    )
    text = """
    func.func @parts(
        %table: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "table"},
        %requests: memref<?xi32> {winnow.name = "requests"},
        %query: memref<?x4x32xf8E4M3FN, strided<[?, 32, 1]>> {winnow.name = "query"},
        %cache: memref<?x16x32xf8E4M3FN, strided<[?, 32, 1]>> {winnow.name = "cache"},
        %weights: memref<?x4xf32, strided<[?, 1]>> {winnow.name = "weights"},
        %scales: memref<?x16x1xf32, strided<[?, 1, 1]>> {winnow.name = "scales"},
        %bias: memref<?x?xf32, strided<[?, 1]>> {winnow.name = "bias"},
        %lengths: memref<?xi32> {winnow.name = "lengths"},
        %output: memref<?x?xf32, strided<[?, 1]>> {winnow.name = "output"}) {
      %0 = "winnow.queries"(%query)
          : (memref<?x4x32xf8E4M3FN, strided<[?, 32, 1]>>) -> tensor<?x4x32xf8E4M3FN>
      %1 = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 8 : i32}
          : (memref<?x16x32xf8E4M3FN, strided<[?, 32, 1]>>, memref<?x?xi32, strided<[?, 1]>>,
             memref<?xi32>) -> tensor<?x?x32xf8E4M3FN>
      %2 = "winnow.score"(%0, %1)
          : (tensor<?x4x32xf8E4M3FN>, tensor<?x?x32xf8E4M3FN>) -> tensor<?x4x?xf32>
      %3 = arith.constant 0.0 : f32
      %4 = "winnow.splat"(%3) : (f32) -> tensor<?x?xf32>
      %5 = "winnow.spread_heads"(%4) : (tensor<?x?xf32>) -> tensor<?x4x?xf32>
      %6 = arith.maximumf %2, %5 : tensor<?x4x?xf32>
      %7 = "winnow.per_row"(%weights) : (memref<?x4xf32, strided<[?, 1]>>) -> tensor<?x4x?xf32>
      %8 = arith.mulf %6, %7 : tensor<?x4x?xf32>
      %9 = "winnow.reduce_heads"(%8) {kind = "add"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
      %10 = "winnow.paged_keys"(%scales, %table, %requests) {request_rows = 8 : i32}
          : (memref<?x16x1xf32, strided<[?, 1, 1]>>, memref<?x?xi32, strided<[?, 1]>>,
             memref<?xi32>) -> tensor<?x?x1xf32>
      %11 = "winnow.per_key"(%10) : (tensor<?x?x1xf32>) -> tensor<?x?xf32>
      %12 = arith.mulf %9, %11 : tensor<?x?xf32>
      %13 = "winnow.reduce_heads"(%2) {kind = "max"} : (tensor<?x4x?xf32>) -> tensor<?x?xf32>
      %14 = arith.subf %13, %12 : tensor<?x?xf32>
      %15 = "winnow.per_score"(%bias) {operandSegmentSizes = array<i32: 1, 0>}
          : (memref<?x?xf32, strided<[?, 1]>>) -> tensor<?x?xf32>
      %16 = arith.addf %14, %15 : tensor<?x?xf32>
      "winnow.store_scores"(%16, %lengths, %output) {group_rows = 8 : i32}
          : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32, strided<[?, 1]>>) -> ()
      return
    }
    """
    assert str(g.module()) == str(ir.Module.parse(text, context))


def test_which_scores_have_heads() -> None:
    p = Parts()
    g = p.graph
    rates = g.per_row(g.buffer("rates", (None,), "f32"))
    weights = g.per_row(g.buffer("weights", (None, 4), "f32"))
    scales = g.per_key(p.paged("scales", 1, "f32"))
    assert (p.queries.heads, p.products.heads, weights.heads) == (4, 4, 4)
    assert (rates.heads, scales.heads) == (None, None)
    assert (rates * weights).heads == 4
    assert (scales - p.products).heads == 4
    assert g.elementwise("math.fma", rates, p.products, scales).heads == 4
    assert (rates + scales).heads is None
    assert (g.sum_heads(weights).heads, g.max_heads(weights).heads) == (None, None)


@pytest.mark.parametrize("first", [False, True])
def test_scores_without_heads_are_spread(first: bool) -> None:
    p = Parts()
    rates = p.graph.per_row(p.graph.buffer("rates", (None,), "f32"))
    operands = (rates, p.products) if first else (p.products, rates)
    p.graph.elementwise("arith.subf", *operands)
    module = p.graph.module()
    *_, subtract, _ = module.body.operations[0].regions[0].blocks[0].operations
    makers = ["winnow.spread_heads", "winnow.score"]
    found = [operand.owner.name for operand in subtract.operands]
    assert found == (makers if first else makers[::-1])


def test_relu_without_heads() -> None:
    p = Parts()
    p.graph.per_key(p.paged("scales", 1, "f32")).relu()
    assert names(p.graph.module())[-4:-1] == ["arith.constant", "winnow.splat", "arith.maximumf"]


def test_sampled_numbers_of_keys() -> None:
    p = Parts()
    g = p.graph
    scales = g.buffer("scales", (None, 16, 1), "f32")
    positions = g.buffer("positions", (None,), "i32")
    g.per_key(g.sampled_keys(scales, p.table, p.requests, positions, request_rows=8))
    assert names(g.module())[-3:-1] == ["winnow.sampled_keys", "winnow.per_key"]


@pytest.mark.parametrize(
    ("method", "argument", "wanted"),
    [
        ("per_row", "buffer", "Buffer"),
        ("per_key", "values", "Keys"),
        ("per_score", "buffer", "Buffer"),
        ("sum_heads", "scores", "Score"),
        ("max_heads", "scores", "Score"),
    ],
)
def test_values_of_another_kind_or_graph(method: str, argument: str, wanted: str) -> None:
    p = Parts()
    for value in (p.table, p.queries, p.keys, p.products, None, 1.0):
        if type(value).__name__ != wanted:
            message = f"{argument} must be of type {wanted}, not {type(value).__name__}"
            with pytest.raises(ValueError, match=message):
                getattr(p.graph, method)(**{argument: value})
    others = {"Buffer": Parts().table, "Keys": Parts().keys, "Score": Parts().products}
    with pytest.raises(ValueError, match=f"{argument} must be of this graph, not of another"):
        getattr(p.graph, method)(**{argument: others[wanted]})


@pytest.mark.parametrize(
    ("method", "shape", "dtype", "message"),
    [
        ("queries", (None, None, 32), "bf16", r"a buffer of shape \(None, size, size\)"),
        ("queries", (4, 4, 32), "bf16", r"a buffer of shape \(None, size, size\)"),
        ("queries", (None, 2, 4, 32), "bf16", r"a buffer of shape \(None, size\)"),
        ("queries", (None, 4, 32), "f32", "of bf16 or f16 or f8E4M3FN or i8, not f32"),
        ("per_row", (8,), "f32", r"a buffer of shape \(None,\), not \(8,\)"),
        ("per_row", (None, None), "f32", r"a buffer of shape \(None, size\)"),
        ("per_row", (None, 4, 4), "f32", r"a buffer of shape \(None,\)"),
        ("per_row", (None, 4), "bf16", "of f32, not bf16"),
        ("per_score", (None,), "f32", r"a buffer of shape \(None, None\)"),
        ("per_score", (None, 64), "f32", r"a buffer of shape \(None, None\)"),
        ("per_score", (None, None), "i8", "of f32, not i8"),
    ],
)
def test_buffers_that_do_not_suit(method: str, shape: Any, dtype: str, message: str) -> None:
    g = Graph("buffers")
    with pytest.raises(ValueError, match=f"buffer must be {message}"):
        getattr(g, method)(g.buffer("other", shape, dtype))


@pytest.mark.parametrize(("dim", "dtype"), [(2, "f32"), (1, "bf16"), (32, "f8E4M3FN")])
def test_keys_that_are_no_numbers(dim: int, dtype: str) -> None:
    p = Parts()
    message = f"values must be keys of 1 f32, not of {dim} {dtype}"
    with pytest.raises(ValueError, match=message):
        p.graph.per_key(p.paged("other", dim, dtype))


@pytest.mark.parametrize("method", ["sum_heads", "max_heads"])
def test_reductions_of_no_heads(method: str) -> None:
    p = Parts()
    scores = p.graph.per_row(p.graph.buffer("rates", (None,), "f32"))
    with pytest.raises(ValueError, match="scores must be scores of heads, not of none"):
        getattr(p.graph, method)(scores)


def test_arithmetic_on_scores_of_other_heads() -> None:
    p = Parts()
    others = p.graph.per_row(p.graph.buffer("weights", (None, 8), "f32"))
    message = "operand must be scores of 4 heads, as another operand is, or of none, not of 8"
    with pytest.raises(ValueError, match=message):
        p.products + others
    with pytest.raises(ValueError, match=r"scores of 8 heads, .*, not of 4"):
        others.maximum(p.products)


def test_uses_of_scores_of_heads() -> None:
    p = Parts()
    g = p.graph
    floats, integers = g.buffer("floats", (None,), "f32"), g.buffer("integers", (None,), "i32")
    wanted = "scores must be scores of no heads, or combined over them, not of 4"
    with pytest.raises(ValueError, match=wanted):
        g.threshold_select(
            p.products,
            row_ends=integers,
            thresholds=floats,
            counters=g.buffer("counters", (None, 2), "i32"),
            candidates=g.buffer("candidates", (None, None, 2), "i32"),
            max_context=g.scalar("max_context", "i32"),
            top_k=4,
        )
    output = g.buffer("output", (None, None), "f32")
    with pytest.raises(ValueError, match=wanted):
        g.store_scores(p.products, lengths=integers, output=output, group_rows=4)


def test_nvfp4_of_heads() -> None:
    g = Graph("nvfp4")
    heads = g.queries(g.buffer("heads", (None, 4, 8), "i8"))
    rows = g.queries(g.buffer("rows", (None, 8), "i8"))
    scales = g.queries(g.buffer("scales", (None, 4, 1), "i8"))
    with pytest.raises(ValueError, match="values must be of no heads, not of 4"):
        g.dequantize_nvfp4(heads, scales)
    with pytest.raises(ValueError, match="scales must be of no heads, not of 4"):
        g.dequantize_nvfp4(rows, scales)


def test_keys_of_f32_are_not_multiplied() -> None:
    p = Parts()
    wanted = "keys must be vectors of 32 f8E4M3FN, as the queries are, not of 32 f32"
    with pytest.raises(ValueError, match=wanted):
        p.graph.score(p.queries, p.paged("other", 32, "f32"))


def test_ops_that_scores_of_heads_do_not_suit() -> None:
    p = Parts()
    p.graph.elementwise("arith.addi", p.products, 1.0)
    with pytest.raises(InputError, match=r"test_graph_heads\.py:\d+:\d+: error: 'arith.addi' op "):
        p.graph.module()

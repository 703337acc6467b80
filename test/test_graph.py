# SPDX-License-Identifier: Apache-2.0
"""The Python builder of op graphs."""

import math
import re
import struct
import sys
import textwrap
from typing import Any

import pytest
from torch_mlir import ir

import winnow.graph
from winnow.errors import InputError
from winnow.graph import Graph
from winnow.kernels import KERNELS
from winnow.values import Score


def build(make_scores: Any = None, context: ir.Context | None = None) -> ir.Module:
    """A selection among dot products, or what ``make_scores(graph, scores)`` makes of them."""
    g = Graph("select", context)
    query = g.buffer("query", (None, 32), "bf16")
    cache = g.buffer("cache", (None, 16, 32), "bf16", alignment=16)
    table = g.buffer("table", (None, None), "i32")
    requests = g.buffer("requests", (None,), "i32")
    scores = g.score(g.queries(query), g.paged_keys(cache, table, requests, request_rows=8))
    g.threshold_select(
        make_scores(g, scores) if make_scores else scores,
        row_ends=g.buffer("row_ends", (None,), "i32"),
        thresholds=g.buffer("thresholds", (None,), "f32"),
        counters=g.buffer("counters", (None, 2), "i32"),
        candidates=g.buffer("candidates", (None, None, 2), "i32", alignment=8),
        max_context=g.scalar("max_context", "i32"),
        top_k=4,
    )
    return g.module()


def operations(module: ir.Module) -> list[ir.Operation]:
    return [op.operation for op in module.body.operations[0].regions[0].blocks[0].operations]


def test_builds_what_the_text_says(context: ir.Context) -> None:
    text = """
    func.func @select(
        %query: memref<?x32xbf16, strided<[?, 1]>> {winnow.name = "query"},
        %cache: memref<?x16x32xbf16, strided<[?, 32, 1]>>
            {winnow.name = "cache", winnow.alignment = 16 : i64},
        %table: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "table"},
        %requests: memref<?xi32> {winnow.name = "requests"},
        %row_ends: memref<?xi32> {winnow.name = "row_ends"},
        %thresholds: memref<?xf32> {winnow.name = "thresholds"},
        %counters: memref<?x2xi32, strided<[?, 1]>> {winnow.name = "counters"},
        %candidates: memref<?x?x2xi32, strided<[?, 2, 1]>>
            {winnow.name = "candidates", winnow.alignment = 8 : i64},
        %max_context: i32 {winnow.name = "max_context"}) {
      %q = "winnow.queries"(%query) : (memref<?x32xbf16, strided<[?, 1]>>) -> tensor<?x32xbf16>
      %k = "winnow.paged_keys"(%cache, %table, %requests) {request_rows = 8 : i32}
          : (memref<?x16x32xbf16, strided<[?, 32, 1]>>, memref<?x?xi32, strided<[?, 1]>>,
             memref<?xi32>) -> tensor<?x?x32xbf16>
      %s = "winnow.score"(%q, %k) : (tensor<?x32xbf16>, tensor<?x?x32xbf16>) -> tensor<?x?xf32>
      "winnow.threshold_select"(%s, %row_ends, %thresholds, %counters, %candidates, %max_context)
          {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>, top_k = 4 : i32}
          : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32, strided<[?, 1]>>,
             memref<?x?x2xi32, strided<[?, 2, 1]>>, i32) -> ()
      return
    }
    """
    assert str(build(context=context)) == str(ir.Module.parse(text, context))


def test_a_selection_with_repair(context: ir.Context) -> None:
    g = Graph("select", context)
    g.threshold_select(
        g.elementwise("math.exp", g.scalar("x", "f32")),
        row_ends=g.buffer("row_ends", (None,), "i32"),
        thresholds=g.buffer("thresholds", (None,), "f32"),
        counters=g.buffer("counters", (None, 2), "i32"),
        candidates=g.buffer("candidates", (None, None, 2), "i32"),
        max_context=g.scalar("max_context", "i32"),
        top_k=1,
        arrivals=g.buffer("arrivals", (None,), "i32"),
        ranges=g.buffer("ranges", (2, None), "i32"),
    )
    text = """
    func.func @select(
        %x: f32 {winnow.name = "x"},
        %row_ends: memref<?xi32> {winnow.name = "row_ends"},
        %thresholds: memref<?xf32> {winnow.name = "thresholds"},
        %counters: memref<?x2xi32, strided<[?, 1]>> {winnow.name = "counters"},
        %candidates: memref<?x?x2xi32, strided<[?, 2, 1]>> {winnow.name = "candidates"},
        %max_context: i32 {winnow.name = "max_context"},
        %arrivals: memref<?xi32> {winnow.name = "arrivals"},
        %ranges: memref<2x?xi32, strided<[?, 1]>> {winnow.name = "ranges"}) {
      %0 = "winnow.splat"(%x) : (f32) -> tensor<?x?xf32>
      %s = math.exp %0 : tensor<?x?xf32>
      "winnow.threshold_select"(
          %s, %row_ends, %thresholds, %counters, %candidates, %max_context, %arrivals, %ranges)
          {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>, top_k = 1 : i32}
          : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32, strided<[?, 1]>>,
             memref<?x?x2xi32, strided<[?, 2, 1]>>, i32, memref<?xi32>,
             memref<2x?xi32, strided<[?, 1]>>) -> ()
      return
    }
    """
    assert str(g.module()) == str(ir.Module.parse(text, context))


def test_stored_scores_of_sampled_keys(context: ir.Context) -> None:
    g = Graph("store", context)
    keys = g.sampled_keys(
        g.buffer("cache", (None, 16, 32), "bf16", alignment=16),
        g.buffer("table", (None, None), "i32"),
        g.buffer("requests", (None,), "i32"),
        g.buffer("positions", (None,), "i32"),
        request_rows=8,
    )
    g.store_scores(
        g.score(g.queries(g.buffer("query", (None, 32), "bf16")), keys),
        lengths=g.buffer("lengths", (None,), "i32"),
        output=g.buffer("output", (None, None), "f32"),
        group_rows=4,
    )
    text = """
    func.func @store(
        %cache: memref<?x16x32xbf16, strided<[?, 32, 1]>>
            {winnow.name = "cache", winnow.alignment = 16 : i64},
        %table: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "table"},
        %requests: memref<?xi32> {winnow.name = "requests"},
        %positions: memref<?xi32> {winnow.name = "positions"},
        %query: memref<?x32xbf16, strided<[?, 1]>> {winnow.name = "query"},
        %lengths: memref<?xi32> {winnow.name = "lengths"},
        %output: memref<?x?xf32, strided<[?, 1]>> {winnow.name = "output"}) {
      %k = "winnow.sampled_keys"(%cache, %table, %requests, %positions) {request_rows = 8 : i32}
          : (memref<?x16x32xbf16, strided<[?, 32, 1]>>, memref<?x?xi32, strided<[?, 1]>>,
             memref<?xi32>, memref<?xi32>) -> tensor<?x?x32xbf16>
      %q = "winnow.queries"(%query) : (memref<?x32xbf16, strided<[?, 1]>>) -> tensor<?x32xbf16>
      %s = "winnow.score"(%q, %k) : (tensor<?x32xbf16>, tensor<?x?x32xbf16>) -> tensor<?x?xf32>
      "winnow.store_scores"(%s, %lengths, %output) {group_rows = 4 : i32}
          : (tensor<?x?xf32>, memref<?xi32>, memref<?x?xf32, strided<[?, 1]>>) -> ()
      return
    }
    """
    assert str(g.module()) == str(ir.Module.parse(text, context))


def test_nvfp4(context: ir.Context) -> None:
    g = Graph("nvfp4", context)
    table, requests = g.buffer("table", (None, None), "i32"), g.buffer("requests", (None,), "i32")
    query, query_scales = g.buffer("q", (None, 16), "i8"), g.buffer("qs", (None, 2), "i8")
    cache = g.buffer("k", (None, 4, 16), "i8", alignment=16)
    scales = g.buffer("ks", (None, 4, 2), "i8")
    keys = [g.paged_keys(each, table, requests, request_rows=8) for each in (cache, scales)]
    g.score(
        g.dequantize_nvfp4(g.queries(query), g.queries(query_scales)), g.dequantize_nvfp4(*keys)
    )
    text = """
    func.func @nvfp4(
        %table: memref<?x?xi32, strided<[?, 1]>> {winnow.name = "table"},
        %requests: memref<?xi32> {winnow.name = "requests"},
        %q: memref<?x16xi8, strided<[?, 1]>> {winnow.name = "q"},
        %qs: memref<?x2xi8, strided<[?, 1]>> {winnow.name = "qs"},
        %k: memref<?x4x16xi8, strided<[?, 16, 1]>>
            {winnow.name = "k", winnow.alignment = 16 : i64},
        %ks: memref<?x4x2xi8, strided<[?, 2, 1]>> {winnow.name = "ks"}) {
      %0 = "winnow.paged_keys"(%k, %table, %requests) {request_rows = 8 : i32}
          : (memref<?x4x16xi8, strided<[?, 16, 1]>>, memref<?x?xi32, strided<[?, 1]>>,
             memref<?xi32>) -> tensor<?x?x16xi8>
      %1 = "winnow.paged_keys"(%ks, %table, %requests) {request_rows = 8 : i32}
          : (memref<?x4x2xi8, strided<[?, 2, 1]>>, memref<?x?xi32, strided<[?, 1]>>,
             memref<?xi32>) -> tensor<?x?x2xi8>
      %2 = "winnow.queries"(%q) : (memref<?x16xi8, strided<[?, 1]>>) -> tensor<?x16xi8>
      %3 = "winnow.queries"(%qs) : (memref<?x2xi8, strided<[?, 1]>>) -> tensor<?x2xi8>
      %4 = "winnow.dequantize_nvfp4"(%2, %3)
          : (tensor<?x16xi8>, tensor<?x2xi8>) -> tensor<?x32xbf16>
      %5 = "winnow.dequantize_nvfp4"(%0, %1)
          : (tensor<?x?x16xi8>, tensor<?x?x2xi8>) -> tensor<?x?x32xbf16>
      %6 = "winnow.score"(%4, %5)
          : (tensor<?x32xbf16>, tensor<?x?x32xbf16>) -> tensor<?x?xf32>
      return
    }
    """
    assert str(g.module()) == str(ir.Module.parse(text, context))


@pytest.mark.parametrize(
    ("make_scores", "ops"),
    [
        (lambda g, s: s + 1, ["arith.constant", "winnow.splat", "arith.addf"]),
        (lambda g, s: 1 + s, ["arith.constant", "winnow.splat", "arith.addf"]),
        (lambda g, s: s - s, ["arith.subf"]),
        (lambda g, s: 1 - s, ["arith.constant", "winnow.splat", "arith.subf"]),
        (lambda g, s: s * g.scalar("scale", "f32"), ["winnow.splat", "arith.mulf"]),
        (lambda g, s: g.scalar("scale", "f32") * s, ["winnow.splat", "arith.mulf"]),
        (lambda g, s: s / s, ["arith.divf"]),
        (lambda g, s: 2.0 / s, ["arith.constant", "winnow.splat", "arith.divf"]),
        (lambda g, s: -s, ["arith.negf"]),
        (lambda g, s: abs(s), ["math.absf"]),
        (lambda g, s: s.maximum(0), ["arith.constant", "winnow.splat", "arith.maximumf"]),
        (lambda g, s: s.minimum(s), ["arith.minimumf"]),
        (lambda g, s: s.exp(), ["math.exp"]),
        (lambda g, s: s.log(), ["math.log"]),
        (lambda g, s: s.sqrt(), ["math.sqrt"]),
        (lambda g, s: g.elementwise("math.rsqrt", s), ["math.rsqrt"]),
    ],
)
def test_arithmetic_on_scores(make_scores: Any, ops: list[str]) -> None:
    module = build(make_scores)
    names = [op.name for op in operations(module)]
    middle = names[names.index("winnow.score") + 1 : names.index("winnow.threshold_select")]
    assert middle == ops


def test_operands_keep_their_order() -> None:
    module = build(lambda g, s: 1 - s)
    *_, subtract, _, _ = operations(module)
    assert [operand.owner.name for operand in subtract.operands] == ["winnow.splat", "winnow.score"]


@pytest.mark.parametrize("value", [math.inf, -math.inf, math.nan, -0.0, 1e-45, 0.1])
def test_numbers_keep_their_bits_in_text(value: float, context: ir.Context) -> None:
    built = build(lambda g, s: s * value, context)
    parsed = ir.Module.parse(str(built), context)
    (constant,) = (op for op in operations(parsed) if op.name == "arith.constant")
    bits = struct.pack("<f", value)
    assert struct.pack("<f", constant.attributes["value"].value) == bits
    assert str(parsed) == str(built)


def test_ops_are_located_at_the_line_that_asked_for_them() -> None:
    lines = []

    def make_scores(g: Graph, scores: Score) -> Score:
        lines.append(sys._getframe().f_lineno + 1)
        return scores.maximum(1.0)

    module = build(make_scores)
    located = {op.name: str(op.location) for op in operations(module)}
    for name in ("arith.constant", "winnow.splat", "arith.maximumf"):
        assert f'"{__file__}":{lines[0]}:' in located[name]
    assert all(f'"{__file__}":' in location for location in located.values())


def test_buffers_are_located_at_the_kernel_that_declares_them() -> None:
    module = KERNELS["sdsa-scores"].graph()
    (function,) = module.body.operations
    for argument in function.arguments:
        assert argument.location.filename.endswith("kernels/scores.py")


def test_scores_are_located_at_the_formula() -> None:
    located = {op.name: op.location for op in operations(KERNELS["qsa"].graph())}
    for name in ("winnow.queries", "winnow.paged_keys", "winnow.score", "winnow.reduce_heads"):
        assert located[name].filename.endswith("kernels/qsa.py")


def test_the_example_of_the_docstring() -> None:
    assert winnow.graph.__doc__
    blocks = re.findall(r"(?<=::\n\n)(?: {4}.*\n|\n)+", winnow.graph.__doc__)
    scope: dict[str, Any] = {"Graph": Graph}
    exec(textwrap.dedent(*blocks), scope)
    names = [op.name for op in operations(scope["module"])]
    assert names[-4:] == ["winnow.splat", "arith.mulf", "winnow.threshold_select", "func.return"]


def test_graphs_in_one_context_and_in_another(context: ir.Context) -> None:
    texts = {str(build(context=chosen)) for chosen in (context, None, context)}
    assert len(texts) == 1


def test_a_finished_graph_takes_no_more() -> None:
    g = Graph("empty")
    g.module()
    with pytest.raises(ValueError, match=r"the graph must be unfinished"):
        g.scalar("late", "i32")
    with pytest.raises(ValueError, match=r"the graph must be unfinished"):
        g.module()


@pytest.mark.parametrize("op", ["math.exp", "arith.addi"])
def test_ops_that_do_not_take_two_scores(op: str) -> None:
    with pytest.raises(InputError, match=rf"test_graph\.py:\d+:\d+: error: '{op}' op "):
        build(lambda g, s: g.elementwise(op, s, s))

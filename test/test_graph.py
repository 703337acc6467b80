# SPDX-License-Identifier: Apache-2.0
"""The Python builder of op graphs."""

import math
import struct
import sys
from typing import Any

import pytest
from torch_mlir import ir

from winnow.graph import Graph
from winnow.values import Score


def build(
    make_scores: Any = None,
    context: ir.Context | None = None,
    *,
    top_k: int = 4,
    max_context: str = "i32",
) -> ir.Module:
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
        max_context=g.scalar("max_context", max_context),
        top_k=top_k,
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
          {top_k = 4 : i32}
          : (tensor<?x?xf32>, memref<?xi32>, memref<?xf32>, memref<?x2xi32, strided<[?, 1]>>,
             memref<?x?x2xi32, strided<[?, 2, 1]>>, i32) -> ()
      return
    }
    """
    assert str(build(context=context)) == str(ir.Module.parse(text, context))


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


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("b", (None,), "f64"), "dtype must be one of bf16, f16, f32, i32, not f64"),
        (("b", (), "f32"), "shape must be one or more positive sizes"),
        (("b", (0,), "f32"), "shape must be one or more positive sizes"),
        (("b", (2, 2, None), "f32"), "None for none but the outermost two"),
        (("", (2,), "f32"), "name must be new to the graph"),
        (("a", (2,), "f32"), "name must be new to the graph, not a"),
    ],
)
def test_bad_buffers(arguments: Any, message: str) -> None:
    g = Graph("bad")
    g.scalar("a", "i32")
    with pytest.raises(ValueError, match=message):
        g.buffer(*arguments)


@pytest.mark.parametrize("alignment", [0, -4, 2, 12])
def test_bad_alignments(alignment: int) -> None:
    message = f"alignment must be a power of two, and at least .* 4 bytes, not {alignment}"
    with pytest.raises(ValueError, match=message):
        Graph("bad").buffer("b", (None,), "f32", alignment=alignment)


def test_bad_scalar() -> None:
    with pytest.raises(ValueError, match="dtype must be i32 or f32, not bf16"):
        Graph("bad").scalar("s", "bf16")


@pytest.mark.parametrize(
    ("name", "shape", "dtype", "message"),
    [
        ("query", (None, None), "bf16", r"buffer must be a buffer of shape \(None, size\)"),
        ("query", (None, 32), "f32", "buffer must be of bf16 or f16, not f32"),
        ("cache", (None, 32), "bf16", r"cache must be a buffer of shape \(None, size, size\)"),
        ("cache", (None, 16, 32), "i32", "cache must be of bf16 or f16, not i32"),
        ("cache", (None, 16, 64), "bf16", "keys must be vectors of 32 bf16, .* not of 64 bf16"),
        ("cache", (None, 16, 32), "f16", "keys must be vectors of 32 bf16, .* not of 32 f16"),
        ("table", (None,), "i32", r"block_table must be a buffer of shape \(None, None\)"),
        ("requests", (None,), "f32", "requests must be of i32, not f32"),
        ("row_ends", (None, 1), "i32", "row_ends must be a buffer of shape"),
        ("thresholds", (None,), "i32", "thresholds must be of f32, not i32"),
        ("counters", (None, 3), "i32", r"counters must be a buffer of shape \(None, 2\)"),
        ("candidates", (None, 2), "i32", r"candidates must be a buffer of shape \(None, None, 2\)"),
    ],
)
def test_buffers_that_do_not_suit_an_op(
    monkeypatch: pytest.MonkeyPatch, name: str, shape: Any, dtype: str, message: str
) -> None:
    make = Graph.buffer

    def other(g: Graph, each: str, *rest: Any, **keywords: Any) -> Any:
        return make(g, each, shape, dtype) if each == name else make(g, each, *rest, **keywords)

    monkeypatch.setattr(Graph, "buffer", other)
    with pytest.raises(ValueError, match=message):
        build()


def test_arguments_that_are_no_buffers() -> None:
    g = Graph("bad")
    with pytest.raises(ValueError, match="buffer must be a buffer, not"):
        g.queries(g.scalar("s", "i32"))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("make_scores", "message"),
    [
        (lambda g, s: s + "1", "operand must be a score or a number, not 1"),
        (lambda g, s: s + g.scalar("n", "i32"), "n must be f32 to act on scores, not i32"),
        (lambda g, s: s + Graph("other").scalar("n", "f32"), "operand .* must be of this graph"),
        (lambda g, s: g.elementwise("math.nothing", s), "op must be the name of an arith or math"),
        (lambda g, s: g.elementwise("func.return", s), "op must be the name of an arith or math"),
    ],
)
def test_bad_operands(make_scores: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        build(make_scores)


def test_bad_request_rows() -> None:
    g = Graph("bad")
    cache = g.buffer("cache", (None, 16, 32), "bf16")
    table = g.buffer("table", (None, None), "i32")
    requests = g.buffer("requests", (None,), "i32")
    with pytest.raises(ValueError, match="request_rows must be positive, not 0"):
        g.paged_keys(cache, table, requests, request_rows=0)


def test_bad_top_k() -> None:
    with pytest.raises(ValueError, match="top_k must be at least 0, not -1"):
        build(top_k=-1)


def test_max_context_must_be_an_integer() -> None:
    with pytest.raises(ValueError, match="max_context must be i32, not f32"):
        build(max_context="f32")

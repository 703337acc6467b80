# SPDX-License-Identifier: Apache-2.0
"""What the Python builder of op graphs refuses of ops: each bad argument, by its name."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from winnow.graph import Graph


class Values:
    """A graph with a value of each kind."""

    def __init__(self) -> None:
        self.graph = g = Graph("values")
        self.vectors = g.buffer("vectors", (None, 32), "bf16")
        self.cache = g.buffer("cache", (None, 16, 32), "bf16")
        self.table = g.buffer("table", (None, None), "i32")
        self.integers = g.buffer("integers", (None,), "i32")
        self.floats = g.buffer("floats", (None,), "f32")
        self.counters = g.buffer("counters", (None, 2), "i32")
        self.slots = g.buffer("slots", (None, None, 2), "i32")
        self.output = g.buffer("output", (None, None), "f32")
        self.ranges = g.buffer("ranges", (2, None), "i32")
        self.context = g.scalar("context", "i32")
        self.scale = g.scalar("scale", "f32")
        self.queries = g.queries(self.vectors)
        self.keys = g.paged_keys(self.cache, self.table, self.integers, request_rows=8)
        self.score = g.score(self.queries, self.keys)


def ask(method: str, v: Values, changes: dict[str, Any]) -> None:
    """Calls a method of the graph of ``v`` with good arguments, but for ``changes``."""
    arguments: dict[str, dict[str, Any]] = {
        "queries": {"buffer": v.vectors},
        "paged_keys": {
            "cache": v.cache,
            "block_table": v.table,
            "requests": v.integers,
            "request_rows": 8,
        },
        "sampled_keys": {
            "cache": v.cache,
            "block_table": v.table,
            "requests": v.integers,
            "positions": v.integers,
            "request_rows": 8,
        },
        "score": {"queries": v.queries, "keys": v.keys},
        "store_scores": {
            "scores": v.score,
            "lengths": v.integers,
            "output": v.output,
            "group_rows": 4,
        },
        "threshold_select": {
            "scores": v.score,
            "row_ends": v.integers,
            "thresholds": v.floats,
            "counters": v.counters,
            "candidates": v.slots,
            "max_context": v.context,
            "top_k": 8,
            "arrivals": v.integers,
            "ranges": v.ranges,
        },
    }
    getattr(v.graph, method)(**arguments[method] | changes)


@pytest.mark.parametrize(
    ("method", "argument", "wanted", "suits"),
    [
        ("queries", "buffer", "Buffer", lambda v: v.vectors),
        ("paged_keys", "cache", "Buffer", lambda v: v.cache),
        ("paged_keys", "block_table", "Buffer", lambda v: v.table),
        ("paged_keys", "requests", "Buffer", lambda v: v.integers),
        ("sampled_keys", "cache", "Buffer", lambda v: v.cache),
        ("sampled_keys", "block_table", "Buffer", lambda v: v.table),
        ("sampled_keys", "requests", "Buffer", lambda v: v.integers),
        ("sampled_keys", "positions", "Buffer", lambda v: v.integers),
        ("score", "queries", "Queries", lambda v: v.queries),
        ("score", "keys", "Keys", lambda v: v.keys),
        ("store_scores", "scores", "Score", lambda v: v.score),
        ("store_scores", "lengths", "Buffer", lambda v: v.integers),
        ("store_scores", "output", "Buffer", lambda v: v.output),
        ("threshold_select", "scores", "Score", lambda v: v.score),
        ("threshold_select", "row_ends", "Buffer", lambda v: v.integers),
        ("threshold_select", "thresholds", "Buffer", lambda v: v.floats),
        ("threshold_select", "counters", "Buffer", lambda v: v.counters),
        ("threshold_select", "candidates", "Buffer", lambda v: v.slots),
        ("threshold_select", "max_context", "Scalar", lambda v: v.context),
        ("threshold_select", "arrivals", "Buffer", lambda v: v.integers),
        ("threshold_select", "ranges", "Buffer", lambda v: v.ranges),
    ],
)
def test_values_of_another_kind_or_graph(
    method: str, argument: str, wanted: str, suits: Callable[[Values], object]
) -> None:
    v, other = Values(), Values()
    ask(method, v, {argument: suits(v)})
    kinds = [v.vectors, v.scale, v.queries, v.keys, v.score, 1, "query"]
    for value in kinds if argument in ("arrivals", "ranges") else [*kinds, None]:
        if type(value).__name__ != wanted:
            message = f"{argument} must be of type {wanted}, not {type(value).__name__}"
            with pytest.raises(ValueError, match=message):
                ask(method, v, {argument: value})
    with pytest.raises(ValueError, match=f"{argument} must be of this graph, not of another"):
        ask(method, v, {argument: suits(other)})


@pytest.mark.parametrize(
    ("method", "argument", "shape", "dtype", "message"),
    [
        ("queries", "buffer", (None, None), "bf16", r"a buffer of shape \(None, size\)"),
        ("queries", "buffer", (None, 32), "f32", "of bf16 or f16 or f8E4M3FN or i8, not f32"),
        ("paged_keys", "cache", (None, 32), "bf16", r"a buffer of shape \(None, size, size\)"),
        ("paged_keys", "cache", (None, 16, 32), "i32", "of bf16 or .* or i8 or f32, not i32"),
        ("paged_keys", "block_table", (None,), "i32", r"a buffer of shape \(None, None\)"),
        ("paged_keys", "requests", (None,), "f32", "of i32, not f32"),
        ("sampled_keys", "cache", (None, 16, 32), "i64", "of bf16 or .* or i8 or f32, not i64"),
        ("sampled_keys", "block_table", (None, None), "i64", "of i32, not i64"),
        ("sampled_keys", "requests", (None, None), "i32", r"a buffer of shape \(None,\)"),
        ("sampled_keys", "positions", (None, None), "i32", r"a buffer of shape \(None,\)"),
        ("sampled_keys", "positions", (8,), "i32", r"a buffer of shape \(None,\), not \(8,\)"),
        ("sampled_keys", "positions", (None,), "i64", "of i32, not i64"),
        ("store_scores", "lengths", (None, 1), "i32", r"a buffer of shape \(None,\)"),
        ("store_scores", "lengths", (None,), "f32", "of i32, not f32"),
        ("store_scores", "output", (None,), "f32", r"a buffer of shape \(None, None\)"),
        ("store_scores", "output", (None, 8), "f32", r"a buffer of shape \(None, None\)"),
        ("store_scores", "output", (None, None), "bf16", "of f32, not bf16"),
        ("threshold_select", "row_ends", (None, 1), "i32", r"a buffer of shape \(None,\)"),
        ("threshold_select", "thresholds", (None,), "i32", "of f32, not i32"),
        ("threshold_select", "counters", (None, 3), "i32", r"a buffer of shape \(None, 2\)"),
        ("threshold_select", "candidates", (None, 2), "i32", r"a buffer .* \(None, None, 2\)"),
        ("threshold_select", "arrivals", (2, None), "i32", r"a buffer of shape \(None,\)"),
        ("threshold_select", "arrivals", (None,), "f32", "of i32, not f32"),
        ("threshold_select", "ranges", (None, 2), "i32", r"a buffer of shape \(2, None\)"),
        ("threshold_select", "ranges", (2, None), "f32", "of i32, not f32"),
    ],
)
def test_buffers_that_do_not_suit_an_op(
    method: str, argument: str, shape: Any, dtype: str, message: str
) -> None:
    v = Values()
    other = v.graph.buffer("other", shape, dtype)
    with pytest.raises(ValueError, match=f"{argument} must be {message}"):
        ask(method, v, {argument: other})


@pytest.mark.parametrize(("dim", "dtype"), [(64, "bf16"), (32, "f16")])
def test_keys_that_do_not_suit_the_queries(dim: int, dtype: str) -> None:
    v = Values()
    cache = v.graph.buffer("other", (None, 16, dim), dtype)
    keys = v.graph.paged_keys(cache, v.table, v.integers, request_rows=8)
    message = f"keys must be vectors of 32 bf16, as the queries are, not of {dim} {dtype}"
    with pytest.raises(ValueError, match=message):
        ask("score", v, {"keys": keys})


@pytest.mark.parametrize(
    ("values", "scales", "message"),
    [
        ((32, "bf16"), (4, "i8"), "values must be of i8, not bf16"),
        ((12, "i8"), (1, "i8"), "values must be of a multiple of 8 bytes, not 12"),
        ((32, "i8"), (2, "i8"), "scales must be vectors of 4 i8, one for 16 values, not of 2 i8"),
        ((32, "i8"), (4, "bf16"), "scales must be vectors of 4 i8, .*, not of 4 bf16"),
    ],
)
def test_vectors_that_are_not_nvfp4(
    values: tuple[int, str], scales: tuple[int, str], message: str
) -> None:
    g = Graph("values")
    packed, blocks = (
        g.queries(g.buffer(name, (None, dim), dtype))
        for name, (dim, dtype) in (("values", values), ("scales", scales))
    )
    with pytest.raises(ValueError, match=message):
        g.dequantize_nvfp4(packed, blocks)


def test_nvfp4_takes_queries_with_queries_and_keys_with_keys() -> None:
    v = Values()
    g, score = v.graph, cast(Any, v.score)
    queries = g.queries(g.buffer("q", (None, 8), "i8"))
    scales = g.buffer("s", (None, 16, 1), "i8")
    keys = g.paged_keys(scales, v.table, v.integers, request_rows=8)
    with pytest.raises(ValueError, match="scales must be of type Queries, not Keys"):
        g.dequantize_nvfp4(queries, keys)
    with pytest.raises(ValueError, match="values must be of type Vectors, not Score"):
        g.dequantize_nvfp4(score, keys)
    with pytest.raises(ValueError, match="scales must be of this graph, not of another"):
        g.dequantize_nvfp4(queries, Values().queries)


@pytest.mark.parametrize(
    ("make_scores", "message"),
    [
        (lambda g, s: s + "1", "operand must be a score, a scalar or a number, not str"),
        (lambda g, s: s + 10**400, r"operand must be an integer up to 1\.79.*e\+308 in magnitude"),
        (lambda g, s: -(10**400) * s, "operand must be an integer up to .*, not a larger one"),
        (lambda g, s: s + g.buffer("b", (2,), "f32"), "operand must be .* or a number, not Buffer"),
        (lambda g, s: s + g.scalar("n", "i32"), "n must be f32 to act on scores, not i32"),
        (lambda g, s: s + Graph("other").scalar("n", "f32"), "operand must be of this graph"),
        (lambda g, s: s + Values().score, "operand must be of this graph, not of another"),
        (lambda g, s: g.elementwise("math.nothing", s), "op must be the name of an arith or math"),
        (lambda g, s: g.elementwise("func.return", s), "op must be the name of an arith or math"),
        (lambda g, s: g.elementwise(None, s), "op must be the name of an arith or math"),
    ],
)
def test_bad_operands(make_scores: Any, message: str) -> None:
    v = Values()
    with pytest.raises(ValueError, match=message):
        make_scores(v.graph, v.score)


@pytest.mark.parametrize("value", [0, 2**31, 8.0, "8", None, True])
@pytest.mark.parametrize(
    ("method", "argument"),
    [
        ("paged_keys", "request_rows"),
        ("sampled_keys", "request_rows"),
        ("store_scores", "group_rows"),
    ],
)
def test_bad_numbers_of_rows(method: str, argument: str, value: Any) -> None:
    message = f"{argument} must be an integer from 1 to 2147483647, not {value}"
    with pytest.raises(ValueError, match=message):
        ask(method, Values(), {argument: value})


@pytest.mark.parametrize("value", [-1, 2**31, 8.0, "8", None, True])
def test_bad_top_k(value: Any) -> None:
    message = f"top_k must be an integer from 0 to 2147483647, not {value}"
    with pytest.raises(ValueError, match=message):
        ask("threshold_select", Values(), {"top_k": value})


@pytest.mark.parametrize(("missing", "given"), [("arrivals", "ranges"), ("ranges", "arrivals")])
def test_half_of_the_repair(missing: str, given: str) -> None:
    with pytest.raises(ValueError, match=f"{missing} must be given with {given}, not None"):
        ask("threshold_select", Values(), {missing: None})


def test_a_filter_without_ties_is_not_repaired() -> None:
    v = Values()
    with pytest.raises(ValueError, match="top_k must be positive with arrivals and ranges, not 0"):
        ask("threshold_select", v, {"top_k": 0})
    ask("threshold_select", v, {"top_k": 0, "arrivals": None, "ranges": None})


def test_max_context_must_be_an_integer() -> None:
    v = Values()
    with pytest.raises(ValueError, match="max_context must be i32, not f32"):
        ask("threshold_select", v, {"max_context": v.scale})

# SPDX-License-Identifier: Apache-2.0
"""Builds op graphs in Python: the public way to write one, next to MLIR text.

For example, a selection by halves of dot products::

    g = Graph("halved")
    keys = g.paged_keys(
        g.buffer("key_cache", (None, 64, 128), "bf16", alignment=16),
        g.buffer("block_table", (None, None), "i32"),
        g.buffer("requests", (None,), "i32"),
        request_rows=128,
    )
    scores = g.score(g.queries(g.buffer("query", (None, 128), "bf16")), keys)
    g.threshold_select(
        scores * 0.5,
        row_ends=g.buffer("row_ends", (None,), "i32"),
        thresholds=g.buffer("thresholds", (None,), "f32"),
        counters=g.buffer("counters", (None, 2), "i32"),
        candidates=g.buffer("candidates", (None, None, 2), "i32", alignment=8),
        max_context=g.scalar("max_context", "i32"),
        top_k=2048,
    )
    module = g.module()

Every op carries the location of the line that asked for it. A bad argument raises ``ValueError``
with its name.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TypeVar

from torch_mlir import ir

from winnow.dialects.build import i32_attr, text_attr
from winnow.dialects.graph import PerScoreOp, ReduceHeadsOp, StoreScoresOp, ThresholdSelectOp
from winnow.graph_checks import (
    check_buffer,
    check_integer,
    check_nvfp4,
    check_repair,
    check_scores,
    check_value,
    require,
)
from winnow.graph_function import GraphFunction
from winnow.values import Buffer, Keys, Operand, Queries, Scalar, Score, Value, Vectors

VECTOR_DTYPES = ("bf16", "f16", "f8E4M3FN", "i8")
KEY_DTYPES = (*VECTOR_DTYPES, "f32")

_Vectors = TypeVar("_Vectors", bound=Vectors)


class Graph(GraphFunction):
    """One function of ops on paged keys and their scores, and a use of these."""

    def queries(self, buffer: Buffer) -> Queries:
        """The rows of a buffer ``(None, dim)``, or of several heads ``(None, heads, dim)``.

        They are in bf16, f16 or f8E4M3FN, or in i8 to be dequantized.
        """
        check_value(self, "buffer", buffer, Buffer)
        shape = (None, *[...] * (len(buffer.shape) - 1))
        check_buffer(
            self, "buffer", buffer, shape if len(shape) == 3 else (None, ...), *VECTOR_DTYPES
        )
        heads = buffer.shape[1] if len(shape) == 3 else None
        return self._vectors(Queries, "winnow.queries", buffer.dim, buffer.dtype, [buffer], heads)

    def paged_keys(
        self, cache: Buffer, block_table: Buffer, requests: Buffer, *, request_rows: int
    ) -> Keys:
        """The keys of a cache ``(None, page, dim)``, seen through a block table.

        They are in bf16, f16 or f8E4M3FN, in i8 to be dequantized, or one f32 each for ``per_key``.
        ``block_table`` is ``(None, None)`` in i32: the page ids of each request. ``requests`` is
        ``(None,)`` in i32: the request of each run of ``request_rows`` query rows.
        """
        return self._keys("winnow.paged_keys", cache, block_table, requests, request_rows)

    def sampled_keys(
        self,
        cache: Buffer,
        block_table: Buffer,
        requests: Buffer,
        positions: Buffer,
        *,
        request_rows: int,
    ) -> Keys:
        """Those of ``paged_keys`` that ``positions`` lists, ``(None,)`` in i32.

        Their numbers, by which scores and lengths go, are those of their positions in the list.
        """
        check_buffer(self, "positions", positions, (None,), "i32")
        op = "winnow.sampled_keys"
        return self._keys(op, cache, block_table, requests, request_rows, positions)

    def dequantize_nvfp4(self, values: _Vectors, scales: _Vectors) -> _Vectors:
        """NVFP4 queries or keys in bf16, which is exact: each value times the scale of its block.

        ``values`` in i8 holds two E2M1 values a byte, the one of even index in the low half, and
        ``scales`` in i8 an E4M3 scale for 16 values. A key on a page that is missing from either
        cache is not seen. Queries are of no heads.
        """
        check_nvfp4(self, values, scales)
        op, operands = "winnow.dequantize_nvfp4", [values, scales]
        return self._vectors(type(values), op, 2 * values.dim, "bf16", operands)

    def score(self, queries: Queries, keys: Keys) -> Score:
        """FP32 dot products of query rows, head by head, with the keys of their requests."""
        check_value(self, "queries", queries, Queries)
        check_value(self, "keys", keys, Keys)
        wanted = f"vectors of {queries.dim} {queries.dtype}, as the queries are"
        same = (keys.dim, keys.dtype) == (queries.dim, queries.dtype)
        require(same, "keys", wanted, f"of {keys.dim} {keys.dtype}")
        with self._open():
            return self._score("winnow.score", queries, keys, heads=queries.heads)

    def per_row(self, buffer: Buffer) -> Score:
        """A number of each row, ``(None,)``, or of each row and head, ``(None, heads)``, in f32."""
        check_value(self, "buffer", buffer, Buffer)
        has_heads = len(buffer.shape) == 2
        check_buffer(self, "buffer", buffer, (None, ...) if has_heads else (None,), "f32")
        with self._open():
            return self._score("winnow.per_row", buffer, heads=buffer.dim if has_heads else None)

    def per_key(self, values: Keys) -> Score:
        """A number of each key: ``values`` are keys of one f32 each."""
        check_value(self, "values", values, Keys)
        fits = (values.dim, values.dtype) == (1, "f32")
        require(fits, "values", "keys of 1 f32", f"of {values.dim} {values.dtype}")
        with self._open():
            return self._score("winnow.per_key", values)

    def per_score(self, buffer: Buffer) -> Score:
        """A number of each row and key, ``(None, None)`` in f32: a bias, or a mask of ``-inf``."""
        check_buffer(self, "buffer", buffer, (None, None), "f32")
        with self._open():
            result = ir.Type.parse(score_text(None))
            return Score(self, PerScoreOp(buffer.ir, result).result)

    def sum_heads(self, scores: Score) -> Score:
        """The sum of each row's and key's scores over the heads, in any order."""
        return self._reduce_heads(scores, "add")

    def max_heads(self, scores: Score) -> Score:
        """The largest of each row's and key's scores over the heads; NaN if one is."""
        return self._reduce_heads(scores, "max")

    def elementwise(self, op: str, *operands: Operand) -> Score:
        """The ``arith`` or ``math`` op of that name, such as ``"math.rsqrt"``, on scores.

        An ``f32`` scalar or a number stands for the same score of every row and key, and scores
        without heads for those of each head of the others.
        """
        known = str(op).startswith(("arith.", "math."))
        known = known and self._module.context.is_registered_operation(op)
        require(known, "op", "the name of an arith or math op", op)
        with self._open():
            scores = [self._as_score(operand) for operand in operands]
            heads = next((score.heads for score in scores if score.heads), None)
            spread = [self._spread_heads(score, heads) for score in scores]
            return self._score(op, *spread, heads=heads)

    def threshold_select(
        self,
        scores: Score,
        *,
        row_ends: Buffer,
        thresholds: Buffer,
        counters: Buffer,
        candidates: Buffer,
        max_context: Scalar,
        top_k: int,
        arrivals: Buffer | None = None,
        ranges: Buffer | None = None,
    ) -> None:
        """Selects the keys that score above their row's threshold, and those that tie with it.

        ``row_ends`` is ``(None,)`` in i32, ``thresholds`` ``(None,)`` in f32, ``counters`` ``(None,
        2)`` in i32 and ``candidates`` ``(None, None, 2)`` in i32: rows, slots, and the slot's key
        and the bits of its stored score. That is the score less the threshold where this is exact
        (``score <= 2 * threshold``, both finite), else the score, a NaN being 0x7FC00000.

        With ``arrivals`` ``(None,)`` and ``ranges`` ``(2, None)``, both in i32, and ``top_k`` from
        1 up, a row whose slots would not hold its ``top_k`` largest scores gets another threshold,
        at which they do. ``ranges`` gets the first of each row's slots in use and the one past the
        last. ``arrivals``, an entry for each tile of rows, is zeroed once and left zeroed.
        """
        check_scores(self, "scores", scores, has_heads=False)
        check_buffer(self, "row_ends", row_ends, (None,), "i32")
        check_buffer(self, "thresholds", thresholds, (None,), "f32")
        check_buffer(self, "counters", counters, (None, 2), "i32")
        check_buffer(self, "candidates", candidates, (None, None, 2), "i32")
        check_value(self, "max_context", max_context, Scalar)
        require(max_context.dtype == "i32", "max_context", "i32", max_context.dtype)
        check_integer("top_k", top_k, 0)
        check_repair(self, arrivals, ranges, top_k)
        with self._open():
            ThresholdSelectOp(
                *[v.ir for v in (scores, row_ends, thresholds, counters, candidates, max_context)],
                i32_attr(top_k),
                arrivals=arrivals and arrivals.ir,
                ranges=ranges and ranges.ir,
            )

    def store_scores(
        self, scores: Score, *, lengths: Buffer, output: Buffer, group_rows: int
    ) -> None:
        """Stores the scores of each group of ``group_rows`` rows, of keys below its length.

        ``lengths`` is ``(None,)`` in i32, ``output`` ``(None, None)`` in f32: rows, keys. The score
        of a key that is not there is ``-inf``; entries from the group's length on stay as they are.
        """
        check_scores(self, "scores", scores, has_heads=False)
        check_buffer(self, "lengths", lengths, (None,), "i32")
        check_buffer(self, "output", output, (None, None), "f32")
        check_integer("group_rows", group_rows, 1)
        with self._open():
            StoreScoresOp(scores.ir, lengths.ir, output.ir, i32_attr(group_rows))

    def _keys(
        self,
        op: str,
        cache: Buffer,
        block_table: Buffer,
        requests: Buffer,
        request_rows: int,
        *more: Buffer,
    ) -> Keys:
        check_buffer(self, "cache", cache, (None, ..., ...), *KEY_DTYPES)
        check_buffer(self, "block_table", block_table, (None, None), "i32")
        check_buffer(self, "requests", requests, (None,), "i32")
        check_integer("request_rows", request_rows, 1)
        operands, rows = [cache, block_table, requests, *more], {"request_rows": request_rows}
        return self._vectors(Keys, op, cache.dim, cache.dtype, operands, **rows)

    def _vectors(
        self,
        kind: type[_Vectors],
        op: str,
        dim: int,
        dtype: str,
        operands: Sequence[Value],
        heads: int | None = None,
        **attributes: int,
    ) -> _Vectors:
        with self._open():
            of_queries = "?" if heads is None else f"?x{heads}"
            lead = of_queries if kind is Queries else "?x?"
            type_ = ir.Type.parse(f"tensor<{lead}x{dim}x{dtype}>")
            result = self._emit(op, [type_], operands, **attributes).result
            more = {} if heads is None else {"heads": heads}
            return kind(self, result, dim, dtype, **more)

    def _as_score(self, operand: Operand) -> Score:
        if isinstance(operand, int | float):
            fits = isinstance(operand, float) or abs(operand) <= sys.float_info.max
            wanted = f"an integer up to {sys.float_info.max} in magnitude"
            require(fits, "operand", wanted, "a larger one")
            f32 = ir.F32Type.get()
            value = ir.FloatAttr.get(f32, float(operand))
            constant = ir.Operation.create("arith.constant", [f32], attributes={"value": value})
            return self._score("winnow.splat", Value(self, constant.result))
        known = isinstance(operand, Score | Scalar)
        require(known, "operand", "a score, a scalar or a number", type(operand).__name__)
        check_value(self, "operand", operand, Value)
        if isinstance(operand, Score):
            return operand
        require(operand.dtype == "f32", operand.name, "f32 to act on scores", operand.dtype)
        return self._score("winnow.splat", operand)

    def _spread_heads(self, scores: Score, heads: int | None) -> Score:
        """Scores as those of so many heads."""
        if scores.heads == heads:
            return scores
        wanted = f"scores of {heads} heads, as another operand is, or of none"
        require(scores.heads is None, "operand", wanted, f"of {scores.heads}")
        return self._score("winnow.spread_heads", scores, heads=heads)

    def _reduce_heads(self, scores: Score, kind: str) -> Score:
        check_scores(self, "scores", scores, has_heads=True)
        with self._open():
            result = ir.Type.parse(score_text(None))
            return Score(self, ReduceHeadsOp(scores.ir, result, text_attr(kind)).result)

    def _score(self, op: str, *operands: Value, heads: int | None = None) -> Score:
        type_ = ir.Type.parse(score_text(heads))
        return Score(self, self._emit(op, [type_], operands).result, heads)


def score_text(heads: int | None) -> str:
    """The type of scores of so many heads, or without a head axis."""
    return "tensor<?x?xf32>" if heads is None else f"tensor<?x{heads}x?xf32>"

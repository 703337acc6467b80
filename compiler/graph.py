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

import contextlib
import inspect
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from torch_mlir import ir
from torch_mlir.dialects import func

from winnow.dialects import load_dialects
from winnow.dialects.build import i32_attr
from winnow.dialects.graph import ThresholdSelectOp
from winnow.dialects.tt import KERNEL_NAME
from winnow.errors import InputError
from winnow.graph_buffers import ELEMENT_BYTES, check_elements, memref_type
from winnow.graph_checks import (
    check_buffer,
    check_integer,
    check_nvfp4,
    check_repair,
    check_shape,
    check_value,
    require,
)
from winnow.pipeline.diagnostics import from_exception
from winnow.values import Buffer, Keys, Operand, Queries, Scalar, Score, Value, Vectors

SCORES = "tensor<?x?xf32>"
VECTOR_DTYPES = ("bf16", "f16", "i8")
VECTORS: dict[type[Vectors], str] = {
    Queries: "tensor<?x{dim}x{dtype}>",
    Keys: "tensor<?x?x{dim}x{dtype}>",
}

_Vectors = TypeVar("_Vectors", bound=Vectors)
_BUILDERS = {__name__, "winnow.values", "winnow.kernels.signature", contextlib.__name__}
"""The modules that build graphs for others, whose lines are of no interest."""


class Graph:
    """One function of ops on paged keys and their scores, and a selection among these."""

    def __init__(self, name: str, context: ir.Context | None = None) -> None:
        """Starts the function ``name``, in a new context if none is given."""
        named = isinstance(name, str) and KERNEL_NAME.fullmatch(name) is not None
        require(named, "name", "a string of letters, digits and underscores", name)
        known = context is None or isinstance(context, ir.Context)
        require(known, "context", "an MLIR context", context)
        self._attributes: dict[str, ir.DictAttr] = {}
        self._finished = False
        context = context or ir.Context()
        load_dialects(context)
        with context, _caller_location():
            self._module = ir.Module.create()
            with ir.InsertionPoint(self._module.body):
                self._function = func.FuncOp(name, ([], []))
            self._block = self._function.add_entry_block()

    def buffer(
        self, name: str, shape: Sequence[int | None], dtype: str, *, alignment: int | None = None
    ) -> Buffer:
        """Adds a buffer argument.

        Its base address and outermost stride are multiples of ``alignment`` bytes, or else of an
        element's. Bytes, 8-bit floats too, are ``"i8"``.
        """
        check_shape(shape)
        alignment = check_elements(dtype, alignment)
        with self._open():
            i64 = ir.IntegerType.get_signless(64)
            attributes = {}
            if alignment > ELEMENT_BYTES[dtype]:
                attributes["winnow.alignment"] = ir.IntegerAttr.get(i64, alignment)
            value = self._argument(name, memref_type(shape, dtype), attributes)
        return Buffer(self, value, name, tuple(shape), dtype)

    def scalar(self, name: str, dtype: str) -> Scalar:
        """Adds a scalar argument, ``"i32"`` or ``"f32"``."""
        require(dtype in ("i32", "f32"), "dtype", "i32 or f32", dtype)
        with self._open():
            return Scalar(self, self._argument(name, ir.Type.parse(dtype), {}), name, dtype)

    def queries(self, buffer: Buffer) -> Queries:
        """The rows of a buffer ``(None, dim)`` in bf16 or f16, or in i8 to be dequantized."""
        check_buffer(self, "buffer", buffer, (None, ...), *VECTOR_DTYPES)
        return self._vectors(Queries, "winnow.queries", buffer.dim, buffer.dtype, [buffer])

    def paged_keys(
        self, cache: Buffer, block_table: Buffer, requests: Buffer, *, request_rows: int
    ) -> Keys:
        """The keys of a cache ``(None, page, dim)``, seen through a block table.

        They are in bf16 or f16, or in i8 to be dequantized. ``block_table`` is ``(None, None)`` in
        i32: the page ids of each request. ``requests`` is ``(None,)`` in i32: the request of each
        run of ``request_rows`` query rows.
        """
        check_buffer(self, "cache", cache, (None, ..., ...), *VECTOR_DTYPES)
        check_buffer(self, "block_table", block_table, (None, None), "i32")
        check_buffer(self, "requests", requests, (None,), "i32")
        check_integer("request_rows", request_rows, 1)
        operands, rows = [cache, block_table, requests], {"request_rows": request_rows}
        return self._vectors(Keys, "winnow.paged_keys", cache.dim, cache.dtype, operands, **rows)

    def dequantize_nvfp4(self, values: _Vectors, scales: _Vectors) -> _Vectors:
        """NVFP4 queries or keys in bf16, which is exact: each value times the scale of its block.

        ``values`` in i8 holds two E2M1 values a byte, the one of even index in the low half, and
        ``scales`` in i8 an E4M3 scale for 16 values. A key on a page that is missing from either
        cache is not seen.
        """
        check_nvfp4(self, values, scales)
        op, operands = "winnow.dequantize_nvfp4", [values, scales]
        return self._vectors(type(values), op, 2 * values.dim, "bf16", operands)

    def score(self, queries: Queries, keys: Keys) -> Score:
        """FP32 dot products of query rows with the keys of their requests."""
        check_value(self, "queries", queries, Queries)
        check_value(self, "keys", keys, Keys)
        wanted = f"vectors of {queries.dim} {queries.dtype}, as the queries are"
        same = (keys.dim, keys.dtype) == (queries.dim, queries.dtype)
        require(same, "keys", wanted, f"of {keys.dim} {keys.dtype}")
        with self._open():
            return self._score("winnow.score", queries, keys)

    def elementwise(self, op: str, *operands: Operand) -> Score:
        """The ``arith`` or ``math`` op of that name, such as ``"math.rsqrt"``, on scores.

        An ``f32`` scalar or a number stands for the same score of every row and key.
        """
        known = str(op).startswith(("arith.", "math."))
        known = known and self._module.context.is_registered_operation(op)
        require(known, "op", "the name of an arith or math op", op)
        with self._open():
            return self._score(op, *map(self._as_score, operands))

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
        check_value(self, "scores", scores, Score)
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

    def module(self) -> ir.Module:
        """Ends the function, which then takes no more ops, and returns its verified module.

        Raises ``InputError`` where an element-wise op does not take scores, or not as many.
        """
        with self._open():
            func.ReturnOp([])
            type_ = ir.FunctionType.get([value.type for value in self._block.arguments], [])
            self._function.attributes["function_type"] = ir.TypeAttr.get(type_)
            self._function.attributes["arg_attrs"] = ir.ArrayAttr.get([*self._attributes.values()])
        self._finished = True
        try:
            self._module.operation.verify()
        except ir.MLIRError as error:
            raise InputError(from_exception(error)) from None
        return self._module

    @contextlib.contextmanager
    def _open(self) -> Iterator[None]:
        """Where ops are made: at the function's end, with the location of the caller."""
        require(not self._finished, "the graph", "unfinished", "ended by module()")
        with self._module.context, _caller_location(), ir.InsertionPoint(self._block):
            yield

    def _argument(
        self, name: str, type_: ir.Type, attributes: Mapping[str, ir.Attribute]
    ) -> ir.Value:
        new = isinstance(name, str) and bool(name) and name not in self._attributes
        require(new and "." not in name, "name", "a string new to the graph, without dots", name)
        named = {"winnow.name": ir.StringAttr.get(name), **attributes}
        self._attributes[name] = ir.DictAttr.get(named)
        return self._block.add_argument(type_, ir.Location.current)

    def _vectors(
        self,
        kind: type[_Vectors],
        op: str,
        dim: int,
        dtype: str,
        operands: Sequence[Value],
        **attributes: int,
    ) -> _Vectors:
        with self._open():
            type_ = ir.Type.parse(VECTORS[kind].format(dim=dim, dtype=dtype))
            return kind(self, self._emit(op, [type_], operands, **attributes).result, dim, dtype)

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

    def _score(self, op: str, *operands: Value) -> Score:
        return Score(self, self._emit(op, [ir.Type.parse(SCORES)], operands).result)

    def _emit(
        self, op: str, results: Sequence[ir.Type], operands: Sequence[Value], **attributes: int
    ) -> Any:
        i32 = ir.IntegerType.get_signless(32)
        return ir.Operation.create(
            op,
            results,
            [operand.ir for operand in operands],
            {name: ir.IntegerAttr.get(i32, value) for name, value in attributes.items()},
        )


def _caller_location() -> ir.Location:
    """The line outside this builder that is being run."""
    frame = inspect.currentframe()
    while frame is not None and frame.f_globals.get("__name__") in _BUILDERS:
        frame = frame.f_back
    assert frame is not None
    position = inspect.getframeinfo(frame, context=0).positions
    assert position is not None
    line, column = position.lineno or 0, position.col_offset or 0
    return ir.Location.file(frame.f_code.co_filename, line, column + 1)

# SPDX-License-Identifier: Apache-2.0
"""Builds op graphs in Python: the public way to write one, next to MLIR text.

    g = Graph("halved") query = g.buffer("query", (None, 128), "bf16") cache = g.buffer("key_cache",
    (None, 64, 128), "bf16", alignment=16) ... scores = g.score(g.queries(query),
    g.paged_keys(cache, table, requests, request_rows=128)) g.threshold_select(scores * 0.5,
    row_ends=ends, thresholds=thresholds, counters=counters, candidates=candidates,
    max_context=g.scalar("max_context", "i32"), top_k=2048)
    module = g.module()

Every op carries the location of the line that asked for it. A bad argument raises ``ValueError``
with its name.
"""

from __future__ import annotations

import contextlib
import inspect
from collections.abc import Iterator, Mapping, Sequence
from types import EllipsisType
from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import func

from winnow.dialects import load_dialects
from winnow.dialects.base import DYNAMIC
from winnow.values import Buffer, Operand, Scalar, Score, Value, Vectors

ELEMENT_BYTES = {"bf16": 2, "f16": 2, "f32": 4, "i32": 4}
"""The element types of buffers, and their sizes."""
SCORES = "tensor<?x?xf32>"


class Graph:
    """One function of ops on paged keys and their scores, and a selection among these."""

    def __init__(self, name: str, context: ir.Context | None = None) -> None:
        """Starts the function ``name``, in a new context if none is given."""
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
        element's.
        """
        shape = tuple(shape)
        _require(dtype in ELEMENT_BYTES, "dtype", f"one of {', '.join(ELEMENT_BYTES)}", dtype)
        known = bool(shape) and None not in shape[2:] and all(n is None or n > 0 for n in shape)
        wanted = "one or more positive sizes, None for none but the outermost two"
        _require(known, "shape", wanted, shape)
        size = ELEMENT_BYTES[dtype]
        alignment = size if alignment is None else alignment
        power = alignment >= size and alignment.bit_count() == 1
        wanted = f"a power of two, and at least an element's {size} bytes"
        _require(power, "alignment", wanted, alignment)
        with self._open():
            i64 = ir.IntegerType.get_signless(64)
            attributes = {}
            if alignment > size:
                attributes["winnow.alignment"] = ir.IntegerAttr.get(i64, alignment)
            value = self._argument(name, _memref_type(shape, dtype), attributes)
        return Buffer(self, value, name, shape, dtype)

    def scalar(self, name: str, dtype: str) -> Scalar:
        """Adds a scalar argument, ``"i32"`` or ``"f32"``."""
        _require(dtype in ("i32", "f32"), "dtype", "i32 or f32", dtype)
        with self._open():
            return Scalar(self, self._argument(name, ir.Type.parse(dtype), {}), name, dtype)

    def queries(self, buffer: Buffer) -> Vectors:
        """The rows of a buffer ``(None, dim)`` in bf16 or f16."""
        self._check("buffer", buffer, (None, ...), "bf16", "f16")
        return self._vectors("winnow.queries", "tensor<?x{dim}x{dtype}>", [buffer])

    def paged_keys(
        self, cache: Buffer, block_table: Buffer, requests: Buffer, *, request_rows: int
    ) -> Vectors:
        """The keys of a cache ``(None, page, dim)`` in bf16 or f16, seen through a block table.

        ``block_table`` is ``(None, None)`` in i32: the page ids of each request. ``requests`` is
        ``(None,)`` in i32: the request of each run of ``request_rows`` query rows.
        """
        self._check("cache", cache, (None, ..., ...), "bf16", "f16")
        self._check("block_table", block_table, (None, None), "i32")
        self._check("requests", requests, (None,), "i32")
        _require(request_rows > 0, "request_rows", "positive", request_rows)
        operands = [cache, block_table, requests]
        return self._vectors(
            "winnow.paged_keys", "tensor<?x?x{dim}x{dtype}>", operands, request_rows=request_rows
        )

    def score(self, queries: Vectors, keys: Vectors) -> Score:
        """FP32 dot products of query rows with the keys of their requests."""
        wanted = f"vectors of {queries.dim} {queries.dtype}, as the queries are"
        same = (keys.dim, keys.dtype) == (queries.dim, queries.dtype)
        _require(same, "keys", wanted, f"of {keys.dim} {keys.dtype}")
        with self._open():
            return self._score("winnow.score", queries, keys)

    def elementwise(self, op: str, *operands: Operand) -> Score:
        """The ``arith`` or ``math`` op of that name, such as ``"math.rsqrt"``, on scores.

        An ``f32`` scalar or a number stands for the same score of every row and key.
        """
        known = op.startswith(("arith.", "math.")) and self._module.context.is_registered_operation(
            op
        )
        _require(known, "op", "the name of an arith or math op", op)
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
    ) -> None:
        """Selects the keys that score above their row's threshold, and those that tie with it.

        ``row_ends`` is ``(None,)`` in i32, ``thresholds`` ``(None,)`` in f32, ``counters`` ``(None,
        2)`` in i32 and ``candidates`` ``(None, None, 2)`` in i32: rows, slots, and the slot's key
        and score bits.
        """
        self._check("row_ends", row_ends, (None,), "i32")
        self._check("thresholds", thresholds, (None,), "f32")
        self._check("counters", counters, (None, 2), "i32")
        self._check("candidates", candidates, (None, None, 2), "i32")
        _require(max_context.dtype == "i32", "max_context", "i32", max_context.dtype)
        _require(top_k >= 0, "top_k", "at least 0", top_k)
        operands = [scores, row_ends, thresholds, counters, candidates, max_context]
        with self._open():
            self._emit("winnow.threshold_select", [], operands, top_k=top_k)

    def module(self) -> ir.Module:
        """Ends the function, which then takes no more ops, and returns its verified module."""
        with self._open():
            func.ReturnOp([])
            type_ = ir.FunctionType.get([value.type for value in self._block.arguments], [])
            self._function.attributes["function_type"] = ir.TypeAttr.get(type_)
            self._function.attributes["arg_attrs"] = ir.ArrayAttr.get([*self._attributes.values()])
        self._finished = True
        self._module.operation.verify()
        return self._module

    @contextlib.contextmanager
    def _open(self) -> Iterator[None]:
        """Where ops are made: at the function's end, with the location of the caller."""
        _require(not self._finished, "the graph", "unfinished", "ended by module()")
        with self._module.context, _caller_location(), ir.InsertionPoint(self._block):
            yield

    def _argument(
        self, name: str, type_: ir.Type, attributes: Mapping[str, ir.Attribute]
    ) -> ir.Value:
        _require(bool(name) and name not in self._attributes, "name", "new to the graph", name)
        named = {"winnow.name": ir.StringAttr.get(name), **attributes}
        self._attributes[name] = ir.DictAttr.get(named)
        return self._block.add_argument(type_, ir.Location.current)

    def _vectors(
        self, op: str, result: str, operands: Sequence[Buffer], **attributes: int
    ) -> Vectors:
        dim, dtype = operands[0].shape[-1], operands[0].dtype
        assert dim is not None
        with self._open():
            type_ = ir.Type.parse(result.format(dim=dim, dtype=dtype))
            return Vectors(self, self._emit(op, [type_], operands, **attributes).result, dim, dtype)

    def _as_score(self, operand: Operand) -> Score:
        if isinstance(operand, Score):
            return operand
        if isinstance(operand, Scalar):
            _require(operand.dtype == "f32", operand.name, "f32 to act on scores", operand.dtype)
            return self._score("winnow.splat", operand)
        _require(isinstance(operand, int | float), "operand", "a score or a number", operand)
        f32 = ir.F32Type.get()
        value = ir.FloatAttr.get(f32, float(operand))
        constant = ir.Operation.create("arith.constant", [f32], attributes={"value": value})
        return self._score("winnow.splat", Value(self, constant.result))

    def _score(self, op: str, *operands: Value) -> Score:
        return Score(self, self._emit(op, [ir.Type.parse(SCORES)], operands).result)

    def _emit(
        self, op: str, results: Sequence[ir.Type], operands: Sequence[Value], **attributes: int
    ) -> Any:
        ours = all(operand.graph is self for operand in operands)
        _require(ours, f"every operand of {op}", "of this graph", "of another")
        i32 = ir.IntegerType.get_signless(32)
        return ir.Operation.create(
            op,
            results,
            [operand.ir for operand in operands],
            {name: ir.IntegerAttr.get(i32, value) for name, value in attributes.items()},
        )

    def _check(
        self,
        what: str,
        buffer: Buffer,
        shape: Sequence[int | EllipsisType | None],
        *dtypes: str,
    ) -> None:
        """Raises ``ValueError`` unless the buffer has that shape; ``...`` is any known size."""
        _require(isinstance(buffer, Buffer), what, "a buffer", buffer)
        fits = len(shape) == len(buffer.shape) and all(
            actual is not None if size is ... else actual == size
            for size, actual in zip(shape, buffer.shape, strict=False)
        )
        wanted = ", ".join("size" if size is ... else str(size) for size in shape)
        _require(fits, what, f"a buffer of shape ({wanted})", buffer.shape)
        _require(buffer.dtype in dtypes, what, f"of {' or '.join(dtypes)}", buffer.dtype)


def _memref_type(shape: Sequence[int | None], dtype: str) -> ir.Type:
    """Row-major and packed, but for a dynamic outermost stride from two dimensions on."""
    element = ir.Type.parse(dtype)
    sizes = [DYNAMIC if size is None else size for size in shape]
    if len(sizes) == 1:
        return ir.MemRefType.get(sizes, element)
    strides = [1]
    for size in reversed(sizes[2:]):
        strides.insert(0, strides[0] * size)
    strides.insert(0, ir.ShapedType.get_dynamic_stride_or_offset())
    return ir.MemRefType.get(sizes, element, ir.StridedLayoutAttr.get(0, strides))


def _caller_location() -> ir.Location:
    """The line outside this builder that is being run."""
    frame = inspect.currentframe()
    own = (__file__, Score.__add__.__code__.co_filename, contextlib.__file__)
    while frame is not None and frame.f_code.co_filename in own:
        frame = frame.f_back
    assert frame is not None
    position = inspect.getframeinfo(frame, context=0).positions
    assert position is not None
    line, column = position.lineno or 0, position.col_offset or 0
    return ir.Location.file(frame.f_code.co_filename, line, column + 1)


def _require(condition: bool, argument: str, wanted: str, actual: object) -> None:
    if not condition:
        raise ValueError(f"{argument} must be {wanted}, not {actual}")

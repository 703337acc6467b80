# SPDX-License-Identifier: Apache-2.0
"""Scores of query rows and keys, with a head axis or without, and what they are combined with."""

from typing import Any, Optional

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import (
    DYNAMIC,
    MOST_I32,
    Op,
    memref_of_any_shape,
    memref_type,
    require,
    scalar,
    tensor_type,
)
from winnow.dialects.graph.dialect import WinnowDialect
from winnow.dialects.graph.vectors import LOADS, DequantizeNvfp4Op, QueriesOp

DOT_ELEMENTS = ("bf16", "f16", "f8E4M3FN")
BIAS_ELEMENTS = ("f32", "i8")
ELEMENTWISE_DIALECTS = ("arith", "math")
HEAD_REDUCTIONS = ("add", "max")


class ScoreOp(Op, dialect=WinnowDialect, name="score", traits=[ext.Pure]):
    """FP32 dot products of query rows with the keys of their requests.

    ``tensor<?xDxT>`` (rows, dim) and ``tensor<?x?xDxT>`` (runs, keys, dim) to ``tensor<?x?xf32>``
    (rows, keys); for rows of several heads, ``tensor<?xHxDxT>``, to ``tensor<?xHx?xf32>``.
    """

    queries: ext.Operand[Any]
    keys: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        queries = self.queries.type
        has_heads = isinstance(queries, ir.RankedTensorType) and len(queries.shape) == 3
        queries = tensor_type(self.queries, "the queries", (DYNAMIC, *[None] * has_heads, None))
        element = str(queries.element_type)
        tensor_type(self.keys, "the keys", (DYNAMIC, DYNAMIC, queries.shape[-1]), element)
        require(
            element in DOT_ELEMENTS,
            f"queries and keys must be {' or '.join(DOT_ELEMENTS)}, but are {element}",
        )
        tensor_type(self.result, "the result", (*queries.shape[:-1], DYNAMIC), "f32")


class SplatOp(Op, dialect=WinnowDialect, name="splat", traits=[ext.Pure]):
    """One ``f32`` as the score of every row and key."""

    value: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        scalar(self.value, "the value", "f32")
        tensor_type(self.result, "the result", (DYNAMIC, DYNAMIC), "f32")


class PerRowOp(Op, dialect=WinnowDialect, name="per_row", traits=[ext.Pure]):
    """A number of each row as the score of all its keys: ``memref<?xf32>`` to ``tensor<?x?xf32>``.

    Or one of each row and head: ``memref<?xHxf32>`` to ``tensor<?xHx?xf32>``.
    """

    buffer: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        heads = [None] * (memref_of_any_shape(self.buffer, "the buffer").rank == 2)
        shape = memref_type(self.buffer, "the buffer", (DYNAMIC, *heads), "f32").shape
        tensor_type(self.result, "the result", (*shape, DYNAMIC), "f32")


class PerKeyOp(Op, dialect=WinnowDialect, name="per_key", traits=[ext.Pure]):
    """A number of each key as the score of all rows: ``tensor<?x?x1xf32>`` to ``tensor<?x?xf32>``.

    ``paged_keys`` makes the numbers of a cache ``memref<?xPx1xf32>``. Where one is absent, so are
    the scores.
    """

    values: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        tensor_type(self.values, "the values", (DYNAMIC, DYNAMIC, 1), "f32")
        tensor_type(self.result, "the result", (DYNAMIC, DYNAMIC), "f32")


class PerScoreOp(Op, dialect=WinnowDialect, name="per_score", traits=[ext.Pure]):
    """A number of each row and key: ``memref<?x?xT>`` to ``tensor<?x?xT>``, T being f32 or i8.

    With ``positions``, ``memref<?xi32>``, those of the keys there, as for ``sampled_keys``. Where
    the buffer has no column for a key, its score is absent.
    """

    buffer: ext.Operand[Any]
    result: ext.Result[Any]
    positions: Optional[ext.Operand[Any]] = None

    def check(self) -> None:
        element = str(memref_type(self.buffer, "the buffer", (DYNAMIC, DYNAMIC)).element_type)
        wanted = " or ".join(BIAS_ELEMENTS)
        require(element in BIAS_ELEMENTS, f"the buffer must hold {wanted}, but holds {element}")
        if self.positions is not None:
            memref_type(self.positions, "the positions", (DYNAMIC,), "i32")
        tensor_type(self.result, "the result", (DYNAMIC, DYNAMIC), element)


class SpreadHeadsOp(Op, dialect=WinnowDialect, name="spread_heads", traits=[ext.Pure]):
    """The same scores for each head: ``tensor<?x?xT>`` to ``tensor<?xHx?xT>``."""

    scores: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        scores = tensor_type(self.scores, "the scores", (DYNAMIC, DYNAMIC))
        shape = (DYNAMIC, None, DYNAMIC)
        tensor_type(self.result, "the result", shape, str(scores.element_type))


class ReduceHeadsOp(Op, dialect=WinnowDialect, name="reduce_heads", traits=[ext.Pure]):
    """The sum of each row's and key's scores over the heads, or the largest of them.

    ``tensor<?xHx?xf32>`` to ``tensor<?x?xf32>``; ``kind`` is "add" or "max". A sum is made in any
    order. Where one of the scores is a NaN, so is the result.
    """

    scores: ext.Operand[Any]
    result: ext.Result[Any]
    kind: ir.StringAttr

    def check(self) -> None:
        tensor_type(self.scores, "the scores", (DYNAMIC, None, DYNAMIC), "f32")
        tensor_type(self.result, "the result", (DYNAMIC, DYNAMIC), "f32")
        kind = self.kind.value
        require(
            kind in HEAD_REDUCTIONS,
            f"kind must be {' or '.join(HEAD_REDUCTIONS)}, but is {kind}",
        )


PRODUCERS = (
    QueriesOp,
    *LOADS,
    DequantizeNvfp4Op,
    ScoreOp,
    SplatOp,
    PerRowOp,
    PerKeyOp,
    PerScoreOp,
    SpreadHeadsOp,
    ReduceHeadsOp,
)


def makes_scores(op: ir.Operation | ir.OpView) -> bool:
    """Whether what uses scores can be fused with ``op``: one of ours, or element-wise on scores."""
    if isinstance(op.operation.opview, PRODUCERS):
        return True
    values = [*op.operation.operands, *op.operation.results]
    return (
        op.operation.name.split(".")[0] in ELEMENTWISE_DIALECTS
        and len(op.operation.regions) == 0
        and all(_is_of_scores(value.type) for value in values)
        and len({tuple(value.type.shape) for value in values}) == 1
    )


def heads_of(type_: ir.Type) -> int | None:
    """How many heads scores of that type have; ``None`` for scores without a head axis."""
    return int(type_.shape[1]) if len(type_.shape) == 3 else None


def are_scores_of_heads(type_: ir.Type) -> bool:
    """Whether a value of that type is scores with a head axis."""
    return _is_of_scores(type_) and len(type_.shape) == 3


def _is_of_scores(type_: ir.Type) -> bool:
    if not isinstance(type_, ir.RankedTensorType) or len(type_.shape) not in (2, 3):
        return False
    first, *heads, last = type_.shape
    return first == last == DYNAMIC and all(0 < size <= MOST_I32 for size in heads)

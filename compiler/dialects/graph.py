# SPDX-License-Identifier: Apache-2.0
"""Level 1, the `winnow` dialect: op graphs that score paged keys and select among the scores.

Buffers are memref arguments of the function. Queries, keys and scores are tensors, which are
values: nothing says that they exist in memory. Between the score and the selection any element-wise
`arith` or `math` op may stand.

A key is *absent* when its page id lies outside the cache or its request id outside the block table,
and where the table has no page for it or its rows have no request. A score of an absent key is
absent, and no selection sees it.
"""

from collections.abc import Sequence
from typing import Any, Optional

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import (
    DYNAMIC,
    Op,
    Shape,
    is_number,
    memref_type,
    positive,
    require,
    require_parent,
    scalar,
    tensor_type,
)

SCORES = "tensor<?x?xf32>"
DOT_ELEMENTS = ("bf16", "f16")
NVFP4_BLOCK = 16
"""How many NVFP4 values share a scale."""
NVFP4_NAMES = ("the values", "the scales")
ELEMENTWISE_DIALECTS = ("arith", "math")


class WinnowDialect(ext.Dialect, name="winnow"):
    """Selections over scores, as op graphs."""


class QueriesOp(Op, dialect=WinnowDialect, name="queries", traits=[ext.Pure]):
    """Query rows of a buffer: ``memref<?xDxT>`` to ``tensor<?xDxT>`` (rows, dim)."""

    buffer: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        buffer = memref_type(self.buffer, "the buffer", (DYNAMIC, None))
        tensor_type(self.result, "the result", (DYNAMIC, buffer.shape[1]), str(buffer.element_type))


class PagedKeysOp(Op, dialect=WinnowDialect, name="paged_keys", traits=[ext.Pure]):
    """Keys of a paged cache, seen through a block table.

    ``cache`` is ``memref<?xPxDxT>`` (pages, keys a page, dim), ``block_table`` ``memref<?x?xi32>``
    (requests, pages), ``requests`` ``memref<?xi32>``: the request of each run of ``request_rows``
    query rows. The result is ``tensor<?x?xDxT>`` (runs, keys, dim): key ``j`` of run ``i`` lies in
    row ``j % P`` of page ``block_table[requests[i], j / P]``.
    """

    cache: ext.Operand[Any]
    block_table: ext.Operand[Any]
    requests: ext.Operand[Any]
    result: ext.Result[Any]
    request_rows: ir.IntegerAttr

    def check(self) -> None:
        cache = memref_type(self.cache, "the cache", (DYNAMIC, None, None))
        memref_type(self.block_table, "the block table", (DYNAMIC, DYNAMIC), "i32")
        memref_type(self.requests, "the requests", (DYNAMIC,), "i32")
        require(
            is_number(cache.element_type),
            f"keys must be signless integers or floats, not {cache.element_type}",
        )
        dim, element = cache.shape[2], str(cache.element_type)
        tensor_type(self.result, "the result", (DYNAMIC, DYNAMIC, dim), element)
        positive(self.request_rows, "request_rows")


class DequantizeNvfp4Op(Op, dialect=WinnowDialect, name="dequantize_nvfp4", traits=[ext.Pure]):
    """NVFP4 query rows or keys as BF16: E2M1 values, each times the E4M3 scale of its block.

    ``tensor<?xBxi8>`` and ``tensor<?xSxi8>`` to ``tensor<?x2Bxbf16>`` for rows; for keys, all of
    them with a second dynamic axis. A byte holds two values, the one of even index in its low
    half; a scale is for 16 values, so that ``S = 2B / 16``. A scale of NaN makes NaN of its block.
    A key is absent if its values are or its scales are.

    BF16 holds every product exactly: a significand of two bits times one of four has six at most,
    of the eight that there are, and magnitudes go from 2**-10 to 2688.
    """

    values: ext.Operand[Any]
    scales: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        values = self.values.type
        rank = len(values.shape) if isinstance(values, ir.RankedTensorType) else 0
        require(rank in (2, 3), f"the values must be of query rows or of keys, but are {values}")
        shape = nvfp4_shape(self.values, self.scales, (DYNAMIC,) * (rank - 1))
        tensor_type(self.result, "the result", shape, "bf16")


class ScoreOp(Op, dialect=WinnowDialect, name="score", traits=[ext.Pure]):
    """FP32 dot products of query rows with the keys of their requests.

    ``tensor<?xDxT>`` (rows, dim) and ``tensor<?x?xDxT>`` (runs, keys, dim) to ``tensor<?x?xf32>``
    (rows, keys).
    """

    queries: ext.Operand[Any]
    keys: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        queries = tensor_type(self.queries, "the queries", (DYNAMIC, None))
        element = str(queries.element_type)
        tensor_type(self.keys, "the keys", (DYNAMIC, DYNAMIC, queries.shape[1]), element)
        require(
            element in DOT_ELEMENTS,
            f"queries and keys must be {' or '.join(DOT_ELEMENTS)}, but are {element}",
        )
        tensor_type(self.result, "the result", (DYNAMIC, DYNAMIC), "f32")


class SplatOp(Op, dialect=WinnowDialect, name="splat", traits=[ext.Pure]):
    """One ``f32`` as the score of every row and key."""

    value: ext.Operand[Any]
    result: ext.Result[Any]

    def check(self) -> None:
        scalar(self.value, "the value", "f32")
        tensor_type(self.result, "the result", (DYNAMIC, DYNAMIC), "f32")


class ThresholdSelectOp(Op, dialect=WinnowDialect, name="threshold_select"):
    """Writes the keys that score above each row's threshold, or tie with it, to the row's slots.

    Row ``r`` sees keys ``0 <= j < clamp(row_ends[r], 0, max_context)``. With ``s`` a key's score
    and ``t`` the row's threshold, the key is *above* when ``t < s``, a *tie* when neither ``t < s``
    nor ``s < t``. Above keys take slots ``top_k, top_k + 1, ...`` while there are any, ties slots
    ``top_k - 1, top_k - 2, ...``; ``counters`` holds both counts.

    A row *fits* when its above keys all have slots, and with at most ``top_k`` ties make up its
    rank: ``top_k``, or the number of keys that it sees if that is less. With ``arrivals`` and
    ``ranges``, which come together and with a ``top_k`` from 1 up, every row ends up fitting. One
    that does not, or whose threshold is NaN while its rank is not 0, is *repaired*: its threshold
    becomes its rank-th largest score, a NaN of either sign counting above every number (``+inf``
    where the rank-th is a NaN, ``+0.0`` where it is a zero), and its counters and slots what that
    threshold gives. ``ranges`` holds the first of each row's slots that are in use, and the one
    past the last; what is in the others is unspecified. That takes ``max(1, top_k - 1)`` slots from
    ``top_k`` on.

    ``scores`` is ``tensor<?x?xf32>``, ``row_ends`` ``memref<?xi32>``, ``thresholds``
    ``memref<?xf32>``, ``counters`` ``memref<?x2xi32>``, ``candidates`` ``memref<?x?x2xi32>`` (rows,
    slots, key and score bits), ``max_context`` i32, ``ranges`` ``memref<2x?xi32>`` (begin and end,
    rows) and ``arrivals`` ``memref<?xi32>``: an entry for each tile of rows that a program takes,
    zeroed once by the caller, and left zeroed.
    """

    scores: ext.Operand[Any]
    row_ends: ext.Operand[Any]
    thresholds: ext.Operand[Any]
    counters: ext.Operand[Any]
    candidates: ext.Operand[Any]
    max_context: ext.Operand[Any]
    top_k: ir.IntegerAttr
    arrivals: Optional[ext.Operand[Any]] = None
    ranges: Optional[ext.Operand[Any]] = None

    def check(self) -> None:
        tensor_type(self.scores, "the scores", (DYNAMIC, DYNAMIC), "f32")
        check_selection_buffers(self)


class FusedSelectOp(Op, dialect=WinnowDialect, name="fused_select"):
    """A ``threshold_select`` that holds the ops that make its scores, so that they need no memory.

    The region computes the scores from buffers of the function, by ops for which ``makes_scores``
    holds, and yields them.
    """

    row_ends: ext.Operand[Any]
    thresholds: ext.Operand[Any]
    counters: ext.Operand[Any]
    candidates: ext.Operand[Any]
    max_context: ext.Operand[Any]
    top_k: ir.IntegerAttr
    arrivals: Optional[ext.Operand[Any]] = None
    ranges: Optional[ext.Operand[Any]] = None
    producers: ext.Region

    def check(self) -> None:
        check_selection_buffers(self)
        blocks = list(self.producers.blocks)
        require(len(blocks) == 1, f"the region must have one block, but has {len(blocks)}")
        require(len(blocks[0].arguments) == 0, "the region must take no arguments")
        operations = list(blocks[0].operations)
        require(
            bool(operations) and operations[-1].operation.name == YieldOp.OPERATION_NAME,
            "the region must end with 'winnow.yield'",
        )
        for operation in operations[:-1]:
            name = operation.operation.name
            require(makes_scores(operation), f"the region can't compute scores by '{name}'")


class YieldOp(Op, dialect=WinnowDialect, name="yield", traits=[ir.IsTerminatorTrait]):
    """Ends the region of a ``fused_select`` with its scores, ``tensor<?x?xf32>``."""

    scores: ext.Operand[Any]

    def check(self) -> None:
        tensor_type(self.scores, "the scores", (DYNAMIC, DYNAMIC), "f32")
        require_parent(self, FusedSelectOp.OPERATION_NAME)


PRODUCERS = (QueriesOp, PagedKeysOp, DequantizeNvfp4Op, ScoreOp, SplatOp)


def makes_scores(op: ir.Operation | ir.OpView) -> bool:
    """Whether a selection can be fused with ``op``: one of ours, or element-wise on scores."""
    if isinstance(op.operation.opview, PRODUCERS):
        return True
    values = [*op.operation.operands, *op.operation.results]
    return (
        op.operation.name.split(".")[0] in ELEMENTWISE_DIALECTS
        and len(op.operation.regions) == 0
        and all(_is_of_scores(value.type) for value in values)
    )


def _is_of_scores(type_: ir.Type) -> bool:
    return isinstance(type_, ir.RankedTensorType) and type_.shape == [DYNAMIC, DYNAMIC]


def nvfp4_shape(
    values: ir.Value, scales: ir.Value, rows: Shape, names: Sequence[str] = NVFP4_NAMES
) -> list[int]:
    """The shape of NVFP4 rows when dequantized; ``names`` are those of the parts in errors."""
    *lead, packed = tensor_type(values, names[0], (*rows, None), "i8").shape
    blocks, rest = divmod(2 * packed, NVFP4_BLOCK)
    wanted = f"a multiple of {NVFP4_BLOCK} values"
    require(rest == 0, f"a row must be of {wanted}, but is of {2 * packed}")
    tensor_type(scales, names[1], (*lead, blocks), "i8")
    return [*lead, 2 * packed]


def check_selection_buffers(op: ThresholdSelectOp | FusedSelectOp) -> None:
    """Checks what a selection reads and writes beside its scores."""
    memref_type(op.row_ends, "row_ends", (DYNAMIC,), "i32")
    memref_type(op.thresholds, "thresholds", (DYNAMIC,), "f32")
    memref_type(op.counters, "counters", (DYNAMIC, 2), "i32")
    memref_type(op.candidates, "candidates", (DYNAMIC, DYNAMIC, 2), "i32")
    scalar(op.max_context, "max_context", "i32")
    require(op.top_k.value >= 0, f"top_k must not be negative, but is {op.top_k.value}")
    _check_repair(op)


def _check_repair(op: ThresholdSelectOp | FusedSelectOp) -> None:
    """Checks what the repair of rows that don't fit takes, where a selection has one."""
    arrivals, ranges = op.arrivals, op.ranges
    if arrivals is None and ranges is None:
        return
    require(arrivals is not None, "ranges come with arrivals, which are missing")
    require(ranges is not None, "arrivals come with ranges, which are missing")
    memref_type(arrivals, "arrivals", (DYNAMIC,), "i32")
    memref_type(ranges, "ranges", (2, DYNAMIC), "i32")
    require(op.top_k.value > 0, "top_k must be positive with arrivals and ranges, but is 0")

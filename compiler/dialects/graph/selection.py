# SPDX-License-Identifier: Apache-2.0
"""The selection of the keys whose scores reach their rows' thresholds."""

from typing import Any, Optional

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import DYNAMIC, Op, memref_type, require, scalar, tensor_type
from winnow.dialects.graph.dialect import WinnowDialect
from winnow.dialects.graph.fused import check_producers


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

    The region computes the scores from buffers of the function, by ops of this dialect and
    element-wise ``arith`` and ``math`` ops on scores, and yields them.
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
        check_producers(self.producers)


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

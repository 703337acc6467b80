# SPDX-License-Identifier: Apache-2.0
"""Steps of the repair of rows that do not fit their slots at their thresholds.

A row *fits* when its slots hold every key above its threshold and, with its ties, a top-k. One that
does not is *open*: its keys are swept again at a *probe*, a threshold that ought to fit, until one
does, and the exact cutoff is then found among the pairs in the row's own slots.

Between sweeps ``ranges`` holds an open row's probe and its *floor*, below which no cutoff lies,
both as integers that order as scores do. A row is open if its probe is above its floor; what a
closed row's ranges hold in the end, where its pairs begin and end, never is.
"""

from collections.abc import Sequence
from typing import Any, Optional

from torch_mlir import ir
from torch_mlir.dialects import ext

from winnow.dialects.base import (
    DYNAMIC,
    InvalidOp,
    Op,
    memref_type,
    require,
    scalar,
    tensor_type,
)
from winnow.dialects.tile.dialect import TileDialect


class RepairOp(Op, dialect=TileDialect, name="repair"):
    """Has every row fit, whatever its threshold: part of a kernel that has swept its keys once.

    ``rows`` takes the first row of a tile, and yields where each row's keys end, 0 for a row that
    is not there, and whether it is there. ``sweep`` takes a tile's first row, a range of keys and
    the distance between two tiles of keys, and has a ``visit`` for each tile of keys.

    Program (x, y) has swept run y of the keys of row tile x, whose first row is x times the plan's
    ``tile_rows``; that is every run once all ``num_programs(1)`` programs of x have come here. In
    the end ``ranges`` holds for each row, of those that fitted too, the first slot with a tie,
    ``top_k`` less the ties that are stored, and the slot past the last key above; and ``arrivals``
    zeros.

    ``thresholds`` is ``memref<?xf32>``, ``counters`` ``memref<?x2xi32>``, ``candidates``
    ``memref<?x?x2xi32>``, ``arrivals`` ``memref<?xi32>``, ``ranges`` ``memref<2x?xi32>``.
    """

    thresholds: ext.Operand[Any]
    counters: ext.Operand[Any]
    candidates: ext.Operand[Any]
    arrivals: ext.Operand[Any]
    ranges: ext.Operand[Any]
    top_k: ir.IntegerAttr
    rows: ext.Region
    sweep: ext.Region

    def check(self) -> None:
        _check_row_buffers(self)
        memref_type(self.candidates, "candidates", (DYNAMIC, DYNAMIC, 2), "i32")
        memref_type(self.arrivals, "arrivals", (DYNAMIC,), "i32")
        (end,) = _operations(self.rows, "rows", 1)[-1:]
        (sweep_end,) = _operations(self.sweep, "sweep", 4)[-1:]
        require(len(end.operands) == 2, "rows must yield ends and whether rows are there")
        require(len(sweep_end.operands) == 0, "sweep must yield nothing")


class YieldOp(Op, dialect=TileDialect, name="yield", traits=[ir.IsTerminatorTrait]):
    """Ends a region of a ``repair``: ``rows`` with ``tensor<Mxi32>`` and ``tensor<Mxi1>``."""

    ends: Optional[ext.Operand[Any]] = None
    present: Optional[ext.Operand[Any]] = None

    def check(self) -> None:
        _require_within(self, RepairOp.OPERATION_NAME)
        if self.ends is not None:
            rows = tensor_type(self.ends, "the ends", (None,), "i32").shape
            require(self.present is not None, "must yield whether rows are there, too")
            tensor_type(self.present, "the present mask", rows, "i1")


class VisitOp(Op, dialect=TileDialect, name="visit"):
    """Stands in a repair's sweep for what the repair does with a tile of scores.

    ``scores`` is ``tensor<MxNxf32>``, ``seen`` ``tensor<Nxi1>``, ``first_key`` i32.
    """

    scores: ext.Operand[Any]
    seen: ext.Operand[Any]
    first_key: ext.Operand[Any]

    def check(self) -> None:
        keys = tensor_type(self.scores, "the scores", (None, None), "f32").shape[1]
        tensor_type(self.seen, "the seen mask", (keys,), "i1")
        scalar(self.first_key, "first_key", "i32")
        _require_within(self, RepairOp.OPERATION_NAME)


class TriageOp(Op, dialect=TileDialect, name="triage"):
    """Closes the rows of a tile that fit, and opens the others; gives whether it opened any.

    Rows that fit get their ranges, others a floor, a first probe just above it, and zeroed
    counters. Where the floor is the threshold, ``thresholds`` gets a NaN instead.

    ``ends`` is ``tensor<Mxi32>``, ``present`` ``tensor<Mxi1>``, ``first_row`` and ``capacity`` i32,
    the result i1.
    """

    thresholds: ext.Operand[Any]
    counters: ext.Operand[Any]
    ranges: ext.Operand[Any]
    first_row: ext.Operand[Any]
    ends: ext.Operand[Any]
    present: ext.Operand[Any]
    capacity: ext.Operand[Any]
    result: ext.Result[Any]
    top_k: ir.IntegerAttr

    def check(self) -> None:
        _check_row_buffers(self)
        rows = tensor_type(self.ends, "the ends", (None,), "i32").shape
        tensor_type(self.present, "the present mask", rows, "i1")
        scalar(self.first_row, "first_row", "i32")
        scalar(self.capacity, "capacity", "i32")
        scalar(self.result, "the result", "i1")


class SettleOp(Op, dialect=TileDialect, name="settle"):
    """Closes an open row that fits at its probe, or gives it another probe; leaves closed rows.

    A row that fits gets its cutoff as its threshold, the pairs, counters and ranges that belong to
    it, or all that it had at its own threshold, should it turn out that it fitted there. Rows past
    the end of some buffer are closed.

    ``row`` is i32, and so are ``end``, where its keys end, and ``stride``: the sweep has taken one
    in ``stride`` tiles of keys. If ``halve``, an i1, the next probe halves what is left of scores
    between floor and ceiling; else it is guessed from the pairs in the slots.
    """

    thresholds: ext.Operand[Any]
    counters: ext.Operand[Any]
    candidates: ext.Operand[Any]
    ranges: ext.Operand[Any]
    row: ext.Operand[Any]
    end: ext.Operand[Any]
    stride: ext.Operand[Any]
    halve: ext.Operand[Any]
    top_k: ir.IntegerAttr

    def check(self) -> None:
        _check_row_buffers(self)
        memref_type(self.candidates, "candidates", (DYNAMIC, DYNAMIC, 2), "i32")
        for what in ("row", "end", "stride"):
            scalar(getattr(self, what), what, "i32")
        scalar(self.halve, "halve", "i1")


def _check_row_buffers(op: RepairOp | TriageOp | SettleOp) -> None:
    memref_type(op.thresholds, "thresholds", (DYNAMIC,), "f32")
    memref_type(op.counters, "counters", (DYNAMIC, 2), "i32")
    memref_type(op.ranges, "ranges", (2, DYNAMIC), "i32")
    require(op.top_k.value >= 1, f"top_k must be positive, but is {op.top_k.value}")


def _operations(region: ir.Region, what: str, arguments: int) -> Sequence[ir.OpView]:
    """The operations of a region of one block that takes i32s and ends with a yield."""
    blocks = list(region.blocks)
    require(len(blocks) == 1, f"{what} must have one block, but has {len(blocks)}")
    types = [str(argument.type) for argument in blocks[0].arguments]
    wanted = ["i32"] * arguments
    require(types == wanted, f"{what} must take {', '.join(wanted)}, but takes {', '.join(types)}")
    operations = list(blocks[0].operations)
    ends = bool(operations) and operations[-1].operation.name == YieldOp.OPERATION_NAME
    require(ends, f"{what} must end with 'tile.yield'")
    return operations


def _require_within(op: Op, name: str) -> None:
    """Checks that ``op`` stands somewhere within an op ``name``."""
    parent = op.operation.parent
    while parent is not None and parent.operation.name != name:
        parent = parent.operation.parent
    if parent is None:
        raise InvalidOp(f"must stand within '{name}'")

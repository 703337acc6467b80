# SPDX-License-Identifier: Apache-2.0
"""Pass `lower-triage`: tells rows that fit from those that the repair has to open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith

from winnow.dialects import tile
from winnow.dialects.build import (
    constant,
    extended,
    less,
    like,
    load,
    offset_range,
    reduced,
    shape_of,
    spread,
    store,
    tensor,
)
from winnow.dialects.order import BOTTOM, TOP, order_of, score_of
from winnow.pipeline.base import Pass


@dataclass(frozen=True)
class LowerTriage(Pass):
    """Tells rows that fit from those that the repair has to open.

    Before::

        %any = "tile.triage"(%thresholds, %counters, %ranges, %first_row, %ends, ...) {top_k = 4}

    After, with the row's counters ``c0`` and ``c1``::

        %is_low = c0 > %capacity
        %is_open = %is_low or c0 + min(c1, 4) < min(%ends, 4) or threshold is NaN and c1 > 0
        %floor = %is_low ? threshold : BOTTOM
        "tile.store"(%ranges, 0, %row, %is_open ? %floor + 1 : 4 - min(c1, 4))
        "tile.store"(%ranges, 1, %row, %is_open ? %floor : 4 + c0)
        "tile.store"(%thresholds, %row, NaN) where %is_open and %is_low
        "tile.store"(%counters, %row, 0) where %is_open

    A row that sees fewer keys than lie before its end may be opened although it fits.
    """

    name: ClassVar[str] = "lower-triage"

    def run(self, module: ir.Module) -> None:
        patterns = rewrite.RewritePatternSet()
        patterns.add(tile.TriageOp, _triage)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


def _triage(op: tile.TriageOp, rewriter: rewrite.PatternRewriter) -> None:
    with op.location, rewriter.ip:
        rows = shape_of(op.ends)
        row = offset_range(op.first_row, *rows)
        zero, one, top_k = like(0, row), like(1, row), like(op.top_k.value, row)
        threshold = _load(op.thresholds, [row], op.present)
        above = _load(op.counters, [row, zero], op.present)
        ties = _load(op.counters, [row, one], op.present)
        stored_ties = arith.minsi(ties, top_k)
        is_low = less(spread(op.capacity, rows), above)
        is_short = less(arith.addi(above, stored_ties), arith.minsi(op.ends, top_k))
        is_nan = arith.cmpf(arith.CmpFPredicate.UNO, threshold, threshold)
        has_no_rank = arith.andi(is_nan, less(zero, ties))
        is_open = arith.ori(arith.ori(is_low, is_short), has_no_rank)
        is_open = arith.andi(is_open, op.present)
        floor = arith.select(is_low, order_of(threshold), like(BOTTOM, row))
        begin = arith.select(is_open, arith.addi(floor, one), arith.subi(top_k, stored_ties))
        end = arith.select(is_open, floor, arith.addi(top_k, above))
        # A thread may store for a row that another has yet to load.
        tile.BarrierOp()
        store(op.ranges, [zero, row], begin, op.present)
        store(op.ranges, [one, row], end, op.present)
        ceiling = score_of(constant(TOP, row.type))
        store(op.thresholds, [row], ceiling, arith.andi(is_open, is_low))
        store(op.counters, [row, zero], zero, is_open)
        store(op.counters, [row, one], zero, is_open)
        any_open = reduced("max", extended(is_open), 0)
        result = arith.cmpi(arith.CmpIPredicate.ne, any_open, like(0, any_open))
    rewriter.replace_op(op, [result])


def _load(buffer: ir.Value, indices: list[ir.Value], mask: ir.Value) -> ir.Value:
    type_ = tensor(shape_of(mask), buffer.type.element_type)
    return load(buffer, indices, type_, mask)

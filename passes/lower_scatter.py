# SPDX-License-Identifier: Apache-2.0
"""Pass `lower-scatter`: gives each selected key a slot of its own by a scan along the rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith, scf

from winnow.dialects import tile
from winnow.dialects.build import (
    atomic,
    by_row,
    extended,
    like,
    offset_range,
    reduced,
    scanned,
    shape_of,
    spread,
)
from winnow.passes.slot_classes import SlotClass, slot_classes
from winnow.passes.slot_pairs import store_pairs
from winnow.pipeline.base import Pass


@dataclass(frozen=True)
class LowerScatter(Pass):
    """Gives each selected key a slot of its own by a scan along the tile's rows.

    Before::

        "tile.scatter"(%scores, %above, %tie, %thresholds, ...) {top_k = 4 : i32}

    After, for the above keys and again for the ties::

        %counts = "tile.reduce"(%hits) {axis = 1 : i32, kind = "add"}
        scf.if %any {
          %first = "tile.atomic"(%counters, %counts, %row, %counter, %some) {kind = "add", ...}
          %rank = "tile.scan"(%hits) {axis = 1 : i32, kind = "add"}
          %pairs = %key and "tile.stored_score"(%scores, %thresholds)
          "tile.store"(%candidates, %pairs, %row, %slot, %part, %fits)
        }

    One atomic a row reserves the tile's slots of that row; the scan numbers the row's keys. This
    needs nothing of the layout in which a target keeps the scores, and moves every score of a tile
    that has a hit through shared memory.
    """

    name: ClassVar[str] = "lower-scatter"

    def run(self, module: ir.Module) -> None:
        patterns = rewrite.RewritePatternSet()
        patterns.add(tile.ScatterOp, _scatter)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


def _scatter(op: tile.ScatterOp, rewriter: rewrite.PatternRewriter) -> None:
    with op.location, rewriter.ip:
        above, tie = slot_classes(op)
        _scatter_class(op, op.above, above)
        _scatter_class(op, op.tie, tie)
    rewriter.erase_op(op)


def _scatter_class(op: tile.ScatterOp, mask: ir.Value, slots: SlotClass) -> None:
    """Counts the keys of ``mask``, and stores a row's n-th in its slot, if there is one."""
    rows, keys = shape_of(mask)
    hits = extended(mask)
    counts = reduced("add", hits, 1)
    most = reduced("max", counts, 0)
    branch = scf.IfOp(arith.cmpi(arith.CmpIPredicate.sgt, most, like(0, most)))
    with ir.InsertionPoint(branch.then_block):
        row = offset_range(op.first_row, rows)
        some = arith.cmpi(arith.CmpIPredicate.sgt, counts, like(0, counts))
        place = [row, like(slots.counter, row)]
        first = atomic("add", op.counters, place, counts, order="relaxed", mask=some)
        rank = scanned("add", hits, 1)
        n = arith.subi(arith.addi(by_row(first, keys), rank), like(1, rank))
        # Unsigned: counters that did not start at zero lead to no slot outside the row.
        fits = arith.cmpi(arith.CmpIPredicate.ult, n, spread(slots.limit, (rows, keys)))
        store_pairs(op, row, slots.slot(n), arith.andi(mask, fits))
        scf.YieldOp([])

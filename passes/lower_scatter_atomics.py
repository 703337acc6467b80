# SPDX-License-Identifier: Apache-2.0
"""Pass `lower-scatter-atomics`: each selected key takes its slot by an atomic of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith

from winnow.dialects import tile
from winnow.dialects.build import (
    atomic,
    expand,
    like,
    offset_range,
    shape_of,
    spread,
)
from winnow.passes.apart import lay_apart
from winnow.passes.slot_classes import slot_classes
from winnow.passes.slot_pairs import store_pairs
from winnow.pipeline.base import Pass
from winnow.plan import Plan


@dataclass(frozen=True)
class LowerScatterAtomics(Pass):
    """Has each selected key take its slot by an atomic of its own, where the plan says so.

    Before, in a function whose plan has ``scatter = "atomics"``::

        %above, %tie = "tile.classify"(%scores, %thresholds, %ends, %seen, %first_key)
        "tile.scatter"(%scores, %above, %tie, %thresholds, ...) {top_k = 4 : i32}

    After::

        %apart = "tile.scan"(%scores) {axis = 2 : i32, kind = "add"}   // as tensor<32x64x1xf32>
        %above, %tie = "tile.classify"(%apart, %thresholds, %ends, %seen, %first_key)
        %n = "tile.atomic"(%counters, 1, %row, %tie ? 1 : 0, %above or %tie) {kind = "add", ...}
        %slot = arith.select %tie, %top_k - 1 - %n, %top_k + %n
        %pairs = %key and "tile.stored_score"(%apart, %thresholds)
        "tile.store"(%candidates, %pairs, %row, %slot, %part, %fits)

    There is no scan along rows, no barrier for one, and no branch. That suits scores of which a
    thread has a few, such as are left when heads are combined. All uses of the scores become uses
    of what the scan gives, of single elements, which is the same (see ``passes.apart``); run before
    ``lower-classify``, comparisons are among them. Other scatters are left to ``lower-scatter``.
    """

    name: ClassVar[str] = "lower-scatter-atomics"

    def run(self, module: ir.Module) -> None:
        patterns = rewrite.RewritePatternSet()
        patterns.add(tile.ScatterOp, _scatter)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


def _scatter(op: tile.ScatterOp, rewriter: rewrite.PatternRewriter) -> None:
    plan = Plan.around(op)
    if plan is None or plan.scatter != "atomics":
        return
    with op.location:
        lay_apart(op.scores)
        with rewriter.ip:
            _take_slots(op)
    rewriter.erase_op(op)


def _take_slots(op: tile.ScatterOp) -> None:
    """Counts each key that is selected, and stores it where its number has a slot."""
    above, tie = slot_classes(op)
    shape = shape_of(op.tie)
    row = offset_range(op.first_row, shape[0])
    selected = arith.ori(op.above, op.tie)
    zero = spread(like(0, op.first_row), shape)
    counter = arith.select(op.tie, like(tie.counter, zero), like(above.counter, zero))
    place = [expand(row, 1), counter]
    n = atomic("add", op.counters, place, like(1, zero), order="relaxed", mask=selected)
    # Unsigned: counters that did not start at zero lead to no slot outside the row.
    limit = arith.select(op.tie, spread(tie.limit, shape), spread(above.limit, shape))
    fits = arith.cmpi(arith.CmpIPredicate.ult, n, limit)
    slot = arith.select(op.tie, tie.slot(n), above.slot(n))
    store_pairs(op, row, slot, arith.andi(selected, fits))

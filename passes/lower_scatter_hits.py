# SPDX-License-Identifier: Apache-2.0
"""Pass `lower-scatter-hits`: threads find slots for the hits among the scores that they hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith

from winnow.dialects import tile
from winnow.dialects.build import i32_attr, offset_range, shape_of, spread
from winnow.dialects.inspection import maker_of
from winnow.errors import LoweringError
from winnow.passes.apart import lay_leaves_apart
from winnow.passes.hit_masks import HitMasks
from winnow.passes.leaves import COLUMNS, has_leaves
from winnow.passes.slot_classes import slot_classes
from winnow.passes.visible_hits import column_offsets
from winnow.pipeline.base import Pass
from winnow.plan import Plan


@dataclass(frozen=True)
class LowerScatterHits(Pass):
    """Has threads find slots for the hits among the scores they hold, where the plan says so.

    Before, in a function whose plan has ``scatter = "hits"``::

        %above, %tie = "tile.classify"(%scores, %thresholds, %ends, %seen, %first_key)
        "tile.scatter"(%scores, %above, %tie, %thresholds, ...) {top_k = 4 : i32}

    After, with 16 leaves ``tensor<128x4xf32>`` of scores ``tensor<128x64xf32>``::

        %leaf0, %leaf1 = "tt.split"(...)                       // and so on
        %above = "tt.elementwise_inline_asm"(%thresholds, %leaf0, %leaf1, ...)
        %hits = %above and %visible                            // tensor<128x4xi32>
        %first = "tile.reserve"(%counters, %rows, %hits) {column = 0 : i32}
        "tile.store_hits"(%candidates, %rows, %hits, %first, %limit, %keys, %thresholds,
                          %leaf0, %leaf1, ...) {first_slot = 4 : i32, step = 1 : i32,
                                                numbers = true}

    and the same for the ties, whose slots are reserved before anything is stored, without
    ``numbers``, since a NaN ties. The lanes that hold a row reserve slots for its hits: there is no
    scan along rows, no barrier, and where the scores are as a matrix product left them, none moves
    to another thread. A mask that no ``tile.classify`` made is put together from others that it was
    made of, or cut into leaves itself (see ``passes.hit_masks``). The masks' own ops stay, for
    whoever else uses them.

    Where the plan has keys come first, as it has for several heads, scores are moved once, so that
    lanes hold rows (see ``passes.apart``). Other scatters are left to ``lower-scatter-atomics`` and
    ``lower-scatter``. Refused: tiles of other than 16, 32, 64 or 128 keys. The first key of a tile
    must not be negative.
    """

    name: ClassVar[str] = "lower-scatter-hits"

    def run(self, module: ir.Module) -> None:
        patterns = rewrite.RewritePatternSet()
        patterns.add(tile.ScatterOp, _scatter)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


def _scatter(op: tile.ScatterOp, rewriter: rewrite.PatternRewriter) -> None:
    plan = Plan.around(op)
    if plan is None or plan.scatter != "hits":
        return
    rows, keys = shape_of(op.scores)
    if not has_leaves(keys):
        message = f"hits are of 16, 32, 64 or 128 keys, but there are {keys}: plan scatter=scan"
        raise LoweringError(message, op.location)
    if plan.keys_come_first:
        with op.location:
            lay_leaves_apart(op.scores)
    with op.location, rewriter.ip:
        masks = HitMasks()
        row = offset_range(op.first_row, rows)
        keys_of_columns = arith.addi(spread(op.first_key, (COLUMNS,)), column_offsets())
        found = []
        for mask, slots in zip((op.above, op.tie), slot_classes(op), strict=True):
            hits = masks.hits(mask)
            column = i32_attr(slots.counter)
            first = tile.ReserveOp(op.counters, row, hits, hits.type, column).result
            found.append((slots, hits, first, _are_above(op.scores, mask)))
        for slots, hits, first, numbers in found:
            tile.StoreHitsOp(
                op.candidates,
                row,
                hits,
                first,
                slots.limit,
                keys_of_columns,
                op.thresholds,
                i32_attr(slots.first),
                i32_attr(slots.step),
                masks.leaves(op.scores),
                numbers=ir.BoolAttr.get(numbers),
            )
    rewriter.erase_op(op)


def _are_above(scores: ir.Value, mask: ir.Value) -> bool:
    """Whether a mask is of those ``scores`` that are above thresholds, which no NaN is."""
    maker = maker_of(mask)
    if not isinstance(maker, tile.ClassifyOp):
        return False
    return bool(mask == maker.above and scores == maker.scores)

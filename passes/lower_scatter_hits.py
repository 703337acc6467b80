# SPDX-License-Identifier: Apache-2.0
"""Pass `lower-scatter-hits`: each thread finds slots for the hits among the scores it holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith

from winnow.dialects import tile
from winnow.dialects.build import i32_attr, offset_range, shape_of, spread
from winnow.errors import LoweringError
from winnow.passes.hit_masks import HitMasks, column_offsets
from winnow.passes.leaves import COLUMNS, has_leaves
from winnow.passes.slot_classes import slot_classes
from winnow.pipeline.base import Pass
from winnow.plan import ATTRIBUTE, Plan


@dataclass(frozen=True)
class LowerScatterHits(Pass):
    """Has each thread find slots for the hits among the scores it holds, where the plan says so.

    Before, in a function whose plan has ``scatter = "hits"``::

        %above, %tie = "tile.classify"(%scores, %thresholds, %ends, %seen, %first_key)
        "tile.scatter"(%scores, %above, %tie, %thresholds, ...) {top_k = 4 : i32}

    After, with 16 leaves ``tensor<128x4xf32>`` of scores ``tensor<128x64xf32>``::

        %leaf0, %leaf1 = "tt.split"(...)                       // and so on
        %hits = (%thresholds < %leaf0 ? 1 : 0) | ...           // tensor<128x4xi32>
        %first = "tile.reserve"(%counters, %rows, %hits) {column = 0 : i32}
        "tile.store_hits"(%candidates, %rows, %hits, %first, %limit, %keys, %thresholds,
                          %leaf0, %leaf1, ...) {first_slot = 4 : i32, step = 1 : i32}

    and the same for the ties. A thread reserves slots for its own hits of a row: there is no scan
    along rows, no barrier, and where the scores are as a matrix product left them, none moves to
    another thread. A mask that no ``tile.classify`` made is cut into leaves itself, or is put
    together from others that it was made of. The masks' own ops stay, for whoever else uses them.

    Other scatters are left to ``lower-scatter``. Refused: tiles of other than 16, 32, 64 or 128
    keys. The first key of a tile must not be negative.
    """

    name: ClassVar[str] = "lower-scatter-hits"

    def run(self, module: ir.Module) -> None:
        patterns = rewrite.RewritePatternSet()
        patterns.add(tile.ScatterOp, _scatter)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


def _scatter(op: tile.ScatterOp, rewriter: rewrite.PatternRewriter) -> None:
    if not _is_planned(op):
        return
    rows, keys = shape_of(op.scores)
    if not has_leaves(keys):
        message = f"hits are of 16, 32, 64 or 128 keys, but there are {keys}: plan scatter=scan"
        raise LoweringError(message, op.location)
    with op.location, rewriter.ip:
        masks = HitMasks()
        row = offset_range(op.first_row, rows)
        keys_of_columns = arith.addi(spread(op.first_key, (COLUMNS,)), column_offsets())
        for mask, slots in zip((op.above, op.tie), slot_classes(op), strict=True):
            hits = masks.hits(mask)
            column, first_slot, step = map(i32_attr, (slots.counter, slots.first, slots.step))
            first = tile.ReserveOp(op.counters, row, hits, hits.type, column).result
            tile.StoreHitsOp(
                op.candidates,
                row,
                hits,
                first,
                slots.limit,
                keys_of_columns,
                op.thresholds,
                first_slot,
                step,
                masks.leaves(op.scores),
            )
    rewriter.erase_op(op)


def _is_planned(op: tile.ScatterOp) -> bool:
    """Whether the plan of ``op``'s function, if there is one, has its hits stored by threads."""
    function = op.operation.parent
    while function.name != "func.func":
        function = function.parent
    return ATTRIBUTE in function.attributes and Plan.of(function).scatter == "hits"

# SPDX-License-Identifier: Apache-2.0
"""Pass `lower-narrow`: compacts a row's pairs in place, a chunk at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir, rewrite
from torch_mlir.dialects import arith

from winnow.dialects import tile, tt
from winnow.dialects.build import (
    arange,
    expand,
    extended,
    i32,
    like,
    reduced,
    scanned,
    shape_of,
    spread,
    store,
    tensor,
)
from winnow.dialects.counts import MOST_IN_HALF, halves, in_halves
from winnow.passes.row_pairs import KEY, Chunk, check_chunk, fold_chunks
from winnow.pipeline.base import Pass, option

CHUNK = 1024
"""Pairs to take at once: larger chunks have threads hold more than a sweep does."""
MOST_CHUNK = (MOST_IN_HALF + 1) // 2
"""A power of two of pairs, of which all may be above the cutoff."""


@dataclass(frozen=True)
class LowerNarrow(Pass):
    """Compacts a row's pairs in place, a chunk at a time.

    Before::

        %above, %ties = "tile.narrow"(%candidates, %row, %count, %threshold, %cutoff, %first_tie)

    After::

        %above, %ties = scf.for %chunk ... iter_args(%m = 0, %n = %first_tie) {
          %pairs = "tile.load"(%candidates, %row, ...)
          "tile.barrier"()
          %slot = top_k + %m + rank of the pair, or top_k - 1 - (%n + rank of the tie)
          "tile.store"(%candidates, %pairs, %row, %slot, ...)
        }

    What a chunk stores lies in slots below those of the next chunk, so one barrier is enough. One
    scan ranks pairs above and ties, their counts in halves of its sums.
    """

    name: ClassVar[str] = "lower-narrow"
    chunk: int = option(CHUNK, help="pairs that a program takes at once")

    def __post_init__(self) -> None:
        check_chunk(self.chunk, MOST_CHUNK)

    def run(self, module: ir.Module) -> None:
        def narrow(op: tile.NarrowOp, rewriter: rewrite.PatternRewriter) -> None:
            with op.location, rewriter.ip:
                counts = fold_chunks(
                    op,
                    self.chunk,
                    [like(0, op.ties), op.ties],
                    lambda chunk, counts: _narrow_chunk(op, chunk, counts),
                )
            rewriter.replace_op(op, counts)

        patterns = rewrite.RewritePatternSet()
        patterns.add(tile.NarrowOp, narrow)
        rewrite.walk_and_apply_patterns(module.operation, patterns.freeze())


def _narrow_chunk(
    op: tile.NarrowOp, chunk: Chunk, counts: Sequence[ir.Value]
) -> tuple[ir.Value, ir.Value]:
    """Moves a chunk's pairs; the counts of above and tie pairs before it, and with it."""
    key, scores, top_k = chunk.load(KEY), chunk.scores(), op.top_k.value
    tile.BarrierOp()
    cutoff = spread(op.cutoff, shape_of(scores))
    above = arith.andi(arith.cmpf(arith.CmpFPredicate.OGT, scores, cutoff), chunk.present)
    tie = arith.andi(arith.cmpf(arith.CmpFPredicate.UEQ, scores, cutoff), chunk.present)
    hits = in_halves(extended(above), extended(tie))
    ranks = halves(arith.subi(scanned("add", hits, 0), hits))
    above_number, tie_number = (
        arith.addi(rank, spread(count, shape_of(rank)))
        for rank, count in zip(ranks, counts, strict=True)
    )
    above_slot = arith.addi(above_number, like(top_k, above_number))
    tie_slot = arith.subi(like(top_k - 1, tie_number), tie_number)
    # Unsigned, so that no number of earlier ties leads to a slot outside the row.
    has_slot = arith.cmpi(arith.CmpIPredicate.ult, tie_number, like(top_k, tie_number))
    slot = arith.select(above, above_slot, tie_slot)
    _store_pairs(op, key, scores, slot, arith.ori(above, arith.andi(tie, has_slot)))
    found = halves(reduced("add", hits, 0))
    above_count, tie_count = map(arith.addi, counts, found)
    return above_count, tie_count


def _store_pairs(
    op: tile.NarrowOp, key: ir.Value, scores: ir.Value, slot: ir.Value, mask: ir.Value
) -> None:
    """Stores pairs at slots of the row; ``stored_score`` has an axis of rows, here of one."""
    keys = expand(key, 0)
    bits = tile.StoredScoreOp(expand(scores, 0), spread(op.cutoff, (1,)), keys.type).result
    shape = (*shape_of(keys), 2)
    pairs = tt.JoinOp(keys, bits, tensor(shape, i32())).result
    indices = [
        spread(op.row, (1, 1, 1)),
        expand(expand(slot, 0), 2),
        expand(expand(arange(2), 0), 0),
    ]
    store(op.candidates, indices, pairs, spread(expand(expand(mask, 0), 2), shape))

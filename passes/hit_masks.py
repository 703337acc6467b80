# SPDX-License-Identifier: Apache-2.0
"""The hits (see ``dialects.tile.hits``) that a mask of a tile's scores stands for."""

from __future__ import annotations

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects import tile
from winnow.dialects.build import arange, by_key, by_row, less, like, shape_of, spread
from winnow.passes.leaves import COLUMNS, NEIGHBOURS, bits, cut, pack

BITWISE = {"arith.andi": arith.andi, "arith.ori": arith.ori, "arith.xori": arith.xori}
"""Ops on masks that are the same on their bits."""


class HitMasks:
    """Makes hits of masks ``tensor<MxNxi1>``: i32s, ``tensor<Mx4xi32>``, each mask's once.

    Those of ``tile.classify`` come from compared leaves, those of other masks by ``BITWISE`` from
    hits, if so were the masks; what remains is cut into leaves.
    """

    def __init__(self) -> None:
        self._leaves: dict[ir.Value, list[ir.Value]] = {}
        self._hits: dict[ir.Value, ir.Value] = {}

    def leaves(self, scores: ir.Value) -> list[ir.Value]:
        """The leaves of a tile of scores."""
        if scores not in self._leaves:
            self._leaves[scores] = cut(scores)
        return self._leaves[scores]

    def hits(self, mask: ir.Value) -> ir.Value:
        """The hits of a mask."""
        if mask not in self._hits:
            maker = mask.owner.opview if isinstance(mask.owner, ir.Operation) else mask.owner
            if isinstance(maker, tile.ClassifyOp):
                self._hits[maker.above], self._hits[maker.tie] = self._classify(maker)
            elif isinstance(maker, ir.OpView) and maker.operation.name in BITWISE:
                combine = BITWISE[maker.operation.name]
                self._hits[mask] = combine(*map(self.hits, maker.operation.operands))
            else:
                self._hits[mask] = pack(cut(mask))
        return self._hits[mask]

    def _classify(self, op: tile.ClassifyOp) -> tuple[ir.Value, ir.Value]:
        """The leaves that are above their row's threshold, and those that tie."""
        leaves = self.leaves(op.scores)
        threshold = by_row(op.thresholds, COLUMNS)
        visible = _visible(op, len(leaves))
        above = pack([arith.cmpf(arith.CmpFPredicate.OGT, leaf, threshold) for leaf in leaves])
        not_below = pack([arith.cmpf(arith.CmpFPredicate.UGE, leaf, threshold) for leaf in leaves])
        above = arith.andi(above, visible)
        return above, arith.andi(arith.xori(not_below, above), visible)


def _visible(op: tile.ClassifyOp, leaves: int) -> ir.Value:
    """The leaves that are seen and before their row's end.

    A row of ``n`` keys left to see has ``(n - 2 * q + 7) // 8`` even leaves in column ``q``, and
    ``(n - 2 * q + 6) // 8`` odd ones; of all of a column's leaves, these are the first.
    """
    rows, keys = shape_of(op.scores)
    first = spread(op.first_key, (rows,))
    left = arith.subi(arith.maxsi(op.row_ends, first), first)  # where this can't overflow
    left = by_row(arith.minsi(left, like(keys, left)), COLUMNS)
    left = arith.subi(left, by_key(column_offsets(), rows))
    eight = like(3, left)
    count = arith.addi(
        arith.shrsi(arith.addi(left, like(7, left)), eight),
        arith.shrsi(arith.addi(left, like(6, left)), eight),
    )
    every = bits((1 << leaves) - 1, count.type)
    lowest = arith.shrui(every, arith.subi(like(leaves, count), count))
    is_some = less(like(0, count), count)  # a shift by 32 has no meaning
    before_end = arith.select(is_some, lowest, like(0, count))
    return arith.andi(before_end, by_key(pack(cut(op.seen)), rows))


def column_offsets() -> ir.Value:
    """How far the key of each column's leaf 0 lies behind a tile's first key: ``tensor<4xi32>``."""
    column = arange(COLUMNS)
    return arith.muli(column, like(NEIGHBOURS, column))

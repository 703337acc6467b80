# SPDX-License-Identifier: Apache-2.0
"""The hits (see ``dialects.tile.hits``) that a mask of a tile's scores stands for."""

from __future__ import annotations

from collections.abc import Mapping

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.assembly import ABOVE, NANS, TIES
from winnow.assembly.snippet import Snippet
from winnow.dialects import tile, tt
from winnow.dialects.build import by_row, element_of, i32, like, shape_of, spread, tensor
from winnow.dialects.inspection import maker_of
from winnow.passes.leaves import COLUMNS, bits, cut, pack
from winnow.passes.snippets import run_snippet
from winnow.passes.visible_hits import visible_hits

BITWISE = {"arith.andi": arith.andi, "arith.ori": arith.ori, "arith.xori": arith.xori}
"""Ops on masks that are the same on their bits."""


class HitMasks:
    """Makes hits of masks ``tensor<MxNxi1>``: i32s, ``tensor<Mx4xi32>``, each mask's once.

    Those of ``tile.classify``, and of scores that are NaN, come from compared leaves; those of
    masks that hold for whole rows are all or none; what ``BITWISE`` ops make of masks is made of
    the hits of these; what remains is cut into leaves.
    """

    def __init__(self) -> None:
        self._leaves: dict[ir.Value, list[ir.Value]] = {}
        self._hits: dict[ir.Value, ir.Value] = {}
        self._visible: dict[tile.ClassifyOp, ir.Value] = {}

    def leaves(self, scores: ir.Value) -> list[ir.Value]:
        """The leaves of a tile of scores."""
        if scores not in self._leaves:
            self._leaves[scores] = cut(scores)
        return self._leaves[scores]

    def hits(self, mask: ir.Value) -> ir.Value:
        """The hits of a mask."""
        if mask not in self._hits:
            maker = maker_of(mask)
            if isinstance(maker, tile.ClassifyOp):
                self._hits[mask] = self._compare(maker, ABOVE if mask == maker.above else TIES)
            elif isinstance(maker, ir.OpView) and maker.operation.name in BITWISE:
                combine = BITWISE[maker.operation.name]
                self._hits[mask] = combine(*map(self.hits, maker.operation.operands))
            else:
                self._hits[mask] = self._of_other(mask, maker)
        return self._hits[mask]

    def _of_other(self, mask: ir.Value, maker: object) -> ir.Value:
        """The hits of a mask that is no combination of others."""
        rows, keys = shape_of(mask)
        if isinstance(maker, tt.BroadcastOp) and shape_of(maker.source) == (rows, 1):
            every = bits((1 << keys // COLUMNS) - 1, tensor((rows, COLUMNS), i32()))
            return arith.select(spread(maker.source, (rows, COLUMNS)), every, like(0, every))
        if isinstance(maker, arith.CmpFOp) and maker.lhs == maker.rhs and _finds_nans(maker):
            leaves = self.leaves(maker.lhs)
            return run_snippet(NANS[len(leaves)], None, [], leaves)
        return pack(cut(mask))

    def _compare(self, op: tile.ClassifyOp, kind: Mapping[int, Snippet]) -> ir.Value:
        """The leaves that are above their row's threshold, or those that tie."""
        leaves = self.leaves(op.scores)
        if op not in self._visible:
            self._visible[op] = visible_hits(op)
        floats = [by_row(op.thresholds, COLUMNS), *leaves]
        found = run_snippet(kind[len(leaves)], None, [], floats)
        return arith.andi(found, self._visible[op])


def _finds_nans(op: arith.CmpFOp) -> bool:
    is_f32 = isinstance(element_of(op.lhs.type), ir.F32Type)
    return is_f32 and bool(op.predicate.value == arith.CmpFPredicate.UNO)

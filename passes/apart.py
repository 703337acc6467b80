# SPDX-License-Identifier: Apache-2.0
"""Has each score of a tile lie in one thread alone.

Heads that are combined across threads leave each score in several of them. Triton gives a scan's
operand a layout that repeats nothing, if there are elements enough for all threads, and what
follows keeps to it. So what is scanned here, along an axis of one, are the same scores, which move
once; the masks, pointers and pairs that are made of them would move one by one.
"""

from __future__ import annotations

from torch_mlir import ir

from winnow.dialects.build import expand, reshape, scanned, shape_of
from winnow.dialects.structure import after
from winnow.passes.leaves import COLUMNS, NEIGHBOURS, permuted


def lay_apart(scores: ir.Value) -> None:
    """Has all uses of scores, ``tensor<MxNxf32>``, take them from a thread of their own each.

    Neighbouring keys of a row are in neighbouring lanes.
    """
    with after(scores):
        alone = expand(scores, 2)
        apart = reshape(scanned("add", alone, 2), shape_of(scores))
    scores.replace_all_uses_except(apart, alone.owner.operation)


def lay_leaves_apart(scores: ir.Value) -> None:
    """The same for tiles that are cut into leaves (see ``dialects.tile.hits``).

    The leaves of a row and column are in one thread, and the columns of a row in four lanes.
    """
    rows, keys = shape_of(scores)
    groups = keys // (COLUMNS * NEIGHBOURS)
    with after(scores):
        grouped = reshape(scores, (rows, groups, COLUMNS, NEIGHBOURS))
        by_leaf = permuted(grouped, (1, 3, 0, 2))
        alone = reshape(by_leaf, (keys // COLUMNS, rows, COLUMNS, 1))
        apart = reshape(scanned("add", alone, 3), (groups, NEIGHBOURS, rows, COLUMNS))
        apart = reshape(permuted(apart, (2, 0, 3, 1)), (rows, keys))
    scores.replace_all_uses_except(apart, grouped.owner.operation)

# SPDX-License-Identifier: Apache-2.0
"""The board on which programs of one launch share out work.

``arrivals``, ``memref<?xi32>``, has an entry for each row tile, zero before the launch and after.
Programs that have swept keys of the tile *arrive*; the last to do so may *post* units of work,
which any program may *claim*, and must then *complete*. Whoever completes the last unit may post
again. What a program did before it arrives or completes is seen by the one that comes last; what
that one did before it posts, by those that claim.
"""

from typing import Any

from torch_mlir.dialects import ext

from winnow.dialects.base import DYNAMIC, Op, memref_type, scalar
from winnow.dialects.tile.dialect import TileDialect


class ArriveOp(Op, dialect=TileDialect, name="arrive"):
    """Arrives at a tile, where ``programs`` are expected; gives whether this one is the last.

    No program is the last at a tile for which there is no entry.
    """

    arrivals: ext.Operand[Any]
    tile: ext.Operand[Any]
    programs: ext.Operand[Any]
    last: ext.Result[Any]

    def check(self) -> None:
        _check_board(self, "tile", "programs")
        scalar(self.last, "the result", "i1")


class PostOp(Op, dialect=TileDialect, name="post"):
    """Posts ``units`` of work of a tile's ``phase``, from 1 on; with no units the tile is done.

    Only for the program that was last to arrive at the tile, or to complete a unit of it.
    """

    arrivals: ext.Operand[Any]
    tile: ext.Operand[Any]
    phase: ext.Operand[Any]
    units: ext.Operand[Any]

    def check(self) -> None:
        _check_board(self, "tile", "phase", "units")


class ClaimOp(Op, dialect=TileDialect, name="claim"):
    """Claims a unit of work of one of the first ``tiles`` tiles, from tile ``home`` on.

    Gives whether it got one, then the unit's tile, phase and number, and whether any tile is not
    done, so that it may be worth to come again. It never waits.
    """

    arrivals: ext.Operand[Any]
    tiles: ext.Operand[Any]
    home: ext.Operand[Any]
    claimed: ext.Result[Any]
    tile: ext.Result[Any]
    phase: ext.Result[Any]
    unit: ext.Result[Any]
    busy: ext.Result[Any]

    def check(self) -> None:
        _check_board(self, "tiles", "home", "tile", "phase", "unit")
        scalar(self.claimed, "claimed", "i1")
        scalar(self.busy, "busy", "i1")


class CompleteOp(Op, dialect=TileDialect, name="complete"):
    """Completes a unit of a tile's work; gives whether it was the last of its phase."""

    arrivals: ext.Operand[Any]
    tile: ext.Operand[Any]
    last: ext.Result[Any]

    def check(self) -> None:
        _check_board(self, "tile")
        scalar(self.last, "the result", "i1")


def _check_board(op: Op, *integers: str) -> None:
    memref_type(op.arrivals, "arrivals", (DYNAMIC,), "i32")
    for what in integers:
        scalar(getattr(op, what), what, "i32")

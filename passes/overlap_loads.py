# SPDX-License-Identifier: Apache-2.0
"""Pass `overlap-loads`: has the next tile of keys load while what was found in one is stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir
from torch_mlir.dialects import arith, scf

from winnow.dialects import tile, tt
from winnow.dialects.inspection import ops_of
from winnow.pipeline.base import Pass

RESERVES = (tile.ReserveOp,)
LOADS = (tile.LoadKeysOp, tile.LoadPagesOp, tile.GatherKeysOp)
PRODUCTS = (tile.DotOp, tile.ScaledDotOp)
MOVES = (tt.ReshapeOp, tt.TransOp, tt.SplitOp)
PURE_DIALECTS = ("arith", "math")
PURE = (
    tile.DimOp,
    tile.ReduceOp,
    tile.ScanOp,
    tt.BitcastOp,
    tt.BroadcastOp,
    tt.ExpandDimsOp,
    tt.JoinOp,
    tt.MakeRangeOp,
    tt.ReshapeOp,
    tt.SplatOp,
    tt.SplitOp,
    tt.TransOp,
)


@dataclass(frozen=True)
class OverlapLoads(Pass):
    """Has the next tile of keys load while what was found in one is stored.

    Before::

        scf.for %first_key = %start to %end step %n iter_args(%page = %first_page) {
          %keys = "tile.load_pages"(%cache, %first_key, %page)
          %scores = "tile.dot"(%queries, %keys)
          ...
          "tile.store_hits"(...)

    After, with a condition that always holds::

        scf.for %first_key = %start to %end step %n iter_args(%page = %first_page) {
          %keys = "tile.load_pages"(%cache, %first_key, %page)
          %scores = "tile.dot"(%queries, %keys)
          ...
          %always = %first_key >= %start
          scf.if %always {
            "tile.store_hits"(...)
          }

    Triton's pipeliner puts the loads of later tiles behind all that a turn of the loop does with
    its own, so that the next turn would wait for most of the time they take; but it puts branches
    behind these loads. The branch takes all from the first ``tile.reserve`` on, and what only that
    needs and that uses no memory, but for what is made of a product up to its leaves: Triton 3.6
    crashes where a product is used in a branch. Only loops that load keys and reserve slots for
    hits are changed, unless the next turn needs something from the branch.
    """

    name: ClassVar[str] = "overlap-loads"

    def run(self, module: ir.Module) -> None:
        loops = ops_of(module.operation, scf.ForOp)
        for loop in [loop for loop in loops if _holds(loop, LOADS) and _holds(loop, RESERVES)]:
            late = _late(loop)
            if late:
                _branch_to(late, loop)


def _holds(loop: scf.ForOp, kinds: tuple[type[ir.OpView], ...]) -> bool:
    """Whether an op of these kinds stands in the loop's body itself."""
    return any(isinstance(op, kinds) for op in loop.body)


def _late(loop: scf.ForOp) -> list[ir.Operation]:
    """The ops for the branch, in order; none where the next turn needs one."""
    *body, end = [op.operation for op in loop.body]
    first = next(number for number, op in enumerate(body) if isinstance(op.opview, RESERVES))
    pinned = _pinned(body[:first])
    late = body[first:]
    if any(isinstance(op.opview, LOADS) for op in late) or _is_used_by(end, late):
        return []
    for op in reversed(body[:first]):
        if op in pinned or not _is_pure(op) or _is_used_by(end, [op]):
            continue
        users = _users(op, loop)
        if users and users <= set(late):
            late.insert(0, op)
    return late


def _pinned(ops: list[ir.Operation]) -> set[ir.Operation]:
    """Products, and what is made of them up to the parts that they are split into."""
    pinned: set[ir.Operation] = set()
    whole: set[ir.Value] = set()
    parts: set[ir.Value] = set()
    for op in ops:
        is_whole = isinstance(op.opview, PRODUCTS) or not whole.isdisjoint(op.operands)
        if is_whole and not isinstance(op.opview, tt.SplitOp):
            whole.update(op.results)
        elif is_whole or (isinstance(op.opview, MOVES) and not parts.isdisjoint(op.operands)):
            parts.update(op.results)
        else:
            continue
        pinned.add(op)
    return pinned


def _is_pure(op: ir.Operation) -> bool:
    """Whether an op neither reads nor writes memory, nor does what is in its regions."""
    if op.name.split(".")[0] in PURE_DIALECTS or isinstance(op.opview, PURE):
        return True
    if isinstance(op.opview, tt.ElementwiseInlineAsmOp):
        return bool(op.opview.pure.value)
    inner = [inner.operation for region in op.regions for block in region for inner in block]
    return isinstance(op.opview, (scf.IfOp, scf.YieldOp)) and all(map(_is_pure, inner))


def _is_used_by(user: ir.Operation, ops: list[ir.Operation]) -> bool:
    results = {result for op in ops for result in op.results}
    return any(operand in results for operand in user.operands)


def _users(op: ir.Operation, loop: scf.ForOp) -> set[ir.Operation]:
    """The ops of the loop's body that use what ``op`` makes, in their regions too."""
    users = set()
    for result in op.results:
        for use in result.uses:
            user = use.owner.operation
            while user.block != loop.body:
                user = user.parent
            users.add(user)
    return users


def _branch_to(late: list[ir.Operation], loop: scf.ForOp) -> None:
    """Moves the ops into a branch at the end of the loop's body."""
    *_, end = loop.body
    key, start = loop.induction_variable, loop.lowerBound
    with loop.location, ir.InsertionPoint(end):
        always = scf.IfOp(arith.cmpi(arith.CmpIPredicate.sge, key, start))
    with loop.location, ir.InsertionPoint(always.then_block):
        last = scf.YieldOp([])
    for op in late:
        op.move_before(last.operation)

# SPDX-License-Identifier: Apache-2.0
"""Pass `overlap-loads`: has the next tile of keys load while one is scored and its hits stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir
from torch_mlir.dialects import arith, func, scf

from winnow.assembly import KEEP
from winnow.dialects import tile, tt
from winnow.dialects.build import constant
from winnow.dialects.inspection import maker_of, ops_of
from winnow.dialects.structure import carry
from winnow.passes.snippets import run_snippet
from winnow.pipeline.base import Pass
from winnow.plan import target_around
from winnow.targets import Target

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
    """Has the next tile of keys load while one is multiplied, and what was found in it stored.

    Before::

        scf.for %first_key = %start to %end step %n iter_args(%page = %first_page) {
          %keys = "tile.load_pages"(%cache, %first_key, %page)
          %scores = "tile.dot"(%queries, %keys)
          ...
          "tile.store_hits"(...)

    After, with a condition that always holds::

        %last:2 = scf.for %first_key = %start to %end step %n
            iter_args(%page = %first_page, %before = zeros) {
          %keys = "tile.load_pages"(%cache, %first_key, %page)
          %scores = "tile.dot"(%queries, %keys)
          %always = %first_key >= %start
          scf.if %always {
            ...
            "tile.store_hits"(...)
          }
          scf.yield %next_page, %scores
        }
        "tt.elementwise_inline_asm"(%last#1) {asm_string = "mov.b32 $0, $1;"}

    Triton's pipeliner puts the loads of later tiles behind all that a turn of the loop does with
    its own, so that the next turn would wait for most of the time they take; but it puts branches
    behind these loads. The branch takes all from the first ``tile.reserve`` on, and what nothing
    else needs and that uses no memory.

    A product of Hopper's is waited for where a branch uses it, behind the loads, if nothing else in
    the loop does and both operands lie in shared memory already. So the branch takes all that is
    made of such products. Triton 3.6 crashes unless the loop carries them; no turn uses what is
    carried, so that it takes no registers. But the last one's lies there to the end: a loop inside
    of others, such as a repair's, has none to spare. There, and with any other product, what is
    made of it up to its leaves stays outside of the branch.

    Only loops that load keys and reserve slots for hits are changed, unless the next turn needs
    something from the branch.
    """

    name: ClassVar[str] = "overlap-loads"

    def run(self, module: ir.Module) -> None:
        loops = ops_of(module.operation, scf.ForOp)
        for loop in [loop for loop in loops if _holds(loop, LOADS) and _holds(loop, RESERVES)]:
            products = _async_products(loop)
            late = _late(loop, products)
            if late:
                _branch_to(late, loop)
                if products:
                    _carry_products(products, loop)


def _holds(loop: scf.ForOp, kinds: tuple[type[ir.OpView], ...]) -> bool:
    """Whether an op of these kinds stands in the loop's body itself."""
    return any(isinstance(op, kinds) for op in loop.body)


def _async_products(loop: scf.ForOp) -> list[ir.Operation]:
    """The products of the loop's body, if a branch is to wait for them."""
    products = [op for op in loop.body if isinstance(op, PRODUCTS)]
    target = target_around(loop)
    is_outer = isinstance(loop.operation.parent.opview, func.FuncOp)
    if not is_outer or target is None or Target.parse(target).mma != "wgmma":
        return []
    operands = [value for product in products for value in product.operation.operands]
    return [op.operation for op in products] if all(_is_shared(v, loop) for v in operands) else []


def _is_shared(value: ir.Value, loop: scf.ForOp) -> bool:
    """Whether Triton has an operand in shared memory: loaded, or from outside of the loop."""
    maker = maker_of(value)
    while isinstance(maker, tt.TransOp):
        maker = maker_of(maker.operands[0])
    return isinstance(maker, (ir.Block, *LOADS)) or maker.operation.block != loop.body


def _late(loop: scf.ForOp, products: list[ir.Operation]) -> list[ir.Operation]:
    """The ops for the branch, in order; none where the next turn needs one.

    ``products`` are those that a branch alone may use.
    """
    *body, end = [op.operation for op in loop.body]
    first = next(number for number, op in enumerate(body) if isinstance(op.opview, RESERVES))
    pinned = {*products} or _pinned(body[:first])
    late = body[first:]
    if any(isinstance(op.opview, LOADS) for op in late) or _is_used_by(end, late):
        return []
    for op in reversed(body[:first]):
        if op in pinned or not _is_pure(op) or _is_used_by(end, [op]):
            continue
        if _users(op, loop) <= set(late):
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


def _carry_products(products: list[ir.Operation], loop: scf.ForOp) -> None:
    """Has the loop carry the results of products, and something use what it ends with."""
    results = [product.results[0] for product in products]
    with loop.location, ir.InsertionPoint(loop):
        zeros = [constant(0.0, result.type) for result in results]
    carrier = carry(loop, zeros, results)
    with carrier.location, ir.InsertionPoint.after(carrier):
        for result in [*carrier.results][-len(results) :]:
            run_snippet(KEEP, None, [], [result])

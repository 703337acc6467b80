# SPDX-License-Identifier: Apache-2.0
"""Pass `share-operands`: has products take what a program computed from shared memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir
from torch_mlir.dialects import arith, scf

from winnow.dialects import tile, tt
from winnow.dialects.build import constant, i32, like
from winnow.dialects.inspection import maker_of, ops_of
from winnow.pipeline.base import Pass
from winnow.plan import target_around
from winnow.targets import Target

LOADS = (tile.LoadOp, tile.LoadRowsOp, tt.LoadOp)
UNSIGNED = "unsignedCmp"
"""The attribute of a loop whose bounds are unsigned."""


@dataclass(frozen=True)
class ShareOperands(Pass):
    """Has Hopper's products take a left operand that was computed from shared memory.

    Before::

        %q = "tile.dequantize_nvfp4"(...)
        scf.for %first_key = %start to %end step %n {
          "tile.dot"(%q, %k)

    After::

        %turns = %start < %end ? 1 : 0
        scf.for %i = 0 to %turns step 1 iter_args(%shared = %q) {
          scf.for %first_key = %start to %end step %n {
            "tile.dot"(%shared, %k)
          scf.yield zeros
        }

    Triton copies that operand to shared memory once, before the loop, if it was loaded or is a
    block's argument. Of any other it loads each thread's part from there in each turn: for a tile
    of 128 rows of 128 dims and 8 warps, into 32 registers, by 8 instructions that the product waits
    for. Only operands from outside of the loop are changed, and only loops of which nothing uses a
    result.
    """

    name: ClassVar[str] = "share-operands"

    def run(self, module: ir.Module) -> None:
        products = ops_of(module.operation, tile.DotOp)
        for product in products:
            loop = product.operation.parent.opview
            if isinstance(loop, scf.ForOp) and _is_computed_before(product, loop):
                alike = [p for p in products if p.operation.parent == loop.operation]
                _share([p for p in alike if p.lhs == product.lhs], loop)


def _is_computed_before(product: tile.DotOp, loop: scf.ForOp) -> bool:
    """Whether the left operand of ``product`` is computed before ``loop``, and sharing it pays."""
    target = target_around(product)
    if target is None or Target.parse(target).mma != "wgmma":
        return False
    maker = maker_of(product.lhs)
    if isinstance(maker, (ir.Block, *LOADS)):
        return False
    return maker.operation.block != loop.body and not _are_used(loop)


def _are_used(loop: scf.ForOp) -> bool:
    return any(next(iter(result.uses), None) is not None for result in loop.results)


def _share(products: list[tile.DotOp], loop: scf.ForOp) -> None:
    """Has ``products``, which are all those in ``loop`` of one left operand, share it."""
    computed = products[0].lhs
    with loop.location, ir.InsertionPoint(loop):
        less = arith.CmpIPredicate.ult if UNSIGNED in loop.attributes else arith.CmpIPredicate.slt
        has_turns = arith.cmpi(less, loop.lowerBound, loop.upperBound)
        turns = arith.extui(i32(), has_turns)
        once = scf.ForOp(like(0, turns), turns, like(1, turns), [computed])
        with ir.InsertionPoint(once.body):
            end = scf.YieldOp([constant(0.0, computed.type)])
        loop.operation.move_before(end.operation)
        for product in products:
            product.operation.operands[0] = once.inner_iter_args[0]

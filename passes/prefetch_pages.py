# SPDX-License-Identifier: Apache-2.0
"""Pass `prefetch-pages`: looks up the page of the next tile of keys while one is scored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir
from torch_mlir.dialects import arith, scf

from winnow.dialects import tile
from winnow.dialects.build import i32
from winnow.pipeline.base import Pass


@dataclass(frozen=True)
class PrefetchPages(Pass):
    """Looks up the page of the next tile of keys while one is scored.

    Before::

        scf.for %first_key = %start to %end step %n {
          %page = "tile.find_page"(%table, %request, %first_key, %end)

    After::

        %first_page = "tile.find_page"(%table, %request, %start, %end)
        scf.for %first_key = %start to %end step %n iter_args(%page = %first_page) {
          %next_key = %first_key + %n
          %next_page = "tile.find_page"(%table, %request, %next_key, %end)
          ...
          scf.yield %next_page

    The loads of keys then wait for no other load, so that a pipeline of them can be as deep as is
    planned. Only pages of the loop's own keys, and of requests and ends from outside of it, are
    looked up ahead; no loop that has results is changed. An i32 must have room for the keys of one
    step past the last.
    """

    name: ClassVar[str] = "prefetch-pages"

    def run(self, module: ir.Module) -> None:
        loops: list[scf.ForOp] = []

        def collect(op: ir.Operation) -> ir.WalkResult:
            if isinstance(op.opview, scf.ForOp):
                loops.append(op.opview)
            return ir.WalkResult.ADVANCE

        module.operation.walk(collect)
        for loop in loops:
            _prefetch(loop)


def _prefetch(loop: scf.ForOp) -> None:
    finds = [op for op in loop.body.operations if _is_ahead(op, loop)]
    if not finds or len(loop.results):
        return
    with loop.location:
        with ir.InsertionPoint(loop):
            first_pages = [_find(op, loop.lowerBound) for op in finds]
            carrier = scf.ForOp(loop.lowerBound, loop.upperBound, loop.step, first_pages)
            for name in loop.attributes:
                carrier.attributes[name] = loop.attributes[name]
        loop.induction_variable.replace_all_uses_with(carrier.induction_variable)
        with ir.InsertionPoint(carrier.body):
            next_key = arith.addi(carrier.induction_variable, loop.step)
            next_pages = [_find(op, next_key) for op in finds]
            end = scf.YieldOp(next_pages)
        *body, _ = loop.body.operations
        for op in body:
            op.operation.move_before(end.operation)
        for op, page in zip(finds, carrier.inner_iter_args, strict=True):
            op.result.replace_all_uses_with(page)
            op.operation.erase()
        loop.operation.erase()


def _is_ahead(op: ir.OpView, loop: scf.ForOp) -> bool:
    """Whether ``op`` finds the page of the loop's keys, by what is known before the loop."""
    if not isinstance(op, tile.FindPageOp) or op.first_key != loop.induction_variable:
        return False
    return all(_is_outside(value, loop) for value in (op.block_table, op.request, op.end))


def _is_outside(value: ir.Value, loop: scf.ForOp) -> bool:
    """Whether a value that the loop's body uses comes from before it."""
    owner = value.owner
    return (owner if isinstance(owner, ir.Block) else owner.operation.block) != loop.body


def _find(op: tile.FindPageOp, key: ir.Value) -> ir.Value:
    """The page of another key, found as ``op`` does."""
    with op.location:
        return tile.FindPageOp(op.block_table, op.request, key, op.end, i32(), op.page_keys).result

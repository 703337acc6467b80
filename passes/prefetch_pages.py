# SPDX-License-Identifier: Apache-2.0
"""Pass `prefetch-pages`: looks up the pages of the next tile of keys while one is scored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir
from torch_mlir.dialects import arith, scf

from winnow.dialects import tile
from winnow.dialects.build import i32, like
from winnow.dialects.inspection import maker_of, ops_of
from winnow.dialects.structure import carry
from winnow.pipeline.base import Pass

PIPELINED_BYTES = 16
"""Of a key, from which on Triton copies tiles in the background."""


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

    Keys of less than 16 bytes, such as the scales of others, are carried over likewise: Triton does
    not copy them to shared memory in the background. The loads of keys then wait for no other
    load, so that a pipeline of them can be as deep as is planned. Only pages of the loop's own
    keys, or of those a constant number of keys past them, and of requests and ends from outside of
    it, are looked up ahead; no loop that has results is changed. An i32 must have room for the keys
    of one step past the last.
    """

    name: ClassVar[str] = "prefetch-pages"

    def run(self, module: ir.Module) -> None:
        for loop in ops_of(module.operation, scf.ForOp):
            _prefetch(loop)


def _prefetch(loop: scf.ForOp) -> None:
    finds = [op for op in loop.body.operations if _is_ahead(op, loop)]
    if not finds or len(loop.results):
        return
    loads = [op for op in loop.body.operations if _is_narrow(op, loop, finds)]
    with loop.location:
        with ir.InsertionPoint(loop):
            first = _ahead(finds, loads, loop, loop.lowerBound)
        with ir.InsertionPoint.at_block_begin(loop.body):
            next_key = arith.addi(loop.induction_variable, loop.step)
            following = _ahead(finds, loads, loop, next_key)
    carrier = carry(loop, first, following)
    carried = zip([*finds, *loads], carrier.inner_iter_args, strict=True)
    for op, value in [*carried][::-1]:
        op.operation.results[0].replace_all_uses_with(value)
        op.operation.erase()


def _ahead(
    finds: Sequence[tile.FindPageOp],
    loads: Sequence[tile.LoadPagesOp],
    loop: scf.ForOp,
    first_key: ir.Value,
) -> list[ir.Value]:
    """What ``finds`` and ``loads`` would give if the tile began at ``first_key``."""
    pages = {op.result: _find(op, loop, first_key) for op in finds}
    keys = []
    for op in loads:
        with op.location:
            own = [pages[page] for page in op.pages]
            keys.append(tile.LoadPagesOp(op.cache, first_key, own, op.keys.type).keys)
    return [*pages.values(), *keys]


def _is_narrow(op: ir.OpView, loop: scf.ForOp, finds: Sequence[tile.FindPageOp]) -> bool:
    """Whether ``op`` loads keys, from pages of ``finds``, that are too short for a pipeline."""
    if not isinstance(op, tile.LoadPagesOp) or op.first_key != loop.induction_variable:
        return False
    _, dim = op.keys.type.shape
    is_short = dim * op.keys.type.element_type.width < 8 * PIPELINED_BYTES
    return is_short and {*op.pages} <= {find.result for find in finds}


def _is_ahead(op: ir.OpView, loop: scf.ForOp) -> bool:
    """Whether ``op`` finds a page of the loop's keys, by what is known before the loop."""
    if not isinstance(op, tile.FindPageOp) or _distance(op, loop) is None:
        return False
    return all(_is_outside(value, loop) for value in (op.block_table, op.request, op.end))


def _distance(op: tile.FindPageOp, loop: scf.ForOp) -> int | None:
    """How far the keys of ``op`` lie past the tile's first key, if that never changes."""
    key = op.first_key
    if key == loop.induction_variable:
        return 0
    addition = maker_of(key)
    if not isinstance(addition, arith.AddIOp):
        return None
    distance = maker_of(addition.rhs)
    is_fixed = addition.lhs == loop.induction_variable and isinstance(distance, arith.ConstantOp)
    return distance.literal_value if is_fixed else None


def _is_outside(value: ir.Value, loop: scf.ForOp) -> bool:
    """Whether a value that the loop's body uses comes from before it."""
    owner = value.owner
    return (owner if isinstance(owner, ir.Block) else owner.operation.block) != loop.body


def _find(op: tile.FindPageOp, loop: scf.ForOp, first_key: ir.Value) -> ir.Value:
    """The page that ``op`` would find if the tile began at ``first_key``."""
    distance = _distance(op, loop)
    with op.location:
        key = arith.addi(first_key, like(distance, first_key)) if distance else first_key
        return tile.FindPageOp(op.block_table, op.request, key, op.end, i32(), op.page_keys).result

# SPDX-License-Identifier: Apache-2.0
"""The two kinds of keys that a scatter stores: which counter and which slots are theirs."""

from __future__ import annotations

from dataclasses import dataclass

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects import tile
from winnow.dialects.build import like, size_of


@dataclass(frozen=True)
class SlotClass:
    """Keys that ``counter`` counts; number ``n < limit`` (an i32) has slot ``first + step * n``."""

    counter: int
    limit: ir.Value
    first: int
    step: int

    def slot(self, number: ir.Value) -> ir.Value:
        """The slots of numbers, i32s of any shape."""
        move = arith.addi if self.step > 0 else arith.subi
        return move(like(self.first, number), number)


def slot_classes(op: tile.ScatterOp) -> tuple[SlotClass, SlotClass]:
    """The classes of above keys and of ties."""
    top_k = op.top_k.value
    slots = size_of(op.candidates, 1)
    zero, first_slot = like(0, slots), like(top_k, slots)
    above = arith.maxsi(arith.subi(slots, first_slot), zero)
    has_tie_slots = arith.cmpi(arith.CmpIPredicate.sge, slots, first_slot)
    ties = arith.select(has_tie_slots, first_slot, zero)
    return SlotClass(0, above, top_k, 1), SlotClass(1, ties, top_k - 1, -1)

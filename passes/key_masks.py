# SPDX-License-Identifier: Apache-2.0
"""Which keys of a tile a mask along its keys holds for, as far as that can be told in scalars."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects import tt


@dataclass(frozen=True)
class KeyMask:
    """A mask ``tensor<Nxi1>`` of the keys from ``first_key`` on, taken apart.

    It holds where all of ``conditions`` hold, for keys before each of ``ends``, as far as all of
    ``others`` hold too, and each mask of ``unless`` whose condition does not hold.
    """

    conditions: list[ir.Value]
    """i1s."""
    ends: list[ir.Value]
    """i32s."""
    others: list[ir.Value]
    """Masks ``tensor<Nxi1>``."""
    unless: list[tuple[ir.Value, ir.Value]]
    """An i1, and a mask ``tensor<Nxi1>`` that holds everywhere if the i1 does."""

    @staticmethod
    def of(mask: ir.Value, first_key: ir.Value) -> KeyMask:
        """Takes ``mask`` apart where it is a conjunction of what passes make of scalars."""
        parts = KeyMask([], [], [], [])
        pending = [mask]
        while pending:
            part = pending.pop()
            maker = _maker(part)
            if isinstance(maker, arith.AndIOp):
                pending += [maker.rhs, maker.lhs]
            elif isinstance(maker, tt.SplatOp):
                parts.conditions.append(maker.source)
            elif isinstance(maker, arith.OrIOp) and isinstance(_maker(maker.lhs), tt.SplatOp):
                parts.unless.append((_maker(maker.lhs).source, part))
            elif (end := _end_of(maker, first_key)) is not None:
                parts.ends.append(end)
            else:
                parts.others.append(part)
        return parts


def _end_of(maker: Any, first_key: ir.Value) -> ir.Value | None:
    """``end`` of a comparison ``first_key + 0, 1, ... < end``."""
    if not isinstance(maker, arith.CmpIOp) or maker.predicate.value != arith.CmpIPredicate.slt:
        return None
    key, end = _maker(maker.lhs), _maker(maker.rhs)
    if not isinstance(key, arith.AddIOp) or not isinstance(end, tt.SplatOp):
        return None
    first, number = _maker(key.lhs), _maker(key.rhs)
    counts = isinstance(number, tt.MakeRangeOp) and number.start.value == 0
    starts = isinstance(first, tt.SplatOp) and first.source == first_key
    return end.source if counts and starts else None


def _maker(value: ir.Value) -> Any:
    """The op that makes a value; the block that has it as an argument."""
    owner = value.owner
    return owner.opview if isinstance(owner, ir.Operation) else owner

# SPDX-License-Identifier: Apache-2.0
"""Which keys of a tile a mask along its keys holds for, as far as that can be told in scalars."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects import tt
from winnow.dialects.inspection import maker_of


@dataclass(frozen=True)
class PartMask:
    """A mask ``tensor<Nxi1>`` that holds everywhere if ``condition``, an i1, does."""

    condition: ir.Value
    mask: ir.Value
    keys: range | None
    """Those of the tile that it does not hold for otherwise; ``None`` where that is not known."""


@dataclass(frozen=True)
class KeyMask:
    """A mask ``tensor<Nxi1>`` of the keys from ``first_key`` on, taken apart.

    It holds where all of ``conditions`` hold, for keys before each of ``ends``, as far as all of
    ``others`` and ``parts`` hold too.
    """

    conditions: list[ir.Value]
    """i1s."""
    ends: list[ir.Value]
    """i32s."""
    others: list[ir.Value]
    """Masks ``tensor<Nxi1>``."""
    parts: list[PartMask]

    @staticmethod
    def of(mask: ir.Value, first_key: ir.Value) -> KeyMask:
        """Takes ``mask`` apart where it is a conjunction of what passes make of scalars."""
        whole = KeyMask([], [], [], [])
        pending = [mask]
        while pending:
            part = pending.pop()
            maker = maker_of(part)
            if isinstance(maker, arith.AndIOp):
                pending += [maker.rhs, maker.lhs]
            elif isinstance(maker, tt.SplatOp):
                whole.conditions.append(maker.source)
            elif isinstance(maker, arith.OrIOp) and isinstance(maker_of(maker.lhs), tt.SplatOp):
                condition = maker_of(maker.lhs).source
                whole.parts.append(PartMask(condition, part, _others_of(maker_of(maker.rhs))))
            elif (end := _end_of(maker, first_key)) is not None:
                whole.ends.append(end)
            else:
                whole.others.append(part)
        return whole


def _others_of(maker: Any) -> range | None:
    """Those of the tile's keys that ``0, 1, ... / size != number``, a comparison, is false for."""
    if not isinstance(maker, arith.CmpIOp) or maker.predicate.value != arith.CmpIPredicate.ne:
        return None
    run, number = maker_of(maker.lhs), _constant(maker.rhs)
    if not isinstance(run, arith.DivUIOp) or number is None:
        return None
    key, size = maker_of(run.lhs), _constant(run.rhs)
    if not isinstance(key, tt.MakeRangeOp) or key.start.value != 0 or size is None:
        return None
    # The division takes both for unsigned.
    if size < 1 or number < 0:
        return None
    first, last = (min(run * size, key.end.value) for run in (number, number + 1))
    return range(first, last)


def _end_of(maker: Any, first_key: ir.Value) -> ir.Value | None:
    """``end`` of a comparison ``first_key + 0, 1, ... < end``."""
    if not isinstance(maker, arith.CmpIOp) or maker.predicate.value != arith.CmpIPredicate.slt:
        return None
    key, end = maker_of(maker.lhs), maker_of(maker.rhs)
    if not isinstance(key, arith.AddIOp) or not isinstance(end, tt.SplatOp):
        return None
    first, number = maker_of(key.lhs), maker_of(key.rhs)
    counts = isinstance(number, tt.MakeRangeOp) and number.start.value == 0
    starts = isinstance(first, tt.SplatOp) and first.source == first_key
    return end.source if counts and starts else None


def _constant(value: ir.Value) -> int | None:
    """What a tensor of integers is filled with, if that is known."""
    maker = maker_of(value)
    if not isinstance(maker, arith.ConstantOp):
        return None
    filled = maker.attributes["value"]
    is_splat = isinstance(filled, ir.DenseIntElementsAttr) and filled.is_splat
    return int(filled.get_splat_value().value) if is_splat else None

# SPDX-License-Identifier: Apache-2.0
"""How a repair's sweep of the keys of a row tile is split into units of work."""

from __future__ import annotations

from dataclasses import dataclass

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects.build import like
from winnow.plan import MOST_STRIDE, Plan

MOST_RUNS = 1024
"""The most units of one sweep."""
LEAST_SAMPLE = 1024
"""Keys that a sample has at least, where there are as many, whether there are slots or not."""
SAMPLE_TILES = 2
"""Tiles of keys of a unit, where it is a sample that is swept: most of its keys are stored."""


@dataclass(frozen=True)
class Runs:
    """The sweep of a row tile as runs of keys; all of it are i32 values.

    A sweep takes one in ``stride`` tiles of keys. That is every one, unless it is to take a sample
    and there are more keys than slots for them.
    """

    longest: ir.Value
    """Where the keys of the tile's longest row end."""
    stride: ir.Value
    length: ir.Value
    """Keys from one run to the next."""
    units: ir.Value
    """How many runs there are."""

    @staticmethod
    def of(longest: ir.Value, capacity: ir.Value, samples: ir.Value, plan: Plan) -> Runs:
        """The runs of a tile whose rows have ``capacity`` slots each; ``samples`` is an i1."""
        keys = arith.maxsi(longest, like(1, longest))
        key_tiles = _ceil_div(keys, like(plan.tile_keys, keys))
        slot_tiles = arith.divui(capacity, like(plan.tile_keys, longest))
        least_tiles = like(max(LEAST_SAMPLE // plan.tile_keys, 1), longest)
        stride = _ceil_div(key_tiles, arith.maxsi(slot_tiles, least_tiles))
        stride = arith.minsi(stride, like(MOST_STRIDE, stride))
        stride = arith.select(samples, stride, like(1, stride))
        sample_keys = like(SAMPLE_TILES * plan.tile_keys, stride)
        unit_keys = arith.select(samples, sample_keys, like(plan.unit_keys, stride))
        run = arith.muli(stride, unit_keys)
        runs = _ceil_div(keys, run)
        length = arith.muli(run, _ceil_div(runs, like(MOST_RUNS, runs)))
        return Runs(longest, stride, length, _ceil_div(keys, length))

    def keys_of(self, unit: ir.Value) -> tuple[ir.Value, ir.Value]:
        """The first key of a unit, and the one past its last; none of a unit that there is not."""
        exists = arith.cmpi(arith.CmpIPredicate.ult, unit, self.units)
        start = arith.select(exists, arith.muli(unit, self.length), self.longest)
        left = arith.minsi(arith.subi(self.longest, start), self.length)
        return start, arith.addi(start, left)


def _ceil_div(value: ir.Value, divisor: ir.Value) -> ir.Value:
    """``value / divisor`` rounded up, both positive."""
    one = like(1, value)
    return arith.addi(arith.divui(arith.subi(value, one), divisor), one)

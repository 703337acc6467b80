# SPDX-License-Identifier: Apache-2.0
"""The pairs in one row's slots: keys and stored scores."""

from __future__ import annotations

from dataclasses import dataclass

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects import tt
from winnow.dialects.build import constant, f32, i32, load, shape_of, spread, tensor

KEY, STORED_SCORE = 0, 1
"""The parts of a pair, by index."""


@dataclass(frozen=True)
class RowSlots:
    """The pairs of a row, numbered from slot ``begin`` on."""

    candidates: ir.Value
    row: ir.Value
    begin: ir.Value

    def keys(self, number: ir.Value, mask: ir.Value) -> ir.Value:
        """The keys of the pairs of these numbers where ``mask`` holds, else zeros."""
        return self._load(KEY, number, mask)

    def scores(self, number: ir.Value, mask: ir.Value) -> ir.Value:
        """The scores of the pairs of these numbers where ``mask`` holds, else zeros."""
        bits = self._load(STORED_SCORE, number, mask)
        return tt.BitcastOp(bits, tensor(shape_of(bits), f32())).result

    def _load(self, part: int, number: ir.Value, mask: ir.Value) -> ir.Value:
        slot = arith.addi(number, spread(self.begin, shape_of(number)))
        indices = [spread(self.row, (1,)), slot, constant(part, tensor((1,), i32()))]
        return load(self.candidates, indices, number.type, mask)

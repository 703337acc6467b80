# SPDX-License-Identifier: Apache-2.0
"""The pairs in one row's slots, and two ways to go through all of them, again and again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects import tt
from winnow.dialects.build import (
    arange,
    constant,
    f32,
    i32,
    like,
    load,
    reduced,
    shape_of,
    spread,
    tensor,
)
from winnow.dialects.order import BOTTOM, ceiling_of
from winnow.dialects.structure import fold_chunks

KEY, STORED_SCORE = 0, 1
"""The parts of a pair, by index."""
HALF = 16
"""Bits of half an i32."""

Step: TypeAlias = Callable[[ir.Value, ir.Value, Sequence[ir.Value]], Sequence[ir.Value]]
"""Builds new values of the numbers of some pairs, their scores, and the values before."""


@dataclass(frozen=True)
class Pairs(ABC):
    """``count`` pairs of a row, from slot ``begin`` on, taken ``chunk`` at a time.

    Their scores are ordered i32s, TOP for a NaN, and BOTTOM where there is no pair.
    """

    candidates: ir.Value
    row: ir.Value
    begin: ir.Value
    count: ir.Value
    chunk: int

    @abstractmethod
    def fold(self, initial: Sequence[ir.Value], step: Step) -> list[ir.Value]:
        """Values of all pairs, chunk by chunk, from ``initial`` ones."""

    @abstractmethod
    def totals(self, first: ir.Value, second: ir.Value) -> tuple[ir.Value, ir.Value]:
        """The sums of two tensors that count pairs lane by lane."""

    def keys(self, number: ir.Value, mask: ir.Value) -> ir.Value:
        """The keys of the pairs of these numbers where ``mask`` holds, else zeros."""
        return self._load(KEY, number, mask)

    def scores(self, number: ir.Value, mask: ir.Value) -> ir.Value:
        """The scores of the pairs of these numbers where ``mask`` holds."""
        bits = self._load(STORED_SCORE, number, mask)
        ordered = ceiling_of(tt.BitcastOp(bits, tensor(shape_of(bits), f32())).result)
        return arith.select(mask, ordered, like(BOTTOM, ordered))

    def _load(self, part: int, number: ir.Value, mask: ir.Value) -> ir.Value:
        slot = arith.addi(number, spread(self.begin, shape_of(number)))
        indices = [spread(self.row, (1,)), slot, constant(part, tensor((1,), i32()))]
        return load(self.candidates, indices, number.type, mask)


@dataclass(frozen=True)
class HeldPairs(Pairs):
    """Pairs that all fit one chunk: their scores are loaded once, and kept in registers."""

    _held: tuple[ir.Value, ir.Value] = field(init=False)
    """The pairs' numbers and scores."""

    def __post_init__(self) -> None:
        number = arange(self.chunk)
        present = arith.cmpi(arith.CmpIPredicate.slt, number, spread(self.count, (self.chunk,)))
        object.__setattr__(self, "_held", (number, self.scores(number, present)))

    def fold(self, initial: Sequence[ir.Value], step: Step) -> list[ir.Value]:
        return list(step(*self._held, initial))

    def totals(self, first: ir.Value, second: ir.Value) -> tuple[ir.Value, ir.Value]:
        return halves(reduced("add", in_halves(first, second), 0))


class ReloadedPairs(Pairs):
    """Any number of pairs: their scores are loaded anew for each use."""

    def fold(self, initial: Sequence[ir.Value], step: Step) -> list[ir.Value]:
        def take(
            number: ir.Value, present: ir.Value, values: Sequence[ir.Value]
        ) -> Sequence[ir.Value]:
            return step(number, self.scores(number, present), values)

        return fold_chunks(self.count, self.chunk, initial, take)

    def totals(self, first: ir.Value, second: ir.Value) -> tuple[ir.Value, ir.Value]:
        return reduced("add", first, 0), reduced("add", second, 0)


def in_halves(low: ir.Value, high: ir.Value) -> ir.Value:
    """Two counts as one i32, which adds up as both do; sums must fit half an i32."""
    return arith.addi(low, arith.shli(high, like(HALF, high)))


def halves(counts: ir.Value) -> tuple[ir.Value, ir.Value]:
    """The two counts in i32s."""
    low = arith.andi(counts, like((1 << HALF) - 1, counts))
    return low, arith.shrui(counts, like(HALF, counts))

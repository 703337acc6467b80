# SPDX-License-Identifier: Apache-2.0
"""The scores of one row, and two ways to go through all of them, again and again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from torch_mlir import ir
from torch_mlir.dialects import arith

from winnow.dialects.build import arange, less, like, reduced, spread
from winnow.dialects.counts import halves, in_halves
from winnow.dialects.order import BOTTOM, ceiling_of
from winnow.dialects.structure import fold_chunks

Read: TypeAlias = Callable[[ir.Value, ir.Value], ir.Value]
"""Builds the f32 scores of some numbers, i32s, where a mask holds."""
Step: TypeAlias = Callable[[ir.Value, ir.Value, Sequence[ir.Value]], Sequence[ir.Value]]
"""Builds new values of some numbers, their scores, and the values before."""


@dataclass(frozen=True)
class RowScores(ABC):
    """``count`` scores of a row, numbered from 0 and taken ``chunk`` at a time.

    They are ordered i32s, TOP for a NaN, and BOTTOM where there is no score.
    """

    read: Read
    count: ir.Value
    chunk: int

    @abstractmethod
    def fold(self, initial: Sequence[ir.Value], step: Step) -> list[ir.Value]:
        """Values of all scores, chunk by chunk, from ``initial`` ones."""

    @abstractmethod
    def totals(self, first: ir.Value, second: ir.Value) -> tuple[ir.Value, ir.Value]:
        """The sums of two tensors that count scores lane by lane."""

    def _ordered(self, number: ir.Value, mask: ir.Value) -> ir.Value:
        ordered = ceiling_of(self.read(number, mask))
        return arith.select(mask, ordered, like(BOTTOM, ordered))


@dataclass(frozen=True)
class HeldScores(RowScores):
    """Scores that all fit one chunk: they are loaded once, and kept in registers."""

    _held: tuple[ir.Value, ir.Value] = field(init=False)
    """The numbers and scores."""

    def __post_init__(self) -> None:
        number = arange(self.chunk)
        present = less(number, spread(self.count, (self.chunk,)))
        object.__setattr__(self, "_held", (number, self._ordered(number, present)))

    def fold(self, initial: Sequence[ir.Value], step: Step) -> list[ir.Value]:
        return list(step(*self._held, initial))

    def totals(self, first: ir.Value, second: ir.Value) -> tuple[ir.Value, ir.Value]:
        return halves(reduced("add", in_halves(first, second), 0))


class ReloadedScores(RowScores):
    """Any number of scores, which are loaded anew for each use."""

    def fold(self, initial: Sequence[ir.Value], step: Step) -> list[ir.Value]:
        def take(
            number: ir.Value, present: ir.Value, values: Sequence[ir.Value]
        ) -> Sequence[ir.Value]:
            return step(number, self._ordered(number, present), values)

        return fold_chunks(self.count, self.chunk, initial, take)

    def totals(self, first: ir.Value, second: ir.Value) -> tuple[ir.Value, ir.Value]:
        return reduced("add", first, 0), reduced("add", second, 0)

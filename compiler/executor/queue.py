# SPDX-License-Identifier: Apache-2.0
"""The programs of a launch that have not ended, in the order in which they come.

A program that goes round a loop without a bound while nothing changes is taken to wait; others go
before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from winnow.executor.dice import Dice
from winnow.executor.program import Program

_PATIENCE = 32
"""Iterations after which a program is taken to wait, and that it gets when all of them do."""
_DEADLOCK = 8192
"""Iterations of every program after which none of them will ever go on."""


class Queue:
    """The order of ``programs``.

    If the policy has a laggard, it is number ``lagging`` (modulo their count).
    """

    def __init__(self, programs: Sequence[Program], dice: Dice, lagging: int) -> None:
        self._dice = dice
        self._order = dice.arrange(programs)
        self._laggard: Program | None = None
        self._patience = _PATIENCE
        if dice.policy.laggard:
            self._laggard = programs[lagging % len(programs)]
            self._order.remove(self._laggard)

    def __iter__(self) -> Iterator[Program]:
        yield from self._order
        if self._laggard:
            yield self._laggard

    def pick(self) -> Program | None:
        """The program whose turn it is; None if all of them wait."""
        return next((program for program in self if program.waited < self._patience), None)

    def took_turn(self, program: Program, *, ended: bool, changed: bool) -> None:
        """Notes a turn of ``program``: whether it ended, and whether memory changed."""
        if changed:
            self._patience = _PATIENCE
        if program is self._laggard:
            self._laggard = None if ended else program
        elif ended or self._dice.throw(self._dice.policy.turns):
            self._order.remove(program)
            self._order += [] if ended else [program]

    def be_patient(self) -> bool:
        """Lets programs that wait go on for a while; gives whether there is hope."""
        self._patience += _PATIENCE
        return self._patience < _DEADLOCK

# SPDX-License-Identifier: Apache-2.0
"""One program of a launch: a cell of the grid, run as a coroutine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from winnow.executor.faults import Site
from winnow.executor.memory import AddressSpace
from winnow.executor.table import Compiled, Frame, paste
from winnow.executor.types import Value
from winnow.executor.visibility import Choices, History, View

Grid: TypeAlias = tuple[int, int, int]

_ENDED = object()


class Budget:
    """How many more loop iterations all the programs of a launch may take."""

    def __init__(self, steps: int) -> None:
        self.steps = steps


class Program:
    """A program: where it is in the grid, what it sees of memory, and how far it has come.

    ``paused_at`` is the op before which it let others run.
    """

    paused_at: Site

    def __init__(
        self,
        compiled: Compiled,
        values: Sequence[Value],
        coordinates: Grid,
        grid: Grid,
        memory: AddressSpace,
        history: History,
        choices: Choices,
        budget: Budget,
    ) -> None:
        self.coordinates = coordinates
        self.grid = grid
        self.memory = memory
        self.choices = choices
        self.view = View(history, choices)
        self._history = history
        self._budget = budget
        self._waited = 0
        self._waited_at = 0
        self._coroutine = self._run(compiled, values)

    def advance(self) -> bool:
        """Runs to the next pause; gives whether that was the end."""
        return next(self._coroutine, _ENDED) is _ENDED

    @property
    def waited(self) -> int:
        """Iterations of loops without a bound since anything last changed in memory."""
        return self._waited if self._waited_at == self._history.changes else 0

    def spin(self, site: Site) -> None:
        """Notes an iteration of a loop without a bound; a fault as from ``spend``."""
        self.spend(site)
        self._waited = self.waited + 1
        self._waited_at = self._history.changes

    def spend(self, site: Site) -> None:
        """Takes one loop iteration from the budget; a fault at ``site`` when none is left."""
        self._budget.steps -= 1
        if self._budget.steps < 0:
            raise site.fault("the step budget is spent: does the loop end?")

    def _run(self, compiled: Compiled, values: Sequence[Value]) -> Iterator[None]:
        frame: Frame = [None] * compiled.frame_size
        frame[0] = self
        paste(frame, compiled.code.arguments, values)
        if compiled.code.step.suspends:
            yield from compiled.code.step.run(frame)
        else:
            compiled.code.step.run(frame)

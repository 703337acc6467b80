# SPDX-License-Identifier: Apache-2.0
"""Runs the programs of a launch, one turn at a time: from one pause of a program to the next.

When every program waits, what they stored is published, as no machine holds a store back forever.
If that does not help, they are deadlocked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from winnow.executor.dice import Dice
from winnow.executor.faults import Fault
from winnow.executor.memory import AddressSpace
from winnow.executor.program import Budget, Grid, Program
from winnow.executor.queue import Queue
from winnow.executor.schedule import Schedule
from winnow.executor.table import Compiled
from winnow.executor.types import Value
from winnow.executor.visibility import History


class Launch:
    """One run of a kernel over a grid; ``turns`` counts those taken."""

    def __init__(
        self,
        compiled: Compiled,
        memory: AddressSpace,
        values: Sequence[Value],
        grid: Grid,
        schedule: Schedule,
        step_budget: int,
    ) -> None:
        self.turns = 0
        self._dice = Dice(schedule)
        self._history = History()
        budget = Budget(step_budget)
        self._programs = [
            Program(compiled, values, coordinates, grid, memory, self._history, self._dice, budget)
            for coordinates in _cells(grid)
        ]
        self._queue = Queue(self._programs, self._dice, schedule.seed)

    def run(self) -> None:
        """Runs all programs to their ends; raises ``ExecutionError`` for one that goes wrong."""
        with np.errstate(all="ignore"):
            while program := next(iter(self._queue), None):
                chosen = self._queue.pick()
                if chosen:
                    self._turn(chosen)
                else:
                    self._unblock(program)
            for program in self._dice.arrange(self._programs):
                program.view.publish()

    def _turn(self, program: Program) -> None:
        changes = self._history.changes
        try:
            ended = program.advance()
        except Fault as fault:
            message = f"program {program.coordinates}: {fault.message}"
            raise fault.site.error(message) from fault
        for candidate in (program, self._dice.random.choice(self._programs)):
            if self._dice.throw(self._dice.policy.publishes):
                candidate.view.publish(self._dice.addresses())
        self.turns += 1
        changed = self._history.changes != changes
        self._queue.took_turn(program, ended=ended, changed=changed)

    def _unblock(self, program: Program) -> None:
        """Publishes all stores; raises ``ExecutionError`` when that has not helped for long."""
        for waiting in self._programs:
            waiting.view.publish()
        if not self._queue.be_patient():
            message = f"deadlock: program {program.coordinates} waits here, and nothing changes"
            raise program.paused_at.error(message)


def _cells(grid: Grid) -> Iterator[Grid]:
    """The grid's coordinates, x fastest."""
    for z, y, x in np.ndindex(*reversed(grid)):
        yield x, y, z

# SPDX-License-Identifier: Apache-2.0
"""The executor's entry: a module made ready once, and run on arguments under schedules."""

from collections.abc import Sequence
from dataclasses import dataclass

from torch_mlir import ir

from winnow.executor.binding import Argument, bind
from winnow.executor.compile import compile_kernel
from winnow.executor.launch import Launch
from winnow.executor.schedule import Schedule
from winnow.executor.tree import read_kernel

_DEFAULT_SCHEDULE = Schedule()
_STEP_BUDGET = 10_000_000


@dataclass(frozen=True)
class Stats:
    """What a run took: turns, each from one point where other programs may run to the next."""

    turns: int


class Executable:
    """The kernel in a module of final ``tt`` IR, ready to run.

    Raises ``ExecutionError``, with the op's name and source location, unless the module is one
    ``tt.func`` that the executor can run as a whole.
    """

    def __init__(self, module: ir.Module) -> None:
        self._kernel = read_kernel(module)
        self._compiled = compile_kernel(self._kernel)

    def run(
        self,
        arguments: Sequence[Argument],
        grid: tuple[int, int, int],
        *,
        schedule: Schedule = _DEFAULT_SCHEDULE,
        step_budget: int = _STEP_BUDGET,
    ) -> Stats:
        """Runs the kernel once for each cell of ``grid`` (x, y, z), writing into the buffers.

        ``arguments`` are the function's, in its order: a ``Buffer`` or array for each pointer, a
        number for each scalar. Raises ``ValueError`` for arguments that don't fit, and
        ``ExecutionError`` when a program goes outside its buffers, the programs deadlock, or
        their loops take more than ``step_budget`` iterations. After an error the buffers hold
        what was written by then.
        """
        if len(grid) != 3 or min(grid) < 1:
            raise ValueError(f"grid must be three positive sizes, but is {grid}")
        memory, values = bind(self._kernel, arguments, self._compiled.written)
        launch = Launch(self._compiled, memory, values, grid, schedule, step_budget)
        launch.run()
        return Stats(launch.turns)


def execute(
    module: ir.Module,
    arguments: Sequence[Argument],
    grid: tuple[int, int, int],
    *,
    schedule: Schedule = _DEFAULT_SCHEDULE,
) -> Stats:
    """Runs the kernel in ``module``; see ``Executable``, which saves work over many runs."""
    return Executable(module).run(arguments, grid, schedule=schedule)

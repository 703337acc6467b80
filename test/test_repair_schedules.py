# SPDX-License-Identifier: Apache-2.0
"""A selection with repair gives the same however its programs interleave.

``WINNOW_TEST_SCHEDULES`` says how many interleavings to try: thousands take an hour.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from schedule_cases import COUNT, HIGH, LOW, Case, compiled
from schedule_faults import drop_barrier, planted, relax, releases
from torch_mlir import ir

from winnow.backend.kernel import Kernel
from winnow.executor import schedules

BATCHES = 6
CASES = {
    "a row too low, one too high, a NaN": Case("sdsa", {1: LOW, 14: HIGH, 20: math.nan}),
    "one row of one tile": Case("sdsa", {17: HIGH}, seed=1),
    "most rows of one tile": Case(
        "sdsa", {row: (LOW, HIGH)[row % 2] for row in range(2, 9)}, seed=2
    ),
}


@pytest.fixture(scope="module")
def kernel() -> Kernel:
    return compiled("sdsa", "scan", repair=True)


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", CASES)
def test_schedules(kernel: Kernel, name: str, batch: int) -> None:
    """The first case gets most of them, and the worst of them come first."""
    count = COUNT if name == next(iter(CASES)) else COUNT // 3
    for schedule in list(schedules(count))[batch::BATCHES]:
        CASES[name].check(kernel, schedule)


ARRIVE, POST, COMPLETE = range(3)


@pytest.mark.parametrize(
    ("plant", "number"),
    [(drop_barrier, ARRIVE), (drop_barrier, POST), (drop_barrier, COMPLETE), (relax, ARRIVE)],
)
def test_a_planted_fault_is_found(
    kernel: Kernel, plant: Callable[[ir.Operation], None], number: int
) -> None:
    """Some schedule shows it, wherever it is: on arriving, posting work or completing it.

    Work is posted in a second place, right after the rest of it was completed: what is left out
    there, no one misses.
    """

    def plant_one(module: ir.Module) -> None:
        found = releases(module)
        assert len(found) == 4
        plant(found[number])

    faulty = planted(kernel, plant_one)
    case = next(iter(CASES.values()))
    assert any(case.is_wrong(faulty, schedule) for schedule in schedules(100))

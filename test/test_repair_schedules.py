# SPDX-License-Identifier: Apache-2.0
"""A selection with repair gives the same however its programs interleave.

``WINNOW_TEST_SCHEDULES`` says how many interleavings to try: thousands take an hour.
"""

from __future__ import annotations

import copy
import math
import os
from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import Any

import numpy as np
import pytest
import torch
from torch_mlir import ir

from winnow import oracle
from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.dialects import make_context
from winnow.dialects.build import i32_attr
from winnow.errors import ExecutionError
from winnow.executor import Schedule, schedules
from winnow.graph import Graph
from winnow.targets import Target

COUNT = int(os.environ.get("WINNOW_TEST_SCHEDULES", "36"))
BATCHES = 6
PLAN = {"tile_keys": 16, "program_keys": 32, "polls": 4}
TILE_ROWS, KEYS, DIM, TOP_K, CAPACITY = 16, 96, 16, 3, 4
"""Two tiles of rows, each with three programs that sweep two tiles of keys."""
LOW, HIGH = -1e30, 1e30
RELAXED, ACQUIRE_RELEASE = 1, 4


def graph() -> ir.Module:
    """A selection of vectors so short, and of so few rows, that it is quick to execute."""
    g = Graph("quick")
    keys = g.paged_keys(
        g.buffer("cache", (None, 16, DIM), "bf16", alignment=16),
        g.buffer("table", (None, None), "i32"),
        g.buffer("requests", (None,), "i32"),
        request_rows=TILE_ROWS,
    )
    g.threshold_select(
        g.score(g.queries(g.buffer("query", (None, DIM), "bf16", alignment=16)), keys),
        row_ends=g.buffer("row_ends", (None,), "i32"),
        thresholds=g.buffer("thresholds", (None,), "f32"),
        counters=g.buffer("counters", (None, 2), "i32"),
        candidates=g.buffer("candidates", (None, None, 2), "i32", alignment=8),
        max_context=g.scalar("max_context", "i32"),
        top_k=TOP_K,
        arrivals=g.buffer("arrivals", (None,), "i32"),
        ranges=g.buffer("ranges", (2, None), "i32"),
    )
    return g.module()


class Case:
    """Inputs, and what the selection must make of them.

    ``missing`` are thresholds of rows that need repair; the others fit.
    """

    def __init__(self, missing: Mapping[int, float], seed: int = 0) -> None:
        random = np.random.default_rng(seed)
        rows, pages = 2 * TILE_ROWS, KEYS // 16
        self.module = graph()
        self.values: dict[str, Any] = {
            "query": torch.tensor(random.integers(-9, 10, (rows, DIM))).bfloat16(),
            "cache": torch.tensor(random.integers(-9, 10, (2 * pages, 16, DIM))).bfloat16(),
            "table": torch.tensor(random.permutation(2 * pages).reshape(2, pages)).int(),
            "requests": torch.tensor([1, 0], dtype=torch.int32),
            "row_ends": torch.full((rows,), KEYS, dtype=torch.int32),
            "thresholds": torch.full((rows,), math.nan),
            "counters": torch.zeros(rows, 2, dtype=torch.int32),
            "candidates": torch.full((rows, TOP_K + CAPACITY, 2), -9, dtype=torch.int32),
            "arrivals": torch.zeros(2, dtype=torch.int32),
            "ranges": torch.full((2, rows), -9, dtype=torch.int32),
            "max_context": KEYS,
        }
        fitting = [row.threshold for row in oracle.evaluate(self.module, as_arrays(self.values))]
        self.values["thresholds"].copy_(torch.tensor(fitting))
        for row, threshold in missing.items():
            self.values["thresholds"][row] = threshold
        self.before = as_arrays(self.values)
        self.expected = oracle.evaluate(self.module, self.before)
        assert [row.row for row in self.expected if row.is_repaired] == sorted(missing)

    def run(self, kernel: Kernel, schedule: Schedule) -> list[oracle.Mismatch]:
        """What goes wrong when ``kernel`` runs in the order of ``schedule``."""
        values = copy.deepcopy(self.values)
        kernel.execute(values, schedule)
        after = as_arrays(values)
        del after["max_context"]
        return oracle.compare(self.expected, self.before, after)


def as_arrays(values: Mapping[str, Any]) -> dict[str, Any]:
    return {n: oracle.to_array(v) if isinstance(v, torch.Tensor) else v for n, v in values.items()}


CASES = {
    "a row too low, one too high, a NaN": Case({1: LOW, 14: HIGH, 20: math.nan}),
    "one row of one tile": Case({17: HIGH}, seed=1),
    "most rows of one tile": Case({row: (LOW, HIGH)[row % 2] for row in range(2, 9)}, seed=2),
}


def compiled(module: ir.Module) -> Kernel:
    return compile_graph(module, Target.parse("cuda:90"), PLAN)


@pytest.fixture(scope="module")
def kernel() -> Kernel:
    return compiled(graph())


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", CASES)
def test_schedules(kernel: Kernel, name: str, batch: int) -> None:
    """The first case gets most of them, and the worst of them come first."""
    count = COUNT if name == next(iter(CASES)) else COUNT // 3
    for schedule in list(schedules(count))[batch::BATCHES]:
        mismatches = CASES[name].run(kernel, schedule)
        assert not mismatches, f"{schedule}: {mismatches[0]}"


def releases(module: ir.Module) -> list[ir.Operation]:
    """The atomics of a kernel by which its programs tell one another that they have come so far."""
    found: list[ir.Operation] = []

    def note(op: ir.Operation) -> ir.WalkResult:
        sem = op.attributes["sem"].value if "sem" in op.attributes else RELAXED
        if op.name == "tt.atomic_rmw" and sem == ACQUIRE_RELEASE:
            found.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(note)
    return found


def drop_barrier(release: ir.Operation) -> None:
    """Erases the barrier before it, so that stores of other threads may come after it."""
    *_, barrier = (
        op for op in takewhile(lambda op: op != release, release.block) if op.name == "gpu.barrier"
    )
    barrier.erase()


def relax(release: ir.Operation) -> None:
    """Leaves it no order with other accesses."""
    with release.context:
        release.attributes["sem"] = i32_attr(RELAXED)


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
    module = ir.Module.parse(kernel.emit("tt", locations=True), make_context())
    found = releases(module)
    assert len(found) == 4
    plant(found[number])
    faulty = compile_graph(module, Target.parse("cuda:90"))
    case = next(iter(CASES.values()))
    assert any(is_wrong(case, faulty, schedule) for schedule in schedules(100))


def is_wrong(case: Case, kernel: Kernel, schedule: Schedule) -> bool:
    """Whether the kernel ends with a wrong result, or goes outside its buffers."""
    try:
        return bool(case.run(kernel, schedule))
    except ExecutionError:
        return True

# SPDX-License-Identifier: Apache-2.0
"""Every kernel that uses atomics gives the same however its programs interleave.

Together, all ways of all kernels try as many interleavings as ``WINNOW_TEST_SCHEDULES`` says, with
repair and without.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from itertools import islice, product

import companions
import numpy as np
import pytest
from numpy.typing import NDArray
from schedule_cases import COUNT, HIGH, LOW, SMALL, TARGET, Case, compiled
from schedule_faults import drop_barrier, planted, relax, releases, split_additions
from torch_mlir import ir

from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.executor import schedules
from winnow.executor.ops_assembly import _ProgramMemory
from winnow.kernels import KERNELS
from winnow.kernels.sample_scores import compile_sampler

SCATTERS = ("scan", "hits", "atomics")
SELECTIONS = list(product(SMALL, SCATTERS))
"""Kernels, and how they find slots."""


@functools.cache
def case(name: str, repair: bool) -> Case:
    """Rows that miss their top-k by thresholds of each kind beside rows that fit, in both tiles."""
    rows = SMALL[name].tile_rows
    return Case(
        name, {0: LOW, rows - 2: HIGH, rows + 1: math.nan, 2 * rows - 1: LOW}, repair=repair
    )


def uses_atomics(kernel: Kernel) -> bool:
    """Whether any op of it, or its assembly, is an atomic."""
    text = kernel.emit("tt")
    return any(mark in text for mark in ("tt.atomic_rmw", "tt.atomic_cas", "atom.global"))


def test_every_kernel_with_atomics_is_explored() -> None:
    """All others use none: those that store scores, of keys or a sample, and those by tile ops."""
    graphs = {name: kernel.graph() for name, kernel in KERNELS.items()}
    kernels = {name: compile_graph(graph, TARGET) for name, graph in graphs.items()}
    assert {name for name, kernel in kernels.items() if uses_atomics(kernel)} == {*SMALL}
    others = [compile_sampler(graphs[name], TARGET) for name in SMALL]
    for make in companions.KERNELS.values():
        others.append(compile_graph(make().module(TARGET), TARGET))
    assert [kernel.abi.kernel for kernel in others if uses_atomics(kernel)] == []


@pytest.mark.parametrize("repair", [False, True])
@pytest.mark.parametrize(("name", "scatter"), SELECTIONS)
def test_schedules(name: str, scatter: str, repair: bool) -> None:
    """Each has another part of the schedules."""
    kernel, first = compiled(name, scatter, repair=repair), SELECTIONS.index((name, scatter))
    for schedule in islice(schedules(COUNT), first, None, len(SELECTIONS)):
        case(name, repair).check(kernel, schedule)


def add_in_two_steps(
    memory: _ProgramMemory, addresses: NDArray[np.int64], values: NDArray[np.int32]
) -> NDArray[np.int32]:
    """What assembly adds to distinct i32s by a load and a store."""
    view, before = memory._program.view, np.empty_like(values)
    for segment, lanes in memory._program.memory.resolve(addresses, 4, memory._op.site.fault):
        held = view.load(segment, addresses[lanes], 4, volatile=True)
        before[lanes] = held.view(np.int32)
        after = (before[lanes] + values[lanes]).view(np.uint32)
        view.store(segment, addresses[lanes], after, memory._number)
    return before


@pytest.mark.parametrize(("name", "scatter"), SELECTIONS)
def test_additions_in_two_steps_are_found(
    name: str, scatter: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some schedule shows that two programs may give out the same slots then."""
    kernel = compiled(name, scatter, repair=False)
    if scatter == "hits":
        monkeypatch.setattr(_ProgramMemory, "add", add_in_two_steps)
    else:
        kernel = planted(kernel, split_additions)
    assert any(case(name, False).is_wrong(kernel, schedule) for schedule in schedules(20))


@pytest.mark.parametrize(
    ("name", "scatter", "plant"),
    [
        ("sdsa", "hits", drop_barrier),
        ("sdsa-nvfp4", "atomics", relax),
        ("glm5", "scan", drop_barrier),
        ("deepseek-v32", "hits", relax),
        ("qsa", "atomics", drop_barrier),
    ],
)
def test_unordered_arrivals_are_found(
    name: str, scatter: str, plant: Callable[[ir.Operation], None]
) -> None:
    """Where stores are seen late, a repair may start from what others have not yet written."""
    kernel = compiled(name, scatter, repair=True)
    faulty = planted(kernel, lambda module: plant(releases(module)[0]))
    late = [schedule for schedule in schedules(100) if schedule.mode.endswith("late")]
    assert any(case(name, True).is_wrong(faulty, schedule) for schedule in late)

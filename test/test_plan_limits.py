# SPDX-License-Identifier: Apache-2.0
"""The planner takes what was measured on a GPU from the description of the target."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

import pytest

from winnow.errors import PassFailure
from winnow.kernels import KERNELS
from winnow.lowering import to_tile
from winnow.pipeline import Pipeline
from winnow.plan import Plan
from winnow.targets import TARGETS, RegisterLimit, SelectionLimits

NAME = "cuda:80"


def planned(kernel: str, **options: int | str) -> Plan:
    module = KERNELS[kernel].graph()
    given: Mapping[str, int | str] = options
    Pipeline.parse(to_tile(NAME, given)).run(module)
    return Plan.of(module.body.operations[0].operation)


def describe(
    monkeypatch: pytest.MonkeyPatch, limits: SelectionLimits, stages: tuple[int, ...] = (3, 2)
) -> None:
    target = dataclasses.replace(TARGETS[NAME], selection_limits=limits, hits_stages=stages)
    monkeypatch.setitem(TARGETS, NAME, target)


def test_registers_by_what_a_thread_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 128 rows, 8 warps hold half as many products a thread as a tile has keys."""
    describe(monkeypatch, SelectionLimits(hits=(RegisterLimit(40, 16), RegisterLimit(96, 32))))
    found = [planned("sdsa", tile_keys=keys).max_registers for keys in (16, 32, 64, 128)]
    assert found == [40, 40, 96, None]
    assert planned("sdsa", tile_keys=64, max_registers=168).max_registers == 168
    assert planned("sdsa", tile_keys=64, scatter="scan").max_registers is None
    assert planned("sdsa-nvfp4").max_registers is None
    assert planned("qsa").max_registers is None


def test_programs_that_run_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 128 threads with 100 registers, a multiprocessor has room for five."""
    usual, most = planned("glm5"), TARGETS[NAME].multiprocessors
    assert usual.helpers == most
    describe(monkeypatch, SelectionLimits(heads=(RegisterLimit(100, 64),)))
    assert planned("glm5") == dataclasses.replace(usual, max_registers=100, helpers=5 * most)
    assert planned("glm5", helpers=7).helpers == 7
    assert planned("sdsa").max_registers is None


def test_programs_that_shared_memory_has_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the 163 KiB, one with hits takes at most half."""
    most = TARGETS[NAME].multiprocessors
    describe(monkeypatch, SelectionLimits(hits=(RegisterLimit(40, 64),), wide_tile_keys=128))
    assert planned("sdsa", tile_keys=16, num_stages=2).helpers == 3 * most
    assert planned("sdsa", tile_keys=64, num_stages=2).helpers == 2 * most
    assert planned("sdsa", tile_keys=64, num_stages=4).helpers == most


def test_wide_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = SelectionLimits(hits=(RegisterLimit(128, 64),), wide_tile_keys=128)
    describe(monkeypatch, dataclasses.replace(limits, wide_program_keys=8192))
    found = [planned(name) for name in ("sdsa", "sdsa-nvfp4", "glm5")]
    assert [(plan.tile_keys, plan.program_keys) for plan in found] == [
        (128, 8192),
        (128, 8192),
        (64, 1024),
    ]


def test_limits_of_hits_of_nvfp4(monkeypatch: pytest.MonkeyPatch) -> None:
    describe(monkeypatch, SelectionLimits(converted_hits=(RegisterLimit(120, 64),)))
    assert planned("sdsa-nvfp4").max_registers == 120
    assert planned("sdsa").max_registers is None


def test_depths_of_pipelines(monkeypatch: pytest.MonkeyPatch) -> None:
    describe(monkeypatch, SelectionLimits(), stages=(5, 4))
    assert planned("sdsa", tile_keys=16).num_stages == 5
    assert planned("sdsa", tile_keys=16, scatter="scan").num_stages == 3


@pytest.mark.parametrize("options", [{"num_warps": 0}, {"num_warps": 0, "max_registers": 80}])
def test_no_warps(options: dict[str, int]) -> None:
    with pytest.raises(PassFailure, match="num-warps must be a power of two, at least 1, but is 0"):
        planned("sdsa", **options)


def test_the_deepest_pipeline() -> None:
    """However much room there is, Triton takes minutes for thousands of stages."""
    assert planned("sdsa", num_stages=16).num_stages == 16
    with pytest.raises(PassFailure, match="num-stages must be at most 16, but is 65536"):
        planned("sdsa", num_stages=65536)

# SPDX-License-Identifier: Apache-2.0
"""Kernels that are lowered by other passes than the default ones."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import pytest
from torch_mlir import ir

from winnow.backend.cache import DiskCache
from winnow.backend.driver import compile_graph
from winnow.errors import PipelineError
from winnow.kernels import KERNELS
from winnow.passes.lower_scatter import LowerScatter
from winnow.pipeline import Pass, option, register_pass, registry
from winnow.targets import Target

HOPPER = Target.parse("cuda:90")
SCAN = {"scatter": "scan"}


@dataclass(frozen=True)
class MarkingScatter(Pass):
    """Scatters as Winnow does, and leaves its mark on the kernel."""

    name: ClassVar[str] = "marking-scatter"
    mark: str = option("none", help="the mark")

    def run(self, module: ir.Module) -> None:
        """Does both."""
        LowerScatter().run(module)
        for function in module.body.operations:
            function.attributes["test.mark"] = ir.StringAttr.get(self.mark)


@pytest.fixture(autouse=True)
def marking_scatter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_factories", dict(registry._factories))
    register_pass(MarkingScatter)


def graph() -> ir.Module:
    return KERNELS["sdsa"].graph(top_k=16, repair=False)


def test_another_pass_runs_in_place_of_one(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path)
    swaps = {"lower-scatter": "marking-scatter{mark=mine}"}
    kernel = compile_graph(graph(), HOPPER, SCAN, swaps=swaps, cache=cache)
    names = [timing.name for timing in kernel.lowered.pass_timings]
    assert "marking-scatter" in names
    assert "lower-scatter" not in names
    assert 'test.mark = "mine"' in kernel.emit("tt")
    plain = compile_graph(graph(), HOPPER, SCAN, cache=cache)
    assert kernel.emit("tt").replace('test.mark = "mine", ', "") == plain.emit("tt")


def test_kernels_of_other_passes_are_kept_in_memory_alone(tmp_path: Path) -> None:
    """What such a pass does may change from one process to the next."""
    cache = DiskCache(tmp_path)
    kernels = {
        mark: compile_graph(
            graph(),
            HOPPER,
            SCAN,
            swaps={"lower-scatter": f"marking-scatter{{mark={mark}}}"},
            cache=cache,
        )
        for mark in ("a", "b")
    }
    assert list(tmp_path.iterdir()) == []
    assert kernels["a"] is not kernels["b"]
    swaps = {"lower-scatter": "marking-scatter{mark=a}"}
    assert compile_graph(graph(), HOPPER, SCAN, swaps=swaps, cache=cache) is kernels["a"]


@pytest.mark.parametrize("level", ["graph", "tile"])
def test_only_passes_that_run_can_be_swapped(level: str) -> None:
    module = graph()
    if level == "tile":
        module = ir.Module.parse(compile_graph(module, HOPPER).emit(level), module.context)
    name = "no-such-pass" if level == "graph" else "tile-selection"
    with pytest.raises(ValueError, match=f"must name passes that run, but {name} is none of"):
        compile_graph(module, HOPPER, swaps={name: "marking-scatter"})


def test_a_misspelt_pass_to_swap() -> None:
    with pytest.raises(ValueError, match=r"; did you mean `lower-scatter`\?$"):
        compile_graph(graph(), HOPPER, swaps={"lower-scater": "marking-scatter"})


def test_the_other_pass_must_be_one() -> None:
    with pytest.raises(PipelineError, match="there is no pass `marked-scatter`"):
        compile_graph(graph(), HOPPER, swaps={"lower-scatter": "marked-scatter"})

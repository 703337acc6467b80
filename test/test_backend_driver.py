# SPDX-License-Identifier: Apache-2.0
"""The way from a module at any level to a kernel."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from backend_kernels import SCALE, parse
from torch_mlir import ir

from winnow.backend.cache import DiskCache
from winnow.backend.driver import compile_graph, level_of
from winnow.backend.lowered import Lowered
from winnow.dialects import make_context
from winnow.errors import BackendError, InputError, LoweringError, PassFailure
from winnow.kernels import KERNELS
from winnow.pipeline import Instrumentation
from winnow.targets import Target

HOPPER = Target.parse("cuda:90")
NO_CACHE = DiskCache(None)


def graph(top_k: int = 16) -> ir.Module:
    return KERNELS["sdsa"].graph(top_k=top_k, repair=False)


@pytest.mark.triton
def test_from_a_graph() -> None:
    module = graph()
    before = str(module)
    kernel = compile_graph(module, HOPPER, cache=NO_CACHE)
    assert str(module) == before
    assert list(kernel.lowered.levels) == ["graph", "tile", "tt", "ttir"]
    assert '"winnow.score"' in kernel.emit("graph")
    assert '"tile.dot"' in kernel.emit("tile")
    assert '"tt.dot"' in kernel.emit("tt")
    assert "winnow.arg" not in kernel.emit("ttir")
    assert ".entry sdsa" in kernel.emit("ptx")
    names = [timing.name for timing in kernel.timings]
    assert names[:2] == ["fuse-scores", "plan-sweep"]
    assert names[-4:] == ["ttgir", "llir", "ptx", "cubin"]
    assert all(timing.seconds > 0 and not timing.cached for timing in kernel.timings)


@pytest.mark.parametrize("level", ["graph", "tile", "tt", "ttir"])
def test_locations_are_printed_only_where_they_are_wanted(level: str) -> None:
    kernel = compile_graph(graph(), HOPPER, cache=NO_CACHE)
    assert "loc(" not in kernel.emit(level)
    located = kernel.emit(level, locations=True)
    assert re.search(r'loc\(".*sdsa\.py":\d+:\d+\)', located)
    assert re.sub(r"(?m)^#loc.*\n| loc\([^)]+\)", "", located) == kernel.emit(level)


@pytest.mark.triton
def test_each_level_leads_to_the_same_kernel() -> None:
    first = compile_graph(graph(), HOPPER, cache=NO_CACHE)
    for level in ("tile", "tt"):
        module = ir.Module.parse(first.emit(level), graph().context)
        assert level_of(module) == level
        again = compile_graph(module, HOPPER, cache=NO_CACHE)
        assert level in again.lowered.levels
        assert again.abi == first.abi
        assert again.lowered.options == first.lowered.options
        assert again.binary.text("ptx").count("mma") == first.binary.text("ptx").count("mma")


@pytest.mark.triton
def test_source_lines_go_all_the_way_down() -> None:
    """From the Python line that asked for the selection to the machine code."""
    module = graph()
    (location,) = (op.location for op in ops(module) if op.name == "winnow.threshold_select")
    ptx = compile_graph(module, HOPPER, cache=NO_CACHE).emit("ptx")
    assert location.filename.endswith("indexer.py")
    assert "indexer.py" in ptx
    assert f".loc\t1 {location.start_line} " in ptx


def test_plans_override_the_planner() -> None:
    kernel = compile_graph(graph(), HOPPER, {"num_warps": 4, "tile_keys": 16}, cache=NO_CACHE)
    assert kernel.lowered.options.num_warps == 4
    assert "tile_keys = 16 : i32" in kernel.emit("tile")


def test_plans_of_what_is_planned() -> None:
    with pytest.raises(ValueError, match="plan must be empty for a module at level tt"):
        compile_graph(parse(), HOPPER, {"num_warps": 4}, cache=NO_CACHE)


def test_targets_other_than_planned_for() -> None:
    with pytest.raises(LoweringError, match="planned for cuda:80, not cuda:90"):
        compile_graph(parse(target="cuda:80"), HOPPER, cache=NO_CACHE)


def test_passes_that_fail() -> None:
    with pytest.raises(PassFailure, match="in pass `plan-sweep`"):
        compile_graph(
            graph(),
            HOPPER,
            {"tile_keys": -1},
            cache=NO_CACHE,
            instrumentation=Instrumentation(reproduce=False),
        )


def test_modules_that_do_not_verify() -> None:
    module = parse()
    (kernel,) = module.body.operations
    kernel.attributes["function_type"] = ir.TypeAttr.parse("() -> ()", module.context)
    with pytest.raises(InputError, match="the entry block's arguments must have the types of"):
        compile_graph(module, HOPPER, cache=NO_CACHE)


def test_levels_that_there_are_not() -> None:
    kernel = compile_graph(parse(), HOPPER, cache=NO_CACHE)
    known = "for cuda:90, but tt, ttir, ttgir, llir, ptx, sass"
    for level in ("tile", "amdgcn"):
        with pytest.raises(BackendError, match=f"scale has no {level} {known}"):
            kernel.emit(level)


def test_functions_that_select_nothing() -> None:
    text = """
    func.func @nothing(%x: memref<?x64xbf16>) {
      %q = "winnow.queries"(%x) : (memref<?x64xbf16>) -> tensor<?x64xbf16>
      return
    }
    """
    module = ir.Module.parse(text, make_context())
    with pytest.raises(LoweringError, match=r"-:2:5: the function makes no use of scores"):
        compile_graph(module, HOPPER, cache=NO_CACHE)


def test_kernels_are_kept_in_memory() -> None:
    first = compile_graph(graph(), HOPPER, cache=NO_CACHE)
    assert compile_graph(graph(), HOPPER, cache=NO_CACHE) is first
    assert compile_graph(graph(top_k=17), HOPPER, cache=NO_CACHE) is not first
    assert compile_graph(graph(), Target.parse("cuda:80"), cache=NO_CACHE) is not first
    assert compile_graph(graph(), HOPPER, {"num_warps": 4}, cache=NO_CACHE) is not first


def test_what_is_lowered_is_kept_on_disk(tmp_path: Path) -> None:
    module = parse(SCALE.replace('"scale"', '"kept"'))
    kernel = compile_graph(module, HOPPER, cache=DiskCache(tmp_path))
    (entry,) = tmp_path.iterdir()
    assert entry.stat().st_size > 0
    assert Lowered.from_files(kernel.lowered.to_files()) == kernel.lowered


def test_timings_from_the_disk_are_marked(tmp_path: Path) -> None:
    lowered = compile_graph(graph(top_k=18), HOPPER, cache=DiskCache(tmp_path)).lowered
    again = Lowered.from_files(lowered.to_files())
    assert again.levels == lowered.levels
    assert again.pass_timings == tuple(t._replace(cached=True) for t in lowered.pass_timings)


def test_passes_that_are_watched_run_again(tmp_path: Path) -> None:
    for _ in range(2):
        watch = Instrumentation(dump_dir=tmp_path / "dump")
        compile_graph(graph(), HOPPER, cache=NO_CACHE, instrumentation=watch)
        dumped = sorted(str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.mlir"))
        assert {"dump/to-tile/00-input.mlir", "dump/to-tt/00-input.mlir"} < set(dumped)
        for path in tmp_path.rglob("*.mlir"):
            path.unlink()


def ops(module: ir.Module) -> list[ir.Operation]:
    found = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        found.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    return found

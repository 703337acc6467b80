# SPDX-License-Identifier: Apache-2.0
"""`winnow diff`: its sides, what it prints of them, and its exit status."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from winnow.backend.driver import compile_graph
from winnow.cli.main import main
from winnow.kernels import KERNELS
from winnow.pipeline import registry
from winnow.targets import Target

Diff = Callable[..., tuple[int, str, str]]

IR_ALONE = "--no-resources"
PASS = '''
from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir

from winnow.passes.lower_scatter import LowerScatter
from winnow.pipeline import Pass, register_pass


@register_pass
@dataclass(frozen=True)
class ScatterForDiff(Pass):
    """Scatters as Winnow does, and leaves a mark."""

    name: ClassVar[str] = "scatter-for-diff"

    def run(self, module: ir.Module) -> None:
        LowerScatter().run(module)
        module.body.operations[0].attributes["test.mark"] = ir.UnitAttr.get()
'''


@pytest.fixture
def diff(capsys: pytest.CaptureFixture[str]) -> Diff:
    """Runs the command; returns its status and what it printed."""

    def run(*arguments: str) -> tuple[int, str, str]:
        status = main(["diff", *arguments])
        return status, *capsys.readouterr()

    return run


def changes(output: str) -> list[str]:
    """The lines of a diff that state changes, without their indentation."""
    lines = output.splitlines()[2:]
    return [line[0] + line[1:].lstrip() for line in lines if line[:1] in ("+", "-")]


def table(output: str, title: str) -> dict[str, tuple[str, str]]:
    """A table's rows by their names: what stands left and right."""
    rows = output[output.index(f"\n{title} ") + 1 :].split("\n\n")[0].splitlines()[2:]
    return {
        name.strip(): (left, right) for name, left, right in (row.rsplit(None, 2) for row in rows)
    }


def test_one_kernel_is_the_same_as_itself(diff: Diff) -> None:
    status, output, errors = diff("sdsa", IR_ALONE, "--top-k", "7")
    assert (status, errors) == (0, "")
    assert "left: sdsa --top-k 7 " in output
    assert "tile: no difference\n" in output
    counts = table(output, "ops")
    assert counts.keys() == {"graph", "tile", "tt"}
    assert all(left == right for left, right in counts.values())


def test_sides_differ_in_the_plan(diff: Diff) -> None:
    status, output, _ = diff("sdsa", IR_ALONE, "--left", "num-warps=8", "--right", "num-warps=4")
    assert status == 1
    assert output.splitlines()[0].startswith("--- left: sdsa --top-k 2048 ")
    assert output.splitlines()[0].endswith(" num-warps=8")
    assert output.splitlines()[1].endswith(" num-warps=4")
    assert "-num_warps = 8 : i32," in changes(output)
    assert "+num_warps = 4 : i32," in changes(output)


def test_sides_override_what_both_are_told(diff: Diff) -> None:
    arguments = ("--top-k", "9", "--tile-keys", "32", "--emit", "graph")
    _, output, _ = diff("sdsa", IR_ALONE, *arguments, "--right", "top-k=8", "no-repair")
    top_k = [line for line in changes(output) if "top_k" in line]
    assert len(top_k) == 2
    assert "top_k = 9 : i32" in top_k[0]
    assert "top_k = 8 : i32" in top_k[1]


def test_counts_are_of_each_level(diff: Diff) -> None:
    status, output, _ = diff("sdsa", IR_ALONE, "--emit", "tt", "--right", "no-repair")
    assert status == 1
    counts = table(output, "ops")
    assert counts["graph"] == ("6", "6")
    assert counts["tile.repair"] == ("1", "0")
    assert "tile.scatter" not in counts  # as many on both sides
    kernel = compile_graph(KERNELS["sdsa"].graph(), Target.parse("cuda:90"))
    casses = kernel.emit("tt").count('"tt.atomic_cas"')
    assert counts["tt.atomic_cas"] == (str(casses), "0")


def test_sides_that_differ_below_the_level_are_not_the_same(diff: Diff) -> None:
    status, output, _ = diff("sdsa", IR_ALONE, "--emit", "graph", "--right", "tile-keys=32")
    assert status == 1
    assert "graph: no difference\n" in output


@pytest.mark.triton
def test_resources_are_those_of_the_binaries(diff: Diff) -> None:
    names = ("cuda:80", "hip:gfx942")
    status, output, _ = diff(
        "sdsa-scores", "--left", f"target={names[0]}", "--right", f"target={names[1]}"
    )
    assert status == 1
    kernels = [compile_graph(KERNELS["sdsa-scores"].graph(), Target.parse(name)) for name in names]
    left, right = (kernel.binary.resources for kernel in kernels)
    assert left.shared_bytes != right.shared_bytes
    assert table(output, "resources") == {
        "registers of a thread": (str(left.registers), str(right.registers)),
        "stack bytes of a thread": (str(left.stack_bytes), str(right.stack_bytes)),
        "shared bytes of a CTA or workgroup": (f"{left.shared_bytes:,}", f"{right.shared_bytes:,}"),
        "stores that spill scalar registers": ("–", str(right.scalar_spills)),
        "stores that spill vector registers": ("–", str(right.vector_spills)),
    }


def test_files_and_kernels(diff: Diff, tmp_path: Path) -> None:
    path = str(tmp_path / "tile.mlir")
    main(["compile", "sdsa", "--emit", "tile", "-o", path])
    status, output, _ = diff("sdsa", path, IR_ALONE)
    assert status == 0
    assert f"right: {path}\n" in output
    assert table(output, "ops")["graph"][1] == "–"


def test_a_pipeline_goes_first(diff: Diff) -> None:
    planned = "fuse-scores,plan-sweep{target=cuda:80 tile-keys=16}"
    status, output, _ = diff(
        *("sdsa", IR_ALONE, "--left", f"pass-pipeline={planned}"),
        *("--right", "target=cuda:80", "tile-keys=16"),
    )
    assert status == 1
    assert "tile: no difference\n" in output
    counts = table(output, "ops")
    assert counts["graph"][0] != counts["graph"][1]  # what the passes have left of it
    assert counts["tile"][0] == counts["tile"][1]


def test_a_swap_of_a_pass_from_outside(
    diff: Diff, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pass_for_diff.py").write_text(PASS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(registry, "_loaded", [])
    monkeypatch.setattr(registry, "_factories", dict(registry._factories))
    arguments = ("sdsa", IR_ALONE, "--load", "pass_for_diff", "--scatter", "scan", "--emit", "tt")
    status, output, _ = diff(*arguments, "--right", "swap=lower-scatter=scatter-for-diff")
    assert status == 1
    assert changes(output) == ["+test.mark,"]


@pytest.mark.parametrize(("lines", "expected"), [(0, 0), (1, 2), (2, 4)])
def test_context_is_as_wide_as_asked(diff: Diff, lines: int, expected: int) -> None:
    _, output, _ = diff("sdsa", IR_ALONE, "--right", "num-stages=1", "-U", str(lines))
    hunk = output.split("\n\n")[0].splitlines()[3:]
    assert [line[0] for line in hunk].count(" ") == expected


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("a b c", "there are two sides, not 3: a, b, c"),
        ("-", "standard input can't be both sides: it is read once"),
        ("sdas", "there is no kernel `sdas`; did you mean `sdsa`?"),
        ("sdsa --left tile-kesy=3", "--left: there is no `tile-kesy`; did you mean `tile-keys`?"),
        ("sdsa --right tile-keys=x", "--right: tile-keys: option `tile-keys` takes int, not `x`"),
        ("sdsa --right tile-keys", "--right: tile-keys: expected one argument"),
        ("sdsa --left group-rows=3", "sdsa has no parameter --group-rows"),
        ("sdsa --left swap=lower-scatter", "a swap is PASS=TEXT, not `lower-scatter`"),
        ("sdsa --swap nothing=cse", "swaps must name passes that run, but nothing is none of"),
        ("sdsa --pass-pipeline nothing", "pipeline:1:1: there is no pass `nothing`"),
        ("sdsa --target H201", "unknown target 'H201'"),
        ("sdsa --target hip:gfx942 --emit ptx", "sdsa has no ptx for hip:gfx942, but graph, tile"),
        ("sdsa --load missing", "can't load `missing`: ModuleNotFoundError"),
    ],
)
def test_trouble(diff: Diff, arguments: str, message: str) -> None:
    status, output, errors = diff(*arguments.split(), IR_ALONE)
    assert (status, output) == (2, "")
    assert errors.startswith(f"winnow: error: {message}")


def test_parameters_are_kernels(diff: Diff, tmp_path: Path) -> None:
    path = str(tmp_path / "graph.mlir")
    main(["compile", "sdsa", "--emit", "graph", "-o", path])
    status, _, errors = diff("sdsa", path, IR_ALONE, "--right", "top-k=3")
    assert status == 2
    assert "--top-k is a parameter of kernels; a file states its own" in errors


@pytest.mark.parametrize("arguments", ["", "sdsa --emit x", "sdsa -U -1", "sdsa --left"])
def test_bad_arguments(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["diff", *arguments.split()])
    assert "usage: winnow diff" in capsys.readouterr().err

# SPDX-License-Identifier: Apache-2.0
"""The files and commands of pages, run as they stand, print what the pages say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch
from documents import DOCS, blocks, follow, run, unprinted
from rich.progress import Progress

from winnow.trial.inputs import make_inputs
from winnow.trial.roles import find_roles
from winnow.trial.sizes import Sizes

README = DOCS.parent / "README.md"
GRAPH = "Compile your own"
"""The section of the README in which a graph is built."""
ELSEWHERE = ("make ", "winnow reduce ")
DIFFERENT = ("winnow diff sdsa --left ", "winnow diff mine.mlir theirs.mlir ")
"""Commands of which the status says that sides differ."""
RAN = {"tutorial.md": 8, "debugging.md": 7}
"""How many blocks of commands a page has that any machine can run."""


@pytest.mark.triton
@pytest.mark.parametrize("page", RAN)
def test_everything_in_order(page: str, device: str, tmp_path: Path) -> None:
    assert follow(DOCS / page, tmp_path, device) >= RAN[page]


def test_excerpts_tell_what_is_missing() -> None:
    output = '%0 = "a.one"(%arg0) : i32\n%1:2 = "a.two"(%0, %arg1) : i32\n'
    assert unprinted('%x = "a.one"(...\n%y:2 = "a.two"(%x, ... i32', output) == []
    assert unprinted('"a.one"\n"a.three"\n"a.two"', output) == ['"a.three"', '"a.two"']
    assert unprinted('"a.two"\n"a.one"', output) == ['"a.one"']
    assert unprinted('"a.one"(..., ...', output) == ['"a.one"(..., ...']


def test_commands_end_as_they_should(tmp_path: Path) -> None:
    assert run("echo out; echo err >&2", tmp_path, "cpu") == "out\nerr\n"
    assert run("echo out; false", tmp_path, "cpu", fails=True) == "out\n"
    for script, fails in (("true", True), ("false", False), ("false; true", False)):
        with pytest.raises(AssertionError, match=script):
            run(script, tmp_path, "cpu", fails=fails)


@pytest.mark.triton
def test_commands_of_the_readme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order, but for those of make, for a GPU, or on a failure of one's own."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").symlink_to(DOCS)
    exec(next(block.text for block in blocks(README, GRAPH) if block.language == "python"), {})
    ran = 0
    for block in blocks(README):
        if block.file:
            (tmp_path / block.file).write_text(block.text, encoding="utf-8")
        if block.language != "sh" or block.note == "gpu":
            continue
        for command in block.text.replace("\\\n", "").splitlines():
            if not command.startswith(ELSEWHERE):
                run(command, tmp_path, "cpu", fails=command.startswith(DIFFERENT))
                ran += 1
            if command.startswith("winnow run mine.mlir"):
                mine = (tmp_path / "mine.mlir").read_text(encoding="utf-8")
                theirs = mine.replace("num_warps = 4", "num_warps = 8")
                (tmp_path / "theirs.mlir").write_text(theirs)
    assert ran == 15


MY_REPAIR = """
from dataclasses import dataclass
from typing import ClassVar

from torch_mlir import ir

from winnow.passes.lower_repair import LowerRepair
from winnow.pipeline import Pass, register_pass


@register_pass
@dataclass(frozen=True)
class MyRepair(Pass):
    \"\"\"Repairs rows as Winnow does.\"\"\"

    name: ClassVar[str] = "my-repair"

    def run(self, module: ir.Module) -> None:
        LowerRepair().run(module)
"""


def test_commands_of_another_repair(tmp_path: Path) -> None:
    (tmp_path / "my_passes.py").write_text(MY_REPAIR, encoding="utf-8")
    (block,) = (block for block in blocks(DOCS / "repair.md") if block.language == "sh")
    output = run(block.text, tmp_path, "cpu")
    assert output.splitlines()[-1] == "the selection is right"


def test_a_graph_of_the_readme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its programs run one after the other in one session, up to the kernel's result."""
    monkeypatch.chdir(tmp_path)
    section = blocks(README, GRAPH)
    build, call = (block.text for block in section if block.language == "python")
    session: dict[str, Any] = {}
    exec(build, session)
    module = session["module"]
    assert (tmp_path / "scaled.mlir").read_text() == f"{module}\n"
    sizes, device = Sizes(64, 512, 1), torch.device("cpu")
    with Progress(disable=True) as progress:
        values = make_inputs(module, find_roles(module), sizes, {}, device, 0, progress)
    session["arguments"] = values
    exec(call, session)
    assert (values["counters"].sum(dim=1) >= 256).all()

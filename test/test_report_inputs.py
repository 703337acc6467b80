# SPDX-License-Identifier: Apache-2.0
"""Reports of other inputs than kernels for Hopper, and with what was measured."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from pathlib import Path

import pytest
from bench_records import make_record
from report_pages import Page, write_page

from winnow.backend.binary import Binary
from winnow.backend.driver import compile_graph
from winnow.cli.main import main
from winnow.errors import BackendError
from winnow.kernels import KERNELS
from winnow.report.collect import collect
from winnow.report.kernel_report import KernelReport
from winnow.report.page import render
from winnow.report.roofline import rates_of
from winnow.stats.products import products
from winnow.targets import Target

pytestmark = pytest.mark.triton


def report_of(target: str, **plan: int | str) -> KernelReport:
    """Of stored scores, which compile fast."""
    graph = KERNELS["sdsa-scores"].graph()
    return collect("sdsa-scores", "the command", graph, Target.parse(target), plan, seconds=0.0)


def code_of(lines: list[str]) -> list[str]:
    """The code of a function, without comments and what tells locations."""
    end = next(number for number, line in enumerate(lines) if line.startswith(".Lfunc_end"))
    code = (line.partition(";")[0].rstrip() for line in lines[:end])
    return [line for line in code if not line.startswith(("\t.loc", ".Ltmp", "\t.file"))]


@pytest.fixture(scope="module")
def report() -> KernelReport:
    return report_of("cuda:90")


@pytest.mark.parametrize("level", ["tile", "tt"])
def test_modules_that_are_planned_already(level: str, tmp_path: Path) -> None:
    file = tmp_path / f"{level}.mlir"
    words = ["compile", "sdsa-scores", "--emit", level, "-o", str(file)]
    assert main(words) == 0
    page = write_page(tmp_path / "out", str(file))
    assert [path.name for path in (tmp_path / "out").iterdir()] == [f"{level}-cuda-90.html"]
    assert page.lines(level) == file.read_text().splitlines()
    levels = ["tile", "tt", "ttir", "ttgir", "llir", "ptx", "sass"]
    assert list(page.data["levels"]) == levels[levels.index(level) :]
    assert not any(attributes.get("id") == "graph" for _, attributes in page.tags)
    assert "no planner ran" in page.text("plan")
    assert "There is none for IR that was planned already." in page.text("roofline")
    assert ("No pass ran" in page.text("passes")) == (level == "tt")
    listing = page.data["levels"][level]
    links = zip(listing["text"], listing["sources"], strict=True)
    for number, (text, source) in enumerate(links, 1):
        if text.lstrip().startswith("%"):
            assert source == number


def test_amd() -> None:
    report = report_of("hip:gfx942")
    page = Page(render(report))
    resources = report.machine.resources
    assert page.text("registers") == f"{resources.registers:,}"
    assert list(page.data["levels"])[-1] == "amdgcn"
    kernel = compile_graph(KERNELS["sdsa-scores"].graph(), Target.parse("hip:gfx942"))
    assert resources == kernel.binary.resources
    assert code_of(page.lines("amdgcn")) == code_of(kernel.emit("amdgcn").splitlines())
    assert "What instructions are for is told of SASS alone: hip:gfx942 has no SASS." in page.text(
        "loops"
    )
    assert "No rates are known of hip:gfx942" in page.text("roofline")
    assert page.text("register-spills") == "0"
    for name, count in products(kernel.binary).items():
        assert f"{count:,} x {name}" in page.text("loops")
    words = page.text("notes")
    assert "amdgcn is AMD's assembly" in words
    text = page.text("levels") + page.text("plan") + words
    assert not re.search(r"PTX|SASS|HGMMA|Hopper|dotted|CTA|multiprocessor", text)
    assert "bytes of a workgroup" in text
    assert "304 compute units x 1 resident programs" in text


def test_notes_of_nvidia(report: KernelReport) -> None:
    words = Page(render(report)).text("notes")
    assert "amdgcn" not in words
    assert "Its box is dotted" in words
    assert "These tell no line of sdsa_scores.mlir, and may be past its end." in words
    assert "(HGMMA)" in words
    other = dataclasses.replace(report, target=Target.parse("cuda:80"))
    assert "HGMMA" not in Page(render(other)).text("notes")


def test_slots_that_a_plan_says_nothing_of() -> None:
    graph = KERNELS["sdsa"].graph(repair=False, top_k=64)
    target = Target.parse("hip:gfx942")
    report = collect("sdsa", "the command", graph, target, {}, seconds=0.0)
    assert report.plan
    assert report.plan.choice.plan.scatter is None
    rows = {row[0]: row[1:] for row in Page(render(report)).table("plan-table")[1:]}
    value, source, reason = rows["scatter"]
    assert (value, source) == ("scan", "the planner's rules")
    assert reason.startswith("a scan along rows, since")


def test_registers_that_do_not_suffice(report: KernelReport) -> None:
    assert not any(attributes.get("id") == "spills" for _, attributes in Page(render(report)).tags)
    spilling = report_of("cuda:90", max_registers=32)
    stats, counts = spilling.machine.stats, spilling.counts["sass"]
    assert stats is not None
    assert stats.main_loop is not None
    page = Page(render(spilling))
    assert page.text("spills") == (
        f"A thread's registers do not suffice: {stats.resources.stack_bytes:,} bytes are on its"
        f" stack, loaded by {counts['LDL']:,} instructions and stored by {counts['STL']:,}; in the"
        f" main loop {stats.main_loop.local_loads:,} and {stats.main_loop.local_stores:,}."
    )
    assert "registers spill" in page.text("overview")
    levels = {name: each for name, each in spilling.levels.items() if name != "sass"}
    unread = dataclasses.replace(spilling, levels=levels)
    assert "used by code that can't be read." in Page(render(unread)).text("spills")


def test_stack_of_amd() -> None:
    report = report_of("hip:gfx942")
    names = ["scratch_load_dword", "scratch_load_dword", "scratch_load_dwordx2"]
    counts = Counter([*names, "scratch_store_dword", "global_load_dword"])
    resources = dataclasses.replace(report.machine.resources, stack_bytes=16)
    machine = dataclasses.replace(report.machine, resources=resources)
    spilling = dataclasses.replace(
        report, machine=machine, counts={**report.counts, "amdgcn": counts}
    )
    words = Page(render(spilling)).text("spills")
    assert words.endswith("16 bytes are on its stack, loaded by 3 instructions and stored by 1.")


def test_spills_of_amd() -> None:
    report = report_of("hip:gfx942")
    resources = dataclasses.replace(report.machine.resources, scalar_spills=1525, vector_spills=2)
    machine = dataclasses.replace(report.machine, resources=resources)
    page = Page(render(dataclasses.replace(report, machine=machine)))
    assert page.text("register-spills") == "1,527"
    words = "1,525 stores that spill scalar registers, and 2 that spill vector registers."
    assert words in page.text("stored-registers")


def test_sass_that_can_not_be_read(report: KernelReport, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> str:
        raise BackendError("no disassembler")

    monkeypatch.setattr(Binary, "listing", property(fail))
    other = report_of("cuda:90")
    assert other.missing == {"sass": "no disassembler"}
    page = Page(render(other))
    assert "sass is missing: no disassembler" in page.text("levels")
    assert "of SASS alone: no disassembler" in page.text("loops")
    assert page.text("registers") == f"{report.machine.resources.registers:,}"
    assert page.data["levels"]["ptx"]["text"] == [line.text for line in report.levels["ptx"]]


def test_measurements(report: KernelReport) -> None:
    record = make_record({})
    position = report.position
    assert position
    with_rates = dataclasses.replace(position, rates=rates_of(record))
    page = Page(render(dataclasses.replace(report, record=record, position=with_rates)))
    rows = page.table("measured")[1:]
    assert [row[0] for row in rows] == ["kernel", "sweep"]
    (measured,) = record.measurements
    for name, setting, milliseconds, tera, share in rows:
        median = measured.median(name)
        assert median
        flops = measured.setting.rows * measured.setting.keys * 256 / median * 1000
        assert setting == str(measured.setting)
        assert milliseconds == f"{median:.3f}"
        assert tera == f"{flops / 1e12:.4g}"
        assert share == f"{100 * flops / 7.9e14:.0f}%"
    words = page.text("roofline")
    assert "measured by another plan" in words
    assert "tile_rows=128" in words


def test_nothing_is_made_up(report: KernelReport) -> None:
    page = Page(render(report))
    assert "measured" not in page.html.partition('id="measured"')[1]
    assert "nothing was measured" in page.text("roofline")
    assert "nothing on this page was timed on one." in page.text("overview")

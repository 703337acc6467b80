# SPDX-License-Identifier: Apache-2.0
"""`winnow report`: what its page holds is what the other tools tell."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from report_pages import KERNEL, Page, link_names, without_debug_info, write_page

from winnow.backend.driver import compile_graph
from winnow.backend.kernel import Kernel
from winnow.bench.plans import plan_of
from winnow.cli.main import main
from winnow.diff.counts import count_ops
from winnow.kernels import KERNELS
from winnow.stats.kernel_stats import kernel_stats
from winnow.targets import Target

pytestmark = pytest.mark.triton

MOST_BYTES = 5_000_000
PLAN: dict[str, int | str] = {"scatter": "scan", "tile_keys": 32}
OP_NAME = re.compile(r'\s*(?:%[^=]*= )?"?([a-z]\w*\.[a-z]\w*)')
LEVELS = ["graph", "tile", "tt", "ttir", "ttgir", "llir", "ptx", "sass"]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Page:
    """A report for Hopper."""
    directory = tmp_path_factory.mktemp("report") / "new"
    return write_page(directory, *KERNEL, "--target", "cuda:90")


@pytest.fixture(scope="module")
def kernel() -> Kernel:
    """The same kernel as `winnow compile` compiles it."""
    graph = KERNELS["sdsa"].graph(repair=False, top_k=64)
    return compile_graph(graph, Target.parse("cuda:90"), PLAN)


def test_the_page_is_by_itself(page: Page) -> None:
    assert len(page.html.encode()) < MOST_BYTES
    for tag, attributes in page.tags:
        assert tag not in ("link", "img", "iframe", "object", "embed", "base")
        assert attributes.keys().isdisjoint({"src", "srcset", "xlink:href", "action"})
        assert (attributes.get("href") or "#").startswith("#")
    assert not re.search(r"https?:|@import|url\((?!#)", page.html)


def test_places_that_links_lead_to(page: Page) -> None:
    known = {attributes.get("id") for _, attributes in page.tags}
    links = {attributes.get("href") for tag, attributes in page.tags if tag == "a"}
    assert links
    assert {(link or "")[1:] for link in links} <= known


@pytest.mark.parametrize("level", ["graph", "tile", "tt", "ttir"])
def test_ir_is_what_compile_emits(page: Page, kernel: Kernel, level: str) -> None:
    assert page.lines(level) == kernel.emit(level).splitlines()


def test_machine_code_is_what_compile_emits(page: Page, kernel: Kernel) -> None:
    assert list(page.data["levels"]) == LEVELS
    ptx = "\n".join(page.lines("ptx"))
    assert without_debug_info(ptx) == without_debug_info(kernel.emit("ptx"))
    assert page.lines("sass") == kernel.emit("sass").splitlines()


def test_ops_of_triton_are_what_compile_emits(page: Page, kernel: Kernel) -> None:
    """But for locations, whose definitions can make for other lines."""
    text = kernel.emit("ttgir")
    plain = re.sub(r" loc\((#loc\d*|unknown)\)", "", text)
    plain = re.sub(r' loc\("[^"]*"(\(#loc\d*\))?(:\d+:\d+)?\)', "", plain)
    lines = [line.rstrip() for line in plain.splitlines() if not line.startswith("#loc")]
    assert page.lines("ttgir") == lines


def test_stats_are_those_of_compile(page: Page, kernel: Kernel) -> None:
    stats = kernel_stats(kernel)
    resources, loop = stats.resources, stats.main_loop
    assert loop
    assert page.text("registers") == f"{resources.registers:,}"
    assert page.text("stack") == f"{resources.stack_bytes:,}"
    assert page.text("shared") == f"{resources.shared_bytes:,}"
    rows = {row[0]: row[1:] for row in page.table("main-loop")[1:]}
    parts = (loop.always, loop.conditional, loop.nested, loop.inner)
    for name in {name for part in parts for name in part}:
        counts = [part.get(name, 0) for part in parts]
        assert rows[name] == [f"{count:,}" if count else "" for count in counts]
    assert rows["all"] == [f"{sum(part.values()):,}" for part in parts]
    assert rows["per score"] == [f"{stats.per_score(part):.2f}" for part in parts]
    usual = sum(filter(None, map(stats.per_score, parts[:2])))
    assert page.text("per-score") == f"{usual:.2f}"
    assert rows["loads from the stack"][0] == f"{loop.local_loads:,}"
    assert rows["stores to the stack"][0] == f"{loop.local_stores:,}"


def test_loops_have_the_main_loops_instructions(page: Page, kernel: Kernel) -> None:
    loop = kernel_stats(kernel).main_loop
    assert loop
    header, *rows = page.table("loop-table")
    (main_row,) = (row for row in rows if row[0].endswith("main"))
    own = sum(sum(part.values()) for part in (loop.always, loop.conditional, loop.nested))
    assert main_row[header.index("all")] == f"{own:,}"
    mma = loop.always.get("mma", 0)
    assert main_row[header.index("mma")] == f"{mma:,}"


def test_ops_are_counted_as_diff_counts_them(page: Page, kernel: Kernel) -> None:
    rows = {row[0]: row[1:] for row in page.table("count-table")[1:]}
    assert list(rows) == LEVELS
    for level in ("graph", "tile", "tt"):
        assert rows[level][1] == f"{count_ops(kernel.emit(level)).total():,}"
    for level in LEVELS:
        assert rows[level][0] == f"{len(page.lines(level)):,}"
    instructions = [line for line in page.lines("sass") if ":-:" in line]
    assert rows["sass"][1] == f"{len(instructions):,}"


def test_the_plan_is_the_kernels(page: Page, kernel: Kernel) -> None:
    entries = plan_of(kernel).entries
    rows = {row[0]: row[1:] for row in page.table("plan-table")[1:]}
    assert {"target": "cuda:90"} | {name: row[0] for name, row in rows.items()} == {
        name: str(value) for name, value in entries.items()
    }
    assert {name for name, row in rows.items() if row[1] == "an option"} == {*PLAN}
    assert rows["tile_keys"][2] == "--tile-keys says so"
    words = page.text("plan")
    assert "No entry of a plan file is in use." in words
    assert "Not used: cuda-90.json: plans[0] of Winnow's (sdsa), since options contradict" in words


def test_passes_are_those_that_ran(page: Page, kernel: Kernel) -> None:
    names = [timing.name for timing in kernel.lowered.pass_timings]
    assert page.data["names"] == ["", *names]
    times = [row[0] for row in page.table("time-table")]
    assert times[: len(names) + 1] == ["graph", *names]
    stages = [name.removesuffix(" (cached)") for name in times[len(names) + 1 : -1]]
    assert stages == ["ttgir", "llir", "ptx", "cubin"]


def test_source_lines_of_products(page: Page) -> None:
    """Products come from the op that scores, at every level."""
    source = page.lines("graph")
    (score,) = (n for n, line in enumerate(source, 1) if '"winnow.score"' in line)
    levels = page.data["levels"]
    (dot,) = {
        op
        for line, ops in zip(levels["tt"]["text"], levels["tt"]["ops"], strict=True)
        if '"tt.dot"' in line
        for op in link_names(ops)
    }
    names = {"ttgir": "ttng.warp_group_dot ", "ptx": "wgmma.mma_async", "sass": "HGMMA"}
    for level, name in names.items():
        listing = levels[level]
        found = [n for n, line in enumerate(listing["text"]) if name in line]
        assert found
        for number in found:
            assert link_names(listing["sources"][number]) == [score]
            assert link_names(listing["ops"][number]) == [dot]


def test_how_far_links_go(page: Page) -> None:
    """LLVM and the assembler know no origin of some instructions."""
    for name, _, total, with_source, with_op, guessed, *_ in page.table("count-table")[1:]:
        count = number(total)
        assert number(with_source) > 0.85 * count
        if name in ("llir", "ptx", "sass"):
            assert number(with_op) > 0.85 * count
        assert bool(guessed) == (name == "sass")
        assert not guessed or number(guessed) < 0.6 * count


def test_links_lead_to_what_is_there(page: Page, tmp_path: Path) -> None:
    """Also where a buffer in shared memory is that of a loop's first value."""
    nvfp4 = write_page(tmp_path, "sdsa-nvfp4", "--no-repair", "--target", "cuda:90")
    for each in (page, nvfp4):
        levels = each.data["levels"]
        lines = range(1, len(each.lines("graph")) + 1)
        ops = {op for few in levels["tt"]["ops"] for op in link_names(few)}
        for level, listing in levels.items():
            assert {n for few in listing["sources"] for n in link_names(few)} <= {*lines}, level
            assert {n for few in listing["ops"] for n in link_names(few)} <= ops, level


def number(text: str) -> int:
    return int(text.replace(",", ""))


def test_ops_come_by_passes_that_know_them(page: Page) -> None:
    data = page.data
    tt = data["levels"]["tt"]
    found: dict[str, set[tuple[str, ...]]] = {}
    for line, ops in zip(tt["text"], tt["ops"], strict=True):
        op = OP_NAME.match(line)
        if op and link_names(ops):
            chain = data["chains"][data["ways"][link_names(ops)[0]]]
            words = tuple(data["names"][w] if isinstance(w, int) else w for w in chain)
            assert words[-1] == op[1]
            found.setdefault(op[1], set()).add(words)
    dot = ("winnow.score", "tile-selection", "tile.dot", "convert-to-tt", "tt.dot")
    assert found["tt.dot"] == {dot}
    assert found["tt.atomic_rmw"] == {
        (
            *("winnow.threshold_select", "fuse-scores", "winnow.fused_select", "tile-selection"),
            *("tile.scatter", "lower-scatter", "tile.atomic", "lower-buffers", "tt.atomic_rmw"),
        )
    }
    assert ("", "canonicalize", "arith.constant") in found["arith.constant"]


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command says as it refuses."""
    assert main(["report", *words]) == 2
    return capsys.readouterr().err


def test_results_of_other_kernels(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bench = str(Path(__file__).parent.parent / "docs" / "benchmarks" / "qsa.json")
    words = ["-o", str(tmp_path / "out"), "--bench", bench]
    message = refused(capsys, "sdsa", *words)
    assert message == f"winnow: error: {bench} holds results of qsa, not of sdsa\n"
    message = refused(capsys, "qsa", "--target", "hip:gfx942", *words)
    wrong = f"{bench} holds results of cuda:90, not of hip:gfx942"
    assert message == f"winnow: error: {wrong}; only NVIDIA's GPUs are measured\n"
    other = tmp_path / "other.json"
    other.write_text("{}")
    message = refused(capsys, "sdsa", "-o", str(tmp_path), "--bench", str(other))
    assert "holds no results of winnow bench" in message
    message = refused(capsys, "sdsa", "-o", str(tmp_path), "--bench", str(tmp_path / "none"))
    assert "No such file or directory" in message
    assert not (tmp_path / "out").exists()


def test_what_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ["-o", str(tmp_path / "out")]
    assert "there is no kernel `sdss`; did you mean" in refused(capsys, "sdss", *out)
    assert "unknown target 'cuda:91'" in refused(capsys, "sdsa", "--target", "cuda:91", *out)
    assert "can't be read" in refused(capsys, "none.mlir", *out)
    file = tmp_path / "graph.mlir"
    file.write_text(str(KERNELS["qsa"].graph()))
    assert "a file states its own" in refused(capsys, str(file), "--top-k", "8", *out)
    message = refused(capsys, "qsa", "--tile-keys", "48", *out)
    assert "tile-keys must be a power of two" in message
    with pytest.raises(SystemExit):
        main(["report", "sdsa"])
    assert "-o/--output" in capsys.readouterr().err


def test_errors_are_where_compile_has_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the file that was given, not in the text that the page has of it."""
    monkeypatch.chdir(tmp_path)
    empty, graph = Path("empty.mlir"), Path("graph.mlir")
    empty.write_text("\n// No kernel.\nfunc.func @f() {\n  return\n}\n")
    text = str(KERNELS["sdsa"].graph())
    graph.write_text(f"// Some lines more.\n\n{text}")
    for words in ([str(empty)], [str(graph), "--tile-keys", "48"]):
        message = refused(capsys, *words, "-o", "out")
        assert main(["compile", *words]) == 2
        assert capsys.readouterr().err == message
        assert re.match(rf"(winnow: error: )?{words[0]}:\d+:\d+: ", message)
    assert sorted(tmp_path.iterdir()) == [tmp_path / empty, tmp_path / graph]

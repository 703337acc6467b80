# SPDX-License-Identifier: Apache-2.0
"""`winnow bench`, with something else in place of a GPU's timer where there is no GPU."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest
import torch
from bench_problems import TOP_K, CpuTimer, stand_in
from bench_records import make_record

from winnow.bench import baselines, runner
from winnow.bench.baselines import Products
from winnow.bench.record import Record, read_record
from winnow.bench.settings import Setting
from winnow.cli import bench
from winnow.cli.main import main

SMALL = ["--request-rows", "8", "--top-k", str(TOP_K), "--rows", "16", "--keys", "300"]
QUICK = "sweep,cublas,topk,eager,flashinfer"


@pytest.fixture
def on(device: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A device that can be measured, or seems so."""
    if device == "cpu":
        stand_in(monkeypatch)
    return device


def measure(directory: Path, *arguments: str, against: str = QUICK) -> Record:
    """Runs the command on a small indexer, and reads what it wrote."""
    words = ["bench", "qsa", *SMALL, "--against", against, "-o", str(directory), *arguments]
    assert main(words) == 0
    return read_record(directory / "qsa.json")


def test_results_at_the_base(on: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = measure(tmp_path / "new")
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["qsa.json"]
    assert record.kernel == "qsa"
    assert record.parameters == "qsa --top-k 16 --request-rows 8 --repair"
    assert record.command.startswith("winnow bench qsa --request-rows 8 --top-k 16 --rows 16")
    assert record.base == Setting(16, 300)
    assert record.axes == ()
    assert record.plan["target"] == ("cuda:90" if on == "cpu" else record.plan["target"])
    (found,) = record.measurements
    assert (found.setting, found.candidates, found.slots) == (record.base, 19, 48)
    assert found.floor_milliseconds == pytest.approx(
        2000 * 16 * 4 * 300 * 128 / float(record.rates["bf16_flops"] or 0)
    )
    *timed, reference = found.results
    assert [each.contender for each in timed] == ["kernel", "sweep", "cublas", "topk", "eager"]
    for each in timed:
        assert each.skipped is None
        assert len(each.milliseconds) == (3 if on == "cpu" else 20)
        assert each.rows_at_a_time is None
    assert reference.skipped == "flashinfer.sdsa has no such selection"
    text = capsys.readouterr().out
    assert "16 rows, 300 keys" in text
    assert "no flashinfer: flashinfer.sdsa has no such selection" in text
    assert "median ms at each setting" not in text


def test_results_along_axes(on: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    axes = ["--vary", "missing=0,0.5", "--vary", "keys=100"]
    record = measure(tmp_path, *axes, against="sweep")
    assert record.axes == ("missing", "keys")
    assert [each.setting for each in record.measurements] == [
        Setting(16, 300),
        Setting(16, 300, missing=0.5),
        Setting(16, 100),
    ]
    names = {"qsa.json"}
    if importlib.util.find_spec("matplotlib"):
        names |= {"qsa-missing.svg", "qsa-keys.svg"}
    assert {path.name for path in tmp_path.iterdir()} == names
    text = capsys.readouterr().out
    (line,) = re.findall(r"^ *16 +300 +19 +8 .*", text, re.MULTILINE)
    assert len(line.split()) == 7


def test_contenders_unless_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch)
    monkeypatch.setattr(CpuTimer, "too_large", (object,))
    words = ["bench", "qsa", *SMALL, "--vary", "rows=8", "-o", str(tmp_path)]
    assert main(words) == 0
    base, other = read_record(tmp_path / "qsa.json").measurements
    parts = ["kernel", "sweep", "cublas", "topk"]
    assert [each.contender for each in base.results] == [*parts, "eager", "compile", "flashinfer"]
    assert [each.contender for each in other.results] == [*parts, "flashinfer"]


def test_one_that_does_not_fit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stand_in(monkeypatch)
    monkeypatch.setattr(CpuTimer, "too_large", (Products,))
    record = measure(tmp_path, against="cublas,topk")
    skipped = {each.contender: each.skipped for each in record.at_base.results}
    message = "it takes more memory than there is"
    assert skipped == {"kernel": None, "cublas": message, "topk": None}
    assert f"no cublas: {message}" in capsys.readouterr().out


def test_without_repair(on: str, tmp_path: Path) -> None:
    record = measure(tmp_path, "--no-repair", "--repeats", "2", against="sweep")
    assert record.parameters.endswith("--no-repair")
    assert [len(each.milliseconds) for each in record.at_base.results] == [2, 2]


def test_a_plan_can_be_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch)
    assert measure(tmp_path, "--tile-keys", "32", against="sweep").plan["tile_keys"] == 32


def test_a_wrong_result_is_an_error(
    on: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    right = baselines.multiply
    monkeypatch.setattr(baselines, "multiply", lambda queries, keys: right(queries, keys) + 1)
    words = ["bench", "qsa", *SMALL, "--against", "cublas", "-o", str(tmp_path)]
    assert main(words) == 1
    errors = capsys.readouterr().err
    assert "MISMATCH: cublas, 16 rows, 300 keys: the result is wrong" in errors
    assert "19200 products are wrong" in errors
    assert list(tmp_path.iterdir()) == []


def test_a_large_run_on_a_gpu(device: str, tmp_path: Path) -> None:
    if device == "cpu":
        pytest.skip("takes a GPU")
    words = ["--rows", "256", "--keys", "4096", "--top-k", "256", "--vary", "missing=0.25"]
    assert main(["bench", "sdsa", *words, "-o", str(tmp_path)]) == 0
    record = read_record(tmp_path / "sdsa.json")
    assert record.machine["multiprocessors"] > 0
    kernel, sweep, cublas, stored, eager, *_ = record.at_base.results
    assert kernel.memory_bytes >= 256 * 768 * 8
    assert cublas.memory_bytes >= 256 * 4096 * 4
    for each in (kernel, sweep, cublas, stored, eager):
        assert each.skipped is None
        assert len(each.milliseconds) == 20
        assert each.median > record.at_base.floor_milliseconds


def test_short_memory_for_inputs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*arguments: Any) -> None:
        raise torch.OutOfMemoryError("no room for 3 MiB\nmore")

    stand_in(monkeypatch)
    monkeypatch.setattr(runner, "make_problem", fail)
    assert main(["bench", "qsa", *SMALL, "-o", str(tmp_path)]) == 2
    message = "16 rows, 300 keys: the inputs can't be made: no room for 3 MiB\n"
    assert capsys.readouterr().err.endswith(message)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("nothing", "there is no kernel `nothing`"),
        ("sdsa-scores", "sdsa-scores can't be measured, but sdsa, sdsa-nvfp4, deepseek-v32"),
        ("sdsa --request-rows 8", "sdsa has no parameter --request-rows"),
        ("sdsa --rows 64", "rows must be a positive multiple of 128, not 64"),
        ("sdsa --top-k 0 --no-repair", "top_k must be from 1 to the number of keys, 131072, not 0"),
        ("sdsa --vary keys=1024", "top_k must be from 1 to the number of keys, 1024, not 2048"),
        ("sdsa --density 0.001", "density must be from 0.01562 (top_k of 131072 keys) to 1"),
        ("sdsa --missing 0.5 --no-repair", "rows may only miss where they are repaired"),
    ],
)
def test_what_cannot_be_measured(
    words: str,
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    stand_in(monkeypatch)
    assert main(["bench", *words.split(), "-o", str(tmp_path)]) == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("sdsa", "the following arguments are required: -o/--output"),
        ("sdsa -o x --vary row", "argument --vary: there is no axis `row`; did you mean `rows`?"),
        ("sdsa -o x --vary keys=a", "argument --vary: keys must be numbers with commas between"),
        ("sdsa -o x --against sweep,mkl", "argument --against: there is no `mkl` among sweep"),
        ("sdsa -o x --rows 0", "argument --rows: must be positive, not 0"),
    ],
)
def test_bad_arguments(words: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["bench", *words.split()])
    assert message in capsys.readouterr().err


def test_no_gpu(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bench, "present_targets", lambda: ["hip:gfx942"])
    assert main(["bench", "-o", "x"]) == 2
    assert capsys.readouterr().err == (
        "winnow: error: there is no CUDA GPU here to measure on; --plot draws what has been"
        " measured elsewhere; of hip:gfx942, `winnow compile --stats` and `winnow report` tell what"
        " a kernel takes\n"
    )


def test_plots_of_earlier_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    record = tmp_path / "sdsa.json"
    record.write_text(make_record({"rows": (128,), "keys": (8192,)}).to_json())
    assert main(["bench", "--plot", str(record), "-o", str(tmp_path / "plots")]) == 0
    paths = [tmp_path / "plots" / f"sdsa-{axis}.svg" for axis in ("rows", "keys")]
    assert capsys.readouterr().out.split() == list(map(str, paths))
    assert all(path.stat().st_size > 0 for path in paths)


def test_plots_of_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--plot", str(tmp_path / "no.json"), "-o", str(tmp_path)]) == 2
    assert "no.json: No such file or directory" in capsys.readouterr().err
    assert main(["bench", "qsa", "--plot", str(tmp_path / "no.json"), "-o", str(tmp_path)]) == 2
    assert "--plot draws what is in a file: leave out qsa" in capsys.readouterr().err


def test_results_are_written_without_matplotlib(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stand_in(monkeypatch)
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "matplotlib" else find(name)
    )
    measure(tmp_path, "--vary", "keys=100", against="sweep")
    assert [path.name for path in tmp_path.iterdir()] == ["qsa.json"]
    assert "without matplotlib there are no plots" in capsys.readouterr().out

# SPDX-License-Identifier: Apache-2.0
"""`winnow run` on kernels and on files at each level, in the CPU executor."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cli_graphs import make_graph, write_graph

from winnow.backend.driver import compile_graph
from winnow.cli.main import main
from winnow.cli.run_kernel import REST
from winnow.kernels import KERNELS
from winnow.targets import Target

SMALL = ["--device", "cpu", "--rows", "128", "--keys", "150"]


def run(*arguments: str) -> int:
    return main(["run", *SMALL, *arguments])


def cells(text: str) -> dict[str, str]:
    """The rows of the tables in ``text``."""
    rows = (re.split(r"\s{2,}", line.strip(), maxsplit=1) for line in text.splitlines())
    return {row[0]: row[1] for row in rows if len(row) == 2}


def write_level(path: Path, level: str, top_k: int = 8) -> str:
    """Writes SDSA, as it is at a level."""
    kernel = compile_graph(KERNELS["sdsa"].graph(top_k=top_k), Target.parse("cuda:90"))
    path.write_text(kernel.emit(level))
    return str(path)


def test_a_kernel(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sdsa", "--top-k", "8", "--requests", "1", "--repeat", "2") == 0
    found = cells(capsys.readouterr().out)
    keys = sum(min(8, end) for end in range(23, 151))
    assert found["kernel"] == "sdsa, planned for cuda:90"
    assert found["device"].startswith("CPU executor")
    assert found["reference"] == "sdsa --top-k 8 --query-alignment 16 --repair"
    assert found["query"] == "128 x 128 bfloat16"
    assert found["block_table"] == "1 x 3 int32"
    assert found["rows that fit"] == "128 / 128"
    assert found["rows repaired"] == "0 / 128"
    assert found["keys selected against exact top-k"] == f"{keys:,} / {keys:,} equal"
    assert found["rows checked by the oracle"] == "128 / 128"
    for stage in ("graph", "total this time", "launch (median of 2)", "checking"):
        assert float(found[stage].replace(",", "")) > 0


def test_a_plain_filter(capsys: pytest.CaptureFixture[str]) -> None:
    """Of no top-k, no key can be missing."""
    assert run("sdsa", "--top-k", "0", "--no-repair", "--requests", "1") == 0
    found = cells(capsys.readouterr().out)
    assert found["keys selected against exact top-k"] == "0 / 0 equal"
    assert found["rows checked by the oracle"] == "128 / 128"


@pytest.mark.parametrize("kind", ["one-high", "tile-low"])
def test_rows_that_need_repair(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sdsa", "--top-k", "8", "--thresholds", kind, "--repeat", "2") == 0
    found = cells(capsys.readouterr().out)
    assert found["rows that fit"] == "128 / 128"
    assert found["rows repaired"] == "1 / 128"


def test_rows_that_miss_without_repair(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sdsa", "--top-k", "8", "--thresholds", "all-high", "--no-repair") == 0
    found = cells(capsys.readouterr().out)
    assert found["rows that fit"] == "0 / 128"
    assert "rows repaired" not in found


def test_unknown_thresholds(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        run("sdsa", "--thresholds", "some-low")
    assert "argument --thresholds: invalid choice: 'some-low'" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--rows", "--keys", "--requests", "--repeat", "--schedules"])
def test_more_than_there_may_be(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        run("sdsa", option, str(2**31))
    message = f"argument {option}: must be at most {2**31 - 1}, not {2**31}\n"
    assert capsys.readouterr().err.endswith(message)


def test_thresholds_given_and_to_be_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    np.save(tmp_path / "t.npy", np.zeros(128))
    given = f"--input=thresholds={tmp_path / 't.npy'}"
    assert run("sdsa", given, "--thresholds", "all-low") == 2
    assert "thresholds are given: leave out --thresholds all-low" in capsys.readouterr().err


def test_passes_that_run_and_those_from_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WINNOW_CACHE_DIR", str(tmp_path))
    for mark in ("", " (cached)"):
        monkeypatch.setattr("winnow.backend.driver._kernels", {})
        assert run("sdsa", "--top-k", "8") == 0
        out = capsys.readouterr().out
        found = cells(out)
        for stage in ("fuse-scores", "convert-to-tt"):
            assert float(found[stage + mark].replace(",", "")) > 0
        rows = re.findall(r"^(\w.*?) {2,}([\d,.]+)$", out.partition("\ncompile ")[2], re.M)
        names = [name for name, _ in rows]
        rows = rows[: names.index("total this time") + 1]
        *parts, total = (float(ms.replace(",", "")) for name, ms in rows if "cached" not in name)
        assert sum(parts) == pytest.approx(total, abs=0.05)
        assert float(found[REST].replace(",", "")) > 0


def test_each_device(device: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sdsa", "--top-k", "8", "--device", device) == 0
    on_cpu = cells(capsys.readouterr().out)["device"].startswith("CPU")
    assert on_cpu == (device == "cpu")


def test_the_usual_size_takes_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "sdsa", "--device", "cpu"]) == 0
    found = cells(capsys.readouterr().out)
    assert found["candidates"] == "512 x 192 x 2 int32"
    assert found["max_context"] == "2,048"
    assert found["rows that fit"] == "512 / 512"


def test_the_plan_can_be_told(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--target", "cuda:80", "--tile-rows", "64", "--tile-keys", "16"]
    assert run("sdsa", "--top-k", "8", *arguments) == 0
    assert cells(capsys.readouterr().out)["kernel"] == "sdsa, planned for cuda:80"


def test_a_graph_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write_graph(tmp_path / "graph.mlir")
    np.save(tmp_path / "queries.npy", np.ones((64, 32)))
    given = [f"--input=queries={tmp_path / 'queries.npy'}", "--input=scale=0.25"]
    assert main(["run", path, "--device", "cpu", "--keys", "99", *given]) == 0
    found = cells(capsys.readouterr().out)
    assert found["reference"] == path
    assert found["ends"] == "64 int32"
    assert found["scale"] == "0.25"


@pytest.mark.parametrize("level", ["tile", "tt"])
def test_a_file_below_graph_level(
    level: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write_level(tmp_path / "kernel.mlir", level)
    assert run(path, "--top-k", "8") == 0
    found = cells(capsys.readouterr().out)
    assert found["reference"].startswith("sdsa --top-k 8")
    assert found["rows checked by the oracle"] == "128 / 128"
    assert "fuse-scores" not in found


def test_a_file_and_its_graph_in_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    graph = write_graph(tmp_path / "graph.mlir")
    kernel = compile_graph(make_graph(), Target.parse("cuda:90"))
    path = tmp_path / "kernel.mlir"
    path.write_text(kernel.emit("tt"))
    assert run(str(path), "--reference", graph) == 0
    assert cells(capsys.readouterr().out)["reference"] == graph
    assert run(str(path)) == 2
    assert "no op graph says what the arguments of small are for" in capsys.readouterr().err


def test_without_a_graph_nothing_is_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kernel = compile_graph(make_graph(), Target.parse("cuda:90"))
    path = tmp_path / "kernel.mlir"
    path.write_text(kernel.emit("tt"))
    arrays: dict[str, Any] = {
        "queries": np.ones((32, 32)),
        "cache": np.ones((2, 16, 32)),
        "table": [[1, 0]],
        "requests": [0],
        "ends": np.full(32, 20),
        "thresholds": np.zeros(32),
        "counts": np.zeros((32, 2), int),
        "slots": np.zeros((32, 24, 2), int),
    }
    for name, array in arrays.items():
        np.save(tmp_path / f"{name}.npy", array)
    given = [f"--input={name}={tmp_path / name}.npy" for name in arrays]
    given += ["--input=context=32", "--input=scale=1"]
    assert run(str(path), *given) == 0
    out = capsys.readouterr().out
    assert "not checked: there is no op graph" in out
    assert "right" not in out
    assert cells(out)["reference"] == "none"


@pytest.mark.parametrize(
    ("level", "old", "new"),
    [
        ("graph", "top_k = 8 ", "top_k = 7 "),
        ("tile", "top_k = 8 ", "top_k = 7 "),
        ("tt", "arith.maxsi", "arith.minsi"),
    ],
)
def test_a_wrong_kernel(
    level: str, old: str, new: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(write_level(tmp_path / "kernel.mlir", level))
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    assert run(str(path), "--reference", "sdsa", "--top-k", "8") == 1
    assert "MISMATCH" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["sdsa", "--input=foo=1"], "winnow: error: there is no input `foo`"),
        (["sdsa", "--input=max_context=100"], "max_context says 100 keys, but --keys says 150"),
        (["sdsa", "--input=query=missing.npy"], "missing.npy: No such file or directory"),
        (["sdsa", "--input=query"], "an input is NAME=FILE.npy or NAME=NUMBER, not `query`"),
        (["sdsa", "--input=query="], "an input is NAME=FILE.npy or NAME=NUMBER, not `query=`"),
        (["sdsb"], "there is no kernel `sdsb`; did you mean `sdsa`?"),
        (["missing.mlir"], "missing.mlir: error: can't be read"),
        (["sdsa", "--reference", "sdsb"], "there is no kernel `sdsb`"),
        (["sdsa", "--target", "cuda:70"], "unknown target 'cuda:70'"),
    ],
)
def test_errors(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*arguments) == 2
    error = capsys.readouterr().err
    assert message in error
    assert len(error.splitlines()) == 1


def test_parameters_that_nothing_takes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    graph = write_graph(tmp_path / "graph.mlir")
    assert run(graph, "--top-k", "8") == 2
    assert "--top-k is a parameter of kernels; a file states its own" in capsys.readouterr().err


def test_a_plan_for_what_is_planned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write_level(tmp_path / "tile.mlir", "tile")
    assert run(path, "--tile-keys", "32") == 2
    message = "--tile-keys tells the planner, but a module at level tile is planned"
    assert capsys.readouterr().err == f"winnow: error: {message}\n"


@pytest.mark.parametrize("value", ["0", "-1", "many"])
def test_sizes_that_are_none(value: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["run", "sdsa", "--rows", value])
    assert "argument --rows" in capsys.readouterr().err


def test_more_than_fits_memory(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*arguments: object) -> None:
        raise RuntimeError("out of memory\nand more about it")

    monkeypatch.setattr("winnow.cli.run_kernel.make_inputs", fail)
    assert run("sdsa") == 2
    assert capsys.readouterr().err == "winnow: error: the inputs can't be made: out of memory\n"


@pytest.mark.parametrize(
    ("here", "message"),
    [([], "there is no GPU here"), (["cuda:90"], "torch can't use the GPU here")],
)
def test_a_gpu_that_is_not_there(
    here: list[str],
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("winnow.cli.run.present_targets", lambda: here)
    monkeypatch.setattr("torch.cuda.is_available", lambda: False)
    assert main(["run", "sdsa", "--device", "cuda"]) == 2
    assert f"{message}; --device cpu runs the CPU executor" in capsys.readouterr().err


def test_text_that_triton_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write_level(tmp_path / "kernel.mlir", "ttir")
    assert run(path) == 2
    (error,) = capsys.readouterr().err.splitlines()
    assert error.startswith(f"{path}:2:4: error: ")
    assert error.endswith("lacks how the kernel is called; write it with --emit tt")

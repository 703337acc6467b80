# SPDX-License-Identifier: Apache-2.0
"""`winnow run` where scores are stored, or made of sampled keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cli_graphs import make_graph, make_store, write_graph
from test_cli_run import cells

from winnow.backend.driver import compile_graph
from winnow.cli.main import main
from winnow.kernels import KERNELS
from winnow.targets import Target

SMALL = ["--rows", "8", "--keys", "150"]


def run(*arguments: str, device: str = "cpu") -> int:
    return main(["run", *SMALL, "--device", device, *arguments])


@pytest.mark.parametrize("kernel", ["sdsa-scores", "sdsa-scores-nvfp4"])
@pytest.mark.parametrize("group_rows", [1, 3])
def test_a_kernel(
    device: str, kernel: str, group_rows: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(kernel, "--group-rows", str(group_rows), "--repeat", "2", device=device) == 0
    out = capsys.readouterr().out
    found = cells(out)
    assert found["kernel"].startswith(kernel.replace("-", "_"))
    assert found["reference"] == f"{kernel} --group-rows {group_rows}"
    assert found["scores"] == "8 x 150 float32"
    assert found["context_lengths"] == f"{-(-8 // group_rows)} int32"
    equal, count = found["stored scores"].removesuffix(" equal").split(" / ")
    assert equal == count != "0"
    assert found["rows checked by the oracle"] == "8 / 8"
    assert out.endswith("the stored scores are right\n")
    assert "rows that fit" not in found


@pytest.mark.parametrize(("group_rows", "rows"), [(1, 8), (5, 40)])
def test_the_usual_size(group_rows: int, rows: int, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["run", "sdsa-scores", "--device", "cpu", "--group-rows", str(group_rows)]
    assert main(arguments) == 0
    found = cells(capsys.readouterr().out)
    assert found["scores"] == f"{rows} x 2048 float32"
    assert found["context_lengths"] == "8 int32"


@pytest.mark.parametrize("make", [make_graph, make_store])
def test_sampled_keys(
    make: Any, device: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write_graph(tmp_path / "graph.mlir", make(sampled=True))
    assert main(["run", path, "--rows", "64", "--keys", "99", "--device", device]) == 0
    found = cells(capsys.readouterr().out)
    assert found["positions"] == "99 int32"
    assert found["rows checked by the oracle"] == "64 / 64"


def test_arithmetic_that_is_rounded(
    device: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write_graph(
        tmp_path / "graph.mlir", make_store(lambda s, scale: (s / 512).exp() * scale)
    )
    assert run(path, device=device) == 0
    out = capsys.readouterr().out
    assert cells(out)["rows checked by the oracle"] == "none: the scores are rounded"
    assert out.endswith("the stored scores are right\n")


def test_given_inputs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    np.save(tmp_path / "lengths.npy", np.array([0, -7]))
    np.save(tmp_path / "stored.npy", np.zeros((8, 20)))
    path = write_graph(tmp_path / "graph.mlir", make_store())
    given = [f"--input={name}={tmp_path / name}.npy" for name in ("lengths", "stored")]
    assert main(["run", path, "--device", "cpu", *given]) == 0
    assert cells(capsys.readouterr().out)["stored scores"] == "0 / 0 equal"


@pytest.mark.parametrize("level", ["tile", "tt"])
@pytest.mark.parametrize("kernel", ["sdsa-scores", "sdsa-scores-nvfp4"])
def test_a_file_below_graph_level_has_its_kernels_graph(
    level: str, kernel: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    compiled = compile_graph(KERNELS[kernel].graph(group_rows=2), Target.parse("cuda:90"))
    path = tmp_path / "kernel.mlir"
    path.write_text(compiled.emit(level))
    assert run(str(path), "--group-rows", "2") == 0
    assert cells(capsys.readouterr().out)["reference"] == f"{kernel} --group-rows 2"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("group_rows = 2", "group_rows = 1"),  # whose lengths are those of other groups
        ("request_rows = 2", "request_rows = 4"),
    ],
)
def test_a_wrong_graph(
    old: str, new: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "kernel.mlir"
    compiled = compile_graph(KERNELS["sdsa-scores"].graph(group_rows=2), Target.parse("cuda:90"))
    text = compiled.emit("graph")
    assert old in text
    path.write_text(text.replace(old, new))
    assert run(str(path), "--reference", "sdsa-scores", "--group-rows", "2") == 1
    out = capsys.readouterr().out
    assert "scores, row " in out
    assert out.endswith("MISMATCH: the stored scores are wrong\n")


@pytest.mark.parametrize("kind", ["fit", "one-low"])
def test_thresholds_are_refused(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sdsa-scores", "--thresholds", kind) == 2
    error = capsys.readouterr().err
    assert error == (
        f"winnow: error: a store of scores takes no thresholds: leave out --thresholds {kind}\n"
    )


def test_a_graph_with_neither_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(write_graph(tmp_path / "graph.mlir", make_store()))
    lines = path.read_text().splitlines()
    path.write_text("\n".join(line for line in lines if "store_scores" not in line))
    assert run(str(path)) == 2
    (error,) = capsys.readouterr().err.splitlines()
    assert error.endswith("the function makes no use of scores")


def test_parameters_of_other_kernels(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("sdsa-scores", "--top-k", "8") == 2
    assert "sdsa-scores has no parameter --top-k" in capsys.readouterr().err
    assert run("sdsa", "--group-rows", "2") == 2
    assert "sdsa has no parameter --group-rows" in capsys.readouterr().err

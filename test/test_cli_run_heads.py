# SPDX-License-Identifier: Apache-2.0
"""`winnow run` on indexers of several heads, and on graphs with numbers of rows and keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from cli_graphs import write_graph
from head_graphs import (
    Formula,
    biased,
    everything,
    lightning,
    selection,
    store,
    with_bytes,
    with_positions,
)
from test_cli_run import cells

from winnow.backend.driver import compile_graph
from winnow.cli.main import main
from winnow.kernels import KERNELS
from winnow.pipeline.instrumentation import module_text
from winnow.targets import Target

SIZES = ["--rows", "8", "--keys", "150"]
PARAMETERS = ["--top-k", "8", "--request-rows", "4"]
INDEXERS = ("deepseek-v32", "glm5", "qsa")


def run(*arguments: str, device: str = "cpu") -> int:
    return main(["run", *SIZES, "--device", device, *arguments])


def assert_all_is_right(out: str) -> None:
    found = cells(out)
    equal, count = found["keys selected against exact top-k"].removesuffix(" equal").split(" / ")
    assert equal == count != "0"
    assert found["rows that fit"] == "8 / 8"
    assert found["rows checked by the oracle"] == "8 / 8"
    assert out.endswith("the selection is right\n")


@pytest.mark.parametrize("kind", ["fit", "mixed"])
@pytest.mark.parametrize("kernel", INDEXERS)
def test_an_indexer(
    kernel: str, kind: str, device: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(kernel, *PARAMETERS, "--thresholds", kind, device=device) == 0
    out = capsys.readouterr().out
    assert_all_is_right(out)
    found = cells(out)
    assert found["kernel"].startswith(kernel.replace("-", "_"))
    assert found["reference"] == f"{kernel} --top-k 8 --request-rows 4 --repair"
    heads, dtype = {
        "deepseek-v32": (64, "float8_e4m3fn"),
        "glm5": (32, "float8_e4m3fn"),
        "qsa": (4, "bfloat16"),
    }[kernel]
    assert found["query"] == f"8 x {heads} x 128 {dtype}"
    assert (found["rows repaired"] == "0 / 8") == (kind == "fit")


def test_the_usual_size_takes_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", "glm5", "--device", "cpu", "--no-repair"]) == 0
    found = cells(capsys.readouterr().out)
    assert found["query"] == "32 x 32 x 128 float8_e4m3fn"
    assert found["requests"] == "4 int32"
    assert found["candidates"] == "32 x 192 x 2 int32"
    assert found["max_context"] == "2,048"
    assert found["rows that fit"] == "32 / 32"


@pytest.mark.parametrize("change", ["", "--fp8=convert", "--keys-operand=rhs"])
def test_the_plan_can_be_told(change: str, device: str, capsys: pytest.CaptureFixture[str]) -> None:
    plan = [change] if change else []
    assert run("glm5", *PARAMETERS, "--no-repair", *plan, device=device) == 0
    assert_all_is_right(capsys.readouterr().out)


@pytest.mark.parametrize("element", ["bf16", "f8E4M3FN"])
@pytest.mark.parametrize(("make", "formula"), [(store, everything), (selection, lightning)])
def test_a_graph_in_a_file(
    make: Any,
    formula: Formula,
    element: str,
    device: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = write_graph(tmp_path / "graph.mlir", make(formula, element=element))
    assert run(path, device=device) == 0
    out = capsys.readouterr().out
    assert cells(out)["rows checked by the oracle"] == "8 / 8"
    assert out.endswith(" right\n")


BITS = (
    "%bit = arith.trunci %bytes : tensor<?x?xi8> to tensor<?x?xi1>\n"
    "%one = arith.uitofp %bit : tensor<?x?xi1> to tensor<?x?xf32>\n"
    "%number = arith.sitofp %bytes : tensor<?x?xi8> to tensor<?x?xf32>\n"
    "%r = arith.subf %number, %one : tensor<?x?xf32>"
)


@pytest.mark.parametrize(
    "module",
    [with_positions(selection(biased, sampled=True)), with_bytes(store(biased), BITS, "%r")],
    ids=["positions", "bytes"],
)
def test_numbers_of_rows_and_keys(
    module: Any, device: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(write_graph(tmp_path / "graph.mlir", module), device=device) == 0
    out = capsys.readouterr().out
    assert cells(out)["rows checked by the oracle"] == "8 / 8"
    assert out.endswith(" right\n")


@pytest.mark.parametrize("dtype", [np.uint8, np.int8, ml_dtypes.float8_e4m3fn])
def test_e4m3_is_given_as_bytes(
    dtype: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    floats = np.random.default_rng(0).normal(size=(8, 4, 32)).astype(ml_dtypes.float8_e4m3fn)
    np.save(tmp_path / "query.npy", floats.view(dtype))
    np.save(tmp_path / "bias.npy", np.zeros((8, 33)))
    path = write_graph(tmp_path / "graph.mlir", store(biased, element="f8E4M3FN"))
    given = [f"--input={name}={tmp_path / name}.npy" for name in ("query", "bias")]
    assert main(["run", path, "--device", "cpu", *given]) == 0
    out = capsys.readouterr().out
    found = cells(out)
    assert found["query"] == "8 x 4 x 32 float8_e4m3fn"
    assert found["stored"] == "8 x 33 float32"
    assert found["rows checked by the oracle"] == "none: the scores are rounded"
    assert out.endswith(" right\n")


def test_e4m3_that_is_no_bytes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    np.save(tmp_path / "query.npy", np.zeros((8, 4, 32), np.float32))
    path = write_graph(tmp_path / "graph.mlir", store(biased, element="f8E4M3FN"))
    assert run(path, f"--input=query={tmp_path / 'query.npy'}") == 2
    assert "query must hold bytes, not float32" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("arith.maximumf", "arith.minimumf"),
        ('kind = "add"', 'kind = "max"'),
        ("arith.mulf %8, %10", "arith.addf %8, %10"),
        ("4 : i32} : (memref<?x64x1xf32", "8 : i32} : (memref<?x64x1xf32"),
    ],
)
def test_a_wrong_graph(
    old: str, new: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The relu, the sum, the scales of keys, and whose keys' scales."""
    text = module_text(KERNELS["glm5"].graph(top_k=8, request_rows=4, repair=False))
    assert text.count(old) == 1
    path = tmp_path / "kernel.mlir"
    path.write_text(text.replace(old, new))
    assert run(str(path), "--reference", "glm5", *PARAMETERS, "--no-repair") == 1
    assert capsys.readouterr().out.endswith("MISMATCH: the selection is wrong\n")


@pytest.mark.parametrize("kernel", INDEXERS)
def test_a_file_below_graph_level_has_its_kernels_graph(
    kernel: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    graph = KERNELS[kernel].graph(top_k=8, request_rows=4, repair=False)
    path = tmp_path / "kernel.mlir"
    path.write_text(compile_graph(graph, Target.parse("cuda:90")).emit("tile"))
    assert run(str(path), *PARAMETERS, "--no-repair") == 0
    out = capsys.readouterr().out
    assert_all_is_right(out)
    assert cells(out)["reference"] == f"{kernel} --top-k 8 --request-rows 4 --no-repair"

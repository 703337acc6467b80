# SPDX-License-Identifier: Apache-2.0
"""The kernels that come with Winnow, by name."""

import subprocess
import sys

import pytest

from winnow.kernels import KERNELS, Parameter


@pytest.mark.parametrize("name", KERNELS)
def test_each_is_described_and_builds(name: str) -> None:
    kernel = KERNELS[name]
    assert kernel.name == name
    assert "\n" not in kernel.summary
    for parameter in kernel.parameters():
        assert isinstance(parameter.default, parameter.type)
        assert parameter.help
    module = kernel.graph()
    assert module.body.operations[0].sym_name.value == name.replace("-", "_")


def test_parameters_of_sdsa() -> None:
    top_k, alignment, repair = KERNELS["sdsa"].parameters()
    assert top_k == Parameter("top_k", int, 2048, "tie slots of a row")
    assert (alignment.name, alignment.default) == ("query_alignment", 16)
    text = str(KERNELS["sdsa"].graph(top_k=7, query_alignment=2))
    assert "top_k = 7 : i32" in text
    assert text.count("winnow.alignment = 16") == 1
    assert repair == Parameter("repair", bool, True, "repair rows that don't fit")


@pytest.mark.parametrize(
    ("name", "most", "shape"),
    [
        ("deepseek-v32", 2048, "?x64x128xf8E4M3FN"),
        ("glm5", 2048, "?x32x128xf8E4M3FN"),
        ("qsa", 512, "?x4x128xbf16"),
    ],
)
def test_parameters_of_indexers_of_several_heads(name: str, most: int, shape: str) -> None:
    top_k, rows, repair = KERNELS[name].parameters()
    assert top_k == Parameter("top_k", int, most, "tie slots of a row")
    help_ = "consecutive query rows that share a request"
    assert rows == Parameter("request_rows", int, 128, help_)
    assert repair == Parameter("repair", bool, True, "repair rows that don't fit")
    text = str(KERNELS[name].graph(top_k=7, request_rows=12, repair=False))
    assert f"tensor<{shape}>" in text
    assert "top_k = 7 : i32" in text
    assert "request_rows = 12 : i32" in text
    assert "ranges" not in text


@pytest.mark.parametrize("name", ["sdsa-scores", "sdsa-scores-nvfp4"])
def test_parameters_of_stored_scores(name: str) -> None:
    parameters = KERNELS[name].parameters()
    assert parameters == [Parameter("group_rows", int, 1, "consecutive query rows of a request")]
    text = str(KERNELS[name].graph(group_rows=5))
    assert "group_rows = 5 : i32" in text
    assert "request_rows = 5 : i32" in text
    with pytest.raises(ValueError, match="request_rows must be an integer from 1 to"):
        KERNELS[name].graph(group_rows=0)


@pytest.mark.parametrize("repair", [False, True])
def test_sdsa_with_and_without_repair(repair: bool) -> None:
    text = str(KERNELS["sdsa"].graph(repair=repair))
    assert ('memref<?xi32> {winnow.name = "arrivals"}' in text) == repair
    assert ('memref<2x?xi32, strided<[?, 1]>> {winnow.name = "ranges"}' in text) == repair
    segments = "1, 1, 1, 1, 1, 1, 1, 1" if repair else "1, 1, 1, 1, 1, 1, 0, 0"
    assert f"operandSegmentSizes = array<i32: {segments}>" in text


def test_parameters_out_of_range() -> None:
    with pytest.raises(ValueError, match="top_k must be positive with arrivals and ranges, not 0"):
        KERNELS["sdsa"].graph(top_k=0)
    with pytest.raises(ValueError, match="top_k must be an integer from 0 to 2147483647, not -1"):
        KERNELS["sdsa"].graph(top_k=-1)


@pytest.mark.parametrize("name", KERNELS)
def test_graphs_need_neither_torch_nor_triton(name: str) -> None:
    code = (
        f"import sys; from winnow.kernels import KERNELS; KERNELS[{name!r}].graph();"
        " sys.exit(', '.join({'torch', 'triton'} & sys.modules.keys()) or 0)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)

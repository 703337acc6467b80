# SPDX-License-Identifier: Apache-2.0
"""The inputs that `winnow run` makes, and those that its command line gives."""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import torch
from cli_graphs import make_graph
from rich.progress import Progress
from torch_mlir import ir

from winnow import oracle
from winnow.errors import LoweringError
from winnow.kernels import KERNELS
from winnow.trial.given import fit_sizes, read_inputs
from winnow.trial.inputs import make_inputs
from winnow.trial.paging import NO_PAGES
from winnow.trial.roles import Type, find_roles
from winnow.trial.sizes import Sizes

CPU = torch.device("cpu")
USUAL = Sizes(rows=96, keys=200, requests=3)


def make(
    module: ir.Module, sizes: Sizes, given: Mapping[str, Any] | None = None, seed: int = 0
) -> dict[str, Any]:
    with Progress(disable=True) as progress:
        return make_inputs(module, find_roles(module), sizes, given or {}, CPU, seed, progress)


@pytest.fixture(scope="module")
def values() -> dict[str, Any]:
    """Inputs of SDSA: five tiles of two long requests and a new one."""
    return make(KERNELS["sdsa"].graph(top_k=8), Sizes(rows=640, keys=1000, requests=3))


def test_rows_are_the_last_of_their_requests(values: dict[str, Any]) -> None:
    assert values["tile_requests"].tolist() == [0, 1, 2, 1, 2]
    ends = values["row_ends"].view(5, 128)
    assert ends[0].tolist() == list(range(1, 129))
    assert ends[[2, 4]].flatten().tolist() == list(range(745, 1001))
    steps = ends[[1, 3]].flatten().diff()
    assert (steps == 1).all()
    assert 900 < ends[3, -1] <= 1000


def test_pages_are_used_once_in_random_order(values: dict[str, Any]) -> None:
    table = values["block_table"]
    used = table[(table >= 0) & (table < len(values["key_cache"]))]
    assert len(used.unique()) == len(used)
    assert (used.diff() < 0).any()
    assert (used.diff() > 0).any()
    assert set(table[0, 2:].tolist()) == set(NO_PAGES)  # the new request has two pages
    spare = values["key_cache"].isnan().any(dim=2).any(dim=1).nonzero().flatten()
    assert len(spare) > 0
    assert not set(spare.tolist()) & set(used.tolist())


def test_scores_are_exact_and_rows_fit(values: dict[str, Any]) -> None:
    module = KERNELS["sdsa"].graph(top_k=8)
    finite = values["key_cache"][values["key_cache"].isfinite()]
    assert set(finite.unique().tolist()) == set(range(-127, 128))
    arrays = {n: oracle.to_array(v) for n, v in values.items() if isinstance(v, torch.Tensor)}
    expected = oracle.evaluate(module, arrays | {"max_context": values["max_context"]})
    assert all(row.fits for row in expected)
    assert all(len(row.above) + len(row.ties) >= 10 for row in expected if len(row.keys) >= 10)
    short = [row.row for row in expected if len(row.keys) < 10]
    assert values["thresholds"][short].tolist() == [-math.inf] * 9


def test_nvfp4() -> None:
    """All codes, few scales, and NaN for all scales in pages that no request has."""
    module = KERNELS["sdsa-nvfp4"].graph(top_k=8)
    values = make(module, Sizes(rows=128, keys=1000, requests=3))
    for name, scales in (("query", "query_scales"), ("key_cache", "key_scales")):
        assert values[name].dtype is values[scales].dtype is torch.uint8
        assert set(values[name].unique().tolist()) == set(range(256))
    assert set(values["query_scales"].unique().tolist()) == {0x30, 0x38, 0x40}
    nan = (values["key_scales"] == 0x7F).flatten(1)
    unused = nan.all(1)
    assert not nan[~unused].any()
    table = values["block_table"]
    used = table[(table >= 0) & (table < len(unused))].unique().tolist()
    assert sorted(used) == (~unused).nonzero().flatten().tolist()
    assert len(values["key_scales"]) == len(values["key_cache"]) > len(used)


def test_caches_of_one_table_have_as_many_pages() -> None:
    module = KERNELS["sdsa-nvfp4"].graph(top_k=8)
    given = {"key_scales": torch.full((5, 64, 8), 0x38, dtype=torch.uint8)}
    values = make(module, Sizes(rows=128, keys=200, requests=1), given)
    assert values["key_cache"].shape == (5, 64, 64)
    assert values["block_table"].max() < 5


def test_outputs_are_ready_for_a_selection(values: dict[str, Any]) -> None:
    assert not values["counters"].any()
    assert values["candidates"].shape == (640, 24, 2)
    assert len(values["candidates"].unique()) == 1


def test_a_plain_filter_has_slots_as_well() -> None:
    values = make(
        KERNELS["sdsa"].graph(top_k=0, repair=False), Sizes(rows=128, keys=300, requests=1)
    )
    assert values["candidates"].shape == (128, 64, 2)


def test_seeds_make_other_inputs() -> None:
    first, same, other = (make(make_graph(), USUAL, seed=seed) for seed in (1, 1, 2))
    assert torch.equal(first["queries"], same["queries"])
    assert not torch.equal(first["queries"], other["queries"])


@pytest.mark.parametrize(("rows", "keys", "requests"), [(1, 1, 1), (1, 5, 4), (70, 20, 2)])
def test_odd_sizes(rows: int, keys: int, requests: int) -> None:
    values = make(make_graph(), Sizes(rows, keys, requests))
    assert values["ends"].shape == (rows,)
    assert values["ends"].max() == keys
    assert values["table"].shape == (requests, -(-keys // 16))


def test_given_inputs_shape_the_others() -> None:
    requests = torch.tensor([2, 0, 9], dtype=torch.int32)
    cache = torch.ones((4, 16, 32), dtype=torch.float16)
    values = make(make_graph(), USUAL, {"requests": requests, "cache": cache, "scale": 3.0})
    assert values["requests"] is requests
    assert values["cache"] is cache
    assert values["scale"] == 3.0
    ids = values["table"][values["table"] >= 0]
    assert set(ids[ids < 2**30].tolist()) == {0, 1, 2, 3}
    assert values["ends"].view(3, 32)[0].tolist() == list(range(1, 33))


def test_an_argument_without_a_role() -> None:
    text = str(make_graph()).replace("%arg9: i32", '%more: i32 {winnow.name = "more"}, %arg9: i32')
    module = ir.Module.parse(text, make_graph().context)
    with pytest.raises(ValueError, match="more plays no part in the graph: give it"):
        make(module, USUAL)
    assert make(module, USUAL, {"more": 7})["more"] == 7


def test_a_module_without_a_use_of_scores() -> None:
    message = "one selection or one store of scores, but there are 0 functions and 0 of these"
    with pytest.raises(LoweringError, match=message):
        find_roles(ir.Module.parse("module {}", make_graph().context))


def read(types: Mapping[str, Type], *words: str) -> dict[str, Any]:
    return read_inputs(words, types, CPU)


TYPES = {
    "b": Type((None, 4), "bf16"),
    "i": Type((None,), "i32"),
    "bytes": Type((None,), "i8"),
    "any": Type(None, "f32"),
    "n": Type((), "i32"),
    "x": Type((), "f32"),
}


def save(path: Path, array: Any) -> str:
    np.save(path, array)
    return str(path)


def test_arrays_from_files(tmp_path: Path) -> None:
    values = np.arange(8).reshape(2, 4) / 2
    for number, array in enumerate((values, values.astype(ml_dtypes.bfloat16), values.T.copy().T)):
        found = read(TYPES, f"b={save(tmp_path / f'{number}.npy', array)}")["b"]
        assert found.dtype is torch.bfloat16
        assert found.is_contiguous()
        np.testing.assert_array_equal(found.float().numpy(), values)
    found = read(TYPES, f"i={save(tmp_path / 'i.npy', [3, -1])}", "n=7", "x=0.5")
    assert (found["i"].tolist(), found["i"].dtype) == ([3, -1], torch.int32)
    for number, element in enumerate((np.uint8, np.int8, ml_dtypes.float8_e4m3fn)):
        array = np.array([0, 0x38, 0xFF], np.uint8).view(element)
        found_bytes = read(TYPES, f"bytes={save(tmp_path / f'bytes{number}.npy', array)}")["bytes"]
        assert (found_bytes.tolist(), found_bytes.dtype) == ([0, 0x38, 0xFF], torch.uint8)
    assert (found["n"], found["x"]) == (7, 0.5)
    assert read(TYPES, f"any={save(tmp_path / 'any.npy', [[[1.5]]])}")["any"].shape == (1, 1, 1)


@pytest.mark.parametrize(
    ("name", "array", "message"),
    [
        ("b", np.zeros((2, 5)), r"b must be \?x4xbf16, not of shape \[2, 5\]"),
        ("b", np.zeros(4), r"b must be \?x4xbf16, not of shape \[4\]"),
        ("b", np.zeros((2, 4), bool), "b must hold numbers, not bool"),
        ("i", np.zeros(2), "i must hold integers of 32 bits, not float64"),
        ("bytes", np.zeros(2, np.int16), "bytes must hold bytes, not int16"),
        ("bytes", np.zeros(2, bool), "bytes must hold bytes, not bool"),
        ("i", np.array([2**31]), "i must hold integers of 32 bits, not int64"),
    ],
)
def test_arrays_that_do_not_fit(tmp_path: Path, name: str, array: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read(TYPES, f"{name}={save(tmp_path / 'x.npy', array)}")


def test_inputs_that_are_none(tmp_path: Path) -> None:
    text = tmp_path / "text.npy"
    text.write_text("hello")
    with pytest.raises(ValueError, match=r"i: .*text\.npy holds no array"):
        read(TYPES, f"i={text}")
    with pytest.raises(ValueError, match=r"n must be a number \(i32\), not `1.5`"):
        read(TYPES, "n=1.5")
    with pytest.raises(ValueError, match="there is no input `m`; did you mean"):
        read({"mm": TYPES["n"]}, "m=1")
    with pytest.raises(ValueError, match="input `n` is given twice"):
        read(TYPES, "n=1", "n=1")
    with pytest.raises(FileNotFoundError):
        read(TYPES, f"i={tmp_path / 'missing.npy'}")


def fit(given: Mapping[str, Any], **asked: int) -> Sizes:
    return fit_sizes(find_roles(make_graph()), given, asked, USUAL)


def test_sizes_follow_from_what_is_given() -> None:
    assert fit({}) == USUAL
    assert fit({}, rows=7, keys=8, requests=9) == Sizes(7, 8, 9)
    assert fit({"queries": torch.zeros(64, 32)}) == Sizes(64, 200, 3)
    assert fit({"table": torch.zeros(2, 5)}) == Sizes(96, 80, 2)
    assert fit({"table": torch.zeros(2, 5)}, keys=70) == Sizes(96, 70, 2)
    assert fit({"context": 33}) == Sizes(96, 33, 3)


@pytest.mark.parametrize(
    ("shapes", "asked", "message"),
    [
        ({"queries": (64, 32), "ends": (65,)}, {}, "queries says 64 rows, but ends says 65"),
        ({"queries": (64, 32)}, {"rows": 65}, "queries says 64 rows, but --rows says 65"),
        ({"table": (2, 5)}, {"requests": 3}, "table says 2 requests, but --requests says 3"),
        ({"table": (2, 5)}, {"keys": 81}, "table must be at least 6 long along axis 1"),
        ({"requests": (2,)}, {}, "requests must be at least 3 long along axis 0"),
        ({"slots": (96, 8, 2)}, {}, "slots must be at least 9 long along axis 1"),
        ({"cache": (0, 16, 32)}, {}, "cache must be at least 1 long along axis 0"),
    ],
)
def test_sizes_that_disagree(
    shapes: Mapping[str, tuple[int, ...]], asked: Mapping[str, int], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        fit({name: torch.zeros(shape) for name, shape in shapes.items()}, **asked)


def test_counters_that_do_not_start_at_zero() -> None:
    with pytest.raises(ValueError, match="counts must be zero"):
        fit({"counts": torch.ones(96, 2)})

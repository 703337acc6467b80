# SPDX-License-Identifier: Apache-2.0
"""Where kernels stand on a roofline, and its picture."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from bench_records import BASE, MS_PER_SCORE, make_record
from torch_mlir import ir

from winnow.bench.record import read_record
from winnow.kernels import KERNELS
from winnow.passes.plan_sweep import PlanSweep
from winnow.pipeline import Pipeline
from winnow.report.roofline import MEASURED, Position, points_of, position_of, rates_of
from winnow.report.roofline_picture import draw_roofline
from winnow.targets import Target

BENCHMARKS = Path(__file__).parent.parent / "docs" / "benchmarks"


def position(kernel: str, target: str = "cuda:90") -> tuple[ir.Module, Position]:
    """The position, and what has to live as long as its op."""
    module = KERNELS[kernel].graph()
    Pipeline.parse("fuse-scores").run(module)
    (op,) = (each for each in module.body.operations[0].body.blocks[0] if each.regions)
    plan = PlanSweep(target=target).choose(op).plan
    return module, position_of(op, plan, MEASURED.get(target))


@pytest.mark.parametrize(
    ("kernel", "rows", "keys", "per_score", "key_bytes"),
    [
        ("sdsa", 128, 128, 2 * 128, 2 * 128),
        ("sdsa-nvfp4", 128, 128, 2 * 128, 64 + 8),
        ("deepseek-v32", 2, 64, 2 * 64 * 128, 128 + 4),
        ("qsa", 64, 64, 2 * 4 * 128, 2 * 128),
    ],
)
def test_positions(kernel: str, rows: int, keys: int, per_score: int, key_bytes: int) -> None:
    _, found = position(kernel)
    assert (found.per_score, found.tile_flops) == (per_score, per_score * rows * keys)
    assert found.tile_bytes == key_bytes * keys
    assert found.intensity == per_score * rows / key_bytes
    assert found.format == "bf16"


def test_rates_are_those_of_the_benchmark() -> None:
    record = read_record(BENCHMARKS / "sdsa.json")
    assert MEASURED["cuda:90"] == rates_of(record)


def test_points_agree_with_the_floor() -> None:
    """The record's floor was computed from the problem, not from the graph."""
    for path in BENCHMARKS.glob("*.json"):
        record = read_record(path)
        _, found = position(record.kernel)
        setting = record.at_base.setting
        flops = setting.rows * setting.keys * found.per_score
        rates = {record.rates["bf16_flops"], record.rates["fp8_flops"]} - {None}
        floors = [1000 * flops / rate for rate in rates if rate]
        assert any(abs(each / record.at_base.floor_milliseconds - 1) < 1e-9 for each in floors)


def test_points() -> None:
    record = make_record()
    _, found = position("sdsa", "cuda:80")
    points = points_of(record, found)
    assert [point.contender for point in points[:2]] == ["kernel", "sweep"]
    assert {point.setting for point in points[:2]} == {str(BASE)}
    assert len(points) == 2 * len(record.measurements)
    for point in points[:2]:
        expected = 1000 * 256 / MS_PER_SCORE[point.contender]
        assert point.flops == pytest.approx(expected)
    narrow = dataclasses.replace(record, plan={"tile_rows": 32})
    assert {point.intensity for point in points} == {128}
    assert {point.intensity for point in points_of(narrow, found)} == {32}


def test_bounds() -> None:
    _, found = position("sdsa")
    assert found.rates
    assert found.bound == found.intensity * found.rates.copied_bytes
    _, high = position("deepseek-v32")
    assert high.bound == high.peak == high.rates.bf16_flops if high.rates else False


def test_what_is_not_known() -> None:
    _, found = position("sdsa", "cuda:80")
    assert (found.rates, found.peak, found.bound) == (None, None, None)
    assert draw_roofline(found, []) is None
    _, scaled = position("sdsa-nvfp4", "cuda:120")
    assert scaled.format is None
    _, direct = position("deepseek-v32", "cuda:120")
    assert direct.format == "fp8"
    no_fp8 = dataclasses.replace(MEASURED["cuda:90"], fp8_flops=None)
    assert dataclasses.replace(direct, rates=no_fp8).peak is None


def test_the_picture() -> None:
    _, found = position("sdsa")
    points = points_of(make_record(), found)
    picture = draw_roofline(found, points)
    assert picture
    root = ElementTree.fromstring(picture)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    circle = root.find("circle")
    assert circle is not None
    marks = [each for each in root.iter("path") if each.attrib["class"].startswith("point")]
    assert len(marks) == len(points)
    for mark in marks:
        x, y = map(float, mark.attrib["d"][1:].split("l")[0].split())
        assert 0 < x < width
        assert 0 < y < height
    words = "".join(root.itertext())
    from_memory = 128 * MEASURED["cuda:90"].copied_bytes / 1e12
    assert f"keys from memory: {from_memory:.1f} TFLOP/s" in words
    assert json.dumps(points[0].setting)[1:-1] in words


def test_words_are_apart() -> None:
    """In all results that there are: the ridge's from others, and points' from each other."""
    for path in BENCHMARKS.glob("*.json"):
        record = read_record(path)
        _, found = position(record.kernel)
        picture = draw_roofline(
            dataclasses.replace(found, rates=rates_of(record)), points_of(record, found)
        )
        assert picture
        texts = {each.text or "": each for each in ElementTree.fromstring(picture).iter("text")}
        heights = {text.partition(":")[0]: float(each.attrib["y"]) for text, each in texts.items()}
        names = ("kernel", "sweep", "large products", "keys from memory")
        assert min(abs(heights["ridge"] - heights[name]) for name in names) > 20
        assert abs(heights["kernel"] - heights["sweep"]) > 12


def test_targets_with_rates_are_known() -> None:
    for name in MEASURED:
        Target.parse(name)

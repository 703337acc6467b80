# SPDX-License-Identifier: Apache-2.0
"""The plots of a benchmark: what is on them, and that the same results give the same bytes."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from bench_records import make_record

from winnow.bench.plots import draw, lines_of, measured_along, spread, write_plots

pytest.importorskip("matplotlib")

SVG = "{http://www.w3.org/2000/svg}"


def texts_of(svg: bytes) -> list[str]:
    """All text of an SVG, of which matplotlib puts some in several elements."""
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    return ["".join(each.itertext()).strip() for each in root.iter(f"{SVG}text")]


@pytest.mark.parametrize(
    ("axis", "label", "ticks", "title"),
    [
        ("keys", "keys that each row sees", ["8K", "128K", "1M"], "4,096 rows, top 2,048"),
        ("rows", "query rows", ["128", "4K", "16K"], "131,072 keys, top 2,048"),
        (
            "density",
            "keys above the threshold (% of all keys)",
            ["1.8", "3.59", "28.8"],
            "4,096 rows, 131,072 keys, top 2,048",
        ),
        (
            "missing",
            "rows whose threshold misses (% of all rows)",
            ["0", "0.0244", "0.781", "100"],
            "4,096 rows, 131,072 keys, top 2,048",
        ),
    ],
)
def test_axes_have_units_and_lines_have_names(
    axis: str, label: str, ticks: list[str], title: str
) -> None:
    texts = texts_of(draw(make_record(), axis))
    assert f"sdsa on NVIDIA H200: {title}" in texts
    lines = ["sdsa", "sweep, nothing selected", "cuBLAS, products stored", "cuBLAS + torch.topk"]
    for wanted in (label, "time (ms)", "floor: products alone", *lines, *ticks):
        assert wanted in texts
    for unmeasured in ("eager PyTorch", "torch.compile", "FlashInfer"):
        assert unmeasured not in texts


def test_lines_go_through_the_medians() -> None:
    measurements = measured_along(make_record({"keys": (8192, 65536)}), "keys")
    assert [each.setting.keys for each in measurements] == [8192, 65536, 131072]
    lines = {line.contender: line for line in lines_of(measurements, [1.0, 2.0, 4.0])}
    assert list(lines) == ["floor", "kernel", "sweep", "cublas", "topk"]
    assert lines["kernel"].places == (1, 2, 4)
    scores = [4096 * keys for keys in (8192, 65536, 131072)]
    assert lines["kernel"].times == pytest.approx([8e-10 * n for n in scores])
    assert lines["floor"].times == pytest.approx([3.2e-10 * n for n in scores])


def test_a_lone_setting_shows_all_contenders() -> None:
    measurements = measured_along(make_record({"rows": (4096,)}), "rows")
    contenders = {line.contender for line in lines_of(measurements, [1.0])}
    assert contenders == {"floor", "kernel", "sweep", "cublas", "topk", "eager", "compile"}
    assert "eager PyTorch" in texts_of(draw(make_record({"rows": (4096,)}), "rows"))


def test_the_same_record_gives_the_same_bytes(tmp_path: Path) -> None:
    record = make_record()
    paths = write_plots(record, tmp_path / "new")
    names = ["sdsa-keys.svg", "sdsa-rows.svg", "sdsa-density.svg", "sdsa-missing.svg"]
    assert [path.name for path in paths] == names
    for path, axis in zip(paths, record.axes, strict=True):
        assert path.read_bytes() == draw(record, axis)
        assert b"<dc:date>" not in path.read_bytes()


def test_names_are_moved_no_further_than_they_must() -> None:
    assert spread([0.5, 0.1, 0.9], 0.1) == pytest.approx([0.5, 0.1, 0.9])
    assert spread([0.5, 0.5], 0.1) == pytest.approx([0.45, 0.55])
    assert spread([0.5, 0.52, 0.3], 0.1) == pytest.approx([0.46, 0.56, 0.3])
    assert spread([0.5, 0.52, 0.41], 0.1) == pytest.approx([0.4767, 0.5767, 0.3767], abs=1e-4)
    assert spread([], 0.1) == []


def test_a_lack_of_matplotlib_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ValueError, match=r"pip install matplotlib"):
        draw(make_record(), "keys")

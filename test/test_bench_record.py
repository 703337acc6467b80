# SPDX-License-Identifier: Apache-2.0
"""The JSON of a benchmark."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from bench_records import BASE, make_record

from winnow.bench.record import Result, read_record
from winnow.bench.settings import Setting


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    record = make_record()
    path = tmp_path / "sdsa.json"
    path.write_text(record.to_json())
    found = read_record(path)
    assert found.to_json() == record.to_json()
    assert found.base == BASE
    assert found.axes == ("keys", "rows", "density", "missing")
    assert [m.setting for m in found.measurements] == [m.setting for m in record.measurements]
    for read, written in zip(found.measurements, record.measurements, strict=True):
        for each, other in zip(read.results, written.results, strict=True):
            assert each.contender == other.contender
            assert each.skipped == other.skipped
            assert each.milliseconds == pytest.approx(other.milliseconds, abs=5e-6)


def test_others_can_read_it() -> None:
    fields = json.loads(make_record({"missing": (0.5,)}).to_json())
    assert fields["kernel"] == "sdsa"
    assert fields["command"] == "winnow bench sdsa --vary all -o results"
    assert fields["machine"]["device"] == "NVIDIA H200"
    at_base, other = fields["measurements"]
    assert at_base["setting"] == {"rows": 4096, "keys": 131072, "density": None, "missing": 0.0}
    assert other["setting"]["missing"] == 0.5
    assert other["candidates"] == 2356
    kernel = other["results"][0]
    assert kernel["contender"] == "kernel"
    assert kernel["milliseconds"] == pytest.approx([1.07374, 1.063, 1.61061], abs=1e-5)
    assert other["results"][-1]["skipped"] == "flashinfer can't be imported"


def test_medians() -> None:
    measurement = make_record().at_base
    assert measurement.setting == BASE
    assert measurement.median("kernel") == pytest.approx(0.429497, abs=1e-6)
    assert measurement.median("flashinfer") is None
    assert measurement.median("nothing") is None
    assert Result("kernel", (3.0, 1.0, 8.0, 2.0)).median == 2.5


def dropped(fields: dict[str, Any]) -> None:
    del fields["rates"]


def unknown(fields: dict[str, Any]) -> None:
    fields["measurements"][0]["setting"]["heads"] = 3


def newer(fields: dict[str, Any]) -> None:
    fields["format"] = 2


def listed(fields: dict[str, Any]) -> None:
    fields["measurements"][0]["results"] = [["kernel", 3.0]]


@pytest.mark.parametrize("change", [dropped, unknown, newer, listed])
def test_other_json_is_refused(change: Any, tmp_path: Path) -> None:
    fields = json.loads(make_record({}).to_json())
    change(fields)
    path = tmp_path / "other.json"
    path.write_text(json.dumps(fields))
    with pytest.raises(ValueError, match=r"other\.json holds no results of winnow bench"):
        read_record(path)


@pytest.mark.parametrize("text", [b"", b"[]", b"{}", b"3", b"[" * 100_000, b"\xff"])
def test_what_is_no_record_is_refused(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "text.json"
    path.write_bytes(text)
    with pytest.raises(ValueError, match=r"text\.json holds no results"):
        read_record(path)


def test_a_setting_is_found_by_its_values(tmp_path: Path) -> None:
    path = tmp_path / "sdsa.json"
    path.write_text(make_record({"missing": (0.25,)}).to_json())
    found = {each.setting for each in read_record(path).measurements}
    assert found == {BASE, Setting(4096, 131072, None, 0.25)}

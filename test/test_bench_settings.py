# SPDX-License-Identifier: Apache-2.0
"""The settings of a benchmark: their sizes, and what varies along an axis."""

from __future__ import annotations

import re

import pytest

from winnow.bench.settings import AXES, Setting, along, read_axis, usual_values, vary

BASE = Setting(4096, 131072)


def test_candidates_and_slots_without_a_density() -> None:
    assert BASE.candidates(2048) == 2356
    assert BASE.slots(2048) == 3 * 2048
    assert Setting(4096, 2100).candidates(2048) == 2100
    assert BASE.value("density", 2048) == 2356 / 131072


def test_candidates_and_slots_of_a_density() -> None:
    dense = Setting(4096, 131072, 0.25)
    assert dense.candidates(2048) == 32768
    assert dense.slots(2048) == 2048 + 40960
    assert Setting(4096, 1000, 0.0101).candidates(8) == 11


@pytest.mark.parametrize(
    ("missing", "rows"), [(0.0, 0), (1e-9, 1), (1 / 4096, 1), (1 / 128, 32), (1.0, 4096)]
)
def test_missing_rows(missing: float, rows: int) -> None:
    assert Setting(4096, 131072, missing=missing).missing_rows == rows


def test_each_setting_comes_once_and_the_base_first() -> None:
    axes = {"keys": (131072, 8192), "rows": (128, 4096), "missing": (0, 1.0)}
    assert vary(BASE, axes) == [
        BASE,
        Setting(4096, 8192),
        Setting(128, 131072),
        Setting(4096, 131072, None, 1.0),
    ]


def test_what_lies_along_an_axis() -> None:
    axes = {"keys": (262144, 8192), "density": (0.5, 0.25), "missing": (1.0,)}
    settings = vary(BASE, axes)
    assert [each.keys for each in along("keys", BASE, settings, 2048)] == [8192, 131072, 262144]
    assert [each.density for each in along("density", BASE, settings, 2048)] == [None, 0.25, 0.5]
    assert [each.missing for each in along("missing", BASE, settings, 2048)] == [0, 1]
    assert along("rows", BASE, settings, 2048) == [BASE]


def test_usual_values_can_be_measured() -> None:
    for base, top_k in ((BASE, 2048), (Setting(1024, 32768), 2048), (Setting(1024, 32768), 512)):
        for axis in AXES:
            found = vary(base, {axis: usual_values(axis, base, top_k)})
            assert len(found) > 2
            for setting in found:
                setting.check(top_k, 128, repair=True)


def test_usual_keys_and_rows_span_the_sizes_of_interest() -> None:
    keys, rows = usual_values("keys", BASE, 2048), usual_values("rows", BASE, 2048)
    assert (keys[0], keys[-1]) == (8192, 2**20)
    assert (rows[0], rows[-1]) == (128, 16384)
    assert usual_values("keys", BASE, 10_000)[0] == 16384


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        (Setting(0, 4096), "rows must be a positive multiple of 128, not 0"),
        (Setting(129, 4096), "rows must be a positive multiple of 128, not 129"),
        (Setting(128, 255), "top_k must be from 1 to the number of keys, 255, not 256"),
        (Setting(128, 1024, 0.2), "density must be from 0.25 .top_k of 1024 keys. to 1, not 0.2"),
        (Setting(128, 1024, 1.1), "density must be from 0.25 .* to 1, not 1.1"),
        (Setting(128, 1024, missing=-0.1), "missing must be from 0 to 1, not -0.1"),
        (Setting(128, 1024, missing=1.1), "missing must be from 0 to 1, not 1.1"),
    ],
)
def test_what_cannot_be_measured(setting: Setting, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        setting.check(256, 128, repair=True)


def test_a_filter_cannot_be_measured() -> None:
    with pytest.raises(
        ValueError, match="top_k must be from 1 to the number of keys, 131072, not 0"
    ):
        BASE.check(0, 128, repair=True)


def test_rows_do_not_miss_without_repair() -> None:
    BASE.check(256, 128, repair=False)
    with pytest.raises(ValueError, match="rows may only miss where they are repaired"):
        Setting(128, 1024, missing=0.5).check(256, 128, repair=False)


def test_axes_as_the_command_line_has_them() -> None:
    assert read_axis("rows") == ("rows", ())
    assert read_axis("keys=8192,65536") == ("keys", (8192, 65536))
    assert read_axis("missing=0,0.001") == ("missing", (0.0, 0.001))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "row",
            "there is no axis `row`; did you mean `rows`? (axes: keys, rows, density, missing)",
        ),
        ("al", "there is no axis `al` (axes: keys, rows, density, missing)"),
        ("keys=", "keys must be numbers with commas between, not ``"),
        ("keys=8e3", "keys must be numbers with commas between, not `8e3`"),
        ("density=some", "density must be numbers with commas between, not `some`"),
    ],
)
def test_bad_axes(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        read_axis(text)


def test_a_setting_in_words() -> None:
    assert str(BASE) == "4,096 rows, 131,072 keys"
    assert str(Setting(128, 1024, 0.5, 0.01)) == "128 rows, 1,024 keys, 0.5 above, 0.01 missing"

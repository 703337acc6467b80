# SPDX-License-Identifier: Apache-2.0
"""The disk cache: shared by processes, and never wrong."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

import winnow
from winnow.backend import cache
from winnow.backend.cache import DiskCache, default_cache, source_fingerprint

KEY = {"kind": "test", "name": "value"}
FILES = {"text/a": b"first", "b": bytes(range(256))}


@pytest.fixture
def disk(tmp_path: Path) -> DiskCache:
    return DiskCache(tmp_path / "cache")


def only_entry(disk: DiskCache) -> Path:
    assert disk.directory
    (entry,) = disk.directory.iterdir()
    return entry


def test_entries_round_trip(disk: DiskCache) -> None:
    assert disk.get(KEY) is None
    disk.put(KEY, FILES)
    assert disk.get(KEY) == FILES
    assert disk.get({**KEY, "name": "other"}) is None


def test_what_a_reader_refuses_is_not_there(
    disk: DiskCache, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(files: Mapping[str, bytes]) -> int:
        raise ValueError(f"{len(files)} files")

    disk.put(KEY, FILES)
    assert disk.read(KEY, len) == 2
    assert disk.read(KEY, refuse) is None
    assert "a damaged entry of the cache is made anew" in caplog.text
    assert "(2 files)" in caplog.text


def test_entries_are_replaced_whole(disk: DiskCache) -> None:
    disk.put(KEY, FILES)
    disk.put(KEY, {"c": b""})
    assert disk.get(KEY) == {"c": b""}
    assert only_entry(disk).name.isalnum()


@pytest.mark.parametrize("size", [0, 1, 31, 32, 33, 100, -1])
def test_truncated_entries(disk: DiskCache, size: int, caplog: pytest.LogCaptureFixture) -> None:
    disk.put(KEY, FILES)
    entry = only_entry(disk)
    entry.write_bytes(entry.read_bytes()[:size])
    assert disk.get(KEY) is None
    assert "a damaged entry of the cache is made anew" in caplog.text
    disk.put(KEY, FILES)
    assert disk.get(KEY) == FILES


def test_entries_with_a_wrong_bit(disk: DiskCache) -> None:
    disk.put(KEY, FILES)
    entry = only_entry(disk)
    content = bytearray(entry.read_bytes())
    for place in range(0, len(content), 7):
        content[place] ^= 4
        entry.write_bytes(content)
        assert disk.get(KEY) is None
        content[place] ^= 4


def test_an_entry_under_the_name_of_another(disk: DiskCache) -> None:
    disk.put(KEY, FILES)
    first = only_entry(disk)
    content = first.read_bytes()
    first.unlink()
    other = {**KEY, "name": "other"}
    disk.put(other, {})
    only_entry(disk).write_bytes(content)
    assert disk.get(other) is None


@pytest.mark.parametrize("directory", ["/proc/cache", "/dev/null/cache"])
def test_directories_that_can_not_be_written(
    directory: str, caplog: pytest.LogCaptureFixture
) -> None:
    cache._warn_unwritable.cache_clear()
    disk = DiskCache(Path(directory))
    for _ in range(2):
        disk.put(KEY, FILES)
        assert disk.get(KEY) is None
    assert caplog.text.count(f"compiled kernels are not kept: {directory} can't be written") == 1


def test_no_directory() -> None:
    disk = DiskCache(None)
    disk.put(KEY, FILES)
    assert disk.get(KEY) is None


@pytest.mark.parametrize(
    ("environment", "directory"),
    [
        ({"WINNOW_CACHE_DIR": "/w", "XDG_CACHE_HOME": "/x", "HOME": "/h"}, "/w"),
        ({"XDG_CACHE_HOME": "/x", "HOME": "/h"}, "/x/winnow"),
        ({"HOME": "/h"}, "/h/.cache/winnow"),
    ],
)
def test_default_directory(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], directory: str
) -> None:
    for name in ("WINNOW_CACHE_DIR", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert default_cache() == DiskCache(Path(directory))


def test_no_default_directory_without_a_home(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WINNOW_CACHE_DIR", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    assert default_cache() == DiskCache(None)


def test_the_key_changes_with_the_version(monkeypatch: pytest.MonkeyPatch) -> None:
    compute = source_fingerprint.__wrapped__
    before = compute()
    assert compute() == before
    monkeypatch.setattr(winnow, "__version__", "99")
    assert compute() != before


@pytest.mark.parametrize("name", ["a.py", "plans.json"])
def test_the_key_changes_with_the_source(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(cache, "_parts_elsewhere", lambda: [tmp_path])
    source, compute = tmp_path / name, source_fingerprint.__wrapped__
    source.write_text("1")
    before = compute()
    source.write_text("2")
    changed = compute()
    source.rename(source.with_stem("b"))
    assert len({before, changed, compute()}) == 3


def test_passes_and_kernels_are_among_the_source() -> None:
    names = {path.name for root in cache._parts_elsewhere() for path in root.rglob("*.py")}
    assert {"plan_sweep.py", "sdsa.py"} <= names

# SPDX-License-Identifier: Apache-2.0
"""Plan files, results of benchmarks and arrays that are no files, or hold something else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from odd_files import put_directory, put_endless_file, put_huge_file, put_loop, put_pipe

from winnow.cli.main import main


@pytest.mark.parametrize(
    ("put", "reason"),
    [
        (put_pipe, "not a regular file"),
        (put_endless_file, "not a regular file"),
        (put_directory, "not a regular file"),
        (put_loop, "Too many levels of symbolic links"),
        (put_huge_file, "larger than 16 MiB"),
    ],
)
@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("compile sdsa --plan-file x.json", "x.json can't be read: {}"),
        ("bench --plot x.json -o plots", "x.json: {}"),
        ("report sdsa --bench x.json -o pages", "x.json: {}"),
    ],
)
def test_what_is_no_file_is_not_read(
    put: Callable[[Path], None],
    reason: str,
    words: str,
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    put(tmp_path / "x.json")
    assert main(words.split()) == 2
    assert capsys.readouterr().err == f"winnow: error: {message.format(reason)}\n"


def header(shape: str) -> bytes:
    """The start of an array's file, and nothing else of it."""
    text = f"{{'descr': '<f4', 'fortran_order': False, 'shape': {shape}}}\n".encode()
    return b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (header(f"({10**12}, 128)"), "there is no memory for the array that q.npy says it holds"),
        (header("(4, 128)"), "q.npy holds no array"),
        (header("[" * 3000), "q.npy holds no array"),
        (header(f"({10**30},)"), "q.npy holds no array"),
        (b"", "q.npy holds no array"),
        (b"\x80\x04N.", "q.npy holds no array"),
        (None, "q.npy: not a regular file"),
    ],
    ids=["huge", "short", "deep", "overflow", "empty", "pickle", "pipe"],
)
def test_arrays_that_are_none(
    content: bytes | None,
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "q.npy"
    put_pipe(path) if content is None else path.write_bytes(content)
    assert main(["run", "sdsa", "--device", "cpu", "--input", "query=q.npy"]) == 2
    (error,) = capsys.readouterr().err.splitlines()
    assert error.startswith("winnow: error: ")
    assert reason in error

# SPDX-License-Identifier: Apache-2.0
"""What may stand in the place of a file, and would be waited for, or take all memory, if read."""

from __future__ import annotations

import os
from pathlib import Path


def put_pipe(path: Path) -> None:
    os.mkfifo(path)


def put_endless_file(path: Path) -> None:
    path.symlink_to("/dev/zero")


def put_loop(path: Path) -> None:
    path.symlink_to(path)


def put_directory(path: Path) -> None:
    path.mkdir()


def put_huge_file(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(2**40)


PUTS = (put_pipe, put_endless_file, put_loop, put_directory, put_huge_file)

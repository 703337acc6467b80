# SPDX-License-Identifier: Apache-2.0
"""Files that someone else may have written, or that may not be written to the end."""

from __future__ import annotations

import errno
import json
import os
import stat
from pathlib import Path
from typing import Any

MOST_BYTES = 2**24
"""Of a file that is read whole before anything is known of it."""


def read_file(path: Path) -> bytes:
    """What is in a file; raises ``OSError`` where it can't be read, is none, or is too large."""
    require_file(path)
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise OSError(errno.EFBIG, f"larger than {MOST_BYTES >> 20} MiB", str(path))
    return content


def require_file(path: Path) -> None:
    """Raises ``OSError`` unless it is a regular file: a device or a pipe might have no end."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(errno.EINVAL, "not a regular file", str(path))


def write_text(path: Path, text: str) -> None:
    """Writes a file; the ``OSError`` of one that can't be written, or not whole, names it."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        error.filename = error.filename or str(path)
        raise


def parse_json(text: str) -> Any:
    """What JSON holds; raises ``ValueError`` where it is none, or holds a name twice."""
    try:
        return json.loads(text, object_pairs_hook=_unique)
    except RecursionError:
        raise ValueError("nested too deep") from None


def readable_path(path: str) -> str:
    r"""The path as UTF-8 can hold it, with bytes that are none as ``\xff``."""
    return os.fsencode(path).decode(errors="backslashreplace")


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON; raises ``ValueError`` where it holds a name twice."""
    fields: dict[str, Any] = {}
    for name, value in pairs:
        if name in fields:
            raise ValueError(f"an object holds {name!r} twice")
        fields[name] = value
    return fields

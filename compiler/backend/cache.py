# SPDX-License-Identifier: Apache-2.0
"""A cache on disk that processes share, and that is never wrong: what can't be read is not there.

An entry is one file, named by a hash of its key: a checksum, then a zip archive of the key and the
files stored under it. It is written aside and moved into place, so that a reader sees all of it or
nothing, whoever else writes it.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import importlib.util
import io
import json
import logging
import os
import tempfile
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import winnow
from winnow.files import read_file

DIRECTORY_VARIABLE = "WINNOW_CACHE_DIR"
_KEY_FILE = "key.json"
_CHECKSUM_BYTES = hashlib.sha256().digest_size

Key = Mapping[str, str]
"""What an entry depends on, by name."""
Files = Mapping[str, bytes]
"""What an entry holds, by name."""
_T = TypeVar("_T")

_log = logging.getLogger("winnow")


@dataclass(frozen=True)
class DiskCache:
    """The entries in ``directory``, which need not exist; with ``None`` there never are any."""

    directory: Path | None

    def get(self, key: Key) -> dict[str, bytes] | None:
        """The files stored under ``key``; ``None`` if there are none or they are damaged."""
        return self.read(key, dict)

    def read(self, key: Key, reader: Callable[[Files], _T]) -> _T | None:
        """What ``reader`` makes of the files stored under ``key``.

        It is ``None`` if there are none, they are damaged, or ``reader`` raises ``ValueError``.
        """
        if self.directory is None:
            return None
        path = self.directory / _file_name(key)
        try:
            content = read_file(path)
        except OSError:
            return None
        try:
            entry = _unpacked(content)
            if entry.pop(_KEY_FILE, None) == _key_text(key):
                return reader(entry)
        except ValueError as error:
            _log.warning("a damaged entry of the cache is made anew: %s (%s)", path, error)
        return None

    def put(self, key: Key, files: Files) -> None:
        """Stores ``files`` under ``key``, unless the directory can't be written."""
        if self.directory is None:
            return
        archive = io.BytesIO()
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as writer:
            for name, content in {_KEY_FILE: _key_text(key), **files}.items():
                writer.writestr(name, content)
        content = hashlib.sha256(archive.getvalue()).digest() + archive.getvalue()
        try:
            _write_whole(self.directory / _file_name(key), content)
        except OSError as error:
            _warn_unwritable(self.directory, str(error))


def default_cache() -> DiskCache:
    """The cache in ``$WINNOW_CACHE_DIR``, or else in ``winnow`` among the user's caches, if any."""
    directory = os.environ.get(DIRECTORY_VARIABLE)
    if directory:
        return DiskCache(Path(directory))
    caches = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return DiskCache(Path(caches, "winnow") if os.path.isabs(caches) else None)


@functools.cache
def source_fingerprint() -> str:
    """A hash of Winnow's own version and files, since any of them may change the code it makes."""
    package = Path(winnow.__file__).parent
    digest = hashlib.sha256(winnow.__version__.encode())
    for root in (package, *_parts_elsewhere()):
        for path in sorted([*root.rglob("*.py"), *root.rglob("*.json")]):
            digest.update(f"{path.relative_to(root)}\0".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _parts_elsewhere() -> list[Path]:
    """Where the passes and kernels are in an editable install."""
    specs = map(importlib.util.find_spec, ("winnow.passes", "winnow.kernels"))
    return [Path(path) for spec in specs if spec for path in spec.submodule_search_locations or ()]


def _unpacked(content: bytes) -> dict[str, bytes]:
    """The files in an entry; raises ``ValueError`` where it is none."""
    checksum, archive = content[:_CHECKSUM_BYTES], content[_CHECKSUM_BYTES:]
    if hashlib.sha256(archive).digest() != checksum:
        raise ValueError("its checksum is another")
    try:
        with zipfile.ZipFile(io.BytesIO(archive)) as files:
            return {name: files.read(name) for name in files.namelist()}
    except Exception as error:  # whatever zipfile and what it calls raise at what is no archive
        raise ValueError(f"it is no archive: {error}") from error


def _write_whole(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, aside = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".tmp")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
        os.replace(aside, path)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(aside)
        raise


@functools.cache
def _warn_unwritable(directory: Path, reason: str) -> None:
    _log.warning("compiled kernels are not kept: %s can't be written (%s)", directory, reason)


def _file_name(key: Key) -> str:
    return hashlib.sha256(_key_text(key)).hexdigest()


def _key_text(key: Key) -> bytes:
    return json.dumps(dict(key), sort_keys=True).encode()

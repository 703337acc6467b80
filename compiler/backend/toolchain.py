# SPDX-License-Identifier: Apache-2.0
"""The installed Triton: whether we know it, and what about it changes the code that it makes."""

from __future__ import annotations

import functools
import importlib
import logging
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from winnow.errors import BackendError
from winnow.targets import Target

OLDEST, BEFORE = (3, 6), (3, 10)
"""The supported versions of Triton: from ``OLDEST`` up to, but without, ``BEFORE``."""

_log = logging.getLogger("winnow")


def require_triton() -> Any:
    """The module ``triton``; raises ``BackendError`` unless a supported version is installed."""
    supported = f"triton>={_dotted(OLDEST)},<{_dotted(BEFORE)}"
    try:
        triton = importlib.import_module("triton")
    except ImportError as error:
        message = f"Triton can't be imported ({error}): install {supported}"
        raise BackendError(message) from error
    found = re.match(r"(\d+)\.(\d+)", triton.__version__)
    if not found or not OLDEST <= (int(found[1]), int(found[2])) < BEFORE:
        raise BackendError(f"Triton {triton.__version__} is not supported: install {supported}")
    return triton


def make_backend(target: Target) -> tuple[Any, Any]:
    """Triton's own target and back end for ``target``."""
    require_triton()
    compilers = importlib.import_module("triton.backends.compiler")
    gpu_target = compilers.GPUTarget(target.backend, target.arch, target.warp_size)
    return gpu_target, importlib.import_module("triton.compiler").make_backend(gpu_target)


def fingerprint(target: Target, options: Mapping[str, Any]) -> dict[str, str]:
    """All but the kernel that the code Triton makes depends on, for the key of a cache.

    It is what Triton's own cache goes by, but with the version in place of a hash of Triton's
    500 MB of files, which alone takes seconds.
    """
    triton = require_triton()
    _, backend = make_backend(target)
    environment = importlib.import_module("triton._C.libtriton").get_cache_invalidating_env_vars()
    return {
        "triton": str(triton.__version__),
        "assembler": str(backend.hash()),
        "options": str(backend.parse_options(dict(options)).hash()),
        "environment": repr(sorted(environment.items())),
    }


def wants_recompile() -> bool:
    """Whether Triton's settings ask for a compilation even of what has been compiled before."""
    knobs = require_triton().knobs
    return bool(knobs.compilation.always_compile or knobs.runtime.add_stages_inspection_hook)


@functools.cache
def ensure_writable_cache() -> tempfile.TemporaryDirectory[str] | None:
    """Gives Triton a temporary directory, which lives as long as the process, if it has none.

    Triton keeps the launchers that it builds in its cache, and can't load a kernel without one.
    """
    knobs = require_triton().knobs
    try:
        Path(knobs.cache.dir).mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=knobs.cache.dir):
            return None
    except OSError as error:
        directory = tempfile.TemporaryDirectory(prefix="winnow-triton-")
        _log.warning("Triton's cache can't be written (%s): using %s", error, directory.name)
        knobs.cache.dir = directory.name
        return directory


def _dotted(version: tuple[int, int]) -> str:
    return ".".join(map(str, version))

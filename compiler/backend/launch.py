# SPDX-License-Identifier: Apache-2.0
"""Kernels on one GPU: loading a binary there, once, and launching it."""

from __future__ import annotations

import functools
import hashlib
import importlib
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import torch

from winnow.backend.abi import Abi, Argument
from winnow.backend.binary import MACHINE_CODE, Binary
from winnow.backend.binding import Grid
from winnow.backend.toolchain import ensure_writable_cache
from winnow.errors import BackendError
from winnow.targets import Target

MOST_PROGRAMS = 2**31 - 1
"""Triton's launcher counts programs in 32 bits, and launches none where that overflows."""
MOST_PROGRAMS_Y_Z = 65535
GRIDS = 64
"""How many grids a kernel's launchers are kept for."""

_LAUNCHER_FLOATS = {"f16": "fp16", "f32": "fp32", "f64": "fp64"}


class LoadedKernel:
    """A kernel in the memory of ``device``."""

    def __init__(self, binary: Binary, abi: Abi, device: torch.device) -> None:
        """Loads it; raises ``BackendError`` if ``device`` can't run it."""
        actual = Target.of_device(device)
        if actual != binary.target:
            message = f"{abi.kernel} is compiled for {binary.target}, but {device} is {actual}"
            raise BackendError(message)
        self._name = abi.kernel
        self._index = torch.cuda.current_device() if device.index is None else device.index
        with torch.cuda.device(self._index):
            ensure_writable_cache()
            try:
                self._kernel = _compiled_kernel(binary, abi)
                self._kernel.run  # noqa: B018 - loads it
                self._on_grid = functools.lru_cache(GRIDS)(self._kernel.__getitem__)
            except Exception as error:  # whatever Triton or the driver raises
                message = f"{abi.kernel} can't be loaded on {device}: {error}"
                raise BackendError(message) from error

    def launch(self, grid: Grid, arguments: Sequence[Any]) -> None:
        """Queues the kernel on the device's current stream; raises ``BackendError``."""
        x, y, z = grid
        if x * y * z > MOST_PROGRAMS or max(y, z) > MOST_PROGRAMS_Y_Z:
            raise BackendError(
                f"{self._name} needs {x} x {y} x {z} programs; one launch takes {MOST_PROGRAMS},"
                f" and {MOST_PROGRAMS_Y_Z} along y and z"
            )
        if torch.cuda.current_device() == self._index:
            self._launch(grid, arguments)
        else:
            with torch.cuda.device(self._index):
                self._launch(grid, arguments)

    def _launch(self, grid: Grid, arguments: Sequence[Any]) -> None:
        stream = torch._C._cuda_getCurrentRawStream(self._index)
        try:
            self._on_grid(grid)(*arguments, stream=stream)
        except RuntimeError as error:
            raise BackendError(f"{self._name} can't be launched: {error}") from error


def refuse_capture(kernel: str, device: torch.device) -> None:
    """Raises ``BackendError`` while the current stream of ``device`` is being captured.

    A kernel can't be loaded then, and an attempt would leave the capture, and the stream, broken.
    """
    with torch.cuda.device(device):
        if torch.cuda.is_current_stream_capturing():
            raise BackendError(
                f"{kernel} is not loaded on {device} yet, which a CUDA graph's capture does not"
                " allow: run it once before capture"
            )


def _compiled_kernel(binary: Binary, abi: Abi) -> Any:
    """The binary as Triton's own kernel, which binds to the device current when it loads."""
    code = f"kernel.{MACHINE_CODE[binary.target.backend]}"
    files = {"kernel.json": json.dumps(binary.metadata).encode(), code: binary.machine_code}
    types = {number: _launcher_type(argument) for number, argument in enumerate(abi.arguments)}
    source = SimpleNamespace(name=abi.kernel, signature=types, constants={})
    with tempfile.TemporaryDirectory(prefix="winnow-") as directory:
        paths = {name: str(Path(directory, name)) for name in files}
        for name, content in files.items():
            Path(paths[name]).write_bytes(content)
        kernels = importlib.import_module("triton.compiler")
        identity = hashlib.sha256(binary.machine_code).hexdigest()
        return kernels.CompiledKernel(source, paths, identity)


def _launcher_type(argument: Argument) -> str:
    pointer = "*" if argument.what == "address" else ""
    return pointer + _LAUNCHER_FLOATS.get(argument.element, argument.element)

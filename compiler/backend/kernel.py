# SPDX-License-Identifier: Apache-2.0
"""A kernel to call: on a GPU as Triton compiles it, on a CPU in the executor."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from winnow.backend.abi import Abi
from winnow.backend.binary import TEXT_LEVELS, Binary
from winnow.backend.binding import Binder, Grid, Values
from winnow.backend.cache import DiskCache, source_fingerprint
from winnow.backend.compile import compile_ttir
from winnow.backend.lowered import Lowered
from winnow.backend.toolchain import fingerprint, wants_recompile
from winnow.errors import BackendError
from winnow.locks import ForkableLock
from winnow.pipeline import Timing
from winnow.targets import Target

if TYPE_CHECKING:
    import torch

    from winnow.backend.launch import LoadedKernel
    from winnow.executor import Executable, Schedule


Launch: TypeAlias = Callable[[Values], None]
"""Runs a kernel on tensors and scalars, by name."""


class Kernel:
    """A kernel for ``target``; it is compiled when a GPU or a reader first asks for its code.

    Safe to share between threads.
    """

    def __init__(self, lowered: Lowered, target: Target, cache: DiskCache) -> None:
        self.lowered = lowered
        self.target = target
        self._cache = cache
        self._loaded: dict[torch.device, LoadedKernel] = {}
        self._lock = ForkableLock()
        self._binary: Binary | None = None
        self._runnable: Executable | None = None

    @property
    def abi(self) -> Abi:
        """How the kernel is called."""
        return self.lowered.abi

    def __call__(self, values: Values) -> None:
        """Runs the kernel on tensors, all on one device, and scalars, by name.

        On a GPU that is one launch on the device's current stream: no allocation and no
        synchronisation, but for the first call on a device, which compiles and loads the kernel. On
        a CPU the executor has run it on return.

        Raises ``ValueError`` at values that don't fit, and ``BackendError`` where the kernel can't
        be compiled, loaded or launched, or is called first while a CUDA graph is captured.
        """
        self.fit(values)(values)

    def fit(self, values: Values) -> Launch:
        """What does this for ``values``, and for others whose tensors differ in addresses alone.

        It checks those and the scalars, but what it finds here of shapes, strides, dtypes and the
        device holds for all. Raises ``ValueError`` at values that don't fit.
        """
        return functools.partial(self._launch, self.abi.fit(values), self._device(values))

    def _launch(self, bind: Binder, device: torch.device, values: Values) -> None:
        arguments, grid = bind(values)
        if 0 in grid:
            return
        if device.type == "cpu":
            self._execute(values, arguments, grid)
            return
        loaded = self._loaded.get(device) or self._load(device)
        loaded.launch(grid, arguments)

    def execute(self, values: Values, schedule: Schedule | None = None) -> None:
        """Runs the kernel on CPU tensors in the executor, in the order that ``schedule`` gives.

        Raises ``ValueError`` at values that don't fit, ``ExecutionError`` where the kernel is at
        fault.
        """
        arguments, grid = self.abi.bind(values)
        if 0 not in grid:
            self._execute(values, arguments, grid, schedule)

    @property
    def binary(self) -> Binary:
        """The compiled kernel; raises ``BackendError``."""
        with self._lock.held():
            if self._binary is None:
                self._binary = self._compile()
            return self._binary

    def emit(self, level: str, *, locations: bool = False) -> str:
        """The kernel's text at a level that the lowering went through, or at one of Triton's.

        These are ``graph``, ``tile``, ``tt``, ``ttir``, all of them with each op's location if
        ``locations`` are wanted, then the target's ``TEXT_LEVELS``. Raises ``BackendError`` at a
        level that there isn't, or where the kernel can't be compiled.
        """
        levels = self.lowered.levels
        known = dict.fromkeys([*levels, *TEXT_LEVELS[self.target.backend]])
        if level not in known:
            message = f"{self.abi.kernel} has no {level} for {self.target}, but {', '.join(known)}"
            raise BackendError(message)
        if level not in levels:
            return self.binary.text(level)
        return levels[level].located if locations else levels[level].plain

    @property
    def timings(self) -> list[Timing]:
        """What the passes, then Triton's stages, took when they ran; compiles if need be."""
        return [*self.lowered.pass_timings, *self.binary.stage_timings]

    def _compile(self) -> Binary:
        ttir, options = self.lowered.levels["ttir"].located, self.lowered.options
        toolchain = fingerprint(self.target, options.for_triton())
        key = {"kind": "binary", "winnow": source_fingerprint(), "target": str(self.target)}
        key |= {"ttir": ttir, **toolchain}
        reader = functools.partial(Binary.from_files, self.target)
        binary = None if wants_recompile() else self._cache.read(key, reader)
        if binary is None:
            binary = compile_ttir(ttir, options, self.target)
            self._cache.put(key, binary.to_files())
        return binary

    @property
    def _executable(self) -> Executable:
        from torch_mlir import ir

        from winnow.dialects import make_context
        from winnow.executor import Executable

        with self._lock.held():
            if self._runnable is None:
                module = ir.Module.parse(self.lowered.levels["tt"].located, make_context())
                self._runnable = Executable(module)
            return self._runnable

    def _execute(
        self,
        values: Values,
        arguments: Sequence[Any],
        grid: Grid,
        schedule: Schedule | None = None,
    ) -> None:
        from winnow.executor import Schedule

        bound = [
            _host_buffer(values[argument.name], argument.element)
            if argument.what == "address"
            else scalar
            for argument, scalar in zip(self.abi.arguments, arguments, strict=True)
        ]
        self._executable.run(bound, grid, schedule=schedule or Schedule())

    def _device(self, values: Values) -> torch.device:
        devices = {values[name].device for name in self.abi.buffers}
        if len(devices) != 1:
            found = ", ".join(f"{name} on {values[name].device}" for name in self.abi.buffers)
            raise ValueError(f"all tensors must be on one device, but there is {found or 'none'}")
        device: torch.device = devices.pop()
        return device

    def _load(self, device: torch.device) -> LoadedKernel:
        from winnow.backend.launch import LoadedKernel, refuse_capture

        with self._lock.held():
            if device not in self._loaded:
                refuse_capture(self.abi.kernel, device)
                self._loaded[device] = LoadedKernel(self.binary, self.abi, device)
            return self._loaded[device]


def _host_buffer(tensor: torch.Tensor, element: str) -> Any:
    """The memory from a CPU tensor's first element to its last, gaps between rows included."""
    from winnow.executor import Buffer

    steps = zip(tensor.shape, tensor.stride(), strict=True)
    elements = 1 + sum((size - 1) * stride for size, stride in steps) if tensor.numel() else 0
    return Buffer(tensor.data_ptr(), elements * tensor.element_size(), element, owner=tensor)

# SPDX-License-Identifier: Apache-2.0
"""Launches a kernel, once or several times, and says how long it took."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping
from typing import Any

import torch
from rich.progress import Progress
from torch import Tensor

from winnow.backend.kernel import Kernel
from winnow.pipeline import Timing


class Clock:
    """Times one thing after another."""

    def __init__(self) -> None:
        self._start = time.perf_counter()

    def lap(self, name: str) -> Timing:
        """The seconds since the last lap."""
        start, self._start = self._start, time.perf_counter()
        return Timing(name, self._start - start)


def launch(
    kernel: Kernel,
    values: Mapping[str, Any],
    before: Mapping[str, Any],
    repeat: int,
    progress: Progress,
) -> list[Timing]:
    """Launches ``kernel`` on ``values``, each time with the contents that ``before`` has of them.

    What the last launch has made of them stays. On a GPU there is one launch more, the first, which
    loads the kernel; the others are timed by events.
    """
    symbols = (*kernel.abi.arguments, *kernel.abi.grid_symbols)
    arguments = {symbol.name: values[symbol.name] for symbol in symbols if symbol.name in values}
    tensors = [name for name, value in arguments.items() if isinstance(value, Tensor)]
    timings, measure = [], _host_seconds
    if any(values[name].is_cuda for name in tensors):
        seconds = _host_seconds(lambda: _finish(kernel, arguments))
        timings, measure = [Timing("loading and a first launch", seconds)], _device_seconds
    launches = []
    for _ in progress.track(range(repeat), description="running the kernel"):
        for name in tensors:
            values[name].copy_(before[name])
        launches.append(measure(lambda: kernel(arguments)))
    name = f"launch (median of {repeat})" if repeat > 1 else "launch"
    return [*timings, Timing(name, statistics.median(launches))]


def _host_seconds(work: Callable[[], Any]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def _device_seconds(work: Callable[[], Any]) -> float:
    """Seconds between events on the current stream, right before and after ``work``."""
    start, end = (torch.Event("cuda", enable_timing=True) for _ in range(2))
    start.record()
    work()
    end.record()
    end.synchronize()
    return start.elapsed_time(end) / 1000


def _finish(kernel: Kernel, arguments: Mapping[str, Any]) -> None:
    kernel(arguments)
    torch.cuda.synchronize()

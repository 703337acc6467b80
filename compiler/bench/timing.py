# SPDX-License-Identifier: Apache-2.0
"""Times contenders on a GPU, what memory they take, and how fast the GPU itself is."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable
from dataclasses import dataclass

import torch
from torch import Tensor

from winnow.bench.contender import Contender, UnavailableError
from winnow.bench.problem import Inputs, Problem

REPEATS, SECONDS = 20, 0.2
"""Runs that are timed, but no more than take as long."""
LEAST_REPEATS = 3
CLEARED = 4
"""Times the cache's size that is written before each run."""
MATRIX = 8192
COPIED = 2**30
RATE_REPEATS = 10


@dataclass(frozen=True)
class Times:
    """What runs of a contender took."""

    milliseconds: tuple[float, ...]
    memory_bytes: int
    """The most memory that was allocated beside the inputs."""


@dataclass(frozen=True)
class Rates:
    """How fast the GPU is at what bounds a kernel."""

    bf16_flops: float
    """Of a large product of matrices."""
    fp8_flops: float | None
    """The same in E4M3; ``None`` where torch has no such product here."""
    copied_bytes: float
    """A second, read and written, of a large copy."""


class Timer:
    """Times contenders on a problem's inputs, which take turns."""

    def __init__(self, device: torch.device, repeats: int | None) -> None:
        self._repeats = repeats
        cache_bytes = torch.cuda.get_device_properties(device).L2_cache_size
        self._cleared = torch.empty(CLEARED * cache_bytes, dtype=torch.uint8, device=device)

    def time(
        self, make: Callable[[], Contender], problem: Problem
    ) -> tuple[Contender, Times, Inputs]:
        """Makes a contender, warms it up, and times it; also the inputs that it ran on last.

        Raises ``UnavailableError`` where it fails as it may, and where memory is short however few
        rows it takes at a time.
        """
        torch.cuda.synchronize()
        torch.cuda.empty_cache()
        before, inputs = torch.cuda.memory_allocated(), problem.inputs
        try:
            contender = make()
            self._warm_up(contender, inputs[0])
        except torch.OutOfMemoryError:
            raise UnavailableError("it takes more memory than there is") from None
        torch.cuda.reset_peak_memory_stats()
        seconds = sum(self._run(contender, inputs[:1], 1)) / 1000
        count = self._repeats or fitting_repeats(seconds)
        samples = self._run(contender, inputs, count)
        memory = torch.cuda.max_memory_allocated() - before
        return contender, Times(tuple(samples), memory), inputs[(count - 1) % len(inputs)]

    def _warm_up(self, contender: Contender, inputs: Inputs) -> None:
        """Runs the contender once, with as few rows at a time as it takes."""
        while True:
            try:
                contender.prepare(inputs)
                contender.run(inputs)
                torch.cuda.synchronize()
            except torch.OutOfMemoryError:
                if not contender.take_fewer_rows():
                    raise
                torch.cuda.empty_cache()
            except RuntimeError as error:
                if not contender.may_fail:
                    raise
                raise UnavailableError(f"it failed: {str(error).splitlines()[0]}") from error
            else:
                return

    def _run(self, contender: Contender, inputs: tuple[Inputs, ...], count: int) -> list[float]:
        """Milliseconds of each run, from events right before and after it."""
        spans = []
        for number in range(count):
            turn = inputs[number % len(inputs)]
            contender.prepare(turn)
            # While the GPU does this, the host gets ahead, so that launches don't count.
            self._cleared.zero_()
            start, end = (torch.Event("cuda", enable_timing=True) for _ in range(2))
            start.record()
            contender.run(turn)
            end.record()
            spans.append((start, end))
        torch.cuda.synchronize()
        return [start.elapsed_time(end) for start, end in spans]


def fitting_repeats(seconds: float) -> int:
    """How often to run what takes so many seconds."""
    return max(LEAST_REPEATS, min(REPEATS, math.ceil(SECONDS / max(seconds, 1e-9))))


def measure_rates(device: torch.device) -> Rates:
    """The GPU's rates, on random matrices."""
    random = torch.Generator(device).manual_seed(0)
    left, right = (
        torch.randn(MATRIX, MATRIX, generator=random, device=device).bfloat16() for _ in range(2)
    )
    flops = 2 * MATRIX**3
    bf16 = flops / _seconds(lambda: torch.mm(left, right.T))
    source = torch.empty(COPIED, dtype=torch.uint8, device=device)
    target = torch.empty_like(source)
    copied = 2 * COPIED / _seconds(lambda: target.copy_(source))
    return Rates(bf16, _fp8_flops(left, right, flops), copied)


def _fp8_flops(left: Tensor, right: Tensor, flops: int) -> float | None:
    scale = torch.ones((), device=left.device)
    left, right = left.to(torch.float8_e4m3fn), right.to(torch.float8_e4m3fn)

    def multiply() -> Tensor:
        return torch._scaled_mm(left, right.T, scale, scale, out_dtype=torch.bfloat16)

    try:
        return flops / _seconds(multiply)
    except RuntimeError:  # this GPU has no such product
        return None


def _seconds(work: Callable[[], Tensor]) -> float:
    """The median of some runs, after others."""
    times = []
    for _ in range(2 * RATE_REPEATS):
        start, end = (torch.Event("cuda", enable_timing=True) for _ in range(2))
        start.record()
        work()
        end.record()
        times.append((start, end))
    torch.cuda.synchronize()
    return statistics.median(s.elapsed_time(e) for s, e in times[RATE_REPEATS:]) / 1000

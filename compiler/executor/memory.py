# SPDX-License-Identifier: Apache-2.0
"""The address space that programs see: one segment for each stretch of host memory.

Segments lie a terabyte apart, so that an address outside of one is never inside another, and a
wild one still tells which argument it started from. Addresses keep the host's alignment, up to 16
bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from winnow.executor.buffers import Buffer
from winnow.executor.types import Array

_WINDOW_BITS = 40
_ALIGNMENT = 16

Fail = Callable[[str], Exception]
"""Makes the exception to raise for a message."""


class Segment:
    """A stretch of memory from address ``start`` on: an argument's, or several's that overlap.

    ``written``: the kernel may write it, so what a program sees of it is up to ``visibility``.
    """

    def __init__(self, window: int, buffer: Buffer, names: str, *, written: bool) -> None:
        middle = (window << _WINDOW_BITS) + (1 << _WINDOW_BITS - 1)
        self.start = middle + buffer.address % _ALIGNMENT
        self.end = self.start + buffer.size
        self.names = names
        self.written = written
        self.writable = buffer.writable
        self._bytes = buffer.bytes()
        self._views: dict[int, tuple[Array, int]] = {}

    def require_written(self, fail: Fail) -> None:
        """Raises what ``fail`` makes where the kernel must not write here."""
        if not self.writable:
            raise fail(f"{self.names} is read-only")
        if not self.written:
            raise fail(f"the pointer comes from another argument than {self.names}")

    def read(self, addresses: NDArray[np.int64], width: int) -> Array:
        """The unsigned integers of ``width`` bytes at ``addresses``, all of them inside."""
        view, start = self._view(width)
        return view[(addresses - start) // width]

    def write(self, addresses: NDArray[np.int64], bits: Array) -> None:
        """Writes unsigned integers; of two to one address the later one stays."""
        view, start = self._view(bits.itemsize)
        view[(addresses - start) // bits.itemsize] = bits

    def _view(self, width: int) -> tuple[Array, int]:
        """Memory as integers of ``width`` bytes, and the address of the first aligned one."""
        if width not in self._views:
            skipped = min(-self.start % width, len(self._bytes))
            count = (len(self._bytes) - skipped) // width
            aligned = self._bytes[skipped : skipped + count * width]
            self._views[width] = aligned.view(f"u{width}"), self.start + skipped
        return self._views[width]


class AddressSpace:
    """The segments of a launch, by the addresses that they hold."""

    def __init__(self, segments: Sequence[Segment]) -> None:
        self._segments = {segment.start >> _WINDOW_BITS: segment for segment in segments}

    def resolve(
        self, addresses: NDArray[np.int64], width: int, fail: Fail
    ) -> Iterator[tuple[Segment, Any]]:
        """The segments that ``addresses`` (one or more) lie in, each with the index of its lanes.

        Raises what ``fail`` makes unless ``width`` bytes at each address are aligned and inside.
        """
        if np.bitwise_or.reduce(addresses) & (width - 1):
            wrong = addresses[(addresses & (width - 1)) != 0][0]
            raise fail(f"{self._describe(int(wrong))} is not aligned to {width} bytes")
        low, high = int(addresses.min()), int(addresses.max())
        segment = self._segments.get(low >> _WINDOW_BITS)
        if segment and segment.start <= low and high + width <= segment.end:
            yield segment, slice(None)
            return
        windows = addresses >> _WINDOW_BITS
        for window in np.unique(windows):
            lanes = np.flatnonzero(windows == window)
            yield self._segment(int(window), addresses[lanes], width, fail), lanes

    def _segment(
        self, window: int, addresses: NDArray[np.int64], width: int, fail: Fail
    ) -> Segment:
        segment = self._segments.get(window)
        if segment is None:
            raise fail(f"{self._describe(int(addresses[0]))} is in no argument's memory")
        outside = (addresses < segment.start) | (addresses + width > segment.end)
        if outside.any():
            where = self._describe(int(addresses[outside][0]))
            size = segment.end - segment.start
            raise fail(f"{width} bytes at {where} are outside of its {size} bytes")
        return segment

    def _describe(self, address: int) -> str:
        segment = self._segments.get(address >> _WINDOW_BITS)
        if segment is None:
            return f"address {address:#x}"
        return f"byte {address - segment.start} of {segment.names}"

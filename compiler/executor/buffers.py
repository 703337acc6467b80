# SPDX-License-Identifier: Apache-2.0
"""Host memory that a kernel's pointer arguments point at."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from winnow.executor.types import DTYPES, Array


@dataclass(frozen=True)
class Buffer:
    """``size`` bytes of host memory from ``address`` on, which hold elements of type ``element``.

    The kernel gets a pointer to the first byte and may touch the others, gaps between strided
    rows included. ``owner`` is whatever keeps the memory alive. Buffers may overlap.
    """

    address: int
    size: int
    element: str
    owner: object = None
    writable: bool = True

    @classmethod
    def of(cls, array: Array) -> Buffer:
        """The memory from ``array``'s first element up to its last one.

        Raises ``ValueError`` for a negative stride or an element type that kernels don't have.
        """
        if any(stride < 0 for stride in array.strides):
            raise ValueError(f"strides must not be negative, but are {array.strides}")
        low, high = np.lib.array_utils.byte_bounds(array)
        size = high - low if array.size else 0
        return cls(low, size, _element(array.dtype), array, array.flags.writeable)

    def bytes(self) -> NDArray[np.uint8]:
        """A view of the memory."""
        if not self.size:
            return np.empty(0, np.uint8)
        return np.ctypeslib.as_array((ctypes.c_uint8 * self.size).from_address(self.address))


def _element(dtype: np.dtype[Any]) -> str:
    signless = np.dtype(f"i{dtype.itemsize}") if dtype.kind == "u" else dtype
    for element, held in DTYPES.items():
        if held == signless:
            return element
    raise ValueError(f"no element type is held as {dtype}")

# SPDX-License-Identifier: Apache-2.0
"""What a snippet of assembly is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from winnow.assembly.constraints import POINTER, constraints

LANES = 32
"""Threads of a warp."""
QUAD = 4
"""Lanes that share a row of a matrix product's result."""
LEAVES = (4, 8, 16, 32)
"""How many scores of a row a lane may have: as many as an i32 has bits, a power of two."""

PAIR_BYTES = 8
"""Of a slot: a key's index and the bits of its score."""

Int32s = NDArray[np.int32]
Float32s = NDArray[np.float32]
Addresses = NDArray[np.int64]


class Memory(Protocol):
    """Device memory, as snippets use it; ``addresses`` are ``[n]``, in bytes."""

    def add(self, addresses: Addresses, values: Int32s) -> Int32s:
        """Adds ``values [n]`` to i32s, one by one in any order; what each then found there."""

    def store(self, addresses: Addresses, values: NDArray[np.uint64]) -> None:
        """Stores ``values [n]``, pairs of ``PAIR_BYTES`` each."""


@dataclass(frozen=True)
class Snippet:
    """Assembly that runs on each element of its operands, which are one-dimensional here.

    ``text`` is PTX, for operands whose elements are of the types ``operands``, and a result of the
    type ``result``. ``meaning`` takes the operands, each ``[n]``, and gives the result, ``[n]``. If
    the first operand is of addresses, the assembly has effects: ``meaning`` takes a ``Memory``
    before it. ``is_atomic``: it changes memory in steps that others see. ``group``: so many
    elements next to one another along the last axis act together, and must lie in as many lanes of
    a warp, the first one in a lane whose number is a multiple of it. ``packed``: so many elements
    of a thread are taken at a time. ``is_kept``: it runs though nothing uses its result.
    """

    name: str
    text: str
    operands: tuple[str, ...]
    meaning: Callable[..., Any]
    result: str = "i32"
    is_atomic: bool = False
    group: int = 1
    packed: int = 1
    is_kept: bool = False

    @property
    def is_pure(self) -> bool:
        """Whether it does not run where nothing uses its result."""
        return not (self.has_effects or self.is_kept)

    @property
    def has_effects(self) -> bool:
        """Whether it writes memory."""
        return self.operands[0] == POINTER

    @property
    def constraints(self) -> str:
        """Those of its result and operands, as LLVM writes them."""
        found = constraints(self.result, self.operands, self.packed)
        assert found is not None, f"{self.name} does not fill registers"
        return found

# SPDX-License-Identifier: Apache-2.0
"""The registers that assembly takes its operands in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

POINTER = "!tt.ptr<i32>"
WORD_BITS = 32
BITS = {POINTER: 64, "i32": 32, "f32": 32, "f16": 16, "i8": 8}
"""Of an element, by its type."""
LETTERS = {POINTER: "l", "f32": "f"}
"""LLVM's letters for an element's registers; others lie in ``r``, narrow ones in parts of it."""
RESULT = "=&"
"""Written before operands are read for the last time."""


def constraints(result: str, operands: Sequence[str], packed: int) -> str | None:
    """LLVM's constraints of assembly that takes ``packed`` elements of each operand at a time.

    ``result`` and ``operands`` are the types of their elements. ``None`` where those of a narrow
    type do not fill a register.
    """
    if any(packed * BITS[element] < WORD_BITS for element in (result, *operands)):
        return None
    return ",".join([*_registers(result, packed, RESULT), *_all_registers(operands, packed)])


def _all_registers(operands: Sequence[str], packed: int) -> Iterator[str]:
    for element in operands:
        yield from _registers(element, packed)


def _registers(element: str, packed: int, mark: str = "") -> list[str]:
    count = max(packed * min(BITS[element], WORD_BITS) // WORD_BITS, 1)
    return [mark + LETTERS.get(element, "r")] * count

# SPDX-License-Identifier: Apache-2.0
"""Affine expressions as plain data, so that a grid can be stored and computed without MLIR.

An expression is an integer, ``["symbol", n]`` or ``[operator, left, right]``, which JSON can hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Expression = int | list[Any]

OPERATORS = {
    "add": "({} + {})",
    "mul": "({} * {})",
    "floordiv": "({} // {})",
    "ceildiv": "-(-{} // {})",
    "mod": "({} % {})",
}
"""The operators, and how Python writes them."""
_SIGNED = ("add", "mul")
"""Those whose right side may be any number."""


def to_python(expression: Expression, symbols: Sequence[str]) -> str:
    """The Python expression of the same value, given the names of the symbols.

    A divisor that is no constant counts as 1 where it is less. Raises ``ValueError`` where
    ``expression`` is not one.
    """
    match expression:
        case int():
            return f"({expression})"
        case ["symbol", int(number)] if 0 <= number < len(symbols):
            return symbols[number]
        case [str(name), left, right] if name in OPERATORS:
            divides = name not in _SIGNED and not isinstance(right, int)
            if name not in _SIGNED and isinstance(right, int) and right < 1:
                raise ValueError(f"{expression!r} does not divide by a positive number")
            least = "max({}, 1)" if divides else "{}"
            parts = to_python(left, symbols), least.format(to_python(right, symbols))
            return OPERATORS[name].format(*parts)
    raise ValueError(f"{expression!r} is no affine expression of {len(symbols)} symbols")

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


def to_python(expression: Expression, symbols: Sequence[str]) -> str:
    """The Python expression of the same value, given the names of the symbols.

    Raises ``ValueError`` where ``expression`` is not one.
    """
    match expression:
        case int():
            return f"({expression})"
        case ["symbol", int(number)] if 0 <= number < len(symbols):
            return symbols[number]
        case [str(name), left, right] if name in OPERATORS:
            return OPERATORS[name].format(to_python(left, symbols), to_python(right, symbols))
    raise ValueError(f"{expression!r} is no affine expression of {len(symbols)} symbols")

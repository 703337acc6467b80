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


def to_python(
    expressions: Sequence[Expression], symbols: Sequence[str]
) -> tuple[list[str], list[str]]:
    """Python statements, and the values of ``expressions`` in their terms.

    ``symbols`` are the names of the symbols. What several expressions, or parts of them, have in
    common is computed once. A divisor that is no constant counts as 1 where it is less. Raises
    ``ValueError`` where one of ``expressions`` is none.
    """
    statements = _Statements(symbols)
    values = [statements.value_of(expression) for expression in expressions]
    return statements.lines, values


class _Statements:
    """Computes expressions of symbols."""

    def __init__(self, symbols: Sequence[str]) -> None:
        self.lines: list[str] = []
        self._symbols = symbols
        self._names: dict[str, str] = {}

    def value_of(self, expression: Expression) -> str:
        """The expression as a number, a symbol, or a name that ``lines`` give to its value."""
        match expression:
            case int():
                return f"({expression})"
            case ["symbol", int(number)] if 0 <= number < len(self._symbols):
                return self._symbols[number]
            case [str(name), left, right] if name in OPERATORS:
                divides = name not in _SIGNED and not isinstance(right, int)
                if name not in _SIGNED and isinstance(right, int) and right < 1:
                    raise ValueError(f"{expression!r} does not divide by a positive number")
                least = "max({}, 1)" if divides else "{}"
                parts = self.value_of(left), least.format(self.value_of(right))
                return self._name(OPERATORS[name].format(*parts))
        count = len(self._symbols)
        raise ValueError(f"{expression!r} is no affine expression of {count} symbols")

    def _name(self, value: str) -> str:
        if value not in self._names:
            self._names[value] = f"part{len(self._names)}"
            self.lines.append(f"{self._names[value]} = {value}")
        return self._names[value]

# SPDX-License-Identifier: Apache-2.0
"""Sizes and numbers in the text of a module, wherever they stand, and edits that shrink them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

TOKENS = re.compile(
    r'"(?:[^"\\]|\\.)*"|strided<[^>]*>'  # skipped: strings, and layouts
    r"|[<x](?P<size>\d+)(?=x)"
    r"|(?<![\w.%#@!$:+-])(?P<float>-?\d+\.\d+(?:[eE][+-]?\d+)?|0x[0-9A-F]+)"
    r"|(?<![\w.%#@!$:+-])(?P<integer>-?\d+)(?![\w.])"
)
ZERO = "0.000000e+00"

Shrink = Callable[[int], int]
"""A smaller number in place of a positive one; the same where there is none."""


class Span(NamedTuple):
    """A part of a text, from ``start`` to ``end``, and what to put in its place."""

    start: int
    end: int
    text: str


class _Literal(NamedTuple):
    start: int
    end: int
    kind: str
    text: str

    @property
    def value(self) -> int:
        """An integer's magnitude, or a size."""
        return abs(int(self.text))

    def replaced(self, value: int) -> Span:
        """The literal with another magnitude."""
        sign = "-" if self.text.startswith("-") and value else ""
        return Span(self.start, self.end, f"{sign}{value}")


def magnitude(text: str) -> int:
    """The sum of all sizes and integers in ``text``, and the number of its floats but zeros."""
    return sum(
        literal.text != ZERO if literal.kind == "float" else literal.value
        for literal in _literals(text)
    )


def shrunk_integers(text: str, shrink: Shrink) -> list[list[Span]]:
    """An edit for each integer that ``shrink`` makes smaller."""
    return [
        [literal.replaced(shrink(literal.value))]
        for literal in _literals(text)
        if literal.kind == "integer" and shrink(literal.value) < literal.value
    ]


def zeroed_floats(text: str) -> list[list[Span]]:
    """An edit for each float but zero."""
    return [
        [Span(literal.start, literal.end, ZERO)]
        for literal in _literals(text)
        if literal.kind == "float" and literal.text != ZERO
    ]


def shrunk_sizes(text: str, shrink: Shrink, *, integers: bool) -> list[list[Span]]:
    """An edit for each size in the shapes of types, that changes it in all of them.

    ``integers`` has it change the integers of that value as well.
    """
    spans: dict[int, list[Span]] = {}
    literals = list(_literals(text))
    for literal in literals:
        if literal.kind == "size" and shrink(literal.value) < literal.value:
            spans[literal.value] = []
    kinds = ("size", "integer") if integers else ("size",)
    for literal in literals:
        if literal.kind in kinds and literal.value in spans:
            spans[literal.value].append(literal.replaced(shrink(literal.value)))
    return list(spans.values())


def _literals(text: str) -> Iterator[_Literal]:
    for token in TOKENS.finditer(text):
        kind = token.lastgroup
        if kind:
            yield _Literal(token.start(kind), token.end(kind), kind, token[kind])

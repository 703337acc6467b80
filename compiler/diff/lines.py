# SPDX-License-Identifier: Apache-2.0
"""The lines that are compared: without locations, and none that says much at once."""

from __future__ import annotations

import re
from collections.abc import Iterator

WIDTH = 120
"""Longer lines are broken where they list attributes or a function's arguments."""
INDENT = 6

LOCATION = re.compile(r' ?\bloc\((?:"[^"]*"|[^()"]|\((?:"[^"]*"|[^()"])*\))*\)')
LOCATION_ALIAS = re.compile(r"#loc\d*\s*(=.*)?")
TOKENS = re.compile(r'"(?:[^"\\]|\\.)*"|->|[(\[{<]|[)\]}>]|,')
FUNCTION = re.compile(r"\s*(\w+\.func\b|\^bb)")


def comparable_lines(text: str) -> list[str]:
    """The lines of IR at any level that are worth comparing."""
    lines: list[str] = []
    for line in text.splitlines():
        plain = LOCATION.sub("", line).rstrip()
        if plain and not LOCATION_ALIAS.fullmatch(plain):
            lines += _broken(plain)
    return lines


def _broken(line: str) -> Iterator[str]:
    """A long line, broken at the commas of its lists."""
    if len(line) <= WIDTH:
        yield line
        return
    indent = " " * (len(line) - len(line.lstrip()) + INDENT)
    start = 0
    for at in _breaks(line):
        yield line[start:at] if not start else f"{indent}{line[start:at].lstrip()}"
        start = at
    yield f"{indent}{line[start:].lstrip()}" if start else line


def _breaks(line: str) -> Iterator[int]:
    """After which characters to break: commas in braces, and of the arguments of a function."""
    in_arguments = FUNCTION.match(line) is not None
    open_brackets: list[str] = []
    for token in TOKENS.finditer(line):
        text = token.group()
        if text == "{" and line.startswith(" ", token.end()):  # a type of LLVM
            open_brackets.append("(")
        elif text in ("(", "[", "{", "<"):
            open_brackets.append(text)
        elif text in (")", "]", "}", ">"):
            open_brackets = open_brackets[:-1]
            in_arguments = in_arguments and bool(open_brackets)
        elif text == "," and (
            open_brackets in (["{"], ["{", "{"]) or (in_arguments and open_brackets == ["("])
        ):
            yield token.end()

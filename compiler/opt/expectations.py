# SPDX-License-Identifier: Apache-2.0
"""Diagnostics that a test expects, stated in comments of its input.

``// expected-error {{text}}`` expects an error that contains ``text`` on the comment's line;
``expected-warning``, ``expected-remark`` and ``expected-note`` do the same for the others.
``@+2``, ``@-2``, ``@above`` and ``@below`` (the nearest line without such a comment) move the line;
``@unknown`` expects a diagnostic located outside the file. In
``expected-error-re {{text {{regex}} text}}`` inner double braces hold regular expressions.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from winnow.errors import InputError
from winnow.opt.source import Source
from winnow.pipeline.diagnostics import CURRENT_OPERATION, Diagnostic, Position

ATTEMPT = re.compile(r"//.*?(?<![\w-])(expected-[a-z])")
EXPECTATION = re.compile(
    r"expected-(?P<severity>error|warning|remark|note)(?P<regex>-re)?"
    r"\s*(?:@(?P<line>[+-][0-9]+|above|below|unknown))?\s*\{\{(?P<text>.*)\}\}\s*$"
)


@dataclass(frozen=True)
class Expectation:
    """A diagnostic to come; ``line`` is ``None`` for one outside the file."""

    severity: str
    line: int | None
    message: re.Pattern[str]
    text: str
    stated_at: Position

    def matches(self, diagnostic: Diagnostic, file: str) -> bool:
        """Whether ``diagnostic`` is the one expected in ``file``."""
        position = diagnostic.position
        inside = position is not None and position.file == file and position.line > 0
        line = position.line if position and inside else None
        return (
            diagnostic.severity == self.severity
            and line == self.line
            and self.message.search(diagnostic.message) is not None
        )


def find_expectations(source: Source) -> list[Expectation]:
    """The expectations in ``source``; raises ``InputError`` at a comment that is nearly one."""
    lines = source.text.split("\n")
    attempts = [ATTEMPT.search(line) for line in lines]
    found = []
    for index, attempt in enumerate(attempts):
        if attempt is None:
            continue
        position = Position(source.name, index + 1, attempt.start(1) + 1)
        match = EXPECTATION.match(lines[index], attempt.start(1))
        if match is None:
            message = "not an expectation; write `expected-error@+1 {{text}}`"
            raise InputError([Diagnostic("error", message, position)])
        plain = [attempt is None for attempt in attempts]
        line = _target(match["line"], index, plain)
        pattern = _pattern(match["text"], match["regex"] is not None, position)
        found.append(Expectation(match["severity"], line, pattern, match["text"], position))
    return found


def mismatches(
    expected: Sequence[Expectation], diagnostics: Sequence[Diagnostic], source: Source
) -> list[Diagnostic]:
    """An error for each diagnostic that nothing expects and each expectation that nothing meets."""
    unmet = list(expected)
    problems = []
    for diagnostic in diagnostics:
        for part in (diagnostic, *diagnostic.notes):
            met = next((one for one in unmet if one.matches(part, source.name)), None)
            if met:
                unmet.remove(met)
            elif not part.message.startswith(CURRENT_OPERATION):
                message = f"unexpected {part.severity}: {part.message}"
                problems.append(Diagnostic("error", message, part.position))
    for one in unmet:
        message = f"expected {one.severity} was not produced: {one.text}"
        problems.append(Diagnostic("error", message, one.stated_at))
    return problems


def _target(line: str | None, index: int, plain: Sequence[bool]) -> int | None:
    """The line, counted from 1, that an expectation on line ``index``, counted from 0, is about."""
    if line == "unknown":
        return None
    if line in ("above", "below"):
        step = 1 if line == "below" else -1
        index += step
        while 0 <= index < len(plain) and not plain[index]:
            index += step
        return index + 1
    return index + 1 + int(line or 0)


def _pattern(text: str, regex: bool, position: Position) -> re.Pattern[str]:
    if not regex:
        return re.compile(re.escape(text))
    parts = re.split(r"\{\{(.*?)\}\}", text)
    parts[::2] = map(re.escape, parts[::2])
    try:
        return re.compile("".join(parts))
    except re.error as error:
        message = f"not a regular expression: {error}"
        raise InputError([Diagnostic("error", message, position)]) from None

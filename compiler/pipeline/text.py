# SPDX-License-Identifier: Apache-2.0
"""A cursor over the text of a pipeline, and errors that point into that text."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable

from winnow.errors import PipelineError


class Cursor:
    """A place in ``text``. What it reads, it moves past; space between tokens does not count."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def match(self, pattern: re.Pattern[str]) -> str | None:
        """The text that ``pattern`` matches here, or ``None``."""
        self._skip_space()
        found = pattern.match(self.text, self.at)
        if found is None:
            return None
        self.at = found.end()
        return found.group()

    def take(self, token: str) -> bool:
        """Whether ``token`` stands here."""
        self._skip_space()
        if not self.text.startswith(token, self.at):
            return False
        self.at += len(token)
        return True

    def expect(self, token: str, context: str) -> None:
        """Reads ``token``; ``context`` says in an error where it is missing."""
        if not self.take(token):
            raise self.error(f"expected `{token}` {context}")

    def at_end(self) -> bool:
        """Whether nothing but space is left."""
        self._skip_space()
        return self.at == len(self.text)

    def start(self) -> int:
        """Where the next token starts."""
        self._skip_space()
        return self.at

    def error(self, message: str, at: int | None = None) -> PipelineError:
        """An error that shows the line around ``at`` (by default, here) with a caret under it."""
        at = self.start() if at is None else at
        first = self.text.rfind("\n", 0, at) + 1
        line = self.text[first:].split("\n", 1)[0]
        column = at - first
        row = self.text.count("\n", 0, at) + 1
        return PipelineError(f"pipeline:{row}:{column + 1}: {message}\n  {line}\n  {' ' * column}^")

    def _skip_space(self) -> None:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1


def suggestion(name: str, known: Iterable[str]) -> str:
    """``; did you mean `x`?`` for the closest of the ``known`` names, if any is close."""
    close = difflib.get_close_matches(name, list(known), n=1)
    return f"; did you mean `{close[0]}`?" if close else ""

# SPDX-License-Identifier: Apache-2.0
"""Finds the lines of a lit test that look like directives, but that lit and FileCheck pass over."""

import difflib
import re
from collections.abc import Iterator
from pathlib import Path

from features import is_feature

_LIT_DIRECTIVES = {"RUN", "REQUIRES", "UNSUPPORTED", "XFAIL", "COM"}
_SUFFIX = r"(-(NEXT|SAME|NOT|DAG|LABEL|EMPTY|COUNT-\d+))?"
_COMMENT_START = {".mlir": "//", ".test": "#"}

Fault = tuple[int, str]
"""A line number, from 1, and what is wrong there."""


def faults(path: Path) -> list[Fault]:
    """What is wrong with the test file at ``path``: nothing, as a rule."""
    text = path.read_text(encoding="utf-8")
    prefixes = _prefixes(_run_lines(text))
    found = []
    for number, word, rest in _comments(text, _COMMENT_START[path.suffix]):
        if message := _directive_fault(word, rest, prefixes) or _feature_fault(word, rest):
            found.append((number, message))
    return found


def _run_lines(text: str) -> str:
    """All RUN lines of a test, a line that goes on joined with the next."""
    lines = re.findall(r"\bRUN:(.*)", text)
    return "\n".join(lines).replace("\\\n", " ")


def _prefixes(run_lines: str) -> set[str]:
    """The prefixes that the FileCheck commands among the RUN lines look for."""
    prefixes: set[str] = set()
    for arguments in re.findall(r"\bFileCheck\b([^|;&\n]*)", run_lines):
        lists = re.findall(r"-check-prefix(?:es)?[= ]\s*([\w,-]+)", arguments)
        prefixes.update(*(names.split(",") for names in lists or ["CHECK"]))
    return prefixes


def _comments(text: str, start: str) -> Iterator[tuple[int, str, str]]:
    """Each comment's line number, its first word, and the rest of it."""
    for number, line in enumerate(text.splitlines(), 1):
        if comment := re.search(rf"{start}+\s*([\w-]*)(.*)", line):
            yield number, comment[1], comment[2]


def _directive_fault(word: str, rest: str, prefixes: set[str]) -> str | None:
    """What is wrong with the directive, if it is one, of a comment that begins with ``word``."""
    is_check = any(re.fullmatch(re.escape(prefix) + _SUFFIX, word) for prefix in prefixes)
    has_colon = re.match(r"(\{LITERAL\})?:", rest) is not None
    if is_check or word in _LIT_DIRECTIVES:
        return None if has_colon else f"{word} lacks its colon"
    if re.match(r"\s*(\{\w*\}\s*)?:", rest) and (word.isupper() or _resembles(word, prefixes)):
        return f"{word} is no directive, nor a check prefix of a RUN line"
    if word.isupper() and _resembles(word, prefixes):
        return f"{word} looks like a check line, but is none"
    return None


def _resembles(word: str, prefixes: set[str]) -> bool:
    stem = re.split(r"[-_]", word.upper())[0]
    return bool(difflib.get_close_matches(stem, prefixes | {"CHECK"}, cutoff=0.75))


def _feature_fault(word: str, rest: str) -> str | None:
    """What is wrong with a condition: it names a feature that no machine has."""
    if word not in {"REQUIRES", "UNSUPPORTED", "XFAIL"}:
        return None
    names = re.findall(r"[\w.=+-]+", rest)
    unknown = [name for name in names if not is_feature(name)]
    return f"unknown feature {unknown[0]}" if unknown else None

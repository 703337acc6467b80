# SPDX-License-Identifier: Apache-2.0
"""The names in lines of IR: those of values, blocks, labels, aliases and metadata."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

NAME = re.compile(
    r'"(?:[^"\\]|\\.)*"'  # skipped: strings
    r"|(?P<name>%[\w$.~-]+|\^bb\d+|\$L\w+|(?:\.L|\b)BB\d+_\d+"
    r"|(?<![\w#])#[A-Za-z_]+\d*(?![\w.<])|(?<![\w!#])[!#]\d+)"
)
DEFINED = re.compile(r"%[\w$.-]+(?=(?::\d+)? =|: )")
"""Results, what loops carry, and arguments; uses have other characters after them."""


def names_in(line: str) -> list[str]:
    """All names in a line, in order."""
    return [found["name"] for found in NAME.finditer(line) if found["name"]]


def mask_names(line: str) -> str:
    """The line with names of one kind all the same."""
    return NAME.sub(lambda found: found["name"][0] if found["name"] else found.group(), line)


def mask_numbers(line: str) -> str:
    """The same with all numbers one, too."""
    return re.sub(r"\d+", "0", mask_names(line))


def rename(line: str, names: Mapping[str, str]) -> str:
    """The line with other names, those that ``names`` has."""
    return NAME.sub(lambda found: names.get(found["name"], found.group()), line)


def with_distinct_names(lines: Sequence[str]) -> list[str]:
    """The lines with a name of its own for each value.

    MLIR takes names again in another region; ``%7`` is then ``%7~2`` there.
    """
    counts: Counter[str] = Counter()
    current: dict[str, str] = {}
    renamed = []
    for line in lines:
        for found in NAME.finditer(line):
            name = found["name"]
            if name and DEFINED.match(line, found.start()):
                counts[name] += 1
                current[name] = f"{name}~{counts[name]}" if counts[name] > 1 else name
        renamed.append(rename(line, current))
    return renamed

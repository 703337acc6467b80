# SPDX-License-Identifier: Apache-2.0
"""The lines of MLIR that is printed with locations."""

from __future__ import annotations

import re
from collections.abc import Mapping

from winnow.diff.lines import LOCATION
from winnow.report.listing import Line, Listing

ALIAS = re.compile(r"(#loc\d*) = (loc\(.*\))")
POINT = re.compile(r'"(?P<file>[^"]*)":(?P<line>\d+):(?P<column>\d+)|(?P<alias>#loc\d*)\b')
LAST = re.compile(rf"(?:{LOCATION.pattern})$")

Points = frozenset[tuple[int, int]]
"""Lines and columns of the source."""


def read_mlir(text: str, *, numbered: bool = False) -> Listing:
    """The lines without locations, those around an op's regions with the ones that it had.

    Locations are of the source alone; columns are numbers of ops where those are ``numbered``.
    """
    aliases = {found[1]: found[2] for found in map(ALIAS.fullmatch, text.splitlines()) if found}
    known: dict[str, Points] = {}
    lines = [line for line in text.splitlines() if not ALIAS.fullmatch(line)]
    points: list[Points] = [frozenset()] * len(lines)
    openings: list[list[int]] = []
    for number, line in enumerate(lines):
        plain = LOCATION.sub("", line).rstrip()
        last = LAST.search(line)
        own = [number]
        if plain.lstrip().startswith("}") and openings:
            own = [*openings.pop(), number]
        if plain.endswith("{"):
            openings.append(own)
        elif last and not plain.lstrip().startswith("^"):
            for each in own:
                points[each] = _points(last.group(), aliases, known)
    return tuple(
        Line(
            LOCATION.sub("", line).rstrip(),
            tuple(sorted({row for row, _ in found if row})),
            tuple(sorted({column for _, column in found if column})) if numbered else (),
        )
        for line, found in zip(lines, points, strict=True)
    )


def _points(location: str, aliases: Mapping[str, str], known: dict[str, Points]) -> Points:
    """The places that a location, or a part of it, names."""
    if location in known:
        return known[location]
    found: set[tuple[int, int]] = set()
    for point in POINT.finditer(location):
        if point["alias"]:
            found |= _points(aliases.get(point["alias"], ""), aliases, known)
        else:
            found.add((int(point["line"]), int(point["column"])))
    known[location] = frozenset(found)
    return known[location]

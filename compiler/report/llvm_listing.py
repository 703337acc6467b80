# SPDX-License-Identifier: Apache-2.0
"""The lines of LLVM IR, whose metadata tells where instructions come from."""

from __future__ import annotations

import re

from winnow.report.listing import Line, Listing

DEFINITION = re.compile(r"(![0-9]+) = (?:distinct )?!DILocation\((.*)\)")
USE = re.compile(r", !dbg (![0-9]+)")
FIELD = re.compile(r"\b(line|column): (\d+)")


def read_llvm(text: str) -> Listing:
    """The lines of a module whose columns are numbers of ops."""
    places: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {}
    for line in text.splitlines():
        if found := DEFINITION.fullmatch(line):
            fields = {name: int(value) for name, value in FIELD.findall(found[2])}
            places[found[1]] = _known(fields.get("line")), _known(fields.get("column"))
    listing = []
    for line in text.splitlines():
        use = USE.search(line)
        listing.append(Line(line, *places.get(use[1] if use else "", ((), ()))))
    return tuple(listing)


def _known(value: int | None) -> tuple[int, ...]:
    """None where LLVM knows no line, or column, any more."""
    return (value,) if value else ()

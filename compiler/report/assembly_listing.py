# SPDX-License-Identifier: Apache-2.0
"""The lines of PTX and of AMD's assembly, whose ``.loc`` directives tell where code comes from."""

from __future__ import annotations

import re

from winnow.report.listing import Line, Listing

LOC = re.compile(r"\s*\.loc\s+\d+\s+(?P<line>\d+)(?:\s+(?P<column>\d+))?")
INSTRUCTION = re.compile(r"\s*(?:@!?%?\w+\s|[a-z][\w.]*(?:\s|;|$))")
BEGIN, END = ("// begin inline asm", "#ASMSTART"), ("// end inline asm", "#ASMEND")
FUNCTION_END = re.compile(r"\}\s*$|\.Lfunc_end\d+:|\ts_endpgm\b")


def read_assembly(text: str) -> Listing:
    """The lines of a module whose columns are numbers of ops.

    In inline assembly LLVM counts lines on from the op's, and goes on after it as if it had not:
    all of it, and what follows without a directive, comes from where the one before it says.
    """
    place: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    inside = False
    listing = []
    for line in text.splitlines():
        stripped = line.strip().lstrip(";").strip()
        if inside or stripped.startswith(BEGIN):
            inside = not stripped.startswith(END)
            listing.append(Line(line, *place))
            continue
        if found := LOC.match(line):
            place = _known(found["line"]), _known(found["column"])
        is_code = found is not None or INSTRUCTION.match(line) is not None
        listing.append(Line(line, *(place if is_code else ((), ()))))
        if FUNCTION_END.match(line):
            place = ((), ())
    return tuple(listing)


def _known(text: str | None) -> tuple[int, ...]:
    """None where LLVM knows no line, or column, any more."""
    return (int(text),) if text and int(text) else ()

# SPDX-License-Identifier: Apache-2.0
"""What the tool tells people: diagnostics with the line that they are about, and timings."""

from __future__ import annotations

from collections.abc import Sequence

from winnow.opt.source import Source
from winnow.pipeline import Timing
from winnow.pipeline.diagnostics import Diagnostic


def render(diagnostic: Diagnostic, source: Source) -> str:
    """``file:line:column: error: message``, that line of ``source``, a caret; then the notes."""
    parts = [str(diagnostic) + _excerpt(diagnostic, source)]
    for note in diagnostic.notes:
        same_place = note.position == diagnostic.position
        parts.append(str(note) if same_place else render(note, source))
    return "\n".join(parts)


def timing_table(timings: Sequence[Timing]) -> str:
    """A row for each pass: seconds, share of the total, name.

    The total is of those that ran now; others have no share of it.
    """
    ran = [timing for timing in timings if not timing.cached]
    total = sum(timing.seconds for timing in ran)
    rows = [*timings, Timing("total" if len(ran) == len(timings) else "total this time", total)]
    lines = [" seconds   share  pass"]
    for row in rows:
        share = "" if row.cached else f"{row.seconds / total if total else 0:.1%}"
        lines.append(f"{row.seconds:8.4f}  {share:>6}  {row.label}")
    return "".join(f"{line}\n" for line in lines)


def _excerpt(diagnostic: Diagnostic, source: Source) -> str:
    position = diagnostic.position
    lines = source.text.split("\n")
    if position is None or position.file != source.name or not 0 < position.line <= len(lines):
        return ""
    line = lines[position.line - 1].rstrip()
    before = line.encode()[: max(0, position.column - 1)].decode(errors="ignore")
    blank = "".join("\t" if character == "\t" else " " for character in before)
    return f"\n  {line}\n  {blank}^"

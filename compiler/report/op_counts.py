# SPDX-License-Identifier: Apache-2.0
"""How many ops or instructions of which name there are at a level."""

from __future__ import annotations

import re
from collections import Counter

from winnow.diff.counts import count_ops
from winnow.report.listing import Line, Listing

OURS = ("graph", "tile", "tt")
_OP = re.compile(r'\s*(?:%[^=]*= )?"?(return\b|[a-z]\w*\.[a-z][\w.]*)')
_LLVM = re.compile(r"  (?:%[^=]*= )?(?:tail )?([a-z]\w*) ")
_PTX = re.compile(r"\s*(?:@!?[%\w]+\s+)?([a-z]\w*)[.;\s]")
_SASS = re.compile(r"[-\d]{2}:.:.:.:.\t(?:@!?U?P\w+ )?([A-Z]\w*)")
_AMD = re.compile(r"\t([a-z]+_\w+)")
_PATTERNS = {"ttir": _OP, "ttgir": _OP, "llir": _LLVM, "ptx": _PTX, "sass": _SASS, "amdgcn": _AMD}


def count_level(level: str, listing: Listing) -> Counter[str]:
    """The ops of a level by name: parsed at Winnow's own, else read off their lines.

    Of PTX and SASS names are opcodes without modifiers. Inline assembly counts as what is in it.
    """
    if level in OURS:
        return count_ops("\n".join(line.text for line in listing))
    return Counter(name for name, _ in named_lines(level, listing))


def named_lines(level: str, listing: Listing) -> list[tuple[str, Line]]:
    """The lines that hold an op or instruction, each with its name."""
    pattern = _PATTERNS.get(level, _OP)
    matches = ((pattern.match(line.text), line) for line in listing)
    return [(match[1], line) for match, line in matches if match]

# SPDX-License-Identifier: Apache-2.0
"""What Triton's texts say of where code comes from, to be left out of a comparison."""

from __future__ import annotations

import re

MARKS = re.compile(
    r"^(?:\s*\.(?:loc|file|cfi_\w+)\b.*|(?:\$L__|\.L)(?:tmp|func_begin|func_end)\d+:)\n",
    re.MULTILINE,
)
"""Lines of assembly for debuggers, and labels for those alone."""
PTX_SECTION = re.compile(r"^\s*\.section\s+\.debug_\w+\s*\{[^}]*\}\n", re.MULTILINE)
AMD_SECTION = re.compile(
    r"^\s*\.section\s+\.debug_.*\n(?:(?!\s*\.(?:section|text|amdgpu_metadata)\b).*\n)*",
    re.MULTILINE,
)

ATTACHED = re.compile(r",? !dbg !\d+")
UNITS = re.compile(r"^!llvm\.dbg\.cu = .*\n", re.MULTILINE)
NODE = re.compile(r"^(!\d+) = (.*)\n", re.MULTILINE)
ABOUT_SOURCE = re.compile(r'(?:distinct )?!DI\w+\(|!\{i32 \d+, !"Debug Info Version"')
REFERENCE = re.compile(r"!\d+\b")


def without_debug_info(level: str, text: str) -> str:
    """The text at a level, without names of files, lines and columns if it is Triton's.

    Those at other levels are locations, which a text need not have.
    """
    if level == "llir":
        return _without_metadata(text)
    if level in ("ptx", "amdgcn"):
        section = PTX_SECTION if level == "ptx" else AMD_SECTION
        return MARKS.sub("", section.sub("", text))
    return text


def _without_metadata(text: str) -> str:
    """LLVM IR without nodes about the source, and without those that only such nodes refer to."""
    text = UNITS.sub("", ATTACHED.sub("", text))
    nodes = {name: node for name, node in NODE.findall(text) if not ABOUT_SOURCE.match(node)}
    used: set[str] = set()
    found = REFERENCE.findall(NODE.sub("", text))
    while found:
        name = found.pop()
        if name in nodes and name not in used:
            used.add(name)
            found += REFERENCE.findall(nodes[name])
    return NODE.sub(lambda node: node[0] if node[1] in used else "", text)

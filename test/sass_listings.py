# SPDX-License-Identifier: Apache-2.0
"""Made-up disassemblies, for tests of what is read from them."""

from __future__ import annotations

INDENT = 8


def make_listing(function: str, *instructions: str) -> str:
    """What ``cuobjdump --dump-sass`` prints of a function; the n-th instruction is at 16 n."""
    lines = ["", "\tcode for sm_90a", f"\t\tFunction : {function}", '\t.headerflags\t@"EF_CUDA"']
    for number, instruction in enumerate(instructions):
        code = f"/*{16 * number:04x}*/{'':19}{instruction} ;"
        lines.append(f"{'':{INDENT}}{code:90}/* 0x000000000000791a */")
        lines.append(f"{'':{INDENT + 90}}/* 0x000fe20000000800 */")
    return "\n".join([*lines, "\t\t.........", ""])

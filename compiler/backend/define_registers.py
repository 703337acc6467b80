# SPDX-License-Identifier: Apache-2.0
"""Defines registers that Triton's PTX leaves undefined, which ptxas would keep over whole loops."""

from __future__ import annotations

import re
from collections import Counter

_PREDICATED_LOAD = re.compile(r"\s*@!?%p\d+\s+ld\.shared\.\S+\s+(%\w+), \[(.*)\]")
_DEFINITION = re.compile(r"\s*(?:@!?%\w+\s+)?[a-z][\w.:]*\s+(\{[^}]*\}|%\w+)")
_REGISTER = re.compile(r"%\w+")
_WIDTHS = {"%rs": "b16", "%r": "b32", "%f": "b32", "%rd": "b64", "%fd": "b64"}


def define_registers(ptx: str) -> str:
    """The PTX with a zero put into each register that only a predicated load of shared memory sets.

    So Triton 3.6 reads, in a reduction over warps, what the others found: only the first threads
    load, and the rest leave the register as it was. What it was nothing uses, but ptxas has to
    take it for a value that comes out of the loop's turn before, or of before the loop, and keeps
    a register for it all the way, or a word of the stack.
    """
    lines = ptx.split("\n")
    definitions = Counter(
        register
        for line in lines
        if (match := _DEFINITION.match(line))
        for register in _REGISTER.findall(match[1])
    )
    defined = []
    for line in lines:
        if match := _PREDICATED_LOAD.match(line):
            register, address = match.groups()
            if definitions[register] == 1 and register not in _REGISTER.findall(address):
                width = _WIDTHS[register.rstrip("0123456789")]
                defined.append(f"\tmov.{width} {register}, 0;")
        defined.append(line)
    return "\n".join(defined)

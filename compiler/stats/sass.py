# SPDX-License-Identifier: Apache-2.0
"""Reads SASS, the machine code of NVIDIA GPUs, as ``cuobjdump --dump-sass`` lists it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from winnow.errors import BackendError

_FUNCTION = re.compile(r"\s*Function : (\S+)")
_INSTRUCTION = re.compile(
    r"\s*/\*(?P<address>[0-9a-f]{4,})\*/\s+"
    r"(?:@(?P<guard>!?U?P\w+)\s+)?(?P<opcode>[A-Z][\w.]*)\s*(?P<operands>[^;&?]*?)\s*[;&?]"
)
"""What follows an instruction is ``;``, or how it is scheduled: ``&req={1}``, ``?trans5``."""
_TARGET = re.compile(r"(?:(?P<condition>.*),\s*)?(?P<target>0x[0-9a-f]+)")
BRANCHES = ("BRA", "JMP", "CALL")
"""What may go on elsewhere. A call may come back: it counts as a branch that may not be taken."""
INDIRECT = ("BRX", "BRXU", "JMX", "JMXU")
ENDS = ("EXIT", "RET", "KILL")
"""What nothing follows, unless a predicate guards it."""


@dataclass(frozen=True)
class Instruction:
    """An instruction of a warp.

    ``target`` is the address that it may branch to; ``falls_through``, whether the next one may
    follow it.
    """

    address: int
    opcode: str
    target: int | None = None
    falls_through: bool = True

    @property
    def name(self) -> str:
        """The opcode without its modifiers, such as ``LDG`` of ``LDG.E.64``."""
        return self.opcode.partition(".")[0]


def parse_sass(listing: str, function: str) -> list[Instruction]:
    """The instructions of a function, in order of their addresses.

    Raises ``BackendError`` where ``listing`` has none, or one with a target that it doesn't state.
    """
    found: list[Instruction] = []
    inside = False
    for line in listing.splitlines():
        if heading := _FUNCTION.match(line):
            inside = heading[1] == function
        elif inside and (match := _INSTRUCTION.match(line)):
            found.append(_instruction(match))
    if not found:
        raise BackendError(f"the disassembly has no instructions of {function}")
    return found


def _instruction(match: re.Match[str]) -> Instruction:
    address, opcode = int(match["address"], 16), match["opcode"]
    guarded = match["guard"] is not None
    name = opcode.partition(".")[0]
    if name in INDIRECT:
        raise BackendError(f"where {opcode} at {address:#x} goes is not known")
    if name in ENDS:
        return Instruction(address, opcode, falls_through=guarded)
    if name not in BRANCHES:
        return Instruction(address, opcode)
    branch = _TARGET.fullmatch(match["operands"])
    if branch is None:
        raise BackendError(f"where {opcode} at {address:#x} goes is not known")
    may_stay = guarded or branch["condition"] is not None or name == "CALL"
    return Instruction(address, opcode, int(branch["target"], 16), may_stay)

# SPDX-License-Identifier: Apache-2.0
"""The lines of SASS, each from the line of PTX that its assembler notes, or noted last."""

from __future__ import annotations

import re
from collections.abc import Mapping

from winnow.backend.binary import Binary
from winnow.errors import BackendError
from winnow.report.listing import Line, Listing
from winnow.stats.sass import parse_sass

INSTRUCTION = re.compile(r"[-\d]{2}:.:.:.:.\t")
"""How an instruction is scheduled, as Triton prints that before it."""
WARPGROUP_MMA = re.compile(r"[-\d]{2}:.:.:.:.\t(?:@!?U?P\w+ )?[A-Z]GMMA\b")
FROM_PTX = re.compile(r"\s*(?:@!?%\w+\s+)?wgmma\.mma_async\b")
"""What products of a warp group come from; the assembler never notes which of them."""


def read_sass(binary: Binary, ptx: Listing) -> Listing:
    """The lines of the kernel's SASS; raises ``BackendError`` where it can't be disassembled."""
    return link_sass(binary.text("sass"), _addresses(binary), binary.ptx_lines, ptx)


def link_sass(
    text: str, addresses: list[int], ptx_lines: Mapping[int, int], ptx: Listing
) -> Listing:
    """The lines of ``text``, whose instructions stand at ``addresses`` in turn.

    Products of a warp group get what all those in PTX have in common. Raises ``BackendError`` where
    there are not as many instructions as addresses.
    """
    lines = text.splitlines()
    instructions = [number for number, line in enumerate(lines) if INSTRUCTION.match(line)]
    if len(instructions) != len(addresses):
        raise BackendError(
            f"the disassembly has {len(instructions)} instructions, but {len(addresses)} addresses"
        )
    listing = [Line(line) for line in lines]
    origin, product = Line(""), _common(ptx)
    for number, address in zip(instructions, addresses, strict=True):
        at = ptx_lines.get(address)
        if at is not None:
            origin = ptx[at - 1]
        if at is None and WARPGROUP_MMA.match(lines[number]):
            listing[number] = product._replace(text=lines[number])
        else:
            listing[number] = Line(lines[number], origin.sources, origin.ops, at is not None)
    return tuple(listing)


def _common(ptx: Listing) -> Line:
    """The source lines and ops of products of a warp group, as far as all of them have the same."""
    found = [line for line in ptx if FROM_PTX.match(line.text)]
    sources, ops = {line.sources for line in found}, {line.ops for line in found}
    return Line("", sources.pop() if len(sources) == 1 else (), ops.pop() if len(ops) == 1 else ())


def _addresses(binary: Binary) -> list[int]:
    return [each.address for each in parse_sass(binary.listing, str(binary.metadata["name"]))]

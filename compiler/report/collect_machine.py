# SPDX-License-Identifier: Apache-2.0
"""What a kernel's machine code tells: its levels, what it takes, and its loops."""

from __future__ import annotations

from collections import Counter

from winnow.backend.binary import Binary
from winnow.backend.kernel import Kernel
from winnow.errors import BackendError
from winnow.report.assembly_listing import read_assembly
from winnow.report.kernel_report import LoopReport, Machine
from winnow.report.listing import Line, Listing
from winnow.report.op_counts import named_lines
from winnow.report.sass_listing import read_sass
from winnow.stats.kernel_stats import kernel_stats
from winnow.stats.loops import loop_mixes
from winnow.stats.products import products
from winnow.stats.sass import parse_sass


def add_machine_levels(levels: dict[str, Listing], binary: Binary) -> dict[str, str]:
    """Adds the assembly, and SASS where it can be disassembled; returns what is not, and why."""
    if binary.target.backend == "hip":
        levels["amdgcn"] = read_assembly(binary.text("amdgcn"))
        return {}
    levels["ptx"] = read_assembly(binary.text("ptx"))
    try:
        levels["sass"] = read_sass(binary, levels["ptx"])
    except BackendError as error:
        return {"sass": str(error)}
    return {}


def read_machine(kernel: Kernel, levels: dict[str, Listing]) -> Machine:
    """What the kernel takes, and what is in its loops where there is SASS that can be read."""
    binary = kernel.binary
    try:
        stats = kernel_stats(kernel)
        instructions = parse_sass(binary.listing, str(binary.metadata["name"]))
        mixes = loop_mixes(instructions)
    except BackendError as error:
        return Machine(binary.resources, products(binary), None, (), str(error))
    origins: dict[int, Line] = {}
    if "sass" in levels:
        lines = [line for _, line in named_lines("sass", levels["sass"])]
        origins = {each.address: line for each, line in zip(instructions, lines, strict=True)}
    loops = tuple(LoopReport(mix, _sources(mix.instructions, origins)) for mix in mixes)
    return Machine(binary.resources, products(binary), stats, loops, None)


def _sources(addresses: tuple[int, ...], origins: dict[int, Line]) -> Counter[int]:
    """How many instructions come from each source line, 0 standing for none."""
    known = (origins.get(address, Line("")) for address in addresses)
    return Counter((*line.sources, 0)[0] for line in known)

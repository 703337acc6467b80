# SPDX-License-Identifier: Apache-2.0
"""Every loop of a kernel's machine code, and what its instructions are for."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from winnow.stats.categories import category_of
from winnow.stats.flow import basic_blocks, natural_loops
from winnow.stats.kernel_stats import Counts, find_main_loop
from winnow.stats.sass import Instruction


@dataclass(frozen=True)
class LoopMix:
    """A loop, without those within it.

    ``header`` is the address of its first instruction, ``depth`` how many loops it stands in,
    ``instructions`` the addresses of its own, and ``counts`` what those are for, as they stand in
    the code. ``is_main`` says whether it is the one that ``main_loop`` counts.
    """

    header: int
    depth: int
    is_main: bool
    instructions: tuple[int, ...]
    counts: Counts


def loop_mixes(instructions: list[Instruction]) -> list[LoopMix]:
    """The loops of a function, in order of their headers' addresses."""
    blocks = basic_blocks(instructions)
    loops = natural_loops(blocks)
    main = find_main_loop(loops, blocks)
    mixes = []
    for loop in loops:
        inner = {number for each in loops if each.blocks < loop.blocks for number in each.blocks}
        own = [i for number in sorted(loop.blocks - inner) for i in blocks[number].instructions]
        mixes.append(
            LoopMix(
                blocks[loop.header].instructions[0].address,
                sum(loop.blocks < each.blocks for each in loops),
                loop is main,
                tuple(each.address for each in own),
                Counter(category_of(each.opcode) for each in own),
            )
        )
    return sorted(mixes, key=lambda mix: mix.header)

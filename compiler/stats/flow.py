# SPDX-License-Identifier: Apache-2.0
"""The control flow of a function: basic blocks, which dominate which, and natural loops."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import pairwise
from operator import and_

from winnow.stats.sass import Instruction


@dataclass(frozen=True)
class Block:
    """A basic block, and the numbers of those that may follow it."""

    instructions: tuple[Instruction, ...]
    successors: tuple[int, ...]


@dataclass(frozen=True)
class Loop:
    """A natural loop, by the numbers of its blocks; the ``latches`` branch back to its header."""

    header: int
    blocks: frozenset[int]
    latches: frozenset[int]


def basic_blocks(instructions: Sequence[Instruction]) -> list[Block]:
    """The blocks of a function, in order of their addresses; the first is its entry."""
    starts = {instructions[0].address}
    for instruction, following in pairwise(instructions):
        if instruction.target is not None or not instruction.falls_through:
            starts.add(following.address)
    starts |= {each.target for each in instructions if each.target is not None}
    parts: list[list[Instruction]] = []
    for instruction in instructions:
        if instruction.address in starts:
            parts.append([])
        parts[-1].append(instruction)
    numbers = {part[0].address: number for number, part in enumerate(parts)}
    return [
        Block(tuple(part), _successors(part[-1], number, numbers))
        for number, part in enumerate(parts)
    ]


def predecessors(blocks: Sequence[Block]) -> list[list[int]]:
    """The blocks that may come right before each."""
    found: list[list[int]] = [[] for _ in blocks]
    for number, block in enumerate(blocks):
        for successor in block.successors:
            found[successor].append(number)
    return found


def dominators(before: Sequence[Sequence[int]], entry: int = 0) -> list[int]:
    """Of each node of a graph those on every way to it from ``entry``, itself included, as bits.

    ``before`` holds the nodes right before each. Where there is no way, the bits are 0.
    """
    found = [0] * len(before)
    found[entry] = 1 << entry
    changed = True
    while changed:
        changed = False
        for number, sources in enumerate(before):
            known = [found[source] for source in sources if found[source]]
            if number != entry and known:
                bits = reduce(and_, known) | 1 << number
                changed |= bits != found[number]
                found[number] = bits
    return found


def natural_loops(blocks: Sequence[Block]) -> list[Loop]:
    """The loops of a function; those of one header are one."""
    before = predecessors(blocks)
    dominated = dominators(before)
    latches: dict[int, set[int]] = {}
    for number, block in enumerate(blocks):
        for successor in block.successors:
            if dominated[number] >> successor & 1:
                latches.setdefault(successor, set()).add(number)
    return [
        Loop(header, _body(header, ends, before, dominated), frozenset(ends))
        for header, ends in latches.items()
    ]


def branch_depths(loop: Loop, blocks: Sequence[Block]) -> dict[int, int]:
    """How many branches, one within another, each block of a loop stands behind.

    That is 0 for those which every iteration that is followed by another runs.
    """
    before = [
        [source for source in sources if source in loop.blocks and number != loop.header]
        for number, sources in enumerate(predecessors(blocks))
    ]
    after: list[list[int]] = [[] for _ in (*blocks, "end")]
    for number, sources in enumerate(before):
        for source in sources:
            after[source].append(number)
    for latch in loop.latches:
        after[latch].append(len(blocks))
    dominated, followed = dominators(before, loop.header), dominators(after, len(blocks))
    depths = {loop.header: 0}
    for number in sorted(loop.blocks - {loop.header}, key=lambda n: dominated[n].bit_count()):
        others = (n for n in loop.blocks if n != number and dominated[number] >> n & 1)
        nearest = max(others, key=lambda n: dominated[n].bit_count())
        depths[number] = depths[nearest] + (not followed[nearest] >> number & 1)
    return depths


def _body(
    header: int, latches: set[int], before: Sequence[Sequence[int]], dominated: Sequence[int]
) -> frozenset[int]:
    """The header, and the blocks with a way to a latch that does not pass it."""
    body, pending = {header}, list(latches)
    while pending:
        number = pending.pop()
        if number not in body and dominated[number]:
            body.add(number)
            pending += before[number]
    return frozenset(body)


def _successors(last: Instruction, number: int, numbers: dict[int, int]) -> tuple[int, ...]:
    found = [number + 1] if last.falls_through and number + 1 < len(numbers) else []
    if last.target in numbers:
        found.append(numbers[last.target])
    return tuple(dict.fromkeys(found))

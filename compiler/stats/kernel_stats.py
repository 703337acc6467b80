# SPDX-License-Identifier: Apache-2.0
"""What a compiled kernel takes, and the instructions of its main loop."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from torch_mlir import ir

from winnow.backend.binary import Resources
from winnow.backend.kernel import Kernel
from winnow.backend.signature import find_kernel, read_plan
from winnow.dialects import make_context
from winnow.stats.categories import LOCAL_LOAD, LOCAL_STORE, Category, category_of
from winnow.stats.flow import Block, Loop, basic_blocks, branch_depths, natural_loops
from winnow.stats.sass import Instruction, parse_sass

Counts: TypeAlias = Mapping[Category, int]
TILE = ("tile_rows", "tile_keys")
"""The sizes of a plan that a tile has scores by."""


@dataclass(frozen=True)
class MainLoop:
    """The instructions of a loop as they stand in the code, whatever runs how often.

    ``always`` are those that each iteration runs once, ``conditional`` those that one branch may
    skip, however likely that is, ``nested`` those that branches within such code may skip too, and
    ``inner`` those of the loops within. A predicate alone makes no instruction conditional: it is
    issued all the same.
    """

    always: Counts
    conditional: Counts
    nested: Counts
    inner: Counts
    local_loads: int
    local_stores: int


@dataclass(frozen=True)
class KernelStats:
    """What a kernel takes, and its main loop.

    That is the innermost loop around the first product of matrices that is in one; there is none
    where no product is. ``scores_per_thread`` are those of a tile, which an iteration scores;
    ``None`` where the kernel has no plan that says so.
    """

    resources: Resources
    main_loop: MainLoop | None
    scores_per_thread: float | None

    def per_score(self, counts: Counts) -> float | None:
        """Instructions of a thread for each score, that is each pair of a row and a key."""
        if self.scores_per_thread is None:
            return None
        return sum(counts.values()) / self.scores_per_thread


def kernel_stats(kernel: Kernel) -> KernelStats:
    """The stats of a kernel, which is compiled if need be.

    Raises ``BackendError`` where it can't be compiled, and for a target that has no SASS.
    """
    binary = kernel.binary
    function = str(binary.metadata["name"])
    loop = main_loop(parse_sass(binary.listing, function))
    return KernelStats(binary.resources, loop, _scores_per_thread(kernel))


def main_loop(instructions: list[Instruction]) -> MainLoop | None:
    """The innermost loop around the first product that is in one, if there is any."""
    blocks = basic_blocks(instructions)
    loops = natural_loops(blocks)
    loop = find_main_loop(loops, blocks)
    return _count(loop, loops, blocks) if loop else None


def find_main_loop(loops: list[Loop], blocks: list[Block]) -> Loop | None:
    """The one of all loops that is the main one, if there is any."""
    for number, block in enumerate(blocks):
        around = [loop for loop in loops if number in loop.blocks]
        if around and any(category_of(each.opcode) == "mma" for each in block.instructions):
            return min(around, key=lambda loop: len(loop.blocks))
    return None


def _count(loop: Loop, loops: list[Loop], blocks: list[Block]) -> MainLoop:
    inner = {number for each in loops if each.blocks < loop.blocks for number in each.blocks}
    always, conditional, nested, within_loops = (Counter[Category]() for _ in range(4))
    names: Counter[str] = Counter()
    for number, depth in branch_depths(loop, blocks).items():
        code = blocks[number].instructions
        by_depth = (always, conditional, nested)[min(depth, 2)]
        part = within_loops if number in inner else by_depth
        part.update(category_of(each.opcode) for each in code)
        names.update(each.name for each in code)
    stack = names[LOCAL_LOAD], names[LOCAL_STORE]
    return MainLoop(always, conditional, nested, within_loops, *stack)


def _scores_per_thread(kernel: Kernel) -> float | None:
    module = ir.Module.parse(kernel.lowered.levels["tt"].plain, make_context())
    plan = read_plan(find_kernel(module), "num_warps", optional=TILE)
    if not plan.keys() >= {*TILE}:
        return None
    return math.prod(plan[name] for name in TILE) / (plan["num_warps"] * kernel.target.warp_size)

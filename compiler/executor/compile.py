# SPDX-License-Identifier: Apache-2.0
"""From a kernel to one step: every op becomes a Python function of a frame, once.

A value lives in a slot of the frame, from its op to the last op of its block that uses it; then
the slot is free for another. So a program that waits keeps only what it still needs.
"""

from winnow.executor import (  # noqa: F401 - importing the modules fills the table
    ops_assembly,
    ops_atomic,
    ops_cast,
    ops_control,
    ops_dot,
    ops_float,
    ops_integer,
    ops_math,
    ops_memory,
    ops_reduce,
    ops_shape,
)
from winnow.executor.provenance import Provenance
from winnow.executor.table import OPS, TERMINATORS, Code, Compiled, Wiring, sequence
from winnow.executor.tree import Block, Kernel


def compile_kernel(kernel: Kernel) -> Compiled:
    """The code of ``kernel``; raises ``ExecutionError`` at an op that the executor doesn't run."""
    _check_supported(kernel.body)
    provenance = Provenance(kernel)
    compiler = _Compiler(provenance)
    code = compiler.block(kernel.body)
    return Compiled(code, compiler.frame_size, provenance.written)


def _check_supported(block: Block) -> None:
    for op in block.ops:
        if op.name not in OPS:
            raise op.site.error("this op is not supported by the CPU executor")
        for inner in op.regions:
            if inner:
                _check_supported(inner)
    if block.terminator.name not in TERMINATORS:
        raise block.terminator.site.error("this op does not end a region")


class _Compiler:
    def __init__(self, provenance: Provenance) -> None:
        self.frame_size = 1  # slot 0 holds the program
        self._provenance = provenance
        self._slots: dict[int, int] = {}
        self._free: list[int] = []
        self._numbered = 0

    def block(self, block: Block) -> Code:
        arguments = self._allocate(block.arguments)
        *deaths, last = _deaths(block)
        steps = []
        for op, dead in zip(block.ops, deaths, strict=True):
            self._numbered += 1
            wiring = Wiring(
                number=self._numbered,
                operands=self._slots_of(op.operands),
                results=self._allocate(op.results),
                regions=tuple(self.block(inner) if inner else None for inner in op.regions),
                shared=bool(op.operands) and self._provenance.is_shared(op),
            )
            steps.append(OPS[op.name](op, wiring))
            self._release(dead)
        yields = self._slots_of(block.terminator.operands)
        self._release(last)
        return Code(sequence(steps), arguments, yields)

    def _slots_of(self, values: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(self._slots[value] for value in values)

    def _allocate(self, values: tuple[int, ...]) -> tuple[int, ...]:
        for value in values:
            if not self._free:
                self._free.append(self.frame_size)
                self.frame_size += 1
            self._slots[value] = self._free.pop()
        return self._slots_of(values)

    def _release(self, values: list[int]) -> None:
        self._free += [self._slots[value] for value in values]


def _deaths(block: Block) -> list[list[int]]:
    """For each op of ``block``, then its terminator: the block's values that it is last to use."""
    last_use = dict.fromkeys(block.arguments, 0)
    for number, op in enumerate((*block.ops, block.terminator)):
        last_use |= dict.fromkeys(op.results, number)
        last_use |= dict.fromkeys(op.uses & last_use.keys(), number)
    deaths: list[list[int]] = [[] for _ in range(len(block.ops) + 1)]
    for value, number in last_use.items():
        deaths[number].append(value)
    return deaths

# SPDX-License-Identifier: Apache-2.0
"""Which arguments a pointer may come from, so that programs pause only where others matter.

A value may come from whatever the operands of its op do; one that a region's block hands on or
takes, from whatever the op with the region reads or its blocks hand on. A pointer made from
nothing that comes from an argument (an integer that was loaded, say) may come from any.
"""

from winnow.executor.tree import Block, Kernel, Op

_WRITES = frozenset({"tt.store", "tt.atomic_rmw", "tt.atomic_cas", "tt.elementwise_inline_asm"})
"""Ops that may write through the pointers that are their first operand."""
_LOADS = frozenset({"tt.load", "tt.atomic_rmw", "tt.atomic_cas", "tt.elementwise_inline_asm"})
"""Ops whose results come from memory, so from no pointer that they are given."""


class Provenance:
    """``written``: the numbers of the arguments whose memory the kernel may write."""

    def __init__(self, kernel: Kernel) -> None:
        types = kernel.body.argument_types
        self._all = frozenset(number for number, type_ in enumerate(types) if type_.pointee)
        self._sources = {
            argument: frozenset({number}) if type_.pointee else frozenset()
            for number, (argument, type_) in enumerate(
                zip(kernel.body.arguments, types, strict=True)
            )
        }
        pointers: set[int] = set()
        while self._spread(kernel.body, pointers):
            pass
        self.written = frozenset().union(*(self._sources[pointer] for pointer in pointers))

    def is_shared(self, op: Op) -> bool:
        """Whether ``op`` accesses memory that the kernel may write."""
        return not self.written.isdisjoint(self._sources[op.operands[0]])

    def _spread(self, block: Block, written: set[int]) -> bool:
        """Takes sources from operands to results; gives whether that has added any."""
        changed = False
        for op in block.ops:
            if op.name in _WRITES:
                written.add(op.operands[0])
            sources = self._union(op.operands)
            blocks = [inner for inner in op.regions if inner]
            for inner in blocks:
                changed |= self._add(inner.arguments, sources)
                changed |= self._spread(inner, written)
                sources |= self._union(inner.terminator.operands)
            if op.name in _LOADS:
                sources = frozenset()
            if op.name == "tt.int_to_ptr" and not sources:
                sources = self._all
            changed |= self._add(op.results, sources)
            for inner in blocks:
                changed |= self._add(inner.arguments, sources)
        return changed

    def _union(self, values: tuple[int, ...]) -> frozenset[int]:
        return frozenset().union(*(self._sources[value] for value in values))

    def _add(self, values: tuple[int, ...], sources: frozenset[int]) -> bool:
        changed = False
        for value in values:
            known = self._sources.get(value, frozenset())
            self._sources[value] = known | sources
            changed |= not sources <= known
        return changed

# SPDX-License-Identifier: Apache-2.0
"""Inline assembly: runs what ``winnow.assembly`` says that a snippet means, and no other text."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from winnow.assembly import SNIPPETS
from winnow.assembly.snippet import PAIR_BYTES
from winnow.executor.ops_atomic import UNORDERED, act_on
from winnow.executor.table import Frame, Step, Wiring, copy, program_of, stateful, suspending
from winnow.executor.tree import Op
from winnow.executor.types import Array, Type


class _ProgramMemory:
    """Memory as the assembly of one op sees it: an ``assembly.Memory``."""

    def __init__(self, frame: Frame, op: Op, number: int) -> None:
        self._program = program_of(frame)
        self._op = op
        self._number = number

    def add(self, addresses: NDArray[np.int64], values: NDArray[np.int32]) -> NDArray[np.int32]:
        return act_on(self._program, self._op, UNORDERED, addresses, [values], np.add)

    def store(self, addresses: NDArray[np.int64], values: NDArray[np.uint64]) -> None:
        program, fail = self._program, self._op.site.fault
        for segment, lanes in program.memory.resolve(addresses, PAIR_BYTES, fail):
            segment.require_written(fail)
            program.view.store(segment, addresses[lanes], values[lanes], self._number)


@stateful("tt.elementwise_inline_asm")
def _inline_assembly(op: Op, wiring: Wiring) -> Step:
    text, constraints = op.attribute("asm_string"), op.attribute("constraints")
    snippet = SNIPPETS.get((text, constraints))
    if snippet is None:
        raise op.site.error("this assembly is none of those that the CPU executor knows")
    marks = (op.attribute("packed_element"), op.attribute("pure"))
    if marks != (snippet.packed, snippet.is_pure):
        pure = "true" if snippet.is_pure else "false"
        raise op.site.error(
            f"this assembly must have pure = {pure}, and packed_element = {snippet.packed}"
        )
    _check_types(op, [snippet.result, *snippet.operands])
    (result,) = wiring.results
    shape = op.result.shape
    if shape[-1] % snippet.group:
        raise op.site.error(f"this assembly works on rows of {snippet.group}, not {shape[-1]}")

    def act(frame: Frame) -> None:
        memory = [_ProgramMemory(frame, op, wiring.number)] if snippet.has_effects else []
        operands: list[Array] = [value.reshape(-1) for value in copy(frame, wiring.operands)]
        frame[result] = snippet.meaning(*memory, *operands).reshape(shape)

    return suspending(op.site, act) if snippet.is_atomic else Step(act)


def _check_types(op: Op, elements: Sequence[str]) -> None:
    """Raises ``ExecutionError`` unless result and operands are tensors of these elements."""
    expected = [Type(element, op.result.shape) for element in elements]
    found = [op.result, *op.operand_types]
    if found != expected or not op.result.shape:
        raise op.site.error("the types are not those of tensors that this assembly works on")

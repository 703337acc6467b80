# SPDX-License-Identifier: Apache-2.0
"""Candidates: verified modules as text, with a size that says which of two is smaller."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from torch_mlir import ir

from winnow.dialects import inspection
from winnow.interrupts import raise_again
from winnow.pipeline.instrumentation import module_text
from winnow.reduce.literals import magnitude


class Size(NamedTuple):
    """What a reduction makes less of, what matters most first.

    ``computing`` are ops other than constants; ``magnitude`` sums sizes and numbers; ``length`` is
    of the generic form, in which the names of values say nothing of what they are.
    """

    computing: int
    operations: int
    magnitude: int
    length: int


@dataclass(frozen=True)
class Candidate:
    """A verified module, as ``text``, which it prints as, is parsed."""

    module: ir.Module
    text: str
    size: Size

    @staticmethod
    def of(module: ir.Module) -> Candidate:
        """A verified module as a candidate; raises ``ir.MLIRError`` if its text can't be read."""
        text = module_text(module)
        module = ir.Module.parse(text, module.context)
        names = [operation.name for operation in operations(module)]
        computing = len(names) - names.count("arith.constant")
        generic = generic_text(module)
        size = Size(computing, len(names), magnitude(generic), len(generic))
        return Candidate(module, text, size)

    def changed(self, text: str) -> Candidate | None:
        """The candidate that ``text`` spells in place of this one, ``None`` if it is no valid IR.

        It is in the same context, as to make one takes longer than all else.
        """
        try:
            return Candidate.of(ir.Module.parse(text, self.module.context))
        except ir.MLIRError:
            raise_again()
            return None

    def copy(self) -> ir.Module:
        """A module to change, which prints as ``text``."""
        return ir.Module.parse(self.text, self.module.context)


def generic_text(module: ir.Module) -> str:
    """The generic form of a module, which unlike others can be had of one that does not verify."""
    return str(module.operation.get_asm(print_generic_op_form=True))


def operations(module: ir.Module) -> list[ir.Operation]:
    """All ops in a module, each before those in its regions."""
    return inspection.operations(module.operation)[1:]

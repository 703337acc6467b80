# SPDX-License-Identifier: Apache-2.0
"""What a reduction is: edits of a module, any of which can be made without the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from torch_mlir import ir

from winnow.reduce.candidate import Candidate, generic_text
from winnow.reduce.literals import Span

Edit = Callable[[], None]
"""Changes a module in place. It may leave it as it is, or invalid."""


class Reduction(Protocol):
    """A kind of edits. Those of one candidate are the same, in the same order, each time."""

    @property
    def name(self) -> str:
        """What it does, for progress."""

    def count(self, candidate: Candidate) -> int:
        """How many edits there are."""

    def apply(self, candidate: Candidate, chosen: range) -> str:
        """The text with the ``chosen`` edits made, which need not be valid IR."""


@dataclass(frozen=True)
class ModuleReduction:
    """Edits of a module's ops, in the order in which the ops stand.

    They are made from the last to the first, so that uses go before what they use, and what is in
    a region before the op that has it.
    """

    name: str
    edits: Callable[[ir.Module], Sequence[Edit]]

    def count(self, candidate: Candidate) -> int:
        return len(self.edits(candidate.module))

    def apply(self, candidate: Candidate, chosen: range) -> str:
        module = candidate.copy()
        edits = self.edits(module)
        with module.context, ir.Location.unknown():
            for index in reversed(chosen):
                edits[index]()
        return generic_text(module)


@dataclass(frozen=True)
class TextReduction:
    """Edits of parts of a text that do not overlap."""

    name: str
    edits: Callable[[str], Sequence[Sequence[Span]]]

    def count(self, candidate: Candidate) -> int:
        return len(self.edits(candidate.text))

    def apply(self, candidate: Candidate, chosen: range) -> str:
        text = candidate.text
        edits = self.edits(text)
        spans = sorted(span for index in chosen for span in edits[index])
        for span in reversed(spans):
            text = text[: span.start] + span.text + text[span.end :]
        return text

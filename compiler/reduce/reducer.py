# SPDX-License-Identifier: Apache-2.0
"""Delta debugging: makes reductions for as long as what is left is interesting."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from winnow.reduce.candidate import Candidate
from winnow.reduce.reduction import Reduction
from winnow.reduce.reductions import REDUCTIONS


@dataclass
class Reducer:
    """The smallest interesting module so far, and what led there.

    ``is_interesting`` gets the text of a verified module that is smaller than ``best``, and no text
    twice. ``runs`` counts its calls; ``invalid`` counts candidates that did not verify.
    ``on_progress`` is called with the reducer and the name of the reduction that has worked.
    """

    best: Candidate
    is_interesting: Callable[[str], bool]
    on_progress: Callable[[Reducer, str], None]
    runs: int = 0
    invalid: int = 0
    _made: set[str] = field(default_factory=set)
    _tested: set[str] = field(default_factory=set)

    def run(self) -> None:
        """Goes through all reductions again and again, until none makes ``best`` smaller."""
        before: Candidate | None = None
        while before is not self.best:
            before = self.best
            for reduction in REDUCTIONS:
                self._exhaust(reduction)

    def _exhaust(self, reduction: Reduction) -> None:
        """Makes the edits in chunks, all of them first, then halves of that, from the last on."""
        count = reduction.count(self.best)
        size = count
        while size:
            end = count
            while end:
                chunk = range(max(0, end - size), end)
                if self._try(reduction, chunk):
                    left = reduction.count(self.best)
                    end = min(max(0, end - count + left), left)
                    count = left
                else:
                    end = chunk.start
            size = min(size // 2, count)

    def _try(self, reduction: Reduction, chunk: range) -> bool:
        """Whether the module is still interesting with these edits; then it is the best."""
        text = reduction.apply(self.best, chunk)
        if text in self._made:
            return False
        self._made.add(text)
        candidate = self.best.changed(text)
        if candidate is None:
            self.invalid += 1
            return False
        if candidate.size >= self.best.size or candidate.text in self._tested:
            return False
        self._tested.add(candidate.text)
        self.runs += 1
        if not self.is_interesting(candidate.text):
            return False
        self.best = candidate
        self.on_progress(self, reduction.name)
        return True

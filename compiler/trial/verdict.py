# SPDX-License-Identifier: Apache-2.0
"""What the checks of a run counted, and what they found wrong."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Verdict:
    """What there is to say of any use of scores."""

    rows: int = 0
    oracle_rows: int | None = None
    """The rows that were compared with the oracle's; none where scores are rounded."""
    problems: list[str] = field(default_factory=list)

    @property
    def is_right(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems


@dataclass
class SelectionVerdict(Verdict):
    """The verdict on a selection, by exact top-k too."""

    rows_that_fit: int = 0
    keys: int = 0
    """The keys of the exact top-k of the rows that fit."""
    keys_equal: int = 0
    """How many of them were selected, keys of equal scores standing for one another."""
    rows_repaired: int | None = None
    """The rows that fit at new thresholds; none where rows are not repaired."""

    @property
    def is_right(self) -> bool:
        return super().is_right and self.keys == self.keys_equal


@dataclass
class StoredVerdict(Verdict):
    """The verdict on stored scores."""

    scores: int = 0
    """The scores of keys before their rows' ends."""
    scores_equal: int = 0

    @property
    def is_right(self) -> bool:
        return super().is_right and self.scores == self.scores_equal

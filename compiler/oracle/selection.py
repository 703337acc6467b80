# SPDX-License-Identifier: Apache-2.0
"""What a threshold selection finds in one row."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

NAN_BITS = 0x7FC00000
"""How every NaN is stored."""


@dataclass(frozen=True)
class Outputs:
    """The buffers that a selection writes, by name; the last two only where it repairs rows."""

    rows: int
    """How many rows it has: as many as the shortest of the buffers with an entry a row."""
    counters: str
    candidates: str
    thresholds: str | None = None
    ranges: str | None = None

    @property
    def repairs(self) -> bool:
        """Whether rows that don't fit at their thresholds are selected again at others."""
        return self.ranges is not None

    @property
    def parts(self) -> dict[str, tuple[slice, ...]]:
        """What of each buffer belongs to the selection's rows."""
        rows = slice(0, self.rows)
        parts: dict[str, tuple[slice, ...]] = {self.counters: (rows,), self.candidates: (rows,)}
        if self.thresholds is not None and self.ranges is not None:
            parts |= {self.thresholds: (rows,), self.ranges: (slice(None), rows)}
        return parts


@dataclass(frozen=True, eq=False)
class Expected:
    """What a selection must find in one row, whatever order it looks in."""

    outputs: Outputs
    row: int
    end: int
    """Where the row's keys end: its ``row_ends`` entry, clamped to 0 and ``max_context``."""
    keys: NDArray[np.int32]
    """The keys that the row sees, ascending."""
    scores: NDArray[np.float32]
    """Their scores."""
    threshold: np.float32
    """What the pairs are chosen by: the row's own, or the one that its repair finds."""
    above: NDArray[np.int32]
    """``[c0, 2]``: key and stored bits of each key above the threshold."""
    ties: NDArray[np.int32]
    """``[c1, 2]``: the same of each key that ties with it."""
    top_k: int
    capacity: int
    """The slots for keys above the threshold."""
    is_repaired: bool = False

    @property
    def rank(self) -> int:
        """How many keys a top-k of this row has."""
        return min(len(self.keys), self.top_k)

    @property
    def fits(self) -> bool:
        """Whether the row's slots hold every key above the threshold, and a top-k."""
        enough = len(self.above) + min(len(self.ties), self.top_k) >= self.rank
        return len(self.above) <= self.capacity and enough

    @property
    def held(self) -> tuple[int, int]:
        """The first of the row's slots that hold pairs, and the one past the last."""
        ties, above = min(len(self.ties), self.top_k), min(len(self.above), self.capacity)
        return self.top_k - ties, self.top_k + above


def select(
    scores: NDArray[np.float32], keys: NDArray[np.int32], threshold: np.float32
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The (key, stored bits) pairs of the keys above the threshold, and of its ties."""
    above = threshold < scores
    ties = ~above & ~(scores < threshold)
    pairs = np.stack([keys, _stored_bits(scores, threshold)], axis=1)
    return pairs[above], pairs[ties]


def _stored_bits(scores: NDArray[np.float32], threshold: np.float32) -> NDArray[np.int32]:
    """Bits of each score less the threshold where FP32 has that exactly, else of the score.

    By Sterbenz's lemma it does for scores from ``threshold / 2`` to ``2 * threshold``; those that
    are stored are no less than the threshold.
    """
    near = scores.astype(np.float64) <= 2 * np.float64(threshold)
    near &= np.isfinite(scores) & np.isfinite(threshold)
    with np.errstate(all="ignore"):
        stored = np.where(near, scores - threshold, scores)
    bits = np.where(np.isnan(stored), np.uint32(NAN_BITS), stored.view(np.uint32))
    return bits.view(np.int32)

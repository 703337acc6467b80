# SPDX-License-Identifier: Apache-2.0
"""What a threshold selection finds in one row."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

NAN_BITS = 0x7FC00000
"""How every NaN is stored."""


@dataclass(frozen=True, eq=False)
class Expected:
    """What a selection must find in one row, whatever order it looks in.

    ``counters`` and ``candidates`` name the buffers that the selection writes.
    """

    counters: str
    candidates: str
    row: int
    end: int
    """Where the row's keys end: its ``row_ends`` entry, clamped to 0 and ``max_context``."""
    keys: NDArray[np.int32]
    """The keys that the row sees, ascending."""
    scores: NDArray[np.float32]
    """Their scores."""
    above: NDArray[np.int32]
    """``[c0, 2]``: key and stored bits of each key above the threshold."""
    ties: NDArray[np.int32]
    """``[c1, 2]``: the same of each key that ties with it."""
    top_k: int
    capacity: int
    """The slots for keys above the threshold."""

    @property
    def rank(self) -> int:
        """How many keys a top-k of this row has."""
        return min(len(self.keys), self.top_k)

    @property
    def fits(self) -> bool:
        """Whether the row's slots hold every key above the threshold, and a top-k."""
        enough = len(self.above) + min(len(self.ties), self.top_k) >= self.rank
        return len(self.above) <= self.capacity and enough


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

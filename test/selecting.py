# SPDX-License-Identifier: Apache-2.0
"""What a selection must do with given scores, row by row in NumPy, and the check that it did."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import numpy as np
import torch
from movement import Watch, to_numpy
from numpy.typing import NDArray

OUTPUTS = ("thresholds", "counters", "candidates", "arrivals", "ranges")
POISON = -0x21524111
"""What slots and ranges hold before a selection."""
NAN_BITS = 0x7FC00000


@dataclass(frozen=True)
class Row:
    """A row of scores, those that are ``there``, and what the selection is to make of them."""

    scores: NDArray[np.float32]
    there: NDArray[np.bool_]
    threshold: np.float32
    top_k: int
    capacity: int

    @property
    def above(self) -> NDArray[np.bool_]:
        return self.there & (self.threshold < self.scores)

    @property
    def ties(self) -> NDArray[np.bool_]:
        below = self.there & (self.scores < self.threshold)
        return self.there & ~self.above & ~below

    @property
    def counts(self) -> tuple[int, int]:
        return int(self.above.sum()), int(self.ties.sum())

    @property
    def rank(self) -> int:
        return min(self.top_k, int(self.there.sum()))

    @property
    def fits(self) -> bool:
        above, ties = self.counts
        known = self.rank == 0 or not np.isnan(self.threshold)
        return known and above <= self.capacity and above + min(ties, self.top_k) >= self.rank

    @property
    def repaired(self) -> Row:
        """The row at its rank-th largest score, NaN being the largest."""
        ordered = np.where(np.isnan(self.scores), np.inf, self.scores)[self.there]
        cutoff = np.sort(ordered)[len(ordered) - self.rank]
        return replace(self, threshold=np.float32(cutoff + 0.0))

    def pairs(self, keys: NDArray[np.bool_]) -> set[tuple[int, int]]:
        """The keys of a mask, each with the bits of its stored score; a zero has no sign."""
        scores, threshold = self.scores[keys], self.threshold
        finite = np.isfinite(scores) & np.isfinite(threshold)
        with np.errstate(invalid="ignore", over="ignore"):
            stored = np.where(finite & (scores <= 2 * threshold), scores - threshold, scores)
        bits = (stored + np.float32(0)).astype(np.float32).view(np.int32)
        bits[np.isnan(stored)] = NAN_BITS
        return set(zip(np.flatnonzero(keys).tolist(), bits.tolist(), strict=True))


def check_selection(
    tensors: Mapping[str, torch.Tensor],
    run: Callable[[], None],
    scores: NDArray[np.float32],
    there: NDArray[np.bool_],
    *,
    top_k: int,
    max_context: int,
) -> list[bool]:
    """Runs a selection by ``scores``, and fails unless it wrote what it had to, and only that.

    ``scores`` and ``there`` are of rows and keys; there may be rows that they don't have, of which
    nothing is written. Returns which rows have been repaired.
    """
    before, watch = _arrays(tensors), Watch(tensors)
    run()
    after, repairs = _arrays(tensors), "ranges" in tensors
    ends = np.clip(before["row_ends"], 0, min(max_context, scores.shape[1]))
    slots = before["candidates"].shape[1]
    repaired = []
    for number, seen in enumerate(there):
        seen = seen & (np.arange(scores.shape[1]) < ends[number])
        threshold = before["thresholds"][number]
        row = Row(scores[number], seen, threshold, top_k, slots - top_k)
        repaired.append(repairs and not row.fits)
        _check_row(row.repaired if repaired[-1] else row, number, before, after)
    for name in OUTPUTS:
        if name in tensors and name != "ranges":
            rest = slice(None) if name == "arrivals" else slice(len(there), None)
            np.testing.assert_array_equal(after[name][rest], before[name][rest], name)
    watch.check(**{name: tensors[name] for name in OUTPUTS if name in tensors})
    return repaired


def _arrays(tensors: Mapping[str, torch.Tensor]) -> dict[str, NDArray[np.generic]]:
    return {name: to_numpy(tensors[name]) for name in ("row_ends", *OUTPUTS) if name in tensors}


def _check_row(
    row: Row,
    number: int,
    before: Mapping[str, NDArray[np.generic]],
    after: Mapping[str, NDArray[np.generic]],
) -> None:
    """Fails unless a row's entries of the outputs are right."""
    what, (above, ties) = f"row {number}", row.counts
    np.testing.assert_array_equal(after["thresholds"][number], row.threshold, what)
    assert after["counters"][number].tolist() == [above, ties], what
    first, last = row.top_k - min(ties, row.top_k), row.top_k + min(above, row.capacity)
    slots = after["candidates"][number]
    for held, keys in ((slots[first : row.top_k], row.ties), (slots[row.top_k : last], row.above)):
        pairs = {(key, 0 if bits == -(2**31) else bits) for key, bits in held.tolist()}
        assert len(pairs) == len(held), what
        assert pairs <= row.pairs(keys), what
    if "ranges" in after:
        assert after["ranges"][:, number].tolist() == [first, last], what
    else:
        untouched = np.r_[:first, last : len(slots)]
        np.testing.assert_array_equal(slots[untouched], before["candidates"][number][untouched])

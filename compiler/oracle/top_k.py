# SPDX-License-Identifier: Apache-2.0
"""The exact top-k of a row, in which keys that score the same may stand for one another."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from winnow.oracle.selection import Expected


def top_scores(scores: NDArray[np.float32], count: int) -> NDArray[np.float32]:
    """The ``count`` largest scores, or all if there are fewer, descending; NaN comes first."""
    return np.sort(scores)[::-1][:count]


def is_top_k(keys: NDArray[Any], row: Expected) -> bool:
    """Whether ``keys`` are a top-k of the row, for the ``k`` that is their number.

    They may be in any order. Where the row has fewer keys than ``k``, -1 must stand for the others,
    at the end.
    """
    wanted = top_scores(row.scores, len(keys))
    held, padding = keys[: len(wanted)], keys[len(wanted) :]
    if len(np.unique(held)) < len(held) or not np.isin(held, row.keys).all():
        return False
    scores = row.scores[np.searchsorted(row.keys, held)]
    same = np.array_equal(top_scores(scores, len(scores)), wanted, equal_nan=True)
    return same and bool((padding == -1).all())

# SPDX-License-Identifier: Apache-2.0
"""What becomes of a row that does not fit its slots, where a selection repairs such rows."""

from __future__ import annotations

import dataclasses

import numpy as np

from winnow.oracle.selection import Expected, select
from winnow.oracle.top_k import top_scores


def repaired(row: Expected) -> Expected:
    """The row with the threshold and the pairs that it ends up with.

    One that does not fit, or has keys and a NaN as its threshold, gets its rank-th largest score
    for a threshold, where a NaN of either sign counts above every number. In place of a NaN that is
    ``+inf``, in place of ``-0.0`` it is ``+0.0``.
    """
    if row.rank == 0 or (row.fits and not np.isnan(row.threshold)):
        return row
    last = top_scores(row.scores, row.rank)[-1]
    threshold = np.float32(np.inf) if np.isnan(last) else last + np.float32(0)
    above, ties = select(row.scores, row.keys, threshold)
    return dataclasses.replace(row, threshold=threshold, above=above, ties=ties, is_repaired=True)

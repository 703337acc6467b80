# SPDX-License-Identifier: Apache-2.0
"""What a store of scores writes to one row."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class StoredOutputs:
    """The buffer that a store of scores writes, by name."""

    rows: int
    """How many rows it has: as many as the shortest of the buffers with an entry a row."""
    scores: str

    @property
    def parts(self) -> dict[str, tuple[slice, ...]]:
        """What of each buffer belongs to the store's rows."""
        return {self.scores: (slice(0, self.rows),)}


@dataclass(frozen=True, eq=False)
class StoredRow:
    """What a store of scores must leave in one row."""

    outputs: StoredOutputs
    row: int
    scores: NDArray[np.float32]
    """``[end]``: its first entries, ``-inf`` for absent keys; the others stay as they are."""

# SPDX-License-Identifier: Apache-2.0
"""The sizes of a problem."""

from __future__ import annotations

from dataclasses import dataclass

SPREAD = 4
"""Keys of a request for each sample that is taken of them."""


@dataclass(frozen=True)
class Sizes:
    """How large a problem to make; ``keys`` is the most that a row sees, or of samples."""

    rows: int
    keys: int
    requests: int

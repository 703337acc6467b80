# SPDX-License-Identifier: Apache-2.0
"""The sizes of a problem."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Sizes:
    """How large a problem to make; ``keys`` is the most that a row sees."""

    rows: int
    keys: int
    requests: int

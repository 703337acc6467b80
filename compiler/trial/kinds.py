# SPDX-License-Identifier: Apache-2.0
"""The kinds of thresholds that can be made, by which rows miss their top-k with them."""

from __future__ import annotations

FIT = "fit"
MIXED = "mixed"
ONE, TILE, ALL = "one", "tile", "all"
LOW, HIGH = "low", "high"

KINDS = (FIT, *(f"{rows}-{side}" for rows in (ONE, TILE, ALL) for side in (LOW, HIGH)), MIXED)
"""``fit``, where every row fits; ``one-low``, where one row has a threshold too low, and so on."""

# SPDX-License-Identifier: Apache-2.0
"""The choices of one launch, as its schedule makes them."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from winnow.executor.schedule import Schedule
from winnow.executor.visibility import Select

_T = TypeVar("_T")

_GRAINS = (3, 3, 5, 7, 12, 40)
"""Bits of the size of what is quick or late as one: 8 bytes (an element) to 2^40 (a buffer)."""


class Dice:
    """Throws what ``schedule`` leaves to chance; implements ``visibility.Choices``."""

    def __init__(self, schedule: Schedule) -> None:
        self.random = Random(schedule.seed)
        self.policy = schedule.policy(self.random)
        self._grain = self.random.choice(_GRAINS)
        self._salt = self.random.getrandbits(62) | 1

    def arrange(self, programs: Sequence[_T]) -> list[_T]:
        """The order in which ``programs`` come at first, and publish what is left at last."""
        if self.policy.shuffled:
            return self.random.sample(programs, len(programs))
        return list(reversed(programs) if self.policy.backwards else programs)

    def throw(self, probability: float) -> bool:
        """Whether something of this probability happens."""
        return probability > 0 and (probability >= 1 or self.random.random() < probability)

    def sees_own(self) -> bool:
        return self.throw(self.policy.sees_own)

    def reads_fresh(self) -> bool:
        return self.throw(self.policy.reads_fresh)

    def swaps_ops(self) -> bool:
        return self.throw(self.policy.swaps_ops)

    def lane_order(self) -> slice:
        return slice(None, None, -1) if self.throw(self.policy.reversed_lanes) else slice(None)

    def addresses(self) -> Select | None:
        """Which addresses to publish: all, or the half or so that are quick in this launch."""
        return self._are_quick if self.throw(self.policy.partly) else None

    def _are_quick(self, addresses: NDArray[np.int64]) -> NDArray[np.bool_]:
        return ((addresses >> self._grain) * self._salt >> 61) & 1 == 0

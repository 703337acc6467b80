# SPDX-License-Identifier: Apache-2.0
"""How many keys to sample, which of them, and which of their scores is a good threshold.

A row *misses* when the key that its threshold is the score of is not one of those that it fits at:
the ``top_k``-th largest to the one that leaves as many above it as there are slots for. With a
share ``p`` of the keys sampled, each by a stratum of its own, the number of sampled ones among any
``n`` keys is a sum of independent trials of mean ``n p``. The ``rank``-th largest sampled score is
too high when ``rank`` or more of the ``top_k - 1`` largest are sampled, and too low when fewer than
``rank`` of the ``capacity + 1`` largest are. Of all such sums of ``samples`` trials, the binomial
has the heaviest tails (W. Hoeffding, 1956: beyond 1 from the mean): its two tails bound how often a
row misses on average over the choice of sampled keys, whatever the scores are. That choice is made
once for each size, so that rows whose best keys have a pattern in common may miss more, or less.
"""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    import torch

SAMPLED_TOP = 128
"""How many of a row's ``top_k`` largest scores a sample should have."""
LEAST_STRATUM = 16
"""Of how many keys one is sampled at most: scoring more costs too much beside the selection."""
SAMPLE_UNIT, SLOT_UNIT = 64, 16
"""What samples and slots are multiples of, so that rows of scores are aligned to 128 bytes."""
MISS = 2e-5
"""How often a row may miss, if that takes more slots than usual."""
USUAL_CAPACITY = 2
"""Slots for keys above a threshold, in multiples of ``top_k``."""

Integers = TypeVar("Integers", int, "torch.Tensor")


@dataclass(frozen=True)
class SamplePlan:
    """What a selection of ``top_k`` of up to ``max_context`` keys samples."""

    max_context: int
    top_k: int
    slots: int
    samples: int
    """0 where all keys of a row fit, whose threshold may then be -inf."""
    rank: int
    """Which of the largest scores of a sample is the threshold; 1 without a sample."""
    miss: float
    """How likely a row of more keys than fit misses at most."""

    @property
    def capacity(self) -> int:
        """Slots for keys above a threshold."""
        return self.slots - self.top_k

    @property
    def pairs(self) -> int:
        """How many keys a row seldom has more of at its threshold: two deviations past the mean."""
        if not self.samples:
            return min(self.max_context, self.slots)
        mean = self.rank * self.max_context / self.samples
        return min(math.ceil(mean * (1 + 2 / math.sqrt(self.rank))), self.slots)

    def positions(self, stratum: Integers) -> Integers:
        """The keys sampled of some strata, in which each is equally likely; int64 if tensors."""
        low = stratum * self.max_context // self.samples
        high = (stratum + 1) * self.max_context // self.samples
        return low + (_random_bits(stratum) * (high - low) >> 32)

    def visible(self, max_context: int) -> int:
        """How many of the sampled keys are below ``max_context``; 0 where all keys fit."""
        if not self.samples or max_context <= self.capacity:
            return 0
        if max_context >= self.max_context:
            return self.samples
        # The stratum that key max_context is in; all of those before it are below.
        stratum = ((max_context + 1) * self.samples - 1) // self.max_context
        return stratum + (self.positions(stratum) < max_context)


@functools.cache
def plan_sample(
    max_context: int, top_k: int, samples: int | None = None, slots: int | None = None
) -> SamplePlan:
    """The plan with so many ``samples`` and ``slots``, or those that are best.

    By default, one key in ``top_k / 128`` is sampled, but not more than one in 16, nor more than
    there are words in a row's slots, where their scores are kept. The capacity is ``2 * top_k``, or
    as much as it takes for a row to miss with a probability of 2e-5 at most, but not more than
    there are keys. The rank is the one at which a row misses least.
    """
    if slots is None:
        slots = _best_slots(max_context, top_k, samples)
    return _plan(max_context, top_k, samples, slots)


def _plan(max_context: int, top_k: int, samples: int | None, slots: int) -> SamplePlan:
    if max_context <= slots - top_k:
        return SamplePlan(max_context, top_k, slots, samples=0, rank=1, miss=0.0)
    if samples is None:
        samples = _best_samples(max_context, top_k, slots)
    if samples == 0:
        return SamplePlan(max_context, top_k, slots, samples=0, rank=1, miss=1.0)
    rank, miss = _best_rank(max_context, top_k, slots, samples)
    return SamplePlan(max_context, top_k, slots, samples, rank, miss)


def _best_slots(max_context: int, top_k: int, samples: int | None) -> int:
    """The fewest slots at which rows miss seldom enough."""
    repair = max(top_k - 1, 1)
    # Room for the scores of a given sample, which are words of a row's slots.
    least = max(repair, (samples or 0) // 2 + 1 - top_k)
    low = max(min(USUAL_CAPACITY * top_k, max_context), least)
    high = max(max_context, least)
    while low < high and samples != 0:
        middle = (low + high) // 2
        if _plan(max_context, top_k, samples, top_k + middle).miss <= MISS:
            high = middle
        else:
            low = middle + 1
    return _round_up(top_k + low, SLOT_UNIT)


def _best_samples(max_context: int, top_k: int, slots: int) -> int:
    stratum = max(top_k / SAMPLED_TOP, LEAST_STRATUM)
    wanted = _round_up(math.ceil(max_context / stratum), SAMPLE_UNIT)
    room = max(2 * slots // SAMPLE_UNIT * SAMPLE_UNIT, 1)
    return min(wanted, room, max_context)


def _best_rank(max_context: int, top_k: int, slots: int, samples: int) -> tuple[int, float]:
    """The rank at which a row misses least, and how often it then misses at most."""
    capacity = slots - top_k
    most = min(samples, math.ceil(samples * (capacity + 1) / max_context))
    too_high = 1 - _at_most(samples, (top_k - 1) / max_context, most)
    too_low = _at_most(samples, (capacity + 1) / max_context, most)
    misses = np.clip(too_high + too_low, 0, 1)
    best = int(np.argmin(misses))
    return best + 1, float(misses[best])


def _at_most(trials: int, probability: float, end: int) -> NDArray[np.float64]:
    """How likely 0, 1, ... up to ``end`` of independent trials or fewer succeed."""
    if probability == 0:
        return np.ones(end)
    wins = np.arange(end)
    odds = np.log(probability) - np.log1p(-min(probability, 1 - 1e-12))
    steps = np.log((trials - wins[:-1]) / (wins[:-1] + 1)) + odds
    none = trials * np.log1p(-min(probability, 1 - 1e-12))
    return np.cumsum(np.exp(none + np.concatenate([[0], np.cumsum(steps)])))


def _round_up(value: int, unit: int) -> int:
    return -(-value // unit) * unit


def _random_bits(number: Integers) -> Integers:
    """32 bits that are as good as random, of a small number."""
    mixed = (number + 1) * 0x2545F491 & 0xFFFFFFFF
    for factor in (0x6D2B79F5, 0x5BD1E995):
        mixed = (mixed ^ mixed >> 15) * factor & 0xFFFFFFFF
    return mixed ^ mixed >> 16

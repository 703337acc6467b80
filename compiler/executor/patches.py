# SPDX-License-Identifier: Apache-2.0
"""Sparse pieces of memory: values at addresses, laid over one another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from winnow.executor.memory import Segment
from winnow.executor.types import Array, bits_type


@dataclass(frozen=True, eq=False)
class Patch:
    """Unsigned integers ``bits [n]`` at ``addresses [n]`` (int64, aligned), n at least 1.

    Of several at one address the last one counts.
    """

    segment: Segment
    addresses: NDArray[np.int64]
    bits: Array

    @cached_property
    def bounds(self) -> tuple[int, int]:
        """The lowest address, and the end of the highest."""
        return int(self.addresses.min()), int(self.addresses.max()) + self.bits.itemsize

    def may_overlap(self, other: Patch) -> bool:
        """Whether the two patches' bounds overlap."""
        (low, high), (other_low, other_high) = self.bounds, other.bounds
        return self.segment is other.segment and low < other_high and other_low < high

    def lay_over(self, under: Patch) -> None:
        """Replaces those bytes of ``under.bits`` that this patch covers."""
        grain = min(self.bits.itemsize, under.bits.itemsize)
        addresses, bits = _split(self, grain)
        order = np.argsort(addresses, kind="stable")
        wanted, into = _split(under, grain)
        last = np.searchsorted(addresses[order], wanted, side="right") - 1
        covering = order[last]  # where nothing is low enough, last is -1 and the address differs
        hits = addresses[covering] == wanted
        into[hits] = bits[covering[hits]]


def merge(patches: Sequence[Patch]) -> Iterator[Patch]:
    """The same writes in as few patches as keep the order of those that may overlap."""
    by_segment: dict[Segment, list[Patch]] = {}
    for patch in patches:
        by_segment.setdefault(patch.segment, []).append(patch)
    for segment, group in by_segment.items():
        for _, run in groupby(group, key=lambda patch: patch.bits.itemsize):
            run_patches = list(run)
            addresses = np.concatenate([patch.addresses for patch in run_patches])
            yield Patch(segment, addresses, np.concatenate([patch.bits for patch in run_patches]))


def _split(patch: Patch, grain: int) -> tuple[NDArray[np.int64], Array]:
    """A patch's addresses, and its bits viewed as integers of ``grain`` bytes (little-endian)."""
    bits = patch.bits.view(bits_type(grain))
    if grain == patch.bits.itemsize:
        return patch.addresses, bits
    steps = np.arange(0, patch.bits.itemsize, grain, dtype=np.int64)
    return (patch.addresses[:, None] + steps).reshape(-1), bits

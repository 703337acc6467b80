# SPDX-License-Identifier: Apache-2.0
"""What programs see of one another's writes: a weakly ordered memory, at the mercy of the schedule.

A program stands for a block of threads, of which it is not known which one does what. Only a CTA
barrier orders what different ops of it do. It splits the program's run into *epochs*:

- A store is *pending* until it is published, that is, written to memory. When that happens is the
  schedule's choice, in any order across addresses, but at the latest when the launch ends. A
  release at GPU scope first publishes the stores of *earlier epochs*. Stores of the current one
  may be by threads that the releasing thread has not met, so they stay pending: a kernel that
  stores and releases without a barrier in between is shown to be wrong.
- Stores to one address keep their order if a barrier lies between them or the same op made them;
  different ops of one epoch may be published in either order, and so may the lanes of one store.
- A program sees its own stores of earlier epochs. Whether a load sees one of the current epoch is
  the schedule's choice.
- Until a program acquires, its loads may see memory as it was at its last acquire (at first, when
  the launch began), as from a stale cache; its own writes excepted. Volatile loads see memory as
  it is.
- Atomics act on memory at once. They act after the program's own stores to the same bytes, for
  those of the current epoch if the schedule so chooses. A relaxed one publishes and acquires
  nothing else.

Not modelled: stores that overtake earlier loads of their own program, atomics that are late.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from winnow.executor.memory import Segment
from winnow.executor.patches import Patch, merge
from winnow.executor.types import Array

_BLOCK_BITS = 4
"""Atomics settle their own program's stores to the same 16 bytes, which hold any element whole."""

Select: TypeAlias = Callable[[NDArray[np.int64]], NDArray[np.bool_]]
"""Picks addresses, those in one 8-byte word alike: that keeps the order of stores to it."""


class Choices(Protocol):
    """What the schedule decides about memory."""

    def sees_own(self) -> bool:
        """Whether an op sees what its program stored in the current epoch."""

    def reads_fresh(self) -> bool:
        """Whether a program's loads see memory as it is, until it next acquires."""

    def swaps_ops(self) -> bool:
        """Whether, in the current epoch, later ops' stores are published before earlier ops'."""

    def lane_order(self) -> slice:
        """The order in which the lanes of one op take effect."""


@dataclass(frozen=True, eq=False)
class Store(Patch):
    """One execution of the store op that is number ``op`` in its kernel."""

    op: int
    epoch: int


@dataclass(frozen=True, eq=False)
class _Write:
    """A write to memory, what was there before, and by which program."""

    after: Patch
    before: Array
    author: View


class History:
    """Writes to memory, in order; ``changes`` counts what may let a waiting program go on."""

    def __init__(self) -> None:
        self.changes = 0
        self.writes: list[_Write] = []

    def write(self, patch: Patch, author: View) -> None:
        """Writes ``patch`` to memory."""
        before = patch.segment.read(patch.addresses, patch.bits.itemsize)
        if (before != patch.bits).any():
            self.changes += 1
        patch.segment.write(patch.addresses, patch.bits)
        self.writes.append(_Write(patch, before, author))

    def rewind(self, seen: Patch, moment: int, reader: View) -> None:
        """Makes ``seen.bits`` what they were after ``moment`` writes, plus those by ``reader``."""
        later = [write for write in self.writes[moment:] if write.after.may_overlap(seen)]
        for write in reversed(later):
            Patch(seen.segment, write.after.addresses, write.before).lay_over(seen)
        for write in later:
            if write.author is reader:
                write.after.lay_over(seen)


class View:
    """One program's view of memory. Its epoch is the number of barriers that it has passed."""

    def __init__(self, history: History, choices: Choices) -> None:
        self._history = history
        self._choices = choices
        self._pending: list[Store] = []
        self._epoch = 0
        self._acquired = 0
        self._fresh = choices.reads_fresh()

    def load(
        self, segment: Segment, addresses: NDArray[np.int64], width: int, *, volatile: bool
    ) -> Array:
        """The unsigned integers of ``width`` bytes that the program sees at ``addresses [n]``."""
        bits = segment.read(addresses, width)
        if not segment.written:
            return bits
        seen = Patch(segment, addresses, bits)
        if not (self._fresh or volatile):
            self._history.rewind(seen, self._acquired, self)
        sees_all = self._choices.sees_own()
        for store in self._pending:
            if (sees_all or store.epoch < self._epoch) and store.may_overlap(seen):
                store.lay_over(seen)
        return bits

    def store(self, segment: Segment, addresses: NDArray[np.int64], bits: Array, op: int) -> None:
        """Stores unsigned integers ``bits [n]`` at ``addresses [n]``."""
        order = self._choices.lane_order()
        ordered = np.ascontiguousarray(bits[order])  # patches are viewed as narrower integers
        self._pending.append(Store(segment, addresses[order], ordered, op, self._epoch))
        self._history.changes += 1

    def barrier(self) -> None:
        """Ends the epoch."""
        self._order_epoch()
        self._epoch += 1

    def release(self) -> None:
        """Publishes the stores of earlier epochs."""
        self._publish(lambda store: store.epoch < self._epoch)

    def acquire(self) -> None:
        """Sees all that has been published up to now."""
        self._acquired = len(self._history.writes)
        self._fresh = self._choices.reads_fresh()

    def update(
        self,
        segment: Segment,
        addresses: NDArray[np.int64],
        width: int,
        change: Callable[[Array], Array],
    ) -> Array:
        """Replaces what is at ``addresses [n]`` (no two equal) by ``change`` of it, at once.

        Gives what was there.
        """
        self._settle(segment, addresses)
        before = segment.read(addresses, width)
        self._history.write(Patch(segment, addresses, change(before)), self)
        return before

    def publish(self, select: Select | None = None) -> None:
        """Publishes the stores to those addresses that ``select`` picks, or all."""
        self._order_epoch()
        self._publish(lambda store: True if select is None else select(store.addresses))

    def _settle(self, segment: Segment, addresses: NDArray[np.int64]) -> None:
        """Publishes stores that come before an atomic at ``addresses``."""
        if not any(store.segment is segment for store in self._pending):
            return
        blocks = np.unique(addresses >> _BLOCK_BITS)
        sees_all = self._choices.sees_own()

        def comes_before(store: Store) -> bool | NDArray[np.bool_]:
            if store.segment is not segment or not (sees_all or store.epoch < self._epoch):
                return False
            return np.isin(store.addresses >> _BLOCK_BITS, blocks)

        self._publish(comes_before)

    def _publish(self, chosen: Callable[[Store], bool | NDArray[np.bool_]]) -> None:
        published: list[Store] = []
        kept: list[Store] = []
        for store in self._pending:
            lanes = chosen(store)
            if isinstance(lanes, bool):
                (published if lanes else kept).append(store)
            else:
                published += _lanes(store, lanes)
                kept += _lanes(store, ~lanes)
        self._pending = kept
        for patch in merge(published):
            self._history.write(patch, self)

    def _order_epoch(self) -> None:
        """Settles the order of the current epoch's stores; those of one op keep theirs."""
        if self._pending and self._pending[-1].epoch == self._epoch and self._choices.swaps_ops():
            self._pending.sort(
                key=lambda store: (store.epoch, -store.op if store.epoch == self._epoch else 0)
            )


def _lanes(store: Store, chosen: NDArray[np.bool_]) -> Iterable[Store]:
    if chosen.all():
        return (store,)
    if not chosen.any():
        return ()
    return (replace(store, addresses=store.addresses[chosen], bits=store.bits[chosen]),)

# SPDX-License-Identifier: Apache-2.0
"""Locks that a forked process finds free."""

from __future__ import annotations

import contextlib
import os
import threading
import weakref
from collections.abc import Iterator


class ForkableLock:
    """A lock that the thread which holds it may take again, and that is free after a fork.

    A fork copies the thread that calls it and no other. A lock that another one held would stay
    taken in the new process for good. What such a lock guards must be as good as before at every
    point, so that it does not matter where the other thread was.
    """

    def __init__(self) -> None:
        self._lock = threading.RLock()
        _locks.add(self)

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Waits for the lock, and holds it."""
        with self._lock:
            yield

    def renew(self) -> None:
        """Frees it, whoever holds it."""
        self._lock = threading.RLock()


def _renew_all() -> None:
    for lock in list(_locks):
        lock.renew()


_locks: weakref.WeakSet[ForkableLock] = weakref.WeakSet()
os.register_at_fork(after_in_child=_renew_all)

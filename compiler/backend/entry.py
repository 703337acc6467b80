# SPDX-License-Identifier: Apache-2.0
"""Checks of what an entry of the cache holds, which anyone may have written.

A checksum tells damage, not intent. What becomes a part of code that runs here, or of a call, must
be as Winnow writes it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import Any

from winnow.pipeline import Timing

_MALFORMED = (AttributeError, KeyError, RecursionError, TypeError, ValueError)
"""What reading a structure raises that is another than it should be."""


@contextlib.contextmanager
def entry_of(what: str) -> Iterator[None]:
    """Reads ``what`` in there; raises ``ValueError`` where the entry turns out to hold none."""
    try:
        yield
    except _MALFORMED as error:
        raise ValueError(f"it does not hold {what}: {error!r}") from error


def require(fits: bool, what: str) -> None:
    """Raises ``ValueError`` with what is wrong unless it ``fits``."""
    if not fits:
        raise ValueError(what)


def is_integer(value: object, least: int) -> bool:
    """Whether it is an int that is no bool, and not below ``least``."""
    return type(value) is int and value >= least


def read_timings(entries: Sequence[Any]) -> tuple[Timing, ...]:
    """Timings that JSON holds, as cached ones; raises ``ValueError``."""
    timings = tuple(Timing(*entry)._replace(cached=True) for entry in entries)
    for name, seconds, _ in timings:
        require(isinstance(name, str) and isinstance(seconds, int | float), "no timings")
    return timings

# SPDX-License-Identifier: Apache-2.0
"""Interrupts that are not lost in callbacks, where MLIR's bindings turn them into other errors."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, NoReturn

_latest: KeyboardInterrupt | None = None


class Terminated(KeyboardInterrupt):
    """SIGTERM, where it is handled as an interrupt is."""


def raise_again() -> None:
    """Raises the interrupt that has come, if one has, in place of what became of it."""
    if _latest is not None:
        raise _latest


@contextlib.contextmanager
def interrupts_kept() -> Iterator[None]:
    """Within it ``raise_again`` knows of SIGINT, which raises ``KeyboardInterrupt``, as ever."""
    global _latest
    _latest = None
    try:
        with _handled(signal.SIGINT, signal.default_int_handler, _interrupt):
            yield
    finally:
        _latest = None


@contextlib.contextmanager
def terminated_as_interrupted() -> Iterator[None]:
    """Within it, and ``interrupts_kept``, SIGTERM raises ``Terminated``."""
    with _handled(signal.SIGTERM, signal.SIG_DFL, _terminate):
        yield


@contextlib.contextmanager
def _handled(
    number: signal.Signals, usual: Any, handler: Callable[[int, FrameType | None], NoReturn]
) -> Iterator[None]:
    """Another handler than the usual one, unless there is one already, or none can be set here."""
    in_main_thread = threading.current_thread() is threading.main_thread()
    if not in_main_thread or signal.getsignal(number) != usual:
        yield
        return
    signal.signal(number, handler)
    try:
        yield
    finally:
        signal.signal(number, usual)


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:
    _raise(KeyboardInterrupt())


def _terminate(number: int, frame: FrameType | None) -> NoReturn:
    signal.signal(number, signal.SIG_IGN)  # one that follows must not cut short what is to be done
    _raise(Terminated())


def _raise(interrupt: KeyboardInterrupt) -> NoReturn:
    global _latest
    _latest = interrupt
    raise interrupt

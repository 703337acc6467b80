# SPDX-License-Identifier: Apache-2.0
"""What the tools are as processes: their standard streams, and how they end."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable, Iterator
from typing import Any, TextIO, cast

from winnow.errors import InputError, PassFailure, WinnowError
from winnow.interrupts import Terminated, interrupts_kept, raise_again

STANDARD_OUTPUT = "standard output"
SIGNALLED = 128
"""What a shell adds to the number of the signal that has ended a program."""


def run_tool(name: str, run: Callable[[], int], *, error: int, broken_pipe: int) -> int:
    """The status that ``run`` returns.

    Where it raises, that is told on standard error, and the status is ``error``; ``broken_pipe``
    where whoever reads its output has left.
    """
    _fill_closed_streams()
    try:
        output = cast(TextIO, _Output(sys.stdout))
        with contextlib.redirect_stdout(output), interrupts_kept():
            return _run_and_flush(run)
    except BrokenPipeError:
        _drop_output()
        return broken_pipe
    except Terminated:
        print(f"{name}: terminated", file=sys.stderr)
        return SIGNALLED + signal.SIGTERM
    except KeyboardInterrupt:
        print(f"{name}: interrupted", file=sys.stderr)
        return SIGNALLED + signal.SIGINT
    except (InputError, PassFailure) as failure:
        print(failure, file=sys.stderr)
    except OSError as failure:
        if failure.filename == STANDARD_OUTPUT:
            _drop_output()
        where = f"{failure.filename}: " if failure.filename else ""
        print(f"{name}: error: {where}{failure.strerror or failure}", file=sys.stderr)
    except (WinnowError, ValueError) as failure:
        print(f"{name}: error: {failure}", file=sys.stderr)
    return error


class _Output:
    """A stream whose errors say that they are of standard output."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        with _named():
            return self._stream.write(text)

    def flush(self) -> None:
        with _named():
            self._stream.flush()


@contextlib.contextmanager
def _named() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        error.filename = STANDARD_OUTPUT
        raise


def _run_and_flush(run: Callable[[], int]) -> int:
    """The status; an interrupt is raised in place of any other end that it came to."""
    try:
        status = run()
    except SystemExit:  # after help that was asked for, too
        sys.stdout.flush()
        raise
    finally:
        raise_again()
    sys.stdout.flush()
    return status


def _fill_closed_streams() -> None:
    """Opens what is closed of the standard streams, so that using it is an error like any other.

    Nor does a file that is opened later get its number, and with it what is meant for the stream.
    What is meant for standard error is lost.
    """
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_WRONLY), encoding="utf-8")
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")


def _drop_output() -> None:
    """Keeps Python from writing what is left of the output, which would fail again, as it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

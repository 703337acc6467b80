# SPDX-License-Identifier: Apache-2.0
"""What is measured: a way to select keys, or a part of one."""

from __future__ import annotations

from abc import ABC, abstractmethod

from winnow.bench.problem import Inputs


class UnavailableError(Exception):
    """A contender can't be measured here; the message says why."""


class Contender(ABC):
    """A way to some result, with buffers of its own, that can be run on sets of inputs."""

    may_fail = False
    """Whether it is to be left out where its first run raises ``RuntimeError``."""

    @abstractmethod
    def prepare(self, inputs: Inputs) -> None:
        """What comes before each run and is not timed."""

    @abstractmethod
    def run(self, inputs: Inputs) -> None:
        """Queues all work on the current stream."""

    @abstractmethod
    def problems(self, inputs: Inputs) -> list[str]:
        """What is wrong with what the last run, which was on ``inputs``, has left."""

    @property
    def rows_at_a_time(self) -> int | None:
        """How many rows a run takes at once, if not all."""
        return None

    def take_fewer_rows(self) -> bool:
        """Takes fewer rows at once from now on; whether that can be done."""
        return False

# SPDX-License-Identifier: Apache-2.0
"""Where an op comes from, and the two ways in which one fails."""

from dataclasses import dataclass

from winnow.errors import ExecutionError


class Fault(Exception):
    """What a running program did wrong; the launch turns it into an ``ExecutionError``."""

    def __init__(self, site: "Site", message: str) -> None:
        self.site = site
        self.message = message
        super().__init__(message)


@dataclass(frozen=True)
class Site:
    """An op for messages: its name, and ``file:line:column`` of the source that it came from."""

    name: str
    location: str

    def error(self, message: str) -> ExecutionError:
        """The error that says what is wrong with this op."""
        return ExecutionError(f"{self.location}: {self.name}: {message}")

    def fault(self, message: str) -> Fault:
        """The error of a program at this op, to be raised while it runs."""
        return Fault(self, message)

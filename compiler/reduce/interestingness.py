# SPDX-License-Identifier: Apache-2.0
"""The interestingness test: whether a command fails on a candidate as it did on the original."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import IO

PLACEHOLDER = "{}"


@dataclass(frozen=True)
class Outcome:
    """How a command ended: its exit status (negative: the signal), and all that it printed."""

    status: int
    output: str


@dataclass(frozen=True)
class Command:
    """A command line without its file, and the seconds that it may take."""

    words: tuple[str, ...]
    timeout: float

    @staticmethod
    def parse(text: str, timeout: float) -> Command:
        """The command that ``text`` spells, quoted as for a shell, which there is none of.

        ``{}`` stands for the file, which else comes last. Raises ``ValueError``.
        """
        try:
            words = shlex.split(text)
        except ValueError as error:
            raise ValueError(f"the command `{text}` can't be split: {error}") from None
        if not words:
            raise ValueError("the command is empty")
        if not any(PLACEHOLDER in word for word in words):
            words.append(PLACEHOLDER)
        return Command(tuple(words), timeout)

    def run(self, path: Path) -> Outcome | None:
        """Runs the command on a file; ``None`` where it took too long and was killed.

        Its temporary files, such as reproducers, go where the file is, to be removed with it.
        Raises ``OSError`` where it can't be started.
        """
        words = [word.replace(PLACEHOLDER, str(path)) for word in self.words]
        # A file, not a pipe, which whatever the command leaves running would hold open.
        with tempfile.TemporaryFile() as output:
            status = self._wait(words, os.environ | {"TMPDIR": str(path.parent)}, output)
            if status is None:
                return None
            output.seek(0)
            return Outcome(status, output.read().decode(errors="replace"))

    def _wait(self, words: list[str], environment: dict[str, str], output: IO[bytes]) -> int | None:
        process = subprocess.Popen(
            words,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # to be killed with all that it has started
        )
        try:
            return process.wait(self.timeout)
        except subprocess.TimeoutExpired:
            return None
        finally:
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


@dataclass(frozen=True)
class Interestingness:
    """Whether ``command`` ends with ``status`` and prints what ``match`` finds something in."""

    command: Command
    path: Path
    status: int
    match: re.Pattern[str] | None

    @staticmethod
    def of(
        name: str, text: str, path: Path, command: Command, match: re.Pattern[str] | None
    ) -> Interestingness:
        """The test that the original, ``text`` of file ``name``, passes.

        Candidates will be written to ``path``. Raises ``ValueError`` where the command does not
        fail on the original, and ``OSError`` where it can't be started.
        """
        path.write_text(text, encoding="utf-8")
        outcome = command.run(path)
        if outcome is None:
            raise ValueError(f"the command takes more than {command.timeout:g} s on {name}")
        if outcome.status == 0:
            raise ValueError(f"the command does not fail on {name}: its exit status is 0")
        if match and not match.search(outcome.output):
            raise ValueError(
                f"the command fails on {name}, but prints nothing that `{match.pattern}` matches"
            )
        return Interestingness(command, path, outcome.status, match)

    def __call__(self, text: str) -> bool:
        """Whether a candidate is interesting; one that takes too long is not."""
        self.path.write_text(text, encoding="utf-8")
        outcome = self.command.run(self.path)
        if outcome is None or outcome.status != self.status:
            return False
        return self.match is None or self.match.search(outcome.output) is not None

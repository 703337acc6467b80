# SPDX-License-Identifier: Apache-2.0
"""The commands that a reduction runs, and when they fail alike."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from winnow.reduce.interestingness import Command, Interestingness, Outcome


def test_a_command_is_ended_with_what_it_has_started(tmp_path: Path) -> None:
    words = ("sh", "-c", f"(sleep 0.6; touch {tmp_path}/late) & wait")
    assert Command(words, 0.2).run(tmp_path) is None
    time.sleep(0.8)
    assert list(tmp_path.iterdir()) == []


def test_what_a_command_leaves_running_is_not_waited_for(tmp_path: Path) -> None:
    start = time.monotonic()
    outcome = Command(("sh", "-c", "sleep 5 & echo out; echo err >&2; exit 4"), 60).run(tmp_path)
    assert outcome == Outcome(4, "out\nerr\n")
    assert time.monotonic() - start < 4


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a 'b c' $X;", ("a", "b c", "$X;", "{}")),
        ("a --file={} b", ("a", "--file={}", "b")),
        ("a {} {}", ("a", "{}", "{}")),
    ],
)
def test_commands_are_split_without_a_shell(text: str, words: tuple[str, ...]) -> None:
    assert Command.parse(text, 1).words == words


def test_a_command_gets_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a b.mlir"
    outcome = Command.parse("echo {} -f={} '$HOME'", 60).run(path)
    assert outcome == Outcome(0, f"{path} -f={path} $HOME\n")


def test_temporary_files_of_a_command_are_beside_the_file(tmp_path: Path) -> None:
    command = Command(("sh", "-c", "echo $TMPDIR"), 60)
    assert command.run(tmp_path / "x") == Outcome(0, f"{tmp_path}\n")


def test_interesting_is_the_same_status_and_output(tmp_path: Path) -> None:
    path = tmp_path / "x"
    command = Command.parse("sh -c '. \"$0\"'", 60)
    test = Interestingness.of("x", "exit 3", path, command, None)
    assert [test(text) for text in ("exit 3", "exit 4", "exit 0")] == [True, False, False]
    crash = Interestingness.of("x", "kill -SEGV $$", path, command, None)
    assert crash.status == -11
    assert [crash(text) for text in ("kill -SEGV $$", "exit 3")] == [True, False]

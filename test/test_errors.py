# SPDX-License-Identifier: Apache-2.0
"""The catalogue of errors has each class, with an example that raises it as it says."""

from __future__ import annotations

import inspect
import re
import runpy
from dataclasses import dataclass
from pathlib import Path

import pytest

from winnow import errors
from winnow.errors import WinnowError

CATALOGUE = Path(__file__).parent.parent / "docs" / "errors.md"
SECTION = re.compile(r"^## `(\w+)`\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
EXAMPLE = re.compile(r"^```python\n(.*?)^```\n\n```text\n(.*?)\n```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Section:
    """What the catalogue says of a class; ``examples`` are programs and the messages they lead to.

    Three dots in a message stand for anything in that line.
    """

    name: str
    text: str

    @property
    def examples(self) -> list[tuple[str, str]]:
        return EXAMPLE.findall(self.text)


SECTIONS = [Section(*found) for found in SECTION.findall(CATALOGUE.read_text(encoding="utf-8"))]


def test_each_class_has_its_section() -> None:
    classes = [
        name
        for name, value in vars(errors).items()
        if inspect.isclass(value) and issubclass(value, WinnowError)
    ]
    assert [section.name for section in SECTIONS] == classes


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.name)
def test_examples_raise_what_they_say(
    section: Section, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert bool(section.examples) == (section.name != WinnowError.__name__)
    for program, message in section.examples:
        path = tmp_path / "example.py"
        path.write_text(program, encoding="utf-8")
        with pytest.raises(WinnowError) as raised:
            runpy.run_path(str(path))
        assert type(raised.value).__name__ == section.name
        assert re.fullmatch(pattern(message), str(raised.value)), str(raised.value)


def pattern(message: str) -> str:
    """What matches a message in which three dots stand for anything in that line."""
    return ".*".join(map(re.escape, message.split("...")))


def test_dots_stand_for_nothing_but_a_part_of_a_line() -> None:
    assert re.fullmatch(pattern("a ... c\nd"), "a (b) c\nd")
    assert not re.fullmatch(pattern("a ... d"), "a b\nc d")
    assert not re.fullmatch(pattern("a.c"), "abc")

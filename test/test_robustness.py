# SPDX-License-Identifier: Apache-2.0
"""The table of kinds of fault names tests that there are."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent
TABLE = TESTS.parent / "docs" / "robustness.md"
GIVEN = re.compile(r"^@(hypothesis\.)?given\b", re.MULTILINE)
EXAMPLES = re.compile(r"^@examples", re.MULTILINE)
ROW = re.compile(r"^\| (?!kind|what)(?P<kind>[^|-][^|]*) \|(?P<rest>.*)\|$", re.MULTILINE)


def test_every_kind_has_tests_that_exist() -> None:
    rows = ROW.findall(TABLE.read_text(encoding="utf-8"))
    assert len(rows) > 25
    for kind, rest in rows:
        names = re.findall(r"`(test_\w+\.py)`", rest)
        assert names, f"{kind} has no tests"
        missing = [name for name in names if not (TESTS / name).is_file()]
        assert not missing, f"{kind}: there is no {missing}"


def test_what_draws_inputs_is_in_the_table() -> None:
    text = TABLE.read_text(encoding="utf-8")
    drawn = [path.name for path in TESTS.glob("test_*.py") if EXAMPLES.search(path.read_text())]
    assert drawn
    assert [name for name in drawn if f"`{name}`" not in text] == []


def test_what_is_drawn_is_the_same_each_time() -> None:
    """Unless more is asked for: ``examples`` sees to both."""
    for path in TESTS.glob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        assert len(GIVEN.findall(text)) == len(EXAMPLES.findall(text)), path.name

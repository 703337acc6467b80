# SPDX-License-Identifier: Apache-2.0
"""Plan files: JSON that people can read, checked in full before any of it is used."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable
from pathlib import Path

from winnow.errors import PlanFileError
from winnow.files import parse_json, read_file
from winnow.plans.entry import Entry, read_entry

FORMAT = 1
"""Of the JSON; a reader takes no other."""
HEAD = ("format", "plans")
SHIPPED = Path(__file__).parent
"""Where the plan files are that come with Winnow."""


def read_plan_file(path: Path) -> tuple[Entry, ...]:
    """The entries of a file, in order; raises ``PlanFileError``."""
    return parse_plans(read_text(path), str(path))


def read_text(path: Path) -> str:
    """What is in a plan file; raises ``PlanFileError`` where it can't be read."""
    try:
        return read_file(path).decode()
    except OSError as error:
        raise PlanFileError(f"{path} can't be read: {error.strerror}") from error
    except ValueError as error:  # of a path that no file can have, or text that is not UTF-8
        raise PlanFileError(f"{path} can't be read: {error}") from error


@functools.cache
def shipped_plans() -> tuple[Entry, ...]:
    """The entries that come with Winnow."""
    return tuple(entry for path in sorted(SHIPPED.glob("*.json")) for entry in read_plan_file(path))


def parse_plans(text: str, name: str) -> tuple[Entry, ...]:
    """The entries in the text of the file ``name``; raises ``PlanFileError``."""
    try:
        fields = parse_json(text)
    except ValueError as error:
        raise PlanFileError(f"{name} can't be parsed: {error}") from None
    if not isinstance(fields, dict) or sorted(fields) != sorted(HEAD):
        raise PlanFileError(f"{name} must be an object with {' and '.join(HEAD)} alone")
    if fields["format"] != FORMAT or isinstance(fields["format"], bool):
        raise PlanFileError(f"{name}: format must be {FORMAT}, but is {fields['format']!r}")
    if not isinstance(fields["plans"], list):
        raise PlanFileError(f"{name}: plans must be a list, but is {fields['plans']!r}")
    return tuple(
        read_entry(each, f"{name}: plans[{number}]") for number, each in enumerate(fields["plans"])
    )


def format_plans(entries: Iterable[Entry]) -> str:
    """Text that ``parse_plans`` reads as ``entries``."""
    fields = {"format": FORMAT, "plans": [entry.to_json() for entry in entries]}
    return json.dumps(fields, indent=2) + "\n"


def with_entry(entries: Iterable[Entry], entry: Entry) -> tuple[Entry, ...]:
    """The entries with another one first, in place of what there is for the same selections."""
    same = (entry.target, entry.selection)
    return (entry, *(each for each in entries if (each.target, each.selection) != same))

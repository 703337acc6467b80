# SPDX-License-Identifier: Apache-2.0
"""A kernel that is lowered but not compiled, as plain data: what the passes made of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from winnow.backend.abi import Abi
from winnow.backend.compile import Options
from winnow.backend.entry import entry_of, is_integer, read_timings, require
from winnow.pipeline import Timing


class Text(NamedTuple):
    """A module's text, ``plain`` for people, and with each op's location for what goes on."""

    plain: str
    located: str


@dataclass(frozen=True)
class Lowered:
    """A kernel's text at each level, how to compile it, and how to call it.

    ``levels`` holds ``graph`` and ``tile``, as far as the lowering went through them, then ``tt``
    (our own form, which the CPU executor runs) and ``ttir`` (the same as Triton reads it).
    ``pass_timings`` are the passes', in order.
    """

    levels: Mapping[str, Text]
    abi: Abi
    options: Options
    pass_timings: tuple[Timing, ...]

    def to_files(self) -> dict[str, bytes]:
        """The kernel as named files, which ``from_files`` reads."""
        facts = {
            "abi": self.abi.to_json(),
            "options": vars(self.options),
            "pass_timings": self.pass_timings,
            "levels": self.levels,
        }
        return {"facts.json": json.dumps(facts).encode()}

    @staticmethod
    def from_files(files: Mapping[str, bytes]) -> Lowered:
        """The kernel that ``to_files`` wrote; its passes' timings are cached ones.

        Raises ``ValueError`` where it wrote no such files.
        """
        with entry_of("a lowered kernel"):
            facts = json.loads(files["facts.json"])
            levels = {level: Text(*texts) for level, texts in facts["levels"].items()}
            texts = [text for both in levels.values() for text in both]
            options = Options(**facts["options"])
            numbers = [number for number in vars(options).values() if number is not None]
            require({"tt", "ttir"} <= levels.keys(), "it has no level to run, or to compile")
            require(all(isinstance(text, str) for text in texts), "a level is no text")
            require(all(is_integer(number, 1) for number in numbers), "an option is no number")
            timings = read_timings(facts["pass_timings"])
            return Lowered(levels, Abi.from_json(facts["abi"]), options, timings)

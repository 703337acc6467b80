# SPDX-License-Identifier: Apache-2.0
"""Text of IR with a few mistakes in it, of the kind that reach further than the first token."""

from __future__ import annotations

import random
import re

TOKEN = re.compile(r'"[^"\n]*"|[%@^#!]?[\w.$]+|\s+|.')
NUMBER = re.compile(r"-?\d+")
NUMBERS = ("0", "1", "-1", "2", "3", "7", "16", "64", "128", "4096", "65536", "2147483647")
HUGE = ("2147483648", "-2147483648", "4294967296", "9223372036854775807", "18446744073709551616")
TYPES = ("i1", "i8", "i32", "i64", "f16", "bf16", "f32", "f64", "index", "f8E4M3FN", "none")


def mutated(text: str, donor: str, chance: random.Random, count: int) -> str:
    """``text`` with ``count`` mistakes, some of them parts of ``donor``."""
    tokens = TOKEN.findall(text)
    others = [token for token in TOKEN.findall(donor) if not token.isspace()] or ["x"]
    for _ in range(count):
        if not tokens:
            break
        mistake = chance.choice((_replace, _renumber, _retype, _drop, _repeat, _move, _graft))
        mistake(tokens, others, chance)
    return "".join(tokens)


def _replace(tokens: list[str], others: list[str], chance: random.Random) -> None:
    tokens[chance.randrange(len(tokens))] = chance.choice(others)


def _renumber(tokens: list[str], others: list[str], chance: random.Random) -> None:
    """A number becomes another, mostly a small one."""
    places = [place for place, token in enumerate(tokens) if NUMBER.search(token)]
    if places:
        place, numbers = chance.choice(places), NUMBERS if chance.random() < 0.8 else HUGE
        tokens[place] = NUMBER.sub(chance.choice(numbers), tokens[place], count=1)


def _retype(tokens: list[str], others: list[str], chance: random.Random) -> None:
    pattern = re.compile(rf"(?:{'|'.join(TYPES)})$")
    places = [place for place, token in enumerate(tokens) if pattern.search(token)]
    if places:
        place = chance.choice(places)
        tokens[place] = pattern.sub(chance.choice(TYPES), tokens[place])


def _drop(tokens: list[str], others: list[str], chance: random.Random) -> None:
    place = chance.randrange(len(tokens))
    del tokens[place : place + chance.randint(1, 4)]


def _repeat(tokens: list[str], others: list[str], chance: random.Random) -> None:
    place = chance.randrange(len(tokens))
    tokens[place:place] = tokens[place : place + chance.randint(1, 30)]


def _move(tokens: list[str], others: list[str], chance: random.Random) -> None:
    first, second = chance.randrange(len(tokens)), chance.randrange(len(tokens))
    tokens[first], tokens[second] = tokens[second], tokens[first]


def _graft(tokens: list[str], others: list[str], chance: random.Random) -> None:
    """Part of another text."""
    place, start = chance.randrange(len(tokens)), chance.randrange(len(others))
    tokens[place:place] = [f" {token}" for token in others[start : start + chance.randint(1, 12)]]

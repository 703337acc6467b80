# SPDX-License-Identifier: Apache-2.0
"""What the text of a snippet of assembly consists of: registers, labels and instructions."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

Value = TypeVar("Value")

_LABEL = re.compile(r"\s*(\w+):")
_REGISTERS = re.compile(r"\.reg \.(?P<type>\w+) (?P<names>[\w<>, ]+)")
_INSTRUCTION = re.compile(r"(?:@(?P<negated>!?)(?P<guard>\w+) )?(?P<opcode>[\w.]+) (?P<rest>.+)")
_OPERAND = re.compile(r"\{[^{}]*\}|\[[^\[\]]*\]|[^\s,{}\[\]]+")


class PtxError(Exception):
    """Text that is not PTX, or not of the part of it that is known here, or that acts wrongly."""


@dataclass(frozen=True)
class Instruction:
    """``opcode`` with all that follows its dots; it acts in lanes whose ``guard`` lets it."""

    text: str
    opcode: str
    operands: tuple[str, ...]
    guard: str | None
    negated: bool


@dataclass(frozen=True)
class Program:
    """``registers`` are types by name; ``labels``, the numbers of the instructions after them."""

    instructions: tuple[Instruction, ...]
    registers: dict[str, str]
    labels: dict[str, int]


@functools.cache
def parse(text: str) -> Program:
    """Of a snippet's text, which is in braces if it declares anything."""
    inner = text.strip()
    if inner.startswith("{") and inner.endswith("}"):
        inner = inner[1:-1]
    instructions: list[Instruction] = []
    registers: dict[str, str] = {}
    labels: dict[str, int] = {}
    for statement in inner.split(";"):
        rest = statement
        while label := _LABEL.match(rest):
            _declare(labels, label[1], len(instructions))
            rest = rest[label.end() :]
        rest = rest.strip()
        if found := _REGISTERS.fullmatch(rest):
            for name in _names(found["names"]):
                _declare(registers, name, found["type"])
        elif rest:
            instructions.append(_instruction(rest))
    return Program(tuple(instructions), registers, labels)


def _declare(table: dict[str, Value], name: str, value: Value) -> None:
    if name in table:
        raise PtxError(f"{name} is declared twice")
    table[name] = value


def _names(names: str) -> Iterator[str]:
    """Of ``a, b<2>``: a, b0, b1."""
    for name, _, count in (part.strip().partition("<") for part in names.split(",")):
        yield from (f"{name}{n}" for n in range(int(count[:-1]))) if count else [name]


def _instruction(text: str) -> Instruction:
    found = _INSTRUCTION.fullmatch(text)
    if not found:
        raise PtxError(f"not an instruction: {text}")
    operands = tuple(_OPERAND.findall(found["rest"]))
    return Instruction(text, found["opcode"], operands, found["guard"], found["negated"] == "!")

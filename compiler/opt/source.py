# SPDX-License-Identifier: Apache-2.0
"""IR as text: reading, splitting, and parsing it so that locations name the file it came from."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NoReturn

from torch_mlir import ir

from winnow.dialects.inspection import block_arguments, operations
from winnow.dialects.readable import unreadable_attribute
from winnow.errors import InputError
from winnow.files import readable_path
from winnow.pipeline.diagnostics import Diagnostic, Position, from_exception, position_of

STDIN = "-"
SPLIT_MARKER = "// -----"
MAX_NESTING = 256
MAX_RESULT_DIGITS = 4
UNNAMED = "-"
"""The file name that MLIR gives text without one."""

EXCESSES = re.compile(
    r'"(?:[^"\\\n]|\\.)*"|//[^\n]*'  # skipped: strings and comments
    rf"|(?P<signs>(?:-\s*){{{MAX_NESTING + 1}}})"  # each minus sign nests, too
    rf"|%[\w.$-]+#(?P<result>\d{{{MAX_RESULT_DIGITS + 1},}})"
    r"|->|[<>]=|(?P<open>[({\[<])|(?P<close>[)}\]>])"
)


@dataclass(frozen=True)
class Source:
    """``text`` of file ``name``; lines that belong to another part of the file are left empty."""

    name: str
    text: str

    def split(self) -> list[Source]:
        """The parts between ``// -----`` lines, with the line numbers of the file."""
        parts: list[list[str]] = [[]]
        for number, line in enumerate(self.text.split("\n")):
            if line.rstrip() == SPLIT_MARKER:
                parts.append([""] * (number + 1))
            else:
                parts[-1].append(line)
        return [replace(self, text="\n".join(lines)) for lines in parts]

    def parse(self, context: ir.Context) -> ir.Module:
        """The verified module that the text spells; raises ``InputError``."""
        self._check_excesses()
        try:
            module = ir.Module.parse(self.text, context=context)
        except ir.MLIRError as error:
            raise InputError([self.named(reason) for reason in from_exception(error)]) from None
        self._name_locations(module)
        self._check_attributes(module)
        return module

    def named(self, diagnostic: Diagnostic) -> Diagnostic:
        """``diagnostic`` with the name of this file in place of none."""
        position = diagnostic.position
        if position and position.file == UNNAMED:
            position = replace(position, file=self.name)
        notes = tuple(self.named(note) for note in diagnostic.notes)
        return replace(diagnostic, position=position, notes=notes)

    def position(self, at: int) -> Position:
        """The place of character ``at``, from 0."""
        before = self.text[:at].encode()
        return _position(self.name, before, len(before))

    def _check_excesses(self) -> None:
        """Refuses what makes MLIR's parser overflow the stack, or memory.

        It recurses where text is nested, and makes room for all results below one that is named.
        """
        depth = 0
        for token in EXCESSES.finditer(self.text):
            if token["open"]:
                depth += 1
            elif token["close"]:
                depth = max(0, depth - 1)
            if depth > MAX_NESTING or token["signs"]:
                self._refuse(token, f"nested more than {MAX_NESTING} deep")
            if token["result"]:
                self._refuse(token, f"a result's number has more than {MAX_RESULT_DIGITS} digits")

    def _refuse(self, token: re.Match[str], message: str) -> NoReturn:
        raise InputError([Diagnostic("error", message, self.position(token.start()))])

    def _check_attributes(self, module: ir.Module) -> None:
        """Refuses attributes that no pass could read."""
        found: list[Diagnostic] = []

        def visit(op: ir.Operation) -> ir.WalkResult:
            name = unreadable_attribute(op)
            if name is not None:
                message = f"attribute '{name}' is of a kind that can't be read"
                found.append(Diagnostic("error", message, position_of(op.location)))
            return ir.WalkResult.ADVANCE

        module.operation.walk(visit)
        if found:
            raise InputError(found)

    def _name_locations(self, module: ir.Module) -> None:
        for op in operations(module.operation):
            op.location = self._named_location(op.location)
            for argument in block_arguments(op):
                argument.set_location(self._named_location(argument.location))

    def _named_location(self, location: ir.Location) -> ir.Location:
        if isinstance(location, ir.FileLineColLoc) and location.filename == UNNAMED:
            line, column = location.start_line, location.start_col
            return ir.Location.file(self.name, line, column, context=location.context)
        return location


def read_source(path: str) -> Source:
    """The text of a file, or of standard input for ``-``; raises ``InputError``."""
    name = "<stdin>" if path == STDIN else readable_path(path)
    try:
        data = sys.stdin.buffer.read() if path == STDIN else Path(path).read_bytes()
    except OSError as error:
        reason = Diagnostic("error", f"can't be read: {error.strerror}", Position(name, 0, 0))
        raise InputError([reason]) from None
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        message = f"not UTF-8 text: byte 0x{data[error.start]:02x}"
        reason = Diagnostic("error", message, _position(name, data, error.start))
        raise InputError([reason]) from None
    if "\0" in text:
        reason = Diagnostic("error", "not text: NUL byte", _position(name, data, data.index(0)))
        raise InputError([reason])
    return Source(name, text)


def _position(name: str, data: bytes, at: int) -> Position:
    line_start = data.rfind(b"\n", 0, at) + 1
    return Position(name, data.count(b"\n", 0, at) + 1, at - line_start + 1)

# SPDX-License-Identifier: Apache-2.0
"""Diagnostics as plain data: MLIR's own live no longer than the handler that gets them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from torch_mlir import ir

from winnow.errors import LoweringError

Severity = Literal["error", "warning", "remark", "note"]

SEVERITIES: dict[ir.DiagnosticSeverity, Severity] = {
    ir.DiagnosticSeverity.ERROR: "error",
    ir.DiagnosticSeverity.WARNING: "warning",
    ir.DiagnosticSeverity.REMARK: "remark",
    ir.DiagnosticSeverity.NOTE: "note",
}
CURRENT_OPERATION = "see current operation: "


@dataclass(frozen=True)
class Position:
    """A place in a file; lines and columns (in bytes) count from 1, 0 being unknown."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file


@dataclass(frozen=True)
class Diagnostic:
    """What is wrong and where; ``position`` is ``None`` where that is unknown."""

    severity: Severity
    message: str
    position: Position | None
    notes: tuple[Diagnostic, ...] = ()

    def __str__(self) -> str:
        where = f"{self.position}: " if self.position else ""
        return f"{where}{self.severity}: {self.message}"


def position_of(location: ir.Location) -> Position | None:
    """The first place in a file that ``location``, or a part of it, names."""
    location = ir.Location.from_attr(location.attr, location.context)  # as its own class
    if isinstance(location, ir.FileLineColLoc):
        return Position(location.filename, location.start_line, location.start_col)
    if isinstance(location, ir.NameLoc):
        parts = [location.child_loc]
    elif isinstance(location, ir.CallSiteLoc):
        parts = [location.callee, location.caller]
    else:
        parts = location.locations if isinstance(location, ir.FusedLoc) else []
    return next(filter(None, map(position_of, parts)), None)


def from_mlir(diagnostic: ir.Diagnostic | ir.DiagnosticInfo) -> Diagnostic:
    """A diagnostic of MLIR as data, without notes that print an op with its regions."""
    notes = (from_mlir(note) for note in diagnostic.notes)
    return Diagnostic(
        SEVERITIES[diagnostic.severity],
        diagnostic.message.strip(),
        position_of(diagnostic.location),
        tuple(note for note in notes if not _prints_regions(note)),
    )


def from_exception(error: Exception) -> tuple[Diagnostic, ...]:
    """What ``error`` reports: at least one diagnostic, the first of them an error."""
    if isinstance(error, LoweringError):
        return (Diagnostic("error", error.message, position_of(error.location)),)
    if isinstance(error, ir.MLIRError) and error.error_diagnostics:
        return tuple(from_mlir(diagnostic) for diagnostic in error.error_diagnostics)
    message = str(error) if isinstance(error, ir.MLIRError) else f"{type(error).__name__}: {error}"
    return (Diagnostic("error", message.strip(), None),)


def _prints_regions(note: Diagnostic) -> bool:
    return note.message.startswith(CURRENT_OPERATION) and "\n" in note.message

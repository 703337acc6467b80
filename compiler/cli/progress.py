# SPDX-License-Identifier: Apache-2.0
"""Progress on a terminal; none elsewhere."""

from __future__ import annotations

from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from winnow.cli.report import console


def make_progress() -> Progress:
    """Bars on standard error, gone when they are done with; to be entered as a context."""
    where = console(stderr=True)
    return Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=where,
        transient=True,
        disable=not where.is_terminal,
    )

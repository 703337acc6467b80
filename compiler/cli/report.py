# SPDX-License-Identifier: Apache-2.0
"""How the tool's tables look: plain enough for a pipe, where they are at most ``WIDTH`` wide."""

from __future__ import annotations

from collections.abc import Collection

from rich import box
from rich.console import Console
from rich.table import Table

WIDTH = 100


def console(*, stderr: bool = False) -> Console:
    """Where to print: a terminal at its own width, or anything else, without colours."""
    made = Console(stderr=stderr, highlight=False)
    return made if made.is_terminal else Console(stderr=stderr, highlight=False, width=WIDTH)


def make_table(*columns: str, numbers: Collection[str] = ()) -> Table:
    """A table without rows yet; ``numbers`` are the columns to align at the right."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="bold")
    for column in columns:
        table.add_column(column, justify="right" if column in numbers else "left")
    return table

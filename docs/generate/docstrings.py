# SPDX-License-Identifier: Apache-2.0
"""Docstrings and tables as Markdown."""

from __future__ import annotations

import inspect
import itertools
import re
import textwrap
from collections.abc import Sequence
from typing import Any

CODE = re.compile(r"(`+)(.+?)\1", re.DOTALL)
MARKUP = re.compile(r"(?<=\*)\*|\*(?=\*)|<")


def markdown(documented: Any) -> str:
    """The docstring of a class or module; a block after ``::`` becomes one of MLIR."""
    blocks = []
    for paragraphs in re.split(r"\n\n(?=\S)", _docstring(documented)):
        lead, _, literal = paragraphs.partition("::\n\n")
        blocks.append(f"{_prose(lead)}:" if literal else _prose(lead))
        if literal:
            blocks.append(fenced(textwrap.dedent(literal), "mlir"))
    return "\n\n".join(blocks)


def summary(documented: Any) -> str:
    """The first paragraph of a docstring, in one line."""
    return " ".join(_prose(_docstring(documented).split("\n\n")[0]).split())


def fenced(text: str, language: str) -> str:
    """A block of code."""
    return f"```{language}\n{text}\n```"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; what it holds is Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(
        "| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines
    )


def link(heading: str) -> str:
    """A link to a heading of code on the same page, by the anchor that GitHub gives it."""
    anchor = re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
    return f"[`{heading}`](#{anchor})"


def _docstring(documented: Any) -> str:
    text = documented.__doc__
    if not text:
        raise ValueError(f"{documented.__name__} has no docstring")
    return inspect.cleandoc(text)


def _prose(text: str) -> str:
    """Prose with its code in single backticks, and nothing else that Markdown takes for markup."""
    parts = CODE.split(text)  # prose, backticks and code by turns
    prose = [MARKUP.sub(r"\\\g<0>", part) for part in parts[::3]]
    code = [f"`{part}`" for part in parts[2::3]]
    return "".join(itertools.chain(*itertools.zip_longest(prose, code, fillvalue="")))

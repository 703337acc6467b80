# SPDX-License-Identifier: Apache-2.0
"""Pages of `winnow report`, read back."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from winnow.cli.main import main
from winnow.report.data import unpack

KERNEL = ["sdsa", "--no-repair", "--top-k", "64", "--scatter", "scan", "--tile-keys", "32"]
"""One that is quick to compile."""
Table = list[list[str]]


@dataclass
class _Reader(HTMLParser):
    """Collects the text of elements that have an id, and the cells of tables that have one."""

    texts: dict[str, str] = field(default_factory=dict)
    tables: dict[str, Table] = field(default_factory=dict)
    tags: list[tuple[str, dict[str, str | None]]] = field(default_factory=list)
    _open: list[tuple[str, str | None]] = field(default_factory=list)
    _table: Table | None = None

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        self.tags.append((tag, known))
        if tag in ("meta", "br", "link", "img", "input"):
            return
        self._open.append((tag, known.get("id")))
        if tag == "table":
            self._table = self.tables.setdefault(known.get("id") or "", [])
        elif tag == "tr" and self._table is not None:
            self._table.append([])
        elif tag in ("td", "th") and self._table:
            self._table[-1].append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        opened, _ = self._open.pop()
        assert opened == tag, f"</{tag}> ends <{opened}>"
        if tag == "table":
            self._table = None

    def handle_data(self, data: str) -> None:
        for _, name in self._open:
            if name:
                self.texts[name] = self.texts.get(name, "") + data
        inside = any(tag in ("td", "th") for tag, _ in self._open)
        if self._table and self._table[-1] and inside:
            self._table[-1][-1] += data.strip()


@dataclass(frozen=True)
class Page:
    """A page by its text."""

    html: str

    @cached_property
    def _reader(self) -> _Reader:
        reader = _Reader()
        reader.feed(self.html)
        return reader

    @property
    def tags(self) -> list[tuple[str, dict[str, str | None]]]:
        """All elements with their attributes."""
        return self._reader.tags

    def text(self, name: str) -> str:
        """The text of the element with that id, space between words made one."""
        return " ".join(self._reader.texts[name].split())

    def table(self, name: str) -> Table:
        """The cells of the table with that id, by rows."""
        return self._reader.tables[name]

    @cached_property
    def data(self) -> Any:
        """The listings."""
        return unpack(self._reader.texts["data"])

    def lines(self, level: str) -> list[str]:
        """The text of a level."""
        return list(self.data["levels"][level]["text"])


def write_page(directory: Path, *words: str) -> Page:
    """The page that the command writes."""
    assert main(["report", *words, "-o", str(directory)]) == 0
    (path,) = directory.glob("*.html")
    return Page(path.read_text(encoding="utf-8"))


def link_names(values: int | list[int]) -> list[int]:
    """Source lines or numbers of ops as the page's data holds them."""
    return values if isinstance(values, list) else [values] if values else []


def without_debug_info(text: str) -> list[str]:
    """The lines of PTX, but for what tells locations."""
    code = text.partition("\t.file\t")[0]
    lines = (line.partition("//")[0].rstrip() for line in code.splitlines())
    return [line for line in lines if line and not re.match(r"\s*\.loc\b", line)]

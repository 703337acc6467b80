# SPDX-License-Identifier: Apache-2.0
"""The reference pages, written from the definitions of dialects and passes.

``python docs/generate/reference_pages.py``, or ``make docs``, writes those that have changed.
"""

from __future__ import annotations

from pathlib import Path

from dialect_page import dialect_page
from op_examples import op_examples
from pass_page import pass_page
from torch_mlir import ir

from winnow.dialects import make_context
from winnow.dialects.graph import WinnowDialect
from winnow.dialects.tile import TileDialect
from winnow.dialects.tt import TritonDialect

FOLDER = Path(__file__).parents[1] / "reference"
NOTICE = "<!-- Written by `make docs` from the definitions: edit those. -->"
DIALECTS = (WinnowDialect, TileDialect, TritonDialect)


def reference_pages() -> dict[str, str]:
    """The text of each page, by the name of its file."""
    examples = op_examples(DIALECTS)
    with make_context(), ir.Location.unknown():
        pages = {
            f"{dialect.DIALECT_NAMESPACE}.md": dialect_page(dialect, examples)
            for dialect in DIALECTS
        }
    pages["passes.md"] = pass_page()
    return {name: f"{NOTICE}\n\n{text}" for name, text in pages.items()}


def main() -> None:
    """Writes the pages, and prints the names of those that have changed."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in reference_pages().items():
        path = FOLDER / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(f"wrote docs/reference/{name}")


if __name__ == "__main__":
    main()
